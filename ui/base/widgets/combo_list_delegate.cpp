// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/combo_list_delegate.h"

#include "ui/base/widgets/control_paint.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>
#include <QStyledItemDelegate>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kTickColumn = 34, kTick = 14, kRule = 10, kSide = 6;

/// Qt's own delegate for these lists paints without the style.
class ComboListDelegate : public QStyledItemDelegate {
public:
    ComboListDelegate(QAbstractItemView &view, QComboBox &combo) : QStyledItemDelegate(&view), combo_(combo) {}

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const ControlColours colours = controlColours(option.palette);
        if (isRule(index))
            return drawHairline(*painter, option.rect.adjusted(kRule, 0, -kRule, 0), colours.hairline);
        QStyleOptionViewItem row = option;
        initStyleOption(&row, index);
        const QStyle &style = *combo_.style();
        style.drawPrimitive(QStyle::PE_PanelItemViewItem, &row, painter, row.widget);
        const bool leftwards = row.direction == Qt::RightToLeft;
        const int column = grown(kTickColumn);
        QRect room = row.rect.adjusted(leftwards ? kSide : column, 0, leftwards ? -column : -kSide, 0);
        if (!row.icon.isNull()) {
            const QRect place =
                QStyle::alignedRect(row.direction, Qt::AlignVCenter | Qt::AlignLeft, row.decorationSize, room);
            row.icon.paint(painter, place);
            const int taken = row.decorationSize.width() + kSide;
            room.adjust(leftwards ? 0 : taken, 0, leftwards ? -taken : 0, 0);
        }
        painter->setFont(row.font);
        const bool chosen = row.state & QStyle::State_Selected;
        style.drawItemText(painter, room, QStyle::visualAlignment(row.direction, Qt::AlignVCenter | Qt::AlignLeft),
                           row.palette, row.state & QStyle::State_Enabled,
                           row.fontMetrics.elidedText(row.text, row.textElideMode, room.width()),
                           chosen ? QPalette::HighlightedText : QPalette::Text);
        if (index.row() == combo_.currentIndex())
            paintTick(*painter, row, chosen ? colours.chosenText : colours.text);
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QSize size = QStyledItemDelegate::sizeHint(option, index);
        return isRule(index) ? QSize(size.width(), kRule)
                             : QSize(size.width() + grown(kTickColumn), std::max(size.height(), grown(kRowHeight)));
    }

private:
    /// As QComboBox::insertSeparator marks it.
    static bool isRule(const QModelIndex &index)
    {
        return index.data(Qt::AccessibleDescriptionRole).toString() == QLatin1String("separator");
    }

    static void paintTick(QPainter &painter, const QStyleOptionViewItem &row, const QColor &colour)
    {
        const int size = grown(kTick), inset = (grown(kTickColumn) - size) / 2;
        const QRect mark(row.rect.left() + inset, row.rect.top() + (row.rect.height() - size) / 2, size, size);
        drawTick(painter, QStyle::visualRect(row.direction, row.rect, mark), colour);
    }

    QComboBox &combo_;
};

/// The list is in a window of its own, of which the corners are cut off.
class ListCorners : public QObject {
public:
    explicit ListCorners(QWidget &window) : QObject(&window) { window.installEventFilter(this); }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Resize || event->type() == QEvent::Show) {
            auto *window = static_cast<QWidget *>(watched);
            window->setMask(roundedRegion(window->rect()));
        }
        return false;
    }
};

} // namespace

void adoptComboList(QAbstractItemView &view)
{
    const QAbstractItemDelegate *delegate = view.itemDelegate();
    if (!view.inherits("QComboBoxListView") || !delegate || !delegate->inherits("QComboBoxDelegate"))
        return;
    for (QWidget *parent = view.parentWidget(); parent; parent = parent->parentWidget())
        if (auto *combo = qobject_cast<QComboBox *>(parent)) {
            view.setFrameShape(QFrame::StyledPanel); // room between the rows and the round corners
            if (view.parentWidget()->isWindow())
                new ListCorners(*view.parentWidget());
            return view.setItemDelegate(new ComboListDelegate(view, *combo));
        }
}

} // namespace meadhall::ui
