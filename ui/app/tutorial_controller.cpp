// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/app/tutorial_controller.h"

#include "ui/app/main_window.h"
#include "ui/app/rooms.h"
#include "ui/base/text/button_text.h"
#include "ui/base/widgets/message_sheet.h"
#include "ui/rooms/lessons/lesson_room.h"

#include <QAction>

#include <algorithm>

namespace meadhall::ui {

namespace {

/// The opponents of the lesson come first; another stands in for one whose face or name the learner has.
const char *const kGentleOpponents[] = {"sigrid", "leif", "bjorn", "ylva"};
constexpr std::size_t kGentlePlayers = 3;

} // namespace

TutorialController::TutorialController(Settings &settings, MainWindow *window)
    : QObject(window), settings_(settings), window_(window)
{
    for (const auto &[game, action] :
         {std::pair{Game::Odin, window->actions().learnOdin}, {Game::Ninjan, window->actions().learnNinjan}}) {
        action->setVisible(true);
        connect(action, &QAction::triggered, this, [this, taught = game] { teach(taught); });
    }
}

void TutorialController::teach(Game game)
{
    Rooms &rooms = window_->rooms();
    if (lesson_ && lesson_->page().course().game == game && rooms.backTo(lesson_))
        return;
    rooms.leave(lesson_);
    lesson_ = new LessonRoom(settings_, game);
    LessonPage &page = lesson_->page();
    connect(&page, &LessonPage::rulesRequested, this, [this, game] {
        (game == Game::Ninjan ? window_->actions().rulesNinjan : window_->actions().rulesOdin)->trigger();
    });
    connect(&page, &LessonPage::realGameRequested, this,
            [this, game] { offerWarnings([this, game] { playForReal(game); }); });
    connect(lesson_, &Room::left, this, [this] {
        if (lesson_ && lesson_->page().atEnd())
            offerWarnings([] {});
    });
    rooms.enter(lesson_); // first: the page needs its size
    lesson_->resume();
    lesson_->enter();
}

/// Asks once, after a lesson, whether to warn before mistakes.
/// @param then called afterwards
void TutorialController::offerWarnings(const std::function<void()> &then)
{
    if (settings_.warningsOffered() || settings_.warnings() != Settings::Warnings::Off)
        return then();
    auto *sheet = new MessageSheet(window_, MessageSheet::Sign::None, tr("Shall I warn you before a mistake?", "title"),
                                   tr("I speak up before a clear mistake. You decide: every move stays allowed. You "
                                      "can change this in the settings, under “Table”."));
    sheet->setObjectName(QStringLiteral("warningOffer"));
    sheet->addButton(ButtonText::warnMe(), QDialog::Accepted, true);
    sheet->addButton(ButtonText::noThanks(), QDialog::Rejected);
    const auto answered = [this, then](int result) {
        settings_.warningsOffered.set(true);
        if (result == QDialog::Accepted)
            settings_.warnings.set(Settings::Warnings::Middle);
        then();
    };
    connect(sheet, &QDialog::finished, this, answered, Qt::QueuedConnection);
    sheet->open();
}

/// Against easy computers, with the rules set up last. The running game is kept among the past ones.
void TutorialController::playForReal(Game game)
{
    GameSetup setup = loadSetup(settings_.store(), game);
    const auto person = std::find_if(setup.chairs.begin(), setup.chairs.end(),
                                     [](const ChairSetup &chair) { return chair.kind == ChairSetup::Kind::Human; });
    const ChairSetup learner = person == setup.chairs.end() ? ChairSetup::human() : *person;
    setup.firstStarterChosen = false;
    setup.chairs = {learner};
    for (const char *id : kGentleOpponents) {
        const QString persona = QString::fromLatin1(id);
        if (setup.chairs.size() < kGentlePlayers && persona != learner.persona && personaName(persona) != learner.name)
            setup.chairs.push_back(ChairSetup::computer(players::Level::Easy, persona));
    }
    window_->begin(setup);
}

LessonRoom *TutorialController::lesson() const { return lesson_; }

} // namespace meadhall::ui
