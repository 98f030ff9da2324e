// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the settings.
#include "ui/base/settings/languages.h"
#include "ui/base/sound/sound.h"
#include "ui/rooms/settings/card_preview.h"
#include "ui/rooms/settings/settings_dialog.h"
#include "ui/table/table_settings.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QSlider>
#include <QSpinBox>

namespace meadhall::ui {

void SettingsDialog::fillGeneral(const QString &language)
{
    QGridLayout *page = addPage([] { return tr("&General", "page of the settings"); });
    addHeading(page, [] { return tr("Language", "heading in the settings"); });
    QStringList names;
    for (const QString &code : languageCodes())
        names.push_back(languageName(code)); // in its own language
    addList(
        page, "language", [] { return tr("&Language:"); }, names, static_cast<int>(languageCodes().indexOf(language)),
        [this](int i) { settings_.setLanguage(languageCodes().at(i)); });
    addCheck(
        page, "ownFigures", [] { return tr("&Use the language’s own digits, if it has any"); },
        settings_.nativeDigits(), [this](bool on) { settings_.setNativeDigits(on); });
    fillLook(page);
    fillSound(page);
}

void SettingsDialog::fillLook(QGridLayout *page)
{
    addHeading(page, [] { return tr("Look", "heading in the settings: colours and motion"); });
    addSegments(
        page, "theme", [] { return tr("&Appearance:"); },
        [] {
            return QStringList{tr("same as system", "appearance"), tr("light", "appearance"), tr("dark", "appearance"),
                               tr("high contrast", "appearance")};
        },
        static_cast<int>(settings_.theme()), [this](int i) { settings_.setTheme(static_cast<Settings::Theme>(i)); });
    addSegments(
        page, "animationSpeed", [] { return tr("Animation &speed:"); },
        [] {
            return QStringList{tr("off", "animation speed"), tr("fast", "animation speed"),
                               tr("normal", "animation speed"), tr("slow", "animation speed")};
        },
        static_cast<int>(settings_.animationSpeed()),
        [this](int i) { settings_.setAnimationSpeed(static_cast<Settings::AnimationSpeed>(i)); });
    addCheck(
        page, "reducedMotion", [] { return tr("&No animation if the system asks for reduced motion"); },
        settings_.followsReducedMotion(), [this](bool on) { settings_.setFollowsReducedMotion(on); });
}

void SettingsDialog::fillSound(QGridLayout *page)
{
    addHeading(page, [] { return tr("Sound", "heading in the settings"); });
    auto *volume = new QSlider(Qt::Horizontal);
    volume->setRange(0, Settings::kFullVolume);
    volume->setPageStep(10);
    volume->setValue(settings_.volume());
    QCheckBox *on = addCheck(
        page, "sound", [] { return tr("S&ound"); }, settings_.soundOn(),
        [this, volume](bool sounds) {
            settings_.setSoundOn(sounds);
            volume->setEnabled(sounds);
        });
    addField(
        page, "volume", [] { return tr("&Volume:"); }, volume);
    volume->setEnabled(settings_.soundOn());
    connect(volume, &QSlider::valueChanged, &settings_, &Settings::setVolume);
    if (Sound::available())
        return;
    on->setEnabled(false);
    volume->setEnabled(false);
    const Text reason = [] { return tr("This build of Meadhall has no sound (no OpenAL)."); };
    addNote(page, "noSound", reason);
    setTranslated([on, volume, reason] {
        on->setAccessibleDescription(reason());
        volume->setAccessibleDescription(reason());
    });
}

void SettingsDialog::fillTable()
{
    QGridLayout *page = addPage([] { return tr("&Table", "page of the settings"); });
    addHeading(page, [] { return tr("Playing", "heading in the settings: how cards are played"); });
    addSegments(
        page, "playBy", [] { return tr("P&lay cards by:"); },
        [] {
            return QStringList{tr("clicking or dragging", "how cards are played"),
                               tr("clicking", "how cards are played"), tr("dragging", "how cards are played")};
        },
        static_cast<int>(settings_.playBy()), [this](int i) { settings_.setPlayBy(static_cast<Settings::PlayBy>(i)); });
    addCheck(
        page, "passes", [] { return tr("P&ass automatically when you cannot beat the table"); },
        settings_.passesAutomatically(), [this](bool on) { settings_.setPassesAutomatically(on); });
    addCheck(
        page, "goesOut", [] { return tr("Play the last &set automatically"); }, settings_.goesOutAutomatically(),
        [this](bool on) { settings_.setGoesOutAutomatically(on); });
    addCheck(
        page, "undoWithPeople", [] { return tr("Allow &undo in games with several people"); },
        settings_.allowsUndoWithPeople(), [this](bool on) { settings_.setAllowsUndoWithPeople(on); });
    fillWarnings(page);
    fillPace(page);
    addHeading(page, [] { return tr("Information", "heading in the settings: points, known cards"); });
    addSegments(
        page, "points", [] { return tr("Count &points:"); },
        [] {
            return QStringList{tr("up", "how points are counted"),
                               tr("down from the target", "how points are counted")};
        },
        settings_.pointsCountDown() ? 1 : 0, [this](int i) { settings_.setPointsCountDown(i == 1); });
    addCheck(
        page, "knownCards", [] { return tr("S&how a player’s known cards when you point at the seat"); },
        settings_.showsKnownCards(), [this](bool on) { settings_.setShowsKnownCards(on); });
}

void SettingsDialog::fillWarnings(QGridLayout *page)
{
    addSegments(
        page, "warnings", [] { return tr("&Warn before a mistake:"); },
        [] {
            return QStringList{tr("never", "when to warn before a mistake"),
                               tr("even a small one", "when to warn before a mistake"),
                               tr("a medium one", "when to warn before a mistake"),
                               tr("only a large one", "when to warn before a mistake")};
        },
        static_cast<int>(settings_.warnings()),
        [this](int i) { settings_.setWarnings(static_cast<Settings::Warnings>(i)); });
    addNote(page, "warningsNote", [] {
        QString note = tr("Judged by what you can see, a small mistake costs %1 points in Odin and %2 in Ninjan, a "
                          "medium one %3 and %4, a large one %5 and %6.",
                          "caption below the choice of when to warn before a mistake");
        for (const auto warnings : {Settings::Warnings::Small, Settings::Warnings::Middle, Settings::Warnings::Large}) {
            const auto limits = warningLimits(warnings).value();
            note = note.arg(QLocale().toString(limits[0]), QLocale().toString(limits[1]));
        }
        return note;
    });
}

void SettingsDialog::fillPace(QGridLayout *page)
{
    addHeading(page, [] { return tr("Pace", "heading in the settings: how fast the game goes on"); });
    auto *pace = new QSpinBox;
    pace->setRange(0, Settings::kMaxPace);
    pace->setSingleStep(100);
    pace->setValue(settings_.pace());
    pace->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(pace, &QSpinBox::valueChanged, &settings_, &Settings::setPace);
    addField(
        page, "pace", [] { return tr("&Computer players think for at least:"); }, pace);
    setTranslated([pace] { pace->setSuffix(tr(" ms", "milliseconds, after a number")); });
    addNote(page, "paceNote", [] {
        return tr("How long each move stays visible; card speed is set under General.",
                  "caption; General is a page of the settings");
    });
    addCheck(
        page, "nextHand", [] { return tr("Start the &next hand automatically"); }, settings_.startsNextHand(),
        [this](bool on) { settings_.setStartsNextHand(on); });
}

void SettingsDialog::fillCards()
{
    QGridLayout *page = addPage([] { return tr("Car&ds", "page of the settings"); });
    addSegments(
        page, "colours", [] { return tr("C&olours:"); },
        [] {
            return QStringList{tr("calm", "colours of cards"), tr("vivid", "colours of cards")};
        },
        static_cast<int>(settings_.cardColours()),
        [this](int i) { settings_.setCardColours(static_cast<Settings::CardColours>(i)); });
    addCheck(
        page, "largeSigns", [] { return tr("&Large colour signs"); }, settings_.largeSigns(),
        [this](bool on) { settings_.setLargeSigns(on); });
    addCheck(
        page, "dims", [] { return tr("Dim cards that cannot &be played"); }, settings_.dimsUnplayable(),
        [this](bool on) { settings_.setDimsUnplayable(on); });
    addHeading(page, [] { return tr("Preview", "heading in the settings: cards"); });
    page->addWidget(new CardPreview(settings_, this), page->rowCount(), 0, 1, 2);
    auto *note = new QLabel;
    note->setWordWrap(true);
    note->setForegroundRole(QPalette::PlaceholderText);
    page->addWidget(note, page->rowCount(), 0, 1, 2);
    setTranslated([note] {
        note->setText(tr("Every colour has its own sign; the colours of both palettes can be told apart with any kind "
                         "of colour vision."));
    });
}

} // namespace meadhall::ui
