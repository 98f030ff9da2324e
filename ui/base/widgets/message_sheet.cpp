// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/message_sheet.h"

#include "ui/base/graphics/small_picture.h"
#include "ui/base/widgets/control_paint.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace meadhall::ui {

namespace {

constexpr int kSign = 32, kTextWidth = 380;

} // namespace

MessageSheet::MessageSheet(QWidget *parent, Sign sign, const QString &title, const QString &text)
    : Sheet(parent), text_(new QLabel(text))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setFillsSmallWindows(false);
    setWindowTitle(title);
    text_->setObjectName(QStringLiteral("messageText"));
    text_->setWordWrap(true);
    text_->setMinimumWidth(grown(kTextWidth));
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *row = new QHBoxLayout;
    row->setSpacing(16);
    if (sign == Sign::Warning) {
        auto *picture = new QLabel;
        setPicture(picture, glyphArt(Glyph::Wrong, controlColours(palette()).error),
                   QSizeF(grown(kSign), grown(kSign)));
        row->addWidget(picture, 0, Qt::AlignTop);
    }
    row->addWidget(text_, 1);
    body()->addLayout(row);
    foot()->addStretch(1);
    installEventFilter(&inputDelay_);
}

QPushButton *MessageSheet::addButton(const QString &text, int result, bool isDefault)
{
    auto *button = new QPushButton(text);
    button->setAutoDefault(isDefault);
    button->setDefault(isDefault);
    button->installEventFilter(&inputDelay_);
    foot()->addWidget(button);
    connect(button, &QPushButton::clicked, this, [this, result] { done(result); });
    return button;
}

QString MessageSheet::text() const { return text_->text(); }

void MessageSheet::setTextFormat(Qt::TextFormat format) { text_->setTextFormat(format); }

void MessageSheet::openUnasked()
{
    inputDelay_.start();
    open();
}

void MessageSheet::warn(QWidget *parent, const QString &title, const QString &text)
{
    auto *sheet = new MessageSheet(parent, Sign::Warning, title, text);
    sheet->setAccessibleDescription(text);
    sheet->addButton(tr("OK", "button: a message has been read"), QDialog::Accepted, true);
    sheet->openUnasked();
}

} // namespace meadhall::ui
