// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"

#include <cstdio>
#include <filesystem>
#include <map>

namespace meadhall::testing {

namespace {

// Tests are registered before `main`, in any order.
std::map<std::string, Main, std::less<>> &programs()
{
    static std::map<std::string, Main, std::less<>> all;
    return all;
}

} // namespace

bool registerProgram(std::string name, Main run)
{
    if (!programs().emplace(std::move(name), run).second)
        qFatal("two tests have the same name");
    return true;
}

std::string testName(const char *file) { return std::filesystem::path(file).stem().string(); }

} // namespace meadhall::testing

int main(int argc, char **argv)
{
    using meadhall::testing::programs;
    const auto chosen = argc > 1 ? programs().find(std::string_view(argv[1])) : programs().end();
    if (chosen == programs().end()) {
        std::fprintf(stderr, "usage: %s TEST [ARGUMENT ...]\nThe tests are:\n", argv[0]);
        for (const auto &[name, run] : programs())
            std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    argv[1] = argv[0];
    return chosen->second(argc - 1, argv + 1);
}
