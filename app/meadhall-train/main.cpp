// SPDX-License-Identifier: GPL-3.0-or-later
// meadhall-train: fits and evaluates the weights of the computer players. Results are described in
// engine/ai/EXPERIMENTS.md.
#include "app/meadhall-train/evaluate/commands.h"
#include "app/meadhall-train/learn/commands.h"
#include "app/meadhall-train/puzzles/commands.h"

#include <algorithm>
#include <cstdio>
#include <span>
#include <string_view>

namespace {

using namespace meadhall::train;

void printOverview(std::FILE *file)
{
    std::fputs("usage: meadhall-train COMMAND ARGUMENT...\n", file);
    const auto list = [file](const char *title, std::span<const Command> commands) {
        std::fprintf(file, "\n%s\n", title);
        for (const Command &command : commands) {
            std::fprintf(file, "  %s %s\n", command.name, command.usage);
            std::string_view text = command.summary;
            while (!text.empty()) {
                const std::string_view line = text.substr(0, text.find('\n'));
                std::fprintf(file, "      %.*s\n", static_cast<int>(line.size()), line.data());
                text.remove_prefix(std::min(line.size() + 1, text.size()));
            }
        }
    };
    list("Learning (the weights are written to standard output):", learnCommands());
    list("Measuring:", evaluateCommands());
    list("Puzzles:", puzzleCommands());
    std::fputs("\nExit codes: 0 success, 1 failure, 2 wrong usage.\n", file);
}

const Command *commandNamed(std::string_view name)
{
    for (const auto &commands : {learnCommands(), evaluateCommands(), puzzleCommands()})
        for (const Command &command : commands)
            if (name == command.name)
                return &command;
    return nullptr;
}

int run(int argc, char **argv)
{
    const auto asksForHelp = [](std::string_view one) { return one == "--help" || one == "-h"; };
    if (std::any_of(argv + 1, argv + argc, asksForHelp)) {
        printOverview(stdout);
        return EXIT_SUCCESS;
    }
    const std::string_view name = argc > 1 ? argv[1] : "";
    const Command *command = commandNamed(name);
    if (command == nullptr) {
        if (!name.empty())
            std::fprintf(stderr, "meadhall-train: unknown command \"%s\"\n\n", argv[1]);
        printOverview(stderr);
        return kWrongUsage;
    }
    Arguments arguments({argv + 2, argv + argc});
    const int code = command->run(arguments);
    if (!arguments.error().empty()) {
        std::fprintf(stderr, "meadhall-train %s: %s\nusage: meadhall-train %s %s\n", command->name,
                     arguments.error().c_str(), command->name, command->usage);
        return kWrongUsage;
    }
    return code;
}

} // namespace

int main(int argc, char **argv)
{
    const int code = run(argc, argv);
    // Lost output (full disk, closed pipe) is a failure.
    if (code == EXIT_SUCCESS && (std::fflush(stdout) != 0 || std::ferror(stdout) != 0)) {
        std::perror("meadhall-train: standard output");
        return EXIT_FAILURE;
    }
    return code;
}
