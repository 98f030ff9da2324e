// SPDX-License-Identifier: GPL-3.0-or-later
// Replays the fuzzers' corpus and some random input, with any compiler; see tests/fuzz.
#include "tests/fuzz/fuzz_moves.h"
#include "tests/fuzz/fuzz_position.h"
#include "tests/paths.h"
#include "tests/test_program.h"

#include <QDirIterator>
#include <QFile>
#include <QtTest>

using namespace meadhall;

namespace {

QVector<QByteArray> corpus(const char *what)
{
    QVector<QByteArray> inputs;
    QDirIterator it(sourcePath("tests/fuzz/corpus/") + QLatin1String(what), QDir::Files);
    while (it.hasNext()) {
        QFile file(it.next());
        if (file.open(QIODevice::ReadOnly))
            inputs.append(file.readAll());
    }
    return inputs;
}

const std::uint8_t *bytesOf(const QByteArray &input)
{
    return reinterpret_cast<const std::uint8_t *>(input.constData());
}

} // namespace

class TestFuzzCorpus : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void recordCorpusPasses();
    void moveCorpusPasses();
    void positionCorpusPasses();
    void changedInputPasses();
};

void TestFuzzCorpus::recordCorpusPasses()
{
    const QVector<QByteArray> inputs = corpus("record");
    QVERIFY(inputs.size() > 20);
    int whole = 0;
    for (const QByteArray &input : inputs) {
        fuzz::fuzzRecord(bytesOf(input), std::size_t(input.size()));
        whole += !fuzz::readBytes(input).problem;
    }
    QVERIFY(whole > 5); // some of the corpus is valid
}

void TestFuzzCorpus::moveCorpusPasses()
{
    const QVector<QByteArray> inputs = corpus("moves");
    QVERIFY(inputs.size() > 20);
    for (const QByteArray &input : inputs)
        fuzz::fuzzMoves(bytesOf(input), std::size_t(input.size()));
}

void TestFuzzCorpus::positionCorpusPasses()
{
    int read = 0;
    for (const QByteArray &input : corpus("position"))
        read += fuzz::fuzzPosition({input.constData(), std::size_t(input.size())}) ? 1 : 0;
    QVERIFY(read > 5);
}

/// Records with a few bytes changed, and random answers.
void TestFuzzCorpus::changedInputPasses()
{
    Random random(53);
    const QVector<QByteArray> inputs = corpus("record");
    for (int round = 0; round < 300; ++round) {
        QByteArray changed = inputs[round % inputs.size()];
        for (std::uint32_t changes = random.below(4); changes > 0 && !changed.isEmpty(); --changes)
            changed[qsizetype(random.below(std::uint32_t(changed.size())))] = static_cast<char>(random.below(256));
        fuzz::fuzzRecord(bytesOf(changed), std::size_t(changed.size()));
        QByteArray answers;
        for (std::uint32_t length = random.below(600); length > 0; --length)
            answers += static_cast<char>(random.below(256));
        fuzz::fuzzMoves(bytesOf(answers), std::size_t(answers.size()));
    }
}

REGISTER_TEST(TestFuzzCorpus)
#include "tst_fuzz_corpus.moc"
