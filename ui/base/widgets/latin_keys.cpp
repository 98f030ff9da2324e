// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/latin_keys.h"

#include <QKeyEvent>

#include <string_view>

namespace meadhall::ui {

namespace {

/// A row of the keyboard by native scan codes of X11 and Wayland (Linux key codes + 8).
struct LatinRow {
    quint32 first;
    std::string_view letters;
};
constexpr LatinRow kLatinRows[] = {{10, "1234567890"}, {24, "QWERTYUIOP"}, {38, "ASDFGHJKL"}, {52, "ZXCVBNM"}};

} // namespace

Qt::Key latinKey(const QKeyEvent &event)
{
    const int key = event.key();
    const bool foreign = key > 0x7f && key < 0x10000; // key codes of other scripts are their Unicode code points
    if (foreign)
        for (const LatinRow &row : kLatinRows)
            if (event.nativeScanCode() >= row.first && event.nativeScanCode() < row.first + row.letters.size())
                return static_cast<Qt::Key>(row.letters[event.nativeScanCode() - row.first]);
    return static_cast<Qt::Key>(key);
}

int typedDigit(const QKeyEvent &event)
{
    const int written = event.text().size() == 1 ? event.text().at(0).digitValue() : -1;
    const int key = latinKey(event);
    return written >= 0 ? written : key >= Qt::Key_0 && key <= Qt::Key_9 ? key - Qt::Key_0 : -1;
}

} // namespace meadhall::ui
