#include "window_steps.h"

#include "engine/core/to_index.h"
#include "ui/app/actions.h"
#include "ui/app/main_window.h"
#include "ui/newgame/game_setup.h"
#include "ui/settings/languages.h"
#include "ui/settings/settings.h"
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
        if (widget->isVisible() && widget->window() == window && widget->width() > 0 && widget->height() > 0)
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
    const int n = hands_.below(10);
    if (menu && !menu->actions().empty() && n < 5) {
        const QAction *action = hands_.oneOf(menu->actions());
        hands_.report.note(QStringLiteral("menu entry %1")
                               .arg(action->objectName().isEmpty() ? action->text() : action->objectName()));
        hands_.input.click(window, menu->actionGeometry(const_cast<QAction *>(action)).center(), Qt::LeftButton);
    } else if (n < 9) {
        hands_.key(window, hands_.oneOf(kKeys));
    } else {
        hands_.report.note(QStringLiteral("click beside the popup"));
        hands_.input.click(window, {-20, -20}, Qt::LeftButton);
    }
}

void WindowSteps::takeWidgets(QWidget *window)
{
    const QList<QWidget *> seen = seenIn(window);
    const int n = hands_.below(100);
    if (seen.empty() || n < 15) {
        static constexpr int kKeys[] = {Qt::Key_Tab,   Qt::Key_Backtab, Qt::Key_Down,   Qt::Key_Up,       Qt::Key_Left,
                                        Qt::Key_Right, Qt::Key_Space,   Qt::Key_Return, Qt::Key_PageDown, Qt::Key_End,
                                        Qt::Key_Home,  Qt::Key_F1,      Qt::Key_F2,     Qt::Key_Delete};
        hands_.key(window->windowHandle(), hands_.oneOf(kKeys),
                   hands_.chance(10) ? Qt::ControlModifier : Qt::NoModifier);
    } else if (n < 30) {
        typeInto(window);
    } else if (n < 36) {
        QWidget *widget = hands_.oneOf(seen);
        hands_.report.note(QStringLiteral("wheel over %1").arg(titleOf(widget)));
        hands_.input.wheel(window->windowHandle(), hands_.placeIn(widget), {0, hands_.chance(50) ? 120 : -120});
    } else if (n < 42) {
        QWidget *widget = hands_.oneOf(seen);
        hands_.report.note(QStringLiteral("drag across %1").arg(titleOf(widget)));
        hands_.input.press(window->windowHandle(), hands_.placeIn(widget), Qt::LeftButton);
        hands_.input.move(window->windowHandle(), hands_.placeIn(hands_.oneOf(seen)));
        hands_.input.move(window->windowHandle(), hands_.placeIn(widget));
        hands_.input.releaseAll();
    } else if (n < 50) {
        QWidget *widget = hands_.oneOf(seen);
        hands_.report.note(QStringLiteral("double click %1").arg(titleOf(widget)));
        hands_.input.doubleClick(window->windowHandle(), hands_.placeIn(widget), hands_.someButton());
    } else {
        hands_.clickOn(hands_.oneOf(seen), hands_.someButton());
    }
}

void WindowSteps::typeInto(QWidget *window)
{
    static const QString kLetters = QStringLiteral("abcxyzÄß07819 .,-’éЖщї۳٤مج猫");
    QString text;
    for (int i = hands_.below(30); i >= 0; --i)
        text += kLetters.at(hands_.below(static_cast<int>(kLetters.size())));
    hands_.report.note(QStringLiteral("type “%1”").arg(text));
    for (const QChar letter : text)
        hands_.input.key(window->windowHandle(), letter.toUpper().unicode() < 128 ? letter.toUpper().unicode() : 0, {},
                         letter);
}

void WindowSteps::leaveDialog(QWidget *dialog)
{
    if (hands_.chance(70)) {
        hands_.key(dialog->windowHandle(), hands_.chance(80) ? Qt::Key_Escape : Qt::Key_Return);
    } else {
        hands_.report.note(QStringLiteral("close %1").arg(titleOf(dialog)));
        dialog->windowHandle()->close();
    }
}

void WindowSteps::takeWindow()
{
    QWindow *window = hands_.window.windowHandle();
    switch (hands_.below(16)) {
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
        return hands_.chance(30) ? changeFont() : dropFile();
    case 9:
        hands_.report.note(QStringLiteral("leave"));
        return hands_.input.leave(window);
    case 10:
        hands_.report.note(QStringLiteral("wheel"));
        return hands_.input.wheel(window, hands_.placeIn(&hands_.window),
                                  {hands_.below(3) * 60 - 60, hands_.below(3) * 120 - 120});
    case 11:
        hands_.report.note(QStringLiteral("context menu"));
        return hands_.input.contextMenu(window, hands_.placeIn(&hands_.window));
    case 12:
        return hands_.chance(50) ? begin() : resize();
    default:
        return takeWidgets(&hands_.window);
    }
}

void WindowSteps::chooseFromMenu()
{
    QMenuBar *bar = hands_.window.menuBar();
    if (bar->actions().empty())
        return;
    if (hands_.chance(25)) {
        hands_.key(hands_.window.windowHandle(), Qt::Key_F10);
        return;
    }
    QAction *menu = hands_.oneOf(bar->actions());
    hands_.report.note(QStringLiteral("menu %1").arg(menu->text()));
    const QPoint place = bar->mapTo(&hands_.window, bar->actionGeometry(menu).center());
    hands_.input.click(hands_.window.windowHandle(), place, Qt::LeftButton);
}

void WindowSteps::pressShortcut()
{
    QWindow *window = hands_.window.windowHandle();
    static constexpr int kWithControl[] = {Qt::Key_N, Qt::Key_N,     Qt::Key_Z, Qt::Key_Z, Qt::Key_O,
                                           Qt::Key_L, Qt::Key_Comma, Qt::Key_Y, Qt::Key_W};
    const int n = hands_.below(10);
    if (n < 6) {
        const int key = hands_.oneOf(kWithControl);
        hands_.key(window, key, Qt::ControlModifier);
        if (key == Qt::Key_N && hands_.chance(40))
            hands_.key(window, Qt::Key_Return); // queued before the dialog exists
    } else if (n < 7) {
        hands_.key(window, Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    } else if (n < 8) {
        hands_.key(window, Qt::Key_F11);
    } else if (n < 9) {
        hands_.key(window, Qt::Key_F1);
    } else if (hands_.window.actions().learn->isVisible()) {
        hands_.report.note(QStringLiteral("lesson"));
        QMetaObject::invokeMethod(hands_.window.actions().learn, &QAction::trigger, Qt::QueuedConnection);
    }
}

/// Changes a setting at any moment, as the settings dialog does.
void WindowSteps::changeSetting()
{
    Settings &settings = hands_.settings;
    static constexpr int kPaces[] = {0, 0, 50, 300, Settings::kDefaultPace};
    const auto pick = [this](auto last) {
        return static_cast<decltype(last)>(hands_.below(static_cast<int>(last) + 1));
    };
    const int n = hands_.below(17);
    hands_.report.note(QStringLiteral("setting %1").arg(n));
    switch (n) {
    case 0:
    case 1:
    case 2:
        return settings.setLanguage(hands_.oneOf(languageCodes()));
    case 3:
        return settings.setTheme(pick(Settings::Theme::Dark));
    case 4:
    case 5:
        return settings.setAnimationSpeed(pick(Settings::AnimationSpeed::Slow));
    case 6:
        return settings.setDimsUnplayable(hands_.chance(50));
    case 7:
        return settings.setStartsNextHand(hands_.chance(50));
    case 8:
        return settings.setPointsCountDown(hands_.chance(50));
    case 9:
        return settings.setSortOrder(pick(Settings::SortOrder::Own));
    case 10:
        return settings.setPace(hands_.oneOf(kPaces));
    case 11:
        return settings.setPlayBy(pick(Settings::PlayBy::Drag));
    case 12:
        return settings.setNativeDigits(hands_.chance(50));
    case 13:
        return settings.setCardColours(pick(Settings::CardColours::Vivid));
    case 14:
        return settings.setLargeSigns(hands_.chance(50));
    case 15:
        return settings.setShowsKnownCards(hands_.chance(50));
    default:
        return settings.setAllowsUndoWithPeople(hands_.chance(50));
    }
}

void WindowSteps::resize()
{
    static constexpr QSize kSizes[] = {{480, 400},  {640, 480},  {800, 600},  {999, 700},
                                       {1000, 700}, {1280, 800}, {1920, 1080}};
    const QSize size =
        hands_.chance(50) ? hands_.oneOf(kSizes) : QSize(480 + hands_.below(1440), 400 + hands_.below(680));
    hands_.report.note(QStringLiteral("resize to %1x%2").arg(size.width()).arg(size.height()));
    hands_.window.windowHandle()->resize(size);
}

/// Changes the size of the system font.
void WindowSteps::changeFont()
{
    QFont font = QApplication::font();
    font.setPointSize(7 + hands_.below(12));
    hands_.report.note(QStringLiteral("letters of %1 points").arg(font.pointSize()));
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
    const bool away = QGuiApplication::focusWindow() == hands_.window.windowHandle();
    hands_.report.note(away ? QStringLiteral("to another window") : QStringLiteral("back to the window"));
    (away ? elsewhere_->windowHandle() : hands_.window.windowHandle())->requestActivate();
}

void WindowSteps::dropFile()
{
    const QDir games(hands_.folder + QStringLiteral("/games"));
    const QStringList files = games.entryList(QDir::Files) << QStringLiteral("missing.meadhall");
    const QString &file = hands_.oneOf(files);
    hands_.report.note(QStringLiteral("drop %1").arg(file));
    hands_.input.dropFile(hands_.window.windowHandle(), hands_.placeIn(&hands_.window), games.filePath(file));
}

void WindowSteps::begin()
{
    GameSetup setup;
    setup.game = hands_.chance(55) ? Game::Odin : Game::Ninjan;
    setup.chairs.clear();
    const int players = 2 + hands_.below(setup.game == Game::Odin ? 5 : 4);
    const int people = hands_.chance(60) ? 1 : hands_.below(players + 1);
    for (int i = 0; i < players; ++i) {
        // Strong players think long, so they are rare.
        const auto level = static_cast<players::Level>(hands_.chance(92) ? hands_.below(3) : hands_.below(5));
        setup.chairs.push_back(i < people
                                   ? ChairSetup::human(hands_.chance(50) ? QString() : QStringLiteral("Ada %1").arg(i))
                                   : ChairSetup::computer(level));
    }
    for (int i = players - 1; i > 0; --i)
        std::swap(setup.chairs[toIndex(i)], setup.chairs[toIndex(hands_.below(i + 1))]);
    applyEdition(setup, static_cast<odin::Edition::Id>(hands_.below(2)));
    setup.target = hands_.chance(50) ? 5 : 15;
    setup.wholeHandLead = hands_.chance(50) ? odin::WholeHandLead::Optional : setup.wholeHandLead;
    setup.deal = 1 + hands_.random.below(1'000'000);
    if (!problemsOf(setup).empty())
        return;
    hands_.report.note(QStringLiteral("begin %1 with %2 chairs, %3 people")
                           .arg(setup.game == Game::Odin ? "Odin" : "Ninjan")
                           .arg(players)
                           .arg(people));
    hands_.window.begin(setup);
}

} // namespace meadhall::soak
