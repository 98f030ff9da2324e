// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/copied_text.h"

#include "ui/base/text/text.h"

#include <QClipboard>
#include <QGuiApplication>

namespace meadhall::ui {

void removeMarksFromCopiedText(QObject *context)
{
    QClipboard *clipboard = QGuiApplication::clipboard();
    QObject::connect(clipboard, &QClipboard::changed, context, [clipboard](QClipboard::Mode mode) {
        const bool own = mode == QClipboard::Clipboard ? clipboard->ownsClipboard() : clipboard->ownsSelection();
        const QString text = own ? clipboard->text(mode) : QString();
        if (const QString plain = spoken(text); plain != text)
            clipboard->setText(plain, mode);
    });
}

} // namespace meadhall::ui
