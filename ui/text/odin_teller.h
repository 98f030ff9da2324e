// Game log and points of Odin.
#pragma once

#include "engine/games/odin/view.h"
#include "ui/text/teller.h"

#include <QCoreApplication>

namespace meadhall::ui {

class OdinTeller : public Teller {
    Q_DECLARE_TR_FUNCTIONS(OdinTeller)

public:
    /// @param seat viewpoint; kSpectator for a spectator
    explicit OdinTeller(int seat) : view_(seat) {}

    QStringList tell(const Event &event, const Names &names) override;
    bool opensPart(const Event &event) const override { return std::holds_alternative<HandEvent>(event); }
    bool scores(const Event &event) const override { return std::holds_alternative<HandOverEvent>(event); }
    int players() const override { return view_.players(); }
    std::vector<int> totals() const override { return view_.totals(); }
    std::vector<std::vector<int>> partPoints() const override { return view_.handPoints(); }
    QString partName(int part) const override;
    int countedDown(int total) const override { return view_.rules().target - total; }

private:
    odin::View view_;
};

} // namespace meadhall::ui
