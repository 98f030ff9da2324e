// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/chart_panel.h"

#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"

#include <QHeaderView>
#include <QLabel>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QTableView>
#include <QToolButton>

namespace meadhall::ui {

namespace {

constexpr int kPanelPadding = 16;
constexpr qreal kPanelTitle = 15, kPanelNote = 12;
constexpr int kPanelButton = 28, kPanelGlyph = 18;

} // namespace

ChartPanel::ChartPanel(Ground ground, QWidget *parent)
    : Plaque(parent, ground == Ground::Cloth ? Look::Hanging : Look::Carved), ground_(ground)
{
    const bool cloth = ground == Ground::Cloth;
    auto *row = cloth ? new QHBoxLayout(this) : nullptr;
    column_ = cloth ? new QVBoxLayout : new QVBoxLayout(this);
    column_->setSpacing(2);
    buildHead();
    note_ = new QLabel(this);
    note_->setForegroundRole(QPalette::PlaceholderText);
    note_->setWordWrap(true);
    column_->addWidget(note_);
    stack_ = new QStackedWidget(this);
    buildTable();
    if (cloth) { // words beside the chart
        row->setSpacing(12);
        row->addLayout(column_);
        row->addWidget(stack_, 1);
    } else {
        column_->addSpacing(4);
        column_->addWidget(stack_, 1);
    }
    setFonts();
    setColours();
    retranslate();
    followChanges(this, {QEvent::LanguageChange}, [this] { retranslate(); });
    followChanges(this, {QEvent::ApplicationFontChange, QEvent::FontChange}, [this] { setFonts(); });
    followChanges(this, {QEvent::PaletteChange}, [this] { setColours(); });
}

void ChartPanel::buildHead()
{
    head_ = new QHBoxLayout;
    title_ = new QLabel(this);
    title_->setWordWrap(true);
    button_ = named(new QToolButton(this), "table");
    button_->setCheckable(true);
    QSizePolicy policy = button_->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    button_->setSizePolicy(policy);
    head_->addWidget(title_, 1);
    head_->addWidget(button_, 0, Qt::AlignTop);
    column_->addLayout(head_);
    connect(button_, &QToolButton::toggled, this, [this](bool on) {
        stack_->setCurrentWidget(replacement_ ? replacement_ : on ? static_cast<QWidget *>(table_) : chart_);
        setColours();
        retranslate();
    });
    connect(button_, &QToolButton::clicked, this, &ChartPanel::tableToggled);
}

void ChartPanel::buildTable()
{
    table_ = named(new QTableView(stack_), "values");
    model_ = new QStandardItemModel(table_);
    table_->setModel(model_);
    table_->setAlternatingRowColors(true);
    table_->setShowGrid(false);
    table_->setWordWrap(false);
    table_->setTabKeyNavigation(false);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setHighlightSections(false);
    table_->horizontalHeader()->setMinimumSectionSize(24);
    table_->setMinimumHeight(grown(120));
    followChanges(table_->viewport(), {QEvent::Resize}, [this] { fitColumns(); });
    stack_->addWidget(table_);
}

void ChartPanel::setTitle(const QString &title, const QString &note)
{
    title_->setText(title);
    note_->setText(note);
    note_->setVisible(!note.isEmpty());
    table_->setAccessibleName(title);
    if (chart_)
        chart_->setAccessibleName(title);
    retranslate();
}

QString ChartPanel::title() const { return title_->text(); }

void ChartPanel::setChart(Chart *chart)
{
    chart_ = chart;
    chart->setAccessibleName(title());
    stack_->addWidget(chart);
    if (!showsTable() && !replacement_)
        stack_->setCurrentWidget(chart);
    connect(chart, &Chart::tableRequested, button_, &QToolButton::click);
}

void ChartPanel::setSentence(const QString &sentence)
{
    const QString words = spoken(sentence);
    table_->setAccessibleDescription(words);
    if (chart_)
        chart_->setAccessibleDescription(words);
}

void ChartPanel::setTable(const ChartTable &table)
{
    values_ = table;
    model_->clear();
    model_->setHorizontalHeaderLabels(table.headings);
    const auto alignment = [](int column) { return Qt::AlignVCenter | (column == 0 ? Qt::AlignLeft : Qt::AlignRight); };
    for (int column = 0; column < model_->columnCount(); ++column)
        model_->horizontalHeaderItem(column)->setTextAlignment(alignment(column));
    for (const QStringList &texts : table.rows) {
        QList<QStandardItem *> row;
        for (const QString &text : texts) {
            auto *item = new QStandardItem(text);
            item->setData(spoken(text), Qt::AccessibleTextRole);
            item->setTextAlignment(alignment(static_cast<int>(row.size())));
            item->setEditable(false);
            row.push_back(item);
        }
        model_->appendRow(row);
    }
    fitColumns();
    if (model_->rowCount() > 0)
        table_->setCurrentIndex(model_->index(model_->rowCount() - 1, 0));
    table_->scrollToBottom(); // the newest is last
}

/// The first column takes what the others leave. Where that is too little for its words, the table scrolls.
void ChartPanel::fitColumns()
{
    QHeaderView *header = table_->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    if (model_->columnCount() > 0 && header->length() <= table_->viewport()->width())
        header->setSectionResizeMode(0, QHeaderView::Stretch);
}

void ChartPanel::setReplacement(QWidget *replacement)
{
    if (replacement == replacement_)
        return;
    if (replacement_)
        stack_->removeWidget(replacement_);
    replacement_ = replacement;
    if (replacement)
        stack_->addWidget(replacement);
    button_->setVisible(!replacement);
    stack_->setCurrentWidget(replacement ? replacement : showsTable() ? static_cast<QWidget *>(table_) : chart_);
}

bool ChartPanel::showsTable() const { return button_->isChecked(); }

void ChartPanel::showTable(bool shown) { button_->setChecked(shown); }

void ChartPanel::setFonts()
{
    const bool cloth = ground_ == Ground::Cloth;
    title_->setFont(grownFont(kPanelTitle, !cloth));
    note_->setFont(grownFont(kPanelNote));
    table_->setFont(grownFont(13));
    table_->verticalHeader()->setDefaultSectionSize(grown(30));
    const int side = grown(kPanelButton);
    button_->setIconSize(QSize(grown(kPanelGlyph), grown(kPanelGlyph)));
    button_->setFixedSize(side + 2 * kAir, side + 2 * kAir);
    if (cloth)
        layout()->setContentsMargins(hangingMargins().toMargins());
    else
        layout()->setContentsMargins(kPanelPadding, kPanelPadding - 4, kPanelPadding, kPanelPadding - 2);
}

/// On a cloth words have the colours of the cloth; the colours follow the theme.
void ChartPanel::setColours()
{
    const Palette &colours = paletteOf(themeOf(palette()));
    const bool set = palette().color(QPalette::WindowText) == colours.clothText
                     && palette().color(QPalette::PlaceholderText) == colours.clothDim;
    if (ground_ == Ground::Cloth && !set) {
        QPalette own = palette();
        own.setColor(QPalette::WindowText, colours.clothText);
        own.setColor(QPalette::PlaceholderText, colours.clothDim);
        setPalette(own);
        QPalette plain = palette(); // the table has its own ground
        plain.setColor(QPalette::WindowText, colours.text);
        plain.setColor(QPalette::PlaceholderText, colours.textDim);
        table_->setPalette(plain);
    }
    const QColor ink = showsTable() ? colours.chosenText : colours.text;
    const Glyph glyph = showsTable() ? Glyph::Curve : Glyph::Table;
    button_->setIcon(pictureIcon(glyphArt(glyph, ink)));
}

void ChartPanel::retranslate()
{
    const QString words = tr("Show as a table", "button, which is down while it does so");
    button_->setToolTip(words);
    button_->setAccessibleName(
        tr("%1: %2", "what a chart shows, and what a button does with it: Points a hand: show as a table")
            .arg(title(), words));
}

} // namespace meadhall::ui
