// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/network/transport.h"

#include "engine/modules/modules.h"

#include <QPluginLoader>

namespace meadhall::network {

Transport *loadTransport(Missing *missing)
{
    static Transport *const transport = [] {
        const QString file = modulePath(QStringLiteral(MEADHALL_NETWORK_MODULE));
        return file.isEmpty() ? nullptr : qobject_cast<Transport *>(QPluginLoader(file).instance());
    }();
    const bool usable = transport && transport->isUsable();
    if (missing)
        *missing = usable ? Missing::Nothing : transport ? Missing::Encryption : Missing::Module;
    return usable ? transport : nullptr;
}

} // namespace meadhall::network
