// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/settings/settings.h"

#include <QAccessible>
#include <QSettings>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr QLatin1String kLanguage("language"), kRelay("friends/relay"), kAskRouter("friends/askRouter"), kKeys("keys"),
    kGeometry("window/geometry");
constexpr const char *kSpeechLength = "speech/length";

} // namespace

Settings::Settings(QSettings &store, QObject *parent) : QObject(parent), store_(store) {}

int Settings::readEnumerator(const char *key, const QMetaEnum &values, int fallback) const
{
    bool known = false;
    const int value = values.keyToValue(store_.value(QLatin1String(key)).toByteArray().constData(), &known);
    return known ? value : fallback;
}

/// Accepts only what QSettings writes: QVariant would convert any other text to true.
bool Settings::read(const Setting<bool> &setting) const
{
    const QString text = store_.value(QLatin1String(setting.key)).toString();
    return text == QLatin1String("true") || (setting.fallback && text != QLatin1String("false"));
}

int Settings::read(const NumberSetting &setting) const
{
    bool isNumber = false;
    const int value = store_.value(QLatin1String(setting.key)).toInt(&isNumber);
    return isNumber && value >= 0 && value <= setting.most ? std::max(value, setting.least) : setting.fallback;
}

void Settings::write(const Setting<bool> &setting, bool value)
{
    if (value != read(setting))
        change(setting, value, value);
}

void Settings::write(const NumberSetting &setting, int value)
{
    value = std::clamp(value, setting.least, setting.most);
    if (value != read(setting))
        change<int>(setting, value, value);
}

void Settings::writeValue(const char *key, const QVariant &value) { store_.setValue(QLatin1String(key), value); }

bool Settings::informs(const char *key) const { return read(Setting<bool>{key, QAccessible::isActive()}); }

/// Writes the default as well, which is another one without a screen reader.
void Settings::setInforms(const char *key, bool informs)
{
    change(Setting<bool>{key, false, nullptr, &Settings::speechChanged}, informs, informs);
}

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

QString Settings::relay() const { return store_.value(kRelay).toString(); }

void Settings::setRelay(const QString &line)
{
    if (line == relay())
        return;
    store_.setValue(kRelay, line);
    Q_EMIT waysForFriendsChanged();
}

bool Settings::asksRouter() const { return store_.value(kAskRouter).toString() == QLatin1String("true"); }

void Settings::setAsksRouter(bool asks)
{
    if (isRouterDecided() && asks == asksRouter())
        return;
    store_.setValue(kAskRouter, asks);
    Q_EMIT waysForFriendsChanged();
}

bool Settings::isRouterDecided() const
{
    return asksRouter() || store_.value(kAskRouter).toString() == QLatin1String("false");
}

Settings::SpeechLength Settings::speechLength() const
{
    const auto fallback = gamesFinished() < kFirstGames ? SpeechLength::Long : SpeechLength::Short;
    return read(Setting<SpeechLength>{kSpeechLength, fallback});
}

/// Writes the default as well, which changes with the number of games.
void Settings::setSpeechLength(SpeechLength length)
{
    writeValue(kSpeechLength, QLatin1String(QMetaEnum::fromType<SpeechLength>().valueToKey(int(length))));
    Q_EMIT speechChanged();
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

void Settings::setWindow(const QByteArray &geometry, bool sidePanelShown, int sidePanelWidth)
{
    store_.setValue(kGeometry, geometry);
    write(kSidePanelShown, sidePanelShown);
    write(kSidePanelWidth, sidePanelWidth);
}

} // namespace meadhall::ui
