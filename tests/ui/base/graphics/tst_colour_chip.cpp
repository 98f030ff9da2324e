// SPDX-License-Identifier: GPL-3.0-or-later
// Cards and colours in small: the same colours as on the cards, in every look.
#include "tests/test_program.h"
#include "ui/base/graphics/card_faces.h"
#include "ui/base/graphics/colour_chip.h"
#include "ui/base/graphics/theme.h"
#include "ui/table/games/games.h"

#include <QPainter>
#include <QtTest>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

template <class Draw> QImage painted(QSize size, Draw draw)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    draw(painter, QRectF(QPointF(), size));
    return image;
}

} // namespace

class TestColourChip : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cardsKeepTheirColours();
    void coloursFollowTheLook();
    void markIsReadable();
};

void TestColourChip::cardsKeepTheirColours()
{
    for (const GameInfo &game : playedGames())
        for (const Theme theme : {Theme::Dark, Theme::Light})
            for (int card = 0; card < 48; ++card) {
                const CardChip chip = game.chip(card, theme, {});
                const QFont font;
                const QImage image = painted(cardChipSize(chip, font), [&](QPainter &painter, const QRectF &rect) {
                    drawCardChip(painter, rect, chip, font, theme);
                });
                QCOMPARE(image.pixelColor(3, image.height() / 2), chip.ground);
                QCOMPARE(image.pixelColor(0, 0), QColor(Qt::magenta)); // round corners
            }
}

/// The stronger colours of the settings reach the chips; they used to stay those of the theme.
void TestColourChip::coloursFollowTheLook()
{
    const auto ground = [](CardLook look, bool in) {
        return painted({30, 30},
                       [&](QPainter &painter, const QRectF &rect) {
                           drawColourChip(painter, rect, 0, {in, false}, Theme::Dark, look);
                       })
            .pixelColor(4, 15);
    };
    const CardLook vivid{true, false};
    QCOMPARE(ground({}, true), QColor(odinCardGround(0, Theme::Dark, {})));
    QCOMPARE(ground(vivid, true), QColor(odinCardGround(0, Theme::Dark, vivid)));
    QVERIFY(ground({}, true) != ground(vivid, true));
    QCOMPARE(ground(vivid, false), paletteOf(Theme::Dark).well);
}

void TestColourChip::markIsReadable()
{
    for (const GameInfo &game : playedGames())
        for (const Theme theme : {Theme::Dark, Theme::Light})
            for (const bool vivid : {false, true})
                for (int card = 0; card < 48; ++card) {
                    const CardChip chip = game.chip(card, theme, {vivid, false});
                    QVERIFY2(contrastOf(chip.ground, chip.mark) >= 4.5,
                             qPrintable(QStringLiteral("%1 %2").arg(chip.ground.name(), chip.mark.name())));
                }
}

REGISTER_TEST(TestColourChip)
#include "tst_colour_chip.moc"
