// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/settings/settings.h"

#include <QAccessible>
#include <QSettings>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr QLatin1String kLanguage("language"), kKeys("keys"), kGeometry("window/geometry");

} // namespace

AnySetting::AnySetting(Settings *settings, const char *key, Group group) : settings_(settings), key_(key)
{
    if (group)
        connect(this, &AnySetting::changed, settings, group);
}

void followSettings(std::initializer_list<const AnySetting *> settings, const QObject *context,
                    const std::function<void()> &apply)
{
    for (const AnySetting *one : settings)
        QObject::connect(one, &AnySetting::changed, context, apply);
}

QVariant AnySetting::stored() const { return settings_->store().value(QLatin1String(key_)); }

void AnySetting::write(const QVariant &value)
{
    settings_->store().setValue(QLatin1String(key_), value);
    Q_EMIT changed();
}

/// Accepts only what QSettings writes: QVariant would convert any other text to true.
template <> std::optional<bool> Setting<bool>::chosen() const
{
    const QString text = stored().toString();
    const bool isOn = text == QLatin1String("true");
    return isOn || text == QLatin1String("false") ? std::optional(isOn) : std::nullopt;
}

template <> std::optional<QString> Setting<QString>::chosen() const { return stored().toString(); }

int NumberSetting::operator()() const
{
    bool isNumber = false;
    const int value = stored().toInt(&isNumber);
    return isNumber && value >= 0 && value <= most_ ? std::max(value, least_) : fallback_;
}

void NumberSetting::set(int value)
{
    value = std::clamp(value, least_, most_);
    if (value != (*this)())
        write(value);
}

Settings::Settings(QSettings &store, QObject *parent) : QObject(parent), store_(store) {}

bool Settings::hasScreenReader() { return QAccessible::isActive(); }

QString Settings::language() const
{
    const QString language = store_.value(kLanguage).toString();
    const bool plain =
        language.size() <= 16 && std::all_of(language.begin(), language.end(), [](QChar c) {
            return c.unicode() < 128 && (c.isLetterOrNumber() || c == QLatin1Char('_') || c == QLatin1Char('-'));
        });
    return plain ? language : QString();
}

void Settings::setLanguage(const QString &language)
{
    if (language == this->language())
        return;
    store_.setValue(kLanguage, language);
    Q_EMIT languageChanged(language);
}

std::optional<QKeySequence> Settings::keys(const QString &action) const
{
    const QVariant stored = store_.value(kKeys + QLatin1Char('/') + action);
    if (!stored.isValid())
        return std::nullopt;
    const QKeySequence keys = QKeySequence::fromString(stored.toString(), QKeySequence::PortableText);
    // Invalid text gives Qt::Key_unknown.
    return keys.isEmpty() == stored.toString().isEmpty() && keys[0].key() != Qt::Key_unknown ? std::optional(keys)
                                                                                             : std::nullopt;
}

void Settings::setKeys(const QString &action, const QKeySequence &keys)
{
    if (keys == this->keys(action))
        return;
    store_.setValue(kKeys + QLatin1Char('/') + action, keys.toString(QKeySequence::PortableText));
    Q_EMIT keysChanged();
}

void Settings::resetKeys()
{
    store_.remove(kKeys);
    Q_EMIT keysChanged();
}

QByteArray Settings::windowGeometry() const { return store_.value(kGeometry).toByteArray(); }

void Settings::setWindow(const QByteArray &geometry, bool isPanelShown, int panelWidth)
{
    store_.setValue(kGeometry, geometry);
    sidePanelShown.set(isPanelShown);
    sidePanelWidth.set(panelWidth);
}

} // namespace meadhall::ui
