// Letters for all languages of the program, also where the system has none.
#pragma once

namespace meadhall::ui {

/// Looks which of the scripts the system cannot write, and lends the application's font the program's own letters for
/// those. Where the system has them all, which is nearly everywhere, nothing is read.
/// The application exists; its font may have been set before. To be called once, before anything is shown.
void provideLetters();

} // namespace meadhall::ui
