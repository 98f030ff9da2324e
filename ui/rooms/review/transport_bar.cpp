// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/review/transport_bar.h"

#include "engine/core/to_index.h"
#include "engine/review/judge/verdict.h"
#include "ui/base/graphics/small_picture.h"
#include "ui/base/graphics/verdict_sign.h"
#include "ui/base/text/button_text.h"
#include "ui/base/text/review_text.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"
#include "ui/rooms/review/playback.h"
#include "ui/table/replay/reviewed_game.h"

#include <QLabel>
#include <QPainter>
#include <QStyleOption>
#include <QToolButton>

#include <QtMath>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace meadhall::ui {

namespace {

// Logical pixels at 1×.
constexpr int kChip = 32, kSmallChip = 27;
constexpr int kChipGap = 6, kSmallGap = 3;
constexpr int kSign = 14; ///< of the worst decision, at the upper corner
constexpr int kManyParts = 6;
constexpr int kMostChips = 10; ///< more have no room beside the buttons

constexpr int kTransportButton = 40, kSmallTransport = 36; ///< logical px at 1×
constexpr int kTransportGap = 6, kTransportEdge = 16;
constexpr int kLeastTransport = 30, kGlyphRoom = 8; ///< px: of a button, and around its glyph

QString speedText(int percent) { return (percent == 50 ? QStringLiteral("½") : number(percent / 100)) + QChar(0x00d7); }

} // namespace

/// One hand or round.
class PartChip : public QToolButton {
public:
    PartChip(int side, QWidget *parent) : QToolButton(parent), sign_(new QLabel(this)), side_(side)
    {
        setCheckable(true);
        setFocusPolicy(Qt::TabFocus);
        setCursor(Qt::PointingHandCursor);
        QFont bold;
        bold.setBold(true);
        setFont(bold);
        sign_->setAttribute(Qt::WA_TransparentForMouseEvents);
        followChanges(this, {QEvent::Resize, QEvent::LayoutDirectionChange}, [this] {
            const int sign = grown(kSign);
            sign_->setGeometry(layoutDirection() == Qt::RightToLeft ? 0 : width() - sign, 0, sign, sign);
        });
        followChanges(this, {QEvent::PaletteChange}, [this] { setWorst(worst_); });
        setWorst({});
    }
    /// @param worst shown by its sign at the upper corner; nullopt: nothing doubtful
    void setWorst(std::optional<review::Verdict> worst)
    {
        worst_ = worst;
        sign_->setVisible(worst.has_value());
        if (!worst)
            return;
        const QIcon mark = paintedIcon([this, worst](QPainter &painter, const QRectF &rect, QIcon::Mode, QIcon::State) {
            const Strokes strokes(painter);
            drawVerdictMark(painter, *worst, rect.center(), rect.width() * 0.8, themeOf(palette()),
                            controlColours(palette()).ground);
        });
        setPicture(sign_, mark, QSize(grown(kSign), grown(kSign)));
    }
    QSize sizeHint() const override { return {grown(side_ + kAir), grown(side_ + kSign / 2)}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    /// Its plate leaves room for the upper half of the sign.
    void initStyleOption(QStyleOptionToolButton *option) const override
    {
        QToolButton::initStyleOption(option);
        option->rect.setTop(option->rect.bottom() + 1 - grown(side_));
    }

private:
    QLabel *sign_;
    int side_;
    std::optional<review::Verdict> worst_;
};

/// The hands or rounds of a game under review, as a row of buttons. "Hand 1 2 3", each with the sign of its worst
/// decision; "Hand 3 of 14" where there is no room for all.
class PartChips : public QWidget {
    Q_OBJECT

public:
    explicit PartChips(QWidget *parent = nullptr) : QWidget(parent), label_(new QLabel(this)), row_(newRow(-1, this))
    {
        row_->addWidget(label_);
        label_->setForegroundRole(QPalette::PlaceholderText);
        followChanges(this, {QEvent::LanguageChange}, [this] { retranslate(); });
    }

    /// @param rounds rounds of Ninjan, otherwise hands of Odin
    void setParts(int count, bool rounds)
    {
        rounds_ = rounds;
        count_ = count;
        for (PartChip *chip : std::exchange(chips_, {}))
            chip->deleteLater();
        const bool many = count > kManyParts;
        row_->setSpacing(grown(many ? kSmallGap : kChipGap));
        for (int part = 0; part < (hasChips() ? count : 0); ++part) {
            auto *chip = new PartChip(many ? kSmallChip : kChip, this);
            chip->setObjectName(QStringLiteral("part%1").arg(part));
            connect(chip, &QAbstractButton::clicked, this, [this, part] {
                setCurrent(current_); // where the table really is
                Q_EMIT chosen(part);
            });
            row_->addWidget(chip);
            chips_.push_back(chip);
        }
        worst_.clear();
        retranslate();
    }
    /// @param worst by part; nullopt: nothing doubtful
    void setVerdicts(const std::vector<std::optional<review::Verdict>> &worst)
    {
        if (worst == worst_)
            return;
        worst_ = worst;
        for (std::size_t part = 0; part < chips_.size() && part < worst.size(); ++part)
            chips_[part]->setWorst(worst[part]);
        retranslate();
    }
    void setCurrent(int part)
    {
        current_ = part;
        for (std::size_t i = 0; i < chips_.size(); ++i)
            chips_[i]->setChecked(static_cast<int>(i) == part);
        retranslate();
    }
    /// Shows the words instead of the buttons.
    void setShort(bool brief)
    {
        brief_ = brief;
        label_->setWordWrap(brief); // where large letters leave no room
        retranslate();
    }

    int count() const { return count_; }
    /// False where there are too many parts for buttons.
    bool hasChips() const { return count_ <= kMostChips; }
    QWidget *chip(int part) const { return chips_.at(toIndex(part)); }

Q_SIGNALS:
    void chosen(int part);

private:
    void retranslate()
    {
        const QString place = rounds_
                                  ? tr("Round %1 of %2", "where in the game").arg(number(current_ + 1), number(count_))
                                  : tr("Hand %1 of %2", "where in the game").arg(number(current_ + 1), number(count_));
        const QString title =
            rounds_ ? tr("Round", "before the numbers of rounds") : tr("Hand", "before the numbers of hands");
        label_->setText(showsChips() ? title : place);
        label_->setVisible(count_ > 0);
        for (std::size_t i = 0; i < chips_.size(); ++i) {
            PartChip *chip = chips_[i];
            chip->setVisible(showsChips());
            chip->setText(number(static_cast<qint64>(i) + 1));
            chip->setAccessibleName(title + QLatin1Char(' ') + chip->text());
            chip->setAccessibleDescription(i < worst_.size() && worst_[i] ? ReviewText::verdict(*worst_[i])
                                                                          : QString());
            chip->setToolTip(chip->accessibleDescription());
        }
    }
    bool showsChips() const { return !brief_ && hasChips(); }

    QLabel *label_;
    QHBoxLayout *row_;
    std::vector<PartChip *> chips_; ///< empty where there are too many parts
    std::vector<std::optional<review::Verdict>> worst_;
    int count_ = 0;
    int current_ = -1;
    bool rounds_ = false;
    bool brief_ = false;
};

TransportBar::TransportBar(Playback &playback, ReviewedGame &game, QWidget *parent)
    : QWidget(parent), playback_(playback), game_(game), parts_(new PartChips(this)), first_(new QPushButton(this)),
      previous_(new QPushButton(this)), play_(named(new QPushButton(this), "play")), next_(new QPushButton(this)),
      last_(new QPushButton(this)), previousMistake_(new QPushButton(this)), nextMistake_(new QPushButton(this)),
      speed_(new QPushButton(this)), end_(new QHBoxLayout)
{
    auto *row = new QHBoxLayout(this);
    row->addWidget(parts_);
    row->addStretch(1);
    addWidgets(*row, {first_, previous_, play_, next_, last_, previousMistake_, nextMistake_});
    row->addStretch(1);
    row->addWidget(speed_);
    row->addLayout(end_);
    connect(first_, &QPushButton::clicked, this, [this] { playback_.goToEndOfPart(-1); });
    connect(previous_, &QPushButton::clicked, this, [this] { playback_.step(-1, true); });
    connect(play_, &QPushButton::clicked, this, [this] { playback_.setPlaying(!playback_.isPlaying()); });
    connect(next_, &QPushButton::clicked, this, [this] { playback_.step(1, true); });
    connect(last_, &QPushButton::clicked, this, [this] { playback_.goToEndOfPart(1); });
    connect(speed_, &QPushButton::clicked, this, [this] { changeSpeed(0); });
    connect(previousMistake_, &QPushButton::clicked, this, &TransportBar::previousMistakeWanted);
    connect(nextMistake_, &QPushButton::clicked, this, &TransportBar::nextMistakeWanted);
    connect(parts_, &PartChips::chosen, &playback_, &Playback::goToPart);
    connect(&playback_, &Playback::moved, this, &TransportBar::refresh);
    connect(&playback_, &Playback::playingChanged, this, &TransportBar::refresh);
    connect(&game_, &ReviewedGame::gameChanged, this, &TransportBar::retranslate);
    connect(&game_, &ReviewedGame::reviewChanged, this, &TransportBar::refreshVerdicts);
    connect(&game_, &ReviewedGame::lineChanged, this, &TransportBar::refreshMistakes);
    play_->setDefault(true);
    setSmall(false);
    retranslate();
    followChanges(this, {QEvent::LanguageChange, QEvent::FontChange}, [this] { retranslate(); });
    followChanges(this, {QEvent::Resize, QEvent::LayoutRequest}, [this] { fitButtons(); });
}

void TransportBar::setSmall(bool small)
{
    small_ = small;
    layout()->setContentsMargins(small ? kTransportEdge : grown(kTransportEdge), grown(4),
                                 small ? kTransportEdge : grown(kTransportEdge), grown(4));
    for (QLayout *row : {layout(), static_cast<QLayout *>(end_)})
        row->setSpacing(small ? kTransportGap : grown(kTransportGap));
    fitButtons();
    for (QPushButton *button : {previousMistake_, nextMistake_})
        button->setVisible(small);
    speed_->setVisible(!small);
    parts_->setShort(small);
    auto *row = static_cast<QHBoxLayout *>(layout());
    // In a small window the words come after the buttons, which begin the row.
    row->removeWidget(parts_);
    row->insertWidget(small ? row->indexOf(nextMistake_) + 1 : 0, parts_);
    row->setStretch(small ? 0 : 1, small ? 0 : 1);
}

/// Large letters leave less room for the buttons.
void TransportBar::fitButtons()
{
    const std::array buttons{first_, previous_, play_, next_, last_, previousMistake_, nextMistake_};
    int side = small_ ? kSmallTransport : kTransportButton;
    if (small_ && width() > 0) {
        const QMargins margins = layout()->contentsMargins();
        const int count = static_cast<int>(buttons.size());
        const int others = margins.left() + margins.right() + parts_->sizeHint().width() + end_->minimumSize().width()
                           + (count + 1) * layout()->spacing();
        side = std::clamp(qFloor((width() - others) / count / fontUnit()), qCeil(kLeastTransport / fontUnit()), side);
    }
    const int glyph = std::min(grown(kButtonGlyph), grown(side) - kGlyphRoom);
    for (QPushButton *button : buttons) {
        button->setFixedSize(grown(side), grown(side));
        button->setIconSize(QSize(glyph, glyph));
    }
}

/// Slower (−1), faster (1), or the next one, beginning again after the fastest (0).
void TransportBar::changeSpeed(int steps)
{
    const auto &speeds = Playback::kSpeeds;
    const auto at = static_cast<int>(std::find(speeds.begin(), speeds.end(), playback_.speed()) - speeds.begin());
    const int count = static_cast<int>(speeds.size());
    const int to = steps == 0 ? (at + 1) % count : std::clamp(at + steps, 0, count - 1);
    playback_.setSpeed(speeds[toIndex(to)]);
    retranslate();
    Q_EMIT said(speed_->accessibleName());
}

void TransportBar::retranslate()
{
    for (const auto &[button, glyph, name] :
         {std::tuple(first_, Glyph::First, tr("To the beginning", "button: of the hand or round")),
          {previous_, Glyph::StepBack, tr("One step back", "button: in the review of a game")},
          {next_, Glyph::StepForward, tr("One step forward", "button: in the review of a game")},
          {last_, Glyph::Last, tr("To the end", "button: of the hand or round")},
          {previousMistake_, Glyph::MistakePrevious, ReviewText::previousMistake()},
          {nextMistake_, Glyph::MistakeNext, ReviewText::nextMistake()}}) {
        setGlyph(button, glyph, true);
        nameButton(button, name);
    }
    speed_->setText(isolated(speedText(playback_.speed())));
    nameButton(speed_, spoken(ButtonText::speed(speedText(playback_.speed()))));
    refresh();
    refreshVerdicts();
}

void TransportBar::refresh()
{
    const auto parts = static_cast<int>(playback_.timeline().parts().size());
    if (parts != parts_->count())
        parts_->setParts(parts, game_.game() == Game::Ninjan);
    const bool playing = playback_.isPlaying();
    setGlyph(play_, playing ? Glyph::Pause : Glyph::Play, true);
    nameButton(play_, playing ? ButtonText::stop() : tr("Play automatically", "button: the review goes on by itself"));
    parts_->setCurrent(playback_.part());
    // A disabled button would pass on the focus; these only have no effect.
    for (QPushButton *button : {first_, previous_})
        button->setEnabled(!playback_.atStart() || button->hasFocus());
    for (QPushButton *button : {play_, next_, last_})
        button->setEnabled(!playback_.atEnd() || button->hasFocus());
    fitButtons(); // a glyph takes its size from the letters
    refreshMistakes();
}

void TransportBar::refreshMistakes()
{
    previousMistake_->setEnabled(game_.previousMistake(game_.line()) > 0 || previousMistake_->hasFocus());
    nextMistake_->setEnabled(game_.nextMistake(game_.line()) > 0 || nextMistake_->hasFocus());
}

/// The worst decision of each part.
void TransportBar::refreshVerdicts()
{
    if (parts_->hasChips()) {
        std::vector<std::optional<review::Verdict>> worst(playback_.timeline().parts().size());
        for (const review::Decision &decision : game_.decisions()) {
            const review::Judgement *judgement = game_.judgementAt(decision.line);
            const int part = playback_.timeline().partOf(decision.line - 1);
            if (judgement && part >= 0 && judgement->verdict >= review::Verdict::Doubtful)
                worst[toIndex(part)] = std::max(worst[toIndex(part)].value_or(judgement->verdict), judgement->verdict);
        }
        parts_->setVerdicts(worst);
    }
    refreshMistakes();
}

} // namespace meadhall::ui

#include "transport_bar.moc"
