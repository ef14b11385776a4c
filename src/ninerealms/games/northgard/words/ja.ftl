### ノースガード：訓練場（日本語）

## ゲーム

game-title = ノースガード：訓練場
game-about = 12枚のタイルで2つの氏族が競う対戦ゲームです。探索し、広がり、建設し、相手が「刷新」を使うたびに点を得ます。
game-guide = はじめての手番
guide-1 = 先に目標の点数に届いた人の勝ちです。相手が「刷新」を使うと、支配している食料・木材・知識の3種セット1組につき1点、独占1つにつき1点を得ます。
guide-2 = 自分のユニットがいて相手のユニットがいない領土は、あなたのものです。そこにあるシンボルと建物はあなたの分として数えます。
guide-3 = 手番ごとにカードを1枚使い、裏向きにします。まずは「探索」がおすすめです。新しい土地を見れば、どこが欲しいか分かります。
guide-4 = 次に「移動1」や「移動2」でシンボルのある土地へ広がりましょう。領土を押さえておくにはユニット1体で足ります。
guide-5 = 木材のシンボルがあれば「建設」ができます。訓練所はユニットを増やし、防衛塔は攻撃側のユニットを1体余分に失わせます。
guide-6 = 「刷新」で自分のカードはすべて表に戻りますが、その前に相手が点を得ます。相手の得点が少ないうちに使いましょう。
guide-7 = 戦闘ではユニット1体が戦力1になり、まだ表向きのカードから無作為に1枚を引いて、そのボーナスを足します。表のカードを何枚か残しておきましょう。
house-note = 印刷された内容のすべては分かっていません。カードの戦闘ボーナスと、3つの独占のコストは、こちらで決めたもの（独自の内容）です。オプション bonuses でボーナスを変えられ、flat_cost ですべての建物のコストを木材1にできます。

## 開始オプション

option-monopoly_needs_vp = 独占が点を生む条件。
option-monopoly_needs_vp-false = 相手が「刷新」を使うたびに、独占1つにつき1点。
option-monopoly_needs_vp-true = 3種セットで同時に点を得るときだけ、独占も点を生む。
option-cards = 各プレイヤーが持つ7枚のカード。
option-cards-move1_move2 = 「特殊」「移動1」「移動2」が1枚ずつ。
option-cards-special_x2 = 「特殊」2枚と「移動2」1枚。「移動1」はなし。
option-flat_cost = 建物に必要なシンボル。
option-flat_cost-false = 建物ごとに決まったシンボルが必要。
option-flat_cost-true = どの建物も木材のシンボルが1つ必要。
option-bonuses = 戦闘ボーナス。「徴兵」「建設」「探索」「特殊」「移動1」「移動2」の順に、6つの数をコンマで区切って指定します。
option-tower_spares_owner = 探索で戦闘になったとき、防衛塔がそれを支配していた探索側にも効くかどうか。
option-tower_spares_owner-false = 攻撃側であれば誰にでも効く。
option-tower_spares_owner-true = 塔を支配していた探索側には効かない。
option-retreat_regular_only = 撤退で越えられる境界。
option-retreat_regular_only-false = どの境界も越えられる。
option-retreat_regular_only-true = 通常の境界だけを越えられる。

## 名前

card-recruit = 徴兵
card-build = 建設
card-explore = 探索
card-special = 特殊
card-move-1 = 移動1
card-move-2 = 移動2
card-renew = 刷新
action-recruit = 徴兵
action-build = 建設
action-explore = 探索
action-special = 特殊
action-move-1 = 移動1
action-move-2 = 移動2
action-renew = 刷新
building-tower = 防衛塔
building-camp = 訓練所
building-wood-monopoly = 木材の独占
building-food-monopoly = 食料の独占
building-lore-monopoly = 知識の独占
building-one-tower = 防衛塔
building-one-camp = 訓練所
building-one-wood-monopoly = 木材の独占
building-one-food-monopoly = 食料の独占
building-one-lore-monopoly = 知識の独占
building-many = { $building }×{ $count }
benefit-tower = そこを攻撃する側は1体余分に失う
benefit-camp = そこで徴兵でき、1体増える
benefit-monopoly = 相手の「刷新」で1点多く得る
resource-food = 食料
resource-wood = 木材
resource-lore = 知識
direction-n = 北
direction-ne = 北東
direction-e = 東
direction-se = 南東
direction-s = 南
direction-sw = 南西
direction-w = 西
direction-nw = 北西
direction-m = 中央
tile = タイル{ $id }
square = { $name }
territory = { $square }{ $direction }
list-none = なし
list-more = { $head }、{ $next }
clause-more = { $head }／{ $next }
count-units = { $count }体
count-food = 食料{ $count }
count-wood = 木材{ $count }
count-lore = 知識{ $count }
count-trios = 3種セット{ $count }組
count-monopolies = 独占{ $count }つ
free-small = 空きスペース{ $count }
free-carved = 空きの刻石スペース{ $count }
stop-moving = これ以上移動しない

## 質問

ask-place-unit = { $seat }、本拠タイルにユニットを1体置いてください（残り{ $count }体）
ask-play-card = { $seat }、使うカードを選んでください
ask-special-as = { $seat }、「特殊」で行うアクションを選んでください
ask-recruit-in = { $seat }、徴兵する場所を選んでください
ask-build-what = { $seat }、建てるものを選んでください
ask-build-in = { $seat }、{ $building }を建てる場所を選んでください
ask-explore-tile = { $seat }、探索するタイルを選んでください
ask-move-from = { $seat }、どの領土から移動するか選んでください
ask-move-again = { $seat }、2回目の移動をするか、ここでやめるか選んでください
ask-move-to = { $seat }、{ $territory }（{ $count }体）からの移動先を選んでください
ask-move-units = { $seat }、{ $count }体のうち何体を{ $territory }へ移すか選んでください
ask-fight-in = { $seat }、次に解決する戦闘を選んでください
ask-retreat-to = { $seat }、{ $territory }の{ $count }体の撤退先を選んでください
ask-over = ゲームは終了しました

## 選択肢

brief-recruit = 本拠タイルに1体、訓練所があればさらに多く
brief-build = 建物を1つ建てる
brief-explore = 自分の領土に接するタイルを1枚めくる
brief-special = 徴兵、建設、探索、移動1のどれか
brief-move-1 = 通常の境界を越えて1回移動
brief-move-2 = 2回移動、または険しい境界を越えて1回移動
brief-renew = { $points ->
    [0] 自分のカードがすべて表に戻る。{ $rival }の得点はなし
   *[other] 自分のカードがすべて表に戻る。{ $rival }は{ $points }点を得る
}
brief-renew-loses = { $rival }が{ $points }点を得てゲームに勝つ
odds-combat = 戦闘に勝つ見込み
odds-combat-all = { $count }体すべてで戦って勝つ見込み
group-place = 最初のユニット
group-card = カード
group-recruit = 徴兵
group-build = 建設
group-explore = 探索
group-move = 移動
group-attack = 攻撃
group-combat = 戦闘
group-retreat = 撤退
do-place-unit = { $territory }に1体置く：{ $land }
    .head = { $territory }に1体置く
    .detail = { $land }
do-play-card = 「{ $card }」を使う：{ $brief }
    .head = 「{ $card }」を使う
    .detail = { $brief }
do-special-as = 「特殊」で{ $action }：{ $brief }
    .head = 「特殊」で{ $action }
    .detail = { $brief }
do-recruit-in = { $territory }で徴兵：{ $count }体
    .head = { $territory }で徴兵
    .detail = { $count }体
do-recruit-attack = { $territory }で徴兵：{ $count }体で{ $rival }（{ $enemies }体）を攻撃
    .head = { $territory }で徴兵
    .detail = { $count }体で{ $rival }（{ $enemies }体）を攻撃
do-build-what = { $building }を建てる（必要：{ $cost }）：{ $benefit }
    .head = { $building }を建てる
    .detail = { $benefit }
    .cost = 必要：{ $cost }
do-build-in = { $territory }に建てる（空きスペース{ $count }）
    .head = { $territory }に建てる
    .detail = 空きスペース{ $count }
do-explore-tile = { $square }を探索する
do-move-from = { $territory }から移動（{ $count }体）
    .head = { $territory }から移動
    .detail = { $count }体
do-stop-moving = 移動を終える
do-move-neutral = { $territory }へ移動：中立、{ $land }
    .head = { $territory }へ移動
    .detail = 中立、{ $land }
do-move-own = { $territory }へ移動：自分の領土、{ $count }体
    .head = { $territory }へ移動
    .detail = 自分の領土、{ $count }体
do-move-attack = { $territory }の{ $rival }を攻撃：{ $count }体{ $towers ->
    [0] { "" }
   *[other] 、防衛塔{ $towers }
}
    .head = { $territory }の{ $rival }を攻撃
    .detail = 相手は{ $count }体{ $towers ->
        [0] { "" }
       *[other] 、防衛塔{ $towers }
    }。自分は{ $losses }体、{ $rival }は1体失う
do-move-join = { $territory }の攻撃に加わる：味方{ $own }体、敵{ $count }体{ $towers ->
    [0] { "" }
   *[other] 、防衛塔{ $towers }
}
    .head = { $territory }の攻撃に加わる
    .detail = 味方{ $own }体、敵{ $count }体{ $towers ->
        [0] { "" }
       *[other] 、防衛塔{ $towers }
    }。自分は{ $losses }体、{ $rival }は1体失う
over-difficult = { $move }（険しい境界。「移動2」をすべて使う）
    .cost = 険しい境界：「移動2」をすべて使う
do-move-units = { $count }体を移す（{ $left }体残る）
    .head = { $count }体を移す
    .detail = { $left }体残る
do-move-all = { $count }体すべてを移す
do-fight-in = { $territory }で戦う：味方{ $own }体、{ $rival }の{ $count }体{ $towers ->
    [0] { "" }
   *[other] 、防衛塔{ $towers }
}
    .head = { $territory }で戦う
    .detail = 味方{ $own }体、{ $rival }の{ $count }体{ $towers ->
        [0] { "" }
       *[other] 、防衛塔{ $towers }
    }。自分は{ $losses }体、{ $rival }は1体失う
do-retreat-neutral = { $territory }へ撤退：中立、{ $land }
    .head = { $territory }へ撤退
    .detail = 中立、{ $land }
do-retreat-own = { $territory }へ撤退：自分の領土、{ $count }体
    .head = { $territory }へ撤退
    .detail = 自分の領土、{ $count }体

## 実物のダイスと引き

chance-first = くじで先手を決めてください
chance-tile = { $square }のタイルをめくってください。どのタイルですか
chance-turn = { $square }の{ $tile }はどの向きですか
chance-card = { $seat }、{ $territory }の戦闘のために、自分の表向きのカードを無作為に1枚引いてください
result-tile = { $tile }：{ $land }
result-card = { $card }（ボーナス{ $bonus }）
result-turn-0 = そのままの向き ― { $land }
result-turn-1 = 右に90度 ― { $land }
result-turn-2 = 上下逆 ― { $land }
result-turn-3 = 左に90度 ― { $land }
result-side = { $direction }：{ $land }
list-sides = { $head }／{ $next }

## 記録

log-first-player = { $seat }が先手です。
log-placed = { $seat }が{ $territory }にユニットを1体置きました。
log-played = { $seat }が「{ $card }」を使いました。
log-recruited = { $seat }が{ $territory }で{ $count }体を徴兵しました。
log-built = { $seat }が{ $territory }に{ $building }を建てました。
log-explored = { $seat }が{ $square }を探索し、{ $tile }をめくりました：{ $land }。
log-moved = { $seat }が{ $territory }から{ $target }へ{ $count }体を移しました。
log-scored = { $seat }が{ $gain }点（{ $sources }）を得て、合計{ $points }点になりました。
log-scored-nothing = { $seat }の得点はありません。
log-renewed = { $seat }のカードがすべて表向きに戻りました。
log-fought = { $seat }が{ $territory }で{ $rival }を攻撃しました：{ $attackers }体対{ $defenders }体。
log-drew-card = { $seat }の戦闘カードは「{ $card }」、ボーナスは{ $bonus }です。
log-drew-renew = { $seat }の戦闘カードは「{ $card }」です。ボーナスも得点もありません。
log-score-counted = 戦闘の値は{ $seat }が{ $attack }、{ $rival }が{ $defence }です。
log-score-tied = 戦闘の値は{ $seat }と{ $rival }がともに{ $attack }です。同じなら防御側の勝ちです。
log-lost-units = { $seat }が{ $territory }で{ $count }体を失いました。
log-won-combat = { $seat }が{ $territory }の戦闘に勝ちました。
log-retreated = { $seat }が{ $territory }から{ $target }へ{ $count }体を撤退させました。
log-eliminated = { $seat }は{ $territory }の{ $count }体を撤退させる場所がありません。
log-emptied = { $territory }には誰も残らず、中立になりました。
log-won-game = { $seat }が{ $points }点でゲームに勝ちました。
log-out-of-turns = { $count }手番が終わり、ゲームは終了です。
log-chose-special = { $seat }が「特殊」で{ $action }を選びました。

## 理由

why-not-base = 最初のユニットは自分の本拠タイルに置きます。
why-card-down = このカードは裏向きです。「刷新」を使うと表に戻ります。
why-empty-reserve = 予備がありません。ユニットはすべて盤上にいます。
why-nothing-to-build = 今は何も建てられません。必要なシンボルと、支配している領土の空きスペースが要ります。
why-no-tile-to-explore = 支配している領土に接する裏向きのタイルがありません。
why-no-move-possible = このカードで境界を越えられるユニットがいません。
why-not-recruitable = 徴兵できるのは、本拠タイルか、支配している訓練所のある領土だけです。
why-enemy-base = ここには敵のユニットがいます。本拠タイルの敵がいない領土で徴兵してください。
why-none-left = この建物はサプライに残っていません。
why-no-wood = どの建物にも木材が必要ですが、支配している木材のシンボルがありません。
why-cost-not-met = この建物に必要なシンボルの一部を支配していません。
why-not-controlled = この領土を支配していません。
why-no-space = この領土には空いている建設スペースがありません。
why-already-revealed = このタイルはすでに表向きです。
why-not-touching = このタイルの辺に、支配している領土が接していません。
why-no-units-here = ここに自分のユニットはいません。
why-combat-pending = ここでは戦闘が待っています。終わるまで離れられません。
why-no-way-out = この移動で越えられる境界がありません。険しい境界には「移動2」のすべてが必要です。
why-not-adjacent = この領土は、移動元の領土と境界を接していません。
why-difficult-border = そこへは険しい境界しかなく、越えるには「移動2」のすべてが必要です。
why-no-combat-here = ここで待っている戦闘はありません。
why-enemy-held = この領土には相手がいます。撤退できるのは中立か自分の領土だけです。
why-same-territory = ユニットはすでにこの領土にいます。
why-retreat-difficult = このゲームでは、撤退で険しい境界を越えられません。
why-not-by-special = 「特殊」で行えるのは徴兵、建設、探索、移動1だけです。
why-refuge-pending = そこでは別の戦闘が待っているため、撤退できません。
why-here-is-lost = ここの戦闘には敗れました。ユニットは離れなければなりません。
why-no-special-possible = 「特殊」で行える4つのアクションは、今はどれも実行できません。
why-no-refuge-across = この領土は、離れる領土と境界を接していません。

## 盤面の文章

table-setup = 準備：最初のユニットを置いています。
table-turn = 第{ $turn }手番、{ $seat }の番です。{ $goal }点で勝ちです。
table-asked = { $seat }が選ぶところです。
table-over = { $turn }手番でゲームが終わりました。
table-player = { $seat }{ $you ->
    [1] （あなた）
   *[other] { "" }
}：{ $points }点、盤上に{ $units }体、予備{ $reserve }体、本拠タイル{ $base }。
table-symbols = { $seat }の支配：{ $symbols }。{ $rival }の「刷新」による得点は{ $income ->
    [0] ありません
   *[other] { $income }点です
}。
table-cards-up = 表向き：{ $cards }。
table-cards-down = 裏向き：{ $cards }。
table-card-played = 使用中：{ $cards }。
card-with-bonus = { $card }（+{ $bonus }）
card-without-bonus = { $card }（ボーナスなし）
table-territories = 領土{ $count }か所：
table-territory = { $territory }：{ $clauses }。
holder-nobody = 中立
holder-seat = { $seat }の{ $count }体
holder-both = 戦闘、{ $first }の{ $count }体対{ $second }の{ $other }体
land-none = シンボルなし
on-base = { $seat }の本拠タイル
reaches = 範囲{ $squares }
borders = 隣接{ $territories }
difficult = { $territory }（険しい）
touches = 裏向きの{ $squares }に接する
table-tiles = タイル：{ $tiles }。
tile-at = { $square }は{ $tile }
table-face-down = 裏向き：{ $squares }。
table-supply = サプライ：{ $buildings }。
supply-of = { $building }{ $left }／{ $all }
table-unseen = まだ見ていないタイル：{ $tiles }（うち1枚はゲームから除外）。
table-left-out = ゲームから除外：{ $tiles }。

## 終わり

end-points = { $seat }の勝ちです。{ $points }対{ $other }、{ $margin }点差です。
end-turns-points = 手番が尽きました。{ $seat }の勝ちです。{ $points }対{ $other }、{ $margin }点差です。
end-turns-territories = 手番が尽き、得点は同じです。領土{ $own }対{ $other }で{ $seat }の勝ちです。
end-turns-units = 手番が尽き、得点も領土も同じです。盤上のユニット{ $own }体対{ $other }体で{ $seat }の勝ちです。
end-draw = 手番が尽き、すべて同じです。引き分けです。

## 図

draw-short = { $square }{ $direction }
draw-short-n = 北
draw-short-ne = 北東
draw-short-e = 東
draw-short-se = 南東
draw-short-s = 南
draw-short-sw = 南西
draw-short-w = 西
draw-short-nw = 北西
draw-short-m = 中
draw-path = 道：移動1回
draw-ridge = 険しい尾根：移動2回
draw-space = 空きスペース
draw-carved = 空きの刻石スペース
draw-key-may = 選べる
draw-key-chosen = 選択中
draw-key-last = 直前の手
draw-you = あなた
draw-you-act = あなたの手番
draw-you-wait = あなた（待機中）
draw-you-won = あなたの勝ち
draw-act = 手番
draw-wait = 待機中
draw-won = 勝ち
draw-turn = 手番
draw-points = { $goal }点中{ $points }点
draw-reserve = 予備：{ $all }体中{ $count }体
draw-income = { $count ->
    [0] { $rival }の「刷新」で得点なし
   *[other] { $rival }の「刷新」で{ $count }点
}
draw-hidden = 裏向きのタイル{ $count }枚
draw-closed = 選べない理由：{ $reason }

## Sheets, and what stands beside the question

sheets-cards = アクションカード
sheets-buildings = 建物
sheets-tiles = タイル
sheet-renew = 自分のカードをすべて表に戻す。相手は3種セット1組と独占1つにつき1点を得る
sheet-bonus = 戦闘ボーナス+{ $bonus }（独自の内容）
sheet-tokens = 箱に{ $count }個
sheet-needs = 必要：{ $symbols }
have-land = 支配：{ $symbols }。予備{ $units }、{ $points }点（{ $goal }点で勝利）
missing-symbols = 必要なのは{ $cost }、支配しているのは{ $has }
phase-placing = 最初のユニット

# What happened, told once more.
retold-trios = 3種セット
retold-monopolies = 独占
retold-combats = 勝った戦闘
retold-points = 得点
retold-units = 盤上のユニット

## 使えない開始オプション

bad-bonuses = オプションbonusesには、0から{ $most }までの数{ $count }個をコンマで区切って書きます。{ $given }は使えません。
