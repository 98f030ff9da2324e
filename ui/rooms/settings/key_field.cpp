// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/settings/key_field.h"

#include "ui/base/widgets/control_measures.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/latin_keys.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>
#include <vector>

namespace meadhall::ui {

namespace {

constexpr int kCapHeight = 24, kCapSide = 8, kCapGap = 6, kCapEdge = 8;

/// One text for each key of a sequence: "Ctrl", "Z".
QStringList capsOf(const QKeySequence &keys)
{
    QStringList caps;
    if (keys.isEmpty())
        return caps;
    const QKeyCombination first = keys[0];
    for (Qt::KeyboardModifier modifier :
         {Qt::MetaModifier, Qt::ControlModifier, Qt::AltModifier, Qt::ShiftModifier, Qt::KeypadModifier})
        if (first.keyboardModifiers() & modifier) {
            QString name = QKeySequence(int(modifier)).toString(QKeySequence::NativeText);
            while (name.endsWith(QLatin1Char('+')))
                name.chop(1);
            caps.push_back(name);
        }
    caps.push_back(QKeySequence(first.key()).toString(QKeySequence::NativeText));
    return caps;
}

class KeyCaps : public QWidget {
public:
    explicit KeyCaps(KeyField *field) : QWidget(field), field_(*field)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const ControlColours colours = controlColours(palette());
        painter.fillRect(rect(), colours.well);
        const QStringList caps = capsOf(field_.keySequence());
        if (!caps.isEmpty())
            paintCaps(painter, colours, caps);
        if (!field_.hasFocus())
            return;
        if (caps.isEmpty()) {
            painter.setPen(colours.dim);
            painter.drawText(rect().adjusted(12, 0, -12, 0), int(Qt::AlignLeading) | Qt::AlignVCenter, field_.prompt());
        }
        drawFocusRing(painter, rect(), colours);
    }

private:
    /// At the leading edge, but in the same order in right-to-left languages.
    void paintCaps(QPainter &painter, const ControlColours &colours, const QStringList &caps) const
    {
        QFont bold = font();
        bold.setBold(true);
        painter.setFont(bold);
        painter.setPen(colours.text);
        const int high = std::min(grown(kCapHeight), height() - 2 * kRing);
        std::vector<int> widths;
        int all = -kCapGap;
        for (const QString &cap : caps) {
            widths.push_back(std::max(QFontMetrics(bold).horizontalAdvance(cap) + 2 * grown(kCapSide), high));
            all += widths.back() + kCapGap;
        }
        int from = layoutDirection() == Qt::RightToLeft ? width() - all - kCapEdge : kCapEdge;
        for (qsizetype i = 0; i < caps.size(); ++i) {
            const QRect place(from, (height() - high) / 2, widths[static_cast<std::size_t>(i)], high);
            drawPlate(painter, place, colours.raised, colours.rim, kRowRadius);
            painter.drawText(place, Qt::AlignCenter, caps[i]);
            from += place.width() + kCapGap;
        }
    }

    KeyField &field_;
};

} // namespace

KeyField::KeyField(QWidget *parent)
    : QKeySequenceEdit(parent), edit_(findChild<QLineEdit *>()), caps_(new KeyCaps(this))
{
    setMinimumHeight(grown(kRoomyFields.height));
    connect(edit_, &QLineEdit::textChanged, this, &KeyField::takeText);
}

void KeyField::setActionName(const QString &name) { edit_->setAccessibleName(name); }

/// Assistive programs write the names of the keys.
void KeyField::takeText(const QString &text)
{
    if (pressing_ || text == keySequence().toString(QKeySequence::NativeText))
        return;
    const QKeySequence keys = latinKeys(QKeySequence::fromString(text, QKeySequence::NativeText));
    if (keys.count() > 1 || (keys.isEmpty() && !text.isEmpty())
        || (!keys.isEmpty() && keys[0].key() == Qt::Key_unknown))
        return;
    showKeys(keys);
    Q_EMIT chosen(keys);
}

void KeyField::setPrompt(const QString &prompt)
{
    prompt_ = prompt;
    caps_->update();
}

void KeyField::showKeys(const QKeySequence &keys)
{
    const QSignalBlocker quiet(this);
    setKeySequence(keys);
    caps_->update();
}

bool KeyField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Escape || key == Qt::Key_Tab || key == Qt::Key_Backtab)
            return QWidget::event(event); // not keys for a table
    }
    return QKeySequenceEdit::event(event);
}

void KeyField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier) {
        event->ignore(); // for the dialog
        return;
    }
    if (event->key() == Qt::Key_Backspace && event->modifiers() == Qt::NoModifier) {
        showKeys({});
        Q_EMIT chosen({});
        return;
    }
    pressing_ = true;
    showKeys({}); // else it would be a second key after the one shown
    QKeySequenceEdit::keyPressEvent(event);
    pressing_ = false;
    const int digit = event->modifiers() == Qt::NoModifier ? typedDigit(*event) : -1;
    const QKeySequence keys = digit >= 0 ? QKeySequence(Qt::Key_0 + digit) : keySequence();
    if (keys.isEmpty())
        return; // only a modifier so far
    showKeys(keys);
    Q_EMIT chosen(keys);
}

void KeyField::resizeEvent(QResizeEvent *event)
{
    QKeySequenceEdit::resizeEvent(event);
    caps_->setGeometry(rect());
    caps_->raise();
}

void KeyField::focusInEvent(QFocusEvent *event)
{
    QKeySequenceEdit::focusInEvent(event);
    caps_->update();
}

void KeyField::focusOutEvent(QFocusEvent *event)
{
    QKeySequenceEdit::focusOutEvent(event);
    caps_->update();
}

} // namespace meadhall::ui
