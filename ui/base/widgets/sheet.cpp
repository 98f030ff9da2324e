// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/sheet.h"

#include "ui/base/graphics/woven_strip.h"
#include "ui/base/widgets/control_measures.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/cross_button.h"
#include "ui/base/widgets/motion.h"
#include "ui/base/widgets/sheet_foot.h"
#include "ui/base/widgets/sheet_scrim.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kRim = 3, kSheetEdge = kRim + 2;       ///< dark rim outside, edge
constexpr int kBand = 56, kFoot = 58;                ///< heights
constexpr int kInset = 28, kTightInset = 20;         ///< from the edge to the contents
constexpr int kNailAt = 14;                          ///< from the edge to the middle of a nail
constexpr int kSmallWidth = 900, kSmallHeight = 700; ///< windows that a sheet fills
constexpr int kBeside = 8;                           ///< least distance from the edge of the window
constexpr int kRise = 12, kRiseTime = 180;           ///< px, ms
constexpr qreal kNail = 2.5, kTitleFont = 1.54;

/// As wide and high as its contents, if there is room.
class SheetMiddle : public QScrollArea {
public:
    using QScrollArea::QScrollArea;
    QSize sizeHint() const override { return widget() ? widget()->sizeHint() : QScrollArea::sizeHint(); }
    QSize minimumSizeHint() const override { return {grown(120), grown(60)}; }
};

bool isSmall(const QWidget &window) { return window.width() < kSmallWidth || window.height() < kSmallHeight; }

} // namespace

Sheet::Sheet(QWidget *parent)
    : QDialog(parent ? parent->window() : nullptr), band_(new QWidget(this)), title_(new QLabel(band_)),
      close_(new CrossButton(band_)), middle_(new SheetMiddle(this)), footArea_(new SheetFoot(this)), body_(nullptr),
      foot_(new QHBoxLayout(footArea_))
{
    if (parent) {
        setWindowFlags(Qt::Widget); // no window of its own
        hide();
        window()->installEventFilter(this);
        before_ = window()->focusWidget(); // derived classes may focus a field before the sheet is open
    }
    auto *column = new QVBoxLayout(this);
    column->setSpacing(0);
    column->setContentsMargins(kSheetEdge, kSheetEdge, kSheetEdge, kSheetEdge);
    buildMiddle();
    foot_->setSpacing(8);
    column->addWidget(band_);
    column->addSpacing(0); // the woven strip, see setMeasures()
    column->addWidget(middle_, 1);
    column->addWidget(footArea_);
    buildBand();
    setMeasures();
    retranslate();
    connect(this, &QWidget::windowTitleChanged, this, [this](const QString &title) {
        title_->setText(title);
        setAccessibleName(title);
        retranslate();
    });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { focusMoved(now); });
    rise_.setStartValue(kRise);
    rise_.setEndValue(0);
    rise_.setEasingCurve(QEasingCurve::OutCubic);
    connect(&rise_, &QVariantAnimation::valueChanged, this, &Sheet::place);
    connect(&rise_, &QVariantAnimation::finished, this, &Sheet::place);
}

Sheet::~Sheet()
{
    disconnect(qApp, nullptr, this, nullptr); // the focus moves while children are destroyed
    if (!open_)
        return;
    uncoverWindow();
    delete scrim_;
}

Sheet *Sheet::topOf(const QWidget *window)
{
    Sheet *top = nullptr;
    for (QObject *child : window->children()) // in the order in which they lie upon each other
        if (auto *sheet = qobject_cast<Sheet *>(child); sheet && sheet->open_)
            top = sheet;
    return top;
}

void Sheet::buildBand()
{
    auto *row = new QHBoxLayout(band_);
    row->setSpacing(12);
    title_->setObjectName(QStringLiteral("sheetTitle"));
    title_->setTextFormat(Qt::PlainText);
    close_->setObjectName(QStringLiteral("sheetClose"));
    connect(close_, &QToolButton::clicked, this, &QDialog::reject);
    row->addWidget(title_);
    row->addStretch(1);
    row->addWidget(close_);
}

void Sheet::buildMiddle()
{
    auto *contents = new QWidget;
    body_ = new QVBoxLayout(contents);
    body_->setSpacing(12);
    middle_->setObjectName(QStringLiteral("sheetMiddle"));
    middle_->setFrameShape(QFrame::NoFrame);
    middle_->setFocusPolicy(Qt::NoFocus);
    middle_->setWidgetResizable(true);
    middle_->setWidget(contents);
    contents->setAutoFillBackground(false);
    middle_->viewport()->setAutoFillBackground(false);
}

void Sheet::setTitleWidget(QWidget *widget)
{
    delete titleWidget_;
    titleWidget_ = widget;
    auto *row = static_cast<QHBoxLayout *>(band_->layout());
    row->insertWidget(2, widget);
    row->insertStretch(3, 1);
}

/// All grows with the application font.
void Sheet::setMeasures()
{
    const bool narrow = !isWindow() && window()->width() < kSmallWidth;
    const int inset = grown(narrow ? kTightInset : kInset);
    QFont large = QApplication::font();
    large.setBold(true);
    if (large.pointSizeF() > 0)
        large.setPointSizeF(large.pointSizeF() * kTitleFont);
    else
        large.setPixelSize(qRound(large.pixelSize() * kTitleFont));
    if (title_->font() != large)
        title_->setFont(large);
    band_->setFixedHeight(std::max(grown(kBand) - kSheetEdge, close_->sizeHint().height()));
    const int leading = inset - kSheetEdge + kAir, trailing = inset - kSheetEdge - 8;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    band_->layout()->setContentsMargins(mirrored ? trailing : leading, 0, mirrored ? leading : trailing, 0);
    body_->setContentsMargins(inset - kSheetEdge, grown(16), inset - kSheetEdge, grown(12));
    foot_->setContentsMargins(inset - kSheetEdge, 5, inset - kSheetEdge, grown(9) - 2);
    footArea_->setMinimumHeight(grown(kFoot));
    if (QLayoutItem *strip = layout()->itemAt(1); strip->sizeHint().height() != grown(kStripHeight)) {
        strip->spacerItem()->changeSize(0, grown(kStripHeight), QSizePolicy::Minimum, QSizePolicy::Fixed);
        layout()->invalidate();
    }
}

QSize Sheet::sizeHint() const
{
    const int rim = 2 * kRim;
    QSize size = QDialog::sizeHint();
    if (roomySize_.isValid())
        size = size.expandedTo({grown(roomySize_.width()) + rim, grown(roomySize_.height()) + rim});
    return size;
}

/// In the middle of the window, or all over a small one.
void Sheet::place()
{
    if (isWindow() || !open_)
        return;
    setMeasures();
    const int beside = kBeside - kRim;
    const int below = isRising() ? rise_.currentValue().toInt() : 0;
    const QRect room = window()->rect().adjusted(beside, beside, -beside, -beside);
    if (fillsSmallWindows_ && isSmall(*window())) {
        setGeometry(room.translated(0, below));
        return;
    }
    QSize size = sizeHint().boundedTo(room.size());
    const QWidget *contents = middle_->widget();
    if (contents->hasHeightForWidth()) { // long texts: as high as they are at this width
        // The layout remembers the hint of the scroll area, which does not tell that it has another.
        const QLayoutItem *middle = layout()->itemAt(layout()->indexOf(middle_));
        const int others = layout()->sizeHint().height() - middle->sizeHint().height();
        const int wanted = others + contents->heightForWidth(size.width() - 2 * kSheetEdge);
        size.setHeight(std::min(std::max(wanted, roomySize_.isValid() ? size.height() : 0), room.height()));
    }
    QRect there(QPoint(), size);
    there.moveCenter(room.center());
    setGeometry(there.translated(0, below));
}

/// Moved, not faded: a picture of the sheet would take more memory than the sheet.
void Sheet::endRise()
{
    rise_.stop();
    place();
}

void Sheet::open()
{
    if (isWindow()) {
        QDialog::open();
        return;
    }
    setResult(0);
    show();
}

void Sheet::setVisible(bool visible)
{
    if (isWindow() || visible == open_) {
        QDialog::setVisible(visible);
        return;
    }
    if (visible) {
        retranslate(); // now that it has its buttons
        coverWindow();
        QDialog::setVisible(true);
        focusInside();
        rise_.setDuration(motionTime(kRiseTime));
        if (rise_.duration() > 0) {
            rise_.start();
            place();
        }
        return;
    }
    endRise();
    const QPointer<SheetScrim> scrim = scrim_;
    uncoverWindow();
    QDialog::setVisible(false);
    if (scrim)
        scrim->leave();
}

void Sheet::coverWindow()
{
    if (QWidget *focus = window()->focusWidget(); focus && !isAncestorOf(focus))
        before_ = focus;
    open_ = true;
    scrim_ = new SheetScrim(window(), lightScrim_);
    connect(scrim_, &SheetScrim::clicked, this, [this] {
        if (closesBeside_)
            reject();
    });
    scrim_->arrive();
    raise();
    blockBehind(true);
    place();
    qApp->installEventFilter(this);
}

/// The focus goes back before the sheet is hidden: hiding it would pass the focus on as if by Tab.
void Sheet::uncoverWindow()
{
    qApp->removeEventFilter(this);
    open_ = false;
    blockBehind(topOf(window()) != nullptr);
    const QWidget *focus = window()->focusWidget();
    if (focus && !isAncestorOf(focus) && focus != this)
        return;
    if (before_ && before_->isVisible() && before_->isEnabled())
        before_->setFocus(Qt::OtherFocusReason);
}

bool Sheet::event(QEvent *event)
{
    const bool known = QDialog::event(event);
    switch (event->type()) {
    case QEvent::LayoutRequest:
    case QEvent::LayoutDirectionChange:
        place();
        break;
    default:
        break;
    }
    return known;
}

bool Sheet::eventFilter(QObject *watched, QEvent *event)
{
    const auto type = event->type();
    if (type == QEvent::Shortcut && open_ && isBehind(watched))
        return true;
    // A scroll area does not tell that its contents want another size.
    if ((watched == window() && type == QEvent::Resize)
        || (watched == middle_->widget() && type == QEvent::LayoutRequest))
        place();
    if ((type == QEvent::KeyPress || type == QEvent::MouseButtonPress) && open_ && isRising()) {
        endRise();
        if (scrim_)
            scrim_->finish();
    }
    return QDialog::eventFilter(watched, event);
}

void Sheet::retranslate()
{
    const QString close = tr("Close", "button with a cross, at the title of a sheet");
    const auto buttons = footArea_->findChildren<QPushButton *>();
    const bool twice =
        std::any_of(buttons.begin(), buttons.end(), [&close](const QPushButton *one) { return one->text() == close; });
    close_->setAccessibleName(twice ? windowTitle() + QStringLiteral(": ") + close : close);
}

void Sheet::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        place();
}

/// No key reaches the window behind.
void Sheet::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_PageDown || event->key() == Qt::Key_PageUp)
        middle_->verticalScrollBar()->triggerAction(
            event->key() == Qt::Key_PageDown ? QAbstractSlider::SliderPageStepAdd : QAbstractSlider::SliderPageStepSub);
    QDialog::keyPressEvent(event);
    event->accept();
}

void Sheet::mousePressEvent(QMouseEvent *event) { event->accept(); }

void Sheet::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const ControlColours colours = controlColours(palette());
    const bool dark = themeOf(palette()) != Theme::Light;
    QColor rim = dark ? colours.goldLine.darker(160) : colours.goldLine;
    rim.setAlphaF(0.6F);
    const QRectF plate = QRectF(rect()).adjusted(kRim, kRim, -kRim, -kRim);
    drawPlate(painter, rect(), rim, {}, kRadius + kRim);
    drawPlate(painter, plate, colours.ground, colours.rim);
    const QRectF inner = plate.adjusted(kStroke, 0, -kStroke, 0);
    paintWovenStrip(painter, QRectF(inner.left(), band_->geometry().bottom() + 1, inner.width(), grown(kStripHeight)),
                    paletteOf(themeOf(palette())));
    drawHairline(painter, QRectF(inner.left(), footArea_->y(), inner.width(), 1), colours.hairline);
    const qreal at = kNailAt;
    for (const QPointF &nail : {plate.topLeft() + QPointF(at, at), plate.topRight() + QPointF(-at, at),
                                plate.bottomLeft() + QPointF(at, -at), plate.bottomRight() + QPointF(-at, -at)})
        drawPlate(painter, QRectF(nail.x() - kNail, nail.y() - kNail, 2 * kNail, 2 * kNail), colours.rim, {}, kNail);
}

} // namespace meadhall::ui
