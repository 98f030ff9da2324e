#include "ui/tutorial/lesson_panel.h"

#include "ui/text/text.h"

#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>

namespace meadhall::ui {

namespace {

// In logical pixels.
constexpr int kWordsSize = 17, kRemarkSize = 15;
constexpr int kPlateMargin = 20, kPlateMarginAbove = 11, kPlateSpacing = 16;
constexpr int kNextWidth = 116, kPlateButton = 36;
constexpr int kWordsMargin = 3; ///< glyphs of some scripts extend beyond the end of the line

QLabel *plateLabel(QWidget *parent, int size)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    QFont font = label->font();
    font.setPixelSize(size);
    label->setFont(font);
    label->setContentsMargins(kWordsMargin, 0, kWordsMargin, 0);
    return label;
}

} // namespace

LessonPanel::LessonPanel(QWidget *parent)
    : QWidget(parent), remark_(plateLabel(this, kRemarkSize)), words_(plateLabel(this, kWordsSize)),
      next_(addButton("next")), play_(addButton("playReal")), again_(addButton("again")), leave_(addButton("leave")),
      end_(new QWidget(this))
{
    setObjectName(QStringLiteral("lessonPlate"));
    setCursor(Qt::ArrowCursor);
    remark_->setObjectName(QStringLiteral("remark"));
    QFont bold = remark_->font();
    bold.setBold(true);
    remark_->setFont(bold);
    words_->setObjectName(QStringLiteral("words"));
    next_->setMinimumWidth(kNextWidth);
    auto *row = new QHBoxLayout;
    row->setSpacing(kPlateSpacing);
    row->addWidget(words_, 1);
    row->addWidget(next_, 0, Qt::AlignBottom);
    auto *end = new QHBoxLayout(end_);
    end->setContentsMargins(0, 2, 0, 2);
    for (QPushButton *button : {play_, again_, leave_})
        end->addWidget(button, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kPlateMargin, kPlateMarginAbove, kPlateMargin, kPlateMarginAbove);
    layout->setSpacing(6);
    layout->addWidget(remark_);
    layout->addLayout(row, 1);
    layout->addWidget(end_);
    connect(next_, &QPushButton::clicked, this, &LessonPanel::proceeded);
    retranslate();
    say({}, {}, Asks::Nothing);
}

QPushButton *LessonPanel::addButton(const char *name)
{
    auto *button = new QPushButton(this);
    button->setObjectName(QString::fromLatin1(name));
    button->setMinimumHeight(kPlateButton);
    button->setAutoDefault(true);
    return button;
}

void LessonPanel::say(const QString &remark, const QString &words, Asks asks)
{
    asks_ = asks;
    remark_->setText(remark);
    remark_->setAccessibleName(spoken(remark));
    remark_->setVisible(!remark.isEmpty());
    words_->setText(words);
    words_->setAccessibleName(spoken(words));
    next_->setVisible(asks == Asks::Next);
    next_->setDefault(asks == Asks::Next);
    play_->setDefault(asks == Asks::End);
    end_->setVisible(asks == Asks::End);
}

int LessonPanel::heightFor(const QString &words, int width) const
{
    const int room =
        width - 2 * (kPlateMargin + kWordsMargin) - kPlateSpacing - qMax(kNextWidth, next_->sizeHint().width());
    const QRect text = QFontMetrics(words_->font()).boundingRect(QRect(0, 0, room, 10'000), Qt::TextWordWrap, words);
    return qMax(text.height(), kPlateButton) + 2 * kPlateMarginAbove + 2;
}

void LessonPanel::retranslate()
{
    next_->setText(tr("&Next", "button: goes on in the lesson"));
    play_->setText(tr("&Play a real game", "button: ends the lesson"));
    again_->setText(tr("&Again", "button: the lesson from its beginning"));
    leave_->setText(tr("&Leave", "button: ends the lesson"));
}

void LessonPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

/// Enter presses the focused button. Auto-repeat is ignored, as it would skip through the whole tutorial.
void LessonPanel::keyPressEvent(QKeyEvent *event)
{
    auto *button = qobject_cast<QPushButton *>(focusWidget());
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || !button || !button->hasFocus())
        QWidget::keyPressEvent(event);
    else if (!event->isAutoRepeat())
        button->click();
}

void LessonPanel::mousePressEvent(QMouseEvent *event)
{
    event->accept(); // keep clicks from the table below
}

void LessonPanel::mouseReleaseEvent(QMouseEvent *event)
{
    if (asks_ == Asks::Next && event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        Q_EMIT proceeded();
}

void LessonPanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF plaque = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    painter.setBrush(palette().color(QPalette::Window));
    painter.setPen(QPen(palette().color(QPalette::WindowText), 2));
    painter.drawRoundedRect(plaque, 12, 12);
}

} // namespace meadhall::ui
