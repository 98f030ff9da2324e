// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/start/game_picture.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/card_faces.h"
#include "ui/base/graphics/hanging.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/ninjan_text.h"
#include "ui/base/text/odin_text.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/style.h"
#include "ui/table/seats/game_setup.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <utility>

namespace meadhall::ui {

namespace {

constexpr QSizeF kPictureSize(658, 398); ///< all measures are for this size
constexpr qreal kPictureFace = 50, kPlateWidth = 112, kPlateHeight = 34, kPictureRadius = 8;
constexpr qreal kLeastLetters = 7; ///< px
constexpr int kLeastPictureHeight = 40;
constexpr qreal kRaise = 0.36;      ///< of raised cards, in widths of a card
constexpr qreal kFanFoot = 0.9;     ///< of a hand, as a share of the height
constexpr int kLeastLabelled = 130; ///< px; in a lower picture a label would hide it

Card fanCard(Game game, int kind, int number)
{
    return static_cast<Card>(game == Game::Odin ? kind * 9 + number - 1 : ninjanCard(kind, number));
}

/// Places of the faces of the others, clockwise from one's left, as shares of the picture.
std::vector<QPointF> placesOfOthers(int others)
{
    switch (others) {
    case 1:
        return {{0.43, 0.075}};
    case 2:
        return {{0.1, 0.4}, {0.9, 0.4}};
    case 3:
        return {{0.075, 0.43}, {0.4, 0.075}, {0.925, 0.43}};
    case 4:
        return {{0.075, 0.45}, {0.2, 0.09}, {0.8, 0.09}, {0.925, 0.45}};
    default:
        return {{0.075, 0.47}, {0.13, 0.12}, {0.42, 0.075}, {0.87, 0.12}, {0.925, 0.47}};
    }
}

} // namespace

StartPicture::StartPicture(PixmapCache &cache, const Settings &settings, QWidget *parent)
    : QWidget(parent), cache_(cache), settings_(settings)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    connect(&cache, &PixmapCache::ready, this, [this] {
        if (pending_)
            update();
    });
    connect(&settings, &Settings::cardLookChanged, this, qOverload<>(&QWidget::update));
}

CardLook StartPicture::look() const { return cardLookOf(settings_); }

ArtKey StartPicture::face(Game game, Card card) const { return cardArt(game, card, theme(), look()); }

ArtKey StartPicture::back(Game game) const { return cardBackArt(game, theme()); }

void StartPicture::draw(QPainter &painter, const ArtKey &element, const QRectF &rect)
{
    bool exact = false;
    const QPixmap picture = cache_.pixmap(element.at(rect.size(), devicePixelRatioF()), &exact);
    pending_ = pending_ || !exact;
    if (!asking_)
        painter.drawPixmap(rect, picture, QRectF(picture.rect()));
}

void StartPicture::drawFan(QPainter &painter, const std::vector<ArtKey> &cards, const QPointF &centre, qreal width,
                           qreal step, qreal turn, const std::vector<std::size_t> &raised)
{
    const auto count = static_cast<qreal>(cards.size());
    const qreal side = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const qreal offset = side * (static_cast<qreal>(i) - (count - 1) / 2);
        painter.save();
        painter.translate(centre.x() + offset * step, centre.y() + offset * offset * step * std::tan(turn / 115));
        painter.rotate(offset * turn);
        QRectF card(-width / 2, -width, width, 2 * width);
        if (std::find(raised.begin(), raised.end(), i) != raised.end()) {
            card.translate(0, -width * kRaise);
            draw(painter, pieceArt(Piece::CardHalo, theme()), cardHaloRect(card));
        }
        draw(painter, cards[i], card);
        painter.restore();
    }
}

void StartPicture::drawFace(QPainter &painter, const QString &portrait, const QRectF &disc, bool turn)
{
    const Palette &colours = paletteOf(theme());
    painter.setPen(QPen(turn ? colours.gold : colours.edge, 2));
    painter.setBrush(colours.woodGap);
    painter.drawEllipse(disc);
    if (const auto index = portraitIndex(portrait))
        draw(painter, portraitArt(*index), disc.adjusted(1.5, 1.5, -1.5, -1.5));
}

void StartPicture::paintEvent(QPaintEvent *)
{
    if (height() < kLeastPictureHeight)
        return; // a small window has room for words only
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    QPainterPath frame;
    frame.addRoundedRect(QRectF(rect()), kPictureRadius, kPictureRadius);
    painter.setClipPath(frame);
    paintGround(painter);
    pending_ = false;
    {
        // Nothing is shown until all of it is there, so that nothing appears piece by piece.
        QPixmap nothing(1, 1);
        QPainter dry(&nothing);
        asking_ = true;
        paintParts(dry);
        asking_ = false;
    }
    if (!pending_)
        paintParts(painter);
    painter.setClipping(false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(paletteOf(theme()).edge, 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kPictureRadius, kPictureRadius);
}

void paintStartCloth(QPainter &painter, const QRectF &cloth, const Palette &colours, bool strip)
{
    painter.fillRect(cloth, colours.hang);
    for (int y = 2; y < cloth.height(); y += 4)
        painter.fillRect(QRectF(cloth.left(), cloth.top() + y, cloth.width(), 1), colours.hangRow);
    if (strip)
        paintWovenStrip(painter, QRectF(cloth.left(), cloth.bottom() - kStripHeight, cloth.width(), kStripHeight),
                        colours);
}

GamePicture::GamePicture(const SavedGame &saved, PixmapCache &cache, const Settings &settings, QWidget *parent)
    : StartPicture(cache, settings, parent), saved_(saved)
{
}

qreal GamePicture::unit() const { return std::min(width() / kPictureSize.width(), height() / kPictureSize.height()); }

/// Planks in the light of the table.
void GamePicture::paintGround(QPainter &painter)
{
    const Palette &colours = paletteOf(theme());
    painter.fillRect(rect(), colours.wood);
    QRadialGradient light(rect().center(), width() * 0.7);
    light.setColorAt(0, QColor(colours.woodLight.red(), colours.woodLight.green(), colours.woodLight.blue(), 70));
    light.setColorAt(1, QColor(colours.woodGap.red(), colours.woodGap.green(), colours.woodGap.blue(), 110));
    painter.fillRect(rect(), light);
    painter.setPen(QPen(colours.woodGap, 1.5));
    const qreal plank = 56 * unit();
    for (qreal y = plank; y < height(); y += plank)
        painter.drawLine(QPointF(0, y), QPointF(width(), y));
}

void GamePicture::paintParts(QPainter &painter)
{
    const bool odin = saved_.game == Game::Odin;
    const Piece piece = odin ? Piece::ClothOval : Piece::ClothRound;
    const QSizeF natural(pieceSize(piece));
    const QSizeF cloth = natural.scaled(QSizeF(width() * 0.6, height() * 0.62), Qt::KeepAspectRatio);
    const QPointF middle(width() / 2.0, height() * 0.4);
    draw(painter, pieceArt(piece, theme()), QRectF(middle - QPointF(cloth.width(), cloth.height()) / 2, cloth));
    paintMiddle(painter);
    paintHand(painter);
    const int players = static_cast<int>(saved_.people.looks.size());
    const std::vector<QPointF> places = placesOfOthers(players - 1);
    // Clockwise is clockwise in every language, as at the table: only the own place is mirrored.
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    for (int step = 1; step < players; ++step) {
        const QPointF share = places[toIndex(step - 1)];
        paintSeat(painter, (saved_.seat + step) % players, QPointF(share.x() * width(), share.y() * height()),
                  share.x() < 0.5);
    }
    paintSeat(painter, saved_.seat, QPointF(width() * (mirrored ? 0.92 : 0.08), height() - 44 * unit()), !mirrored);
}

void GamePicture::paintMiddle(QPainter &painter)
{
    const auto count = static_cast<qreal>(saved_.middle.size());
    const bool odin = saved_.game == Game::Odin;
    const qreal card = std::min(54 * unit(), height() * 0.14), step = odin ? card * 0.98 : card * 1.25;
    // The digits of a set are read from the left in every language; piles are laid out in reading direction.
    const qreal side = !odin && layoutDirection() == Qt::RightToLeft ? -1 : 1;
    qreal x = width() / 2.0 - side * (count - 1) * step / 2;
    for (const Card one : saved_.middle) {
        draw(painter, face(saved_.game, one), QRectF(x - card / 2, height() * 0.4 - card, card, 2 * card));
        x += side * step;
    }
}

/// The own cards, partly below the edge. Backs if others at this screen must not see them.
void GamePicture::paintHand(QPainter &painter)
{
    std::vector<ArtKey> cards;
    for (const Card card : saved_.hand)
        cards.push_back(face(saved_.game, card));
    if (saved_.covered)
        cards.assign(toIndex(saved_.counts[toIndex(saved_.seat)]), back(saved_.game));
    const qreal card = 64 * unit();
    const qreal step = std::min(card * 0.74, width() * 0.46 / std::max<qreal>(static_cast<qreal>(cards.size()), 1));
    const qreal middle = layoutDirection() == Qt::RightToLeft ? 0.47 : 0.53; // beside the own plate
    drawFan(painter, cards, QPointF(width() * middle, height() - card * 0.62), card, step, 2.4);
}

/// @param atLeft the face stands at the left end of its plate
void GamePicture::paintSeat(QPainter &painter, int seat, const QPointF &face, bool atLeft)
{
    const Palette &colours = paletteOf(theme());
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const qreal u = unit(), side = kPictureFace * u, plate = kPlateWidth * u;
    const bool turn = seat == saved_.turn;
    const QRectF disc(face.x() - side / 2, face.y() - side / 2, side, side);
    const QRectF sign(atLeft ? face.x() : face.x() - plate, face.y() - kPlateHeight * u / 2, plate, kPlateHeight * u);
    painter.setPen(QPen(turn ? colours.gold : colours.edge, turn ? 2 : 1.5));
    painter.setBrush(colours.plaque);
    painter.drawRoundedRect(sign, 5 * u, 5 * u);
    painter.setBrush(colours.woodGap);
    painter.drawEllipse(disc.adjusted(-1.5, -1.5, 1.5, 1.5));
    if (const auto portrait = portraitIndex(saved_.people.looks[toIndex(seat)].portrait))
        draw(painter, portraitArt(*portrait), disc);
    const qreal gap = side / 2 + 6 * u, count = 22 * u;
    const QRectF words =
        atLeft ? sign.adjusted(gap, 3 * u, -count - 4 * u, -3 * u) : sign.adjusted(count + 4 * u, 3 * u, -gap, -3 * u);
    QString line = saved_.lines.value(seat);
    if (line.isEmpty())
        line = turn && saved_.people.names.isOwn(seat) ? TableText::yourTurn()
                                                       : saved_.people.looks[toIndex(seat)].idleLine;
    painter.setPen(colours.text);
    const QString name = TableText::nameAlone(saved_.people.names, seat);
    if (9 * u < kLeastLetters) { // in a small window a second line could not be read
        drawLine(&painter, words, tableFont(15 * u, true), name, mirrored);
    } else {
        drawLine(&painter, QRectF(words.left(), words.top(), words.width(), words.height() / 2),
                 tableFont(11 * u, true), name, mirrored);
        painter.setPen(colours.textDim);
        drawLine(&painter, QRectF(words.left(), words.center().y(), words.width(), words.height() / 2),
                 tableFont(9 * u, false), line, mirrored);
    }
    const QRectF cards(atLeft ? sign.right() - count : sign.left() + 6 * u, sign.center().y() - 10 * u, 16 * u, 20 * u);
    painter.setBrush(colours.wool);
    painter.setPen(QPen(colours.woodGap, 1));
    painter.drawRoundedRect(cards, 2 * u, 2 * u);
    painter.setPen(QColor(0x24, 0x1a, 0x18));
    drawCentred(&painter, cards, tableFont(11 * u, true), number(saved_.counts[toIndex(seat)]));
}

FanPicture::FanPicture(Game game, PixmapCache &cache, const Settings &settings, QWidget *parent)
    : StartPicture(cache, settings, parent), game_(game)
{
}

void FanPicture::paintGround(QPainter &painter) { paintStartCloth(painter, QRectF(rect()), paletteOf(theme()), true); }

void FanPicture::paintParts(QPainter &painter)
{
    // One of each kind, so that colours and signs are seen at once.
    static constexpr int kOdin[][2] = {{3, 1}, {5, 2}, {2, 4}, {4, 5}, {1, 8}, {5, 8}, {0, 9}};
    static constexpr int kNinjan[][2] = {{0, 5}, {1, 2}, {2, 8}, {0, 10}, {1, 7}, {2, -4}, {0, -2}};
    const bool odin = game_ == Game::Odin;
    std::vector<ArtKey> cards;
    for (const auto &[kind, number] : odin ? kOdin : kNinjan)
        cards.push_back(face(game_, fanCard(game_, kind, number)));
    const std::vector<std::size_t> raised = odin ? std::vector<std::size_t>{4, 5} : std::vector<std::size_t>{2};
    painter.save();
    painter.setClipRect(QRectF(rect()).adjusted(0, 0, 0, -kStripHeight), Qt::IntersectClip);
    paintTable(painter);
    const qreal card = std::min(height() * 0.32, width() / 6.2);
    const qreal step = std::min(card * 0.78, width() * 0.13);
    drawFan(painter, cards, QPointF(width() / 2.0, height() * kFanFoot), card, step, 3.4, raised);
    painter.restore();
    if (height() >= kLeastLabelled)
        paintLabel(painter, card, step);
}

/// Paints a label that says what the raised cards do, in the words of the table.
void FanPicture::paintLabel(QPainter &painter, qreal card, qreal step)
{
    const Palette &colours = paletteOf(theme());
    const bool odin = game_ == Game::Odin;
    const QString text = odin ? number(88) + QLatin1Char(' ') + OdinText::beats(77)
                              : NinjanText::wouldTake({signedNumber(13)}); // 9 and 4
    const QFont font = tableFont(std::max(11.0, width() * 0.026), true);
    const qreal high = QFontMetricsF(font).height() * 1.7, wide = textWidth(font, text) + high;
    const qreal aside = odin ? step * 1.5 + card * 0.6 : -step - card * 0.95; // from the middle, onward
    const qreal top = height() * kFanFoot - card * (1 + kRaise);
    QRectF box(0, 0, wide, high);
    box.moveCenter(
        {width() / 2.0 + (layoutDirection() == Qt::RightToLeft ? -aside : aside), top + card * (odin ? -0.05 : 0.3)});
    box.moveLeft(std::clamp(box.left(), 8.0, std::max(8.0, width() - wide - 8)));
    for (const auto &[ink, line] : {std::pair{colours.goldLine, 4}, {colours.gold, 2}}) {
        painter.setPen(QPen(ink, line));
        painter.setBrush(colours.plaque);
        painter.drawRoundedRect(box, high / 2, high / 2);
    }
    painter.setPen(colours.text);
    drawCentred(&painter, box, font, text);
}

/// The opponents round the cloth, and what lies on it.
void FanPicture::paintTable(QPainter &painter)
{
    const bool odin = game_ == Game::Odin;
    const Piece piece = odin ? Piece::ClothOval : Piece::ClothRound;
    const qreal w = width(), h = height();
    const QSizeF cloth = QSizeF(pieceSize(piece)).scaled(QSizeF(w * 0.8, h * (odin ? 1.1 : 1.6)), Qt::KeepAspectRatio);
    draw(painter, pieceArt(piece, theme()), QRectF(QPointF((w - cloth.width()) / 2, h * 0.1), cloth));
    const qreal card = std::min(h * 0.2, w * 0.11), high = h * (odin ? 0.38 : 0.47);
    const auto lay = [&](int kind, int number, qreal x, qreal y) {
        draw(painter, face(game_, fanCard(game_, kind, number)), QRectF(x - card / 2, y - card, card, 2 * card));
    };
    if (odin) {
        lay(0, 7, w / 2 - card * 0.54, high);
        lay(4, 7, w / 2 + card * 0.54, high);
    } else {
        lay(1, 9, w / 2 - card * 1.5, high - card * 0.4);
        lay(1, 4, w / 2 - card * 1.5, high);
        lay(2, 3, w / 2, high);
        lay(0, 7, w / 2 + card * 1.5, high - card * 0.4);
        lay(1, -4, w / 2 + card * 1.5, high);
    }
    const std::vector<ChairSetup> chairs = newcomersSetup(game_).chairs;
    const qreal side = std::min(h * 0.3, w * 0.16);
    const std::array places{QPointF(w * 0.14, h * 0.34), QPointF(w * (odin ? 0.32 : 0.5), h * (odin ? 0.17 : 0.14)),
                            QPointF(w * 0.86, h * 0.34)};
    for (std::size_t i = 0; i < places.size(); ++i) {
        const qreal diameter = i == 1 ? side * 0.8 : side;
        drawFace(painter, chairs[i + 1].persona,
                 QRectF(places[i] - QPointF(diameter, diameter) / 2, QSizeF(diameter, diameter)), odin && i == 1);
    }
}

} // namespace meadhall::ui
