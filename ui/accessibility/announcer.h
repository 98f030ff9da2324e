// What happens at the table, for whoever does not see it: said by the screen reader.
#pragma once

#include <QObject>
#include <QString>

#include <vector>

namespace meadhall::ui {

/// Words that were announced: a child of the table for assistive programs, but nothing that is seen.
class Announcement : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    QString words() const { return words_; }
    void setWords(const QString &words) { words_ = words; }

private:
    QString words_;
};

/// The one way to have something said.
class Announcer : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Those of late, whoever asks for them.
    const std::vector<Announcement *> &announcements() const { return announcements_; }

    /// Forgets what was said: somebody else listens now.
    void clear();

public Q_SLOTS:
    /// Says it after whatever is being said; nothing for no words. Several lines are one announcement.
    void announce(const QString &words);

Q_SIGNALS:
    void announced(const QString &words);

private:
    std::vector<Announcement *> announcements_;
    std::size_t next_ = 0;
};

} // namespace meadhall::ui
