// The page of the settings where keys are changed.
#pragma once

#include <QKeySequence>
#include <QWidget>

#include <vector>

QT_BEGIN_NAMESPACE
class QFormLayout;
class QKeySequenceEdit;
class QLabel;
class QPushButton;
QT_END_NAMESPACE

namespace meadhall::ui {

class Actions;
class Settings;

/// Every action with a field for its keys. Keys that belong to another action, or to the table itself, are not taken,
/// and a sentence says whose they are.
class KeysPage : public QWidget {
    Q_OBJECT

public:
    /// @param actions which take their keys from the settings; they outlive this
    KeysPage(Settings &settings, const Actions &actions, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void show(int row);
    void take(int row);
    void restore();
    void retranslate();
    QString nameOf(int row) const;
    QKeySequence keysOf(int row) const;

    Settings &settings_;
    const Actions &actions_;
    std::vector<QLabel *> labels_;
    std::vector<QKeySequenceEdit *> fields_;
    std::vector<QPushButton *> clearers_;
    QLabel *message_;
    QPushButton *restore_;
};

} // namespace meadhall::ui
