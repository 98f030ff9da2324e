// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/app/record_reader.h"

#include "ui/base/text/text.h"
#include "ui/base/widgets/message_sheet.h"

#include <QFileInfo>

#include <memory>

namespace meadhall::ui {

RecordReader::RecordReader(QWidget *window) : QObject(window), window_(window) {}

RecordReader::~RecordReader() = default; // ~jthread requests a stop and joins; reading stops after the next line

void RecordReader::cancel()
{
    ++run_;
    thread_.request_stop();
    if (sheet_)
        sheet_->reject();
}

void RecordReader::read(const QString &fileName, const Then &then)
{
    cancel();
    if (QFileInfo(fileName).size() <= kMaxReadAtOnce)
        then(record::readRecord(fileName));
    else
        readInThread(fileName, then);
}

void RecordReader::readInThread(const QString &fileName, const Then &then)
{
    sheet_ =
        new MessageSheet(window_, MessageSheet::Sign::None, title(),
                         tr("“%1” is being read…", "a long game record").arg(isolated(QFileInfo(fileName).fileName())));
    sheet_->addButton(tr("&Cancel", "button"), QDialog::Rejected, true);
    connect(sheet_, &QDialog::rejected, this, [this, run = run_] {
        if (run != run_)
            return;
        ++run_;
        thread_.request_stop();
    });
    sheet_->openUnasked();
    thread_ = std::jthread([this, run = run_, fileName, then](const std::stop_token &stop) {
        const auto record = std::make_shared<record::Record>(record::readRecord(fileName, stop));
        // Safe: the destructor joins this thread, and Qt drops a queued call whose receiver is destroyed.
        QMetaObject::invokeMethod(
            this,
            [this, run, record, then] {
                if (run != run_)
                    return;
                ++run_;
                if (sheet_)
                    sheet_->accept();
                then(*record);
            },
            Qt::QueuedConnection);
    });
}

} // namespace meadhall::ui
