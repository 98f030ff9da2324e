// SPDX-License-Identifier: GPL-3.0-or-later
// Words on buttons that more than one room has.
#pragma once

#include "ui/base/text/text.h"

#include <QCoreApplication>

namespace meadhall::ui {

class ButtonText {
    Q_DECLARE_TR_FUNCTIONS(ButtonText)

public:
    /// Typed text as a button or a menu entry shows it: isolated, and an ampersand in it is no mark of an access key.
    static QString typed(const QString &text)
    {
        return isolated(QString(text).replace(QLatin1Char('&'), QLatin1String("&&")));
    }
    /// The words of a button without the mark of their access key. An ampersand that is meant is written twice.
    static QString withoutAccessKey(QString text)
    {
        for (qsizetype i = 0; i < text.size(); ++i)
            if (text[i] == QLatin1Char('&'))
                text.remove(i, 1);
        return text;
    }

    /// The words of a menu entry as a name, also without its dots.
    static QString nameOf(const QString &entry) { return withoutAccessKey(entry).remove(QChar(0x2026)); }

    static QString close() { return tr("Close", "button"); }
    static QString copied() { return tr("Copied", "button: what it copies is on the clipboard now"); }
    static QString tryAgain() { return tr("Try again", "button"); }
    static QString newGame() { return tr("&New game…", "button"); }
    static QString continueGame() { return tr("&Continue", "button: a game that is not finished"); }
    static QString compareWithComputers()
    {
        return tr("How would others have played my cards?", "computers play the deal of a finished game");
    }
    static QString reviewGame() { return tr("&Review", "button: looks at a game again"); }
    static QString warnMe() { return tr("&Yes, warn me", "button"); }
    static QString noThanks() { return tr("No, thank you", "button"); }
    static QString dimCards() { return tr("Dim cards that cannot &be played", "setting"); }
    /// A lesson from its beginning.
    static QString startAgain() { return tr("Start again", "button: the lesson from its beginning"); }
    // What goes on by itself.
    static QString stop() { return tr("Stop", "button"); }
    static QString resume() { return tr("Resume", "button: what has been stopped or paused"); }
    static QString speed(const QString &factor) { return tr("Speed: %1", "button; %1 is a factor: 2×").arg(factor); }
};

} // namespace meadhall::ui
