// The window that the rules are read in: contents, text, search.
#pragma once

#include "ui/rulebook/book_document.h"
#include "ui/rulebook/book_search.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QLineEdit;
class QListWidget;
class QTextEdit;
class QToolButton;
QT_END_NAMESPACE

namespace meadhall::ui {

class Languages;

class RuleBookWindow : public QWidget {
    Q_OBJECT

public:
    /// @param languages whose language it speaks, now and after a switch
    RuleBookWindow(const Languages &languages, PixmapCache &cache, QWidget *parent);

    /// Takes that game's book from the shelf, open where it was left.
    void setGame(Game game);
    Game game() const { return game_; }
    /// What the table plays by, of the game that it plays; empty while it plays none.
    void setChoices(Game game, const TableChoices &choices);
    /// Opens the book at a page; at its beginning, if it has none of that name.
    void turnTo(const QString &page);
    /// The page that is read now.
    QString page() const;
    /// Looks for words; the first place after the upper edge is shown.
    void search(const QString &wanted);

    const Book &book() const { return book_; }
    BookDocument &document() { return *document_; }
    const std::vector<BookHit> &hits() const { return hits_; }
    QListWidget *contents() const { return contents_; }
    QTextEdit *text() const { return text_; }
    QLineEdit *searchField() const { return search_; }
    QLabel *count() const { return count_; }

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build(PixmapCache &cache);
    void listen();
    void read();
    void write();
    void retranslate();
    int sides() const;
    void fitColumn();
    void showPage(int page);
    void followScrolling();
    void findAgain();
    void showHit(int hit);
    void step(int by);
    void markHits();

    const Languages &languages_;
    Game game_ = Game::Odin;
    Book book_;
    Game choicesGame_ = Game::Odin;
    TableChoices choices_;
    std::vector<BookHit> hits_;
    int hit_ = -1; ///< the one shown
    bool writing_ = false;
    QListWidget *contents_;
    QTextEdit *text_;
    BookDocument *document_;
    QLineEdit *search_;
    QLabel *count_;
    QToolButton *previous_, *next_;
};

} // namespace meadhall::ui
