// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/graphics/art_source.h"

#include <QFile>
#include <QJsonDocument>
#include <QPainter>
#include <QSvgRenderer>

namespace meadhall::ui {

namespace {

QByteArray artRead(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("art: cannot read %s", qPrintable(path));
        return {};
    }
    return file.readAll();
}

QJsonObject artParse(const char *folder)
{
    const QString path = QStringLiteral(":/%1/palette.json").arg(QLatin1String(folder));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(artRead(path), &error);
    if (error.error != QJsonParseError::NoError)
        qWarning("art: %s: %s", qPrintable(path), qPrintable(error.errorString()));
    return document.object();
}

} // namespace

QJsonObject artPaletteJson(const QString &folder)
{
    static const QJsonObject odin = artParse("odin");
    static const QJsonObject ninjan = artParse("ninjan");
    static const QJsonObject table = artParse("table");
    return folder == QLatin1String("odin") ? odin : folder == QLatin1String("ninjan") ? ninjan : table;
}

ColourReplacements colourReplacementsOf(const QJsonObject &object)
{
    ColourReplacements inks;
    for (auto i = object.begin(); i != object.end(); ++i) {
        if (i.key().startsWith(QLatin1Char('#')))
            inks.append({i.key().toLatin1(), i.value().toString().toLatin1()});
    }
    return inks;
}

QByteArray svgFile(const QString &path) { return artRead(QStringLiteral(":/%1.svg").arg(path)); }

QByteArray svgContent(const QString &path)
{
    const QByteArray svg = svgFile(path);
    const qsizetype begin = svg.indexOf('>', svg.indexOf("<svg")) + 1;
    const qsizetype end = svg.lastIndexOf("</svg>");
    QByteArray content = svg.mid(begin, end - begin);
    if (content.contains("id=\"")) {
        QByteArray prefix = path.toLatin1() + '-';
        prefix.replace('/', '-');
        content.replace("id=\"", "id=\"" + prefix);
        content.replace("href=\"#", "href=\"#" + prefix);
        content.replace("url(#", "url(#" + prefix);
    }
    return content;
}

QByteArray svgDocument(const QByteArray &contents, QSize units)
{
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"0 0 "
           + QByteArray::number(units.width()) + ' ' + QByteArray::number(units.height()) + "\">" + contents + "</svg>";
}

QByteArray svgGroup(const QByteArray &contents, const QByteArray &transform)
{
    return "<g transform=\"" + transform + "\">" + contents + "</g>";
}

QByteArray recoloured(QByteArray svg, const ColourReplacements &inks)
{
    for (const auto &[placeholder, colour] : inks)
        svg.replace(placeholder, colour);
    return svg;
}

QByteArray svgColour(QRgb colour) { return QColor(colour).name().toLatin1(); }

QImage paintAlias(QImage &image)
{
    return QImage(image.bits(), image.width(), image.height(), image.bytesPerLine(), image.format());
}

void paintSvg(QPainter &painter, const QByteArray &svg, const QRectF &rect)
{
    QSvgRenderer renderer(svg);
    if (!renderer.isValid()) {
        qWarning("art: a drawing cannot be read: %s", svg.left(200).constData());
        return;
    }
    renderer.render(&painter, rect);
}

} // namespace meadhall::ui
