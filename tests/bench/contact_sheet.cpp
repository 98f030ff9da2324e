// SPDX-License-Identifier: GPL-3.0-or-later
// Contact sheets of all artwork and of every window, for visual inspection:
//   contact_sheet FOLDER [--languages CODES] [--themes NAMES] [--sizes SIZES] [--font FACTOR] [--no-art] [NAME …]
// Writes FOLDER/art-dark and art-light: odin.png, ninjan.png (all cards, 40, 80 and 160 pixels wide) and pieces.png;
// and for each look, e.g. en-dark-1280x800: a sheet of all windows reduced, and a folder with each of them.
#include "tests/bench/window_pictures.h"
#include "ui/base/graphics/art.h"
#include "ui/base/settings/languages.h"
#include "ui/base/widgets/style.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QMetaEnum>
#include <QPainter>
#include <QProcess>

#include <functional>

using namespace meadhall::ui;

namespace {

constexpr int kGap = 8;

struct Sheet {
    QImage image;
    QPainter painter;
    Sheet(QSize size, Theme theme) : image(size, QImage::Format_RGB32)
    {
        image.fill(paletteOf(theme).wood);
        painter.begin(&image);
    }
    void put(const ArtKey &element, const QPoint &place, QSize size)
    {
        painter.drawImage(place, renderArt(element.at(size, 1)));
    }
    bool save(const QDir &folder, const QString &name)
    {
        painter.end();
        return image.save(folder.filePath(name));
    }
};

/// One block per width, cards in rows of `columns`; the last place of a block is the back.
bool cardSheet(const QDir &folder, const QString &name, int count, int columns, Theme theme,
               const std::function<ArtKey(int)> &card, const ArtKey &back)
{
    const QList<int> widths{40, 80, 160};
    const int rows = (count + columns - 1) / columns;
    int height = kGap;
    for (const int width : widths)
        height += rows * (2 * width + kGap) + kGap;
    Sheet sheet({(columns + 1) * (widths.last() + kGap) + kGap, height}, theme);
    int top = kGap;
    for (const int width : widths) {
        const QSize size(width, 2 * width);
        for (int i = 0; i < count; ++i)
            sheet.put(card(i), {kGap + i % columns * (width + kGap), top + i / columns * (2 * width + kGap)}, size);
        sheet.put(back, {kGap + columns * (width + kGap), top}, size);
        top += rows * (2 * width + kGap) + kGap;
    }
    return sheet.save(folder, name);
}

bool pieceSheet(const QDir &folder, Theme theme)
{
    Sheet sheet({1180, 1020}, theme);
    QPoint place(kGap, kGap);
    int lowest = 0;
    const auto put = [&](const ArtKey &element, QSize size) {
        if (place.x() + size.width() + kGap > sheet.image.width())
            place = {kGap, lowest + kGap};
        sheet.put(element, place, size);
        lowest = qMax(lowest, place.y() + size.height());
        place.rx() += size.width() + kGap;
    };
    for (int i = 0; i < kPieces; ++i) {
        const auto piece = static_cast<Piece>(i);
        const QSize box = pieceSize(piece);
        put(pieceArt(piece, theme),
            box.scaled(box.width() > 300 ? QSize(280, 280) : QSize(120, 200), Qt::KeepAspectRatio));
    }
    for (const bool golden : {false, true}) {
        for (const bool mirrored : {false, true})
            put(plaqueArt(golden, mirrored, theme), {190, 61});
    }
    for (const int side : {16, 22, 36}) {
        for (int i = 0; i < kGlyphs; ++i)
            put(glyphArt(static_cast<Glyph>(i), paletteOf(theme).text), {side, side});
    }
    for (const int side : {36, 72, 120}) {
        for (int i = 0; i < kPortraits; ++i)
            put(portraitArt(i), {side, side});
    }
    for (const int side : {16, 22, 32, 64, 128}) {
        ArtKey icon;
        icon.kind = ArtKind::Icon;
        put(icon, {side, side});
    }
    return sheet.save(folder, QStringLiteral("pieces.png"));
}

/// All artwork in one theme.
bool artSheets(const QDir &folder, Theme theme)
{
    bool good = cardSheet(
        folder, QStringLiteral("odin.png"), 55, 9, theme, [&](int i) { return odinCardArt(i, theme); },
        odinBackArt(theme));
    good = cardSheet(
               folder, QStringLiteral("ninjan.png"), 48, 16, theme, [&](int i) { return ninjanCardArt(i, theme); },
               ninjanBackArt(theme))
           && good;
    return pieceSheet(folder, theme) && good;
}

/// The scale factor is fixed when a program starts, so another one takes the pictures at another scale.
bool runAtScale(const QString &scale, QStringList arguments, const QString &size)
{
    QProcess again;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_SCALE_FACTOR"), scale);
    again.setProcessEnvironment(environment);
    again.setProcessChannelMode(QProcess::ForwardedChannels);
    arguments << QStringLiteral("--sizes") << size << QStringLiteral("--no-art");
    again.start(QCoreApplication::applicationFilePath(), arguments);
    return again.waitForFinished(-1) && again.exitStatus() == QProcess::NormalExit && again.exitCode() == 0;
}

QStringList listOf(const QCommandLineParser &parser, const char *option)
{
    return parser.value(QLatin1String(option)).split(QLatin1Char(','), Qt::SkipEmptyParts);
}

/// The windows in all sizes, languages and themes; a size at another scale by runAtScale().
bool windowSheets(const QString &folder, const QCommandLineParser &parser)
{
    const QString ownScale = qEnvironmentVariable("QT_SCALE_FACTOR", QStringLiteral("1"));
    const QStringList only = parser.positionalArguments().mid(1);
    bool good = true;
    for (const QString &size : listOf(parser, "sizes")) {
        const QString scale = size.section(QLatin1Char('@'), 1);
        if (!scale.isEmpty() && scale != ownScale) {
            const QStringList arguments =
                QStringList{folder, QStringLiteral("--languages"), parser.value(QStringLiteral("languages")),
                            QStringLiteral("--themes"), parser.value(QStringLiteral("themes"))}
                + only;
            good = runAtScale(scale, arguments, size) && good;
            continue;
        }
        const QStringList sides = size.section(QLatin1Char('@'), 0, 0).split(QLatin1Char('x'));
        for (const QString &language : listOf(parser, "languages")) {
            for (const QString &theme : listOf(parser, "themes")) {
                const auto value = QMetaEnum::fromType<Settings::Theme>().keyToValue(theme.toLatin1().constData());
                if (value < 0 || sides.size() != 2) {
                    qWarning("unknown size or theme: %s, %s", qPrintable(size), qPrintable(theme));
                    return false;
                }
                const meadhall::bench::Look look{language, static_cast<Settings::Theme>(value),
                                                 QSize(sides[0].toInt(), sides[1].toInt())};
                good = takeWindowPictures(QDir(folder), look, only) && good;
            }
        }
    }
    return good;
}

} // namespace

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    QApplication::setStyle(widgetStyle());
    installFallbackFonts();
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addPositionalArgument(QStringLiteral("folder"), QStringLiteral("where the pictures are written"));
    parser.addPositionalArgument(QStringLiteral("names"), QStringLiteral("windows to take; default: all"),
                                 QStringLiteral("[name…]"));
    parser.addOptions({{QStringLiteral("languages"), QStringLiteral("default: en,ar"), QStringLiteral("codes"),
                        QStringLiteral("en,ar")},
                       {QStringLiteral("themes"), QStringLiteral("default: Dark,Light"), QStringLiteral("names"),
                        QStringLiteral("Dark,Light")},
                       {QStringLiteral("sizes"), QStringLiteral("default: 800x600,1280x800,1280x800@2"),
                        QStringLiteral("sizes"), QStringLiteral("800x600,1280x800,1280x800@2")},
                       {QStringLiteral("font"), QStringLiteral("size of the font, default: 1"),
                        QStringLiteral("factor"), QStringLiteral("1")},
                       {QStringLiteral("no-art"), QStringLiteral("windows only, no cards and pieces")}});
    parser.process(application);
    if (parser.positionalArguments().isEmpty())
        parser.showHelp(2);
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * parser.value(QStringLiteral("font")).toDouble());
    QApplication::setFont(font);
    const QString folder = parser.positionalArguments().first();
    bool good = QDir().mkpath(folder);
    if (!parser.isSet(QStringLiteral("no-art"))) {
        for (const auto &[name, theme] : {std::pair{"art-dark", Theme::Dark}, {"art-light", Theme::Light}}) {
            const QDir art(QDir(folder).filePath(QLatin1String(name)));
            good = art.mkpath(art.path()) && artSheets(art, theme) && good;
        }
    }
    return windowSheets(folder, parser) && good ? 0 : 1;
}
