### What the doors say in every game, in English.

## Seats

seat-0 = Rowan
seat-1 = Fjord
seat-2 = Heather
seat-3 = Lichen
seat-4 = Dusk
seat-team = The team
seat-nobody = Nobody

## Players

player-human = a person
player-random = random
player-greedy = greedy
player-mcts = tree search
level-easy = easy
level-normal = normal
level-strong = strong

## A game in the terminal

cli-welcome = { $title }
cli-seed = Seed { $seed }
cli-playing = { $seat } is played by { $player }.
cli-bot-thinking = { $seat } is thinking ...
cli-choose-number = { $count ->
    [one] Only choice: 1
   *[other] Your choice, 1 to { $count }
}
cli-commands-help = Type a number to choose, or ? why the rest is closed, u undo, h hint, b board, l log, r rule, s save, q quit.
cli-not-a-number = { $text } is neither a number nor a command.
cli-not-an-option = There is no choice { $number }; choose 1 to { $count }.
cli-several = What follows can be entered on the same line, with spaces between:
cli-several-too-many = At most { $count } can be entered on one line here; nothing was entered.
cli-undone = Taken back: { $option }
cli-undo-refused-chance = This cannot be taken back: something came up by chance or was shown since then.
cli-undo-refused-other = This cannot be taken back: another player has chosen since then.
cli-undo-nothing = There is nothing to take back.
cli-hint-thinking = Thinking about a hint ...
cli-hint-heading = Worth a thought, the best first, with the estimated chance to win
cli-hint = { $number }. { $option } ({ $chance } %)
cli-odds = { $chance } % { $counts }
cli-saved = Saved in { $file }.
cli-save-failed = { $file } could not be written: { $reason }
cli-resumed = Resumed from { $file }, { $count ->
    [one] { $count } decision so far.
   *[other] { $count } decisions so far.
}
cli-closed-heading = Closed now, and why
cli-closed-line = { $thing }: { $reason } ({ $rule })
cli-closed-nothing = Nothing is closed: everything this question could point at is offered.
cli-log-heading = What happened so far
cli-log-nothing = Nothing has happened yet.
cli-cards-heading = Cards that were read
cli-card = { $number }. { $card } (c { $number } opens it)
cli-card-close = Press Enter to close the card.
cli-card-none = There is no such card to open.
cli-cards-help = c opens the last card again, c 1 the first.
cli-lessons-help = g explains what is new, or stops explaining it.
cli-lessons-on = What is new is explained.
cli-lessons-off = Nothing is explained any more; g explains again.
cli-board-changed = New on the table (b shows all of it)
cli-guide-heading = New here?
cli-hand-over = { $seat } is next. Hand over and press Enter.
cli-game-over-win = The game is over: { $seat } wins.
cli-game-over-draw = The game is over: a draw.
cli-game-over-team-won = The game is over: the team has won.
cli-game-over-team-lost = The game is over: the team has lost.
cli-final-score = { $seat }: { $score } ({ $counted })
cli-quit = Goodbye. { $file } holds the game; resume it whenever you like.
cli-resume-with = To go on: { $command }
cli-interrupted = Stopped. What was saved is kept.
cli-not-a-terminal = Playing needs a terminal with somebody at the keys; to let bots play, use simulate.

## A campaign in the terminal

cli-campaign-begun = The campaign has begun; { $file } holds it.
cli-campaign-kept = Goodbye. { $file } holds the campaign, a paused game too.
cli-campaign-over = The campaign is over: everything is won.
cli-campaign-paused = A game is paused; it goes on where it stopped.
cli-campaign-shopping = After the last game not everybody has had the chance to spend experience.
cli-campaign-progress = { $seat } is thinking, decisions so far: { $count }
cli-campaign-acquired = Acquired: { $thing }
cli-campaign-nothing = Nothing can be acquired now; the experience is saved for later.
cli-campaign-choose = 1 to { $count } acquires, Enter saves the rest, q stops
cli-campaign-not-a-number = { $text } is neither a number nor q.
cli-campaign-not-a-terminal = People need a terminal to play; with --seats bots can play for them.

## Tables in the browser

cli-port-taken = Port { $port } is taken; the next free one is used.
cli-serving = Open { $address } in a browser. Ctrl-C stops; every move is kept.
room-secret = { $seat } is choosing in secret.
chance-dice = Throw the real die and enter the result
chance-draw = Draw from the real pile and enter what came
chance-result = { $number }
room-request-undo = { $by } would like to take back further than the last answer.
room-request-bot = { $by } suggests that a bot plays for { $seat } until they are back: { $bot }.
room-request-return = { $by } suggests that { $seat } gets the seat back from the bot.
room-request-seed = Whoever made the table chose the seed { $seed } and can know the dice. Do you play all the same?
room-note-seed = Whoever made the table chose the seed { $seed }: who knows it can know the dice.
room-note-same-dice = After going back the same dice fall again.

## Rules, replays, measurements

cli-rule-not-found = No rule has the number or the word { $word }.
cli-coverage = { $covered } of { $total } rules have a test.
cli-coverage-missing = Without a test: { $rules }
cli-coverage-without-code = Without code: { $rules }
cli-replay-good = The replay is sound: { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}, nothing differs.
cli-words-changed = Line { $line }: its words have changed since; its number was followed.
cli-pure = Running as pure Python, without the compiled form.
cli-slow = { $why } The games run as pure Python, many times slower.
cli-playing-games = { $count ->
    [one] Playing { $count } game
   *[other] Playing { $count } games
}
cli-written = Written to { $file }.
provenance-book = from the rulebook
provenance-public = from public sources
provenance-inferred = inferred
provenance-house = our own (house)
provenance-retired = retired

## Words for tables

word-game = Game
word-seat = Seat
word-player = Player
word-players = Players
word-wins = Wins
word-games = Games
word-length = Length
word-speed = Speed
word-score = Score
score-counts = points
word-minutes = Minutes
word-version = Version
word-default = Default
word-meaning = Meaning
word-decisions = Decisions
word-seconds = Seconds

## Help of the command line

help-app = Nine Realms: board games of gods, giants and dice.
help-games = List the games, or one game with its start options, defaults and rules.
help-play = Play in the terminal, alone against bots or round one screen.
help-campaign = A series of games that build on each other: new, play, show.
help-campaign-new = Begin a campaign in a new file.
help-campaign-play = Play the next game of a campaign, then choose what it brings: experience is spent, a lost legend tried again.
help-campaign-show = Show where a campaign stands: sagas or legends, what was won, who plays whom.
help-campaign-new-file = the file to write; it must not exist yet
help-campaign-play-file = the file of the campaign
help-campaign-show-file = the file of the campaign
help-campaign-new-gods = with commas, players first, then support gods; lots decide the rest
help-campaign-new-heroes = with commas, in the order of the seats; lots decide the rest
help-campaign-new-names = the players’ names, with commas
help-campaign-new-seats = who sits where, as in play
help-campaign-play-seats = others who sit there from now on, as in play
help-campaign-play-lang = { $languages }; the campaign’s own otherwise
help-campaign-show-lang = { $languages }; the campaign’s own otherwise
help-campaign-play-games = how many games at most
help-campaign-play-restart = begin the paused game anew
help-lab = Runs kept as tables, reports, comparisons, ratings: for designers and researchers.
help-lab-run = Let bots play and keep everything as tables: games, seats, events, decisions.
help-lab-report = Write one page that tells what a run says: advantage, lengths, what goes with winning, what is never used.
help-lab-compare = Say what differs between two runs on the same seeds, and how many games would settle it.
help-lab-sweep = Play with one number of the content at several values, on the same seeds.
help-lab-restrict = Say what a card, tile or god is worth: play the same seeds without it.
help-lab-ladder = Rate bots against each other, and say how much skill the game rewards.
help-lab-run-seats = bots, by seat or one for all
help-lab-sweep-seats = bots, by seat or one for all
help-lab-restrict-seats = bots, by seat or one for all
help-lab-run-seed = seed of the first game; the others count up
help-lab-sweep-seed = seed of the first game; the others count up
help-lab-restrict-seed = seed of the first game; the others count up
help-lab-ladder-seed = seed of the first game; the others count up
help-lab-run-out = the folder for the tables
help-lab-run-resume = go on with a run that was stopped
help-lab-sweep-swept = a number of the content and its values: PATH=2..6, PATH=2..10..4 or PATH=2,5,9
help-lab-report-out = the file to write; report.html in the folder otherwise
help-for-folder = the folder of a run
help-for-first = the folder of the first run
help-for-second = the folder of the second run
help-for-swap_seats = each seed once for every order of seats
help-for-brief = games and seats only, for millions of games
help-for-on = play on a Ray cluster instead of processes here: ray, or ray://HOST:PORT
help-for-without = what may not be used, as card:14 or card:renew; repeatable
help-for-bots = the bots to be rated, with commas
help-simulate = Let bots play many games and count: wins with error bars, length, speed.
help-rules = Look up the numbered rules of a game, with where each is from.
help-replay = Tell a game again from its replay file, or check it.
help-bench = Measure this installation: decisions per second, copies, bytes, search.
help-for-game = the game's name, as `ninerealms games` lists it
help-for-name = one game
help-for-word = a word or the number of a rule
help-for-file = a replay file
help-for-option = a start option; repeatable
help-for-changes = another number of the content; repeatable
help-for-players = how many seats
help-for-lang = { $languages }; the environment decides otherwise
help-for-seed = the same seed, the same game; chance decides otherwise
help-simulate-seed = seed of the first game; the others count up
help-for-install_completion = set up completion for the shell in use
help-for-show_completion = print what the shell needs for completion
help-for-json = figures for programs
help-simulate-json = write the figures to a file, - for the screen
help-for-seats = who sits where: human, { $bots }, module:Class
help-simulate-seats = bots, by seat or one for all
help-for-games = how many games
help-for-workers = processes
help-for-save = where the game is kept; a file of its own by default
help-for-resume = go on with a saved game
help-for-real = you throw and draw with the printed game and enter it
help-for-coverage = which rules have a test
help-for-verify = only check that it plays as written
help-for-seconds = how long to work for each figure
help-for-show = version and form, then stop
help-serve = Tables in the browser: alone against bots, round one screen, or by link.
help-for-host = the address to listen at; 0.0.0.0 for friends on other machines
help-for-port = the port; 0 for any that is free; otherwise 8999 or the next free one
help-for-database = sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME; a file in your data folder by default
help-for-bot_delay = seconds a bot takes at least
help-for-rate = requests per second and address; 0 for no limit
help-for-per_address = connections, and listening pages, from one address; 0 for no limit
help-serve-name = a name the server goes by, besides addresses and this machine's own; repeatable
help-for-trust_proxy = addresses or networks of proxies whose word about the caller is taken, with commas
help-for-replace_after = minutes somebody must be away before a bot may take over
help-backup = Write all tables of a server into a file, while it runs or not.
help-restore = Put back what a backup holds, in place of all tables, while the server runs or not.
help-backup-file = the file to write
help-restore-file = the file of the backup
help-for-keep_days = days after which a table nobody plays at is removed; 0 for never
help-for-metrics = where figures for Prometheus are; nowhere by default
help-for-json_log = write down what happens as JSON, a line each
cli-backed-up = { $count ->
    [one] { $count } table is kept
   *[other] { $count } tables are kept
} in { $file }.
cli-restored = { $count ->
    [one] { $count } table is back
   *[other] { $count } tables are back
} from { $file }.
help-serve-show = open the page in a browser, if there is one

## What a page says beside the question

have = You have { $things }
have-more = { $head }; { $next }
missing-cost = costs { $cost }, you have { $has }
phase-round = round { $round }
phase-round-of = round { $round } of { $rounds }
phase-day = day { $round }
phase-turn = turn { $round }
phase-in = { $round } · { $phase }

# What happened, told once more.
retold-number = { $count }
retold-part = { $part }

## Start options that are refused

bad-options = Start options are names with values, not { $given }.
bad-option-value = Option { $option } cannot be { $given }; choose one of { $choices }.
bad-option-name = { $game } has no option { $given }; it has { $options }.
bad-option-none = { $game } has no option { $given }; it has none.
bad-option-pair = An option is written NAME=VALUE, not { $given }.
bad-option-figures = { $game } has no { $given }; its players choose { $wanted } with --{ $wanted }.
bad-option-campaign = The option { $option } is decided by the campaign itself; leave it out.
bad-players = { $game } is for { $fewest } to { $most } players, not { $given }.
bad-players-one = { $game } is for { $fewest } players, not { $given }.
bad-campaign-gone = There is no file { $file }.
bad-campaign-folder = { $file } cannot be read: it is a folder.
bad-campaign-forbidden = { $file } cannot be read: it is not allowed.
bad-campaign-unread = { $file } cannot be read.
bad-campaign-signs = { $file } is not a text file.
bad-campaign-cut = { $file } is no campaign, or it was cut off: line { $line } does not end as it should.
bad-campaign-none = { $file } is no campaign, or it was cut off.
bad-campaign-other = { $file } is no campaign of this game.
bad-campaign-gameless = { $file } is no campaign of a game that has one.
bad-campaign-game = { $game } has no campaign; these have one: { $others }.
bad-campaign-version = { $file } is of version { $given }; this program reads version { $known }.
bad-campaign-damaged = { $file } is damaged: { $why }.
bad-campaign-broken = { $file } is damaged: { $why }
bad-campaign-paused = The paused game in { $file } cannot be read; --restart begins this game anew.
bad-campaign-foreign = The paused game in { $file } is not one of this campaign; --restart begins this game anew.
bad-campaign-exists = { $file } exists already; a new campaign needs a file of its own.
bad-names = { $players ->
    [one] { $players } player needs { $players } name
   *[other] { $players } players need { $players } names
}, not { $count }.
bad-name = A name must have 1 to { $most } printable characters; { $name } does not.

## What is wrong with the file of a campaign

damage-missing = { $name } is missing
damage-together = { $names } belong together
damage-list = a list is wanted where something else stands
damage-texts = texts are wanted where something else stands
damage-number = a whole number is wanted, not { $given }
damage-flag = true or false is wanted, not { $given }
damage-parts = a part of it is of another kind than it has to be
damage-seats = its language or its seats do not fit
