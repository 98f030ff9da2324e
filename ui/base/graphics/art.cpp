// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/graphics/art.h"

#include "engine/ai/personas.h"
#include "engine/core/to_index.h"
#include "ui/base/graphics/card_faces.h"
#include "ui/base/graphics/ground.h"

#include <QHashFunctions>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <string_view>

namespace meadhall::ui {

namespace {

struct ArtPieceRow {
    const char *file;
    QSize size;
};

constexpr std::array<ArtPieceRow, kPieces> kArtPieces{{
    {"cloth-oval", {800, 480}},
    {"cloth-oval-lit", {800, 480}},
    {"cloth-round", {560, 560}},
    {"cloth-round-lit", {560, 560}},
    {"slot", {224, 424}},
    {"slot-lit", {224, 424}},
    {"card-halo", {224, 424}},
    {"card-shadow", {240, 450}},
    {"seat-shield", {112, 112}},
    {"seat-shield-turn", {112, 112}},
    {"seat-cards", {36, 44}},
    {"turn-horn", {64, 64}},
    {"valhalla", {200, 200}},
    {"curtain-crest", {200, 200}},
}};

// Else each would be on a line of its own:
// clang-format off
constexpr std::array<const char *, kGlyphs> kArtGlyphs{
    "again", "away", "back", "check", "close", "copy", "curve", "daily", "damaged", "deal-of-day", "delete", "dice",
    "export", "eye", "eye-closed", "filter", "first", "hello", "hint", "home", "horn", "hourglass", "human", "last",
    "learn", "luck", "mistake-next", "mistake-previous", "moon", "new-game", "next", "oops", "paper", "pass",
    "past-games", "pause", "phrases", "pin", "play", "play-on", "plus", "program", "puzzle", "review", "robot", "rock",
    "rules", "scissors", "search", "settings", "ship", "sort-colour", "sort-number", "sound-off", "sound-on",
    "statistics", "step-back", "step-forward", "stop", "streak", "strong-card", "sun", "table", "thanks", "thinking",
    "trend-down", "trend-even", "trend-up", "try", "undo", "values", "verdict-best", "verdict-doubtful",
    "verdict-fine", "verdict-mistake", "warning", "winner", "wrong",
};
// clang-format on

static_assert(kPortraits == players::kPersonas.size());
/// In alphabetical order, which is the order in which portraits are given to humans.
constexpr auto kArtPortraits = [] {
    std::array<std::string_view, kPortraits> ids;
    std::transform(players::kPersonas.begin(), players::kPersonas.end(), ids.begin(),
                   [](const players::Persona &persona) { return persona.id; });
    std::sort(ids.begin(), ids.end());
    return ids;
}();

/// Up to this size (device pixels) the small drawing of the icon is used: the details of the large one would blur.
constexpr int kArtSmallIcon = 22;

QString artTableFile(const char *name) { return QStringLiteral("table/") + QLatin1String(name); }

ColourReplacements artTableInks(Theme theme)
{
    return colourReplacementsOf(artPaletteJson(QStringLiteral("table")).value(themeId(theme)).toObject());
}

QByteArray artSvg(const ArtKey &key)
{
    const auto index = toIndex(key.index);
    switch (key.kind) {
    case ArtKind::OdinCard:
        return odinCardSvg(key.index, key.theme, key.look);
    case ArtKind::OdinBack:
        return svgFile(QStringLiteral("odin/back"));
    case ArtKind::OdinNumeral:
        return odinNumeralSvg(key.index, key.ink);
    case ArtKind::OdinSign:
        return odinSignSvg(key.index, key.ink);
    case ArtKind::NinjanCard:
        return ninjanCardSvg(key.index, key.theme, key.look);
    case ArtKind::NinjanBack:
        return ninjanBackSvg();
    case ArtKind::NinjanSign:
        return ninjanSignSvg(key.index, key.ink);
    case ArtKind::NinjanThrow:
        return ninjanThrowSvg(key.index, key.theme);
    case ArtKind::NinjanBeats:
        return ninjanBeatsSvg(key.theme);
    case ArtKind::Piece:
        return recoloured(svgFile(artTableFile(kArtPieces.at(index).file)), artTableInks(key.theme));
    case ArtKind::Glyph:
        return recoloured(svgFile(artTableFile("glyph-") + glyphId(static_cast<Glyph>(key.index))),
                          {{"#ff0004", svgColour(key.ink)}});
    case ArtKind::Portrait:
        return svgFile(artTableFile("portrait-") + portraitId(key.index));
    case ArtKind::Icon:
        return svgFile(artTableFile(key.size.width() <= kArtSmallIcon ? "icon-small" : "icon"));
    case ArtKind::Plaque:
    case ArtKind::Ground:
    case ArtKind::Curtain:
        break;
    }
    return {};
}

QImage artBlank(const ArtKey &key)
{
    QImage image(key.size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

/// Composed of two slices: the middle, stretched to the width, and the shaped right end. Both are drawn beyond the cut
/// between them, which lies on a pixel boundary, so that no seam shows.
void artPlaque(QPainter &painter, const ArtKey &key)
{
    constexpr qreal kUnits = 64, kMiddle = 16, kEnd = 28; // sizes of the slices in SVG units
    const qreal unit = key.size.height() / kUnits;
    const int cut = qRound(key.size.width() - kEnd * unit);
    const QString folder = artTableFile(key.index == 1 ? "seat-plaque-turn-" : "seat-plaque-");
    const ColourReplacements inks = artTableInks(key.theme);
    const auto slice = [&](const char *name) { return recoloured(svgFile(folder + QLatin1String(name)), inks); };
    if (cut > 0) {
        const qreal over = cut / kMiddle; // the slice extends one unit beyond its view box
        painter.setClipRect(QRect(0, 0, cut, key.size.height()));
        paintSvg(painter, slice("middle"), QRectF(-over, 0, cut + 2 * over, key.size.height()));
    }
    painter.setClipRect(QRect(cut, 0, key.size.width() - cut, key.size.height()));
    paintSvg(painter, slice("end"), QRectF(cut, 0, kEnd * unit, key.size.height()));
}

/// Clip paths are not antialiased; an ellipse with a texture brush is.
QImage artDisc(const QImage &picture)
{
    QImage disc(picture.size(), QImage::Format_ARGB32_Premultiplied);
    disc.fill(Qt::transparent);
    QImage canvas = paintAlias(disc);
    QPainter painter(&canvas);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QBrush(picture));
    painter.drawEllipse(QRectF(QPointF(), picture.size()));
    return disc;
}

ArtKey artOf(ArtKind kind, int index, Theme theme = Theme::Dark)
{
    ArtKey key;
    key.kind = kind;
    key.index = index;
    key.theme = theme;
    return key;
}

} // namespace

ArtKey ArtKey::at(QSizeF logical, qreal devicePixelRatio) const
{
    ArtKey key = *this;
    key.size = QSize(qRound(logical.width() * devicePixelRatio), qRound(logical.height() * devicePixelRatio));
    key.ratio = devicePixelRatio;
    return key;
}

bool ArtKey::sameElement(const ArtKey &other) const
{
    return kind == other.kind && index == other.index && theme == other.theme && ink == other.ink && look == other.look
           && mirrored == other.mirrored;
}

size_t qHash(const ArtKey &key, size_t seed)
{
    return qHashMulti(seed, static_cast<int>(key.kind), key.index, static_cast<int>(key.theme), key.ink, key.mirrored,
                      key.look.vivid, key.look.largeSigns, key.size.width(), key.size.height(), key.ratio);
}

ArtKey odinCardArt(int card, Theme theme, CardLook look)
{
    ArtKey key = artOf(ArtKind::OdinCard, card, theme);
    key.look = look;
    return key;
}

ArtKey odinBackArt(Theme theme) { return artOf(ArtKind::OdinBack, 0, theme); }

ArtKey ninjanCardArt(int card, Theme theme, CardLook look)
{
    ArtKey key = artOf(ArtKind::NinjanCard, card, theme);
    key.look = look;
    return key;
}

ArtKey ninjanBackArt(Theme theme) { return artOf(ArtKind::NinjanBack, 0, theme); }

ArtKey ninjanBeatsArt(Theme theme) { return artOf(ArtKind::NinjanBeats, 0, theme); }

ArtKey ninjanThrowArt(int suit, Theme theme) { return artOf(ArtKind::NinjanThrow, suit, theme); }

ArtKey pieceArt(Piece piece, Theme theme) { return artOf(ArtKind::Piece, static_cast<int>(piece), theme); }

ArtKey glyphArt(Glyph glyph, const QColor &ink)
{
    ArtKey key = artOf(ArtKind::Glyph, static_cast<int>(glyph));
    key.ink = ink.rgb();
    return key;
}

ArtKey portraitArt(int portrait) { return artOf(ArtKind::Portrait, portrait); }

ArtKey plaqueArt(bool golden, bool mirrored, Theme theme)
{
    ArtKey key = artOf(ArtKind::Plaque, golden ? 1 : 0, theme);
    key.mirrored = mirrored;
    return key;
}

QString portraitId(int portrait) { return QString::fromLatin1(QByteArrayView(kArtPortraits.at(toIndex(portrait)))); }

std::optional<int> portraitIndex(QStringView id)
{
    for (int i = 0; i < kPortraits; ++i) {
        if (id == portraitId(i))
            return i;
    }
    return std::nullopt;
}

QString glyphId(Glyph glyph) { return QString::fromLatin1(kArtGlyphs.at(toIndex(glyph))); }

QSize pieceSize(Piece piece) { return kArtPieces.at(toIndex(piece)).size; }

QRectF cardShadowRect(const QRectF &card)
{
    const qreal unit = card.width() / 200;
    return QRectF(card.x() - 20 * unit, card.y() - 20 * unit, 240 * unit, 450 * unit);
}

QRectF cardHaloRect(const QRectF &card)
{
    const qreal margin = card.width() * 12 / 200;
    return card.adjusted(-margin, -margin, margin, margin);
}

QImage renderArt(const ArtKey &key)
{
    if (key.size.isEmpty())
        return {};
    if (key.kind == ArtKind::Ground) {
        QImage image = renderBackgroundPart(static_cast<BackgroundPart>(key.index), key.size, key.theme);
        image.setDevicePixelRatio(key.ratio);
        return image;
    }
    if (key.kind == ArtKind::Curtain)
        return renderCurtain(key.size, key.ratio, key.theme);
    QImage image = artBlank(key);
    QImage canvas = paintAlias(image);
    QPainter painter(&canvas);
    painter.setRenderHint(QPainter::Antialiasing);
    if (key.mirrored) {
        painter.translate(key.size.width(), 0);
        painter.scale(-1, 1);
    }
    if (key.kind == ArtKind::Plaque)
        artPlaque(painter, key);
    else
        paintSvg(painter, artSvg(key), QRectF(QPointF(), key.size));
    painter.end();
    if (key.kind == ArtKind::Portrait)
        image = artDisc(image);
    image.setDevicePixelRatio(key.ratio);
    return image;
}

QImage placeholderArt(const ArtKey &key)
{
    if (key.size.isEmpty())
        return {};
    const Palette &palette = paletteOf(key.theme);
    QImage image = artBlank(key);
    const QRectF all(QPointF(), key.size);
    QImage canvas = paintAlias(image);
    QPainter painter(&canvas);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const auto card = [&](QRgb ground) {
        painter.setBrush(QColor(ground));
        painter.drawRoundedRect(all, all.width() * kCardCorner, all.width() * kCardCorner);
    };
    const auto disc = [&](const QColor &colour) {
        painter.setBrush(colour);
        painter.drawEllipse(all);
    };
    switch (key.kind) {
    case ArtKind::OdinCard:
        card(odinCardGround(key.index, key.theme, key.look));
        break;
    case ArtKind::NinjanCard:
        card(ninjanCardGround(key.index, key.theme));
        break;
    case ArtKind::OdinBack:
    case ArtKind::NinjanBack:
        card(palette.edge.rgb());
        break;
    case ArtKind::Portrait:
        disc(palette.edge);
        break;
    case ArtKind::Plaque:
        painter.fillRect(all.adjusted(0, all.height() * 5 / 64, -all.height() / 6, -all.height() * 5 / 64),
                         palette.plaque);
        break;
    case ArtKind::Ground:
        if (key.index == static_cast<int>(BackgroundPart::Wood))
            painter.fillRect(all, palette.wood);
        break;
    case ArtKind::Curtain:
        painter.fillRect(all, palette.band);
        break;
    case ArtKind::Piece:
        if (key.index == static_cast<int>(Piece::ClothOval) || key.index == static_cast<int>(Piece::ClothRound))
            disc(palette.cloth);
        break;
    default:
        break;
    }
    painter.end();
    image.setDevicePixelRatio(key.ratio);
    return image;
}

} // namespace meadhall::ui
