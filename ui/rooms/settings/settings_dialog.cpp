// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/settings/settings_dialog.h"

#include "engine/games/odin/card.h"
#include "engine/network/invitation.h"
#include "ui/base/accessibility/announcer.h"
#include "ui/base/accessibility/widget_accessible.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/settings/languages.h"
#include "ui/base/text/button_text.h"
#include "ui/base/text/errors.h"
#include "ui/base/text/game_log_formatter.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/segments.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/settings/shortcuts_page.h"
#include "ui/table/seats/game_setup.h"
#include "ui/table/table_settings.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QGroupBox>
#include <QHash>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpression>
#include <QShortcut>
#include <QSlider>
#include <QStyle>
#include <QTabBar>
#include <QTabWidget>
#include <QTableWidget>
#include <QWidget>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace meadhall::ui {

namespace {

/// The choices of the pace.
constexpr std::array kPacesMs{0, 350, Settings::kDefaultPace, 1500};

constexpr QSize kPreviewCard(66, 132);
constexpr int kPreviewGap = 12, kClothRim = 22;

constexpr QSize kRoomySettings(720, 672);
constexpr qreal kLeastTabPoints = 8;
constexpr int kFieldGap = 6, kLabelGap = 16, kGroupGap = 12;
constexpr int kPageInset = 16; ///< edges and margins of a page

/// Its pages scroll, so it may be lower than all their rows.
class Pages : public QTabWidget {
public:
    using QTabWidget::QTabWidget;
    bool hasHeightForWidth() const override { return false; }

protected:
    bool event(QEvent *event) override
    {
        const bool known = QTabWidget::event(event);
        if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
            fitTabs();
        return known;
    }

private:
    /// Large letters are made smaller on the tabs rather than cut.
    void fitTabs()
    {
        QString state = QString::number(width()) + font().toString();
        for (int i = 0; i < count(); ++i)
            state += tabText(i);
        if (std::exchange(fitted_, state) == state)
            return;
        QFont letters = font();
        tabBar()->setFont(letters);
        while (letters.pointSizeF() > kLeastTabPoints && tabBar()->sizeHint().width() > width()) {
            letters.setPointSizeF(letters.pointSizeF() - 1);
            tabBar()->setFont(letters);
        }
    }

    QString fitted_; ///< width, font and words that the tabs have been fitted to
};

/// Breaks the text of a check box into lines. Qt does not do it by itself.
void breakLines(QCheckBox &box, int room)
{
    const QStringList words = box.text().split(QRegularExpression(QStringLiteral("\\s+")));
    const int aside = box.sizeHint().width() - box.fontMetrics().size(Qt::TextShowMnemonic, box.text()).width();
    QString text, line;
    for (const QString &word : words) {
        const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
        if (!line.isEmpty() && box.fontMetrics().size(Qt::TextShowMnemonic, longer).width() > room - aside) {
            text += line + QLatin1Char('\n');
            line = word;
        } else {
            line = longer;
        }
    }
    box.setText(text + line);
}

/// A move of another player and the question after it, as they are announced.
QString sampleOf(bool isShort)
{
    GameEvent game;
    game.seats = {"", "Bjorn"};
    const auto table = makeLogFormatter(Game::Odin, 0);
    const Names names{{QString(), personaName(QStringLiteral("bjorn"))}, 0};
    const Card pinkSix = odin::cardOfName("P6").value();
    const CardSet redSet = CardSet::of(odin::cardOfName("R7").value()) | CardSet::of(odin::cardOfName("R5").value());
    const CardSet hand = odin::cardsOf(odin::Colour::Pink);
    table->skip(game);
    table->skip(HandEvent{0, {SeenHand::open(hand), SeenHand::closed(hand.count())}});
    table->skip(PlayEvent{0, CardSet::of(pinkSix), kNoCard});
    const QString move = table->announcements(PlayEvent{1, redSet, pinkSix}, names, {.isShort = isShort}).first();
    return spoken(move + QLatin1Char(' ') + table->prompt(isShort));
}

/// Explanations are dim.
QLabel *makeNote(const char *name) { return named(wordLabel(nullptr, 1, false, true), name); }

} // namespace

template <typename T>
void SettingsDialog::addSegments(QGridLayout *page, const char *name, Setting<T> &setting, const Texts &texts)
{
    addChoices(page, name, texts, static_cast<int>(setting()),
               [&setting](int choice) { setting.set(static_cast<T>(choice)); });
}

void SettingsDialog::addChoices(QGridLayout *page, const char *name, const Texts &texts, int current,
                                const std::function<void(int)> &chosen)
{
    const auto choices = [texts] {
        QStringList words = texts().mid(1);
        for (QString &word : words)
            word = capitalised(word);
        return words;
    };
    auto *segments = new Segments;
    for (const QString &choice : choices())
        segments->addChoice(choice);
    segments->setCurrent(current);
    addField(page, name, segments, [texts] { return texts().front(); });
    setTranslated([segments, choices] { segments->setTexts(choices()); });
    connect(segments, &Segments::activated, &settings_, chosen);
}

SettingsDialog::SettingsDialog(Settings &settings, const ShortcutActions &actions, const QString &language,
                               QWidget *parent)
    : Sheet(parent), settings_(settings), pages_(new Pages)
{
    setObjectName(QStringLiteral("settingsSheet"));
    setClosesBeside(true);
    setLightScrim(true);
    setRoomySize(kRoomySettings);
    body()->addWidget(pages_);
    fillGeneral(language);
    fillTable();
    fillCards();
    fillEar(actions);
    pages_->addTab(new ShortcutsPage(settings_, actions), QString());
    fillFoot();
    addPageKeys();
    setTranslated([this] {
        setWindowTitle(tr("Settings", "title"));
        pages_->setTabText(pages_->count() - 1, tr("&Keyboard", "page of the settings"));
        pages_->tabBar()->setAccessibleName(windowTitle());
    });
    first_ = pages_->currentWidget()->findChild<QComboBox *>();
    followChanges(this, {QEvent::LanguageChange}, [this] {
        for (const auto &setTexts : textSetters_)
            setTexts();
    });
    // Queued: the fields are told of the change after this.
    followChanges(this, {QEvent::LanguageChange, QEvent::FontChange},
                  [this] { QMetaObject::invokeMethod(this, &SettingsDialog::arrangeRows, Qt::QueuedConnection); });
    followChanges(this, {QEvent::Resize}, [this] { arrangeRows(); });
}

/// Shortcuts, since combo boxes would take Ctrl+Tab for a search.
void SettingsDialog::addPageKeys()
{
    const auto turn = [this](const QKeyCombination &key, int step) {
        const auto go = [this, step] {
            pages_->setCurrentIndex((pages_->currentIndex() + step + pages_->count()) % pages_->count());
        };
        new QShortcut(key, this, this, go, Qt::WidgetWithChildrenShortcut);
    };
    turn(Qt::CTRL | Qt::Key_Tab, 1);
    turn(Qt::CTRL | Qt::Key_PageDown, 1);
    turn(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab, -1);
    turn(Qt::CTRL | Qt::Key_PageUp, -1);
}

void SettingsDialog::fillFoot()
{
    QLabel *note = makeNote("footNote");
    auto *close = new QPushButton;
    close->setDefault(true);
    foot()->addWidget(note, 1);
    foot()->addWidget(close);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    const auto tell = [this, note] {
        const bool isEar = pages_->currentIndex() == pages_->count() - 2;
        note->setText(isEar ? tr("Shift gives longer answers.", "foot of the settings: about keys to ask with")
                            : QString());
    };
    connect(pages_, &QTabWidget::currentChanged, this, tell);
    setTranslated([close, tell] {
        close->setText(ButtonText::close());
        tell();
    });
}

/// A page scrolls if the window is low.
QGridLayout *SettingsDialog::addPage(const Text &title)
{
    auto *contents = new QWidget;
    auto *column = new QVBoxLayout(contents);
    column->setContentsMargins(2, 8, 6, 4);
    auto *rows = new QGridLayout;
    column->addLayout(rows);
    column->addStretch(1);
    rows->setHorizontalSpacing(kLabelGap);
    rows->setVerticalSpacing(kFieldGap);
    rows->setColumnStretch(0, 2);
    rows->setColumnStretch(1, 5);
    QScrollArea *page = makeScrollingPage(contents);
    pages_->addTab(page, QString());
    markAnnounced(*contents); // else all notes would be read before the first field
    setTranslated([this, page, contents, title] {
        pages_->setTabText(pages_->indexOf(page), title());
        contents->setAccessibleName(title().remove(QLatin1Char('&')));
    });
    return rows;
}

void SettingsDialog::addHeading(QGridLayout *page, const Text &title)
{
    if (page->rowCount() > 1)
        page->setRowMinimumHeight(page->rowCount(), kGroupGap - kFieldGap);
    auto *heading = new QGroupBox;
    heading->setFixedHeight(grown(kHeading));
    page->addWidget(heading, page->rowCount(), 0, 1, 2);
    setTranslated([heading, title] { heading->setTitle(title()); });
}

void SettingsDialog::addRow(QGridLayout *page, QLabel *label, QWidget *field)
{
    rows_.push_back({page, label, field, page->rowCount()});
    if (label)
        page->addWidget(label, page->rowCount(), 0, Qt::AlignVCenter);
    page->addWidget(field, rows_.back().place + 1, 1);
}

/// On a page where one of the fields has no room beside the labels all labels are above their fields.
void SettingsDialog::arrangeRows()
{
    const int room = pages_->width() - style()->pixelMetric(QStyle::PM_ScrollBarExtent) - kPageInset;
    for (const Row &row : rows_)
        if (auto *check = qobject_cast<QCheckBox *>(row.field))
            breakLines(*check, room);
    QHash<QGridLayout *, QSize> least; // of labels and fields
    for (const Row &row : rows_) {
        QSize &size = least[row.page];
        size.setWidth(std::max(size.width(), row.label ? row.label->minimumSizeHint().width() : 0));
        size.setHeight(std::max(size.height(), row.field->minimumSizeHint().width()));
    }
    for (const Row &row : rows_) {
        const QSize size = least[row.page];
        const bool above = size.width() + kLabelGap + size.height() > room;
        if (row.label && above)
            row.page->addWidget(row.label, row.place, 0, 1, 2);
        else if (row.label)
            row.page->addWidget(row.label, row.place + 1, 0, Qt::AlignVCenter);
        row.page->addWidget(row.field, row.place + 1, above ? 0 : 1, 1, above ? 2 : 1);
    }
    ownFigures_->setVisible(hasOwnFigures(QLocale().bcp47Name().section(QLatin1Char('-'), 0, 0)));
}

void SettingsDialog::addField(QGridLayout *page, const char *name, QWidget *field, const Text &label)
{
    field->setObjectName(QLatin1String(name));
    QLabel *before = wordLabel(nullptr);
    before->setBuddy(field);
    addRow(page, before, field);
    setTranslated([before, field, label] {
        before->setText(label());
        field->setAccessibleName(label().remove(QLatin1Char('&')).remove(QLatin1Char(':')));
    });
}

QCheckBox *SettingsDialog::addCheck(QGridLayout *page, const char *name, Setting<bool> &setting, const Text &text)
{
    auto *check = named(new QCheckBox, name);
    check->setChecked(setting());
    addRow(page, nullptr, check);
    setTranslated([check, text] { check->setText(text()); });
    connect(check, &QCheckBox::toggled, &setting, &Setting<bool>::set);
    return check;
}

void SettingsDialog::setTranslated(std::function<void()> setTexts)
{
    setTexts();
    textSetters_.push_back(std::move(setTexts));
}

void SettingsDialog::fillGeneral(const QString &language)
{
    QGridLayout *page = addPage([] { return tr("&General", "page of the settings"); });
    QStringList names;
    for (const QString &code : languageCodes())
        names.push_back(languageName(code)); // in its own language
    auto *box = new QComboBox;
    box->addItems(names);
    box->setCurrentIndex(static_cast<int>(languageCodes().indexOf(language)));
    addField(page, "language", box, [] { return tr("&Language:"); });
    connect(box, &QComboBox::activated, this, [this](int i) { settings_.setLanguage(languageCodes().at(i)); });
    ownFigures_ =
        addCheck(page, "ownFigures", settings_.nativeDigits, [] { return tr("&Use the language’s own digits"); });
    fillLook(page);
    fillSound(page);
    fillFriends(page);
}

void SettingsDialog::fillLook(QGridLayout *page)
{
    addHeading(page, [] { return tr("Colours and motion", "heading in the settings"); });
    addSegments(page, "theme", settings_.theme, [] {
        return QStringList{tr("&Appearance:"), tr("same as system", "appearance"), tr("light", "appearance"),
                           tr("dark", "appearance"), tr("high contrast", "appearance")};
    });
    addSegments(page, "animationSpeed", settings_.animationSpeed, [] {
        return QStringList{tr("Animation &speed:"), tr("off", "animation speed"), tr("fast", "animation speed"),
                           tr("normal", "animation speed"), tr("slow", "animation speed")};
    });
    addCheck(page, "reducedMotion", settings_.followsReducedMotion,
             [] { return tr("&Reduce motion as the system asks"); });
}

void SettingsDialog::fillSound(QGridLayout *page)
{
    addHeading(page, [] { return tr("Sound", "heading in the settings"); });
    auto *volume = new QSlider(Qt::Horizontal);
    volume->setRange(0, Settings::kFullVolume);
    volume->setPageStep(10);
    volume->setValue(settings_.volume());
    QCheckBox *on = addCheck(page, "sound", settings_.soundOn, [] { return tr("Play s&ounds"); });
    connect(on, &QCheckBox::toggled, volume, &QWidget::setEnabled);
    addField(page, "volume", volume, [] { return tr("&Volume:"); });
    volume->setEnabled(settings_.soundOn());
    connect(volume, &QSlider::valueChanged, &settings_.volume, &NumberSetting::set);
    const bool built = Sound::available();
    if (built && Sound::hasLibrary())
        return;
    on->setEnabled(false);
    volume->setEnabled(false);
    const Text reason = [built] {
        return built ? tr("No sound: OpenAL is not installed (Debian, Ubuntu: %1).")
                           .arg(isolated(QStringLiteral("libopenal1")))
                     : tr("No sound: Meadhall was built without OpenAL.");
    };
    QLabel *note = makeNote("noSound");
    addRow(page, nullptr, note);
    setTranslated([note, on, volume, reason] {
        note->setText(reason());
        on->setAccessibleDescription(reason());
        volume->setAccessibleDescription(spoken(reason()));
    });
}

/// The field says what is wrong with a line; only one that is right is kept.
void SettingsDialog::fillFriends(QGridLayout *page)
{
    addHeading(page, [] { return tr("Friends", "heading in the settings"); });
    addCheck(page, "guestsHints", settings_.allowsGuestsHints, [] { return tr("Guests may ask for hints"); });
    addCheck(page, "router", settings_.asksRouter, [] { return tr("Let friends in through the router"); });
    auto *line = new QLineEdit(settings_.relay());
    line->setLayoutDirection(Qt::LeftToRight);
    addField(page, "relay", line, [] { return tr("Relay:", "label of a field for its line of text"); });
    const auto isWrong = [line] {
        return !line->text().isEmpty() && network::invitationOf(line->text()).error != network::InvitationError::None;
    };
    QLabel *note = makeNote("relayNote");
    addRow(page, nullptr, note);
    const auto tell = [line, note, isWrong] {
        note->setText(isWrong() ? Errors::notARelay() : QString());
        line->setAccessibleDescription(spoken(note->text()));
    };
    setTranslated([line, tell] {
        line->setPlaceholderText(tr("none", "no relay"));
        tell();
    });
    connect(line, &QLineEdit::textEdited, this, [this, line, isWrong, tell] {
        tell();
        if (!isWrong())
            settings_.relay.set(
                line->text().isEmpty() ? QString() : network::textOf(network::invitationOf(line->text()).invitation));
    });
}

void SettingsDialog::fillTable()
{
    QGridLayout *page = addPage([] { return tr("&Table", "page of the settings"); });
    addHeading(page, [] { return tr("Playing", "heading in the settings: how cards are played"); });
    addSegments(page, "playBy", settings_.playBy, [] {
        return QStringList{tr("P&lay cards by:"), tr("clicking or dragging", "how cards are played"),
                           tr("clicking", "how cards are played"), tr("dragging", "how cards are played")};
    });
    addCheck(page, "passes", settings_.passesAutomatically, [] { return tr("P&ass automatically when you must"); });
    addCheck(page, "goesOut", settings_.goesOutAutomatically, [] { return tr("Play the last &set automatically"); });
    addCheck(page, "undoWithPeople", settings_.allowsUndoWithPeople,
             [] { return tr("Allow &undo with several people"); });
    addSegments(page, "warnings", settings_.warnings, [] {
        return QStringList{tr("Wa&rn about mistakes:"), tr("never", "when to warn before a mistake"),
                           tr("all", "when to warn before a mistake"),
                           tr("clear ones", "when to warn before a mistake"),
                           tr("large ones", "when to warn before a mistake")};
    });
    fillPace(page);
    addHeading(page, [] { return tr("Display", "heading in the settings: points, known cards"); });
    addSegments(page, "points", settings_.pointsCountDown, [] {
        return QStringList{tr("Count &points:"), tr("up from zero", "how points are counted"),
                           tr("down from the limit", "how points are counted")};
    });
    addCheck(page, "knownCards", settings_.showsKnownCards, [] { return tr("S&how known cards at a seat"); });
}

void SettingsDialog::fillPace(QGridLayout *page)
{
    addHeading(page, [] { return tr("Pace", "heading in the settings: how fast the game goes on"); });
    const auto nearest =
        std::min_element(kPacesMs.begin(), kPacesMs.end(), [now = settings_.pace()](int one, int other) {
            return std::abs(one - now) < std::abs(other - now);
        });
    addChoices(
        page, "pace",
        [] {
            return QStringList{tr("&Computers move:"), tr("at once", "how fast computer players move"),
                               tr("quickly", "how fast computer players move"),
                               tr("normally", "how fast computer players move"),
                               tr("slowly", "how fast computer players move")};
        },
        static_cast<int>(nearest - kPacesMs.begin()),
        [this](int choice) { settings_.pace.set(kPacesMs.at(static_cast<std::size_t>(choice))); });
    addCheck(page, "nextHand", settings_.startsNextHand, [] { return tr("Start the &next hand automatically"); });
}

void SettingsDialog::fillCards()
{
    QGridLayout *page = addPage([] { return tr("Car&ds", "page of the settings"); });
    addSegments(page, "colours", settings_.cardColours, [] {
        return QStringList{tr("C&olours:"), tr("calm", "colours of cards"), tr("vivid", "colours of cards")};
    });
    addCheck(page, "largeSigns", settings_.largeSigns, [] { return tr("&Large colour signs"); });
    addCheck(page, "dims", settings_.dimsUnplayable, [] { return ButtonText::dimCards(); });
    addHeading(page, [] { return tr("Preview", "heading in the settings: cards"); });
    addPreview(page);
}

/// Six cards on their cloth, with the current settings.
void SettingsDialog::addPreview(QGridLayout *page)
{
    auto *cloth = new QWidget;
    QScrollArea *preview = makeScrollingPage(cloth);
    preview->setFrameShape(QFrame::StyledPanel);
    preview->setFixedHeight(kPreviewCard.height() + 2 * kClothRim);
    QHBoxLayout *row = newRow(kPreviewGap, cloth);
    row->addStretch(1);
    std::array<QLabel *, odin::kColours> cards{};
    for (QLabel *&card : cards)
        row->addWidget(card = new QLabel);
    row->addStretch(1);
    page->addWidget(preview, page->rowCount(), 0, 1, 2);
    const auto show = [this, cards, preview] {
        const Theme theme = themeOf(settings_.theme());
        QPalette colours;
        colours.setColor(QPalette::Window, paletteOf(theme).cloth);
        preview->setPalette(colours);
        for (int colour = 0; colour < odin::kColours; ++colour) {
            const int card = colour * odin::kNumbers + (colour * 4 + 6) % odin::kNumbers; // a different number on each
            setPicture(cards.at(static_cast<std::size_t>(colour)), odinCardArt(card, theme, cardLookOf(settings_)),
                       kPreviewCard);
        }
    };
    show();
    connect(&settings_, &Settings::cardLookChanged, preview, show);
    followChanges(this, {QEvent::PaletteChange}, show);
}

void SettingsDialog::fillEar(const ShortcutActions &actions)
{
    QGridLayout *page = addPage([] { return tr("By ear", "page of the settings: announcements, the voice, keys"); });
    fillAnnouncements(page);
    fillVoice(page);
    if (Sound::available())
        fillCues(page);
    addHeading(page,
               [] { return tr("Keys to ask with", "heading in the settings: they make the table tell something"); });
    std::vector<QAction *> asking;
    for (const ShortcutAction &one : actions)
        if (one.action->property(kEarKey).toBool())
            asking.push_back(one.action);
    earKeys_ = named(new QTableWidget(static_cast<int>(asking.size()), 2), "earKeys");
    earKeys_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    earKeys_->setSelectionBehavior(QAbstractItemView::SelectRows);
    earKeys_->setTabKeyNavigation(false);
    earKeys_->verticalHeader()->hide();
    earKeys_->horizontalHeader()->setStretchLastSection(true);
    page->addWidget(earKeys_, page->rowCount(), 0, 1, 2);
    const auto fill = [this, asking] {
        earKeys_->setHorizontalHeaderLabels({tr("Keys", "column"), tr("What is said", "column")});
        earKeys_->setAccessibleName(
            tr("Keys to ask with", "heading in the settings: they make the table tell something"));
        for (int row = 0; row < earKeys_->rowCount(); ++row) {
            const QAction *action = asking[static_cast<std::size_t>(row)];
            earKeys_->setItem(row, 0, new QTableWidgetItem(action->shortcut().toString(QKeySequence::NativeText)));
            earKeys_->setItem(row, 1, new QTableWidgetItem(ButtonText::nameOf(action->text())));
        }
        earKeys_->resizeColumnToContents(0);
        earKeys_->setMinimumHeight(earKeys_->horizontalHeader()->sizeHint().height()
                                   + earKeys_->rowCount() * earKeys_->rowHeight(0) + 2 * earKeys_->frameWidth());
        earKeys_->setCurrentCell(0, 0);
    };
    fill();
    // Queued, because the texts of the actions must be translated first.
    setTranslated([this, fill] { QMetaObject::invokeMethod(this, fill, Qt::QueuedConnection); });
    connect(&settings_, &Settings::keysChanged, this, fill, Qt::QueuedConnection);
}

/// Focuses the first field only now: before, what has the focus behind the sheet would lose it.
void SettingsDialog::showEvent(QShowEvent *event)
{
    Sheet::showEvent(event);
    if (QWidget *first = std::exchange(first_, nullptr))
        first->setFocus();
}

void SettingsDialog::showEarPage()
{
    pages_->setCurrentIndex(pages_->count() - 2);
    first_ = earKeys_;
    // All of it, not only the row that has the focus, once the page is laid out.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (auto *page = qobject_cast<QScrollArea *>(pages_->currentWidget()))
                page->ensureVisible(0, earKeys_->mapTo(page->widget(), QPoint(0, earKeys_->height())).y());
        },
        Qt::QueuedConnection);
}

void SettingsDialog::fillAnnouncements(QGridLayout *page)
{
    addHeading(page, [] { return tr("Announcements", "heading in the settings: what a screen reader is told"); });
    addSegments(page, "speechLength", settings_.speechLength, [] {
        return QStringList{tr("Length:", "of announcements"), tr("short", "length of announcements"),
                           tr("long", "length of announcements")};
    });
    auto *sample = new QWidget;
    QLabel *label = named(wordLabel(sample), "speechSample");
    auto *say = new QPushButton(sample);
    say->setAutoDefault(false);
    QHBoxLayout *row = newRow(-1, sample);
    row->addWidget(label, 1);
    row->addWidget(say);
    addRow(page, nullptr, sample);
    auto *announcer = new Announcer(this);
    connect(say, &QPushButton::clicked, this, [label, announcer] { announcer->announce(label->text()); });
    const auto fill = [this, label] {
        label->setText(sampleOf(settings_.speechLength() == Settings::SpeechLength::Short));
    };
    connect(&settings_, &Settings::speechChanged, this, fill);
    setTranslated([say, fill] {
        say->setText(tr("Say it", "button: an announcement, as an example"));
        fill();
    });
    addCheck(page, "fewCards", settings_.tellsFewCards, [] { return tr("Announce a player’s last two cards"); });
}

void SettingsDialog::fillCues(QGridLayout *page)
{
    addHeading(page, [] { return tr("Sounds", "heading in the settings: those that inform"); });
    const auto add = [this, page](const char *name, Cue cue, Setting<bool> &setting, const Text &text) {
        connect(addCheck(page, name, setting, text), &QCheckBox::toggled, this, [this, cue](bool on) {
            if (on)
                Q_EMIT cueWanted(cue);
        });
    };
    add("cardSounds", Cue::Playable, settings_.soundsOfCards, [] { return tr("Whether a card can be played"); });
    add("lastCardSound", Cue::LastCard, settings_.soundsOfLastCard, [] { return tr("A player’s last card"); });
    add("nothingSound", Cue::Nothing, settings_.soundsOfNothing, [] { return tr("You can only pass"); });
    add("sideSounds", Cue::Play, settings_.soundsFromSides, [] { return tr("Each seat sounds from its side"); });
}

void SettingsDialog::fillVoice(QGridLayout *page)
{
    addHeading(page, [] { return tr("Pace", "heading in the settings: how fast the game goes on"); });
    addSegments(page, "voiceWait", settings_.voiceWait, [] {
        return QStringList{tr("Wait for the voice:"), tr("never", "when the game waits for the voice"),
                           tr("with a screen reader", "when the game waits for the voice"),
                           tr("always", "when the game waits for the voice")};
    });
    constexpr int kStep = 10;
    auto *rate = new QSlider(Qt::Horizontal);
    rate->setRange(Settings::kMinVoiceRate / kStep, Settings::kMaxVoiceRate / kStep);
    rate->setValue(settings_.voiceRate() / kStep);
    addField(page, "voiceRate", rate, [] { return tr("Voice:"); });
    auto *note = makeNote("voiceRateNote");
    addRow(page, nullptr, note);
    const auto tell = [rate, note] { note->setText(tr("%Ln words a minute", "", rate->value() * kStep)); };
    connect(rate, &QSlider::valueChanged, this, [this, tell](int value) {
        settings_.voiceRate.set(value * kStep);
        tell();
    });
    setTranslated(tell);
    addSegments(page, "nextMove", settings_.nextMove, [] {
        return QStringList{tr("Next move:"), tr("after the words", "when the next move comes"),
                           tr("with Enter", "when the next move comes: the key")};
    });
}

} // namespace meadhall::ui
