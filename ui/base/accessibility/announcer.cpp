// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/accessibility/announcer.h"

#include "ui/base/text/speech.h"
#include "ui/base/text/text.h"

#include <QAccessible>

#include <algorithm>

namespace meadhall::ui {

namespace {

void notify(Announcement *announcement, QAccessible::Event type)
{
    QAccessibleEvent event(announcement, type);
    if (type == QAccessible::NameChanged)
        event.setChild(0); // the label in the notification has the words
    QAccessible::updateAccessibility(&event);
}

/// Screen readers fetch the text some time after the event, so recent announcements are kept.
constexpr std::size_t kAnnouncementsKept = 6;

} // namespace

void Announcement::setWords(const QString &words, bool secret)
{
    words_ = words;
    secret_ = secret;
    over_ = words.isEmpty();
    since_.start();
}

QString Announcer::spokenLine(const QString &words)
{
    QStringList sentences = spoken(words).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (qsizetype i = 0; i + 1 < sentences.size(); ++i)
        if (sentences[i].back().isLetterOrNumber())
            sentences[i] += QLatin1Char('.');
    return sentences.join(QLatin1Char(' '));
}

/// Orca speaks a notification when it is shown, writes it in braille and keeps it in its list; hiding the object first
/// makes it speak it again. It would speak an announcement event as well, which is for the screen readers of systems
/// where nobody speaks notifications.
void Announcer::add(const QString &words, bool secret)
{
    if (words.isEmpty())
        return;
    const QString text = spokenLine(words);
    if (announcements_.size() < kAnnouncementsKept)
        announcements_.push_back(new Announcement(this));
    Announcement *announcement = announcements_[next_ % announcements_.size()];
    next_ = (next_ + 1) % kAnnouncementsKept;
    notify(announcement, QAccessible::ObjectHide); // with the old words, if it still has any
    announcement->setWords(text, secret);
    notify(announcement, QAccessible::NameChanged); // or the old ones, which are remembered, would be spoken
    notify(announcement, QAccessible::ObjectShow);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0) && (!defined(Q_OS_UNIX) || defined(Q_OS_DARWIN))
    QAccessibleAnnouncementEvent event(parent(), text);
    QAccessible::updateAccessibility(&event);
#endif
    constexpr int kMsPerMinute = 60'000;
    voice_.setRemainingTime(voiceRemaining() + wordsIn(text) * kMsPerMinute / voiceRate_);
    if (!timer_.isActive())
        timer_.start(kept_, this);
    Q_EMIT announced(text);
}

/// Removes old announcements: they are no news to somebody who explores the table.
void Announcer::timerEvent(QTimerEvent *)
{
    qint64 left = 0;
    for (Announcement *announcement : announcements_) {
        if (announcement->words().isEmpty())
            continue;
        if (announcement->age() >= kept_)
            remove(announcement);
        else
            left = std::max(left, kept_ - announcement->age());
    }
    if (left > 0)
        timer_.start(static_cast<int>(left), this);
    else
        timer_.stop();
}

void Announcer::remove(Announcement *announcement)
{
    announcement->setWords(QString(), false);
    notify(announcement, QAccessible::ObjectHide);
}

void Announcer::clear()
{
    for (Announcement *announcement : announcements_)
        if (!announcement->words().isEmpty())
            remove(announcement);
    timer_.stop();
}

void Announcer::withdraw(const QString &words)
{
    const QString text = spokenLine(words);
    for (Announcement *announcement : announcements_)
        if (!announcement->isOver() && announcement->words() == text) {
            announcement->end();
            notify(announcement, QAccessible::ObjectHide);
        }
}

void Announcer::clearSecrets()
{
    for (Announcement *announcement : announcements_)
        if (announcement->secret())
            remove(announcement);
}

} // namespace meadhall::ui
