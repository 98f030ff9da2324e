// Announcements of events through the screen reader.
#pragma once

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
    void setWords(const QString &words) { words_ = words; }

private:
    QString words_;
};

/// The only way to announce a text.
class Announcer : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The recent announcements.
    const std::vector<Announcement *> &announcements() const { return announcements_; }

    /// Clears the texts of all announcements, so that the next player at this screen cannot read them.
    void clear();

public Q_SLOTS:
    /// Announces a text after the current speech. An empty text is ignored; several lines make one announcement.
    void announce(const QString &words);

Q_SIGNALS:
    void announced(const QString &words);

private:
    std::vector<Announcement *> announcements_;
    std::size_t next_ = 0;
};

} // namespace meadhall::ui
