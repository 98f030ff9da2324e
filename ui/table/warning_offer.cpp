// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/warning_offer.h"

#include "ui/base/text/button_text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace meadhall::ui {

WarningOffer::WarningOffer(QWidget *parent)
    : Plaque(parent), question_(wordLabel(this)), yes_(new QPushButton(this)), no_(new QPushButton(this))
{
    setObjectName(QStringLiteral("warningOffer"));
    yes_->setObjectName(QStringLiteral("acceptWarnings"));
    no_->setObjectName(QStringLiteral("declineWarnings"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(grown(14), grown(6), grown(8), grown(6));
    row->setSpacing(grown(8));
    row->addWidget(question_, 1);
    for (QPushButton *button : {yes_, no_}) {
        button->setAutoDefault(true);
        row->addWidget(button);
    }
    setGlyph(yes_, Glyph::Check);
    connect(yes_, &QPushButton::clicked, this, [this] { Q_EMIT answered(true); });
    connect(no_, &QPushButton::clicked, this, [this] { Q_EMIT answered(false); });
    retranslate();
}

void WarningOffer::retranslate()
{
    question_->setText(tr("Shall I warn you before a mistake in your next games? Every move stays allowed."));
    yes_->setText(ButtonText::warnMe());
    no_->setText(ButtonText::noThanks());
}

void WarningOffer::showAnswer(bool accepted)
{
    if (yes_->hasFocus() || no_->hasFocus()) { // before the focused one is hidden
        no_->setFocus();
        focusNextChild();
    }
    yes_->hide();
    no_->hide();
    question_->setText(accepted ? tr("I will warn you. You can change that in the settings, under “Table”.")
                                : tr("All right. You’ll find the warnings in the settings, under “Table”."));
}

void WarningOffer::changeEvent(QEvent *event)
{
    Plaque::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && !yes_->isHidden())
        retranslate();
}

} // namespace meadhall::ui
