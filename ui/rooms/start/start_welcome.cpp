// SPDX-License-Identifier: GPL-3.0-or-later
// StartPage: the welcome of the first start.
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "ui/base/settings/languages.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/segments.h"
#include "ui/rooms/start/start_page.h"
#include "ui/rooms/start/start_panels.h"
#include "ui/table/games/games.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace meadhall::ui {

namespace {

constexpr int kWelcomeWidth = 1060, kWelcomeGap = 14;

} // namespace

StartPanel *StartPage::gamePanel(Game game, QWidget *parent)
{
    const bool odin = game == Game::Odin;
    const GameTraits &traits = traitsOf(game);
    const QString sentence =
        odin ? tr("Beat what lies on the table with a higher value, and be the first to run out of cards.", "Odin")
             : tr("Rock beats scissors, scissors beat paper: choose in secret, take the good piles, leave the bad.",
                  "Ninjan");
    const QString players = tr("%1 to %2 players.").arg(number(traits.minPlayers), number(traits.maxPlayers));
    auto *panel = new StartPanel(new FanPicture(game, cache_, settings_, parent), gameInfo(game).name(),
                                 sentence + QLatin1Char(' ') + players, true, parent);
    QPushButton *play = panel->addButton(odin ? tr("Play &Odin", "button") : tr("Play &Ninjan", "button"),
                                         odin ? "newGame" : "playNinjan", Glyph::Play);
    play->setDefault(odin);
    connect(play, &QPushButton::clicked, this, [this, game] { Q_EMIT gameRequested(game); });
    if (QAction *lesson = offer_.lessons.at(toIndex(game)); lesson && lesson->isVisible() && lesson->isEnabled()) {
        QPushButton *learn = panel->addButton(odin ? tr("Learn &in 3 minutes", "button: Odin")
                                                   : tr("Learn in 3 min&utes", "button: Ninjan"),
                                              odin ? "learn" : "learnNinjan", Glyph::Learn);
        // Both are on the page, and a screen reader does not say below which picture one is.
        learn->setAccessibleName(gameInfo(game).name() + QStringLiteral(": ") + learn->text().remove(QLatin1Char('&')));
        connect(learn, &QPushButton::clicked, lesson, &QAction::trigger);
    }
    return panel;
}

/// Both games, and the language that the rest is in.
QWidget *StartPage::welcome()
{
    auto *contents = new QWidget;
    auto *column = new QVBoxLayout(contents);
    column->setSpacing(grown(kWelcomeGap));
    auto *title = new QLabel(tr("Welcome to the hall", "title of the first start"), contents);
    auto *words = new QLabel(tr("Two card games, against computer players who never see your cards."), contents);
    QFont large = font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * (isSmall() ? 1.7 : 2.5));
    title->setFont(large);
    for (QLabel *label : {title, words}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        QPalette ink; // on the wood
        ink.setColor(QPalette::WindowText, paletteOf(themeOf(palette())).text);
        label->setPalette(ink);
    }
    auto *games = new QHBoxLayout;
    games->setSpacing(grown(kWelcomeGap));
    for (const Game game : {Game::Odin, Game::Ninjan}) {
        StartPanel *panel = gamePanel(game, contents);
        panel->setMaximumSize(grown(kWelcomeWidth / 2), grown(430));
        panel->setCompact(isSmall());
        games->addWidget(panel);
    }
    auto *languages = new Segments(contents);
    languages->setObjectName(QStringLiteral("startLanguages"));
    languages->setAccessibleName(tr("Language", "choice at the first start"));
    for (const QString &code : languageCodes()) {
        languages->addChoice(languageName(code));
        languages->button(languages->count() - 1)->setObjectName(kLanguageButton + code);
    }
    languages->combo()->setObjectName(QStringLiteral("startLanguage"));
    languages->setCurrent(static_cast<int>(languageCodes().indexOf(offer_.language)));
    connect(languages, &Segments::activated, this,
            [this](int index) { Q_EMIT languageChosen(languageCodes().at(index)); });
    column->addStretch(1);
    column->addWidget(title);
    column->addWidget(words);
    column->addLayout(games, 12);
    column->addWidget(languages, 0, Qt::AlignHCenter);
    column->addStretch(1);
    return contents;
}

} // namespace meadhall::ui
