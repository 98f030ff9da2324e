// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/friends/phrase_bar.h"

#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"
#include "ui/rooms/friends/network_text.h"
#include "ui/table/scene/seat_item.h"
#include "ui/table/table_view.h"

#include <QGuiApplication>
#include <QIcon>
#include <QPainterPath>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr qreal kSpeechHeight = 0.56;                       ///< of the diameter of the portrait
constexpr qreal kSpeechLeast = 34;                          ///< px
constexpr qreal kSpeechGlyph = 0.5, kSpeechLetters = 0.36;  ///< of the height of the bubble
constexpr qreal kSpeechMargin = 0.32, kSpeechPointer = 0.3; ///< of it, too
constexpr qreal kSpeechEdge = 6;                            ///< px to the edge of the table

} // namespace

/// The phrase of a player, at the portrait. A child of the seat, so that it is below all cards and moves with the
/// portrait.
class SpeechBubble : public TableItem {
    Q_OBJECT

public:
    SpeechBubble(PixmapCache &cache, SeatItem *seat) : TableItem(cache, seat), seat_(seat)
    {
        setAcceptedMouseButtons(Qt::NoButton);
    }
    void setContents(Glyph glyph, const QString &words)
    {
        change(glyph_, glyph);
        changeShape(words_, words);
    }
    QString words() const { return words_; }
    /// Places the bubble above the portrait, or below it where there is no room.
    /// @param room of the scene
    void place(const QRectF &room)
    {
        prepareGeometryChange();
        setTheme(seat_->theme());
        const QRectF shield = seat_->shieldRect();
        height_ = std::max(kSpeechLeast, shield.height() * kSpeechHeight) * std::min(1.4, tableTextScale());
        const qreal width = textWidth(font(), words_) + 1 + height_ * (kSpeechGlyph + 0.2 + 2 * kSpeechMargin);
        const qreal pointer = height_ * kSpeechPointer;
        below_ = seat_->mapToScene(shield.topLeft()).y() - pointer - height_ < room.top() + kSpeechEdge;
        const qreal top = below_ ? shield.bottom() + pointer : shield.top() - pointer - height_;
        const qreal middle = seat_->mapToScene(shield.center()).x();
        const qreal left = std::clamp(middle - width / 2, room.left() + kSpeechEdge,
                                      std::max(room.left() + kSpeechEdge, room.right() - kSpeechEdge - width));
        box_ = QRectF(shield.center().x() + left - middle, top, width, height_);
        update();
    }
    QRectF boundingRect() const override { return outline().boundingRect().adjusted(-3, -3, 3, 3); }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override
    {
        const bool mirrored = QGuiApplication::layoutDirection() == Qt::RightToLeft;
        const Palette &table = colours();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(table.woodGap, std::max(1.5, height_ / 22)));
        painter->setBrush(table.wool);
        painter->drawPath(outline());
        const QColor ink = paletteOf(Theme::Light).text; // wool is light in every theme
        const qreal margin = height_ * kSpeechMargin, glyph = height_ * kSpeechGlyph;
        QRectF sign(box_.left() + margin, box_.center().y() - glyph / 2, glyph, glyph);
        QRectF words = box_.adjusted(margin + glyph + height_ * 0.2, 0, -margin + 1, 0);
        if (mirrored) {
            sign.moveRight(box_.right() - margin);
            words = box_.adjusted(margin - 1, 0, -margin - glyph - height_ * 0.2, 0);
        }
        art().draw(painter, glyphArt(glyph_, ink), sign);
        painter->setPen(ink);
        drawLine(painter, words, font(), words_, mirrored);
    }

private:
    QFont font() const { return tableFont(height_ * kSpeechLetters, true); }
    QPainterPath outline() const
    {
        const qreal half = height_ * 0.2, radius = height_ * 0.22;
        const QRectF shield = seat_->shieldRect();
        const qreal at = std::clamp(shield.center().x(), box_.left() + radius + half, box_.right() - radius - half);
        QPainterPath path;
        path.addRoundedRect(box_, radius, radius);
        QPainterPath pointer;
        const qreal base = below_ ? box_.top() + 1 : box_.bottom() - 1;
        pointer.addPolygon(QPolygonF({QPointF(at - half, base), QPointF(at + half, base),
                                      QPointF(shield.center().x(), below_ ? shield.bottom() : shield.top())}));
        pointer.closeSubpath();
        return path.united(pointer);
    }

    SeatItem *seat_;
    Glyph glyph_ = Glyph::Horn;
    QString words_;
    qreal height_ = 44;
    QRectF box_;
    bool below_ = false; ///< the portrait is above the bubble
};

PhraseBar::~PhraseBar() { leave(); }

void PhraseBar::setView(TableView &view)
{
    if (view_ == &view)
        return;
    leave();
    view_ = &view;
    button_ = view.addTool(Glyph::Phrases);
    connect(button_, &ButtonItem::clicked, this, &PhraseBar::open);
    connect(&view, &TableView::namesChanged, this, &PhraseBar::retranslate);
    connect(&view, &TableView::stateChanged, this, &PhraseBar::place);
    retranslate();
}

void PhraseBar::leave()
{
    while (!bubbles_.empty())
        silence(bubbles_.begin()->first);
    delete menu_;
    if (view_) {
        view_->disconnect(this);
        view_->removeTool();
    }
    view_ = nullptr;
}

void PhraseBar::fillMenu()
{
    menu_->clear();
    const ControlColours colours = controlColours(menu_->palette());
    for (int i = 0; i < network::kPhrases; ++i) {
        const auto phrase = static_cast<network::PhraseId>(i);
        const QIcon icon = pictureIcon(glyphArt(NetworkText::phraseGlyph(phrase), colours.text));
        // The digit is the key: it is the same in every language.
        QAction *action =
            menu_->addAction(icon, QStringLiteral("&%1  %2").arg(QString::number(i + 1), NetworkText::phrase(phrase)));
        connect(action, &QAction::triggered, this, [this, phrase] {
            if (pause_.isActive())
                return;
            pause_.start();
            Q_EMIT chosen(phrase);
        });
    }
}

void PhraseBar::open()
{
    if (!view_ || !button_ || !button_->isVisible())
        return;
    if (!menu_) {
        menu_ = named(new QMenu(view_), "phrases");
        menu_->setAccessibleName(tr("Say something", "ready phrases at a table with guests"));
        pause_.setSingleShot(true);
        pause_.setInterval(kInterval);
    }
    fillMenu();
    const QRectF button = button_->mapRectToScene(button_->boundingRect());
    const QPoint corner = view_->viewport()->mapToGlobal(view_->mapFromScene(button.topLeft()));
    const QSize size = menu_->sizeHint();
    const bool mirrored = view_->layoutDirection() == Qt::RightToLeft;
    const int x = mirrored ? corner.x() : corner.x() + qRound(button.width()) - size.width();
    menu_->popup(QPoint(x, corner.y() - size.height() - 4));
    if (!menu_->actions().isEmpty())
        menu_->setActiveAction(menu_->actions().front());
}

void PhraseBar::show(int seat, network::PhraseId phrase)
{
    if (!view_ || seat < 0 || seat >= view_->stage().players())
        return;
    silence(seat);
    auto *ends = new QTimer(this);
    ends->setSingleShot(true);
    connect(ends, &QTimer::timeout, this, [this, seat] { silence(seat); });
    ends->start(kShown);
    bubbles_[seat] = {new SpeechBubble(view_->cache(), view_->stage().seat(seat)), phrase, ends};
    retranslate();
    const QString name = TableText::nameAlone(view_->names(), seat);
    view_->announcer().announce(NetworkText::said(name, phrase));
}

QString PhraseBar::words(int seat) const
{
    const auto found = bubbles_.find(seat);
    return found == bubbles_.end() || !found->second.bubble ? QString() : found->second.bubble->words();
}

void PhraseBar::silence(int seat)
{
    const auto found = bubbles_.find(seat);
    if (found == bubbles_.end())
        return;
    delete found->second.bubble;
    found->second.ends->deleteLater(); // this may be its slot
    bubbles_.erase(found);
}

void PhraseBar::retranslate()
{
    if (button_)
        nameButton(button_.data(), tr("Say something", "ready phrases at a table with guests"));
    for (const auto &[seat, said] : bubbles_)
        if (said.bubble)
            said.bubble->setContents(NetworkText::phraseGlyph(said.phrase), NetworkText::phrase(said.phrase));
    place();
}

/// The table may have another size.
void PhraseBar::place()
{
    for (const auto &[seat, said] : bubbles_)
        if (said.bubble)
            said.bubble->place(view_->sceneRect());
}

} // namespace meadhall::ui

#include "phrase_bar.moc"
