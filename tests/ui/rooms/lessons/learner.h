// SPDX-License-Identifier: GPL-3.0-or-later
// A learner in an open lesson, with mouse and keys.
#pragma once

#include "tests/test_program.h"
#include "tests/ui/click.h"
#include "tests/ui/played_window.h"
#include "ui/app/rooms.h"
#include "ui/app/tutorial_controller.h"
#include "ui/rooms/lessons/lesson_page.h"
#include "ui/rooms/lessons/lesson_panel.h"
#include "ui/rooms/lessons/lesson_room.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace meadhall {

/// Opponents do not wait, and nothing moves unless a test calls animate().
class Learner {
public:
    explicit Learner(Game game = Game::Odin, QSize size = {1280, 800}, const QString &language = QStringLiteral("en"))
        : p(size, language)
    {
        teacher = std::make_unique<ui::TutorialController>(p.settings(), &p.window());
        teacher->teach(game);
    }

    void animate() { p.settings().animationSpeed.set(ui::Settings::AnimationSpeed::Fast); }
    ui::LessonRoom &room() { return *teacher->lesson(); }
    ui::LessonPage &page() { return room().page(); }
    ui::LessonPanel &panel() { return page().panel(); }
    ui::OdinTableView &odin() { return static_cast<ui::OdinTableView &>(page().tableView()); }
    ui::NinjanTableView &ninjan() { return static_cast<ui::NinjanTableView &>(page().tableView()); }
    std::size_t events() { return page().table().record().size(); }
    QString id() { return QLatin1String(page().course().steps[toIndex(page().step())].id); }
    QString words() { return panel().words()->text(); }
    QString remark() { return panel().remark()->isVisible() ? panel().remark()->text() : QString(); }
    bool moving() { return page().tableView().stage().animator().moving(); }
    bool asksNext() { return panel().asks() == ui::LessonPanel::Asks::Next; }

    QPoint at(QPointF scenePos)
    {
        ui::TableView &view = page().tableView();
        return view.viewport()->mapTo(&p.window(), view.mapFromScene(scenePos));
    }
    void click(QPointF scenePos) { QTest::mouseClick(p.window().windowHandle(), Qt::LeftButton, {}, at(scenePos)); }
    void doubleClick(QPointF scenePos)
    {
        QTest::mouseDClick(p.window().windowHandle(), Qt::LeftButton, {}, at(scenePos));
    }
    void clickButton(const ui::ButtonItem *button) { click(button->mapToScene(button->rect().center())); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(p.window().windowHandle(), key, modifiers);
    }
    QPointF placeOf(Card card)
    {
        page().tableView().controller().skipAnimations();
        const ui::Hand &hand = page().tableView().stage().hand();
        const ui::CardItem *item = hand.item(card);
        const int side = hand.showsRightEdges() ? 1 : -1;
        return item->mapToScene(QPointF(side * item->cardWidth() * 0.35, -item->cardWidth() * 0.76));
    }

    // Odin.
    void select(const char *names)
    {
        for (Card card : cardsNamed(names))
            click(placeOf(card));
    }
    void play(const char *names)
    {
        select(names);
        clickButton(odin().game().playButton());
    }
    /// Picks up that one of the beaten cards.
    void take(const char *name)
    {
        odin().controller().skipAnimations();
        if (const ui::CardItem *item = odin().stage().tableSet().item(cardsNamed(name).first()))
            click(item->mapToScene(QPointF(0, -item->cardWidth() * 0.8)));
    }
    void pass() { clickButton(odin().game().passButton()); }

    // Ninjan.
    void choose(const char *name) { doubleClick(placeOf(ninjanCards(name).front())); }
    /// @param pile from 1
    void clickPile(int pile)
    {
        ninjan().controller().skipAnimations();
        const ui::PileItem *ground = ninjan().stage().piles().ground(pile - 1);
        click(ground->mapToScene(ground->area().center()));
    }

    /// Does not wait for a voice.
    void hurry()
    {
        if (p.settings().voiceWait() == ui::Settings::VoiceWait::Always)
            page().tableView().controller().skipAnimations();
    }
    /// Waits for that step; the table is at rest then.
    bool arrives(const char *step)
    {
        return waitFor([&] {
            hurry();
            const bool there = id() == QLatin1String(step) && !moving();
            return there && (asksNext() || !page().course().wanted(page().step()) || page().wanted());
        });
    }
    /// Goes on with Next, and waits for that step.
    bool next(const char *step)
    {
        const bool asks = waitFor([this] {
            hurry();
            return asksNext();
        });
        if (!asks)
            return false;
        meadhall::click(panel().next());
        return arrives(step);
    }
    /// Makes the move that the lesson wants, as the keyboard does: the hint selects, Enter plays.
    void obey()
    {
        page().tableView().controller().skipAnimations();
        const Event move = *page().wanted();
        const auto *play = std::get_if<PlayEvent>(&move);
        if (std::holds_alternative<PassEvent>(move)) {
            key(Qt::Key_P);
        } else if (const auto *resolved = std::get_if<ResolveEvent>(&move)) {
            key(Qt::Key(Qt::Key_1 + resolved->pile));
        } else {
            key(Qt::Key_H);
            key(Qt::Key_Return);
            if (play && page().tableView().controller().isHalfway())
                odin().stage().tableSet().item(play->take)->click();
        }
    }
    /// Goes through the lesson until that step has come.
    bool goTo(const char *step)
    {
        for (int tries = 0; tries < 60 && id() != QLatin1String(step); ++tries) {
            const int before = page().step();
            if (asksNext())
                meadhall::click(panel().next()); // keys do nothing yet while something moves
            else if (page().wanted())
                obey();
            if (!waitFor([&] { return page().step() != before || page().wanted() || asksNext(); }))
                return false;
        }
        return arrives(step);
    }

    PlayedWindow p;
    std::unique_ptr<ui::TutorialController> teacher; ///< deleted before the window, its parent
};

} // namespace meadhall
