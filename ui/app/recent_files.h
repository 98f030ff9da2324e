// SPDX-License-Identifier: GPL-3.0-or-later
// The records opened and saved last, and the menu that opens them again.
#pragma once

#include <QObject>
#include <QStringList>

class QMenu;
class QSettings;

namespace meadhall::ui {

/// Keeps absolute file names in the settings, the latest first. The menu is filled when it opens; files that are gone
/// are grey there, as they may come back with a disk.
class RecentFiles : public QObject {
    Q_OBJECT

public:
    static constexpr int kMost = 8;

    /// @param store,menu must outlive this object
    RecentFiles(QSettings &store, QMenu *menu, QObject *parent);

    QStringList files() const;
    void add(const QString &fileName);
    void clear();

Q_SIGNALS:
    void chosen(const QString &fileName);

private:
    void fill();
    void changed();

    QSettings &store_;
    QMenu *menu_;
};

} // namespace meadhall::ui
