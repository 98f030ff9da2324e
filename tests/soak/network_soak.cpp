// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games with friends while cables are cut and the host is killed: `ninja network_soak && tests/network_soak`.
// Options: --cuts N (200) --kills N (10) --seed S (1); half of both in games of Odin, half in games of Ninjan.
#include "tests/engine/network/match.h"

#include <QCommandLineParser>
#include <QTemporaryDir>

#include <cstdio>

using namespace meadhall;

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QCommandLineParser parser;
    parser.addOptions({{QStringLiteral("cuts"), {}, QStringLiteral("n"), QStringLiteral("200")},
                       {QStringLiteral("kills"), {}, QStringLiteral("n"), QStringLiteral("10")},
                       {QStringLiteral("seed"), {}, QStringLiteral("s"), QStringLiteral("1")}});
    parser.process(app);
    network::Transport *transport = network::loadTransport();
    if (!transport) {
        std::puts("there is no network, or no encryption");
        return 1;
    }
    const int cuts = parser.value(QStringLiteral("cuts")).toInt(),
              kills = parser.value(QStringLiteral("kills")).toInt();
    for (const Game game : {Game::Odin, Game::Ninjan}) {
        const bool odin = game == Game::Odin;
        QTemporaryDir folder;
        test::MatchOptions options;
        options.game = game;
        options.chairs = odin ? QStringLiteral("guest,beginner,guest,guest") : QStringLiteral("guest,guest,beginner");
        options.guests = odin ? 3 : 2;
        options.cuts = odin ? cuts / 2 : cuts - cuts / 2;
        options.kills = odin ? kills / 2 : kills - kills / 2;
        options.interval = 10'000; // a handshake takes some 3000 bytes
        options.seed = parser.value(QStringLiteral("seed")).toUInt();
        QString summary;
        const QString wrong = test::playMatch(*transport, folder.path(), options, &summary);
        std::printf("%s: %s\n", odin ? "Odin" : "Ninjan", qPrintable(wrong.isEmpty() ? summary : wrong));
        std::fflush(stdout);
        if (!wrong.isEmpty())
            return 1;
    }
    return 0;
}
