// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_steps.h"

#include "engine/core/to_index.h"
#include "ui/app/actions.h"
#include "ui/app/main_window.h"
#include "ui/app/rooms.h"
#include "ui/base/settings/languages.h"
#include "ui/base/settings/settings.h"
#include "ui/base/widgets/room.h"
#include "ui/table/seats/game_setup.h"
#include "ui/table/table_view.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>

namespace meadhall::soak {

using namespace ui;

namespace {

/// The visible widgets of a window that can be clicked.
QList<QWidget *> seenIn(QWidget *window)
{
    QList<QWidget *> seen;
    for (QWidget *widget : window->findChildren<QWidget *>())
        if (widget->isVisible() && widget->window() == window->window() && widget->width() > 0 && widget->height() > 0)
            seen.push_back(widget);
    return seen;
}

} // namespace

void WindowSteps::takePopup(QWidget *popup)
{
    QWindow *window = popup->windowHandle();
    if (!window)
        return;
    static constexpr int kKeys[] = {Qt::Key_Down,   Qt::Key_Down,   Qt::Key_Up,     Qt::Key_Right,
                                    Qt::Key_Left,   Qt::Key_Return, Qt::Key_Return, Qt::Key_Space,
                                    Qt::Key_Escape, Qt::Key_Home,   Qt::Key_End,    Qt::Key_Tab};
    auto *menu = qobject_cast<QMenu *>(popup);
    const int n = tools_.below(10);
    if (menu && !menu->actions().empty() && n < 5) {
        const QAction *action = tools_.oneOf(menu->actions());
        tools_.report.note(QStringLiteral("menu entry %1")
                               .arg(action->objectName().isEmpty() ? action->text() : action->objectName()));
        tools_.input.click(window, menu->actionGeometry(const_cast<QAction *>(action)).center(), Qt::LeftButton);
    } else if (n < 9) {
        tools_.key(window, tools_.oneOf(kKeys));
    } else {
        tools_.report.note(QStringLiteral("click beside the popup"));
        tools_.input.click(window, {-20, -20}, Qt::LeftButton);
    }
}

void WindowSteps::takeWidgets(QWidget *window)
{
    const QList<QWidget *> seen = seenIn(window);
    const int n = tools_.below(100);
    if (seen.empty() || n < 15) {
        static constexpr int kKeys[] = {Qt::Key_Tab,   Qt::Key_Backtab, Qt::Key_Down,   Qt::Key_Up,       Qt::Key_Left,
                                        Qt::Key_Right, Qt::Key_Space,   Qt::Key_Return, Qt::Key_PageDown, Qt::Key_End,
                                        Qt::Key_Home,  Qt::Key_F1,      Qt::Key_F2,     Qt::Key_Delete};
        tools_.key(window->window()->windowHandle(), tools_.oneOf(kKeys),
                   tools_.chance(10) ? Qt::ControlModifier : Qt::NoModifier);
    } else if (n < 30) {
        typeInto(window);
    } else if (n < 36) {
        QWidget *widget = tools_.oneOf(seen);
        tools_.report.note(QStringLiteral("wheel over %1").arg(titleOf(widget)));
        tools_.input.wheel(window->window()->windowHandle(), tools_.placeIn(widget),
                           {0, tools_.chance(50) ? 120 : -120});
    } else if (n < 42) {
        QWidget *widget = tools_.oneOf(seen);
        tools_.report.note(QStringLiteral("drag across %1").arg(titleOf(widget)));
        tools_.input.press(window->window()->windowHandle(), tools_.placeIn(widget), Qt::LeftButton);
        tools_.input.move(window->window()->windowHandle(), tools_.placeIn(tools_.oneOf(seen)));
        tools_.input.move(window->window()->windowHandle(), tools_.placeIn(widget));
        tools_.input.releaseAll();
    } else if (n < 50) {
        QWidget *widget = tools_.oneOf(seen);
        tools_.report.note(QStringLiteral("double click %1").arg(titleOf(widget)));
        tools_.input.doubleClick(window->window()->windowHandle(), tools_.placeIn(widget), tools_.someButton());
    } else {
        tools_.clickOn(tools_.oneOf(seen), tools_.someButton());
    }
}

void WindowSteps::typeInto(QWidget *window)
{
    static const QString kLetters = QStringLiteral("abcxyzÄß07819 .,-’éЖщї۳٤مج猫");
    QString text;
    for (int i = tools_.below(30); i >= 0; --i)
        text += kLetters.at(tools_.below(static_cast<int>(kLetters.size())));
    tools_.report.note(QStringLiteral("type “%1”").arg(text));
    for (const QChar letter : text)
        tools_.input.key(window->window()->windowHandle(),
                         letter.toUpper().unicode() < 128 ? letter.toUpper().unicode() : 0, {}, letter);
}

void WindowSteps::leaveDialog(QWidget *dialog)
{
    if (tools_.chance(70)) {
        tools_.key(dialog->window()->windowHandle(), tools_.chance(80) ? Qt::Key_Escape : Qt::Key_Return);
        return;
    }
    tools_.report.note(QStringLiteral("close %1").arg(titleOf(dialog)));
    if (dialog->isWindow())
        dialog->windowHandle()->close();
    else
        tools_.clickOn(dialog->findChild<QWidget *>(QStringLiteral("sheetClose")));
}

void WindowSteps::takeWindow()
{
    QWindow *window = tools_.window.windowHandle();
    switch (tools_.below(16)) {
    case 0:
    case 1:
        return chooseFromMenu();
    case 2:
    case 3:
        return pressShortcut();
    case 4:
    case 5:
        return changeSetting();
    case 6:
        return resize();
    case 7:
        return loseFocus();
    case 8:
        return tools_.chance(30) ? changeFont() : dropFile();
    case 9:
        tools_.report.note(QStringLiteral("leave"));
        return tools_.input.leave(window);
    case 10:
        tools_.report.note(QStringLiteral("wheel"));
        return tools_.input.wheel(window, tools_.placeIn(&tools_.window),
                                  {tools_.below(3) * 60 - 60, tools_.below(3) * 120 - 120});
    case 11:
        tools_.report.note(QStringLiteral("context menu"));
        return tools_.input.contextMenu(window, tools_.placeIn(&tools_.window));
    case 12:
        return tools_.chance(50) ? begin() : resize();
    default:
        return takeWidgets(&tools_.window);
    }
}

void WindowSteps::chooseFromMenu()
{
    QMenuBar *bar = tools_.window.menuBar();
    if (bar->actions().empty())
        return;
    if (tools_.chance(25)) {
        tools_.key(tools_.window.windowHandle(), Qt::Key_F10);
        return;
    }
    QAction *menu = tools_.oneOf(bar->actions());
    tools_.report.note(QStringLiteral("menu %1").arg(menu->text()));
    const QPoint place = bar->mapTo(&tools_.window, bar->actionGeometry(menu).center());
    tools_.input.click(tools_.window.windowHandle(), place, Qt::LeftButton);
}

void WindowSteps::pressShortcut()
{
    QWindow *window = tools_.window.windowHandle();
    static constexpr int kWithControl[] = {Qt::Key_N, Qt::Key_N,     Qt::Key_Z, Qt::Key_Z, Qt::Key_O,
                                           Qt::Key_L, Qt::Key_Comma, Qt::Key_Y, Qt::Key_W};
    const int n = tools_.below(10);
    if (n < 6) {
        const int key = tools_.oneOf(kWithControl);
        tools_.key(window, key, Qt::ControlModifier);
        if (key == Qt::Key_N && tools_.chance(40))
            tools_.key(window, Qt::Key_Return); // queued before the dialog exists
    } else if (n < 7) {
        tools_.key(window, Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    } else if (n < 8) {
        tools_.key(window, Qt::Key_F11);
    } else if (n < 9) {
        tools_.key(window, Qt::Key_F1);
    } else if (Room *room = tools_.window.rooms().current()) {
        tools_.report.note(QStringLiteral("back from a room"));
        QMetaObject::invokeMethod(room, &Room::goBack, Qt::QueuedConnection);
    } else if (const Actions &actions = tools_.window.actions(); actions.learnOdin->isVisible()) {
        tools_.report.note(QStringLiteral("lesson"));
        QAction *lesson = tools_.chance(50) ? actions.learnOdin : actions.learnNinjan;
        QMetaObject::invokeMethod(lesson, &QAction::trigger, Qt::QueuedConnection);
    }
}

/// Changes a setting at any moment, as the settings dialog does.
void WindowSteps::changeSetting()
{
    Settings &settings = tools_.settings;
    static constexpr int kPaces[] = {0, 0, 50, 300, Settings::kDefaultPace};
    const auto pick = [this](auto last) {
        return static_cast<decltype(last)>(tools_.below(static_cast<int>(last) + 1));
    };
    const int n = tools_.below(17);
    tools_.report.note(QStringLiteral("setting %1").arg(n));
    switch (n) {
    case 0:
    case 1:
    case 2:
        return settings.setLanguage(tools_.oneOf(languageCodes()));
    case 3:
        return settings.theme.set(pick(Settings::Theme::HighContrast));
    case 4:
    case 5:
        return settings.animationSpeed.set(pick(Settings::AnimationSpeed::Slow));
    case 6:
        return settings.dimsUnplayable.set(tools_.chance(50));
    case 7:
        return settings.startsNextHand.set(tools_.chance(50));
    case 8:
        return settings.pointsCountDown.set(tools_.chance(50));
    case 9:
        return settings.sortOrder.set(pick(Settings::SortOrder::Own));
    case 10:
        return settings.pace.set(tools_.oneOf(kPaces));
    case 11:
        return settings.playBy.set(pick(Settings::PlayBy::Drag));
    case 12:
        return settings.nativeDigits.set(tools_.chance(50));
    case 13:
        return settings.cardColours.set(pick(Settings::CardColours::Vivid));
    case 14:
        return settings.largeSigns.set(tools_.chance(50));
    case 15:
        return settings.showsKnownCards.set(tools_.chance(50));
    default:
        return settings.allowsUndoWithPeople.set(tools_.chance(50));
    }
}

void WindowSteps::resize()
{
    static constexpr QSize kSizes[] = {{480, 400},  {640, 480},  {800, 600},  {999, 700},
                                       {1000, 700}, {1280, 800}, {1920, 1080}};
    const QSize size =
        tools_.chance(50) ? tools_.oneOf(kSizes) : QSize(480 + tools_.below(1440), 400 + tools_.below(680));
    tools_.report.note(QStringLiteral("resize to %1x%2").arg(size.width()).arg(size.height()));
    tools_.window.windowHandle()->resize(size);
}

/// Changes the size of the system font.
void WindowSteps::changeFont()
{
    QFont font = QApplication::font();
    font.setPointSize(7 + tools_.below(12));
    tools_.report.note(QStringLiteral("letters of %1 points").arg(font.pointSize()));
    QApplication::setFont(font);
}

/// Switches to another window; the next step that needs the window switches back.
void WindowSteps::loseFocus()
{
    if (!elsewhere_) {
        elsewhere_ = std::make_unique<QWidget>();
        elsewhere_->setAttribute(Qt::WA_QuitOnClose, false);
        elsewhere_->setAttribute(Qt::WA_ShowWithoutActivating);
        elsewhere_->resize(100, 100);
        elsewhere_->show();
    }
    const bool away = QGuiApplication::focusWindow() == tools_.window.windowHandle();
    tools_.report.note(away ? QStringLiteral("to another window") : QStringLiteral("back to the window"));
    (away ? elsewhere_->windowHandle() : tools_.window.windowHandle())->requestActivate();
}

void WindowSteps::dropFile()
{
    const QDir games(tools_.folder + QStringLiteral("/games"));
    const QStringList files = games.entryList(QDir::Files) << QStringLiteral("missing.meadhall");
    const QString &file = tools_.oneOf(files);
    tools_.report.note(QStringLiteral("drop %1").arg(file));
    tools_.input.dropFile(tools_.window.windowHandle(), tools_.placeIn(&tools_.window), games.filePath(file));
}

void WindowSteps::begin()
{
    GameSetup setup;
    setup.game = tools_.chance(55) ? Game::Odin : Game::Ninjan;
    setup.chairs.clear();
    const int players = 2 + tools_.below(setup.game == Game::Odin ? 5 : 4);
    const int people = tools_.chance(60) ? 1 : tools_.below(players + 1);
    for (int i = 0; i < players; ++i) {
        // Strong players think long, so they are rare.
        const auto level = static_cast<players::Level>(tools_.chance(92) ? tools_.below(3) : tools_.below(5));
        setup.chairs.push_back(i < people
                                   ? ChairSetup::human(tools_.chance(50) ? QString() : QStringLiteral("Ada %1").arg(i))
                                   : ChairSetup::computer(level));
    }
    for (int i = players - 1; i > 0; --i)
        std::swap(setup.chairs[toIndex(i)], setup.chairs[toIndex(tools_.below(i + 1))]);
    applyEdition(setup, static_cast<odin::Edition::Id>(tools_.below(2)));
    setup.target = tools_.chance(50) ? 5 : 15;
    setup.wholeHandLead = tools_.chance(50) ? odin::WholeHandLead::Optional : setup.wholeHandLead;
    setup.deal = 1 + tools_.random.below(1'000'000);
    if (!problemsOf(setup).empty())
        return;
    tools_.report.note(QStringLiteral("begin %1 with %2 chairs, %3 people")
                           .arg(setup.game == Game::Odin ? "Odin" : "Ninjan")
                           .arg(players)
                           .arg(people));
    tools_.window.begin(setup);
}

} // namespace meadhall::soak
