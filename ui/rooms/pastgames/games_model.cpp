// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/pastgames/games_model.h"

#include "engine/clock/clock.h"
#include "engine/deals/deal_number.h"
#include "engine/record/plain_text.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/widgets/beads.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/table/games/games.h"
#include "ui/table/seats/past_game_text.h"
#include "ui/table/seats/seat_presentation.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QRegularExpression>

#include <algorithm>

namespace meadhall::ui {

namespace {

/// Maximum time of a filtering batch in ms.
constexpr int kFillTime = 5;

constexpr int kRowMargin = 12;
constexpr qreal kRowPicture = 32, kRowPortrait = 32, kRowPortraitStep = 24, kRowBead = 28, kRowGlyph = 24;
constexpr qreal kRowMore = 24; ///< for the number of those who have no portrait
constexpr int kRowPortraits = 4;
/// Minimum row widths in px at 1× for the picture of the game, and for the portraits.
constexpr int kRowWide = 560, kRowMiddle = 380;
constexpr qreal kRowResult = 0.3; ///< of the row's width at most, with a large font
constexpr int kRowMistakes = 600; ///< minimum width in px at 1× for the mistakes found

struct RowPlaces {
    QRectF picture, people, names, bead, result, mistakes;
};

/// Positions for left-to-right layouts; mirrored by the caller.
RowPlaces placesIn(const QRectF &row)
{
    RowPlaces places;
    qreal left = row.left() + kRowMargin;
    qreal right = row.right() - kRowMargin;
    const qreal middle = row.center().y();
    const auto square = [&](qreal side) { return QRectF(left, middle - side / 2, side, side); };
    const qreal unit = fontUnit();
    if (row.width() >= kRowWide * unit) {
        places.picture = square(kRowPicture);
        left += kRowPicture + 14;
    }
    if (row.width() >= kRowMiddle * unit) {
        const qreal width = kRowPortrait + kRowPortraitStep * (kRowPortraits - 1) + kRowMore;
        places.people = QRectF(left, middle - kRowPortrait / 2, width, kRowPortrait);
        left += width + 8;
    }
    if (row.width() >= kRowMistakes * unit) {
        const qreal width = std::clamp(row.width() * 0.16, 100 * unit, 130 * unit);
        places.mistakes = QRectF(right - width, row.top(), width, row.height());
        right -= width + 8;
    }
    const qreal share = places.mistakes.isEmpty() ? 0.22 : 0.16, most = places.mistakes.isEmpty() ? 190 : 150;
    const qreal result =
        std::min(std::clamp(row.width() * share * unit, 84 * unit, most * unit), row.width() * kRowResult);
    places.result = QRectF(right - result, row.top(), result, row.height());
    places.bead = QRectF(places.result.left() - kRowBead - 10, middle - kRowBead / 2, kRowBead, kRowBead);
    places.names = QRectF(left, row.top(), places.bead.left() - 12 - left, row.height());
    return places;
}

/// Long words are written smaller before they are cut.
QFont fitted(QFont font, const QString &text, qreal width)
{
    font.setPixelSize(QFontInfo(font).pixelSize()); // as fittedFont() needs it
    return fittedFont(font, text, width, 0.8);
}

/// Paints one or two lines, vertically centred.
/// @param letters of the upper line
void paintLines(QPainter *painter, const QRectF &room, const QFont &font, const QFont &letters, const QString &upper,
                const QString &lower, const QColor &strong, const QColor &dim, bool atRight)
{
    const qreal height = QFontMetricsF(font).height();
    const qreal top = room.center().y() - (lower.isEmpty() ? height / 2 : height + 1);
    painter->setPen(strong);
    drawLine(painter, QRectF(room.left(), top, room.width(), height), fitted(letters, upper, room.width()), upper,
             atRight);
    painter->setPen(dim);
    drawLine(painter, QRectF(room.left(), top + height + 2, room.width(), height),
             fitted(scaledFont(font, 0.92), lower, room.width()), lower, atRight);
}

/// Paints the sign of an unfinished game, which has no place yet.
void paintUnfinished(QPainter *painter, const QRectF &disc, const QPalette &palette)
{
    const Palette &colours = paletteOf(themeOf(palette));
    painter->setPen(QPen(colours.textDim, 1.5));
    painter->setBrush(palette.color(QPalette::Base));
    painter->drawEllipse(disc.adjusted(1, 1, -1, -1));
    const qreal inset = disc.width() * 0.22;
    drawSmallPicture(*painter, glyphArt(Glyph::Hourglass, colours.text), disc.adjusted(inset, inset, -inset, -inset));
}

} // namespace

GamesModel::GamesModel(QObject *parent) : QAbstractListModel(parent), today_(Clock::today())
{
    timer_.setSingleShot(true);
    timer_.setInterval(0);
    connect(&timer_, &QTimer::timeout, this, &GamesModel::fill);
    connect(&Clock::instance(), &Clock::dayChanged, this, &GamesModel::renew);
}

void GamesModel::setFilter(const Filter &filter)
{
    filter_ = filter;
    // As in the line of a game: “22 November, 19:05 · 3 hands”.
    static const QRegularExpression between(QStringLiteral("[,،]?(?: |$)|·"));
    words_ = record::plainText(filter.text).toLower().split(between, Qt::SkipEmptyParts);
    deal_ = parseDealNumber(filter.text);
    restart();
}

void GamesModel::renew()
{
    today_ = Clock::today();
    for (const auto &game : games_)
        game->searchable.clear();
    restart();
}

void GamesModel::restart()
{
    beginResetModel();
    rows_.clear();
    next_ = 0;
    shown_ = 0;
    endResetModel();
    fill();
}

void GamesModel::add(const std::vector<PastGame> &games)
{
    for (const PastGame &game : games)
        games_.push_back(std::make_unique<PastGame>(game));
    if (!timer_.isActive())
        timer_.start();
}

void GamesModel::fill()
{
    QElapsedTimer clock;
    clock.start();
    std::vector<Row> more;
    int group = rows_.empty() ? -1 : groupOf(*rows_.back().game);
    int heading = rows_.empty() ? -1 : headingOf(static_cast<int>(rows_.size()) - 1);
    const int first = static_cast<int>(rows_.size());
    const int changed = heading;
    while (next_ < games_.size() && clock.elapsed() < kFillTime) {
        PastGame &game = *games_[next_++];
        if (!fits(game))
            continue;
        if (const int own = groupOf(game); own != group) {
            group = own;
            heading = first + static_cast<int>(more.size());
            more.push_back({&game, true});
        }
        more.push_back({&game, false});
        ++(heading < first ? rows_[toIndex(heading)] : more[toIndex(heading - first)]).count;
        ++shown_;
    }
    if (!more.empty()) {
        beginInsertRows({}, first, first + static_cast<int>(more.size()) - 1);
        rows_.insert(rows_.end(), more.begin(), more.end());
        endInsertRows();
        if (changed >= 0)
            Q_EMIT dataChanged(index(changed), index(changed));
    }
    if (isFilling())
        timer_.start();
    if (!more.empty() || !isFilling())
        Q_EMIT filled();
}

bool GamesModel::fits(const PastGame &game) const
{
    using State = PastGame::State;
    const bool sound = game.state() == State::Finished || game.state() == State::Unfinished;
    if (filter_.game && !(game.summary.known && game.summary.game.game == *filter_.game))
        return false;
    if (filter_.state && (*filter_.state == State::Damaged ? sound : game.state() != *filter_.state))
        return false;
    if (!filter_.opponent.isEmpty() && !PastGameText::opponents(game.summary).contains(filter_.opponent))
        return false;
    if (words_.isEmpty() || (deal_ && PastGameText::deal(game) == deal_))
        return true;
    const QString text = PastGameText::searchable(game);
    return std::all_of(words_.begin(), words_.end(), [&text](const QString &word) { return text.contains(word); });
}

int GamesModel::groupOf(const PastGame &game) const
{
    return PastGameText::group(game.when.toLocalTime().date(), today_);
}

int GamesModel::headingOf(int row) const
{
    while (row >= 0 && !rows_[toIndex(row)].heading)
        --row;
    return row;
}

std::unique_ptr<PastGame> GamesModel::take(int row)
{
    const PastGame *game = gameAt(row);
    const auto place =
        std::find_if(games_.begin(), games_.end(), [game](const auto &one) { return one.get() == game; });
    const int heading = headingOf(row);
    const bool last = --rows_[toIndex(heading)].count == 0;
    beginRemoveRows({}, last ? heading : row, row);
    rows_.erase(rows_.begin() + (last ? heading : row), rows_.begin() + row + 1);
    endRemoveRows();
    --shown_;
    if (!last) {
        // A heading refers to the first game below it.
        rows_[toIndex(heading)].game = rows_[toIndex(heading) + 1].game;
        Q_EMIT dataChanged(index(heading), index(heading));
    }
    if (toIndex(place - games_.begin()) < next_)
        --next_;
    std::unique_ptr<PastGame> taken = std::move(*place);
    games_.erase(place);
    Q_EMIT filled();
    return taken;
}

bool GamesModel::comesBefore(const PastGame &a, const PastGame &b) const
{
    return a.when != b.when ? a.when > b.when : a.file > b.file;
}

int GamesModel::insert(std::unique_ptr<PastGame> game)
{
    const auto place =
        std::find_if(games_.begin(), games_.end(), [&](const auto &other) { return !comesBefore(*other, *game); });
    PastGame *added = game.get();
    const auto at = toIndex(place - games_.begin());
    games_.insert(place, std::move(game));
    if (at > next_ || (at == next_ && isFilling() && games_.size() > at + 1))
        return -1; // it will be filtered together with its neighbours
    ++next_;
    if (!fits(*added))
        return -1;
    const auto later = std::find_if(rows_.begin(), rows_.end(), [&](const Row &row) {
        return row.heading ? groupOf(*row.game) > groupOf(*added) : comesBefore(*added, *row.game);
    });
    insertRow(static_cast<int>(later - rows_.begin()), added);
    Q_EMIT filled();
    return rowOf(added->file);
}

/// Inserts a row below the heading of its group, creating the heading if needed.
void GamesModel::insertRow(int row, PastGame *game)
{
    const int heading = headingOf(row - 1);
    const bool own = heading >= 0 && groupOf(*rows_[toIndex(heading)].game) == groupOf(*game);
    beginInsertRows({}, row, own ? row : row + 1);
    rows_.insert(rows_.begin() + row, {game, false});
    if (!own)
        rows_.insert(rows_.begin() + row, {game, true});
    endInsertRows();
    ++shown_;
    const int top = own ? heading : row;
    ++rows_[toIndex(top)].count;
    Q_EMIT dataChanged(index(top), index(top));
}

void GamesModel::markDamaged(int row)
{
    rows_[toIndex(row)].game->summary.state = PastGame::State::Damaged;
    Q_EMIT dataChanged(index(row), index(row));
}

const PastGame *GamesModel::gameAt(int row) const
{
    if (row < 0 || row >= static_cast<int>(rows_.size()) || rows_[toIndex(row)].heading)
        return nullptr;
    return rows_[toIndex(row)].game;
}

int GamesModel::rowOf(const QString &file) const
{
    const auto row = std::find_if(rows_.begin(), rows_.end(),
                                  [&](const Row &one) { return !one.heading && one.game->file == file; });
    return row == rows_.end() ? -1 : static_cast<int>(row - rows_.begin());
}

int GamesModel::nearestGame(int row, int step) const
{
    while (row >= 0 && row < rowCount() && !gameAt(row))
        row += step;
    return gameAt(row) ? row : -1;
}

QString GamesModel::heading(int row) const
{
    return PastGameText::heading(rows_[toIndex(row)].game->when.toLocalTime().date(), today_);
}

int GamesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant GamesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole))
        return {};
    if (const PastGame *game = gameAt(index.row()))
        return PastGameText::describe(*game);
    return heading(index.row()) + QStringLiteral(": ") + PastGameText::gameCount(countBelow(index.row()));
}

/// Headings can be read by screen readers, but not selected.
Qt::ItemFlags GamesModel::flags(const QModelIndex &index) const
{
    return gameAt(index.row()) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                               : Qt::ItemFlags(Qt::ItemNeverHasChildren);
}

GameDelegate::GameDelegate(const GamesModel &model, PixmapCache &cache, QObject *parent)
    : QStyledItemDelegate(parent), model_(model), cache_(cache)
{
}

QSize GameDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int line = option.fontMetrics.height();
    return {100, model_.gameAt(index.row()) ? std::max(56, 2 * line + 22) : line + 16};
}

void GameDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (const PastGame *game = model_.gameAt(index.row()))
        paintGame(painter, option, *game);
    else
        paintHeading(painter, option, index.row());
    painter->restore();
}

void GameDelegate::paintHeading(QPainter *painter, const QStyleOptionViewItem &option, int row) const
{
    const Palette &colours = paletteOf(themeOf(option.palette));
    const bool mirrored = option.direction == Qt::RightToLeft;
    const QRectF room = QRectF(option.rect).adjusted(kRowMargin, 4, -kRowMargin, -4);
    painter->setPen(colours.textDim);
    drawLine(painter, room, scaledFont(option.font, 1, true), model_.heading(row), mirrored);
    drawLine(painter, room, scaledFont(option.font, 0.92, false), PastGameText::gameCount(model_.countBelow(row)),
             !mirrored);
    painter->setPen(QPen(colours.edge, 1));
    painter->drawLine(room.bottomLeft(), room.bottomRight());
}

void GameDelegate::paintGame(QPainter *painter, const QStyleOptionViewItem &option, const PastGame &game) const
{
    const Theme theme = themeOf(option.palette);
    const Palette &colours = paletteOf(theme);
    const bool mirrored = option.direction == Qt::RightToLeft, selected = option.state & QStyle::State_Selected;
    const QRect plate = option.rect.adjusted(2, 1, -2, -1);
    QStyleOptionViewItem ground = option;
    ground.rect = plate;
    ground.viewItemPosition = QStyleOptionViewItem::OnlyOne;
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);
    const QRectF row = QRectF(plate);
    const QColor strong = option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    const QColor dim = selected ? strong : colours.textDim;
    const QFont bold = scaledFont(option.font, 1, true);
    const RowPlaces places = placesIn(row);
    const auto at = [&](const QRectF &rect) { return mirroredIn(row, rect, mirrored); };
    const QString problemText = PastGameText::problemText(game);
    if (!game.summary.known) {
        const QRectF sign(row.left() + kRowMargin, row.center().y() - kRowGlyph / 2, kRowGlyph, kRowGlyph);
        drawSmallPicture(*painter, glyphArt(Glyph::Damaged, colours.error), at(sign));
        const QRectF textRect =
            at(QRectF(sign.right() + 10, row.top(), row.right() - kRowMargin - sign.right() - 10, row.height()));
        paintLines(painter, textRect, option.font, bold, PastGameText::longLine(game), problemText, strong, dim,
                   mirrored);
        return;
    }
    if (!places.picture.isEmpty())
        paintArt(painter, cache_, gameInfo(game.summary.game.game).picture(theme), at(places.picture));
    if (!places.people.isEmpty())
        paintPeople(painter, at(places.people), game, mirrored);
    const int own = PastGameText::ownSeat(game.summary);
    const int place = PastGameText::place(game.summary, own);
    QRectF names = places.names;
    if (!problemText.isEmpty())
        names.setRight(places.result.right());
    const QString others = PastGameText::others(game.summary),
                  line = problemText.isEmpty() ? PastGameText::line(game, model_.today())
                                               : PastGameText::time(game.when) + QStringLiteral(" · ") + problemText;
    // Long words also take the room of the portraits that are not there.
    if (!places.people.isEmpty()
        && std::max(QFontMetricsF(bold).horizontalAdvance(others), QFontMetricsF(option.font).horizontalAdvance(line))
               > names.width()) {
        const auto seats = static_cast<int>(PastGameText::otherSeats(game.summary).size());
        names.setLeft(names.left() - kRowPortraitStep * std::max(0, kRowPortraits - seats)
                      - (seats > kRowPortraits ? 0 : kRowMore));
    }
    paintLines(painter, at(names), option.font, bold, others, line, strong, dim, mirrored);
    if (!problemText.isEmpty())
        return;
    if (own >= 0 && place > 0)
        paintPlace(painter, at(places.bead), place, option.palette);
    else if (game.summary.state == record::Summary::State::Unfinished)
        paintUnfinished(painter, at(places.bead), option.palette);
    const QString points = own >= 0 ? PastGameText::points(game.summary, own) : QString();
    const QString result = PastGameText::result(game);
    QRectF words = places.result;
    if (!places.mistakes.isEmpty() && PastGameText::mistakes(game).isEmpty())
        words.setRight(places.mistakes.right());
    paintLines(painter, at(words), option.font, bold, points.isEmpty() ? result : points,
               points.isEmpty() ? QString() : result, strong, dim, mirrored);
    if (places.mistakes.isEmpty())
        return;
    const QString lost = PastGameText::lost(game); // with the findings of the review, at the end of the row
    paintLines(painter, at(places.mistakes), option.font, scaledFont(option.font, lost.isEmpty() ? 0.92 : 1),
               PastGameText::mistakes(game), lost, lost.isEmpty() ? dim : strong, dim, !mirrored);
}

void GameDelegate::paintPeople(QPainter *painter, const QRectF &room, const PastGame &game, bool mirrored) const
{
    const TableView::People people = peopleIn(game.summary.game);
    const std::vector<int> seats = PastGameText::otherSeats(game.summary);
    const int shown = std::min(static_cast<int>(seats.size()), kRowPortraits);
    for (int i = shown - 1; i >= 0; --i) { // in reverse, so that the first is on top
        const qreal shift = i * kRowPortraitStep;
        const QRectF disc(mirrored ? room.right() - kRowPortrait - shift : room.left() + shift, room.top(),
                          kRowPortrait, kRowPortrait);
        const auto portrait = portraitIndex(people.looks[toIndex(seats[toIndex(i)])].portrait);
        if (portrait)
            paintArt(painter, cache_, portraitArt(*portrait), disc);
    }
    if (static_cast<int>(seats.size()) > shown) {
        const QRectF more(mirrored ? room.left() : room.right() - kRowMore, room.top(), kRowMore, room.height());
        drawCentred(painter, more, tableFont(12, true), signedNumber(static_cast<int>(seats.size()) - shown));
    }
}

} // namespace meadhall::ui
