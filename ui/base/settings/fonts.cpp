// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/settings/fonts.h"

#include <QApplication>
#include <QFontDatabase>

namespace meadhall::ui {

void installFallbackFonts()
{
    struct Provided {
        const char *file;
        QFontDatabase::WritingSystem scripts[2];
    };
    static constexpr Provided kProvided[] = {
        {":/fonts/NotoSans-Regular.ttf", {QFontDatabase::Latin, QFontDatabase::Cyrillic}},
        {":/fonts/NotoSansArabic-Regular.ttf", {QFontDatabase::Arabic, QFontDatabase::Arabic}},
    };
    QStringList families = QApplication::font().families();
    for (const Provided &one : kProvided) {
        if (!QFontDatabase::families(one.scripts[0]).isEmpty() && !QFontDatabase::families(one.scripts[1]).isEmpty())
            continue;
        const int id = QFontDatabase::addApplicationFont(QString::fromLatin1(one.file));
        families += QFontDatabase::applicationFontFamilies(id);
    }
    if (families == QApplication::font().families())
        return;
    QFont font = QApplication::font();
    font.setFamilies(families);
    QApplication::setFont(font);
}

} // namespace meadhall::ui
