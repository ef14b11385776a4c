game-about = Trois en ligne.
house-note = Tout est de nous.
ask-mark = { $seat }, marquez une case.
do-mark = Marquer la case { $action }
log-mark = { $seat } marque la case { $action }.
why-taken = Cette case est prise.
table-row = { $a } { $b } { $c }
