<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk_UA">
<context>
    <name>meadhall::ui::AnalysisRoom</name>
    <message>
        <source>Choose a place; then click its cards, drag them there, or type their names: %1</source>
        <translation>Виберіть місце, потім клацайте на картах, перетягуйте їх туди або вводьте їхні назви: %1</translation>
    </message>
    <message>
        <source>Hidden cards are also inferred from the moves that led here.</source>
        <translation>Про приховані карти судять і з попередніх ходів.</translation>
    </message>
    <message>
        <source>Nothing is inferred from play: the moves that led here are not given.</source>
        <translation>З перебігу гри висновків немає: попередні ходи не вказано.</translation>
    </message>
    <message>
        <source>%1: a hand has one to nine cards.</source>
        <comment>a name, or “Your hand”</comment>
        <translation>%1: на руках буває від однієї до дев’яти карт.</translation>
    </message>
    <message>
        <source>In round %1 your hand has %2.</source>
        <comment>%2: a number of cards</comment>
        <translation>У раунді&#xa0;%1 у вас на руках %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>how many a hand has</comment>
        <translation>
            <numerusform>%Ln&#xa0;карта</numerusform>
            <numerusform>%Ln&#xa0;карти</numerusform>
            <numerusform>%Ln&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: more cards are known than there are in that hand.</source>
        <comment>a name</comment>
        <translation>%1: відомо більше карт, ніж на руках.</translation>
    </message>
    <message>
        <source>%1: these points are not possible.</source>
        <comment>a name, or “Your hand”</comment>
        <translation>%1: стільки очок бути не може.</translation>
    </message>
    <message>
        <source>Exactly one player must be to move, marked by *.</source>
        <translation>Ходити має рівно один гравець; його знак&#xa0;— *.</translation>
    </message>
    <message>
        <source>The cards on the table must be those of one player.</source>
        <translation>На столі мають лежати карти одного гравця.</translation>
    </message>
    <message>
        <source>The cards on the table are not a set: they share neither colour nor number.</source>
        <translation>Карти на столі&#xa0;— не комбінація: у них різні й кольори, і номінали.</translation>
    </message>
    <message>
        <source>Whoever played the cards on the table cannot be to move.</source>
        <translation>Той, чиї карти лежать на столі, не може ходити.</translation>
    </message>
    <message>
        <source>Nothing lies on the table, so the player to move leads, and nobody can have passed.</source>
        <translation>На столі нічого немає: хто ходить, той починає раунд, і ніхто не міг спасувати.</translation>
    </message>
    <message>
        <source>Each of the three piles must have at least one card.</source>
        <translation>У кожному з трьох стосів має бути хоча б одна карта.</translation>
    </message>
    <message>
        <source>Either all players must have revealed one card or none, and the highest ones go first.</source>
        <translation>Відкрити по карті мають або всі, або ніхто, і першими спрацьовують старші.</translation>
    </message>
    <message>
        <source>The moves end the hand, so there is nothing left to decide.</source>
        <translation>Ці ходи завершують роздачу: вирішувати більше нічого.</translation>
    </message>
    <message>
        <source>This line is too long for a position.</source>
        <translation>Цей рядок задовгий для позиції.</translation>
    </message>
    <message>
        <source>A position begins with %1 or %2.</source>
        <translation>Позиція починається з %1 або %2.</translation>
    </message>
    <message>
        <source>The position is not complete.</source>
        <translation>Позиція неповна.</translation>
    </message>
    <message>
        <source>“%1” has no meaning here.</source>
        <translation>«%1» тут нічого не означає.</translation>
    </message>
    <message>
        <source>Odin has two to six players, Ninjan two to five.</source>
        <translation>В Odin грають від двох до шести гравців, у Ninjan&#xa0;— від двох до п’яти.</translation>
    </message>
    <message>
        <source>With these colours there are fewer than nine cards for each player.</source>
        <translation>З цими кольорами на кожного менше дев’яти карт.</translation>
    </message>
    <message>
        <source>There are nine rounds.</source>
        <translation>Раундів дев’ять.</translation>
    </message>
    <message>
        <source>This card is in two places, and there is only one: %1</source>
        <comment>a card</comment>
        <translation>Ця карта у двох місцях, а вона лише одна: %1</translation>
    </message>
    <message>
        <source>The colour of this card is not in the deck: %1</source>
        <comment>a card</comment>
        <translation>Колір цієї карти вилучено: %1</translation>
    </message>
    <message>
        <source>The game does not have that many cards.</source>
        <translation>Стільки карт у грі немає.</translation>
    </message>
    <message>
        <source>This move is against the rules: %1</source>
        <comment>the first card of a move</comment>
        <translation>Цей хід проти правил: %1</translation>
    </message>
    <message>
        <source>Analyse a position</source>
        <comment>title of a room</comment>
        <translation>Розбір позиції</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>label: how many</comment>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>Points that end the game</source>
        <comment>label of a number</comment>
        <translation>Ліміт очок</translation>
    </message>
    <message>
        <source>Current round</source>
        <comment>label of a number from 1 to 9</comment>
        <translation>Поточний раунд</translation>
    </message>
    <message>
        <source>Cards of the game</source>
        <comment>title of all cards</comment>
        <translation>Карти гри</translation>
    </message>
    <message>
        <source>How many</source>
        <comment>heading of a column: of cards</comment>
        <translation>Кількість</translation>
    </message>
    <message>
        <source>Places</source>
        <comment>title of the places that cards can be at</comment>
        <translation>Місця</translation>
    </message>
    <message>
        <source>Cards go to</source>
        <comment>heading of a column: hands and piles</comment>
        <translation>Куди</translation>
    </message>
    <message>
        <source>Known cards</source>
        <comment>heading of a column</comment>
        <translation>Відомі карти</translation>
    </message>
    <message>
        <source>Your hand</source>
        <comment>a place for cards</comment>
        <translation>Ваші карти</translation>
    </message>
    <message>
        <source>On the table</source>
        <comment>a place for cards: those that were played last</comment>
        <translation>На столі</translation>
    </message>
    <message>
        <source>On pile %1</source>
        <comment>a place for cards</comment>
        <translation>У стосі&#xa0;%1</translation>
    </message>
    <message>
        <source>Out of play</source>
        <comment>a place for cards</comment>
        <translation>Поза грою</translation>
    </message>
    <message>
        <source>To move:</source>
        <comment>label of a list of players</comment>
        <translation>Ходить:</translation>
    </message>
    <message>
        <source>On the table from:</source>
        <comment>label of a list of players: who played the cards there</comment>
        <translation>Хто виклав:</translation>
    </message>
    <message>
        <source>Pos&amp;ition:</source>
        <comment>label of a line of text</comment>
        <translation>Пози&amp;ція:</translation>
    </message>
    <message>
        <source>&amp;Copy line</source>
        <comment>button: a position as a line of text</comment>
        <translation>С&amp;копіювати рядок</translation>
    </message>
    <message>
        <source>Pas&amp;te</source>
        <comment>button: a position as a line of text</comment>
        <translation>Вс&amp;тавити</translation>
    </message>
    <message>
        <source>Play it o&amp;ut</source>
        <comment>button: begins a game with a position</comment>
        <translation>Дог&amp;рати</translation>
    </message>
    <message>
        <source>Clea&amp;r</source>
        <comment>button: takes all cards away</comment>
        <translation>Очи&amp;стити</translation>
    </message>
    <message>
        <source>Position</source>
        <comment>page of a room in a small window</comment>
        <translation>Позиція</translation>
    </message>
    <message>
        <source>Best moves</source>
        <comment>heading, page</comment>
        <translation>Найкращі ходи</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals</source>
        <comment>how many were played to compare moves</comment>
        <translation>
            <numerusform>%Ln&#xa0;варіант роздачі</numerusform>
            <numerusform>%Ln&#xa0;варіанти роздачі</numerusform>
            <numerusform>%Ln&#xa0;варіантів роздачі</numerusform>
        </translation>
    </message>
    <message>
        <source>It is somebody else’s turn. Your moves are compared when it is yours.</source>
        <translation>Ходить інший гравець. Ваші ходи порівнюються, коли черга ваша.</translation>
    </message>
    <message>
        <source>Not possible yet</source>
        <comment>heading: about a position</comment>
        <translation>Поки що неможливо</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <comment>said by a screen reader: a move</comment>
        <translation>Найкраще: %1</translation>
    </message>
    <message>
        <source>Take back the last change (%1)</source>
        <comment>button; a key</comment>
        <translation>Скасувати останню зміну (%1)</translation>
    </message>
    <message>
        <source>All players together cannot have won these points.</source>
        <translation>Усі разом не могли набрати стільки очок.</translation>
    </message>
    <message>
        <source>Nobody can hold the goat, and it has not been seen.</source>
        <translation>Козла не може бути ні в&#xa0;кого, і його ніхто не бачив.</translation>
    </message>
</context>
<context>
    <name>ButtonText</name>
    <message>
        <source>Close</source>
        <comment>button</comment>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Copied</source>
        <comment>button: what it copies is on the clipboard now</comment>
        <translation>Скопійовано</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>button</comment>
        <translation>Спробувати ще раз</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <comment>button</comment>
        <translation>&amp;Нова гра…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <comment>button: a game that is not finished</comment>
        <translation>&amp;Продовжити</translation>
    </message>
    <message>
        <source>Dim cards that cannot &amp;be played</source>
        <comment>setting</comment>
        <translation>При&amp;глушувати карти, що не підходять</translation>
    </message>
    <message>
        <source>Start again</source>
        <comment>button: the lesson from its beginning</comment>
        <translation>Спочатку</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button</comment>
        <translation>Зупинити</translation>
    </message>
    <message>
        <source>Resume</source>
        <comment>button: what has been stopped or paused</comment>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <comment>button; %1 is a factor: 2×</comment>
        <translation>Швидкість: %1</translation>
    </message>
    <message>
        <source>How would others have played my cards?</source>
        <comment>computers play the deal of a finished game</comment>
        <translation>Як інші зіграли б моїми картами?</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <comment>button: looks at a game again</comment>
        <translation>&amp;Розібрати</translation>
    </message>
    <message>
        <source>&amp;Yes, warn me</source>
        <comment>button</comment>
        <translation>&amp;Так, попереджати</translation>
    </message>
    <message>
        <source>No, thank you</source>
        <comment>button</comment>
        <translation>Ні, дякую</translation>
    </message>
</context>
<context>
    <name>CostText</name>
    <message>
        <source>%1 to %2 points</source>
        <comment>what a move costs; numbers with one decimal</comment>
        <translation>від&#xa0;%1 до&#xa0;%2&#xa0;очка</translation>
    </message>
    <message>
        <source>about %1 points</source>
        <comment>what a move costs; a number with one decimal</comment>
        <translation>близько&#xa0;%1&#xa0;очка</translation>
    </message>
    <message>
        <source>Picking up %1 costs %2.</source>
        <comment>warning; a card (accusative), “about 1.2 points”</comment>
        <translation>Якщо взяти %1, втрата становитиме %2.</translation>
    </message>
    <message>
        <source>Playing %1 costs %2.</source>
        <comment>warning; the value of the cards to be played, “about 1.2 points”</comment>
        <translation>Якщо викласти %1, втрата становитиме %2.</translation>
    </message>
    <message>
        <source>Choosing %1 costs %2.</source>
        <comment>warning; a card (accusative), “about 5.2 points”</comment>
        <translation>Якщо вибрати %1, втрата становитиме %2.</translation>
    </message>
    <message>
        <source>Laying your card on %1 costs %2.</source>
        <translation>Якщо покласти карту на %1, втрата становитиме %2.</translation>
    </message>
    <message>
        <source>Passing costs %1.</source>
        <comment>warning; “about 1.2 points”</comment>
        <translation>Якщо спасувати, втрата становитиме %1.</translation>
    </message>
    <message>
        <source>It ends the game with somebody else ahead.</source>
        <comment>what speaks against a play</comment>
        <translation>Гра закінчиться, а&#xa0;попереду буде хтось інший.</translation>
    </message>
    <message>
        <source>It breaks up your %1.</source>
        <comment>what speaks against a play; the value of a set</comment>
        <translation>Ваша комбінація %1 розпадеться.</translation>
    </message>
    <message>
        <source>It leaves %1 on its own: it doesn’t go with any of your other cards.</source>
        <comment>what speaks against a play; a card (accusative)</comment>
        <translation>Ви лишаєте на руках %1, а&#xa0;ця карта ні з чим не поєднується.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves %Ln of your cards on their own.</source>
        <comment>what speaks against a play</comment>
        <translation>
            <numerusform>Ні з чим не поєднуватиметься %Ln&#xa0;ваша карта.</numerusform>
            <numerusform>Ні з чим не поєднуватимуться %Ln&#xa0;ваші карти.</numerusform>
            <numerusform>Ні з чим не поєднуватимуться %Ln&#xa0;ваших карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card you pick up doesn’t go with any of yours.</source>
        <comment>what speaks against a play</comment>
        <translation>Узята карта не підходить до жодної вашої.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand still makes %Ln sets afterwards.</source>
        <comment>what speaks against a play</comment>
        <translation>
            <numerusform>На руках усе одно лишиться %Ln&#xa0;комбінація.</numerusform>
            <numerusform>На руках усе одно лишаться %Ln&#xa0;комбінації.</numerusform>
            <numerusform>На руках усе одно лишиться %Ln&#xa0;комбінацій.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your opponent could go out by beating it.</source>
        <comment>what speaks against a play</comment>
        <translation>Суперник може побити це й&#xa0;позбутися всіх карт.</translation>
    </message>
    <message>
        <source>Somebody could go out by beating it.</source>
        <comment>what speaks against a play</comment>
        <translation>Хтось може побити це й&#xa0;позбутися всіх карт.</translation>
    </message>
    <message>
        <source>It gives up a 9.</source>
        <comment>what speaks against a play: a high card</comment>
        <translation>Ви віддаєте дев’ятку.</translation>
    </message>
    <message>
        <source>It gives up an 8.</source>
        <comment>what speaks against a play: a high card</comment>
        <translation>Ви віддаєте вісімку.</translation>
    </message>
    <message numerus="yes">
        <source>You keep all your cards, and your opponent has only %Ln left.</source>
        <comment>what speaks against passing</comment>
        <translation>
            <numerusform>У&#xa0;вас лишаються всі карти, а&#xa0;в&#xa0;суперника їх лише %Ln.</numerusform>
            <numerusform>У&#xa0;вас лишаються всі карти, а&#xa0;в&#xa0;суперника їх лише %Ln.</numerusform>
            <numerusform>У&#xa0;вас лишаються всі карти, а&#xa0;в&#xa0;суперника їх лише %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep all your cards, and somebody has only %Ln left.</source>
        <comment>what speaks against passing</comment>
        <translation>
            <numerusform>У&#xa0;вас лишаються всі карти, а&#xa0;в&#xa0;когось їх лише %Ln.</numerusform>
            <numerusform>У&#xa0;вас лишаються всі карти, а&#xa0;в&#xa0;когось їх лише %Ln.</numerusform>
            <numerusform>У&#xa0;вас лишаються всі карти, а&#xa0;в&#xa0;когось їх лише %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>That ends the round, and somebody else leads.</source>
        <comment>what speaks against passing</comment>
        <translation>Раунд на цьому закінчиться, і&#xa0;наступний почнете не ви.</translation>
    </message>
    <message>
        <source>As things stand, it has to take a pile worth %1.</source>
        <comment>what speaks against a card; a number below 0</comment>
        <translation>Зараз цій карті довелося б забрати стос на %1.</translation>
    </message>
    <message>
        <source>As things stand, it takes %1 and leaves its own %2 as the next prize.</source>
        <comment>what speaks against a card; what a pile is worth: +3; its number, 4 to 10</comment>
        <translation>Зараз ця карта забере %1 і&#xa0;лишить іншим свої %2.</translation>
    </message>
    <message>
        <source>As things stand, it takes only %1.</source>
        <comment>what speaks against a card; what a pile is worth: +3</comment>
        <translation>Зараз ця карта забере лише %1.</translation>
    </message>
    <message>
        <source>It is resolved last and takes what is left.</source>
        <comment>what speaks against a card</comment>
        <translation>Ця карта спрацює останньою й&#xa0;забере те, що лишиться.</translation>
    </message>
    <message>
        <source>It beats nothing as the piles are now.</source>
        <comment>what speaks against a card</comment>
        <translation>Ця карта зараз нічого не б’є.</translation>
    </message>
    <message>
        <source>The pile is then worth %1.</source>
        <comment>what speaks against laying a card there: +9</comment>
        <translation>Після цього стос буде вартий %1.</translation>
    </message>
    <message>
        <source>Taking the pile with %1 costs %2.</source>
        <extracomment>warning; the card on top of a pile (accusative), “about 5.2 points”</extracomment>
        <translation>Якщо забрати %1, втрата становитиме %2.</translation>
    </message>
    <message>
        <source>This pile is worth %1, but others may then get more.</source>
        <comment>what speaks against a pile; +3</comment>
        <translation>Цей стос вартий %1, але іншим може дістатися більше.</translation>
    </message>
    <message>
        <source>This pile is worth %1; another is worth %2.</source>
        <comment>what speaks against a pile; what piles are worth: +3, +8</comment>
        <translation>Цей стос вартий %1, а&#xa0;інший&#xa0;— %2.</translation>
    </message>
    <message numerus="yes">
        <source>A play could leave you with %Ln sets instead of %1.</source>
        <comment>what speaks against passing</comment>
        <translation>
            <numerusform>Якщо зіграти, у&#xa0;вас може лишитися %Ln&#xa0;комбінація замість&#xa0;%1.</numerusform>
            <numerusform>Якщо зіграти, у&#xa0;вас можуть лишитися %Ln&#xa0;комбінації замість&#xa0;%1.</numerusform>
            <numerusform>Якщо зіграти, у&#xa0;вас може лишитися %Ln&#xa0;комбінацій замість&#xa0;%1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep all %Ln of your cards.</source>
        <comment>what speaks against passing</comment>
        <translation>
            <numerusform>У&#xa0;вас, як і&#xa0;раніше, %Ln&#xa0;карта.</numerusform>
            <numerusform>У&#xa0;вас, як і&#xa0;раніше, %Ln&#xa0;карти.</numerusform>
            <numerusform>У&#xa0;вас, як і&#xa0;раніше, %Ln&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand then makes %Ln sets.</source>
        <comment>what speaks against a play</comment>
        <translation>
            <numerusform>На руках тоді лишиться %Ln&#xa0;комбінація.</numerusform>
            <numerusform>На руках тоді лишаться %Ln&#xa0;комбінації.</numerusform>
            <numerusform>На руках тоді лишиться %Ln&#xa0;комбінацій.</numerusform>
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
        <translation>Гра дня</translation>
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
            <numerusform>%1, %Ln&#xa0;гравець</numerusform>
            <numerusform>%1, %Ln&#xa0;гравці</numerusform>
            <numerusform>%1, %Ln&#xa0;гравців</numerusform>
        </translation>
    </message>
    <message>
        <source>Not played yet</source>
        <comment>the deal of a day</comment>
        <translation>Ще не зіграно</translation>
    </message>
    <message numerus="yes">
        <source>You got %1 point(s)</source>
        <comment>%1 may have a sign</comment>
        <translation>
            <numerusform>У&#xa0;вас %1&#xa0;очко</numerusform>
            <numerusform>У&#xa0;вас %1&#xa0;очки</numerusform>
            <numerusform>У&#xa0;вас %1&#xa0;очок</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer is better.</source>
        <comment>points</comment>
        <translation>Що менше, то краще.</translation>
    </message>
    <message>
        <source>More is better.</source>
        <comment>points</comment>
        <translation>Що більше, то краще.</translation>
    </message>
    <message numerus="yes">
        <source>As many points as %1, with the same %Ln card(s).</source>
        <comment>points; %1: names of levels</comment>
        <translation>
            <numerusform>Стільки ж очок, як у&#xa0;комп’ютера (%1), з тією самою %Ln&#xa0;картою.</numerusform>
            <numerusform>Стільки ж очок, як у&#xa0;комп’ютера (%1), з тими самими %Ln&#xa0;картами.</numerusform>
            <numerusform>Стільки ж очок, як у&#xa0;комп’ютера (%1), з тими самими %Ln&#xa0;картами.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Between %1 and %2, with the same %Ln card(s).</source>
        <comment>names of levels</comment>
        <translation>
            <numerusform>Між рівнями «%1» і&#xa0;«%2», з&#xa0;тією самою %Ln&#xa0;картою.</numerusform>
            <numerusform>Між рівнями «%1» і&#xa0;«%2», з&#xa0;тими самими %Ln&#xa0;картами.</numerusform>
            <numerusform>Між рівнями «%1» і&#xa0;«%2», з&#xa0;тими самими %Ln&#xa0;картами.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ahead of every level, with the same %Ln card(s).</source>
        <translation>
            <numerusform>Краще за всі рівні, з&#xa0;тією самою %Ln&#xa0;картою.</numerusform>
            <numerusform>Краще за всі рівні, з&#xa0;тими самими %Ln&#xa0;картами.</numerusform>
            <numerusform>Краще за всі рівні, з&#xa0;тими самими %Ln&#xa0;картами.</numerusform>
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
        <translation>Meadhall, гра дня №&#xa0;%1 (%2): %3</translation>
    </message>
    <message>
        <source>Meadhall, deal %1 (%2): %3</source>
        <comment>number, game, result</comment>
        <translation>Meadhall, гра №&#xa0;%1 (%2): %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <comment>until the next deal of the day</comment>
        <translation>
            <numerusform>%Ln&#xa0;хвилину</numerusform>
            <numerusform>%Ln&#xa0;хвилини</numerusform>
            <numerusform>%Ln&#xa0;хвилин</numerusform>
        </translation>
    </message>
    <message>
        <source>Next deal in %1.</source>
        <translation>Наступна гра через %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s)</source>
        <comment>until the next deal of the day</comment>
        <translation>
            <numerusform>%Ln&#xa0;годину</numerusform>
            <numerusform>%Ln&#xa0;години</numerusform>
            <numerusform>%Ln&#xa0;годин</numerusform>
        </translation>
    </message>
    <message>
        <source>Next deal in %1 %2.</source>
        <comment>hours, minutes</comment>
        <translation>Наступна гра через %1&#xa0;%2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) in a row</source>
        <comment>on which the deal of the day was played</comment>
        <translation>
            <numerusform>%Ln&#xa0;день поспіль</numerusform>
            <numerusform>%Ln&#xa0;дні поспіль</numerusform>
            <numerusform>%Ln&#xa0;днів поспіль</numerusform>
        </translation>
    </message>
    <message>
        <source>Day by day</source>
        <comment>heading above the last deals of the day</comment>
        <translation>День за днем</translation>
    </message>
    <message numerus="yes">
        <source>longest: %Ln day(s)</source>
        <comment>row of days</comment>
        <translation>
            <numerusform>рекорд: %Ln&#xa0;день</numerusform>
            <numerusform>рекорд: %Ln&#xa0;дні</numerusform>
            <numerusform>рекорд: %Ln&#xa0;днів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Just behind %1, with the same %Ln card(s).</source>
        <comment>name of a level</comment>
        <translation>
            <numerusform>Одразу за рівнем «%1», з&#xa0;тією самою %Ln&#xa0;картою.</numerusform>
            <numerusform>Одразу за рівнем «%1», з&#xa0;тими самими %Ln&#xa0;картами.</numerusform>
            <numerusform>Одразу за рівнем «%1», з&#xa0;тими самими %Ln&#xa0;картами.</numerusform>
        </translation>
    </message>
    <message>
        <source>In progress</source>
        <comment>the deal of a day</comment>
        <translation>Зараз на столі</translation>
    </message>
    <message>
        <source>There is a new deal of the day.</source>
        <translation>З’явилася нова гра дня.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>Не вдалося прочитати «%1»: %2.</translation>
    </message>
    <message>
        <source>“%1” was written by a newer version of Meadhall.</source>
        <translation>Файл «%1» записано новішою версією Meadhall.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: line %2 is damaged.</source>
        <translation>Не вдалося відкрити «%1»: пошкоджено рядок&#xa0;%2.</translation>
    </message>
    <message>
        <source>“%1” could not be saved: %2. Your game goes on; try another folder.</source>
        <translation>Не вдалося зберегти «%1»: %2. Гра триває; спробуйте вибрати іншу теку.</translation>
    </message>
    <message>
        <source>“%1” is not a Meadhall game record.</source>
        <comment>a file</comment>
        <translation>У&#xa0;файлі «%1» немає запису гри Meadhall.</translation>
    </message>
    <message>
        <source>“%1” could not be deleted: %2.</source>
        <comment>a file and what the system says</comment>
        <translation>Не вдалося видалити «%1»: %2.</translation>
    </message>
    <message>
        <source>“%1” could not be restored: %2.</source>
        <comment>a file and what the system says</comment>
        <translation>Не вдалося відновити «%1»: %2.</translation>
    </message>
    <message>
        <source>%1: the program could not be started. An easy computer player takes its place.</source>
        <comment>%1 is a name</comment>
        <translation>%1: не вдалося запустити програму. Замість неї тепер грає комп’ютер на легкому рівні.</translation>
    </message>
    <message>
        <source>%1: the program has stopped. An easy computer player takes its place.</source>
        <comment>%1 is a name</comment>
        <translation>%1: програма завершила роботу. Замість неї тепер грає комп’ютер на легкому рівні.</translation>
    </message>
    <message>
        <source>%1: the program did not answer in time. An easy computer player takes its place.</source>
        <comment>%1 is a name</comment>
        <translation>%1: програма не відповіла вчасно. Замість неї тепер грає комп’ютер на легкому рівні.</translation>
    </message>
    <message>
        <source>%1: the program’s answer could not be understood. An easy computer player takes its place.</source>
        <comment>%1 is a name</comment>
        <translation>%1: відповідь програми незрозуміла. Замість неї тепер грає комп’ютер на легкому рівні.</translation>
    </message>
    <message>
        <source>%1: the program’s move broke the rules. An easy computer player takes its place.</source>
        <comment>%1 is a name</comment>
        <translation>%1: хід програми суперечить правилам. Замість неї тепер грає комп’ютер на легкому рівні.</translation>
    </message>
    <message>
        <source>Meadhall is already running: you can play on here, but only the game in the other window is saved.</source>
        <translation>Meadhall уже працює: тут можна грати, але зберігається лише гра в&#xa0;іншому вікні.</translation>
    </message>
    <message>
        <source>There is a game from a newer version of Meadhall here. It has been left alone, and this game will not be saved.</source>
        <translation>Тут уже є&#xa0;гра, збережена новішою версією Meadhall. Її залишено без змін, а&#xa0;ця гра не зберігатиметься.</translation>
    </message>
    <message>
        <source>The disk is full: your game goes on, but it will not be saved until there is space again.</source>
        <translation>Немає місця на диску: гра триває, але не зберігатиметься, доки місце не звільниться.</translation>
    </message>
    <message>
        <source>The file for the current game has disappeared. Your game goes on, and the file has been created again.</source>
        <translation>Файл поточної гри зник. Його створено заново, і&#xa0;гра триває.</translation>
    </message>
    <message>
        <source>Meadhall cannot write to its folder: you can play on, but this game is not being saved.</source>
        <translation>Не вдається нічого записати в&#xa0;теку Meadhall: грати можна, але гра не зберігається.</translation>
    </message>
    <message>
        <source>Your game cannot be saved at the moment, but you can play on.</source>
        <translation>Зараз не вдається зберегти гру, але грати можна далі.</translation>
    </message>
    <message>
        <source>Your last game was damaged. What could be read is here; the damaged file has been kept as “%1”.</source>
        <translation>Попередню гру пошкоджено. Відкрито все, що вдалося прочитати; пошкоджений файл збережено як «%1».</translation>
    </message>
    <message>
        <source>Your last game was damaged, and nothing of it can be read. The file has been kept as “%1”.</source>
        <translation>Попередню гру пошкоджено, прочитати не вдалося нічого. Файл збережено як «%1».</translation>
    </message>
    <message>
        <source>The last line of the record was incomplete and has been left out.</source>
        <translation>Останній рядок запису виявився неповним, тож його пропущено.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: line %2 breaks the rules of the game.</source>
        <translation>Не вдалося відкрити «%1»: рядок&#xa0;%2 суперечить правилам гри.</translation>
    </message>
    <message>
        <source>%1: the record names a program. Only commands that you have typed in the “New game” dialog are run, so an easy computer player takes its place.</source>
        <comment>%1 is a name, or several</comment>
        <translation>%1: у&#xa0;записі замість гравця вказано програму. Запускаються лише ті команди, які ви самі ввели у&#xa0;вікні «Нова гра», тому замість неї тепер грає комп’ютер на легкому рівні.</translation>
    </message>
    <message>
        <source>the file is from a newer version of Meadhall and is left alone</source>
        <comment>after a colon</comment>
        <translation>файл створено новішою версією Meadhall, і його залишено без змін</translation>
    </message>
    <message>
        <source>the file there is damaged and cannot be renamed</source>
        <comment>after a colon</comment>
        <translation>файл пошкоджено, і його не можна перейменувати</translation>
    </message>
    <message>
        <source>another Meadhall has taken over the folder</source>
        <comment>after a colon</comment>
        <translation>теку зайняв інший екземпляр Meadhall</translation>
    </message>
    <message>
        <source>The disk is not answering.</source>
        <translation>Диск не відповідає.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: it breaks the rules of the game.</source>
        <translation>Не вдалося відкрити «%1»: запис порушує правила гри.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>after a colon</comment>
        <translation>на диску немає місця</translation>
    </message>
    <message>
        <source>the folder cannot be written to</source>
        <comment>after a colon</comment>
        <translation>до цієї теки не можна записувати</translation>
    </message>
    <message>
        <source>Your settings cannot be saved: %1. They last until Meadhall is closed.</source>
        <translation>Не вдається зберегти налаштування: %1. Вони діють до закриття Meadhall.</translation>
    </message>
    <message>
        <source>Your solved puzzles cannot be saved: %1. They count until Meadhall is closed.</source>
        <translation>Не вдається зберегти розв’язані задачі: %1. Вони враховуються лише до закриття Meadhall.</translation>
    </message>
    <message>
        <source>Your results cannot be saved: %1. They count until Meadhall is closed.</source>
        <translation>Не вдається зберегти ваші результати: %1. Вони враховуються лише до закриття Meadhall.</translation>
    </message>
    <message>
        <source>The review cannot be saved: %1. Next time, the game will be reviewed again.</source>
        <translation>Не вдається зберегти розбір: %1. Наступного разу гру буде розібрано заново.</translation>
    </message>
    <message>
        <source>Your seat at your friend’s table cannot be saved: %1. If Meadhall stops, you cannot return to it.</source>
        <translation>Не вдається зберегти ваше місце за столом друга: %1. Якщо Meadhall закриється, повернутися на нього не вдасться.</translation>
    </message>
    <message>
        <source>Meadhall’s folder has been replaced, or another Meadhall has used it. You can play on, but nothing more is saved until you start Meadhall again.</source>
        <translation>Теку Meadhall замінено, або нею користувався інший екземпляр Meadhall. Грати можна, але до перезапуску Meadhall більше нічого не зберігається.</translation>
    </message>
    <message>
        <source>the folder has been replaced, or another Meadhall has used it</source>
        <comment>after a colon</comment>
        <translation>теку замінено, або нею користувався інший екземпляр Meadhall</translation>
    </message>
    <message>
        <source>The invitation cannot be saved: %1. If Meadhall stops, the guests will not find the table again.</source>
        <translation>Не вдається зберегти запрошення: %1. Якщо Meadhall закриється, гості вже не знайдуть столу.</translation>
    </message>
    <message>
        <source>Clearing or restoring the statistics cannot be saved: %1. It lasts until Meadhall is closed.</source>
        <translation>Не вдається зберегти очищення або відновлення статистики: %1. Вони діють до закриття Meadhall.</translation>
    </message>
    <message>
        <source>The log is not complete: its end is missing. Save it again.</source>
        <translation>Журнал неповний: у ньому бракує кінця. Збережіть його ще раз.</translation>
    </message>
    <message>
        <source>Board Game Arena sent an error instead of the log. Try again later.</source>
        <translation>Board Game Arena надіслала помилку замість журналу. Спробуйте ще раз пізніше.</translation>
    </message>
    <message>
        <source>This is the log of another game. Only Odin and Ninjan can be read.</source>
        <translation>Це журнал іншої гри. Прочитати можна лише Odin і Ninjan.</translation>
    </message>
    <message>
        <source>The text holds the logs of several games. Save one at a time.</source>
        <translation>У тексті журнали кількох ігор. Зберігайте їх по одному.</translation>
    </message>
    <message>
        <source>This game is not over yet. It can be reviewed when it is.</source>
        <translation>Цю гру ще не закінчено. Розібрати її можна буде після завершення.</translation>
    </message>
    <message>
        <source>Your cards are not in this log. Save it while you are logged in as a player of this game.</source>
        <translation>Ваших карт у цьому журналі немає. Збережіть його, увійшовши на сайт як учасник цієї гри.</translation>
    </message>
    <message>
        <source>The log does not say which cards lay in the piles at the start. Save the replay page instead.</source>
        <translation>Із журналу не видно, які карти лежали в стосах на початку. Збережіть натомість сторінку повтору.</translation>
    </message>
    <message>
        <source>Move %1 of this log does not fit the rules, so it cannot be reviewed.</source>
        <comment>%1 is a number</comment>
        <translation>Хід&#xa0;%1 у цьому журналі суперечить правилам, тому розібрати гру не можна.</translation>
    </message>
    <message>
        <source>You had no decision to make in this game.</source>
        <translation>У цій грі вам не довелося ухвалювати рішень.</translation>
    </message>
    <message>
        <source>This is not a game log from Board Game Arena.</source>
        <translation>Це не журнал гри з Board Game Arena.</translation>
    </message>
    <message>
        <source>Somebody left before the end: %1. The review ends there.</source>
        <comment>%1: a name, or several</comment>
        <translation>До кінця не дограли: %1. Розбір закінчується на цьому місці.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names in a list without “and”</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>A turn is missing in this log. The review ends there.</source>
        <translation>У цьому журналі бракує ходу. Розбір закінчується на цьому місці.</translation>
    </message>
    <message>
        <source>The log does not say how many points end the game. 15 are assumed.</source>
        <translation>Із журналу не видно, який був ліміт очок. Програма припустила, що 15.</translation>
    </message>
    <message>
        <source>Not all four colours of the deck were seen. The missing ones are assumed.</source>
        <translation>Із журналу видно не всі чотири кольори колоди. Решту програма припустила сама.</translation>
    </message>
    <message>
        <source>The win is shared, so the record ends with the last card.</source>
        <translation>Перемога спільна, тому запис закінчується останньою картою.</translation>
    </message>
    <message>
        <source>What was said in this game cannot be saved: %1. After the next start, only the moves can be read again.</source>
        <translation>Не вдається зберегти, що було сказано в цій грі: %1. Після наступного запуску можна буде прочитати лише ходи.</translation>
    </message>
    <message>
        <source>This is not the line of a relay. Such a line looks like an invitation: meadhall:NAME:PORT/KEY.</source>
        <translation>Це не рядок ретранслятора. Такий рядок схожий на запрошення: meadhall:ІМ’Я:ПОРТ/КЛЮЧ.</translation>
    </message>
    <message>
        <source>The log contradicts itself or the rules, so it cannot be reviewed.</source>
        <translation>Журнал суперечить сам собі або правилам, тому розібрати гру не можна.</translation>
    </message>
    <message>
        <source>The folder for games is missing, or something else is in its place: you can play on, but this game is not being saved.</source>
        <translation>Теки для ігор немає, або на її місці щось інше: грати можна, але гра не зберігається.</translation>
    </message>
    <message>
        <source>your share of the disk is used up</source>
        <comment>after a colon</comment>
        <translation>ваше місце на диску вичерпано</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <comment>after a colon</comment>
        <translation>диск доступний лише для читання</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <comment>after a colon</comment>
        <translation>диск повідомляє про помилку</translation>
    </message>
    <message>
        <source>the file or its folder does not exist</source>
        <comment>after a colon</comment>
        <translation>такого файлу або теки немає</translation>
    </message>
    <message>
        <source>something else is in the place of the folder</source>
        <comment>after a colon</comment>
        <translation>на місці теки щось інше</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>after a colon</comment>
        <translation>це тека</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <comment>after a colon</comment>
        <translation>це не звичайний файл</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <comment>after a colon</comment>
        <translation>надто довга назва</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <comment>after a colon</comment>
        <translation>відкрито надто багато файлів</translation>
    </message>
    <message>
        <source>the system reports error %1</source>
        <comment>after a colon; %1 is a number</comment>
        <translation>система повідомляє про помилку&#xa0;%1</translation>
    </message>
    <message>
        <source>you may not read it</source>
        <comment>after a colon</comment>
        <translation>ви не маєте права його читати</translation>
    </message>
</context>
<context>
    <name>GameSetup</name>
    <message>
        <source>Astrid</source>
        <comment>name of a persona</comment>
        <translation>Астрід</translation>
    </message>
    <message>
        <source>Bjorn</source>
        <comment>name of a persona</comment>
        <translation>Бйорн</translation>
    </message>
    <message>
        <source>Gudrun</source>
        <comment>name of a persona</comment>
        <translation>Гудрун</translation>
    </message>
    <message>
        <source>Leif</source>
        <comment>name of a persona</comment>
        <translation>Лейф</translation>
    </message>
    <message>
        <source>Sigrid</source>
        <comment>name of a persona</comment>
        <translation>Сігрід</translation>
    </message>
    <message>
        <source>Halvdan</source>
        <comment>name of a persona</comment>
        <translation>Гальвдан</translation>
    </message>
    <message>
        <source>Ylva</source>
        <comment>name of a persona</comment>
        <translation>Ільва</translation>
    </message>
    <message>
        <source>Ivar</source>
        <comment>name of a persona</comment>
        <translation>Івар</translation>
    </message>
    <message>
        <source>Beginner</source>
        <comment>level of a computer player</comment>
        <translation>Початковий</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>level of a computer player</comment>
        <translation>Легкий</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>level of a computer player</comment>
        <translation>Середній</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>level of a computer player</comment>
        <translation>Складний</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>level of a computer player</comment>
        <translation>Майстер</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>who sits on a chair</comment>
        <translation>Комп’ютер</translation>
    </message>
    <message>
        <source>Player %L1</source>
        <comment>one of several people without a name</comment>
        <translation>Гравець %L1</translation>
    </message>
    <message>
        <source>Program</source>
        <comment>who sits on a chair</comment>
        <translation>Програма</translation>
    </message>
    <message>
        <source>Host</source>
        <comment>the person to whom the table belongs, for the guests there</comment>
        <translation>Господар</translation>
    </message>
    <message>
        <source>Guest</source>
        <comment>who sits on a chair</comment>
        <translation>Гість</translation>
    </message>
</context>
<context>
    <name>InvitationText</name>
    <message>
        <source>Paste or type the line your friend sent you.</source>
        <comment>an invitation</comment>
        <translation>Вставте рядок, який вам надіслали, або введіть його.</translation>
    </message>
    <message>
        <source>The key is still missing: seven groups after a slash.</source>
        <comment>in an invitation</comment>
        <translation>Ще немає ключа: це сім груп після косої риски.</translation>
    </message>
    <message>
        <source>After the address and a colon there must be a number from 1 to 65535.</source>
        <comment>in an invitation</comment>
        <translation>Після адреси та двокрапки має стояти число від 1 до 65535.</translation>
    </message>
    <message>
        <source>The key is not complete yet: it should have seven groups.</source>
        <translation>Ключ поки що неповний: у&#xa0;ньому має бути сім груп.</translation>
    </message>
    <message>
        <source>The invitation is complete.</source>
        <translation>Запрошення повне.</translation>
    </message>
    <message>
        <source>The line does not begin with a usable address.</source>
        <comment>an invitation</comment>
        <translation>На початку рядка немає придатної адреси.</translation>
    </message>
    <message>
        <source>Group %1 of the key has a character that never occurs in keys.</source>
        <translation>У&#xa0;групі&#xa0;%1 ключа є&#xa0;знак, якого в&#xa0;ключах не буває.</translation>
    </message>
    <message>
        <source>The key is too long: it should have seven groups, the last one with three characters.</source>
        <translation>Ключ задовгий: у&#xa0;ньому має бути сім груп, в&#xa0;останній&#xa0;— три знаки.</translation>
    </message>
    <message>
        <source>Something in the key is mistyped: its check character does not match.</source>
        <translation>У&#xa0;ключі помилка: контрольний знак не збігається.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Get rid of your cards before the others do. You lead this round with exactly one card, any card you like. Your orange 1 doesn’t go with any other card: double-click it or drag it to the middle.</source>
        <extracomment>Lesson, step 1</extracomment>
        <translation>Позбудьтеся своїх карт раніше за інших. Цей раунд починаєте ви: викладіть рівно одну карту, будь-яку. Ваша помаранчева&#xa0;1 не підходить до жодної іншої: двічі клацніть на ній або перетягніть на середину столу.</translation>
    </message>
    <message>
        <source>Now pick up one of the two beaten cards; the other one is discarded. You hold three 3s, so take the pink 3.</source>
        <extracomment>Lesson, step 3, its second half</extracomment>
        <translation>Тепер візьміть одну з&#xa0;двох побитих карт, а&#xa0;іншу буде скинуто. У&#xa0;вас три трійки, тому візьміть рожеву&#xa0;3.</translation>
    </message>
    <message>
        <source>Everyone else has passed, so you lead. Again with exactly one card: play the orange 9.</source>
        <extracomment>Lesson, step 9</extracomment>
        <translation>Усі інші спасували, тож раунд починаєте ви. Знову рівно однією картою: викладіть помаранчеву&#xa0;9.</translation>
    </message>
    <message>
        <source>All your cards now form one set: four 3s. That is the only time you may lead with more than one card. Play them all.</source>
        <extracomment>Lesson, step 11</extracomment>
        <translation>Усі ваші карти тепер утворюють одну комбінацію: чотири трійки. Лише в&#xa0;такому разі можна почати одразу з&#xa0;кількох карт. Викладіть їх усі.</translation>
    </message>
    <message>
        <source>In turn, everyone either beats the card in the middle with a higher value or passes. If you beat a card, you pick it up.</source>
        <extracomment>Lesson, step 2; the others play after it</extracomment>
        <translation>Далі кожен по черзі або б’є те, що на столі, картою чи комбінацією з&#xa0;більшою вартістю, або пасує. Хто побив карту, той бере її в&#xa0;руку.</translation>
    </message>
    <message>
        <source>Cards of the same number are a set too: three 7s are worth 777. Equal values do not beat each other.</source>
        <extracomment>Lesson, step 4; the others play after it</extracomment>
        <translation>Карти з&#xa0;однаковим номіналом&#xa0;— теж комбінація: три сімки мають вартість 777. Однакові вартості одна одної не б’ють.</translation>
    </message>
    <message>
        <source>The round goes on until everyone but the last to play has passed.</source>
        <extracomment>Lesson, step 6; the others play after it</extracomment>
        <translation>Раунд триває, доки не спасують усі, крім того, хто викладав карти останнім.</translation>
    </message>
    <message>
        <source>If both of them pass now, you win the round: the cards in the middle are discarded, and you lead the next round.</source>
        <extracomment>Lesson, step 8; the others play after it</extracomment>
        <translation>Якщо тепер обоє спасують, раунд виграєте ви: карти зі столу скидають, а&#xa0;новий раунд починаєте ви.</translation>
    </message>
    <message>
        <source>Only a set of two beats a lone 9, and the others would rather keep theirs.</source>
        <extracomment>Lesson, step 10; the others play after it</extracomment>
        <translation>Одиночну&#xa0;9 б’ють лише комбінації з&#xa0;двох карт, але суперники радше прибережуть свої.</translation>
    </message>
    <message>
        <source>You may pass, but here you can beat the cards in the middle.</source>
        <extracomment>Lesson: the learner has passed where the lesson wants a play</extracomment>
        <translation>Можна й&#xa0;спасувати, але тут вам є&#xa0;чим побити карти на столі.</translation>
    </message>
    <message>
        <source>You may take that one, but the pink 3 goes with your three 3s.</source>
        <extracomment>Lesson, step 3: the learner wants the other card</extracomment>
        <translation>Можна взяти й&#xa0;цю, але рожева&#xa0;3 підходить до ваших трьох трійок.</translation>
    </message>
    <message>
        <source>You may take that one, but a 9 is harder to beat than an 8.</source>
        <extracomment>Lesson, step 7: the learner wants the other card</extracomment>
        <translation>Можна взяти й&#xa0;цю, але 9 побити важче, ніж 8.</translation>
    </message>
    <message>
        <source>You may lead with any card, but the orange 1 doesn’t go with anything else, so play it now.</source>
        <extracomment>Lesson, step 1: the learner has led another card</extracomment>
        <translation>Почати можна з&#xa0;будь-якої карти. Але помаранчева&#xa0;1 не підходить до жодної іншої, тож викладіть її зараз.</translation>
    </message>
    <message>
        <source>That beats 32 too. But keep your 3s and 7s for later.</source>
        <extracomment>Lesson, step 3: the learner has played another set</extracomment>
        <translation>Це теж б’є 32. Але прибережіть трійки й&#xa0;сімки на потім.</translation>
    </message>
    <message>
        <source>That beats 98 too. But you will need all your 3s at the end.</source>
        <extracomment>Lesson, step 7: the learner has played another set</extracomment>
        <translation>Це теж б’є 98. Але наприкінці вам знадобляться всі трійки.</translation>
    </message>
    <message>
        <source>You may lead with any card. But keep your four 3s together.</source>
        <extracomment>Lesson, step 9: the learner has led another card</extracomment>
        <translation>Почати можна з&#xa0;будь-якої карти. Але чотири трійки тримайте разом.</translation>
    </message>
    <message>
        <source>A 3 and a 2 of the same colour are a set. Read the digits as one number, highest first – don’t add them up: 32. Beat it with as many cards or one more: select your blue 8 and blue 2, which make 82, and play them.</source>
        <extracomment>Lesson, step 3</extracomment>
        <translation>Трійка й&#xa0;двійка одного кольору&#xa0;— це комбінація. Номінали не додають, а&#xa0;читають поспіль як одне число, починаючи з більшого: 32. Побити її можна двома або трьома картами: виділіть синю&#xa0;8 і&#xa0;синю&#xa0;2, що разом дають 82, та викладіть їх.</translation>
    </message>
    <message>
        <source>You could beat 96, but there’s no hurry: passing costs you nothing but this turn. When it is your turn again, you may play again. Pass now.</source>
        <extracomment>Lesson, step 5</extracomment>
        <translation>Ви могли б побити 96, але поспішати нікуди: пас коштує вам лише цього ходу. Коли черга знову дійде до вас, ви зможете ходити. Зараз спасуйте.</translation>
    </message>
    <message>
        <source>Take the orange 9: when you lead with it, only two cards can beat it.</source>
        <extracomment>Lesson, step 7, its second half</extracomment>
        <translation>Візьміть помаранчеву&#xa0;9: коли ви почнете з&#xa0;неї раунд, побити її можна буде лише двома картами.</translation>
    </message>
    <message>
        <source>It’s your turn again. A set with one more card always beats a smaller one: play your three 7s.</source>
        <extracomment>Lesson, step 7</extracomment>
        <translation>Знову ваш хід. Комбінація, у&#xa0;якій на одну карту більше, завжди б’є меншу: викладіть три сімки.</translation>
    </message>
    <message>
        <source>You have no cards left, so the hand is over at once. The others get a point for each card they still hold. You play on until somebody has 15 points; then whoever has the fewest wins. That’s it! %1 shows the rules at any time.</source>
        <extracomment>Lesson, its end; %1 is a key</extracomment>
        <translation>У&#xa0;вас не лишилося карт, тож цю роздачу одразу завершено. Інші отримують по очку за кожну карту, що лишилася в&#xa0;них на руках. Так грають, доки хтось не набере 15&#xa0;очок; тоді перемагає той, у&#xa0;кого їх найменше. От і&#xa0;все! Правила завжди під рукою: %1.</translation>
    </message>
    <message>
        <source>That would beat 96. But keep those cards for now: you will need them more later.</source>
        <extracomment>Lesson, step 5: the learner has played instead of passing</extracomment>
        <translation>Цим можна побити 96. Але поки що прибережіть ці карти: згодом вони знадобляться більше.</translation>
    </message>
    <message>
        <source>You may lead with just one card. But if you play all four 3s, you get rid of your whole hand.</source>
        <extracomment>Lesson, step 11: the learner has led some of the 3s</extracomment>
        <translation>Почати можна й&#xa0;однією картою. Але якщо викласти всі чотири трійки, карт у&#xa0;вас не лишиться.</translation>
    </message>
    <message>
        <source>By keyboard: press P.</source>
        <extracomment>Lesson: how to pass with the keyboard</extracomment>
        <translation>З&#xa0;клавіатури: клавіша P.</translation>
    </message>
    <message>
        <source>By keyboard: press %1.</source>
        <extracomment>Lesson: how to take a pile with the keyboard; %1: its number</extracomment>
        <translation>З&#xa0;клавіатури: клавіша %1.</translation>
    </message>
    <message>
        <source>That beats rock too. But higher numbers go first, so choose the 8.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen another paper</extracomment>
        <translation>Ця карта теж б’є камінь. Але більший номінал спрацьовує раніше: виберіть 8.</translation>
    </message>
    <message>
        <source>Scissors beat only paper, and no paper lies on top. Your paper 8 will win you a pile.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen scissors</extracomment>
        <translation>Ножиці б’ють лише папір, а&#xa0;зверху паперу немає. З&#xa0;папером&#xa0;8 ви заберете стос.</translation>
    </message>
    <message>
        <source>Rock beats scissors, so you would have to take the −6. Your paper 8 will win you something better.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen a rock</extracomment>
        <translation>Камінь б’є ножиці, тож вам довелося б забрати −6. З&#xa0;папером&#xa0;8 вам дістанеться щось краще.</translation>
    </message>
    <message>
        <source>You may take that one too, but it is worth only 2 points.</source>
        <extracomment>Lesson of Ninjan: the learner wants pile 3</extracomment>
        <translation>Можна забрати й&#xa0;цей, але він вартий лише 2&#xa0;очок.</translation>
    </message>
    <message>
        <source>That beats paper too, but it goes even later. Choose the 4.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen other scissors</extracomment>
        <translation>Ця карта теж б’є папір, але спрацьовує ще пізніше. Виберіть 4.</translation>
    </message>
    <message>
        <source>That beats nothing now: only paper lies on top. Keep it for later.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen rock or paper</extracomment>
        <translation>Зараз ця карта нічого не б’є: зверху лише папір. Прибережіть її.</translation>
    </message>
    <message>
        <source>That beats scissors too. But choose the 6: you will see why.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen another rock</extracomment>
        <translation>Ця карта теж б’є ножиці. Але виберіть 6: скоро побачите чому.</translation>
    </message>
    <message>
        <source>That beats nothing now: only scissors lie on top. Keep it for later.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen paper or scissors</extracomment>
        <translation>Зараз ця карта нічого не б’є: зверху лише ножиці. Прибережіть її.</translation>
    </message>
    <message>
        <source>You may take that one too, but the scissors 9 brings you more.</source>
        <extracomment>Lesson of Ninjan: the learner wants another pile</extracomment>
        <translation>Можна забрати й&#xa0;цей, але ножиці&#xa0;9 принесуть більше.</translation>
    </message>
    <message>
        <source>You could still change your mind. But keep this card: it’s a good one.</source>
        <extracomment>Lesson of Ninjan: the learner wants to change the choice, which is allowed</extracomment>
        <translation>Передумати ще можна. Але лишіть цю карту: вона добра.</translation>
    </message>
    <message>
        <source>Sigrid and Leif are choosing their cards too.</source>
        <extracomment>Lesson of Ninjan: shown while the others choose</extracomment>
        <translation>Сігрід і&#xa0;Лейф теж вибирають карти.</translation>
    </message>
    <message>
        <source>In Ninjan you win cards, and their numbers are your points. In each round everyone chooses a card in secret. Rock beats scissors, scissors beat paper, and paper beats rock.</source>
        <extracomment>Lesson of Ninjan, step 1</extracomment>
        <translation>У&#xa0;Ninjan ви забираєте карти, а&#xa0;їхні номінали&#xa0;— це ваші очки. У&#xa0;кожному раунді всі потай вибирають по карті. Камінь б’є ножиці, ножиці б’ють папір, папір б’є камінь.</translation>
    </message>
    <message>
        <source>A card beats a pile if it beats the card on top. Your paper 8 beats both rocks, and one of them is worth 9 points. Choose the paper 8: double-click it or drag it to the middle.</source>
        <extracomment>Lesson of Ninjan, step 2</extracomment>
        <translation>Карта б’є стос, якщо б’є його верхню карту. Ваш папір&#xa0;8 б’є обидва камені, і&#xa0;один із них вартий 9&#xa0;очок. Виберіть папір&#xa0;8: двічі клацніть на ньому або перетягніть на середину столу.</translation>
    </message>
    <message>
        <source>Nobody knows your card yet. Once everyone has chosen, all the cards are turned over together. Then they are resolved one by one, from the highest number to the lowest.</source>
        <extracomment>Lesson of Ninjan, step 3; the others choose after it</extracomment>
        <translation>Вашої карти поки що ніхто не бачить. Коли виберуть усі, карти відкриють водночас. Далі вони спрацьовують одна за одною, від найбільшого номіналу до найменшого.</translation>
    </message>
    <message>
        <source>Your 8 is the highest, so it goes first. It beats piles 1 and 3, and you take one of them with all its cards. Click pile 1: it’s worth 9 points.</source>
        <extracomment>Lesson of Ninjan, step 4</extracomment>
        <translation>Ваша 8 найбільша, тож спрацьовує першою. Вона б’є стоси&#xa0;1 і&#xa0;3, і&#xa0;ви забираєте один із них з&#xa0;усіма картами. Клацніть на стосі&#xa0;1: він вартий 9&#xa0;очок.</translation>
    </message>
    <message>
        <source>9 points for you! Your paper 8 starts a new pile in that place. Next is Sigrid with her 3, then Leif with his −1.</source>
        <extracomment>Lesson of Ninjan, step 5; the others act after it</extracomment>
        <translation>У&#xa0;вас 9&#xa0;очок! На тому самому місці ваш папір&#xa0;8 починає новий стос. Далі Сігрід із трійкою, потім Лейф із −1.</translation>
    </message>
    <message>
        <source>Leif’s paper beat nothing, because no rock was left on top. A card that beats nothing is laid on any pile. Now pile 2 is worth −7.</source>
        <extracomment>Lesson of Ninjan, step 6</extracomment>
        <translation>Папір Лейфа нічого не побив: каменів зверху не лишилося. Таку карту кладуть на будь-який стос. Тепер стос&#xa0;2 вартий −7.</translation>
    </message>
    <message>
        <source>The second round. Paper lies on top of every pile, and scissors beat paper. Choose your scissors 4, and see what the others leave you.</source>
        <extracomment>Lesson of Ninjan, step 7</extracomment>
        <translation>Другий раунд. На всіх стосах зверху папір, а&#xa0;ножиці б’ють папір. Виберіть ножиці&#xa0;4 й&#xa0;подивіться, що лишать вам інші.</translation>
    </message>
    <message>
        <source>Sigrid’s 9 and Leif’s 7 went first and took the good piles. Your scissors 4 beats only pile 2. A card that beats a pile must take one, good or bad: this one costs you 7 points.</source>
        <extracomment>Lesson of Ninjan, step 8; the learner&apos;s card takes the pile after it</extracomment>
        <translation>Дев’ятка Сігрід і&#xa0;сімка Лейфа спрацювали раніше й&#xa0;забрали добрі стоси. Ваші ножиці&#xa0;4 б’ють лише стос&#xa0;2. Хто б’є, мусить забрати стос, добрий він чи поганий: цей коштує вам 7&#xa0;очок.</translation>
    </message>
    <message>
        <source>The third round. Only scissors lie on top now, and rock beats scissors. Choose your rock 6.</source>
        <extracomment>Lesson of Ninjan, step 9</extracomment>
        <translation>Третій раунд. Тепер зверху лише ножиці, а&#xa0;камінь б’є ножиці. Виберіть камінь&#xa0;6.</translation>
    </message>
    <message>
        <source>Sigrid has chosen a 6 as well. When numbers are equal, the card that beats the other goes first: your rock beats her scissors. You may take any pile: click the scissors 9.</source>
        <extracomment>Lesson of Ninjan, step 10</extracomment>
        <translation>Сігрід теж вибрала 6. Коли номінали однакові, першою спрацьовує карта, що б’є іншу: ваш камінь б’є її ножиці. Забрати можна будь-який стос: клацніть на ножицях&#xa0;9.</translation>
    </message>
    <message>
        <source>9 points again. But now your own rock 6 lies on top: your card is the next prize. Watch Leif’s paper 2.</source>
        <extracomment>Lesson of Ninjan, step 11; the others act after it</extracomment>
        <translation>Ще 9&#xa0;очок. Але тепер зверху лежить ваш камінь&#xa0;6: наступна здобич&#xa0;— ваша карта. Стежте за папером&#xa0;2 Лейфа.</translation>
    </message>
    <message>
        <source>Leif’s paper beat your rock and took it. You have 11 points, more than the others. After nine rounds, whoever has the most points wins. That’s it! %1 shows the rules at any time.</source>
        <extracomment>Lesson of Ninjan, its end; %1 is a key</extracomment>
        <translation>Папір Лейфа побив ваш камінь і&#xa0;забрав його. У&#xa0;вас 11&#xa0;очок, більше за всіх. Після дев’яти раундів перемагає той, у&#xa0;кого очок найбільше. От і&#xa0;все! Правила завжди під рукою: %1.</translation>
    </message>
    <message>
        <source>By keyboard: arrows and Space, then Enter.</source>
        <extracomment>Lesson: how to play several cards with the keyboard</extracomment>
        <translation>З&#xa0;клавіатури: стрілки й&#xa0;пробіл, потім Enter.</translation>
    </message>
    <message>
        <source>By keyboard: arrows, then Enter.</source>
        <extracomment>Lesson: how to play, choose or pick up a card with the keyboard</extracomment>
        <translation>З&#xa0;клавіатури: стрілки, потім Enter.</translation>
    </message>
</context>
<context>
    <name>NetworkText</name>
    <message>
        <source>Too many programs are connected to this table.</source>
        <translation>До цього столу під’єднано забагато програм.</translation>
    </message>
    <message>
        <source>You have come back to this table in another window.</source>
        <translation>Ви повернулися за цей стіл в&#xa0;іншому вікні.</translation>
    </message>
    <message>
        <source>The guest has left the table.</source>
        <translation>Гість вийшов із-за столу.</translation>
    </message>
    <message>
        <source>The table has been closed.</source>
        <comment>by its host</comment>
        <translation>Стіл закрито.</translation>
    </message>
    <message>
        <source>The other program sent something that cannot be understood.</source>
        <translation>Інша програма надіслала незрозумілі дані.</translation>
    </message>
    <message>
        <source>The connection was lost.</source>
        <translation>З’єднання втрачено.</translation>
    </message>
    <message>
        <source>Nobody answers at this address. Is the table open, and can this computer reach it?</source>
        <translation>За цією адресою ніхто не відповідає. Чи відкрито стіл і&#xa0;чи доступний він із цього комп’ютера?</translation>
    </message>
    <message>
        <source>There was no answer in time.</source>
        <translation>Відповідь не надійшла вчасно.</translation>
    </message>
    <message>
        <source>at the table</source>
        <comment>below the name of a guest</comment>
        <translation>за столом</translation>
    </message>
    <message>
        <source>away</source>
        <comment>below the name of a guest: the connection is lost</comment>
        <translation>немає на місці</translation>
    </message>
    <message>
        <source>Well played</source>
        <comment>said to everyone at the table</comment>
        <translation>Гарно зіграно</translation>
    </message>
    <message>
        <source>Thank you</source>
        <comment>said to everyone at the table</comment>
        <translation>Дякую</translation>
    </message>
    <message>
        <source>One moment</source>
        <comment>said to everyone at the table: I am thinking, or away for a moment</comment>
        <translation>Хвилинку</translation>
    </message>
    <message>
        <source>Good luck</source>
        <comment>said to everyone at the table</comment>
        <translation>Щасти</translation>
    </message>
    <message>
        <source>Oops</source>
        <comment>said to everyone at the table: that was a mistake</comment>
        <translation>Ой</translation>
    </message>
    <message>
        <source>Wow!</source>
        <comment>said to everyone at the table</comment>
        <translation>Ого!</translation>
    </message>
    <message>
        <source>Another game?</source>
        <comment>said to everyone at the table</comment>
        <translation>Ще одну гру?</translation>
    </message>
    <message>
        <source>Goodbye</source>
        <comment>said to everyone at the table</comment>
        <translation>До побачення</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1 is a name, %2 what that player says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>All seats at this table are taken.</source>
        <translation>За цим столом усі місця зайняті.</translation>
    </message>
    <message>
        <source>This seat is taken.</source>
        <translation>Це місце зайняте.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <comment>to take a chair at a friend’s table</comment>
        <translation>Введіть ім’я.</translation>
    </message>
    <message>
        <source>The other program uses a different version of the protocol. Update the older of the two.</source>
        <translation>Інша програма має іншу версію протоколу. Оновіть старішу.</translation>
    </message>
    <message>
        <source>The other program has stopped responding.</source>
        <translation>Інша програма перестала відповідати.</translation>
    </message>
    <message>
        <source>This table has a different key now. Ask for its current invitation.</source>
        <translation>У&#xa0;цього столу тепер інший ключ. Попросіть нове запрошення.</translation>
    </message>
    <message>
        <source>seat is free</source>
        <comment>below the word “Guest”: nobody has come yet</comment>
        <translation>місце вільне</translation>
    </message>
    <message>
        <source>The host asks you to leave the table.</source>
        <translation>Господар столу просить вас вийти з-за столу.</translation>
    </message>
    <message>
        <source>All seats are taken, but somebody is away. The host is asked whether you may play on for them…</source>
        <translation>Усі місця зайняті, але декого немає на місці. Запитуємо господаря столу, чи можна вам дограти замість нього…</translation>
    </message>
    <message>
        <source>Your program joined after the cards were dealt, so it cannot say whether the deals were fair.</source>
        <translation>Ваша програма приєдналася вже після роздачі, тому не може сказати, чи була роздача чесною.</translation>
    </message>
    <message>
        <source>This game was dealt fairly: your program has checked every deal and every move.</source>
        <translation>Карти в цій грі роздано чесно: ваша програма перевірила кожну роздачу й кожен хід.</translation>
    </message>
    <message>
        <source>This game was not dealt fairly: the host’s secret is not the one committed to beforehand.</source>
        <translation>Карти в цій грі роздано нечесно: секрет господаря столу&#xa0;— не той, який він зафіксував заздалегідь.</translation>
    </message>
    <message>
        <source>This game was not dealt fairly: a player’s part of the deal is missing or was replaced.</source>
        <translation>Карти в цій грі роздано нечесно: внесок одного з гравців у роздачу втрачено або підмінено.</translation>
    </message>
    <message>
        <source>This game was not dealt fairly: the rules or players were changed after everyone had added a part.</source>
        <translation>Карти в цій грі роздано нечесно: правила або гравців змінено вже після того, як усі зробили свій внесок.</translation>
    </message>
    <message>
        <source>This game was not dealt fairly: deal %L1 does not follow from what was agreed.</source>
        <translation>Карти в цій грі роздано нечесно: роздача №&#xa0;%L1 не випливає з того, про що домовилися.</translation>
    </message>
    <message>
        <source>This game was not played fairly: line %L1 of the record does not fit the cards that were dealt.</source>
        <translation>У цій грі грали нечесно: рядок&#xa0;%L1 запису не відповідає розданим картам.</translation>
    </message>
    <message>
        <source>The host has not proved that this game was dealt fairly.</source>
        <translation>Господар столу не довів, що карти в цій грі роздано чесно.</translation>
    </message>
    <message>
        <source>This needs Qt Network, which is not installed. On Debian and Ubuntu it is in the package %1.</source>
        <translation>Для цього потрібен модуль Qt Network, а&#xa0;його не встановлено. У&#xa0;Debian та Ubuntu це пакунок %1.</translation>
    </message>
    <message>
        <source>This needs Qt’s TLS plug-in and OpenSSL, which are not installed. On Debian and Ubuntu they are in the packages %1 and %2.</source>
        <translation>Для цього потрібні модуль TLS для Qt і&#xa0;OpenSSL, а&#xa0;їх не встановлено. У&#xa0;Debian та Ubuntu це пакунки %1 і&#xa0;%2.</translation>
    </message>
    <message>
        <source>The host does not allow hints.</source>
        <translation>Господар столу не дозволяє підказок.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <comment>whose connection was lost</comment>
        <translation>Знову за столом: %1.</translation>
    </message>
    <message>
        <source>%1 plays on for %2.</source>
        <translation>Тепер грає %1 (раніше: %2).</translation>
    </message>
    <message>
        <source>Relay</source>
        <comment>title: the line of text of a relay</comment>
        <translation>Ретранслятор</translation>
    </message>
    <message numerus="yes">
        <source>The deal was prepared %Ln times, so the host could pick one of them.</source>
        <comment>after a game; always more than once</comment>
        <translation>
            <numerusform>Роздачу готували %Ln&#xa0;раз, і господар столу міг вибрати одну з них.</numerusform>
            <numerusform>Роздачу готували %Ln&#xa0;рази, і господар столу міг вибрати одну з них.</numerusform>
            <numerusform>Роздачу готували %Ln&#xa0;разів, і господар столу міг вибрати одну з них.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal was made without a part that was promised: that of %1. Whoever knew the other parts could choose between deals with it and without it.</source>
        <comment>after a game; names</comment>
        <translation>У роздачі бракує обіцяного внеску (%1). Той, хто знав решту внесків, міг вибрати, роздавати з ним чи без нього.</translation>
    </message>
    <message>
        <source>computer</source>
        <comment>below the name of a guest for whom one plays</comment>
        <translation>комп’ютер</translation>
    </message>
    <message>
        <source>%1 (computer)</source>
        <comment>who made a move: the computer that plays for that guest</comment>
        <translation>%1 (комп’ютер)</translation>
    </message>
    <message numerus="yes">
        <source>A computer made %Ln of your moves.</source>
        <comment>after a game, of a guest</comment>
        <translation>
            <numerusform>Комп’ютер зробив за вас %Ln&#xa0;хід.</numerusform>
            <numerusform>Комп’ютер зробив за вас %Ln&#xa0;ходи.</numerusform>
            <numerusform>Комп’ютер зробив за вас %Ln&#xa0;ходів.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game was not played fairly: your move in line %L1 of the record is not the one your program sent.</source>
        <translation>У цій грі грали нечесно: ваш хід у рядку&#xa0;%L1 запису не той, який надіслала ваша програма.</translation>
    </message>
    <message>
        <source>No port for guests can be opened on this computer.</source>
        <translation>На цьому комп’ютері не вдається відкрити порт для гостей.</translation>
    </message>
</context>
<context>
    <name>NewGameTexts</name>
    <message>
        <source>Cannot resist a high card.</source>
        <comment>about the persona Astrid, a woman</comment>
        <translation>Не може встояти перед старшою картою.</translation>
    </message>
    <message>
        <source>Slow and kind: lets others go first.</source>
        <comment>about the persona Bjorn, a man</comment>
        <translation>Неквапливий добряк: пропускає інших уперед.</translation>
    </message>
    <message>
        <source>Experienced: keeps together what belongs together.</source>
        <comment>about the persona Gudrun, an old woman</comment>
        <translation>Досвід за плечима: не розбиває комбінацій.</translation>
    </message>
    <message>
        <source>Likes to gamble: plays one card more than needed.</source>
        <comment>about the persona Leif, a young man</comment>
        <translation>Любить ризик: викладає на одну карту більше, ніж треба.</translation>
    </message>
    <message>
        <source>Aggressive: strong cards, few passes.</source>
        <comment>about the persona Sigrid, a woman</comment>
        <translation>Атакує сильними картами, пасує рідко.</translation>
    </message>
    <message>
        <source>The wise one: no quirks, just the best move.</source>
        <comment>about the persona Halvdan, an old man</comment>
        <translation>Мудрець без звичок: лише найкращий хід.</translation>
    </message>
    <message>
        <source>Collects cards that go well together.</source>
        <comment>about the persona Ylva, a woman</comment>
        <translation>Збирає карти, що добре поєднуються.</translation>
    </message>
    <message>
        <source>The guard: plays safe and waits.</source>
        <comment>about the persona Ivar, a man</comment>
        <translation>Вартовий: грає обережно й&#xa0;вичікує.</translation>
    </message>
    <message>
        <source>Has just learnt the rules.</source>
        <comment>about the level Beginner</comment>
        <translation>Поки що знає лише правила.</translation>
    </message>
    <message>
        <source>Often misses the better move.</source>
        <comment>about the level Easy</comment>
        <translation>Часто не помічає кращого ходу.</translation>
    </message>
    <message>
        <source>Plays well, by instinct.</source>
        <comment>about the level Medium</comment>
        <translation>Грає добре, інтуїтивно.</translation>
    </message>
    <message>
        <source>Remembers what was played and looks ahead.</source>
        <comment>about the level Hard</comment>
        <translation>Пам’ятає, що зіграно, і&#xa0;думає наперед.</translation>
    </message>
    <message>
        <source>Looks far ahead and forgives nothing.</source>
        <comment>about the level Master</comment>
        <translation>Бачить далеко вперед і&#xa0;не пробачає помилок.</translation>
    </message>
    <message>
        <source>One hand</source>
        <comment>the game is over after one deal</comment>
        <translation>Одна роздача</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <comment>points that end the game</comment>
        <translation>
            <numerusform>%Ln&#xa0;очко</numerusform>
            <numerusform>%Ln&#xa0;очки</numerusform>
            <numerusform>%Ln&#xa0;очок</numerusform>
        </translation>
    </message>
    <message>
        <source>optional</source>
        <comment>whole hand as lead</comment>
        <translation>за бажанням</translation>
    </message>
    <message>
        <source>compulsory</source>
        <comment>whole hand as lead</comment>
        <translation>обов’язково</translation>
    </message>
    <message>
        <source>the next in turn</source>
        <comment>next hand is started by</comment>
        <translation>наступний по колу</translation>
    </message>
    <message>
        <source>to the left of the last round’s leader</source>
        <comment>next hand is started by</comment>
        <translation>ліворуч від того, хто почав останній раунд</translation>
    </message>
    <message>
        <source>whoever went out</source>
        <comment>next hand is started by</comment>
        <translation>той, у&#xa0;кого скінчилися карти</translation>
    </message>
    <message>
        <source>in the deck</source>
        <comment>the goat</comment>
        <translation>у&#xa0;колоді</translation>
    </message>
    <message>
        <source>not in the deck</source>
        <comment>the goat</comment>
        <translation>не бере участі</translation>
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
        <translation>Виберіть %1: ця карта забере %2 (%3), і&#xa0;ніхто цьому не завадить.</translation>
    </message>
    <message>
        <source>Choose %1: it takes %2 (%3) unless somebody plays %4 first.</source>
        <extracomment>advice; %1: own card, %2: top of a pile, %3: what the pile is worth, %4: a card (all cards accusative)</extracomment>
        <translation>Виберіть %1: ця карта забере %2 (%3), хіба що хтось випередить її, зігравши %4.</translation>
    </message>
    <message>
        <source>Choose %1: it takes %2 (%3) unless somebody plays one of these first: %4.</source>
        <extracomment>advice; %1: own card, %2: top of a pile, %3: what the pile is worth, %4: a list of cards (nominative)</extracomment>
        <translation>Виберіть %1: ця карта забере %2 (%3), хіба що хтось випередить її однією з&#xa0;таких карт: %4.</translation>
    </message>
    <message>
        <source>Choose %1: it takes %2 (%3) unless an earlier card changes that pile.</source>
        <extracomment>advice; %1: own card, %2: top of a pile, %3: what the pile is worth (all cards accusative)</extracomment>
        <translation>Виберіть %1: ця карта забере %2 (%3), хіба що цей стос раніше змінить інша карта.</translation>
    </message>
    <message>
        <source>Take the pile worth %1, even though there is one worth %2.</source>
        <extracomment>advice; %1, %2: what piles are worth: +10, −3</extracomment>
        <translation>Заберіть стос на %1, хоча є&#xa0;й&#xa0;стос на %2.</translation>
    </message>
    <message>
        <source>Take %1 rather than %2.</source>
        <extracomment>advice; %1, %2: what piles are worth: +10, −3</extracomment>
        <translation>Заберіть стос на %1, а&#xa0;не на %2.</translation>
    </message>
    <message>
        <source>Take %1 rather than %2 or %3.</source>
        <extracomment>advice; %1, %2, %3: what piles are worth: +10, −3</extracomment>
        <translation>Заберіть стос на %1, а&#xa0;не на %2 чи %3.</translation>
    </message>
    <message>
        <source>Lay your card on %1: the pile is then worth %2.</source>
        <extracomment>advice; %1: the card on top of a pile (accusative), %2: what the pile is worth then: +10, −3</extracomment>
        <translation>Покладіть свою карту на %1: тоді стос буде вартий %2.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %1: as things stand it has to take %2 (%3), but %Ln unseen cards could still change that.</source>
        <extracomment>advice; %1: own card, %2: top of a pile, %3: what the pile is worth, below 0 (all cards accusative)</extracomment>
        <translation>
            <numerusform>Виберіть %1: зараз довелося б забрати %2 (%3), але %Ln&#xa0;невідома карта може це змінити раніше.</numerusform>
            <numerusform>Виберіть %1: зараз довелося б забрати %2 (%3), але %Ln&#xa0;невідомі карти можуть це змінити раніше.</numerusform>
            <numerusform>Виберіть %1: зараз довелося б забрати %2 (%3), але %Ln&#xa0;невідомих карт можуть це змінити раніше.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose %1: it is your only card.</source>
        <comment>advice; own card</comment>
        <translation>Виберіть %1: це ваша єдина карта.</translation>
    </message>
    <message>
        <source>Choose %1: it is resolved last, so it takes what is left or is laid down.</source>
        <comment>advice; own card</comment>
        <translation>Виберіть %1: ця карта спрацює останньою й&#xa0;забере те, що лишиться, або ляже на стос.</translation>
    </message>
    <message>
        <source>Choose %1: it is resolved first and beats nothing, so it takes nothing.</source>
        <comment>advice; own card</comment>
        <translation>Виберіть %1: ця карта спрацює першою й&#xa0;нічого не поб’є, тож нічого не забере.</translation>
    </message>
    <message>
        <source>Choose %1: it beats nothing as the piles are now.</source>
        <comment>advice; own card</comment>
        <translation>Виберіть %1: зараз ця карта нічого не б’є.</translation>
    </message>
    <message>
        <source>No other card of yours takes a better pile now.</source>
        <comment>reason for a card</comment>
        <translation>Жодна інша ваша карта не забирає зараз кращого стосу.</translation>
    </message>
    <message>
        <source>With %1 you would have to take a pile worth %2 now.</source>
        <extracomment>reason for a card; %1: another own card (accusative), %2: what a pile is worth, below 0</extracomment>
        <translation>Якби ви вибрали %1, зараз довелося б забрати стос на %2.</translation>
    </message>
    <message>
        <source>In its place you leave a card worth %1.</source>
        <comment>reason for a card; a number below 0</comment>
        <translation>На місці стосу лишиться карта на %1.</translation>
    </message>
    <message>
        <source>You leave only your %1 in place of the pile.</source>
        <comment>reason for a card; its number, 1 to 3</comment>
        <translation>На місці стосу лишиться тільки ваша&#xa0;%1.</translation>
    </message>
    <message>
        <source>In its place you leave your %1, which somebody may take.</source>
        <comment>reason for a card; its number, 4 to 10</comment>
        <translation>На місці стосу лишиться ваша&#xa0;%1, і&#xa0;її можуть забрати.</translation>
    </message>
    <message>
        <source>Laid on a pile, it makes that pile worth %1 less.</source>
        <comment>reason for a card; a number above 0</comment>
        <translation>Стос, на який вона ляже, буде вартий на %1 менше.</translation>
    </message>
    <message>
        <source>Laid on a pile, it adds only %1.</source>
        <comment>reason for a card; 1 to 3</comment>
        <translation>Стос, на який вона ляже, буде вартий лише на %1 більше.</translation>
    </message>
    <message>
        <source>Laid on a pile, it adds %1 for whoever takes it.</source>
        <comment>reason for a card; 4 to 10</comment>
        <translation>Стос, на який вона ляже, буде вартий на %1 більше, і&#xa0;його можуть забрати.</translation>
    </message>
    <message>
        <source>Your card can only go to %1.</source>
        <extracomment>advice; %1: the card on top of a pile (accusative)</extracomment>
        <translation>Вашу карту можна покласти тільки на %1.</translation>
    </message>
    <message>
        <source>Then the %1 has to take a pile worth %2 at best.</source>
        <extracomment>reason for a pile; %1: a card still to come (nominative), %2: what a pile is worth, below 0</extracomment>
        <translation>Тоді карті «%1» доведеться забрати стос на %2 або ще гірший.</translation>
    </message>
    <message>
        <source>Then the %1 gets at most %2 instead of %3.</source>
        <extracomment>reason for a pile; %1: a card still to come (nominative), %2, %3: what piles are worth: +10, 0</extracomment>
        <translation>Тоді карта «%1» принесе щонайбільше %2 замість %3.</translation>
    </message>
    <message>
        <source>You could take it next round with %1.</source>
        <comment>reason for a pile; own card (accusative)</comment>
        <translation>У&#xa0;наступному раунді ви могли б забрати його, вибравши %1.</translation>
    </message>
    <message>
        <source>That pile is worth the least now.</source>
        <comment>reason for laying a card there</comment>
        <translation>Зараз цей стос вартий найменше.</translation>
    </message>
    <message>
        <source>That pile is worth the most now.</source>
        <comment>reason for laying a card there</comment>
        <translation>Зараз цей стос вартий найбільше.</translation>
    </message>
    <message>
        <source>No card still to come beats yours.</source>
        <comment>reason for a pile</comment>
        <translation>Жодна з&#xa0;наступних карт не б’є вашої.</translation>
    </message>
    <message>
        <source>Nobody can take the %1 in this round.</source>
        <comment>reason for a pile; what another pile is worth: +10</comment>
        <translation>Стос на %1 у&#xa0;цьому раунді ніхто не зможе забрати.</translation>
    </message>
    <message>
        <source>Yours is the last card of this round.</source>
        <comment>reason for a pile</comment>
        <translation>Ваша карта&#xa0;— остання в&#xa0;цьому раунді.</translation>
    </message>
    <message>
        <source>The cards still to come then get at most %1 in all.</source>
        <comment>reason for a pile; points: +10, 0</comment>
        <translation>Наступні карти тоді разом принесуть щонайбільше %1.</translation>
    </message>
    <message>
        <source>The throw is pure luck: rock, paper and scissors are equally good.</source>
        <comment>advice</comment>
        <translation>Тут усе вирішує удача: камінь, ножиці й&#xa0;папір однаково добрі.</translation>
    </message>
    <message>
        <source>Choose %1: it is resolved after your opponent’s card, so it takes what is left or is laid down.</source>
        <comment>advice; own card</comment>
        <translation>Виберіть %1: ця карта спрацює після карти суперника й&#xa0;забере те, що лишиться, або ляже на стос.</translation>
    </message>
    <message>
        <source>It takes %1 (%2), and nobody can prevent that.</source>
        <extracomment>reason for a card; %1: top of a pile (accusative), %2: what the pile is worth: +10, −3</extracomment>
        <translation>Ця карта забере %1 (%2), і&#xa0;ніхто цьому не завадить.</translation>
    </message>
    <message>
        <source>It takes %1 (%2) unless somebody plays %3 first.</source>
        <extracomment>reason for a card; %1: top of a pile, %2: what the pile is worth, %3: a card (cards accusative)</extracomment>
        <translation>Ця карта забере %1 (%2), хіба що хтось випередить її, зігравши %3.</translation>
    </message>
    <message>
        <source>It takes %1 (%2) unless an earlier card changes that pile.</source>
        <extracomment>reason for a card; %1: top of a pile (accusative), %2: what the pile is worth: +10, −3</extracomment>
        <translation>Ця карта забере %1 (%2), хіба що цей стос раніше змінить інша карта.</translation>
    </message>
    <message>
        <source>It is resolved after your opponent’s card: it takes what is left or is laid down.</source>
        <comment>reason for a card</comment>
        <translation>Ця карта спрацює після карти суперника й&#xa0;забере те, що лишиться, або ляже на стос.</translation>
    </message>
    <message>
        <source>It is resolved last: it takes what is left or is laid down.</source>
        <comment>reason for a card</comment>
        <translation>Ця карта спрацює останньою й&#xa0;забере те, що лишиться, або ляже на стос.</translation>
    </message>
    <message>
        <source>It is resolved first and beats nothing, so it takes nothing.</source>
        <comment>reason for a card</comment>
        <translation>Ця карта спрацює першою й&#xa0;нічого не поб’є, тож нічого не забере.</translation>
    </message>
    <message>
        <source>It beats nothing as the piles are now.</source>
        <comment>reason for a card</comment>
        <translation>Зараз ця карта нічого не б’є.</translation>
    </message>
    <message>
        <source>It’s worth %1; the others at most %2.</source>
        <extracomment>reason for a pile; %1, %2: what piles are worth: +10, −3</extracomment>
        <translation>Він вартий %1, а&#xa0;інші&#xa0;— щонайбільше %2.</translation>
    </message>
    <message>
        <source>The pile is then worth %1.</source>
        <extracomment>reason for laying a card on a pile; %1: what the pile is worth then: +10, −3</extracomment>
        <translation>Тоді стос буде вартий %1.</translation>
    </message>
    <message>
        <source>Take %1: each of the piles you could take is worth %2.</source>
        <extracomment>advice; %1: the card on top of a pile (accusative), %2: what piles are worth: +10, −3</extracomment>
        <translation>Заберіть %1: усі стоси, які можна забрати, варті по %2.</translation>
    </message>
    <message>
        <source>Each of the piles that the card beats is worth %1.</source>
        <extracomment>reason for a pile; %1: what piles are worth: +10, −3</extracomment>
        <translation>Усі стоси, які б’є карта, варті по %1.</translation>
    </message>
</context>
<context>
    <name>NinjanSpeech</name>
    <message>
        <source>%1 %2, pile %3, %4.</source>
        <extracomment>at most six words; %1: a name or “You”, %2: a card: “scissors 6”, %3: the number of the pile that is taken, %4: what it is worth</extracomment>
        <translation>%1: %2, стос&#xa0;%3, %4.</translation>
    </message>
    <message>
        <source>%1 %2 on pile %3.</source>
        <extracomment>at most six words; the card is laid on a pile</extracomment>
        <translation>%1: %2 на стос&#xa0;%3.</translation>
    </message>
    <message>
        <source>%1: any pile.</source>
        <comment>a card, such as “rock 7”: where to lay it</comment>
        <translation>%1: будь-який стос.</translation>
    </message>
    <message>
        <source>%1: take pile %2.</source>
        <extracomment>%1: a card, such as “rock 7”; %2: the numbers of two or three piles: “1, 3”</extracomment>
        <translation>%1: заберіть стос&#xa0;%2.</translation>
    </message>
    <message>
        <source>Round %1: choose a card.</source>
        <translation>Раунд&#xa0;%1: виберіть карту.</translation>
    </message>
    <message>
        <source>%1: %2, worth %3</source>
        <extracomment>a pile in few words; %1: its number, %2: the card on top, %3: what the pile is worth</extracomment>
        <translation>%1: %2, очок: %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>the cards of one suit; %1: the suit, %2: numbers: “−3 5 9”</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>None beats a pile now.</source>
        <translation>Зараз жодна не б’є стосу.</translation>
    </message>
    <message>
        <source>These beat a pile now: %1</source>
        <comment>%1: cards</comment>
        <translation>Зараз б’ють стос: %1</translation>
    </message>
    <message>
        <source>No card has been resolved yet.</source>
        <translation>Ще жодна карта не спрацювала.</translation>
    </message>
    <message>
        <source>Still to choose a card: %1</source>
        <comment>%1: names</comment>
        <translation>Ще вибирають карту: %1</translation>
    </message>
    <message>
        <source>Each of them beats a pile now.</source>
        <translation>Зараз кожна з них б’є стос.</translation>
    </message>
</context>
<context>
    <name>NinjanText</name>
    <message>
        <source>Pile %1</source>
        <comment>said by a screen reader; they are numbered from where reading begins</comment>
        <translation>Стос&#xa0;%1</translation>
    </message>
    <message>
        <source>worth: %1</source>
        <comment>said of a pile</comment>
        <translation>вартий: %1</translation>
    </message>
    <message>
        <source>on top: %1</source>
        <comment>said of a pile; %1 is a card</comment>
        <translation>зверху: %1</translation>
    </message>
    <message>
        <source>below it: %1</source>
        <comment>said of a pile; %1 is a list of cards</comment>
        <translation>під нею: %1</translation>
    </message>
    <message>
        <source>chosen by: %1</source>
        <comment>said of a card on the table; %1 is a name</comment>
        <translation>хто вибрав: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a card and whose it is</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>All the cards in this round have been resolved</source>
        <translation>Усі карти цього раунду спрацювали</translation>
    </message>
    <message>
        <source>Still to be resolved, in this order: %1</source>
        <translation>Далі за порядком: %1</translation>
    </message>
    <message>
        <source>Rock beats scissors, scissors beat paper, paper beats rock</source>
        <translation>Камінь б’є ножиці, ножиці б’ють папір, папір б’є камінь</translation>
    </message>
    <message>
        <source>rock</source>
        <comment>suit of the deck, and what is thrown</comment>
        <translation>камінь</translation>
    </message>
    <message>
        <source>paper</source>
        <comment>suit of the deck, and what is thrown</comment>
        <translation>папір</translation>
    </message>
    <message>
        <source>scissors</source>
        <comment>suit of the deck, and what is thrown</comment>
        <translation>ножиці</translation>
    </message>
    <message>
        <source>rock %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>камінь&#xa0;%1</translation>
    </message>
    <message>
        <source>paper %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>папір&#xa0;%1</translation>
    </message>
    <message>
        <source>scissors %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>ножиці&#xa0;%1</translation>
    </message>
    <message>
        <source>It is a tie. Throw rock, paper or scissors.</source>
        <translation>Нічия. Покажіть камінь, ножиці чи папір.</translation>
    </message>
    <message>
        <source>You have chosen %1.</source>
        <translation>Ви вибрали %1.</translation>
    </message>
    <message>
        <source>Round %1 of %2. Choose a card.</source>
        <translation>Раунд&#xa0;%1 з&#xa0;%2. Виберіть карту.</translation>
    </message>
    <message>
        <source>%1: choose a pile for %2.</source>
        <comment>a player is asked; a card</comment>
        <translation>%1: виберіть стос для карти «%2».</translation>
    </message>
    <message>
        <source>Not yet: the cards of this round are being resolved.</source>
        <translation>Ще рано: спрацьовують карти цього раунду.</translation>
    </message>
    <message>
        <source>Not yet: others are still choosing.</source>
        <translation>Ще рано: вибрали не всі.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Гру завершено.</translation>
    </message>
    <message>
        <source>beats no pile now</source>
        <comment>short, beside the selected card</comment>
        <translation>зараз нічого не б’є</translation>
    </message>
    <message>
        <source>would take %1 now</source>
        <extracomment>short, beside the selected card; %1: what the piles are worth: &quot;+10&quot;, &quot;+10, −3&quot;</extracomment>
        <translation>зараз забере %1</translation>
    </message>
    <message>
        <source>Tie: %1. Rock, paper, scissors decides.</source>
        <translation>Нічия: %1. Вирішать «камінь, ножиці, папір».</translation>
    </message>
    <message>
        <source>You throw rock.</source>
        <translation>Ви показуєте камінь.</translation>
    </message>
    <message>
        <source>%1 throws rock.</source>
        <translation>%1 показує камінь.</translation>
    </message>
    <message>
        <source>You throw paper.</source>
        <translation>Ви показуєте папір.</translation>
    </message>
    <message>
        <source>%1 throws paper.</source>
        <translation>%1 показує папір.</translation>
    </message>
    <message>
        <source>You throw scissors.</source>
        <translation>Ви показуєте ножиці.</translation>
    </message>
    <message>
        <source>%1 throws scissors.</source>
        <translation>%1 показує ножиці.</translation>
    </message>
    <message>
        <source>has chosen</source>
        <comment>under the name of a player</comment>
        <translation>вибір зроблено</translation>
    </message>
    <message>
        <source>laid a card</source>
        <comment>what a player did last</comment>
        <translation>карта на стосі</translation>
    </message>
    <message>
        <source>took %1</source>
        <comment>what a player did last; %1: what the pile was worth: +10, −3</comment>
        <translation>забрано: %1</translation>
    </message>
    <message>
        <source>Cards won: %1</source>
        <translation>Забрані карти: %1</translation>
    </message>
    <message>
        <source>The others are throwing to break the tie.</source>
        <translation>Перемогу зараз розігрують інші.</translation>
    </message>
    <message>
        <source>Three cards numbered %1: rock is resolved first, then scissors, then paper.</source>
        <extracomment>three cards of a round have the same number, %1</extracomment>
        <translation>Три карти з номіналом&#xa0;%1: спершу спрацьовує камінь, потім ножиці, потім папір.</translation>
    </message>
    <message>
        <source>Out: %1.</source>
        <comment>the tied throw; %1 is a list of names</comment>
        <translation>З&#xa0;розіграшу вибувають: %1.</translation>
    </message>
    <message>
        <source>You are out.</source>
        <comment>of the throw</comment>
        <translation>Ви вибуваєте.</translation>
    </message>
    <message>
        <source>%1 is out.</source>
        <comment>of the throw</comment>
        <translation>%1 вибуває.</translation>
    </message>
    <message>
        <source>Nobody is out. %1 throw again.</source>
        <comment>%1 is a list of names, “You” may be among them</comment>
        <translation>Ніхто не вибуває. Ще раз показують: %1.</translation>
    </message>
    <message>
        <source>%1 %2 throw again.</source>
        <comment>%1 is a sentence: who is out; %2 is a list of names, “You” may be among them</comment>
        <translation>%1 Ще раз показують: %2.</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <comment>said of a pile</comment>
        <translation>можна вибрати</translation>
    </message>
    <message>
        <source>the rock %1</source>
        <comment>card that is played or chosen (accusative)</comment>
        <translation>камінь&#xa0;%1</translation>
    </message>
    <message>
        <source>the paper %1</source>
        <comment>card that is played or chosen (accusative)</comment>
        <translation>папір&#xa0;%1</translation>
    </message>
    <message>
        <source>the scissors %1</source>
        <comment>card that is played or chosen (accusative)</comment>
        <translation>ножиці&#xa0;%1</translation>
    </message>
    <message>
        <source>First select a card.</source>
        <translation>Спершу виділіть карту.</translation>
    </message>
    <message>
        <source>Your card beats another pile: take one of the highlighted ones.</source>
        <translation>Ваша карта б’є інший стос: заберіть один із підсвічених.</translation>
    </message>
    <message>
        <source>Choose one of the highlighted piles.</source>
        <translation>Виберіть один із підсвічених стосів.</translation>
    </message>
    <message>
        <source>You can’t do that right now.</source>
        <translation>Зараз так зробити не можна.</translation>
    </message>
    <message>
        <source>The piles start with these cards: %1</source>
        <translation>Перші карти стосів: %1</translation>
    </message>
    <message>
        <source>Same number: the %1 is resolved first because it beats %2.</source>
        <extracomment>two cards of a round have the same number; %1: a card (nominative), %2: the other (accusative)</extracomment>
        <translation>Однаковий номінал: спершу спрацьовує карта «%1», бо вона б’є %2.</translation>
    </message>
    <message>
        <source>Round %1: the last cards are revealed.</source>
        <comment>heading in the log</comment>
        <translation>Раунд&#xa0;%1: відкривають останні карти.</translation>
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
            <numerusform>зараз забере стос&#xa0;%1</numerusform>
            <numerusform>зараз забере один із цих стосів: %1</numerusform>
            <numerusform>зараз забере один із цих стосів: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Your %1 beats nothing: lay it on any pile.</source>
        <extracomment>%1: the card, such as “rock 7”</extracomment>
        <translation>Ваша карта «%1» нічого не б’є: покладіть її на будь-який стос.</translation>
    </message>
    <message numerus="yes">
        <source>Your %1 beats piles %2: take one of them.</source>
        <extracomment>%1: the card, such as “rock 7”; %2: the numbers of at least two piles, such as “1 and 3”</extracomment>
        <translation>
            <numerusform>Ваша карта «%1» б’є стос&#xa0;%2: його треба забрати.</numerusform>
            <numerusform>Ваша карта «%1» б’є стоси&#xa0;%2: заберіть один із них.</numerusform>
            <numerusform>Ваша карта «%1» б’є стоси&#xa0;%2: заберіть один із них.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the %2 beats %3 and takes pile %4 (%5).</source>
        <extracomment>%1: a name or “You”; %2: a card (nominative); %3: the card that it beats (accusative); %4: the number of the pile; %5: what the pile is worth</extracomment>
        <translation>%1: карта «%2» б’є %3 і&#xa0;забирає стос&#xa0;%4 (%5).</translation>
    </message>
    <message>
        <source>%1: the %2 beats nothing and is laid on %3 (pile %4, now %5).</source>
        <extracomment>%1: a name or “You”; %2: a card (nominative); %3: the card on top of the pile (accusative); %4: the number of the pile; %5: what the pile is worth then</extracomment>
        <translation>%1: карта «%2» нічого не б’є й&#xa0;лягає на %3 (стос&#xa0;%4, тепер %5).</translation>
    </message>
    <message>
        <source>The order of the cards appears here once everyone has chosen</source>
        <comment>said by a screen reader</comment>
        <translation>Тут з’явиться порядок карт, коли виберуть усі</translation>
    </message>
    <message>
        <source>All others have chosen, so your choice will be final.</source>
        <translation>Інші вже вибрали, тож ваш вибір буде остаточним.</translation>
    </message>
    <message>
        <source>%1: %2 takes %3.</source>
        <extracomment>at most six words; %1: a name or “You”; %2: a card (nominative); %3: what the pile is worth</extracomment>
        <translation>%1: %2, забрано %3.</translation>
    </message>
    <message>
        <source>%1: %2 on pile %3.</source>
        <extracomment>at most six words; %1: a name or “You”; %2: a card (nominative); %3: the number of the pile</extracomment>
        <translation>%1: %2 на стос&#xa0;%3.</translation>
    </message>
    <message numerus="yes">
        <source>You win the throw-off: %1 points each.</source>
        <comment>%1 may have a sign</comment>
        <translation>
            <numerusform>Ви перемогли у&#xa0;вирішальному розіграші. У&#xa0;кожного %1&#xa0;очко.</numerusform>
            <numerusform>Ви перемогли у&#xa0;вирішальному розіграші. У&#xa0;кожного %1&#xa0;очки.</numerusform>
            <numerusform>Ви перемогли у&#xa0;вирішальному розіграші. У&#xa0;кожного %1&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the throw-off: %2 points each.</source>
        <comment>%2 may have a sign</comment>
        <translation>
            <numerusform>У&#xa0;вирішальному розіграші перемагає %1. У&#xa0;кожного %2&#xa0;очко.</numerusform>
            <numerusform>У&#xa0;вирішальному розіграші перемагає %1. У&#xa0;кожного %2&#xa0;очки.</numerusform>
            <numerusform>У&#xa0;вирішальному розіграші перемагає %1. У&#xa0;кожного %2&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %1 points.</source>
        <comment>%1 may have a sign</comment>
        <translation>
            <numerusform>Ви перемогли: %1&#xa0;очко.</numerusform>
            <numerusform>Ви перемогли: %1&#xa0;очки.</numerusform>
            <numerusform>Ви перемогли: %1&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %2 points.</source>
        <comment>%2 may have a sign</comment>
        <translation>
            <numerusform>Перемагає %1: %2&#xa0;очко.</numerusform>
            <numerusform>Перемагає %1: %2&#xa0;очки.</numerusform>
            <numerusform>Перемагає %1: %2&#xa0;очок.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OdinHintText</name>
    <message>
        <source>Lead %1.</source>
        <comment>advice</comment>
        <translation>Почніть раунд: викладіть %1.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <comment>advice</comment>
        <translation>Викладіть %1.</translation>
    </message>
    <message>
        <source>Play %1 (%2).</source>
        <comment>advice</comment>
        <translation>Викладіть %1 (%2).</translation>
    </message>
    <message>
        <source>Play %1 and pick up %2.</source>
        <comment>advice</comment>
        <translation>Викладіть %1 і&#xa0;візьміть %2.</translation>
    </message>
    <message>
        <source>Play %1 (%2) and pick up %3.</source>
        <comment>advice</comment>
        <translation>Викладіть %1 (%2) і&#xa0;візьміть %3.</translation>
    </message>
    <message>
        <source>Nobody can beat it, so you lead the next round.</source>
        <comment>reason for a move</comment>
        <translation>Побити це не може ніхто, тож новий раунд почнете ви.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences: the advice, its reason</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Pick up %1.</source>
        <comment>advice</comment>
        <translation>Візьміть %1.</translation>
    </message>
    <message>
        <source>You can only pass: nothing in your hand beats %1.</source>
        <comment>advice and its reason</comment>
        <translation>Лишається тільки спасувати: побити %1 вам нічим.</translation>
    </message>
    <message>
        <source>It’s better to pass.</source>
        <comment>advice</comment>
        <translation>Краще спасувати.</translation>
    </message>
    <message>
        <source>Play your set %1.</source>
        <comment>advice; the value of a set</comment>
        <translation>Викладіть комбінацію %1.</translation>
    </message>
    <message>
        <source>Play your set %1 and pick up %2.</source>
        <comment>advice; the value of a set, a card</comment>
        <translation>Викладіть комбінацію %1 і&#xa0;візьміть %2.</translation>
    </message>
    <message>
        <source>That empties your hand and wins the game.</source>
        <comment>reason for a move</comment>
        <translation>Так ви позбудетеся всіх карт і&#xa0;виграєте гру.</translation>
    </message>
    <message>
        <source>That empties your hand, but the game ends with somebody else ahead.</source>
        <comment>reason for a move</comment>
        <translation>Так ви позбудетеся всіх карт, але гра закінчиться, і&#xa0;переможете не ви.</translation>
    </message>
    <message numerus="yes">
        <source>That empties your hand, and your opponent gets %Ln points.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>Так ви позбудетеся всіх карт, а&#xa0;суперник отримає %Ln&#xa0;очко.</numerusform>
            <numerusform>Так ви позбудетеся всіх карт, а&#xa0;суперник отримає %Ln&#xa0;очки.</numerusform>
            <numerusform>Так ви позбудетеся всіх карт, а&#xa0;суперник отримає %Ln&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That empties your hand, and the others get %Ln points in all.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>Так ви позбудетеся всіх карт, а&#xa0;решта разом отримає %Ln&#xa0;очко.</numerusform>
            <numerusform>Так ви позбудетеся всіх карт, а&#xa0;решта разом отримає %Ln&#xa0;очки.</numerusform>
            <numerusform>Так ви позбудетеся всіх карт, а&#xa0;решта разом отримає %Ln&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can beat it, so you lead next and go out with your last card.</source>
        <comment>reason for a move</comment>
        <translation>Побити це не може ніхто, тож новий раунд ви почнете останньою картою й&#xa0;завершите роздачу.</translation>
    </message>
    <message>
        <source>Nobody can beat it, so you lead next and go out with the rest: %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Побити це не може ніхто, тож новий раунд ви почнете всією рештою (%1) й&#xa0;завершите роздачу.</translation>
    </message>
    <message>
        <source>That leaves you with one card: you go out as soon as you lead.</source>
        <comment>reason for a move</comment>
        <translation>У&#xa0;вас лишиться одна карта, і&#xa0;ви позбудетеся її, щойно почнете раунд.</translation>
    </message>
    <message>
        <source>What is left is one set, %1: you go out as soon as you lead.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Лишиться одна комбінація, %1: ви викладете її всю, щойно почнете раунд.</translation>
    </message>
    <message>
        <source>Your whole hand is one set, %1: you go out as soon as you lead.</source>
        <comment>reason for passing; the value of a set</comment>
        <translation>Усі ваші карти&#xa0;— одна комбінація, %1: ви викладете її всю, щойно почнете раунд.</translation>
    </message>
    <message>
        <source>Going out now would end the game with somebody else ahead.</source>
        <comment>reason for a move</comment>
        <translation>Якщо зараз позбутися всіх карт, гра закінчиться, і&#xa0;переможете не ви.</translation>
    </message>
    <message numerus="yes">
        <source>Your opponent has only %Ln cards left and cannot go out by beating it.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>У&#xa0;суперника лишилася лише %Ln&#xa0;карта, але позбутися її, побивши це, не вдасться.</numerusform>
            <numerusform>У&#xa0;суперника лишилося лише %Ln&#xa0;карти, але позбутися їх, побивши це, не вдасться.</numerusform>
            <numerusform>У&#xa0;суперника лишилося лише %Ln&#xa0;карт, але позбутися їх, побивши це, не вдасться.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If your opponent goes out next, the cards you keep cost you %Ln points instead of %1.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>Якщо роздачу першим закінчить суперник, ви отримаєте %Ln&#xa0;очко замість %1.</numerusform>
            <numerusform>Якщо роздачу першим закінчить суперник, ви отримаєте %Ln&#xa0;очки замість %1.</numerusform>
            <numerusform>Якщо роздачу першим закінчить суперник, ви отримаєте %Ln&#xa0;очок замість %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If somebody goes out next, the cards you keep cost you %Ln points instead of %1.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>Якщо роздачу першим закінчить хтось інший, ви отримаєте %Ln&#xa0;очко замість %1.</numerusform>
            <numerusform>Якщо роздачу першим закінчить хтось інший, ви отримаєте %Ln&#xa0;очки замість %1.</numerusform>
            <numerusform>Якщо роздачу першим закінчить хтось інший, ви отримаєте %Ln&#xa0;очок замість %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever you play, your opponent could go out by beating it.</source>
        <comment>reason for passing</comment>
        <translation>Хоч би що ви виклали, суперник міг би побити це й&#xa0;позбутися всіх карт.</translation>
    </message>
    <message>
        <source>Whatever you play, somebody could go out by beating it.</source>
        <comment>reason for passing</comment>
        <translation>Хоч би що ви виклали, хтось міг би побити це й&#xa0;позбутися всіх карт.</translation>
    </message>
    <message numerus="yes">
        <source>You still need at least %Ln turns, and your opponent has %1 cards.</source>
        <extracomment>reason for passing; %1 is 5 or more</extracomment>
        <translation>
            <numerusform>Вам треба ще щонайменше %Ln&#xa0;хід, а&#xa0;в&#xa0;суперника %1&#xa0;карт.</numerusform>
            <numerusform>Вам треба ще щонайменше %Ln&#xa0;ходи, а&#xa0;в&#xa0;суперника %1&#xa0;карт.</numerusform>
            <numerusform>Вам треба ще щонайменше %Ln&#xa0;ходів, а&#xa0;в&#xa0;суперника %1&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still need at least %Ln turns, and nobody else has fewer than %1 cards.</source>
        <translation>
            <numerusform>Вам треба ще щонайменше %Ln&#xa0;хід, а&#xa0;в&#xa0;решти не менш як по %1&#xa0;карт.</numerusform>
            <numerusform>Вам треба ще щонайменше %Ln&#xa0;ходи, а&#xa0;в&#xa0;решти не менш як по %1&#xa0;карт.</numerusform>
            <numerusform>Вам треба ще щонайменше %Ln&#xa0;ходів, а&#xa0;в&#xa0;решти не менш як по %1&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It doesn’t go with any of your other cards, which make %Ln sets.</source>
        <comment>reason for leading a card</comment>
        <translation>
            <numerusform>Ця карта не поєднується з&#xa0;жодною іншою, а&#xa0;решта утворює %Ln&#xa0;комбінацію.</numerusform>
            <numerusform>Ця карта не поєднується з&#xa0;жодною іншою, а&#xa0;решта утворює %Ln&#xa0;комбінації.</numerusform>
            <numerusform>Ця карта не поєднується з&#xa0;жодною іншою, а&#xa0;решта утворює %Ln&#xa0;комбінацій.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card you play doesn’t go with any of your others.</source>
        <comment>reason for a move</comment>
        <translation>Викладена карта не поєднується з&#xa0;жодною з&#xa0;решти.</translation>
    </message>
    <message numerus="yes">
        <source>Only %Ln cards together can beat it.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>Побити це можна тільки %Ln&#xa0;картою.</numerusform>
            <numerusform>Побити це можна тільки %Ln&#xa0;картами разом.</numerusform>
            <numerusform>Побити це можна тільки %Ln&#xa0;картами разом.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the card you pick up you hold the set %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>З&#xa0;узятою картою ви матимете комбінацію %1.</translation>
    </message>
    <message>
        <source>On its own, a 1 beats nothing.</source>
        <comment>reason for leading a card</comment>
        <translation>Сама по собі одиниця нічого не б’є.</translation>
    </message>
    <message>
        <source>On its own it beats only cards below %1.</source>
        <comment>reason for leading a card</comment>
        <translation>Сама по собі вона б’є лише карти, молодші за %1.</translation>
    </message>
    <message>
        <source>You keep your set %1 whole.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Ваша комбінація %1 лишиться цілою.</translation>
    </message>
    <message numerus="yes">
        <source>It brings you down from %1 cards to %Ln.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>У&#xa0;вас лишиться %Ln&#xa0;карта замість %1.</numerusform>
            <numerusform>У&#xa0;вас лишаться %Ln&#xa0;карти замість %1.</numerusform>
            <numerusform>У&#xa0;вас лишиться %Ln&#xa0;карт замість %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest of your hand makes %Ln sets.</source>
        <comment>reason for leading a card</comment>
        <translation>
            <numerusform>Решта карт утворює %Ln&#xa0;комбінацію.</numerusform>
            <numerusform>Решта карт утворює %Ln&#xa0;комбінації.</numerusform>
            <numerusform>Решта карт утворює %Ln&#xa0;комбінацій.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your opponent then has to beat %1 instead of %2.</source>
        <comment>reason for a move</comment>
        <translation>Тоді суперникові доведеться бити %1 замість %2.</translation>
    </message>
    <message>
        <source>The others then have to beat %1 instead of %2.</source>
        <comment>reason for a move</comment>
        <translation>Тоді решті доведеться бити %1 замість %2.</translation>
    </message>
    <message numerus="yes">
        <source>Any play would leave you with at least %Ln sets instead of %1.</source>
        <comment>reason for passing</comment>
        <translation>
            <numerusform>Хоч би що ви виклали, у&#xa0;вас лишиться щонайменше %Ln&#xa0;комбінація замість %1.</numerusform>
            <numerusform>Хоч би що ви виклали, у&#xa0;вас лишиться щонайменше %Ln&#xa0;комбінації замість %1.</numerusform>
            <numerusform>Хоч би що ви виклали, у&#xa0;вас лишиться щонайменше %Ln&#xa0;комбінацій замість %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Any play would leave you with at least %Ln sets, as many as now.</source>
        <comment>reason for passing</comment>
        <translation>
            <numerusform>Хоч би що ви виклали, у&#xa0;вас лишиться щонайменше %Ln&#xa0;комбінація, як і&#xa0;зараз.</numerusform>
            <numerusform>Хоч би що ви виклали, у&#xa0;вас лишиться щонайменше %Ln&#xa0;комбінації, як і&#xa0;зараз.</numerusform>
            <numerusform>Хоч би що ви виклали, у&#xa0;вас лишиться щонайменше %Ln&#xa0;комбінацій, як і&#xa0;зараз.</numerusform>
        </translation>
    </message>
    <message>
        <source>You would have to pick up a card that goes with nothing in your hand.</source>
        <comment>reason for passing</comment>
        <translation>Довелося б узяти карту, яка ні з&#xa0;чим у&#xa0;вас не поєднується.</translation>
    </message>
    <message>
        <source>To beat it you would have to give up a 9.</source>
        <comment>reason for passing</comment>
        <translation>Щоб побити це, довелося б віддати 9.</translation>
    </message>
    <message>
        <source>To beat it you would have to give up an 8 or a 9.</source>
        <comment>reason for passing</comment>
        <translation>Щоб побити це, довелося б віддати 8 або 9.</translation>
    </message>
    <message>
        <source>The next round then starts with a single card, unless its leader goes out at once.</source>
        <comment>reason for passing</comment>
        <translation>Новий раунд тоді почнеться з однієї карти, хіба що хтось викладе одразу всі.</translation>
    </message>
    <message>
        <source>Passing costs you only this turn: if the round goes on, you may play again.</source>
        <comment>reason for passing</comment>
        <translation>Ви втрачаєте лише цей хід: якщо раунд триватиме, ви зможете ходити знову.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves you with %Ln sets; any other card with at least %1.</source>
        <comment>reason to pick up a card</comment>
        <translation>
            <numerusform>З&#xa0;цією картою у&#xa0;вас буде %Ln&#xa0;комбінація, а&#xa0;з&#xa0;будь-якою іншою&#xa0;— щонайменше %1.</numerusform>
            <numerusform>З&#xa0;цією картою у&#xa0;вас будуть %Ln&#xa0;комбінації, а&#xa0;з&#xa0;будь-якою іншою&#xa0;— щонайменше %1.</numerusform>
            <numerusform>З&#xa0;цією картою у&#xa0;вас буде %Ln&#xa0;комбінацій, а&#xa0;з&#xa0;будь-якою іншою&#xa0;— щонайменше %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>With it you hold the set %1.</source>
        <comment>reason to pick up a card; the value of a set</comment>
        <translation>З&#xa0;цією картою ви матимете комбінацію %1.</translation>
    </message>
    <message>
        <source>It is the highest of the beaten cards.</source>
        <comment>reason to pick up a card</comment>
        <translation>Це найстарша з&#xa0;побитих карт.</translation>
    </message>
    <message>
        <source>No other card would leave you with fewer sets.</source>
        <comment>reason to pick up a card</comment>
        <translation>З&#xa0;жодною іншою картою комбінацій не стане менше.</translation>
    </message>
    <message numerus="yes">
        <source>With it your hand makes %Ln sets.</source>
        <comment>reason to pick up a card</comment>
        <translation>
            <numerusform>З&#xa0;цією картою на руках буде %Ln&#xa0;комбінація.</numerusform>
            <numerusform>З&#xa0;цією картою на руках будуть %Ln&#xa0;комбінації.</numerusform>
            <numerusform>З&#xa0;цією картою на руках буде %Ln&#xa0;комбінацій.</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing %1 would cost you %2 more.</source>
        <comment>reason for a move; the value of a set, “about 1.2 points”</comment>
        <translation>Якщо викласти %1, втрата становитиме %2.</translation>
    </message>
    <message>
        <source>Passing would cost you %1 more.</source>
        <comment>reason for a play; “about 1.2 points”</comment>
        <translation>Якщо спасувати, втрата становитиме %1.</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln higher cards can still be in other hands.</source>
        <comment>reason for playing a card</comment>
        <translation>
            <numerusform>В&#xa0;інших може бути лише %Ln&#xa0;старша карта.</numerusform>
            <numerusform>В&#xa0;інших можуть бути лише %Ln&#xa0;старші карти.</numerusform>
            <numerusform>В&#xa0;інших може бути лише %Ln&#xa0;старших карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can go out by beating it.</source>
        <comment>reason for a move</comment>
        <translation>Побивши це, ніхто не позбудеться всіх карт.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves you with %Ln sets instead of %1.</source>
        <comment>reason for or against a move</comment>
        <translation>
            <numerusform>У&#xa0;вас лишиться %Ln&#xa0;комбінація замість %1.</numerusform>
            <numerusform>У&#xa0;вас лишаться %Ln&#xa0;комбінації замість %1.</numerusform>
            <numerusform>У&#xa0;вас лишиться %Ln&#xa0;комбінацій замість %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>On its own, the goat beats nothing.</source>
        <comment>reason for leading it</comment>
        <translation>Сам по собі козел нічого не б’є.</translation>
    </message>
    <message>
        <source>Your opponent can probably beat %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Суперник, імовірно, може побити %1.</translation>
    </message>
    <message>
        <source>%1 can probably beat %2.</source>
        <comment>reason for a move; a name, the value of a set</comment>
        <translation>%1, імовірно, може побити %2.</translation>
    </message>
    <message>
        <source>Probably nobody can beat %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Імовірно, ніхто не може побити %1.</translation>
    </message>
    <message>
        <source>Your opponent probably cannot beat %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Суперник, імовірно, не може побити %1.</translation>
    </message>
    <message>
        <source>%1 probably cannot beat %2.</source>
        <comment>reason for a move; a name, the value of a set</comment>
        <translation>%1, імовірно, не може побити %2.</translation>
    </message>
    <message>
        <source>Your opponent could probably go out by beating %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Суперник, імовірно, може побити %1 і позбутися всіх карт.</translation>
    </message>
    <message>
        <source>%1 could probably go out by beating %2.</source>
        <comment>reason for a move; a name, the value of a set</comment>
        <translation>%1, імовірно, може побити %2 і позбутися всіх карт.</translation>
    </message>
    <message>
        <source>Your opponent’s hand is probably one set.</source>
        <comment>reason for a move</comment>
        <translation>Карти суперника, імовірно,&#xa0;— одна комбінація.</translation>
    </message>
    <message>
        <source>The hand of %1 is probably one set.</source>
        <comment>reason for a move; a name</comment>
        <translation>Карти гравця %1, імовірно,&#xa0;— одна комбінація.</translation>
    </message>
    <message>
        <source>Your opponent probably holds a 9.</source>
        <comment>reason for a move</comment>
        <translation>У суперника, імовірно, є 9.</translation>
    </message>
    <message>
        <source>%1 probably holds a 9.</source>
        <comment>reason for a move; a name</comment>
        <translation>%1, імовірно, тримає 9.</translation>
    </message>
    <message>
        <source>Your opponent probably holds an 8 or a 9.</source>
        <comment>reason for a move</comment>
        <translation>У суперника, імовірно, є 8 або 9.</translation>
    </message>
    <message>
        <source>%1 probably holds an 8 or a 9.</source>
        <comment>reason for a move; a name</comment>
        <translation>%1, імовірно, тримає 8 або 9.</translation>
    </message>
    <message>
        <source>The pass on %1 suggests it.</source>
        <comment>of cards that somebody holds; the value of a set</comment>
        <translation>На це вказує пас на %1.</translation>
    </message>
    <message>
        <source>The play of %1 suggests it.</source>
        <comment>of cards that somebody holds; the value of a set</comment>
        <translation>На це вказує хід %1.</translation>
    </message>
    <message>
        <source>Playing %1 and picking up %2 suggests it.</source>
        <extracomment>of cards that somebody holds; the value of a set, a card (nominative)</extracomment>
        <translation>На це вказує хід %1 і те, що взято карту: %2.</translation>
    </message>
    <message>
        <source>It is harder to beat than %1.</source>
        <comment>reason for a move; the value of another set</comment>
        <translation>Це важче побити, ніж %1.</translation>
    </message>
    <message>
        <source>It gives up lower cards than %1 does.</source>
        <comment>reason for a move; the value of another set</comment>
        <translation>Так ви віддаєте нижчі карти, ніж із %1.</translation>
    </message>
</context>
<context>
    <name>OdinSpeech</name>
    <message>
        <source>blue %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>синю %1</translation>
    </message>
    <message>
        <source>red %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>червону %1</translation>
    </message>
    <message>
        <source>pink %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>рожеву %1</translation>
    </message>
    <message>
        <source>green %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>зелену %1</translation>
    </message>
    <message>
        <source>black %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>чорну %1</translation>
    </message>
    <message>
        <source>orange %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>помаранчеву %1</translation>
    </message>
    <message>
        <source>%1 blue</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1, сині</translation>
    </message>
    <message>
        <source>%1 red</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1, червоні</translation>
    </message>
    <message>
        <source>%1 pink</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1, рожеві</translation>
    </message>
    <message>
        <source>%1 green</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1, зелені</translation>
    </message>
    <message>
        <source>%1 black</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1, чорні</translation>
    </message>
    <message>
        <source>%1 orange</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1, помаранчеві</translation>
    </message>
    <message>
        <source>You: %1, and you go out.</source>
        <extracomment>%1: a name, %2: cards in very few words: “753 red”. These are the last cards of the hand.</extracomment>
        <translation>Ви: %1, останні карти.</translation>
    </message>
    <message>
        <source>%1 %2 and goes out.</source>
        <translation>%1 %2, останні карти.</translation>
    </message>
    <message>
        <source>You lead %1.</source>
        <extracomment>%1: a name, %2: cards in very few words: “green 3”</extracomment>
        <translation>Ви викладаєте %1.</translation>
    </message>
    <message>
        <source>%1 leads %2.</source>
        <translation>%1 викладає %2.</translation>
    </message>
    <message>
        <source>You: %1, take %2.</source>
        <extracomment>%1: a name, %2: cards in very few words: “753 red”, %3: a card: “blue 5”</extracomment>
        <translation>Ви: %1, берете %2.</translation>
    </message>
    <message>
        <source>%1 %2, takes %3.</source>
        <translation>%1 %2, бере %3.</translation>
    </message>
    <message>
        <source>You lead: one card.</source>
        <translation>Ви починаєте: одна карта.</translation>
    </message>
    <message>
        <source>You lead: all cards.</source>
        <translation>Ви починаєте: усі карти.</translation>
    </message>
    <message>
        <source>You lead: one card or all.</source>
        <translation>Ви починаєте: одна карта або всі.</translation>
    </message>
    <message>
        <source>You: nothing beats %1.</source>
        <translation>Ви: побити %1 нічим.</translation>
    </message>
    <message numerus="yes">
        <source>You: %1 or %Ln cards.</source>
        <comment>what is asked, in very few words</comment>
        <translation>
            <numerusform>Ви: %1 або %Ln&#xa0;карта.</numerusform>
            <numerusform>Ви: %1 або %Ln&#xa0;карти.</numerusform>
            <numerusform>Ви: %1 або %Ln&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing lies on the table.</source>
        <translation>На столі нічого немає.</translation>
    </message>
    <message>
        <source>On the table: %1, by you.</source>
        <comment>%1: cards</comment>
        <translation>На столі: %1, виклали ви.</translation>
    </message>
    <message>
        <source>On the table: %1, by %2.</source>
        <comment>%1: cards, %2: a name</comment>
        <translation>На столі: %1, хто виклав: %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>the cards of one colour; %1: the colour, %2: numbers: “2 5 6”</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Sets of one number: %1</source>
        <comment>%1: values: “66, 888”</comment>
        <translation>Комбінації одного номіналу: %1</translation>
    </message>
    <message>
        <source>Nothing beats %1.</source>
        <comment>%1: a value</comment>
        <translation>Побити %1 нічим.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more beat what is on the table.</source>
        <comment>%1: values, the lowest first</comment>
        <translation>
            <numerusform>%1 і ще %Ln б’ють те, що на столі.</numerusform>
            <numerusform>%1 і ще %Ln б’ють те, що на столі.</numerusform>
            <numerusform>%1 і ще %Ln б’ють те, що на столі.</numerusform>
        </translation>
    </message>
    <message>
        <source>These beat what is on the table: %1</source>
        <comment>%1: values, the lowest first</comment>
        <translation>Б’ють те, що на столі: %1</translation>
    </message>
    <message numerus="yes">
        <source>The game ends at %Ln points.</source>
        <translation>
            <numerusform>Гра триває до %Ln&#xa0;очка.</numerusform>
            <numerusform>Гра триває до %Ln&#xa0;очок.</numerusform>
            <numerusform>Гра триває до %Ln&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has played in this round yet.</source>
        <translation>У цьому раунді ще ніхто не ходив.</translation>
    </message>
    <message>
        <source>%1 is to lead.</source>
        <comment>a name</comment>
        <translation>Раунд починає %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is to beat %2 with %3 or %Ln cards, or to pass.</source>
        <comment>a name, a value, a number of cards</comment>
        <translation>
            <numerusform>Зараз ходить %1: побити %2, виклавши %3 або %Ln&#xa0;карту, або спасувати.</numerusform>
            <numerusform>Зараз ходить %1: побити %2, виклавши %3 або %Ln&#xa0;карти, або спасувати.</numerusform>
            <numerusform>Зараз ходить %1: побити %2, виклавши %3 або %Ln&#xa0;карт, або спасувати.</numerusform>
        </translation>
    </message>
    <message>
        <source>goat</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>козла</translation>
    </message>
</context>
<context>
    <name>OdinText</name>
    <message>
        <source>blue</source>
        <comment>colour of the deck</comment>
        <translation>синій</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of the deck</comment>
        <translation>червоний</translation>
    </message>
    <message>
        <source>pink</source>
        <comment>colour of the deck</comment>
        <translation>рожевий</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of the deck</comment>
        <translation>зелений</translation>
    </message>
    <message>
        <source>black</source>
        <comment>colour of the deck</comment>
        <translation>чорний</translation>
    </message>
    <message>
        <source>orange</source>
        <comment>colour of the deck</comment>
        <translation>помаранчевий</translation>
    </message>
    <message>
        <source>healer</source>
        <comment>card 1</comment>
        <translation>цілителька</translation>
    </message>
    <message>
        <source>skald</source>
        <comment>card 2</comment>
        <translation>скальд</translation>
    </message>
    <message>
        <source>spy</source>
        <comment>card 3</comment>
        <translation>шпигун</translation>
    </message>
    <message>
        <source>seidmadr</source>
        <comment>card 4</comment>
        <translation>сейдмадр</translation>
    </message>
    <message>
        <source>völva</source>
        <comment>card 5</comment>
        <translation>вельва</translation>
    </message>
    <message>
        <source>hirdman</source>
        <comment>card 6</comment>
        <translation>хірдман</translation>
    </message>
    <message>
        <source>berserker</source>
        <comment>card 7</comment>
        <translation>берсерк</translation>
    </message>
    <message>
        <source>styrimader</source>
        <comment>card 8</comment>
        <translation>стиримадр</translation>
    </message>
    <message>
        <source>jarl</source>
        <comment>card 9</comment>
        <translation>ярл</translation>
    </message>
    <message>
        <source>blue %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>синя&#xa0;%1</translation>
    </message>
    <message>
        <source>red %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>червона&#xa0;%1</translation>
    </message>
    <message>
        <source>pink %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>рожева&#xa0;%1</translation>
    </message>
    <message>
        <source>green %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>зелена&#xa0;%1</translation>
    </message>
    <message>
        <source>black %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>чорна&#xa0;%1</translation>
    </message>
    <message>
        <source>orange %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>помаранчева&#xa0;%1</translation>
    </message>
    <message>
        <source>Your turn: lead any single card.</source>
        <translation>Ваш хід: почніть раунд із будь-якої карти.</translation>
    </message>
    <message>
        <source>Your turn: your whole hand is one set, so lead it all at once.</source>
        <translation>Ваш хід: уся рука&#xa0;— одна комбінація. Викладіть її одразу всю.</translation>
    </message>
    <message>
        <source>Your turn: lead one card, or your whole hand at once.</source>
        <translation>Ваш хід: викладіть одну карту або всі одразу.</translation>
    </message>
    <message>
        <source>Your turn: nothing in your hand beats %1, so pass.</source>
        <translation>Ваш хід: побити %1 нічим, лишається спасувати.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: beat %1 with %2 or %Ln cards, or pass.</source>
        <translation>
            <numerusform>Ваш хід: викладіть %2 або %Ln&#xa0;карту, щоб побити %1, або спасуйте.</numerusform>
            <numerusform>Ваш хід: викладіть %2 або %Ln&#xa0;карти, щоб побити %1, або спасуйте.</numerusform>
            <numerusform>Ваш хід: викладіть %2 або %Ln&#xa0;карт, щоб побити %1, або спасуйте.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pick up one of the beaten cards.</source>
        <translation>Візьміть одну з&#xa0;побитих карт.</translation>
    </message>
    <message>
        <source>Not yet: %1 is playing.</source>
        <translation>Ще не ваш хід: зараз ходить %1.</translation>
    </message>
    <message>
        <source>Lead one card, or your whole hand if it is a set.</source>
        <translation>Почніть з&#xa0;однієї карти або з&#xa0;усіх, якщо вони утворюють комбінацію.</translation>
    </message>
    <message>
        <source>Your whole hand is one set: at this table you must lead it all at once.</source>
        <translation>Уся рука&#xa0;— одна комбінація: за цим столом її викладають одразу всю.</translation>
    </message>
    <message numerus="yes">
        <source>Play %1 or %Ln cards here.</source>
        <translation>
            <numerusform>Тут можна викласти лише %1 або %Ln&#xa0;карту.</numerusform>
            <numerusform>Тут можна викласти лише %1 або %Ln&#xa0;карти.</numerusform>
            <numerusform>Тут можна викласти лише %1 або %Ln&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not beat %2.</source>
        <translation>%1 не б’є %2.</translation>
    </message>
    <message>
        <source>%1 does not beat %1: equal is not enough.</source>
        <translation>%1 не б’є %1: потрібно більше.</translation>
    </message>
    <message>
        <source>This hand is over.</source>
        <translation>Цю роздачу завершено.</translation>
    </message>
    <message>
        <source>That cannot be played now.</source>
        <translation>Зараз так ходити не можна.</translation>
    </message>
    <message>
        <source>not a set</source>
        <comment>short, beside the selected cards</comment>
        <translation>не комбінація</translation>
    </message>
    <message numerus="yes">
        <source>%1 or %Ln cards</source>
        <comment>short, how many cards may be played</comment>
        <translation>
            <numerusform>%1 або %Ln&#xa0;карта</numerusform>
            <numerusform>%1 або %Ln&#xa0;карти</numerusform>
            <numerusform>%1 або %Ln&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>beats %1</source>
        <comment>short, beside the selected cards</comment>
        <translation>б’є %1</translation>
    </message>
    <message>
        <source>does not beat %1</source>
        <comment>short, beside the selected cards</comment>
        <translation>не б’є %1</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <translation>Ви викладаєте %1.</translation>
    </message>
    <message>
        <source>You play %1 (%2).</source>
        <translation>Ви викладаєте %1 (%2).</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 викладає %2.</translation>
    </message>
    <message>
        <source>%1 plays %2 (%3).</source>
        <translation>%1 викладає %2 (%3).</translation>
    </message>
    <message>
        <source>You play %1 and pick up %2.</source>
        <translation>Ви викладаєте %1 і&#xa0;берете %2.</translation>
    </message>
    <message>
        <source>You play %1 (%2) and pick up %3.</source>
        <translation>Ви викладаєте %1 (%2) і&#xa0;берете %3.</translation>
    </message>
    <message>
        <source>%1 plays %2 and picks up %3.</source>
        <translation>%1 викладає %2 і&#xa0;бере %3.</translation>
    </message>
    <message>
        <source>%1 plays %2 (%3) and picks up %4.</source>
        <translation>%1 викладає %2 (%3) і&#xa0;бере %4.</translation>
    </message>
    <message>
        <source>You go out. Hand %1 is over.</source>
        <translation>Ви позбулися всіх карт. Роздачу&#xa0;%1 завершено.</translation>
    </message>
    <message>
        <source>%1 goes out. Hand %2 is over.</source>
        <translation>%1 позбувається всіх карт. Роздачу&#xa0;%2 завершено.</translation>
    </message>
    <message numerus="yes">
        <source>You get %Ln points.</source>
        <translation>
            <numerusform>Ви отримуєте %Ln&#xa0;очко.</numerusform>
            <numerusform>Ви отримуєте %Ln&#xa0;очки.</numerusform>
            <numerusform>Ви отримуєте %Ln&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %Ln points.</source>
        <translation>
            <numerusform>%1 отримує %Ln&#xa0;очко.</numerusform>
            <numerusform>%1 отримує %Ln&#xa0;очки.</numerusform>
            <numerusform>%1 отримує %Ln&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand %1: you lead.</source>
        <translation>Роздача&#xa0;%1: починаєте ви.</translation>
    </message>
    <message>
        <source>Hand %1: %2 leads.</source>
        <translation>Роздача&#xa0;%1: починає %2.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Ви пасуєте.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 пасує.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %Ln points.</source>
        <translation>
            <numerusform>Ви перемогли: %Ln&#xa0;очко.</numerusform>
            <numerusform>Ви перемогли: %Ln&#xa0;очки.</numerusform>
            <numerusform>Ви перемогли: %Ln&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln points.</source>
        <translation>
            <numerusform>Перемагає %1: %Ln&#xa0;очко.</numerusform>
            <numerusform>Перемагає %1: %Ln&#xa0;очки.</numerusform>
            <numerusform>Перемагає %1: %Ln&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 share the win.</source>
        <translation>Спільна перемога: %1.</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>what a seat did last</comment>
        <translation>пас</translation>
    </message>
    <message>
        <source>played %1</source>
        <comment>what a seat did last; %1 is the value</comment>
        <translation>хід: %1</translation>
    </message>
    <message>
        <source>Picked up and still held: %1</source>
        <translation>Узяті карти, які ще на руках: %1</translation>
    </message>
    <message>
        <source>You share the win with %1.</source>
        <translation>Спільна перемога: ви та %1.</translation>
    </message>
    <message>
        <source>no set with %1</source>
        <comment>said of a selected card</comment>
        <translation>разом з іншими (%1) не комбінація</translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <comment>said by a screen reader; %1 is the value of the cards there</comment>
        <translation>На столі: %1</translation>
    </message>
    <message>
        <source>played by: %1</source>
        <comment>said by a screen reader; %1 is a name</comment>
        <translation>хто виклав: %1</translation>
    </message>
    <message>
        <source>Valhalla: %1</source>
        <comment>said by a screen reader</comment>
        <translation>Вальгалла: %1</translation>
    </message>
    <message>
        <source>Beaten by</source>
        <comment>label before the name of a player</comment>
        <translation>Хто побив</translation>
    </message>
    <message>
        <source>Picked up</source>
        <comment>label before a card that was beaten and picked up</comment>
        <translation>Узято</translation>
    </message>
    <message>
        <source>To Valhalla</source>
        <comment>label before cards that were beaten and discarded</comment>
        <translation>До Вальгалли</translation>
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
        <translation>Побито: %1</translation>
    </message>
    <message>
        <source>Colours in play: %1</source>
        <comment>%1 is a list of colours</comment>
        <translation>Кольори в&#xa0;грі: %1</translation>
    </message>
    <message>
        <source>Colours left out: %1</source>
        <comment>%1 is a list of colours</comment>
        <translation>Вилучені кольори: %1</translation>
    </message>
    <message>
        <source>Points limit: %1</source>
        <comment>points that end the game</comment>
        <translation>Ліміт очок: %1</translation>
    </message>
    <message>
        <source>goes out</source>
        <comment>below the name of the seat that ended the hand</comment>
        <translation>карт немає</translation>
    </message>
    <message>
        <source>You go out</source>
        <comment>title at the end of a hand</comment>
        <translation>Ви позбулися всіх карт</translation>
    </message>
    <message>
        <source>%1 goes out</source>
        <comment>title at the end of a hand</comment>
        <translation>%1 позбувається всіх карт</translation>
    </message>
    <message>
        <source>hand %1</source>
        <comment>which one, beside the title at its end</comment>
        <translation>роздача&#xa0;%1</translation>
    </message>
    <message numerus="yes">
        <source>Deck of %Ln card(s)</source>
        <comment>heading: what the game is played with</comment>
        <translation>
            <numerusform>У&#xa0;грі %Ln&#xa0;карта</numerusform>
            <numerusform>У&#xa0;грі %Ln&#xa0;карти</numerusform>
            <numerusform>У&#xa0;грі %Ln&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Custom rules</source>
        <comment>instead of an edition</comment>
        <translation>Власні правила</translation>
    </message>
    <message>
        <source>International</source>
        <comment>edition</comment>
        <translation>Міжнародне</translation>
    </message>
    <message>
        <source>German</source>
        <comment>edition</comment>
        <translation>Німецьке</translation>
    </message>
    <message>
        <source>Russian</source>
        <comment>edition</comment>
        <translation>Російське</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <comment>edition</comment>
        <translation>Українське</translation>
    </message>
    <message>
        <source>Board Game Arena</source>
        <comment>edition</comment>
        <translation>Board Game Arena</translation>
    </message>
    <message>
        <source>the blue %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>синю&#xa0;%1</translation>
    </message>
    <message>
        <source>the red %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>червону&#xa0;%1</translation>
    </message>
    <message>
        <source>the pink %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>рожеву&#xa0;%1</translation>
    </message>
    <message>
        <source>the green %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>зелену&#xa0;%1</translation>
    </message>
    <message>
        <source>the black %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>чорну&#xa0;%1</translation>
    </message>
    <message>
        <source>the orange %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>помаранчеву&#xa0;%1</translation>
    </message>
    <message>
        <source>First select the cards that you want to play.</source>
        <translation>Спершу виділіть карти, які хочете викласти.</translation>
    </message>
    <message>
        <source>You cannot pass when you lead.</source>
        <translation>Хто починає раунд, не може пасувати.</translation>
    </message>
    <message>
        <source>These cards share neither a colour nor a number.</source>
        <translation>Ці карти не мають ні спільного кольору, ні спільного номіналу.</translation>
    </message>
    <message>
        <source>makes %1 with %2</source>
        <comment>said of a selected card</comment>
        <extracomment>%2 is a list of the other cards that are selected, in the nominative.</extracomment>
        <translation>разом з іншими (%2)&#xa0;— %1</translation>
    </message>
    <message>
        <source>can be picked up</source>
        <comment>said of a beaten card, one of which is to be chosen</comment>
        <translation>можна взяти</translation>
    </message>
    <message>
        <source>will be played once a card is picked up</source>
        <comment>said of an own card</comment>
        <translation>буде викладено, щойно ви візьмете карту</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <comment>said by a screen reader</comment>
        <translation>На столі нічого немає</translation>
    </message>
    <message>
        <source>Left in hand: %1</source>
        <translation>Лишилося на руках: %1</translation>
    </message>
    <message>
        <source>None of your cards can beat %1, so you will pass automatically. Press Esc to prevent this.</source>
        <translation>Вам нічим побити %1: програма пасує за вас. Щоб зупинити, натисніть Esc.</translation>
    </message>
    <message>
        <source>Your last set will be played automatically. Press Esc to prevent this.</source>
        <translation>Програма викладає за вас останню комбінацію. Щоб зупинити, натисніть Esc.</translation>
    </message>
    <message numerus="yes">
        <source>needs %1 or %Ln cards</source>
        <extracomment>said by a screen reader of too few or too many selected cards</extracomment>
        <translation>
            <numerusform>потрібно карт: %1 або %Ln</numerusform>
            <numerusform>потрібно карт: %1 або %Ln</numerusform>
            <numerusform>потрібно карт: %1 або %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the round with %1 and lead the next one.</source>
        <comment>all others have passed; the value of a set</comment>
        <translation>Ви виграєте раунд із&#xa0;%1 і&#xa0;починаєте наступний.</translation>
    </message>
    <message>
        <source>%1 wins the round with %2 and leads the next one.</source>
        <comment>a name, the value of a set</comment>
        <translation>%1 виграє раунд із&#xa0;%2 і&#xa0;починає наступний.</translation>
    </message>
    <message>
        <source>You have won the round: lead any single card.</source>
        <translation>Раунд за вами: почніть наступний із будь-якої карти.</translation>
    </message>
    <message>
        <source>You win the round</source>
        <comment>title at the end of a round</comment>
        <translation>Раунд за вами</translation>
    </message>
    <message>
        <source>%1 wins the round</source>
        <comment>title at the end of a round; a name</comment>
        <translation>Раунд виграє %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <comment>beside “You win the round”; the value of a set</comment>
        <translation>із %1</translation>
    </message>
    <message>
        <source>beaten</source>
        <comment>below the cards that were beaten last</comment>
        <translation>побито</translation>
    </message>
    <message>
        <source>one card left!</source>
        <comment>beside a player</comment>
        <translation>одна карта!</translation>
    </message>
    <message>
        <source>two cards left</source>
        <comment>beside a player</comment>
        <translation>дві карти</translation>
    </message>
    <message>
        <source>One card left: %1.</source>
        <comment>names of players</comment>
        <translation>Лишилася одна карта: %1.</translation>
    </message>
    <message>
        <source>of any colour</source>
        <comment>the goat, the card of number 0</comment>
        <translation>будь-якого кольору</translation>
    </message>
    <message>
        <source>goat</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>козел</translation>
    </message>
    <message>
        <source>the goat</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>козла</translation>
    </message>
    <message>
        <source>The goat joins only cards of one colour.</source>
        <translation>Козел підходить лише до карт одного кольору.</translation>
    </message>
    <message>
        <source>The goat is in the deck</source>
        <translation>У&#xa0;колоді є козел</translation>
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
        <translation>1-ше</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>place in a game</comment>
        <translation>2-ге</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>place in a game</comment>
        <translation>3-тє</translation>
    </message>
    <message>
        <source>4th</source>
        <comment>place in a game</comment>
        <translation>4-те</translation>
    </message>
    <message>
        <source>5th</source>
        <comment>place in a game</comment>
        <translation>5-те</translation>
    </message>
    <message>
        <source>6th</source>
        <comment>place in a game</comment>
        <translation>6-те</translation>
    </message>
    <message>
        <source>All levels</source>
        <comment>which games are counted: of the strongest opponent</comment>
        <translation>Усі рівні</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <comment>which games are counted</comment>
        <translation>Будь-яка кількість</translation>
    </message>
    <message>
        <source>All</source>
        <comment>heading: any number of players</comment>
        <translation>Усі</translation>
    </message>
    <message>
        <source>%1, any number of players</source>
        <comment>a level</comment>
        <translation>%1, будь-яка кількість гравців</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a level; how many players</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: no games</source>
        <comment>a level and a number of players</comment>
        <translation>%1: ігор немає</translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <comment>share in percent; how many games</comment>
        <translation>%1 перемог, усього %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <comment>in “19% of 26 games won”</comment>
        <translation>
            <numerusform>%Ln&#xa0;гра</numerusform>
            <numerusform>%Ln&#xa0;гри</numerusform>
            <numerusform>%Ln&#xa0;ігор</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, too few to compare</source>
        <comment>a level; games won</comment>
        <translation>%1: %2, для порівняння замало</translation>
    </message>
    <message>
        <source>%1: %2, less than expected</source>
        <comment>a level; games won</comment>
        <translation>%1: %2, менше, ніж за рівної гри</translation>
    </message>
    <message>
        <source>%1: %2, more than expected</source>
        <comment>a level; games won</comment>
        <translation>%1: %2, більше, ніж за рівної гри</translation>
    </message>
    <message>
        <source>%1: %2, about as expected</source>
        <comment>a level; games won</comment>
        <translation>%1: %2, приблизно як за рівної гри</translation>
    </message>
    <message>
        <source>fewer</source>
        <comment>legend, before five colours: wins than expected</comment>
        <translation>менше</translation>
    </message>
    <message>
        <source>more wins than expected</source>
        <comment>legend, after five colours</comment>
        <translation>перемог більше, ніж за рівної гри</translation>
    </message>
    <message>
        <source>under 5 games</source>
        <comment>legend of a chart</comment>
        <translation>менше ніж 5 ігор</translation>
    </message>
    <message>
        <source>Level and players</source>
        <comment>heading of a table</comment>
        <translation>Рівень, гравці</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>heading: how many</comment>
        <translation>Ігри</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>heading: how many games</comment>
        <translation>Перемоги</translation>
    </message>
    <message>
        <source>Share</source>
        <comment>heading: of games won</comment>
        <translation>Частка</translation>
    </message>
    <message>
        <source>Expected</source>
        <comment>heading: the share of wins if all played alike</comment>
        <translation>За рівної</translation>
    </message>
    <message>
        <source>Points per hand</source>
        <comment>title: of a chart, below a figure</comment>
        <translation>Очок за роздачу</translation>
    </message>
    <message>
        <source>Points per game</source>
        <comment>title: of a chart, below a figure</comment>
        <translation>Очок за гру</translation>
    </message>
    <message>
        <source>%1: %2 points, %3; others %4</source>
        <comment>a month; points; how many games; points</comment>
        <translation>%1: очок&#xa0;— %2 (%3); в&#xa0;інших&#xa0;— %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a month and points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a dot: one game</source>
        <comment>legend of a chart</comment>
        <translation>крапка: одна гра</translation>
    </message>
    <message>
        <source>others</source>
        <comment>legend of a chart: their mean</comment>
        <translation>інші</translation>
    </message>
    <message>
        <source>Month</source>
        <comment>heading of a table</comment>
        <translation>Місяць</translation>
    </message>
    <message>
        <source>Others</source>
        <comment>heading: points of the others at the table</comment>
        <translation>Інші</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <comment>row of a chart</comment>
        <translation>Усі помилки</translation>
    </message>
    <message>
        <source>Beating</source>
        <comment>kind of mistake: the wrong cards played against a set</comment>
        <translation>Побити</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>kind of mistake: passed, or should have</comment>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Lead</source>
        <comment>kind of mistake: a round begun with the wrong cards</comment>
        <translation>Початок раунду</translation>
    </message>
    <message>
        <source>Pick-up</source>
        <comment>kind of mistake: the wrong card taken</comment>
        <translation>Узята карта</translation>
    </message>
    <message>
        <source>Going out</source>
        <comment>kind of mistake: shortly before all cards are played</comment>
        <translation>Останні карти</translation>
    </message>
    <message>
        <source>Card chosen</source>
        <comment>kind of mistake in Ninjan</comment>
        <translation>Вибір карти</translation>
    </message>
    <message>
        <source>Pile taken</source>
        <comment>kind of mistake in Ninjan</comment>
        <translation>Вибір стосу</translation>
    </message>
    <message>
        <source>Equal cards</source>
        <comment>kind of mistake in Ninjan: numbers that others could play as well</comment>
        <translation>Однакові номінали</translation>
    </message>
    <message>
        <source>Last rounds</source>
        <comment>kind of mistake in Ninjan: made there</comment>
        <translation>Останні раунди</translation>
    </message>
    <message>
        <source>fewer</source>
        <comment>of mistakes: than at first</comment>
        <translation>рідше</translation>
    </message>
    <message>
        <source>more</source>
        <comment>of mistakes: than at first</comment>
        <translation>частіше</translation>
    </message>
    <message>
        <source>as before</source>
        <comment>of mistakes: as many as at first</comment>
        <translation>як раніше</translation>
    </message>
    <message>
        <source>%1: at first %2, now %3, %4</source>
        <comment>kind of mistake; points; points; whether it is getting rarer</comment>
        <translation>%1: спочатку %2, тепер %3, %4</translation>
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
            <numerusform>розібрано %Ln&#xa0;гру</numerusform>
            <numerusform>розібрано %Ln&#xa0;гри</numerusform>
            <numerusform>розібрано %Ln&#xa0;ігор</numerusform>
        </translation>
    </message>
    <message>
        <source>at first</source>
        <comment>heading: points lost in the first games</comment>
        <translation>спочатку</translation>
    </message>
    <message>
        <source>now</source>
        <comment>heading: points lost in the last games</comment>
        <translation>тепер</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>heading: of mistakes</comment>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Count</source>
        <comment>heading: how many mistakes</comment>
        <translation>Кількість</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <comment>where a rating is: two levels</comment>
        <translation>між «%1» і&#xa0;«%2»</translation>
    </message>
    <message>
        <source>above %1</source>
        <comment>where a rating is: a level</comment>
        <translation>вище за рівень «%1»</translation>
    </message>
    <message>
        <source>below %1</source>
        <comment>where a rating is: a level</comment>
        <translation>нижче за рівень «%1»</translation>
    </message>
    <message>
        <source>%1 of %2 games until a rating</source>
        <comment>how many of how many</comment>
        <translation>до рейтингу: %1 з&#xa0;%2&#xa0;ігор</translation>
    </message>
    <message>
        <source>%1 in 30 days</source>
        <comment>change of a rating, with its sign</comment>
        <translation>%1 за 30&#xa0;днів</translation>
    </message>
    <message>
        <source>Pl&amp;ay at %1 level</source>
        <comment>button: a level</comment>
        <translation>Гр&amp;ати: рівень «%1»</translation>
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
        <translation>Рейтинг</translation>
    </message>
    <message numerus="yes">
        <source>Your place in all %Ln game(s)</source>
        <comment>title: which place in each</comment>
        <translation>
            <numerusform>Ваше місце: %Ln&#xa0;гра</numerusform>
            <numerusform>Ваше місце: усі %Ln&#xa0;гри</numerusform>
            <numerusform>Ваше місце: усі %Ln&#xa0;ігор</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your place in the last %Ln game(s)</source>
        <comment>title: which place in each</comment>
        <translation>
            <numerusform>Ваше місце: остання %Ln&#xa0;гра</numerusform>
            <numerusform>Ваше місце: останні %Ln&#xa0;гри</numerusform>
            <numerusform>Ваше місце: останні %Ln&#xa0;ігор</numerusform>
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
        <translation>Найкраща роздача</translation>
    </message>
    <message>
        <source>Best pile</source>
        <comment>title: the most valuable one that was taken</comment>
        <translation>Найкращий стос</translation>
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
            <numerusform>карти скінчилися за %Ln&#xa0;хід</numerusform>
            <numerusform>карти скінчилися за %Ln&#xa0;ходи</numerusform>
            <numerusform>карти скінчилися за %Ln&#xa0;ходів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the others were left with %Ln card(s)</source>
        <comment>at the end of a hand</comment>
        <translation>
            <numerusform>в&#xa0;інших лишилася %Ln&#xa0;карта</numerusform>
            <numerusform>в&#xa0;інших лишилося %Ln&#xa0;карти</numerusform>
            <numerusform>в&#xa0;інших лишилося %Ln&#xa0;карт</numerusform>
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
        <translation>%1, забрано картою: %2, %3</translation>
    </message>
    <message>
        <source>%1 games</source>
        <comment>name of a file: a game</comment>
        <translation>%1 ігри</translation>
    </message>
    <message>
        <source>%1 rating</source>
        <comment>name of a file: a game</comment>
        <translation>%1 рейтинг</translation>
    </message>
    <message>
        <source>%1 games won</source>
        <comment>name of a file: a game</comment>
        <translation>%1 перемоги</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>name of a file: a game</comment>
        <translation>%1 очки</translation>
    </message>
    <message>
        <source>%1 mistakes</source>
        <comment>name of a file: a game</comment>
        <translation>%1 помилки</translation>
    </message>
    <message>
        <source>Statistics, %1</source>
        <comment>%1 is a game</comment>
        <translation>Статистика, %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>“Statistics, Odin”; how many games; what the rating is</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>fewer is better</source>
        <comment>below a title: points</comment>
        <translation>менше&#xa0;— краще</translation>
    </message>
    <message>
        <source>more is better</source>
        <comment>below a title: points</comment>
        <translation>більше&#xa0;— краще</translation>
    </message>
    <message>
        <source>%1 on average, others %2</source>
        <comment>points</comment>
        <translation>У середньому %1, в інших&#xa0;— %2</translation>
    </message>
    <message>
        <source>rating %1 ± %2</source>
        <comment>of a player, and its uncertainty</comment>
        <translation>рейтинг %1 ± %2</translation>
    </message>
    <message>
        <source>Games are not saved here.</source>
        <translation>Тут ігри не зберігаються.</translation>
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
        <translation>Сьогодні, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <comment>heading: %1 is a day</comment>
        <translation>Учора, %1</translation>
    </message>
    <message>
        <source>Earlier this month</source>
        <comment>heading of games</comment>
        <translation>Раніше цього місяця</translation>
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
            <numerusform>%Ln&#xa0;гра</numerusform>
            <numerusform>%Ln&#xa0;гри</numerusform>
            <numerusform>%Ln&#xa0;ігор</numerusform>
        </translation>
    </message>
    <message>
        <source>Game from %1</source>
        <comment>%1 is a day; it is not known what was played</comment>
        <translation>Гра від %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>Odin, 22 November</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>Odin with Leif, Ylva and Ivar</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hand(s)</source>
        <comment>how many hands of Odin have been played</comment>
        <translation>
            <numerusform>%Ln&#xa0;роздача</numerusform>
            <numerusform>%Ln&#xa0;роздачі</numerusform>
            <numerusform>%Ln&#xa0;роздач</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln round(s)</source>
        <comment>how many rounds of Ninjan have been played</comment>
        <translation>
            <numerusform>%Ln&#xa0;раунд</numerusform>
            <numerusform>%Ln&#xa0;раунди</numerusform>
            <numerusform>%Ln&#xa0;раундів</numerusform>
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
        <translation>гра №&#xa0;%1</translation>
    </message>
    <message>
        <source>in progress</source>
        <comment>a game that is the running one</comment>
        <translation>зараз на столі</translation>
    </message>
    <message>
        <source>not finished</source>
        <comment>a game</comment>
        <translation>не завершено</translation>
    </message>
    <message>
        <source>won by %1</source>
        <comment>a game; names</comment>
        <translation>перемога: %1</translation>
    </message>
    <message>
        <source>Written by a newer version of Meadhall</source>
        <comment>of a file</comment>
        <translation>Записано новішою версією Meadhall</translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <translation>Цей файл не вдається прочитати</translation>
    </message>
    <message>
        <source>This file is damaged: nothing in it can be read</source>
        <translation>Файл пошкоджено: прочитати нічого не вдається</translation>
    </message>
    <message>
        <source>This file is damaged: only its beginning can be read</source>
        <translation>Файл пошкоджено: прочитати можна лише його початок</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>22 November 19:05</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and what is the matter with the file of a game</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2, with %3: %4</source>
        <comment>Odin, 22 November 19:05, with Leif, Ylva and Ivar: 1st of 4, 7 points</comment>
        <translation>%1, %2; за столом: %3; %4</translation>
    </message>
    <message>
        <source>not reviewed</source>
        <comment>a game</comment>
        <translation>не розібрано</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <comment>in a game that was reviewed</comment>
        <translation>без помилок</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistake(s)</source>
        <comment>in a game that was reviewed</comment>
        <translation>
            <numerusform>%Ln&#xa0;помилка</numerusform>
            <numerusform>%Ln&#xa0;помилки</numerusform>
            <numerusform>%Ln&#xa0;помилок</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points lost</source>
        <comment>in a game that was reviewed; a number with one decimal</comment>
        <translation>втрачено %1&#xa0;очка</translation>
    </message>
    <message>
        <source>Dated by a wrong clock</source>
        <comment>heading of games</comment>
        <translation>З хибною датою</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <comment>a result; %1 may have a sign</comment>
        <translation>
            <numerusform>%1&#xa0;очко</numerusform>
            <numerusform>%1&#xa0;очки</numerusform>
            <numerusform>%1&#xa0;очок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleText</name>
    <message>
        <source>First steps</source>
        <comment>puzzles of the first stage</comment>
        <translation>Перші кроки</translation>
    </message>
    <message>
        <source>Good plays</source>
        <comment>puzzles of the second stage</comment>
        <translation>Добрі ходи</translation>
    </message>
    <message>
        <source>Deep water</source>
        <comment>puzzles of the third stage</comment>
        <translation>Глибока вода</translation>
    </message>
    <message>
        <source>go out, block, pass</source>
        <comment>what puzzles are about</comment>
        <translation>позбутися карт, завадити, спасувати</translation>
    </message>
    <message>
        <source>what beats what, and when</source>
        <comment>what puzzles are about</comment>
        <translation>хто кого б’є й&#xa0;коли</translation>
    </message>
    <message>
        <source>what to keep, what to take</source>
        <comment>what puzzles are about</comment>
        <translation>що лишити, що взяти</translation>
    </message>
    <message>
        <source>your card is the next prize</source>
        <comment>what puzzles are about</comment>
        <translation>ваша карта&#xa0;— наступна здобич</translation>
    </message>
    <message>
        <source>count cards, plan the next lead</source>
        <comment>what puzzles are about</comment>
        <translation>рахувати карти, думати про початок раунду</translation>
    </message>
    <message>
        <source>who must take what</source>
        <comment>what puzzles are about</comment>
        <translation>кому що доведеться забрати</translation>
    </message>
    <message>
        <source>stage %1</source>
        <comment>of a puzzle: 1 to 3</comment>
        <translation>ступінь&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>puzzles of a pack</comment>
        <translation>розв’язано %1 з&#xa0;%2</translation>
    </message>
    <message>
        <source>It’s your card’s turn. Which pile leaves you with the most points at the end of the game?</source>
        <translation>Спрацьовує ваша карта. Який стос дасть вам найбільше очок наприкінці гри?</translation>
    </message>
    <message>
        <source>Which card leaves you with the most points at the end of the game? Choose it.</source>
        <translation>Яка карта дасть вам найбільше очок наприкінці гри? Виберіть її.</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <comment>what is known in a puzzle</comment>
        <translation>Раунд&#xa0;%1 з&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 has %2 points</source>
        <comment>what is known in a puzzle: a name, +12 or −3</comment>
        <translation>%1, очок: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln cards</source>
        <comment>what is known in a puzzle</comment>
        <translation>
            <numerusform>%1: %Ln&#xa0;карта</numerusform>
            <numerusform>%1: %Ln&#xa0;карти</numerusform>
            <numerusform>%1: %Ln&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, among them %2</source>
        <comment>what is known in a puzzle: “Ylva has 4 cards”; cards picked up</comment>
        <translation>%1, серед них %2</translation>
    </message>
    <message>
        <source>Which cards go with no others, and what do the rest need to go out?</source>
        <comment>hint of a puzzle</comment>
        <translation>Які карти ні до чого не підходять, і&#xa0;що потрібно, щоб позбутися решти?</translation>
    </message>
    <message>
        <source>How many sets does your hand make after each play? And what can the others still beat?</source>
        <comment>hint of a puzzle</comment>
        <translation>Скільки комбінацій лишиться на руках після кожного ходу? І&#xa0;що ще зможуть побити інші?</translation>
    </message>
    <message>
        <source>The play itself is obvious. Which beaten card fits what stays in your hand?</source>
        <comment>hint of a puzzle</comment>
        <translation>Хід зрозумілий. Яка з&#xa0;побитих карт підходить до тих, що лишаться?</translation>
    </message>
    <message>
        <source>Which cards in each play would you miss later?</source>
        <comment>hint of a puzzle</comment>
        <translation>Яких карт вам згодом бракуватиме після кожного ходу?</translation>
    </message>
    <message>
        <source>Which cards come before yours, and what lies on the piles by then?</source>
        <comment>hint of a puzzle</comment>
        <translation>Які карти спрацюють раніше за вашу, і&#xa0;що тоді лежатиме на стосах?</translation>
    </message>
    <message>
        <source>Your card lies on top afterwards. Who can take it, and what must they take otherwise?</source>
        <comment>hint of a puzzle</comment>
        <translation>Ваша карта опиниться зверху. Хто зможе її забрати й&#xa0;що йому інакше доведеться взяти?</translation>
    </message>
    <message>
        <source>Do not pick up %1.</source>
        <comment>second hint of a puzzle; a card (accusative)</comment>
        <translation>Не беріть %1.</translation>
    </message>
    <message>
        <source>One card of the answer is marked: %1.</source>
        <comment>second hint of a puzzle; a card (nominative)</comment>
        <translation>Одну з&#xa0;карт позначено: %1.</translation>
    </message>
    <message>
        <source>You do not have to play.</source>
        <comment>second hint of a puzzle: passing is the answer</comment>
        <translation>Ходити не обов’язково.</translation>
    </message>
    <message>
        <source>It is not the pile with %1 on top.</source>
        <comment>second hint of a puzzle; a card (accusative)</comment>
        <translation>Це не той стос, де зверху видно %1.</translation>
    </message>
    <message>
        <source>It is not the %1.</source>
        <comment>second hint of a puzzle; a card (nominative)</comment>
        <translation>Це не %1.</translation>
    </message>
    <message>
        <source>The cards are right. %1</source>
        <comment>wrong answer of a puzzle; what speaks against the card picked up</comment>
        <translation>Карти вибрано правильно. %1</translation>
    </message>
    <message>
        <source>%1 But it has a drawback. %2</source>
        <comment>wrong answer of a puzzle: a sentence for it, a sentence against it</comment>
        <translation>%1 Але є&#xa0;й&#xa0;недолік. %2</translation>
    </message>
    <message>
        <source>%1 Tempting: %2. %3</source>
        <comment>explains a puzzle: sentences for the answer; a move; what speaks against it</comment>
        <translation>%1 Спокуслива відповідь: %2. %3</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <comment>title, heading</comment>
        <translation>Задача дня</translation>
    </message>
    <message>
        <source>at the first attempt</source>
        <comment>below a share in percent, or “Solved”</comment>
        <translation>з&#xa0;першої спроби</translation>
    </message>
    <message>
        <source>You lead. What leaves you best off at the end of this hand? Select your cards and play them.</source>
        <translation>Раунд починаєте ви. Що дасть найкращий результат наприкінці роздачі? Виділіть карти й&#xa0;викладіть їх.</translation>
    </message>
    <message>
        <source>What leaves you best off at the end of this hand? Select your cards, play them and say which beaten card you pick up, or pass.</source>
        <translation>Що дасть найкращий результат наприкінці роздачі? Виділіть карти, викладіть їх і&#xa0;вкажіть, яку з побитих візьмете, або спасуйте.</translation>
    </message>
    <message>
        <source>Based on %1 sampled deals; the second-best answer costs at least %2 points.</source>
        <comment>how a puzzle was judged: a number, points such as 1.1</comment>
        <translation>Оцінено на %1 варіантах роздачі; друга за силою відповідь гірша щонайменше на %2&#xa0;очка.</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Збільшити</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>З&amp;меншити</translation>
    </message>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Вибрати все</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Відкрити</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Зберегти</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Відкрити</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Зберегти як</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Тека:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Ім’я файлу:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Тип файлів:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперед</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Вперед</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Батьківська тека</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Перейти до батьківської теки</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Створити нову теку</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Створити нову теку</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Списком</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Детально</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Показати списком</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Показати докладно</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Нова тека</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Нова тека</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Перейменувати</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Видалити</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Показувати при&amp;ховані файли</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Тека:</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Усі файли (*)</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Бічна панель</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Місця й&#xa0;закладки</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>Файл %1 уже існує.
Замінити його?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Файл не знайдено.
Перевірте ім’я файлу.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Теку не знайдено.
Перевірте назву теки.</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Скасувати</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрити</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Зберегти</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Не зберігати</translation>
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
        <translation>Натисніть клавіші</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Скасувати</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>П&amp;овторити</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Ви&amp;різати</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копіювати</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Вставити</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>В&amp;идалити</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Вибрати вс&amp;е</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>About Qt</source>
        <translation>Про Qt</translation>
    </message>
    <message>
        <source>&lt;h3&gt;About Qt&lt;/h3&gt;&lt;p&gt;This program uses Qt version %1.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Про Qt&lt;/h3&gt;&lt;p&gt;Ця програма використовує Qt версії %1.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Apply</source>
        <translation>Застосувати</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Не зберігати</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Відкрити</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Скинути</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Типові значення</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Спробувати ще раз</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>Т&amp;ак</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Ні</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Скасувати</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>П&amp;овторити</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Ви&amp;різати</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копіювати</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Вставити</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>В&amp;идалити</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Вибрати вс&amp;е</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Копіювати &amp;адресу посилання</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>pile %1 (%2)</source>
        <comment>a move: the number of a pile, and what it is worth: +10, −3</comment>
        <translation>стос&#xa0;%1 (%2)</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a move</comment>
        <translation>пас</translation>
    </message>
    <message>
        <source>picks up %1 instead of %2</source>
        <comment>a mistake; numbers of cards</comment>
        <translation>узято: %1 замість %2</translation>
    </message>
    <message>
        <source>%1; better: %2</source>
        <comment>a mistake: what was played or chosen; cards (nominative)</comment>
        <translation>%1; краще %2</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <comment>a mistake; values of sets, in figures</comment>
        <translation>%1 замість %2</translation>
    </message>
    <message>
        <source>%1 instead of passing</source>
        <comment>a mistake; the value of a set</comment>
        <translation>%1 замість пасу</translation>
    </message>
    <message>
        <source>passes instead of %1</source>
        <comment>a mistake; the value of a set</comment>
        <translation>пас замість %1</translation>
    </message>
    <message>
        <source>%1 on pile %2; better: %3</source>
        <comment>a mistake; a card (nominative), numbers of piles</comment>
        <translation>%1 на стос&#xa0;%2; краще на %3</translation>
    </message>
    <message>
        <source>pile %1 (%2); better: %3 (%4)</source>
        <comment>a mistake; numbers of piles, and what they are worth: +10, −3</comment>
        <translation>стос&#xa0;%1 (%2); краще&#xa0;%3 (%4)</translation>
    </message>
    <message>
        <source>%1; picked up: %2</source>
        <comment>a move for screen readers; cards (nominative)</comment>
        <translation>%1; взято: %2</translation>
    </message>
    <message>
        <source>takes it with</source>
        <comment>label above a card: of a pile</comment>
        <translation>забирає його</translation>
    </message>
    <message>
        <source>lays</source>
        <comment>label above a card: of a pile</comment>
        <translation>лягає зверху</translation>
    </message>
    <message>
        <source>beats no pile</source>
        <comment>of a card, as the piles are now</comment>
        <translation>нічого не б’є</translation>
    </message>
    <message>
        <source>Why pick up %1? %2</source>
        <extracomment>%1: a card (accusative); %2: the reasons, whole sentences</extracomment>
        <translation>Чому краще взяти %1? %2</translation>
    </message>
    <message>
        <source>Why pass? %1</source>
        <comment>the reasons, whole sentences</comment>
        <translation>Чому краще спасувати? %1</translation>
    </message>
    <message>
        <source>Why %1? %2</source>
        <extracomment>%1: a move in a few words: 77, rock 5, pile 2 (+4); %2: the reasons, whole sentences</extracomment>
        <translation>Чому %1? %2</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>verdict on a move</comment>
        <translation>Найкращий хід</translation>
    </message>
    <message>
        <source>Fine</source>
        <comment>verdict on a move: nearly as good as the best one</comment>
        <translation>Добрий хід</translation>
    </message>
    <message>
        <source>Small mistake</source>
        <comment>verdict on a move</comment>
        <translation>Невелика помилка</translation>
    </message>
    <message>
        <source>Clear mistake</source>
        <comment>verdict on a move</comment>
        <translation>Явна помилка</translation>
    </message>
    <message>
        <source>best moves: %1</source>
        <comment>count</comment>
        <translation>найкращих ходів: %1</translation>
    </message>
    <message>
        <source>fine moves: %1</source>
        <comment>count</comment>
        <translation>добрих ходів: %1</translation>
    </message>
    <message>
        <source>small mistakes: %1</source>
        <comment>count</comment>
        <translation>невеликих помилок: %1</translation>
    </message>
    <message>
        <source>clear mistakes: %1</source>
        <comment>count</comment>
        <translation>явних помилок: %1</translation>
    </message>
    <message>
        <source>costs %1</source>
        <comment>a move; “about 1.2 points”</comment>
        <translation>втрата: %1</translation>
    </message>
    <message>
        <source>loses nothing</source>
        <comment>a move</comment>
        <translation>без втрат</translation>
    </message>
    <message>
        <source>no certain loss</source>
        <comment>of a move</comment>
        <translation>без явної втрати</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <comment>points lost</comment>
        <translation>від %1 до %2</translation>
    </message>
    <message>
        <source>points</source>
        <comment>below a number with one decimal: points expected of a move</comment>
        <translation>очка</translation>
    </message>
    <message>
        <source>± %1 so far</source>
        <comment>uncertainty of a number that is still being computed</comment>
        <translation>± %1 поки що</translation>
    </message>
    <message>
        <source>Hand %1, turn %2</source>
        <comment>place in a game of Odin</comment>
        <translation>Роздача&#xa0;%1, хід&#xa0;%2</translation>
    </message>
    <message>
        <source>Round %1, choice</source>
        <comment>place in a game of Ninjan: the choice of cards</comment>
        <translation>Раунд&#xa0;%1, вибір</translation>
    </message>
    <message>
        <source>Round %1, pile</source>
        <comment>place in a game of Ninjan: a card is put on a pile</comment>
        <translation>Раунд&#xa0;%1, стос</translation>
    </message>
    <message>
        <source>start</source>
        <comment>value of a curve: before the first turn</comment>
        <translation>початок</translation>
    </message>
    <message>
        <source>turn %1</source>
        <comment>value of a curve</comment>
        <translation>хід&#xa0;%1</translation>
    </message>
    <message>
        <source>round %1, choice</source>
        <comment>value of a curve</comment>
        <translation>раунд&#xa0;%1, вибір</translation>
    </message>
    <message>
        <source>round %1, card %2</source>
        <comment>value of a curve; which card is resolved</comment>
        <translation>раунд&#xa0;%1, карта&#xa0;%2</translation>
    </message>
    <message>
        <source>Points expected</source>
        <comment>title of a curve</comment>
        <translation>Очікувані очки</translation>
    </message>
    <message>
        <source>↑ fewer is better</source>
        <comment>beside a curve, whose upper end is better</comment>
        <translation>↑ менше&#xa0;— краще</translation>
    </message>
    <message>
        <source>↑ more is better</source>
        <comment>beside a curve, whose upper end is better</comment>
        <translation>↑ більше&#xa0;— краще</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>below the axis of a curve, before numbers</comment>
        <translation>хід</translation>
    </message>
    <message>
        <source>round</source>
        <comment>below the axis of a curve, before numbers</comment>
        <translation>раунд</translation>
    </message>
    <message>
        <source>verdict</source>
        <comment>heading of a column</comment>
        <translation>оцінка</translation>
    </message>
    <message>
        <source>%1 %2, before that %3</source>
        <comment>value of a curve: name, points, points before</comment>
        <translation>%1 %2, до цього %3</translation>
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
        <translation>ще не оцінено</translation>
    </message>
    <message>
        <source>You played</source>
        <comment>label before cards</comment>
        <translation>Ви виклали</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>label before cards</comment>
        <translation>Викладено (%1)</translation>
    </message>
    <message>
        <source>You chose</source>
        <comment>label before a card</comment>
        <translation>Ви вибрали</translation>
    </message>
    <message>
        <source>%1 chose</source>
        <comment>label before a card</comment>
        <translation>Вибір (%1)</translation>
    </message>
    <message>
        <source>Your choice</source>
        <comment>label before a move: a pile, or passing</comment>
        <translation>Ваш вибір</translation>
    </message>
    <message>
        <source>%1 chose</source>
        <comment>label before a move: a pile, or passing</comment>
        <translation>Вибір (%1)</translation>
    </message>
    <message>
        <source>Just as good</source>
        <comment>label before a move</comment>
        <translation>Не гірше</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>label before a move</comment>
        <translation>Краще</translation>
    </message>
    <message>
        <source>Best so far</source>
        <comment>label before a move, while it is being judged</comment>
        <translation>Поки що найкраще</translation>
    </message>
    <message>
        <source>picks up</source>
        <comment>label above a card</comment>
        <translation>узято</translation>
    </message>
    <message>
        <source>What if…?</source>
        <comment>title: another move was tried</comment>
        <translation>Що, якби…?</translation>
    </message>
    <message>
        <source>You tried</source>
        <comment>label before a move</comment>
        <translation>Ваша спроба</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>label before the best move</comment>
        <translation>Найкраще</translation>
    </message>
    <message>
        <source>%1 is about %2 points better.</source>
        <extracomment>%1: a move in a few words: 83, pass, rock 5; %2: points with one decimal</extracomment>
        <translation>%1&#xa0;— краще приблизно на %2&#xa0;очка.</translation>
    </message>
    <message>
        <source>%1 is about %2 points worse.</source>
        <extracomment>%1: a move in a few words: 83, pass, rock 5; %2: points with one decimal</extracomment>
        <translation>%1&#xa0;— гірше приблизно на %2&#xa0;очка.</translation>
    </message>
    <message>
        <source>%1 is just as good.</source>
        <comment>a move in a few words</comment>
        <translation>%1&#xa0;— не гірше.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 would be %2 points better still.</source>
        <translation>%1&#xa0;— ще на %2&#xa0;очка краще.</translation>
    </message>
    <message>
        <source>%1: %2, %3 %4</source>
        <comment>“You played: black 8, 3.3 points”</comment>
        <translation>%1: %2, %3 %4</translation>
    </message>
    <message>
        <source>This decision</source>
        <comment>heading</comment>
        <translation>Це рішення</translation>
    </message>
    <message>
        <source>Not reviewed yet.</source>
        <translation>Ще не оцінено.</translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <comment>heading of a list</comment>
        <translation>Ваші помилки</translation>
    </message>
    <message>
        <source>Mistakes by %1</source>
        <comment>heading of a list</comment>
        <translation>Помилки (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1 points lost in %Ln decision(s)</source>
        <comment>points lost; %1 has one decimal</comment>
        <translation>
            <numerusform>втрачено %1&#xa0;очка в&#xa0;%Ln&#xa0;рішенні</numerusform>
            <numerusform>втрачено %1&#xa0;очка в&#xa0;%Ln&#xa0;рішеннях</numerusform>
            <numerusform>втрачено %1&#xa0;очка в&#xa0;%Ln&#xa0;рішеннях</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s) not reviewed</source>
        <comment>in a review that was stopped</comment>
        <translation>
            <numerusform>не оцінено %Ln&#xa0;рішення</numerusform>
            <numerusform>не оцінено %Ln&#xa0;рішення</numerusform>
            <numerusform>не оцінено %Ln&#xa0;рішень</numerusform>
        </translation>
    </message>
    <message>
        <source>No verdicts: it is not known who played here.</source>
        <translation>Оцінок немає: невідомо, хто тут грав.</translation>
    </message>
    <message>
        <source>No verdicts: only computers played here.</source>
        <translation>Оцінок немає: тут грали лише комп’ютери.</translation>
    </message>
    <message>
        <source>There was nothing to decide here.</source>
        <comment>in a review</comment>
        <translation>Тут не було чого вирішувати.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>said by a screen reader; a move</comment>
        <translation>Краще: %1</translation>
    </message>
    <message>
        <source>beats pile %1</source>
        <comment>of a card, as the piles are now; the number of a pile</comment>
        <translation>б’є стос&#xa0;%1</translation>
    </message>
    <message>
        <source>It costs much of the chance of winning.</source>
        <comment>about a move</comment>
        <translation>Цей хід значно зменшує шанси на перемогу.</translation>
    </message>
    <message>
        <source>Being reviewed now.</source>
        <translation>Зараз оцінюється.</translation>
    </message>
    <message>
        <source>picks up %1; better: %2</source>
        <comment>a mistake; cards (nominative)</comment>
        <translation>узято: %1; краще %2</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>title, button: a game is looked at again</comment>
        <translation>Розбір</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <comment>button</comment>
        <translation>Попередня помилка</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <comment>button</comment>
        <translation>Наступна помилка</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <comment>in a review</comment>
        <translation>Помилок немає</translation>
    </message>
    <message>
        <source>If in doubt, the milder verdict stands.</source>
        <comment>about the points that a move costs</comment>
        <translation>У сумнівних випадках ставиться м’якша оцінка.</translation>
    </message>
    <message>
        <source>Only one seat’s cards are known; the others would be dealt anew.</source>
        <translation>Відомі карти лише одного місця; решту довелося&#xa0;б роздати заново.</translation>
    </message>
    <message>
        <source>With %1 no difference is certain.</source>
        <comment>a move in a few words</comment>
        <translation>З ходом %1 немає певної різниці.</translation>
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
        <translation>раунд&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 is next.</source>
        <comment>whose turn it is; a name</comment>
        <translation>Зараз ходить %1.</translation>
    </message>
    <message>
        <source>left today at %1</source>
        <comment>a game; a time</comment>
        <translation>перервано сьогодні о&#xa0;%1</translation>
    </message>
    <message>
        <source>left yesterday at %1</source>
        <comment>a game; a time</comment>
        <translation>перервано вчора о&#xa0;%1</translation>
    </message>
    <message>
        <source>left on %1</source>
        <comment>a game; a day</comment>
        <translation>перервано %1</translation>
    </message>
</context>
<context>
    <name>StatisticsText</name>
    <message>
        <source>Your first game at %1 level</source>
        <comment>end of a game; %1 is a level</comment>
        <translation>Ваша перша гра проти суперників рівня «%1»</translation>
    </message>
    <message>
        <source>Your first win!</source>
        <comment>end of a game</comment>
        <translation>Ваша перша перемога!</translation>
    </message>
    <message>
        <source>The best of your %1 games at %2 level: %3</source>
        <comment>end of a game; a number of games from two on, a level, the points</comment>
        <translation>Ваш найкращий результат проти суперників рівня «%2» (ігор: %1): %3</translation>
    </message>
    <message>
        <source>Why not try %1?</source>
        <comment>end of a game that was won; a higher level</comment>
        <translation>Спробуйте тепер рівень «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your %1 games at %2 level was/were better; the best: %3</source>
        <comment>end of a game; the number of games from two on, a level, the points of the best game</comment>
        <translation>
            <numerusform>Ігор проти суперників рівня «%2»: %1, із них кращою за цю була %Ln; найкращий результат: %3</numerusform>
            <numerusform>Ігор проти суперників рівня «%2»: %1, із них кращими за цю були %Ln; найкращий результат: %3</numerusform>
            <numerusform>Ігор проти суперників рівня «%2»: %1, із них кращими за цю було %Ln; найкращий результат: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>The statistics file cannot be used. Your games are being recounted.</source>
        <translation>Не вдається скористатися файлом статистики. Ваші ігри підраховуються заново.</translation>
    </message>
    <message>
        <source>The statistics file was damaged. Your games are being recounted.</source>
        <translation>Файл статистики пошкоджено. Ваші ігри підраховуються заново.</translation>
    </message>
    <message>
        <source>Qt’s SQLite driver is not installed (Debian, Ubuntu: %1).</source>
        <translation>Не встановлено драйвер SQLite для Qt (Debian, Ubuntu: %1).</translation>
    </message>
    <message>
        <source>A part of Meadhall is not installed (%1).</source>
        <translation>Не встановлено частину програми Meadhall (%1).</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Card %1 of %2</source>
        <extracomment>A card of the hand was moved: its place among how many</extracomment>
        <translation>Карта&#xa0;%1 з&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>You</source>
        <comment>the person at the screen, in place of a name</comment>
        <translation>Ви</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>under the name of the person at the screen</comment>
        <translation>Ваш хід</translation>
    </message>
    <message>
        <source>face-down card</source>
        <comment>said by a screen reader</comment>
        <translation>карта сорочкою догори</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>how many a seat holds</comment>
        <translation>
            <numerusform>%Ln&#xa0;карта</numerusform>
            <numerusform>%Ln&#xa0;карти</numerusform>
            <numerusform>%Ln&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>cards: %1</source>
        <comment>said of a seat by a screen reader</comment>
        <translation>карт: %1</translation>
    </message>
    <message>
        <source>points: %1</source>
        <comment>said of a seat by a screen reader</comment>
        <translation>очок: %1</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <comment>first line of the log; %1 is the deal number</comment>
        <translation>Гра №&#xa0;%1</translation>
    </message>
    <message>
        <source>to play</source>
        <comment>said of a seat by a screen reader: it is to act now</comment>
        <translation>зараз ходить</translation>
    </message>
    <message>
        <source>selected: %1</source>
        <comment>said by a screen reader; %1: the value of the selected cards, or their names</comment>
        <translation>виділено: %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>heading, column of points</comment>
        <translation>Раунд&#xa0;%1</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <comment>column of points, place in a game</comment>
        <translation>Роздача&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place in a row, and how many there are</comment>
        <translation>%1 з&#xa0;%2</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>heading: of a table, a column</comment>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>column of points</comment>
        <translation>Усього</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>label: Odin or Ninjan</comment>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>heading, button</comment>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Curve</source>
        <comment>page: how everybody&apos;s points grew</comment>
        <translation>Графік</translation>
    </message>
    <message numerus="yes">
        <source>%Ln players</source>
        <comment>which games, or fact about a game</comment>
        <translation>
            <numerusform>%Ln&#xa0;гравець</numerusform>
            <numerusform>%Ln&#xa0;гравці</numerusform>
            <numerusform>%Ln&#xa0;гравців</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal number copied</source>
        <comment>said by a screen reader</comment>
        <translation>Номер гри скопійовано</translation>
    </message>
    <message>
        <source>selected</source>
        <comment>said of a card by a screen reader</comment>
        <translation>виділено</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a name and a number, in a list: “You 12, Bjorn 3”</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 has two cards left.</source>
        <comment>a name</comment>
        <translation>Лишилося дві карти: %1.</translation>
    </message>
    <message>
        <source>%1 has one card left.</source>
        <comment>a name</comment>
        <translation>Лишилася одна карта: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>said by a screen reader; %1: a name, %2: what is said of that player</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <comment>the answer to a question by a key</comment>
        <translation>У вас немає карт.</translation>
    </message>
    <message>
        <source>The cards stay face down until the next person shows them.</source>
        <comment>the answer to a question by a key</comment>
        <translation>Карти закриті, доки їх не відкриє наступний гравець.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <comment>a name</comment>
        <translation>Зараз ходить %1.</translation>
    </message>
    <message>
        <source>The game begins with a position that was entered.</source>
        <translation>Гра починається з введеної позиції.</translation>
    </message>
    <message>
        <source>1st of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>1-ше місце з&#xa0;%1</translation>
    </message>
    <message>
        <source>2nd of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>2-ге місце з&#xa0;%1</translation>
    </message>
    <message>
        <source>3rd of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>3-тє місце з&#xa0;%1</translation>
    </message>
    <message>
        <source>4th of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>4-те місце з&#xa0;%1</translation>
    </message>
    <message>
        <source>5th of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>5-те місце з&#xa0;%1</translation>
    </message>
    <message>
        <source>6th of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>6-те місце з&#xa0;%1</translation>
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
        <translation>Очистити</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Show this help and quit.</source>
        <translation>Показати цю довідку й&#xa0;вийти.</translation>
    </message>
    <message>
        <source>Show the version and quit.</source>
        <translation>Показати версію й&#xa0;вийти.</translation>
    </message>
    <message>
        <source>Only one game record can be opened at a time.</source>
        <translation>Одночасно можна відкрити лише один запис гри.</translation>
    </message>
    <message>
        <source>See meadhall --help.</source>
        <translation>Див. meadhall --help.</translation>
    </message>
    <message>
        <source>Meadhall cannot open a window: there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set).</source>
        <translation>Meadhall не може відкрити вікно: немає дисплея (не задано ні DISPLAY, ні WAYLAND_DISPLAY).</translation>
    </message>
    <message>
        <source>A table for the card games Odin and Ninjan, with computer players who see only their own cards.</source>
        <translation>Стіл для карткових ігор Odin і&#xa0;Ninjan. Комп’ютерні гравці бачать лише власні карти.</translation>
    </message>
    <message>
        <source>Let the computer play a game, save pictures of it in &lt;folder&gt;, and quit.</source>
        <translation>Зіграти гру автоматично, зберегти її зображення в&#xa0;теці &lt;folder&gt; і&#xa0;вийти.</translation>
    </message>
    <message>
        <source>Set the language to &lt;code&gt;: %1.</source>
        <extracomment>%1: codes of languages, as &quot;en, de, ru&quot;</extracomment>
        <translation>Використовувати мову &lt;code&gt;: %1.</translation>
    </message>
    <message>
        <source>Store the settings and the games in &lt;folder&gt;.</source>
        <translation>Зберігати налаштування та ігри в&#xa0;теці &lt;folder&gt;.</translation>
    </message>
    <message>
        <source>Write a line to &lt;file&gt; for each frame: the time, how long it took to prepare and draw, and the time since the previous frame, in milliseconds.</source>
        <translation>Записувати у&#xa0;файл &lt;file&gt; рядок про кожен кадр: час, тривалість підготовки й&#xa0;малювання та час від попереднього кадру, у&#xa0;мілісекундах.</translation>
    </message>
    <message>
        <source>Unknown language “%1”. Available languages: %2.</source>
        <extracomment>%1: what was typed; %2: all languages, as &quot;en (English), de (Deutsch)&quot;</extracomment>
        <translation>Невідома мова: «%1». Доступні мови: %2.</translation>
    </message>
    <message>
        <source>--demo plays a game of its own and cannot open a game record.</source>
        <translation>З&#xa0;параметром --demo програма грає власну гру й&#xa0;не може відкрити запис.</translation>
    </message>
    <message>
        <source>%1 is given more than once, with different values.</source>
        <extracomment>%1: an option, as --data</extracomment>
        <translation>Параметр %1 вказано кілька разів із&#xa0;різними значеннями.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written to.</source>
        <translation>Не вдалося записати файл %1.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Не вдалося створити теку %1.</translation>
    </message>
    <message>
        <source>Open the dialog for a new game of &lt;game&gt;: %1.</source>
        <extracomment>%1: names of games, as &quot;odin, ninjan&quot;</extracomment>
        <translation>Відкрити вікно нової гри &lt;game&gt;: %1.</translation>
    </message>
    <message>
        <source>Unknown game “%1”. Available games: %2.</source>
        <extracomment>%1: what was typed; %2: names of games, as &quot;odin, ninjan&quot;</extracomment>
        <translation>Невідома гра: «%1». Доступні ігри: %2.</translation>
    </message>
    <message>
        <source>The game record to open, or the invitation to a friend’s table.</source>
        <translation>Запис гри, який треба відкрити, або запрошення за чужий стіл.</translation>
    </message>
    <message>
        <source>Meadhall cannot open a window: the display does not answer, or Qt has no plug-in for it.</source>
        <translation>Meadhall не може відкрити вікно: дисплей не відповідає або Qt не має для нього модуля.</translation>
    </message>
    <message>
        <source>Meadhall is running on the computer “%1” with the folder “%2”.</source>
        <extracomment>%1: the name of a computer; %2: a folder</extracomment>
        <translation>Meadhall працює на комп’ютері «%1» із текою «%2».</translation>
    </message>
    <message>
        <source>Meadhall is already running with the folder “%1”, but does not answer (process %2).</source>
        <extracomment>%1: a folder; %2: the number of a process</extracomment>
        <translation>Meadhall уже працює з текою «%1», але не відповідає (процес %2).</translation>
    </message>
    <message>
        <source>Use it here anyway</source>
        <comment>button</comment>
        <translation>Усе одно використати тут</translation>
    </message>
    <message>
        <source>If you use it here anyway, nothing more is saved on the other computer.</source>
        <translation>Якщо використати теку тут, на іншому комп’ютері більше нічого не збережеться.</translation>
    </message>
    <message>
        <source>Open the puzzle of the day.</source>
        <translation>Відкрити задачу дня.</translation>
    </message>
    <message>
        <source>On Debian and Ubuntu Qt’s plug-in for Wayland is in the package %1.</source>
        <translation>Модуль Wayland для Qt у&#xa0;Debian та Ubuntu міститься в&#xa0;пакунку %1.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::AboutGameDialog</name>
    <message>
        <source>About this game</source>
        <comment>title</comment>
        <translation>Про цю гру</translation>
    </message>
    <message>
        <source>Game:</source>
        <translation>Гра:</translation>
    </message>
    <message>
        <source>Edition:</source>
        <translation>Видання:</translation>
    </message>
    <message>
        <source>Points limit:</source>
        <comment>points that end the game</comment>
        <translation>Ліміт очок:</translation>
    </message>
    <message>
        <source>Colours left out:</source>
        <translation>Вилучені кольори:</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and its level</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>Гравці:</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>button: the deal number, to the clipboard</comment>
        <translation>С&amp;копіювати</translation>
    </message>
    <message>
        <source>Deal number:</source>
        <translation>Номер гри:</translation>
    </message>
    <message>
        <source>Started:</source>
        <comment>when the game was begun</comment>
        <translation>Розпочато:</translation>
    </message>
    <message>
        <source>Leading the whole hand:</source>
        <translation>Уся рука одразу:</translation>
    </message>
    <message>
        <source>Who starts the next hand:</source>
        <translation>Наступну роздачу починає:</translation>
    </message>
    <message>
        <source>Goat:</source>
        <comment>the card</comment>
        <translation>Козел:</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::Actions</name>
    <message>
        <source>&amp;Game</source>
        <comment>menu</comment>
        <translation>&amp;Гра</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <comment>menu entry</comment>
        <translation>&amp;Нова гра…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <comment>menu entry: takes back the last move</comment>
        <translation>&amp;Скасувати хід</translation>
    </message>
    <message>
        <source>Next &amp;hand</source>
        <comment>menu entry: deals</comment>
        <translation>Наступна &amp;роздача</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <comment>menu entry</comment>
        <translation>Ви&amp;йти</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <comment>menu: what to do with the cards held</comment>
        <translation>&amp;Хід</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <comment>menu entry</comment>
        <translation>&amp;Пасувати</translation>
    </message>
    <message>
        <source>Sort by &amp;colour</source>
        <comment>menu entry</comment>
        <translation>Сортувати за &amp;кольором</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu</comment>
        <translation>&amp;Вигляд</translation>
    </message>
    <message>
        <source>&amp;Points and log</source>
        <comment>menu entry: the panel beside the table</comment>
        <translation>&amp;Очки й&#xa0;хід гри</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <comment>menu entry</comment>
        <translation>На весь &amp;екран</translation>
    </message>
    <message>
        <source>Count points &amp;down</source>
        <comment>menu entry</comment>
        <translation>&amp;Віднімати очки від ліміту</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <comment>menu</comment>
        <translation>О&amp;формлення</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <comment>appearance</comment>
        <translation>&amp;Світле</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <comment>appearance</comment>
        <translation>&amp;Темне</translation>
    </message>
    <message>
        <source>Animation &amp;speed</source>
        <comment>menu</comment>
        <translation>&amp;Швидкість анімації</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <comment>animation speed</comment>
        <translation>&amp;Без анімації</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <comment>animation speed</comment>
        <translation>&amp;Висока</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <comment>animation speed</comment>
        <translation>&amp;Звичайна</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <comment>animation speed</comment>
        <translation>&amp;Низька</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <comment>menu</comment>
        <translation>&amp;Мова</translation>
    </message>
    <message>
        <source>Hel&amp;p</source>
        <comment>menu</comment>
        <translation>&amp;Довідка</translation>
    </message>
    <message>
        <source>&amp;About Meadhall</source>
        <comment>menu entry</comment>
        <translation>&amp;Про Meadhall</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <comment>menu entry</comment>
        <translation>Про &amp;бібліотеку Qt</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <comment>menu entry</comment>
        <translation>На&amp;лаштування…</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <comment>menu entry: what the coach would do</comment>
        <translation>П&amp;ідказка</translation>
    </message>
    <message>
        <source>&amp;What now?</source>
        <comment>menu entry: the rules, open at the page for what goes on at the table</comment>
        <translation>&amp;Що тепер робити?</translation>
    </message>
    <message>
        <source>Rules of &amp;Odin</source>
        <comment>menu entry</comment>
        <translation>Пр&amp;авила Odin</translation>
    </message>
    <message>
        <source>Rules of &amp;Ninjan</source>
        <comment>menu entry</comment>
        <translation>Пра&amp;вила Ninjan</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <comment>menu entry: can be heard or not</comment>
        <translation>&amp;Звук</translation>
    </message>
    <message>
        <source>Sort by s&amp;uit</source>
        <comment>menu entry: rock, paper, scissors</comment>
        <translation>Сортувати за симво&amp;лом</translation>
    </message>
    <message>
        <source>Past &amp;games</source>
        <comment>menu entry: all games that have been played</comment>
        <translation>&amp;Минулі ігри</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <comment>menu entry: plays again what was taken back</comment>
        <translation>Повторити &amp;хід</translation>
    </message>
    <message>
        <source>A&amp;bout this game</source>
        <comment>menu entry: its rules, players and deal number</comment>
        <translation>Пр&amp;о&#xa0;цю гру</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <comment>appearance</comment>
        <translation>&amp;Контрастне</translation>
    </message>
    <message>
        <source>&amp;Open game record…</source>
        <comment>menu entry</comment>
        <translation>&amp;Відкрити запис…</translation>
    </message>
    <message>
        <source>&amp;Save game record as…</source>
        <comment>menu entry</comment>
        <translation>&amp;Зберегти запис як…</translation>
    </message>
    <message>
        <source>Start the &amp;next hand automatically</source>
        <comment>menu entry</comment>
        <translation>&amp;Починати наступну роздачу автоматично</translation>
    </message>
    <message>
        <source>Same as &amp;system</source>
        <comment>appearance</comment>
        <translation>&amp;Як у&#xa0;системі</translation>
    </message>
    <message>
        <source>Change the s&amp;ort order</source>
        <comment>menu entry: by colour, by number</comment>
        <translation>Змінити по&amp;рядок карт</translation>
    </message>
    <message>
        <source>Go bac&amp;k to the previous game</source>
        <comment>menu entry: to the one that another has replaced</comment>
        <translation>Повернутися &amp;до попередньої гри</translation>
    </message>
    <message>
        <source>&amp;Sort by number</source>
        <comment>menu entry in Ninjan: −6 to 10</comment>
        <translation>Сортувати за &amp;номіналом</translation>
    </message>
    <message>
        <source>&amp;Sort by number</source>
        <comment>menu entry in Odin: 1 to 9</comment>
        <translation>Сортувати за &amp;номіналом</translation>
    </message>
    <message>
        <source>Open recen&amp;t</source>
        <comment>menu: the records opened and saved last</comment>
        <translation>Н&amp;ещодавні записи</translation>
    </message>
    <message>
        <source>&amp;Play this deal again…</source>
        <comment>menu entry: the same cards, with the same players or others</comment>
        <translation>Зіграти ці карти &amp;ще раз…</translation>
    </message>
    <message>
        <source>&amp;Deal of the day</source>
        <comment>menu entry: the same for everyone on a date</comment>
        <translation>&amp;Гра дня</translation>
    </message>
    <message>
        <source>&amp;Learn Odin</source>
        <comment>menu entry: the lesson</comment>
        <translation>&amp;Навчання: Odin</translation>
    </message>
    <message>
        <source>L&amp;earn Ninjan</source>
        <comment>menu entry: the lesson</comment>
        <translation>Нав&amp;чання: Ninjan</translation>
    </message>
    <message>
        <source>choose players and rules</source>
        <comment>on a tile of the start page</comment>
        <translation>вибрати гравців і&#xa0;правила</translation>
    </message>
    <message>
        <source>replay or resume them</source>
        <comment>on a tile of the start page</comment>
        <translation>переглянути чи продовжити</translation>
    </message>
    <message>
        <source>a first hand, explained</source>
        <comment>on a tile of the start page</comment>
        <translation>перша роздача з&#xa0;поясненнями</translation>
    </message>
    <message>
        <source>three rounds, explained</source>
        <comment>on a tile of the start page</comment>
        <translation>три раунди з&#xa0;поясненнями</translation>
    </message>
    <message>
        <source>L&amp;earn</source>
        <comment>menu: lessons, puzzles, review, statistics</comment>
        <translation>Нав&amp;чання</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <comment>menu entry: the room of the puzzles</comment>
        <translation>&amp;Задачі</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <comment>menu entry</comment>
        <translation>&amp;Статистика</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;day</source>
        <comment>menu entry: the same for everyone on a date</comment>
        <translation>Задача &amp;дня</translation>
    </message>
    <message>
        <source>&amp;Review the last game</source>
        <comment>menu entry: of those that are over</comment>
        <translation>&amp;Розібрати останню гру</translation>
    </message>
    <message>
        <source>&amp;Join friends…</source>
        <comment>menu entry: takes a chair at the table of somebody else’s program</comment>
        <translation>При&amp;єднатися до друзів…</translation>
    </message>
    <message>
        <source>Back to your &amp;friends</source>
        <comment>menu entry: to the chair at somebody else’s table, where it is kept</comment>
        <translation>Назад до др&amp;узів</translation>
    </message>
    <message>
        <source>with an invitation to their table</source>
        <comment>on a tile of the start page</comment>
        <translation>на запрошення, за їхній стіл</translation>
    </message>
    <message>
        <source>S&amp;ay something…</source>
        <comment>menu entry: ready phrases, at a table with guests</comment>
        <translation>&amp;Сказати всім…</translation>
    </message>
    <message>
        <source>your seat is being kept for you</source>
        <comment>on a tile of the start page</comment>
        <translation>місце там лишилося за вами</translation>
    </message>
    <message>
        <source>Ho&amp;me</source>
        <comment>menu entry: the start page, where the game waits</comment>
        <translation>По&amp;чаткова сторінка</translation>
    </message>
    <message>
        <source>By &amp;ear</source>
        <comment>menu: keys to ask the table with, and what was said</comment>
        <translation>На с&amp;лух</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <comment>menu entry: says what lies on it</comment>
        <translation>&amp;Стіл</translation>
    </message>
    <message>
        <source>Your &amp;hand</source>
        <comment>menu entry: says the cards</comment>
        <translation>&amp;Ваші карти</translation>
    </message>
    <message>
        <source>&amp;Cards that each player holds</source>
        <comment>menu entry: says how many</comment>
        <translation>Скільки в кого &amp;карт</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <comment>menu entry: says those of all players</comment>
        <translation>&amp;Очки</translation>
    </message>
    <message>
        <source>Everybody’s &amp;last move</source>
        <comment>menu entry: says them</comment>
        <translation>Оста&amp;нні ходи всіх</translation>
    </message>
    <message>
        <source>Whose t&amp;urn, and what is asked</source>
        <comment>menu entry: says it</comment>
        <translation>&amp;Чий хід і що потрібно</translation>
    </message>
    <message>
        <source>Say it &amp;again</source>
        <comment>menu entry: the last announcement</comment>
        <translation>Сказати &amp;ще раз</translation>
    </message>
    <message>
        <source>What was said &amp;before</source>
        <comment>menu entry: the announcement before the one heard last</comment>
        <translation>Що було сказано р&amp;аніше</translation>
    </message>
    <message>
        <source>What was said a&amp;fter that</source>
        <comment>menu entry: the announcement after the one heard last</comment>
        <translation>Що було сказано &amp;далі</translation>
    </message>
    <message>
        <source>&amp;What was said…</source>
        <comment>menu entry: the list of announcements</comment>
        <translation>Список ска&amp;заного…</translation>
    </message>
    <message>
        <source>All &amp;keys to ask with…</source>
        <comment>menu entry: their list, in the settings</comment>
        <translation>Усі к&amp;лавіші для запитань…</translation>
    </message>
    <message>
        <source>How would others have played my &amp;cards?</source>
        <comment>menu entry: computers play the deal of a finished game</comment>
        <translation>Як інші зіграли б моїми &amp;картами?</translation>
    </message>
    <message>
        <source>Analyse &amp;this position</source>
        <comment>menu entry: what each move is worth</comment>
        <translation>Розі&amp;брати цю позицію</translation>
    </message>
    <message>
        <source>&amp;Analyse a position…</source>
        <comment>menu entry: any that one puts in</comment>
        <translation>Розібрати &amp;позицію…</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::AwayPanel</name>
    <message>
        <source>%1 is away</source>
        <comment>%1 is the name of a guest whose connection is lost</comment>
        <translation>Немає на місці: %1</translation>
    </message>
    <message>
        <source>%1. Also away: %2</source>
        <extracomment>%1: “Bo is away”, “Bo is taking a while” or “Free seat: Bo”; %2: names</extracomment>
        <translation>%1. Також немає на місці: %2</translation>
    </message>
    <message>
        <source>seconds</source>
        <comment>that the game waits</comment>
        <translation>секунди</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <comment>button: for a guest who is away</comment>
        <translation>Почекати ще</translation>
    </message>
    <message>
        <source>Let a computer play</source>
        <comment>button: for a guest who is away</comment>
        <translation>Хай дограє комп’ютер</translation>
    </message>
    <message>
        <source>Copy invitation</source>
        <comment>button: to send it once more</comment>
        <translation>Скопіювати запрошення</translation>
    </message>
    <message>
        <source>End the game</source>
        <comment>button</comment>
        <translation>Закінчити гру</translation>
    </message>
    <message>
        <source>A guest is away</source>
        <comment>name of a panel for screen readers</comment>
        <translation>Гостя немає на місці</translation>
    </message>
    <message>
        <source>Free seat: %1</source>
        <comment>%1 is a name</comment>
        <translation>Місце вільне: %1</translation>
    </message>
    <message>
        <source>Seat and cards are kept. The same invitation leads back to them on the same computer. From another one, %1 has to ask you for the seat.</source>
        <translation>Місце й карти зберігаються. Повернутися можна за тим самим запрошенням із того самого комп’ютера. З іншого комп’ютера %1 має попросити місце у&#xa0;вас.</translation>
    </message>
    <message>
        <source>Seat and cards go to whoever comes with the invitation. Send it again: an older one may not lead here any more.</source>
        <translation>Місце й карти отримає той, хто прийде за запрошенням. Надішліть його ще раз: старе може більше не діяти.</translation>
    </message>
    <message>
        <source>%1 is taking a while</source>
        <comment>%1 is the name of a guest whose turn it is</comment>
        <translation>Довго не ходить: %1</translation>
    </message>
    <message>
        <source>If a computer plays on, %1 can take over again at any time by moving.</source>
        <translation>Якщо дограє комп’ютер, %1 може будь-коли повернутися до гри, зробивши хід.</translation>
    </message>
    <message>
        <source>Remind</source>
        <comment>button: a guest who does not move</comment>
        <translation>Нагадати</translation>
    </message>
    <message>
        <source>Ask to leave</source>
        <comment>button: a guest who does not move; the seat is free then</comment>
        <translation>Попросити вийти</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::BeginnerPage</name>
    <message>
        <source>&amp;Review the last game</source>
        <comment>button</comment>
        <translation>&amp;Розібрати останню гру</translation>
    </message>
    <message>
        <source>&amp;See it</source>
        <comment>button: the game with the best hand or pile</comment>
        <translation>&amp;Подивитися</translation>
    </message>
    <message>
        <source>You have played your first game.</source>
        <translation>Ви зіграли свою першу гру.</translation>
    </message>
    <message numerus="yes">
        <source>You won %1 of %Ln game(s).</source>
        <translation>
            <numerusform>Перемог: %1 з&#xa0;%Ln&#xa0;гри.</numerusform>
            <numerusform>Перемог: %1 з&#xa0;%Ln&#xa0;ігор.</numerusform>
            <numerusform>Перемог: %1 з&#xa0;%Ln&#xa0;ігор.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your places</source>
        <comment>title of a chart: in the last games</comment>
        <translation>Ваші місця</translation>
    </message>
    <message>
        <source>Where do you lose points?</source>
        <translation>Де ви втрачаєте очки?</translation>
    </message>
    <message>
        <source>No mistake so far.</source>
        <translation>Поки що жодної помилки.</translation>
    </message>
    <message numerus="yes">
        <source>In %Ln reviewed game(s).</source>
        <translation>
            <numerusform>В&#xa0;%Ln&#xa0;розібраній грі.</numerusform>
            <numerusform>У&#xa0;%Ln&#xa0;розібраних іграх.</numerusform>
            <numerusform>У&#xa0;%Ln&#xa0;розібраних іграх.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most points lost: %1.</source>
        <comment>a kind of mistake, such as “Pass”</comment>
        <translation>Найбільше втрат: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 mistakes in %Ln reviewed game(s).</source>
        <comment>numbers</comment>
        <translation>
            <numerusform>Помилок: %1 з&#xa0;%2 у&#xa0;%Ln&#xa0;розібраній грі.</numerusform>
            <numerusform>Помилок: %1 з&#xa0;%2 у&#xa0;%Ln&#xa0;розібраних іграх.</numerusform>
            <numerusform>Помилок: %1 з&#xa0;%2 у&#xa0;%Ln&#xa0;розібраних іграх.</numerusform>
        </translation>
    </message>
    <message>
        <source>A review shows what was better.</source>
        <translation>Розбір покаже, що було краще.</translation>
    </message>
    <message numerus="yes">
        <source>Charts appear after %Ln more game(s).</source>
        <translation>
            <numerusform>Ще %Ln&#xa0;гра, і тут з’являться графіки.</numerusform>
            <numerusform>Ще %Ln&#xa0;гри, і тут з’являться графіки.</numerusform>
            <numerusform>Ще %Ln&#xa0;ігор, і тут з’являться графіки.</numerusform>
        </translation>
    </message>
    <message>
        <source>You won your first game.</source>
        <translation>Ви перемогли у своїй першій грі.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::BookDocument</name>
    <message>
        <source>At this table</source>
        <comment>rules: before the one of several ways that this table plays by</comment>
        <translation>За цим столом</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::ChartPanel</name>
    <message>
        <source>Show as a table</source>
        <comment>button, which is down while it does so</comment>
        <translation>Показати таблицею</translation>
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
        <translation>%1: у&#xa0;колоді</translation>
    </message>
    <message>
        <source>%1: left out</source>
        <translation>%1: вилучено</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::DealPicture</name>
    <message>
        <source>Points with your cards</source>
        <comment>of each level</comment>
        <translation>Очки з&#xa0;вашими картами</translation>
    </message>
    <message>
        <source>points with your cards</source>
        <comment>below the line of results</comment>
        <translation>очки з&#xa0;вашими картами</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::DealRoom</name>
    <message>
        <source>not played</source>
        <comment>a day&apos;s deal</comment>
        <translation>не зіграно</translation>
    </message>
    <message numerus="yes">
        <source>Places on the last %Ln day(s), today first: %1</source>
        <translation>
            <numerusform>Місця за останній %Ln&#xa0;день, починаючи з&#xa0;сьогоднішнього: %1</numerusform>
            <numerusform>Місця за останні %Ln&#xa0;дні, починаючи з&#xa0;сьогоднішнього: %1</numerusform>
            <numerusform>Місця за останні %Ln&#xa0;днів, починаючи з&#xa0;сьогоднішнього: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal %1</source>
        <comment>button: copies the number</comment>
        <translation>Гра №&#xa0;%1</translation>
    </message>
    <message>
        <source>Deal %1: copy the number</source>
        <comment>button</comment>
        <translation>Гра №&#xa0;%1: скопіювати номер</translation>
    </message>
    <message>
        <source>Copies the number. Enter it under “New game” to get the same cards again.</source>
        <translation>Копіює номер. У&#xa0;вікні «Нова гра» за ним роздадуть ті самі карти.</translation>
    </message>
    <message>
        <source>At your table</source>
        <comment>heading of the players of a deal</comment>
        <translation>За вашим столом</translation>
    </message>
    <message numerus="yes">
        <source>your place on each of the last %Ln days</source>
        <comment>below beads</comment>
        <translation>
            <numerusform>ваше місце за останній %Ln&#xa0;день</numerusform>
            <numerusform>ваше місце в&#xa0;кожен з&#xa0;останніх %Ln&#xa0;днів</numerusform>
            <numerusform>ваше місце в&#xa0;кожен з&#xa0;останніх %Ln&#xa0;днів</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy &amp;result</source>
        <comment>button</comment>
        <translation>Скопіювати ре&amp;зультат</translation>
    </message>
    <message>
        <source>Your cards have been dealt. When you’ve finished, computers will play them too.</source>
        <comment>about the deal of the day, before it is played</comment>
        <translation>Карти роздано. Коли дограєте, ними зіграють і&#xa0;комп’ютери.</translation>
    </message>
    <message>
        <source>With your cards – %1.</source>
        <comment>%1: Master: 2 points</comment>
        <translation>З&#xa0;вашими картами&#xa0;— %1.</translation>
    </message>
    <message>
        <source>Computers are playing your cards: %1 of %2</source>
        <comment>progress</comment>
        <translation>Комп’ютери грають вашими картами: %1 з&#xa0;%2</translation>
    </message>
    <message>
        <source>Stopped: %1 of %2 levels have played.</source>
        <translation>Зупинено. Рівнів зіграло: %1 з&#xa0;%2.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: the computers play no further</comment>
        <translation>З&amp;упинити</translation>
    </message>
    <message>
        <source>Result copied</source>
        <comment>said by a screen reader</comment>
        <translation>Результат скопійовано</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <comment>button: begins the deal of the day</comment>
        <translation>Гр&amp;ати</translation>
    </message>
    <message>
        <source>Pla&amp;y it again</source>
        <comment>button: the same deal</comment>
        <translation>Зігр&amp;ати ще раз</translation>
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
        <translation>зараз на столі</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::EmptyLoom</name>
    <message>
        <source>Pla&amp;y a game</source>
        <comment>button</comment>
        <translation>&amp;Почати гру</translation>
    </message>
    <message>
        <source>Lea&amp;rn %1</source>
        <comment>button: a game</comment>
        <translation>&amp;Навчання: %1</translation>
    </message>
    <message>
        <source>Sho&amp;w all</source>
        <comment>button: every game, without a filter</comment>
        <translation>Показати вс&amp;і</translation>
    </message>
    <message>
        <source>No games yet</source>
        <comment>title: no game has been finished</comment>
        <translation>Ігор ще немає</translation>
    </message>
    <message>
        <source>No matching games</source>
        <comment>title: none passes the filters</comment>
        <translation>Таких ігор немає</translation>
    </message>
    <message>
        <source>No statistics</source>
        <comment>title: they cannot be kept on this computer</comment>
        <translation>Статистики немає</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::FiguresPanel</name>
    <message>
        <source>Won: %1</source>
        <comment>below a share in percent: how many games</comment>
        <translation>Перемог: %1</translation>
    </message>
    <message>
        <source>Best streak (now %1)</source>
        <comment>below a figure: games won in a row</comment>
        <translation>Найкраща серія (зараз %1)</translation>
    </message>
    <message>
        <source>Led and won</source>
        <comment>below a share: rounds led that the same player won</comment>
        <translation>Виграно розпочатих раундів</translation>
    </message>
    <message>
        <source>Went out</source>
        <comment>below a share: of hands in which all own cards were played</comment>
        <translation>Роздач завершено вами</translation>
    </message>
    <message>
        <source>Best streak</source>
        <comment>below a figure: games won in a row</comment>
        <translation>Найкраща серія</translation>
    </message>
    <message>
        <source>Streak now</source>
        <comment>below a figure: games won in a row</comment>
        <translation>Серія зараз</translation>
    </message>
    <message>
        <source>Forced to take</source>
        <comment>below a share: piles below zero that had to be taken</comment>
        <translation>Вимушено забрано</translation>
    </message>
    <message>
        <source>Chosen</source>
        <comment>title: which suits were played how often</comment>
        <translation>Вибрано</translation>
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
        <translation>Увесь час</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <comment>period: 30 days up to today</comment>
        <translation>Останні 30&#xa0;днів</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln month(s)</source>
        <comment>period: up to today</comment>
        <translation>
            <numerusform>Останній %Ln&#xa0;місяць</numerusform>
            <numerusform>Останні %Ln&#xa0;місяці</numerusform>
            <numerusform>Останні %Ln&#xa0;місяців</numerusform>
        </translation>
    </message>
    <message>
        <source>Alone against the computer</source>
        <comment>whose games are counted: a single person at the table</comment>
        <translation>Лише проти комп’ютерів</translation>
    </message>
    <message>
        <source>Strongest opponent</source>
        <translation>Найсильніший суперник</translation>
    </message>
    <message>
        <source>Number of players</source>
        <comment>which games are counted</comment>
        <translation>Кількість гравців</translation>
    </message>
    <message>
        <source>Period</source>
        <comment>which games are counted</comment>
        <translation>Період</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>whose games are counted</comment>
        <translation>Гравець</translation>
    </message>
    <message>
        <source>&amp;All games…</source>
        <comment>menu entry: are exported, one in a line</comment>
        <translation>&amp;Усі ігри…</translation>
    </message>
    <message>
        <source>&amp;Rating…</source>
        <comment>menu entry: is exported, game by game</comment>
        <translation>&amp;Рейтинг…</translation>
    </message>
    <message>
        <source>Games &amp;won…</source>
        <comment>menu entry: how many, by level and number of players; is exported</comment>
        <translation>&amp;Перемоги…</translation>
    </message>
    <message>
        <source>&amp;Points…</source>
        <comment>menu entry: game by game; are exported</comment>
        <translation>&amp;Очки…</translation>
    </message>
    <message>
        <source>&amp;Mistakes…</source>
        <comment>menu entry: by kind; are exported</comment>
        <translation>По&amp;милки…</translation>
    </message>
    <message>
        <source>Clear the statistics</source>
        <comment>button</comment>
        <translation>Очистити статистику</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <comment>button</comment>
        <translation>&amp;Експортувати…</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::GameFiles</name>
    <message>
        <source>Game records (*.meadhall)</source>
        <comment>file dialog</comment>
        <translation>Записи ігор (*.meadhall)</translation>
    </message>
    <message>
        <source>Save game record</source>
        <comment>title</comment>
        <translation>Зберегти запис</translation>
    </message>
    <message>
        <source>You can drop or paste a game, a log, a position, an invitation or a deal number here.</source>
        <comment>said when something else is dropped on the window or pasted</comment>
        <translation>Сюди можна перетягнути або вставити гру, журнал, позицію, запрошення або номер гри.</translation>
    </message>
    <message>
        <source>Logs of Board Game Arena (*.json *.html *.htm *.txt)</source>
        <comment>file dialog</comment>
        <translation>Журнали Board Game Arena (*.json *.html *.htm *.txt)</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::GameImport</name>
    <message>
        <source>Game from Board Game Arena</source>
        <comment>title</comment>
        <translation>Гра з Board Game Arena</translation>
    </message>
    <message>
        <source>Which of these players are you?</source>
        <comment>a game is read from a log</comment>
        <translation>Хто з цих гравців ви?</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <comment>in place of the name of a file</comment>
        <translation>Вставлений текст</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::GuestController</name>
    <message>
        <source>Not while you are at a friend’s table: the host decides about the game there.</source>
        <translation>Не зараз: ви за чужим столом, і&#xa0;рішення про гру ухвалює його господар.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::GuestRoom</name>
    <message>
        <source>Leave the table</source>
        <comment>button</comment>
        <translation>Вийти з-за столу</translation>
    </message>
    <message>
        <source>The host decides whether there is another game.</source>
        <comment>below the results</comment>
        <translation>Чи буде ще гра, вирішує господар столу.</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <comment>title</comment>
        <translation>Вийти з-за столу?</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <comment>button: leaves a friend’s table</comment>
        <translation>&amp;Вийти</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <comment>button: at a friend’s table</comment>
        <translation>&amp;Лишитися</translation>
    </message>
    <message>
        <source>Take back a move?</source>
        <comment>title</comment>
        <translation>Скасувати хід?</translation>
    </message>
    <message>
        <source>The host would like to take back the last move. Do you agree?</source>
        <translation>Господар столу хоче скасувати останній хід. Ви згодні?</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <comment>button: the host may not take back a move</comment>
        <translation>&amp;Ні</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <comment>button: the host may take back a move</comment>
        <translation>&amp;Так</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %1: %Ln s</source>
        <comment>names of players whose connection is lost, and seconds</comment>
        <translation>
            <numerusform>Чекаємо на повернення: %1 (%Ln&#xa0;с)</numerusform>
            <numerusform>Чекаємо на повернення: %1 (%Ln&#xa0;с)</numerusform>
            <numerusform>Чекаємо на повернення: %1 (%Ln&#xa0;с)</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <comment>names of players whose connection is lost</comment>
        <translation>Чекаємо на повернення: %1</translation>
    </message>
    <message>
        <source>&amp;Back to your own table</source>
        <comment>button: leaves a friend’s table that is closed</comment>
        <translation>&amp;Повернутися за свій стіл</translation>
    </message>
    <message>
        <source>The connection to the table is lost.</source>
        <translation>З’єднання зі столом втрачено.</translation>
    </message>
    <message>
        <source>%1 Trying to reconnect for another %2.</source>
        <extracomment>%1: what is wrong, as a sentence; %2: minutes and seconds</extracomment>
        <translation>%1 Програма намагається відновити з’єднання, лишилося %2.</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <comment>a player whose connection is lost</comment>
        <translation>%1 зараз не за столом.</translation>
    </message>
    <message>
        <source>With friends</source>
        <comment>title of the room of a table elsewhere</comment>
        <translation>У&#xa0;друзів</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <extracomment>%1: a game; %2: names of the others at the table</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Leave the &amp;table</source>
        <comment>button beside the notice that the connection is lost</comment>
        <translation>Вийти з-за с&amp;толу</translation>
    </message>
    <message>
        <source>The others can wait for you or let a computer play. Your seat is kept: return to it from the “Game” menu.</source>
        <translation>Решта може почекати на вас або дати дограти комп’ютеру. Місце лишиться за вами: повернутися можна через меню «Гра».</translation>
    </message>
    <message>
        <source>The others wait for your move.</source>
        <translation>Решта чекає на ваш хід.</translation>
    </message>
    <message>
        <source>%1 would like to take back their last move. Do you agree?</source>
        <translation>%1 хоче скасувати свій останній хід. Ви згодні?</translation>
    </message>
    <message>
        <source>Moves made since by %1 would be taken back, too.</source>
        <extracomment>%1: names</extracomment>
        <translation>Буде скасовано й ходи, зроблені потім: %1.</translation>
    </message>
    <message>
        <source>Your own move since would be taken back, too.</source>
        <translation>Буде скасовано й ваш хід, зроблений потім.</translation>
    </message>
    <message>
        <source>A computer plays for you until you move.</source>
        <translation>За вас грає комп’ютер, доки ви не зробите ходу.</translation>
    </message>
    <message>
        <source>Play yourself</source>
        <comment>button: a computer plays for this guest</comment>
        <translation>Грати самостійно</translation>
    </message>
    <message>
        <source>Your move has been sent, but the host’s program has not confirmed it yet.</source>
        <translation>Ваш хід надіслано, але програма господаря столу його ще не підтвердила.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::HistorySheet</name>
    <message>
        <source>What was said</source>
        <comment>title</comment>
        <translation>Що було сказано</translation>
    </message>
    <message>
        <source>Search what was said</source>
        <comment>in an empty field</comment>
        <translation>Пошук у сказаному</translation>
    </message>
    <message>
        <source>Only announcements with these words are listed</source>
        <comment>about the search</comment>
        <translation>У списку лише повідомлення з цими словами</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>which announcements are listed: those of what players did</comment>
        <translation>Ходи</translation>
    </message>
    <message>
        <source>Answers</source>
        <comment>which announcements are listed: those to questions by a key</comment>
        <translation>Відповіді</translation>
    </message>
    <message>
        <source>My turns</source>
        <comment>which announcements are listed: what was asked of the player</comment>
        <translation>Мої ходи</translation>
    </message>
    <message>
        <source>&amp;Say it again</source>
        <comment>button</comment>
        <translation>С&amp;казати ще раз</translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <comment>button: to the clipboard</comment>
        <translation>Скопіювати &amp;все</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <extracomment>a row in the list of announcements; %1: the answer to a question</extracomment>
        <translation>Відповідь: %1</translation>
    </message>
    <message>
        <source>All announcements</source>
        <comment>which announcements are listed</comment>
        <translation>Усі</translation>
    </message>
    <message>
        <source>Which announcements</source>
        <comment>name of a field, for screen readers</comment>
        <translation>Які повідомлення</translation>
    </message>
    <message>
        <source>Nothing like that was said.</source>
        <comment>the search or the choice has left nothing</comment>
        <translation>Нічого такого не було сказано.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::HostController</name>
    <message>
        <source>Asking the guests whether you may take the move back…</source>
        <translation>Запитуємо гостей, чи можна скасувати хід…</translation>
    </message>
    <message>
        <source>The move has been taken back.</source>
        <translation>Хід скасовано.</translation>
    </message>
    <message>
        <source>Not all guests agreed.</source>
        <translation>Згодні не всі гості.</translation>
    </message>
    <message>
        <source>A table for guests</source>
        <comment>title</comment>
        <translation>Стіл для гостей</translation>
    </message>
    <message>
        <source>Computers play for the guests. %1</source>
        <comment>%1 is a sentence that says why</comment>
        <translation>За гостей грає комп’ютер. %1</translation>
    </message>
    <message>
        <source>The invitation has been copied.</source>
        <translation>Запрошення скопійовано.</translation>
    </message>
    <message>
        <source>The guests have left the table, so no move can be taken back.</source>
        <translation>Гості вийшли з-за столу, тому скасувати хід не можна.</translation>
    </message>
    <message>
        <source>End the game with your friends?</source>
        <comment>title</comment>
        <translation>Закінчити гру з друзями?</translation>
    </message>
    <message>
        <source>Your guests are in the middle of a game. If another one begins, theirs is over.</source>
        <translation>Ваші гості зараз грають. Якщо почати іншу гру, їхня закінчиться.</translation>
    </message>
    <message>
        <source>&amp;End it</source>
        <comment>button: the game of the guests</comment>
        <translation>&amp;Закінчити</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <comment>button: the game of the guests goes on</comment>
        <translation>&amp;Грати далі</translation>
    </message>
    <message>
        <source>%1 would like to join</source>
        <comment>title; %1 is the name of a guest</comment>
        <translation>Хоче приєднатися: %1</translation>
    </message>
    <message>
        <source>All seats are taken. You can give %1 the seat, cards and points of somebody who is away.</source>
        <translation>Усі місця зайняті. %1 може отримати місце, карти й очки того, кого зараз немає.</translation>
    </message>
    <message>
        <source>Seat: %1</source>
        <comment>button: gives it away; %1 is a name</comment>
        <translation>Місце: %1</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <comment>button: somebody who would like to join gets no seat</comment>
        <translation>&amp;Не зараз</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::InvitationSheet</name>
    <message>
        <source>Invite your friends</source>
        <comment>title</comment>
        <translation>Запросіть друзів</translation>
    </message>
    <message>
        <source>Invitation</source>
        <comment>the line of text that opens a table</comment>
        <translation>Запрошення</translation>
    </message>
    <message>
        <source>&amp;Copy invitation</source>
        <comment>button</comment>
        <translation>&amp;Скопіювати запрошення</translation>
    </message>
    <message>
        <source>Close the &amp;table</source>
        <comment>button: no game</comment>
        <translation>&amp;Закрити стіл</translation>
    </message>
    <message>
        <source>Guests at the table: %1 of %2. The game begins when everyone is here.</source>
        <translation>Гостей за столом: %1 з&#xa0;%2. Гра почнеться, коли зберуться всі.</translation>
    </message>
    <message>
        <source>Send them this line. Only people who have it can join.</source>
        <translation>Надішліть їм цей рядок. Сісти за цей стіл зможе лише той, хто його має.</translation>
    </message>
    <message>
        <source>&amp;Ask the router</source>
        <comment>button: to let friends in from elsewhere</comment>
        <translation>За&amp;питати маршрутизатор</translation>
    </message>
    <message>
        <source>&amp;Only this house</source>
        <comment>button: the router is not asked to let friends in from elsewhere</comment>
        <translation>Лише &amp;цей дім</translation>
    </message>
    <message>
        <source>&amp;Relay…</source>
        <comment>button: to enter the line of a relay</comment>
        <translation>&amp;Ретранслятор…</translation>
    </message>
    <message>
        <source>Paste the line of the relay and press Enter</source>
        <translation>Вставте рядок ретранслятора й натисніть Enter</translation>
    </message>
    <message>
        <source>Friends in this house can join. For friends elsewhere, Meadhall can ask your router to let them in while this table is open.</source>
        <translation>Друзі з цього дому можуть приєднатися. Для решти Meadhall може попросити ваш маршрутизатор впускати їх, поки цей стіл відкрито.</translation>
    </message>
    <message>
        <source>Looking for a way through your router…</source>
        <translation>Шукаємо шлях через ваш маршрутизатор…</translation>
    </message>
    <message>
        <source>Friends anywhere can join: your router lets them in while this table is open.</source>
        <translation>Друзі можуть приєднатися звідки завгодно: ваш маршрутизатор впускає їх, поки цей стіл відкрито.</translation>
    </message>
    <message>
        <source>Friends in this house can join. For friends elsewhere, forward port %1 on your router to %2, or use a relay.</source>
        <extracomment>%1: a number; %2: an address</extracomment>
        <translation>Друзі з цього дому можуть приєднатися. Для решти перенаправте порт&#xa0;%1 маршрутизатора на %2 або вкажіть ретранслятор.</translation>
    </message>
    <message>
        <source>Your provider shares one address among many homes, so nobody outside can reach this computer. Use a relay, or let a friend open the table.</source>
        <translation>Ваш провайдер ділить одну адресу між багатьма домівками, тож ззовні цей комп’ютер недоступний. Укажіть ретранслятор, або нехай стіл відкриє хтось із друзів.</translation>
    </message>
    <message>
        <source>Friends join through %1. It carries the game but cannot read it.</source>
        <comment>%1 is the name of a relay</comment>
        <translation>Друзі під’єднуються через %1. Ретранслятор передає гру, але прочитати її не може.</translation>
    </message>
    <message>
        <source>The relay %1 does not answer.</source>
        <comment>%1 is the name of a relay</comment>
        <translation>Ретранслятор %1 не відповідає.</translation>
    </message>
    <message>
        <source>Copy the invitation once more: it has changed.</source>
        <translation>Скопіюйте запрошення ще раз: воно змінилося.</translation>
    </message>
    <message>
        <source>Fill &amp;with computers</source>
        <comment>button</comment>
        <translation>Вільні місця&#xa0;— &amp;комп’ютерам</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::JoinSheet</name>
    <message>
        <source>&amp;Join</source>
        <comment>button: takes a chair at a friend’s table</comment>
        <translation>&amp;Сісти за стіл</translation>
    </message>
    <message>
        <source>Join friends</source>
        <comment>title of the sheet for taking a chair at a friend’s table</comment>
        <translation>Приєднатися до друзів</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button</comment>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <comment>to a friend’s table</comment>
        <translation>З’єднання…</translation>
    </message>
    <message>
        <source>Your n&amp;ame:</source>
        <comment>as the others at the table see it</comment>
        <translation>Ваше &amp;ім’я:</translation>
    </message>
    <message>
        <source>Invi&amp;tation:</source>
        <comment>the line that opens a friend’s table</comment>
        <translation>&amp;Запрошення:</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <comment>button: takes the invitation from the clipboard</comment>
        <translation>Вс&amp;тавити</translation>
    </message>
    <message>
        <source>Nobody answers. This invitation is for the host’s own network: ask for one that works from elsewhere.</source>
        <translation>Ніхто не відповідає. Це запрошення діє лише у власній мережі господаря столу: попросіть таке, що діє звідусіль.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::JudgingBar</name>
    <message>
        <source>%1 of %2 decisions reviewed.</source>
        <comment>numbers</comment>
        <translation>Оцінено рішень: %1 з&#xa0;%2.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::LessonPage</name>
    <message>
        <source>Press Enter to continue.</source>
        <comment>said by a screen reader</comment>
        <translation>Далі&#xa0;— Enter.</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s) left</source>
        <comment>how long the lesson still takes</comment>
        <translation>
            <numerusform>лишилося близько %Ln&#xa0;хвилини</numerusform>
            <numerusform>лишилося близько %Ln&#xa0;хвилин</numerusform>
            <numerusform>лишилося близько %Ln&#xa0;хвилин</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meadhall::ui::LessonPanel</name>
    <message>
        <source>&amp;Next</source>
        <comment>button: goes on in the lesson</comment>
        <translation>Д&amp;алі</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <comment>for screen readers: how far the lesson has come</comment>
        <translation>Крок&#xa0;%1 з&#xa0;%2</translation>
    </message>
    <message>
        <source>Play a &amp;real game</source>
        <comment>button: ends the lesson</comment>
        <translation>Зіграти по-справ&amp;жньому</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::LessonRoom</name>
    <message>
        <source>Learn Ninjan</source>
        <comment>title of the lesson</comment>
        <translation>Навчання: Ninjan</translation>
    </message>
    <message>
        <source>Learn Odin</source>
        <comment>title of the lesson</comment>
        <translation>Навчання: Odin</translation>
    </message>
    <message>
        <source>One step &amp;back</source>
        <comment>button of the lesson</comment>
        <translation>Крок &amp;назад</translation>
    </message>
    <message>
        <source>Leave the le&amp;sson</source>
        <comment>button</comment>
        <translation>Вийти &amp;з&#xa0;уроку</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::LogView</name>
    <message>
        <source>↓ New</source>
        <extracomment>button over the log: there are new lines below</extracomment>
        <translation>↓ Нове</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::MainWindow</name>
    <message>
        <source>About Meadhall</source>
        <comment>title</comment>
        <translation>Про Meadhall</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Meadhall %1&lt;/h3&gt;&lt;p&gt;The small-box card games Odin and Ninjan at one table, against opponents who never see your cards.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. The games belong to their authors; all pictures and texts here were made for this program.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Meadhall %1&lt;/h3&gt;&lt;p&gt;Невеликі карткові ігри Odin та Ninjan за одним столом, із суперниками, які ніколи не бачать ваших карт.&lt;/p&gt;&lt;p&gt;Вільна програма на умовах ліцензії GNU General Public License версії 3 або новішої. Самі ігри належать їхнім авторам; усі малюнки й&#xa0;тексти створено для цієї програми.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Sorted by suit.</source>
        <comment>the cards of the hand</comment>
        <translation>Відсортовано за символом.</translation>
    </message>
    <message>
        <source>Sorted by colour.</source>
        <comment>the cards of the hand</comment>
        <translation>Відсортовано за кольором.</translation>
    </message>
    <message>
        <source>Sound is on.</source>
        <translation>Звук увімкнено.</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <translation>Звук вимкнено.</translation>
    </message>
    <message>
        <source>The window fills the screen.</source>
        <translation>Вікно займає весь екран.</translation>
    </message>
    <message>
        <source>The window no longer fills the screen.</source>
        <translation>Вікно більше не займає всього екрана.</translation>
    </message>
    <message>
        <source>Close without saving?</source>
        <comment>title: the current game could not be saved</comment>
        <translation>Закрити без збереження?</translation>
    </message>
    <message>
        <source>If you close Meadhall now, the current game will be lost.</source>
        <translation>Якщо закрити Meadhall зараз, поточну гру буде втрачено.</translation>
    </message>
    <message>
        <source>&amp;Keep open</source>
        <comment>button: do not close the program</comment>
        <translation>&amp;Не закривати</translation>
    </message>
    <message>
        <source>&amp;Save elsewhere…</source>
        <comment>button: opens the file dialog</comment>
        <translation>&amp;Зберегти деінде…</translation>
    </message>
    <message>
        <source>&amp;Close anyway</source>
        <comment>button: closes the program although the game is not saved</comment>
        <translation>&amp;Усе одно закрити</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>title</comment>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>Start Meadhall again?</source>
        <comment>title</comment>
        <translation>Перезапустити Meadhall?</translation>
    </message>
    <message>
        <source>Start &amp;again</source>
        <comment>button: closes the program and starts it again</comment>
        <translation>&amp;Перезапустити</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <comment>button: do not start the program again now</comment>
        <translation>П&amp;ізніше</translation>
    </message>
    <message>
        <source>Sorted by number.</source>
        <comment>the cards of the hand in Ninjan: −6 to 10</comment>
        <translation>Відсортовано за номіналом.</translation>
    </message>
    <message>
        <source>Sorted by number.</source>
        <comment>the cards of the hand in Odin: 1 to 9</comment>
        <translation>Відсортовано за номіналом.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::MessageSheet</name>
    <message>
        <source>OK</source>
        <comment>button: a message has been read</comment>
        <translation>ОК</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::MistakePanel</name>
    <message>
        <source>Warning</source>
        <comment>title for screen readers: before a mistake</comment>
        <translation>Попередження</translation>
    </message>
    <message>
        <source>Choose again</source>
        <comment>button: another move instead of the one warned of</comment>
        <translation>Вибрати знову</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <comment>button: the move warned of</comment>
        <translation>Усе одно так зробити</translation>
    </message>
    <message>
        <source>What would be better?</source>
        <comment>button: asks for a hint</comment>
        <translation>Як було б краще?</translation>
    </message>
    <message>
        <source>Do not warn again in this game</source>
        <comment>check box</comment>
        <translation>Більше не попереджати в&#xa0;цій грі</translation>
    </message>
    <message>
        <source>Do it anyway?</source>
        <comment>warning, at its end</comment>
        <translation>Усе одно так зробити?</translation>
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
        <translation>Де втрачаються очки</translation>
    </message>
    <message>
        <source>&amp;Review the last game</source>
        <comment>button: the last game played</comment>
        <translation>&amp;Розібрати останню гру</translation>
    </message>
    <message>
        <source>Reviewed games are counted here.</source>
        <translation>Тут враховуються розібрані ігри.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a deal number: a new one is drawn</comment>
        <translation>новий</translation>
    </message>
    <message>
        <source>The same number deals the same cards again.</source>
        <translation>Той самий номер&#xa0;— ті самі карти.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>start the game</comment>
        <translation>&amp;Почати гру</translation>
    </message>
    <message>
        <source>Draw a number</source>
        <translation>Випадковий номер</translation>
    </message>
    <message>
        <source>Draw a deal number</source>
        <translation>Випадковий номер гри</translation>
    </message>
    <message>
        <source>At least two seats must be taken.</source>
        <translation>Треба зайняти щонайменше два місця.</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln seats can be taken.</source>
        <translation>
            <numerusform>Можна зайняти щонайбільше %Ln&#xa0;місце.</numerusform>
            <numerusform>Можна зайняти щонайбільше %Ln&#xa0;місця.</numerusform>
            <numerusform>Можна зайняти щонайбільше %Ln&#xa0;місць.</numerusform>
        </translation>
    </message>
    <message>
        <source>This name is taken.</source>
        <translation>Це ім’я вже зайняте.</translation>
    </message>
    <message>
        <source>Type the command that starts the program.</source>
        <translation>Введіть команду, яка запускає програму.</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <comment>number of players</comment>
        <translation>&amp;Гравці</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <comment>of the computer players</comment>
        <translation>Р&amp;івень</translation>
    </message>
    <message>
        <source>&amp;Against</source>
        <comment>whom to play against</comment>
        <translation>&amp;Суперники</translation>
    </message>
    <message>
        <source>Dec&amp;k for two</source>
        <comment>the cards of two players</comment>
        <translation>Колода на д&amp;вох</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Суперники</translation>
    </message>
    <message>
        <source>Colours in the deck</source>
        <translation>Кольори в&#xa0;колоді</translation>
    </message>
    <message>
        <source>Choose four</source>
        <comment>deck of two players: without two colours of their choice</comment>
        <translation>Вибрати чотири</translation>
    </message>
    <message>
        <source>Four at random</source>
        <comment>deck of two players: without two random colours</comment>
        <translation>Чотири випадкові</translation>
    </message>
    <message>
        <source>All six</source>
        <comment>deck of two players: all colours</comment>
        <translation>Усі шість</translation>
    </message>
    <message>
        <source>&amp;Deal number</source>
        <translation>Номе&amp;р гри</translation>
    </message>
    <message>
        <source>Seat %1 is removed. Players: %2.</source>
        <translation>Місце&#xa0;%1 звільнено. Гравців: %2.</translation>
    </message>
    <message>
        <source>Not the same for all: see the seats.</source>
        <translation>Не в усіх однаково: дивіться місця.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln opponent(s): click another picture to change.</source>
        <translation>
            <numerusform>%Ln&#xa0;суперник: щоб змінити, натисніть на інший портрет.</numerusform>
            <numerusform>%Ln&#xa0;суперники: щоб змінити, натисніть на інший портрет.</numerusform>
            <numerusform>%Ln&#xa0;суперників: щоб змінити, натисніть на інший портрет.</numerusform>
        </translation>
    </message>
    <message>
        <source>Against: %1.</source>
        <comment>names of the computer players</comment>
        <translation>Суперники: %1.</translation>
    </message>
    <message>
        <source>Two colours are left out at random.</source>
        <translation>Два випадкові кольори вилучено з гри.</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <comment>a list of colours</comment>
        <translation>Вилучено: %1.</translation>
    </message>
    <message>
        <source>Leave out exactly two colours.</source>
        <translation>Виберіть рівно два кольори, які буде вилучено.</translation>
    </message>
    <message>
        <source>With friends or other programs there is no deal number.</source>
        <translation>З друзями чи іншими програмами номера гри немає.</translation>
    </message>
    <message>
        <source>Fewe&amp;r rules and seats</source>
        <translation>Схова&amp;ти правила й місця</translation>
    </message>
    <message>
        <source>Fewe&amp;r seats</source>
        <translation>Схова&amp;ти місця</translation>
    </message>
    <message>
        <source>&amp;More rules and seats</source>
        <translation>&amp;Ще правила й місця</translation>
    </message>
    <message>
        <source>&amp;More seats</source>
        <translation>&amp;Ще місця</translation>
    </message>
    <message>
        <source>Ninjan has one set of rules.</source>
        <translation>У Ninjan один набір правил.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln player(s)</source>
        <comment>name of a game</comment>
        <translation>
            <numerusform>%1, %Ln&#xa0;гравець</numerusform>
            <numerusform>%1, %Ln&#xa0;гравці</numerusform>
            <numerusform>%1, %Ln&#xa0;гравців</numerusform>
        </translation>
    </message>
    <message>
        <source>one hand</source>
        <translation>одна роздача</translation>
    </message>
    <message numerus="yes">
        <source>to %Ln point(s)</source>
        <translation>
            <numerusform>до %Ln&#xa0;очка</numerusform>
            <numerusform>до %Ln&#xa0;очок</numerusform>
            <numerusform>до %Ln&#xa0;очок</numerusform>
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
        <translation>Судячи з ваших ігор, сили тут рівні.</translation>
    </message>
    <message>
        <source>Going by your games so far, %1 would be an even match.</source>
        <comment>a level</comment>
        <translation>Судячи з ваших ігор, вам підійде рівень «%1».</translation>
    </message>
    <message>
        <source>All six colours are in the deck.</source>
        <translation>У&#xa0;колоді всі шість кольорів.</translation>
    </message>
    <message>
        <source>Digits only, or the deal of a day, such as 2026-331.</source>
        <translation>Лише цифри або гра дня, наприклад 2026-331.</translation>
    </message>
    <message>
        <source>The largest deal number is %1.</source>
        <translation>Найбільший номер гри: %1.</translation>
    </message>
    <message>
        <source>There is no such day. The number of the year is followed by that of the day, 001 to 366.</source>
        <translation>Такого дня немає. Після року вказують номер дня в році, від 001 до 366.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::NinjanTableGame</name>
    <message>
        <source>&amp;Choose the selected card</source>
        <comment>menu entry</comment>
        <translation>&amp;Вибрати виділену карту</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>button: the selected card</comment>
        <translation>Вибрати</translation>
    </message>
    <message>
        <source>Cards won</source>
        <comment>column of points: how many</comment>
        <translation>Забрано карт</translation>
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
        <translation>Роздачу&#xa0;%1 завершено</translation>
    </message>
    <message>
        <source>Next hand</source>
        <comment>button</comment>
        <translation>Наступна роздача</translation>
    </message>
    <message>
        <source>Play all</source>
        <comment>button: the whole hand at once</comment>
        <translation>Викласти всі</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: the selected cards</comment>
        <translation>Викласти</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>Пасувати</translation>
    </message>
    <message>
        <source>P&amp;lay selected cards</source>
        <comment>menu entry</comment>
        <translation>&amp;Викласти виділені карти</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <comment>column: cards</comment>
        <translation>Лишилося на руках</translation>
    </message>
    <message>
        <source>Edition: %1</source>
        <comment>said of the deck by a screen reader</comment>
        <translation>Видання: %1</translation>
    </message>
    <message>
        <source>Enter copies the deal number</source>
        <comment>said of the deck by a screen reader</comment>
        <translation>Enter копіює номер гри</translation>
    </message>
    <message>
        <source>Edition</source>
        <comment>label of the details of the deck</comment>
        <translation>Видання</translation>
    </message>
    <message>
        <source>Points limit</source>
        <comment>label of the details of the deck: points that end the game</comment>
        <translation>Ліміт очок</translation>
    </message>
    <message>
        <source>Deal number</source>
        <comment>label of the details of the deck: its number</comment>
        <translation>Номер гри</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PartChips</name>
    <message>
        <source>Round %1 of %2</source>
        <comment>where in the game</comment>
        <translation>Раунд&#xa0;%1 з&#xa0;%2</translation>
    </message>
    <message>
        <source>Hand %1 of %2</source>
        <comment>where in the game</comment>
        <translation>Роздача&#xa0;%1 з&#xa0;%2</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>before the numbers of rounds</comment>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>before the numbers of hands</comment>
        <translation>Роздача</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PastGamesDialog</name>
    <message>
        <source>Reading games: %1 of %2</source>
        <comment>how many of how many</comment>
        <translation>Читання ігор: %1 з&#xa0;%2</translation>
    </message>
    <message>
        <source>&amp;Open what can be read</source>
        <comment>button: a damaged game</comment>
        <translation>&amp;Відкрити те, що вціліло</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <comment>button: a game that is finished, to be looked at</comment>
        <translation>&amp;Відкрити</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <comment>%1 is a game and a day</comment>
        <translation>Видалено: «%1».</translation>
    </message>
    <message>
        <source>Restored.</source>
        <comment>announced: a game that had been deleted</comment>
        <translation>Гру відновлено.</translation>
    </message>
    <message>
        <source>Past games</source>
        <comment>title</comment>
        <translation>Минулі ігри</translation>
    </message>
    <message>
        <source>Name, date or deal number</source>
        <comment>what can be searched for</comment>
        <translation>Ім’я, дата або номер гри</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>which games are shown: finished or not</comment>
        <translation>Стан</translation>
    </message>
    <message>
        <source>Opponent</source>
        <comment>games with whom are shown</comment>
        <translation>Суперник</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <comment>button</comment>
        <translation>&amp;Зберегти копію…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <comment>button: a game</comment>
        <translation>Ви&amp;далити</translation>
    </message>
    <message>
        <source>&amp;Undo (%1)</source>
        <comment>button: brings back what was deleted; a key</comment>
        <translation>&amp;Скасувати (%1)</translation>
    </message>
    <message>
        <source>&amp;Play a game</source>
        <comment>button</comment>
        <translation>Почати &amp;гру</translation>
    </message>
    <message>
        <source>Open a r&amp;ecord…</source>
        <comment>button</comment>
        <translation>Відкрити зап&amp;ис…</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <comment>button: every game, whatever was searched for</comment>
        <translation>Показати вс&amp;і</translation>
    </message>
    <message>
        <source>Not finished</source>
        <comment>games</comment>
        <translation>Незавершені</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>games</comment>
        <translation>Завершені</translation>
    </message>
    <message>
        <source>Damaged</source>
        <comment>files of games</comment>
        <translation>Пошкоджені</translation>
    </message>
    <message>
        <source>No matches</source>
        <comment>title: no game fits the search</comment>
        <translation>Нічого не знайдено</translation>
    </message>
    <message>
        <source>No games match your search.</source>
        <translation>Жодна гра не відповідає умовам пошуку.</translation>
    </message>
    <message>
        <source>Deleted. Press %1 to bring it back.</source>
        <comment>announced; a key</comment>
        <translation>Гру видалено. Щоб відновити її, натисніть %1.</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Пошук серед ігор</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Зіграні ігри</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <comment>button</comment>
        <translation>За&amp;крити</translation>
    </message>
    <message>
        <source>All games</source>
        <comment>Odin or Ninjan</comment>
        <translation>Усі ігри</translation>
    </message>
    <message>
        <source>Any status</source>
        <comment>finished or not</comment>
        <translation>Усі стани</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Усі суперники</translation>
    </message>
    <message>
        <source>Every game you start is saved here automatically, whether finished or not.
You can also drop a saved game onto the window.</source>
        <translation>Кожна розпочата гра автоматично зберігається тут, навіть незавершена.
Збережену гру можна також перетягнути на вікно.</translation>
    </message>
    <message>
        <source>No past games yet</source>
        <comment>title</comment>
        <translation>Минулих ігор ще немає</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PhraseBar</name>
    <message>
        <source>Say something</source>
        <comment>ready phrases at a table with guests</comment>
        <translation>Сказати всім</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PuzzleHall</name>
    <message>
        <source>Puzzles</source>
        <comment>title of a page</comment>
        <translation>Задачі</translation>
    </message>
    <message>
        <source>Find the move: one answer is clearly best</source>
        <comment>below the title of a page</comment>
        <translation>Знайдіть хід: одна відповідь явно найкраща</translation>
    </message>
    <message>
        <source>Solve it</source>
        <comment>button: the puzzle of the day</comment>
        <translation>Розв’язати</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <comment>heading</comment>
        <translation>Усі задачі</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>below a number of puzzles</comment>
        <translation>розв’язано</translation>
    </message>
    <message>
        <source>your stage, of 3</source>
        <comment>below a number such as 2.2</comment>
        <translation>ваш ступінь із&#xa0;3</translation>
    </message>
    <message>
        <source>Your own mistakes</source>
        <comment>heading</comment>
        <translation>Ваші власні помилки</translation>
    </message>
    <message>
        <source>Your solved puzzles could not be read; the damaged file was kept as “%1”.</source>
        <translation>Не вдалося прочитати список розв’язаних задач; пошкоджений файл збережено як «%1».</translation>
    </message>
    <message>
        <source>The puzzles are missing or unreadable.</source>
        <translation>Задач немає або їх не вдається прочитати.</translation>
    </message>
    <message>
        <source>%1 · %2 · solved</source>
        <comment>a date; a game</comment>
        <translation>%1 · %2 · розв’язано</translation>
    </message>
    <message>
        <source>%1 · %2 · the same for everyone</source>
        <comment>a date; a game</comment>
        <translation>%1 · %2 · одна на всіх</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row</source>
        <comment>on which the puzzle of the day was solved</comment>
        <translation>
            <numerusform>%Ln&#xa0;день поспіль</numerusform>
            <numerusform>%Ln&#xa0;дні поспіль</numerusform>
            <numerusform>%Ln&#xa0;днів поспіль</numerusform>
        </translation>
    </message>
    <message>
        <source>longest: %1</source>
        <comment>number of days in a row</comment>
        <translation>рекорд: %1</translation>
    </message>
    <message>
        <source>Come back tomorrow for the next one.</source>
        <comment>below the days in a row</comment>
        <translation>Наступна&#xa0;— завтра.</translation>
    </message>
    <message>
        <source>Solve today’s puzzle to make it %1.</source>
        <comment>below the days in a row; a number</comment>
        <translation>Розв’яжіть сьогоднішню задачу&#xa0;— буде %1.</translation>
    </message>
    <message>
        <source>%1 of the last %2 days</source>
        <comment>for screen readers: with a solved puzzle of the day</comment>
        <translation>%1 з&#xa0;останніх %2&#xa0;днів</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>missing or unreadable</source>
        <comment>a pack of puzzles</comment>
        <translation>немає або не читається</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln solved</source>
        <comment>a pack of puzzles</comment>
        <translation>
            <numerusform>розв’язано всі %Ln</numerusform>
            <numerusform>розв’язано всі %Ln</numerusform>
            <numerusform>розв’язано всі %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles, none solved</source>
        <comment>a pack of puzzles</comment>
        <translation>
            <numerusform>%Ln&#xa0;задача, жодної не розв’язано</numerusform>
            <numerusform>%Ln&#xa0;задачі, жодної не розв’язано</numerusform>
            <numerusform>%Ln&#xa0;задач, жодної не розв’язано</numerusform>
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
            <numerusform>Повторити %Ln</numerusform>
            <numerusform>Повторити всі %Ln</numerusform>
            <numerusform>Повторити всі %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise</source>
        <comment>button: own mistakes that are due</comment>
        <translation>Повторити</translation>
    </message>
    <message>
        <source>Nothing to practise. Mistakes from reviewed games appear here.</source>
        <translation>Повторювати нічого. Сюди повертаються помилки з&#xa0;розібраних ігор.</translation>
    </message>
    <message>
        <source>Nothing to practise today. Next: %1.</source>
        <comment>a date</comment>
        <translation>Сьогодні повторювати нічого. Наступна: %1.</translation>
    </message>
    <message>
        <source>%1 in all, %2 due today. Each comes back until you have found the better move twice.</source>
        <comment>numbers of own mistakes</comment>
        <translation>Усього %1, на сьогодні %2. Кожна повертається, доки ви двічі не знайдете кращого ходу.</translation>
    </message>
    <message>
        <source>%1, game from %2</source>
        <comment>an own mistake; a game, a date</comment>
        <translation>%1, гра від %2</translation>
    </message>
    <message>
        <source>cost %1</source>
        <comment>an own mistake; points such as 2.9</comment>
        <translation>втрата %1</translation>
    </message>
    <message>
        <source>not found yet</source>
        <comment>an own mistake: its better move</comment>
        <translation>ще не знайдено</translation>
    </message>
    <message>
        <source>found once</source>
        <comment>an own mistake: its better move</comment>
        <translation>знайдено один раз</translation>
    </message>
    <message>
        <source>due today</source>
        <comment>an own mistake</comment>
        <translation>на сьогодні</translation>
    </message>
    <message>
        <source>Solve it again</source>
        <comment>button: the puzzle of the day</comment>
        <translation>Розв’язати ще раз</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PuzzlePanel</name>
    <message>
        <source>Next puzzle</source>
        <comment>button</comment>
        <translation>Наступна задача</translation>
    </message>
    <message>
        <source>Try the other moves</source>
        <comment>button: after a puzzle has been solved</comment>
        <translation>Спробувати інші ходи</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <comment>button: of a puzzle</comment>
        <translation>Показати відповідь</translation>
    </message>
    <message>
        <source>Skip for now</source>
        <comment>button: the next puzzle instead of this one</comment>
        <translation>Відкласти на потім</translation>
    </message>
    <message>
        <source>What you know</source>
        <comment>heading beside a puzzle</comment>
        <translation>Що вам відомо</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>title: the answer of a puzzle was right</comment>
        <translation>Розв’язано</translation>
    </message>
    <message>
        <source>Not quite</source>
        <comment>title: the answer of a puzzle was not the best</comment>
        <translation>Не зовсім</translation>
    </message>
    <message>
        <source>The answer</source>
        <comment>title: of a puzzle</comment>
        <translation>Відповідь</translation>
    </message>
    <message>
        <source>Checking…</source>
        <comment>title: an answer is being judged</comment>
        <translation>Перевірка…</translation>
    </message>
    <message>
        <source>Find the move</source>
        <comment>title of a puzzle</comment>
        <translation>Знайдіть хід</translation>
    </message>
    <message>
        <source>A hint</source>
        <comment>button: helps with a puzzle</comment>
        <translation>Підказка</translation>
    </message>
    <message>
        <source>Another hint</source>
        <comment>button: helps with a puzzle</comment>
        <translation>Ще підказка</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PuzzleRoom</name>
    <message>
        <source>Not quite: have another look.</source>
        <comment>at the table of a puzzle</comment>
        <translation>Не зовсім: погляньте ще раз.</translation>
    </message>
    <message>
        <source>Not quite: your cards are back in your hand.</source>
        <comment>at the table of a puzzle</comment>
        <translation>Не зовсім: карти знову у&#xa0;вас на руках.</translation>
    </message>
    <message>
        <source>That is the best answer.</source>
        <comment>at the table of a puzzle</comment>
        <translation>Це найкраща відповідь.</translation>
    </message>
    <message>
        <source>This would have been the best answer.</source>
        <comment>at the table of a puzzle</comment>
        <translation>Це була б найкраща відповідь.</translation>
    </message>
    <message>
        <source>You tried</source>
        <comment>before the wrong answer of a puzzle</comment>
        <translation>Ваша спроба</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>before the right answer of a puzzle</comment>
        <translation>Відповідь</translation>
    </message>
    <message>
        <source>You played</source>
        <comment>before what was played in a game</comment>
        <translation>Ви зіграли</translation>
    </message>
    <message>
        <source>Tempting</source>
        <comment>before the natural but wrong answer of a puzzle</comment>
        <translation>Спокусливо</translation>
    </message>
    <message>
        <source>Your answer is being checked.</source>
        <comment>beside the table of a puzzle</comment>
        <translation>Ваша відповідь перевіряється.</translation>
    </message>
    <message>
        <source>a good idea, but there is a better one</source>
        <comment>below “Not quite”</comment>
        <translation>добра думка, але можна краще</translation>
    </message>
    <message numerus="yes">
        <source>It comes back in %Ln days.</source>
        <comment>an own mistake</comment>
        <translation>
            <numerusform>Повернеться через %Ln&#xa0;день.</numerusform>
            <numerusform>Повернеться через %Ln&#xa0;дні.</numerusform>
            <numerusform>Повернеться через %Ln&#xa0;днів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles in a row at the first attempt</source>
        <comment>how many</comment>
        <translation>
            <numerusform>%Ln&#xa0;задача поспіль з&#xa0;першої спроби</numerusform>
            <numerusform>%Ln&#xa0;задачі поспіль з&#xa0;першої спроби</numerusform>
            <numerusform>%Ln&#xa0;задач поспіль з&#xa0;першої спроби</numerusform>
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
        <translation>гра від %1</translation>
    </message>
    <message>
        <source>number %1 of %2</source>
        <comment>fact about a puzzle</comment>
        <translation>номер&#xa0;%1 з&#xa0;%2</translation>
    </message>
    <message>
        <source>Your own mistake</source>
        <comment>title of a page: as a puzzle</comment>
        <translation>Ваша власна помилка</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <comment>title of a page</comment>
        <translation>Задача</translation>
    </message>
    <message>
        <source>That is as good as the best answer.</source>
        <comment>at the table of a puzzle</comment>
        <translation>Це не гірше за найкращу відповідь.</translation>
    </message>
    <message>
        <source>No certain loss</source>
        <comment>before a right answer of a puzzle</comment>
        <translation>Без явної втрати</translation>
    </message>
    <message>
        <source>already solved</source>
        <comment>beside the table of a puzzle that is looked at again</comment>
        <translation>уже розв’язано</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row: come back tomorrow</source>
        <comment>below “Solved”</comment>
        <translation>
            <numerusform>%Ln&#xa0;день поспіль: до завтра</numerusform>
            <numerusform>%Ln&#xa0;дні поспіль: до завтра</numerusform>
            <numerusform>%Ln&#xa0;днів поспіль: до завтра</numerusform>
        </translation>
    </message>
    <message>
        <source>no better than what you played</source>
        <comment>below “Not quite”</comment>
        <translation>не краще за те, що ви зіграли</translation>
    </message>
    <message>
        <source>there is a better answer</source>
        <comment>below “Not quite”</comment>
        <translation>є краща відповідь</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PuzzlesController</name>
    <message>
        <source>%1: solved</source>
        <comment>on a tile of the start page: the puzzle of the day; a game</comment>
        <translation>%1: уже розв’язано</translation>
    </message>
    <message>
        <source>%1: find the move</source>
        <comment>on a tile of the start page; a game</comment>
        <translation>%1: знайдіть хід</translation>
    </message>
    <message>
        <source>day %1</source>
        <comment>how many days in a row puzzles have been solved</comment>
        <translation>день %1</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::RatingPanel</name>
    <message>
        <source>Your rating</source>
        <comment>title of a chart</comment>
        <translation>Ваш рейтинг</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::RecentFiles</name>
    <message>
        <source>%1 in %2</source>
        <comment>a file and its folder</comment>
        <translation>%1 у&#xa0;теці %2</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <comment>menu entry below the files opened last</comment>
        <translation>&amp;Очистити список</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::RecordReader</name>
    <message>
        <source>Open game record</source>
        <comment>title</comment>
        <translation>Відкрити запис</translation>
    </message>
    <message>
        <source>“%1” is being read…</source>
        <comment>a long game record</comment>
        <translation>«%1» читається…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <comment>button</comment>
        <translation>&amp;Скасувати</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::ReviewController</name>
    <message>
        <source>Finish a game to review it here.</source>
        <translation>Дограйте гру до кінця, і&#xa0;тут її можна буде розібрати.</translation>
    </message>
    <message>
        <source>No card was dealt in this game.</source>
        <translation>У&#xa0;цій грі карт не роздавали.</translation>
    </message>
    <message>
        <source>The end of this record cannot be read.</source>
        <translation>Кінець цього запису не читається.</translation>
    </message>
    <message>
        <source>This game was not finished.</source>
        <translation>Цю гру не дограно.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::ReviewCurve</name>
    <message>
        <source>Show the values as a table</source>
        <comment>button of the review, which is down while it does so</comment>
        <translation>Показати значення таблицею</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::ReviewRoom</name>
    <message>
        <source>what if: %1</source>
        <comment>beside a line of the curve; %1: a move</comment>
        <translation>що, якби: %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>which cards are seen in a review</comment>
        <translation>Карти</translation>
    </message>
    <message>
        <source>As you saw it</source>
        <comment>review: which cards are seen</comment>
        <translation>Як це бачили ви</translation>
    </message>
    <message>
        <source>As the player saw it</source>
        <comment>review: which cards are seen</comment>
        <translation>Очима гравця</translation>
    </message>
    <message>
        <source>All cards face up</source>
        <comment>review: which cards are seen</comment>
        <translation>Усі карти відкриті</translation>
    </message>
    <message>
        <source>View</source>
        <comment>which part of a review is seen</comment>
        <translation>Вигляд</translation>
    </message>
    <message>
        <source>Decision</source>
        <comment>part of a review</comment>
        <translation>Рішення</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <comment>part of a review</comment>
        <translation>Помилки</translation>
    </message>
    <message>
        <source>No verdicts</source>
        <comment>review of a game of computers</comment>
        <translation>Без оцінок</translation>
    </message>
    <message>
        <source>Whose decisions to review</source>
        <comment>review: whose decisions are judged</comment>
        <translation>Чиї рішення оцінювати</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <comment>button: ends a move that is only tried</comment>
        <translation>Повернутися до гри</translation>
    </message>
    <message>
        <source>part of the move that was played</source>
        <comment>said after the name of a card</comment>
        <translation>із зіграного ходу</translation>
    </message>
    <message>
        <source>part of the better move</source>
        <comment>said after the name of a card</comment>
        <translation>із кращого ходу</translation>
    </message>
    <message>
        <source>No earlier mistake.</source>
        <translation>Раніших помилок немає.</translation>
    </message>
    <message>
        <source>No further mistake.</source>
        <translation>Далі помилок немає.</translation>
    </message>
    <message>
        <source>The values are shown as a table.</source>
        <translation>Значення показано таблицею.</translation>
    </message>
    <message>
        <source>The curve is shown.</source>
        <translation>Показано графік.</translation>
    </message>
    <message>
        <source>Choose another move.</source>
        <comment>what if: said by a screen reader</comment>
        <translation>Виберіть інший хід.</translation>
    </message>
    <message>
        <source>This is the first step.</source>
        <translation>Це перший крок.</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>Це останній крок.</translation>
    </message>
    <message>
        <source>No decision is reviewed at this step.</source>
        <translation>На цьому кроці немає рішення, яке оцінюється.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::Room</name>
    <message>
        <source>Back</source>
        <comment>button of a page that takes the place of the table</comment>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::RuleBookWindow</name>
    <message>
        <source>Search the rules</source>
        <translation>Пошук у&#xa0;правилах</translation>
    </message>
    <message>
        <source>Contents</source>
        <comment>of the rule book</comment>
        <translation>Зміст</translation>
    </message>
    <message>
        <source>Not found</source>
        <comment>words in the rules</comment>
        <translation>Не знайдено</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Попередній збіг</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Наступний збіг</translation>
    </message>
    <message>
        <source>Enter goes to the next match</source>
        <comment>about the search in the rules</comment>
        <translation>Enter&#xa0;— до наступного збігу</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::RulesPanel</name>
    <message>
        <source>Points limit: other number</source>
        <translation>Ліміт очок: інше число</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>points that end the game: a number that the user types</comment>
        <translation>Свій</translation>
    </message>
    <message>
        <source>up</source>
        <comment>count points</comment>
        <translation>додавати</translation>
    </message>
    <message>
        <source>down</source>
        <comment>count points</comment>
        <translation>віднімати</translation>
    </message>
    <message>
        <source>At random</source>
        <comment>who starts</comment>
        <translation>Випадково</translation>
    </message>
    <message>
        <source>The game ends after the hand in which someone reaches this limit. Fewest points wins.</source>
        <translation>Гра закінчується після роздачі, у&#xa0;якій хтось досягне ліміту; перемагає той, у&#xa0;кого найменше очок.</translation>
    </message>
    <message>
        <source>Up from zero, or down from the limit. The result is the same.</source>
        <translation>Від нуля вгору або від ліміту вниз: результат той самий.</translation>
    </message>
    <message>
        <source>Who leads the first round of the first hand.</source>
        <translation>Хто починає перший раунд першої роздачі.</translation>
    </message>
    <message>
        <source>Who leads the first round of every later hand.</source>
        <translation>Хто починає перший раунд у&#xa0;наступних роздачах.</translation>
    </message>
    <message>
        <source>Leading all cards at once, if they are of one colour or number.</source>
        <translation>Почати раунд усіма картами одразу, якщо вони одного кольору чи номіналу.</translation>
    </message>
    <message>
        <source>&amp;Edition</source>
        <translation>Видан&amp;ня</translation>
    </message>
    <message>
        <source>&amp;Game ends at</source>
        <comment>label of a number of points</comment>
        <translation>&amp;Кінець гри</translation>
    </message>
    <message>
        <source>&amp;Count points</source>
        <translation>&amp;Очки</translation>
    </message>
    <message>
        <source>&amp;First lead</source>
        <comment>who begins the first hand</comment>
        <translation>Перши&amp;й хід</translation>
    </message>
    <message>
        <source>&amp;Next hands</source>
        <comment>who begins the hands after the first</comment>
        <translation>&amp;Дальші роздачі</translation>
    </message>
    <message>
        <source>&amp;Whole hand as lead</source>
        <translation>&amp;Уся рука одразу</translation>
    </message>
    <message>
        <source>G&amp;oat</source>
        <comment>the card: whether it is in the deck</comment>
        <translation>Козе&amp;л</translation>
    </message>
    <message>
        <source>One more card, of number 0 and of any colour. Left in a hand, it costs 5 points.</source>
        <translation>Ще одна карта номіналу 0 і будь-якого кольору. Лишившись на руках, вона коштує 5&#xa0;очок.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::SeatList</name>
    <message>
        <source>Seats, clockwise</source>
        <translation>Місця за годинниковою стрілкою</translation>
    </message>
    <message>
        <source>Seat %1: who plays</source>
        <translation>Місце&#xa0;%1: хто грає</translation>
    </message>
    <message>
        <source>Seat %1: picture</source>
        <comment>a computer player’s portrait</comment>
        <translation>Місце&#xa0;%1: портрет</translation>
    </message>
    <message>
        <source>Seat %1: name</source>
        <translation>Місце&#xa0;%1: ім’я</translation>
    </message>
    <message>
        <source>Seat %1: command of the program</source>
        <translation>Місце&#xa0;%1: команда програми</translation>
    </message>
    <message>
        <source>command</source>
        <comment>in an empty field: what starts a program</comment>
        <translation>команда</translation>
    </message>
    <message>
        <source>Seat %1: choose the program’s file</source>
        <translation>Місце&#xa0;%1: вибрати файл програми</translation>
    </message>
    <message>
        <source>Choose the program’s file</source>
        <translation>Вибрати файл програми</translation>
    </message>
    <message>
        <source>Seat %1: leave empty</source>
        <translation>Місце&#xa0;%1: звільнити</translation>
    </message>
    <message>
        <source>Leave this seat empty (Delete)</source>
        <translation>Звільнити це місце (Delete)</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <comment>%1 is its level</comment>
        <translation>Комп’ютер: %1</translation>
    </message>
    <message>
        <source>Person at this screen</source>
        <translation>Людина за цим комп’ютером</translation>
    </message>
    <message>
        <source>Friend at another computer</source>
        <translation>Друг за іншим комп’ютером</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Інша програма</translation>
    </message>
    <message>
        <source>Picture: %1</source>
        <comment>the portrait of a Viking with that name</comment>
        <translation>Портрет: %1</translation>
    </message>
    <message>
        <source>You get the invitation when you press “Play”.</source>
        <translation>Запрошення з’явиться, коли ви натиснете «Почати гру».</translation>
    </message>
    <message>
        <source>The command starts your own program, which plays in this seat.</source>
        <translation>Команда запускає вашу програму, яка тут гратиме.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <comment>title</comment>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Мова:</translation>
    </message>
    <message>
        <source>&amp;Appearance:</source>
        <translation>О&amp;формлення:</translation>
    </message>
    <message>
        <source>Animation &amp;speed:</source>
        <translation>&amp;Швидкість анімації:</translation>
    </message>
    <message>
        <source>Count &amp;points:</source>
        <translation>&amp;Очки:</translation>
    </message>
    <message>
        <source>light</source>
        <comment>appearance</comment>
        <translation>світле</translation>
    </message>
    <message>
        <source>dark</source>
        <comment>appearance</comment>
        <translation>темне</translation>
    </message>
    <message>
        <source>off</source>
        <comment>animation speed</comment>
        <translation>без анімації</translation>
    </message>
    <message>
        <source>fast</source>
        <comment>animation speed</comment>
        <translation>висока</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>animation speed</comment>
        <translation>звичайна</translation>
    </message>
    <message>
        <source>slow</source>
        <comment>animation speed</comment>
        <translation>низька</translation>
    </message>
    <message>
        <source>down from the limit</source>
        <comment>how points are counted</comment>
        <translation>віднімати від ліміту</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <comment>page of the settings</comment>
        <translation>Зага&amp;льні</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Гучність:</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <comment>page of the settings</comment>
        <translation>&amp;Стіл</translation>
    </message>
    <message>
        <source>Car&amp;ds</source>
        <comment>page of the settings</comment>
        <translation>&amp;Карти</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation>К&amp;ольори:</translation>
    </message>
    <message>
        <source>calm</source>
        <comment>colours of cards</comment>
        <translation>спокійні</translation>
    </message>
    <message>
        <source>vivid</source>
        <comment>colours of cards</comment>
        <translation>яскраві</translation>
    </message>
    <message>
        <source>Colours and motion</source>
        <comment>heading in the settings</comment>
        <translation>Кольори та рух</translation>
    </message>
    <message>
        <source>Sound</source>
        <comment>heading in the settings</comment>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Playing</source>
        <comment>heading in the settings: how cards are played</comment>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Display</source>
        <comment>heading in the settings: points, known cards</comment>
        <translation>На екрані</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>heading in the settings: how fast the game goes on</comment>
        <translation>Темп</translation>
    </message>
    <message>
        <source>Preview</source>
        <comment>heading in the settings: cards</comment>
        <translation>Зразок</translation>
    </message>
    <message>
        <source>high contrast</source>
        <comment>appearance</comment>
        <translation>контрастне</translation>
    </message>
    <message>
        <source>P&amp;lay cards by:</source>
        <translation>&amp;Ходити:</translation>
    </message>
    <message>
        <source>same as system</source>
        <comment>appearance</comment>
        <translation>як у&#xa0;системі</translation>
    </message>
    <message>
        <source>clicking or dragging</source>
        <comment>how cards are played</comment>
        <translation>клацанням або перетягуванням</translation>
    </message>
    <message>
        <source>clicking</source>
        <comment>how cards are played</comment>
        <translation>клацанням</translation>
    </message>
    <message>
        <source>dragging</source>
        <comment>how cards are played</comment>
        <translation>перетягуванням</translation>
    </message>
    <message>
        <source>Start the &amp;next hand automatically</source>
        <translation>&amp;Починати наступну роздачу автоматично</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <comment>page of the settings</comment>
        <translation>Сполучення клав&amp;іш</translation>
    </message>
    <message>
        <source>Play s&amp;ounds</source>
        <translation>Увімкнути зв&amp;ук</translation>
    </message>
    <message>
        <source>&amp;Large colour signs</source>
        <translation>&amp;Великі знаки кольорів</translation>
    </message>
    <message>
        <source>Play the last &amp;set automatically</source>
        <translation>Автоматично &amp;викладати останню комбінацію</translation>
    </message>
    <message>
        <source>Wa&amp;rn about mistakes:</source>
        <translation>Поп&amp;ереджати про помилки:</translation>
    </message>
    <message>
        <source>never</source>
        <comment>when to warn before a mistake</comment>
        <translation>ніколи</translation>
    </message>
    <message>
        <source>&amp;Computers move:</source>
        <translation>Ко&amp;мп’ютер ходить:</translation>
    </message>
    <message>
        <source>at once</source>
        <comment>how fast computer players move</comment>
        <translation>одразу</translation>
    </message>
    <message>
        <source>quickly</source>
        <comment>how fast computer players move</comment>
        <translation>швидко</translation>
    </message>
    <message>
        <source>normally</source>
        <comment>how fast computer players move</comment>
        <translation>помірно</translation>
    </message>
    <message>
        <source>slowly</source>
        <comment>how fast computer players move</comment>
        <translation>повільно</translation>
    </message>
    <message>
        <source>all</source>
        <comment>when to warn before a mistake</comment>
        <translation>про всі</translation>
    </message>
    <message>
        <source>clear ones</source>
        <comment>when to warn before a mistake</comment>
        <translation>про явні</translation>
    </message>
    <message>
        <source>up from zero</source>
        <comment>how points are counted</comment>
        <translation>додавати від нуля</translation>
    </message>
    <message>
        <source>By ear</source>
        <comment>page of the settings: announcements, the voice, keys</comment>
        <translation>На слух</translation>
    </message>
    <message>
        <source>Keys to ask with</source>
        <comment>heading in the settings: they make the table tell something</comment>
        <translation>Клавіші для запитань</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>column</comment>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>What is said</source>
        <comment>column</comment>
        <translation>Що повідомляється</translation>
    </message>
    <message>
        <source>Announcements</source>
        <comment>heading in the settings: what a screen reader is told</comment>
        <translation>Повідомлення</translation>
    </message>
    <message>
        <source>Length:</source>
        <comment>of announcements</comment>
        <translation>Довжина:</translation>
    </message>
    <message>
        <source>short</source>
        <comment>length of announcements</comment>
        <translation>короткі</translation>
    </message>
    <message>
        <source>long</source>
        <comment>length of announcements</comment>
        <translation>довгі</translation>
    </message>
    <message>
        <source>Say it</source>
        <comment>button: an announcement, as an example</comment>
        <translation>Вимовити</translation>
    </message>
    <message>
        <source>never</source>
        <comment>when the game waits for the voice</comment>
        <translation>ніколи</translation>
    </message>
    <message>
        <source>with a screen reader</source>
        <comment>when the game waits for the voice</comment>
        <translation>з програмою екранного доступу</translation>
    </message>
    <message>
        <source>always</source>
        <comment>when the game waits for the voice</comment>
        <translation>завжди</translation>
    </message>
    <message numerus="yes">
        <source>%Ln words a minute</source>
        <translation>
            <numerusform>%Ln&#xa0;слово за хвилину</numerusform>
            <numerusform>%Ln&#xa0;слова за хвилину</numerusform>
            <numerusform>%Ln&#xa0;слів за хвилину</numerusform>
        </translation>
    </message>
    <message>
        <source>after the words</source>
        <comment>when the next move comes</comment>
        <translation>після повідомлення</translation>
    </message>
    <message>
        <source>with Enter</source>
        <comment>when the next move comes: the key</comment>
        <translation>після Enter</translation>
    </message>
    <message>
        <source>Sounds</source>
        <comment>heading in the settings: those that inform</comment>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>A player’s last card</source>
        <translation>Остання карта гравця</translation>
    </message>
    <message>
        <source>Each seat sounds from its side</source>
        <translation>Кожне місце звучить зі свого боку</translation>
    </message>
    <message>
        <source>Guests may ask for hints</source>
        <translation>Гості можуть просити підказки</translation>
    </message>
    <message>
        <source>Relay:</source>
        <comment>label of a field for its line of text</comment>
        <translation>Ретранслятор:</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no relay</comment>
        <translation>немає</translation>
    </message>
    <message>
        <source>Shift gives longer answers.</source>
        <comment>foot of the settings: about keys to ask with</comment>
        <translation>Із Shift відповідь докладніша.</translation>
    </message>
    <message>
        <source>&amp;Use the language’s own digits</source>
        <translation>Писати числа &amp;цифрами вибраної мови</translation>
    </message>
    <message>
        <source>&amp;Reduce motion as the system asks</source>
        <translation>Вимикати &amp;анімацію, якщо так налаштовано систему</translation>
    </message>
    <message>
        <source>No sound: OpenAL is not installed (Debian, Ubuntu: %1).</source>
        <translation>Звуку немає: не встановлено бібліотеку OpenAL (Debian, Ubuntu: %1).</translation>
    </message>
    <message>
        <source>No sound: Meadhall was built without OpenAL.</source>
        <translation>Звуку немає: Meadhall зібрано без OpenAL.</translation>
    </message>
    <message>
        <source>Friends</source>
        <comment>heading in the settings</comment>
        <translation>Друзі</translation>
    </message>
    <message>
        <source>Let friends in through the router</source>
        <translation>Впускати друзів через маршрутизатор</translation>
    </message>
    <message>
        <source>P&amp;ass automatically when you must</source>
        <translation>&amp;Автоматично пасувати, коли побити нічим</translation>
    </message>
    <message>
        <source>Allow &amp;undo with several people</source>
        <translation>&amp;Дозволяти скасування ходу, коли грає кілька людей</translation>
    </message>
    <message>
        <source>S&amp;how known cards at a seat</source>
        <translation>Показувати відомі карти під &amp;час наведення на місце</translation>
    </message>
    <message>
        <source>large ones</source>
        <comment>when to warn before a mistake</comment>
        <translation>про великі</translation>
    </message>
    <message>
        <source>Announce a player’s last two cards</source>
        <translation>Повідомляти про дві останні карти гравця</translation>
    </message>
    <message>
        <source>Whether a card can be played</source>
        <translation>Чи можна викласти карту</translation>
    </message>
    <message>
        <source>You can only pass</source>
        <translation>Можна тільки пасувати</translation>
    </message>
    <message>
        <source>Wait for the voice:</source>
        <translation>Чекати на голос:</translation>
    </message>
    <message>
        <source>Voice:</source>
        <translation>Голос:</translation>
    </message>
    <message>
        <source>Next move:</source>
        <translation>Наступний хід:</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::ShortcutsPage</name>
    <message>
        <source>press keys…</source>
        <comment>in an empty field for the keys of an action</comment>
        <translation>натисніть клавіші…</translation>
    </message>
    <message>
        <source>“%1” is already used at the table.</source>
        <translation>Сполучення «%1» уже зайняте за столом.</translation>
    </message>
    <message>
        <source>“%1” is for menus and buttons.</source>
        <comment>keys</comment>
        <translation>Сполучення «%1» уже зайняте для меню й кнопок.</translation>
    </message>
    <message>
        <source>“%1” is already used for “%2”.</source>
        <comment>%1 keys, %2 an entry of a menu</comment>
        <translation>Сполучення «%1» уже зайняте: «%2».</translation>
    </message>
    <message>
        <source>Remove the shortcut for “%1”</source>
        <comment>button; %1 an entry of a menu</comment>
        <translation>Вилучити сполучення клавіш: «%1»</translation>
    </message>
    <message>
        <source>&amp;Reset all shortcuts</source>
        <comment>button: to those that the program came with</comment>
        <translation>&amp;Типові сполучення клавіш</translation>
    </message>
    <message>
        <source>Search for an action or a key</source>
        <comment>in an empty field</comment>
        <translation>Знайти дію чи клавішу</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Пошук серед сполучень клавіш</translation>
    </message>
    <message>
        <source>No action and no key fits.</source>
        <comment>the search among the shortcuts has found nothing</comment>
        <translation>Немає ні відповідної дії, ні клавіші.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::SidePanel</name>
    <message>
        <source>Log</source>
        <comment>heading of the list of what happened</comment>
        <translation>Хід гри</translation>
    </message>
    <message numerus="yes">
        <source>to %Ln point(s)</source>
        <comment>head of the side panel: when the game ends</comment>
        <translation>
            <numerusform>до %Ln&#xa0;очка</numerusform>
            <numerusform>до %Ln&#xa0;очок</numerusform>
            <numerusform>до %Ln&#xa0;очок</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>head of the side panel, after &quot;Round 3&quot;: the number of rounds</extracomment>
        <translation>з&#xa0;%1</translation>
    </message>
    <message>
        <source>in the lead</source>
        <extracomment>read aloud after the points of who is ahead of all others</extracomment>
        <translation>попереду</translation>
    </message>
    <message>
        <source>Pages</source>
        <comment>tabs of the side panel, for screen readers</comment>
        <translation>Сторінки</translation>
    </message>
    <message>
        <source>Last moves</source>
        <comment>heading of the list of what happened, below the points</comment>
        <translation>Останні ходи</translation>
    </message>
    <message>
        <source>the only one</source>
        <comment>head of the side panel: after “Hand 1”, when the game is over after one hand</comment>
        <translation>єдина</translation>
    </message>
    <message>
        <source>Points and log are shown</source>
        <comment>said by a screen reader: the side panel has been opened</comment>
        <translation>Очки й&#xa0;хід гри показано</translation>
    </message>
    <message>
        <source>Points and log are hidden</source>
        <comment>said by a screen reader: the side panel has been closed</comment>
        <translation>Очки й&#xa0;хід гри приховано</translation>
    </message>
    <message>
        <source>none yet</source>
        <extracomment>read aloud in place of points: the hand or round is not over</extracomment>
        <translation>ще немає</translation>
    </message>
    <message>
        <source>Points in detail</source>
        <comment>table of the points of each hand or round</comment>
        <translation>Очки докладно</translation>
    </message>
    <message>
        <source>Total points</source>
        <comment>table of the totals of all players</comment>
        <translation>Усього очок</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::SidePanelTitle</name>
    <message>
        <source>Pin beside the table</source>
        <comment>button of the side panel</comment>
        <translation>Закріпити поряд зі столом</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::StartPage</name>
    <message>
        <source>Welcome to the hall</source>
        <comment>title of the first start</comment>
        <translation>Ласкаво просимо до&#xa0;зали</translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s), as last time</source>
        <comment>of a new game</comment>
        <translation>
            <numerusform>%Ln&#xa0;гравець, як минулого разу</numerusform>
            <numerusform>%Ln&#xa0;гравці, як минулого разу</numerusform>
            <numerusform>%Ln&#xa0;гравців, як минулого разу</numerusform>
        </translation>
    </message>
    <message>
        <source>Go bac&amp;k to the previous game</source>
        <comment>button: to the one that another has replaced</comment>
        <translation>Повернутися до &amp;попередньої гри</translation>
    </message>
    <message>
        <source>Beat what lies on the table with a higher value, and be the first to run out of cards.</source>
        <comment>Odin</comment>
        <translation>Бийте те, що на столі, комбінаціями з більшою вартістю й&#xa0;позбудьтеся всіх карт першими.</translation>
    </message>
    <message>
        <source>Rock beats scissors, scissors beat paper: choose in secret, win the good piles and dodge the bad ones.</source>
        <comment>Ninjan</comment>
        <translation>Камінь б’є ножиці, ножиці б’ють папір: вибирайте потай, забирайте добрі стоси й&#xa0;уникайте поганих.</translation>
    </message>
    <message>
        <source>%1 to %2 players.</source>
        <translation>Від %1 до %2&#xa0;гравців.</translation>
    </message>
    <message>
        <source>Play &amp;Odin</source>
        <comment>button</comment>
        <translation>Грати в&#xa0;&amp;Odin</translation>
    </message>
    <message>
        <source>Learn in 3 min&amp;utes</source>
        <comment>button: Ninjan</comment>
        <translation>Навчи&amp;тися за 3 хвилини</translation>
    </message>
    <message>
        <source>Two card games, against computer players who never see your cards.</source>
        <translation>Дві карткові гри проти комп’ютерів, які ніколи не бачать ваших карт.</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>choice at the first start</comment>
        <translation>Мова</translation>
    </message>
    <message>
        <source>Play &amp;Ninjan</source>
        <comment>button</comment>
        <translation>Грати в&#xa0;&amp;Ninjan</translation>
    </message>
    <message>
        <source>Learn &amp;in 3 minutes</source>
        <comment>button: Odin</comment>
        <translation>Навчитися за 3 хв&amp;илини</translation>
    </message>
    <message>
        <source>Theme</source>
        <comment>choice at the first start</comment>
        <translation>Оформлення</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Світле</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Темне</translation>
    </message>
    <message>
        <source>Has a friend invited you?</source>
        <translation>Вас запросили друзі?</translation>
    </message>
    <message>
        <source>Just paste the invitation.</source>
        <translation>Просто вставте запрошення.</translation>
    </message>
    <message>
        <source>&amp;Join friends</source>
        <comment>button</comment>
        <translation>При&amp;єднатися</translation>
    </message>
    <message>
        <source>Starts at once: %1. Level: %2.</source>
        <comment>%1: the names of the players; %2: the level of the computers</comment>
        <translation>Почнеться одразу: %1. Рівень: %2.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::StartRating</name>
    <message>
        <source>Your rating, %1</source>
        <comment>heading; a game</comment>
        <translation>Ваш рейтинг, %1</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <comment>button: opens their page</comment>
        <translation>&amp;Статистика</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln game(s)</source>
        <comment>heading of the places in them</comment>
        <translation>
            <numerusform>Остання %Ln&#xa0;гра</numerusform>
            <numerusform>Останні %Ln&#xa0;гри</numerusform>
            <numerusform>Останні %Ln&#xa0;ігор</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meadhall::ui::StatisticsRoom</name>
    <message>
        <source>Saved: %1</source>
        <comment>a file</comment>
        <translation>Збережено: %1</translation>
    </message>
    <message>
        <source>Export statistics</source>
        <comment>title</comment>
        <translation>Експорт статистики</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <comment>files</comment>
        <translation>Таблиці (*.csv)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <comment>title</comment>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>&amp;Undo (%1)</source>
        <comment>button: brings back what was cleared; a key</comment>
        <translation>&amp;Скасувати (%1)</translation>
    </message>
    <message>
        <source>Reading saved games: %1 of %2</source>
        <comment>how many of how many</comment>
        <translation>Читаються збережені ігри: %1 з&#xa0;%2</translation>
    </message>
    <message>
        <source>Statistics cleared. The games are kept.</source>
        <translation>Статистику очищено. Ігри збережено.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::StatisticsView</name>
    <message>
        <source>Games won</source>
        <comment>title of a chart</comment>
        <translation>Виграно ігор</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TableAccessibility</name>
    <message>
        <source>All cards are hidden</source>
        <comment>said by a screen reader</comment>
        <translation>Усі карти приховано</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <comment>said by a screen reader after the last card was deselected</comment>
        <translation>Нічого не виділено</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TableController</name>
    <message>
        <source>Working out a hint…</source>
        <translation>Готується підказка…</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TablePanels</name>
    <message>
        <source>Play again</source>
        <comment>button: another game with the same players</comment>
        <translation>Ще раз</translation>
    </message>
    <message>
        <source>New game…</source>
        <comment>button</comment>
        <translation>Нова гра…</translation>
    </message>
    <message>
        <source>%1 is next. Everyone else, look away!</source>
        <translation>Далі ходить %1. Решту просимо не&#xa0;підглядати.</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <comment>button</comment>
        <translation>Показати мої карти</translation>
    </message>
    <message>
        <source>Points in all: %1</source>
        <comment>said by a screen reader; %1 is a list of names with points: “You 12, Bjorn 3”</comment>
        <translation>Усього очок: %1</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>button: to the start page</comment>
        <translation>На початкову сторінку</translation>
    </message>
    <message>
        <source>&amp;Look at them</source>
        <comment>button: at the own decisions in a review</comment>
        <translation>&amp;Подивитися</translation>
    </message>
    <message numerus="yes">
        <source>Looking at your %Ln decision(s)…</source>
        <comment>while a review judges them</comment>
        <translation>
            <numerusform>Оцінюється %Ln&#xa0;ваше рішення…</numerusform>
            <numerusform>Оцінюються %Ln&#xa0;ваші рішення…</numerusform>
            <numerusform>Оцінюються %Ln&#xa0;ваших рішень…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No mistake in %Ln decision(s).</source>
        <comment>result of a review</comment>
        <translation>
            <numerusform>Жодної помилки в&#xa0;%Ln&#xa0;рішенні.</numerusform>
            <numerusform>Жодної помилки в&#xa0;%Ln&#xa0;рішеннях.</numerusform>
            <numerusform>Жодної помилки в&#xa0;%Ln&#xa0;рішеннях.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s) cost you %1 points.</source>
        <comment>result of a review; %1 has one decimal</comment>
        <translation>
            <numerusform>%Ln&#xa0;рішення коштувало вам %1&#xa0;очка.</numerusform>
            <numerusform>%Ln&#xa0;рішення коштували вам %1&#xa0;очка.</numerusform>
            <numerusform>%Ln&#xa0;рішень коштували вам %1&#xa0;очка.</numerusform>
        </translation>
    </message>
    <message>
        <source>You: %1</source>
        <comment>at the end of a game; a place such as “2nd of 4”</comment>
        <translation>Ви: %1</translation>
    </message>
    <message numerus="yes">
        <source>You: %1, %Ln point(s) behind</source>
        <comment>at the end of a game; a place such as “2nd of 4”</comment>
        <translation>
            <numerusform>Ви: %1, відставання %Ln&#xa0;очко</numerusform>
            <numerusform>Ви: %1, відставання %Ln&#xa0;очки</numerusform>
            <numerusform>Ви: %1, відставання %Ln&#xa0;очок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TableView</name>
    <message>
        <source>Undo</source>
        <comment>button</comment>
        <translation>Скасувати хід</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>button</comment>
        <translation>Підказка</translation>
    </message>
    <message>
        <source>Sort by colour</source>
        <comment>button</comment>
        <translation>Сортувати за кольором</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>name of the playing area for screen readers</comment>
        <translation>Стіл</translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <comment>button: rock, paper, scissors</comment>
        <translation>Сортувати за символом</translation>
    </message>
    <message>
        <source>Sort by number</source>
        <comment>button in Ninjan: −6 to 10</comment>
        <translation>Сортувати за номіналом</translation>
    </message>
    <message>
        <source>Sort by number</source>
        <comment>button in Odin: 1 to 9</comment>
        <translation>Сортувати за номіналом</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TransportBar</name>
    <message>
        <source>One step back</source>
        <comment>button: in the review of a game</comment>
        <translation>На крок назад</translation>
    </message>
    <message>
        <source>One step forward</source>
        <comment>button: in the review of a game</comment>
        <translation>На крок уперед</translation>
    </message>
    <message>
        <source>Play automatically</source>
        <comment>button: the review goes on by itself</comment>
        <translation>Показувати хід за ходом</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <comment>button: of the hand or round</comment>
        <translation>До початку</translation>
    </message>
    <message>
        <source>To the end</source>
        <comment>button: of the hand or round</comment>
        <translation>До кінця</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TryLines</name>
    <message>
        <source>What happened</source>
        <comment>title: what followed in the game</comment>
        <translation>Як було</translation>
    </message>
    <message>
        <source>recorded</source>
        <comment>what followed in the game</comment>
        <translation>за записом</translation>
    </message>
    <message>
        <source>After %1</source>
        <comment>title: what would have followed; %1: a move</comment>
        <translation>Після: %1</translation>
    </message>
    <message>
        <source>most likely continuation</source>
        <comment>how a game would have gone on</comment>
        <translation>найімовірніше продовження</translation>
    </message>
    <message>
        <source>being worked out…</source>
        <comment>how a game would have gone on</comment>
        <translation>обчислюється…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points at the end</source>
        <comment>of a hand</comment>
        <translation>
            <numerusform>у&#xa0;кінці %Ln&#xa0;очко</numerusform>
            <numerusform>у&#xa0;кінці %Ln&#xa0;очки</numerusform>
            <numerusform>у&#xa0;кінці %Ln&#xa0;очок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TutorialController</name>
    <message>
        <source>Shall I warn you before a mistake?</source>
        <comment>title</comment>
        <translation>Попереджати вас про помилки?</translation>
    </message>
    <message>
        <source>I speak up before a clear mistake. You decide: every move stays allowed. You can change this in the settings, under “Table”.</source>
        <translation>Я попереджу про явну помилку. Вирішуєте ви: ходити й далі можна як завгодно. Змінити це можна в налаштуваннях, на сторінці «Стіл».</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::VerdictPanel</name>
    <message>
        <source>&amp;Try another card</source>
        <comment>button of the review</comment>
        <translation>&amp;Інша карта</translation>
    </message>
    <message>
        <source>&amp;Try another move</source>
        <comment>button of the review</comment>
        <translation>&amp;Інший хід</translation>
    </message>
    <message>
        <source>Play o&amp;n from here</source>
        <comment>button of the review</comment>
        <translation>Грати &amp;звідси</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::WaitingPage</name>
    <message>
        <source>you</source>
        <extracomment>below the name of the person at this screen</extracomment>
        <translation>ви</translation>
    </message>
    <message>
        <source>host of the table</source>
        <extracomment>below the name of a person</extracomment>
        <translation>господар столу</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln more player(s)</source>
        <comment>title: chairs at the table that nobody has taken yet</comment>
        <translation>
            <numerusform>Чекаємо ще на %Ln&#xa0;гравця</numerusform>
            <numerusform>Чекаємо ще на %Ln&#xa0;гравців</numerusform>
            <numerusform>Чекаємо ще на %Ln&#xa0;гравців</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone is here; the game is about to begin</source>
        <comment>title</comment>
        <translation>Усі на місці, гра скоро почнеться</translation>
    </message>
    <message>
        <source>Hints are allowed at this table.</source>
        <translation>За цим столом підказки дозволено.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what is said of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Free seat</source>
        <extracomment>in place of a name: nobody has taken this chair at the table yet</extracomment>
        <translation>Вільне місце</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::WarningOffer</name>
    <message>
        <source>Shall I warn you before a mistake in your next games? Every move stays allowed.</source>
        <translation>Попереджати вас про помилки в наступних іграх? Ходити й далі можна як завгодно.</translation>
    </message>
    <message>
        <source>I will warn you. You can change that in the settings, under “Table”.</source>
        <translation>Попереджатиму. Змінити це можна в налаштуваннях, на сторінці «Стіл».</translation>
    </message>
    <message>
        <source>All right. You’ll find the warnings in the settings, under “Table”.</source>
        <translation>Гаразд. Попередження є в налаштуваннях, на сторінці «Стіл».</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::WatchControls</name>
    <message>
        <source>The game is paused.</source>
        <comment>said by a screen reader</comment>
        <translation>Гру призупинено.</translation>
    </message>
    <message>
        <source>The game has resumed.</source>
        <comment>said by a screen reader</comment>
        <translation>Гра триває.</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button</comment>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Next move</source>
        <comment>button: a paused game that is watched goes on by so much</comment>
        <translation>Наступний хід</translation>
    </message>
    <message>
        <source>Hide everyone’s cards</source>
        <comment>button, for whoever watches</comment>
        <translation>Приховати карти всіх гравців</translation>
    </message>
    <message>
        <source>Show everyone’s cards</source>
        <comment>button, for whoever watches</comment>
        <translation>Показати карти всіх гравців</translation>
    </message>
</context>
</TS>
