<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>meadhall::ui::AnalysisRoom</name>
    <message>
        <source>Choose a place; then click its cards, drag them there, or type their names: %1</source>
        <translation>Wähle einen Ort; klicke dann seine Karten an, ziehe sie dorthin oder tippe ihre Namen: %1</translation>
    </message>
    <message>
        <source>Hidden cards are also inferred from the moves that led here.</source>
        <translation>Auf die verdeckten Karten wird auch aus den Zügen davor geschlossen.</translation>
    </message>
    <message>
        <source>Nothing is inferred from play: the moves that led here are not given.</source>
        <translation>Aus dem Spielverlauf wird nichts geschlossen: Die Züge davor sind nicht angegeben.</translation>
    </message>
    <message>
        <source>%1: a hand has one to nine cards.</source>
        <comment>a name, or “Your hand”</comment>
        <translation>%1: Eine Hand hat eine bis neun Karten.</translation>
    </message>
    <message>
        <source>In round %1 your hand has %2.</source>
        <comment>%2: a number of cards</comment>
        <translation>In Runde&#xa0;%1 hast du %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>how many a hand has</comment>
        <translation>
            <numerusform>%Ln&#xa0;Karte</numerusform>
            <numerusform>%Ln&#xa0;Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: more cards are known than there are in that hand.</source>
        <comment>a name</comment>
        <translation>%1: Es sind mehr Karten bekannt, als auf dieser Hand sind.</translation>
    </message>
    <message>
        <source>%1: these points are not possible.</source>
        <comment>a name, or “Your hand”</comment>
        <translation>%1: Diese Punkte sind nicht möglich.</translation>
    </message>
    <message>
        <source>Exactly one player must be to move, marked by *.</source>
        <translation>Genau eine Person muss am Zug sein, gekennzeichnet mit *.</translation>
    </message>
    <message>
        <source>The cards on the table must be those of one player.</source>
        <translation>Die Karten auf dem Tisch muss genau eine Person gespielt haben.</translation>
    </message>
    <message>
        <source>The cards on the table are not a set: they share neither colour nor number.</source>
        <translation>Die Karten auf dem Tisch sind keine Kombination: Weder Farbe noch Ziffer ist gleich.</translation>
    </message>
    <message>
        <source>Whoever played the cards on the table cannot be to move.</source>
        <translation>Wer die Karten auf dem Tisch gespielt hat, kann nicht am Zug sein.</translation>
    </message>
    <message>
        <source>Nothing lies on the table, so the player to move leads, and nobody can have passed.</source>
        <translation>Auf dem Tisch liegt nichts: Wer am Zug ist, beginnt die Runde, und niemand kann gepasst haben.</translation>
    </message>
    <message>
        <source>Each of the three piles must have at least one card.</source>
        <translation>Jeder der drei Stapel muss mindestens eine Karte haben.</translation>
    </message>
    <message>
        <source>Either all players must have revealed one card or none, and the highest ones go first.</source>
        <translation>Entweder müssen alle eine Karte aufgedeckt haben oder niemand, und die höchsten kommen zuerst an die Reihe.</translation>
    </message>
    <message>
        <source>The moves end the hand, so there is nothing left to decide.</source>
        <translation>Mit diesen Zügen endet der Durchgang: Es gibt nichts mehr zu entscheiden.</translation>
    </message>
    <message>
        <source>This line is too long for a position.</source>
        <translation>Diese Zeile ist zu lang für eine Stellung.</translation>
    </message>
    <message>
        <source>A position begins with %1 or %2.</source>
        <translation>Eine Stellung beginnt mit %1 oder %2.</translation>
    </message>
    <message>
        <source>The position is not complete.</source>
        <translation>Die Stellung ist nicht vollständig.</translation>
    </message>
    <message>
        <source>“%1” has no meaning here.</source>
        <translation>„%1“ hat hier keine Bedeutung.</translation>
    </message>
    <message>
        <source>Odin has two to six players, Ninjan two to five.</source>
        <translation>Odin spielen zwei bis sechs, Ninjan zwei bis fünf.</translation>
    </message>
    <message>
        <source>With these colours there are fewer than nine cards for each player.</source>
        <translation>Mit diesen Farben reichen die Karten nicht für je neun.</translation>
    </message>
    <message>
        <source>There are nine rounds.</source>
        <translation>Es gibt neun Runden.</translation>
    </message>
    <message>
        <source>This card is in two places, and there is only one: %1</source>
        <comment>a card</comment>
        <translation>Diese Karte liegt an zwei Orten, es gibt sie aber nur einmal: %1</translation>
    </message>
    <message>
        <source>The colour of this card is not in the deck: %1</source>
        <comment>a card</comment>
        <translation>Die Farbe dieser Karte ist nicht im Spiel: %1</translation>
    </message>
    <message>
        <source>The game does not have that many cards.</source>
        <translation>Das sind mehr Karten, als es gibt.</translation>
    </message>
    <message>
        <source>This move is against the rules: %1</source>
        <comment>the first card of a move</comment>
        <translation>Dieser Zug ist gegen die Regeln: %1</translation>
    </message>
    <message>
        <source>Analyse a position</source>
        <comment>title of a room</comment>
        <translation>Stellung analysieren</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>label: how many</comment>
        <translation>Spielerzahl</translation>
    </message>
    <message>
        <source>Points that end the game</source>
        <comment>label of a number</comment>
        <translation>Punktegrenze</translation>
    </message>
    <message>
        <source>Current round</source>
        <comment>label of a number from 1 to 9</comment>
        <translation>Aktuelle Runde</translation>
    </message>
    <message>
        <source>Cards of the game</source>
        <comment>title of all cards</comment>
        <translation>Karten des Spiels</translation>
    </message>
    <message>
        <source>How many</source>
        <comment>heading of a column: of cards</comment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Places</source>
        <comment>title of the places that cards can be at</comment>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Cards go to</source>
        <comment>heading of a column: hands and piles</comment>
        <translation>Wohin</translation>
    </message>
    <message>
        <source>Known cards</source>
        <comment>heading of a column</comment>
        <translation>Bekannte Karten</translation>
    </message>
    <message>
        <source>Your hand</source>
        <comment>a place for cards</comment>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>On the table</source>
        <comment>a place for cards: those that were played last</comment>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>On pile %1</source>
        <comment>a place for cards</comment>
        <translation>Auf Stapel&#xa0;%1</translation>
    </message>
    <message>
        <source>Out of play</source>
        <comment>a place for cards</comment>
        <translation>Aus dem Spiel</translation>
    </message>
    <message>
        <source>To move:</source>
        <comment>label of a list of players</comment>
        <translation>Am Zug:</translation>
    </message>
    <message>
        <source>On the table from:</source>
        <comment>label of a list of players: who played the cards there</comment>
        <translation>Auf dem Tisch von:</translation>
    </message>
    <message>
        <source>Pos&amp;ition:</source>
        <comment>label of a line of text</comment>
        <translation>Stellun&amp;g:</translation>
    </message>
    <message>
        <source>&amp;Copy line</source>
        <comment>button: a position as a line of text</comment>
        <translation>Zeile &amp;kopieren</translation>
    </message>
    <message>
        <source>Pas&amp;te</source>
        <comment>button: a position as a line of text</comment>
        <translation>Einfüge&amp;n</translation>
    </message>
    <message>
        <source>Play it o&amp;ut</source>
        <comment>button: begins a game with a position</comment>
        <translation>Z&amp;u Ende spielen</translation>
    </message>
    <message>
        <source>Clea&amp;r</source>
        <comment>button: takes all cards away</comment>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Position</source>
        <comment>page of a room in a small window</comment>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Best moves</source>
        <comment>heading, page</comment>
        <translation>Beste Züge</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals</source>
        <comment>how many were played to compare moves</comment>
        <translation>
            <numerusform>%Ln&#xa0;Verteilung</numerusform>
            <numerusform>%Ln&#xa0;Verteilungen</numerusform>
        </translation>
    </message>
    <message>
        <source>It is somebody else’s turn. Your moves are compared when it is yours.</source>
        <translation>Jemand anders ist am Zug. Deine Züge werden verglichen, wenn du dran bist.</translation>
    </message>
    <message>
        <source>Not possible yet</source>
        <comment>heading: about a position</comment>
        <translation>Noch nicht möglich</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <comment>said by a screen reader: a move</comment>
        <translation>Am besten: %1</translation>
    </message>
    <message>
        <source>Take back the last change (%1)</source>
        <comment>button; a key</comment>
        <translation>Letzte Änderung zurücknehmen (%1)</translation>
    </message>
    <message>
        <source>All players together cannot have won these points.</source>
        <translation>Alle zusammen können diese Punkte nicht gewonnen haben.</translation>
    </message>
    <message>
        <source>Nobody can hold the goat, and it has not been seen.</source>
        <translation>Niemand kann die Ziege halten, und sie ist nirgends zu sehen.</translation>
    </message>
</context>
<context>
    <name>ButtonText</name>
    <message>
        <source>Close</source>
        <comment>button</comment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copied</source>
        <comment>button: what it copies is on the clipboard now</comment>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>button</comment>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <comment>button</comment>
        <translation>&amp;Neue Partie&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <comment>button: a game that is not finished</comment>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Dim cards that cannot &amp;be played</source>
        <comment>setting</comment>
        <translation>&amp;Nicht spielbare Karten abdunkeln</translation>
    </message>
    <message>
        <source>Start again</source>
        <comment>button: the lesson from its beginning</comment>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button</comment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Resume</source>
        <comment>button: what has been stopped or paused</comment>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <comment>button; %1 is a factor: 2×</comment>
        <translation>Tempo: %1</translation>
    </message>
    <message>
        <source>How would others have played my cards?</source>
        <comment>computers play the deal of a finished game</comment>
        <translation>Wie hätten andere meine Karten gespielt?</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <comment>button: looks at a game again</comment>
        <translation>A&amp;nalysieren</translation>
    </message>
    <message>
        <source>&amp;Yes, warn me</source>
        <comment>button</comment>
        <translation>&amp;Ja, warne mich</translation>
    </message>
    <message>
        <source>No, thank you</source>
        <comment>button</comment>
        <translation>Nein, danke</translation>
    </message>
</context>
<context>
    <name>CostText</name>
    <message>
        <source>%1 to %2 points</source>
        <comment>what a move costs; numbers with one decimal</comment>
        <translation>%1 bis %2&#xa0;Punkte</translation>
    </message>
    <message>
        <source>about %1 points</source>
        <comment>what a move costs; a number with one decimal</comment>
        <translation>etwa %1&#xa0;Punkte</translation>
    </message>
    <message>
        <source>Picking up %1 costs %2.</source>
        <comment>warning; a card (accusative), “about 1.2 points”</comment>
        <translation>Nimmst du %1, kostet das %2.</translation>
    </message>
    <message>
        <source>Playing %1 costs %2.</source>
        <comment>warning; the value of the cards to be played, “about 1.2 points”</comment>
        <translation>Spielst du %1, kostet das %2.</translation>
    </message>
    <message>
        <source>Choosing %1 costs %2.</source>
        <comment>warning; a card (accusative), “about 5.2 points”</comment>
        <translation>Wählst du %1, kostet das %2.</translation>
    </message>
    <message>
        <source>Laying your card on %1 costs %2.</source>
        <translation>Legst du deine Karte auf %1, kostet das %2.</translation>
    </message>
    <message>
        <source>Passing costs %1.</source>
        <comment>warning; “about 1.2 points”</comment>
        <translation>Passen kostet %1.</translation>
    </message>
    <message>
        <source>It ends the game with somebody else ahead.</source>
        <comment>what speaks against a play</comment>
        <translation>Damit endet die Partie, und jemand anders gewinnt.</translation>
    </message>
    <message>
        <source>It breaks up your %1.</source>
        <comment>what speaks against a play; the value of a set</comment>
        <translation>Das reißt deine %1 auseinander.</translation>
    </message>
    <message>
        <source>It leaves %1 on its own: it doesn’t go with any of your other cards.</source>
        <comment>what speaks against a play; a card (accusative)</comment>
        <translation>Dann bleibt %1 allein: Sie passt zu keiner deiner anderen Karten.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves %Ln of your cards on their own.</source>
        <comment>what speaks against a play</comment>
        <translation>
            <numerusform>Dann bleibt %Ln&#xa0;deiner Karten allein.</numerusform>
            <numerusform>Dann bleiben %Ln&#xa0;deiner Karten allein.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card you pick up doesn’t go with any of yours.</source>
        <comment>what speaks against a play</comment>
        <translation>Die Karte, die du nimmst, passt zu keiner deiner Karten.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand still makes %Ln sets afterwards.</source>
        <comment>what speaks against a play</comment>
        <translation>
            <numerusform>Danach bleibt dir immer noch %Ln&#xa0;Kombination.</numerusform>
            <numerusform>Danach bleiben dir immer noch %Ln&#xa0;Kombinationen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your opponent could go out by beating it.</source>
        <comment>what speaks against a play</comment>
        <translation>Dein Gegner könnte das schlagen und damit alle Karten loswerden.</translation>
    </message>
    <message>
        <source>Somebody could go out by beating it.</source>
        <comment>what speaks against a play</comment>
        <translation>Jemand könnte das schlagen und damit alle Karten loswerden.</translation>
    </message>
    <message>
        <source>It gives up a 9.</source>
        <comment>what speaks against a play: a high card</comment>
        <translation>Du gibst eine 9 her.</translation>
    </message>
    <message>
        <source>It gives up an 8.</source>
        <comment>what speaks against a play: a high card</comment>
        <translation>Du gibst eine 8 her.</translation>
    </message>
    <message numerus="yes">
        <source>You keep all your cards, and your opponent has only %Ln left.</source>
        <comment>what speaks against passing</comment>
        <translation>
            <numerusform>Du behältst alle Karten, und dein Gegner hat nur noch %Ln.</numerusform>
            <numerusform>Du behältst alle Karten, und dein Gegner hat nur noch %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep all your cards, and somebody has only %Ln left.</source>
        <comment>what speaks against passing</comment>
        <translation>
            <numerusform>Du behältst alle Karten, und jemand hat nur noch %Ln.</numerusform>
            <numerusform>Du behältst alle Karten, und jemand hat nur noch %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>That ends the round, and somebody else leads.</source>
        <comment>what speaks against passing</comment>
        <translation>Dann ist die Runde vorbei, und jemand anders beginnt die nächste.</translation>
    </message>
    <message>
        <source>As things stand, it has to take a pile worth %1.</source>
        <comment>what speaks against a card; a number below 0</comment>
        <translation>Wie die Stapel jetzt liegen, muss die Karte einen nehmen, der %1 wert ist.</translation>
    </message>
    <message>
        <source>As things stand, it takes %1 and leaves its own %2 as the next prize.</source>
        <comment>what speaks against a card; what a pile is worth: +3; its number, 4 to 10</comment>
        <translation>Wie die Stapel jetzt liegen, bringt sie %1, aber deine %2 liegt dann für andere bereit.</translation>
    </message>
    <message>
        <source>As things stand, it takes only %1.</source>
        <comment>what speaks against a card; what a pile is worth: +3</comment>
        <translation>Wie die Stapel jetzt liegen, bringt die Karte nur %1.</translation>
    </message>
    <message>
        <source>It is resolved last and takes what is left.</source>
        <comment>what speaks against a card</comment>
        <translation>Die Karte kommt als letzte dran und nimmt, was übrig ist.</translation>
    </message>
    <message>
        <source>It beats nothing as the piles are now.</source>
        <comment>what speaks against a card</comment>
        <translation>Wie die Stapel jetzt liegen, schlägt die Karte nichts.</translation>
    </message>
    <message>
        <source>The pile is then worth %1.</source>
        <comment>what speaks against laying a card there: +9</comment>
        <translation>Der Stapel ist dann %1 wert.</translation>
    </message>
    <message>
        <source>Taking the pile with %1 costs %2.</source>
        <extracomment>warning; the card on top of a pile (accusative), “about 5.2 points”</extracomment>
        <translation>Nimmst du den Stapel mit %1, kostet das %2.</translation>
    </message>
    <message>
        <source>This pile is worth %1, but others may then get more.</source>
        <comment>what speaks against a pile; +3</comment>
        <translation>Dieser Stapel ist %1 wert, aber andere bekommen dafür womöglich mehr.</translation>
    </message>
    <message>
        <source>This pile is worth %1; another is worth %2.</source>
        <comment>what speaks against a pile; what piles are worth: +3, +8</comment>
        <translation>Dieser Stapel ist %1 wert, ein anderer %2.</translation>
    </message>
    <message numerus="yes">
        <source>A play could leave you with %Ln sets instead of %1.</source>
        <comment>what speaks against passing</comment>
        <translation>
            <numerusform>Spielst du, könnte dir %Ln&#xa0;Kombination statt %1 bleiben.</numerusform>
            <numerusform>Spielst du, könnten dir %Ln&#xa0;Kombinationen statt %1 bleiben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep all %Ln of your cards.</source>
        <comment>what speaks against passing</comment>
        <translation>
            <numerusform>Du behältst deine einzige Karte.</numerusform>
            <numerusform>Du behältst alle deine %Ln&#xa0;Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand then makes %Ln sets.</source>
        <comment>what speaks against a play</comment>
        <translation>
            <numerusform>Deine Hand ergibt dann %Ln&#xa0;Kombination.</numerusform>
            <numerusform>Deine Hand ergibt dann %Ln&#xa0;Kombinationen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>d MMM</source>
        <comment>a day without its year, short, as QLocale::toString() takes it</comment>
        <translation>d. MMM</translation>
    </message>
</context>
<context>
    <name>DealText</name>
    <message>
        <source>Deal of the day</source>
        <comment>title</comment>
        <translation>Partie des Tages</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a weekday and a day, as QLocale::toString() takes it</comment>
        <translation>dddd, d. MMMM</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln player(s)</source>
        <comment>a game</comment>
        <translation>
            <numerusform>%1, %Ln&#xa0;Spieler</numerusform>
            <numerusform>%1, %Ln&#xa0;Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Not played yet</source>
        <comment>the deal of a day</comment>
        <translation>Noch nicht gespielt</translation>
    </message>
    <message numerus="yes">
        <source>You got %1 point(s)</source>
        <comment>%1 may have a sign</comment>
        <translation>
            <numerusform>Du hast %1&#xa0;Punkt</numerusform>
            <numerusform>Du hast %1&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer is better.</source>
        <comment>points</comment>
        <translation>Weniger ist besser.</translation>
    </message>
    <message>
        <source>More is better.</source>
        <comment>points</comment>
        <translation>Mehr ist besser.</translation>
    </message>
    <message numerus="yes">
        <source>As many points as %1, with the same %Ln card(s).</source>
        <comment>points; %1: names of levels</comment>
        <translation>
            <numerusform>So viele Punkte wie %1, mit derselben Karte.</numerusform>
            <numerusform>So viele Punkte wie %1, mit denselben %Ln&#xa0;Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Between %1 and %2, with the same %Ln card(s).</source>
        <comment>names of levels</comment>
        <translation>
            <numerusform>Zwischen %1 und %2, mit derselben Karte.</numerusform>
            <numerusform>Zwischen %1 und %2, mit denselben %Ln&#xa0;Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ahead of every level, with the same %Ln card(s).</source>
        <translation>
            <numerusform>Vor allen Stufen, mit derselben Karte.</numerusform>
            <numerusform>Vor allen Stufen, mit denselben %Ln&#xa0;Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a level and its points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>points and place</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Meadhall, deal of the day %1 (%2): %3</source>
        <comment>number, game, result</comment>
        <translation>Meadhall, Partie des Tages %1 (%2): %3</translation>
    </message>
    <message>
        <source>Meadhall, deal %1 (%2): %3</source>
        <comment>number, game, result</comment>
        <translation>Meadhall, Partienummer&#xa0;%1 (%2): %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <comment>until the next deal of the day</comment>
        <translation>
            <numerusform>%Ln&#xa0;Minute</numerusform>
            <numerusform>%Ln&#xa0;Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Next deal in %1.</source>
        <translation>Nächste Partie in %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s)</source>
        <comment>until the next deal of the day</comment>
        <translation>
            <numerusform>%Ln&#xa0;Stunde</numerusform>
            <numerusform>%Ln&#xa0;Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Next deal in %1 %2.</source>
        <comment>hours, minutes</comment>
        <translation>Nächste Partie in %1&#xa0;%2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) in a row</source>
        <comment>on which the deal of the day was played</comment>
        <translation>
            <numerusform>%Ln&#xa0;Tag in Folge</numerusform>
            <numerusform>%Ln&#xa0;Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>Day by day</source>
        <comment>heading above the last deals of the day</comment>
        <translation>Tag für Tag</translation>
    </message>
    <message numerus="yes">
        <source>longest: %Ln day(s)</source>
        <comment>row of days</comment>
        <translation>
            <numerusform>längste Serie: %Ln&#xa0;Tag</numerusform>
            <numerusform>längste Serie: %Ln&#xa0;Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Just behind %1, with the same %Ln card(s).</source>
        <comment>name of a level</comment>
        <translation>
            <numerusform>Knapp hinter %1, mit derselben Karte.</numerusform>
            <numerusform>Knapp hinter %1, mit denselben %Ln&#xa0;Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>In progress</source>
        <comment>the deal of a day</comment>
        <translation>Läuft gerade</translation>
    </message>
    <message>
        <source>There is a new deal of the day.</source>
        <translation>Es gibt eine neue Partie des Tages.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>„%1“ lässt sich nicht lesen: %2.</translation>
    </message>
    <message>
        <source>“%1” was written by a newer version of Meadhall.</source>
        <translation>„%1“ wurde mit einer neueren Version von Meadhall geschrieben.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: line %2 is damaged.</source>
        <translation>„%1“ lässt sich nicht öffnen: Zeile&#xa0;%2 ist beschädigt.</translation>
    </message>
    <message>
        <source>“%1” could not be saved: %2. Your game goes on; try another folder.</source>
        <translation>„%1“ konnte nicht gespeichert werden: %2. Die Partie läuft weiter; versuche es mit einem anderen Ordner.</translation>
    </message>
    <message>
        <source>“%1” is not a Meadhall game record.</source>
        <comment>a file</comment>
        <translation>„%1“ ist keine Meadhall-Aufzeichnung.</translation>
    </message>
    <message>
        <source>“%1” could not be deleted: %2.</source>
        <comment>a file and what the system says</comment>
        <translation>„%1“ konnte nicht gelöscht werden: %2.</translation>
    </message>
    <message>
        <source>“%1” could not be restored: %2.</source>
        <comment>a file and what the system says</comment>
        <translation>„%1“ konnte nicht wiederhergestellt werden: %2.</translation>
    </message>
    <message>
        <source>%1: the program could not be started. An easy computer player takes its place.</source>
        <comment>%1 is a name</comment>
        <translation>%1: Das Programm ließ sich nicht starten. Stattdessen spielt hier jetzt ein Computer (leicht).</translation>
    </message>
    <message>
        <source>%1: the program has stopped. An easy computer player takes its place.</source>
        <comment>%1 is a name</comment>
        <translation>%1: Das Programm hat sich beendet. Stattdessen spielt hier jetzt ein Computer (leicht).</translation>
    </message>
    <message>
        <source>%1: the program did not answer in time. An easy computer player takes its place.</source>
        <comment>%1 is a name</comment>
        <translation>%1: Das Programm hat nicht rechtzeitig geantwortet. Stattdessen spielt hier jetzt ein Computer (leicht).</translation>
    </message>
    <message>
        <source>%1: the program’s answer could not be understood. An easy computer player takes its place.</source>
        <comment>%1 is a name</comment>
        <translation>%1: Die Antwort des Programms war unverständlich. Stattdessen spielt hier jetzt ein Computer (leicht).</translation>
    </message>
    <message>
        <source>%1: the program’s move broke the rules. An easy computer player takes its place.</source>
        <comment>%1 is a name</comment>
        <translation>%1: Der Zug des Programms verstieß gegen die Regeln. Stattdessen spielt hier jetzt ein Computer (leicht).</translation>
    </message>
    <message>
        <source>Meadhall is already running: you can play on here, but only the game in the other window is saved.</source>
        <translation>Meadhall ist schon geöffnet: Du kannst hier weiterspielen, gespeichert wird aber nur die Partie im anderen Fenster.</translation>
    </message>
    <message>
        <source>There is a game from a newer version of Meadhall here. It has been left alone, and this game will not be saved.</source>
        <translation>Hier liegt eine Partie aus einer neueren Version von Meadhall. Sie bleibt unverändert; die jetzige wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>The disk is full: your game goes on, but it will not be saved until there is space again.</source>
        <translation>Kein Speicherplatz mehr: Die Partie läuft weiter, wird aber erst wieder gespeichert, wenn Platz frei ist.</translation>
    </message>
    <message>
        <source>The file for the current game has disappeared. Your game goes on, and the file has been created again.</source>
        <translation>Die Datei mit deiner Partie ist verschwunden. Sie wurde neu angelegt, und die Partie läuft weiter.</translation>
    </message>
    <message>
        <source>Meadhall cannot write to its folder: you can play on, but this game is not being saved.</source>
        <translation>Im Ordner von Meadhall lässt sich nichts speichern: Die Partie läuft weiter, wird aber nicht gespeichert.</translation>
    </message>
    <message>
        <source>Your game cannot be saved at the moment, but you can play on.</source>
        <translation>Deine Partie lässt sich gerade nicht speichern, aber du kannst weiterspielen.</translation>
    </message>
    <message>
        <source>Your last game was damaged. What could be read is here; the damaged file has been kept as “%1”.</source>
        <translation>Deine letzte Partie war beschädigt. Was lesbar war, ist noch da; die beschädigte Datei bleibt als „%1“ erhalten.</translation>
    </message>
    <message>
        <source>Your last game was damaged, and nothing of it can be read. The file has been kept as “%1”.</source>
        <translation>Deine letzte Partie war beschädigt, und nichts davon ist lesbar. Die Datei bleibt als „%1“ erhalten.</translation>
    </message>
    <message>
        <source>The last line of the record was incomplete and has been left out.</source>
        <translation>Die letzte Zeile der Aufzeichnung war unvollständig und wurde weggelassen.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: line %2 breaks the rules of the game.</source>
        <translation>„%1“ lässt sich nicht öffnen: Zeile&#xa0;%2 verstößt gegen die Spielregeln.</translation>
    </message>
    <message>
        <source>%1: the record names a program. Only commands that you have typed in the “New game” dialog are run, so an easy computer player takes its place.</source>
        <comment>%1 is a name, or several</comment>
        <translation>%1: In der Aufzeichnung steht hier ein Programm. Ausgeführt werden aber nur Befehle, die du selbst im Dialog „Neue Partie“ eingegeben hast; stattdessen spielt hier jetzt ein Computer (leicht).</translation>
    </message>
    <message>
        <source>the file is from a newer version of Meadhall and is left alone</source>
        <comment>after a colon</comment>
        <translation>Die Datei stammt aus einer neueren Version von Meadhall und bleibt unberührt</translation>
    </message>
    <message>
        <source>the file there is damaged and cannot be renamed</source>
        <comment>after a colon</comment>
        <translation>Die Datei dort ist beschädigt und lässt sich nicht umbenennen</translation>
    </message>
    <message>
        <source>another Meadhall has taken over the folder</source>
        <comment>after a colon</comment>
        <translation>Ein anderes Meadhall hat den Ordner übernommen</translation>
    </message>
    <message>
        <source>The disk is not answering.</source>
        <translation>Der Datenträger antwortet nicht.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: it breaks the rules of the game.</source>
        <translation>„%1“ lässt sich nicht öffnen: Die Aufzeichnung verstößt gegen die Regeln des Spiels.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>after a colon</comment>
        <translation>Der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the folder cannot be written to</source>
        <comment>after a colon</comment>
        <translation>In den Ordner kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Your settings cannot be saved: %1. They last until Meadhall is closed.</source>
        <translation>Deine Einstellungen lassen sich nicht speichern: %1. Sie gelten, bis Meadhall geschlossen wird.</translation>
    </message>
    <message>
        <source>Your solved puzzles cannot be saved: %1. They count until Meadhall is closed.</source>
        <translation>Deine gelösten Aufgaben lassen sich nicht speichern: %1. Sie zählen, bis Meadhall geschlossen wird.</translation>
    </message>
    <message>
        <source>Your results cannot be saved: %1. They count until Meadhall is closed.</source>
        <translation>Deine Ergebnisse lassen sich nicht speichern: %1. Sie zählen, bis Meadhall geschlossen wird.</translation>
    </message>
    <message>
        <source>The review cannot be saved: %1. Next time, the game will be reviewed again.</source>
        <translation>Die Analyse lässt sich nicht speichern: %1. Beim nächsten Mal wird die Partie neu analysiert.</translation>
    </message>
    <message>
        <source>Your seat at your friend’s table cannot be saved: %1. If Meadhall stops, you cannot return to it.</source>
        <translation>Dein Platz am Tisch der anderen lässt sich nicht speichern: %1. Wird Meadhall beendet, kommst du nicht mehr dorthin zurück.</translation>
    </message>
    <message>
        <source>Meadhall’s folder has been replaced, or another Meadhall has used it. You can play on, but nothing more is saved until you start Meadhall again.</source>
        <translation>Der Ordner von Meadhall wurde ersetzt, oder ein anderes Meadhall hat ihn benutzt. Du kannst weiterspielen, aber gespeichert wird erst wieder, wenn du Meadhall neu startest.</translation>
    </message>
    <message>
        <source>the folder has been replaced, or another Meadhall has used it</source>
        <comment>after a colon</comment>
        <translation>Der Ordner wurde ersetzt, oder ein anderes Meadhall hat ihn benutzt</translation>
    </message>
    <message>
        <source>The invitation cannot be saved: %1. If Meadhall stops, the guests will not find the table again.</source>
        <translation>Die Einladung lässt sich nicht speichern: %1. Wird Meadhall beendet, finden die Gäste nicht an den Tisch zurück.</translation>
    </message>
    <message>
        <source>Clearing or restoring the statistics cannot be saved: %1. It lasts until Meadhall is closed.</source>
        <translation>Dass du die Statistik gelöscht oder wiederhergestellt hast, lässt sich nicht speichern: %1. Das gilt, bis Meadhall geschlossen wird.</translation>
    </message>
    <message>
        <source>The log is not complete: its end is missing. Save it again.</source>
        <translation>Das Protokoll ist unvollständig: Sein Ende fehlt. Speichere es noch einmal.</translation>
    </message>
    <message>
        <source>Board Game Arena sent an error instead of the log. Try again later.</source>
        <translation>Board Game Arena hat statt des Protokolls einen Fehler geschickt. Versuche es später noch einmal.</translation>
    </message>
    <message>
        <source>This is the log of another game. Only Odin and Ninjan can be read.</source>
        <translation>Das ist das Protokoll eines anderen Spiels. Nur Odin und Ninjan können gelesen werden.</translation>
    </message>
    <message>
        <source>The text holds the logs of several games. Save one at a time.</source>
        <translation>Der Text enthält die Protokolle mehrerer Partien. Speichere jede einzeln.</translation>
    </message>
    <message>
        <source>This game is not over yet. It can be reviewed when it is.</source>
        <translation>Diese Partie ist noch nicht zu Ende. Danach kann sie analysiert werden.</translation>
    </message>
    <message>
        <source>Your cards are not in this log. Save it while you are logged in as a player of this game.</source>
        <translation>Deine Karten stehen nicht in diesem Protokoll. Melde dich mit dem Konto an, mit dem du gespielt hast, und speichere es noch einmal.</translation>
    </message>
    <message>
        <source>The log does not say which cards lay in the piles at the start. Save the replay page instead.</source>
        <translation>Aus dem Protokoll geht nicht hervor, welche Karten am Anfang in den Stapeln lagen. Speichere stattdessen die Seite der Wiederholung.</translation>
    </message>
    <message>
        <source>Move %1 of this log does not fit the rules, so it cannot be reviewed.</source>
        <comment>%1 is a number</comment>
        <translation>Zug&#xa0;%1 dieses Protokolls passt nicht zu den Regeln, deshalb kann es nicht analysiert werden.</translation>
    </message>
    <message>
        <source>You had no decision to make in this game.</source>
        <translation>Du hattest in dieser Partie nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>This is not a game log from Board Game Arena.</source>
        <translation>Das ist kein Spielprotokoll von Board Game Arena.</translation>
    </message>
    <message>
        <source>Somebody left before the end: %1. The review ends there.</source>
        <comment>%1: a name, or several</comment>
        <translation>Vor dem Ende gegangen: %1. Die Analyse endet dort.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names in a list without “and”</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>A turn is missing in this log. The review ends there.</source>
        <translation>In diesem Protokoll fehlt ein Zug. Die Analyse endet dort.</translation>
    </message>
    <message>
        <source>The log does not say how many points end the game. 15 are assumed.</source>
        <translation>Aus dem Protokoll geht nicht hervor, bei wie vielen Punkten die Partie endet. Angenommen werden 15.</translation>
    </message>
    <message>
        <source>Not all four colours of the deck were seen. The missing ones are assumed.</source>
        <translation>Nicht alle vier Farben dieser Partie waren zu sehen. Die fehlenden sind angenommen.</translation>
    </message>
    <message>
        <source>The win is shared, so the record ends with the last card.</source>
        <translation>Der Sieg ist geteilt, deshalb endet die Aufzeichnung mit der letzten Karte.</translation>
    </message>
    <message>
        <source>What was said in this game cannot be saved: %1. After the next start, only the moves can be read again.</source>
        <translation>Die Ansagen dieser Partie lassen sich nicht speichern: %1. Nach dem nächsten Start sind nur noch die Züge nachzulesen.</translation>
    </message>
    <message>
        <source>This is not the line of a relay. Such a line looks like an invitation: meadhall:NAME:PORT/KEY.</source>
        <translation>Das ist nicht die Zeile eines Relays. So eine Zeile sieht aus wie eine Einladung: meadhall:NAME:PORT/SCHLÜSSEL.</translation>
    </message>
    <message>
        <source>The log contradicts itself or the rules, so it cannot be reviewed.</source>
        <translation>Das Protokoll widerspricht sich oder den Regeln, deshalb kann es nicht analysiert werden.</translation>
    </message>
    <message>
        <source>The folder for games is missing, or something else is in its place: you can play on, but this game is not being saved.</source>
        <translation>Der Ordner für Partien fehlt, oder an seiner Stelle liegt etwas anderes: Die Partie läuft weiter, wird aber nicht gespeichert.</translation>
    </message>
    <message>
        <source>your share of the disk is used up</source>
        <comment>after a colon</comment>
        <translation>Dein Speicherplatz auf dem Datenträger ist aufgebraucht</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <comment>after a colon</comment>
        <translation>Vom Datenträger kann nur gelesen werden</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <comment>after a colon</comment>
        <translation>Der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>the file or its folder does not exist</source>
        <comment>after a colon</comment>
        <translation>Die Datei oder ihr Ordner existiert nicht</translation>
    </message>
    <message>
        <source>something else is in the place of the folder</source>
        <comment>after a colon</comment>
        <translation>An der Stelle des Ordners liegt etwas anderes</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>after a colon</comment>
        <translation>Es ist ein Ordner</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <comment>after a colon</comment>
        <translation>Es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <comment>after a colon</comment>
        <translation>Der Name ist zu lang</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <comment>after a colon</comment>
        <translation>Es sind zu viele Dateien geöffnet</translation>
    </message>
    <message>
        <source>the system reports error %1</source>
        <comment>after a colon; %1 is a number</comment>
        <translation>Das System meldet Fehler&#xa0;%1</translation>
    </message>
    <message>
        <source>you may not read it</source>
        <comment>after a colon</comment>
        <translation>Du darfst sie nicht lesen</translation>
    </message>
</context>
<context>
    <name>GameSetup</name>
    <message>
        <source>Astrid</source>
        <comment>name of a persona</comment>
        <translation>Astrid</translation>
    </message>
    <message>
        <source>Bjorn</source>
        <comment>name of a persona</comment>
        <translation>Björn</translation>
    </message>
    <message>
        <source>Gudrun</source>
        <comment>name of a persona</comment>
        <translation>Gudrun</translation>
    </message>
    <message>
        <source>Leif</source>
        <comment>name of a persona</comment>
        <translation>Leif</translation>
    </message>
    <message>
        <source>Sigrid</source>
        <comment>name of a persona</comment>
        <translation>Sigrid</translation>
    </message>
    <message>
        <source>Halvdan</source>
        <comment>name of a persona</comment>
        <translation>Halvdan</translation>
    </message>
    <message>
        <source>Ylva</source>
        <comment>name of a persona</comment>
        <translation>Ylva</translation>
    </message>
    <message>
        <source>Ivar</source>
        <comment>name of a persona</comment>
        <translation>Ivar</translation>
    </message>
    <message>
        <source>Beginner</source>
        <comment>level of a computer player</comment>
        <translation>Sehr leicht</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>level of a computer player</comment>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>level of a computer player</comment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>level of a computer player</comment>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>level of a computer player</comment>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>who sits on a chair</comment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Player %L1</source>
        <comment>one of several people without a name</comment>
        <translation>Spieler %L1</translation>
    </message>
    <message>
        <source>Program</source>
        <comment>who sits on a chair</comment>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Host</source>
        <comment>the person to whom the table belongs, for the guests there</comment>
        <translation>Gastgeber</translation>
    </message>
    <message>
        <source>Guest</source>
        <comment>who sits on a chair</comment>
        <translation>Gast</translation>
    </message>
</context>
<context>
    <name>InvitationText</name>
    <message>
        <source>Paste or type the line your friend sent you.</source>
        <comment>an invitation</comment>
        <translation>Füge die Zeile ein, die du bekommen hast, oder tippe sie ab.</translation>
    </message>
    <message>
        <source>The key is still missing: seven groups after a slash.</source>
        <comment>in an invitation</comment>
        <translation>Noch fehlt der Schlüssel: sieben Gruppen nach einem Schrägstrich.</translation>
    </message>
    <message>
        <source>After the address and a colon there must be a number from 1 to 65535.</source>
        <comment>in an invitation</comment>
        <translation>Nach der Adresse und einem Doppelpunkt muss eine Zahl von 1 bis 65535 stehen.</translation>
    </message>
    <message>
        <source>The key is not complete yet: it should have seven groups.</source>
        <translation>Der Schlüssel ist noch nicht vollständig: Er besteht aus sieben Gruppen.</translation>
    </message>
    <message>
        <source>The invitation is complete.</source>
        <translation>Die Einladung ist vollständig.</translation>
    </message>
    <message>
        <source>The line does not begin with a usable address.</source>
        <comment>an invitation</comment>
        <translation>Die Zeile beginnt nicht mit einer brauchbaren Adresse.</translation>
    </message>
    <message>
        <source>Group %1 of the key has a character that never occurs in keys.</source>
        <translation>Gruppe&#xa0;%1 des Schlüssels enthält ein Zeichen, das in Schlüsseln nie vorkommt.</translation>
    </message>
    <message>
        <source>The key is too long: it should have seven groups, the last one with three characters.</source>
        <translation>Der Schlüssel ist zu lang: Er besteht aus sieben Gruppen, die letzte mit drei Zeichen.</translation>
    </message>
    <message>
        <source>Something in the key is mistyped: its check character does not match.</source>
        <translation>Im Schlüssel ist etwas vertippt: Sein Prüfzeichen passt nicht.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Get rid of your cards before the others do. You lead this round with exactly one card, any card you like. Your orange 1 doesn’t go with any other card: double-click it or drag it to the middle.</source>
        <extracomment>Lesson, step 1</extracomment>
        <translation>Werde deine Karten vor allen anderen los. Du beginnst diese Runde mit genau einer beliebigen Karte. Deine orange&#xa0;1 passt zu keiner anderen: Klicke sie doppelt an oder ziehe sie in die Mitte.</translation>
    </message>
    <message>
        <source>Now pick up one of the two beaten cards; the other one is discarded. You hold three 3s, so take the pink 3.</source>
        <extracomment>Lesson, step 3, its second half</extracomment>
        <translation>Nimm jetzt eine der beiden geschlagenen Karten; die andere wird abgeworfen. Du hast drei Dreien auf der Hand, also nimm die rosa&#xa0;3.</translation>
    </message>
    <message>
        <source>Everyone else has passed, so you lead. Again with exactly one card: play the orange 9.</source>
        <extracomment>Lesson, step 9</extracomment>
        <translation>Alle anderen haben gepasst, also beginnst du. Wieder mit genau einer Karte: Spiele die orange&#xa0;9 aus.</translation>
    </message>
    <message>
        <source>All your cards now form one set: four 3s. That is the only time you may lead with more than one card. Play them all.</source>
        <extracomment>Lesson, step 11</extracomment>
        <translation>Alle deine Handkarten sind jetzt eine Kombination: vier Dreien. Nur dann darfst du mit mehr als einer Karte beginnen. Spiele sie alle aus.</translation>
    </message>
    <message>
        <source>In turn, everyone either beats the card in the middle with a higher value or passes. If you beat a card, you pick it up.</source>
        <extracomment>Lesson, step 2; the others play after it</extracomment>
        <translation>Wer an der Reihe ist, schlägt die Karte in der Mitte mit einem höheren Wert oder passt. Wer schlägt, nimmt die geschlagene Karte auf die Hand.</translation>
    </message>
    <message>
        <source>Cards of the same number are a set too: three 7s are worth 777. Equal values do not beat each other.</source>
        <extracomment>Lesson, step 4; the others play after it</extracomment>
        <translation>Auch Karten mit derselben Ziffer sind eine Kombination: Drei Siebenen haben den Wert 777. Gleiche Werte schlagen einander nicht.</translation>
    </message>
    <message>
        <source>The round goes on until everyone but the last to play has passed.</source>
        <extracomment>Lesson, step 6; the others play after it</extracomment>
        <translation>Die Runde endet erst, wenn jemand spielt und danach alle anderen passen.</translation>
    </message>
    <message>
        <source>If both of them pass now, you win the round: the cards in the middle are discarded, and you lead the next round.</source>
        <extracomment>Lesson, step 8; the others play after it</extracomment>
        <translation>Wenn jetzt beide passen, gewinnst du die Runde: Die Karten in der Mitte werden abgeworfen, und du beginnst die nächste Runde.</translation>
    </message>
    <message>
        <source>Only a set of two beats a lone 9, and the others would rather keep theirs.</source>
        <extracomment>Lesson, step 10; the others play after it</extracomment>
        <translation>Gegen eine einzelne 9 hilft nur eine Kombination aus zwei Karten, und die behalten die anderen lieber.</translation>
    </message>
    <message>
        <source>You may pass, but here you can beat the cards in the middle.</source>
        <extracomment>Lesson: the learner has passed where the lesson wants a play</extracomment>
        <translation>Passen darfst du, aber hier kannst du die Karten in der Mitte schlagen.</translation>
    </message>
    <message>
        <source>You may take that one, but the pink 3 goes with your three 3s.</source>
        <extracomment>Lesson, step 3: the learner wants the other card</extracomment>
        <translation>Die darfst du nehmen, aber die rosa&#xa0;3 passt zu deinen drei Dreien.</translation>
    </message>
    <message>
        <source>You may take that one, but a 9 is harder to beat than an 8.</source>
        <extracomment>Lesson, step 7: the learner wants the other card</extracomment>
        <translation>Die darfst du nehmen, aber eine 9 ist schwerer zu schlagen als eine 8.</translation>
    </message>
    <message>
        <source>You may lead with any card, but the orange 1 doesn’t go with anything else, so play it now.</source>
        <extracomment>Lesson, step 1: the learner has led another card</extracomment>
        <translation>Du darfst mit jeder Karte beginnen. Aber die orange&#xa0;1 passt zu keiner anderen, also spiele sie jetzt aus.</translation>
    </message>
    <message>
        <source>That beats 32 too. But keep your 3s and 7s for later.</source>
        <extracomment>Lesson, step 3: the learner has played another set</extracomment>
        <translation>Auch das schlägt 32. Aber hebe dir deine Dreien und Siebenen für später auf.</translation>
    </message>
    <message>
        <source>That beats 98 too. But you will need all your 3s at the end.</source>
        <extracomment>Lesson, step 7: the learner has played another set</extracomment>
        <translation>Auch das schlägt 98. Aber am Ende brauchst du alle deine Dreien.</translation>
    </message>
    <message>
        <source>You may lead with any card. But keep your four 3s together.</source>
        <extracomment>Lesson, step 9: the learner has led another card</extracomment>
        <translation>Du darfst mit jeder Karte beginnen. Aber halte deine vier Dreien zusammen.</translation>
    </message>
    <message>
        <source>A 3 and a 2 of the same colour are a set. Read the digits as one number, highest first – don’t add them up: 32. Beat it with as many cards or one more: select your blue 8 and blue 2, which make 82, and play them.</source>
        <extracomment>Lesson, step 3</extracomment>
        <translation>Eine 3 und eine 2 derselben Farbe sind eine Kombination. Lies die Ziffern als eine Zahl, die höchste zuerst, und zähle sie nicht zusammen: 32. Schlage sie mit ebenso vielen Karten oder einer mehr: Markiere deine blaue&#xa0;8 und deine blaue&#xa0;2, zusammen 82, und spiele sie aus.</translation>
    </message>
    <message>
        <source>You could beat 96, but there’s no hurry: passing costs you nothing but this turn. When it is your turn again, you may play again. Pass now.</source>
        <extracomment>Lesson, step 5</extracomment>
        <translation>Du könntest 96 schlagen, aber das hat Zeit: Passen kostet dich nur diesen Zug. Wenn du wieder an der Reihe bist, darfst du wieder spielen. Passe jetzt.</translation>
    </message>
    <message>
        <source>Take the orange 9: when you lead with it, only two cards can beat it.</source>
        <extracomment>Lesson, step 7, its second half</extracomment>
        <translation>Nimm die orange&#xa0;9: Wenn du damit eine Runde beginnst, lässt sie sich nur mit zwei Karten schlagen.</translation>
    </message>
    <message>
        <source>It’s your turn again. A set with one more card always beats a smaller one: play your three 7s.</source>
        <extracomment>Lesson, step 7</extracomment>
        <translation>Du bist wieder dran. Eine Kombination mit einer Karte mehr ist immer mehr wert: Spiele deine drei Siebenen aus.</translation>
    </message>
    <message>
        <source>You have no cards left, so the hand is over at once. The others get a point for each card they still hold. You play on until somebody has 15 points; then whoever has the fewest wins. That’s it! %1 shows the rules at any time.</source>
        <extracomment>Lesson, its end; %1 is a key</extracomment>
        <translation>Du hast keine Karten mehr, damit ist der Durchgang sofort vorbei. Alle anderen bekommen einen Punkt für jede Karte, die sie noch auf der Hand haben. So geht es weiter, bis jemand 15&#xa0;Punkte hat; dann gewinnt, wer die wenigsten hat. Das ist schon alles! Mit %1 öffnest du jederzeit die Regeln.</translation>
    </message>
    <message>
        <source>That would beat 96. But keep those cards for now: you will need them more later.</source>
        <extracomment>Lesson, step 5: the learner has played instead of passing</extracomment>
        <translation>Das würde 96 schlagen. Aber behalte die Karten vorerst: Später brauchst du sie dringender.</translation>
    </message>
    <message>
        <source>You may lead with just one card. But if you play all four 3s, you get rid of your whole hand.</source>
        <extracomment>Lesson, step 11: the learner has led some of the 3s</extracomment>
        <translation>Du darfst auch mit nur einer Karte beginnen. Aber wenn du alle vier Dreien ausspielst, bist du alle Karten los.</translation>
    </message>
    <message>
        <source>By keyboard: press P.</source>
        <extracomment>Lesson: how to pass with the keyboard</extracomment>
        <translation>Tastatur: Taste P.</translation>
    </message>
    <message>
        <source>By keyboard: press %1.</source>
        <extracomment>Lesson: how to take a pile with the keyboard; %1: its number</extracomment>
        <translation>Tastatur: Taste %1.</translation>
    </message>
    <message>
        <source>That beats rock too. But higher numbers go first, so choose the 8.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen another paper</extracomment>
        <translation>Auch damit schlägst du Stein. Aber höhere Werte kommen früher an die Reihe: Wähle die 8.</translation>
    </message>
    <message>
        <source>Scissors beat only paper, and no paper lies on top. Your paper 8 will win you a pile.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen scissors</extracomment>
        <translation>Schere schlägt nur Papier, und oben liegt keins. Mit deinem Papier&#xa0;8 bekommst du einen Stapel.</translation>
    </message>
    <message>
        <source>Rock beats scissors, so you would have to take the −6. Your paper 8 will win you something better.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen a rock</extracomment>
        <translation>Stein schlägt Schere: Du müsstest die −6 nehmen. Mit deinem Papier&#xa0;8 bekommst du etwas Besseres.</translation>
    </message>
    <message>
        <source>You may take that one too, but it is worth only 2 points.</source>
        <extracomment>Lesson of Ninjan: the learner wants pile 3</extracomment>
        <translation>Auch den darfst du nehmen, aber er bringt nur 2&#xa0;Punkte.</translation>
    </message>
    <message>
        <source>That beats paper too, but it goes even later. Choose the 4.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen other scissors</extracomment>
        <translation>Auch damit schlägst du Papier, aber noch später. Wähle die 4.</translation>
    </message>
    <message>
        <source>That beats nothing now: only paper lies on top. Keep it for later.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen rock or paper</extracomment>
        <translation>Damit schlägst du jetzt nichts: Oben liegt nur Papier. Hebe die Karte für später auf.</translation>
    </message>
    <message>
        <source>That beats scissors too. But choose the 6: you will see why.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen another rock</extracomment>
        <translation>Auch damit schlägst du Schere. Aber wähle die 6: Du wirst sehen, warum.</translation>
    </message>
    <message>
        <source>That beats nothing now: only scissors lie on top. Keep it for later.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen paper or scissors</extracomment>
        <translation>Damit schlägst du jetzt nichts: Oben liegt nur Schere. Hebe die Karte für später auf.</translation>
    </message>
    <message>
        <source>You may take that one too, but the scissors 9 brings you more.</source>
        <extracomment>Lesson of Ninjan: the learner wants another pile</extracomment>
        <translation>Auch den darfst du nehmen, aber die Schere&#xa0;9 bringt dir mehr.</translation>
    </message>
    <message>
        <source>You could still change your mind. But keep this card: it’s a good one.</source>
        <extracomment>Lesson of Ninjan: the learner wants to change the choice, which is allowed</extracomment>
        <translation>Noch dürftest du tauschen. Aber bleibe bei dieser Karte, sie ist gut.</translation>
    </message>
    <message>
        <source>Sigrid and Leif are choosing their cards too.</source>
        <extracomment>Lesson of Ninjan: shown while the others choose</extracomment>
        <translation>Sigrid und Leif wählen ebenfalls.</translation>
    </message>
    <message>
        <source>In Ninjan you win cards, and their numbers are your points. In each round everyone chooses a card in secret. Rock beats scissors, scissors beat paper, and paper beats rock.</source>
        <extracomment>Lesson of Ninjan, step 1</extracomment>
        <translation>In Ninjan gewinnst du Karten, und ihre Werte sind deine Punkte. In jeder Runde wählen alle verdeckt eine Karte. Stein schlägt Schere, Schere schlägt Papier, Papier schlägt Stein.</translation>
    </message>
    <message>
        <source>A card beats a pile if it beats the card on top. Your paper 8 beats both rocks, and one of them is worth 9 points. Choose the paper 8: double-click it or drag it to the middle.</source>
        <extracomment>Lesson of Ninjan, step 2</extracomment>
        <translation>Eine Karte schlägt einen Stapel, wenn sie dessen oberste Karte schlägt. Dein Papier&#xa0;8 schlägt beide Steine, und einer davon bringt 9&#xa0;Punkte. Wähle dein Papier&#xa0;8: Klicke es doppelt an oder ziehe es in die Mitte.</translation>
    </message>
    <message>
        <source>Nobody knows your card yet. Once everyone has chosen, all the cards are turned over together. Then they are resolved one by one, from the highest number to the lowest.</source>
        <extracomment>Lesson of Ninjan, step 3; the others choose after it</extracomment>
        <translation>Noch kennt niemand deine Karte. Haben alle gewählt, werden die Karten gleichzeitig aufgedeckt. Dann kommt eine nach der anderen an die Reihe, vom höchsten Wert zum niedrigsten.</translation>
    </message>
    <message>
        <source>Your 8 is the highest, so it goes first. It beats piles 1 and 3, and you take one of them with all its cards. Click pile 1: it’s worth 9 points.</source>
        <extracomment>Lesson of Ninjan, step 4</extracomment>
        <translation>Deine 8 ist der höchste Wert und kommt zuerst an die Reihe. Sie schlägt die Stapel&#xa0;1 und 3, und du nimmst einen davon mit allen Karten. Klicke auf Stapel&#xa0;1: Er bringt 9&#xa0;Punkte.</translation>
    </message>
    <message>
        <source>9 points for you! Your paper 8 starts a new pile in that place. Next is Sigrid with her 3, then Leif with his −1.</source>
        <extracomment>Lesson of Ninjan, step 5; the others act after it</extracomment>
        <translation>9&#xa0;Punkte für dich! An derselben Stelle beginnt dein Papier&#xa0;8 einen neuen Stapel. Jetzt kommt Sigrid mit ihrer 3, dann Leif mit seiner −1.</translation>
    </message>
    <message>
        <source>Leif’s paper beat nothing, because no rock was left on top. A card that beats nothing is laid on any pile. Now pile 2 is worth −7.</source>
        <extracomment>Lesson of Ninjan, step 6</extracomment>
        <translation>Leifs Papier hat nichts geschlagen, denn oben liegt kein Stein mehr. Eine Karte, die nichts schlägt, kommt auf einen beliebigen Stapel. Jetzt ist Stapel&#xa0;2 nur noch −7 wert.</translation>
    </message>
    <message>
        <source>The second round. Paper lies on top of every pile, and scissors beat paper. Choose your scissors 4, and see what the others leave you.</source>
        <extracomment>Lesson of Ninjan, step 7</extracomment>
        <translation>Die zweite Runde. Auf allen Stapeln liegt Papier oben, und Schere schlägt Papier. Wähle deine Schere&#xa0;4 und sieh, was dir die anderen übrig lassen.</translation>
    </message>
    <message>
        <source>Sigrid’s 9 and Leif’s 7 went first and took the good piles. Your scissors 4 beats only pile 2. A card that beats a pile must take one, good or bad: this one costs you 7 points.</source>
        <extracomment>Lesson of Ninjan, step 8; the learner&apos;s card takes the pile after it</extracomment>
        <translation>Sigrids 9 und Leifs 7 waren früher dran und haben die guten Stapel genommen. Deine Schere&#xa0;4 schlägt nur noch Stapel&#xa0;2. Wer schlägt, muss nehmen, ob gut oder schlecht: Dieser kostet dich 7&#xa0;Punkte.</translation>
    </message>
    <message>
        <source>The third round. Only scissors lie on top now, and rock beats scissors. Choose your rock 6.</source>
        <extracomment>Lesson of Ninjan, step 9</extracomment>
        <translation>Die dritte Runde. Jetzt liegt oben nur Schere, und Stein schlägt Schere. Wähle deinen Stein&#xa0;6.</translation>
    </message>
    <message>
        <source>Sigrid has chosen a 6 as well. When numbers are equal, the card that beats the other goes first: your rock beats her scissors. You may take any pile: click the scissors 9.</source>
        <extracomment>Lesson of Ninjan, step 10</extracomment>
        <translation>Auch Sigrid hat eine 6 gewählt. Bei gleichem Wert kommt zuerst die Karte, die die andere schlägt: Dein Stein schlägt ihre Schere. Du darfst jeden Stapel nehmen: Klicke auf die Schere&#xa0;9.</translation>
    </message>
    <message>
        <source>9 points again. But now your own rock 6 lies on top: your card is the next prize. Watch Leif’s paper 2.</source>
        <extracomment>Lesson of Ninjan, step 11; the others act after it</extracomment>
        <translation>Wieder 9&#xa0;Punkte. Aber jetzt liegt dein Stein&#xa0;6 oben: Deine Karte ist die nächste Beute. Achte auf Leifs Papier&#xa0;2.</translation>
    </message>
    <message>
        <source>Leif’s paper beat your rock and took it. You have 11 points, more than the others. After nine rounds, whoever has the most points wins. That’s it! %1 shows the rules at any time.</source>
        <extracomment>Lesson of Ninjan, its end; %1 is a key</extracomment>
        <translation>Leifs Papier hat deinen Stein geschlagen und genommen. Du hast 11&#xa0;Punkte, mehr als die anderen. Nach neun Runden gewinnt, wer die meisten Punkte hat. Das ist schon alles! Mit %1 öffnest du jederzeit die Regeln.</translation>
    </message>
    <message>
        <source>By keyboard: arrows and Space, then Enter.</source>
        <extracomment>Lesson: how to play several cards with the keyboard</extracomment>
        <translation>Tastatur: Pfeile und Leertaste, dann Eingabetaste.</translation>
    </message>
    <message>
        <source>By keyboard: arrows, then Enter.</source>
        <extracomment>Lesson: how to play, choose or pick up a card with the keyboard</extracomment>
        <translation>Tastatur: Pfeile, dann Eingabetaste.</translation>
    </message>
</context>
<context>
    <name>NetworkText</name>
    <message>
        <source>Too many programs are connected to this table.</source>
        <translation>Mit diesem Tisch sind zu viele Programme verbunden.</translation>
    </message>
    <message>
        <source>You have come back to this table in another window.</source>
        <translation>Du bist in einem anderen Fenster an diesen Tisch zurückgekehrt.</translation>
    </message>
    <message>
        <source>The guest has left the table.</source>
        <translation>Der Gast hat den Tisch verlassen.</translation>
    </message>
    <message>
        <source>The table has been closed.</source>
        <comment>by its host</comment>
        <translation>Der Tisch wurde geschlossen.</translation>
    </message>
    <message>
        <source>The other program sent something that cannot be understood.</source>
        <translation>Das andere Programm hat etwas Unverständliches gesendet.</translation>
    </message>
    <message>
        <source>The connection was lost.</source>
        <translation>Die Verbindung ist abgebrochen.</translation>
    </message>
    <message>
        <source>Nobody answers at this address. Is the table open, and can this computer reach it?</source>
        <translation>Unter dieser Adresse antwortet niemand. Ist der Tisch offen, und kann dieser Rechner ihn erreichen?</translation>
    </message>
    <message>
        <source>There was no answer in time.</source>
        <translation>Die Antwort kam nicht rechtzeitig.</translation>
    </message>
    <message>
        <source>at the table</source>
        <comment>below the name of a guest</comment>
        <translation>am Tisch</translation>
    </message>
    <message>
        <source>away</source>
        <comment>below the name of a guest: the connection is lost</comment>
        <translation>nicht da</translation>
    </message>
    <message>
        <source>Well played</source>
        <comment>said to everyone at the table</comment>
        <translation>Gut gespielt</translation>
    </message>
    <message>
        <source>Thank you</source>
        <comment>said to everyone at the table</comment>
        <translation>Danke</translation>
    </message>
    <message>
        <source>One moment</source>
        <comment>said to everyone at the table: I am thinking, or away for a moment</comment>
        <translation>Einen Moment</translation>
    </message>
    <message>
        <source>Good luck</source>
        <comment>said to everyone at the table</comment>
        <translation>Viel Glück</translation>
    </message>
    <message>
        <source>Oops</source>
        <comment>said to everyone at the table: that was a mistake</comment>
        <translation>Ups</translation>
    </message>
    <message>
        <source>Wow!</source>
        <comment>said to everyone at the table</comment>
        <translation>Wow!</translation>
    </message>
    <message>
        <source>Another game?</source>
        <comment>said to everyone at the table</comment>
        <translation>Noch eine Partie?</translation>
    </message>
    <message>
        <source>Goodbye</source>
        <comment>said to everyone at the table</comment>
        <translation>Tschüss</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1 is a name, %2 what that player says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>All seats at this table are taken.</source>
        <translation>An diesem Tisch sind alle Plätze besetzt.</translation>
    </message>
    <message>
        <source>This seat is taken.</source>
        <translation>Dieser Platz ist besetzt.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <comment>to take a chair at a friend’s table</comment>
        <translation>Gib einen Namen ein.</translation>
    </message>
    <message>
        <source>The other program uses a different version of the protocol. Update the older of the two.</source>
        <translation>Das andere Programm verwendet eine andere Version des Protokolls. Aktualisiere das ältere von beiden.</translation>
    </message>
    <message>
        <source>The other program has stopped responding.</source>
        <translation>Das andere Programm antwortet nicht mehr.</translation>
    </message>
    <message>
        <source>This table has a different key now. Ask for its current invitation.</source>
        <translation>Dieser Tisch hat jetzt einen anderen Schlüssel. Lass dir die aktuelle Einladung geben.</translation>
    </message>
    <message>
        <source>seat is free</source>
        <comment>below the word “Guest”: nobody has come yet</comment>
        <translation>Platz ist frei</translation>
    </message>
    <message>
        <source>The host asks you to leave the table.</source>
        <translation>Der Gastgeber bittet dich, den Tisch zu verlassen.</translation>
    </message>
    <message>
        <source>All seats are taken, but somebody is away. The host is asked whether you may play on for them…</source>
        <translation>Alle Plätze sind besetzt, aber jemand ist nicht da. Der Gastgeber wird gefragt, ob du dort weiterspielen darfst&#xa0;…</translation>
    </message>
    <message>
        <source>Your program joined after the cards were dealt, so it cannot say whether the deals were fair.</source>
        <translation>Dein Programm kam erst nach dem Geben dazu und kann nicht sagen, ob ehrlich gegeben wurde.</translation>
    </message>
    <message>
        <source>This game was dealt fairly: your program has checked every deal and every move.</source>
        <translation>In dieser Partie wurde ehrlich gegeben: Dein Programm hat jedes Geben und jeden Zug geprüft.</translation>
    </message>
    <message>
        <source>This game was not dealt fairly: the host’s secret is not the one committed to beforehand.</source>
        <translation>In dieser Partie wurde nicht ehrlich gegeben: Das Geheimnis des Gastgebers ist nicht das, auf das er sich festgelegt hatte.</translation>
    </message>
    <message>
        <source>This game was not dealt fairly: a player’s part of the deal is missing or was replaced.</source>
        <translation>In dieser Partie wurde nicht ehrlich gegeben: Der Anteil eines Spielers am Geben fehlt oder wurde ausgetauscht.</translation>
    </message>
    <message>
        <source>This game was not dealt fairly: the rules or players were changed after everyone had added a part.</source>
        <translation>In dieser Partie wurde nicht ehrlich gegeben: Regeln oder Spieler wurden geändert, nachdem alle ihren Anteil gegeben hatten.</translation>
    </message>
    <message>
        <source>This game was not dealt fairly: deal %L1 does not follow from what was agreed.</source>
        <translation>In dieser Partie wurde nicht ehrlich gegeben: Das %L1. Geben folgt nicht aus dem, was vereinbart war.</translation>
    </message>
    <message>
        <source>This game was not played fairly: line %L1 of the record does not fit the cards that were dealt.</source>
        <translation>In dieser Partie wurde nicht ehrlich gespielt: Zeile&#xa0;%L1 der Aufzeichnung passt nicht zu den gegebenen Karten.</translation>
    </message>
    <message>
        <source>The host has not proved that this game was dealt fairly.</source>
        <translation>Der Gastgeber hat nicht belegt, dass in dieser Partie ehrlich gegeben wurde.</translation>
    </message>
    <message>
        <source>This needs Qt Network, which is not installed. On Debian and Ubuntu it is in the package %1.</source>
        <translation>Dafür wird Qt Network gebraucht; es ist nicht installiert. Unter Debian und Ubuntu ist es im Paket %1 enthalten.</translation>
    </message>
    <message>
        <source>This needs Qt’s TLS plug-in and OpenSSL, which are not installed. On Debian and Ubuntu they are in the packages %1 and %2.</source>
        <translation>Dafür werden das TLS-Modul von Qt und OpenSSL gebraucht; sie sind nicht installiert. Unter Debian und Ubuntu sind sie in den Paketen %1 und %2 enthalten.</translation>
    </message>
    <message>
        <source>The host does not allow hints.</source>
        <translation>Der Gastgeber erlaubt keine Tipps.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <comment>whose connection was lost</comment>
        <translation>%1 ist wieder da.</translation>
    </message>
    <message>
        <source>%1 plays on for %2.</source>
        <translation>%1 spielt für %2 weiter.</translation>
    </message>
    <message>
        <source>Relay</source>
        <comment>title: the line of text of a relay</comment>
        <translation>Relay</translation>
    </message>
    <message numerus="yes">
        <source>The deal was prepared %Ln times, so the host could pick one of them.</source>
        <comment>after a game; always more than once</comment>
        <translation>
            <numerusform>Das Geben wurde %Ln&#xa0;Mal vorbereitet; der Gastgeber konnte sich also eines aussuchen.</numerusform>
            <numerusform>Das Geben wurde %Ln&#xa0;Mal vorbereitet; der Gastgeber konnte sich also eines aussuchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal was made without a part that was promised: that of %1. Whoever knew the other parts could choose between deals with it and without it.</source>
        <comment>after a game; names</comment>
        <translation>Beim Geben fehlte ein zugesagter Anteil: der von %1. Wer die anderen Anteile kannte, konnte wählen, ob mit ihm oder ohne ihn gegeben wird.</translation>
    </message>
    <message>
        <source>computer</source>
        <comment>below the name of a guest for whom one plays</comment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>%1 (computer)</source>
        <comment>who made a move: the computer that plays for that guest</comment>
        <translation>%1 (Computer)</translation>
    </message>
    <message numerus="yes">
        <source>A computer made %Ln of your moves.</source>
        <comment>after a game, of a guest</comment>
        <translation>
            <numerusform>Der Computer hat %Ln deiner Züge gemacht.</numerusform>
            <numerusform>Der Computer hat %Ln deiner Züge gemacht.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game was not played fairly: your move in line %L1 of the record is not the one your program sent.</source>
        <translation>In dieser Partie wurde nicht ehrlich gespielt: Dein Zug in Zeile&#xa0;%L1 der Aufzeichnung ist nicht der, den dein Programm gesendet hat.</translation>
    </message>
    <message>
        <source>No port for guests can be opened on this computer.</source>
        <translation>Auf diesem Computer lässt sich kein Port für Gäste öffnen.</translation>
    </message>
</context>
<context>
    <name>NewGameTexts</name>
    <message>
        <source>Cannot resist a high card.</source>
        <comment>about the persona Astrid, a woman</comment>
        <translation>Kann keiner hohen Karte widerstehen.</translation>
    </message>
    <message>
        <source>Slow and kind: lets others go first.</source>
        <comment>about the persona Bjorn, a man</comment>
        <translation>Gemütlich und freundlich: lässt anderen den Vortritt.</translation>
    </message>
    <message>
        <source>Experienced: keeps together what belongs together.</source>
        <comment>about the persona Gudrun, an old woman</comment>
        <translation>Erfahren: hält zusammen, was zusammengehört.</translation>
    </message>
    <message>
        <source>Likes to gamble: plays one card more than needed.</source>
        <comment>about the persona Leif, a young man</comment>
        <translation>Spielt gern riskant: eine Karte mehr als nötig.</translation>
    </message>
    <message>
        <source>Aggressive: strong cards, few passes.</source>
        <comment>about the persona Sigrid, a woman</comment>
        <translation>Greift an, spielt starke Karten, passt selten.</translation>
    </message>
    <message>
        <source>The wise one: no quirks, just the best move.</source>
        <comment>about the persona Halvdan, an old man</comment>
        <translation>Der Weise: keine Marotten, nur der beste Zug.</translation>
    </message>
    <message>
        <source>Collects cards that go well together.</source>
        <comment>about the persona Ylva, a woman</comment>
        <translation>Sammelt Karten, die gut zusammenpassen.</translation>
    </message>
    <message>
        <source>The guard: plays safe and waits.</source>
        <comment>about the persona Ivar, a man</comment>
        <translation>Der Wächter: geht auf Nummer sicher und wartet ab.</translation>
    </message>
    <message>
        <source>Has just learnt the rules.</source>
        <comment>about the level Beginner</comment>
        <translation>Hat gerade erst die Regeln gelernt.</translation>
    </message>
    <message>
        <source>Often misses the better move.</source>
        <comment>about the level Easy</comment>
        <translation>Übersieht oft den besseren Zug.</translation>
    </message>
    <message>
        <source>Plays well, by instinct.</source>
        <comment>about the level Medium</comment>
        <translation>Spielt gut, nach Gefühl.</translation>
    </message>
    <message>
        <source>Remembers what was played and looks ahead.</source>
        <comment>about the level Hard</comment>
        <translation>Merkt sich, was gespielt wurde, und denkt voraus.</translation>
    </message>
    <message>
        <source>Looks far ahead and forgives nothing.</source>
        <comment>about the level Master</comment>
        <translation>Denkt weit voraus und verzeiht nichts.</translation>
    </message>
    <message>
        <source>One hand</source>
        <comment>the game is over after one deal</comment>
        <translation>Ein Durchgang</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <comment>points that end the game</comment>
        <translation>
            <numerusform>%Ln&#xa0;Punkt</numerusform>
            <numerusform>%Ln&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>optional</source>
        <comment>whole hand as lead</comment>
        <translation>freiwillig</translation>
    </message>
    <message>
        <source>compulsory</source>
        <comment>whole hand as lead</comment>
        <translation>Pflicht</translation>
    </message>
    <message>
        <source>the next in turn</source>
        <comment>next hand is started by</comment>
        <translation>reihum der nächste Platz</translation>
    </message>
    <message>
        <source>to the left of the last round’s leader</source>
        <comment>next hand is started by</comment>
        <translation>links vom letzten Anspiel</translation>
    </message>
    <message>
        <source>whoever went out</source>
        <comment>next hand is started by</comment>
        <translation>wer alle Karten losgeworden ist</translation>
    </message>
    <message>
        <source>in the deck</source>
        <comment>the goat</comment>
        <translation>im Spiel</translation>
    </message>
    <message>
        <source>not in the deck</source>
        <comment>the goat</comment>
        <translation>nicht im Spiel</translation>
    </message>
</context>
<context>
    <name>NinjanHintText</name>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences: the advice, its reason</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Choose %1: it takes %2 (%3), and nobody can prevent that.</source>
        <extracomment>advice; %1: own card, %2: top of a pile, %3: what the pile is worth (all cards accusative)</extracomment>
        <translation>Wähle %1: Damit schlägst du %2 und nimmst den Stapel (%3), und niemand kann das verhindern.</translation>
    </message>
    <message>
        <source>Choose %1: it takes %2 (%3) unless somebody plays %4 first.</source>
        <extracomment>advice; %1: own card, %2: top of a pile, %3: what the pile is worth, %4: a card (all cards accusative)</extracomment>
        <translation>Wähle %1: Damit schlägst du %2 und nimmst den Stapel (%3), wenn dir niemand mit %4 zuvorkommt.</translation>
    </message>
    <message>
        <source>Choose %1: it takes %2 (%3) unless somebody plays one of these first: %4.</source>
        <extracomment>advice; %1: own card, %2: top of a pile, %3: what the pile is worth, %4: a list of cards (nominative)</extracomment>
        <translation>Wähle %1: Du schlägst %2 und nimmst den Stapel (%3), wenn keine dieser Karten vorher kommt: %4.</translation>
    </message>
    <message>
        <source>Choose %1: it takes %2 (%3) unless an earlier card changes that pile.</source>
        <extracomment>advice; %1: own card, %2: top of a pile, %3: what the pile is worth (all cards accusative)</extracomment>
        <translation>Wähle %1: Damit schlägst du %2 und nimmst den Stapel (%3), wenn vorher keine Karte ihn verändert.</translation>
    </message>
    <message>
        <source>Take the pile worth %1, even though there is one worth %2.</source>
        <extracomment>advice; %1, %2: what piles are worth: +10, −3</extracomment>
        <translation>Nimm %1, obwohl %2 zu haben ist.</translation>
    </message>
    <message>
        <source>Take %1 rather than %2.</source>
        <extracomment>advice; %1, %2: what piles are worth: +10, −3</extracomment>
        <translation>Nimm lieber %1 als %2.</translation>
    </message>
    <message>
        <source>Take %1 rather than %2 or %3.</source>
        <extracomment>advice; %1, %2, %3: what piles are worth: +10, −3</extracomment>
        <translation>Nimm lieber %1 als %2 oder %3.</translation>
    </message>
    <message>
        <source>Lay your card on %1: the pile is then worth %2.</source>
        <extracomment>advice; %1: the card on top of a pile (accusative), %2: what the pile is worth then: +10, −3</extracomment>
        <translation>Lege deine Karte auf %1: Der Stapel ist dann %2 wert.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %1: as things stand it has to take %2 (%3), but %Ln unseen cards could still change that.</source>
        <extracomment>advice; %1: own card, %2: top of a pile, %3: what the pile is worth, below 0 (all cards accusative)</extracomment>
        <translation>
            <numerusform>Wähle %1: Jetzt müsstest du damit %2 nehmen (%3), aber %Ln&#xa0;unbekannte Karte kann das vorher ändern.</numerusform>
            <numerusform>Wähle %1: Jetzt müsstest du damit %2 nehmen (%3), aber %Ln&#xa0;unbekannte Karten können das vorher ändern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose %1: it is your only card.</source>
        <comment>advice; own card</comment>
        <translation>Wähle %1: Das ist deine einzige Karte.</translation>
    </message>
    <message>
        <source>Choose %1: it is resolved last, so it takes what is left or is laid down.</source>
        <comment>advice; own card</comment>
        <translation>Wähle %1: Die Karte kommt als letzte dran, nimmt also, was übrig ist, oder kommt auf einen Stapel.</translation>
    </message>
    <message>
        <source>Choose %1: it is resolved first and beats nothing, so it takes nothing.</source>
        <comment>advice; own card</comment>
        <translation>Wähle %1: Die Karte kommt als erste dran und schlägt nichts, also nimmt sie auch nichts.</translation>
    </message>
    <message>
        <source>Choose %1: it beats nothing as the piles are now.</source>
        <comment>advice; own card</comment>
        <translation>Wähle %1: Wie die Stapel jetzt liegen, schlägst du damit nichts.</translation>
    </message>
    <message>
        <source>No other card of yours takes a better pile now.</source>
        <comment>reason for a card</comment>
        <translation>Keine andere Karte bringt dir jetzt einen besseren Stapel.</translation>
    </message>
    <message>
        <source>With %1 you would have to take a pile worth %2 now.</source>
        <extracomment>reason for a card; %1: another own card (accusative), %2: what a pile is worth, below 0</extracomment>
        <translation>Mit %1 müsstest du jetzt einen Stapel nehmen, der %2 wert ist.</translation>
    </message>
    <message>
        <source>In its place you leave a card worth %1.</source>
        <comment>reason for a card; a number below 0</comment>
        <translation>An seiner Stelle liegt dann eine Karte, die %1 wert ist.</translation>
    </message>
    <message>
        <source>You leave only your %1 in place of the pile.</source>
        <comment>reason for a card; its number, 1 to 3</comment>
        <translation>An seiner Stelle liegt dann nur deine %1.</translation>
    </message>
    <message>
        <source>In its place you leave your %1, which somebody may take.</source>
        <comment>reason for a card; its number, 4 to 10</comment>
        <translation>An seiner Stelle liegt dann deine %1, die jemand nehmen kann.</translation>
    </message>
    <message>
        <source>Laid on a pile, it makes that pile worth %1 less.</source>
        <comment>reason for a card; a number above 0</comment>
        <translation>Auf einen Stapel gelegt, senkt sie dessen Wert um %1.</translation>
    </message>
    <message>
        <source>Laid on a pile, it adds only %1.</source>
        <comment>reason for a card; 1 to 3</comment>
        <translation>Auf einen Stapel gelegt, erhöht sie dessen Wert nur um %1.</translation>
    </message>
    <message>
        <source>Laid on a pile, it adds %1 for whoever takes it.</source>
        <comment>reason for a card; 4 to 10</comment>
        <translation>Legst du sie auf einen Stapel, bekommt %1 mehr, wer ihn nimmt.</translation>
    </message>
    <message>
        <source>Your card can only go to %1.</source>
        <extracomment>advice; %1: the card on top of a pile (accusative)</extracomment>
        <translation>Für deine Karte bleibt nur der Stapel mit %1.</translation>
    </message>
    <message>
        <source>Then the %1 has to take a pile worth %2 at best.</source>
        <extracomment>reason for a pile; %1: a card still to come (nominative), %2: what a pile is worth, below 0</extracomment>
        <translation>Dann muss %1 einen Stapel nehmen, der höchstens %2 wert ist.</translation>
    </message>
    <message>
        <source>Then the %1 gets at most %2 instead of %3.</source>
        <extracomment>reason for a pile; %1: a card still to come (nominative), %2, %3: what piles are worth: +10, 0</extracomment>
        <translation>Dann bekommt %1 höchstens %2 statt %3.</translation>
    </message>
    <message>
        <source>You could take it next round with %1.</source>
        <comment>reason for a pile; own card (accusative)</comment>
        <translation>In der nächsten Runde könntest du ihn mit %1 nehmen.</translation>
    </message>
    <message>
        <source>That pile is worth the least now.</source>
        <comment>reason for laying a card there</comment>
        <translation>Dieser Stapel ist jetzt am wenigsten wert.</translation>
    </message>
    <message>
        <source>That pile is worth the most now.</source>
        <comment>reason for laying a card there</comment>
        <translation>Dieser Stapel ist jetzt am meisten wert.</translation>
    </message>
    <message>
        <source>No card still to come beats yours.</source>
        <comment>reason for a pile</comment>
        <translation>Keine Karte, die noch kommt, schlägt deine.</translation>
    </message>
    <message>
        <source>Nobody can take the %1 in this round.</source>
        <comment>reason for a pile; what another pile is worth: +10</comment>
        <translation>Den Stapel mit %1 kann in dieser Runde niemand nehmen.</translation>
    </message>
    <message>
        <source>Yours is the last card of this round.</source>
        <comment>reason for a pile</comment>
        <translation>Deine Karte ist die letzte dieser Runde.</translation>
    </message>
    <message>
        <source>The cards still to come then get at most %1 in all.</source>
        <comment>reason for a pile; points: +10, 0</comment>
        <translation>Die Karten, die noch kommen, bringen dann zusammen höchstens %1.</translation>
    </message>
    <message>
        <source>The throw is pure luck: rock, paper and scissors are equally good.</source>
        <comment>advice</comment>
        <translation>Das ist reines Glück: Stein, Papier und Schere sind gleich gut.</translation>
    </message>
    <message>
        <source>Choose %1: it is resolved after your opponent’s card, so it takes what is left or is laid down.</source>
        <comment>advice; own card</comment>
        <translation>Wähle %1: Die Karte kommt nach der deines Gegners dran, nimmt also, was übrig ist, oder kommt auf einen Stapel.</translation>
    </message>
    <message>
        <source>It takes %1 (%2), and nobody can prevent that.</source>
        <extracomment>reason for a card; %1: top of a pile (accusative), %2: what the pile is worth: +10, −3</extracomment>
        <translation>Damit schlägst du %1 und nimmst den Stapel (%2), und niemand kann das verhindern.</translation>
    </message>
    <message>
        <source>It takes %1 (%2) unless somebody plays %3 first.</source>
        <extracomment>reason for a card; %1: top of a pile, %2: what the pile is worth, %3: a card (cards accusative)</extracomment>
        <translation>Damit schlägst du %1 und nimmst den Stapel (%2), wenn dir niemand mit %3 zuvorkommt.</translation>
    </message>
    <message>
        <source>It takes %1 (%2) unless an earlier card changes that pile.</source>
        <extracomment>reason for a card; %1: top of a pile (accusative), %2: what the pile is worth: +10, −3</extracomment>
        <translation>Damit schlägst du %1 und nimmst den Stapel (%2), wenn vorher keine Karte ihn verändert.</translation>
    </message>
    <message>
        <source>It is resolved after your opponent’s card: it takes what is left or is laid down.</source>
        <comment>reason for a card</comment>
        <translation>Die Karte kommt nach der deines Gegners dran: Sie nimmt, was übrig ist, oder kommt auf einen Stapel.</translation>
    </message>
    <message>
        <source>It is resolved last: it takes what is left or is laid down.</source>
        <comment>reason for a card</comment>
        <translation>Die Karte kommt als letzte dran: Sie nimmt, was übrig ist, oder kommt auf einen Stapel.</translation>
    </message>
    <message>
        <source>It is resolved first and beats nothing, so it takes nothing.</source>
        <comment>reason for a card</comment>
        <translation>Die Karte kommt als erste dran und schlägt nichts, also nimmt sie auch nichts.</translation>
    </message>
    <message>
        <source>It beats nothing as the piles are now.</source>
        <comment>reason for a card</comment>
        <translation>Wie die Stapel jetzt liegen, schlägt die Karte nichts.</translation>
    </message>
    <message>
        <source>It’s worth %1; the others at most %2.</source>
        <extracomment>reason for a pile; %1, %2: what piles are worth: +10, −3</extracomment>
        <translation>Er ist %1 wert, die anderen höchstens %2.</translation>
    </message>
    <message>
        <source>The pile is then worth %1.</source>
        <extracomment>reason for laying a card on a pile; %1: what the pile is worth then: +10, −3</extracomment>
        <translation>Der Stapel ist dann %1 wert.</translation>
    </message>
    <message>
        <source>Take %1: each of the piles you could take is worth %2.</source>
        <extracomment>advice; %1: the card on top of a pile (accusative), %2: what piles are worth: +10, −3</extracomment>
        <translation>Nimm den Stapel mit %1: Jeder Stapel, den du nehmen könntest, ist %2 wert.</translation>
    </message>
    <message>
        <source>Each of the piles that the card beats is worth %1.</source>
        <extracomment>reason for a pile; %1: what piles are worth: +10, −3</extracomment>
        <translation>Jeder Stapel, den die Karte schlägt, ist %1 wert.</translation>
    </message>
</context>
<context>
    <name>NinjanSpeech</name>
    <message>
        <source>%1 %2, pile %3, %4.</source>
        <extracomment>at most six words; %1: a name or “You”, %2: a card: “scissors 6”, %3: the number of the pile that is taken, %4: what it is worth</extracomment>
        <translation>%1 %2, Stapel&#xa0;%3, %4.</translation>
    </message>
    <message>
        <source>%1 %2 on pile %3.</source>
        <extracomment>at most six words; the card is laid on a pile</extracomment>
        <translation>%1 %2 auf Stapel&#xa0;%3.</translation>
    </message>
    <message>
        <source>%1: any pile.</source>
        <comment>a card, such as “rock 7”: where to lay it</comment>
        <translation>%1: beliebiger Stapel.</translation>
    </message>
    <message>
        <source>%1: take pile %2.</source>
        <extracomment>%1: a card, such as “rock 7”; %2: the numbers of two or three piles: “1, 3”</extracomment>
        <translation>%1: nimm Stapel&#xa0;%2.</translation>
    </message>
    <message>
        <source>Round %1: choose a card.</source>
        <translation>Runde&#xa0;%1: Wähle eine Karte.</translation>
    </message>
    <message>
        <source>%1: %2, worth %3</source>
        <extracomment>a pile in few words; %1: its number, %2: the card on top, %3: what the pile is worth</extracomment>
        <translation>%1: %2, %3 wert</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>the cards of one suit; %1: the suit, %2: numbers: “−3 5 9”</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>None beats a pile now.</source>
        <translation>Keine schlägt jetzt einen Stapel.</translation>
    </message>
    <message>
        <source>These beat a pile now: %1</source>
        <comment>%1: cards</comment>
        <translation>Jetzt schlagen einen Stapel: %1</translation>
    </message>
    <message>
        <source>No card has been resolved yet.</source>
        <translation>Noch ist keine Karte ausgewertet.</translation>
    </message>
    <message>
        <source>Still to choose a card: %1</source>
        <comment>%1: names</comment>
        <translation>Noch zu wählen haben: %1</translation>
    </message>
    <message>
        <source>Each of them beats a pile now.</source>
        <translation>Jede davon schlägt jetzt einen Stapel.</translation>
    </message>
</context>
<context>
    <name>NinjanText</name>
    <message>
        <source>Pile %1</source>
        <comment>said by a screen reader; they are numbered from where reading begins</comment>
        <translation>Stapel&#xa0;%1</translation>
    </message>
    <message>
        <source>worth: %1</source>
        <comment>said of a pile</comment>
        <translation>Wert: %1</translation>
    </message>
    <message>
        <source>on top: %1</source>
        <comment>said of a pile; %1 is a card</comment>
        <translation>obenauf: %1</translation>
    </message>
    <message>
        <source>below it: %1</source>
        <comment>said of a pile; %1 is a list of cards</comment>
        <translation>darunter: %1</translation>
    </message>
    <message>
        <source>chosen by: %1</source>
        <comment>said of a card on the table; %1 is a name</comment>
        <translation>gewählt von: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a card and whose it is</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>All the cards in this round have been resolved</source>
        <translation>Alle Karten dieser Runde sind ausgewertet</translation>
    </message>
    <message>
        <source>Still to be resolved, in this order: %1</source>
        <translation>Noch auszuwerten, in dieser Reihenfolge: %1</translation>
    </message>
    <message>
        <source>Rock beats scissors, scissors beat paper, paper beats rock</source>
        <translation>Stein schlägt Schere, Schere schlägt Papier, Papier schlägt Stein</translation>
    </message>
    <message>
        <source>rock</source>
        <comment>suit of the deck, and what is thrown</comment>
        <translation>Stein</translation>
    </message>
    <message>
        <source>paper</source>
        <comment>suit of the deck, and what is thrown</comment>
        <translation>Papier</translation>
    </message>
    <message>
        <source>scissors</source>
        <comment>suit of the deck, and what is thrown</comment>
        <translation>Schere</translation>
    </message>
    <message>
        <source>rock %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>Stein&#xa0;%1</translation>
    </message>
    <message>
        <source>paper %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>Papier&#xa0;%1</translation>
    </message>
    <message>
        <source>scissors %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>Schere&#xa0;%1</translation>
    </message>
    <message>
        <source>It is a tie. Throw rock, paper or scissors.</source>
        <translation>Gleichstand! Zeige Schere, Stein oder Papier.</translation>
    </message>
    <message>
        <source>You have chosen %1.</source>
        <translation>Du hast %1 gewählt.</translation>
    </message>
    <message>
        <source>Round %1 of %2. Choose a card.</source>
        <translation>Runde&#xa0;%1 von&#xa0;%2. Wähle eine Karte.</translation>
    </message>
    <message>
        <source>%1: choose a pile for %2.</source>
        <comment>a player is asked; a card</comment>
        <translation>%1: Stapel für %2 wählen.</translation>
    </message>
    <message>
        <source>Not yet: the cards of this round are being resolved.</source>
        <translation>Noch nicht: Die Karten dieser Runde werden gerade ausgewertet.</translation>
    </message>
    <message>
        <source>Not yet: others are still choosing.</source>
        <translation>Noch nicht: Es haben noch nicht alle gewählt.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist beendet.</translation>
    </message>
    <message>
        <source>beats no pile now</source>
        <comment>short, beside the selected card</comment>
        <translation>schlägt jetzt keinen Stapel</translation>
    </message>
    <message>
        <source>would take %1 now</source>
        <extracomment>short, beside the selected card; %1: what the piles are worth: &quot;+10&quot;, &quot;+10, −3&quot;</extracomment>
        <translation>würde jetzt %1 holen</translation>
    </message>
    <message>
        <source>Tie: %1. Rock, paper, scissors decides.</source>
        <translation>Gleichstand: %1. Schere, Stein, Papier entscheidet.</translation>
    </message>
    <message>
        <source>You throw rock.</source>
        <translation>Du zeigst Stein.</translation>
    </message>
    <message>
        <source>%1 throws rock.</source>
        <translation>%1 zeigt Stein.</translation>
    </message>
    <message>
        <source>You throw paper.</source>
        <translation>Du zeigst Papier.</translation>
    </message>
    <message>
        <source>%1 throws paper.</source>
        <translation>%1 zeigt Papier.</translation>
    </message>
    <message>
        <source>You throw scissors.</source>
        <translation>Du zeigst Schere.</translation>
    </message>
    <message>
        <source>%1 throws scissors.</source>
        <translation>%1 zeigt Schere.</translation>
    </message>
    <message>
        <source>has chosen</source>
        <comment>under the name of a player</comment>
        <translation>hat gewählt</translation>
    </message>
    <message>
        <source>laid a card</source>
        <comment>what a player did last</comment>
        <translation>Karte gelegt</translation>
    </message>
    <message>
        <source>took %1</source>
        <comment>what a player did last; %1: what the pile was worth: +10, −3</comment>
        <translation>%1 genommen</translation>
    </message>
    <message>
        <source>Cards won: %1</source>
        <translation>Gewonnene Karten: %1</translation>
    </message>
    <message>
        <source>The others are throwing to break the tie.</source>
        <translation>Die anderen stechen gerade um den Sieg.</translation>
    </message>
    <message>
        <source>Three cards numbered %1: rock is resolved first, then scissors, then paper.</source>
        <extracomment>three cards of a round have the same number, %1</extracomment>
        <translation>Dreimal %1: Zuerst kommt Stein, dann Schere, dann Papier.</translation>
    </message>
    <message>
        <source>Out: %1.</source>
        <comment>the tied throw; %1 is a list of names</comment>
        <translation>Ausgeschieden: %1.</translation>
    </message>
    <message>
        <source>You are out.</source>
        <comment>of the throw</comment>
        <translation>Du scheidest aus.</translation>
    </message>
    <message>
        <source>%1 is out.</source>
        <comment>of the throw</comment>
        <translation>%1 scheidet aus.</translation>
    </message>
    <message>
        <source>Nobody is out. %1 throw again.</source>
        <comment>%1 is a list of names, “You” may be among them</comment>
        <translation>Niemand scheidet aus. Noch einmal: %1.</translation>
    </message>
    <message>
        <source>%1 %2 throw again.</source>
        <comment>%1 is a sentence: who is out; %2 is a list of names, “You” may be among them</comment>
        <translation>%1 Noch einmal: %2.</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <comment>said of a pile</comment>
        <translation>wählbar</translation>
    </message>
    <message>
        <source>the rock %1</source>
        <comment>card that is played or chosen (accusative)</comment>
        <translation>Stein&#xa0;%1</translation>
    </message>
    <message>
        <source>the paper %1</source>
        <comment>card that is played or chosen (accusative)</comment>
        <translation>Papier&#xa0;%1</translation>
    </message>
    <message>
        <source>the scissors %1</source>
        <comment>card that is played or chosen (accusative)</comment>
        <translation>Schere&#xa0;%1</translation>
    </message>
    <message>
        <source>First select a card.</source>
        <translation>Markiere zuerst eine Karte.</translation>
    </message>
    <message>
        <source>Your card beats another pile: take one of the highlighted ones.</source>
        <translation>Deine Karte schlägt einen anderen Stapel: Nimm einen, der leuchtet.</translation>
    </message>
    <message>
        <source>Choose one of the highlighted piles.</source>
        <translation>Wähle einen der leuchtenden Stapel.</translation>
    </message>
    <message>
        <source>You can’t do that right now.</source>
        <translation>Das geht gerade nicht.</translation>
    </message>
    <message>
        <source>The piles start with these cards: %1</source>
        <translation>Mit diesen Karten beginnen die Stapel: %1</translation>
    </message>
    <message>
        <source>Same number: the %1 is resolved first because it beats %2.</source>
        <extracomment>two cards of a round have the same number; %1: a card (nominative), %2: the other (accusative)</extracomment>
        <translation>Gleicher Wert: %1 schlägt %2 und kommt deshalb zuerst.</translation>
    </message>
    <message>
        <source>Round %1: the last cards are revealed.</source>
        <comment>heading in the log</comment>
        <translation>Runde&#xa0;%1: Die letzten Karten werden aufgedeckt.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>the number of a pile and what it is worth</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>would take pile %1 now</source>
        <extracomment>said of the selected card; %1: the piles it beats: “2 (+10)”, or more of them: “1 (+10), 2 (−3)”</extracomment>
        <translation>
            <numerusform>würde jetzt Stapel&#xa0;%1 holen</numerusform>
            <numerusform>würde jetzt einen dieser Stapel holen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Your %1 beats nothing: lay it on any pile.</source>
        <extracomment>%1: the card, such as “rock 7”</extracomment>
        <translation>%1 schlägt nichts: Lege die Karte auf einen beliebigen Stapel.</translation>
    </message>
    <message numerus="yes">
        <source>Your %1 beats piles %2: take one of them.</source>
        <extracomment>%1: the card, such as “rock 7”; %2: the numbers of at least two piles, such as “1 and 3”</extracomment>
        <translation>
            <numerusform>%1 schlägt Stapel&#xa0;%2: Nimm ihn.</numerusform>
            <numerusform>%1 schlägt die Stapel&#xa0;%2: Nimm einen davon.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the %2 beats %3 and takes pile %4 (%5).</source>
        <extracomment>%1: a name or “You”; %2: a card (nominative); %3: the card that it beats (accusative); %4: the number of the pile; %5: what the pile is worth</extracomment>
        <translation>%1: %2 schlägt %3 und nimmt Stapel&#xa0;%4 (%5).</translation>
    </message>
    <message>
        <source>%1: the %2 beats nothing and is laid on %3 (pile %4, now %5).</source>
        <extracomment>%1: a name or “You”; %2: a card (nominative); %3: the card on top of the pile (accusative); %4: the number of the pile; %5: what the pile is worth then</extracomment>
        <translation>%1: %2 schlägt nichts und kommt auf %3 (Stapel&#xa0;%4, jetzt %5).</translation>
    </message>
    <message>
        <source>The order of the cards appears here once everyone has chosen</source>
        <comment>said by a screen reader</comment>
        <translation>Die Reihenfolge der Karten erscheint hier, sobald alle gewählt haben</translation>
    </message>
    <message>
        <source>All others have chosen, so your choice will be final.</source>
        <translation>Alle anderen haben gewählt, deine Karte gilt also sofort.</translation>
    </message>
    <message>
        <source>%1: %2 takes %3.</source>
        <extracomment>at most six words; %1: a name or “You”; %2: a card (nominative); %3: what the pile is worth</extracomment>
        <translation>%1: %2 nimmt %3.</translation>
    </message>
    <message>
        <source>%1: %2 on pile %3.</source>
        <extracomment>at most six words; %1: a name or “You”; %2: a card (nominative); %3: the number of the pile</extracomment>
        <translation>%1: %2 auf Stapel&#xa0;%3.</translation>
    </message>
    <message numerus="yes">
        <source>You win the throw-off: %1 points each.</source>
        <comment>%1 may have a sign</comment>
        <translation>
            <numerusform>Du gewinnst das Stechen bei je %1&#xa0;Punkt.</numerusform>
            <numerusform>Du gewinnst das Stechen bei je %1&#xa0;Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the throw-off: %2 points each.</source>
        <comment>%2 may have a sign</comment>
        <translation>
            <numerusform>%1 gewinnt das Stechen bei je %2&#xa0;Punkt.</numerusform>
            <numerusform>%1 gewinnt das Stechen bei je %2&#xa0;Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %1 points.</source>
        <comment>%1 may have a sign</comment>
        <translation>
            <numerusform>Du gewinnst mit %1&#xa0;Punkt.</numerusform>
            <numerusform>Du gewinnst mit %1&#xa0;Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %2 points.</source>
        <comment>%2 may have a sign</comment>
        <translation>
            <numerusform>%1 gewinnt mit %2&#xa0;Punkt.</numerusform>
            <numerusform>%1 gewinnt mit %2&#xa0;Punkten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OdinHintText</name>
    <message>
        <source>Lead %1.</source>
        <comment>advice</comment>
        <translation>Beginne die Runde: Spiele %1.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <comment>advice</comment>
        <translation>Spiele %1.</translation>
    </message>
    <message>
        <source>Play %1 (%2).</source>
        <comment>advice</comment>
        <translation>Spiele %1 (%2).</translation>
    </message>
    <message>
        <source>Play %1 and pick up %2.</source>
        <comment>advice</comment>
        <translation>Spiele %1 und nimm %2.</translation>
    </message>
    <message>
        <source>Play %1 (%2) and pick up %3.</source>
        <comment>advice</comment>
        <translation>Spiele %1 (%2) und nimm %3.</translation>
    </message>
    <message>
        <source>Nobody can beat it, so you lead the next round.</source>
        <comment>reason for a move</comment>
        <translation>Das kann niemand schlagen, also beginnst du die nächste Runde.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences: the advice, its reason</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Pick up %1.</source>
        <comment>advice</comment>
        <translation>Nimm %1.</translation>
    </message>
    <message>
        <source>You can only pass: nothing in your hand beats %1.</source>
        <comment>advice and its reason</comment>
        <translation>Du kannst nur passen: Nichts auf deiner Hand schlägt %1.</translation>
    </message>
    <message>
        <source>It’s better to pass.</source>
        <comment>advice</comment>
        <translation>Passe lieber.</translation>
    </message>
    <message>
        <source>Play your set %1.</source>
        <comment>advice; the value of a set</comment>
        <translation>Spiele deine Kombination %1.</translation>
    </message>
    <message>
        <source>Play your set %1 and pick up %2.</source>
        <comment>advice; the value of a set, a card</comment>
        <translation>Spiele deine Kombination %1 und nimm %2.</translation>
    </message>
    <message>
        <source>That empties your hand and wins the game.</source>
        <comment>reason for a move</comment>
        <translation>Damit bist du alle Karten los und gewinnst die Partie.</translation>
    </message>
    <message>
        <source>That empties your hand, but the game ends with somebody else ahead.</source>
        <comment>reason for a move</comment>
        <translation>Damit bist du alle Karten los, aber die Partie endet, und jemand anders gewinnt.</translation>
    </message>
    <message numerus="yes">
        <source>That empties your hand, and your opponent gets %Ln points.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>Damit bist du alle Karten los, und dein Gegner bekommt %Ln&#xa0;Punkt.</numerusform>
            <numerusform>Damit bist du alle Karten los, und dein Gegner bekommt %Ln&#xa0;Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That empties your hand, and the others get %Ln points in all.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>Damit bist du alle Karten los, und die anderen bekommen zusammen %Ln&#xa0;Punkt.</numerusform>
            <numerusform>Damit bist du alle Karten los, und die anderen bekommen zusammen %Ln&#xa0;Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can beat it, so you lead next and go out with your last card.</source>
        <comment>reason for a move</comment>
        <translation>Das kann niemand schlagen, also beginnst du und wirst deine letzte Karte los.</translation>
    </message>
    <message>
        <source>Nobody can beat it, so you lead next and go out with the rest: %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Das kann niemand schlagen, also beginnst du und bist mit %1 alle Karten los.</translation>
    </message>
    <message>
        <source>That leaves you with one card: you go out as soon as you lead.</source>
        <comment>reason for a move</comment>
        <translation>Dir bleibt eine Karte: Du wirst sie los, sobald du eine Runde beginnst.</translation>
    </message>
    <message>
        <source>What is left is one set, %1: you go out as soon as you lead.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Der Rest ist eine Kombination (%1): Du wirst sie los, sobald du eine Runde beginnst.</translation>
    </message>
    <message>
        <source>Your whole hand is one set, %1: you go out as soon as you lead.</source>
        <comment>reason for passing; the value of a set</comment>
        <translation>Deine ganze Hand ist eine Kombination (%1): Du wirst sie los, sobald du eine Runde beginnst.</translation>
    </message>
    <message>
        <source>Going out now would end the game with somebody else ahead.</source>
        <comment>reason for a move</comment>
        <translation>Wenn du jetzt alle Karten loswirst, endet die Partie, und jemand anders gewinnt.</translation>
    </message>
    <message numerus="yes">
        <source>Your opponent has only %Ln cards left and cannot go out by beating it.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>Dein Gegner hat nur noch %Ln&#xa0;Karte und wird sie nicht los, wenn er das schlägt.</numerusform>
            <numerusform>Dein Gegner hat nur noch %Ln&#xa0;Karten und wird sie nicht alle los, wenn er das schlägt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If your opponent goes out next, the cards you keep cost you %Ln points instead of %1.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>Wird dein Gegner zuerst alle Karten los, kostet dich deine Hand %Ln&#xa0;Punkt statt %1.</numerusform>
            <numerusform>Wird dein Gegner zuerst alle Karten los, kostet dich deine Hand %Ln&#xa0;Punkte statt %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If somebody goes out next, the cards you keep cost you %Ln points instead of %1.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>Wird jemand anders zuerst alle Karten los, kostet dich deine Hand %Ln&#xa0;Punkt statt %1.</numerusform>
            <numerusform>Wird jemand anders zuerst alle Karten los, kostet dich deine Hand %Ln&#xa0;Punkte statt %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever you play, your opponent could go out by beating it.</source>
        <comment>reason for passing</comment>
        <translation>Was du auch spielst: Dein Gegner könnte es schlagen und damit alle Karten loswerden.</translation>
    </message>
    <message>
        <source>Whatever you play, somebody could go out by beating it.</source>
        <comment>reason for passing</comment>
        <translation>Was du auch spielst: Jemand könnte es schlagen und damit alle Karten loswerden.</translation>
    </message>
    <message numerus="yes">
        <source>You still need at least %Ln turns, and your opponent has %1 cards.</source>
        <extracomment>reason for passing; %1 is 5 or more</extracomment>
        <translation>
            <numerusform>Du brauchst noch mindestens %Ln&#xa0;Zug, und dein Gegner hat %1&#xa0;Karten.</numerusform>
            <numerusform>Du brauchst noch mindestens %Ln&#xa0;Züge, und dein Gegner hat %1&#xa0;Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still need at least %Ln turns, and nobody else has fewer than %1 cards.</source>
        <translation>
            <numerusform>Du brauchst noch mindestens %Ln&#xa0;Zug, und alle anderen haben mindestens %1&#xa0;Karten.</numerusform>
            <numerusform>Du brauchst noch mindestens %Ln&#xa0;Züge, und alle anderen haben mindestens %1&#xa0;Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It doesn’t go with any of your other cards, which make %Ln sets.</source>
        <comment>reason for leading a card</comment>
        <translation>
            <numerusform>Sie passt zu keiner deiner anderen Karten; die ergeben %Ln&#xa0;Kombination.</numerusform>
            <numerusform>Sie passt zu keiner deiner anderen Karten; die ergeben %Ln&#xa0;Kombinationen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card you play doesn’t go with any of your others.</source>
        <comment>reason for a move</comment>
        <translation>Die Karte, die du spielst, passt zu keiner deiner anderen.</translation>
    </message>
    <message numerus="yes">
        <source>Only %Ln cards together can beat it.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>Das kann nur %Ln&#xa0;Karte schlagen.</numerusform>
            <numerusform>Das können nur %Ln&#xa0;Karten zusammen schlagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the card you pick up you hold the set %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Mit der Karte, die du nimmst, hast du die Kombination %1.</translation>
    </message>
    <message>
        <source>On its own, a 1 beats nothing.</source>
        <comment>reason for leading a card</comment>
        <translation>Allein schlägt eine 1 nichts.</translation>
    </message>
    <message>
        <source>On its own it beats only cards below %1.</source>
        <comment>reason for leading a card</comment>
        <translation>Allein schlägt sie nur Karten unter %1.</translation>
    </message>
    <message>
        <source>You keep your set %1 whole.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Deine Kombination %1 bleibt zusammen.</translation>
    </message>
    <message numerus="yes">
        <source>It brings you down from %1 cards to %Ln.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>Damit hast du nur noch %Ln&#xa0;Karte statt %1.</numerusform>
            <numerusform>Damit hast du nur noch %Ln&#xa0;Karten statt %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest of your hand makes %Ln sets.</source>
        <comment>reason for leading a card</comment>
        <translation>
            <numerusform>Der Rest deiner Hand ergibt %Ln&#xa0;Kombination.</numerusform>
            <numerusform>Der Rest deiner Hand ergibt %Ln&#xa0;Kombinationen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your opponent then has to beat %1 instead of %2.</source>
        <comment>reason for a move</comment>
        <translation>Dein Gegner muss dann %1 statt %2 schlagen.</translation>
    </message>
    <message>
        <source>The others then have to beat %1 instead of %2.</source>
        <comment>reason for a move</comment>
        <translation>Die anderen müssen dann %1 statt %2 schlagen.</translation>
    </message>
    <message numerus="yes">
        <source>Any play would leave you with at least %Ln sets instead of %1.</source>
        <comment>reason for passing</comment>
        <translation>
            <numerusform>Was du auch spielst: Dir bleibt mindestens %Ln&#xa0;Kombination statt %1.</numerusform>
            <numerusform>Was du auch spielst: Dir bleiben mindestens %Ln&#xa0;Kombinationen statt %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Any play would leave you with at least %Ln sets, as many as now.</source>
        <comment>reason for passing</comment>
        <translation>
            <numerusform>Was du auch spielst: Dir bleibt mindestens %Ln&#xa0;Kombination, wie jetzt auch.</numerusform>
            <numerusform>Was du auch spielst: Dir bleiben mindestens %Ln&#xa0;Kombinationen, so viele wie jetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>You would have to pick up a card that goes with nothing in your hand.</source>
        <comment>reason for passing</comment>
        <translation>Du müsstest eine Karte nehmen, die zu nichts auf deiner Hand passt.</translation>
    </message>
    <message>
        <source>To beat it you would have to give up a 9.</source>
        <comment>reason for passing</comment>
        <translation>Um das zu schlagen, müsstest du eine 9 hergeben.</translation>
    </message>
    <message>
        <source>To beat it you would have to give up an 8 or a 9.</source>
        <comment>reason for passing</comment>
        <translation>Um das zu schlagen, müsstest du eine 8 oder eine 9 hergeben.</translation>
    </message>
    <message>
        <source>The next round then starts with a single card, unless its leader goes out at once.</source>
        <comment>reason for passing</comment>
        <translation>Die nächste Runde beginnt dann mit einer einzelnen Karte, wenn nicht gleich eine ganze Hand gespielt wird.</translation>
    </message>
    <message>
        <source>Passing costs you only this turn: if the round goes on, you may play again.</source>
        <comment>reason for passing</comment>
        <translation>Passen kostet dich nur diesen Zug: Geht die Runde weiter, kannst du wieder spielen.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves you with %Ln sets; any other card with at least %1.</source>
        <comment>reason to pick up a card</comment>
        <translation>
            <numerusform>Damit bleibt dir %Ln&#xa0;Kombination, mit jeder anderen Karte mindestens %1.</numerusform>
            <numerusform>Damit bleiben dir %Ln&#xa0;Kombinationen, mit jeder anderen Karte mindestens %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>With it you hold the set %1.</source>
        <comment>reason to pick up a card; the value of a set</comment>
        <translation>Damit hast du die Kombination %1.</translation>
    </message>
    <message>
        <source>It is the highest of the beaten cards.</source>
        <comment>reason to pick up a card</comment>
        <translation>Sie ist die höchste der geschlagenen Karten.</translation>
    </message>
    <message>
        <source>No other card would leave you with fewer sets.</source>
        <comment>reason to pick up a card</comment>
        <translation>Mit keiner anderen Karte hättest du weniger Kombinationen.</translation>
    </message>
    <message numerus="yes">
        <source>With it your hand makes %Ln sets.</source>
        <comment>reason to pick up a card</comment>
        <translation>
            <numerusform>Damit ergibt deine Hand %Ln&#xa0;Kombination.</numerusform>
            <numerusform>Damit ergibt deine Hand %Ln&#xa0;Kombinationen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing %1 would cost you %2 more.</source>
        <comment>reason for a move; the value of a set, “about 1.2 points”</comment>
        <translation>%1 auszuspielen würde dich %2 mehr kosten.</translation>
    </message>
    <message>
        <source>Passing would cost you %1 more.</source>
        <comment>reason for a play; “about 1.2 points”</comment>
        <translation>Passen würde dich %1 mehr kosten.</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln higher cards can still be in other hands.</source>
        <comment>reason for playing a card</comment>
        <translation>
            <numerusform>Bei den anderen kann nur noch %Ln&#xa0;höhere Karte sein.</numerusform>
            <numerusform>Bei den anderen können nur noch %Ln&#xa0;höhere Karten sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can go out by beating it.</source>
        <comment>reason for a move</comment>
        <translation>Wer das schlägt, wird nicht alle Karten los.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves you with %Ln sets instead of %1.</source>
        <comment>reason for or against a move</comment>
        <translation>
            <numerusform>Dir bleibt %Ln&#xa0;Kombination statt %1.</numerusform>
            <numerusform>Dir bleiben %Ln&#xa0;Kombinationen statt %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>On its own, the goat beats nothing.</source>
        <comment>reason for leading it</comment>
        <translation>Allein schlägt die Ziege nichts.</translation>
    </message>
    <message>
        <source>Your opponent can probably beat %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Dein Gegner kann %1 wahrscheinlich schlagen.</translation>
    </message>
    <message>
        <source>%1 can probably beat %2.</source>
        <comment>reason for a move; a name, the value of a set</comment>
        <translation>%1 kann %2 wahrscheinlich schlagen.</translation>
    </message>
    <message>
        <source>Probably nobody can beat %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Wahrscheinlich kann niemand %1 schlagen.</translation>
    </message>
    <message>
        <source>Your opponent probably cannot beat %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Dein Gegner kann %1 wahrscheinlich nicht schlagen.</translation>
    </message>
    <message>
        <source>%1 probably cannot beat %2.</source>
        <comment>reason for a move; a name, the value of a set</comment>
        <translation>%1 kann %2 wahrscheinlich nicht schlagen.</translation>
    </message>
    <message>
        <source>Your opponent could probably go out by beating %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Dein Gegner könnte %1 wahrscheinlich schlagen und damit alle Karten loswerden.</translation>
    </message>
    <message>
        <source>%1 could probably go out by beating %2.</source>
        <comment>reason for a move; a name, the value of a set</comment>
        <translation>%1 könnte %2 wahrscheinlich schlagen und damit alle Karten loswerden.</translation>
    </message>
    <message>
        <source>Your opponent’s hand is probably one set.</source>
        <comment>reason for a move</comment>
        <translation>Die Hand deines Gegners ist wahrscheinlich eine einzige Kombination.</translation>
    </message>
    <message>
        <source>The hand of %1 is probably one set.</source>
        <comment>reason for a move; a name</comment>
        <translation>Die Hand von %1 ist wahrscheinlich eine einzige Kombination.</translation>
    </message>
    <message>
        <source>Your opponent probably holds a 9.</source>
        <comment>reason for a move</comment>
        <translation>Dein Gegner hat wahrscheinlich eine 9.</translation>
    </message>
    <message>
        <source>%1 probably holds a 9.</source>
        <comment>reason for a move; a name</comment>
        <translation>%1 hat wahrscheinlich eine 9.</translation>
    </message>
    <message>
        <source>Your opponent probably holds an 8 or a 9.</source>
        <comment>reason for a move</comment>
        <translation>Dein Gegner hat wahrscheinlich eine 8 oder eine 9.</translation>
    </message>
    <message>
        <source>%1 probably holds an 8 or a 9.</source>
        <comment>reason for a move; a name</comment>
        <translation>%1 hat wahrscheinlich eine 8 oder eine 9.</translation>
    </message>
    <message>
        <source>The pass on %1 suggests it.</source>
        <comment>of cards that somebody holds; the value of a set</comment>
        <translation>Darauf deutet das Passen auf %1 hin.</translation>
    </message>
    <message>
        <source>The play of %1 suggests it.</source>
        <comment>of cards that somebody holds; the value of a set</comment>
        <translation>Darauf deutet das Ausspielen von %1 hin.</translation>
    </message>
    <message>
        <source>Playing %1 and picking up %2 suggests it.</source>
        <extracomment>of cards that somebody holds; the value of a set, a card (nominative)</extracomment>
        <translation>Darauf deutet der Zug %1 hin, bei dem %2 genommen wurde.</translation>
    </message>
    <message>
        <source>It is harder to beat than %1.</source>
        <comment>reason for a move; the value of another set</comment>
        <translation>Das ist schwerer zu schlagen als %1.</translation>
    </message>
    <message>
        <source>It gives up lower cards than %1 does.</source>
        <comment>reason for a move; the value of another set</comment>
        <translation>Du gibst damit niedrigere Karten her als mit %1.</translation>
    </message>
</context>
<context>
    <name>OdinSpeech</name>
    <message>
        <source>blue %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>Blau %1</translation>
    </message>
    <message>
        <source>red %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>Rot %1</translation>
    </message>
    <message>
        <source>pink %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>Rosa %1</translation>
    </message>
    <message>
        <source>green %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>Grün %1</translation>
    </message>
    <message>
        <source>black %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>Schwarz %1</translation>
    </message>
    <message>
        <source>orange %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>Orange %1</translation>
    </message>
    <message>
        <source>%1 blue</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1 Blau</translation>
    </message>
    <message>
        <source>%1 red</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1 Rot</translation>
    </message>
    <message>
        <source>%1 pink</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1 Rosa</translation>
    </message>
    <message>
        <source>%1 green</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1 Grün</translation>
    </message>
    <message>
        <source>%1 black</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1 Schwarz</translation>
    </message>
    <message>
        <source>%1 orange</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1 Orange</translation>
    </message>
    <message>
        <source>You: %1, and you go out.</source>
        <extracomment>%1: a name, %2: cards in very few words: “753 red”. These are the last cards of the hand.</extracomment>
        <translation>Du: %1, und du bist alles los.</translation>
    </message>
    <message>
        <source>%1 %2 and goes out.</source>
        <translation>%1 %2 und ist fertig.</translation>
    </message>
    <message>
        <source>You lead %1.</source>
        <extracomment>%1: a name, %2: cards in very few words: “green 3”</extracomment>
        <translation>Du beginnst mit %1.</translation>
    </message>
    <message>
        <source>%1 leads %2.</source>
        <translation>%1 beginnt mit %2.</translation>
    </message>
    <message>
        <source>You: %1, take %2.</source>
        <extracomment>%1: a name, %2: cards in very few words: “753 red”, %3: a card: “blue 5”</extracomment>
        <translation>Du: %1, nimmst %2.</translation>
    </message>
    <message>
        <source>%1 %2, takes %3.</source>
        <translation>%1 %2, nimmt %3.</translation>
    </message>
    <message>
        <source>You lead: one card.</source>
        <translation>Du beginnst: eine Karte.</translation>
    </message>
    <message>
        <source>You lead: all cards.</source>
        <translation>Du beginnst: alle Karten.</translation>
    </message>
    <message>
        <source>You lead: one card or all.</source>
        <translation>Du beginnst: eine Karte oder alle.</translation>
    </message>
    <message>
        <source>You: nothing beats %1.</source>
        <translation>Du: Nichts schlägt %1.</translation>
    </message>
    <message numerus="yes">
        <source>You: %1 or %Ln cards.</source>
        <comment>what is asked, in very few words</comment>
        <translation>
            <numerusform>Du: %1 oder %Ln&#xa0;Karte.</numerusform>
            <numerusform>Du: %1 oder %Ln&#xa0;Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing lies on the table.</source>
        <translation>Auf dem Tisch liegt nichts.</translation>
    </message>
    <message>
        <source>On the table: %1, by you.</source>
        <comment>%1: cards</comment>
        <translation>Auf dem Tisch: %1, von dir.</translation>
    </message>
    <message>
        <source>On the table: %1, by %2.</source>
        <comment>%1: cards, %2: a name</comment>
        <translation>Auf dem Tisch: %1, von %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>the cards of one colour; %1: the colour, %2: numbers: “2 5 6”</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Sets of one number: %1</source>
        <comment>%1: values: “66, 888”</comment>
        <translation>Kombinationen gleicher Ziffer: %1</translation>
    </message>
    <message>
        <source>Nothing beats %1.</source>
        <comment>%1: a value</comment>
        <translation>Nichts schlägt %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more beat what is on the table.</source>
        <comment>%1: values, the lowest first</comment>
        <translation>
            <numerusform>%1 und %Ln&#xa0;weitere schlagen, was auf dem Tisch liegt.</numerusform>
            <numerusform>%1 und %Ln&#xa0;weitere schlagen, was auf dem Tisch liegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>These beat what is on the table: %1</source>
        <comment>%1: values, the lowest first</comment>
        <translation>Das schlägt, was auf dem Tisch liegt: %1</translation>
    </message>
    <message numerus="yes">
        <source>The game ends at %Ln points.</source>
        <translation>
            <numerusform>Die Partie endet bei %Ln&#xa0;Punkt.</numerusform>
            <numerusform>Die Partie endet bei %Ln&#xa0;Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has played in this round yet.</source>
        <translation>In dieser Runde hat noch niemand gespielt.</translation>
    </message>
    <message>
        <source>%1 is to lead.</source>
        <comment>a name</comment>
        <translation>%1 muss beginnen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is to beat %2 with %3 or %Ln cards, or to pass.</source>
        <comment>a name, a value, a number of cards</comment>
        <translation>
            <numerusform>%1 ist dran: %2 mit %3 oder %Ln&#xa0;Karte schlagen oder passen.</numerusform>
            <numerusform>%1 ist dran: %2 mit %3 oder %Ln&#xa0;Karten schlagen oder passen.</numerusform>
        </translation>
    </message>
    <message>
        <source>goat</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>Ziege</translation>
    </message>
</context>
<context>
    <name>OdinText</name>
    <message>
        <source>blue</source>
        <comment>colour of the deck</comment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of the deck</comment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>pink</source>
        <comment>colour of the deck</comment>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of the deck</comment>
        <translation>Grün</translation>
    </message>
    <message>
        <source>black</source>
        <comment>colour of the deck</comment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>orange</source>
        <comment>colour of the deck</comment>
        <translation>Orange</translation>
    </message>
    <message>
        <source>healer</source>
        <comment>card 1</comment>
        <translation>Heilerin</translation>
    </message>
    <message>
        <source>skald</source>
        <comment>card 2</comment>
        <translation>Skalde</translation>
    </message>
    <message>
        <source>spy</source>
        <comment>card 3</comment>
        <translation>Spion</translation>
    </message>
    <message>
        <source>seidmadr</source>
        <comment>card 4</comment>
        <translation>Seidmadr</translation>
    </message>
    <message>
        <source>völva</source>
        <comment>card 5</comment>
        <translation>Völva</translation>
    </message>
    <message>
        <source>hirdman</source>
        <comment>card 6</comment>
        <translation>Huscarl</translation>
    </message>
    <message>
        <source>berserker</source>
        <comment>card 7</comment>
        <translation>Berserker</translation>
    </message>
    <message>
        <source>styrimader</source>
        <comment>card 8</comment>
        <translation>Steuermann</translation>
    </message>
    <message>
        <source>jarl</source>
        <comment>card 9</comment>
        <translation>Jarl</translation>
    </message>
    <message>
        <source>blue %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>blaue&#xa0;%1</translation>
    </message>
    <message>
        <source>red %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>rote&#xa0;%1</translation>
    </message>
    <message>
        <source>pink %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>rosa&#xa0;%1</translation>
    </message>
    <message>
        <source>green %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>grüne&#xa0;%1</translation>
    </message>
    <message>
        <source>black %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>schwarze&#xa0;%1</translation>
    </message>
    <message>
        <source>orange %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>orange&#xa0;%1</translation>
    </message>
    <message>
        <source>Your turn: lead any single card.</source>
        <translation>Du bist dran: Beginne mit einer beliebigen Karte.</translation>
    </message>
    <message>
        <source>Your turn: your whole hand is one set, so lead it all at once.</source>
        <translation>Du bist dran: Deine ganze Hand ist eine Kombination, also spiele sie auf einmal aus.</translation>
    </message>
    <message>
        <source>Your turn: lead one card, or your whole hand at once.</source>
        <translation>Du bist dran: Spiele eine Karte oder die ganze Hand auf einmal aus.</translation>
    </message>
    <message>
        <source>Your turn: nothing in your hand beats %1, so pass.</source>
        <translation>Du bist dran: Nichts auf deiner Hand schlägt %1, also passe.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: beat %1 with %2 or %Ln cards, or pass.</source>
        <translation>
            <numerusform>Du bist dran: Schlage %1 mit %2 oder %Ln&#xa0;Karte oder passe.</numerusform>
            <numerusform>Du bist dran: Schlage %1 mit %2 oder %Ln&#xa0;Karten oder passe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pick up one of the beaten cards.</source>
        <translation>Nimm eine der geschlagenen Karten.</translation>
    </message>
    <message>
        <source>Not yet: %1 is playing.</source>
        <translation>Noch nicht: Jetzt ist %1 dran.</translation>
    </message>
    <message>
        <source>Lead one card, or your whole hand if it is a set.</source>
        <translation>Beginne mit einer Karte – oder mit allen, wenn sie eine Kombination sind.</translation>
    </message>
    <message>
        <source>Your whole hand is one set: at this table you must lead it all at once.</source>
        <translation>Deine ganze Hand ist eine Kombination: Nach den Regeln dieser Partie musst du sie auf einmal ausspielen.</translation>
    </message>
    <message numerus="yes">
        <source>Play %1 or %Ln cards here.</source>
        <translation>
            <numerusform>Hier gehen nur %1 oder %Ln&#xa0;Karte.</numerusform>
            <numerusform>Hier gehen nur %1 oder %Ln&#xa0;Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not beat %2.</source>
        <translation>%1 schlägt %2 nicht.</translation>
    </message>
    <message>
        <source>%1 does not beat %1: equal is not enough.</source>
        <translation>%1 schlägt %1 nicht: Gleich viel reicht nicht.</translation>
    </message>
    <message>
        <source>This hand is over.</source>
        <translation>Dieser Durchgang ist beendet.</translation>
    </message>
    <message>
        <source>That cannot be played now.</source>
        <translation>Das lässt sich jetzt nicht ausspielen.</translation>
    </message>
    <message>
        <source>not a set</source>
        <comment>short, beside the selected cards</comment>
        <translation>keine Kombination</translation>
    </message>
    <message numerus="yes">
        <source>%1 or %Ln cards</source>
        <comment>short, how many cards may be played</comment>
        <translation>
            <numerusform>%1 oder %Ln&#xa0;Karte nötig</numerusform>
            <numerusform>%1 oder %Ln&#xa0;Karten nötig</numerusform>
        </translation>
    </message>
    <message>
        <source>beats %1</source>
        <comment>short, beside the selected cards</comment>
        <translation>schlägt %1</translation>
    </message>
    <message>
        <source>does not beat %1</source>
        <comment>short, beside the selected cards</comment>
        <translation>schlägt %1 nicht</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <translation>Du spielst %1.</translation>
    </message>
    <message>
        <source>You play %1 (%2).</source>
        <translation>Du spielst %1 (%2).</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 spielt %2.</translation>
    </message>
    <message>
        <source>%1 plays %2 (%3).</source>
        <translation>%1 spielt %2 (%3).</translation>
    </message>
    <message>
        <source>You play %1 and pick up %2.</source>
        <translation>Du spielst %1 und nimmst %2.</translation>
    </message>
    <message>
        <source>You play %1 (%2) and pick up %3.</source>
        <translation>Du spielst %1 (%2) und nimmst %3.</translation>
    </message>
    <message>
        <source>%1 plays %2 and picks up %3.</source>
        <translation>%1 spielt %2 und nimmt %3.</translation>
    </message>
    <message>
        <source>%1 plays %2 (%3) and picks up %4.</source>
        <translation>%1 spielt %2 (%3) und nimmt %4.</translation>
    </message>
    <message>
        <source>You go out. Hand %1 is over.</source>
        <translation>Du bist alle Karten los. Durchgang&#xa0;%1 ist beendet.</translation>
    </message>
    <message>
        <source>%1 goes out. Hand %2 is over.</source>
        <translation>%1 ist alle Karten los. Durchgang&#xa0;%2 ist beendet.</translation>
    </message>
    <message numerus="yes">
        <source>You get %Ln points.</source>
        <translation>
            <numerusform>Du bekommst %Ln&#xa0;Punkt.</numerusform>
            <numerusform>Du bekommst %Ln&#xa0;Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %Ln points.</source>
        <translation>
            <numerusform>%1 bekommt %Ln&#xa0;Punkt.</numerusform>
            <numerusform>%1 bekommt %Ln&#xa0;Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand %1: you lead.</source>
        <translation>Durchgang&#xa0;%1: Du beginnst.</translation>
    </message>
    <message>
        <source>Hand %1: %2 leads.</source>
        <translation>Durchgang&#xa0;%1: %2 beginnt.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passt.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passt.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %Ln points.</source>
        <translation>
            <numerusform>Du gewinnst mit %Ln&#xa0;Punkt.</numerusform>
            <numerusform>Du gewinnst mit %Ln&#xa0;Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln points.</source>
        <translation>
            <numerusform>%1 gewinnt mit %Ln&#xa0;Punkt.</numerusform>
            <numerusform>%1 gewinnt mit %Ln&#xa0;Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 share the win.</source>
        <translation>Geteilter Sieg: %1.</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>what a seat did last</comment>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>played %1</source>
        <comment>what a seat did last; %1 is the value</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>Picked up and still held: %1</source>
        <translation>Genommen und noch auf der Hand: %1</translation>
    </message>
    <message>
        <source>You share the win with %1.</source>
        <translation>Du teilst dir den Sieg mit %1.</translation>
    </message>
    <message>
        <source>no set with %1</source>
        <comment>said of a selected card</comment>
        <translation>keine Kombination mit: %1</translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <comment>said by a screen reader; %1 is the value of the cards there</comment>
        <translation>Auf dem Tisch: %1</translation>
    </message>
    <message>
        <source>played by: %1</source>
        <comment>said by a screen reader; %1 is a name</comment>
        <translation>ausgespielt von: %1</translation>
    </message>
    <message>
        <source>Valhalla: %1</source>
        <comment>said by a screen reader</comment>
        <translation>Walhall: %1</translation>
    </message>
    <message>
        <source>Beaten by</source>
        <comment>label before the name of a player</comment>
        <translation>Geschlagen von</translation>
    </message>
    <message>
        <source>Picked up</source>
        <comment>label before a card that was beaten and picked up</comment>
        <translation>Genommen</translation>
    </message>
    <message>
        <source>To Valhalla</source>
        <comment>label before cards that were beaten and discarded</comment>
        <translation>Nach Walhall</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>said by a screen reader</comment>
        <extracomment>A label and what it stands before: “Picked up: blue 7”.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Beaten: %1</source>
        <comment>said by a screen reader; %1 is the value of a set</comment>
        <translation>Geschlagen: %1</translation>
    </message>
    <message>
        <source>Colours in play: %1</source>
        <comment>%1 is a list of colours</comment>
        <translation>Farben im Spiel: %1</translation>
    </message>
    <message>
        <source>Colours left out: %1</source>
        <comment>%1 is a list of colours</comment>
        <translation>Nicht im Spiel: %1</translation>
    </message>
    <message>
        <source>Points limit: %1</source>
        <comment>points that end the game</comment>
        <translation>Punktegrenze: %1</translation>
    </message>
    <message>
        <source>goes out</source>
        <comment>below the name of the seat that ended the hand</comment>
        <translation>alle Karten los</translation>
    </message>
    <message>
        <source>You go out</source>
        <comment>title at the end of a hand</comment>
        <translation>Du bist alle Karten los</translation>
    </message>
    <message>
        <source>%1 goes out</source>
        <comment>title at the end of a hand</comment>
        <translation>%1 ist alle Karten los</translation>
    </message>
    <message>
        <source>hand %1</source>
        <comment>which one, beside the title at its end</comment>
        <translation>Durchgang&#xa0;%1</translation>
    </message>
    <message numerus="yes">
        <source>Deck of %Ln card(s)</source>
        <comment>heading: what the game is played with</comment>
        <translation>
            <numerusform>%Ln&#xa0;Karte im Spiel</numerusform>
            <numerusform>%Ln&#xa0;Karten im Spiel</numerusform>
        </translation>
    </message>
    <message>
        <source>Custom rules</source>
        <comment>instead of an edition</comment>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>International</source>
        <comment>edition</comment>
        <translation>International</translation>
    </message>
    <message>
        <source>German</source>
        <comment>edition</comment>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Russian</source>
        <comment>edition</comment>
        <translation>Russisch</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <comment>edition</comment>
        <translation>Ukrainisch</translation>
    </message>
    <message>
        <source>Board Game Arena</source>
        <comment>edition</comment>
        <translation>Board Game Arena</translation>
    </message>
    <message>
        <source>the blue %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>die blaue&#xa0;%1</translation>
    </message>
    <message>
        <source>the red %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>die rote&#xa0;%1</translation>
    </message>
    <message>
        <source>the pink %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>die rosa&#xa0;%1</translation>
    </message>
    <message>
        <source>the green %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>die grüne&#xa0;%1</translation>
    </message>
    <message>
        <source>the black %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>die schwarze&#xa0;%1</translation>
    </message>
    <message>
        <source>the orange %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>die orange&#xa0;%1</translation>
    </message>
    <message>
        <source>First select the cards that you want to play.</source>
        <translation>Markiere zuerst die Karten, die du ausspielen willst.</translation>
    </message>
    <message>
        <source>You cannot pass when you lead.</source>
        <translation>Wer beginnt, darf nicht passen.</translation>
    </message>
    <message>
        <source>These cards share neither a colour nor a number.</source>
        <translation>Diese Karten haben weder dieselbe Farbe noch dieselbe Ziffer.</translation>
    </message>
    <message>
        <source>makes %1 with %2</source>
        <comment>said of a selected card</comment>
        <extracomment>%2 is a list of the other cards that are selected, in the nominative.</extracomment>
        <translation>ergibt %1 zusammen mit: %2</translation>
    </message>
    <message>
        <source>can be picked up</source>
        <comment>said of a beaten card, one of which is to be chosen</comment>
        <translation>kann genommen werden</translation>
    </message>
    <message>
        <source>will be played once a card is picked up</source>
        <comment>said of an own card</comment>
        <translation>wird ausgespielt, sobald du eine Karte genommen hast</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <comment>said by a screen reader</comment>
        <translation>Der Tisch ist leer</translation>
    </message>
    <message>
        <source>Left in hand: %1</source>
        <translation>Noch auf der Hand: %1</translation>
    </message>
    <message>
        <source>None of your cards can beat %1, so you will pass automatically. Press Esc to prevent this.</source>
        <translation>Nichts auf deiner Hand schlägt %1: Du passt automatisch. Drücke Esc, um das zu verhindern.</translation>
    </message>
    <message>
        <source>Your last set will be played automatically. Press Esc to prevent this.</source>
        <translation>Deine letzte Kombination wird automatisch ausgespielt. Drücke Esc, um das zu verhindern.</translation>
    </message>
    <message numerus="yes">
        <source>needs %1 or %Ln cards</source>
        <extracomment>said by a screen reader of too few or too many selected cards</extracomment>
        <translation>
            <numerusform>%1 oder %Ln&#xa0;Karte nötig</numerusform>
            <numerusform>%1 oder %Ln&#xa0;Karten nötig</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the round with %1 and lead the next one.</source>
        <comment>all others have passed; the value of a set</comment>
        <translation>Du gewinnst die Runde mit %1 und beginnst die nächste.</translation>
    </message>
    <message>
        <source>%1 wins the round with %2 and leads the next one.</source>
        <comment>a name, the value of a set</comment>
        <translation>%1 gewinnt die Runde mit %2 und beginnt die nächste.</translation>
    </message>
    <message>
        <source>You have won the round: lead any single card.</source>
        <translation>Du hast die Runde gewonnen: Beginne mit einer beliebigen Karte.</translation>
    </message>
    <message>
        <source>You win the round</source>
        <comment>title at the end of a round</comment>
        <translation>Du gewinnst die Runde</translation>
    </message>
    <message>
        <source>%1 wins the round</source>
        <comment>title at the end of a round; a name</comment>
        <translation>%1 gewinnt die Runde</translation>
    </message>
    <message>
        <source>with %1</source>
        <comment>beside “You win the round”; the value of a set</comment>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>beaten</source>
        <comment>below the cards that were beaten last</comment>
        <translation>geschlagen</translation>
    </message>
    <message>
        <source>one card left!</source>
        <comment>beside a player</comment>
        <translation>noch eine Karte!</translation>
    </message>
    <message>
        <source>two cards left</source>
        <comment>beside a player</comment>
        <translation>noch zwei Karten</translation>
    </message>
    <message>
        <source>One card left: %1.</source>
        <comment>names of players</comment>
        <translation>Nur noch eine Karte: %1.</translation>
    </message>
    <message>
        <source>of any colour</source>
        <comment>the goat, the card of number 0</comment>
        <translation>für jede Farbe</translation>
    </message>
    <message>
        <source>goat</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>Ziege</translation>
    </message>
    <message>
        <source>the goat</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>die Ziege</translation>
    </message>
    <message>
        <source>The goat joins only cards of one colour.</source>
        <translation>Die Ziege passt nur zu Karten einer Farbe.</translation>
    </message>
    <message>
        <source>The goat is in the deck</source>
        <translation>Die Ziege ist im Spiel</translation>
    </message>
</context>
<context>
    <name>PageText</name>
    <message>
        <source>%1%</source>
        <comment>a share in percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>1st</source>
        <comment>place in a game</comment>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>place in a game</comment>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>place in a game</comment>
        <translation>3.</translation>
    </message>
    <message>
        <source>4th</source>
        <comment>place in a game</comment>
        <translation>4.</translation>
    </message>
    <message>
        <source>5th</source>
        <comment>place in a game</comment>
        <translation>5.</translation>
    </message>
    <message>
        <source>6th</source>
        <comment>place in a game</comment>
        <translation>6.</translation>
    </message>
    <message>
        <source>All levels</source>
        <comment>which games are counted: of the strongest opponent</comment>
        <translation>Alle Stufen</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <comment>which games are counted</comment>
        <translation>Beliebig viele</translation>
    </message>
    <message>
        <source>All</source>
        <comment>heading: any number of players</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>%1, any number of players</source>
        <comment>a level</comment>
        <translation>%1, beliebig viele Spieler</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a level; how many players</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: no games</source>
        <comment>a level and a number of players</comment>
        <translation>%1: keine Partien</translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <comment>share in percent; how many games</comment>
        <translation>%1 von %2 gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <comment>in “19% of 26 games won”</comment>
        <translation>
            <numerusform>%Ln&#xa0;Partie</numerusform>
            <numerusform>%Ln&#xa0;Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, too few to compare</source>
        <comment>a level; games won</comment>
        <translation>%1: %2, zu wenige für einen Vergleich</translation>
    </message>
    <message>
        <source>%1: %2, less than expected</source>
        <comment>a level; games won</comment>
        <translation>%1: %2, weniger als erwartet</translation>
    </message>
    <message>
        <source>%1: %2, more than expected</source>
        <comment>a level; games won</comment>
        <translation>%1: %2, mehr als erwartet</translation>
    </message>
    <message>
        <source>%1: %2, about as expected</source>
        <comment>a level; games won</comment>
        <translation>%1: %2, etwa wie erwartet</translation>
    </message>
    <message>
        <source>fewer</source>
        <comment>legend, before five colours: wins than expected</comment>
        <translation>weniger</translation>
    </message>
    <message>
        <source>more wins than expected</source>
        <comment>legend, after five colours</comment>
        <translation>mehr Siege als erwartet</translation>
    </message>
    <message>
        <source>under 5 games</source>
        <comment>legend of a chart</comment>
        <translation>unter 5&#xa0;Partien</translation>
    </message>
    <message>
        <source>Level and players</source>
        <comment>heading of a table</comment>
        <translation>Stufe, Spieler</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>heading: how many</comment>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>heading: how many games</comment>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Share</source>
        <comment>heading: of games won</comment>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Expected</source>
        <comment>heading: the share of wins if all played alike</comment>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Points per hand</source>
        <comment>title: of a chart, below a figure</comment>
        <translation>Punkte pro Durchgang</translation>
    </message>
    <message>
        <source>Points per game</source>
        <comment>title: of a chart, below a figure</comment>
        <translation>Punkte pro Partie</translation>
    </message>
    <message>
        <source>%1: %2 points, %3; others %4</source>
        <comment>a month; points; how many games; points</comment>
        <translation>%1: %2&#xa0;Punkte, %3; die anderen %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a month and points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a dot: one game</source>
        <comment>legend of a chart</comment>
        <translation>eine Partie</translation>
    </message>
    <message>
        <source>others</source>
        <comment>legend of a chart: their mean</comment>
        <translation>andere</translation>
    </message>
    <message>
        <source>Month</source>
        <comment>heading of a table</comment>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Others</source>
        <comment>heading: points of the others at the table</comment>
        <translation>Andere</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <comment>row of a chart</comment>
        <translation>Alle Fehler</translation>
    </message>
    <message>
        <source>Beating</source>
        <comment>kind of mistake: the wrong cards played against a set</comment>
        <translation>Schlagen</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>kind of mistake: passed, or should have</comment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Lead</source>
        <comment>kind of mistake: a round begun with the wrong cards</comment>
        <translation>Rundenbeginn</translation>
    </message>
    <message>
        <source>Pick-up</source>
        <comment>kind of mistake: the wrong card taken</comment>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Going out</source>
        <comment>kind of mistake: shortly before all cards are played</comment>
        <translation>Endspiel</translation>
    </message>
    <message>
        <source>Card chosen</source>
        <comment>kind of mistake in Ninjan</comment>
        <translation>Kartenwahl</translation>
    </message>
    <message>
        <source>Pile taken</source>
        <comment>kind of mistake in Ninjan</comment>
        <translation>Stapelwahl</translation>
    </message>
    <message>
        <source>Equal cards</source>
        <comment>kind of mistake in Ninjan: numbers that others could play as well</comment>
        <translation>Gleiche Werte</translation>
    </message>
    <message>
        <source>Last rounds</source>
        <comment>kind of mistake in Ninjan: made there</comment>
        <translation>Letzte Runden</translation>
    </message>
    <message>
        <source>fewer</source>
        <comment>of mistakes: than at first</comment>
        <translation>seltener</translation>
    </message>
    <message>
        <source>more</source>
        <comment>of mistakes: than at first</comment>
        <translation>häufiger</translation>
    </message>
    <message>
        <source>as before</source>
        <comment>of mistakes: as many as at first</comment>
        <translation>wie zuvor</translation>
    </message>
    <message>
        <source>%1: at first %2, now %3, %4</source>
        <comment>kind of mistake; points; points; whether it is getting rarer</comment>
        <translation>%1: anfangs %2, jetzt %3, %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of mistake; points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>%1: at first 0.62, now 0.19; %2: 120 games reviewed</comment>
        <translation>%1; %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) reviewed</source>
        <comment>how many</comment>
        <translation>
            <numerusform>%Ln&#xa0;Partie analysiert</numerusform>
            <numerusform>%Ln&#xa0;Partien analysiert</numerusform>
        </translation>
    </message>
    <message>
        <source>at first</source>
        <comment>heading: points lost in the first games</comment>
        <translation>anfangs</translation>
    </message>
    <message>
        <source>now</source>
        <comment>heading: points lost in the last games</comment>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>heading: of mistakes</comment>
        <translation>Art</translation>
    </message>
    <message>
        <source>Count</source>
        <comment>heading: how many mistakes</comment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <comment>where a rating is: two levels</comment>
        <translation>zwischen „%1“ und „%2“</translation>
    </message>
    <message>
        <source>above %1</source>
        <comment>where a rating is: a level</comment>
        <translation>über „%1“</translation>
    </message>
    <message>
        <source>below %1</source>
        <comment>where a rating is: a level</comment>
        <translation>unter „%1“</translation>
    </message>
    <message>
        <source>%1 of %2 games until a rating</source>
        <comment>how many of how many</comment>
        <translation>%1 von %2&#xa0;Partien bis zur Wertung</translation>
    </message>
    <message>
        <source>%1 in 30 days</source>
        <comment>change of a rating, with its sign</comment>
        <translation>%1 in 30&#xa0;Tagen</translation>
    </message>
    <message>
        <source>Pl&amp;ay at %1 level</source>
        <comment>button: a level</comment>
        <translation>Ge&amp;gen „%1“ spielen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a month or a day, and a rating</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 ± %3</source>
        <comment>a month or a day, a rating and its uncertainty</comment>
        <translation>%1: %2 ± %3</translation>
    </message>
    <message>
        <source>Rating</source>
        <comment>heading: at the end of a month</comment>
        <translation>Wertung</translation>
    </message>
    <message numerus="yes">
        <source>Your place in all %Ln game(s)</source>
        <comment>title: which place in each</comment>
        <translation>
            <numerusform>Dein Rang in der einzigen Partie</numerusform>
            <numerusform>Dein Rang in allen %Ln&#xa0;Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your place in the last %Ln game(s)</source>
        <comment>title: which place in each</comment>
        <translation>
            <numerusform>Dein Rang in der letzten Partie</numerusform>
            <numerusform>Dein Rang in den letzten %Ln&#xa0;Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>“Last 18 games: place”; 3rd, 2nd …</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>“1st of 4”; a day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Best hand</source>
        <comment>title: the one that was won highest</comment>
        <translation>Bester Durchgang</translation>
    </message>
    <message>
        <source>Best pile</source>
        <comment>title: the most valuable one that was taken</comment>
        <translation>Bester Stapel</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>out in 3 turns, the others kept 21 cards, 3 October</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>out in %Ln turn(s)</source>
        <comment>how soon all cards were played</comment>
        <translation>
            <numerusform>in einem Zug alles los</numerusform>
            <numerusform>in %Ln&#xa0;Zügen alles los</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the others were left with %Ln card(s)</source>
        <comment>at the end of a hand</comment>
        <translation>
            <numerusform>die anderen behielten %Ln&#xa0;Karte</numerusform>
            <numerusform>die anderen behielten %Ln&#xa0;Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the points of a pile; a day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, taken with %2, %3</source>
        <comment>the points of a pile; a card; a day</comment>
        <translation>%1, genommen mit: %2, %3</translation>
    </message>
    <message>
        <source>%1 games</source>
        <comment>name of a file: a game</comment>
        <translation>%1-Partien</translation>
    </message>
    <message>
        <source>%1 rating</source>
        <comment>name of a file: a game</comment>
        <translation>%1-Wertung</translation>
    </message>
    <message>
        <source>%1 games won</source>
        <comment>name of a file: a game</comment>
        <translation>%1-Siege</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>name of a file: a game</comment>
        <translation>%1-Punkte</translation>
    </message>
    <message>
        <source>%1 mistakes</source>
        <comment>name of a file: a game</comment>
        <translation>%1-Fehler</translation>
    </message>
    <message>
        <source>Statistics, %1</source>
        <comment>%1 is a game</comment>
        <translation>Statistik, %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>“Statistics, Odin”; how many games; what the rating is</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>fewer is better</source>
        <comment>below a title: points</comment>
        <translation>weniger ist besser</translation>
    </message>
    <message>
        <source>more is better</source>
        <comment>below a title: points</comment>
        <translation>mehr ist besser</translation>
    </message>
    <message>
        <source>%1 on average, others %2</source>
        <comment>points</comment>
        <translation>Im Schnitt %1, die anderen %2</translation>
    </message>
    <message>
        <source>rating %1 ± %2</source>
        <comment>of a player, and its uncertainty</comment>
        <translation>Wertung %1 ± %2</translation>
    </message>
    <message>
        <source>Games are not saved here.</source>
        <translation>Hier werden keine Partien gespeichert.</translation>
    </message>
</context>
<context>
    <name>PastGameText</name>
    <message>
        <source>d MMMM</source>
        <comment>a day without its year, as QLocale::toString() takes it</comment>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a day with its year, as QLocale::toString() takes it</comment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day with its year, short, as QLocale::toString() takes it</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>heading: %1 is a day</comment>
        <translation>Heute, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <comment>heading: %1 is a day</comment>
        <translation>Gestern, %1</translation>
    </message>
    <message>
        <source>Earlier this month</source>
        <comment>heading of games</comment>
        <translation>Früher in diesem Monat</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>heading of games: a month and its year</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <comment>how many games stand below a heading</comment>
        <translation>
            <numerusform>%Ln&#xa0;Partie</numerusform>
            <numerusform>%Ln&#xa0;Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Game from %1</source>
        <comment>%1 is a day; it is not known what was played</comment>
        <translation>Partie vom %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>Odin, 22 November</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>Odin with Leif, Ylva and Ivar</comment>
        <translation>%1 mit %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hand(s)</source>
        <comment>how many hands of Odin have been played</comment>
        <translation>
            <numerusform>%Ln&#xa0;Durchgang</numerusform>
            <numerusform>%Ln&#xa0;Durchgänge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln round(s)</source>
        <comment>how many rounds of Ninjan have been played</comment>
        <translation>
            <numerusform>%Ln&#xa0;Runde</numerusform>
            <numerusform>%Ln&#xa0;Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>22 November, 19:05</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>deal %1</source>
        <comment>the number of a deal</comment>
        <translation>Partienummer&#xa0;%1</translation>
    </message>
    <message>
        <source>in progress</source>
        <comment>a game that is the running one</comment>
        <translation>läuft gerade</translation>
    </message>
    <message>
        <source>not finished</source>
        <comment>a game</comment>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>won by %1</source>
        <comment>a game; names</comment>
        <translation>Sieg: %1</translation>
    </message>
    <message>
        <source>Written by a newer version of Meadhall</source>
        <comment>of a file</comment>
        <translation>Mit einer neueren Version von Meadhall geschrieben</translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <translation>Diese Datei lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>This file is damaged: nothing in it can be read</source>
        <translation>Diese Datei ist beschädigt: Nichts darin ist lesbar</translation>
    </message>
    <message>
        <source>This file is damaged: only its beginning can be read</source>
        <translation>Diese Datei ist beschädigt: Nur der Anfang ist lesbar</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>22 November 19:05</comment>
        <translation>%1 um %2&#xa0;Uhr</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and what is the matter with the file of a game</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2, with %3: %4</source>
        <comment>Odin, 22 November 19:05, with Leif, Ylva and Ivar: 1st of 4, 7 points</comment>
        <translation>%1, %2, mit %3: %4</translation>
    </message>
    <message>
        <source>not reviewed</source>
        <comment>a game</comment>
        <translation>nicht analysiert</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <comment>in a game that was reviewed</comment>
        <translation>keine Fehler</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistake(s)</source>
        <comment>in a game that was reviewed</comment>
        <translation>
            <numerusform>%Ln&#xa0;Fehler</numerusform>
            <numerusform>%Ln&#xa0;Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points lost</source>
        <comment>in a game that was reviewed; a number with one decimal</comment>
        <translation>%1&#xa0;Punkte verloren</translation>
    </message>
    <message>
        <source>Dated by a wrong clock</source>
        <comment>heading of games</comment>
        <translation>Mit falsch gestellter Uhr</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <comment>a result; %1 may have a sign</comment>
        <translation>
            <numerusform>%1&#xa0;Punkt</numerusform>
            <numerusform>%1&#xa0;Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleText</name>
    <message>
        <source>First steps</source>
        <comment>puzzles of the first stage</comment>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Good plays</source>
        <comment>puzzles of the second stage</comment>
        <translation>Gute Züge</translation>
    </message>
    <message>
        <source>Deep water</source>
        <comment>puzzles of the third stage</comment>
        <translation>Harte Nüsse</translation>
    </message>
    <message>
        <source>go out, block, pass</source>
        <comment>what puzzles are about</comment>
        <translation>Karten loswerden, blockieren, passen</translation>
    </message>
    <message>
        <source>what beats what, and when</source>
        <comment>what puzzles are about</comment>
        <translation>was was schlägt und wann</translation>
    </message>
    <message>
        <source>what to keep, what to take</source>
        <comment>what puzzles are about</comment>
        <translation>was behalten, was nehmen</translation>
    </message>
    <message>
        <source>your card is the next prize</source>
        <comment>what puzzles are about</comment>
        <translation>deine Karte ist die nächste Beute</translation>
    </message>
    <message>
        <source>count cards, plan the next lead</source>
        <comment>what puzzles are about</comment>
        <translation>mitzählen, an die nächste Runde denken</translation>
    </message>
    <message>
        <source>who must take what</source>
        <comment>what puzzles are about</comment>
        <translation>wer was nehmen muss</translation>
    </message>
    <message>
        <source>stage %1</source>
        <comment>of a puzzle: 1 to 3</comment>
        <translation>Grad&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>puzzles of a pack</comment>
        <translation>%1 von %2 gelöst</translation>
    </message>
    <message>
        <source>It’s your card’s turn. Which pile leaves you with the most points at the end of the game?</source>
        <translation>Deine Karte ist dran. Welcher Stapel bringt dir am Ende der Partie die meisten Punkte?</translation>
    </message>
    <message>
        <source>Which card leaves you with the most points at the end of the game? Choose it.</source>
        <translation>Welche Karte bringt dir am Ende der Partie die meisten Punkte? Wähle sie.</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <comment>what is known in a puzzle</comment>
        <translation>Runde&#xa0;%1 von&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 has %2 points</source>
        <comment>what is known in a puzzle: a name, +12 or −3</comment>
        <translation>%1 hat %2&#xa0;Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln cards</source>
        <comment>what is known in a puzzle</comment>
        <translation>
            <numerusform>%1 hat %Ln&#xa0;Karte</numerusform>
            <numerusform>%1 hat %Ln&#xa0;Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, among them %2</source>
        <comment>what is known in a puzzle: “Ylva has 4 cards”; cards picked up</comment>
        <translation>%1, darunter %2</translation>
    </message>
    <message>
        <source>Which cards go with no others, and what do the rest need to go out?</source>
        <comment>hint of a puzzle</comment>
        <translation>Welche Karten passen zu keiner anderen, und was brauchst du, um die übrigen loszuwerden?</translation>
    </message>
    <message>
        <source>How many sets does your hand make after each play? And what can the others still beat?</source>
        <comment>hint of a puzzle</comment>
        <translation>Wie viele Kombinationen bleiben dir nach jedem möglichen Zug? Und was können die anderen noch schlagen?</translation>
    </message>
    <message>
        <source>The play itself is obvious. Which beaten card fits what stays in your hand?</source>
        <comment>hint of a puzzle</comment>
        <translation>Der Zug ist klar. Welche geschlagene Karte passt zu dem, was auf deiner Hand bleibt?</translation>
    </message>
    <message>
        <source>Which cards in each play would you miss later?</source>
        <comment>hint of a puzzle</comment>
        <translation>Was gibst du mit jedem Zug her, was dir später fehlt?</translation>
    </message>
    <message>
        <source>Which cards come before yours, and what lies on the piles by then?</source>
        <comment>hint of a puzzle</comment>
        <translation>Welche Karten kommen vor deiner dran, und was liegt dann auf den Stapeln?</translation>
    </message>
    <message>
        <source>Your card lies on top afterwards. Who can take it, and what must they take otherwise?</source>
        <comment>hint of a puzzle</comment>
        <translation>Deine Karte liegt danach obenauf. Wer kann sie nehmen, und was müssten die anderen sonst nehmen?</translation>
    </message>
    <message>
        <source>Do not pick up %1.</source>
        <comment>second hint of a puzzle; a card (accusative)</comment>
        <translation>Nimm nicht %1.</translation>
    </message>
    <message>
        <source>One card of the answer is marked: %1.</source>
        <comment>second hint of a puzzle; a card (nominative)</comment>
        <translation>Diese Karte gehört dazu: %1.</translation>
    </message>
    <message>
        <source>You do not have to play.</source>
        <comment>second hint of a puzzle: passing is the answer</comment>
        <translation>Du musst nicht spielen.</translation>
    </message>
    <message>
        <source>It is not the pile with %1 on top.</source>
        <comment>second hint of a puzzle; a card (accusative)</comment>
        <translation>Es ist nicht der Stapel mit %1.</translation>
    </message>
    <message>
        <source>It is not the %1.</source>
        <comment>second hint of a puzzle; a card (nominative)</comment>
        <translation>Es ist nicht %1.</translation>
    </message>
    <message>
        <source>The cards are right. %1</source>
        <comment>wrong answer of a puzzle; what speaks against the card picked up</comment>
        <translation>Die Karten stimmen. %1</translation>
    </message>
    <message>
        <source>%1 But it has a drawback. %2</source>
        <comment>wrong answer of a puzzle: a sentence for it, a sentence against it</comment>
        <translation>%1 Das hat aber einen Nachteil. %2</translation>
    </message>
    <message>
        <source>%1 Tempting: %2. %3</source>
        <comment>explains a puzzle: sentences for the answer; a move; what speaks against it</comment>
        <translation>%1 Verlockend: %2. %3</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <comment>title, heading</comment>
        <translation>Aufgabe des Tages</translation>
    </message>
    <message>
        <source>at the first attempt</source>
        <comment>below a share in percent, or “Solved”</comment>
        <translation>beim ersten Versuch</translation>
    </message>
    <message>
        <source>You lead. What leaves you best off at the end of this hand? Select your cards and play them.</source>
        <translation>Du beginnst. Womit stehst du am Ende dieses Durchgangs am besten da? Markiere deine Karten und spiele sie aus.</translation>
    </message>
    <message>
        <source>What leaves you best off at the end of this hand? Select your cards, play them and say which beaten card you pick up, or pass.</source>
        <translation>Womit stehst du am Ende dieses Durchgangs am besten da? Markiere deine Karten, spiele sie aus und nimm eine geschlagene Karte, oder passe.</translation>
    </message>
    <message>
        <source>Based on %1 sampled deals; the second-best answer costs at least %2 points.</source>
        <comment>how a puzzle was judged: a number, points such as 1.1</comment>
        <translation>Beurteilt anhand von %1&#xa0;Verteilungen; der zweitbeste Zug kostet mindestens %2&#xa0;Punkte.</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Erhöhen</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Verringern</translation>
    </message>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Alles markieren</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Suchen in:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Datei&amp;name:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Dateityp:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Übergeordneter Ordner</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Zum übergeordneten Ordner</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Neuen Ordner erstellen</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Neuen Ordner erstellen</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Als Liste anzeigen</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Mit Details anzeigen</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Neuer Ordner</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Neuer Ordner</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>&amp;Versteckte Dateien anzeigen</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Ordner:</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Liste der Orte und Lesezeichen</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 gibt es schon.
Soll die Datei ersetzt werden?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Diese Datei gibt es nicht.
Prüfe den Dateinamen.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Diesen Ordner gibt es nicht.
Prüfe den Ordnernamen.</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Sch&amp;ließen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Nicht speichern</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Tasten drücken</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles &amp;markieren</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>About Qt</source>
        <translation>Über Qt</translation>
    </message>
    <message>
        <source>&lt;h3&gt;About Qt&lt;/h3&gt;&lt;p&gt;This program uses Qt version %1.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Über Qt&lt;/h3&gt;&lt;p&gt;Dieses Programm verwendet Qt in der Version %1.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Nicht speichern</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Standardwerte</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles &amp;markieren</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>&amp;Link-Adresse kopieren</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>pile %1 (%2)</source>
        <comment>a move: the number of a pile, and what it is worth: +10, −3</comment>
        <translation>Stapel&#xa0;%1 (%2)</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a move</comment>
        <translation>passen</translation>
    </message>
    <message>
        <source>picks up %1 instead of %2</source>
        <comment>a mistake; numbers of cards</comment>
        <translation>%1 statt %2 genommen</translation>
    </message>
    <message>
        <source>%1; better: %2</source>
        <comment>a mistake: what was played or chosen; cards (nominative)</comment>
        <translation>%1, besser %2</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <comment>a mistake; values of sets, in figures</comment>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <source>%1 instead of passing</source>
        <comment>a mistake; the value of a set</comment>
        <translation>%1 statt zu passen</translation>
    </message>
    <message>
        <source>passes instead of %1</source>
        <comment>a mistake; the value of a set</comment>
        <translation>gepasst statt %1</translation>
    </message>
    <message>
        <source>%1 on pile %2; better: %3</source>
        <comment>a mistake; a card (nominative), numbers of piles</comment>
        <translation>%1 auf Stapel&#xa0;%2, besser auf %3</translation>
    </message>
    <message>
        <source>pile %1 (%2); better: %3 (%4)</source>
        <comment>a mistake; numbers of piles, and what they are worth: +10, −3</comment>
        <translation>Stapel&#xa0;%1 (%2), besser %3 (%4)</translation>
    </message>
    <message>
        <source>%1; picked up: %2</source>
        <comment>a move for screen readers; cards (nominative)</comment>
        <translation>%1; genommen: %2</translation>
    </message>
    <message>
        <source>takes it with</source>
        <comment>label above a card: of a pile</comment>
        <translation>genommen mit</translation>
    </message>
    <message>
        <source>lays</source>
        <comment>label above a card: of a pile</comment>
        <translation>daraufgelegt</translation>
    </message>
    <message>
        <source>beats no pile</source>
        <comment>of a card, as the piles are now</comment>
        <translation>schlägt nichts</translation>
    </message>
    <message>
        <source>Why pick up %1? %2</source>
        <extracomment>%1: a card (accusative); %2: the reasons, whole sentences</extracomment>
        <translation>Warum %1 nehmen? %2</translation>
    </message>
    <message>
        <source>Why pass? %1</source>
        <comment>the reasons, whole sentences</comment>
        <translation>Warum passen? %1</translation>
    </message>
    <message>
        <source>Why %1? %2</source>
        <extracomment>%1: a move in a few words: 77, rock 5, pile 2 (+4); %2: the reasons, whole sentences</extracomment>
        <translation>Warum %1? %2</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>verdict on a move</comment>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>Fine</source>
        <comment>verdict on a move: nearly as good as the best one</comment>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Small mistake</source>
        <comment>verdict on a move</comment>
        <translation>Kleiner Fehler</translation>
    </message>
    <message>
        <source>Clear mistake</source>
        <comment>verdict on a move</comment>
        <translation>Klarer Fehler</translation>
    </message>
    <message>
        <source>best moves: %1</source>
        <comment>count</comment>
        <translation>beste Züge: %1</translation>
    </message>
    <message>
        <source>fine moves: %1</source>
        <comment>count</comment>
        <translation>gute Züge: %1</translation>
    </message>
    <message>
        <source>small mistakes: %1</source>
        <comment>count</comment>
        <translation>kleine Fehler: %1</translation>
    </message>
    <message>
        <source>clear mistakes: %1</source>
        <comment>count</comment>
        <translation>klare Fehler: %1</translation>
    </message>
    <message>
        <source>costs %1</source>
        <comment>a move; “about 1.2 points”</comment>
        <translation>kostet %1</translation>
    </message>
    <message>
        <source>loses nothing</source>
        <comment>a move</comment>
        <translation>kostet nichts</translation>
    </message>
    <message>
        <source>no certain loss</source>
        <comment>of a move</comment>
        <translation>kein sicherer Verlust</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <comment>points lost</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>points</source>
        <comment>below a number with one decimal: points expected of a move</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>± %1 so far</source>
        <comment>uncertainty of a number that is still being computed</comment>
        <translation>± %1 bisher</translation>
    </message>
    <message>
        <source>Hand %1, turn %2</source>
        <comment>place in a game of Odin</comment>
        <translation>Durchgang&#xa0;%1, Zug&#xa0;%2</translation>
    </message>
    <message>
        <source>Round %1, choice</source>
        <comment>place in a game of Ninjan: the choice of cards</comment>
        <translation>Runde&#xa0;%1, Wahl</translation>
    </message>
    <message>
        <source>Round %1, pile</source>
        <comment>place in a game of Ninjan: a card is put on a pile</comment>
        <translation>Runde&#xa0;%1, Stapel</translation>
    </message>
    <message>
        <source>start</source>
        <comment>value of a curve: before the first turn</comment>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>turn %1</source>
        <comment>value of a curve</comment>
        <translation>Zug&#xa0;%1</translation>
    </message>
    <message>
        <source>round %1, choice</source>
        <comment>value of a curve</comment>
        <translation>Runde&#xa0;%1, Wahl</translation>
    </message>
    <message>
        <source>round %1, card %2</source>
        <comment>value of a curve; which card is resolved</comment>
        <translation>Runde&#xa0;%1, Karte&#xa0;%2</translation>
    </message>
    <message>
        <source>Points expected</source>
        <comment>title of a curve</comment>
        <translation>Erwartete Punkte</translation>
    </message>
    <message>
        <source>↑ fewer is better</source>
        <comment>beside a curve, whose upper end is better</comment>
        <translation>↑ weniger ist besser</translation>
    </message>
    <message>
        <source>↑ more is better</source>
        <comment>beside a curve, whose upper end is better</comment>
        <translation>↑ mehr ist besser</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>below the axis of a curve, before numbers</comment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>round</source>
        <comment>below the axis of a curve, before numbers</comment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>verdict</source>
        <comment>heading of a column</comment>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>%1 %2, before that %3</source>
        <comment>value of a curve: name, points, points before</comment>
        <translation>%1 %2, vorher %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>value of a curve: name, points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>values of a curve: turn 27, you 3.3 …</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not reviewed yet</source>
        <comment>part of a curve</comment>
        <translation>noch nicht beurteilt</translation>
    </message>
    <message>
        <source>You played</source>
        <comment>label before cards</comment>
        <translation>Du hast gespielt</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>label before cards</comment>
        <translation>%1 hat gespielt</translation>
    </message>
    <message>
        <source>You chose</source>
        <comment>label before a card</comment>
        <translation>Du hast gewählt</translation>
    </message>
    <message>
        <source>%1 chose</source>
        <comment>label before a card</comment>
        <translation>%1 hat gewählt</translation>
    </message>
    <message>
        <source>Your choice</source>
        <comment>label before a move: a pile, or passing</comment>
        <translation>Deine Wahl</translation>
    </message>
    <message>
        <source>%1 chose</source>
        <comment>label before a move: a pile, or passing</comment>
        <translation>Wahl von %1</translation>
    </message>
    <message>
        <source>Just as good</source>
        <comment>label before a move</comment>
        <translation>Ebenso gut</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>label before a move</comment>
        <translation>Besser</translation>
    </message>
    <message>
        <source>Best so far</source>
        <comment>label before a move, while it is being judged</comment>
        <translation>Bisher am besten</translation>
    </message>
    <message>
        <source>picks up</source>
        <comment>label above a card</comment>
        <translation>nimmt</translation>
    </message>
    <message>
        <source>What if…?</source>
        <comment>title: another move was tried</comment>
        <translation>Was wäre, wenn&#xa0;…?</translation>
    </message>
    <message>
        <source>You tried</source>
        <comment>label before a move</comment>
        <translation>Dein Versuch</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>label before the best move</comment>
        <translation>Am besten</translation>
    </message>
    <message>
        <source>%1 is about %2 points better.</source>
        <extracomment>%1: a move in a few words: 83, pass, rock 5; %2: points with one decimal</extracomment>
        <translation>%1 ist um etwa %2&#xa0;Punkte besser.</translation>
    </message>
    <message>
        <source>%1 is about %2 points worse.</source>
        <extracomment>%1: a move in a few words: 83, pass, rock 5; %2: points with one decimal</extracomment>
        <translation>%1 ist um etwa %2&#xa0;Punkte schlechter.</translation>
    </message>
    <message>
        <source>%1 is just as good.</source>
        <comment>a move in a few words</comment>
        <translation>%1 ist ebenso gut.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 would be %2 points better still.</source>
        <translation>%1 wäre noch einmal um %2&#xa0;Punkte besser.</translation>
    </message>
    <message>
        <source>%1: %2, %3 %4</source>
        <comment>“You played: black 8, 3.3 points”</comment>
        <translation>%1: %2, %3 %4</translation>
    </message>
    <message>
        <source>This decision</source>
        <comment>heading</comment>
        <translation>Diese Entscheidung</translation>
    </message>
    <message>
        <source>Not reviewed yet.</source>
        <translation>Noch nicht beurteilt.</translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <comment>heading of a list</comment>
        <translation>Deine Fehler</translation>
    </message>
    <message>
        <source>Mistakes by %1</source>
        <comment>heading of a list</comment>
        <translation>Fehler von %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 points lost in %Ln decision(s)</source>
        <comment>points lost; %1 has one decimal</comment>
        <translation>
            <numerusform>%1&#xa0;Punkte bei %Ln&#xa0;Entscheidung verloren</numerusform>
            <numerusform>%1&#xa0;Punkte bei %Ln&#xa0;Entscheidungen verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s) not reviewed</source>
        <comment>in a review that was stopped</comment>
        <translation>
            <numerusform>%Ln&#xa0;Entscheidung nicht beurteilt</numerusform>
            <numerusform>%Ln&#xa0;Entscheidungen nicht beurteilt</numerusform>
        </translation>
    </message>
    <message>
        <source>No verdicts: it is not known who played here.</source>
        <translation>Keine Urteile: Wer hier gespielt hat, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>No verdicts: only computers played here.</source>
        <translation>Keine Urteile: Hier haben nur Computer gespielt.</translation>
    </message>
    <message>
        <source>There was nothing to decide here.</source>
        <comment>in a review</comment>
        <translation>Hier gab es nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>said by a screen reader; a move</comment>
        <translation>Besser: %1</translation>
    </message>
    <message>
        <source>beats pile %1</source>
        <comment>of a card, as the piles are now; the number of a pile</comment>
        <translation>schlägt Stapel&#xa0;%1</translation>
    </message>
    <message>
        <source>It costs much of the chance of winning.</source>
        <comment>about a move</comment>
        <translation>Der Zug verringert die Siegchance deutlich.</translation>
    </message>
    <message>
        <source>Being reviewed now.</source>
        <translation>Wird gerade beurteilt.</translation>
    </message>
    <message>
        <source>picks up %1; better: %2</source>
        <comment>a mistake; cards (nominative)</comment>
        <translation>%1 genommen, besser %2</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>title, button: a game is looked at again</comment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <comment>button</comment>
        <translation>Voriger Fehler</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <comment>button</comment>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <comment>in a review</comment>
        <translation>Keine Fehler</translation>
    </message>
    <message>
        <source>If in doubt, the milder verdict stands.</source>
        <comment>about the points that a move costs</comment>
        <translation>Im Zweifel gilt das mildere Urteil.</translation>
    </message>
    <message>
        <source>Only one seat’s cards are known; the others would be dealt anew.</source>
        <translation>Nur die Karten eines Platzes sind bekannt; die übrigen würden neu verteilt.</translation>
    </message>
    <message>
        <source>With %1 no difference is certain.</source>
        <comment>a move in a few words</comment>
        <translation>Mit %1 ist kein Unterschied sicher.</translation>
    </message>
</context>
<context>
    <name>SavedGame</name>
    <message>
        <source>%1, %2</source>
        <comment>Odin, hand 4</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>round %1</source>
        <comment>of Ninjan, after the name of the game</comment>
        <translation>Runde&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 is next.</source>
        <comment>whose turn it is; a name</comment>
        <translation>%1 ist an der Reihe.</translation>
    </message>
    <message>
        <source>left today at %1</source>
        <comment>a game; a time</comment>
        <translation>heute um %1&#xa0;Uhr unterbrochen</translation>
    </message>
    <message>
        <source>left yesterday at %1</source>
        <comment>a game; a time</comment>
        <translation>gestern um %1&#xa0;Uhr unterbrochen</translation>
    </message>
    <message>
        <source>left on %1</source>
        <comment>a game; a day</comment>
        <translation>unterbrochen am %1</translation>
    </message>
</context>
<context>
    <name>StatisticsText</name>
    <message>
        <source>Your first game at %1 level</source>
        <comment>end of a game; %1 is a level</comment>
        <translation>Deine erste Partie gegen Computer der Stufe „%1“</translation>
    </message>
    <message>
        <source>Your first win!</source>
        <comment>end of a game</comment>
        <translation>Dein erster Sieg!</translation>
    </message>
    <message>
        <source>The best of your %1 games at %2 level: %3</source>
        <comment>end of a game; a number of games from two on, a level, the points</comment>
        <translation>Die beste deiner %1&#xa0;Partien gegen Computer der Stufe „%2“: %3</translation>
    </message>
    <message>
        <source>Why not try %1?</source>
        <comment>end of a game that was won; a higher level</comment>
        <translation>Versuche es ruhig einmal mit der Stufe „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your %1 games at %2 level was/were better; the best: %3</source>
        <comment>end of a game; the number of games from two on, a level, the points of the best game</comment>
        <translation>
            <numerusform>Eine deiner %1&#xa0;Partien gegen Computer der Stufe „%2“ war besser: %3</numerusform>
            <numerusform>%Ln deiner %1&#xa0;Partien gegen Computer der Stufe „%2“ waren besser; die beste: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>The statistics file cannot be used. Your games are being recounted.</source>
        <translation>Die Statistikdatei ist nicht benutzbar. Deine Partien werden neu gezählt.</translation>
    </message>
    <message>
        <source>The statistics file was damaged. Your games are being recounted.</source>
        <translation>Die Statistikdatei war beschädigt. Deine Partien werden neu gezählt.</translation>
    </message>
    <message>
        <source>Qt’s SQLite driver is not installed (Debian, Ubuntu: %1).</source>
        <translation>Der SQLite-Treiber von Qt ist nicht installiert (Debian, Ubuntu: %1).</translation>
    </message>
    <message>
        <source>A part of Meadhall is not installed (%1).</source>
        <translation>Ein Teil von Meadhall ist nicht installiert (%1).</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Card %1 of %2</source>
        <extracomment>A card of the hand was moved: its place among how many</extracomment>
        <translation>Karte&#xa0;%1 von&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>You</source>
        <comment>the person at the screen, in place of a name</comment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>under the name of the person at the screen</comment>
        <translation>bist dran</translation>
    </message>
    <message>
        <source>face-down card</source>
        <comment>said by a screen reader</comment>
        <translation>verdeckte Karte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>how many a seat holds</comment>
        <translation>
            <numerusform>%Ln&#xa0;Karte</numerusform>
            <numerusform>%Ln&#xa0;Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>cards: %1</source>
        <comment>said of a seat by a screen reader</comment>
        <translation>Karten: %1</translation>
    </message>
    <message>
        <source>points: %1</source>
        <comment>said of a seat by a screen reader</comment>
        <translation>Punkte: %1</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <comment>first line of the log; %1 is the deal number</comment>
        <translation>Partienummer&#xa0;%1</translation>
    </message>
    <message>
        <source>to play</source>
        <comment>said of a seat by a screen reader: it is to act now</comment>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>selected: %1</source>
        <comment>said by a screen reader; %1: the value of the selected cards, or their names</comment>
        <translation>markiert: %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>heading, column of points</comment>
        <translation>Runde&#xa0;%1</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <comment>column of points, place in a game</comment>
        <translation>Durchgang&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place in a row, and how many there are</comment>
        <translation>%1 von&#xa0;%2</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>heading: of a table, a column</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>column of points</comment>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>label: Odin or Ninjan</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>heading, button</comment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Curve</source>
        <comment>page: how everybody&apos;s points grew</comment>
        <translation>Kurve</translation>
    </message>
    <message numerus="yes">
        <source>%Ln players</source>
        <comment>which games, or fact about a game</comment>
        <translation>
            <numerusform>%Ln&#xa0;Spieler</numerusform>
            <numerusform>%Ln&#xa0;Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal number copied</source>
        <comment>said by a screen reader</comment>
        <translation>Partienummer kopiert</translation>
    </message>
    <message>
        <source>selected</source>
        <comment>said of a card by a screen reader</comment>
        <translation>markiert</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a name and a number, in a list: “You 12, Bjorn 3”</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 has two cards left.</source>
        <comment>a name</comment>
        <translation>%1 hat noch zwei Karten.</translation>
    </message>
    <message>
        <source>%1 has one card left.</source>
        <comment>a name</comment>
        <translation>%1 hat noch eine Karte.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>said by a screen reader; %1: a name, %2: what is said of that player</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <comment>the answer to a question by a key</comment>
        <translation>Du hast keine Karten.</translation>
    </message>
    <message>
        <source>The cards stay face down until the next person shows them.</source>
        <comment>the answer to a question by a key</comment>
        <translation>Die Karten bleiben verdeckt, bis die nächste Person sie zeigt.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <comment>a name</comment>
        <translation>%1 ist dran.</translation>
    </message>
    <message>
        <source>The game begins with a position that was entered.</source>
        <translation>Die Partie beginnt mit einer eingegebenen Stellung.</translation>
    </message>
    <message>
        <source>1st of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>Platz&#xa0;1 von&#xa0;%1</translation>
    </message>
    <message>
        <source>2nd of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>Platz&#xa0;2 von&#xa0;%1</translation>
    </message>
    <message>
        <source>3rd of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>Platz&#xa0;3 von&#xa0;%1</translation>
    </message>
    <message>
        <source>4th of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>Platz&#xa0;4 von&#xa0;%1</translation>
    </message>
    <message>
        <source>5th of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>Platz&#xa0;5 von&#xa0;%1</translation>
    </message>
    <message>
        <source>6th of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>Platz&#xa0;6 von&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>TimeTicks</name>
    <message>
        <source>%1 %2</source>
        <comment>a month and its year</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>WidgetText</name>
    <message>
        <source>Clear</source>
        <comment>button in a text field, said by a screen reader</comment>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Show this help and quit.</source>
        <translation>Diese Hilfe anzeigen und beenden.</translation>
    </message>
    <message>
        <source>Show the version and quit.</source>
        <translation>Die Version anzeigen und beenden.</translation>
    </message>
    <message>
        <source>Only one game record can be opened at a time.</source>
        <translation>Es kann immer nur eine Aufzeichnung geöffnet werden.</translation>
    </message>
    <message>
        <source>See meadhall --help.</source>
        <translation>Siehe meadhall --help.</translation>
    </message>
    <message>
        <source>Meadhall cannot open a window: there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set).</source>
        <translation>Meadhall kann kein Fenster öffnen: Es gibt keine Anzeige (weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt).</translation>
    </message>
    <message>
        <source>A table for the card games Odin and Ninjan, with computer players who see only their own cards.</source>
        <translation>Ein Tisch für die Kartenspiele Odin und Ninjan, mit Computergegnern, die nur ihre eigenen Karten sehen.</translation>
    </message>
    <message>
        <source>Let the computer play a game, save pictures of it in &lt;folder&gt;, and quit.</source>
        <translation>Den Computer eine Partie spielen lassen, Bilder davon in &lt;folder&gt; speichern und beenden.</translation>
    </message>
    <message>
        <source>Set the language to &lt;code&gt;: %1.</source>
        <extracomment>%1: codes of languages, as &quot;en, de, ru&quot;</extracomment>
        <translation>Die Sprache &lt;code&gt; verwenden: %1.</translation>
    </message>
    <message>
        <source>Store the settings and the games in &lt;folder&gt;.</source>
        <translation>Einstellungen und Partien in &lt;folder&gt; speichern.</translation>
    </message>
    <message>
        <source>Write a line to &lt;file&gt; for each frame: the time, how long it took to prepare and draw, and the time since the previous frame, in milliseconds.</source>
        <translation>Für jedes Bild eine Zeile in &lt;file&gt; schreiben: den Zeitpunkt, die Dauer von Vorbereitung und Zeichnen und den Abstand zum vorigen Bild, in Millisekunden.</translation>
    </message>
    <message>
        <source>Unknown language “%1”. Available languages: %2.</source>
        <extracomment>%1: what was typed; %2: all languages, as &quot;en (English), de (Deutsch)&quot;</extracomment>
        <translation>Unbekannte Sprache: „%1“. Verfügbare Sprachen: %2.</translation>
    </message>
    <message>
        <source>--demo plays a game of its own and cannot open a game record.</source>
        <translation>--demo spielt eine eigene Partie und kann keine Aufzeichnung öffnen.</translation>
    </message>
    <message>
        <source>%1 is given more than once, with different values.</source>
        <extracomment>%1: an option, as --data</extracomment>
        <translation>%1 ist mehrfach mit verschiedenen Werten angegeben.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written to.</source>
        <translation>In die Datei %1 lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>Open the dialog for a new game of &lt;game&gt;: %1.</source>
        <extracomment>%1: names of games, as &quot;odin, ninjan&quot;</extracomment>
        <translation>Den Dialog für eine neue Partie des Spiels &lt;game&gt; öffnen: %1.</translation>
    </message>
    <message>
        <source>Unknown game “%1”. Available games: %2.</source>
        <extracomment>%1: what was typed; %2: names of games, as &quot;odin, ninjan&quot;</extracomment>
        <translation>Unbekanntes Spiel: „%1“. Verfügbare Spiele: %2.</translation>
    </message>
    <message>
        <source>The game record to open, or the invitation to a friend’s table.</source>
        <translation>Die Aufzeichnung, die geöffnet werden soll, oder die Einladung an einen anderen Tisch.</translation>
    </message>
    <message>
        <source>Meadhall cannot open a window: the display does not answer, or Qt has no plug-in for it.</source>
        <translation>Meadhall kann kein Fenster öffnen: Die Anzeige antwortet nicht, oder Qt hat kein Plug-in für sie.</translation>
    </message>
    <message>
        <source>Meadhall is running on the computer “%1” with the folder “%2”.</source>
        <extracomment>%1: the name of a computer; %2: a folder</extracomment>
        <translation>Meadhall läuft auf dem Rechner „%1“ mit dem Ordner „%2“.</translation>
    </message>
    <message>
        <source>Meadhall is already running with the folder “%1”, but does not answer (process %2).</source>
        <extracomment>%1: a folder; %2: the number of a process</extracomment>
        <translation>Meadhall läuft schon mit dem Ordner „%1“, antwortet aber nicht (Prozess %2).</translation>
    </message>
    <message>
        <source>Use it here anyway</source>
        <comment>button</comment>
        <translation>Trotzdem hier verwenden</translation>
    </message>
    <message>
        <source>If you use it here anyway, nothing more is saved on the other computer.</source>
        <translation>Wenn du den Ordner trotzdem hier verwendest, wird auf dem anderen Rechner nichts mehr gespeichert.</translation>
    </message>
    <message>
        <source>Open the puzzle of the day.</source>
        <translation>Die Aufgabe des Tages öffnen.</translation>
    </message>
    <message>
        <source>On Debian and Ubuntu Qt’s plug-in for Wayland is in the package %1.</source>
        <translation>Unter Debian und Ubuntu ist das Wayland-Modul von Qt im Paket %1 enthalten.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::AboutGameDialog</name>
    <message>
        <source>About this game</source>
        <comment>title</comment>
        <translation>Über diese Partie</translation>
    </message>
    <message>
        <source>Game:</source>
        <translation>Spiel:</translation>
    </message>
    <message>
        <source>Edition:</source>
        <translation>Ausgabe:</translation>
    </message>
    <message>
        <source>Points limit:</source>
        <comment>points that end the game</comment>
        <translation>Punktegrenze:</translation>
    </message>
    <message>
        <source>Colours left out:</source>
        <translation>Nicht im Spiel:</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and its level</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>Am Tisch:</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>button: the deal number, to the clipboard</comment>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Deal number:</source>
        <translation>Partienummer:</translation>
    </message>
    <message>
        <source>Started:</source>
        <comment>when the game was begun</comment>
        <translation>Begonnen:</translation>
    </message>
    <message>
        <source>Leading the whole hand:</source>
        <translation>Ganze Hand auf einmal:</translation>
    </message>
    <message>
        <source>Who starts the next hand:</source>
        <translation>Den nächsten Durchgang beginnt:</translation>
    </message>
    <message>
        <source>Goat:</source>
        <comment>the card</comment>
        <translation>Ziege:</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::Actions</name>
    <message>
        <source>&amp;Game</source>
        <comment>menu</comment>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <comment>menu entry</comment>
        <translation>&amp;Neue Partie&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <comment>menu entry: takes back the last move</comment>
        <translation>&amp;Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Next &amp;hand</source>
        <comment>menu entry: deals</comment>
        <translation>Nächster &amp;Durchgang</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <comment>menu entry</comment>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <comment>menu: what to do with the cards held</comment>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <comment>menu entry</comment>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>Sort by &amp;colour</source>
        <comment>menu entry</comment>
        <translation>Nach &amp;Farbe sortieren</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu</comment>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Points and log</source>
        <comment>menu entry: the panel beside the table</comment>
        <translation>&amp;Punkte und Spielverlauf</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <comment>menu entry</comment>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Count points &amp;down</source>
        <comment>menu entry</comment>
        <translation>Punkte &amp;herunterzählen</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <comment>menu</comment>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <comment>appearance</comment>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <comment>appearance</comment>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Animation &amp;speed</source>
        <comment>menu</comment>
        <translation>&amp;Animationstempo</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <comment>animation speed</comment>
        <translation>&amp;Aus</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <comment>animation speed</comment>
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <comment>animation speed</comment>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <comment>animation speed</comment>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <comment>menu</comment>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Hel&amp;p</source>
        <comment>menu</comment>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;About Meadhall</source>
        <comment>menu entry</comment>
        <translation>Über &amp;Meadhall</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <comment>menu entry</comment>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <comment>menu entry</comment>
        <translation>&amp;Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <comment>menu entry: what the coach would do</comment>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;What now?</source>
        <comment>menu entry: the rules, open at the page for what goes on at the table</comment>
        <translation>&amp;Was jetzt?</translation>
    </message>
    <message>
        <source>Rules of &amp;Odin</source>
        <comment>menu entry</comment>
        <translation>&amp;Odin-Regeln</translation>
    </message>
    <message>
        <source>Rules of &amp;Ninjan</source>
        <comment>menu entry</comment>
        <translation>&amp;Ninjan-Regeln</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <comment>menu entry: can be heard or not</comment>
        <translation>&amp;Ton</translation>
    </message>
    <message>
        <source>Sort by s&amp;uit</source>
        <comment>menu entry: rock, paper, scissors</comment>
        <translation>Nach &amp;Symbol sortieren</translation>
    </message>
    <message>
        <source>Past &amp;games</source>
        <comment>menu entry: all games that have been played</comment>
        <translation>Frühere &amp;Partien</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <comment>menu entry: plays again what was taken back</comment>
        <translation>Zug &amp;wiederholen</translation>
    </message>
    <message>
        <source>A&amp;bout this game</source>
        <comment>menu entry: its rules, players and deal number</comment>
        <translation>Über d&amp;iese Partie</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <comment>appearance</comment>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>&amp;Open game record…</source>
        <comment>menu entry</comment>
        <translation>Aufzeichnung ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Save game record as…</source>
        <comment>menu entry</comment>
        <translation>Aufzeichnung &amp;speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>Start the &amp;next hand automatically</source>
        <comment>menu entry</comment>
        <translation>Durchgänge automatisch &amp;beginnen</translation>
    </message>
    <message>
        <source>Same as &amp;system</source>
        <comment>appearance</comment>
        <translation>Wie im &amp;System</translation>
    </message>
    <message>
        <source>Change the s&amp;ort order</source>
        <comment>menu entry: by colour, by number</comment>
        <translation>So&amp;rtierung wechseln</translation>
    </message>
    <message>
        <source>Go bac&amp;k to the previous game</source>
        <comment>menu entry: to the one that another has replaced</comment>
        <translation>Zurück zur &amp;vorigen Partie</translation>
    </message>
    <message>
        <source>&amp;Sort by number</source>
        <comment>menu entry in Ninjan: −6 to 10</comment>
        <translation>Nach W&amp;ert sortieren</translation>
    </message>
    <message>
        <source>&amp;Sort by number</source>
        <comment>menu entry in Odin: 1 to 9</comment>
        <translation>Nach &amp;Ziffer sortieren</translation>
    </message>
    <message>
        <source>Open recen&amp;t</source>
        <comment>menu: the records opened and saved last</comment>
        <translation>Zu&amp;letzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Play this deal again…</source>
        <comment>menu entry: the same cards, with the same players or others</comment>
        <translation>Mit diesen &amp;Karten noch einmal&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Deal of the day</source>
        <comment>menu entry: the same for everyone on a date</comment>
        <translation>Partie des &amp;Tages</translation>
    </message>
    <message>
        <source>&amp;Learn Odin</source>
        <comment>menu entry: the lesson</comment>
        <translation>Odin &amp;lernen</translation>
    </message>
    <message>
        <source>L&amp;earn Ninjan</source>
        <comment>menu entry: the lesson</comment>
        <translation>Ninjan l&amp;ernen</translation>
    </message>
    <message>
        <source>choose players and rules</source>
        <comment>on a tile of the start page</comment>
        <translation>Mitspieler und Regeln wählen</translation>
    </message>
    <message>
        <source>replay or resume them</source>
        <comment>on a tile of the start page</comment>
        <translation>ansehen oder fortsetzen</translation>
    </message>
    <message>
        <source>a first hand, explained</source>
        <comment>on a tile of the start page</comment>
        <translation>ein erster Durchgang, mit Erklärung</translation>
    </message>
    <message>
        <source>three rounds, explained</source>
        <comment>on a tile of the start page</comment>
        <translation>drei Runden, mit Erklärung</translation>
    </message>
    <message>
        <source>L&amp;earn</source>
        <comment>menu: lessons, puzzles, review, statistics</comment>
        <translation>L&amp;ernen</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <comment>menu entry: the room of the puzzles</comment>
        <translation>&amp;Aufgaben</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <comment>menu entry</comment>
        <translation>&amp;Statistik</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;day</source>
        <comment>menu entry: the same for everyone on a date</comment>
        <translation>Aufgabe des &amp;Tages</translation>
    </message>
    <message>
        <source>&amp;Review the last game</source>
        <comment>menu entry: of those that are over</comment>
        <translation>Letzte &amp;Partie analysieren</translation>
    </message>
    <message>
        <source>&amp;Join friends…</source>
        <comment>menu entry: takes a chair at the table of somebody else’s program</comment>
        <translation>Bei Fre&amp;unden mitspielen&#xa0;…</translation>
    </message>
    <message>
        <source>Back to your &amp;friends</source>
        <comment>menu entry: to the chair at somebody else’s table, where it is kept</comment>
        <translation>Zurück zu den F&amp;reunden</translation>
    </message>
    <message>
        <source>with an invitation to their table</source>
        <comment>on a tile of the start page</comment>
        <translation>mit einer Einladung an ihren Tisch</translation>
    </message>
    <message>
        <source>S&amp;ay something…</source>
        <comment>menu entry: ready phrases, at a table with guests</comment>
        <translation>Allen etwas sa&amp;gen&#xa0;…</translation>
    </message>
    <message>
        <source>your seat is being kept for you</source>
        <comment>on a tile of the start page</comment>
        <translation>dein Platz wird freigehalten</translation>
    </message>
    <message>
        <source>Ho&amp;me</source>
        <comment>menu entry: the start page, where the game waits</comment>
        <translation>St&amp;artseite</translation>
    </message>
    <message>
        <source>By &amp;ear</source>
        <comment>menu: keys to ask the table with, and what was said</comment>
        <translation>&amp;Nach Gehör</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <comment>menu entry: says what lies on it</comment>
        <translation>Der &amp;Tisch</translation>
    </message>
    <message>
        <source>Your &amp;hand</source>
        <comment>menu entry: says the cards</comment>
        <translation>Deine &amp;Hand</translation>
    </message>
    <message>
        <source>&amp;Cards that each player holds</source>
        <comment>menu entry: says how many</comment>
        <translation>Wer wie viele &amp;Karten hat</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <comment>menu entry: says those of all players</comment>
        <translation>&amp;Punkte</translation>
    </message>
    <message>
        <source>Everybody’s &amp;last move</source>
        <comment>menu entry: says them</comment>
        <translation>Der &amp;letzte Zug von allen</translation>
    </message>
    <message>
        <source>Whose t&amp;urn, and what is asked</source>
        <comment>menu entry: says it</comment>
        <translation>Wer d&amp;ran ist und was zu tun ist</translation>
    </message>
    <message>
        <source>Say it &amp;again</source>
        <comment>menu entry: the last announcement</comment>
        <translation>No&amp;ch einmal sagen</translation>
    </message>
    <message>
        <source>What was said &amp;before</source>
        <comment>menu entry: the announcement before the one heard last</comment>
        <translation>Was da&amp;vor gesagt wurde</translation>
    </message>
    <message>
        <source>What was said a&amp;fter that</source>
        <comment>menu entry: the announcement after the one heard last</comment>
        <translation>Was da&amp;nach gesagt wurde</translation>
    </message>
    <message>
        <source>&amp;What was said…</source>
        <comment>menu entry: the list of announcements</comment>
        <translation>&amp;Was gesagt wurde&#xa0;…</translation>
    </message>
    <message>
        <source>All &amp;keys to ask with…</source>
        <comment>menu entry: their list, in the settings</comment>
        <translation>&amp;Alle Tasten zum Fragen&#xa0;…</translation>
    </message>
    <message>
        <source>How would others have played my &amp;cards?</source>
        <comment>menu entry: computers play the deal of a finished game</comment>
        <translation>Wie hätten andere meine &amp;Karten gespielt?</translation>
    </message>
    <message>
        <source>Analyse &amp;this position</source>
        <comment>menu entry: what each move is worth</comment>
        <translation>&amp;Diese Stellung analysieren</translation>
    </message>
    <message>
        <source>&amp;Analyse a position…</source>
        <comment>menu entry: any that one puts in</comment>
        <translation>Stellun&amp;g analysieren&#xa0;…</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::AwayPanel</name>
    <message>
        <source>%1 is away</source>
        <comment>%1 is the name of a guest whose connection is lost</comment>
        <translation>%1 ist nicht da</translation>
    </message>
    <message>
        <source>%1. Also away: %2</source>
        <extracomment>%1: “Bo is away”, “Bo is taking a while” or “Free seat: Bo”; %2: names</extracomment>
        <translation>%1. Auch nicht da: %2</translation>
    </message>
    <message>
        <source>seconds</source>
        <comment>that the game waits</comment>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <comment>button: for a guest who is away</comment>
        <translation>Weiter warten</translation>
    </message>
    <message>
        <source>Let a computer play</source>
        <comment>button: for a guest who is away</comment>
        <translation>Computer spielen lassen</translation>
    </message>
    <message>
        <source>Copy invitation</source>
        <comment>button: to send it once more</comment>
        <translation>Einladung kopieren</translation>
    </message>
    <message>
        <source>End the game</source>
        <comment>button</comment>
        <translation>Partie beenden</translation>
    </message>
    <message>
        <source>A guest is away</source>
        <comment>name of a panel for screen readers</comment>
        <translation>Ein Gast ist nicht da</translation>
    </message>
    <message>
        <source>Free seat: %1</source>
        <comment>%1 is a name</comment>
        <translation>Platz frei: %1</translation>
    </message>
    <message>
        <source>Seat and cards are kept. The same invitation leads back to them on the same computer. From another one, %1 has to ask you for the seat.</source>
        <translation>Platz und Karten bleiben erhalten. Auf demselben Rechner führt dieselbe Einladung dorthin zurück. Von einem anderen aus muss %1 dich um den Platz bitten.</translation>
    </message>
    <message>
        <source>Seat and cards go to whoever comes with the invitation. Send it again: an older one may not lead here any more.</source>
        <translation>Platz und Karten bekommt, wer mit der Einladung kommt. Schicke sie noch einmal: Eine ältere führt vielleicht nicht mehr hierher.</translation>
    </message>
    <message>
        <source>%1 is taking a while</source>
        <comment>%1 is the name of a guest whose turn it is</comment>
        <translation>%1 lässt sich Zeit</translation>
    </message>
    <message>
        <source>If a computer plays on, %1 can take over again at any time by moving.</source>
        <translation>Spielt ein Computer weiter, kann %1 jederzeit mit einem Zug wieder übernehmen.</translation>
    </message>
    <message>
        <source>Remind</source>
        <comment>button: a guest who does not move</comment>
        <translation>Erinnern</translation>
    </message>
    <message>
        <source>Ask to leave</source>
        <comment>button: a guest who does not move; the seat is free then</comment>
        <translation>Hinausbitten</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::BeginnerPage</name>
    <message>
        <source>&amp;Review the last game</source>
        <comment>button</comment>
        <translation>&amp;Letzte Partie analysieren</translation>
    </message>
    <message>
        <source>&amp;See it</source>
        <comment>button: the game with the best hand or pile</comment>
        <translation>A&amp;nsehen</translation>
    </message>
    <message>
        <source>You have played your first game.</source>
        <translation>Du hast deine erste Partie gespielt.</translation>
    </message>
    <message numerus="yes">
        <source>You won %1 of %Ln game(s).</source>
        <translation>
            <numerusform>%1 von %Ln&#xa0;Partie gewonnen.</numerusform>
            <numerusform>%1 von %Ln&#xa0;Partien gewonnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your places</source>
        <comment>title of a chart: in the last games</comment>
        <translation>Dein Rang</translation>
    </message>
    <message>
        <source>Where do you lose points?</source>
        <translation>Wo verlierst du Punkte?</translation>
    </message>
    <message>
        <source>No mistake so far.</source>
        <translation>Bisher kein Fehler.</translation>
    </message>
    <message numerus="yes">
        <source>In %Ln reviewed game(s).</source>
        <translation>
            <numerusform>In %Ln analysierten Partie.</numerusform>
            <numerusform>In %Ln analysierten Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most points lost: %1.</source>
        <comment>a kind of mistake, such as “Pass”</comment>
        <translation>Größter Punktverlust: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 mistakes in %Ln reviewed game(s).</source>
        <comment>numbers</comment>
        <translation>
            <numerusform>%1 von %2 Fehlern in %Ln analysierten Partie.</numerusform>
            <numerusform>%1 von %2 Fehlern in %Ln analysierten Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>A review shows what was better.</source>
        <translation>Eine Analyse zeigt, was besser gewesen wäre.</translation>
    </message>
    <message numerus="yes">
        <source>Charts appear after %Ln more game(s).</source>
        <translation>
            <numerusform>Nach %Ln&#xa0;weiteren Partie gibt es Diagramme.</numerusform>
            <numerusform>Nach %Ln&#xa0;weiteren Partien gibt es Diagramme.</numerusform>
        </translation>
    </message>
    <message>
        <source>You won your first game.</source>
        <translation>Du hast deine erste Partie gewonnen.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::BookDocument</name>
    <message>
        <source>At this table</source>
        <comment>rules: before the one of several ways that this table plays by</comment>
        <translation>An diesem Tisch</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::ChartPanel</name>
    <message>
        <source>Show as a table</source>
        <comment>button, which is down while it does so</comment>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a chart shows, and what a button does with it: Points a hand: show as a table</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::ColourChip</name>
    <message>
        <source>%1: in the deck</source>
        <translation>%1: im Spiel</translation>
    </message>
    <message>
        <source>%1: left out</source>
        <translation>%1: nicht im Spiel</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::DealPicture</name>
    <message>
        <source>Points with your cards</source>
        <comment>of each level</comment>
        <translation>Punkte mit deinen Karten</translation>
    </message>
    <message>
        <source>points with your cards</source>
        <comment>below the line of results</comment>
        <translation>Punkte mit deinen Karten</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::DealRoom</name>
    <message>
        <source>not played</source>
        <comment>a day&apos;s deal</comment>
        <translation>nicht gespielt</translation>
    </message>
    <message numerus="yes">
        <source>Places on the last %Ln day(s), today first: %1</source>
        <translation>
            <numerusform>Rang am letzten Tag: %1</numerusform>
            <numerusform>Rang an den letzten %Ln&#xa0;Tagen, heute zuerst: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal %1</source>
        <comment>button: copies the number</comment>
        <translation>Nummer&#xa0;%1</translation>
    </message>
    <message>
        <source>Deal %1: copy the number</source>
        <comment>button</comment>
        <translation>Partienummer&#xa0;%1 kopieren</translation>
    </message>
    <message>
        <source>Copies the number. Enter it under “New game” to get the same cards again.</source>
        <translation>Kopiert die Nummer. Unter „Neue Partie“ eingegeben, ergibt sie wieder dieselben Karten.</translation>
    </message>
    <message>
        <source>At your table</source>
        <comment>heading of the players of a deal</comment>
        <translation>An deinem Tisch</translation>
    </message>
    <message numerus="yes">
        <source>your place on each of the last %Ln days</source>
        <comment>below beads</comment>
        <translation>
            <numerusform>dein Rang am letzten Tag</numerusform>
            <numerusform>dein Rang an den letzten %Ln&#xa0;Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy &amp;result</source>
        <comment>button</comment>
        <translation>Er&amp;gebnis kopieren</translation>
    </message>
    <message>
        <source>Your cards have been dealt. When you’ve finished, computers will play them too.</source>
        <comment>about the deal of the day, before it is played</comment>
        <translation>Deine Karten sind ausgeteilt. Nach dir spielen auch die Computer damit.</translation>
    </message>
    <message>
        <source>With your cards – %1.</source>
        <comment>%1: Master: 2 points</comment>
        <translation>Mit deinen Karten – %1.</translation>
    </message>
    <message>
        <source>Computers are playing your cards: %1 of %2</source>
        <comment>progress</comment>
        <translation>Die Computer spielen mit deinen Karten: %1 von %2</translation>
    </message>
    <message>
        <source>Stopped: %1 of %2 levels have played.</source>
        <translation>Angehalten: %1 von %2&#xa0;Stufen haben gespielt.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: the computers play no further</comment>
        <translation>A&amp;nhalten</translation>
    </message>
    <message>
        <source>Result copied</source>
        <comment>said by a screen reader</comment>
        <translation>Ergebnis kopiert</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <comment>button: begins the deal of the day</comment>
        <translation>Sp&amp;ielen</translation>
    </message>
    <message>
        <source>Pla&amp;y it again</source>
        <comment>button: the same deal</comment>
        <translation>Noch einmal sp&amp;ielen</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::DealRoomController</name>
    <message>
        <source>%1: %2</source>
        <comment>a game, and the place reached in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>in progress</source>
        <comment>the deal of the day</comment>
        <translation>läuft gerade</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::EmptyLoom</name>
    <message>
        <source>Pla&amp;y a game</source>
        <comment>button</comment>
        <translation>Partie sp&amp;ielen</translation>
    </message>
    <message>
        <source>Lea&amp;rn %1</source>
        <comment>button: a game</comment>
        <translation>%1 &amp;lernen</translation>
    </message>
    <message>
        <source>Sho&amp;w all</source>
        <comment>button: every game, without a filter</comment>
        <translation>Alle &amp;zeigen</translation>
    </message>
    <message>
        <source>No games yet</source>
        <comment>title: no game has been finished</comment>
        <translation>Noch keine Partien</translation>
    </message>
    <message>
        <source>No matching games</source>
        <comment>title: none passes the filters</comment>
        <translation>Keine passenden Partien</translation>
    </message>
    <message>
        <source>No statistics</source>
        <comment>title: they cannot be kept on this computer</comment>
        <translation>Keine Statistik</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::FiguresPanel</name>
    <message>
        <source>Won: %1</source>
        <comment>below a share in percent: how many games</comment>
        <translation>Gewonnen: %1</translation>
    </message>
    <message>
        <source>Best streak (now %1)</source>
        <comment>below a figure: games won in a row</comment>
        <translation>Längste Siegesserie (jetzt %1)</translation>
    </message>
    <message>
        <source>Led and won</source>
        <comment>below a share: rounds led that the same player won</comment>
        <translation>Selbst begonnene Runden gewonnen</translation>
    </message>
    <message>
        <source>Went out</source>
        <comment>below a share: of hands in which all own cards were played</comment>
        <translation>Selbst beendete Durchgänge</translation>
    </message>
    <message>
        <source>Best streak</source>
        <comment>below a figure: games won in a row</comment>
        <translation>Längste Siegesserie</translation>
    </message>
    <message>
        <source>Streak now</source>
        <comment>below a figure: games won in a row</comment>
        <translation>Aktuelle Siegesserie</translation>
    </message>
    <message>
        <source>Forced to take</source>
        <comment>below a share: piles below zero that had to be taken</comment>
        <translation>Zum Nehmen gezwungen</translation>
    </message>
    <message>
        <source>Chosen</source>
        <comment>title: which suits were played how often</comment>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a suit and a share in percent</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::FilterBar</name>
    <message>
        <source>All time</source>
        <comment>period: no limit</comment>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <comment>period: 30 days up to today</comment>
        <translation>Letzte 30&#xa0;Tage</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln month(s)</source>
        <comment>period: up to today</comment>
        <translation>
            <numerusform>Letzter Monat</numerusform>
            <numerusform>Letzte %Ln&#xa0;Monate</numerusform>
        </translation>
    </message>
    <message>
        <source>Alone against the computer</source>
        <comment>whose games are counted: a single person at the table</comment>
        <translation>Allein gegen Computer</translation>
    </message>
    <message>
        <source>Strongest opponent</source>
        <translation>Stärkster Gegner</translation>
    </message>
    <message>
        <source>Number of players</source>
        <comment>which games are counted</comment>
        <translation>Spielerzahl</translation>
    </message>
    <message>
        <source>Period</source>
        <comment>which games are counted</comment>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>whose games are counted</comment>
        <translation>Person</translation>
    </message>
    <message>
        <source>&amp;All games…</source>
        <comment>menu entry: are exported, one in a line</comment>
        <translation>&amp;Alle Partien&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Rating…</source>
        <comment>menu entry: is exported, game by game</comment>
        <translation>&amp;Wertung&#xa0;…</translation>
    </message>
    <message>
        <source>Games &amp;won…</source>
        <comment>menu entry: how many, by level and number of players; is exported</comment>
        <translation>&amp;Siege&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Points…</source>
        <comment>menu entry: game by game; are exported</comment>
        <translation>&amp;Punkte&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Mistakes…</source>
        <comment>menu entry: by kind; are exported</comment>
        <translation>&amp;Fehler&#xa0;…</translation>
    </message>
    <message>
        <source>Clear the statistics</source>
        <comment>button</comment>
        <translation>Statistik löschen</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <comment>button</comment>
        <translation>E&amp;xportieren&#xa0;…</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::GameFiles</name>
    <message>
        <source>Game records (*.meadhall)</source>
        <comment>file dialog</comment>
        <translation>Aufzeichnungen von Partien (*.meadhall)</translation>
    </message>
    <message>
        <source>Save game record</source>
        <comment>title</comment>
        <translation>Aufzeichnung speichern</translation>
    </message>
    <message>
        <source>You can drop or paste a game, a log, a position, an invitation or a deal number here.</source>
        <comment>said when something else is dropped on the window or pasted</comment>
        <translation>Ziehen oder einfügen kannst du hier Partien, Protokolle, Stellungen, Einladungen und Partienummern.</translation>
    </message>
    <message>
        <source>Logs of Board Game Arena (*.json *.html *.htm *.txt)</source>
        <comment>file dialog</comment>
        <translation>Protokolle von Board Game Arena (*.json *.html *.htm *.txt)</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::GameImport</name>
    <message>
        <source>Game from Board Game Arena</source>
        <comment>title</comment>
        <translation>Partie von Board Game Arena</translation>
    </message>
    <message>
        <source>Which of these players are you?</source>
        <comment>a game is read from a log</comment>
        <translation>Wer von diesen bist du?</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <comment>in place of the name of a file</comment>
        <translation>Eingefügter Text</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::GuestController</name>
    <message>
        <source>Not while you are at a friend’s table: the host decides about the game there.</source>
        <translation>Nicht, solange du an einem anderen Tisch sitzt; über die Partie dort entscheidet der Gastgeber.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::GuestRoom</name>
    <message>
        <source>Leave the table</source>
        <comment>button</comment>
        <translation>Den Tisch verlassen</translation>
    </message>
    <message>
        <source>The host decides whether there is another game.</source>
        <comment>below the results</comment>
        <translation>Ob es noch eine Partie gibt, entscheidet der Gastgeber.</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <comment>title</comment>
        <translation>Den Tisch verlassen?</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <comment>button: leaves a friend’s table</comment>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <comment>button: at a friend’s table</comment>
        <translation>&amp;Bleiben</translation>
    </message>
    <message>
        <source>Take back a move?</source>
        <comment>title</comment>
        <translation>Zug zurücknehmen?</translation>
    </message>
    <message>
        <source>The host would like to take back the last move. Do you agree?</source>
        <translation>Der Gastgeber möchte den letzten Zug zurücknehmen. Bist du einverstanden?</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <comment>button: the host may not take back a move</comment>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <comment>button: the host may take back a move</comment>
        <translation>&amp;Ja</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %1: %Ln s</source>
        <comment>names of players whose connection is lost, and seconds</comment>
        <translation>
            <numerusform>Warten auf %1: %Ln&#xa0;s</numerusform>
            <numerusform>Warten auf %1: %Ln&#xa0;s</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <comment>names of players whose connection is lost</comment>
        <translation>Warten auf %1</translation>
    </message>
    <message>
        <source>&amp;Back to your own table</source>
        <comment>button: leaves a friend’s table that is closed</comment>
        <translation>Zurück zum ei&amp;genen Tisch</translation>
    </message>
    <message>
        <source>The connection to the table is lost.</source>
        <translation>Die Verbindung zum Tisch ist abgebrochen.</translation>
    </message>
    <message>
        <source>%1 Trying to reconnect for another %2.</source>
        <extracomment>%1: what is wrong, as a sentence; %2: minutes and seconds</extracomment>
        <translation>%1 Noch %2 lang wird versucht, die Verbindung wiederherzustellen.</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <comment>a player whose connection is lost</comment>
        <translation>%1 ist nicht da.</translation>
    </message>
    <message>
        <source>With friends</source>
        <comment>title of the room of a table elsewhere</comment>
        <translation>Bei Freunden</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <extracomment>%1: a game; %2: names of the others at the table</extracomment>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>Leave the &amp;table</source>
        <comment>button beside the notice that the connection is lost</comment>
        <translation>Den &amp;Tisch verlassen</translation>
    </message>
    <message>
        <source>The others can wait for you or let a computer play. Your seat is kept: return to it from the “Game” menu.</source>
        <translation>Die anderen können auf dich warten oder einen Computer spielen lassen. Dein Platz bleibt dir: Zurück geht es über das Menü „Partie“.</translation>
    </message>
    <message>
        <source>The others wait for your move.</source>
        <translation>Die anderen warten auf deinen Zug.</translation>
    </message>
    <message>
        <source>%1 would like to take back their last move. Do you agree?</source>
        <translation>%1 möchte den eigenen letzten Zug zurücknehmen. Bist du einverstanden?</translation>
    </message>
    <message>
        <source>Moves made since by %1 would be taken back, too.</source>
        <extracomment>%1: names</extracomment>
        <translation>Auch die Züge danach würden zurückgenommen: %1.</translation>
    </message>
    <message>
        <source>Your own move since would be taken back, too.</source>
        <translation>Auch dein eigener Zug seitdem würde zurückgenommen.</translation>
    </message>
    <message>
        <source>A computer plays for you until you move.</source>
        <translation>Ein Computer spielt für dich, bis du ziehst.</translation>
    </message>
    <message>
        <source>Play yourself</source>
        <comment>button: a computer plays for this guest</comment>
        <translation>Selbst spielen</translation>
    </message>
    <message>
        <source>Your move has been sent, but the host’s program has not confirmed it yet.</source>
        <translation>Dein Zug ist abgeschickt, aber das Programm des Gastgebers hat ihn noch nicht bestätigt.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::HistorySheet</name>
    <message>
        <source>What was said</source>
        <comment>title</comment>
        <translation>Was gesagt wurde</translation>
    </message>
    <message>
        <source>Search what was said</source>
        <comment>in an empty field</comment>
        <translation>In den Ansagen suchen</translation>
    </message>
    <message>
        <source>Only announcements with these words are listed</source>
        <comment>about the search</comment>
        <translation>Aufgelistet sind nur Ansagen mit diesen Wörtern</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>which announcements are listed: those of what players did</comment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Answers</source>
        <comment>which announcements are listed: those to questions by a key</comment>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>My turns</source>
        <comment>which announcements are listed: what was asked of the player</comment>
        <translation>Wenn ich dran bin</translation>
    </message>
    <message>
        <source>&amp;Say it again</source>
        <comment>button</comment>
        <translation>&amp;Noch einmal sagen</translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <comment>button: to the clipboard</comment>
        <translation>Alles &amp;kopieren</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <extracomment>a row in the list of announcements; %1: the answer to a question</extracomment>
        <translation>Antwort: %1</translation>
    </message>
    <message>
        <source>All announcements</source>
        <comment>which announcements are listed</comment>
        <translation>Alle Ansagen</translation>
    </message>
    <message>
        <source>Which announcements</source>
        <comment>name of a field, for screen readers</comment>
        <translation>Welche Ansagen</translation>
    </message>
    <message>
        <source>Nothing like that was said.</source>
        <comment>the search or the choice has left nothing</comment>
        <translation>So etwas wurde nicht gesagt.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::HostController</name>
    <message>
        <source>Asking the guests whether you may take the move back…</source>
        <translation>Die Gäste werden gefragt, ob du den Zug zurücknehmen darfst&#xa0;…</translation>
    </message>
    <message>
        <source>The guests have left the table, so no move can be taken back.</source>
        <translation>Die Gäste haben den Tisch verlassen, darum kann kein Zug zurückgenommen werden.</translation>
    </message>
    <message>
        <source>The move has been taken back.</source>
        <translation>Der Zug wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>Not all guests agreed.</source>
        <translation>Nicht alle Gäste sind einverstanden.</translation>
    </message>
    <message>
        <source>A table for guests</source>
        <comment>title</comment>
        <translation>Ein Tisch für Gäste</translation>
    </message>
    <message>
        <source>Computers play for the guests. %1</source>
        <comment>%1 is a sentence that says why</comment>
        <translation>Für die Gäste spielen Computer. %1</translation>
    </message>
    <message>
        <source>The invitation has been copied.</source>
        <translation>Die Einladung ist kopiert.</translation>
    </message>
    <message>
        <source>End the game with your friends?</source>
        <comment>title</comment>
        <translation>Die Partie mit deinen Freunden beenden?</translation>
    </message>
    <message>
        <source>Your guests are in the middle of a game. If another one begins, theirs is over.</source>
        <translation>Deine Gäste sind mitten in einer Partie. Beginnt eine andere, ist ihre zu Ende.</translation>
    </message>
    <message>
        <source>&amp;End it</source>
        <comment>button: the game of the guests</comment>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <comment>button: the game of the guests goes on</comment>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>%1 would like to join</source>
        <comment>title; %1 is the name of a guest</comment>
        <translation>%1 möchte mitspielen</translation>
    </message>
    <message>
        <source>All seats are taken. You can give %1 the seat, cards and points of somebody who is away.</source>
        <translation>Alle Plätze sind besetzt. Du kannst %1 Platz, Karten und Punkte von jemandem geben, der nicht da ist.</translation>
    </message>
    <message>
        <source>Seat: %1</source>
        <comment>button: gives it away; %1 is a name</comment>
        <translation>Platz: %1</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <comment>button: somebody who would like to join gets no seat</comment>
        <translation>&amp;Jetzt nicht</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::InvitationSheet</name>
    <message>
        <source>Invite your friends</source>
        <comment>title</comment>
        <translation>Freunde einladen</translation>
    </message>
    <message>
        <source>Invitation</source>
        <comment>the line of text that opens a table</comment>
        <translation>Einladung</translation>
    </message>
    <message>
        <source>&amp;Copy invitation</source>
        <comment>button</comment>
        <translation>Einladung &amp;kopieren</translation>
    </message>
    <message>
        <source>Close the &amp;table</source>
        <comment>button: no game</comment>
        <translation>&amp;Tisch schließen</translation>
    </message>
    <message>
        <source>Guests at the table: %1 of %2. The game begins when everyone is here.</source>
        <translation>Gäste am Tisch: %1 von %2. Sobald alle da sind, beginnt die Partie.</translation>
    </message>
    <message>
        <source>Send them this line. Only people who have it can join.</source>
        <translation>Schicke ihnen diese Zeile. Nur wer sie hat, kann mitspielen.</translation>
    </message>
    <message>
        <source>&amp;Ask the router</source>
        <comment>button: to let friends in from elsewhere</comment>
        <translation>Den R&amp;outer fragen</translation>
    </message>
    <message>
        <source>&amp;Only this house</source>
        <comment>button: the router is not asked to let friends in from elsewhere</comment>
        <translation>&amp;Nur dieses Haus</translation>
    </message>
    <message>
        <source>&amp;Relay…</source>
        <comment>button: to enter the line of a relay</comment>
        <translation>&amp;Relay&#xa0;…</translation>
    </message>
    <message>
        <source>Paste the line of the relay and press Enter</source>
        <translation>Zeile des Relays einfügen, dann Eingabetaste</translation>
    </message>
    <message>
        <source>Friends in this house can join. For friends elsewhere, Meadhall can ask your router to let them in while this table is open.</source>
        <translation>Freunde in diesem Haus können mitspielen. Für Freunde anderswo kann Meadhall deinen Router bitten, sie hereinzulassen, solange dieser Tisch offen ist.</translation>
    </message>
    <message>
        <source>Looking for a way through your router…</source>
        <translation>Ein Weg durch deinen Router wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>Friends anywhere can join: your router lets them in while this table is open.</source>
        <translation>Freunde von überall können mitspielen: Dein Router lässt sie herein, solange dieser Tisch offen ist.</translation>
    </message>
    <message>
        <source>Friends in this house can join. For friends elsewhere, forward port %1 on your router to %2, or use a relay.</source>
        <extracomment>%1: a number; %2: an address</extracomment>
        <translation>Freunde in diesem Haus können mitspielen. Für Freunde anderswo leite Port&#xa0;%1 deines Routers an %2 weiter oder nimm ein Relay.</translation>
    </message>
    <message>
        <source>Your provider shares one address among many homes, so nobody outside can reach this computer. Use a relay, or let a friend open the table.</source>
        <translation>Dein Anbieter nutzt eine Adresse für viele Haushalte, daher kann niemand von außen diesen Rechner erreichen. Nimm ein Relay, oder lass jemand anderen den Tisch öffnen.</translation>
    </message>
    <message>
        <source>Friends join through %1. It carries the game but cannot read it.</source>
        <comment>%1 is the name of a relay</comment>
        <translation>Freunde spielen über %1 mit. Das Relay überträgt die Partie, kann sie aber nicht lesen.</translation>
    </message>
    <message>
        <source>The relay %1 does not answer.</source>
        <comment>%1 is the name of a relay</comment>
        <translation>Das Relay %1 antwortet nicht.</translation>
    </message>
    <message>
        <source>Copy the invitation once more: it has changed.</source>
        <translation>Kopiere die Einladung noch einmal: Sie hat sich geändert.</translation>
    </message>
    <message>
        <source>Fill &amp;with computers</source>
        <comment>button</comment>
        <translation>&amp;Freie Plätze mit Computern füllen</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::JoinSheet</name>
    <message>
        <source>&amp;Join</source>
        <comment>button: takes a chair at a friend’s table</comment>
        <translation>&amp;Mitspielen</translation>
    </message>
    <message>
        <source>Join friends</source>
        <comment>title of the sheet for taking a chair at a friend’s table</comment>
        <translation>Bei Freunden mitspielen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button</comment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <comment>to a friend’s table</comment>
        <translation>Verbindung wird hergestellt&#xa0;…</translation>
    </message>
    <message>
        <source>Your n&amp;ame:</source>
        <comment>as the others at the table see it</comment>
        <translation>De&amp;in Name:</translation>
    </message>
    <message>
        <source>Invi&amp;tation:</source>
        <comment>the line that opens a friend’s table</comment>
        <translation>Einla&amp;dung:</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <comment>button: takes the invitation from the clipboard</comment>
        <translation>Ein&amp;fügen</translation>
    </message>
    <message>
        <source>Nobody answers. This invitation is for the host’s own network: ask for one that works from elsewhere.</source>
        <translation>Niemand antwortet. Diese Einladung gilt nur im eigenen Netz des Gastgebers: Bitte um eine, die auch anderswo gilt.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::JudgingBar</name>
    <message>
        <source>%1 of %2 decisions reviewed.</source>
        <comment>numbers</comment>
        <translation>%1 von %2&#xa0;Entscheidungen beurteilt.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::LessonPage</name>
    <message>
        <source>Press Enter to continue.</source>
        <comment>said by a screen reader</comment>
        <translation>Weiter mit der Eingabetaste.</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s) left</source>
        <comment>how long the lesson still takes</comment>
        <translation>
            <numerusform>noch etwa %Ln&#xa0;Minute</numerusform>
            <numerusform>noch etwa %Ln&#xa0;Minuten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meadhall::ui::LessonPanel</name>
    <message>
        <source>&amp;Next</source>
        <comment>button: goes on in the lesson</comment>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <comment>for screen readers: how far the lesson has come</comment>
        <translation>Schritt&#xa0;%1 von&#xa0;%2</translation>
    </message>
    <message>
        <source>Play a &amp;real game</source>
        <comment>button: ends the lesson</comment>
        <translation>&amp;Richtige Partie spielen</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::LessonRoom</name>
    <message>
        <source>Learn Ninjan</source>
        <comment>title of the lesson</comment>
        <translation>Ninjan lernen</translation>
    </message>
    <message>
        <source>Learn Odin</source>
        <comment>title of the lesson</comment>
        <translation>Odin lernen</translation>
    </message>
    <message>
        <source>One step &amp;back</source>
        <comment>button of the lesson</comment>
        <translation>S&amp;chritt zurück</translation>
    </message>
    <message>
        <source>Leave the le&amp;sson</source>
        <comment>button</comment>
        <translation>Lekt&amp;ion verlassen</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::LogView</name>
    <message>
        <source>↓ New</source>
        <extracomment>button over the log: there are new lines below</extracomment>
        <translation>↓ Neues</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::MainWindow</name>
    <message>
        <source>About Meadhall</source>
        <comment>title</comment>
        <translation>Über Meadhall</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Meadhall %1&lt;/h3&gt;&lt;p&gt;The small-box card games Odin and Ninjan at one table, against opponents who never see your cards.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. The games belong to their authors; all pictures and texts here were made for this program.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Meadhall %1&lt;/h3&gt;&lt;p&gt;Die kleinen Kartenspiele Odin und Ninjan an einem Tisch, mit Gegnern, die deine Karten nie sehen.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version&#xa0;3 oder neuer. Die Rechte an den Spielen liegen bei ihren Autoren; alle Bilder und Texte wurden eigens für dieses Programm geschaffen.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Sorted by suit.</source>
        <comment>the cards of the hand</comment>
        <translation>Nach Symbol sortiert.</translation>
    </message>
    <message>
        <source>Sorted by colour.</source>
        <comment>the cards of the hand</comment>
        <translation>Nach Farbe sortiert.</translation>
    </message>
    <message>
        <source>Sound is on.</source>
        <translation>Der Ton ist an.</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <translation>Der Ton ist aus.</translation>
    </message>
    <message>
        <source>The window fills the screen.</source>
        <translation>Das Fenster füllt den Bildschirm.</translation>
    </message>
    <message>
        <source>The window no longer fills the screen.</source>
        <translation>Das Fenster füllt den Bildschirm nicht mehr.</translation>
    </message>
    <message>
        <source>Close without saving?</source>
        <comment>title: the current game could not be saved</comment>
        <translation>Schließen, ohne zu speichern?</translation>
    </message>
    <message>
        <source>If you close Meadhall now, the current game will be lost.</source>
        <translation>Wenn du Meadhall jetzt schließt, geht die aktuelle Partie verloren.</translation>
    </message>
    <message>
        <source>&amp;Keep open</source>
        <comment>button: do not close the program</comment>
        <translation>&amp;Offen lassen</translation>
    </message>
    <message>
        <source>&amp;Save elsewhere…</source>
        <comment>button: opens the file dialog</comment>
        <translation>&amp;Woanders speichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Close anyway</source>
        <comment>button: closes the program although the game is not saved</comment>
        <translation>&amp;Trotzdem schließen</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>title</comment>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Start Meadhall again?</source>
        <comment>title</comment>
        <translation>Meadhall neu starten?</translation>
    </message>
    <message>
        <source>Start &amp;again</source>
        <comment>button: closes the program and starts it again</comment>
        <translation>&amp;Neu starten</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <comment>button: do not start the program again now</comment>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>Sorted by number.</source>
        <comment>the cards of the hand in Ninjan: −6 to 10</comment>
        <translation>Nach Wert sortiert.</translation>
    </message>
    <message>
        <source>Sorted by number.</source>
        <comment>the cards of the hand in Odin: 1 to 9</comment>
        <translation>Nach Ziffer sortiert.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::MessageSheet</name>
    <message>
        <source>OK</source>
        <comment>button: a message has been read</comment>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::MistakePanel</name>
    <message>
        <source>Warning</source>
        <comment>title for screen readers: before a mistake</comment>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Choose again</source>
        <comment>button: another move instead of the one warned of</comment>
        <translation>Neu wählen</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <comment>button: the move warned of</comment>
        <translation>Trotzdem so machen</translation>
    </message>
    <message>
        <source>What would be better?</source>
        <comment>button: asks for a hint</comment>
        <translation>Was wäre besser?</translation>
    </message>
    <message>
        <source>Do not warn again in this game</source>
        <comment>check box</comment>
        <translation>In dieser Partie nicht mehr warnen</translation>
    </message>
    <message>
        <source>Do it anyway?</source>
        <comment>warning, at its end</comment>
        <translation>Trotzdem dabei bleiben?</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>warning; %1: what speaks against the move, a sentence, %2: “Do it anyway?”</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::MistakesPanel</name>
    <message>
        <source>Where points are lost</source>
        <comment>title of a chart</comment>
        <translation>Wo Punkte verloren gehen</translation>
    </message>
    <message>
        <source>&amp;Review the last game</source>
        <comment>button: the last game played</comment>
        <translation>&amp;Letzte Partie analysieren</translation>
    </message>
    <message>
        <source>Reviewed games are counted here.</source>
        <translation>Hier werden analysierte Partien gezählt.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a deal number: a new one is drawn</comment>
        <translation>neu</translation>
    </message>
    <message>
        <source>The same number deals the same cards again.</source>
        <translation>Dieselbe Nummer ergibt wieder dieselben Karten.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>start the game</comment>
        <translation>Partie &amp;beginnen</translation>
    </message>
    <message>
        <source>Draw a number</source>
        <translation>Nummer ziehen</translation>
    </message>
    <message>
        <source>Draw a deal number</source>
        <translation>Partienummer ziehen</translation>
    </message>
    <message>
        <source>At least two seats must be taken.</source>
        <translation>Mindestens zwei Plätze müssen besetzt sein.</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln seats can be taken.</source>
        <translation>
            <numerusform>Es kann höchstens %Ln&#xa0;Platz besetzt sein.</numerusform>
            <numerusform>Es können höchstens %Ln&#xa0;Plätze besetzt sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>This name is taken.</source>
        <translation>Dieser Name ist vergeben.</translation>
    </message>
    <message>
        <source>Type the command that starts the program.</source>
        <translation>Gib den Befehl ein, der das Programm startet.</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <comment>number of players</comment>
        <translation>&amp;Spielerzahl</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <comment>of the computer players</comment>
        <translation>St&amp;ufe</translation>
    </message>
    <message>
        <source>&amp;Against</source>
        <comment>whom to play against</comment>
        <translation>&amp;Gegen</translation>
    </message>
    <message>
        <source>Dec&amp;k for two</source>
        <comment>the cards of two players</comment>
        <translation>&amp;Karten zu zweit</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Colours in the deck</source>
        <translation>Farben im Spiel</translation>
    </message>
    <message>
        <source>Choose four</source>
        <comment>deck of two players: without two colours of their choice</comment>
        <translation>Vier wählen</translation>
    </message>
    <message>
        <source>Four at random</source>
        <comment>deck of two players: without two random colours</comment>
        <translation>Vier zufällige</translation>
    </message>
    <message>
        <source>All six</source>
        <comment>deck of two players: all colours</comment>
        <translation>Alle sechs</translation>
    </message>
    <message>
        <source>&amp;Deal number</source>
        <translation>Partie&amp;nummer</translation>
    </message>
    <message>
        <source>Seat %1 is removed. Players: %2.</source>
        <translation>Platz&#xa0;%1 ist weg. Spieler: %2.</translation>
    </message>
    <message>
        <source>Not the same for all: see the seats.</source>
        <translation>Nicht bei allen gleich: siehe Plätze.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln opponent(s): click another picture to change.</source>
        <translation>
            <numerusform>Ein Gegner: Zum Wechseln auf ein anderes Bild klicken.</numerusform>
            <numerusform>%Ln&#xa0;Gegner: Zum Wechseln auf ein anderes Bild klicken.</numerusform>
        </translation>
    </message>
    <message>
        <source>Against: %1.</source>
        <comment>names of the computer players</comment>
        <translation>Gegen: %1.</translation>
    </message>
    <message>
        <source>Two colours are left out at random.</source>
        <translation>Zwei Farben werden ausgelost und weggelassen.</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <comment>a list of colours</comment>
        <translation>Nicht im Spiel: %1.</translation>
    </message>
    <message>
        <source>Leave out exactly two colours.</source>
        <translation>Lass genau zwei Farben weg.</translation>
    </message>
    <message>
        <source>With friends or other programs there is no deal number.</source>
        <translation>Mit Freunden oder anderen Programmen gibt es keine Partienummer.</translation>
    </message>
    <message>
        <source>Fewe&amp;r rules and seats</source>
        <translation>W&amp;eniger Regeln und Plätze</translation>
    </message>
    <message>
        <source>Fewe&amp;r seats</source>
        <translation>W&amp;eniger Plätze</translation>
    </message>
    <message>
        <source>&amp;More rules and seats</source>
        <translation>&amp;Mehr Regeln und Plätze</translation>
    </message>
    <message>
        <source>&amp;More seats</source>
        <translation>&amp;Mehr Plätze</translation>
    </message>
    <message>
        <source>Ninjan has one set of rules.</source>
        <translation>Ninjan hat feste Regeln.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln player(s)</source>
        <comment>name of a game</comment>
        <translation>
            <numerusform>%1, %Ln&#xa0;Spieler</numerusform>
            <numerusform>%1, %Ln&#xa0;Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>one hand</source>
        <translation>ein Durchgang</translation>
    </message>
    <message numerus="yes">
        <source>to %Ln point(s)</source>
        <translation>
            <numerusform>bis %Ln&#xa0;Punkt</numerusform>
            <numerusform>bis %Ln&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>game and players, target</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Going by your games so far, this is an even match.</source>
        <translation>Nach deinen bisherigen Partien ist diese Stufe etwa so stark wie du.</translation>
    </message>
    <message>
        <source>Going by your games so far, %1 would be an even match.</source>
        <comment>a level</comment>
        <translation>Nach deinen bisherigen Partien ist die Stufe „%1“ etwa so stark wie du.</translation>
    </message>
    <message>
        <source>All six colours are in the deck.</source>
        <translation>Alle sechs Farben sind im Spiel.</translation>
    </message>
    <message>
        <source>Digits only, or the deal of a day, such as 2026-331.</source>
        <translation>Nur Ziffern, oder die Partie eines Tages wie 2026-331.</translation>
    </message>
    <message>
        <source>The largest deal number is %1.</source>
        <translation>Die größte Partienummer ist %1.</translation>
    </message>
    <message>
        <source>There is no such day. The number of the year is followed by that of the day, 001 to 366.</source>
        <translation>Diesen Tag gibt es nicht. Auf das Jahr folgt die Nummer des Tages, 001 bis 366.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::NinjanTableGame</name>
    <message>
        <source>&amp;Choose the selected card</source>
        <comment>menu entry</comment>
        <translation>Markierte Karte &amp;wählen</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>button: the selected card</comment>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Cards won</source>
        <comment>column of points: how many</comment>
        <translation>Gewonnene Karten</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>under a button of the throw; %1: rock, paper or scissors, %2: the digit that throws it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::OdinTableGame</name>
    <message>
        <source>Hand %1 is over</source>
        <comment>title</comment>
        <translation>Durchgang&#xa0;%1 beendet</translation>
    </message>
    <message>
        <source>Next hand</source>
        <comment>button</comment>
        <translation>Nächster Durchgang</translation>
    </message>
    <message>
        <source>Play all</source>
        <comment>button: the whole hand at once</comment>
        <translation>Alle ausspielen</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: the selected cards</comment>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>P&amp;lay selected cards</source>
        <comment>menu entry</comment>
        <translation>Markierte Karten &amp;ausspielen</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <comment>column: cards</comment>
        <translation>Noch auf der Hand</translation>
    </message>
    <message>
        <source>Edition: %1</source>
        <comment>said of the deck by a screen reader</comment>
        <translation>Ausgabe: %1</translation>
    </message>
    <message>
        <source>Enter copies the deal number</source>
        <comment>said of the deck by a screen reader</comment>
        <translation>Die Eingabetaste kopiert die Partienummer</translation>
    </message>
    <message>
        <source>Edition</source>
        <comment>label of the details of the deck</comment>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Points limit</source>
        <comment>label of the details of the deck: points that end the game</comment>
        <translation>Punktegrenze</translation>
    </message>
    <message>
        <source>Deal number</source>
        <comment>label of the details of the deck: its number</comment>
        <translation>Partienummer</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PartChips</name>
    <message>
        <source>Round %1 of %2</source>
        <comment>where in the game</comment>
        <translation>Runde&#xa0;%1 von&#xa0;%2</translation>
    </message>
    <message>
        <source>Hand %1 of %2</source>
        <comment>where in the game</comment>
        <translation>Durchgang&#xa0;%1 von&#xa0;%2</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>before the numbers of rounds</comment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>before the numbers of hands</comment>
        <translation>Durchgang</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PastGamesDialog</name>
    <message>
        <source>Reading games: %1 of %2</source>
        <comment>how many of how many</comment>
        <translation>Partien werden gelesen: %1 von %2</translation>
    </message>
    <message>
        <source>&amp;Open what can be read</source>
        <comment>button: a damaged game</comment>
        <translation>Ö&amp;ffnen, soweit lesbar</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <comment>button: a game that is finished, to be looked at</comment>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <comment>%1 is a game and a day</comment>
        <translation>„%1“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>Restored.</source>
        <comment>announced: a game that had been deleted</comment>
        <translation>Wiederhergestellt.</translation>
    </message>
    <message>
        <source>Past games</source>
        <comment>title</comment>
        <translation>Frühere Partien</translation>
    </message>
    <message>
        <source>Name, date or deal number</source>
        <comment>what can be searched for</comment>
        <translation>Name, Datum oder Partienummer</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>which games are shown: finished or not</comment>
        <translation>Status</translation>
    </message>
    <message>
        <source>Opponent</source>
        <comment>games with whom are shown</comment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <comment>button</comment>
        <translation>Kopie &amp;speichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <comment>button: a game</comment>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Undo (%1)</source>
        <comment>button: brings back what was deleted; a key</comment>
        <translation>&amp;Rückgängig (%1)</translation>
    </message>
    <message>
        <source>&amp;Play a game</source>
        <comment>button</comment>
        <translation>&amp;Partie spielen</translation>
    </message>
    <message>
        <source>Open a r&amp;ecord…</source>
        <comment>button</comment>
        <translation>Aufzeichnun&amp;g öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <comment>button: every game, whatever was searched for</comment>
        <translation>&amp;Alle zeigen</translation>
    </message>
    <message>
        <source>Not finished</source>
        <comment>games</comment>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>games</comment>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Damaged</source>
        <comment>files of games</comment>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>No matches</source>
        <comment>title: no game fits the search</comment>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>No games match your search.</source>
        <translation>Zu deiner Suche passt keine Partie.</translation>
    </message>
    <message>
        <source>Deleted. Press %1 to bring it back.</source>
        <comment>announced; a key</comment>
        <translation>Gelöscht. Mit %1 holst du die Partie zurück.</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Partien durchsuchen</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <comment>button</comment>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>All games</source>
        <comment>Odin or Ninjan</comment>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Any status</source>
        <comment>finished or not</comment>
        <translation>Jeder Status</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>Every game you start is saved here automatically, whether finished or not.
You can also drop a saved game onto the window.</source>
        <translation>Jede Partie, die du beginnst, wird hier automatisch gespeichert, ob beendet oder nicht.
Du kannst auch eine gespeicherte Partie auf das Fenster ziehen.</translation>
    </message>
    <message>
        <source>No past games yet</source>
        <comment>title</comment>
        <translation>Noch keine früheren Partien</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PhraseBar</name>
    <message>
        <source>Say something</source>
        <comment>ready phrases at a table with guests</comment>
        <translation>Allen etwas sagen</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PuzzleHall</name>
    <message>
        <source>Puzzles</source>
        <comment>title of a page</comment>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Find the move: one answer is clearly best</source>
        <comment>below the title of a page</comment>
        <translation>Finde den Zug: Einer ist klar der beste</translation>
    </message>
    <message>
        <source>Solve it</source>
        <comment>button: the puzzle of the day</comment>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <comment>heading</comment>
        <translation>Alle Aufgaben</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>below a number of puzzles</comment>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>your stage, of 3</source>
        <comment>below a number such as 2.2</comment>
        <translation>dein Grad (von 3)</translation>
    </message>
    <message>
        <source>Your own mistakes</source>
        <comment>heading</comment>
        <translation>Deine eigenen Fehler</translation>
    </message>
    <message>
        <source>Your solved puzzles could not be read; the damaged file was kept as “%1”.</source>
        <translation>Deine gelösten Aufgaben ließen sich nicht lesen; die beschädigte Datei bleibt als „%1“ erhalten.</translation>
    </message>
    <message>
        <source>The puzzles are missing or unreadable.</source>
        <translation>Die Aufgaben fehlen oder sind unlesbar.</translation>
    </message>
    <message>
        <source>%1 · %2 · solved</source>
        <comment>a date; a game</comment>
        <translation>%1 · %2 · gelöst</translation>
    </message>
    <message>
        <source>%1 · %2 · the same for everyone</source>
        <comment>a date; a game</comment>
        <translation>%1 · %2 · für alle gleich</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row</source>
        <comment>on which the puzzle of the day was solved</comment>
        <translation>
            <numerusform>%Ln&#xa0;Tag in Folge</numerusform>
            <numerusform>%Ln&#xa0;Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>longest: %1</source>
        <comment>number of days in a row</comment>
        <translation>längste Serie: %1</translation>
    </message>
    <message>
        <source>Come back tomorrow for the next one.</source>
        <comment>below the days in a row</comment>
        <translation>Morgen gibt es die nächste.</translation>
    </message>
    <message>
        <source>Solve today’s puzzle to make it %1.</source>
        <comment>below the days in a row; a number</comment>
        <translation>Mit der heutigen Aufgabe: %1.</translation>
    </message>
    <message>
        <source>%1 of the last %2 days</source>
        <comment>for screen readers: with a solved puzzle of the day</comment>
        <translation>%1 der letzten %2&#xa0;Tage</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>missing or unreadable</source>
        <comment>a pack of puzzles</comment>
        <translation>fehlt oder ist unlesbar</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln solved</source>
        <comment>a pack of puzzles</comment>
        <translation>
            <numerusform>alle %Ln gelöst</numerusform>
            <numerusform>alle %Ln gelöst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles, none solved</source>
        <comment>a pack of puzzles</comment>
        <translation>
            <numerusform>%Ln&#xa0;Aufgabe, nicht gelöst</numerusform>
            <numerusform>%Ln&#xa0;Aufgaben, keine gelöst</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <extracomment>a pack of puzzles for screen readers; %1: a game, %2: its title, %3: “grade 2”, %4: “22 of 60 solved”</extracomment>
        <translation>%1, %2, %3: %4</translation>
    </message>
    <message numerus="yes">
        <source>Practise all %Ln</source>
        <comment>button: own mistakes that are due</comment>
        <translation>
            <numerusform>Wiederholen</numerusform>
            <numerusform>Alle %Ln wiederholen</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise</source>
        <comment>button: own mistakes that are due</comment>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Nothing to practise. Mistakes from reviewed games appear here.</source>
        <translation>Nichts zu wiederholen. Fehler aus Partien, die du analysierst, erscheinen hier.</translation>
    </message>
    <message>
        <source>Nothing to practise today. Next: %1.</source>
        <comment>a date</comment>
        <translation>Heute nichts zu wiederholen. Nächstes Mal: %1.</translation>
    </message>
    <message>
        <source>%1 in all, %2 due today. Each comes back until you have found the better move twice.</source>
        <comment>numbers of own mistakes</comment>
        <translation>%1 insgesamt, %2 heute fällig. Jeder kommt wieder, bis du den besseren Zug zweimal gefunden hast.</translation>
    </message>
    <message>
        <source>%1, game from %2</source>
        <comment>an own mistake; a game, a date</comment>
        <translation>%1, Partie vom %2</translation>
    </message>
    <message>
        <source>cost %1</source>
        <comment>an own mistake; points such as 2.9</comment>
        <translation>kostete %1</translation>
    </message>
    <message>
        <source>not found yet</source>
        <comment>an own mistake: its better move</comment>
        <translation>noch nicht gefunden</translation>
    </message>
    <message>
        <source>found once</source>
        <comment>an own mistake: its better move</comment>
        <translation>einmal gefunden</translation>
    </message>
    <message>
        <source>due today</source>
        <comment>an own mistake</comment>
        <translation>heute fällig</translation>
    </message>
    <message>
        <source>Solve it again</source>
        <comment>button: the puzzle of the day</comment>
        <translation>Noch einmal lösen</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PuzzlePanel</name>
    <message>
        <source>Next puzzle</source>
        <comment>button</comment>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>Try the other moves</source>
        <comment>button: after a puzzle has been solved</comment>
        <translation>Andere Züge probieren</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <comment>button: of a puzzle</comment>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Skip for now</source>
        <comment>button: the next puzzle instead of this one</comment>
        <translation>Später lösen</translation>
    </message>
    <message>
        <source>What you know</source>
        <comment>heading beside a puzzle</comment>
        <translation>Was du weißt</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>title: the answer of a puzzle was right</comment>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Not quite</source>
        <comment>title: the answer of a puzzle was not the best</comment>
        <translation>Nicht ganz</translation>
    </message>
    <message>
        <source>The answer</source>
        <comment>title: of a puzzle</comment>
        <translation>Die Lösung</translation>
    </message>
    <message>
        <source>Checking…</source>
        <comment>title: an answer is being judged</comment>
        <translation>Wird geprüft&#xa0;…</translation>
    </message>
    <message>
        <source>Find the move</source>
        <comment>title of a puzzle</comment>
        <translation>Finde den Zug</translation>
    </message>
    <message>
        <source>A hint</source>
        <comment>button: helps with a puzzle</comment>
        <translation>Ein Tipp</translation>
    </message>
    <message>
        <source>Another hint</source>
        <comment>button: helps with a puzzle</comment>
        <translation>Noch ein Tipp</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PuzzleRoom</name>
    <message>
        <source>Not quite: have another look.</source>
        <comment>at the table of a puzzle</comment>
        <translation>Nicht ganz: Sieh noch einmal hin.</translation>
    </message>
    <message>
        <source>Not quite: your cards are back in your hand.</source>
        <comment>at the table of a puzzle</comment>
        <translation>Nicht ganz: Deine Karten sind wieder auf der Hand.</translation>
    </message>
    <message>
        <source>That is the best answer.</source>
        <comment>at the table of a puzzle</comment>
        <translation>Das ist der beste Zug.</translation>
    </message>
    <message>
        <source>This would have been the best answer.</source>
        <comment>at the table of a puzzle</comment>
        <translation>Das wäre der beste Zug gewesen.</translation>
    </message>
    <message>
        <source>You tried</source>
        <comment>before the wrong answer of a puzzle</comment>
        <translation>Dein Versuch</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>before the right answer of a puzzle</comment>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>You played</source>
        <comment>before what was played in a game</comment>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Tempting</source>
        <comment>before the natural but wrong answer of a puzzle</comment>
        <translation>Verlockend</translation>
    </message>
    <message>
        <source>Your answer is being checked.</source>
        <comment>beside the table of a puzzle</comment>
        <translation>Deine Lösung wird geprüft.</translation>
    </message>
    <message>
        <source>a good idea, but there is a better one</source>
        <comment>below “Not quite”</comment>
        <translation>ein guter Gedanke, aber es geht besser</translation>
    </message>
    <message numerus="yes">
        <source>It comes back in %Ln days.</source>
        <comment>an own mistake</comment>
        <translation>
            <numerusform>Der Fehler kommt in %Ln&#xa0;Tag wieder.</numerusform>
            <numerusform>Der Fehler kommt in %Ln&#xa0;Tagen wieder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles in a row at the first attempt</source>
        <comment>how many</comment>
        <translation>
            <numerusform>%Ln&#xa0;Aufgabe in Folge beim ersten Versuch</numerusform>
            <numerusform>%Ln&#xa0;Aufgaben in Folge beim ersten Versuch</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, the stage of its puzzles</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>game from %1</source>
        <comment>fact about a puzzle: a date</comment>
        <translation>Partie vom %1</translation>
    </message>
    <message>
        <source>number %1 of %2</source>
        <comment>fact about a puzzle</comment>
        <translation>Nummer&#xa0;%1 von&#xa0;%2</translation>
    </message>
    <message>
        <source>Your own mistake</source>
        <comment>title of a page: as a puzzle</comment>
        <translation>Dein eigener Fehler</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <comment>title of a page</comment>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>That is as good as the best answer.</source>
        <comment>at the table of a puzzle</comment>
        <translation>Das ist ebenso gut wie der beste Zug.</translation>
    </message>
    <message>
        <source>No certain loss</source>
        <comment>before a right answer of a puzzle</comment>
        <translation>Kein sicherer Verlust</translation>
    </message>
    <message>
        <source>already solved</source>
        <comment>beside the table of a puzzle that is looked at again</comment>
        <translation>schon gelöst</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row: come back tomorrow</source>
        <comment>below “Solved”</comment>
        <translation>
            <numerusform>%Ln&#xa0;Tag in Folge: bis morgen</numerusform>
            <numerusform>%Ln&#xa0;Tage in Folge: bis morgen</numerusform>
        </translation>
    </message>
    <message>
        <source>no better than what you played</source>
        <comment>below “Not quite”</comment>
        <translation>nicht besser als dein Zug in der Partie</translation>
    </message>
    <message>
        <source>there is a better answer</source>
        <comment>below “Not quite”</comment>
        <translation>es geht besser</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PuzzlesController</name>
    <message>
        <source>%1: solved</source>
        <comment>on a tile of the start page: the puzzle of the day; a game</comment>
        <translation>%1: gelöst</translation>
    </message>
    <message>
        <source>%1: find the move</source>
        <comment>on a tile of the start page; a game</comment>
        <translation>%1: finde den Zug</translation>
    </message>
    <message>
        <source>day %1</source>
        <comment>how many days in a row puzzles have been solved</comment>
        <translation>Tag&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::RatingPanel</name>
    <message>
        <source>Your rating</source>
        <comment>title of a chart</comment>
        <translation>Deine Wertung</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::RecentFiles</name>
    <message>
        <source>%1 in %2</source>
        <comment>a file and its folder</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <comment>menu entry below the files opened last</comment>
        <translation>Liste &amp;leeren</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::RecordReader</name>
    <message>
        <source>Open game record</source>
        <comment>title</comment>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>“%1” is being read…</source>
        <comment>a long game record</comment>
        <translation>„%1“ wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <comment>button</comment>
        <translation>Abbre&amp;chen</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::ReviewController</name>
    <message>
        <source>Finish a game to review it here.</source>
        <translation>Spiele eine Partie zu Ende, dann lässt sie sich hier analysieren.</translation>
    </message>
    <message>
        <source>No card was dealt in this game.</source>
        <translation>In dieser Partie wurden keine Karten ausgeteilt.</translation>
    </message>
    <message>
        <source>The end of this record cannot be read.</source>
        <translation>Das Ende dieser Aufzeichnung ist nicht lesbar.</translation>
    </message>
    <message>
        <source>This game was not finished.</source>
        <translation>Diese Partie wurde nicht zu Ende gespielt.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::ReviewCurve</name>
    <message>
        <source>Show the values as a table</source>
        <comment>button of the review, which is down while it does so</comment>
        <translation>Werte als Tabelle zeigen</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::ReviewRoom</name>
    <message>
        <source>what if: %1</source>
        <comment>beside a line of the curve; %1: a move</comment>
        <translation>was wäre, wenn: %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>which cards are seen in a review</comment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>As you saw it</source>
        <comment>review: which cards are seen</comment>
        <translation>Aus deiner Sicht</translation>
    </message>
    <message>
        <source>As the player saw it</source>
        <comment>review: which cards are seen</comment>
        <translation>Aus Sicht dieses Platzes</translation>
    </message>
    <message>
        <source>All cards face up</source>
        <comment>review: which cards are seen</comment>
        <translation>Alle Karten offen</translation>
    </message>
    <message>
        <source>View</source>
        <comment>which part of a review is seen</comment>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Decision</source>
        <comment>part of a review</comment>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <comment>part of a review</comment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>No verdicts</source>
        <comment>review of a game of computers</comment>
        <translation>Keine Urteile</translation>
    </message>
    <message>
        <source>Whose decisions to review</source>
        <comment>review: whose decisions are judged</comment>
        <translation>Wessen Entscheidungen beurteilt werden</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <comment>button: ends a move that is only tried</comment>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>part of the move that was played</source>
        <comment>said after the name of a card</comment>
        <translation>Teil des gespielten Zugs</translation>
    </message>
    <message>
        <source>part of the better move</source>
        <comment>said after the name of a card</comment>
        <translation>Teil des besseren Zugs</translation>
    </message>
    <message>
        <source>No earlier mistake.</source>
        <translation>Davor gibt es keinen Fehler.</translation>
    </message>
    <message>
        <source>No further mistake.</source>
        <translation>Danach gibt es keinen Fehler mehr.</translation>
    </message>
    <message>
        <source>The values are shown as a table.</source>
        <translation>Die Werte werden als Tabelle gezeigt.</translation>
    </message>
    <message>
        <source>The curve is shown.</source>
        <translation>Die Kurve wird gezeigt.</translation>
    </message>
    <message>
        <source>Choose another move.</source>
        <comment>what if: said by a screen reader</comment>
        <translation>Wähle einen anderen Zug.</translation>
    </message>
    <message>
        <source>This is the first step.</source>
        <translation>Das ist der erste Schritt.</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>Das ist der letzte Schritt.</translation>
    </message>
    <message>
        <source>No decision is reviewed at this step.</source>
        <translation>Bei diesem Schritt wird keine Entscheidung beurteilt.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::Room</name>
    <message>
        <source>Back</source>
        <comment>button of a page that takes the place of the table</comment>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::RuleBookWindow</name>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <comment>of the rule book</comment>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Not found</source>
        <comment>words in the rules</comment>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Enter goes to the next match</source>
        <comment>about the search in the rules</comment>
        <translation>Die Eingabetaste führt zum nächsten Treffer</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::RulesPanel</name>
    <message>
        <source>Points limit: other number</source>
        <translation>Punktegrenze: andere Zahl</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>points that end the game: a number that the user types</comment>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>up</source>
        <comment>count points</comment>
        <translation>aufwärts</translation>
    </message>
    <message>
        <source>down</source>
        <comment>count points</comment>
        <translation>abwärts</translation>
    </message>
    <message>
        <source>At random</source>
        <comment>who starts</comment>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>The game ends after the hand in which someone reaches this limit. Fewest points wins.</source>
        <translation>Die Partie endet nach dem Durchgang, in dem jemand die Grenze erreicht. Die wenigsten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>Up from zero, or down from the limit. The result is the same.</source>
        <translation>Von null aufwärts oder von der Grenze abwärts: Das Ergebnis ist gleich.</translation>
    </message>
    <message>
        <source>Who leads the first round of the first hand.</source>
        <translation>Wer im ersten Durchgang die erste Runde beginnt.</translation>
    </message>
    <message>
        <source>Who leads the first round of every later hand.</source>
        <translation>Wer in jedem weiteren Durchgang die erste Runde beginnt.</translation>
    </message>
    <message>
        <source>Leading all cards at once, if they are of one colour or number.</source>
        <translation>Alle Karten auf einmal ausspielen, wenn sie dieselbe Farbe oder Ziffer haben.</translation>
    </message>
    <message>
        <source>&amp;Edition</source>
        <translation>&amp;Ausgabe</translation>
    </message>
    <message>
        <source>&amp;Game ends at</source>
        <comment>label of a number of points</comment>
        <translation>&amp;Partie endet bei</translation>
    </message>
    <message>
        <source>&amp;Count points</source>
        <translation>Punkte &amp;zählen</translation>
    </message>
    <message>
        <source>&amp;First lead</source>
        <comment>who begins the first hand</comment>
        <translation>Erste &amp;Runde</translation>
    </message>
    <message>
        <source>&amp;Next hands</source>
        <comment>who begins the hands after the first</comment>
        <translation>&amp;Weitere Durchgänge</translation>
    </message>
    <message>
        <source>&amp;Whole hand as lead</source>
        <translation>Ganze &amp;Hand auf einmal</translation>
    </message>
    <message>
        <source>G&amp;oat</source>
        <comment>the card: whether it is in the deck</comment>
        <translation>Z&amp;iege</translation>
    </message>
    <message>
        <source>One more card, of number 0 and of any colour. Left in a hand, it costs 5 points.</source>
        <translation>Eine Karte mehr: Sie hat die Ziffer 0 und jede Farbe. Wer sie am Ende hält, bekommt 5&#xa0;Punkte.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::SeatList</name>
    <message>
        <source>Seats, clockwise</source>
        <translation>Plätze im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Seat %1: who plays</source>
        <translation>Platz&#xa0;%1: wer spielt</translation>
    </message>
    <message>
        <source>Seat %1: picture</source>
        <comment>a computer player’s portrait</comment>
        <translation>Platz&#xa0;%1: Bild</translation>
    </message>
    <message>
        <source>Seat %1: name</source>
        <translation>Platz&#xa0;%1: Name</translation>
    </message>
    <message>
        <source>Seat %1: command of the program</source>
        <translation>Platz&#xa0;%1: Befehl für das Programm</translation>
    </message>
    <message>
        <source>command</source>
        <comment>in an empty field: what starts a program</comment>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Seat %1: choose the program’s file</source>
        <translation>Platz&#xa0;%1: Programmdatei wählen</translation>
    </message>
    <message>
        <source>Choose the program’s file</source>
        <translation>Programmdatei wählen</translation>
    </message>
    <message>
        <source>Seat %1: leave empty</source>
        <translation>Platz&#xa0;%1: frei lassen</translation>
    </message>
    <message>
        <source>Leave this seat empty (Delete)</source>
        <translation>Diesen Platz frei lassen (Entf)</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <comment>%1 is its level</comment>
        <translation>Computer: %1</translation>
    </message>
    <message>
        <source>Person at this screen</source>
        <translation>Mensch an diesem Bildschirm</translation>
    </message>
    <message>
        <source>Friend at another computer</source>
        <translation>Gast an einem anderen Rechner</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Ein anderes Programm</translation>
    </message>
    <message>
        <source>Picture: %1</source>
        <comment>the portrait of a Viking with that name</comment>
        <translation>Bild: %1</translation>
    </message>
    <message>
        <source>You get the invitation when you press “Play”.</source>
        <translation>Die Einladung erscheint, sobald du „Partie beginnen“ drückst.</translation>
    </message>
    <message>
        <source>The command starts your own program, which plays in this seat.</source>
        <translation>Der Befehl startet ein eigenes Programm, das hier spielt.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <comment>title</comment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>&amp;Appearance:</source>
        <translation>&amp;Erscheinungsbild:</translation>
    </message>
    <message>
        <source>Animation &amp;speed:</source>
        <translation>A&amp;nimationstempo:</translation>
    </message>
    <message>
        <source>Count &amp;points:</source>
        <translation>&amp;Punkte zählen:</translation>
    </message>
    <message>
        <source>light</source>
        <comment>appearance</comment>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <comment>appearance</comment>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>off</source>
        <comment>animation speed</comment>
        <translation>aus</translation>
    </message>
    <message>
        <source>fast</source>
        <comment>animation speed</comment>
        <translation>schnell</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>animation speed</comment>
        <translation>normal</translation>
    </message>
    <message>
        <source>slow</source>
        <comment>animation speed</comment>
        <translation>langsam</translation>
    </message>
    <message>
        <source>down from the limit</source>
        <comment>how points are counted</comment>
        <translation>abwärts von der Punktegrenze</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <comment>page of the settings</comment>
        <translation>&amp;Allgemein</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Lautstärke:</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <comment>page of the settings</comment>
        <translation>T&amp;isch</translation>
    </message>
    <message>
        <source>Car&amp;ds</source>
        <comment>page of the settings</comment>
        <translation>&amp;Karten</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>calm</source>
        <comment>colours of cards</comment>
        <translation>ruhig</translation>
    </message>
    <message>
        <source>vivid</source>
        <comment>colours of cards</comment>
        <translation>kräftig</translation>
    </message>
    <message>
        <source>Colours and motion</source>
        <comment>heading in the settings</comment>
        <translation>Farben und Bewegung</translation>
    </message>
    <message>
        <source>Sound</source>
        <comment>heading in the settings</comment>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Playing</source>
        <comment>heading in the settings: how cards are played</comment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Display</source>
        <comment>heading in the settings: points, known cards</comment>
        <translation>Anzeige</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>heading in the settings: how fast the game goes on</comment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Preview</source>
        <comment>heading in the settings: cards</comment>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>high contrast</source>
        <comment>appearance</comment>
        <translation>hoher Kontrast</translation>
    </message>
    <message>
        <source>P&amp;lay cards by:</source>
        <translation>Spielen &amp;durch:</translation>
    </message>
    <message>
        <source>same as system</source>
        <comment>appearance</comment>
        <translation>wie im System</translation>
    </message>
    <message>
        <source>clicking or dragging</source>
        <comment>how cards are played</comment>
        <translation>Klicken oder Ziehen</translation>
    </message>
    <message>
        <source>clicking</source>
        <comment>how cards are played</comment>
        <translation>Klicken</translation>
    </message>
    <message>
        <source>dragging</source>
        <comment>how cards are played</comment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Start the &amp;next hand automatically</source>
        <translation>Durchgänge automatisch &amp;beginnen</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <comment>page of the settings</comment>
        <translation>Tas&amp;tenkürzel</translation>
    </message>
    <message>
        <source>Play s&amp;ounds</source>
        <translation>T&amp;on an</translation>
    </message>
    <message>
        <source>&amp;Large colour signs</source>
        <translation>&amp;Große Farbzeichen</translation>
    </message>
    <message>
        <source>Play the last &amp;set automatically</source>
        <translation>Letzte K&amp;ombination automatisch ausspielen</translation>
    </message>
    <message>
        <source>Wa&amp;rn about mistakes:</source>
        <translation>&amp;Warnung vor Fehlern:</translation>
    </message>
    <message>
        <source>never</source>
        <comment>when to warn before a mistake</comment>
        <translation>nie</translation>
    </message>
    <message>
        <source>&amp;Computers move:</source>
        <translation>&amp;Computer spielen:</translation>
    </message>
    <message>
        <source>at once</source>
        <comment>how fast computer players move</comment>
        <translation>sofort</translation>
    </message>
    <message>
        <source>quickly</source>
        <comment>how fast computer players move</comment>
        <translation>schnell</translation>
    </message>
    <message>
        <source>normally</source>
        <comment>how fast computer players move</comment>
        <translation>normal</translation>
    </message>
    <message>
        <source>slowly</source>
        <comment>how fast computer players move</comment>
        <translation>langsam</translation>
    </message>
    <message>
        <source>all</source>
        <comment>when to warn before a mistake</comment>
        <translation>vor allen</translation>
    </message>
    <message>
        <source>clear ones</source>
        <comment>when to warn before a mistake</comment>
        <translation>vor klaren</translation>
    </message>
    <message>
        <source>up from zero</source>
        <comment>how points are counted</comment>
        <translation>aufwärts von null</translation>
    </message>
    <message>
        <source>By ear</source>
        <comment>page of the settings: announcements, the voice, keys</comment>
        <translation>Nach Gehör</translation>
    </message>
    <message>
        <source>Keys to ask with</source>
        <comment>heading in the settings: they make the table tell something</comment>
        <translation>Tasten zum Fragen</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>column</comment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What is said</source>
        <comment>column</comment>
        <translation>Was gesagt wird</translation>
    </message>
    <message>
        <source>Announcements</source>
        <comment>heading in the settings: what a screen reader is told</comment>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Length:</source>
        <comment>of announcements</comment>
        <translation>Länge:</translation>
    </message>
    <message>
        <source>short</source>
        <comment>length of announcements</comment>
        <translation>kurz</translation>
    </message>
    <message>
        <source>long</source>
        <comment>length of announcements</comment>
        <translation>lang</translation>
    </message>
    <message>
        <source>Say it</source>
        <comment>button: an announcement, as an example</comment>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>never</source>
        <comment>when the game waits for the voice</comment>
        <translation>nie</translation>
    </message>
    <message>
        <source>with a screen reader</source>
        <comment>when the game waits for the voice</comment>
        <translation>mit Screenreader</translation>
    </message>
    <message>
        <source>always</source>
        <comment>when the game waits for the voice</comment>
        <translation>immer</translation>
    </message>
    <message numerus="yes">
        <source>%Ln words a minute</source>
        <translation>
            <numerusform>%Ln&#xa0;Wort pro Minute</numerusform>
            <numerusform>%Ln&#xa0;Wörter pro Minute</numerusform>
        </translation>
    </message>
    <message>
        <source>after the words</source>
        <comment>when the next move comes</comment>
        <translation>nach der Ansage</translation>
    </message>
    <message>
        <source>with Enter</source>
        <comment>when the next move comes: the key</comment>
        <translation>mit der Eingabetaste</translation>
    </message>
    <message>
        <source>Sounds</source>
        <comment>heading in the settings: those that inform</comment>
        <translation>Töne</translation>
    </message>
    <message>
        <source>A player’s last card</source>
        <translation>Letzte Karte eines Spielers</translation>
    </message>
    <message>
        <source>Each seat sounds from its side</source>
        <translation>Jeder Platz klingt von seiner Seite</translation>
    </message>
    <message>
        <source>Guests may ask for hints</source>
        <translation>Gäste dürfen Tipps anfordern</translation>
    </message>
    <message>
        <source>Relay:</source>
        <comment>label of a field for its line of text</comment>
        <translation>Relay:</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no relay</comment>
        <translation>keines</translation>
    </message>
    <message>
        <source>Shift gives longer answers.</source>
        <comment>foot of the settings: about keys to ask with</comment>
        <translation>Mit Umschalt ausführlicher.</translation>
    </message>
    <message>
        <source>&amp;Use the language’s own digits</source>
        <translation>Eigene &amp;Ziffern der Sprache verwenden</translation>
    </message>
    <message>
        <source>&amp;Reduce motion as the system asks</source>
        <translation>Weniger &amp;Bewegung, wenn das System es verlangt</translation>
    </message>
    <message>
        <source>No sound: OpenAL is not installed (Debian, Ubuntu: %1).</source>
        <translation>Kein Ton: OpenAL ist nicht installiert (Debian, Ubuntu: %1).</translation>
    </message>
    <message>
        <source>No sound: Meadhall was built without OpenAL.</source>
        <translation>Kein Ton: Meadhall wurde ohne OpenAL gebaut.</translation>
    </message>
    <message>
        <source>Friends</source>
        <comment>heading in the settings</comment>
        <translation>Freunde</translation>
    </message>
    <message>
        <source>Let friends in through the router</source>
        <translation>Freunde über den Router hereinlassen</translation>
    </message>
    <message>
        <source>P&amp;ass automatically when you must</source>
        <translation>A&amp;utomatisch passen, wenn nichts anderes geht</translation>
    </message>
    <message>
        <source>Allow &amp;undo with several people</source>
        <translation>&amp;Zurücknehmen auch bei mehreren Menschen erlauben</translation>
    </message>
    <message>
        <source>S&amp;how known cards at a seat</source>
        <translation>Bekannte Karten zeigen, wenn die &amp;Maus auf einem Platz steht</translation>
    </message>
    <message>
        <source>large ones</source>
        <comment>when to warn before a mistake</comment>
        <translation>vor großen</translation>
    </message>
    <message>
        <source>Announce a player’s last two cards</source>
        <translation>Ansagen, wer nur noch eine oder zwei Karten hat</translation>
    </message>
    <message>
        <source>Whether a card can be played</source>
        <translation>Ob eine Karte gespielt werden kann</translation>
    </message>
    <message>
        <source>You can only pass</source>
        <translation>Du kannst nur passen</translation>
    </message>
    <message>
        <source>Wait for the voice:</source>
        <translation>Auf die Stimme warten:</translation>
    </message>
    <message>
        <source>Voice:</source>
        <translation>Stimme:</translation>
    </message>
    <message>
        <source>Next move:</source>
        <translation>Nächster Zug:</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::ShortcutsPage</name>
    <message>
        <source>press keys…</source>
        <comment>in an empty field for the keys of an action</comment>
        <translation>Tasten drücken&#xa0;…</translation>
    </message>
    <message>
        <source>“%1” is already used at the table.</source>
        <translation>„%1“ ist am Tisch schon belegt.</translation>
    </message>
    <message>
        <source>“%1” is for menus and buttons.</source>
        <comment>keys</comment>
        <translation>„%1“ ist für Menüs und Schaltflächen belegt.</translation>
    </message>
    <message>
        <source>“%1” is already used for “%2”.</source>
        <comment>%1 keys, %2 an entry of a menu</comment>
        <translation>„%1“ ist schon mit „%2“ belegt.</translation>
    </message>
    <message>
        <source>Remove the shortcut for “%1”</source>
        <comment>button; %1 an entry of a menu</comment>
        <translation>Tastenkürzel für „%1“ entfernen</translation>
    </message>
    <message>
        <source>&amp;Reset all shortcuts</source>
        <comment>button: to those that the program came with</comment>
        <translation>Alle Tastenkürzel &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Search for an action or a key</source>
        <comment>in an empty field</comment>
        <translation>Nach Aktion oder Taste suchen</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Tastenkürzel durchsuchen</translation>
    </message>
    <message>
        <source>No action and no key fits.</source>
        <comment>the search among the shortcuts has found nothing</comment>
        <translation>Keine Aktion und keine Taste passt.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::SidePanel</name>
    <message>
        <source>Log</source>
        <comment>heading of the list of what happened</comment>
        <translation>Spielverlauf</translation>
    </message>
    <message numerus="yes">
        <source>to %Ln point(s)</source>
        <comment>head of the side panel: when the game ends</comment>
        <translation>
            <numerusform>bis %Ln&#xa0;Punkt</numerusform>
            <numerusform>bis %Ln&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>head of the side panel, after &quot;Round 3&quot;: the number of rounds</extracomment>
        <translation>von&#xa0;%1</translation>
    </message>
    <message>
        <source>in the lead</source>
        <extracomment>read aloud after the points of who is ahead of all others</extracomment>
        <translation>führt</translation>
    </message>
    <message>
        <source>Pages</source>
        <comment>tabs of the side panel, for screen readers</comment>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Last moves</source>
        <comment>heading of the list of what happened, below the points</comment>
        <translation>Letzte Züge</translation>
    </message>
    <message>
        <source>the only one</source>
        <comment>head of the side panel: after “Hand 1”, when the game is over after one hand</comment>
        <translation>der einzige</translation>
    </message>
    <message>
        <source>Points and log are shown</source>
        <comment>said by a screen reader: the side panel has been opened</comment>
        <translation>Punkte und Spielverlauf werden angezeigt</translation>
    </message>
    <message>
        <source>Points and log are hidden</source>
        <comment>said by a screen reader: the side panel has been closed</comment>
        <translation>Punkte und Spielverlauf sind ausgeblendet</translation>
    </message>
    <message>
        <source>none yet</source>
        <extracomment>read aloud in place of points: the hand or round is not over</extracomment>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>Points in detail</source>
        <comment>table of the points of each hand or round</comment>
        <translation>Punkte im Einzelnen</translation>
    </message>
    <message>
        <source>Total points</source>
        <comment>table of the totals of all players</comment>
        <translation>Punkte insgesamt</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::SidePanelTitle</name>
    <message>
        <source>Pin beside the table</source>
        <comment>button of the side panel</comment>
        <translation>Neben dem Tisch anheften</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::StartPage</name>
    <message>
        <source>Welcome to the hall</source>
        <comment>title of the first start</comment>
        <translation>Willkommen in der Halle</translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s), as last time</source>
        <comment>of a new game</comment>
        <translation>
            <numerusform>%Ln&#xa0;Spieler, wie beim letzten Mal</numerusform>
            <numerusform>%Ln&#xa0;Spieler, wie beim letzten Mal</numerusform>
        </translation>
    </message>
    <message>
        <source>Go bac&amp;k to the previous game</source>
        <comment>button: to the one that another has replaced</comment>
        <translation>Zurück zur &amp;vorigen Partie</translation>
    </message>
    <message>
        <source>Beat what lies on the table with a higher value, and be the first to run out of cards.</source>
        <comment>Odin</comment>
        <translation>Schlage, was auf dem Tisch liegt, mit einem höheren Wert, und werde deine Karten vor allen anderen los.</translation>
    </message>
    <message>
        <source>Rock beats scissors, scissors beat paper: choose in secret, win the good piles and dodge the bad ones.</source>
        <comment>Ninjan</comment>
        <translation>Stein schlägt Schere, Schere schlägt Papier: Wähle verdeckt, hol dir die guten Stapel und meide die schlechten.</translation>
    </message>
    <message>
        <source>%1 to %2 players.</source>
        <translation>%1 bis %2&#xa0;Spieler.</translation>
    </message>
    <message>
        <source>Play &amp;Odin</source>
        <comment>button</comment>
        <translation>&amp;Odin spielen</translation>
    </message>
    <message>
        <source>Learn in 3 min&amp;utes</source>
        <comment>button: Ninjan</comment>
        <translation>In 3&#xa0;Minuten le&amp;rnen</translation>
    </message>
    <message>
        <source>Two card games, against computer players who never see your cards.</source>
        <translation>Zwei Kartenspiele gegen Computer, die deine Karten nie sehen.</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>choice at the first start</comment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Play &amp;Ninjan</source>
        <comment>button</comment>
        <translation>&amp;Ninjan spielen</translation>
    </message>
    <message>
        <source>Learn &amp;in 3 minutes</source>
        <comment>button: Odin</comment>
        <translation>In 3&#xa0;Minuten &amp;lernen</translation>
    </message>
    <message>
        <source>Theme</source>
        <comment>choice at the first start</comment>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Has a friend invited you?</source>
        <translation>Hat dich jemand eingeladen?</translation>
    </message>
    <message>
        <source>Just paste the invitation.</source>
        <translation>Füge einfach die Einladung ein.</translation>
    </message>
    <message>
        <source>&amp;Join friends</source>
        <comment>button</comment>
        <translation>&amp;Mitspielen</translation>
    </message>
    <message>
        <source>Starts at once: %1. Level: %2.</source>
        <comment>%1: the names of the players; %2: the level of the computers</comment>
        <translation>Beginnt sofort: %1. Stufe: %2.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::StartRating</name>
    <message>
        <source>Your rating, %1</source>
        <comment>heading; a game</comment>
        <translation>Deine Wertung, %1</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <comment>button: opens their page</comment>
        <translation>S&amp;tatistik</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln game(s)</source>
        <comment>heading of the places in them</comment>
        <translation>
            <numerusform>Die letzte Partie</numerusform>
            <numerusform>Die letzten %Ln&#xa0;Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meadhall::ui::StatisticsRoom</name>
    <message>
        <source>Saved: %1</source>
        <comment>a file</comment>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Export statistics</source>
        <comment>title</comment>
        <translation>Statistik exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <comment>files</comment>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <comment>title</comment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>&amp;Undo (%1)</source>
        <comment>button: brings back what was cleared; a key</comment>
        <translation>&amp;Rückgängig (%1)</translation>
    </message>
    <message>
        <source>Reading saved games: %1 of %2</source>
        <comment>how many of how many</comment>
        <translation>Gespeicherte Partien werden gelesen: %1 von %2</translation>
    </message>
    <message>
        <source>Statistics cleared. The games are kept.</source>
        <translation>Statistik gelöscht. Die Partien bleiben erhalten.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::StatisticsView</name>
    <message>
        <source>Games won</source>
        <comment>title of a chart</comment>
        <translation>Gewonnene Partien</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TableAccessibility</name>
    <message>
        <source>All cards are hidden</source>
        <comment>said by a screen reader</comment>
        <translation>Alle Karten sind verdeckt</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <comment>said by a screen reader after the last card was deselected</comment>
        <translation>Nichts markiert</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TableController</name>
    <message>
        <source>Working out a hint…</source>
        <translation>Der Tipp kommt gleich&#xa0;…</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TablePanels</name>
    <message>
        <source>Play again</source>
        <comment>button: another game with the same players</comment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>New game…</source>
        <comment>button</comment>
        <translation>Neue Partie&#xa0;…</translation>
    </message>
    <message>
        <source>%1 is next. Everyone else, look away!</source>
        <translation>Jetzt ist %1 dran. Alle anderen: wegschauen!</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <comment>button</comment>
        <translation>Meine Karten zeigen</translation>
    </message>
    <message>
        <source>Points in all: %1</source>
        <comment>said by a screen reader; %1 is a list of names with points: “You 12, Bjorn 3”</comment>
        <translation>Punkte insgesamt: %1</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>button: to the start page</comment>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>&amp;Look at them</source>
        <comment>button: at the own decisions in a review</comment>
        <translation>An&amp;sehen</translation>
    </message>
    <message numerus="yes">
        <source>Looking at your %Ln decision(s)…</source>
        <comment>while a review judges them</comment>
        <translation>
            <numerusform>Deine %Ln&#xa0;Entscheidung wird beurteilt&#xa0;…</numerusform>
            <numerusform>Deine %Ln&#xa0;Entscheidungen werden beurteilt&#xa0;…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No mistake in %Ln decision(s).</source>
        <comment>result of a review</comment>
        <translation>
            <numerusform>Kein Fehler bei %Ln&#xa0;Entscheidung.</numerusform>
            <numerusform>Kein Fehler bei %Ln&#xa0;Entscheidungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s) cost you %1 points.</source>
        <comment>result of a review; %1 has one decimal</comment>
        <translation>
            <numerusform>%Ln&#xa0;Entscheidung hat dich %1&#xa0;Punkte gekostet.</numerusform>
            <numerusform>%Ln&#xa0;Entscheidungen haben dich %1&#xa0;Punkte gekostet.</numerusform>
        </translation>
    </message>
    <message>
        <source>You: %1</source>
        <comment>at the end of a game; a place such as “2nd of 4”</comment>
        <translation>Du: %1</translation>
    </message>
    <message numerus="yes">
        <source>You: %1, %Ln point(s) behind</source>
        <comment>at the end of a game; a place such as “2nd of 4”</comment>
        <translation>
            <numerusform>Du: %1, %Ln&#xa0;Punkt zurück</numerusform>
            <numerusform>Du: %1, %Ln&#xa0;Punkte zurück</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TableView</name>
    <message>
        <source>Undo</source>
        <comment>button</comment>
        <translation>Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>button</comment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Sort by colour</source>
        <comment>button</comment>
        <translation>Nach Farbe sortieren</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>name of the playing area for screen readers</comment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <comment>button: rock, paper, scissors</comment>
        <translation>Nach Symbol sortieren</translation>
    </message>
    <message>
        <source>Sort by number</source>
        <comment>button in Ninjan: −6 to 10</comment>
        <translation>Nach Wert sortieren</translation>
    </message>
    <message>
        <source>Sort by number</source>
        <comment>button in Odin: 1 to 9</comment>
        <translation>Nach Ziffer sortieren</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TransportBar</name>
    <message>
        <source>One step back</source>
        <comment>button: in the review of a game</comment>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step forward</source>
        <comment>button: in the review of a game</comment>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>Play automatically</source>
        <comment>button: the review goes on by itself</comment>
        <translation>Automatisch abspielen</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <comment>button: of the hand or round</comment>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>To the end</source>
        <comment>button: of the hand or round</comment>
        <translation>Zum Ende</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TryLines</name>
    <message>
        <source>What happened</source>
        <comment>title: what followed in the game</comment>
        <translation>Wie es kam</translation>
    </message>
    <message>
        <source>recorded</source>
        <comment>what followed in the game</comment>
        <translation>aufgezeichnet</translation>
    </message>
    <message>
        <source>After %1</source>
        <comment>title: what would have followed; %1: a move</comment>
        <translation>Stattdessen: %1</translation>
    </message>
    <message>
        <source>most likely continuation</source>
        <comment>how a game would have gone on</comment>
        <translation>der wahrscheinlichste Verlauf</translation>
    </message>
    <message>
        <source>being worked out…</source>
        <comment>how a game would have gone on</comment>
        <translation>wird gesucht&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points at the end</source>
        <comment>of a hand</comment>
        <translation>
            <numerusform>am Ende %Ln&#xa0;Punkt</numerusform>
            <numerusform>am Ende %Ln&#xa0;Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TutorialController</name>
    <message>
        <source>Shall I warn you before a mistake?</source>
        <comment>title</comment>
        <translation>Soll ich dich vor Fehlern warnen?</translation>
    </message>
    <message>
        <source>I speak up before a clear mistake. You decide: every move stays allowed. You can change this in the settings, under “Table”.</source>
        <translation>Ich melde mich vor einem klaren Fehler. Du entscheidest: Jeder Zug bleibt erlaubt. Ändern kannst du das in den Einstellungen unter „Tisch“.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::VerdictPanel</name>
    <message>
        <source>&amp;Try another card</source>
        <comment>button of the review</comment>
        <translation>Andere Karte p&amp;robieren</translation>
    </message>
    <message>
        <source>&amp;Try another move</source>
        <comment>button of the review</comment>
        <translation>Anderen Zug p&amp;robieren</translation>
    </message>
    <message>
        <source>Play o&amp;n from here</source>
        <comment>button of the review</comment>
        <translation>Ab hier &amp;weiterspielen</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::WaitingPage</name>
    <message>
        <source>you</source>
        <extracomment>below the name of the person at this screen</extracomment>
        <translation>du</translation>
    </message>
    <message>
        <source>host of the table</source>
        <extracomment>below the name of a person</extracomment>
        <translation>Gastgeber</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln more player(s)</source>
        <comment>title: chairs at the table that nobody has taken yet</comment>
        <translation>
            <numerusform>Warten auf %Ln&#xa0;weiteren Spieler</numerusform>
            <numerusform>Warten auf %Ln&#xa0;weitere Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone is here; the game is about to begin</source>
        <comment>title</comment>
        <translation>Alle sind da; gleich beginnt die Partie</translation>
    </message>
    <message>
        <source>Hints are allowed at this table.</source>
        <translation>An diesem Tisch sind Tipps erlaubt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what is said of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Free seat</source>
        <extracomment>in place of a name: nobody has taken this chair at the table yet</extracomment>
        <translation>Freier Platz</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::WarningOffer</name>
    <message>
        <source>Shall I warn you before a mistake in your next games? Every move stays allowed.</source>
        <translation>Soll ich dich in den nächsten Partien vor Fehlern warnen? Jeder Zug bleibt erlaubt.</translation>
    </message>
    <message>
        <source>I will warn you. You can change that in the settings, under “Table”.</source>
        <translation>Ich warne dich. Ändern kannst du das in den Einstellungen unter „Tisch“.</translation>
    </message>
    <message>
        <source>All right. You’ll find the warnings in the settings, under “Table”.</source>
        <translation>In Ordnung. Die Warnungen findest du in den Einstellungen unter „Tisch“.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::WatchControls</name>
    <message>
        <source>The game is paused.</source>
        <comment>said by a screen reader</comment>
        <translation>Die Partie pausiert.</translation>
    </message>
    <message>
        <source>The game has resumed.</source>
        <comment>said by a screen reader</comment>
        <translation>Die Partie geht weiter.</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button</comment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Next move</source>
        <comment>button: a paused game that is watched goes on by so much</comment>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Hide everyone’s cards</source>
        <comment>button, for whoever watches</comment>
        <translation>Handkarten verdecken</translation>
    </message>
    <message>
        <source>Show everyone’s cards</source>
        <comment>button, for whoever watches</comment>
        <translation>Alle Handkarten zeigen</translation>
    </message>
</context>
</TS>
