// SPDX-License-Identifier: GPL-3.0-or-later
// Reviews on disk, beside their records.
#pragma once

#include "engine/review/judge/review.h"

#include <QByteArray>
#include <QString>

namespace meadhall::review {

/// Version of the format and of the judge. A review of another version is discarded, and the record judged again.
constexpr int kReviewFormat = 7;

/// The file of a record's review: its name with ".review" after it.
QString reviewFileOf(const QString &recordFile);

/// The text of a review: JSON lines; the format is described in engine/review/README.md.
QByteArray toText(const Events &events, const Depth &depth, const Review &review);

/// Reads such a text.
/// @return an empty review unless all of it fits: this format, these events, this depth, legal moves, sensible figures
Review fromText(const QByteArray &text, const Events &events, const Depth &depth);

/// Writes a review atomically: on failure an existing file is unchanged. One of a newer version is left alone, a
/// damaged one is renamed.
/// @return 0 on success, or why not, see record::writeErrorOf()
int saveReview(const QString &fileName, const Events &events, const Depth &depth, const Review &review);

/// Reads the review of a record.
/// @return an empty review if there is none or if it does not fit, see fromText()
Review loadReview(const QString &fileName, const Events &events, const Depth &depth);

/// The figures of a seat in the review of a game.
struct SeatCounts {
    int decisions = 0; ///< with more than one legal answer
    int judged = 0;    ///< how many of them are judged
    int mistakes = 0;  ///< verdicts Doubtful and Mistake
    double lost = 0;   ///< points, by all of them
};
std::vector<SeatCounts> countsOf(const Events &events, const Review &review);

/// The counts in the review of a record, by seat. Reads only the beginning of the file and takes it at its word:
/// whether it fits its record is seen when it is opened.
/// @return empty if there is no review of this version
std::vector<SeatCounts> readCounts(const QString &fileName);

} // namespace meadhall::review
