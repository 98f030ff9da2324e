// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panel/points_tables.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"

#include <QAbstractButton>
#include <QApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QResizeEvent>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr qreal kLeastLetters = 0.5; ///< of the usual size, where there is little room for a name
// px, all grow with the font
constexpr int kTitlesHeight = 32, kColumnMargin = 6;
constexpr int kLeastNames = 120;
constexpr int kRowFace = 20, kRowHorn = 20, kRowCount = 22, kRowCountHeight = 18, kRowGap = 6, kRowMargin = 8;

constexpr int kPointsFrame = 6;   ///< px from the outside of the frame to the table; the focus mark is in there
constexpr int kPointsRow = 28;    ///< px
constexpr int kPointsDiamond = 8; ///< px
constexpr int kLeastColumn = 36;  ///< px

/// Paints numbers left to right in every language; right to left, the minus sign would follow the number.
class PointsDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const ControlColours colours = controlColours(option.palette);
        const bool total = index.column() == 0;
        const Strokes strokes(*painter);
        if (total)
            painter->fillRect(option.rect, colours.raised);
        QFont font = option.font;
        font.setBold(total || index.data(BestRole).toBool());
        painter->setFont(font);
        painter->setPen(font.bold() ? colours.text : colours.dim);
        painter->setLayoutDirection(Qt::LeftToRight);
        painter->drawText(option.rect, Qt::AlignCenter, index.data().toString());
        if (!index.data(LeadsRole).toBool())
            return;
        const int side = grown(kPointsDiamond),
                  words = painter->fontMetrics().horizontalAdvance(index.data().toString());
        // Where reading begins, before the number.
        const int away = words / 2 + side;
        const QRect box(option.rect.center().x() - away - side / 2, option.rect.center().y() - side / 2 + 1, side,
                        side);
        drawDiamond(*painter, QStyle::visualRect(option.direction, option.rect, box), colours.thread);
    }
};

/// The first column alone: a screen reader would find the titles of hidden ones, too.
class TotalsModel : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    bool filterAcceptsColumn(int column, const QModelIndex &) const override { return column == 0; }
};

/// Moves its columns also when their widths or its own have changed and its scroll bar has not.
class PartsTable : public QTableWidget {
public:
    using QTableWidget::QTableWidget;

protected:
    void updateGeometries() override
    {
        QScrollBar *bar = horizontalScrollBar();
        const bool atEnd = bar->value() == bar->maximum(); // also if all columns were visible
        QTableWidget::updateGeometries();
        if (atEnd)
            bar->setValue(bar->maximum());
        if (bar->maximum() == 0)
            horizontalHeader()->setOffset(0);
        else if (bar->value() == bar->maximum())
            horizontalHeader()->setOffsetToLastSection();
    }
};

/// Column titles, dimmed; the last one is that of the part that is played.
class TitlesHeader : public QHeaderView {
public:
    explicit TitlesHeader(QWidget *parent) : QHeaderView(Qt::Horizontal, parent) {}

    QSize sizeHint() const override { return {QHeaderView::sizeHint().width(), grown(kTitlesHeight)}; }

protected:
    QSize sectionSizeFromContents(int section) const override
    {
        const QString text = model()->headerData(section, orientation()).toString();
        return {QFontMetrics(scaledFont(font(), 1, true)).horizontalAdvance(text) + 2 * grown(kColumnMargin),
                grown(kTitlesHeight)};
    }
    void paintSection(QPainter *painter, const QRect &rect, int section) const override
    {
        const bool current = section == 0 || section == count() - 1;
        const Strokes strokes(*painter);
        painter->setFont(current ? scaledFont(font(), 1, true) : font());
        painter->setPen(palette().color(current ? QPalette::WindowText : QPalette::PlaceholderText));
        if (section == 0)
            painter->fillRect(rect, palette().color(QPalette::AlternateBase));
        painter->drawText(rect, Qt::AlignCenter, model()->headerData(section, orientation()).toString());
    }
};

/// Common appearance of both views, both read-only.
void applyAppearance(QTableView *view)
{
    view->setHorizontalHeader(new TitlesHeader(view));
    view->setItemDelegate(new PointsDelegate(view));
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setSelectionMode(QAbstractItemView::NoSelection);
    view->setTabKeyNavigation(false); // so that Tab leaves the table
    view->setHorizontalScrollMode(QAbstractItemView::ScrollPerItem);
    view->horizontalHeader()->setMinimumSectionSize(30);
    view->horizontalHeader()->setHighlightSections(false);
    view->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setFrameShape(QFrame::NoFrame);
    view->setShowGrid(false);
    for (QHeaderView *header : {view->horizontalHeader(), view->verticalHeader()})
        header->viewport()->setAutoFillBackground(false);
    if (auto *corner = view->findChild<QAbstractButton *>(QString(), Qt::FindDirectChildrenOnly))
        corner->setMaximumSize(0, 0);               // hides the corner button; there is no selection
    view->viewport()->setAutoFillBackground(false); // transparent: the frame is painted below both views
}

} // namespace

/// A row: face, name, the horn of whose turn it is, number of cards.
class NamesHeader : public QHeaderView {
public:
    explicit NamesHeader(QWidget *parent) : QHeaderView(Qt::Vertical, parent) {}

    void setSeats(const std::vector<PointsSeat> &seats, int own)
    {
        seats_ = seats;
        own_ = own;
        viewport()->update();
    }
    /// Where every name is still whole, in small letters, unless it is very long.
    int leastWidth() const
    {
        const int margins = grown(kRowMargin) + grown(kRowFace) + 3 * grown(kRowGap) + grown(kRowCount);
        int least = 0;
        for (int section = 0; section < count(); ++section) {
            const QString name = model()->headerData(section, orientation()).toString();
            QFont letters = scaledFont(font(), 1, true);
            letters.setPixelSize(qRound(QFontInfo(letters).pixelSize() * kLeastLetters));
            least = std::max(least, QFontMetrics(letters).horizontalAdvance(name) + 2 + margins);
        }
        return std::min(least, grown(kLeastNames));
    }

protected:
    QSize sectionSizeFromContents(int section) const override
    {
        const QString name = model()->headerData(section, orientation()).toString();
        const int words = QFontMetrics(scaledFont(font(), 1, true)).horizontalAdvance(name) + 1;
        const int pictures = kRowMargin + kRowFace + kRowGap + kRowHorn + kRowCount + 2 * kRowGap;
        return {words + grown(pictures), defaultSectionSize()};
    }
    void paintSection(QPainter *painter, const QRect &rect, int section) const override
    {
        const PointsSeat seat = toIndex(section) < seats_.size() ? seats_[toIndex(section)] : PointsSeat{};
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        const auto placed = [&](int left, int width, int height) {
            const QRect box(rect.left() + left, rect.center().y() - height / 2, width, height);
            return QStyle::visualRect(layoutDirection(), rect, box);
        };
        const Strokes strokes(*painter);
        const int face = grown(kRowFace), horn = grown(kRowHorn), gap = grown(kRowGap);
        if (const auto portrait = portraitIndex(seat.portrait))
            drawSmallPicture(*painter, portraitArt(*portrait), placed(grown(kRowMargin), face, face));
        const int from = grown(kRowMargin) + face + gap;
        int to = rect.width() - gap;
        const bool tight = rect.width() < sectionSizeFromContents(section).width();
        if (!seat.count.isEmpty()) {
            to -= grown(kRowCount);
            paintCount(*painter, placed(to, grown(kRowCount), grown(kRowCountHeight)), seat.count);
            to -= gap / 2;
        }
        if (seat.turn && !tight) {
            ArtKey art = pieceArt(Piece::TurnHorn, themeOf(palette()));
            art.mirrored = mirrored;
            to -= horn;
            drawSmallPicture(*painter, art, placed(to, horn, horn));
        }
        const QString name = model()->headerData(section, orientation()).toString();
        QFont letters = section == own_ ? scaledFont(font(), 1, true) : font();
        if (tight) {
            letters.setPixelSize(QFontInfo(letters).pixelSize()); // as fittedFont() needs it
            letters = fittedFont(letters, name, to - from, kLeastLetters);
        }
        painter->setFont(letters);
        painter->setPen(palette().color(QPalette::WindowText));
        painter->drawText(placed(from, to - from, rect.height()),
                          Qt::AlignVCenter | Qt::AlignAbsolute | (mirrored ? Qt::AlignRight : Qt::AlignLeft),
                          painter->fontMetrics().elidedText(name, Qt::ElideRight, to - from));
    }

private:
    /// The colours of the number of cards at a seat of the table.
    void paintCount(QPainter &painter, const QRect &box, const QString &count) const
    {
        const Palette &colours = paletteOf(themeOf(palette()));
        painter.setPen(Qt::NoPen);
        const bool dark = themeOf(palette()) != Theme::Light;
        painter.setBrush(dark ? colours.wool : colours.text);
        painter.drawRoundedRect(box, 4, 4);
        painter.setFont(scaledFont(font(), 1, true));
        painter.setPen(dark ? colours.woodGap : colours.wool);
        painter.drawText(box, Qt::AlignCenter, count);
    }

    std::vector<PointsSeat> seats_;
    int own_ = -1;
};

PointsTables::PointsTables(QWidget *parent)
    : QWidget(parent), parts_(new PartsTable(this)), totals_(new QTableView(this)), names_(new NamesHeader(totals_))
{
    auto *totals = new TotalsModel(this);
    totals->setSourceModel(parts_->model());
    totals_->setModel(totals);
    totals_->setVerticalHeader(names_);
    for (QTableView *view : {static_cast<QTableView *>(parts_), totals_})
        applyAppearance(view);
    connect(qApp, &QApplication::focusChanged, this, qOverload<>(&QWidget::update)); // the mark is painted here
    totals_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    parts_->verticalHeader()->hide();
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(kPointsFrame, kPointsFrame - 2, kPointsFrame, kPointsFrame);
    layout->setSpacing(0);
    layout->addWidget(totals_, 0, Qt::AlignTop);
    layout->addWidget(parts_, 0, Qt::AlignTop);
    layout->addStretch(1);
    setTabOrder(totals_, parts_);
    updateRowHeight();
    followChanges(this, {QEvent::FontChange}, [this] {
        updateRowHeight();
        updateSizes();
    });
}

void PointsTables::updateRowHeight()
{
    for (QTableView *view : {static_cast<QTableView *>(parts_), totals_})
        view->verticalHeader()->setDefaultSectionSize(grown(kPointsRow));
}

void PointsTables::setSeats(const std::vector<PointsSeat> &seats, int own) { names_->setSeats(seats, own); }

void PointsTables::fit(int firstChanged)
{
    const int columns = parts_->columnCount();
    int widest = firstChanged > 1 ? widest_ : grown(kLeastColumn);
    for (int column = firstChanged; column < columns; ++column) {
        parts_->resizeColumnToContents(column);
        widest = std::max(widest, parts_->columnWidth(column));
    }
    // Equal widths, so that only whole columns are visible.
    for (int column = widest == widest_ ? firstChanged : 1; column < columns; ++column)
        parts_->setColumnWidth(column, widest);
    widest_ = widest;
    if (columns > 0) {
        totals_->resizeColumnToContents(0);
        totals_->setColumnWidth(0, std::max(totals_->columnWidth(0), grown(kLeastColumn + 4 * kPointsDiamond / 2)));
        parts_->setColumnHidden(0, true);
    }
    updateSizes();
    if (columns > 1)
        parts_->scrollToItem(parts_->item(0, columns - 1));
}

void PointsTables::updateSizes()
{
    if (parts_->rowCount() == 0)
        return;
    const int columns = parts_->columnCount() - 1, room = width() - 2 * kPointsFrame;
    const int total = totals_->columnWidth(0), part = columns > 0 ? parts_->columnWidth(1) : 0;
    // Long names are elided to leave room for the total and the last two columns.
    const int least = std::min(names_->leastWidth(), room - total); // rather fewer columns than no names
    int names = std::min(names_->sizeHint().width(), std::max({0, least, room - total - part * std::min(columns, 2)}));
    const int fitting = part > 0 ? std::clamp((room - names - total) / part, 0, columns) : 0;
    // The names get the remaining width, so that the numbers end with the frame.
    names = std::max(names, room - total - fitting * part);
    names_->setFixedWidth(names);
    totals_->setFixedWidth(names + total);
    parts_->setFixedWidth(fitting * part);
    parts_->setVisible(fitting > 0);
    const bool scrolls = fitting < columns;
    const int rows = names_->length() + totals_->horizontalHeader()->sizeHint().height() + 2;
    totals_->setFixedHeight(rows);
    parts_->setFixedHeight(rows + (scrolls && fitting > 0 ? parts_->horizontalScrollBar()->sizeHint().height() : 0));
    setFixedHeight((parts_->isVisibleTo(this) ? parts_->height() : rows) + 2 * kPointsFrame - 2);
}

/// Room for the focus mark of a view: its part of the frame.
QRect PointsTables::focusRect(const QWidget *part) const
{
    QRect box = part->geometry();
    box.setTop(0);
    box.setBottom(height() - 1);
    const bool first = (part == totals_) == (layoutDirection() == Qt::LeftToRight);
    if (first || !parts_->isVisibleTo(this))
        box.setLeft(0);
    if (!first || !parts_->isVisibleTo(this))
        box.setRight(width() - 1);
    if (part == totals_ && parts_->isVisibleTo(this)) // not below the ground of the totals
        layoutDirection() == Qt::LeftToRight ? box.setRight(box.right() + 4) : box.setLeft(box.left() - 4);
    return box;
}

void PointsTables::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const ControlColours colours = controlColours(palette());
    drawPlate(painter, plateOf(rect()), colours.well, colours.rim);
    const int line = totals_->y() + totals_->horizontalHeader()->height() - 1, rows = names_->count();
    painter.fillRect(plateOf(rect()).left() + 2, line, plateOf(rect()).width() - 4, 2, colours.rim);
    for (int row = 1; row < rows; ++row)
        painter.fillRect(kPointsFrame + 4, line + 1 + names_->sectionViewportPosition(row),
                         width() - 2 * kPointsFrame - 8, 1, colours.hairline);
    for (const QWidget *part : {static_cast<QWidget *>(totals_), static_cast<QWidget *>(parts_)})
        if (part->hasFocus())
            drawFocusRing(painter, focusRect(part), colours);
}

void PointsTables::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        updateSizes();
}

} // namespace meadhall::ui
