// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the message catalogues, and finds texts that are not in the current language.
#pragma once

#include "tests/paths.h"
#include "ui/base/settings/languages.h"

#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QStringList>
#include <QXmlStreamReader>

#include <vector>

namespace meadhall {

/// One message of a catalogue.
struct Message {
    QString context, source, comment;
    QStringList forms;
    bool finished = true;
    bool numerus = false;
};

inline std::vector<Message> catalogue(const QString &code)
{
    QFile file(sourcePath("translations/meadhall_") + code + QLatin1String(".ts"));
    std::vector<Message> messages;
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QString context;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("message")) {
            messages.emplace_back().context = context;
            messages.back().numerus = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
        } else if (xml.name() == QLatin1String("source")) {
            messages.back().source = xml.readElementText();
        } else if (xml.name() == QLatin1String("comment")) {
            messages.back().comment = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            messages.back().finished = !xml.attributes().hasAttribute(QLatin1String("type"));
            if (!messages.back().numerus)
                messages.back().forms.push_back(xml.readElementText());
        } else if (xml.name() == QLatin1String("numerusform")) {
            messages.back().forms.push_back(xml.readElementText());
        }
    }
    return messages;
}

inline QString plain(QString text) { return text.remove(QLatin1Char('&')).remove(QChar(0x2068)).remove(QChar(0x2069)); }

/// Removes names that are the same in every language.
inline QString withoutNames(QString text)
{
    for (const QString &code : ui::languageCodes())
        text.remove(ui::languageName(code));
    static const QRegularExpression fixed(
        QStringLiteral("Meadhall|Odin|Ninjan|Board Game Arena|Qt|Bo\\d|Ada|%\\d|Ctrl"));
    return text.remove(fixed);
}

inline const QRegularExpression kLatin(QStringLiteral("[A-Za-z]")), kCyrillic(QStringLiteral("[\\x{0400}-\\x{04ff}]")),
    kArabic(QStringLiteral("[\\x{0600}-\\x{06ff}]"));
inline const QRegularExpression kRussianOnly(QStringLiteral("[ыэёъЫЭЁЪ]")),
    kUkrainianOnly(QStringLiteral("[іїєґІЇЄҐ]"));

/// The texts, stripped of mnemonics and bidi controls, that are in the wrong language: letters of another script, or an
/// English sentence for which this language has a translation.
inline QStringList foreignTexts(const QStringList &texts, const QString &code)
{
    QHash<QString, QString> translations;
    if (code != QLatin1String("en")) {
        const auto messages = catalogue(code);
        for (const Message &message : messages)
            if (!message.numerus && message.forms.value(0) != message.source)
                translations.insert(plain(message.source), plain(message.forms.value(0)));
        for (const Message &message : messages) // words that are equal in one context prove nothing in another
            translations.remove(plain(message.forms.value(0)));
    }
    const bool cyrillic = code == QLatin1String("ru") || code == QLatin1String("uk"),
               arabic = code == QLatin1String("ar");
    QStringList foreign;
    for (const QString &text : texts) {
        const QString stripped = withoutNames(text);
        if (translations.contains(text) || ((cyrillic || arabic) && stripped.contains(kLatin))
            || (!cyrillic && stripped.contains(kCyrillic)) || (!arabic && stripped.contains(kArabic))
            || (code == QLatin1String("ru") && stripped.contains(kUkrainianOnly))
            || (code == QLatin1String("uk") && stripped.contains(kRussianOnly)))
            foreign.push_back(text);
    }
    return foreign;
}

} // namespace meadhall
