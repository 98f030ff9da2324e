// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the lines that are read in sight when a long text is laid out anew.
#pragma once

#include <QTextCursor>

class QTextEdit;

namespace meadhall::ui {

/// A place in a text, and how far below the upper edge of its widget it is shown. Follows the changes of the document.
class TextPlace {
public:
    explicit TextPlace(QTextEdit *text) : text_(text) {}

    /// Remembers the uppermost line in sight.
    void rememberTop();
    /// @param top px below the upper edge
    void remember(int position, int top);
    /// Where the same text is now; its distance from the upper edge stays.
    void setPosition(int position) { remember(position, top_); }
    int position() const { return cursor_.isNull() ? 0 : cursor_.position(); }
    /// Scrolls there, as far as the text reaches.
    void restore() const;

private:
    QTextEdit *text_;
    QTextCursor cursor_;
    int top_ = 0;
};

} // namespace meadhall::ui
