#include "window/start_fan.h"

#include "window/look.h"

#include <QPainter>
#include <QTimer>

namespace meadhall::ui {

namespace {

constexpr QSizeF kFanCard(78, 156);
/// Between two neighbours, in degrees, around a point so far below the middle of the cards.
constexpr qreal kFanStep = 7.5, kFanRadius = 330;
/// The whole fan, with room for the corners of its outer cards.
constexpr QSize kFanSize(396, 208);
/// One card of each colour, four figures that are told apart from afar, and the three suits.
constexpr int kFanOdin = 4, kFanNinjan = 3, kFanCards = kFanOdin + kFanNinjan;

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
    spreading_.setStartValue(0.0);
    spreading_.setEndValue(1.0);
    spreading_.setEasingCurve(QEasingCurve::OutCubic);
    connect(&spreading_, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) { spreadTo(value.toReal()); });
    connect(&cache, &PixmapCache::ready, this, &StartFan::begin);
    const auto anew = [this] { update(); };
    connect(&settings, &Settings::themeChanged, this, anew);
    connect(&settings, &Settings::cardLookChanged, this, anew);
}

QSize StartFan::sizeHint() const
{
    return kFanSize;
}

std::vector<QPixmap> StartFan::pictures(bool *exact) const
{
    std::vector<QPixmap> all;
    *exact = true;
    for (int place = 0; place < kFanCards; ++place) {
        bool ready = false;
        const ArtKey key = fanCard(place, themeOf(settings_.theme()), cardLookOf(settings_));
        all.push_back(cache_.pixmap(key.at(kFanCard, devicePixelRatioF()), &ready));
        *exact = *exact && ready;
    }
    return all;
}

void StartFan::spreadTo(qreal part)
{
    spread_ = part;
    update();
    if (isSpread())
        Q_EMIT spread();
}

/// The cards come once all of them are drawn, so that no stand-in is ever seen.
void StartFan::begin()
{
    if (!wanted_ || !isVisible())
        return;
    bool exact = false;
    pictures(&exact);
    if (!exact)
        return;
    if (spread_ > 0 || spreading_.state() == QAbstractAnimation::Running) {
        update();
    } else if (duration_ > 0) {
        spreading_.setDuration(duration_); // tells its value at once, so not before
        spreading_.start();
    } else {
        spreadTo(1);
    }
}

void StartFan::paintEvent(QPaintEvent *)
{
    if (!wanted_) {
        wanted_ = true;
        QTimer::singleShot(0, this, &StartFan::begin);
        return;
    }
    if (spread_ == 0)
        return;
    bool exact = false;
    const std::vector<QPixmap> cards = pictures(&exact);
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.setOpacity(qMin(1.0, spread_ * 3));
    for (int place = 0; place < kFanCards; ++place) {
        painter.save();
        painter.translate(width() / 2.0, 12 + kFanCard.height() / 2 + kFanRadius);
        painter.rotate((place - (kFanCards - 1) / 2.0) * kFanStep * spread_);
        const QRectF card(QPointF(-kFanCard.width() / 2, -kFanRadius - kFanCard.height() / 2), kFanCard);
        painter.drawPixmap(card, cards[static_cast<size_t>(place)], QRectF(cards[static_cast<size_t>(place)].rect()));
        painter.restore();
    }
}

} // namespace meadhall::ui
