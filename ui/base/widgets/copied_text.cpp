// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/copied_text.h"

#include "ui/base/text/text.h"

#include <QClipboard>
#include <QGuiApplication>

namespace meadhall::ui {

namespace {

/// Whether the text was copied in this program. A clipboard without a system behind it never says so.
bool isOwn(const QClipboard &clipboard, QClipboard::Mode mode)
{
    return QGuiApplication::platformName() == QLatin1String("offscreen")
           || (mode == QClipboard::Clipboard ? clipboard.ownsClipboard() : clipboard.ownsSelection());
}

} // namespace

void removeMarksFromCopiedText(QObject *context)
{
    QClipboard *clipboard = QGuiApplication::clipboard();
    QObject::connect(clipboard, &QClipboard::changed, context, [clipboard](QClipboard::Mode mode) {
        const QString text = isOwn(*clipboard, mode) ? clipboard->text(mode) : QString();
        if (const QString plain = spoken(text); plain != text)
            clipboard->setText(plain, mode);
    });
}

} // namespace meadhall::ui
