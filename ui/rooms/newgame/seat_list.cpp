// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/newgame/seat_list.h"

#include "engine/core/to_index.h"
#include "engine/record/clean_name.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/file_dialog.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/new_game_widgets.h"
#include "ui/rooms/newgame/new_game_texts.h"

#include <QFileInfo>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>

namespace meadhall::ui {

namespace {

using ChairKind = ChairSetup::Kind;

constexpr int kSeatFaceSide = 26, kSeatLongestCommand = 2000;
constexpr qreal kLargeLetters = 1.6; ///< of the font unit: beyond it each part of a seat has a line of its own
/// Entries of the list of who can play; those before are the computer’s levels.
constexpr int kSeatPerson = players::kLevels, kSeatGuest = kSeatPerson + 1, kSeatProgram = kSeatGuest + 1;

int entryOf(const ChairSetup &chair)
{
    switch (chair.kind) {
    case ChairKind::Human:
        return kSeatPerson;
    case ChairKind::Guest:
        return kSeatGuest;
    case ChairKind::Program:
        return kSeatProgram;
    case ChairKind::Computer:
        break;
    }
    return static_cast<int>(chair.level);
}

/// The command that runs a file; a Python script that is not executable is passed to the interpreter.
QString commandThatRuns(const QString &file)
{
    const QString quoted = QLatin1Char('"') + file + QLatin1Char('"');
    const QFileInfo info(file);
    return !info.isExecutable() && info.suffix() == QLatin1String("py") ? QStringLiteral("python3 ") + quoted : quoted;
}

template <typename Widget> Widget *namedPart(const char *name, int seat)
{
    auto *part = new Widget;
    part->setObjectName(QLatin1String(name) + QString::number(seat + 1));
    return part;
}

} // namespace

SeatList::SeatList(QWidget *parent) : QGroupBox(parent)
{
    auto *form = new QFormLayout(this);
    form->setRowWrapPolicy(fontUnit() > kLargeLetters ? QFormLayout::WrapAllRows : QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->setContentsMargins(0, form->contentsMargins().top(), 0, 0);
    form->setVerticalSpacing(4);
    for (int seat = 0; seat < odin::kMaxPlayers; ++seat) {
        addRow(seat);
        connectRow(seat);
    }
    retranslate();
    followChanges(this, {QEvent::LanguageChange}, [this] { retranslate(); });
}

void SeatList::addRow(int seat)
{
    Row row{namedPart<QLabel>("seat", seat),        namedPart<ChoiceBox>("kind", seat),
            namedPart<ChoiceBox>("face", seat),     namedPart<QComboBox>("name", seat),
            namedPart<QLineEdit>("command", seat),  namedPart<QToolButton>("browse", seat),
            namedPart<CrossButton>("remove", seat), namedPart<ReasonLabel>("reason", seat)};
    const QSize face(grown(kSeatFaceSide), grown(kSeatFaceSide));
    row.name->setEditable(true);
    row.name->setInsertPolicy(QComboBox::NoInsert);
    row.name->setCompleter(nullptr);
    row.name->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    row.name->lineEdit()->setMaxLength(2 * kLongestName); // UTF-16; cleanName() counts letters
    row.name->setIconSize(face);
    row.face->setIconSize(face);
    row.command->setMaxLength(kSeatLongestCommand);
    row.browse->setText(QStringLiteral("…"));
    row.browse->setFocusPolicy(Qt::StrongFocus);
    row.reason->setHiddenWhenEmpty();
    row.kind->installEventFilter(this);

    auto *who = new QHBoxLayout;
    who->addWidget(row.number);
    who->addWidget(row.kind, 1);
    auto *details = new QHBoxLayout;
    for (QWidget *part : std::initializer_list<QWidget *>{row.face, row.name, row.command})
        details->addWidget(part, 1);
    details->addWidget(row.browse);
    details->addStretch();
    details->addWidget(row.remove);
    auto *column = new QVBoxLayout;
    column->addLayout(details);
    column->addWidget(row.reason);
    auto *label = new QWidget, *field = new QWidget;
    label->setLayout(who);
    field->setLayout(column);
    for (QLayout *one : std::initializer_list<QLayout *>{who, column})
        one->setContentsMargins({});
    static_cast<QFormLayout *>(layout())->addRow(label, field);
    rows_.push_back(row);
}

void SeatList::connectRow(int seat)
{
    const Row &row = rows_[toIndex(seat)];
    connect(row.kind, &ChoiceBox::chosen, this, [this, seat](int kind) { chooseKind(seat, kind); });
    const auto chooseFace = [this, seat](int face) {
        ChairSetup chair = rows_[toIndex(seat)].chair;
        chair.persona = personaIds().value(face);
        change(seat, chair);
    };
    connect(row.face, &QComboBox::activated, this, chooseFace);
    connect(row.name, &QComboBox::activated, this, chooseFace);
    connect(row.name->lineEdit(), &QLineEdit::textEdited, this, [this, seat](const QString &typed) {
        Row &edited = rows_[toIndex(seat)];
        edited.keptName = cleanName(typed);
        change(seat, ChairSetup::human(edited.keptName, edited.chair.persona));
    });
    connect(row.command, &QLineEdit::textChanged, this, [this, seat](const QString &typed) {
        Row &edited = rows_[toIndex(seat)];
        edited.keptCommand = typed.trimmed();
        change(seat, ChairSetup::program(edited.keptCommand));
    });
    connect(row.browse, &QToolButton::clicked, this, [this, seat] { chooseFile(seat); });
    connect(row.remove, &QToolButton::clicked, this, [this, seat] { Q_EMIT removeRequested(seat); });
}

void SeatList::retranslate()
{
    setTitle(tr("Seats, clockwise"));
    for (int seat = 0; seat < static_cast<int>(rows_.size()); ++seat) {
        const Row &row = rows_[toIndex(seat)];
        const QString one = ui::number(seat + 1);
        row.number->setText(one);
        setUnseenLabel(*row.kind, tr("Seat %1: who plays").arg(one));
        setUnseenLabel(*row.face, tr("Seat %1: picture", "a computer player’s portrait").arg(one));
        setUnseenLabel(*row.name, tr("Seat %1: name").arg(one));
        row.name->lineEdit()->setAccessibleName(tr("Seat %1: name").arg(one));
        row.command->setAccessibleName(tr("Seat %1: command of the program").arg(one));
        row.command->setPlaceholderText(tr("command", "in an empty field: what starts a program"));
        row.browse->setAccessibleName(tr("Seat %1: choose the program’s file").arg(one));
        row.browse->setToolTip(tr("Choose the program’s file"));
        row.remove->setAccessibleName(tr("Seat %1: leave empty").arg(one));
        row.remove->setToolTip(tr("Leave this seat empty (Delete)"));
    }
    fillLists();
}

void SeatList::fillLists()
{
    std::vector<ChoiceBox::Choice> kinds, faces;
    for (int i = 0; i < players::kLevels; ++i)
        kinds.push_back({i, tr("Computer: %1", "%1 is its level").arg(levelName(static_cast<players::Level>(i)))});
    kinds.push_back({kSeatPerson, tr("Person at this screen")});
    kinds.push_back({kSeatGuest, tr("Friend at another computer"), {}, guestReason_.isEmpty()});
    kinds.push_back({kSeatProgram, tr("Another program")});
    for (int i = 0; i < static_cast<int>(personaIds().size()); ++i)
        faces.push_back({i, personaName(personaIds()[i]), faceIcon(*this, personaIds()[i])});
    for (Row &row : rows_) {
        const QSignalBlocker quiet(row.name);
        row.kind->setChoices(kinds);
        row.kind->insertSeparator(kSeatPerson);
        row.kind->setItemData(row.kind->findData(kSeatGuest), guestReason_, Qt::ToolTipRole);
        row.face->setChoices(faces);
        for (int i = 0; i < static_cast<int>(faces.size()); ++i)
            row.face->setItemData(i, NewGameTexts::persona(personaIds()[i]), Qt::ToolTipRole);
        const QString typed = row.name->currentText();
        row.name->clear();
        for (const ChoiceBox::Choice &face : faces)
            row.name->addItem(face.icon, tr("Picture: %1", "the portrait of a Viking with that name").arg(face.text));
        row.name->setEditText(typed);
        showChair(row, row.name->lineEdit()->placeholderText());
    }
}

void SeatList::showPlan(const SeatPlan &plan)
{
    if (std::exchange(count_, plan.count()) != plan.count())
        for (Row &row : rows_) // others may sit there now
            row.keptName = row.keptCommand = QString();
    for (int seat = 0; seat < static_cast<int>(rows_.size()); ++seat) {
        static_cast<QFormLayout *>(layout())->setRowVisible(seat, seat < plan.count());
        if (seat >= plan.count())
            continue;
        std::vector<ChairSetup> unnamed = plan.chairs();
        unnamed[toIndex(seat)].name.clear();
        rows_[toIndex(seat)].chair = plan.chairs()[toIndex(seat)];
        showChair(rows_[toIndex(seat)], chairName(unnamed, seat));
    }
}

void SeatList::showChair(Row &row, const QString &defaultName)
{
    const ChairSetup &chair = row.chair;
    const int face = static_cast<int>(personaIds().indexOf(chair.persona));
    row.kind->setValue(entryOf(chair));
    row.kind->setToolTip(chair.kind == ChairKind::Guest ? tr("You get the invitation when you press “Play”.")
                         : chair.kind == ChairKind::Program
                             ? tr("The command starts your own program, which plays in this seat.")
                             : QString());
    row.face->setVisible(chair.kind == ChairKind::Computer);
    row.face->setValue(face);
    const bool appears = row.name->isHidden();
    row.name->setVisible(chair.kind == ChairKind::Human);
    row.command->setVisible(chair.kind == ChairKind::Program);
    row.browse->setVisible(chair.kind == ChairKind::Program);
    row.name->lineEdit()->setPlaceholderText(defaultName);
    if (chair.kind == ChairKind::Human) {
        row.keptName = chair.name;
        const QSignalBlocker quiet(row.name);
        if (row.name->currentIndex() != face)
            row.name->setCurrentIndex(face);
        // Spaces are kept only while they are typed.
        if (appears || cleanName(row.name->currentText()) != chair.name)
            row.name->setEditText(chair.name);
    }
    if (chair.kind != ChairKind::Program)
        return;
    row.keptCommand = chair.command;
    row.command->setToolTip(chair.command);
    if (row.command->text().trimmed() != chair.command) {
        const QSignalBlocker quiet(row.command);
        row.command->setText(chair.command);
        row.command->setCursorPosition(0);
    }
}

void SeatList::setProblem(int seat, const QString &problem) { rows_[toIndex(seat)].reason->setReason(problem); }

void SeatList::change(int seat, const ChairSetup &chair)
{
    if (chair != rows_[toIndex(seat)].chair)
        Q_EMIT seatChanged(seat, chair);
}

void SeatList::chooseKind(int seat, int kind)
{
    const Row &row = rows_[toIndex(seat)];
    if (kind == kSeatPerson)
        return change(seat, ChairSetup::human(row.keptName, row.chair.persona));
    if (kind == kSeatProgram)
        return change(seat, ChairSetup::program(row.keptCommand));
    if (kind < kSeatPerson)
        return change(seat, ChairSetup::computer(static_cast<players::Level>(kind), row.chair.persona));
    guestReason_ = whyNoGuests_ ? whyNoGuests_() : QString();
    if (guestReason_.isEmpty())
        return change(seat, ChairSetup::guest());
    fillLists(); // the entry is not offered any more
    setProblem(seat, guestReason_);
}

void SeatList::chooseFile(int seat)
{
    QFileDialog *dialog = recordDialog(this, QFileDialog::AcceptOpen, tr("Choose the program’s file"), {}, {});
    connect(dialog, &QFileDialog::fileSelected, rows_[toIndex(seat)].command,
            [field = rows_[toIndex(seat)].command](const QString &file) { field->setText(commandThatRuns(file)); });
    dialog->open();
}

/// Delete at the list of who plays empties the seat.
bool SeatList::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Delete)
        for (int seat = 0; seat < static_cast<int>(rows_.size()); ++seat)
            if (rows_[toIndex(seat)].kind == watched)
                Q_EMIT removeRequested(seat);
    return QGroupBox::eventFilter(watched, event);
}

} // namespace meadhall::ui
