// SPDX-License-Identifier: GPL-3.0-or-later
// Artwork as values: an ArtKey identifies a picture, and the pure function renderArt() draws it.
#pragma once

#include "ui/base/graphics/theme.h"

#include <QImage>
#include <QSize>
#include <QStringView>

#include <optional>

namespace meadhall::ui {

/// Kind of picture. The meaning of `ArtKey::index` depends on it; aspect ratios are width : height.
enum class ArtKind : quint8 {
    OdinCard,    ///< card 0–53: colour · 9 + number − 1; blue, red, pink, green, black, orange. 1 : 2
    OdinBack,    ///< 1 : 2
    OdinNumeral, ///< digit 0–9, 10 = minus; in `ink`. 44 : 68
    OdinSign,    ///< colour 0–5; in `ink`. Square
    NinjanCard,  ///< card 0–47: see ninjanCard(). 1 : 2
    NinjanBack,  ///< 1 : 2
    NinjanSign,  ///< 0–2 rock, paper, scissors; 3–5 the same in outline; in `ink`. Square
    NinjanThrow, ///< 0–2: the large buttons of the tie-break. Square
    NinjanBeats, ///< legend: which suit beats which. Square
    Piece,       ///< index is a Piece
    Glyph,       ///< index is a Glyph; in `ink`. Square
    Portrait,    ///< portrait 0 … kPortraits − 1, clipped to an antialiased disc. Square
    Plaque,      ///< a seat's name plate, any width: 0 plain, 1 with a gold edge. Its left end is the straight one
    Icon,        ///< application icon; small sizes use a simplified drawing. Square
    Ground,      ///< index is a BackgroundPart
    Curtain,     ///< hot-seat curtain, as large as the window. Opaque
};

/// Decorations of the table. Their natural size is given by pieceSize().
enum class Piece : quint8 {
    ClothOval,
    ClothOvalLit,
    ClothRound,
    ClothRoundLit,
    Slot,
    SlotLit,
    CardHalo,
    CardShadow,
    SeatShield,
    SeatShieldTurn,
    SeatCards,
    TurnHorn,
    Valhalla,
    CurtainCrest,
};
constexpr int kPieces = 14;

enum class Glyph : quint8 {
    Again,
    Away,
    Back,
    Check,
    Close,
    Copy,
    Curve,
    Daily,
    Damaged,
    DealOfDay,
    Delete,
    Dice,
    Export,
    Eye,
    EyeClosed,
    Filter,
    First,
    Hello,
    Hint,
    Home,
    Horn,
    Hourglass,
    Human,
    Last,
    Learn,
    Luck,
    MistakeNext,
    MistakePrevious,
    Moon,
    NewGame,
    Next,
    Oops,
    Paper,
    Pass,
    PastGames,
    Pause,
    Phrases,
    Pin,
    Play,
    PlayOn,
    Plus,
    Program,
    Puzzle,
    Review,
    Robot,
    Rock,
    Rules,
    Scissors,
    Search,
    Settings,
    Ship,
    SortColour,
    SortNumber,
    SoundOff,
    SoundOn,
    Statistics,
    StepBack,
    StepForward,
    Stop,
    Streak,
    StrongCard,
    Sun,
    Table,
    Thanks,
    Thinking,
    TrendDown,
    TrendEven,
    TrendUp,
    Try,
    Undo,
    Values,
    VerdictBest,
    VerdictDoubtful,
    VerdictFine,
    VerdictMistake,
    Warning,
    Winner,
    Wrong,
};
constexpr int kGlyphs = 78;

constexpr int kPortraits = 8;

/// User options for card faces.
struct CardLook {
    bool vivid = false;      ///< stronger colours, identical in both themes
    bool largeSigns = false; ///< larger colour or suit signs
    friend bool operator==(const CardLook &, const CardLook &) = default;
};

/// Identifies a picture: content, colours and size. Equal keys produce identical pixels.
struct ArtKey {
    ArtKind kind = ArtKind::OdinBack;
    int index = 0;
    Theme theme = Theme::Dark;
    QRgb ink = 0;          ///< colour of single-colour kinds; otherwise unused
    CardLook look;         ///< for card faces; otherwise unused
    bool mirrored = false; ///< flipped horizontally; never for pictures that contain numerals
    QSize size;            ///< in device pixels
    qreal ratio = 1;       ///< device pixels per logical pixel

    /// Returns a copy of this key with size and ratio set.
    /// @param logical size in logical pixels
    /// @param devicePixelRatio device pixels per logical pixel of the target
    ArtKey at(QSizeF logical, qreal devicePixelRatio) const;
    /// True if both keys differ in size and ratio only.
    bool sameElement(const ArtKey &other) const;
    friend bool operator==(const ArtKey &, const ArtKey &) = default;
};
size_t qHash(const ArtKey &key, size_t seed = 0);

/// Factories for keys without a size.
/// @param card 0–53, or 54 for the goat
ArtKey odinCardArt(int card, Theme theme, CardLook look = {});
ArtKey odinBackArt(Theme theme);
/// @param card 0–47, see ninjanCard()
ArtKey ninjanCardArt(int card, Theme theme, CardLook look = {});
ArtKey ninjanBackArt(Theme theme);
ArtKey ninjanBeatsArt(Theme theme);
/// @param suit 0–2
ArtKey ninjanThrowArt(int suit, Theme theme);
ArtKey pieceArt(Piece piece, Theme theme);
ArtKey glyphArt(Glyph glyph, const QColor &ink);
/// @param portrait 0 … kPortraits − 1
ArtKey portraitArt(int portrait);
ArtKey plaqueArt(bool golden, bool mirrored, Theme theme);

/// Index of a Ninjan card, 0–47: suit by suit, values ascending.
/// @param suit 0 rock, 1 paper, 2 scissors
/// @param value −6 … −1 or 1 … 10
constexpr int ninjanCard(int suit, int value) { return suit * 16 + (value < 0 ? value + 6 : value + 5); }
constexpr int ninjanSuit(int card) { return card / 16; }
constexpr int ninjanValue(int card) { return card % 16 < 6 ? card % 16 - 6 : card % 16 - 5; }

/// Untranslated identifier of a portrait ("astrid", "bjorn" …), as used in file names, settings and records.
QString portraitId(int portrait);
/// @return the portrait with that identifier; nullopt for an unknown one
std::optional<int> portraitIndex(QStringView id);
/// Base name of a glyph's file without the prefix "glyph-", such as "sort-colour".
QString glyphId(Glyph glyph);

/// Natural size of a piece in SVG units. Only the proportions matter.
QSize pieceSize(Piece piece);

/// Rectangles of the shadow and of the halo (or the slot) of a card.
/// @param card the card's rectangle
/// @return a rectangle that extends beyond `card`, in the same coordinates
QRectF cardShadowRect(const QRectF &card);
QRectF cardHaloRect(const QRectF &card);
/// Corner radius of a card as a fraction of its width.
constexpr qreal kCardCorner = 17.0 / 200;

/// Renders a picture at exactly key.size device pixels. Thread-safe: reads resources only.
/// @return an image with device pixel ratio key.ratio; null if the size is empty
QImage renderArt(const ArtKey &key);

/// Renders a plain shape of the same size, cheap enough for the GUI thread, to show until renderArt() has finished.
QImage placeholderArt(const ArtKey &key);

} // namespace meadhall::ui
