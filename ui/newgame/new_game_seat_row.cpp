#include "ui/newgame/new_game_seat_row.h"

#include "ui/newgame/new_game_widgets.h"
#include "ui/text/text.h"

#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QToolButton>

namespace meadhall::ui {

namespace {

constexpr int kPlacePortrait = 44;
constexpr int kPlaceIcon = 20;
/// Values of the choices of players; persona i has the value PlacePersona + i.
enum PlaceWho { PlaceHuman, PlaceComputer, PlacePersona, PlaceProgram = 100 };
constexpr int kPlaceLongestCommand = 2000;

/// The command that runs a file; a Python script that is not executable is passed to the interpreter.
QString placeCommandOf(const QString &file)
{
    const QString quoted = QLatin1Char('"') + file + QLatin1Char('"');
    const QFileInfo info(file);
    return !info.isExecutable() && info.suffix() == QLatin1String("py") ? QStringLiteral("python3 ") + quoted : quoted;
}

} // namespace

NewGameSeatRow::NewGameSeatRow(int number, QWidget *parent) : QWidget(parent), number_(number)
{
    build(number);
    connect(who_, &ChoiceBox::chosen, this, &NewGameSeatRow::choose);
    connect(level_, &ChoiceBox::chosen, this, [this](int level) {
        chair_->level = keptLevel_ = static_cast<players::Level>(level);
        Q_EMIT changed();
    });
    connect(name_, &QLineEdit::textEdited, this, [this](const QString &typed) {
        chair_->name = keptName_ = cleanName(typed);
        Q_EMIT changed();
    });
    connect(command_, &QLineEdit::textChanged, this, [this](const QString &typed) {
        if (!chair_ || chair_->kind != ChairSetup::Kind::Program || chair_->command == typed.trimmed())
            return;
        chair_->command = keptCommand_ = typed.trimmed();
        command_->setToolTip(chair_->command);
        Q_EMIT changed();
    });
    connect(browse_, &QToolButton::clicked, this, &NewGameSeatRow::chooseFile);
    connect(remove_, &QToolButton::clicked, this, [this] {
        take(std::nullopt);
        add_->setFocus();
    });
    connect(add_, &QPushButton::clicked, this, [this] {
        take(ChairSetup::computer(keptLevel_));
        who_->setFocus();
    });
    retranslate();
    display(std::nullopt);
}

void NewGameSeatRow::build(int number)
{
    setObjectName(QStringLiteral("place%1").arg(number));
    seat_ = new QWidget(this);
    portrait_ = new QLabel(seat_);
    portrait_->setFixedSize(kPlacePortrait, kPlacePortrait);
    who_ = new ChoiceBox(seat_);
    who_->setObjectName(QStringLiteral("who"));
    who_->setIconSize({kPlaceIcon, kPlaceIcon});
    who_->setMaxVisibleItems(3 + static_cast<int>(personaIds().size()));
    remove_ = new QToolButton(seat_);
    remove_->setObjectName(QStringLiteral("remove"));
    remove_->setAutoRaise(true);
    remove_->setFocusPolicy(Qt::StrongFocus);
    name_ = new QLineEdit(seat_);
    name_->setObjectName(QStringLiteral("name"));
    name_->setMaxLength(kMaxNameLength);
    level_ = new ChoiceBox(seat_);
    level_->setObjectName(QStringLiteral("level"));
    program_ = new QWidget(seat_);
    command_ = new QLineEdit(program_);
    command_->setObjectName(QStringLiteral("command"));
    command_->setMaxLength(kPlaceLongestCommand);
    browse_ = new QToolButton(program_);
    browse_->setObjectName(QStringLiteral("browse"));
    browse_->setFocusPolicy(Qt::StrongFocus);
    auto *programRow = new QHBoxLayout(program_);
    programRow->setContentsMargins({});
    programRow->setSpacing(2);
    programRow->addWidget(command_, 1);
    programRow->addWidget(browse_);
    reason_ = new ReasonLabel(seat_);
    reason_->setObjectName(QStringLiteral("reason"));

    auto *first = new QHBoxLayout;
    first->setSpacing(2);
    first->addWidget(who_, 1);
    first->addWidget(remove_);
    second_ = new QStackedLayout;
    second_->addWidget(name_);
    second_->addWidget(level_);
    second_->addWidget(program_);
    auto *lines = new QVBoxLayout;
    lines->setSpacing(4);
    lines->addLayout(first);
    lines->addLayout(second_);
    lines->addWidget(reason_);
    auto *columns = new QHBoxLayout(seat_);
    columns->setContentsMargins(8, 5, 6, 5);
    columns->setSpacing(8);
    columns->addWidget(portrait_, 0, Qt::AlignTop);
    columns->addLayout(lines, 1);

    add_ = new QPushButton(this);
    add_->setObjectName(QStringLiteral("add"));
    add_->setAutoDefault(false);
    auto *stack = new QVBoxLayout(this);
    stack->setContentsMargins({});
    stack->addWidget(seat_);
    stack->addWidget(add_, 0, Qt::AlignCenter);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void NewGameSeatRow::retranslate()
{
    const QString seat = ui::number(number_);
    who_->setAccessibleName(tr("Seat %1: who plays").arg(seat));
    level_->setAccessibleName(tr("Seat %1: level").arg(seat));
    level_->setToolTip(tr("Level"));
    name_->setAccessibleName(tr("Seat %1: name").arg(seat));
    command_->setAccessibleName(tr("Seat %1: command of the program").arg(seat));
    command_->setPlaceholderText(tr("command", "in an empty field: what starts a program"));
    browse_->setText(QStringLiteral("…"));
    browse_->setAccessibleName(tr("Seat %1: choose the program’s file").arg(seat));
    browse_->setToolTip(tr("Choose the program’s file"));
    remove_->setAccessibleName(tr("Seat %1: leave empty").arg(seat));
    remove_->setToolTip(tr("Leave this seat empty"));
    remove_->setText(QStringLiteral("×"));
    add_->setText(tr("Add a player"));
    add_->setAccessibleName(tr("Seat %1, empty: add a player").arg(seat));

    std::vector<ChoiceBox::Choice> levels;
    for (int i = 0; i <= static_cast<int>(players::Level::Master); ++i)
        levels.push_back({i, levelName(static_cast<players::Level>(i))});
    level_->setChoices(levels);
    fillWho();
}

void NewGameSeatRow::fillWho()
{
    const QColor ink = palette().color(QPalette::ButtonText);
    const QSizeF size(kPlaceIcon, kPlaceIcon);
    std::vector<ChoiceBox::Choice> choices{
        {PlaceHuman, tr("Human", "who sits on a chair"), newGamePicture(this, glyphArt(Glyph::Human, ink), size)},
        {PlaceComputer, tr("Computer", "who sits on a chair"), newGamePicture(this, glyphArt(Glyph::Robot, ink), size)},
        {PlaceProgram, tr("Program…", "who sits on a chair: another program, started by a command"),
         newGamePicture(this, glyphArt(Glyph::Settings, ink), size)},
    };
    for (int i = 0; i < personaIds().size(); ++i) {
        const QString &id = personaIds()[i];
        const int picture = portraitIndex(id).value_or(0);
        choices.push_back({PlacePersona + i, personaName(id), newGamePicture(this, portraitArt(picture), size),
                           !taken_.contains(id)});
    }
    who_->setChoices(choices);
}

void NewGameSeatRow::setChair(const std::optional<ChairSetup> &chair)
{
    if (chair && chair->kind == ChairSetup::Kind::Human)
        keptName_ = chair->name;
    else if (chair && chair->kind == ChairSetup::Kind::Program)
        keptCommand_ = chair->command;
    else if (chair)
        keptLevel_ = chair->level;
    display(chair);
}

void NewGameSeatRow::display(const std::optional<ChairSetup> &chair)
{
    chair_ = chair;
    // As high as an occupied place, so that the layout does not jump.
    setMinimumHeight(chair ? 0 : seat_->sizeHint().height());
    seat_->setVisible(chair.has_value());
    add_->setVisible(!chair);
    if (chair) {
        const bool human = chair->kind == ChairSetup::Kind::Human, program = chair->kind == ChairSetup::Kind::Program;
        who_->setValue(human ? PlaceHuman : program ? PlaceProgram : PlaceComputer);
        if (!chair->persona.isEmpty())
            who_->setValue(PlacePersona + static_cast<int>(personaIds().indexOf(chair->persona)));
        second_->setCurrentWidget(human ? static_cast<QWidget *>(name_) : program ? program_ : level_);
        if (program && command_->text().trimmed() != chair->command) {
            command_->setText(chair->command);
            command_->setCursorPosition(0);
        }
        command_->setToolTip(chair->command);
        level_->setValue(static_cast<int>(chair->level));
        if (cleanName(name_->text()) != chair->name)
            name_->setText(chair->name);
        portrait_->setPixmap(portrait(kPlacePortrait));
    }
    update();
}

void NewGameSeatRow::take(const std::optional<ChairSetup> &chair)
{
    display(chair);
    Q_EMIT changed();
}

void NewGameSeatRow::choose(int who)
{
    if (who == PlaceHuman)
        take(ChairSetup::human(keptName_));
    else if (who == PlaceProgram)
        take(ChairSetup::program(keptCommand_));
    else
        take(ChairSetup::computer(keptLevel_, personaIds().value(who - PlacePersona)));
}

void NewGameSeatRow::chooseFile()
{
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Choose the program’s file"), {}, {}, nullptr, QFileDialog::ReadOnly);
    if (!file.isEmpty())
        command_->setText(placeCommandOf(file));
}

QPixmap NewGameSeatRow::portrait(qreal size) const
{
    const QSizeF square(size, size);
    const auto face = chair_->persona.isEmpty() ? std::nullopt : portraitIndex(chair_->persona);
    if (face)
        return newGamePicture(this, portraitArt(*face), square);
    const bool program = chair_->kind == ChairSetup::Kind::Program;
    return newGameDisc(this,
                       chair_->kind == ChairSetup::Kind::Human ? Glyph::Human
                       : program                               ? Glyph::Settings
                                                               : Glyph::Robot,
                       size);
}

void NewGameSeatRow::setDefaultName(const QString &name) { name_->setPlaceholderText(name); }

void NewGameSeatRow::setTaken(const QStringList &personas)
{
    if (personas == taken_)
        return;
    taken_ = personas;
    fillWho();
}

void NewGameSeatRow::setReason(const QString &reason) { reason_->setReason(reason); }

void NewGameSeatRow::setOpen(bool open) { add_->setEnabled(open); }

void NewGameSeatRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange && who_) {
        fillWho();
        display(std::optional(chair_));
    }
}

void NewGameSeatRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ground = palette().color(QPalette::Window);
    if (!chair_)
        ground.setAlpha(90);
    painter.setBrush(ground);
    painter.setPen(Qt::NoPen);
    painter.drawRoundedRect(QRectF(rect()), 8, 8);
}

} // namespace meadhall::ui
