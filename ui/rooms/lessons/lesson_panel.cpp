// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/lessons/lesson_panel.h"

#include "engine/core/to_index.h"
#include "ui/base/graphics/theme.h"
#include "ui/base/text/button_text.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/lessons/lesson_glow.h"

#include <QLabel>
#include <QMouseEvent>
#include <QPainterPath>
#include <QPushButton>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kStepBead = 10; ///< px at 1×

// In logical pixels, all but the edges grow with the application font.
constexpr int kWordsSize = 17, kRemarkSize = 15, kNoteSize = 13;
constexpr int kPlateMargin = 20, kPlateMarginAbove = 11, kPlateGap = 7, kPlateSpacing = 16;
constexpr int kNextWidth = 116, kPlateButton = 36;
constexpr int kWordsMargin = 3; ///< glyphs of some scripts extend beyond the end of the line
constexpr int kRemarkSide = 11, kRemarkEnds = 6;
constexpr qreal kPlateRadius = 12, kPlateEdge = 2;

void setPixels(QWidget *widget, int size)
{
    QFont font = widget->font();
    font.setPixelSize(grown(size));
    widget->setFont(font);
}

} // namespace

LessonPanel::LessonPanel(QWidget *parent)
    : QWidget(parent), remark_(addLabel("remark")), words_(addLabel("words")), count_(addLabel("count")),
      keys_(addLabel("keys")), stepIndicator_(new Beads(kStepBead, 0, this)), next_(addButton("next")),
      play_(addButton("playReal")), again_(addButton("again"))
{
    setObjectName(QStringLiteral("lessonPlate"));
    setCursor(Qt::ArrowCursor);
    keys_->setForegroundRole(QPalette::PlaceholderText);
    count_->setForegroundRole(QPalette::PlaceholderText);
    count_->setWordWrap(false);
    keys_->setWordWrap(false);
    keys_->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    applyFonts();
    layOut();
    connect(next_, &QPushButton::clicked, this, &LessonPanel::proceeded);
    retranslate();
    say({});
    followChanges(this, {QEvent::LanguageChange}, [this] { retranslate(); });
    followChanges(this, {QEvent::FontChange}, [this] { applyFonts(); });
    followChanges(this, {QEvent::Resize}, [this] { keys_->setVisible(keysFit(width())); });
}

QLabel *LessonPanel::addLabel(const char *name)
{
    QLabel *label = named(wordLabel(this), name);
    label->setAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    label->setContentsMargins(kWordsMargin, 0, kWordsMargin, 0);
    return label;
}

QPushButton *LessonPanel::addButton(const char *name)
{
    auto *button = named(new QPushButton(this), name);
    button->setAutoDefault(true);
    button->installEventFilter(&inputDelay_);
    return button;
}

void LessonPanel::applyFonts()
{
    setPixels(remark_, kRemarkSize);
    setPixels(words_, kWordsSize);
    setPixels(count_, kNoteSize);
    setPixels(keys_, kNoteSize);
    remark_->setContentsMargins(grown(kRemarkSide), grown(kRemarkEnds), grown(kRemarkSide), grown(kRemarkEnds));
    next_->setMinimumWidth(grown(kNextWidth));
    for (QPushButton *button : {next_, play_, again_})
        button->setMinimumHeight(grown(kPlateButton));
}

void LessonPanel::layOut()
{
    QHBoxLayout *progress = newRow(kPlateSpacing / 2);
    addWidgets(*progress, {stepIndicator_, count_});
    progress->addWidget(keys_, 1);
    QVBoxLayout *texts = newColumn(kPlateGap);
    texts->addWidget(words_, 1);
    texts->addLayout(progress);
    QHBoxLayout *row = newRow(kPlateSpacing);
    row->addLayout(texts, 1);
    row->addWidget(next_, 0, Qt::AlignBottom);
    auto *end = new QHBoxLayout;
    end->addStretch(1);
    addWidgets(*end, {again_, play_});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kPlateMargin, kPlateMarginAbove + kPointer, kPlateMargin, kPlateMarginAbove + kPointer);
    layout->setSpacing(kPlateGap);
    layout->addWidget(remark_);
    layout->addLayout(row, 1);
    layout->addLayout(end);
}

void LessonPanel::say(const Contents &contents)
{
    asks_ = contents.asks;
    remark_->setText(contents.remark);
    remark_->setVisible(!contents.remark.isEmpty());
    words_->setText(contents.words);
    count_->setText(TableText::placeOf(contents.step, contents.steps));
    keys_->setText(contents.keys);
    keys_->setVisible(keysFit(width()));
    next_->setVisible(asks_ == Asks::Next);
    play_->setVisible(asks_ == Asks::End);
    again_->setVisible(asks_ == Asks::End);
    remark_->setAccessibleName(spoken(contents.remark));
    words_->setAccessibleName(spoken(contents.words));
    std::vector<Bead> beads(toIndex(contents.steps));
    std::fill_n(beads.begin(), contents.step, Bead{Bead::Look::Filled});
    step_ = contents.step;
    stepIndicator_->setBeads(std::move(beads),
                             tr("Step %1 of %2", "for screen readers: how far the lesson has come")
                                 .arg(number(contents.step), number(contents.steps)),
                             contents.step - 1);
    next_->setDefault(asks_ == Asks::Next);
    play_->setDefault(asks_ == Asks::End);
    update();
}

/// Returns true if the keys have room beside the dots. They are announced in any case.
bool LessonPanel::keysFit(int width) const
{
    const auto needed = [](const QLabel *label) {
        return QFontMetrics(label->font()).horizontalAdvance(label->text()) + 2 * kWordsMargin;
    };
    const int room =
        width - 2 * kPlateMargin - stepIndicator_->minimumSizeHint().width() - needed(count_) - kPlateSpacing;
    return !keys_->text().isEmpty() && needed(keys_) <= room;
}

void LessonPanel::pointTo(const QRectF &place)
{
    place_ = place;
    update();
}

int LessonPanel::heightFor(const Contents &contents, int width) const
{
    const auto heightOf = [width](const QLabel *label, const QString &text, int less) {
        const QRect room(0, 0, width - 2 * (kPlateMargin + kWordsMargin) - less, 10'000);
        return QFontMetrics(label->font()).boundingRect(room, Qt::TextWordWrap, text).height();
    };
    const int button =
        contents.asks == Asks::Next ? std::max(next_->minimumWidth(), next_->sizeHint().width()) + kPlateSpacing : 0;
    const int notes = std::max(stepIndicator_->sizeHint().height(), QFontMetrics(count_->font()).height());
    const int texts = heightOf(words_, contents.words, button) + kPlateGap + notes;
    return std::max(texts, button > 0 ? next_->minimumHeight() : 0) + 2 * kPlateMarginAbove + 2;
}

void LessonPanel::retranslate()
{
    next_->setText(tr("&Next", "button: goes on in the lesson"));
    play_->setText(tr("Play a &real game", "button: ends the lesson"));
    again_->setText(ButtonText::startAgain());
}

void LessonPanel::mousePressEvent(QMouseEvent *event)
{
    event->accept(); // keep clicks from the table below
}

void LessonPanel::mouseReleaseEvent(QMouseEvent *event)
{
    if (asks_ == Asks::Next && event->button() == Qt::LeftButton && plate().contains(event->position()))
        Q_EMIT proceeded();
}

QRectF LessonPanel::plate() const { return QRectF(rect()).adjusted(1.5, kPointer, -1.5, -kPointer); }

void LessonPanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF plate = this->plate();
    QPainterPath outline;
    outline.addRoundedRect(plate, kPlateRadius, kPlateRadius);
    if (!place_.isEmpty()) {
        const QRectF own = geometry();
        const bool above = place_.center().y() < own.center().y();
        const qreal inset = kPlateRadius + 2 * kPointer;
        const qreal x = std::clamp(place_.center().x() - own.x(), plate.left() + inset, plate.right() - inset);
        const qreal base = above ? plate.top() + kPlateEdge : plate.bottom() - kPlateEdge;
        const qreal tip = above ? plate.top() - kPointer + 2 : plate.bottom() + kPointer - 2;
        QPainterPath pointer;
        pointer.addPolygon(QPolygonF({{x - kPointer, base}, {x, tip}, {x + kPointer, base}, {x - kPointer, base}}));
        outline = outline.united(pointer);
    }
    painter.setBrush(palette().color(QPalette::Window));
    painter.setPen(QPen(palette().color(QPalette::WindowText), kPlateEdge));
    painter.drawPath(outline);
    if (remark_->isVisible()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::Base));
        painter.drawRoundedRect(remark_->geometry(), kRadius, kRadius);
    }
    for (const QPushButton *button : {next_, play_})
        if (button->isVisible())
            LessonGlow::paintAround(painter, QRectF(button->geometry()).adjusted(kAir, kAir, -kAir, -kAir), kRadius,
                                    paletteOf(themeOf(palette())).gold);
}

} // namespace meadhall::ui
