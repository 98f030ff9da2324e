// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/combo_list.h"

#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"

#include <QComboBox>
#include <QListView>
#include <QStyledItemDelegate>

namespace meadhall::ui {

namespace {

class ComboListDelegate : public QStyledItemDelegate {
public:
    ComboListDelegate(QAbstractItemView &view, QComboBox &combo) : QStyledItemDelegate(&view), combo_(combo) {}

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QSize size = QStyledItemDelegate::sizeHint(option, index);
        return isComboRule(index) ? QSize(size.width(), kRule) : size;
    }

protected:
    void initStyleOption(QStyleOptionViewItem *row, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(row, index);
        row->features |= QStyleOptionViewItem::HasCheckIndicator;
        row->checkState = index.row() == combo_.currentIndex() ? Qt::Checked : Qt::Unchecked;
    }

private:
    QComboBox &combo_;
};

} // namespace

bool isComboList(const QWidget *view) { return view && view->inherits("QComboBoxListView"); }

bool isComboRule(const QModelIndex &row)
{
    return row.data(Qt::AccessibleDescriptionRole).toString() == QLatin1String("separator");
}

void adoptComboList(QAbstractItemView &view)
{
    const QAbstractItemDelegate *delegate = view.itemDelegate();
    if (!isComboList(&view) || !delegate || !delegate->inherits("QComboBoxDelegate"))
        return;
    for (QWidget *parent = view.parentWidget(); parent; parent = parent->parentWidget())
        if (auto *combo = qobject_cast<QComboBox *>(parent)) {
            view.setFrameShape(QFrame::StyledPanel); // room between the rows and the round corners
            if (QWidget *window = view.parentWidget(); window->isWindow()) // of its own: its corners are cut off
                followChanges(window, {QEvent::Resize, QEvent::Show},
                              [window] { window->setMask(roundedRegion(window->rect())); });
            return view.setItemDelegate(new ComboListDelegate(view, *combo));
        }
}

} // namespace meadhall::ui
