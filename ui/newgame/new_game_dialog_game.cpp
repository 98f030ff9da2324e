#include "ui/newgame/new_game_dialog_game.h"

#include "ui/games/games.h"
#include "ui/newgame/new_game_widgets.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStyleOptionButton>
#include <QStylePainter>

namespace meadhall::ui {

namespace {

constexpr int kGameIcon = 28;

/// A button with icon and Latin text. In right-to-left layouts Qt mirrors the position of the text twice.
class GameButton : public QPushButton {
public:
    using QPushButton::QPushButton;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QStylePainter painter(this);
        painter.setLayoutDirection(Qt::LeftToRight);
        QStyleOptionButton option;
        initStyleOption(&option);
        painter.drawControl(QStyle::CE_PushButton, option);
    }
};

} // namespace

GameChoice::GameChoice(QWidget *parent) : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(8);
    for (const GameInfo &game : playedGames()) {
        auto *button = new GameButton(game.name(), this);
        button->setObjectName(QStringLiteral("game") + game.name());
        button->setCheckable(true);
        button->setAutoDefault(false); // Enter presses Play
        button->setIconSize({kGameIcon, kGameIcon});
        button->setMinimumHeight(kGameIcon + 12);
        row->addWidget(button, 1);
        buttons_.push_back(button);
        connect(button, &QPushButton::clicked, this, [this, which = game.game] {
            setGame(which);
            Q_EMIT chosen(which);
        });
    }
    dress();
}

void GameChoice::setGame(Game game)
{
    for (std::size_t i = 0; i < buttons_.size(); ++i)
        buttons_[i]->setChecked(playedGames()[i].game == game);
    dress();
}

void GameChoice::dress()
{
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        const bool on = buttons_[i]->isChecked();
        QFont buttonFont = font();
        buttonFont.setBold(on);
        buttons_[i]->setFont(buttonFont);
        // The style alone hardly distinguishes a checked button.
        QPalette colours = palette();
        if (on) {
            colours.setColor(QPalette::Button, colours.color(QPalette::Highlight));
            colours.setColor(QPalette::ButtonText, colours.color(QPalette::HighlightedText));
        }
        buttons_[i]->setPalette(colours);
        const ArtKey picture = playedGames()[i].picture(newGameTheme(this));
        buttons_[i]->setIcon(newGamePicture(this, picture, QSizeF(kGameIcon, kGameIcon)));
    }
}

void GameChoice::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        dress();
}

} // namespace meadhall::ui
