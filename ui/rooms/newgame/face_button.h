// SPDX-License-Identifier: GPL-3.0-or-later
// Faces to choose from, in the new-game dialog.
#pragma once

#include <QRadioButton>

#include <vector>

namespace meadhall::ui {

/// A portrait or a glyph on a disc, with or without a name below. Buttons with the same parent exclude each other.
class FaceButton : public QRadioButton {
    Q_OBJECT

public:
    /// @param portrait a portrait id; or kHumanFace, kProgramFace or kGuestFace
    explicit FaceButton(const QString &portrait, bool named, QWidget *parent = nullptr);

    const QString &portrait() const { return portrait_; }
    void setName(const QString &name);
    /// Diameter of the face, in pixels at 1×.
    void setFaceSize(int diameter);
    /// Makes the face unavailable.
    /// @param reason why; empty: available
    void setTaken(const QString &reason);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool hitButton(const QPoint &point) const override { return rect().contains(point); }
    void paintEvent(QPaintEvent *event) override;

private:
    QFont nameFont() const;

    QString portrait_;
    QString name_;
    bool named_;
    int diameter_ = 56;
};

/// Faces in rows.
class FaceGrid : public QWidget {
    Q_OBJECT

public:
    /// @param kinds whether humans in general, guests and programs are offered, too; then the faces are named
    explicit FaceGrid(bool kinds, int columns, QWidget *parent = nullptr);

    void setFaceSize(int diameter);
    void setColumns(int columns);
    /// Selects a face without emitting chosen(); an unknown one selects none.
    void setCurrent(const QString &portrait);
    void setTaken(const QString &portrait, const QString &reason);
    FaceButton *button(const QString &portrait) const;

Q_SIGNALS:
    /// The user chose another face.
    void chosen(const QString &portrait);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    std::vector<FaceButton *> faces_;
    int columns_ = 0;
};

} // namespace meadhall::ui
