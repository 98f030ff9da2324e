// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/friends/phrase_bar.h"

#include "ui/base/graphics/small_picture.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/rooms/friends/network_text.h"
#include "ui/table/table_view.h"

#include <QIcon>

namespace meadhall::ui {

namespace {

constexpr int kPhraseGlyph = 20; ///< px

} // namespace

PhraseBar::~PhraseBar() { leave(); }

void PhraseBar::follow(TableView &view)
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
    while (!said_.empty())
        silence(said_.begin()->first);
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
        QIcon icon;
        icon.addPixmap(smallPicture(glyphArt(NetworkText::phraseGlyph(phrase), colours.text),
                                    QSize(kPhraseGlyph, kPhraseGlyph), menu_->devicePixelRatioF()));
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
        menu_ = new QMenu(view_);
        menu_->setObjectName(QStringLiteral("phrases"));
        menu_->setAccessibleName(tr("Say to everyone", "ready phrases at a table with guests"));
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
    said_[seat] = {new SpeechBubble(view_->cache(), view_->stage().seat(seat)), phrase, ends};
    retranslate();
    const QString name = TableText::nameAlone(view_->names(), seat);
    view_->announcer().announce(NetworkText::said(name, phrase));
}

QString PhraseBar::words(int seat) const
{
    const auto found = said_.find(seat);
    return found == said_.end() || !found->second.bubble ? QString() : found->second.bubble->words();
}

void PhraseBar::silence(int seat)
{
    const auto found = said_.find(seat);
    if (found == said_.end())
        return;
    delete found->second.bubble;
    found->second.ends->deleteLater(); // this may be its slot
    said_.erase(found);
}

void PhraseBar::retranslate()
{
    if (button_) {
        button_->setAccessibleName(tr("Say to everyone", "ready phrases at a table with guests"));
        button_->setToolTip(button_->accessibleName());
    }
    for (const auto &[seat, said] : said_)
        if (said.bubble)
            said.bubble->setContents(NetworkText::phraseGlyph(said.phrase), NetworkText::phrase(said.phrase));
    place();
}

/// The table may have another size.
void PhraseBar::place()
{
    for (const auto &[seat, said] : said_)
        if (said.bubble)
            said.bubble->place(view_->sceneRect());
}

} // namespace meadhall::ui
