// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/puzzles/puzzle_hall.h"

#include "engine/clock/clock.h"
#include "engine/review/judge/verdict.h"
#include "ui/base/accessibility/widget_accessible.h"
#include "ui/base/graphics/card_faces.h"
#include "ui/base/graphics/pixmap_cache.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/graphics/verdict_sign.h"
#include "ui/base/settings/settings.h"
#include "ui/base/text/errors.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/plaque.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/puzzles/puzzle_store.h"
#include "ui/rooms/puzzles/puzzle_text.h"
#include "ui/rooms/puzzles/puzzle_widgets.h"
#include "ui/table/games/games.h"
#include "ui/table/seats/past_game_text.h"

#include <QFontInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace meadhall::ui {

namespace {

constexpr int kDaysShown = 12;
constexpr int kRowsShown = 12;
constexpr int kFanShown = 5;
constexpr int kSign = 22; ///< beside a heading, in px at 1×
constexpr int kHallGap = 14, kHallInset = 22, kHallEdge = 28, kHallNarrowEdge = 16;
constexpr int kOneColumn = 780; ///< narrower windows
constexpr int kHallLeft = 372;
constexpr qreal kFanTurn = 5; ///< degrees between neighbouring cards
constexpr std::size_t kFanCards = 9;

constexpr int kPackWidth = 236, kPackHeight = 166, kPackInset = 18;
constexpr int kRowTall = 46, kRowCards = 4;
constexpr qreal kNarrowRow = 520;

QFont packFont(QFont font, qreal factor, bool bold)
{
    font.setPixelSize(qRound(QFontInfo(font).pixelSize() * factor)); // as fittedFont() needs it
    font.setBold(bold);
    return font;
}

/// Pictures of cards of a game, as in a hand, in the order of the hand.
std::vector<ArtKey> cardArts(Game game, CardSet cards, Theme theme, CardLook look)
{
    std::vector<ArtKey> arts;
    for (const Card card : cards)
        arts.push_back(cardArt(game, card, theme, look));
    return arts;
}

/// A heading with a sign before it; retranslate() gives them their contents.
QHBoxLayout *headOf(QLabel *sign, QLabel *heading)
{
    QHBoxLayout *head = newRow(grown(8));
    head->addWidget(sign);
    head->addWidget(heading, 1);
    return head;
}

QVBoxLayout *columnIn(QWidget *plate)
{
    auto *column = new QVBoxLayout(plate);
    column->setContentsMargins(grown(kHallInset), grown(16), grown(kHallInset), grown(16));
    column->setSpacing(grown(6));
    return column;
}

} // namespace

/// Cards as a fan.
class CardFan : public QWidget {
    Q_OBJECT

public:
    /// @param cache must outlive this widget
    explicit CardFan(PixmapCache &cache, QWidget *parent = nullptr) : QWidget(parent), cache_(cache)
    {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        connect(&cache, &PixmapCache::ready, this, QOverload<>::of(&QWidget::update));
    }
    void setCards(std::vector<ArtKey> cards)
    {
        cards_ = std::move(cards);
        if (cards_.size() > kFanCards)
            cards_.resize(kFanCards);
        update();
    }
    QSize sizeHint() const override { return {grown(280), grown(170)}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        if (cards_.empty())
            return;
        QPainter painter(this);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        const auto count = static_cast<qreal>(cards_.size());
        const qreal height = std::min<qreal>(this->height() * 0.86, width() * 0.7), card = height / 2;
        const qreal step = count < 2 ? 0 : std::min(card * 0.8, (width() * 0.92 - card) / (count - 1));
        const qreal left = (width() - card - step * (count - 1)) / 2 + card / 2;
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            const qreal place = static_cast<qreal>(i) - (count - 1) / 2;
            const qreal index = mirrored ? count - 1 - static_cast<qreal>(i) : static_cast<qreal>(i);
            painter.save();
            painter.translate(left + step * index, this->height() / 2.0 + place * place * 1.5);
            painter.rotate((mirrored ? -place : place) * kFanTurn * std::min(1.0, 4 / count));
            paintArt(&painter, cache_, cards_[i], QRectF(-card / 2, -height / 2, card, height));
            painter.restore();
        }
    }

private:
    PixmapCache &cache_;
    std::vector<ArtKey> cards_;
};

/// Base of the buttons below: can be pressed by mouse and keyboard, and draws its ground.
class PuzzleButton : public QAbstractButton {
    Q_OBJECT

public:
    PuzzleButton(PixmapCache &cache, QWidget *parent) : QAbstractButton(parent), cache_(cache)
    {
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
        connect(&cache, &PixmapCache::ready, this, QOverload<>::of(&QWidget::update));
    }

protected:
    PixmapCache &cache() const { return cache_; }
    void paintGround(QPainter &painter, qreal radius) const
    {
        const Palette &colours = paletteOf(themeOf(palette()));
        const QRectF plate(rect());
        drawPlate(painter, plate, isDown() || underMouse() ? colours.chosenRow : colours.plaque, colours.woodGap,
                  radius, 3);
        drawPlate(painter, plate.adjusted(1.5, 1.5, -1.5, -1.5), {}, colours.edge, radius, 2);
        if (hasFocus())
            drawFocusRing(painter, plate.adjusted(1, 1, -1, -1), controlColours(palette()), radius);
    }
    /// Cards beside each other.
    void paintCards(QPainter &painter, const std::vector<ArtKey> &cards, const QRectF &room, qreal step,
                    qreal turn) const
    {
        const qreal height = room.height(), width = height / 2;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            painter.save();
            painter.translate(room.left() + width / 2 + step * static_cast<qreal>(i), room.center().y());
            painter.rotate(turn * (static_cast<qreal>(i) - static_cast<qreal>(cards.size() - 1) / 2));
            painter.setOpacity(isEnabled() ? 1 : 0.5);
            paintArt(&painter, cache_, cards[i], QRectF(-width / 2, -height / 2, width, height));
            painter.restore();
        }
    }

private:
    PixmapCache &cache_;
};

class PackButton : public PuzzleButton {
    Q_OBJECT

public:
    using PuzzleButton::PuzzleButton;
    struct Contents {
        QString game, title, about, progress;
        int grade = 1;
        double share = 0;  ///< solved
        bool done = false; ///< all are solved
        std::vector<ArtKey> cards;
    };
    void setContents(Contents contents)
    {
        contents_ = std::move(contents);
        update();
    }
    QSize sizeHint() const override { return {grown(kPackWidth), grown(kPackHeight)}; }
    QSize minimumSizeHint() const override { return {grown(200), grown(kPackHeight)}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        const Theme theme = themeOf(palette());
        const Palette &colours = paletteOf(theme);
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        paintGround(painter, 12);
        const QRectF room = QRectF(rect()).adjusted(grown(kPackInset), grown(12), -grown(kPackInset), -grown(12));
        const auto at = [&](qreal left, qreal top, qreal width, qreal height) {
            return mirroredIn(room, {room.left() + left, room.top() + top, width, height}, mirrored);
        };
        const qreal tall = grown(86), card = tall / 2, cards = contents_.cards.empty() ? 0 : card * 1.75;
        const qreal words = room.width() - cards - 6;
        const QFont small = packFont(font(), 0.93, false);
        painter.setPen(colours.textDim);
        drawLine(&painter, at(0, 0, grown(56), grown(22)), fittedFont(small, contents_.game, grown(56), 0.7),
                 contents_.game, mirrored);
        drawGrade(painter, at(grown(60), 0, grown(60), grown(22)), contents_.grade, 3, mirrored, palette());
        painter.setPen(isEnabled() ? colours.text : colours.disabled);
        const QFont title = packFont(font(), 1.25, true);
        drawLine(&painter, at(0, grown(24), words, grown(28)), fittedFont(title, contents_.title, words, 0.7),
                 contents_.title, mirrored);
        painter.setPen(colours.textDim);
        const QRectF about = at(0, grown(53), words, room.height() - grown(53 + 37));
        const int flags = Qt::TextWordWrap | Qt::AlignTop
                          | static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeading));
        QFont letters = small;
        while (letters.pixelSize() > small.pixelSize() * 0.75
               && QFontMetricsF(letters).boundingRect(about, flags, contents_.about).height() > about.height())
            letters.setPixelSize(letters.pixelSize() - 1);
        painter.setFont(letters);
        painter.drawText(about, flags, contents_.about);
        paintCards(painter, contents_.cards, at(room.width() - cards, grown(4), cards, tall), card * 0.7, 8);
        const qreal line = room.height() - grown(36);
        if (contents_.done)
            drawVerdictSign(painter, review::Verdict::Best, at(0, line, grown(18), grown(18)), theme);
        painter.setPen(contents_.done ? verdictColour(review::Verdict::Best, theme) : colours.text);
        const qreal inset = contents_.done ? grown(24) : 0;
        const QFont progress = packFont(font(), 1, true);
        drawLine(&painter, at(inset, line - 2, room.width() - inset, grown(22)),
                 fittedFont(progress, contents_.progress, room.width() - inset, 0.7), contents_.progress, mirrored);
        drawPackBar(painter, at(0, room.height() - grown(9), room.width(), grown(8)), contents_.share, mirrored,
                    palette());
    }

private:
    Contents contents_;
};

class MistakeRow : public PuzzleButton {
    Q_OBJECT

public:
    using PuzzleButton::PuzzleButton;
    struct Contents {
        std::vector<ArtKey> cards;
        QString game, cost, found, due;
        int foundTimes = 0;
        bool isDue = false;
    };
    void setContents(Contents contents)
    {
        contents_ = std::move(contents);
        update();
    }
    QSize sizeHint() const override { return {grown(300), grown(kRowTall)}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        const Theme theme = themeOf(palette());
        const Palette &colours = paletteOf(theme);
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        if (isDown() || underMouse())
            drawPlate(painter, QRectF(rect()), colours.chosenRow, {}, kRowRadius);
        if (hasFocus())
            drawFocusRing(painter, QRectF(rect()), controlColours(palette()), kRowRadius);
        const QRectF room = QRectF(rect()).adjusted(grown(10), 3, -grown(10), -3);
        qreal left = 0;
        const auto next = [&](qreal width) {
            const QRectF part(room.left() + left, room.top(), width, room.height());
            left += width + grown(8);
            return mirroredIn(room, part, mirrored);
        };
        std::vector<ArtKey> cards = contents_.cards;
        if (cards.size() > kRowCards)
            cards.resize(kRowCards);
        const qreal tall = room.height() - 2, step = tall / 2 + 1;
        QRectF hand = next(step * kRowCards);
        hand.setHeight(tall);
        paintCards(painter, cards, hand, step, 0);
        const QRectF sign = next(grown(18));
        drawVerdictSign(painter, review::Verdict::Mistake,
                        {sign.left(), sign.center().y() - grown(8), qreal(grown(16)), qreal(grown(16))}, theme);
        const bool narrow = room.width() < kNarrowRow;
        const qreal due = grown(narrow ? 96 : 112), found = grown(narrow ? 44 : 160), cost = grown(narrow ? 60 : 84);
        const qreal name = std::max<qreal>(room.width() - left - due - found - cost - 3 * grown(8), grown(40));
        const auto write = [&](const QRectF &at, const QString &text, const QColor &ink, bool bold, bool far) {
            painter.setPen(ink);
            const QFont letters = packFont(font(), 1, bold);
            drawLine(&painter, at, fittedFont(letters, text, at.width(), 0.65), text, far != mirrored);
        };
        write(next(name), contents_.game, colours.text, false, false);
        write(next(cost), contents_.cost, colours.textDim, false, false);
        const QRectF steps = next(found);
        drawGrade(painter, steps, contents_.foundTimes, 2, mirrored, palette());
        if (!narrow) {
            const qreal after = grown(44);
            write(mirrored ? steps.adjusted(0, 0, -after, 0) : steps.adjusted(after, 0, 0, 0), contents_.found,
                  colours.textDim, false, false);
        }
        write(next(due), contents_.due, contents_.isDue ? colours.text : colours.textDim, contents_.isDue, true);
    }

private:
    Contents contents_;
};

PuzzleHall::PuzzleHall(PuzzleStore &store, Settings &settings, PixmapCache &cache, QWidget *parent)
    : Room(parent), store_(store), settings_(settings), cache_(cache)
{
    setObjectName(QStringLiteral("puzzles"));
    build();
    connect(&store_, &PuzzleStore::loaded, this, [this] {
        refresh();
        if (hasFocus())
            first()->setFocus();
    });
    connect(&store_, &PuzzleStore::changed, this, &PuzzleHall::refresh);
    connect(&Clock::instance(), &Clock::dayChanged, this, &PuzzleHall::refresh);
    connect(&settings_, &Settings::cardLookChanged, this, &PuzzleHall::refresh);
    retranslate();
    followChanges(this, {QEvent::LanguageChange, QEvent::PaletteChange, QEvent::LayoutDirectionChange},
                  [this] { retranslate(); });
}

void PuzzleHall::build()
{
    auto *contents = new Wall(cache_, nullptr);
    scroll_ = new QScrollArea(this);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->viewport()->setAutoFillBackground(false);
    grid_ = new QGridLayout(contents);
    grid_->setSpacing(grown(kHallGap));
    buildToday();
    buildDays();
    packs_ = new QWidget(this);
    auto *packGrid = new QGridLayout(packs_);
    packGrid->setContentsMargins(0, 0, 0, 0);
    packGrid->setSpacing(grown(kHallGap));
    for (const Game game : {Game::Odin, Game::Ninjan})
        for (int grade = 1; grade <= puzzle::kGrades; ++grade) {
            auto *button = new PackButton(cache_, packs_);
            button->setObjectName(
                QStringLiteral("pack%1%2").arg(QString::number(static_cast<int>(game)), QString::number(grade)));
            packButtons_.push_back(button);
            connect(button, &QAbstractButton::clicked, this, [this, game, grade] { openPack(game, grade); });
        }
    buildMistakes();
    remark_ = wordLabel(this);
    remark_->setObjectName(QStringLiteral("puzzleRemark"));
    scroll_->setWidget(contents);
    body()->addWidget(scroll_, 1);
    arrange(Columns::Wide);
}

void PuzzleHall::buildToday()
{
    today_ = new Plaque(this);
    todaySign_ = new QLabel(today_);
    todayTitle_ = wordLabel(today_, 1.35, true);
    todayFacts_ = wordLabel(today_, 1, false, true);
    fan_ = new CardFan(cache_, today_);
    solve_ = named(new QPushButton(today_), "solveToday");
    solve_->setDefault(true);
    solve_->setAutoDefault(true);
    QVBoxLayout *column = columnIn(today_);
    column->addLayout(headOf(todaySign_, todayTitle_));
    column->addWidget(todayFacts_);
    column->addWidget(fan_, 1);
    column->addWidget(solve_);
    connect(solve_, &QPushButton::clicked, this, [this] {
        if (const puzzle::Puzzle *daily = store_.daily())
            Q_EMIT wanted({PuzzleWish::From::Daily, daily->id});
    });
}

void PuzzleHall::buildDays()
{
    daysPlate_ = new Plaque(this);
    daysSign_ = new QLabel(daysPlate_);
    daysTitle_ = wordLabel(daysPlate_, 1.2, true);
    daysLongest_ = wordLabel(daysPlate_, 0.93, false, true);
    daysLongest_->setWordWrap(false);
    daysNote_ = wordLabel(daysPlate_, 0.93, false, true);
    days_ = new BeadRow(daysPlate_);
    QHBoxLayout *head = headOf(daysSign_, daysTitle_);
    head->addWidget(daysLongest_);
    QVBoxLayout *column = columnIn(daysPlate_);
    column->addLayout(head);
    addWidgets(*column, {days_, daysNote_});
    figures_ = new Plaque(this);
    figuresTitle_ = wordLabel(figures_, 1.1, true);
    QVBoxLayout *below = columnIn(figures_);
    below->addWidget(figuresTitle_);
    auto *row = new QGridLayout;
    row->setHorizontalSpacing(grown(14));
    for (int i = 0; i < 3; ++i) {
        figureValues_.push_back(wordLabel(figures_, 1.9, true));
        figureValues_.back()->setObjectName(QStringLiteral("figure"));
        figureWords_.push_back(wordLabel(figures_, 0.93, false, true));
        row->addWidget(figureValues_.back(), 0, i);
        row->addWidget(figureWords_.back(), 1, i, Qt::AlignTop);
        row->setColumnStretch(i, 1);
    }
    below->addLayout(row);
    below->addStretch(1);
}

void PuzzleHall::buildMistakes()
{
    mistakes_ = new Plaque(this);
    mistakesSign_ = new QLabel(mistakes_);
    mistakesTitle_ = wordLabel(mistakes_, 1.35, true);
    mistakesNote_ = wordLabel(mistakes_, 1, false, true);
    repeat_ = named(new QPushButton(mistakes_), "repeatMistakes");
    repeat_->setAutoDefault(true);
    QVBoxLayout *words = newColumn(2);
    words->addLayout(headOf(mistakesSign_, mistakesTitle_));
    words->addWidget(mistakesNote_);
    auto *head = new QHBoxLayout;
    head->addLayout(words, 1);
    head->addWidget(repeat_, 0, Qt::AlignTop);
    QVBoxLayout *column = columnIn(mistakes_);
    column->addLayout(head);
    list_ = newColumn(2);
    column->addLayout(list_);
    column->addStretch(1);
    connect(repeat_, &QPushButton::clicked, this, [this] {
        if (const auto due = store_.dueMistakes(); !due.empty())
            Q_EMIT wanted({PuzzleWish::From::Mistakes, due.front()->puzzle.id});
    });
}

/// Two columns of all; or the packs below the rest; or everything in one column, the packs before figures and two or
/// one of them beside each other.
void PuzzleHall::arrange(Columns columns)
{
    columns_ = columns;
    for (QWidget *part : std::initializer_list<QWidget *>{remark_, today_, daysPlate_, figures_, packs_, mistakes_})
        grid_->removeWidget(part);
    const bool wide = columns == Columns::Wide, one = columns >= Columns::One;
    grid_->addWidget(remark_, 0, 0, 1, 2);
    if (one) {
        int row = 1;
        for (QWidget *part : std::initializer_list<QWidget *>{today_, packs_, mistakes_, daysPlate_, figures_})
            grid_->addWidget(part, row++, 0, 1, 2);
    } else {
        grid_->addWidget(today_, 1, 0, wide ? 1 : 2, 1);
        grid_->addWidget(daysPlate_, wide ? 2 : 1, wide ? 0 : 1);
        grid_->addWidget(figures_, wide ? 3 : 2, wide ? 0 : 1);
        grid_->addWidget(packs_, wide ? 1 : 3, wide ? 1 : 0, 1, wide ? 1 : 2);
        grid_->addWidget(mistakes_, wide ? 2 : 4, wide ? 1 : 0, wide ? 2 : 1, wide ? 1 : 2);
    }
    grid_->setColumnMinimumWidth(0, wide ? grown(kHallLeft) : 0);
    grid_->setColumnStretch(0, wide ? 0 : 1);
    grid_->setColumnStretch(1, 1);
    grid_->setRowStretch(3, wide ? 1 : 0);
    const int edge = grown(wide ? kHallEdge : kHallNarrowEdge);
    grid_->setContentsMargins(edge, edge, edge, edge);
    today_->setMinimumHeight(grown(wide ? 346 : one ? 226 : 250));
    auto *packGrid = static_cast<QGridLayout *>(packs_->layout());
    const int packColumns = columns == Columns::Narrow ? 1 : one ? 2 : puzzle::kGrades;
    for (PackButton *button : packButtons_)
        packGrid->removeWidget(button);
    for (int i = 0; i < static_cast<int>(packButtons_.size()); ++i)
        packGrid->addWidget(packButtons_[toIndex(i)], i / packColumns, i % packColumns);
    QWidget *before = backButton();
    for (QWidget *next : std::initializer_list<QWidget *>{solve_, packButtons_[0], packButtons_[1], packButtons_[2],
                                                          packButtons_[3], packButtons_[4], packButtons_[5], repeat_}) {
        setTabOrder(before, next);
        before = next;
    }
}

/// Uses as many columns as have room; their width depends on font and language.
void PuzzleHall::fit()
{
    const int wished = window()->width() >= grown(kSmallWidth) ? 0 : window()->width() >= grown(kOneColumn) ? 1 : 2;
    const int room = scroll_->width() - scroll_->verticalScrollBar()->sizeHint().width();
    for (int columns = wished; columns <= static_cast<int>(Columns::Narrow); ++columns) {
        if (static_cast<Columns>(columns) != columns_)
            arrange(static_cast<Columns>(columns));
        grid_->activate();
        if (grid_->minimumSize().width() <= room)
            return;
    }
}

void PuzzleHall::resizeEvent(QResizeEvent *event)
{
    Room::resizeEvent(event);
    fit();
}

QAbstractButton *PuzzleHall::pack(Game game, int grade) const
{
    return packButtons_.at(toIndex(game) * puzzle::kGrades + toIndex(grade - 1));
}

QWidget *PuzzleHall::first()
{
    return solve_->isEnabled() ? static_cast<QWidget *>(solve_) : store_.isLoaded() ? Room::first() : this;
}

void PuzzleHall::retranslate()
{
    setTitle(tr("Puzzles", "title of a page"));
    setFacts(tr("Find the move: one answer is clearly best", "below the title of a page"));
    todayTitle_->setText(PuzzleText::ofTheDay());
    figuresTitle_->setText(tr("All puzzles", "heading"));
    const QStringList words{tr("solved", "below a number of puzzles"), PuzzleText::atFirstAttempt(),
                            tr("your stage, of 3", "below a number such as 2.2")};
    for (int i = 0; i < words.size(); ++i) {
        figureWords_[toIndex(i)]->setText(words[i]);
        // Figures count as left to right in every language.
        figureValues_[toIndex(i)]->setAlignment((isRightToLeft() ? Qt::AlignRight | Qt::AlignAbsolute : Qt::AlignLeft)
                                                | Qt::AlignVCenter);
    }
    mistakesTitle_->setText(tr("Your own mistakes", "heading"));
    setGlyph(solve_, Glyph::Play);
    setGlyph(repeat_, Glyph::Play);
    const QSizeF size(grown(kSign), grown(kSign));
    const Palette &colours = paletteOf(themeOf(palette()));
    for (const auto &[label, glyph, ink] : {std::tuple{todaySign_, Glyph::Daily, colours.emphasis},
                                            {daysSign_, Glyph::Streak, colours.text},
                                            {mistakesSign_, Glyph::Again, colours.text}})
        setPicture(label, glyphArt(glyph, ink), size);
    refresh();
}

void PuzzleHall::refresh()
{
    showToday();
    showDays();
    showPacks();
    showMistakes();
    // What the words beside a button tell.
    nameAccessibly(*solve_, {}, spoken(joined({todayFacts_->text(), daysTitle_->text()})));
    nameAccessibly(*repeat_, {}, spoken(mistakesNote_->text()));
    QStringList remarks;
    const record::KeptFile &file = store_.file();
    if (!file.setAsideName().isEmpty())
        remarks.push_back(tr("Your solved puzzles could not be read; the damaged file was kept as “%1”.")
                              .arg(isolated(file.setAsideName())));
    if (file.error() != 0)
        remarks.push_back(Errors::unsaved(record::Kept::Puzzles, file.error()));
    remark_->setText(remarks.join(QLatin1Char('\n')));
    remark_->setVisible(!remarks.isEmpty());
    fit();
}

void PuzzleHall::showToday()
{
    const puzzle::Puzzle *daily = store_.daily();
    const QString day = PastGameText::day(Clock::today());
    const bool solved = store_.progress().solvedDaily(Clock::today());
    solve_->setEnabled(daily != nullptr);
    solve_->setText(solved ? tr("Solve it again", "button: the puzzle of the day")
                           : tr("Solve it", "button: the puzzle of the day"));
    if (!daily) {
        todayFacts_->setText(store_.isLoaded() ? tr("The puzzles are missing or unreadable.") : QString());
        fan_->setCards({});
        return;
    }
    const QString game = isolated(gameInfo(daily->game()).name());
    todayFacts_->setText(solved ? tr("%1 · %2 · solved", "a date; a game").arg(day, game)
                                : tr("%1 · %2 · the same for everyone", "a date; a game").arg(day, game));
    auto cards = cardArts(daily->game(), handOf(daily->seen, daily->seat), themeOf(palette()), cardLookOf(settings_));
    if (cards.size() > kFanShown)
        cards.resize(kFanShown);
    fan_->setCards(std::move(cards));
}

void PuzzleHall::showDays()
{
    const puzzle::Progress &progress = store_.progress();
    const QDate today = Clock::today();
    const int row = progress.daysInRow(today);
    daysTitle_->setText(tr("%Ln days in a row", "on which the puzzle of the day was solved", row));
    daysLongest_->setText(tr("longest: %1", "number of days in a row").arg(number(progress.longestDays())));
    daysLongest_->setVisible(progress.longestDays() > 0);
    daysNote_->setText(
        progress.solvedDaily(today)
            ? tr("Come back tomorrow for the next one.", "below the days in a row")
            : tr("Solve today’s puzzle to make it %1.", "below the days in a row; a number").arg(number(row + 1)));
    std::vector<bool> beads;
    int solved = 0;
    for (int back = kDaysShown - 1; back >= 0; --back) {
        beads.push_back(progress.solvedDaily(today.addDays(-back)));
        solved += beads.back() ? 1 : 0;
    }
    days_->setBeads(beads, tr("%1 of the last %2 days", "for screen readers: with a solved puzzle of the day")
                               .arg(number(solved), number(kDaysShown)));
    figureValues_[0]->setText(number(progress.solved()));
    const int share =
        progress.solved() > 0 ? static_cast<int>(std::lround(100.0 * progress.atFirstTry() / progress.solved())) : 0;
    figureValues_[1]->setText(progress.solved() > 0 ? tr("%1%", "percent").arg(number(share)) : QStringLiteral("–"));
    figureValues_[2]->setText(decimal(std::min(store_.gradeNow(), 4.0)));
}

QString PuzzleHall::packWords(Game game, int grade) const
{
    const auto pack = store_.packOf(game, grade);
    const int solved = store_.solvedIn(pack), all = static_cast<int>(pack.size());
    if (all == 0)
        return store_.isLoaded() ? tr("missing or unreadable", "a pack of puzzles") : QString();
    if (solved == all)
        return tr("all %Ln solved", "a pack of puzzles", all);
    if (solved == 0)
        return tr("%Ln puzzles, none solved", "a pack of puzzles", all);
    return TableText::placeOf(solved, all);
}

void PuzzleHall::showPacks()
{
    for (const Game game : {Game::Odin, Game::Ninjan})
        for (int grade = 1; grade <= puzzle::kGrades; ++grade) {
            const auto puzzles = store_.packOf(game, grade);
            const int solved = store_.solvedIn(puzzles), all = static_cast<int>(puzzles.size());
            PackButton::Contents contents;
            contents.game = gameInfo(game).name();
            contents.title = PuzzleText::gradeTitle(grade);
            contents.about = PuzzleText::gradeAbout(game, grade);
            contents.progress = packWords(game, grade);
            contents.grade = grade;
            contents.share = all > 0 ? static_cast<double>(solved) / all : 0;
            contents.done = all > 0 && solved == all;
            if (all > 0) {
                const puzzle::Puzzle &first = *puzzles.front();
                contents.cards =
                    cardArts(game, handOf(first.seen, first.seat), themeOf(palette()), cardLookOf(settings_));
                contents.cards.resize(std::min<std::size_t>(contents.cards.size(), 2));
            }
            auto *button = static_cast<PackButton *>(pack(game, grade));
            button->setEnabled(all > 0);
            //: a pack of puzzles for screen readers; %1: a game, %2: its title, %3: “grade 2”, %4: “22 of 60”
            button->setAccessibleName(
                tr("%1, %2, %3: %4").arg(contents.game, contents.title, PuzzleText::grade(grade), contents.progress));
            button->setAccessibleDescription(contents.about);
            button->setContents(std::move(contents));
        }
}

/// Lists show the hand, never the answer.
void PuzzleHall::showMistakes()
{
    const auto open = store_.openMistakes();
    const int due = static_cast<int>(store_.dueMistakes().size());
    const QDate today = Clock::today();
    repeat_->setText(due > 0 ? tr("Practise all %Ln", "button: own mistakes that are due", due)
                             : tr("Practise", "button: own mistakes that are due"));
    repeat_->setEnabled(due > 0);
    if (open.empty())
        mistakesNote_->setText(tr("Nothing to practise. Mistakes from reviewed games appear here."));
    else if (due == 0)
        mistakesNote_->setText(
            tr("Nothing to practise today. Next: %1.", "a date").arg(PastGameText::day(store_.nextDue())));
    else
        mistakesNote_->setText(
            tr("%1 in all, %2 due today. Each comes back until you have found the better move twice.",
               "numbers of own mistakes")
                .arg(number(static_cast<int>(open.size())), number(due)));
    while (rows_.size() > std::min<std::size_t>(open.size(), kRowsShown)) {
        delete rows_.back();
        rows_.pop_back();
    }
    for (std::size_t i = 0; i < open.size() && i < kRowsShown; ++i) {
        if (i == rows_.size()) {
            rows_.push_back(new MistakeRow(cache_, mistakes_));
            rows_.back()->setObjectName(QStringLiteral("ownMistake"));
            list_->addWidget(rows_.back());
        }
        const puzzle::OwnMistake &one = *open[i];
        const QDate when = store_.progress().due(one.puzzle.id, today);
        MistakeRow::Contents contents;
        contents.cards = cardArts(one.puzzle.game(), handOf(one.puzzle.seen, one.puzzle.seat), themeOf(palette()),
                                  cardLookOf(settings_));
        const QString name = isolated(gameInfo(one.puzzle.game()).name());
        contents.game = one.when.isValid() ? tr("%1, game from %2", "an own mistake; a game, a date")
                                                 .arg(name, PastGameText::day(one.when.toLocalTime().date()))
                                           : name;
        contents.cost = tr("cost %1", "an own mistake; points such as 2.9").arg(decimal(one.puzzle.tempting.loss));
        contents.foundTimes = store_.progress().found(one.puzzle.id);
        contents.found = contents.foundTimes == 0 ? tr("not found yet", "an own mistake: its better move")
                                                  : tr("found once", "an own mistake: its better move");
        contents.isDue = when <= today;
        contents.due = contents.isDue ? tr("due today", "an own mistake") : PastGameText::day(when);
        MistakeRow *row = rows_[i];
        row->setAccessibleName(joined({contents.game, contents.cost, contents.found, contents.due}));
        row->setContents(std::move(contents));
        row->disconnect(this);
        connect(row, &QAbstractButton::clicked, this, [this, id = one.puzzle.id] {
            Q_EMIT wanted({PuzzleWish::From::Mistakes, id});
        });
    }
}

void PuzzleHall::openPack(Game game, int grade)
{
    const auto puzzles = store_.packOf(game, grade);
    if (puzzles.empty())
        return;
    const puzzle::Puzzle *next = store_.nextIn(puzzles);
    if (!next) { // all are solved: again from the start
        std::vector<std::string> ids;
        for (const puzzle::Puzzle *one : puzzles)
            ids.push_back(one->id);
        store_.change([&](puzzle::Progress &progress) { progress.startAgain(ids); });
        next = puzzles.front();
    }
    Q_EMIT wanted({PuzzleWish::From::Pack, next->id});
}

} // namespace meadhall::ui

#include "puzzle_hall.moc"
