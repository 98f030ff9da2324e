// The colours of the table, by role. Everything on screen takes its colours from here.
#pragma once

#include <QColor>

namespace meadhall::ui {

enum class Theme : quint8 { Dark, Light };

/// One theme's colours. Gold means "here, now" (turn, legal drop, chosen card) and nothing else.
struct Palette {
    QColor wood;
    QColor woodGap;   ///< gaps between planks, carved shadow, dark rims
    QColor woodLight; ///< carved light
    QColor cloth;
    QColor clothShade;
    QColor embroidery; ///< figures in the cloth
    QColor band;       ///< woven band round the cloth; curtain
    QColor thread;     ///< ochre thread of the band
    QColor gold;
    QColor plaque;   ///< what words are written on
    QColor edge;     ///< carved edge of plaques and shields
    QColor strand;   ///< the coloured strand of the plait
    QColor wool;     ///< undyed wool, horn
    QColor text;     ///< words on a plaque
    QColor textDim;  ///< less important words on a plaque (at least 5.5 : 1)
    QColor emphasis; ///< big figures on a plaque: gold where gold can be read, else the colour of text
};

/// The palette of a theme, read once from :/table/palette.json. May be called from any thread.
const Palette &paletteOf(Theme theme);

} // namespace meadhall::ui
