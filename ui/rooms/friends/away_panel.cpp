// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/friends/away_panel.h"

#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/style.h"
#include "ui/table/scene/button_item.h"
#include "ui/table/scene/card_item.h"
#include "ui/table/scene/seat_item.h"
#include "ui/table/scene/table_pieces.h"
#include "ui/table/table_view.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineF>
#include <QPushButton>

#include <algorithm>
#include <limits>

namespace meadhall::ui {

namespace {

constexpr int kWideWidth = 496, kNarrowWidth = 300, kAwayMargin = 12; ///< px
constexpr int kStep = 12;                                             ///< between two places that are compared, in px
constexpr qreal kCardWeight = 1000, kButtonWeight = 10;               ///< of what is covered, compared with the rest
constexpr int kLift = 16;      ///< above a card: so far it rises when it is selected, in px
constexpr qreal kCutOff = 1e9; ///< of a form that is larger than the table, compared with places
constexpr qreal kAwayTitle = 1.25, kAwayFigure = 2;

} // namespace

AwayPanel::AwayPanel(TableView &view)
    : Plaque(&view), view_(view), rows_(new QGridLayout), title_(wordLabel(nullptr, kAwayTitle, true)),
      note_(wordLabel(nullptr)), figure_(new QLabel)
{
    setObjectName(QStringLiteral("away"));
    figure_->setFont(scaledFont(figure_->font(), kAwayFigure, true));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(18, 14, 18, 14);
    grid->setSpacing(8);
    grid->addWidget(title_, 0, 0);
    grid->addWidget(note_, 1, 0);
    rows_->setSpacing(8);
    grid->setColumnStretch(0, 1);
    const std::array names{"wait", "computer", "copyAgain", "end", "remind", "dismiss"};
    const std::array asked{&AwayPanel::waitRequested, &AwayPanel::computerRequested, &AwayPanel::copyRequested,
                           &AwayPanel::endRequested,  &AwayPanel::remindRequested,   &AwayPanel::dismissRequested};
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        buttons_[i] = new QPushButton;
        buttons_[i]->setObjectName(QLatin1String(names[i]));
        buttons_[i]->setAutoDefault(true); // Enter presses the one with the focus
        buttons_[i]->setParent(this);
        connect(buttons_[i], &QPushButton::clicked, this, asked[i]);
    }
    const auto placeLater = [this] { // the table lays itself out first
        isPlaced_ = false;
        QMetaObject::invokeMethod(this, &AwayPanel::place, Qt::QueuedConnection);
    };
    followChanges(&view, {QEvent::Resize}, placeLater, this);
    arrange(Form::Wide);
    hide();
    followChanges(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] {
        isPlaced_ = false;
        retranslate();
        place();
    });
}

void AwayPanel::showGuest(int seat, const QString &name, Why why, const QStringList &others, int seconds)
{
    isPlaced_ = isPlaced_ && seat == seat_ && name == name_ && why == why_ && others == others_
                && (seconds > 0) == (seconds_ > 0);
    seat_ = seat;
    name_ = name;
    why_ = why;
    others_ = others;
    seconds_ = seconds;
    retranslate();
    place();
    QMetaObject::invokeMethod(this, &AwayPanel::place, Qt::QueuedConnection); // a new table lays itself out first
    show();
    raise();
}

QString AwayPanel::words() const { return spoken(title_->text()); }

void AwayPanel::retranslate()
{
    setAccessibleName(tr("A guest is away", "name of a panel for screen readers"));
    const QString name = isolated(name_);
    switch (why_) {
    case Why::Away:
        title_->setText(tr("%1 is away", "%1 is the name of a guest whose connection is lost").arg(name));
        note_->setText(tr("Seat and cards are kept. The same invitation leads back to them on the same computer. From "
                          "another one, %1 has to ask you for the seat.")
                           .arg(name));
        break;
    case Why::Free:
        title_->setText(tr("Free seat: %1", "%1 is a name").arg(name));
        note_->setText(tr("Seat and cards go to whoever comes with the invitation. Send it again: an older one may not "
                          "lead here any more."));
        break;
    case Why::Hesitates:
        title_->setText(tr("%1 is taking a while", "%1 is the name of a guest whose turn it is").arg(name));
        note_->setText(tr("If a computer plays on, %1 can take over again at any time by moving.").arg(name));
        break;
    }
    if (!others_.isEmpty()) {
        QStringList names;
        for (const QString &other : others_)
            names.push_back(isolated(other));
        //: %1: “Bo is away”, “Bo is taking a while” or “Free seat: Bo”; %2: names
        title_->setText(tr("%1. Also away: %2").arg(title_->text(), listed(names)));
    }
    setToolTip(note_->text()); // where it has no room
    setAccessibleDescription(spoken(note_->text()));
    figure_->setText(seconds_ > 0 ? ui::number(seconds_) : QString());
    figure_->setAccessibleName(tr("seconds", "that the game waits"));
    const std::array faces{
        std::pair(Glyph::Hourglass, tr("Keep waiting", "button: for a guest who is away")),
        std::pair(Glyph::Robot, tr("Let a computer play", "button: for a guest who is away")),
        std::pair(Glyph::Copy, tr("Copy invitation", "button: to send it once more")),
        std::pair(Glyph::Close, tr("End the game", "button")),
        std::pair(Glyph::Horn, tr("Remind", "button: a guest who does not move")),
        std::pair(Glyph::Close, tr("Ask to leave", "button: a guest who does not move; the seat is free then"))};
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        QPushButton *button = buttons_[i];
        setGlyph(button, faces.at(i).first);
        button->setText(faces.at(i).second);
        // A cross alone would look as if it closed the strip.
        const bool isSymbol = form_ == Form::Strip && button != buttons_[3] && button != buttons_[5];
        button->setAccessibleName(button->text());
        button->setToolTip(isSymbol ? button->text() : QString());
        if (isSymbol)
            button->setText({});
    }
}

/// Puts the parts in the places that they have in a form.
void AwayPanel::arrange(Form form)
{
    form_ = form;
    auto *grid = static_cast<QGridLayout *>(layout());
    const bool isStrip = form == Form::Strip;
    title_->setWordWrap(!isStrip);
    note_->setVisible(!isStrip);
    grid->removeWidget(figure_);
    grid->addWidget(figure_, 0, 1, isStrip ? 1 : 2, 1);
    grid->removeItem(rows_);
    grid->addLayout(rows_, isStrip ? 0 : 2, isStrip ? 2 : 0, 1, isStrip ? 1 : 2);
    const int columns = isStrip ? static_cast<int>(buttons_.size()) : form == Form::Wide ? 2 : 1;
    int number = 0;
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        const bool isShown = i < 2 || (why_ == Why::Hesitates) == (i >= 4);
        rows_->removeWidget(buttons_[i]);
        buttons_[i]->setVisible(isShown);
        if (isShown) {
            rows_->addWidget(buttons_[i], number / columns, number % columns);
            ++number;
        }
    }
    retranslate();
}

/// Arranges the parts, without the note where large letters leave no room for it.
/// @return the size that they need
QSize AwayPanel::sizeIn(Form form, const QSize &room)
{
    arrange(form);
    layout()->invalidate();
    if (form == Form::Strip)
        return layout()->sizeHint();
    const auto needed = [this, wanted = grown(form == Form::Wide ? kWideWidth : kNarrowWidth), &room] {
        const int width = std::max(std::min(wanted, room.width()), layout()->minimumSize().width());
        return QSize(width, layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height());
    };
    if (const QSize whole = needed(); whole.height() <= room.height())
        return whole;
    note_->hide();
    layout()->invalidate();
    return needed();
}

std::vector<AwayPanel::Need> AwayPanel::needs() const
{
    std::vector<Need> needs;
    for (const QGraphicsItem *item : view_.scene()->items()) {
        const auto *part = dynamic_cast<const TableItem *>(item);
        if (!part || !part->isVisible() || part->effectiveOpacity() == 0 || dynamic_cast<const ClothItem *>(part)
            || dynamic_cast<const PictureItem *>(part) || dynamic_cast<const ValhallaItem *>(part)
            || dynamic_cast<const CurtainItem *>(part))
            continue;
        const auto *card = dynamic_cast<const CardItem *>(part);
        const QRectF own = card ? card->cardRect().adjusted(0, -kLift, 0, 0) : part->boundingRect();
        needs.push_back({view_.mapFromScene(part->mapRectToScene(own)).boundingRect(),
                         card || dynamic_cast<const ValueChipItem *>(part)                   ? kCardWeight
                         : dynamic_cast<const ButtonItem *>(part) || part == view_.message() ? kButtonWeight
                                                                                             : 1});
    }
    return needs;
}

/// Takes the best of all places. Stays in the present one as long as it is good.
void AwayPanel::place()
{
    if (seat_ >= view_.stage().players())
        return;
    const QRect room = view_.viewport()->geometry().adjusted(kAwayMargin, kAwayMargin, -kAwayMargin, -kAwayMargin);
    // How much of what is needed would be covered, in square pixels; the cards count most.
    const auto covered = [needs = needs()](const QRectF &rect) {
        qreal sum = 0;
        for (const Need &need : needs) {
            const QRectF hidden = need.rect & rect;
            sum += hidden.width() * hidden.height() * need.weight;
        }
        return sum;
    };
    if (isPlaced_ && room.contains(geometry()) && covered(geometry()) == 0) {
        const QSize needed = sizeIn(form_, room.size()); // letters may have grown since
        if (needed.width() <= width() && needed.height() <= height()) {
            layout()->activate();
            return;
        }
    }
    const QPoint seat = view_.mapFromScene(view_.stage().seat(seat_)->scenePos());
    qreal least = std::numeric_limits<qreal>::max();
    Form best = Form::Strip;
    QRect place;
    for (const Form form : {Form::Wide, Form::Narrow, Form::Strip}) {
        const QSize wanted = sizeIn(form, room.size()), size = wanted.boundedTo(room.size());
        const qreal cut = size == wanted ? 0 : kCutOff;
        for (int y = room.top(); y + size.height() <= room.bottom() + 1; y += kStep)
            for (int x = room.left(); x + size.width() <= room.right() + 1; x += kStep) {
                const QRect tried(QPoint(x, y), size);
                const qreal far = QLineF(seat, tried.center()).length();
                // A strip says less, but so does a seat that is covered.
                const qreal cost = covered(tried) + far + (form == Form::Strip ? room.width() : 0) + cut;
                if (cost < least) {
                    least = cost;
                    best = form;
                    place = tried;
                }
            }
    }
    sizeIn(best, room.size());
    setGeometry(place);
    layout()->activate(); // else it would be painted once with its parts where another form has them
    isPlaced_ = true;
}

} // namespace meadhall::ui
