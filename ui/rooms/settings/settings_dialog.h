// SPDX-License-Identifier: GPL-3.0-or-later
// The settings, as a sheet. Every change applies immediately.
#pragma once

#include "ui/base/settings/shortcut_action.h"

#include "ui/base/settings/settings.h"
#include "ui/base/sound/sound.h"
#include "ui/base/widgets/sheet.h"

#include <functional>
#include <vector>

class QCheckBox;
class QGridLayout;
class QTabWidget;
class QTableWidget;

namespace meadhall::ui {

class SettingsDialog : public Sheet {
    Q_OBJECT

public:
    /// @param actions whose shortcuts can be changed
    /// @param language code of the current language, selected if the user has chosen none
    SettingsDialog(Settings &settings, const ShortcutActions &actions, const QString &language,
                   QWidget *parent = nullptr);

    /// Makes the sheet open on the page about play by ear, with the focus in the list of its keys.
    void showEarPage();

Q_SIGNALS:
    /// A sound was switched on: it should be heard as an example.
    void cueWanted(meadhall::ui::Cue cue);

protected:
    void showEvent(QShowEvent *event) override;

private:
    /// Functions returning a text in the current language.
    using Text = std::function<QString()>;
    using Texts = std::function<QStringList()>;

    void fillGeneral(const QString &language);
    void fillLook(QGridLayout *page);
    void fillSound(QGridLayout *page);
    void fillFriends(QGridLayout *page);
    void fillTable();
    void fillPace(QGridLayout *page);
    void fillCards();
    void addPreview(QGridLayout *page);
    void fillEar(const ShortcutActions &actions);
    void fillAnnouncements(QGridLayout *page);
    void fillVoice(QGridLayout *page);
    void fillCues(QGridLayout *page);

    void fillFoot();
    void addPageKeys();
    QGridLayout *addPage(const Text &title);
    void addHeading(QGridLayout *page, const Text &title);
    void addField(QGridLayout *page, const char *name, QWidget *field, const Text &label);
    /// @param texts the label, then the choices
    /// @param chosen called with the number of another choice
    void addChoices(QGridLayout *page, const char *name, const Texts &texts, int current,
                    const std::function<void(int)> &chosen);
    /// A choice of a setting, in the order of its values.
    template <typename T>
    void addSegments(QGridLayout *page, const char *name, Setting<T> &setting, const Texts &texts);
    QCheckBox *addCheck(QGridLayout *page, const char *name, Setting<bool> &setting, const Text &text);
    /// @param label null: the field belongs to the one above
    void addRow(QGridLayout *page, QLabel *label, QWidget *field);
    void arrangeRows();
    /// Calls a function that sets texts, now and after every change of language.
    void setTranslated(std::function<void()> setTexts);

    /// A field with its label beside it, or above it where there is no room.
    struct Row {
        QGridLayout *page;
        QLabel *label; ///< may be null
        QWidget *field;
        int place; ///< row of the grid for a label above; the next one is for the field
    };

    Settings &settings_;
    QTabWidget *pages_;
    QCheckBox *ownFigures_;    ///< not for languages without digits of their own
    QTableWidget *earKeys_;    ///< keys to ask the table with
    QWidget *first_ = nullptr; ///< gets the focus when the sheet opens
    std::vector<Row> rows_;
    std::vector<std::function<void()>> textSetters_;
};

} // namespace meadhall::ui
