// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/unseen_label.h"

#include <QComboBox>
#include <QLabel>

namespace meadhall::ui {

void setUnseenLabel(QComboBox &box, const QString &name)
{
    box.setAccessibleName(name);
    QLabel *label = nullptr;
    for (QLabel *sibling : box.parentWidget()->findChildren<QLabel *>(QString(), Qt::FindDirectChildrenOnly))
        if (sibling->buddy() == &box)
            label = sibling;
    if (!label) {
        label = new QLabel(box.parentWidget());
        label->hide();
        label->setBuddy(&box);
    }
    label->setText(name);
}

} // namespace meadhall::ui
