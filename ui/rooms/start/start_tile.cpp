// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/start/start_tile.h"

#include "engine/deals/deal_results.h"
#include "engine/players/deal_of_day.h"
#include "ui/base/graphics/hanging.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/text/button_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/start/game_picture.h"

#include <QAction>
#include <QBoxLayout>
#include <QLabel>

#include <algorithm>

namespace meadhall::ui {

namespace {

/// The words of a tile besides the text of its action, which keeps them as its data.
struct TileWords {
    QString note, badge;
    friend bool operator==(const TileWords &, const TileWords &) = default;
};

constexpr int kTileGlyph = 24, kTileSign = 48, kTileLeast = 64, kTilePadding = 10; ///< px at 1×

} // namespace

bool TileContent::available() const { return action && action->isVisible() && action->isEnabled(); }

/// The entry of the menu without its key letter and dots.
QString TileContent::title() const
{
    return ButtonText::nameOf(action->text().section(QLatin1Char('\t'), 0, 0)).trimmed();
}

void TileContent::describe(QAction *action, const QString &note, const QString &badge)
{
    action->setData(QVariant::fromValue(TileWords{note, badge}));
}

QString TileContent::note() const { return action->data().value<TileWords>().note; }

QString TileContent::badge() const { return action->data().value<TileWords>().badge; }

/// The picture of a tile on a cloth; in a row its glyph.
class TilePicture : public StartPicture {
    Q_OBJECT

public:
    TilePicture(const TileContent &content, PixmapCache &cache, const Settings &settings, QWidget *parent)
        : StartPicture(cache, settings, parent), content_(content)
    {
    }
    void setCompact(bool compact)
    {
        compact_ = compact;
        setMinimumSize(compact ? QSize(grown(kTileSign), grown(kTileSign)) : QSize(0, grown(kTileLeast)));
        setMaximumSize(compact ? minimumSize() : QSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX));
    }

protected:
    void paintGround(QPainter &painter) override
    {
        paintStartCloth(painter, QRectF(rect()), paletteOf(theme()), !compact_);
    }
    void paintParts(QPainter &painter) override
    {
        using Picture = TileContent::Picture;
        const QRectF cloth = QRectF(rect()).adjusted(0, 0, 0, -kStripHeight);
        if (compact_) {
            const qreal inset = width() / 4.0;
            drawSmallPicture(painter, glyphArt(content_.glyph, paletteOf(theme()).clothText),
                             QRectF(rect()).adjusted(inset, inset, -inset, -inset));
        } else if (content_.picture == Picture::Teacher) {
            paintTeacher(painter, cloth);
        } else if (content_.picture == Picture::List) {
            paintList(painter, cloth);
        } else if (content_.picture == Picture::Friends) {
            paintFriends(painter, cloth);
        } else {
            paintCards(painter, cloth);
        }
    }

private:
    /// Two cards of each game, five backs of the deal of the day, or three cards and a question.
    void paintCards(QPainter &painter, const QRectF &cloth)
    {
        const bool asks = content_.picture == TileContent::Picture::Question;
        const ArtKey rock = face(Game::Ninjan, static_cast<Card>(ninjanCard(0, 7))),
                     bad = face(Game::Ninjan, static_cast<Card>(ninjanCard(2, -4)));
        std::vector<ArtKey> cards(5, back(players::gameOfDay(today())));
        if (content_.picture == TileContent::Picture::Cards)
            cards = {face(Game::Odin, 8), face(Game::Odin, 9 + 7), rock, bad};
        if (asks)
            cards = {face(Game::Odin, 8), bad, face(Game::Odin, 2 * 9 + 4)};
        const qreal card =
            std::min(cloth.width() / (static_cast<qreal>(cards.size()) * 0.74 + 0.8), cloth.height() * 0.5);
        drawFan(painter, cards, {cloth.center().x(), cloth.top() + cloth.height() * 0.3 + card * 0.92}, card,
                card * 0.76, 7);
        if (!asks)
            return;
        const Palette &colours = paletteOf(theme());
        const qreal side = card * 0.86;
        const QRectF disc(cloth.center().x() - side / 2, cloth.center().y() - side / 2, side, side);
        painter.setPen(QPen(colours.edge, 2));
        painter.setBrush(colours.plaque);
        painter.drawEllipse(disc);
        const qreal inset = side * 0.22;
        drawSmallPicture(painter, glyphArt(Glyph::Puzzle, colours.text), disc.adjusted(inset, inset, -inset, -inset));
    }
    /// Paints a portrait that explains a card.
    void paintTeacher(QPainter &painter, const QRectF &cloth)
    {
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        const auto at = [&](qreal share) { return cloth.left() + cloth.width() * (mirrored ? 1 - share : share); };
        const qreal head = std::min(cloth.height() * 0.66, cloth.width() * 0.4), card = head * 0.46;
        draw(painter, portraitArt(*portraitIndex(QStringLiteral("gudrun"))),
             QRectF(at(0.32) - head / 2, cloth.center().y() - head / 2, head, head));
        draw(painter, face(content_.game, content_.game == Game::Odin ? 5 * 9 : ninjanCard(0, 7)),
             QRectF(at(0.74) - card / 2, cloth.center().y() - card * 0.8, card, 2 * card));
    }
    /// Faces side by side, and a chair that is free.
    void paintFriends(QPainter &painter, const QRectF &cloth)
    {
        const Palette &colours = paletteOf(theme());
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        static const char *const kFriends[] = {"bjorn", "ylva", "leif"};
        const qreal face = std::min(cloth.height() * 0.52, cloth.width() * 0.24), step = face * 0.86;
        painter.setBrush(Qt::NoBrush);
        for (int i = 0; i < 4; ++i) {
            const qreal offset = (i - 1.5) * step * (mirrored ? -1 : 1);
            const QRectF disc(cloth.center().x() + offset - face / 2, cloth.center().y() - face / 2, face, face);
            if (i < 3) {
                draw(painter, portraitArt(*portraitIndex(QString::fromLatin1(kFriends[i]))), disc);
                continue;
            }
            painter.setPen(QPen(colours.clothText, 2, Qt::DashLine));
            painter.drawEllipse(disc.adjusted(face * 0.14, face * 0.14, -face * 0.06, -face * 0.06));
        }
    }
    /// Rows with faces, as in the list.
    void paintList(QPainter &painter, const QRectF &cloth)
    {
        const Palette &colours = paletteOf(theme());
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        const qreal row = std::min(cloth.height() * 0.27, 40.0), gap = row * 0.2, width = cloth.width() * 0.8;
        static const char *const kFaces[] = {"leif", "halvdan", "sigrid"};
        for (int i = 0; i < 3; ++i) {
            const QRectF plate(cloth.center().x() - width / 2, cloth.center().y() + (i - 1.5) * (row + gap) + gap / 2,
                               width, row);
            painter.setPen(QPen(colours.edge, 1.5));
            painter.setBrush(colours.plaque);
            painter.drawRoundedRect(plate, 7, 7);
            const qreal face = row * 0.76;
            const qreal x = mirrored ? plate.right() - 8 - face : plate.left() + 8;
            draw(painter, portraitArt(*portraitIndex(QString::fromLatin1(kFaces[i]))),
                 QRectF(x, plate.center().y() - face / 2, face, face));
            painter.setPen(Qt::NoPen);
            for (const auto &[y, share, ink] : {std::tuple{-0.16, 0.36, colours.textDim}, {0.16, 0.22, colours.edge}}) {
                const qreal length = width * share, left = mirrored ? x - 12 - length : x + face + 12;
                painter.setBrush(ink);
                painter.drawRoundedRect(QRectF(left, plate.center().y() + y * row - 2, length, 4), 2, 2);
            }
        }
    }

    TileContent content_;
    bool compact_ = false;
};

StartTile::StartTile(const TileContent &content, PixmapCache &cache, const Settings &settings, QWidget *parent)
    : PanelButton(parent), content_(content), box_(new QBoxLayout(QBoxLayout::TopToBottom, this)),
      picture_(new TilePicture(content, cache, settings, this)), sign_(new QLabel(this)),
      title_(wordLabel(this, 1.2, true)), note_(wordLabel(this, 0.95, false, true)), badge_(wordLabel(this, 0.9, true))
{
    setObjectName(content.action->objectName());
    badge_->setFrameShape(QFrame::StyledPanel);
    badge_->setWordWrap(false);
    auto *words = new QGridLayout;
    words->setColumnStretch(1, 1);
    words->setVerticalSpacing(grown(2));
    words->addWidget(sign_, 0, 0);
    words->addWidget(title_, 0, 1);
    words->addWidget(badge_, 0, 2);
    words->addWidget(note_, 1, 0, 1, 3);
    const int padding = grown(kTilePadding);
    box_->setContentsMargins(padding, padding, padding, padding);
    box_->addWidget(picture_, 1);
    box_->addLayout(words, 0);
    connect(this, &QAbstractButton::clicked, content.action, &QAction::trigger);
    setCompact(false);
    refresh();
}

void StartTile::refresh()
{
    QStringList notes{content_.note(), content_.badge()};
    notes.removeAll(QString());
    setAccessibleName(spoken(content_.title()));
    setAccessibleDescription(spoken(joined(notes)));
    title_->setText(content_.title());
    for (const auto &[label, text] : {std::pair(note_, content_.note()), {badge_, content_.badge()}}) {
        label->setText(text);
        label->setVisible(!text.isEmpty());
    }
}

void StartTile::setCompact(bool compact)
{
    setSizePolicy(QSizePolicy::Expanding, compact ? QSizePolicy::Minimum : QSizePolicy::Expanding);
    box_->setDirection(compact ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    box_->setStretch(0, compact ? 0 : 1);
    box_->setStretch(1, compact ? 1 : 0);
    picture_->setCompact(compact);
    sign_->setVisible(!compact);
    const QColor ink = paletteOf(themeOf(palette())).text;
    setPicture(sign_, glyphArt(content_.glyph, ink), QSizeF(grown(kTileGlyph), grown(kTileGlyph)));
}

} // namespace meadhall::ui

#include "start_tile.moc"
