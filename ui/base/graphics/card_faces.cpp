// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/graphics/card_faces.h"

#include "engine/core/to_index.h"
#include "engine/games/odin/card.h"

#include <QColor>

#include <array>

namespace meadhall::ui {

namespace {

constexpr QSize kFaceUnits(200, 400);
constexpr std::array kFaceColours{"blue", "red", "pink", "green", "black", "orange", "goat"};
constexpr std::array kFaceFigures{"goat",   "healer",  "skald",     "spy",        "seidmadr",
                                  "voelva", "hirdman", "berserker", "styrimader", "jarl"};
constexpr std::array kFaceSuits{"rock", "paper", "scissors"};

QString faceName(const char *text) { return QString::fromLatin1(text); }

QByteArray faceTranslate(qreal x, qreal y)
{
    return "translate(" + QByteArray::number(x) + ',' + QByteArray::number(y) + ')';
}

/// The marks of the upper half, and a copy for the lower half, rotated about the centre of the card.
QByteArray faceBothWays(const QByteArray &half) { return half + svgGroup(half, "rotate(180 100 200)"); }

ColourReplacements faceOdinInks(int colour, Theme theme, CardLook look)
{
    const QJsonObject json = artPaletteJson(QStringLiteral("odin"));
    const QJsonObject roles = json.value(QLatin1String("placeholders")).toObject();
    // The colours of high contrast are strong already.
    const bool vivid = look.vivid && theme != Theme::HighContrast;
    const QString name = vivid ? QStringLiteral("vivid") : themeId(theme);
    const QJsonObject colours = json.value(QLatin1String("themes"))
                                    .toObject()
                                    .value(name)
                                    .toObject()
                                    .value(faceName(kFaceColours[toIndex(colour)]))
                                    .toObject();
    ColourReplacements inks;
    for (auto i = roles.begin(); i != roles.end(); ++i)
        inks.append({i.key().toLatin1(), colours.value(i.value().toString()).toString().toLatin1()});
    return inks;
}

QByteArray faceInk(const ColourReplacements &inks, const char *placeholder)
{
    for (const auto &[key, colour] : inks) {
        if (key == placeholder)
            return colour;
    }
    return {};
}

const char *faceLevel(int value)
{
    return value <= -4 ? "neg2" : value < 0 ? "neg1" : value <= 3 ? "low" : value <= 7 ? "mid" : "high";
}

ColourReplacements faceNinjanInks(int suit, bool negative, Theme theme)
{
    const QJsonObject json = artPaletteJson(QStringLiteral("ninjan"));
    const QString sign = negative ? QStringLiteral("negative") : QStringLiteral("positive");
    const auto in = [&](const char *part) { return json.value(QLatin1String(part)).toObject(); };
    const QString name = faceName(kFaceSuits[toIndex(suit)]);
    // The suit's colours come first: they replace placeholders that "common" also defines.
    const QJsonObject colours = in("suits").value(name).toObject();
    ColourReplacements inks;
    if (theme == Theme::HighContrast)
        inks += colourReplacementsOf(colours.value(themeId(theme)).toObject().value(sign).toObject());
    inks += colourReplacementsOf(colours.value(sign).toObject());
    inks += colourReplacementsOf(in("common").value(sign).toObject());
    return inks;
}

struct FaceNumeral {
    QByteArray svg;
    qreal width = 0;
};

/// The digits side by side, 60 units high, with the upper left corner at the origin.
FaceNumeral faceNumeral(int value)
{
    constexpr qreal kGap = 5; // included in each glyph's advance, unwanted after the last one
    const QJsonObject advances = artPaletteJson(QStringLiteral("ninjan")).value(QLatin1String("advance")).toObject();
    FaceNumeral numeral;
    for (const QString digits = QString::number(value); const QChar letter : digits) {
        const QString name = letter == QLatin1Char('-') ? QStringLiteral("minus") : QString(letter);
        numeral.svg += svgGroup(svgContent(QStringLiteral("ninjan/num-") + name), faceTranslate(numeral.width, 0));
        numeral.width += advances.value(name).toDouble();
    }
    numeral.width -= kGap;
    return numeral;
}

/// Numeral, sign and, for 6 and 9, the stroke that distinguishes them, in all four corners.
QByteArray faceCorners(int suit, int value, CardLook look)
{
    constexpr qreal kMargin = 13, kScale = 0.93, kSignBox = 34, kDab = 38;
    const qreal signSide = look.largeSigns ? 42 : 29;
    const FaceNumeral numeral = faceNumeral(value);
    const qreal width = numeral.width * kScale;
    const qreal bottom = kMargin + 60 * kScale;
    // The sign stays near the edge even under a wide numeral: a fan shows only a strip of each card.
    const qreal inset = std::min(std::max((width - signSide) / 2, 0.0), 8.0);
    const QString signName = faceName(kFaceSuits[toIndex(suit)]) + (value < 0 ? QStringLiteral("-hollow") : QString());
    const QByteArray sign = svgContent(QStringLiteral("ninjan/sign-") + signName);
    const QByteArray numeralScale = " scale(" + QByteArray::number(kScale) + ')';
    const QByteArray signScale = " scale(" + QByteArray::number(signSide / kSignBox) + ')';
    QByteArray half;
    for (const bool right : {false, true}) {
        const qreal numeralX = right ? 200 - kMargin - width : kMargin;
        const qreal signX = right ? 200 - kMargin - inset - signSide : kMargin + inset;
        half += svgGroup(numeral.svg, faceTranslate(numeralX, kMargin) + numeralScale);
        half += svgGroup(sign, faceTranslate(signX, bottom + 11) + signScale);
        if (std::abs(value) == 6 || std::abs(value) == 9) {
            half += svgGroup(svgContent(QStringLiteral("ninjan/num-dab")),
                             faceTranslate(numeralX + width - kDab, bottom + 3));
        }
    }
    return faceBothWays(half);
}

} // namespace

QByteArray odinCardSvg(int card, Theme theme, CardLook look)
{
    const int colour = card / odin::kNumbers, number = odin::numberOf(static_cast<Card>(card));
    const QString figure =
        QStringLiteral("odin/figure_%1_%2").arg(QString::number(number), faceName(kFaceFigures[toIndex(number)]));
    const QByteArray numeral = svgContent(QStringLiteral("odin/numeral_%1").arg(number));
    const QByteArray sign = svgContent(QStringLiteral("odin/sign_") + faceName(kFaceColours[toIndex(colour)]));
    QByteArray half;
    for (const int x : {13, 143})
        half += svgGroup(numeral, faceTranslate(x, 15));
    // Large signs are centred on the same point and extend to the edge of the column of marks.
    constexpr qreal kSignBox = 36, kLargeSign = 48;
    const qreal size = look.largeSigns ? kLargeSign : kSignBox;
    const qreal inset = (kSignBox - size) / 2;
    const QByteArray scale = " scale(" + QByteArray::number(size / kSignBox) + ')';
    for (const int x : {17, 147})
        half += svgGroup(sign, faceTranslate(x + inset, look.largeSigns ? 84 : 87) + scale);
    const QByteArray face = svgContent(QStringLiteral("odin/frame")) + svgContent(figure) + faceBothWays(half);
    return recoloured(svgDocument(face, kFaceUnits), faceOdinInks(colour, theme, look));
}

QByteArray odinNumeralSvg(int digit, QRgb ink)
{
    const QString name = digit == 10 ? QStringLiteral("minus") : QString::number(digit);
    return recoloured(svgFile(QStringLiteral("odin/numeral_") + name), {{"#ff0008", svgColour(ink)}});
}

QByteArray odinSignSvg(int colour, QRgb ink)
{
    const QString name = faceName(kFaceColours[toIndex(colour)]);
    return recoloured(svgFile(QStringLiteral("odin/sign_") + name), {{"#ff0008", svgColour(ink)}});
}

QRgb odinCardGround(int card, Theme theme, CardLook look)
{
    return QColor(QString::fromLatin1(faceInk(faceOdinInks(card / odin::kNumbers, theme, look), "#ff0006"))).rgb();
}

QRgb odinCardMark(int card, Theme theme, CardLook look)
{
    return QColor(QString::fromLatin1(faceInk(faceOdinInks(card / odin::kNumbers, theme, look), "#ff0008"))).rgb();
}

QByteArray ninjanCardSvg(int card, Theme theme, CardLook look)
{
    const int suit = ninjanSuit(card), value = ninjanValue(card);
    const QString frame = value < 0 ? QStringLiteral("ninjan/frame-negative") : QStringLiteral("ninjan/frame-positive");
    const QString figure =
        QStringLiteral("ninjan/figure-%1-%2").arg(faceName(kFaceSuits[toIndex(suit)]), faceName(faceLevel(value)));
    const QByteArray face = svgContent(frame) + svgContent(figure) + faceCorners(suit, value, look);
    return recoloured(svgDocument(face, kFaceUnits), faceNinjanInks(suit, value < 0, theme));
}

QByteArray ninjanBackSvg()
{
    const QJsonObject json = artPaletteJson(QStringLiteral("ninjan"));
    return recoloured(svgFile(QStringLiteral("ninjan/back")),
                      colourReplacementsOf(json.value(QLatin1String("back")).toObject()));
}

QByteArray ninjanSignSvg(int index, QRgb ink)
{
    const QString suit = faceName(kFaceSuits[toIndex(index % 3)]);
    const QString name = index < 3 ? suit : suit + QStringLiteral("-hollow");
    return recoloured(svgFile(QStringLiteral("ninjan/sign-") + name), {{"#ff0003", svgColour(ink)}});
}

QByteArray ninjanThrowSvg(int suit, Theme theme)
{
    const QString name = faceName(kFaceSuits[toIndex(suit)]);
    const ColourReplacements ground = faceNinjanInks(suit, theme == Theme::HighContrast, theme);
    const ColourReplacements inks{{"#ff0003", faceInk(ground, "#ff0003")}};
    return recoloured(svgFile(QStringLiteral("ninjan/throw-") + name), inks + faceNinjanInks(suit, false, theme));
}

QByteArray ninjanBeatsSvg(Theme theme)
{
    const QJsonObject beats = artPaletteJson(QStringLiteral("ninjan")).value(QLatin1String("beats")).toObject();
    return recoloured(svgFile(QStringLiteral("ninjan/beats")),
                      colourReplacementsOf(beats.value(themeId(theme)).toObject()));
}

QRgb ninjanCardGround(int card, Theme theme)
{
    const ColourReplacements inks = faceNinjanInks(ninjanSuit(card), ninjanValue(card) < 0, theme);
    return QColor(QString::fromLatin1(faceInk(inks, "#ff0001"))).rgb();
}

QRgb ninjanCardMark(int card, Theme theme)
{
    const ColourReplacements inks = faceNinjanInks(ninjanSuit(card), ninjanValue(card) < 0, theme);
    return QColor(QString::fromLatin1(faceInk(inks, "#ff0007"))).rgb();
}

qreal cardShade(const ArtKey &face)
{
    constexpr qreal kStrongest = 0.42, kStep = 0.02;
    const bool odin = face.kind == ArtKind::OdinCard;
    if (!odin && face.kind != ArtKind::NinjanCard)
        return kStrongest;
    const QColor ground(odin ? odinCardGround(face.index, face.theme, face.look)
                             : ninjanCardGround(face.index, face.theme));
    const QColor mark(odin ? odinCardMark(face.index, face.theme, face.look) : ninjanCardMark(face.index, face.theme));
    const QColor shade = paletteOf(face.theme).woodGap;
    const qreal least = face.theme == Theme::HighContrast ? 4.5 : 3; // of large letters and signs
    qreal opacity = kStrongest;
    while (opacity > kStep && contrastOf(mixed(ground, shade, opacity), mixed(mark, shade, opacity)) < least)
        opacity -= kStep;
    return opacity;
}

ArtKey cardArt(Game game, Card card, Theme theme, CardLook look)
{
    return game == Game::Odin ? odinCardArt(card, theme, look) : ninjanCardArt(card, theme, look);
}

ArtKey cardBackArt(Game game, Theme theme) { return game == Game::Odin ? odinBackArt(theme) : ninjanBackArt(theme); }

} // namespace meadhall::ui
