// SPDX-License-Identifier: GPL-3.0-or-later
// Texts and signs of the table and of the panel stand out from their grounds, in every theme.
#include "engine/games/odin/card.h"
#include "tests/test_program.h"
#include "ui/base/graphics/card_faces.h"
#include "ui/base/graphics/colour_chip.h"
#include "ui/base/graphics/theme.h"
#include "ui/base/graphics/verdict_sign.h"
#include "ui/base/settings/system_preferences.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/style.h"
#include "ui/table/games/games.h"
#include "ui/table/ninjan/piles.h"
#include "ui/table/scene/button_item.h"
#include "ui/table/scene/table_pieces.h"

#include <QtTest>

using namespace meadhall;
using namespace meadhall::ui;

class TestContrast : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ratios();
    void plates_data() { themes(); }
    void plates();
    void chips_data() { themes(); }
    void chips();
    void curve_data() { themes(); }
    void curve();
    void verdicts_data() { themes(); }
    void verdicts();
    void hangings_data() { themes(); }
    void hangings();
    void heat_data() { themes(); }
    void heat();
    void cards_data() { themes(); }
    void cards();
    void foundWords_data() { themes(); }
    void foundWords();
    void inEveryState_data() { themes(); }
    void inEveryState();
    void dimmedCards_data() { themes(); }
    void dimmedCards();
    void controls_data() { themes(); }
    void controls();
    void ofNoUseNow_data() { themes(); }
    void ofNoUseNow();
    void lettersOnWoodAndCloth_data() { themes(); }
    void lettersOnWoodAndCloth();
    void edgesOfHighContrast();
    void systemAsksForIt();

private:
    void themes();
    /// WCAG AA, or more in the theme of high contrast.
    static qreal words(Theme theme) { return theme == Theme::HighContrast ? 7 : 4.5; }
    static qreal signs(Theme theme) { return theme == Theme::HighContrast ? 4.5 : 3; }
};

#define AT_LEAST(one, other, ratio)                                                                                    \
    QVERIFY2(contrastOf(one, other) >= (ratio),                                                                        \
             qPrintable(QStringLiteral("%1 on %2: %3").arg((one).name(), (other).name()).arg(contrastOf(one, other))))

void TestContrast::themes()
{
    QTest::addColumn<Theme>("theme");
    for (const Theme theme : kThemes)
        QTest::newRow(qPrintable(themeId(theme))) << theme;
}

void TestContrast::ratios()
{
    QCOMPARE(contrastOf(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrastOf(Qt::white, Qt::black), 21.0);
    QCOMPARE(contrastOf(Qt::red, Qt::red), 1.0);
    QVERIFY(qAbs(contrastOf(QColor(0x77, 0x77, 0x77), Qt::white) - 4.48) < 0.01);
}

/// Names, captions, counts, messages and bubbles are written on plaques.
void TestContrast::plates()
{
    QFETCH(Theme, theme);
    const Palette &c = paletteOf(theme);
    for (const QColor &ink : {c.text, c.textDim, c.emphasis})
        AT_LEAST(ink, c.plaque, words(theme));
    for (const QColor &ink : {c.text, c.textDim})
        AT_LEAST(ink, c.well, words(theme));
    AT_LEAST(QColor(0x24, 0x1a, 0x18), c.wool, words(theme));                   // number on the symbol of cards
    AT_LEAST(c.wool, theme == Theme::Light ? c.text : c.woodGap, words(theme)); // number of cards in the panel
    AT_LEAST(c.error, c.plaque, words(theme));
    AT_LEAST(c.link, c.plaque, words(theme));
    AT_LEAST(c.rim, c.well, signs(theme));
    AT_LEAST(c.chosenText, c.chosen, words(theme));
    // Gold stands beside a dark line where it would not show.
    QVERIFY(std::max(contrastOf(c.gold, c.plaque), contrastOf(c.goldLine, c.plaque)) >= signs(theme));
}

void TestContrast::chips()
{
    QFETCH(Theme, theme);
    for (const GameInfo &game : playedGames())
        for (const bool vivid : {false, true})
            for (int card = 0; card < 48; ++card) {
                const CardChip chip = game.chip(card, theme, {vivid, false});
                AT_LEAST(chip.mark, chip.ground, words(theme));
            }
}

void TestContrast::curve()
{
    QFETCH(Theme, theme);
    const Palette &c = paletteOf(theme);
    QSet<QRgb> different{c.text.rgb()};
    for (const QColor &line : c.curve) {
        QVERIFY(line.isValid());
        AT_LEAST(line, c.well, words(theme));
        different.insert(line.rgb());
    }
    QCOMPARE(different.size(), int(c.curve.size()) + 1);
    AT_LEAST(c.textDim, c.well, words(theme)); // figures at the axes
}

/// Verdicts are words as well as signs; both stand on plaques, in fields and in chosen rows.
void TestContrast::verdicts()
{
    QFETCH(Theme, theme);
    const Palette &c = paletteOf(theme);
    for (int i = 0; i < review::kVerdicts; ++i) {
        const QColor ink = verdictColour(static_cast<review::Verdict>(i), theme);
        for (const QColor &ground : {c.plaque, c.well, c.chosenRow})
            AT_LEAST(ink, ground, words(theme));
        for (int j = 0; j < i; ++j)
            QVERIFY(ink != verdictColour(static_cast<review::Verdict>(j), theme));
    }
    for (const QColor &ground : {c.plaque, c.well, c.chosenRow})
        AT_LEAST(c.text, ground, words(theme));
}

/// Words and curves on the hangings of the rooms, and what is marked on plaques there.
void TestContrast::hangings()
{
    QFETCH(Theme, theme);
    const Palette &c = paletteOf(theme);
    for (const QColor &ground : {c.hang, c.hangRow})
        for (const QColor &ink : {c.clothText, c.clothDim})
            AT_LEAST(ink, ground, words(theme));
    AT_LEAST(c.clothText, c.likely, signs(theme));
    AT_LEAST(c.better, c.plaque, words(theme));
    AT_LEAST(c.worse, c.plaque, words(theme));
    AT_LEAST(c.dot, c.plaque, signs(theme));
    AT_LEAST(c.gold, c.hang, signs(theme));
}

void TestContrast::heat()
{
    QFETCH(Theme, theme);
    const Palette &c = paletteOf(theme);
    for (const QColor &ground : c.heat) {
        QVERIFY(ground.isValid());
        AT_LEAST(c.text, ground, words(theme));
    }
}

/// Numerals and signs of cards at full strength; numerals are large, but small in open hands and on the start page.
void TestContrast::cards()
{
    QFETCH(Theme, theme);
    for (const bool vivid : {false, true})
        for (int card = 0; card < odin::kCardsWithGoat; ++card) {
            const CardLook look{vivid, false};
            AT_LEAST(QColor(odinCardMark(card, theme, look)), QColor(odinCardGround(card, theme, look)), words(theme));
            if (card < 48)
                AT_LEAST(QColor(ninjanCardMark(card, theme)), QColor(ninjanCardGround(card, theme)), words(theme));
        }
}

/// Words that the search has found in the rules are black on their marks.
void TestContrast::foundWords()
{
    QFETCH(Theme, theme);
    const Palette &c = paletteOf(theme);
    for (const QColor &mark : {c.gold, c.thread})
        AT_LEAST(QColor(Qt::black), mark, words(theme));
}

/// Secondary words, errors and links on what is pointed at, pressed or chosen.
void TestContrast::inEveryState()
{
    QFETCH(Theme, theme);
    const Palette &p = paletteOf(theme);
    const ControlColours c = controlColours(controlPalette(p));
    for (const QColor &ground : {c.raised, c.hover, c.pressed})
        AT_LEAST(c.dim, ground, words(theme));
    for (const QColor &ground : {p.plaque, p.well, p.chosenRow})
        AT_LEAST(p.error, ground, words(theme));
    AT_LEAST(p.link, p.well, words(theme));
    AT_LEAST(p.disabled, p.chosenRow, signs(theme));
    for (const QColor &ground : {p.hang, p.hangRow, p.wood, p.plaque, p.well, p.raised, p.chosenRow})
        QVERIFY2(std::max(contrastOf(p.gold, ground), contrastOf(p.goldLine, ground)) >= signs(theme),
                 qPrintable(ground.name())); // the focus
}

/// Numerals and signs of cards that cannot be played are large, and are read through the shade.
void TestContrast::dimmedCards()
{
    QFETCH(Theme, theme);
    for (const bool vivid : {false, true})
        for (int card = 0; card < odin::kCardsWithGoat; ++card) {
            const CardLook look{vivid, false};
            const qreal shade = cardShade(odinCardArt(card, theme, look));
            QVERIFY(shade >= 0.15); // can be told from the others
            const QColor over = paletteOf(theme).woodGap;
            AT_LEAST(mixed(QColor(odinCardMark(card, theme, look)), over, shade),
                     mixed(QColor(odinCardGround(card, theme, look)), over, shade), signs(theme));
            if (card >= 48)
                continue;
            const qreal other = cardShade(ninjanCardArt(card, theme, look));
            QVERIFY(other >= 0.15);
            AT_LEAST(mixed(QColor(ninjanCardMark(card, theme)), over, other),
                     mixed(QColor(ninjanCardGround(card, theme)), over, other), signs(theme));
        }
}

/// Words of buttons, fields, lists and menus in all their states; edges and signs of what is chosen.
void TestContrast::controls()
{
    QFETCH(Theme, theme);
    const ControlColours c = controlColours(controlPalette(paletteOf(theme)));
    for (const QColor &ground : {c.ground, c.well, c.raised, c.hover, c.pressed, paletteOf(theme).chosenRow})
        AT_LEAST(c.text, ground, words(theme));
    for (const QColor &ground : {c.ground, c.well, paletteOf(theme).chosenRow})
        AT_LEAST(c.dim, ground, words(theme));
    for (const QColor &ground : {c.ground, c.well})
        AT_LEAST(c.error, ground, words(theme));
    QCOMPARE(controlPalette(paletteOf(theme)).color(QPalette::LinkVisited), paletteOf(theme).link);
    AT_LEAST(c.chosenText, c.chosen, words(theme));
    for (const QColor &ground : {c.ground, c.well}) {
        // What is chosen, or its edge, stands out from what lies beside it.
        QVERIFY(std::max(contrastOf(c.chosen, ground), contrastOf(c.chosenEdge, ground)) >= signs(theme));
        AT_LEAST(c.rim, ground, signs(theme));
        QVERIFY(std::max(contrastOf(c.gold, ground), contrastOf(c.goldLine, ground)) >= signs(theme)); // the focus
    }
    QVERIFY(std::max(contrastOf(c.gold, c.chosen), contrastOf(c.goldLine, c.chosen)) >= signs(theme));
}

/// WCAG asks nothing of what is disabled or over; here it can be read all the same.
void TestContrast::ofNoUseNow()
{
    QFETCH(Theme, theme);
    const Palette &c = paletteOf(theme);
    for (const QColor &ground : {c.plaque, c.well, c.raised})
        AT_LEAST(c.disabled, ground, signs(theme));
    const auto faint = [&c](qreal opacity, const QColor &below) {
        return contrastOf(mixed(below, c.text, opacity), mixed(below, c.plaque, opacity));
    };
    for (const QColor &below : {c.wood, c.woodGap, c.cloth}) {
        QVERIFY(faint(ButtonItem::disabledOpacity(theme), below) >= signs(theme));
        QVERIFY(faint(TrackItem::kResolvedOpacity, below) >= signs(theme));
    }
}

/// Messages let a little of the table through; the start page has words on the wood.
void TestContrast::lettersOnWoodAndCloth()
{
    QFETCH(Theme, theme);
    const Palette &c = paletteOf(theme);
    AT_LEAST(c.text, c.wood, words(theme));
    for (const QColor &below : {c.wood, c.woodGap, c.woodLight, c.cloth, c.embroidery})
        AT_LEAST(c.text, mixed(below, c.plaque, MessageItem::kGroundOpacity), words(theme));
    for (const QColor &ground : {c.cloth, c.clothShade})
        QVERIFY(std::max(contrastOf(c.gold, ground), contrastOf(c.goldLine, ground)) >= signs(theme));
}

/// Edges are seen on every ground that they are on, and the cloth is flat.
void TestContrast::edgesOfHighContrast()
{
    const Palette &c = paletteOf(Theme::HighContrast);
    for (const QColor &ground : {c.plaque, c.wood, c.well, c.cloth, c.raised})
        AT_LEAST(c.edge, ground, 4.5);
    for (const QColor &ground : {c.plaque, c.well, c.raised})
        AT_LEAST(c.rim, ground, 4.5);
    for (const QColor &ground : {c.plaque, c.wood, c.cloth, c.band})
        AT_LEAST(c.gold, ground, 4.5);
    AT_LEAST(c.thread, c.plaque, 4.5);
    QCOMPARE(c.cloth, c.clothShade);
}

void TestContrast::systemAsksForIt()
{
    SystemPreferences::Values values;
    QVERIFY(!SystemPreferences::wantsHighContrast(values));
    values[QStringLiteral("org.freedesktop.appearance")][QStringLiteral("contrast")] = 0u;
    QVERIFY(!SystemPreferences::wantsHighContrast(values));
    values[QStringLiteral("org.freedesktop.appearance")][QStringLiteral("contrast")] = 1u;
    QVERIFY(SystemPreferences::wantsHighContrast(values));
    values.clear();
    values[QStringLiteral("org.gnome.desktop.a11y.interface")][QStringLiteral("high-contrast")] = true;
    QVERIFY(SystemPreferences::wantsHighContrast(values));

    setSystemHighContrast(true);
    QCOMPARE(themeOf(Settings::Theme::System), Theme::HighContrast);
    QCOMPARE(themeOf(Settings::Theme::Light), Theme::Light); // the user's own choice
    setSystemHighContrast(false);
    QVERIFY(themeOf(Settings::Theme::System) != Theme::HighContrast);
    QCOMPARE(themeOf(Settings::Theme::HighContrast), Theme::HighContrast);
    for (const Theme theme : kThemes)
        QCOMPARE(themeOf(widgetPalette(theme)), theme);
}

REGISTER_TEST(TestContrast)
#include "tst_contrast.moc"
