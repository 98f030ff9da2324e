// SPDX-License-Identifier: GPL-3.0-or-later
// Single lines of records, for their tests.
#pragma once

#include "engine/record/json_lines.h"
#include "tests/engine/random_game.h"

#include <QJsonDocument>
#include <QtTest>

namespace meadhall::testing {

using record::Error;

inline CardSet cards(std::initializer_list<const char *> names)
{
    CardSet set;
    for (const char *name : names)
        set.add(*odin::cardOfName(name));
    return set;
}

inline Card one(const char *name) { return *odin::cardOfName(name); }

class TestRecordLines : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesMatchDocumentedFormat_data();
    void linesMatchDocumentedFormat();
    void defaultsMayBeOmitted();
    void anyPositiveTargetIsValid();
    void unknownKeysAreIgnored();
    void invalidOptionalKeysAreIgnored();
    void unusualNamesRoundTrip();
    void invalidUtf8InNames();
    void dealNumbersKeepAllDigits();
    void invalidLinesAreRefused_data();
    void invalidLinesAreRefused();
    void everyPrefixIsRefused();
    void fractionsAreRefused_data();
    void fractionsAreRefused();
    void limitsAreEnforced();
    void parserAgreesWithQt();
};

} // namespace meadhall::testing
