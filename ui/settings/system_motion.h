// The system's setting for reduced motion.
#pragma once

#include <QMap>
#include <QObject>
#include <QVariantMap>

QT_BEGIN_NAMESPACE
class QDBusVariant;
QT_END_NAMESPACE

namespace meadhall::ui {

/// Reads the desktop portal (org.freedesktop.portal.Settings) once the event loop runs, and follows its changes.
/// Without a portal motion is not reduced.
class SystemMotion : public QObject {
    Q_OBJECT

public:
    explicit SystemMotion(QObject *parent = nullptr);

    /// Portal values by namespace and key.
    using Values = QMap<QString, QVariantMap>;
    /// Whether the values ask for reduced motion: GNOME's enable-animations, Plasma's AnimationDurationFactor, or the
    /// desktop-independent reduced-motion.
    static bool wantsReducedMotion(const Values &values);

Q_SIGNALS:
    void reducedChanged(bool reduced);

private Q_SLOTS:
    void settingChanged(const QString &space, const QString &key, const QDBusVariant &value);

private:
    void ask();
    void evaluate();

    Values values_;
    bool reduced_ = false;
};

} // namespace meadhall::ui
