<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar_EG">
<context>
    <name>meadhall::ui::AnalysisRoom</name>
    <message>
        <source>Choose a place; then click its cards, drag them there, or type their names: %1</source>
        <translation>عليك اختيار مكان، ثم النقر على بطاقاته أو سحبها إليه أو كتابة أسمائها: %1</translation>
    </message>
    <message>
        <source>Hidden cards are also inferred from the moves that led here.</source>
        <translation>تُستنتج البطاقات المخفية أيضًا من الاختيارات السابقة.</translation>
    </message>
    <message>
        <source>Nothing is inferred from play: the moves that led here are not given.</source>
        <translation>لا يُستنتج شيء من اللعب: لم تُذكر الاختيارات السابقة.</translation>
    </message>
    <message>
        <source>%1: a hand has one to nine cards.</source>
        <comment>a name, or “Your hand”</comment>
        <translation>%1: في اليد من بطاقة واحدة إلى تسع بطاقات.</translation>
    </message>
    <message>
        <source>In round %1 your hand has %2.</source>
        <comment>%2: a number of cards</comment>
        <translation>في الجولة %1 يكون في يدك %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>how many a hand has</comment>
        <translation>
            <numerusform>لا بطاقات</numerusform>
            <numerusform>بطاقة واحدة</numerusform>
            <numerusform>بطاقتان</numerusform>
            <numerusform>%Ln بطاقات</numerusform>
            <numerusform>%Ln بطاقة</numerusform>
            <numerusform>%Ln بطاقة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: more cards are known than there are in that hand.</source>
        <comment>a name</comment>
        <translation>%1: البطاقات المعروفة أكثر مما في هذه اليد.</translation>
    </message>
    <message>
        <source>%1: these points are not possible.</source>
        <comment>a name, or “Your hand”</comment>
        <translation>%1: هذه النقاط غير ممكنة.</translation>
    </message>
    <message>
        <source>Exactly one player must be to move, marked by *.</source>
        <translation>يجب أن يكون الدور للاعب واحد بالضبط، وعلامته *.</translation>
    </message>
    <message>
        <source>The cards on the table must be those of one player.</source>
        <translation>يجب أن تكون البطاقات على الطاولة للاعب واحد.</translation>
    </message>
    <message>
        <source>The cards on the table are not a set: they share neither colour nor number.</source>
        <translation>البطاقات على الطاولة ليست مجموعة: لا لون يجمعها ولا رقم.</translation>
    </message>
    <message>
        <source>Whoever played the cards on the table cannot be to move.</source>
        <translation>من لعب البطاقات التي على الطاولة لا يكون الدور له.</translation>
    </message>
    <message>
        <source>Nothing lies on the table, so the player to move leads, and nobody can have passed.</source>
        <translation>لا شيء على الطاولة: صاحب الدور يبدأ الجولة، ولا يمكن أن يكون أحد قد مرّر الدور.</translation>
    </message>
    <message>
        <source>Each of the three piles must have at least one card.</source>
        <translation>يجب أن تكون في كل من الأكوام الثلاث بطاقة واحدة على الأقل.</translation>
    </message>
    <message>
        <source>Either all players must have revealed one card or none, and the highest ones go first.</source>
        <translation>يجب أن يكون الجميع قد كشفوا بطاقة أو لم يكشف أحد، والأعلى تُنفَّذ أولًا.</translation>
    </message>
    <message>
        <source>The moves end the hand, so there is nothing left to decide.</source>
        <translation>تنهي هذه الاختيارات المرحلة، فلم يبقَ ما يُقرَّر.</translation>
    </message>
    <message>
        <source>This line is too long for a position.</source>
        <translation>هذا السطر أطول من أن يكون وضعية.</translation>
    </message>
    <message>
        <source>A position begins with %1 or %2.</source>
        <translation>يجب أن يكون أول الوضعية %1 أو %2.</translation>
    </message>
    <message>
        <source>The position is not complete.</source>
        <translation>الوضعية غير مكتملة.</translation>
    </message>
    <message>
        <source>“%1” has no meaning here.</source>
        <translation>«%1» بلا معنى هنا.</translation>
    </message>
    <message>
        <source>Odin has two to six players, Ninjan two to five.</source>
        <translation>عدد اللاعبين في Odin من اثنين إلى ستة، وفي Ninjan من اثنين إلى خمسة.</translation>
    </message>
    <message>
        <source>With these colours there are fewer than nine cards for each player.</source>
        <translation>بهذه الألوان تقل البطاقات عن تسع لكل لاعب.</translation>
    </message>
    <message>
        <source>There are nine rounds.</source>
        <translation>هناك تسع جولات.</translation>
    </message>
    <message>
        <source>This card is in two places, and there is only one: %1</source>
        <comment>a card</comment>
        <translation>هذه البطاقة في مكانين وليس منها إلا واحدة: %1</translation>
    </message>
    <message>
        <source>The colour of this card is not in the deck: %1</source>
        <comment>a card</comment>
        <translation>لون هذه البطاقة مستبعد: %1</translation>
    </message>
    <message>
        <source>The game does not have that many cards.</source>
        <translation>ليس في اللعبة هذا العدد من البطاقات.</translation>
    </message>
    <message>
        <source>This move is against the rules: %1</source>
        <comment>the first card of a move</comment>
        <translation>هذا الاختيار مخالف للقواعد: %1</translation>
    </message>
    <message>
        <source>Analyse a position</source>
        <comment>title of a room</comment>
        <translation>تحليل وضعية</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>label: how many</comment>
        <translation>اللاعبون</translation>
    </message>
    <message>
        <source>Points that end the game</source>
        <comment>label of a number</comment>
        <translation>حد النقاط</translation>
    </message>
    <message>
        <source>Current round</source>
        <comment>label of a number from 1 to 9</comment>
        <translation>الجولة الحالية</translation>
    </message>
    <message>
        <source>Cards of the game</source>
        <comment>title of all cards</comment>
        <translation>بطاقات اللعبة</translation>
    </message>
    <message>
        <source>How many</source>
        <comment>heading of a column: of cards</comment>
        <translation>العدد</translation>
    </message>
    <message>
        <source>Places</source>
        <comment>title of the places that cards can be at</comment>
        <translation>الأماكن</translation>
    </message>
    <message>
        <source>Cards go to</source>
        <comment>heading of a column: hands and piles</comment>
        <translation>الوجهة</translation>
    </message>
    <message>
        <source>Known cards</source>
        <comment>heading of a column</comment>
        <translation>البطاقات المعروفة</translation>
    </message>
    <message>
        <source>Your hand</source>
        <comment>a place for cards</comment>
        <translation>يدك</translation>
    </message>
    <message>
        <source>On the table</source>
        <comment>a place for cards: those that were played last</comment>
        <translation>على الطاولة</translation>
    </message>
    <message>
        <source>On pile %1</source>
        <comment>a place for cards</comment>
        <translation>على الكومة %1</translation>
    </message>
    <message>
        <source>Out of play</source>
        <comment>a place for cards</comment>
        <translation>خارج اللعب</translation>
    </message>
    <message>
        <source>To move:</source>
        <comment>label of a list of players</comment>
        <translation>الدور:</translation>
    </message>
    <message>
        <source>On the table from:</source>
        <comment>label of a list of players: who played the cards there</comment>
        <translation>على الطاولة من:</translation>
    </message>
    <message>
        <source>Pos&amp;ition:</source>
        <comment>label of a line of text</comment>
        <translation>ال&amp;وضعية:</translation>
    </message>
    <message>
        <source>&amp;Copy line</source>
        <comment>button: a position as a line of text</comment>
        <translation>&amp;نسخ السطر</translation>
    </message>
    <message>
        <source>Pas&amp;te</source>
        <comment>button: a position as a line of text</comment>
        <translation>ل&amp;صق</translation>
    </message>
    <message>
        <source>Play it o&amp;ut</source>
        <comment>button: begins a game with a position</comment>
        <translation>إ&amp;كمال اللعب</translation>
    </message>
    <message>
        <source>Clea&amp;r</source>
        <comment>button: takes all cards away</comment>
        <translation>مس&amp;ح</translation>
    </message>
    <message>
        <source>Position</source>
        <comment>page of a room in a small window</comment>
        <translation>الوضعية</translation>
    </message>
    <message>
        <source>Best moves</source>
        <comment>heading, page</comment>
        <translation>أفضل الاختيارات</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals</source>
        <comment>how many were played to compare moves</comment>
        <translation>
            <numerusform>بلا توزيعات</numerusform>
            <numerusform>توزيع واحد</numerusform>
            <numerusform>توزيعان</numerusform>
            <numerusform>%Ln توزيعات</numerusform>
            <numerusform>%Ln توزيعًا</numerusform>
            <numerusform>%Ln توزيع</numerusform>
        </translation>
    </message>
    <message>
        <source>It is somebody else’s turn. Your moves are compared when it is yours.</source>
        <translation>الدور للاعب آخر. تُقارَن اختياراتك حين يحين دورك.</translation>
    </message>
    <message>
        <source>Not possible yet</source>
        <comment>heading: about a position</comment>
        <translation>غير ممكن بعد</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <comment>said by a screen reader: a move</comment>
        <translation>الأفضل: %1</translation>
    </message>
    <message>
        <source>Take back the last change (%1)</source>
        <comment>button; a key</comment>
        <translation>التراجع عن آخر تغيير (%1)</translation>
    </message>
    <message>
        <source>All players together cannot have won these points.</source>
        <translation>لا يمكن أن يكون اللاعبون قد كسبوا هذه النقاط معًا.</translation>
    </message>
    <message>
        <source>Nobody can hold the goat, and it has not been seen.</source>
        <translation>لا يمكن أن يكون التيس في أي يد، ولم يره أحد.</translation>
    </message>
</context>
<context>
    <name>ButtonText</name>
    <message>
        <source>Close</source>
        <comment>button</comment>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Copied</source>
        <comment>button: what it copies is on the clipboard now</comment>
        <translation>نُسخ</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>button</comment>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <comment>button</comment>
        <translation>لعبة &amp;جديدة…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <comment>button: a game that is not finished</comment>
        <translation>م&amp;تابعة</translation>
    </message>
    <message>
        <source>Dim cards that cannot &amp;be played</source>
        <comment>setting</comment>
        <translation>تعتيم الب&amp;طاقات التي لا يمكن لعبها</translation>
    </message>
    <message>
        <source>Start again</source>
        <comment>button: the lesson from its beginning</comment>
        <translation>من البداية</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button</comment>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Resume</source>
        <comment>button: what has been stopped or paused</comment>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <comment>button; %1 is a factor: 2×</comment>
        <translation>السرعة: ⁦%1⁩</translation>
    </message>
    <message>
        <source>How would others have played my cards?</source>
        <comment>computers play the deal of a finished game</comment>
        <translation>كيف كان غيري سيلعب ببطاقاتي؟</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <comment>button: looks at a game again</comment>
        <translation>مرا&amp;جعة</translation>
    </message>
    <message>
        <source>&amp;Yes, warn me</source>
        <comment>button</comment>
        <translation>&amp;نعم، أريد التحذير</translation>
    </message>
    <message>
        <source>No, thank you</source>
        <comment>button</comment>
        <translation>لا، شكرًا</translation>
    </message>
</context>
<context>
    <name>CostText</name>
    <message>
        <source>%1 to %2 points</source>
        <comment>what a move costs; numbers with one decimal</comment>
        <translation>من %1 إلى %2 نقطة</translation>
    </message>
    <message>
        <source>about %1 points</source>
        <comment>what a move costs; a number with one decimal</comment>
        <translation>نحو %1 نقطة</translation>
    </message>
    <message>
        <source>Picking up %1 costs %2.</source>
        <comment>warning; a card (accusative), “about 1.2 points”</comment>
        <translation>التقاط بطاقة %1 يكلّف %2.</translation>
    </message>
    <message>
        <source>Playing %1 costs %2.</source>
        <comment>warning; the value of the cards to be played, “about 1.2 points”</comment>
        <translation>لعب %1 يكلّف %2.</translation>
    </message>
    <message>
        <source>Choosing %1 costs %2.</source>
        <comment>warning; a card (accusative), “about 5.2 points”</comment>
        <translation>اختيار بطاقة %1 يكلّف %2.</translation>
    </message>
    <message>
        <source>Laying your card on %1 costs %2.</source>
        <translation>وضع بطاقتك فوق %1 يكلّف %2.</translation>
    </message>
    <message>
        <source>Passing costs %1.</source>
        <comment>warning; “about 1.2 points”</comment>
        <translation>تمرير الدور يكلّف %1.</translation>
    </message>
    <message>
        <source>It ends the game with somebody else ahead.</source>
        <comment>what speaks against a play</comment>
        <translation>بذلك تنتهي اللعبة وغيرك في الصدارة.</translation>
    </message>
    <message>
        <source>It breaks up your %1.</source>
        <comment>what speaks against a play; the value of a set</comment>
        <translation>بذلك تتفكك مجموعتك %1.</translation>
    </message>
    <message>
        <source>The card you pick up doesn’t go with any of yours.</source>
        <comment>what speaks against a play</comment>
        <translation>البطاقة الملتقطة لا تدخل في أي مجموعة لديك.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand still makes %Ln sets afterwards.</source>
        <comment>what speaks against a play</comment>
        <translation>
            <numerusform>تبقى في يدك بعد ذلك %Ln مجموعة.</numerusform>
            <numerusform>تبقى في يدك بعد ذلك مجموعة واحدة.</numerusform>
            <numerusform>تبقى في يدك بعد ذلك مجموعتان.</numerusform>
            <numerusform>تبقى في يدك بعد ذلك %Ln مجموعات.</numerusform>
            <numerusform>تبقى في يدك بعد ذلك %Ln مجموعة.</numerusform>
            <numerusform>تبقى في يدك بعد ذلك %Ln مجموعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your opponent could go out by beating it.</source>
        <comment>what speaks against a play</comment>
        <translation>قد تنفد بطاقات منافسك بالرد على ذلك.</translation>
    </message>
    <message>
        <source>Somebody could go out by beating it.</source>
        <comment>what speaks against a play</comment>
        <translation>قد تنفد بطاقات أحد الآخرين بالرد على ذلك.</translation>
    </message>
    <message>
        <source>It gives up a 9.</source>
        <comment>what speaks against a play: a high card</comment>
        <translation>بذلك تخرج من يدك بطاقة بالرقم&#xa0;9.</translation>
    </message>
    <message>
        <source>It gives up an 8.</source>
        <comment>what speaks against a play: a high card</comment>
        <translation>بذلك تخرج من يدك بطاقة بالرقم&#xa0;8.</translation>
    </message>
    <message numerus="yes">
        <source>You keep all your cards, and your opponent has only %Ln left.</source>
        <comment>what speaks against passing</comment>
        <translation>
            <numerusform>تبقى لديك كل بطاقاتك، ولدى منافسك %Ln فقط.</numerusform>
            <numerusform>تبقى لديك كل بطاقاتك، ولدى منافسك واحدة فقط.</numerusform>
            <numerusform>تبقى لديك كل بطاقاتك، ولدى منافسك اثنتان فقط.</numerusform>
            <numerusform>تبقى لديك كل بطاقاتك، ولدى منافسك %Ln فقط.</numerusform>
            <numerusform>تبقى لديك كل بطاقاتك، ولدى منافسك %Ln فقط.</numerusform>
            <numerusform>تبقى لديك كل بطاقاتك، ولدى منافسك %Ln فقط.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep all your cards, and somebody has only %Ln left.</source>
        <comment>what speaks against passing</comment>
        <translation>
            <numerusform>تبقى لديك كل بطاقاتك، ولدى أحد الآخرين %Ln فقط.</numerusform>
            <numerusform>تبقى لديك كل بطاقاتك، ولدى أحد الآخرين واحدة فقط.</numerusform>
            <numerusform>تبقى لديك كل بطاقاتك، ولدى أحد الآخرين اثنتان فقط.</numerusform>
            <numerusform>تبقى لديك كل بطاقاتك، ولدى أحد الآخرين %Ln فقط.</numerusform>
            <numerusform>تبقى لديك كل بطاقاتك، ولدى أحد الآخرين %Ln فقط.</numerusform>
            <numerusform>تبقى لديك كل بطاقاتك، ولدى أحد الآخرين %Ln فقط.</numerusform>
        </translation>
    </message>
    <message>
        <source>That ends the round, and somebody else leads.</source>
        <comment>what speaks against passing</comment>
        <translation>تنتهي الجولة عندئذ، ويبدأ غيرك الجولة التالية.</translation>
    </message>
    <message>
        <source>As things stand, it has to take a pile worth %1.</source>
        <comment>what speaks against a card; a number below 0</comment>
        <translation>في الوضع الحالي لا بد لها من أخذ كومة مجموعها %1.</translation>
    </message>
    <message>
        <source>It is resolved last and takes what is left.</source>
        <comment>what speaks against a card</comment>
        <translation>تُنفَّذ هذه البطاقة أخيرًا، وتأخذ ما بقي.</translation>
    </message>
    <message>
        <source>It beats nothing as the piles are now.</source>
        <comment>what speaks against a card</comment>
        <translation>هذه البطاقة لا تتغلب الآن على أي كومة.</translation>
    </message>
    <message>
        <source>The pile is then worth %1.</source>
        <comment>what speaks against laying a card there: +9</comment>
        <translation>يصبح مجموع الكومة عندئذ %1.</translation>
    </message>
    <message>
        <source>It leaves %1 on its own: it doesn’t go with any of your other cards.</source>
        <comment>what speaks against a play; a card (accusative)</comment>
        <translation>بذلك تبقى بطاقة %1 وحدها، ولا تدخل في أي مجموعة لديك.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves %Ln of your cards on their own.</source>
        <comment>what speaks against a play</comment>
        <translation>
            <numerusform>بذلك تبقى %Ln بطاقة من بطاقاتك وحدها.</numerusform>
            <numerusform>بذلك تبقى واحدة من بطاقاتك وحدها.</numerusform>
            <numerusform>بذلك تبقى اثنتان من بطاقاتك وحدهما.</numerusform>
            <numerusform>بذلك تبقى %Ln من بطاقاتك وحدها.</numerusform>
            <numerusform>بذلك تبقى %Ln من بطاقاتك وحدها.</numerusform>
            <numerusform>بذلك تبقى %Ln من بطاقاتك وحدها.</numerusform>
        </translation>
    </message>
    <message>
        <source>As things stand, it takes %1 and leaves its own %2 as the next prize.</source>
        <comment>what speaks against a card; what a pile is worth: +3; its number, 4 to 10</comment>
        <translation>تأخذ في الوضع الحالي كومة مجموعها %1، وتبقى مكانها بطاقة رقمها %2 لمن بعدها.</translation>
    </message>
    <message>
        <source>As things stand, it takes only %1.</source>
        <comment>what speaks against a card; what a pile is worth: +3</comment>
        <translation>في الوضع الحالي تأخذ كومة مجموعها %1 فقط.</translation>
    </message>
    <message>
        <source>Taking the pile with %1 costs %2.</source>
        <extracomment>warning; the card on top of a pile (accusative), “about 5.2 points”</extracomment>
        <translation>أخذ كومة %1 يكلّف %2.</translation>
    </message>
    <message>
        <source>This pile is worth %1, but others may then get more.</source>
        <comment>what speaks against a pile; +3</comment>
        <translation>مجموع هذه الكومة %1، لكن غيرك قد يأخذ أكثر بسببها.</translation>
    </message>
    <message>
        <source>This pile is worth %1; another is worth %2.</source>
        <comment>what speaks against a pile; what piles are worth: +3, +8</comment>
        <translation>مجموع هذه الكومة %1، ومجموع غيرها %2.</translation>
    </message>
    <message numerus="yes">
        <source>A play could leave you with %Ln sets instead of %1.</source>
        <comment>what speaks against passing</comment>
        <translation>
            <numerusform>باللعب يمكن أن تبقى لديك %Ln مجموعة بدلًا من %1.</numerusform>
            <numerusform>باللعب يمكن أن تبقى لديك مجموعة واحدة بدلًا من %1.</numerusform>
            <numerusform>باللعب يمكن أن تبقى لديك مجموعتان بدلًا من %1.</numerusform>
            <numerusform>باللعب يمكن أن تبقى لديك %Ln مجموعات بدلًا من %1.</numerusform>
            <numerusform>باللعب يمكن أن تبقى لديك %Ln مجموعة بدلًا من %1.</numerusform>
            <numerusform>باللعب يمكن أن تبقى لديك %Ln مجموعة بدلًا من %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep all %Ln of your cards.</source>
        <comment>what speaks against passing</comment>
        <translation>
            <numerusform>تبقى لديك كل بطاقاتك.</numerusform>
            <numerusform>تبقى لديك بطاقتك الوحيدة.</numerusform>
            <numerusform>تبقى لديك بطاقتاك كلتاهما.</numerusform>
            <numerusform>تبقى لديك بطاقاتك كلها، وعددها %Ln.</numerusform>
            <numerusform>تبقى لديك بطاقاتك كلها، وعددها %Ln.</numerusform>
            <numerusform>تبقى لديك بطاقاتك كلها، وعددها %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand then makes %Ln sets.</source>
        <comment>what speaks against a play</comment>
        <translation>
            <numerusform>عندئذ تشكّل يدك %Ln مجموعة.</numerusform>
            <numerusform>عندئذ تشكّل يدك مجموعة واحدة.</numerusform>
            <numerusform>عندئذ تشكّل يدك مجموعتين.</numerusform>
            <numerusform>عندئذ تشكّل يدك %Ln مجموعات.</numerusform>
            <numerusform>عندئذ تشكّل يدك %Ln مجموعة.</numerusform>
            <numerusform>عندئذ تشكّل يدك %Ln مجموعة.</numerusform>
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
        <translation>توزيع اليوم</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a weekday and a day, as QLocale::toString() takes it</comment>
        <translation>dddd، d MMMM</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln player(s)</source>
        <comment>a game</comment>
        <translation>
            <numerusform>%1، بلا لاعبين</numerusform>
            <numerusform>%1، لاعب واحد</numerusform>
            <numerusform>%1، لاعبان</numerusform>
            <numerusform>%1، %Ln لاعبين</numerusform>
            <numerusform>%1، %Ln لاعبًا</numerusform>
            <numerusform>%1، %Ln لاعب</numerusform>
        </translation>
    </message>
    <message>
        <source>Not played yet</source>
        <comment>the deal of a day</comment>
        <translation>لم يُلعب بعد</translation>
    </message>
    <message numerus="yes">
        <source>You got %1 point(s)</source>
        <comment>%1 may have a sign</comment>
        <translation>
            <numerusform>نتيجتك بالنقاط: %1</numerusform>
            <numerusform>نتيجتك بالنقاط: %1</numerusform>
            <numerusform>نتيجتك بالنقاط: %1</numerusform>
            <numerusform>نتيجتك: %1 نقاط</numerusform>
            <numerusform>نتيجتك: %1 نقطة</numerusform>
            <numerusform>نتيجتك: %1 نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer is better.</source>
        <comment>points</comment>
        <translation>الأقل أفضل.</translation>
    </message>
    <message>
        <source>More is better.</source>
        <comment>points</comment>
        <translation>الأكثر أفضل.</translation>
    </message>
    <message numerus="yes">
        <source>As many points as %1, with the same %Ln card(s).</source>
        <comment>points; %1: names of levels</comment>
        <translation>
            <numerusform>نتيجة مساوية للمستوى: %1، بالبطاقات نفسها.</numerusform>
            <numerusform>نتيجة مساوية للمستوى: %1، بالبطاقة نفسها.</numerusform>
            <numerusform>نتيجة مساوية للمستوى: %1، بالبطاقتين نفسيهما.</numerusform>
            <numerusform>نتيجة مساوية للمستوى: %1، بالبطاقات نفسها.</numerusform>
            <numerusform>نتيجة مساوية للمستوى: %1، بالبطاقات نفسها.</numerusform>
            <numerusform>نتيجة مساوية للمستوى: %1، بالبطاقات نفسها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Between %1 and %2, with the same %Ln card(s).</source>
        <comment>names of levels</comment>
        <translation>
            <numerusform>بين المستويين «%1» و«%2» بالبطاقات نفسها.</numerusform>
            <numerusform>بين المستويين «%1» و«%2» بالبطاقة نفسها.</numerusform>
            <numerusform>بين المستويين «%1» و«%2» بالبطاقتين نفسيهما.</numerusform>
            <numerusform>بين المستويين «%1» و«%2» بالبطاقات نفسها.</numerusform>
            <numerusform>بين المستويين «%1» و«%2» بالبطاقات نفسها.</numerusform>
            <numerusform>بين المستويين «%1» و«%2» بالبطاقات نفسها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ahead of every level, with the same %Ln card(s).</source>
        <translation>
            <numerusform>تقدّم على كل المستويات بالبطاقات نفسها.</numerusform>
            <numerusform>تقدّم على كل المستويات بالبطاقة نفسها.</numerusform>
            <numerusform>تقدّم على كل المستويات بالبطاقتين نفسيهما.</numerusform>
            <numerusform>تقدّم على كل المستويات بالبطاقات نفسها.</numerusform>
            <numerusform>تقدّم على كل المستويات بالبطاقات نفسها.</numerusform>
            <numerusform>تقدّم على كل المستويات بالبطاقات نفسها.</numerusform>
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
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Meadhall, deal of the day %1 (%2): %3</source>
        <comment>number, game, result</comment>
        <translation>توزيع اليوم رقم %1 في Meadhall (%2): %3</translation>
    </message>
    <message>
        <source>Meadhall, deal %1 (%2): %3</source>
        <comment>number, game, result</comment>
        <translation>التوزيع رقم %1 في Meadhall (%2): %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <comment>until the next deal of the day</comment>
        <translation>
            <numerusform>أقل من دقيقة</numerusform>
            <numerusform>دقيقة واحدة</numerusform>
            <numerusform>دقيقتين</numerusform>
            <numerusform>%Ln دقائق</numerusform>
            <numerusform>%Ln دقيقة</numerusform>
            <numerusform>%Ln دقيقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s)</source>
        <comment>until the next deal of the day</comment>
        <translation>
            <numerusform>%Ln ساعة</numerusform>
            <numerusform>ساعة واحدة</numerusform>
            <numerusform>ساعتين</numerusform>
            <numerusform>%Ln ساعات</numerusform>
            <numerusform>%Ln ساعة</numerusform>
            <numerusform>%Ln ساعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) in a row</source>
        <comment>on which the deal of the day was played</comment>
        <translation>
            <numerusform>لا أيام متتالية</numerusform>
            <numerusform>يوم واحد</numerusform>
            <numerusform>يومان متتاليان</numerusform>
            <numerusform>%Ln أيام متتالية</numerusform>
            <numerusform>%Ln يومًا متتاليًا</numerusform>
            <numerusform>%Ln يوم متتالٍ</numerusform>
        </translation>
    </message>
    <message>
        <source>Day by day</source>
        <comment>heading above the last deals of the day</comment>
        <translation>يومًا بعد يوم</translation>
    </message>
    <message>
        <source>Next deal in %1.</source>
        <translation>التوزيع التالي بعد %1.</translation>
    </message>
    <message>
        <source>Next deal in %1 %2.</source>
        <comment>hours, minutes</comment>
        <translation>التوزيع التالي بعد %1 و%2.</translation>
    </message>
    <message numerus="yes">
        <source>longest: %Ln day(s)</source>
        <comment>row of days</comment>
        <translation>
            <numerusform>الأطول: %Ln يوم</numerusform>
            <numerusform>الأطول: يوم واحد</numerusform>
            <numerusform>الأطول: يومان</numerusform>
            <numerusform>الأطول: %Ln أيام</numerusform>
            <numerusform>الأطول: %Ln يومًا</numerusform>
            <numerusform>الأطول: %Ln يوم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Just behind %1, with the same %Ln card(s).</source>
        <comment>name of a level</comment>
        <translation>
            <numerusform>خلف المستوى «%1» مباشرة بالبطاقات نفسها.</numerusform>
            <numerusform>خلف المستوى «%1» مباشرة بالبطاقة نفسها.</numerusform>
            <numerusform>خلف المستوى «%1» مباشرة بالبطاقتين نفسيهما.</numerusform>
            <numerusform>خلف المستوى «%1» مباشرة بالبطاقات نفسها.</numerusform>
            <numerusform>خلف المستوى «%1» مباشرة بالبطاقات نفسها.</numerusform>
            <numerusform>خلف المستوى «%1» مباشرة بالبطاقات نفسها.</numerusform>
        </translation>
    </message>
    <message>
        <source>In progress</source>
        <comment>the deal of a day</comment>
        <translation>جارٍ الآن</translation>
    </message>
    <message>
        <source>There is a new deal of the day.</source>
        <translation>هناك توزيع جديد لليوم.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>تعذّرت قراءة «%1»: %2.</translation>
    </message>
    <message>
        <source>“%1” was written by a newer version of Meadhall.</source>
        <translation>الملف «%1» محفوظ بإصدار من Meadhall أحدث من هذا.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: line %2 is damaged.</source>
        <translation>تعذّر فتح «%1»: السطر %2 تالف.</translation>
    </message>
    <message>
        <source>“%1” could not be saved: %2. Your game goes on; try another folder.</source>
        <translation>تعذّر حفظ «%1»: %2. اللعبة مستمرة، ويمكنك اختيار مجلد آخر.</translation>
    </message>
    <message>
        <source>“%1” is not a Meadhall game record.</source>
        <comment>a file</comment>
        <translation>الملف «%1» ليس لعبة محفوظة من Meadhall.‏</translation>
    </message>
    <message>
        <source>“%1” could not be deleted: %2.</source>
        <comment>a file and what the system says</comment>
        <translation>تعذّر حذف «%1»: %2.</translation>
    </message>
    <message>
        <source>“%1” could not be restored: %2.</source>
        <comment>a file and what the system says</comment>
        <translation>تعذّرت استعادة «%1»: %2.</translation>
    </message>
    <message>
        <source>%1: the program could not be started. An easy computer player takes its place.</source>
        <comment>%1 is a name</comment>
        <translation>%1: تعذّر تشغيل البرنامج. يحل محله الحاسوب بمستوى سهل.</translation>
    </message>
    <message>
        <source>%1: the program has stopped. An easy computer player takes its place.</source>
        <comment>%1 is a name</comment>
        <translation>%1: توقّف البرنامج عن العمل. يحل محله الحاسوب بمستوى سهل.</translation>
    </message>
    <message>
        <source>%1: the program did not answer in time. An easy computer player takes its place.</source>
        <comment>%1 is a name</comment>
        <translation>%1: لم يصل رد البرنامج في الوقت المحدد. يحل محله الحاسوب بمستوى سهل.</translation>
    </message>
    <message>
        <source>%1: the program’s answer could not be understood. An easy computer player takes its place.</source>
        <comment>%1 is a name</comment>
        <translation>%1: رد البرنامج غير مفهوم. يحل محله الحاسوب بمستوى سهل.</translation>
    </message>
    <message>
        <source>%1: the program’s move broke the rules. An easy computer player takes its place.</source>
        <comment>%1 is a name</comment>
        <translation>%1: خالف البرنامج قواعد اللعبة. يحل محله الحاسوب بمستوى سهل.</translation>
    </message>
    <message>
        <source>Meadhall is already running: you can play on here, but only the game in the other window is saved.</source>
        <translation>برنامج Meadhall يعمل بالفعل: يمكنك اللعب هنا، لكن لا تُحفظ إلا لعبة النافذة الأخرى.</translation>
    </message>
    <message>
        <source>There is a game from a newer version of Meadhall here. It has been left alone, and this game will not be saved.</source>
        <translation>توجد هنا لعبة محفوظة بإصدار من Meadhall أحدث من هذا. تلك اللعبة تبقى كما هي، أما اللعبة الحالية فلن تُحفظ.</translation>
    </message>
    <message>
        <source>The disk is full: your game goes on, but it will not be saved until there is space again.</source>
        <translation>لا مساحة متبقية على القرص: لعبتك مستمرة، لكن لن يُحفظ ما يجري إلى أن تتوفر مساحة.</translation>
    </message>
    <message>
        <source>The file for the current game has disappeared. Your game goes on, and the file has been created again.</source>
        <translation>اختفى ملف اللعبة الجارية. أُنشئ الملف من جديد، ولعبتك مستمرة.</translation>
    </message>
    <message>
        <source>Meadhall cannot write to its folder: you can play on, but this game is not being saved.</source>
        <translation>تعذّرت الكتابة في مجلد Meadhall: يمكن متابعة اللعب، لكن هذه اللعبة لا تُحفظ.</translation>
    </message>
    <message>
        <source>Your game cannot be saved at the moment, but you can play on.</source>
        <translation>يتعذّر حفظ اللعبة حاليًا، لكن يمكن متابعة اللعب.</translation>
    </message>
    <message>
        <source>Your last game was damaged. What could be read is here; the damaged file has been kept as “%1”.</source>
        <translation>كان ملف اللعبة السابقة تالفًا. استُعيد ما أمكنت قراءته، واحتُفظ بالملف التالف باسم «%1».</translation>
    </message>
    <message>
        <source>Your last game was damaged, and nothing of it can be read. The file has been kept as “%1”.</source>
        <translation>كان ملف اللعبة السابقة تالفًا ولم تمكن قراءة شيء منه. احتُفظ بالملف باسم «%1».</translation>
    </message>
    <message>
        <source>The last line of the record was incomplete and has been left out.</source>
        <translation>كان السطر الأخير من اللعبة المحفوظة ناقصًا فأُهمل.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: line %2 breaks the rules of the game.</source>
        <translation>تعذّر فتح «%1»: السطر %2 مخالف لقواعد اللعبة.</translation>
    </message>
    <message>
        <source>%1: the record names a program. Only commands that you have typed in the “New game” dialog are run, so an easy computer player takes its place.</source>
        <comment>%1 is a name, or several</comment>
        <translation>%1: يرد في اللعبة المحفوظة اسم برنامج. لا تُشغَّل إلا الأوامر التي كتبتها بنفسك في نافذة «لعبة جديدة»، ولذلك يحل محله الحاسوب بمستوى سهل.</translation>
    </message>
    <message>
        <source>the file is from a newer version of Meadhall and is left alone</source>
        <comment>after a colon</comment>
        <translation>الملف محفوظ بإصدار أحدث من Meadhall وتُرك كما هو</translation>
    </message>
    <message>
        <source>the file there is damaged and cannot be renamed</source>
        <comment>after a colon</comment>
        <translation>الملف تالف ولا يمكن تغيير اسمه</translation>
    </message>
    <message>
        <source>another Meadhall has taken over the folder</source>
        <comment>after a colon</comment>
        <translation>تستخدم المجلد الآن نسخة أخرى من Meadhall‏</translation>
    </message>
    <message>
        <source>The disk is not answering.</source>
        <translation>القرص لا يستجيب.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: it breaks the rules of the game.</source>
        <translation>تعذّر فتح «%1»: اللعبة المحفوظة تخالف القواعد.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>after a colon</comment>
        <translation>القرص ممتلئ</translation>
    </message>
    <message>
        <source>the folder cannot be written to</source>
        <comment>after a colon</comment>
        <translation>لا يمكن الكتابة في المجلد</translation>
    </message>
    <message>
        <source>Your settings cannot be saved: %1. They last until Meadhall is closed.</source>
        <translation>يتعذّر حفظ إعداداتك: %1. تبقى سارية حتى يُغلق Meadhall.‏</translation>
    </message>
    <message>
        <source>Your solved puzzles cannot be saved: %1. They count until Meadhall is closed.</source>
        <translation>يتعذّر حفظ حلولك: %1. تُحتسب حتى يُغلق Meadhall.‏</translation>
    </message>
    <message>
        <source>Your results cannot be saved: %1. They count until Meadhall is closed.</source>
        <translation>يتعذّر حفظ نتائجك: %1. تُحتسب حتى يُغلق Meadhall.‏</translation>
    </message>
    <message>
        <source>The review cannot be saved: %1. Next time, the game will be reviewed again.</source>
        <translation>يتعذّر حفظ المراجعة: %1. ستُراجَع اللعبة من جديد في المرة القادمة.</translation>
    </message>
    <message>
        <source>Your seat at your friend’s table cannot be saved: %1. If Meadhall stops, you cannot return to it.</source>
        <translation>يتعذّر حفظ مقعدك حول طاولة صديقك: %1. وإذا توقف Meadhall تعذّرت العودة إليه.</translation>
    </message>
    <message>
        <source>Meadhall’s folder has been replaced, or another Meadhall has used it. You can play on, but nothing more is saved until you start Meadhall again.</source>
        <translation>استُبدل مجلد Meadhall، أو استخدمته نسخة أخرى من Meadhall. يمكنك متابعة اللعب، لكن لن يُحفظ شيء إلى أن يُعاد تشغيل Meadhall.‏</translation>
    </message>
    <message>
        <source>the folder has been replaced, or another Meadhall has used it</source>
        <comment>after a colon</comment>
        <translation>استُبدل المجلد، أو استخدمته نسخة أخرى من Meadhall‏</translation>
    </message>
    <message>
        <source>The invitation cannot be saved: %1. If Meadhall stops, the guests will not find the table again.</source>
        <translation>يتعذّر حفظ الدعوة: %1. إذا توقف Meadhall فلن يجد الضيوف الطاولة مرة أخرى.</translation>
    </message>
    <message>
        <source>Clearing or restoring the statistics cannot be saved: %1. It lasts until Meadhall is closed.</source>
        <translation>يتعذّر حفظ مسح الإحصائيات أو استعادتها: %1. ويبقى ذلك ساريًا حتى يُغلق Meadhall.‏</translation>
    </message>
    <message>
        <source>The log is not complete: its end is missing. Save it again.</source>
        <translation>السجل غير مكتمل: نهايته ناقصة. عليك حفظه مرة أخرى.</translation>
    </message>
    <message>
        <source>Board Game Arena sent an error instead of the log. Try again later.</source>
        <translation>أرسل موقع Board Game Arena رسالة خطأ بدلًا من السجل. يمكنك المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>This is the log of another game. Only Odin and Ninjan can be read.</source>
        <translation>هذا سجل لعبة أخرى. لا تمكن إلا قراءة سجلات Odin أو Ninjan.‏</translation>
    </message>
    <message>
        <source>The text holds the logs of several games. Save one at a time.</source>
        <translation>يحتوي النص على سجلات عدة ألعاب. عليك حفظ كل لعبة على حدة.</translation>
    </message>
    <message>
        <source>This game is not over yet. It can be reviewed when it is.</source>
        <translation>لم تنتهِ هذه اللعبة بعد. يمكن مراجعتها عند انتهائها.</translation>
    </message>
    <message>
        <source>Your cards are not in this log. Save it while you are logged in as a player of this game.</source>
        <translation>بطاقاتك غير موجودة في هذا السجل. عليك حفظه بعد تسجيل الدخول بصفتك لاعبًا في هذه اللعبة.</translation>
    </message>
    <message>
        <source>The log does not say which cards lay in the piles at the start. Save the replay page instead.</source>
        <translation>لا يذكر السجل البطاقات التي كانت في الأكوام في البداية. عليك حفظ صفحة الإعادة بدلًا منه.</translation>
    </message>
    <message>
        <source>Move %1 of this log does not fit the rules, so it cannot be reviewed.</source>
        <comment>%1 is a number</comment>
        <translation>الاختيار رقم %1 في هذا السجل لا يوافق القواعد، لذا لا يمكن مراجعة اللعبة.</translation>
    </message>
    <message>
        <source>You had no decision to make in this game.</source>
        <translation>لم يكن عليك اتخاذ أي قرار في هذه اللعبة.</translation>
    </message>
    <message>
        <source>This is not a game log from Board Game Arena.</source>
        <translation>هذا ليس سجل لعبة من Board Game Arena.‏</translation>
    </message>
    <message>
        <source>Somebody left before the end: %1. The review ends there.</source>
        <comment>%1: a name, or several</comment>
        <translation>غادر قبل النهاية: %1. تنتهي المراجعة عند ذلك.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names in a list without “and”</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>A turn is missing in this log. The review ends there.</source>
        <translation>ينقص هذا السجل دور. تنتهي المراجعة عند ذلك.</translation>
    </message>
    <message>
        <source>The log does not say how many points end the game. 15 are assumed.</source>
        <translation>لا يذكر السجل عدد النقاط التي تنتهي عندها اللعبة. يُفترض أنها 15.</translation>
    </message>
    <message>
        <source>Not all four colours of the deck were seen. The missing ones are assumed.</source>
        <translation>لم تظهر الألوان الأربعة كلها. افتُرضت الألوان الناقصة.</translation>
    </message>
    <message>
        <source>The win is shared, so the record ends with the last card.</source>
        <translation>الفوز مشترك، لذا تنتهي اللعبة المحفوظة بآخر بطاقة.</translation>
    </message>
    <message>
        <source>What was said in this game cannot be saved: %1. After the next start, only the moves can be read again.</source>
        <translation>يتعذّر حفظ ما قيل في هذه اللعبة: %1. وبعد التشغيل التالي لن تمكن إلا قراءة الأدوار.</translation>
    </message>
    <message>
        <source>This is not the line of a relay. Such a line looks like an invitation: meadhall:NAME:PORT/KEY.</source>
        <translation>ليس هذا سطر مرحِّل. سطر المرحِّل يشبه دعوة: ⁦meadhall:NAME:PORT/KEY⁩.</translation>
    </message>
    <message>
        <source>The log contradicts itself or the rules, so it cannot be reviewed.</source>
        <translation>هذا السجل يناقض نفسه أو القواعد، لذا لا يمكن مراجعة اللعبة.</translation>
    </message>
    <message>
        <source>The folder for games is missing, or something else is in its place: you can play on, but this game is not being saved.</source>
        <translation>مجلد الألعاب غير موجود أو في مكانه شيء آخر: يمكن متابعة اللعب، لكن هذه اللعبة لا تُحفظ.</translation>
    </message>
    <message>
        <source>your share of the disk is used up</source>
        <comment>after a colon</comment>
        <translation>نفدت مساحتك على القرص</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <comment>after a colon</comment>
        <translation>القرص للقراءة فقط</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <comment>after a colon</comment>
        <translation>القرص يبلّغ عن خطأ</translation>
    </message>
    <message>
        <source>the file or its folder does not exist</source>
        <comment>after a colon</comment>
        <translation>الملف أو مجلده غير موجود</translation>
    </message>
    <message>
        <source>something else is in the place of the folder</source>
        <comment>after a colon</comment>
        <translation>في مكان المجلد شيء آخر</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <comment>after a colon</comment>
        <translation>إنه مجلد</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <comment>after a colon</comment>
        <translation>إنه ليس ملفًا عاديًا</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <comment>after a colon</comment>
        <translation>الاسم طويل جدًا</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <comment>after a colon</comment>
        <translation>الملفات المفتوحة كثيرة جدًا</translation>
    </message>
    <message>
        <source>the system reports error %1</source>
        <comment>after a colon; %1 is a number</comment>
        <translation>النظام يبلّغ عن الخطأ %1</translation>
    </message>
    <message>
        <source>you may not read it</source>
        <comment>after a colon</comment>
        <translation>لا يُسمح لك بقراءته</translation>
    </message>
</context>
<context>
    <name>GameSetup</name>
    <message>
        <source>Astrid</source>
        <comment>name of a persona</comment>
        <translation>أستريد</translation>
    </message>
    <message>
        <source>Bjorn</source>
        <comment>name of a persona</comment>
        <translation>بيورن</translation>
    </message>
    <message>
        <source>Gudrun</source>
        <comment>name of a persona</comment>
        <translation>غودرون</translation>
    </message>
    <message>
        <source>Leif</source>
        <comment>name of a persona</comment>
        <translation>ليف</translation>
    </message>
    <message>
        <source>Sigrid</source>
        <comment>name of a persona</comment>
        <translation>سيغريد</translation>
    </message>
    <message>
        <source>Halvdan</source>
        <comment>name of a persona</comment>
        <translation>هالفدان</translation>
    </message>
    <message>
        <source>Ylva</source>
        <comment>name of a persona</comment>
        <translation>إيلفا</translation>
    </message>
    <message>
        <source>Ivar</source>
        <comment>name of a persona</comment>
        <translation>إيفار</translation>
    </message>
    <message>
        <source>Beginner</source>
        <comment>level of a computer player</comment>
        <translation>مبتدئ</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>level of a computer player</comment>
        <translation>سهل</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>level of a computer player</comment>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>level of a computer player</comment>
        <translation>صعب</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>level of a computer player</comment>
        <translation>خبير</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>who sits on a chair</comment>
        <translation>الحاسوب</translation>
    </message>
    <message>
        <source>Player %L1</source>
        <comment>one of several people without a name</comment>
        <translation>اللاعب %L1</translation>
    </message>
    <message>
        <source>Program</source>
        <comment>who sits on a chair</comment>
        <translation>برنامج</translation>
    </message>
    <message>
        <source>Host</source>
        <comment>the person to whom the table belongs, for the guests there</comment>
        <translation>المضيف</translation>
    </message>
    <message>
        <source>Guest</source>
        <comment>who sits on a chair</comment>
        <translation>ضيف</translation>
    </message>
</context>
<context>
    <name>InvitationText</name>
    <message>
        <source>Paste or type the line your friend sent you.</source>
        <comment>an invitation</comment>
        <translation>عليك لصق السطر الذي أُرسل إليك، أو كتابته.</translation>
    </message>
    <message>
        <source>The key is still missing: seven groups after a slash.</source>
        <comment>in an invitation</comment>
        <translation>لا مفتاح بعد: المفتاح سبع مجموعات تأتي بعد شرطة مائلة.</translation>
    </message>
    <message>
        <source>After the address and a colon there must be a number from 1 to 65535.</source>
        <comment>in an invitation</comment>
        <translation>يجب أن يأتي بعد العنوان ونقطتين رأسيتين عدد من 1 إلى 65535.</translation>
    </message>
    <message>
        <source>The key is not complete yet: it should have seven groups.</source>
        <translation>المفتاح غير كامل بعد: يجب أن تكون فيه سبع مجموعات.</translation>
    </message>
    <message>
        <source>The invitation is complete.</source>
        <translation>الدعوة كاملة.</translation>
    </message>
    <message>
        <source>The line does not begin with a usable address.</source>
        <comment>an invitation</comment>
        <translation>لا يبدأ السطر بعنوان صالح.</translation>
    </message>
    <message>
        <source>Group %1 of the key has a character that never occurs in keys.</source>
        <translation>في المجموعة %1 من المفتاح رمز لا يرد في المفاتيح أبدًا.</translation>
    </message>
    <message>
        <source>The key is too long: it should have seven groups, the last one with three characters.</source>
        <translation>المفتاح أطول من اللازم: يجب أن تكون فيه سبع مجموعات، آخرها من ثلاثة رموز.</translation>
    </message>
    <message>
        <source>Something in the key is mistyped: its check character does not match.</source>
        <translation>في المفتاح خطأ في الكتابة: رمز التحقق غير مطابق.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Get rid of your cards before the others do. You lead this round with exactly one card, any card you like. Your orange 1 doesn’t go with any other card: double-click it or drag it to the middle.</source>
        <extracomment>Lesson, step 1</extracomment>
        <translation>الهدف أن تنفد بطاقاتك قبل الآخرين. عليك بدء هذه الجولة ببطاقة واحدة بالضبط، أيًّا كانت. لديك بطاقة 1&#xa0;برتقالية لا تناسب أي بطاقة أخرى: عليك لعبها بالنقر المزدوج عليها أو بسحبها إلى وسط الطاولة.</translation>
    </message>
    <message>
        <source>Now pick up one of the two beaten cards; the other one is discarded. You hold three 3s, so take the pink 3.</source>
        <extracomment>Lesson, step 3, its second half</extracomment>
        <translation>عليك الآن التقاط إحدى البطاقتين المغلوبتين، ويُتخلَّص من الأخرى. لديك ثلاث بطاقات بالرقم&#xa0;3، فعليك التقاط بطاقة 3&#xa0;وردية.</translation>
    </message>
    <message>
        <source>Everyone else has passed, so you lead. Again with exactly one card: play the orange 9.</source>
        <extracomment>Lesson, step 9</extracomment>
        <translation>مرّر كل الآخرين الدور، فصار بدء الجولة لك. ومن جديد ببطاقة واحدة بالضبط: عليك لعب بطاقة 9&#xa0;برتقالية.</translation>
    </message>
    <message>
        <source>All your cards now form one set: four 3s. That is the only time you may lead with more than one card. Play them all.</source>
        <extracomment>Lesson, step 11</extracomment>
        <translation>كل ما في يدك الآن مجموعة واحدة: أربع بطاقات بالرقم&#xa0;3. في هذه الحالة فقط يمكن بدء الجولة بأكثر من بطاقة. عليك لعبها كلها.</translation>
    </message>
    <message>
        <source>In turn, everyone either beats the card in the middle with a higher value or passes. If you beat a card, you pick it up.</source>
        <extracomment>Lesson, step 2; the others play after it</extracomment>
        <translation>ينتقل الدور من لاعب إلى آخر، وفي كل دور خياران: التغلب على البطاقة التي في وسط الطاولة بقيمة أكبر، أو تمرير الدور. ومن يتغلب على بطاقة يلتقطها.</translation>
    </message>
    <message>
        <source>Cards of the same number are a set too: three 7s are worth 777. Equal values do not beat each other.</source>
        <extracomment>Lesson, step 4; the others play after it</extracomment>
        <translation>البطاقات التي تحمل رقمًا واحدًا مجموعة أيضًا: ثلاث بطاقات بالرقم&#xa0;7 قيمتها 777. والقيمتان المتساويتان لا تتغلب إحداهما على الأخرى.</translation>
    </message>
    <message>
        <source>The round goes on until everyone but the last to play has passed.</source>
        <extracomment>Lesson, step 6; the others play after it</extracomment>
        <translation>تستمر الجولة إلى أن يمرّر الجميع الدور إلا آخر من لعب.</translation>
    </message>
    <message>
        <source>If both of them pass now, you win the round: the cards in the middle are discarded, and you lead the next round.</source>
        <extracomment>Lesson, step 8; the others play after it</extracomment>
        <translation>إذا مرّر الآخران الدور الآن، فالجولة لك: يُتخلَّص من البطاقات التي في وسط الطاولة، وعليك بدء الجولة التالية.</translation>
    </message>
    <message>
        <source>Only a set of two beats a lone 9, and the others would rather keep theirs.</source>
        <extracomment>Lesson, step 10; the others play after it</extracomment>
        <translation>لا يتغلب على 9 وحدها إلا مجموعة من بطاقتين، والآخران يفضّلان الاحتفاظ بما لديهما.</translation>
    </message>
    <message>
        <source>You may pass, but here you can beat the cards in the middle.</source>
        <extracomment>Lesson: the learner has passed where the lesson wants a play</extracomment>
        <translation>تمرير الدور مسموح، لكن يمكنك هنا التغلب على البطاقات التي في وسط الطاولة.</translation>
    </message>
    <message>
        <source>You may take that one, but the pink 3 goes with your three 3s.</source>
        <extracomment>Lesson, step 3: the learner wants the other card</extracomment>
        <translation>يمكنك التقاط هذه البطاقة، لكن بطاقة 3&#xa0;وردية تناسب بطاقاتك الثلاث بالرقم&#xa0;3.</translation>
    </message>
    <message>
        <source>You may take that one, but a 9 is harder to beat than an 8.</source>
        <extracomment>Lesson, step 7: the learner wants the other card</extracomment>
        <translation>يمكنك التقاط هذه البطاقة، لكن التغلب على 9 أصعب من التغلب على 8.</translation>
    </message>
    <message>
        <source>You may lead with any card, but the orange 1 doesn’t go with anything else, so play it now.</source>
        <extracomment>Lesson, step 1: the learner has led another card</extracomment>
        <translation>يمكن بدء الجولة بأي بطاقة. لكن بطاقة 1&#xa0;برتقالية لا تناسب أي بطاقة أخرى، فالأفضل لعبها الآن.</translation>
    </message>
    <message>
        <source>That beats 32 too. But keep your 3s and 7s for later.</source>
        <extracomment>Lesson, step 3: the learner has played another set</extracomment>
        <translation>هذه المجموعة أيضًا تتغلب على 32. لكن الأفضل الاحتفاظ ببطاقات الرقمين 3 و7 لوقت لاحق.</translation>
    </message>
    <message>
        <source>That beats 98 too. But you will need all your 3s at the end.</source>
        <extracomment>Lesson, step 7: the learner has played another set</extracomment>
        <translation>هذه المجموعة أيضًا تتغلب على 98. لكن كل بطاقاتك بالرقم&#xa0;3 ستلزمك في النهاية.</translation>
    </message>
    <message>
        <source>You may lead with any card. But keep your four 3s together.</source>
        <extracomment>Lesson, step 9: the learner has led another card</extracomment>
        <translation>يمكن بدء الجولة بأي بطاقة. لكن الأفضل إبقاء بطاقاتك الأربع بالرقم&#xa0;3 معًا.</translation>
    </message>
    <message>
        <source>A 3 and a 2 of the same colour are a set. Read the digits as one number, highest first – don’t add them up: 32. Beat it with as many cards or one more: select your blue 8 and blue 2, which make 82, and play them.</source>
        <extracomment>Lesson, step 3</extracomment>
        <translation>البطاقتان 3 و2 من لون واحد مجموعة. يُقرأ رقماهما عددًا واحدًا، الأكبر أولًا، ولا يُجمعان: 32. يمكن التغلب عليها ببطاقتين أو ثلاث: عليك تحديد بطاقتَي 8&#xa0;زرقاء و2&#xa0;زرقاء، وقيمتهما معًا 82، ثم لعبهما.</translation>
    </message>
    <message>
        <source>You could beat 96, but there’s no hurry: passing costs you nothing but this turn. When it is your turn again, you may play again. Pass now.</source>
        <extracomment>Lesson, step 5</extracomment>
        <translation>يمكنك التغلب على 96، لكن لا داعي للعجلة: تمرير الدور لا يكلّفك سوى هذا الدور. وعندما يعود الدور إليك يمكنك اللعب من جديد. عليك الآن تمرير الدور.</translation>
    </message>
    <message>
        <source>Take the orange 9: when you lead with it, only two cards can beat it.</source>
        <extracomment>Lesson, step 7, its second half</extracomment>
        <translation>عليك التقاط بطاقة 9&#xa0;برتقالية: إذا بدأت بها جولة، فلا تُغلب إلا ببطاقتين.</translation>
    </message>
    <message>
        <source>It’s your turn again. A set with one more card always beats a smaller one: play your three 7s.</source>
        <extracomment>Lesson, step 7</extracomment>
        <translation>عاد الدور إليك. المجموعة التي تزيد بطاقةً واحدة تتغلب دائمًا على الأصغر: عليك لعب بطاقاتك الثلاث بالرقم&#xa0;7.</translation>
    </message>
    <message>
        <source>You have no cards left, so the hand is over at once. The others get a point for each card they still hold. You play on until somebody has 15 points; then whoever has the fewest wins. That’s it! %1 shows the rules at any time.</source>
        <extracomment>Lesson, its end; %1 is a key</extracomment>
        <translation>نفدت بطاقاتك، فانتهت هذه المرحلة، أي هذا التوزيع، فورًا. تُسجَّل على كلٍّ من الآخرين نقطة عن كل بطاقة بقيت في يده. وتُلعب مرحلة بعد مرحلة إلى أن يبلغ أحد اللاعبين 15 نقطة، وعندها يكون الفوز لصاحب أقل عدد من النقاط. هذا كل شيء! وبالضغط على %1 تُفتح القواعد في أي وقت.</translation>
    </message>
    <message>
        <source>That would beat 96. But keep those cards for now: you will need them more later.</source>
        <extracomment>Lesson, step 5: the learner has played instead of passing</extracomment>
        <translation>بهذا يمكن التغلب على 96. لكن الأفضل الاحتفاظ بهذه البطاقات الآن: فائدتها لاحقًا أكبر.</translation>
    </message>
    <message>
        <source>You may lead with just one card. But if you play all four 3s, you get rid of your whole hand.</source>
        <extracomment>Lesson, step 11: the learner has led some of the 3s</extracomment>
        <translation>يمكن أيضًا بدء الجولة ببطاقة واحدة. لكن بلعب البطاقات الأربع بالرقم&#xa0;3 كلها تنفد بطاقاتك.</translation>
    </message>
    <message>
        <source>By keyboard: press P.</source>
        <extracomment>Lesson: how to pass with the keyboard</extracomment>
        <translation>بلوحة المفاتيح: المفتاح P.</translation>
    </message>
    <message>
        <source>By keyboard: press %1.</source>
        <extracomment>Lesson: how to take a pile with the keyboard; %1: its number</extracomment>
        <translation>بلوحة المفاتيح: المفتاح %1.</translation>
    </message>
    <message>
        <source>That beats rock too. But higher numbers go first, so choose the 8.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen another paper</extracomment>
        <translation>هذه أيضًا تتغلب على الحجر. لكن الرقم الأكبر يسبق، فالأفضل اختيار 8.</translation>
    </message>
    <message>
        <source>Scissors beat only paper, and no paper lies on top. Your paper 8 will win you a pile.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen scissors</extracomment>
        <translation>المقص لا يتغلب إلا على الورقة، ولا ورقة في الأعلى. أما بطاقتك ورقة&#xa0;8 فستكسبك كومة.</translation>
    </message>
    <message>
        <source>Rock beats scissors, so you would have to take the −6. Your paper 8 will win you something better.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen a rock</extracomment>
        <translation>الحجر يتغلب على المقص، فيكون عليك أخذ ⁦−6⁩. أما بطاقتك ورقة&#xa0;8 فستكسبك ما هو أفضل.</translation>
    </message>
    <message>
        <source>You may take that one too, but it is worth only 2 points.</source>
        <extracomment>Lesson of Ninjan: the learner wants pile 3</extracomment>
        <translation>يمكنك أخذ هذه الكومة أيضًا، لكن فيها نقطتين فقط.</translation>
    </message>
    <message>
        <source>That beats paper too, but it goes even later. Choose the 4.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen other scissors</extracomment>
        <translation>هذه أيضًا تتغلب على الورقة، لكن دورها متأخر أكثر. الأفضل اختيار 4.</translation>
    </message>
    <message>
        <source>That beats nothing now: only paper lies on top. Keep it for later.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen rock or paper</extracomment>
        <translation>هذه لا تتغلب الآن على شيء: لا شيء في الأعلى سوى الورقة. الأفضل الاحتفاظ بها لوقت لاحق.</translation>
    </message>
    <message>
        <source>That beats scissors too. But choose the 6: you will see why.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen another rock</extracomment>
        <translation>هذه أيضًا تتغلب على المقص. لكن الأفضل اختيار 6، والسبب سيظهر بعد قليل.</translation>
    </message>
    <message>
        <source>That beats nothing now: only scissors lie on top. Keep it for later.</source>
        <extracomment>Lesson of Ninjan: the learner has chosen paper or scissors</extracomment>
        <translation>هذه لا تتغلب الآن على شيء: لا شيء في الأعلى سوى المقص. الأفضل الاحتفاظ بها لوقت لاحق.</translation>
    </message>
    <message>
        <source>You may take that one too, but the scissors 9 brings you more.</source>
        <extracomment>Lesson of Ninjan: the learner wants another pile</extracomment>
        <translation>يمكنك أخذ هذه الكومة أيضًا، لكن مقص&#xa0;9 أكثر نقاطًا.</translation>
    </message>
    <message>
        <source>You could still change your mind. But keep this card: it’s a good one.</source>
        <extracomment>Lesson of Ninjan: the learner wants to change the choice, which is allowed</extracomment>
        <translation>ما زال تغيير الاختيار ممكنًا. لكن هذه البطاقة جيدة، فلا داعي لتغييرها.</translation>
    </message>
    <message>
        <source>Sigrid and Leif are choosing their cards too.</source>
        <extracomment>Lesson of Ninjan: shown while the others choose</extracomment>
        <translation>سيغريد وليف يختاران بطاقتيهما أيضًا.</translation>
    </message>
    <message>
        <source>In Ninjan you win cards, and their numbers are your points. In each round everyone chooses a card in secret. Rock beats scissors, scissors beat paper, and paper beats rock.</source>
        <extracomment>Lesson of Ninjan, step 1</extracomment>
        <translation>في لعبة Ninjan تُجمع البطاقات، وأرقامها نقاط لمن أخذها. في كل جولة يختار الجميع بطاقة سرًّا. الحجر يتغلب على المقص، والمقص على الورقة، والورقة على الحجر.</translation>
    </message>
    <message>
        <source>A card beats a pile if it beats the card on top. Your paper 8 beats both rocks, and one of them is worth 9 points. Choose the paper 8: double-click it or drag it to the middle.</source>
        <extracomment>Lesson of Ninjan, step 2</extracomment>
        <translation>البطاقة تتغلب على كومة إذا تغلبت على البطاقة العليا فيها. لديك ورقة&#xa0;8 تتغلب على الحجرين، وأحدهما بتسع نقاط. عليك اختيارها بالنقر المزدوج عليها أو بسحبها إلى وسط الطاولة.</translation>
    </message>
    <message>
        <source>Nobody knows your card yet. Once everyone has chosen, all the cards are turned over together. Then they are resolved one by one, from the highest number to the lowest.</source>
        <extracomment>Lesson of Ninjan, step 3; the others choose after it</extracomment>
        <translation>لا أحد يعرف بطاقتك بعد. عندما يختار الجميع تُكشف البطاقات كلها معًا. ثم تُنفَّذ واحدة بعد الأخرى، من الرقم الأكبر إلى الأصغر.</translation>
    </message>
    <message>
        <source>Your 8 is the highest, so it goes first. It beats piles 1 and 3, and you take one of them with all its cards. Click pile 1: it’s worth 9 points.</source>
        <extracomment>Lesson of Ninjan, step 4</extracomment>
        <translation>بطاقتك 8 هي الأكبر رقمًا، فتُنفَّذ أولًا. تتغلب على الكومتين 1 و3، ولك إحداهما بكل بطاقاتها. عليك النقر على الكومة 1: فيها 9&#xa0;نقاط.</translation>
    </message>
    <message>
        <source>9 points for you! Your paper 8 starts a new pile in that place. Next is Sigrid with her 3, then Leif with his −1.</source>
        <extracomment>Lesson of Ninjan, step 5; the others act after it</extracomment>
        <translation>لك 9&#xa0;نقاط! وبطاقتك ورقة&#xa0;8 تبدأ كومة جديدة في المكان نفسه. الدور الآن لسيغريد ببطاقتها 3، ثم لليف ببطاقته ⁦−1⁩.</translation>
    </message>
    <message>
        <source>Leif’s paper beat nothing, because no rock was left on top. A card that beats nothing is laid on any pile. Now pile 2 is worth −7.</source>
        <extracomment>Lesson of Ninjan, step 6</extracomment>
        <translation>بطاقة ليف لم تتغلب على شيء، لأنه لم يبقَ حجر في الأعلى. البطاقة التي لا تتغلب على شيء تُوضع فوق أي كومة. صار مجموع الكومة 2 الآن ⁦−7⁩.</translation>
    </message>
    <message>
        <source>The second round. Paper lies on top of every pile, and scissors beat paper. Choose your scissors 4, and see what the others leave you.</source>
        <extracomment>Lesson of Ninjan, step 7</extracomment>
        <translation>الجولة الثانية. في أعلى كل كومة ورقة، والمقص يتغلب على الورقة. عليك اختيار مقص&#xa0;4، ولنرَ ما سيتركه لك الآخران.</translation>
    </message>
    <message>
        <source>Sigrid’s 9 and Leif’s 7 went first and took the good piles. Your scissors 4 beats only pile 2. A card that beats a pile must take one, good or bad: this one costs you 7 points.</source>
        <extracomment>Lesson of Ninjan, step 8; the learner&apos;s card takes the pile after it</extracomment>
        <translation>بطاقة سيغريد 9 وبطاقة ليف 7 نُفِّذتا قبل بطاقتك وأخذتا الكومتين الجيدتين. مقص&#xa0;4 يتغلب على الكومة 2 وحدها. من تغلبت بطاقته على كومة فعليه أخذ كومة، ربحًا كان أو خسارة: هذه الكومة تكلّفك 7&#xa0;نقاط.</translation>
    </message>
    <message>
        <source>The third round. Only scissors lie on top now, and rock beats scissors. Choose your rock 6.</source>
        <extracomment>Lesson of Ninjan, step 9</extracomment>
        <translation>الجولة الثالثة. لا شيء في الأعلى الآن سوى المقص، والحجر يتغلب على المقص. عليك اختيار حجر&#xa0;6.</translation>
    </message>
    <message>
        <source>Sigrid has chosen a 6 as well. When numbers are equal, the card that beats the other goes first: your rock beats her scissors. You may take any pile: click the scissors 9.</source>
        <extracomment>Lesson of Ninjan, step 10</extracomment>
        <translation>سيغريد اختارت 6 أيضًا. إذا تساوى رقمان تُنفَّذ أولًا البطاقة التي تتغلب على الأخرى: حجرك يتغلب على مقصها. يمكنك أخذ أي كومة: عليك النقر على مقص&#xa0;9.</translation>
    </message>
    <message>
        <source>9 points again. But now your own rock 6 lies on top: your card is the next prize. Watch Leif’s paper 2.</source>
        <extracomment>Lesson of Ninjan, step 11; the others act after it</extracomment>
        <translation>9&#xa0;نقاط أخرى. لكن في الأعلى الآن حجرك&#xa0;6: بطاقتك هي الغنيمة التالية. لنرَ ما تفعله بطاقة ليف، ورقة&#xa0;2.</translation>
    </message>
    <message>
        <source>Leif’s paper beat your rock and took it. You have 11 points, more than the others. After nine rounds, whoever has the most points wins. That’s it! %1 shows the rules at any time.</source>
        <extracomment>Lesson of Ninjan, its end; %1 is a key</extracomment>
        <translation>بطاقة ليف تغلبت على حجرك وأخذته. لديك 11&#xa0;نقطة، أكثر من الآخرين. بعد تسع جولات يكون الفوز لصاحب أكبر عدد من النقاط. هذا كل شيء! وبالضغط على %1 تُفتح القواعد في أي وقت.</translation>
    </message>
    <message>
        <source>By keyboard: arrows and Space, then Enter.</source>
        <extracomment>Lesson: how to play several cards with the keyboard</extracomment>
        <translation>بلوحة المفاتيح: الأسهم والمسافة، ثم Enter.</translation>
    </message>
    <message>
        <source>By keyboard: arrows, then Enter.</source>
        <extracomment>Lesson: how to play, choose or pick up a card with the keyboard</extracomment>
        <translation>بلوحة المفاتيح: الأسهم، ثم Enter.</translation>
    </message>
</context>
<context>
    <name>NetworkText</name>
    <message>
        <source>Too many programs are connected to this table.</source>
        <translation>عدد البرامج المتصلة بهذه الطاولة كبير جدًا.</translation>
    </message>
    <message>
        <source>You have come back to this table in another window.</source>
        <translation>عدت إلى هذه الطاولة من نافذة أخرى.</translation>
    </message>
    <message>
        <source>The guest has left the table.</source>
        <translation>غادر الضيف الطاولة.</translation>
    </message>
    <message>
        <source>The table has been closed.</source>
        <comment>by its host</comment>
        <translation>أُغلقت الطاولة.</translation>
    </message>
    <message>
        <source>The other program sent something that cannot be understood.</source>
        <translation>أرسل البرنامج الآخر شيئًا غير مفهوم.</translation>
    </message>
    <message>
        <source>The connection was lost.</source>
        <translation>انقطع الاتصال.</translation>
    </message>
    <message>
        <source>Nobody answers at this address. Is the table open, and can this computer reach it?</source>
        <translation>لا رد من هذا العنوان. هل الطاولة مفتوحة، وهل يستطيع هذا الحاسوب الوصول إليها؟</translation>
    </message>
    <message>
        <source>There was no answer in time.</source>
        <translation>لم يصل الرد في الوقت المناسب.</translation>
    </message>
    <message>
        <source>at the table</source>
        <comment>below the name of a guest</comment>
        <translation>الاتصال قائم</translation>
    </message>
    <message>
        <source>away</source>
        <comment>below the name of a guest: the connection is lost</comment>
        <translation>بلا اتصال</translation>
    </message>
    <message>
        <source>Well played</source>
        <comment>said to everyone at the table</comment>
        <translation>أحسنتم اللعب</translation>
    </message>
    <message>
        <source>Thank you</source>
        <comment>said to everyone at the table</comment>
        <translation>شكرًا</translation>
    </message>
    <message>
        <source>One moment</source>
        <comment>said to everyone at the table: I am thinking, or away for a moment</comment>
        <translation>لحظة</translation>
    </message>
    <message>
        <source>Good luck</source>
        <comment>said to everyone at the table</comment>
        <translation>حظًا موفقًا</translation>
    </message>
    <message>
        <source>Oops</source>
        <comment>said to everyone at the table: that was a mistake</comment>
        <translation>أوه</translation>
    </message>
    <message>
        <source>Wow!</source>
        <comment>said to everyone at the table</comment>
        <translation>رائع!</translation>
    </message>
    <message>
        <source>Another game?</source>
        <comment>said to everyone at the table</comment>
        <translation>لعبة أخرى؟</translation>
    </message>
    <message>
        <source>Goodbye</source>
        <comment>said to everyone at the table</comment>
        <translation>مع السلامة</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1 is a name, %2 what that player says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>All seats at this table are taken.</source>
        <translation>كل مقاعد هذه الطاولة مشغولة.</translation>
    </message>
    <message>
        <source>This seat is taken.</source>
        <translation>هذا المقعد مشغول.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <comment>to take a chair at a friend’s table</comment>
        <translation>عليك كتابة اسم.</translation>
    </message>
    <message>
        <source>The other program uses a different version of the protocol. Update the older of the two.</source>
        <translation>البرنامج الآخر يستخدم إصدارًا مختلفًا من البروتوكول. عليك تحديث الأقدم منهما.</translation>
    </message>
    <message>
        <source>The other program has stopped responding.</source>
        <translation>لم يعد البرنامج الآخر يستجيب.</translation>
    </message>
    <message>
        <source>This table has a different key now. Ask for its current invitation.</source>
        <translation>صار لهذه الطاولة مفتاح آخر. عليك طلب دعوتها الحالية.</translation>
    </message>
    <message>
        <source>seat is free</source>
        <comment>below the word “Guest”: nobody has come yet</comment>
        <translation>المقعد شاغر</translation>
    </message>
    <message>
        <source>The host asks you to leave the table.</source>
        <translation>يطلب المضيف منك مغادرة الطاولة.</translation>
    </message>
    <message>
        <source>All seats are taken, but somebody is away. The host is asked whether you may play on for them…</source>
        <translation>كل المقاعد مشغولة، لكن أحد اللاعبين بلا اتصال. يُسأل المضيف إن كان يمكنك إكمال اللعب عنه…</translation>
    </message>
    <message>
        <source>Your program joined after the cards were dealt, so it cannot say whether the deals were fair.</source>
        <translation>انضم برنامجك بعد توزيع البطاقات، فلا يمكنه التحقق من نزاهة التوزيع.</translation>
    </message>
    <message>
        <source>This game was dealt fairly: your program has checked every deal and every move.</source>
        <translation>كان التوزيع في هذه اللعبة نزيهًا: تحقق برنامجك من كل توزيع ومن كل دور.</translation>
    </message>
    <message>
        <source>This game was not dealt fairly: the host’s secret is not the one committed to beforehand.</source>
        <translation>لم يكن التوزيع في هذه اللعبة نزيهًا: سر المضيف ليس السر الذي التزم به من قبل.</translation>
    </message>
    <message>
        <source>This game was not dealt fairly: a player’s part of the deal is missing or was replaced.</source>
        <translation>لم يكن التوزيع في هذه اللعبة نزيهًا: نصيب أحد اللاعبين من التوزيع مفقود أو مستبدل.</translation>
    </message>
    <message>
        <source>This game was not dealt fairly: the rules or players were changed after everyone had added a part.</source>
        <translation>لم يكن التوزيع في هذه اللعبة نزيهًا: غُيّرت القواعد أو اللاعبون بعد أن أضاف كل لاعب نصيبه.</translation>
    </message>
    <message>
        <source>This game was not dealt fairly: deal %L1 does not follow from what was agreed.</source>
        <translation>لم يكن التوزيع في هذه اللعبة نزيهًا: التوزيع رقم %L1 لا ينتج عما اتُّفق عليه.</translation>
    </message>
    <message>
        <source>This game was not played fairly: line %L1 of the record does not fit the cards that were dealt.</source>
        <translation>لم يكن اللعب في هذه اللعبة نزيهًا: السطر %L1 من اللعبة المحفوظة لا يوافق البطاقات الموزعة.</translation>
    </message>
    <message>
        <source>The host has not proved that this game was dealt fairly.</source>
        <translation>لم يثبت المضيف أن التوزيع في هذه اللعبة كان نزيهًا.</translation>
    </message>
    <message>
        <source>This needs Qt Network, which is not installed. On Debian and Ubuntu it is in the package %1.</source>
        <translation>يتطلب هذا ⁨Qt Network⁩، وهو غير مثبّت. وهو في Debian وفي Ubuntu ضمن الحزمة %1.‏</translation>
    </message>
    <message>
        <source>This needs Qt’s TLS plug-in and OpenSSL, which are not installed. On Debian and Ubuntu they are in the packages %1 and %2.</source>
        <translation>يتطلب هذا ⁨OpenSSL⁩ وإضافة ⁨TLS⁩ لمكتبة ⁨Qt⁩، وهما غير مثبّتين. وهما في Debian وفي Ubuntu ضمن الحزمتين %1 و%2.‏</translation>
    </message>
    <message>
        <source>The host does not allow hints.</source>
        <translation>لا يسمح المضيف بالتلميحات.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <comment>whose connection was lost</comment>
        <translation>عاد الاتصال: %1.</translation>
    </message>
    <message>
        <source>%1 plays on for %2.</source>
        <translation>يكمل اللعب الآن: %1 (بدلًا من %2).</translation>
    </message>
    <message>
        <source>Relay</source>
        <comment>title: the line of text of a relay</comment>
        <translation>المرحِّل</translation>
    </message>
    <message numerus="yes">
        <source>The deal was prepared %Ln times, so the host could pick one of them.</source>
        <comment>after a game; always more than once</comment>
        <translation>
            <numerusform>جُهّز التوزيع %Ln مرة، فكان المضيف يستطيع أن يختار واحدًا منها.</numerusform>
            <numerusform>جُهّز التوزيع مرة واحدة.</numerusform>
            <numerusform>جُهّز التوزيع مرتين، فكان المضيف يستطيع أن يختار واحدًا منهما.</numerusform>
            <numerusform>جُهّز التوزيع %Ln مرات، فكان المضيف يستطيع أن يختار واحدًا منها.</numerusform>
            <numerusform>جُهّز التوزيع %Ln مرة، فكان المضيف يستطيع أن يختار واحدًا منها.</numerusform>
            <numerusform>جُهّز التوزيع %Ln مرة، فكان المضيف يستطيع أن يختار واحدًا منها.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal was made without a part that was promised: that of %1. Whoever knew the other parts could choose between deals with it and without it.</source>
        <comment>after a game; names</comment>
        <translation>جرى التوزيع دون نصيب وُعد به، وهو نصيب %1. وكان من يعرف الأنصبة الأخرى يستطيع أن يختار بين التوزيع به والتوزيع دونه.</translation>
    </message>
    <message>
        <source>computer</source>
        <comment>below the name of a guest for whom one plays</comment>
        <translation>الحاسوب</translation>
    </message>
    <message>
        <source>%1 (computer)</source>
        <comment>who made a move: the computer that plays for that guest</comment>
        <translation>%1 (الحاسوب)</translation>
    </message>
    <message numerus="yes">
        <source>A computer made %Ln of your moves.</source>
        <comment>after a game, of a guest</comment>
        <translation>
            <numerusform>لم يلعب الحاسوب بدلًا منك أي دور.</numerusform>
            <numerusform>لعب الحاسوب بدلًا منك دورًا واحدًا.</numerusform>
            <numerusform>لعب الحاسوب بدلًا منك دورين.</numerusform>
            <numerusform>لعب الحاسوب بدلًا منك %Ln أدوار.</numerusform>
            <numerusform>لعب الحاسوب بدلًا منك %Ln دورًا.</numerusform>
            <numerusform>لعب الحاسوب بدلًا منك %Ln دور.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game was not played fairly: your move in line %L1 of the record is not the one your program sent.</source>
        <translation>لم يكن اللعب في هذه اللعبة نزيهًا: دورك في السطر %L1 من اللعبة المحفوظة ليس ما أرسله برنامجك.</translation>
    </message>
    <message>
        <source>No port for guests can be opened on this computer.</source>
        <translation>تعذّر فتح منفذ للضيوف على هذا الحاسوب.</translation>
    </message>
</context>
<context>
    <name>NewGameTexts</name>
    <message>
        <source>Cannot resist a high card.</source>
        <comment>about the persona Astrid, a woman</comment>
        <translation>لا تقاوم بطاقة رقمها كبير.</translation>
    </message>
    <message>
        <source>Slow and kind: lets others go first.</source>
        <comment>about the persona Bjorn, a man</comment>
        <translation>هادئ ولطيف: يترك السبق لغيره.</translation>
    </message>
    <message>
        <source>Experienced: keeps together what belongs together.</source>
        <comment>about the persona Gudrun, an old woman</comment>
        <translation>متمرّسة: تُبقي ما يتناسب من البطاقات معًا.</translation>
    </message>
    <message>
        <source>Likes to gamble: plays one card more than needed.</source>
        <comment>about the persona Leif, a young man</comment>
        <translation>يحب المجازفة: يلعب بطاقة أكثر مما يلزم.</translation>
    </message>
    <message>
        <source>Aggressive: strong cards, few passes.</source>
        <comment>about the persona Sigrid, a woman</comment>
        <translation>تهاجم ببطاقات قوية، وقلّما تمرّر.</translation>
    </message>
    <message>
        <source>The wise one: no quirks, just the best move.</source>
        <comment>about the persona Halvdan, an old man</comment>
        <translation>الحكيم: بلا نزوات، بل أفضل اختيار دائمًا.</translation>
    </message>
    <message>
        <source>Collects cards that go well together.</source>
        <comment>about the persona Ylva, a woman</comment>
        <translation>تجمع البطاقات المتناسبة.</translation>
    </message>
    <message>
        <source>The guard: plays safe and waits.</source>
        <comment>about the persona Ivar, a man</comment>
        <translation>الحارس: يلعب بأمان ويصبر.</translation>
    </message>
    <message>
        <source>Has just learnt the rules.</source>
        <comment>about the level Beginner</comment>
        <translation>يعرف القواعد لا أكثر.</translation>
    </message>
    <message>
        <source>Often misses the better move.</source>
        <comment>about the level Easy</comment>
        <translation>كثيرًا ما يفوته الاختيار الأفضل.</translation>
    </message>
    <message>
        <source>Plays well, by instinct.</source>
        <comment>about the level Medium</comment>
        <translation>يلعب جيدًا بالحدس.</translation>
    </message>
    <message>
        <source>Remembers what was played and looks ahead.</source>
        <comment>about the level Hard</comment>
        <translation>يتذكّر ما لُعب ويحسب ما سيأتي.</translation>
    </message>
    <message>
        <source>Looks far ahead and forgives nothing.</source>
        <comment>about the level Master</comment>
        <translation>بعيد النظر، ولا يغفر خطأً.</translation>
    </message>
    <message>
        <source>One hand</source>
        <comment>the game is over after one deal</comment>
        <translation>مرحلة واحدة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <comment>points that end the game</comment>
        <translation>
            <numerusform>بلا نقاط</numerusform>
            <numerusform>نقطة واحدة</numerusform>
            <numerusform>نقطتان</numerusform>
            <numerusform>%Ln نقاط</numerusform>
            <numerusform>%Ln نقطة</numerusform>
            <numerusform>%Ln نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>optional</source>
        <comment>whole hand as lead</comment>
        <translation>اختياري</translation>
    </message>
    <message>
        <source>compulsory</source>
        <comment>whole hand as lead</comment>
        <translation>إلزامي</translation>
    </message>
    <message>
        <source>the next in turn</source>
        <comment>next hand is started by</comment>
        <translation>التالي في الدور</translation>
    </message>
    <message>
        <source>to the left of the last round’s leader</source>
        <comment>next hand is started by</comment>
        <translation>من يجلس على يسار بادئ الجولة الأخيرة</translation>
    </message>
    <message>
        <source>whoever went out</source>
        <comment>next hand is started by</comment>
        <translation>من نفدت بطاقاته</translation>
    </message>
    <message>
        <source>in the deck</source>
        <comment>the goat</comment>
        <translation>في اللعبة</translation>
    </message>
    <message>
        <source>not in the deck</source>
        <comment>the goat</comment>
        <translation>ليس في اللعبة</translation>
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
        <translation>الأفضل اختيار %1: فهذه البطاقة تأخذ كومة %2 (%3)، ولا يمكن لأحد منع ذلك.</translation>
    </message>
    <message>
        <source>Choose %1: it takes %2 (%3) unless somebody plays %4 first.</source>
        <extracomment>advice; %1: own card, %2: top of a pile, %3: what the pile is worth, %4: a card (all cards accusative)</extracomment>
        <translation>الأفضل اختيار %1: فهذه البطاقة تأخذ كومة %2 (%3)، ما لم تسبقها بطاقة %4.</translation>
    </message>
    <message>
        <source>Choose %1: it takes %2 (%3) unless somebody plays one of these first: %4.</source>
        <extracomment>advice; %1: own card, %2: top of a pile, %3: what the pile is worth, %4: a list of cards (nominative)</extracomment>
        <translation>الأفضل اختيار %1: فهذه البطاقة تأخذ كومة %2 (%3)، ما لم تسبقها إحدى هذه البطاقات: %4.</translation>
    </message>
    <message>
        <source>Choose %1: it takes %2 (%3) unless an earlier card changes that pile.</source>
        <extracomment>advice; %1: own card, %2: top of a pile, %3: what the pile is worth (all cards accusative)</extracomment>
        <translation>الأفضل اختيار %1: فهذه البطاقة تأخذ كومة %2 (%3)، ما لم تسبقها بطاقة تغيّر تلك الكومة.</translation>
    </message>
    <message>
        <source>Take the pile worth %1, even though there is one worth %2.</source>
        <extracomment>advice; %1, %2: what piles are worth: +10, −3</extracomment>
        <translation>الأفضل أخذ كومة مجموعها %1، رغم وجود كومة مجموعها %2.</translation>
    </message>
    <message>
        <source>Take %1 rather than %2.</source>
        <extracomment>advice; %1, %2: what piles are worth: +10, −3</extracomment>
        <translation>الأفضل أخذ كومة مجموعها %1 بدلًا من %2.</translation>
    </message>
    <message>
        <source>Take %1 rather than %2 or %3.</source>
        <extracomment>advice; %1, %2, %3: what piles are worth: +10, −3</extracomment>
        <translation>الأفضل أخذ كومة مجموعها %1 بدلًا من %2 أو %3.</translation>
    </message>
    <message>
        <source>Lay your card on %1: the pile is then worth %2.</source>
        <extracomment>advice; %1: the card on top of a pile (accusative), %2: what the pile is worth then: +10, −3</extracomment>
        <translation>الأفضل وضع بطاقتك فوق %1، فيصبح مجموع الكومة %2.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %1: as things stand it has to take %2 (%3), but %Ln unseen cards could still change that.</source>
        <extracomment>advice; %1: own card, %2: top of a pile, %3: what the pile is worth, below 0 (all cards accusative)</extracomment>
        <translation>
            <numerusform>الأفضل اختيار %1: فهذه البطاقة تُضطر الآن إلى أخذ كومة %2 (%3)، لكن %Ln بطاقة مجهولة قد تغيّر ذلك قبلها.</numerusform>
            <numerusform>الأفضل اختيار %1: فهذه البطاقة تُضطر الآن إلى أخذ كومة %2 (%3)، لكن بطاقة مجهولة واحدة قد تغيّر ذلك قبلها.</numerusform>
            <numerusform>الأفضل اختيار %1: فهذه البطاقة تُضطر الآن إلى أخذ كومة %2 (%3)، لكن بطاقتين مجهولتين قد تغيّران ذلك قبلها.</numerusform>
            <numerusform>الأفضل اختيار %1: فهذه البطاقة تُضطر الآن إلى أخذ كومة %2 (%3)، لكن %Ln بطاقات مجهولة قد تغيّر ذلك قبلها.</numerusform>
            <numerusform>الأفضل اختيار %1: فهذه البطاقة تُضطر الآن إلى أخذ كومة %2 (%3)، لكن %Ln بطاقة مجهولة قد تغيّر ذلك قبلها.</numerusform>
            <numerusform>الأفضل اختيار %1: فهذه البطاقة تُضطر الآن إلى أخذ كومة %2 (%3)، لكن %Ln بطاقة مجهولة قد تغيّر ذلك قبلها.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose %1: it is your only card.</source>
        <comment>advice; own card</comment>
        <translation>الأفضل اختيار %1: فهي بطاقتك الوحيدة.</translation>
    </message>
    <message>
        <source>Choose %1: it is resolved last, so it takes what is left or is laid down.</source>
        <comment>advice; own card</comment>
        <translation>الأفضل اختيار %1: فهذه البطاقة تُنفَّذ أخيرًا، وتأخذ ما بقي أو تُوضع فوقه.</translation>
    </message>
    <message>
        <source>Choose %1: it is resolved first and beats nothing, so it takes nothing.</source>
        <comment>advice; own card</comment>
        <translation>الأفضل اختيار %1: فهذه البطاقة تُنفَّذ أولًا ولا تتغلب على أي كومة، فلا تأخذ شيئًا.</translation>
    </message>
    <message>
        <source>Choose %1: it beats nothing as the piles are now.</source>
        <comment>advice; own card</comment>
        <translation>الأفضل اختيار %1: فهذه البطاقة لا تتغلب الآن على أي كومة.</translation>
    </message>
    <message>
        <source>No other card of yours takes a better pile now.</source>
        <comment>reason for a card</comment>
        <translation>لا تأخذ أي بطاقة أخرى لديك كومة أفضل الآن.</translation>
    </message>
    <message>
        <source>With %1 you would have to take a pile worth %2 now.</source>
        <extracomment>reason for a card; %1: another own card (accusative), %2: what a pile is worth, below 0</extracomment>
        <translation>أما اختيار %1 فيُلزمك الآن بأخذ كومة مجموعها %2.</translation>
    </message>
    <message>
        <source>In its place you leave a card worth %1.</source>
        <comment>reason for a card; a number below 0</comment>
        <translation>وتبقى مكانها بطاقة رقمها %1.</translation>
    </message>
    <message>
        <source>You leave only your %1 in place of the pile.</source>
        <comment>reason for a card; its number, 1 to 3</comment>
        <translation>ولا يبقى مكانها إلا بطاقتك %1.</translation>
    </message>
    <message>
        <source>In its place you leave your %1, which somebody may take.</source>
        <comment>reason for a card; its number, 4 to 10</comment>
        <translation>وتبقى مكانها بطاقتك %1، وقد تُؤخذ.</translation>
    </message>
    <message>
        <source>Laid on a pile, it makes that pile worth %1 less.</source>
        <comment>reason for a card; a number above 0</comment>
        <translation>والكومة التي تُوضع فوقها ينقص مجموعها بمقدار %1.</translation>
    </message>
    <message>
        <source>Laid on a pile, it adds only %1.</source>
        <comment>reason for a card; 1 to 3</comment>
        <translation>والكومة التي تُوضع فوقها يزيد مجموعها بمقدار %1 فقط.</translation>
    </message>
    <message>
        <source>Laid on a pile, it adds %1 for whoever takes it.</source>
        <comment>reason for a card; 4 to 10</comment>
        <translation>والكومة التي تُوضع فوقها يزيد مجموعها بمقدار %1، وقد تُؤخذ.</translation>
    </message>
    <message>
        <source>Your card can only go to %1.</source>
        <extracomment>advice; %1: the card on top of a pile (accusative)</extracomment>
        <translation>لا مكان لبطاقتك إلا كومة %1.</translation>
    </message>
    <message>
        <source>Then the %1 has to take a pile worth %2 at best.</source>
        <extracomment>reason for a pile; %1: a card still to come (nominative), %2: what a pile is worth, below 0</extracomment>
        <translation>وعندئذ تُضطر بطاقة %1 إلى أخذ كومة مجموعها %2 في أحسن الأحوال.</translation>
    </message>
    <message>
        <source>Then the %1 gets at most %2 instead of %3.</source>
        <extracomment>reason for a pile; %1: a card still to come (nominative), %2, %3: what piles are worth: +10, 0</extracomment>
        <translation>وعندئذ لا تنال بطاقة %1 أكثر من %2 بدلًا من %3.</translation>
    </message>
    <message>
        <source>You could take it next round with %1.</source>
        <comment>reason for a pile; own card (accusative)</comment>
        <translation>وقد يمكنك أخذها في الجولة التالية ببطاقة %1.</translation>
    </message>
    <message>
        <source>That pile is worth the least now.</source>
        <comment>reason for laying a card there</comment>
        <translation>هي الآن الكومة الأقل مجموعًا.</translation>
    </message>
    <message>
        <source>That pile is worth the most now.</source>
        <comment>reason for laying a card there</comment>
        <translation>هي الآن الكومة الأكبر مجموعًا.</translation>
    </message>
    <message>
        <source>No card still to come beats yours.</source>
        <comment>reason for a pile</comment>
        <translation>لا تتغلب على بطاقتك أي بطاقة لم تُنفَّذ بعد.</translation>
    </message>
    <message>
        <source>Nobody can take the %1 in this round.</source>
        <comment>reason for a pile; what another pile is worth: +10</comment>
        <translation>لا يمكن لأحد أخذ الكومة التي مجموعها %1 في هذه الجولة.</translation>
    </message>
    <message>
        <source>Yours is the last card of this round.</source>
        <comment>reason for a pile</comment>
        <translation>بطاقتك هي الأخيرة في هذه الجولة.</translation>
    </message>
    <message>
        <source>The cards still to come then get at most %1 in all.</source>
        <comment>reason for a pile; points: +10, 0</comment>
        <translation>وعندئذ لا تنال البطاقات التالية معًا أكثر من %1.</translation>
    </message>
    <message>
        <source>The throw is pure luck: rock, paper and scissors are equally good.</source>
        <comment>advice</comment>
        <translation>هذا حظ خالص: الحجر والورقة والمقص سواء.</translation>
    </message>
    <message>
        <source>Choose %1: it is resolved after your opponent’s card, so it takes what is left or is laid down.</source>
        <comment>advice; own card</comment>
        <translation>الأفضل اختيار %1: فهذه البطاقة تُنفَّذ بعد بطاقة منافسك، وتأخذ ما بقي أو تُوضع فوقه.</translation>
    </message>
    <message>
        <source>It takes %1 (%2), and nobody can prevent that.</source>
        <extracomment>reason for a card; %1: top of a pile (accusative), %2: what the pile is worth: +10, −3</extracomment>
        <translation>هذه البطاقة تأخذ كومة %1 (%2)، ولا يمكن لأحد منع ذلك.</translation>
    </message>
    <message>
        <source>It takes %1 (%2) unless somebody plays %3 first.</source>
        <extracomment>reason for a card; %1: top of a pile, %2: what the pile is worth, %3: a card (cards accusative)</extracomment>
        <translation>هذه البطاقة تأخذ كومة %1 (%2)، ما لم تسبقها بطاقة %3.</translation>
    </message>
    <message>
        <source>It takes %1 (%2) unless an earlier card changes that pile.</source>
        <extracomment>reason for a card; %1: top of a pile (accusative), %2: what the pile is worth: +10, −3</extracomment>
        <translation>هذه البطاقة تأخذ كومة %1 (%2)، ما لم تسبقها بطاقة تغيّر تلك الكومة.</translation>
    </message>
    <message>
        <source>It is resolved after your opponent’s card: it takes what is left or is laid down.</source>
        <comment>reason for a card</comment>
        <translation>هذه البطاقة تُنفَّذ بعد بطاقة منافسك، وتأخذ ما بقي أو تُوضع فوقه.</translation>
    </message>
    <message>
        <source>It is resolved last: it takes what is left or is laid down.</source>
        <comment>reason for a card</comment>
        <translation>هذه البطاقة تُنفَّذ أخيرًا، وتأخذ ما بقي أو تُوضع فوقه.</translation>
    </message>
    <message>
        <source>It is resolved first and beats nothing, so it takes nothing.</source>
        <comment>reason for a card</comment>
        <translation>هذه البطاقة تُنفَّذ أولًا ولا تتغلب على أي كومة، فلا تأخذ شيئًا.</translation>
    </message>
    <message>
        <source>It beats nothing as the piles are now.</source>
        <comment>reason for a card</comment>
        <translation>هذه البطاقة لا تتغلب الآن على أي كومة.</translation>
    </message>
    <message>
        <source>The pile is then worth %1.</source>
        <extracomment>reason for laying a card on a pile; %1: what the pile is worth then: +10, −3</extracomment>
        <translation>يصبح مجموع الكومة عندئذ %1.</translation>
    </message>
    <message>
        <source>It’s worth %1; the others at most %2.</source>
        <extracomment>reason for a pile; %1, %2: what piles are worth: +10, −3</extracomment>
        <translation>مجموعها %1، ومجموع غيرها لا يتجاوز %2.</translation>
    </message>
    <message>
        <source>Take %1: each of the piles you could take is worth %2.</source>
        <extracomment>advice; %1: the card on top of a pile (accusative), %2: what piles are worth: +10, −3</extracomment>
        <translation>الأفضل أخذ كومة %1: فكل كومة يمكن أخذها مجموعها %2.</translation>
    </message>
    <message>
        <source>Each of the piles that the card beats is worth %1.</source>
        <extracomment>reason for a pile; %1: what piles are worth: +10, −3</extracomment>
        <translation>كل كومة تتغلب عليها البطاقة مجموعها %1.</translation>
    </message>
</context>
<context>
    <name>NinjanSpeech</name>
    <message>
        <source>%1 %2, pile %3, %4.</source>
        <extracomment>at most six words; %1: a name or “You”, %2: a card: “scissors 6”, %3: the number of the pile that is taken, %4: what it is worth</extracomment>
        <translation>%1: %2، الكومة %3، %4.</translation>
    </message>
    <message>
        <source>%1 %2 on pile %3.</source>
        <extracomment>at most six words; the card is laid on a pile</extracomment>
        <translation>%1: %2 على الكومة %3.</translation>
    </message>
    <message>
        <source>%1: any pile.</source>
        <comment>a card, such as “rock 7”: where to lay it</comment>
        <translation>%1: أي كومة.</translation>
    </message>
    <message>
        <source>%1: take pile %2.</source>
        <extracomment>%1: a card, such as “rock 7”; %2: the numbers of two or three piles: “1, 3”</extracomment>
        <translation>%1: عليك أخذ كومة: %2.</translation>
    </message>
    <message>
        <source>Round %1: choose a card.</source>
        <translation>الجولة %1: عليك اختيار بطاقة.</translation>
    </message>
    <message>
        <source>%1: %2, worth %3</source>
        <extracomment>a pile in few words; %1: its number, %2: the card on top, %3: what the pile is worth</extracomment>
        <translation>%1: %2، المجموع %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>the cards of one suit; %1: the suit, %2: numbers: “−3 5 9”</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>None beats a pile now.</source>
        <translation>لا تتغلب أي منها على كومة الآن.</translation>
    </message>
    <message>
        <source>These beat a pile now: %1</source>
        <comment>%1: cards</comment>
        <translation>تتغلب على كومة الآن: %1</translation>
    </message>
    <message>
        <source>No card has been resolved yet.</source>
        <translation>لم تُنفَّذ أي بطاقة بعد.</translation>
    </message>
    <message>
        <source>Still to choose a card: %1</source>
        <comment>%1: names</comment>
        <translation>لم يختر بطاقة بعد: %1</translation>
    </message>
    <message>
        <source>Each of them beats a pile now.</source>
        <translation>كل منها تتغلب على كومة الآن.</translation>
    </message>
</context>
<context>
    <name>NinjanText</name>
    <message>
        <source>Pile %1</source>
        <comment>said by a screen reader; they are numbered from where reading begins</comment>
        <translation>الكومة %1</translation>
    </message>
    <message>
        <source>worth: %1</source>
        <comment>said of a pile</comment>
        <translation>مجموعها: %1</translation>
    </message>
    <message>
        <source>on top: %1</source>
        <comment>said of a pile; %1 is a card</comment>
        <translation>في الأعلى: %1</translation>
    </message>
    <message>
        <source>below it: %1</source>
        <comment>said of a pile; %1 is a list of cards</comment>
        <translation>تحتها: %1</translation>
    </message>
    <message>
        <source>chosen by: %1</source>
        <comment>said of a card on the table; %1 is a name</comment>
        <translation>من اختارها: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a card and whose it is</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>All the cards in this round have been resolved</source>
        <translation>نُفّذت كل بطاقات هذه الجولة</translation>
    </message>
    <message>
        <source>Still to be resolved, in this order: %1</source>
        <translation>ما بقي للتنفيذ، بهذا الترتيب: %1</translation>
    </message>
    <message>
        <source>Rock beats scissors, scissors beat paper, paper beats rock</source>
        <translation>الحجر يتغلب على المقص، والمقص على الورقة، والورقة على الحجر</translation>
    </message>
    <message>
        <source>rock</source>
        <comment>suit of the deck, and what is thrown</comment>
        <translation>حجر</translation>
    </message>
    <message>
        <source>paper</source>
        <comment>suit of the deck, and what is thrown</comment>
        <translation>ورقة</translation>
    </message>
    <message>
        <source>scissors</source>
        <comment>suit of the deck, and what is thrown</comment>
        <translation>مقص</translation>
    </message>
    <message>
        <source>rock %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>حجر&#xa0;%1</translation>
    </message>
    <message>
        <source>paper %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>ورقة&#xa0;%1</translation>
    </message>
    <message>
        <source>scissors %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>مقص&#xa0;%1</translation>
    </message>
    <message>
        <source>It is a tie. Throw rock, paper or scissors.</source>
        <translation>تعادل. عليك اختيار رمز: حجر أو ورقة أو مقص.</translation>
    </message>
    <message>
        <source>You have chosen %1.</source>
        <translation>اختيارك: %1.</translation>
    </message>
    <message>
        <source>Round %1 of %2. Choose a card.</source>
        <translation>الجولة&#xa0;%1 من %2. عليك اختيار بطاقة.</translation>
    </message>
    <message>
        <source>%1: choose a pile for %2.</source>
        <comment>a player is asked; a card</comment>
        <translation>%1: عليك اختيار كومة لبطاقة %2.</translation>
    </message>
    <message>
        <source>Not yet: the cards of this round are being resolved.</source>
        <translation>ليس الآن: يجري تنفيذ بطاقات هذه الجولة.</translation>
    </message>
    <message>
        <source>Not yet: others are still choosing.</source>
        <translation>ليس الآن: لم يختر الجميع بعد.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>انتهت اللعبة.</translation>
    </message>
    <message>
        <source>beats no pile now</source>
        <comment>short, beside the selected card</comment>
        <translation>لا تتغلب الآن على أي كومة</translation>
    </message>
    <message>
        <source>would take %1 now</source>
        <extracomment>short, beside the selected card; %1: what the piles are worth: &quot;+10&quot;, &quot;+10, −3&quot;</extracomment>
        <translation>تأخذ الآن %1</translation>
    </message>
    <message>
        <source>Tie: %1. Rock, paper, scissors decides.</source>
        <translation>تعادل: %1. الحسم بلعبة «حجر، ورقة، مقص».</translation>
    </message>
    <message>
        <source>You throw rock.</source>
        <translation>أنت: حجر.</translation>
    </message>
    <message>
        <source>%1 throws rock.</source>
        <translation>%1: حجر.</translation>
    </message>
    <message>
        <source>You throw paper.</source>
        <translation>أنت: ورقة.</translation>
    </message>
    <message>
        <source>%1 throws paper.</source>
        <translation>%1: ورقة.</translation>
    </message>
    <message>
        <source>You throw scissors.</source>
        <translation>أنت: مقص.</translation>
    </message>
    <message>
        <source>%1 throws scissors.</source>
        <translation>%1: مقص.</translation>
    </message>
    <message>
        <source>has chosen</source>
        <comment>under the name of a player</comment>
        <translation>اختيرت بطاقة</translation>
    </message>
    <message>
        <source>laid a card</source>
        <comment>what a player did last</comment>
        <translation>وُضعت بطاقة</translation>
    </message>
    <message>
        <source>took %1</source>
        <comment>what a player did last; %1: what the pile was worth: +10, −3</comment>
        <translation>أُخذت كومة: %1</translation>
    </message>
    <message>
        <source>Cards won: %1</source>
        <translation>البطاقات المأخوذة: %1</translation>
    </message>
    <message>
        <source>The others are throwing to break the tie.</source>
        <translation>يجري الآن حسم التعادل بين الآخرين.</translation>
    </message>
    <message>
        <source>Three cards numbered %1: rock is resolved first, then scissors, then paper.</source>
        <extracomment>three cards of a round have the same number, %1</extracomment>
        <translation>تكرر الرقم %1 ثلاث مرات: يُنفَّذ الحجر أولًا، ثم المقص، ثم الورقة.</translation>
    </message>
    <message>
        <source>Out: %1.</source>
        <comment>the tied throw; %1 is a list of names</comment>
        <translation>خارج الحسم: %1.</translation>
    </message>
    <message>
        <source>You are out.</source>
        <comment>of the throw</comment>
        <translation>أنت خارج الحسم.</translation>
    </message>
    <message>
        <source>%1 is out.</source>
        <comment>of the throw</comment>
        <translation>%1: خارج الحسم.</translation>
    </message>
    <message>
        <source>Nobody is out. %1 throw again.</source>
        <comment>%1 is a list of names, “You” may be among them</comment>
        <translation>لم يخرج أحد. يُعاد الحسم بين: %1.</translation>
    </message>
    <message>
        <source>%1 %2 throw again.</source>
        <comment>%1 is a sentence: who is out; %2 is a list of names, “You” may be among them</comment>
        <translation>%1 يُعاد الحسم بين: %2.</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <comment>said of a pile</comment>
        <translation>يمكن اختيارها</translation>
    </message>
    <message>
        <source>the rock %1</source>
        <comment>card that is played or chosen (accusative)</comment>
        <translation>حجر&#xa0;%1</translation>
    </message>
    <message>
        <source>the paper %1</source>
        <comment>card that is played or chosen (accusative)</comment>
        <translation>ورقة&#xa0;%1</translation>
    </message>
    <message>
        <source>the scissors %1</source>
        <comment>card that is played or chosen (accusative)</comment>
        <translation>مقص&#xa0;%1</translation>
    </message>
    <message>
        <source>First select a card.</source>
        <translation>عليك تحديد بطاقة أولًا.</translation>
    </message>
    <message>
        <source>Your card beats another pile: take one of the highlighted ones.</source>
        <translation>بطاقتك تتغلب على كومة أخرى، وعليك أخذ إحدى الأكوام المميّزة.</translation>
    </message>
    <message>
        <source>Choose one of the highlighted piles.</source>
        <translation>عليك اختيار إحدى الأكوام المميّزة.</translation>
    </message>
    <message>
        <source>You can’t do that right now.</source>
        <translation>لا يمكن فعل ذلك الآن.</translation>
    </message>
    <message>
        <source>The piles start with these cards: %1</source>
        <translation>بطاقات بداية الأكوام: %1</translation>
    </message>
    <message>
        <source>Same number: the %1 is resolved first because it beats %2.</source>
        <extracomment>two cards of a round have the same number; %1: a card (nominative), %2: the other (accusative)</extracomment>
        <translation>تساوى الرقمان: تُنفَّذ أولًا بطاقة %1 لأنها تتغلب على %2.</translation>
    </message>
    <message>
        <source>Round %1: the last cards are revealed.</source>
        <comment>heading in the log</comment>
        <translation>الجولة&#xa0;%1: كُشفت آخر البطاقات.</translation>
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
            <numerusform>لا تأخذ الآن أي كومة</numerusform>
            <numerusform>تأخذ الآن الكومة %1</numerusform>
            <numerusform>تأخذ الآن إحدى الكومتين: %1</numerusform>
            <numerusform>تأخذ الآن إحدى الأكوام: %1</numerusform>
            <numerusform>تأخذ الآن إحدى الأكوام: %1</numerusform>
            <numerusform>تأخذ الآن إحدى الأكوام: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Your %1 beats nothing: lay it on any pile.</source>
        <extracomment>%1: the card, such as “rock 7”</extracomment>
        <translation>بطاقتك %1 لا تتغلب على أي كومة، وعليك وضعها فوق كومة من اختيارك.</translation>
    </message>
    <message numerus="yes">
        <source>Your %1 beats piles %2: take one of them.</source>
        <extracomment>%1: the card, such as “rock 7”; %2: the numbers of at least two piles, such as “1 and 3”</extracomment>
        <translation>
            <numerusform>بطاقتك %1 لا تتغلب على أي كومة.</numerusform>
            <numerusform>بطاقتك %1 تتغلب على الكومة %2، وعليك أخذها.</numerusform>
            <numerusform>بطاقتك %1 تتغلب على الكومتين %2، وعليك أخذ إحداهما.</numerusform>
            <numerusform>بطاقتك %1 تتغلب على الأكوام %2، وعليك أخذ إحداها.</numerusform>
            <numerusform>بطاقتك %1 تتغلب على الأكوام %2، وعليك أخذ إحداها.</numerusform>
            <numerusform>بطاقتك %1 تتغلب على الأكوام %2، وعليك أخذ إحداها.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the %2 beats %3 and takes pile %4 (%5).</source>
        <extracomment>%1: a name or “You”; %2: a card (nominative); %3: the card that it beats (accusative); %4: the number of the pile; %5: what the pile is worth</extracomment>
        <translation>%1: بطاقة %2 تتغلب على %3 وتأخذ الكومة&#xa0;%4 (%5).</translation>
    </message>
    <message>
        <source>%1: the %2 beats nothing and is laid on %3 (pile %4, now %5).</source>
        <extracomment>%1: a name or “You”; %2: a card (nominative); %3: the card on top of the pile (accusative); %4: the number of the pile; %5: what the pile is worth then</extracomment>
        <translation>%1: بطاقة %2 لا تتغلب على أي كومة، فتُوضع فوق %3 (الكومة %4، مجموعها الآن %5).</translation>
    </message>
    <message>
        <source>The order of the cards appears here once everyone has chosen</source>
        <comment>said by a screen reader</comment>
        <translation>يظهر هنا ترتيب البطاقات بعد أن يختار الجميع</translation>
    </message>
    <message>
        <source>All others have chosen, so your choice will be final.</source>
        <translation>اختار الآخرون جميعًا، فلن يمكن تغيير بطاقتك بعد اختيارها.</translation>
    </message>
    <message>
        <source>%1: %2 takes %3.</source>
        <extracomment>at most six words; %1: a name or “You”; %2: a card (nominative); %3: what the pile is worth</extracomment>
        <translation>%1: بطاقة %2 تأخذ %3.</translation>
    </message>
    <message>
        <source>%1: %2 on pile %3.</source>
        <extracomment>at most six words; %1: a name or “You”; %2: a card (nominative); %3: the number of the pile</extracomment>
        <translation>%1: %2 على الكومة %3.</translation>
    </message>
    <message numerus="yes">
        <source>You win the throw-off: %1 points each.</source>
        <comment>%1 may have a sign</comment>
        <translation>
            <numerusform>الفوز من نصيبك بعد حسم التعادل. النقاط لكل واحد: %1</numerusform>
            <numerusform>الفوز من نصيبك بعد حسم التعادل. النقاط لكل واحد: %1</numerusform>
            <numerusform>الفوز من نصيبك بعد حسم التعادل. النقاط لكل واحد: %1</numerusform>
            <numerusform>الفوز من نصيبك بعد حسم التعادل. النقاط لكل واحد: %1</numerusform>
            <numerusform>الفوز من نصيبك بعد حسم التعادل. النقاط لكل واحد: %1</numerusform>
            <numerusform>الفوز من نصيبك بعد حسم التعادل. النقاط لكل واحد: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the throw-off: %2 points each.</source>
        <comment>%2 may have a sign</comment>
        <translation>
            <numerusform>الفوز من نصيب %1 بعد حسم التعادل. النقاط لكل واحد: %2</numerusform>
            <numerusform>الفوز من نصيب %1 بعد حسم التعادل. النقاط لكل واحد: %2</numerusform>
            <numerusform>الفوز من نصيب %1 بعد حسم التعادل. النقاط لكل واحد: %2</numerusform>
            <numerusform>الفوز من نصيب %1 بعد حسم التعادل. النقاط لكل واحد: %2</numerusform>
            <numerusform>الفوز من نصيب %1 بعد حسم التعادل. النقاط لكل واحد: %2</numerusform>
            <numerusform>الفوز من نصيب %1 بعد حسم التعادل. النقاط لكل واحد: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %1 points.</source>
        <comment>%1 may have a sign</comment>
        <translation>
            <numerusform>الفوز من نصيبك. النقاط: %1</numerusform>
            <numerusform>الفوز من نصيبك. النقاط: %1</numerusform>
            <numerusform>الفوز من نصيبك. النقاط: %1</numerusform>
            <numerusform>الفوز من نصيبك. النقاط: %1</numerusform>
            <numerusform>الفوز من نصيبك. النقاط: %1</numerusform>
            <numerusform>الفوز من نصيبك. النقاط: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %2 points.</source>
        <comment>%2 may have a sign</comment>
        <translation>
            <numerusform>الفوز من نصيب %1. النقاط: %2</numerusform>
            <numerusform>الفوز من نصيب %1. النقاط: %2</numerusform>
            <numerusform>الفوز من نصيب %1. النقاط: %2</numerusform>
            <numerusform>الفوز من نصيب %1. النقاط: %2</numerusform>
            <numerusform>الفوز من نصيب %1. النقاط: %2</numerusform>
            <numerusform>الفوز من نصيب %1. النقاط: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OdinHintText</name>
    <message>
        <source>Lead %1.</source>
        <comment>advice</comment>
        <translation>الأفضل بدء الجولة ببطاقة %1.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <comment>advice</comment>
        <translation>الأفضل لعب %1.</translation>
    </message>
    <message>
        <source>Play %1 (%2).</source>
        <comment>advice</comment>
        <translation>الأفضل لعب %1 (القيمة&#xa0;%2).</translation>
    </message>
    <message>
        <source>Play %1 and pick up %2.</source>
        <comment>advice</comment>
        <translation>الأفضل لعب %1 والتقاط بطاقة %2.</translation>
    </message>
    <message>
        <source>Play %1 (%2) and pick up %3.</source>
        <comment>advice</comment>
        <translation>الأفضل لعب %1 (القيمة&#xa0;%2) والتقاط بطاقة %3.</translation>
    </message>
    <message>
        <source>Nobody can beat it, so you lead the next round.</source>
        <comment>reason for a move</comment>
        <translation>لا يمكن لأحد التغلب على ذلك، فيكون لك بدء الجولة التالية.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences: the advice, its reason</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Pick up %1.</source>
        <comment>advice</comment>
        <translation>الأفضل التقاط بطاقة %1.</translation>
    </message>
    <message>
        <source>You can only pass: nothing in your hand beats %1.</source>
        <comment>advice and its reason</comment>
        <translation>لا خيار سوى تمرير الدور: لا شيء في يدك أقوى من %1.</translation>
    </message>
    <message>
        <source>It’s better to pass.</source>
        <comment>advice</comment>
        <translation>الأفضل تمرير الدور.</translation>
    </message>
    <message>
        <source>Play your set %1.</source>
        <comment>advice; the value of a set</comment>
        <translation>الأفضل لعب المجموعة %1.</translation>
    </message>
    <message>
        <source>Play your set %1 and pick up %2.</source>
        <comment>advice; the value of a set, a card</comment>
        <translation>الأفضل لعب المجموعة %1 والتقاط بطاقة %2.</translation>
    </message>
    <message>
        <source>That empties your hand and wins the game.</source>
        <comment>reason for a move</comment>
        <translation>بذلك تنفد بطاقاتك ويكون الفوز لك.</translation>
    </message>
    <message>
        <source>That empties your hand, but the game ends with somebody else ahead.</source>
        <comment>reason for a move</comment>
        <translation>بذلك تنفد بطاقاتك، لكن اللعبة تنتهي بفوز غيرك.</translation>
    </message>
    <message numerus="yes">
        <source>That empties your hand, and your opponent gets %Ln points.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>بذلك تنفد بطاقاتك، وتُسجَّل على منافسك %Ln نقطة.</numerusform>
            <numerusform>بذلك تنفد بطاقاتك، وتُسجَّل على منافسك نقطة واحدة.</numerusform>
            <numerusform>بذلك تنفد بطاقاتك، وتُسجَّل على منافسك نقطتان.</numerusform>
            <numerusform>بذلك تنفد بطاقاتك، وتُسجَّل على منافسك %Ln نقاط.</numerusform>
            <numerusform>بذلك تنفد بطاقاتك، وتُسجَّل على منافسك %Ln نقطة.</numerusform>
            <numerusform>بذلك تنفد بطاقاتك، وتُسجَّل على منافسك %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That empties your hand, and the others get %Ln points in all.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>بذلك تنفد بطاقاتك، وتُسجَّل على الآخرين معًا %Ln نقطة.</numerusform>
            <numerusform>بذلك تنفد بطاقاتك، وتُسجَّل على الآخرين معًا نقطة واحدة.</numerusform>
            <numerusform>بذلك تنفد بطاقاتك، وتُسجَّل على الآخرين معًا نقطتان.</numerusform>
            <numerusform>بذلك تنفد بطاقاتك، وتُسجَّل على الآخرين معًا %Ln نقاط.</numerusform>
            <numerusform>بذلك تنفد بطاقاتك، وتُسجَّل على الآخرين معًا %Ln نقطة.</numerusform>
            <numerusform>بذلك تنفد بطاقاتك، وتُسجَّل على الآخرين معًا %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can beat it, so you lead next and go out with your last card.</source>
        <comment>reason for a move</comment>
        <translation>لا يمكن لأحد التغلب على ذلك، فيكون لك بدء الجولة التالية بآخر بطاقة في يدك، وبها تنفد بطاقاتك.</translation>
    </message>
    <message>
        <source>Nobody can beat it, so you lead next and go out with the rest: %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>لا يمكن لأحد التغلب على ذلك، فيكون لك بدء الجولة التالية بكل ما بقي دفعة واحدة، %1، فتنفد بطاقاتك.</translation>
    </message>
    <message>
        <source>That leaves you with one card: you go out as soon as you lead.</source>
        <comment>reason for a move</comment>
        <translation>تبقى لديك بطاقة واحدة، فتنفد بطاقاتك فور بدئك أي جولة.</translation>
    </message>
    <message>
        <source>What is left is one set, %1: you go out as soon as you lead.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>تبقى لديك مجموعة واحدة، %1، فتنفد بطاقاتك فور بدئك أي جولة.</translation>
    </message>
    <message>
        <source>Your whole hand is one set, %1: you go out as soon as you lead.</source>
        <comment>reason for passing; the value of a set</comment>
        <translation>يدك كلها مجموعة واحدة، %1، فتنفد بطاقاتك فور بدئك أي جولة.</translation>
    </message>
    <message>
        <source>Going out now would end the game with somebody else ahead.</source>
        <comment>reason for a move</comment>
        <translation>إذا نفدت بطاقاتك الآن، انتهت اللعبة بفوز غيرك.</translation>
    </message>
    <message numerus="yes">
        <source>Your opponent has only %Ln cards left and cannot go out by beating it.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>لم يبقَ لدى منافسك سوى %Ln بطاقة، ولن تنفد بالرد على ذلك.</numerusform>
            <numerusform>لم يبقَ لدى منافسك سوى بطاقة واحدة، ولن تنفد بالرد على ذلك.</numerusform>
            <numerusform>لم يبقَ لدى منافسك سوى بطاقتين، ولن تنفدا بالرد على ذلك.</numerusform>
            <numerusform>لم يبقَ لدى منافسك سوى %Ln بطاقات، ولن تنفد بالرد على ذلك.</numerusform>
            <numerusform>لم يبقَ لدى منافسك سوى %Ln بطاقة، ولن تنفد بالرد على ذلك.</numerusform>
            <numerusform>لم يبقَ لدى منافسك سوى %Ln بطاقة، ولن تنفد بالرد على ذلك.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If your opponent goes out next, the cards you keep cost you %Ln points instead of %1.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>إذا نفدت بطاقات منافسك في الدور التالي، كلّفتك بطاقاتك الباقية %Ln نقطة بدلًا من %1.</numerusform>
            <numerusform>إذا نفدت بطاقات منافسك في الدور التالي، كلّفتك بطاقاتك الباقية نقطة واحدة بدلًا من %1.</numerusform>
            <numerusform>إذا نفدت بطاقات منافسك في الدور التالي، كلّفتك بطاقاتك الباقية نقطتين بدلًا من %1.</numerusform>
            <numerusform>إذا نفدت بطاقات منافسك في الدور التالي، كلّفتك بطاقاتك الباقية %Ln نقاط بدلًا من %1.</numerusform>
            <numerusform>إذا نفدت بطاقات منافسك في الدور التالي، كلّفتك بطاقاتك الباقية %Ln نقطة بدلًا من %1.</numerusform>
            <numerusform>إذا نفدت بطاقات منافسك في الدور التالي، كلّفتك بطاقاتك الباقية %Ln نقطة بدلًا من %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If somebody goes out next, the cards you keep cost you %Ln points instead of %1.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>إذا نفدت بطاقات أحد الآخرين في الدور التالي، كلّفتك بطاقاتك الباقية %Ln نقطة بدلًا من %1.</numerusform>
            <numerusform>إذا نفدت بطاقات أحد الآخرين في الدور التالي، كلّفتك بطاقاتك الباقية نقطة واحدة بدلًا من %1.</numerusform>
            <numerusform>إذا نفدت بطاقات أحد الآخرين في الدور التالي، كلّفتك بطاقاتك الباقية نقطتين بدلًا من %1.</numerusform>
            <numerusform>إذا نفدت بطاقات أحد الآخرين في الدور التالي، كلّفتك بطاقاتك الباقية %Ln نقاط بدلًا من %1.</numerusform>
            <numerusform>إذا نفدت بطاقات أحد الآخرين في الدور التالي، كلّفتك بطاقاتك الباقية %Ln نقطة بدلًا من %1.</numerusform>
            <numerusform>إذا نفدت بطاقات أحد الآخرين في الدور التالي، كلّفتك بطاقاتك الباقية %Ln نقطة بدلًا من %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever you play, your opponent could go out by beating it.</source>
        <comment>reason for passing</comment>
        <translation>مهما لعبت، فقد تنفد بطاقات منافسك بالرد على ذلك.</translation>
    </message>
    <message>
        <source>Whatever you play, somebody could go out by beating it.</source>
        <comment>reason for passing</comment>
        <translation>مهما لعبت، فقد تنفد بطاقات أحد الآخرين بالرد على ذلك.</translation>
    </message>
    <message numerus="yes">
        <source>You still need at least %Ln turns, and your opponent has %1 cards.</source>
        <extracomment>reason for passing; %1 is 5 or more</extracomment>
        <translation>
            <numerusform>ما زال يلزمك %Ln دور على الأقل، ولدى منافسك %1 بطاقات.</numerusform>
            <numerusform>ما زال يلزمك دور واحد على الأقل، ولدى منافسك %1 بطاقات.</numerusform>
            <numerusform>ما زال يلزمك دوران على الأقل، ولدى منافسك %1 بطاقات.</numerusform>
            <numerusform>ما زال يلزمك %Ln أدوار على الأقل، ولدى منافسك %1 بطاقات.</numerusform>
            <numerusform>ما زال يلزمك %Ln دورًا على الأقل، ولدى منافسك %1 بطاقات.</numerusform>
            <numerusform>ما زال يلزمك %Ln دور على الأقل، ولدى منافسك %1 بطاقات.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still need at least %Ln turns, and nobody else has fewer than %1 cards.</source>
        <translation>
            <numerusform>ما زال يلزمك %Ln دور على الأقل، ولدى كلٍّ من الآخرين %1 بطاقات على الأقل.</numerusform>
            <numerusform>ما زال يلزمك دور واحد على الأقل، ولدى كلٍّ من الآخرين %1 بطاقات على الأقل.</numerusform>
            <numerusform>ما زال يلزمك دوران على الأقل، ولدى كلٍّ من الآخرين %1 بطاقات على الأقل.</numerusform>
            <numerusform>ما زال يلزمك %Ln أدوار على الأقل، ولدى كلٍّ من الآخرين %1 بطاقات على الأقل.</numerusform>
            <numerusform>ما زال يلزمك %Ln دورًا على الأقل، ولدى كلٍّ من الآخرين %1 بطاقات على الأقل.</numerusform>
            <numerusform>ما زال يلزمك %Ln دور على الأقل، ولدى كلٍّ من الآخرين %1 بطاقات على الأقل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It doesn’t go with any of your other cards, which make %Ln sets.</source>
        <comment>reason for leading a card</comment>
        <translation>
            <numerusform>هذه البطاقة لا تدخل في أي مجموعة، ويشكّل باقي يدك %Ln مجموعة.</numerusform>
            <numerusform>هذه البطاقة لا تدخل في أي مجموعة، ويشكّل باقي يدك مجموعة واحدة.</numerusform>
            <numerusform>هذه البطاقة لا تدخل في أي مجموعة، ويشكّل باقي يدك مجموعتين.</numerusform>
            <numerusform>هذه البطاقة لا تدخل في أي مجموعة، ويشكّل باقي يدك %Ln مجموعات.</numerusform>
            <numerusform>هذه البطاقة لا تدخل في أي مجموعة، ويشكّل باقي يدك %Ln مجموعة.</numerusform>
            <numerusform>هذه البطاقة لا تدخل في أي مجموعة، ويشكّل باقي يدك %Ln مجموعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card you play doesn’t go with any of your others.</source>
        <comment>reason for a move</comment>
        <translation>البطاقة التي تُلعب لا تدخل في أي مجموعة لديك.</translation>
    </message>
    <message numerus="yes">
        <source>Only %Ln cards together can beat it.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>لا يتغلب على ذلك إلا %Ln بطاقة معًا.</numerusform>
            <numerusform>لا يتغلب على ذلك إلا بطاقة واحدة.</numerusform>
            <numerusform>لا يتغلب على ذلك إلا بطاقتان معًا.</numerusform>
            <numerusform>لا يتغلب على ذلك إلا %Ln بطاقات معًا.</numerusform>
            <numerusform>لا يتغلب على ذلك إلا %Ln بطاقة معًا.</numerusform>
            <numerusform>لا يتغلب على ذلك إلا %Ln بطاقة معًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the card you pick up you hold the set %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>مع البطاقة الملتقطة تصبح لديك المجموعة %1.</translation>
    </message>
    <message>
        <source>On its own, a 1 beats nothing.</source>
        <comment>reason for leading a card</comment>
        <translation>البطاقة&#xa0;1 وحدها لا تتغلب على شيء.</translation>
    </message>
    <message>
        <source>On its own it beats only cards below %1.</source>
        <comment>reason for leading a card</comment>
        <translation>هذه البطاقة وحدها لا تتغلب إلا على ما هو أصغر من %1.</translation>
    </message>
    <message>
        <source>You keep your set %1 whole.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>تبقى مجموعتك %1 كاملة.</translation>
    </message>
    <message numerus="yes">
        <source>It brings you down from %1 cards to %Ln.</source>
        <comment>reason for a move</comment>
        <translation>
            <numerusform>تبقى لديك %Ln بطاقة بدلًا من %1.</numerusform>
            <numerusform>تبقى لديك بطاقة واحدة بدلًا من %1.</numerusform>
            <numerusform>تبقى لديك بطاقتان بدلًا من %1.</numerusform>
            <numerusform>تبقى لديك %Ln بطاقات بدلًا من %1.</numerusform>
            <numerusform>تبقى لديك %Ln بطاقة بدلًا من %1.</numerusform>
            <numerusform>تبقى لديك %Ln بطاقة بدلًا من %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest of your hand makes %Ln sets.</source>
        <comment>reason for leading a card</comment>
        <translation>
            <numerusform>يشكّل باقي يدك %Ln مجموعة.</numerusform>
            <numerusform>يشكّل باقي يدك مجموعة واحدة.</numerusform>
            <numerusform>يشكّل باقي يدك مجموعتين.</numerusform>
            <numerusform>يشكّل باقي يدك %Ln مجموعات.</numerusform>
            <numerusform>يشكّل باقي يدك %Ln مجموعة.</numerusform>
            <numerusform>يشكّل باقي يدك %Ln مجموعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your opponent then has to beat %1 instead of %2.</source>
        <comment>reason for a move</comment>
        <translation>وعندئذ على منافسك التغلب على %1 بدلًا من %2.</translation>
    </message>
    <message>
        <source>The others then have to beat %1 instead of %2.</source>
        <comment>reason for a move</comment>
        <translation>وعندئذ على الآخرين التغلب على %1 بدلًا من %2.</translation>
    </message>
    <message numerus="yes">
        <source>Any play would leave you with at least %Ln sets instead of %1.</source>
        <comment>reason for passing</comment>
        <translation>
            <numerusform>مهما لعبت، فستبقى لديك %Ln مجموعة على الأقل بدلًا من %1.</numerusform>
            <numerusform>مهما لعبت، فستبقى لديك مجموعة واحدة على الأقل بدلًا من %1.</numerusform>
            <numerusform>مهما لعبت، فستبقى لديك مجموعتان على الأقل بدلًا من %1.</numerusform>
            <numerusform>مهما لعبت، فستبقى لديك %Ln مجموعات على الأقل بدلًا من %1.</numerusform>
            <numerusform>مهما لعبت، فستبقى لديك %Ln مجموعة على الأقل بدلًا من %1.</numerusform>
            <numerusform>مهما لعبت، فستبقى لديك %Ln مجموعة على الأقل بدلًا من %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Any play would leave you with at least %Ln sets, as many as now.</source>
        <comment>reason for passing</comment>
        <translation>
            <numerusform>مهما لعبت، فستبقى لديك %Ln مجموعة على الأقل، كما هي الحال الآن.</numerusform>
            <numerusform>مهما لعبت، فستبقى لديك مجموعة واحدة على الأقل، كما هي الحال الآن.</numerusform>
            <numerusform>مهما لعبت، فستبقى لديك مجموعتان على الأقل، كما هي الحال الآن.</numerusform>
            <numerusform>مهما لعبت، فستبقى لديك %Ln مجموعات على الأقل، كما هي الحال الآن.</numerusform>
            <numerusform>مهما لعبت، فستبقى لديك %Ln مجموعة على الأقل، كما هي الحال الآن.</numerusform>
            <numerusform>مهما لعبت، فستبقى لديك %Ln مجموعة على الأقل، كما هي الحال الآن.</numerusform>
        </translation>
    </message>
    <message>
        <source>You would have to pick up a card that goes with nothing in your hand.</source>
        <comment>reason for passing</comment>
        <translation>سيكون عليك التقاط بطاقة لا تدخل في أي مجموعة لديك.</translation>
    </message>
    <message>
        <source>To beat it you would have to give up a 9.</source>
        <comment>reason for passing</comment>
        <translation>التغلب على ذلك يكلّفك بطاقة بالرقم&#xa0;9.</translation>
    </message>
    <message>
        <source>To beat it you would have to give up an 8 or a 9.</source>
        <comment>reason for passing</comment>
        <translation>التغلب على ذلك يكلّفك بطاقة بالرقم&#xa0;8 أو&#xa0;9.</translation>
    </message>
    <message>
        <source>The next round then starts with a single card, unless its leader goes out at once.</source>
        <comment>reason for passing</comment>
        <translation>وعندئذ تبدأ الجولة التالية ببطاقة واحدة، ما لم تُلعب يد كاملة دفعة واحدة.</translation>
    </message>
    <message>
        <source>Passing costs you only this turn: if the round goes on, you may play again.</source>
        <comment>reason for passing</comment>
        <translation>لا يكلّفك تمرير الدور غير هذا الدور: إذا استمرت الجولة، يمكنك اللعب مجددًا.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves you with %Ln sets; any other card with at least %1.</source>
        <comment>reason to pick up a card</comment>
        <translation>
            <numerusform>معها تصبح لديك %Ln مجموعة، ومع غيرها %1 على الأقل.</numerusform>
            <numerusform>معها تصبح لديك مجموعة واحدة، ومع غيرها %1 على الأقل.</numerusform>
            <numerusform>معها تصبح لديك مجموعتان، ومع غيرها %1 على الأقل.</numerusform>
            <numerusform>معها تصبح لديك %Ln مجموعات، ومع غيرها %1 على الأقل.</numerusform>
            <numerusform>معها تصبح لديك %Ln مجموعة، ومع غيرها %1 على الأقل.</numerusform>
            <numerusform>معها تصبح لديك %Ln مجموعة، ومع غيرها %1 على الأقل.</numerusform>
        </translation>
    </message>
    <message>
        <source>With it you hold the set %1.</source>
        <comment>reason to pick up a card; the value of a set</comment>
        <translation>معها تصبح لديك المجموعة %1.</translation>
    </message>
    <message>
        <source>It is the highest of the beaten cards.</source>
        <comment>reason to pick up a card</comment>
        <translation>هي أكبر البطاقات المغلوبة.</translation>
    </message>
    <message>
        <source>No other card would leave you with fewer sets.</source>
        <comment>reason to pick up a card</comment>
        <translation>لن تقل مجموعاتك مع أي بطاقة أخرى.</translation>
    </message>
    <message numerus="yes">
        <source>With it your hand makes %Ln sets.</source>
        <comment>reason to pick up a card</comment>
        <translation>
            <numerusform>معها تشكّل يدك %Ln مجموعة.</numerusform>
            <numerusform>معها تشكّل يدك مجموعة واحدة.</numerusform>
            <numerusform>معها تشكّل يدك مجموعتين.</numerusform>
            <numerusform>معها تشكّل يدك %Ln مجموعات.</numerusform>
            <numerusform>معها تشكّل يدك %Ln مجموعة.</numerusform>
            <numerusform>معها تشكّل يدك %Ln مجموعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing %1 would cost you %2 more.</source>
        <comment>reason for a move; the value of a set, “about 1.2 points”</comment>
        <translation>لعب %1 يكلّفك %2 أكثر.</translation>
    </message>
    <message>
        <source>Passing would cost you %1 more.</source>
        <comment>reason for a play; “about 1.2 points”</comment>
        <translation>تمرير الدور يكلّفك %1 أكثر.</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln higher cards can still be in other hands.</source>
        <comment>reason for playing a card</comment>
        <translation>
            <numerusform>لا يمكن أن يكون لدى الآخرين سوى %Ln بطاقة برقم أكبر.</numerusform>
            <numerusform>لا يمكن أن يكون لدى الآخرين سوى بطاقة واحدة برقم أكبر.</numerusform>
            <numerusform>لا يمكن أن يكون لدى الآخرين سوى بطاقتين برقم أكبر.</numerusform>
            <numerusform>لا يمكن أن يكون لدى الآخرين سوى %Ln بطاقات برقم أكبر.</numerusform>
            <numerusform>لا يمكن أن يكون لدى الآخرين سوى %Ln بطاقة برقم أكبر.</numerusform>
            <numerusform>لا يمكن أن يكون لدى الآخرين سوى %Ln بطاقة برقم أكبر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can go out by beating it.</source>
        <comment>reason for a move</comment>
        <translation>لن تنفد بطاقات أحد بالرد على ذلك.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves you with %Ln sets instead of %1.</source>
        <comment>reason for or against a move</comment>
        <translation>
            <numerusform>تبقى لديك %Ln مجموعة بدلًا من %1.</numerusform>
            <numerusform>تبقى لديك مجموعة واحدة بدلًا من %1.</numerusform>
            <numerusform>تبقى لديك مجموعتان بدلًا من %1.</numerusform>
            <numerusform>تبقى لديك %Ln مجموعات بدلًا من %1.</numerusform>
            <numerusform>تبقى لديك %Ln مجموعة بدلًا من %1.</numerusform>
            <numerusform>تبقى لديك %Ln مجموعة بدلًا من %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>On its own, the goat beats nothing.</source>
        <comment>reason for leading it</comment>
        <translation>التيس وحده لا يتغلب على شيء.</translation>
    </message>
    <message>
        <source>Your opponent can probably beat %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>يستطيع منافسك على الأرجح التغلب على %1.</translation>
    </message>
    <message>
        <source>%1 can probably beat %2.</source>
        <comment>reason for a move; a name, the value of a set</comment>
        <translation>من المرجح أن لدى %1 ما يتغلب على %2.</translation>
    </message>
    <message>
        <source>Probably nobody can beat %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>على الأرجح لا يستطيع أحد التغلب على %1.</translation>
    </message>
    <message>
        <source>Your opponent probably cannot beat %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>على الأرجح لا يستطيع منافسك التغلب على %1.</translation>
    </message>
    <message>
        <source>%1 probably cannot beat %2.</source>
        <comment>reason for a move; a name, the value of a set</comment>
        <translation>من المرجح أن ليس لدى %1 ما يتغلب على %2.</translation>
    </message>
    <message>
        <source>Your opponent could probably go out by beating %1.</source>
        <comment>reason for a move; the value of a set</comment>
        <translation>على الأرجح قد تنفد بطاقات منافسك بالتغلب على %1.</translation>
    </message>
    <message>
        <source>%1 could probably go out by beating %2.</source>
        <comment>reason for a move; a name, the value of a set</comment>
        <translation>على الأرجح قد تنفد بطاقات %1 بالتغلب على %2.</translation>
    </message>
    <message>
        <source>Your opponent’s hand is probably one set.</source>
        <comment>reason for a move</comment>
        <translation>يد منافسك على الأرجح مجموعة واحدة.</translation>
    </message>
    <message>
        <source>The hand of %1 is probably one set.</source>
        <comment>reason for a move; a name</comment>
        <translation>يد %1 على الأرجح مجموعة واحدة.</translation>
    </message>
    <message>
        <source>Your opponent probably holds a 9.</source>
        <comment>reason for a move</comment>
        <translation>لدى منافسك على الأرجح بطاقة بالرقم 9.</translation>
    </message>
    <message>
        <source>%1 probably holds a 9.</source>
        <comment>reason for a move; a name</comment>
        <translation>لدى %1 على الأرجح بطاقة بالرقم 9.</translation>
    </message>
    <message>
        <source>Your opponent probably holds an 8 or a 9.</source>
        <comment>reason for a move</comment>
        <translation>لدى منافسك على الأرجح بطاقة بالرقم 8 أو 9.</translation>
    </message>
    <message>
        <source>%1 probably holds an 8 or a 9.</source>
        <comment>reason for a move; a name</comment>
        <translation>لدى %1 على الأرجح بطاقة بالرقم 8 أو 9.</translation>
    </message>
    <message>
        <source>The pass on %1 suggests it.</source>
        <comment>of cards that somebody holds; the value of a set</comment>
        <translation>يشير إلى ذلك تمرير الدور أمام %1.</translation>
    </message>
    <message>
        <source>The play of %1 suggests it.</source>
        <comment>of cards that somebody holds; the value of a set</comment>
        <translation>يشير إلى ذلك لعب %1.</translation>
    </message>
    <message>
        <source>Playing %1 and picking up %2 suggests it.</source>
        <extracomment>of cards that somebody holds; the value of a set, a card (nominative)</extracomment>
        <translation>يشير إلى ذلك لعب %1 والتقاط هذه البطاقة: %2.</translation>
    </message>
    <message>
        <source>It is harder to beat than %1.</source>
        <comment>reason for a move; the value of another set</comment>
        <translation>التغلب على ذلك أصعب من التغلب على %1.</translation>
    </message>
    <message>
        <source>It gives up lower cards than %1 does.</source>
        <comment>reason for a move; the value of another set</comment>
        <translation>تتخلى بذلك عن بطاقات أصغر مما في %1.</translation>
    </message>
</context>
<context>
    <name>OdinSpeech</name>
    <message>
        <source>blue %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>%1 زرقاء</translation>
    </message>
    <message>
        <source>red %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>%1 حمراء</translation>
    </message>
    <message>
        <source>pink %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>%1 وردية</translation>
    </message>
    <message>
        <source>green %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>%1 خضراء</translation>
    </message>
    <message>
        <source>black %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>%1 سوداء</translation>
    </message>
    <message>
        <source>orange %1</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>%1 برتقالية</translation>
    </message>
    <message>
        <source>%1 blue</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1 زرقاء</translation>
    </message>
    <message>
        <source>%1 red</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1 حمراء</translation>
    </message>
    <message>
        <source>%1 pink</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1 وردية</translation>
    </message>
    <message>
        <source>%1 green</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1 خضراء</translation>
    </message>
    <message>
        <source>%1 black</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1 سوداء</translation>
    </message>
    <message>
        <source>%1 orange</source>
        <comment>the value of several cards of one colour, in very few words</comment>
        <translation>%1 برتقالية</translation>
    </message>
    <message>
        <source>You: %1, and you go out.</source>
        <extracomment>%1: a name, %2: cards in very few words: “753 red”. These are the last cards of the hand.</extracomment>
        <translation>أنت: %1، ونفدت بطاقاتك.</translation>
    </message>
    <message>
        <source>%1 %2 and goes out.</source>
        <translation>%1: %2، ونفدت البطاقات.</translation>
    </message>
    <message>
        <source>You lead %1.</source>
        <extracomment>%1: a name, %2: cards in very few words: “green 3”</extracomment>
        <translation>بدايتك: %1.</translation>
    </message>
    <message>
        <source>%1 leads %2.</source>
        <translation>بداية %1: %2.</translation>
    </message>
    <message>
        <source>You: %1, take %2.</source>
        <extracomment>%1: a name, %2: cards in very few words: “753 red”, %3: a card: “blue 5”</extracomment>
        <translation>أنت: %1، والملتقطة %2.</translation>
    </message>
    <message>
        <source>%1 %2, takes %3.</source>
        <translation>%1: %2، والملتقطة %3.</translation>
    </message>
    <message>
        <source>You lead: one card.</source>
        <translation>البداية لك: بطاقة واحدة.</translation>
    </message>
    <message>
        <source>You lead: all cards.</source>
        <translation>البداية لك: كل البطاقات.</translation>
    </message>
    <message>
        <source>You lead: one card or all.</source>
        <translation>البداية لك: بطاقة واحدة أو كل البطاقات.</translation>
    </message>
    <message>
        <source>You: nothing beats %1.</source>
        <translation>دورك: لا شيء يتغلب على %1.</translation>
    </message>
    <message numerus="yes">
        <source>You: %1 or %Ln cards.</source>
        <comment>what is asked, in very few words</comment>
        <translation>
            <numerusform>دورك: %1 أو %Ln من البطاقات.</numerusform>
            <numerusform>دورك: بطاقة واحدة.</numerusform>
            <numerusform>دورك: بطاقة واحدة أو بطاقتان.</numerusform>
            <numerusform>دورك: %1 أو %Ln بطاقات.</numerusform>
            <numerusform>دورك: %1 أو %Ln بطاقة.</numerusform>
            <numerusform>دورك: %1 أو %Ln بطاقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing lies on the table.</source>
        <translation>لا شيء على الطاولة.</translation>
    </message>
    <message>
        <source>On the table: %1, by you.</source>
        <comment>%1: cards</comment>
        <translation>على الطاولة: %1، منك.</translation>
    </message>
    <message>
        <source>On the table: %1, by %2.</source>
        <comment>%1: cards, %2: a name</comment>
        <translation>على الطاولة: %1، من %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>the cards of one colour; %1: the colour, %2: numbers: “2 5 6”</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Sets of one number: %1</source>
        <comment>%1: values: “66, 888”</comment>
        <translation>مجموعات من رقم واحد: %1</translation>
    </message>
    <message>
        <source>Nothing beats %1.</source>
        <comment>%1: a value</comment>
        <translation>لا شيء يتغلب على %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more beat what is on the table.</source>
        <comment>%1: values, the lowest first</comment>
        <translation>
            <numerusform>%1 و%Ln غيرها أقوى مما على الطاولة.</numerusform>
            <numerusform>%1 وواحدة غيرها أقوى مما على الطاولة.</numerusform>
            <numerusform>%1 واثنتان غيرها أقوى مما على الطاولة.</numerusform>
            <numerusform>%1 و%Ln غيرها أقوى مما على الطاولة.</numerusform>
            <numerusform>%1 و%Ln غيرها أقوى مما على الطاولة.</numerusform>
            <numerusform>%1 و%Ln غيرها أقوى مما على الطاولة.</numerusform>
        </translation>
    </message>
    <message>
        <source>These beat what is on the table: %1</source>
        <comment>%1: values, the lowest first</comment>
        <translation>أقوى مما على الطاولة: %1</translation>
    </message>
    <message numerus="yes">
        <source>The game ends at %Ln points.</source>
        <translation>
            <numerusform>تنتهي اللعبة عند حد %Ln من النقاط.</numerusform>
            <numerusform>تنتهي اللعبة عند نقطة واحدة.</numerusform>
            <numerusform>تنتهي اللعبة عند نقطتين.</numerusform>
            <numerusform>تنتهي اللعبة عند %Ln نقاط.</numerusform>
            <numerusform>تنتهي اللعبة عند %Ln نقطة.</numerusform>
            <numerusform>تنتهي اللعبة عند %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has played in this round yet.</source>
        <translation>لم يلعب أحد في هذه الجولة بعد.</translation>
    </message>
    <message>
        <source>%1 is to lead.</source>
        <comment>a name</comment>
        <translation>بدء الجولة على %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is to beat %2 with %3 or %Ln cards, or to pass.</source>
        <comment>a name, a value, a number of cards</comment>
        <translation>
            <numerusform>الدور الآن: %1. التغلب على %2 (عدد البطاقات: %3 أو %Ln)، أو تمرير الدور.</numerusform>
            <numerusform>الدور الآن: %1. التغلب على %2 ببطاقة واحدة، أو تمرير الدور.</numerusform>
            <numerusform>الدور الآن: %1. التغلب على %2 ببطاقة واحدة أو بطاقتين، أو تمرير الدور.</numerusform>
            <numerusform>الدور الآن: %1. التغلب على %2 (عدد البطاقات: %3 أو %Ln)، أو تمرير الدور.</numerusform>
            <numerusform>الدور الآن: %1. التغلب على %2 (عدد البطاقات: %3 أو %Ln)، أو تمرير الدور.</numerusform>
            <numerusform>الدور الآن: %1. التغلب على %2 (عدد البطاقات: %3 أو %Ln)، أو تمرير الدور.</numerusform>
        </translation>
    </message>
    <message>
        <source>goat</source>
        <comment>card in very few words, after a name or “takes” (accusative without article)</comment>
        <translation>التيس</translation>
    </message>
</context>
<context>
    <name>OdinText</name>
    <message>
        <source>blue</source>
        <comment>colour of the deck</comment>
        <translation>الأزرق</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of the deck</comment>
        <translation>الأحمر</translation>
    </message>
    <message>
        <source>pink</source>
        <comment>colour of the deck</comment>
        <translation>الوردي</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of the deck</comment>
        <translation>الأخضر</translation>
    </message>
    <message>
        <source>black</source>
        <comment>colour of the deck</comment>
        <translation>الأسود</translation>
    </message>
    <message>
        <source>orange</source>
        <comment>colour of the deck</comment>
        <translation>البرتقالي</translation>
    </message>
    <message>
        <source>healer</source>
        <comment>card 1</comment>
        <translation>المعالِجة</translation>
    </message>
    <message>
        <source>skald</source>
        <comment>card 2</comment>
        <translation>السكالد</translation>
    </message>
    <message>
        <source>spy</source>
        <comment>card 3</comment>
        <translation>الجاسوس</translation>
    </message>
    <message>
        <source>seidmadr</source>
        <comment>card 4</comment>
        <translation>السيدمادر</translation>
    </message>
    <message>
        <source>völva</source>
        <comment>card 5</comment>
        <translation>الفولفا</translation>
    </message>
    <message>
        <source>hirdman</source>
        <comment>card 6</comment>
        <translation>الهيردمان</translation>
    </message>
    <message>
        <source>berserker</source>
        <comment>card 7</comment>
        <translation>البيرسيركر</translation>
    </message>
    <message>
        <source>styrimader</source>
        <comment>card 8</comment>
        <translation>الستيريمادر</translation>
    </message>
    <message>
        <source>jarl</source>
        <comment>card 9</comment>
        <translation>الجارل</translation>
    </message>
    <message>
        <source>blue %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>%1&#xa0;زرقاء</translation>
    </message>
    <message>
        <source>red %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>%1&#xa0;حمراء</translation>
    </message>
    <message>
        <source>pink %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>%1&#xa0;وردية</translation>
    </message>
    <message>
        <source>green %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>%1&#xa0;خضراء</translation>
    </message>
    <message>
        <source>black %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>%1&#xa0;سوداء</translation>
    </message>
    <message>
        <source>orange %1</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>%1&#xa0;برتقالية</translation>
    </message>
    <message>
        <source>Your turn: lead any single card.</source>
        <translation>دورك: عليك بدء الجولة ببطاقة واحدة من اختيارك.</translation>
    </message>
    <message>
        <source>Your turn: your whole hand is one set, so lead it all at once.</source>
        <translation>دورك: يدك كلها مجموعة واحدة، وعليك بدء الجولة بها دفعة واحدة.</translation>
    </message>
    <message>
        <source>Your turn: lead one card, or your whole hand at once.</source>
        <translation>دورك: يمكنك لعب بطاقة واحدة أو اليد كاملة.</translation>
    </message>
    <message>
        <source>Your turn: nothing in your hand beats %1, so pass.</source>
        <translation>دورك: لا شيء في يدك أقوى من %1، فعليك تمرير الدور.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: beat %1 with %2 or %Ln cards, or pass.</source>
        <translation>
            <numerusform>دورك: يمكنك التغلب على %1 (عدد البطاقات: %2 أو %Ln)، أو تمرير الدور.</numerusform>
            <numerusform>دورك: يمكنك التغلب على %1 ببطاقة واحدة، أو تمرير الدور.</numerusform>
            <numerusform>دورك: يمكنك التغلب على %1 ببطاقة واحدة أو بطاقتين، أو تمرير الدور.</numerusform>
            <numerusform>دورك: يمكنك التغلب على %1 (عدد البطاقات: %2 أو %Ln)، أو تمرير الدور.</numerusform>
            <numerusform>دورك: يمكنك التغلب على %1 (عدد البطاقات: %2 أو %Ln)، أو تمرير الدور.</numerusform>
            <numerusform>دورك: يمكنك التغلب على %1 (عدد البطاقات: %2 أو %Ln)، أو تمرير الدور.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pick up one of the beaten cards.</source>
        <translation>عليك التقاط إحدى البطاقات المغلوبة.</translation>
    </message>
    <message>
        <source>Not yet: %1 is playing.</source>
        <translation>ليس دورك بعد. الدور الآن: %1.</translation>
    </message>
    <message>
        <source>Lead one card, or your whole hand if it is a set.</source>
        <translation>تُبدأ الجولة ببطاقة واحدة، أو باليد كاملة إذا كانت مجموعة.</translation>
    </message>
    <message>
        <source>Your whole hand is one set: at this table you must lead it all at once.</source>
        <translation>يدك كلها مجموعة واحدة، وقواعد هذه الطاولة تُلزم ببدء الجولة بها كاملة.</translation>
    </message>
    <message numerus="yes">
        <source>Play %1 or %Ln cards here.</source>
        <translation>
            <numerusform>العدد المسموح هنا: %1 أو %Ln من البطاقات.</numerusform>
            <numerusform>يمكن هنا لعب بطاقة واحدة فقط.</numerusform>
            <numerusform>يمكن هنا لعب بطاقة واحدة أو بطاقتين فقط.</numerusform>
            <numerusform>العدد المسموح هنا: %1 أو %Ln من البطاقات.</numerusform>
            <numerusform>العدد المسموح هنا: %1 أو %Ln من البطاقات.</numerusform>
            <numerusform>العدد المسموح هنا: %1 أو %Ln من البطاقات.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not beat %2.</source>
        <translation>القيمة&#xa0;%1 لا تتغلب على&#xa0;%2.</translation>
    </message>
    <message>
        <source>%1 does not beat %1: equal is not enough.</source>
        <translation>القيمة&#xa0;%1 لا تتغلب على&#xa0;%1، فالتساوي لا يكفي.</translation>
    </message>
    <message>
        <source>This hand is over.</source>
        <translation>انتهت هذه المرحلة.</translation>
    </message>
    <message>
        <source>That cannot be played now.</source>
        <translation>لا يمكن لعب ذلك الآن.</translation>
    </message>
    <message>
        <source>not a set</source>
        <comment>short, beside the selected cards</comment>
        <translation>ليست مجموعة</translation>
    </message>
    <message numerus="yes">
        <source>%1 or %Ln cards</source>
        <comment>short, how many cards may be played</comment>
        <translation>
            <numerusform>عدد البطاقات: %1 أو %Ln</numerusform>
            <numerusform>بطاقة واحدة</numerusform>
            <numerusform>بطاقة أو بطاقتان</numerusform>
            <numerusform>عدد البطاقات: %1 أو %Ln</numerusform>
            <numerusform>عدد البطاقات: %1 أو %Ln</numerusform>
            <numerusform>عدد البطاقات: %1 أو %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>beats %1</source>
        <comment>short, beside the selected cards</comment>
        <translation>أقوى من %1</translation>
    </message>
    <message>
        <source>does not beat %1</source>
        <comment>short, beside the selected cards</comment>
        <translation>ليست أقوى من %1</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <translation>أنت: لعبت بطاقة %1.</translation>
    </message>
    <message>
        <source>You play %1 (%2).</source>
        <translation>أنت: لعبت %1 (القيمة&#xa0;%2).</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1: لُعبت بطاقة %2.</translation>
    </message>
    <message>
        <source>%1 plays %2 (%3).</source>
        <translation>%1: لُعبت %2 (القيمة&#xa0;%3).</translation>
    </message>
    <message>
        <source>You play %1 and pick up %2.</source>
        <translation>أنت: لعبت بطاقة %1 والتقطت بطاقة %2.</translation>
    </message>
    <message>
        <source>You play %1 (%2) and pick up %3.</source>
        <translation>أنت: لعبت %1 (القيمة&#xa0;%2) والتقطت بطاقة %3.</translation>
    </message>
    <message>
        <source>%1 plays %2 and picks up %3.</source>
        <translation>%1: لُعبت بطاقة %2 والتُقطت بطاقة %3.</translation>
    </message>
    <message>
        <source>%1 plays %2 (%3) and picks up %4.</source>
        <translation>%1: لُعبت %2 (القيمة&#xa0;%3) والتُقطت بطاقة %4.</translation>
    </message>
    <message>
        <source>You go out. Hand %1 is over.</source>
        <translation>نفدت بطاقاتك. انتهت المرحلة&#xa0;%1.</translation>
    </message>
    <message>
        <source>%1 goes out. Hand %2 is over.</source>
        <translation>نفدت بطاقات %1. انتهت المرحلة&#xa0;%2.</translation>
    </message>
    <message numerus="yes">
        <source>You get %Ln points.</source>
        <translation>
            <numerusform>أنت: بلا نقاط.</numerusform>
            <numerusform>أنت: نقطة واحدة.</numerusform>
            <numerusform>أنت: نقطتان.</numerusform>
            <numerusform>أنت: %Ln نقاط.</numerusform>
            <numerusform>أنت: %Ln نقطة.</numerusform>
            <numerusform>أنت: %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %Ln points.</source>
        <translation>
            <numerusform>%1: بلا نقاط.</numerusform>
            <numerusform>%1: نقطة واحدة.</numerusform>
            <numerusform>%1: نقطتان.</numerusform>
            <numerusform>%1: %Ln نقاط.</numerusform>
            <numerusform>%1: %Ln نقطة.</numerusform>
            <numerusform>%1: %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand %1: you lead.</source>
        <translation>المرحلة&#xa0;%1. عليك بدء الجولة الأولى.</translation>
    </message>
    <message>
        <source>Hand %1: %2 leads.</source>
        <translation>المرحلة&#xa0;%1. من يبدأ الجولة الأولى: %2.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>أنت: مرّرت الدور.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1: تمرير الدور.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %Ln points.</source>
        <translation>
            <numerusform>الفوز من نصيبك: بلا نقاط.</numerusform>
            <numerusform>الفوز من نصيبك: نقطة واحدة.</numerusform>
            <numerusform>الفوز من نصيبك: نقطتان.</numerusform>
            <numerusform>الفوز من نصيبك: %Ln نقاط.</numerusform>
            <numerusform>الفوز من نصيبك: %Ln نقطة.</numerusform>
            <numerusform>الفوز من نصيبك: %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %Ln points.</source>
        <translation>
            <numerusform>الفوز من نصيب %1: بلا نقاط.</numerusform>
            <numerusform>الفوز من نصيب %1: نقطة واحدة.</numerusform>
            <numerusform>الفوز من نصيب %1: نقطتان.</numerusform>
            <numerusform>الفوز من نصيب %1: %Ln نقاط.</numerusform>
            <numerusform>الفوز من نصيب %1: %Ln نقطة.</numerusform>
            <numerusform>الفوز من نصيب %1: %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 share the win.</source>
        <translation>فوز مشترك: %1.</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>what a seat did last</comment>
        <translation>تمرير</translation>
    </message>
    <message>
        <source>played %1</source>
        <comment>what a seat did last; %1 is the value</comment>
        <translation>لُعبت %1</translation>
    </message>
    <message>
        <source>Picked up and still held: %1</source>
        <translation>بطاقات التُقطت وما زالت في اليد: %1</translation>
    </message>
    <message>
        <source>You share the win with %1.</source>
        <translation>فوز مشترك: أنت، %1.</translation>
    </message>
    <message>
        <source>no set with %1</source>
        <comment>said of a selected card</comment>
        <translation>ومعها %1: ليست مجموعة</translation>
    </message>
    <message>
        <source>On the table: %1</source>
        <comment>said by a screen reader; %1 is the value of the cards there</comment>
        <translation>على الطاولة مجموعة قيمتها %1</translation>
    </message>
    <message>
        <source>played by: %1</source>
        <comment>said by a screen reader; %1 is a name</comment>
        <translation>من لعبها: %1</translation>
    </message>
    <message>
        <source>Valhalla: %1</source>
        <comment>said by a screen reader</comment>
        <translation>فالهالا: %1</translation>
    </message>
    <message>
        <source>Beaten by</source>
        <comment>label before the name of a player</comment>
        <translation>من غلبها</translation>
    </message>
    <message>
        <source>Picked up</source>
        <comment>label before a card that was beaten and picked up</comment>
        <translation>التُقطت</translation>
    </message>
    <message>
        <source>To Valhalla</source>
        <comment>label before cards that were beaten and discarded</comment>
        <translation>إلى فالهالا</translation>
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
        <translation>المجموعة المغلوبة: %1</translation>
    </message>
    <message>
        <source>Colours in play: %1</source>
        <comment>%1 is a list of colours</comment>
        <translation>الألوان المستخدمة: %1</translation>
    </message>
    <message>
        <source>Colours left out: %1</source>
        <comment>%1 is a list of colours</comment>
        <translation>الألوان المستبعدة: %1</translation>
    </message>
    <message>
        <source>Points limit: %1</source>
        <comment>points that end the game</comment>
        <translation>حد النقاط: %1</translation>
    </message>
    <message>
        <source>goes out</source>
        <comment>below the name of the seat that ended the hand</comment>
        <translation>نفدت البطاقات</translation>
    </message>
    <message>
        <source>You go out</source>
        <comment>title at the end of a hand</comment>
        <translation>نفدت بطاقاتك</translation>
    </message>
    <message>
        <source>%1 goes out</source>
        <comment>title at the end of a hand</comment>
        <translation>نفدت بطاقات %1</translation>
    </message>
    <message>
        <source>hand %1</source>
        <comment>which one, beside the title at its end</comment>
        <translation>المرحلة&#xa0;%1</translation>
    </message>
    <message numerus="yes">
        <source>Deck of %Ln card(s)</source>
        <comment>heading: what the game is played with</comment>
        <translation>
            <numerusform>في اللعبة %Ln بطاقة</numerusform>
            <numerusform>في اللعبة بطاقة واحدة</numerusform>
            <numerusform>في اللعبة بطاقتان</numerusform>
            <numerusform>في اللعبة %Ln بطاقات</numerusform>
            <numerusform>في اللعبة %Ln بطاقة</numerusform>
            <numerusform>في اللعبة %Ln بطاقة</numerusform>
        </translation>
    </message>
    <message>
        <source>Custom rules</source>
        <comment>instead of an edition</comment>
        <translation>قواعد مخصّصة</translation>
    </message>
    <message>
        <source>International</source>
        <comment>edition</comment>
        <translation>الدولية</translation>
    </message>
    <message>
        <source>German</source>
        <comment>edition</comment>
        <translation>الألمانية</translation>
    </message>
    <message>
        <source>Russian</source>
        <comment>edition</comment>
        <translation>الروسية</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <comment>edition</comment>
        <translation>الأوكرانية</translation>
    </message>
    <message>
        <source>Board Game Arena</source>
        <comment>edition</comment>
        <translation>Board Game Arena</translation>
    </message>
    <message>
        <source>the blue %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>%1&#xa0;زرقاء</translation>
    </message>
    <message>
        <source>the red %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>%1&#xa0;حمراء</translation>
    </message>
    <message>
        <source>the pink %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>%1&#xa0;وردية</translation>
    </message>
    <message>
        <source>the green %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>%1&#xa0;خضراء</translation>
    </message>
    <message>
        <source>the black %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>%1&#xa0;سوداء</translation>
    </message>
    <message>
        <source>the orange %1</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>%1&#xa0;برتقالية</translation>
    </message>
    <message>
        <source>First select the cards that you want to play.</source>
        <translation>عليك أولًا تحديد البطاقات المراد لعبها.</translation>
    </message>
    <message>
        <source>You cannot pass when you lead.</source>
        <translation>لا يمكن تمرير الدور عند بدء الجولة.</translation>
    </message>
    <message>
        <source>These cards share neither a colour nor a number.</source>
        <translation>هذه البطاقات ليست من لون واحد ولا تحمل رقمًا واحدًا.</translation>
    </message>
    <message>
        <source>makes %1 with %2</source>
        <comment>said of a selected card</comment>
        <extracomment>%2 is a list of the other cards that are selected, in the nominative.</extracomment>
        <translation>ومعها %2: القيمة %1</translation>
    </message>
    <message>
        <source>can be picked up</source>
        <comment>said of a beaten card, one of which is to be chosen</comment>
        <translation>يمكن التقاطها</translation>
    </message>
    <message>
        <source>will be played once a card is picked up</source>
        <comment>said of an own card</comment>
        <translation>تُلعب فور التقاط بطاقة</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <comment>said by a screen reader</comment>
        <translation>الطاولة فارغة</translation>
    </message>
    <message>
        <source>Left in hand: %1</source>
        <translation>الباقي في اليد: %1</translation>
    </message>
    <message>
        <source>None of your cards can beat %1, so you will pass automatically. Press Esc to prevent this.</source>
        <translation>لا شيء في يدك أقوى من %1: يُمرَّر دورك تلقائيًا. للإيقاف: مفتاح Esc.‏</translation>
    </message>
    <message>
        <source>Your last set will be played automatically. Press Esc to prevent this.</source>
        <translation>تُلعب مجموعتك الأخيرة تلقائيًا. للإيقاف: مفتاح Esc.‏</translation>
    </message>
    <message numerus="yes">
        <source>needs %1 or %Ln cards</source>
        <extracomment>said by a screen reader of too few or too many selected cards</extracomment>
        <translation>
            <numerusform>عدد البطاقات اللازم: %1 أو %Ln</numerusform>
            <numerusform>تلزم بطاقة واحدة</numerusform>
            <numerusform>تلزم بطاقة أو بطاقتان</numerusform>
            <numerusform>عدد البطاقات اللازم: %1 أو %Ln</numerusform>
            <numerusform>عدد البطاقات اللازم: %1 أو %Ln</numerusform>
            <numerusform>عدد البطاقات اللازم: %1 أو %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the round with %1 and lead the next one.</source>
        <comment>all others have passed; the value of a set</comment>
        <translation>الجولة من نصيبك بالقيمة %1، ولك بدء الجولة التالية.</translation>
    </message>
    <message>
        <source>%1 wins the round with %2 and leads the next one.</source>
        <comment>a name, the value of a set</comment>
        <translation>الجولة من نصيب %1 بالقيمة %2، وكذلك بدء الجولة التالية.</translation>
    </message>
    <message>
        <source>You have won the round: lead any single card.</source>
        <translation>الجولة من نصيبك: عليك بدء التالية ببطاقة واحدة من اختيارك.</translation>
    </message>
    <message>
        <source>You win the round</source>
        <comment>title at the end of a round</comment>
        <translation>الجولة من نصيبك</translation>
    </message>
    <message>
        <source>%1 wins the round</source>
        <comment>title at the end of a round; a name</comment>
        <translation>الجولة من نصيب %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <comment>beside “You win the round”; the value of a set</comment>
        <translation>بالقيمة %1</translation>
    </message>
    <message>
        <source>beaten</source>
        <comment>below the cards that were beaten last</comment>
        <translation>مغلوبة</translation>
    </message>
    <message>
        <source>one card left!</source>
        <comment>beside a player</comment>
        <translation>بطاقة واحدة!</translation>
    </message>
    <message>
        <source>two cards left</source>
        <comment>beside a player</comment>
        <translation>بطاقتان</translation>
    </message>
    <message>
        <source>One card left: %1.</source>
        <comment>names of players</comment>
        <translation>بقيت بطاقة واحدة: %1.</translation>
    </message>
    <message>
        <source>of any colour</source>
        <comment>the goat, the card of number 0</comment>
        <translation>بأي لون</translation>
    </message>
    <message>
        <source>goat</source>
        <comment>card, named or in a list (nominative)</comment>
        <translation>التيس</translation>
    </message>
    <message>
        <source>the goat</source>
        <comment>card that is played or picked up (accusative, German with article)</comment>
        <translation>التيس</translation>
    </message>
    <message>
        <source>The goat joins only cards of one colour.</source>
        <translation>لا ينضم التيس إلا إلى بطاقات من لون واحد.</translation>
    </message>
    <message>
        <source>The goat is in the deck</source>
        <translation>التيس في اللعبة</translation>
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
        <translation>الأول</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>place in a game</comment>
        <translation>الثاني</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>place in a game</comment>
        <translation>الثالث</translation>
    </message>
    <message>
        <source>4th</source>
        <comment>place in a game</comment>
        <translation>الرابع</translation>
    </message>
    <message>
        <source>5th</source>
        <comment>place in a game</comment>
        <translation>الخامس</translation>
    </message>
    <message>
        <source>6th</source>
        <comment>place in a game</comment>
        <translation>السادس</translation>
    </message>
    <message>
        <source>All levels</source>
        <comment>which games are counted: of the strongest opponent</comment>
        <translation>كل المستويات</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <comment>which games are counted</comment>
        <translation>أي عدد من اللاعبين</translation>
    </message>
    <message>
        <source>All</source>
        <comment>heading: any number of players</comment>
        <translation>الكل</translation>
    </message>
    <message>
        <source>%1, any number of players</source>
        <comment>a level</comment>
        <translation>%1، أي عدد من اللاعبين</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a level; how many players</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1: no games</source>
        <comment>a level and a number of players</comment>
        <translation>%1: بلا ألعاب</translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <comment>share in percent; how many games</comment>
        <translation>الفوز في %1 من %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <comment>in “19% of 26 games won”</comment>
        <translation>
            <numerusform>بلا ألعاب</numerusform>
            <numerusform>لعبة واحدة</numerusform>
            <numerusform>لعبتين</numerusform>
            <numerusform>%Ln ألعاب</numerusform>
            <numerusform>%Ln لعبة</numerusform>
            <numerusform>%Ln لعبة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, too few to compare</source>
        <comment>a level; games won</comment>
        <translation>%1: %2، عدد لا يكفي للمقارنة</translation>
    </message>
    <message>
        <source>%1: %2, less than expected</source>
        <comment>a level; games won</comment>
        <translation>%1: %2، أقل من المتوقع</translation>
    </message>
    <message>
        <source>%1: %2, more than expected</source>
        <comment>a level; games won</comment>
        <translation>%1: %2، أكثر من المتوقع</translation>
    </message>
    <message>
        <source>%1: %2, about as expected</source>
        <comment>a level; games won</comment>
        <translation>%1: %2، قريب من المتوقع</translation>
    </message>
    <message>
        <source>fewer</source>
        <comment>legend, before five colours: wins than expected</comment>
        <translation>أقل</translation>
    </message>
    <message>
        <source>more wins than expected</source>
        <comment>legend, after five colours</comment>
        <translation>مرات فوز أكثر من المتوقع</translation>
    </message>
    <message>
        <source>under 5 games</source>
        <comment>legend of a chart</comment>
        <translation>أقل من 5 ألعاب</translation>
    </message>
    <message>
        <source>Level and players</source>
        <comment>heading of a table</comment>
        <translation>المستوى واللاعبون</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>heading: how many</comment>
        <translation>الألعاب</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>heading: how many games</comment>
        <translation>الفوز</translation>
    </message>
    <message>
        <source>Share</source>
        <comment>heading: of games won</comment>
        <translation>النسبة</translation>
    </message>
    <message>
        <source>Expected</source>
        <comment>heading: the share of wins if all played alike</comment>
        <translation>المتوقعة</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a month and points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a dot: one game</source>
        <comment>legend of a chart</comment>
        <translation>كل دائرة: لعبة واحدة</translation>
    </message>
    <message>
        <source>others</source>
        <comment>legend of a chart: their mean</comment>
        <translation>الآخرون</translation>
    </message>
    <message>
        <source>Month</source>
        <comment>heading of a table</comment>
        <translation>الشهر</translation>
    </message>
    <message>
        <source>Others</source>
        <comment>heading: points of the others at the table</comment>
        <translation>الآخرون</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <comment>row of a chart</comment>
        <translation>كل الأخطاء</translation>
    </message>
    <message>
        <source>Beating</source>
        <comment>kind of mistake: the wrong cards played against a set</comment>
        <translation>الرد</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>kind of mistake: passed, or should have</comment>
        <translation>تمرير الدور</translation>
    </message>
    <message>
        <source>Lead</source>
        <comment>kind of mistake: a round begun with the wrong cards</comment>
        <translation>بدء الجولة</translation>
    </message>
    <message>
        <source>Pick-up</source>
        <comment>kind of mistake: the wrong card taken</comment>
        <translation>الالتقاط</translation>
    </message>
    <message>
        <source>Going out</source>
        <comment>kind of mistake: shortly before all cards are played</comment>
        <translation>نفاد البطاقات</translation>
    </message>
    <message>
        <source>Card chosen</source>
        <comment>kind of mistake in Ninjan</comment>
        <translation>البطاقة المختارة</translation>
    </message>
    <message>
        <source>Pile taken</source>
        <comment>kind of mistake in Ninjan</comment>
        <translation>الكومة المأخوذة</translation>
    </message>
    <message>
        <source>Equal cards</source>
        <comment>kind of mistake in Ninjan: numbers that others could play as well</comment>
        <translation>أرقام متساوية</translation>
    </message>
    <message>
        <source>Last rounds</source>
        <comment>kind of mistake in Ninjan: made there</comment>
        <translation>الجولات الأخيرة</translation>
    </message>
    <message>
        <source>fewer</source>
        <comment>of mistakes: than at first</comment>
        <translation>أقل من قبل</translation>
    </message>
    <message>
        <source>more</source>
        <comment>of mistakes: than at first</comment>
        <translation>أكثر من قبل</translation>
    </message>
    <message>
        <source>as before</source>
        <comment>of mistakes: as many as at first</comment>
        <translation>كما كانت</translation>
    </message>
    <message>
        <source>%1: at first %2, now %3, %4</source>
        <comment>kind of mistake; points; points; whether it is getting rarer</comment>
        <translation>%1: في البداية %2، والآن %3، %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of mistake; points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>%1: at first 0.62, now 0.19; %2: 120 games reviewed</comment>
        <translation>%1؛ %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) reviewed</source>
        <comment>how many</comment>
        <translation>
            <numerusform>لم تُراجَع أي لعبة</numerusform>
            <numerusform>رُوجعت لعبة واحدة</numerusform>
            <numerusform>رُوجعت لعبتان</numerusform>
            <numerusform>رُوجعت %Ln ألعاب</numerusform>
            <numerusform>رُوجعت %Ln لعبة</numerusform>
            <numerusform>رُوجعت %Ln لعبة</numerusform>
        </translation>
    </message>
    <message>
        <source>at first</source>
        <comment>heading: points lost in the first games</comment>
        <translation>في البداية</translation>
    </message>
    <message>
        <source>now</source>
        <comment>heading: points lost in the last games</comment>
        <translation>الآن</translation>
    </message>
    <message>
        <source>Type</source>
        <comment>heading: of mistakes</comment>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Count</source>
        <comment>heading: how many mistakes</comment>
        <translation>العدد</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <comment>where a rating is: two levels</comment>
        <translation>بين «%1» و«%2»</translation>
    </message>
    <message>
        <source>above %1</source>
        <comment>where a rating is: a level</comment>
        <translation>فوق المستوى «%1»</translation>
    </message>
    <message>
        <source>below %1</source>
        <comment>where a rating is: a level</comment>
        <translation>دون المستوى «%1»</translation>
    </message>
    <message>
        <source>%1 of %2 games until a rating</source>
        <comment>how many of how many</comment>
        <translation>%1 من %2 ألعاب قبل ظهور التصنيف</translation>
    </message>
    <message>
        <source>%1 in 30 days</source>
        <comment>change of a rating, with its sign</comment>
        <translation>%1 في 30 يومًا</translation>
    </message>
    <message>
        <source>Pl&amp;ay at %1 level</source>
        <comment>button: a level</comment>
        <translation>اللعب أمام ال&amp;مستوى %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a month or a day, and a rating</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 ± %3</source>
        <comment>a month or a day, a rating and its uncertainty</comment>
        <translation>%1: ⁦%2 ± %3⁩</translation>
    </message>
    <message>
        <source>Rating</source>
        <comment>heading: at the end of a month</comment>
        <translation>التصنيف</translation>
    </message>
    <message numerus="yes">
        <source>Your place in all %Ln game(s)</source>
        <comment>title: which place in each</comment>
        <translation>
            <numerusform>بلا ألعاب</numerusform>
            <numerusform>مركزك في اللعبة الوحيدة</numerusform>
            <numerusform>مركزك في اللعبتين</numerusform>
            <numerusform>مركزك في كل الألعاب (%Ln)</numerusform>
            <numerusform>مركزك في كل الألعاب (%Ln)</numerusform>
            <numerusform>مركزك في كل الألعاب (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your place in the last %Ln game(s)</source>
        <comment>title: which place in each</comment>
        <translation>
            <numerusform>بلا ألعاب</numerusform>
            <numerusform>مركزك في آخر لعبة</numerusform>
            <numerusform>مركزك في آخر لعبتين</numerusform>
            <numerusform>مركزك في آخر %Ln ألعاب</numerusform>
            <numerusform>مركزك في آخر %Ln لعبة</numerusform>
            <numerusform>مركزك في آخر %Ln لعبة</numerusform>
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
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Best hand</source>
        <comment>title: the one that was won highest</comment>
        <translation>أفضل مرحلة</translation>
    </message>
    <message>
        <source>Best pile</source>
        <comment>title: the most valuable one that was taken</comment>
        <translation>أفضل كومة</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>out in 3 turns, the others kept 21 cards, 3 October</comment>
        <translation>%1، %2، %3</translation>
    </message>
    <message numerus="yes">
        <source>out in %Ln turn(s)</source>
        <comment>how soon all cards were played</comment>
        <translation>
            <numerusform>نفدت البطاقات بلا أدوار</numerusform>
            <numerusform>نفدت البطاقات في دور واحد</numerusform>
            <numerusform>نفدت البطاقات في دورين</numerusform>
            <numerusform>نفدت البطاقات في %Ln أدوار</numerusform>
            <numerusform>نفدت البطاقات في %Ln دورًا</numerusform>
            <numerusform>نفدت البطاقات في %Ln دور</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the others were left with %Ln card(s)</source>
        <comment>at the end of a hand</comment>
        <translation>
            <numerusform>لم تبقَ لدى الآخرين بطاقات</numerusform>
            <numerusform>بقيت لدى الآخرين بطاقة واحدة</numerusform>
            <numerusform>بقيت لدى الآخرين بطاقتان</numerusform>
            <numerusform>بقيت لدى الآخرين %Ln بطاقات</numerusform>
            <numerusform>بقيت لدى الآخرين %Ln بطاقة</numerusform>
            <numerusform>بقيت لدى الآخرين %Ln بطاقة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the points of a pile; a day</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1, taken with %2, %3</source>
        <comment>the points of a pile; a card; a day</comment>
        <translation>%1، أُخذت بالبطاقة %2، %3</translation>
    </message>
    <message>
        <source>%1 games</source>
        <comment>name of a file: a game</comment>
        <translation>ألعاب %1</translation>
    </message>
    <message>
        <source>%1 rating</source>
        <comment>name of a file: a game</comment>
        <translation>تصنيف %1</translation>
    </message>
    <message>
        <source>%1 games won</source>
        <comment>name of a file: a game</comment>
        <translation>مرات الفوز في %1</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>name of a file: a game</comment>
        <translation>نقاط %1</translation>
    </message>
    <message>
        <source>%1 mistakes</source>
        <comment>name of a file: a game</comment>
        <translation>أخطاء %1</translation>
    </message>
    <message>
        <source>Statistics, %1</source>
        <comment>%1 is a game</comment>
        <translation>الإحصائيات، %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>“Statistics, Odin”; how many games; what the rating is</comment>
        <translation>%1: %2، %3</translation>
    </message>
    <message>
        <source>Points per hand</source>
        <comment>title: of a chart, below a figure</comment>
        <translation>النقاط في المرحلة</translation>
    </message>
    <message>
        <source>Points per game</source>
        <comment>title: of a chart, below a figure</comment>
        <translation>النقاط في اللعبة</translation>
    </message>
    <message>
        <source>%1: %2 points, %3; others %4</source>
        <comment>a month; points; how many games; points</comment>
        <translation>%1: النقاط %2، %3؛ الآخرون %4</translation>
    </message>
    <message>
        <source>fewer is better</source>
        <comment>below a title: points</comment>
        <translation>الأقل أفضل</translation>
    </message>
    <message>
        <source>more is better</source>
        <comment>below a title: points</comment>
        <translation>الأكثر أفضل</translation>
    </message>
    <message>
        <source>%1 on average, others %2</source>
        <comment>points</comment>
        <translation>المتوسط %1، وللآخرين %2</translation>
    </message>
    <message>
        <source>rating %1 ± %2</source>
        <comment>of a player, and its uncertainty</comment>
        <translation>التصنيف ⁦%1 ± %2⁩</translation>
    </message>
    <message>
        <source>Games are not saved here.</source>
        <translation>لا تُحفظ الألعاب هنا.</translation>
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
        <translation>اليوم، %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <comment>heading: %1 is a day</comment>
        <translation>أمس، %1</translation>
    </message>
    <message>
        <source>Earlier this month</source>
        <comment>heading of games</comment>
        <translation>في وقت سابق من هذا الشهر</translation>
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
            <numerusform>بلا ألعاب</numerusform>
            <numerusform>لعبة واحدة</numerusform>
            <numerusform>لعبتان</numerusform>
            <numerusform>%Ln ألعاب</numerusform>
            <numerusform>%Ln لعبة</numerusform>
            <numerusform>%Ln لعبة</numerusform>
        </translation>
    </message>
    <message>
        <source>Game from %1</source>
        <comment>%1 is a day; it is not known what was played</comment>
        <translation>لعبة يوم %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>Odin, 22 November</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>Odin with Leif, Ylva and Ivar</comment>
        <translation>لعبة %1 مع %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hand(s)</source>
        <comment>how many hands of Odin have been played</comment>
        <translation>
            <numerusform>بلا مراحل</numerusform>
            <numerusform>مرحلة واحدة</numerusform>
            <numerusform>مرحلتان</numerusform>
            <numerusform>%Ln مراحل</numerusform>
            <numerusform>%Ln مرحلة</numerusform>
            <numerusform>%Ln مرحلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln round(s)</source>
        <comment>how many rounds of Ninjan have been played</comment>
        <translation>
            <numerusform>بلا جولات</numerusform>
            <numerusform>جولة واحدة</numerusform>
            <numerusform>جولتان</numerusform>
            <numerusform>%Ln جولات</numerusform>
            <numerusform>%Ln جولة</numerusform>
            <numerusform>%Ln جولة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>22 November, 19:05</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>deal %1</source>
        <comment>the number of a deal</comment>
        <translation>رقم التوزيع %1</translation>
    </message>
    <message>
        <source>in progress</source>
        <comment>a game that is the running one</comment>
        <translation>جارية الآن</translation>
    </message>
    <message>
        <source>not finished</source>
        <comment>a game</comment>
        <translation>غير منتهية</translation>
    </message>
    <message>
        <source>won by %1</source>
        <comment>a game; names</comment>
        <translation>الفوز: %1</translation>
    </message>
    <message>
        <source>Written by a newer version of Meadhall</source>
        <comment>of a file</comment>
        <translation>محفوظة بإصدار من Meadhall أحدث من هذا</translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <translation>تتعذّر قراءة هذا الملف</translation>
    </message>
    <message>
        <source>This file is damaged: nothing in it can be read</source>
        <translation>هذا الملف تالف: لا يمكن قراءة أي شيء منه</translation>
    </message>
    <message>
        <source>This file is damaged: only its beginning can be read</source>
        <translation>هذا الملف تالف: لا يمكن قراءة سوى بدايته</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>22 November 19:05</comment>
        <translation>%1 الساعة %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and what is the matter with the file of a game</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2, with %3: %4</source>
        <comment>Odin, 22 November 19:05, with Leif, Ylva and Ivar: 1st of 4, 7 points</comment>
        <translation>%1، %2، مع %3: %4</translation>
    </message>
    <message>
        <source>not reviewed</source>
        <comment>a game</comment>
        <translation>لم تُراجَع</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <comment>in a game that was reviewed</comment>
        <translation>بلا أخطاء</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistake(s)</source>
        <comment>in a game that was reviewed</comment>
        <translation>
            <numerusform>بلا أخطاء</numerusform>
            <numerusform>خطأ واحد</numerusform>
            <numerusform>خطآن</numerusform>
            <numerusform>%Ln أخطاء</numerusform>
            <numerusform>%Ln خطأً</numerusform>
            <numerusform>%Ln خطأ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points lost</source>
        <comment>in a game that was reviewed; a number with one decimal</comment>
        <translation>خسارة %1 نقطة</translation>
    </message>
    <message>
        <source>Dated by a wrong clock</source>
        <comment>heading of games</comment>
        <translation>بتاريخ غير صحيح</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <comment>a result; %1 may have a sign</comment>
        <translation>
            <numerusform>%1 من النقاط</numerusform>
            <numerusform>%1 من النقاط</numerusform>
            <numerusform>%1 من النقاط</numerusform>
            <numerusform>%1 نقاط</numerusform>
            <numerusform>%1 نقطة</numerusform>
            <numerusform>%1 نقطة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleText</name>
    <message>
        <source>First steps</source>
        <comment>puzzles of the first stage</comment>
        <translation>الخطوات الأولى</translation>
    </message>
    <message>
        <source>Good plays</source>
        <comment>puzzles of the second stage</comment>
        <translation>اختيارات جيدة</translation>
    </message>
    <message>
        <source>Deep water</source>
        <comment>puzzles of the third stage</comment>
        <translation>في الأعماق</translation>
    </message>
    <message>
        <source>go out, block, pass</source>
        <comment>what puzzles are about</comment>
        <translation>إفراغ اليد وقطع الطريق والتمرير</translation>
    </message>
    <message>
        <source>what beats what, and when</source>
        <comment>what puzzles are about</comment>
        <translation>أيها أقوى، ومتى</translation>
    </message>
    <message>
        <source>what to keep, what to take</source>
        <comment>what puzzles are about</comment>
        <translation>ما يُحتفظ به وما يُلتقط</translation>
    </message>
    <message>
        <source>your card is the next prize</source>
        <comment>what puzzles are about</comment>
        <translation>بطاقتك هي الغنيمة التالية</translation>
    </message>
    <message>
        <source>count cards, plan the next lead</source>
        <comment>what puzzles are about</comment>
        <translation>عدّ البطاقات ومن يبدأ الجولة</translation>
    </message>
    <message>
        <source>who must take what</source>
        <comment>what puzzles are about</comment>
        <translation>من يأخذ ماذا مضطرًا</translation>
    </message>
    <message>
        <source>stage %1</source>
        <comment>of a puzzle: 1 to 3</comment>
        <translation>الدرجة %1</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>puzzles of a pack</comment>
        <translation>حُلّ %1 من %2</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <comment>what is known in a puzzle</comment>
        <translation>الجولة %1 من %2</translation>
    </message>
    <message>
        <source>%1 has %2 points</source>
        <comment>what is known in a puzzle: a name, +12 or −3</comment>
        <translation>نقاط %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln cards</source>
        <comment>what is known in a puzzle</comment>
        <translation>
            <numerusform>لدى %1 %Ln بطاقة</numerusform>
            <numerusform>لدى %1 بطاقة واحدة</numerusform>
            <numerusform>لدى %1 بطاقتان</numerusform>
            <numerusform>لدى %1 %Ln بطاقات</numerusform>
            <numerusform>لدى %1 %Ln بطاقة</numerusform>
            <numerusform>لدى %1 %Ln بطاقة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, among them %2</source>
        <comment>what is known in a puzzle: “Ylva has 4 cards”; cards picked up</comment>
        <translation>%1، منها %2</translation>
    </message>
    <message>
        <source>Which cards go with no others, and what do the rest need to go out?</source>
        <comment>hint of a puzzle</comment>
        <translation>أي البطاقات لا تدخل في مجموعة مع غيرها، وماذا يلزم لتنفد بطاقاتك؟</translation>
    </message>
    <message>
        <source>How many sets does your hand make after each play? And what can the others still beat?</source>
        <comment>hint of a puzzle</comment>
        <translation>كم مجموعة تبقى في يدك بعد كل اختيار؟ وما الذي يمكن للآخرين التغلب عليه بعد؟</translation>
    </message>
    <message>
        <source>The play itself is obvious. Which beaten card fits what stays in your hand?</source>
        <comment>hint of a puzzle</comment>
        <translation>ما يُلعب واضح. أي بطاقة مغلوبة تكوّن مجموعة مع ما يبقى في يدك؟</translation>
    </message>
    <message>
        <source>Which cards in each play would you miss later?</source>
        <comment>hint of a puzzle</comment>
        <translation>ما الذي يضيع مع كل اختيار مما سيلزمك لاحقًا؟</translation>
    </message>
    <message>
        <source>Which cards come before yours, and what lies on the piles by then?</source>
        <comment>hint of a puzzle</comment>
        <translation>أي البطاقات تُنفَّذ قبل بطاقتك، وما الذي يكون على الأكوام عندئذ؟</translation>
    </message>
    <message>
        <source>Your card lies on top afterwards. Who can take it, and what must they take otherwise?</source>
        <comment>hint of a puzzle</comment>
        <translation>تصبح بطاقتك في الأعلى. من يستطيع أخذها، وماذا عليه أن يأخذ إن لم يفعل؟</translation>
    </message>
    <message>
        <source>Do not pick up %1.</source>
        <comment>second hint of a puzzle; a card (accusative)</comment>
        <translation>الجواب ليس التقاط بطاقة %1.</translation>
    </message>
    <message>
        <source>You do not have to play.</source>
        <comment>second hint of a puzzle: passing is the answer</comment>
        <translation>اللعب ليس إلزاميًا.</translation>
    </message>
    <message>
        <source>It is not the pile with %1 on top.</source>
        <comment>second hint of a puzzle; a card (accusative)</comment>
        <translation>ليست الكومة التي أعلاها %1.</translation>
    </message>
    <message>
        <source>It is not the %1.</source>
        <comment>second hint of a puzzle; a card (nominative)</comment>
        <translation>ليست %1.</translation>
    </message>
    <message>
        <source>The cards are right. %1</source>
        <comment>wrong answer of a puzzle; what speaks against the card picked up</comment>
        <translation>البطاقات صحيحة. %1</translation>
    </message>
    <message>
        <source>It’s your card’s turn. Which pile leaves you with the most points at the end of the game?</source>
        <translation>جاء دور بطاقتك. أي كومة تمنحك أكثر النقاط في نهاية اللعبة؟</translation>
    </message>
    <message>
        <source>Which card leaves you with the most points at the end of the game? Choose it.</source>
        <translation>أي بطاقة تمنحك أكثر النقاط في نهاية اللعبة؟ عليك اختيارها.</translation>
    </message>
    <message>
        <source>One card of the answer is marked: %1.</source>
        <comment>second hint of a puzzle; a card (nominative)</comment>
        <translation>إحدى البطاقات معلَّمة: %1.</translation>
    </message>
    <message>
        <source>%1 But it has a drawback. %2</source>
        <comment>wrong answer of a puzzle: a sentence for it, a sentence against it</comment>
        <translation>%1 لكن لهذا الاختيار عيبًا. %2</translation>
    </message>
    <message>
        <source>%1 Tempting: %2. %3</source>
        <comment>explains a puzzle: sentences for the answer; a move; what speaks against it</comment>
        <translation>%1 الجواب المغري: %2. %3</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <comment>title, heading</comment>
        <translation>لغز اليوم</translation>
    </message>
    <message>
        <source>at the first attempt</source>
        <comment>below a share in percent, or “Solved”</comment>
        <translation>من أول محاولة</translation>
    </message>
    <message>
        <source>You lead. What leaves you best off at the end of this hand? Select your cards and play them.</source>
        <translation>لك بدء الجولة. ما الأنفع لك عند نهاية هذه المرحلة؟ عليك تحديد بطاقاتك ولعبها.</translation>
    </message>
    <message>
        <source>What leaves you best off at the end of this hand? Select your cards, play them and say which beaten card you pick up, or pass.</source>
        <translation>ما الأنفع لك عند نهاية هذه المرحلة؟ عليك تحديد بطاقاتك ولعبها واختيار البطاقة المغلوبة المراد التقاطها، أو تمرير الدور.</translation>
    </message>
    <message>
        <source>Based on %1 sampled deals; the second-best answer costs at least %2 points.</source>
        <comment>how a puzzle was judged: a number, points such as 1.1</comment>
        <translation>عدد التوزيعات في التقييم: %1؛ وثاني أفضل جواب يكلّف %2 نقطة على الأقل.</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;زيادة</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>إن&amp;قاص</translation>
    </message>
    <message>
        <source>&amp;Select All</source>
        <translation>تحديد ال&amp;كل</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;فتح</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>ح&amp;فظ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>حفظ باسم</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>المجلد:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>ا&amp;سم الملف:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>نوع الملفات:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>السابق</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>الرجوع إلى الخلف</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>الانتقال إلى الأمام</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>المجلد الأعلى</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>الانتقال إلى المجلد الأعلى</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>إنشاء مجلد جديد</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>إنشاء مجلد جديد</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>عرض كقائمة</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>عرض مفصّل</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>التبديل إلى العرض كقائمة</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>التبديل إلى العرض المفصّل</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>مجلد &amp;جديد</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>مجلد جديد</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>إعادة ال&amp;تسمية</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;حذف</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>&amp;عرض الملفات المخفية</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>المجلد:</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>كل الملفات ‎(*)</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>الشريط الجانبي</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>قائمة الأماكن والإشارات المرجعية</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>الملف «⁦%1⁩» موجود بالفعل.
هل يُستبدل؟</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>⁦%1⁩
الملف غير موجود.
عليك التحقق من اسم الملف.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>⁦%1⁩
المجلد غير موجود.
عليك التحقق من اسم المجلد.</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>إل&amp;غاء</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>إ&amp;غلاق</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;حفظ</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>إغلاق من دون حفظ</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;حسنًا</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>بانتظار ضغط الاختصار…</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إل&amp;غاء التراجع</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;قص</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;لصق</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>&amp;حذف</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>تحديد ال&amp;كل</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>About Qt</source>
        <translation>حول Qt</translation>
    </message>
    <message>
        <source>&lt;h3&gt;About Qt&lt;/h3&gt;&lt;p&gt;This program uses Qt version %1.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;حول Qt&lt;/h3&gt;&lt;p&gt;يستخدم هذا البرنامج الإصدار %1 من Qt.‏&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Apply</source>
        <translation>تطبيق</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>عدم الحفظ</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>إعادة تعيين</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>استعادة الإعدادات الافتراضية</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;نعم</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>لا</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إل&amp;غاء التراجع</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;قص</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;لصق</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>&amp;حذف</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>تحديد ال&amp;كل</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>نسخ عنوان ال&amp;رابط</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>pile %1 (%2)</source>
        <comment>a move: the number of a pile, and what it is worth: +10, −3</comment>
        <translation>الكومة %1 (%2)</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a move</comment>
        <translation>تمرير الدور</translation>
    </message>
    <message>
        <source>picks up %1 instead of %2</source>
        <comment>a mistake; numbers of cards</comment>
        <translation>التقاط %1 بدلًا من %2</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <comment>a mistake; values of sets, in figures</comment>
        <translation>%1 بدلًا من %2</translation>
    </message>
    <message>
        <source>%1 instead of passing</source>
        <comment>a mistake; the value of a set</comment>
        <translation>%1 بدلًا من تمرير الدور</translation>
    </message>
    <message>
        <source>%1; picked up: %2</source>
        <comment>a move for screen readers; cards (nominative)</comment>
        <translation>%1؛ التقاط: %2</translation>
    </message>
    <message>
        <source>takes it with</source>
        <comment>label above a card: of a pile</comment>
        <translation>تُؤخذ بالبطاقة</translation>
    </message>
    <message>
        <source>lays</source>
        <comment>label above a card: of a pile</comment>
        <translation>تُوضع فوقها</translation>
    </message>
    <message>
        <source>beats no pile</source>
        <comment>of a card, as the piles are now</comment>
        <translation>لا تتغلب على أي كومة</translation>
    </message>
    <message>
        <source>Why pick up %1? %2</source>
        <extracomment>%1: a card (accusative); %2: the reasons, whole sentences</extracomment>
        <translation>لماذا تُلتقط بطاقة %1؟ %2</translation>
    </message>
    <message>
        <source>Why pass? %1</source>
        <comment>the reasons, whole sentences</comment>
        <translation>لماذا يُمرَّر الدور؟ %1</translation>
    </message>
    <message>
        <source>Why %1? %2</source>
        <extracomment>%1: a move in a few words: 77, rock 5, pile 2 (+4); %2: the reasons, whole sentences</extracomment>
        <translation>لماذا %1؟ %2</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>verdict on a move</comment>
        <translation>الأفضل</translation>
    </message>
    <message>
        <source>Fine</source>
        <comment>verdict on a move: nearly as good as the best one</comment>
        <translation>جيد</translation>
    </message>
    <message>
        <source>Small mistake</source>
        <comment>verdict on a move</comment>
        <translation>خطأ صغير</translation>
    </message>
    <message>
        <source>Clear mistake</source>
        <comment>verdict on a move</comment>
        <translation>خطأ واضح</translation>
    </message>
    <message>
        <source>best moves: %1</source>
        <comment>count</comment>
        <translation>عدد أفضل الاختيارات: %1</translation>
    </message>
    <message>
        <source>fine moves: %1</source>
        <comment>count</comment>
        <translation>عدد الاختيارات الجيدة: %1</translation>
    </message>
    <message>
        <source>small mistakes: %1</source>
        <comment>count</comment>
        <translation>عدد الأخطاء الصغيرة: %1</translation>
    </message>
    <message>
        <source>clear mistakes: %1</source>
        <comment>count</comment>
        <translation>عدد الأخطاء الواضحة: %1</translation>
    </message>
    <message>
        <source>costs %1</source>
        <comment>a move; “about 1.2 points”</comment>
        <translation>يكلّف %1</translation>
    </message>
    <message>
        <source>loses nothing</source>
        <comment>a move</comment>
        <translation>بلا خسارة</translation>
    </message>
    <message>
        <source>no certain loss</source>
        <comment>of a move</comment>
        <translation>بلا خسارة مؤكدة</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <comment>points lost</comment>
        <translation>بين %1 و%2</translation>
    </message>
    <message>
        <source>points</source>
        <comment>below a number with one decimal: points expected of a move</comment>
        <translation>نقطة</translation>
    </message>
    <message>
        <source>± %1 so far</source>
        <comment>uncertainty of a number that is still being computed</comment>
        <translation>⁦± %1⁩ حتى الآن</translation>
    </message>
    <message>
        <source>Hand %1, turn %2</source>
        <comment>place in a game of Odin</comment>
        <translation>المرحلة %1، الدور %2</translation>
    </message>
    <message>
        <source>Round %1, choice</source>
        <comment>place in a game of Ninjan: the choice of cards</comment>
        <translation>الجولة %1، الاختيار</translation>
    </message>
    <message>
        <source>Round %1, pile</source>
        <comment>place in a game of Ninjan: a card is put on a pile</comment>
        <translation>الجولة %1، الكومة</translation>
    </message>
    <message>
        <source>start</source>
        <comment>value of a curve: before the first turn</comment>
        <translation>البداية</translation>
    </message>
    <message>
        <source>turn %1</source>
        <comment>value of a curve</comment>
        <translation>الدور %1</translation>
    </message>
    <message>
        <source>round %1, choice</source>
        <comment>value of a curve</comment>
        <translation>الجولة %1، الاختيار</translation>
    </message>
    <message>
        <source>round %1, card %2</source>
        <comment>value of a curve; which card is resolved</comment>
        <translation>الجولة %1، البطاقة %2</translation>
    </message>
    <message>
        <source>Points expected</source>
        <comment>title of a curve</comment>
        <translation>النقاط المتوقعة</translation>
    </message>
    <message>
        <source>↑ fewer is better</source>
        <comment>beside a curve, whose upper end is better</comment>
        <translation>الأقل أفضل ↑</translation>
    </message>
    <message>
        <source>↑ more is better</source>
        <comment>beside a curve, whose upper end is better</comment>
        <translation>الأكثر أفضل ↑</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>below the axis of a curve, before numbers</comment>
        <translation>الدور</translation>
    </message>
    <message>
        <source>round</source>
        <comment>below the axis of a curve, before numbers</comment>
        <translation>الجولة</translation>
    </message>
    <message>
        <source>verdict</source>
        <comment>heading of a column</comment>
        <translation>الحكم</translation>
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
        <translation>لم يُقيَّم بعد</translation>
    </message>
    <message>
        <source>You played</source>
        <comment>label before cards</comment>
        <translation>اختيارك</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>label before cards</comment>
        <translation>اختيار %1</translation>
    </message>
    <message>
        <source>You chose</source>
        <comment>label before a card</comment>
        <translation>اختيارك</translation>
    </message>
    <message>
        <source>%1 chose</source>
        <comment>label before a card</comment>
        <translation>اختيار %1</translation>
    </message>
    <message>
        <source>Your choice</source>
        <comment>label before a move: a pile, or passing</comment>
        <translation>اختيارك</translation>
    </message>
    <message>
        <source>Just as good</source>
        <comment>label before a move</comment>
        <translation>لا يقل عنه</translation>
    </message>
    <message>
        <source>Better</source>
        <comment>label before a move</comment>
        <translation>الأفضل</translation>
    </message>
    <message>
        <source>Best so far</source>
        <comment>label before a move, while it is being judged</comment>
        <translation>الأفضل حتى الآن</translation>
    </message>
    <message>
        <source>picks up</source>
        <comment>label above a card</comment>
        <translation>التقاط</translation>
    </message>
    <message>
        <source>What if…?</source>
        <comment>title: another move was tried</comment>
        <translation>ماذا لو…؟</translation>
    </message>
    <message>
        <source>You tried</source>
        <comment>label before a move</comment>
        <translation>تجربتك</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>label before the best move</comment>
        <translation>الأفضل</translation>
    </message>
    <message>
        <source>%1 is about %2 points better.</source>
        <extracomment>%1: a move in a few words: 83, pass, rock 5; %2: points with one decimal</extracomment>
        <translation>%1 أفضل بنحو %2 نقطة.</translation>
    </message>
    <message>
        <source>%1 is about %2 points worse.</source>
        <extracomment>%1: a move in a few words: 83, pass, rock 5; %2: points with one decimal</extracomment>
        <translation>%1 أسوأ بنحو %2 نقطة.</translation>
    </message>
    <message>
        <source>%1 is just as good.</source>
        <comment>a move in a few words</comment>
        <translation>%1 لا يقل عنه.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2, %3 %4</source>
        <comment>“You played: black 8, 3.3 points”</comment>
        <translation>%1: %2، %3 %4</translation>
    </message>
    <message>
        <source>This decision</source>
        <comment>heading</comment>
        <translation>هذا القرار</translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <comment>heading of a list</comment>
        <translation>أخطاؤك</translation>
    </message>
    <message numerus="yes">
        <source>%1 points lost in %Ln decision(s)</source>
        <comment>points lost; %1 has one decimal</comment>
        <translation>
            <numerusform>ضاعت %1 نقطة بلا قرارات</numerusform>
            <numerusform>ضاعت %1 نقطة في قرار واحد</numerusform>
            <numerusform>ضاعت %1 نقطة في قرارين</numerusform>
            <numerusform>ضاعت %1 نقطة في %Ln قرارات</numerusform>
            <numerusform>ضاعت %1 نقطة في %Ln قرارًا</numerusform>
            <numerusform>ضاعت %1 نقطة في %Ln قرار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s) not reviewed</source>
        <comment>in a review that was stopped</comment>
        <translation>
            <numerusform>قُيّمت كل القرارات</numerusform>
            <numerusform>قرار واحد لم يُقيَّم</numerusform>
            <numerusform>قراران لم يُقيَّما</numerusform>
            <numerusform>%Ln قرارات لم تُقيَّم</numerusform>
            <numerusform>%Ln قرارًا لم يُقيَّم</numerusform>
            <numerusform>%Ln قرار لم يُقيَّم</numerusform>
        </translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>said by a screen reader; a move</comment>
        <translation>الأفضل: %1</translation>
    </message>
    <message>
        <source>beats pile %1</source>
        <comment>of a card, as the piles are now; the number of a pile</comment>
        <translation>تتغلب على الكومة %1</translation>
    </message>
    <message>
        <source>%1; better: %2</source>
        <comment>a mistake: what was played or chosen; cards (nominative)</comment>
        <translation>%1، والأفضل %2</translation>
    </message>
    <message>
        <source>passes instead of %1</source>
        <comment>a mistake; the value of a set</comment>
        <translation>تمرير الدور بدلًا من %1</translation>
    </message>
    <message>
        <source>%1 on pile %2; better: %3</source>
        <comment>a mistake; a card (nominative), numbers of piles</comment>
        <translation>%1 فوق الكومة %2، والأفضل فوق %3</translation>
    </message>
    <message>
        <source>pile %1 (%2); better: %3 (%4)</source>
        <comment>a mistake; numbers of piles, and what they are worth: +10, −3</comment>
        <translation>الكومة %1 (%2)، والأفضل %3 (%4)</translation>
    </message>
    <message>
        <source>%1 %2, before that %3</source>
        <comment>value of a curve: name, points, points before</comment>
        <translation>%1 %2، وقبل ذلك %3</translation>
    </message>
    <message>
        <source>%1 chose</source>
        <comment>label before a move: a pile, or passing</comment>
        <translation>اختيار %1</translation>
    </message>
    <message>
        <source>%1 would be %2 points better still.</source>
        <translation>أما %1 فأفضل منه أيضًا، بفارق %2 نقطة.</translation>
    </message>
    <message>
        <source>Not reviewed yet.</source>
        <translation>لم يُقيَّم بعد.</translation>
    </message>
    <message>
        <source>Mistakes by %1</source>
        <comment>heading of a list</comment>
        <translation>أخطاء %1</translation>
    </message>
    <message>
        <source>No verdicts: it is not known who played here.</source>
        <translation>لا أحكام: لا يُعرف من لعب هنا.</translation>
    </message>
    <message>
        <source>No verdicts: only computers played here.</source>
        <translation>لا أحكام: لعب هنا الحاسوب وحده.</translation>
    </message>
    <message>
        <source>There was nothing to decide here.</source>
        <comment>in a review</comment>
        <translation>لم يكن هنا مجال للاختيار.</translation>
    </message>
    <message>
        <source>It costs much of the chance of winning.</source>
        <comment>about a move</comment>
        <translation>يقلّل هذا الاختيار كثيرًا من فرصة الفوز.</translation>
    </message>
    <message>
        <source>Being reviewed now.</source>
        <translation>يجري التقييم الآن.</translation>
    </message>
    <message>
        <source>picks up %1; better: %2</source>
        <comment>a mistake; cards (nominative)</comment>
        <translation>التقاط %1، والأفضل %2</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>title, button: a game is looked at again</comment>
        <translation>مراجعة</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <comment>button</comment>
        <translation>الخطأ السابق</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <comment>button</comment>
        <translation>الخطأ التالي</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <comment>in a review</comment>
        <translation>لا أخطاء</translation>
    </message>
    <message>
        <source>If in doubt, the milder verdict stands.</source>
        <comment>about the points that a move costs</comment>
        <translation>عند الشك يُؤخذ بالحكم الأخف.</translation>
    </message>
    <message>
        <source>Only one seat’s cards are known; the others would be dealt anew.</source>
        <translation>لا تُعرف إلا بطاقات مقعد واحد، أما الأخرى فتُوزَّع من جديد.</translation>
    </message>
    <message>
        <source>With %1 no difference is certain.</source>
        <comment>a move in a few words</comment>
        <translation>مع %1 لا فرق مؤكد.</translation>
    </message>
</context>
<context>
    <name>SavedGame</name>
    <message>
        <source>%1, %2</source>
        <comment>Odin, hand 4</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>round %1</source>
        <comment>of Ninjan, after the name of the game</comment>
        <translation>الجولة %1</translation>
    </message>
    <message>
        <source>%1 is next.</source>
        <comment>whose turn it is; a name</comment>
        <translation>الدور الآن: %1.</translation>
    </message>
    <message>
        <source>left today at %1</source>
        <comment>a game; a time</comment>
        <translation>تُركت اليوم الساعة %1</translation>
    </message>
    <message>
        <source>left yesterday at %1</source>
        <comment>a game; a time</comment>
        <translation>تُركت أمس الساعة %1</translation>
    </message>
    <message>
        <source>left on %1</source>
        <comment>a game; a day</comment>
        <translation>تُركت في %1</translation>
    </message>
</context>
<context>
    <name>StatisticsText</name>
    <message>
        <source>Your first game at %1 level</source>
        <comment>end of a game; %1 is a level</comment>
        <translation>لعبتك الأولى أمام المستوى «%1»</translation>
    </message>
    <message>
        <source>Your first win!</source>
        <comment>end of a game</comment>
        <translation>فوزك الأول!</translation>
    </message>
    <message>
        <source>The best of your %1 games at %2 level: %3</source>
        <comment>end of a game; a number of games from two on, a level, the points</comment>
        <translation>أفضل نتيجة لك أمام المستوى «%2» (عدد الألعاب: %1): %3</translation>
    </message>
    <message>
        <source>Why not try %1?</source>
        <comment>end of a game that was won; a higher level</comment>
        <translation>يمكنك الآن تجربة المستوى «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your %1 games at %2 level was/were better; the best: %3</source>
        <comment>end of a game; the number of games from two on, a level, the points of the best game</comment>
        <translation>
            <numerusform>من ألعابك أمام المستوى «%2» (%1) لم تكن أي لعبة أفضل من هذه</numerusform>
            <numerusform>من ألعابك أمام المستوى «%2» (%1) كانت واحدة أفضل: %3</numerusform>
            <numerusform>من ألعابك أمام المستوى «%2» (%1) كانت اثنتان أفضل؛ وأفضلهما: %3</numerusform>
            <numerusform>من ألعابك أمام المستوى «%2» (%1) كانت %Ln أفضل؛ والأفضل بينها: %3</numerusform>
            <numerusform>من ألعابك أمام المستوى «%2» (%1) كانت %Ln أفضل؛ والأفضل بينها: %3</numerusform>
            <numerusform>من ألعابك أمام المستوى «%2» (%1) كانت %Ln أفضل؛ والأفضل بينها: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>The statistics file cannot be used. Your games are being recounted.</source>
        <translation>يتعذّر استخدام ملف الإحصائيات. يجري عدّ ألعابك من جديد.</translation>
    </message>
    <message>
        <source>The statistics file was damaged. Your games are being recounted.</source>
        <translation>ملف الإحصائيات تالف. يجري عدّ ألعابك من جديد.</translation>
    </message>
    <message>
        <source>Qt’s SQLite driver is not installed (Debian, Ubuntu: %1).</source>
        <translation>مشغّل SQLite الخاص بمكتبة Qt غير مثبّت، وهو في Debian وفي Ubuntu الحزمة %1.‏</translation>
    </message>
    <message>
        <source>A part of Meadhall is not installed (%1).</source>
        <translation>جزء من Meadhall غير مثبّت: %1.‏</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Card %1 of %2</source>
        <extracomment>A card of the hand was moved: its place among how many</extracomment>
        <translation>البطاقة %1 من %2</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>You</source>
        <comment>the person at the screen, in place of a name</comment>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>under the name of the person at the screen</comment>
        <translation>دورك</translation>
    </message>
    <message>
        <source>face-down card</source>
        <comment>said by a screen reader</comment>
        <translation>بطاقة مقلوبة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>how many a seat holds</comment>
        <translation>
            <numerusform>بلا بطاقات</numerusform>
            <numerusform>بطاقة واحدة</numerusform>
            <numerusform>بطاقتان</numerusform>
            <numerusform>%Ln بطاقات</numerusform>
            <numerusform>%Ln بطاقة</numerusform>
            <numerusform>%Ln بطاقة</numerusform>
        </translation>
    </message>
    <message>
        <source>cards: %1</source>
        <comment>said of a seat by a screen reader</comment>
        <translation>البطاقات: %1</translation>
    </message>
    <message>
        <source>points: %1</source>
        <comment>said of a seat by a screen reader</comment>
        <translation>النقاط: %1</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <comment>first line of the log; %1 is the deal number</comment>
        <translation>رقم التوزيع: %1</translation>
    </message>
    <message>
        <source>to play</source>
        <comment>said of a seat by a screen reader: it is to act now</comment>
        <translation>الدور الآن</translation>
    </message>
    <message>
        <source>selected: %1</source>
        <comment>said by a screen reader; %1: the value of the selected cards, or their names</comment>
        <translation>المحدد: %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>heading, column of points</comment>
        <translation>الجولة&#xa0;%1</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <comment>column of points, place in a game</comment>
        <translation>المرحلة&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place in a row, and how many there are</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>heading: of a table, a column</comment>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>column of points</comment>
        <translation>المجموع</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>label: Odin or Ninjan</comment>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>heading, button</comment>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Curve</source>
        <comment>page: how everybody&apos;s points grew</comment>
        <translation>المنحنى</translation>
    </message>
    <message numerus="yes">
        <source>%Ln players</source>
        <comment>which games, or fact about a game</comment>
        <translation>
            <numerusform>بلا لاعبين</numerusform>
            <numerusform>لاعب واحد</numerusform>
            <numerusform>لاعبان</numerusform>
            <numerusform>%Ln لاعبين</numerusform>
            <numerusform>%Ln لاعبًا</numerusform>
            <numerusform>%Ln لاعب</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal number copied</source>
        <comment>said by a screen reader</comment>
        <translation>نُسخ رقم التوزيع</translation>
    </message>
    <message>
        <source>selected</source>
        <comment>said of a card by a screen reader</comment>
        <translation>محددة</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a name and a number, in a list: “You 12, Bjorn 3”</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 has two cards left.</source>
        <comment>a name</comment>
        <translation>بقيت بطاقتان: %1.</translation>
    </message>
    <message>
        <source>%1 has one card left.</source>
        <comment>a name</comment>
        <translation>بقيت بطاقة واحدة: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>said by a screen reader; %1: a name, %2: what is said of that player</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <comment>the answer to a question by a key</comment>
        <translation>ليست لديك بطاقات.</translation>
    </message>
    <message>
        <source>The cards stay face down until the next person shows them.</source>
        <comment>the answer to a question by a key</comment>
        <translation>تبقى البطاقات مقلوبة حتى يكشفها اللاعب التالي.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <comment>a name</comment>
        <translation>الدور الآن: %1.</translation>
    </message>
    <message>
        <source>The game begins with a position that was entered.</source>
        <translation>تبدأ اللعبة بوضعية أُدخلت.</translation>
    </message>
    <message>
        <source>1st of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>المركز الأول من %1</translation>
    </message>
    <message>
        <source>2nd of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>المركز الثاني من %1</translation>
    </message>
    <message>
        <source>3rd of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>المركز الثالث من %1</translation>
    </message>
    <message>
        <source>4th of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>المركز الرابع من %1</translation>
    </message>
    <message>
        <source>5th of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>المركز الخامس من %1</translation>
    </message>
    <message>
        <source>6th of %1</source>
        <comment>place in a game of so many players</comment>
        <translation>المركز السادس من %1</translation>
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
        <translation>مسح</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Show this help and quit.</source>
        <translation>عرض هذه المساعدة، ثم إنهاء البرنامج.</translation>
    </message>
    <message>
        <source>Show the version and quit.</source>
        <translation>عرض رقم الإصدار، ثم إنهاء البرنامج.</translation>
    </message>
    <message>
        <source>Only one game record can be opened at a time.</source>
        <translation>لا يمكن فتح أكثر من لعبة محفوظة واحدة في الوقت نفسه.</translation>
    </message>
    <message>
        <source>See meadhall --help.</source>
        <translation>التفاصيل: meadhall --help.‏</translation>
    </message>
    <message>
        <source>Meadhall cannot open a window: there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set).</source>
        <translation>يتعذّر على Meadhall فتح نافذة: لا توجد شاشة عرض (لم يُضبط DISPLAY ولا WAYLAND_DISPLAY).</translation>
    </message>
    <message>
        <source>A table for the card games Odin and Ninjan, with computer players who see only their own cards.</source>
        <translation>لعبة Odin ولعبة Ninjan على طاولة واحدة، أمام منافسين من الحاسوب لا يرون إلا بطاقاتهم.</translation>
    </message>
    <message>
        <source>Let the computer play a game, save pictures of it in &lt;folder&gt;, and quit.</source>
        <translation>تشغيل لعبة يلعبها الحاسوب، وحفظ صور منها في المجلد ⁦&lt;folder&gt;⁩، ثم إنهاء البرنامج.</translation>
    </message>
    <message>
        <source>Set the language to &lt;code&gt;: %1.</source>
        <extracomment>%1: codes of languages, as &quot;en, de, ru&quot;</extracomment>
        <translation>ضبط اللغة على ⁦&lt;code&gt;⁩: ⁦%1⁩.</translation>
    </message>
    <message>
        <source>Store the settings and the games in &lt;folder&gt;.</source>
        <translation>حفظ الإعدادات والألعاب في المجلد ⁦&lt;folder&gt;⁩.</translation>
    </message>
    <message>
        <source>Write a line to &lt;file&gt; for each frame: the time, how long it took to prepare and draw, and the time since the previous frame, in milliseconds.</source>
        <translation>كتابة سطر في الملف ⁦&lt;file&gt;⁩ عن كل إطار: الوقت، ومدة التحضير والرسم، والوقت المنقضي منذ الإطار السابق، بالملّي&#xa0;ثانية.</translation>
    </message>
    <message>
        <source>Unknown language “%1”. Available languages: %2.</source>
        <extracomment>%1: what was typed; %2: all languages, as &quot;en (English), de (Deutsch)&quot;</extracomment>
        <translation>لغة غير معروفة: «%1». اللغات المتاحة: ⁦%2⁩.</translation>
    </message>
    <message>
        <source>--demo plays a game of its own and cannot open a game record.</source>
        <translation>مع الخيار ‎--demo يشغّل البرنامج لعبة خاصة به، ولا يمكنه فتح لعبة محفوظة.</translation>
    </message>
    <message>
        <source>%1 is given more than once, with different values.</source>
        <extracomment>%1: an option, as --data</extracomment>
        <translation>أُعطي الخيار ‎%1 أكثر من مرة بقيم مختلفة.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written to.</source>
        <translation>تعذّرت الكتابة في الملف «⁦%1⁩».</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>تعذّر إنشاء المجلد «⁦%1⁩».</translation>
    </message>
    <message>
        <source>Open the dialog for a new game of &lt;game&gt;: %1.</source>
        <extracomment>%1: names of games, as &quot;odin, ninjan&quot;</extracomment>
        <translation>فتح نافذة لعبة جديدة من ⁦&lt;game&gt;⁩: ⁦%1⁩.</translation>
    </message>
    <message>
        <source>Unknown game “%1”. Available games: %2.</source>
        <extracomment>%1: what was typed; %2: names of games, as &quot;odin, ninjan&quot;</extracomment>
        <translation>لعبة غير معروفة: «%1». الألعاب المتاحة: ⁦%2⁩.</translation>
    </message>
    <message>
        <source>The game record to open, or the invitation to a friend’s table.</source>
        <translation>اللعبة المحفوظة المراد فتحها، أو الدعوة إلى طاولة صديق.</translation>
    </message>
    <message>
        <source>Meadhall cannot open a window: the display does not answer, or Qt has no plug-in for it.</source>
        <translation>يتعذّر على Meadhall فتح نافذة: الشاشة لا تستجيب، أو لا توجد في Qt إضافة لها.</translation>
    </message>
    <message>
        <source>Meadhall is running on the computer “%1” with the folder “%2”.</source>
        <extracomment>%1: the name of a computer; %2: a folder</extracomment>
        <translation>يعمل Meadhall على الحاسوب «%1» ويستخدم المجلد «%2».</translation>
    </message>
    <message>
        <source>Meadhall is already running with the folder “%1”, but does not answer (process %2).</source>
        <extracomment>%1: a folder; %2: the number of a process</extracomment>
        <translation>يعمل Meadhall بالفعل ويستخدم المجلد «%1»، لكنه لا يستجيب (العملية %2).</translation>
    </message>
    <message>
        <source>Use it here anyway</source>
        <comment>button</comment>
        <translation>استخدامه هنا رغم ذلك</translation>
    </message>
    <message>
        <source>If you use it here anyway, nothing more is saved on the other computer.</source>
        <translation>إذا استُخدم هنا رغم ذلك، فلن يُحفظ شيء بعد الآن على الحاسوب الآخر.</translation>
    </message>
    <message>
        <source>Open the puzzle of the day.</source>
        <translation>فتح لغز اليوم.</translation>
    </message>
    <message>
        <source>On Debian and Ubuntu Qt’s plug-in for Wayland is in the package %1.</source>
        <translation>إضافة ⁨Wayland⁩ لمكتبة ⁨Qt⁩ موجودة في Debian وفي Ubuntu ضمن الحزمة %1.‏</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::AboutGameDialog</name>
    <message>
        <source>About this game</source>
        <comment>title</comment>
        <translation>حول هذه اللعبة</translation>
    </message>
    <message>
        <source>Game:</source>
        <translation>اللعبة:</translation>
    </message>
    <message>
        <source>Edition:</source>
        <translation>الطبعة:</translation>
    </message>
    <message>
        <source>Points limit:</source>
        <comment>points that end the game</comment>
        <translation>حد النقاط:</translation>
    </message>
    <message>
        <source>Colours left out:</source>
        <translation>الألوان المستبعدة:</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and its level</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>اللاعبون:</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <comment>button: the deal number, to the clipboard</comment>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>Deal number:</source>
        <translation>رقم التوزيع:</translation>
    </message>
    <message>
        <source>Started:</source>
        <comment>when the game was begun</comment>
        <translation>وقت البدء:</translation>
    </message>
    <message>
        <source>Leading the whole hand:</source>
        <translation>اليد كاملة دفعة واحدة:</translation>
    </message>
    <message>
        <source>Who starts the next hand:</source>
        <translation>من يبدأ المرحلة التالية:</translation>
    </message>
    <message>
        <source>Goat:</source>
        <comment>the card</comment>
        <translation>التيس:</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::Actions</name>
    <message>
        <source>&amp;Game</source>
        <comment>menu</comment>
        <translation>اللع&amp;بة</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <comment>menu entry</comment>
        <translation>&amp;لعبة جديدة…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <comment>menu entry: takes back the last move</comment>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>Next &amp;hand</source>
        <comment>menu entry: deals</comment>
        <translation>ال&amp;مرحلة التالية</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <comment>menu entry</comment>
        <translation>إ&amp;نهاء</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <comment>menu: what to do with the cards held</comment>
        <translation>الدو&amp;ر</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <comment>menu entry</comment>
        <translation>تمرير ال&amp;دور</translation>
    </message>
    <message>
        <source>Sort by &amp;colour</source>
        <comment>menu entry</comment>
        <translation>ترتيب &amp;حسب اللون</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu</comment>
        <translation>ال&amp;عرض</translation>
    </message>
    <message>
        <source>&amp;Points and log</source>
        <comment>menu entry: the panel beside the table</comment>
        <translation>ال&amp;نقاط وسجل اللعب</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <comment>menu entry</comment>
        <translation>ملء ال&amp;شاشة</translation>
    </message>
    <message>
        <source>Count points &amp;down</source>
        <comment>menu entry</comment>
        <translation>&amp;عدّ النقاط تنازليًا</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <comment>menu</comment>
        <translation>ال&amp;مظهر</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <comment>appearance</comment>
        <translation>&amp;فاتح</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <comment>appearance</comment>
        <translation>&amp;داكن</translation>
    </message>
    <message>
        <source>Animation &amp;speed</source>
        <comment>menu</comment>
        <translation>&amp;سرعة الحركة</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <comment>animation speed</comment>
        <translation>بلا &amp;حركة</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <comment>animation speed</comment>
        <translation>&amp;سريعة</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <comment>animation speed</comment>
        <translation>&amp;عادية</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <comment>animation speed</comment>
        <translation>&amp;بطيئة</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <comment>menu</comment>
        <translation>ال&amp;لغة</translation>
    </message>
    <message>
        <source>Hel&amp;p</source>
        <comment>menu</comment>
        <translation>الم&amp;ساعدة</translation>
    </message>
    <message>
        <source>&amp;About Meadhall</source>
        <comment>menu entry</comment>
        <translation>حو&amp;ل Meadhall</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <comment>menu entry</comment>
        <translation>&amp;حول Qt</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <comment>menu entry</comment>
        <translation>الإ&amp;عدادات…</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <comment>menu entry: what the coach would do</comment>
        <translation>&amp;تلميح</translation>
    </message>
    <message>
        <source>&amp;What now?</source>
        <comment>menu entry: the rules, open at the page for what goes on at the table</comment>
        <translation>&amp;ما الخطوة الآن؟</translation>
    </message>
    <message>
        <source>Rules of &amp;Odin</source>
        <comment>menu entry</comment>
        <translation>&amp;قواعد Odin</translation>
    </message>
    <message>
        <source>Rules of &amp;Ninjan</source>
        <comment>menu entry</comment>
        <translation>ق&amp;واعد Ninjan</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <comment>menu entry: can be heard or not</comment>
        <translation>ال&amp;صوت</translation>
    </message>
    <message>
        <source>Sort by s&amp;uit</source>
        <comment>menu entry: rock, paper, scissors</comment>
        <translation>ترتيب &amp;حسب الرمز</translation>
    </message>
    <message>
        <source>Past &amp;games</source>
        <comment>menu entry: all games that have been played</comment>
        <translation>الألعاب ال&amp;سابقة</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <comment>menu entry: plays again what was taken back</comment>
        <translation>إل&amp;غاء التراجع</translation>
    </message>
    <message>
        <source>A&amp;bout this game</source>
        <comment>menu entry: its rules, players and deal number</comment>
        <translation>حول &amp;هذه اللعبة</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <comment>appearance</comment>
        <translation>تباين عا&amp;لٍ</translation>
    </message>
    <message>
        <source>&amp;Open game record…</source>
        <comment>menu entry</comment>
        <translation>&amp;فتح لعبة محفوظة…</translation>
    </message>
    <message>
        <source>&amp;Save game record as…</source>
        <comment>menu entry</comment>
        <translation>&amp;حفظ اللعبة باسم…</translation>
    </message>
    <message>
        <source>Start the &amp;next hand automatically</source>
        <comment>menu entry</comment>
        <translation>&amp;بدء المرحلة التالية تلقائيًا</translation>
    </message>
    <message>
        <source>Same as &amp;system</source>
        <comment>appearance</comment>
        <translation>&amp;حسب النظام</translation>
    </message>
    <message>
        <source>Change the s&amp;ort order</source>
        <comment>menu entry: by colour, by number</comment>
        <translation>ت&amp;غيير الترتيب</translation>
    </message>
    <message>
        <source>Go bac&amp;k to the previous game</source>
        <comment>menu entry: to the one that another has replaced</comment>
        <translation>الع&amp;ودة إلى اللعبة السابقة</translation>
    </message>
    <message>
        <source>&amp;Sort by number</source>
        <comment>menu entry in Ninjan: −6 to 10</comment>
        <translation>ترتيب حسب ال&amp;رقم</translation>
    </message>
    <message>
        <source>&amp;Sort by number</source>
        <comment>menu entry in Odin: 1 to 9</comment>
        <translation>ترتيب حسب ال&amp;رقم</translation>
    </message>
    <message>
        <source>Open recen&amp;t</source>
        <comment>menu: the records opened and saved last</comment>
        <translation>الملفات الأ&amp;خيرة</translation>
    </message>
    <message>
        <source>&amp;Play this deal again…</source>
        <comment>menu entry: the same cards, with the same players or others</comment>
        <translation>لع&amp;ب هذا التوزيع مرة أخرى…</translation>
    </message>
    <message>
        <source>&amp;Deal of the day</source>
        <comment>menu entry: the same for everyone on a date</comment>
        <translation>توزيع ال&amp;يوم</translation>
    </message>
    <message>
        <source>&amp;Learn Odin</source>
        <comment>menu entry: the lesson</comment>
        <translation>&amp;تعلّم Odin</translation>
    </message>
    <message>
        <source>L&amp;earn Ninjan</source>
        <comment>menu entry: the lesson</comment>
        <translation>ت&amp;علّم Ninjan</translation>
    </message>
    <message>
        <source>choose players and rules</source>
        <comment>on a tile of the start page</comment>
        <translation>اختيار اللاعبين والقواعد</translation>
    </message>
    <message>
        <source>replay or resume them</source>
        <comment>on a tile of the start page</comment>
        <translation>مشاهدتها من جديد أو متابعتها</translation>
    </message>
    <message>
        <source>a first hand, explained</source>
        <comment>on a tile of the start page</comment>
        <translation>مرحلة أولى مع الشرح</translation>
    </message>
    <message>
        <source>three rounds, explained</source>
        <comment>on a tile of the start page</comment>
        <translation>ثلاث جولات مع الشرح</translation>
    </message>
    <message>
        <source>L&amp;earn</source>
        <comment>menu: lessons, puzzles, review, statistics</comment>
        <translation>التدر&amp;يب</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <comment>menu entry: the room of the puzzles</comment>
        <translation>الألغا&amp;ز</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <comment>menu entry</comment>
        <translation>الإح&amp;صائيات</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;day</source>
        <comment>menu entry: the same for everyone on a date</comment>
        <translation>لغز ال&amp;يوم</translation>
    </message>
    <message>
        <source>&amp;Review the last game</source>
        <comment>menu entry: of those that are over</comment>
        <translation>مرا&amp;جعة آخر لعبة</translation>
    </message>
    <message>
        <source>&amp;Join friends…</source>
        <comment>menu entry: takes a chair at the table of somebody else’s program</comment>
        <translation>الان&amp;ضمام إلى أصدقاء…</translation>
    </message>
    <message>
        <source>Back to your &amp;friends</source>
        <comment>menu entry: to the chair at somebody else’s table, where it is kept</comment>
        <translation>العودة إلى الأ&amp;صدقاء</translation>
    </message>
    <message>
        <source>with an invitation to their table</source>
        <comment>on a tile of the start page</comment>
        <translation>بدعوة إلى طاولتهم</translation>
    </message>
    <message>
        <source>S&amp;ay something…</source>
        <comment>menu entry: ready phrases, at a table with guests</comment>
        <translation>رسالة لل&amp;جميع…</translation>
    </message>
    <message>
        <source>your seat is being kept for you</source>
        <comment>on a tile of the start page</comment>
        <translation>مقعدك هناك محفوظ</translation>
    </message>
    <message>
        <source>Ho&amp;me</source>
        <comment>menu entry: the start page, where the game waits</comment>
        <translation>الصفحة ال&amp;رئيسية</translation>
    </message>
    <message>
        <source>By &amp;ear</source>
        <comment>menu: keys to ask the table with, and what was said</comment>
        <translation>ال&amp;لعب بالسمع</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <comment>menu entry: says what lies on it</comment>
        <translation>ال&amp;طاولة</translation>
    </message>
    <message>
        <source>Your &amp;hand</source>
        <comment>menu entry: says the cards</comment>
        <translation>ي&amp;دك</translation>
    </message>
    <message>
        <source>&amp;Cards that each player holds</source>
        <comment>menu entry: says how many</comment>
        <translation>&amp;عدد بطاقات كل لاعب</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <comment>menu entry: says those of all players</comment>
        <translation>ال&amp;نقاط</translation>
    </message>
    <message>
        <source>Everybody’s &amp;last move</source>
        <comment>menu entry: says them</comment>
        <translation>آ&amp;خر دور لكل لاعب</translation>
    </message>
    <message>
        <source>Whose t&amp;urn, and what is asked</source>
        <comment>menu entry: says it</comment>
        <translation>&amp;صاحب الدور وما عليه</translation>
    </message>
    <message>
        <source>Say it &amp;again</source>
        <comment>menu entry: the last announcement</comment>
        <translation>تكرا&amp;ر آخر رسالة</translation>
    </message>
    <message>
        <source>What was said &amp;before</source>
        <comment>menu entry: the announcement before the one heard last</comment>
        <translation>الرسالة ال&amp;سابقة</translation>
    </message>
    <message>
        <source>What was said a&amp;fter that</source>
        <comment>menu entry: the announcement after the one heard last</comment>
        <translation>الرسالة ال&amp;تالية</translation>
    </message>
    <message>
        <source>&amp;What was said…</source>
        <comment>menu entry: the list of announcements</comment>
        <translation>&amp;قائمة ما قيل…</translation>
    </message>
    <message>
        <source>All &amp;keys to ask with…</source>
        <comment>menu entry: their list, in the settings</comment>
        <translation>كل &amp;مفاتيح السؤال…</translation>
    </message>
    <message>
        <source>How would others have played my &amp;cards?</source>
        <comment>menu entry: computers play the deal of a finished game</comment>
        <translation>كيف كان غيري سيلعب بب&amp;طاقاتي؟</translation>
    </message>
    <message>
        <source>Analyse &amp;this position</source>
        <comment>menu entry: what each move is worth</comment>
        <translation>تح&amp;ليل هذه الوضعية</translation>
    </message>
    <message>
        <source>&amp;Analyse a position…</source>
        <comment>menu entry: any that one puts in</comment>
        <translation>ت&amp;حليل وضعية…</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::AwayPanel</name>
    <message>
        <source>%1 is away</source>
        <comment>%1 is the name of a guest whose connection is lost</comment>
        <translation>بلا اتصال الآن: %1</translation>
    </message>
    <message>
        <source>%1. Also away: %2</source>
        <extracomment>%1: “Bo is away”, “Bo is taking a while” or “Free seat: Bo”; %2: names</extracomment>
        <translation>%1. وبلا اتصال أيضًا: %2</translation>
    </message>
    <message>
        <source>seconds</source>
        <comment>that the game waits</comment>
        <translation>عدد الثواني</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <comment>button: for a guest who is away</comment>
        <translation>مواصلة الانتظار</translation>
    </message>
    <message>
        <source>Let a computer play</source>
        <comment>button: for a guest who is away</comment>
        <translation>إكمال اللعب بالحاسوب</translation>
    </message>
    <message>
        <source>Copy invitation</source>
        <comment>button: to send it once more</comment>
        <translation>نسخ الدعوة</translation>
    </message>
    <message>
        <source>End the game</source>
        <comment>button</comment>
        <translation>إنهاء اللعبة</translation>
    </message>
    <message>
        <source>A guest is away</source>
        <comment>name of a panel for screen readers</comment>
        <translation>أحد الضيوف بلا اتصال</translation>
    </message>
    <message>
        <source>Free seat: %1</source>
        <comment>%1 is a name</comment>
        <translation>مقعد شاغر: %1</translation>
    </message>
    <message>
        <source>Seat and cards are kept. The same invitation leads back to them on the same computer. From another one, %1 has to ask you for the seat.</source>
        <translation>المقعد والبطاقات محفوظة، وبالدعوة نفسها على الحاسوب نفسه تمكن العودة إليها. أما من حاسوب آخر فعلى %1 طلب المقعد منك.</translation>
    </message>
    <message>
        <source>Seat and cards go to whoever comes with the invitation. Send it again: an older one may not lead here any more.</source>
        <translation>المقعد والبطاقات لمن يأتي بالدعوة. عليك إرسالها من جديد: قد لا تصلح دعوة أقدم.</translation>
    </message>
    <message>
        <source>%1 is taking a while</source>
        <comment>%1 is the name of a guest whose turn it is</comment>
        <translation>الدور متوقف عند: %1</translation>
    </message>
    <message>
        <source>If a computer plays on, %1 can take over again at any time by moving.</source>
        <translation>إذا أكمل الحاسوب اللعب، فعودة %1 ممكنة في أي وقت بلعب الدور.</translation>
    </message>
    <message>
        <source>Remind</source>
        <comment>button: a guest who does not move</comment>
        <translation>تذكير</translation>
    </message>
    <message>
        <source>Ask to leave</source>
        <comment>button: a guest who does not move; the seat is free then</comment>
        <translation>طلب المغادرة</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::BeginnerPage</name>
    <message>
        <source>&amp;Review the last game</source>
        <comment>button</comment>
        <translation>&amp;مراجعة آخر لعبة</translation>
    </message>
    <message>
        <source>&amp;See it</source>
        <comment>button: the game with the best hand or pile</comment>
        <translation>م&amp;شاهدة</translation>
    </message>
    <message>
        <source>You have played your first game.</source>
        <translation>اكتملت لعبتك الأولى.</translation>
    </message>
    <message numerus="yes">
        <source>You won %1 of %Ln game(s).</source>
        <translation>
            <numerusform>مرات الفوز: %1 من %Ln لعبة.</numerusform>
            <numerusform>مرات الفوز: %1 من لعبة واحدة.</numerusform>
            <numerusform>مرات الفوز: %1 من لعبتين.</numerusform>
            <numerusform>مرات الفوز: %1 من %Ln ألعاب.</numerusform>
            <numerusform>مرات الفوز: %1 من %Ln لعبة.</numerusform>
            <numerusform>مرات الفوز: %1 من %Ln لعبة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your places</source>
        <comment>title of a chart: in the last games</comment>
        <translation>مراكزك</translation>
    </message>
    <message>
        <source>Where do you lose points?</source>
        <translation>أين تضيع النقاط؟</translation>
    </message>
    <message>
        <source>No mistake so far.</source>
        <translation>لا أخطاء حتى الآن.</translation>
    </message>
    <message numerus="yes">
        <source>In %Ln reviewed game(s).</source>
        <translation>
            <numerusform>بلا ألعاب مُراجَعة.</numerusform>
            <numerusform>في لعبة واحدة مُراجَعة.</numerusform>
            <numerusform>في لعبتين مُراجَعتين.</numerusform>
            <numerusform>في %Ln ألعاب مُراجَعة.</numerusform>
            <numerusform>في %Ln لعبة مُراجَعة.</numerusform>
            <numerusform>في %Ln لعبة مُراجَعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most points lost: %1.</source>
        <comment>a kind of mistake, such as “Pass”</comment>
        <translation>أكثر النقاط تضيع هنا: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 mistakes in %Ln reviewed game(s).</source>
        <comment>numbers</comment>
        <translation>
            <numerusform>الأخطاء: %1 من %2.</numerusform>
            <numerusform>الأخطاء: %1 من %2 في لعبة واحدة مُراجَعة.</numerusform>
            <numerusform>الأخطاء: %1 من %2 في لعبتين مُراجَعتين.</numerusform>
            <numerusform>الأخطاء: %1 من %2 في %Ln ألعاب مُراجَعة.</numerusform>
            <numerusform>الأخطاء: %1 من %2 في %Ln لعبة مُراجَعة.</numerusform>
            <numerusform>الأخطاء: %1 من %2 في %Ln لعبة مُراجَعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>A review shows what was better.</source>
        <translation>تبيّن المراجعة ما كان أفضل.</translation>
    </message>
    <message numerus="yes">
        <source>Charts appear after %Ln more game(s).</source>
        <translation>
            <numerusform>تظهر هنا رسوم بيانية.</numerusform>
            <numerusform>بعد لعبة أخرى تظهر هنا رسوم بيانية.</numerusform>
            <numerusform>بعد لعبتين أخريين تظهر هنا رسوم بيانية.</numerusform>
            <numerusform>بعد %Ln ألعاب أخرى تظهر هنا رسوم بيانية.</numerusform>
            <numerusform>بعد %Ln لعبة أخرى تظهر هنا رسوم بيانية.</numerusform>
            <numerusform>بعد %Ln لعبة أخرى تظهر هنا رسوم بيانية.</numerusform>
        </translation>
    </message>
    <message>
        <source>You won your first game.</source>
        <translation>فزت في أول لعبة لك.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::BookDocument</name>
    <message>
        <source>At this table</source>
        <comment>rules: before the one of several ways that this table plays by</comment>
        <translation>على هذه الطاولة</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::ChartPanel</name>
    <message>
        <source>Show as a table</source>
        <comment>button, which is down while it does so</comment>
        <translation>عرض في جدول</translation>
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
        <translation>%1: في اللعبة</translation>
    </message>
    <message>
        <source>%1: left out</source>
        <translation>%1: مستبعد</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::DealPicture</name>
    <message>
        <source>Points with your cards</source>
        <comment>of each level</comment>
        <translation>النقاط ببطاقاتك</translation>
    </message>
    <message>
        <source>points with your cards</source>
        <comment>below the line of results</comment>
        <translation>النقاط ببطاقاتك</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::DealRoom</name>
    <message>
        <source>not played</source>
        <comment>a day&apos;s deal</comment>
        <translation>لم يُلعب</translation>
    </message>
    <message numerus="yes">
        <source>Places on the last %Ln day(s), today first: %1</source>
        <translation>
            <numerusform>المراكز في آخر %Ln يوم بدءًا من اليوم: %1</numerusform>
            <numerusform>المركز في آخر يوم: %1</numerusform>
            <numerusform>المراكز في آخر يومين بدءًا من اليوم: %1</numerusform>
            <numerusform>المراكز في آخر %Ln أيام بدءًا من اليوم: %1</numerusform>
            <numerusform>المراكز في آخر %Ln يومًا بدءًا من اليوم: %1</numerusform>
            <numerusform>المراكز في آخر %Ln يوم بدءًا من اليوم: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal %1</source>
        <comment>button: copies the number</comment>
        <translation>رقم التوزيع %1</translation>
    </message>
    <message>
        <source>Deal %1: copy the number</source>
        <comment>button</comment>
        <translation>رقم التوزيع %1: نسخه</translation>
    </message>
    <message>
        <source>Copies the number. Enter it under “New game” to get the same cards again.</source>
        <translation>ينسخ الرقم. وبه تُوزَّع البطاقات نفسها من جديد في نافذة «لعبة جديدة».</translation>
    </message>
    <message>
        <source>At your table</source>
        <comment>heading of the players of a deal</comment>
        <translation>حول طاولتك</translation>
    </message>
    <message numerus="yes">
        <source>your place on each of the last %Ln days</source>
        <comment>below beads</comment>
        <translation>
            <numerusform>مركزك في آخر %Ln يوم</numerusform>
            <numerusform>مركزك في آخر يوم</numerusform>
            <numerusform>مركزك في كل من آخر يومين</numerusform>
            <numerusform>مركزك في كل يوم من آخر %Ln أيام</numerusform>
            <numerusform>مركزك في كل يوم من آخر %Ln يومًا</numerusform>
            <numerusform>مركزك في كل يوم من آخر %Ln يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy &amp;result</source>
        <comment>button</comment>
        <translation>&amp;نسخ النتيجة</translation>
    </message>
    <message>
        <source>With your cards – %1.</source>
        <comment>%1: Master: 2 points</comment>
        <translation>ببطاقاتك، %1.</translation>
    </message>
    <message>
        <source>Stopped: %1 of %2 levels have played.</source>
        <translation>أُوقف اللعب: المستويات المنتهية %1 من %2.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <comment>button: the computers play no further</comment>
        <translation>إي&amp;قاف</translation>
    </message>
    <message>
        <source>Result copied</source>
        <comment>said by a screen reader</comment>
        <translation>نُسخت النتيجة</translation>
    </message>
    <message>
        <source>Your cards have been dealt. When you’ve finished, computers will play them too.</source>
        <comment>about the deal of the day, before it is played</comment>
        <translation>وُزّعت بطاقاتك. وبعد لعبك يلعب بها الحاسوب أيضًا.</translation>
    </message>
    <message>
        <source>Computers are playing your cards: %1 of %2</source>
        <comment>progress</comment>
        <translation>يلعب الحاسوب ببطاقاتك: %1 من %2</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <comment>button: begins the deal of the day</comment>
        <translation>ب&amp;دء اللعب</translation>
    </message>
    <message>
        <source>Pla&amp;y it again</source>
        <comment>button: the same deal</comment>
        <translation>اللعب مرة أ&amp;خرى</translation>
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
        <translation>جارٍ الآن</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::EmptyLoom</name>
    <message>
        <source>Pla&amp;y a game</source>
        <comment>button</comment>
        <translation>ب&amp;دء لعبة</translation>
    </message>
    <message>
        <source>Lea&amp;rn %1</source>
        <comment>button: a game</comment>
        <translation>تعلّ&amp;م %1</translation>
    </message>
    <message>
        <source>Sho&amp;w all</source>
        <comment>button: every game, without a filter</comment>
        <translation>عرض ال&amp;كل</translation>
    </message>
    <message>
        <source>No games yet</source>
        <comment>title: no game has been finished</comment>
        <translation>لا ألعاب بعد</translation>
    </message>
    <message>
        <source>No matching games</source>
        <comment>title: none passes the filters</comment>
        <translation>لا توجد ألعاب مطابقة</translation>
    </message>
    <message>
        <source>No statistics</source>
        <comment>title: they cannot be kept on this computer</comment>
        <translation>لا توجد إحصائيات</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::FiguresPanel</name>
    <message>
        <source>Won: %1</source>
        <comment>below a share in percent: how many games</comment>
        <translation>مرات الفوز: %1</translation>
    </message>
    <message>
        <source>Best streak (now %1)</source>
        <comment>below a figure: games won in a row</comment>
        <translation>أطول سلسلة فوز (الآن %1)</translation>
    </message>
    <message>
        <source>Best streak</source>
        <comment>below a figure: games won in a row</comment>
        <translation>أطول سلسلة فوز</translation>
    </message>
    <message>
        <source>Streak now</source>
        <comment>below a figure: games won in a row</comment>
        <translation>السلسلة الآن</translation>
    </message>
    <message>
        <source>Forced to take</source>
        <comment>below a share: piles below zero that had to be taken</comment>
        <translation>أخذ إجباري</translation>
    </message>
    <message>
        <source>Chosen</source>
        <comment>title: which suits were played how often</comment>
        <translation>الرموز المختارة</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a suit and a share in percent</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Led and won</source>
        <comment>below a share: rounds led that the same player won</comment>
        <translation>جولات بدأتها وفزت بها</translation>
    </message>
    <message>
        <source>Went out</source>
        <comment>below a share: of hands in which all own cards were played</comment>
        <translation>نفاد بطاقاتك أولًا</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::FilterBar</name>
    <message>
        <source>All time</source>
        <comment>period: no limit</comment>
        <translation>منذ البداية</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln month(s)</source>
        <comment>period: up to today</comment>
        <translation>
            <numerusform>بلا أشهر</numerusform>
            <numerusform>آخر شهر</numerusform>
            <numerusform>آخر شهرين</numerusform>
            <numerusform>آخر %Ln أشهر</numerusform>
            <numerusform>آخر %Ln شهرًا</numerusform>
            <numerusform>آخر %Ln شهر</numerusform>
        </translation>
    </message>
    <message>
        <source>Strongest opponent</source>
        <translation>أقوى منافس</translation>
    </message>
    <message>
        <source>Number of players</source>
        <comment>which games are counted</comment>
        <translation>عدد اللاعبين</translation>
    </message>
    <message>
        <source>Period</source>
        <comment>which games are counted</comment>
        <translation>الفترة</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>whose games are counted</comment>
        <translation>اللاعب</translation>
    </message>
    <message>
        <source>&amp;All games…</source>
        <comment>menu entry: are exported, one in a line</comment>
        <translation>&amp;كل الألعاب…</translation>
    </message>
    <message>
        <source>&amp;Rating…</source>
        <comment>menu entry: is exported, game by game</comment>
        <translation>ال&amp;تصنيف…</translation>
    </message>
    <message>
        <source>Games &amp;won…</source>
        <comment>menu entry: how many, by level and number of players; is exported</comment>
        <translation>مرات ال&amp;فوز…</translation>
    </message>
    <message>
        <source>&amp;Points…</source>
        <comment>menu entry: game by game; are exported</comment>
        <translation>ال&amp;نقاط…</translation>
    </message>
    <message>
        <source>&amp;Mistakes…</source>
        <comment>menu entry: by kind; are exported</comment>
        <translation>الأ&amp;خطاء…</translation>
    </message>
    <message>
        <source>Clear the statistics</source>
        <comment>button</comment>
        <translation>مسح الإحصائيات</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <comment>period: 30 days up to today</comment>
        <translation>آخر 30 يومًا</translation>
    </message>
    <message>
        <source>Alone against the computer</source>
        <comment>whose games are counted: a single person at the table</comment>
        <translation>لاعب واحد أمام الحاسوب</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <comment>button</comment>
        <translation>&amp;تصدير…</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::GameFiles</name>
    <message>
        <source>Game records (*.meadhall)</source>
        <comment>file dialog</comment>
        <translation>ألعاب محفوظة ‎(*.meadhall)</translation>
    </message>
    <message>
        <source>Save game record</source>
        <comment>title</comment>
        <translation>حفظ اللعبة</translation>
    </message>
    <message>
        <source>You can drop or paste a game, a log, a position, an invitation or a deal number here.</source>
        <comment>said when something else is dropped on the window or pasted</comment>
        <translation>يمكنك أن تسحب إلى هنا أو تلصق لعبة أو سجلًا أو وضعية أو دعوة أو رقم توزيع.</translation>
    </message>
    <message>
        <source>Logs of Board Game Arena (*.json *.html *.htm *.txt)</source>
        <comment>file dialog</comment>
        <translation>سجلات Board Game Arena ‎(*.json *.html *.htm *.txt)</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::GameImport</name>
    <message>
        <source>Game from Board Game Arena</source>
        <comment>title</comment>
        <translation>لعبة من Board Game Arena</translation>
    </message>
    <message>
        <source>Which of these players are you?</source>
        <comment>a game is read from a log</comment>
        <translation>أيّ هؤلاء اللاعبين أنت؟</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <comment>in place of the name of a file</comment>
        <translation>النص الملصق</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::GuestController</name>
    <message>
        <source>Not while you are at a friend’s table: the host decides about the game there.</source>
        <translation>لا يمكن ذلك وأنت ضيف: فالمضيف هو من يقرر بشأن اللعبة.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::GuestRoom</name>
    <message>
        <source>Leave the table</source>
        <comment>button</comment>
        <translation>مغادرة الطاولة</translation>
    </message>
    <message>
        <source>The host decides whether there is another game.</source>
        <comment>below the results</comment>
        <translation>المضيف هو من يقرر إن كانت هناك لعبة أخرى.</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <comment>title</comment>
        <translation>مغادرة الطاولة؟</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <comment>button: leaves a friend’s table</comment>
        <translation>&amp;مغادرة</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <comment>button: at a friend’s table</comment>
        <translation>&amp;بقاء</translation>
    </message>
    <message>
        <source>Take back a move?</source>
        <comment>title</comment>
        <translation>التراجع عن آخر دور؟</translation>
    </message>
    <message>
        <source>The host would like to take back the last move. Do you agree?</source>
        <translation>يريد المضيف التراجع عن آخر دور. هل من موافقة؟</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <comment>button: the host may not take back a move</comment>
        <translation>&amp;رفض</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <comment>button: the host may take back a move</comment>
        <translation>&amp;موافقة</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %1: %Ln s</source>
        <comment>names of players whose connection is lost, and seconds</comment>
        <translation>
            <numerusform>بانتظار %1: %Ln&#xa0;ث</numerusform>
            <numerusform>بانتظار %1: %Ln&#xa0;ث</numerusform>
            <numerusform>بانتظار %1: %Ln&#xa0;ث</numerusform>
            <numerusform>بانتظار %1: %Ln&#xa0;ث</numerusform>
            <numerusform>بانتظار %1: %Ln&#xa0;ث</numerusform>
            <numerusform>بانتظار %1: %Ln&#xa0;ث</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <comment>names of players whose connection is lost</comment>
        <translation>بانتظار %1</translation>
    </message>
    <message>
        <source>&amp;Back to your own table</source>
        <comment>button: leaves a friend’s table that is closed</comment>
        <translation>العو&amp;دة إلى طاولتك</translation>
    </message>
    <message>
        <source>The connection to the table is lost.</source>
        <translation>انقطع الاتصال بالطاولة.</translation>
    </message>
    <message>
        <source>%1 Trying to reconnect for another %2.</source>
        <extracomment>%1: what is wrong, as a sentence; %2: minutes and seconds</extracomment>
        <translation>%1 يحاول البرنامج العودة إلى الطاولة. الوقت المتبقي: %2.</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <comment>a player whose connection is lost</comment>
        <translation>%1: بلا اتصال.</translation>
    </message>
    <message>
        <source>With friends</source>
        <comment>title of the room of a table elsewhere</comment>
        <translation>مع الأصدقاء</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <extracomment>%1: a game; %2: names of the others at the table</extracomment>
        <translation>%1 مع %2</translation>
    </message>
    <message>
        <source>Leave the &amp;table</source>
        <comment>button beside the notice that the connection is lost</comment>
        <translation>م&amp;غادرة الطاولة</translation>
    </message>
    <message>
        <source>The others can wait for you or let a computer play. Your seat is kept: return to it from the “Game” menu.</source>
        <translation>يمكن للآخرين انتظارك، أو ترك الحاسوب يكمل اللعب عنك. مقعدك محفوظ: يمكن العودة إليه من قائمة «اللعبة».</translation>
    </message>
    <message>
        <source>The others wait for your move.</source>
        <translation>الآخرون بانتظار دورك.</translation>
    </message>
    <message>
        <source>%1 would like to take back their last move. Do you agree?</source>
        <translation>%1: طلب التراجع عن آخر دور. هل من موافقة؟</translation>
    </message>
    <message>
        <source>Moves made since by %1 would be taken back, too.</source>
        <extracomment>%1: names</extracomment>
        <translation>ويشمل التراجع أيضًا أدوار %1 التي تلته.</translation>
    </message>
    <message>
        <source>Your own move since would be taken back, too.</source>
        <translation>ويشمل التراجع أيضًا دورك الذي تلاه.</translation>
    </message>
    <message>
        <source>A computer plays for you until you move.</source>
        <translation>الحاسوب يلعب عنك حتى عودتك إلى اللعب.</translation>
    </message>
    <message>
        <source>Play yourself</source>
        <comment>button: a computer plays for this guest</comment>
        <translation>اللعب بنفسك</translation>
    </message>
    <message>
        <source>Your move has been sent, but the host’s program has not confirmed it yet.</source>
        <translation>أُرسل دورك، لكن برنامج المضيف لم يؤكّده بعد.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::HistorySheet</name>
    <message>
        <source>What was said</source>
        <comment>title</comment>
        <translation>ما قيل</translation>
    </message>
    <message>
        <source>Search what was said</source>
        <comment>in an empty field</comment>
        <translation>البحث فيما قيل</translation>
    </message>
    <message>
        <source>Only announcements with these words are listed</source>
        <comment>about the search</comment>
        <translation>تقتصر القائمة على الرسائل التي تحتوي على هذه الكلمات</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>which announcements are listed: those of what players did</comment>
        <translation>ما لعبه اللاعبون</translation>
    </message>
    <message>
        <source>Answers</source>
        <comment>which announcements are listed: those to questions by a key</comment>
        <translation>الأجوبة</translation>
    </message>
    <message>
        <source>My turns</source>
        <comment>which announcements are listed: what was asked of the player</comment>
        <translation>أدواري</translation>
    </message>
    <message>
        <source>&amp;Say it again</source>
        <comment>button</comment>
        <translation>تكرا&amp;ر</translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <comment>button: to the clipboard</comment>
        <translation>&amp;نسخ الكل</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <extracomment>a row in the list of announcements; %1: the answer to a question</extracomment>
        <translation>جواب: %1</translation>
    </message>
    <message>
        <source>All announcements</source>
        <comment>which announcements are listed</comment>
        <translation>كل الرسائل</translation>
    </message>
    <message>
        <source>Which announcements</source>
        <comment>name of a field, for screen readers</comment>
        <translation>الرسائل المعروضة</translation>
    </message>
    <message>
        <source>Nothing like that was said.</source>
        <comment>the search or the choice has left nothing</comment>
        <translation>لم يُقَل شيء كهذا.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::HostController</name>
    <message>
        <source>Asking the guests whether you may take the move back…</source>
        <translation>يُسأل الضيوف عن التراجع عن آخر دور…</translation>
    </message>
    <message>
        <source>The guests have left the table, so no move can be taken back.</source>
        <translation>غادر الضيوف الطاولة، لذلك لا يمكن التراجع.</translation>
    </message>
    <message>
        <source>The move has been taken back.</source>
        <translation>أُلغي آخر دور.</translation>
    </message>
    <message>
        <source>Not all guests agreed.</source>
        <translation>لم يوافق جميع الضيوف.</translation>
    </message>
    <message>
        <source>A table for guests</source>
        <comment>title</comment>
        <translation>طاولة للضيوف</translation>
    </message>
    <message>
        <source>Computers play for the guests. %1</source>
        <comment>%1 is a sentence that says why</comment>
        <translation>يلعب الحاسوب عن الضيوف. %1</translation>
    </message>
    <message>
        <source>The invitation has been copied.</source>
        <translation>نُسخت الدعوة.</translation>
    </message>
    <message>
        <source>End the game with your friends?</source>
        <comment>title</comment>
        <translation>إنهاء اللعبة مع الأصدقاء؟</translation>
    </message>
    <message>
        <source>Your guests are in the middle of a game. If another one begins, theirs is over.</source>
        <translation>ضيوفك في وسط لعبة. إذا بدأت لعبة أخرى انتهت لعبتهم.</translation>
    </message>
    <message>
        <source>&amp;End it</source>
        <comment>button: the game of the guests</comment>
        <translation>إ&amp;نهاؤها</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <comment>button: the game of the guests goes on</comment>
        <translation>&amp;مواصلة اللعب</translation>
    </message>
    <message>
        <source>%1 would like to join</source>
        <comment>title; %1 is the name of a guest</comment>
        <translation>طلب انضمام: %1</translation>
    </message>
    <message>
        <source>All seats are taken. You can give %1 the seat, cards and points of somebody who is away.</source>
        <translation>كل المقاعد مشغولة. يمكن إعطاء مقعد لاعب بلا اتصال مع بطاقاته ونقاطه إلى: %1.</translation>
    </message>
    <message>
        <source>Seat: %1</source>
        <comment>button: gives it away; %1 is a name</comment>
        <translation>المقعد: %1</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <comment>button: somebody who would like to join gets no seat</comment>
        <translation>&amp;ليس الآن</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::InvitationSheet</name>
    <message>
        <source>Invite your friends</source>
        <comment>title</comment>
        <translation>دعوة الأصدقاء</translation>
    </message>
    <message>
        <source>Invitation</source>
        <comment>the line of text that opens a table</comment>
        <translation>الدعوة</translation>
    </message>
    <message>
        <source>&amp;Copy invitation</source>
        <comment>button</comment>
        <translation>&amp;نسخ الدعوة</translation>
    </message>
    <message>
        <source>Close the &amp;table</source>
        <comment>button: no game</comment>
        <translation>إغلاق ال&amp;طاولة</translation>
    </message>
    <message>
        <source>Guests at the table: %1 of %2. The game begins when everyone is here.</source>
        <translation>حضر من الضيوف %1 من %2. تبدأ اللعبة عندما يحضر الجميع.</translation>
    </message>
    <message>
        <source>Send them this line. Only people who have it can join.</source>
        <translation>عليك إرسال هذا السطر إليهم. لا ينضم إلا من لديه هذا السطر.</translation>
    </message>
    <message>
        <source>&amp;Ask the router</source>
        <comment>button: to let friends in from elsewhere</comment>
        <translation>عبر الم&amp;وجّه</translation>
    </message>
    <message>
        <source>&amp;Only this house</source>
        <comment>button: the router is not asked to let friends in from elsewhere</comment>
        <translation>هذا ال&amp;بيت فقط</translation>
    </message>
    <message>
        <source>&amp;Relay…</source>
        <comment>button: to enter the line of a relay</comment>
        <translation>ال&amp;مرحِّل…</translation>
    </message>
    <message>
        <source>Paste the line of the relay and press Enter</source>
        <translation>عليك لصق سطر المرحِّل ثم الضغط على Enter‏</translation>
    </message>
    <message>
        <source>Friends in this house can join. For friends elsewhere, Meadhall can ask your router to let them in while this table is open.</source>
        <translation>يمكن للأصدقاء في هذا البيت الانضمام. وللأصدقاء في أماكن أخرى يمكن أن يطلب Meadhall من الموجّه إدخالهم ما دامت هذه الطاولة مفتوحة.</translation>
    </message>
    <message>
        <source>Looking for a way through your router…</source>
        <translation>جارٍ البحث عن طريق عبر الموجّه…</translation>
    </message>
    <message>
        <source>Friends anywhere can join: your router lets them in while this table is open.</source>
        <translation>يمكن للأصدقاء في أي مكان الانضمام: الموجّه يُدخلهم ما دامت هذه الطاولة مفتوحة.</translation>
    </message>
    <message>
        <source>Friends in this house can join. For friends elsewhere, forward port %1 on your router to %2, or use a relay.</source>
        <extracomment>%1: a number; %2: an address</extracomment>
        <translation>يمكن للأصدقاء في هذا البيت الانضمام. وللأصدقاء في أماكن أخرى عليك تحويل المنفذ %1 في الموجّه إلى %2، أو استخدام مرحِّل.</translation>
    </message>
    <message>
        <source>Your provider shares one address among many homes, so nobody outside can reach this computer. Use a relay, or let a friend open the table.</source>
        <translation>لدى مزوّد الإنترنت تتقاسم بيوت كثيرة عنوانًا واحدًا، فلا يصل أحد من الخارج إلى هذا الحاسوب. عليك استخدام مرحِّل، أو أن يفتح أحد الأصدقاء الطاولة.</translation>
    </message>
    <message>
        <source>Friends join through %1. It carries the game but cannot read it.</source>
        <comment>%1 is the name of a relay</comment>
        <translation>ينضم الأصدقاء عبر %1. المرحِّل ينقل اللعبة ولا يستطيع قراءتها.</translation>
    </message>
    <message>
        <source>The relay %1 does not answer.</source>
        <comment>%1 is the name of a relay</comment>
        <translation>لا رد من المرحِّل %1.</translation>
    </message>
    <message>
        <source>Copy the invitation once more: it has changed.</source>
        <translation>عليك نسخ الدعوة مرة أخرى: لقد تغيّرت.</translation>
    </message>
    <message>
        <source>Fill &amp;with computers</source>
        <comment>button</comment>
        <translation>المقاعد الشاغرة ل&amp;لحاسوب</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::JoinSheet</name>
    <message>
        <source>&amp;Join</source>
        <comment>button: takes a chair at a friend’s table</comment>
        <translation>ان&amp;ضمام</translation>
    </message>
    <message>
        <source>Join friends</source>
        <comment>title of the sheet for taking a chair at a friend’s table</comment>
        <translation>الانضمام إلى أصدقاء</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button</comment>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <comment>to a friend’s table</comment>
        <translation>جارٍ الاتصال…</translation>
    </message>
    <message>
        <source>Your n&amp;ame:</source>
        <comment>as the others at the table see it</comment>
        <translation>اس&amp;مك:</translation>
    </message>
    <message>
        <source>Invi&amp;tation:</source>
        <comment>the line that opens a friend’s table</comment>
        <translation>ال&amp;دعوة:</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <comment>button: takes the invitation from the clipboard</comment>
        <translation>ل&amp;صق</translation>
    </message>
    <message>
        <source>Nobody answers. This invitation is for the host’s own network: ask for one that works from elsewhere.</source>
        <translation>لا رد. هذه الدعوة تصلح داخل شبكة المضيف فقط: عليك طلب دعوة تصلح من أماكن أخرى.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::JudgingBar</name>
    <message>
        <source>%1 of %2 decisions reviewed.</source>
        <comment>numbers</comment>
        <translation>عدد القرارات التي قُيّمت: %1 من %2.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::LessonPage</name>
    <message>
        <source>Press Enter to continue.</source>
        <comment>said by a screen reader</comment>
        <translation>للمتابعة: مفتاح Enter.</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s) left</source>
        <comment>how long the lesson still takes</comment>
        <translation>
            <numerusform>بقي أقل من دقيقة</numerusform>
            <numerusform>بقيت دقيقة واحدة تقريبًا</numerusform>
            <numerusform>بقيت دقيقتان تقريبًا</numerusform>
            <numerusform>بقيت %Ln دقائق تقريبًا</numerusform>
            <numerusform>بقيت %Ln دقيقة تقريبًا</numerusform>
            <numerusform>بقيت %Ln دقيقة تقريبًا</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meadhall::ui::LessonPanel</name>
    <message>
        <source>&amp;Next</source>
        <comment>button: goes on in the lesson</comment>
        <translation>ال&amp;تالي</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <comment>for screen readers: how far the lesson has come</comment>
        <translation>الخطوة %1 من %2</translation>
    </message>
    <message>
        <source>Play a &amp;real game</source>
        <comment>button: ends the lesson</comment>
        <translation>بدء لعبة &amp;حقيقية</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::LessonRoom</name>
    <message>
        <source>Learn Ninjan</source>
        <comment>title of the lesson</comment>
        <translation>تعلّم Ninjan</translation>
    </message>
    <message>
        <source>Learn Odin</source>
        <comment>title of the lesson</comment>
        <translation>تعلّم Odin</translation>
    </message>
    <message>
        <source>One step &amp;back</source>
        <comment>button of the lesson</comment>
        <translation>خطوة إلى ال&amp;وراء</translation>
    </message>
    <message>
        <source>Leave the le&amp;sson</source>
        <comment>button</comment>
        <translation>مغادرة ال&amp;درس</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::LogView</name>
    <message>
        <source>↓ New</source>
        <extracomment>button over the log: there are new lines below</extracomment>
        <translation>↓ الجديد</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::MainWindow</name>
    <message>
        <source>About Meadhall</source>
        <comment>title</comment>
        <translation>حول Meadhall</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Meadhall %1&lt;/h3&gt;&lt;p&gt;The small-box card games Odin and Ninjan at one table, against opponents who never see your cards.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. The games belong to their authors; all pictures and texts here were made for this program.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;‏Meadhall %1&lt;/h3&gt;&lt;p&gt;لعبة Odin ولعبة Ninjan على طاولة واحدة، أمام منافسين لا يرون بطاقاتك أبدًا.&lt;/p&gt;&lt;p&gt;برنامج حر بموجب رخصة جنو العمومية (GNU GPL)، الإصدار 3 أو أي إصدار لاحق. الألعاب ملك لمؤلفيها؛ أما الصور والنصوص هنا فقد أُعدّت كلها لهذا البرنامج.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Sorted by suit.</source>
        <comment>the cards of the hand</comment>
        <translation>رُتّبت حسب الرمز.</translation>
    </message>
    <message>
        <source>Sorted by colour.</source>
        <comment>the cards of the hand</comment>
        <translation>رُتّبت حسب اللون.</translation>
    </message>
    <message>
        <source>Sound is on.</source>
        <translation>الصوت يعمل.</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <translation>الصوت متوقف.</translation>
    </message>
    <message>
        <source>The window fills the screen.</source>
        <translation>النافذة تملأ الشاشة.</translation>
    </message>
    <message>
        <source>The window no longer fills the screen.</source>
        <translation>لم تعد النافذة تملأ الشاشة.</translation>
    </message>
    <message>
        <source>Close without saving?</source>
        <comment>title: the current game could not be saved</comment>
        <translation>الإغلاق من دون حفظ؟</translation>
    </message>
    <message>
        <source>If you close Meadhall now, the current game will be lost.</source>
        <translation>إذا أغلقت Meadhall الآن فستضيع اللعبة الحالية.</translation>
    </message>
    <message>
        <source>&amp;Keep open</source>
        <comment>button: do not close the program</comment>
        <translation>&amp;عدم الإغلاق</translation>
    </message>
    <message>
        <source>&amp;Save elsewhere…</source>
        <comment>button: opens the file dialog</comment>
        <translation>ال&amp;حفظ في مكان آخر…</translation>
    </message>
    <message>
        <source>&amp;Close anyway</source>
        <comment>button: closes the program although the game is not saved</comment>
        <translation>الإ&amp;غلاق على أي حال</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>title</comment>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Start Meadhall again?</source>
        <comment>title</comment>
        <translation>إعادة تشغيل Meadhall؟</translation>
    </message>
    <message>
        <source>Start &amp;again</source>
        <comment>button: closes the program and starts it again</comment>
        <translation>إعادة ال&amp;تشغيل</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <comment>button: do not start the program again now</comment>
        <translation>لا&amp;حقًا</translation>
    </message>
    <message>
        <source>Sorted by number.</source>
        <comment>the cards of the hand in Ninjan: −6 to 10</comment>
        <translation>رُتّبت حسب الرقم.</translation>
    </message>
    <message>
        <source>Sorted by number.</source>
        <comment>the cards of the hand in Odin: 1 to 9</comment>
        <translation>رُتّبت حسب الرقم.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::MessageSheet</name>
    <message>
        <source>OK</source>
        <comment>button: a message has been read</comment>
        <translation>حسنًا</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::MistakePanel</name>
    <message>
        <source>Warning</source>
        <comment>title for screen readers: before a mistake</comment>
        <translation>تحذير</translation>
    </message>
    <message>
        <source>Choose again</source>
        <comment>button: another move instead of the one warned of</comment>
        <translation>اختيار آخر</translation>
    </message>
    <message>
        <source>What would be better?</source>
        <comment>button: asks for a hint</comment>
        <translation>ما الأفضل؟</translation>
    </message>
    <message>
        <source>Do not warn again in this game</source>
        <comment>check box</comment>
        <translation>عدم التحذير ثانيةً في هذه اللعبة</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>warning; %1: what speaks against the move, a sentence, %2: “Do it anyway?”</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <comment>button: the move warned of</comment>
        <translation>المتابعة رغم ذلك</translation>
    </message>
    <message>
        <source>Do it anyway?</source>
        <comment>warning, at its end</comment>
        <translation>المتابعة رغم ذلك؟</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::MistakesPanel</name>
    <message>
        <source>Where points are lost</source>
        <comment>title of a chart</comment>
        <translation>أين تضيع النقاط</translation>
    </message>
    <message>
        <source>&amp;Review the last game</source>
        <comment>button: the last game played</comment>
        <translation>مرا&amp;جعة آخر لعبة</translation>
    </message>
    <message>
        <source>Reviewed games are counted here.</source>
        <translation>تُحسب هنا الألعاب التي رُوجعت.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>لعبة جديدة</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a deal number: a new one is drawn</comment>
        <translation>جديد</translation>
    </message>
    <message>
        <source>The same number deals the same cards again.</source>
        <translation>بالرقم نفسه تُوزَّع البطاقات نفسها من جديد.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>start the game</comment>
        <translation>بد&amp;ء اللعب</translation>
    </message>
    <message>
        <source>Draw a number</source>
        <translation>رقم عشوائي</translation>
    </message>
    <message>
        <source>Draw a deal number</source>
        <translation>رقم توزيع عشوائي</translation>
    </message>
    <message>
        <source>At least two seats must be taken.</source>
        <translation>يجب شغل مقعدين على الأقل.</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln seats can be taken.</source>
        <translation>
            <numerusform>لا يمكن شغل أي مقعد.</numerusform>
            <numerusform>يمكن شغل مقعد واحد على الأكثر.</numerusform>
            <numerusform>يمكن شغل مقعدين على الأكثر.</numerusform>
            <numerusform>يمكن شغل %Ln مقاعد على الأكثر.</numerusform>
            <numerusform>يمكن شغل %Ln مقعدًا على الأكثر.</numerusform>
            <numerusform>يمكن شغل %Ln مقعد على الأكثر.</numerusform>
        </translation>
    </message>
    <message>
        <source>This name is taken.</source>
        <translation>هذا الاسم مستخدم بالفعل.</translation>
    </message>
    <message>
        <source>Type the command that starts the program.</source>
        <translation>عليك كتابة الأمر الذي يشغّل البرنامج.</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <comment>number of players</comment>
        <translation>اللا&amp;عبون</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <comment>of the computer players</comment>
        <translation>المس&amp;توى</translation>
    </message>
    <message>
        <source>&amp;Against</source>
        <comment>whom to play against</comment>
        <translation>الم&amp;نافسون</translation>
    </message>
    <message>
        <source>Dec&amp;k for two</source>
        <comment>the cards of two players</comment>
        <translation>الألوان لشخ&amp;صين</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>المنافسون</translation>
    </message>
    <message>
        <source>Colours in the deck</source>
        <translation>الألوان المستخدمة في اللعبة</translation>
    </message>
    <message>
        <source>Choose four</source>
        <comment>deck of two players: without two colours of their choice</comment>
        <translation>اختيار أربعة</translation>
    </message>
    <message>
        <source>Four at random</source>
        <comment>deck of two players: without two random colours</comment>
        <translation>أربعة عشوائية</translation>
    </message>
    <message>
        <source>All six</source>
        <comment>deck of two players: all colours</comment>
        <translation>الستة كلها</translation>
    </message>
    <message>
        <source>&amp;Deal number</source>
        <translation>&amp;رقم التوزيع</translation>
    </message>
    <message>
        <source>Seat %1 is removed. Players: %2.</source>
        <translation>أُزيل المقعد %1. عدد اللاعبين: %2.</translation>
    </message>
    <message>
        <source>Not the same for all: see the seats.</source>
        <translation>ليست واحدة للجميع: التفاصيل في المقاعد.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln opponent(s): click another picture to change.</source>
        <translation>
            <numerusform>بلا منافسين.</numerusform>
            <numerusform>منافس واحد: النقر على وجه آخر يغيّره.</numerusform>
            <numerusform>منافسان: النقر على وجه آخر يغيّر أحدهما.</numerusform>
            <numerusform>%Ln&#xa0;منافسين: النقر على وجه آخر يغيّر أحدهم.</numerusform>
            <numerusform>%Ln&#xa0;منافسًا: النقر على وجه آخر يغيّر أحدهم.</numerusform>
            <numerusform>%Ln&#xa0;منافس: النقر على وجه آخر يغيّر أحدهم.</numerusform>
        </translation>
    </message>
    <message>
        <source>Against: %1.</source>
        <comment>names of the computer players</comment>
        <translation>المنافسون: %1.</translation>
    </message>
    <message>
        <source>Two colours are left out at random.</source>
        <translation>يُستبعد لونان بالقرعة.</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <comment>a list of colours</comment>
        <translation>تُستبعد: %1.</translation>
    </message>
    <message>
        <source>Leave out exactly two colours.</source>
        <translation>عليك اختيار لونين بالضبط لاستبعادهما.</translation>
    </message>
    <message>
        <source>With friends or other programs there is no deal number.</source>
        <translation>مع الأصدقاء أو البرامج الأخرى لا يوجد رقم توزيع.</translation>
    </message>
    <message>
        <source>Fewe&amp;r rules and seats</source>
        <translation>إخ&amp;فاء القواعد والمقاعد</translation>
    </message>
    <message>
        <source>Fewe&amp;r seats</source>
        <translation>إخ&amp;فاء المقاعد</translation>
    </message>
    <message>
        <source>&amp;More rules and seats</source>
        <translation>ال&amp;مزيد من القواعد والمقاعد</translation>
    </message>
    <message>
        <source>&amp;More seats</source>
        <translation>ال&amp;مزيد من المقاعد</translation>
    </message>
    <message>
        <source>Ninjan has one set of rules.</source>
        <translation>للعبة Ninjan قواعد ثابتة.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln player(s)</source>
        <comment>name of a game</comment>
        <translation>
            <numerusform>%1، بلا لاعبين</numerusform>
            <numerusform>%1، لاعب واحد</numerusform>
            <numerusform>%1، لاعبان</numerusform>
            <numerusform>%1، %Ln&#xa0;لاعبين</numerusform>
            <numerusform>%1، %Ln&#xa0;لاعبًا</numerusform>
            <numerusform>%1، %Ln&#xa0;لاعب</numerusform>
        </translation>
    </message>
    <message>
        <source>one hand</source>
        <translation>مرحلة واحدة</translation>
    </message>
    <message numerus="yes">
        <source>to %Ln point(s)</source>
        <translation>
            <numerusform>بلا نقاط</numerusform>
            <numerusform>حتى نقطة واحدة</numerusform>
            <numerusform>حتى نقطتين</numerusform>
            <numerusform>حتى %Ln&#xa0;نقاط</numerusform>
            <numerusform>حتى %Ln&#xa0;نقطة</numerusform>
            <numerusform>حتى %Ln&#xa0;نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>game and players, target</comment>
        <translation>%1، %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two whole sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Going by your games so far, this is an even match.</source>
        <translation>بحسب ألعابك حتى الآن، هذا المستوى مكافئ لك.</translation>
    </message>
    <message>
        <source>Going by your games so far, %1 would be an even match.</source>
        <comment>a level</comment>
        <translation>بحسب ألعابك حتى الآن، المستوى المكافئ لك هو «%1».</translation>
    </message>
    <message>
        <source>All six colours are in the deck.</source>
        <translation>الألوان الستة كلها في اللعبة.</translation>
    </message>
    <message>
        <source>Digits only, or the deal of a day, such as 2026-331.</source>
        <translation>أرقام فقط، أو توزيع يوم، مثل ⁦2026-331⁩.</translation>
    </message>
    <message>
        <source>The largest deal number is %1.</source>
        <translation>أكبر رقم توزيع هو %1.</translation>
    </message>
    <message>
        <source>There is no such day. The number of the year is followed by that of the day, 001 to 366.</source>
        <translation>لا وجود لهذا اليوم. بعد السنة رقم اليوم فيها، من 001 إلى 366.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::NinjanTableGame</name>
    <message>
        <source>&amp;Choose the selected card</source>
        <comment>menu entry</comment>
        <translation>اختيار ال&amp;بطاقة المحددة</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>button: the selected card</comment>
        <translation>اختيار</translation>
    </message>
    <message>
        <source>Cards won</source>
        <comment>column of points: how many</comment>
        <translation>البطاقات المأخوذة</translation>
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
        <translation>انتهت المرحلة&#xa0;%1</translation>
    </message>
    <message>
        <source>Next hand</source>
        <comment>button</comment>
        <translation>المرحلة التالية</translation>
    </message>
    <message>
        <source>Play all</source>
        <comment>button: the whole hand at once</comment>
        <translation>لعب الكل</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: the selected cards</comment>
        <translation>لعب</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>تمرير</translation>
    </message>
    <message>
        <source>P&amp;lay selected cards</source>
        <comment>menu entry</comment>
        <translation>&amp;لعب البطاقات المحددة</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <comment>column: cards</comment>
        <translation>الباقي في اليد</translation>
    </message>
    <message>
        <source>Edition: %1</source>
        <comment>said of the deck by a screen reader</comment>
        <translation>الطبعة: %1</translation>
    </message>
    <message>
        <source>Enter copies the deal number</source>
        <comment>said of the deck by a screen reader</comment>
        <translation>مفتاح Enter ينسخ رقم التوزيع</translation>
    </message>
    <message>
        <source>Edition</source>
        <comment>label of the details of the deck</comment>
        <translation>الطبعة</translation>
    </message>
    <message>
        <source>Points limit</source>
        <comment>label of the details of the deck: points that end the game</comment>
        <translation>حد النقاط</translation>
    </message>
    <message>
        <source>Deal number</source>
        <comment>label of the details of the deck: its number</comment>
        <translation>رقم التوزيع</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PartChips</name>
    <message>
        <source>Round %1 of %2</source>
        <comment>where in the game</comment>
        <translation>الجولة %1 من %2</translation>
    </message>
    <message>
        <source>Hand %1 of %2</source>
        <comment>where in the game</comment>
        <translation>المرحلة %1 من %2</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>before the numbers of rounds</comment>
        <translation>الجولة</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>before the numbers of hands</comment>
        <translation>المرحلة</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PastGamesDialog</name>
    <message>
        <source>Reading games: %1 of %2</source>
        <comment>how many of how many</comment>
        <translation>قراءة الألعاب: %1 من %2</translation>
    </message>
    <message>
        <source>&amp;Open what can be read</source>
        <comment>button: a damaged game</comment>
        <translation>&amp;فتح ما يمكن قراءته</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <comment>button: a game that is finished, to be looked at</comment>
        <translation>&amp;فتح</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <comment>%1 is a game and a day</comment>
        <translation>حُذفت «%1».</translation>
    </message>
    <message>
        <source>Restored.</source>
        <comment>announced: a game that had been deleted</comment>
        <translation>استُعيدت اللعبة.</translation>
    </message>
    <message>
        <source>Past games</source>
        <comment>title</comment>
        <translation>الألعاب السابقة</translation>
    </message>
    <message>
        <source>Name, date or deal number</source>
        <comment>what can be searched for</comment>
        <translation>اسم أو تاريخ أو رقم توزيع</translation>
    </message>
    <message>
        <source>Status</source>
        <comment>which games are shown: finished or not</comment>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Opponent</source>
        <comment>games with whom are shown</comment>
        <translation>المنافس</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <comment>button</comment>
        <translation>حفظ &amp;نسخة…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <comment>button: a game</comment>
        <translation>&amp;حذف</translation>
    </message>
    <message>
        <source>&amp;Undo (%1)</source>
        <comment>button: brings back what was deleted; a key</comment>
        <translation>ت&amp;راجع (%1)</translation>
    </message>
    <message>
        <source>&amp;Play a game</source>
        <comment>button</comment>
        <translation>&amp;بدء لعبة</translation>
    </message>
    <message>
        <source>Open a r&amp;ecord…</source>
        <comment>button</comment>
        <translation>ف&amp;تح لعبة محفوظة…</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <comment>button: every game, whatever was searched for</comment>
        <translation>&amp;عرض الكل</translation>
    </message>
    <message>
        <source>Not finished</source>
        <comment>games</comment>
        <translation>غير منتهية</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>games</comment>
        <translation>منتهية</translation>
    </message>
    <message>
        <source>Damaged</source>
        <comment>files of games</comment>
        <translation>تالفة</translation>
    </message>
    <message>
        <source>No matches</source>
        <comment>title: no game fits the search</comment>
        <translation>لا نتائج</translation>
    </message>
    <message>
        <source>No games match your search.</source>
        <translation>لا توجد ألعاب تطابق بحثك.</translation>
    </message>
    <message>
        <source>Deleted. Press %1 to bring it back.</source>
        <comment>announced; a key</comment>
        <translation>حُذفت اللعبة. يمكن استعادتها بالضغط على %1.</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>بحث في الألعاب</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>قائمة الألعاب</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <comment>button</comment>
        <translation>إ&amp;غلاق</translation>
    </message>
    <message>
        <source>All games</source>
        <comment>Odin or Ninjan</comment>
        <translation>كل الألعاب</translation>
    </message>
    <message>
        <source>Any status</source>
        <comment>finished or not</comment>
        <translation>كل الحالات</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>كل المنافسين</translation>
    </message>
    <message>
        <source>Every game you start is saved here automatically, whether finished or not.
You can also drop a saved game onto the window.</source>
        <translation>كل لعبة جديدة تُحفظ هنا تلقائيًا، سواء انتهت أم لم تنتهِ.
ويمكن أيضًا سحب لعبة محفوظة إلى النافذة وإفلاتها فيها.</translation>
    </message>
    <message>
        <source>No past games yet</source>
        <comment>title</comment>
        <translation>لا توجد ألعاب سابقة بعد</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PhraseBar</name>
    <message>
        <source>Say something</source>
        <comment>ready phrases at a table with guests</comment>
        <translation>رسالة للجميع</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PuzzleHall</name>
    <message>
        <source>Puzzles</source>
        <comment>title of a page</comment>
        <translation>الألغاز</translation>
    </message>
    <message>
        <source>Find the move: one answer is clearly best</source>
        <comment>below the title of a page</comment>
        <translation>ما الاختيار الصحيح؟ جواب واحد هو الأفضل بوضوح</translation>
    </message>
    <message>
        <source>Solve it</source>
        <comment>button: the puzzle of the day</comment>
        <translation>حلّ اللغز</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <comment>heading</comment>
        <translation>كل الألغاز</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>below a number of puzzles</comment>
        <translation>حُلّت</translation>
    </message>
    <message>
        <source>your stage, of 3</source>
        <comment>below a number such as 2.2</comment>
        <translation>درجتك من 3</translation>
    </message>
    <message>
        <source>Your own mistakes</source>
        <comment>heading</comment>
        <translation>أخطاؤك أنت</translation>
    </message>
    <message>
        <source>The puzzles are missing or unreadable.</source>
        <translation>الألغاز مفقودة أو غير مقروءة.</translation>
    </message>
    <message>
        <source>%1 · %2 · solved</source>
        <comment>a date; a game</comment>
        <translation>%1 · %2 · حُلّ</translation>
    </message>
    <message>
        <source>%1 · %2 · the same for everyone</source>
        <comment>a date; a game</comment>
        <translation>%1 · %2 · واحد للجميع</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row</source>
        <comment>on which the puzzle of the day was solved</comment>
        <translation>
            <numerusform>لا أيام متتالية</numerusform>
            <numerusform>يوم واحد</numerusform>
            <numerusform>يومان متتاليان</numerusform>
            <numerusform>%Ln أيام متتالية</numerusform>
            <numerusform>%Ln يومًا متتاليًا</numerusform>
            <numerusform>%Ln يوم متتالٍ</numerusform>
        </translation>
    </message>
    <message>
        <source>longest: %1</source>
        <comment>number of days in a row</comment>
        <translation>الأطول: %1</translation>
    </message>
    <message>
        <source>Come back tomorrow for the next one.</source>
        <comment>below the days in a row</comment>
        <translation>غدًا يأتي اللغز التالي.</translation>
    </message>
    <message>
        <source>%1 of the last %2 days</source>
        <comment>for screen readers: with a solved puzzle of the day</comment>
        <translation>الأيام: %1 من آخر %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>missing or unreadable</source>
        <comment>a pack of puzzles</comment>
        <translation>مفقودة أو غير مقروءة</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln solved</source>
        <comment>a pack of puzzles</comment>
        <translation>
            <numerusform>حُلّت كلها (%Ln)</numerusform>
            <numerusform>حُلّ اللغز الوحيد</numerusform>
            <numerusform>حُلّ اللغزان</numerusform>
            <numerusform>حُلّت كلها (%Ln)</numerusform>
            <numerusform>حُلّت كلها (%Ln)</numerusform>
            <numerusform>حُلّت كلها (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles, none solved</source>
        <comment>a pack of puzzles</comment>
        <translation>
            <numerusform>لا ألغاز</numerusform>
            <numerusform>لغز واحد لم يُحلّ</numerusform>
            <numerusform>لغزان لم يُحلّا</numerusform>
            <numerusform>%Ln ألغاز، لم يُحلّ أي منها</numerusform>
            <numerusform>%Ln لغزًا، لم يُحلّ أي منها</numerusform>
            <numerusform>%Ln لغز، لم يُحلّ أي منها</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <extracomment>a pack of puzzles for screen readers; %1: a game, %2: its title, %3: “grade 2”, %4: “22 of 60 solved”</extracomment>
        <translation>%1، %2، %3: %4</translation>
    </message>
    <message numerus="yes">
        <source>Practise all %Ln</source>
        <comment>button: own mistakes that are due</comment>
        <translation>
            <numerusform>التدرّب عليها (%Ln)</numerusform>
            <numerusform>التدرّب عليه</numerusform>
            <numerusform>التدرّب عليهما</numerusform>
            <numerusform>التدرّب عليها (%Ln)</numerusform>
            <numerusform>التدرّب عليها (%Ln)</numerusform>
            <numerusform>التدرّب عليها (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise</source>
        <comment>button: own mistakes that are due</comment>
        <translation>التدرّب</translation>
    </message>
    <message>
        <source>Nothing to practise. Mistakes from reviewed games appear here.</source>
        <translation>لا شيء للتدرّب عليه. تظهر هنا أخطاء الألعاب التي رُوجعت.</translation>
    </message>
    <message>
        <source>Nothing to practise today. Next: %1.</source>
        <comment>a date</comment>
        <translation>لا شيء للتدرّب عليه اليوم. التالي: %1.</translation>
    </message>
    <message>
        <source>%1 in all, %2 due today. Each comes back until you have found the better move twice.</source>
        <comment>numbers of own mistakes</comment>
        <translation>الأخطاء: %1، وموعد %2 منها اليوم. يعود كل خطأ إلى أن يُعثر على الاختيار الأفضل مرتين.</translation>
    </message>
    <message>
        <source>%1, game from %2</source>
        <comment>an own mistake; a game, a date</comment>
        <translation>%1، لعبة يوم %2</translation>
    </message>
    <message>
        <source>cost %1</source>
        <comment>an own mistake; points such as 2.9</comment>
        <translation>كلّف %1</translation>
    </message>
    <message>
        <source>not found yet</source>
        <comment>an own mistake: its better move</comment>
        <translation>لم يُعثر عليه بعد</translation>
    </message>
    <message>
        <source>found once</source>
        <comment>an own mistake: its better move</comment>
        <translation>عُثر عليه مرة</translation>
    </message>
    <message>
        <source>due today</source>
        <comment>an own mistake</comment>
        <translation>موعده اليوم</translation>
    </message>
    <message>
        <source>Your solved puzzles could not be read; the damaged file was kept as “%1”.</source>
        <translation>تعذّرت قراءة حلولك؛ وحُفظ الملف التالف باسم «%1».</translation>
    </message>
    <message>
        <source>Solve today’s puzzle to make it %1.</source>
        <comment>below the days in a row; a number</comment>
        <translation>بحلّ لغز اليوم يصبح العدد %1.</translation>
    </message>
    <message>
        <source>Solve it again</source>
        <comment>button: the puzzle of the day</comment>
        <translation>حلّ اللغز من جديد</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PuzzlePanel</name>
    <message>
        <source>Next puzzle</source>
        <comment>button</comment>
        <translation>اللغز التالي</translation>
    </message>
    <message>
        <source>Try the other moves</source>
        <comment>button: after a puzzle has been solved</comment>
        <translation>تجربة الاختيارات الأخرى</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <comment>button: of a puzzle</comment>
        <translation>عرض الجواب</translation>
    </message>
    <message>
        <source>Skip for now</source>
        <comment>button: the next puzzle instead of this one</comment>
        <translation>تأجيل اللغز</translation>
    </message>
    <message>
        <source>What you know</source>
        <comment>heading beside a puzzle</comment>
        <translation>ما هو معروف</translation>
    </message>
    <message>
        <source>Solved</source>
        <comment>title: the answer of a puzzle was right</comment>
        <translation>حُلّ</translation>
    </message>
    <message>
        <source>Not quite</source>
        <comment>title: the answer of a puzzle was not the best</comment>
        <translation>ليس تمامًا</translation>
    </message>
    <message>
        <source>The answer</source>
        <comment>title: of a puzzle</comment>
        <translation>الجواب</translation>
    </message>
    <message>
        <source>Checking…</source>
        <comment>title: an answer is being judged</comment>
        <translation>جارٍ التحقق…</translation>
    </message>
    <message>
        <source>Find the move</source>
        <comment>title of a puzzle</comment>
        <translation>ما الاختيار الأفضل؟</translation>
    </message>
    <message>
        <source>A hint</source>
        <comment>button: helps with a puzzle</comment>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>Another hint</source>
        <comment>button: helps with a puzzle</comment>
        <translation>تلميح آخر</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PuzzleRoom</name>
    <message>
        <source>Not quite: have another look.</source>
        <comment>at the table of a puzzle</comment>
        <translation>ليس تمامًا: يمكنك إعادة النظر.</translation>
    </message>
    <message>
        <source>Not quite: your cards are back in your hand.</source>
        <comment>at the table of a puzzle</comment>
        <translation>ليس تمامًا: عادت بطاقاتك إلى يدك.</translation>
    </message>
    <message>
        <source>That is the best answer.</source>
        <comment>at the table of a puzzle</comment>
        <translation>هذا أفضل جواب.</translation>
    </message>
    <message>
        <source>This would have been the best answer.</source>
        <comment>at the table of a puzzle</comment>
        <translation>كان الجواب الأفضل هو هذا.</translation>
    </message>
    <message>
        <source>You tried</source>
        <comment>before the wrong answer of a puzzle</comment>
        <translation>محاولتك</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>before the right answer of a puzzle</comment>
        <translation>الجواب</translation>
    </message>
    <message>
        <source>You played</source>
        <comment>before what was played in a game</comment>
        <translation>اختيارك</translation>
    </message>
    <message>
        <source>Tempting</source>
        <comment>before the natural but wrong answer of a puzzle</comment>
        <translation>الجواب المغري</translation>
    </message>
    <message>
        <source>Your answer is being checked.</source>
        <comment>beside the table of a puzzle</comment>
        <translation>يجري التحقق من جوابك.</translation>
    </message>
    <message numerus="yes">
        <source>It comes back in %Ln days.</source>
        <comment>an own mistake</comment>
        <translation>
            <numerusform>يعود اليوم.</numerusform>
            <numerusform>يعود بعد يوم واحد.</numerusform>
            <numerusform>يعود بعد يومين.</numerusform>
            <numerusform>يعود بعد %Ln أيام.</numerusform>
            <numerusform>يعود بعد %Ln يومًا.</numerusform>
            <numerusform>يعود بعد %Ln يوم.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles in a row at the first attempt</source>
        <comment>how many</comment>
        <translation>
            <numerusform>لا ألغاز متتالية من أول محاولة</numerusform>
            <numerusform>لغز واحد من أول محاولة</numerusform>
            <numerusform>لغزان متتاليان من أول محاولة</numerusform>
            <numerusform>%Ln ألغاز متتالية من أول محاولة</numerusform>
            <numerusform>%Ln لغزًا متتاليًا من أول محاولة</numerusform>
            <numerusform>%Ln لغز متتالٍ من أول محاولة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a game, the stage of its puzzles</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>game from %1</source>
        <comment>fact about a puzzle: a date</comment>
        <translation>لعبة يوم %1</translation>
    </message>
    <message>
        <source>number %1 of %2</source>
        <comment>fact about a puzzle</comment>
        <translation>الرقم %1 من %2</translation>
    </message>
    <message>
        <source>Your own mistake</source>
        <comment>title of a page: as a puzzle</comment>
        <translation>خطؤك أنت</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <comment>title of a page</comment>
        <translation>لغز</translation>
    </message>
    <message>
        <source>a good idea, but there is a better one</source>
        <comment>below “Not quite”</comment>
        <translation>فكرة جيدة، لكن هناك أفضل</translation>
    </message>
    <message>
        <source>That is as good as the best answer.</source>
        <comment>at the table of a puzzle</comment>
        <translation>هذا الجواب لا يقل عن أفضل جواب.</translation>
    </message>
    <message>
        <source>No certain loss</source>
        <comment>before a right answer of a puzzle</comment>
        <translation>بلا خسارة مؤكدة</translation>
    </message>
    <message>
        <source>already solved</source>
        <comment>beside the table of a puzzle that is looked at again</comment>
        <translation>محلول من قبل</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row: come back tomorrow</source>
        <comment>below “Solved”</comment>
        <translation>
            <numerusform>أيام متتالية: إلى الغد</numerusform>
            <numerusform>يوم واحد: إلى الغد</numerusform>
            <numerusform>يومان متتاليان: إلى الغد</numerusform>
            <numerusform>%Ln أيام متتالية: إلى الغد</numerusform>
            <numerusform>%Ln يومًا متتاليًا: إلى الغد</numerusform>
            <numerusform>%Ln يوم متتالٍ: إلى الغد</numerusform>
        </translation>
    </message>
    <message>
        <source>no better than what you played</source>
        <comment>below “Not quite”</comment>
        <translation>ليس أفضل من اختيارك في اللعبة</translation>
    </message>
    <message>
        <source>there is a better answer</source>
        <comment>below “Not quite”</comment>
        <translation>هناك جواب أفضل</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::PuzzlesController</name>
    <message>
        <source>%1: solved</source>
        <comment>on a tile of the start page: the puzzle of the day; a game</comment>
        <translation>%1: حُلّ</translation>
    </message>
    <message>
        <source>%1: find the move</source>
        <comment>on a tile of the start page; a game</comment>
        <translation>%1: ما الاختيار الأفضل؟</translation>
    </message>
    <message>
        <source>day %1</source>
        <comment>how many days in a row puzzles have been solved</comment>
        <translation>عدد الأيام: %1</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::RatingPanel</name>
    <message>
        <source>Your rating</source>
        <comment>title of a chart</comment>
        <translation>تصنيفك</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::RecentFiles</name>
    <message>
        <source>%1 in %2</source>
        <comment>a file and its folder</comment>
        <translation>%1 في %2</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <comment>menu entry below the files opened last</comment>
        <translation>&amp;مسح هذه القائمة</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::RecordReader</name>
    <message>
        <source>Open game record</source>
        <comment>title</comment>
        <translation>فتح لعبة محفوظة</translation>
    </message>
    <message>
        <source>“%1” is being read…</source>
        <comment>a long game record</comment>
        <translation>تجري قراءة «%1»…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <comment>button</comment>
        <translation>إل&amp;غاء</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::ReviewController</name>
    <message>
        <source>Finish a game to review it here.</source>
        <translation>بعد إكمال لعبة يمكنك مراجعتها هنا.</translation>
    </message>
    <message>
        <source>No card was dealt in this game.</source>
        <translation>لم تُوزَّع أي بطاقة في هذه اللعبة.</translation>
    </message>
    <message>
        <source>The end of this record cannot be read.</source>
        <translation>تتعذّر قراءة نهاية هذه اللعبة المحفوظة.</translation>
    </message>
    <message>
        <source>This game was not finished.</source>
        <translation>لم تكتمل هذه اللعبة.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::ReviewCurve</name>
    <message>
        <source>Show the values as a table</source>
        <comment>button of the review, which is down while it does so</comment>
        <translation>عرض القيم في جدول</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::ReviewRoom</name>
    <message>
        <source>what if: %1</source>
        <comment>beside a line of the curve; %1: a move</comment>
        <translation>ماذا لو: %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>which cards are seen in a review</comment>
        <translation>البطاقات</translation>
    </message>
    <message>
        <source>As you saw it</source>
        <comment>review: which cards are seen</comment>
        <translation>كما رأيتها</translation>
    </message>
    <message>
        <source>As the player saw it</source>
        <comment>review: which cards are seen</comment>
        <translation>كما رآها اللاعب</translation>
    </message>
    <message>
        <source>All cards face up</source>
        <comment>review: which cards are seen</comment>
        <translation>كل البطاقات مكشوفة</translation>
    </message>
    <message>
        <source>View</source>
        <comment>which part of a review is seen</comment>
        <translation>العرض</translation>
    </message>
    <message>
        <source>Decision</source>
        <comment>part of a review</comment>
        <translation>القرار</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <comment>part of a review</comment>
        <translation>الأخطاء</translation>
    </message>
    <message>
        <source>No verdicts</source>
        <comment>review of a game of computers</comment>
        <translation>بلا أحكام</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <comment>button: ends a move that is only tried</comment>
        <translation>العودة إلى اللعبة</translation>
    </message>
    <message>
        <source>part of the move that was played</source>
        <comment>said after the name of a card</comment>
        <translation>من الاختيار الذي لُعب</translation>
    </message>
    <message>
        <source>part of the better move</source>
        <comment>said after the name of a card</comment>
        <translation>من الاختيار الأفضل</translation>
    </message>
    <message>
        <source>Whose decisions to review</source>
        <comment>review: whose decisions are judged</comment>
        <translation>القرارات المراد تقييمها</translation>
    </message>
    <message>
        <source>No earlier mistake.</source>
        <translation>لا خطأ قبل هذا.</translation>
    </message>
    <message>
        <source>No further mistake.</source>
        <translation>لا خطأ بعد هذا.</translation>
    </message>
    <message>
        <source>The values are shown as a table.</source>
        <translation>القيم معروضة في جدول.</translation>
    </message>
    <message>
        <source>The curve is shown.</source>
        <translation>المنحنى معروض.</translation>
    </message>
    <message>
        <source>Choose another move.</source>
        <comment>what if: said by a screen reader</comment>
        <translation>يمكنك تجربة اختيار آخر.</translation>
    </message>
    <message>
        <source>This is the first step.</source>
        <translation>هذه أول خطوة.</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>هذه آخر خطوة.</translation>
    </message>
    <message>
        <source>No decision is reviewed at this step.</source>
        <translation>ليس في هذه الخطوة قرار يُقيَّم.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::Room</name>
    <message>
        <source>Back</source>
        <comment>button of a page that takes the place of the table</comment>
        <translation>رجوع</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::RuleBookWindow</name>
    <message>
        <source>Search the rules</source>
        <translation>بحث في القواعد</translation>
    </message>
    <message>
        <source>Contents</source>
        <comment>of the rule book</comment>
        <translation>المحتويات</translation>
    </message>
    <message>
        <source>Not found</source>
        <comment>words in the rules</comment>
        <translation>لا نتائج</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>النتيجة السابقة</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>النتيجة التالية</translation>
    </message>
    <message>
        <source>Enter goes to the next match</source>
        <comment>about the search in the rules</comment>
        <translation>مفتاح Enter ينتقل إلى النتيجة التالية</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::RulesPanel</name>
    <message>
        <source>Points limit: other number</source>
        <translation>حد النقاط: عدد آخر</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>points that end the game: a number that the user types</comment>
        <translation>آخر</translation>
    </message>
    <message>
        <source>up</source>
        <comment>count points</comment>
        <translation>تصاعديًا</translation>
    </message>
    <message>
        <source>down</source>
        <comment>count points</comment>
        <translation>تنازليًا</translation>
    </message>
    <message>
        <source>At random</source>
        <comment>who starts</comment>
        <translation>عشوائيًا</translation>
    </message>
    <message>
        <source>The game ends after the hand in which someone reaches this limit. Fewest points wins.</source>
        <translation>تنتهي اللعبة بعد المرحلة التي يُبلغ فيها هذا الحد، والفوز للأقل نقاطًا.</translation>
    </message>
    <message>
        <source>Up from zero, or down from the limit. The result is the same.</source>
        <translation>من الصفر صعودًا أو من الحد نزولًا، والنتيجة واحدة.</translation>
    </message>
    <message>
        <source>Who leads the first round of the first hand.</source>
        <translation>من يبدأ الجولة الأولى في المرحلة الأولى.</translation>
    </message>
    <message>
        <source>Who leads the first round of every later hand.</source>
        <translation>من يبدأ الجولة الأولى في المراحل التالية.</translation>
    </message>
    <message>
        <source>Leading all cards at once, if they are of one colour or number.</source>
        <translation>بدء الجولة بكل البطاقات دفعة واحدة إن كانت من لون واحد أو رقم واحد.</translation>
    </message>
    <message>
        <source>&amp;Edition</source>
        <translation>ال&amp;طبعة</translation>
    </message>
    <message>
        <source>&amp;Game ends at</source>
        <comment>label of a number of points</comment>
        <translation>ن&amp;هاية اللعبة</translation>
    </message>
    <message>
        <source>&amp;Count points</source>
        <translation>ع&amp;دّ النقاط</translation>
    </message>
    <message>
        <source>&amp;First lead</source>
        <comment>who begins the first hand</comment>
        <translation>ال&amp;بداية الأولى</translation>
    </message>
    <message>
        <source>&amp;Next hands</source>
        <comment>who begins the hands after the first</comment>
        <translation>المرا&amp;حل التالية</translation>
    </message>
    <message>
        <source>&amp;Whole hand as lead</source>
        <translation>اليد كاملة دفعة &amp;واحدة</translation>
    </message>
    <message>
        <source>G&amp;oat</source>
        <comment>the card: whether it is in the deck</comment>
        <translation>الت&amp;يس</translation>
    </message>
    <message>
        <source>One more card, of number 0 and of any colour. Left in a hand, it costs 5 points.</source>
        <translation>بطاقة إضافية رقمها 0 ولونها أي لون. إذا بقيت في اليد كلّفت 5 نقاط.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::SeatList</name>
    <message>
        <source>Seats, clockwise</source>
        <translation>المقاعد باتجاه عقارب الساعة</translation>
    </message>
    <message>
        <source>Seat %1: who plays</source>
        <translation>المقعد %1: من يلعب</translation>
    </message>
    <message>
        <source>Seat %1: picture</source>
        <comment>a computer player’s portrait</comment>
        <translation>المقعد %1: الوجه</translation>
    </message>
    <message>
        <source>Seat %1: name</source>
        <translation>المقعد %1: الاسم</translation>
    </message>
    <message>
        <source>Seat %1: command of the program</source>
        <translation>المقعد %1: أمر تشغيل البرنامج</translation>
    </message>
    <message>
        <source>command</source>
        <comment>in an empty field: what starts a program</comment>
        <translation>أمر التشغيل</translation>
    </message>
    <message>
        <source>Seat %1: choose the program’s file</source>
        <translation>المقعد %1: اختيار ملف البرنامج</translation>
    </message>
    <message>
        <source>Choose the program’s file</source>
        <translation>اختيار ملف البرنامج</translation>
    </message>
    <message>
        <source>Seat %1: leave empty</source>
        <translation>المقعد %1: تركه شاغرًا</translation>
    </message>
    <message>
        <source>Leave this seat empty (Delete)</source>
        <translation>ترك هذا المقعد شاغرًا (Delete)</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <comment>%1 is its level</comment>
        <translation>الحاسوب: %1</translation>
    </message>
    <message>
        <source>Person at this screen</source>
        <translation>شخص أمام هذه الشاشة</translation>
    </message>
    <message>
        <source>Friend at another computer</source>
        <translation>صديق على حاسوب آخر</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>برنامج آخر</translation>
    </message>
    <message>
        <source>Picture: %1</source>
        <comment>the portrait of a Viking with that name</comment>
        <translation>الوجه: %1</translation>
    </message>
    <message>
        <source>You get the invitation when you press “Play”.</source>
        <translation>تظهر الدعوة بعد الضغط على «بدء اللعب».</translation>
    </message>
    <message>
        <source>The command starts your own program, which plays in this seat.</source>
        <translation>يشغّل هذا الأمر برنامجك الخاص، وهو يلعب في هذا المقعد.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <comment>title</comment>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>ال&amp;لغة:</translation>
    </message>
    <message>
        <source>&amp;Appearance:</source>
        <translation>الم&amp;ظهر:</translation>
    </message>
    <message>
        <source>Animation &amp;speed:</source>
        <translation>&amp;سرعة الحركة:</translation>
    </message>
    <message>
        <source>Count &amp;points:</source>
        <translation>ع&amp;دّ النقاط:</translation>
    </message>
    <message>
        <source>light</source>
        <comment>appearance</comment>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>dark</source>
        <comment>appearance</comment>
        <translation>داكن</translation>
    </message>
    <message>
        <source>off</source>
        <comment>animation speed</comment>
        <translation>بلا حركة</translation>
    </message>
    <message>
        <source>fast</source>
        <comment>animation speed</comment>
        <translation>سريعة</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>animation speed</comment>
        <translation>عادية</translation>
    </message>
    <message>
        <source>slow</source>
        <comment>animation speed</comment>
        <translation>بطيئة</translation>
    </message>
    <message>
        <source>down from the limit</source>
        <comment>how points are counted</comment>
        <translation>تنازليًا من حد النقاط</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <comment>page of the settings</comment>
        <translation>عا&amp;م</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>مستو&amp;ى الصوت:</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <comment>page of the settings</comment>
        <translation>الطا&amp;ولة</translation>
    </message>
    <message>
        <source>Car&amp;ds</source>
        <comment>page of the settings</comment>
        <translation>البطاقا&amp;ت</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation>الألوا&amp;ن:</translation>
    </message>
    <message>
        <source>calm</source>
        <comment>colours of cards</comment>
        <translation>هادئة</translation>
    </message>
    <message>
        <source>vivid</source>
        <comment>colours of cards</comment>
        <translation>زاهية</translation>
    </message>
    <message>
        <source>Colours and motion</source>
        <comment>heading in the settings</comment>
        <translation>الألوان والحركة</translation>
    </message>
    <message>
        <source>Sound</source>
        <comment>heading in the settings</comment>
        <translation>الصوت</translation>
    </message>
    <message>
        <source>Playing</source>
        <comment>heading in the settings: how cards are played</comment>
        <translation>اللعب</translation>
    </message>
    <message>
        <source>Display</source>
        <comment>heading in the settings: points, known cards</comment>
        <translation>العرض</translation>
    </message>
    <message>
        <source>Pace</source>
        <comment>heading in the settings: how fast the game goes on</comment>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>Preview</source>
        <comment>heading in the settings: cards</comment>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>high contrast</source>
        <comment>appearance</comment>
        <translation>تباين عالٍ</translation>
    </message>
    <message>
        <source>P&amp;lay cards by:</source>
        <translation>لع&amp;ب البطاقات:</translation>
    </message>
    <message>
        <source>same as system</source>
        <comment>appearance</comment>
        <translation>حسب النظام</translation>
    </message>
    <message>
        <source>clicking or dragging</source>
        <comment>how cards are played</comment>
        <translation>بالنقر أو السحب</translation>
    </message>
    <message>
        <source>clicking</source>
        <comment>how cards are played</comment>
        <translation>بالنقر</translation>
    </message>
    <message>
        <source>dragging</source>
        <comment>how cards are played</comment>
        <translation>بالسحب</translation>
    </message>
    <message>
        <source>Start the &amp;next hand automatically</source>
        <translation>بد&amp;ء المرحلة التالية تلقائيًا</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <comment>page of the settings</comment>
        <translation>الاختصا&amp;رات</translation>
    </message>
    <message>
        <source>Play s&amp;ounds</source>
        <translation>ت&amp;شغيل الأصوات</translation>
    </message>
    <message>
        <source>&amp;Large colour signs</source>
        <translation>رموز &amp;كبيرة للألوان</translation>
    </message>
    <message>
        <source>Play the last &amp;set automatically</source>
        <translation>لعب المجموعة الأخير&amp;ة تلقائيًا</translation>
    </message>
    <message>
        <source>Wa&amp;rn about mistakes:</source>
        <translation>التحذير من الأ&amp;خطاء:</translation>
    </message>
    <message>
        <source>never</source>
        <comment>when to warn before a mistake</comment>
        <translation>بلا تحذير</translation>
    </message>
    <message>
        <source>&amp;Computers move:</source>
        <translation>ل&amp;عب الحاسوب:</translation>
    </message>
    <message>
        <source>at once</source>
        <comment>how fast computer players move</comment>
        <translation>فورًا</translation>
    </message>
    <message>
        <source>quickly</source>
        <comment>how fast computer players move</comment>
        <translation>سريعًا</translation>
    </message>
    <message>
        <source>normally</source>
        <comment>how fast computer players move</comment>
        <translation>عاديًا</translation>
    </message>
    <message>
        <source>slowly</source>
        <comment>how fast computer players move</comment>
        <translation>ببطء</translation>
    </message>
    <message>
        <source>all</source>
        <comment>when to warn before a mistake</comment>
        <translation>كلها</translation>
    </message>
    <message>
        <source>clear ones</source>
        <comment>when to warn before a mistake</comment>
        <translation>الواضحة</translation>
    </message>
    <message>
        <source>up from zero</source>
        <comment>how points are counted</comment>
        <translation>تصاعديًا من الصفر</translation>
    </message>
    <message>
        <source>By ear</source>
        <comment>page of the settings: announcements, the voice, keys</comment>
        <translation>بالسمع</translation>
    </message>
    <message>
        <source>Keys to ask with</source>
        <comment>heading in the settings: they make the table tell something</comment>
        <translation>مفاتيح السؤال</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>column</comment>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>What is said</source>
        <comment>column</comment>
        <translation>ما يُقال</translation>
    </message>
    <message>
        <source>Announcements</source>
        <comment>heading in the settings: what a screen reader is told</comment>
        <translation>الرسائل المنطوقة</translation>
    </message>
    <message>
        <source>Length:</source>
        <comment>of announcements</comment>
        <translation>الطول:</translation>
    </message>
    <message>
        <source>short</source>
        <comment>length of announcements</comment>
        <translation>قصيرة</translation>
    </message>
    <message>
        <source>long</source>
        <comment>length of announcements</comment>
        <translation>طويلة</translation>
    </message>
    <message>
        <source>Say it</source>
        <comment>button: an announcement, as an example</comment>
        <translation>نطق</translation>
    </message>
    <message>
        <source>never</source>
        <comment>when the game waits for the voice</comment>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>with a screen reader</source>
        <comment>when the game waits for the voice</comment>
        <translation>مع قارئ الشاشة</translation>
    </message>
    <message>
        <source>always</source>
        <comment>when the game waits for the voice</comment>
        <translation>دائمًا</translation>
    </message>
    <message numerus="yes">
        <source>%Ln words a minute</source>
        <translation>
            <numerusform>%Ln كلمة في الدقيقة</numerusform>
            <numerusform>كلمة في الدقيقة</numerusform>
            <numerusform>كلمتان في الدقيقة</numerusform>
            <numerusform>%Ln كلمات في الدقيقة</numerusform>
            <numerusform>%Ln كلمة في الدقيقة</numerusform>
            <numerusform>%Ln كلمة في الدقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>after the words</source>
        <comment>when the next move comes</comment>
        <translation>بعد انتهاء الرسالة</translation>
    </message>
    <message>
        <source>with Enter</source>
        <comment>when the next move comes: the key</comment>
        <translation>بالضغط على Enter</translation>
    </message>
    <message>
        <source>Sounds</source>
        <comment>heading in the settings: those that inform</comment>
        <translation>الأصوات</translation>
    </message>
    <message>
        <source>A player’s last card</source>
        <translation>آخر بطاقة للاعب</translation>
    </message>
    <message>
        <source>Each seat sounds from its side</source>
        <translation>صوت كل مقعد من جهته</translation>
    </message>
    <message>
        <source>Guests may ask for hints</source>
        <translation>يمكن للضيوف طلب التلميحات</translation>
    </message>
    <message>
        <source>Relay:</source>
        <comment>label of a field for its line of text</comment>
        <translation>المرحِّل:</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no relay</comment>
        <translation>لا يوجد</translation>
    </message>
    <message>
        <source>Shift gives longer answers.</source>
        <comment>foot of the settings: about keys to ask with</comment>
        <translation>مع Shift يكون الجواب مفصّلًا.</translation>
    </message>
    <message>
        <source>&amp;Use the language’s own digits</source>
        <translation>كتابة الأعدا&amp;د بالأرقام المشرقية، مثل ٣ بدلًا من 3</translation>
    </message>
    <message>
        <source>&amp;Reduce motion as the system asks</source>
        <translation>بلا حركة إذا كا&amp;ن تقليل الحركة مفعّلًا في النظام</translation>
    </message>
    <message>
        <source>No sound: OpenAL is not installed (Debian, Ubuntu: %1).</source>
        <translation>لا صوت لأن مكتبة OpenAL غير مثبّتة، وهي في Debian وفي Ubuntu الحزمة %1.‏</translation>
    </message>
    <message>
        <source>No sound: Meadhall was built without OpenAL.</source>
        <translation>لا صوت لأن هذه النسخة من Meadhall بُنيت من دون OpenAL.‏</translation>
    </message>
    <message>
        <source>Friends</source>
        <comment>heading in the settings</comment>
        <translation>الأصدقاء</translation>
    </message>
    <message>
        <source>Let friends in through the router</source>
        <translation>إدخال الأصدقاء عبر الموجّه</translation>
    </message>
    <message>
        <source>P&amp;ass automatically when you must</source>
        <translation>تمرير الدور تلقائيًا إ&amp;ذا لم يكن غيره ممكنًا</translation>
    </message>
    <message>
        <source>Allow &amp;undo with several people</source>
        <translation>إتاحة التراجع عند لعب عدة أشخا&amp;ص</translation>
    </message>
    <message>
        <source>S&amp;how known cards at a seat</source>
        <translation>عرض بطاقات اللاعب المعروفة عند الإشارة إلى مقعد&amp;ه</translation>
    </message>
    <message>
        <source>large ones</source>
        <comment>when to warn before a mistake</comment>
        <translation>الكبيرة</translation>
    </message>
    <message>
        <source>Announce a player’s last two cards</source>
        <translation>الإخبار بآخر بطاقتين للاعب</translation>
    </message>
    <message>
        <source>Whether a card can be played</source>
        <translation>هل يمكن لعب البطاقة</translation>
    </message>
    <message>
        <source>You can only pass</source>
        <translation>لا يمكن إلا تمرير الدور</translation>
    </message>
    <message>
        <source>Wait for the voice:</source>
        <translation>انتظار الصوت:</translation>
    </message>
    <message>
        <source>Voice:</source>
        <translation>سرعة الصوت:</translation>
    </message>
    <message>
        <source>Next move:</source>
        <translation>الدور التالي:</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::ShortcutsPage</name>
    <message>
        <source>press keys…</source>
        <comment>in an empty field for the keys of an action</comment>
        <translation>بانتظار المفاتيح…</translation>
    </message>
    <message>
        <source>“%1” is already used at the table.</source>
        <translation>الاختصار «⁦%1⁩» محجوز للعب على الطاولة.</translation>
    </message>
    <message>
        <source>“%1” is for menus and buttons.</source>
        <comment>keys</comment>
        <translation>الاختصار «⁦%1⁩» محجوز للقوائم والأزرار.</translation>
    </message>
    <message>
        <source>“%1” is already used for “%2”.</source>
        <comment>%1 keys, %2 an entry of a menu</comment>
        <translation>الاختصار «⁦%1⁩» مستخدم بالفعل: «%2».</translation>
    </message>
    <message>
        <source>Remove the shortcut for “%1”</source>
        <comment>button; %1 an entry of a menu</comment>
        <translation>إزالة اختصار «%1»</translation>
    </message>
    <message>
        <source>&amp;Reset all shortcuts</source>
        <comment>button: to those that the program came with</comment>
        <translation>استعادة كل الا&amp;ختصارات</translation>
    </message>
    <message>
        <source>Search for an action or a key</source>
        <comment>in an empty field</comment>
        <translation>بحث عن أمر أو مفتاح</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>بحث في الاختصارات</translation>
    </message>
    <message>
        <source>No action and no key fits.</source>
        <comment>the search among the shortcuts has found nothing</comment>
        <translation>لا أمر ولا مفتاح يطابق بحثك.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::SidePanel</name>
    <message>
        <source>Log</source>
        <comment>heading of the list of what happened</comment>
        <translation>سجل اللعب</translation>
    </message>
    <message numerus="yes">
        <source>to %Ln point(s)</source>
        <comment>head of the side panel: when the game ends</comment>
        <translation>
            <numerusform>حتى %Ln نقطة</numerusform>
            <numerusform>حتى نقطة واحدة</numerusform>
            <numerusform>حتى نقطتين</numerusform>
            <numerusform>حتى %Ln نقاط</numerusform>
            <numerusform>حتى %Ln نقطة</numerusform>
            <numerusform>حتى %Ln نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>head of the side panel, after &quot;Round 3&quot;: the number of rounds</extracomment>
        <translation>من %1</translation>
    </message>
    <message>
        <source>in the lead</source>
        <extracomment>read aloud after the points of who is ahead of all others</extracomment>
        <translation>في الصدارة</translation>
    </message>
    <message>
        <source>Pages</source>
        <comment>tabs of the side panel, for screen readers</comment>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>Last moves</source>
        <comment>heading of the list of what happened, below the points</comment>
        <translation>آخر ما جرى</translation>
    </message>
    <message>
        <source>the only one</source>
        <comment>head of the side panel: after “Hand 1”, when the game is over after one hand</comment>
        <translation>وهي الوحيدة</translation>
    </message>
    <message>
        <source>Points and log are shown</source>
        <comment>said by a screen reader: the side panel has been opened</comment>
        <translation>النقاط وسجل اللعب ظاهران</translation>
    </message>
    <message>
        <source>Points and log are hidden</source>
        <comment>said by a screen reader: the side panel has been closed</comment>
        <translation>النقاط وسجل اللعب مخفيان</translation>
    </message>
    <message>
        <source>none yet</source>
        <extracomment>read aloud in place of points: the hand or round is not over</extracomment>
        <translation>لا نقاط بعد</translation>
    </message>
    <message>
        <source>Points in detail</source>
        <comment>table of the points of each hand or round</comment>
        <translation>تفاصيل النقاط</translation>
    </message>
    <message>
        <source>Total points</source>
        <comment>table of the totals of all players</comment>
        <translation>مجموع النقاط</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::SidePanelTitle</name>
    <message>
        <source>Pin beside the table</source>
        <comment>button of the side panel</comment>
        <translation>تثبيت بجانب الطاولة</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::StartPage</name>
    <message>
        <source>Welcome to the hall</source>
        <comment>title of the first start</comment>
        <translation>أهلًا بك في القاعة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s), as last time</source>
        <comment>of a new game</comment>
        <translation>
            <numerusform>بلا لاعبين، كالمرة السابقة</numerusform>
            <numerusform>لاعب واحد، كالمرة السابقة</numerusform>
            <numerusform>لاعبان، كالمرة السابقة</numerusform>
            <numerusform>%Ln لاعبين، كالمرة السابقة</numerusform>
            <numerusform>%Ln لاعبًا، كالمرة السابقة</numerusform>
            <numerusform>%Ln لاعب، كالمرة السابقة</numerusform>
        </translation>
    </message>
    <message>
        <source>Go bac&amp;k to the previous game</source>
        <comment>button: to the one that another has replaced</comment>
        <translation>الع&amp;ودة إلى اللعبة السابقة</translation>
    </message>
    <message>
        <source>Rock beats scissors, scissors beat paper: choose in secret, win the good piles and dodge the bad ones.</source>
        <comment>Ninjan</comment>
        <translation>الحجر يتغلب على المقص، والمقص على الورقة: بطاقة تُختار سرًّا، وأكوام جيدة تُؤخذ، وسيئة تُترك.</translation>
    </message>
    <message>
        <source>%1 to %2 players.</source>
        <translation>من %1 إلى %2 لاعبين.</translation>
    </message>
    <message>
        <source>Play &amp;Odin</source>
        <comment>button</comment>
        <translation>لعب &amp;Odin</translation>
    </message>
    <message>
        <source>Learn in 3 min&amp;utes</source>
        <comment>button: Ninjan</comment>
        <translation>تعلّم في 3 د&amp;قائق</translation>
    </message>
    <message>
        <source>Language</source>
        <comment>choice at the first start</comment>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Play &amp;Ninjan</source>
        <comment>button</comment>
        <translation>لعب &amp;Ninjan</translation>
    </message>
    <message>
        <source>Beat what lies on the table with a higher value, and be the first to run out of cards.</source>
        <comment>Odin</comment>
        <translation>مجموعة أقوى مما في وسط الطاولة، وسباق إلى التخلص من كل البطاقات.</translation>
    </message>
    <message>
        <source>Two card games, against computer players who never see your cards.</source>
        <translation>لعبتا بطاقات أمام منافسين من الحاسوب لا يرون بطاقاتك أبدًا.</translation>
    </message>
    <message>
        <source>Learn &amp;in 3 minutes</source>
        <comment>button: Odin</comment>
        <translation>تعلّم &amp;في 3 دقائق</translation>
    </message>
    <message>
        <source>Theme</source>
        <comment>choice at the first start</comment>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>داكن</translation>
    </message>
    <message>
        <source>Has a friend invited you?</source>
        <translation>هل وصلتك دعوة من صديق؟</translation>
    </message>
    <message>
        <source>Just paste the invitation.</source>
        <translation>يكفي لصق الدعوة.</translation>
    </message>
    <message>
        <source>&amp;Join friends</source>
        <comment>button</comment>
        <translation>الان&amp;ضمام إلى الأصدقاء</translation>
    </message>
    <message>
        <source>Starts at once: %1. Level: %2.</source>
        <comment>%1: the names of the players; %2: the level of the computers</comment>
        <translation>تبدأ فورًا: %1. المستوى: %2.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::StartRating</name>
    <message>
        <source>Your rating, %1</source>
        <comment>heading; a game</comment>
        <translation>تصنيفك في %1</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <comment>button: opens their page</comment>
        <translation>الإح&amp;صائيات</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln game(s)</source>
        <comment>heading of the places in them</comment>
        <translation>
            <numerusform>بلا ألعاب</numerusform>
            <numerusform>آخر لعبة</numerusform>
            <numerusform>آخر لعبتين</numerusform>
            <numerusform>آخر %Ln ألعاب</numerusform>
            <numerusform>آخر %Ln لعبة</numerusform>
            <numerusform>آخر %Ln لعبة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meadhall::ui::StatisticsRoom</name>
    <message>
        <source>Export statistics</source>
        <comment>title</comment>
        <translation>تصدير الإحصائيات</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <comment>files</comment>
        <translation>جداول ‎(*.csv)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <comment>title</comment>
        <translation>الإحصائيات</translation>
    </message>
    <message>
        <source>&amp;Undo (%1)</source>
        <comment>button: brings back what was cleared; a key</comment>
        <translation>تراجع (%1)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <comment>a file</comment>
        <translation>حُفظ الملف: %1</translation>
    </message>
    <message>
        <source>Reading saved games: %1 of %2</source>
        <comment>how many of how many</comment>
        <translation>تُقرأ الألعاب المحفوظة: %1 من %2</translation>
    </message>
    <message>
        <source>Statistics cleared. The games are kept.</source>
        <translation>مُسحت الإحصائيات، أما الألعاب فمحفوظة.</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::StatisticsView</name>
    <message>
        <source>Games won</source>
        <comment>title of a chart</comment>
        <translation>مرات الفوز</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TableAccessibility</name>
    <message>
        <source>All cards are hidden</source>
        <comment>said by a screen reader</comment>
        <translation>كل البطاقات مخفية</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <comment>said by a screen reader after the last card was deselected</comment>
        <translation>لا شيء محدد</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TableController</name>
    <message>
        <source>Working out a hint…</source>
        <translation>جارٍ إعداد التلميح…</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TablePanels</name>
    <message>
        <source>Play again</source>
        <comment>button: another game with the same players</comment>
        <translation>مرة أخرى</translation>
    </message>
    <message>
        <source>New game…</source>
        <comment>button</comment>
        <translation>لعبة جديدة…</translation>
    </message>
    <message>
        <source>%1 is next. Everyone else, look away!</source>
        <translation>الدور الآن: %1. على البقية عدم النظر!</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <comment>button</comment>
        <translation>عرض بطاقاتي</translation>
    </message>
    <message>
        <source>Points in all: %1</source>
        <comment>said by a screen reader; %1 is a list of names with points: “You 12, Bjorn 3”</comment>
        <translation>مجموع النقاط: %1</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>button: to the start page</comment>
        <translation>الصفحة الرئيسية</translation>
    </message>
    <message>
        <source>&amp;Look at them</source>
        <comment>button: at the own decisions in a review</comment>
        <translation>م&amp;شاهدتها</translation>
    </message>
    <message numerus="yes">
        <source>Looking at your %Ln decision(s)…</source>
        <comment>while a review judges them</comment>
        <translation>
            <numerusform>جارٍ النظر في قراراتك…</numerusform>
            <numerusform>جارٍ النظر في قرار واحد…</numerusform>
            <numerusform>جارٍ النظر في قرارين…</numerusform>
            <numerusform>جارٍ النظر في %Ln قرارات…</numerusform>
            <numerusform>جارٍ النظر في %Ln قرارًا…</numerusform>
            <numerusform>جارٍ النظر في %Ln قرار…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No mistake in %Ln decision(s).</source>
        <comment>result of a review</comment>
        <translation>
            <numerusform>لا أخطاء.</numerusform>
            <numerusform>لا أخطاء في قرار واحد.</numerusform>
            <numerusform>لا أخطاء في قرارين.</numerusform>
            <numerusform>لا أخطاء في %Ln قرارات.</numerusform>
            <numerusform>لا أخطاء في %Ln قرارًا.</numerusform>
            <numerusform>لا أخطاء في %Ln قرار.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s) cost you %1 points.</source>
        <comment>result of a review; %1 has one decimal</comment>
        <translation>
            <numerusform>لا خسارة: %1 نقطة.</numerusform>
            <numerusform>قرار واحد كلّفك %1 نقطة.</numerusform>
            <numerusform>قراران كلّفاك %1 نقطة.</numerusform>
            <numerusform>%Ln قرارات كلّفتك %1 نقطة.</numerusform>
            <numerusform>%Ln قرارًا كلّفتك %1 نقطة.</numerusform>
            <numerusform>%Ln قرار كلّفتك %1 نقطة.</numerusform>
        </translation>
    </message>
    <message>
        <source>You: %1</source>
        <comment>at the end of a game; a place such as “2nd of 4”</comment>
        <translation>أنت: %1</translation>
    </message>
    <message numerus="yes">
        <source>You: %1, %Ln point(s) behind</source>
        <comment>at the end of a game; a place such as “2nd of 4”</comment>
        <translation>
            <numerusform>أنت: %1، بلا فارق</numerusform>
            <numerusform>أنت: %1، بفارق نقطة واحدة</numerusform>
            <numerusform>أنت: %1، بفارق نقطتين</numerusform>
            <numerusform>أنت: %1، بفارق %Ln نقاط</numerusform>
            <numerusform>أنت: %1، بفارق %Ln نقطة</numerusform>
            <numerusform>أنت: %1، بفارق %Ln نقطة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TableView</name>
    <message>
        <source>Undo</source>
        <comment>button</comment>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>button</comment>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>Sort by colour</source>
        <comment>button</comment>
        <translation>ترتيب حسب اللون</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>name of the playing area for screen readers</comment>
        <translation>الطاولة</translation>
    </message>
    <message>
        <source>Sort by suit</source>
        <comment>button: rock, paper, scissors</comment>
        <translation>ترتيب حسب الرمز</translation>
    </message>
    <message>
        <source>Sort by number</source>
        <comment>button in Ninjan: −6 to 10</comment>
        <translation>ترتيب حسب الرقم</translation>
    </message>
    <message>
        <source>Sort by number</source>
        <comment>button in Odin: 1 to 9</comment>
        <translation>ترتيب حسب الرقم</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TransportBar</name>
    <message>
        <source>One step back</source>
        <comment>button: in the review of a game</comment>
        <translation>خطوة إلى الوراء</translation>
    </message>
    <message>
        <source>One step forward</source>
        <comment>button: in the review of a game</comment>
        <translation>خطوة إلى الأمام</translation>
    </message>
    <message>
        <source>Play automatically</source>
        <comment>button: the review goes on by itself</comment>
        <translation>تشغيل تلقائي</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <comment>button: of the hand or round</comment>
        <translation>إلى البداية</translation>
    </message>
    <message>
        <source>To the end</source>
        <comment>button: of the hand or round</comment>
        <translation>إلى النهاية</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TryLines</name>
    <message>
        <source>What happened</source>
        <comment>title: what followed in the game</comment>
        <translation>كما جرى</translation>
    </message>
    <message>
        <source>recorded</source>
        <comment>what followed in the game</comment>
        <translation>من السجل</translation>
    </message>
    <message>
        <source>After %1</source>
        <comment>title: what would have followed; %1: a move</comment>
        <translation>بعد %1</translation>
    </message>
    <message>
        <source>most likely continuation</source>
        <comment>how a game would have gone on</comment>
        <translation>المسار الأرجح</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points at the end</source>
        <comment>of a hand</comment>
        <translation>
            <numerusform>بلا نقاط في النهاية</numerusform>
            <numerusform>نقطة واحدة في النهاية</numerusform>
            <numerusform>نقطتان في النهاية</numerusform>
            <numerusform>%Ln نقاط في النهاية</numerusform>
            <numerusform>%Ln نقطة في النهاية</numerusform>
            <numerusform>%Ln نقطة في النهاية</numerusform>
        </translation>
    </message>
    <message>
        <source>being worked out…</source>
        <comment>how a game would have gone on</comment>
        <translation>جارٍ الحساب…</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::TutorialController</name>
    <message>
        <source>Shall I warn you before a mistake?</source>
        <comment>title</comment>
        <translation>التحذير قبل الخطأ؟</translation>
    </message>
    <message>
        <source>I speak up before a clear mistake. You decide: every move stays allowed. You can change this in the settings, under “Table”.</source>
        <translation>يظهر تنبيه قبل كل خطأ واضح. القرار لك: كل اختيار يبقى مسموحًا. يمكن تغيير ذلك في الإعدادات، في صفحة «الطاولة».</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::VerdictPanel</name>
    <message>
        <source>&amp;Try another card</source>
        <comment>button of the review</comment>
        <translation>&amp;تجربة بطاقة أخرى</translation>
    </message>
    <message>
        <source>&amp;Try another move</source>
        <comment>button of the review</comment>
        <translation>&amp;تجربة اختيار آخر</translation>
    </message>
    <message>
        <source>Play o&amp;n from here</source>
        <comment>button of the review</comment>
        <translation>&amp;متابعة اللعب من هنا</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::WaitingPage</name>
    <message>
        <source>you</source>
        <extracomment>below the name of the person at this screen</extracomment>
        <translation>أنت</translation>
    </message>
    <message>
        <source>host of the table</source>
        <extracomment>below the name of a person</extracomment>
        <translation>مضيف الطاولة</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln more player(s)</source>
        <comment>title: chairs at the table that nobody has taken yet</comment>
        <translation>
            <numerusform>اكتمل العدد</numerusform>
            <numerusform>بانتظار لاعب واحد</numerusform>
            <numerusform>بانتظار لاعبَين</numerusform>
            <numerusform>بانتظار %Ln لاعبين</numerusform>
            <numerusform>بانتظار %Ln لاعبًا</numerusform>
            <numerusform>بانتظار %Ln لاعب</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone is here; the game is about to begin</source>
        <comment>title</comment>
        <translation>الجميع حاضرون، واللعبة على وشك أن تبدأ</translation>
    </message>
    <message>
        <source>Hints are allowed at this table.</source>
        <translation>التلميحات مسموح بها هنا.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what is said of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Free seat</source>
        <extracomment>in place of a name: nobody has taken this chair at the table yet</extracomment>
        <translation>مقعد شاغر</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::WarningOffer</name>
    <message>
        <source>Shall I warn you before a mistake in your next games? Every move stays allowed.</source>
        <translation>التحذير قبل الخطأ في ألعابك القادمة؟ كل اختيار يبقى مسموحًا.</translation>
    </message>
    <message>
        <source>I will warn you. You can change that in the settings, under “Table”.</source>
        <translation>سيظهر التحذير. يمكن تغيير ذلك في الإعدادات، في صفحة «الطاولة».</translation>
    </message>
    <message>
        <source>All right. You’ll find the warnings in the settings, under “Table”.</source>
        <translation>حسنًا. التحذيرات موجودة في الإعدادات، في صفحة «الطاولة».</translation>
    </message>
</context>
<context>
    <name>meadhall::ui::WatchControls</name>
    <message>
        <source>The game is paused.</source>
        <comment>said by a screen reader</comment>
        <translation>اللعبة متوقفة مؤقتًا.</translation>
    </message>
    <message>
        <source>The game has resumed.</source>
        <comment>said by a screen reader</comment>
        <translation>استؤنفت اللعبة.</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button</comment>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Next move</source>
        <comment>button: a paused game that is watched goes on by so much</comment>
        <translation>الدور التالي</translation>
    </message>
    <message>
        <source>Hide everyone’s cards</source>
        <comment>button, for whoever watches</comment>
        <translation>إخفاء بطاقات الجميع</translation>
    </message>
    <message>
        <source>Show everyone’s cards</source>
        <comment>button, for whoever watches</comment>
        <translation>عرض بطاقات الجميع</translation>
    </message>
</context>
</TS>
