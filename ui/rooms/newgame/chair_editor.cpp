// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/newgame/chair_editor.h"

#include "engine/record/clean_name.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/new_game_widgets.h"
#include "ui/base/widgets/segments.h"
#include "ui/rooms/newgame/face_button.h"
#include "ui/rooms/newgame/new_game_texts.h"

#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLineEdit>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>

namespace meadhall::ui {

namespace {

constexpr int kEditorFace = 56, kEditorSmallFace = 40, kEditorOwnFace = 28, kEditorSmallOwnFace = 24; ///< diameters
constexpr int kEditorColumns = 6, kEditorFewColumns = 4;
constexpr int kEditorLongestCommand = 2000;
constexpr int kEditorLines = 2; ///< room for the sentence
/// No portrait: no face is chosen.
constexpr auto kEditorNobody = "-";

/// The command that runs a file; a Python script that is not executable is passed to the interpreter.
QString editorCommandOf(const QString &file)
{
    const QString quoted = QLatin1Char('"') + file + QLatin1Char('"');
    const QFileInfo info(file);
    return !info.isExecutable() && info.suffix() == QLatin1String("py") ? QStringLiteral("python3 ") + quoted : quoted;
}

} // namespace

ChairEditor::ChairEditor(QWidget *parent) : QGroupBox(parent)
{
    build();
    listen();
    retranslate();
}

void ChairEditor::build()
{
    setObjectName(QStringLiteral("chairEditor"));
    faces_ = new FaceGrid(true, kEditorColumns);
    faces_->setObjectName(QStringLiteral("who"));
    level_ = new Segments;
    level_->setObjectName(QStringLiteral("level"));
    for (int i = 0; i <= static_cast<int>(players::Level::Master); ++i)
        level_->addChoice(levelName(static_cast<players::Level>(i)));
    auto *computer = new QWidget;
    auto *column = new QVBoxLayout(computer);
    column->setContentsMargins({});
    column->addWidget(level_);
    column->addStretch();

    pages_ = new QStackedWidget; // as high as its highest page: nothing jumps
    pages_->addWidget(new QWidget);
    pages_->addWidget(computer);
    pages_->addWidget(buildHuman());
    pages_->addWidget(buildProgram());
    sentence_ = new ReasonLabel;
    sentence_->setObjectName(QStringLiteral("reason"));
    sentence_->setMinimumHeight(kEditorLines * QFontMetrics(font()).lineSpacing() + 2);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, all->contentsMargins().top(), 0, 0);
    all->setSpacing(8);
    all->addWidget(faces_);
    all->addWidget(pages_);
    all->addWidget(sentence_);
    all->addStretch(1);
    setRoomy(true, true);
}

QWidget *ChairEditor::buildHuman()
{
    auto *page = new QWidget;
    name_ = new QLineEdit;
    name_->setObjectName(QStringLiteral("name"));
    name_->setMaxLength(2 * kLongestName); // UTF-16; cleanName() counts letters
    nameLabel_ = new QLabel;
    nameLabel_->setBuddy(name_);
    ownFace_ = new FaceGrid(false, static_cast<int>(personaIds().size()));
    ownFace_->setObjectName(QStringLiteral("ownFace"));
    faceLabel_ = new QLabel;
    auto *grid = new QGridLayout(page);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(4);
    grid->addWidget(nameLabel_, 0, 0);
    grid->addWidget(name_, 0, 1);
    grid->addWidget(faceLabel_, 1, 0);
    grid->addWidget(ownFace_, 1, 1);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(2, 1);
    return page;
}

QWidget *ChairEditor::buildProgram()
{
    auto *page = new QWidget;
    command_ = new QLineEdit;
    command_->setObjectName(QStringLiteral("command"));
    command_->setMaxLength(kEditorLongestCommand);
    browse_ = new QToolButton;
    browse_->setObjectName(QStringLiteral("browse"));
    browse_->setFocusPolicy(Qt::StrongFocus);
    auto *row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(command_, 1);
    row->addWidget(browse_);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins({});
    column->addLayout(row);
    column->addStretch();
    return page;
}

void ChairEditor::listen()
{
    connect(faces_, &FaceGrid::chosen, this, &ChairEditor::chooseFace);
    connect(level_, &Segments::activated, this, [this](int level) {
        ChairSetup chair = *chair_;
        chair.level = keptLevel_ = static_cast<players::Level>(level);
        change(chair);
    });
    connect(name_, &QLineEdit::textEdited, this, [this](const QString &typed) {
        ChairSetup chair = *chair_;
        chair.name = keptName_[place_] = cleanName(typed);
        change(chair);
    });
    connect(ownFace_, &FaceGrid::chosen, this, [this](const QString &portrait) {
        ChairSetup chair = *chair_;
        chair.persona = portrait;
        change(chair);
    });
    connect(command_, &QLineEdit::textChanged, this, [this](const QString &typed) {
        if (!chair_ || chair_->kind != ChairSetup::Kind::Program || chair_->command == typed.trimmed())
            return;
        command_->setToolTip(typed.trimmed());
        keptCommand_[place_] = typed.trimmed();
        change(ChairSetup::program(typed.trimmed()));
    });
    connect(browse_, &QToolButton::clicked, this, &ChairEditor::chooseFile);
}

void ChairEditor::retranslate()
{
    const QString seat = ui::number(place_ + 1);
    setTitle(tr("Seat %1", "number of a place at the table").arg(seat));
    faces_->setAccessibleName(tr("Seat %1: who plays").arg(seat));
    nameSegments(level_, tr("Seat %1: level").arg(seat));
    QStringList levels;
    for (int i = 0; i < level_->count(); ++i)
        levels.append(levelName(static_cast<players::Level>(i)));
    level_->setTexts(levels);
    for (int i = 0; i < level_->count(); ++i)
        level_->button(i)->setToolTip(levelSentence(static_cast<players::Level>(i)));
    nameLabel_->setText(tr("Name:"));
    faceLabel_->setText(tr("Face:", "a person’s portrait"));
    name_->setAccessibleName(tr("Seat %1: name").arg(seat));
    ownFace_->setAccessibleName(tr("Seat %1: face", "a person’s portrait").arg(seat));
    command_->setAccessibleName(tr("Seat %1: command of the program").arg(seat));
    command_->setPlaceholderText(tr("command", "in an empty field: what starts a program"));
    browse_->setText(QStringLiteral("…"));
    browse_->setAccessibleName(tr("Seat %1: choose the program’s file").arg(seat));
    browse_->setToolTip(tr("Choose the program’s file"));
    sentence_->setNote(sentence());
}

QString ChairEditor::sentence() const
{
    if (!chair_)
        return tr("Choose a face to seat a player here.");
    if (chair_->kind == ChairSetup::Kind::Program)
        return tr("The command starts your own program, which plays in this seat.");
    if (chair_->kind == ChairSetup::Kind::Human)
        return tr("Plays at this screen.", "about a human");
    if (chair_->kind == ChairSetup::Kind::Guest)
        return tr("A friend who joins from another computer. The invitation is shown when you press “Play”.",
                  "about a guest");
    return personaSentence(chair_->persona) + QLatin1Char(' ') + levelSentence(chair_->level);
}

void ChairEditor::showTaken(const SeatPlan &plan) const
{
    for (const QString &id : personaIds()) {
        const int elsewhere = plan.placeOfFace(id, place_);
        const QString taken = elsewhere < 0 ? QString() : tr("Already in seat %1.").arg(ui::number(elsewhere + 1));
        ownFace_->setTaken(id, taken);
        const bool own = chair_ && chair_->kind == ChairSetup::Kind::Human && chair_->persona == id;
        faces_->setTaken(id, own ? tr("Already this person’s face.") : taken);
    }
}

void ChairEditor::showPlace(const SeatPlan &plan, int place, const QString &problem)
{
    place_ = place;
    chair_ = plan.at(place);
    showTaken(plan);
    const auto kind = chair_ ? chair_->kind : ChairSetup::Kind::Computer;
    const bool human = kind == ChairSetup::Kind::Human, program = kind == ChairSetup::Kind::Program;
    const bool guest = kind == ChairSetup::Kind::Guest;
    pages_->setCurrentIndex(!chair_ || guest ? Empty : human ? Human : program ? Program : Computer);
    faces_->setCurrent(!chair_   ? QLatin1String(kEditorNobody)
                       : human   ? QLatin1String(kHumanFace)
                       : program ? QLatin1String(kProgramFace)
                       : guest   ? QLatin1String(kGuestFace)
                                 : chair_->persona);
    if (human) {
        keptName_[place] = chair_->name;
        if (cleanName(name_->text()) != chair_->name)
            name_->setText(chair_->name);
        ownFace_->setCurrent(chair_->persona);
        std::vector<ChairSetup> chairs = plan.chairs();
        const int index = plan.chairAt(place);
        chairs[static_cast<std::size_t>(index)].name.clear();
        name_->setPlaceholderText(chairName(chairs, index));
    } else if (program) {
        keptCommand_[place] = chair_->command;
        if (command_->text().trimmed() != chair_->command) {
            const QSignalBlocker quiet(command_);
            command_->setText(chair_->command);
            command_->setCursorPosition(0);
        }
        command_->setToolTip(chair_->command);
    } else if (chair_ && !guest) {
        keptLevel_ = chair_->level;
        level_->setCurrent(static_cast<int>(chair_->level));
    }
    sentence_->setReason(problem);
    retranslate();
}

void ChairEditor::change(const ChairSetup &chair)
{
    chair_ = chair;
    Q_EMIT changed(chair);
}

void ChairEditor::chooseFace(const QString &portrait)
{
    if (portrait == QLatin1String(kGuestFace)) {
        chooseGuest();
        return;
    }
    const bool face = chair_ && chair_->kind != ChairSetup::Kind::Program && chair_->kind != ChairSetup::Kind::Guest;
    const QString before = face ? chair_->persona : QString();
    if (portrait == QLatin1String(kHumanFace))
        change(ChairSetup::human(keptName_.value(place_), before));
    else if (portrait == QLatin1String(kProgramFace))
        change(ChairSetup::program(keptCommand_.value(place_)));
    else
        change(ChairSetup::computer(keptLevel_, portrait));
}

/// Whether guests can come is found out only when one is wanted.
void ChairEditor::chooseGuest()
{
    const QString reason = whyNoGuests_ ? whyNoGuests_() : QString();
    if (reason.isEmpty()) {
        change(ChairSetup::guest());
        return;
    }
    faces_->setCurrent(!chair_                                     ? QLatin1String(kEditorNobody)
                       : chair_->kind == ChairSetup::Kind::Human   ? QLatin1String(kHumanFace)
                       : chair_->kind == ChairSetup::Kind::Program ? QLatin1String(kProgramFace)
                                                                   : chair_->persona);
    faces_->setTaken(QLatin1String(kGuestFace), reason);
    sentence_->setReason(reason);
}

void ChairEditor::chooseFile()
{
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Choose the program’s file"), {}, {}, nullptr, QFileDialog::ReadOnly);
    if (!file.isEmpty())
        command_->setText(editorCommandOf(file));
}

void ChairEditor::setRoomy(bool roomy, bool beside)
{
    faces_->setColumns(roomy || !beside ? kEditorColumns : kEditorFewColumns);
    faces_->setFaceSize(roomy ? kEditorFace : kEditorSmallFace);
    ownFace_->setFaceSize(roomy ? kEditorOwnFace : kEditorSmallOwnFace);
    // In small windows the row of faces has no room for its label.
    faceLabel_->setVisible(roomy);
    static_cast<QGridLayout *>(ownFace_->parentWidget()->layout())
        ->addWidget(ownFace_, 1, roomy ? 1 : 0, 1, roomy ? 1 : 2);
}

void ChairEditor::changeEvent(QEvent *event)
{
    QGroupBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace meadhall::ui
