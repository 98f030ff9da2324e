// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/friends/waiting_page.h"

#include "engine/core/to_index.h"
#include "engine/players/chair.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/new_game_widgets.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/friends/network_text.h"
#include "ui/table/seats/game_setup.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kWaitingWidth = 460, kWaitingFace = 44, kWaitingMargin = 22; // px at 1×
constexpr int kWaitingMost = 600, kWaitingFaceMost = 60;                   ///< px that large letters may ask for

bool isFree(const network::SeatState &seat)
{
    return seat.kind == network::SeatState::Kind::Guest && seat.presence == network::SeatState::Presence::Free;
}

QString nameAt(const network::SeatState &seat)
{
    if (isFree(seat))
        //: in place of a name: nobody has taken this chair at the table yet
        return WaitingPage::tr("Free seat");
    const QString persona = personaName(seat.persona);
    return persona.isEmpty() ? seat.name : persona;
}

QString lineAt(const network::SeatState &seat, bool own)
{
    using Kind = network::SeatState::Kind;
    if (own)
        //: below the name of the person at this screen
        return WaitingPage::tr("you");
    switch (seat.kind) {
    case Kind::Person:
        return WaitingPage::hostLine();
    case Kind::Guest:
        return isFree(seat) ? QString() : NetworkText::presence(seat.presence);
    case Kind::Program:
        return QCoreApplication::translate("GameSetup", "Program", "who sits on a chair");
    case Kind::Computer:
        break;
    }
    const auto level = std::find(players::kLevelNames.begin(), players::kLevelNames.end(), seat.level.toStdString());
    return level == players::kLevelNames.end()
               ? QString()
               : levelName(static_cast<players::Level>(level - players::kLevelNames.begin()));
}

} // namespace

NoticeStrip::NoticeStrip(QWidget *parent) : QFrame(parent), label_(new QLabel), button_(new QPushButton)
{
    setObjectName(QStringLiteral("notice"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase); // as controls
    QVBoxLayout *column = newColumn(0, this);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(grown(14), grown(4), grown(14), grown(4));
    row->addWidget(label_, 1);
    row->addWidget(button_);
    auto *edge = new QFrame;
    edge->setFrameShape(QFrame::HLine);
    edge->setFixedHeight(1);
    column->addLayout(row);
    column->addWidget(edge);
    label_->setWordWrap(true);
    button_->setAutoDefault(true);
    button_->installEventFilter(&inputDelay_);
    hide();
}

void NoticeStrip::show(const QString &sentence, const QString &action)
{
    label_->setText(sentence);
    button_->setText(action);
    button_->setVisible(!action.isEmpty());
    setVisible(!sentence.isEmpty());
}

void NoticeStrip::focusButton()
{
    inputDelay_.start();
    button_->setFocus();
}

QString NoticeStrip::sentence() const { return isVisibleTo(parentWidget()) ? label_->text() : QString(); }

QString WaitingPage::hostLine()
{
    //: below the name of a person
    return tr("host of the table");
}

WaitingPage::WaitingPage(PixmapCache &cache, QWidget *parent)
    : Wall(cache, parent), plaque_(new Plaque(this)), title_(wordLabel(plaque_, 1.25, true)),
      note_(wordLabel(plaque_, 1, false, true)), chairs_(new QGridLayout)
{
    setObjectName(QStringLiteral("waitingPage"));
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->addStretch(1);
    column->addWidget(plaque_, 0, Qt::AlignHCenter);
    column->addStretch(2);
    QVBoxLayout *all = newColumn(-1, this);
    all->addWidget(makeScrollingPage(page, true));
    auto *inside = new QVBoxLayout(plaque_);
    const int margin = grown(kWaitingMargin);
    inside->setContentsMargins(margin, margin, margin, margin);
    inside->setSpacing(grown(14));
    inside->addWidget(title_);
    inside->addLayout(chairs_);
    inside->addWidget(note_);
    chairs_->setHorizontalSpacing(grown(12));
    chairs_->setVerticalSpacing(grown(6));
    chairs_->setColumnStretch(1, 1);
    plaque_->setMinimumWidth(std::min(grown(kWaitingWidth), kWaitingMost));
    followChanges(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] {
        if (own_ >= 0)
            fill();
    });
}

void WaitingPage::setSeats(const network::Seats &seats, int own)
{
    seats_ = seats;
    own_ = own;
    fill();
}

QString WaitingPage::sentence() const
{
    const auto free = static_cast<int>(std::count_if(seats_.seats.begin(), seats_.seats.end(), isFree));
    return free > 0 ? tr("Waiting for %Ln more player(s)", "title: chairs at the table that nobody has taken yet", free)
                    : tr("Everyone is here; the game is about to begin", "title");
}

void WaitingPage::fill()
{
    while (const QLayoutItem *item = chairs_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    title_->setText(sentence());
    for (int seat = 0; seat < static_cast<int>(seats_.seats.size()); ++seat)
        addChair(seat, seats_.seats[toIndex(seat)], seat == own_);
    note_->setText(seats_.coach ? tr("Hints are allowed at this table.") : NetworkText::noHints());
}

void WaitingPage::addChair(int row, const network::SeatState &seat, bool own)
{
    const bool program = seat.kind == network::SeatState::Kind::Program;
    const QString name = nameAt(seat), line = lineAt(seat, own);
    const int side = std::min(grown(kWaitingFace), kWaitingFaceMost);
    auto *face = new QLabel(plaque_);
    setPicture(face,
               faceIcon(*this, program        ? QString::fromLatin1(kProgramFace)
                               : isFree(seat) ? QString::fromLatin1(kFreeFace)
                                              : seat.persona),
               QSize(side, side));
    chairs_->addWidget(face, row, 0);
    auto *words = new QLabel(name, plaque_);
    words->setEnabled(!isFree(seat));
    words->setAccessibleName(line.isEmpty() ? name : tr("%1: %2", "a player, and what is said of it").arg(name, line));
    QLabel *state = wordLabel(plaque_, 1, false, true);
    state->setText(line);
    chairs_->addWidget(words, row, 1);
    chairs_->addWidget(state, row, 2);
}

} // namespace meadhall::ui
