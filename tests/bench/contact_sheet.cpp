// Draws every card, piece, glyph and portrait onto contact sheets, for visual inspection:
//   contact_sheet <folder> [dark|light]
// Writes odin.png, ninjan.png (all cards, 40, 80 and 160 pixels wide) and pieces.png.
#include "ui/graphics/art.h"

#include <QDir>
#include <QGuiApplication>
#include <QPainter>

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

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    if (arguments.size() < 2 || !QDir().mkpath(arguments[1])) {
        qWarning("usage: contact_sheet <folder> [dark|light]");
        return 2;
    }
    const QDir folder(arguments[1]);
    const Theme theme = arguments.value(2) == QLatin1String("light") ? Theme::Light : Theme::Dark;
    bool good = cardSheet(
        folder, QStringLiteral("odin.png"), 54, 9, theme, [&](int i) { return odinCardArt(i, theme); },
        odinBackArt(theme));
    good = cardSheet(
               folder, QStringLiteral("ninjan.png"), 48, 16, theme, [&](int i) { return ninjanCardArt(i, theme); },
               ninjanBackArt(theme))
           && good;
    good = pieceSheet(folder, theme) && good;
    return good ? 0 : 1;
}
