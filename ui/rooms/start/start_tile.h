// SPDX-License-Identifier: GPL-3.0-or-later
// A tile of the start page: an action with a picture.
#pragma once

#include "engine/core/event.h"
#include "ui/base/graphics/pixmap_cache.h"
#include "ui/base/settings/settings.h"
#include "ui/base/widgets/panel_button.h"

class QAction;
class QBoxLayout;
class QLabel;

namespace meadhall::ui {

class TilePicture;

/// The action and the picture of a tile. Its words come from the action: the text, the note below it and the badge.
struct TileContent {
    enum class Picture { Cards, Backs, Question, Teacher, List, Friends };
    QAction *action;
    Glyph glyph;
    Picture picture;
    Game game = Game::Odin; ///< whose card a teacher explains

    /// Sets the note and the badge of an action.
    static void describe(QAction *action, const QString &note, const QString &badge = {});

    /// Tiles whose action is not there or of no use now are left out.
    bool available() const;
    QString title() const;
    QString note() const;
    QString badge() const;
};

class StartTile : public PanelButton {
    Q_OBJECT

public:
    /// @param cache,settings must outlive this widget
    StartTile(const TileContent &content, PixmapCache &cache, const Settings &settings, QWidget *parent);

    /// A row with the glyph instead of a picture, for small windows.
    void setCompact(bool compact);
    /// The action says something else.
    void refresh();

private:
    TileContent content_;
    QBoxLayout *box_;
    TilePicture *picture_;
    QLabel *sign_, *title_, *note_, *badge_;
};

} // namespace meadhall::ui
