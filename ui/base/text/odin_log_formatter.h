// SPDX-License-Identifier: GPL-3.0-or-later
// Game log and points of Odin.
#pragma once

#include "engine/games/odin/view.h"
#include "ui/base/text/game_log_formatter.h"

#include <QCoreApplication>

namespace meadhall::ui {

class OdinLogFormatter : public GameLogFormatter {
    Q_DECLARE_TR_FUNCTIONS(OdinLogFormatter)

public:
    /// @param seat viewpoint; kSpectator for a spectator
    explicit OdinLogFormatter(int seat) : view_(seat) {}

    QStringList format(const Event &event, const Names &names) override;
    void skip(const Event &event) override { view_.apply(event); }
    std::unique_ptr<GameLogFormatter> clone() const override { return std::make_unique<OdinLogFormatter>(*this); }
    QHash<QString, Card> cardNames() const override;
    bool startsPart(const Event &event) const override { return std::holds_alternative<HandEvent>(event); }
    bool scores(const Event &event) const override { return std::holds_alternative<HandOverEvent>(event); }
    int players() const override { return view_.players(); }
    std::vector<int> totals() const override { return view_.totals(); }
    std::vector<std::vector<int>> partPoints() const override { return view_.handPoints(); }
    int finishedParts() const override { return static_cast<int>(view_.handPoints().size()); }
    int currentPart() const override { return view_.handNumber(); }
    int target() const override { return view_.rules().target; }
    QString partName(int part) const override;
    int countedDown(int total) const override { return view_.rules().target - total; }

private:
    odin::View view_;
};

} // namespace meadhall::ui
