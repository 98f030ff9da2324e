<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB">
<context>
    <name>meadhall::ui::AnalysisRoom</name>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>how many a hand has</comment>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals</source>
        <comment>how many were played to compare moves</comment>
        <translation>
            <numerusform>%Ln deal</numerusform>
            <numerusform>%Ln deals</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a place; then click its cards, drag them there, or type their names: %1</source>
        <translation>Choose a place; then click its cards, drag them there, or type their names: %1</translation>
    </message>
    <message>
        <source>Hidden cards are also inferred from the moves that led here.</source>
        <translation>Hidden cards are also inferred from the moves that led here.</translation>
    </message>
    <message>
        <source>Nothing is inferred from play: the moves that led here are not given.</source>
        <translation>Nothing is inferred from play: the moves that led here are not given.</translation>
    </message>
    <message>
        <source>%1: a hand has one to nine cards.</source>
        <comment>a name, or “Your hand”</comment>
        <translation>%1: a hand has one to nine cards.</translation>
    </message>
    <message>
        <source>In round %1 your hand has %2.</source>
        <comment>%2: a number of cards</comment>
        <translation>In round %1 your hand has %2.</translation>
    </message>
    <message>
        <source>%1: more cards are known than there are in that hand.</source>
        <comment>a name</comment>
        <translation>%1: more cards are known than there are in that hand.</translation>
    </message>
    <message>
        <source>%1: these points are not possible.</source>
        <comment>a name, or “Your hand”</comment>
        <translation>%1: these points are not possible.</translation>
    </message>
    <message>
        <source>Exactly one player must be to move, marked by *.</source>
        <translation>Exactly one player must be to move, marked by *.</translation>
    </message>
    <message>
        <source>The cards on the table must be those of one player.</source>
        <translation>The cards on the table must be those of one player.</translation>
    </message>
    <message>
        <source>The cards on the table are not a set: they share neither colour nor number.</source>
        <translation>The cards on the table are not a set: they share neither colour nor number.</translation>
    </message>
    <message>
        <source>Whoever played the cards on the table cannot be to move.</source>
        <translation>Whoever played the cards on the table cannot be to move.</translation>
    </message>
    <message>
        <source>Nothing lies on the table, so the player to move leads, and nobody can have passed.</source>
        <translation>Nothing lies on the table, so the player to move leads, and nobody can have passed.</translation>
    </message>
    <message>
        <source>Each of the three piles must have at least one card.</source>
        <translation>Each of the three piles must have at least one card.</translation>
    </message>
    <message>
        <source>Either all players must have revealed one card or none, and the highest ones go first.</source>
        <translation>Either all players must have revealed one card or none, and the highest ones go first.</translation>
    </message>
    <message>
        <source>The moves end the hand, so there is nothing left to decide.</source>
        <translation>The moves end the hand, so there is nothing left to decide.</translation>
    </message>
    <message>
        <source>This line is too long for a position.</source>
        <translation>This line is too long for a position.</translation>
    </message>
    <message>
        <source>A position begins with %1 or %2.</source>
        <translation>A position begins with %1 or %2.</translation>
    </message>
    <message>
        <source>The position is not complete.</source>
        <translation>The position is not complete.</translation>
    </message>
    <message>
        <source>“%1” has no meaning here.</source>
        <translation>“%1” has no meaning here.</translation>
    </message>
    <message>
        <source>Odin has two to six players, Ninjan two to five.</source>
        <translation>Odin has two to six players, Ninjan two to five.</translation>
    </message>
    <message>
        <source>With these colours there are fewer than nine cards for each player.</source>
        <translation>With these colours there are fewer than nine cards for each player.</translation>
    </message>
    <message>
        <source>There are nine rounds.</source>
        <translation>There are nine rounds.</translation>
    </message>
    <message>
        <source>This card is in two places, and there is only one: %1</source>
        <comment>a card</comment>
        <translation>This card is in two places, and there is only one: %1</translation>
    </message>
    <message>
        <source>The colour of this card is not in the deck: %1</source>
        <comment>a card</comment>
        <translation>The colour of this card is not in the deck: %1</translation>
    </message>
    <message>
        <source>The game does not have that many cards.</source>
        <translation>The game does not have that many cards.</translation>
    </message>
    <message>
        <source>This move is against the rules: %1</source>
        <comment>the first card of a move</comment>
        <translation>This move is against the rules: %1</translation>
    </message>
    <message>
        <source>Analyse a position</source>
        <comment>title of a room</comment>
        <translation>Analyse a position</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>label: how many</comment>
        <translation>Players</translation>
    </message>
    <message>
        <source>Points that end the game</source>
        <comment>label of a number</comment>
        <translation>Points that end the game</translation>
    </message>
    <message>
        <source>Current round</source>
        <comment>label of a number from 1 to 9</comment>
        <translation>Current round</translation>
    </message>
    <message>
        <source>Cards of the game</source>
        <comment>title of all cards</comment>
        <translation>Cards of the game</translation>
    </message>
    <message>
        <source>How many</source>
        <comment>heading of a column: of cards</comment>
        <translation>How many</translation>
    </message>
    <message>
        <source>Places</source>
        <comment>title of the places that cards can be at</comment>
        <translation>Places</translation>
    </message>
    <message>
        <source>Cards go to</source>
        <comment>heading of a column: hands and piles</comment>
        <translation>Cards go to</translation>
    </message>
    <message>
        <source>Known cards</source>
        <comment>heading of a column</comment>
        <translation>Known cards</translation>
    </message>
    <message>
        <source>Your hand</source>
        <comment>a place for cards</comment>
        <translation>Your hand</translation>
    </message>
    <message>
        <source>On the table</source>
        <comment>a place for cards: those that were played last</comment>
        <translation>On the table</translation>
    </message>
    <message>
        <source>On pile %1</source>
        <comment>a place for cards</comment>
        <translation>On pile %1</translation>
    </message>
    <message>
        <source>Out of play</source>
        <comment>a place for cards</comment>
        <translation>Out of play</translation>
    </message>
    <message>
        <source>To move:</source>
        <comment>label of a list of players</comment>
        <translation>To move:</translation>
    </message>
    <message>
        <source>On the table from:</source>
        <comment>label of a list of players: who played the cards there</comment>
        <translation>On the table from:</translation>
    </message>
    <message>
        <source>Pos&amp;ition:</source>
        <comment>label of a line of text</comment>
        <translation>Pos&amp;ition:</translation>
    </message>
    <message>
        <source>&amp;Copy line</source>
        <comment>button: a position as a line of text</comment>
        <translation>&amp;Copy line</translation>
    </message>
    <message>
        <source>Pas&amp;te</source>
        <comment>button: a position as a line of text</comment>
        <translation>Pas&amp;te</translation>
    </message>
    <message>
        <source>Play it o&amp;ut</source>
        <comment>button: begins a game with a position</comment>
        <translation>Play it o&amp;ut</translation>
    </message>
    <message>
        <source>Clea&amp;r</source>
        <comment>button: takes all cards away</comment>
        <translation>Clea&amp;r</translation>
    </message>
    <message>
        <source>Position</source>
        <comment>page of a room in a small window</comment>
        <translation>Position</translation>
    </message>
    <message>
        <source>Best moves</source>
        <comment>heading, page</comment>
        <translation>Best moves</translation>
    </message>
    <message>
        <source>It is somebody else’s turn. Your moves are compared when it is yours.</source>
        <translation>It is somebody else’s turn. Your moves are compared when it is yours.</translation>
    </message>
    <message>
        <source>Not possible yet</source>
        <comment>heading: about a position</comment>
        <translation>Not possible yet</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <comment>said by a screen reader: a move</comment>
        <translation>Best: %1</translation>
    </message>
    <message>
        <source>Take back the last change (%1)</source>
        <comment>button; a key</comment>
        <translation>Take back the last change (%1)</translation>
    </message>
    <message>
        <source>All players together cannot have won these points.</source>
        <translation>All players together cannot have won these points.</translation>
    </message>
    <message>
        <source>Nobody can hold the goat, and it has not been seen.</source>
        <translation>Nobody can hold the goat, and it has not been seen.</translation>
    </message>
</context>
<context>
    <name>ButtonText</name>
    <message>
        <source>Close</source>
        <comment>button</comment>
        <translation>Close</translation>
    </message>
    <message>
        <source>Copied</source>
        <comment>button: what it copies is on the clipboard now</comment>
        <translation>Copied</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>button</comment>
        <translation>Try again</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <comment>button</comment>
        <translation>&amp;New game…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <comment>button: a game that is not finished</comment>
        <translation>&amp;Continue</translation>
    </message>
    <message>
        <source>Dim cards that cannot &amp;be played</source>
        <comment>setting</comment>
        <translation>Dim cards that cannot &amp;be played</translation>
    </message>
    <message>
        <source>Start again</source>
        <comment>button: the lesson from its beginning</comment>
        <translation>Start again</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button</comment>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Resume</source>
        <comment>button: what has been stopped or paused</comment>
        <translation>Resume</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <comment>button; %1 is a factor: 2×</comment>
        <translation>Speed: %1</translation>
    </message>
    <message>
        <source>How would others have played my cards?</source>
        <comment>computers play the deal of a finished game</comment>
        <translation>How would others have played my cards?</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <comment>button: looks at a game again</comment>
        <translation>&amp;Review</translation>
    </message>
    <message>
        <source>&amp;Yes, warn me</source>
        <comment>button</comment>
        <translation>&amp;Yes, warn me</translation>
    </message>
    <message>
        <source>No, thank you</source>
        <comment>button</comment>
        <translation>No, thank you</translation>
    </message>
</context>
<context>
    <name>CostText</name>
    <message>
        <source>%1 to %2 points</source>
        <comment>what a move costs; numbers with one decimal</comment>
        <translation>%1 to %2 points</translation>
    </message>
    <message>
        <source>about %1 points</source>
        <comment>what a move costs; a number with one decimal</comment>
        <translation>about %1 points</translation>
    </message>
    <message>
        <source>Picking up %1 costs %2.</source>
        <comment>warning; a card (accusative), “about 1.2 points”</comment>
        <translation>Picking up %1 costs %2.</translation>
    </message>
    <message>
        <source>Playing %1 costs %2.</source>
        <comment>warning; the value of the cards to be played, “about 1.2 points”</comment>
        <translation>Playing %1 costs %2.</translation>
    </message>
    <message>
        <source>Choosing %1 costs %2.</source>
        <comment>warning; a card (accusative), “about 5.2 points”</comment>
        <translation>Choosing %1 costs %2.</translation>
    </message>
    <message>
        <source>Laying your card on %1 costs %2.</source>
        <translation>Laying your card on %1 costs %2.</translation>
    </message>
    <message>
        <source>Passing costs %1.</source>
        <comment>warning; “about 1.2 points”</comment>
        <translation>Passing costs %1.</translation>
    </message>
    <message>
        <source>It ends the game with somebody else ahead.</source>
        <comment>what speaks against a play</comment>
        <translation>It ends the game with somebody else ahead.</translation>
    </message>
    <message>
        <source>It breaks up your %1.</source>
        <comment>what speaks against a play; the value of a set</comment>
        <translation>It breaks up your %1.</translation>
    </message>
    <message>
        <source>It leaves %1 on its own: it doesn’t go with any of your other cards.</source>
        <comment>what speaks against a play; a card (accusative)</comment>
        <translation>It leaves %1 on its own: it doesn’t go with any of your other cards.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves %Ln of your cards on their own.</source>
        <comment>what speaks against a play</comment>
        <translation>
            <numerusform>It leaves %Ln of your cards on its own.</numerusform>
            <numerusform>It leaves %Ln of your cards on their own.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card you pick up doesn’t go with any of yours.</source>
        <comment>what speaks against a play</comment>
        <translation>The card you pick up doesn’t go with any of yours.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand still makes %Ln sets afterwards.</source>
        <comment>what speaks against a play</comment>
        <translation>
            <numerusform>Your hand still makes %Ln set afterwards.</numerusform>
            <numerusform>Your hand still makes %Ln sets afterwards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your opponent could go out by beating it.</source>
        <comment>what speaks against a play</comment>
        <translation>Your opponent could go out by beating it.</translation>
    </message>
    <message>
        <source>Somebody could go out by beating it.</source>
        <comment>what speaks against a play</comment>
        <translation>Somebody could go out by beating it.</translation>
    </message>
    <message>
        <source>It gives up a 9.</source>
        <comment>what speaks against a play: a high card</comment>
        <translation>It gives up a 9.</translation>
    </message>
    <message>
        <source>It gives up an 8.</source>
        <comment>what speaks against a play: a high card</comment>
        <translation>It gives up an 8.</translation>
    </message>
    <message numerus="yes">
        <source>You keep all your cards, and your opponent has only %Ln left.</source>
        <comment>what speaks against passing</comment>
        <translation>
            <numerusform>You keep all your cards, and your opponent has only %Ln left.</numerusform>
            <numerusform>You keep all your cards, and your opponent has only %Ln left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep all your cards, and somebody has only %Ln left.</source>
        <comment>what speaks against passing</comment>
        <translation>
            <numerusform>You keep all your cards, and somebody has only %Ln left.</numerusform>
            <numerusform>You keep all your cards, and somebody has only %Ln left.</numerusform>
        </translation>
    </message>
    <message>
        <source>That ends the round, and somebody else leads.</source>
        <comment>what speaks against passing</comment>
        <translation>That ends the round, and somebody else leads.</translation>
    </message>
    <message>
        <source>As things stand, it has to take a pile worth %1.</source>
        <comment>what speaks against a card; a number below 0</comment>
        <translation>As things stand, it has to take a pile worth %1.</translation>
    </message>
    <message>
        <source>As things stand, it takes %1 and leaves its own %2 as the next prize.</source>
        <comment>what speaks against a card; what a pile is worth: +3; its number, 4 to 10</comment>
        <translation>As things stand, it takes %1 and leaves its own %2 as the next prize.</translation>
    </message>
    <message>
        <source>As things stand, it takes only %1.</source>
        <comment>what speaks against a card; what a pile is worth: +3</comment>
        <translation>As things stand, it takes only %1.</translation>
    </message>
    <message>
        <source>It is resolved last and takes what is left.</source>
        <comment>what speaks against a card</comment>
        <translation>It is resolved last and takes what is left.</translation>
    </message>
    <message>
        <source>It beats nothing as the piles are now.</source>
        <comment>what speaks against a card</comment>
        <translation>It beats nothing as the piles are now.</translation>
    </message>
    <message>
        <source>The pile is then worth %1.</source>
        <comment>what speaks against laying a card there: +9</comment>
        <translation>The pile is then worth %1.</translation>
    </message>
    <message>
        <source>Taking the pile with %1 costs %2.</source>
        <extracomment>warning; the card on top of a pile (accusative), “about 5.2 points”</extracomment>
        <translation>Taking the pile with %1 costs %2.</translation>
    </message>
    <message>
        <source>This pile is worth %1, but others may then get more.</source>
        <comment>what speaks against a pile; +3</comment>
        <translation>This pile is worth %1, but others may then get more.</translation>
    </message>
    <message>
        <source>This pile is worth %1; another is worth %2.</source>
        <comment>what speaks against a pile; what piles are worth: +3, +8</comment>
        <translation>This pile is worth %1; another is worth %2.</translation>
    </message>
    <message numerus="yes">
        <source>A play could leave you with %Ln sets instead of %1.</source>
        <comment>what speaks against passing</comment>
        <translation>
            <numerusform>A play could leave you with %Ln set instead of %1.</numerusform>
            <numerusform>A play could leave you with %Ln sets instead of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep all %Ln of your cards.</source>
        <comment>what speaks against passing</comment>
        <translation>
            <numerusform>You keep your only card.</numerusform>
            <numerusform>You keep all %Ln of your cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand then makes %Ln sets.</source>
        <comment>what speaks against a play</comment>
        <translation>
            <numerusform>Your hand then makes %Ln set.</numerusform>
            <numerusform>Your hand then makes %Ln sets.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>d MMM</source>
        <comment>a day without its year, short, as QLocale::toString() takes it</comment>
        <translation>d MMM</translation>
    </message>
</context>
<context>
    <name>DealText</name>
    <message>
        <source>Deal of the day</source>
        <comment>title</comment>
        <translation>Deal of the day</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a weekday and a day, as QLocale::toString() takes it</comment>
        <translation>dddd, d MMMM</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln player(s)</source>
        <comment>a game</comment>
        <translation>
            <numerusform>%1, %Ln player</numerusform>
            <numerusform>%1, %Ln players</numerusform>
        </translation>
    </message>
    <message>
        <source>Not played yet</source>
        <comment>the deal of a day</comment>
        <translation>Not played yet</translation>
    </message>
    <message numerus="yes">
        <source>You got %1 point(s)</source>
        <comment>%1 may have a sign</comment>
        <translation>
            <numerusform>You got %1 point</numerusform>
            <numerusform>You got %1 points</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer is better.</source>
        <comment>points</comment>
        <translation>Fewer is better.</translation>
    </message>
    <message>
        <source>More is better.</source>
        <comment>points</comment>
        <translation>More is better.</translation>
    </message>
    <message numerus="yes">
        <source>As many points as %1, with the same %Ln card(s).</source>
        <comment>points; %1: names of levels</comment>
        <translation>
            <numerusform>As many points as %1, with the same card.</numerusform>
            <numerusform>As many points as %1, with the same %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Between %1 and %2, with the same %Ln card(s).</source>
        <comment>names of levels</comment>
        <translation>
            <numerusform>Between %1 and %2, with the same card.</numerusform>
            <numerusform>Between %1 and %2, with the same %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ahead of every level, with the same %Ln card(s).</source>
        <translation>
            <numerusform>Ahead of every level, with the same card.</numerusform>
            <numerusform>Ahead of every level, with the same %Ln cards.</numerusform>
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
        <translation>Meadhall, deal of the day %1 (%2): %3</translation>
    </message>
    <message>
        <source>Meadhall, deal %1 (%2): %3</source>
        <comment>number, game, result</comment>
        <translation>Meadhall, deal %1 (%2): %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <comment>until the next deal of the day</comment>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Next deal in %1.</source>
        <translation>Next deal in %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s)</source>
        <comment>until the next deal of the day</comment>
        <translation>
            <numerusform>%Ln hour</numerusform>
            <numerusform>%Ln hours</numerusform>
        </translation>
    </message>
    <message>
        <source>Next deal in %1 %2.</source>
        <comment>hours, minutes</comment>
        <translation>Next deal in %1 %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) in a row</source>
        <comment>on which the deal of the day was played</comment>
        <translation>
            <numerusform>%Ln day in a row</numerusform>
            <numerusform>%Ln days in a row</numerusform>
        </translation>
    </message>
    <message>
        <source>Day by day</source>
        <comment>heading above the last deals of the day</comment>
        <translation>Day by day</translation>
    </message>
    <message numerus="yes">
        <source>longest: %Ln day(s)</source>
        <comment>row of days</comment>
        <translation>
            <numerusform>longest: %Ln day</numerusform>
            <numerusform>longest: %Ln days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Just behind %1, with the same %Ln card(s).</source>
        <comment>name of a level</comment>
        <translation>
            <numerusform>Just behind %1, with the same card.</numerusform>
            <numerusform>Just behind %1, with the same %Ln cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>In progress</source>
        <comment>the deal of a day</comment>
        <translation>In progress</translation>
    </message>
    <message>
        <source>There is a new deal of the day.</source>
        <translation>There is a new deal of the day.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>“%1” cannot be read: %2.</translation>
    </message>
    <message>
        <source>“%1” was written by a newer version of Meadhall.</source>
        <translation>“%1” was written by a newer version of Meadhall.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: line %2 is damaged.</source>
        <translation>“%1” cannot be opened: line %2 is damaged.</translation>
    </message>
    <message>
        <source>“%1” could not be saved: %2. Your game goes on; try another folder.</source>
        <translation>“%1” could not be saved: %2. Your game goes on; try another folder.</translation>
    </message>
    <message>
        <source>“%1” is not a Meadhall game record.</source>
        <comment>a file</comment>
        <translation>“%1” is not a Meadhall game record.</translation>
    </message>
    <message>
        <source>“%1” could not be deleted: %2.</source>
        <comment>a file and what the system says</comment>
        <translation>“%1” could not be deleted: %2.</translation>
    </message>
    <message>
        <source>“%1” could not be restored: %2.</source>
        <comment>a file and what the system says</comment>
        <translation>“%1” could not be restored: %2.</translation>
    </message>
    <message>
        <source>%1: the program could not be started. An easy computer player takes its place.</source>
        <comment>%1 is a name</comment>
        <translation>%1: the program could not be started. An easy computer player takes its place.</translation>
    </message>
    <message>
        <source>%1: the program has stopped. An easy computer player takes its place.</source>
        <comment>%1 is a name</comment>
        <translation>%1: the program has stopped. An easy computer player takes its place.</translation>
    </message>
    <message>
        <source>%1: the program did not answer in time. An easy computer player takes its place.</source>
        <comment>%1 is a name</comment>
        <translation>%1: the program did not answer in time. An easy computer player takes its place.</translation>
    </message>
    <message>
        <source>%1: the program’s answer could not be understood. An easy computer player takes its place.</source>
        <comment>%1 is a name</comment>
        <translation>%1: the program’s answer could not be understood. An easy computer player takes its place.</translation>
    </message>
    <message>
        <source>%1: the program’s move broke the rules. An easy computer player takes its place.</source>
        <comment>%1 is a name</comment>
        <translation>%1: the program’s move broke the rules. An easy computer player takes its place.</translation>
    </message>
    <message>
        <source>Meadhall is already running: you can play on here, but only the game in the other window is saved.</source>
        <translation>Meadhall is already running: you can play on here, but only the game in the other window is saved.</translation>
    </message>
    <message>
        <source>There is a game from a newer version of Meadhall here. It has been left alone, and this game will not be saved.</source>
        <translation>There is a game from a newer version of Meadhall here. It has been left alone, and this game will not be saved.</translation>
    </message>
    <message>
        <source>The disk is full: your game goes on, but it will not be saved until there is space again.</source>
        <translation>The disk is full: your game goes on, but it will not be saved until there is space again.</translation>
    </message>
    <message>
        <source>The file for the current game has disappeared. Your game goes on, and the file has been created again.</source>
        <translation>The file for the current game has disappeared. Your game goes on, and the file has been created again.</translation>
    </message>
    <message>
        <source>Meadhall cannot write to its folder: you can play on, but this game is not being saved.</source>
        <translation>Meadhall cannot write to its folder: you can play on, but this game is not being saved.</translation>
    </message>
    <message>
        <source>Your game cannot be saved at the moment, but you can play on.</source>
        <translation>Your game cannot be saved at the moment, but you can play on.</translation>
    </message>
    <message>
        <source>Your last game was damaged. What could be read is here; the damaged file has been kept as “%1”.</source>
        <translation>Your last game was damaged. What could be read is here; the damaged file has been kept as “%1”.</translation>
    </message>
    <message>
        <source>Your last game was damaged, and nothing of it can be read. The file has been kept as “%1”.</source>
        <translation>Your last game was damaged, and nothing of it can be read. The file has been kept as “%1”.</translation>
    </message>
    <message>
        <source>The last line of the record was incomplete and has been left out.</source>
        <translation>The last line of the record was incomplete and has been left out.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: line %2 breaks the rules of the game.</source>
        <translation>“%1” cannot be opened: line %2 breaks the rules of the game.</translation>
    </message>
    <message>
        <source>%1: the record names a program. Only commands that you have typed in the “New game” dialog are run, so an easy computer player takes its place.</source>
        <comment>%1 is a name, or several</comment>
        <translation>%1: the record names a program. Only commands that you have typed in the “New game” dialog are run, so an easy computer player takes its place.</translation>
    </message>
    <message>
        <source>the file is from a newer version of Meadhall and is left alone</source>
        <comment>after a colon</comment>
        <translation>the file is from a newer version of Meadhall and is left alone</translation>
    </message>
    <message>
        <source>the file there is damaged and cannot be renamed</source>
        <comment>after a colon</comment>
        <translation>the file there is damaged and cannot be renamed</translation>
    </message>
    <message>
        <source>another Meadhall has taken over the folder</source>
        <comment>after a colon</comment>
        <translation>another Meadhall has taken over the folder</translation>
    </message>
    <message>
        <source>The disk is not answering.</source>
        <translation>The disk is not answering.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: it breaks the rules of the game.</source>
        <translation>“%1” cannot be opened: it breaks the rules of the game.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>after a colon</comment>
        <translation>the disk is full</translation>
    </message>
    <message>
        <source>the folder cannot be written to</source>
        <comment>after a colon</comment>
        <translation>the folder cannot be written to</translation>
    </message>
    <message>
        <source>Your settings cannot be saved: %1. They last until Meadhall is closed.</source>
        <translation>Your settings cannot be saved: %1. They last until Meadhall is closed.</translation>
    </message>
    <message>
        <source>Your solved puzzles cannot be saved: %1. They count until Meadhall is closed.</source>
        <translation>Your solved puzzles cannot be saved: %1. They count until Meadhall is closed.</translation>
    </message>
    <message>
        <source>Your results cannot be saved: %1. They count until Meadhall is closed.</source>
        <translation>Your results cannot be saved: %1. They count until Meadhall is closed.</translation>
    </message>
    <message>
        <source>The review cannot be saved: %1. Next time, the game will be reviewed again.</source>
        <translation>The review cannot be saved: %1. Next time, the game will be reviewed again.</translation>
    </message>
    <message>
        <source>Your seat at your friend’s table cannot be saved: %1. If Meadhall stops, you cannot return to it.</source>
        <translation>Your seat at your friend’s table cannot be saved: %1. If Meadhall stops, you cannot return to it.</translation>
    </message>
    <message>
        <source>Meadhall’s folder has been replaced, or another Meadhall has used it. You can play on, but nothing more is saved until you start Meadhall again.</source>
        <translation>Meadhall’s folder has been replaced, or another Meadhall has used it. You can play on, but nothing more is saved until you start Meadhall again.</translation>
    </message>
    <message>
        <source>the folder has been replaced, or another Meadhall has used it</source>
        <comment>after a colon</comment>
        <translation>the folder has been replaced, or another Meadhall has used it</translation>
    </message>
    <message>
        <source>The invitation cannot be saved: %1. If Meadhall stops, the guests will not find the table again.</source>
        <translation>The invitation cannot be saved: %1. If Meadhall stops, the guests will not find the table again.</translation>
    </message>
    <message>
        <source>Clearing or restoring the statistics cannot be saved: %1. It lasts until Meadhall is closed.</source>
        <translation>Clearing or restoring the statistics cannot be saved: %1. It lasts until Meadhall is closed.</translation>
    </message>
    <message>
        <source>The log is not complete: its end is missing. Save it again.</source>
        <translation>The log is not complete: its end is missing. Save it again.</translation>
    </message>
    <message>
        <source>Board Game Arena sent an error instead of the log. Try again later.</source>
        <translation>Board Game Arena sent an error instead of the log. Try again later.</translation>
    </message>
    <message>
        <source>This is the log of another game. Only Odin and Ninjan can be read.</source>
        <translation>This is the log of another game. Only Odin and Ninjan can be read.</translation>
    </message>
    <message>
        <source>The text holds the logs of several games. Save one at a time.</source>
        <translation>The text holds the logs of several games. Save one at a time.</translation>
    </message>
    <message>
        <source>This game is not over yet. It can be reviewed when it is.</source>
        <translation>This game is not over yet. It can be reviewed when it is.</translation>
    </message>
    <message>
        <source>Your cards are not in this log. Save it while you are logged in as a player of this game.</source>
        <translation>Your cards are not in this log. Save it while you are logged in as a player of this game.</translation>
    </message>
    <message>
        <source>The log does not say which cards lay in the piles at the start. Save the replay page instead.</source>
        <translation>The log does not say which cards lay in the piles at the start. Save the replay page instead.</translation>
    </message>
    <message>
        <source>Move %1 of this log does not fit the rules, so it cannot be reviewed.</source>
        <comment>%1 is a number</comment>
        <translation>Move %1 of this log does not fit the rules, so it cannot be reviewed.</translation>
    </message>
    <message>
        <source>You had no decision to make in this game.</source>
        <translation>You had no decision to make in this game.</translation>
    </message>
    <message>
        <source>This is not a game log from Board Game Arena.</source>
        <translation>This is not a game log from Board Game Arena.</translation>
    </message>
    <message>
        <source>Somebody left before the end: %1. The review ends there.</source>
        <comment>%1: a name, or several</comment>
        <translation>Somebody left before the end: %1. The review ends there.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names in a list without “and”</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>A turn is missing in this log. The review ends there.</source>
        <translation>A turn is missing in this log. The review ends there.</translation>
    </message>
    <message>
        <source>The log does not say how many points end the game. 15 are assumed.</source>
        <translation>The log does not say how many points end the game. 15 are assumed.</translation>
    </message>
    <message>
        <source>Not all four colours of the deck were seen. The missing ones are assumed.</source>
        <translation>Not all four colours of the deck were seen. The missing ones are assumed.</translation>
    </message>
    <message>
        <source>The win is shared, so the record ends with the last card.</source>
        <translation>The win is shared, so the record ends with the last card.</translation>
    </message>
    <message>
        <source>What was said in this game cannot be saved: %1. After the next start, only the moves can be read again.</source>
        <translation>What was said in this game cannot be saved: %1. After the next start, only the moves can be read again.</translation>
    </message>
    <message>
        <source>This is not the line of a relay. Such a line looks like an invitation: meadhall:NAME:PORT/KEY.</source>
        <translation>This is not the line of a relay. Such a line looks like an invitation: meadhall:NAME:PORT/KEY.</translation>
    </message>
    <message>
        <source>The log contradicts itself or the rules, so it cannot be reviewed.</source>
        <translation>The log contradicts itself or the rules, so it cannot be reviewed.</translation>
    </message>
    <message>
        <source>The folder for games is missing, or something else is in its place: you can play on, but this game is not being saved.</source>
        <translation>The folder for games is missing, or something else is in its place: you can play on, but this game is not being saved.</translation>
    </message>
    <message>
        <source>your share of the disk is used up</source>
        <comment>after a colon</comment>
        <translation>your share of the disk is used up</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <comment>after a colon</comment>
        <translation>the disk can only be read</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <comment>after a colon</comment>
        <translation>the disk reports an error</translation>
    </message>
    <message>
        <source>the file or its folder does not exist</source>
        <comment>after a colon</comment>
        <translation>the file or its folder does not exist</translation>
    </message>
    <message>
        <source>something else is in the place of the folder</source>
        <comment>after a colon</comment>
        <translation>something else is in the place of the folder</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>after a colon</comment>
        <translation>it is a folder</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <comment>after a colon</comment>
        <translation>it is not an ordinary file</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <comment>after a colon</comment>
        <translation>the name is too long</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <comment>after a colon</comment>
        <translation>too many files are open</translation>
    </message>
    <message>
        <source>the system reports error %1</source>
        <comment>after a colon; %1 is a number</comment>
        <translation>the system reports error %1</translation>
    </message>
    <message>
        <source>you may not read it</source>
        <comment>after a colon</comment>
        <translation>you may not read it</translation>
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
        <translation>Bjorn</translation>
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
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>level of a computer player</comment>
        <translation>Easy</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>level of a computer player</comment>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>level of a computer player</comment>
        <translation>Hard</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>level of a computer player</comment>
        <translation>Master</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>who sits on a chair</comment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Player %L1</source>
        <comment>one of several people without a name</comment>
        <translation>Player %L1</translation>
    </message>
    <message>
        <source>Program</source>
        <comment>who sits on a chair</comment>
        <translation>Program</translation>
    </message>
    <message>
        <source>Host</source>
        <comment>the person to whom the table belongs, for the guests there</comment>
        <translation>Host</translation>
    </message>
    <message>
        <source>Guest</source>
        <comment>who sits on a chair</comment>
        <translation>Guest</translation>
    </message>
</context>
<context>
    <name>InvitationText</name>
    <message>
        <source>Paste or type the line your friend sent you.</source>
        <comment>an invitation</comment>
        <translation>Paste or type the line your friend sent you.</translation>
    </message>
    <message>
        <source>The key is still missing: seven groups after a slash.</source>
        <comment>in an invitation</comment>
        <translation>The key is still missing: seven groups after a slash.</translation>
    </message>
    <message>
        <source>After the address and a colon there must be a number from 1 to 65535.</source>
        <comment>in an invitation</comment>
        <translation>After the address and a colon there must be a number from 1 to 65535.</translation>
    </message>
    <message>
        <source>The key is not complete yet: it should have seven groups.</source>
        <translation>The key is not complete yet: it should have seven groups.</translation>
    </message>
    <message>
        <source>The invitation is complete.</source>
        <translation>The invitation is complete.</translation>
    </message>
    <message>
        <source>The line does not begin with a usable address.</source>
        <comment>an invitation</comment>
        <translation>The line does not begin with a usable address.</translation>
    </message>
    <message>
        <source>Group %1 of the key has a character that never occurs in keys.</source>
        <translation>Group %1 of the key has a character that never occurs in keys.</translation>
    </message>
    <message>
        <source>The key is too long: it should have seven groups, the last one with three characters.</source>
        <translation>The key is too long: it should have seven groups, the last one with three characters.</translation>
    </message>
    <message>
        <source>Something in the key is mistyped: its check character does not match.</source>
        <translation>Something in the key is mistyped: its check character does not match.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Get rid of your cards before the others do. You lead this round with exactly one card, any card you like. Your orange 1 doesn’t go with any other card: double-click it or drag it to the middle.</source>
        <extracomment>Lesson, step 1</extracomment>
        <translation>Get rid of your cards before the others do. You lead this round with exactly one card, any card you like. Your orange 1 doesn’t go with any other card: double-click it or drag it to the middle.</translation>
    </message>
    <message>
        <source>Now pick up one of the two beaten cards; the other one is discarded. You hold three 3s, so take the pink 3.</source>
        <extracomment>Lesson, step 3, its second half</extracomment>
        <translation>Now pick up one of the two beaten cards; the other one is discarded. You hold three 3s, so take the pink 3.</translation>
    </message>
    <message>
        <source>Everyone else has passed, so you lead. Again with exactly one card: play the orange 9.</source>
        <extracomment>Lesson, step 9</extracomment>
        <translation>Everyone else has passed, so you lead. Again with exactly one card: play the orange 9.</translation>
    </message>
    <message>
        <source>All your cards now form one set: four 3s. That is the only time you may lead with more than one card. Play them all.</source>
        <extracomment>Lesson, step 11</extracomment>
        <translation>All your cards now form one set: four 3s. That is the only time you may lead with more than one card. Play them all.</translation>
    </message>
    <message>
        <source>In turn, everyone either beats the card in the middle with a higher value or passes. If you beat a card, you pick it up.</source>
        <extracomment>Lesson, step 2; the others play after it</extracomment>
        <translation>In turn, everyone either beats the card in the middle with a higher value or passes. If you beat a card, you pick it up.</translation>
    </message>
    <message>
        <source>Cards of the same number are a set too: three 7s are worth 777. Equal values do not beat each other.</source>
        <extracomment>Lesson, step 4; the others play after it</extracomment>
        <translation>Cards of the same number are a set too: three 7s are worth 777. Equal values do not beat each other.</translation>
    </message>
    <message>
        <source>The round goes on until everyone but the last to play has passed.</source>
        <extracomment>Lesson, step 6; the others play after it</extracomment>
        <translation>The round goes on until everyone but the last to play has passed.</translation>
    </message>
    <message>
        <source>If both of them pass now, you win the round: the cards in the middle are discarded, and you lead the next round.</source>
        <extracomment>Lesson, step 8; the others play after it</extracomment>
        <translation>If both of them pass now, you win the round: the cards in the middle are discarded, and you lead the next round.</translation>
    </message>
    <message>
        <source>Only a set of two beats a lone 9, and the others would rather keep theirs.</source>
        <extracomment>Lesson, step 10; the others play after it</extracomment>
        <translation>Only a set of two beats a lone 9, and the others would rather keep theirs.</translation>
    </message>
    <message>
        <source>You may pass, but here you can beat the cards in the middle.</source>
        <extracomment>Lesson: the learner has passed where the lesson wants a play</extracomment>
        <translation>You may pass, but here you can beat the cards in the middle.</translation>
    </message>
    <message>
        <source>You may take that one, but the pink 3 goes with your three 3s.</source>
        <extracomment>Lesson, step 3: the learner wants the other card</extracomment>
        <translation>You may take that one, but the pink 3 goes with your three 3s.</translation>
    </message>
    <message>
        <source>You may take that one, but a 9 is harder to beat than an 8.</source>
        <extracomment>Lesson, step 7: the learner wants the other card</extracomment>
        <translation>You may take that one, but a 9 is harder to beat than an 8.</translation>
    </message>
    <message>
        <source>You may lead with any card, but the orange 1 doesn’t go with anything else, so play it now.</source>
        <extracomment>Lesson, step 1: the learner has led another card</extracomment>
        <translation>You may lead with any card, but the orange 1 doesn’t go with anything else, so play it now.</translation>
    </message>
    <message>
        <source>That beats 32 too. But keep your 3s and 7s for later.</source>
        <extracomment>Lesson, step 3: the learner has played another set</extracomment>
        <translation>That beats 32 too. But keep your 3s and 7s for later.</translation>
    </message>
    <message>
        <source>That beats 98 too. But you will need all your 3s at the end.</source>
        <extracomment>Lesson, step 7: the learner has played another set</extracomment>
        <translation>That beats 98 too. But you will need all your 3s at the end.</translation>
    </message>
    <message>
        <source>You may lead with any card. But keep your four 3s together.</source>
        <extracomment>Lesson, step 9: the learner has led another card</extracomment>
        <translation>You may lead with any card. But keep your four 3s together.</translation>
    </message>
    <message>
        <source>A 3 and a 2 of the same colour are a set. Read the digits as one number, highest first – don’t add them up: 32. Beat it with as many cards or one more: select your blue 8 and blue 2, which make 82, and play them.</source>
        <extracomment>Lesson, step 3</extracomment>
        <translation>A 3 and a 2 of the same colour are a set. Read the digits as one number, highest first – don’t add them up: 32. Beat it with as many cards or one more: select your blue 8 and blue 2, which make 82, and play them.</translation>
    </message>
    <message>
        <source>You could beat 96, but there’s no hurry: passing costs you nothing but this turn. When it is your turn again, you may play again. Pass now.</source>
        <extracomment>Lesson, step 5</extracomment>
        <translation>You could beat 96, but there’s no hurry: passing costs you nothing but this turn. When it is your turn again, you may play again. Pass now.</translation>
    </message>
    <message>
        <source>Take the orange 9: when you lead with it, only two cards can beat it.</source>
        <extracomment>Lesson, step 7, its second half</extracomment>
        <translation>Take the orange 9: when you lead with it, only two cards can beat it.</translation>
    </message>
    <message>
        <source>It’s your turn again. A set with one more card always beats a smaller one: play your three 7s.</source>
        <extracomment>Lesson, step 7</extracomment>
        <translation>It’s your turn again. A set with one more card always beats a smaller one: play your three 7s.</translation>
    </message>
    <message>
        <source>You have no cards left, so the hand is over at once. The others get a point for each card they still hold. You play on until somebody has 15 points; then whoever has the fewest wins. That’s it! %1 shows the rules at any time.</source>
        <extracomment>Lesson, its end; %1 is a key</extracomment>
        <translation>You have no cards left, so the hand is over at once. The others get a point for each card they still hold. You play on until somebody has 15 points; then whoever has the fewest wins. That’s it! %1 shows the rules at any time.</translation>
    </message>
    <message>
        <source>That would beat 96. But keep those cards for now: you will need them more later.</source>
        <extracomment>Lesson, step 5: the learner has played instead of passing</extracomment>
        <translation>That would beat 96. But keep those cards for now: you will need them more later.</translation>
    </message>
    <message>
        <source>You may lead with just one card. But if you play all four 3s, you get rid of your whole hand.</source>
        <extracomment>Lesson, step 11: the learner has led some of the 3s</extracomment>
        <translation>You may lead with just one card. But if you play all four 3s, you get rid of your whole hand.</translation>
    </message>
    <message>
        <source>By keyboard: press P.</source>
        <extracomment>Lesson: how to pass with the keyboard</extracomment>
        <translation>By keyboard: press P.</translation>
    </message>
    <message>
        <source>By keyboard: press %1.</source>
        <extracomment>Lesson: how to take a pile with the keyboard; %1: its number</extracomment>
        <translation>By keyboard: press %1.</translation>
    </message>
    <message>
        <source>That beats rock too. But higher numbers go first, so choose the 8.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen another paper</extracomment>
        <translation>That beats rock too. But higher numbers go first, so choose the 8.</translation>
    </message>
    <message>
        <source>Scissors beat only paper, and no paper lies on top. Your paper 8 will win you a pile.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen scissors</extracomment>
        <translation>Scissors beat only paper, and no paper lies on top. Your paper 8 will win you a pile.</translation>
    </message>
    <message>
        <source>Rock beats scissors, so you would have to take the −6. Your paper 8 will win you something better.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen a rock</extracomment>
        <translation>Rock beats scissors, so you would have to take the −6. Your paper 8 will win you something better.</translation>
    </message>
    <message>
        <source>You may take that one too, but it is worth only 2 points.</source>
        <extracomment>Lesson of Ninjan: the learner wants pile 3</extracomment>
        <translation>You may take that one too, but it is worth only 2 points.</translation>
    </message>
    <message>
        <source>That beats paper too, but it goes even later. Choose the 4.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen other scissors</extracomment>
        <translation>That beats paper too, but it goes even later. Choose the 4.</translation>
    </message>
    <message>
        <source>That beats nothing now: only paper lies on top. Keep it for later.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen rock or paper</extracomment>
        <translation>That beats nothing now: only paper lies on top. Keep it for later.</translation>
    </message>
    <message>
        <source>That beats scissors too. But choose the 6: you will see why.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen another rock</extracomment>
        <translation>That beats scissors too. But choose the 6: you will see why.</translation>
    </message>
    <message>
        <source>That beats nothing now: only scissors lie on top. Keep it for later.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen paper or scissors</extracomment>
        <translation>That beats nothing now: only scissors lie on top. Keep it for later.</translation>
    </message>
    <message>
        <source>You may take that one too, but the scissors 9 brings you more.</source>
        <extracomment>Lesson of Ninjan: the learner wants another pile</extracomment>
        <translation>You may take that one too, but the scissors 9 brings you more.</translation>
    </message>
    <message>
        <source>You could still change your mind. But keep this card: it’s a good one.</source>
        <extracomment>Lesson of Ninjan: the learner wants to change the choice, which is allowed</extracomment>
        <translation>You could still change your mind. But keep this card: it’s a good one.</translation>
    </message>
    <message>
        <source>Sigrid and Leif are choosing their cards too.</source>
        <extracomment>Lesson of Ninjan: shown while the others choose</extracomment>
        <translation>Sigrid and Leif are choosing their cards too.</translation>
    </message>
    <message>
        <source>In Ninjan you win cards, and their numbers are your points. In each round everyone chooses a card in secret. Rock beats scissors, scissors beat paper, and paper beats rock.</source>
        <extracomment>Lesson of Ninjan, step 1</extracomment>
        <translation>In Ninjan you win cards, and their numbers are your points. In each round everyone chooses a card in secret. Rock beats scissors, scissors beat paper, and paper beats rock.</translation>
    </message>
    <message>
        <source>A card beats a pile if it beats the card on top. Your paper 8 beats both rocks, and one of them is worth 9 points. Choose the paper 8: double-click it or drag it to the middle.</source>
        <extracomment>Lesson of Ninjan, step 2</extracomment>
        <translation>A card beats a pile if it beats the card on top. Your paper 8 beats both rocks, and one of them is worth 9 points. Choose the paper 8: double-click it or drag it to the middle.</translation>
    </message>
    <message>
        <source>Nobody knows your card yet. Once everyone has chosen, all the cards are turned over together. Then they are resolved one by one, from the highest number to the lowest.</source>
        <extracomment>Lesson of Ninjan, step 3; the others choose after it</extracomment>
        <translation>Nobody knows your card yet. Once everyone has chosen, all the cards are turned over together. Then they are resolved one by one, from the highest number to the lowest.</translation>
    </message>
    <message>
        <source>Your 8 is the highest, so it goes first. It beats piles 1 and 3, and you take one of them with all its cards. Click pile 1: it’s worth 9 points.</source>
        <extracomment>Lesson of Ninjan, step 4</extracomment>
        <translation>Your 8 is the highest, so it goes first. It beats piles 1 and 3, and you take one of them with all its cards. Click pile 1: it’s worth 9 points.</translation>
    </message>
    <message>
        <source>9 points for you! Your paper 8 starts a new pile in that place. Next is Sigrid with her 3, then Leif with his −1.</source>
        <extracomment>Lesson of Ninjan, step 5; the others act after it</extracomment>
        <translation>9 points for you! Your paper 8 starts a new pile in that place. Next is Sigrid with her 3, then Leif with his −1.</translation>
    </message>
    <message>
        <source>Leif’s paper beat nothing, because no rock was left on top. A card that beats nothing is laid on any pile. Now pile 2 is worth −7.</source>
        <extracomment>Lesson of Ninjan, step 6</extracomment>
        <translation>Leif’s paper beat nothing, because no rock was left on top. A card that beats nothing is laid on any pile. Now pile 2 is worth −7.</translation>
    </message>
    <message>
        <source>The second round. Paper lies on top of every pile, and scissors beat paper. Choose your scissors 4, and see what the others leave you.</source>
        <extracomment>Lesson of Ninjan, step 7</extracomment>
        <translation>The second round. Paper lies on top of every pile, and scissors beat paper. Choose your scissors 4, and see what the others leave you.</translation>
    </message>
    <message>
        <source>Sigrid’s 9 and Leif’s 7 went first and took the good piles. Your scissors 4 beats only pile 2. A card that beats a pile must take one, good or bad: this one costs you 7 points.</source>
        <extracomment>Lesson of Ninjan, step 8; the learner&apos;s card takes the pile after it</extracomment>
        <translation>Sigrid’s 9 and Leif’s 7 went first and took the good piles. Your scissors 4 beats only pile 2. A card that beats a pile must take one, good or bad: this one costs you 7 points.</translation>
    </message>
    <message>
        <source>The third round. Only scissors lie on top now, and rock beats scissors. Choose your rock 6.</source>
        <extracomment>Lesson of Ninjan, step 9</extracomment>
        <translation>The third round. Only scissors lie on top now, and rock beats scissors. Choose your rock 6.</translation>
    </message>
    <message>
        <source>Sigrid has chosen a 6 as well. When numbers are equal, the card that beats the other goes first: your rock beats her scissors. You may take any pile: click the scissors 9.</source>
        <extracomment>Lesson of Ninjan, step 10</extracomment>
        <translation>Sigrid has chosen a 6 as well. When numbers are equal, the card that beats the other goes first: your rock beats her scissors. You may take any pile: click the scissors 9.</translation>
    </message>
    <message>
        <source>9 points again. But now your own rock 6 lies on top: your card is the next prize. Watch Leif’s paper 2.</source>
        <extracomment>Lesson of Ninjan, step 11; the others act after it</extracomment>
        <translation>9 points again. But now your own rock 6 lies on top: your card is the next prize. Watch Leif’s paper 2.</translation>
    </message>
    <message>
        <source>Leif’s paper beat your rock and took it. You have 11 points, more than the others. After nine rounds, whoever has the most points wins. That’s it! %1 shows the rules at any time.</source>
        <extracomment>Lesson of Ninjan, its end; %1 is a key</extracomment>
        <translation>Leif’s paper beat your rock and took it. You have 11 points, more than the others. After nine rounds, whoever has the most points wins. That’s it! %1 shows the rules at any time.</translation>
    </message>
    <message>
        <source>By keyboard: arrows and Space, then Enter.</source>
        <extracomment>Lesson: how to play several cards with the keyboard</extracomment>
        <translation>By keyboard: arrows and Space, then Enter.</translation>
    </message>
    <message>
        <source>By keyboard: arrows, then Enter.</source>
        <extracomment>Lesson: how to play, choose or pick up a card with the keyboard</extracomment>
        <translation>By keyboard: arrows, then Enter.</translation>
    </message>
</context>
<context>
    <name>NetworkText</name>
    <message>
        <source>Too many programs are connected to this table.</source>
        <translation>Too many programs are connected to this table.</translation>
    </message>
    <message>
        <source>You have come back to this table in another window.</source>
        <translation>You have come back to this table in another window.</translation>
    </message>
    <message>
        <source>The guest has left the table.</source>
        <translation>The guest has left the table.</translation>
    </message>
    <message>
        <source>The table has been closed.</source>
        <comment>by its host</comment>
        <translation>The table has been closed.</translation>
    </message>
    <message>
        <source>The other program sent something that cannot be understood.</source>
        <translation>The other program sent something that cannot be understood.</translation>
    </message>
    <message>
        <source>The connection was lost.</source>
        <translation>The connection was lost.</translation>
    </message>
    <message>
        <source>Nobody answers at this address. Is the table open, and can this computer reach it?</source>
        <translation>Nobody answers at this address. Is the table open, and can this computer reach it?</translation>
    </message>
    <message>
        <source>There was no answer in time.</source>
        <translation>There was no answer in time.</translation>
    </message>
    <message>
        <source>at the table</source>
        <comment>below the name of a guest</comment>
        <translation>at the table</translation>
    </message>
    <message>
        <source>away</source>
        <comment>below the name of a guest: the connection is lost</comment>
        <translation>away</translation>
    </message>
    <message>
        <source>Well played</source>
        <comment>said to everyone at the table</comment>
        <translation>Well played</translation>
    </message>
    <message>
        <source>Thank you</source>
        <comment>said to everyone at the table</comment>
        <translation>Thank you</translation>
    </message>
    <message>
        <source>One moment</source>
        <comment>said to everyone at the table: I am thinking, or away for a moment</comment>
        <translation>One moment</translation>
    </message>
    <message>
        <source>Good luck</source>
        <comment>said to everyone at the table</comment>
        <translation>Good luck</translation>
    </message>
    <message>
        <source>Oops</source>
        <comment>said to everyone at the table: that was a mistake</comment>
        <translation>Oops</translation>
    </message>
    <message>
        <source>Wow!</source>
        <comment>said to everyone at the table</comment>
        <translation>Wow!</translation>
    </message>
    <message>
        <source>Another game?</source>
        <comment>said to everyone at the table</comment>
        <translation>Another game?</translation>
    </message>
    <message>
        <source>Goodbye</source>
        <comment>said to everyone at the table</comment>
        <translation>Goodbye</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1 is a name, %2 what that player says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>All seats at this table are taken.</source>
        <translation>All seats at this table are taken.</translation>
    </message>
    <message>
        <source>This seat is taken.</source>
        <translation>This seat is taken.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <comment>to take a chair at a friend’s table</comment>
        <translation>Enter a name.</translation>
    </message>
    <message>
        <source>The other program uses a different version of the protocol. Update the older of the two.</source>
        <translation>The other program uses a different version of the protocol. Update the older of the two.</translation>
    </message>
    <message>
        <source>The other program has stopped responding.</source>
        <translation>The other program has stopped responding.</translation>
    </message>
    <message>
        <source>This table has a different key now. Ask for its current invitation.</source>
        <translation>This table has a different key now. Ask for its current invitation.</translation>
    </message>
    <message>
        <source>seat is free</source>
        <comment>below the word “Guest”: nobody has come yet</comment>
        <translation>seat is free</translation>
    </message>
    <message>
        <source>The host asks you to leave the table.</source>
        <translation>The host asks you to leave the table.</translation>
    </message>
    <message>
        <source>All seats are taken, but somebody is away. The host is asked whether you may play on for them…</source>
        <translation>All seats are taken, but somebody is away. The host is asked whether you may play on for them…</translation>
    </message>
    <message>
        <source>Your program joined after the cards were dealt, so it cannot say whether the deals were fair.</source>
        <translation>Your program joined after the cards were dealt, so it cannot say whether the deals were fair.</translation>
    </message>
    <message>
        <source>This game was dealt fairly: your program has checked every deal and every move.</source>
        <translation>This game was dealt fairly: your program has checked every deal and every move.</translation>
    </message>
    <message>
        <source>This game was not dealt fairly: the host’s secret is not the one committed to beforehand.</source>
        <translation>This game was not dealt fairly: the host’s secret is not the one committed to beforehand.</translation>
    </message>
    <message>
        <source>This game was not dealt fairly: a player’s part of the deal is missing or was replaced.</source>
        <translation>This game was not dealt fairly: a player’s part of the deal is missing or was replaced.</translation>
    </message>
    <message>
        <source>This game was not dealt fairly: the rules or players were changed after everyone had added a part.</source>
        <translation>This game was not dealt fairly: the rules or players were changed after everyone had added a part.</translation>
    </message>
    <message>
        <source>This game was not dealt fairly: deal %L1 does not follow from what was agreed.</source>
        <translation>This game was not dealt fairly: deal %L1 does not follow from what was agreed.</translation>
    </message>
    <message>
        <source>This game was not played fairly: line %L1 of the record does not fit the cards that were dealt.</source>
        <translation>This game was not played fairly: line %L1 of the record does not fit the cards that were dealt.</translation>
    </message>
    <message>
        <source>The host has not proved that this game was dealt fairly.</source>
        <translation>The host has not proved that this game was dealt fairly.</translation>
    </message>
    <message>
        <source>This needs Qt Network, which is not installed. On Debian and Ubuntu it is in the package %1.</source>
        <translation>This needs Qt Network, which is not installed. On Debian and Ubuntu it is in the package %1.</translation>
    </message>
    <message>
        <source>This needs Qt’s TLS plug-in and OpenSSL, which are not installed. On Debian and Ubuntu they are in the packages %1 and %2.</source>
        <translation>This needs Qt’s TLS plug-in and OpenSSL, which are not installed. On Debian and Ubuntu they are in the packages %1 and %2.</translation>
    </message>
    <message>
        <source>The host does not allow hints.</source>
        <translation>The host does not allow hints.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <comment>whose connection was lost</comment>
        <translation>%1 is back.</translation>
    </message>
    <message>
        <source>%1 plays on for %2.</source>
        <translation>%1 plays on for %2.</translation>
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
            <numerusform>The deal was prepared %Ln time, so the host could pick one of them.</numerusform>
            <numerusform>The deal was prepared %Ln times, so the host could pick one of them.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal was made without a part that was promised: that of %1. Whoever knew the other parts could choose between deals with it and without it.</source>
        <comment>after a game; names</comment>
        <translation>The deal was made without a part that was promised: that of %1. Whoever knew the other parts could choose between deals with it and without it.</translation>
    </message>
    <message>
        <source>computer</source>
        <comment>below the name of a guest for whom one plays</comment>
        <translation>computer</translation>
    </message>
    <message>
        <source>%1 (computer)</source>
        <comment>who made a move: the computer that plays for that guest</comment>
        <translation>%1 (computer)</translation>
    </message>
    <message numerus="yes">
        <source>A computer made %Ln of your moves.</source>
        <comment>after a game, of a guest</comment>
        <translation>
            <numerusform>A computer made %Ln of your moves.</numerusform>
            <numerusform>A computer made %Ln of your moves.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game was not played fairly: your move in line %L1 of the record is not the one your program sent.</source>
        <translation>This game was not played fairly: your move in line %L1 of the record is not the one your program sent.</translation>
    </message>
    <message>
        <source>No port for guests can be opened on this computer.</source>
        <translation>No port for guests can be opened on this computer.</translation>
    </message>
</context>
<context>
    <name>NewGameTexts</name>
    <message>
        <source>Cannot resist a high card.</source>
        <comment>about the persona Astrid, a woman</comment>
        <translation>Cannot resist a high card.</translation>
    </message>
    <message>
        <source>Slow and kind: lets others go first.</source>
        <comment>about the persona Bjorn, a man</comment>
        <translation>Slow and kind: lets others go first.</translation>
    </message>
    <message>
        <source>Experienced: keeps together what belongs together.</source>
        <comment>about the persona Gudrun, an old woman</comment>
        <translation>Experienced: keeps together what belongs together.</translation>
    </message>
    <message>
        <source>Likes to gamble: plays one card more than needed.</source>
        <comment>about the persona Leif, a young man</comment>
        <translation>Likes to gamble: plays one card more than needed.</translation>
    </message>
    <message>
        <source>Aggressive: strong cards, few passes.</source>
        <comment>about the persona Sigrid, a woman</comment>
        <translation>Aggressive: strong cards, few passes.</translation>
    </message>
    <message>
        <source>The wise one: no quirks, just the best move.</source>
        <comment>about the persona Halvdan, an old man</comment>
        <translation>The wise one: no quirks, just the best move.</translation>
    </message>
    <message>
        <source>Collects cards that go well together.</source>
        <comment>about the persona Ylva, a woman</comment>
        <translation>Collects cards that go well together.</translation>
    </message>
    <message>
        <source>The guard: plays safe and waits.</source>
        <comment>about the persona Ivar, a man</comment>
        <translation>The guard: plays safe and waits.</translation>
    </message>
    <message>
        <source>Has just learnt the rules.</source>
        <comment>about the level Beginner</comment>
        <translation>Has just learnt the rules.</translation>
    </message>
    <message>
        <source>Often misses the better move.</source>
        <comment>about the level Easy</comment>
        <translation>Often misses the better move.</translation>
    </message>
    <message>
        <source>Plays well, by instinct.</source>
        <comment>about the level Medium</comment>
        <translation>Plays well, by instinct.</translation>
    </message>
    <message>
        <source>Remembers what was played and looks ahead.</source>
        <comment>about the level Hard</comment>
        <translation>Remembers what was played and looks ahead.</translation>
    </message>
    <message>
        <source>Looks far ahead and forgives nothing.</source>
        <comment>about the level Master</comment>
        <translation>Looks far ahead and forgives nothing.</translation>
    </message>
    <message>
        <source>One hand</source>
        <comment>the game is over after one deal</comment>
        <translation>One hand</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <comment>points that end the game</comment>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message>
        <source>optional</source>
        <comment>whole hand as lead</comment>
        <translation>optional</translation>
    </message>
    <message>
        <source>compulsory</source>
        <comment>whole hand as lead</comment>
        <translation>compulsory</translation>
    </message>
    <message>
        <source>the next in turn</source>
        <comment>next hand is started by</comment>
        <translation>the next in turn</translation>
    </message>
    <message>
        <source>to the left of the last round’s leader</source>
        <comment>next hand is started by</comment>
        <translation>to the left of the last round’s leader</translation>
    </message>
    <message>
        <source>whoever went out</source>
        <comment>next hand is started by</comment>
        <translation>whoever went out</translation>
    </message>
    <message>
        <source>in the deck</source>
        <comment>the goat</comment>
        <translation>in the deck</translation>
    </message>
    <message>
        <source>not in the deck</source>
        <comment>the goat</comment>
        <translation>not in the deck</translation>
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
        <translation>Choose %1: it takes %2 (%3), and nobody can prevent that.</translation>
    </message>
    <message>
        <source>Choose %1: it takes %2 (%3) unless somebody plays %4 first.</source>
        <extracomment>advice; %1: own card, %2: top of a pile, %3: what the pile is worth, %4: a card (all cards accusative)</extracomment>
        <translation>Choose %1: it takes %2 (%3) unless somebody plays %4 first.</translation>
    </message>
    <message>
        <source>Choose %1: it takes %2 (%3) unless somebody plays one of these first: %4.</source>
        <extracomment>advice; %1: own card, %2: top of a pile, %3: what the pile is worth, %4: a list of cards (nominative)</extracomment>
        <translation>Choose %1: it takes %2 (%3) unless somebody plays one of these first: %4.</translation>
    </message>
    <message>
        <source>Choose %1: it takes %2 (%3) unless an earlier card changes that pile.</source>
        <extracomment>advice; %1: own card, %2: top of a pile, %3: what the pile is worth (all cards accusative)</extracomment>
        <translation>Choose %1: it takes %2 (%3) unless an earlier card changes that pile.</translation>
    </message>
    <message>
        <source>Take the pile worth %1, even though there is one worth %2.</source>
        <extracomment>advice; %1, %2: what piles are worth: +10, −3</extracomment>
        <translation>Take the pile worth %1, even though there is one worth %2.</translation>
    </message>
    <message>
        <source>Take %1 rather than %2.</source>
        <extracomment>advice; %1, %2: what piles are worth: +10, −3</extracomment>
        <translation>Take %1 rather than %2.</translation>
    </message>
    <message>
        <source>Take %1 rather than %2 or %3.</source>
        <extracomment>advice; %1, %2, %3: what piles are worth: +10, −3</extracomment>
        <translation>Take %1 rather than %2 or %3.</translation>
    </message>
    <message>
        <source>Lay your card on %1: the pile is then worth %2.</source>
        <extracomment>advice; %1: the card on top of a pile (accusative), %2: what the pile is worth then: +10, −3</extracomment>
        <translation>Lay your card on %1: the pile is then worth %2.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %1: as things stand it has to take %2 (%3), but %Ln unseen cards could still change that.</source>
        <extracomment>advice; %1: own card, %2: top of a pile, %3: what the pile is worth, below 0 (all cards accusative)</extracomment>
        <translation>
            <numerusform>Choose %1: as things stand it has to take %2 (%3), but %Ln unseen card could still change that.</numerusform>
            <numerusform>Choose %1: as things stand it has to take %2 (%3), but %Ln unseen cards could still change that.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose %1: it is your only card.</source>
        <comment>advice; own card</comment>
        <translation>Choose %1: it is your only card.</translation>
    </message>
    <message>
        <source>Choose %1: it is resolved last, so it takes what is left or is laid down.</source>
        <comment>advice; own card</comment>
        <translation>Choose %1: it is resolved last, so it takes what is left or is laid down.</translation>
    </message>
    <message>
        <source>Choose %1: it is resolved first and beats nothing, so it takes nothing.</source>
        <comment>advice; own card</comment>
        <translation>Choose %1: it is resolved first and beats nothing, so it takes nothing.</translation>
    </message>
    <message>
        <source>Choose %1: it beats nothing as the piles are now.</source>
        <comment>advice; own card</comment>
        <translation>Choose %1: it beats nothing as the piles are now.</translation>
    </message>
    <message>
        <source>No other card of yours takes a better pile now.</source>
        <comment>reason for a card</comment>
        <translation>No other card of yours takes a better pile now.</translation>
    </message>
    <message>
        <source>With %1 you would have to take a pile worth %2 now.</source>
        <extracomment>reason for a card; %1: another own card (accusative), %2: what a pile is worth, below 0</extracomment>
        <translation>With %1 you would have to take a pile worth %2 now.</translation>
    </message>
    <message>
        <source>In its place you leave a card worth %1.</source>
        <comment>reason for a card; a number below 0</comment>
        <translation>In its place you leave a card worth %1.</translation>
    </message>
    <message>
        <source>You leave only your %1 in place of the pile.</source>
        <comment>reason for a card; its number, 1 to 3</comment>
        <translation>You leave only your %1 in place of the pile.</translation>
    </message>
    <message>
        <source>In its place you leave your %1, which somebody may take.</source>
        <comment>reason for a card; its number, 4 to 10</comment>
        <translation>In its place you leave your %1, which somebody may take.</translation>
    </message>
    <message>
        <source>Laid on a pile, it makes that pile worth %1 less.</source>
        <comment>reason for a card; a number above 0</comment>
        <translation>Laid on a pile, it makes that pile worth %1 less.</translation>
    </message>
    <message>
        <source>Laid on a pile, it adds only %1.</source>
        <comment>reason for a card; 1 to 3</comment>
        <translation>Laid on a pile, it adds only %1.</translation>
    </message>
    <message>
        <source>Laid on a pile, it adds %1 for whoever takes it.</source>
        <comment>reason for a card; 4 to 10</comment>
        <translation>Laid on a pile, it adds %1 for whoever takes it.</translation>
    </message>
    <message>
        <source>Your card can only go to %1.</source>
        <extracomment>advice; %1: the card on top of a pile (accusative)</extracomment>
        <translation>Your card can only go to %1.</translation>
    </message>
    <message>
        <source>Then the %1 has to take a pile worth %2 at best.</source>
        <extracomment>reason for a pile; %1: a card still to come (nominative), %2: what a pile is worth, below 0</extracomment>
        <translation>Then the %1 has to take a pile worth %2 at best.</translation>
    </message>
    <message>
        <source>Then the %1 gets at most %2 instead of %3.</source>
        <extracomment>reason for a pile; %1: a card still to come (nominative), %2, %3: what piles are worth: +10, 0</extracomment>
        <translation>Then the %1 gets at most %2 instead of %3.</translation>
    </message>
    <message>
        <source>You could take it next round with %1.</source>
        <comment>reason for a pile; own card (accusative)</comment>
        <translation>You could take it next round with %1.</translation>
    </message>
    <message>
        <source>That pile is worth the least now.</source>
        <comment>reason for laying a card there</comment>
        <translation>That pile is worth the least now.</translation>
    </message>
    <message>
        <source>That pile is worth the most now.</source>
        <comment>reason for laying a card there</comment>
        <translation>That pile is worth the most now.</translation>
    </message>
    <message>
        <source>No card still to come beats yours.</source>
        <comment>reason for a pile</comment>
        <translation>No card still to come beats yours.</translation>
    </message>
    <message>
        <source>Nobody can take the %1 in this round.</source>
        <comment>reason for a pile; what another pile is worth: +10</comment>
        <translation>Nobody can take the %1 in this round.</translation>
    </message>
    <message>
        <source>Yours is the last card of this round.</source>
        <comment>reason for a pile</comment>
        <translation>Yours is the last card of this round.</translation>
    </message>
    <message>
        <source>The cards still to come then get at most %1 in all.</source>
        <comment>reason for a pile; points: +10, 0</comment>
        <translation>The cards still to come then get at most %1 in all.</translation>
    </message>
    <message>
        <source>The throw is pure luck: rock, paper and scissors are equally good.</source>
        <comment>advice</comment>
        <translation>The throw is pure luck: rock, paper and scissors are equally good.</translation>
    </message>
    <message>
        <source>Choose %1: it is resolved after your opponent’s card, so it takes what is left or is laid down.</source>
        <comment>advice; own card</comment>
        <translation>Choose %1: it is resolved after your opponent’s card, so it takes what is left or is laid down.</translation>
    </message>
    <message>
        <source>It takes %1 (%2), and nobody can prevent that.</source>
        <extracomment>reason for a card; %1: top of a pile (accusative), %2: what the pile is worth: +10, −3</extracomment>
        <translation>It takes %1 (%2), and nobody can prevent that.</translation>
    </message>
    <message>
        <source>It takes %1 (%2) unless somebody plays %3 first.</source>
        <extracomment>reason for a card; %1: top of a pile, %2: what the pile is worth, %3: a card (cards accusative)</extracomment>
        <translation>It takes %1 (%2) unless somebody plays %3 first.</translation>
    </message>
    <message>
        <source>It takes %1 (%2) unless an earlier card changes that pile.</source>
        <extracomment>reason for a card; %1: top of a pile (accusative), %2: what the pile is worth: +10, −3</extracomment>
        <translation>It takes %1 (%2) unless an earlier card changes that pile.</translation>
    </message>
    <message>
        <source>It is resolved after your opponent’s card: it takes what is left or is laid down.</source>
        <comment>reason for a card</comment>
        <translation>It is resolved after your opponent’s card: it takes what is left or is laid down.</translation>
    </message>
    <message>
        <source>It is resolved last: it takes what is left or is laid down.</source>
        <comment>reason for a card</comment>
        <translation>It is resolved last: it takes what is left or is laid down.</translation>
    </message>
    <message>
        <source>It is resolved first and beats nothing, so it takes nothing.</source>
        <comment>reason for a card</comment>
        <translation>It is resolved first and beats nothing, so it takes nothing.</translation>
    </message>
    <message>
        <source>It beats nothing as the piles are now.</source>
        <comment>reason for a card</comment>
        <translation>It beats nothing as the piles are now.</translation>
    </message>
    <message>
        <source>It’s worth %1; the others at most %2.</source>
        <extracomment>reason for a pile; %1, %2: what piles are worth: +10, −3</extracomment>
        <translation>It’s worth %1; the others at most %2.</translation>
    </message>
    <message>
        <source>The pile is then worth %1.</source>
        <extracomment>reason for laying a card on a pile; %1: what the pile is worth then: +10, −3</extracomment>
        <translation>The pile is then worth %1.</translation>
    </message>
    <message>
        <source>Take %1: each of the piles you could take is worth %2.</source>
        <extracomment>advice; %1: the card on top of a pile (accusative), %2: what piles are worth: +10, −3</extracomment>
        <translation>Take %1: each of the piles you could take is worth %2.</translation>
    </message>
    <message>
        <source>Each of the piles that the card beats is worth %1.</source>
        <extracomment>reason for a pile; %1: what piles are worth: +10, −3</extracomment>
        <translation>Each of the piles that the card beats is worth %1.</translation>
    </message>
</context>
<context>
    <name>NinjanSpeech</name>
    <message>
        <source>%1 %2, pile %3, %4.</source>
        <extracomment>at most six words; %1: a name or “You”, %2: a card: “scissors 6”, %3: the number of the pile that is taken, %4: what it is worth</extracomment>
        <translation>%1 %2, pile %3, %4.</translation>
    </message>
    <message>
        <source>%1 %2 on pile %3.</source>
        <extracomment>at most six words; the card is laid on a pile</extracomment>
        <translation>%1 %2 on pile %3.</translation>
    </message>
    <message>
        <source>%1: any pile.</source>
        <comment>a card, such as “rock 7”: where to lay it</comment>
        <translation>%1: any pile.</translation>
    </message>
    <message>
        <source>%1: take pile %2.</source>
        <extracomment>%1: a card, such as “rock 7”; %2: the numbers of two or three piles: “1, 3”</extracomment>
        <translation>%1: take pile %2.</translation>
    </message>
    <message>
        <source>Round %1: choose a card.</source>
        <translation>Round %1: choose a card.</translation>
    </message>
    <message>
        <source>%1: %2, worth %3</source>
        <extracomment>a pile in few words; %1: its number, %2: the card on top, %3: what the pile is worth</extracomment>
        <translation>%1: %2, worth %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>the cards of one suit; %1: the suit, %2: numbers: “−3 5 9”</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>None beats a pile now.</source>
        <translation>None beats a pile now.</translation>
    </message>
    <message>
        <source>These beat a pile now: %1</source>
        <comment>%1: cards</comment>
        <translation>These beat a pile now: %1</translation>
    </message>
    <message>
        <source>No card has been resolved yet.</source>
        <translation>No card has been resolved yet.</translation>
    </message>
    <message>
        <source>Still to choose a card: %1</source>
        <comment>%1: names</comment>
        <translation>Still to choose a card: %1</translation>
    </message>
    <message>
        <source>Each of them beats a pile now.</source>
        <translation>Each of them beats a pile now.</translation>
    </message>
</context>
<context>
    <name>NinjanText</name>
    <message>
        <source>Pile %1</source>
        <comment>said by a screen reader; they are numbered from where reading begins</comment>
        <translation>Pile %1</translation>
    </message>
    <message>
        <source>worth: %1</source>
        <comment>said of a pile</comment>
        <translation>worth: %1</translation>
    </message>
    <message>
        <source>on top: %1</source>
        <comment>said of a pile; %1 is a card</comment>
        <translation>on top: %1</translation>
    </message>
    <message>
        <source>below it: %1</source>
        <comment>said of a pile; %1 is a list of cards</comment>
        <translation>below it: %1</translation>
    </message>
    <message>
        <source>chosen by: %1</source>
        <comment>said of a card on the table; %1 is a name</comment>
        <translation>chosen by: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a card and whose it is</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>All the cards in this round have been resolved</source>
        <translation>All the cards in this round have been resolved</translation>
    </message>
    <message>
        <source>Still to be resolved, in this order: %1</source>
        <translation>Still to be resolved, in this order: %1</translation>
    </message>
    <message>
        <source>Rock beats scissors, scissors beat paper, paper beats rock</source>
        <translation>Rock beats scissors, scissors beat paper, paper beats rock</translation>
    </message>
    <message>
        <source>rock</source>
        <comment>suit of the deck, and what is thrown</comment>
        <translation>rock</translation>
    </message>
    <message>
        <source>paper</source>
        <comment>suit of the deck, and what is thrown</comment>
        <translation>paper</translation>
    </message>
    <message>
        <source>scissors</source>
        <comment>suit of the deck, and what is thrown</comment>
        <translation>scissors</translation>
    </message>
    <message>
        <source>rock %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>rock %1</translation>
    </message>
    <message>
        <source>paper %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>paper %1</translation>
    </message>
    <message>
        <source>scissors %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>scissors %1</translation>
    </message>
    <message>
        <source>It is a tie. Throw rock, paper or scissors.</source>
        <translation>It is a tie. Throw rock, paper or scissors.</translation>
    </message>
    <message>
        <source>You have chosen %1.</source>
        <translation>You have chosen %1.</translation>
    </message>
    <message>
        <source>Round %1 of %2. Choose a card.</source>
        <translation>Round %1 of %2. Choose a card.</translation>
    </message>
    <message>
        <source>%1: choose a pile for %2.</source>
        <comment>a player is asked; a card</comment>
        <translation>%1: choose a pile for %2.</translation>
    </message>
    <message>
        <source>Not yet: the cards of this round are being resolved.</source>
        <translation>Not yet: the cards of this round are being resolved.</translation>
    </message>
    <message>
        <source>Not yet: others are still choosing.</source>
        <translation>Not yet: others are still choosing.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>beats no pile now</source>
        <comment>short, beside the selected card</comment>
        <translation>beats no pile now</translation>
    </message>
    <message>
        <source>would take %1 now</source>
        <extracomment>short, beside the selected card; %1: what the piles are worth: &quot;+10&quot;, &quot;+10, −3&quot;</extracomment>
        <translation>would take %1 now</translation>
    </message>
    <message>
        <source>Tie: %1. Rock, paper, scissors decides.</source>
        <translation>Tie: %1. Rock, paper, scissors decides.</translation>
    </message>
    <message>
        <source>You throw rock.</source>
        <translation>You throw rock.</translation>
    </message>
    <message>
        <source>%1 throws rock.</source>
        <translation>%1 throws rock.</translation>
    </message>
    <message>
        <source>You throw paper.</source>
        <translation>You throw paper.</translation>
    </message>
    <message>
        <source>%1 throws paper.</source>
        <translation>%1 throws paper.</translation>
    </message>
    <message>
        <source>You throw scissors.</source>
        <translation>You throw scissors.</translation>
    </message>
    <message>
        <source>%1 throws scissors.</source>
        <translation>%1 throws scissors.</translation>
    </message>
    <message>
        <source>has chosen</source>
        <comment>under the name of a player</comment>
        <translation>has chosen</translation>
    </message>
    <message>
        <source>laid a card</source>
        <comment>what a player did last</comment>
        <translation>laid a card</translation>
    </message>
    <message>
        <source>took %1</source>
        <comment>what a player did last; %1: what the pile was worth: +10, −3</comment>
        <translation>took %1</translation>
    </message>
    <message>
        <source>Cards won: %1</source>
        <translation>Cards won: %1</translation>
    </message>
    <message>
        <source>The others are throwing to break the tie.</source>
        <translation>The others are throwing to break the tie.</translation>
    </message>
    <message>
        <source>Three cards numbered %1: rock is resolved first, then scissors, then paper.</source>
        <extracomment>three cards of a round have the same number, %1</extracomment>
        <translation>Three cards numbered %1: rock is resolved first, then scissors, then paper.</translation>
    </message>
    <message>
        <source>Out: %1.</source>
        <comment>the tied throw; %1 is a list of names</comment>
        <translation>Out: %1.</translation>
    </message>
    <message>
        <source>You are out.</source>
        <comment>of the throw</comment>
        <translation>You are out.</translation>
    </message>
    <message>
        <source>%1 is out.</source>
        <comment>of the throw</comment>
        <translation>%1 is out.</translation>
    </message>
    <message>
        <source>Nobody is out. %1 throw again.</source>
        <comment>%1 is a list of names, “You” may be among them</comment>
        <translation>Nobody is out. %1 throw again.</translation>
    </message>
    <message>
        <source>%1 %2 throw again.</source>
        <comment>%1 is a sentence: who is out; %2 is a list of names, “You” may be among them</comment>
        <translation>%1 %2 throw again.</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <comment>said of a pile</comment>
        <translation>can be chosen</translation>
    </message>
    <message>
        <source>the rock %1</source>
        <comment>card that is played or chosen (accusative)</comment>
        <translation>the rock %1</translation>
    </message>
    <message>
        <source>the paper %1</source>
        <comment>card that is played or chosen (accusative)</comment>
        <translation>the paper %1</translation>
    </message>
    <message>
        <source>the scissors %1</source>
        <comment>card that is played or chosen (accusative)</comment>
        <translation>the scissors %1</translation>
    </message>
    <message>
        <source>First select a card.</source>
        <translation>First select a card.</translation>
    </message>
    <message>
        <source>Your card beats another pile: take one of the highlighted ones.</source>
        <translation>Your card beats another pile: take one of the highlighted ones.</translation>
    </message>
    <message>
        <source>Choose one of the highlighted piles.</source>
        <translation>Choose one of the highlighted piles.</translation>
    </message>
    <message>
        <source>You can’t do that right now.</source>
        <translation>You can’t do that right now.</translation>
    </message>
    <message>
        <source>The piles start with these cards: %1</source>
        <translation>The piles start with these cards: %1</translation>
    </message>
    <message>
        <source>Same number: the %1 is resolved first because it beats %2.</source>
        <extracomment>two cards of a round have the same number; %1: a card (nominative), %2: the other (accusative)</extracomment>
        <translation>Same number: the %1 is resolved first because it beats %2.</translation>
    </message>
    <message>
        <source>Round %1: the last cards are revealed.</source>
        <comment>heading in the log</comment>
        <translation>Round %1: the last cards are revealed.</translation>
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
            <numerusform>would take pile %1 now</numerusform>
            <numerusform>would take one of these piles now: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Your %1 beats nothing: lay it on any pile.</source>
        <extracomment>%1: the card, such as “rock 7”</extracomment>
        <translation>Your %1 beats nothing: lay it on any pile.</translation>
    </message>
    <message numerus="yes">
        <source>Your %1 beats piles %2: take one of them.</source>
        <extracomment>%1: the card, such as “rock 7”; %2: the numbers of at least two piles, such as “1 and 3”</extracomment>
        <translation>
            <numerusform>Your %1 beats pile %2: take it.</numerusform>
            <numerusform>Your %1 beats piles %2: take one of them.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the %2 beats %3 and takes pile %4 (%5).</source>
        <extracomment>%1: a name or “You”; %2: a card (nominative); %3: the card that it beats (accusative); %4: the number of the pile; %5: what the pile is worth</extracomment>
        <translation>%1: the %2 beats %3 and takes pile %4 (%5).</translation>
    </message>
    <message>
        <source>%1: the %2 beats nothing and is laid on %3 (pile %4, now %5).</source>
        <extracomment>%1: a name or “You”; %2: a card (nominative); %3: the card on top of the pile (accusative); %4: the number of the pile; %5: what the pile is worth then</extracomment>
        <translation>%1: the %2 beats nothing and is laid on %3 (pile %4, now %5).</translation>
    </message>
    <message>
        <source>The order of the cards appears here once everyone has chosen</source>
        <comment>said by a screen reader</comment>
        <translation>The order of the cards appears here once everyone has chosen</translation>
    </message>
    <message>
        <source>All others have chosen, so your choice will be final.</source>
        <translation>All others have chosen, so your choice will be final.</translation>
    </message>
    <message>
        <source>%1: %2 takes %3.</source>
        <extracomment>at most six words; %1: a name or “You”; %2: a card (nominative); %3: what the pile is worth</extracomment>
        <translation>%1: %2 takes %3.</translation>
    </message>
    <message>
        <source>%1: %2 on pile %3.</source>
        <extracomment>at most six words; %1: a name or “You”; %2: a card (nominative); %3: the number of the pile</extracomment>
        <translation>%1: %2 on pile %3.</translation>
    </message>
    <message numerus="yes">
        <source>You win the throw-off: %1 points each.</source>
        <comment>%1 may have a sign</comment>
        <translation>
            <numerusform>You win the throw-off: %1 point each.</numerusform>
            <numerusform>You win the throw-off: %1 points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the throw-off: %2 points each.</source>
        <comment>%2 may have a sign</comment>
        <translation>
            <numerusform>%1 wins the throw-off: %2 point each.</numerusform>
            <numerusform>%1 wins the throw-off: %2 points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %1 points.</source>
        <comment>%1 may have a sign</comment>
        <translation>
            <numerusform>You win with %1 point.</numerusform>
            <numerusform>You win with %1 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %2 points.</source>
        <comment>%2 may have a sign</comment>
        <translation>
            <numerusform>%1 wins with %2 point.</numerusform>
            <numerusform>%1 wins with %2 points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OdinHintText</name>
    <message>
        <source>Lead %1.</source>
        <comment>advice</comment>
        <translation>Lead %1.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <comment>advice</comment>
        <translation>Play %1.</translation>
    </message>
    <message>
        <source>Play %1 (%2).</source>
        <comment>advice</comment>
        <translation>Play %1 (%2).</translation>
    </message>
    <message>
        <source>Play %1 and pick up %2.</source>
        <comment>advice</comment>
        <translation>Play %1 and pick up %2.</translation>
    </message>
    <message>
        <source>Play %1 (%2) and pick up %3.</source>
        <comment>advice</comment>
        <translation>Play %1 (%2) and pick up %3.</translation>
    </message>
    <message>
        <source>Nobody can beat it, so you lead the next round.</source>
        <comment>reason for a move</comment>
        <translation>Nobody can beat it, so you lead the next round.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences: the advice, its reason</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Pick up %1.</source>
        <comment>advice</comment>
        <translation>Pick up %1.</translation>
    </message>
    <message>
        <source>You can only pass: nothing in your hand beats %1.</source>
        <comment>advice and its reason</comment>
        <translation>You can only pass: nothing in your hand beats %1.</translation>
    </message>
    <message>
        <source>It’s better to pass.</source>
        <comment>advice</comment>
        <translation>It’s better to pass.</translation>
    </message>
    <message>
        <source>Play your set %1.</source>
        <comment>advice; the value of a set</comment>
        <translation>Play your set %1.</translation>
    </message>
    <message>
        <source>Play your set %1 and pick up %2.</source>
        <comment>advice; the value of a set, a card</comment>
        <translation>Play your set %1 and pick up %2.</translation>
    </message>
    <message>
        <source>That empties your hand and wins the game.</source>
        <comment>reason for a move</comment>
        <translation>That empties your hand and wins the game.</translation>
    </message>
    <message>
        <source>That empties your hand, but the game ends with somebody else ahead.</source>
        <comment>reason for a move</comment>
        <translation>That empties your hand, but the game ends with somebody else ahead.</translation>
    </message>
    <message numerus="yes">
        <source>That empties your hand, and your opponent gets %Ln points.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>That empties your hand, and your opponent gets %Ln point.</numerusform>
            <numerusform>That empties your hand, and your opponent gets %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That empties your hand, and the others get %Ln points in all.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>That empties your hand, and the others get %Ln point in all.</numerusform>
            <numerusform>That empties your hand, and the others get %Ln points in all.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can beat it, so you lead next and go out with your last card.</source>
        <comment>reason for a move</comment>
        <translation>Nobody can beat it, so you lead next and go out with your last card.</translation>
    </message>
    <message>
        <source>Nobody can beat it, so you lead next and go out with the rest: %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Nobody can beat it, so you lead next and go out with the rest: %1.</translation>
    </message>
    <message>
        <source>That leaves you with one card: you go out as soon as you lead.</source>
        <comment>reason for a move</comment>
        <translation>That leaves you with one card: you go out as soon as you lead.</translation>
    </message>
    <message>
        <source>What is left is one set, %1: you go out as soon as you lead.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>What is left is one set, %1: you go out as soon as you lead.</translation>
    </message>
    <message>
        <source>Your whole hand is one set, %1: you go out as soon as you lead.</source>
        <comment>reason for passing; the value of a set</comment>
        <translation>Your whole hand is one set, %1: you go out as soon as you lead.</translation>
    </message>
    <message>
        <source>Going out now would end the game with somebody else ahead.</source>
        <comment>reason for a move</comment>
        <translation>Going out now would end the game with somebody else ahead.</translation>
    </message>
    <message numerus="yes">
        <source>Your opponent has only %Ln cards left and cannot go out by beating it.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>Your opponent has only %Ln card left and cannot go out by beating it.</numerusform>
            <numerusform>Your opponent has only %Ln cards left and cannot go out by beating it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If your opponent goes out next, the cards you keep cost you %Ln points instead of %1.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>If your opponent goes out next, the cards you keep cost you %Ln point instead of %1.</numerusform>
            <numerusform>If your opponent goes out next, the cards you keep cost you %Ln points instead of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If somebody goes out next, the cards you keep cost you %Ln points instead of %1.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>If somebody goes out next, the cards you keep cost you %Ln point instead of %1.</numerusform>
            <numerusform>If somebody goes out next, the cards you keep cost you %Ln points instead of %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever you play, your opponent could go out by beating it.</source>
        <comment>reason for passing</comment>
        <translation>Whatever you play, your opponent could go out by beating it.</translation>
    </message>
    <message>
        <source>Whatever you play, somebody could go out by beating it.</source>
        <comment>reason for passing</comment>
        <translation>Whatever you play, somebody could go out by beating it.</translation>
    </message>
    <message numerus="yes">
        <source>You still need at least %Ln turns, and your opponent has %1 cards.</source>
        <extracomment>reason for passing; %1 is 5 or more</extracomment>
        <translation>
            <numerusform>You still need at least %Ln turn, and your opponent has %1 cards.</numerusform>
            <numerusform>You still need at least %Ln turns, and your opponent has %1 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still need at least %Ln turns, and nobody else has fewer than %1 cards.</source>
        <translation>
            <numerusform>You still need at least %Ln turn, and nobody else has fewer than %1 cards.</numerusform>
            <numerusform>You still need at least %Ln turns, and nobody else has fewer than %1 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It doesn’t go with any of your other cards, which make %Ln sets.</source>
        <comment>reason for leading a card</comment>
        <translation>
            <numerusform>It doesn’t go with any of your other cards, which make %Ln set.</numerusform>
            <numerusform>It doesn’t go with any of your other cards, which make %Ln sets.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card you play doesn’t go with any of your others.</source>
        <comment>reason for a move</comment>
        <translation>The card you play doesn’t go with any of your others.</translation>
    </message>
    <message numerus="yes">
        <source>Only %Ln cards together can beat it.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>Only %Ln card can beat it.</numerusform>
            <numerusform>Only %Ln cards together can beat it.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the card you pick up you hold the set %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>With the card you pick up you hold the set %1.</translation>
    </message>
    <message>
        <source>On its own, a 1 beats nothing.</source>
        <comment>reason for leading a card</comment>
        <translation>On its own, a 1 beats nothing.</translation>
    </message>
    <message>
        <source>On its own it beats only cards below %1.</source>
        <comment>reason for leading a card</comment>
        <translation>On its own it beats only cards below %1.</translation>
    </message>
    <message>
        <source>You keep your set %1 whole.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>You keep your set %1 whole.</translation>
    </message>
    <message numerus="yes">
        <source>It brings you down from %1 cards to %Ln.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>It brings you down from %1 cards to %Ln.</numerusform>
            <numerusform>It brings you down from %1 cards to %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest of your hand makes %Ln sets.</source>
        <comment>reason for leading a card</comment>
        <translation>
            <numerusform>The rest of your hand makes %Ln set.</numerusform>
            <numerusform>The rest of your hand makes %Ln sets.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your opponent then has to beat %1 instead of %2.</source>
        <comment>reason for a move</comment>
        <translation>Your opponent then has to beat %1 instead of %2.</translation>
    </message>
    <message>
        <source>The others then have to beat %1 instead of %2.</source>
        <comment>reason for a move</comment>
        <translation>The others then have to beat %1 instead of %2.</translation>
    </message>
    <message numerus="yes">
        <source>Any play would leave you with at least %Ln sets instead of %1.</source>
        <comment>reason for passing</comment>
        <translation>
            <numerusform>Any play would leave you with at least %Ln set instead of %1.</numerusform>
            <numerusform>Any play would leave you with at least %Ln sets instead of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Any play would leave you with at least %Ln sets, as many as now.</source>
        <comment>reason for passing</comment>
        <translation>
            <numerusform>Any play would leave you with at least %Ln set, as many as now.</numerusform>
            <numerusform>Any play would leave you with at least %Ln sets, as many as now.</numerusform>
        </translation>
    </message>
    <message>
        <source>You would have to pick up a card that goes with nothing in your hand.</source>
        <comment>reason for passing</comment>
        <translation>You would have to pick up a card that goes with nothing in your hand.</translation>
    </message>
    <message>
        <source>To beat it you would have to give up a 9.</source>
        <comment>reason for passing</comment>
        <translation>To beat it you would have to give up a 9.</translation>
    </message>
    <message>
        <source>To beat it you would have to give up an 8 or a 9.</source>
        <comment>reason for passing</comment>
        <translation>To beat it you would have to give up an 8 or a 9.</translation>
    </message>
    <message>
        <source>The next round then starts with a single card, unless its leader goes out at once.</source>
        <comment>reason for passing</comment>
        <translation>The next round then starts with a single card, unless its leader goes out at once.</translation>
    </message>
    <message>
        <source>Passing costs you only this turn: if the round goes on, you may play again.</source>
        <comment>reason for passing</comment>
        <translation>Passing costs you only this turn: if the round goes on, you may play again.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves you with %Ln sets; any other card with at least %1.</source>
        <comment>reason to pick up a card</comment>
        <translation>
            <numerusform>It leaves you with %Ln set; any other card with at least %1.</numerusform>
            <numerusform>It leaves you with %Ln sets; any other card with at least %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>With it you hold the set %1.</source>
        <comment>reason to pick up a card; the value of a set</comment>
        <translation>With it you hold the set %1.</translation>
    </message>
    <message>
        <source>It is the highest of the beaten cards.</source>
        <comment>reason to pick up a card</comment>
        <translation>It is the highest of the beaten cards.</translation>
    </message>
    <message>
        <source>No other card would leave you with fewer sets.</source>
        <comment>reason to pick up a card</comment>
        <translation>No other card would leave you with fewer sets.</translation>
    </message>
    <message numerus="yes">
        <source>With it your hand makes %Ln sets.</source>
        <comment>reason to pick up a card</comment>
        <translation>
            <numerusform>With it your hand makes %Ln set.</numerusform>
            <numerusform>With it your hand makes %Ln sets.</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing %1 would cost you %2 more.</source>
        <comment>reason for a move; the value of a set, “about 1.2 points”</comment>
        <translation>Playing %1 would cost you %2 more.</translation>
    </message>
    <message>
        <source>Passing would cost you %1 more.</source>
        <comment>reason for a play; “about 1.2 points”</comment>
        <translation>Passing would cost you %1 more.</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln higher cards can still be in other hands.</source>
        <comment>reason for playing a card</comment>
        <translation>
            <numerusform>At most %Ln higher card can still be in other hands.</numerusform>
            <numerusform>At most %Ln higher cards can still be in other hands.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can go out by beating it.</source>
        <comment>reason for a move</comment>
        <translation>Nobody can go out by beating it.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves you with %Ln sets instead of %1.</source>
        <comment>reason for or against a move</comment>
        <translation>
            <numerusform>It leaves you with %Ln set instead of %1.</numerusform>
            <numerusform>It leaves you with %Ln sets instead of %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>On its own, the goat beats nothing.</source>
        <comment>reason for leading it</comment>
        <translation>On its own, the goat beats nothing.</translation>
    </message>
    <message>
        <source>Your opponent can probably beat %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Your opponent can probably beat %1.</translation>
    </message>
    <message>
        <source>%1 can probably beat %2.</source>
        <comment>reason for a move; a name, the value of a set</comment>
        <translation>%1 can probably beat %2.</translation>
    </message>
    <message>
        <source>Probably nobody can beat %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Probably nobody can beat %1.</translation>
    </message>
    <message>
        <source>Your opponent probably cannot beat %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Your opponent probably cannot beat %1.</translation>
    </message>
    <message>
        <source>%1 probably cannot beat %2.</source>
        <comment>reason for a move; a name, the value of a set</comment>
        <translation>%1 probably cannot beat %2.</translation>
    </message>
    <message>
        <source>Your opponent could probably go out by beating %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Your opponent could probably go out by beating %1.</translation>
    </message>
    <message>
        <source>%1 could probably go out by beating %2.</source>
        <comment>reason for a move; a name, the value of a set</comment>
        <translation>%1 could probably go out by beating %2.</translation>
    </message>
    <message>
        <source>Your opponent’s hand is probably one set.</source>
        <comment>reason for a move</comment>
        <translation>Your opponent’s hand is probably one set.</translation>
    </message>
    <message>
        <source>The hand of %1 is probably one set.</source>
        <comment>reason for a move; a name</comment>
        <translation>The hand of %1 is probably one set.</translation>
    </message>
    <message>
        <source>Your opponent probably holds a 9.</source>
        <comment>reason for a move</comment>
        <translation>Your opponent probably holds a 9.</translation>
    </message>
    <message>
        <source>%1 probably holds a 9.</source>
        <comment>reason for a move; a name</comment>
        <translation>%1 probably holds a 9.</translation>
    </message>
    <message>
        <source>Your opponent probably holds an 8 or a 9.</source>
        <comment>reason for a move</comment>
        <translation>Your opponent probably holds an 8 or a 9.</translation>
    </message>
    <message>
        <source>%1 probably holds an 8 or a 9.</source>
        <comment>reason for a move; a name</comment>
        <translation>%1 probably holds an 8 or a 9.</translation>
    </message>
    <message>
        <source>The pass on %1 suggests it.</source>
        <comment>of cards that somebody holds; the value of a set</comment>
        <translation>The pass on %1 suggests it.</translation>
    </message>
    <message>
        <source>The play of %1 suggests it.</source>
        <comment>of cards that somebody holds; the value of a set</comment>
        <translation>The play of %1 suggests it.</translation>
    </message>
    <message>
        <source>Playing %1 and picking up %2 suggests it.</source>
        <extracomment>of cards that somebody holds; the value of a set, a card (nominative)</extracomment>
        <translation>Playing %1 and picking up %2 suggests it.</translation>
    </message>
    <message>
        <source>It is harder to beat than %1.</source>
        <comment>reason for a move; the value of another set</comment>
        <translation>It is harder to beat than %1.</translation>
    </message>
    <message>
        <source>It gives up lower cards than %1 does.</source>
        <comment>reason for a move; the value of another set</comment>
        <translation>It gives up lower cards than %1 does.</translation>
    </message>
</context>
<context>
    <name>OdinSpeech</name>
    <message>
        <source>blue %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>blue %1</translation>
    </message>
    <message>
        <source>red %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>red %1</translation>
    </message>
    <message>
        <source>pink %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>pink %1</translation>
    </message>
    <message>
        <source>green %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>green %1</translation>
    </message>
    <message>
        <source>black %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>black %1</translation>
    </message>
    <message>
        <source>orange %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>orange %1</translation>
    </message>
    <message>
        <source>%1 blue</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1 blue</translation>
    </message>
    <message>
        <source>%1 red</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1 red</translation>
    </message>
    <message>
        <source>%1 pink</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1 pink</translation>
    </message>
    <message>
        <source>%1 green</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1 green</translation>
    </message>
    <message>
        <source>%1 black</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1 black</translation>
    </message>
    <message>
        <source>%1 orange</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1 orange</translation>
    </message>
    <message>
        <source>You: %1, and you go out.</source>
        <extracomment>%1: a name, %2: cards in very few words: “753 red”. These are the last cards of the hand.</extracomment>
        <translation>You: %1, and you go out.</translation>
    </message>
    <message>
        <source>%1 %2 and goes out.</source>
        <translation>%1 %2 and goes out.</translation>
    </message>
    <message>
        <source>You lead %1.</source>
        <extracomment>%1: a name, %2: cards in very few words: “green 3”</extracomment>
        <translation>You lead %1.</translation>
    </message>
    <message>
        <source>%1 leads %2.</source>
        <translation>%1 leads %2.</translation>
    </message>
    <message>
        <source>You: %1, take %2.</source>
        <extracomment>%1: a name, %2: cards in very few words: “753 red”, %3: a card: “blue 5”</extracomment>
        <translation>You: %1, take %2.</translation>
    </message>
    <message>
        <source>%1 %2, takes %3.</source>
        <translation>%1 %2, takes %3.</translation>
    </message>
    <message>
        <source>You lead: one card.</source>
        <translation>You lead: one card.</translation>
    </message>
    <message>
        <source>You lead: all cards.</source>
        <translation>You lead: all cards.</translation>
    </message>
    <message>
        <source>You lead: one card or all.</source>
        <translation>You lead: one card or all.</translation>
    </message>
    <message>
        <source>You: nothing beats %1.</source>
        <translation>You: nothing beats %1.</translation>
    </message>
    <message numerus="yes">
        <source>You: %1 or %Ln cards.</source>
        <comment>what is asked, in very few words</comment>
        <translation>
            <numerusform>You: %1 or %Ln card.</numerusform>
            <numerusform>You: %1 or %Ln cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing lies on the table.</source>
        <translation>Nothing lies on the table.</translation>
    </message>
    <message>
        <source>On the table: %1, by you.</source>
        <comment>%1: cards</comment>
        <translation>On the table: %1, by you.</translation>
    </message>
    <message>
        <source>On the table: %1, by %2.</source>
        <comment>%1: cards, %2: a name</comment>
        <translation>On the table: %1, by %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>the cards of one colour; %1: the colour, %2: numbers: “2 5 6”</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Sets of one number: %1</source>
        <comment>%1: values: “66, 888”</comment>
        <translation>Sets of one number: %1</translation>
    </message>
    <message>
        <source>Nothing beats %1.</source>
        <comment>%1: a value</comment>
        <translation>Nothing beats %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more beat what is on the table.</source>
        <comment>%1: values, the lowest first</comment>
        <translation>
            <numerusform>%1 and %Ln more beat what is on the table.</numerusform>
            <numerusform>%1 and %Ln more beat what is on the table.</numerusform>
        </translation>
    </message>
    <message>
        <source>These beat what is on the table: %1</source>
        <comment>%1: values, the lowest first</comment>
        <translation>These beat what is on the table: %1</translation>
    </message>
    <message numerus="yes">
        <source>The game ends at %Ln points.</source>
        <translation>
            <numerusform>The game ends at %Ln point.</numerusform>
            <numerusform>The game ends at %Ln points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has played in this round yet.</source>
        <translation>Nobody has played in this round yet.</translation>
    </message>
    <message>
        <source>%1 is to lead.</source>
        <comment>a name</comment>
        <translation>%1 is to lead.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is to beat %2 with %3 or %Ln cards, or to pass.</source>
        <comment>a name, a value, a number of cards</comment>
        <translation>
            <numerusform>%1 is to beat %2 with %3 or %Ln card, or to pass.</numerusform>
            <numerusform>%1 is to beat %2 with %3 or %Ln cards, or to pass.</numerusform>
        </translation>
    </message>
    <message>
        <source>goat</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>goat</translation>
    </message>
</context>
<context>
    <name>OdinText</name>
    <message>
        <source>blue</source>
        <comment>colour of the deck</comment>
        <translation>blue</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of the deck</comment>
        <translation>red</translation>
    </message>
    <message>
        <source>pink</source>
        <comment>colour of the deck</comment>
        <translation>pink</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of the deck</comment>
        <translation>green</translation>
    </message>
    <message>
        <source>black</source>
        <comment>colour of the deck</comment>
        <translation>black</translation>
    </message>
    <message>
        <source>orange</source>
        <comment>colour of the deck</comment>
        <translation>orange</translation>
    </message>
    <message>
        <source>healer</source>
        <comment>card 1</comment>
        <translation>healer</translation>
    </message>
    <message>
        <source>skald</source>
        <comment>card 2</comment>
        <translation>skald</translation>
    </message>
    <message>
        <source>spy</source>
        <comment>card 3</comment>
        <translation>spy</translation>
    </message>
    <message>
        <source>seidmadr</source>
        <comment>card 4</comment>
        <translation>seidmadr</translation>
    </message>
    <message>
        <source>völva</source>
        <comment>card 5</comment>
        <translation>völva</translation>
    </message>
    <message>
        <source>hirdman</source>
        <comment>card 6</comment>
        <translation>hirdman</translation>
    </message>
    <message>
        <source>berserker</source>
        <comment>card 7</comment>
        <translation>berserker</translation>
    </message>
    <message>
        <source>styrimader</source>
        <comment>card 8</comment>
        <translation>styrimader</translation>
    </message>
    <message>
        <source>jarl</source>
        <comment>card 9</comment>
        <translation>jarl</translation>
    </message>
    <message>
        <source>blue %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>blue %1</translation>
    </message>
    <message>
        <source>red %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>red %1</translation>
    </message>
    <message>
        <source>pink %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>pink %1</translation>
    </message>
    <message>
        <source>green %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>green %1</translation>
    </message>
    <message>
        <source>black %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>black %1</translation>
    </message>
    <message>
        <source>orange %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>orange %1</translation>
    </message>
    <message>
        <source>Your turn: lead any single card.</source>
        <translation>Your turn: lead any single card.</translation>
    </message>
    <message>
        <source>Your turn: your whole hand is one set, so lead it all at once.</source>
        <translation>Your turn: your whole hand is one set, so lead it all at once.</translation>
    </message>
    <message>
        <source>Your turn: lead one card, or your whole hand at once.</source>
        <translation>Your turn: lead one card, or your whole hand at once.</translation>
    </message>
    <message>
        <source>Your turn: nothing in your hand beats %1, so pass.</source>
        <translation>Your turn: nothing in your hand beats %1, so pass.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: beat %1 with %2 or %Ln cards, or pass.</source>
        <translation>
            <numerusform>Your turn: beat %1 with %2 or %Ln card, or pass.</numerusform>
            <numerusform>Your turn: beat %1 with %2 or %Ln cards, or pass.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pick up one of the beaten cards.</source>
        <translation>Pick up one of the beaten cards.</translation>
    </message>
    <message>
        <source>Not yet: %1 is playing.</source>
        <translation>Not yet: %1 is playing.</translation>
    </message>
    <message>
        <source>Lead one card, or your whole hand if it is a set.</source>
        <translation>Lead one card, or your whole hand if it is a set.</translation>
    </message>
    <message>
        <source>Your whole hand is one set: at this table you must lead it all at once.</source>
        <translation>Your whole hand is one set: at this table you must lead it all at once.</translation>
    </message>
    <message numerus="yes">
        <source>Play %1 or %Ln cards here.</source>
        <translation>
            <numerusform>Play %1 or %Ln card here.</numerusform>
            <numerusform>Play %1 or %Ln cards here.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not beat %2.</source>
        <translation>%1 does not beat %2.</translation>
    </message>
    <message>
        <source>%1 does not beat %1: equal is not enough.</source>
        <translation>%1 does not beat %1: equal is not enough.</translation>
    </message>
    <message>
        <source>This hand is over.</source>
        <translation>This hand is over.</translation>
    </message>
    <message>
        <source>That cannot be played now.</source>
        <translation>That cannot be played now.</translation>
    </message>
    <message>
        <source>not a set</source>
        <comment>short, beside the selected cards</comment>
        <translation>not a set</translation>
    </message>
    <message numerus="yes">
        <source>%1 or %Ln cards</source>
        <comment>short, how many cards may be played</comment>
        <translation>
            <numerusform>%1 or %Ln card</numerusform>
            <numerusform>%1 or %Ln cards</numerusform>
        </translation>
    </message>
    <message>
        <source>beats %1</source>
        <comment>short, beside the selected cards</comment>
        <translation>beats %1</translation>
    </message>
    <message>
        <source>does not beat %1</source>
        <comment>short, beside the selected cards</comment>
        <translation>does not beat %1</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <translation>You play %1.</translation>
    </message>
    <message>
        <source>You play %1 (%2).</source>
        <translation>You play %1 (%2).</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 plays %2.</translation>
    </message>
    <message>
        <source>%1 plays %2 (%3).</source>
        <translation>%1 plays %2 (%3).</translation>
    </message>
    <message>
        <source>You play %1 and pick up %2.</source>
        <translation>You play %1 and pick up %2.</translation>
    </message>
    <message>
        <source>You play %1 (%2) and pick up %3.</source>
        <translation>You play %1 (%2) and pick up %3.</translation>
    </message>
    <message>
        <source>%1 plays %2 and picks up %3.</source>
        <translation>%1 plays %2 and picks up %3.</translation>
    </message>
    <message>
        <source>%1 plays %2 (%3) and picks up %4.</source>
        <translation>%1 plays %2 (%3) and picks up %4.</translation>
    </message>
    <message>
        <source>You go out. Hand %1 is over.</source>
        <translation>You go out. Hand %1 is over.</translation>
    </message>
    <message>
        <source>%1 goes out. Hand %2 is over.</source>
        <translation>%1 goes out. Hand %2 is over.</translation>
    </message>
    <message numerus="yes">
        <source>You get %Ln points.</source>
        <translation>
            <numerusform>You get %Ln point.</numerusform>
            <numerusform>You get %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %Ln points.</source>
        <translation>
            <numerusform>%1 gets %Ln point.</numerusform>
            <numerusform>%1 gets %Ln points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand %1: you lead.</source>
        <translation>Hand %1: you lead.</translation>
    </message>
    <message>
        <source>Hand %1: %2 leads.</source>
        <translation>Hand %1: %2 leads.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>You pass.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passes.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %Ln points.</source>
        <translation>
            <numerusform>You win with %Ln point.</numerusform>
            <numerusform>You win with %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln points.</source>
        <translation>
            <numerusform>%1 wins with %Ln point.</numerusform>
            <numerusform>%1 wins with %Ln points.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 share the win.</source>
        <translation>%1 share the win.</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>what a seat did last</comment>
        <translation>passed</translation>
    </message>
    <message>
        <source>played %1</source>
        <comment>what a seat did last; %1 is the value</comment>
        <translation>played %1</translation>
    </message>
    <message>
        <source>Picked up and still held: %1</source>
        <translation>Picked up and still held: %1</translation>
    </message>
    <message>
        <source>You share the win with %1.</source>
        <translation>You share the win with %1.</translation>
    </message>
    <message>
        <source>no set with %1</source>
        <comment>said of a selected card</comment>
        <translation>no set with %1</translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <comment>said by a screen reader; %1 is the value of the cards there</comment>
        <translation>On the table: %1</translation>
    </message>
    <message>
        <source>played by: %1</source>
        <comment>said by a screen reader; %1 is a name</comment>
        <translation>played by: %1</translation>
    </message>
    <message>
        <source>Valhalla: %1</source>
        <comment>said by a screen reader</comment>
        <translation>Valhalla: %1</translation>
    </message>
    <message>
        <source>Beaten by</source>
        <comment>label before the name of a player</comment>
        <translation>Beaten by</translation>
    </message>
    <message>
        <source>Picked up</source>
        <comment>label before a card that was beaten and picked up</comment>
        <translation>Picked up</translation>
    </message>
    <message>
        <source>To Valhalla</source>
        <comment>label before cards that were beaten and discarded</comment>
        <translation>To Valhalla</translation>
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
        <translation>Beaten: %1</translation>
    </message>
    <message>
        <source>Colours in play: %1</source>
        <comment>%1 is a list of colours</comment>
        <translation>Colours in play: %1</translation>
    </message>
    <message>
        <source>Colours left out: %1</source>
        <comment>%1 is a list of colours</comment>
        <translation>Colours left out: %1</translation>
    </message>
    <message>
        <source>Points limit: %1</source>
        <comment>points that end the game</comment>
        <translation>Points limit: %1</translation>
    </message>
    <message>
        <source>goes out</source>
        <comment>below the name of the seat that ended the hand</comment>
        <translation>goes out</translation>
    </message>
    <message>
        <source>You go out</source>
        <comment>title at the end of a hand</comment>
        <translation>You go out</translation>
    </message>
    <message>
        <source>%1 goes out</source>
        <comment>title at the end of a hand</comment>
        <translation>%1 goes out</translation>
    </message>
    <message>
        <source>hand %1</source>
        <comment>which one, beside the title at its end</comment>
        <translation>hand %1</translation>
    </message>
    <message numerus="yes">
        <source>Deck of %Ln card(s)</source>
        <comment>heading: what the game is played with</comment>
        <translation>
            <numerusform>Deck of %Ln card</numerusform>
            <numerusform>Deck of %Ln cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Custom rules</source>
        <comment>instead of an edition</comment>
        <translation>Custom rules</translation>
    </message>
    <message>
        <source>International</source>
        <comment>edition</comment>
        <translation>International</translation>
    </message>
    <message>
        <source>German</source>
        <comment>edition</comment>
        <translation>German</translation>
    </message>
    <message>
        <source>Russian</source>
        <comment>edition</comment>
        <translation>Russian</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <comment>edition</comment>
        <translation>Ukrainian</translation>
    </message>
    <message>
        <source>Board Game Arena</source>
        <comment>edition</comment>
        <translation>Board Game Arena</translation>
    </message>
    <message>
        <source>the blue %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>the blue %1</translation>
    </message>
    <message>
        <source>the red %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>the red %1</translation>
    </message>
    <message>
        <source>the pink %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>the pink %1</translation>
    </message>
    <message>
        <source>the green %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>the green %1</translation>
    </message>
    <message>
        <source>the black %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>the black %1</translation>
    </message>
    <message>
        <source>the orange %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>the orange %1</translation>
    </message>
    <message>
        <source>First select the cards that you want to play.</source>
        <translation>First select the cards that you want to play.</translation>
    </message>
    <message>
        <source>You cannot pass when you lead.</source>
        <translation>You cannot pass when you lead.</translation>
    </message>
    <message>
        <source>These cards share neither a colour nor a number.</source>
        <translation>These cards share neither a colour nor a number.</translation>
    </message>
    <message>
        <source>makes %1 with %2</source>
        <comment>said of a selected card</comment>
        <extracomment>%2 is a list of the other cards that are selected, in the nominative.</extracomment>
        <translation>makes %1 with %2</translation>
    </message>
    <message>
        <source>can be picked up</source>
        <comment>said of a beaten card, one of which is to be chosen</comment>
        <translation>can be picked up</translation>
    </message>
    <message>
        <source>will be played once a card is picked up</source>
        <comment>said of an own card</comment>
        <translation>will be played once a card is picked up</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <comment>said by a screen reader</comment>
        <translation>The table is empty</translation>
    </message>
    <message>
        <source>Left in hand: %1</source>
        <translation>Left in hand: %1</translation>
    </message>
    <message>
        <source>None of your cards can beat %1, so you will pass automatically. Press Esc to prevent this.</source>
        <translation>None of your cards can beat %1, so you will pass automatically. Press Esc to prevent this.</translation>
    </message>
    <message>
        <source>Your last set will be played automatically. Press Esc to prevent this.</source>
        <translation>Your last set will be played automatically. Press Esc to prevent this.</translation>
    </message>
    <message numerus="yes">
        <source>needs %1 or %Ln cards</source>
        <extracomment>said by a screen reader of too few or too many selected cards</extracomment>
        <translation>
            <numerusform>needs %1 or %Ln card</numerusform>
            <numerusform>needs %1 or %Ln cards</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the round with %1 and lead the next one.</source>
        <comment>all others have passed; the value of a set</comment>
        <translation>You win the round with %1 and lead the next one.</translation>
    </message>
    <message>
        <source>%1 wins the round with %2 and leads the next one.</source>
        <comment>a name, the value of a set</comment>
        <translation>%1 wins the round with %2 and leads the next one.</translation>
    </message>
    <message>
        <source>You have won the round: lead any single card.</source>
        <translation>You have won the round: lead any single card.</translation>
    </message>
    <message>
        <source>You win the round</source>
        <comment>title at the end of a round</comment>
        <translation>You win the round</translation>
    </message>
    <message>
        <source>%1 wins the round</source>
        <comment>title at the end of a round; a name</comment>
        <translation>%1 wins the round</translation>
    </message>
    <message>
        <source>with %1</source>
        <comment>beside “You win the round”; the value of a set</comment>
        <translation>with %1</translation>
    </message>
    <message>
        <source>beaten</source>
        <comment>below the cards that were beaten last</comment>
        <translation>beaten</translation>
    </message>
    <message>
        <source>one card left!</source>
        <comment>beside a player</comment>
        <translation>one card left!</translation>
    </message>
    <message>
        <source>two cards left</source>
        <comment>beside a player</comment>
        <translation>two cards left</translation>
    </message>
    <message>
        <source>One card left: %1.</source>
        <comment>names of players</comment>
        <translation>One card left: %1.</translation>
    </message>
    <message>
        <source>of any colour</source>
        <comment>the goat, the card of number 0</comment>
        <translation>of any colour</translation>
    </message>
    <message>
        <source>goat</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>goat</translation>
    </message>
    <message>
        <source>the goat</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>the goat</translation>
    </message>
    <message>
        <source>The goat joins only cards of one colour.</source>
        <translation>The goat joins only cards of one colour.</translation>
    </message>
    <message>
        <source>The goat is in the deck</source>
        <translation>The goat is in the deck</translation>
    </message>
</context>
<context>
    <name>PageText</name>
    <message>
        <source>%1%</source>
        <comment>a share in percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>1st</source>
        <comment>place in a game</comment>
        <translation>1st</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>place in a game</comment>
        <translation>2nd</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>place in a game</comment>
        <translation>3rd</translation>
    </message>
    <message>
        <source>4th</source>
        <comment>place in a game</comment>
        <translation>4th</translation>
    </message>
    <message>
        <source>5th</source>
        <comment>place in a game</comment>
        <translation>5th</translation>
    </message>
    <message>
        <source>6th</source>
        <comment>place in a game</comment>
        <translation>6th</translation>
    </message>
    <message>
        <source>All levels</source>
        <comment>which games are counted: of the strongest opponent</comment>
        <translation>All levels</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <comment>which games are counted</comment>
        <translation>Any number of players</translation>
    </message>
    <message>
        <source>All</source>
        <comment>heading: any number of players</comment>
        <translation>All</translation>
    </message>
    <message>
        <source>%1, any number of players</source>
        <comment>a level</comment>
        <translation>%1, any number of players</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a level; how many players</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: no games</source>
        <comment>a level and a number of players</comment>
        <translation>%1: no games</translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <comment>share in percent; how many games</comment>
        <translation>%1 of %2 won</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <comment>in “19% of 26 games won”</comment>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, too few to compare</source>
        <comment>a level; games won</comment>
        <translation>%1: %2, too few to compare</translation>
    </message>
    <message>
        <source>%1: %2, less than expected</source>
        <comment>a level; games won</comment>
        <translation>%1: %2, less than expected</translation>
    </message>
    <message>
        <source>%1: %2, more than expected</source>
        <comment>a level; games won</comment>
        <translation>%1: %2, more than expected</translation>
    </message>
    <message>
        <source>%1: %2, about as expected</source>
        <comment>a level; games won</comment>
        <translation>%1: %2, about as expected</translation>
    </message>
    <message>
        <source>fewer</source>
        <comment>legend, before five colours: wins than expected</comment>
        <translation>fewer</translation>
    </message>
    <message>
        <source>more wins than expected</source>
        <comment>legend, after five colours</comment>
        <translation>more wins than expected</translation>
    </message>
    <message>
        <source>under 5 games</source>
        <comment>legend of a chart</comment>
        <translation>under 5 games</translation>
    </message>
    <message>
        <source>Level and players</source>
        <comment>heading of a table</comment>
        <translation>Level and players</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>heading: how many</comment>
        <translation>Games</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>heading: how many games</comment>
        <translation>Won</translation>
    </message>
    <message>
        <source>Share</source>
        <comment>heading: of games won</comment>
        <translation>Share</translation>
    </message>
    <message>
        <source>Expected</source>
        <comment>heading: the share of wins if all played alike</comment>
        <translation>Expected</translation>
    </message>
    <message>
        <source>Points per hand</source>
        <comment>title: of a chart, below a figure</comment>
        <translation>Points per hand</translation>
    </message>
    <message>
        <source>Points per game</source>
        <comment>title: of a chart, below a figure</comment>
        <translation>Points per game</translation>
    </message>
    <message>
        <source>%1: %2 points, %3; others %4</source>
        <comment>a month; points; how many games; points</comment>
        <translation>%1: %2 points, %3; others %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a month and points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a dot: one game</source>
        <comment>legend of a chart</comment>
        <translation>a dot: one game</translation>
    </message>
    <message>
        <source>others</source>
        <comment>legend of a chart: their mean</comment>
        <translation>others</translation>
    </message>
    <message>
        <source>Month</source>
        <comment>heading of a table</comment>
        <translation>Month</translation>
    </message>
    <message>
        <source>Others</source>
        <comment>heading: points of the others at the table</comment>
        <translation>Others</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <comment>row of a chart</comment>
        <translation>All mistakes</translation>
    </message>
    <message>
        <source>Beating</source>
        <comment>kind of mistake: the wrong cards played against a set</comment>
        <translation>Beating</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>kind of mistake: passed, or should have</comment>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Lead</source>
        <comment>kind of mistake: a round begun with the wrong cards</comment>
        <translation>Lead</translation>
    </message>
    <message>
        <source>Pick-up</source>
        <comment>kind of mistake: the wrong card taken</comment>
        <translation>Pick-up</translation>
    </message>
    <message>
        <source>Going out</source>
        <comment>kind of mistake: shortly before all cards are played</comment>
        <translation>Going out</translation>
    </message>
    <message>
        <source>Card chosen</source>
        <comment>kind of mistake in Ninjan</comment>
        <translation>Card chosen</translation>
    </message>
    <message>
        <source>Pile taken</source>
        <comment>kind of mistake in Ninjan</comment>
        <translation>Pile taken</translation>
    </message>
    <message>
        <source>Equal cards</source>
        <comment>kind of mistake in Ninjan: numbers that others could play as well</comment>
        <translation>Equal cards</translation>
    </message>
    <message>
        <source>Last rounds</source>
        <comment>kind of mistake in Ninjan: made there</comment>
        <translation>Last rounds</translation>
    </message>
    <message>
        <source>fewer</source>
        <comment>of mistakes: than at first</comment>
        <translation>fewer</translation>
    </message>
    <message>
        <source>more</source>
        <comment>of mistakes: than at first</comment>
        <translation>more</translation>
    </message>
    <message>
        <source>as before</source>
        <comment>of mistakes: as many as at first</comment>
        <translation>as before</translation>
    </message>
    <message>
        <source>%1: at first %2, now %3, %4</source>
        <comment>kind of mistake; points; points; whether it is getting rarer</comment>
        <translation>%1: at first %2, now %3, %4</translation>
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
            <numerusform>%Ln game reviewed</numerusform>
            <numerusform>%Ln games reviewed</numerusform>
        </translation>
    </message>
    <message>
        <source>at first</source>
        <comment>heading: points lost in the first games</comment>
        <translation>at first</translation>
    </message>
    <message>
        <source>now</source>
        <comment>heading: points lost in the last games</comment>
        <translation>now</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>heading: of mistakes</comment>
        <translation>Type</translation>
    </message>
    <message>
        <source>Count</source>
        <comment>heading: how many mistakes</comment>
        <translation>Count</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <comment>where a rating is: two levels</comment>
        <translation>between %1 and %2</translation>
    </message>
    <message>
        <source>above %1</source>
        <comment>where a rating is: a level</comment>
        <translation>above %1</translation>
    </message>
    <message>
        <source>below %1</source>
        <comment>where a rating is: a level</comment>
        <translation>below %1</translation>
    </message>
    <message>
        <source>%1 of %2 games until a rating</source>
        <comment>how many of how many</comment>
        <translation>%1 of %2 games until a rating</translation>
    </message>
    <message>
        <source>%1 in 30 days</source>
        <comment>change of a rating, with its sign</comment>
        <translation>%1 in 30 days</translation>
    </message>
    <message>
        <source>Pl&amp;ay at %1 level</source>
        <comment>button: a level</comment>
        <translation>Pl&amp;ay at %1 level</translation>
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
        <translation>Rating</translation>
    </message>
    <message numerus="yes">
        <source>Your place in all %Ln game(s)</source>
        <comment>title: which place in each</comment>
        <translation>
            <numerusform>Your place in the only game</numerusform>
            <numerusform>Your place in all %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your place in the last %Ln game(s)</source>
        <comment>title: which place in each</comment>
        <translation>
            <numerusform>Your place in the last game</numerusform>
            <numerusform>Your place in the last %Ln games</numerusform>
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
        <translation>Best hand</translation>
    </message>
    <message>
        <source>Best pile</source>
        <comment>title: the most valuable one that was taken</comment>
        <translation>Best pile</translation>
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
            <numerusform>out in %Ln turn</numerusform>
            <numerusform>out in %Ln turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the others were left with %Ln card(s)</source>
        <comment>at the end of a hand</comment>
        <translation>
            <numerusform>the others were left with %Ln card</numerusform>
            <numerusform>the others were left with %Ln cards</numerusform>
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
        <translation>%1, taken with %2, %3</translation>
    </message>
    <message>
        <source>%1 games</source>
        <comment>name of a file: a game</comment>
        <translation>%1 games</translation>
    </message>
    <message>
        <source>%1 rating</source>
        <comment>name of a file: a game</comment>
        <translation>%1 rating</translation>
    </message>
    <message>
        <source>%1 games won</source>
        <comment>name of a file: a game</comment>
        <translation>%1 games won</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>name of a file: a game</comment>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>%1 mistakes</source>
        <comment>name of a file: a game</comment>
        <translation>%1 mistakes</translation>
    </message>
    <message>
        <source>Statistics, %1</source>
        <comment>%1 is a game</comment>
        <translation>Statistics, %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>“Statistics, Odin”; how many games; what the rating is</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>fewer is better</source>
        <comment>below a title: points</comment>
        <translation>fewer is better</translation>
    </message>
    <message>
        <source>more is better</source>
        <comment>below a title: points</comment>
        <translation>more is better</translation>
    </message>
    <message>
        <source>%1 on average, others %2</source>
        <comment>points</comment>
        <translation>%1 on average, others %2</translation>
    </message>
    <message>
        <source>rating %1 ± %2</source>
        <comment>of a player, and its uncertainty</comment>
        <translation>rating %1 ± %2</translation>
    </message>
    <message>
        <source>Games are not saved here.</source>
        <translation>Games are not saved here.</translation>
    </message>
</context>
<context>
    <name>PastGameText</name>
    <message>
        <source>d MMMM</source>
        <comment>a day without its year, as QLocale::toString() takes it</comment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a day with its year, as QLocale::toString() takes it</comment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day with its year, short, as QLocale::toString() takes it</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>heading: %1 is a day</comment>
        <translation>Today, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <comment>heading: %1 is a day</comment>
        <translation>Yesterday, %1</translation>
    </message>
    <message>
        <source>Earlier this month</source>
        <comment>heading of games</comment>
        <translation>Earlier this month</translation>
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
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message>
        <source>Game from %1</source>
        <comment>%1 is a day; it is not known what was played</comment>
        <translation>Game from %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>Odin, 22 November</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>Odin with Leif, Ylva and Ivar</comment>
        <translation>%1 with %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hand(s)</source>
        <comment>how many hands of Odin have been played</comment>
        <translation>
            <numerusform>%Ln hand</numerusform>
            <numerusform>%Ln hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln round(s)</source>
        <comment>how many rounds of Ninjan have been played</comment>
        <translation>
            <numerusform>%Ln round</numerusform>
            <numerusform>%Ln rounds</numerusform>
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
        <translation>deal %1</translation>
    </message>
    <message>
        <source>in progress</source>
        <comment>a game that is the running one</comment>
        <translation>in progress</translation>
    </message>
    <message>
        <source>not finished</source>
        <comment>a game</comment>
        <translation>not finished</translation>
    </message>
    <message>
        <source>won by %1</source>
        <comment>a game; names</comment>
        <translation>won by %1</translation>
    </message>
    <message>
        <source>Written by a newer version of Meadhall</source>
        <comment>of a file</comment>
        <translation>Written by a newer version of Meadhall</translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <translation>This file cannot be read</translation>
    </message>
    <message>
        <source>This file is damaged: nothing in it can be read</source>
        <translation>This file is damaged: nothing in it can be read</translation>
    </message>
    <message>
        <source>This file is damaged: only its beginning can be read</source>
        <translation>This file is damaged: only its beginning can be read</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>22 November 19:05</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and what is the matter with the file of a game</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2, with %3: %4</source>
        <comment>Odin, 22 November 19:05, with Leif, Ylva and Ivar: 1st of 4, 7 points</comment>
        <translation>%1, %2, with %3: %4</translation>
    </message>
    <message>
        <source>not reviewed</source>
        <comment>a game</comment>
        <translation>not reviewed</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <comment>in a game that was reviewed</comment>
        <translation>no mistakes</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistake(s)</source>
        <comment>in a game that was reviewed</comment>
        <translation>
            <numerusform>%Ln mistake</numerusform>
            <numerusform>%Ln mistakes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points lost</source>
        <comment>in a game that was reviewed; a number with one decimal</comment>
        <translation>%1 points lost</translation>
    </message>
    <message>
        <source>Dated by a wrong clock</source>
        <comment>heading of games</comment>
        <translation>Dated by a wrong clock</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <comment>a result; %1 may have a sign</comment>
        <translation>
            <numerusform>%1 point</numerusform>
            <numerusform>%1 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleText</name>
    <message>
        <source>First steps</source>
        <comment>puzzles of the first stage</comment>
        <translation>First steps</translation>
    </message>
    <message>
        <source>Good plays</source>
        <comment>puzzles of the second stage</comment>
        <translation>Good plays</translation>
    </message>
    <message>
        <source>Deep water</source>
        <comment>puzzles of the third stage</comment>
        <translation>Deep water</translation>
    </message>
    <message>
        <source>go out, block, pass</source>
        <comment>what puzzles are about</comment>
        <translation>go out, block, pass</translation>
    </message>
    <message>
        <source>what beats what, and when</source>
        <comment>what puzzles are about</comment>
        <translation>what beats what, and when</translation>
    </message>
    <message>
        <source>what to keep, what to take</source>
        <comment>what puzzles are about</comment>
        <translation>what to keep, what to take</translation>
    </message>
    <message>
        <source>your card is the next prize</source>
        <comment>what puzzles are about</comment>
        <translation>your card is the next prize</translation>
    </message>
    <message>
        <source>count cards, plan the next lead</source>
        <comment>what puzzles are about</comment>
        <translation>count cards, plan the next lead</translation>
    </message>
    <message>
        <source>who must take what</source>
        <comment>what puzzles are about</comment>
        <translation>who must take what</translation>
    </message>
    <message>
        <source>stage %1</source>
        <comment>of a puzzle: 1 to 3</comment>
        <translation>stage %1</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>puzzles of a pack</comment>
        <translation>%1 of %2 solved</translation>
    </message>
    <message>
        <source>It’s your card’s turn. Which pile leaves you with the most points at the end of the game?</source>
        <translation>It’s your card’s turn. Which pile leaves you with the most points at the end of the game?</translation>
    </message>
    <message>
        <source>Which card leaves you with the most points at the end of the game? Choose it.</source>
        <translation>Which card leaves you with the most points at the end of the game? Choose it.</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <comment>what is known in a puzzle</comment>
        <translation>Round %1 of %2</translation>
    </message>
    <message>
        <source>%1 has %2 points</source>
        <comment>what is known in a puzzle: a name, +12 or −3</comment>
        <translation>%1 has %2 points</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln cards</source>
        <comment>what is known in a puzzle</comment>
        <translation>
            <numerusform>%1 has %Ln card</numerusform>
            <numerusform>%1 has %Ln cards</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, among them %2</source>
        <comment>what is known in a puzzle: “Ylva has 4 cards”; cards picked up</comment>
        <translation>%1, among them %2</translation>
    </message>
    <message>
        <source>Which cards go with no others, and what do the rest need to go out?</source>
        <comment>hint of a puzzle</comment>
        <translation>Which cards go with no others, and what do the rest need to go out?</translation>
    </message>
    <message>
        <source>How many sets does your hand make after each play? And what can the others still beat?</source>
        <comment>hint of a puzzle</comment>
        <translation>How many sets does your hand make after each play? And what can the others still beat?</translation>
    </message>
    <message>
        <source>The play itself is obvious. Which beaten card fits what stays in your hand?</source>
        <comment>hint of a puzzle</comment>
        <translation>The play itself is obvious. Which beaten card fits what stays in your hand?</translation>
    </message>
    <message>
        <source>Which cards in each play would you miss later?</source>
        <comment>hint of a puzzle</comment>
        <translation>Which cards in each play would you miss later?</translation>
    </message>
    <message>
        <source>Which cards come before yours, and what lies on the piles by then?</source>
        <comment>hint of a puzzle</comment>
        <translation>Which cards come before yours, and what lies on the piles by then?</translation>
    </message>
    <message>
        <source>Your card lies on top afterwards. Who can take it, and what must they take otherwise?</source>
        <comment>hint of a puzzle</comment>
        <translation>Your card lies on top afterwards. Who can take it, and what must they take otherwise?</translation>
    </message>
    <message>
        <source>Do not pick up %1.</source>
        <comment>second hint of a puzzle; a card (accusative)</comment>
        <translation>Do not pick up %1.</translation>
    </message>
    <message>
        <source>One card of the answer is marked: %1.</source>
        <comment>second hint of a puzzle; a card (nominative)</comment>
        <translation>One card of the answer is marked: %1.</translation>
    </message>
    <message>
        <source>You do not have to play.</source>
        <comment>second hint of a puzzle: passing is the answer</comment>
        <translation>You do not have to play.</translation>
    </message>
    <message>
        <source>It is not the pile with %1 on top.</source>
        <comment>second hint of a puzzle; a card (accusative)</comment>
        <translation>It is not the pile with %1 on top.</translation>
    </message>
    <message>
        <source>It is not the %1.</source>
        <comment>second hint of a puzzle; a card (nominative)</comment>
        <translation>It is not the %1.</translation>
    </message>
    <message>
        <source>The cards are right. %1</source>
        <comment>wrong answer of a puzzle; what speaks against the card picked up</comment>
        <translation>The cards are right. %1</translation>
    </message>
    <message>
        <source>%1 But it has a drawback. %2</source>
        <comment>wrong answer of a puzzle: a sentence for it, a sentence against it</comment>
        <translation>%1 But it has a drawback. %2</translation>
    </message>
    <message>
        <source>%1 Tempting: %2. %3</source>
        <comment>explains a puzzle: sentences for the answer; a move; what speaks against it</comment>
        <translation>%1 Tempting: %2. %3</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <comment>title, heading</comment>
        <translation>Puzzle of the day</translation>
    </message>
    <message>
        <source>at the first attempt</source>
        <comment>below a share in percent, or “Solved”</comment>
        <translation>at the first attempt</translation>
    </message>
    <message>
        <source>You lead. What leaves you best off at the end of this hand? Select your cards and play them.</source>
        <translation>You lead. What leaves you best off at the end of this hand? Select your cards and play them.</translation>
    </message>
    <message>
        <source>What leaves you best off at the end of this hand? Select your cards, play them and say which beaten card you pick up, or pass.</source>
        <translation>What leaves you best off at the end of this hand? Select your cards, play them and say which beaten card you pick up, or pass.</translation>
    </message>
    <message>
        <source>Based on %1 sampled deals; the second-best answer costs at least %2 points.</source>
        <comment>how a puzzle was judged: a number, points such as 1.1</comment>
        <translation>Based on %1 sampled deals; the second-best answer costs at least %2 points.</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Step up</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>Step &amp;down</translation>
    </message>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Select all</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Open</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Save as</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Look in:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>File &amp;name:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Files of type:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Forward</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Go back</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Go forward</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Parent folder</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Go to the parent folder</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Create new folder</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Create a new folder</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>List view</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Detail view</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Change to list view mode</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Change to detail view mode</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;New folder</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>New folder</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Rename</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Delete</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Show &amp;hidden files</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Folder:</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Sidebar</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>List of places and bookmarks</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 already exists.
Do you want to replace it?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
File not found.
Check the file name.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Folder not found.
Check the folder name.</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancel</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Close without saving</translation>
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
        <translation>Press keys…</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Redo</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cu&amp;t</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Paste</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>&amp;Delete</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Select &amp;all</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>About Qt</source>
        <translation>About Qt</translation>
    </message>
    <message>
        <source>&lt;h3&gt;About Qt&lt;/h3&gt;&lt;p&gt;This program uses Qt version %1.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;About Qt&lt;/h3&gt;&lt;p&gt;This program uses Qt version %1.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Apply</source>
        <translation>Apply</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reset</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Restore defaults</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Retry</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Yes</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Redo</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cu&amp;t</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Paste</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>&amp;Delete</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Select &amp;all</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copy &amp;link location</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>pile %1 (%2)</source>
        <comment>a move: the number of a pile, and what it is worth: +10, −3</comment>
        <translation>pile %1 (%2)</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a move</comment>
        <translation>pass</translation>
    </message>
    <message>
        <source>picks up %1 instead of %2</source>
        <comment>a mistake; numbers of cards</comment>
        <translation>picks up %1 instead of %2</translation>
    </message>
    <message>
        <source>%1; better: %2</source>
        <comment>a mistake: what was played or chosen; cards (nominative)</comment>
        <translation>%1; better: %2</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <comment>a mistake; values of sets, in figures</comment>
        <translation>%1 instead of %2</translation>
    </message>
    <message>
        <source>%1 instead of passing</source>
        <comment>a mistake; the value of a set</comment>
        <translation>%1 instead of passing</translation>
    </message>
    <message>
        <source>passes instead of %1</source>
        <comment>a mistake; the value of a set</comment>
        <translation>passes instead of %1</translation>
    </message>
    <message>
        <source>%1 on pile %2; better: %3</source>
        <comment>a mistake; a card (nominative), numbers of piles</comment>
        <translation>%1 on pile %2; better: %3</translation>
    </message>
    <message>
        <source>pile %1 (%2); better: %3 (%4)</source>
        <comment>a mistake; numbers of piles, and what they are worth: +10, −3</comment>
        <translation>pile %1 (%2); better: %3 (%4)</translation>
    </message>
    <message>
        <source>%1; picked up: %2</source>
        <comment>a move for screen readers; cards (nominative)</comment>
        <translation>%1; picked up: %2</translation>
    </message>
    <message>
        <source>takes it with</source>
        <comment>label above a card: of a pile</comment>
        <translation>takes it with</translation>
    </message>
    <message>
        <source>lays</source>
        <comment>label above a card: of a pile</comment>
        <translation>lays</translation>
    </message>
    <message>
        <source>beats no pile</source>
        <comment>of a card, as the piles are now</comment>
        <translation>beats no pile</translation>
    </message>
    <message>
        <source>Why pick up %1? %2</source>
        <extracomment>%1: a card (accusative); %2: the reasons, whole sentences</extracomment>
        <translation>Why pick up %1? %2</translation>
    </message>
    <message>
        <source>Why pass? %1</source>
        <comment>the reasons, whole sentences</comment>
        <translation>Why pass? %1</translation>
    </message>
    <message>
        <source>Why %1? %2</source>
        <extracomment>%1: a move in a few words: 77, rock 5, pile 2 (+4); %2: the reasons, whole sentences</extracomment>
        <translation>Why %1? %2</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>verdict on a move</comment>
        <translation>Best</translation>
    </message>
    <message>
        <source>Fine</source>
        <comment>verdict on a move: nearly as good as the best one</comment>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Small mistake</source>
        <comment>verdict on a move</comment>
        <translation>Small mistake</translation>
    </message>
    <message>
        <source>Clear mistake</source>
        <comment>verdict on a move</comment>
        <translation>Clear mistake</translation>
    </message>
    <message>
        <source>best moves: %1</source>
        <comment>count</comment>
        <translation>best moves: %1</translation>
    </message>
    <message>
        <source>fine moves: %1</source>
        <comment>count</comment>
        <translation>fine moves: %1</translation>
    </message>
    <message>
        <source>small mistakes: %1</source>
        <comment>count</comment>
        <translation>small mistakes: %1</translation>
    </message>
    <message>
        <source>clear mistakes: %1</source>
        <comment>count</comment>
        <translation>clear mistakes: %1</translation>
    </message>
    <message>
        <source>costs %1</source>
        <comment>a move; “about 1.2 points”</comment>
        <translation>costs %1</translation>
    </message>
    <message>
        <source>loses nothing</source>
        <comment>a move</comment>
        <translation>loses nothing</translation>
    </message>
    <message>
        <source>no certain loss</source>
        <comment>of a move</comment>
        <translation>no certain loss</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <comment>points lost</comment>
        <translation>between %1 and %2</translation>
    </message>
    <message>
        <source>points</source>
        <comment>below a number with one decimal: points expected of a move</comment>
        <translation>points</translation>
    </message>
    <message>
        <source>± %1 so far</source>
        <comment>uncertainty of a number that is still being computed</comment>
        <translation>± %1 so far</translation>
    </message>
    <message>
        <source>Hand %1, turn %2</source>
        <comment>place in a game of Odin</comment>
        <translation>Hand %1, turn %2</translation>
    </message>
    <message>
        <source>Round %1, choice</source>
        <comment>place in a game of Ninjan: the choice of cards</comment>
        <translation>Round %1, choice</translation>
    </message>
    <message>
        <source>Round %1, pile</source>
        <comment>place in a game of Ninjan: a card is put on a pile</comment>
        <translation>Round %1, pile</translation>
    </message>
    <message>
        <source>start</source>
        <comment>value of a curve: before the first turn</comment>
        <translation>start</translation>
    </message>
    <message>
        <source>turn %1</source>
        <comment>value of a curve</comment>
        <translation>turn %1</translation>
    </message>
    <message>
        <source>round %1, choice</source>
        <comment>value of a curve</comment>
        <translation>round %1, choice</translation>
    </message>
    <message>
        <source>round %1, card %2</source>
        <comment>value of a curve; which card is resolved</comment>
        <translation>round %1, card %2</translation>
    </message>
    <message>
        <source>Points expected</source>
        <comment>title of a curve</comment>
        <translation>Points expected</translation>
    </message>
    <message>
        <source>↑ fewer is better</source>
        <comment>beside a curve, whose upper end is better</comment>
        <translation>↑ fewer is better</translation>
    </message>
    <message>
        <source>↑ more is better</source>
        <comment>beside a curve, whose upper end is better</comment>
        <translation>↑ more is better</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>below the axis of a curve, before numbers</comment>
        <translation>turn</translation>
    </message>
    <message>
        <source>round</source>
        <comment>below the axis of a curve, before numbers</comment>
        <translation>round</translation>
    </message>
    <message>
        <source>verdict</source>
        <comment>heading of a column</comment>
        <translation>verdict</translation>
    </message>
    <message>
        <source>%1 %2, before that %3</source>
        <comment>value of a curve: name, points, points before</comment>
        <translation>%1 %2, before that %3</translation>
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
        <translation>not reviewed yet</translation>
    </message>
    <message>
        <source>You played</source>
        <comment>label before cards</comment>
        <translation>You played</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>label before cards</comment>
        <translation>%1 played</translation>
    </message>
    <message>
        <source>You chose</source>
        <comment>label before a card</comment>
        <translation>You chose</translation>
    </message>
    <message>
        <source>%1 chose</source>
        <comment>label before a card</comment>
        <translation>%1 chose</translation>
    </message>
    <message>
        <source>Your choice</source>
        <comment>label before a move: a pile, or passing</comment>
        <translation>Your choice</translation>
    </message>
    <message>
        <source>%1 chose</source>
        <comment>label before a move: a pile, or passing</comment>
        <translation>%1 chose</translation>
    </message>
    <message>
        <source>Just as good</source>
        <comment>label before a move</comment>
        <translation>Just as good</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>label before a move</comment>
        <translation>Better</translation>
    </message>
    <message>
        <source>Best so far</source>
        <comment>label before a move, while it is being judged</comment>
        <translation>Best so far</translation>
    </message>
    <message>
        <source>picks up</source>
        <comment>label above a card</comment>
        <translation>picks up</translation>
    </message>
    <message>
        <source>What if…?</source>
        <comment>title: another move was tried</comment>
        <translation>What if…?</translation>
    </message>
    <message>
        <source>You tried</source>
        <comment>label before a move</comment>
        <translation>You tried</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>label before the best move</comment>
        <translation>Best</translation>
    </message>
    <message>
        <source>%1 is about %2 points better.</source>
        <extracomment>%1: a move in a few words: 83, pass, rock 5; %2: points with one decimal</extracomment>
        <translation>%1 is about %2 points better.</translation>
    </message>
    <message>
        <source>%1 is about %2 points worse.</source>
        <extracomment>%1: a move in a few words: 83, pass, rock 5; %2: points with one decimal</extracomment>
        <translation>%1 is about %2 points worse.</translation>
    </message>
    <message>
        <source>%1 is just as good.</source>
        <comment>a move in a few words</comment>
        <translation>%1 is just as good.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 would be %2 points better still.</source>
        <translation>%1 would be %2 points better still.</translation>
    </message>
    <message>
        <source>%1: %2, %3 %4</source>
        <comment>“You played: black 8, 3.3 points”</comment>
        <translation>%1: %2, %3 %4</translation>
    </message>
    <message>
        <source>This decision</source>
        <comment>heading</comment>
        <translation>This decision</translation>
    </message>
    <message>
        <source>Not reviewed yet.</source>
        <translation>Not reviewed yet.</translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <comment>heading of a list</comment>
        <translation>Your mistakes</translation>
    </message>
    <message>
        <source>Mistakes by %1</source>
        <comment>heading of a list</comment>
        <translation>Mistakes by %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 points lost in %Ln decision(s)</source>
        <comment>points lost; %1 has one decimal</comment>
        <translation>
            <numerusform>%1 points lost in %Ln decision</numerusform>
            <numerusform>%1 points lost in %Ln decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s) not reviewed</source>
        <comment>in a review that was stopped</comment>
        <translation>
            <numerusform>%Ln decision not reviewed</numerusform>
            <numerusform>%Ln decisions not reviewed</numerusform>
        </translation>
    </message>
    <message>
        <source>No verdicts: it is not known who played here.</source>
        <translation>No verdicts: it is not known who played here.</translation>
    </message>
    <message>
        <source>No verdicts: only computers played here.</source>
        <translation>No verdicts: only computers played here.</translation>
    </message>
    <message>
        <source>There was nothing to decide here.</source>
        <comment>in a review</comment>
        <translation>There was nothing to decide here.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>said by a screen reader; a move</comment>
        <translation>Better: %1</translation>
    </message>
    <message>
        <source>beats pile %1</source>
        <comment>of a card, as the piles are now; the number of a pile</comment>
        <translation>beats pile %1</translation>
    </message>
    <message>
        <source>It costs much of the chance of winning.</source>
        <comment>about a move</comment>
        <translation>It costs much of the chance of winning.</translation>
    </message>
    <message>
        <source>Being reviewed now.</source>
        <translation>Being reviewed now.</translation>
    </message>
    <message>
        <source>picks up %1; better: %2</source>
        <comment>a mistake; cards (nominative)</comment>
        <translation>picks up %1; better: %2</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>title, button: a game is looked at again</comment>
        <translation>Review</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <comment>button</comment>
        <translation>Previous mistake</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <comment>button</comment>
        <translation>Next mistake</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <comment>in a review</comment>
        <translation>No mistakes</translation>
    </message>
    <message>
        <source>If in doubt, the milder verdict stands.</source>
        <comment>about the points that a move costs</comment>
        <translation>If in doubt, the milder verdict stands.</translation>
    </message>
    <message>
        <source>Only one seat’s cards are known; the others would be dealt anew.</source>
        <translation>Only one seat’s cards are known; the others would be dealt anew.</translation>
    </message>
    <message>
        <source>With %1 no difference is certain.</source>
        <comment>a move in a few words</comment>
        <translation>With %1 no difference is certain.</translation>
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
        <translation>round %1</translation>
    </message>
    <message>
        <source>%1 is next.</source>
        <comment>whose turn it is; a name</comment>
        <translation>%1 is next.</translation>
    </message>
    <message>
        <source>left today at %1</source>
        <comment>a game; a time</comment>
        <translation>left today at %1</translation>
    </message>
    <message>
        <source>left yesterday at %1</source>
        <comment>a game; a time</comment>
        <translation>left yesterday at %1</translation>
    </message>
    <message>
        <source>left on %1</source>
        <comment>a game; a day</comment>
        <translation>left on %1</translation>
    </message>
</context>
<context>
    <name>StatisticsText</name>
    <message>
        <source>Your first game at %1 level</source>
        <comment>end of a game; %1 is a level</comment>
        <translation>Your first game at %1 level</translation>
    </message>
    <message>
        <source>Your first win!</source>
        <comment>end of a game</comment>
        <translation>Your first win!</translation>
    </message>
    <message>
        <source>The best of your %1 games at %2 level: %3</source>
        <comment>end of a game; a number of games from two on, a level, the points</comment>
        <translation>The best of your %1 games at %2 level: %3</translation>
    </message>
    <message>
        <source>Why not try %1?</source>
        <comment>end of a game that was won; a higher level</comment>
        <translation>Why not try %1?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your %1 games at %2 level was/were better; the best: %3</source>
        <comment>end of a game; the number of games from two on, a level, the points of the best game</comment>
        <translation>
            <numerusform>%Ln of your %1 games at %2 level was better: %3</numerusform>
            <numerusform>%Ln of your %1 games at %2 level were better; the best: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>The statistics file cannot be used. Your games are being recounted.</source>
        <translation>The statistics file cannot be used. Your games are being recounted.</translation>
    </message>
    <message>
        <source>The statistics file was damaged. Your games are being recounted.</source>
        <translation>The statistics file was damaged. Your games are being recounted.</translation>
    </message>
    <message>
        <source>Qt’s SQLite driver is not installed (Debian, Ubuntu: %1).</source>
        <translation>Qt’s SQLite driver is not installed (Debian, Ubuntu: %1).</translation>
    </message>
    <message>
        <source>A part of Meadhall is not installed (%1).</source>
        <translation>A part of Meadhall is not installed (%1).</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Card %1 of %2</source>
        <extracomment>A card of the hand was moved: its place among how many</extracomment>
        <translation>Card %1 of %2</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>You</source>
        <comment>the person at the screen, in place of a name</comment>
        <translation>You</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>under the name of the person at the screen</comment>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>face-down card</source>
        <comment>said by a screen reader</comment>
        <translation>face-down card</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>how many a seat holds</comment>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
    <message>
        <source>cards: %1</source>
        <comment>said of a seat by a screen reader</comment>
        <translation>cards: %1</translation>
    </message>
    <message>
        <source>points: %1</source>
        <comment>said of a seat by a screen reader</comment>
        <translation>points: %1</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <comment>first line of the log; %1 is the deal number</comment>
        <translation>Deal %1</translation>
    </message>
    <message>
        <source>to play</source>
        <comment>said of a seat by a screen reader: it is to act now</comment>
        <translation>to play</translation>
    </message>
    <message>
        <source>selected: %1</source>
        <comment>said by a screen reader; %1: the value of the selected cards, or their names</comment>
        <translation>selected: %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>heading, column of points</comment>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <comment>column of points, place in a game</comment>
        <translation>Hand %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place in a row, and how many there are</comment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>heading: of a table, a column</comment>
        <translation>Points</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>column of points</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>label: Odin or Ninjan</comment>
        <translation>Game</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>heading, button</comment>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Curve</source>
        <comment>page: how everybody&apos;s points grew</comment>
        <translation>Curve</translation>
    </message>
    <message numerus="yes">
        <source>%Ln players</source>
        <comment>which games, or fact about a game</comment>
        <translation>
            <numerusform>%Ln player</numerusform>
            <numerusform>%Ln players</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal number copied</source>
        <comment>said by a screen reader</comment>
        <translation>Deal number copied</translation>
    </message>
    <message>
        <source>selected</source>
        <comment>said of a card by a screen reader</comment>
        <translation>selected</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a name and a number, in a list: “You 12, Bjorn 3”</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 has two cards left.</source>
        <comment>a name</comment>
        <translation>%1 has two cards left.</translation>
    </message>
    <message>
        <source>%1 has one card left.</source>
        <comment>a name</comment>
        <translation>%1 has one card left.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>said by a screen reader; %1: a name, %2: what is said of that player</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <comment>the answer to a question by a key</comment>
        <translation>You hold no cards.</translation>
    </message>
    <message>
        <source>The cards stay face down until the next person shows them.</source>
        <comment>the answer to a question by a key</comment>
        <translation>The cards stay face down until the next person shows them.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <comment>a name</comment>
        <translation>%1 is to play.</translation>
    </message>
    <message>
        <source>1st of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>1st of %1</translation>
    </message>
    <message>
        <source>2nd of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>2nd of %1</translation>
    </message>
    <message>
        <source>3rd of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>3rd of %1</translation>
    </message>
    <message>
        <source>4th of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>4th of %1</translation>
    </message>
    <message>
        <source>5th of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>5th of %1</translation>
    </message>
    <message>
        <source>6th of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>6th of %1</translation>
    </message>
    <message>
        <source>The game begins with a position that was entered.</source>
        <translation>The game begins with a position that was entered.</translation>
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
        <translation>Clear</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Show this help and quit.</source>
        <translation>Show this help and quit.</translation>
    </message>
    <message>
        <source>Show the version and quit.</source>
        <translation>Show the version and quit.</translation>
    </message>
    <message>
        <source>Only one game record can be opened at a time.</source>
        <translation>Only one game record can be opened at a time.</translation>
    </message>
    <message>
        <source>See meadhall --help.</source>
        <translation>See meadhall --help.</translation>
    </message>
    <message>
        <source>Meadhall cannot open a window: there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set).</source>
        <translation>Meadhall cannot open a window: there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set).</translation>
    </message>
    <message>
        <source>A table for the card games Odin and Ninjan, with computer players who see only their own cards.</source>
        <translation>A table for the card games Odin and Ninjan, with computer players who see only their own cards.</translation>
    </message>
    <message>
        <source>Let the computer play a game, save pictures of it in &lt;folder&gt;, and quit.</source>
        <translation>Let the computer play a game, save pictures of it in &lt;folder&gt;, and quit.</translation>
    </message>
    <message>
        <source>Set the language to &lt;code&gt;: %1.</source>
        <extracomment>%1: codes of languages, as &quot;en, de, ru&quot;</extracomment>
        <translation>Set the language to &lt;code&gt;: %1.</translation>
    </message>
    <message>
        <source>Store the settings and the games in &lt;folder&gt;.</source>
        <translation>Store the settings and the games in &lt;folder&gt;.</translation>
    </message>
    <message>
        <source>Write a line to &lt;file&gt; for each frame: the time, how long it took to prepare and draw, and the time since the previous frame, in milliseconds.</source>
        <translation>Write a line to &lt;file&gt; for each frame: the time, how long it took to prepare and draw, and the time since the previous frame, in milliseconds.</translation>
    </message>
    <message>
        <source>Unknown language “%1”. Available languages: %2.</source>
        <extracomment>%1: what was typed; %2: all languages, as &quot;en (English), de (Deutsch)&quot;</extracomment>
        <translation>Unknown language “%1”. Available languages: %2.</translation>
    </message>
    <message>
        <source>--demo plays a game of its own and cannot open a game record.</source>
        <translation>--demo plays a game of its own and cannot open a game record.</translation>
    </message>
    <message>
        <source>%1 is given more than once, with different values.</source>
        <extracomment>%1: an option, as --data</extracomment>
        <translation>%1 is given more than once, with different values.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written to.</source>
        <translation>The file %1 cannot be written to.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>The folder %1 cannot be made.</translation>
    </message>
    <message>
        <source>Open the dialog for a new game of &lt;game&gt;: %1.</source>
        <extracomment>%1: names of games, as &quot;odin, ninjan&quot;</extracomment>
        <translation>Open the dialog for a new game of &lt;game&gt;: %1.</translation>
    </message>
    <message>
        <source>Unknown game “%1”. Available games: %2.</source>
        <extracomment>%1: what was typed; %2: names of games, as &quot;odin, ninjan&quot;</extracomment>
        <translation>Unknown game “%1”. Available games: %2.</translation>
    </message>
    <message>
        <source>The game record to open, or the invitation to a friend’s table.</source>
        <translation>The game record to open, or the invitation to a friend’s table.</translation>
    </message>
    <message>
        <source>Meadhall cannot open a window: the display does not answer, or Qt has no plug-in for it.</source>
        <translation>Meadhall cannot open a window: the display does not answer, or Qt has no plug-in for it.</translation>
    </message>
    <message>
        <source>Meadhall is running on the computer “%1” with the folder “%2”.</source>
        <extracomment>%1: the name of a computer; %2: a folder</extracomment>
        <translation>Meadhall is running on the computer “%1” with the folder “%2”.</translation>
    </message>
    <message>
        <source>Meadhall is already running with the folder “%1”, but does not answer (process %2).</source>
        <extracomment>%1: a folder; %2: the number of a process</extracomment>
        <translation>Meadhall is already running with the folder “%1”, but does not answer (process %2).</translation>
    </message>
    <message>
        <source>Use it here anyway</source>
        <comment>button</comment>
        <translation>Use it here anyway</translation>
    </message>
    <message>
        <source>If you use it here anyway, nothing more is saved on the other computer.</source>
        <translation>If you use it here anyway, nothing more is saved on the other computer.</translation>
    </message>
    <message>
        <source>Open the puzzle of the day.</source>
        <translation>Open the puzzle of the day.</translation>
    </message>
    <message>
        <source>On Debian and Ubuntu Qt’s plug-in for Wayland is in the package %1.</source>
        <translation>On Debian and Ubuntu Qt’s plug-in for Wayland is in the package %1.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::AboutGameDialog</name>
    <message>
        <source>About this game</source>
        <comment>title</comment>
        <translation>About this game</translation>
    </message>
    <message>
        <source>Game:</source>
        <translation>Game:</translation>
    </message>
    <message>
        <source>Edition:</source>
        <translation>Edition:</translation>
    </message>
    <message>
        <source>Points limit:</source>
        <comment>points that end the game</comment>
        <translation>Points limit:</translation>
    </message>
    <message>
        <source>Colours left out:</source>
        <translation>Colours left out:</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and its level</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>Players:</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>button: the deal number, to the clipboard</comment>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>Deal number:</source>
        <translation>Deal number:</translation>
    </message>
    <message>
        <source>Started:</source>
        <comment>when the game was begun</comment>
        <translation>Started:</translation>
    </message>
    <message>
        <source>Leading the whole hand:</source>
        <translation>Leading the whole hand:</translation>
    </message>
    <message>
        <source>Who starts the next hand:</source>
        <translation>Who starts the next hand:</translation>
    </message>
    <message>
        <source>Goat:</source>
        <comment>the card</comment>
        <translation>Goat:</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::Actions</name>
    <message>
        <source>&amp;Game</source>
        <comment>menu</comment>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <comment>menu entry</comment>
        <translation>&amp;New game…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <comment>menu entry: takes back the last move</comment>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <source>Next &amp;hand</source>
        <comment>menu entry: deals</comment>
        <translation>Next &amp;hand</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <comment>menu entry</comment>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <comment>menu: what to do with the cards held</comment>
        <translation>&amp;Move</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <comment>menu entry</comment>
        <translation>&amp;Pass</translation>
    </message>
    <message>
        <source>Sort by &amp;colour</source>
        <comment>menu entry</comment>
        <translation>Sort by &amp;colour</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu</comment>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Points and log</source>
        <comment>menu entry: the panel beside the table</comment>
        <translation>&amp;Points and log</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <comment>menu entry</comment>
        <translation>&amp;Full screen</translation>
    </message>
    <message>
        <source>Count points &amp;down</source>
        <comment>menu entry</comment>
        <translation>Count points &amp;down</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <comment>menu</comment>
        <translation>&amp;Appearance</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <comment>appearance</comment>
        <translation>&amp;Light</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <comment>appearance</comment>
        <translation>&amp;Dark</translation>
    </message>
    <message>
        <source>Animation &amp;speed</source>
        <comment>menu</comment>
        <translation>Animation &amp;speed</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <comment>animation speed</comment>
        <translation>&amp;Off</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <comment>animation speed</comment>
        <translation>&amp;Fast</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <comment>animation speed</comment>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <comment>animation speed</comment>
        <translation>&amp;Slow</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <comment>menu</comment>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>Hel&amp;p</source>
        <comment>menu</comment>
        <translation>Hel&amp;p</translation>
    </message>
    <message>
        <source>&amp;About Meadhall</source>
        <comment>menu entry</comment>
        <translation>&amp;About Meadhall</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <comment>menu entry</comment>
        <translation>About &amp;Qt</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <comment>menu entry</comment>
        <translation>S&amp;ettings…</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <comment>menu entry: what the coach would do</comment>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>&amp;What now?</source>
        <comment>menu entry: the rules, open at the page for what goes on at the table</comment>
        <translation>&amp;What now?</translation>
    </message>
    <message>
        <source>Rules of &amp;Odin</source>
        <comment>menu entry</comment>
        <translation>Rules of &amp;Odin</translation>
    </message>
    <message>
        <source>Rules of &amp;Ninjan</source>
        <comment>menu entry</comment>
        <translation>Rules of &amp;Ninjan</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <comment>menu entry: can be heard or not</comment>
        <translation>S&amp;ound</translation>
    </message>
    <message>
        <source>Sort by s&amp;uit</source>
        <comment>menu entry: rock, paper, scissors</comment>
        <translation>Sort by s&amp;uit</translation>
    </message>
    <message>
        <source>Past &amp;games</source>
        <comment>menu entry: all games that have been played</comment>
        <translation>Past &amp;games</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <comment>menu entry: plays again what was taken back</comment>
        <translation>&amp;Redo</translation>
    </message>
    <message>
        <source>A&amp;bout this game</source>
        <comment>menu entry: its rules, players and deal number</comment>
        <translation>A&amp;bout this game</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <comment>appearance</comment>
        <translation>&amp;High contrast</translation>
    </message>
    <message>
        <source>&amp;Open game record…</source>
        <comment>menu entry</comment>
        <translation>&amp;Open game record…</translation>
    </message>
    <message>
        <source>&amp;Save game record as…</source>
        <comment>menu entry</comment>
        <translation>&amp;Save game record as…</translation>
    </message>
    <message>
        <source>Start the &amp;next hand automatically</source>
        <comment>menu entry</comment>
        <translation>Start the &amp;next hand automatically</translation>
    </message>
    <message>
        <source>Same as &amp;system</source>
        <comment>appearance</comment>
        <translation>Same as &amp;system</translation>
    </message>
    <message>
        <source>Change the s&amp;ort order</source>
        <comment>menu entry: by colour, by number</comment>
        <translation>Change the s&amp;ort order</translation>
    </message>
    <message>
        <source>Go bac&amp;k to the previous game</source>
        <comment>menu entry: to the one that another has replaced</comment>
        <translation>Go bac&amp;k to the previous game</translation>
    </message>
    <message>
        <source>&amp;Sort by number</source>
        <comment>menu entry in Ninjan: −6 to 10</comment>
        <translation>&amp;Sort by number</translation>
    </message>
    <message>
        <source>&amp;Sort by number</source>
        <comment>menu entry in Odin: 1 to 9</comment>
        <translation>&amp;Sort by number</translation>
    </message>
    <message>
        <source>Open recen&amp;t</source>
        <comment>menu: the records opened and saved last</comment>
        <translation>Open recen&amp;t</translation>
    </message>
    <message>
        <source>&amp;Play this deal again…</source>
        <comment>menu entry: the same cards, with the same players or others</comment>
        <translation>&amp;Play this deal again…</translation>
    </message>
    <message>
        <source>&amp;Deal of the day</source>
        <comment>menu entry: the same for everyone on a date</comment>
        <translation>&amp;Deal of the day</translation>
    </message>
    <message>
        <source>&amp;Learn Odin</source>
        <comment>menu entry: the lesson</comment>
        <translation>&amp;Learn Odin</translation>
    </message>
    <message>
        <source>L&amp;earn Ninjan</source>
        <comment>menu entry: the lesson</comment>
        <translation>L&amp;earn Ninjan</translation>
    </message>
    <message>
        <source>choose players and rules</source>
        <comment>on a tile of the start page</comment>
        <translation>choose players and rules</translation>
    </message>
    <message>
        <source>replay or resume them</source>
        <comment>on a tile of the start page</comment>
        <translation>replay or resume them</translation>
    </message>
    <message>
        <source>a first hand, explained</source>
        <comment>on a tile of the start page</comment>
        <translation>a first hand, explained</translation>
    </message>
    <message>
        <source>three rounds, explained</source>
        <comment>on a tile of the start page</comment>
        <translation>three rounds, explained</translation>
    </message>
    <message>
        <source>L&amp;earn</source>
        <comment>menu: lessons, puzzles, review, statistics</comment>
        <translation>L&amp;earn</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <comment>menu entry: the room of the puzzles</comment>
        <translation>&amp;Puzzles</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <comment>menu entry</comment>
        <translation>&amp;Statistics</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;day</source>
        <comment>menu entry: the same for everyone on a date</comment>
        <translation>Puzzle of the &amp;day</translation>
    </message>
    <message>
        <source>&amp;Review the last game</source>
        <comment>menu entry: of those that are over</comment>
        <translation>&amp;Review the last game</translation>
    </message>
    <message>
        <source>&amp;Join friends…</source>
        <comment>menu entry: takes a chair at the table of somebody else’s program</comment>
        <translation>&amp;Join friends…</translation>
    </message>
    <message>
        <source>Back to your &amp;friends</source>
        <comment>menu entry: to the chair at somebody else’s table, where it is kept</comment>
        <translation>Back to your &amp;friends</translation>
    </message>
    <message>
        <source>with an invitation to their table</source>
        <comment>on a tile of the start page</comment>
        <translation>with an invitation to their table</translation>
    </message>
    <message>
        <source>S&amp;ay something…</source>
        <comment>menu entry: ready phrases, at a table with guests</comment>
        <translation>S&amp;ay something…</translation>
    </message>
    <message>
        <source>your seat is being kept for you</source>
        <comment>on a tile of the start page</comment>
        <translation>your seat is being kept for you</translation>
    </message>
    <message>
        <source>Ho&amp;me</source>
        <comment>menu entry: the start page, where the game waits</comment>
        <translation>Ho&amp;me</translation>
    </message>
    <message>
        <source>By &amp;ear</source>
        <comment>menu: keys to ask the table with, and what was said</comment>
        <translation>By &amp;ear</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <comment>menu entry: says what lies on it</comment>
        <translation>The &amp;table</translation>
    </message>
    <message>
        <source>Your &amp;hand</source>
        <comment>menu entry: says the cards</comment>
        <translation>Your &amp;hand</translation>
    </message>
    <message>
        <source>&amp;Cards that each player holds</source>
        <comment>menu entry: says how many</comment>
        <translation>&amp;Cards that each player holds</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <comment>menu entry: says those of all players</comment>
        <translation>&amp;Points</translation>
    </message>
    <message>
        <source>Everybody’s &amp;last move</source>
        <comment>menu entry: says them</comment>
        <translation>Everybody’s &amp;last move</translation>
    </message>
    <message>
        <source>Whose t&amp;urn, and what is asked</source>
        <comment>menu entry: says it</comment>
        <translation>Whose t&amp;urn, and what is asked</translation>
    </message>
    <message>
        <source>Say it &amp;again</source>
        <comment>menu entry: the last announcement</comment>
        <translation>Say it &amp;again</translation>
    </message>
    <message>
        <source>What was said &amp;before</source>
        <comment>menu entry: the announcement before the one heard last</comment>
        <translation>What was said &amp;before</translation>
    </message>
    <message>
        <source>What was said a&amp;fter that</source>
        <comment>menu entry: the announcement after the one heard last</comment>
        <translation>What was said a&amp;fter that</translation>
    </message>
    <message>
        <source>&amp;What was said…</source>
        <comment>menu entry: the list of announcements</comment>
        <translation>&amp;What was said…</translation>
    </message>
    <message>
        <source>All &amp;keys to ask with…</source>
        <comment>menu entry: their list, in the settings</comment>
        <translation>All &amp;keys to ask with…</translation>
    </message>
    <message>
        <source>How would others have played my &amp;cards?</source>
        <comment>menu entry: computers play the deal of a finished game</comment>
        <translation>How would others have played my &amp;cards?</translation>
    </message>
    <message>
        <source>Analyse &amp;this position</source>
        <comment>menu entry: what each move is worth</comment>
        <translation>Analyse &amp;this position</translation>
    </message>
    <message>
        <source>&amp;Analyse a position…</source>
        <comment>menu entry: any that one puts in</comment>
        <translation>&amp;Analyse a position…</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::AwayPanel</name>
    <message>
        <source>%1 is away</source>
        <comment>%1 is the name of a guest whose connection is lost</comment>
        <translation>%1 is away</translation>
    </message>
    <message>
        <source>%1. Also away: %2</source>
        <extracomment>%1: “Bo is away”, “Bo is taking a while” or “Free seat: Bo”; %2: names</extracomment>
        <translation>%1. Also away: %2</translation>
    </message>
    <message>
        <source>seconds</source>
        <comment>that the game waits</comment>
        <translation>seconds</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <comment>button: for a guest who is away</comment>
        <translation>Keep waiting</translation>
    </message>
    <message>
        <source>Let a computer play</source>
        <comment>button: for a guest who is away</comment>
        <translation>Let a computer play</translation>
    </message>
    <message>
        <source>Copy invitation</source>
        <comment>button: to send it once more</comment>
        <translation>Copy invitation</translation>
    </message>
    <message>
        <source>End the game</source>
        <comment>button</comment>
        <translation>End the game</translation>
    </message>
    <message>
        <source>A guest is away</source>
        <comment>name of a panel for screen readers</comment>
        <translation>A guest is away</translation>
    </message>
    <message>
        <source>Free seat: %1</source>
        <comment>%1 is a name</comment>
        <translation>Free seat: %1</translation>
    </message>
    <message>
        <source>Seat and cards are kept. The same invitation leads back to them on the same computer. From another one, %1 has to ask you for the seat.</source>
        <translation>Seat and cards are kept. The same invitation leads back to them on the same computer. From another one, %1 has to ask you for the seat.</translation>
    </message>
    <message>
        <source>Seat and cards go to whoever comes with the invitation. Send it again: an older one may not lead here any more.</source>
        <translation>Seat and cards go to whoever comes with the invitation. Send it again: an older one may not lead here any more.</translation>
    </message>
    <message>
        <source>%1 is taking a while</source>
        <comment>%1 is the name of a guest whose turn it is</comment>
        <translation>%1 is taking a while</translation>
    </message>
    <message>
        <source>If a computer plays on, %1 can take over again at any time by moving.</source>
        <translation>If a computer plays on, %1 can take over again at any time by moving.</translation>
    </message>
    <message>
        <source>Remind</source>
        <comment>button: a guest who does not move</comment>
        <translation>Remind</translation>
    </message>
    <message>
        <source>Ask to leave</source>
        <comment>button: a guest who does not move; the seat is free then</comment>
        <translation>Ask to leave</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::BeginnerPage</name>
    <message>
        <source>&amp;Review the last game</source>
        <comment>button</comment>
        <translation>&amp;Review the last game</translation>
    </message>
    <message>
        <source>&amp;See it</source>
        <comment>button: the game with the best hand or pile</comment>
        <translation>&amp;See it</translation>
    </message>
    <message>
        <source>You have played your first game.</source>
        <translation>You have played your first game.</translation>
    </message>
    <message numerus="yes">
        <source>You won %1 of %Ln game(s).</source>
        <translation>
            <numerusform>You won %1 of %Ln game.</numerusform>
            <numerusform>You won %1 of %Ln games.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your places</source>
        <comment>title of a chart: in the last games</comment>
        <translation>Your places</translation>
    </message>
    <message>
        <source>Where do you lose points?</source>
        <translation>Where do you lose points?</translation>
    </message>
    <message>
        <source>No mistake so far.</source>
        <translation>No mistake so far.</translation>
    </message>
    <message numerus="yes">
        <source>In %Ln reviewed game(s).</source>
        <translation>
            <numerusform>In %Ln reviewed game.</numerusform>
            <numerusform>In %Ln reviewed games.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most points lost: %1.</source>
        <comment>a kind of mistake, such as “Pass”</comment>
        <translation>Most points lost: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 mistakes in %Ln reviewed game(s).</source>
        <comment>numbers</comment>
        <translation>
            <numerusform>%1 of %2 mistakes in %Ln reviewed game.</numerusform>
            <numerusform>%1 of %2 mistakes in %Ln reviewed games.</numerusform>
        </translation>
    </message>
    <message>
        <source>A review shows what was better.</source>
        <translation>A review shows what was better.</translation>
    </message>
    <message numerus="yes">
        <source>Charts appear after %Ln more game(s).</source>
        <translation>
            <numerusform>Charts appear after %Ln more game.</numerusform>
            <numerusform>Charts appear after %Ln more games.</numerusform>
        </translation>
    </message>
    <message>
        <source>You won your first game.</source>
        <translation>You won your first game.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::BookDocument</name>
    <message>
        <source>At this table</source>
        <comment>rules: before the one of several ways that this table plays by</comment>
        <translation>At this table</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::ChartPanel</name>
    <message>
        <source>Show as a table</source>
        <comment>button, which is down while it does so</comment>
        <translation>Show as a table</translation>
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
        <translation>%1: in the deck</translation>
    </message>
    <message>
        <source>%1: left out</source>
        <translation>%1: left out</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::DealPicture</name>
    <message>
        <source>Points with your cards</source>
        <comment>of each level</comment>
        <translation>Points with your cards</translation>
    </message>
    <message>
        <source>points with your cards</source>
        <comment>below the line of results</comment>
        <translation>points with your cards</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::DealRoom</name>
    <message>
        <source>not played</source>
        <comment>a day&apos;s deal</comment>
        <translation>not played</translation>
    </message>
    <message numerus="yes">
        <source>Places on the last %Ln day(s), today first: %1</source>
        <translation>
            <numerusform>Places on the last %Ln day, today first: %1</numerusform>
            <numerusform>Places on the last %Ln days, today first: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal %1</source>
        <comment>button: copies the number</comment>
        <translation>Deal %1</translation>
    </message>
    <message>
        <source>Deal %1: copy the number</source>
        <comment>button</comment>
        <translation>Deal %1: copy the number</translation>
    </message>
    <message>
        <source>Copies the number. Enter it under “New game” to get the same cards again.</source>
        <translation>Copies the number. Enter it under “New game” to get the same cards again.</translation>
    </message>
    <message>
        <source>At your table</source>
        <comment>heading of the players of a deal</comment>
        <translation>At your table</translation>
    </message>
    <message numerus="yes">
        <source>your place on each of the last %Ln days</source>
        <comment>below beads</comment>
        <translation>
            <numerusform>your place on the last day</numerusform>
            <numerusform>your place on each of the last %Ln days</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy &amp;result</source>
        <comment>button</comment>
        <translation>Copy &amp;result</translation>
    </message>
    <message>
        <source>Your cards have been dealt. When you’ve finished, computers will play them too.</source>
        <comment>about the deal of the day, before it is played</comment>
        <translation>Your cards have been dealt. When you’ve finished, computers will play them too.</translation>
    </message>
    <message>
        <source>With your cards – %1.</source>
        <comment>%1: Master: 2 points</comment>
        <translation>With your cards – %1.</translation>
    </message>
    <message>
        <source>Computers are playing your cards: %1 of %2</source>
        <comment>progress</comment>
        <translation>Computers are playing your cards: %1 of %2</translation>
    </message>
    <message>
        <source>Stopped: %1 of %2 levels have played.</source>
        <translation>Stopped: %1 of %2 levels have played.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: the computers play no further</comment>
        <translation>&amp;Stop</translation>
    </message>
    <message>
        <source>Result copied</source>
        <comment>said by a screen reader</comment>
        <translation>Result copied</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <comment>button: begins the deal of the day</comment>
        <translation>Pla&amp;y</translation>
    </message>
    <message>
        <source>Pla&amp;y it again</source>
        <comment>button: the same deal</comment>
        <translation>Pla&amp;y it again</translation>
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
        <translation>in progress</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::EmptyLoom</name>
    <message>
        <source>Pla&amp;y a game</source>
        <comment>button</comment>
        <translation>Pla&amp;y a game</translation>
    </message>
    <message>
        <source>Lea&amp;rn %1</source>
        <comment>button: a game</comment>
        <translation>Lea&amp;rn %1</translation>
    </message>
    <message>
        <source>Sho&amp;w all</source>
        <comment>button: every game, without a filter</comment>
        <translation>Sho&amp;w all</translation>
    </message>
    <message>
        <source>No games yet</source>
        <comment>title: no game has been finished</comment>
        <translation>No games yet</translation>
    </message>
    <message>
        <source>No matching games</source>
        <comment>title: none passes the filters</comment>
        <translation>No matching games</translation>
    </message>
    <message>
        <source>No statistics</source>
        <comment>title: they cannot be kept on this computer</comment>
        <translation>No statistics</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::FiguresPanel</name>
    <message>
        <source>Won: %1</source>
        <comment>below a share in percent: how many games</comment>
        <translation>Won: %1</translation>
    </message>
    <message>
        <source>Best streak (now %1)</source>
        <comment>below a figure: games won in a row</comment>
        <translation>Best streak (now %1)</translation>
    </message>
    <message>
        <source>Led and won</source>
        <comment>below a share: rounds led that the same player won</comment>
        <translation>Led and won</translation>
    </message>
    <message>
        <source>Went out</source>
        <comment>below a share: of hands in which all own cards were played</comment>
        <translation>Went out</translation>
    </message>
    <message>
        <source>Best streak</source>
        <comment>below a figure: games won in a row</comment>
        <translation>Best streak</translation>
    </message>
    <message>
        <source>Streak now</source>
        <comment>below a figure: games won in a row</comment>
        <translation>Streak now</translation>
    </message>
    <message>
        <source>Forced to take</source>
        <comment>below a share: piles below zero that had to be taken</comment>
        <translation>Forced to take</translation>
    </message>
    <message>
        <source>Chosen</source>
        <comment>title: which suits were played how often</comment>
        <translation>Chosen</translation>
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
        <translation>All time</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <comment>period: 30 days up to today</comment>
        <translation>Last 30 days</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln month(s)</source>
        <comment>period: up to today</comment>
        <translation>
            <numerusform>Last month</numerusform>
            <numerusform>Last %Ln months</numerusform>
        </translation>
    </message>
    <message>
        <source>Alone against the computer</source>
        <comment>whose games are counted: a single person at the table</comment>
        <translation>Alone against the computer</translation>
    </message>
    <message>
        <source>Strongest opponent</source>
        <translation>Strongest opponent</translation>
    </message>
    <message>
        <source>Number of players</source>
        <comment>which games are counted</comment>
        <translation>Number of players</translation>
    </message>
    <message>
        <source>Period</source>
        <comment>which games are counted</comment>
        <translation>Period</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>whose games are counted</comment>
        <translation>Player</translation>
    </message>
    <message>
        <source>&amp;All games…</source>
        <comment>menu entry: are exported, one in a line</comment>
        <translation>&amp;All games…</translation>
    </message>
    <message>
        <source>&amp;Rating…</source>
        <comment>menu entry: is exported, game by game</comment>
        <translation>&amp;Rating…</translation>
    </message>
    <message>
        <source>Games &amp;won…</source>
        <comment>menu entry: how many, by level and number of players; is exported</comment>
        <translation>Games &amp;won…</translation>
    </message>
    <message>
        <source>&amp;Points…</source>
        <comment>menu entry: game by game; are exported</comment>
        <translation>&amp;Points…</translation>
    </message>
    <message>
        <source>&amp;Mistakes…</source>
        <comment>menu entry: by kind; are exported</comment>
        <translation>&amp;Mistakes…</translation>
    </message>
    <message>
        <source>Clear the statistics</source>
        <comment>button</comment>
        <translation>Clear the statistics</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <comment>button</comment>
        <translation>E&amp;xport…</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::GameFiles</name>
    <message>
        <source>Game records (*.meadhall)</source>
        <comment>file dialog</comment>
        <translation>Game records (*.meadhall)</translation>
    </message>
    <message>
        <source>Save game record</source>
        <comment>title</comment>
        <translation>Save game record</translation>
    </message>
    <message>
        <source>You can drop or paste a game, a log, a position, an invitation or a deal number here.</source>
        <comment>said when something else is dropped on the window or pasted</comment>
        <translation>You can drop or paste a game, a log, a position, an invitation or a deal number here.</translation>
    </message>
    <message>
        <source>Logs of Board Game Arena (*.json *.html *.htm *.txt)</source>
        <comment>file dialog</comment>
        <translation>Logs of Board Game Arena (*.json *.html *.htm *.txt)</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::GameImport</name>
    <message>
        <source>Game from Board Game Arena</source>
        <comment>title</comment>
        <translation>Game from Board Game Arena</translation>
    </message>
    <message>
        <source>Which of these players are you?</source>
        <comment>a game is read from a log</comment>
        <translation>Which of these players are you?</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <comment>in place of the name of a file</comment>
        <translation>Pasted text</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::GuestController</name>
    <message>
        <source>Not while you are at a friend’s table: the host decides about the game there.</source>
        <translation>Not while you are at a friend’s table: the host decides about the game there.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::GuestRoom</name>
    <message>
        <source>Leave the table</source>
        <comment>button</comment>
        <translation>Leave the table</translation>
    </message>
    <message>
        <source>The host decides whether there is another game.</source>
        <comment>below the results</comment>
        <translation>The host decides whether there is another game.</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <comment>title</comment>
        <translation>Leave the table?</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <comment>button: leaves a friend’s table</comment>
        <translation>&amp;Leave</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <comment>button: at a friend’s table</comment>
        <translation>&amp;Stay</translation>
    </message>
    <message>
        <source>Take back a move?</source>
        <comment>title</comment>
        <translation>Take back a move?</translation>
    </message>
    <message>
        <source>The host would like to take back the last move. Do you agree?</source>
        <translation>The host would like to take back the last move. Do you agree?</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <comment>button: the host may not take back a move</comment>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <comment>button: the host may take back a move</comment>
        <translation>&amp;Yes</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %1: %Ln s</source>
        <comment>names of players whose connection is lost, and seconds</comment>
        <translation>
            <numerusform>Waiting for %1: %Ln&#xa0;s</numerusform>
            <numerusform>Waiting for %1: %Ln&#xa0;s</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <comment>names of players whose connection is lost</comment>
        <translation>Waiting for %1</translation>
    </message>
    <message>
        <source>&amp;Back to your own table</source>
        <comment>button: leaves a friend’s table that is closed</comment>
        <translation>&amp;Back to your own table</translation>
    </message>
    <message>
        <source>The connection to the table is lost.</source>
        <translation>The connection to the table is lost.</translation>
    </message>
    <message>
        <source>%1 Trying to reconnect for another %2.</source>
        <extracomment>%1: what is wrong, as a sentence; %2: minutes and seconds</extracomment>
        <translation>%1 Trying to reconnect for another %2.</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <comment>a player whose connection is lost</comment>
        <translation>%1 is away.</translation>
    </message>
    <message>
        <source>With friends</source>
        <comment>title of the room of a table elsewhere</comment>
        <translation>With friends</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <extracomment>%1: a game; %2: names of the others at the table</extracomment>
        <translation>%1 with %2</translation>
    </message>
    <message>
        <source>Leave the &amp;table</source>
        <comment>button beside the notice that the connection is lost</comment>
        <translation>Leave the &amp;table</translation>
    </message>
    <message>
        <source>The others can wait for you or let a computer play. Your seat is kept: return to it from the “Game” menu.</source>
        <translation>The others can wait for you or let a computer play. Your seat is kept: return to it from the “Game” menu.</translation>
    </message>
    <message>
        <source>The others wait for your move.</source>
        <translation>The others wait for your move.</translation>
    </message>
    <message>
        <source>%1 would like to take back their last move. Do you agree?</source>
        <translation>%1 would like to take back their last move. Do you agree?</translation>
    </message>
    <message>
        <source>Moves made since by %1 would be taken back, too.</source>
        <extracomment>%1: names</extracomment>
        <translation>Moves made since by %1 would be taken back, too.</translation>
    </message>
    <message>
        <source>Your own move since would be taken back, too.</source>
        <translation>Your own move since would be taken back, too.</translation>
    </message>
    <message>
        <source>A computer plays for you until you move.</source>
        <translation>A computer plays for you until you move.</translation>
    </message>
    <message>
        <source>Play yourself</source>
        <comment>button: a computer plays for this guest</comment>
        <translation>Play yourself</translation>
    </message>
    <message>
        <source>Your move has been sent, but the host’s program has not confirmed it yet.</source>
        <translation>Your move has been sent, but the host’s program has not confirmed it yet.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::HistorySheet</name>
    <message>
        <source>What was said</source>
        <comment>title</comment>
        <translation>What was said</translation>
    </message>
    <message>
        <source>Search what was said</source>
        <comment>in an empty field</comment>
        <translation>Search what was said</translation>
    </message>
    <message>
        <source>Only announcements with these words are listed</source>
        <comment>about the search</comment>
        <translation>Only announcements with these words are listed</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>which announcements are listed: those of what players did</comment>
        <translation>Moves</translation>
    </message>
    <message>
        <source>Answers</source>
        <comment>which announcements are listed: those to questions by a key</comment>
        <translation>Answers</translation>
    </message>
    <message>
        <source>My turns</source>
        <comment>which announcements are listed: what was asked of the player</comment>
        <translation>My turns</translation>
    </message>
    <message>
        <source>&amp;Say it again</source>
        <comment>button</comment>
        <translation>&amp;Say it again</translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <comment>button: to the clipboard</comment>
        <translation>&amp;Copy all</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <extracomment>a row in the list of announcements; %1: the answer to a question</extracomment>
        <translation>Answer: %1</translation>
    </message>
    <message>
        <source>All announcements</source>
        <comment>which announcements are listed</comment>
        <translation>All announcements</translation>
    </message>
    <message>
        <source>Which announcements</source>
        <comment>name of a field, for screen readers</comment>
        <translation>Which announcements</translation>
    </message>
    <message>
        <source>Nothing like that was said.</source>
        <comment>the search or the choice has left nothing</comment>
        <translation>Nothing like that was said.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::HostController</name>
    <message>
        <source>Asking the guests whether you may take the move back…</source>
        <translation>Asking the guests whether you may take the move back…</translation>
    </message>
    <message>
        <source>The guests have left the table, so no move can be taken back.</source>
        <translation>The guests have left the table, so no move can be taken back.</translation>
    </message>
    <message>
        <source>The move has been taken back.</source>
        <translation>The move has been taken back.</translation>
    </message>
    <message>
        <source>Not all guests agreed.</source>
        <translation>Not all guests agreed.</translation>
    </message>
    <message>
        <source>A table for guests</source>
        <comment>title</comment>
        <translation>A table for guests</translation>
    </message>
    <message>
        <source>Computers play for the guests. %1</source>
        <comment>%1 is a sentence that says why</comment>
        <translation>Computers play for the guests. %1</translation>
    </message>
    <message>
        <source>The invitation has been copied.</source>
        <translation>The invitation has been copied.</translation>
    </message>
    <message>
        <source>End the game with your friends?</source>
        <comment>title</comment>
        <translation>End the game with your friends?</translation>
    </message>
    <message>
        <source>Your guests are in the middle of a game. If another one begins, theirs is over.</source>
        <translation>Your guests are in the middle of a game. If another one begins, theirs is over.</translation>
    </message>
    <message>
        <source>&amp;End it</source>
        <comment>button: the game of the guests</comment>
        <translation>&amp;End it</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <comment>button: the game of the guests goes on</comment>
        <translation>&amp;Play on</translation>
    </message>
    <message>
        <source>%1 would like to join</source>
        <comment>title; %1 is the name of a guest</comment>
        <translation>%1 would like to join</translation>
    </message>
    <message>
        <source>All seats are taken. You can give %1 the seat, cards and points of somebody who is away.</source>
        <translation>All seats are taken. You can give %1 the seat, cards and points of somebody who is away.</translation>
    </message>
    <message>
        <source>Seat: %1</source>
        <comment>button: gives it away; %1 is a name</comment>
        <translation>Seat: %1</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <comment>button: somebody who would like to join gets no seat</comment>
        <translation>&amp;Not now</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::InvitationSheet</name>
    <message>
        <source>Invite your friends</source>
        <comment>title</comment>
        <translation>Invite your friends</translation>
    </message>
    <message>
        <source>Invitation</source>
        <comment>the line of text that opens a table</comment>
        <translation>Invitation</translation>
    </message>
    <message>
        <source>&amp;Copy invitation</source>
        <comment>button</comment>
        <translation>&amp;Copy invitation</translation>
    </message>
    <message>
        <source>Close the &amp;table</source>
        <comment>button: no game</comment>
        <translation>Close the &amp;table</translation>
    </message>
    <message>
        <source>Guests at the table: %1 of %2. The game begins when everyone is here.</source>
        <translation>Guests at the table: %1 of %2. The game begins when everyone is here.</translation>
    </message>
    <message>
        <source>Send them this line. Only people who have it can join.</source>
        <translation>Send them this line. Only people who have it can join.</translation>
    </message>
    <message>
        <source>&amp;Ask the router</source>
        <comment>button: to let friends in from elsewhere</comment>
        <translation>&amp;Ask the router</translation>
    </message>
    <message>
        <source>&amp;Only this house</source>
        <comment>button: the router is not asked to let friends in from elsewhere</comment>
        <translation>&amp;Only this house</translation>
    </message>
    <message>
        <source>&amp;Relay…</source>
        <comment>button: to enter the line of a relay</comment>
        <translation>&amp;Relay…</translation>
    </message>
    <message>
        <source>Paste the line of the relay and press Enter</source>
        <translation>Paste the line of the relay and press Enter</translation>
    </message>
    <message>
        <source>Friends in this house can join. For friends elsewhere, Meadhall can ask your router to let them in while this table is open.</source>
        <translation>Friends in this house can join. For friends elsewhere, Meadhall can ask your router to let them in while this table is open.</translation>
    </message>
    <message>
        <source>Looking for a way through your router…</source>
        <translation>Looking for a way through your router…</translation>
    </message>
    <message>
        <source>Friends anywhere can join: your router lets them in while this table is open.</source>
        <translation>Friends anywhere can join: your router lets them in while this table is open.</translation>
    </message>
    <message>
        <source>Friends in this house can join. For friends elsewhere, forward port %1 on your router to %2, or use a relay.</source>
        <extracomment>%1: a number; %2: an address</extracomment>
        <translation>Friends in this house can join. For friends elsewhere, forward port %1 on your router to %2, or use a relay.</translation>
    </message>
    <message>
        <source>Your provider shares one address among many homes, so nobody outside can reach this computer. Use a relay, or let a friend open the table.</source>
        <translation>Your provider shares one address among many homes, so nobody outside can reach this computer. Use a relay, or let a friend open the table.</translation>
    </message>
    <message>
        <source>Friends join through %1. It carries the game but cannot read it.</source>
        <comment>%1 is the name of a relay</comment>
        <translation>Friends join through %1. It carries the game but cannot read it.</translation>
    </message>
    <message>
        <source>The relay %1 does not answer.</source>
        <comment>%1 is the name of a relay</comment>
        <translation>The relay %1 does not answer.</translation>
    </message>
    <message>
        <source>Copy the invitation once more: it has changed.</source>
        <translation>Copy the invitation once more: it has changed.</translation>
    </message>
    <message>
        <source>Fill &amp;with computers</source>
        <comment>button</comment>
        <translation>Fill &amp;with computers</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::JoinSheet</name>
    <message>
        <source>&amp;Join</source>
        <comment>button: takes a chair at a friend’s table</comment>
        <translation>&amp;Join</translation>
    </message>
    <message>
        <source>Join friends</source>
        <comment>title of the sheet for taking a chair at a friend’s table</comment>
        <translation>Join friends</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button</comment>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <comment>to a friend’s table</comment>
        <translation>Connecting…</translation>
    </message>
    <message>
        <source>Your n&amp;ame:</source>
        <comment>as the others at the table see it</comment>
        <translation>Your n&amp;ame:</translation>
    </message>
    <message>
        <source>Invi&amp;tation:</source>
        <comment>the line that opens a friend’s table</comment>
        <translation>Invi&amp;tation:</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <comment>button: takes the invitation from the clipboard</comment>
        <translation>Pa&amp;ste</translation>
    </message>
    <message>
        <source>Nobody answers. This invitation is for the host’s own network: ask for one that works from elsewhere.</source>
        <translation>Nobody answers. This invitation is for the host’s own network: ask for one that works from elsewhere.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::JudgingBar</name>
    <message>
        <source>%1 of %2 decisions reviewed.</source>
        <comment>numbers</comment>
        <translation>%1 of %2 decisions reviewed.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::LessonPage</name>
    <message>
        <source>Press Enter to continue.</source>
        <comment>said by a screen reader</comment>
        <translation>Press Enter to continue.</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s) left</source>
        <comment>how long the lesson still takes</comment>
        <translation>
            <numerusform>about %Ln minute left</numerusform>
            <numerusform>about %Ln minutes left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meadhall::ui::LessonPanel</name>
    <message>
        <source>&amp;Next</source>
        <comment>button: goes on in the lesson</comment>
        <translation>&amp;Next</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <comment>for screen readers: how far the lesson has come</comment>
        <translation>Step %1 of %2</translation>
    </message>
    <message>
        <source>Play a &amp;real game</source>
        <comment>button: ends the lesson</comment>
        <translation>Play a &amp;real game</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::LessonRoom</name>
    <message>
        <source>Learn Ninjan</source>
        <comment>title of the lesson</comment>
        <translation>Learn Ninjan</translation>
    </message>
    <message>
        <source>Learn Odin</source>
        <comment>title of the lesson</comment>
        <translation>Learn Odin</translation>
    </message>
    <message>
        <source>One step &amp;back</source>
        <comment>button of the lesson</comment>
        <translation>One step &amp;back</translation>
    </message>
    <message>
        <source>Leave the le&amp;sson</source>
        <comment>button</comment>
        <translation>Leave the le&amp;sson</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::LogView</name>
    <message>
        <source>↓ New</source>
        <extracomment>button over the log: there are new lines below</extracomment>
        <translation>↓ New</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::MainWindow</name>
    <message>
        <source>About Meadhall</source>
        <comment>title</comment>
        <translation>About Meadhall</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Meadhall %1&lt;/h3&gt;&lt;p&gt;The small-box card games Odin and Ninjan at one table, against opponents who never see your cards.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. The games belong to their authors; all pictures and texts here were made for this program.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Meadhall %1&lt;/h3&gt;&lt;p&gt;The small-box card games Odin and Ninjan at one table, against opponents who never see your cards.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. The games belong to their authors; all pictures and texts here were made for this program.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Sorted by suit.</source>
        <comment>the cards of the hand</comment>
        <translation>Sorted by suit.</translation>
    </message>
    <message>
        <source>Sorted by colour.</source>
        <comment>the cards of the hand</comment>
        <translation>Sorted by colour.</translation>
    </message>
    <message>
        <source>Sound is on.</source>
        <translation>Sound is on.</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <translation>Sound is off.</translation>
    </message>
    <message>
        <source>The window fills the screen.</source>
        <translation>The window fills the screen.</translation>
    </message>
    <message>
        <source>The window no longer fills the screen.</source>
        <translation>The window no longer fills the screen.</translation>
    </message>
    <message>
        <source>Close without saving?</source>
        <comment>title: the current game could not be saved</comment>
        <translation>Close without saving?</translation>
    </message>
    <message>
        <source>If you close Meadhall now, the current game will be lost.</source>
        <translation>If you close Meadhall now, the current game will be lost.</translation>
    </message>
    <message>
        <source>&amp;Keep open</source>
        <comment>button: do not close the program</comment>
        <translation>&amp;Keep open</translation>
    </message>
    <message>
        <source>&amp;Save elsewhere…</source>
        <comment>button: opens the file dialog</comment>
        <translation>&amp;Save elsewhere…</translation>
    </message>
    <message>
        <source>&amp;Close anyway</source>
        <comment>button: closes the program although the game is not saved</comment>
        <translation>&amp;Close anyway</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>title</comment>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Start Meadhall again?</source>
        <comment>title</comment>
        <translation>Start Meadhall again?</translation>
    </message>
    <message>
        <source>Start &amp;again</source>
        <comment>button: closes the program and starts it again</comment>
        <translation>Start &amp;again</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <comment>button: do not start the program again now</comment>
        <translation>&amp;Later</translation>
    </message>
    <message>
        <source>Sorted by number.</source>
        <comment>the cards of the hand in Ninjan: −6 to 10</comment>
        <translation>Sorted by number.</translation>
    </message>
    <message>
        <source>Sorted by number.</source>
        <comment>the cards of the hand in Odin: 1 to 9</comment>
        <translation>Sorted by number.</translation>
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
        <translation>Warning</translation>
    </message>
    <message>
        <source>Choose again</source>
        <comment>button: another move instead of the one warned of</comment>
        <translation>Choose again</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <comment>button: the move warned of</comment>
        <translation>Do it anyway</translation>
    </message>
    <message>
        <source>What would be better?</source>
        <comment>button: asks for a hint</comment>
        <translation>What would be better?</translation>
    </message>
    <message>
        <source>Do not warn again in this game</source>
        <comment>check box</comment>
        <translation>Do not warn again in this game</translation>
    </message>
    <message>
        <source>Do it anyway?</source>
        <comment>warning, at its end</comment>
        <translation>Do it anyway?</translation>
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
        <translation>Where points are lost</translation>
    </message>
    <message>
        <source>&amp;Review the last game</source>
        <comment>button: the last game played</comment>
        <translation>&amp;Review the last game</translation>
    </message>
    <message>
        <source>Reviewed games are counted here.</source>
        <translation>Reviewed games are counted here.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a deal number: a new one is drawn</comment>
        <translation>new</translation>
    </message>
    <message>
        <source>The same number deals the same cards again.</source>
        <translation>The same number deals the same cards again.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>start the game</comment>
        <translation>&amp;Play</translation>
    </message>
    <message>
        <source>Draw a number</source>
        <translation>Draw a number</translation>
    </message>
    <message>
        <source>Draw a deal number</source>
        <translation>Draw a deal number</translation>
    </message>
    <message>
        <source>At least two seats must be taken.</source>
        <translation>At least two seats must be taken.</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln seats can be taken.</source>
        <translation>
            <numerusform>At most %Ln seat can be taken.</numerusform>
            <numerusform>At most %Ln seats can be taken.</numerusform>
        </translation>
    </message>
    <message>
        <source>This name is taken.</source>
        <translation>This name is taken.</translation>
    </message>
    <message>
        <source>Type the command that starts the program.</source>
        <translation>Type the command that starts the program.</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <comment>number of players</comment>
        <translation>P&amp;layers</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <comment>of the computer players</comment>
        <translation>Le&amp;vel</translation>
    </message>
    <message>
        <source>&amp;Against</source>
        <comment>whom to play against</comment>
        <translation>&amp;Against</translation>
    </message>
    <message>
        <source>Dec&amp;k for two</source>
        <comment>the cards of two players</comment>
        <translation>Dec&amp;k for two</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Opponents</translation>
    </message>
    <message>
        <source>Colours in the deck</source>
        <translation>Colours in the deck</translation>
    </message>
    <message>
        <source>Choose four</source>
        <comment>deck of two players: without two colours of their choice</comment>
        <translation>Choose four</translation>
    </message>
    <message>
        <source>Four at random</source>
        <comment>deck of two players: without two random colours</comment>
        <translation>Four at random</translation>
    </message>
    <message>
        <source>All six</source>
        <comment>deck of two players: all colours</comment>
        <translation>All six</translation>
    </message>
    <message>
        <source>&amp;Deal number</source>
        <translation>&amp;Deal number</translation>
    </message>
    <message>
        <source>Seat %1 is removed. Players: %2.</source>
        <translation>Seat %1 is removed. Players: %2.</translation>
    </message>
    <message>
        <source>Not the same for all: see the seats.</source>
        <translation>Not the same for all: see the seats.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln opponent(s): click another picture to change.</source>
        <translation>
            <numerusform>One opponent: click another picture to change.</numerusform>
            <numerusform>%Ln opponents: click another picture to change.</numerusform>
        </translation>
    </message>
    <message>
        <source>Against: %1.</source>
        <comment>names of the computer players</comment>
        <translation>Against: %1.</translation>
    </message>
    <message>
        <source>Two colours are left out at random.</source>
        <translation>Two colours are left out at random.</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <comment>a list of colours</comment>
        <translation>Left out: %1.</translation>
    </message>
    <message>
        <source>Leave out exactly two colours.</source>
        <translation>Leave out exactly two colours.</translation>
    </message>
    <message>
        <source>With friends or other programs there is no deal number.</source>
        <translation>With friends or other programs there is no deal number.</translation>
    </message>
    <message>
        <source>Fewe&amp;r rules and seats</source>
        <translation>Fewe&amp;r rules and seats</translation>
    </message>
    <message>
        <source>Fewe&amp;r seats</source>
        <translation>Fewe&amp;r seats</translation>
    </message>
    <message>
        <source>&amp;More rules and seats</source>
        <translation>&amp;More rules and seats</translation>
    </message>
    <message>
        <source>&amp;More seats</source>
        <translation>&amp;More seats</translation>
    </message>
    <message>
        <source>Ninjan has one set of rules.</source>
        <translation>Ninjan has one set of rules.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln player(s)</source>
        <comment>name of a game</comment>
        <translation>
            <numerusform>%1, %Ln player</numerusform>
            <numerusform>%1, %Ln players</numerusform>
        </translation>
    </message>
    <message>
        <source>one hand</source>
        <translation>one hand</translation>
    </message>
    <message numerus="yes">
        <source>to %Ln point(s)</source>
        <translation>
            <numerusform>to %Ln point</numerusform>
            <numerusform>to %Ln points</numerusform>
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
        <translation>Going by your games so far, this is an even match.</translation>
    </message>
    <message>
        <source>Going by your games so far, %1 would be an even match.</source>
        <comment>a level</comment>
        <translation>Going by your games so far, %1 would be an even match.</translation>
    </message>
    <message>
        <source>All six colours are in the deck.</source>
        <translation>All six colours are in the deck.</translation>
    </message>
    <message>
        <source>Digits only, or the deal of a day, such as 2026-331.</source>
        <translation>Digits only, or the deal of a day, such as 2026-331.</translation>
    </message>
    <message>
        <source>The largest deal number is %1.</source>
        <translation>The largest deal number is %1.</translation>
    </message>
    <message>
        <source>There is no such day. The number of the year is followed by that of the day, 001 to 366.</source>
        <translation>There is no such day. The number of the year is followed by that of the day, 001 to 366.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::NinjanTableGame</name>
    <message>
        <source>&amp;Choose the selected card</source>
        <comment>menu entry</comment>
        <translation>&amp;Choose the selected card</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>button: the selected card</comment>
        <translation>Choose</translation>
    </message>
    <message>
        <source>Cards won</source>
        <comment>column of points: how many</comment>
        <translation>Cards won</translation>
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
        <translation>Hand %1 is over</translation>
    </message>
    <message>
        <source>Next hand</source>
        <comment>button</comment>
        <translation>Next hand</translation>
    </message>
    <message>
        <source>Play all</source>
        <comment>button: the whole hand at once</comment>
        <translation>Play all</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: the selected cards</comment>
        <translation>Play</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>Pass</translation>
    </message>
    <message>
        <source>P&amp;lay selected cards</source>
        <comment>menu entry</comment>
        <translation>P&amp;lay selected cards</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <comment>column: cards</comment>
        <translation>Left in hand</translation>
    </message>
    <message>
        <source>Edition: %1</source>
        <comment>said of the deck by a screen reader</comment>
        <translation>Edition: %1</translation>
    </message>
    <message>
        <source>Enter copies the deal number</source>
        <comment>said of the deck by a screen reader</comment>
        <translation>Enter copies the deal number</translation>
    </message>
    <message>
        <source>Edition</source>
        <comment>label of the details of the deck</comment>
        <translation>Edition</translation>
    </message>
    <message>
        <source>Points limit</source>
        <comment>label of the details of the deck: points that end the game</comment>
        <translation>Points limit</translation>
    </message>
    <message>
        <source>Deal number</source>
        <comment>label of the details of the deck: its number</comment>
        <translation>Deal number</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PartChips</name>
    <message>
        <source>Round %1 of %2</source>
        <comment>where in the game</comment>
        <translation>Round %1 of %2</translation>
    </message>
    <message>
        <source>Hand %1 of %2</source>
        <comment>where in the game</comment>
        <translation>Hand %1 of %2</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>before the numbers of rounds</comment>
        <translation>Round</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>before the numbers of hands</comment>
        <translation>Hand</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PastGamesDialog</name>
    <message>
        <source>Reading games: %1 of %2</source>
        <comment>how many of how many</comment>
        <translation>Reading games: %1 of %2</translation>
    </message>
    <message>
        <source>&amp;Open what can be read</source>
        <comment>button: a damaged game</comment>
        <translation>&amp;Open what can be read</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <comment>button: a game that is finished, to be looked at</comment>
        <translation>&amp;Open</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <comment>%1 is a game and a day</comment>
        <translation>“%1” was deleted.</translation>
    </message>
    <message>
        <source>Restored.</source>
        <comment>announced: a game that had been deleted</comment>
        <translation>Restored.</translation>
    </message>
    <message>
        <source>Past games</source>
        <comment>title</comment>
        <translation>Past games</translation>
    </message>
    <message>
        <source>Name, date or deal number</source>
        <comment>what can be searched for</comment>
        <translation>Name, date or deal number</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>which games are shown: finished or not</comment>
        <translation>Status</translation>
    </message>
    <message>
        <source>Opponent</source>
        <comment>games with whom are shown</comment>
        <translation>Opponent</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <comment>button</comment>
        <translation>&amp;Save a copy…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <comment>button: a game</comment>
        <translation>&amp;Delete</translation>
    </message>
    <message>
        <source>&amp;Undo (%1)</source>
        <comment>button: brings back what was deleted; a key</comment>
        <translation>&amp;Undo (%1)</translation>
    </message>
    <message>
        <source>&amp;Play a game</source>
        <comment>button</comment>
        <translation>&amp;Play a game</translation>
    </message>
    <message>
        <source>Open a r&amp;ecord…</source>
        <comment>button</comment>
        <translation>Open a r&amp;ecord…</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <comment>button: every game, whatever was searched for</comment>
        <translation>Show &amp;all</translation>
    </message>
    <message>
        <source>Not finished</source>
        <comment>games</comment>
        <translation>Not finished</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>games</comment>
        <translation>Finished</translation>
    </message>
    <message>
        <source>Damaged</source>
        <comment>files of games</comment>
        <translation>Damaged</translation>
    </message>
    <message>
        <source>No matches</source>
        <comment>title: no game fits the search</comment>
        <translation>No matches</translation>
    </message>
    <message>
        <source>No games match your search.</source>
        <translation>No games match your search.</translation>
    </message>
    <message>
        <source>Deleted. Press %1 to bring it back.</source>
        <comment>announced; a key</comment>
        <translation>Deleted. Press %1 to bring it back.</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Search games</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Games played</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <comment>button</comment>
        <translation>C&amp;lose</translation>
    </message>
    <message>
        <source>All games</source>
        <comment>Odin or Ninjan</comment>
        <translation>All games</translation>
    </message>
    <message>
        <source>Any status</source>
        <comment>finished or not</comment>
        <translation>Any status</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>All opponents</translation>
    </message>
    <message>
        <source>Every game you start is saved here automatically, whether finished or not.
You can also drop a saved game onto the window.</source>
        <translation>Every game you start is saved here automatically, whether finished or not.
You can also drop a saved game onto the window.</translation>
    </message>
    <message>
        <source>No past games yet</source>
        <comment>title</comment>
        <translation>No past games yet</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PhraseBar</name>
    <message>
        <source>Say something</source>
        <comment>ready phrases at a table with guests</comment>
        <translation>Say something</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PuzzleHall</name>
    <message>
        <source>Puzzles</source>
        <comment>title of a page</comment>
        <translation>Puzzles</translation>
    </message>
    <message>
        <source>Find the move: one answer is clearly best</source>
        <comment>below the title of a page</comment>
        <translation>Find the move: one answer is clearly best</translation>
    </message>
    <message>
        <source>Solve it</source>
        <comment>button: the puzzle of the day</comment>
        <translation>Solve it</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <comment>heading</comment>
        <translation>All puzzles</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>below a number of puzzles</comment>
        <translation>solved</translation>
    </message>
    <message>
        <source>your stage, of 3</source>
        <comment>below a number such as 2.2</comment>
        <translation>your stage, of 3</translation>
    </message>
    <message>
        <source>Your own mistakes</source>
        <comment>heading</comment>
        <translation>Your own mistakes</translation>
    </message>
    <message>
        <source>Your solved puzzles could not be read; the damaged file was kept as “%1”.</source>
        <translation>Your solved puzzles could not be read; the damaged file was kept as “%1”.</translation>
    </message>
    <message>
        <source>The puzzles are missing or unreadable.</source>
        <translation>The puzzles are missing or unreadable.</translation>
    </message>
    <message>
        <source>%1 · %2 · solved</source>
        <comment>a date; a game</comment>
        <translation>%1 · %2 · solved</translation>
    </message>
    <message>
        <source>%1 · %2 · the same for everyone</source>
        <comment>a date; a game</comment>
        <translation>%1 · %2 · the same for everyone</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row</source>
        <comment>on which the puzzle of the day was solved</comment>
        <translation>
            <numerusform>%Ln day in a row</numerusform>
            <numerusform>%Ln days in a row</numerusform>
        </translation>
    </message>
    <message>
        <source>longest: %1</source>
        <comment>number of days in a row</comment>
        <translation>longest: %1</translation>
    </message>
    <message>
        <source>Come back tomorrow for the next one.</source>
        <comment>below the days in a row</comment>
        <translation>Come back tomorrow for the next one.</translation>
    </message>
    <message>
        <source>Solve today’s puzzle to make it %1.</source>
        <comment>below the days in a row; a number</comment>
        <translation>Solve today’s puzzle to make it %1.</translation>
    </message>
    <message>
        <source>%1 of the last %2 days</source>
        <comment>for screen readers: with a solved puzzle of the day</comment>
        <translation>%1 of the last %2 days</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>missing or unreadable</source>
        <comment>a pack of puzzles</comment>
        <translation>missing or unreadable</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln solved</source>
        <comment>a pack of puzzles</comment>
        <translation>
            <numerusform>all %Ln solved</numerusform>
            <numerusform>all %Ln solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles, none solved</source>
        <comment>a pack of puzzles</comment>
        <translation>
            <numerusform>%Ln puzzle, not solved</numerusform>
            <numerusform>%Ln puzzles, none solved</numerusform>
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
            <numerusform>Practise it</numerusform>
            <numerusform>Practise all %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise</source>
        <comment>button: own mistakes that are due</comment>
        <translation>Practise</translation>
    </message>
    <message>
        <source>Nothing to practise. Mistakes from reviewed games appear here.</source>
        <translation>Nothing to practise. Mistakes from reviewed games appear here.</translation>
    </message>
    <message>
        <source>Nothing to practise today. Next: %1.</source>
        <comment>a date</comment>
        <translation>Nothing to practise today. Next: %1.</translation>
    </message>
    <message>
        <source>%1 in all, %2 due today. Each comes back until you have found the better move twice.</source>
        <comment>numbers of own mistakes</comment>
        <translation>%1 in all, %2 due today. Each comes back until you have found the better move twice.</translation>
    </message>
    <message>
        <source>%1, game from %2</source>
        <comment>an own mistake; a game, a date</comment>
        <translation>%1, game from %2</translation>
    </message>
    <message>
        <source>cost %1</source>
        <comment>an own mistake; points such as 2.9</comment>
        <translation>cost %1</translation>
    </message>
    <message>
        <source>not found yet</source>
        <comment>an own mistake: its better move</comment>
        <translation>not found yet</translation>
    </message>
    <message>
        <source>found once</source>
        <comment>an own mistake: its better move</comment>
        <translation>found once</translation>
    </message>
    <message>
        <source>due today</source>
        <comment>an own mistake</comment>
        <translation>due today</translation>
    </message>
    <message>
        <source>Solve it again</source>
        <comment>button: the puzzle of the day</comment>
        <translation>Solve it again</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PuzzlePanel</name>
    <message>
        <source>Next puzzle</source>
        <comment>button</comment>
        <translation>Next puzzle</translation>
    </message>
    <message>
        <source>Try the other moves</source>
        <comment>button: after a puzzle has been solved</comment>
        <translation>Try the other moves</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <comment>button: of a puzzle</comment>
        <translation>Show the answer</translation>
    </message>
    <message>
        <source>Skip for now</source>
        <comment>button: the next puzzle instead of this one</comment>
        <translation>Skip for now</translation>
    </message>
    <message>
        <source>What you know</source>
        <comment>heading beside a puzzle</comment>
        <translation>What you know</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>title: the answer of a puzzle was right</comment>
        <translation>Solved</translation>
    </message>
    <message>
        <source>Not quite</source>
        <comment>title: the answer of a puzzle was not the best</comment>
        <translation>Not quite</translation>
    </message>
    <message>
        <source>The answer</source>
        <comment>title: of a puzzle</comment>
        <translation>The answer</translation>
    </message>
    <message>
        <source>Checking…</source>
        <comment>title: an answer is being judged</comment>
        <translation>Checking…</translation>
    </message>
    <message>
        <source>Find the move</source>
        <comment>title of a puzzle</comment>
        <translation>Find the move</translation>
    </message>
    <message>
        <source>A hint</source>
        <comment>button: helps with a puzzle</comment>
        <translation>A hint</translation>
    </message>
    <message>
        <source>Another hint</source>
        <comment>button: helps with a puzzle</comment>
        <translation>Another hint</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PuzzleRoom</name>
    <message>
        <source>Not quite: have another look.</source>
        <comment>at the table of a puzzle</comment>
        <translation>Not quite: have another look.</translation>
    </message>
    <message>
        <source>Not quite: your cards are back in your hand.</source>
        <comment>at the table of a puzzle</comment>
        <translation>Not quite: your cards are back in your hand.</translation>
    </message>
    <message>
        <source>That is the best answer.</source>
        <comment>at the table of a puzzle</comment>
        <translation>That is the best answer.</translation>
    </message>
    <message>
        <source>This would have been the best answer.</source>
        <comment>at the table of a puzzle</comment>
        <translation>This would have been the best answer.</translation>
    </message>
    <message>
        <source>You tried</source>
        <comment>before the wrong answer of a puzzle</comment>
        <translation>You tried</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>before the right answer of a puzzle</comment>
        <translation>Answer</translation>
    </message>
    <message>
        <source>You played</source>
        <comment>before what was played in a game</comment>
        <translation>You played</translation>
    </message>
    <message>
        <source>Tempting</source>
        <comment>before the natural but wrong answer of a puzzle</comment>
        <translation>Tempting</translation>
    </message>
    <message>
        <source>Your answer is being checked.</source>
        <comment>beside the table of a puzzle</comment>
        <translation>Your answer is being checked.</translation>
    </message>
    <message>
        <source>a good idea, but there is a better one</source>
        <comment>below “Not quite”</comment>
        <translation>a good idea, but there is a better one</translation>
    </message>
    <message numerus="yes">
        <source>It comes back in %Ln days.</source>
        <comment>an own mistake</comment>
        <translation>
            <numerusform>It comes back in %Ln day.</numerusform>
            <numerusform>It comes back in %Ln days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles in a row at the first attempt</source>
        <comment>how many</comment>
        <translation>
            <numerusform>%Ln puzzle in a row at the first attempt</numerusform>
            <numerusform>%Ln puzzles in a row at the first attempt</numerusform>
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
        <translation>game from %1</translation>
    </message>
    <message>
        <source>number %1 of %2</source>
        <comment>fact about a puzzle</comment>
        <translation>number %1 of %2</translation>
    </message>
    <message>
        <source>Your own mistake</source>
        <comment>title of a page: as a puzzle</comment>
        <translation>Your own mistake</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <comment>title of a page</comment>
        <translation>Puzzle</translation>
    </message>
    <message>
        <source>That is as good as the best answer.</source>
        <comment>at the table of a puzzle</comment>
        <translation>That is as good as the best answer.</translation>
    </message>
    <message>
        <source>No certain loss</source>
        <comment>before a right answer of a puzzle</comment>
        <translation>No certain loss</translation>
    </message>
    <message>
        <source>already solved</source>
        <comment>beside the table of a puzzle that is looked at again</comment>
        <translation>already solved</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row: come back tomorrow</source>
        <comment>below “Solved”</comment>
        <translation>
            <numerusform>%Ln day in a row: come back tomorrow</numerusform>
            <numerusform>%Ln days in a row: come back tomorrow</numerusform>
        </translation>
    </message>
    <message>
        <source>no better than what you played</source>
        <comment>below “Not quite”</comment>
        <translation>no better than what you played</translation>
    </message>
    <message>
        <source>there is a better answer</source>
        <comment>below “Not quite”</comment>
        <translation>there is a better answer</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PuzzlesController</name>
    <message>
        <source>%1: solved</source>
        <comment>on a tile of the start page: the puzzle of the day; a game</comment>
        <translation>%1: solved</translation>
    </message>
    <message>
        <source>%1: find the move</source>
        <comment>on a tile of the start page; a game</comment>
        <translation>%1: find the move</translation>
    </message>
    <message>
        <source>day %1</source>
        <comment>how many days in a row puzzles have been solved</comment>
        <translation>day %1</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::RatingPanel</name>
    <message>
        <source>Your rating</source>
        <comment>title of a chart</comment>
        <translation>Your rating</translation>
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
        <translation>&amp;Clear this list</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::RecordReader</name>
    <message>
        <source>Open game record</source>
        <comment>title</comment>
        <translation>Open game record</translation>
    </message>
    <message>
        <source>“%1” is being read…</source>
        <comment>a long game record</comment>
        <translation>“%1” is being read…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <comment>button</comment>
        <translation>&amp;Cancel</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::ReviewController</name>
    <message>
        <source>Finish a game to review it here.</source>
        <translation>Finish a game to review it here.</translation>
    </message>
    <message>
        <source>No card was dealt in this game.</source>
        <translation>No card was dealt in this game.</translation>
    </message>
    <message>
        <source>The end of this record cannot be read.</source>
        <translation>The end of this record cannot be read.</translation>
    </message>
    <message>
        <source>This game was not finished.</source>
        <translation>This game was not finished.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::ReviewCurve</name>
    <message>
        <source>Show the values as a table</source>
        <comment>button of the review, which is down while it does so</comment>
        <translation>Show the values as a table</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::ReviewRoom</name>
    <message>
        <source>what if: %1</source>
        <comment>beside a line of the curve; %1: a move</comment>
        <translation>what if: %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>which cards are seen in a review</comment>
        <translation>Cards</translation>
    </message>
    <message>
        <source>As you saw it</source>
        <comment>review: which cards are seen</comment>
        <translation>As you saw it</translation>
    </message>
    <message>
        <source>As the player saw it</source>
        <comment>review: which cards are seen</comment>
        <translation>As the player saw it</translation>
    </message>
    <message>
        <source>All cards face up</source>
        <comment>review: which cards are seen</comment>
        <translation>All cards face up</translation>
    </message>
    <message>
        <source>View</source>
        <comment>which part of a review is seen</comment>
        <translation>View</translation>
    </message>
    <message>
        <source>Decision</source>
        <comment>part of a review</comment>
        <translation>Decision</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <comment>part of a review</comment>
        <translation>Mistakes</translation>
    </message>
    <message>
        <source>No verdicts</source>
        <comment>review of a game of computers</comment>
        <translation>No verdicts</translation>
    </message>
    <message>
        <source>Whose decisions to review</source>
        <comment>review: whose decisions are judged</comment>
        <translation>Whose decisions to review</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <comment>button: ends a move that is only tried</comment>
        <translation>Back to the game</translation>
    </message>
    <message>
        <source>part of the move that was played</source>
        <comment>said after the name of a card</comment>
        <translation>part of the move that was played</translation>
    </message>
    <message>
        <source>part of the better move</source>
        <comment>said after the name of a card</comment>
        <translation>part of the better move</translation>
    </message>
    <message>
        <source>No earlier mistake.</source>
        <translation>No earlier mistake.</translation>
    </message>
    <message>
        <source>No further mistake.</source>
        <translation>No further mistake.</translation>
    </message>
    <message>
        <source>The values are shown as a table.</source>
        <translation>The values are shown as a table.</translation>
    </message>
    <message>
        <source>The curve is shown.</source>
        <translation>The curve is shown.</translation>
    </message>
    <message>
        <source>Choose another move.</source>
        <comment>what if: said by a screen reader</comment>
        <translation>Choose another move.</translation>
    </message>
    <message>
        <source>This is the first step.</source>
        <translation>This is the first step.</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>This is the last step.</translation>
    </message>
    <message>
        <source>No decision is reviewed at this step.</source>
        <translation>No decision is reviewed at this step.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::Room</name>
    <message>
        <source>Back</source>
        <comment>button of a page that takes the place of the table</comment>
        <translation>Back</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::RuleBookWindow</name>
    <message>
        <source>Search the rules</source>
        <translation>Search the rules</translation>
    </message>
    <message>
        <source>Contents</source>
        <comment>of the rule book</comment>
        <translation>Contents</translation>
    </message>
    <message>
        <source>Not found</source>
        <comment>words in the rules</comment>
        <translation>Not found</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Previous match</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Next match</translation>
    </message>
    <message>
        <source>Enter goes to the next match</source>
        <comment>about the search in the rules</comment>
        <translation>Enter goes to the next match</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::RulesPanel</name>
    <message>
        <source>Points limit: other number</source>
        <translation>Points limit: other number</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>points that end the game: a number that the user types</comment>
        <translation>Other</translation>
    </message>
    <message>
        <source>up</source>
        <comment>count points</comment>
        <translation>up</translation>
    </message>
    <message>
        <source>down</source>
        <comment>count points</comment>
        <translation>down</translation>
    </message>
    <message>
        <source>At random</source>
        <comment>who starts</comment>
        <translation>At random</translation>
    </message>
    <message>
        <source>The game ends after the hand in which someone reaches this limit. Fewest points wins.</source>
        <translation>The game ends after the hand in which someone reaches this limit. Fewest points wins.</translation>
    </message>
    <message>
        <source>Up from zero, or down from the limit. The result is the same.</source>
        <translation>Up from zero, or down from the limit. The result is the same.</translation>
    </message>
    <message>
        <source>Who leads the first round of the first hand.</source>
        <translation>Who leads the first round of the first hand.</translation>
    </message>
    <message>
        <source>Who leads the first round of every later hand.</source>
        <translation>Who leads the first round of every later hand.</translation>
    </message>
    <message>
        <source>Leading all cards at once, if they are of one colour or number.</source>
        <translation>Leading all cards at once, if they are of one colour or number.</translation>
    </message>
    <message>
        <source>&amp;Edition</source>
        <translation>&amp;Edition</translation>
    </message>
    <message>
        <source>&amp;Game ends at</source>
        <comment>label of a number of points</comment>
        <translation>&amp;Game ends at</translation>
    </message>
    <message>
        <source>&amp;Count points</source>
        <translation>&amp;Count points</translation>
    </message>
    <message>
        <source>&amp;First lead</source>
        <comment>who begins the first hand</comment>
        <translation>&amp;First lead</translation>
    </message>
    <message>
        <source>&amp;Next hands</source>
        <comment>who begins the hands after the first</comment>
        <translation>&amp;Next hands</translation>
    </message>
    <message>
        <source>&amp;Whole hand as lead</source>
        <translation>&amp;Whole hand as lead</translation>
    </message>
    <message>
        <source>G&amp;oat</source>
        <comment>the card: whether it is in the deck</comment>
        <translation>G&amp;oat</translation>
    </message>
    <message>
        <source>One more card, of number 0 and of any colour. Left in a hand, it costs 5 points.</source>
        <translation>One more card, of number 0 and of any colour. Left in a hand, it costs 5 points.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::SeatList</name>
    <message>
        <source>Seats, clockwise</source>
        <translation>Seats, clockwise</translation>
    </message>
    <message>
        <source>Seat %1: who plays</source>
        <translation>Seat %1: who plays</translation>
    </message>
    <message>
        <source>Seat %1: picture</source>
        <comment>a computer player’s portrait</comment>
        <translation>Seat %1: picture</translation>
    </message>
    <message>
        <source>Seat %1: name</source>
        <translation>Seat %1: name</translation>
    </message>
    <message>
        <source>Seat %1: command of the program</source>
        <translation>Seat %1: command of the program</translation>
    </message>
    <message>
        <source>command</source>
        <comment>in an empty field: what starts a program</comment>
        <translation>command</translation>
    </message>
    <message>
        <source>Seat %1: choose the program’s file</source>
        <translation>Seat %1: choose the program’s file</translation>
    </message>
    <message>
        <source>Choose the program’s file</source>
        <translation>Choose the program’s file</translation>
    </message>
    <message>
        <source>Seat %1: leave empty</source>
        <translation>Seat %1: leave empty</translation>
    </message>
    <message>
        <source>Leave this seat empty (Delete)</source>
        <translation>Leave this seat empty (Delete)</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <comment>%1 is its level</comment>
        <translation>Computer: %1</translation>
    </message>
    <message>
        <source>Person at this screen</source>
        <translation>Person at this screen</translation>
    </message>
    <message>
        <source>Friend at another computer</source>
        <translation>Friend at another computer</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Another program</translation>
    </message>
    <message>
        <source>Picture: %1</source>
        <comment>the portrait of a Viking with that name</comment>
        <translation>Picture: %1</translation>
    </message>
    <message>
        <source>You get the invitation when you press “Play”.</source>
        <translation>You get the invitation when you press “Play”.</translation>
    </message>
    <message>
        <source>The command starts your own program, which plays in this seat.</source>
        <translation>The command starts your own program, which plays in this seat.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <comment>title</comment>
        <translation>Settings</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Language:</translation>
    </message>
    <message>
        <source>&amp;Appearance:</source>
        <translation>&amp;Appearance:</translation>
    </message>
    <message>
        <source>Animation &amp;speed:</source>
        <translation>Animation &amp;speed:</translation>
    </message>
    <message>
        <source>Count &amp;points:</source>
        <translation>Count &amp;points:</translation>
    </message>
    <message>
        <source>light</source>
        <comment>appearance</comment>
        <translation>light</translation>
    </message>
    <message>
        <source>dark</source>
        <comment>appearance</comment>
        <translation>dark</translation>
    </message>
    <message>
        <source>off</source>
        <comment>animation speed</comment>
        <translation>off</translation>
    </message>
    <message>
        <source>fast</source>
        <comment>animation speed</comment>
        <translation>fast</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>animation speed</comment>
        <translation>normal</translation>
    </message>
    <message>
        <source>slow</source>
        <comment>animation speed</comment>
        <translation>slow</translation>
    </message>
    <message>
        <source>down from the limit</source>
        <comment>how points are counted</comment>
        <translation>down from the limit</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <comment>page of the settings</comment>
        <translation>&amp;General</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Volume:</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <comment>page of the settings</comment>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>Car&amp;ds</source>
        <comment>page of the settings</comment>
        <translation>Car&amp;ds</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation>C&amp;olours:</translation>
    </message>
    <message>
        <source>calm</source>
        <comment>colours of cards</comment>
        <translation>calm</translation>
    </message>
    <message>
        <source>vivid</source>
        <comment>colours of cards</comment>
        <translation>vivid</translation>
    </message>
    <message>
        <source>Colours and motion</source>
        <comment>heading in the settings</comment>
        <translation>Colours and motion</translation>
    </message>
    <message>
        <source>Sound</source>
        <comment>heading in the settings</comment>
        <translation>Sound</translation>
    </message>
    <message>
        <source>Playing</source>
        <comment>heading in the settings: how cards are played</comment>
        <translation>Playing</translation>
    </message>
    <message>
        <source>Display</source>
        <comment>heading in the settings: points, known cards</comment>
        <translation>Display</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>heading in the settings: how fast the game goes on</comment>
        <translation>Pace</translation>
    </message>
    <message>
        <source>Preview</source>
        <comment>heading in the settings: cards</comment>
        <translation>Preview</translation>
    </message>
    <message>
        <source>high contrast</source>
        <comment>appearance</comment>
        <translation>high contrast</translation>
    </message>
    <message>
        <source>P&amp;lay cards by:</source>
        <translation>P&amp;lay cards by:</translation>
    </message>
    <message>
        <source>same as system</source>
        <comment>appearance</comment>
        <translation>same as system</translation>
    </message>
    <message>
        <source>clicking or dragging</source>
        <comment>how cards are played</comment>
        <translation>clicking or dragging</translation>
    </message>
    <message>
        <source>clicking</source>
        <comment>how cards are played</comment>
        <translation>clicking</translation>
    </message>
    <message>
        <source>dragging</source>
        <comment>how cards are played</comment>
        <translation>dragging</translation>
    </message>
    <message>
        <source>Start the &amp;next hand automatically</source>
        <translation>Start the &amp;next hand automatically</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <comment>page of the settings</comment>
        <translation>&amp;Keyboard</translation>
    </message>
    <message>
        <source>Play s&amp;ounds</source>
        <translation>Play s&amp;ounds</translation>
    </message>
    <message>
        <source>&amp;Large colour signs</source>
        <translation>&amp;Large colour signs</translation>
    </message>
    <message>
        <source>Play the last &amp;set automatically</source>
        <translation>Play the last &amp;set automatically</translation>
    </message>
    <message>
        <source>Wa&amp;rn about mistakes:</source>
        <translation>Wa&amp;rn about mistakes:</translation>
    </message>
    <message>
        <source>never</source>
        <comment>when to warn before a mistake</comment>
        <translation>never</translation>
    </message>
    <message>
        <source>&amp;Computers move:</source>
        <translation>&amp;Computers move:</translation>
    </message>
    <message>
        <source>at once</source>
        <comment>how fast computer players move</comment>
        <translation>at once</translation>
    </message>
    <message>
        <source>quickly</source>
        <comment>how fast computer players move</comment>
        <translation>quickly</translation>
    </message>
    <message>
        <source>normally</source>
        <comment>how fast computer players move</comment>
        <translation>normally</translation>
    </message>
    <message>
        <source>slowly</source>
        <comment>how fast computer players move</comment>
        <translation>slowly</translation>
    </message>
    <message>
        <source>all</source>
        <comment>when to warn before a mistake</comment>
        <translation>all</translation>
    </message>
    <message>
        <source>clear ones</source>
        <comment>when to warn before a mistake</comment>
        <translation>clear ones</translation>
    </message>
    <message>
        <source>up from zero</source>
        <comment>how points are counted</comment>
        <translation>up from zero</translation>
    </message>
    <message>
        <source>By ear</source>
        <comment>page of the settings: announcements, the voice, keys</comment>
        <translation>By ear</translation>
    </message>
    <message>
        <source>Keys to ask with</source>
        <comment>heading in the settings: they make the table tell something</comment>
        <translation>Keys to ask with</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>column</comment>
        <translation>Keys</translation>
    </message>
    <message>
        <source>What is said</source>
        <comment>column</comment>
        <translation>What is said</translation>
    </message>
    <message>
        <source>Announcements</source>
        <comment>heading in the settings: what a screen reader is told</comment>
        <translation>Announcements</translation>
    </message>
    <message>
        <source>Length:</source>
        <comment>of announcements</comment>
        <translation>Length:</translation>
    </message>
    <message>
        <source>short</source>
        <comment>length of announcements</comment>
        <translation>short</translation>
    </message>
    <message>
        <source>long</source>
        <comment>length of announcements</comment>
        <translation>long</translation>
    </message>
    <message>
        <source>Say it</source>
        <comment>button: an announcement, as an example</comment>
        <translation>Say it</translation>
    </message>
    <message>
        <source>never</source>
        <comment>when the game waits for the voice</comment>
        <translation>never</translation>
    </message>
    <message>
        <source>with a screen reader</source>
        <comment>when the game waits for the voice</comment>
        <translation>with a screen reader</translation>
    </message>
    <message>
        <source>always</source>
        <comment>when the game waits for the voice</comment>
        <translation>always</translation>
    </message>
    <message numerus="yes">
        <source>%Ln words a minute</source>
        <translation>
            <numerusform>%Ln word a minute</numerusform>
            <numerusform>%Ln words a minute</numerusform>
        </translation>
    </message>
    <message>
        <source>after the words</source>
        <comment>when the next move comes</comment>
        <translation>after the words</translation>
    </message>
    <message>
        <source>with Enter</source>
        <comment>when the next move comes: the key</comment>
        <translation>with Enter</translation>
    </message>
    <message>
        <source>Sounds</source>
        <comment>heading in the settings: those that inform</comment>
        <translation>Sounds</translation>
    </message>
    <message>
        <source>A player’s last card</source>
        <translation>A player’s last card</translation>
    </message>
    <message>
        <source>Each seat sounds from its side</source>
        <translation>Each seat sounds from its side</translation>
    </message>
    <message>
        <source>Guests may ask for hints</source>
        <translation>Guests may ask for hints</translation>
    </message>
    <message>
        <source>Relay:</source>
        <comment>label of a field for its line of text</comment>
        <translation>Relay:</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no relay</comment>
        <translation>none</translation>
    </message>
    <message>
        <source>Shift gives longer answers.</source>
        <comment>foot of the settings: about keys to ask with</comment>
        <translation>Shift gives longer answers.</translation>
    </message>
    <message>
        <source>&amp;Use the language’s own digits</source>
        <translation>&amp;Use the language’s own digits</translation>
    </message>
    <message>
        <source>&amp;Reduce motion as the system asks</source>
        <translation>&amp;Reduce motion as the system asks</translation>
    </message>
    <message>
        <source>No sound: OpenAL is not installed (Debian, Ubuntu: %1).</source>
        <translation>No sound: OpenAL is not installed (Debian, Ubuntu: %1).</translation>
    </message>
    <message>
        <source>No sound: Meadhall was built without OpenAL.</source>
        <translation>No sound: Meadhall was built without OpenAL.</translation>
    </message>
    <message>
        <source>Friends</source>
        <comment>heading in the settings</comment>
        <translation>Friends</translation>
    </message>
    <message>
        <source>Let friends in through the router</source>
        <translation>Let friends in through the router</translation>
    </message>
    <message>
        <source>P&amp;ass automatically when you must</source>
        <translation>P&amp;ass automatically when you must</translation>
    </message>
    <message>
        <source>Allow &amp;undo with several people</source>
        <translation>Allow &amp;undo with several people</translation>
    </message>
    <message>
        <source>S&amp;how known cards at a seat</source>
        <translation>S&amp;how known cards at a seat</translation>
    </message>
    <message>
        <source>large ones</source>
        <comment>when to warn before a mistake</comment>
        <translation>large ones</translation>
    </message>
    <message>
        <source>Announce a player’s last two cards</source>
        <translation>Announce a player’s last two cards</translation>
    </message>
    <message>
        <source>Whether a card can be played</source>
        <translation>Whether a card can be played</translation>
    </message>
    <message>
        <source>You can only pass</source>
        <translation>You can only pass</translation>
    </message>
    <message>
        <source>Wait for the voice:</source>
        <translation>Wait for the voice:</translation>
    </message>
    <message>
        <source>Voice:</source>
        <translation>Voice:</translation>
    </message>
    <message>
        <source>Next move:</source>
        <translation>Next move:</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::ShortcutsPage</name>
    <message>
        <source>press keys…</source>
        <comment>in an empty field for the keys of an action</comment>
        <translation>press keys…</translation>
    </message>
    <message>
        <source>“%1” is already used at the table.</source>
        <translation>“%1” is already used at the table.</translation>
    </message>
    <message>
        <source>“%1” is for menus and buttons.</source>
        <comment>keys</comment>
        <translation>“%1” is for menus and buttons.</translation>
    </message>
    <message>
        <source>“%1” is already used for “%2”.</source>
        <comment>%1 keys, %2 an entry of a menu</comment>
        <translation>“%1” is already used for “%2”.</translation>
    </message>
    <message>
        <source>Remove the shortcut for “%1”</source>
        <comment>button; %1 an entry of a menu</comment>
        <translation>Remove the shortcut for “%1”</translation>
    </message>
    <message>
        <source>&amp;Reset all shortcuts</source>
        <comment>button: to those that the program came with</comment>
        <translation>&amp;Reset all shortcuts</translation>
    </message>
    <message>
        <source>Search for an action or a key</source>
        <comment>in an empty field</comment>
        <translation>Search for an action or a key</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Search the shortcuts</translation>
    </message>
    <message>
        <source>No action and no key fits.</source>
        <comment>the search among the shortcuts has found nothing</comment>
        <translation>No action and no key fits.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::SidePanel</name>
    <message>
        <source>Log</source>
        <comment>heading of the list of what happened</comment>
        <translation>Log</translation>
    </message>
    <message numerus="yes">
        <source>to %Ln point(s)</source>
        <comment>head of the side panel: when the game ends</comment>
        <translation>
            <numerusform>to %Ln point</numerusform>
            <numerusform>to %Ln points</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>head of the side panel, after &quot;Round 3&quot;: the number of rounds</extracomment>
        <translation>of %1</translation>
    </message>
    <message>
        <source>in the lead</source>
        <extracomment>read aloud after the points of who is ahead of all others</extracomment>
        <translation>in the lead</translation>
    </message>
    <message>
        <source>Pages</source>
        <comment>tabs of the side panel, for screen readers</comment>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Last moves</source>
        <comment>heading of the list of what happened, below the points</comment>
        <translation>Last moves</translation>
    </message>
    <message>
        <source>the only one</source>
        <comment>head of the side panel: after “Hand 1”, when the game is over after one hand</comment>
        <translation>the only one</translation>
    </message>
    <message>
        <source>Points and log are shown</source>
        <comment>said by a screen reader: the side panel has been opened</comment>
        <translation>Points and log are shown</translation>
    </message>
    <message>
        <source>Points and log are hidden</source>
        <comment>said by a screen reader: the side panel has been closed</comment>
        <translation>Points and log are hidden</translation>
    </message>
    <message>
        <source>none yet</source>
        <extracomment>read aloud in place of points: the hand or round is not over</extracomment>
        <translation>none yet</translation>
    </message>
    <message>
        <source>Points in detail</source>
        <comment>table of the points of each hand or round</comment>
        <translation>Points in detail</translation>
    </message>
    <message>
        <source>Total points</source>
        <comment>table of the totals of all players</comment>
        <translation>Total points</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::SidePanelTitle</name>
    <message>
        <source>Pin beside the table</source>
        <comment>button of the side panel</comment>
        <translation>Pin beside the table</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::StartPage</name>
    <message>
        <source>Welcome to the hall</source>
        <comment>title of the first start</comment>
        <translation>Welcome to the hall</translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s), as last time</source>
        <comment>of a new game</comment>
        <translation>
            <numerusform>%Ln player, as last time</numerusform>
            <numerusform>%Ln players, as last time</numerusform>
        </translation>
    </message>
    <message>
        <source>Go bac&amp;k to the previous game</source>
        <comment>button: to the one that another has replaced</comment>
        <translation>Go bac&amp;k to the previous game</translation>
    </message>
    <message>
        <source>Beat what lies on the table with a higher value, and be the first to run out of cards.</source>
        <comment>Odin</comment>
        <translation>Beat what lies on the table with a higher value, and be the first to run out of cards.</translation>
    </message>
    <message>
        <source>Rock beats scissors, scissors beat paper: choose in secret, win the good piles and dodge the bad ones.</source>
        <comment>Ninjan</comment>
        <translation>Rock beats scissors, scissors beat paper: choose in secret, win the good piles and dodge the bad ones.</translation>
    </message>
    <message>
        <source>%1 to %2 players.</source>
        <translation>%1 to %2 players.</translation>
    </message>
    <message>
        <source>Play &amp;Odin</source>
        <comment>button</comment>
        <translation>Play &amp;Odin</translation>
    </message>
    <message>
        <source>Learn in 3 min&amp;utes</source>
        <comment>button: Ninjan</comment>
        <translation>Learn in 3 min&amp;utes</translation>
    </message>
    <message>
        <source>Two card games, against computer players who never see your cards.</source>
        <translation>Two card games, against computer players who never see your cards.</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>choice at the first start</comment>
        <translation>Language</translation>
    </message>
    <message>
        <source>Play &amp;Ninjan</source>
        <comment>button</comment>
        <translation>Play &amp;Ninjan</translation>
    </message>
    <message>
        <source>Learn &amp;in 3 minutes</source>
        <comment>button: Odin</comment>
        <translation>Learn &amp;in 3 minutes</translation>
    </message>
    <message>
        <source>Theme</source>
        <comment>choice at the first start</comment>
        <translation>Theme</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Light</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Has a friend invited you?</source>
        <translation>Has a friend invited you?</translation>
    </message>
    <message>
        <source>Just paste the invitation.</source>
        <translation>Just paste the invitation.</translation>
    </message>
    <message>
        <source>&amp;Join friends</source>
        <comment>button</comment>
        <translation>&amp;Join friends</translation>
    </message>
    <message>
        <source>Starts at once: %1. Level: %2.</source>
        <comment>%1: the names of the players; %2: the level of the computers</comment>
        <translation>Starts at once: %1. Level: %2.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::StartRating</name>
    <message>
        <source>Your rating, %1</source>
        <comment>heading; a game</comment>
        <translation>Your rating, %1</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <comment>button: opens their page</comment>
        <translation>&amp;Statistics</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln game(s)</source>
        <comment>heading of the places in them</comment>
        <translation>
            <numerusform>The last game</numerusform>
            <numerusform>Last %Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meadhall::ui::StatisticsRoom</name>
    <message>
        <source>Saved: %1</source>
        <comment>a file</comment>
        <translation>Saved: %1</translation>
    </message>
    <message>
        <source>Export statistics</source>
        <comment>title</comment>
        <translation>Export statistics</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <comment>files</comment>
        <translation>Tables (*.csv)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <comment>title</comment>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>&amp;Undo (%1)</source>
        <comment>button: brings back what was cleared; a key</comment>
        <translation>&amp;Undo (%1)</translation>
    </message>
    <message>
        <source>Reading saved games: %1 of %2</source>
        <comment>how many of how many</comment>
        <translation>Reading saved games: %1 of %2</translation>
    </message>
    <message>
        <source>Statistics cleared. The games are kept.</source>
        <translation>Statistics cleared. The games are kept.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::StatisticsView</name>
    <message>
        <source>Games won</source>
        <comment>title of a chart</comment>
        <translation>Games won</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TableAccessibility</name>
    <message>
        <source>All cards are hidden</source>
        <comment>said by a screen reader</comment>
        <translation>All cards are hidden</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <comment>said by a screen reader after the last card was deselected</comment>
        <translation>Nothing is selected</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TableController</name>
    <message>
        <source>Working out a hint…</source>
        <translation>Working out a hint…</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TablePanels</name>
    <message>
        <source>Play again</source>
        <comment>button: another game with the same players</comment>
        <translation>Play again</translation>
    </message>
    <message>
        <source>New game…</source>
        <comment>button</comment>
        <translation>New game…</translation>
    </message>
    <message>
        <source>%1 is next. Everyone else, look away!</source>
        <translation>%1 is next. Everyone else, look away!</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <comment>button</comment>
        <translation>Show my cards</translation>
    </message>
    <message>
        <source>Points in all: %1</source>
        <comment>said by a screen reader; %1 is a list of names with points: “You 12, Bjorn 3”</comment>
        <translation>Points in all: %1</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>button: to the start page</comment>
        <translation>Home</translation>
    </message>
    <message>
        <source>&amp;Look at them</source>
        <comment>button: at the own decisions in a review</comment>
        <translation>&amp;Look at them</translation>
    </message>
    <message numerus="yes">
        <source>Looking at your %Ln decision(s)…</source>
        <comment>while a review judges them</comment>
        <translation>
            <numerusform>Looking at your %Ln decision…</numerusform>
            <numerusform>Looking at your %Ln decisions…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No mistake in %Ln decision(s).</source>
        <comment>result of a review</comment>
        <translation>
            <numerusform>No mistake in %Ln decision.</numerusform>
            <numerusform>No mistake in %Ln decisions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s) cost you %1 points.</source>
        <comment>result of a review; %1 has one decimal</comment>
        <translation>
            <numerusform>%Ln decision cost you %1 points.</numerusform>
            <numerusform>%Ln decisions cost you %1 points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You: %1</source>
        <comment>at the end of a game; a place such as “2nd of 4”</comment>
        <translation>You: %1</translation>
    </message>
    <message numerus="yes">
        <source>You: %1, %Ln point(s) behind</source>
        <comment>at the end of a game; a place such as “2nd of 4”</comment>
        <translation>
            <numerusform>You: %1, %Ln point behind</numerusform>
            <numerusform>You: %1, %Ln points behind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TableView</name>
    <message>
        <source>Undo</source>
        <comment>button</comment>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>button</comment>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Sort by colour</source>
        <comment>button</comment>
        <translation>Sort by colour</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>name of the playing area for screen readers</comment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <comment>button: rock, paper, scissors</comment>
        <translation>Sort by suit</translation>
    </message>
    <message>
        <source>Sort by number</source>
        <comment>button in Ninjan: −6 to 10</comment>
        <translation>Sort by number</translation>
    </message>
    <message>
        <source>Sort by number</source>
        <comment>button in Odin: 1 to 9</comment>
        <translation>Sort by number</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TransportBar</name>
    <message>
        <source>One step back</source>
        <comment>button: in the review of a game</comment>
        <translation>One step back</translation>
    </message>
    <message>
        <source>One step forward</source>
        <comment>button: in the review of a game</comment>
        <translation>One step forward</translation>
    </message>
    <message>
        <source>Play automatically</source>
        <comment>button: the review goes on by itself</comment>
        <translation>Play automatically</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <comment>button: of the hand or round</comment>
        <translation>To the beginning</translation>
    </message>
    <message>
        <source>To the end</source>
        <comment>button: of the hand or round</comment>
        <translation>To the end</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TryLines</name>
    <message>
        <source>What happened</source>
        <comment>title: what followed in the game</comment>
        <translation>What happened</translation>
    </message>
    <message>
        <source>recorded</source>
        <comment>what followed in the game</comment>
        <translation>recorded</translation>
    </message>
    <message>
        <source>After %1</source>
        <comment>title: what would have followed; %1: a move</comment>
        <translation>After %1</translation>
    </message>
    <message>
        <source>most likely continuation</source>
        <comment>how a game would have gone on</comment>
        <translation>most likely continuation</translation>
    </message>
    <message>
        <source>being worked out…</source>
        <comment>how a game would have gone on</comment>
        <translation>being worked out…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points at the end</source>
        <comment>of a hand</comment>
        <translation>
            <numerusform>%Ln point at the end</numerusform>
            <numerusform>%Ln points at the end</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TutorialController</name>
    <message>
        <source>Shall I warn you before a mistake?</source>
        <comment>title</comment>
        <translation>Shall I warn you before a mistake?</translation>
    </message>
    <message>
        <source>I speak up before a clear mistake. You decide: every move stays allowed. You can change this in the settings, under “Table”.</source>
        <translation>I speak up before a clear mistake. You decide: every move stays allowed. You can change this in the settings, under “Table”.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::VerdictPanel</name>
    <message>
        <source>&amp;Try another card</source>
        <comment>button of the review</comment>
        <translation>&amp;Try another card</translation>
    </message>
    <message>
        <source>&amp;Try another move</source>
        <comment>button of the review</comment>
        <translation>&amp;Try another move</translation>
    </message>
    <message>
        <source>Play o&amp;n from here</source>
        <comment>button of the review</comment>
        <translation>Play o&amp;n from here</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::WaitingPage</name>
    <message>
        <source>you</source>
        <extracomment>below the name of the person at this screen</extracomment>
        <translation>you</translation>
    </message>
    <message>
        <source>host of the table</source>
        <extracomment>below the name of a person</extracomment>
        <translation>host of the table</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln more player(s)</source>
        <comment>title: chairs at the table that nobody has taken yet</comment>
        <translation>
            <numerusform>Waiting for %Ln more player</numerusform>
            <numerusform>Waiting for %Ln more players</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone is here; the game is about to begin</source>
        <comment>title</comment>
        <translation>Everyone is here; the game is about to begin</translation>
    </message>
    <message>
        <source>Hints are allowed at this table.</source>
        <translation>Hints are allowed at this table.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what is said of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Free seat</source>
        <extracomment>in place of a name: nobody has taken this chair at the table yet</extracomment>
        <translation>Free seat</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::WarningOffer</name>
    <message>
        <source>Shall I warn you before a mistake in your next games? Every move stays allowed.</source>
        <translation>Shall I warn you before a mistake in your next games? Every move stays allowed.</translation>
    </message>
    <message>
        <source>I will warn you. You can change that in the settings, under “Table”.</source>
        <translation>I will warn you. You can change that in the settings, under “Table”.</translation>
    </message>
    <message>
        <source>All right. You’ll find the warnings in the settings, under “Table”.</source>
        <translation>All right. You’ll find the warnings in the settings, under “Table”.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::WatchControls</name>
    <message>
        <source>The game is paused.</source>
        <comment>said by a screen reader</comment>
        <translation>The game is paused.</translation>
    </message>
    <message>
        <source>The game has resumed.</source>
        <comment>said by a screen reader</comment>
        <translation>The game has resumed.</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button</comment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Next move</source>
        <comment>button: a paused game that is watched goes on by so much</comment>
        <translation>Next move</translation>
    </message>
    <message>
        <source>Hide everyone’s cards</source>
        <comment>button, for whoever watches</comment>
        <translation>Hide everyone’s cards</translation>
    </message>
    <message>
        <source>Show everyone’s cards</source>
        <comment>button, for whoever watches</comment>
        <translation>Show everyone’s cards</translation>
    </message>
</context>
</TS>
