// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of pages: rows and columns, rows that turn, pages that scroll, and the names of their widgets.
#pragma once

#include <QBoxLayout>
#include <QScrollArea>
#include <QString>
#include <QWidget>

#include <initializer_list>

class QComboBox;

namespace meadhall::ui {

/// Creates a row or a column without margins.
/// @param spacing −1: that of the style
/// @param parent whose layout it becomes; nullptr: it is added to another layout
QHBoxLayout *newRow(int spacing = -1, QWidget *parent = nullptr);
QVBoxLayout *newColumn(int spacing = -1, QWidget *parent = nullptr);

/// Adds widgets one after the other.
void addWidgets(QBoxLayout &layout, std::initializer_list<QWidget *> widgets);

/// Sets the name by which a widget is found again, for example to give the focus back to it, and returns the widget.
template <typename Widget> Widget *named(Widget *widget, const char *name)
{
    widget->setObjectName(QLatin1String(name));
    return widget;
}

/// Names a button without words, for screen readers and by its tool tip.
template <typename Button> void nameButton(Button *button, const QString &name)
{
    button->setToolTip(name);
    button->setAccessibleName(name);
}

/// Says what is chosen in a combo box that no visible label explains. A box with an accessible name alone would do
/// if Qt on Linux did not take its current text for its name.
void setUnseenLabel(QComboBox &box, const QString &name);

/// The least width of a row whose parts stand beside each other.
int widthBesideEachOther(const QBoxLayout &row);

/// Turns a row into a column if it has no room in that width, as with large letters, or back.
void turnRow(QBoxLayout &row, int width);

/// A widget with such a row.
class TurningRow : public QWidget {
public:
    explicit TurningRow(QWidget *parent = nullptr);

    QHBoxLayout *row() const { return row_; }
    QSize minimumSizeHint() const override;

private:
    QHBoxLayout *row_;
};

/// Scrolls its page; as wide and high as the page, if there is room.
class PageArea : public QScrollArea {
public:
    using QScrollArea::QScrollArea;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
};

/// Returns an area that owns the page and scrolls it vertically, where large letters need more height than there is.
/// The page gets the width of the area: what is wider has to wrap, or to turn into a column.
/// @param stopsTab whether Tab stops at the area while it has something to scroll: the page has nothing else for it
/// @param area the area to be used; nullptr: a new one
QScrollArea *makeScrollingPage(QWidget *page, bool stopsTab = false, QScrollArea *area = nullptr);

} // namespace meadhall::ui
