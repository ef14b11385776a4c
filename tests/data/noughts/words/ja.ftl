game-about = 三つ並べます。
house-note = すべて独自です。
ask-mark = { $seat }、マスに印を付けてください。
do-mark = マス{ $action }に印を付ける
log-mark = { $seat }がマス{ $action }に印を付けました。
why-taken = このマスは使われています。
table-row = { $a } { $b } { $c }
