// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/network/invitation.h"

#include "engine/record/plain_text.h"

#include <QCryptographicHash>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QUrl>

#include <array>

namespace meadhall::network {

namespace {

constexpr QLatin1String kScheme("meadhall:");
/// Crockford's base 32: no I, L, O and U, which are mistaken for others or make words.
constexpr QLatin1String kSigns("0123456789ABCDEFGHJKMNPQRSTVWXYZ");
constexpr int kKeySigns = 26; ///< of five bits: 128 bits and two zeros
constexpr int kAllSigns = kKeySigns + 1;
constexpr int kGroup = 4;
constexpr int kLongestHost = 253; // of a name in the DNS

/// Twice the value in the field of 32 elements, modulo x^5 + x^2 + 1, in which 2 generates all others but 0.
constexpr int doubled(int value)
{
    const int shifted = value << 1;
    return shifted & 32 ? shifted ^ 0b100101 : shifted;
}

/// A sum with another weight for every sign: it notices any one wrong sign, and any two that were exchanged.
int checkOf(const std::array<int, kAllSigns> &values)
{
    int sum = 0;
    for (int i = 0; i < kKeySigns; ++i)
        sum = doubled(sum ^ values.at(static_cast<std::size_t>(i)));
    return sum;
}

/// The value of a sign; −1: it does not occur.
int valueOf(QChar sign)
{
    const QChar upper = sign.toUpper();
    if (upper == QLatin1Char('O'))
        return 0;
    if (upper == QLatin1Char('I') || upper == QLatin1Char('L'))
        return 1;
    return static_cast<int>(kSigns.indexOf(upper));
}

bool isSeparator(QChar sign)
{
    return sign.isSpace() || sign.category() == QChar::Punctuation_Dash || sign == QLatin1Char('.');
}

bool isName(const QString &host)
{
    const auto fits = [](QChar sign) {
        return sign.unicode() < 128
               && (sign.isLetterOrNumber() || sign == QLatin1Char('.') || sign == QLatin1Char('-')
                   || sign == QLatin1Char('_'));
    };
    return !host.isEmpty() && host.size() <= kLongestHost && std::all_of(host.begin(), host.end(), fits);
}

/// Whether it may be an IPv6 address, perhaps with a zone; connecting will tell.
bool isIpv6(const QString &host)
{
    const QString address = host.section(QLatin1Char('%'), 0, 0), zone = host.section(QLatin1Char('%'), 1);
    const auto fits = [](QChar sign) { return QStringLiteral("0123456789abcdefABCDEF:.").contains(sign); };
    return address.size() <= 45 && address.count(QLatin1Char(':')) >= 2
           && std::all_of(address.begin(), address.end(), fits) && (zone.isEmpty() || isName(zone));
}

ReadInvitation failed(InvitationError error, int group = 0) { return {{}, error, group}; }

/// The address, the key and the text after them, without the scheme and the text before it.
QString afterScheme(const QString &text)
{
    QString rest = record::plainText(text);
    if (const qsizetype scheme = rest.indexOf(kScheme, 0, Qt::CaseInsensitive); scheme >= 0) {
        rest.remove(0, scheme + kScheme.size());
        if (rest.startsWith(QLatin1String("//"))) // as other links are written
            rest.remove(0, 2);
        if (rest.contains(QLatin1String("%5B"), Qt::CaseInsensitive)
            || rest.contains(QLatin1String("%2C"), Qt::CaseInsensitive))
            rest = QUrl::fromPercentEncoding(rest.toUtf8());
    }
    return rest;
}

} // namespace

QByteArray newKey()
{
    std::array<quint32, kKeyBytes / sizeof(quint32)> words{};
    QRandomGenerator::system()->fillRange(words.data(), static_cast<qsizetype>(words.size()));
    return QByteArray(reinterpret_cast<const char *>(words.data()), kKeyBytes);
}

QString keyText(const QByteArray &key)
{
    std::array<int, kAllSigns> values{};
    for (int sign = 0; sign < kKeySigns; ++sign)
        for (int bit = sign * 5; bit < sign * 5 + 5; ++bit) {
            const bool set = bit < kKeyBytes * 8 && (key[bit / 8] >> (7 - bit % 8) & 1) != 0;
            auto &value = values.at(static_cast<std::size_t>(sign));
            value = value << 1 | (set ? 1 : 0);
        }
    values.back() = checkOf(values);
    QString text;
    for (int sign = 0; sign < kAllSigns; ++sign) {
        if (sign > 0 && sign % kGroup == 0)
            text += QLatin1Char('-');
        text += kSigns[values.at(static_cast<std::size_t>(sign))];
    }
    return text;
}

QString addressText(const QString &host, quint16 port)
{
    const QString bracketed = host.contains(QLatin1Char(':')) ? QLatin1Char('[') + host + QLatin1Char(']') : host;
    return bracketed + QLatin1Char(':') + QString::number(port);
}

QString textOf(const Invitation &invitation)
{
    QStringList addresses;
    for (const Address &address : invitation.addresses())
        addresses.append(addressText(address.host, address.port));
    return kScheme + addresses.join(QLatin1Char(',')) + QLatin1Char('/') + keyText(invitation.key);
}

std::vector<Address> Invitation::addresses() const
{
    std::vector<Address> all{{host, port}};
    all.insert(all.end(), others.begin(), others.end());
    return all;
}

ReadInvitation keyOf(const QString &text)
{
    std::array<int, kAllSigns> values{};
    int signs = 0;
    for (const QChar sign : record::plainText(text)) {
        if (isSeparator(sign))
            continue;
        const int value = valueOf(sign);
        if (value < 0)
            return failed(InvitationError::WrongSign, std::min(signs, kKeySigns) / kGroup + 1);
        if (signs == kAllSigns)
            return failed(InvitationError::TooLong);
        values.at(static_cast<std::size_t>(signs++)) = value;
    }
    if (signs == 0)
        return failed(InvitationError::Empty);
    if (signs < kAllSigns)
        return failed(InvitationError::TooShort);
    const bool spareBits = (values[kKeySigns - 1] & 0b11) != 0;
    if (spareBits || checkOf(values) != values.back())
        return failed(InvitationError::WrongCheck);
    QByteArray key(kKeyBytes, '\0');
    for (int bit = 0; bit < kKeyBytes * 8; ++bit)
        if (values.at(static_cast<std::size_t>(bit / 5)) >> (4 - bit % 5) & 1)
            key[bit / 8] = static_cast<char>(key[bit / 8] | 1 << (7 - bit % 8));
    return {{{}, 0, key}};
}

ReadInvitation addressOf(const QString &text)
{
    const QString address = record::plainText(text);
    if (address.isEmpty())
        return failed(InvitationError::Empty);
    const qsizetype colon = address.lastIndexOf(QLatin1Char(':'));
    const bool bracketed = address.startsWith(QLatin1Char('['));
    const qsizetype end = bracketed ? address.indexOf(QLatin1Char(']')) : colon;
    const QString host = bracketed ? address.mid(1, std::max<qsizetype>(end - 1, 0)) : address.left(colon);
    if (bracketed ? end < 0 || !isIpv6(host) : !isName(host))
        return failed(InvitationError::NoAddress);
    const QString rest = bracketed ? address.mid(end + 1) : end < 0 ? QString() : address.mid(end);
    bool number = false;
    const uint port = rest.mid(1).toUInt(&number);
    if (!rest.startsWith(QLatin1Char(':')) || !number || port < 1 || port > 65535)
        return failed(InvitationError::NoPort);
    return {{host, static_cast<quint16>(port), {}}};
}

ReadInvitation invitationOf(const QString &text)
{
    const QString rest = afterScheme(text);
    if (rest.isEmpty())
        return failed(InvitationError::Empty);
    const qsizetype slash = rest.indexOf(QLatin1Char('/'));
    if (slash < 0)
        return failed(InvitationError::NoKey);
    ReadInvitation read;
    const QStringList addresses = rest.left(slash).split(QLatin1Char(','));
    for (const QString &address : addresses.first(std::min<qsizetype>(addresses.size(), kMostAddresses))) {
        const ReadInvitation one = addressOf(address);
        if (one.error != InvitationError::None)
            return failed(one.error == InvitationError::Empty ? InvitationError::NoAddress : one.error);
        if (read.invitation.port == 0)
            read = one;
        else
            read.invitation.others.push_back({one.invitation.host, one.invitation.port});
    }
    const QString groups = rest.mid(slash + 1);
    ReadInvitation key = keyOf(groups);
    static const QRegularExpression endOfWord(QStringLiteral("[^\\w\\p{Pd}.]"));
    if (const qsizetype end = groups.indexOf(endOfWord); key.error != InvitationError::None && end > 0)
        if (const ReadInvitation word = keyOf(groups.left(end)); word.error == InvitationError::None)
            key = word; // and more text follows
    read.invitation.key = key.invitation.key;
    read.error = key.error == InvitationError::Empty ? InvitationError::NoKey : key.error;
    read.group = key.group;
    return read;
}

bool isOfOwnNetwork(const QString &host)
{
    static const QRegularExpression own(
        QStringLiteral(
            "^(10\\.|127\\.|192\\.168\\.|169\\.254\\.|172\\.(1[6-9]|2\\d|3[01])\\.|f[cd][0-9a-f]{2}:|fe80:|::1$"
            "|localhost$|.*\\.(local|lan|home|internal|home\\.arpa)$)"),
        QRegularExpression::CaseInsensitiveOption);
    return own.match(host).hasMatch();
}

QByteArray tableIdOf(const QByteArray &key)
{
    constexpr int kBytes = 16;
    return QCryptographicHash::hash("meadhall table " + key, QCryptographicHash::Sha256).left(kBytes).toHex();
}

} // namespace meadhall::network
