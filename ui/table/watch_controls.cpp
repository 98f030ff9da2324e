// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/watch_controls.h"

#include "ui/base/text/button_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/layouts.h"

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr std::array kWatchSpeeds{50, 100, 200, 400}; ///< percent of the normal speed

} // namespace

WatchControls::WatchControls(Table &table, const Buttons &buttons, QObject *parent)
    : QObject(parent), table_(table), buttons_(buttons)
{
    connect(buttons_.pause, &ButtonItem::clicked, this, &WatchControls::togglePause);
    connect(buttons_.step, &ButtonItem::clicked, &table_, &Table::step);
    connect(buttons_.speed, &ButtonItem::clicked, this, &WatchControls::speedChangeRequested);
    connect(buttons_.hands, &ButtonItem::clicked, this, [this] {
        showsHands_ = watching() && !showsHands_;
        refresh();
        Q_EMIT showsHandsChanged();
    });
    connect(&table_, &Table::pausedChanged, this, [this](bool paused) {
        refresh();
        if (!watching())
            return; // somebody is in another room
        Q_EMIT said(paused ? tr("The game is paused.", "said by a screen reader")
                           : tr("The game has resumed.", "said by a screen reader"));
    });
}

bool WatchControls::watching() const
{
    const auto &chairs = table_.chairs();
    const auto human = [](const players::Chair &chair) { return chair.human; };
    return table_.hasGame() && std::none_of(chairs.begin(), chairs.end(), human);
}

void WatchControls::setSpeed(int percent)
{
    speedPercent_ = percent;
    refresh();
}

int WatchControls::speedAfter(int percent)
{
    const auto next = std::upper_bound(kWatchSpeeds.begin(), kWatchSpeeds.end(), percent);
    return next == kWatchSpeeds.end() ? kWatchSpeeds.front() : *next;
}

QString WatchControls::speedText() const
{
    const QString factor = speedPercent_ == 50 ? QStringLiteral("½") : number(speedPercent_ / 100);
    return factor + QChar(0x00d7);
}

void WatchControls::refresh()
{
    const bool paused = table_.paused();
    buttons_.pause->setGlyph(paused ? Glyph::Play : Glyph::Pause);
    buttons_.pause->setHighlighted(paused);
    nameButton(buttons_.pause, paused ? ButtonText::resume() : tr("Pause", "button"));
    nameButton(buttons_.step, tr("Next move", "button: a paused game that is watched goes on by so much"));
    buttons_.speed->setLabel(speedText());
    nameButton(buttons_.speed, ButtonText::speed(speedText()));
    buttons_.hands->setHighlighted(showsHands_);
    nameButton(buttons_.hands, showsHands_ ? tr("Hide everyone’s cards", "button, for whoever watches")
                                           : tr("Show everyone’s cards", "button, for whoever watches"));
    const bool over = table_.gameOver();
    buttons_.pause->setEnabled(!over);
    buttons_.step->setEnabled(paused && !over);
}

void WatchControls::togglePause()
{
    if (watching())
        table_.setPaused(!table_.paused());
}

bool WatchControls::pressKey(int key)
{
    if (!watching() || table_.gameOver())
        return false;
    if (key == Qt::Key_Space)
        togglePause();
    else if (key == Qt::Key_Right && table_.paused())
        table_.step();
    else
        return false;
    return true;
}

} // namespace meadhall::ui
