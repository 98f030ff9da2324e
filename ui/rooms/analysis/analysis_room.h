// SPDX-License-Identifier: GPL-3.0-or-later
// The room in which a position is put in, and its moves are judged.
#pragma once

#include "engine/background/job.h"
#include "engine/record/position.h"
#include "engine/review/judge/costs.h"
#include "engine/table/table.h"
#include "ui/base/graphics/art.h"
#include "ui/base/text/names.h"
#include "ui/base/widgets/room.h"
#include "ui/table/replay/hand_marks.h"

#include <QTimer>

class QBoxLayout;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;
class QTableWidgetItem;

namespace meadhall::ui {

class CardPicker;
class PixmapCache;
class PlacesTable;
class ReplayView;
class Segments;
class Settings;

class AnalysisRoom : public Room {
    Q_OBJECT

public:
    /// @param settings,cache must outlive the room
    AnalysisRoom(Settings &settings, PixmapCache &cache, QWidget *parent = nullptr);
    ~AnalysisRoom() override;

    /// Shows a position; its players stay if they are as many.
    void setPosition(const record::Position &position);
    /// Reads the line of a position, as if it had been typed.
    void setLine(const QString &line);
    /// Takes back the last change of the position; of a line that could not be read its text.
    void undo();
    /// Brings back what was taken back last.
    void redo();
    /// What a seat has seen of a game: its position, with the moves that led there and with its players.
    /// @param seen a seat's record in which a hand is being played
    void setGame(const Events &seen);
    const record::Position &position() const { return position_; }
    const record::PositionProblem &problem() const { return problem_; }
    /// The moves as far as they are judged, the best one first.
    const std::vector<review::Cost> &costs() const { return costs_; }
    bool isJudging() const { return job_.isRunning(); }
    /// Compares moves in so many deals at first, and in so many times as many in the end.
    void setDepth(const review::Depth &depth, int work);

    ReplayView &table() { return *view_; }
    CardPicker *picker() const { return picker_; }
    PlacesTable *places() const { return places_; }
    QLineEdit *line() const { return line_; }
    QListWidget *answers() const { return answers_; }
    Segments *games() const { return games_; }
    /// The pages of a small window.
    Segments *tabs() const { return tabs_; }
    QString words() const;
    /// The best move, or what is wrong, beside the cards in a small window.
    QLabel *brief() const { return brief_; }
    /// Whether there is room only for the position or for the moves.
    bool isSmall() const { return small_; }

Q_SIGNALS:
    /// A game that begins with the position is to be played; its hidden cards are dealt.
    void playOutRequested(const meadhall::Events &events);

protected:
    QWidget *first() override;
    void keyPressEvent(QKeyEvent *event) override;
    void arrange() override;

private:
    /// Somewhere that cards can be.
    struct Place {
        enum class Kind : std::uint8_t { Hand, Seat, Table, Pile, Out } kind = Kind::Hand;
        int number = 0; ///< of the seat or pile
    };

    void build();
    QWidget *buildEditor();
    QWidget *buildPanel();
    void connectParts();
    void applySettings();
    void fitButtons();
    void retranslate();
    void syncAll();
    void syncControls();
    void syncPlaces();
    void syncPicker();
    void syncTable();
    void showGame();
    void analyse();
    void take(const std::vector<review::Cost> &costs, bool ended);
    void showAnswers();
    void showWords();
    QString wordsAbout(int row) const;
    bool isNothingPutIn() const;
    void changeTo(const record::Position &position);
    void edit(const std::function<void(record::Position &)> &change);
    void stepTo(std::vector<record::Position> &from, std::vector<record::Position> &to);
    void toggle(Card card, int row);
    void editCell(const QTableWidgetItem *item);
    void readLine();
    void changePlayers(int players);
    void copy() const;
    void paste();
    void clear();
    void requestPlayOut();
    record::Position now() const;
    std::vector<Place> placesOf(const record::Position &position) const;
    std::vector<Card> *cardsAt(record::Position &position, const Place &place) const;
    QString nameOf(const Place &place) const;
    int ownerIn(const record::Position &position) const;
    review::Judgement judgementOf(const review::Cost &cost) const;
    Names names() const;

    Settings &settings_;
    PixmapCache &cache_;
    record::Position position_;
    record::PositionProblem problem_;
    std::vector<record::Position> undone_, done_; ///< see undo(); the last ones are the next ones
    std::vector<std::string> seats_;              ///< names
    std::vector<std::string> chairs_;             ///< as in GameEvent
    Events events_;                               ///< of the position; empty if it is not possible
    Game shownGame_ = Game::Odin;                 ///< by picker and table
    Table table_;
    ReplayView *view_ = nullptr; ///< refers to the table
    HandMarks marks_;
    Job job_{this};
    std::vector<review::Cost> costs_;
    std::optional<Event> announced_; ///< the best move that was said last
    std::optional<review::Depth> depth_;
    int work_ = 0;
    QTimer typing_; ///< a line is read when no more is typed
    Segments *games_, *tabs_;
    QComboBox *players_, *turn_, *owner_;
    QSpinBox *target_;
    QLabel *turnLabel_, *ownerLabel_, *lineLabel_, *heading_, *state_, *words_, *note_, *brief_;
    CardPicker *picker_;
    PlacesTable *places_;
    QLineEdit *line_;
    QListWidget *answers_;
    QPushButton *copy_, *paste_, *undo_, *playOut_, *clear_;
    QWidget *editor_, *panel_;
    QBoxLayout *sides_, *left_, *cards_, *pages_, *lines_, *buttons_;
    bool isSyncing_ = false;
    bool small_ = true; ///< until the size is known, so that the window need not grow
};

} // namespace meadhall::ui
