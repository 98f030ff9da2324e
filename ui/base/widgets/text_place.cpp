// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/text_place.h"

#include <QAbstractTextDocumentLayout>
#include <QScrollBar>
#include <QTextEdit>

#include <algorithm>

namespace meadhall::ui {

void TextPlace::rememberTop()
{
    cursor_ = text_->cursorForPosition({text_->viewport()->width() / 2, 0});
    top_ = text_->cursorRect(cursor_).top();
}

void TextPlace::remember(int position, int top)
{
    cursor_ = QTextCursor(text_->document());
    cursor_.setPosition(position);
    top_ = top;
}

void TextPlace::restore() const
{
    if (cursor_.isNull())
        return;
    text_->document()->documentLayout()->documentSize(); // completes the layout, which is lazy in long documents
    const QRect line = text_->cursorRect(cursor_);
    const int lowest = std::max(0, text_->viewport()->height() - 2 * line.height());
    QScrollBar *bar = text_->verticalScrollBar();
    bar->setValue(bar->value() + line.top() - std::min(top_, lowest));
}

} // namespace meadhall::ui
