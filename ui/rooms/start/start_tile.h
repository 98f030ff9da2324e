// SPDX-License-Identifier: GPL-3.0-or-later
// A tile of the start page: an action with a picture.
#pragma once

#include "ui/base/graphics/pixmap_cache.h"
#include "ui/base/settings/settings.h"

#include <QAbstractButton>

class QAction;

namespace meadhall::ui {

/// The action and the picture of a tile. Its words come from the action: the text, the note below it and the badge.
struct TileContent {
    enum class Picture { Cards, Backs, Question, Teacher, List, Friends };
    QAction *action;
    Glyph glyph;
    Picture picture;

    /// Sets the note and the badge of an action.
    static void describe(QAction *action, const QString &note, const QString &badge = {});

    /// Tiles whose action is not there or of no use now are left out.
    bool available() const;
    QString title() const;
    QString note() const;
    QString badge() const;
};

class StartTile : public QAbstractButton {
    Q_OBJECT

public:
    /// @param cache,settings must outlive this widget
    StartTile(const TileContent &content, PixmapCache &cache, const Settings &settings, QWidget *parent);

    /// A row with the glyph instead of a picture, for small windows.
    void setCompact(bool compact);
    /// The action says something else.
    void refresh();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int wordsHeight() const;
    void paintPicture(QPainter &painter, const QRectF &cloth);
    void paintCards(QPainter &painter, const QRectF &cloth);
    void paintTeacher(QPainter &painter, const QRectF &cloth);
    void paintList(QPainter &painter, const QRectF &cloth);
    void paintFriends(QPainter &painter, const QRectF &cloth);
    void paintWords(QPainter &painter, const QRectF &room);
    void paintText(QPainter &painter, const QRectF &rect, const QFont &font, const QString &text, bool wraps);
    bool badgeHasRoom(const QRectF &room) const;
    void paintBadge(QPainter &painter, const QRectF &room, bool onCloth);
    void drawArt(QPainter &painter, const ArtKey &element, const QRectF &rect);

    TileContent content_;
    PixmapCache &cache_;
    const Settings &settings_;
    bool compact_ = false;
};

} // namespace meadhall::ui
