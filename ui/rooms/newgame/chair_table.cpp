// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/newgame/chair_table.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/ground.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/new_game_widgets.h"
#include "ui/rooms/newgame/chair_button.h"

#include <QEvent>
#include <QLabel>
#include <QPainterPath>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr QSize kTableRoomy(600, 336), kTableTight(408, 286); ///< px
constexpr int kTablePlanks = 330;                             ///< side of the tile of planks
constexpr int kTableWordsInset = 20;                          ///< of the words on the cloth
constexpr qreal kTableAside = 12, kTableAsideTight = 6;       ///< from the edge to the chairs

} // namespace

ChairTable::ChairTable(QWidget *parent) : QWidget(parent), count_(new QLabel(this)), kind_(new QLabel(this))
{
    setLayoutDirection(Qt::LeftToRight);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    for (int i = 0; i < kTablePlaces; ++i) {
        auto *chair = places_[toIndex(i)] = new ChairButton(i, this);
        connect(chair, &ChairButton::reached, this, &ChairTable::setSelected);
        connect(chair, &ChairButton::emptied, this, &ChairTable::removeRequested);
        connect(chair, &ChairButton::arrowPressed, this, &ChairTable::moveFrom);
        connect(chair, &QPushButton::clicked, this, [this, chair, i] {
            chair->setChecked(true); // a click never deselects
            setSelected(i);
            if (!chair->chair())
                Q_EMIT addRequested(i);
        });
    }
    count_->setObjectName(QStringLiteral("players"));
    for (QLabel *label : {count_, kind_}) {
        label->setAlignment(Qt::AlignCenter);
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    kind_->setBuddy(count_); // or it would be read alone when the dialog opens
    setSelected(0);
    adapt();
}

void ChairTable::showPlan(const SeatPlan &plan, int maxPlayers)
{
    const std::vector<ChairSetup> chairs = plan.chairs();
    const int players = plan.count();
    for (int i = 0; i < kTablePlaces; ++i) {
        ChairButton *chair = places_[toIndex(i)];
        const int index = plan.chairAt(i);
        chair->setChair(plan.at(i), index < 0 ? QString() : chairName(chairs, index));
        chair->setClosed(index >= 0 || players < maxPlayers
                             ? QString()
                             : tr("Ninjan: five at most", "in an empty place that cannot be taken"));
    }
    const auto people = std::count_if(chairs.begin(), chairs.end(),
                                      [](const ChairSetup &chair) { return chair.kind == ChairSetup::Kind::Human; });
    count_->setText(tr("%Ln player(s)", "how many sit at the table", players));
    kind_->setText(people == 0   ? tr("Watch")
                   : people == 1 ? tr("clockwise from you", "the order of turns of that many players")
                                 : tr("Hot seat"));
    adapt(); // other words may need smaller letters
    setSelected(selected_);
}

void ChairTable::setProblem(int place, const QString &problem) const { places_[toIndex(place)]->setProblem(problem); }

void ChairTable::setSelected(int place)
{
    const bool other = place != selected_;
    selected_ = place;
    for (int i = 0; i < kTablePlaces; ++i) {
        places_[toIndex(i)]->setChecked(i == place);
        places_[toIndex(i)]->setFocusPolicy(i == place ? Qt::StrongFocus : Qt::ClickFocus);
    }
    if (other)
        Q_EMIT selectionChanged();
}

void ChairTable::moveFrom(int place, int key)
{
    // From the place in the row to the neighbour in that direction, as the places lie on the screen.
    static constexpr std::array<std::array<int, 4>, kTablePlaces> kNeighbours{{
        {1, 5, 3, 0}, // bottom: left, right, up, down
        {1, 0, 2, 0}, // lower left
        {2, 3, 3, 1}, // upper left
        {2, 4, 3, 0}, // top
        {3, 4, 3, 5}, // upper right
        {0, 5, 4, 0}, // lower right
    }};
    const int column = key == Qt::Key_Left ? 0 : key == Qt::Key_Right ? 1 : key == Qt::Key_Up ? 2 : 3;
    const int to = kNeighbours[toIndex(place)][toIndex(column)];
    if (!places_[toIndex(to)]->isEnabled())
        return;
    setSelected(to);
    places_[toIndex(to)]->setFocus(Qt::OtherFocusReason);
}

void ChairTable::setRoomy(bool roomy)
{
    roomy_ = roomy;
    for (ChairButton *place : places_)
        place->setRoomy(roomy);
    updateGeometry();
    arrange();
}

void ChairTable::setWordsDirection(Qt::LayoutDirection direction)
{
    for (ChairButton *place : places_)
        place->setLayoutDirection(direction);
    count_->setLayoutDirection(direction);
    kind_->setLayoutDirection(direction);
}

QSize ChairTable::sizeHint() const
{
    const QSize size = roomy_ ? kTableRoomy : kTableTight;
    return {grown(size.width()), grown(size.height())};
}

QRectF ChairTable::cloth() const
{
    const qreal wide = width() * 0.38, high = height() * 0.45;
    return {(width() - wide) / 2, (height() - high) / 2, wide, high};
}

void ChairTable::arrange()
{
    const int high = grown(roomy_ ? 64 : 54);
    const int wide = qRound(std::min<qreal>(grown(172), width() * 0.31));
    const int aside = grown(roomy_ ? kTableAside : kTableAsideTight), middle = (width() - wide) / 2;
    const int upper = qRound(height() * 0.33) - high / 2, lower = qRound(height() * 0.66) - high / 2;
    const int right = width() - aside - wide, bottom = height() - aside - high;
    const std::array<QPoint, kTablePlaces> corners{
        {{middle, bottom}, {aside, lower}, {aside, upper}, {middle, aside}, {right, upper}, {right, lower}}};
    for (int i = 0; i < kTablePlaces; ++i)
        places_[toIndex(i)]->setGeometry(QRect(corners[toIndex(i)], QSize(wide, high)));
    const QRect words = cloth().toRect().adjusted(kTableWordsInset, 0, -kTableWordsInset, 0);
    const int first = QFontMetrics(count_->font()).height() + 4, second = QFontMetrics(kind_->font()).height() + 2;
    const int kind = second * static_cast<int>(kind_->text().count(QLatin1Char('\n')) + 1); // two lines in Russian
    const int top = words.center().y() - (first + kind) / 2;
    count_->setGeometry(words.left(), top, words.width(), first);
    kind_->setGeometry(words.left(), top + first, words.width(), kind);
    update();
}

void ChairTable::adapt()
{
    const Palette &table = paletteOf(newGameTheme(this));
    for (QLabel *label : {count_, kind_})
        if (QPalette colours = label->palette(); colours.color(QPalette::WindowText) != table.text) {
            colours.setColor(QPalette::WindowText, table.text); // contrasts with the cloth
            label->setPalette(colours);
        }
    QFont letters = font();
    const int pixels = QFontInfo(letters).pixelSize();
    const qreal room = cloth().width() - 2 * kTableWordsInset;
    const auto setLetters = [&](QLabel *label, qreal factor, bool bold) {
        letters.setPixelSize(std::max(11, qRound(pixels * factor)));
        letters.setBold(bold);
        const QStringList lines = label->text().split(QLatin1Char('\n'));
        const QString longest = *std::max_element(lines.begin(), lines.end(),
                                                  [](const auto &a, const auto &b) { return a.size() < b.size(); });
        if (const QFont fitted = fittedFont(letters, longest, room, 0.6); label->font() != fitted)
            label->setFont(fitted);
    };
    setLetters(kind_, 0.92, false);
    setLetters(count_, roomy_ ? 1.23 : 1.08, true);
    arrange();
}

void ChairTable::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        adapt();
}

void ChairTable::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    adapt();
}

void ChairTable::paintEvent(QPaintEvent *)
{
    const Theme theme = newGameTheme(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath board;
    board.addRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kRadius - 1, kRadius - 1);
    painter.setClipPath(board);
    ArtKey planks;
    planks.kind = ArtKind::Ground;
    planks.index = static_cast<int>(BackgroundPart::Wood);
    planks.theme = theme;
    const qreal side = grown(kTablePlanks);
    painter.drawTiledPixmap(rect(), newGamePicture(this, planks, QSizeF(side, side)));
    painter.setClipping(false);
    drawPlate(painter, rect(), {}, controlColours(palette()).rim);
    const QRectF there = cloth();
    painter.drawPixmap(there.topLeft(), newGamePicture(this, pieceArt(Piece::ClothOval, theme), there.size()));
}

} // namespace meadhall::ui
