### すべてのゲームに共通の文言（日本語）

## 席

seat-0 = ナナカマド
seat-1 = フィヨルド
seat-2 = ヘザー
seat-3 = ライケン
seat-4 = たそがれ
seat-team = チーム
seat-nobody = なし

## プレイヤー

player-human = 人
player-random = ランダム
player-greedy = 貪欲法
player-mcts = 木探索
level-easy = 弱い
level-normal = ふつう
level-strong = 強い

## ターミナルでのゲーム

cli-welcome = { $title }
cli-seed = シード{ $seed }
cli-playing = { $seat }の担当：{ $player }
cli-bot-thinking = { $seat }が考えています……
cli-choose-number = { $count ->
    [1] 選択肢は1だけです
   *[other] 1から{ $count }の番号を選んでください
}
cli-commands-help = 番号を入力して選びます。ほかに ? 選べない理由、u 取り消し、h ヒント、b 盤面、l 記録、r ルール、s 保存、q 終了。
cli-not-a-number = { $text } は番号でもコマンドでもありません。
cli-not-an-option = { $number }番の選択肢はありません。1から{ $count }の番号を選んでください。
cli-several = 続きも、空白で区切って同じ行に入力できます：
cli-several-too-many = ここで1行に入力できるのは{ $count }つまでです。何も入力されていません。
cli-undone = 取り消しました：{ $option }
cli-undo-refused-chance = 取り消せません。その後に偶然の結果が出たか、何かが公開されました。
cli-undo-refused-other = 取り消せません。その後にほかのプレイヤーが選択しました。
cli-undo-nothing = 取り消せるものがありません。
cli-hint-thinking = ヒントを考えています……
cli-hint-heading = おすすめ（よい順、かっこ内は勝つ見込みの推定）
cli-hint = { $number }. { $option }（{ $chance }%）
cli-odds = { $counts }{ $chance }%
cli-saved = { $file } に保存しました。
cli-save-failed = { $file } に書き込めませんでした：{ $reason }
cli-resumed = { $file } から再開しました（これまでの選択{ $count }回）。
cli-closed-heading = 今は選べないものとその理由
cli-closed-line = { $thing }：{ $reason }（{ $rule }）
cli-closed-nothing = 選べないものはありません。この質問の対象はすべて選択肢にあります。
cli-log-heading = これまでの記録
cli-log-nothing = まだ何も起きていません。
cli-cards-heading = 読んだカード
cli-card = { $number }. { $card }（c { $number } で開く）
cli-card-close = Enterでカードを閉じます。
cli-card-none = そのカードはありません。
cli-cards-help = c で最後のカードを、c 1 で最初のカードをもう一度開きます。
cli-lessons-help = g ではじめてのことを説明するか、しないかを切り替えます。
cli-lessons-on = はじめてのことを説明します。
cli-lessons-off = もう説明しません。g でまた説明します。
cli-board-changed = 盤面で変わったところ（b で全体を表示）
cli-guide-heading = はじめての方へ
cli-hand-over = 次は{ $seat }です。交代して Enter を押してください。
cli-game-over-win = ゲーム終了：{ $seat }の勝ちです。
cli-game-over-draw = ゲーム終了：引き分けです。
cli-game-over-team-won = ゲーム終了：チームの勝ちです。
cli-game-over-team-lost = ゲーム終了：チームの負けです。
cli-final-score = { $seat }：{ $score }（{ $counted }）
cli-quit = 終了します。ゲームは { $file } にあり、いつでも再開できます。
cli-resume-with = 続けるには：{ $command }
cli-interrupted = 中断しました。保存済みの内容は残っています。
cli-not-a-terminal = プレイするにはターミナルと入力する人が必要です。ボット同士のゲームには simulate を使ってください。

## ターミナルでのキャンペーン

cli-campaign-begun = キャンペーンを始めました。ファイルは { $file } です。
cli-campaign-kept = 終了します。キャンペーンは途中のゲームも含めて { $file } にあります。
cli-campaign-over = キャンペーン終了：すべて勝ちました。
cli-campaign-paused = 途中のゲームがあります。中断したところから続きます。
cli-campaign-shopping = 前回のゲームの後、まだ経験値を使っていない人がいます。
cli-campaign-progress = { $seat }が考えています（これまでの選択{ $count }回）
cli-campaign-acquired = 獲得：{ $thing }
cli-campaign-nothing = 今獲得できるものはありません。経験値は次に取っておきます。
cli-campaign-choose = 1から{ $count }で獲得、Enter で残りを貯める、q で中断
cli-campaign-not-a-number = { $text } は番号でも q でもありません。
cli-campaign-not-a-terminal = 人がプレイするにはターミナルが必要です。--seats でボットに任せることもできます。

## ブラウザーの卓

cli-port-taken = ポート { $port } は使用中です。次の空きポートを使います。
cli-serving = ブラウザーで { $address } を開いてください。Ctrl-C で終了します。手はすべて保存されます。
room-secret = { $seat }がひそかに選んでいます。
chance-dice = 本物のダイスを振り、結果を入力してください
chance-draw = 本物の山から引き、出たものを入力してください
chance-result = { $number }
room-request-undo = { $by }が直前の回答よりも前まで戻すことを希望しています。
room-request-bot = { $by }は、{ $seat }が戻るまでボット（{ $bot }）が代わりに遊ぶことを提案しています。
room-request-return = { $by }は、{ $seat }がボットから席を取り戻すことを提案しています。
room-request-seed = 卓を作った人がシード { $seed } を選んだので、その人はダイスの目を知ることができます。それでも遊びますか。
room-note-seed = 卓を作った人がシード { $seed } を選びました。シードを知る人はダイスの目を知ることができます。
room-note-same-dice = 戻したあとは、同じ目がもう一度出ます。

## ルール、リプレイ、計測

cli-rule-not-found = { $word } という番号や言葉を含むルールはありません。
cli-coverage = { $total }件のルールのうち{ $covered }件にテストがあります。
cli-coverage-missing = テストなし：{ $rules }
cli-coverage-without-code = コードなし：{ $rules }
cli-replay-good = リプレイは正しいです：選択{ $count }回、違いはありません。
cli-words-changed = { $line }行目：言葉が当時と変わっています。番号に従いました。
cli-pure = コンパイル版ではなく、純粋な Python で動いています。
cli-slow = { $why } 純粋な Python で動くため、何倍も遅くなります。
cli-playing-games = { $count }ゲームを実行中
cli-written = { $file } に書き出しました。
provenance-book = ルールブックより
provenance-public = 公開資料より
provenance-inferred = 推定
provenance-house = 独自（ハウス）
provenance-retired = 廃止

## 表の言葉

word-game = ゲーム
word-seat = 席
word-player = プレイヤー
word-players = 人数
word-wins = 勝ち
word-games = ゲーム数
word-length = 長さ
word-speed = 速さ
word-score = 得点
score-counts = 得点
word-minutes = 分
word-version = バージョン
word-default = 既定値
word-meaning = 意味
word-decisions = 選択回数
word-seconds = 秒

## コマンドのヘルプ

help-app = Nine Realms：神々と巨人とダイスのボードゲーム。
help-games = ゲームの一覧、または1つのゲームの開始オプションと既定値とルールを表示します。
help-play = ターミナルで遊びます。ボットを相手に1人でも、1つの画面を囲んでも遊べます。
help-campaign = 結果が次につながる連続したゲーム：new、play、show。
help-campaign-new = 新しいファイルでキャンペーンを始めます。
help-campaign-play = キャンペーンの次のゲームをプレイし、その後のことを選びます：経験値を使う、負けた伝説にもう一度挑む。
help-campaign-show = キャンペーンの現状（サガや伝説、勝ったもの、誰が誰を使うか）を表示します。
help-campaign-new-file = 書き込むファイル（まだ存在しないもの）
help-campaign-play-file = キャンペーンのファイル
help-campaign-show-file = キャンペーンのファイル
help-campaign-new-gods = コンマ区切りで、プレイヤーの神、サポート神の順。残りはくじで決まる
help-campaign-new-heroes = コンマ区切りで、席の順。残りはくじで決まる
help-campaign-new-names = プレイヤーの名前（コンマ区切り）
help-campaign-new-seats = 席につく人（play と同じ）
help-campaign-play-seats = これから席につく人（play と同じ）
help-campaign-play-lang = { $languages }。省略時はキャンペーンの言語
help-campaign-show-lang = { $languages }。省略時はキャンペーンの言語
help-campaign-play-games = 最大のゲーム数
help-campaign-play-restart = 途中のゲームを最初からやり直す
help-lab = 結果を表に残す試行、報告、比較、格付け。ゲーム作家と研究者向けです。
help-lab-run = ボットに遊ばせ、すべてを表に残します：ゲーム、席、出来事、選択。
help-lab-report = 試行の結果を1ページにまとめます：席の有利、長さ、勝ちに結びつくもの、使われないもの。
help-lab-compare = 同じシードの2つの試行の違いと、決着に必要なゲーム数を示します。
help-lab-sweep = 内容の数値の1つをいくつかの値に変え、同じシードで遊びます。
help-lab-restrict = カード、タイル、神の価値を示します：それなしで同じシードを遊びます。
help-lab-ladder = ボットを互いに格付けし、ゲームがどれだけ技量に報いるかを示します。
help-lab-run-seats = ボット（席ごと、または全席に1つ）
help-lab-sweep-seats = ボット（席ごと、または全席に1つ）
help-lab-restrict-seats = ボット（席ごと、または全席に1つ）
help-lab-run-seed = 最初のゲームのシード。以降は1ずつ増える
help-lab-sweep-seed = 最初のゲームのシード。以降は1ずつ増える
help-lab-restrict-seed = 最初のゲームのシード。以降は1ずつ増える
help-lab-ladder-seed = 最初のゲームのシード。以降は1ずつ増える
help-lab-run-out = 表を置くフォルダー
help-lab-run-resume = 止めた試行を続ける
help-lab-sweep-swept = 内容の数値とその値：PATH=2..6、PATH=2..10..4、PATH=2,5,9
help-lab-report-out = 書き込むファイル。省略時はフォルダーの report.html
help-for-folder = 試行のフォルダー
help-for-first = 1つ目の試行のフォルダー
help-for-second = 2つ目の試行のフォルダー
help-for-swap_seats = 各シードを席の並びごとに1回ずつ
help-for-brief = ゲームと席だけ（数百万ゲーム向け）
help-for-on = ここのプロセスではなく Ray クラスターで：ray または ray://HOST:PORT
help-for-without = 使ってはならないもの。card:14 や card:renew のように（繰り返し可）
help-for-bots = 格付けするボット（コンマ区切り）
help-simulate = ボット同士で多数のゲームを行い、勝数（誤差付き）、長さ、速さを数えます。
help-rules = 番号付きのルールを出典とともに調べます。
help-replay = リプレイファイルからゲームを再現、または検証します。
help-bench = この環境の速さを測ります：1秒あたりの選択数、コピー、バイト数、探索。
help-for-game = `ninerealms games` に載っているゲーム名
help-for-name = 1つのゲーム
help-for-word = 語句またはルール番号
help-for-file = リプレイファイル
help-for-option = 開始オプション（繰り返し可）
help-for-changes = 内容の数値を変える（繰り返し可）
help-for-players = 席の数
help-for-lang = { $languages }。省略時は環境に従う
help-for-seed = 同じシードなら同じゲーム。省略時は無作為
help-simulate-seed = 最初のゲームのシード。以降は1ずつ増える
help-for-install_completion = 使用中のシェルに補完を組み込む
help-for-show_completion = 補完のためにシェルに必要なものを表示する
help-for-json = プログラム向けの数値
help-simulate-json = 数値をファイルに書く（- で画面）
help-for-seats = 各席のプレイヤー：human、{ $bots }、module:Class
help-simulate-seats = ボット（席ごと、または全席に1つ）
help-for-games = ゲーム数
help-for-workers = プロセス数
help-for-save = ゲームの保存先。省略時は専用のファイル
help-for-resume = 保存したゲームを続ける
help-for-real = 印刷されたゲームで振ったり引いたりし、結果を入力する
help-for-coverage = テストのあるルール
help-for-verify = 書かれたとおりに進むかだけを調べる
help-for-seconds = 各数値の測定時間
help-for-show = バージョンと形式を表示して終わる
help-serve = ブラウザーの卓：ボットを相手に1人で、1つの画面を囲んで、またはリンクで。
help-for-host = 待ち受けるアドレス。ほかの端末の友人と遊ぶなら 0.0.0.0
help-for-port = ポート。0 なら空いているもの。省略時は 8999 か次の空き
help-for-database = sqlite:///FILE または postgresql+psycopg://USER@HOST/NAME。省略時はデータフォルダーのファイル
help-for-bot_delay = ボットが少なくともかける秒数
help-for-rate = アドレスごとの毎秒のリクエスト数。0 なら無制限
help-for-per_address = 1つのアドレスからの接続と閲覧ページの数。0 なら無制限
help-serve-name = アドレスとこのマシンの名前のほかに、サーバーが名乗る名前（繰り返し可）
help-for-trust_proxy = 発信元の申告を信用するプロキシのアドレスやネットワーク（コンマ区切り）
help-for-replace_after = ボットが代われるようになるまでの不在時間（分）
help-backup = サーバーの卓をすべてファイルに書き出します。動作中でもかまいません。
help-restore = すべての卓をバックアップの中身に置き換えます。動作中でもかまいません。
help-backup-file = 書き出すファイル
help-restore-file = バックアップのファイル
help-for-keep_days = 誰も遊ばない卓を消すまでの日数。0 なら消さない
help-for-metrics = Prometheus 用の数値を出す場所。省略時はなし
help-for-json_log = 出来事を1行ずつ JSON で書く
cli-backed-up = { $file } に { $count } 卓を保存しました。
cli-restored = { $file } から { $count } 卓を戻しました。
help-serve-show = ブラウザーがあればページを開く

## What a page says beside the question

have = 手持ち：{ $things }
have-more = { $head }。{ $next }
missing-cost = 必要なのは{ $cost }、手持ちは{ $has }
phase-round = 第{ $round }ラウンド
phase-round-of = 第{ $round }ラウンド（全{ $rounds }）
phase-day = { $round }日目
phase-turn = 第{ $round }手番
phase-in = { $round }・{ $phase }

# What happened, told once more.
retold-number = { $count }
retold-part = { $part }

## 使えない開始オプション

bad-options = 開始オプションは名前と値の組です。{ $given }は使えません。
bad-option-value = オプション{ $option }を{ $given }にはできません。選べるのは{ $choices }です。
bad-option-name = { $game }にオプション{ $given }はありません。あるのは{ $options }です。
bad-option-none = { $game }にオプション{ $given }はありません。このゲームにオプションはありません。
bad-option-pair = オプションは「名前=値」の形で書きます。{ $given }は読めません。
bad-option-figures = { $game }に--{ $given }はありません。--{ $wanted }で選びます。
bad-option-campaign = オプション{ $option }はキャンペーンが決めます。指定しないでください。
bad-players = { $game }は{ $fewest }人から{ $most }人用です。{ $given }人では遊べません。
bad-players-one = { $game }は{ $fewest }人用です。{ $given }人では遊べません。
bad-campaign-gone = ファイル{ $file }はありません。
bad-campaign-folder = { $file }はフォルダーなので読めません。
bad-campaign-forbidden = { $file }を読む権限がありません。
bad-campaign-unread = { $file }を読めません。
bad-campaign-signs = { $file }はテキストファイルではありません。
bad-campaign-cut = { $file }はキャンペーンではないか、途中で切れています。{ $line }行目が正しく終わっていません。
bad-campaign-none = { $file }はキャンペーンではないか、途中で切れています。
bad-campaign-other = { $file }はこのゲームのキャンペーンではありません。
bad-campaign-gameless = { $file }は、キャンペーンのあるゲームのものではありません。
bad-campaign-game = { $game }にキャンペーンはありません。あるのは{ $others }です。
bad-campaign-version = { $file }はバージョン{ $given }です。このプログラムが読めるのはバージョン{ $known }です。
bad-campaign-damaged = { $file }は壊れています：{ $why }。
bad-campaign-broken = { $file }は壊れています：{ $why }
bad-campaign-paused = { $file }にある途中のゲームを読めません。--restart でこのゲームを最初からやり直せます。
bad-campaign-foreign = { $file }にある途中のゲームは、このキャンペーンのものではありません。--restart でこのゲームを最初からやり直せます。
bad-campaign-exists = { $file }はすでにあります。新しいキャンペーンには別のファイルが必要です。
bad-names = { $players }人には名前が{ $players }個必要です。指定されたのは{ $count }個です。
bad-name = 名前は印刷できる1〜{ $most }文字です。{ $name }は使えません。

## キャンペーンのファイルのどこがおかしいか

damage-missing = { $name }がありません
damage-together = { $names }は全部そろっていなければなりません
damage-list = 一覧があるはずのところに別のものがあります
damage-texts = 文字列があるはずのところに別のものがあります
damage-number = 整数があるはずのところに{ $given }があります
damage-flag = true か false があるはずのところに{ $given }があります
damage-parts = 種類の合わない部分があります
damage-seats = 言語か席が合いません
