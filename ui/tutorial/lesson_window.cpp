#include "ui/tutorial/lesson_window.h"

#include "ui/app/table_settings.h"
#include "ui/newgame/seat_presentation.h"
#include "ui/scene/latin_keys.h"
#include "ui/settings/settings.h"
#include "ui/settings/system_preferences.h"
#include "ui/text/text.h"
#include "ui/tutorial/lesson.h"
#include "ui/tutorial/lesson_panel.h"
#include "ui/tutorial/lesson_table_view.h"
#include "ui/tutorial/step_indicator.h"
#include "ui/widgets/style.h"

#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace meadhall::ui {

namespace {

/// Minimum time of an opponent's move in ms, slow enough for beginners to follow.
constexpr int kLessonPace = 1200;
/// Maximum panel width in logical pixels; longer lines are hard to read.
constexpr int kWidestPlate = 712;

/// A seat that plays the script's events, each only after the learner has continued.
class ScriptedSeat : public Seat {
public:
    explicit ScriptedSeat(LessonWindow &lesson) : lesson_(lesson)
    {
        connect(&lesson, &LessonWindow::proceeded, this, &ScriptedSeat::play);
    }

    bool human() const override { return false; }
    void onEvent(const Event &) override {}
    void ask(RequestKind, quint64 requestId) override
    {
        ticket_ = requestId;
        play();
    }
    void stop() override { ticket_.reset(); }

private:
    void play()
    {
        const std::size_t next = lesson_.table().record().size();
        if (!ticket_ || next >= Lesson::script().size() || !lesson_.opponentsMayPlay())
            return;
        Q_EMIT answered(*std::exchange(ticket_, std::nullopt), Lesson::script()[next]);
    }

    LessonWindow &lesson_;
    std::optional<quint64> ticket_;
};

} // namespace

LessonWindow::LessonWindow(Settings &settings, QWidget *parent)
    : QWidget(parent, Qt::Window), settings_(settings), stepIndicator_(new StepIndicator(this)),
      title_(new QLabel(this)), count_(new QLabel(this)), again_(new QPushButton(this)), leave_(new QPushButton(this))
{
    setObjectName(QStringLiteral("lesson"));
    table_.setSeatMaker([this](int) { return std::make_unique<ScriptedSeat>(*this); });
    view_ = std::make_unique<LessonTableView>(table_, cache_, peopleOf, this);
    panel_ = new LessonPanel(view_.get());
    layOut();
    connectView();
    connectSettings();
    applySettings();
    retranslate();
}

LessonWindow::~LessonWindow() { table_.close(); }

void LessonWindow::layOut()
{
    QFont bold = title_->font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * 1.25);
    title_->setFont(bold);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(16, 5, 12, 5);
    bar->setSpacing(12);
    bar->addWidget(title_);
    bar->addSpacing(8);
    bar->addWidget(stepIndicator_);
    bar->addWidget(count_);
    bar->addStretch(1);
    bar->addWidget(again_);
    bar->addWidget(leave_);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(view_.get(), 1);
}

void LessonWindow::connectView()
{
    view_->installEventFilter(this);
    view_->controller().setMoveFilter([this](const odin::Move &move, bool whole) { return acceptsMove(move, whole); });
    // The regular hint suggests the best move instead of the scripted one.
    view_->hintButton()->disconnect(&view_->controller());
    connect(view_->hintButton(), &ButtonItem::clicked, this, &LessonWindow::showMove);
    connect(view_.get(), &TableView::viewpointChanged, this, &LessonWindow::takeOver);
    connect(view_.get(), &TableView::eventShown, this, [this] { follow(shown_ + 1); });
    connect(view_.get(), &TableView::stateChanged, this, &LessonWindow::speak);
    connect(view_.get(), &TableView::sortChanged, this, [this](Hand::Sort sort) { settings_.setSortOrder(sort); });
    connect(view_.get(), &LessonTableView::resized, this, &LessonWindow::place);
    connect(&view_->controller(), &TableController::said, this, [this](const QString &words) {
        remark_ = Remark::Refusal;
        remarkWords_ = words;
        speak();
    });
    connect(panel_, &LessonPanel::proceeded, this, &LessonWindow::goOn);
    connect(panel_->play(), &QPushButton::clicked, this, &LessonWindow::newGameRequested);
    connect(panel_->again(), &QPushButton::clicked, this, &LessonWindow::begin);
    connect(panel_->leave(), &QPushButton::clicked, this, &QWidget::close);
    connect(again_, &QPushButton::clicked, this, &LessonWindow::begin);
    connect(leave_, &QPushButton::clicked, this, &QWidget::close);
}

void LessonWindow::connectSettings()
{
    const auto applyOn = [this](auto signal) { connect(&settings_, signal, this, &LessonWindow::applySettings); };
    applyOn(&Settings::themeChanged);
    applyOn(&Settings::cardLookChanged);
    applyOn(&Settings::animationSpeedChanged);
    applyOn(&Settings::followsReducedMotionChanged);
    applyOn(&Settings::paceChanged);
    applyOn(&Settings::sortOrderChanged);
    applyOn(&Settings::dimsUnplayableChanged);
    applyOn(&Settings::playByChanged);
    applyOn(&Settings::showsKnownCardsChanged);
    connect(new SystemPreferences(this), &SystemPreferences::reducedChanged, this, [this](bool reduced) {
        reducedMotion_ = reduced;
        applySettings();
    });
}

void LessonWindow::applySettings()
{
    applyTableSettings(*view_, settings_, reducedMotion_);
    view_->setTheme(themeOf(settings_.theme()));
    view_->setCardLook(cardLookOf(settings_));
    table_.setPace(settings_.pace() == 0 ? 0 : std::max(kLessonPace, settings_.pace()));
    speak();
}

void LessonWindow::begin()
{
    const auto &script = Lesson::script();
    read_ = 0;
    table_.resume({script.begin(), script.begin() + Lesson::kBegin});
    view_->setFocus();
}

bool LessonWindow::opponentsMayPlay() const
{
    const std::size_t events = table_.record().size();
    return !Lesson::explains(events) || read_ >= events;
}

/// Accepts a move only if it is the scripted one, so that the game never leaves the script; otherwise shows a remark.
/// @param whole the move is complete, including the card to pick up
bool LessonWindow::acceptsMove(const odin::Move &move, bool whole)
{
    const std::size_t events = table_.record().size();
    const Event *wanted = Lesson::expectedEvent(events);
    const auto *play = wanted ? std::get_if<PlayEvent>(wanted) : nullptr;
    const bool fits = play ? play->cards == move.cards && (!whole || play->take == move.take) : wanted && move.isPass();
    remark_ = fits ? Remark::None : Remark::Otherwise;
    if (!fits) {
        remarkWords_ = Lesson::remarkOnDeviation(events, move.isPass(), view_->controller().isHalfway());
        view_->announcer().announce(remarkWords_);
        speak();
    }
    return fits;
}

/// Handles a restarted game or an undone move: explanations beyond the current event count as unread.
void LessonWindow::takeOver()
{
    read_ = std::min(read_, table_.record().size());
    follow(table_.record().size());
}

void LessonWindow::follow(std::size_t shown)
{
    shown_ = shown;
    remark_ = Remark::None;
    speak();
}

void LessonWindow::goOn()
{
    if (panel_->asks() != LessonPanel::Asks::Next)
        return;
    view_->controller().skipAnimations();
    read_ = shown_;
    speak();
    Q_EMIT proceeded();
}

void LessonWindow::leaveOrCancel()
{
    OdinStage &stage = view_->stage();
    if (view_->controller().isHalfway() || stage.dragging() || !stage.hand().selection().empty())
        view_->controller().cancel();
    else
        close();
}

/// Shows the scripted move: selects the cards to play, which highlights Play. Pass or the card to pick up are
/// highlighted already; then the instruction is announced again.
void LessonWindow::showMove()
{
    const Event *wanted = Lesson::expectedEvent(table_.record().size());
    const auto *play = wanted ? std::get_if<PlayEvent>(wanted) : nullptr;
    if (play && view_->view().ownTurn() && !view_->controller().isHalfway())
        view_->stage().hand().select(play->cards);
    else
        view_->announcer().announce(panel_->words()->text());
}

void LessonWindow::speak()
{
    using Asks = LessonPanel::Asks;
    if (!table_.hasGame())
        return;
    const std::size_t events = std::min(shown_, Lesson::script().size());
    const bool ends = events == Lesson::script().size();
    const Asks asks = ends ? Asks::End : Lesson::explains(events) && read_ < events ? Asks::Next : Asks::Nothing;
    const QString text = Lesson::text(events, view_->controller().isHalfway());
    const QString remark = remark_ == Remark::None ? QString() : remarkWords_;
    const bool other = asks != panel_->asks();
    if (other && panel_->isAncestorOf(focusWidget()))
        view_->setFocus(); // before the focused button is hidden
    for (QPushButton *button : {again_, leave_})
        button->setVisible(!ends); // at the end the panel has them
    panel_->say(remark, text, asks);
    stepIndicator_->setSteps(Lesson::step(events), Lesson::steps());
    const QString count = tr("%1 of %2", "how far the lesson has come: step 5 of 12")
                              .arg(number(Lesson::step(events)), number(Lesson::steps()));
    count_->setText(count);
    stepIndicator_->setAccessibleName(tr("Step %1 of %2", "for screen readers: how far the lesson has come")
                                          .arg(number(Lesson::step(events)), number(Lesson::steps())));
    place();
    if (other && asks != Asks::Nothing)
        (asks == Asks::Next ? panel_->next() : panel_->play())->setFocus();
    if (std::exchange(announced_, text) != text)
        view_->announcer().announce(text);
    mark();
}

/// Highlights what to use next: cards, the card to pick up, Play or Pass. Everything else stays usable.
void LessonWindow::mark()
{
    const Event *wanted = Lesson::expectedEvent(shown_);
    const bool asked = wanted && view_->view().ownTurn();
    const auto *play = asked ? std::get_if<PlayEvent>(wanted) : nullptr;
    OdinStage &stage = view_->stage();
    const CardSet selection = stage.hand().selection();
    const bool ready = play && view_->controller().canConfirm() && (selection == play->cards || selection.empty());
    view_->playButton()->setHighlighted(ready);
    view_->passButton()->setHighlighted(asked && !play && view_->controller().canPass());
    if (play && settings_.dimsUnplayable())
        stage.hand().setPlayable(play->cards);
    if (play && stage.choosing())
        stage.tableSet().setAdvised(play->take);
}

/// Positions the panel between table and hand. The reserved height fits the longest text, so that the table does not
/// move; a remark may cover the table's edge, and the final text the place of the empty hand.
void LessonWindow::place()
{
    const int width = std::min(kWidestPlate, qRound(view_->panelRect().width()));
    if (std::exchange(measuredFor_, width) != width) {
        panelHeight_ = 0;
        for (std::size_t at = Lesson::kBegin; at < Lesson::script().size(); ++at)
            for (const bool pickingUp : {false, true})
                panelHeight_ = std::max(panelHeight_, panel_->heightFor(Lesson::text(at, pickingUp), width));
        view_->setPanelHeight(panelHeight_);
    }
    panel_->layout()->invalidate();
    const int height = std::max(panelHeight_, panel_->layout()->totalHeightForWidth(width));
    const QRectF room = view_->panelRect();
    const bool ends = panel_->asks() == LessonPanel::Asks::End;
    panel_->setGeometry((view_->width() - width) / 2, qRound(ends ? room.top() : room.bottom() - height), width,
                        height);
}

void LessonWindow::retranslate()
{
    setWindowTitle(tr("Learn to play", "title"));
    title_->setText(tr("Learn Odin", "title of the lesson"));
    again_->setText(tr("&Start again", "button: the lesson from its beginning"));
    leave_->setText(tr("&Leave", "button: ends the lesson"));
    remark_ = Remark::None; // it is in the previous language
    measuredFor_ = 0;
    speak();
}

void LessonWindow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

/// Handles the tutorial's keys before the table handles them as game keys.
bool LessonWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == view_.get() && event->type() == QEvent::KeyPress && view_->hasFocus())
        if (pressed(*static_cast<QKeyEvent *>(event)))
            return true;
    return QWidget::eventFilter(watched, event);
}

bool LessonWindow::pressed(const QKeyEvent &event)
{
    const bool goesOn = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter || event.key() == Qt::Key_Space;
    const bool plain = !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (event.key() == Qt::Key_Escape) {
        leaveOrCancel();
    } else if (event.matches(QKeySequence::Close)) {
        close();
    } else if (event.matches(QKeySequence::HelpContents)) {
        Q_EMIT rulesRequested();
    } else if (event.matches(QKeySequence::Undo)) {
        view_->controller().undo();
    } else if (plain && goesOn && panel_->asks() == LessonPanel::Asks::Next) {
        if (!event.isAutoRepeat()) // auto-repeat would skip through the whole tutorial
            goOn();
    } else if (plain && latinKey(event) == Qt::Key_P) {
        view_->controller().pass();
    } else if (plain && latinKey(event) == Qt::Key_H) {
        showMove();
    } else {
        return false;
    }
    return true;
}

void LessonWindow::keyPressEvent(QKeyEvent *event)
{
    if (!pressed(*event))
        QWidget::keyPressEvent(event);
}

} // namespace meadhall::ui
