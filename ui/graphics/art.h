// Every picture of the program as a value (ArtKey) and one pure function that draws it (renderArt).
#pragma once

#include "ui/graphics/theme.h"

#include <QImage>
#include <QSize>
#include <QStringView>

#include <optional>

namespace meadhall::ui {

/// What `ArtKey::index` counts depends on the kind.
enum class ArtKind : quint8 {
    OdinCard,       ///< card 0–53: colour · 9 + number − 1; blue, red, pink, green, black, orange. 1 : 2
    OdinBack,       ///< 1 : 2
    OdinNumeral,    ///< digit 0–9, 10 = minus; in `ink`. 44 : 68
    OdinSign,       ///< colour 0–5; in `ink`. Square
    NinjanCard,     ///< card 0–47: see ninjanCard(). 1 : 2
    NinjanBack,     ///< 1 : 2
    NinjanSign,     ///< 0–2 rock, paper, scissors; 3–5 the same, hollow; in `ink`. Square
    NinjanThrow,    ///< 0–2: the big buttons of the tie-break. Square
    NinjanBeats,    ///< what beats what, a quiet legend. Square
    Piece,          ///< a Piece of the table
    Glyph,          ///< a Glyph in `ink`. Square
    Portrait,       ///< portrait 0 … kPortraits − 1, cut to a smooth disc. Square
    PortraitSquare, ///< the same to the edges
    Plaque,         ///< a seat's plaque, any width: 0 plain, 1 with a golden edge. Its start is at the left
    Icon,           ///< the program's icon; small sizes get the drawing made for them. Square
    Ground,         ///< a GroundPart
    Curtain,        ///< the whole window behind the curtain of a hot seat. Opaque
};

/// Pieces of the table; the box each is drawn in is pieceSize().
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
    ValhallaLit,
    CurtainCrest,
};
constexpr int kPieces = 15;

enum class Glyph : quint8 {
    Check,
    Eye,
    Hint,
    Human,
    NewGame,
    Paper,
    Pass,
    Pause,
    Play,
    Robot,
    Rock,
    Rules,
    Scissors,
    Settings,
    SortColour,
    SortNumber,
    SoundOff,
    SoundOn,
    Statistics,
    StepBack,
    StepForward,
    Thinking,
    Undo,
    Winner,
};
constexpr int kGlyphs = 24;

constexpr int kPortraits = 8;

/// How the player wants the faces of cards.
struct CardLook {
    bool vivid = false;      ///< stronger colours, the same in both themes
    bool largeSigns = false; ///< of the colours, of the suits
    friend bool operator==(const CardLook &, const CardLook &) = default;
};

/// A picture: what it shows, in which colours, at which size. Two equal keys are the same picture, dot for dot.
struct ArtKey {
    ArtKind kind = ArtKind::OdinBack;
    int index = 0;
    Theme theme = Theme::Dark;
    QRgb ink = 0;          ///< for kinds drawn in one colour
    CardLook look;         ///< for faces of cards
    bool mirrored = false; ///< left and right exchanged; never set it for anything with numerals
    QSize size;            ///< in device pixels
    qreal ratio = 1;       ///< device pixels per logical pixel

    /// The same picture for a rectangle of that size in logical pixels on a screen of that ratio.
    ArtKey at(QSizeF logical, qreal devicePixelRatio) const;
    /// True if both show the same thing in the same colours, at whatever size.
    bool sameElement(const ArtKey &other) const;
    friend bool operator==(const ArtKey &, const ArtKey &) = default;
};
size_t qHash(const ArtKey &key, size_t seed = 0);

ArtKey odinCardArt(int card, Theme theme, CardLook look = {});
ArtKey odinBackArt(Theme theme);
ArtKey ninjanCardArt(int card, Theme theme, CardLook look = {});
ArtKey ninjanBackArt(Theme theme);
ArtKey ninjanBeatsArt(Theme theme);
/// @param suit 0–2
ArtKey ninjanThrowArt(int suit, Theme theme);
ArtKey pieceArt(Piece piece, Theme theme);
ArtKey glyphArt(Glyph glyph, const QColor &ink);
ArtKey portraitArt(int portrait);
ArtKey plaqueArt(bool golden, bool mirrored, Theme theme);

/// The index of a Ninjan card: suit 0 rock, 1 paper, 2 scissors; value −6 … −1, 1 … 10. Suit by suit, ascending.
constexpr int ninjanCard(int suit, int value) { return suit * 16 + (value < 0 ? value + 6 : value + 5); }
constexpr int ninjanSuit(int card) { return card / 16; }
constexpr int ninjanValue(int card) { return card % 16 < 6 ? card % 16 - 6 : card % 16 - 5; }

/// The names of the portraits in the files and settings: "astrid", "bjorn" …; never shown untranslated.
QString portraitId(int portrait);
std::optional<int> portraitIndex(QStringView id);
/// The file name of a glyph, "sort-colour"; for menus and tests.
QString glyphId(Glyph glyph);

/// The box that a piece is drawn in, in units of its own; for its proportions.
QSize pieceSize(Piece piece);

/// Where the shadow and the halo (or the slot) of a card belong: card is its rectangle, the result goes beyond it.
QRectF cardShadowRect(const QRectF &card);
QRectF cardHaloRect(const QRectF &card);
/// The radius of a card's corners, as a part of its width.
constexpr qreal kCardCorner = 17.0 / 200;

/// Draws the picture at exactly key.size. Pure: reads resources only, may be called from any thread.
/// An empty size gives a null image. The image carries key.ratio.
QImage renderArt(const ArtKey &key);

/// A plain shape of the right size to stand in until the picture is there. Quick.
QImage placeholderArt(const ArtKey &key);

} // namespace meadhall::ui
