// SPDX-License-Identifier: GPL-3.0-or-later
// The hands or rounds of a game under review, as a row of buttons.
#pragma once

#include "engine/review/judge/verdict.h"

#include <QWidget>

#include <optional>
#include <vector>

QT_BEGIN_NAMESPACE
class QHBoxLayout;
class QLabel;
QT_END_NAMESPACE

namespace meadhall::ui {

class PartChip;

/// "Hand 1 2 3", each with the sign of its worst decision; "Hand 3 of 14" where there is no room for all.
class PartChips : public QWidget {
    Q_OBJECT

public:
    explicit PartChips(QWidget *parent = nullptr);

    /// @param rounds rounds of Ninjan, otherwise hands of Odin
    void setParts(int count, bool rounds);
    /// @param worst by part; nullopt: nothing doubtful
    void setVerdicts(const std::vector<std::optional<review::Verdict>> &worst);
    void setCurrent(int part);
    /// Shows the words instead of the buttons.
    void setShort(bool brief);

    int count() const { return static_cast<int>(chips_.size()); }
    QWidget *chip(int part) const;

Q_SIGNALS:
    void chosen(int part);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    bool showsChips() const;

    QLabel *label_;
    QHBoxLayout *row_;
    std::vector<PartChip *> chips_;
    std::vector<std::optional<review::Verdict>> worst_;
    int current_ = -1;
    bool rounds_ = false;
    bool brief_ = false;
};

} // namespace meadhall::ui
