// SPDX-License-Identifier: GPL-3.0-or-later
// Announcements of events through the screen reader.
#pragma once

#include <QBasicTimer>
#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <vector>

namespace meadhall::ui {

/// The text of an announcement. An accessible child of the table, but not visible.
class Announcement : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    QString words() const { return words_; }
    /// How long ago the words were set, in ms.
    qint64 age() const { return since_.elapsed(); }
    /// Whether only one of the people at this screen may know it.
    bool secret() const { return secret_; }
    /// Whether it is withdrawn or has no words.
    bool isOver() const { return over_; }
    void setWords(const QString &words, bool secret);
    /// Keeps the words for a screen reader that is about to fetch them.
    void end() { over_ = true; }

private:
    QString words_;
    bool secret_ = false, over_ = true;
    QElapsedTimer since_;
};

/// The only way to announce a text.
class Announcer : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The words as they are announced: a line that is no sentence becomes one, to be spoken apart from the next.
    static QString spokenLine(const QString &words);
    /// The recent announcements. Those without words are over.
    const std::vector<Announcement *> &announcements() const { return announcements_; }

    /// Takes back all announcements, as they are in another language.
    void clear();
    /// Takes back those that were for one person, as somebody else takes the place at this screen.
    void clearSecrets();
    /// Takes back a text that is not true any more.
    void withdraw(const QString &words);
    /// Sets the speed of the voice in words a minute.
    void setVoiceRate(int rate) { voiceRate_ = rate; }
    /// How long a voice at that speed still speaks the announcements so far, in ms.
    int voiceRemaining() const { return voice_.hasExpired() ? 0 : static_cast<int>(voice_.remainingTime()); }
    /// A key was pressed: screen readers fall silent then.
    void interruptVoice() { voice_ = QDeadlineTimer(0); }
    /// Sets how long an announcement remains, in ms.
    void setKept(int kept) { kept_ = kept; }

public Q_SLOTS:
    /// Announces a text after the current speech. An empty text is ignored; several lines make one announcement.
    void announce(const QString &words) { add(words, false); }
    /// Like announce(), for something that may show what one person holds.
    void announceSecret(const QString &words) { add(words, true); }

Q_SIGNALS:
    void announced(const QString &words);

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    void add(const QString &words, bool secret);
    static void remove(Announcement *announcement);

    std::vector<Announcement *> announcements_;
    std::size_t next_ = 0;
    int kept_ = 10'000;
    int voiceRate_ = 300;
    QDeadlineTimer voice_{0}; ///< expires when everything has been spoken
    QBasicTimer timer_;
};

} // namespace meadhall::ui
