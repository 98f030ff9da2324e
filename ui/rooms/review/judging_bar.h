// SPDX-License-Identifier: GPL-3.0-or-later
// How far the judging of a game has come, and the button that stops it.
#pragma once

#include <QWidget>

#include <optional>

QT_BEGIN_NAMESPACE
class QLabel;
class QProgressBar;
class QPushButton;
QT_END_NAMESPACE

namespace meadhall::ui {

class ReviewJudging;

/// Shown only while decisions are judged.
class JudgingBar : public QWidget {
    Q_OBJECT

public:
    /// @param judging must outlive this widget
    explicit JudgingBar(ReviewJudging &judging, QWidget *parent = nullptr);

Q_SIGNALS:
    /// For screen readers: when judging ends or is stopped. In between it would be said into what is read.
    void said(const QString &words);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void refresh();
    void announce();

    ReviewJudging &judging_;
    QLabel *title_, *count_, *left_;
    QProgressBar *bar_;
    QPushButton *stop_;
    std::optional<int> judgedBefore_; ///< the number when judging began; nullopt: nothing is being judged
};

} // namespace meadhall::ui
