### アンドールの伝説：遥かなる地（日本語）

## ゲーム

game-title = アンドールの伝説：遥かなる地
game-about = 2人から4人の勇者が、7つの伝説を通して遥かな地をともに守ります。勝つのも負けるのも全員いっしょです。
game-guide = はじめての1日
guide-1 = 語り手が文字Nに着く前に目標をすべて果たせば、全員で伝説に勝ちます。目標は盤の上に書いてあります。
guide-2 = どの勇者にも1日に7時間あります。手番では、移動（1マス1時間）、戦闘（1ラウンド1時間）、パス（1時間）のどれか1つを選びます。その後は次の勇者の手番です。
guide-3 = 7時間を過ぎても、1時間につき意志力2で、あと3時間まで動けます。全員が1日を終えると夜が明けます。
guide-4 = 夜明けに、怪物はみな矢印に沿って1マス進みます。隠れ家（伝説3〜6では草原の民のタイル）に着いた怪物は防御マスを1つ占めます。空きがなければ伝説は敗北です。
guide-5 = 語り手は、夜明けのたびと、怪物を1体倒すたびに1文字進みます。全部とは戦わず、近づきすぎたものだけを倒しましょう。
guide-6 = 戦闘では、自分の一番よいダイスと攻撃力を、怪物のダイスと攻撃力に比べます。低いほうが差の分だけ意志力を失います。同じマスの勇者はいっしょに戦えます。
guide-7 = 意志力は命であり、ダイスでもあります。たいていの勇者は、多いほどたくさんのダイスを振れます。井戸では1日1回、意志力を3得られます。
guide-8 = 怪物を倒すと、金貨か意志力がもらえます。商人からは金貨2枚で攻撃力を1買えます。きっと必要になります。
guide-9 = 16のマスは霧に隠れています。そこで止まった勇者が霧をめくります。たいていは贈り物、ときにはイベントです。
house-note = 印刷された伝説カード、イベントカード、塔カード、タコタカード、盤の両面、怪物の値の多くは分かっていません。ここにあるのは、こちらで決めたもの（独自の内容）です。製品をお持ちなら content.toml で直せます。

## 案内つきの最初のゲーム

lesson-heroes = 勇者はそれぞれ戦い方が違います。ダイスの数と特殊能力は名前のそばに書いてあります。勝つのも負けるのも全員いっしょです。
lesson-hours = 手番にすることは、移動、戦闘、パスのどれか1つです。1マスの移動、戦闘の1ラウンド、パスはどれも1時間です。続けて何時間使ってもかまいません。移動した勇者は、次の手番まで戦えません。
lesson-on-the-way = 途中に何かあります。そこで止まっても、通り過ぎてもかまいません。霧と井戸がはたらくのは、移動を終えたマスだけです。
lesson-fight = 戦闘です。一番よいダイスと攻撃力を、怪物のダイスと攻撃力に比べます。パーセントは、時間のあるかぎり戦い続けた場合の見込みです。1ラウンドに1時間かかります。
lesson-free = フリーアクションには時間がかかりません。拾う、置く、渡す、使う、買う、のどれかです。自分の1日が終わっていなければ、ほかの勇者の手番でもできます。
lesson-merchant = 商人のところにいます。金貨2枚で攻撃力を1買えます。アイテムを買えるのは伝説2からです。
lesson-spells = テナヤは1日に3回、炎の呪文を使えます。意志力2で用意しておき、あとで使います。勇者を呼ぶ、怪物のダイスを1個減らす、打撃を和らげる、のどれかです。
lesson-things = 物が落ちています。シートの装備の場所1つにつき1個を持てます。金貨、キノコ、魔法の草は、いくつでも財布に入ります。この伝説で大事なのは図面です。
lesson-group = いっしょに戦うと、攻撃力も、それぞれの一番よいダイスも足し合わせます。時間は各自が払い、ラウンドに負けると、全員がそれぞれ差の分の意志力を失います。
lesson-fight-on = ラウンドが終わり、どちらも倒れていません。続けるには1時間かかります。やめると怪物は元どおりに回復し、こちらはそのままです。
lesson-bow = 弓ではダイスを1個ずつ振り、最後のダイスが有効です。やめる場合と続けて振る場合の見込みが、選択肢のそばに出ます。
lesson-reroll = ダイスが出ました。そのままでも、能力か物が許すなら1個を変えてもかまいません。
lesson-heal = 意志力が7以上のアヴィダは、使わないダイスをすぐ意志力に変えます。自分にも、いっしょに戦う仲間にも与えられます。
lesson-reward = 倒した怪物の報酬は、金貨でも意志力でも、混ぜてもかまいません。いっしょに戦ったなら好きなように分けます。そして語り手が1文字進みます。
lesson-spirit = 廃墟の霊がシートの装備の場所の1つに居すわり、伝説が終わるまで、そこには何も持てなくなります。なくて困らない場所を選びましょう。
lesson-card = 伝説カードです。声に出して読んでください。閉じるまで開いたままで、記録からまた開けます。
lesson-fog = 霧です。そこで移動を終えた勇者が一度だけめくります。たいていは贈り物ですが、イベントや黒後家グモ、廃墟の霊のこともあります。
lesson-well = 井戸で移動を終えると、意志力が3増えます。そのあとは夜明けまでかれています。
lesson-extra-hours = 8、9、10時間目は超過時間です。1時間ごとに意志力2がかかり、使い切ることはできません。
lesson-day-ended = この勇者の1日は終わりました。夜明けまで行動もフリーアクションもできません。ほかの勇者は続けます。
lesson-rooster = 最初に1日を終えた勇者がおんどりを取り、あすの最初の手番になります。
lesson-willpower = 意志力は命であり、たいていの勇者にはダイスの数でもあります。何個振るかは、いまの行に書いてあります。0になると戦闘に負けます。
lesson-strength = 攻撃力は、どの戦闘のどのダイスにも加わります。商人から買え、霧の中から出ることもあります。
lesson-gold = 金貨は商人のところで使います。2枚で攻撃力1です。同じマスの勇者には渡せます。
lesson-round = 両方の値を比べ、低いほうが差の分だけ意志力を失います。同じなら何も起こりません。怪物は同じ目のダイスを足しますが、勇者は足しません。
lesson-recovers = 勝負がつかないまま戦闘が終わりました。怪物は元どおりです。
lesson-beaten = 負けた勇者は攻撃力を1失い（最後の1は失いません）、意志力3で立ち上がります。この物語で命を落とす者はいません。
lesson-sunrise = 全員が1日を終え、夜が明けます。怪物が歩き、イベントが起こり、井戸が満ち、語り手が進みます。
lesson-creatures = 夜明けに、怪物は矢印に沿って1マス進みます。そこに別の怪物がいれば、その先の空いたマスまで進みます。
lesson-lair = 怪物が隠れ家に着き、防御マスを1つ占めました。空きがないときにもう1体来ると、伝説は敗北です。
lesson-event = イベントです。ありがたくてもありがたくなくても、書かれた全員にすぐ起こります。
lesson-narrator = 語り手は夜明けのたび、怪物を倒すたびに1文字進みます。星のある文字ではカードを読み、Nで物語は終わります。
lesson-widow = 黒後家グモは同じマスの勇者を放しません。1時間に1回振って倒すまで、どこへも行けません。
lesson-goal = 目標を1つ果たしました。すべて果たせば、その場で伝説に勝ちます。

## 開始オプション

option-legend = 7つの伝説のどれで遊ぶか。
option-legend-1 = 伝説1「湖の呼び声」：はじめてのゲームに。
option-legend-2 = 伝説2「イクアルの盾」。
option-legend-3 = 伝説3「渡河」。
option-legend-4 = 伝説4「タコタのしるし」。
option-legend-5 = 伝説5「砕けた秘宝」。
option-legend-6 = 伝説6「トロール王の洞窟」。
option-legend-7 = 伝説7「三兄弟の火」。
option-variant = 伝説の難しさ。
option-variant-mild = やさしい：怪物が少ない。
option-variant-standard = 標準。
option-variant-grim = きびしい：怪物が多い。
option-heroes = 席の順に、コンマで区切った勇者（tenaya、raashana、grea、avida、または teyan、raash、grent、avid）。空なら各自が選びます。
option-gorlot = ゴルロットの攻撃力。ルールブックには両方の数があります。
option-gorlot-four = 攻撃力4。
option-gorlot-two = 攻撃力2。
option-spells = 炎の呪文の使い方。
option-spells-three = 先に用意し、後で使う。
option-spells-two = 使うときに払う。
option-bridge = 橋の両端が隣り合うか。
option-bridge-apart = 歩くときだけ。
option-bridge-adjacent = 望遠鏡、弓、亡霊にとっても隣り合う。
option-dice = 茶色のダイスと緑のダイスの持ち主。
option-dice-rider = 茶色は草原の乗り手：2個、3個、4個。
option-dice-tamer = 茶色は炎使い：1個から4個。

## 名前

player = { $hero }（{ $seat }）
hero-tenaya = テナヤ
hero-teyan = テヤン
hero-raashana = ラーシャナ
hero-raash = ラーシュ
hero-grea = グレア
hero-grent = グレント
hero-avida = アヴィダ
hero-avid = アヴィド
ability-tenaya = 1日に3回の炎の呪文（勇者を呼ぶ、怪物のダイスを1個減らす、打撃を和らげる）。ダイスは3個まで
ability-raashana = ダイスを1個ずつ振り、好きなところで止める。隣のマスを射ち、勇者を1人連れて行ける。ダイスは4個まで
ability-grea = ダイスは1個。3は6と数え、2は振り直せる
ability-avida = 意志力7以上なら、使わないダイスで自分か仲間が回復する。ダイスは2個まで
space = { $space }
space-none = 盤の外
space-cave = 洞窟{ $space }
space-throne = 玉座{ $space }
space-403 = 403（グリフィン岩）
space-412 = 412（商人）
space-421 = 421（変化の洞窟）
space-425 = 425（グレホンの隠れ家）
space-447 = 447（五人の孤児）
space-453 = 453（高床の村）
space-455 = 455（商人）
space-459 = 459（天幕の町）
space-512 = 512（商人）
space-532 = 532（塔）
space-547 = 547（切り立つ岩）
space-548 = 548（沼）
space-549 = 549（沼）
space-550 = 550（洞窟の入口）
space-561 = 561（商人）
space-599 = 599（転移門）
side-lake = アヴァ湖
side-river = 大河
target-lake = グレホンの隠れ家
target-river = 草原の民
foe-gor = ゴル
foe-gorlot = ゴルロット
foe-skral = スクラル
foe-white-skral = 白スクラル
foe-troll = トロール
foe-marsh-troll = 沼トロール
foe-sentinel = 見張りトロール
foe-knight = 黒騎士
foe-buffalo = 恐怖の野牛
foe-king = トロール王
foe-being = 奇怪なもの
foe-widow = 黒後家グモ
foe-rock = 岩
figure-flaps = フラップス
figure-merchant = 旅の商人
figure-catapult = 投石機
figure-orweyn = オルウェイン
figure-tile = 草原の民
figure-mother = 母グモ
figure-ghost = 亡霊
figure-azturian = アズトゥル人
thing-blade = 影の刃
thing-blade-turned = 影の刃（1度使用）
thing-bow = 弓
thing-falcon = 鷹
thing-falcon-turned = 鷹（飛行中）
thing-flask = 水筒
thing-flask-turned = 半分の水筒
thing-spyglass = 望遠鏡
thing-knife = 投げナイフ
thing-hope = 希望の石
thing-hope-known = 希望の石{ $face }
thing-mushroom = キノコ
thing-mushroom-known = キノコ（{ $face }）
thing-rock = 岩
thing-rock-known = 岩（{ $face }）
thing-plant = 魔法の草
thing-iquar = イクアルの盾
thing-fragment = 秘宝のかけら
thing-blue = 青いタイル
thing-diagram = 図面
thing-crown = グリフィンの冠
thing-log = 丸太
thing-log-of = 大きさ{ $size }の丸太
does-blade = 語り手が進まず報酬もない戦闘。1度目は攻撃力1、2度目は意志力7を払う
does-bow = 隣のマスを攻撃する。ダイスは1個ずつ
does-falcon = 1日1回、離れた2人が小さな物と金貨をやりとりする
does-flask = 時間を使わずに1マス、2回まで
does-spyglass = 隣のマスのトークンを見る
does-knife = ラウンドごとにダイス1個を振り直す
does-hope = めくって持っておく
does-hope-1 = 攻撃力1を得る
does-hope-2 = 戦闘の間ずっと怪物1体を弱める
does-hope-3 = 自分も、いっしょにいる勇者も意志力3を得る
does-hope-4 = 悪いイベント1つを取り消す
does-mushroom = 食べて意志力+2、+4、−3のどれか
does-mushroom-known = 食べて意志力{ $face }
does-rock = 投石機の弾
does-plant = 意志力1を得る
does-iquar = 届けた場所の防御マスが1つ増える
does-fragment = 秘宝の一部
does-blue = 塔の鍵
does-diagram = 村のための設計図
does-crown = ラウンドごとにダイス1個を裏返す
does-log = 川を渡るための木
slot-none = なし
slot-large = 大きな場所
slot-small = 小さな場所
slot-head = 頭の場所
fog-event = イベント
fog-gold = 金貨1枚
fog-strength = 攻撃力1
fog-widow = 黒後家グモ
fog-will = 意志力
fog-flask = 水筒
fog-plant = 魔法の草
fog-knife = 投げナイフ
fog-spirit = 廃墟の霊
letter = { $letter }
bead-brown = 茶
bead-green = 緑
bead-blue = 青
bead-violet = 紫
variant-mild = やさしい
variant-standard = 標準
variant-grim = きびしい
spell-ready = 炎の呪文
spell-prepared = 用意した炎の呪文
spell-spent = 使った炎の呪文
answer = 答え{ $number }
list-none = なし
list-more = { $head }、{ $next }
list-and = { $head }と{ $next }
clause-more = { $head }／{ $next }
count-hours = { $count }時間
count-extra-hours = 超過時間{ $count }時間
count-points = { $count }点
count-will = 意志力{ $count }
count-aloud = { $count }
count-steps = { $count }マス
count-widows = 黒後家グモ{ $count }匹

## 伝説

legend-call = 「湖の呼び声」
legend-shields = 「イクアルの盾」
legend-crossing = 「渡河」
legend-takota = 「タコタのしるし」
legend-artefact = 「砕けた秘宝」
legend-cave = 「トロール王の洞窟」
legend-fires = 「三兄弟の火」
goal-diagram = 図面を401から高床の村453へ運ぶ
goal-iquar = イクアルの盾を隠れ家425へ届ける
goal-buffalo = 恐怖の野牛を倒す
goal-logs = 足りるだけの丸太を草原の民に届ける
goal-tile = 草原の民を552かその先へ導く
goal-takota = タコタのしるしを解く
goal-blue = 青いタイル3枚を塔532へ運ぶ
goal-fragments = 3つのかけらを599のオルウェインに届ける
goal-rock = 岩を1つ取り除く
goal-crown = グリフィンの冠を洞窟から持ち出す
goal-king = トロール王を倒す
goal-fires = 403、453、459に火をともす
goal-being = 奇怪なものを倒す

card-call-setup = 401の平たい石の下に、図面は乾いたまま置かれている。描いた者は水を知っていた。置いていった者は急いでいた。
card-call-creatures = 岸の泥は足跡だらけだ。靴をはいた者の跡は、ひとつもない。
card-call-a = けさの湖は静かだ。漁師が眉をひそめるほどに静かだ。高床の村では、401に置き忘れた図面を待ちわびている。葦の間に角の生えた影を見た者もいる。物語が語り終えられる前に、図面を453へ。そしてグレホンの隠れ家に、何ものも住みつかせてはならない。
card-call-c = 北に煙、東に煙。こういうものを数える者たちの帳面に、{ $creatures }が書き足された。
card-call-f = { $count ->
   *[other] 夜のうちに、丘から{ $creatures }が下りてきた。道を知っているような足取りで。
}
card-call-j = 夜明けから鳴っていた太鼓に、いまや足が生えた。急げ。長い道を行く日は、もう終わった。
card-call-n = 湖の物語はここで終わる。水を渡ったものはそこにあり、渡らなかったものは失われた。
card-call-won = 最初の杭は、図面のとおりの場所に、まっすぐ立った。湖の上で誰かが歌いはじめ、止める者はいない。
card-call-lost = 湖の物語は水に閉ざされた。けれど図面は一度描かれたもの。一度描いた者は、また描ける。
card-shields-setup = 変化の洞窟で、フラップスが片目でこちらを見ている。453の壁には、盾がずっと掛かっていた跡がふたつ、白く残っている。
card-shields-creatures = 岸辺はあなたがたより先に目を覚ました。歩いている連中は食べたばかりで、まだ足りないらしい。
card-shields-a = 高床の村に、2枚の盾がかかっている。村のどの杭よりも古い盾だ。隠れ家まで運ぶ勇気のある者になら、イクアルは貸そうと言う。岸のいちばん奥では、何か重いものが息をしている。
card-shields-c = { $count ->
   *[other] { $creatures }が湖沿いの道を見つけた。急ぐ様子もない。それがいちばん恐ろしい。
}
card-shields-e = きしむ荷車を引いて、商人が{ $spaces }にやって来た。誰にでも売るのだそうだ。その誰かが、あなたがたであるかぎり。
card-shields-g = 地面が1度揺れ、そしてもう1度。恐怖の野牛が立ち上がった。夜明けのたびに{ $steps }、まっすぐ隠れ家へ向かってくる。
card-shields-j = { $count ->
   *[other] 土地のすみに{ $creatures }。走りはしない。ただ、やって来る。
}
card-shields-n = 盾の物語の最後のページ。まだ手にしているのは誰か、見てみよう。
card-shields-won = 盾は隠れ家に掛けられ、隅の重い息づかいは止んだ。その夜は、グレホンたちさえ眠った。
card-shields-lost = 盾は足りなかったか、間に合わなかった。村の壁では、ふたつの白い跡がそれを覚えている。
card-crossing-setup = 草原の民の持ち物はすべて540にあり、そのてっぺんに、運ばれるのはごめんだと言うおばあさんが座っている。大河を渡る丸太は、嵐が置いていったところにある。
card-crossing-creatures = 大河には岸がふたつある。そのどちらも、無人ではない。
card-crossing-a = 草原の民は、木と革の大きな台に持てるものすべてを積んだ。後ろにはもう何もない。前には大河がある。渡るには丸太がいる。そして、先に立って歩くあなたがたがいる。
card-crossing-c = 向こう岸の白樺の間で、何かが動いた。{ $creatures }だ。
card-crossing-d = { $spaces }で、顔のない騎手が馬の首をめぐらせた。物語が進めば、騎手も進む。狙う相手は、もうあなたがたの中から選んである。
card-crossing-f = 道に{ $creatures }がやって来る。誰かに呼ばれでもしたように。
card-crossing-h = { $count ->
   *[other] 旅人の通り道に{ $creatures }が腰をおろし、指折り数えている。
}
card-crossing-k = さらに{ $creatures }。草原の子らは、歌うのをやめた。
card-crossing-n = ここから先は大河が決める。渡った者は、渡った者だ。
card-crossing-won = おばあさんは自分の足で岸に降り、泳いでもよかったのだと言った。これほどの礼を言われたことはない。
card-crossing-lost = 丸太が1本ずつ大河を下っていく。上流では、もう誰かが新しい木を切っている。
card-takota-setup = しるしは石に刻まれ、誰にでも読める。青いタイルは、ダイスの落としたところにある。息が白くなったら、立ち止まって引き返すこと。
card-takota-creatures = 見に来たのは死者だけではない。生きているほうも数えておくことだ。
card-takota-a = タコタは死んだ。けれどそのしるしは、好きこのんで行く者のないところに今も立っている。読むがいい。4枚の青いタイルは、運命のダイスが投げたところに眠る。{ $tiles }枚あれば、塔の下にあるものが開く。冷たい場所には気をつけよ。そこでは死者が、あなたがたの力を握っている。
card-takota-c = { $count ->
   *[other] 古い壁の前で、{ $creatures }がしるしを声に出して読んでいる。読み方は間違っている。
}
card-takota-e = 石の間に糸。{ $spaces }に。光るところで足を止めるな。
card-takota-g = { $count ->
   *[other] { $creatures }が真昼の野を横切っていく。真昼に斥候を出す者はいない。
}
card-takota-j = { $count ->
   *[other] 塔に隣人ができた。{ $creatures }が戸口の前に居すわっている。
}
card-takota-n = しるしはすべて読まれた。さもなくば、もう読まれることはない。
card-takota-won = 最後のしるしが読まれ、塔の下で何かとても古いものが寝返りを打ち、満足してまた眠った。タコタなら笑っただろう。
card-takota-lost = しるしを読む者はもういない。雨の中で待っている。石には時間がある。
card-artefact-setup = 1つの手から3つのかけらが落ち、それぞれの道を行った。小道には、誰かが扉を閉めたように岩が横たわっている。
card-artefact-creatures = 光るものは、ほかの者にも見える。その中には、もっと足の長い者もいる。
card-artefact-a = オルウェインが転移門に立ち、空の手を差し出す。そこにあったものは3つに割れ、かけらは落ちるところに落ちた。取り戻してほしい。そして岩の間に道をあけてほしい。あす、草原の民がここを歩くのだから。
card-artefact-c = { $count ->
   *[other] 土地の端に{ $creatures }。砕けたものが呼んでいるのだ、とオルウェインは言う。あなたがたを呼ぶのと同じように。
}
card-artefact-e = 大地にひとこと言い分があるらしい。何かにつかまれ。
card-artefact-g = 沼が立ち上がる。目が、ある。
card-artefact-i = もう一度、さらに深く。道のあったところに、岩がある。
card-artefact-k = { $count ->
   *[other] 丘から{ $creatures }が下りてくる。疲れてはいない。
}
card-artefact-n = オルウェインが手を閉じる。その中に、何かあるか。
card-artefact-won = オルウェインがかけらを合わせると、継ぎ目はどこにも見えない。「壊れてなどいなかった」と彼は言う。「留守にしていただけだ」
card-artefact-lost = オルウェインの手は空のままだ。彼は誰も責めない。それがつらい。
card-cave-setup = 投石機は566に、油を差され、腹をすかせて立っている。弾になる岩は、岩のあるところにある。洞窟は開いている。いつも開いている。だから困るのだ。
card-cave-creatures = 王は手下を立たせた。ダイスで遊びながら、誰かが通るたびに顔を上げる。
card-cave-a = 550の丘の下に、見た冠は欲しがらずにいられない王が座っている。いまかぶっているのは、グリフィンから盗んだ冠だ。そっと入り、さっと出よ。そして王が気づくときには、566に投石機を備えておけ。
card-cave-c = { $spaces }に黒い騎手。王は外にも友を持つ。
card-cave-e = 太鼓の音。{ $creatures }が行進する。王は音楽が好きなのだ。
card-cave-h = 気づかれた。トロール王が洞窟から歩み出て、走れるものはみな走る。王は走らない。夜明けのたびに{ $steps }、草原の民のほうへ。
card-cave-k = { $count ->
   *[other] 王が近衛を放った。{ $creatures }だ。王のものをかぶっている者を探している。
}
card-cave-n = 太鼓がやむ。王が倒れたか、王が着いたか。
card-cave-won = グリフィンは冠を取り戻し、すぐにかぶった。少し曲がっている。洞窟では、玉座がひとつ安く手に入る。
card-cave-lost = これで王国がふたつになった。丘の下と、丘の上と。王は3つめの冠も欲しいが、待つことはできる。
card-fires-setup = 冷たい灰の山が3つ。グリフィン岩と、高床の村と、天幕の前。フラップスがくちばしに火種をくわえているが、どこで手に入れたかは言わない。ランクのいちばん高い者が冠をかぶる。
card-fires-creatures = 火と火のあいだの闇を、もう何かが歩いている。
card-fires-a = 三兄弟のための3つの火。グリフィン岩に、高床の村に、天幕の前に。燃えているかぎり、やって来るものに隠れ家は見えない。ゆうべ、その火が消えた。3つとも。
card-fires-c = 東の岸にひづめの音。黒騎士がふたたび駆ける。物語の続くかぎり、時間はたっぷりある。
card-fires-e = { $count ->
   *[other] { $creatures }が、誰も見ていなかった方から来る。誰かが地図を描いてやったのだ。
}
card-fires-g = それは来た。名を知る者はない。名をつけられるほど長く見つめた者は、口をきかない。夜明けのたびに{ $steps }、隠れ家へと歩いていく。
card-fires-i = またひづめの音。ああいう騎手は、言葉もなく挨拶を交わす。
card-fires-k = そして{ $creatures }。昔話のはじめには必ずいて、終わりにもたいていはいる。
card-fires-n = 3つの火、1つの影。物語は語られた。
card-fires-won = 3つの火が燃え、その光の中に、いてはならないものは何もいない。兄弟たちは国じゅうを隔ててうなずき合う。こうして最後の伝説は終わり、聞いた者はもう二度と、芯から凍えることはない。
card-fires-lost = 灰はまた冷たくなった。あすになれば誰かがその前にひざまずき、息を吹きかける。いつもそうだった。
comes-nobody = ページがめくられる。今度は、誰も来ない。
comes-space = { $space }
comes-gor = { $count ->
   *[other] ゴル{ $number }体
}
comes-gorlot = { $count ->
   *[other] ゴルロット{ $number }体
}
comes-skral = { $count ->
   *[other] スクラル{ $number }体
}
comes-white-skral = { $count ->
   *[other] 白スクラル{ $number }体
}
comes-troll = { $count ->
   *[other] トロール{ $number }体
}
comes-marsh-troll = { $count ->
   *[other] 沼トロール{ $number }体
}
comes-sentinel = { $count ->
   *[other] 見張りトロール{ $number }体
}
comes-knight = { $count ->
   *[other] 黒騎士{ $number }人
}
comes-buffalo = 恐怖の野牛
comes-king = トロール王
comes-being = 奇怪なもの
card-head = { $legend } カード{ $letter }
card-head-setup = { $legend } 最初のカードの前に
card-head-creatures = { $legend } すでにいる者たち
card-head-won = { $legend } 勝利
card-head-lost = { $legend } 敗北

## カード

event-1 = 番号の下2桁が01から32のマスにいる勇者はそれぞれ意志力2を失う
event-2 = 番号の下2桁が33から99のマスにいる勇者はそれぞれ意志力2を失う
event-3 = 意志力が12を超える勇者は12に下がる
event-4 = マスに1人でいる勇者はそれぞれ意志力2を失う
event-5 = 意志力が6に満たない勇者は6に上がる
event-6 = 意志力の一番低い勇者が意志力3を得る
event-7 = ほかの勇者と同じマスにいる勇者はそれぞれ意志力2を得る
event-8 = 満ちた井戸のうち、番号の一番小さいマスのものがかれる
event-9 = 満ちた井戸のうち、番号の一番大きいマスのものがかれる
event-10 = 番号の下2桁が24のマスにゴルが現れる
event-11 = 番号の下2桁が16のマスにゴルロットが現れる
event-12 = 番号の下2桁が50のマスに黒後家グモが来る
event-13 = 番号の下2桁が07のマスに黒後家グモが来る
event-14 = 番号の下2桁が36のマスに黒後家グモが来る
event-15 = 番号の下2桁が57のマスに黒後家グモが来る
event-16 = 番号の一番小さいマスの怪物が1歩進む
event-17 = 番号の一番大きいマスのゴルが1歩進む
event-18 = 金貨を持つ勇者はそれぞれ金貨1枚を返す
event-19 = ランクの一番低い勇者が金貨1枚を得る
event-20 = 番号の下2桁が12のマスに水筒が置かれる
event-21 = 攻撃力が3を超える勇者はそれぞれ意志力2を失う
event-22 = 次の夜明けまで商人は何も売らない
event-23 = 番号の一番大きいマスの怪物は次の移動を休む
event-24 = 超過時間は勇者1人につき2時間まで
tower-1 = 隠し場所：金貨3枚
tower-2 = 見張りの火：次のイベントカード3枚を見て並べ替える
tower-3 = 待ち伏せ：白スクラル1体
tower-4 = はぐれた斥候：攻撃力1、そして全員に意志力2
takota-1 = 攻撃力4以上の勇者が509で止まる
takota-2 = 2人の勇者がともに550に立つ
takota-3 = 勇者が533で金貨3枚を払う
takota-4 = 意志力12以上の勇者が547で止まる

## 質問

ask-choose-hero = { $seat }、勇者を選んでください
ask-act = { $seat }（{ $space }、経過{ $hour }時間、意志力{ $will }）、移動、戦闘、パスのどれにしますか
ask-go-on = { $seat }、{ $space }から先へ進むか、とどまるか選んでください
ask-free = { $seat }、フリーアクションを選ぶか、終えてください
ask-invite = { $seat }、{ $foe }にともに立ち向かう勇者を選んでください
ask-join = { $seat }、{ $foe }（攻撃力{ $foe_strength }、意志力{ $foe_will }）との戦闘に誘われています
ask-fight-on = { $seat }、第{ $round }ラウンドが終わりました。{ $foe }の意志力は残り{ $foe_will }です
ask-dice = { $seat }、ダイスが出ました。そのままにするか、1個を変えてください
ask-shoot = { $seat }、最後のダイスが有効です。続けて振るか、やめてください
ask-turn-die = { $seat }、冠で裏返すダイスを選んでください
ask-heal = { $seat }、もう1個のダイスの意志力を得る勇者を選んでください
ask-before-foe = { $seat }、{ $foe }が振る前です。炎の槍かフラップスを使いますか
ask-ring = { $seat }、炎の輪で誰の損失を和らげるか選んでください
ask-reward = { $seat }、報酬{ $amount }の分け方を選んでください
ask-share = { $seat }、報酬を分けてください。残り{ $amount }です
ask-drink = { $seat }、井戸の水を飲む勇者を選んでください
ask-who-takes = { $seat }、ここで見つけたものを取る勇者を選んでください
ask-spirit = { $seat }、廃墟の霊がふさぐ場所を選んでください
ask-drop-item = { $seat }、廃墟の霊のために置いていく物を選んでください
ask-drop-log = { $seat }、置いていく丸太を選んでください
ask-cancel-event = { $seat }、希望の石でイベントを取り消すか選んでください
ask-look-at = { $seat }、見るマスを選んでください
ask-flaps-to = { $seat }、フラップスの行き先を選んでください
ask-flaps-looks = { $seat }、フラップスがめくるものを選んでください
ask-flight = { $seat }、鷹が{ $hero }のもとへ飛びます。やりとりする物を選んでください
ask-next-card = { $seat }、次に来るイベントカードを選んでください
ask-take-item = { $seat }、アイテムを選んでください
ask-blade-fight = { $seat }、{ $foe }との戦闘の前です。使うものを選んでください
ask-clear-on = { $seat }、岩は動きません。続けるか選んでください
ask-widow-on = { $seat }、もう一度攻撃するか選んでください
ask-fire-on = { $seat }、もう1つ岩を撃つか選んでください
ask-over = 伝説は終わりました

## 選択肢

group-hero = 勇者
group-move = 移動
group-fight = 戦闘
group-dice = ダイス
group-will = 意志力
group-reward = 報酬
group-things = 持ち物
group-card = カード
group-free = フリーアクション
group-use = 使う
group-buy = 買う
group-other = ほかのアクション
cost-hours-and-will = { $hours }、意志力{ $will }
sight-nothing = 何もない
sight-fog = 霧
sight-known-fog = 霧（{ $fog }）
sight-well = 満ちた井戸
sight-well-empty = かれた井戸
sight-tile = 草原の民
do-choose-hero = { $hero }を使う：{ $ability }
    .head = { $hero }を使う
    .detail = { $ability }
do-go = { $space }へ行く（{ $cost }）：{ $sight }
    .head = { $space }へ行く
    .detail = { $sight }
    .cost = { $cost }
do-go-via = { $space }へ行き、さらに進む（{ $cost }）：{ $sight }
    .head = { $space }へ行き、さらに進む
    .detail = { $sight }
    .cost = { $cost }
do-take-along = { $hero }を連れて行く
do-take-tile = 草原の民を連れて行く
do-sip = 水筒の水を飲む：次の1マスは時間を使わない
    .head = 水筒の水を飲む
    .detail = 次の1マスは時間を使わない
do-stay = { $space }にとどまる
do-fight = { $foe }と戦う（攻撃力{ $strength }、意志力{ $will }）
    .head = { $foe }と戦う
    .detail = 攻撃力{ $strength }、意志力{ $will }
    .cost = 1ラウンド1時間
do-shoot-at = { $space }の{ $foe }を射つ（攻撃力{ $strength }、意志力{ $will }）
    .head = { $space }の{ $foe }を射つ
    .detail = 攻撃力{ $strength }、意志力{ $will }
    .cost = 1ラウンド1時間
do-fight-widow = { $foe }を攻撃する：5と灰色のダイスの和を超える
    .head = { $foe }を攻撃する
    .detail = 5と灰色のダイスの和を超える
    .cost = 1時間
do-fight-nobody = { $space }で戦う
do-pass = 1時間パスする
    .head = パスする
    .cost = 1時間
do-send-flaps = フラップスを送る（1時間）
    .head = フラップスを送る
    .cost = 1時間
do-catapult = 投石機でトロール王を撃つ（1時間と岩1つ）
    .head = 投石機でトロール王を撃つ
    .cost = 1時間と岩1つ
do-clear-rock = 岩を取り除く（1回1時間）
    .head = 岩を取り除く
    .cost = 1回1時間
do-end-day = 1日を終える
do-free-of = { $hero }のフリーアクション
do-pick = { $thing }を拾う
drop-detail = { $space }に残る（{ $does }）
do-drop = { $thing }を置く
do-give = { $hero }に{ $thing }を渡す
do-give-gold = { $hero }に金貨1枚を渡す
do-use = { $thing }を使う：{ $does }
    .head = { $thing }を使う
    .detail = { $does }
do-look = { $thing }をのぞく：{ $does }
    .head = { $thing }をのぞく
    .detail = { $does }
do-buy-item = 金貨{ $gold }枚で{ $thing }を買う：{ $does }
    .head = { $thing }を買う
    .detail = { $does }
    .cost = 金貨{ $gold }枚
do-buy-strength = 金貨{ $gold }枚で攻撃力1を買う
    .head = 攻撃力1を買う
    .cost = 金貨{ $gold }枚
do-prepare = 意志力{ $will }で炎の呪文を用意する
    .head = 炎の呪文を用意する
    .cost = 意志力{ $will }
do-fire-call = 炎の呼び声：{ $hero }が3マスまで近づく
    .head = 炎の呼び声：{ $hero }
    .detail = 3マスまで近づく
do-fly = { $hero }のもとへ鷹を飛ばす
do-use-plants = 魔法の草2枚を同時に使う：意志力{ $will }
    .head = 魔法の草2枚を同時に使う
    .detail = 意志力{ $will }
do-pay-takota = タコタのしるしに金貨{ $gold }枚を払う
    .head = タコタのしるしに払う
    .cost = 金貨{ $gold }枚
do-stop = 終える
do-fight-alone = 1人で戦う
do-invite = { $heroes }を誘う
do-join = { $foe }との戦闘に加わる
    .head = { $foe }との戦闘に加わる
    .cost = 1ラウンド1時間
do-decline = 加わらない
do-break-off = 戦闘を打ち切る
do-fight-on = 戦闘を続ける：第{ $round }ラウンド
    .head = 戦闘を続ける：第{ $round }ラウンド
    .cost = 1人1時間
do-leave = { $hero }が戦闘から離れる
do-keep = ダイスをそのままにする
do-roll-on = 次のダイスを振る
do-all-at-once = すべてのダイスを一度に振る
do-reroll-two = 2を振り直す
do-knife = ナイフで{ $die }を振り直す
do-crown = 冠で{ $die }を{ $after }にする
do-use-die = { $die }を使う
do-turn-none = どのダイスも裏返さない
do-turn-die = { $hero }の{ $die }を{ $after }にする
do-heal = { $hero }が得る
do-heal-nobody = 誰も得ない
do-enough = もう使わない：{ $foe }が振る
do-lance = 炎の槍：{ $foe }のダイスが1個減る
do-scare = フラップスが{ $foe }のダイスを1個奪う
do-ring = { $hero }の損失を3減らす
do-ring-nobody = 炎の輪を使わない
do-plain-fight = 何も使わずに戦う
do-with-blade = 影の刃を使う：語り手は進まず、報酬もない
    .head = 影の刃を使う
    .detail = 語り手は進まず、報酬もない
do-with-stone = 希望の石2を使う：{ $foe }が弱くなる
    .head = 希望の石2を使う
    .detail = { $foe }が弱くなる
do-reward = 意志力{ $will }と金貨{ $gold }枚
do-share-will = { $hero }に意志力1
do-share-gold = { $hero }に金貨1枚
do-drink = { $hero }が飲む：{ $will }
    .head = { $hero }が飲む
    .detail = { $will }
do-drink-nobody = 井戸を満ちたままにする
do-who-takes = { $hero }が取る
do-spirit = 霊が{ $slot }をふさぐ
do-cancel-event = 希望の石4でイベントを取り消す
do-cancel-event-not = 石を使わない
do-look-at = { $space }を見る
do-look-no-more = もう見ない
do-flaps-to = { $space }へ
do-flaps-nothing = 何もめくらない
do-flaps-fog = 霧の中を見る
do-flaps-thing = { $thing }をめくる
do-next-card = 次：{ $event }
do-take-item = { $thing }を取る：{ $does }
    .head = { $thing }を取る
    .detail = { $does }
do-clear-on = もう一度試す（1時間）
    .head = もう一度試す
    .cost = 1時間
do-clear-on-not = 岩を残す
do-fire-on = もう一度撃つ（1時間と岩1つ）
    .head = もう一度撃つ
    .cost = 1時間と岩1つ
do-fire-on-not = 投石機を離れる
do-widow-on = もう一度攻撃する（1時間）
    .head = もう一度攻撃する
    .cost = 1時間
do-widow-on-not = 攻撃しない

## 見込み

odds-fight = 意志力の平均損失{ $loss }、{ $hours }以内に戦闘に勝つ見込み
odds-fight-group = 意志力の平均損失は合わせて{ $loss }、{ $hours }以内に戦闘に勝つ見込み
odds-fight-with = 意志力の平均損失は合わせて{ $loss }、{ $heroes }とともに{ $hours }以内に勝つ見込み
odds-round = 次のラウンドに勝つ見込み
odds-this-round = 意志力の平均損失は合わせて{ $loss }、このラウンドに勝つ見込み
odds-beaten = 勇者が敗れる見込み
odds-widow = 1回の攻撃で黒後家グモを倒す見込み
odds-rock = 1回で岩を取り除く見込み
odds-points = { $whole }.{ $tenth }
odds-noted = （{ $notes }）{ $odds }
odds-bows = 弓は平均以上の目で止める
odds-not-counted = { $things }は数えない
odds-said = { $counts }{ $chance }%
odds-policy = 見込みは、全員が7時間目まで（過ぎていればあと1時間だけ）戦うものとして計算しています。最も大きい目を使い、弓で射る勇者は続けて振る場合の平均以上の目が出たら止め、敵と同じマスで弓を持つ勇者はダイスを一度に振ります。グレアは2を必ず振り直し、アヴィダは大きい目を使ってもう一方の意志力を自分が得ます（戦闘では3ラウンドまで）。ナイフ、冠、呪文、フラップス、影の刃、希望の石は数えません。

## 理由

why-hero-taken = この勇者はほかの席が使っています。
why-too-far = 残りの時間では届きません。
why-no-will-for-extra = 超過時間で最後の意志力がなくなります。
why-rock-too-steep = 切り立つ岩には、着いたときに意志力12が必要です。
why-village = 高床の村には、着いたときに意志力10が必要です。
why-held-by-widow = 黒後家グモに捕まっています。先に倒してください。
why-stopped = 途中で黒後家グモか沼か見張りトロール、または（連れがいるとき）亡霊に止められます。
why-no-way = そこへ行く道がありません。
why-tile-off-trail = 草原の民は小道から離れません。
why-tile-before-rock = 草原の民は岩を越えられません。
why-held-by-sentinel = 1ラウンド戦うまで、見張りトロールが通しません。
why-nothing-to-fight = 離れすぎています。戦えるのは同じマスの相手だけで、弓があれば隣のマスにも届きます。
why-no-hour-left = そのための時間が残っていません。
why-needs-bow = 隣のマスに届くのは弓だけです。
why-just-arrived = 着いたばかりの勇者は、次の手番に攻撃できます。
why-asleep = 1日を終えた勇者は、もう何もできません。
why-lying = 倒れている勇者は何もできません。
why-touched = この手番にもう動かしています。
why-no-space = シートに空いている場所がありません。
why-log-too-long = 丸太は攻撃力の左側に収まらなければなりません。
why-no-gold = 金貨が足りません。
why-nothing-for-sale = アイテムを買えるのは伝説2からです。
why-merchants-closed = 次の夜明けまで商人は何も売りません。
why-none-left = アイテムボードに残っていません。
why-falcon-away = 鷹は今日もう飛びました。
why-too-large = 鷹が運べるのは小さな物だけです。
why-spell-too-dear = 呪文を用意すると最後の意志力がなくなります。
why-no-spell = そのために使える呪文がありません。
why-not-from-widow = 黒後家グモのそばの勇者に炎の呼び声は届きません。
why-ghost = 亡霊が近すぎて、特殊能力が使えません。
why-blade-too-dear = 影の刃が求めるだけの力がありません。
why-stone-not-on-this = この敵に石は効きません。
why-stone-not-on-gor = これ以上弱くなりません。
why-cannot-join = 加われるのは、その場か、弓を持って隣にいて、時間の残っている勇者だけです。
why-no-king = トロール王が盤上にいません。
why-no-rock = 投石機には岩が必要です。
why-not-to-be-seen = このトークンは遠くからめくれません。
why-only-last-die = 弓では最後のダイスだけを変えられます。
why-knife-thrown = このラウンドにはもうナイフを投げました。
why-crown-used = このラウンドにはもう冠でダイスを裏返しました。
why-not-a-fighter = 報酬を分けるのは、最後のラウンドを戦った勇者だけです。
why-fewer-extra-hours = 今日は超過時間が少なくなっています。
why-at-most = これ以上は増えません。
why-gold-came = この手番に金貨をもらった勇者は渡せません。
why-cannot-carry = 倒れた勇者は連れて行けません。
why-not-while-fighting = 戦闘のラウンドの間にはできません。
why-spyglass-in-fight = 望遠鏡は立ち止まっているときのもので、戦闘中には使えません。
why-falcon-in-fight = 鷹は戦闘の中へは飛びません。
why-buying-in-fight = 戦闘の最中に買い物はできません。

## 終わり

end-goals = 目標をすべて果たし、伝説に勝ちました。
end-lair = 空いた防御マスがなく、隠れ家が落ちました。
end-tile = 空いた防御マスがなく、草原の民が襲われました。
end-letter = 目標をすべて果たす前に、語り手がNに着きました。
end-mother = 母グモが草原の民のもとに着きました。
end-buffalo = 恐怖の野牛が隠れ家に着きました。
end-king = トロール王が草原の民のもとに着きました。
end-being = 奇怪なものが隠れ家に着きました。

## 記録

log-hero-chosen = { $seat }は{ $hero }を使います。
log-legend-begins = 伝説{ $legend }が始まります。
log-day-begins = { $day }日目。{ $seat }から始まります。
log-turn-begins = { $seat }の手番です。
log-day-ended = { $seat }が1日を終えました。
log-rooster = { $seat }がおんどりを取り、次の日を始めます。
log-passed = { $seat }がパスしました。
log-thing-placed = { $space }に{ $thing }があります。
log-moved = { $seat }が{ $space }へ行きました（{ $hours }時間）。
log-extra-hours = { $seat }が超過時間を{ $count }時間使い、意志力は残り{ $will }です。
log-carried = { $seat }が{ $companion }を{ $space }へ連れて行きました。
log-tile-moved = { $seat }が草原の民を{ $space }へ導きました。
log-sipped = { $seat }が{ $thing }の水を飲みました。
log-fog = { $seat }が{ $space }の霧をめくりました：{ $fog }。
log-well = { $seat }が{ $space }の井戸の水を飲みました。
log-portal = 転移門が{ $seat }を{ $space }へ飛ばしました。
log-will-gained = { $seat }が意志力{ $count }を得ました（計{ $will }）。
log-will-lost = { $seat }が意志力{ $count }を失いました（残り{ $will }）。
log-strength-gained = { $seat }が攻撃力{ $count }を得ました（計{ $strength }）。
log-strength-lost = { $seat }が攻撃力{ $count }を失いました（残り{ $strength }）。
log-gold-gained = { $seat }が金貨{ $count }枚を得ました（計{ $gold }枚）。
log-gold-lost = { $seat }が金貨{ $count }枚を払いました（残り{ $gold }枚）。
log-took = { $seat }が{ $thing }を取りました。
log-dropped = { $seat }が{ $space }に{ $thing }を置きました。
log-gave = { $seat }が{ $to }に{ $thing }を渡しました。
log-gave-gold = { $seat }が{ $to }に金貨1枚を渡しました。
log-used = { $seat }が{ $thing }を使いました。
log-fog-seen = { $seat }が{ $space }の霧の中を見ました：{ $fog }。
log-thing-seen = { $seat }が{ $thing }を見ました。
log-thing-seen-hope = { $seat }が希望の石をめくりました：{ $face }番。
log-thing-seen-mushroom = { $seat }がキノコをめくりました：意志力{ $face }。
log-thing-seen-rock = { $seat }が岩をめくりました：{ $face }。
log-flaps-flew = { $seat }がフラップスを{ $space }へ送りました。
log-flaps-gone = 悪いキノコでした。フラップスはこの伝説ではもう戻りません。
log-falcon = 鷹が{ $seat }と{ $to }の間を飛びます。
log-spell-prepared = { $seat }が炎の呪文を用意しました。
log-fire-call = { $seat }が炎で{ $to }を{ $space }へ呼びました。
log-spirit = 廃墟の霊が{ $seat }の{ $slot }をふさぎました。
log-tower = { $seat }が塔カードをめくりました。{ $tower }。
log-takota = { $seat }がタコタのしるしを解きました：{ $takota }。
log-cave-rolled = { $seat }が{ $space }で{ $value }を出しました。
log-alert = { $seat }が洞窟で{ $count }を出し、見張りトロールに聞かれました。
log-alert-quiet = { $seat }は洞窟で音を立てませんでした。
log-sentinel = 見張りトロールが{ $space }へ来ました。
log-delivered = { $seat }が{ $thing }を届けました。
log-rock-cleared = { $seat }が{ $space }の岩を取り除きました。
log-rock-holds = { $seat }は{ $value }、岩は{ $rock }。岩は動きません。
log-catapult = { $seat }が投石機を撃ち、トロール王に当てました。
log-catapult-missed = { $seat }が投石機を撃ちましたが、トロール王には届きません。
log-fire-lit = { $seat }が{ $space }に火をともしました。
log-fight = { $seat }が{ $space }で{ $foe }を攻撃します。
log-joined = { $seat }が戦闘に加わりました。
log-declined = { $seat }は戦闘に加わりません。
log-left-fight = { $seat }が戦闘から離れました。
log-rolled = { $seat }が振りました：{ $dice }。
log-rerolled = { $seat }が{ $before }を振り直しました：{ $after }。
log-turned = { $seat }の{ $before }が{ $after }になりました。
log-hero-value = { $seat }の値は{ $die }です。
log-foe-rolled = { $foe }が振りました：{ $dice }。
log-round = { $value }対{ $foe_value }です。
log-foe-hurt = { $foe }が意志力{ $count }を失いました（残り{ $will }）。
log-foe-defeated = { $space }の{ $foe }を倒しました。
log-hero-beaten = { $seat }は敗れ、意志力3で起き上がります。
log-foe-recovers = { $foe }が力を取り戻しました。
log-blade = { $seat }が影の刃を抜きました。
log-stone-softens = { $seat }が希望の石で{ $foe }を攻撃力{ $strength }に弱めました。
log-lance = { $seat }が炎の槍を投げました。
log-scares = フラップスが{ $foe }の気をそらし、ダイスが1個減ります。
log-ring = { $seat }が{ $to }のまわりに炎の輪を描きました。
log-widow-holds = { $seat }は{ $value }、相手は{ $foe_value }。黒後家グモは倒れません。
log-widow-defeated = { $seat }は{ $value }、相手は{ $foe_value }。黒後家グモを倒しました。
log-broken-off = { $seat }が戦闘を打ち切りました。
log-sunrise = { $day }日目が終わり、夜が明けます。
log-creature-moved = { $foe }が{ $space }から{ $to }へ進みました。
log-creature-placed = { $foe }が{ $space }に現れました。
log-creature-held = { $foe }が防御マスを占めました。{ $left ->
    [0] 残りはありません
   *[other] 残り{ $left }つです
}。
log-creature-waits = { $foe }が{ $space }で待っています。
log-event = イベント：{ $event }。
log-event-cancelled = { $seat }が希望の石でイベントを取り消しました：{ $event }。
log-widow = 黒後家グモが{ $space }に現れました。
log-mother-comes = 黒後家グモのトークンが尽き、母グモが{ $space }に現れました。
log-mother-moved = 母グモが{ $space }へ進みました。
log-wells = 井戸がまた満ちました。
log-well-dry = { $space }の井戸がかれました。
log-spells = 炎の呪文がまた使えます。
log-narrator = 語り手が{ $letter }に着きました。
log-card = { $legend }：カード{ $letter }を読みます。
log-card-unlettered = { $legend }：文字のないカードを読みます。
log-knight = 黒騎士が{ $space }へ駆けました。
log-knight-strikes = 黒騎士が{ $seat }を襲いました。
log-knocked-out = 語り手が{ $letter }に着くまで、{ $seat }は倒れています。
log-stood-up = { $seat }が起き上がりました。
log-merchant = 旅の商人が{ $space }へ行きました。
log-earthquake = 大地が揺れました。
log-shaken = { $seat }が揺れで{ $space }へ飛ばされました。
log-rock-fell = { $space }に岩が落ちました。
log-goal = 目標達成：{ $goal }。
log-deck-shuffled = イベントカードを切り直しました。
log-merchants-rest = 次の夜明けまで商人は何も売りません。
log-fewer-hours = 超過時間は{ $count }時間までです。
log-creature-rests = { $space }の怪物は次の移動を休みます。
log-cards-ordered = { $seat }が次のイベントカードを並べました。
log-won = 勝利。{ $ending }
log-lost = 敗北。{ $ending }

## キャンペーン

campaign-next = 伝説{ $number }{ $legend }（{ $variant }）。
campaign-won = 伝説{ $number }{ $legend }に{ $day }日目で勝ちました。
campaign-lost = 伝説{ $number }{ $legend }に{ $day }日目で敗れました。やさしくしても、そのままでも、もう一度挑めます。
campaign-again = 伝説{ $number }{ $legend }にもう一度挑みます。
campaign-milder = やさしくしてもう一度：怪物が何体か来なくなる
campaign-player = { $name }（{ $seat }）
campaign-seat = { $player }：{ $hero }
campaign-party = 勇者：{ $heroes }。
campaign-count = プレイしたゲーム：{ $games }。勝った伝説：{ $legends }のうち{ $won }。
campaign-legend-won = 伝説{ $number }{ $legend }：{ $lost ->
    [0] 初回で勝利。
   *[other] { $lost }敗の後に勝利。
}
campaign-legend-now = 伝説{ $number }{ $legend }：{ $lost ->
    [0] 次にプレイします。
   *[other] 次にプレイします（これまで{ $lost }敗）。
}
campaign-legend-later = 伝説{ $number }{ $legend }：まだ先です。
campaign-house = 7つの伝説は、こちらで決めたもの（独自の内容）です。製品をお持ちなら content.toml で直せます。
why-milder-already = もうやさしくして挑んでいます。
cli-campaign-shopping = 前回の敗北の後、どう挑み直すかをまだ誰も決めていません。
cli-campaign-acquired = 選択：{ $thing }
cli-campaign-nothing = では、そのままで。
cli-campaign-choose = 1で選ぶ、Enter でそのままもう一度、q で中断

## 盤面

table-legend = 伝説{ $number }{ $legend }（{ $variant }）
table-day = { $day }日目／語り手は{ $letter }／この先の星：{ $stars }
table-asked = { $seat }が選ぶ番です
table-goal = 目標：{ $goal }
table-goal-met = 達成した目標：{ $goal }
table-defence = { $place }の空いた防御マス：{ $count }／占めている怪物：{ $held }
table-lying = { $letter }まで倒れている：{ $heroes }
table-fight = 戦闘第{ $round }ラウンド：{ $heroes }対{ $foe }（攻撃力{ $strength }、意志力{ $will }）
table-fight-at-once = { $heroes }対{ $foe }（攻撃力{ $strength }）
table-roll = { $who }のダイス：{ $dice }
table-odds = 「{ $choice }」の見込み：{ $odds }。
table-no-hero = { $seat }の勇者は未定です
table-hero-chosen = { $seat }の勇者：{ $hero }
table-hero = { $hero }（{ $seat }）、{ $space }：経過{ $hour }時間、意志力{ $will }（ダイス{ $dice }個）、攻撃力{ $strength }、金貨{ $gold }枚
table-hero-you = { $hero }（{ $seat }、あなた）、{ $space }：経過{ $hour }時間、意志力{ $will }（ダイス{ $dice }個）、攻撃力{ $strength }、金貨{ $gold }枚
table-things = { $hero }の持ち物：{ $things }
table-marks = { $hero }：{ $marks }
sheet-asleep = 1日を終えた
sheet-rooster = おんどりを持つ
sheet-lying = { $letter }まで倒れている
sheet-ghost = 亡霊が近い
sheet-spirit = { $slot }に廃墟の霊
table-space = { $space }：{ $parts }
table-fog = 霧：{ $spaces }
table-wells-full = 満ちた井戸：{ $spaces }
table-wells-empty = かれた井戸：{ $spaces }
table-back = イベントカード{ $depth }枚目：{ $order }／玉：{ $beads }
table-deck = イベントカード：山札{ $count }枚、使用済み{ $used }枚
table-tower = 532に塔カードがあります
table-takota = タコタのしるし：{ $takota }
table-takota-solved = 解いたタコタのしるし：{ $takota }
supply-item = { $thing }×{ $count }
supply-fog = { $fog }（{ $count }枚）
table-items = 売り物：{ $items }
table-merchants-rest = 今日は商人が何も売りません。アイテムボード：{ $items }
table-unseen-fog = まだ誰も見ていない霧：{ $tokens }
table-widows-left = 残りの黒後家グモトークン：{ $count }
table-logs = 草原の民のもとの丸太：大きさ{ $count }
table-king = トロール王の意志力：{ $will }

## 偶然

chance-hero-die = { $hero }のダイスを1個振ってください
chance-foe-die = { $foe }のダイスを1個振ってください
chance-grey-die = 大きな灰色のダイスを振ってください
chance-place-die = トークンを置くダイスを振ってください。十の位は赤、次に一の位は勇者のダイスです
chance-fog = 霧トークンをめくってください
chance-token = トークンをめくってください
chance-tower = 塔カードをめくってください
chance-event = 次のイベントカードの裏を見てください
chance-event-card = 次のイベントカードの裏を見てください
chance-widow-back = 黒後家グモのトークンを裏返してください

## 図

draw-closed = 選べない理由：{ $reason }
draw-does = { $thing }：{ $does }
draw-hours = { $count }h
draw-part = （{ $all }のうち{ $done }）
draw-legend = 伝説{ $number }{ $legend }
draw-day = { $day }日目・{ $variant }
draw-letters-left = Nまでの残りの文字：{ $count }
draw-shields = 空いた防御マス：{ $count }
draw-narrator = 語り手は{ $letter }にいる
draw-stone = { $hero }：経過{ $hour }時間
draw-sunrise-name = 夜明け
draw-sunrise = 夜明け。怪物はこの順に進む：{ $order }
draw-items = アイテム
draw-name-lake = アヴァ湖
draw-name-lair = グレホンの隠れ家
draw-name-river = 大河
draw-name-rock = 切り立つ岩
draw-name-bridge = 橋
draw-name-marsh = 沼
draw-cave = 洞窟
draw-cave-loud = 洞窟：各マスの下は、見張りトロールを起こす灰色のダイスの目
draw-merchant = { $space }の商人
draw-merchant-shut = { $space }の商人：今日は何も売らない
draw-well = { $space }の満ちた井戸：意志力{ $will }
draw-well-empty = { $space }の井戸、夜明けまでかれている
draw-fire = 火が燃えている
draw-fog = { $space }の霧（裏向き）
draw-foe = { $space }の{ $foe }：攻撃力{ $strength }、意志力{ $will }
draw-tile = { $space }の草原の民：空いた防御マス{ $count }つ
draw-lair = グレホンの隠れ家：空いた防御マス{ $count }つ
draw-hero-on = { $space }の{ $hero }
draw-sheet = { $hero }、{ $space }：攻撃力{ $strength }、意志力{ $will }
draw-where = ランク{ $rank }・{ $space }・経過{ $hour }時間
draw-gold = 金貨：{ $count }
draw-strength = 攻撃力：{ $count }
draw-will = 意志力：{ $count }、ダイス：{ $dice }
draw-free-slot = 空き：{ $slot }
draw-free = フリーアクション
draw-you = あなた
draw-act = 選択中
draw-battle = { $space }の戦闘
draw-round = 第{ $round }ラウンド
draw-unrolled = まだ振っていないダイス
draw-reward = 報酬：{ $count }
draw-creatures = 怪物
draw-waiting-foes = 控え・撃破
draw-supply = { $foe }：控え{ $supply }体、撃破{ $beaten }体
draw-events = カードと霧
draw-used-events = 使用済み：{ $event }
draw-tale = 語り手のカード{ $letter }
draw-unseen-fog = まだ誰も見ていない霧
draw-waiting = 実際の結果を待っています
draw-odds = 見込み
draw-odds-round = このラウンドに勝つ見込み
draw-odds-fight = 残りの時間で戦闘全体に勝つ見込み
draw-odds-loss = 勇者全員が平均して失う意志力
draw-reach = { $foe }がとりうる値、全{ $count }通り
draw-reach-line = 線は勇者たちの値{ $total }。それより下なら敵が、上なら勇者たちが打撃を受けます。
draw-foe-none = 敵
draw-ask-share = { $seat }、報酬を分けてください
draw-ask-flight = { $seat }、鷹が飛びます。やりとりする物を選んでください
draw-won = 伝説に勝ちました
draw-lost = 伝説に敗れました
draw-stay = ここにとどまる
draw-go = { $space }へ
draw-go-via = { $space }へ、さらに先へ
draw-buy-strength = 攻撃力1を買う
draw-buy = { $thing }を買う
draw-prepare = 呪文を用意する
draw-use = { $thing }を使う
draw-call = 炎の呼び声：{ $hero }
draw-join = 戦闘に加わる
draw-fight-on = 戦闘を続ける
draw-fight = { $foe }と戦う
draw-attack = 攻撃する
draw-all-at-once = 一度に全部振る
draw-enough = もう使わない
draw-lance = 炎の槍
draw-scare = フラップスがダイスを奪う

## Sheets, and what stands beside the question

sheets-heroes = 勇者
sheets-foes = 怪物とその他の敵
sheets-things = 物
sheets-fog = 霧トークン
count-gold = 金貨{ $count }枚
count-strength = 攻撃力{ $count }
brief-space = { $space }・{ $hours }
brief-space-extra = { $space }・{ $hours }（−{ $will }）
sheet-dice = 意志力{ $will }からダイス{ $dice }個
sheet-rank = ランク{ $rank }
sheet-foe-strength = 攻撃力{ $for2 }、意志力{ $will }
sheet-foe-strengths = 勇者2人、3人、4人で攻撃力{ $for2 }、{ $for3 }、{ $for4 }。意志力{ $will }
sheet-die-red = 赤ダイス{ $count }個。同じ目は足す
sheet-die-troll = 赤ダイス{ $count }個、意志力7からもう1個。同じ目は足す
sheet-die-black = 黒ダイス
sheet-reward = 報酬：金貨か意志力で{ $points }
sheet-widow = 来た者を足止めする。攻撃は1時間で、{ $strength }と灰色ダイスの合計を上回らなければならない
sheet-fog = 16枚中{ $count }枚。勇者がそこで移動を終えると表にする
have-no-hero = まだ勇者がいません
have-hours = 今日はあと{ $hours }
have-extra-hours = 残りは超過時間だけ（1時間につき意志力2）
missing-will = 到着時に{ $cost }が必要、手持ちは{ $has }
missing-hours = { $far }かかりますが、残りは{ $left }時間です
missing-hours-extra = { $far }かかりますが、残りは{ $left }時間と{ $extra }です
missing-hours-why = { $away }。{ $why }
phase-heroes = ゲームの準備：勇者を選ぶ
phase-narrator = 語り手は{ $letter }
phase-fight = 戦闘第{ $round }ラウンド

# What happened, told once more.
retold-fights = 始めた戦闘
retold-will-lost = 失った意志力
retold-gold-gained = 得た金貨
retold-strength = 攻撃力
retold-foes = 倒した敵
retold-goals = 達成した目標
retold-days = 日数
retold-will = 意志力
retold-gold = 金貨
retold-letters = 語り手の進み

## 使えない開始オプション

bad-hero = { $given }という勇者はいません。いるのは{ $known }です。
bad-same-sheet = { $one }と{ $other }は同じシートの裏表です。
bad-hero-count = { $players }人で遊ぶなら勇者を{ $players }人書いてください（今は{ $count }人）。
bad-campaign-heroes = キャンペーンの勇者は2人、3人か4人です。{ $count }人ではできません。
bad-campaign-over = 7つの伝説すべてに勝ちました。このキャンペーンは終わりです。
bad-campaign-offer = 選べるのは、伝説をやさしくしてもう一度挑むことだけです。

## キャンペーンのファイルのどこがおかしいか

damage-strange = キャンペーンにはない{ $names }が入っています
damage-legends-order = プレイした伝説の順番が続いていません
damage-legend-ending = 伝説{ $legend }が、どの伝説にもない終わり方をしています
damage-legend-both = 伝説{ $legend }が勝ちでも負けでもあることになっています
damage-legend-day = 伝説{ $legend }が、ありえない{ $day }日目に終わっています
damage-legend-next = 次の伝説が、プレイした伝説と合いません
damage-party = 名前か勇者が合いません
damage-name = 使えない名前があります
damage-milder = 負けていない伝説をやさしくして挑んでいます
damage-choosing = まだ選べる人が合いません
damage-option = キャンペーンにはないオプション{ $option }があります
