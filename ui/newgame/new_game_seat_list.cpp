#include "ui/newgame/new_game_seat_list.h"

#include "engine/core/to_index.h"
#include "ui/newgame/new_game_seat_row.h"
#include "ui/newgame/new_game_widgets.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace meadhall::ui {

namespace {

/// The places that n chairs are distributed to.
constexpr std::array<std::array<int, odin::kMaxPlayers>, odin::kMaxPlayers + 1> kChairsSpread{{
    {},
    {0},
    {0, 3},
    {0, 2, 4},
    {0, 2, 3, 4},
    {0, 1, 2, 4, 5},
    {0, 1, 2, 3, 4, 5},
}};

/// Maximum and minimum aspect ratio (width : height) of the cloth.
constexpr qreal kChairsFlattest = 2.0;
constexpr qreal kChairsTallest = 1.5;
constexpr int kChairsHighest = 190; ///< maximum height of the cloth; more room goes above and below the chairs
constexpr int kChairsMiddleStretch = 100;
constexpr int kChairsMargin = 8;
constexpr int kChairsPlank = 46;

} // namespace

NewGameSeatList::NewGameSeatList(QWidget *parent)
    : QWidget(parent), middle_(new QWidget(this)), count_(new QLabel(middle_)), kind_(new QLabel(middle_)),
      reason_(new ReasonLabel(this))
{
    reason_->setObjectName(QStringLiteral("chairsReason"));
    reason_->setOpaqueBackground(true);
    count_->setObjectName(QStringLiteral("players"));
    count_->setAlignment(Qt::AlignCenter);
    kind_->setAlignment(Qt::AlignCenter);
    auto *labels = new QVBoxLayout(middle_);
    labels->setContentsMargins(20, 14, 20, 14);
    labels->setSpacing(0);
    labels->addStretch();
    labels->addWidget(count_);
    labels->addWidget(kind_);
    labels->addStretch();
    middle_->setMinimumSize(190, 84);
    middle_->setMaximumHeight(kChairsHighest);

    for (int i = 0; i < odin::kMaxPlayers; ++i) {
        auto *place = places_[toIndex(i)] = new NewGameSeatRow(i + 1, this);
        connect(place, &NewGameSeatRow::changed, this, [this] {
            refresh();
            Q_EMIT changed();
        });
    }
    // Never mirrored: clockwise stays clockwise.
    setLayoutDirection(Qt::LeftToRight);
    auto *columns = new QHBoxLayout(this);
    columns->setContentsMargins(kChairsMargin, kChairsMargin, kChairsMargin, kChairsMargin);
    columns->setSpacing(12);
    columns->addLayout(column({places_[2], places_[1]}), 1);
    columns->addLayout(column({places_[3], middle_, reason_, places_[0]}), 1);
    columns->addLayout(column({places_[4], places_[5]}), 1);
    adapt();
}

QLayout *NewGameSeatList::column(std::initializer_list<QWidget *> widgets) const
{
    auto *column = new QVBoxLayout;
    column->setSpacing(6);
    column->addStretch();
    for (QWidget *widget : widgets)
        column->addWidget(widget, widget == middle_ ? kChairsMiddleStretch : 0);
    column->addStretch();
    return column;
}

void NewGameSeatList::setChairs(const std::vector<ChairSetup> &chairs)
{
    const std::size_t count = std::min(chairs.size(), places_.size());
    for (NewGameSeatRow *place : places_)
        place->setChair(std::nullopt);
    for (std::size_t i = 0; i < count; ++i)
        places_[toIndex(kChairsSpread[count][i])]->setChair(chairs[i]);
    refresh();
}

std::vector<ChairSetup> NewGameSeatList::chairs() const
{
    std::vector<ChairSetup> chairs;
    for (const NewGameSeatRow *place : places_)
        if (place->chair())
            chairs.push_back(*place->chair());
    return chairs;
}

void NewGameSeatList::setMaxPlayers(int count)
{
    maxPlayers_ = count;
    refresh();
}

int NewGameSeatList::placeOf(int chair) const
{
    for (int i = 0; i < odin::kMaxPlayers; ++i)
        if (places_[toIndex(i)]->chair() && chair-- == 0)
            return i;
    return -1;
}

QString NewGameSeatList::reasonText(SetupProblem::Reason reason) const
{
    if (reason == SetupProblem::Reason::TooFewChairs)
        return tr("At least two seats must be taken.");
    if (reason == SetupProblem::Reason::TooManyChairs)
        return tr("At most %Ln seats can be taken.", "", maxPlayers_);
    if (reason == SetupProblem::Reason::DuplicateName)
        return tr("This name is taken.");
    if (reason == SetupProblem::Reason::NoCommand)
        return tr("Type the command that starts the program.");
    return {};
}

void NewGameSeatList::setProblems(const std::vector<SetupProblem> &problems)
{
    problems_ = problems;
    for (NewGameSeatRow *place : places_)
        place->setReason({});
    reason_->setReason({});
    for (const SetupProblem &problem : problems) {
        using Reason = SetupProblem::Reason;
        if (problem.reason == Reason::TooFewChairs || problem.reason == Reason::TooManyChairs)
            reason_->setReason(reasonText(problem.reason));
        else if (const int place = placeOf(problem.chair); problem.chair >= 0 && place >= 0)
            places_[toIndex(place)]->setReason(reasonText(problem.reason));
    }
}

void NewGameSeatList::refresh()
{
    const std::vector<ChairSetup> taken = chairs();
    const auto people = std::count_if(taken.begin(), taken.end(),
                                      [](const ChairSetup &chair) { return chair.kind == ChairSetup::Kind::Human; });
    count_->setText(tr("%Ln player(s)", "how many sit at the table", static_cast<int>(taken.size())));
    kind_->setText(taken.empty() || people == 1 ? QString() : people == 0 ? tr("Watch") : tr("Hot seat"));
    kind_->setVisible(!kind_->text().isEmpty());

    for (int i = 0, chair = 0; i < odin::kMaxPlayers; ++i) {
        NewGameSeatRow *place = places_[toIndex(i)];
        QStringList elsewhere;
        for (const NewGameSeatRow *other : places_)
            if (other != place && other->chair() && !other->chair()->persona.isEmpty())
                elsewhere.append(other->chair()->persona);
        place->setTaken(elsewhere);
        place->setOpen(static_cast<int>(taken.size()) < maxPlayers_);
        if (!place->chair())
            continue;
        std::vector<ChairSetup> nameless = taken;
        nameless[toIndex(chair)] = ChairSetup::human();
        place->setDefaultName(chairName(nameless, chair));
        ++chair;
    }
}

void NewGameSeatList::setWordsDirection(Qt::LayoutDirection direction)
{
    for (NewGameSeatRow *place : places_)
        place->setLayoutDirection(direction);
    middle_->setLayoutDirection(direction);
    reason_->setLayoutDirection(direction);
}

void NewGameSeatList::adapt()
{
    const Palette &table = paletteOf(newGameTheme(this));
    for (QLabel *label : {count_, kind_}) {
        QPalette colours = label->palette();
        // Text colour of the table's theme, to contrast with the cloth.
        if (colours.color(QPalette::WindowText) != table.text) {
            colours.setColor(QPalette::WindowText, table.text);
            label->setPalette(colours);
        }
    }
    QFont font = this->font();
    font.setBold(true);
    count_->setFont(font);
    update();
}

void NewGameSeatList::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        refresh();
        setProblems(std::vector<SetupProblem>(problems_));
    }
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        adapt();
}

void NewGameSeatList::paintEvent(QPaintEvent *)
{
    const Theme theme = newGameTheme(this);
    const Palette &table = paletteOf(theme);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath board;
    board.addRoundedRect(QRectF(rect()), 10, 10);
    painter.fillPath(board, table.wood);
    painter.setClipPath(board);
    painter.setPen(QPen(table.woodGap, 1));
    for (int y = kChairsPlank, row = 0; y < height(); y += kChairsPlank, ++row) {
        painter.drawLine(QPointF(0, y + 0.5), QPointF(width(), y + 0.5));
        const int joint = width() * (row % 3 + 1) / 4;
        painter.drawLine(QPointF(joint + 0.5, y - kChairsPlank), QPointF(joint + 0.5, y));
    }
    painter.setClipping(false);

    QRectF cloth = middle_->geometry();
    const QPointF centre = cloth.center();
    cloth.setSize({std::min(cloth.width(), cloth.height() * kChairsFlattest),
                   std::min(cloth.height(), cloth.width() / kChairsTallest)});
    cloth.moveCenter(centre);
    painter.drawPixmap(cloth.topLeft(), newGamePicture(this, pieceArt(Piece::ClothOval, theme), cloth.size()));
}

} // namespace meadhall::ui
