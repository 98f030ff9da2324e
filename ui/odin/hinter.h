// The coach: asked for advice on a position, answers when it has thought, without the window waiting.
#pragma once

#include "odin/view.h"
#include "seats/hint.h"

#include <QObject>

#include <thread>

namespace meadhall::ui {

class Hinter : public QObject {
    Q_OBJECT

public:
    explicit Hinter(QObject *parent = nullptr);
    ~Hinter() override;

    /// Thinks about the best move of the view's own turn. Whatever was asked before is dropped.
    void ask(const odin::View &view);
    /// The question is withdrawn; its late answer is dropped. Returns at once.
    void drop();
    bool thinking() const { return thinking_; }

Q_SIGNALS:
    void advised(const meadhall::seats::RankedMove &best);

private:
    quint64 question_ = 0;
    bool thinking_ = false;
    std::jthread thread_;
};

} // namespace meadhall::ui
