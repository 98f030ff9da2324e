// SPDX-License-Identifier: GPL-3.0-or-later
// A room: what the levels make of the same cards, for the deal of the day and for any finished game.
#pragma once

#include "engine/deals/same_deal_job.h"
#include "ui/base/graphics/pixmap_cache.h"
#include "ui/base/settings/settings.h"
#include "ui/base/widgets/room.h"
#include "ui/rooms/deals/deal_text.h"

class QGridLayout;
class QPushButton;

namespace meadhall::ui {

class Beads;
class DealPanel;
class DealPicture;
class Plaque;
class Ranking;

/// Before the own game there is only the deal and a button to play it. After it the computers play in the background;
/// that can be stopped and gone on with, and is kept.
class DealRoom : public Room {
    Q_OBJECT

public:
    /// @param results,cache,settings must outlive the room
    DealRoom(const DealSubject &subject, DealResults &results, PixmapCache &cache, const Settings &settings,
             QWidget *parent = nullptr);

    const DealSubject &subject() const { return subject_; }
    bool isComparing() const { return job_.isRunning(); }
    /// Lets the computers play, as far as they have not yet.
    void compare();
    /// Returns the sentence that a screen reader says on arrival.
    QString sentence() const;

Q_SIGNALS:
    void playRequested();
    /// A message for screen readers.
    void announced(const QString &message);

protected:
    QWidget *first() override;
    void arrange() override;

private:
    void build(PixmapCache &cache, const Settings &settings);
    void retranslate();
    void refresh();
    void copyResult();
    std::vector<players::Level> missing() const;

    DealSubject subject_;
    DealResults &results_;
    SameDealJob job_;
    QGridLayout *grid_;
    Plaque *cloth_; ///< a cloth on a rod, with a heading, a sentence, the picture, and the progress
    DealPicture *picture_;
    DealPanel *table_, *days_, *doing_;
    Ranking *ranking_;
    Beads *beads_;
    QLabel *heading_, *note_, *progress_, *longest_, *beadsNote_, *next_;
    QPushButton *stop_, *play_, *copy_, *number_;
};

} // namespace meadhall::ui
