// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/deals/deal_cloth.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/players/same_deal.h"
#include "ui/base/graphics/cached_art.h"
#include "ui/base/graphics/card_art.h"
#include "ui/base/graphics/hanging.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/deals/deal_text.h"
#include "ui/table/seats/game_setup.h"
#include "ui/table/seats/seat_presentation.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>

namespace meadhall::ui {

namespace {

constexpr std::array kFaceShares{1.0, 0.85, 0.7, 0.55}; ///< sizes of faces to try
constexpr qreal kDealCard = 94, kFanTurn = 2.6;         ///< width; degrees between cards
constexpr qreal kFanPart = 0.4;                         ///< of the height, at most
constexpr qreal kFanHangs = 1.08;                       ///< of that part, to the lowest corner of its outer cards
constexpr qreal kFaceOfLevel = 44, kFaceOwn = 68, kNameHeight = 18, kAxisHeight = 62;

/// Somebody for each level, weakest first.
constexpr std::array<const char *, 5> kFacesOfLevels{"ivar", "bjorn", "leif", "gudrun", "halvdan"};

/// Distance of the marks on the line: 1, 2 or 5 times a power of ten, for about ten marks.
int stepFor(int range)
{
    for (int power = 1;; power *= 10)
        for (const int factor : {1, 2, 5})
            if (range <= 10 * factor * power)
                return factor * power;
}

int floorTo(int value, int step) { return static_cast<int>(std::floor(double(value) / step)) * step; }

} // namespace

DealPicture::DealPicture(PixmapCache &cache, const Settings &settings, QWidget *parent)
    : QWidget(parent), cache_(cache), settings_(settings)
{
    connect(&cache, &PixmapCache::ready, this, qOverload<>(&QWidget::update));
    connect(&settings, &Settings::cardLookChanged, this, qOverload<>(&QWidget::update));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void DealPicture::show(const DealSubject &subject)
{
    subject_ = subject;
    hand_ = players::firstCards(subject.game, subject.seat).hand;
    QStringList results;
    for (const auto &[level, totals] : subject.levels)
        results.push_back(DealText::levelResult(subject, level));
    std::reverse(results.begin(), results.end());
    setAccessibleName(results.isEmpty() ? QString()
                                        : tr("Points with your cards", "of each level") + QStringLiteral(": ")
                                              + results.join(QStringLiteral("; ")));
    updateHeight();
    update();
}

QSize DealPicture::minimumSizeHint() const { return {grown(320), subject_.played() ? grown(320) : grown(200)}; }

std::vector<DealPicture::Mark> DealPicture::marks() const
{
    std::vector<Mark> all;
    const TableView::People people = peopleIn(subject_.game);
    all.push_back({subject_.totals[toIndex(subject_.seat)], tr("You", "above your own result"),
                   people.looks[toIndex(subject_.seat)].portrait, true});
    for (const auto &[level, totals] : subject_.levels)
        all.push_back({totals[toIndex(subject_.seat)], levelName(level),
                       QString::fromLatin1(kFacesOfLevels[toIndex(level)]), false});
    return all;
}

void DealPicture::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    QRectF room(rect());
    // Before the game there is nothing but the fan, in the middle.
    const qreal wanted = std::min(room.width() * 0.34, kDealCard * 2.35 * fontUnit());
    const qreal fan = subject_.played() ? std::min(wanted, room.height() * kFanPart) : std::min(wanted, room.height());
    const qreal top = subject_.played() ? room.top() : room.center().y() - fan / 2;
    paintFan(painter, QRectF(room.left(), top, room.width(), fan));
    if (subject_.played())
        paintLine(painter, room.adjusted(0, fan * kFanHangs, 0, 0));
}

/// Faces once the deal has been played, backs before.
void DealPicture::paintFan(QPainter &painter, const QRectF &room) const
{
    const Theme theme = themeOf(palette());
    const int count = hand_.count();
    const qreal width = std::min({kDealCard * fontUnit(), room.height() * 0.44, room.width() / 8.2});
    const qreal step = std::min(width * 0.86, (room.width() - width * 1.3) / std::max(count - 1, 1));
    const Game game = subject_.game.game;
    int i = 0;
    for (const Card card : hand_) {
        const ArtKey key =
            subject_.played() ? cardArt(game, card, theme, cardLookOf(settings_)) : cardBackArt(game, theme);
        const qreal offset = i++ - (count - 1) / 2.0;
        painter.save();
        painter.translate(room.center().x() + offset * step,
                          room.top() + room.height() * 0.52 + offset * offset * width * 0.018);
        painter.rotate(offset * kFanTurn);
        const QRectF target(-width / 2, -width, width, 2 * width);
        paintArt(&painter, cache_, key, target);
        painter.restore();
    }
}

DealPicture::Line DealPicture::lineIn(const QRectF &room, const std::vector<Mark> &marks) const
{
    int low = 0, high = subject_.game.game == Game::Odin ? 9 : 0;
    for (const Mark &mark : marks) {
        low = std::min(low, mark.points);
        high = std::max(high, mark.points);
    }
    const int step = stepFor(high - low);
    const qreal unit = fontUnit(), inset = 40 * unit;
    return {floorTo(low, step),
            -floorTo(-high, step),
            step,
            room.left() + inset,
            room.right() - inset,
            room.bottom() - kAxisHeight * unit,
            layoutDirection() == Qt::RightToLeft};
}

qreal DealPicture::Line::x(int points) const
{
    const qreal x = first + (last - first) * (points - low) / std::max(high - low, 1);
    return mirrored ? first + last - x : x;
}

/// Faces with no room beside each other are stacked, one's own at the bottom.
/// @param share size of the faces, of the usual one
/// @return where the uppermost name begins
qreal DealPicture::placeMarks(std::vector<Mark> &marks, const Line &line, qreal share)
{
    qreal top = line.height;
    const qreal unit = fontUnit(), name = kNameHeight * unit;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const qreal side = (marks[i].own ? kFaceOwn : kFaceOfLevel) * unit * share;
        qreal bottom = line.height - 14 * unit;
        const auto placed = [&](qreal at) { return QRectF(line.x(marks[i].points) - side / 2, at - side, side, side); };
        for (std::size_t j = 0; j < i; ++j) {
            const QRectF other = marks[j].disc.adjusted(-6, -name, 6, 6);
            if (placed(bottom).adjusted(-6, -name, 6, 0).intersects(other)) {
                bottom = other.top() - 4 * unit;
                j = std::size_t(-1); // again with all
            }
        }
        marks[i].disc = placed(bottom);
        top = std::min(top, marks[i].disc.top() - name - 2 * unit);
    }
    return top;
}

/// High enough for the highest stack of the smallest faces.
void DealPicture::updateHeight()
{
    int height = minimumSizeHint().height();
    if (subject_.played()) {
        std::vector<Mark> all = marks();
        const qreal top = placeMarks(all, lineIn(QRectF(0, 0, width(), 0), all), kFaceShares.back());
        height = std::max(height, qCeil((8 - top) / (1 - kFanPart)));
    }
    setMinimumHeight(height);
}

void DealPicture::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    updateHeight();
}

void DealPicture::paintLine(QPainter &painter, const QRectF &room) const
{
    std::vector<Mark> all = marks();
    const Line line = lineIn(room, all);
    const qreal unit = fontUnit(), axis = line.height;
    const QColor ink = paletteOf(themeOf(palette())).clothText;
    painter.setPen(QPen(ink, 2));
    painter.drawLine(QPointF(line.first, axis), QPointF(line.last, axis));
    for (int points = line.low; points <= line.high; points += line.step) {
        const qreal x = line.x(points);
        painter.drawLine(QPointF(x, axis - 6 * unit), QPointF(x, axis + 6 * unit));
        drawCentred(&painter, QRectF(x - 40 * unit, axis + 8 * unit, 80 * unit, 22 * unit),
                    tableFont(14 * unit, points == all.front().points), number(points));
    }
    drawCentred(&painter, QRectF(room.left(), axis + 34 * unit, room.width(), 22 * unit), tableFont(13 * unit, false),
                tr("points with your cards", "below the line of results"));
    for (const qreal share : kFaceShares)
        if (placeMarks(all, line, share) >= room.top())
            break;
    for (auto mark = all.rbegin(); mark != all.rend(); ++mark)
        paintMark(painter, *mark, axis);
}

void DealPicture::paintMark(QPainter &painter, const Mark &mark, qreal axis) const
{
    const Palette &colours = paletteOf(themeOf(palette()));
    const qreal unit = fontUnit();
    const QPointF centre = mark.disc.center();
    painter.setPen(QPen(mark.own ? colours.gold : colours.clothText, mark.own ? 2.5 : 1.5));
    painter.drawLine(QPointF(centre.x(), std::min(mark.disc.bottom(), axis)), QPointF(centre.x(), axis));
    painter.setPen(QPen(mark.own ? colours.gold : colours.edge, mark.own ? 3 : 2));
    painter.setBrush(colours.woodGap);
    painter.drawEllipse(mark.disc.adjusted(-2, -2, 2, 2));
    if (const auto portrait = portraitIndex(mark.portrait))
        paintArt(&painter, cache_, portraitArt(*portrait), mark.disc);
    painter.setPen(colours.clothText);
    drawCentred(
        &painter,
        QRectF(centre.x() - 60 * unit, mark.disc.top() - (kNameHeight + 2) * unit, 120 * unit, kNameHeight * unit),
        tableFont((mark.own ? 15 : 13) * unit, mark.own), mark.name);
}

DealCloth::DealCloth(PixmapCache &cache, const Settings &settings, QWidget *parent)
    : QWidget(parent), heading_(new QLabel(this)), note_(new QLabel(this)),
      picture_(new DealPicture(cache, settings, this)), foot_(new QVBoxLayout)
{
    auto *column = new QVBoxLayout(this);
    const QMargins margins = hangingMargins().toMargins();
    column->setContentsMargins(margins);
    column->setSpacing(grown(6));
    heading_->setObjectName(QStringLiteral("dealResult"));
    note_->setObjectName(QStringLiteral("dealNote"));
    for (QLabel *label : {heading_, note_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    column->addWidget(picture_, 1);
    column->addLayout(foot_);
    QFont large = font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 1.7);
    heading_->setFont(large);
    setInk();
}

void DealCloth::show(const DealSubject &subject, const QString &note)
{
    heading_->setText(DealText::headline(subject));
    note_->setText(note);
    picture_->show(subject);
}

void DealCloth::setInk()
{
    QPalette ink;
    ink.setColor(QPalette::WindowText, paletteOf(themeOf(palette())).clothText);
    heading_->setPalette(ink);
    ink.setColor(QPalette::WindowText, paletteOf(themeOf(palette())).clothDim);
    note_->setPalette(ink);
}

void DealCloth::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        setInk();
}

void DealCloth::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintHanging(painter, QRectF(rect()), paletteOf(themeOf(palette())));
}

} // namespace meadhall::ui
