// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/rulebook/book.h"

#include "engine/games/games.h"

#include <QFile>
#include <QRegularExpression>

namespace meadhall::ui {

namespace {

std::optional<Card> bookCard(Game game, const QString &name)
{
    return traitsOf(game).cardOfName(name.trimmed().toStdString());
}

/// Parses a book paragraph by paragraph.
class BookReader {
public:
    BookReader(Game game, Book &book) : game_(game), book_(book) {}

    void read(const QString &text)
    {
        QStringList paragraph;
        for (const QString &line : text.split(QLatin1Char('\n'))) {
            if (!line.trimmed().isEmpty()) {
                paragraph.push_back(line);
                continue;
            }
            take(paragraph);
            paragraph.clear();
        }
        take(paragraph);
    }

private:
    void complain(const QString &problem) { book_.problems.push_back(problem); }

    void take(const QStringList &lines)
    {
        static const QRegularExpression marker(QStringLiteral("^<!-- (page|option): (\\w+) -->$"));
        if (lines.isEmpty())
            return;
        const QString &first = lines.first();
        const auto marked = marker.match(first.trimmed());
        if (marked.hasMatch() && marked.captured(1) == QLatin1String("page"))
            beginPage(marked.captured(2), lines);
        else if (marked.hasMatch())
            takeOption(marked.captured(2), lines.mid(1));
        else if (first.startsWith(QLatin1String("# ")) && lines.size() == 1 && book_.pages.empty())
            book_.title = first.mid(2).trimmed();
        else if (first.startsWith(QLatin1String("## ")) && lines.size() == 1 && awaitsTitle_)
            nameLastPage(first.mid(3).trimmed());
        else if (first.startsWith(QLatin1String("![")))
            takePicture(lines.join(QLatin1Char(' ')));
        else
            takeText(lines);
    }

    void beginPage(const QString &id, const QStringList &lines)
    {
        book_.pages.push_back({id, QString(), {}});
        awaitsTitle_ = true;
        if (lines.size() > 1)
            take(lines.mid(1));
    }

    void nameLastPage(const QString &title)
    {
        book_.pages.back().title = title;
        awaitsTitle_ = false;
    }

    void add(BookPassage passage, const QString &description)
    {
        if (book_.pages.empty() || awaitsTitle_)
            complain(QStringLiteral("outside a page with a heading: ") + description);
        else
            book_.pages.back().passages.push_back(std::move(passage));
    }

    void takeText(const QStringList &lines)
    {
        const QString text = lines.join(QLatin1Char('\n'));
        if (text.contains(QLatin1String("<!--")) || text.contains(QLatin1String("](cards:")))
            complain(QStringLiteral("a marker or picture that is no paragraph of its own: ") + text);
        // Adjacent paragraphs stay together, so that a list with empty lines between its items is one list.
        if (!book_.pages.empty() && !book_.pages.back().passages.empty()
            && book_.pages.back().passages.back().kind == BookPassage::Kind::Text)
            book_.pages.back().passages.back().text += QStringLiteral("\n\n") + text;
        else
            add({BookPassage::Kind::Text, text, {}, {}, {}}, text);
    }

    void takePicture(const QString &text)
    {
        static const QRegularExpression form(QStringLiteral("^!\\[(.+)\\]\\(cards:([^()]+)\\)\\s*$"));
        const auto match = form.match(text);
        if (!match.hasMatch()) {
            complain(QStringLiteral("no picture: ") + text);
            return;
        }
        BookPassage picture{BookPassage::Kind::Picture, match.captured(1), {}, {}, {}};
        for (const QString &group : match.captured(2).split(QLatin1Char('/'))) {
            picture.cards.emplace_back();
            for (const QString &name : group.split(QLatin1Char('+'))) {
                if (const auto card = bookCard(game_, name))
                    picture.cards.back().push_back(*card);
                else
                    complain(QStringLiteral("no card: ") + name);
            }
        }
        add(std::move(picture), text);
    }

    /// Parses the quote after an option marker: text, then a list of values.
    void takeOption(const QString &key, const QStringList &lines)
    {
        static const QRegularExpression value(QStringLiteral("^- (\\w+): (.+)$"));
        BookPassage option{BookPassage::Kind::Option, {}, {}, key, {}};
        for (const QString &line : lines) {
            if (!line.startsWith(QLatin1Char('>')))
                complain(QStringLiteral("not in the quote of option ") + key + QStringLiteral(": ") + line);
            const QString text = line.mid(1).trimmed();
            if (const auto match = value.match(text); match.hasMatch())
                option.values.push_back({match.captured(1), match.captured(2)});
            else if (text.isEmpty())
                continue;
            else if (option.values.empty())
                option.text += (option.text.isEmpty() ? QString() : QStringLiteral("\n")) + text;
            else
                option.values.back().text += QLatin1Char(' ') + text;
        }
        if (option.values.empty())
            complain(QStringLiteral("an option without values: ") + key);
        add(std::move(option), key);
    }

    Game game_;
    Book &book_;
    bool awaitsTitle_ = false;
};

} // namespace

int Book::pageOf(const QString &id) const
{
    for (std::size_t i = 0; i < pages.size(); ++i)
        if (pages[i].id == id)
            return static_cast<int>(i);
    return 0;
}

Book readBook(Game game, const QString &text)
{
    Book book;
    BookReader(game, book).read(text);
    if (book.title.isEmpty())
        book.problems.push_back(QStringLiteral("no title"));
    return book;
}

Book loadBook(Game game, const QString &language)
{
    const std::string_view name = traitsOf(game).name;
    QFile file(QStringLiteral(":/rulebook/%1.%2.md").arg(QLatin1String(name.data(), qsizetype(name.size())), language));
    if (!file.open(QIODevice::ReadOnly))
        qWarning("there is no rule book %s", qPrintable(file.fileName()));
    return readBook(game, QString::fromUtf8(file.readAll()));
}

} // namespace meadhall::ui
