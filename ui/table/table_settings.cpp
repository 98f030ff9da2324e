// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/table_settings.h"

#include "engine/review/judge/verdict.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/style.h"
#include "ui/table/table_view.h"

namespace meadhall::ui {

void applyTableSettings(TableView &view, const Settings &settings)
{
    view.setTheme(themeOf(settings.theme()));
    view.setCardLook(cardLookOf(settings));
    view.setSort(static_cast<Hand::Sort>(settings.sortOrder()));
    view.controller().setDimming(settings.dimsUnplayable());
    view.stage().hand().setInteraction(settings.playBy() != Settings::PlayBy::Drag,
                                       settings.playBy() != Settings::PlayBy::Click);
    view.setShowsKnownCards(settings.showsKnownCards());
    view.setCountDown(settings.pointsCountDown());
    view.setDurationFactor(motionFactor());
    view.setSpeech({.isShort = settings.speechLength() == Settings::SpeechLength::Short,
                    .tellsFewCards = settings.tellsFewCards(),
                    .wait = static_cast<Speech::Wait>(settings.voiceWait()),
                    .wordsPerMinute = settings.voiceRate(),
                    .waitsForKey = settings.nextMove() == Settings::NextMove::WithEnter});
}

void followTableSettings(const Settings &settings, QWidget *page, const std::function<void()> &apply)
{
    followChanges(page, {QEvent::PaletteChange}, apply);
    followSettings({&settings.theme, &settings.sortOrder, &settings.dimsUnplayable, &settings.playBy,
                    &settings.showsKnownCards, &settings.pointsCountDown, &settings.animationSpeed,
                    &settings.followsReducedMotion, &settings.gamesFinished},
                   page, apply);
    QObject::connect(&settings, &Settings::cardLookChanged, page, apply);
    QObject::connect(&settings, &Settings::speechChanged, page, apply);
}

void applyPlaySettings(TableView &view, const Settings &settings, qreal speed)
{
    view.controller().setAutomatic(settings.passesAutomatically(), settings.goesOutAutomatically());
    const bool isNew = settings.pace() > 0 && settings.gamesFinished() < Settings::kFirstGames;
    view.setPace(qRound(settings.pace() / speed), isNew ? qRound(Settings::kFirstGamesReading / speed) : 0);
}

void followPlaySettings(const Settings &settings, QObject *context, const std::function<void()> &apply)
{
    followSettings({&settings.pace, &settings.passesAutomatically, &settings.goesOutAutomatically, &settings.warnings,
                    &settings.gamesFinished},
                   context, apply);
}

std::optional<std::array<double, 2>> warningLimits(Settings::Warnings warnings)
{
    const auto from = [](review::Verdict verdict) {
        const std::size_t threshold = toIndex(verdict) - 1;
        return std::array{review::scaleOf(Game::Odin).thresholds[threshold],
                          review::scaleOf(Game::Ninjan).thresholds[threshold]};
    };
    switch (warnings) {
    case Settings::Warnings::Small:
        return from(review::Verdict::Doubtful);
    case Settings::Warnings::Middle:
        return from(review::Verdict::Mistake);
    case Settings::Warnings::Large:
        return std::array{2.0, 8.0};
    case Settings::Warnings::Off:
        break;
    }
    return std::nullopt;
}

} // namespace meadhall::ui
