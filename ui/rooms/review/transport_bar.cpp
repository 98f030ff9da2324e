// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/review/transport_bar.h"

#include "engine/core/to_index.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/rooms/review/glyph_button.h"
#include "ui/rooms/review/part_chips.h"
#include "ui/rooms/review/playback.h"
#include "ui/table/replay/reviewed_game.h"

#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kTransportButton = 40, kSmallTransport = 36; ///< logical px at 1×
constexpr int kTransportGap = 6;

QString speedText(int percent) { return (percent == 50 ? QStringLiteral("½") : number(percent / 100)) + QChar(0x00d7); }

} // namespace

TransportBar::TransportBar(Playback &playback, ReviewedGame &game, QWidget *parent)
    : QWidget(parent), playback_(playback), game_(game), parts_(new PartChips(this)),
      first_(new GlyphButton(Glyph::First, true, this)), previous_(new GlyphButton(Glyph::StepBack, true, this)),
      play_(new GlyphButton(Glyph::Play, true, this)), next_(new GlyphButton(Glyph::StepForward, true, this)),
      last_(new GlyphButton(Glyph::Last, true, this)),
      previousMistake_(new GlyphButton(Glyph::MistakePrevious, true, this)),
      nextMistake_(new GlyphButton(Glyph::MistakeNext, true, this)), speed_(new QPushButton(this)),
      end_(new QHBoxLayout)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(grown(16), grown(4), grown(16), grown(4));
    row->setSpacing(grown(kTransportGap));
    row->addWidget(parts_);
    row->addStretch(1);
    for (GlyphButton *button : {first_, previous_, play_, next_, last_, previousMistake_, nextMistake_})
        row->addWidget(button);
    row->addStretch(1);
    row->addWidget(speed_);
    row->addLayout(end_);
    end_->setSpacing(grown(kTransportGap));
    connect(first_, &QPushButton::clicked, this, [this] { playback_.goToEndOfPart(-1); });
    connect(previous_, &QPushButton::clicked, this, [this] { playback_.step(-1, true); });
    connect(play_, &QPushButton::clicked, this, [this] { playback_.setPlaying(!playback_.isPlaying()); });
    connect(next_, &QPushButton::clicked, this, [this] { playback_.step(1, true); });
    connect(last_, &QPushButton::clicked, this, [this] { playback_.goToEndOfPart(1); });
    connect(speed_, &QPushButton::clicked, this, [this] { changeSpeed(0); });
    connect(previousMistake_, &QPushButton::clicked, this, &TransportBar::previousMistakeWanted);
    connect(nextMistake_, &QPushButton::clicked, this, &TransportBar::nextMistakeWanted);
    connect(parts_, &PartChips::chosen, &playback_, &Playback::goToPart);
    connect(&playback_, &Playback::moved, this, &TransportBar::refresh);
    connect(&playback_, &Playback::playingChanged, this, &TransportBar::refresh);
    connect(&game_, &ReviewedGame::gameChanged, this, &TransportBar::retranslate);
    connect(&game_, &ReviewedGame::reviewChanged, this, &TransportBar::refreshVerdicts);
    connect(&game_, &ReviewedGame::lineChanged, this, &TransportBar::refreshMistakes);
    play_->setObjectName(QStringLiteral("play"));
    play_->setDefault(true);
    setSmall(false);
    retranslate();
}

void TransportBar::setSmall(bool small)
{
    small_ = small;
    for (GlyphButton *button : {first_, previous_, play_, next_, last_, previousMistake_, nextMistake_})
        button->setSide(small ? kSmallTransport : kTransportButton);
    for (GlyphButton *button : {previousMistake_, nextMistake_})
        button->setVisible(small);
    speed_->setVisible(!small);
    parts_->setShort(small);
    auto *row = static_cast<QHBoxLayout *>(layout());
    // In a small window the words come after the buttons, which begin the row.
    row->removeWidget(parts_);
    row->insertWidget(small ? row->indexOf(nextMistake_) + 1 : 0, parts_);
    row->setStretch(small ? 0 : 1, small ? 0 : 1);
}

/// Slower (−1), faster (1), or the next one, beginning again after the fastest (0).
void TransportBar::changeSpeed(int steps)
{
    const auto &speeds = Playback::kSpeeds;
    const auto at = static_cast<int>(std::find(speeds.begin(), speeds.end(), playback_.speed()) - speeds.begin());
    const int count = static_cast<int>(speeds.size());
    const int to = steps == 0 ? (at + 1) % count : std::clamp(at + steps, 0, count - 1);
    playback_.setSpeed(speeds[toIndex(to)]);
    retranslate();
    Q_EMIT said(speed_->accessibleName());
}

void TransportBar::retranslate()
{
    const bool rounds = game_.game() == Game::Ninjan;
    first_->setName(rounds ? tr("To the beginning of the round", "button")
                           : tr("To the beginning of the hand", "button"));
    previous_->setName(tr("One step back", "button: in the review of a game"));
    next_->setName(tr("One step forward", "button: in the review of a game"));
    last_->setName(rounds ? tr("To the end of the round", "button") : tr("To the end of the hand", "button"));
    previousMistake_->setName(tr("Previous mistake", "button"));
    nextMistake_->setName(tr("Next mistake", "button"));
    speed_->setText(isolated(speedText(playback_.speed())));
    speed_->setAccessibleName(spoken(tr("Speed: %1", "button; %1 is a factor: 2×").arg(speedText(playback_.speed()))));
    speed_->setToolTip(speed_->accessibleName());
    refresh();
    refreshVerdicts();
}

void TransportBar::refresh()
{
    const auto parts = static_cast<int>(playback_.timeline().parts().size());
    if (parts != parts_->count())
        parts_->setParts(parts, game_.game() == Game::Ninjan);
    const bool playing = playback_.isPlaying();
    play_->setGlyph(playing ? Glyph::Pause : Glyph::Play);
    play_->setName(playing ? tr("Stop", "button: no longer plays the game by itself")
                           : tr("Play automatically", "button: the review goes on by itself"));
    parts_->setCurrent(playback_.part());
    // A disabled button would pass on the focus; these only have no effect.
    for (GlyphButton *button : {first_, previous_})
        button->setEnabled(!playback_.atStart() || button->hasFocus());
    for (GlyphButton *button : {play_, next_, last_})
        button->setEnabled(!playback_.atEnd() || button->hasFocus());
    refreshMistakes();
}

void TransportBar::refreshMistakes()
{
    previousMistake_->setEnabled(game_.previousMistake(game_.line()) > 0 || previousMistake_->hasFocus());
    nextMistake_->setEnabled(game_.nextMistake(game_.line()) > 0 || nextMistake_->hasFocus());
}

/// The worst decision of each part.
void TransportBar::refreshVerdicts()
{
    std::vector<std::optional<review::Verdict>> worst(playback_.timeline().parts().size());
    for (const review::Decision &decision : game_.decisions()) {
        const review::Judgement *judgement = game_.judgementAt(decision.line);
        const int part = playback_.timeline().partOf(decision.line - 1);
        if (judgement && part >= 0 && judgement->verdict >= review::Verdict::Doubtful)
            worst[toIndex(part)] = std::max(worst[toIndex(part)].value_or(judgement->verdict), judgement->verdict);
    }
    parts_->setVerdicts(worst);
    refreshMistakes();
}

void TransportBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace meadhall::ui
