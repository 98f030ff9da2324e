// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/app/record_reader.h"

#include "ui/base/text/text.h"
#include "ui/base/widgets/message_sheet.h"

#include <QFileInfo>

namespace meadhall::ui {

void RecordReader::read(const QString &fileName, const Then &then)
{
    job_.cancel();
    if (sheet_)
        sheet_->reject();
    if (QFileInfo(fileName).size() <= kMaxReadAtOnce)
        return then(std::make_shared<const record::Record>(record::readRecord(fileName)));
    sheet_ =
        new MessageSheet(window_, MessageSheet::Sign::None, title(),
                         tr("“%1” is being read…", "a long game record").arg(isolated(QFileInfo(fileName).fileName())));
    sheet_->addButton(tr("&Cancel", "button"), QDialog::Rejected, true);
    connect(sheet_, &QDialog::rejected, this, [this] { job_.cancel(); });
    sheet_->openUnasked();
    job_.start([this, fileName, then](const std::stop_token &stop, const Job::Results &results) {
        const auto record = std::make_shared<const record::Record>(record::readRecord(fileName, stop));
        results.post([this, record, then] {
            job_.cancel(); // it has ended
            if (sheet_)
                sheet_->accept();
            then(record);
        });
    });
}

} // namespace meadhall::ui
