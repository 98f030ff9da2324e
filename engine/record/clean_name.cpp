// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/clean_name.h"

#include <QList>

namespace meadhall {

namespace {

constexpr char32_t kNonJoiner = 0x200C, kJoiner = 0x200D;
constexpr int kMostMarks = 4; ///< on one letter; more would reach other lines

bool isJoiner(char32_t sign) { return sign == kNonJoiner || sign == kJoiner; }

/// Letters that are as empty as a space.
bool isBlank(char32_t sign)
{
    return QChar::isSpace(sign) || sign == 0x115F || sign == 0x1160 || sign == 0x3164 || sign == 0xFFA0
           || sign == 0x2800 || sign == 0x1D159;
}

/// The invisible characters that flags are written with.
bool isTag(char32_t sign) { return sign >= 0xE0020 && sign < 0xE0080; }

/// Emoji may be newer than Qt.
bool isKept(char32_t sign)
{
    const bool emoji = sign >= 0x1F000 && sign < 0x20000;
    return (QChar::isPrint(sign) && sign != QChar::ReplacementCharacter) || isJoiner(sign) || isTag(sign)
           || (emoji && QChar::category(sign) == QChar::Other_NotAssigned);
}

} // namespace

QString cleanName(const QString &name, int longest)
{
    QList<char32_t> signs;
    int marks = 0;
    bool visible = false;
    for (const uint code : name.toUcs4()) {
        const char32_t sign = isBlank(code) ? U' ' : code;
        marks = QChar::isMark(sign) ? marks + 1 : 0;
        const bool leading = signs.empty() && (sign == U' ' || isJoiner(sign));
        const bool doubled = sign == U' ' && !signs.empty() && signs.back() == U' ';
        if (!isKept(sign) || marks > kMostMarks || leading || doubled)
            continue;
        visible = visible || (sign != U' ' && !isJoiner(sign) && !isTag(sign) && marks == 0);
        signs.push_back(sign);
    }
    signs = signs.mid(0, longest);
    while (!signs.empty() && (signs.back() == U' ' || isJoiner(signs.back())))
        signs.removeLast();
    return visible ? QString::fromUcs4(signs.data(), signs.size()) : QString();
}

} // namespace meadhall
