// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/newgame/new_game_dialog.h"

#include "engine/core/shuffle.h"
#include "engine/core/to_index.h"
#include "engine/deals/deal_number.h"
#include "engine/games/games.h"
#include "engine/record/clean_name.h"
#include "ui/base/accessibility/announcer.h"
#include "ui/base/accessibility/widget_accessible.h"
#include "ui/base/text/button_text.h"
#include "ui/base/text/odin_text.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/file_dialog.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/new_game_widgets.h"
#include "ui/base/widgets/segments.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/newgame/new_game_texts.h"
#include "ui/rooms/newgame/picture_buttons.h"
#include "ui/table/games/games.h"
#include "ui/table/seats/game_setup.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QGroupBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <array>
#include <limits>

namespace meadhall::ui {

namespace {

constexpr int kDialogLeastPlayers = 2, kDialogLongestDeal = 200;
// Lengths in px at 1×.
constexpr int kDialogWidth = 700, kDialogWideWidth = 1216, kDialogTwoColumns = 1100;
constexpr int kDialogLabel = 112, kDialogFace = 54, kDialogFacePitch = 74, kDialogCount = 56, kDialogDeal = 150,
              kDialogPlay = 150;
constexpr std::array kDialogDecks{odin::TwoPlayerDeck::TwoOutChosen, odin::TwoPlayerDeck::TwoOutRandom,
                                  odin::TwoPlayerDeck::AllColours};
enum Row { PlayersRow, LevelRow, OpponentsRow, DeckRow };

Segments *namedSegments(const char *name, int count)
{
    auto *segments = named(new Segments, name);
    for (int i = 0; i < count; ++i)
        segments->addChoice(QString());
    return segments;
}

ReasonLabel *namedNote(const char *name)
{
    auto *note = named(new ReasonLabel, name);
    note->setHiddenWhenEmpty();
    return note;
}

/// Adds a row of the form: a control, and below it more of them and a note.
void addFormRow(QFormLayout &form, std::initializer_list<QWidget *> parts)
{
    auto *field = new QWidget;
    QVBoxLayout *column = newColumn(4, field);
    for (QWidget *part : parts)
        column->addWidget(part, 0, qobject_cast<Segments *>(part) ? Qt::AlignLeading : Qt::Alignment());
    QWidget *first = *parts.begin();
    QLabel *label = wordLabel(nullptr, 1, true);
    label->setBuddy(first);
    label->setFixedWidth(grown(kDialogLabel));
    // Beside the middle of the control, wherever the row ends.
    const int control = qobject_cast<Segments *>(first) ? first->sizeHint().height() : grown(kDialogFace);
    label->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    label->setContentsMargins(0, std::max(0, control - label->fontMetrics().lineSpacing()) / 2, 0, 0);
    form.addRow(label, field);
}

QLabel *labelOf(const QFormLayout &form, int row)
{
    return static_cast<QLabel *>(form.itemAt(row, QFormLayout::LabelRole)->widget());
}

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

using Next = odin::NextStarter;
using Lead = odin::WholeHandLead;

constexpr std::array kRulesTargets{10, 15, 20, 1};
constexpr int kRulesOwnTarget = 0, kRulesCustom = -1, kRulesRandomStarter = -1;

bool isOffered(int target)
{
    return std::find(kRulesTargets.begin(), kRulesTargets.end(), target) != kRulesTargets.end();
}

} // namespace

class RulesPanel : public QGroupBox {
    Q_OBJECT

public:
    /// @param setup is read and edited; must outlive this
    explicit RulesPanel(GameSetup &setup, QWidget *parent = nullptr)
        : QGroupBox(parent), setup_(setup), ownTarget_(named(new QSpinBox, "ownTarget"))
    {
        adoptTarget();
        auto *form = new QFormLayout(this);
        form->setRowWrapPolicy(QFormLayout::WrapLongRows);
        form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
        form->setContentsMargins(0, form->contentsMargins().top(), 0, 0);
        form->setVerticalSpacing(4);
        edition_ = addRow("edition", [this](int edition) {
            if (edition != kRulesCustom)
                applyEdition(setup_, static_cast<odin::Edition::Id>(edition));
            hasOwnTarget_ = false;
        });
        target_ = addRow("target", [this](int target) { chooseTarget(target); });
        ownTarget_->setRange(1, kMaxTarget);
        static_cast<QBoxLayout *>(form->itemAt(1, QFormLayout::FieldRole)->layout())->addWidget(ownTarget_);
        points_ = addRow("points", [this](int down) { setup_.pointsCountDown = down != 0; });
        starter_ = addRow("firstStarter", [this](int seat) {
            setup_.firstStarterChosen = seat != kRulesRandomStarter;
            setup_.firstStarter = std::max(seat, 0);
        });
        nextStarter_ = addRow("nextStarter", [this](int value) { setup_.nextStarter = static_cast<Next>(value); });
        wholeHand_ = addRow("wholeHandLead", [this](int value) { setup_.wholeHandLead = static_cast<Lead>(value); });
        goat_ = addRow("goat", [this](int value) { setup_.goat = static_cast<odin::Goat>(value); });
        retranslate();
        connect(ownTarget_, &QSpinBox::valueChanged, this, [this](int target) {
            setup_.target = target;
            Q_EMIT changed();
        });
        followChanges(this, {QEvent::LanguageChange}, [this] { retranslate(); });
    }

    /// Shows the settings. `starters` are the names of the players.
    void refresh(const QStringList &starters)
    {
        std::vector<ChoiceBox::Choice> editions, firsts{{kRulesRandomStarter, tr("At random", "who starts")}};
        for (const odin::Edition &one : odin::kEditions)
            editions.push_back({static_cast<int>(one.id), OdinText::edition(one.id)});
        const std::optional<odin::Edition::Id> edition = editionOf(setup_);
        // Offered only while the rules differ from all editions: it cannot be selected, only reached by changing a
        // rule.
        if (!edition)
            editions.push_back({kRulesCustom, OdinText::edition(std::nullopt)});
        edition_->setChoices(editions);
        edition_->setValue(edition ? static_cast<int>(*edition) : kRulesCustom);
        for (int i = 0; i < static_cast<int>(starters.size()); ++i)
            firsts.push_back({i, starters[i]});
        starter_->setChoices(firsts);
        starter_->setValue(setup_.firstStarterChosen ? setup_.firstStarter : kRulesRandomStarter);
        target_->setValue(hasOwnTarget_ ? kRulesOwnTarget : setup_.target);
        const QSignalBlocker quiet(ownTarget_);
        ownTarget_->setValue(setup_.target);
        ownTarget_->setVisible(hasOwnTarget_);
        points_->setValue(setup_.pointsCountDown ? 1 : 0);
        nextStarter_->setValue(static_cast<int>(setup_.nextStarter));
        wholeHand_->setValue(static_cast<int>(setup_.wholeHandLead));
        goat_->setValue(static_cast<int>(setup_.goat));
    }
    /// Shows the target as it is offered; to be called when the settings have been replaced.
    void adoptTarget() { hasOwnTarget_ = !isOffered(setup_.target); }
    /// The edition, the target, and every rule that differs from the edition.
    QString summary() const
    {
        const odin::Edition &edition = odin::kEditions[toIndex(setup_.edition)];
        QStringList facts{edition_->currentText(), NewGameTexts::target(setup_.target)};
        const auto addIf = [&](bool differs, int row) {
            const auto *field = static_cast<const ChoiceBox *>(labels_[toIndex(row)]->buddy());
            if (differs)
                facts.append(labels_[toIndex(row)]->text().remove(QLatin1Char('&')) + QStringLiteral(": ")
                             + field->currentText());
        };
        addIf(setup_.pointsCountDown != edition.pointsCountDown, 2);
        addIf(setup_.firstStarterChosen || edition.firstStarterChosen, 3);
        addIf(setup_.nextStarter != edition.nextStarter, 4);
        addIf(setup_.wholeHandLead != edition.wholeHandLead, 5);
        addIf(setup_.goat == odin::Goat::In, 6);
        return facts.join(QStringLiteral(" · "));
    }

Q_SIGNALS:
    /// The user changed the settings.
    void changed();

private:
    ChoiceBox *addRow(const char *name, const std::function<void(int)> &choose)
    {
        auto *field = named(new ChoiceBox, name);
        connect(field, &ChoiceBox::chosen, this, [this, choose](int value) {
            choose(value);
            Q_EMIT changed();
        });
        auto *row = new QHBoxLayout;
        row->addWidget(field, 1);
        labels_.push_back(new QLabel);
        labels_.back()->setBuddy(field);
        static_cast<QFormLayout *>(layout())->addRow(labels_.back(), row);
        return field;
    }
    void retranslate()
    {
        setTitle(TableText::rules());
        const std::array texts{tr("&Edition"),
                               tr("&Game ends at", "label of a number of points"),
                               tr("&Count points"),
                               tr("&First lead", "who begins the first hand"),
                               tr("&Next hands", "who begins the hands after the first"),
                               tr("&Whole hand as lead"),
                               tr("G&oat", "the card: whether it is in the deck")};
        const std::array hints{
            QString(),
            tr("The game ends after the hand in which someone reaches this limit. Fewest points wins."),
            tr("Up from zero, or down from the limit. The result is the same."),
            tr("Who leads the first round of the first hand."),
            tr("Who leads the first round of every later hand."),
            tr("Leading all cards at once, if they are of one colour or number."),
            tr("One more card, of number 0 and of any colour. Left in a hand, it costs 5 points.")};
        for (std::size_t i = 0; i < labels_.size(); ++i) {
            labels_[i]->setText(texts.at(i));
            labels_[i]->buddy()->setToolTip(hints.at(i));
        }
        ownTarget_->setAccessibleName(tr("Points limit: other number"));
        ownTarget_->setLocale(QLocale());
        std::vector<ChoiceBox::Choice> targets, leads, starters;
        for (const int target : kRulesTargets)
            targets.push_back({target, NewGameTexts::target(target)});
        targets.push_back({kRulesOwnTarget, tr("Other", "points that end the game: a number that the user types")});
        target_->setChoices(targets);
        points_->setChoices({{0, tr("up", "count points")}, {1, tr("down", "count points")}});
        for (const Lead lead : {Lead::Optional, Lead::Automatic})
            leads.push_back({static_cast<int>(lead), NewGameTexts::wholeHandLead(lead)});
        wholeHand_->setChoices(leads);
        goat_->setChoices({{static_cast<int>(odin::Goat::Out), NewGameTexts::goat(odin::Goat::Out)},
                           {static_cast<int>(odin::Goat::In), NewGameTexts::goat(odin::Goat::In)}});
        for (const Next next : {Next::Rotate, Next::LeftOfLastRoundLeader, Next::LastActor})
            starters.push_back({static_cast<int>(next), NewGameTexts::nextStarter(next)});
        nextStarter_->setChoices(starters);
    }
    void chooseTarget(int target)
    {
        hasOwnTarget_ = target == kRulesOwnTarget;
        ownTarget_->setVisible(hasOwnTarget_);
        if (!hasOwnTarget_) {
            setup_.target = target;
            return;
        }
        ownTarget_->setFocus();
        ownTarget_->selectAll();
    }

    GameSetup &setup_;
    bool hasOwnTarget_ = false; ///< the number in the field is used, even if the list offers it
    std::vector<QLabel *> labels_;
    ChoiceBox *edition_, *target_, *points_, *starter_, *nextStarter_, *wholeHand_, *goat_;
    QSpinBox *ownTarget_;
};

/// Each seat has a list of who can play there, and beside it the computer’s face, the person’s face and name, or the
/// program’s command.
class SeatList : public QGroupBox {
    Q_OBJECT

public:
    explicit SeatList(QWidget *parent = nullptr) : QGroupBox(parent)
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

    /// Sets the function that says why guests cannot play (empty: they can). It is called when the first guest is
    /// chosen.
    void setWhyNoGuests(std::function<QString()> why) { whyNoGuests_ = std::move(why); }
    void showPlan(const SeatPlan &plan)
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
    /// @param problem what is wrong at that seat; empty: nothing
    void setProblem(int seat, const QString &problem) { rows_[toIndex(seat)].reason->setReason(problem); }

Q_SIGNALS:
    void seatChanged(int seat, const meadhall::ui::ChairSetup &chair);
    void removeRequested(int seat);

protected:
    /// Delete at the list of who plays empties the seat.
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Delete)
            for (int seat = 0; seat < static_cast<int>(rows_.size()); ++seat)
                if (rows_[toIndex(seat)].kind == watched)
                    Q_EMIT removeRequested(seat);
        return QGroupBox::eventFilter(watched, event);
    }

private:
    struct Row {
        QLabel *number;
        ChoiceBox *kind, *face;
        QComboBox *name;
        QLineEdit *command;
        QToolButton *browse, *remove;
        ReasonLabel *reason;
        ChairSetup chair{};
        QString keptName{}, keptCommand{}; ///< for when a person or a program plays here again
    };

    void addRow(int seat)
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
    void connectRow(int seat)
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
    void retranslate()
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
    void fillLists()
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
                row.name->addItem(face.icon,
                                  tr("Picture: %1", "the portrait of a Viking with that name").arg(face.text));
            row.name->setEditText(typed);
            showChair(row, row.name->lineEdit()->placeholderText());
        }
    }
    void showChair(Row &row, const QString &defaultName)
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
    void chooseKind(int seat, int kind)
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
    void chooseFile(int seat)
    {
        QFileDialog *dialog = recordDialog(this, QFileDialog::AcceptOpen, tr("Choose the program’s file"), {}, {});
        connect(dialog, &QFileDialog::fileSelected, rows_[toIndex(seat)].command,
                [field = rows_[toIndex(seat)].command](const QString &file) { field->setText(commandThatRuns(file)); });
        dialog->open();
    }
    void change(int seat, const ChairSetup &chair)
    {
        if (chair != rows_[toIndex(seat)].chair)
            Q_EMIT seatChanged(seat, chair);
    }

    std::vector<Row> rows_;
    int count_ = 0; ///< rows in use
    std::function<QString()> whyNoGuests_;
    QString guestReason_;
};

NewGameDialog::NewGameDialog(const GameSetup &setup, QWidget *parent)
    : Sheet(parent), setup_(setup), plan_(setup.chairs), announcer_(new Announcer(this))
{
    setWindowFlag(Qt::WindowContextHelpButtonHint, false);
    markAnnounced(*this);
    if (setup_.firstStarterChosen)
        plan_.setStarter(setup_.firstStarter);
    buildForm();
    buildMore();
    buildFoot();
    retranslate();
    updateIcons();
    setMoreVisible(false);
    if (setup_.deal && !needsFairDeal(setup_))
        deal_->setText(dealNumber(*setup_.deal));
    updatePlan();
    connectControls();
    // Enter starts the game. QDialog considers a default button only once it is a child of the dialog.
    play_->setDefault(true);
    play_->setFocus();
    followChanges(this, {QEvent::LanguageChange}, [this] {
        retranslate();
        refresh();
    });
    followChanges(this, {QEvent::PaletteChange, QEvent::LayoutDirectionChange}, [this] { updateIcons(); });
    followChanges(this, {QEvent::Resize}, [this] { arrange(); });
}

void NewGameDialog::setEvenLevel(std::function<std::optional<players::Level>(Game)> evenLevel)
{
    evenLevel_ = std::move(evenLevel);
    updatePlan();
}

/// About the chosen level, and which one gives even games.
QString NewGameDialog::levelNote(std::optional<players::Level> level) const
{
    const QString about = level ? NewGameTexts::level(*level) : tr("Not the same for all: see the seats.");
    const auto even = evenLevel_ ? evenLevel_(setup_.game) : std::nullopt;
    if (!even)
        return about;
    return tr("%1 %2", "two whole sentences")
        .arg(about,
             level == even
                 ? tr("Going by your games so far, this is an even match.")
                 : tr("Going by your games so far, %1 would be an even match.", "a level").arg(levelName(*even)));
}

void NewGameDialog::setWhyNoGuests(std::function<QString()> why) { seats_->setWhyNoGuests(std::move(why)); }

void NewGameDialog::buildForm()
{
    game_ = namedSegments("game", static_cast<int>(playedGames().size()));
    for (int i = 0; i < game_->count(); ++i)
        game_->button(i)->setObjectName(QStringLiteral("game") + playedGames()[toIndex(i)].name());
    setTitleWidget(game_);
    players_ = namedSegments("count", odin::kMaxPlayers - kDialogLeastPlayers + 1);
    level_ = namedSegments("level", players::kLevels);
    deck_ = namedSegments("deck", static_cast<int>(kDialogDecks.size()));
    opponents_ = named(new PictureButtons(kDialogFace, kDialogFacePitch), "opponents");
    for (const QString &id : personaIds()) {
        auto *button = new QToolButton;
        button->setObjectName(QStringLiteral("face-") + id);
        opponents_->addButton(button);
    }
    colours_ = named(new ColourChips, "colours");
    auto *left = new QWidget;
    form_ = new QFormLayout(left);
    form_->setContentsMargins({});
    form_->setVerticalSpacing(grown(12));
    form_->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addFormRow(*form_, {players_, playersNote_ = namedNote("chairsReason")});
    addFormRow(*form_, {level_, levelNote_ = namedNote("levelNote")});
    addFormRow(*form_, {opponents_, opponentsNote_ = namedNote("opponentsNote")});
    addFormRow(*form_, {deck_, colours_, deckNote_ = namedNote("coloursReason")});
    columns_ = new QBoxLayout(QBoxLayout::TopToBottom);
    columns_->setSpacing(grown(28));
    columns_->addWidget(left, 5);
    body()->addLayout(columns_);
    body()->addStretch(1);
}

void NewGameDialog::buildMore()
{
    more_ = new QWidget;
    rules_ = new RulesPanel(setup_);
    seats_ = new SeatList;
    deal_ = named(new QLineEdit, "deal");
    deal_->setMaxLength(kDialogLongestDeal);
    deal_->setMaximumWidth(grown(kDialogDeal));
    deal_->setInputMethodHints(Qt::ImhPreferNumbers);
    dealLabel_ = new QLabel;
    dealLabel_->setBuddy(deal_);
    dice_ = named(new QToolButton, "dice");
    dice_->setAutoRaise(true);
    dice_->setFocusPolicy(Qt::StrongFocus);
    dealNote_ = namedNote("dealReason");
    auto *deal = new QHBoxLayout;
    deal->addWidget(dealLabel_);
    deal->addWidget(deal_, 1);
    deal->addWidget(dice_);
    deal->addStretch();
    QVBoxLayout *column = newColumn(-1, more_);
    column->addWidget(rules_);
    column->addWidget(seats_);
    column->addLayout(deal);
    column->addWidget(dealNote_);
    column->addStretch(1);
    columns_->addWidget(more_, 4);
}

void NewGameDialog::buildFoot()
{
    moreButton_ = named(new QPushButton, "more");
    moreButton_->setAutoDefault(false);
    summary_ = named(wordLabel(nullptr), "summary");
    play_ = named(new QPushButton, "play");
    // Without a window of its own, an automatic default button would no longer be one after losing the focus.
    play_->setAutoDefault(false);
    play_->setMinimumWidth(grown(kDialogPlay));
    foot()->addWidget(moreButton_);
    foot()->addWidget(summary_, 1);
    foot()->addWidget(play_);
}

void NewGameDialog::connectControls()
{
    connect(game_, &Segments::activated, this, &NewGameDialog::chooseGame);
    connect(players_, &Segments::activated, this, [this](int index) {
        plan_.setCount(index + kDialogLeastPlayers);
        updatePlan();
    });
    connect(level_, &Segments::activated, this, [this](int level) {
        plan_.setLevel(static_cast<players::Level>(level));
        updatePlan();
    });
    for (int i = 0; i < static_cast<int>(personaIds().size()); ++i)
        connect(opponents_->buttons()[toIndex(i)], &QAbstractButton::clicked, this, [this, i] {
            plan_.chooseOpponent(personaIds()[i]);
            updatePlan();
            announcer_->announce(opponents_->accessibleDescription());
        });
    connect(deck_, &Segments::activated, this, [this](int index) {
        setup_.twoPlayers = kDialogDecks.at(toIndex(index));
        refresh();
    });
    connect(colours_, &ColourChips::changed, this, [this] {
        setup_.coloursOut = colours_->out();
        refresh();
        announcer_->announce(deckNote());
    });
    connect(seats_, &SeatList::seatChanged, this, [this](int seat, const ChairSetup &chair) {
        plan_.replace(seat, chair);
        updatePlan();
    });
    connect(seats_, &SeatList::removeRequested, this, &NewGameDialog::removeSeat);
    connect(rules_, &RulesPanel::changed, this, [this] {
        plan_.setStarter(setup_.firstStarterChosen ? std::optional(setup_.firstStarter) : std::nullopt);
        refresh();
    });
    connect(deal_, &QLineEdit::textChanged, this, &NewGameDialog::readDeal);
    connect(dice_, &QToolButton::clicked, this, [this] {
        deal_->setText(dealNumber(QRandomGenerator::global()->bounded(quint64{kLargestDealNumber}) + 1));
    });
    connect(moreButton_, &QPushButton::clicked, this, [this] { setMoreVisible(more_->isHidden()); });
    connect(play_, &QPushButton::clicked, this, &QDialog::accept);
}

void NewGameDialog::retranslate()
{
    setWindowTitle(tr("New game"));
    game_->setAccessibleName(TableText::game());
    const std::array labels{tr("P&layers", "number of players"), tr("Le&vel", "of the computer players"),
                            tr("&Against", "whom to play against"), tr("Dec&k for two", "the cards of two players")};
    for (int row = PlayersRow; row <= DeckRow; ++row)
        labelOf(*form_, row)->setText(labels.at(toIndex(row)));
    players_->setAccessibleName(ButtonText::withoutAccessKey(labels[PlayersRow]));
    level_->setAccessibleName(ButtonText::withoutAccessKey(labels[LevelRow]));
    deck_->setAccessibleName(ButtonText::withoutAccessKey(labels[DeckRow]));
    opponents_->setAccessibleName(tr("Opponents"));
    colours_->setAccessibleName(tr("Colours in the deck"));
    QStringList games, counts, levels;
    for (const GameInfo &game : playedGames())
        games.append(game.name());
    for (int i = 0; i < players_->count(); ++i)
        counts.append(number(i + kDialogLeastPlayers));
    for (int i = 0; i < players::kLevels; ++i)
        levels.append(levelName(static_cast<players::Level>(i)));
    game_->setTexts(games);
    players_->setTexts(counts);
    level_->setTexts(levels);
    deck_->setTexts({tr("Choose four", "deck of two players: without two colours of their choice"),
                     tr("Four at random", "deck of two players: without two random colours"),
                     tr("All six", "deck of two players: all colours")});
    dealLabel_->setText(tr("&Deal number"));
    deal_->setPlaceholderText(tr("new", "a deal number: a new one is drawn"));
    dice_->setToolTip(tr("Draw a number"));
    dice_->setAccessibleName(tr("Draw a deal number"));
    play_->setText(tr("&Play", "start the game"));
    for (int i = 0; i < static_cast<int>(personaIds().size()); ++i) {
        opponents_->buttons()[toIndex(i)]->setText(personaName(personaIds()[i]));
        opponents_->buttons()[toIndex(i)]->setToolTip(NewGameTexts::persona(personaIds()[i]));
    }
}

/// Pictures in the colours of the theme.
void NewGameDialog::updateIcons()
{
    for (int i = 0; i < game_->count(); ++i)
        game_->button(i)->setIcon(pictureIcon(playedGames()[toIndex(i)].picture(themeOf(palette()))));
    for (int i = 0; i < static_cast<int>(personaIds().size()); ++i)
        opponents_->buttons()[toIndex(i)]->setIcon(faceIcon(*this, personaIds()[i]));
    setGlyph(play_, Glyph::Play);
    setGlyph(dice_, Glyph::Dice);
}

/// Keeps the settings of the game that is left, for when it is chosen again.
void NewGameDialog::chooseGame(int game)
{
    const Game chosen = playedGames()[toIndex(game)].game;
    const std::optional<quint64> deal = setup_.deal;
    left_.insert_or_assign(setup_.game, setup_);
    if (const auto known = left_.find(chosen); known != left_.end())
        setup_ = known->second;
    else if (remembered_)
        setup_ = remembered_(chosen);
    setup_.game = chosen;
    setup_.deal = deal;
    plan_ = SeatPlan(setup_.chairs);
    plan_.setStarter(setup_.firstStarterChosen ? std::optional(setup_.firstStarter) : std::nullopt);
    plan_.setCount(std::min(plan_.count(), traitsOf(setup_.game).maxPlayers));
    rules_->adoptTarget();
    updatePlan();
}

/// Shows or hides rules, seats and the deal number.
void NewGameDialog::setMoreVisible(bool visible)
{
    more_->setVisible(visible);
    setRoomySize({visible ? kDialogWideWidth : kDialogWidth, 0});
    arrange();
    updateGeometry();
    refreshSummary();
}

void NewGameDialog::removeSeat(int seat)
{
    if (plan_.count() <= kDialogLeastPlayers) {
        playersNote_->setReason(problemText(SetupProblem::Reason::TooFewChairs));
        return;
    }
    plan_.remove(seat);
    updatePlan();
    announcer_->announce(tr("Seat %1 is removed. Players: %2.").arg(number(seat + 1), number(plan_.count())));
}

/// Adopts a changed plan.
void NewGameDialog::updatePlan()
{
    setup_.chairs = plan_.chairs();
    setup_.firstStarterChosen = plan_.starter().has_value();
    setup_.firstStarter = plan_.starter().value_or(0);
    if (needsFairDeal(setup_))
        deal_->clear();
    readDeal();
}

void NewGameDialog::readDeal()
{
    const QString typed = deal_->text().trimmed();
    DealNumberError error{};
    setup_.deal = parseDealNumber(typed, &error);
    dealError_.reset();
    if (!typed.isEmpty() && !setup_.deal)
        dealError_ = error;
    refresh();
}

void NewGameDialog::refresh()
{
    const bool odin = setup_.game == Game::Odin;
    for (int i = 0; i < game_->count(); ++i)
        if (playedGames()[toIndex(i)].game == setup_.game)
            game_->setCurrent(i);
    const int counts = traitsOf(setup_.game).maxPlayers - kDialogLeastPlayers + 1;
    players_->setVisibleCount(counts);
    players_->setMinimumWidth(counts * grown(kDialogCount));
    players_->setCurrent(plan_.count() - kDialogLeastPlayers);
    refreshOpponents();
    refreshDeck();
    QStringList names;
    for (int i = 0; i < plan_.count(); ++i)
        names.append(chairName(plan_.chairs(), i));
    rules_->setVisible(odin);
    rules_->refresh(names);
    seats_->showPlan(plan_);
    deal_->setEnabled(!needsFairDeal(setup_));
    dice_->setEnabled(!needsFairDeal(setup_));
    refreshProblems();
    refreshSummary();
}

void NewGameDialog::refreshOpponents()
{
    const QStringList &faces = plan_.opponents();
    QStringList people, names;
    for (const ChairSetup &chair : plan_.chairs())
        if (chair.kind == ChairSetup::Kind::Human)
            people.append(chair.persona);
    for (int i = 0; i < static_cast<int>(personaIds().size()); ++i) {
        QToolButton *button = opponents_->buttons()[toIndex(i)];
        button->setVisible(!people.contains(personaIds()[i]));
        button->setChecked(faces.contains(personaIds()[i]));
        QFont letters = button->font();
        letters.setBold(button->isChecked());
        button->setFont(letters);
        if (button->isChecked())
            names.append(button->text());
    }
    opponents_->arrange();
    form_->setRowVisible(LevelRow, !faces.isEmpty());
    form_->setRowVisible(OpponentsRow, !faces.isEmpty());
    const std::optional<players::Level> level = plan_.level();
    level_->setCurrent(level ? static_cast<int>(*level) : -1);
    levelNote_->setNote(levelNote(level));
    const int count = static_cast<int>(faces.size());
    opponentsNote_->setNote(tr("%Ln opponent(s): click another picture to change.", "", count));
    opponents_->setAccessibleDescription(tr("Against: %1.", "names of the computer players").arg(listed(names)));
}

QString NewGameDialog::deckNote() const
{
    if (setup_.twoPlayers == odin::TwoPlayerDeck::TwoOutRandom)
        return tr("Two colours are left out at random.");
    if (setup_.twoPlayers == odin::TwoPlayerDeck::AllColours)
        return tr("All six colours are in the deck.");
    QStringList out;
    for (int i = 0; i < odin::kColours; ++i)
        if (const auto colour = static_cast<odin::Colour>(i); odin::has(setup_.coloursOut, colour))
            out.push_back(OdinText::colour(colour));
    return tr("Left out: %1.", "a list of colours").arg(listed(out));
}

void NewGameDialog::refreshDeck()
{
    form_->setRowVisible(DeckRow, setup_.game == Game::Odin && plan_.count() == kDialogLeastPlayers);
    deck_->setCurrent(static_cast<int>(std::find(kDialogDecks.begin(), kDialogDecks.end(), setup_.twoPlayers)
                                       - kDialogDecks.begin()));
    colours_->setEnabled(setup_.twoPlayers == odin::TwoPlayerDeck::TwoOutChosen);
    colours_->setOut(setup_.coloursOut);
    colours_->setAccessibleDescription(deckNote());
    deckNote_->setNote(deckNote());
}

QString NewGameDialog::problemText(SetupProblem::Reason reason) const
{
    if (reason == SetupProblem::Reason::TooFewChairs)
        return tr("At least two seats must be taken.");
    if (reason == SetupProblem::Reason::TooManyChairs)
        return tr("At most %Ln seats can be taken.", "", traitsOf(setup_.game).maxPlayers);
    if (reason == SetupProblem::Reason::DuplicateName)
        return tr("This name is taken.");
    if (reason == SetupProblem::Reason::NoCommand)
        return tr("Type the command that starts the program.");
    return {};
}

QString NewGameDialog::dealErrorText(DealNumberError error)
{
    switch (error) {
    case DealNumberError::NotANumber:
        return tr("Digits only, or the deal of a day, such as 2026-331.");
    case DealNumberError::TooLarge:
        return tr("The largest deal number is %1.").arg(dealNumber(std::numeric_limits<quint64>::max()));
    case DealNumberError::NoSuchDay:
        return tr("There is no such day. The number of the year is followed by that of the day, 001 to 366.");
    }
    return {};
}

void NewGameDialog::refreshProblems()
{
    using Reason = SetupProblem::Reason;
    const std::vector<SetupProblem> problems = problemsOf(setup_);
    QString players, colours;
    std::array<QString, odin::kMaxPlayers> seats;
    for (const SetupProblem &problem : problems) {
        if (problem.reason == Reason::TooFewChairs || problem.reason == Reason::TooManyChairs)
            players = problemText(problem.reason);
        else if (problem.reason == Reason::NotTwoColours)
            colours = tr("Leave out exactly two colours.");
        else if (problem.chair >= 0)
            seats.at(toIndex(problem.chair)) = problemText(problem.reason);
    }
    const bool isSeatWrong = std::any_of(seats.begin(), seats.end(), [](const QString &one) { return !one.isEmpty(); });
    if ((isSeatWrong || dealError_) && more_->isHidden())
        setMoreVisible(true); // the reason is there
    playersNote_->setReason(players);
    deckNote_->setReason(colours);
    for (int seat = 0; seat < odin::kMaxPlayers; ++seat)
        seats_->setProblem(seat, seats.at(toIndex(seat)));
    dealNote_->setReason(dealError_ ? dealErrorText(*dealError_) : QString());
    dealNote_->setNote(needsFairDeal(setup_) ? tr("With friends or other programs there is no deal number.")
                                             : tr("The same number deals the same cards again."));
    play_->setEnabled(problems.empty() && !dealError_);
}

void NewGameDialog::refreshSummary()
{
    const bool odin = setup_.game == Game::Odin, opened = !more_->isHidden();
    moreButton_->setText(opened ? odin ? tr("Fewe&r rules and seats") : tr("Fewe&r seats")
                         : odin ? tr("&More rules and seats")
                                : tr("&More seats"));
    summary_->setText(odin ? rules_->summary() : tr("Ninjan has one set of rules."));
    const QString players = tr("%1, %Ln player(s)", "name of a game", plan_.count());
    const QString end = setup_.target == 1 ? tr("one hand") : tr("to %Ln point(s)", "", setup_.target);
    const QString name = gameInfo(setup_.game).name();
    setAccessibleDescription(odin ? tr("%1, %2.", "game and players, target").arg(players.arg(name), end)
                                  : players.arg(name) + QLatin1Char('.'));
}

/// Rules and seats beside the form where the window is wide enough, else below it.
void NewGameDialog::arrange()
{
    const int room = isWindow() ? width() : window()->width();
    columns_->setDirection(room >= grown(kDialogTwoColumns) ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

/// Sees all events of the program while the sheet is open. The wheel scrolls the sheet and never changes a choice, even
/// where the focus is.
bool NewGameDialog::eventFilter(QObject *watched, QEvent *event)
{
    const auto *field = qobject_cast<QWidget *>(watched);
    const bool turns = qobject_cast<QComboBox *>(watched) || qobject_cast<QAbstractSpinBox *>(watched);
    if (event->type() == QEvent::Wheel && turns && isAncestorOf(field)) {
        event->ignore();
        return true;
    }
    return Sheet::eventFilter(watched, event);
}

} // namespace meadhall::ui

#include "new_game_dialog.moc"
