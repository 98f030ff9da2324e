// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/settings/settings_dialog.h"

#include "ui/base/accessibility/widget_accessible.h"
#include "ui/base/widgets/control_measures.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/segments.h"
#include "ui/rooms/settings/shortcuts_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QGroupBox>
#include <QHash>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QShortcut>
#include <QStyle>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace meadhall::ui {

namespace {

constexpr QSize kRoomySettings(720, 672);
constexpr int kFieldGap = 6, kLabelGap = 16, kGroupGap = 12;
constexpr int kPageInset = 16; ///< edges and margins of a page

/// Its pages scroll, so it may be lower than all their rows.
class Pages : public QTabWidget {
public:
    using QTabWidget::QTabWidget;
    bool hasHeightForWidth() const override { return false; }
};

QString capitalised(QString word)
{
    if (!word.isEmpty())
        word[0] = word[0].toUpper();
    return word;
}

/// Breaks the text of a check box into lines. Qt does not do it by itself.
void breakLines(QCheckBox &box, int room)
{
    const QStringList words = box.text().split(QRegularExpression(QStringLiteral("\\s+")));
    const int aside = box.sizeHint().width() - box.fontMetrics().size(Qt::TextShowMnemonic, box.text()).width();
    QString text, line;
    for (const QString &word : words) {
        const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
        if (!line.isEmpty() && box.fontMetrics().size(Qt::TextShowMnemonic, longer).width() > room - aside) {
            text += line + QLatin1Char('\n');
            line = word;
        } else {
            line = longer;
        }
    }
    box.setText(text + line);
}

/// Explanations are dim.
QLabel *makeNote(const char *name)
{
    auto *note = new QLabel;
    note->setObjectName(QLatin1String(name));
    note->setWordWrap(true);
    note->setForegroundRole(QPalette::PlaceholderText);
    return note;
}

} // namespace

SettingsDialog::SettingsDialog(Settings &settings, const ShortcutActions &actions, const QString &language,
                               QWidget *parent)
    : Sheet(parent), settings_(settings), pages_(new Pages)
{
    setObjectName(QStringLiteral("settingsSheet"));
    setClosesBeside(true);
    setLightScrim(true);
    setRoomySize(kRoomySettings);
    body()->addWidget(pages_);
    fillGeneral(language);
    fillTable();
    fillCards();
    addKeys(actions);
    fillFoot();
    addPageKeys();
    setTranslated([this] {
        setWindowTitle(tr("Settings", "title"));
        pages_->tabBar()->setAccessibleName(windowTitle());
    });
    pages_->currentWidget()->findChild<QComboBox *>()->setFocus();
}

/// Shortcuts, since combo boxes would take Ctrl+Tab for a search.
void SettingsDialog::addPageKeys()
{
    const auto turn = [this](const QKeyCombination &key, int step) {
        auto *shortcut = new QShortcut(key, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, step] {
            pages_->setCurrentIndex((pages_->currentIndex() + step + pages_->count()) % pages_->count());
        });
    };
    turn(Qt::CTRL | Qt::Key_Tab, 1);
    turn(Qt::CTRL | Qt::Key_PageDown, 1);
    turn(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab, -1);
    turn(Qt::CTRL | Qt::Key_PageUp, -1);
}

void SettingsDialog::addKeys(const ShortcutActions &actions)
{
    auto *keys = new ShortcutsPage(settings_, actions);
    pages_->addTab(keys, QString());
    setTranslated([this, keys] { pages_->setTabText(pages_->indexOf(keys), tr("&Keyboard", "page of the settings")); });
}

void SettingsDialog::fillFoot()
{
    QLabel *note = makeNote("footNote");
    auto *close = new QPushButton;
    close->setDefault(true);
    foot()->addWidget(note, 1);
    foot()->addWidget(close);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    const auto tell = [this, note] {
        const bool keys = pages_->currentIndex() == pages_->count() - 1;
        note->setText(keys ? tr("Select a field and press the new keys; Backspace clears it.", "foot of the settings")
                           : tr("Every change applies at once.", "foot of the settings"));
    };
    connect(pages_, &QTabWidget::currentChanged, this, tell);
    setTranslated([close, tell] {
        close->setText(tr("Close", "button"));
        tell();
    });
}

/// A page scrolls if the window is low.
QGridLayout *SettingsDialog::addPage(const Text &title)
{
    auto *page = new QScrollArea;
    page->setFrameShape(QFrame::NoFrame);
    page->setFocusPolicy(Qt::NoFocus);
    page->setWidgetResizable(true);
    auto *contents = new QWidget;
    auto *column = new QVBoxLayout(contents);
    column->setContentsMargins(2, 8, 6, 4);
    auto *rows = new QGridLayout;
    column->addLayout(rows);
    column->addStretch(1);
    rows->setHorizontalSpacing(kLabelGap);
    rows->setVerticalSpacing(kFieldGap);
    rows->setColumnStretch(0, 2);
    rows->setColumnStretch(1, 5);
    page->setWidget(contents);
    page->viewport()->setAutoFillBackground(false);
    contents->setAutoFillBackground(false);
    pages_->addTab(page, QString());
    markAnnounced(*contents); // else all notes would be read before the first field
    setTranslated([this, page, contents, title] {
        pages_->setTabText(pages_->indexOf(page), title());
        contents->setAccessibleName(title().remove(QLatin1Char('&')));
    });
    return rows;
}

void SettingsDialog::addHeading(QGridLayout *page, const Text &title)
{
    if (page->rowCount() > 1)
        page->setRowMinimumHeight(page->rowCount(), kGroupGap - kFieldGap);
    auto *heading = new QGroupBox;
    heading->setFixedHeight(grown(kHeading));
    page->addWidget(heading, page->rowCount(), 0, 1, 2);
    setTranslated([heading, title] { heading->setTitle(title()); });
}

void SettingsDialog::addRow(QGridLayout *page, QLabel *label, QWidget *field)
{
    rows_.push_back({page, label, field, page->rowCount()});
    if (label)
        page->addWidget(label, page->rowCount(), 0, Qt::AlignVCenter);
    page->addWidget(field, rows_.back().place + 1, 1);
}

/// On a page where one of the fields has no room beside the labels all labels are above their fields.
void SettingsDialog::arrangeRows()
{
    const int room = pages_->width() - style()->pixelMetric(QStyle::PM_ScrollBarExtent) - kPageInset;
    for (const Row &row : rows_)
        if (auto *check = qobject_cast<QCheckBox *>(row.field))
            breakLines(*check, room);
    QHash<QGridLayout *, QSize> least; // of labels and fields
    for (const Row &row : rows_) {
        QSize &size = least[row.page];
        size.setWidth(std::max(size.width(), row.label ? row.label->minimumSizeHint().width() : 0));
        size.setHeight(std::max(size.height(), row.field->minimumSizeHint().width()));
    }
    for (const Row &row : rows_) {
        const QSize size = least[row.page];
        const bool above = size.width() + kLabelGap + size.height() > room;
        for (QWidget *part : {static_cast<QWidget *>(row.label), row.field})
            if (part)
                row.page->removeWidget(part);
        if (row.label && above)
            row.page->addWidget(row.label, row.place, 0, 1, 2);
        else if (row.label)
            row.page->addWidget(row.label, row.place + 1, 0, Qt::AlignVCenter);
        row.page->addWidget(row.field, row.place + 1, above ? 0 : 1, 1, above ? 2 : 1);
    }
}

void SettingsDialog::addField(QGridLayout *page, const char *name, const Text &label, QWidget *field)
{
    field->setObjectName(QLatin1String(name));
    auto *before = new QLabel;
    before->setBuddy(field);
    before->setWordWrap(true);
    addRow(page, before, field);
    setTranslated([before, field, label] {
        before->setText(label());
        field->setAccessibleName(label().remove(QLatin1Char('&')).remove(QLatin1Char(':')));
    });
}

void SettingsDialog::addList(QGridLayout *page, const char *name, const Text &label, const QStringList &choices,
                             int now, std::function<void(int)> apply)
{
    auto *box = new QComboBox;
    box->addItems(choices);
    box->setCurrentIndex(now);
    addField(page, name, label, box);
    connect(box, &QComboBox::activated, this, std::move(apply));
}

void SettingsDialog::addSegments(QGridLayout *page, const char *name, const Text &label, const Texts &choices, int now,
                                 std::function<void(int)> apply)
{
    auto *segments = new Segments;
    for (const QString &choice : choices())
        segments->addChoice(capitalised(choice));
    segments->setCurrent(now);
    addField(page, name, label, segments);
    setTranslated([segments, choices] {
        QStringList words = choices();
        for (QString &word : words)
            word = capitalised(word);
        segments->setTexts(words);
    });
    connect(segments, &Segments::activated, this, std::move(apply));
}

QCheckBox *SettingsDialog::addCheck(QGridLayout *page, const char *name, const Text &text, bool now,
                                    std::function<void(bool)> apply)
{
    auto *check = new QCheckBox;
    check->setObjectName(QLatin1String(name));
    check->setChecked(now);
    addRow(page, nullptr, check);
    setTranslated([check, text] { check->setText(text()); });
    connect(check, &QCheckBox::toggled, this, std::move(apply));
    return check;
}

void SettingsDialog::addNote(QGridLayout *page, const char *name, const Text &text)
{
    QLabel *note = makeNote(name);
    addRow(page, nullptr, note);
    setTranslated([note, text] { note->setText(text()); });
}

void SettingsDialog::setTranslated(std::function<void()> setTexts)
{
    setTexts();
    textSetters_.push_back(std::move(setTexts));
}

void SettingsDialog::changeEvent(QEvent *event)
{
    Sheet::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        for (const auto &setTexts : textSetters_)
            setTexts();
    // Queued: the fields are told of the change after this.
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(this, &SettingsDialog::arrangeRows, Qt::QueuedConnection);
}

void SettingsDialog::resizeEvent(QResizeEvent *event)
{
    Sheet::resizeEvent(event);
    arrangeRows();
}

} // namespace meadhall::ui
