// SPDX-License-Identifier: GPL-3.0-or-later
// SVG sources: reads them from the resources, recolours them by replacing placeholders, and combines them.
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

/// Pairs of placeholder colour and replacement, both as written in the SVG ("#ff0011", "#3a281d").
using ColourReplacements = QList<std::pair<QByteArray, QByteArray>>;

/// The parsed palette.json of a resource folder. Parsed once; thread-safe.
/// @param folder "odin", "ninjan" or "table"
QJsonObject artPaletteJson(const QString &folder);

/// Converts a JSON object to replacements. Keys that do not start with '#' are skipped.
ColourReplacements colourReplacementsOf(const QJsonObject &object);

/// Reads an SVG resource.
/// @param path without ":/" and ".svg", such as "odin/frame"
/// @return the whole file; empty, with a warning, if it cannot be read
QByteArray svgFile(const QString &path);

/// The children of the file's <svg> element. Element ids get a prefix made from the path, so that several files can be
/// combined in one document.
QByteArray svgContent(const QString &path);

/// Wraps SVG elements in an <svg> element with the view box (0, 0, units).
QByteArray svgDocument(const QByteArray &contents, QSize units);

/// Wraps SVG elements in a <g> element.
/// @param transform value of the transform attribute, such as "translate(13,15)"
QByteArray svgGroup(const QByteArray &contents, const QByteArray &transform);

/// Replaces every placeholder of `inks` in the text.
QByteArray recoloured(QByteArray svg, const ColourReplacements &inks);

/// A colour in SVG notation, "#rrggbb"; alpha is dropped.
QByteArray svgColour(QRgb colour);

/// An image that shares the pixels of `image`, to paint on. A QImage keeps the paint engine used on it together with
/// its buffers; painting on a temporary image releases them.
/// @param image must outlive the result
QImage paintAlias(QImage &image);

/// Renders a document into `rect`, without keeping its aspect ratio. Warns if the document is invalid.
void paintSvg(QPainter &painter, const QByteArray &svg, const QRectF &rect);

} // namespace meadhall::ui
