// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/latin_keys.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>
#include <optional>

// Exported by Qt for its tests: sends a ShortcutOverride, and then triggers the shortcut with these keys, if any.
QT_BEGIN_NAMESPACE
Q_GUI_EXPORT bool qt_sendShortcutOverrideEvent(QObject *o, ulong timestamp, int k, Qt::KeyboardModifiers mods,
                                               const QString &text, bool autorep, ushort count);
QT_END_NAMESPACE

namespace meadhall::ui {

namespace {

/// A row of the keyboard by native scan codes of X11 and Wayland (Linux key codes + 8), in the layouts of the program's
/// languages: us, ru, ua and ara.
struct Row {
    quint32 first;
    QStringView layouts[4];
};
constexpr Row kRows[] = {
    {10, {u"1234567890", u"", u"", u""}},
    {24, {u"QWERTYUIOP[]", u"ЙЦУКЕНГШЩЗХЪ", u"ЙЦУКЕНГШЩЗХЇ", u"ضصثقفغعهخحجد"}},
    {38, {u"ASDFGHJKL;'", u"ФЫВАПРОЛДЖЭ", u"ФІВАПРОЛДЖЄ", u"شسيبلاتنمكط"}},
    {49, {u"`", u"Ё", u"", u"ذ"}},
    {51, {u"\\", u"", u"Ґ", u""}},
    {52, {u"ZXCVBNM,./", u"ЯЧСМИТЬБЮ", u"ЯЧСМИТЬБЮ", u"ئءؤر\uFEFBىةوزظ"}},
};

struct Place {
    const Row *row;
    qsizetype column;

    /// The key of a layout there; 0 if there is none.
    int key(QStringView layout) const { return column < layout.size() ? layout[column].unicode() : 0; }
    int latin() const { return key(row->layouts[0]); }
    bool hasDigit() const { return row == kRows; }
};

/// The place of a letter that only one of the layouts has.
std::optional<Place> placeOfLetter(QChar letter)
{
    for (const Row &row : kRows)
        for (int layout = 1; layout < 4; ++layout)
            if (const qsizetype column = row.layouts[layout].indexOf(letter); column >= 0)
                return Place{&row, column};
    return std::nullopt;
}

std::optional<Place> placeOf(const QKeyEvent &event)
{
    const quint32 code = event.nativeScanCode();
    for (const Row &row : kRows)
        if (code >= row.first && code < row.first + static_cast<quint32>(row.layouts[0].size()))
            return Place{&row, static_cast<qsizetype>(code - row.first)};
    return code == 0 && event.key() < 0x10000 ? placeOfLetter(QChar(event.key())) : std::nullopt; // sent by a program
}

/// The key code of a Latin layout. Key codes of letters are their Unicode code points in upper case.
int latinKey(const QKeyEvent &event)
{
    const int key = event.key();
    if (key <= 0x7f || key >= 0x10000)
        return key;
    const QChar sign(key);
    if (sign.isDigit())
        return Qt::Key_0 + sign.digitValue();
    const auto place = placeOf(event);
    const bool isForeign = sign.isLetter() && sign.script() != QChar::Script_Latin;
    const bool isDigit = place && place->hasDigit() && !(event.modifiers() & Qt::ShiftModifier);
    return place && (isForeign || isDigit) ? place->latin() : key;
}

/// The access keys that may be meant: the Latin one, and those that other scripts have at the same place.
QList<int> possibleAccessKeys(const QKeyEvent &event)
{
    QList<int> keys{latinKey(event)};
    if (const auto place = placeOf(event))
        for (int layout = 1; layout < 4; ++layout)
            if (const int key = place->key(place->row->layouts[layout]); key > 0)
                keys.append(key);
    return keys;
}

/// The letter that chooses an entry of an open menu: the one that was typed, or that of another layout.
QString menuText(const QMenu &menu, const QKeyEvent &event)
{
    QList<int> accessKeys;
    for (const QAction *action : menu.actions())
        if (const QKeySequence keys = QKeySequence::mnemonic(action->text()); !keys.isEmpty())
            accessKeys.append(keys[0].key());
    if (event.text().size() != 1 || accessKeys.contains(event.key()))
        return event.text();
    for (const int key : possibleAccessKeys(event))
        if (accessKeys.contains(key))
            return QChar(key);
    return event.text();
}

bool triggerKey(QWidget &widget, const QKeyEvent &event, int key)
{
    return qt_sendShortcutOverrideEvent(&widget, static_cast<ulong>(event.timestamp()), key, event.modifiers(),
                                        event.text(), event.isAutoRepeat(), static_cast<ushort>(event.count()));
}

/// Triggers a shortcut or access key at the place of the pressed key, whose own has none.
bool triggerByPlace(QWidget &widget, const QKeyEvent &event)
{
    constexpr Qt::KeyboardModifiers commands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    QList<int> keys =
        (event.modifiers() & commands) == Qt::AltModifier ? possibleAccessKeys(event) : QList<int>{latinKey(event)};
    if (const int digit = typedDigit(event); digit >= 0 && !(event.modifiers() & commands))
        keys.append(Qt::Key_0 + digit);
    return std::any_of(keys.begin(), keys.end(),
                       [&](int key) { return key != event.key() && triggerKey(widget, event, key); });
}

} // namespace

int typedDigit(const QKeyEvent &event)
{
    if (const int written = event.text().size() == 1 ? event.text().at(0).digitValue() : -1; written >= 0)
        return written;
    const auto place = placeOf(event);
    const bool atDigit = place && place->hasDigit() && !(event.modifiers() & Qt::ShiftModifier);
    const int key = atDigit ? place->latin() : latinKey(event);
    return key >= Qt::Key_0 && key <= Qt::Key_9 ? key - Qt::Key_0 : -1;
}

QKeySequence latinKeys(const QKeySequence &keys)
{
    if (keys.isEmpty())
        return keys;
    const auto place = keys[0].key() < 0x10000 ? placeOfLetter(QChar(keys[0].key())) : std::nullopt;
    return place ? QKeySequence(keys[0].keyboardModifiers() | static_cast<Qt::Key>(place->latin())) : keys;
}

bool triggerShortcut(QWidget &widget, const QKeySequence &keys)
{
    return !keys.isEmpty()
           && qt_sendShortcutOverrideEvent(&widget, 0, keys[0].key(), keys[0].keyboardModifiers(), {}, false, 1);
}

LatinKeys::LatinKeys(QObject *parent) : QObject(parent) { qApp->installEventFilter(this); }

bool LatinKeys::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    return isKey && watched->isWidgetType()
           && handleKey(*static_cast<QWidget *>(watched), *static_cast<QKeyEvent *>(event));
}

/// Triggers the shortcut at the key's place, or sends the key on as the Latin one there.
/// @return false if Qt should go on with the event
bool LatinKeys::handleKey(QWidget &widget, QKeyEvent &event)
{
    const QWidget *focus = QApplication::focusWidget();
    const bool isFirst = &widget == focus || (!focus && widget.isWindow()); // not passed on by a child
    if (event.type() == QEvent::KeyPress && isFirst && triggerByPlace(widget, event)) {
        event.accept();
        return true;
    }
    const auto *menu = qobject_cast<const QMenu *>(&widget);
    const QString text = menu ? menuText(*menu, event) : event.text();
    const int key = latinKey(event);
    if (key == event.key() && text == event.text())
        return false;
    QKeyEvent latin(event.type(), key, event.modifiers(), event.nativeScanCode(), event.nativeVirtualKey(),
                    event.nativeModifiers(), text, event.isAutoRepeat(), static_cast<quint16>(event.count()));
    latin.setTimestamp(event.timestamp());
    QCoreApplication::sendEvent(&widget, &latin);
    event.setAccepted(latin.isAccepted());
    return true;
}

} // namespace meadhall::ui
