// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/start/start_panels.h"

#include "engine/clock/clock.h"
#include "engine/core/to_index.h"
#include "engine/games/ranked.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/style.h"
#include "ui/table/seats/past_game_text.h"

#include <QCoreApplication>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kStartPadding = 14, kStandFace = 34, kStandFigure = 16;
constexpr int kLeastPicture = 100;
constexpr int kWordsBeside = 430; ///< panels at least as wide have their buttons beside the words

} // namespace

QString leftAt(const QDateTime &when, const QDateTime &now)
{
    if (!when.isValid() || Clock::isWrong(when)) // the clock may have been put back since it was read
        return {};
    const QString time = PastGameText::time(when);
    const QDate day = when.toLocalTime().date();
    if (day == now.date())
        return QCoreApplication::translate("SavedGame", "left today at %1", "a game; a time").arg(time);
    if (day.addDays(1) == now.date())
        return QCoreApplication::translate("SavedGame", "left yesterday at %1", "a game; a time").arg(time);
    return QCoreApplication::translate("SavedGame", "left on %1", "a game; a day").arg(PastGameText::day(day));
}

StartPanel::StartPanel(StartPicture *picture, const QString &title, const QString &sentence, bool below,
                       QWidget *parent)
    : Plaque(parent), below_(below), title_(wordLabel(this, 1.75, true)), sentence_(wordLabel(this, 1, false, true)),
      column_(new QVBoxLayout(this)), facts_(new QVBoxLayout),
      row_(new QBoxLayout(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight)),
      buttons_(new QBoxLayout(below ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom))
{
    const int padding = grown(kStartPadding);
    column_->setContentsMargins(padding, padding, padding, padding);
    column_->setSpacing(grown(10));
    column_->addWidget(picture, 1);
    title_->setText(title);
    sentence_->setText(sentence);
    if (isRightToLeft()) // a title in Latin letters would be on the left
        title_->setAlignment(Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter);
    sentence_->setVisible(!sentence.isEmpty());
    QVBoxLayout *words = newColumn(grown(4));
    addWidgets(*words, {title_, sentence_});
    words->addLayout(facts_);
    words->addStretch(1);
    buttons_->setSpacing(grown(10));
    row_->setSpacing(grown(below ? 12 : 16));
    row_->addLayout(words, 1);
    row_->addLayout(buttons_);
    column_->addLayout(row_);
    picture->setMinimumHeight(below ? 0 : grown(kLeastPicture));
    followChanges(this, {QEvent::Resize}, [this] { arrangeButtons(); });
}

void StartPanel::addFact(QWidget *fact) { facts_->addWidget(fact); }

QPushButton *StartPanel::addButton(const QString &text, const char *name, Glyph glyph)
{
    auto *button = named(new QPushButton(text, this), name);
    const bool first = buttonCount_++ == 0;
    button->setAutoDefault(true);
    button->setDefault(first);
    button->setFont(scaledFont(font(), first ? 1.2 : 1, true));
    setGlyph(button, glyph, false, first ? 22 : 18);
    button->setMinimumHeight(grown(first || below_ ? 52 : 42));
    button->setMinimumWidth(grown(below_ ? 100 : first ? 206 : 160));
    buttons_->addWidget(button);
    return button;
}

void StartPanel::addNote(const QString &note)
{
    QLabel *label = wordLabel(this, 1, false, true); // wraps in large letters
    label->setText(note);
    label->setAlignment(Qt::AlignCenter);
    buttons_->addWidget(label);
}

void StartPanel::addFootnote(const QString &note)
{
    QLabel *label = wordLabel(this, 0.9, false, true);
    label->setText(note);
    column_->addWidget(label);
}

/// Buttons in a row are one below the other where their words have no room; those beside the words are below them.
void StartPanel::arrangeButtons()
{
    if (!below_)
        return row_->setDirection(width() < grown(kWordsBeside) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    int wanted = (buttonCount_ - 1) * buttons_->spacing();
    for (int i = 0; i < buttonCount_; ++i)
        wanted += buttons_->itemAt(i)->widget()->sizeHint().width();
    const QMargins margins = column_->contentsMargins();
    const bool row = wanted <= width() - margins.left() - margins.right();
    buttons_->setDirection(row ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

QSize StartPanel::minimumSizeHint() const
{
    int widest = row_->itemAt(0)->minimumSize().width();
    for (int i = 0; i < buttons_->count(); ++i)
        widest = std::max(widest, buttons_->itemAt(i)->sizeHint().width());
    const QMargins margins = column_->contentsMargins();
    return {widest + margins.left() + margins.right(), Plaque::minimumSizeHint().height()};
}

void StartPanel::setCompact(bool compact) { title_->setFont(scaledFont(font(), compact ? 1.35 : 1.75, true)); }

StartStandings::StartStandings(const SavedGame &saved, QWidget *parent) : TurningRow(parent)
{
    const std::vector<int> seats = ranked(saved.game, saved.totals.size(), saved.totals);
    QHBoxLayout *half = nullptr;
    QStringList words;
    row()->setSpacing(grown(12));
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (i == 0 || i == (seats.size() + 1) / 2)
            row()->addLayout(half = newRow(grown(6)));
        const int seat = seats[i];
        const QString figure = PastGameText::figure(saved.game, saved.totals[toIndex(seat)]);
        auto *face = new QLabel(this), *points = new QLabel(figure, this);
        if (const auto portrait = portraitIndex(saved.people.looks[toIndex(seat)].portrait))
            setPicture(face, portraitArt(*portrait), QSizeF(1, 1) * grown(kStandFace));
        points->setFont(grownFont(kStandFigure, saved.people.names.isOwn(seat)));
        addWidgets(*half, {face, points});
        half->addStretch(1);
        words.push_back(TableText::nameAlone(saved.people.names, seat) + QStringLiteral(": ") + figure);
    }
    row()->addStretch(1);
    setAccessibleName(spoken(joined(words)));
}

} // namespace meadhall::ui
