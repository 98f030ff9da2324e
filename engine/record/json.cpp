// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/json.h"

#include "engine/core/to_index.h"
#include "engine/record/utf8.h"

#include <charconv>

namespace meadhall::record::json {
namespace {

bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }

int hexDigit(char c)
{
    if (isDigit(c))
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/// The value of the first four hexadecimal digits; −1 if they are invalid.
int hexUnit(std::string_view text)
{
    if (text.size() < 4)
        return -1;
    int unit = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const int digit = hexDigit(text[i]);
        if (digit < 0)
            return -1;
        unit = unit * 16 + digit;
    }
    return unit;
}

bool isHighSurrogate(int unit) { return unit >= 0xd800 && unit < 0xdc00; }
bool isLowSurrogate(int unit) { return unit >= 0xdc00 && unit < 0xe000; }

/// Recursive-descent validator of JSON text.
class Scanner {
public:
    Scanner(std::string_view text, int deepest) : text_(text), deepest_(deepest) {}

    Checked first()
    {
        value(0);
        return {fault_, at_};
    }

    Checked whole()
    {
        if (value(0)) {
            space();
            if (at_ != text_.size())
                fail(Fault::Syntax);
        }
        return {fault_, at_};
    }

private:
    bool fail(Fault fault)
    {
        if (fault_ == Fault::None)
            fault_ = fault;
        return false;
    }
    bool ended() const { return at_ >= text_.size(); }
    char peek() const { return ended() ? '\0' : text_[at_]; }
    void space()
    {
        while (!ended() && isSpace(text_[at_]))
            ++at_;
    }
    bool take(char c)
    {
        if (ended() || text_[at_] != c)
            return fail(Fault::Syntax);
        ++at_;
        return true;
    }

    // Recursion depth is limited by deepest_.
    bool value(int depth)
    {
        space();
        switch (peek()) {
        case '{':
            return container(depth + 1, '}');
        case '[':
            return container(depth + 1, ']');
        case '"':
            return string();
        case 't':
            return word("true");
        case 'f':
            return word("false");
        case 'n':
            return word("null");
        default:
            return number();
        }
    }

    bool container(int depth, char closing)
    {
        if (depth > deepest_)
            return fail(Fault::TooDeep);
        ++at_;
        space();
        if (peek() == closing && !ended())
            return take(closing);
        for (;;) {
            if (closing == '}') {
                space();
                if (peek() != '"')
                    return fail(Fault::Syntax);
                if (!string())
                    return false;
                space();
                if (!take(':'))
                    return false;
            }
            if (!value(depth))
                return false;
            space();
            if (peek() == ',' && !ended())
                ++at_;
            else
                return take(closing);
        }
    }

    bool word(std::string_view word)
    {
        for (char c : word)
            if (!take(c))
                return false;
        return true;
    }

    bool digits()
    {
        if (!isDigit(peek()))
            return fail(Fault::Syntax);
        while (isDigit(peek()))
            ++at_;
        return true;
    }

    bool number()
    {
        if (peek() == '-')
            ++at_;
        if (peek() == '0')
            ++at_;
        else if (!digits())
            return false;
        if (peek() == '.') {
            ++at_;
            if (!digits())
                return false;
        }
        if (peek() == 'e' || peek() == 'E') {
            ++at_;
            if (peek() == '+' || peek() == '-')
                ++at_;
            return digits();
        }
        return true;
    }

    bool escapedUnit()
    {
        const int unit = hexUnit(text_.substr(at_));
        if (unit < 0 || isLowSurrogate(unit))
            return fail(Fault::Syntax);
        at_ += 4;
        if (!isHighSurrogate(unit))
            return true;
        if (text_.substr(at_, 2) != "\\u" || !isLowSurrogate(hexUnit(text_.substr(at_ + 2))))
            return fail(Fault::Syntax);
        at_ += 6;
        return true;
    }

    bool string()
    {
        ++at_;
        while (!ended()) {
            const char c = text_[at_];
            if (static_cast<unsigned char>(c) < 0x20)
                return fail(Fault::Syntax);
            ++at_;
            if (c == '"')
                return true;
            if (c != '\\')
                continue;
            const char escape = peek();
            if (ended() || std::string_view("\"\\/bfnrtu").find(escape) == std::string_view::npos)
                return fail(Fault::Syntax);
            ++at_;
            if (escape == 'u' && !escapedUnit())
                return false;
        }
        return fail(Fault::Syntax);
    }

    std::string_view text_;
    int deepest_;
    std::size_t at_ = 0;
    Fault fault_ = Fault::None;
};

void skipWhitespace(std::string_view &text)
{
    while (!text.empty() && isSpace(text.front()))
        text.remove_prefix(1);
}

/// Length in bytes of the string, including quotes, at the start of validated text.
std::size_t stringLength(std::string_view text)
{
    std::size_t i = 1;
    while (text[i] != '"')
        i += text[i] == '\\' ? 2 : 1;
    return i + 1;
}

/// Length in bytes of the value at the start of validated text.
std::size_t valueLength(std::string_view text)
{
    if (text.front() == '"')
        return stringLength(text);
    std::size_t i = 0;
    if (text.front() == '[' || text.front() == '{') {
        int depth = 0;
        do {
            const char c = text[i];
            depth += (c == '[' || c == '{') - (c == ']' || c == '}');
            i += c == '"' ? stringLength(text.substr(i)) : 1;
        } while (depth > 0);
        return i;
    }
    while (i < text.size() && !isSpace(text[i]) && text[i] != ',' && text[i] != ']' && text[i] != '}')
        ++i;
    return i;
}

} // namespace

Checked check(std::string_view text, int deepest)
{
    const std::size_t bad = firstBadUtf8(text);
    if (bad < text.size())
        return {Fault::Encoding, bad};
    if (text.starts_with("\xef\xbb\xbf"))
        return {Fault::Encoding, 0};
    return Scanner(text, deepest).whole();
}

Checked checkFirst(std::string_view text, int deepest) { return Scanner(text, deepest).first(); }

Value::Value(std::string_view checkedText) : text_(checkedText)
{
    skipWhitespace(text_);
    text_ = text_.substr(0, valueLength(text_));
}

Type Value::type() const
{
    switch (text_.empty() ? 'n' : text_.front()) {
    case '{':
        return Type::Object;
    case '[':
        return Type::Array;
    case '"':
        return Type::String;
    case 't':
    case 'f':
        return Type::Bool;
    case 'n':
        return Type::Null;
    default:
        return Type::Number;
    }
}

namespace {

template <typename Integer> std::optional<Integer> integerOf(std::string_view text)
{
    Integer number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

} // namespace

std::optional<std::int64_t> Value::integer() const { return integerOf<std::int64_t>(text_); }

std::optional<std::uint64_t> Value::unsignedInteger() const { return integerOf<std::uint64_t>(text_); }

bool Value::isWhole() const { return type() == Type::Number && text_.find_first_of(".eE") == std::string_view::npos; }

std::string Value::string() const
{
    constexpr std::string_view kEscapes = "\"\\/bfnrt";
    constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
    std::string out;
    for (std::string_view rest = text_.substr(1, text_.size() - 2); !rest.empty();) {
        if (rest.front() != '\\') {
            const std::size_t run = std::min(rest.find('\\'), rest.size());
            out += rest.substr(0, run);
            rest.remove_prefix(run);
        } else if (rest[1] != 'u') {
            out += kMeanings[kEscapes.find(rest[1])];
            rest.remove_prefix(2);
        } else {
            auto code = static_cast<std::uint32_t>(hexUnit(rest.substr(2)));
            rest.remove_prefix(6);
            if (isHighSurrogate(static_cast<int>(code))) {
                const auto low = static_cast<std::uint32_t>(hexUnit(rest.substr(2)));
                code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
                rest.remove_prefix(6);
            }
            appendUtf8(out, code);
        }
    }
    return out;
}

bool Value::isString(std::string_view other) const
{
    const std::string_view inside = text_.substr(1, text_.size() - 2);
    return inside.find('\\') == std::string_view::npos ? inside == other : string() == other;
}

Items::Items(Value container)
    : rest_(container.text().substr(1, container.text().size() - 2)), object_(container.type() == Type::Object)
{
}

std::optional<Items::Item> Items::next()
{
    const auto takeValue = [this] {
        const Value value(rest_);
        rest_.remove_prefix(toIndex(value.text().data() - rest_.data()) + value.text().size());
        skipWhitespace(rest_);
        return value;
    };
    skipWhitespace(rest_);
    if (rest_.empty())
        return std::nullopt;
    Item item;
    if (object_) {
        item.key = takeValue();
        rest_.remove_prefix(1); // the colon
    }
    item.value = takeValue();
    if (!rest_.empty())
        rest_.remove_prefix(1); // the comma
    return item;
}

} // namespace meadhall::record::json
