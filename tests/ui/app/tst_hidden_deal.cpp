// SPDX-License-Identifier: GPL-3.0-or-later
// Every hand can be computed from the number of a deal: while guests or programs play, no text of the program shows it
// before the end.
#include "tests/test_program.h"
#include "tests/ui/accessible_tree.h"
#include "tests/ui/kept_window.h"
#include "tests/ui/text_recorder.h"
#include "ui/base/accessibility/announcer.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QFileDialog>
#include <QTextEdit>

using namespace meadhall;

namespace {

constexpr quint64 kDeal = 739184620517;

/// The digits of a text in a row, whatever stands between them and in whatever script.
QString digitsOf(const QString &text)
{
    QString digits;
    for (const QChar c : text)
        if (c.isDigit())
            digits += QChar(QLatin1Char(static_cast<char>('0' + c.digitValue())));
    return digits;
}

QStringList textsOf(QAbstractItemModel &model, const QModelIndex &parent = {})
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(parent); ++row)
        for (int column = 0; column < model.columnCount(parent); ++column)
            for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole),
                                   int(Qt::AccessibleDescriptionRole)})
                texts.push_back(model.data(model.index(row, column, parent), role).toString());
    return texts;
}

/// All that windows show, tell or would tell now.
QStringList allTexts()
{
    QStringList texts{QGuiApplication::clipboard()->text()};
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget *widget : widgets) {
        texts += {widget->windowTitle(),
                  widget->toolTip(),
                  widget->whatsThis(),
                  widget->accessibleName(),
                  widget->statusTip(),
                  widget->accessibleDescription(),
                  widget->property("text").toString(),
                  widget->property("plainText").toString(),
                  widget->property("placeholderText").toString()};
        for (const QAction *action : widget->actions())
            texts += {action->text(), action->toolTip(), action->statusTip()};
        if (auto *view = qobject_cast<QAbstractItemView *>(widget); view && view->model())
            texts += textsOf(*view->model());
        if (widget->isVisible())
            for (const PaintedText &painted : TextRecorder::textsOn(*widget))
                texts.push_back(painted.text);
        if (!widget->isWindow() || !widget->isVisible())
            continue;
        for (const Interface one : below(QAccessible::queryAccessibleInterface(widget)))
            for (const auto part : {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
                texts.push_back(one->text(part));
    }
    return texts;
}

QString textWithDeal(const QStringList &texts)
{
    const auto shows = [](const QString &text) { return digitsOf(text).contains(QString::number(kDeal)); };
    const auto found = std::find_if(texts.begin(), texts.end(), shows);
    return found == texts.end() ? QString() : *found;
}

/// Opens what tells of a game, one thing after another, and collects all texts.
QStringList lookEverywhere(KeptWindow &p)
{
    ui::Actions &actions = p.window().actions();
    QStringList texts = allTexts();
    for (QAction *action : {actions.aboutGame, actions.newGame, actions.playAgain, actions.pastGames, actions.save,
                            actions.compareDeal, actions.rulesNow}) {
        if (!action->isEnabled())
            continue;
        action->trigger();
        QCoreApplication::sendPostedEvents();
        if (ui::PastGamesDialog *list = p.list())
            [&] { QTRY_VERIFY(!list->isBusy()); }();
        texts += allTexts();
        if (const auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget()))
            texts += dialog->selectedFiles();
        for (int i = 0; i < 3 && frontDialog(); ++i) {
            qobject_cast<QDialog *>(frontDialog())->reject();
            QCoreApplication::sendPostedEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }
    return texts;
}

Events gameWith(Game game, const char *other)
{
    const Events whole = test::finishedGame(game == Game::Odin ? 0 : 2);
    Events events{whole};
    auto &first = std::get<GameEvent>(events.front());
    first.deal = kDeal;
    first.chairs.back() = other;
    return events;
}

} // namespace

class TestHiddenDeal : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void isShownNowhere_data();
    void isShownNowhere();
};

void TestHiddenDeal::init() { QGuiApplication::clipboard()->clear(); }

void TestHiddenDeal::isShownNowhere_data()
{
    QTest::addColumn<Game>("game");
    QTest::addColumn<QByteArray>("other");
    for (const Game game : {Game::Odin, Game::Ninjan})
        for (const char *other : {"guest", "exec:no-such-program", "computer:easy"})
            QTest::addRow("%s, %s", game == Game::Odin ? "odin" : "ninjan", other) << game << QByteArray(other);
}

/// A deal among people at this screen and computers is no secret: there the same search finds the number.
void TestHiddenDeal::isShownNowhere()
{
    QFETCH(Game, game);
    QFETCH(QByteArray, other);
    const Events whole = gameWith(game, other.constData());
    KeptWindow p;
    QStringList announced;
    for (const char *language : {"en", "ar"}) {
        p.languages().setLanguage(QLatin1String(language));
        p.settings().nativeDigits.set(true);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(p.begin(test::beginningOf(whole, whole.size() / 2)), Reason::None);
        connect(&p.window().tableView().announcer(), &ui::Announcer::announced, this,
                [&announced](const QString &words) { announced.push_back(words); });
        p.key(Qt::Key_Return);
        const QString shown = textWithDeal(lookEverywhere(p) + std::exchange(announced, {}));
        QVERIFY2(shown.isEmpty() == (other != "computer:easy"), qPrintable(shown));
        for (int seat = kSpectator; seat < p.table().players(); ++seat)
            QVERIFY(!std::get<GameEvent>(p.table().seenBy(seat).front()).deal);
    }
    QCOMPARE(p.begin(whole), Reason::None);
    QVERIFY(!textWithDeal(lookEverywhere(p)).isEmpty()); // now everybody may know it
}

REGISTER_TEST(TestHiddenDeal)
#include "tst_hidden_deal.moc"
