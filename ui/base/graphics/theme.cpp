// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/graphics/theme.h"

#include "ui/base/graphics/art_source.h"

#include <QJsonArray>
#include <QPalette>

#include <algorithm>
#include <cmath>

namespace meadhall::ui {

namespace {

Palette themeRead(Theme theme)
{
    const QJsonObject colours = artPaletteJson(QStringLiteral("table")).value(themeId(theme)).toObject();
    const auto colour = [&](const char *key) { return QColor(colours.value(QLatin1String(key)).toString()); };
    Palette palette;
    palette.wood = colour("#ff0011");
    palette.woodGap = colour("#ff0012");
    palette.woodLight = colour("#ff0013");
    palette.cloth = colour("#ff0014");
    palette.clothShade = colour("#ff0015");
    palette.embroidery = colour("#ff001c");
    palette.band = colour("#ff0016");
    palette.thread = colour("#ff0017");
    palette.gold = colour("#ff0018");
    palette.plaque = colour("#ff0019");
    palette.edge = colour("#ff001a");
    palette.strand = colour("#ff001d");
    palette.wool = colour("#ff001b");
    palette.text = colour("text");
    palette.textDim = colour("textDim");
    palette.well = colour("well");
    palette.raised = colour("raised");
    palette.rim = colour("rim");
    palette.hairline = colour("hairline");
    palette.disabled = colour("disabled");
    palette.chosen = colour("chosen");
    palette.chosenEdge = colour("chosenEdge");
    palette.chosenText = colour("chosenText");
    palette.chosenRow = colour("chosenRow");
    palette.goldLine = colour("goldLine");
    palette.error = colour("error");
    palette.link = colour("link");
    palette.hang = colour("hang");
    palette.hangRow = colour("hangRow");
    palette.clothText = colour("clothText");
    palette.clothDim = colour("clothDim");
    palette.likely = colour("likely");
    palette.better = colour("better");
    palette.worse = colour("worse");
    palette.dot = colour("dot");
    const QJsonArray heat = colours.value(QLatin1String("heat")).toArray();
    std::transform(heat.begin(), heat.end(), palette.heat.begin(),
                   [](const QJsonValue &value) { return QColor(value.toString()); });
    const QJsonObject curve = colours.value(QLatin1String("curve")).toObject();
    std::transform(curve.begin(), curve.end(), palette.curve.begin(), // sorted by name
                   [](const QJsonValue &value) { return QColor(value.toString()); });
    const QJsonObject verdict = colours.value(QLatin1String("verdict")).toObject();
    palette.verdict = {QColor(verdict.value(QLatin1String("best")).toString()),
                       QColor(verdict.value(QLatin1String("fine")).toString()),
                       QColor(verdict.value(QLatin1String("doubtful")).toString()),
                       QColor(verdict.value(QLatin1String("mistake")).toString())};
    const bool darkPlaque = palette.plaque.lightnessF() < 0.5;
    palette.emphasis = darkPlaque ? palette.gold : palette.text;
    return palette;
}

qreal relativeLuminance(const QColor &colour)
{
    const auto linear = [](qreal channel) {
        return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

} // namespace

QString themeId(Theme theme)
{
    return theme == Theme::Dark    ? QStringLiteral("dark")
           : theme == Theme::Light ? QStringLiteral("light")
                                   : QStringLiteral("highContrast");
}

const Palette &paletteOf(Theme theme)
{
    static const std::array<Palette, kThemes.size()> palettes{themeRead(Theme::Dark), themeRead(Theme::Light),
                                                              themeRead(Theme::HighContrast)};
    return palettes[static_cast<std::size_t>(theme)];
}

Theme themeOf(const QPalette &palette)
{
    const QColor ground = palette.color(QPalette::Active, QPalette::Window);
    if (ground == paletteOf(Theme::HighContrast).plaque)
        return Theme::HighContrast;
    return ground.lightness() < 128 ? Theme::Dark : Theme::Light;
}

qreal contrastOf(const QColor &one, const QColor &other)
{
    const qreal a = relativeLuminance(one), b = relativeLuminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

QColor mixed(const QColor &from, const QColor &to, qreal share)
{
    const auto channel = [share](int a, int b) { return qRound(a + (b - a) * share); };
    return {channel(from.red(), to.red()), channel(from.green(), to.green()), channel(from.blue(), to.blue())};
}

} // namespace meadhall::ui
