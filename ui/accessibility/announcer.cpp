#include "ui/accessibility/announcer.h"

#include "ui/text/text.h"

#include <QAccessible>

namespace meadhall::ui {

namespace {

/// A screen reader asks for the words a while after it was told that there are some: they must still be there.
constexpr std::size_t kAnnouncementsKept = 6;

} // namespace

/// Qt 6.4 has no announcements of its own. A notification that is shown is what screen readers speak by themselves; for
/// the same object to be shown again it is hidden first.
void Announcer::announce(const QString &words)
{
    if (words.isEmpty())
        return;
    const QString said = spoken(words).replace(QLatin1Char('\n'), QLatin1Char(' '));
    if (announcements_.size() < kAnnouncementsKept)
        announcements_.push_back(new Announcement(this));
    Announcement *announcement = announcements_[next_ % announcements_.size()];
    next_ = (next_ + 1) % kAnnouncementsKept;
    announcement->setWords(said);
    for (const QAccessible::Event type : {QAccessible::ObjectHide, QAccessible::ObjectShow}) {
        QAccessibleEvent event(announcement, type);
        QAccessible::updateAccessibility(&event);
    }
    Q_EMIT announced(said);
}

void Announcer::clear()
{
    for (Announcement *announcement : announcements_)
        announcement->setWords(QString());
}

} // namespace meadhall::ui
