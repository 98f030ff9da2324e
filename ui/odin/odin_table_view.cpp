#include "odin/odin_table_view.h"

#include "odin/set.h"
#include "scene/z_values.h"

#include <QPushButton>
#include <QStyle>

#include <algorithm>

namespace meadhall::ui {

namespace {

/// Undo, hint and sorting.
constexpr int kTools = 3;

} // namespace

OdinTableView::OdinTableView(Table &table, PixmapCache &cache, PeopleOf peopleOf, QWidget *parent)
    : QGraphicsView(parent), table_(table), cache_(cache), peopleOf_(std::move(peopleOf)), ground_(cache, this),
      stage_(scene_, cache, this), controller_(table, stage_, this),
      play_(new ButtonItem(cache, Glyph::Play)), pass_(new ButtonItem(cache, Glyph::Pass)),
      undo_(new ButtonItem(cache, Glyph::Undo)), hint_(new ButtonItem(cache, Glyph::Hint)), sort_(new ButtonItem(cache, Glyph::SortColour)),
      message_(new MessageItem(cache)), bubble_(new ValueBubbleItem(cache)),
      curtain_(new CurtainItem(cache)), panel_(new Overlay(this))
{
    setScene(&scene_);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    setViewportUpdateMode(QGraphicsView::MinimalViewportUpdate);
    setMinimumSize(480, 400);
    setObjectName(QStringLiteral("table"));

    for (ButtonItem *button : {play_, pass_, undo_, hint_, sort_}) {
        button->setZValue(z::kButton);
        scene_.addItem(button);
    }
    message_->setZValue(z::kMessage);
    scene_.addItem(message_);
    bubble_->setZValue(z::kBubble);
    scene_.addItem(bubble_);
    curtain_->setZValue(z::kCurtain);
    curtain_->hide();
    scene_.addItem(curtain_);
    connect(play_, &ButtonItem::clicked, &controller_, &OdinController::playSelection);
    connect(pass_, &ButtonItem::clicked, &controller_, &OdinController::pass);
    connect(undo_, &ButtonItem::clicked, this, &OdinTableView::undoWanted);
    connect(hint_, &ButtonItem::clicked, &controller_, &OdinController::askForHint);
    connect(sort_, &ButtonItem::clicked, this, &OdinTableView::cycleSort);
    connect(&controller_, &OdinController::changed, this, &OdinTableView::refresh);
    connect(&stage_.hand(), &Hand::orderChanged, this, [this] { Q_EMIT sortChanged(Hand::Sort::Own); });
    connectTable();
    retranslate();
    rebuild();
}

OdinTableView::~OdinTableView()
{
    // Items that are still on their way must not call back into what is gone.
    stage_.animator().finishAll();
}

void OdinTableView::connectTable()
{
    connect(&table_, &Table::restarted, this, &OdinTableView::restart);
    connect(&table_, &Table::thinking, this, [this](int seat, bool thinking) {
        stage_.setThinking(seat, thinking);
        stage_.refreshSeats(controller_.view());
    });
    connect(&table_, &Table::handsShown, this, [this](const std::vector<CardSet> &hands) {
        openHands_ = hands;
        stage_.showOpenHands(hands, eye_);
    });
    connect(&table_, &Table::waitingToDeal, this, &OdinTableView::showHandOver);
    connect(table_.spectator(), &HumanSeat::told, this, [this](const Event &event) {
        if (eye_ == kSpectator)
            told(event);
    });
}

void OdinTableView::restart()
{
    for (int seat = 0; seat < table_.players(); ++seat) {
        HumanSeat *human = table_.humanSeat(seat);
        if (!human)
            continue;
        human->disconnect(this);
        connect(human, &HumanSeat::told, this, [this, seat](const Event &event) {
            if (eye_ == seat)
                told(event);
        });
        connect(human, &HumanSeat::asked, this, [this, seat] { asked(seat); });
    }
    int eye = kSpectator;
    for (int seat = table_.players() - 1; seat >= 0; --seat)
        if (table_.humanSeat(seat))
            eye = seat;
    for (const Asked &one : table_.asked())
        if (table_.humanSeat(one.seat))
            eye = one.seat;
    panel_->hide();
    curtain_->hide();
    openHands_.clear();
    lookThrough(eye);
    setFocus();
    if (table_.gameOver())
        showGameOver();
}

/// Takes over what that seat has seen. Nothing moves.
void OdinTableView::lookThrough(int seat)
{
    eye_ = seat;
    people_ = peopleOf_(table_);
    odin::View view(seat);
    if (table_.hasGame())
        for (const Event &event : table_.seenBy(seat))
            view.tell(event);
    controller_.setLastLine(QString());
    relayout();
    stage_.rebuild(view, people_.names, people_.looks);
    controller_.setView(view, people_.names);
    relayout();
    Q_EMIT eyeChanged();
}

void OdinTableView::rebuild()
{
    if (table_.hasGame())
        lookThrough(eye_);
    else
        relayout();
}

void OdinTableView::told(const Event &event)
{
    if (std::holds_alternative<HandEvent>(event)) {
        panel_->hide();
        openHands_.clear();
    }
    const odin::View before = controller_.view();
    odin::View after = before;
    after.tell(event);
    stage_.show(event, before, after);
    const QStringList lines = OdinWords::log(event, before, people_.names);
    controller_.setLastLine(lines.isEmpty() || std::holds_alternative<HandOverEvent>(event) ? QString() : lines.last());
    controller_.setView(after, people_.names);
    Q_EMIT eventShown(event);
    if (stage_.animator().moving())
        table_.hold(stage_.animator().remaining());
    if (std::holds_alternative<GameOverEvent>(event))
        showGameOver();
}

void OdinTableView::asked(int seat)
{
    if (seat != eye_)
        showCurtain(seat);
}

void OdinTableView::setTheme(Theme theme)
{
    theme_ = theme;
    ground_.setTheme(theme);
    stage_.setTheme(theme);
    for (ButtonItem *button : {play_, pass_, undo_, hint_, sort_})
        button->setTheme(theme);
    viewport()->update();
}

void OdinTableView::setSort(Hand::Sort sort)
{
    stage_.hand().setSort(sort);
    retranslate();
}

void OdinTableView::setCountDown(bool down)
{
    countDown_ = down;
    stage_.setCountDown(down);
    stage_.refreshSeats(controller_.view());
    if (refill_ && panel_->isVisible())
        refill_();
}

void OdinTableView::cycleSort()
{
    const Hand::Sort next = stage_.hand().sort() == Hand::Sort::Colour ? Hand::Sort::Number : Hand::Sort::Colour;
    setSort(next);
    Q_EMIT sortChanged(next);
}

bool OdinTableView::someonePlays() const
{
    const auto &chairs = table_.chairs();
    return std::any_of(chairs.begin(), chairs.end(), [](const seats::Chair &chair) { return chair.human; });
}

void OdinTableView::relayout()
{
    const QSizeF size = viewport()->size();
    scene_.setSceneRect(QRectF(QPointF(0, 0), size));
    const int players = qMax(2, table_.players());
    const bool watching = table_.hasGame() && !someonePlays();
    const TableLayout layout = layoutTable(size, players, kTools, layoutDirection(), watching);
    stage_.setLayout(layout);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const auto put = [mirrored](ButtonItem *button, const QRectF &rect) {
        button->setButtonHeight(rect.height());
        button->resize(rect.size());
        button->setPos(rect.topLeft());
        button->setMirrored(mirrored);
    };
    if (!watching) {
        put(play_, layout.play);
        put(pass_, layout.pass);
        put(undo_, layout.tools[0]);
        put(hint_, layout.tools[1]);
        put(sort_, layout.tools[2]);
    }
    undo_->setGlyphMirrored(mirrored);
    message_->setRoom(layout.message.width(), layout.message.height());
    message_->setPos(QPointF(layout.message.center().x(), layout.message.top()));
    bubble_->setHeight(qBound(34.0, 42 * layout.unit, 130.0));
    bubble_->setMirrored(mirrored);
    curtain_->setSize(size);
    if (panel_->isVisible())
        placePanel();
    refresh();
}

void OdinTableView::refresh()
{
    const bool here = table_.hasGame() && eye_ != kSpectator;
    const bool whole = !controller_.wholeHandLead().empty() && stage_.hand().selection().empty();
    for (ButtonItem *button : {play_, pass_, undo_, hint_, sort_})
        button->setVisible(here);
    play_->setEnabled(controller_.canPlay() || whole);
    play_->setStrong(controller_.canPlay() || whole);
    play_->setLabel(whole ? tr("Play all", "button: the whole hand at once") : tr("Play", "button: the selected cards"));
    pass_->setEnabled(controller_.canPass());
    pass_->setStrong(controller_.mustPass());
    undo_->setEnabled(table_.canUndo());
    hint_->setEnabled(controller_.view().ownTurn() && !stage_.choosing());
    message_->setText(controller_.message(), controller_.refusing() ? MessageItem::Tone::Refusal : MessageItem::Tone::Prompt);
    placeBubble();
    Q_EMIT stateChanged();
}

/// Above the middle of what is selected, within the window.
void OdinTableView::placeBubble()
{
    const CardSet selection = stage_.hand().selection();
    const bool shown = !selection.empty() && !stage_.choosing() && !controller_.refusing() && !controller_.advising();
    bubble_->setVisible(shown);
    message_->setOpacity(shown ? 0 : 1); // the bubble says it more exactly
    if (!shown)
        return;
    const bool set = odin::isSet(selection);
    bubble_->setContents(set ? number(odin::valueOf(selection)) : QString(),
                         OdinWords::bubble(controller_.view(), selection));
    bubble_->setLit(controller_.canPlay());
    const auto &items = stage_.hand().items();
    const FanPlace &fan = stage_.layout().hand;
    const int n = static_cast<int>(items.size());
    QPointF top;
    qreal y = height(), x = 0;
    for (int i = 0; i < n; ++i) {
        if (!selection.contains(items[static_cast<std::size_t>(i)]->card()))
            continue;
        const QPointF centre = fanSlot(fan, i, n, fan.card * 0.3).centre;
        x += centre.x();
        y = qMin(y, centre.y() - fan.card);
    }
    top = QPointF(x / selection.count(), y - fan.card * 0.08);
    bubble_->setPos(top);
    const QRectF box = bubble_->boxRect();
    const qreal left = top.x() + box.left(), right = top.x() + box.right();
    bubble_->setShift(left < 8 ? 8 - left : right > width() - 8 ? width() - 8 - right : 0);
}

void OdinTableView::retranslate()
{
    pass_->setLabel(tr("Pass", "button"));
    undo_->setAccessibleName(tr("Undo", "button"));
    undo_->setToolTip(undo_->accessibleName());
    hint_->setAccessibleName(tr("Hint", "button"));
    hint_->setToolTip(hint_->accessibleName());
    const bool colour = stage_.hand().sort() == Hand::Sort::Colour;
    sort_->setGlyph(colour ? Glyph::SortNumber : Glyph::SortColour);
    sort_->setAccessibleName(colour ? tr("Sort by number", "button") : tr("Sort by colour", "button"));
    sort_->setToolTip(sort_->accessibleName());
    setAccessibleName(tr("Table", "name of the playing area for screen readers"));
    refresh();
}

void OdinTableView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    cache_.cancelPending(); // what the size before still waits for is of no use now
    relayout();
}

void OdinTableView::drawBackground(QPainter *painter, const QRectF &rect)
{
    ground_.paint(painter, rect);
}

void OdinTableView::changeEvent(QEvent *event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LayoutDirectionChange) {
        if (table_.hasGame()) {
            people_ = peopleOf_(table_);
            stage_.setPeople(people_.names, people_.looks);
            stage_.refreshSeats(controller_.view());
            controller_.setNames(people_.names);
            Q_EMIT namesChanged(people_.names);
        }
        retranslate();
        relayout();
        if (refill_ && panel_->isVisible())
            refill_();
    }
}

} // namespace meadhall::ui
