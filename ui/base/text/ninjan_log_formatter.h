// SPDX-License-Identifier: GPL-3.0-or-later
// Game log and points of Ninjan.
#pragma once

#include "engine/games/ninjan/view.h"
#include "ui/base/text/game_log_formatter.h"

#include <QCoreApplication>

namespace meadhall::ui {

class NinjanLogFormatter : public GameLogFormatter {
    Q_DECLARE_TR_FUNCTIONS(NinjanLogFormatter)

public:
    /// @param seat viewpoint; kSpectator for a spectator
    explicit NinjanLogFormatter(int seat) : view_(seat) {}

    QStringList format(const Event &event, const Names &names) override;
    void skip(const Event &event) override { view_.apply(event); }
    std::unique_ptr<GameLogFormatter> clone() const override { return std::make_unique<NinjanLogFormatter>(*this); }
    QHash<QString, Card> cardNames() const override;
    bool startsPart(const Event &event) const override { return std::holds_alternative<RevealEvent>(event); }
    bool scores(const Event &event) const override { return std::holds_alternative<ResolveEvent>(event); }
    int players() const override { return view_.players(); }
    std::vector<int> totals() const override;
    /// Points of each round.
    std::vector<std::vector<int>> partPoints() const override;
    int finishedParts() const override;
    int currentPart() const override { return players() > 0 ? view_.board().round : 0; }
    int wholeGame() const override { return ninjan::kRounds; }
    QString partName(int part) const override;

private:
    ninjan::View view_;
};

} // namespace meadhall::ui
