// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/history/history_sheet.h"

#include "ui/base/accessibility/announcer.h"
#include "ui/base/text/button_text.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/new_game_widgets.h"
#include "ui/table/table_view.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

namespace meadhall::ui {

namespace {

constexpr QSize kRoomyHistory(680, 672);

} // namespace

HistorySheet::HistorySheet(TableView &view, QWidget *parent)
    : Sheet(parent), view_(&view), search_(new QLineEdit), kinds_(new ChoiceBox), list_(named(new QListWidget, "said")),
      again_(new QPushButton), copy_(new QPushButton), close_(new QPushButton), announcer_(new Announcer(this))
{
    setObjectName(QStringLiteral("historySheet"));
    setRoomySize(kRoomyHistory);
    setClosesBeside(true);
    search_->setClearButtonEnabled(true);
    list_->setWordWrap(true);
    auto *top = new TurningRow;
    top->row()->addWidget(search_, 1);
    top->row()->addWidget(kinds_);
    body()->addWidget(top);
    body()->addWidget(list_, 1);
    again_->setDefault(true);
    addWidgets(*foot(), {again_, copy_});
    foot()->addStretch(1);
    foot()->addWidget(close_);
    for (int kind = 0; kind < 4; ++kind)
        kinds_->addItem(QString());
    retranslate();
    connect(search_, &QLineEdit::textChanged, this, &HistorySheet::fill);
    connect(kinds_, &QComboBox::activated, this, &HistorySheet::fill);
    connect(list_, &QListWidget::itemDoubleClicked, this, &HistorySheet::sayAgain);
    connect(again_, &QPushButton::clicked, this, &HistorySheet::sayAgain);
    connect(copy_, &QPushButton::clicked, this, [this] {
        QStringList rows;
        for (int row = 0; row < list_->count(); ++row)
            rows.push_back(list_->item(row)->text());
        QGuiApplication::clipboard()->setText(rows.join(QLatin1Char('\n')));
        announcer_->announce(ButtonText::copied());
    });
    connect(close_, &QPushButton::clicked, this, &QDialog::accept);
    list_->installEventFilter(this);
    (copy_->isEnabled() ? static_cast<QWidget *>(list_) : close_)->setFocus();
    followChanges(this, {QEvent::LanguageChange}, [this] { retranslate(); });
}

/// Enter in the list says the row again, as the default button does.
bool HistorySheet::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == list_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            sayAgain();
            return true;
        }
    }
    return Sheet::eventFilter(watched, event);
}

/// Fills the list with the rows of the chosen kind that contain the text.
void HistorySheet::fill()
{
    using Kind = SpokenHistory::Line::Kind;
    static constexpr Kind kinds[] = {Kind::Move, Kind::Asked, Kind::Turn};
    const bool wasEmpty = !copy_->isEnabled();
    list_->clear();
    QString part;
    for (const SpokenHistory::Line &line : view_ ? view_->history().lines() : std::vector<SpokenHistory::Line>{}) {
        const int kind = kinds_->currentIndex();
        if ((kind > 0 && line.kind != kinds[kind - 1])
            || !line.words.contains(search_->text().trimmed(), Qt::CaseInsensitive))
            continue;
        if (!line.part.isEmpty() && std::exchange(part, line.part) != line.part) {
            auto *heading = new QListWidgetItem(line.part, list_);
            heading->setFlags(Qt::NoItemFlags);
            QFont bold = list_->font();
            bold.setBold(true);
            heading->setFont(bold);
        }
        //: a row in the list of announcements; %1: the answer to a question
        new QListWidgetItem(line.kind == Kind::Asked ? tr("Answer: %1").arg(line.words) : line.words, list_);
    }
    list_->setCurrentRow(list_->count() - 1);
    list_->scrollToBottom();
    const bool isEmpty = list_->count() == 0;
    again_->setEnabled(!isEmpty);
    copy_->setEnabled(!isEmpty);
    if (!isEmpty || (kinds_->currentIndex() <= 0 && search_->text().trimmed().isEmpty()))
        return;
    auto *nothing =
        new QListWidgetItem(tr("Nothing like that was said.", "the search or the choice has left nothing"), list_);
    nothing->setFlags(Qt::NoItemFlags);
    if (!wasEmpty)
        announcer_->announce(nothing->text());
}

void HistorySheet::sayAgain()
{
    if (const QListWidgetItem *row = list_->currentItem())
        announcer_->announce(row->text());
}

void HistorySheet::retranslate()
{
    setWindowTitle(tr("What was said", "title"));
    search_->setPlaceholderText(tr("Search what was said", "in an empty field"));
    search_->setAccessibleName(search_->placeholderText());
    search_->setAccessibleDescription(tr("Only announcements with these words are listed", "about the search"));
    const QString kinds[] = {tr("All announcements", "which announcements are listed"),
                             tr("Moves", "which announcements are listed: those of what players did"),
                             tr("Answers", "which announcements are listed: those to questions by a key"),
                             tr("My turns", "which announcements are listed: what was asked of the player")};
    for (int kind = 0; kind < 4; ++kind)
        kinds_->setItemText(kind, kinds[kind]);
    setUnseenLabel(*kinds_, tr("Which announcements", "name of a field, for screen readers"));
    list_->setAccessibleName(windowTitle());
    again_->setText(tr("&Say it again", "button"));
    copy_->setText(tr("&Copy all", "button: to the clipboard"));
    close_->setText(ButtonText::close());
    fill();
}

} // namespace meadhall::ui
