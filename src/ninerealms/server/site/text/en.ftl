### The pages in English. Variables are filled in by the browser.

## Every page

page-brand = Nine Realms
page-skip = Skip to the game
page-language = Language
page-motion = Pieces glide and dice tumble
page-theme = Day or night
page-close = Close
page-more = { $count } more
page-no-table = This table is not open to you
page-no-longer = This table cannot be played on
page-to-start = To the start page

## Start

page-welcome = Pull up a chair
page-welcome-more = Choose a game and press Play: you sit at the first seat, the program plays the others and keeps the rules.
page-games = Games
page-continue = Continue
page-play-now = Play now
page-play-setup = Set up…
page-facts-players = { $count } players
page-facts-minutes = about { $count } min
page-facts-together = together
page-facts-against = against each other
page-setup = Set up a table
page-setup-of = Set up: { $name }
page-players = How many play
page-seats = Who sits where
page-options = Options
page-options-more = Fine points ({ $count })
page-start = Start
page-real = With the printed game.
page-real-more = You throw the real dice and draw the real cards, and enter what they show.
page-you = You
page-seat-name = Name at seat { $number }
page-seat-who = Who plays seat { $number }
page-who-human = a person
page-who-greedy-easy = a bot, easiest
page-who-greedy-normal = a bot, quick
page-who-mcts-easy = a bot that thinks, easy
page-who-mcts-normal = a bot that thinks, normal
page-who-mcts-strong = a bot that thinks, strong
page-upload = Look at a replay
page-upload-more = A replay file holds a whole game. Open one to see it again, step by step.
page-upload-choose = Open a file
page-rematch = Play again
page-delete = Delete
page-delete-sure = Delete for good?
page-hide = Hide
page-old = Other rules than now: it cannot be played on, but its replay can be kept here
page-over = Over
page-at-step = step { $step }
page-at-step-real = step { $step }, printed game
page-at-step-of = step { $step } of { $last }

## The table

page-loading = Laying the table …
page-parts = Parts of the page
page-board = Board
page-dock-choices = Choices
page-dock-players = Players
page-undo = Undo
page-undo-not = Another has answered since, or something was shown: this goes back only if the others agree.
page-undo-far = Ask the others to go back
page-help = Help
page-guide = Your first turn
page-keys = Keys: digits choose, arrows walk through the choices, u takes back, h gives a hint, / searches the rules, ? opens this help.
page-choices = Your choices
page-nothing-now = Nothing to choose just now.
page-hint = Hint
page-advice = Chances to win, estimated
page-advice-1 = Best found: wins { $chance }
page-advice-2 = Second: wins { $chance }
page-advice-3 = Third: wins { $chance }
page-closed = Closed now
page-why = Why? Opens the rule
page-odds-exact = What chance decides
page-odds-about = What chance decides, estimated
page-odds-nothing = Nothing of that
page-odds-other = Something else
page-prompt-you = Choose on the board or in the list: { $count } choices.
page-prompt-team = The team decides together: everybody may propose.
page-prompt-waits = Waiting for { $name }.
page-is-thinking = { $name } is thinking.
page-at-table = At the table
page-tag-you = you
page-tag-bot = bot
page-tag-to-act = to act
page-tag-thinking = thinking
page-tag-won = won
page-tag-away = away
page-bot-takes = Let a bot play on
page-bot-returns = Give the seat back
page-share = Invite by link
page-share-more = Each seat has a link of its own. Whoever opens it plays that seat, so send it to that person alone.
page-link-of = Link for { $name }
page-spectators = Spectators
page-copy = Copy
page-copied = Copied
page-download = Keep the replay
page-next-game = To the next game
page-look-back = Look back
page-back-to-table = Back to the table
page-leave = Leave
page-pause = Pause
page-pause-more = Everything is kept: you find this table on the start page under Continue.
page-log = The saga so far
page-tab-log = Log
page-tab-text = Board in words
page-rules = Rules
page-rule-at-hand = The rule in question
page-rules-all = All rules
page-rules-search = Search the rules
page-rules-english = Numbered, each with where it is from.
page-rules-more = { $count } more: search to see them.
page-from-book = rulebook
page-from-public = public source
page-from-inferred = inferred
page-from-house = house rule

## Together

page-cover = { $name } is next
page-cover-more = Hand the screen over. What the others may not see is covered until then.
page-cover-open = I am { $name }
page-asks = Asked at the table
page-plan-of = { $name } proposes
page-wish-of = { $name } asks
page-waiting-for = Still to answer: { $name }
page-agree = Agree
page-decline = Decline
page-withdraw = Withdraw
page-line-lost = The connection is lost. The page keeps trying; nothing is gone.
page-line-back = Connected again.

## The printed game

page-enter-more = Which result did the real one show?
page-enter-laying = The table is being laid: what does the real one show?
page-enter-first = Enter the real result first.
page-enter-back = Take back the last result

## Replays

page-time = Time line
page-time-first = To the beginning
page-time-back = One step back
page-time-on = One step on
page-time-last = To the end
page-time-play = Play
page-time-stop = Stop
page-then = Next: { $text }
page-curve = Estimated chances to win
page-curve-told = Estimated chances at the end: { $text }
page-curve-team = The team

## Refusals, by the server's code

page-refused-stale = Somebody was quicker: the table has moved on.
page-refused-over = The game is over.
page-refused-not-asked = Somebody else is asked now.
page-refused-not-your-seat = This browser has no key to that seat.
page-refused-no-table = There is no such table, or this browser has no key to it.
page-refused-old-version = This game was begun under other rules than those played here now. Its replay can still be kept.
page-refused-enter-first = Enter the real result first.
page-refused-not-a-result = The table does not wait for that result.
page-refused-no-undo = There is nothing to take back.
page-refused-no-proposal = The proposal is gone.
page-refused-no-request = The question is gone.
page-refused-is-here = That player is at the table again.
page-refused-is-bot = A bot sits there already.
page-refused-not-away = The seat has been given back already.
page-refused-rematch-made = The next game has been laid already.
page-refused-not-host = Only whoever made the table can do that.
page-refused-one-hint = A hint is being thought about already.
page-refused-too-fast = That was very fast; wait a moment.
page-refused-too-large = The file is too large to be a replay.
page-refused-not-kept = That could not be kept. Look at the table and try again.
page-refused-full = Too many people are here; try again later.
page-refused-line = The server could not be reached. Try again in a moment.
page-refused-looking = This is a replay to look at; nobody plays here.
page-refused-not-over = That is possible only when the game is over.
page-refused-not-allowed = { $text }
page-refused-not-possible = { $text }
page-refused-malformed = The server cannot read that. { $text }
page-refused-mistake = Something went wrong at the server; it has been written down.
page-refused-no-step = The game is not that long.
page-refused-no-seat = There is no such seat at this table.
page-refused-no-game = That game is not played here.
page-refused-no-address = There is nothing at this address.
page-refused-not-seated = Only those who play here can ask for another game.
page-refused-not-team = This question is for one seat alone.
page-refused-changed = Something else is asked by now: look once more.
page-refused-wish-stands = Something is asked of the others already; it is answered or withdrawn first.
page-refused-not-your-wish = Somebody else has asked for that, and is at the table.
page-refused-incomplete = The line broke off. Try again.
page-refused-propose = Others are at the table: they must agree.
page-refused-wrong-seats = Every player needs a seat. { $text }
page-refused-wrong-type = The server does not take that kind of file.
page-refused-elsewhere = This was sent from another site.
page-refused-head-too-large = The browser sends too much along; delete cookies of this site.
page-refused-too-slow = The line is too slow: that did not get through in time.
page-refused-too-many-lines = There are too many connections from your address; close some pages.
page-refused-too-many-streams = The table is open too often, here or from your address; close some pages.
page-refused-too-many-tables = There are too many tables from here; remove some, or wait a while.
page-refused-busy = Enough is being thought about for you already; wait for that.
page-refused-took-too-long = That took too long to think about, so it was given up.
page-refused-wrong-host = The server does not go by the name in your address line.
page-same-dice = The same dice again.
page-same-dice-more = Whoever goes back with the others’ consent throws what was thrown before; otherwise new dice fall. Everybody is told.
page-tag-opened = open in { $count } browsers
page-opened-elsewhere = The seat of { $name } was opened in another browser. Whoever has its link can play it.
page-device = Another device
page-device-more = A link for another browser of your own; it is good once, and nobody else hears of it.
page-device-added = Another device of yours has your seat.
page-refused-seed-first = The seed was chosen by whoever made the table; all who came by link must agree first.
page-refused-too-soon = A bot takes over only when somebody has been away for some minutes.
page-refused-not-by-link = This seat was not taken by its link; the link itself opens it elsewhere.
page-refused-not-ready = The server is still opening its tables; try again in a moment.
