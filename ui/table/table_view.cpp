// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/table_view.h"

#include "engine/core/seat_of.h"
#include "engine/core/to_index.h"
#include "ui/base/accessibility/announcer.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/input_delay.h"
#include "ui/base/widgets/latin_keys.h"
#include "ui/base/widgets/layouts.h"
#include "ui/table/mistake_guard.h"
#include "ui/table/scene/z_values.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QToolTip>

#include <algorithm>

namespace meadhall::ui {

namespace {

/// Number of tools: rules, undo, hint, sort; while watching: pause, step, speed, hands, rules.
constexpr int kTools = 4;
constexpr int kWatchTools = 5;

/// The name for screen readers, which say it before what is on the view.
QString nameOfView(bool isCovered)
{
    return isCovered ? TablePanels::tr("Home", "button: to the start page")
                     : TableView::tr("Table", "name of the playing area for screen readers");
}

} // namespace

TableView::TableView(Table &table, PixmapCache &cache, PeopleOf peopleOf, const MakeGame &makeGame, QWidget *parent)
    : QGraphicsView(parent), table_(table), cache_(cache), peopleOf_(std::move(peopleOf)),
      background_(cache, viewport(), paintBackground), access_(*this, cache), undo_(addButton(Glyph::Undo)),
      hint_(addButton(Glyph::Hint)), sort_(addButton(Glyph::SortColour)), rules_(addButton(Glyph::Rules)),
      watch_(new WatchControls(
          table,
          {addButton(Glyph::Pause), addButton(Glyph::StepForward), addButton(std::nullopt), addButton(Glyph::Eye)},
          this)),
      message_(new MessageItem(cache)), curtain_(new CurtainItem(cache)), bubble_(new ValueBubbleItem(cache)),
      panels_(*this)
{
    // The bounds of items with words change with the application font before the scene is told. An index would keep
    // such an item after its deletion.
    scene_.setItemIndexMethod(QGraphicsScene::NoIndex);
    setScene(&scene_);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    setViewportUpdateMode(QGraphicsView::MinimalViewportUpdate);
    setMinimumSize(480, 300); // a whole window fits on 640×400
    setObjectName(QStringLiteral("table"));
    message_->setZValue(z::kMessage);
    scene_.addItem(message_);
    curtain_->setZValue(z::kCurtain);
    curtain_->hide();
    connect(curtain_, &CurtainItem::visibleChanged, this, [this] {
        updateFocusPolicy();
        keyboard().updateFocus(); // nothing behind the curtain has the keys
    });
    scene_.addItem(curtain_);
    bubble_->setZValue(z::kBubble);
    scene_.addItem(bubble_);
    game_ = makeGame(*this);
    presenter_ = std::make_unique<EventPresenter>(table, *game_, panels_, nullptr);
    connectParts();
    connectTable();
    retranslate();
    if (table_.hasGame())
        presenter_->restart();
    else
        relayout();
}

void TableView::connectParts()
{
    connect(&keyboard(), &KeyboardNavigator::moved, &access_, &TableAccessibility::notifyFocus);
    connect(&stage().hand(), &Hand::selectionChanged, &access_, &TableAccessibility::notifySelection);
    connect(this, &TableView::stateChanged, &access_, &TableAccessibility::notifyNames);
    connect(&keyboard(), &KeyboardNavigator::moved, this, &TableView::updateFocusToolTip);
    connect(&controller(), &TableController::said, this, [this](const QString &words) {
        const auto announce = [this, words] { announcer().announceSecret(words); };
        if (controller()
                .refusing()) // first what was selected, which is announced later as well, then why it is refused
            QMetaObject::invokeMethod(this, announce, Qt::QueuedConnection);
        else
            announce();
    });
    // Queued, because played cards leave the selection one by one: announce only the final state.
    connect(&stage().hand(), &Hand::selectionChanged, &access_, &TableAccessibility::announceSelection,
            Qt::QueuedConnection);
    const auto moveBubble = [this] {
        if (bubble_->isVisible())
            placeBubble(true);
    };
    connect(&stage().hand(), &Hand::dragMoved, this, moveBubble);
    connect(&stage().hand(), &Hand::dragEnded, this, moveBubble);
    connect(undo_, &ButtonItem::clicked, &controller(), &TableController::undo);
    connect(hint_, &ButtonItem::clicked, &controller(), &TableController::askForHint);
    connect(sort_, &ButtonItem::clicked, this, &TableView::cycleSort);
    connect(rules_, &ButtonItem::clicked, this, &TableView::rulesRequested);
    connect(watch_, &WatchControls::showsHandsChanged, this, [this] {
        if (watch_->showsHands())
            presenter_->whenIdle([this] { updateOpenHands(); }); // a card may still be moving to a hand
        else
            updateOpenHands();
    });
    connect(watch_, &WatchControls::said, &announcer(), &Announcer::announce);
    connect(&controller(), &TableController::changed, this, &TableView::refresh);
    connect(&stage().hand(), &Hand::orderChanged, this, [this] { Q_EMIT sortChanged(Hand::Sort::Own); });
    connect(&panels_, &TablePanels::changed, this, &TableView::showMessage);
}

ButtonItem *TableView::addButton(std::optional<Glyph> glyph)
{
    auto *button = new ButtonItem(cache_, glyph);
    button->setZValue(z::kButton);
    scene_.addItem(button);
    buttons_.push_back(button);
    return button;
}

void TableView::connectTable()
{
    connect(&table_, &Table::thinking, this, [this](int seat, bool thinking) {
        stage().setThinking(seat, thinking);
        game_->refreshSeats();
    });
    connect(&table_, &Table::changed, this, [this] { undo_->setEnabled(controller().canUndo()); });
    connect(&table_, &Table::faulted, this, &TableView::updatePeople);
    connect(presenter_.get(), &EventPresenter::restarted, this, &TableView::reset);
    connect(presenter_.get(), &EventPresenter::viewpointChanged, this, &TableView::rebuild);
    connect(presenter_.get(), &EventPresenter::eventShown, this, &TableView::onEventShown);
}

void TableView::onEventShown(const Event &event)
{
    if (watch_->showsHands() || openHandsAfter_)
        updateOpenHandsAfter(event);
    const bool isSaid = access_.addEvent(event);
    Q_EMIT eventShown(event);
    if (isSaid && nextWaitsForKey(event)) {
        waitsForKey_ = true;
        presenter_->setHeld(true);
    }
}

/// Whether the event after this one comes with a key. Lessons have their own keys, several people at one screen hand it
/// over by keys, and a panel follows the end of a hand or the game.
bool TableView::nextWaitsForKey(const Event &event) const
{
    return speech_.waitsForKey && waitsForVoice() && lane_ == 0 && presenter_->people() <= 1 && !access_.isAsked()
           && seatOf(event) != viewpoint() && !std::holds_alternative<HandOverEvent>(event)
           && !std::holds_alternative<GameOverEvent>(event);
}

bool TableView::goOn()
{
    const bool waited = std::exchange(waitsForKey_, false);
    if (waited)
        presenter_->setHeld(false);
    return waited;
}

void TableView::updateWait()
{
    if (!speech_.waitsForKey || !waitsForVoice())
        goOn();
}

bool TableView::waitsForVoice() const
{
    return speech_.wait == Speech::Wait::Always
           || (speech_.wait == Speech::Wait::WithScreenReader && QAccessible::isActive());
}

void TableView::waitForVoice()
{
    if (waitsForVoice())
        presenter_->rest(announcer().voiceRemaining());
}

void TableView::detach()
{
    table_.disconnect(this);
    presenter_->detach();
}

/// Resets the view before another game is shown, or the same one after undo.
void TableView::reset()
{
    isStale_ = true;
    announcer().clear(); // they tell of events that may have been taken back
    watch_->reset();
    panels_.close();
    curtain_->hide();
    keyboard().reset();
    setFocus(); // first, because a request may open a panel that takes the focus
}

/// Rebuilds everything from the events seen from the viewpoint, without animation.
void TableView::rebuild()
{
    isStale_ = true;
    if (presenter_->people() > 1)
        announcer().clearSecrets(); // of the previous person at the screen
    stage().setPeople(peopleOf_(table_));
    controller().setLastLine(QString());
    access_.resetAnnouncedPrompt();
    waitsForKey_ = false; // the presenter has released the events
    const auto before = glidesTo_ ? stage().cardPositions() : TableStage::CardPositions{};
    relayout();
    {
        const Events seen = table_.hasGame() ? table_.seenBy(viewpoint()) : Events{}; // large in a long game
        access_.restart(seen);
        game_->rebuild(viewpoint(), seen);
    }
    isStale_ = false;
    relayout();
    if (watch_->showsHands() || openHandsAfter_)
        updateOpenHands();
    if (glidesTo_)
        stage().glideFrom(before, *std::exchange(glidesTo_, std::nullopt));
    Q_EMIT viewpointChanged();
}

void TableView::setCovered(bool covered)
{
    covered_ = covered;
    panel()->setEnabled(!covered); // Tab must not reach its buttons
    setAccessibleName(nameOfView(covered));
    updateFocusPolicy();
}

/// While the curtain is visible, neither a click nor Tab may move the focus from its panel to the table.
void TableView::updateFocusPolicy()
{
    setFocusPolicy(covered_ || curtain_->isVisible() ? Qt::NoFocus : Qt::StrongFocus);
}

void TableView::celebrate(Celebration::Size size, QWidget *below)
{
    Q_EMIT celebrated();
    Celebration::begin(this, size, below);
}

void TableView::focusTable()
{
    if (panel()->isVisibleTo(this))
        panel()->popUp();
    else
        setFocus();
}

void TableView::setTheme(Theme theme)
{
    stage().setTheme(theme);
    panel()->update();
    viewport()->update();
}

void TableView::setPace(int pace, int minReadingTime)
{
    pace_ = pace;
    minReadingTime_ = minReadingTime;
}

void TableView::setSpeech(const Speech &speech)
{
    if (speech == speech_)
        return;
    speech_ = speech;
    announcer().setVoiceRate(speech.wordsPerMinute);
    updateWait();
    refresh(); // names of cards may be shorter
}

void TableView::setSort(Hand::Sort sort)
{
    stage().hand().setSort(sort);
    retranslate();
}

void TableView::setCountDown(bool down)
{
    stage().setCountDown(down);
    game_->refreshSeats();
    panels_.refill();
}

void TableView::setShowsKnownCards(bool shows)
{
    stage().setShowsKnownCards(shows);
    game_->refreshSeats();
}

void TableView::setWarnings(const std::optional<std::array<double, 2>> &limits)
{
    if (!guard_ && limits) {
        guard_ = new MistakeGuard(*this);
        connect(this, &TableView::stateChanged, guard_, &MistakeGuard::syncToTable);
        controller().setGuard([this](int seat, const Event &answer, std::function<void()> go) {
            return guard_->allow(seat, answer, std::move(go));
        });
    }
    if (guard_)
        guard_->setLimits(limits);
}

bool TableView::warns() const { return guard_ && guard_->isWarningOpen(); }

void TableView::setLane(int height)
{
    if (std::exchange(lane_, height) != height)
        relayout();
}

void TableView::setRulesAvailable(bool available)
{
    rulesAvailable_ = available;
    updateToolVisibility();
}

void TableView::cycleSort()
{
    const Hand::Sort next = stage().hand().sort() == Hand::Sort::Colour ? Hand::Sort::Number : Hand::Sort::Colour;
    setSort(next);
    Q_EMIT sortChanged(next);
}

void TableView::put(ButtonItem *button, const QRectF &rect) const
{
    button->setLetters(stage().layout().wordLetters);
    button->resize(rect.size());
    button->setPos(rect.topLeft());
    button->setMirrored(layoutDirection() == Qt::RightToLeft);
}

TableKind TableView::layoutKind() const
{
    return {.watching = watch_->watching(), .lane = qreal(lane_), .text = tableTextScale()};
}

void TableView::updateMessage()
{
    message_->setText(lane_ > 0 ? QString() : controller().message(),
                      controller().refusing() ? MessageItem::Tone::Refusal : MessageItem::Tone::Prompt);
}

void TableView::relayout()
{
    const QSizeF size = viewport()->size();
    scene_.setSceneRect(QRectF(QPointF(0, 0), size));
    const TableLayout layout = game_->makeLayout(size, qMax(2, table_.players()), toolCount(), layoutKind());
    stage().setLayout(layout);
    layoutTools(layout);
    undo_->setGlyphMirrored(layoutDirection() == Qt::RightToLeft);
    message_->setRoom(layout.message.width(), layout.message.height() > 0 ? layout.message.height() : layout.chipHeight,
                      layout.wordLetters);
    message_->setPos(QPointF(layout.message.center().x(), layout.message.top()));
    curtain_->setSize(size);
    bubble_->setHeight(bubbleHeight(layout), layout.wordLetters);
    bubble_->setMirrored(layoutDirection() == Qt::RightToLeft);
    if (panel()->isVisible())
        panels_.place();
    refresh();
}

void TableView::refresh()
{
    if (isStale_)
        return; // rebuild() does it
    updateToolVisibility();
    undo_->setEnabled(controller().canUndo());
    hint_->setEnabled(controller().canAskForHint() && givesHints());
    updateMessage();
    game_->refresh();
    keyboard().setDefaultPart(controller().choosesFromMiddle() ? TablePart::Middle : TablePart::Hand);
    keyboard().updateFocus();
    if (lane_ == 0)
        access_.announcePrompt();
    Q_EMIT stateChanged();
}

void TableView::placeBubble(bool shown)
{
    bubble_->setVisible(shown);
    showMessage();
    if (!shown)
        return;
    const Hand &hand = stage().hand();
    const CardSet selection = hand.selection();
    const auto &items = hand.items();
    const FanPlace &fan = stage().layout().hand;
    const int n = static_cast<int>(items.size());
    qreal y = height(), x = 0;
    for (int i = 0; i < n; ++i) {
        const CardItem *item = items[toIndex(i)];
        if (!selection.contains(item->card()))
            continue;
        // The current position while dragged, otherwise the final position of the animation.
        const QPointF centre = hand.dragging() ? item->pos() : fanSlot(fan, i, n, fan.card * 0.3).centre;
        x += centre.x();
        y = qMin(y, centre.y() - fan.card);
    }
    const QPointF top(x / selection.count(), std::max(y - fan.card * 0.08, bubble_->boxRect().height() * 1.3));
    bubble_->setPos(top);
    const QRectF box = bubble_->boxRect();
    const qreal left = top.x() + box.left(), right = top.x() + box.right();
    bubble_->setShift(left < 8 ? 8 - left : right > width() - 8 ? width() - 8 - right : 0);
}

/// Hides the message where the bubble or a panel covers it; those say the same or more.
void TableView::showMessage()
{
    const QRectF line = message_->mapRectToScene(message_->boundingRect());
    message_->setOpacity(bubble_->isVisible() || panels_.covers(line) ? 0 : 1);
}

void TableView::retranslate()
{
    nameButton(undo_, tr("Undo", "button"));
    hint_->setAccessibleName(tr("Hint", "button"));
    hint_->setToolTip(givesHints() ? hint_->accessibleName() : noHints_);
    const bool colour = stage().hand().sort() == Hand::Sort::Colour;
    sort_->setGlyph(colour ? Glyph::SortNumber : Glyph::SortColour);
    const QString sorting = game_->hasSuits() ? colour ? tr("Sort by number", "button in Ninjan: −6 to 10")
                                                       : tr("Sort by suit", "button: rock, paper, scissors")
                            : colour ? tr("Sort by number", "button in Odin: 1 to 9")
                                              : tr("Sort by colour", "button");
    nameButton(sort_, sorting);
    nameButton(rules_, TableText::rules());
    setAccessibleName(nameOfView(covered_));
    game_->retranslate();
    refresh();
}

void TableView::drawBackground(QPainter *painter, const QRectF &rect)
{
    const QRect exposed = viewportTransform().mapRect(rect).toAlignedRect();
    background_.paint(painter, exposed & viewport()->rect(), theme());
}

void TableView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    cache_.cancelPending(); // pixmaps requested for the old size are not needed any more
    relayout();
}

void TableView::changeEvent(QEvent *event)
{
    QGraphicsView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        relayout();
        panels_.refill();
        scene_.update(); // letters are painted in the application font
    }
    if (event->type() == QEvent::LanguageChange)
        announcer().clear();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LayoutDirectionChange) {
        if (table_.hasGame())
            updatePeople();
        retranslate();
        relayout();
        panels_.refill();
    }
}

void TableView::mousePressEvent(QMouseEvent *event)
{
    controller().skipAnimations();
    goOn();
    keyboard().leave();
    if (event->button() == Qt::RightButton) {
        if (event->buttons() & Qt::LeftButton)
            stage().cancelDrag(); // started with the left button
        else
            onRightPress(mapToScene(event->pos()));
        return;
    }
    QGraphicsView::mousePressEvent(event);
}

/// Cancels a half-finished action or a selection; without either, the game handles the click.
void TableView::onRightPress(QPointF scenePos)
{
    if (controller().isHalfway() || !stage().hand().selection().empty())
        controller().cancel();
    else
        controller().rightClicked(scenePos);
}

bool TableView::event(QEvent *event)
{
    if (event->type() == QEvent::WindowDeactivate || event->type() == QEvent::WindowBlocked)
        stage().cancelDrag(); // the new window receives the release
    return QGraphicsView::event(event);
}

void TableView::contextMenuEvent(QContextMenuEvent *event)
{
    event->accept(); // no context menu: the game uses the right button
}

void TableView::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    keyboard().setShown(true);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        keyboard().enter(event->reason() == Qt::TabFocusReason);
    else if (LastInput::wasKey() || QAccessible::isActive() || waitsForVoice()) // else only “Table” is said
        keyboard().start();
    access_.arrive();
    QMetaObject::invokeMethod(this, &TableView::updateFocusToolTip, Qt::QueuedConnection);
}

void TableView::focusOutEvent(QFocusEvent *event)
{
    QGraphicsView::focusOutEvent(event);
    keyboard().setShown(false);
    stage().cancelDrag(); // this widget may not receive the release
    game_->focusMoved(nullptr);
}

/// Tab visits the parts of the table before it leaves for the next widget.
bool TableView::focusNextPrevChild(bool next)
{
    if (!hasFocus()) // called for a panel, which is a child widget
        return QWidget::focusNextPrevChild(next);
    controller().skipAnimations();
    if (keyboard().nextPart(next))
        return true;
    QWidget::focusNextPrevChild(next);
    if (hasFocus()) // nothing else takes it: begin again
        keyboard().enter(next);
    return true;
}

/// Shows the tool tip of the focused element, unless it is a button, as hovering does for the mouse.
void TableView::updateFocusToolTip()
{
    game_->focusMoved(hasFocus() ? keyboard().element() : nullptr);
    const QGraphicsObject *element = keyboard().element();
    if (element && hasFocus() && !qobject_cast<const ButtonItem *>(element)) {
        const QRect rect = mapFromScene(element->mapToScene(element->shape()).boundingRect()).boundingRect();
        QToolTip::showText(viewport()->mapToGlobal(rect.bottomLeft()), element->toolTip(), viewport());
    } else {
        QToolTip::hideText();
    }
}

/// A key ends the animations and the voice.
/// @return whether it has no other meaning: Shift and the like silence a voice, Enter and Space let the game go on
bool TableView::skipsAnimations(const QKeyEvent &event)
{
    static constexpr int modifiers[] = {Qt::Key_Shift, Qt::Key_Control, Qt::Key_Alt, Qt::Key_AltGr, Qt::Key_Meta};
    announcer().interruptVoice();
    const bool isModifier = std::find(std::begin(modifiers), std::end(modifiers), event.key()) != std::end(modifiers);
    if (isModifier && waitsForVoice())
        return true;
    controller().skipAnimations();
    const bool goesOn = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter || event.key() == Qt::Key_Space;
    return goesOn && goOn();
}

void TableView::keyPressEvent(QKeyEvent *event)
{
    if (skipsAnimations(*event))
        return;
    if (!hasFocus()) { // a panel over the table has the focus
        event->ignore();
        return;
    }
    const bool isCommand = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier);
    if (const int digit = isCommand ? -1 : typedDigit(*event); digit >= 0)
        controller().typeDigit(digit);
    else if (!pressKey(event->key(), event->modifiers()))
        QGraphicsView::keyPressEvent(event);
}

/// Enter: presses the focused button or element to choose, otherwise confirms. Without a selection it first selects
/// the focused card of the hand.
void TableView::confirmFocused()
{
    Hand &hand = stage().hand();
    KeyboardNavigator &navigator = keyboard();
    TableItem *element = navigator.element();
    const auto *card = qobject_cast<CardItem *>(element);
    const bool inHand = card && navigator.part() == TablePart::Hand;
    const bool isThing = !card && navigator.part() == TablePart::Middle && element && element->canClick();
    if (element && (isThing || navigator.part() == TablePart::Buttons || controller().choosesFromMiddle())) {
        element->click();
        return;
    }
    if (inHand && hand.isEnabled() && hand.selection().empty() && !controller().canConfirm())
        hand.select(CardSet::of(card->card()));
    controller().confirm();
}

bool TableView::pressKey(int key, Qt::KeyboardModifiers modifiers)
{
    KeyboardNavigator &navigator = keyboard();
    // While watching, Space and arrow keys control the game, unless they act on a focused element.
    TableItem *element = navigator.element();
    const bool actsOnElement = key == Qt::Key_Space ? element && element->canClick() : element != nullptr;
    if (!actsOnElement && !modifiers && watchControls().pressKey(key))
        return true;
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (const auto *card = qobject_cast<CardItem *>(element);
            card && (modifiers & Qt::ControlModifier) && navigator.part() == TablePart::Hand) {
            Hand &hand = stage().hand();
            hand.shift(card->card(), key == Qt::Key_Right ? 1 : -1);
            const std::vector<Card> order = hand.order();
            const auto place = std::find(order.begin(), order.end(), card->card()) - order.begin() + 1;
            announcer().announceSecret(
                //: A card of the hand was moved: its place among how many
                QCoreApplication::translate("TableKeys", "Card %1 of %2")
                    .arg(number(place), number(static_cast<qint64>(order.size()))));
            return true;
        }
        [[fallthrough]];
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
        navigator.move(key);
        return true;
    case Qt::Key_Space:
    case Qt::Key_Select:
        if (element)
            element->click();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        confirmFocused();
        return true;
    case Qt::Key_Escape:
        controller().cancel();
        return true;
    default:
        return false;
    }
}

int TableView::toolCount() const { return watch_->watching() ? kWatchTools : kTools; }

ButtonItem *TableView::addTool(Glyph glyph)
{
    removeTool();
    tool_ = addButton(glyph);
    tool_->setTheme(theme());
    relayout();
    return tool_;
}

void TableView::removeTool()
{
    if (!tool_)
        return;
    buttons_.erase(std::find(buttons_.begin(), buttons_.end(), tool_));
    tool_->hide();
    std::exchange(tool_, nullptr)->deleteLater(); // this may be its slot
    if (!isHidden())                              // or another view has replaced this one
        relayout();
}

void TableView::layoutTools(const TableLayout &layout)
{
    const bool watching = watch_->watching();
    std::vector<ButtonItem *> row{rules_, undo_, hint_, sort_};
    if (tool_)
        row = {undo_, hint_, sort_, tool_};
    if (watching) {
        const WatchControls::Buttons &watch = watch_->buttons();
        row = {watch.pause, watch.step, watch.speed, watch.hands, rules_};
    } else {
        game_->placeButtons(layout);
    }
    for (std::size_t i = 0; i < row.size(); ++i)
        put(row[i], (watching ? layout.watching : layout.tools)[i]);
}

void TableView::updateToolVisibility()
{
    const bool replaying = table_.replaying(), watching = watch_->watching();
    const bool playing = table_.hasGame() && viewpoint() != kSpectator && !replaying;
    const std::array tools{undo_, hint_, sort_};
    const bool rules = (watching || (playing && !tool_)) && rulesAvailable_;
    const auto watchButtons = watch_->buttons().all();
    for (ButtonItem *button : buttons_) {
        const bool forWatching = std::find(watchButtons.begin(), watchButtons.end(), button) != watchButtons.end();
        const bool tool = std::find(tools.begin(), tools.end(), button) != tools.end();
        const bool answers = replaying && answerButtons_ && !tool;
        button->setVisible(forWatching ? watching : button == rules_ ? rules : playing || answers);
    }
    watch_->refresh(); // hidden buttons too must be retranslated
}

/// Shows the open hands as of the last event shown. While a person plays, that is only after the end of a hand.
/// @param without cards to leave out, as they are still moving to a hand
void TableView::updateOpenHands(CardSet without)
{
    std::vector<CardSet> hands;
    if (openHandsAfter_)
        hands = openHandsAfter_(presenter_->shownEvents());
    else if (watch_->showsHands())
        hands = table_.openHands(presenter_->shownEvents());
    else if (presenter_->shownEvents() == table_.record().size())
        hands = table_.openHands(); // after a hand they are public
    for (CardSet &hand : hands)
        hand -= without;
    stage().showOpenHands(hands, viewpoint());
    game_->refreshSeats();
}

/// Updates the open hands; cards dealt or picked up by the event are added when its animation has finished.
void TableView::updateOpenHandsAfter(const Event &event)
{
    const bool dealing = std::holds_alternative<HandEvent>(event) || std::holds_alternative<DealEvent>(event);
    const auto *play = std::get_if<PlayEvent>(&event);
    const CardSet pickedUp = play && play->take != kNoCard ? CardSet::of(play->take) : CardSet{};
    if (!dealing)
        updateOpenHands(pickedUp);
    if (dealing || !pickedUp.empty())
        presenter_->whenIdle([this] { updateOpenHands(); });
}

void TableView::setNoHints(const QString &reason)
{
    if (noHints_ == reason)
        return;
    noHints_ = reason;
    retranslate();
}

void TableView::setOpenHands(OpenHandsAfter openHands)
{
    openHandsAfter_ = std::move(openHands);
    presenter_->whenIdle([this] { updateOpenHands(); });
}

void TableView::setAnswerButtonsShown(bool shown)
{
    answerButtons_ = shown;
    refresh();
}

/// Updates names and appearance of the seats after a change of language or player.
void TableView::updatePeople()
{
    stage().setPeople(peopleOf_(table_));
    game_->refreshSeats();
    controller().clearWords();
    Q_EMIT namesChanged(names());
}

} // namespace meadhall::ui
