// SPDX-License-Identifier: GPL-3.0-or-later
// Fields that show all of a line that is not broken, in smaller letters where large ones have no room.
#pragma once

#include "ui/base/graphics/text_painting.h"

#include <QFontInfo>
#include <QLineEdit>
#include <QStyle>
#include <QStyleOptionFrame>

namespace meadhall::ui {

constexpr qreal kSmallestInLine = 0.5; ///< of the letters around it

/// @param room width for the text, in logical pixels
inline void fitLetters(QLineEdit &line, int room)
{
    QFont letters = line.parentWidget()->font();
    letters.setPixelSize(QFontInfo(letters).pixelSize());
    const QFont fitted = fittedFont(letters, line.text(), room, kSmallestInLine);
    line.setFont(fitted == letters ? line.parentWidget()->font() : fitted);
}

class FittedLine : public QLineEdit {
public:
    explicit FittedLine(const QString &text = {}) : QLineEdit(text)
    {
        connect(this, &QLineEdit::textChanged, this, &FittedLine::fit);
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QLineEdit::resizeEvent(event);
        fit();
    }

private:
    void fit()
    {
        constexpr int kCursorRoom = 8; // px beside the text
        QStyleOptionFrame option;
        initStyleOption(&option);
        if (parentWidget())
            fitLetters(*this,
                       style()->subElementRect(QStyle::SE_LineEditContents, &option, this).width() - kCursorRoom);
    }
};

} // namespace meadhall::ui
