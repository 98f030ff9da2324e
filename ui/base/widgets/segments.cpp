// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/segments.h"

#include "ui/base/text/button_text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/style.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QRadioButton>
#include <QStandardItemModel>
#include <QStyle>
#include <QStyleOptionComboBox>

#include <algorithm>
#include <numeric>
#include <utility>

namespace meadhall::ui {

namespace {

constexpr int kSegmentGlyph = 20, kSegmentSlide = 140, kRuleInset = 9;

} // namespace

/// Paints the words; the well, the chosen plate and the focus mark are below it.
class Segment : public QRadioButton {
public:
    using QRadioButton::QRadioButton;

    QSize sizeHint() const override
    {
        QFont bold = font();
        bold.setBold(true);
        const int words = QFontMetrics(bold).size(Qt::TextShowMnemonic, text()).width();
        const int glyph = icon().isNull() ? 0 : grown(kSegmentGlyph) + (words ? kIconGap : 0);
        return {words + glyph + 2 * grown(kButtonSide), grown(fieldMeasures().height)};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool hitButton(const QPoint &point) const override { return rect().contains(point); }
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const ControlColours colours = controlColours(palette());
        QFont letters = font();
        letters.setBold(isChecked());
        painter.setFont(letters);
        const int words = QFontMetrics(letters).size(Qt::TextShowMnemonic, text()).width();
        const int glyph = icon().isNull() ? 0 : grown(kSegmentGlyph), gap = glyph && words ? kIconGap : 0;
        QRect room((width() - words - glyph - gap) / 2, isDown() && !isChecked() ? 1 : 0, words + glyph + gap,
                   height());
        if (glyph) {
            const QRect place(room.left(), room.top() + (room.height() - glyph) / 2, glyph, glyph);
            icon().paint(&painter, QStyle::visualRect(layoutDirection(), room, place), Qt::AlignCenter,
                         isEnabled() ? QIcon::Normal : QIcon::Disabled, isChecked() ? QIcon::On : QIcon::Off);
        }
        const QRect place = QStyle::visualRect(layoutDirection(), room, room.adjusted(glyph + gap, 0, 0, 0));
        painter.setPen(!isEnabled() ? colours.disabled : isChecked() ? colours.chosenText : colours.text);
        painter.drawText(place.adjusted(-4, 0, 4, 0), Qt::AlignCenter | Qt::TextHideMnemonic, text());
    }
};

static void setTextInList(QComboBox &list, int index, const QString &text)
{
    const QString words = ButtonText::withoutAccessKey(text);
    list.setItemText(index, words);
    list.setItemData(index, spoken(words), Qt::AccessibleTextRole);
}

Segments::Segments(QWidget *parent) : QWidget(parent), group_(new QButtonGroup(this)), combo_(new QComboBox(this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    combo_->hide();
    combo_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(combo_, &QComboBox::activated, this, &Segments::choose);
    connect(group_, &QButtonGroup::idClicked, this, &Segments::choose);
    sliding_.setEasingCurve(QEasingCurve::OutCubic);
    connect(&sliding_, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        plate_ = value.toRectF();
        update();
    });
    followChanges(this, {QEvent::FontChange, QEvent::StyleChange}, [this] {
        updateGeometry();
        arrange();
    });
    followChanges(this, {QEvent::LayoutDirectionChange, QEvent::Resize}, [this] { arrange(); });
    // The drop-down list takes over the accessible name, which the parent has translated already.
    followChanges(this, {QEvent::LanguageChange}, [this] { arrange(); });
}

void Segments::addChoice(const QString &text, const QIcon &icon)
{
    auto *segment = new Segment(text, this);
    segment->setIcon(icon);
    segment->setAttribute(Qt::WA_Hover);
    followChanges(segment, {QEvent::FocusIn, QEvent::FocusOut, QEvent::HoverEnter, QEvent::HoverLeave},
                  [this] { update(); });
    group_->addButton(segment, count());
    segments_.push_back(segment);
    visibleCount_ = count();
    combo_->addItem(icon, {});
    setTextInList(*combo_, count() - 1, text);
    combo_->setCurrentIndex(current());
    segment->setFocusPolicy(count() == 1 ? Qt::StrongFocus : Qt::ClickFocus);
    setFocusProxy(segments_.front());
    updateGeometry();
    arrange();
}

void Segments::setTexts(const QStringList &texts)
{
    for (int i = 0; i < std::min(count(), static_cast<int>(texts.size())); ++i) {
        button(i)->setText(texts[i]);
        setTextInList(*combo_, i, texts[i]);
    }
    updateGeometry();
    arrange();
}

void Segments::setChoiceEnabled(int index, bool enabled)
{
    button(index)->setEnabled(enabled);
    if (auto *items = qobject_cast<QStandardItemModel *>(combo_->model()))
        items->item(index)->setEnabled(enabled);
}

QString Segments::text(int index) const { return combo_->itemText(index); }

int Segments::current() const { return group_->checkedId(); }

QRadioButton *Segments::button(int index) const { return segments_.at(static_cast<std::size_t>(index)); }

bool Segments::showsCombo() const { return !combo_->isHidden(); }

void Segments::setCurrent(int index)
{
    if (index >= count())
        return;
    group_->setExclusive(index >= 0); // or none could be left without a choice
    for (int i = 0; i < count(); ++i) {
        button(i)->setChecked(i == index);
        // Qt would do it only once one of them has the focus.
        button(i)->setFocusPolicy(i == std::max(0, index) ? Qt::StrongFocus : Qt::ClickFocus);
    }
    group_->setExclusive(true);
    combo_->setCurrentIndex(index);
    if (!showsCombo())
        setFocusProxy(button(std::max(0, index)));
    sliding_.stop();
    plate_ = {};
    shownIndex_ = index;
    update();
}

void Segments::setVisibleCount(int visible)
{
    if (std::exchange(visibleCount_, visible) == visible)
        return;
    for (int i = 0; i < count(); ++i)
        setChoiceEnabled(i, i < visible); // in the drop-down list they can be seen
    updateGeometry();
    arrange();
}

/// The user's choice: the plate slides from the old place.
void Segments::choose(int index)
{
    const int old = shownIndex_;
    const QRectF from = plate_.isEmpty() ? plateOfChoice(old) : plate_;
    setCurrent(index);
    if (old == index)
        return;
    slideFrom(from);
    Q_EMIT activated(index);
}

void Segments::slideFrom(const QRectF &from)
{
    const int duration = motionTime(kSegmentSlide);
    if (duration <= 0 || from.isEmpty() || showsCombo())
        return;
    animate(sliding_, duration, from, plateOfChoice(current()));
}

/// Places the choices side by side, as wide as the widest if there is room, or shows the drop-down list instead.
void Segments::arrange()
{
    if (segments_.empty())
        return;
    const bool tight = width() < wordsWidth() + 2 * kAir;
    const bool changes = tight == combo_->isHidden();
    const QWidget *focus = window()->focusWidget();
    const bool focused = focus && focus != this && isAncestorOf(focus);
    if (changes)
        combo_->setVisible(tight);
    for (int i = 0; i < count(); ++i)
        if (const bool isShown = !tight && i < visibleCount_; button(i)->isHidden() == isShown)
            button(i)->setVisible(isShown);
    if (changes) {
        QWidget *field = tight ? static_cast<QWidget *>(combo_) : button(std::max(0, current()));
        setFocusProxy(field);
        if (focused)
            field->setFocus();
    }
    if (tight && !accessibleName().isEmpty())
        setUnseenLabel(*combo_, accessibleName());
    else if (!combo_->accessibleName().isEmpty())
        setUnseenLabel(*combo_, {});
    combo_->setGeometry(rect());
    const QRect plate = plateOf(rect());
    std::vector<int> widths;
    for (int i = 0; i < visibleCount_; ++i)
        widths.push_back(button(i)->sizeHint().width());
    const int widest = *std::max_element(widths.begin(), widths.end());
    const bool equal = widest * visibleCount_ <= plate.width();
    const int spare = equal ? 0 : plate.width() - std::accumulate(widths.begin(), widths.end(), 0);
    int begin = 0, all = 0;
    for (int i = 0; i < visibleCount_; ++i) {
        const auto at = static_cast<std::size_t>(i);
        all += equal ? 0 : widths[at];
        const int end = equal ? plate.width() * (i + 1) / visibleCount_ : all + spare * (i + 1) / visibleCount_;
        segments_[at]->setGeometry(QStyle::visualRect(
            layoutDirection(), rect(), {plate.left() + begin, plate.top(), end - begin, plate.height()}));
        begin = end;
    }
    sliding_.stop();
    plate_ = {};
    update();
}

int Segments::wordsWidth() const
{
    return std::accumulate(segments_.begin(), segments_.begin() + visibleCount_, 0,
                           [](int sum, const Segment *segment) { return sum + segment->sizeHint().width(); });
}

QRectF Segments::plateOfChoice(int index) const { return index < 0 ? QRectF() : QRectF(button(index)->geometry()); }

QSize Segments::sizeHint() const
{
    int widest = 0;
    for (int i = 0; i < visibleCount_; ++i)
        widest = std::max(widest, button(i)->sizeHint().width());
    return {widest * visibleCount_ + 2 * kAir, combo_->sizeHint().height()};
}

/// That of the drop-down list with its longest words.
QSize Segments::minimumSizeHint() const
{
    int widest = 0;
    for (int i = 0; i < visibleCount_; ++i)
        widest = std::max(widest, combo_->fontMetrics().horizontalAdvance(text(i)));
    QStyleOptionComboBox option;
    option.initFrom(combo_);
    const QSize words(widest, combo_->fontMetrics().height());
    const int list = combo_->style()->sizeFromContents(QStyle::CT_ComboBox, &option, words, combo_).width();
    return {std::max(grown(kLeastButton), std::min(list, wordsWidth() + 2 * kAir)), combo_->sizeHint().height()};
}

void Segments::paintEvent(QPaintEvent *)
{
    if (showsCombo())
        return;
    QPainter painter(this);
    const ControlColours colours = controlColours(palette());
    drawPlate(painter, plateOf(rect()), isEnabled() ? colours.well : colours.ground,
              isEnabled() ? colours.rim : colours.hairline);
    const int chosen = current();
    for (int i = 0; i < visibleCount_; ++i) {
        const QRect box = button(i)->geometry();
        const bool alone = i != chosen && i + 1 != chosen; // the chosen plate has an edge of its own
        if (i + 1 < visibleCount_ && alone) {
            const int x = layoutDirection() == Qt::RightToLeft ? box.left() : box.right() + 1;
            drawPlate(painter, QRectF(x - 1, box.top() + kRuleInset, 2, box.height() - 2 * kRuleInset),
                      isEnabled() ? colours.rim : colours.hairline, {}, 0);
        }
        if (i != chosen && button(i)->underMouse() && button(i)->isEnabled())
            drawPlate(painter, QRectF(box).adjusted(4, 4, -4, -4), colours.raised, {}, kRowRadius);
    }
    if (chosen < 0)
        return;
    const QRectF plate = plate_.isEmpty() ? plateOfChoice(chosen) : plate_;
    drawPlate(painter, plate, isEnabled() ? colours.chosen : mixed(colours.ground, colours.chosen, 0.4),
              isEnabled() ? colours.chosenEdge : colours.hairline);
    for (int i = 0; i < count(); ++i)
        if (button(i)->hasFocus())
            drawFocusRing(painter, plateOfChoice(i).adjusted(-kAir, -kAir, kAir, kAir), colours);
}

} // namespace meadhall::ui
