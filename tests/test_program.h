// SPDX-License-Identifier: GPL-3.0-or-later
// The tests of one part are one program. Each names its class by REGISTER_TEST; the program runs the one that it is
// told.
#pragma once

#include <QtTest>
#ifdef QT_WIDGETS_LIB
#include <QApplication>
#endif

#include <string>

namespace meadhall::testing {

#ifdef QT_WIDGETS_LIB
using Application = QApplication;
#else
using Application = QCoreApplication;
#endif

using Main = int (*)(int argc, char **argv);

/// Adds what the program runs when its first argument is `name`. The other arguments are passed on.
/// @return true
bool registerProgram(std::string name, Main run);

/// @return the name of a source without its folder and extension: tst_hand
std::string testName(const char *file);

/// As QTEST_MAIN does it: a static function initMain() of the class is called before the application is there.
template <typename Test> int runTest(int argc, char **argv)
{
    if constexpr (requires { Test::initMain(); })
        Test::initMain();
    Application app(argc, argv);
    Application::setAttribute(Qt::AA_Use96Dpi);
    Application::setAttribute(Qt::AA_DontUseNativeDialogs);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

template <typename Test> const bool isRegistered = false;

} // namespace meadhall::testing

namespace meadhall {

/// How long a test waits for what is to happen, in ms: longer than Qt Test's five seconds, for a busy machine.
/// QTRY_VERIFY goes on for twice that time before it reports a failure, which must come before CTest stops the test.
constexpr int kPatience = 45'000;

template <class Condition> bool waitFor(const Condition &condition) { return QTest::qWaitFor(condition, kPatience); }

} // namespace meadhall

#undef QTRY_VERIFY
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT(expression, meadhall::kPatience)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(expression, message) QTRY_VERIFY2_WITH_TIMEOUT(expression, message, meadhall::kPatience)
#undef QTRY_COMPARE
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT(actual, expected, meadhall::kPatience)

/// Once in each tst_NAME.cpp, outside of all namespaces. NAME is the name of the test.
#define REGISTER_TEST(Test)                                                                                            \
    template <>                                                                                                        \
    const bool meadhall::testing::isRegistered<Test> =                                                                 \
        meadhall::testing::registerProgram(meadhall::testing::testName(__FILE__), meadhall::testing::runTest<Test>);
