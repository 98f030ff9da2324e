// SPDX-License-Identifier: GPL-3.0-or-later
// Past games dialog: building the widgets, and their texts.
#include "ui/rooms/pastgames/past_games_dialog.h"

#include "ui/base/graphics/small_picture.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/unseen_label.h"
#include "ui/rooms/pastgames/game_delegate.h"
#include "ui/rooms/pastgames/game_details.h"
#include "ui/table/games/games.h"
#include "ui/table/seats/past_game_text.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace meadhall::ui {

namespace {

constexpr int kSearchSign = 16; ///< px at 1×
/// Least widths of the dialog in px for the details, and for all filters in one row.
constexpr int kRoomForDetails = 900, kRoomForFilters = 720;

} // namespace

QWidget *PastGamesDialog::buildFilters()
{
    auto *filters = new QWidget(this);
    filters_ = new QBoxLayout(QBoxLayout::LeftToRight, filters);
    filters_->setContentsMargins({});
    auto *row = new QHBoxLayout;
    search_ = new QLineEdit(filters);
    search_->setObjectName(QStringLiteral("search"));
    search_->setClearButtonEnabled(true);
    search_->setMinimumWidth(150);
    searchSign_ = search_->addAction(QIcon(), QLineEdit::LeadingPosition);
    filters_->addWidget(search_, 1);
    filters_->addLayout(row);
    const auto box = [&](const char *name) {
        auto *one = new QComboBox(filters);
        one->setObjectName(QLatin1String(name));
        one->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        one->setMinimumContentsLength(11);
        row->addWidget(one);
        return one;
    };
    game_ = box("game");
    state_ = box("state");
    opponent_ = box("opponent");
    return filters;
}

QWidget *PastGamesDialog::buildMiddle(PixmapCache &cache)
{
    middle_ = new QStackedWidget(this);
    lists_ = new QWidget(middle_);
    auto *row = new QHBoxLayout(lists_);
    row->setContentsMargins({});
    row->setSpacing(12);
    list_ = new QListView(lists_);
    list_->setObjectName(QStringLiteral("games"));
    list_->setModel(model_);
    list_->setItemDelegate(new GameDelegate(*model_, cache, list_));
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setMouseTracking(true);
    list_->viewport()->setAttribute(Qt::WA_Hover);
    connect(&cache, &PixmapCache::ready, list_->viewport(), qOverload<>(&QWidget::update));
    details_ = new GameDetails(cache, lists_);
    row->addWidget(list_, 3);
    row->addWidget(details_, 2);
    middle_->addWidget(lists_);
    middle_->addWidget(buildEmpty());
    return middle_;
}

/// Shown instead of an empty list.
QWidget *PastGamesDialog::buildEmpty()
{
    empty_ = new QWidget(middle_);
    auto *column = new QVBoxLayout(empty_);
    emptyTitle_ = new QLabel(empty_);
    QFont large = font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 1.45);
    emptyTitle_->setFont(large);
    emptyText_ = new QLabel(empty_);
    for (QLabel *label : {emptyTitle_, emptyText_}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
    }
    play_ = new QPushButton(empty_);
    play_->setObjectName(QStringLiteral("play"));
    openFile_ = new QPushButton(empty_);
    openFile_->setObjectName(QStringLiteral("openFile"));
    showAll_ = new QPushButton(empty_);
    showAll_->setObjectName(QStringLiteral("showAll"));
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    for (QPushButton *button : {play_, openFile_, showAll_})
        buttons->addWidget(button);
    buttons->addStretch();
    column->addStretch(2);
    column->addWidget(emptyTitle_);
    column->addSpacing(8);
    column->addWidget(emptyText_);
    column->addSpacing(12);
    column->addLayout(buttons);
    column->addStretch(3);
    return empty_;
}

QWidget *PastGamesDialog::buildUndoBar()
{
    undoBar_ = new QFrame(this);
    undoBar_->setObjectName(QStringLiteral("undoBar"));
    static_cast<QFrame *>(undoBar_)->setFrameShape(QFrame::StyledPanel);
    auto *row = new QHBoxLayout(undoBar_);
    row->setContentsMargins(12, 4, 6, 4);
    undoText_ = new QLabel(undoBar_);
    undo_ = new QPushButton(undoBar_);
    undo_->setObjectName(QStringLiteral("undo"));
    undo_->setAutoDefault(false);
    row->addWidget(undoText_, 1);
    row->addWidget(undo_);
    undoBar_->hide();
    return undoBar_;
}

void PastGamesDialog::buildButtons()
{
    QHBoxLayout *row = foot();
    body()->addLayout(deeds_ = new QHBoxLayout);
    const auto button = [&](const char *name) {
        auto *one = new QPushButton;
        one->setObjectName(QLatin1String(name));
        one->setAutoDefault(false);
        row->addWidget(one);
        return one;
    };
    open_ = button("open");
    open_->setDefault(true);
    review_ = button("review");
    save_ = button("save");
    delete_ = button("delete");
    row->addStretch(1);
    progress_ = new QProgressBar;
    progress_->setObjectName(QStringLiteral("progress"));
    progress_->setFixedWidth(260);
    progress_->hide();
    row->addWidget(progress_);
    close_ = button("close");
}

void PastGamesDialog::updateSign()
{
    const QSizeF size(grown(kSearchSign), grown(kSearchSign));
    const ArtKey sign = glyphArt(Glyph::Search, paletteOf(themeOf(palette())).textDim);
    searchSign_->setIcon(QIcon(smallPicture(sign, size, devicePixelRatioF())));
}

/// Where the window is narrow for its words, the search is above the filters and half of the buttons above the foot.
void PastGamesDialog::arrange()
{
    details_->setVisible(width() >= kRoomForDetails);
    filters_->setDirection(width() < grown(kRoomForFilters) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    int wanted = 0;
    for (const QPushButton *button : {open_, review_, save_, delete_, close_})
        wanted += button->sizeHint().width() + foot()->spacing();
    const QMargins margins = foot()->contentsMargins();
    const bool tight = wanted > width() - margins.left() - margins.right();
    if (tight == (deeds_->indexOf(save_) >= 0))
        return;
    for (QPushButton *button : {save_, delete_}) {
        if (tight)
            deeds_->addWidget(button);
        else
            foot()->insertWidget(foot()->indexOf(review_) + (button == save_ ? 1 : 2), button);
    }
    if (tight)
        deeds_->addStretch(1);
    else
        delete deeds_->takeAt(0);
}

void PastGamesDialog::retranslate()
{
    setWindowTitle(tr("Past games", "title"));
    updateSign();
    search_->setPlaceholderText(tr("Name, date or deal number", "what can be searched for"));
    search_->setAccessibleName(tr("Search games"));
    setUnseenLabel(*game_, tr("Game", "which games are shown"));
    setUnseenLabel(*state_, tr("State", "which games are shown: finished or not"));
    setUnseenLabel(*opponent_, tr("Opponent", "games with whom are shown"));
    list_->setAccessibleName(tr("Games played"));
    review_->setText(tr("&Review", "button: looks at a game again"));
    save_->setText(tr("&Save a copy…", "button"));
    delete_->setText(tr("&Delete", "button: a game"));
    undo_->setText(tr("&Undo (%1)", "button: brings back what was deleted; a key")
                       .arg(QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText)));
    close_->setText(tr("C&lose", "button"));
    play_->setText(tr("&Play a game", "button"));
    openFile_->setText(tr("Open a &file…", "button"));
    showAll_->setText(tr("Show &all", "button: every game, whatever was searched for"));
    fillFilters();
    showChosen();
    follow();
    arrange();
}

/// Refills the filters, keeping the selection.
void PastGamesDialog::fillFilters()
{
    const auto fill = [](QComboBox *box, const QStringList &choices) {
        const QSignalBlocker quiet(box);
        const int chosen = std::max(0, box->currentIndex());
        box->clear();
        box->addItems(choices);
        box->setCurrentIndex(chosen);
    };
    QStringList games{tr("All games", "Odin or Ninjan")};
    for (const GameInfo &one : playedGames())
        games.push_back(one.name());
    fill(game_, games);
    fill(state_, {tr("All states", "finished or not"), tr("Not finished", "games"), tr("Finished", "games"),
                  tr("Damaged", "files of games")});
    QStringList opponents{tr("All opponents")};
    for (const QString &one : opponents_)
        opponents.push_back(PastGameText::opponentName(one));
    fill(opponent_, opponents);
}

} // namespace meadhall::ui
