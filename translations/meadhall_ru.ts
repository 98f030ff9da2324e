<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU">
<context>
    <name>meadhall::ui::AnalysisRoom</name>
    <message>
        <source>Choose a place; then click its cards, drag them there, or type their names: %1</source>
        <translation>Выберите место, затем щёлкайте по карточкам, перетаскивайте их туда или вводите их названия: %1</translation>
    </message>
    <message>
        <source>Hidden cards are also inferred from the moves that led here.</source>
        <translation>О&#xa0;скрытых карточках судят и&#xa0;по предыдущим ходам.</translation>
    </message>
    <message>
        <source>Nothing is inferred from play: the moves that led here are not given.</source>
        <translation>Судить о&#xa0;скрытых карточках не по чему: предыдущие ходы не указаны.</translation>
    </message>
    <message>
        <source>%1: a hand has one to nine cards.</source>
        <comment>a name, or “Your hand”</comment>
        <translation>%1: на руках бывает от одной до девяти карточек.</translation>
    </message>
    <message>
        <source>In round %1 your hand has %2.</source>
        <comment>%2: a number of cards</comment>
        <translation>В&#xa0;раунде&#xa0;%1 у&#xa0;вас на руках %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>how many a hand has</comment>
        <translation>
            <numerusform>%Ln&#xa0;карточка</numerusform>
            <numerusform>%Ln&#xa0;карточки</numerusform>
            <numerusform>%Ln&#xa0;карточек</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: more cards are known than there are in that hand.</source>
        <comment>a name</comment>
        <translation>%1: известно больше карточек, чем на руках.</translation>
    </message>
    <message>
        <source>%1: these points are not possible.</source>
        <comment>a name, or “Your hand”</comment>
        <translation>%1: столько очков быть не может.</translation>
    </message>
    <message>
        <source>Exactly one player must be to move, marked by *.</source>
        <translation>Ходить должен ровно один игрок; его знак&#xa0;— *.</translation>
    </message>
    <message>
        <source>The cards on the table must be those of one player.</source>
        <translation>На столе должны лежать карточки одного игрока.</translation>
    </message>
    <message>
        <source>The cards on the table are not a set: they share neither colour nor number.</source>
        <translation>Карточки на столе&#xa0;— не комбинация: ни общего цвета, ни общего номинала.</translation>
    </message>
    <message>
        <source>Whoever played the cards on the table cannot be to move.</source>
        <translation>Тот, чьи карточки лежат на столе, не может ходить.</translation>
    </message>
    <message>
        <source>Nothing lies on the table, so the player to move leads, and nobody can have passed.</source>
        <translation>На столе ничего нет: кто ходит, тот начинает раунд, и&#xa0;никто не мог пропустить ход.</translation>
    </message>
    <message>
        <source>Each of the three piles must have at least one card.</source>
        <translation>В&#xa0;каждой из трёх стопок должна быть хотя бы одна карточка.</translation>
    </message>
    <message>
        <source>Either all players must have revealed one card or none, and the highest ones go first.</source>
        <translation>Открыть по карточке должны либо все, либо никто, и&#xa0;первыми срабатывают старшие.</translation>
    </message>
    <message>
        <source>The moves end the hand, so there is nothing left to decide.</source>
        <translation>Эти ходы завершают партию: решать больше нечего.</translation>
    </message>
    <message>
        <source>This line is too long for a position.</source>
        <translation>Эта строка слишком длинна для позиции.</translation>
    </message>
    <message>
        <source>A position begins with %1 or %2.</source>
        <translation>Позиция начинается с&#xa0;%1 или %2.</translation>
    </message>
    <message>
        <source>The position is not complete.</source>
        <translation>Позиция указана не полностью.</translation>
    </message>
    <message>
        <source>“%1” has no meaning here.</source>
        <translation>«%1» здесь ничего не значит.</translation>
    </message>
    <message>
        <source>Odin has two to six players, Ninjan two to five.</source>
        <translation>В&#xa0;Odin играют от двух до шести человек, в&#xa0;Ninjan&#xa0;— от двух до пяти.</translation>
    </message>
    <message>
        <source>With these colours there are fewer than nine cards for each player.</source>
        <translation>С&#xa0;этими цветами на каждого приходится меньше девяти карточек.</translation>
    </message>
    <message>
        <source>There are nine rounds.</source>
        <translation>Раундов всего девять.</translation>
    </message>
    <message>
        <source>This card is in two places, and there is only one: %1</source>
        <comment>a card</comment>
        <translation>Эта карточка в&#xa0;двух местах, а&#xa0;она только одна: %1</translation>
    </message>
    <message>
        <source>The colour of this card is not in the deck: %1</source>
        <comment>a card</comment>
        <translation>Цвет этой карточки не участвует: %1</translation>
    </message>
    <message>
        <source>The game does not have that many cards.</source>
        <translation>Столько карточек в&#xa0;игре нет.</translation>
    </message>
    <message>
        <source>This move is against the rules: %1</source>
        <comment>the first card of a move</comment>
        <translation>Этот ход против правил: %1</translation>
    </message>
    <message>
        <source>Analyse a position</source>
        <comment>title of a room</comment>
        <translation>Разбор позиции</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>label: how many</comment>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Points that end the game</source>
        <comment>label of a number</comment>
        <translation>Лимит очков</translation>
    </message>
    <message>
        <source>Current round</source>
        <comment>label of a number from 1 to 9</comment>
        <translation>Текущий раунд</translation>
    </message>
    <message>
        <source>Cards of the game</source>
        <comment>title of all cards</comment>
        <translation>Карточки игры</translation>
    </message>
    <message>
        <source>How many</source>
        <comment>heading of a column: of cards</comment>
        <translation>Число</translation>
    </message>
    <message>
        <source>Places</source>
        <comment>title of the places that cards can be at</comment>
        <translation>Места</translation>
    </message>
    <message>
        <source>Cards go to</source>
        <comment>heading of a column: hands and piles</comment>
        <translation>Куда</translation>
    </message>
    <message>
        <source>Known cards</source>
        <comment>heading of a column</comment>
        <translation>Известные карточки</translation>
    </message>
    <message>
        <source>Your hand</source>
        <comment>a place for cards</comment>
        <translation>Ваши карточки</translation>
    </message>
    <message>
        <source>On the table</source>
        <comment>a place for cards: those that were played last</comment>
        <translation>На столе</translation>
    </message>
    <message>
        <source>On pile %1</source>
        <comment>a place for cards</comment>
        <translation>В&#xa0;стопке&#xa0;%1</translation>
    </message>
    <message>
        <source>Out of play</source>
        <comment>a place for cards</comment>
        <translation>Вне игры</translation>
    </message>
    <message>
        <source>To move:</source>
        <comment>label of a list of players</comment>
        <translation>Ходит:</translation>
    </message>
    <message>
        <source>On the table from:</source>
        <comment>label of a list of players: who played the cards there</comment>
        <translation>Кто выложил:</translation>
    </message>
    <message>
        <source>Pos&amp;ition:</source>
        <comment>label of a line of text</comment>
        <translation>Пози&amp;ция:</translation>
    </message>
    <message>
        <source>&amp;Copy line</source>
        <comment>button: a position as a line of text</comment>
        <translation>&amp;Копировать строку</translation>
    </message>
    <message>
        <source>Pas&amp;te</source>
        <comment>button: a position as a line of text</comment>
        <translation>Вс&amp;тавить</translation>
    </message>
    <message>
        <source>Play it o&amp;ut</source>
        <comment>button: begins a game with a position</comment>
        <translation>Дои&amp;грать</translation>
    </message>
    <message>
        <source>Clea&amp;r</source>
        <comment>button: takes all cards away</comment>
        <translation>&amp;Очистить</translation>
    </message>
    <message>
        <source>Position</source>
        <comment>page of a room in a small window</comment>
        <translation>Позиция</translation>
    </message>
    <message>
        <source>Best moves</source>
        <comment>heading, page</comment>
        <translation>Лучшие ходы</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals</source>
        <comment>how many were played to compare moves</comment>
        <translation>
            <numerusform>%Ln&#xa0;расклад</numerusform>
            <numerusform>%Ln&#xa0;расклада</numerusform>
            <numerusform>%Ln&#xa0;раскладов</numerusform>
        </translation>
    </message>
    <message>
        <source>It is somebody else’s turn. Your moves are compared when it is yours.</source>
        <translation>Ходит другой игрок. Ваши ходы сравниваются, когда очередь за вами.</translation>
    </message>
    <message>
        <source>Not possible yet</source>
        <comment>heading: about a position</comment>
        <translation>Пока невозможно</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <comment>said by a screen reader: a move</comment>
        <translation>Лучше всего: %1</translation>
    </message>
    <message>
        <source>Take back the last change (%1)</source>
        <comment>button; a key</comment>
        <translation>Отменить последнее изменение (%1)</translation>
    </message>
    <message>
        <source>All players together cannot have won these points.</source>
        <translation>Все вместе не могли набрать столько очков.</translation>
    </message>
    <message>
        <source>Nobody can hold the goat, and it has not been seen.</source>
        <translation>Козла ни у&#xa0;кого не может быть, и&#xa0;его никто не видел.</translation>
    </message>
</context>
<context>
    <name>ButtonText</name>
    <message>
        <source>Close</source>
        <comment>button</comment>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Copied</source>
        <comment>button: what it copies is on the clipboard now</comment>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>button</comment>
        <translation>Попробовать ещё раз</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <comment>button</comment>
        <translation>&amp;Новая игра…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <comment>button: a game that is not finished</comment>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>Dim cards that cannot &amp;be played</source>
        <comment>setting</comment>
        <translation>При&amp;глушать неподходящие карточки</translation>
    </message>
    <message>
        <source>Start again</source>
        <comment>button: the lesson from its beginning</comment>
        <translation>Сначала</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button</comment>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Resume</source>
        <comment>button: what has been stopped or paused</comment>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <comment>button; %1 is a factor: 2×</comment>
        <translation>Скорость: %1</translation>
    </message>
    <message>
        <source>How would others have played my cards?</source>
        <comment>computers play the deal of a finished game</comment>
        <translation>Как другие сыграли бы моими карточками?</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <comment>button: looks at a game again</comment>
        <translation>&amp;Разобрать</translation>
    </message>
    <message>
        <source>&amp;Yes, warn me</source>
        <comment>button</comment>
        <translation>&amp;Да, предупреждать</translation>
    </message>
    <message>
        <source>No, thank you</source>
        <comment>button</comment>
        <translation>Нет, спасибо</translation>
    </message>
</context>
<context>
    <name>CostText</name>
    <message>
        <source>%1 to %2 points</source>
        <comment>what a move costs; numbers with one decimal</comment>
        <translation>от&#xa0;%1 до&#xa0;%2&#xa0;очка</translation>
    </message>
    <message>
        <source>about %1 points</source>
        <comment>what a move costs; a number with one decimal</comment>
        <translation>около&#xa0;%1&#xa0;очка</translation>
    </message>
    <message>
        <source>Picking up %1 costs %2.</source>
        <comment>warning; a card (accusative), “about 1.2 points”</comment>
        <translation>Если взять %1, потеря составит %2.</translation>
    </message>
    <message>
        <source>Playing %1 costs %2.</source>
        <comment>warning; the value of the cards to be played, “about 1.2 points”</comment>
        <translation>Если выложить %1, потеря составит %2.</translation>
    </message>
    <message>
        <source>Choosing %1 costs %2.</source>
        <comment>warning; a card (accusative), “about 5.2 points”</comment>
        <translation>Если выбрать %1, потеря составит %2.</translation>
    </message>
    <message>
        <source>Laying your card on %1 costs %2.</source>
        <translation>Если положить карточку на %1, потеря составит %2.</translation>
    </message>
    <message>
        <source>Passing costs %1.</source>
        <comment>warning; “about 1.2 points”</comment>
        <translation>Если пропустить ход, потеря составит %1.</translation>
    </message>
    <message>
        <source>It ends the game with somebody else ahead.</source>
        <comment>what speaks against a play</comment>
        <translation>Игра на этом закончится, и&#xa0;победите не вы.</translation>
    </message>
    <message>
        <source>It breaks up your %1.</source>
        <comment>what speaks against a play; the value of a set</comment>
        <translation>Ваша комбинация %1 распадётся.</translation>
    </message>
    <message>
        <source>It leaves %1 on its own: it doesn’t go with any of your other cards.</source>
        <comment>what speaks against a play; a card (accusative)</comment>
        <translation>Вы оставите на руках %1, а&#xa0;она ни с&#xa0;чем у&#xa0;вас не сочетается.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves %Ln of your cards on their own.</source>
        <comment>what speaks against a play</comment>
        <translation>
            <numerusform>Ни с&#xa0;чем не будет сочетаться %Ln&#xa0;ваша карточка.</numerusform>
            <numerusform>Ни с&#xa0;чем не будут сочетаться %Ln&#xa0;ваши карточки.</numerusform>
            <numerusform>Ни с&#xa0;чем не будут сочетаться %Ln&#xa0;ваших карточек.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card you pick up doesn’t go with any of yours.</source>
        <comment>what speaks against a play</comment>
        <translation>Взятая карточка не сочетается ни с&#xa0;одной из ваших.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand still makes %Ln sets afterwards.</source>
        <comment>what speaks against a play</comment>
        <translation>
            <numerusform>На руках всё равно останется %Ln&#xa0;комбинация.</numerusform>
            <numerusform>На руках всё равно останутся %Ln&#xa0;комбинации.</numerusform>
            <numerusform>На руках всё равно останется %Ln&#xa0;комбинаций.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your opponent could go out by beating it.</source>
        <comment>what speaks against a play</comment>
        <translation>Соперник может побить это и&#xa0;избавиться от всех карточек.</translation>
    </message>
    <message>
        <source>Somebody could go out by beating it.</source>
        <comment>what speaks against a play</comment>
        <translation>Кто-нибудь может побить это и&#xa0;избавиться от всех карточек.</translation>
    </message>
    <message>
        <source>It gives up a 9.</source>
        <comment>what speaks against a play: a high card</comment>
        <translation>Вы отдаёте девятку.</translation>
    </message>
    <message>
        <source>It gives up an 8.</source>
        <comment>what speaks against a play: a high card</comment>
        <translation>Вы отдаёте восьмёрку.</translation>
    </message>
    <message numerus="yes">
        <source>You keep all your cards, and your opponent has only %Ln left.</source>
        <comment>what speaks against passing</comment>
        <translation>
            <numerusform>У&#xa0;вас остаются все карточки, а&#xa0;у&#xa0;соперника их всего %Ln.</numerusform>
            <numerusform>У&#xa0;вас остаются все карточки, а&#xa0;у&#xa0;соперника их всего %Ln.</numerusform>
            <numerusform>У&#xa0;вас остаются все карточки, а&#xa0;у&#xa0;соперника их всего %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep all your cards, and somebody has only %Ln left.</source>
        <comment>what speaks against passing</comment>
        <translation>
            <numerusform>У&#xa0;вас остаются все карточки, а&#xa0;у&#xa0;кого-то их всего %Ln.</numerusform>
            <numerusform>У&#xa0;вас остаются все карточки, а&#xa0;у&#xa0;кого-то их всего %Ln.</numerusform>
            <numerusform>У&#xa0;вас остаются все карточки, а&#xa0;у&#xa0;кого-то их всего %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>That ends the round, and somebody else leads.</source>
        <comment>what speaks against passing</comment>
        <translation>Раунд на этом закончится, и&#xa0;следующий начнёте не вы.</translation>
    </message>
    <message>
        <source>As things stand, it has to take a pile worth %1.</source>
        <comment>what speaks against a card; a number below 0</comment>
        <translation>Сейчас этой карточке придётся забрать стопку на %1.</translation>
    </message>
    <message>
        <source>As things stand, it takes %1 and leaves its own %2 as the next prize.</source>
        <comment>what speaks against a card; what a pile is worth: +3; its number, 4 to 10</comment>
        <translation>Сейчас эта карточка заберёт %1, но оставит на столе свои %2.</translation>
    </message>
    <message>
        <source>As things stand, it takes only %1.</source>
        <comment>what speaks against a card; what a pile is worth: +3</comment>
        <translation>Сейчас эта карточка заберёт только %1.</translation>
    </message>
    <message>
        <source>It is resolved last and takes what is left.</source>
        <comment>what speaks against a card</comment>
        <translation>Эта карточка сработает последней и&#xa0;заберёт то, что останется.</translation>
    </message>
    <message>
        <source>It beats nothing as the piles are now.</source>
        <comment>what speaks against a card</comment>
        <translation>Сейчас эта карточка ничего не бьёт.</translation>
    </message>
    <message>
        <source>The pile is then worth %1.</source>
        <comment>what speaks against laying a card there: +9</comment>
        <translation>Стопка тогда будет стоить %1.</translation>
    </message>
    <message>
        <source>Taking the pile with %1 costs %2.</source>
        <extracomment>warning; the card on top of a pile (accusative), “about 5.2 points”</extracomment>
        <translation>Если забрать %1, потеря составит %2.</translation>
    </message>
    <message>
        <source>This pile is worth %1, but others may then get more.</source>
        <comment>what speaks against a pile; +3</comment>
        <translation>Эта стопка стоит %1, но тогда другим может достаться больше.</translation>
    </message>
    <message>
        <source>This pile is worth %1; another is worth %2.</source>
        <comment>what speaks against a pile; what piles are worth: +3, +8</comment>
        <translation>Эта стопка стоит %1, а&#xa0;другая&#xa0;— %2.</translation>
    </message>
    <message numerus="yes">
        <source>A play could leave you with %Ln sets instead of %1.</source>
        <comment>what speaks against passing</comment>
        <translation>
            <numerusform>Если сыграть, у&#xa0;вас может остаться %Ln&#xa0;комбинация вместо&#xa0;%1.</numerusform>
            <numerusform>Если сыграть, у&#xa0;вас могут остаться %Ln&#xa0;комбинации вместо&#xa0;%1.</numerusform>
            <numerusform>Если сыграть, у&#xa0;вас может остаться %Ln&#xa0;комбинаций вместо&#xa0;%1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep all %Ln of your cards.</source>
        <comment>what speaks against passing</comment>
        <translation>
            <numerusform>У&#xa0;вас по-прежнему %Ln&#xa0;карточка.</numerusform>
            <numerusform>У&#xa0;вас по-прежнему %Ln&#xa0;карточки.</numerusform>
            <numerusform>У&#xa0;вас по-прежнему %Ln&#xa0;карточек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand then makes %Ln sets.</source>
        <comment>what speaks against a play</comment>
        <translation>
            <numerusform>На руках тогда останется %Ln&#xa0;комбинация.</numerusform>
            <numerusform>На руках тогда останутся %Ln&#xa0;комбинации.</numerusform>
            <numerusform>На руках тогда останется %Ln&#xa0;комбинаций.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>d MMM</source>
        <comment>a day without its year, short, as QLocale::toString() takes it</comment>
        <translation>d&#xa0;MMM</translation>
    </message>
</context>
<context>
    <name>DealText</name>
    <message>
        <source>Deal of the day</source>
        <comment>title</comment>
        <translation>Расклад дня</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a weekday and a day, as QLocale::toString() takes it</comment>
        <translation>dddd, d&#xa0;MMMM</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln player(s)</source>
        <comment>a game</comment>
        <translation>
            <numerusform>%1, %Ln&#xa0;игрок</numerusform>
            <numerusform>%1, %Ln&#xa0;игрока</numerusform>
            <numerusform>%1, %Ln&#xa0;игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>Not played yet</source>
        <comment>the deal of a day</comment>
        <translation>Ещё не сыгран</translation>
    </message>
    <message numerus="yes">
        <source>You got %1 point(s)</source>
        <comment>%1 may have a sign</comment>
        <translation>
            <numerusform>У&#xa0;вас %1&#xa0;очко</numerusform>
            <numerusform>У&#xa0;вас %1&#xa0;очка</numerusform>
            <numerusform>У&#xa0;вас %1&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer is better.</source>
        <comment>points</comment>
        <translation>Чем меньше, тем лучше.</translation>
    </message>
    <message>
        <source>More is better.</source>
        <comment>points</comment>
        <translation>Чем больше, тем лучше.</translation>
    </message>
    <message numerus="yes">
        <source>As many points as %1, with the same %Ln card(s).</source>
        <comment>points; %1: names of levels</comment>
        <translation>
            <numerusform>Столько же очков, сколько у&#xa0;компьютера (%1), с&#xa0;той же %Ln&#xa0;карточкой.</numerusform>
            <numerusform>Столько же очков, сколько у&#xa0;компьютера (%1), с&#xa0;теми же %Ln&#xa0;карточками.</numerusform>
            <numerusform>Столько же очков, сколько у&#xa0;компьютера (%1), с&#xa0;теми же %Ln&#xa0;карточками.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Between %1 and %2, with the same %Ln card(s).</source>
        <comment>names of levels</comment>
        <translation>
            <numerusform>Между уровнями «%1» и&#xa0;«%2», с&#xa0;той же %Ln&#xa0;карточкой.</numerusform>
            <numerusform>Между уровнями «%1» и&#xa0;«%2», с&#xa0;теми же %Ln&#xa0;карточками.</numerusform>
            <numerusform>Между уровнями «%1» и&#xa0;«%2», с&#xa0;теми же %Ln&#xa0;карточками.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ahead of every level, with the same %Ln card(s).</source>
        <translation>
            <numerusform>Лучше любого уровня&#xa0;— с&#xa0;той же %Ln&#xa0;карточкой.</numerusform>
            <numerusform>Лучше любого уровня&#xa0;— с&#xa0;теми же %Ln&#xa0;карточками.</numerusform>
            <numerusform>Лучше любого уровня&#xa0;— с&#xa0;теми же %Ln&#xa0;карточками.</numerusform>
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
        <translation>Meadhall, расклад дня №&#xa0;%1 (%2): %3</translation>
    </message>
    <message>
        <source>Meadhall, deal %1 (%2): %3</source>
        <comment>number, game, result</comment>
        <translation>Meadhall, расклад №&#xa0;%1 (%2): %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <comment>until the next deal of the day</comment>
        <translation>
            <numerusform>%Ln&#xa0;минуту</numerusform>
            <numerusform>%Ln&#xa0;минуты</numerusform>
            <numerusform>%Ln&#xa0;минут</numerusform>
        </translation>
    </message>
    <message>
        <source>Next deal in %1.</source>
        <translation>Следующий расклад через %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s)</source>
        <comment>until the next deal of the day</comment>
        <translation>
            <numerusform>%Ln&#xa0;час</numerusform>
            <numerusform>%Ln&#xa0;часа</numerusform>
            <numerusform>%Ln&#xa0;часов</numerusform>
        </translation>
    </message>
    <message>
        <source>Next deal in %1 %2.</source>
        <comment>hours, minutes</comment>
        <translation>Следующий расклад через %1&#xa0;%2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) in a row</source>
        <comment>on which the deal of the day was played</comment>
        <translation>
            <numerusform>%Ln&#xa0;день подряд</numerusform>
            <numerusform>%Ln&#xa0;дня подряд</numerusform>
            <numerusform>%Ln&#xa0;дней подряд</numerusform>
        </translation>
    </message>
    <message>
        <source>Day by day</source>
        <comment>heading above the last deals of the day</comment>
        <translation>День за днём</translation>
    </message>
    <message numerus="yes">
        <source>longest: %Ln day(s)</source>
        <comment>row of days</comment>
        <translation>
            <numerusform>рекорд: %Ln&#xa0;день</numerusform>
            <numerusform>рекорд: %Ln&#xa0;дня</numerusform>
            <numerusform>рекорд: %Ln&#xa0;дней</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Just behind %1, with the same %Ln card(s).</source>
        <comment>name of a level</comment>
        <translation>
            <numerusform>Сразу за уровнем «%1», с&#xa0;той же %Ln&#xa0;карточкой.</numerusform>
            <numerusform>Сразу за уровнем «%1», с&#xa0;теми же %Ln&#xa0;карточками.</numerusform>
            <numerusform>Сразу за уровнем «%1», с&#xa0;теми же %Ln&#xa0;карточками.</numerusform>
        </translation>
    </message>
    <message>
        <source>In progress</source>
        <comment>the deal of a day</comment>
        <translation>Идёт сейчас</translation>
    </message>
    <message>
        <source>There is a new deal of the day.</source>
        <translation>Появился новый расклад дня.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>Не удалось прочитать «%1»: %2.</translation>
    </message>
    <message>
        <source>“%1” was written by a newer version of Meadhall.</source>
        <translation>Файл «%1» записан более новой версией Meadhall.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: line %2 is damaged.</source>
        <translation>Не удалось открыть «%1»: повреждена строка&#xa0;%2.</translation>
    </message>
    <message>
        <source>“%1” could not be saved: %2. Your game goes on; try another folder.</source>
        <translation>Не удалось сохранить «%1»: %2. Игра продолжается; попробуйте выбрать другую папку.</translation>
    </message>
    <message>
        <source>“%1” is not a Meadhall game record.</source>
        <comment>a file</comment>
        <translation>В&#xa0;файле «%1» нет записи игры Meadhall.</translation>
    </message>
    <message>
        <source>“%1” could not be deleted: %2.</source>
        <comment>a file and what the system says</comment>
        <translation>Не удалось удалить «%1»: %2.</translation>
    </message>
    <message>
        <source>“%1” could not be restored: %2.</source>
        <comment>a file and what the system says</comment>
        <translation>Не удалось восстановить «%1»: %2.</translation>
    </message>
    <message>
        <source>%1: the program could not be started. An easy computer player takes its place.</source>
        <comment>%1 is a name</comment>
        <translation>%1: программу не удалось запустить. Вместо неё играет компьютер лёгкого уровня.</translation>
    </message>
    <message>
        <source>%1: the program has stopped. An easy computer player takes its place.</source>
        <comment>%1 is a name</comment>
        <translation>%1: программа завершила работу. Вместо неё играет компьютер лёгкого уровня.</translation>
    </message>
    <message>
        <source>%1: the program did not answer in time. An easy computer player takes its place.</source>
        <comment>%1 is a name</comment>
        <translation>%1: программа не ответила вовремя. Вместо неё играет компьютер лёгкого уровня.</translation>
    </message>
    <message>
        <source>%1: the program’s answer could not be understood. An easy computer player takes its place.</source>
        <comment>%1 is a name</comment>
        <translation>%1: программа дала непонятный ответ. Вместо неё играет компьютер лёгкого уровня.</translation>
    </message>
    <message>
        <source>%1: the program’s move broke the rules. An easy computer player takes its place.</source>
        <comment>%1 is a name</comment>
        <translation>%1: программа сделала ход не по правилам. Вместо неё играет компьютер лёгкого уровня.</translation>
    </message>
    <message>
        <source>Meadhall is already running: you can play on here, but only the game in the other window is saved.</source>
        <translation>Meadhall уже работает: играть здесь можно, но сохраняется только игра в&#xa0;другом окне.</translation>
    </message>
    <message>
        <source>There is a game from a newer version of Meadhall here. It has been left alone, and this game will not be saved.</source>
        <translation>Здесь лежит игра, сохранённая более новой версией Meadhall. Она останется как есть, а&#xa0;эта игра сохраняться не будет.</translation>
    </message>
    <message>
        <source>The disk is full: your game goes on, but it will not be saved until there is space again.</source>
        <translation>Нет места на диске: игра продолжается, но не сохраняется, пока место не появится.</translation>
    </message>
    <message>
        <source>The file for the current game has disappeared. Your game goes on, and the file has been created again.</source>
        <translation>Файл текущей игры исчез. Он создан заново, и&#xa0;игра продолжается.</translation>
    </message>
    <message>
        <source>Meadhall cannot write to its folder: you can play on, but this game is not being saved.</source>
        <translation>Не удаётся ничего записать в&#xa0;папку Meadhall: играть можно, но игра не сохраняется.</translation>
    </message>
    <message>
        <source>Your game cannot be saved at the moment, but you can play on.</source>
        <translation>Сейчас не удаётся сохранить игру, но играть можно дальше.</translation>
    </message>
    <message>
        <source>Your last game was damaged. What could be read is here; the damaged file has been kept as “%1”.</source>
        <translation>Прошлая игра повреждена. Открыто всё, что удалось прочитать; повреждённый файл сохранён как «%1».</translation>
    </message>
    <message>
        <source>Your last game was damaged, and nothing of it can be read. The file has been kept as “%1”.</source>
        <translation>Прошлая игра повреждена, прочитать ничего не удалось. Файл сохранён как «%1».</translation>
    </message>
    <message>
        <source>The last line of the record was incomplete and has been left out.</source>
        <translation>Последняя строка записи оказалась неполной и&#xa0;была пропущена.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: line %2 breaks the rules of the game.</source>
        <translation>Не удалось открыть «%1»: строка&#xa0;%2 противоречит правилам игры.</translation>
    </message>
    <message>
        <source>%1: the record names a program. Only commands that you have typed in the “New game” dialog are run, so an easy computer player takes its place.</source>
        <comment>%1 is a name, or several</comment>
        <translation>%1: в&#xa0;записи вместо игрока указана программа. Запускаются только те команды, которые вы сами ввели в&#xa0;окне «Новая игра», поэтому вместо неё играет компьютер лёгкого уровня.</translation>
    </message>
    <message>
        <source>the file is from a newer version of Meadhall and is left alone</source>
        <comment>after a colon</comment>
        <translation>файл создан более новой версией Meadhall и&#xa0;оставлен без изменений</translation>
    </message>
    <message>
        <source>the file there is damaged and cannot be renamed</source>
        <comment>after a colon</comment>
        <translation>файл повреждён, и&#xa0;его нельзя переименовать</translation>
    </message>
    <message>
        <source>another Meadhall has taken over the folder</source>
        <comment>after a colon</comment>
        <translation>папку занял другой экземпляр Meadhall</translation>
    </message>
    <message>
        <source>The disk is not answering.</source>
        <translation>Диск не отвечает.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: it breaks the rules of the game.</source>
        <translation>Не удалось открыть «%1»: запись нарушает правила игры.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>after a colon</comment>
        <translation>на диске нет места</translation>
    </message>
    <message>
        <source>the folder cannot be written to</source>
        <comment>after a colon</comment>
        <translation>в&#xa0;эту папку нельзя записывать</translation>
    </message>
    <message>
        <source>Your settings cannot be saved: %1. They last until Meadhall is closed.</source>
        <translation>Не удаётся сохранить настройки: %1. Они действуют до закрытия Meadhall.</translation>
    </message>
    <message>
        <source>Your solved puzzles cannot be saved: %1. They count until Meadhall is closed.</source>
        <translation>Не удаётся сохранить решённые задачи: %1. Они засчитываются до закрытия Meadhall.</translation>
    </message>
    <message>
        <source>Your results cannot be saved: %1. They count until Meadhall is closed.</source>
        <translation>Не удаётся сохранить ваши результаты: %1. Они засчитываются до закрытия Meadhall.</translation>
    </message>
    <message>
        <source>The review cannot be saved: %1. Next time, the game will be reviewed again.</source>
        <translation>Не удаётся сохранить разбор: %1. В&#xa0;следующий раз игра будет разобрана заново.</translation>
    </message>
    <message>
        <source>Your seat at your friend’s table cannot be saved: %1. If Meadhall stops, you cannot return to it.</source>
        <translation>Не удаётся сохранить ваше место за столом друга: %1. Если Meadhall закроется, вернуться на него не получится.</translation>
    </message>
    <message>
        <source>Meadhall’s folder has been replaced, or another Meadhall has used it. You can play on, but nothing more is saved until you start Meadhall again.</source>
        <translation>Папку Meadhall заменили, или ею пользовался другой экземпляр Meadhall. Играть можно, но до перезапуска Meadhall больше ничего не сохраняется.</translation>
    </message>
    <message>
        <source>the folder has been replaced, or another Meadhall has used it</source>
        <comment>after a colon</comment>
        <translation>папку заменили, или ею пользовался другой экземпляр Meadhall</translation>
    </message>
    <message>
        <source>The invitation cannot be saved: %1. If Meadhall stops, the guests will not find the table again.</source>
        <translation>Не удаётся сохранить приглашение: %1. Если Meadhall закроется, гости не найдут стол снова.</translation>
    </message>
    <message>
        <source>Clearing or restoring the statistics cannot be saved: %1. It lasts until Meadhall is closed.</source>
        <translation>Не удаётся сохранить очистку или восстановление статистики: %1. Они действуют до закрытия Meadhall.</translation>
    </message>
    <message>
        <source>The log is not complete: its end is missing. Save it again.</source>
        <translation>Журнал неполный: в&#xa0;нём нет конца. Сохраните его ещё раз.</translation>
    </message>
    <message>
        <source>Board Game Arena sent an error instead of the log. Try again later.</source>
        <translation>Board Game Arena прислала ошибку вместо журнала. Попробуйте ещё раз позже.</translation>
    </message>
    <message>
        <source>This is the log of another game. Only Odin and Ninjan can be read.</source>
        <translation>Это журнал другой игры. Можно прочитать только Odin и&#xa0;Ninjan.</translation>
    </message>
    <message>
        <source>The text holds the logs of several games. Save one at a time.</source>
        <translation>В&#xa0;тексте журналы нескольких игр. Сохраняйте по одному.</translation>
    </message>
    <message>
        <source>This game is not over yet. It can be reviewed when it is.</source>
        <translation>Эта игра ещё не закончена. Разобрать её можно будет после окончания.</translation>
    </message>
    <message>
        <source>Your cards are not in this log. Save it while you are logged in as a player of this game.</source>
        <translation>Ваших карточек в&#xa0;этом журнале нет. Сохраните его, войдя на сайт как участник этой игры.</translation>
    </message>
    <message>
        <source>The log does not say which cards lay in the piles at the start. Save the replay page instead.</source>
        <translation>Из журнала не видно, какие карточки лежали в&#xa0;стопках в&#xa0;начале. Сохраните вместо него страницу повтора.</translation>
    </message>
    <message>
        <source>Move %1 of this log does not fit the rules, so it cannot be reviewed.</source>
        <comment>%1 is a number</comment>
        <translation>Ход&#xa0;%1 в&#xa0;этом журнале противоречит правилам, поэтому разобрать игру нельзя.</translation>
    </message>
    <message>
        <source>You had no decision to make in this game.</source>
        <translation>В&#xa0;этой игре вам не пришлось принимать решений.</translation>
    </message>
    <message>
        <source>This is not a game log from Board Game Arena.</source>
        <translation>Это не журнал игры с&#xa0;Board Game Arena.</translation>
    </message>
    <message>
        <source>Somebody left before the end: %1. The review ends there.</source>
        <comment>%1: a name, or several</comment>
        <translation>До конца не доиграли: %1. Разбор заканчивается на этом месте.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names in a list without “and”</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>A turn is missing in this log. The review ends there.</source>
        <translation>В&#xa0;этом журнале пропущен ход. Разбор заканчивается на этом месте.</translation>
    </message>
    <message>
        <source>The log does not say how many points end the game. 15 are assumed.</source>
        <translation>Из журнала не видно, при скольких очках игра заканчивается. Предположительно при 15.</translation>
    </message>
    <message>
        <source>Not all four colours of the deck were seen. The missing ones are assumed.</source>
        <translation>Из журнала видны не все четыре цвета колоды. Недостающие программа подставила сама.</translation>
    </message>
    <message>
        <source>The win is shared, so the record ends with the last card.</source>
        <translation>Победа общая, поэтому запись заканчивается последней карточкой.</translation>
    </message>
    <message>
        <source>What was said in this game cannot be saved: %1. After the next start, only the moves can be read again.</source>
        <translation>Не удаётся сохранить сообщения этой игры: %1. После следующего запуска можно будет прочесть только ходы.</translation>
    </message>
    <message>
        <source>This is not the line of a relay. Such a line looks like an invitation: meadhall:NAME:PORT/KEY.</source>
        <translation>Это не строка ретранслятора. Такая строка похожа на приглашение: meadhall:ИМЯ:ПОРТ/КЛЮЧ.</translation>
    </message>
    <message>
        <source>The log contradicts itself or the rules, so it cannot be reviewed.</source>
        <translation>Журнал противоречит сам себе или правилам, поэтому разобрать игру нельзя.</translation>
    </message>
    <message>
        <source>The folder for games is missing, or something else is in its place: you can play on, but this game is not being saved.</source>
        <translation>Папки для игр нет, или на её месте что-то другое: играть можно, но игра не сохраняется.</translation>
    </message>
    <message>
        <source>your share of the disk is used up</source>
        <comment>after a colon</comment>
        <translation>ваше место на диске исчерпано</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <comment>after a colon</comment>
        <translation>диск доступен только для чтения</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <comment>after a colon</comment>
        <translation>диск сообщает об ошибке</translation>
    </message>
    <message>
        <source>the file or its folder does not exist</source>
        <comment>after a colon</comment>
        <translation>такого файла или папки нет</translation>
    </message>
    <message>
        <source>something else is in the place of the folder</source>
        <comment>after a colon</comment>
        <translation>на месте папки что-то другое</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>after a colon</comment>
        <translation>это папка</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <comment>after a colon</comment>
        <translation>это не обычный файл</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <comment>after a colon</comment>
        <translation>слишком длинное имя</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <comment>after a colon</comment>
        <translation>открыто слишком много файлов</translation>
    </message>
    <message>
        <source>the system reports error %1</source>
        <comment>after a colon; %1 is a number</comment>
        <translation>система сообщает об ошибке&#xa0;%1</translation>
    </message>
    <message>
        <source>you may not read it</source>
        <comment>after a colon</comment>
        <translation>у&#xa0;вас нет права его читать</translation>
    </message>
</context>
<context>
    <name>GameSetup</name>
    <message>
        <source>Astrid</source>
        <comment>name of a persona</comment>
        <translation>Астрид</translation>
    </message>
    <message>
        <source>Bjorn</source>
        <comment>name of a persona</comment>
        <translation>Бьёрн</translation>
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
        <translation>Сигрид</translation>
    </message>
    <message>
        <source>Halvdan</source>
        <comment>name of a persona</comment>
        <translation>Хальвдан</translation>
    </message>
    <message>
        <source>Ylva</source>
        <comment>name of a persona</comment>
        <translation>Ильва</translation>
    </message>
    <message>
        <source>Ivar</source>
        <comment>name of a persona</comment>
        <translation>Ивар</translation>
    </message>
    <message>
        <source>Beginner</source>
        <comment>level of a computer player</comment>
        <translation>Начальный</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>level of a computer player</comment>
        <translation>Лёгкий</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>level of a computer player</comment>
        <translation>Средний</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>level of a computer player</comment>
        <translation>Сложный</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>level of a computer player</comment>
        <translation>Мастер</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>who sits on a chair</comment>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>Player %L1</source>
        <comment>one of several people without a name</comment>
        <translation>Игрок %L1</translation>
    </message>
    <message>
        <source>Program</source>
        <comment>who sits on a chair</comment>
        <translation>Программа</translation>
    </message>
    <message>
        <source>Host</source>
        <comment>the person to whom the table belongs, for the guests there</comment>
        <translation>Хозяин</translation>
    </message>
    <message>
        <source>Guest</source>
        <comment>who sits on a chair</comment>
        <translation>Гость</translation>
    </message>
</context>
<context>
    <name>InvitationText</name>
    <message>
        <source>Paste or type the line your friend sent you.</source>
        <comment>an invitation</comment>
        <translation>Вставьте строку, которую вам прислали, или введите её.</translation>
    </message>
    <message>
        <source>The key is still missing: seven groups after a slash.</source>
        <comment>in an invitation</comment>
        <translation>Ещё нет ключа: это семь групп после косой черты.</translation>
    </message>
    <message>
        <source>After the address and a colon there must be a number from 1 to 65535.</source>
        <comment>in an invitation</comment>
        <translation>После адреса и&#xa0;двоеточия должно стоять число от 1 до 65535.</translation>
    </message>
    <message>
        <source>The key is not complete yet: it should have seven groups.</source>
        <translation>Ключ пока неполный: в&#xa0;нём должно быть семь групп.</translation>
    </message>
    <message>
        <source>The invitation is complete.</source>
        <translation>Приглашение полное.</translation>
    </message>
    <message>
        <source>The line does not begin with a usable address.</source>
        <comment>an invitation</comment>
        <translation>В&#xa0;начале строки нет пригодного адреса.</translation>
    </message>
    <message>
        <source>Group %1 of the key has a character that never occurs in keys.</source>
        <translation>В&#xa0;группе&#xa0;%1 ключа есть знак, которого в&#xa0;ключах не бывает.</translation>
    </message>
    <message>
        <source>The key is too long: it should have seven groups, the last one with three characters.</source>
        <translation>Ключ слишком длинный: в&#xa0;нём должно быть семь групп, в&#xa0;последней&#xa0;— три знака.</translation>
    </message>
    <message>
        <source>Something in the key is mistyped: its check character does not match.</source>
        <translation>В&#xa0;ключе опечатка: контрольный знак не сходится.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Get rid of your cards before the others do. You lead this round with exactly one card, any card you like. Your orange 1 doesn’t go with any other card: double-click it or drag it to the middle.</source>
        <extracomment>Lesson, step 1</extracomment>
        <translation>Избавьтесь от своих карточек раньше остальных. Этот раунд начинаете вы: выложите ровно одну карточку, любую. Ваша оранжевая&#xa0;1 не сочетается ни с&#xa0;одной другой: дважды щёлкните по ней или перетащите её в&#xa0;центр стола.</translation>
    </message>
    <message>
        <source>Now pick up one of the two beaten cards; the other one is discarded. You hold three 3s, so take the pink 3.</source>
        <extracomment>Lesson, step 3, its second half</extracomment>
        <translation>Теперь возьмите одну из двух побитых карточек; другая сбрасывается. У&#xa0;вас на руках три тройки, поэтому возьмите розовую&#xa0;3.</translation>
    </message>
    <message>
        <source>Everyone else has passed, so you lead. Again with exactly one card: play the orange 9.</source>
        <extracomment>Lesson, step 9</extracomment>
        <translation>Все остальные пропустили ход, поэтому начинаете вы. Снова ровно с&#xa0;одной карточки: выложите оранжевую&#xa0;9.</translation>
    </message>
    <message>
        <source>All your cards now form one set: four 3s. That is the only time you may lead with more than one card. Play them all.</source>
        <extracomment>Lesson, step 11</extracomment>
        <translation>Теперь все ваши карточки&#xa0;— одна комбинация: четыре тройки. Только в&#xa0;таком случае можно начать сразу с&#xa0;нескольких карточек. Выложите их все.</translation>
    </message>
    <message>
        <source>In turn, everyone either beats the card in the middle with a higher value or passes. If you beat a card, you pick it up.</source>
        <extracomment>Lesson, step 2; the others play after it</extracomment>
        <translation>Дальше каждый по очереди либо бьёт то, что на столе, карточкой или комбинацией с&#xa0;более высоким значением, либо пропускает ход. Кто побил карточку, берёт её в&#xa0;руку.</translation>
    </message>
    <message>
        <source>Cards of the same number are a set too: three 7s are worth 777. Equal values do not beat each other.</source>
        <extracomment>Lesson, step 4; the others play after it</extracomment>
        <translation>Карточки одного номинала&#xa0;— тоже комбинация: три семёрки&#xa0;— это 777. Равные значения друг друга не бьют.</translation>
    </message>
    <message>
        <source>The round goes on until everyone but the last to play has passed.</source>
        <extracomment>Lesson, step 6; the others play after it</extracomment>
        <translation>Раунд продолжается, пока ход не пропустят все, кроме того, кто последним выложил карточки.</translation>
    </message>
    <message>
        <source>If both of them pass now, you win the round: the cards in the middle are discarded, and you lead the next round.</source>
        <extracomment>Lesson, step 8; the others play after it</extracomment>
        <translation>Если теперь оба пропустят ход, раунд за вами: карточки со стола сбрасываются, и&#xa0;следующий раунд начинаете вы.</translation>
    </message>
    <message>
        <source>Only a set of two beats a lone 9, and the others would rather keep theirs.</source>
        <extracomment>Lesson, step 10; the others play after it</extracomment>
        <translation>Одиночную&#xa0;9 можно побить только комбинацией из двух карточек, а&#xa0;такие остальные предпочитают беречь.</translation>
    </message>
    <message>
        <source>You may pass, but here you can beat the cards in the middle.</source>
        <extracomment>Lesson: the learner has passed where the lesson wants a play</extracomment>
        <translation>Пропустить ход можно, но здесь вы можете побить то, что на столе.</translation>
    </message>
    <message>
        <source>You may take that one, but the pink 3 goes with your three 3s.</source>
        <extracomment>Lesson, step 3: the learner wants the other card</extracomment>
        <translation>Можно взять и&#xa0;её, но розовая&#xa0;3 подходит к&#xa0;вашим трём тройкам.</translation>
    </message>
    <message>
        <source>You may take that one, but a 9 is harder to beat than an 8.</source>
        <extracomment>Lesson, step 7: the learner wants the other card</extracomment>
        <translation>Можно взять и&#xa0;её, но девятку труднее побить, чем восьмёрку.</translation>
    </message>
    <message>
        <source>You may lead with any card, but the orange 1 doesn’t go with anything else, so play it now.</source>
        <extracomment>Lesson, step 1: the learner has led another card</extracomment>
        <translation>Начать можно с&#xa0;любой карточки. Но оранжевая&#xa0;1 не сочетается ни с&#xa0;одной другой, поэтому выложите её сейчас.</translation>
    </message>
    <message>
        <source>That beats 32 too. But keep your 3s and 7s for later.</source>
        <extracomment>Lesson, step 3: the learner has played another set</extracomment>
        <translation>Это тоже бьёт 32. Но приберегите тройки и&#xa0;семёрки на потом.</translation>
    </message>
    <message>
        <source>That beats 98 too. But you will need all your 3s at the end.</source>
        <extracomment>Lesson, step 7: the learner has played another set</extracomment>
        <translation>Это тоже бьёт 98. Но в&#xa0;конце вам понадобятся все тройки.</translation>
    </message>
    <message>
        <source>You may lead with any card. But keep your four 3s together.</source>
        <extracomment>Lesson, step 9: the learner has led another card</extracomment>
        <translation>Начать можно с&#xa0;любой карточки. Но не разбивайте свои четыре тройки.</translation>
    </message>
    <message>
        <source>A 3 and a 2 of the same colour are a set. Read the digits as one number, highest first – don’t add them up: 32. Beat it with as many cards or one more: select your blue 8 and blue 2, which make 82, and play them.</source>
        <extracomment>Lesson, step 3</extracomment>
        <translation>Карточки 3 и&#xa0;2 одного цвета&#xa0;— это комбинация. Цифры не складывают, а&#xa0;читают подряд, начиная с&#xa0;большей: 32. Побить её можно двумя или тремя карточками: выделите синие 8 и&#xa0;2, вместе это 82, и&#xa0;выложите их.</translation>
    </message>
    <message>
        <source>You could beat 96, but there’s no hurry: passing costs you nothing but this turn. When it is your turn again, you may play again. Pass now.</source>
        <extracomment>Lesson, step 5</extracomment>
        <translation>Вы могли бы побить 96, но спешить некуда: пропустив ход, вы теряете только его. Когда очередь снова дойдёт до вас, вы сможете сходить. Сейчас пропустите ход.</translation>
    </message>
    <message>
        <source>Take the orange 9: when you lead with it, only two cards can beat it.</source>
        <extracomment>Lesson, step 7, its second half</extracomment>
        <translation>Возьмите оранжевую&#xa0;9: если начать с&#xa0;неё раунд, побить её можно будет только двумя карточками.</translation>
    </message>
    <message>
        <source>It’s your turn again. A set with one more card always beats a smaller one: play your three 7s.</source>
        <extracomment>Lesson, step 7</extracomment>
        <translation>Снова ваш ход. Комбинация, в&#xa0;которой на одну карточку больше, всегда бьёт меньшую: выложите три семёрки.</translation>
    </message>
    <message>
        <source>You have no cards left, so the hand is over at once. The others get a point for each card they still hold. You play on until somebody has 15 points; then whoever has the fewest wins. That’s it! %1 shows the rules at any time.</source>
        <extracomment>Lesson, its end; %1 is a key</extracomment>
        <translation>У&#xa0;вас не осталось карточек, и&#xa0;эта партия, то есть одна раздача, сразу окончена. Остальные получают по штрафному очку за каждую карточку на руках. Так играют, пока кто-нибудь не наберёт 15&#xa0;очков; тогда побеждает тот, у&#xa0;кого их меньше всего. Вот и&#xa0;всё! Правила всегда можно открыть клавишей %1.</translation>
    </message>
    <message>
        <source>That would beat 96. But keep those cards for now: you will need them more later.</source>
        <extracomment>Lesson, step 5: the learner has played instead of passing</extracomment>
        <translation>Этим можно побить 96. Но пока приберегите эти карточки: позже они будут нужнее.</translation>
    </message>
    <message>
        <source>You may lead with just one card. But if you play all four 3s, you get rid of your whole hand.</source>
        <extracomment>Lesson, step 11: the learner has led some of the 3s</extracomment>
        <translation>Начать можно и&#xa0;с&#xa0;одной карточки. Но, выложив все четыре тройки, вы сразу избавитесь от всех карточек.</translation>
    </message>
    <message>
        <source>By keyboard: press P.</source>
        <extracomment>Lesson: how to pass with the keyboard</extracomment>
        <translation>С&#xa0;клавиатуры: клавиша P.</translation>
    </message>
    <message>
        <source>By keyboard: press %1.</source>
        <extracomment>Lesson: how to take a pile with the keyboard; %1: its number</extracomment>
        <translation>С&#xa0;клавиатуры: клавиша %1.</translation>
    </message>
    <message>
        <source>That beats rock too. But higher numbers go first, so choose the 8.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen another paper</extracomment>
        <translation>Она тоже бьёт камень. Но карточки с&#xa0;бо́льшим номиналом срабатывают раньше: выберите&#xa0;8.</translation>
    </message>
    <message>
        <source>Scissors beat only paper, and no paper lies on top. Your paper 8 will win you a pile.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen scissors</extracomment>
        <translation>Ножницы бьют только бумагу, а&#xa0;сверху бумаги нет. С&#xa0;бумагой&#xa0;8 вы заберёте стопку.</translation>
    </message>
    <message>
        <source>Rock beats scissors, so you would have to take the −6. Your paper 8 will win you something better.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen a rock</extracomment>
        <translation>Камень бьёт ножницы, и&#xa0;вам пришлось бы забрать −6. С&#xa0;бумагой&#xa0;8 вам достанется кое-что получше.</translation>
    </message>
    <message>
        <source>You may take that one too, but it is worth only 2 points.</source>
        <extracomment>Lesson of Ninjan: the learner wants pile 3</extracomment>
        <translation>Можно забрать и&#xa0;эту, но в&#xa0;ней всего 2&#xa0;очка.</translation>
    </message>
    <message>
        <source>That beats paper too, but it goes even later. Choose the 4.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen other scissors</extracomment>
        <translation>Она тоже бьёт бумагу, но срабатывает ещё позже. Выберите&#xa0;4.</translation>
    </message>
    <message>
        <source>That beats nothing now: only paper lies on top. Keep it for later.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen rock or paper</extracomment>
        <translation>Сейчас она ничего не бьёт: сверху только бумага. Приберегите её.</translation>
    </message>
    <message>
        <source>That beats scissors too. But choose the 6: you will see why.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen another rock</extracomment>
        <translation>Она тоже бьёт ножницы. Но выберите&#xa0;6: скоро увидите почему.</translation>
    </message>
    <message>
        <source>That beats nothing now: only scissors lie on top. Keep it for later.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen paper or scissors</extracomment>
        <translation>Сейчас она ничего не бьёт: сверху только ножницы. Приберегите её.</translation>
    </message>
    <message>
        <source>You may take that one too, but the scissors 9 brings you more.</source>
        <extracomment>Lesson of Ninjan: the learner wants another pile</extracomment>
        <translation>Можно забрать и&#xa0;эту, но ножницы&#xa0;9 принесут больше.</translation>
    </message>
    <message>
        <source>You could still change your mind. But keep this card: it’s a good one.</source>
        <extracomment>Lesson of Ninjan: the learner wants to change the choice, which is allowed</extracomment>
        <translation>Передумать ещё можно. Но оставьте эту карточку: она хорошая.</translation>
    </message>
    <message>
        <source>Sigrid and Leif are choosing their cards too.</source>
        <extracomment>Lesson of Ninjan: shown while the others choose</extracomment>
        <translation>Сигрид и&#xa0;Лейф тоже выбирают карточки.</translation>
    </message>
    <message>
        <source>In Ninjan you win cards, and their numbers are your points. In each round everyone chooses a card in secret. Rock beats scissors, scissors beat paper, and paper beats rock.</source>
        <extracomment>Lesson of Ninjan, step 1</extracomment>
        <translation>В&#xa0;Ninjan вы забираете карточки, их номиналы&#xa0;— ваши очки. В&#xa0;каждом раунде все тайно выбирают по карточке. Камень бьёт ножницы, ножницы бьют бумагу, бумага бьёт камень.</translation>
    </message>
    <message>
        <source>A card beats a pile if it beats the card on top. Your paper 8 beats both rocks, and one of them is worth 9 points. Choose the paper 8: double-click it or drag it to the middle.</source>
        <extracomment>Lesson of Ninjan, step 2</extracomment>
        <translation>Карточка бьёт стопку, если бьёт её верхнюю карточку. Ваша бумага&#xa0;8 бьёт оба камня, и&#xa0;один из них стоит 9&#xa0;очков. Выберите бумагу&#xa0;8: дважды щёлкните по ней или перетащите её в&#xa0;центр стола.</translation>
    </message>
    <message>
        <source>Nobody knows your card yet. Once everyone has chosen, all the cards are turned over together. Then they are resolved one by one, from the highest number to the lowest.</source>
        <extracomment>Lesson of Ninjan, step 3; the others choose after it</extracomment>
        <translation>Вашу карточку пока никто не видит. Когда выберут все, карточки откроют одновременно. Потом они сработают по очереди, от большего номинала к&#xa0;меньшему.</translation>
    </message>
    <message>
        <source>Your 8 is the highest, so it goes first. It beats piles 1 and 3, and you take one of them with all its cards. Click pile 1: it’s worth 9 points.</source>
        <extracomment>Lesson of Ninjan, step 4</extracomment>
        <translation>Ваша&#xa0;8 старше всех и&#xa0;срабатывает первой. Она бьёт стопки&#xa0;1 и&#xa0;3, и&#xa0;вы забираете одну из них со всеми карточками. Щёлкните по стопке&#xa0;1: в&#xa0;ней 9&#xa0;очков.</translation>
    </message>
    <message>
        <source>9 points for you! Your paper 8 starts a new pile in that place. Next is Sigrid with her 3, then Leif with his −1.</source>
        <extracomment>Lesson of Ninjan, step 5; the others act after it</extracomment>
        <translation>У&#xa0;вас 9&#xa0;очков! На этом месте ваша бумага&#xa0;8 начинает новую стопку. Дальше Сигрид с&#xa0;тройкой, потом Лейф с&#xa0;−1.</translation>
    </message>
    <message>
        <source>Leif’s paper beat nothing, because no rock was left on top. A card that beats nothing is laid on any pile. Now pile 2 is worth −7.</source>
        <extracomment>Lesson of Ninjan, step 6</extracomment>
        <translation>Бумага Лейфа ничего не побила: камней сверху не осталось. Такую карточку кладут на любую стопку. Теперь стопка&#xa0;2 стоит −7.</translation>
    </message>
    <message>
        <source>The second round. Paper lies on top of every pile, and scissors beat paper. Choose your scissors 4, and see what the others leave you.</source>
        <extracomment>Lesson of Ninjan, step 7</extracomment>
        <translation>Второй раунд. На всех стопках сверху бумага, а&#xa0;ножницы бьют бумагу. Выберите ножницы&#xa0;4 и&#xa0;посмотрите, что оставят вам другие.</translation>
    </message>
    <message>
        <source>Sigrid’s 9 and Leif’s 7 went first and took the good piles. Your scissors 4 beats only pile 2. A card that beats a pile must take one, good or bad: this one costs you 7 points.</source>
        <extracomment>Lesson of Ninjan, step 8; the learner&apos;s card takes the pile after it</extracomment>
        <translation>Девятка Сигрид и&#xa0;семёрка Лейфа сработали раньше и&#xa0;забрали хорошие стопки. Ваши ножницы&#xa0;4 бьют только стопку&#xa0;2. Побитую стопку придётся забрать, хороша она или плоха: эта отнимет у&#xa0;вас 7&#xa0;очков.</translation>
    </message>
    <message>
        <source>The third round. Only scissors lie on top now, and rock beats scissors. Choose your rock 6.</source>
        <extracomment>Lesson of Ninjan, step 9</extracomment>
        <translation>Третий раунд. Теперь сверху только ножницы, а&#xa0;камень бьёт ножницы. Выберите камень&#xa0;6.</translation>
    </message>
    <message>
        <source>Sigrid has chosen a 6 as well. When numbers are equal, the card that beats the other goes first: your rock beats her scissors. You may take any pile: click the scissors 9.</source>
        <extracomment>Lesson of Ninjan, step 10</extracomment>
        <translation>Сигрид тоже выбрала 6. При равных номиналах первой срабатывает карточка, которая бьёт другую: ваш камень бьёт её ножницы. Забрать можно любую стопку: щёлкните по ножницам&#xa0;9.</translation>
    </message>
    <message>
        <source>9 points again. But now your own rock 6 lies on top: your card is the next prize. Watch Leif’s paper 2.</source>
        <extracomment>Lesson of Ninjan, step 11; the others act after it</extracomment>
        <translation>Ещё 9&#xa0;очков. Но теперь сверху лежит ваш камень&#xa0;6: следующая добыча&#xa0;— ваша карточка. Следите за бумагой&#xa0;2 Лейфа.</translation>
    </message>
    <message>
        <source>Leif’s paper beat your rock and took it. You have 11 points, more than the others. After nine rounds, whoever has the most points wins. That’s it! %1 shows the rules at any time.</source>
        <extracomment>Lesson of Ninjan, its end; %1 is a key</extracomment>
        <translation>Бумага Лейфа побила ваш камень и&#xa0;забрала его. У&#xa0;вас 11&#xa0;очков, больше всех. После девяти раундов побеждает тот, у&#xa0;кого очков больше. Вот и&#xa0;всё! Правила всегда можно открыть клавишей %1.</translation>
    </message>
    <message>
        <source>By keyboard: arrows and Space, then Enter.</source>
        <extracomment>Lesson: how to play several cards with the keyboard</extracomment>
        <translation>С&#xa0;клавиатуры: стрелки и&#xa0;пробел, потом Enter.</translation>
    </message>
    <message>
        <source>By keyboard: arrows, then Enter.</source>
        <extracomment>Lesson: how to play, choose or pick up a card with the keyboard</extracomment>
        <translation>С&#xa0;клавиатуры: стрелки, потом Enter.</translation>
    </message>
</context>
<context>
    <name>NetworkText</name>
    <message>
        <source>Too many programs are connected to this table.</source>
        <translation>К&#xa0;этому столу подключено слишком много программ.</translation>
    </message>
    <message>
        <source>You have come back to this table in another window.</source>
        <translation>Вы вернулись за этот стол в&#xa0;другом окне.</translation>
    </message>
    <message>
        <source>The guest has left the table.</source>
        <translation>Гость вышел из-за стола.</translation>
    </message>
    <message>
        <source>The table has been closed.</source>
        <comment>by its host</comment>
        <translation>Стол закрыт.</translation>
    </message>
    <message>
        <source>The other program sent something that cannot be understood.</source>
        <translation>Другая программа прислала непонятные данные.</translation>
    </message>
    <message>
        <source>The connection was lost.</source>
        <translation>Соединение потеряно.</translation>
    </message>
    <message>
        <source>Nobody answers at this address. Is the table open, and can this computer reach it?</source>
        <translation>По этому адресу никто не отвечает. Открыт ли стол, и&#xa0;доступен ли он с&#xa0;этого компьютера?</translation>
    </message>
    <message>
        <source>There was no answer in time.</source>
        <translation>Ответ не пришёл вовремя.</translation>
    </message>
    <message>
        <source>at the table</source>
        <comment>below the name of a guest</comment>
        <translation>за столом</translation>
    </message>
    <message>
        <source>away</source>
        <comment>below the name of a guest: the connection is lost</comment>
        <translation>нет на месте</translation>
    </message>
    <message>
        <source>Well played</source>
        <comment>said to everyone at the table</comment>
        <translation>Хорошо сыграно</translation>
    </message>
    <message>
        <source>Thank you</source>
        <comment>said to everyone at the table</comment>
        <translation>Спасибо</translation>
    </message>
    <message>
        <source>One moment</source>
        <comment>said to everyone at the table: I am thinking, or away for a moment</comment>
        <translation>Минутку</translation>
    </message>
    <message>
        <source>Good luck</source>
        <comment>said to everyone at the table</comment>
        <translation>Удачи</translation>
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
        <translation>Ещё одну игру?</translation>
    </message>
    <message>
        <source>Goodbye</source>
        <comment>said to everyone at the table</comment>
        <translation>До свидания</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1 is a name, %2 what that player says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>All seats at this table are taken.</source>
        <translation>За этим столом все места заняты.</translation>
    </message>
    <message>
        <source>This seat is taken.</source>
        <translation>Это место занято.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <comment>to take a chair at a friend’s table</comment>
        <translation>Введите имя.</translation>
    </message>
    <message>
        <source>The other program uses a different version of the protocol. Update the older of the two.</source>
        <translation>У&#xa0;другой программы другая версия протокола. Обновите более старую.</translation>
    </message>
    <message>
        <source>The other program has stopped responding.</source>
        <translation>Другая программа перестала отвечать.</translation>
    </message>
    <message>
        <source>This table has a different key now. Ask for its current invitation.</source>
        <translation>У&#xa0;этого стола теперь другой ключ. Попросите новое приглашение.</translation>
    </message>
    <message>
        <source>seat is free</source>
        <comment>below the word “Guest”: nobody has come yet</comment>
        <translation>место свободно</translation>
    </message>
    <message>
        <source>The host asks you to leave the table.</source>
        <translation>Хозяин стола просит вас выйти из-за стола.</translation>
    </message>
    <message>
        <source>All seats are taken, but somebody is away. The host is asked whether you may play on for them…</source>
        <translation>Все места заняты, но кое-кого нет на месте. Спрашиваем хозяина стола, можно ли вам доиграть за отсутствующего…</translation>
    </message>
    <message>
        <source>Your program joined after the cards were dealt, so it cannot say whether the deals were fair.</source>
        <translation>Ваша программа подключилась уже после раздачи, поэтому не может сказать, была ли раздача честной.</translation>
    </message>
    <message>
        <source>This game was dealt fairly: your program has checked every deal and every move.</source>
        <translation>Карточки в&#xa0;этой игре розданы честно: ваша программа проверила каждую раздачу и&#xa0;каждый ход.</translation>
    </message>
    <message>
        <source>This game was not dealt fairly: the host’s secret is not the one committed to beforehand.</source>
        <translation>Карточки в&#xa0;этой игре розданы нечестно: секрет хозяина стола&#xa0;— не тот, который он зафиксировал заранее.</translation>
    </message>
    <message>
        <source>This game was not dealt fairly: a player’s part of the deal is missing or was replaced.</source>
        <translation>Карточки в&#xa0;этой игре розданы нечестно: вклад одного из игроков в&#xa0;раздачу потерян или подменён.</translation>
    </message>
    <message>
        <source>This game was not dealt fairly: the rules or players were changed after everyone had added a part.</source>
        <translation>Карточки в&#xa0;этой игре розданы нечестно: правила или игроки изменены уже после того, как все внесли свой вклад.</translation>
    </message>
    <message>
        <source>This game was not dealt fairly: deal %L1 does not follow from what was agreed.</source>
        <translation>Карточки в&#xa0;этой игре розданы нечестно: раздача №&#xa0;%L1 не следует из того, о&#xa0;чём договорились.</translation>
    </message>
    <message>
        <source>This game was not played fairly: line %L1 of the record does not fit the cards that were dealt.</source>
        <translation>В&#xa0;этой игре играли нечестно: строка&#xa0;%L1 записи не соответствует розданным карточкам.</translation>
    </message>
    <message>
        <source>The host has not proved that this game was dealt fairly.</source>
        <translation>Хозяин стола не доказал, что карточки в&#xa0;этой игре розданы честно.</translation>
    </message>
    <message>
        <source>This needs Qt Network, which is not installed. On Debian and Ubuntu it is in the package %1.</source>
        <translation>Для этого нужен модуль Qt Network, а&#xa0;он не установлен. В&#xa0;Debian и&#xa0;Ubuntu это пакет %1.</translation>
    </message>
    <message>
        <source>This needs Qt’s TLS plug-in and OpenSSL, which are not installed. On Debian and Ubuntu they are in the packages %1 and %2.</source>
        <translation>Для этого нужны модуль TLS для Qt и&#xa0;OpenSSL, а&#xa0;они не установлены. В&#xa0;Debian и&#xa0;Ubuntu это пакеты %1 и&#xa0;%2.</translation>
    </message>
    <message>
        <source>The host does not allow hints.</source>
        <translation>Хозяин стола не разрешает подсказки.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <comment>whose connection was lost</comment>
        <translation>Снова за столом: %1.</translation>
    </message>
    <message>
        <source>%1 plays on for %2.</source>
        <translation>Теперь играет %1 (раньше: %2).</translation>
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
            <numerusform>Раздача готовилась %Ln&#xa0;раз, и&#xa0;хозяин стола мог выбрать одну из них.</numerusform>
            <numerusform>Раздача готовилась %Ln&#xa0;раза, и&#xa0;хозяин стола мог выбрать одну из них.</numerusform>
            <numerusform>Раздача готовилась %Ln&#xa0;раз, и&#xa0;хозяин стола мог выбрать одну из них.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal was made without a part that was promised: that of %1. Whoever knew the other parts could choose between deals with it and without it.</source>
        <comment>after a game; names</comment>
        <translation>В&#xa0;раздаче не хватает обещанного вклада (%1). Тот, кто знал остальные вклады, мог выбрать, раздавать с&#xa0;ним или без него.</translation>
    </message>
    <message>
        <source>computer</source>
        <comment>below the name of a guest for whom one plays</comment>
        <translation>компьютер</translation>
    </message>
    <message>
        <source>%1 (computer)</source>
        <comment>who made a move: the computer that plays for that guest</comment>
        <translation>%1 (компьютер)</translation>
    </message>
    <message numerus="yes">
        <source>A computer made %Ln of your moves.</source>
        <comment>after a game, of a guest</comment>
        <translation>
            <numerusform>Компьютер сделал за вас %Ln&#xa0;ход.</numerusform>
            <numerusform>Компьютер сделал за вас %Ln&#xa0;хода.</numerusform>
            <numerusform>Компьютер сделал за вас %Ln&#xa0;ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game was not played fairly: your move in line %L1 of the record is not the one your program sent.</source>
        <translation>В&#xa0;этой игре играли нечестно: ваш ход в&#xa0;строке&#xa0;%L1 записи не тот, который отправила ваша программа.</translation>
    </message>
    <message>
        <source>No port for guests can be opened on this computer.</source>
        <translation>На этом компьютере не удаётся открыть порт для гостей.</translation>
    </message>
</context>
<context>
    <name>NewGameTexts</name>
    <message>
        <source>Cannot resist a high card.</source>
        <comment>about the persona Astrid, a woman</comment>
        <translation>Не может устоять перед старшей карточкой.</translation>
    </message>
    <message>
        <source>Slow and kind: lets others go first.</source>
        <comment>about the persona Bjorn, a man</comment>
        <translation>Неторопливый добряк: пропускает других вперёд.</translation>
    </message>
    <message>
        <source>Experienced: keeps together what belongs together.</source>
        <comment>about the persona Gudrun, an old woman</comment>
        <translation>Опыт за плечами: не разбивает комбинации.</translation>
    </message>
    <message>
        <source>Likes to gamble: plays one card more than needed.</source>
        <comment>about the persona Leif, a young man</comment>
        <translation>Любит риск: выкладывает на одну карточку больше, чем нужно.</translation>
    </message>
    <message>
        <source>Aggressive: strong cards, few passes.</source>
        <comment>about the persona Sigrid, a woman</comment>
        <translation>Атакует сильными карточками, редко пропускает ход.</translation>
    </message>
    <message>
        <source>The wise one: no quirks, just the best move.</source>
        <comment>about the persona Halvdan, an old man</comment>
        <translation>Мудрец: никаких привычек, просто лучший ход.</translation>
    </message>
    <message>
        <source>Collects cards that go well together.</source>
        <comment>about the persona Ylva, a woman</comment>
        <translation>Собирает карточки, которые хорошо сочетаются.</translation>
    </message>
    <message>
        <source>The guard: plays safe and waits.</source>
        <comment>about the persona Ivar, a man</comment>
        <translation>Страж: играет осторожно и&#xa0;выжидает.</translation>
    </message>
    <message>
        <source>Has just learnt the rules.</source>
        <comment>about the level Beginner</comment>
        <translation>Пока знает только правила.</translation>
    </message>
    <message>
        <source>Often misses the better move.</source>
        <comment>about the level Easy</comment>
        <translation>Часто не замечает лучшего хода.</translation>
    </message>
    <message>
        <source>Plays well, by instinct.</source>
        <comment>about the level Medium</comment>
        <translation>Играет хорошо, интуитивно.</translation>
    </message>
    <message>
        <source>Remembers what was played and looks ahead.</source>
        <comment>about the level Hard</comment>
        <translation>Помнит, что сыграно, и&#xa0;думает наперёд.</translation>
    </message>
    <message>
        <source>Looks far ahead and forgives nothing.</source>
        <comment>about the level Master</comment>
        <translation>Видит далеко вперёд и&#xa0;не прощает ошибок.</translation>
    </message>
    <message>
        <source>One hand</source>
        <comment>the game is over after one deal</comment>
        <translation>Одна партия</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <comment>points that end the game</comment>
        <translation>
            <numerusform>%Ln&#xa0;очко</numerusform>
            <numerusform>%Ln&#xa0;очка</numerusform>
            <numerusform>%Ln&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>optional</source>
        <comment>whole hand as lead</comment>
        <translation>по желанию</translation>
    </message>
    <message>
        <source>compulsory</source>
        <comment>whole hand as lead</comment>
        <translation>обязательно</translation>
    </message>
    <message>
        <source>the next in turn</source>
        <comment>next hand is started by</comment>
        <translation>следующий по кругу</translation>
    </message>
    <message>
        <source>to the left of the last round’s leader</source>
        <comment>next hand is started by</comment>
        <translation>сосед слева от начавшего последний раунд</translation>
    </message>
    <message>
        <source>whoever went out</source>
        <comment>next hand is started by</comment>
        <translation>тот, у&#xa0;кого закончились карточки</translation>
    </message>
    <message>
        <source>in the deck</source>
        <comment>the goat</comment>
        <translation>в&#xa0;колоде</translation>
    </message>
    <message>
        <source>not in the deck</source>
        <comment>the goat</comment>
        <translation>не участвует</translation>
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
        <translation>Выберите %1: вы побьёте %2 и&#xa0;заберёте стопку (%3); помешать этому никто не сможет.</translation>
    </message>
    <message>
        <source>Choose %1: it takes %2 (%3) unless somebody plays %4 first.</source>
        <extracomment>advice; %1: own card, %2: top of a pile, %3: what the pile is worth, %4: a card (all cards accusative)</extracomment>
        <translation>Выберите %1: вы побьёте %2 и&#xa0;заберёте стопку (%3), если никто не опередит вас, выложив %4.</translation>
    </message>
    <message>
        <source>Choose %1: it takes %2 (%3) unless somebody plays one of these first: %4.</source>
        <extracomment>advice; %1: own card, %2: top of a pile, %3: what the pile is worth, %4: a list of cards (nominative)</extracomment>
        <translation>Выберите %1: вы побьёте %2 и&#xa0;заберёте стопку (%3), если никто не опередит вас с&#xa0;одной из этих карточек: %4.</translation>
    </message>
    <message>
        <source>Choose %1: it takes %2 (%3) unless an earlier card changes that pile.</source>
        <extracomment>advice; %1: own card, %2: top of a pile, %3: what the pile is worth (all cards accusative)</extracomment>
        <translation>Выберите %1: вы побьёте %2 и&#xa0;заберёте стопку (%3), если до этого ни одна карточка не изменит эту стопку.</translation>
    </message>
    <message>
        <source>Take the pile worth %1, even though there is one worth %2.</source>
        <extracomment>advice; %1, %2: what piles are worth: +10, −3</extracomment>
        <translation>Заберите стопку на %1, хотя есть и&#xa0;стопка на %2.</translation>
    </message>
    <message>
        <source>Take %1 rather than %2.</source>
        <extracomment>advice; %1, %2: what piles are worth: +10, −3</extracomment>
        <translation>Заберите стопку на %1, а&#xa0;не на %2.</translation>
    </message>
    <message>
        <source>Take %1 rather than %2 or %3.</source>
        <extracomment>advice; %1, %2, %3: what piles are worth: +10, −3</extracomment>
        <translation>Заберите стопку на %1, а&#xa0;не на %2 или на %3.</translation>
    </message>
    <message>
        <source>Lay your card on %1: the pile is then worth %2.</source>
        <extracomment>advice; %1: the card on top of a pile (accusative), %2: what the pile is worth then: +10, −3</extracomment>
        <translation>Положите карточку на %1: стопка будет стоить %2.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %1: as things stand it has to take %2 (%3), but %Ln unseen cards could still change that.</source>
        <extracomment>advice; %1: own card, %2: top of a pile, %3: what the pile is worth, below 0 (all cards accusative)</extracomment>
        <translation>
            <numerusform>Выберите %1: сейчас пришлось бы забрать %2 (%3), но %Ln&#xa0;неизвестная карточка ещё может это изменить.</numerusform>
            <numerusform>Выберите %1: сейчас пришлось бы забрать %2 (%3), но %Ln&#xa0;неизвестные карточки ещё могут это изменить.</numerusform>
            <numerusform>Выберите %1: сейчас пришлось бы забрать %2 (%3), но %Ln&#xa0;неизвестных карточек ещё могут это изменить.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose %1: it is your only card.</source>
        <comment>advice; own card</comment>
        <translation>Выберите %1: это ваша единственная карточка.</translation>
    </message>
    <message>
        <source>Choose %1: it is resolved last, so it takes what is left or is laid down.</source>
        <comment>advice; own card</comment>
        <translation>Выберите %1: эта карточка сработает последней и&#xa0;заберёт то, что останется, или просто ляжет на стопку.</translation>
    </message>
    <message>
        <source>Choose %1: it is resolved first and beats nothing, so it takes nothing.</source>
        <comment>advice; own card</comment>
        <translation>Выберите %1: эта карточка сработает первой и&#xa0;ничего не побьёт, а&#xa0;значит, ничего и&#xa0;не заберёт.</translation>
    </message>
    <message>
        <source>Choose %1: it beats nothing as the piles are now.</source>
        <comment>advice; own card</comment>
        <translation>Выберите %1: сейчас эта карточка ничего не бьёт.</translation>
    </message>
    <message>
        <source>No other card of yours takes a better pile now.</source>
        <comment>reason for a card</comment>
        <translation>Ни одной другой карточкой вы сейчас не заберёте стопку лучше.</translation>
    </message>
    <message>
        <source>With %1 you would have to take a pile worth %2 now.</source>
        <extracomment>reason for a card; %1: another own card (accusative), %2: what a pile is worth, below 0</extracomment>
        <translation>Если бы вы выбрали %1, сейчас пришлось бы забрать стопку на %2.</translation>
    </message>
    <message>
        <source>In its place you leave a card worth %1.</source>
        <comment>reason for a card; a number below 0</comment>
        <translation>На месте стопки останется карточка номиналом&#xa0;%1.</translation>
    </message>
    <message>
        <source>You leave only your %1 in place of the pile.</source>
        <comment>reason for a card; its number, 1 to 3</comment>
        <translation>На месте стопки останется только ваша&#xa0;%1.</translation>
    </message>
    <message>
        <source>In its place you leave your %1, which somebody may take.</source>
        <comment>reason for a card; its number, 4 to 10</comment>
        <translation>На месте стопки останется ваша&#xa0;%1, и&#xa0;её могут забрать.</translation>
    </message>
    <message>
        <source>Laid on a pile, it makes that pile worth %1 less.</source>
        <comment>reason for a card; a number above 0</comment>
        <translation>Стопка, на которую она ляжет, потеряет %1.</translation>
    </message>
    <message>
        <source>Laid on a pile, it adds only %1.</source>
        <comment>reason for a card; 1 to 3</comment>
        <translation>Стопка, на которую она ляжет, получит только %1.</translation>
    </message>
    <message>
        <source>Laid on a pile, it adds %1 for whoever takes it.</source>
        <comment>reason for a card; 4 to 10</comment>
        <translation>Стопка, на которую она ляжет, получит %1, и&#xa0;её могут забрать.</translation>
    </message>
    <message>
        <source>Your card can only go to %1.</source>
        <extracomment>advice; %1: the card on top of a pile (accusative)</extracomment>
        <translation>Вашу карточку можно положить только на %1.</translation>
    </message>
    <message>
        <source>Then the %1 has to take a pile worth %2 at best.</source>
        <extracomment>reason for a pile; %1: a card still to come (nominative), %2: what a pile is worth, below 0</extracomment>
        <translation>Тогда карточке «%1» придётся забрать стопку на %2 или хуже.</translation>
    </message>
    <message>
        <source>Then the %1 gets at most %2 instead of %3.</source>
        <extracomment>reason for a pile; %1: a card still to come (nominative), %2, %3: what piles are worth: +10, 0</extracomment>
        <translation>Тогда карточка «%1» принесёт не больше %2 вместо&#xa0;%3.</translation>
    </message>
    <message>
        <source>You could take it next round with %1.</source>
        <comment>reason for a pile; own card (accusative)</comment>
        <translation>В&#xa0;следующем раунде вы могли бы забрать её, выбрав %1.</translation>
    </message>
    <message>
        <source>That pile is worth the least now.</source>
        <comment>reason for laying a card there</comment>
        <translation>Сейчас у&#xa0;этой стопки наименьшая сумма.</translation>
    </message>
    <message>
        <source>That pile is worth the most now.</source>
        <comment>reason for laying a card there</comment>
        <translation>Сейчас у&#xa0;этой стопки наибольшая сумма.</translation>
    </message>
    <message>
        <source>No card still to come beats yours.</source>
        <comment>reason for a pile</comment>
        <translation>Ни одна из следующих карточек не бьёт вашу.</translation>
    </message>
    <message>
        <source>Nobody can take the %1 in this round.</source>
        <comment>reason for a pile; what another pile is worth: +10</comment>
        <translation>Стопку на %1 в&#xa0;этом раунде никто не сможет забрать.</translation>
    </message>
    <message>
        <source>Yours is the last card of this round.</source>
        <comment>reason for a pile</comment>
        <translation>Ваша карточка&#xa0;— последняя в&#xa0;этом раунде.</translation>
    </message>
    <message>
        <source>The cards still to come then get at most %1 in all.</source>
        <comment>reason for a pile; points: +10, 0</comment>
        <translation>Тогда следующие карточки вместе принесут не больше %1.</translation>
    </message>
    <message>
        <source>The throw is pure luck: rock, paper and scissors are equally good.</source>
        <comment>advice</comment>
        <translation>Тут всё решает удача: камень, ножницы и&#xa0;бумага одинаково хороши.</translation>
    </message>
    <message>
        <source>Choose %1: it is resolved after your opponent’s card, so it takes what is left or is laid down.</source>
        <comment>advice; own card</comment>
        <translation>Выберите %1: эта карточка сработает после карточки соперника и&#xa0;заберёт то, что останется, или просто ляжет на стопку.</translation>
    </message>
    <message>
        <source>It takes %1 (%2), and nobody can prevent that.</source>
        <extracomment>reason for a card; %1: top of a pile (accusative), %2: what the pile is worth: +10, −3</extracomment>
        <translation>Эта карточка побьёт %1 и&#xa0;заберёт стопку (%2); помешать этому никто не сможет.</translation>
    </message>
    <message>
        <source>It takes %1 (%2) unless somebody plays %3 first.</source>
        <extracomment>reason for a card; %1: top of a pile, %2: what the pile is worth, %3: a card (cards accusative)</extracomment>
        <translation>Эта карточка побьёт %1 и&#xa0;заберёт стопку (%2), если никто не опередит её, выложив %3.</translation>
    </message>
    <message>
        <source>It takes %1 (%2) unless an earlier card changes that pile.</source>
        <extracomment>reason for a card; %1: top of a pile (accusative), %2: what the pile is worth: +10, −3</extracomment>
        <translation>Эта карточка побьёт %1 и&#xa0;заберёт стопку (%2), если до этого ни одна карточка не изменит эту стопку.</translation>
    </message>
    <message>
        <source>It is resolved after your opponent’s card: it takes what is left or is laid down.</source>
        <comment>reason for a card</comment>
        <translation>Эта карточка сработает после карточки соперника и&#xa0;заберёт то, что останется, или просто ляжет на стопку.</translation>
    </message>
    <message>
        <source>It is resolved last: it takes what is left or is laid down.</source>
        <comment>reason for a card</comment>
        <translation>Эта карточка сработает последней и&#xa0;заберёт то, что останется, или просто ляжет на стопку.</translation>
    </message>
    <message>
        <source>It is resolved first and beats nothing, so it takes nothing.</source>
        <comment>reason for a card</comment>
        <translation>Эта карточка сработает первой и&#xa0;ничего не побьёт, а&#xa0;значит, ничего и&#xa0;не заберёт.</translation>
    </message>
    <message>
        <source>It beats nothing as the piles are now.</source>
        <comment>reason for a card</comment>
        <translation>Сейчас эта карточка ничего не бьёт.</translation>
    </message>
    <message>
        <source>It’s worth %1; the others at most %2.</source>
        <extracomment>reason for a pile; %1, %2: what piles are worth: +10, −3</extracomment>
        <translation>Она стоит %1, а&#xa0;остальные&#xa0;— не больше %2.</translation>
    </message>
    <message>
        <source>The pile is then worth %1.</source>
        <extracomment>reason for laying a card on a pile; %1: what the pile is worth then: +10, −3</extracomment>
        <translation>Стопка тогда будет стоить %1.</translation>
    </message>
    <message>
        <source>Take %1: each of the piles you could take is worth %2.</source>
        <extracomment>advice; %1: the card on top of a pile (accusative), %2: what piles are worth: +10, −3</extracomment>
        <translation>Заберите %1: все стопки, которые можно забрать, стоят одинаково: %2.</translation>
    </message>
    <message>
        <source>Each of the piles that the card beats is worth %1.</source>
        <extracomment>reason for a pile; %1: what piles are worth: +10, −3</extracomment>
        <translation>Все стопки, которые бьёт карточка, стоят одинаково: %1.</translation>
    </message>
</context>
<context>
    <name>NinjanSpeech</name>
    <message>
        <source>%1 %2, pile %3, %4.</source>
        <extracomment>at most six words; %1: a name or “You”, %2: a card: “scissors 6”, %3: the number of the pile that is taken, %4: what it is worth</extracomment>
        <translation>%1: %2, стопка&#xa0;%3, %4.</translation>
    </message>
    <message>
        <source>%1 %2 on pile %3.</source>
        <extracomment>at most six words; the card is laid on a pile</extracomment>
        <translation>%1: %2 на стопку&#xa0;%3.</translation>
    </message>
    <message>
        <source>%1: any pile.</source>
        <comment>a card, such as “rock 7”: where to lay it</comment>
        <translation>%1: любая стопка.</translation>
    </message>
    <message>
        <source>%1: take pile %2.</source>
        <extracomment>%1: a card, such as “rock 7”; %2: the numbers of two or three piles: “1, 3”</extracomment>
        <translation>%1: заберите стопку&#xa0;%2.</translation>
    </message>
    <message>
        <source>Round %1: choose a card.</source>
        <translation>Раунд&#xa0;%1: выберите карточку.</translation>
    </message>
    <message>
        <source>%1: %2, worth %3</source>
        <extracomment>a pile in few words; %1: its number, %2: the card on top, %3: what the pile is worth</extracomment>
        <translation>%1: %2, очков: %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>the cards of one suit; %1: the suit, %2: numbers: “−3 5 9”</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>None beats a pile now.</source>
        <translation>Сейчас ни одна не бьёт стопку.</translation>
    </message>
    <message>
        <source>These beat a pile now: %1</source>
        <comment>%1: cards</comment>
        <translation>Сейчас бьют стопку: %1</translation>
    </message>
    <message>
        <source>No card has been resolved yet.</source>
        <translation>Ещё ни одна карточка не сработала.</translation>
    </message>
    <message>
        <source>Still to choose a card: %1</source>
        <comment>%1: names</comment>
        <translation>Ещё выбирают карточку: %1</translation>
    </message>
    <message>
        <source>Each of them beats a pile now.</source>
        <translation>Сейчас каждая из них бьёт стопку.</translation>
    </message>
</context>
<context>
    <name>NinjanText</name>
    <message>
        <source>Pile %1</source>
        <comment>said by a screen reader; they are numbered from where reading begins</comment>
        <translation>Стопка&#xa0;%1</translation>
    </message>
    <message>
        <source>worth: %1</source>
        <comment>said of a pile</comment>
        <translation>стоит: %1</translation>
    </message>
    <message>
        <source>on top: %1</source>
        <comment>said of a pile; %1 is a card</comment>
        <translation>сверху: %1</translation>
    </message>
    <message>
        <source>below it: %1</source>
        <comment>said of a pile; %1 is a list of cards</comment>
        <translation>под ней: %1</translation>
    </message>
    <message>
        <source>chosen by: %1</source>
        <comment>said of a card on the table; %1 is a name</comment>
        <translation>кто выбрал: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a card and whose it is</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>All the cards in this round have been resolved</source>
        <translation>Все карточки этого раунда сработали</translation>
    </message>
    <message>
        <source>Still to be resolved, in this order: %1</source>
        <translation>Дальше по порядку: %1</translation>
    </message>
    <message>
        <source>Rock beats scissors, scissors beat paper, paper beats rock</source>
        <translation>Камень бьёт ножницы, ножницы бьют бумагу, бумага бьёт камень</translation>
    </message>
    <message>
        <source>rock</source>
        <comment>suit of the deck, and what is thrown</comment>
        <translation>камень</translation>
    </message>
    <message>
        <source>paper</source>
        <comment>suit of the deck, and what is thrown</comment>
        <translation>бумага</translation>
    </message>
    <message>
        <source>scissors</source>
        <comment>suit of the deck, and what is thrown</comment>
        <translation>ножницы</translation>
    </message>
    <message>
        <source>rock %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>камень&#xa0;%1</translation>
    </message>
    <message>
        <source>paper %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>бумага&#xa0;%1</translation>
    </message>
    <message>
        <source>scissors %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>ножницы&#xa0;%1</translation>
    </message>
    <message>
        <source>It is a tie. Throw rock, paper or scissors.</source>
        <translation>Ничья. Покажите камень, ножницы или бумагу.</translation>
    </message>
    <message>
        <source>You have chosen %1.</source>
        <translation>Вы выбрали %1.</translation>
    </message>
    <message>
        <source>Round %1 of %2. Choose a card.</source>
        <translation>Раунд&#xa0;%1 из %2. Выберите карточку.</translation>
    </message>
    <message>
        <source>%1: choose a pile for %2.</source>
        <comment>a player is asked; a card</comment>
        <translation>%1: выберите стопку, чтобы выложить %2.</translation>
    </message>
    <message>
        <source>Not yet: the cards of this round are being resolved.</source>
        <translation>Ещё рано: срабатывают карточки этого раунда.</translation>
    </message>
    <message>
        <source>Not yet: others are still choosing.</source>
        <translation>Ещё рано: выбрали не все.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>beats no pile now</source>
        <comment>short, beside the selected card</comment>
        <translation>сейчас ничего не бьёт</translation>
    </message>
    <message>
        <source>would take %1 now</source>
        <extracomment>short, beside the selected card; %1: what the piles are worth: &quot;+10&quot;, &quot;+10, −3&quot;</extracomment>
        <translation>сейчас заберёт %1</translation>
    </message>
    <message>
        <source>Tie: %1. Rock, paper, scissors decides.</source>
        <translation>Ничья: %1. Решат «камень, ножницы, бумага».</translation>
    </message>
    <message>
        <source>You throw rock.</source>
        <translation>Вы показываете камень.</translation>
    </message>
    <message>
        <source>%1 throws rock.</source>
        <translation>%1 показывает камень.</translation>
    </message>
    <message>
        <source>You throw paper.</source>
        <translation>Вы показываете бумагу.</translation>
    </message>
    <message>
        <source>%1 throws paper.</source>
        <translation>%1 показывает бумагу.</translation>
    </message>
    <message>
        <source>You throw scissors.</source>
        <translation>Вы показываете ножницы.</translation>
    </message>
    <message>
        <source>%1 throws scissors.</source>
        <translation>%1 показывает ножницы.</translation>
    </message>
    <message>
        <source>has chosen</source>
        <comment>under the name of a player</comment>
        <translation>выбор сделан</translation>
    </message>
    <message>
        <source>laid a card</source>
        <comment>what a player did last</comment>
        <translation>выложено</translation>
    </message>
    <message>
        <source>took %1</source>
        <comment>what a player did last; %1: what the pile was worth: +10, −3</comment>
        <translation>забрано: %1</translation>
    </message>
    <message>
        <source>Cards won: %1</source>
        <translation>Забранные карточки: %1</translation>
    </message>
    <message>
        <source>The others are throwing to break the tie.</source>
        <translation>Победу сейчас разыгрывают другие.</translation>
    </message>
    <message>
        <source>Three cards numbered %1: rock is resolved first, then scissors, then paper.</source>
        <extracomment>three cards of a round have the same number, %1</extracomment>
        <translation>Три карточки с&#xa0;номиналом&#xa0;%1: сначала камень, потом ножницы, потом бумага.</translation>
    </message>
    <message>
        <source>Out: %1.</source>
        <comment>the tied throw; %1 is a list of names</comment>
        <translation>Выбывают: %1.</translation>
    </message>
    <message>
        <source>You are out.</source>
        <comment>of the throw</comment>
        <translation>Вы выбываете.</translation>
    </message>
    <message>
        <source>%1 is out.</source>
        <comment>of the throw</comment>
        <translation>%1 выбывает.</translation>
    </message>
    <message>
        <source>Nobody is out. %1 throw again.</source>
        <comment>%1 is a list of names, “You” may be among them</comment>
        <translation>Никто не выбывает. Показывают ещё раз: %1.</translation>
    </message>
    <message>
        <source>%1 %2 throw again.</source>
        <comment>%1 is a sentence: who is out; %2 is a list of names, “You” may be among them</comment>
        <translation>%1 Показывают ещё раз: %2.</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <comment>said of a pile</comment>
        <translation>можно выбрать</translation>
    </message>
    <message>
        <source>the rock %1</source>
        <comment>card that is played or chosen (accusative)</comment>
        <translation>камень&#xa0;%1</translation>
    </message>
    <message>
        <source>the paper %1</source>
        <comment>card that is played or chosen (accusative)</comment>
        <translation>бумагу&#xa0;%1</translation>
    </message>
    <message>
        <source>the scissors %1</source>
        <comment>card that is played or chosen (accusative)</comment>
        <translation>ножницы&#xa0;%1</translation>
    </message>
    <message>
        <source>First select a card.</source>
        <translation>Сначала выделите карточку.</translation>
    </message>
    <message>
        <source>Your card beats another pile: take one of the highlighted ones.</source>
        <translation>Ваша карточка бьёт другую стопку: заберите одну из подсвеченных.</translation>
    </message>
    <message>
        <source>Choose one of the highlighted piles.</source>
        <translation>Выберите одну из подсвеченных стопок.</translation>
    </message>
    <message>
        <source>You can’t do that right now.</source>
        <translation>Сейчас так сделать нельзя.</translation>
    </message>
    <message>
        <source>The piles start with these cards: %1</source>
        <translation>Первые карточки стопок: %1</translation>
    </message>
    <message>
        <source>Same number: the %1 is resolved first because it beats %2.</source>
        <extracomment>two cards of a round have the same number; %1: a card (nominative), %2: the other (accusative)</extracomment>
        <translation>Одинаковый номинал: первой срабатывает карточка «%1», потому что бьёт %2.</translation>
    </message>
    <message>
        <source>Round %1: the last cards are revealed.</source>
        <comment>heading in the log</comment>
        <translation>Раунд&#xa0;%1: открываются последние карточки.</translation>
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
            <numerusform>сейчас заберёт стопку&#xa0;%1</numerusform>
            <numerusform>сейчас заберёт одну из этих стопок: %1</numerusform>
            <numerusform>сейчас заберёт одну из этих стопок: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Your %1 beats nothing: lay it on any pile.</source>
        <extracomment>%1: the card, such as “rock 7”</extracomment>
        <translation>Ваша карточка «%1» ничего не бьёт: положите её на любую стопку.</translation>
    </message>
    <message numerus="yes">
        <source>Your %1 beats piles %2: take one of them.</source>
        <extracomment>%1: the card, such as “rock 7”; %2: the numbers of at least two piles, such as “1 and 3”</extracomment>
        <translation>
            <numerusform>Ваша карточка «%1» бьёт стопку&#xa0;%2: её нужно забрать.</numerusform>
            <numerusform>Ваша карточка «%1» бьёт стопки&#xa0;%2: заберите одну из них.</numerusform>
            <numerusform>Ваша карточка «%1» бьёт стопки&#xa0;%2: заберите одну из них.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the %2 beats %3 and takes pile %4 (%5).</source>
        <extracomment>%1: a name or “You”; %2: a card (nominative); %3: the card that it beats (accusative); %4: the number of the pile; %5: what the pile is worth</extracomment>
        <translation>%1: карточка «%2» бьёт %3 и&#xa0;забирает стопку&#xa0;%4 (%5).</translation>
    </message>
    <message>
        <source>%1: the %2 beats nothing and is laid on %3 (pile %4, now %5).</source>
        <extracomment>%1: a name or “You”; %2: a card (nominative); %3: the card on top of the pile (accusative); %4: the number of the pile; %5: what the pile is worth then</extracomment>
        <translation>%1: карточка «%2» ничего не бьёт и&#xa0;ложится на %3 (стопка&#xa0;%4, теперь %5).</translation>
    </message>
    <message>
        <source>The order of the cards appears here once everyone has chosen</source>
        <comment>said by a screen reader</comment>
        <translation>Здесь появится порядок карточек, когда выберут все</translation>
    </message>
    <message>
        <source>All others have chosen, so your choice will be final.</source>
        <translation>Остальные уже выбрали, поэтому изменить выбор будет нельзя.</translation>
    </message>
    <message>
        <source>%1: %2 takes %3.</source>
        <extracomment>at most six words; %1: a name or “You”; %2: a card (nominative); %3: what the pile is worth</extracomment>
        <translation>%1: %2, забрано %3.</translation>
    </message>
    <message>
        <source>%1: %2 on pile %3.</source>
        <extracomment>at most six words; %1: a name or “You”; %2: a card (nominative); %3: the number of the pile</extracomment>
        <translation>%1: %2 на стопку&#xa0;%3.</translation>
    </message>
    <message numerus="yes">
        <source>You win the throw-off: %1 points each.</source>
        <comment>%1 may have a sign</comment>
        <translation>
            <numerusform>Вы победили в&#xa0;решающем розыгрыше. У&#xa0;каждого %1&#xa0;очко.</numerusform>
            <numerusform>Вы победили в&#xa0;решающем розыгрыше. У&#xa0;каждого %1&#xa0;очка.</numerusform>
            <numerusform>Вы победили в&#xa0;решающем розыгрыше. У&#xa0;каждого %1&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the throw-off: %2 points each.</source>
        <comment>%2 may have a sign</comment>
        <translation>
            <numerusform>В&#xa0;решающем розыгрыше побеждает %1. У&#xa0;каждого %2&#xa0;очко.</numerusform>
            <numerusform>В&#xa0;решающем розыгрыше побеждает %1. У&#xa0;каждого %2&#xa0;очка.</numerusform>
            <numerusform>В&#xa0;решающем розыгрыше побеждает %1. У&#xa0;каждого %2&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %1 points.</source>
        <comment>%1 may have a sign</comment>
        <translation>
            <numerusform>Вы победили: %1&#xa0;очко.</numerusform>
            <numerusform>Вы победили: %1&#xa0;очка.</numerusform>
            <numerusform>Вы победили: %1&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %2 points.</source>
        <comment>%2 may have a sign</comment>
        <translation>
            <numerusform>Побеждает %1: %2&#xa0;очко.</numerusform>
            <numerusform>Побеждает %1: %2&#xa0;очка.</numerusform>
            <numerusform>Побеждает %1: %2&#xa0;очков.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OdinHintText</name>
    <message>
        <source>Lead %1.</source>
        <comment>advice</comment>
        <translation>Начните раунд: выложите %1.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <comment>advice</comment>
        <translation>Выложите %1.</translation>
    </message>
    <message>
        <source>Play %1 (%2).</source>
        <comment>advice</comment>
        <translation>Выложите %1 (%2).</translation>
    </message>
    <message>
        <source>Play %1 and pick up %2.</source>
        <comment>advice</comment>
        <translation>Выложите %1 и&#xa0;возьмите %2.</translation>
    </message>
    <message>
        <source>Play %1 (%2) and pick up %3.</source>
        <comment>advice</comment>
        <translation>Выложите %1 (%2) и&#xa0;возьмите %3.</translation>
    </message>
    <message>
        <source>Nobody can beat it, so you lead the next round.</source>
        <comment>reason for a move</comment>
        <translation>Побить это никто не может, и&#xa0;новый раунд начнёте вы.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences: the advice, its reason</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Pick up %1.</source>
        <comment>advice</comment>
        <translation>Возьмите %1.</translation>
    </message>
    <message>
        <source>You can only pass: nothing in your hand beats %1.</source>
        <comment>advice and its reason</comment>
        <translation>Остаётся только пропустить ход: побить %1 вам нечем.</translation>
    </message>
    <message>
        <source>It’s better to pass.</source>
        <comment>advice</comment>
        <translation>Лучше пропустить ход.</translation>
    </message>
    <message>
        <source>Play your set %1.</source>
        <comment>advice; the value of a set</comment>
        <translation>Выложите комбинацию %1.</translation>
    </message>
    <message>
        <source>Play your set %1 and pick up %2.</source>
        <comment>advice; the value of a set, a card</comment>
        <translation>Выложите комбинацию %1 и&#xa0;возьмите %2.</translation>
    </message>
    <message>
        <source>That empties your hand and wins the game.</source>
        <comment>reason for a move</comment>
        <translation>Так вы избавитесь от всех карточек и&#xa0;выиграете игру.</translation>
    </message>
    <message>
        <source>That empties your hand, but the game ends with somebody else ahead.</source>
        <comment>reason for a move</comment>
        <translation>Так вы избавитесь от всех карточек, но игра закончится, и&#xa0;победите не вы.</translation>
    </message>
    <message numerus="yes">
        <source>That empties your hand, and your opponent gets %Ln points.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>Так вы избавитесь от всех карточек, а&#xa0;соперник получит %Ln&#xa0;штрафное очко.</numerusform>
            <numerusform>Так вы избавитесь от всех карточек, а&#xa0;соперник получит %Ln&#xa0;штрафных очка.</numerusform>
            <numerusform>Так вы избавитесь от всех карточек, а&#xa0;соперник получит %Ln&#xa0;штрафных очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That empties your hand, and the others get %Ln points in all.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>Так вы избавитесь от всех карточек, а&#xa0;остальные получат вместе %Ln&#xa0;штрафное очко.</numerusform>
            <numerusform>Так вы избавитесь от всех карточек, а&#xa0;остальные получат вместе %Ln&#xa0;штрафных очка.</numerusform>
            <numerusform>Так вы избавитесь от всех карточек, а&#xa0;остальные получат вместе %Ln&#xa0;штрафных очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can beat it, so you lead next and go out with your last card.</source>
        <comment>reason for a move</comment>
        <translation>Побить это никто не может: вы начнёте новый раунд последней карточкой и&#xa0;закончите партию.</translation>
    </message>
    <message>
        <source>Nobody can beat it, so you lead next and go out with the rest: %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Побить это некому: вы начнёте всеми остальными карточками (%1) и&#xa0;закончите партию.</translation>
    </message>
    <message>
        <source>That leaves you with one card: you go out as soon as you lead.</source>
        <comment>reason for a move</comment>
        <translation>У&#xa0;вас останется одна карточка, и&#xa0;вы избавитесь от неё, как только начнёте раунд.</translation>
    </message>
    <message>
        <source>What is left is one set, %1: you go out as soon as you lead.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Останется одна комбинация, %1: вы выложите её всю, как только начнёте раунд.</translation>
    </message>
    <message>
        <source>Your whole hand is one set, %1: you go out as soon as you lead.</source>
        <comment>reason for passing; the value of a set</comment>
        <translation>Все ваши карточки&#xa0;— одна комбинация, %1: вы выложите её всю, как только начнёте раунд.</translation>
    </message>
    <message>
        <source>Going out now would end the game with somebody else ahead.</source>
        <comment>reason for a move</comment>
        <translation>Если сейчас избавиться от всех карточек, игра закончится, и&#xa0;победите не вы.</translation>
    </message>
    <message numerus="yes">
        <source>Your opponent has only %Ln cards left and cannot go out by beating it.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>У&#xa0;соперника осталась всего %Ln&#xa0;карточка, но избавиться от неё, побив это, не получится.</numerusform>
            <numerusform>У&#xa0;соперника осталось всего %Ln&#xa0;карточки, но избавиться от них, побив это, не получится.</numerusform>
            <numerusform>У&#xa0;соперника осталось всего %Ln&#xa0;карточек, но избавиться от них, побив это, не получится.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If your opponent goes out next, the cards you keep cost you %Ln points instead of %1.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>Если партию первым закончит соперник, вы получите %Ln&#xa0;штрафное очко вместо&#xa0;%1.</numerusform>
            <numerusform>Если партию первым закончит соперник, вы получите %Ln&#xa0;штрафных очка вместо&#xa0;%1.</numerusform>
            <numerusform>Если партию первым закончит соперник, вы получите %Ln&#xa0;штрафных очков вместо&#xa0;%1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If somebody goes out next, the cards you keep cost you %Ln points instead of %1.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>Если партию первым закончит кто-то другой, вы получите %Ln&#xa0;штрафное очко вместо&#xa0;%1.</numerusform>
            <numerusform>Если партию первым закончит кто-то другой, вы получите %Ln&#xa0;штрафных очка вместо&#xa0;%1.</numerusform>
            <numerusform>Если партию первым закончит кто-то другой, вы получите %Ln&#xa0;штрафных очков вместо&#xa0;%1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever you play, your opponent could go out by beating it.</source>
        <comment>reason for passing</comment>
        <translation>Что бы вы ни выложили, соперник может побить это и&#xa0;избавиться от всех карточек.</translation>
    </message>
    <message>
        <source>Whatever you play, somebody could go out by beating it.</source>
        <comment>reason for passing</comment>
        <translation>Что бы вы ни выложили, кто-нибудь может побить это и&#xa0;избавиться от всех карточек.</translation>
    </message>
    <message numerus="yes">
        <source>You still need at least %Ln turns, and your opponent has %1 cards.</source>
        <extracomment>reason for passing; %1 is 5 or more</extracomment>
        <translation>
            <numerusform>Вам нужно ещё не меньше %Ln&#xa0;хода, а&#xa0;у&#xa0;соперника %1&#xa0;карточек.</numerusform>
            <numerusform>Вам нужно ещё не меньше %Ln&#xa0;ходов, а&#xa0;у&#xa0;соперника %1&#xa0;карточек.</numerusform>
            <numerusform>Вам нужно ещё не меньше %Ln&#xa0;ходов, а&#xa0;у&#xa0;соперника %1&#xa0;карточек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still need at least %Ln turns, and nobody else has fewer than %1 cards.</source>
        <translation>
            <numerusform>Вам нужно ещё не меньше %Ln&#xa0;хода, а&#xa0;у&#xa0;остальных не меньше %1&#xa0;карточек.</numerusform>
            <numerusform>Вам нужно ещё не меньше %Ln&#xa0;ходов, а&#xa0;у&#xa0;остальных не меньше %1&#xa0;карточек.</numerusform>
            <numerusform>Вам нужно ещё не меньше %Ln&#xa0;ходов, а&#xa0;у&#xa0;остальных не меньше %1&#xa0;карточек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It doesn’t go with any of your other cards, which make %Ln sets.</source>
        <comment>reason for leading a card</comment>
        <translation>
            <numerusform>Она не сочетается ни с&#xa0;одной другой вашей карточкой, а&#xa0;остальные составляют %Ln&#xa0;комбинацию.</numerusform>
            <numerusform>Она не сочетается ни с&#xa0;одной другой вашей карточкой, а&#xa0;остальные составляют %Ln&#xa0;комбинации.</numerusform>
            <numerusform>Она не сочетается ни с&#xa0;одной другой вашей карточкой, а&#xa0;остальные составляют %Ln&#xa0;комбинаций.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card you play doesn’t go with any of your others.</source>
        <comment>reason for a move</comment>
        <translation>Выложенная карточка не сочетается ни с&#xa0;одной из остальных.</translation>
    </message>
    <message numerus="yes">
        <source>Only %Ln cards together can beat it.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>Побить это можно только %Ln&#xa0;карточкой.</numerusform>
            <numerusform>Побить это можно только %Ln&#xa0;карточками сразу.</numerusform>
            <numerusform>Побить это можно только %Ln&#xa0;карточками сразу.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the card you pick up you hold the set %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Со взятой карточкой у&#xa0;вас будет комбинация %1.</translation>
    </message>
    <message>
        <source>On its own, a 1 beats nothing.</source>
        <comment>reason for leading a card</comment>
        <translation>Сама по себе единица ничего не бьёт.</translation>
    </message>
    <message>
        <source>On its own it beats only cards below %1.</source>
        <comment>reason for leading a card</comment>
        <translation>Сама по себе она бьёт только карточки меньше %1.</translation>
    </message>
    <message>
        <source>You keep your set %1 whole.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Ваша комбинация %1 останется целой.</translation>
    </message>
    <message numerus="yes">
        <source>It brings you down from %1 cards to %Ln.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>У&#xa0;вас останется %Ln&#xa0;карточка вместо&#xa0;%1.</numerusform>
            <numerusform>У&#xa0;вас останутся %Ln&#xa0;карточки вместо&#xa0;%1.</numerusform>
            <numerusform>У&#xa0;вас останется %Ln&#xa0;карточек вместо&#xa0;%1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest of your hand makes %Ln sets.</source>
        <comment>reason for leading a card</comment>
        <translation>
            <numerusform>Остальные карточки составляют %Ln&#xa0;комбинацию.</numerusform>
            <numerusform>Остальные карточки составляют %Ln&#xa0;комбинации.</numerusform>
            <numerusform>Остальные карточки составляют %Ln&#xa0;комбинаций.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your opponent then has to beat %1 instead of %2.</source>
        <comment>reason for a move</comment>
        <translation>Тогда сопернику придётся бить %1 вместо&#xa0;%2.</translation>
    </message>
    <message>
        <source>The others then have to beat %1 instead of %2.</source>
        <comment>reason for a move</comment>
        <translation>Тогда остальным придётся бить %1 вместо&#xa0;%2.</translation>
    </message>
    <message numerus="yes">
        <source>Any play would leave you with at least %Ln sets instead of %1.</source>
        <comment>reason for passing</comment>
        <translation>
            <numerusform>Что бы вы ни выложили, у&#xa0;вас останется не меньше %Ln&#xa0;комбинации вместо&#xa0;%1.</numerusform>
            <numerusform>Что бы вы ни выложили, у&#xa0;вас останется не меньше %Ln&#xa0;комбинаций вместо&#xa0;%1.</numerusform>
            <numerusform>Что бы вы ни выложили, у&#xa0;вас останется не меньше %Ln&#xa0;комбинаций вместо&#xa0;%1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Any play would leave you with at least %Ln sets, as many as now.</source>
        <comment>reason for passing</comment>
        <translation>
            <numerusform>Что бы вы ни выложили, у&#xa0;вас останется не меньше %Ln&#xa0;комбинации, как и&#xa0;сейчас.</numerusform>
            <numerusform>Что бы вы ни выложили, у&#xa0;вас останется не меньше %Ln&#xa0;комбинаций, как и&#xa0;сейчас.</numerusform>
            <numerusform>Что бы вы ни выложили, у&#xa0;вас останется не меньше %Ln&#xa0;комбинаций, как и&#xa0;сейчас.</numerusform>
        </translation>
    </message>
    <message>
        <source>You would have to pick up a card that goes with nothing in your hand.</source>
        <comment>reason for passing</comment>
        <translation>Пришлось бы взять карточку, которая ни с&#xa0;чем у&#xa0;вас не сочетается.</translation>
    </message>
    <message>
        <source>To beat it you would have to give up a 9.</source>
        <comment>reason for passing</comment>
        <translation>Чтобы побить это, пришлось бы отдать девятку.</translation>
    </message>
    <message>
        <source>To beat it you would have to give up an 8 or a 9.</source>
        <comment>reason for passing</comment>
        <translation>Чтобы побить это, пришлось бы отдать восьмёрку или девятку.</translation>
    </message>
    <message>
        <source>The next round then starts with a single card, unless its leader goes out at once.</source>
        <comment>reason for passing</comment>
        <translation>Тогда новый раунд начнётся с&#xa0;одной карточки, если только кто-то не выложит сразу все.</translation>
    </message>
    <message>
        <source>Passing costs you only this turn: if the round goes on, you may play again.</source>
        <comment>reason for passing</comment>
        <translation>Вы теряете только этот ход: если раунд продолжится, вы сможете сыграть снова.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves you with %Ln sets; any other card with at least %1.</source>
        <comment>reason to pick up a card</comment>
        <translation>
            <numerusform>Тогда у&#xa0;вас будет %Ln&#xa0;комбинация, а&#xa0;с&#xa0;любой другой карточкой&#xa0;— не меньше %1.</numerusform>
            <numerusform>Тогда у&#xa0;вас будут %Ln&#xa0;комбинации, а&#xa0;с&#xa0;любой другой карточкой&#xa0;— не меньше %1.</numerusform>
            <numerusform>Тогда у&#xa0;вас будет %Ln&#xa0;комбинаций, а&#xa0;с&#xa0;любой другой карточкой&#xa0;— не меньше %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>With it you hold the set %1.</source>
        <comment>reason to pick up a card; the value of a set</comment>
        <translation>Тогда у&#xa0;вас будет комбинация %1.</translation>
    </message>
    <message>
        <source>It is the highest of the beaten cards.</source>
        <comment>reason to pick up a card</comment>
        <translation>Это старшая из побитых карточек.</translation>
    </message>
    <message>
        <source>No other card would leave you with fewer sets.</source>
        <comment>reason to pick up a card</comment>
        <translation>С&#xa0;любой другой карточкой комбинаций будет не меньше.</translation>
    </message>
    <message numerus="yes">
        <source>With it your hand makes %Ln sets.</source>
        <comment>reason to pick up a card</comment>
        <translation>
            <numerusform>Тогда ваши карточки составят %Ln&#xa0;комбинацию.</numerusform>
            <numerusform>Тогда ваши карточки составят %Ln&#xa0;комбинации.</numerusform>
            <numerusform>Тогда ваши карточки составят %Ln&#xa0;комбинаций.</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing %1 would cost you %2 more.</source>
        <comment>reason for a move; the value of a set, “about 1.2 points”</comment>
        <translation>Если выложить %1, потеря составит %2.</translation>
    </message>
    <message>
        <source>Passing would cost you %1 more.</source>
        <comment>reason for a play; “about 1.2 points”</comment>
        <translation>Если пропустить ход, потеря составит %1.</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln higher cards can still be in other hands.</source>
        <comment>reason for playing a card</comment>
        <translation>
            <numerusform>У&#xa0;других может быть только %Ln&#xa0;карточка старше.</numerusform>
            <numerusform>У&#xa0;других может быть только %Ln&#xa0;карточки старше.</numerusform>
            <numerusform>У&#xa0;других может быть только %Ln&#xa0;карточек старше.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can go out by beating it.</source>
        <comment>reason for a move</comment>
        <translation>Побив это, никто не избавится от всех карточек.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves you with %Ln sets instead of %1.</source>
        <comment>reason for or against a move</comment>
        <translation>
            <numerusform>У&#xa0;вас останется %Ln&#xa0;комбинация вместо&#xa0;%1.</numerusform>
            <numerusform>У&#xa0;вас останутся %Ln&#xa0;комбинации вместо&#xa0;%1.</numerusform>
            <numerusform>У&#xa0;вас останется %Ln&#xa0;комбинаций вместо&#xa0;%1.</numerusform>
        </translation>
    </message>
    <message>
        <source>On its own, the goat beats nothing.</source>
        <comment>reason for leading it</comment>
        <translation>Сам по себе козёл ничего не бьёт.</translation>
    </message>
    <message>
        <source>Your opponent can probably beat %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Соперник, вероятно, может побить %1.</translation>
    </message>
    <message>
        <source>%1 can probably beat %2.</source>
        <comment>reason for a move; a name, the value of a set</comment>
        <translation>%1, вероятно, может побить %2.</translation>
    </message>
    <message>
        <source>Probably nobody can beat %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Вероятно, никто не может побить %1.</translation>
    </message>
    <message>
        <source>Your opponent probably cannot beat %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Соперник, вероятно, не может побить %1.</translation>
    </message>
    <message>
        <source>%1 probably cannot beat %2.</source>
        <comment>reason for a move; a name, the value of a set</comment>
        <translation>%1, вероятно, не может побить %2.</translation>
    </message>
    <message>
        <source>Your opponent could probably go out by beating %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>Соперник, вероятно, может побить %1 и избавиться от всех карточек.</translation>
    </message>
    <message>
        <source>%1 could probably go out by beating %2.</source>
        <comment>reason for a move; a name, the value of a set</comment>
        <translation>%1, вероятно, может побить %2 и избавиться от всех карточек.</translation>
    </message>
    <message>
        <source>Your opponent’s hand is probably one set.</source>
        <comment>reason for a move</comment>
        <translation>Карточки соперника, вероятно,&#xa0;— одна комбинация.</translation>
    </message>
    <message>
        <source>The hand of %1 is probably one set.</source>
        <comment>reason for a move; a name</comment>
        <translation>Карточки игрока %1, вероятно,&#xa0;— одна комбинация.</translation>
    </message>
    <message>
        <source>Your opponent probably holds a 9.</source>
        <comment>reason for a move</comment>
        <translation>У соперника, вероятно, есть девятка.</translation>
    </message>
    <message>
        <source>%1 probably holds a 9.</source>
        <comment>reason for a move; a name</comment>
        <translation>%1, вероятно, держит девятку.</translation>
    </message>
    <message>
        <source>Your opponent probably holds an 8 or a 9.</source>
        <comment>reason for a move</comment>
        <translation>У соперника, вероятно, есть восьмёрка или девятка.</translation>
    </message>
    <message>
        <source>%1 probably holds an 8 or a 9.</source>
        <comment>reason for a move; a name</comment>
        <translation>%1, вероятно, держит восьмёрку или девятку.</translation>
    </message>
    <message>
        <source>The pass on %1 suggests it.</source>
        <comment>of cards that somebody holds; the value of a set</comment>
        <translation>На это указывает пропуск хода на %1.</translation>
    </message>
    <message>
        <source>The play of %1 suggests it.</source>
        <comment>of cards that somebody holds; the value of a set</comment>
        <translation>На это указывает ход %1.</translation>
    </message>
    <message>
        <source>Playing %1 and picking up %2 suggests it.</source>
        <extracomment>of cards that somebody holds; the value of a set, a card (nominative)</extracomment>
        <translation>На это указывает ход %1 и то, что взята карточка: %2.</translation>
    </message>
    <message>
        <source>It is harder to beat than %1.</source>
        <comment>reason for a move; the value of another set</comment>
        <translation>Это труднее побить, чем %1.</translation>
    </message>
    <message>
        <source>It gives up lower cards than %1 does.</source>
        <comment>reason for a move; the value of another set</comment>
        <translation>Так вы отдаёте более низкие карточки, чем с %1.</translation>
    </message>
</context>
<context>
    <name>OdinSpeech</name>
    <message>
        <source>blue %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>синюю %1</translation>
    </message>
    <message>
        <source>red %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>красную %1</translation>
    </message>
    <message>
        <source>pink %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>розовую %1</translation>
    </message>
    <message>
        <source>green %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>зелёную %1</translation>
    </message>
    <message>
        <source>black %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>чёрную %1</translation>
    </message>
    <message>
        <source>orange %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>оранжевую %1</translation>
    </message>
    <message>
        <source>%1 blue</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1, синие</translation>
    </message>
    <message>
        <source>%1 red</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1, красные</translation>
    </message>
    <message>
        <source>%1 pink</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1, розовые</translation>
    </message>
    <message>
        <source>%1 green</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1, зелёные</translation>
    </message>
    <message>
        <source>%1 black</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1, чёрные</translation>
    </message>
    <message>
        <source>%1 orange</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1, оранжевые</translation>
    </message>
    <message>
        <source>You: %1, and you go out.</source>
        <extracomment>%1: a name, %2: cards in very few words: “753 red”. These are the last cards of the hand.</extracomment>
        <translation>Вы: %1, последние карточки.</translation>
    </message>
    <message>
        <source>%1 %2 and goes out.</source>
        <translation>%1 %2, последние карточки.</translation>
    </message>
    <message>
        <source>You lead %1.</source>
        <extracomment>%1: a name, %2: cards in very few words: “green 3”</extracomment>
        <translation>Вы выкладываете %1.</translation>
    </message>
    <message>
        <source>%1 leads %2.</source>
        <translation>%1 выкладывает %2.</translation>
    </message>
    <message>
        <source>You: %1, take %2.</source>
        <extracomment>%1: a name, %2: cards in very few words: “753 red”, %3: a card: “blue 5”</extracomment>
        <translation>Вы: %1, берёте %2.</translation>
    </message>
    <message>
        <source>%1 %2, takes %3.</source>
        <translation>%1 %2, берёт %3.</translation>
    </message>
    <message>
        <source>You lead: one card.</source>
        <translation>Вы начинаете: одна карточка.</translation>
    </message>
    <message>
        <source>You lead: all cards.</source>
        <translation>Вы начинаете: все карточки.</translation>
    </message>
    <message>
        <source>You lead: one card or all.</source>
        <translation>Вы начинаете: одна карточка или все.</translation>
    </message>
    <message>
        <source>You: nothing beats %1.</source>
        <translation>Вы: побить %1 нечем.</translation>
    </message>
    <message numerus="yes">
        <source>You: %1 or %Ln cards.</source>
        <comment>what is asked, in very few words</comment>
        <translation>
            <numerusform>Вы: %1 или %Ln&#xa0;карточка.</numerusform>
            <numerusform>Вы: %1 или %Ln&#xa0;карточки.</numerusform>
            <numerusform>Вы: %1 или %Ln&#xa0;карточек.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing lies on the table.</source>
        <translation>На столе ничего нет.</translation>
    </message>
    <message>
        <source>On the table: %1, by you.</source>
        <comment>%1: cards</comment>
        <translation>На столе: %1, выложили вы.</translation>
    </message>
    <message>
        <source>On the table: %1, by %2.</source>
        <comment>%1: cards, %2: a name</comment>
        <translation>На столе: %1, кто выложил: %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>the cards of one colour; %1: the colour, %2: numbers: “2 5 6”</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Sets of one number: %1</source>
        <comment>%1: values: “66, 888”</comment>
        <translation>Комбинации одного номинала: %1</translation>
    </message>
    <message>
        <source>Nothing beats %1.</source>
        <comment>%1: a value</comment>
        <translation>Побить %1 нечем.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more beat what is on the table.</source>
        <comment>%1: values, the lowest first</comment>
        <translation>
            <numerusform>%1 и&#xa0;ещё %Ln бьют то, что на столе.</numerusform>
            <numerusform>%1 и&#xa0;ещё %Ln бьют то, что на столе.</numerusform>
            <numerusform>%1 и&#xa0;ещё %Ln бьют то, что на столе.</numerusform>
        </translation>
    </message>
    <message>
        <source>These beat what is on the table: %1</source>
        <comment>%1: values, the lowest first</comment>
        <translation>Бьют то, что на столе: %1</translation>
    </message>
    <message numerus="yes">
        <source>The game ends at %Ln points.</source>
        <translation>
            <numerusform>Игра идёт до %Ln&#xa0;очка.</numerusform>
            <numerusform>Игра идёт до %Ln&#xa0;очков.</numerusform>
            <numerusform>Игра идёт до %Ln&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has played in this round yet.</source>
        <translation>В&#xa0;этом раунде ещё никто не ходил.</translation>
    </message>
    <message>
        <source>%1 is to lead.</source>
        <comment>a name</comment>
        <translation>Раунд начинает %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is to beat %2 with %3 or %Ln cards, or to pass.</source>
        <comment>a name, a value, a number of cards</comment>
        <translation>
            <numerusform>Сейчас ходит %1: можно побить %2, выложив %3 или %Ln&#xa0;карточку, или пропустить ход.</numerusform>
            <numerusform>Сейчас ходит %1: можно побить %2, выложив %3 или %Ln&#xa0;карточки, или пропустить ход.</numerusform>
            <numerusform>Сейчас ходит %1: можно побить %2, выложив %3 или %Ln&#xa0;карточек, или пропустить ход.</numerusform>
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
        <translation>синий</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of the deck</comment>
        <translation>красный</translation>
    </message>
    <message>
        <source>pink</source>
        <comment>colour of the deck</comment>
        <translation>розовый</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of the deck</comment>
        <translation>зелёный</translation>
    </message>
    <message>
        <source>black</source>
        <comment>colour of the deck</comment>
        <translation>чёрный</translation>
    </message>
    <message>
        <source>orange</source>
        <comment>colour of the deck</comment>
        <translation>оранжевый</translation>
    </message>
    <message>
        <source>healer</source>
        <comment>card 1</comment>
        <translation>целительница</translation>
    </message>
    <message>
        <source>skald</source>
        <comment>card 2</comment>
        <translation>скальд</translation>
    </message>
    <message>
        <source>spy</source>
        <comment>card 3</comment>
        <translation>шпион</translation>
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
        <translation>хирдман</translation>
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
        <translation>синяя&#xa0;%1</translation>
    </message>
    <message>
        <source>red %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>красная&#xa0;%1</translation>
    </message>
    <message>
        <source>pink %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>розовая&#xa0;%1</translation>
    </message>
    <message>
        <source>green %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>зелёная&#xa0;%1</translation>
    </message>
    <message>
        <source>black %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>чёрная&#xa0;%1</translation>
    </message>
    <message>
        <source>orange %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>оранжевая&#xa0;%1</translation>
    </message>
    <message>
        <source>Your turn: lead any single card.</source>
        <translation>Ваш ход: начните раунд с&#xa0;любой карточки.</translation>
    </message>
    <message>
        <source>Your turn: your whole hand is one set, so lead it all at once.</source>
        <translation>Ваш ход: вся рука&#xa0;— одна комбинация. Выложите её сразу всю.</translation>
    </message>
    <message>
        <source>Your turn: lead one card, or your whole hand at once.</source>
        <translation>Ваш ход: выложите одну карточку или сразу все.</translation>
    </message>
    <message>
        <source>Your turn: nothing in your hand beats %1, so pass.</source>
        <translation>Ваш ход: побить %1 нечем, остаётся пропустить&#xa0;ход.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: beat %1 with %2 or %Ln cards, or pass.</source>
        <translation>
            <numerusform>Ваш ход: выложите %2 или %Ln&#xa0;карточку, чтобы побить %1, или пропустите&#xa0;ход.</numerusform>
            <numerusform>Ваш ход: выложите %2 или %Ln&#xa0;карточки, чтобы побить %1, или пропустите&#xa0;ход.</numerusform>
            <numerusform>Ваш ход: выложите %2 или %Ln&#xa0;карточек, чтобы побить %1, или пропустите&#xa0;ход.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pick up one of the beaten cards.</source>
        <translation>Возьмите одну из побитых карточек.</translation>
    </message>
    <message>
        <source>Not yet: %1 is playing.</source>
        <translation>Ещё не ваш ход: сейчас ходит %1.</translation>
    </message>
    <message>
        <source>Lead one card, or your whole hand if it is a set.</source>
        <translation>Начните с&#xa0;одной карточки или со всех, если они образуют комбинацию.</translation>
    </message>
    <message>
        <source>Your whole hand is one set: at this table you must lead it all at once.</source>
        <translation>Вся рука&#xa0;— одна комбинация: за этим столом её выкладывают сразу всю.</translation>
    </message>
    <message numerus="yes">
        <source>Play %1 or %Ln cards here.</source>
        <translation>
            <numerusform>Здесь можно выложить только %1 или %Ln&#xa0;карточку.</numerusform>
            <numerusform>Здесь можно выложить только %1 или %Ln&#xa0;карточки.</numerusform>
            <numerusform>Здесь можно выложить только %1 или %Ln&#xa0;карточек.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not beat %2.</source>
        <translation>%1 не бьёт %2.</translation>
    </message>
    <message>
        <source>%1 does not beat %1: equal is not enough.</source>
        <translation>%1 не бьёт %1: нужно больше.</translation>
    </message>
    <message>
        <source>This hand is over.</source>
        <translation>Эта партия окончена.</translation>
    </message>
    <message>
        <source>That cannot be played now.</source>
        <translation>Сейчас так ходить нельзя.</translation>
    </message>
    <message>
        <source>not a set</source>
        <comment>short, beside the selected cards</comment>
        <translation>не комбинация</translation>
    </message>
    <message numerus="yes">
        <source>%1 or %Ln cards</source>
        <comment>short, how many cards may be played</comment>
        <translation>
            <numerusform>%1 или %Ln&#xa0;карточка</numerusform>
            <numerusform>%1 или %Ln&#xa0;карточки</numerusform>
            <numerusform>%1 или %Ln&#xa0;карточек</numerusform>
        </translation>
    </message>
    <message>
        <source>beats %1</source>
        <comment>short, beside the selected cards</comment>
        <translation>бьёт %1</translation>
    </message>
    <message>
        <source>does not beat %1</source>
        <comment>short, beside the selected cards</comment>
        <translation>не бьёт %1</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <translation>Вы выкладываете %1.</translation>
    </message>
    <message>
        <source>You play %1 (%2).</source>
        <translation>Вы выкладываете %1 (%2).</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 выкладывает %2.</translation>
    </message>
    <message>
        <source>%1 plays %2 (%3).</source>
        <translation>%1 выкладывает %2 (%3).</translation>
    </message>
    <message>
        <source>You play %1 and pick up %2.</source>
        <translation>Вы выкладываете %1 и&#xa0;берёте %2.</translation>
    </message>
    <message>
        <source>You play %1 (%2) and pick up %3.</source>
        <translation>Вы выкладываете %1 (%2) и&#xa0;берёте %3.</translation>
    </message>
    <message>
        <source>%1 plays %2 and picks up %3.</source>
        <translation>%1 выкладывает %2 и&#xa0;берёт %3.</translation>
    </message>
    <message>
        <source>%1 plays %2 (%3) and picks up %4.</source>
        <translation>%1 выкладывает %2 (%3) и&#xa0;берёт %4.</translation>
    </message>
    <message>
        <source>You go out. Hand %1 is over.</source>
        <translation>Вы избавились от всех карточек. Партия&#xa0;%1 окончена.</translation>
    </message>
    <message>
        <source>%1 goes out. Hand %2 is over.</source>
        <translation>%1 избавляется от всех карточек. Партия&#xa0;%2 окончена.</translation>
    </message>
    <message numerus="yes">
        <source>You get %Ln points.</source>
        <translation>
            <numerusform>Вы получаете %Ln&#xa0;штрафное очко.</numerusform>
            <numerusform>Вы получаете %Ln&#xa0;штрафных очка.</numerusform>
            <numerusform>Вы получаете %Ln&#xa0;штрафных очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %Ln points.</source>
        <translation>
            <numerusform>%1 получает %Ln&#xa0;штрафное очко.</numerusform>
            <numerusform>%1 получает %Ln&#xa0;штрафных очка.</numerusform>
            <numerusform>%1 получает %Ln&#xa0;штрафных очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand %1: you lead.</source>
        <translation>Партия&#xa0;%1: начинаете вы.</translation>
    </message>
    <message>
        <source>Hand %1: %2 leads.</source>
        <translation>Партия&#xa0;%1: начинает %2.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Вы пропускаете ход.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 пропускает ход.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %Ln points.</source>
        <translation>
            <numerusform>Вы победили: %Ln&#xa0;штрафное очко.</numerusform>
            <numerusform>Вы победили: %Ln&#xa0;штрафных очка.</numerusform>
            <numerusform>Вы победили: %Ln&#xa0;штрафных очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln points.</source>
        <translation>
            <numerusform>Побеждает %1: %Ln&#xa0;штрафное очко.</numerusform>
            <numerusform>Побеждает %1: %Ln&#xa0;штрафных очка.</numerusform>
            <numerusform>Побеждает %1: %Ln&#xa0;штрафных очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 share the win.</source>
        <translation>Общая победа: %1.</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>what a seat did last</comment>
        <translation>пропуск</translation>
    </message>
    <message>
        <source>played %1</source>
        <comment>what a seat did last; %1 is the value</comment>
        <translation>ход: %1</translation>
    </message>
    <message>
        <source>Picked up and still held: %1</source>
        <translation>Взятые карточки, которые ещё на руках: %1</translation>
    </message>
    <message>
        <source>You share the win with %1.</source>
        <translation>Общая победа: вы, %1.</translation>
    </message>
    <message>
        <source>no set with %1</source>
        <comment>said of a selected card</comment>
        <translation>вместе с&#xa0;остальными (%1) не комбинация</translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <comment>said by a screen reader; %1 is the value of the cards there</comment>
        <translation>На столе: %1</translation>
    </message>
    <message>
        <source>played by: %1</source>
        <comment>said by a screen reader; %1 is a name</comment>
        <translation>кто выложил: %1</translation>
    </message>
    <message>
        <source>Valhalla: %1</source>
        <comment>said by a screen reader</comment>
        <translation>Вальхалла: %1</translation>
    </message>
    <message>
        <source>Beaten by</source>
        <comment>label before the name of a player</comment>
        <translation>Кто побил</translation>
    </message>
    <message>
        <source>Picked up</source>
        <comment>label before a card that was beaten and picked up</comment>
        <translation>Взято</translation>
    </message>
    <message>
        <source>To Valhalla</source>
        <comment>label before cards that were beaten and discarded</comment>
        <translation>В&#xa0;Вальхаллу</translation>
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
        <translation>Цвета в&#xa0;игре: %1</translation>
    </message>
    <message>
        <source>Colours left out: %1</source>
        <comment>%1 is a list of colours</comment>
        <translation>Не участвуют цвета: %1</translation>
    </message>
    <message>
        <source>Points limit: %1</source>
        <comment>points that end the game</comment>
        <translation>Лимит очков: %1</translation>
    </message>
    <message>
        <source>goes out</source>
        <comment>below the name of the seat that ended the hand</comment>
        <translation>карточек нет</translation>
    </message>
    <message>
        <source>You go out</source>
        <comment>title at the end of a hand</comment>
        <translation>Вы избавились от всех карточек</translation>
    </message>
    <message>
        <source>%1 goes out</source>
        <comment>title at the end of a hand</comment>
        <translation>%1 избавляется от всех карточек</translation>
    </message>
    <message>
        <source>hand %1</source>
        <comment>which one, beside the title at its end</comment>
        <translation>партия&#xa0;%1</translation>
    </message>
    <message numerus="yes">
        <source>Deck of %Ln card(s)</source>
        <comment>heading: what the game is played with</comment>
        <translation>
            <numerusform>В&#xa0;игре %Ln&#xa0;карточка</numerusform>
            <numerusform>В&#xa0;игре %Ln&#xa0;карточки</numerusform>
            <numerusform>В&#xa0;игре %Ln&#xa0;карточек</numerusform>
        </translation>
    </message>
    <message>
        <source>Custom rules</source>
        <comment>instead of an edition</comment>
        <translation>Свои правила</translation>
    </message>
    <message>
        <source>International</source>
        <comment>edition</comment>
        <translation>Международное</translation>
    </message>
    <message>
        <source>German</source>
        <comment>edition</comment>
        <translation>Немецкое</translation>
    </message>
    <message>
        <source>Russian</source>
        <comment>edition</comment>
        <translation>Русское</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <comment>edition</comment>
        <translation>Украинское</translation>
    </message>
    <message>
        <source>Board Game Arena</source>
        <comment>edition</comment>
        <translation>Board Game Arena</translation>
    </message>
    <message>
        <source>the blue %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>синюю&#xa0;%1</translation>
    </message>
    <message>
        <source>the red %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>красную&#xa0;%1</translation>
    </message>
    <message>
        <source>the pink %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>розовую&#xa0;%1</translation>
    </message>
    <message>
        <source>the green %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>зелёную&#xa0;%1</translation>
    </message>
    <message>
        <source>the black %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>чёрную&#xa0;%1</translation>
    </message>
    <message>
        <source>the orange %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>оранжевую&#xa0;%1</translation>
    </message>
    <message>
        <source>First select the cards that you want to play.</source>
        <translation>Сначала выделите карточки, которые хотите выложить.</translation>
    </message>
    <message>
        <source>You cannot pass when you lead.</source>
        <translation>Тот, кто начинает раунд, не может пропустить&#xa0;ход.</translation>
    </message>
    <message>
        <source>These cards share neither a colour nor a number.</source>
        <translation>У&#xa0;этих карточек нет ни общего цвета, ни общего номинала.</translation>
    </message>
    <message>
        <source>makes %1 with %2</source>
        <comment>said of a selected card</comment>
        <extracomment>%2 is a list of the other cards that are selected, in the nominative.</extracomment>
        <translation>вместе с&#xa0;остальными (%2) получится %1</translation>
    </message>
    <message>
        <source>can be picked up</source>
        <comment>said of a beaten card, one of which is to be chosen</comment>
        <translation>можно взять</translation>
    </message>
    <message>
        <source>will be played once a card is picked up</source>
        <comment>said of an own card</comment>
        <translation>будет выложена, как только вы возьмёте карточку</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <comment>said by a screen reader</comment>
        <translation>На столе ничего нет</translation>
    </message>
    <message>
        <source>Left in hand: %1</source>
        <translation>Осталось на руках: %1</translation>
    </message>
    <message>
        <source>None of your cards can beat %1, so you will pass automatically. Press Esc to prevent this.</source>
        <translation>Побить %1 вам нечем: ход пропускается автоматически. Чтобы отменить это, нажмите Esc.</translation>
    </message>
    <message>
        <source>Your last set will be played automatically. Press Esc to prevent this.</source>
        <translation>Ваша последняя комбинация выкладывается автоматически. Чтобы отменить это, нажмите Esc.</translation>
    </message>
    <message numerus="yes">
        <source>needs %1 or %Ln cards</source>
        <extracomment>said by a screen reader of too few or too many selected cards</extracomment>
        <translation>
            <numerusform>нужно карточек: %1 или %Ln</numerusform>
            <numerusform>нужно карточек: %1 или %Ln</numerusform>
            <numerusform>нужно карточек: %1 или %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the round with %1 and lead the next one.</source>
        <comment>all others have passed; the value of a set</comment>
        <translation>Вы выигрываете раунд с&#xa0;%1 и&#xa0;начинаете следующий.</translation>
    </message>
    <message>
        <source>%1 wins the round with %2 and leads the next one.</source>
        <comment>a name, the value of a set</comment>
        <translation>%1 выигрывает раунд с&#xa0;%2 и&#xa0;начинает следующий.</translation>
    </message>
    <message>
        <source>You have won the round: lead any single card.</source>
        <translation>Раунд за вами: начните следующий с&#xa0;любой карточки.</translation>
    </message>
    <message>
        <source>You win the round</source>
        <comment>title at the end of a round</comment>
        <translation>Раунд за вами</translation>
    </message>
    <message>
        <source>%1 wins the round</source>
        <comment>title at the end of a round; a name</comment>
        <translation>Раунд выигрывает %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <comment>beside “You win the round”; the value of a set</comment>
        <translation>с&#xa0;%1</translation>
    </message>
    <message>
        <source>beaten</source>
        <comment>below the cards that were beaten last</comment>
        <translation>побито</translation>
    </message>
    <message>
        <source>one card left!</source>
        <comment>beside a player</comment>
        <translation>одна карточка!</translation>
    </message>
    <message>
        <source>two cards left</source>
        <comment>beside a player</comment>
        <translation>две карточки</translation>
    </message>
    <message>
        <source>One card left: %1.</source>
        <comment>names of players</comment>
        <translation>Осталась одна карточка: %1.</translation>
    </message>
    <message>
        <source>of any colour</source>
        <comment>the goat, the card of number 0</comment>
        <translation>любого цвета</translation>
    </message>
    <message>
        <source>goat</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>козёл</translation>
    </message>
    <message>
        <source>the goat</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>козла</translation>
    </message>
    <message>
        <source>The goat joins only cards of one colour.</source>
        <translation>Козёл подходит только к&#xa0;карточкам одного цвета.</translation>
    </message>
    <message>
        <source>The goat is in the deck</source>
        <translation>В&#xa0;колоде есть козёл</translation>
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
        <translation>1-е</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>place in a game</comment>
        <translation>2-е</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>place in a game</comment>
        <translation>3-е</translation>
    </message>
    <message>
        <source>4th</source>
        <comment>place in a game</comment>
        <translation>4-е</translation>
    </message>
    <message>
        <source>5th</source>
        <comment>place in a game</comment>
        <translation>5-е</translation>
    </message>
    <message>
        <source>6th</source>
        <comment>place in a game</comment>
        <translation>6-е</translation>
    </message>
    <message>
        <source>All levels</source>
        <comment>which games are counted: of the strongest opponent</comment>
        <translation>Все уровни</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <comment>which games are counted</comment>
        <translation>Любое число игроков</translation>
    </message>
    <message>
        <source>All</source>
        <comment>heading: any number of players</comment>
        <translation>Все</translation>
    </message>
    <message>
        <source>%1, any number of players</source>
        <comment>a level</comment>
        <translation>%1, любое число игроков</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a level; how many players</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: no games</source>
        <comment>a level and a number of players</comment>
        <translation>%1: игр нет</translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <comment>share in percent; how many games</comment>
        <translation>%1 побед, всего %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <comment>in “19% of 26 games won”</comment>
        <translation>
            <numerusform>%Ln&#xa0;игра</numerusform>
            <numerusform>%Ln&#xa0;игры</numerusform>
            <numerusform>%Ln&#xa0;игр</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, too few to compare</source>
        <comment>a level; games won</comment>
        <translation>%1: %2, для сравнения мало</translation>
    </message>
    <message>
        <source>%1: %2, less than expected</source>
        <comment>a level; games won</comment>
        <translation>%1: %2, меньше, чем при равной игре</translation>
    </message>
    <message>
        <source>%1: %2, more than expected</source>
        <comment>a level; games won</comment>
        <translation>%1: %2, больше, чем при равной игре</translation>
    </message>
    <message>
        <source>%1: %2, about as expected</source>
        <comment>a level; games won</comment>
        <translation>%1: %2, примерно как при равной игре</translation>
    </message>
    <message>
        <source>fewer</source>
        <comment>legend, before five colours: wins than expected</comment>
        <translation>меньше</translation>
    </message>
    <message>
        <source>more wins than expected</source>
        <comment>legend, after five colours</comment>
        <translation>больше, чем при равной игре</translation>
    </message>
    <message>
        <source>under 5 games</source>
        <comment>legend of a chart</comment>
        <translation>меньше 5&#xa0;игр</translation>
    </message>
    <message>
        <source>Level and players</source>
        <comment>heading of a table</comment>
        <translation>Уровень, игроки</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>heading: how many</comment>
        <translation>Игры</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>heading: how many games</comment>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Share</source>
        <comment>heading: of games won</comment>
        <translation>Доля</translation>
    </message>
    <message>
        <source>Expected</source>
        <comment>heading: the share of wins if all played alike</comment>
        <translation>При равной</translation>
    </message>
    <message>
        <source>Points per hand</source>
        <comment>title: of a chart, below a figure</comment>
        <translation>Очков за партию</translation>
    </message>
    <message>
        <source>Points per game</source>
        <comment>title: of a chart, below a figure</comment>
        <translation>Очков за игру</translation>
    </message>
    <message>
        <source>%1: %2 points, %3; others %4</source>
        <comment>a month; points; how many games; points</comment>
        <translation>%1: очков&#xa0;— %2 (%3); у&#xa0;остальных&#xa0;— %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a month and points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a dot: one game</source>
        <comment>legend of a chart</comment>
        <translation>точка: одна игра</translation>
    </message>
    <message>
        <source>others</source>
        <comment>legend of a chart: their mean</comment>
        <translation>остальные</translation>
    </message>
    <message>
        <source>Month</source>
        <comment>heading of a table</comment>
        <translation>Месяц</translation>
    </message>
    <message>
        <source>Others</source>
        <comment>heading: points of the others at the table</comment>
        <translation>Остальные</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <comment>row of a chart</comment>
        <translation>Все ошибки</translation>
    </message>
    <message>
        <source>Beating</source>
        <comment>kind of mistake: the wrong cards played against a set</comment>
        <translation>Ответный ход</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>kind of mistake: passed, or should have</comment>
        <translation>Пропуск</translation>
    </message>
    <message>
        <source>Lead</source>
        <comment>kind of mistake: a round begun with the wrong cards</comment>
        <translation>Начало раунда</translation>
    </message>
    <message>
        <source>Pick-up</source>
        <comment>kind of mistake: the wrong card taken</comment>
        <translation>Взятая карточка</translation>
    </message>
    <message>
        <source>Going out</source>
        <comment>kind of mistake: shortly before all cards are played</comment>
        <translation>Конец партии</translation>
    </message>
    <message>
        <source>Card chosen</source>
        <comment>kind of mistake in Ninjan</comment>
        <translation>Выбор карточки</translation>
    </message>
    <message>
        <source>Pile taken</source>
        <comment>kind of mistake in Ninjan</comment>
        <translation>Выбор стопки</translation>
    </message>
    <message>
        <source>Equal cards</source>
        <comment>kind of mistake in Ninjan: numbers that others could play as well</comment>
        <translation>Равные номиналы</translation>
    </message>
    <message>
        <source>Last rounds</source>
        <comment>kind of mistake in Ninjan: made there</comment>
        <translation>Последние раунды</translation>
    </message>
    <message>
        <source>fewer</source>
        <comment>of mistakes: than at first</comment>
        <translation>реже</translation>
    </message>
    <message>
        <source>more</source>
        <comment>of mistakes: than at first</comment>
        <translation>чаще</translation>
    </message>
    <message>
        <source>as before</source>
        <comment>of mistakes: as many as at first</comment>
        <translation>как раньше</translation>
    </message>
    <message>
        <source>%1: at first %2, now %3, %4</source>
        <comment>kind of mistake; points; points; whether it is getting rarer</comment>
        <translation>%1: сначала %2, теперь %3, %4</translation>
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
            <numerusform>разобрана %Ln&#xa0;игра</numerusform>
            <numerusform>разобрано %Ln&#xa0;игры</numerusform>
            <numerusform>разобрано %Ln&#xa0;игр</numerusform>
        </translation>
    </message>
    <message>
        <source>at first</source>
        <comment>heading: points lost in the first games</comment>
        <translation>сначала</translation>
    </message>
    <message>
        <source>now</source>
        <comment>heading: points lost in the last games</comment>
        <translation>теперь</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>heading: of mistakes</comment>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Count</source>
        <comment>heading: how many mistakes</comment>
        <translation>Число</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <comment>where a rating is: two levels</comment>
        <translation>между уровнями «%1» и&#xa0;«%2»</translation>
    </message>
    <message>
        <source>above %1</source>
        <comment>where a rating is: a level</comment>
        <translation>выше уровня «%1»</translation>
    </message>
    <message>
        <source>below %1</source>
        <comment>where a rating is: a level</comment>
        <translation>ниже уровня «%1»</translation>
    </message>
    <message>
        <source>%1 of %2 games until a rating</source>
        <comment>how many of how many</comment>
        <translation>до рейтинга: %1 из %2&#xa0;игр</translation>
    </message>
    <message>
        <source>%1 in 30 days</source>
        <comment>change of a rating, with its sign</comment>
        <translation>%1 за 30&#xa0;дней</translation>
    </message>
    <message>
        <source>Pl&amp;ay at %1 level</source>
        <comment>button: a level</comment>
        <translation>Игр&amp;ать на уровне «%1»</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a month or a day, and a rating</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 ± %3</source>
        <comment>a month or a day, a rating and its uncertainty</comment>
        <translation>%1: %2 ±&#xa0;%3</translation>
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
            <numerusform>Ваше место: %Ln&#xa0;игра</numerusform>
            <numerusform>Ваше место: все %Ln&#xa0;игры</numerusform>
            <numerusform>Ваше место: все %Ln&#xa0;игр</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your place in the last %Ln game(s)</source>
        <comment>title: which place in each</comment>
        <translation>
            <numerusform>Ваше место: последняя %Ln&#xa0;игра</numerusform>
            <numerusform>Ваше место: последние %Ln&#xa0;игры</numerusform>
            <numerusform>Ваше место: последние %Ln&#xa0;игр</numerusform>
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
        <translation>Лучшая партия</translation>
    </message>
    <message>
        <source>Best pile</source>
        <comment>title: the most valuable one that was taken</comment>
        <translation>Лучшая стопка</translation>
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
            <numerusform>карточки закончились за %Ln&#xa0;ход</numerusform>
            <numerusform>карточки закончились за %Ln&#xa0;хода</numerusform>
            <numerusform>карточки закончились за %Ln&#xa0;ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the others were left with %Ln card(s)</source>
        <comment>at the end of a hand</comment>
        <translation>
            <numerusform>у&#xa0;остальных осталась %Ln&#xa0;карточка</numerusform>
            <numerusform>у&#xa0;остальных осталось %Ln&#xa0;карточки</numerusform>
            <numerusform>у&#xa0;остальных осталось %Ln&#xa0;карточек</numerusform>
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
        <translation>%1 (вы выбрали %2), %3</translation>
    </message>
    <message>
        <source>%1 games</source>
        <comment>name of a file: a game</comment>
        <translation>%1 игры</translation>
    </message>
    <message>
        <source>%1 rating</source>
        <comment>name of a file: a game</comment>
        <translation>%1 рейтинг</translation>
    </message>
    <message>
        <source>%1 games won</source>
        <comment>name of a file: a game</comment>
        <translation>%1 победы</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>name of a file: a game</comment>
        <translation>%1 очки</translation>
    </message>
    <message>
        <source>%1 mistakes</source>
        <comment>name of a file: a game</comment>
        <translation>%1 ошибки</translation>
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
        <translation>меньше&#xa0;— лучше</translation>
    </message>
    <message>
        <source>more is better</source>
        <comment>below a title: points</comment>
        <translation>больше&#xa0;— лучше</translation>
    </message>
    <message>
        <source>%1 on average, others %2</source>
        <comment>points</comment>
        <translation>В&#xa0;среднем %1, у&#xa0;остальных&#xa0;— %2</translation>
    </message>
    <message>
        <source>rating %1 ± %2</source>
        <comment>of a player, and its uncertainty</comment>
        <translation>рейтинг %1 ±&#xa0;%2</translation>
    </message>
    <message>
        <source>Games are not saved here.</source>
        <translation>Здесь игры не сохраняются.</translation>
    </message>
</context>
<context>
    <name>PastGameText</name>
    <message>
        <source>d MMMM</source>
        <comment>a day without its year, as QLocale::toString() takes it</comment>
        <translation>d&#xa0;MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a day with its year, as QLocale::toString() takes it</comment>
        <translation>d&#xa0;MMMM yyyy</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day with its year, short, as QLocale::toString() takes it</comment>
        <translation>d&#xa0;MMM yyyy</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <comment>heading: %1 is a day</comment>
        <translation>Сегодня, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <comment>heading: %1 is a day</comment>
        <translation>Вчера, %1</translation>
    </message>
    <message>
        <source>Earlier this month</source>
        <comment>heading of games</comment>
        <translation>Ранее в&#xa0;этом месяце</translation>
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
            <numerusform>%Ln&#xa0;игра</numerusform>
            <numerusform>%Ln&#xa0;игры</numerusform>
            <numerusform>%Ln&#xa0;игр</numerusform>
        </translation>
    </message>
    <message>
        <source>Game from %1</source>
        <comment>%1 is a day; it is not known what was played</comment>
        <translation>Игра от %1</translation>
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
            <numerusform>%Ln&#xa0;партия</numerusform>
            <numerusform>%Ln&#xa0;партии</numerusform>
            <numerusform>%Ln&#xa0;партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln round(s)</source>
        <comment>how many rounds of Ninjan have been played</comment>
        <translation>
            <numerusform>%Ln&#xa0;раунд</numerusform>
            <numerusform>%Ln&#xa0;раунда</numerusform>
            <numerusform>%Ln&#xa0;раундов</numerusform>
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
        <translation>расклад №&#xa0;%1</translation>
    </message>
    <message>
        <source>in progress</source>
        <comment>a game that is the running one</comment>
        <translation>идёт сейчас</translation>
    </message>
    <message>
        <source>not finished</source>
        <comment>a game</comment>
        <translation>не завершена</translation>
    </message>
    <message>
        <source>won by %1</source>
        <comment>a game; names</comment>
        <translation>победа: %1</translation>
    </message>
    <message>
        <source>Written by a newer version of Meadhall</source>
        <comment>of a file</comment>
        <translation>Файл записан более новой версией Meadhall</translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <translation>Этот файл не удалось прочитать</translation>
    </message>
    <message>
        <source>This file is damaged: nothing in it can be read</source>
        <translation>Этот файл повреждён: прочитать ничего не удалось</translation>
    </message>
    <message>
        <source>This file is damaged: only its beginning can be read</source>
        <translation>Этот файл повреждён: удалось прочитать только начало</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>22 November 19:05</comment>
        <translation>%1 в&#xa0;%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and what is the matter with the file of a game</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2, with %3: %4</source>
        <comment>Odin, 22 November 19:05, with Leif, Ylva and Ivar: 1st of 4, 7 points</comment>
        <translation>%1, %2, за столом: %3; %4</translation>
    </message>
    <message>
        <source>not reviewed</source>
        <comment>a game</comment>
        <translation>не разобрана</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <comment>in a game that was reviewed</comment>
        <translation>без ошибок</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistake(s)</source>
        <comment>in a game that was reviewed</comment>
        <translation>
            <numerusform>%Ln&#xa0;ошибка</numerusform>
            <numerusform>%Ln&#xa0;ошибки</numerusform>
            <numerusform>%Ln&#xa0;ошибок</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points lost</source>
        <comment>in a game that was reviewed; a number with one decimal</comment>
        <translation>потеряно %1&#xa0;очка</translation>
    </message>
    <message>
        <source>Dated by a wrong clock</source>
        <comment>heading of games</comment>
        <translation>С&#xa0;неверной датой</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <comment>a result; %1 may have a sign</comment>
        <translation>
            <numerusform>%1&#xa0;очко</numerusform>
            <numerusform>%1&#xa0;очка</numerusform>
            <numerusform>%1&#xa0;очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleText</name>
    <message>
        <source>First steps</source>
        <comment>puzzles of the first stage</comment>
        <translation>Первые шаги</translation>
    </message>
    <message>
        <source>Good plays</source>
        <comment>puzzles of the second stage</comment>
        <translation>Хорошие ходы</translation>
    </message>
    <message>
        <source>Deep water</source>
        <comment>puzzles of the third stage</comment>
        <translation>На глубине</translation>
    </message>
    <message>
        <source>go out, block, pass</source>
        <comment>what puzzles are about</comment>
        <translation>закончить партию, помешать, пропустить ход</translation>
    </message>
    <message>
        <source>what beats what, and when</source>
        <comment>what puzzles are about</comment>
        <translation>кто кого бьёт и&#xa0;когда</translation>
    </message>
    <message>
        <source>what to keep, what to take</source>
        <comment>what puzzles are about</comment>
        <translation>что оставить, что взять</translation>
    </message>
    <message>
        <source>your card is the next prize</source>
        <comment>what puzzles are about</comment>
        <translation>ваша карточка&#xa0;— следующая добыча</translation>
    </message>
    <message>
        <source>count cards, plan the next lead</source>
        <comment>what puzzles are about</comment>
        <translation>считать карточки, думать о&#xa0;начале раунда</translation>
    </message>
    <message>
        <source>who must take what</source>
        <comment>what puzzles are about</comment>
        <translation>кому что придётся забрать</translation>
    </message>
    <message>
        <source>stage %1</source>
        <comment>of a puzzle: 1 to 3</comment>
        <translation>ступень&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>puzzles of a pack</comment>
        <translation>решено %1 из %2</translation>
    </message>
    <message>
        <source>It’s your card’s turn. Which pile leaves you with the most points at the end of the game?</source>
        <translation>Срабатывает ваша карточка. Какая стопка принесёт вам больше всего очков к&#xa0;концу игры?</translation>
    </message>
    <message>
        <source>Which card leaves you with the most points at the end of the game? Choose it.</source>
        <translation>Какая карточка принесёт вам больше всего очков к&#xa0;концу игры? Выберите её.</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <comment>what is known in a puzzle</comment>
        <translation>Раунд&#xa0;%1 из %2</translation>
    </message>
    <message>
        <source>%1 has %2 points</source>
        <comment>what is known in a puzzle: a name, +12 or −3</comment>
        <translation>%1, очков: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln cards</source>
        <comment>what is known in a puzzle</comment>
        <translation>
            <numerusform>%1: %Ln&#xa0;карточка</numerusform>
            <numerusform>%1: %Ln&#xa0;карточки</numerusform>
            <numerusform>%1: %Ln&#xa0;карточек</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, among them %2</source>
        <comment>what is known in a puzzle: “Ylva has 4 cards”; cards picked up</comment>
        <translation>%1, среди них %2</translation>
    </message>
    <message>
        <source>Which cards go with no others, and what do the rest need to go out?</source>
        <comment>hint of a puzzle</comment>
        <translation>Какие карточки ни с&#xa0;чем не сочетаются и&#xa0;что нужно, чтобы избавиться от остальных?</translation>
    </message>
    <message>
        <source>How many sets does your hand make after each play? And what can the others still beat?</source>
        <comment>hint of a puzzle</comment>
        <translation>Сколько комбинаций останется на руках после каждого хода? И&#xa0;что ещё смогут побить другие?</translation>
    </message>
    <message>
        <source>The play itself is obvious. Which beaten card fits what stays in your hand?</source>
        <comment>hint of a puzzle</comment>
        <translation>Ход понятен. Какая из побитых карточек подойдёт к&#xa0;тем, что останутся?</translation>
    </message>
    <message>
        <source>Which cards in each play would you miss later?</source>
        <comment>hint of a puzzle</comment>
        <translation>Чем вы жертвуете при каждом ходе и&#xa0;что из этого вам ещё понадобится?</translation>
    </message>
    <message>
        <source>Which cards come before yours, and what lies on the piles by then?</source>
        <comment>hint of a puzzle</comment>
        <translation>Какие карточки сработают раньше вашей и&#xa0;что к&#xa0;тому времени будет на стопках?</translation>
    </message>
    <message>
        <source>Your card lies on top afterwards. Who can take it, and what must they take otherwise?</source>
        <comment>hint of a puzzle</comment>
        <translation>Ваша карточка окажется сверху. Кто сможет её забрать и&#xa0;что ему придётся взять взамен?</translation>
    </message>
    <message>
        <source>Do not pick up %1.</source>
        <comment>second hint of a puzzle; a card (accusative)</comment>
        <translation>Не берите %1.</translation>
    </message>
    <message>
        <source>One card of the answer is marked: %1.</source>
        <comment>second hint of a puzzle; a card (nominative)</comment>
        <translation>Одна из карточек ответа помечена: %1.</translation>
    </message>
    <message>
        <source>You do not have to play.</source>
        <comment>second hint of a puzzle: passing is the answer</comment>
        <translation>Ходить не обязательно.</translation>
    </message>
    <message>
        <source>It is not the pile with %1 on top.</source>
        <comment>second hint of a puzzle; a card (accusative)</comment>
        <translation>Это не та стопка, на которой сверху видно %1.</translation>
    </message>
    <message>
        <source>It is not the %1.</source>
        <comment>second hint of a puzzle; a card (nominative)</comment>
        <translation>Это не %1.</translation>
    </message>
    <message>
        <source>The cards are right. %1</source>
        <comment>wrong answer of a puzzle; what speaks against the card picked up</comment>
        <translation>Карточки выбраны верно. %1</translation>
    </message>
    <message>
        <source>%1 But it has a drawback. %2</source>
        <comment>wrong answer of a puzzle: a sentence for it, a sentence against it</comment>
        <translation>%1 Но есть и&#xa0;минус. %2</translation>
    </message>
    <message>
        <source>%1 Tempting: %2. %3</source>
        <comment>explains a puzzle: sentences for the answer; a move; what speaks against it</comment>
        <translation>%1 Заманчиво: %2. %3</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <comment>title, heading</comment>
        <translation>Задача дня</translation>
    </message>
    <message>
        <source>at the first attempt</source>
        <comment>below a share in percent, or “Solved”</comment>
        <translation>с&#xa0;первой попытки</translation>
    </message>
    <message>
        <source>You lead. What leaves you best off at the end of this hand? Select your cards and play them.</source>
        <translation>Вы начинаете раунд. Какой ход выгоднее всего к&#xa0;концу этой партии? Выделите карточки и&#xa0;выложите их.</translation>
    </message>
    <message>
        <source>What leaves you best off at the end of this hand? Select your cards, play them and say which beaten card you pick up, or pass.</source>
        <translation>Какой ход выгоднее всего к&#xa0;концу этой партии? Выделите карточки, выложите их и&#xa0;укажите, какую из побитых возьмёте, или пропустите ход.</translation>
    </message>
    <message>
        <source>Based on %1 sampled deals; the second-best answer costs at least %2 points.</source>
        <comment>how a puzzle was judged: a number, points such as 1.1</comment>
        <translation>Оценено по %1 раскладам; второй по силе ответ хуже не меньше чем на %2&#xa0;очка.</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Step up</source>
        <translation>У&amp;величить</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>У&amp;меньшить</translation>
    </message>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Выделить всё</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Сохранить как</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Папка:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Имя файла:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Тип файлов:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Родительская папка</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Перейти в&#xa0;родительскую папку</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Создать папку</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Создать новую папку</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Список</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Показать списком</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Показать таблицей</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Новая папка</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Новая папка</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Переименовать</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Показать ск&amp;рытые файлы</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Папка:</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Боковая панель</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Места и&#xa0;закладки</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>Файл %1 уже есть.
Заменить его?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Файл не найден.
Проверьте имя файла.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Папка не найдена.
Проверьте имя папки.</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>От&amp;мена</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Не сохранять</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;ОК</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Нажмите клавиши</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Вырезать</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>В&amp;ставить</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Вы&amp;делить всё</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>About Qt</source>
        <translation>О&#xa0;Qt</translation>
    </message>
    <message>
        <source>&lt;h3&gt;About Qt&lt;/h3&gt;&lt;p&gt;This program uses Qt version %1.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;О&#xa0;Qt&lt;/h3&gt;&lt;p&gt;Эта программа использует Qt версии %1.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Apply</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Не сохранять</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>По умолчанию</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Повторить попытку</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Да</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Нет</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Вырезать</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>В&amp;ставить</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Вы&amp;делить всё</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Скопировать &amp;адрес ссылки</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>pile %1 (%2)</source>
        <comment>a move: the number of a pile, and what it is worth: +10, −3</comment>
        <translation>стопка&#xa0;%1 (%2)</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a move</comment>
        <translation>пропуск хода</translation>
    </message>
    <message>
        <source>picks up %1 instead of %2</source>
        <comment>a mistake; numbers of cards</comment>
        <translation>взято: %1 вместо&#xa0;%2</translation>
    </message>
    <message>
        <source>%1; better: %2</source>
        <comment>a mistake: what was played or chosen; cards (nominative)</comment>
        <translation>%1; лучше %2</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <comment>a mistake; values of sets, in figures</comment>
        <translation>%1 вместо&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 instead of passing</source>
        <comment>a mistake; the value of a set</comment>
        <translation>%1 вместо пропуска хода</translation>
    </message>
    <message>
        <source>passes instead of %1</source>
        <comment>a mistake; the value of a set</comment>
        <translation>пропуск хода вместо&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 on pile %2; better: %3</source>
        <comment>a mistake; a card (nominative), numbers of piles</comment>
        <translation>%1 на стопку&#xa0;%2; лучше на %3</translation>
    </message>
    <message>
        <source>pile %1 (%2); better: %3 (%4)</source>
        <comment>a mistake; numbers of piles, and what they are worth: +10, −3</comment>
        <translation>стопка&#xa0;%1 (%2); лучше&#xa0;%3 (%4)</translation>
    </message>
    <message>
        <source>%1; picked up: %2</source>
        <comment>a move for screen readers; cards (nominative)</comment>
        <translation>%1; взято: %2</translation>
    </message>
    <message>
        <source>takes it with</source>
        <comment>label above a card: of a pile</comment>
        <translation>забирает её</translation>
    </message>
    <message>
        <source>lays</source>
        <comment>label above a card: of a pile</comment>
        <translation>ложится сверху</translation>
    </message>
    <message>
        <source>beats no pile</source>
        <comment>of a card, as the piles are now</comment>
        <translation>ничего не бьёт</translation>
    </message>
    <message>
        <source>Why pick up %1? %2</source>
        <extracomment>%1: a card (accusative); %2: the reasons, whole sentences</extracomment>
        <translation>Почему лучше взять %1? %2</translation>
    </message>
    <message>
        <source>Why pass? %1</source>
        <comment>the reasons, whole sentences</comment>
        <translation>Почему лучше пропустить ход? %1</translation>
    </message>
    <message>
        <source>Why %1? %2</source>
        <extracomment>%1: a move in a few words: 77, rock 5, pile 2 (+4); %2: the reasons, whole sentences</extracomment>
        <translation>Почему %1? %2</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>verdict on a move</comment>
        <translation>Лучший ход</translation>
    </message>
    <message>
        <source>Fine</source>
        <comment>verdict on a move: nearly as good as the best one</comment>
        <translation>Хороший ход</translation>
    </message>
    <message>
        <source>Small mistake</source>
        <comment>verdict on a move</comment>
        <translation>Небольшая ошибка</translation>
    </message>
    <message>
        <source>Clear mistake</source>
        <comment>verdict on a move</comment>
        <translation>Явная ошибка</translation>
    </message>
    <message>
        <source>best moves: %1</source>
        <comment>count</comment>
        <translation>лучших ходов: %1</translation>
    </message>
    <message>
        <source>fine moves: %1</source>
        <comment>count</comment>
        <translation>хороших ходов: %1</translation>
    </message>
    <message>
        <source>small mistakes: %1</source>
        <comment>count</comment>
        <translation>небольших ошибок: %1</translation>
    </message>
    <message>
        <source>clear mistakes: %1</source>
        <comment>count</comment>
        <translation>явных ошибок: %1</translation>
    </message>
    <message>
        <source>costs %1</source>
        <comment>a move; “about 1.2 points”</comment>
        <translation>потеря: %1</translation>
    </message>
    <message>
        <source>loses nothing</source>
        <comment>a move</comment>
        <translation>без потерь</translation>
    </message>
    <message>
        <source>no certain loss</source>
        <comment>of a move</comment>
        <translation>без явной потери</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <comment>points lost</comment>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>points</source>
        <comment>below a number with one decimal: points expected of a move</comment>
        <translation>очка</translation>
    </message>
    <message>
        <source>± %1 so far</source>
        <comment>uncertainty of a number that is still being computed</comment>
        <translation>пока ±&#xa0;%1</translation>
    </message>
    <message>
        <source>Hand %1, turn %2</source>
        <comment>place in a game of Odin</comment>
        <translation>Партия&#xa0;%1, ход&#xa0;%2</translation>
    </message>
    <message>
        <source>Round %1, choice</source>
        <comment>place in a game of Ninjan: the choice of cards</comment>
        <translation>Раунд&#xa0;%1, выбор</translation>
    </message>
    <message>
        <source>Round %1, pile</source>
        <comment>place in a game of Ninjan: a card is put on a pile</comment>
        <translation>Раунд&#xa0;%1, стопка</translation>
    </message>
    <message>
        <source>start</source>
        <comment>value of a curve: before the first turn</comment>
        <translation>начало</translation>
    </message>
    <message>
        <source>turn %1</source>
        <comment>value of a curve</comment>
        <translation>ход&#xa0;%1</translation>
    </message>
    <message>
        <source>round %1, choice</source>
        <comment>value of a curve</comment>
        <translation>раунд&#xa0;%1, выбор</translation>
    </message>
    <message>
        <source>round %1, card %2</source>
        <comment>value of a curve; which card is resolved</comment>
        <translation>раунд&#xa0;%1, карточка %2</translation>
    </message>
    <message>
        <source>Points expected</source>
        <comment>title of a curve</comment>
        <translation>Ожидаемые очки</translation>
    </message>
    <message>
        <source>↑ fewer is better</source>
        <comment>beside a curve, whose upper end is better</comment>
        <translation>↑ меньше&#xa0;— лучше</translation>
    </message>
    <message>
        <source>↑ more is better</source>
        <comment>beside a curve, whose upper end is better</comment>
        <translation>↑ больше&#xa0;— лучше</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>below the axis of a curve, before numbers</comment>
        <translation>ход</translation>
    </message>
    <message>
        <source>round</source>
        <comment>below the axis of a curve, before numbers</comment>
        <translation>раунд</translation>
    </message>
    <message>
        <source>verdict</source>
        <comment>heading of a column</comment>
        <translation>оценка</translation>
    </message>
    <message>
        <source>%1 %2, before that %3</source>
        <comment>value of a curve: name, points, points before</comment>
        <translation>%1 %2, до этого %3</translation>
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
        <translation>ещё не оценено</translation>
    </message>
    <message>
        <source>You played</source>
        <comment>label before cards</comment>
        <translation>Вы выложили</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>label before cards</comment>
        <translation>Выложено (%1)</translation>
    </message>
    <message>
        <source>You chose</source>
        <comment>label before a card</comment>
        <translation>Вы выбрали</translation>
    </message>
    <message>
        <source>%1 chose</source>
        <comment>label before a card</comment>
        <translation>Выбор (%1)</translation>
    </message>
    <message>
        <source>Your choice</source>
        <comment>label before a move: a pile, or passing</comment>
        <translation>Ваш выбор</translation>
    </message>
    <message>
        <source>%1 chose</source>
        <comment>label before a move: a pile, or passing</comment>
        <translation>Выбор (%1)</translation>
    </message>
    <message>
        <source>Just as good</source>
        <comment>label before a move</comment>
        <translation>Не хуже</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>label before a move</comment>
        <translation>Лучше</translation>
    </message>
    <message>
        <source>Best so far</source>
        <comment>label before a move, while it is being judged</comment>
        <translation>Пока лучший ход</translation>
    </message>
    <message>
        <source>picks up</source>
        <comment>label above a card</comment>
        <translation>взято</translation>
    </message>
    <message>
        <source>What if…?</source>
        <comment>title: another move was tried</comment>
        <translation>Что, если…?</translation>
    </message>
    <message>
        <source>You tried</source>
        <comment>label before a move</comment>
        <translation>Ваш вариант</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>label before the best move</comment>
        <translation>Лучше всего</translation>
    </message>
    <message>
        <source>%1 is about %2 points better.</source>
        <extracomment>%1: a move in a few words: 83, pass, rock 5; %2: points with one decimal</extracomment>
        <translation>%1 лучше примерно на %2&#xa0;очка.</translation>
    </message>
    <message>
        <source>%1 is about %2 points worse.</source>
        <extracomment>%1: a move in a few words: 83, pass, rock 5; %2: points with one decimal</extracomment>
        <translation>%1 хуже примерно на %2&#xa0;очка.</translation>
    </message>
    <message>
        <source>%1 is just as good.</source>
        <comment>a move in a few words</comment>
        <translation>%1 не хуже.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 would be %2 points better still.</source>
        <translation>%1&#xa0;— ещё на %2&#xa0;очка лучше.</translation>
    </message>
    <message>
        <source>%1: %2, %3 %4</source>
        <comment>“You played: black 8, 3.3 points”</comment>
        <translation>%1: %2, %3 %4</translation>
    </message>
    <message>
        <source>This decision</source>
        <comment>heading</comment>
        <translation>Это решение</translation>
    </message>
    <message>
        <source>Not reviewed yet.</source>
        <translation>Ещё не оценено.</translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <comment>heading of a list</comment>
        <translation>Ваши ошибки</translation>
    </message>
    <message>
        <source>Mistakes by %1</source>
        <comment>heading of a list</comment>
        <translation>Ошибки (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1 points lost in %Ln decision(s)</source>
        <comment>points lost; %1 has one decimal</comment>
        <translation>
            <numerusform>потеряно %1&#xa0;очка в&#xa0;%Ln&#xa0;решении</numerusform>
            <numerusform>потеряно %1&#xa0;очка в&#xa0;%Ln&#xa0;решениях</numerusform>
            <numerusform>потеряно %1&#xa0;очка в&#xa0;%Ln&#xa0;решениях</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s) not reviewed</source>
        <comment>in a review that was stopped</comment>
        <translation>
            <numerusform>не оценено %Ln&#xa0;решение</numerusform>
            <numerusform>не оценено %Ln&#xa0;решения</numerusform>
            <numerusform>не оценено %Ln&#xa0;решений</numerusform>
        </translation>
    </message>
    <message>
        <source>No verdicts: it is not known who played here.</source>
        <translation>Оценок нет: неизвестно, кто здесь играл.</translation>
    </message>
    <message>
        <source>No verdicts: only computers played here.</source>
        <translation>Оценок нет: здесь играли только компьютеры.</translation>
    </message>
    <message>
        <source>There was nothing to decide here.</source>
        <comment>in a review</comment>
        <translation>Здесь не из чего было выбирать.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>said by a screen reader; a move</comment>
        <translation>Лучше: %1</translation>
    </message>
    <message>
        <source>beats pile %1</source>
        <comment>of a card, as the piles are now; the number of a pile</comment>
        <translation>бьёт стопку&#xa0;%1</translation>
    </message>
    <message>
        <source>It costs much of the chance of winning.</source>
        <comment>about a move</comment>
        <translation>Этот ход сильно снижает шансы на победу.</translation>
    </message>
    <message>
        <source>Being reviewed now.</source>
        <translation>Сейчас оценивается.</translation>
    </message>
    <message>
        <source>picks up %1; better: %2</source>
        <comment>a mistake; cards (nominative)</comment>
        <translation>взято: %1; лучше %2</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>title, button: a game is looked at again</comment>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <comment>button</comment>
        <translation>Предыдущая ошибка</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <comment>button</comment>
        <translation>Следующая ошибка</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <comment>in a review</comment>
        <translation>Ошибок нет</translation>
    </message>
    <message>
        <source>If in doubt, the milder verdict stands.</source>
        <comment>about the points that a move costs</comment>
        <translation>В&#xa0;сомнительных случаях ставится более мягкая оценка.</translation>
    </message>
    <message>
        <source>Only one seat’s cards are known; the others would be dealt anew.</source>
        <translation>Известны карточки только одного места; остальные пришлось бы раздать заново.</translation>
    </message>
    <message>
        <source>With %1 no difference is certain.</source>
        <comment>a move in a few words</comment>
        <translation>С ходом %1 нет достоверной разницы.</translation>
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
        <translation>Сейчас ходит %1.</translation>
    </message>
    <message>
        <source>left today at %1</source>
        <comment>a game; a time</comment>
        <translation>прервана сегодня в&#xa0;%1</translation>
    </message>
    <message>
        <source>left yesterday at %1</source>
        <comment>a game; a time</comment>
        <translation>прервана вчера в&#xa0;%1</translation>
    </message>
    <message>
        <source>left on %1</source>
        <comment>a game; a day</comment>
        <translation>прервана %1</translation>
    </message>
</context>
<context>
    <name>StatisticsText</name>
    <message>
        <source>Your first game at %1 level</source>
        <comment>end of a game; %1 is a level</comment>
        <translation>Ваша первая игра с&#xa0;соперниками уровня «%1»</translation>
    </message>
    <message>
        <source>Your first win!</source>
        <comment>end of a game</comment>
        <translation>Ваша первая победа!</translation>
    </message>
    <message>
        <source>The best of your %1 games at %2 level: %3</source>
        <comment>end of a game; a number of games from two on, a level, the points</comment>
        <translation>Ваш лучший результат с&#xa0;соперниками уровня «%2» (игр: %1): %3</translation>
    </message>
    <message>
        <source>Why not try %1?</source>
        <comment>end of a game that was won; a higher level</comment>
        <translation>Попробуйте теперь уровень «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your %1 games at %2 level was/were better; the best: %3</source>
        <comment>end of a game; the number of games from two on, a level, the points of the best game</comment>
        <translation>
            <numerusform>Игр с&#xa0;соперниками уровня «%2»: %1, из них лучше этой была %Ln; лучший результат: %3</numerusform>
            <numerusform>Игр с&#xa0;соперниками уровня «%2»: %1, из них лучше этой были %Ln; лучший результат: %3</numerusform>
            <numerusform>Игр с&#xa0;соперниками уровня «%2»: %1, из них лучше этой было %Ln; лучший результат: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>The statistics file cannot be used. Your games are being recounted.</source>
        <translation>Не удаётся использовать файл статистики. Ваши игры подсчитываются заново.</translation>
    </message>
    <message>
        <source>The statistics file was damaged. Your games are being recounted.</source>
        <translation>Файл статистики повреждён. Ваши игры подсчитываются заново.</translation>
    </message>
    <message>
        <source>Qt’s SQLite driver is not installed (Debian, Ubuntu: %1).</source>
        <translation>Не установлен драйвер SQLite для Qt (Debian, Ubuntu: %1).</translation>
    </message>
    <message>
        <source>A part of Meadhall is not installed (%1).</source>
        <translation>Не установлена часть программы Meadhall (%1).</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Card %1 of %2</source>
        <extracomment>A card of the hand was moved: its place among how many</extracomment>
        <translation>Карточка&#xa0;%1 из&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>You</source>
        <comment>the person at the screen, in place of a name</comment>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>under the name of the person at the screen</comment>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>face-down card</source>
        <comment>said by a screen reader</comment>
        <translation>карточка рубашкой вверх</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>how many a seat holds</comment>
        <translation>
            <numerusform>%Ln&#xa0;карточка</numerusform>
            <numerusform>%Ln&#xa0;карточки</numerusform>
            <numerusform>%Ln&#xa0;карточек</numerusform>
        </translation>
    </message>
    <message>
        <source>cards: %1</source>
        <comment>said of a seat by a screen reader</comment>
        <translation>карточек: %1</translation>
    </message>
    <message>
        <source>points: %1</source>
        <comment>said of a seat by a screen reader</comment>
        <translation>очков: %1</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <comment>first line of the log; %1 is the deal number</comment>
        <translation>Расклад №&#xa0;%1</translation>
    </message>
    <message>
        <source>to play</source>
        <comment>said of a seat by a screen reader: it is to act now</comment>
        <translation>сейчас ходит</translation>
    </message>
    <message>
        <source>selected: %1</source>
        <comment>said by a screen reader; %1: the value of the selected cards, or their names</comment>
        <translation>выделено: %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>heading, column of points</comment>
        <translation>Раунд&#xa0;%1</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <comment>column of points, place in a game</comment>
        <translation>Партия&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place in a row, and how many there are</comment>
        <translation>%1 из&#xa0;%2</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>heading: of a table, a column</comment>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>column of points</comment>
        <translation>Итого</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>label: Odin or Ninjan</comment>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>heading, button</comment>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Curve</source>
        <comment>page: how everybody&apos;s points grew</comment>
        <translation>График</translation>
    </message>
    <message numerus="yes">
        <source>%Ln players</source>
        <comment>which games, or fact about a game</comment>
        <translation>
            <numerusform>%Ln&#xa0;игрок</numerusform>
            <numerusform>%Ln&#xa0;игрока</numerusform>
            <numerusform>%Ln&#xa0;игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal number copied</source>
        <comment>said by a screen reader</comment>
        <translation>Номер расклада скопирован</translation>
    </message>
    <message>
        <source>selected</source>
        <comment>said of a card by a screen reader</comment>
        <translation>выделено</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a name and a number, in a list: “You 12, Bjorn 3”</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 has two cards left.</source>
        <comment>a name</comment>
        <translation>Осталось две карточки: %1.</translation>
    </message>
    <message>
        <source>%1 has one card left.</source>
        <comment>a name</comment>
        <translation>Осталась одна карточка: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>said by a screen reader; %1: a name, %2: what is said of that player</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <comment>the answer to a question by a key</comment>
        <translation>У&#xa0;вас нет карточек.</translation>
    </message>
    <message>
        <source>The cards stay face down until the next person shows them.</source>
        <comment>the answer to a question by a key</comment>
        <translation>Карточки закрыты, пока их не откроет следующий игрок.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <comment>a name</comment>
        <translation>Сейчас ходит %1.</translation>
    </message>
    <message>
        <source>The game begins with a position that was entered.</source>
        <translation>Игра начинается с&#xa0;введённой позиции.</translation>
    </message>
    <message>
        <source>1st of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>1-е&#xa0;место из&#xa0;%1</translation>
    </message>
    <message>
        <source>2nd of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>2-е&#xa0;место из&#xa0;%1</translation>
    </message>
    <message>
        <source>3rd of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>3-е&#xa0;место из&#xa0;%1</translation>
    </message>
    <message>
        <source>4th of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>4-е&#xa0;место из&#xa0;%1</translation>
    </message>
    <message>
        <source>5th of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>5-е&#xa0;место из&#xa0;%1</translation>
    </message>
    <message>
        <source>6th of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>6-е&#xa0;место из&#xa0;%1</translation>
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
        <translation>Очистить</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Show this help and quit.</source>
        <translation>Показать эту справку и&#xa0;завершить работу.</translation>
    </message>
    <message>
        <source>Show the version and quit.</source>
        <translation>Показать версию и&#xa0;завершить работу.</translation>
    </message>
    <message>
        <source>Only one game record can be opened at a time.</source>
        <translation>За один раз можно открыть только одну запись игры.</translation>
    </message>
    <message>
        <source>See meadhall --help.</source>
        <translation>Подробнее: meadhall --help.</translation>
    </message>
    <message>
        <source>Meadhall cannot open a window: there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set).</source>
        <translation>Meadhall не может открыть окно: нет дисплея (не задана ни одна из переменных DISPLAY и&#xa0;WAYLAND_DISPLAY).</translation>
    </message>
    <message>
        <source>A table for the card games Odin and Ninjan, with computer players who see only their own cards.</source>
        <translation>Стол для карточных игр Odin и&#xa0;Ninjan с&#xa0;компьютерными соперниками, которые видят только свои карточки.</translation>
    </message>
    <message>
        <source>Let the computer play a game, save pictures of it in &lt;folder&gt;, and quit.</source>
        <translation>Сыграть игру без участия человека, сохранить её снимки в&#xa0;&lt;folder&gt; и&#xa0;завершить работу.</translation>
    </message>
    <message>
        <source>Set the language to &lt;code&gt;: %1.</source>
        <extracomment>%1: codes of languages, as &quot;en, de, ru&quot;</extracomment>
        <translation>Использовать язык &lt;code&gt;: %1.</translation>
    </message>
    <message>
        <source>Store the settings and the games in &lt;folder&gt;.</source>
        <translation>Хранить настройки и&#xa0;игры в&#xa0;&lt;folder&gt;.</translation>
    </message>
    <message>
        <source>Write a line to &lt;file&gt; for each frame: the time, how long it took to prepare and draw, and the time since the previous frame, in milliseconds.</source>
        <translation>Записывать в&#xa0;&lt;file&gt; строку о&#xa0;каждом кадре: время, длительность подготовки и&#xa0;отрисовки и&#xa0;промежуток после предыдущего кадра, в&#xa0;миллисекундах.</translation>
    </message>
    <message>
        <source>Unknown language “%1”. Available languages: %2.</source>
        <extracomment>%1: what was typed; %2: all languages, as &quot;en (English), de (Deutsch)&quot;</extracomment>
        <translation>Неизвестный язык: «%1». Доступные языки: %2.</translation>
    </message>
    <message>
        <source>--demo plays a game of its own and cannot open a game record.</source>
        <translation>С&#xa0;ключом --demo программа играет сама и&#xa0;не может открыть запись игры.</translation>
    </message>
    <message>
        <source>%1 is given more than once, with different values.</source>
        <extracomment>%1: an option, as --data</extracomment>
        <translation>Ключ %1 указан несколько раз с&#xa0;разными значениями.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written to.</source>
        <translation>Не удалось записать файл %1.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Не удалось создать папку %1.</translation>
    </message>
    <message>
        <source>Open the dialog for a new game of &lt;game&gt;: %1.</source>
        <extracomment>%1: names of games, as &quot;odin, ninjan&quot;</extracomment>
        <translation>Открыть окно новой игры &lt;game&gt;: %1.</translation>
    </message>
    <message>
        <source>Unknown game “%1”. Available games: %2.</source>
        <extracomment>%1: what was typed; %2: names of games, as &quot;odin, ninjan&quot;</extracomment>
        <translation>Неизвестная игра: «%1». Доступные игры: %2.</translation>
    </message>
    <message>
        <source>The game record to open, or the invitation to a friend’s table.</source>
        <translation>Запись игры, которую нужно открыть, или приглашение за чужой стол.</translation>
    </message>
    <message>
        <source>Meadhall cannot open a window: the display does not answer, or Qt has no plug-in for it.</source>
        <translation>Meadhall не может открыть окно: дисплей не отвечает или у&#xa0;Qt нет для него модуля.</translation>
    </message>
    <message>
        <source>Meadhall is running on the computer “%1” with the folder “%2”.</source>
        <extracomment>%1: the name of a computer; %2: a folder</extracomment>
        <translation>Meadhall работает на компьютере «%1» с&#xa0;папкой «%2».</translation>
    </message>
    <message>
        <source>Meadhall is already running with the folder “%1”, but does not answer (process %2).</source>
        <extracomment>%1: a folder; %2: the number of a process</extracomment>
        <translation>Meadhall уже работает с&#xa0;папкой «%1», но не отвечает (процесс %2).</translation>
    </message>
    <message>
        <source>Use it here anyway</source>
        <comment>button</comment>
        <translation>Всё равно использовать здесь</translation>
    </message>
    <message>
        <source>If you use it here anyway, nothing more is saved on the other computer.</source>
        <translation>Если использовать папку здесь, на другом компьютере больше ничего не сохранится.</translation>
    </message>
    <message>
        <source>Open the puzzle of the day.</source>
        <translation>Открыть задачу дня.</translation>
    </message>
    <message>
        <source>On Debian and Ubuntu Qt’s plug-in for Wayland is in the package %1.</source>
        <translation>Модуль Wayland для Qt в&#xa0;Debian и&#xa0;Ubuntu находится в&#xa0;пакете %1.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::AboutGameDialog</name>
    <message>
        <source>About this game</source>
        <comment>title</comment>
        <translation>Об этой игре</translation>
    </message>
    <message>
        <source>Game:</source>
        <translation>Игра:</translation>
    </message>
    <message>
        <source>Edition:</source>
        <translation>Издание:</translation>
    </message>
    <message>
        <source>Points limit:</source>
        <comment>points that end the game</comment>
        <translation>Лимит очков:</translation>
    </message>
    <message>
        <source>Colours left out:</source>
        <translation>Не участвуют цвета:</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and its level</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>Игроки:</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>button: the deal number, to the clipboard</comment>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Deal number:</source>
        <translation>Номер расклада:</translation>
    </message>
    <message>
        <source>Started:</source>
        <comment>when the game was begun</comment>
        <translation>Начата:</translation>
    </message>
    <message>
        <source>Leading the whole hand:</source>
        <translation>Вся рука сразу:</translation>
    </message>
    <message>
        <source>Who starts the next hand:</source>
        <translation>Следующую партию начинает:</translation>
    </message>
    <message>
        <source>Goat:</source>
        <comment>the card</comment>
        <translation>Козёл:</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::Actions</name>
    <message>
        <source>&amp;Game</source>
        <comment>menu</comment>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <comment>menu entry</comment>
        <translation>&amp;Новая игра…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <comment>menu entry: takes back the last move</comment>
        <translation>О&amp;тменить ход</translation>
    </message>
    <message>
        <source>Next &amp;hand</source>
        <comment>menu entry: deals</comment>
        <translation>Следующая &amp;партия</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <comment>menu entry</comment>
        <translation>&amp;Выйти</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <comment>menu: what to do with the cards held</comment>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <comment>menu entry</comment>
        <translation>&amp;Пропустить ход</translation>
    </message>
    <message>
        <source>Sort by &amp;colour</source>
        <comment>menu entry</comment>
        <translation>Сортировать по &amp;цвету</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu</comment>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Points and log</source>
        <comment>menu entry: the panel beside the table</comment>
        <translation>&amp;Очки и&#xa0;ход игры</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <comment>menu entry</comment>
        <translation>Во весь &amp;экран</translation>
    </message>
    <message>
        <source>Count points &amp;down</source>
        <comment>menu entry</comment>
        <translation>&amp;Вычитать очки из лимита</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <comment>menu</comment>
        <translation>О&amp;формление</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <comment>appearance</comment>
        <translation>&amp;Светлое</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <comment>appearance</comment>
        <translation>&amp;Тёмное</translation>
    </message>
    <message>
        <source>Animation &amp;speed</source>
        <comment>menu</comment>
        <translation>&amp;Скорость анимации</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <comment>animation speed</comment>
        <translation>&amp;Без анимации</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <comment>animation speed</comment>
        <translation>&amp;Высокая</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <comment>animation speed</comment>
        <translation>&amp;Обычная</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <comment>animation speed</comment>
        <translation>&amp;Низкая</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <comment>menu</comment>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>Hel&amp;p</source>
        <comment>menu</comment>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;About Meadhall</source>
        <comment>menu entry</comment>
        <translation>О&#xa0;&amp;программе Meadhall</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <comment>menu entry</comment>
        <translation>О&#xa0;&amp;библиотеке Qt</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <comment>menu entry</comment>
        <translation>Н&amp;астройки…</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <comment>menu entry: what the coach would do</comment>
        <translation>По&amp;дсказка</translation>
    </message>
    <message>
        <source>&amp;What now?</source>
        <comment>menu entry: the rules, open at the page for what goes on at the table</comment>
        <translation>&amp;Что теперь делать?</translation>
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
        <translation>Сортировать по с&amp;имволу</translation>
    </message>
    <message>
        <source>Past &amp;games</source>
        <comment>menu entry: all games that have been played</comment>
        <translation>Прошлые &amp;игры</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <comment>menu entry: plays again what was taken back</comment>
        <translation>Повторить &amp;ход</translation>
    </message>
    <message>
        <source>A&amp;bout this game</source>
        <comment>menu entry: its rules, players and deal number</comment>
        <translation>Об &amp;этой игре</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <comment>appearance</comment>
        <translation>К&amp;онтрастное</translation>
    </message>
    <message>
        <source>&amp;Open game record…</source>
        <comment>menu entry</comment>
        <translation>&amp;Открыть запись…</translation>
    </message>
    <message>
        <source>&amp;Save game record as…</source>
        <comment>menu entry</comment>
        <translation>&amp;Сохранить запись как…</translation>
    </message>
    <message>
        <source>Start the &amp;next hand automatically</source>
        <comment>menu entry</comment>
        <translation>&amp;Начинать следующую партию автоматически</translation>
    </message>
    <message>
        <source>Same as &amp;system</source>
        <comment>appearance</comment>
        <translation>&amp;Как в&#xa0;системе</translation>
    </message>
    <message>
        <source>Change the s&amp;ort order</source>
        <comment>menu entry: by colour, by number</comment>
        <translation>Сменить по&amp;рядок карточек</translation>
    </message>
    <message>
        <source>Go bac&amp;k to the previous game</source>
        <comment>menu entry: to the one that another has replaced</comment>
        <translation>В&amp;ернуться к&#xa0;предыдущей игре</translation>
    </message>
    <message>
        <source>&amp;Sort by number</source>
        <comment>menu entry in Ninjan: −6 to 10</comment>
        <translation>Сортировать по &amp;номиналу</translation>
    </message>
    <message>
        <source>&amp;Sort by number</source>
        <comment>menu entry in Odin: 1 to 9</comment>
        <translation>Сортировать по &amp;номиналу</translation>
    </message>
    <message>
        <source>Open recen&amp;t</source>
        <comment>menu: the records opened and saved last</comment>
        <translation>Не&amp;давние записи</translation>
    </message>
    <message>
        <source>&amp;Play this deal again…</source>
        <comment>menu entry: the same cards, with the same players or others</comment>
        <translation>С&amp;ыграть этот расклад ещё раз…</translation>
    </message>
    <message>
        <source>&amp;Deal of the day</source>
        <comment>menu entry: the same for everyone on a date</comment>
        <translation>&amp;Расклад дня</translation>
    </message>
    <message>
        <source>&amp;Learn Odin</source>
        <comment>menu entry: the lesson</comment>
        <translation>&amp;Обучение: Odin</translation>
    </message>
    <message>
        <source>L&amp;earn Ninjan</source>
        <comment>menu entry: the lesson</comment>
        <translation>Обуч&amp;ение: Ninjan</translation>
    </message>
    <message>
        <source>choose players and rules</source>
        <comment>on a tile of the start page</comment>
        <translation>выбрать игроков и&#xa0;правила</translation>
    </message>
    <message>
        <source>replay or resume them</source>
        <comment>on a tile of the start page</comment>
        <translation>посмотреть или продолжить</translation>
    </message>
    <message>
        <source>a first hand, explained</source>
        <comment>on a tile of the start page</comment>
        <translation>первая партия с&#xa0;объяснениями</translation>
    </message>
    <message>
        <source>three rounds, explained</source>
        <comment>on a tile of the start page</comment>
        <translation>три раунда с&#xa0;объяснениями</translation>
    </message>
    <message>
        <source>L&amp;earn</source>
        <comment>menu: lessons, puzzles, review, statistics</comment>
        <translation>О&amp;бучение</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <comment>menu entry: the room of the puzzles</comment>
        <translation>&amp;Задачи</translation>
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
        <translation>&amp;Разобрать последнюю игру</translation>
    </message>
    <message>
        <source>&amp;Join friends…</source>
        <comment>menu entry: takes a chair at the table of somebody else’s program</comment>
        <translation>Играть &amp;у&#xa0;друзей…</translation>
    </message>
    <message>
        <source>Back to your &amp;friends</source>
        <comment>menu entry: to the chair at somebody else’s table, where it is kept</comment>
        <translation>Вернуться к&#xa0;дру&amp;зьям</translation>
    </message>
    <message>
        <source>with an invitation to their table</source>
        <comment>on a tile of the start page</comment>
        <translation>по приглашению за их стол</translation>
    </message>
    <message>
        <source>S&amp;ay something…</source>
        <comment>menu entry: ready phrases, at a table with guests</comment>
        <translation>&amp;Сказать всем…</translation>
    </message>
    <message>
        <source>your seat is being kept for you</source>
        <comment>on a tile of the start page</comment>
        <translation>место там осталось за вами</translation>
    </message>
    <message>
        <source>Ho&amp;me</source>
        <comment>menu entry: the start page, where the game waits</comment>
        <translation>Нача&amp;льная страница</translation>
    </message>
    <message>
        <source>By &amp;ear</source>
        <comment>menu: keys to ask the table with, and what was said</comment>
        <translation>На с&amp;лух</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <comment>menu entry: says what lies on it</comment>
        <translation>&amp;Стол</translation>
    </message>
    <message>
        <source>Your &amp;hand</source>
        <comment>menu entry: says the cards</comment>
        <translation>&amp;Ваши карточки</translation>
    </message>
    <message>
        <source>&amp;Cards that each player holds</source>
        <comment>menu entry: says how many</comment>
        <translation>Сколько у&#xa0;кого &amp;карточек</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <comment>menu entry: says those of all players</comment>
        <translation>&amp;Очки</translation>
    </message>
    <message>
        <source>Everybody’s &amp;last move</source>
        <comment>menu entry: says them</comment>
        <translation>&amp;Последние ходы всех</translation>
    </message>
    <message>
        <source>Whose t&amp;urn, and what is asked</source>
        <comment>menu entry: says it</comment>
        <translation>&amp;Чей ход и&#xa0;что требуется</translation>
    </message>
    <message>
        <source>Say it &amp;again</source>
        <comment>menu entry: the last announcement</comment>
        <translation>Сказать &amp;ещё раз</translation>
    </message>
    <message>
        <source>What was said &amp;before</source>
        <comment>menu entry: the announcement before the one heard last</comment>
        <translation>П&amp;редыдущее сообщение</translation>
    </message>
    <message>
        <source>What was said a&amp;fter that</source>
        <comment>menu entry: the announcement after the one heard last</comment>
        <translation>Сле&amp;дующее сообщение</translation>
    </message>
    <message>
        <source>&amp;What was said…</source>
        <comment>menu entry: the list of announcements</comment>
        <translation>Список соо&amp;бщений…</translation>
    </message>
    <message>
        <source>All &amp;keys to ask with…</source>
        <comment>menu entry: their list, in the settings</comment>
        <translation>Все к&amp;лавиши для вопросов…</translation>
    </message>
    <message>
        <source>How would others have played my &amp;cards?</source>
        <comment>menu entry: computers play the deal of a finished game</comment>
        <translation>Как другие сыграли бы моими &amp;карточками?</translation>
    </message>
    <message>
        <source>Analyse &amp;this position</source>
        <comment>menu entry: what each move is worth</comment>
        <translation>Разо&amp;брать эту позицию</translation>
    </message>
    <message>
        <source>&amp;Analyse a position…</source>
        <comment>menu entry: any that one puts in</comment>
        <translation>Разобрать &amp;позицию…</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::AwayPanel</name>
    <message>
        <source>%1 is away</source>
        <comment>%1 is the name of a guest whose connection is lost</comment>
        <translation>Нет на месте: %1</translation>
    </message>
    <message>
        <source>%1. Also away: %2</source>
        <extracomment>%1: “Bo is away”, “Bo is taking a while” or “Free seat: Bo”; %2: names</extracomment>
        <translation>%1. Также нет на&#xa0;месте: %2</translation>
    </message>
    <message>
        <source>seconds</source>
        <comment>that the game waits</comment>
        <translation>секунды</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <comment>button: for a guest who is away</comment>
        <translation>Подождать ещё</translation>
    </message>
    <message>
        <source>Let a computer play</source>
        <comment>button: for a guest who is away</comment>
        <translation>Пусть доиграет компьютер</translation>
    </message>
    <message>
        <source>Copy invitation</source>
        <comment>button: to send it once more</comment>
        <translation>Скопировать приглашение</translation>
    </message>
    <message>
        <source>End the game</source>
        <comment>button</comment>
        <translation>Закончить игру</translation>
    </message>
    <message>
        <source>A guest is away</source>
        <comment>name of a panel for screen readers</comment>
        <translation>Гостя нет на месте</translation>
    </message>
    <message>
        <source>Free seat: %1</source>
        <comment>%1 is a name</comment>
        <translation>Место свободно: %1</translation>
    </message>
    <message>
        <source>Seat and cards are kept. The same invitation leads back to them on the same computer. From another one, %1 has to ask you for the seat.</source>
        <translation>Место и&#xa0;карточки сохраняются. Вернуться можно по тому же приглашению с&#xa0;того же компьютера. С&#xa0;другого компьютера игроку (%1) придётся попросить место у&#xa0;вас.</translation>
    </message>
    <message>
        <source>Seat and cards go to whoever comes with the invitation. Send it again: an older one may not lead here any more.</source>
        <translation>Место и&#xa0;карточки получит тот, кто придёт по приглашению. Отправьте его ещё раз: старое может больше не действовать.</translation>
    </message>
    <message>
        <source>%1 is taking a while</source>
        <comment>%1 is the name of a guest whose turn it is</comment>
        <translation>Долго не ходит: %1</translation>
    </message>
    <message>
        <source>If a computer plays on, %1 can take over again at any time by moving.</source>
        <translation>Если доигрывает компьютер, игрок (%1) может в&#xa0;любой момент вернуться к&#xa0;игре, сделав ход.</translation>
    </message>
    <message>
        <source>Remind</source>
        <comment>button: a guest who does not move</comment>
        <translation>Напомнить</translation>
    </message>
    <message>
        <source>Ask to leave</source>
        <comment>button: a guest who does not move; the seat is free then</comment>
        <translation>Попросить выйти</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::BeginnerPage</name>
    <message>
        <source>&amp;Review the last game</source>
        <comment>button</comment>
        <translation>&amp;Разобрать последнюю игру</translation>
    </message>
    <message>
        <source>&amp;See it</source>
        <comment>button: the game with the best hand or pile</comment>
        <translation>&amp;Посмотреть</translation>
    </message>
    <message>
        <source>You have played your first game.</source>
        <translation>Вы сыграли свою первую игру.</translation>
    </message>
    <message numerus="yes">
        <source>You won %1 of %Ln game(s).</source>
        <translation>
            <numerusform>Побед: %1 из %Ln&#xa0;игры.</numerusform>
            <numerusform>Побед: %1 из %Ln&#xa0;игр.</numerusform>
            <numerusform>Побед: %1 из %Ln&#xa0;игр.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your places</source>
        <comment>title of a chart: in the last games</comment>
        <translation>Ваши места</translation>
    </message>
    <message>
        <source>Where do you lose points?</source>
        <translation>Где вы теряете очки?</translation>
    </message>
    <message>
        <source>No mistake so far.</source>
        <translation>Пока ни одной ошибки.</translation>
    </message>
    <message numerus="yes">
        <source>In %Ln reviewed game(s).</source>
        <translation>
            <numerusform>В&#xa0;%Ln&#xa0;разобранной игре.</numerusform>
            <numerusform>В&#xa0;%Ln&#xa0;разобранных играх.</numerusform>
            <numerusform>В&#xa0;%Ln&#xa0;разобранных играх.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most points lost: %1.</source>
        <comment>a kind of mistake, such as “Pass”</comment>
        <translation>Больше всего потерь: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 mistakes in %Ln reviewed game(s).</source>
        <comment>numbers</comment>
        <translation>
            <numerusform>Ошибок: %1 из %2 в&#xa0;%Ln&#xa0;разобранной игре.</numerusform>
            <numerusform>Ошибок: %1 из %2 в&#xa0;%Ln&#xa0;разобранных играх.</numerusform>
            <numerusform>Ошибок: %1 из %2 в&#xa0;%Ln&#xa0;разобранных играх.</numerusform>
        </translation>
    </message>
    <message>
        <source>A review shows what was better.</source>
        <translation>Разбор покажет, что было лучше.</translation>
    </message>
    <message numerus="yes">
        <source>Charts appear after %Ln more game(s).</source>
        <translation>
            <numerusform>Ещё %Ln&#xa0;игра, и&#xa0;здесь появятся графики.</numerusform>
            <numerusform>Ещё %Ln&#xa0;игры, и&#xa0;здесь появятся графики.</numerusform>
            <numerusform>Ещё %Ln&#xa0;игр, и&#xa0;здесь появятся графики.</numerusform>
        </translation>
    </message>
    <message>
        <source>You won your first game.</source>
        <translation>Вы победили в&#xa0;своей первой игре.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::BookDocument</name>
    <message>
        <source>At this table</source>
        <comment>rules: before the one of several ways that this table plays by</comment>
        <translation>За этим столом</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::ChartPanel</name>
    <message>
        <source>Show as a table</source>
        <comment>button, which is down while it does so</comment>
        <translation>Показать таблицей</translation>
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
        <translation>%1: в&#xa0;колоде</translation>
    </message>
    <message>
        <source>%1: left out</source>
        <translation>%1: не участвует</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::DealPicture</name>
    <message>
        <source>Points with your cards</source>
        <comment>of each level</comment>
        <translation>Очки с&#xa0;вашими карточками</translation>
    </message>
    <message>
        <source>points with your cards</source>
        <comment>below the line of results</comment>
        <translation>очки с&#xa0;вашими карточками</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::DealRoom</name>
    <message>
        <source>not played</source>
        <comment>a day&apos;s deal</comment>
        <translation>не сыгран</translation>
    </message>
    <message numerus="yes">
        <source>Places on the last %Ln day(s), today first: %1</source>
        <translation>
            <numerusform>Места за последний %Ln&#xa0;день, начиная с&#xa0;сегодняшнего: %1</numerusform>
            <numerusform>Места за последние %Ln&#xa0;дня, начиная с&#xa0;сегодняшнего: %1</numerusform>
            <numerusform>Места за последние %Ln&#xa0;дней, начиная с&#xa0;сегодняшнего: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal %1</source>
        <comment>button: copies the number</comment>
        <translation>Расклад №&#xa0;%1</translation>
    </message>
    <message>
        <source>Deal %1: copy the number</source>
        <comment>button</comment>
        <translation>Расклад №&#xa0;%1: скопировать номер</translation>
    </message>
    <message>
        <source>Copies the number. Enter it under “New game” to get the same cards again.</source>
        <translation>Копирует номер. В&#xa0;окне «Новая игра» по нему раздаются те же карточки.</translation>
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
            <numerusform>ваше место за последний %Ln&#xa0;день</numerusform>
            <numerusform>ваше место в&#xa0;каждый из последних %Ln&#xa0;дней</numerusform>
            <numerusform>ваше место в&#xa0;каждый из последних %Ln&#xa0;дней</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy &amp;result</source>
        <comment>button</comment>
        <translation>Скопировать ре&amp;зультат</translation>
    </message>
    <message>
        <source>Your cards have been dealt. When you’ve finished, computers will play them too.</source>
        <comment>about the deal of the day, before it is played</comment>
        <translation>Ваши карточки розданы. Потом ими сыграют и&#xa0;компьютеры.</translation>
    </message>
    <message>
        <source>With your cards – %1.</source>
        <comment>%1: Master: 2 points</comment>
        <translation>С&#xa0;вашими карточками&#xa0;— %1.</translation>
    </message>
    <message>
        <source>Computers are playing your cards: %1 of %2</source>
        <comment>progress</comment>
        <translation>Компьютеры играют вашими карточками: %1 из %2</translation>
    </message>
    <message>
        <source>Stopped: %1 of %2 levels have played.</source>
        <translation>Остановлено. Сыграно уровней: %1 из %2.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: the computers play no further</comment>
        <translation>&amp;Остановить</translation>
    </message>
    <message>
        <source>Result copied</source>
        <comment>said by a screen reader</comment>
        <translation>Результат скопирован</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <comment>button: begins the deal of the day</comment>
        <translation>И&amp;грать</translation>
    </message>
    <message>
        <source>Pla&amp;y it again</source>
        <comment>button: the same deal</comment>
        <translation>Сы&amp;грать ещё раз</translation>
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
        <translation>идёт сейчас</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::EmptyLoom</name>
    <message>
        <source>Pla&amp;y a game</source>
        <comment>button</comment>
        <translation>&amp;Начать игру</translation>
    </message>
    <message>
        <source>Lea&amp;rn %1</source>
        <comment>button: a game</comment>
        <translation>Об&amp;учение: %1</translation>
    </message>
    <message>
        <source>Sho&amp;w all</source>
        <comment>button: every game, without a filter</comment>
        <translation>&amp;Показать все</translation>
    </message>
    <message>
        <source>No games yet</source>
        <comment>title: no game has been finished</comment>
        <translation>Игр пока нет</translation>
    </message>
    <message>
        <source>No matching games</source>
        <comment>title: none passes the filters</comment>
        <translation>Таких игр нет</translation>
    </message>
    <message>
        <source>No statistics</source>
        <comment>title: they cannot be kept on this computer</comment>
        <translation>Статистики нет</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::FiguresPanel</name>
    <message>
        <source>Won: %1</source>
        <comment>below a share in percent: how many games</comment>
        <translation>Побед: %1</translation>
    </message>
    <message>
        <source>Best streak (now %1)</source>
        <comment>below a figure: games won in a row</comment>
        <translation>Лучшая серия (сейчас %1)</translation>
    </message>
    <message>
        <source>Led and won</source>
        <comment>below a share: rounds led that the same player won</comment>
        <translation>Начатых раундов выиграно</translation>
    </message>
    <message>
        <source>Went out</source>
        <comment>below a share: of hands in which all own cards were played</comment>
        <translation>Партий закончено вами</translation>
    </message>
    <message>
        <source>Best streak</source>
        <comment>below a figure: games won in a row</comment>
        <translation>Лучшая серия побед</translation>
    </message>
    <message>
        <source>Streak now</source>
        <comment>below a figure: games won in a row</comment>
        <translation>Серия сейчас</translation>
    </message>
    <message>
        <source>Forced to take</source>
        <comment>below a share: piles below zero that had to be taken</comment>
        <translation>Взято поневоле</translation>
    </message>
    <message>
        <source>Chosen</source>
        <comment>title: which suits were played how often</comment>
        <translation>Выбрано</translation>
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
        <translation>Всё время</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <comment>period: 30 days up to today</comment>
        <translation>Последние 30&#xa0;дней</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln month(s)</source>
        <comment>period: up to today</comment>
        <translation>
            <numerusform>Последний %Ln&#xa0;месяц</numerusform>
            <numerusform>Последние %Ln&#xa0;месяца</numerusform>
            <numerusform>Последние %Ln&#xa0;месяцев</numerusform>
        </translation>
    </message>
    <message>
        <source>Alone against the computer</source>
        <comment>whose games are counted: a single person at the table</comment>
        <translation>В&#xa0;одиночку против компьютеров</translation>
    </message>
    <message>
        <source>Strongest opponent</source>
        <translation>Сильнейший соперник</translation>
    </message>
    <message>
        <source>Number of players</source>
        <comment>which games are counted</comment>
        <translation>Число игроков</translation>
    </message>
    <message>
        <source>Period</source>
        <comment>which games are counted</comment>
        <translation>Период</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>whose games are counted</comment>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>&amp;All games…</source>
        <comment>menu entry: are exported, one in a line</comment>
        <translation>&amp;Все игры…</translation>
    </message>
    <message>
        <source>&amp;Rating…</source>
        <comment>menu entry: is exported, game by game</comment>
        <translation>&amp;Рейтинг…</translation>
    </message>
    <message>
        <source>Games &amp;won…</source>
        <comment>menu entry: how many, by level and number of players; is exported</comment>
        <translation>По&amp;беды…</translation>
    </message>
    <message>
        <source>&amp;Points…</source>
        <comment>menu entry: game by game; are exported</comment>
        <translation>&amp;Очки…</translation>
    </message>
    <message>
        <source>&amp;Mistakes…</source>
        <comment>menu entry: by kind; are exported</comment>
        <translation>О&amp;шибки…</translation>
    </message>
    <message>
        <source>Clear the statistics</source>
        <comment>button</comment>
        <translation>Очистить статистику</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <comment>button</comment>
        <translation>&amp;Экспортировать…</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::GameFiles</name>
    <message>
        <source>Game records (*.meadhall)</source>
        <comment>file dialog</comment>
        <translation>Записи игр (*.meadhall)</translation>
    </message>
    <message>
        <source>Save game record</source>
        <comment>title</comment>
        <translation>Сохранить запись</translation>
    </message>
    <message>
        <source>You can drop or paste a game, a log, a position, an invitation or a deal number here.</source>
        <comment>said when something else is dropped on the window or pasted</comment>
        <translation>Сюда можно перетащить или вставить игру, журнал, позицию, приглашение или номер расклада.</translation>
    </message>
    <message>
        <source>Logs of Board Game Arena (*.json *.html *.htm *.txt)</source>
        <comment>file dialog</comment>
        <translation>Журналы Board Game Arena (*.json *.html *.htm *.txt)</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::GameImport</name>
    <message>
        <source>Game from Board Game Arena</source>
        <comment>title</comment>
        <translation>Игра с&#xa0;Board Game Arena</translation>
    </message>
    <message>
        <source>Which of these players are you?</source>
        <comment>a game is read from a log</comment>
        <translation>Кто из этих игроков вы?</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <comment>in place of the name of a file</comment>
        <translation>Вставленный текст</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::GuestController</name>
    <message>
        <source>Not while you are at a friend’s table: the host decides about the game there.</source>
        <translation>Не сейчас: вы за чужим столом, и&#xa0;решения об игре принимает его хозяин.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::GuestRoom</name>
    <message>
        <source>Leave the table</source>
        <comment>button</comment>
        <translation>Выйти из-за стола</translation>
    </message>
    <message>
        <source>The host decides whether there is another game.</source>
        <comment>below the results</comment>
        <translation>Будет ли ещё игра, решает хозяин стола.</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <comment>title</comment>
        <translation>Выйти из-за стола?</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <comment>button: leaves a friend’s table</comment>
        <translation>&amp;Выйти</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <comment>button: at a friend’s table</comment>
        <translation>&amp;Остаться</translation>
    </message>
    <message>
        <source>Take back a move?</source>
        <comment>title</comment>
        <translation>Отменить ход?</translation>
    </message>
    <message>
        <source>The host would like to take back the last move. Do you agree?</source>
        <translation>Хозяин стола хочет отменить последний ход. Вы согласны?</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <comment>button: the host may not take back a move</comment>
        <translation>&amp;Нет</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <comment>button: the host may take back a move</comment>
        <translation>&amp;Да</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %1: %Ln s</source>
        <comment>names of players whose connection is lost, and seconds</comment>
        <translation>
            <numerusform>Ждём возвращения: %1 (%Ln&#xa0;с)</numerusform>
            <numerusform>Ждём возвращения: %1 (%Ln&#xa0;с)</numerusform>
            <numerusform>Ждём возвращения: %1 (%Ln&#xa0;с)</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <comment>names of players whose connection is lost</comment>
        <translation>Ждём возвращения: %1</translation>
    </message>
    <message>
        <source>&amp;Back to your own table</source>
        <comment>button: leaves a friend’s table that is closed</comment>
        <translation>Вернуться за свой с&amp;тол</translation>
    </message>
    <message>
        <source>The connection to the table is lost.</source>
        <translation>Соединение со столом потеряно.</translation>
    </message>
    <message>
        <source>%1 Trying to reconnect for another %2.</source>
        <extracomment>%1: what is wrong, as a sentence; %2: minutes and seconds</extracomment>
        <translation>%1 Программа пытается восстановить соединение, осталось %2.</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <comment>a player whose connection is lost</comment>
        <translation>%1 сейчас не за столом.</translation>
    </message>
    <message>
        <source>With friends</source>
        <comment>title of the room of a table elsewhere</comment>
        <translation>У&#xa0;друзей</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <extracomment>%1: a game; %2: names of the others at the table</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Leave the &amp;table</source>
        <comment>button beside the notice that the connection is lost</comment>
        <translation>Выйти из-за с&amp;тола</translation>
    </message>
    <message>
        <source>The others can wait for you or let a computer play. Your seat is kept: return to it from the “Game” menu.</source>
        <translation>Остальные могут подождать вас или дать доиграть компьютеру. Место останется за вами: вернуться можно через меню «Игра».</translation>
    </message>
    <message>
        <source>The others wait for your move.</source>
        <translation>Остальные ждут вашего хода.</translation>
    </message>
    <message>
        <source>%1 would like to take back their last move. Do you agree?</source>
        <translation>%1 хочет отменить свой последний ход. Вы согласны?</translation>
    </message>
    <message>
        <source>Moves made since by %1 would be taken back, too.</source>
        <extracomment>%1: names</extracomment>
        <translation>Будут отменены и&#xa0;ходы, сделанные потом: %1.</translation>
    </message>
    <message>
        <source>Your own move since would be taken back, too.</source>
        <translation>Будет отменён и&#xa0;ваш ход, сделанный потом.</translation>
    </message>
    <message>
        <source>A computer plays for you until you move.</source>
        <translation>За вас играет компьютер, пока вы не сделаете ход.</translation>
    </message>
    <message>
        <source>Play yourself</source>
        <comment>button: a computer plays for this guest</comment>
        <translation>Играть самостоятельно</translation>
    </message>
    <message>
        <source>Your move has been sent, but the host’s program has not confirmed it yet.</source>
        <translation>Ваш ход отправлен, но программа хозяина стола его ещё не подтвердила.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::HistorySheet</name>
    <message>
        <source>What was said</source>
        <comment>title</comment>
        <translation>Сообщения</translation>
    </message>
    <message>
        <source>Search what was said</source>
        <comment>in an empty field</comment>
        <translation>Поиск по сообщениям</translation>
    </message>
    <message>
        <source>Only announcements with these words are listed</source>
        <comment>about the search</comment>
        <translation>В списке только сообщения с этими словами</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>which announcements are listed: those of what players did</comment>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Answers</source>
        <comment>which announcements are listed: those to questions by a key</comment>
        <translation>Ответы</translation>
    </message>
    <message>
        <source>My turns</source>
        <comment>which announcements are listed: what was asked of the player</comment>
        <translation>Мои ходы</translation>
    </message>
    <message>
        <source>&amp;Say it again</source>
        <comment>button</comment>
        <translation>С&amp;казать ещё раз</translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <comment>button: to the clipboard</comment>
        <translation>Скопировать &amp;всё</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <extracomment>a row in the list of announcements; %1: the answer to a question</extracomment>
        <translation>Ответ: %1</translation>
    </message>
    <message>
        <source>All announcements</source>
        <comment>which announcements are listed</comment>
        <translation>Все</translation>
    </message>
    <message>
        <source>Which announcements</source>
        <comment>name of a field, for screen readers</comment>
        <translation>Какие сообщения</translation>
    </message>
    <message>
        <source>Nothing like that was said.</source>
        <comment>the search or the choice has left nothing</comment>
        <translation>Ничего такого не говорилось.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::HostController</name>
    <message>
        <source>Asking the guests whether you may take the move back…</source>
        <translation>Спрашиваем гостей, можно ли отменить ход…</translation>
    </message>
    <message>
        <source>The guests have left the table, so no move can be taken back.</source>
        <translation>Гости ушли из-за стола, поэтому отменить ход нельзя.</translation>
    </message>
    <message>
        <source>The move has been taken back.</source>
        <translation>Ход отменён.</translation>
    </message>
    <message>
        <source>Not all guests agreed.</source>
        <translation>Согласны не все гости.</translation>
    </message>
    <message>
        <source>A table for guests</source>
        <comment>title</comment>
        <translation>Стол для гостей</translation>
    </message>
    <message>
        <source>Computers play for the guests. %1</source>
        <comment>%1 is a sentence that says why</comment>
        <translation>За гостей играет компьютер. %1</translation>
    </message>
    <message>
        <source>The invitation has been copied.</source>
        <translation>Приглашение скопировано.</translation>
    </message>
    <message>
        <source>End the game with your friends?</source>
        <comment>title</comment>
        <translation>Закончить игру с&#xa0;друзьями?</translation>
    </message>
    <message>
        <source>Your guests are in the middle of a game. If another one begins, theirs is over.</source>
        <translation>Ваши гости сейчас играют. Если начать другую игру, их игра закончится.</translation>
    </message>
    <message>
        <source>&amp;End it</source>
        <comment>button: the game of the guests</comment>
        <translation>&amp;Закончить</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <comment>button: the game of the guests goes on</comment>
        <translation>&amp;Играть дальше</translation>
    </message>
    <message>
        <source>%1 would like to join</source>
        <comment>title; %1 is the name of a guest</comment>
        <translation>Хочет присоединиться: %1</translation>
    </message>
    <message>
        <source>All seats are taken. You can give %1 the seat, cards and points of somebody who is away.</source>
        <translation>Все места заняты. Можно отдать гостю (%1) место, карточки и&#xa0;очки того, кого сейчас нет.</translation>
    </message>
    <message>
        <source>Seat: %1</source>
        <comment>button: gives it away; %1 is a name</comment>
        <translation>Место: %1</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <comment>button: somebody who would like to join gets no seat</comment>
        <translation>&amp;Не сейчас</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::InvitationSheet</name>
    <message>
        <source>Invite your friends</source>
        <comment>title</comment>
        <translation>Пригласите друзей</translation>
    </message>
    <message>
        <source>Invitation</source>
        <comment>the line of text that opens a table</comment>
        <translation>Приглашение</translation>
    </message>
    <message>
        <source>&amp;Copy invitation</source>
        <comment>button</comment>
        <translation>&amp;Скопировать приглашение</translation>
    </message>
    <message>
        <source>Close the &amp;table</source>
        <comment>button: no game</comment>
        <translation>&amp;Закрыть стол</translation>
    </message>
    <message>
        <source>Guests at the table: %1 of %2. The game begins when everyone is here.</source>
        <translation>Гостей за столом: %1 из %2. Игра начнётся, когда соберутся все.</translation>
    </message>
    <message>
        <source>Send them this line. Only people who have it can join.</source>
        <translation>Отправьте им эту строку. Сесть за этот стол сможет только тот, у&#xa0;кого она есть.</translation>
    </message>
    <message>
        <source>&amp;Ask the router</source>
        <comment>button: to let friends in from elsewhere</comment>
        <translation>Сп&amp;росить маршрутизатор</translation>
    </message>
    <message>
        <source>&amp;Only this house</source>
        <comment>button: the router is not asked to let friends in from elsewhere</comment>
        <translation>Только &amp;этот дом</translation>
    </message>
    <message>
        <source>&amp;Relay…</source>
        <comment>button: to enter the line of a relay</comment>
        <translation>Ретра&amp;нслятор…</translation>
    </message>
    <message>
        <source>Paste the line of the relay and press Enter</source>
        <translation>Вставьте строку ретранслятора и&#xa0;нажмите Enter</translation>
    </message>
    <message>
        <source>Friends in this house can join. For friends elsewhere, Meadhall can ask your router to let them in while this table is open.</source>
        <translation>Друзья из этого дома могут присоединиться. Для остальных Meadhall может попросить ваш маршрутизатор впускать их, пока этот стол открыт.</translation>
    </message>
    <message>
        <source>Looking for a way through your router…</source>
        <translation>Ищем путь через ваш маршрутизатор…</translation>
    </message>
    <message>
        <source>Friends anywhere can join: your router lets them in while this table is open.</source>
        <translation>Друзья могут присоединиться откуда угодно: ваш маршрутизатор впускает их, пока этот стол открыт.</translation>
    </message>
    <message>
        <source>Friends in this house can join. For friends elsewhere, forward port %1 on your router to %2, or use a relay.</source>
        <extracomment>%1: a number; %2: an address</extracomment>
        <translation>Друзья из этого дома могут присоединиться. Для остальных перенаправьте порт&#xa0;%1 маршрутизатора на %2 или укажите ретранслятор.</translation>
    </message>
    <message>
        <source>Your provider shares one address among many homes, so nobody outside can reach this computer. Use a relay, or let a friend open the table.</source>
        <translation>Ваш провайдер делит один адрес между многими домами, поэтому снаружи этот компьютер недоступен. Укажите ретранслятор, или пусть стол откроет кто-нибудь из друзей.</translation>
    </message>
    <message>
        <source>Friends join through %1. It carries the game but cannot read it.</source>
        <comment>%1 is the name of a relay</comment>
        <translation>Друзья подключаются через %1. Ретранслятор передаёт игру, но прочитать её не может.</translation>
    </message>
    <message>
        <source>The relay %1 does not answer.</source>
        <comment>%1 is the name of a relay</comment>
        <translation>Ретранслятор %1 не отвечает.</translation>
    </message>
    <message>
        <source>Copy the invitation once more: it has changed.</source>
        <translation>Скопируйте приглашение ещё раз: оно изменилось.</translation>
    </message>
    <message>
        <source>Fill &amp;with computers</source>
        <comment>button</comment>
        <translation>Свободные места&#xa0;— &amp;компьютерам</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::JoinSheet</name>
    <message>
        <source>&amp;Join</source>
        <comment>button: takes a chair at a friend’s table</comment>
        <translation>Сесть &amp;за стол</translation>
    </message>
    <message>
        <source>Join friends</source>
        <comment>title of the sheet for taking a chair at a friend’s table</comment>
        <translation>Играть у&#xa0;друзей</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button</comment>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <comment>to a friend’s table</comment>
        <translation>Соединение…</translation>
    </message>
    <message>
        <source>Your n&amp;ame:</source>
        <comment>as the others at the table see it</comment>
        <translation>Ваш&amp;е имя:</translation>
    </message>
    <message>
        <source>Invi&amp;tation:</source>
        <comment>the line that opens a friend’s table</comment>
        <translation>&amp;Приглашение:</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <comment>button: takes the invitation from the clipboard</comment>
        <translation>Вс&amp;тавить</translation>
    </message>
    <message>
        <source>Nobody answers. This invitation is for the host’s own network: ask for one that works from elsewhere.</source>
        <translation>Никто не отвечает. Это приглашение действует только в&#xa0;сети самого хозяина стола: попросите то, которое работает отовсюду.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::JudgingBar</name>
    <message>
        <source>%1 of %2 decisions reviewed.</source>
        <comment>numbers</comment>
        <translation>Оценено решений: %1 из %2.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::LessonPage</name>
    <message>
        <source>Press Enter to continue.</source>
        <comment>said by a screen reader</comment>
        <translation>Дальше&#xa0;— Enter.</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s) left</source>
        <comment>how long the lesson still takes</comment>
        <translation>
            <numerusform>осталось около %Ln&#xa0;минуты</numerusform>
            <numerusform>осталось около %Ln&#xa0;минут</numerusform>
            <numerusform>осталось около %Ln&#xa0;минут</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meadhall::ui::LessonPanel</name>
    <message>
        <source>&amp;Next</source>
        <comment>button: goes on in the lesson</comment>
        <translation>&amp;Далее</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <comment>for screen readers: how far the lesson has come</comment>
        <translation>Шаг&#xa0;%1 из %2</translation>
    </message>
    <message>
        <source>Play a &amp;real game</source>
        <comment>button: ends the lesson</comment>
        <translation>Сыграть по-нас&amp;тоящему</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::LessonRoom</name>
    <message>
        <source>Learn Ninjan</source>
        <comment>title of the lesson</comment>
        <translation>Обучение: Ninjan</translation>
    </message>
    <message>
        <source>Learn Odin</source>
        <comment>title of the lesson</comment>
        <translation>Обучение: Odin</translation>
    </message>
    <message>
        <source>One step &amp;back</source>
        <comment>button of the lesson</comment>
        <translation>Шаг &amp;назад</translation>
    </message>
    <message>
        <source>Leave the le&amp;sson</source>
        <comment>button</comment>
        <translation>Закончить &amp;урок</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::LogView</name>
    <message>
        <source>↓ New</source>
        <extracomment>button over the log: there are new lines below</extracomment>
        <translation>↓ Новое</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::MainWindow</name>
    <message>
        <source>About Meadhall</source>
        <comment>title</comment>
        <translation>О&#xa0;программе Meadhall</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Meadhall %1&lt;/h3&gt;&lt;p&gt;The small-box card games Odin and Ninjan at one table, against opponents who never see your cards.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. The games belong to their authors; all pictures and texts here were made for this program.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Meadhall %1&lt;/h3&gt;&lt;p&gt;Небольшие карточные игры Odin и&#xa0;Ninjan за одним столом, с&#xa0;соперниками, которые никогда не видят ваших карточек.&lt;/p&gt;&lt;p&gt;Свободная программа под лицензией GNU General Public License версии 3 или более поздней. Сами игры принадлежат их авторам; все рисунки и&#xa0;тексты созданы для этой программы.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Sorted by suit.</source>
        <comment>the cards of the hand</comment>
        <translation>Отсортировано по символу.</translation>
    </message>
    <message>
        <source>Sorted by colour.</source>
        <comment>the cards of the hand</comment>
        <translation>Отсортировано по цвету.</translation>
    </message>
    <message>
        <source>Sound is on.</source>
        <translation>Звук включён.</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <translation>Звук выключен.</translation>
    </message>
    <message>
        <source>The window fills the screen.</source>
        <translation>Окно занимает весь экран.</translation>
    </message>
    <message>
        <source>The window no longer fills the screen.</source>
        <translation>Окно больше не занимает весь экран.</translation>
    </message>
    <message>
        <source>Close without saving?</source>
        <comment>title: the current game could not be saved</comment>
        <translation>Закрыть без сохранения?</translation>
    </message>
    <message>
        <source>If you close Meadhall now, the current game will be lost.</source>
        <translation>Если закрыть Meadhall сейчас, текущая игра будет потеряна.</translation>
    </message>
    <message>
        <source>&amp;Keep open</source>
        <comment>button: do not close the program</comment>
        <translation>&amp;Не закрывать</translation>
    </message>
    <message>
        <source>&amp;Save elsewhere…</source>
        <comment>button: opens the file dialog</comment>
        <translation>&amp;Сохранить в&#xa0;другом месте…</translation>
    </message>
    <message>
        <source>&amp;Close anyway</source>
        <comment>button: closes the program although the game is not saved</comment>
        <translation>&amp;Всё равно закрыть</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>title</comment>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Start Meadhall again?</source>
        <comment>title</comment>
        <translation>Перезапустить Meadhall?</translation>
    </message>
    <message>
        <source>Start &amp;again</source>
        <comment>button: closes the program and starts it again</comment>
        <translation>&amp;Перезапустить</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <comment>button: do not start the program again now</comment>
        <translation>П&amp;озже</translation>
    </message>
    <message>
        <source>Sorted by number.</source>
        <comment>the cards of the hand in Ninjan: −6 to 10</comment>
        <translation>Отсортировано по номиналу.</translation>
    </message>
    <message>
        <source>Sorted by number.</source>
        <comment>the cards of the hand in Odin: 1 to 9</comment>
        <translation>Отсортировано по номиналу.</translation>
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
        <translation>Предупреждение</translation>
    </message>
    <message>
        <source>Choose again</source>
        <comment>button: another move instead of the one warned of</comment>
        <translation>Выбрать снова</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <comment>button: the move warned of</comment>
        <translation>Всё равно так сделать</translation>
    </message>
    <message>
        <source>What would be better?</source>
        <comment>button: asks for a hint</comment>
        <translation>Как лучше?</translation>
    </message>
    <message>
        <source>Do not warn again in this game</source>
        <comment>check box</comment>
        <translation>Больше не предупреждать в&#xa0;этой игре</translation>
    </message>
    <message>
        <source>Do it anyway?</source>
        <comment>warning, at its end</comment>
        <translation>Всё равно сделать этот ход?</translation>
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
        <translation>Где теряются очки</translation>
    </message>
    <message>
        <source>&amp;Review the last game</source>
        <comment>button: the last game played</comment>
        <translation>&amp;Разобрать последнюю игру</translation>
    </message>
    <message>
        <source>Reviewed games are counted here.</source>
        <translation>Здесь учитываются разобранные игры.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a deal number: a new one is drawn</comment>
        <translation>новый</translation>
    </message>
    <message>
        <source>The same number deals the same cards again.</source>
        <translation>Тот же номер&#xa0;— тот же расклад.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>start the game</comment>
        <translation>Н&amp;ачать игру</translation>
    </message>
    <message>
        <source>Draw a number</source>
        <translation>Случайный номер</translation>
    </message>
    <message>
        <source>Draw a deal number</source>
        <translation>Случайный номер расклада</translation>
    </message>
    <message>
        <source>At least two seats must be taken.</source>
        <translation>Нужно занять не меньше двух мест.</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln seats can be taken.</source>
        <translation>
            <numerusform>Можно занять не больше %Ln&#xa0;места.</numerusform>
            <numerusform>Можно занять не больше %Ln&#xa0;мест.</numerusform>
            <numerusform>Можно занять не больше %Ln&#xa0;мест.</numerusform>
        </translation>
    </message>
    <message>
        <source>This name is taken.</source>
        <translation>Это имя занято.</translation>
    </message>
    <message>
        <source>Type the command that starts the program.</source>
        <translation>Введите команду, которая запускает программу.</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <comment>number of players</comment>
        <translation>&amp;Игроки</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <comment>of the computer players</comment>
        <translation>&amp;Уровень</translation>
    </message>
    <message>
        <source>&amp;Against</source>
        <comment>whom to play against</comment>
        <translation>Со&amp;перники</translation>
    </message>
    <message>
        <source>Dec&amp;k for two</source>
        <comment>the cards of two players</comment>
        <translation>Колода для д&amp;воих</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Соперники</translation>
    </message>
    <message>
        <source>Colours in the deck</source>
        <translation>Цвета в&#xa0;колоде</translation>
    </message>
    <message>
        <source>Choose four</source>
        <comment>deck of two players: without two colours of their choice</comment>
        <translation>Выбрать четыре</translation>
    </message>
    <message>
        <source>Four at random</source>
        <comment>deck of two players: without two random colours</comment>
        <translation>Четыре случайных</translation>
    </message>
    <message>
        <source>All six</source>
        <comment>deck of two players: all colours</comment>
        <translation>Все шесть</translation>
    </message>
    <message>
        <source>&amp;Deal number</source>
        <translation>&amp;Номер расклада</translation>
    </message>
    <message>
        <source>Seat %1 is removed. Players: %2.</source>
        <translation>Место&#xa0;%1 убрано. Игроков: %2.</translation>
    </message>
    <message>
        <source>Not the same for all: see the seats.</source>
        <translation>Не у&#xa0;всех одинаково: смотрите места.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln opponent(s): click another picture to change.</source>
        <translation>
            <numerusform>%Ln&#xa0;соперник: чтобы сменить, щёлкните по другому портрету.</numerusform>
            <numerusform>%Ln&#xa0;соперника: чтобы сменить, щёлкните по другому портрету.</numerusform>
            <numerusform>%Ln&#xa0;соперников: чтобы сменить, щёлкните по другому портрету.</numerusform>
        </translation>
    </message>
    <message>
        <source>Against: %1.</source>
        <comment>names of the computer players</comment>
        <translation>Соперники: %1.</translation>
    </message>
    <message>
        <source>Two colours are left out at random.</source>
        <translation>Два случайных цвета не участвуют в&#xa0;игре.</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <comment>a list of colours</comment>
        <translation>Не участвуют: %1.</translation>
    </message>
    <message>
        <source>Leave out exactly two colours.</source>
        <translation>Выберите ровно два цвета, которые не участвуют в&#xa0;игре.</translation>
    </message>
    <message>
        <source>With friends or other programs there is no deal number.</source>
        <translation>С&#xa0;друзьями и&#xa0;другими программами номера расклада нет.</translation>
    </message>
    <message>
        <source>Fewe&amp;r rules and seats</source>
        <translation>Скр&amp;ыть правила и&#xa0;места</translation>
    </message>
    <message>
        <source>Fewe&amp;r seats</source>
        <translation>Скр&amp;ыть места</translation>
    </message>
    <message>
        <source>&amp;More rules and seats</source>
        <translation>&amp;Ещё правила и&#xa0;места</translation>
    </message>
    <message>
        <source>&amp;More seats</source>
        <translation>&amp;Ещё места</translation>
    </message>
    <message>
        <source>Ninjan has one set of rules.</source>
        <translation>У&#xa0;Ninjan один набор правил.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln player(s)</source>
        <comment>name of a game</comment>
        <translation>
            <numerusform>%1, %Ln&#xa0;игрок</numerusform>
            <numerusform>%1, %Ln&#xa0;игрока</numerusform>
            <numerusform>%1, %Ln&#xa0;игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>one hand</source>
        <translation>одна партия</translation>
    </message>
    <message numerus="yes">
        <source>to %Ln point(s)</source>
        <translation>
            <numerusform>до %Ln&#xa0;очка</numerusform>
            <numerusform>до %Ln&#xa0;очков</numerusform>
            <numerusform>до %Ln&#xa0;очков</numerusform>
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
        <translation>Судя по вашим играм, это равные соперники.</translation>
    </message>
    <message>
        <source>Going by your games so far, %1 would be an even match.</source>
        <comment>a level</comment>
        <translation>Судя по вашим играм, вам под стать уровень «%1».</translation>
    </message>
    <message>
        <source>All six colours are in the deck.</source>
        <translation>В&#xa0;колоде все шесть цветов.</translation>
    </message>
    <message>
        <source>Digits only, or the deal of a day, such as 2026-331.</source>
        <translation>Только цифры или расклад дня, например 2026-331.</translation>
    </message>
    <message>
        <source>The largest deal number is %1.</source>
        <translation>Самый большой номер расклада: %1.</translation>
    </message>
    <message>
        <source>There is no such day. The number of the year is followed by that of the day, 001 to 366.</source>
        <translation>Такого дня нет. После года указывается номер дня в&#xa0;году, от 001 до 366.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::NinjanTableGame</name>
    <message>
        <source>&amp;Choose the selected card</source>
        <comment>menu entry</comment>
        <translation>&amp;Выбрать выделенную карточку</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>button: the selected card</comment>
        <translation>Выбрать</translation>
    </message>
    <message>
        <source>Cards won</source>
        <comment>column of points: how many</comment>
        <translation>Забрано карточек</translation>
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
        <translation>Партия&#xa0;%1 окончена</translation>
    </message>
    <message>
        <source>Next hand</source>
        <comment>button</comment>
        <translation>Следующая партия</translation>
    </message>
    <message>
        <source>Play all</source>
        <comment>button: the whole hand at once</comment>
        <translation>Выложить все</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: the selected cards</comment>
        <translation>Выложить</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>P&amp;lay selected cards</source>
        <comment>menu entry</comment>
        <translation>&amp;Выложить выделенные карточки</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <comment>column: cards</comment>
        <translation>Осталось на руках</translation>
    </message>
    <message>
        <source>Edition: %1</source>
        <comment>said of the deck by a screen reader</comment>
        <translation>Издание: %1</translation>
    </message>
    <message>
        <source>Enter copies the deal number</source>
        <comment>said of the deck by a screen reader</comment>
        <translation>Enter копирует номер расклада</translation>
    </message>
    <message>
        <source>Edition</source>
        <comment>label of the details of the deck</comment>
        <translation>Издание</translation>
    </message>
    <message>
        <source>Points limit</source>
        <comment>label of the details of the deck: points that end the game</comment>
        <translation>Лимит очков</translation>
    </message>
    <message>
        <source>Deal number</source>
        <comment>label of the details of the deck: its number</comment>
        <translation>Номер расклада</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PartChips</name>
    <message>
        <source>Round %1 of %2</source>
        <comment>where in the game</comment>
        <translation>Раунд&#xa0;%1 из&#xa0;%2</translation>
    </message>
    <message>
        <source>Hand %1 of %2</source>
        <comment>where in the game</comment>
        <translation>Партия&#xa0;%1 из&#xa0;%2</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>before the numbers of rounds</comment>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>before the numbers of hands</comment>
        <translation>Партия</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PastGamesDialog</name>
    <message>
        <source>Reading games: %1 of %2</source>
        <comment>how many of how many</comment>
        <translation>Чтение игр: %1 из %2</translation>
    </message>
    <message>
        <source>&amp;Open what can be read</source>
        <comment>button: a damaged game</comment>
        <translation>&amp;Открыть то, что читается</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <comment>button: a game that is finished, to be looked at</comment>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <comment>%1 is a game and a day</comment>
        <translation>Удалено: «%1».</translation>
    </message>
    <message>
        <source>Restored.</source>
        <comment>announced: a game that had been deleted</comment>
        <translation>Игра восстановлена.</translation>
    </message>
    <message>
        <source>Past games</source>
        <comment>title</comment>
        <translation>Прошлые игры</translation>
    </message>
    <message>
        <source>Name, date or deal number</source>
        <comment>what can be searched for</comment>
        <translation>Имя, дата или номер расклада</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>which games are shown: finished or not</comment>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Opponent</source>
        <comment>games with whom are shown</comment>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <comment>button</comment>
        <translation>Сохранить &amp;копию…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <comment>button: a game</comment>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>&amp;Undo (%1)</source>
        <comment>button: brings back what was deleted; a key</comment>
        <translation>О&amp;тменить (%1)</translation>
    </message>
    <message>
        <source>&amp;Play a game</source>
        <comment>button</comment>
        <translation>&amp;Начать игру</translation>
    </message>
    <message>
        <source>Open a r&amp;ecord…</source>
        <comment>button</comment>
        <translation>Открыть зап&amp;ись…</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <comment>button: every game, whatever was searched for</comment>
        <translation>Показать &amp;все</translation>
    </message>
    <message>
        <source>Not finished</source>
        <comment>games</comment>
        <translation>Незавершённые</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>games</comment>
        <translation>Завершённые</translation>
    </message>
    <message>
        <source>Damaged</source>
        <comment>files of games</comment>
        <translation>Повреждённые</translation>
    </message>
    <message>
        <source>No matches</source>
        <comment>title: no game fits the search</comment>
        <translation>Ничего не найдено</translation>
    </message>
    <message>
        <source>No games match your search.</source>
        <translation>Под условия поиска не подходит ни одна игра.</translation>
    </message>
    <message>
        <source>Deleted. Press %1 to bring it back.</source>
        <comment>announced; a key</comment>
        <translation>Игра удалена. Вернуть её можно клавишами %1.</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Поиск среди игр</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Сыгранные игры</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <comment>button</comment>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>All games</source>
        <comment>Odin or Ninjan</comment>
        <translation>Любая игра</translation>
    </message>
    <message>
        <source>Any status</source>
        <comment>finished or not</comment>
        <translation>Любое состояние</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Любой соперник</translation>
    </message>
    <message>
        <source>Every game you start is saved here automatically, whether finished or not.
You can also drop a saved game onto the window.</source>
        <translation>Каждая начатая игра сохраняется здесь автоматически, завершённая или нет.
Сохранённую игру можно также перетащить в&#xa0;окно.</translation>
    </message>
    <message>
        <source>No past games yet</source>
        <comment>title</comment>
        <translation>Прошлых игр пока нет</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PhraseBar</name>
    <message>
        <source>Say something</source>
        <comment>ready phrases at a table with guests</comment>
        <translation>Сказать всем</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PuzzleHall</name>
    <message>
        <source>Puzzles</source>
        <comment>title of a page</comment>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Find the move: one answer is clearly best</source>
        <comment>below the title of a page</comment>
        <translation>Найдите ход: один ответ явно лучше других</translation>
    </message>
    <message>
        <source>Solve it</source>
        <comment>button: the puzzle of the day</comment>
        <translation>Решить</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <comment>heading</comment>
        <translation>Все задачи</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>below a number of puzzles</comment>
        <translation>решено</translation>
    </message>
    <message>
        <source>your stage, of 3</source>
        <comment>below a number such as 2.2</comment>
        <translation>ваша ступень из&#xa0;3</translation>
    </message>
    <message>
        <source>Your own mistakes</source>
        <comment>heading</comment>
        <translation>Ваши ошибки</translation>
    </message>
    <message>
        <source>Your solved puzzles could not be read; the damaged file was kept as “%1”.</source>
        <translation>Не удалось прочитать список решённых задач; повреждённый файл сохранён как «%1».</translation>
    </message>
    <message>
        <source>The puzzles are missing or unreadable.</source>
        <translation>Задачи отсутствуют или не читаются.</translation>
    </message>
    <message>
        <source>%1 · %2 · solved</source>
        <comment>a date; a game</comment>
        <translation>%1 · %2 · решена</translation>
    </message>
    <message>
        <source>%1 · %2 · the same for everyone</source>
        <comment>a date; a game</comment>
        <translation>%1 · %2 · одна на всех</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row</source>
        <comment>on which the puzzle of the day was solved</comment>
        <translation>
            <numerusform>%Ln&#xa0;день подряд</numerusform>
            <numerusform>%Ln&#xa0;дня подряд</numerusform>
            <numerusform>%Ln&#xa0;дней подряд</numerusform>
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
        <translation>Следующая&#xa0;— завтра.</translation>
    </message>
    <message>
        <source>Solve today’s puzzle to make it %1.</source>
        <comment>below the days in a row; a number</comment>
        <translation>Решите сегодняшнюю задачу&#xa0;— будет %1.</translation>
    </message>
    <message>
        <source>%1 of the last %2 days</source>
        <comment>for screen readers: with a solved puzzle of the day</comment>
        <translation>%1 из последних %2&#xa0;дней</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>missing or unreadable</source>
        <comment>a pack of puzzles</comment>
        <translation>нет или не читается</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln solved</source>
        <comment>a pack of puzzles</comment>
        <translation>
            <numerusform>решены все %Ln</numerusform>
            <numerusform>решены все %Ln</numerusform>
            <numerusform>решены все %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles, none solved</source>
        <comment>a pack of puzzles</comment>
        <translation>
            <numerusform>%Ln&#xa0;задача, ни одна не решена</numerusform>
            <numerusform>%Ln&#xa0;задачи, ни одна не решена</numerusform>
            <numerusform>%Ln&#xa0;задач, ни одна не решена</numerusform>
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
            <numerusform>Повторить: %Ln</numerusform>
            <numerusform>Повторить: %Ln</numerusform>
            <numerusform>Повторить: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise</source>
        <comment>button: own mistakes that are due</comment>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Nothing to practise. Mistakes from reviewed games appear here.</source>
        <translation>Повторять нечего. Сюда возвращаются ошибки из разобранных игр.</translation>
    </message>
    <message>
        <source>Nothing to practise today. Next: %1.</source>
        <comment>a date</comment>
        <translation>Сегодня повторять нечего. Следующая: %1.</translation>
    </message>
    <message>
        <source>%1 in all, %2 due today. Each comes back until you have found the better move twice.</source>
        <comment>numbers of own mistakes</comment>
        <translation>Всего %1, на сегодня %2. Каждая возвращается, пока вы дважды не найдёте лучший ход.</translation>
    </message>
    <message>
        <source>%1, game from %2</source>
        <comment>an own mistake; a game, a date</comment>
        <translation>%1, игра от %2</translation>
    </message>
    <message>
        <source>cost %1</source>
        <comment>an own mistake; points such as 2.9</comment>
        <translation>потеря %1</translation>
    </message>
    <message>
        <source>not found yet</source>
        <comment>an own mistake: its better move</comment>
        <translation>ход ещё не найден</translation>
    </message>
    <message>
        <source>found once</source>
        <comment>an own mistake: its better move</comment>
        <translation>ход найден 1&#xa0;раз</translation>
    </message>
    <message>
        <source>due today</source>
        <comment>an own mistake</comment>
        <translation>на сегодня</translation>
    </message>
    <message>
        <source>Solve it again</source>
        <comment>button: the puzzle of the day</comment>
        <translation>Решить ещё раз</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PuzzlePanel</name>
    <message>
        <source>Next puzzle</source>
        <comment>button</comment>
        <translation>Следующая задача</translation>
    </message>
    <message>
        <source>Try the other moves</source>
        <comment>button: after a puzzle has been solved</comment>
        <translation>Попробовать другие ходы</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <comment>button: of a puzzle</comment>
        <translation>Показать ответ</translation>
    </message>
    <message>
        <source>Skip for now</source>
        <comment>button: the next puzzle instead of this one</comment>
        <translation>Отложить на потом</translation>
    </message>
    <message>
        <source>What you know</source>
        <comment>heading beside a puzzle</comment>
        <translation>Что вам известно</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>title: the answer of a puzzle was right</comment>
        <translation>Решено</translation>
    </message>
    <message>
        <source>Not quite</source>
        <comment>title: the answer of a puzzle was not the best</comment>
        <translation>Не совсем</translation>
    </message>
    <message>
        <source>The answer</source>
        <comment>title: of a puzzle</comment>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>Checking…</source>
        <comment>title: an answer is being judged</comment>
        <translation>Идёт проверка…</translation>
    </message>
    <message>
        <source>Find the move</source>
        <comment>title of a puzzle</comment>
        <translation>Найдите ход</translation>
    </message>
    <message>
        <source>A hint</source>
        <comment>button: helps with a puzzle</comment>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Another hint</source>
        <comment>button: helps with a puzzle</comment>
        <translation>Ещё подсказка</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PuzzleRoom</name>
    <message>
        <source>Not quite: have another look.</source>
        <comment>at the table of a puzzle</comment>
        <translation>Не совсем: подумайте ещё.</translation>
    </message>
    <message>
        <source>Not quite: your cards are back in your hand.</source>
        <comment>at the table of a puzzle</comment>
        <translation>Не совсем: карточки снова у&#xa0;вас на руках.</translation>
    </message>
    <message>
        <source>That is the best answer.</source>
        <comment>at the table of a puzzle</comment>
        <translation>Это лучший ответ.</translation>
    </message>
    <message>
        <source>This would have been the best answer.</source>
        <comment>at the table of a puzzle</comment>
        <translation>Это был бы лучший ответ.</translation>
    </message>
    <message>
        <source>You tried</source>
        <comment>before the wrong answer of a puzzle</comment>
        <translation>Ваша попытка</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>before the right answer of a puzzle</comment>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>You played</source>
        <comment>before what was played in a game</comment>
        <translation>Вы сыграли</translation>
    </message>
    <message>
        <source>Tempting</source>
        <comment>before the natural but wrong answer of a puzzle</comment>
        <translation>Заманчиво</translation>
    </message>
    <message>
        <source>Your answer is being checked.</source>
        <comment>beside the table of a puzzle</comment>
        <translation>Ваш ответ проверяется.</translation>
    </message>
    <message>
        <source>a good idea, but there is a better one</source>
        <comment>below “Not quite”</comment>
        <translation>хорошая мысль, но можно лучше</translation>
    </message>
    <message numerus="yes">
        <source>It comes back in %Ln days.</source>
        <comment>an own mistake</comment>
        <translation>
            <numerusform>Вернётся через %Ln&#xa0;день.</numerusform>
            <numerusform>Вернётся через %Ln&#xa0;дня.</numerusform>
            <numerusform>Вернётся через %Ln&#xa0;дней.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles in a row at the first attempt</source>
        <comment>how many</comment>
        <translation>
            <numerusform>%Ln&#xa0;задача подряд с&#xa0;первой попытки</numerusform>
            <numerusform>%Ln&#xa0;задачи подряд с&#xa0;первой попытки</numerusform>
            <numerusform>%Ln&#xa0;задач подряд с&#xa0;первой попытки</numerusform>
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
        <translation>игра от %1</translation>
    </message>
    <message>
        <source>number %1 of %2</source>
        <comment>fact about a puzzle</comment>
        <translation>задача %1 из %2</translation>
    </message>
    <message>
        <source>Your own mistake</source>
        <comment>title of a page: as a puzzle</comment>
        <translation>Ваша ошибка</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <comment>title of a page</comment>
        <translation>Задача</translation>
    </message>
    <message>
        <source>That is as good as the best answer.</source>
        <comment>at the table of a puzzle</comment>
        <translation>Это не хуже лучшего ответа.</translation>
    </message>
    <message>
        <source>No certain loss</source>
        <comment>before a right answer of a puzzle</comment>
        <translation>Без явной потери</translation>
    </message>
    <message>
        <source>already solved</source>
        <comment>beside the table of a puzzle that is looked at again</comment>
        <translation>уже решена</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row: come back tomorrow</source>
        <comment>below “Solved”</comment>
        <translation>
            <numerusform>%Ln&#xa0;день подряд: до завтра</numerusform>
            <numerusform>%Ln&#xa0;дня подряд: до завтра</numerusform>
            <numerusform>%Ln&#xa0;дней подряд: до завтра</numerusform>
        </translation>
    </message>
    <message>
        <source>no better than what you played</source>
        <comment>below “Not quite”</comment>
        <translation>не лучше того, что вы сыграли</translation>
    </message>
    <message>
        <source>there is a better answer</source>
        <comment>below “Not quite”</comment>
        <translation>есть ответ получше</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PuzzlesController</name>
    <message>
        <source>%1: solved</source>
        <comment>on a tile of the start page: the puzzle of the day; a game</comment>
        <translation>%1: уже решена</translation>
    </message>
    <message>
        <source>%1: find the move</source>
        <comment>on a tile of the start page; a game</comment>
        <translation>%1: найдите ход</translation>
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
        <translation>%1 в&#xa0;папке %2</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <comment>menu entry below the files opened last</comment>
        <translation>&amp;Очистить список</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::RecordReader</name>
    <message>
        <source>Open game record</source>
        <comment>title</comment>
        <translation>Открыть запись</translation>
    </message>
    <message>
        <source>“%1” is being read…</source>
        <comment>a long game record</comment>
        <translation>«%1» читается…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <comment>button</comment>
        <translation>От&amp;мена</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::ReviewController</name>
    <message>
        <source>Finish a game to review it here.</source>
        <translation>Доиграйте игру до конца, и&#xa0;здесь её можно будет разобрать.</translation>
    </message>
    <message>
        <source>No card was dealt in this game.</source>
        <translation>В&#xa0;этой игре не роздано ни одной карточки.</translation>
    </message>
    <message>
        <source>The end of this record cannot be read.</source>
        <translation>Конец этой записи не читается.</translation>
    </message>
    <message>
        <source>This game was not finished.</source>
        <translation>Эта игра не завершена.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::ReviewCurve</name>
    <message>
        <source>Show the values as a table</source>
        <comment>button of the review, which is down while it does so</comment>
        <translation>Показать значения таблицей</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::ReviewRoom</name>
    <message>
        <source>what if: %1</source>
        <comment>beside a line of the curve; %1: a move</comment>
        <translation>что, если: %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>which cards are seen in a review</comment>
        <translation>Карточки</translation>
    </message>
    <message>
        <source>As you saw it</source>
        <comment>review: which cards are seen</comment>
        <translation>Как это видели вы</translation>
    </message>
    <message>
        <source>As the player saw it</source>
        <comment>review: which cards are seen</comment>
        <translation>Как это видел игрок</translation>
    </message>
    <message>
        <source>All cards face up</source>
        <comment>review: which cards are seen</comment>
        <translation>Все карточки открыты</translation>
    </message>
    <message>
        <source>View</source>
        <comment>which part of a review is seen</comment>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Decision</source>
        <comment>part of a review</comment>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <comment>part of a review</comment>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>No verdicts</source>
        <comment>review of a game of computers</comment>
        <translation>Без оценок</translation>
    </message>
    <message>
        <source>Whose decisions to review</source>
        <comment>review: whose decisions are judged</comment>
        <translation>Чьи решения оценивать</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <comment>button: ends a move that is only tried</comment>
        <translation>Вернуться к&#xa0;игре</translation>
    </message>
    <message>
        <source>part of the move that was played</source>
        <comment>said after the name of a card</comment>
        <translation>из сыгранного хода</translation>
    </message>
    <message>
        <source>part of the better move</source>
        <comment>said after the name of a card</comment>
        <translation>из лучшего хода</translation>
    </message>
    <message>
        <source>No earlier mistake.</source>
        <translation>Более ранних ошибок нет.</translation>
    </message>
    <message>
        <source>No further mistake.</source>
        <translation>Дальше ошибок нет.</translation>
    </message>
    <message>
        <source>The values are shown as a table.</source>
        <translation>Значения показаны таблицей.</translation>
    </message>
    <message>
        <source>The curve is shown.</source>
        <translation>Показан график.</translation>
    </message>
    <message>
        <source>Choose another move.</source>
        <comment>what if: said by a screen reader</comment>
        <translation>Выберите другой ход.</translation>
    </message>
    <message>
        <source>This is the first step.</source>
        <translation>Это первый шаг.</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>Это последний шаг.</translation>
    </message>
    <message>
        <source>No decision is reviewed at this step.</source>
        <translation>На этом шаге нет решения, которое оценивается.</translation>
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
        <translation>Поиск в&#xa0;правилах</translation>
    </message>
    <message>
        <source>Contents</source>
        <comment>of the rule book</comment>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Not found</source>
        <comment>words in the rules</comment>
        <translation>Не найдено</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Предыдущее совпадение</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Следующее совпадение</translation>
    </message>
    <message>
        <source>Enter goes to the next match</source>
        <comment>about the search in the rules</comment>
        <translation>Enter&#xa0;— к&#xa0;следующему совпадению</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::RulesPanel</name>
    <message>
        <source>Points limit: other number</source>
        <translation>Лимит очков: другое число</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>points that end the game: a number that the user types</comment>
        <translation>Свой</translation>
    </message>
    <message>
        <source>up</source>
        <comment>count points</comment>
        <translation>прибавлять</translation>
    </message>
    <message>
        <source>down</source>
        <comment>count points</comment>
        <translation>вычитать</translation>
    </message>
    <message>
        <source>At random</source>
        <comment>who starts</comment>
        <translation>Случайно</translation>
    </message>
    <message>
        <source>The game ends after the hand in which someone reaches this limit. Fewest points wins.</source>
        <translation>Игра заканчивается после партии, в&#xa0;которой кто-нибудь дойдёт до лимита; побеждает тот, у&#xa0;кого меньше очков.</translation>
    </message>
    <message>
        <source>Up from zero, or down from the limit. The result is the same.</source>
        <translation>От нуля вверх или от лимита вниз. Итог один и&#xa0;тот же.</translation>
    </message>
    <message>
        <source>Who leads the first round of the first hand.</source>
        <translation>Кто начинает первый раунд первой партии.</translation>
    </message>
    <message>
        <source>Who leads the first round of every later hand.</source>
        <translation>Кто начинает первый раунд в&#xa0;следующих партиях.</translation>
    </message>
    <message>
        <source>Leading all cards at once, if they are of one colour or number.</source>
        <translation>Начать раунд всеми карточками сразу, если они одного цвета или номинала.</translation>
    </message>
    <message>
        <source>&amp;Edition</source>
        <translation>И&amp;здание</translation>
    </message>
    <message>
        <source>&amp;Game ends at</source>
        <comment>label of a number of points</comment>
        <translation>&amp;Конец игры</translation>
    </message>
    <message>
        <source>&amp;Count points</source>
        <translation>&amp;Очки</translation>
    </message>
    <message>
        <source>&amp;First lead</source>
        <comment>who begins the first hand</comment>
        <translation>Пе&amp;рвый ход</translation>
    </message>
    <message>
        <source>&amp;Next hands</source>
        <comment>who begins the hands after the first</comment>
        <translation>&amp;Другие партии</translation>
    </message>
    <message>
        <source>&amp;Whole hand as lead</source>
        <translation>Вс&amp;я рука сразу</translation>
    </message>
    <message>
        <source>G&amp;oat</source>
        <comment>the card: whether it is in the deck</comment>
        <translation>Козё&amp;л</translation>
    </message>
    <message>
        <source>One more card, of number 0 and of any colour. Left in a hand, it costs 5 points.</source>
        <translation>Ещё одна карточка номинала 0 и&#xa0;любого цвета. Оставшись на руках, она стоит 5&#xa0;штрафных очков.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::SeatList</name>
    <message>
        <source>Seats, clockwise</source>
        <translation>Места по часовой стрелке</translation>
    </message>
    <message>
        <source>Seat %1: who plays</source>
        <translation>Место&#xa0;%1: кто играет</translation>
    </message>
    <message>
        <source>Seat %1: picture</source>
        <comment>a computer player’s portrait</comment>
        <translation>Место&#xa0;%1: портрет</translation>
    </message>
    <message>
        <source>Seat %1: name</source>
        <translation>Место&#xa0;%1: имя</translation>
    </message>
    <message>
        <source>Seat %1: command of the program</source>
        <translation>Место&#xa0;%1: команда запуска программы</translation>
    </message>
    <message>
        <source>command</source>
        <comment>in an empty field: what starts a program</comment>
        <translation>команда</translation>
    </message>
    <message>
        <source>Seat %1: choose the program’s file</source>
        <translation>Место&#xa0;%1: выбрать файл программы</translation>
    </message>
    <message>
        <source>Choose the program’s file</source>
        <translation>Выбрать файл программы</translation>
    </message>
    <message>
        <source>Seat %1: leave empty</source>
        <translation>Место&#xa0;%1: освободить</translation>
    </message>
    <message>
        <source>Leave this seat empty (Delete)</source>
        <translation>Освободить это место (Delete)</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <comment>%1 is its level</comment>
        <translation>Компьютер: %1</translation>
    </message>
    <message>
        <source>Person at this screen</source>
        <translation>Человек у&#xa0;этого экрана</translation>
    </message>
    <message>
        <source>Friend at another computer</source>
        <translation>Друг по сети</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Другая программа</translation>
    </message>
    <message>
        <source>Picture: %1</source>
        <comment>the portrait of a Viking with that name</comment>
        <translation>Портрет: %1</translation>
    </message>
    <message>
        <source>You get the invitation when you press “Play”.</source>
        <translation>Приглашение появится, когда вы нажмёте «Начать игру».</translation>
    </message>
    <message>
        <source>The command starts your own program, which plays in this seat.</source>
        <translation>Команда запускает вашу программу: она и&#xa0;будет играть.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <comment>title</comment>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Язык:</translation>
    </message>
    <message>
        <source>&amp;Appearance:</source>
        <translation>О&amp;формление:</translation>
    </message>
    <message>
        <source>Animation &amp;speed:</source>
        <translation>&amp;Скорость анимации:</translation>
    </message>
    <message>
        <source>Count &amp;points:</source>
        <translation>&amp;Очки:</translation>
    </message>
    <message>
        <source>light</source>
        <comment>appearance</comment>
        <translation>светлое</translation>
    </message>
    <message>
        <source>dark</source>
        <comment>appearance</comment>
        <translation>тёмное</translation>
    </message>
    <message>
        <source>off</source>
        <comment>animation speed</comment>
        <translation>без анимации</translation>
    </message>
    <message>
        <source>fast</source>
        <comment>animation speed</comment>
        <translation>высокая</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>animation speed</comment>
        <translation>обычная</translation>
    </message>
    <message>
        <source>slow</source>
        <comment>animation speed</comment>
        <translation>низкая</translation>
    </message>
    <message>
        <source>down from the limit</source>
        <comment>how points are counted</comment>
        <translation>вычитать из лимита</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <comment>page of the settings</comment>
        <translation>О&amp;бщие</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Громкость:</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <comment>page of the settings</comment>
        <translation>С&amp;тол</translation>
    </message>
    <message>
        <source>Car&amp;ds</source>
        <comment>page of the settings</comment>
        <translation>&amp;Карточки</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation>&amp;Цвета:</translation>
    </message>
    <message>
        <source>calm</source>
        <comment>colours of cards</comment>
        <translation>спокойные</translation>
    </message>
    <message>
        <source>vivid</source>
        <comment>colours of cards</comment>
        <translation>яркие</translation>
    </message>
    <message>
        <source>Colours and motion</source>
        <comment>heading in the settings</comment>
        <translation>Цвета и движение</translation>
    </message>
    <message>
        <source>Sound</source>
        <comment>heading in the settings</comment>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Playing</source>
        <comment>heading in the settings: how cards are played</comment>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Display</source>
        <comment>heading in the settings: points, known cards</comment>
        <translation>На экране</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>heading in the settings: how fast the game goes on</comment>
        <translation>Темп</translation>
    </message>
    <message>
        <source>Preview</source>
        <comment>heading in the settings: cards</comment>
        <translation>Образец</translation>
    </message>
    <message>
        <source>high contrast</source>
        <comment>appearance</comment>
        <translation>контрастное</translation>
    </message>
    <message>
        <source>P&amp;lay cards by:</source>
        <translation>&amp;Ходить:</translation>
    </message>
    <message>
        <source>same as system</source>
        <comment>appearance</comment>
        <translation>как в&#xa0;системе</translation>
    </message>
    <message>
        <source>clicking or dragging</source>
        <comment>how cards are played</comment>
        <translation>щелчком или перетаскиванием</translation>
    </message>
    <message>
        <source>clicking</source>
        <comment>how cards are played</comment>
        <translation>щелчком</translation>
    </message>
    <message>
        <source>dragging</source>
        <comment>how cards are played</comment>
        <translation>перетаскиванием</translation>
    </message>
    <message>
        <source>Start the &amp;next hand automatically</source>
        <translation>&amp;Начинать следующую партию автоматически</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <comment>page of the settings</comment>
        <translation>Сочетания к&amp;лавиш</translation>
    </message>
    <message>
        <source>Play s&amp;ounds</source>
        <translation>Включить з&amp;вук</translation>
    </message>
    <message>
        <source>&amp;Large colour signs</source>
        <translation>К&amp;рупные знаки цветов</translation>
    </message>
    <message>
        <source>Play the last &amp;set automatically</source>
        <translation>&amp;Выкладывать последнюю комбинацию автоматически</translation>
    </message>
    <message>
        <source>Wa&amp;rn about mistakes:</source>
        <translation>Предупре&amp;ждать об ошибках:</translation>
    </message>
    <message>
        <source>never</source>
        <comment>when to warn before a mistake</comment>
        <translation>никогда</translation>
    </message>
    <message>
        <source>&amp;Computers move:</source>
        <translation>Ко&amp;мпьютер ходит:</translation>
    </message>
    <message>
        <source>at once</source>
        <comment>how fast computer players move</comment>
        <translation>сразу</translation>
    </message>
    <message>
        <source>quickly</source>
        <comment>how fast computer players move</comment>
        <translation>быстро</translation>
    </message>
    <message>
        <source>normally</source>
        <comment>how fast computer players move</comment>
        <translation>обычно</translation>
    </message>
    <message>
        <source>slowly</source>
        <comment>how fast computer players move</comment>
        <translation>медленно</translation>
    </message>
    <message>
        <source>all</source>
        <comment>when to warn before a mistake</comment>
        <translation>обо всех</translation>
    </message>
    <message>
        <source>clear ones</source>
        <comment>when to warn before a mistake</comment>
        <translation>о&#xa0;явных</translation>
    </message>
    <message>
        <source>up from zero</source>
        <comment>how points are counted</comment>
        <translation>прибавлять с&#xa0;нуля</translation>
    </message>
    <message>
        <source>By ear</source>
        <comment>page of the settings: announcements, the voice, keys</comment>
        <translation>На слух</translation>
    </message>
    <message>
        <source>Keys to ask with</source>
        <comment>heading in the settings: they make the table tell something</comment>
        <translation>Клавиши для вопросов</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>column</comment>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>What is said</source>
        <comment>column</comment>
        <translation>Что сообщается</translation>
    </message>
    <message>
        <source>Announcements</source>
        <comment>heading in the settings: what a screen reader is told</comment>
        <translation>Сообщения</translation>
    </message>
    <message>
        <source>Length:</source>
        <comment>of announcements</comment>
        <translation>Сообщать:</translation>
    </message>
    <message>
        <source>short</source>
        <comment>length of announcements</comment>
        <translation>кратко</translation>
    </message>
    <message>
        <source>long</source>
        <comment>length of announcements</comment>
        <translation>подробно</translation>
    </message>
    <message>
        <source>Say it</source>
        <comment>button: an announcement, as an example</comment>
        <translation>Произнести</translation>
    </message>
    <message>
        <source>never</source>
        <comment>when the game waits for the voice</comment>
        <translation>никогда</translation>
    </message>
    <message>
        <source>with a screen reader</source>
        <comment>when the game waits for the voice</comment>
        <translation>с&#xa0;программой экранного доступа</translation>
    </message>
    <message>
        <source>always</source>
        <comment>when the game waits for the voice</comment>
        <translation>всегда</translation>
    </message>
    <message numerus="yes">
        <source>%Ln words a minute</source>
        <translation>
            <numerusform>%Ln&#xa0;слово в&#xa0;минуту</numerusform>
            <numerusform>%Ln&#xa0;слова в&#xa0;минуту</numerusform>
            <numerusform>%Ln&#xa0;слов в&#xa0;минуту</numerusform>
        </translation>
    </message>
    <message>
        <source>after the words</source>
        <comment>when the next move comes</comment>
        <translation>после сообщения</translation>
    </message>
    <message>
        <source>with Enter</source>
        <comment>when the next move comes: the key</comment>
        <translation>по клавише Enter</translation>
    </message>
    <message>
        <source>Sounds</source>
        <comment>heading in the settings: those that inform</comment>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>A player’s last card</source>
        <translation>Последняя карточка игрока</translation>
    </message>
    <message>
        <source>Each seat sounds from its side</source>
        <translation>Каждое место звучит со своей стороны</translation>
    </message>
    <message>
        <source>Guests may ask for hints</source>
        <translation>Гости могут просить подсказки</translation>
    </message>
    <message>
        <source>Relay:</source>
        <comment>label of a field for its line of text</comment>
        <translation>Ретранслятор:</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no relay</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>Shift gives longer answers.</source>
        <comment>foot of the settings: about keys to ask with</comment>
        <translation>С&#xa0;Shift ответ подробнее.</translation>
    </message>
    <message>
        <source>&amp;Use the language’s own digits</source>
        <translation>Писать числа &amp;цифрами выбранного языка</translation>
    </message>
    <message>
        <source>&amp;Reduce motion as the system asks</source>
        <translation>&amp;Отключать анимацию, если так настроена система</translation>
    </message>
    <message>
        <source>No sound: OpenAL is not installed (Debian, Ubuntu: %1).</source>
        <translation>Звука нет: не установлена библиотека OpenAL (Debian, Ubuntu: %1).</translation>
    </message>
    <message>
        <source>No sound: Meadhall was built without OpenAL.</source>
        <translation>Звука нет: Meadhall собрана без OpenAL.</translation>
    </message>
    <message>
        <source>Friends</source>
        <comment>heading in the settings</comment>
        <translation>Друзья</translation>
    </message>
    <message>
        <source>Let friends in through the router</source>
        <translation>Впускать друзей через маршрутизатор</translation>
    </message>
    <message>
        <source>P&amp;ass automatically when you must</source>
        <translation>&amp;Автоматически пропускать ход, если побить нечем</translation>
    </message>
    <message>
        <source>Allow &amp;undo with several people</source>
        <translation>&amp;Разрешать отмену хода, когда играют несколько человек</translation>
    </message>
    <message>
        <source>S&amp;how known cards at a seat</source>
        <translation>&amp;Показывать известные карточки при наведении на место</translation>
    </message>
    <message>
        <source>large ones</source>
        <comment>when to warn before a mistake</comment>
        <translation>о&#xa0;крупных</translation>
    </message>
    <message>
        <source>Announce a player’s last two cards</source>
        <translation>Сообщать о&#xa0;двух последних карточках игрока</translation>
    </message>
    <message>
        <source>Whether a card can be played</source>
        <translation>Можно ли выложить карточку</translation>
    </message>
    <message>
        <source>You can only pass</source>
        <translation>Можно только пропустить ход</translation>
    </message>
    <message>
        <source>Wait for the voice:</source>
        <translation>Ждать конца речи:</translation>
    </message>
    <message>
        <source>Voice:</source>
        <translation>Голос:</translation>
    </message>
    <message>
        <source>Next move:</source>
        <translation>Следующий ход:</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::ShortcutsPage</name>
    <message>
        <source>press keys…</source>
        <comment>in an empty field for the keys of an action</comment>
        <translation>нажмите клавиши…</translation>
    </message>
    <message>
        <source>“%1” is already used at the table.</source>
        <translation>Сочетание «%1» уже занято: оно нужно за столом.</translation>
    </message>
    <message>
        <source>“%1” is for menus and buttons.</source>
        <comment>keys</comment>
        <translation>Сочетание «%1» уже занято: оно нужно для меню и кнопок.</translation>
    </message>
    <message>
        <source>“%1” is already used for “%2”.</source>
        <comment>%1 keys, %2 an entry of a menu</comment>
        <translation>Сочетание «%1» уже занято: «%2».</translation>
    </message>
    <message>
        <source>Remove the shortcut for “%1”</source>
        <comment>button; %1 an entry of a menu</comment>
        <translation>Убрать сочетание клавиш: «%1»</translation>
    </message>
    <message>
        <source>&amp;Reset all shortcuts</source>
        <comment>button: to those that the program came with</comment>
        <translation>Вернуть &amp;исходные клавиши</translation>
    </message>
    <message>
        <source>Search for an action or a key</source>
        <comment>in an empty field</comment>
        <translation>Действие или клавиша</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Поиск по сочетаниям клавиш</translation>
    </message>
    <message>
        <source>No action and no key fits.</source>
        <comment>the search among the shortcuts has found nothing</comment>
        <translation>Нет ни подходящего действия, ни клавиши.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::SidePanel</name>
    <message>
        <source>Log</source>
        <comment>heading of the list of what happened</comment>
        <translation>Ход игры</translation>
    </message>
    <message numerus="yes">
        <source>to %Ln point(s)</source>
        <comment>head of the side panel: when the game ends</comment>
        <translation>
            <numerusform>до %Ln&#xa0;очка</numerusform>
            <numerusform>до %Ln&#xa0;очков</numerusform>
            <numerusform>до %Ln&#xa0;очков</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>head of the side panel, after &quot;Round 3&quot;: the number of rounds</extracomment>
        <translation>из&#xa0;%1</translation>
    </message>
    <message>
        <source>in the lead</source>
        <extracomment>read aloud after the points of who is ahead of all others</extracomment>
        <translation>лидирует</translation>
    </message>
    <message>
        <source>Pages</source>
        <comment>tabs of the side panel, for screen readers</comment>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>Last moves</source>
        <comment>heading of the list of what happened, below the points</comment>
        <translation>Последние ходы</translation>
    </message>
    <message>
        <source>the only one</source>
        <comment>head of the side panel: after “Hand 1”, when the game is over after one hand</comment>
        <translation>единственная</translation>
    </message>
    <message>
        <source>Points and log are shown</source>
        <comment>said by a screen reader: the side panel has been opened</comment>
        <translation>Очки и&#xa0;ход игры показаны</translation>
    </message>
    <message>
        <source>Points and log are hidden</source>
        <comment>said by a screen reader: the side panel has been closed</comment>
        <translation>Очки и&#xa0;ход игры скрыты</translation>
    </message>
    <message>
        <source>none yet</source>
        <extracomment>read aloud in place of points: the hand or round is not over</extracomment>
        <translation>пока нет</translation>
    </message>
    <message>
        <source>Points in detail</source>
        <comment>table of the points of each hand or round</comment>
        <translation>Очки подробно</translation>
    </message>
    <message>
        <source>Total points</source>
        <comment>table of the totals of all players</comment>
        <translation>Всего очков</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::SidePanelTitle</name>
    <message>
        <source>Pin beside the table</source>
        <comment>button of the side panel</comment>
        <translation>Закрепить рядом со столом</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::StartPage</name>
    <message>
        <source>Welcome to the hall</source>
        <comment>title of the first start</comment>
        <translation>Добро пожаловать в&#xa0;чертог</translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s), as last time</source>
        <comment>of a new game</comment>
        <translation>
            <numerusform>%Ln&#xa0;игрок, как в&#xa0;прошлый раз</numerusform>
            <numerusform>%Ln&#xa0;игрока, как в&#xa0;прошлый раз</numerusform>
            <numerusform>%Ln&#xa0;игроков, как в&#xa0;прошлый раз</numerusform>
        </translation>
    </message>
    <message>
        <source>Go bac&amp;k to the previous game</source>
        <comment>button: to the one that another has replaced</comment>
        <translation>В&amp;ернуться к&#xa0;предыдущей игре</translation>
    </message>
    <message>
        <source>Beat what lies on the table with a higher value, and be the first to run out of cards.</source>
        <comment>Odin</comment>
        <translation>Бейте то, что на столе, комбинациями с&#xa0;более высоким значением и&#xa0;избавьтесь от своих карточек раньше остальных.</translation>
    </message>
    <message>
        <source>Rock beats scissors, scissors beat paper: choose in secret, win the good piles and dodge the bad ones.</source>
        <comment>Ninjan</comment>
        <translation>Камень бьёт ножницы, ножницы бьют бумагу: выбирайте тайно, берите хорошие стопки и&#xa0;избегайте плохих.</translation>
    </message>
    <message>
        <source>%1 to %2 players.</source>
        <translation>От %1 до %2&#xa0;игроков.</translation>
    </message>
    <message>
        <source>Play &amp;Odin</source>
        <comment>button</comment>
        <translation>Играть в&#xa0;&amp;Odin</translation>
    </message>
    <message>
        <source>Learn in 3 min&amp;utes</source>
        <comment>button: Ninjan</comment>
        <translation>Научиться за 3&#xa0;&amp;минуты</translation>
    </message>
    <message>
        <source>Two card games, against computer players who never see your cards.</source>
        <translation>Две карточные игры против компьютеров, которые никогда не видят ваших карточек.</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>choice at the first start</comment>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Play &amp;Ninjan</source>
        <comment>button</comment>
        <translation>Играть в&#xa0;&amp;Ninjan</translation>
    </message>
    <message>
        <source>Learn &amp;in 3 minutes</source>
        <comment>button: Odin</comment>
        <translation>Научиться за 3&#xa0;мин&amp;уты</translation>
    </message>
    <message>
        <source>Theme</source>
        <comment>choice at the first start</comment>
        <translation>Оформление</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Светлое</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Тёмное</translation>
    </message>
    <message>
        <source>Has a friend invited you?</source>
        <translation>Вас пригласили друзья?</translation>
    </message>
    <message>
        <source>Just paste the invitation.</source>
        <translation>Просто вставьте приглашение.</translation>
    </message>
    <message>
        <source>&amp;Join friends</source>
        <comment>button</comment>
        <translation>&amp;Присоединиться</translation>
    </message>
    <message>
        <source>Starts at once: %1. Level: %2.</source>
        <comment>%1: the names of the players; %2: the level of the computers</comment>
        <translation>Сразу за столом: %1. Уровень: %2.</translation>
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
        <translation>С&amp;татистика</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln game(s)</source>
        <comment>heading of the places in them</comment>
        <translation>
            <numerusform>Последняя %Ln&#xa0;игра</numerusform>
            <numerusform>Последние %Ln&#xa0;игры</numerusform>
            <numerusform>Последние %Ln&#xa0;игр</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meadhall::ui::StatisticsRoom</name>
    <message>
        <source>Saved: %1</source>
        <comment>a file</comment>
        <translation>Записано: %1</translation>
    </message>
    <message>
        <source>Export statistics</source>
        <comment>title</comment>
        <translation>Экспорт статистики</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <comment>files</comment>
        <translation>Таблицы (*.csv)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <comment>title</comment>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>&amp;Undo (%1)</source>
        <comment>button: brings back what was cleared; a key</comment>
        <translation>О&amp;тменить (%1)</translation>
    </message>
    <message>
        <source>Reading saved games: %1 of %2</source>
        <comment>how many of how many</comment>
        <translation>Читаются сохранённые игры: %1 из %2</translation>
    </message>
    <message>
        <source>Statistics cleared. The games are kept.</source>
        <translation>Статистика очищена. Игры сохранены.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::StatisticsView</name>
    <message>
        <source>Games won</source>
        <comment>title of a chart</comment>
        <translation>Выиграно игр</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TableAccessibility</name>
    <message>
        <source>All cards are hidden</source>
        <comment>said by a screen reader</comment>
        <translation>Все карточки скрыты</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <comment>said by a screen reader after the last card was deselected</comment>
        <translation>Ничего не выделено</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TableController</name>
    <message>
        <source>Working out a hint…</source>
        <translation>Готовится подсказка…</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TablePanels</name>
    <message>
        <source>Play again</source>
        <comment>button: another game with the same players</comment>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>New game…</source>
        <comment>button</comment>
        <translation>Новая игра…</translation>
    </message>
    <message>
        <source>%1 is next. Everyone else, look away!</source>
        <translation>Дальше ходит %1. Остальных просим не&#xa0;подглядывать.</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <comment>button</comment>
        <translation>Показать мои карточки</translation>
    </message>
    <message>
        <source>Points in all: %1</source>
        <comment>said by a screen reader; %1 is a list of names with points: “You 12, Bjorn 3”</comment>
        <translation>Всего очков: %1</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>button: to the start page</comment>
        <translation>На начальную страницу</translation>
    </message>
    <message>
        <source>&amp;Look at them</source>
        <comment>button: at the own decisions in a review</comment>
        <translation>&amp;Посмотреть</translation>
    </message>
    <message numerus="yes">
        <source>Looking at your %Ln decision(s)…</source>
        <comment>while a review judges them</comment>
        <translation>
            <numerusform>Оценивается %Ln&#xa0;ваше решение…</numerusform>
            <numerusform>Оцениваются %Ln&#xa0;ваших решения…</numerusform>
            <numerusform>Оцениваются %Ln&#xa0;ваших решений…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No mistake in %Ln decision(s).</source>
        <comment>result of a review</comment>
        <translation>
            <numerusform>Ни одной ошибки в&#xa0;%Ln&#xa0;решении.</numerusform>
            <numerusform>Ни одной ошибки в&#xa0;%Ln&#xa0;решениях.</numerusform>
            <numerusform>Ни одной ошибки в&#xa0;%Ln&#xa0;решениях.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s) cost you %1 points.</source>
        <comment>result of a review; %1 has one decimal</comment>
        <translation>
            <numerusform>%Ln&#xa0;решение обошлось вам в&#xa0;%1&#xa0;очка.</numerusform>
            <numerusform>%Ln&#xa0;решения обошлись вам в&#xa0;%1&#xa0;очка.</numerusform>
            <numerusform>%Ln&#xa0;решений обошлись вам в&#xa0;%1&#xa0;очка.</numerusform>
        </translation>
    </message>
    <message>
        <source>You: %1</source>
        <comment>at the end of a game; a place such as “2nd of 4”</comment>
        <translation>Вы: %1</translation>
    </message>
    <message numerus="yes">
        <source>You: %1, %Ln point(s) behind</source>
        <comment>at the end of a game; a place such as “2nd of 4”</comment>
        <translation>
            <numerusform>Вы: %1, отставание %Ln&#xa0;очко</numerusform>
            <numerusform>Вы: %1, отставание %Ln&#xa0;очка</numerusform>
            <numerusform>Вы: %1, отставание %Ln&#xa0;очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TableView</name>
    <message>
        <source>Undo</source>
        <comment>button</comment>
        <translation>Отменить ход</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>button</comment>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Sort by colour</source>
        <comment>button</comment>
        <translation>Сортировать по цвету</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>name of the playing area for screen readers</comment>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <comment>button: rock, paper, scissors</comment>
        <translation>Сортировать по символу</translation>
    </message>
    <message>
        <source>Sort by number</source>
        <comment>button in Ninjan: −6 to 10</comment>
        <translation>Сортировать по номиналу</translation>
    </message>
    <message>
        <source>Sort by number</source>
        <comment>button in Odin: 1 to 9</comment>
        <translation>Сортировать по номиналу</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TransportBar</name>
    <message>
        <source>One step back</source>
        <comment>button: in the review of a game</comment>
        <translation>На шаг назад</translation>
    </message>
    <message>
        <source>One step forward</source>
        <comment>button: in the review of a game</comment>
        <translation>На шаг вперёд</translation>
    </message>
    <message>
        <source>Play automatically</source>
        <comment>button: the review goes on by itself</comment>
        <translation>Показывать ход за ходом</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <comment>button: of the hand or round</comment>
        <translation>К&#xa0;началу</translation>
    </message>
    <message>
        <source>To the end</source>
        <comment>button: of the hand or round</comment>
        <translation>К&#xa0;концу</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TryLines</name>
    <message>
        <source>What happened</source>
        <comment>title: what followed in the game</comment>
        <translation>Как было</translation>
    </message>
    <message>
        <source>recorded</source>
        <comment>what followed in the game</comment>
        <translation>по записи</translation>
    </message>
    <message>
        <source>After %1</source>
        <comment>title: what would have followed; %1: a move</comment>
        <translation>После: %1</translation>
    </message>
    <message>
        <source>most likely continuation</source>
        <comment>how a game would have gone on</comment>
        <translation>самое вероятное продолжение</translation>
    </message>
    <message>
        <source>being worked out…</source>
        <comment>how a game would have gone on</comment>
        <translation>рассчитывается…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points at the end</source>
        <comment>of a hand</comment>
        <translation>
            <numerusform>в&#xa0;конце %Ln&#xa0;очко</numerusform>
            <numerusform>в&#xa0;конце %Ln&#xa0;очка</numerusform>
            <numerusform>в&#xa0;конце %Ln&#xa0;очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TutorialController</name>
    <message>
        <source>Shall I warn you before a mistake?</source>
        <comment>title</comment>
        <translation>Предупреждать вас об ошибках?</translation>
    </message>
    <message>
        <source>I speak up before a clear mistake. You decide: every move stays allowed. You can change this in the settings, under “Table”.</source>
        <translation>Я предупрежу о&#xa0;явной ошибке. Решаете вы: любой ход остаётся возможным. Изменить это можно в&#xa0;настройках, на странице «Стол».</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::VerdictPanel</name>
    <message>
        <source>&amp;Try another card</source>
        <comment>button of the review</comment>
        <translation>&amp;Другая карточка</translation>
    </message>
    <message>
        <source>&amp;Try another move</source>
        <comment>button of the review</comment>
        <translation>&amp;Другой ход</translation>
    </message>
    <message>
        <source>Play o&amp;n from here</source>
        <comment>button of the review</comment>
        <translation>Играть &amp;отсюда</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::WaitingPage</name>
    <message>
        <source>you</source>
        <extracomment>below the name of the person at this screen</extracomment>
        <translation>вы</translation>
    </message>
    <message>
        <source>host of the table</source>
        <extracomment>below the name of a person</extracomment>
        <translation>хозяин стола</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln more player(s)</source>
        <comment>title: chairs at the table that nobody has taken yet</comment>
        <translation>
            <numerusform>Ждём ещё %Ln&#xa0;игрока</numerusform>
            <numerusform>Ждём ещё %Ln&#xa0;игроков</numerusform>
            <numerusform>Ждём ещё %Ln&#xa0;игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone is here; the game is about to begin</source>
        <comment>title</comment>
        <translation>Все на месте, игра сейчас начнётся</translation>
    </message>
    <message>
        <source>Hints are allowed at this table.</source>
        <translation>За этим столом подсказки разрешены.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what is said of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Free seat</source>
        <extracomment>in place of a name: nobody has taken this chair at the table yet</extracomment>
        <translation>Свободное место</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::WarningOffer</name>
    <message>
        <source>Shall I warn you before a mistake in your next games? Every move stays allowed.</source>
        <translation>Предупреждать вас об ошибках в&#xa0;следующих играх? Любой ход остаётся возможным.</translation>
    </message>
    <message>
        <source>I will warn you. You can change that in the settings, under “Table”.</source>
        <translation>Буду предупреждать. Изменить это можно в&#xa0;настройках, на странице «Стол».</translation>
    </message>
    <message>
        <source>All right. You’ll find the warnings in the settings, under “Table”.</source>
        <translation>Хорошо. Предупреждения есть в&#xa0;настройках, на странице «Стол».</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::WatchControls</name>
    <message>
        <source>The game is paused.</source>
        <comment>said by a screen reader</comment>
        <translation>Игра приостановлена.</translation>
    </message>
    <message>
        <source>The game has resumed.</source>
        <comment>said by a screen reader</comment>
        <translation>Игра продолжается.</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button</comment>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Next move</source>
        <comment>button: a paused game that is watched goes on by so much</comment>
        <translation>Следующий ход</translation>
    </message>
    <message>
        <source>Hide everyone’s cards</source>
        <comment>button, for whoever watches</comment>
        <translation>Скрыть карточки всех игроков</translation>
    </message>
    <message>
        <source>Show everyone’s cards</source>
        <comment>button, for whoever watches</comment>
        <translation>Показать карточки всех игроков</translation>
    </message>
</context>
</TS>
