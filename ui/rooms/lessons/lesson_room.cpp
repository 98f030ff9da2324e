// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/lessons/lesson_room.h"

#include "engine/games/games.h"
#include "ui/base/settings/settings.h"
#include "ui/base/text/button_text.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"
#include "ui/table/table_view.h"

#include <QEvent>
#include <QPushButton>
#include <QSettings>
#include <QToolButton>

namespace meadhall::ui {

namespace {

QString lessonKey(Game game, const char *name)
{
    const std::string_view id = traitsOf(game).name;
    return QStringLiteral("lesson/%1/%2")
        .arg(QLatin1String(id.data(), static_cast<qsizetype>(id.size())), QLatin1String(name));
}

constexpr int kLessonGlyph = 18; // px at 1×

} // namespace

LessonPlace loadLessonPlace(const QSettings &store, Game game)
{
    // Anything but what is written below counts as not done.
    return {store.value(lessonKey(game, "step")).toString(),
            store.value(lessonKey(game, "done")).toString() == QLatin1String("true")};
}

void saveLessonPlace(QSettings &store, Game game, const LessonPlace &place)
{
    store.setValue(lessonKey(game, "step"), place.step);
    store.setValue(lessonKey(game, "done"), place.done);
}

Game lessonToOffer(const QSettings &store, Game played)
{
    for (const bool begun : {true, false})
        for (const Game game : {Game::Odin, Game::Ninjan}) {
            const LessonPlace place = loadLessonPlace(store, game);
            if (!place.done && (!begun || !place.step.isEmpty()))
                return game;
        }
    return played;
}

LessonRoom::LessonRoom(Settings &settings, Game game)
    : settings_(settings), page_(new LessonPage(settings, game, this)), stepBack_(addButton("stepBack")),
      anew_(addButton("anew")), leave_(addButton("leave"))
{
    body()->addWidget(page_, 1);
    connect(page_, &LessonPage::stepChanged, this, &LessonRoom::onStepChanged);
    connect(page_, &LessonPage::leaveRequested, this, &Room::goBack);
    connect(stepBack_, &QPushButton::clicked, page_, &LessonPage::stepBack);
    connect(anew_, &QPushButton::clicked, page_, [this] { page_->goTo(0); });
    connect(leave_, &QPushButton::clicked, this, &Room::goBack);
    leave_->hide(); // until there is room, so that a small window is not made larger
    updateIcons();
    retranslate();
}

QPushButton *LessonRoom::addButton(const char *name)
{
    auto *button = new QPushButton(this);
    button->setObjectName(QString::fromLatin1(name));
    button->setAutoDefault(true);
    barEnd()->addWidget(button);
    return button;
}

void LessonRoom::resume()
{
    const int step = page_->course().stepOf(loadLessonPlace(settings_.store(), page_->course().game).step);
    page_->goTo(std::max(step, 0));
}

QWidget *LessonRoom::first()
{
    LessonPanel &panel = page_->panel();
    return panel.asks() == LessonPanel::Asks::Next  ? static_cast<QWidget *>(panel.next())
           : panel.asks() == LessonPanel::Asks::End ? static_cast<QWidget *>(panel.play())
                                                    : &page_->tableView();
}

/// After each step; the place in the lesson is kept at once, whatever ends the program.
void LessonRoom::onStepChanged()
{
    const Course &course = page_->course();
    const bool done = page_->atEnd();
    const LessonPlace before = loadLessonPlace(settings_.store(), course.game);
    const char *id = course.steps[toIndex(page_->step())].id;
    saveLessonPlace(settings_.store(), course.game,
                    {done || page_->step() == 0 ? QString() : QString::fromLatin1(id), before.done || done});
    setFacts(page_->timeLeft());
    stepBack_->setEnabled(page_->step() > 0);
    anew_->setEnabled(page_->step() > 0);
}

void LessonRoom::updateIcons()
{
    setGlyph(stepBack_, Glyph::Undo, true, kLessonGlyph);
    setGlyph(anew_, Glyph::Again, false, kLessonGlyph);
}

void LessonRoom::retranslate()
{
    setTitle(page_->course().game == Game::Ninjan ? tr("Learn Ninjan", "title of the lesson")
                                                  : tr("Learn Odin", "title of the lesson"));
    stepBack_->setText(tr("One step &back", "button of the lesson"));
    anew_->setText(ButtonText::startAgain());
    leave_->setText(tr("Leave the le&sson", "button"));
    setFacts(page_->timeLeft());
    arrange();
}

/// The button at the end does what the arrow at the beginning does, and is there where it has room.
void LessonRoom::arrange()
{
    const auto *bar = static_cast<QBoxLayout *>(barEnd()->parentWidget()->layout());
    const int needed =
        widthBesideEachOther(*bar) + (leave_->isHidden() ? leave_->sizeHint().width() + barEnd()->spacing() : 0);
    if (needed > width() && leave_->hasFocus())
        backButton()->setFocus();
    leave_->setVisible(needed <= width());
}

void LessonRoom::changeEvent(QEvent *event)
{
    Room::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::LayoutDirectionChange)
        updateIcons();
    if (event->type() == QEvent::FontChange)
        arrange();
}

} // namespace meadhall::ui
