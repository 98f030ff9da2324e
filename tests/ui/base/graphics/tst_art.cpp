// SPDX-License-Identifier: GPL-3.0-or-later
// Every picture of the program: drawn without warnings, not empty, coloured, with its marks in place.
#include "engine/games/odin/card.h"
#include "tests/test_program.h"
#include "tests/ui/ground_picture.h"
#include "ui/base/graphics/art.h"
#include "ui/base/graphics/art_source.h"

#include <QtTest>

#include <QDirIterator>
#include <QPainter>
#include <QThreadPool>

#include <mutex>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

std::mutex complaintsMutex;
QStringList collectedWarnings;

void collectWarning(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    const bool svg = QByteArray(context.category).startsWith("qt.svg");
    if (!svg && type == QtDebugMsg)
        return;
    const std::lock_guard lock(complaintsMutex);
    collectedWarnings += message;
}

/// Draws; collects every message as a fault.
QImage drawn(const ArtKey &key, QStringList *warnings)
{
    const QtMessageHandler before = qInstallMessageHandler(collectWarning);
    const QImage image = renderArt(key);
    qInstallMessageHandler(before);
    *warnings = std::exchange(collectedWarnings, {});
    return image;
}

ArtKey ofKind(ArtKind kind, int index, Theme theme)
{
    ArtKey key;
    key.kind = kind;
    key.index = index;
    key.theme = theme;
    key.ink = 0xff123456;
    return key;
}

bool isPlaceholder(QRgb dot)
{
    return qAlpha(dot) == 255 && qRed(dot) == 0xff && qGreen(dot) == 0 && qBlue(dot) > 0 && qBlue(dot) < 0x40;
}

/// The fault of a picture; empty if there is none.
QString faultOf(const QImage &picture, QSize size)
{
    if (picture.size() != size)
        return QStringLiteral("wrong size");
    const QImage image = picture.convertToFormat(QImage::Format_ARGB32);
    int seen = 0, placeholders = 0;
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            seen += qAlpha(line[x]) > 16;
            placeholders += isPlaceholder(line[x]);
            colours.insert(line[x]);
        }
    }
    if (seen == 0)
        return QStringLiteral("empty");
    if (colours.size() < 3)
        return QStringLiteral("one flat colour");
    if (placeholders > 0)
        return QStringLiteral("an uncoloured placeholder");
    return {};
}

struct Row {
    ArtKind kind;
    int count;
    QSizeF size;
};

const QList<Row> kEverything{
    {ArtKind::OdinCard, odin::kCardsWithGoat, {100, 200}},
    {ArtKind::OdinBack, 1, {100, 200}},
    {ArtKind::OdinNumeral, 11, {44, 68}},
    {ArtKind::OdinSign, odin::kColours + 1, {36, 36}},
    {ArtKind::NinjanCard, 48, {100, 200}},
    {ArtKind::NinjanBack, 1, {100, 200}},
    {ArtKind::NinjanSign, 6, {34, 34}},
    {ArtKind::NinjanThrow, 3, {120, 120}},
    {ArtKind::NinjanBeats, 1, {120, 120}},
    {ArtKind::Piece, kPieces, {160, 160}},
    {ArtKind::Glyph, kGlyphs, {24, 24}},
    {ArtKind::Portrait, kPortraits, {78, 78}},
    {ArtKind::Plaque, 2, {180, 61}},
    {ArtKind::Icon, 1, {64, 64}},
    {ArtKind::Icon, 1, {16, 16}},
    {ArtKind::Ground, kBackgroundParts, {640, 40}},
    {ArtKind::Curtain, 1, {640, 400}},
};

QImage turned(const QImage &image) { return image.mirrored(true, true); }

/// The number of visibly different pixels.
int difference(const QImage &a, const QImage &b)
{
    if (a.size() != b.size())
        return a.width() * a.height() + 1;
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            count += qAbs(qRed(p) - qRed(q)) > 24 || qAbs(qGreen(p) - qGreen(q)) > 24 || qAbs(qBlue(p) - qBlue(q)) > 24;
        }
    }
    return count;
}

} // namespace

class TestArt : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPictureIsDrawn_data();
    void everyPictureIsDrawn();
    void drawingsUseOnlySupportedSvg_data();
    void drawingsUseOnlySupportedSvg();
    void palettesAreComplete();
    void odinCardsHaveMarksInAllCorners();
    void odinMarksMatchTheCard();
    void ninjanCardsHaveMarksInAllCorners();
    void ninjanCardsAreNumberedSuitBySuit();
    void portraitsAreRound();
    void plaquesStretchWithoutSeams();
    void groundIsOpaqueAtAnySize();
    void drawingWarningsAreDetected();
    void workerThreadsDrawTheSame();
};

void TestArt::everyPictureIsDrawn_data()
{
    QTest::addColumn<int>("row");
    for (int i = 0; i < kEverything.size(); ++i)
        QTest::addRow("kind %d, %g wide", static_cast<int>(kEverything[i].kind), kEverything[i].size.width()) << i;
}

void TestArt::everyPictureIsDrawn()
{
    QFETCH(int, row);
    const Row what = kEverything[row];
    for (const Theme theme : {Theme::Dark, Theme::Light}) {
        for (int index = 0; index < what.count; ++index) {
            const ArtKey key = ofKind(what.kind, index, theme).at(what.size, 1);
            QStringList warnings;
            const QImage image = drawn(key, &warnings);
            QVERIFY2(warnings.isEmpty(),
                     qPrintable(QString::number(index) + QLatin1String(": ") + warnings.join(u'\n')));
            const bool sign = key.kind == ArtKind::Piece && key.index == static_cast<int>(Piece::CardShadow);
            const QString wrong = faultOf(image, key.size);
            QVERIFY2(wrong.isEmpty() || sign, qPrintable(QString::number(index) + QLatin1String(": ") + wrong));
            QVERIFY(!placeholderArt(key).isNull());
        }
    }
}

void TestArt::drawingsUseOnlySupportedSvg_data()
{
    QTest::addColumn<QString>("path");
    for (const char *folder : {"odin", "ninjan", "table"}) {
        QDirIterator files(QStringLiteral(":/") + QLatin1String(folder), {QStringLiteral("*.svg")}, QDir::Files);
        while (files.hasNext()) {
            const QString path = files.next();
            QTest::newRow(qPrintable(path)) << path;
        }
    }
}

void TestArt::drawingsUseOnlySupportedSvg()
{
    // QtSvg draws these wrongly or not at all, mostly without a warning.
    static const QRegularExpression forbidden(
        QStringLiteral("<(filter|clipPath|mask|pattern|symbol|marker|textPath|text|style|image|foreignObject|switch)\\b"
                       "|rgba?\\(|hsla?\\(|clip-path=|style=|filter=|mask="));
    static const QRegularExpression pathData(QStringLiteral(" d=\"([^\"]*)\""));
    static const QRegularExpression wellFormed(QStringLiteral("^M[-+0-9., MLHVCSQTAZmlhvcsqtaz]*$"));
    static const QRegularExpression identity(QStringLiteral("id=\"([^\"]*)\""));
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    QVERIFY2(!text.contains(forbidden), qPrintable(forbidden.match(text).captured()));
    QCOMPARE(text.count(QLatin1String("<svg")), 1);
    for (auto i = pathData.globalMatch(text); i.hasNext();) {
        const QString data = i.next().captured(1);
        QVERIFY2(wellFormed.match(data).hasMatch(), qPrintable(data.left(60)));
    }
    const QString content = QString::fromUtf8(svgContent(path.mid(2).chopped(4)));
    for (auto i = identity.globalMatch(content); i.hasNext();)
        QVERIFY2(i.next().captured(1).size() > 3, "an id that another drawing may have too");
}

void TestArt::palettesAreComplete()
{
    for (const Theme theme : {Theme::Dark, Theme::Light}) {
        const Palette &p = paletteOf(theme);
        for (const QColor &colour :
             {p.wood, p.woodGap, p.woodLight, p.cloth, p.clothShade, p.embroidery, p.band, p.thread, p.gold, p.plaque,
              p.edge, p.strand, p.wool, p.text, p.textDim, p.emphasis})
            QVERIFY(colour.isValid());
    }
    QCOMPARE(paletteOf(Theme::Dark).emphasis, paletteOf(Theme::Dark).gold);
    QCOMPARE(paletteOf(Theme::Light).emphasis, paletteOf(Theme::Light).text);
}

void TestArt::odinCardsHaveMarksInAllCorners()
{
    const QRect upperLeft(13, 15, 44, 98); // below it the ring may come close
    for (const Theme theme : {Theme::Dark, Theme::Light}) {
        for (int card = 0; card < odin::kCardsWithGoat; ++card) {
            const QImage face = renderArt(odinCardArt(card, theme).at({200, 400}, 1));
            const QImage mark = face.copy(upperLeft);
            QVERIFY2(difference(mark, face.copy(upperLeft.translated(130, 0))) < 20, qPrintable(QString::number(card)));
            const QImage lower = turned(face);
            QVERIFY2(difference(mark, lower.copy(upperLeft)) < 20, qPrintable(QString::number(card)));
            const QImage lowerRight = lower.copy(upperLeft.translated(130, 0));
            QVERIFY2(difference(mark, lowerRight) < 20, qPrintable(QString::number(card)));
        }
    }
}

/// The corner of a card equals its number and symbol drawn alone on the card's background.
void TestArt::odinMarksMatchTheCard()
{
    for (int card = 0; card < odin::kCardsWithGoat; ++card) {
        const QImage face = renderArt(odinCardArt(card, Theme::Light).at({200, 400}, 1));
        const QRgb ground = face.pixel(9, 120);
        QImage expected(44, 98, QImage::Format_ARGB32_Premultiplied);
        expected.fill(ground);
        // The mark's colour is the one farthest from the background.
        QRgb ink = ground;
        int furthest = 0;
        for (int y = 15; y < 113; ++y) {
            for (int x = 13; x < 57; ++x) {
                const int far = qAbs(qGray(face.pixel(x, y)) - qGray(ground));
                if (far > furthest) {
                    furthest = far;
                    ink = face.pixel(x, y);
                }
            }
        }
        QPainter painter(&expected);
        ArtKey numeral = ofKind(ArtKind::OdinNumeral, odin::numberOf(static_cast<Card>(card)), Theme::Light);
        ArtKey sign = ofKind(ArtKind::OdinSign, card / 9, Theme::Light);
        numeral.ink = sign.ink = ink;
        painter.drawImage(0, 0, renderArt(numeral.at({44, 68}, 1)));
        painter.drawImage(4, 72, renderArt(sign.at({36, 36}, 1)));
        painter.end();
        QVERIFY2(difference(face.copy(13, 15, 44, 98), expected) < 20, qPrintable(QString::number(card)));
    }
}

void TestArt::ninjanCardsHaveMarksInAllCorners()
{
    QList<QImage> marks;
    for (int card = 0; card < 48; ++card) {
        const QImage face = renderArt(ninjanCardArt(card, Theme::Dark).at({200, 400}, 1));
        const QImage mark = face.copy(8, 8, 84, 60);
        QVERIFY2(difference(mark, turned(face).copy(8, 8, 84, 60)) < 60, qPrintable(QString::number(card)));
        for (const QImage &other : marks)
            QVERIFY2(difference(mark, other) > 60, qPrintable(QString::number(card)));
        if (card % 16 == 15) // numbers of one suit differ in shape; those of two suits only in colour
            marks.clear();
        else
            marks.append(mark);
    }
}

void TestArt::ninjanCardsAreNumberedSuitBySuit()
{
    int card = 0;
    for (int suit = 0; suit < 3; ++suit) {
        for (int value = -6; value <= 10; ++value) {
            if (value == 0)
                continue;
            QCOMPARE(ninjanCard(suit, value), card);
            QCOMPARE(ninjanSuit(card), suit);
            QCOMPARE(ninjanValue(card), value);
            ++card;
        }
    }
    QCOMPARE(card, 48);
}

void TestArt::portraitsAreRound()
{
    for (int i = 0; i < kPortraits; ++i) {
        const QImage disc = renderArt(portraitArt(i).at({80, 80}, 1));
        QCOMPARE(qAlpha(disc.pixel(0, 0)), 0);
        QCOMPARE(qAlpha(disc.pixel(79, 79)), 0);
        QCOMPARE(qAlpha(disc.pixel(40, 1)), 255);
        QCOMPARE(qAlpha(disc.pixel(40, 40)), 255);
        // Antialiased: some pixels of the rim are partly transparent.
        bool between = false;
        for (int x = 0; x < 40; ++x)
            between = between || (qAlpha(disc.pixel(x, 12)) > 20 && qAlpha(disc.pixel(x, 12)) < 235);
        QVERIFY(between);
        QCOMPARE(portraitIndex(portraitId(i)), i);
    }
    QVERIFY(!portraitIndex(u"nobody"));
}

void TestArt::plaquesStretchWithoutSeams()
{
    for (const int index : {0, 1}) {
        for (const int width : {60, 97, 180, 413}) {
            ArtKey key = ofKind(ArtKind::Plaque, index, Theme::Dark).at({double(width), 61}, 1);
            const QImage plaque = renderArt(key);
            // Before the shaped end all columns of the plate are equal.
            for (int x = 1; x < width - 28; ++x) {
                for (int y = 0; y < 61; ++y) {
                    const QRgb a = plaque.pixel(x, y), b = plaque.pixel(x - 1, y);
                    QVERIFY2(qAbs(qGreen(a) - qGreen(b)) < 14 && qAbs(qAlpha(a) - qAlpha(b)) < 14,
                             qPrintable(QStringLiteral("%1 wide, at %2,%3").arg(width).arg(x).arg(y)));
                }
            }
            key.mirrored = true;
            QVERIFY(difference(renderArt(key), plaque.mirrored(true, false)) < 40);
        }
    }
}

void TestArt::groundIsOpaqueAtAnySize()
{
    for (const QSize size : {QSize(1, 1), QSize(37, 900), QSize(800, 600), QSize(1281, 803)}) {
        for (const qreal ratio : {1.0, 1.25, 2.0}) {
            const QImage ground = groundPicture(size, ratio, Theme::Light);
            for (int y = 0; y < size.height(); ++y)
                for (int x = 0; x < size.width(); ++x)
                    QVERIFY(ground.pixel(x, y) != QColor(Qt::magenta).rgb());
            QCOMPARE(renderCurtain(size, ratio, Theme::Dark).size(), size);
        }
    }
    QVERIFY(renderBackgroundPart(BackgroundPart::Wood, {}, Theme::Dark).isNull());
    // Opposite borders have the same colour: nothing is clipped.
    const QImage ground = groundPicture({1280, 800}, 1, Theme::Dark);
    QCOMPARE(ground.pixel(0, 400), ground.pixel(1279, 400));
    QCOMPARE(ground.pixel(640, 0), ground.pixel(640, 799));
}

void TestArt::drawingWarningsAreDetected()
{
    const QtMessageHandler before = qInstallMessageHandler(collectWarning);
    QImage image(8, 8, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    // An unknown gradient: what else Qt complains about differs between its versions.
    paintSvg(painter,
             R"~(<svg xmlns="http://www.w3.org/2000/svg"><rect fill="url(#none)" width="8" height="8"/></svg>)~",
             QRectF(0, 0, 8, 8));
    svgFile(QStringLiteral("table/no-such-piece"));
    qInstallMessageHandler(before);
    QVERIFY(collectedWarnings.size() >= 2);
    collectedWarnings.clear();
}

void TestArt::workerThreadsDrawTheSame()
{
    QThreadPool pool;
    pool.setMaxThreadCount(4);
    std::mutex mutex;
    QHash<int, QImage> faces;
    for (int card = 0; card < odin::kCardsWithGoat; ++card) {
        pool.start([&, card] {
            const QImage face = renderArt(odinCardArt(card, Theme::Dark).at({60, 120}, 1));
            const std::lock_guard lock(mutex);
            faces.insert(card, face);
        });
    }
    QVERIFY(pool.waitForDone(60000));
    QCOMPARE(faces.size(), odin::kCardsWithGoat);
    for (int card = 0; card < odin::kCardsWithGoat; ++card)
        QCOMPARE(faces.value(card), renderArt(odinCardArt(card, Theme::Dark).at({60, 120}, 1)));
}

REGISTER_TEST(TestArt)
#include "tst_art.moc"
