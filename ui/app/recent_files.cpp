// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/app/recent_files.h"

#include "ui/base/text/button_text.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QSettings>

#include <algorithm>

namespace meadhall::ui {

namespace {

const QString kRecentKey = QStringLiteral("files/recent");

/// A name without the ending, and with its folder if another file has the same name.
QString recentName(const QString &file, const QStringList &all)
{
    const QFileInfo info(file);
    const auto same = [&info](const QString &other) { return QFileInfo(other).fileName() == info.fileName(); };
    const QString name = ButtonText::typed(info.completeBaseName());
    if (std::count_if(all.begin(), all.end(), same) < 2)
        return name;
    return RecentFiles::tr("%1 in %2", "a file and its folder").arg(name, ButtonText::typed(info.dir().dirName()));
}

} // namespace

RecentFiles::RecentFiles(QSettings &store, QMenu *menu, QObject *parent) : QObject(parent), store_(store), menu_(menu)
{
    menu->setToolTipsVisible(true);
    connect(menu, &QMenu::aboutToShow, this, &RecentFiles::fill);
    changed();
}

QStringList RecentFiles::files() const
{
    QStringList files = store_.value(kRecentKey).toStringList();
    files.removeIf([](const QString &file) { return !QDir::isAbsolutePath(file); });
    return files.mid(0, kMost);
}

void RecentFiles::add(const QString &fileName)
{
    QStringList all = files();
    const QString file = QDir::cleanPath(QFileInfo(fileName).absoluteFilePath());
    all.removeAll(file);
    all.prepend(file);
    store_.setValue(kRecentKey, all.mid(0, kMost));
    changed();
}

void RecentFiles::clear()
{
    store_.remove(kRecentKey);
    changed();
}

/// Disables the menu while there are no files.
void RecentFiles::changed() { menu_->menuAction()->setEnabled(!files().isEmpty()); }

void RecentFiles::fill()
{
    menu_->clear();
    const QStringList all = files();
    for (int i = 0; i < all.size(); ++i) {
        QAction *action =
            menu_->addAction(QStringLiteral("&%1  %2").arg(QString::number(i + 1), recentName(all[i], all)));
        action->setToolTip(QDir::toNativeSeparators(all[i]));
        action->setEnabled(QFileInfo::exists(all[i]));
        connect(action, &QAction::triggered, this, [this, file = all[i]] { Q_EMIT chosen(file); });
    }
    menu_->addSeparator();
    QAction *empty = menu_->addAction(tr("&Clear this list", "menu entry below the files opened last"));
    empty->setObjectName(QStringLiteral("clearRecent"));
    connect(empty, &QAction::triggered, this, &RecentFiles::clear);
}

} // namespace meadhall::ui
