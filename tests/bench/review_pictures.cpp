// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the widgets of the review in all their states, for visual inspection:
//   review_pictures FOLDER [LANGUAGE [dark|light|highContrast [FONT_FACTOR]]]
#include "tests/ui/planted_review.h"
#include "ui/base/graphics/pixmap_cache.h"
#include "ui/base/settings/languages.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/review/mistake_list.h"
#include "ui/rooms/review/review_curve.h"
#include "ui/rooms/review/verdict_panel.h"

#include <QApplication>
#include <QDir>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

/// The strip and the panel as in a large window, and all three as in a small one.
class Pictures {
public:
    Pictures(const QDir &folder, const test::PlantedReview &planted) : folder_(folder), planted_(planted)
    {
        game_.setGame(planted.events, planted.names, planted.seat);
        game_.setReview(planted.review);
        auto *layout = new QVBoxLayout(&side_);
        layout->setContentsMargins(16, 12, 16, 12);
        panel_ = new VerdictPanel(game_, cache_);
        list_ = new MistakeList(game_);
        layout->addWidget(panel_);
        layout->addWidget(list_, 1);
        side_.resize(368, 732);
        curve_ = new ReviewCurve(game_, &strip_);
        strip_.resize(912, 164);
        curve_->setGeometry(10, 0, 892, 160);
        low_ = new VerdictPanel(game_, cache_, &small_);
        low_->setLow(true);
        small_.resize(800, 172);
        low_->setGeometry(12, 4, 776, 162);
        smallList_ = new MistakeList(game_, &smallSecond_);
        smallCurve_ = new ReviewCurve(game_, &smallSecond_);
        smallSecond_.resize(800, 330);
        smallCurve_->setGeometry(4, 0, 792, 162);
        smallList_->setGeometry(12, 166, 776, 162);
        for (QWidget *window : {&side_, &strip_, &small_, &smallSecond_})
            window->setAttribute(Qt::WA_DontShowOnScreen);
    }

    ReviewedGame &game() { return game_; }
    ReviewCurve &curve() { return *curve_; }
    VerdictPanel &panel() { return *panel_; }

    void take(const QString &name, int line)
    {
        game_.setLine(line);
        for (QWidget *window : {&side_, &strip_, &small_, &smallSecond_})
            window->show();
        QCoreApplication::processEvents(); // lays the windows out
        grab();
        cache_.await(5000);
        QCoreApplication::processEvents(); // delivers what was drawn
        const QImage picture = grab();
        picture.save(folder_.filePath(name + QStringLiteral(".png")));
    }

private:
    QImage grab()
    {
        QImage picture(1290, 760, QImage::Format_RGB32);
        picture.fill(Qt::gray);
        QPainter painter(&picture);
        painter.drawPixmap(0, 0, strip_.grab());
        painter.drawPixmap(920, 0, side_.grab());
        painter.drawPixmap(0, 180, small_.grab());
        painter.drawPixmap(0, 370, smallSecond_.grab());
        return picture;
    }

    QDir folder_;
    test::PlantedReview planted_;
    ReviewedGame game_;
    PixmapCache cache_;
    QWidget side_, strip_, small_, smallSecond_;
    VerdictPanel *panel_, *low_;
    MistakeList *list_, *smallList_;
    ReviewCurve *curve_, *smallCurve_;
};

void takeAll(const QDir &folder, const QString &name, const test::PlantedReview &planted)
{
    using review::Verdict;
    Pictures pictures(folder, planted);
    for (int i = 0; i < review::kVerdicts; ++i) {
        const int line = test::firstLineWith(planted, static_cast<Verdict>(i));
        if (line > 0)
            pictures.take(name + QLatin1Char('-') + QLatin1String(review::kVerdictNames[toIndex(i)].data()), line);
    }
    const int mistake = test::firstLineWith(planted, Verdict::Mistake);
    const review::JudgedDecision &judged = planted.review.decisions.at(mistake);
    review::JudgedDecision tried = judged;
    tried.judgement.points = (judged.judgement.points + judged.judgement.bestPoints) / 2;
    tried.judgement.verdict = Verdict::Doubtful;
    pictures.game().setLine(mistake);
    pictures.panel().setTried(tried);
    std::vector<double> expected;
    for (int i = 0; i < 4; ++i)
        expected.push_back(tried.judgement.points + 0.1 * i);
    pictures.curve().setBranch(CurveBranch{mistake, expected, Verdict::Doubtful, QStringLiteral("?: 83")});
    pictures.take(name + QStringLiteral("-tried"), mistake);
    pictures.panel().setTried({});
    pictures.curve().setBranch({});
    pictures.curve().showValues(true);
    pictures.take(name + QStringLiteral("-values"), mistake);
    pictures.curve().showValues(false);
    // A third is judged.
    review::Review part = planted.review;
    const int cut = mistake - 1;
    std::erase_if(part.decisions, [&](const auto &each) { return each.first > cut; });
    std::erase_if(part.outlook, [&](const auto &each) { return each.first > cut; });
    pictures.game().setReview(part);
    pictures.game().setJudging(true);
    pictures.game().setProvisional(judged);
    pictures.take(name + QStringLiteral("-judging"), mistake);
    pictures.game().setProvisional({});
    pictures.game().setJudging(false);
    pictures.take(name + QStringLiteral("-stopped"), mistake);
    pictures.take(name + QStringLiteral("-forced"), 2);
    pictures.game().setGame(planted.events, planted.names, kSpectator);
    pictures.game().setReview(planted.review);
    pictures.take(name + QStringLiteral("-nobody"), mistake);
}

} // namespace

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    QApplication::setStyle(widgetStyle());
    installFallbackFonts();
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * arguments.value(4, QStringLiteral("1")).toDouble());
    QApplication::setFont(font);
    Theme theme = Theme::Dark;
    for (const Theme each : kThemes)
        if (themeId(each) == arguments.value(3))
            theme = each;
    QApplication::setPalette(widgetPalette(theme));
    Languages languages;
    languages.setLanguage(arguments.value(2, QStringLiteral("en")));
    const QDir folder(arguments.value(1, QStringLiteral(".")));
    folder.mkpath(QStringLiteral("."));
    takeAll(folder, QStringLiteral("odin"), test::plantedReview(Game::Odin, 4, 11));
    takeAll(folder, QStringLiteral("ninjan"), test::plantedReview(Game::Ninjan, 4, 11));
    return 0;
}
