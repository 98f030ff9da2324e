// SPDX-License-Identifier: GPL-3.0-or-later
// Sheet listing all past games, to continue, view, copy or delete them.
#pragma once

#include "engine/background/job.h"
#include "engine/record/archive.h"
#include "ui/base/graphics/pixmap_cache.h"
#include "ui/base/widgets/sheet.h"
#include "ui/rooms/pastgames/games_model.h"

#include <functional>

class QAction;
class QBoxLayout;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QListView;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace meadhall::ui {

class GameDetails;

class PastGamesDialog : public Sheet {
    Q_OBJECT

public:
    /// @param archive the kept games
    /// @param running file of the running game if it should be listed, else empty
    /// @param cache must outlive the dialog
    PastGamesDialog(const record::Archive &archive, const QString &running, PixmapCache &cache, QWidget *parent);

    /// Opens a file; if `partly`, also one of which only the beginning can be read. Calls `done` with an error message,
    /// empty on success, at once or when a long file is read.
    using Done = std::function<void(const QString &failure)>;
    using Opener = std::function<void(const QString &file, bool partly, const Done &done)>;
    void setOpener(Opener opener) { opener_ = std::move(opener); }

    const GamesModel &model() const { return *model_; }
    QListView *list() const { return list_; }
    /// Returns true while files are being read or filtered.
    bool isBusy() const;

Q_SIGNALS:
    void saveCopyWanted(const QString &file);
    /// @param file of a game that is over, or of which at least the beginning can be read
    void reviewWanted(const QString &file);
    void newGameRequested();
    void openFileWanted();
    /// A message for screen readers.
    void announced(const QString &message);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *buildFilters();
    QWidget *buildMiddle(PixmapCache &cache);
    QWidget *buildEmpty();
    QWidget *buildUndoBar();
    void buildButtons();
    void arrange();
    void connectParts();
    void read(const QString &running);
    void add(const std::vector<PastGame> &games);
    void retranslate();
    void updateSign();
    void fillFilters();
    void filter();
    void updateList();
    void showChosen();
    void choose(int row);
    void openChosen();
    void remove();
    void restore();
    void say(const QString &message);
    const PastGame *chosen() const;

    GamesModel *model_;
    record::Archive archive_;
    Opener opener_;
    QLineEdit *search_;
    QAction *searchSign_ = nullptr;
    QBoxLayout *filters_;
    QHBoxLayout *overflow_; ///< buttons that have no room in the foot
    QComboBox *game_, *state_, *opponent_;
    QStackedWidget *middle_;
    QWidget *lists_, *empty_;
    QListView *list_;
    GameDetails *details_;
    QLabel *emptyTitle_, *emptyText_;
    QPushButton *play_, *openFile_, *showAll_;
    QWidget *undoBar_;
    QLabel *undoText_, *message_;
    QPushButton *undo_;
    QProgressBar *progress_;
    QPushButton *open_, *review_, *save_, *delete_, *close_;
    QStringList opponents_; ///< as returned by PastGameText::opponents()
    int expected_ = 0, read_ = 0;
    bool reading_ = true;

    struct Removed {
        QString place; ///< where the file was moved
        std::unique_ptr<PastGame> game;
    };
    std::vector<Removed> removed_;
    Job job_{this};
};

} // namespace meadhall::ui
