// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/analysis/card_picker.h"

#include "engine/games/games.h"
#include "engine/games/ninjan/card.h"
#include "engine/games/odin/card.h"
#include "ui/base/graphics/colour_chip.h"
#include "ui/base/text/ninjan_text.h"
#include "ui/base/text/odin_text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/latin_keys.h"

#include <QDropEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QStyledItemDelegate>

#include <algorithm>

namespace meadhall::ui {

namespace {

enum Role { kCardRole = Qt::UserRole, kPlacedRole, kChosenRole };

constexpr int kCellWidth = 44, kCellHeight = 27; ///< px at 1×
constexpr int kNarrowCell = 36, kHighCell = 38;  ///< where there are sixteen in three rows
constexpr int kChipMargin = 2, kRoomyChip = 40;  ///< px at 1×; narrower chips have smaller figures
constexpr qreal kChipShape = 23.0 / 40;          ///< greatest height of a chip, by its width
constexpr qreal kPlacedOpacity = 0.38;
constexpr int kNameTypingMs = 700;

/// Paints chips of cards; those that are somewhere are pale.
class CardDelegate : public QStyledItemDelegate {
public:
    CardDelegate(QObject *parent, const Game &game) : QStyledItemDelegate(parent), game_(game) {}

    CardLook look{};

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Strokes strokes(*painter);
        const Theme theme = themeOf(option.palette);
        const ControlColours colours = controlColours(option.palette);
        const QRectF room = QRectF(option.rect).marginsRemoved({kChipMargin, kChipMargin, kChipMargin, kChipMargin});
        QRectF cell(0, 0, room.width(), std::min(room.height(), room.width() * kChipShape));
        cell.moveCenter(room.center());
        QFont font = option.font;
        font.setPointSizeF(font.pointSizeF() * std::min(1.0, room.width() / grown(kRoomyChip)));
        if (!index.flags().testFlag(Qt::ItemIsEnabled))
            painter->setOpacity(0.12);
        else if (index.data(kPlacedRole).toBool())
            painter->setOpacity(kPlacedOpacity);
        const int card = index.data(kCardRole).toInt();
        drawCardChip(*painter, cell, game_ == Game::Odin ? odinChip(card, theme, look) : ninjanChip(card, theme, look),
                     font, theme);
        painter->setOpacity(1);
        painter->setBrush(Qt::NoBrush);
        if (index.data(kChosenRole).toBool()) {
            painter->setPen(QPen(colours.text, kStroke));
            painter->drawRoundedRect(cell, kRowRadius, kRowRadius);
        }
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(option.palette.color(QPalette::Highlight), kStroke + 1));
            painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), kRowRadius, kRowRadius);
        }
    }

private:
    const Game &game_;
};

/// The row and column of a card.
std::pair<int, int> cellOf(Game game, Card card)
{
    if (game == Game::Odin && card == odin::kGoat)
        return {0, odin::kNumbers};
    return game == Game::Odin ? std::pair(card / odin::kNumbers, card % odin::kNumbers)
                              : std::pair(card / ninjan::kNumbers, card % ninjan::kNumbers);
}

QString nameOf(Game game, Card card)
{
    return game == Game::Odin ? OdinText::card(card, OdinText::Case::Nominative)
                              : NinjanText::card(card, NinjanText::Case::Nominative);
}

} // namespace

CardPicker::CardPicker(QWidget *parent) : QTableWidget(parent)
{
    setObjectName(QStringLiteral("cardPicker"));
    setItemDelegate(new CardDelegate(this, game_));
    setEditTriggers(NoEditTriggers);
    setSelectionMode(SingleSelection);
    setShowGrid(false);
    setFrameShape(NoFrame);
    setTabKeyNavigation(false);
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (QHeaderView *header : {horizontalHeader(), verticalHeader()}) {
        header->hide();
        header->setMinimumSectionSize(1);
        header->setSectionResizeMode(QHeaderView::Stretch);
    }
    typing_.setSingleShot(true);
    typing_.setInterval(kNameTypingMs);
    connect(&typing_, &QTimer::timeout, this, &CardPicker::endTyping);
    connect(this, &QTableWidget::itemClicked, this, [this](const QTableWidgetItem *item) {
        isNamed_ = false;
        choose(static_cast<Card>(item->data(kCardRole).toInt()));
    });
    followChanges(this, {QEvent::FontChange}, [this] { updateGeometry(); });
}

void CardPicker::setGame(Game game)
{
    game_ = game;
    const int cards = game == Game::Odin ? odin::kCardsWithGoat : ninjan::kCards;
    clear();
    setRowCount(game == Game::Odin ? odin::kColours : ninjan::kCards / ninjan::kNumbers);
    setColumnCount(game == Game::Odin ? odin::kNumbers + 1 : ninjan::kNumbers);
    clearSpans();
    if (game == Game::Odin)
        setSpan(0, odin::kNumbers, rowCount(), 1); // the goat is of any colour
    for (int card = 0; card < cards; ++card) {
        auto *item = new QTableWidgetItem;
        item->setData(kCardRole, card);
        const auto [row, column] = cellOf(game, static_cast<Card>(card));
        setItem(row, column, item);
    }
    setCurrentCell(0, 0, QItemSelectionModel::NoUpdate);
    updateGeometry();
}

void CardPicker::setLook(CardLook look)
{
    static_cast<CardDelegate *>(itemDelegate())->look = look;
    viewport()->update();
}

void CardPicker::setWhereabouts(Card card, const Whereabouts &where)
{
    const auto [row, column] = cellOf(game_, card);
    QTableWidgetItem *cell = item(row, column);
    const QString name = nameOf(game_, card);
    cell->setData(kPlacedRole, !where.place.isEmpty());
    cell->setData(kChosenRole, where.isInChosenPlace);
    cell->setFlags(where.isInDeck ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled : Qt::ItemFlags());
    const QString words = where.place.isEmpty() ? name : joined({name, where.place});
    cell->setData(Qt::AccessibleTextRole, words);
    cell->setToolTip(words);
}

QModelIndex CardPicker::indexOf(Card card) const
{
    const auto [row, column] = cellOf(game_, card);
    return model()->index(row, column);
}

Card CardPicker::currentCard() const
{
    const QTableWidgetItem *item = currentItem();
    return item ? static_cast<Card>(item->data(kCardRole).toInt()) : kNoCard;
}

QSize CardPicker::sizeHint() const
{
    const bool isOdin = game_ == Game::Odin;
    return {grown(isOdin ? kCellWidth : kNarrowCell) * columnCount(),
            grown(isOdin ? kCellHeight : kHighCell) * rowCount()};
}

/// The names of cards are those of lines: a letter and a number.
void CardPicker::keyboardSearch(const QString &text)
{
    typed_ += text.toUpper();
    const auto named = [this](const QString &name) { return traitsOf(game_).cardOfName(name.toStdString()); };
    const auto card = named(typed_);
    if (card && !named(typed_ + QLatin1Char('0')))
        return endTyping();
    const bool begins = card || typed_.size() == 1 || (typed_.size() == 2 && typed_.endsWith(QLatin1Char('-')));
    if (!begins)
        typed_ = text.toUpper();
    typing_.start();
}

void CardPicker::endTyping()
{
    typing_.stop();
    if (const auto card = traitsOf(game_).cardOfName(std::exchange(typed_, QString()).toStdString())) {
        setCurrentIndex(indexOf(*card));
        choose(*card);
        isNamed_ = true;
    }
}

void CardPicker::choose(Card card)
{
    if (model()->flags(indexOf(card)).testFlag(Qt::ItemIsEnabled))
        Q_EMIT cardChosen(card);
}

/// Letters and figures are names of cards, and no shortcuts of the table.
bool CardPicker::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isPlain = !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
        if (isPlain && !key->text().isEmpty() && key->text()[0].isPrint()) {
            event->accept();
            return true;
        }
    }
    return QTableWidget::event(event);
}

/// The letter, digit or minus that a key means in the name of a card, by its place on layouts without Latin letters or
/// digits.
/// @return empty if it means none
QString CardPicker::signOf(const QKeyEvent &event) const
{
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return {};
    if (game_ == Game::Ninjan && (event.text() == QLatin1String("-") || event.text() == QChar(0x2212)))
        return QStringLiteral("-");
    if (const int digit = typedDigit(event); digit >= 0)
        return QString::number(digit);
    const int key = event.key();
    return key >= Qt::Key_A && key <= Qt::Key_Z ? QString(QChar(key)) : QString();
}

void CardPicker::keyPressEvent(QKeyEvent *event)
{
    const Card card = currentCard();
    const bool separatesNames = std::exchange(isNamed_, false) && event->key() == Qt::Key_Space;
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (!typed_.isEmpty()) {
            endTyping();
            isNamed_ = false;
        } else if (card != kNoCard && !separatesNames) {
            choose(card);
        }
        break;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (card != kNoCard)
            Q_EMIT cardRemoved(card);
        break;
    default:
        if (const QString sign = signOf(*event); !sign.isEmpty())
            keyboardSearch(sign);
        else
            QTableWidget::keyPressEvent(event);
    }
}

namespace {

class PlacesDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QString displayText(const QVariant &value, const QLocale &locale) const override
    {
        return value.typeId() == QMetaType::Int ? number(value.toInt())
                                                : QStyledItemDelegate::displayText(value, locale);
    }
};

} // namespace

PlacesTable::PlacesTable(QWidget *parent) : QTableWidget(parent)
{
    setItemDelegate(new PlacesDelegate(this));
    setObjectName(QStringLiteral("places"));
    setAcceptDrops(true);
    setDragDropMode(DropOnly);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
}

void PlacesTable::dragEnterEvent(QDragEnterEvent *event)
{
    if (qobject_cast<CardPicker *>(event->source()))
        event->acceptProposedAction();
    else
        event->ignore();
}

void PlacesTable::dragMoveEvent(QDragMoveEvent *event)
{
    const bool takes = qobject_cast<CardPicker *>(event->source()) && rowAt(event->position().toPoint().y()) >= 0;
    event->setAccepted(takes);
}

void PlacesTable::dropEvent(QDropEvent *event)
{
    const auto *picker = qobject_cast<CardPicker *>(event->source());
    const int row = rowAt(event->position().toPoint().y());
    if (!picker || picker->currentCard() == kNoCard || row < 0)
        return;
    event->acceptProposedAction();
    Q_EMIT cardDropped(picker->currentCard(), row);
}

} // namespace meadhall::ui
