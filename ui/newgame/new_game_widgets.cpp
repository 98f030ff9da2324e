#include "ui/newgame/new_game_widgets.h"

#include <QEvent>
#include <QLayout>
#include <QPainter>
#include <QPixmapCache>
#include <QResizeEvent>
#include <QScreen>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QWheelEvent>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kReasonIcon = 16;
constexpr int kReasonGap = 6;
constexpr int kReasonPadding = 6;
constexpr int kContentLeast = 160;
constexpr int kContentFrame = 40; ///< part of the screen left for frame and dialog margins, in logical pixels

bool isDark(const QWidget *widget) { return widget->palette().color(QPalette::Window).lightness() < 128; }

} // namespace

QPixmap newGamePicture(const QWidget *widget, ArtKey key, QSizeF size)
{
    key = key.at(size, widget->devicePixelRatioF());
    const QString name = QStringLiteral("new game %1").arg(qHash(key));
    QPixmap picture;
    if (!QPixmapCache::find(name, &picture)) {
        picture = QPixmap::fromImage(renderArt(key));
        QPixmapCache::insert(name, picture);
    }
    return picture;
}

QPixmap newGameDisc(const QWidget *widget, Glyph glyph, qreal size)
{
    const Palette &table = paletteOf(newGameTheme(widget));
    QPixmap disc((QSizeF(size, size) * widget->devicePixelRatioF()).toSize());
    disc.setDevicePixelRatio(widget->devicePixelRatioF());
    disc.fill(Qt::transparent);
    QPainter painter(&disc);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(table.cloth);
    painter.drawEllipse(QRectF(0, 0, size, size));
    const qreal inner = size * 0.6;
    painter.drawPixmap(QPointF(size - inner, size - inner) / 2,
                       newGamePicture(widget, glyphArt(glyph, table.text), QSizeF(inner, inner)));
    return disc;
}

Theme newGameTheme(const QWidget *widget) { return isDark(widget) ? Theme::Dark : Theme::Light; }

ReasonLabel::ReasonLabel(QWidget *parent) : QLabel(parent)
{
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    adapt();
    hide();
}

void ReasonLabel::setReason(const QString &reason)
{
    setText(reason);
    setVisible(!reason.isEmpty());
}

void ReasonLabel::setOpaqueBackground(bool onPlate)
{
    opaqueBackground_ = onPlate;
    adapt();
}

void ReasonLabel::adapt()
{
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const int padding = opaqueBackground_ ? kReasonPadding : 0;
    const int room = kReasonIcon + kReasonGap + padding;
    setContentsMargins(mirrored ? padding : room, padding, mirrored ? room : padding, padding);
    // Absolute: QLabel aligns by the direction of its text, which may put the text away from the icon.
    setAlignment((mirrored ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute | Qt::AlignVCenter);
    // Contrast of at least 4.5 : 1 with the window colour of both themes.
    QPalette colours = palette();
    const QColor ink(isDark(this) ? 0xffa08c : 0xa3241b);
    if (colours.color(QPalette::WindowText) != ink) {
        colours.setColor(QPalette::WindowText, ink);
        setPalette(colours);
    }
}

void ReasonLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange || event->type() == QEvent::PaletteChange)
        adapt();
}

void ReasonLabel::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (opaqueBackground_) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::Window));
        painter.drawRoundedRect(QRectF(rect()), 6, 6);
    }
    const QRect textRect = contentsRect();
    const qreal left = layoutDirection() == Qt::RightToLeft ? textRect.right() + kReasonGap
                                                            : textRect.left() - kReasonGap - kReasonIcon;
    painter.translate(left, textRect.top() + (textRect.height() - kReasonIcon) / 2.0);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(QPolygonF{{8, 2}, {14.5, 14}, {1.5, 14}});
    painter.drawLine(QPointF(8, 6.5), QPointF(8, 9.5));
    painter.drawPoint(QPointF(8, 12));
    painter.end();
    QLabel::paintEvent(event);
}

ChoiceBox::ChoiceBox(QWidget *parent) : QComboBox(parent)
{
    // Choices must not be truncated in any language.
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QComboBox::activated, this, [this] { Q_EMIT chosen(value()); });
}

void ChoiceBox::setChoices(const std::vector<Choice> &choices)
{
    const QSignalBlocker quiet(this);
    const QVariant before = currentData();
    clear();
    for (const Choice &choice : choices) {
        addItem(choice.icon, choice.text, choice.value);
        if (auto *items = qobject_cast<QStandardItemModel *>(model()); items && !choice.enabled)
            items->item(count() - 1)->setEnabled(false);
    }
    setCurrentIndex(findData(before));
}

void ChoiceBox::setValue(int value)
{
    const QSignalBlocker quiet(this);
    setCurrentIndex(findData(value));
}

void ChoiceBox::wheelEvent(QWheelEvent *event)
{
    // Scrolling the dialog with the wheel must not change a value under the pointer.
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

QSize ChoiceBox::minimumSizeHint() const { return sizeHint(); }

NewGameContent::NewGameContent(QWidget *content, QWidget *parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    // Only the content takes the focus.
    setFocusPolicy(Qt::NoFocus);
    setWidget(content);
    content->installEventFilter(this);
}

QSize NewGameContent::sizeHint() const
{
    const QSize minimum = widget()->minimumSizeHint();
    // Includes problem texts that wrap to two lines.
    const int height = widget()->layout()->totalMinimumHeightForWidth(std::max(width(), minimum.width()));
    return {minimum.width(), std::max(height, minimum.height())};
}

QSize NewGameContent::minimumSizeHint() const
{
    const QSize whole = sizeHint();
    const int bar = verticalScrollBar()->isVisible() ? verticalScrollBar()->sizeHint().width() : 0;
    return QSize(whole.width() + bar, std::min(whole.height(), kContentLeast))
        .boundedTo(screen()->availableGeometry().size() - QSize(kContentFrame, kContentFrame));
}

bool NewGameContent::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

void NewGameContent::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        updateGeometry();
}

} // namespace meadhall::ui
