game-about = Three in a row.
house-note = All of it is ours.
ask-mark = { $seat }, mark a cell.
do-mark = Mark cell { $action }
log-mark = { $seat } marks cell { $action }.
why-taken = This cell is taken.
table-row = { $a } { $b } { $c }
