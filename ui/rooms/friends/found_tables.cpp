// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/friends/found_tables.h"

#include "engine/network/invitation.h"
#include "ui/base/accessibility/announcer.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/glyph_icon.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace meadhall::ui {

namespace {

constexpr std::size_t kMostShown = 4;
constexpr int kFoundName = 200; ///< px at 1×: a longer name is cut

} // namespace

FoundTables::FoundTables(QWidget *parent)
    : QWidget(parent), browser_(this), rows_(new QVBoxLayout), announcer_(new Announcer(this))
{
    setObjectName(QStringLiteral("foundTables"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, grown(4), 0, 0);
    column->setSpacing(grown(6));
    auto *title = new QLabel(tr("Tables in your network:", "above the names of those who have opened them"));
    auto *note =
        new QLabel(tr("Choosing one fills in its address. Its key has to come from the person who has opened it.",
                      "below the tables in the network"));
    note->setWordWrap(true);
    note->setForegroundRole(QPalette::PlaceholderText);
    column->addWidget(title);
    column->addLayout(rows_);
    column->addWidget(note);
    hide();
    connect(&browser_, &TableBrowser::changed, this, &FoundTables::showTables);
}

void FoundTables::showTables()
{
    std::vector<LocalTable> tables = browser_.tables();
    tables.resize(std::min(tables.size(), kMostShown));
    if (tables == shown_)
        return;
    const auto focused =
        std::find_if(buttons_.begin(), buttons_.end(), [](auto *button) { return button->hasFocus(); });
    const bool hadFocus = focused != buttons_.end();
    const LocalTable before = hadFocus ? shown_[static_cast<std::size_t>(focused - buttons_.begin())] : LocalTable();
    QPushButton *again = nullptr;
    std::vector<QPushButton *> buttons;
    for (const LocalTable &table : tables) {
        buttons.push_back(makeButton(table));
        if (table == before)
            again = buttons.back();
    }
    if (again)
        again->setFocus();
    else if (hadFocus)
        Q_EMIT focusLost();
    for (QPushButton *old : std::exchange(buttons_, std::move(buttons)))
        delete old;
    const bool first = std::exchange(shown_, std::move(tables)).empty();
    setVisible(!shown_.empty());
    if (first && isVisible())
        announcer_->announce(tr("A table has been found in your network.", "said by a screen reader"));
}

QPushButton *FoundTables::makeButton(const LocalTable &table)
{
    auto *button = new QPushButton(this);
    button->setAutoDefault(false);
    QString name = button->fontMetrics().elidedText(table.name, Qt::ElideRight, grown(kFoundName));
    name.replace(QLatin1Char('&'), QLatin1String("&&"));
    const QString address = network::addressText(table.address, table.port);
    //: %1: who has opened the table; %2: its address
    button->setText(tr("%1 (%2)", "a table in the network").arg(isolated(name), isolated(address)));
    button->setToolTip(table.name.toHtmlEscaped());
    setGlyph(button, Glyph::Ship);
    connect(button, &QPushButton::clicked, this, [this, table] { Q_EMIT chosen(table); });
    rows_->addWidget(button, 0, Qt::AlignLeading);
    button->show();
    return button;
}

} // namespace meadhall::ui
