#include "ui/app/table_settings.h"

#include "ui/table/table_view.h"
#include "ui/widgets/style.h"

namespace meadhall::ui {

void applyTableSettings(TableView &view, const Settings &settings, bool reducedMotion)
{
    view.setSort(static_cast<Hand::Sort>(settings.sortOrder()));
    view.controller().setDimming(settings.dimsUnplayable());
    view.stage().hand().setInteraction(settings.playBy() != Settings::PlayBy::Drag,
                                       settings.playBy() != Settings::PlayBy::Click);
    view.setShowsKnownCards(settings.showsKnownCards());
    view.setDurationFactor(
        reducedMotion && settings.followsReducedMotion() ? 0 : durationFactorOf(settings.animationSpeed()));
}

std::optional<std::array<double, 2>> warningLimits(Settings::Warnings warnings)
{
    switch (warnings) {
    case Settings::Warnings::Small:
        return std::array{0.5, 2.0};
    case Settings::Warnings::Middle:
        return std::array{1.0, 4.0};
    case Settings::Warnings::Large:
        return std::array{2.0, 8.0};
    case Settings::Warnings::Off:
        break;
    }
    return std::nullopt;
}

} // namespace meadhall::ui
