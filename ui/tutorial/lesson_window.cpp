#include "tutorial/lesson_window.h"

#include "odin/odin_table_view.h"
#include "tutorial/lesson.h"
#include "window/look.h"
#include "window/people.h"
#include "window/settings.h"

#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace meadhall::ui {

namespace {

/// How long the others take for a move, in ms: long enough to read what is said meanwhile.
constexpr int kLessonPace = 2200;

/// Plays what the course of the lesson has for it, and nothing else.
class BookSeat : public Seat {
public:
    explicit BookSeat(const Table &table) : table_(table) {}

    bool human() const override { return false; }
    void tell(const Event &) override {}
    void ask(Ask, quint64 ticket) override
    {
        const std::size_t next = table_.record().size();
        // Where the learner has strayed, the lesson goes back anyway.
        if (Lesson::followed(table_.record()) == next && next < Lesson::course().size())
            Q_EMIT answered(ticket, Lesson::course()[next]);
    }
    void stop() override {}

private:
    const Table &table_;
};

} // namespace

LessonWindow::LessonWindow(const Settings &settings, QWidget *parent)
    : QWidget(parent, Qt::Window), settings_(settings), view_(nullptr), words_(new QLabel(this)),
      progress_(new QProgressBar(this)), leave_(new QPushButton(this))
{
    setObjectName(QStringLiteral("lesson"));
    table_.setSeatMaker([this](int) { return std::make_unique<BookSeat>(table_); });
    view_ = new OdinTableView(table_, cache_, peopleOf, this);

    words_->setWordWrap(true);
    words_->setAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    // Room for the longest words: the table must not jump with every sentence.
    words_->setMinimumHeight(fontMetrics().lineSpacing() * 4);
    QFont large = words_->font();
    large.setPointSizeF(large.pointSizeF() * 1.1);
    words_->setFont(large);
    progress_->setRange(0, Lesson::steps());
    progress_->setTextVisible(false);
    progress_->setFixedWidth(120);
    progress_->setMaximumHeight(8);
    auto *side = new QVBoxLayout;
    side->addWidget(leave_);
    side->addWidget(progress_);
    auto *top = new QHBoxLayout;
    top->setContentsMargins(16, 10, 16, 10);
    top->setSpacing(16);
    top->addWidget(words_, 1);
    top->addLayout(side);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(view_, 1);

    connect(leave_, &QPushButton::clicked, this, &QWidget::close);
    connect(view_, &TableView::newGameWanted, this, &LessonWindow::newGameWanted);
    connect(view_, &TableView::sameAgainWanted, this, &LessonWindow::begin);
    connect(&table_, &Table::changed, this, &LessonWindow::follow);
    connect(view_, &TableView::stateChanged, this, &LessonWindow::speak);
    connect(&settings, &Settings::themeChanged, this, &LessonWindow::adopt);
    connect(&settings, &Settings::animationSpeedChanged, this, &LessonWindow::adopt);
    adopt();
    retranslate();
}

LessonWindow::~LessonWindow()
{
    table_.close();
    delete view_; // before the table whose game it shows
}

void LessonWindow::begin()
{
    strayed_ = false;
    const auto &course = Lesson::course();
    table_.resume({course.begin(), course.begin() + Lesson::kBegin});
    view_->setFocus();
}

/// How the player has set the table.
void LessonWindow::adopt()
{
    view_->setTheme(themeOf(settings_.theme()));
    view_->setSlowness(slownessOf(settings_.animationSpeed()));
    table_.setPace(settings_.pace() == 0 ? 0 : kLessonPace);
}

void LessonWindow::follow()
{
    const Events &record = table_.record();
    const std::size_t followed = Lesson::followed(record);
    // What follows the last play by itself, the points and the end, is in no course.
    if (followed < record.size() && followed < Lesson::course().size())
        QMetaObject::invokeMethod(this, &LessonWindow::takeBack, Qt::QueuedConnection);
    else if (followed > Lesson::kBegin && !Lesson::wanted(followed))
        strayed_ = false;
    speak();
}

/// To where the learner left the course.
void LessonWindow::takeBack()
{
    const Events &record = table_.record();
    const std::size_t followed = Lesson::followed(record);
    if (followed == record.size() || followed == Lesson::course().size())
        return;
    strayed_ = true;
    table_.resume({record.begin(), record.begin() + static_cast<std::ptrdiff_t>(followed)});
}

void LessonWindow::speak()
{
    if (!table_.hasGame())
        return;
    const std::size_t followed = Lesson::followed(table_.record());
    const bool pickingUp = view_->controller().isHalfway();
    const QString words = Lesson::words(followed, pickingUp);
    words_->setText(strayed_ ? Lesson::otherwise() + QLatin1Char('\n') + words : words);
    progress_->setValue(Lesson::step(followed) - (Lesson::wanted(followed) ? 1 : 0));
    // The cards that are meant stand out from the others.
    const auto *play = Lesson::wanted(followed) ? std::get_if<PlayEvent>(Lesson::wanted(followed)) : nullptr;
    if (play && view_->view().ownTurn())
        view_->stage().hand().setPlayable(play->cards);
}

void LessonWindow::retranslate()
{
    setWindowTitle(tr("Learn to play", "title"));
    leave_->setText(tr("&Leave", "button: ends the lesson"));
    progress_->setAccessibleName(tr("How far the lesson has come"));
    speak();
}

void LessonWindow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void LessonWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Close))
        close();
    else if (event->matches(QKeySequence::HelpContents))
        Q_EMIT rulesWanted();
    else if (event->key() == Qt::Key_P)
        view_->controller().pass();
    else
        QWidget::keyPressEvent(event);
}

} // namespace meadhall::ui
