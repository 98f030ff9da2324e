#include "ui/app/start_fan.h"

#include "ui/widgets/style.h"

#include <QPainter>

#include <array>

namespace meadhall::ui {

namespace {

constexpr QSizeF kFanCard(78, 156);
/// Angle between neighbouring cards in degrees, and distance of the fan's pivot below the centre of the cards.
constexpr qreal kFanStep = 7.5, kFanRadius = 330;
/// The whole fan, including the corners of the outer cards.
constexpr QSize kFanSize(396, 208);
/// Four Odin cards in clearly different colours, then one Ninjan card of each suit.
constexpr int kFanOdin = 4;

ArtKey fanCard(int place, Theme theme, CardLook look)
{
    constexpr int kColour[] = {0, 1, 4, 5}, kNumber[] = {9, 8, 7, 1};
    if (place < kFanOdin)
        return odinCardArt(kColour[place] * 9 + kNumber[place] - 1, theme, look);
    constexpr int kValue[] = {7, 9, -4};
    const int suit = place - kFanOdin;
    return ninjanCardArt(ninjanCard(suit, kValue[suit]), theme, look);
}

} // namespace

StartFan::StartFan(PixmapCache &cache, const Settings &settings, QWidget *parent)
    : QWidget(parent), cache_(cache), settings_(settings)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    connect(&cache, &PixmapCache::ready, this, [this] {
        if (pending_)
            update();
    });
    const auto repaintCards = [this] { update(); };
    connect(&settings, &Settings::themeChanged, this, repaintCards);
    connect(&settings, &Settings::cardLookChanged, this, repaintCards);
}

QSize StartFan::sizeHint() const { return kFanSize; }

void StartFan::paintEvent(QPaintEvent *)
{
    pending_ = false;
    for (int place = 0; place < kCards; ++place) {
        bool exact = false;
        const ArtKey key = fanCard(place, themeOf(settings_.theme()), cardLookOf(settings_));
        cards_[static_cast<size_t>(place)] = cache_.pixmap(key.at(kFanCard, devicePixelRatioF()), &exact);
        pending_ = pending_ || !exact;
    }
    if (pending_)
        return;
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    for (int place = 0; place < kCards; ++place) {
        const QPixmap &card = cards_[static_cast<size_t>(place)];
        painter.save();
        painter.translate(width() / 2.0, 12 + kFanCard.height() / 2 + kFanRadius);
        painter.rotate((place - (kCards - 1) / 2.0) * kFanStep);
        const QRectF face(QPointF(-kFanCard.width() / 2, -kFanRadius - kFanCard.height() / 2), kFanCard);
        painter.drawPixmap(face, card, QRectF(card.rect()));
        painter.restore();
    }
}

void StartFan::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    cards_.fill({});
}

} // namespace meadhall::ui
