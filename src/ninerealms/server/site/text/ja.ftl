### ページの日本語。変数はブラウザーが埋める。

## すべてのページ

page-brand = Nine Realms
page-skip = ゲームへ進む
page-language = 言語
page-motion = 駒の移動とダイスの動き
page-theme = 昼と夜
page-close = 閉じる
page-more = あと{ $count }件
page-no-table = この卓には入れません
page-no-longer = この卓ではもう遊べません
page-to-start = 最初のページへ

## 最初のページ

page-welcome = どうぞ席へ
page-welcome-more = ゲームを選んで「すぐ遊ぶ」を押してください。あなたは最初の席に座り、ほかの席と審判はプログラムが務めます。
page-games = ゲーム
page-continue = 続ける
page-play-now = すぐ遊ぶ
page-play-setup = 準備する…
page-facts-players = { $count }人
page-facts-minutes = 約{ $count }分
page-facts-together = 協力
page-facts-against = 対戦
page-setup = 卓の準備
page-setup-of = 準備：{ $name }
page-players = 人数
page-seats = 席
page-options = 選択ルール
page-options-more = 細かい取り決め（{ $count }）
page-start = 始める
page-real = 実物のゲームと一緒に。
page-real-more = 本物のダイスを振り、本物のカードを引き、その結果を入力します。
page-you = あなた
page-seat-name = 席{ $number }の名前
page-seat-who = 席{ $number }を担当するのは
page-who-human = 人
page-who-greedy-easy = ボット（最も弱い）
page-who-greedy-normal = ボット（速い）
page-who-mcts-easy = 考えるボット（弱い）
page-who-mcts-normal = 考えるボット（普通）
page-who-mcts-strong = 考えるボット（強い）
page-upload = 棋譜を見る
page-upload-more = 棋譜ファイルには一局がまるごと入っています。開くと一手ずつ見られます。
page-upload-choose = ファイルを開く
page-rematch = もう一度
page-delete = 削除
page-delete-sure = 本当に削除しますか
page-hide = 隠す
page-old = 今とは違う版のルール。続きは遊べませんが、棋譜はここで保存できます
page-over = 終了
page-at-step = { $step }手目
page-at-step-real = { $step }手目、実物のゲーム
page-at-step-of = { $last }手中{ $step }手目

## 卓

page-loading = 卓を用意しています …
page-parts = ページの部分
page-board = 盤
page-dock-choices = 選択
page-dock-players = 席
page-undo = 戻す
page-undo-not = その後にほかの人が答えたか、何かが公開されました。皆が同意すれば戻せます。
page-undo-far = 戻してよいか皆に尋ねる
page-help = 手引き
page-guide = 最初の手番
page-keys = キー：数字で選ぶ、矢印で選択肢を移動、u で戻す、h でヒント、/ でルール検索、? でこの手引き。
page-choices = 選べること
page-nothing-now = いまは選ぶことがありません。
page-hint = ヒント
page-advice = 勝つ見込み（推定）
page-advice-1 = 最善手：勝率{ $chance }
page-advice-2 = 次善：勝率{ $chance }
page-advice-3 = 三番手：勝率{ $chance }
page-closed = いまは選べないもの
page-why = なぜ？ ルールを開く
page-odds-exact = 運で決まること
page-odds-about = 運で決まること（推定）
page-odds-nothing = どれも起こらない
page-odds-other = その他
page-prompt-you = 盤か一覧から選んでください（{ $count }通り）。
page-prompt-team = 全員で決めます。誰でも提案できます。
page-prompt-waits = { $name }を待っています。
page-is-thinking = { $name }が考えています。
page-at-table = 卓の席
page-tag-you = あなた
page-tag-bot = ボット
page-tag-to-act = 手番
page-tag-thinking = 考慮中
page-tag-won = 勝ち
page-tag-away = 不在
page-bot-takes = ボットに任せる
page-bot-returns = 席を返す
page-share = リンクで招く
page-share-more = 席ごとに専用のリンクがあります。開いた人がその席に座るので、本人だけに送ってください。
page-link-of = { $name }のリンク
page-spectators = 観戦
page-copy = コピー
page-copied = コピーしました
page-download = 棋譜を保存
page-next-game = 次の対局へ
page-look-back = 振り返る
page-back-to-table = 卓へ戻る
page-leave = 席を立つ
page-pause = 中断する
page-pause-more = すべて保存されます。始めのページの「続ける」で見つかります。
page-log = これまでの物語
page-tab-log = 記録
page-tab-text = 盤を言葉で
page-rules = ルール
page-rule-at-hand = 問題のルール
page-rules-all = 全ルール
page-rules-search = ルールを検索
page-rules-english = 番号と出典つき。本文は英語です。
page-rules-more = あと{ $count }件。検索すると見られます。
page-from-book = ルールブック
page-from-public = 公開資料
page-from-inferred = 推定
page-from-house = 独自ルール

## みんなで

page-cover = 次は{ $name }
page-cover-more = 画面を渡してください。ほかの人が見てはならないものは、それまで隠してあります。
page-cover-open = 私が{ $name }です
page-asks = 卓での問い
page-plan-of = { $name }の提案
page-wish-of = { $name }の頼み
page-waiting-for = まだ答えていない人：{ $name }
page-agree = 賛成
page-decline = 断る
page-withdraw = 取り下げる
page-line-lost = 接続が切れました。自動でつなぎ直しています。失われたものはありません。
page-line-back = 接続が戻りました。

## 実物のゲーム

page-enter-more = 実物の結果はどれでしたか。
page-enter-laying = 準備中です。実物の結果はどれですか。
page-enter-first = 先に実物の結果を入力してください。
page-enter-back = 最後の結果を取り消す

## 棋譜

page-time = 時の流れ
page-time-first = 最初へ
page-time-back = 一手戻る
page-time-on = 一手進む
page-time-last = 最後へ
page-time-play = 再生
page-time-stop = 止める
page-then = 次の手：{ $text }
page-curve = 推定勝率
page-curve-told = 終局時の推定勝率：{ $text }
page-curve-team = チーム

## Refusals, by the server's code

page-refused-stale = ほかの人が先に進めました。卓の様子が変わっています。
page-refused-over = ゲームは終わっています。
page-refused-not-asked = 今はほかの人の番です。
page-refused-not-your-seat = このブラウザにはその席の鍵がありません。
page-refused-no-table = その卓はないか、このブラウザに鍵がありません。
page-refused-old-version = この卓は今とは違う版のルールで始められました。棋譜は保存できます。
page-refused-enter-first = 先に実際の結果を入れてください。
page-refused-not-a-result = 卓はその結果を待っていません。
page-refused-no-undo = 戻すものがありません。
page-refused-no-proposal = 提案はもうありません。
page-refused-no-request = その問いはもうありません。
page-refused-is-here = その人は席に戻っています。
page-refused-is-bot = その席にはもうボットがいます。
page-refused-not-away = 席はもう返されています。
page-refused-rematch-made = 次のゲームはもう用意されています。
page-refused-not-host = それは卓を作った人だけができます。
page-refused-one-hint = ヒントはもう考え中です。
page-refused-too-fast = 速すぎます。少しお待ちください。
page-refused-too-large = 棋譜にしては大きすぎるファイルです。
page-refused-not-kept = 保存できませんでした。卓を確かめて、もう一度お試しください。
page-refused-full = 人が多すぎます。後でもう一度お試しください。
page-refused-line = サーバーにつながりませんでした。少し待ってからお試しください。
page-refused-looking = これは見るための棋譜です。ここでは誰も遊びません。
page-refused-not-over = それはゲームが終わってからできます。
page-refused-not-allowed = ルールではできません。{ $text }
page-refused-not-possible = それはできません。{ $text }
page-refused-malformed = サーバーはそれを読めません。{ $text }
page-refused-mistake = サーバーで問題が起きました。記録されています。
page-refused-no-step = ゲームはそこまで進んでいません。
page-refused-no-seat = この卓にその席はありません。
page-refused-no-game = そのゲームはここにありません。
page-refused-no-address = この場所には何もありません。
page-refused-not-seated = もう一局を望めるのは、ここで遊ぶ人だけです。
page-refused-not-team = この問いは一つの席だけのものです。
page-refused-changed = 問いが変わりました。もう一度ご覧ください。
page-refused-wish-stands = もう別の頼みが出ています。先にそれに答えるか、取り下げてください。
page-refused-not-your-wish = それはほかの人の頼みで、その人は卓にいます。
page-refused-incomplete = 通信が途切れました。もう一度お試しください。
page-refused-propose = ほかの人も卓にいます。皆の同意が要ります。
page-refused-wrong-seats = 人数分の席が要ります。{ $text }
page-refused-wrong-type = サーバーはその種類のファイルを受け取りません。
page-refused-elsewhere = これは別のサイトから送られました。
page-refused-head-too-large = ブラウザーから送られるものが多すぎます。このサイトのクッキーを消してください。
page-refused-too-slow = 回線が遅すぎて、時間内に届きませんでした。
page-refused-too-many-lines = このアドレスからの接続が多すぎます。ページをいくつか閉じてください。
page-refused-too-many-streams = このブラウザーかこのアドレスで卓が開かれすぎています。ページをいくつか閉じてください。
page-refused-too-many-tables = ここからの卓が多すぎます。いくつか消すか、しばらくお待ちください。
page-refused-busy = もう十分に考え中です。その答えをお待ちください。
page-refused-took-too-long = 考えるのに時間がかかりすぎたので、やめました。
page-refused-wrong-host = サーバーはアドレス欄の名前では呼ばれていません。
page-same-dice = 同じ目をもう一度
page-same-dice-more = ほかの人の同意を得て戻すと、前と同じ目が出ます。選ばなければ新しい目になります。全員に知らされます。
page-tag-opened = { $count } 個のブラウザーで開かれています
page-opened-elsewhere = { $name }の席が別のブラウザーで開かれました。リンクを持つ人はその席で打てます。
page-device = 別の端末
page-device-more = あなたの別のブラウザー用のリンクです。一度だけ使え、ほかの人には知らされません。
page-device-added = あなたの別の端末がこの席に着きました。
page-refused-seed-first = シードは卓を作った人が選びました。リンクで来た人の同意が先に要ります。
page-refused-too-soon = ボットが代わるのは、数分の不在のあとです。
page-refused-not-by-link = この席はリンクで取られていません。リンクそのもので別の場所から開けます。
page-refused-not-ready = サーバーはまだ卓を開いています。少しお待ちください。
