// SPDX-License-Identifier: GPL-3.0-or-later
// Colour roles of the table. All colours on screen come from here.
#pragma once

#include <QColor>

#include <array>

class QPalette;

namespace meadhall::ui {

enum class Theme : quint8 {
    Dark,
    Light,
    HighContrast, ///< on black: text at least 7 : 1, signs and edges at least 4.5 : 1
};
inline constexpr std::array kThemes{Theme::Dark, Theme::Light, Theme::HighContrast};

/// Name of a theme in the palette files: "dark", "light", "highContrast".
QString themeId(Theme theme);

/// Colours of one theme. Gold is reserved for what is active: turn, legal drop target, selected card.
struct Palette {
    QColor wood;
    QColor woodGap;   ///< gaps between planks, shadows of carvings, dark rims
    QColor woodLight; ///< highlights of carvings
    QColor cloth;
    QColor clothShade;
    QColor embroidery; ///< figures on the cloth
    QColor band;       ///< woven band around the cloth; curtain
    QColor thread;     ///< ochre thread of the band
    QColor gold;
    QColor plaque;   ///< background of text
    QColor edge;     ///< carved edge of plaques and shields
    QColor strand;   ///< the coloured strand of the border
    QColor wool;     ///< undyed wool and horn
    QColor text;     ///< text on a plaque
    QColor textDim;  ///< secondary text on a plaque (contrast at least 5.5 : 1)
    QColor emphasis; ///< large text on a plaque: gold if the contrast suffices, else `text`
    // Controls; ui/base/widgets/control_paint.h says which role of QPalette each becomes.
    QColor well;       ///< background of fields, lists and tracks
    QColor raised;     ///< background of buttons
    QColor rim;        ///< edge of a control (contrast at least 3 : 1)
    QColor hairline;   ///< lines that are decoration only
    QColor disabled;   ///< text of what cannot be used now
    QColor chosen;     ///< ground of what is chosen
    QColor chosenEdge; ///< edge of what is chosen; bars
    QColor chosenText; ///< text on `chosen`
    QColor chosenRow;  ///< ground of the chosen row among rows with signs in colours
    QColor goldLine;   ///< dark line under gold, which alone would not show on light grounds
    QColor error;      ///< always together with a sign and a sentence
    QColor link;
    // Hangings in the rooms beside the table, and drawings on them.
    QColor hang;      ///< woven hangings; unlike `cloth` dark enough for words in every theme
    QColor hangRow;   ///< their weft
    QColor clothText; ///< text and curves on `hang`
    QColor clothDim;  ///< secondary text on `hang`
    QColor likely;    ///< band around a curve on `hang` within which the true value probably is
    QColor better;    ///< always together with an arrow, a sign or a word, as `worse`
    QColor worse;
    QColor dot;                 ///< single games, behind the line of their mean
    std::array<QColor, 5> heat; ///< ground of a share, from far below to far above what is expected
    /// Lines of curves, by the portraits of the players in alphabetical order. See playerColour() in
    /// chart_area.h.
    std::array<QColor, 8> curve;
    /// Signs and words of verdicts, by the numbers of review::Verdict.
    std::array<QColor, 4> verdict;
};

/// The palette of a theme, read once from :/table/palette.json. Thread-safe.
const Palette &paletteOf(Theme theme);

/// The theme of a widget with this palette; of a foreign palette, dark or light.
Theme themeOf(const QPalette &palette);

/// The contrast ratio of two opaque colours, 1 … 21.
qreal contrastOf(const QColor &one, const QColor &other);

/// The colour at `share` (0–1) of the way from one to the other, as a layer of that opacity shows it.
QColor mixed(const QColor &from, const QColor &to, qreal share);

} // namespace meadhall::ui
