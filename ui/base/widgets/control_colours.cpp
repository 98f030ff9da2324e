// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/control_colours.h"

namespace meadhall::ui {

ControlColours controlColours(const QPalette &palette)
{
    const auto active = [&palette](QPalette::ColorRole role) { return palette.color(QPalette::Active, role); };
    ControlColours colours;
    colours.ground = active(QPalette::Window);
    const bool dark = colours.ground.lightnessF() < 0.5;
    colours.well = active(QPalette::Base);
    colours.raised = active(QPalette::Button);
    colours.rim = active(QPalette::Mid);
    colours.goldLine = active(QPalette::Shadow);
    colours.hover = mixed(colours.raised, colours.rim, 0.2);
    colours.pressed = mixed(colours.raised, colours.goldLine, dark ? 0.6 : 0.18);
    colours.hairline = active(QPalette::Midlight);
    colours.text = active(QPalette::WindowText);
    colours.rimHover = mixed(colours.rim, colours.text, 0.35);
    colours.dim = active(QPalette::PlaceholderText);
    colours.disabled = palette.color(QPalette::Disabled, QPalette::WindowText);
    colours.chosen = active(QPalette::Highlight);
    colours.chosenEdge = active(QPalette::Light);
    colours.chosenText = active(QPalette::HighlightedText);
    colours.gold = active(QPalette::BrightText);
    colours.thread = mixed(colours.gold, colours.rim, dark ? 0.5 : 0.85); // gold does not show on a light ground
    colours.error = paletteOf(themeOf(palette)).error;
    return colours;
}

QPalette controlPalette(const Palette &colours)
{
    QPalette palette;
    palette.setColor(QPalette::Window, colours.plaque);
    palette.setColor(QPalette::WindowText, colours.text);
    palette.setColor(QPalette::Base, colours.well);
    palette.setColor(QPalette::AlternateBase, colours.raised);
    palette.setColor(QPalette::Text, colours.text);
    palette.setColor(QPalette::PlaceholderText, colours.textDim);
    palette.setColor(QPalette::Button, colours.raised);
    palette.setColor(QPalette::ButtonText, colours.text);
    palette.setColor(QPalette::BrightText, colours.gold);
    palette.setColor(QPalette::ToolTipBase, colours.plaque);
    palette.setColor(QPalette::ToolTipText, colours.text);
    palette.setColor(QPalette::Highlight, colours.chosen);
    palette.setColor(QPalette::HighlightedText, colours.chosenText);
    palette.setColor(QPalette::Link, colours.link);
    palette.setColor(QPalette::LinkVisited, colours.link);
    palette.setColor(QPalette::Light, colours.chosenEdge);
    palette.setColor(QPalette::Midlight, colours.hairline);
    palette.setColor(QPalette::Mid, colours.rim);
    palette.setColor(QPalette::Dark, colours.woodGap);
    palette.setColor(QPalette::Shadow, colours.goldLine);
    for (auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText})
        palette.setColor(QPalette::Disabled, role, colours.disabled);
    return palette;
}

} // namespace meadhall::ui
