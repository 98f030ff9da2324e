// The drawings as text: read from the resources, coloured by replacing placeholders, joined into one document.
#pragma once

#include <QByteArray>
#include <QColor>
#include <QImage>
#include <QJsonObject>
#include <QList>
#include <QRectF>
#include <QString>

#include <utility>

class QPainter;

namespace meadhall::ui {

/// Placeholder and the colour that takes its place, both as written in an SVG ("#ff0011", "#3a281d").
using Inks = QList<std::pair<QByteArray, QByteArray>>;

/// A folder's palette.json, parsed once: "odin", "ninjan" or "table". Safe in any thread.
QJsonObject artJson(const QString &folder);

/// The pairs of a JSON object whose keys are placeholders; other keys are left out.
Inks inksOf(const QJsonObject &object);

/// A whole file of the resources, path without ":/" and ".svg" ("odin/frame"). Empty, with a warning, if there is none.
QByteArray svgFile(const QString &path);

/// What stands between <svg …> and </svg> in that file, its ids made different from those of every other path.
QByteArray svgContent(const QString &path);

/// A document of that size in its own units round some contents.
QByteArray svgDocument(const QByteArray &contents, QSize units);

/// Contents moved by a transform, as written in an SVG ("translate(13,15)").
QByteArray svgGroup(const QByteArray &contents, const QByteArray &transform);

QByteArray recoloured(QByteArray svg, const Inks &inks);

/// The text of a colour, as it is written in an SVG.
QByteArray inkText(QRgb colour);

/// The same dots under another name. A QImage keeps the paint engine that has drawn on it, with its buffers: through
/// this one nothing is left behind with the image.
QImage canvasOn(QImage &image);

/// Draws a document into the rectangle, stretched to it. Warns if it cannot be read.
void paintSvg(QPainter &painter, const QByteArray &svg, const QRectF &rect);

} // namespace meadhall::ui
