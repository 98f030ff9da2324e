// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/friends/network_text.h"

#include "engine/core/to_index.h"
#include "engine/record/clean_name.h"
#include "ui/base/text/text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace meadhall::ui {

QString NetworkText::code(network::Code code)
{
    using network::Code;
    switch (code) {
    case Code::None:
        return {};
    case Code::Full:
        return tr("All seats at this table are taken.");
    case Code::SeatTaken:
        return tr("This seat is taken.");
    case Code::NoName:
        return tr("Enter a name.", "to take a chair at a friend’s table");
    case Code::Version:
        return tr("The other program uses a different version of the protocol. Update the older of the two.");
    case Code::TooSlow:
        return tr("The other program has stopped responding.");
    case Code::Crowded:
        return tr("Too many programs are connected to this table.");
    case Code::Elsewhere:
        return tr("You have come back to this table in another window.");
    case Code::Left:
        return tr("The guest has left the table.");
    case Code::Dismissed:
        return tr("The host asks you to leave the table.");
    case Code::Asked:
        return tr("All seats are taken, but somebody is away. The host is asked whether you may play on for them…");
    case Code::Closed:
        return tr("The table has been closed.", "by its host");
    case Code::NotSeated:
    case Code::AlreadySeated:
    case Code::Stale:
    case Code::NoAnswer:
    case Code::Malformed:
    case Code::TooLong:
    case Code::TooMany:
        break;
    }
    return tr("The other program sent something that cannot be understood.");
}

QString NetworkText::loss(network::Loss loss)
{
    using network::Loss;
    switch (loss) {
    case Loss::Closed:
        return tr("The connection was lost.");
    case Loss::Unreachable:
        return tr("Nobody answers at this address. Is the table open, and can this computer reach it?");
    case Loss::WrongKey:
        return tr("This table has a different key now. Ask for its current invitation.");
    case Loss::TimedOut:
        break;
    }
    return tr("There was no answer in time.");
}

QString NetworkText::missing(network::Missing missing)
{
    switch (missing) {
    case network::Missing::Nothing:
        return {};
    case network::Missing::Module:
        return tr("This needs Qt Network, which is not installed. On Debian and Ubuntu it is in the package %1.")
            .arg(isolated(QStringLiteral("libqt6network6")));
    case network::Missing::Encryption:
        break;
    }
    return tr("This needs Qt’s TLS plug-in and OpenSSL, which are not installed. On Debian and Ubuntu they are in the "
              "packages %1 and %2.")
        .arg(isolated(QStringLiteral("libqt6network6")), isolated(QStringLiteral("openssl")));
}

QString NetworkText::presence(network::SeatState::Presence presence)
{
    switch (presence) {
    case network::SeatState::Presence::Free:
        return tr("seat is free", "below the word “Guest”: nobody has come yet");
    case network::SeatState::Presence::Here:
        return tr("at the table", "below the name of a guest");
    case network::SeatState::Presence::Away:
        break;
    }
    return tr("away", "below the name of a guest: the connection is lost");
}

QString NetworkText::phrase(network::PhraseId phrase)
{
    using network::PhraseId;
    switch (phrase) {
    case PhraseId::WellPlayed:
        return tr("Well played", "said to everyone at the table");
    case PhraseId::Thanks:
        return tr("Thank you", "said to everyone at the table");
    case PhraseId::OneMoment:
        return tr("One moment", "said to everyone at the table: I am thinking, or away for a moment");
    case PhraseId::GoodLuck:
        return tr("Good luck", "said to everyone at the table");
    case PhraseId::Oops:
        return tr("Oops", "said to everyone at the table: that was a mistake");
    case PhraseId::Wow:
        return tr("Wow!", "said to everyone at the table");
    case PhraseId::Again:
        return tr("Another game?", "said to everyone at the table");
    case PhraseId::Goodbye:
        break;
    }
    return tr("Goodbye", "said to everyone at the table");
}

void NetworkText::nameGuests(Names &names, const std::vector<network::SeatState> &seats)
{
    for (int seat = 0; seat < std::min(static_cast<int>(seats.size()), static_cast<int>(names.seats.size())); ++seat) {
        const network::SeatState &state = seats[toIndex(seat)];
        if (state.kind != network::SeatState::Kind::Guest)
            continue;
        if (!state.name.isEmpty() && !names.isOwn(seat))
            names.seats[seat] = state.name;
        std::size_t from = 0;
        for (const network::SeatHistory::Person &one : state.history.people)
            names.others.push_back({seat, std::exchange(from, toIndex(one.until)), toIndex(one.until), one.name});
        for (const int move : state.history.computerMoves) {
            const QString name = isolated(names.at(toIndex(move)).seats[seat]);
            names.others.push_back(
                {seat, toIndex(move), toIndex(move) + 1,
                 tr("%1 (computer)", "who made a move: the computer that plays for that guest").arg(name)});
        }
    }
}

Glyph NetworkText::phraseGlyph(network::PhraseId phrase)
{
    static constexpr std::array<Glyph, network::kPhrases> kGlyphOf{Glyph::Horn,  Glyph::Thanks, Glyph::Hourglass,
                                                                   Glyph::Luck,  Glyph::Oops,   Glyph::StrongCard,
                                                                   Glyph::Again, Glyph::Hello};
    return kGlyphOf[toIndex(phrase)];
}

namespace {

/// As a list; they come from elsewhere.
QString namesOf(const network::CheckedDeals &deals)
{
    QStringList names;
    for (const std::string &name : deals.names)
        names.append(isolated(cleanName(QString::fromStdString(name))));
    return listed(names);
}

} // namespace

QString NetworkText::fairness(const network::CheckedDeals &deals)
{
    using network::Fairness;
    switch (deals.fairness) {
    case Fairness::Unknown:
        return tr("Your program joined after the cards were dealt, so it cannot say whether the deals were fair.");
    case Fairness::Fair:
        return tr("This game was dealt fairly: your program has checked every deal and every move.")
               + (deals.computerMoves > 0
                      ? QLatin1Char(' ')
                            + tr("A computer made %Ln of your moves.", "after a game, of a guest", deals.computerMoves)
                      : QString());
    case Fairness::Unproved:
        break;
    case Fairness::OtherSecret:
        return tr("This game was not dealt fairly: the host’s secret is not the one committed to beforehand.");
    case Fairness::OtherParts:
        return tr("This game was not dealt fairly: a player’s part of the deal is missing or was replaced.");
    case Fairness::MixedAgain:
        return tr("The deal was prepared %Ln times, so the host could pick one of them.",
                  "after a game; always more than once", deals.place);
    case Fairness::Withheld:
        return tr("The deal was made without a part that was promised: that of %1. Whoever knew the other parts could "
                  "choose between deals with it and without it.",
                  "after a game; names")
            .arg(namesOf(deals));
    case Fairness::OtherGame:
        return tr("This game was not dealt fairly: the rules or players were changed after everyone had added a part.");
    case Fairness::OtherDeal:
        return tr("This game was not dealt fairly: deal %L1 does not follow from what was agreed.").arg(deals.place);
    case Fairness::ImpossibleMove:
        return tr("This game was not played fairly: line %L1 of the record does not fit the cards that were dealt.")
            .arg(deals.place);
    case Fairness::OtherMove:
        return tr("This game was not played fairly: your move in line %L1 of the record is not the one your program "
                  "sent.")
            .arg(deals.place);
    }
    return tr("The host has not proved that this game was dealt fairly.");
}

QString NetworkText::said(const QString &name, network::PhraseId phrase)
{
    return tr("%1: %2", "%1 is a name, %2 what that player says").arg(isolated(name), NetworkText::phrase(phrase));
}

} // namespace meadhall::ui
