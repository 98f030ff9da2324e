#include "ui/app/settings_dialog.h"

#include "ui/app/card_preview.h"
#include "ui/app/shortcuts_page.h"
#include "ui/settings/languages.h"
#include "ui/sound/sound.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QSlider>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

namespace meadhall::ui {

SettingsDialog::SettingsDialog(Settings &settings, const Actions &actions, const QString &language, QWidget *parent)
    : QDialog(parent), settings_(settings), pages_(new QTabWidget(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(pages_);
    fillGeneral(language);
    fillTable();
    fillCards();
    auto *keys = new ShortcutsPage(settings, actions);
    pages_->addTab(keys, QString());
    setTranslated([this, keys] { pages_->setTabText(pages_->indexOf(keys), tr("&Keys", "page of the settings")); });

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::accept);
    layout->addWidget(buttons);
    setTranslated([this] { setWindowTitle(tr("Settings", "title")); });
}

void SettingsDialog::fillGeneral(const QString &language)
{
    QFormLayout *page = addPage([] { return tr("&General", "page of the settings"); });
    const auto names = [] {
        QStringList all;
        for (const QString &code : languageCodes())
            all.push_back(languageName(code)); // in its own language
        return all;
    };
    addChoice(
        page, "language", [] { return tr("&Language:"); }, names, static_cast<int>(languageCodes().indexOf(language)),
        [this](int i) { settings_.setLanguage(languageCodes().at(i)); });
    addCheck(
        page, "ownFigures", [] { return tr("N&umbers in the language’s own figures, where it has any"); },
        settings_.nativeDigits(), [this](bool on) { settings_.setNativeDigits(on); });
    addChoice(
        page, "theme", [] { return tr("&Appearance:"); },
        [] {
            return QStringList{tr("as the system", "appearance"), tr("light", "appearance"), tr("dark", "appearance")};
        },
        static_cast<int>(settings_.theme()), [this](int i) { settings_.setTheme(static_cast<Settings::Theme>(i)); });
    addChoice(
        page, "animationSpeed", [] { return tr("Animation &speed:"); },
        [] {
            return QStringList{tr("off", "animation speed"), tr("fast", "animation speed"),
                               tr("normal", "animation speed"), tr("slow", "animation speed")};
        },
        static_cast<int>(settings_.animationSpeed()),
        [this](int i) { settings_.setAnimationSpeed(static_cast<Settings::AnimationSpeed>(i)); });
    addCheck(
        page, "reducedMotion", [] { return tr("&Nothing moves where the system asks for reduced motion"); },
        settings_.followsReducedMotion(), [this](bool on) { settings_.setFollowsReducedMotion(on); });
    fillSound(page);
}

void SettingsDialog::fillSound(QFormLayout *page)
{
    auto *volume = new QSlider(Qt::Horizontal, this);
    volume->setRange(0, Settings::kFullVolume);
    volume->setPageStep(10);
    volume->setValue(settings_.volume());
    QCheckBox *on = addCheck(
        page, "sound", [] { return tr("S&ounds"); }, settings_.soundOn(),
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
    auto *note = new QLabel(this);
    note->setObjectName(QStringLiteral("noSound"));
    note->setWordWrap(true);
    page->addRow(note);
    setTranslated([note] { note->setText(tr("This Meadhall is silent: it was built without Qt Multimedia.")); });
}

void SettingsDialog::fillTable()
{
    QFormLayout *page = addPage([] { return tr("&Table", "page of the settings"); });
    addChoice(
        page, "playBy", [] { return tr("P&lay by:"); },
        [] {
            return QStringList{tr("click or drag", "how cards are played"), tr("click", "how cards are played"),
                               tr("drag", "how cards are played")};
        },
        static_cast<int>(settings_.playBy()), [this](int i) { settings_.setPlayBy(static_cast<Settings::PlayBy>(i)); });
    auto *pace = new QSpinBox(this);
    pace->setRange(0, Settings::kMaxPace);
    pace->setSingleStep(100);
    pace->setValue(settings_.pace());
    connect(pace, &QSpinBox::valueChanged, &settings_, &Settings::setPace);
    addField(
        page, "pace", [] { return tr("A &computer takes at least:"); }, pace);
    setTranslated([pace] { pace->setSuffix(tr(" ms", "milliseconds, after a number")); });
    addChoice(
        page, "points", [] { return tr("Count &points:"); },
        [] {
            return QStringList{tr("up", "how points are counted"),
                               tr("down from the target", "how points are counted")};
        },
        settings_.pointsCountDown() ? 1 : 0, [this](int i) { settings_.setPointsCountDown(i == 1); });
    addCheck(
        page, "dims", [] { return tr("&Dim cards that cannot be played"); }, settings_.dimsUnplayable(),
        [this](bool on) { settings_.setDimsUnplayable(on); });
    addCheck(
        page, "nextHand", [] { return tr("The &next hand starts by itself"); }, settings_.startsNextHand(),
        [this](bool on) { settings_.setStartsNextHand(on); });
    addCheck(
        page, "passes", [] { return tr("P&ass automatically when no card can beat the table"); },
        settings_.passesAutomatically(), [this](bool on) { settings_.setPassesAutomatically(on); });
    addCheck(
        page, "goesOut", [] { return tr("Play the &last set automatically"); }, settings_.goesOutAutomatically(),
        [this](bool on) { settings_.setGoesOutAutomatically(on); });
    addCheck(
        page, "knownCards", [] { return tr("A seat &tells the cards that it is known to hold"); },
        settings_.showsKnownCards(), [this](bool on) { settings_.setShowsKnownCards(on); });
    addCheck(
        page, "undoWithPeople", [] { return tr("&Undo also where several people play"); },
        settings_.allowsUndoWithPeople(), [this](bool on) { settings_.setAllowsUndoWithPeople(on); });
}

void SettingsDialog::fillCards()
{
    QFormLayout *page = addPage([] { return tr("Car&ds", "page of the settings"); });
    addChoice(
        page, "colours", [] { return tr("C&olours:"); },
        [] {
            return QStringList{tr("calm", "colours of cards"), tr("vivid", "colours of cards")};
        },
        static_cast<int>(settings_.cardColours()),
        [this](int i) { settings_.setCardColours(static_cast<Settings::CardColours>(i)); });
    addCheck(
        page, "largeSigns", [] { return tr("&Large signs of the colours"); }, settings_.largeSigns(),
        [this](bool on) { settings_.setLargeSigns(on); });
    page->addRow(new CardPreview(settings_, this));
    auto *note = new QLabel(this);
    note->setWordWrap(true);
    page->addRow(note);
    setTranslated([note] {
        note->setText(tr("Every colour has a sign of its own; both sets can be told apart by eyes of every kind."));
    });
}

QFormLayout *SettingsDialog::addPage(const Text &title)
{
    auto *page = new QWidget;
    auto *form = new QFormLayout(page);
    form->setHorizontalSpacing(18);
    form->setVerticalSpacing(10);
    pages_->addTab(page, QString());
    setTranslated([this, page, title] { pages_->setTabText(pages_->indexOf(page), title()); });
    return form;
}

void SettingsDialog::addField(QFormLayout *page, const char *name, const Text &label, QWidget *field)
{
    field->setObjectName(QLatin1String(name));
    auto *before = new QLabel(this);
    before->setBuddy(field);
    page->addRow(before, field);
    setTranslated([before, label] { before->setText(label()); });
}

QComboBox *SettingsDialog::addChoice(QFormLayout *page, const char *name, const Text &label, const Texts &choices,
                                     int now, std::function<void(int)> apply)
{
    auto *box = new QComboBox(this);
    box->addItems(choices());
    box->setCurrentIndex(now);
    addField(page, name, label, box);
    setTranslated([box, choices] {
        const QStringList names = choices();
        for (int i = 0; i < names.size(); ++i)
            box->setItemText(i, names[i]);
    });
    connect(box, &QComboBox::activated, this, std::move(apply));
    return box;
}

QCheckBox *SettingsDialog::addCheck(QFormLayout *page, const char *name, const Text &text, bool now,
                                    std::function<void(bool)> apply)
{
    auto *check = new QCheckBox(this);
    check->setObjectName(QLatin1String(name));
    check->setChecked(now);
    page->addRow(check);
    setTranslated([check, text] { check->setText(text()); });
    connect(check, &QCheckBox::toggled, this, std::move(apply));
    return check;
}

void SettingsDialog::setTranslated(std::function<void()> setTexts)
{
    setTexts();
    textSetters_.push_back(std::move(setTexts));
}

void SettingsDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        for (const auto &setTexts : textSetters_)
            setTexts();
}

} // namespace meadhall::ui
