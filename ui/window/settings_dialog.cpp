#include "window/settings_dialog.h"

#include "window/languages.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace meadhall::ui {

SettingsDialog::SettingsDialog(Settings &settings, const QString &spoken, QWidget *parent)
    : QDialog(parent), settings_(settings)
{
    auto *layout = new QVBoxLayout(this);
    form_ = new QFormLayout;
    form_->setHorizontalSpacing(18);
    form_->setVerticalSpacing(10);
    layout->addLayout(form_);

    language_ = addChoice(0);
    for (const QString &code : languageCodes())
        language_->addItem(languageName(code), code);
    language_->setCurrentIndex(language_->findData(spoken));
    theme_ = addChoice(3);
    theme_->setCurrentIndex(static_cast<int>(settings.theme()));
    speed_ = addChoice(4);
    speed_->setCurrentIndex(static_cast<int>(settings.animationSpeed()));
    pace_ = new QSpinBox(this);
    pace_->setRange(0, Settings::kSlowestPace);
    pace_->setSingleStep(100);
    pace_->setValue(settings.pace());
    form_->addRow(new QLabel(this), pace_);
    playBy_ = addChoice(3);
    playBy_->setCurrentIndex(static_cast<int>(settings.playBy()));
    points_ = addChoice(2);
    points_->setCurrentIndex(settings.pointsCountDown() ? 1 : 0);
    dims_ = addCheck(settings.dimsUnplayable(), [this](bool on) { settings_.setDimsUnplayable(on); });
    nextHand_ = addCheck(settings.startsNextHand(), [this](bool on) { settings_.setStartsNextHand(on); });

    connect(language_, &QComboBox::activated, this, [this] { settings_.setLanguage(language_->currentData().toString()); });
    connect(theme_, &QComboBox::activated, this, [this](int i) { settings_.setTheme(static_cast<Settings::Theme>(i)); });
    connect(speed_, &QComboBox::activated, this,
            [this](int i) { settings_.setAnimationSpeed(static_cast<Settings::AnimationSpeed>(i)); });
    connect(playBy_, &QComboBox::activated, this, [this](int i) { settings_.setPlayBy(static_cast<Settings::PlayBy>(i)); });
    connect(points_, &QComboBox::activated, this, [this](int i) { settings_.setPointsCountDown(i == 1); });
    connect(pace_, &QSpinBox::valueChanged, &settings_, &Settings::setPace);

    buttons_ = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::accept);
    layout->addSpacing(6);
    layout->addWidget(buttons_);
    retranslate();
}

QComboBox *SettingsDialog::addChoice(int choices)
{
    auto *box = new QComboBox(this);
    for (int i = 0; i < choices; ++i)
        box->addItem(QString());
    form_->addRow(new QLabel(this), box);
    return box;
}

QCheckBox *SettingsDialog::addCheck(bool checked, std::function<void(bool)> apply)
{
    auto *check = new QCheckBox(this);
    check->setChecked(checked);
    connect(check, &QCheckBox::toggled, this, std::move(apply));
    form_->addRow(check);
    return check;
}

void SettingsDialog::retranslate()
{
    setWindowTitle(tr("Settings", "title"));
    const auto label = [this](QWidget *field, const QString &text) {
        auto *before = qobject_cast<QLabel *>(form_->labelForField(field));
        before->setText(text);
        before->setBuddy(field);
    };
    label(language_, tr("&Language:"));
    label(theme_, tr("&Appearance:"));
    label(speed_, tr("Animation &speed:"));
    label(pace_, tr("A computer &takes at least:"));
    label(playBy_, tr("P&lay by:"));
    label(points_, tr("Count &points:"));
    const auto fill = [](QComboBox *box, const QStringList &names) {
        for (int i = 0; i < names.size(); ++i)
            box->setItemText(i, names[i]);
    };
    fill(theme_, {tr("as the system", "appearance"), tr("light", "appearance"), tr("dark", "appearance")});
    fill(speed_, {tr("off", "animation speed"), tr("fast", "animation speed"), tr("normal", "animation speed"),
                  tr("slow", "animation speed")});
    fill(playBy_, {tr("click or drag", "how cards are played"), tr("click", "how cards are played"),
                   tr("drag", "how cards are played")});
    fill(points_, {tr("up", "how points are counted"), tr("down from the target", "how points are counted")});
    pace_->setSuffix(tr(" ms", "milliseconds, after a number"));
    dims_->setText(tr("&Dim cards that cannot be played"));
    nextHand_->setText(tr("The &next hand starts by itself"));
}

void SettingsDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace meadhall::ui
