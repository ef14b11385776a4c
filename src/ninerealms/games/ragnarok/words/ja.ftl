### ロード・オブ・ラグナロク：ウートガルド（日本語）

## ゲーム

game-title = ロード・オブ・ラグナロク：ウートガルド
game-about = 2人から5人の北の君主が、部隊と英雄と怪物、そして伏せた戦闘カードで、ユグドラシルを囲む島を争います。勝ち方は4つあります。
game-guide = はじめての手番
guide-1 = 必要な数の地方か神殿（数は盤面にあります）を支配する、ロキを討つ、のどれかで直ちに勝ちます。その前にラグナロクカード5枚のうち{ $fact_ragnarok_cards }枚が成就すると、ほかの全員がもう1手番ずつ行い、ユグドラシルに接する地域を最も多く支配する人が勝ちます。
guide-2 = 中立の地域は、そこにいる自分の部隊の値の合計が地域の値に届けば自分のものになります。敵が部隊を残していない地域は、部隊1つで奪えます。マーカーは立ち去っても残るので、すぐ先へ進めます。
guide-3 = 手番は、祈り、英雄、ルーン、部隊、特殊アクションの5段階です。必ず行うのは特殊アクションだけです。ホイールの6つのアクションは、誰かがモニュメントを建てるまで、それぞれ1回しか使えません。
guide-4 = まずは広がりましょう。値の低い中立の地域へ部隊を進め、「増強」を使い、集落を支配したら「動員」を使います。祈りでは神官をモニュメントへ送ります。フレイヤは権威を高め、動かせる部隊の数が増えます。
guide-5 = 敵のいる地域に部隊が入ると戦闘です。防御側から交互に戦闘カードを出し、合計の高いほうが勝ちます。同点は防御側の勝ちです。損害のあるカードは自分の部隊の値を減らします。負けた側は撤退します。
guide-6 = 英雄は鍛冶場でルーンを得ます。ルーンを払えば、英雄がいる門の王国と同盟でき、その王国は6つのアクションのうち2つの後に力を貸します。怪物の支配や、部隊の行軍にも使えます。
guide-7 = 狩りは英雄と怪物の一騎打ちです。戦闘カードで怪物の傷をすべて埋め、残りのカードで攻撃を防ぎます。狩りには特殊アクションを丸ごと使うので、よいカードをそろえてから挑みましょう。
guide-8 = ウートガルドの霜の巨人は、味方（王国ボーナス：巨人1体が部隊とともに歩み、戦闘の前に犠牲にできる）か、怪物のどちらかです。開始オプションで決まります。
guide-9 = 戦闘カードは本人だけが見ます。ほかの人に見えるのは枚数だけです。手番の終わりに持てるのは{ $fact_hand_limit }枚までです。
house-note = 分かっているのはウートガルドのルールブックだけです。基本ゲームの地図、山札、怪物シート、費用、いくつかの数は、こちらで決めてシミュレーションで調整したもの（独自の内容）です。docs/ragnarok.md に一覧があり、content.toml で直せます。

## 開始オプション

option-mode = ウートガルドの霜の巨人をどう使うか。
option-mode-none = 使わない：ヨトゥンヘイムを使う。
option-mode-realm = 王国ボーナスとして：ヨトゥンヘイムの代わりにウートガルドを使い、各自が巨人を1体まで持てる。
option-mode-monsters = 怪物として：3体の巨人が島をさまよい、狩ることができる。
option-monster_choice = 登場する怪物6体。default、random、またはコンマで区切った6体（ルーンごとに2体。draugr、troll：フェフ／lindworm、garm、giants：イサ／fenrir、nidhogg：ティワズ）。
option-monster_choice-default = 基本ゲームの6体。巨人が怪物なら、リンドヴルムかガルムと入れ替わる。
option-monster_choice-random = ルーンごとに2体を無作為に。
option-heroes = 英雄の決め方。chosen、dealt、または席の順にコンマで区切った英雄（ragnar、aslaug、snorri、lagertha、beowulf）。
option-heroes-chosen = 最後の手番の人から順に選ぶ。
option-heroes-dealt = 無作為に配る。

## 名前

region = { $land }{ $number }
land-hrafnmark = フラヴンマルク
land-eldvik = エルドヴィーク
land-isborg = イースボルグ
land-ulfdal = ウルヴダール
land-stormnes = ストルムネス
land-jarnskog = ヤルンスコグ
sea = 海域{ $letter }
hero-ragnar = ラグナル
hero-aslaug = アースラウグ
hero-snorri = スノッリ
hero-lagertha = ラゲルサ
hero-beowulf = ベオウルフ
ability-ragnar = ラグナルのいる地方で攻撃するとき、その戦闘の自分の部隊1つにつき戦闘値+1
ability-aslaug = 王国ボーナスを使うとき、アースラウグのいる門の王国を同盟とみなす
ability-snorri = スノッリのいる地方で、戦闘なしに集落の地域を支配すると、好きなルーン1個を得る
ability-lagertha = ラゲルサのいる地方で戦闘に勝ったら、戦った部隊1つの値を1上げる
ability-beowulf = ベオウルフが負傷するたびに戦闘カードを1枚引く。狩りの前と、彼のいる地方での戦闘の前に、自ら負傷できる
monster-draugr = ドラウグ
monster-troll = トロール
monster-lindworm = リンドヴルム
monster-garm = ガルム
monster-fenrir = フェンリル
monster-nidhogg = ニーズヘッグ
monster-giants = 霜の巨人
monster-loki = ロキ
the-monster-draugr = ドラウグ
the-monster-troll = トロール
the-monster-lindworm = リンドヴルム
the-monster-garm = ガルム
the-monster-fenrir = フェンリル
the-monster-nidhogg = ニーズヘッグ
the-monster-giants = 霜の巨人
the-monster-loki = ロキ
strikes-draugr = その地域の各プレイヤーの部隊1つの値−1
strikes-troll = その地域で最も強い部隊の値−{ $fact_troll_blow }
strikes-lindworm = その地域のすべての部隊の値−1
strikes-garm = その地域の1人のプレイヤーの部隊がすべて撤退
strikes-fenrir = その地域のすべての部隊の値−1
strikes-nidhogg = その地域の値{ $fact_nidhogg_prey }以下の部隊1つが全滅
strikes-giants = 巨人1体ごとに、その地域の部隊1つの値−1
artefact-barrow-blade = 塚の剣
artefact-troll-hide = トロールの皮
artefact-venom = 大蛇の毒
artefact-chain = 番犬の鎖
artefact-gleipnir = グレイプニル
artefact-root-fang = 根の牙
artefact-mace = 巨人のメイス
does-barrow-blade = 手番の始めに戦闘カードを{ $fact_blade_draws }枚引く
does-troll-hide = 狩りで負傷1つを無視する
does-venom = 手番の始めに、英雄のいる地域に隣接する地域の敵の部隊1つの値−1
does-chain = 手番の始めに英雄を{ $fact_chain_steps }地域まで動かす
does-gleipnir = 手番の始めに怪物1体を1地域動かす（蹂躙なし）
does-root-fang = 1回の戦闘で戦闘値+{ $fact_fang_bonus }（カードの前に宣言）
does-mace = 手番の始めに、英雄のいる地域の部隊1つの値−1、その部隊は撤退する
realm-vanaheim = ヴァナヘイム
realm-alfheim = アルフヘイム
realm-jotunheim = ヨトゥンヘイム
realm-utgard = ウートガルド
realm-muspelheim = ムスペルヘイム
realm-svartalfheim = スヴァルトアルフヘイム
realm-niflheim = ニヴルヘイム
bonus-vanaheim = 好きなルーン1個を得る
bonus-alfheim = 英雄を好きな地域に置く、または負傷1つを治す
bonus-jotunheim = 自分の部隊1つの値を1上げる
bonus-utgard = 霜の巨人1体を得る、または自分の巨人を自分の部隊のいる地域に置く
bonus-muspelheim = 支配している地域に値{ $fact_recruit_value }の部隊を1つ徴募する
bonus-svartalfheim = 戦闘カードを1枚引く
bonus-niflheim = ドラッカーを{ $fact_sail_seas }海域まで動かす、または盤上の自分の部隊1つを支配している地域に置く
rune-fehu = フェフ
rune-isa = イサ
rune-tiwaz = ティワズ
god-odin = オーディン
god-thor = トール
god-freyja = フレイヤ
of-realm-vanaheim = ヴァナヘイムの
of-realm-alfheim = アルフヘイムの
of-realm-jotunheim = ヨトゥンヘイムの
of-realm-utgard = ウートガルドの
of-realm-muspelheim = ムスペルヘイムの
of-realm-svartalfheim = スヴァルトアルフヘイムの
of-realm-niflheim = ニヴルヘイムの
of-rune-fehu = フェフの
of-rune-isa = イサの
of-rune-tiwaz = ティワズの
of-god-odin = オーディンの
of-god-thor = トールの
of-god-freyja = フレイヤの
attribute-authority = 権威
attribute-strength = 力
attribute-wisdom = 知恵
symbol-axe = 斧
symbol-spear = 槍
symbol-bow = 弓
symbol-wild = 万能
wound-axe = 斧
wound-spear = 槍
wound-bow = 弓
wound-any = 任意
action-mobilize = 動員
action-reinforce = 増強
action-build-temple = 神殿建設
action-monsters = 怪物
action-usurp = 簒奪
action-prepare = 備え
action-build-monument = モニュメント建設
ragnarok-1 = 誰かが怪物を{ $fact_card_slain }体討った
ragnarok-2 = モニュメントが1つ完成した
ragnarok-3 = 誰かが神殿を{ $count }つ支配した
ragnarok-4 = 誰かが地方を{ $fact_card_lands }つ支配した
ragnarok-5 = 誰かが{ $fact_card_allies }つの王国と同盟した
brief-mobilize = 支配している集落それぞれに値{ $fact_recruit_value }の部隊を1つ徴募する：{ $regions }（サプライに{ $count }部隊）
brief-reinforce = 支配している地域の自分の部隊に、合計{ $count }点を振り分ける
brief-build-temple = 支配している空の聖所（{ $regions }）に神殿を建て、神官1人を待機させる
brief-monsters = 英雄のいる地域の怪物を狩る、または怪物を{ $fact_activations }体まで活動させる
brief-usurp = 英雄が、いる地域を戦わずに奪う
brief-prepare = 負傷1つを治す、戦闘カードを1枚引く、ルーン1個を得る、から{ $fact_prepare_parts }回
brief-build-monument = パーツを1つ足す。全員がホイールのマーカーを戻し、秘宝が再び使え、すべての怪物を活動させる
army = { $region }の値{ $value }の部隊
army-of = { $region }にいる{ $seat }の値{ $value }の部隊
army-from = { $from }から{ $region }に来た値{ $value }の部隊
army-gone = 全滅した部隊
values-more = { $head }＋{ $next }
value = { $value }
card = { $symbol }{ $value }
card-with-casualties = { $card }（損害{ $count }）
card-count = { $card }×{ $count }
pair = { $first }と{ $second }
giant = { $region }の霜の巨人
attack-card = 攻撃{ $attack }、弱点は{ $symbol }、負傷{ $injuries }
rune-count = { $rune }{ $count }個
runes-none = ルーンなし
injury-fourth = 4つ目の負傷
list-none = なし
list-nothing = なし
region-times = { $region }（×{ $count }）
list-more = { $head }、{ $next }
list-and = { $head }と{ $next }
clause-more = { $head }／{ $next }
attribute-value = { $attribute }{ $value }
attribute-injured = { $attribute }{ $value }（負傷、本来{ $whole }）
action-none = 特殊アクションなし
one-giant = 霜の巨人
yes = はい
no = いいえ
nothing = なし
by-sea = 海路で{ $region }
activate = 怪物を活動させる
act-move = 英雄を動かす
act-heal = 負傷1つを治す
act-draw = 戦闘カードを1枚引く
act-control = 支配
act-alliance = 同盟
act-march = 行軍
act-place-hero = 英雄を置く
act-sail = 航海する
act-place-army = 部隊を置く
count-cards = { $count ->
    [0] 戦闘カードなし
   *[other] 戦闘カード{ $count }枚
}
count-injuries = { $count ->
    [0] 負傷なし
   *[other] 負傷{ $count }
}
sight-value = 値{ $value }
sight-neutral = 中立
sight-yours = 自分の支配
sight-of = { $seat }の支配
sight-armies = { $you ->
    [1] 自分の部隊{ $values }
   *[other] { $seat }の部隊{ $values }
}
sight-giant = { $you ->
    [1] 自分の霜の巨人
   *[other] { $seat }の霜の巨人
}
sight-figures = 霜の巨人{ $count }体
sight-settlement = 集落
sight-shrine = 空の聖所
sight-temple = 神殿
sight-forge = { $rune }鍛冶場
sight-gate = { $realm }門
sight-inner = ユグドラシルに接する

## 質問

ask-choose-hero = { $seat }、英雄を選んでください
ask-start-in = { $seat }、開始する地域を選んでください（英雄と、値{ $armies }の部隊を置きます）
ask-comeback-in = { $seat }、盤上に自分の部隊がいません。値{ $value }の部隊を置く地域を選んでください
ask-use-artefact = { $seat }、手番の始めです。使う秘宝を選んでください（英雄は{ $region }）
ask-venom-army = { $seat }、大蛇の毒：英雄のいる地域に隣接する地域の敵の部隊のうち、値を1下げるものを選んでください
ask-mace-army = { $seat }、巨人のメイス：値を1下げて撤退させる{ $region }の部隊を選んでください
ask-chain-to = { $seat }、番犬の鎖：{ $region }の英雄の行き先を選んでください（{ $steps }地域まで）
ask-gleipnir-which = { $seat }、グレイプニル：1地域動かす怪物を選んでください
ask-gleipnir-to = { $seat }、グレイプニル：行き先を選んでください
ask-pray-to = { $seat }、祈り：神官をモニュメントへ送りますか（待機中の神官{ $ready }人）
ask-raise-army = { $seat }、値を1上げる部隊を選んでください（残り{ $left }点）
ask-raise-freyja = { $seat }、フレイヤ：値を1上げる部隊を選んでください（残り{ $left }部隊、それぞれ1回まで）
ask-raise-jotunheim = { $seat }、ヨトゥンヘイム：値を1上げる部隊を選んでください
ask-raise-lagertha = { $seat }、ラゲルサ：戦った部隊のうち、値を1上げるものを選んでください
ask-heal-injury = { $seat }、治す負傷を選んでください（負傷{ $injuries }）
ask-injure = { $seat }、英雄が負傷します。損なわれる能力を選んでください
ask-hero-act = { $seat }、英雄：{ $hero }の行動を選んでください
ask-hero-to = { $seat }、{ $region }の{ $hero }の行き先を選んでください
ask-rune-act = { $seat }、ルーン：ルーンアクションを1つ選ぶか、見送ってください（英雄は{ $region }）
ask-control-which = { $seat }、支配する怪物を選んでください（所持：{ $runes }）
ask-pay-rune = { $seat }、支払うルーンを選んでください（所持：{ $runes }）
ask-move-army = { $seat }、部隊：動かす部隊を選んでください（{ $authority }回中{ $made }回移動済み）
ask-march-army = { $seat }、行軍：1地域動かす部隊を選んでください
ask-move-to = { $seat }、{ $army }の行き先を選んでください
ask-follow = { $seat }、{ $from }の霜の巨人を{ $to }へ同行させますか
ask-battle-in = { $seat }、次に行う戦闘を選んでください
ask-sacrifice = { $seat }、{ $region }の戦闘（自分{ $own }、{ $rival }{ $other }）：先に霜の巨人を犠牲にしますか
ask-berserk = { $seat }、ベオウルフは自ら負傷して戦闘カードを引きますか
ask-use-fang = { $seat }、{ $region }の戦闘（自分{ $own }、{ $rival }{ $other }）：根の牙を使って+{ $bonus }しますか
ask-play-card = { $seat }、{ $region }の戦闘：{ $attacks ->
    [1] 攻撃側
   *[other] 防御側
}の自分は{ $own }、{ $rival }は{ $other }（手札{ $rival_cards }枚{ $passed ->
    [1] 、パス済み
   *[other] { "" }
}）。カードを出すかパスしてください
ask-lower-army = { $seat }、値を1下げる{ $region }の自分の部隊を選んでください（残り{ $left }点）
ask-retreat-to = { $seat }、{ $region }から撤退します。部隊（{ $values }）の行き先を選んでください
ask-special-act = { $seat }、特殊アクションを選んでください（英雄は{ $region }）
ask-recruit-in = { $seat }、値{ $fact_recruit_value }の部隊を徴募する地域を選んでください（サプライに{ $supply }部隊）
ask-temple-in = { $seat }、神殿を建てる地域を選んでください（残り{ $temples }）
ask-prepare-what = { $seat }、備え：あと{ $left }回選んでください
ask-realm-bonus = { $seat }、使う王国ボーナスを選んでください（順番は自由）
ask-alfheim-how = { $seat }、アルフヘイム：英雄を置くか、治すか選んでください（英雄は{ $region }）
ask-niflheim-how = { $seat }、ニヴルヘイム：航海するか、部隊を置くか選んでください（ドラッカーは{ $sea }）
ask-sail-to = { $seat }、{ $sea }のドラッカーの行き先を選んでください
ask-place-army = { $seat }、ニヴルヘイム：置き直す部隊を選んでください
ask-place-in = { $seat }、ニヴルヘイム：部隊を置く、支配している地域を選んでください
ask-giant-in = { $seat }、ウートガルド：霜の巨人を置く地域を選んでください（ストック{ $stock }）
ask-gain-rune = { $seat }、得るルーンを選んでください（所持：{ $runes }）
ask-build-what = { $seat }、モニュメント建設：パーツを足すモニュメントを選んでください
ask-monsters-how = { $seat }、怪物：狩るか、{ $most }体まで活動させるか選んでください（英雄は{ $region }）
ask-activate-next = { $seat }、活動させる怪物を選んでください（あと{ $left }体まで）
ask-activate-each = { $seat }、モニュメント建設：すべての怪物が1回ずつ活動します。次の怪物を選んでください
ask-roll-or-move = { $seat }、支配している{ $monster }（{ $region }）：ダイスを振るか、振らずに「移動{ $fact_steered_steps }」にするか選んでください
ask-die-choice = { $seat }、{ $monster }（{ $region }）のダイスは選択の目です。移動か攻撃か選んでください
ask-monster-to = { $seat }、{ $region }の{ $monster }の行き先を選んでください（残り{ $left }歩）
ask-giant-next = { $seat }、次に動かす霜の巨人を選んでください
ask-trampled-army = { $seat }、{ $region }で蹂躙：値を1下げる自分の部隊を選んでください
ask-attacked-army = { $seat }、{ $region }で{ $monster }が攻撃：対象の部隊を選んでください
ask-attacked-seat = { $seat }、{ $region }で{ $monster }が攻撃：誰の部隊を撤退させるか選んでください
ask-loki-at = { $seat }、最初の怪物が討たれました。ロキが現れる地域を選んでください
ask-loki-to = { $seat }、{ $region }のロキを1地域動かしますか
ask-pick-attack = { $seat }、{ $hunter }に使う攻撃カードを選んでください（{ $monster }、{ $rounds }回中{ $round }回目／残る傷：{ $wounds }）
ask-counter = { $seat }、{ $monster }に反撃しますか（{ $rounds }回中{ $round }回目：{ $attack }／埋められる傷はあと{ $more }つ）
ask-cover = { $seat }、{ $strike }で埋める{ $monster }の傷を選んでください
ask-defend = { $seat }、今の防御は{ $guard }、必要なのは{ $need }です。カードを出すか、負傷を受けてください（{ $monster }：{ $attack }）
ask-use-hide = { $seat }、トロールの皮：負傷{ $count }のうち1つを無視しますか
ask-hunt-on = { $seat }、狩りを続けますか（{ $monster }、残る傷：{ $wounds }／{ $rounds }回中{ $round }回目）
ask-discard = { $seat }、手札の上限は{ $limit }枚です。捨てるカードを選んでください（今{ $hand }枚）
ask-over = ゲームは終了しました

## 選択肢

group-hero = 英雄
group-start = 開始
group-artefact = 秘宝
group-army = 部隊
group-move = 移動
group-sea = 海路
group-attack = 攻撃
group-pray = 祈り
group-rune = ルーン
group-giant = 霜の巨人
group-battle = 戦闘
group-card = カード
group-losses = 損害
group-retreat = 撤退
group-wheel = ホイール
group-middle = 中央
group-region = 地域
group-prepare = 備え
group-realm = 王国ボーナス
group-monument = モニュメント
group-hunt = 狩り
group-monster = 怪物
group-wound = 傷
group-injury = 負傷
group-loki = ロキ
becomes = { $after ->
    [0] 全滅する
   *[other] 値が{ $before }から{ $after }になる
}
do-choose-hero = { $hero }を選ぶ：権威{ $authority }、力{ $strength }、知恵{ $wisdom }／{ $ability }
    .head = { $hero }を選ぶ
    .detail = 権威{ $authority }、力{ $strength }、知恵{ $wisdom }／{ $ability }
do-start-in = { $region }から始める：{ $sight }
    .head = { $region }から始める
    .detail = { $sight }
do-comeback-in = { $region }に戻る：{ $sight }
    .head = { $region }に戻る
    .detail = { $sight }
do-use-artefact = 「{ $artefact }」を使う：{ $does }
    .head = 「{ $artefact }」を使う
    .detail = { $does }
do-no-artefact = 今は秘宝を使わない
do-venom = { $army }に毒を使う：{ $becomes }
    .head = { $army }に毒を使う
    .detail = { $becomes }
do-mace = { $army }を打つ：{ $becomes }{ $after ->
    [0] { "" }
   *[other] 、そして撤退する
}
    .head = { $army }を打つ
    .detail = { $becomes }{ $after ->
        [0] { "" }
       *[other] 、そして撤退する
    }
do-hero-to = { $region }へ行く：{ $sight }
    .head = { $region }へ行く
    .detail = { $sight }
do-hero-stays = { $region }にとどまる：{ $sight }
    .head = { $region }にとどまる
    .detail = { $sight }
do-drag = { $monster }を引く：{ $region }から
    .head = { $monster }を引く
    .detail = { $region }から
do-drag-giant = { $region }の霜の巨人を引く
do-drag-to = { $region }へ（蹂躙なし）：{ $sight }
    .head = { $region }へ（蹂躙なし）
    .detail = { $sight }
do-pray = { $god }に祈る：{ $rises ->
    [0] { $attribute }は{ $before }のまま
   *[other] { $attribute }が{ $before }から{ $after }になる
}／{ $bonus }
    .head = { $god }に祈る
    .detail = { $rises ->
        [0] { $attribute }は{ $before }のまま
       *[other] { $attribute }が{ $before }から{ $after }になる
    }／{ $bonus }
do-no-prayer = 神官を送らない
prayer-odin = { $count ->
    [0] レベル1ではカードなし
   *[other] 戦闘カードを{ $count }枚引く
}
prayer-thor = { $count ->
    [0] レベル1では治療なし
   *[other] 負傷を{ $count }つまで治す
}
prayer-freyja = { $count ->
    [0] レベル1では値は上がらない
   *[other] 部隊{ $count }つまで、値を1上げる
}
do-raise = { $army }の値を上げる：値{ $after }になる
    .head = { $army }の値を上げる
    .detail = 値{ $after }になる
do-raise-takes = { $army }の値を上げる：値{ $after }になり、地域を支配する
    .head = { $army }の値を上げる
    .detail = 値{ $after }になり、地域を支配する
do-raise-no-more = これ以上は上げない
do-heal = { $attribute }の負傷を治す：再び{ $after }と数える
    .head = { $attribute }の負傷を治す
    .detail = 再び{ $after }と数える
do-heal-fourth = 4つ目の負傷を治す：英雄は再び狩りができる
    .head = 4つ目の負傷を治す
    .detail = 英雄は再び狩りができる
do-heal-none = これ以上は治さない
do-injure = { $attribute }を損なう：{ $before ->
    [1] もともと1と数える
   *[other] { $before }の代わりに1と数える
}
    .head = { $attribute }を損なう
    .detail = { $before ->
        [1] もともと1と数える
       *[other] { $before }の代わりに1と数える
    }
do-hero-moves = { $hero }を動かす：{ $region }から{ $steps }地域まで
    .head = { $hero }を動かす
    .detail = { $region }から{ $steps }地域まで
do-hero-heals = 負傷1つを治す：今は{ $injured }
    .head = 負傷1つを治す
    .detail = 今は{ $injured }
do-hero-draws = 戦闘カードを1枚引く：今は{ $cards }
    .head = 戦闘カードを1枚引く
    .detail = 今は{ $cards }
do-hero-rests = 英雄は何もしない
do-rune-control = 怪物を支配する（その怪物と同じシンボルのルーン{ $price }個）：行動を決め、自分は襲われない
    .head = 怪物を支配する
    .detail = 行動を決め、自分は襲われない
    .cost = その怪物と同じシンボルのルーン{ $price }個
do-rune-alliance = { $realm }と同盟する（ルーン{ $price }個）：{ $actions }の後に、{ $bonus }
    .head = { $realm }と同盟する
    .detail = { $actions }の後に、{ $bonus }
    .cost = ルーン{ $price }個
do-rune-march = 行軍する（ルーン{ $price }個）：部隊の段階とは別に、部隊1つを今1地域動かす
    .head = 行軍する
    .detail = 部隊の段階とは別に、部隊1つを今1地域動かす
    .cost = ルーン{ $price }個
do-no-rune = ルーンアクションをしない
do-control = { $monster }を支配する（{ $rune }{ $price }個）：{ $region }／攻撃：{ $strikes }{ $tamed ->
    [1] ／今は{ $seat }が支配
   *[other] { "" }
}
    .head = { $monster }を支配する
    .detail = { $region }／攻撃：{ $strikes }{ $tamed ->
        [1] ／今は{ $seat }が支配
       *[other] { "" }
    }
    .cost = { $rune }{ $price }個
do-pay-rune = { $rune }を払う：残り{ $left }個
    .head = { $rune }を払う
    .detail = 残り{ $left }個
left-behind = { $count ->
    [0] 部隊は残らない
   *[other] 残る部隊：{ $values }
}
do-move = { $army }を動かす：{ $left }
    .head = { $army }を動かす
    .detail = { $left }
do-move-no-more = これ以上は部隊を動かさない
do-march = { $army }で行軍する：{ $left }
    .head = { $army }で行軍する
    .detail = { $left }
way-own = 自分の支配／{ $sight }
way-takes = 支配できる／{ $sight }
way-falls = 支配できる（{ $seat }の部隊はいない）／{ $sight }
way-short = 中立、必要な値{ $value }に対し{ $sum }：まだ支配できない／{ $sight }
way-battle = 戦闘：自分{ $own }、{ $seat }{ $other }{ $giant ->
    [1] （霜の巨人あり）
   *[other] { "" }
}（手札{ $cards }枚）／{ $sight }
do-move-to = { $region }へ：{ $way }
    .head = { $region }へ
    .detail = { $way }
do-sail-move = 海路で{ $region }へ（この手番の海路移動）：{ $way }{ $sails ->
    [1] ／ドラッカーは{ $sea }へ移る
   *[other] { "" }
}
    .head = 海路で{ $region }へ
    .detail = { $way }{ $sails ->
        [1] ／ドラッカーは{ $sea }へ移る
       *[other] { "" }
    }
    .cost = この手番の海路移動
do-follow = 巨人も同行する：{ $to }へ移る
    .head = 巨人も同行する
    .detail = { $to }へ移る
do-follow-not = 巨人は{ $from }に残る：{ $alone ->
    [1] 部隊がいないのでストックに戻る
   *[other] 自分のほかの部隊とともに
}
    .head = 巨人は{ $from }に残る
    .detail = { $alone ->
        [1] 部隊がいないのでストックに戻る
       *[other] 自分のほかの部隊とともに
    }
do-fight-in = { $region }で戦う：自分{ $own }、{ $seat }{ $other }（手札{ $cards }枚）
    .head = { $region }で戦う
    .detail = 自分{ $own }、{ $seat }{ $other }（手札{ $cards }枚）
do-sacrifice = 霜の巨人を犠牲にする：{ $rival }の部隊が{ $before }から{ $after }になり、巨人はストックに戻る
    .head = 霜の巨人を犠牲にする
    .detail = { $rival }の部隊が{ $before }から{ $after }になり、巨人はストックに戻る
do-sacrifice-ends = 霜の巨人を犠牲にする：{ $rival }の部隊が{ $before }から{ $after }になり、戦闘は起こらない。巨人はストックに戻る
    .head = 霜の巨人を犠牲にする
    .detail = { $rival }の部隊が{ $before }から{ $after }になり、戦闘は起こらない。巨人はストックに戻る
do-sacrifice-not = 霜の巨人を残す
do-berserk = 負傷を1つ受ける：代わりに戦闘カードを1枚引く
    .head = 負傷を1つ受ける
    .detail = 代わりに戦闘カードを1枚引く
do-berserk-not = 負傷しない
do-use-fang = 根の牙を使う：+{ $bonus }で{ $own }対{ $other }
    .head = 根の牙を使う
    .detail = +{ $bonus }で{ $own }対{ $other }
do-use-fang-not = 根の牙を使わない
do-play-card = { $card }を出す：{ $own }対{ $other }になる{ $casualties ->
    [0] { "" }
   *[other] ／自分の部隊が{ $casualties }点減る
}
    .head = { $card }を出す
    .detail = { $own }対{ $other }になる{ $casualties ->
        [0] { "" }
       *[other] ／自分の部隊が{ $casualties }点減る
    }
do-pass = パスする（以後は出せない）：{ $own }対{ $other }のまま
    .head = パスする（以後は出せない）
    .detail = { $own }対{ $other }のまま
do-pass-ends = パスして戦闘を終える：{ $own }対{ $other }で{ $wins ->
    [1] 勝つ
   *[other] 負ける
}
    .head = パスして戦闘を終える
    .detail = { $own }対{ $other }で{ $wins ->
        [1] 勝つ
       *[other] 負ける
    }
do-lower = { $army }の値を1下げる：{ $becomes }
    .head = { $army }の値を1下げる
    .detail = { $becomes }
do-retreat-own = { $region }へ撤退する：自分の支配／{ $sight }
    .head = { $region }へ撤退する
    .detail = 自分の支配／{ $sight }
do-retreat-neutral = { $region }へ撤退する：中立／{ $sight }
    .head = { $region }へ撤退する
    .detail = 中立／{ $sight }
do-retreat-falls = { $region }へ撤退する：{ $seat }の部隊がいないので支配できる／{ $sight }
    .head = { $region }へ撤退する
    .detail = { $seat }の部隊がいないので支配できる／{ $sight }
do-action = { $action }：{ $brief }
    .head = { $action }
    .detail = { $brief }
do-action-realms = { $action }：{ $brief }／その後、{ $realms }
    .head = { $action }
    .detail = { $brief }／その後、{ $realms }
do-usurp = { $action }：{ $region }：値{ $value }、力{ $strength }＋権威{ $authority }／{ $brief }
    .head = { $action }：{ $region }
    .detail = 値{ $value }、力{ $strength }＋権威{ $authority }／{ $brief }
do-usurp-realms = { $action }：{ $region }：値{ $value }、力{ $strength }＋権威{ $authority }／{ $brief }／その後、{ $realms }
    .head = { $action }：{ $region }
    .detail = 値{ $value }、力{ $strength }＋権威{ $authority }／{ $brief }／その後、{ $realms }
do-reset = マーカーを戻す：モニュメントはすべて完成しているので、ホイールだけを空にする
    .head = マーカーを戻す
    .detail = モニュメントはすべて完成しているので、ホイールだけを空にする
do-no-action = 特殊アクションなし
do-recruit-in = { $region }に徴募する：値{ $fact_recruit_value }の部隊／{ $sight }
    .head = { $region }に徴募する
    .detail = 値{ $fact_recruit_value }の部隊／{ $sight }
do-temple-in = { $region }に建てる：自分の神殿{ $number }つ目（勝利には{ $goal }）／{ $sight }
    .head = { $region }に建てる
    .detail = 自分の神殿{ $number }つ目（勝利には{ $goal }）／{ $sight }
do-prepare-rune = { $rune }を1個得る：今は{ $runes }
    .head = { $rune }を1個得る
    .detail = 今は{ $runes }
do-bonus = { $realm }：{ $bonus }
    .head = { $realm }
    .detail = { $bonus }
do-no-bonus = 王国ボーナスをこれ以上使わない
do-place-hero = { $hero }を好きな地域に置く：今は{ $region }
    .head = { $hero }を好きな地域に置く
    .detail = 今は{ $region }
do-sail = ドラッカーで航海する：{ $sea }から{ $count }海域まで
    .head = ドラッカーで航海する
    .detail = { $sea }から{ $count }海域まで
do-place-army = 部隊を置き直す：支配している地域のどこにでも
    .head = 部隊を置き直す
    .detail = 支配している地域のどこにでも
do-sail-to = { $sea }へ航海する：沿岸は{ $regions }
    .head = { $sea }へ航海する
    .detail = 沿岸は{ $regions }
do-take-army = { $army }を選ぶ
do-place-in = { $region }に置く：{ $sight }
    .head = { $region }に置く
    .detail = { $sight }
do-giant-in = 巨人を{ $region }に置く：{ $sight }
    .head = 巨人を{ $region }に置く
    .detail = { $sight }
do-gain-rune = { $rune }を1個得る：今は{ $runes }
    .head = { $rune }を1個得る
    .detail = 今は{ $runes }
do-build = { $god }に足す：{ $all }個中{ $pieces }個目／{ $complete ->
    [1] これで完成する
   *[other] 次からの祈り：{ $bonus }
}
    .head = { $god }に足す
    .detail = { $all }個中{ $pieces }個目／{ $complete ->
        [1] これで完成する
       *[other] 次からの祈り：{ $bonus }
    }
do-hunt = { $monster }を狩る：傷は{ $wounds }{ $loki ->
    [1] ／攻撃は+{ $fact_loki_more }／討てばゲームに勝つ
   *[other] ／秘宝：{ $artefact }
}
    .head = { $monster }を狩る
    .detail = 傷は{ $wounds }{ $loki ->
        [1] ／攻撃は+{ $fact_loki_more }／討てばゲームに勝つ
       *[other] ／秘宝：{ $artefact }
    }
do-activate-some = 怪物を{ $most }体まで活動させる：それぞれダイスを振り、移動して蹂躙するか、攻撃する
    .head = 怪物を{ $most }体まで活動させる
    .detail = それぞれダイスを振り、移動して蹂躙するか、攻撃する
do-activate = { $monster }を活動させる：{ $region }／攻撃：{ $strikes }
    .head = { $monster }を活動させる
    .detail = { $region }／攻撃：{ $strikes }
do-activate-no-more = これ以上は活動させない
do-roll = 怪物ダイスを振る
do-move-two = 振らずに「移動{ $fact_steered_steps }」にする：入る地域ごとに蹂躙する
    .head = 振らずに「移動{ $fact_steered_steps }」にする
    .detail = 入る地域ごとに蹂躙する
do-die-move = { $moves }地域移動する：入る地域ごとに蹂躙する
    .head = { $moves }地域移動する
    .detail = 入る地域ごとに蹂躙する
do-die-attack = 攻撃する：{ $strikes }
    .head = 攻撃する
    .detail = { $strikes }
do-monster-to = { $region }へ（蹂躙する）：{ $sight }
    .head = { $region }へ（蹂躙する）
    .detail = { $sight }
do-giant-next = { $region }の巨人：{ $sight }
    .head = { $region }の巨人
    .detail = { $sight }
do-hit = { $army }を狙う：{ $becomes }
    .head = { $army }を狙う
    .detail = { $becomes }
do-attack-seat = { $seat }の部隊を撤退させる：{ $values }
    .head = { $seat }の部隊を撤退させる
    .detail = { $values }
do-loki-at = ロキが{ $region }に現れる：部隊は入れなくなる／{ $sight }
    .head = ロキが{ $region }に現れる
    .detail = 部隊は入れなくなる／{ $sight }
do-loki-to = ロキを{ $region }へ動かす：部隊は入れなくなる／{ $sight }
    .head = ロキを{ $region }へ動かす
    .detail = 部隊は入れなくなる／{ $sight }
do-loki-stays = ロキを{ $region }に残す
do-pick-attack = 攻撃{ $attack }を使う：弱点は{ $symbol }／防げなければ負傷{ $injuries }
    .head = 攻撃{ $attack }を使う
    .detail = 弱点は{ $symbol }／防げなければ負傷{ $injuries }
do-strike = { $strike }で反撃する：埋められる傷：{ $wounds }
    .head = { $strike }で反撃する
    .detail = 埋められる傷：{ $wounds }
do-strike-pair = { $strike }を合わせて反撃する：1枚では埋められない「{ $wounds }」を2枚1組で埋める
    .head = { $strike }を合わせて反撃する
    .detail = 1枚では埋められない「{ $wounds }」を2枚1組で埋める
do-no-strike = これ以上反撃しない：次は防御
    .head = これ以上反撃しない
    .detail = 次は防御
do-cover = 「{ $wound }」の傷を埋める
do-defend = { $card }で防ぐ：防御が{ $guard }になる（必要{ $need }）
    .head = { $card }で防ぐ
    .detail = 防御が{ $guard }になる（必要{ $need }）
do-no-defence = 負傷{ $injuries }を受ける：カードを{ $draws }枚引く
    .head = 負傷{ $injuries }を受ける
    .detail = カードを{ $draws }枚引く
do-use-hide = トロールの皮を使う：負傷が1つ減る
    .head = トロールの皮を使う
    .detail = 負傷が1つ減る
do-use-hide-not = トロールの皮を使わない
do-hunt-on = 狩りを続ける：{ $rounds }回中{ $round }回目
    .head = 狩りを続ける
    .detail = { $rounds }回中{ $round }回目
do-hunt-stop = 狩りをやめる：失敗となり、負傷が1つ増え、埋めた傷はすべて元に戻る
    .head = 狩りをやめる
    .detail = 失敗となり、負傷が1つ増え、埋めた傷はすべて元に戻る
do-discard = { $card }を捨てる

## 実物のダイスと引き

chance-first = 最初の手番のプレイヤーをくじで決めてください
chance-realm = { $region }の門の王国トークンを引いてください
chance-fourth = 各ルーン1枚のほかに、4枚目の鍛冶場トークンを引いてください
chance-forge = { $region }の鍛冶場トークンを引いてください
chance-sheets = 怪物シートを引いてください。どれが登場しますか
chance-place = { $monster }の置かれる地域を引いてください
chance-hero = { $seat }、英雄を無作為に1人引いてください
chance-card = { $seat }、戦闘カードを1枚引きます。山札の何枚目にしますか（手札は秘密なので、プログラムが管理します）
chance-attack = { $monster }の攻撃カードを引いてください（2枚中{ $number }枚目）
chance-die = { $monster }の怪物ダイスを振ってください
mover-draugr = ドラウグ
mover-troll = トロール
mover-lindworm = リンドヴルム
mover-garm = ガルム
mover-fenrir = フェンリル
mover-nidhogg = ニーズヘッグ
mover-giants = 霜の巨人1体
mover-loki = ロキ
face-move = 移動{ $steps }
face-attack = 攻撃
face-both = 移動{ $steps }か攻撃

## 記録

log-first-player = 最初の手番は{ $seat }です。
log-realm-laid = { $realm }門が{ $region }に開きました。
log-forge-laid = { $region }に{ $rune }鍛冶場があります。
log-monster-placed = { $monster }が{ $region }に潜んでいます。
log-monster-placed-giants = 霜の巨人3体が{ $region }に立っています。
log-hero-chosen = { $seat }の英雄は{ $hero }です。
log-started = { $seat }は{ $region }から始めます。
log-drew-card = { $seat }が{ $card }を引きました。
log-drew = { $seat }が戦闘カードを{ $count }枚引きました。
log-discarded = { $seat }が{ $card }を捨てました。
log-reshuffled = 捨て札を切り直して戦闘カードの山札にしました（{ $count }枚）。
log-turn-begins = 第{ $round }ラウンド、{ $seat }の手番です。
log-turn-begins-last = 第{ $round }ラウンド、{ $seat }の最後の手番です。
log-came-back = { $seat }の部隊が{ $region }に戻りました。
log-used-artefact = { $seat }が「{ $artefact }」を使いました。
log-prayed = { $seat }が{ $god }に祈りました：{ $attribute }{ $value }。
log-prayed-full = { $seat }が{ $god }に祈りました：{ $attribute }は上限の{ $value }です。
log-got-rune = { $seat }が{ $rune }のルーンを得ました。
log-raised = { $seat }が{ $region }の部隊の値を{ $value }に上げました。
log-healed = { $seat }が負傷を治しました：{ $injury }。
log-injured = { $seat }の英雄が負傷しました：{ $injury }。
log-hero-moved = { $hero }が{ $region }から{ $target }へ移りました。
log-hero-stayed = { $hero }は{ $region }にとどまりました。
log-tamed = { $seat }が{ $monster }を支配しました。
log-allied = { $seat }が{ $realm }と同盟しました。
log-paid-runes = { $seat }が{ $rune }を{ $count }個払いました。
log-army-moved = { $seat }が値{ $value }の部隊を{ $region }から{ $target }へ動かしました。
log-army-marched = { $seat }が値{ $value }の部隊を{ $region }から{ $target }へ行軍させました。
log-army-shipped = { $seat }が値{ $value }の部隊を{ $region }から海路で{ $target }へ運びました。
log-giant-followed = { $seat }の霜の巨人も{ $region }へ移りました。
log-giant-left = { $region }に{ $seat }の部隊がいなくなり、霜の巨人はストックに戻りました。
log-took-control = { $seat }が{ $region }を支配しました。
log-battle-begins = { $region }で戦闘：{ $seat }が{ $other }を攻撃します。
log-sacrificed = { $seat }が{ $region }の霜の巨人を犠牲にしました。
log-army-lowered = { $region }の{ $seat }の部隊の値が{ $value }に下がりました。
log-army-lowered-out = { $region }の{ $seat }の部隊の値が尽きました。
log-army-destroyed = { $region }の{ $seat }の部隊が全滅しました。
log-no-battle = { $region }に片方しか、または誰も残らず、戦闘は起こりません。
log-battle-values = カードの前の戦闘値は、{ $region }を攻める{ $seat }が{ $attack }、相手が{ $defence }です。
log-card-played = { $seat }が{ $card }を出し、戦闘値は{ $value }です。
log-passed = { $seat }はもうカードを出しません。
log-battle-won = { $seat }が{ $region }の戦闘に{ $value }対{ $other }で勝ちました。
log-battle-won-tie = { $seat }が{ $region }をともに{ $value }で守りました。同点は防御側の勝ちです。
log-retreated = { $seat }の部隊{ $count }つが{ $region }から{ $target }へ撤退しました。
log-action-taken = { $seat }がアクション「{ $action }」を行います。
log-recruited = { $seat }が{ $region }に値{ $fact_recruit_value }の部隊を徴募しました。
log-temple-built = { $seat }が{ $region }に神殿を建てました。
log-priests-ready = { $seat }の神官{ $count }人が再び待機しました。
log-bonus-used = { $seat }が{ $realm }ボーナスを使います。
log-drakkar-sailed = { $seat }のドラッカーが{ $sea }へ航海しました。
log-army-placed = { $seat }が{ $region }の値{ $value }の部隊を{ $target }に置きました。
log-giant-received = { $seat }が霜の巨人を得て、{ $region }に置きました。
log-giant-moved = { $seat }が霜の巨人を{ $region }に置きました。
log-monument-built = { $seat }が{ $god }モニュメントに{ $pieces }個目のパーツを足しました。
log-wheel-reset = ホイールのマーカーがすべて戻り、神官が帰り、秘宝が再び使えるようになりました。
log-wheel-reset-only = モニュメントはすべて完成しています。ホイールのマーカーがすべて戻るだけです。
log-monster-activated = { $seat }が{ $monster }を活動させます。
log-die-rolled = 怪物ダイスの目：{ $face }。
log-steered = { $seat }が{ $monster }を振らずに「移動{ $fact_steered_steps }」で動かします。
log-monster-moved = { $monster }が{ $region }から{ $target }へ移りました。
log-giant-blocked = { $region }の霜の巨人は動けず、蹂躙もしません。
log-trampled = { $monster }が{ $region }を蹂躙します。
log-monster-attacked = { $monster }が{ $region }で攻撃します：{ $strikes }。
log-monster-attacked-giants = 霜の巨人が攻撃します：{ $strikes }。
log-loki-placed = { $seat }がロキを{ $region }に出現させました。部隊は入れません。
log-loki-moved = { $seat }がロキを{ $region }から{ $target }へ動かしました。
log-hunt-begins = { $seat }が{ $region }で{ $monster }を狩ります。
log-giants-gathered = 霜の巨人がすべて{ $region }に集まりました。
log-attacks-drawn = 狩りの{ $round }回目：「{ $attack }」か「{ $second }」。
log-attack-picked = { $seat }が選びました：{ $attack }。
log-wound-covered = { $seat }が{ $strike }で「{ $wound }」の傷を埋めました。
log-guard-laid = { $seat }が{ $card }で防ぎます：{ $value }。
log-guard-held = { $seat }の防御は{ $value }で成功しました。
log-guard-failed = { $seat }の防御は失敗：負傷{ $count }。
log-injury-ignored = トロールの皮で{ $seat }の負傷が1つ減りました。
log-hunt-failed = { $seat }は{ $monster }の狩りに失敗しました。
log-monster-slain = { $seat }が{ $monster }を討ちました！
log-got-artefact = { $seat }が秘宝「{ $artefact }」を得ました。
log-ragnarok-card = ラグナロクカードが成就しました：{ $card }。
log-ragnarok-comes = ラグナロクが来ます。{ $seat }以外の全員が最後の手番を行います。
log-won = { $seat }の勝ちです。{ $ending }
log-no-special = { $seat }は行える特殊アクションがなく、見送ります。
log-out-of-rounds = { $round }ラウンドが終わり、ゲームは終了です。

## 終わり

end-lands = 必要な数の地方を支配し、大ヤールとなりました。
end-temples = 必要な数の神殿を支配し、大ゴジとなりました。
end-loki = ロキを討ち、怪物殺しとなりました。
end-ragnarok = ラグナロクの時、ユグドラシルに接する地域の数で決まりました。
end-rounds = ラウンドが尽き、ユグドラシルに接する地域の数で決まりました。

## 理由

why-hero-taken = この英雄はほかのプレイヤーが使っています。
why-not-start-value = 開始できるのは値{ $fact_start_value }の地域だけです。
why-start-monster = 怪物がいる地域からは始められません。
why-start-taken = ほかのプレイヤーがそこから始めます。
why-comeback-not-yours = まだ支配している地域があるので、そのどこかに戻ります。
why-comeback-foreign = ほかのプレイヤーが支配している地域です。空いている地域がほかにあります。
why-comeback-armies = そこには部隊がいます。
why-loki-there = ロキのいる地域に部隊は入れません。
why-artefact-spent = この秘宝は、次の「モニュメント建設」まで使えません。
why-artefact-not-now = この秘宝は手番の始めに使うものではありません。
why-artefact-no-target = 使う対象がありません。
why-venom-own-army = 毒を使えるのは敵の部隊だけです。
why-venom-too-far = この部隊は、英雄のいる地域に隣接する地域にいません。
why-mace-elsewhere = この部隊は、英雄のいる地域にいません。
why-chain-too-far = { $fact_chain_steps }地域より離れています。
why-hero-too-far = { $fact_hero_steps }地域より離れています。
why-figure-stuck = 隣の地域すべてにほかの巨人がいます。
why-giant-there = そこにはほかの霜の巨人がいます。
why-priest-there = そこにはすでに自分の神官がいます。
why-army-not-yours = 自分の部隊ではありません。
why-army-full = この部隊の値は上限の{ $fact_most_value }です。
why-not-in-your-region = この部隊は、支配している地域にいません。
why-raised-already = フレイヤで上げられるのは、1部隊につき1回だけです。
why-did-not-fight = この部隊は戦闘に加わっていません。
why-not-injured = この能力は負傷していません。
why-injured-already = この能力はすでに負傷しています。
why-no-injury = 英雄は負傷していません。
why-no-cards-left = 山札にも捨て札にも戦闘カードがありません。
why-no-pair-of-runes = 支配には怪物と同じシンボルのルーンが{ $fact_control_price }個必要ですが、支配できる怪物のルーンがそろっていません。
why-no-gate-here = 英雄は王国の門にいません。
why-allied-already = この王国とはすでに同盟しています。
why-no-rune-to-pay = 同盟には同じシンボルのルーンが{ $fact_alliance_price }個必要ですが、足りません。
why-no-rune-to-march = 行軍には同じシンボルのルーンが{ $fact_march_price }個必要ですが、足りません。
why-no-army-to-march = 動ける部隊がいません。
why-giants-untamed = 霜の巨人は支配できません。
why-tamed-already = この怪物はすでに支配しています。
why-other-runes = この怪物と同じシンボルのルーンを{ $fact_control_price }個持っていません。
why-none-of-this-rune = このシンボルのルーンを持っていません。
why-army-moved-already = この部隊はこの段階ですでに動きました。
why-battle-waits = そこで戦闘が待っています。終わるまで動けません。
why-no-way-out = 移動できる地域がありません。
why-not-adjacent = 隣接していない地域です。
why-same-region = 部隊はすでにそこにいます。
why-not-by-sea = ドラッカーで行けるのは、ドラッカーのいる海域の地域から、その海域か隣の海域の地域だけです。
why-sailed-already = 海路の移動は、部隊の段階ごとに1回だけです。
why-no-ship-needed = その地域は同じ海域の隣です。部隊は陸路でそのまま行けます。
why-no-battle-here = ここで待っている戦闘はありません。
why-not-in-hand = このカードは手札にありません。
why-too-many-casualties = 損害の合計が、そこにいる自分の部隊の値の合計を超えてしまいます。
why-not-yours-to-lower = 下げるのは自分の部隊です。
why-lowered-elsewhere = この部隊は損害を受ける地域にいません。
why-retreat-too-far = 撤退できるのは隣接する地域だけです。
why-retreat-enemies = そこには敵の部隊がいます。
why-retreat-later = 撤退の優先順位が上の地域が空いています。
why-marker-there = 次の「モニュメント建設」まで、このアクションには自分のマーカーがあります。
why-no-marker-yet = 「モニュメント建設」には、ホイールに自分のマーカーが1つ以上必要です。
why-monuments-complete = モニュメントはすべて完成しています。
why-no-settlement = 「動員」には、支配している地域の集落が必要です（ロキのいる地域を除く）。
why-no-army-left = 自分の部隊はすべて盤上にいます。
why-nothing-to-raise = 支配している地域に、値を上げられる部隊がいません。
why-no-shrine = 神殿には、支配している地域の空の聖所が必要です。
why-no-temple-left = 神殿が残っていません。
why-no-monster-left = 盤上にいません。
why-usurp-own = 英雄のいる地域はすでに支配しています。
why-usurp-army = 英雄のいる地域に敵の部隊がいます。
why-usurp-weak = 力と権威の合計が、地域の値に届きません。
why-nothing-to-prepare = 治すものも、引くものも、得るものもありません。
why-must-act = 行える特殊アクションがあるので、1つ行わなければなりません。
why-not-your-region = この地域を支配していません。
why-recruited-here = ここではすでに部隊を徴募しました。
why-temple-not-yours = この地域を支配していません。神殿は自分の支配する地域に建てます。
why-temple-there = そこにはすでに神殿があります。
why-runes-full = ルーンは上限の{ $fact_most_runes }個持っています。
why-no-rune-left = このシンボルのルーンはサプライに残っていません。
why-not-at-slot = このアクションの後、この王国のボーナスは使えません。
why-not-allied = この王国と同盟していません。
why-bonus-spent = このボーナスはもう使いました。
why-bonus-idle = このボーナスは、今は効果がありません。
why-no-place-for-army = 部隊を置ける、支配している地域がありません。
why-sea-too-far = { $fact_sail_seas }海域より離れています。
why-same-sea = ドラッカーはすでにそこにいます。
why-no-own-army = 霜の巨人を置けるのは、自分の部隊がいる地域だけです。
why-giant-is-here = 自分の霜の巨人はすでにそこにいます。
why-complete = このモニュメントは完成しています。
why-hero-elsewhere = 英雄は同じ地域にいません。
why-too-injured = 負傷が{ $fact_most_injuries }つある英雄は狩りができません。
why-too-few-slain = ロキを狩れるのは、怪物を{ $fact_slain_for_loki }体討ったプレイヤーだけです。
why-activated-already = この怪物はすでに活動しました。
why-monster-too-far = 怪物は隣接する地域へ1つずつ動きます。
why-giant-done = この霜の巨人はもう済みました。
why-not-trampled = 蹂躙されたプレイヤーは、その地域の自分の部隊から1つ選びます。
why-not-attacked = この部隊は怪物が攻撃する地域にいません。
why-too-strong = ニーズヘッグが滅ぼせるのは値{ $fact_nidhogg_prey }以下の部隊だけです。
why-no-army-attacked = このプレイヤーの部隊はそこにいません。
why-loki-not-inner = ロキはユグドラシルに接する地域に現れます。
why-loki-armies = ロキは部隊のいない地域にしか行きません。
why-loki-too-far = ロキが動くのは1地域です。
why-covers-nothing = 残っている傷を埋められません。
why-no-such-wound = その傷は残っていません。
why-wrong-symbol = このカードではその傷を埋められません。
why-cannot-reach = 手札を全部合わせても攻撃に届きません。
why-stock-empty = ストックに霜の巨人が残っていません。
why-no-army-for-giant = 霜の巨人を置ける、自分の部隊のいる地域がありません。
why-covers-alone = どちらも1枚で残りの傷を埋められます。2枚1組は、1枚では埋められない傷にだけ使います。

## 盤面の文章

table-set-up = 準備中です。最初の手番は{ $seat }です。
table-turn = 第{ $round }ラウンド、{ $seat }の手番：{ $phase }。
table-last-turn = ラグナロク：{ $seat }の最後の手番（第{ $round }ラウンド）：{ $phase }。
phase-start = 手番の始め
phase-prayer = 祈り
phase-hero = 英雄
phase-rune = ルーン
phase-armies = 部隊
phase-special = 特殊アクション
phase-end = 手番の終わり
table-moves = { $count ->
    [0] 部隊の移動は残っていません
    [1] 部隊の移動はあと1回／{ $sailed ->
        [1] 海路は使用済み
       *[other] 海路にもできる
    }
   *[other] 部隊の移動はあと{ $count }回／{ $sailed ->
        [1] 海路は使用済み
       *[other] うち1回は海路にできる
    }
}。
table-asked = { $seat }が選ぶところです。
table-over = { $round }ラウンドでゲームが終わりました。
table-winners = { $seats }の勝ちです。{ $ending }
table-goals = 勝利条件：地方{ $lands }（その地域は{ $short }つまで欠けてよい）、神殿{ $temples }、またはロキを討つ。
table-ragnarok = ラグナロクは{ $need }枚の成就で来ます。成就（{ $count }枚）：{ $met }。未成就：{ $left }。
table-battle = { $region }の戦闘：
table-attacker = 攻撃側{ $seat }：{ $total }（部隊{ $armies }、ボーナス{ $bonus }、カード{ $cards }）／損害{ $casualties }（上限{ $limit }）{ $passed ->
    [1] ／パス済み
   *[other] { "" }
}。
table-defender = 防御側{ $seat }：{ $total }（部隊{ $armies }、ボーナス{ $bonus }、カード{ $cards }）／損害{ $casualties }（上限{ $limit }）{ $passed ->
    [1] ／パス済み
   *[other] { "" }
}。
table-hunt = { $seat }が{ $region }で{ $monster }を狩っています（{ $rounds }回中{ $round }回目）。
table-wounds = 残る傷：{ $open }／全部：{ $all }。
table-attack = 今の攻撃：{ $attack }／防御は今{ $guard }。
table-attacks = 引いた攻撃カード：{ $attacks }。
table-no-hero = { $seat }{ $you ->
    [1] （あなた）
   *[other] { "" }
}：英雄はまだいません。
table-player = { $seat }{ $you ->
    [1] （あなた）
   *[other] { "" }
}：{ $hero }（{ $region }）／{ $parts }。
table-player-off = { $seat }{ $you ->
    [1] （あなた）
   *[other] { "" }
}：{ $hero }（まだ盤上にいない）／{ $parts }。
table-ability = { $hero }：{ $ability }。
table-holds = { $seat }の支配：地域{ $regions }（うちユグドラシルに接する{ $inner }）、地方：{ $lands }（大ヤールまで地域あと{ $lacks }）／神殿{ $temples }／討った怪物：{ $slain }。
table-forces = { $seat }の部隊：{ $armies }（値の合計{ $value }、サプライに{ $left }部隊）／ドラッカー：{ $sea }{ $giants ->
    [1] ／{ $giant }
   *[other] { "" }
}。
table-belongings = { $seat }のルーン：{ $runes }／同盟：{ $allies }／神官：待機{ $ready }、休息{ $unready }、祈り：{ $praying }／秘宝：{ $artefacts }。
table-hand = 自分の戦闘カード（{ $count }枚）：{ $cards }。
table-hand-size = { $seat }の手札：{ $cards }。
force = { $region }（値{ $value }）
no-giant = 霜の巨人なし
nowhere = 盤の外
artefact-fresh = { $artefact }（{ $does }）
artefact-used = { $artefact }（使用済み／{ $does }）
sight-hero = { $seat }の英雄
sight-beside = 隣接：{ $numbers }
table-region = { $region }：{ $parts }。
table-sea = { $sea }のドラッカー：{ $seats }。
table-wheel = { $action }：{ $count ->
    [0] マーカーなし
   *[other] マーカー：{ $seats }
}／続く王国：{ $realms }。
table-realm = 王国ボーナス、{ $realm }：{ $bonus }。
table-monument = { $god }モニュメント（{ $attribute }）：パーツ{ $all }個中{ $pieces }個／祈り：{ $bonus }／{ $count ->
    [0] 神官なし
   *[other] 神官：{ $priests }
}。
table-monster = { $monster }（{ $rune }）、{ $regions }：傷は{ $wounds }／攻撃：{ $strikes }／秘宝「{ $artefact }」{ $tamed ->
    [1] ／{ $seat }が支配
   *[other] { "" }
}。
table-slain = { $monster }（{ $rune }）：{ $seat }が討伐。
table-loki = ロキは{ $region }にいます。部隊は入れません。
table-supply = 残り：神殿{ $temples }／ルーン：{ $runes }。
table-stock = ストックの霜の巨人：{ $all }体中{ $count }体。
table-deck = 戦闘カードの山札{ $deck }枚。捨て札：{ $discard }。
odds-battle = 双方が出せるカードをすべて出した場合の勝率
odds-battle-without = 双方が出せるカードをすべて出した場合の勝率（計算外：{ $things }）
odds-berserk = ベオウルフの負傷
odds-hunt = 試した狩り{ $count }回の成功率（まず傷を埋め、1枚で足りるときに防ぐ）
control-realm = コントロールカード：王国ボーナスとしての霜の巨人
control-realm-1 = 巨人は1人1体まで。ウートガルドで得るか、自分の部隊のいる地域に置き直します。
control-realm-2 = 動くのは部隊と一緒のときだけです。自分の部隊がその地域を離れるとき同行でき、撤退のときはともに撤退します。
control-realm-3 = 自分の部隊がいない地域に残ると、ストックに戻ります。
control-realm-4 = 巨人のいる地域での戦闘の前に、防御側から順に自分の巨人を犠牲にできます。そこにいる敵の部隊はすべて値が1下がります。
control-monsters = コントロールカード：怪物としての霜の巨人
control-monsters-1 = 誰も支配できません。怪物ダイスはすべての巨人について1回だけ振り、選択の目でもすべての巨人が同じことをします。
control-monsters-2 = 1体ずつ1地域動き、ほかの巨人のいる地域には入りません。動けない巨人は残り、蹂躙しません。
control-monsters-3 = 動いた巨人はそれぞれ蹂躙します。英雄は巨人が1体でもいる地域で狩りを始められ、そのとき巨人はすべてそこに集まります。
control-monsters-4 = 討つと怪物1体と数えます。討った人はフィギュア1体と「巨人のメイス」を得ます。

## 図

draw-closed = 選べない理由：{ $reason }
draw-card = { $symbol }{ $value }
draw-pair = { $symbol }{ $first }＋{ $second }
draw-player = { $seat }（{ $hero }）
draw-all = 全員
draw-nobody = なし
draw-none = なし
draw-neutral = 中立
draw-nowhere = 盤外
draw-region = { $region }：値{ $value }、{ $owner }
draw-settlement = { $region }の集落
draw-temple = { $region }の神殿
draw-shrine = { $region }の空の聖所
draw-forge = { $region }の{ $rune }の鍛冶場
draw-gate = { $region }の{ $realm }の門
draw-monster = { $region }の{ $monster }
draw-tamed = { $monster }（支配：{ $seat }）
draw-loki = { $region }のロキ：部隊は入れない
draw-figure = { $region }の霜の巨人
draw-figure-some = 霜の巨人{ $number }
draw-giant = { $region }にいる{ $seat }の霜の巨人
draw-hero-in = { $region }の{ $hero }（{ $seat }の英雄）
draw-hero-at = { $hero }・{ $region }
draw-no-hero = 英雄はまだいない
draw-army = { $seat }：{ $region }の値{ $value }の部隊
draw-army-some = { $seat }：部隊{ $number }
draw-ship = { $seat }のドラッカー、{ $sea }
draw-by-sea = 海路：{ $region }
draw-action = { $action }。実行済み：{ $seats }。続く王国：{ $realms }
draw-action-used = { $action }：実行済み
draw-action-free = { $action }：可能
draw-yggdrasil = ユグドラシル：モニュメント建設。ホイールに自分のマーカーが必要
draw-realm = { $realm }：{ $bonus }
draw-ragnarok = ラグナロク
draw-doom = ラグナロク：兆し{ $needed }つ中{ $count }つ
draw-omen = 兆し{ $number }：{ $sign }
draw-omen-done = 兆し{ $number }（成就）：{ $sign }
draw-monument = { $god }（{ $attribute }）：パーツ{ $all }個中{ $pieces }個
draw-deck = 山札{ $count }
draw-played = 捨て札{ $count }
draw-deck-all = 戦闘カード：山札{ $left }枚、捨て札{ $played }枚
draw-stock = 建てられる神殿：{ $temples }
draw-stock-giants = 建てられる神殿：{ $temples }。ストックの霜の巨人：{ $giants }
draw-attack = 攻撃{ $attack }、弱点{ $weakness }、負傷{ $injuries }
draw-weak = 弱点
draw-deals = 負傷
draw-attacker = { $seat }が攻撃
draw-defender = { $seat }が防御
draw-attacker-leads = 攻撃側が優勢
draw-defender-leads = 防御側が優勢
draw-battle-in = { $region }の戦闘
draw-battle-armies = 部隊{ $count }
draw-battle-bonus = ボーナス{ $count }
draw-battle-cards = カード{ $count }
draw-battle-casualties = 損害{ $count }
draw-passed = パス
draw-next = 次
draw-covered = 傷{ $all }つ中{ $count }つを埋めた
draw-wound = 傷：{ $sort }
draw-wound-done = 傷：{ $sort }（済）
draw-hunt-round = 狩り{ $all }回中{ $round }回目
draw-left-chooses = 左隣の{ $seat }が1枚選ぶ
draw-left-chose = 左隣の{ $seat }が選んだ
draw-injuries = 負傷：{ $count }／{ $all }
draw-guard = 防御：力{ $strength }＋カード{ $cards }＝{ $total }
draw-guard-holds = { $count }に届く
draw-guard-needs = { $count }が必要
draw-goal-lands = 支配する地方。{ $count }つで勝利、地域は{ $short }つまで欠けてよい。あと{ $lacks }
draw-goal-temples = 支配する神殿の地域。{ $count }つで勝利
draw-goal-slain = 討った怪物。{ $fact_slain_for_loki }体でロキを狩れる
draw-attribute = { $attribute }：{ $value }
draw-attribute-hurt = { $attribute }：負傷により{ $printed }ではなく{ $value }
draw-injury = 負傷：{ $attribute }は1と数える
draw-injury-fourth = 4つ目の負傷
draw-no-injury = 負傷なし
draw-priest-ready = 神官（待機）
draw-priest-unready = 神官（休息）
draw-priest-at = { $god }のモニュメントの神官
draw-artefact = { $artefact }：{ $does }
draw-artefact-used = { $artefact }（使用済み）：{ $does }
draw-slain = 討伐：{ $monster }
draw-armies = 盤上の部隊：{ $count }／{ $all }
draw-holdings = 地域{ $regions }・ユグドラシル周辺{ $inner }
draw-hand = 戦闘カード：{ $count }枚（上限{ $all }）
draw-hand-count = 手札{ $count }枚
draw-row-actions = アクション
draw-row-injuries = 負傷
draw-row-runes = ルーン
draw-row-priests = 神官
draw-row-cards = カード
draw-row-allies = 同盟
draw-row-holds = 所有
draw-you = あなた
draw-act = 選択中
draw-asked = { $seat }の選択・{ $phase }・第{ $round }ラウンド
draw-waiting = 実際の結果を待っています・{ $phase }・第{ $round }ラウンド
draw-last-round = { $asked }・最後の手番
draw-phase-set-up = 準備
draw-phase-start = 手番の始め
draw-phase-prayer = 祈り
draw-phase-hero = 英雄
draw-phase-rune = ルーン
draw-phase-armies = 部隊
draw-phase-special = 特殊アクション
draw-phase-end = 手番の終わり
draw-won = { $count ->
    [1] { $seats }の勝利
   *[other] { $seats }が勝利を分け合う
}
draw-summary = 第{ $round }ラウンド。ラグナロクの兆し：{ $count }。
draw-sheet = { $player }：地域{ $regions }、地方{ $lands }、神殿{ $temples }、討伐{ $slain }。
draw-do-use-artefact-7 = 使わない
draw-do-pray-to-3 = 祈らない
draw-do-raise-army-30 = 終える
draw-do-heal-injury-4 = 治さない
draw-do-hero-act-0 = 英雄を動かす
draw-do-hero-act-1 = 負傷を治す
draw-do-hero-act-2 = カードを引く
draw-do-hero-act-3 = 何もしない
draw-do-rune-act-0 = 怪物を支配する
draw-do-rune-act-1 = 王国と同盟する
draw-do-rune-act-2 = 行軍
draw-do-rune-act-3 = ルーンを使わない
draw-do-move-army-30 = 移動を終える
draw-do-follow-0 = 巨人は残る
draw-do-follow-1 = 巨人も行く
draw-do-sacrifice-0 = 巨人を残す
draw-do-sacrifice-1 = 巨人を犠牲にする
draw-do-berserk-0 = 負傷しない
draw-do-berserk-1 = 負傷を受ける
draw-do-use-fang-0 = 牙を使わない
draw-do-use-fang-1 = 牙を使う
draw-do-play-card-10 = パス
draw-do-special-act-6 = モニュメント建設
draw-do-special-act-7 = 特殊アクションなし
draw-do-prepare-what-0 = 負傷を治す
draw-do-prepare-what-1 = カードを引く
draw-do-realm-bonus-6 = 使わない
draw-do-alfheim-how-0 = 英雄を置く
draw-do-alfheim-how-1 = 負傷を治す
draw-do-niflheim-how-0 = ドラッカーを動かす
draw-do-niflheim-how-1 = 部隊を置く
draw-do-monsters-how-8 = 怪物を活動させる
draw-do-activate-next-7 = 終える
draw-do-roll-or-move-0 = ダイスを振る
draw-do-roll-or-move-1 = 振らずに移動{ $fact_steered_steps }
draw-do-die-choice-0 = 移動
draw-do-die-choice-1 = 攻撃
draw-do-loki-to-21 = ロキは動かない
draw-do-counter-28 = 反撃を終える
draw-do-defend-10 = 防御を終える
draw-do-use-hide-0 = 皮を使わない
draw-do-use-hide-1 = 皮を使う
draw-do-hunt-on-0 = 狩りをやめる
draw-do-hunt-on-1 = 続ける

## Sheets, and what stands beside the question

sheets-heroes = 英雄
sheets-monsters = 怪物
sheets-artefacts = 秘宝
sheets-cards = 戦闘カード
sheets-actions = 特殊アクション
sheets-realms = 王国
sheets-gods = モニュメント
sheets-runes = ルーン
count-runes = ルーン{ $count }個
does-mobilize = 支配している集落それぞれに値{ $fact_recruit_value }の部隊を1つ徴募する
does-reinforce = 支配している地域の自分の部隊に、合計で権威＋1点を振り分ける
does-build-temple = 支配している空の聖所に神殿を建て、神官1人を待機させる
does-monsters = 英雄のいる地域の怪物を狩るか、怪物を{ $fact_activations }体まで活動させる
does-usurp = 力と権威の合計が地域の値に届き、敵の部隊がいなければ、英雄がその地域を支配する
does-prepare = 負傷1つの治療、戦闘カード1枚、ルーン1個から{ $fact_prepare_parts }つ
does-build-monument = モニュメントにパーツを1つ足す。全員がホイールのマーカーを戻し、秘宝が再び使え、すべての怪物を活動させる
does-god-odin = 祈ると、パーツの数より1少ない枚数の戦闘カードを引く
does-god-thor = 祈ると、パーツの数より1少ない数まで負傷を治す
does-god-freyja = 祈ると、パーツの数より1少ない数までの部隊の値を1ずつ上げる
sheet-artefact-of = 元の持ち主：{ $monster }
sheet-raises = { $attribute }を1上げる
sheet-rune = { $price }個で支配：{ $monsters }。{ $fact_alliance_price }個で同盟、{ $fact_march_price }個で行軍
sheet-wounds = 埋める傷：{ $wounds }
sheet-strikes = 攻撃：{ $strikes }
sheet-slain = { $rune }{ $fact_control_price }個で支配。討った者は{ $artefact }を得る
sheet-slain-untamed = 支配できない。討った者は{ $artefact }を得る
sheet-loki = 部隊はその地域に入れない。怪物を{ $fact_slain_for_loki }体討った者だけが狩れ、討てば勝ち
sheet-card = 戦闘での値{ $value }、損害{ $casualties }
sheet-copies = { $all }枚中{ $count }枚
missing-usurp = 地域の値は{ $value }、力と権威の合計は{ $has }
phase-set-up = 準備

# What happened, told once more.
score-counts = 地域
retold-attack = 攻撃
retold-lands = 地方
retold-temples = 神殿
retold-inner = ユグドラシルに接する地域
retold-regions = 地域
retold-slain = 討った怪物
retold-battles = 勝った戦闘
retold-army = 部隊の値の合計
retold-runes = ルーン
retold-hand = 戦闘カード

## 使えない開始オプション

bad-monster = { $given }という怪物はいません。{ $known }、default、randomから選びます。
bad-monsters = 1回のゲームに登場する怪物は、異なる{ $count }体です。{ $given }は使えません。
bad-frost-giants = 霜の巨人が怪物になるのはmode=monstersのときだけです。
bad-rune-share = 怪物はルーンごとに2体必要です。{ $rune ->
    [fehu] フェフ
    [isa] イサ
   *[tiwaz] ティワズ
}は{ $count ->
    [0] 1体もいません。
   *[other] { $given }になっています。
}
bad-hero = { $given }という英雄はいません。{ $known }、chosen、dealtから選びます。
bad-hero-twice = 英雄は全員違います。{ $given }には同じ英雄が2回あります。
bad-hero-count = { $players }人で遊ぶなら英雄を{ $players }人書いてください（今は{ $count }人）。
