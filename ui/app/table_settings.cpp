#include "ui/app/table_settings.h"

#include "ui/settings/settings.h"
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

} // namespace meadhall::ui
