### ユグドラシル年代記（日本語）

## ゲーム

game-title = ユグドラシル年代記
game-about = 1柱から5柱の北欧の神々が、力を合わせて6体の敵から世界樹を守ります。勝つのも負けるのも全員いっしょです。
game-guide = はじめてのラウンド
guide-1 = ニーズヘッグがサガ・ブックの列の端にある樹に着くと、全員の勝利です。それまで、ほかの5体の敵に耐え抜きましょう。
guide-2 = ラウンドごとに、全員が敵カードを1枚ずつ裏向きに置きます。チームで手番の順を決め、順にカードを公開し、移動し、使命を1つ果たします。移動と使命はしなくてもかまいません。
guide-3 = ある敵の1枚目のカードは、ホイールで待つだけです。2枚目が出ると敵が起動し、2枚ともデッキの下に戻ります。各デッキについて分かったことは、全員のために卓に残ります。
guide-4 = 神は、同じレベルの別の世界か、縦に並んだ世界へ移動できます。中層レベルは回転し、縦の並びが変わるので、動く前に確かめましょう。
guide-5 = 使命とは、戦闘1回、または今いる世界のアクション1回です。同じ世界にほかの神がいると効果が上がり、敵がいると下がります。
guide-6 = 同じ世界に敵が2体いると、その世界は壊滅し、アクションができなくなります。早めに追い払いましょう。戦闘には必ず勝てますが、敵の攻撃力と同じ数のリスクを負います。
guide-7 = 英雄、神ダイス、ヴァン神族ダイスでリスクをキャンセルします。エルフは失敗を成功に変えます。残ったリスク1つにつき生命点を1失い、生命点を失い尽くした神がいると全員の負けです。
guide-8 = まずはヴァナヘイムでヴァン神族ダイスを、アルフヘイムでエルフを集め、ミッドガルドの英雄をヴァルハラへ送るとよいでしょう。
guide-9 = スルトとヘルを上層レベルで起動させてはいけません。中層レベルにいるうちに戦い、ゲージの炎の巨人と名も無き者を減らしましょう。
house-note = 印刷された内容のすべては分かっていません。サガ・ブックのページとその列、6つのサガ、ダイスとルーン石の面、ミッドガルドの島、一部のヨトゥンのリンクは、こちらで決めたもの（独自の内容）です。製品をお持ちなら content.toml で直せます。

## 開始オプション

option-mode = 神シートのどちらの面を使うか。
option-mode-easy = イージー：アビリティも神聖パワーもなし。
option-mode-hard = ハード：どの神もアビリティと神聖パワーを持ち、サガ・ブックの列にも効果がある。
option-saga = キャンペーンのサガ（独自の内容）、またはなし。
option-saga-0 = サガなし：基本ゲーム。
option-saga-1 = サガ1「バルドルの殺害」：9つの世界に宣誓を求める。
option-saga-2 = サガ2「フィンブルの冬」：ベルゲルミルの3人の息子を倒す。
option-saga-3 = サガ3「マーナガルム」：太陽と月を追う狼を食い止める。
option-saga-4 = サガ4「ナグルファルの出航」：死者の船を止める。
option-saga-5 = サガ5「ビフレストの崩落」：橋が落ちる前にヴァルハラを満たす。
option-saga-6 = サガ6「ヴィーグリーズの野」：決闘で敵を討ち取る。
option-gods = 登場する神。プレイヤーの神から順にコンマで区切る。空なら各自が選ぶ。
option-charts = キャンペーンの経験値チャート。空なら、どの神も初期アビリティを持つ。
option-brisingamen = ブリーシンガメンで手元に残せるヴァン神族ダイス。
option-brisingamen-two = I+ か II+ のダイス。
option-brisingamen-any = 失うはずのダイスならどれでも。

## 名前

player = { $god }（{ $seat }）
support-god = サポート神{ $number }
god-freyr = フレイ
god-freyja = フレイヤ
god-frigg = フリッグ
god-heimdall = ヘイムダル
god-odin = オーディン
god-thor = トール
god-tyr = テュール
ability-freyr = エルフ{ $elves }個を持って始める
ability-freyja = ほかのすべての神が「幸運を呼ぶ仲間」
ability-frigg = ヴァン神族ダイスの I と I+ が成功
ability-heimdall = 神ダイスとヴァン神族ダイスの I と I+ が成功
ability-odin = ほかのすべての神が「戦友」
ability-thor = 初期アビリティなし
ability-tyr = 神ダイスの I と II が成功
ability-bond = { $ability }（{ $does }）
power-freyr = エルフ2個でリスク1つをキャンセルできる
power-freyja = セーヴィング・スローの後にも英雄を使える
power-frigg = 使命の代わりに生命点を1ポイント回復するか、ほかの神に1ポイント与える
power-heimdall = どこからでもミッドガルドへ移動できる
power-odin = どこからでもアスガルドへ移動できる
power-thor = 神ダイスの成功1つでリスク2つをキャンセルする
power-tyr = フェンリルを起動させてもターンが終わらない
world-asgard = アスガルド
world-alfheim = アルフヘイム
world-vanaheim = ヴァナヘイム
world-midgard = ミッドガルド
world-nidavellir = ニザヴェリル
world-svartalfheim = スヴァルトアルフヘイム
world-jotunheim = ヨトゥンヘイム
world-muspelheim = ムスペルヘイム
world-niflheim = ニヴルヘイム
place-cage = 檻
place-page = サガ・ブックのページ
enemy-surt = スルト
enemy-hel = ヘル
enemy-jormungand = ヨルムンガンド
enemy-fenrir = フェンリル
enemy-loki = ロキ
enemy-nidhogg = ニーズヘッグ
enemy-son-a = ベルゲルミルの長男
enemy-son-b = ベルゲルミルの次男
enemy-son-c = ベルゲルミルの三男
enemy-naglfar = ナグルファル
enemy-skoll = スコル
enemy-hati = ハティ
enemy-servant = ヘルのしもべ
enemy-quay = 波止場にいるヘルのしもべ
card-of = { $enemy }（{ $god }のカード）
card-unknown = 不明{ $count }枚
card-of-support = サポート神のカード{ $count }枚
face-s = S
face-s-lost = S+
face-one = I
face-one-lost = I+
face-two = II
face-two-lost = II+
face-blank = 空白
roll-success = 成功
roll-failure = 失敗
gift-elf = エルフ1個
gift-die = ヴァン神族ダイス1個
spoil-nothing = なし
spoil-elf = 使われたエルフ1個
spoil-lost-die = ヴァナヘイムに戻るはずのヴァン神族ダイス1個
spoil-die = 戻らないヴァン神族ダイス1個
stone-white = 白
stone-green = 緑
stone-red = 赤
rune-journey = 旅
rune-deed = 偉業
rune-turning = 回転
rune-life = 生命
does-rune-journey = どの神でも好きな世界へ移す
does-rune-deed = ここにいながら、好きな世界の通常アクションを行う
does-rune-turning = 中層レベルを世界0、1、2つ分のどれかだけ回す
does-rune-life = 生命点を1ポイント回復する
relation-comrade = 戦友
relation-kin = 血族
relation-lucky = 幸運を呼ぶ仲間
relation-travel = 旅の道連れ
does-relation-comrade = 同じ世界にいれば、あなたのリスクのために神ダイスを振る
does-relation-kin = 同じ世界にいれば、神器、エルフ、ヴァン神族ダイスを取れる。サポート神なら代わりに生命点を失わせられる
does-relation-lucky = 同じ世界にいれば、その神が使ったエルフか振ったヴァン神族ダイスを1個取れる。サポート神なら自分の1個を手元に残せる
does-relation-travel = 移動の前に、その神のいる世界へ行ける
mode-easy = イージー
mode-hard = ハード
mode-campaign = キャンペーン
saga-book = サガ・ブック
holder = レベル{ $level }の神器ホルダー
answer = 答え{ $number }
list-none = なし
list-more = { $head }、{ $next }
list-and = { $head }と{ $next }
list-column = { $head }―{ $next }
list-row = { $head }→{ $next }
clause-more = { $head }／{ $next }
count-life = 生命点{ $count }
count-risks = リスク{ $count }つ
count-elves = エルフ{ $count }個
count-vanir = ヴァン神族ダイス{ $count }個
count-heroes = 英雄{ $count }個
count-giants = 炎の巨人{ $count }個
count-dead = 名も無き者{ $count }個
grade-penalty = ペナルティ付き
grade-normal = 通常
grade-bonus = ボーナス付き

## ヨトゥン

jotun-thjazi = スィアチ
jotun-baugi = バウギ
jotun-skadi = スカジ
jotun-geirrod = ゲイルロズ
jotun-greip = グレイプ
jotun-gjalp = ギャールプ
jotun-starkadr = スタルカド
jotun-beli = ベリ
jotun-angrboda = アングルボザ
jotun-gerda = ゲルズ
jotun-hyrrokkin = ヒュロッキン
jotun-hymir = ヒュミル
jotun-vafthrudnir = ヴァフスルーズニル
jotun-suttung = スットゥング
jotun-skyrmir = スクリューミル
jotun-thrym = スリュム
jotun-hrungnir = フルングニル
jotun-utgard-loki = ウトガルド・ロキ
does-jotun-thjazi = アスガルドをブロックする
does-jotun-baugi = アルフヘイムをブロックする
does-jotun-skadi = ヴァナヘイムをブロックする
does-jotun-geirrod = ミッドガルドをブロックする
does-jotun-greip = ニザヴェリルをブロックする
does-jotun-gjalp = スヴァルトアルフヘイムをブロックする
does-jotun-starkadr = ニヴルヘイムをブロックする
does-jotun-beli = ムスペルヘイムをブロックする
does-jotun-angrboda = ロキを守る
does-jotun-gerda = スルトを守る（独自の内容）
does-jotun-hyrrokkin = ヘルを守る（独自の内容）
does-jotun-hymir = ヨルムンガンドを守る
does-jotun-vafthrudnir = フェンリルを守る
does-jotun-suttung = セーヴィング・スローの後にエルフを使えない
does-jotun-skyrmir = リスクに英雄を使えない
does-jotun-thrym = 神器の効果がない
does-jotun-hrungnir = ヴァン神族ダイスを振れない
does-jotun-utgard-loki = 神ダイスを振れない

## 神器

artifact-andvarinaut = アンドヴァラナウト
artifact-draupnir = ドラウプニル
artifact-gjallarhorn = ギャラルホルン
artifact-hringhorni = フリングホルニ
artifact-megingjord = メギンギョルズ
artifact-skidbladnir = スキーズブラズニル
artifact-gleipnir = グレイプニル
artifact-gungnir = グングニル
artifact-hofund = ホヴズ
artifact-jarngreipr = ヤールングレイプル
artifact-miming = ミーミング
artifact-mjollnir = ミョルニル
artifact-brisingamen = ブリーシンガメン
artifact-gullinbursti = グリンブルスティ
artifact-idunns-apples = イズンの林檎
artifact-odroerir = オーズレリル
artifact-svalinn = スヴァリン
artifact-valshamr = ヴァルシャム
does-artifact-andvarinaut = ヴァン神族ダイスを好きなだけ1回振り直せる
does-artifact-draupnir = 神ダイスを1回振り直せる
does-artifact-gjallarhorn = 中層レベルのどの世界へも移動できる
does-artifact-hringhorni = 下層レベルのどの世界へも移動できる
does-artifact-megingjord = リスクを1つキャンセルする神器が2つキャンセルする
does-artifact-skidbladnir = 上層レベルのどの世界へも移動できる
does-artifact-gleipnir = フェンリルとの戦闘でリスクが1つ減る
does-artifact-gungnir = ヘルとの戦闘でリスクが1つ減る
does-artifact-hofund = ロキとの戦闘でリスクが1つ減る
does-artifact-jarngreipr = ヨトゥンとの戦闘でリスクが1つ減る
does-artifact-miming = スルトとの戦闘でリスクが1つ減る
does-artifact-mjollnir = ヨルムンガンドとの戦闘でリスクが1つ減る
does-artifact-brisingamen = 失うはずのヴァン神族ダイス1個を手元に残せる
does-artifact-gullinbursti = 自分の世界でアクションと戦闘の両方ができる
does-artifact-idunns-apples = 世界樹の回復で失う生命点が{ $price }ではなく1になる
does-artifact-odroerir = 世界に自分しかいなければボーナス付きで行える
does-artifact-svalinn = ダイスを変えたエルフ1個を手元に残せる
does-artifact-valshamr = 敵がいてもアクションが悪くならない

## クリーチャー

creature-four-stags = ダーイン、ドゥネイル、ドゥラスロール、ドヴァリン
creature-eikthyrnir = エイクスルニル
creature-geri-and-freki = ゲリとフレキ
creature-gullfaxi = グルファクシ
creature-gullinkambi = グリンカムビ
creature-gulltopp = グルトッパ
creature-heidrun = ヘイズルーン
creature-hildisvini = ヒルディスヴィーニ
creature-hugin-and-munin = フギンとムニン
creature-ratatosk = ラタトスク
creature-saehrimnir = セーフリームニル
creature-skuld = スクルド
creature-sleipnir = スレイプニル
creature-tanngrisnir-and-tanngnjost = タングリスニとタングニョースト
creature-urd = ウルド
creature-vedrfolnir = ヴェズルフエルニル
creature-verdandi = ヴェルダンディ
creature-vidofnir = ヴィゾーヴニル
does-creature-four-stags = 生命点を1ポイント回復する
does-creature-eikthyrnir = 好きな世界を1つ、代償なしで回復する
does-creature-geri-and-freki = 好きな世界へ行き、リスクを1つ減らして戦う
does-creature-gullfaxi = 好きなヨトゥン1体を倒す
does-creature-gullinkambi = 英雄1個をヴァルハラへ送る
does-creature-gulltopp = 神々の間でエルフ、ヴァン神族ダイス、神器を渡し合える
does-creature-heidrun = 生命点を最大2ポイント回復する
does-creature-hildisvini = エルフを3個まで取る
does-creature-hugin-and-munin = ヴァン神族ダイスを2個まで取る
does-creature-ratatosk = 好きな世界へ行き、そこでアクションを行う
does-creature-saehrimnir = 好きな神1柱が生命点を1ポイント回復する
does-creature-skuld = 全員がデッキの上の2枚を見せ、並べ直す
does-creature-sleipnir = すべての神が好きな世界へ移動できる
does-creature-tanngrisnir-and-tanngnjost = 生命点2を神々に分ける
does-creature-urd = ホイールのカード2枚をデッキの下に戻す
does-creature-vedrfolnir = 英雄を2個までヴァルハラへ送る
does-creature-verdandi = すべての神の生命点を分け直す
does-creature-vidofnir = 英雄を3個までヴァルハラへ送る

## サガ・ブック

page-easy = 2ページ「基本ゲーム（イージー）」
page-hard = 3ページ「基本ゲーム（ハード）」
page-baldr-a = 「バルドルの殺害」1ページ目
page-baldr-b = 「バルドルの殺害」2ページ目
page-fimbulwinter-a = 「フィンブルの冬」1ページ目
page-fimbulwinter-b = 「フィンブルの冬」2ページ目
page-managarm-a = 「マーナガルム」1ページ目
page-managarm-b = 「マーナガルム」2ページ目
page-naglfar-a = 「ナグルファルの出航」1ページ目
page-naglfar-b = 「ナグルファルの出航」2ページ目
page-bifrost-a = 「ビフレストの崩落」1ページ目
page-bifrost-b = 「ビフレストの崩落」2ページ目
page-vigrid-a = 「ヴィーグリーズの野」1ページ目
page-vigrid-b = 「ヴィーグリーズの野」2ページ目
page-rules-easy = ニーズヘッグが樹に着けば勝利です。
page-rules-hard = ニーズヘッグが樹に着けば勝利です。途中でヨトゥン、巨人、死者が現れます。
page-rules-baldr-a = どの世界にも約束トークンが裏向きで1個あります。宣誓を求めるとめくられ、〈宣誓〉ならページに集まり、〈裏切り〉ならロキが強くなってそこへ現れます。ロキを倒すと裏切りが1個減ります。宣誓{ $oaths }個でページをめくります。枯樹に着けば敗北です。
page-rules-baldr-b = まだ伏せられていた裏切りはロキに加わりました。裏切り{ $betrayals }個のロキが起動すると敗北です。ニーズヘッグが樹に着けば勝利です。
page-rules-fimbulwinter-a = ベルゲルミルの3人の息子（攻撃力{ $son_strength_1 }）は、{ $son_trigger_1 }の1枚目で長男が、{ $son_trigger_2 }の1枚目で次男が、{ $son_trigger_3 }の1枚目で三男が歩きます。息子のいるレベルでは生命点を回復できません。3人とも倒すとページをめくります。枯樹に着けば敗北です。
page-rules-fimbulwinter-b = 息子たちが攻撃力{ $son_strength_2 }で戻り、倒すとゲームから除かれます。ニーズヘッグが樹に着けば勝利です。
page-rules-managarm-a = スルトの1枚目でスコルが、ヘルの1枚目でハティが1マス進みます。アスガルドから戦え、攻撃力は{ $wolf_strength_1 }にマスの数を足したもので、倒すと{ $wolf_back }マス下がります。スコルがマス{ $wolf_last_space }にいるとボーナスがなくなり、ハティならクリーチャーが1枚になります。両方がマス{ $wolf_last_space }にいるか、どちらかがその先へ進むと敗北です。両方を1度ずつ倒し、どちらもマス0か1にいればページをめくります。
page-rules-managarm-b = 狼の攻撃力は{ $wolf_strength_2 }にマスの数を足したものになり、フェンリルの1枚目で両方が進みます。ニーズヘッグが樹に着けば勝利です。
page-rules-naglfar-a = ヘルのしもべ{ $servants }枚が波止場で待ち、ヘルの1枚目で1枚がヘルのいる世界へ行きます。攻撃力は{ $servant_strength }、波止場では{ $quay_strength }で、ニヴルヘイムから戦えます。{ $servants_to_turn }枚がゲームから除かれるとページをめくります。
page-rules-naglfar-b = ヨルムンガンドの1枚目で、ナグルファルが1つ上の世界へ進みます。上層レベルから進むと出航し、敗北です。攻撃力は{ $naglfar_strength }に乗っているしもべの数を足したもので、倒すとニヴルヘイムに戻り、しもべを1枚失います。ニーズヘッグが樹に着けば勝利です。
page-rules-bifrost-a = 橋がミッドガルドとアスガルドをつなぎ、スルトとヘルも通ります。ラウンドの終わりに英雄{ $bifrost_heroes }個がヴァルハラにあり、アスガルドに敵がいなければページをめくります。枯樹に着けば敗北です。
page-rules-bifrost-b = 橋は落ちました。神は縦の移動でアスガルドに出入りできません。アスガルドで角笛を吹くと、すべての神が上層レベルのどの世界へも行けます。ニーズヘッグが樹に着けば勝利です。
page-rules-vigrid-a = 決闘では敵の攻撃力が{ $duel_strength }上がり、生命点を失わずに勝てば討ち取ります。{ $slain_to_turn }体を討ち取るとページをめくります。枯樹に着けば敗北です。
page-rules-vigrid-b = 敵の攻撃力が{ $vigrid_strength }上がります。5体すべてを討ち取るか、ニーズヘッグが樹に着けば勝利です。
icon-start = 開始
icon-plain = 効果なし
icon-tree = 樹
icon-dead-tree = 枯樹
icon-page-turn = ページをめくる
icon-jotun = ヨトゥン1体が起動
icon-giant-and-dead = 炎の巨人1個と名も無き者1個が加わる
icon-oath-back = 宣誓が1個戻る
icon-alone = 同じ世界にほかの神がいない神は生命点を1ポイント失う
icon-son-back = 倒した息子が1人戻る
icon-cold = 息子のいるレベルの神は生命点を1ポイント失い、中層レベルが回る
icon-wolf-behind = 後ろの狼が進む
icon-servant = しもべ1枚がミッドガルドへ
icon-anonymous = 名も無き者1個が加わる
icon-giant-and-turn = 炎の巨人1個が加わり、中層レベルが回る
icon-unshared = 同じ世界にほかの神がいない神は生命点を1ポイント失う
icon-jotun-if-possible = 残っていればヨトゥン1体が起動

## 質問

ask-choose-god = { $seat }、使う神を選んでください（イージーではどの神も同じ）
ask-choose-god-hard = { $seat }、使う神を選んでください（能力はゲーム中ずっと使えます。同じ神は選べません）
ask-choose-support = { $seat }、サポート神を選んでください（同じ世界にいればアクションが良くなり、そのカードで敵が起動すると移動できます）
ask-next-turn = { $seat }、このラウンドの{ $number }番手を相談して決めてください
ask-move-to = { $seat }、移動するか、{ $world }にとどまってください
ask-travel-with = { $seat }、移動の前に旅の道連れのもとへ行くか選んでください
ask-move-support = { $seat }、サポート神{ $god }を移動させるか、{ $world }に残してください
ask-duty = { $seat }、{ $world }で使命を果たしてください
ask-duty-again = { $seat }、グリンブルスティにより{ $world }でもう1つ使命を果たせます
ask-fight-what = { $seat }、ゲリとフレキの助けでリスクが1つ減ります。{ $world }で戦う相手を選んでください
ask-clear-world = { $seat }、回復する世界を選んでください
ask-take-elves = { $seat }、取るエルフの数を選んでください
ask-take-dice = { $seat }、取るヴァン神族ダイスの数を選んでください
ask-take-artifact = { $seat }、神器を選んでください
ask-pick-creature = { $seat }、力を借りるクリーチャーを選んでください
ask-apply-rune = { $seat }、使うルーンを選んでください（{ $runes }）
ask-move-god = { $seat }、どの神をどこへ移すか選んでください
ask-turn-by = { $seat }、中層レベルをどれだけ回すか選んでください
ask-deed-where = { $seat }、偉業を行う世界を選んでください
ask-use-heroes = { $seat }、{ $risks }があります。使う英雄の数を選んでください（ヴァルハラに{ $heroes }個）
ask-roll-vanir = { $seat }、{ $risks }をキャンセルします。振るヴァン神族ダイスの数を選んでください（手元に{ $count }個）
ask-reroll = { $seat }、振り直すダイスを選んでください
ask-change-die = { $seat }、残りは{ $left }です。ダイスを成功に変えるか、受け入れてください
ask-comrade-elf = { $seat }、エルフで自分のダイスを成功に変え、{ $god }を助けるか選んでください
ask-kin-bears = { $seat }、{ $amount }のうち、いくつを{ $god }に代わりに失わせるか選んでください
ask-lucky-take = { $seat }、{ $god }のセーヴィング・スローから取るものを選んでください
ask-keep-by-luck = { $seat }、幸運により1つを手元に残せます
ask-keep-elf = { $seat }、スヴァリンでエルフを手元に残すか選んでください
ask-keep-die = { $seat }、ブリーシンガメンでヴァン神族ダイスを手元に残すか選んでください
ask-go-to = { $seat }、{ $source }の助けです。{ $world }の{ $god }の行き先を選んでください
ask-go-by-horn = { $seat }、角笛が鳴りました。{ $world }の{ $god }の行き先を選んでください
ask-act-there = { $seat }、{ $world }でアクションを行うか選んでください
ask-beat-jotun = { $seat }、グルファクシが倒すヨトゥンを選んでください
ask-give-what = { $seat }、渡すものを選んでください
ask-give-to = { $seat }、{ $thing }を誰に渡すか選んでください
ask-heal-whom = { $seat }、{ $source }の助けです。生命点を1ポイント回復する神を選んでください
ask-give-life = { $seat }、自分の生命点1ポイントを誰に与えるか選んでください
ask-order-cards = { $seat }、2枚のカードをデッキの上に戻してください
ask-urd-card = { $seat }、デッキの下に戻すホイールのカードを選んでください
ask-urd-owner = { $seat }、サポート神の{ $enemy }のカードを誰が取るか選んでください
ask-set-life = { $seat }、残りの生命点{ $left }のうち{ $god }の分を選んでください
ask-kin-take = { $seat }、血族から取るものを選んでください
ask-oath-to = { $seat }、宣誓が戻る世界を選んでください
ask-son-back = { $seat }、戻ってくる息子を選んでください
ask-wolf-behind = { $seat }、進む狼を選んでください
ask-over = ゲームは終了しました

## 選択肢

brief-asgard = 離れた世界を1つ回復する（リスク{ $risks }つ）
brief-alfheim = { $count ->
    [1] エルフを1個取る
   *[other] エルフを{ $count }個まで取る
}
brief-vanaheim = ヴァン神族ダイスを{ $count }個取る
brief-midgard = 英雄{ $count }個をヴァルハラへ送る
brief-nidavellir = { $count ->
    [1] レベル1の神器を取る
    [2] レベル1か2の神器を取る
   *[other] どのレベルの神器でも取れる
}
brief-svartalfheim = { $count ->
    [1] クリーチャーを1枚引いて使う
   *[other] クリーチャーを{ $count }枚引いて1枚を使う
}
brief-jotunheim = { $count ->
    [1] 白のルーン石を振り投げる
    [2] 白と緑のルーン石を振り投げる
   *[other] ルーン石を3つとも振り投げる
}
brief-muspelheim = ゲージの炎の巨人を{ $count }個まで除く（リスク{ $risks }つ）
brief-niflheim = ゲージの名も無き者を{ $count }個まで除く（リスク{ $risks }つ）
sight-nobody = 誰もいない
sight-gods = 神：{ $gods }
sight-foes = 敵：{ $foes }
sight-jotuns = ヨトゥン：{ $jotuns }
sight-servants = ヘルのしもべ{ $count }枚
sight-devastated = 壊滅
sight-ruin = 壊滅、回復に{ $price }
foe-strong = { $foe }（攻撃力{ $strength }）
sight-blocked = ヨトゥンがブロック中
sight-devastated-blocked = 壊滅、ヨトゥンがブロック中
sight-idle = 今アクションをしても効果がない
sight-action = { $god }なら{ $grade }：{ $brief }
token-unknown = 裏向きの約束トークン
token-oath = 裏向きの宣誓
with-odds = { $text }。{ $odds }
odds-unhurt = 無傷
odds-unhurt-with = { $means }で無傷
odds-to-fall = 倒れる
odds-unhurt-safe = リスクは残らない：無傷
odds-god-die = 神ダイスの成功
odds-vanir-die = ヴァン神族ダイス1個の成功
odds-against = { $opponent }と戦って無傷
odds-acting = アクションをして無傷
odds-oath = 〈宣誓〉を得る
odds-there = { $deed }：{ $counts }
deed-fight = { $opponent }との戦い
deed-act = アクション
odds-line = { $risks }：{ $odds }
odds-with = { $means }で{ $odds }
odds-more = { $means }で{ $chance }%
odds-chance = 無傷の見込み{ $chance }%
odds-fall = { $odds }（倒れる見込み{ $chance }%）
odds-no-risk = リスクは残らない
odds-policy = 見込みは、挙げたダイスをすべて振り、神器が許せば失敗したダイスを振り直し、エルフを使えるだけ使うものとして計算しています。ダイスの面の数は独自の内容です。
means-comrade = { $god }のダイス
means-comrade-elf = { $god }のダイスとエルフ
means-god-die = 神ダイスだけ
means-nothing = ダイスなし
group-god = 神
group-next = 次の手番
group-move = 移動
group-act = アクション
group-fight = 戦闘
group-restore = 回復
group-saga = サガ
group-life = 生命点
group-take = 取る
group-keep = 手元に残す
group-creature = クリーチャー
group-rune = ルーン
group-heroes = 英雄
group-dice = ダイス
group-give = 渡す
group-card = カード
do-choose-god = { $god }を使う
    .head = { $god }を使う
    .detail = イージー面ではアビリティなし
do-choose-god-hard = { $god }を使う：{ $ability }／{ $power }
    .head = { $god }を使う
    .detail = { $ability }／{ $power }
do-choose-support = { $god }をサポート神にする
    .head = { $god }をサポート神にする
    .detail = イージー面ではアビリティなし
do-choose-support-hard = { $god }をサポート神にする：{ $ability }
    .head = { $god }をサポート神にする
    .detail = { $ability }
do-choose-support-plain = { $god }をサポート神にする：シートの効果なし
    .head = { $god }をサポート神にする
    .detail = シートの効果なし
do-next-turn = 次は{ $god }
do-next-turn-known = 次は{ $god }（{ $enemy }を公開する）
    .head = 次は{ $god }
    .detail = { $enemy }を公開する
do-next-turn-activates = 次は{ $god }（{ $enemy }を起動させる）
    .head = 次は{ $god }
    .detail = { $enemy }を起動させる
do-stay = { $world }にとどまる：{ $sight }
    .head = { $world }にとどまる
    .detail = { $sight }
do-move-to = { $world }へ移動：{ $sight }
    .head = { $world }へ移動
    .detail = { $sight }
do-stay-support = { $god }は{ $world }にとどまる：{ $sight }
    .head = { $god }は{ $world }にとどまる
    .detail = { $sight }
do-move-to-support = { $god }が{ $world }へ移動：{ $sight }
    .head = { $god }が{ $world }へ移動
    .detail = { $sight }
do-travel-with = まず{ $world }の{ $god }のもとへ行く
    .head = まず{ $god }のもとへ行く
    .detail = { $world }
do-travel-not = 誰のもとへも行かない
do-no-duty = このターンはもう何もしない
do-act = { $world }でアクション（{ $grade }）：{ $brief }
    .head = { $world }でアクション
    .detail = { $grade }：{ $brief }
do-restore = { $world }を回復する（{ $price }を失う）
    .head = { $world }を回復する
    .cost = { $price }
do-act-afar = 離れて{ $world }のアクション：{ $brief }
    .head = 離れて{ $world }のアクション
    .detail = { $brief }
do-restore-afar = 離れて{ $world }を回復する（{ $price }を失う）
    .head = 離れて{ $world }を回復する
    .cost = { $price }
still-two-enemies = { $text }（敵が2体いるため、すぐにまた壊滅する）
    .detail = 敵が2体いるため、すぐにまた壊滅する
do-ask-oath = { $world }に宣誓を求める
    .head = { $world }に宣誓を求める
    .detail = 〈宣誓〉ならページへ、〈裏切り〉ならロキが強くなってそこへ現れる
do-sound-horn = { $world }で角笛を吹く：すべての神が上層レベルのどの世界へも行ける
    .head = { $world }で角笛を吹く
    .detail = すべての神が上層レベルのどの世界へも行ける
do-regain-life = 生命点を1ポイント回復する
do-give-life = ほかの神に生命点を1ポイント与える
do-fight = { $opponent }と戦う（攻撃力{ $strength }）
    .head = { $opponent }と戦う
    .detail = 攻撃力{ $strength }、{ $risks }。{ $then }
beaten-surt = ムスペルヘイムへ退却する
beaten-hel = ニヴルヘイムへ退却する
beaten-loki = 檻へ退却する
beaten-fenrir = 檻へ退却する
beaten-jormungand = 島1つ退却する
beaten-naglfar = ニヴルヘイムへ退却し、しもべを1枚失う
beaten-page = ページへ戻る
beaten-jotun = 効果が消え、ロキも弱まる
beaten-wolf = { $count }マス退却する
beaten-gone = ゲームから除かれる
do-duel = { $opponent }と決闘する（攻撃力{ $strength }）：生命点を失わなければ討ち取る
    .head = { $opponent }と決闘する
    .detail = 攻撃力{ $strength }、{ $risks }。生命点を失わなければ討ち取る
do-no-fight = 戦わない
do-clear-world = { $world }を回復する
do-take-count = { $amount }を取る
do-take-artifact = { $artifact }（レベル{ $level }）を取る：{ $does }
    .head = { $artifact }を取る
    .detail = レベル{ $level }：{ $does }
do-pick-creature = { $creature }の力を借りる：{ $does }
    .head = { $creature }の力を借りる
    .detail = { $does }
do-apply-rune = 「{ $rune }」のルーンを使う：{ $does }
    .head = 「{ $rune }」のルーンを使う
    .detail = { $does }
do-no-rune = これ以上ルーンを使わない
do-move-god = { $god }を{ $world }へ移す：{ $sight }
    .head = { $god }を{ $world }へ移す
    .detail = { $sight }
do-no-journey = 誰も移さない
do-turn-by = { $count ->
    [0] 回さない：{ $columns }
   *[other] 中層レベルを世界{ $count }つ分回す：{ $columns }
}
    .head = { $count ->
        [0] 回さない
       *[other] 中層レベルを世界{ $count }つ分回す
    }
    .detail = { $columns }
do-no-deed = 偉業を行わない
do-use-heroes = { $count ->
    [0] 英雄を使わない
   *[other] 英雄を{ $count }個使う
}
do-roll-vanir = { $count ->
    [0] 神ダイスだけを振る
   *[other] 神ダイスとヴァン神族ダイス{ $count }個を振る
}
do-roll-barred = { $count ->
    [0] 何も振らない
   *[other] ヴァン神族ダイス{ $count }個を振る
}
do-reroll-god = 神ダイス（{ $face }）を振り直す
    .head = 神ダイスを振り直す
    .detail = 今は{ $face }
do-reroll-vanir = { $picked ->
    [0] { $face }のヴァン神族ダイスを1個、振り直しに選ぶ
   *[other] { $face }のヴァン神族ダイスをもう1個、振り直しに選ぶ
}
do-throw-again = 選んだ{ $count }個を振り直す
do-no-reroll = 振り直さない
do-change-vanir = エルフで{ $face }のヴァン神族ダイスを成功に変える
    .head = { $face }のヴァン神族ダイスを成功に変える
    .cost = エルフ1個
do-change-god = エルフで神ダイス（{ $face }）を成功に変える
    .head = 神ダイス（{ $face }）を成功に変える
    .cost = エルフ1個
do-elves-of-freyr = エルフ2個でリスク1つをキャンセルする
    .head = リスク1つをキャンセルする
    .cost = エルフ2個
do-hero-of-freyja = 英雄1個でリスク1つをキャンセルする
    .head = リスク1つをキャンセルする
    .cost = 英雄1個
do-change-no-more = 受け入れて{ $left }を失う
    .head = 受け入れる
    .cost = { $left }
do-comrade-elf = { $god }のためにエルフを使う
    .head = { $god }を助ける
    .cost = エルフ1個
do-comrade-not = エルフを使わない
do-kin-bears = { $count ->
    [0] { $god }は何も失わない
   *[other] { $god }が生命点{ $count }を失う
}
do-lucky-take = { $spoil }を取る
do-take-nothing = 何も取らない
do-keep = { $spoil }を手元に残す
do-keep-elf = エルフ1個を手元に残す
do-keep-die = ヴァン神族ダイス1個を手元に残す
do-keep-nothing = 何も残さない
do-act-not = アクションを行わない
do-beat-jotun = { $jotun }を倒す（{ $does }）
    .head = { $jotun }を倒す
    .detail = { $does }
do-give = { $thing }を渡す
do-give-to = { $god }に渡す
do-give-no-more = これ以上渡さない
do-heal = { $god }（生命点{ $life }／{ $limit }）
    .head = { $god }
    .detail = 生命点{ $life }／{ $limit }
do-keep-cards = そのまま：上が{ $top }、次が{ $below }
    .head = そのまま
    .detail = 上が{ $top }、次が{ $below }
do-swap-cards = 入れ替える：上が{ $top }、次が{ $below }
    .head = 入れ替える
    .detail = 上が{ $top }、次が{ $below }
do-urd-card = { $enemy }（{ $god }のカード）
    .head = { $enemy }
    .detail = { $god }のカード
do-urd-owner = { $god }が取る
do-set-life = { $god }に{ $amount }を分ける
do-kin-take = { $god }から{ $thing }を取る
    .head = { $god }から{ $thing }を取る
do-kin-no-more = これ以上取らない
do-oath-to = { $world }へ戻す
do-son-back = { $foe }が{ $world }へ戻る
    .head = { $foe }が戻る
    .detail = { $world }へ
do-wolf-behind = { $wolf }がマス{ $space }へ進む
    .head = { $wolf }が進む
    .detail = マス{ $space }へ
thing-no-duty = 使命なし
thing-act = { $world }のアクション
thing-restore = { $world }の回復
thing-saga-act = { $world }でのサガ・アクション
thing-journey = { $god }を{ $world }へ
thing-regain-life = 生命点の回復
thing-give-life = 生命点を与えること
thing-fight = { $opponent }との戦闘
thing-duel = { $opponent }との決闘

## 実物のダイスと引き

chance-god-die = { $god }、神ダイスを振ってください
chance-vanir = { $god }、ヴァン神族ダイスを1個振ってください
chance-comrade = { $god }、{ $holder }のために自分の神ダイスを振ってください
chance-stone = { $god }、{ $stone }のルーン石を振り投げてください
chance-creature = { $god }、クリーチャー・カードを1枚引いてください
chance-jotun = ヨトゥン・カードを上から1枚めくってください
chance-token = { $god }、{ $world }の約束トークンをめくってください
chance-card = { $god }、ホイールの自分のカードをめくってください。どのカードですか
chance-card-whose = { $god }、ホイールの自分のカードをめくってください。どちらの中の1枚ですか
chance-shown = { $god }、デッキの{ $depth }枚目を見せてください。どのカードですか
chance-shown-whose = { $god }、デッキの{ $depth }枚目を見せてください。どちらの中の1枚ですか
chance-artifact = { $holder }の一番上のカードをめくってください
result-whose = この中の1枚：{ $cards }
result-oath = 宣誓
result-betrayal = 裏切り

## 記録

log-god-chosen = { $seat }は{ $god }を使います。
log-support-chosen = { $god }がサポート神になりました。
log-round-begins = 第{ $round }ラウンド。全員がカードを1枚裏向きに置きます。
log-turn-begins = { $figure }のターンです。
log-card-revealed = { $figure }が{ $enemy }を公開しました。
log-card-revealed-other = { $figure }が{ $enemy }（{ $owner }のカード）を公開しました。
log-enemy-activated = { $figure }のターンに{ $enemy }が起動しました。
log-enemy-moved = { $foe }が{ $place }へ移りました。
log-enemy-moved-out = { $foe }がゲームから除かれました。
log-tree-turned = 中層レベルが世界{ $steps }つ分回りました。
log-world-devastated = { $world }が壊滅し、檻のスリット{ $marker }のマーカーがルーンに置かれました。フェンリルの攻撃力は{ $strength }です。
log-world-restored = { $world }が回復し、マーカーは檻のスリット{ $marker }に戻りました。フェンリルの攻撃力は{ $strength }です。
log-life-lost = { $figure }は{ $amount }を失い、残り{ $life }です。
log-life-gained = { $figure }は{ $amount }を得て、{ $life }になりました。
log-giants-came = スルトのゲージに{ $amount }が加わり、計{ $gauge }個です。
log-giants-left = スルトのゲージから{ $amount }が去り、残り{ $gauge }個です。
log-dead-came = ヘルのゲージに{ $amount }が加わり、計{ $gauge }個です。
log-dead-left = ヘルのゲージから{ $amount }が去り、残り{ $gauge }個です。
log-jotun-came = ヨトゥンの{ $jotun }が現れました：{ $does }。
log-jotun-beaten = ヨトゥンの{ $jotun }が倒され、ロキのゲージに戻りました。
log-island-reached = ヨルムンガンドが{ $islands }島中{ $island }番目の島に着き、名も無き者{ $count }個を呼びます。
log-island-reached-back = ヨルムンガンドは{ $islands }島中{ $island }番目の島に退却しました。
log-nidhogg-moved = ニーズヘッグがサガ・ブックを{ $steps }歩中{ $step }歩目まで進みました：{ $icon }。
log-card-returned = { $enemy }のカードが{ $figure }のデッキの下に戻りました。
log-card-returned-other = { $owner }の{ $enemy }のカードが{ $figure }のデッキの下に入りました。
log-deck-shuffled = { $figure }がデッキをシャッフルしました。
log-turn-ended = { $figure }のターンはただちに終わりました。
log-god-moved = { $figure }が{ $world }から{ $target }へ移動しました。
log-acted = { $figure }が{ $world }でアクションを行います（{ $grade }）。
log-fought = { $figure }が{ $world }で{ $opponent }と戦います：{ $amount }。
log-fought-duel = { $figure }が{ $world }で{ $opponent }に決闘を挑みます：{ $amount }。
log-took-elves = { $figure }が{ $amount }を取り、{ $elves }個になりました。
log-took-dice = { $figure }が{ $amount }を取り、{ $dice }個になりました。
log-heroes-came = { $amount }がヴァルハラに来て、計{ $heroes }個になりました。
log-took-artifact = { $figure }が{ $artifact }を取りました：{ $does }。
log-drew-creature = { $figure }が{ $creature }を引きました。
log-creature-helps = { $creature }が{ $figure }を助けます：{ $does }。
log-stone-thrown = { $figure }が{ $stone }のルーン石を振り投げ、「{ $rune }」が出ました。
log-faced-risks = { $figure }は{ $amount }を負い、神器と助けの後に{ $left }つ残ります。
log-faced-risks-all = { $figure }は{ $amount }を負います。
log-heroes-used = { $figure }が{ $amount }を使いました。残りのリスク：{ $left }。
log-god-die-rolled = { $figure }の神ダイスは{ $face }：{ $result }。
log-vanir-rolled = { $figure }のヴァン神族ダイスは{ $face }：{ $result }。
log-die-changed = { $figure }がエルフで神ダイス（{ $face }）を成功に変えました。
log-die-changed-vanir = { $figure }がエルフでヴァン神族ダイス（{ $face }）を成功に変えました。
log-comrade-rolled = { $figure }が{ $holder }のために振った神ダイスは{ $face }：{ $result }。
log-dice-lost = { $figure }の{ $amount }がヴァナヘイムに戻りました。
log-elves-lost = { $figure }の{ $amount }がアルフヘイムに戻りました。
log-luck-took = { $figure }が{ $other }から{ $spoil }を取りました。
log-kin-took = { $figure }が{ $other }から{ $thing }を取りました。
log-gave = { $figure }が{ $other }に{ $thing }を渡しました。
log-cards-shown = { $figure }のデッキの{ $depth }枚目は{ $enemy }です。
log-cards-shown-other = { $figure }のデッキの{ $depth }枚目は{ $enemy }（{ $owner }のカード）です。
log-life-set = { $figure }の生命点は{ $life }になりました。
log-page-turned = サガ・ブックは{ $page }に進みました（独自の内容）。{ $rules }
log-oath-sworn = { $world }が{ $figure }に宣誓しました。ページの宣誓は{ $oaths }個です。
log-betrayed = { $world }が{ $figure }を裏切りました。ロキの裏切りは{ $betrayals }個です。
log-oath-withdrawn = 宣誓が1個、裏向きで{ $world }に戻りました。
log-wolf-moved = { $wolf }は今マス{ $space }にいます。
log-servant-moved = ヘルのしもべ1枚が{ $world }へ行きました。
log-servant-moved-quay = ヘルのしもべ1枚が波止場で待っています。
log-servant-moved-aboard = ヘルのしもべ1枚がナグルファルに乗りました。
log-servant-moved-gone = ヘルのしもべ1枚がゲームから除かれました。
log-enemy-slain = { $enemy }が討ち取られました。
log-won = { $ending }
log-lost = { $ending }
log-kept = { $figure }が{ $spoil }を手元に残しました。
log-freyr-paid = { $figure }が{ $amount }を払い、リスクを1つキャンセルしました。
log-no-duty-left = { $figure }が{ $world }で果たせる使命はありません。
log-jotun-stays = { $enemy }が討ち取られているので、ヨトゥンの{ $jotun }はロキのゲージに残ります。
log-betrayal-left = ロキの裏切りが1個減りました。ロキの裏切りは{ $betrayals }個です。

## 理由

why-god-taken = この神はもう選ばれています。
why-already-in-order = このプレイヤーの順番はもう決まっています。
why-out-of-reach = 神が行けるのは、同じレベルか縦に並んだ世界です。
why-world-is-devastated = この世界は壊滅しています。回復するまで、この世界のアクションは行えません。
why-world-not-devastated = この世界は壊滅していないので、回復するものがありません。
why-world-is-blocked = ヨトゥンがこの世界をブロックしています。先に倒してください。
why-nothing-to-gain = このアクションでは、今は何も動きません。
why-no-elves-left = アルフヘイムにはエルフが残っていません。
why-no-dice-left = ヴァナヘイムにはヴァン神族ダイスが残っていません。
why-no-saga-action = ここにはサガ・アクションがありません。
why-not-here = 同じ世界にいないので戦えません。
why-in-the-cage = 檻の中の相手とは戦えません。
why-shielded-by-jotun = この敵はヨトゥンに守られています。先にヨトゥンを倒してください。
why-cannot-retreat = この敵は元の場所にいて、これ以上追い返せません。
why-holder-closed = この段階のアクションでは、このホルダーは使えません。
why-holder-empty = このホルダーは空です。
why-life-is-full = 生命点が減っていないか、寒さのため、ここでは回復できません。
why-last-life = 最後の生命点は与えられません。
why-not-active = このヨトゥンは盤上にいません。
why-not-frigg = これができるのはフリッグだけです。
why-no-token = ここには裏向きのトークンがありません。
why-only-one-duty = 使命のこの部分はもう済んでいます。
why-bridge-broken = 橋が落ちたので、縦の移動ではアスガルドに出入りできません。
why-already-there = この神はもうその世界にいます。
why-with-companion = この道連れはもう同じ世界にいます。
why-no-companion = この神は旅の道連れではありません。
why-no-kin = この神は血族ではありません。
why-kin-elsewhere = この血族は別の世界にいます。
why-kin-has-none = この血族は持っていません。
why-not-in-throw = このセーヴィング・スローではそれを使っていません。
why-not-going-back = このセーヴィング・スローで戻るものはありません。

## 言葉で見る卓

table-setup = セットアップ（{ $mode }）：神を選びます。
table-round = 第{ $round }ラウンド（{ $mode }）。
table-over = { $round }ラウンドでゲームが終わりました。
table-asked = { $seat }が選ぶ番です。
table-order = 手番の順：{ $gods }。
table-no-order = 手番の順はまだ決まっていません。
table-odds = 見込み、{ $choice }：{ $odds }。
table-risks = 負っているリスク：{ $count }つ。
table-throw = 卓上のダイス：{ $dice }。
throw-god = 神ダイス{ $face }
throw-god-changed = 神ダイス{ $face }（成功に変更）
throw-vanir = ヴァン神族ダイス{ $face }×{ $count }{ $changed ->
    [0] { "" }
   *[other] （うち{ $changed }個を成功に変更）
}
throw-comrade = { $god }のダイス{ $face }
table-columns = 世界樹の縦の並び、上から：{ $columns }。
table-level-top = 上層レベル：
table-level-middle = 中層レベル（回転する）：
table-level-bottom = 下層レベル：
table-world = { $world }：{ $parts }。
foe-here = { $foe }（攻撃力{ $strength }）
foe-shielded = { $foe }（攻撃力{ $strength }、ヨトゥンが守る）
table-cage = 檻：{ $foes }／残りのマーカー{ $count }個。
table-surt = スルト：攻撃力{ $strength }／ゲージに炎の巨人{ $count }個、ムスペルヘイムに{ $reserve }個。
table-hel = ヘル：攻撃力{ $strength }／ゲージに名も無き者{ $count }個、ミッドガルドに{ $reserve }個。
table-loki = ロキ：攻撃力{ $strength }／盤上のヨトゥン{ $count }体、ゲージに{ $reserve }体。
table-fenrir = フェンリル：攻撃力{ $strength }。
table-jormungand = ヨルムンガンド：攻撃力{ $strength }／{ $islands }島中{ $island }番目の島（独自の内容）。次の島は名も無き者{ $next }個を呼びます。
table-jormungand-last = ヨルムンガンド：攻撃力{ $strength }／{ $islands }島中{ $island }番目の島（独自の内容）。次に進むと敗北です。
table-slain = 討ち取った敵：{ $foes }。
table-valhalla = ヴァルハラ：英雄{ $count }個、ミッドガルドに{ $reserve }個。
table-jotun = ヨトゥン「{ $jotun }」：{ $does }。
table-jotun-cards = 残りのヨトゥン・カード{ $count }枚：{ $cards }。
table-jotun-cards-all = ヨトゥン・カードは{ $count }枚すべて残っています。
table-jotun-cards-but = 残りのヨトゥン・カード{ $count }枚、次のもの以外すべて：{ $cards }。
table-wheel = ホイールの表向きのカード：{ $slots }。
table-wheel-empty = ホイールに表向きのカードはありません。
wheel-slot = { $enemy }（{ $gods }のカード）
table-facedown = ホイールの裏向きのカード：{ $gods }。
table-god = { $god }、{ $seat }{ $you ->
    [1] （あなた）
   *[other] { "" }
}：生命点{ $life }／{ $limit }、{ $world }にいます。{ $goods }。
table-seat = { $seat }{ $you ->
    [1] （あなた）
   *[other] { "" }
}：神は未定。生命点{ $life }／{ $limit }。
table-support = サポート神{ $god }：生命点{ $life }／{ $limit }、{ $world }にいます。そこではほかの神と同じに数えますが、何も所有しません。
table-artifact = { $who }の神器「{ $artifact }」：{ $does }。
table-faces = { $who }の成功の面：神ダイスは{ $god }／ヴァン神族ダイスは{ $vanir }。
table-power = { $who }の神聖パワー：{ $power }。
table-bond = { $who }の{ $relation }：{ $gods }（{ $does }）。
table-deck = { $count ->
    [0] { $who }のデッキは空です。
   *[other] { $who }のデッキ{ $count }枚、上から：{ $cards }。
}
table-facedown-known = ホイールにある{ $who }の裏向きのカードは{ $card }です。
table-unseen = { $who }のまだ見ていないカード：{ $cards }。
table-unseen-support = まだ誰も見ていないサポート神のカード：{ $cards }。
table-reserves = 予備：{ $amounts }。
table-holder = レベル{ $level }の神器：表は{ $artifact }（{ $does }）。ほかに{ $count }枚：{ $cards }。
table-holder-empty = レベル{ $level }の神器：残りなし。
table-drawn = 引いたクリーチャー：{ $cards }。
table-creatures = 残りのクリーチャー・カード{ $count }枚：{ $cards }。
table-creatures-all = クリーチャー・カードは{ $count }枚すべて残っています。
table-creatures-but = 残りのクリーチャー・カード{ $count }枚、次のもの以外すべて：{ $cards }。
table-page = サガ・ブック、{ $page }（独自の内容）。{ $rules }
table-row = 列：{ $icons }。
row-icon = { $icon }
row-nidhogg = 【ニーズヘッグ：{ $icon }】
table-tokens = ページの宣誓{ $oaths }個／ロキの裏切り{ $betrayals }個／まだめくられていない{ $unseen }個（うち裏切り{ $traitors }個）。
table-wolf = { $wolf }：マス{ $space }（最後はマス{ $last }）、まだ倒していません。
table-wolf-beaten = { $wolf }：マス{ $space }（最後はマス{ $last }）、1度倒しました。
table-servants = ヘルのしもべ：波止場{ $quay }枚、ナグルファルに{ $aboard }枚、除外{ $gone }枚。

## 終わり

end-tree = 神々の勝利です。ニーズヘッグが樹に着きました。
end-slaying = 神々の勝利です。5体の敵をすべて討ち取りました。
end-life = 神々の敗北です。生命点を失い尽くした神がいます。
end-hel = 神々の敗北です。ヘルが上層レベルで起動しました。
end-surt = 神々の敗北です。スルトが上層レベルで起動しました。
end-giants = 神々の敗北です。予備の炎の巨人が足りません。
end-jotuns = 神々の敗北です。ロキのゲージにヨトゥンが残っていません。
end-jormungand = 神々の敗北です。ヨルムンガンドはすでに最後の島にいます。
end-anonymous = 神々の敗北です。予備の名も無き者が足りません。
end-markers = 神々の敗北です。8つ目の世界が壊滅しました。
end-dead-tree = 神々の敗北です。ニーズヘッグが枯樹に着きました。
end-betrayed = 神々の敗北です。裏切りをすべて集めたロキが起動しました。
end-wolves = 神々の敗北です。狼が太陽と月に追いつきました。
end-naglfar = 神々の敗北です。ナグルファルが上層レベルから出航しました。

## ゲームとゲームの間のキャンペーン

saga-baldr = 「バルドルの殺害」
saga-fimbulwinter = 「フィンブルの冬」
saga-managarm = 「マーナガルム」
saga-naglfar = 「ナグルファルの出航」
saga-bifrost = 「ビフレストの崩落」
saga-vigrid = 「ヴィーグリーズの野」
campaign-next = サガ{ $saga }{ $title }（独自の内容）。
campaign-won = サガ{ $saga }{ $title }に勝ちました。得た経験値：{ $gains }。
campaign-lost = サガ{ $saga }{ $title }に敗れました。もう一度プレイします。得た経験値：{ $gains }。
campaign-gain = { $god }{ $xp }
campaign-player = { $name }（{ $seat }）
campaign-purse = { $god }を使う{ $player }の経験値は{ $xp }です。
campaign-count = プレイしたゲーム：{ $games }。勝ったサガ：{ $sagas }のうち{ $won }。
campaign-saga-won = サガ{ $saga }{ $title }：{ $lost ->
    [0] 初回で勝利。
   *[other] { $lost }敗の後に勝利。
}
campaign-saga-now = サガ{ $saga }{ $title }：{ $lost ->
    [0] 次にプレイします。
   *[other] 次にプレイします（これまで{ $lost }敗）。
}
campaign-saga-later = サガ{ $saga }{ $title }：まだ先です。
campaign-chart = { $player }は{ $god }、貯めた経験値{ $xp }。開始時に{ $elves }、{ $vanir }。
campaign-support = サポート神：{ $gods }。
campaign-house = 6つのサガ、勝ったゲームの経験値、一部のBOXの値段は独自の内容です（YGG-381〜YGG-401）。製品をお持ちなら content.toml で直せます。
box-god_die = 神ダイスの{ $face }が成功になる
box-vanir_die = ヴァン神族ダイスの{ $face }と{ $face }+が成功になる
box-elves = 開始時のエルフが{ $count }個になる
box-vanir = 開始時のヴァン神族ダイスが{ $count }個になる
box-relation = { $god }を{ $relation }にする
box-relation-explained = { $god }を{ $relation }にする（{ $does }）
box-price = { $box }（経験値{ $price }）
row-god_die = 神ダイス
row-vanir_die = ヴァン神族ダイス
row-elves = 開始時のエルフ
row-vanir = 開始時のヴァン神族ダイス
why-box-too-dear = 経験値{ $price }が必要ですが、{ $xp }しかありません。
why-box-row-full = この欄のBOXはすべて埋まっています。
why-box-named = この名前はもう欄に書かれています。

## 図

draw-closed = 選べない理由：{ $reason }
draw-card = { $card }：{ $does }
draw-son-a = 長男
draw-son-b = 次男
draw-son-c = 三男
draw-world = { $world }：{ $parts }
draw-island = { $islands }島のうち{ $island }番目：名も無き者を{ $count }個呼ぶ（独自の内容）
draw-ruin = { $world }は壊滅している
draw-outlook = アクション（{ $grade }）：{ $brief }
draw-next-under = 次の回転で{ $world }の下へ
draw-devastated = 壊滅
draw-blocked = ブロック
draw-reserve = 予備：{ $amount }（全{ $total }）
draw-valhalla = ヴァルハラ：{ $amount }
draw-valhalla-short = ヴァルハラ
draw-creatures = クリーチャー
draw-left = （残り{ $count }枚）
draw-strength = { $enemy }の攻撃力
draw-house = 独自
draw-house-note = 独自の内容：印刷されたページ、ダイス、島、ルーン石は分からないため、私たちが作ったものです。
draw-sword = 苦難の剣：ここにいるヨトゥンはエルフ、英雄、神器、ヴァン神族ダイス、神ダイスのどれかを封じる
draw-stone = { $stone }のルーン石（面は独自の内容）。{ $runes }
draw-cage = 檻：残りマーカー{ $count }個。フェンリルの攻撃力は{ $strength }
draw-cage-name = 檻・フェンリル{ $strength }
draw-nidhogg = ニーズヘッグ、列の終わりまであと{ $count }歩：{ $goal }
draw-saga = サガ・ブック・独自
draw-steps = あと{ $count }歩
draw-wakes-surt = 上の世界へ、炎の巨人2個
draw-wakes-hel = 上の世界へ、生命点1を奪う
draw-wakes-jormungand = 次の島へ、名も無き者
draw-wakes-fenrir = 檻を出る、または生命点3を奪う
draw-wakes-loki = あなたの元へ、ヨトゥンを起動
draw-wakes-nidhogg = サガ・ブックで1歩進む
draw-wheel = 敵ホイール
draw-slain = 討ち取った
draw-support = サポート
draw-you = あなた
draw-act = 選択中
draw-turn = { $number }番手
draw-no-artifact = 神器なし
draw-sheet = { $god }、{ $world }：生命点{ $life }／{ $limit }。
draw-columns = 上からの縦列。左：{ $left }。手前：{ $front }。右：{ $right }。
draw-faces = 成功する面：神ダイス{ $god }、ヴァン神族ダイス{ $vanir }
draw-bond = { $relation }：{ $gods }（{ $does }）
draw-deck = デッキ（上から）：{ $cards }
draw-unseen = まだ見ていないカード：{ $cards }
draw-creature-cards = 残りのクリーチャー・カード：{ $cards }
draw-jotun-cards = 残りのヨトゥン・カード：{ $cards }
draw-holder-empty = レベル{ $level }の神器：残りなし
draw-asked = { $who }：{ $question }
draw-won = 勝利
draw-lost = 敗北
draw-do-act = { $world }でアクション
draw-do-restore = { $world }を回復
draw-do-fight = { $opponent }と戦う
draw-do-duel = { $opponent }と決闘
draw-do-oath = 宣誓を求める
draw-do-horn = 角笛を吹く
draw-nobody = 誰のもとへも行かない
draw-no-duty = 何もしない
draw-throw = 振り直す
draw-keep-dice = そのままにする
draw-freyr = エルフ2個でリスク1つ減
draw-freyja = 英雄1個でリスク1つ減
draw-accept = このまま受け入れる
draw-comrade-elf = エルフを使う
draw-keep-cards = 順番はそのまま
draw-swap-cards = 入れ替える
draw-an-elf = 使われたエルフ
draw-lost-die = 戻るダイス
draw-a-die = 残るダイス
draw-ask-choose-god = どの神を使う？
draw-ask-choose-support = どの神をサポート神にする？
draw-ask-next-turn = 次は誰の手番？
draw-ask-move-to = どこへ行く？
draw-ask-travel-with = 道連れを訪ねる？
draw-ask-move-support = サポート神はどこへ？
draw-ask-duty = どの使命を果たす？
draw-ask-fight-what = 誰と戦う？
draw-ask-clear-world = どの世界を回復する？
draw-ask-take-count = いくつ取る？
draw-ask-take-artifact = どの神器？
draw-ask-pick-creature = どのクリーチャー？
draw-ask-apply-rune = どのルーン？
draw-ask-move-god = 誰がどこへ旅をする？
draw-ask-turn-by = 中層レベルをいくつ回す？
draw-ask-deed-where = どの世界で何をする？
draw-ask-use-heroes = 英雄をいくつ使う？
draw-ask-roll-vanir = ダイスをいくつ振る？
draw-ask-reroll = 振り直す？
draw-ask-change-die = エルフでダイスを変える？
draw-ask-comrade-elf = エルフで助ける？
draw-ask-kin-bears = 血族がいくつ引き受ける？
draw-ask-lucky-take = 幸運で何を得る？
draw-ask-keep-by-luck = 幸運で何を残す？
draw-ask-keep-elf = エルフを残す？
draw-ask-keep-die = ダイスを残す？
draw-ask-go-to = どの世界へ行く？
draw-ask-act-there = そこでアクションする？
draw-ask-beat-jotun = どのヨトゥンを倒す？
draw-ask-give-what = 何を渡す？
draw-ask-give-to = 誰に渡す？
draw-ask-heal-whom = 誰が生命点1を得る？
draw-ask-order-cards = どの順番にする？
draw-ask-urd-card = ホイールのどのカード？
draw-ask-urd-owner = 誰がカードを取る？
draw-ask-set-life = 生命点はいくつ？
draw-ask-kin-take = 血族から何を取る？
draw-ask-result = 実際の結果を入力
draw-ask-oath-to = 宣誓はどの世界へ戻る？
draw-ask-son-back = どの息子が戻る？
draw-ask-wolf-behind = どの狼が進む？

## Sheets, and what stands beside the question

sheets-gods = 神々
sheets-enemies = 敵
sheets-jotuns = ヨトゥン
sheets-artifacts = 神器
sheets-creatures = クリーチャー
sheets-worlds = 世界
sheets-runes = ルーン
sheet-strength = 攻撃力{ $strength }
sheet-level = レベル{ $level }
sheet-hard-side = ハードとサガで有効。イージーではどの神も同じ
sheet-grade = { $grade }：{ $brief }
does-enemy-surt = 上の世界へ進み、中層レベルを回し、炎の巨人2個がゲージに加わる。上層レベルにいれば全員の負け
does-enemy-hel = 上の世界へ進み、中層レベルを回し、手番プレイヤーの神は生命点を1ポイント失う。上層レベルにいれば全員の負け
does-enemy-jormungand = ミッドガルドで島を1つ進み、その数だけ名も無き者を呼ぶ。最後の島を越えれば全員の負け
does-enemy-fenrir = 檻を出てアスガルドに現れ、ターンは終わる。すでに外にいれば手番プレイヤーの神は生命点を3ポイント失う
does-enemy-loki = 手番プレイヤーの神のもとへ行き、中層レベルを回し、ヨトゥンが1体起動する
does-enemy-nidhogg = サガ・ブックのアイコンを1つ進む。樹に着けば全員の勝ち
have-valhalla = ヴァルハラに{ $heroes }
missing-shield = { $jotun }がこの敵を守っています。先にそのヨトゥンを倒してください
phase-setup = セットアップ
phase-gods = セットアップ：神を選ぶ
phase-support = セットアップ：サポート神を選ぶ
phase-order = 手番の順
phase-reveal = 公開
phase-move = 移動
phase-duty = 使命

# What happened, told once more.
retold-risks = リスク
retold-die = { $face }：{ $result }
retold-fights = 戦闘
retold-acts = 世界のアクション
retold-life-lost = 失った生命点
retold-life = 生命点
retold-restored = 回復した世界
retold-rounds = ラウンド
retold-elves = エルフ
retold-vanir = ヴァン神族ダイス
retold-heroes = ヴァルハラの英雄
retold-ruins = 壊滅した世界
retold-giants = 炎の巨人
retold-dead = 名も無き者

## 使えない開始オプション

bad-god = { $given }という神はいません。いるのは{ $known }です。
bad-god-twice = { $god }は1柱しかいません。
bad-god-count = { $players }人で遊ぶなら神を{ $players }柱書いてください（今は{ $count }柱）。
bad-god-count-support = { $players }人で遊ぶなら神を{ $players }柱、サポート神も含めるなら{ $all }柱書いてください（今は{ $count }柱）。
bad-chart-saga = 経験値チャートはサガで使うものです。1から6のサガを選んでください。
bad-chart-gods = 経験値チャートを使うなら、サポート神も含めてすべての神を書いてください。
bad-chart-count = 経験値チャートは1人1枚です。{ $players }枚必要ですが、今は{ $count }枚です。
bad-chart-row = 経験値チャートは4つの数と4欄の神で書きます。{ $given }は読めません。
bad-chart-number = 経験値チャートの{ $column }は0から{ $most }までの数です。{ $given }は使えません。
bad-chart-god = 経験値チャートにある{ $given }は、このゲームの神ではありません。
bad-chart-self = { $god }が自分自身と関係性を結ぶことはできません。
bad-campaign-players = キャンペーンは1〜5人で、神を1柱ずつ使います。{ $players }人ではできません。
bad-campaign-support = { $players }人ならサポート神は{ $wanted }柱です。{ $count }柱ではできません。
bad-campaign-god = { $god }は神ではないか、2回選ばれています。いるのは{ $known }です。
bad-campaign-over = 6つのサガすべてに勝ちました。このキャンペーンは終わりです。
bad-campaign-price = そのBOXには経験値が{ $price }必要です。{ $god }の経験値は{ $xp }です。
bad-campaign-box = 空いているBOX { $box }はありません。

## キャンペーンのファイルのどこがおかしいか

damage-games-order = プレイしたゲームの順番が続いていません
damage-game-players = 人数の違うゲームがあります
damage-saga-next = 次のサガが、プレイしたゲームと合いません
damage-buying = まだ経験値を使えるプレイヤーの記録が合いません
damage-chart-name = { $god }のチャートの名前は使えません
damage-chart-row = { $god }の欄{ $row }が合いません
damage-chart-rows = { $god }には欄{ $rows }が必要です
