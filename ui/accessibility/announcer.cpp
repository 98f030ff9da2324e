#include "ui/accessibility/announcer.h"

#include "ui/text/text.h"

#include <QAccessible>

namespace meadhall::ui {

namespace {

/// Screen readers fetch the text some time after the event, so recent announcements are kept.
constexpr std::size_t kAnnouncementsKept = 6;

} // namespace

/// Qt 6.4 has no announcement event. Screen readers speak notifications when they are shown; hiding the object first
/// makes them speak it again.
void Announcer::announce(const QString &words)
{
    if (words.isEmpty())
        return;
    const QString text = spoken(words).replace(QLatin1Char('\n'), QLatin1Char(' '));
    if (announcements_.size() < kAnnouncementsKept)
        announcements_.push_back(new Announcement(this));
    Announcement *announcement = announcements_[next_ % announcements_.size()];
    next_ = (next_ + 1) % kAnnouncementsKept;
    announcement->setWords(text);
    for (const QAccessible::Event type : {QAccessible::ObjectHide, QAccessible::ObjectShow}) {
        QAccessibleEvent event(announcement, type);
        QAccessible::updateAccessibility(&event);
    }
    Q_EMIT announced(text);
}

void Announcer::clear()
{
    for (Announcement *announcement : announcements_)
        announcement->setWords(QString());
}

} // namespace meadhall::ui
