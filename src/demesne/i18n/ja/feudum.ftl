### フューダム。
### 語そのものは盤面や一覧での名前。文中での形（.oneなど）は、引数$landscapeなら$landscape-oneとして使う。

## 質問

ask-join-guild = { $seat }さん、マーカーがすべてのギルドには足りません。どのギルドに置きますか？
ask-draw-good = 袋から出る商品はどれですか？
ask-store-sulfur = { $seat }さん、硫黄をどこに置きますか？
ask-turn-token = 珠の値はいくつですか？
ask-draw-first-player = スタートプレイヤーは誰ですか？
ask-deal-place = { $place }には何が置かれますか？
ask-draw-vessel = 錬金術師のもとに置かれる乗り物はどれですか？
ask-choose-start-good =
    { $count ->
        [1] { $seat }さん、最初に持つ商品の最後の1個はどれですか？
       *[other] { $seat }さん、最初に持つ商品はどれですか？（異なる種類をあと{ $count }個）
    }
ask-start-role = { $seat }さん、最初のコマは誰にしますか？
ask-start-place = { $seat }さん、最初のコマはどこから始めますか？
ask-choose-bonus = { $seat }さん、このラウンドのために小袋に商品を置きますか？
ask-choose-cards =
    { $count ->
        [1] { $seat }さん、このラウンドの最後の1枚を選んでください。
       *[other] { $seat }さん、このラウンドのカードをあと{ $count }枚選んでください。
    }
ask-play-card = { $seat }さん、どのカードを使いますか？
ask-play-second-card = { $seat }さん、この手番に2枚目のカードを使いますか？
ask-deploy = { $seat }さん、どの乗り物をどのコマの下に出しますか？
ask-play-mandate = { $seat }さん、どの命令書を使いますか？
ask-discard-writ = { $seat }さん、どの勅令を山札の下に戻しますか？
ask-take-seal = { $seat }さん、どの印章を取り戻しますか？
ask-exchange-tile = { $seat }さん、どの地域タイルを何に替えますか？
ask-turn-writ = { $seat }さんが引く勅令はどれですか？
ask-keep-writ = { $seat }さん、どの勅令を残しますか？
ask-shed-writ = { $seat }さん、勅令が1枚多すぎます。どれを山札の下に戻しますか？
ask-nourish = { $seat }さん、{ $place }にいる{ $role }に何を与えますか？
ask-roll-progress = 進歩ダイスが示す地域はどれですか？
ask-collect =
    { $count ->
        [0] { $seat }さん、{ $place }の{ $landscape }には何もありません。
       *[other] { $seat }さん、{ $place }の{ $landscape }に{ $landscape-what }が{ $count }{ $landscape-unit }あります。受け取りますか？
    }
ask-last-acts = { $seat }さん、まもなく最終得点計算です。命令書や地域タイルを使いますか？
ask-migrate = { $seat }さん、誰を移住させますか？
ask-migrate-to = { $seat }さん、{ $role }はどこに到着しますか？
ask-move-piece = { $seat }さん、誰をどこへ動かしますか？（あと{ $steps }歩）
ask-godspeed = { $seat }さん、道中の加護：修道士をもう1歩動かしますか？
ask-travel-by = { $seat }さん、{ $role }はどうやって{ $place }へ行きますか？
ask-pilfer = { $seat }さん、何か盗みますか？
ask-set-out = { $seat }さん、大いなる旅に出ますか？
ask-place-influence = { $seat }さん、どこにマーカーを置きますか？
ask-improve = { $seat }さん、何を改良しますか？
ask-choose-feudum = { $seat }さん、{ $place }の町をどのギルドの封土にしますか？
ask-take-other-tile = { $seat }さん、どの山から前の時代のタイルを取りますか？
ask-turn-tile = { $seat }さんのタイルの裏はどの景観ですか？
ask-tend = { $seat }さん、どのタイルを置きますか？
ask-tend-at = { $seat }さん、{ $landscape }をどこに置きますか？
ask-explore = { $seat }さん、探索しますか？
ask-dig-deeper = { $seat }さん、勅令をさらに探しますか？
ask-harvest = { $seat }さん、どの農場で収穫しますか？
ask-harvest-how = { $seat }さん、{ $place }の収穫をどうしますか？
ask-pick-favours = { $seat }さん、役得としてどの商品を取りますか？（あと{ $count }個）
ask-tax = { $seat }さん、課税しますか？
ask-conquer = { $seat }さん、誰または何を攻撃しますか？
ask-starve = { $seat }さん、誰を飢えさせますか？
ask-reveal-defend = { $seat }さん、{ $place }で{ $rival }さんに攻撃されています（今のところ{ $attack }対{ $defence }）。「防御」を見せますか？
ask-reveal-immunity = { $seat }さん、{ $place }の民が{ $rival }さんに飢えさせられようとしています。「防御」を見せますか？
ask-arm = { $seat }さん、{ $rival }さんへの攻撃は{ $attack }対{ $defence }です。何か加えますか？
ask-place-military = { $seat }さん、軍役トラックにディスクを置きますか？
ask-repeat = { $seat }さん、どのカードを繰り返しますか？
ask-choose-guild = { $seat }さん、どのギルドのどの働きを使いますか？
ask-place-reeve = { $seat }さん、{ $guild }に代官を置きますか？
ask-feast = { $seat }さん、誰を饗宴に招きますか？
ask-send-farm = { $seat }さん、どの農場の商品を納屋に送りますか？
ask-take-units = { $seat }さん、商品と引き換えに食料とシリングのどちらを取りますか？（合わせて{ $units }）
ask-spill-good = 納屋に入らない商品はどれですか？
ask-buy-good =
    { $count ->
        [0] { $seat }さん、どの商品を買いますか？（{ $most }個まで）
       *[other] { $seat }さん、商品{ $count }個を買います。ほかにも買いますか？（{ $most }個まで）
    }
ask-fill-bin = { $seat }さん、納屋の商品をどの棚に移しますか？（あと{ $count }個）
ask-buy-vessel = { $seat }さん、どの乗り物を買いますか？
ask-load-cart = { $seat }さん、どの商品を錬金術師へ移しますか？（あと{ $count }個）
ask-invent =
    { $count ->
        [0] { $seat }さん、何を発明しますか？（{ $most }つまで）
       *[other] { $seat }さん、発明は{ $count }つできました。ほかにも発明しますか？（{ $most }つまで）
    }
ask-tame-beast = { $seat }さん、怪物を手なずけますか？
ask-deploy-beast = { $seat }さん、{ $monster }はどこに現れますか？
ask-buy-seal =
    { $count ->
        [0] { $seat }さん、どの印章を買いますか？（{ $most }個まで）
       *[other] { $seat }さん、もう1個印章を買いますか？（{ $most }個まで）
    }
ask-seal-scroll = { $seat }さん、どの巻物に印章を置きますか？（あと{ $count }個まで）
ask-remove-marker = { $seat }さん、どの列のマーカーを共通の供給に戻しますか？（あと{ $count }個）
ask-move-seal = { $seat }さん、どの印章を修道士へ移しますか？（あと{ $count }個）
ask-guess-hand = { $seat }さんが選んだこぶしの中の珠はどれですか？

## 選択肢

line-join-guild = { $guild }（星{ $stars }つ）
line-good = { $good }
line-favour = { $good }（収穫{ $count }個）
line-sulfur-barrel = ワイン樽に置く（ワイン、饗宴、同点決着に使う）
line-sulfur-kept = 手元に置く（連続アクションか命令書に使う）
line-bead = 値{ $value }の珠
line-seat = { $seat }
line-disc = { $disc }
line-vessel = { $vessel }
line-role = { $role }
line-start-place = { $place }（{ $disc }）
line-no-bonus = 何も置かない
line-bonus-saltpeter = 硝石：5枚目のカード
line-bonus-sulfur = 硫黄：1つの手番にカードを2枚
line-card = { $card }
line-no-second-card = 手番を終える
line-free-deploy = 乗り物を出す
line-free-mandate = 命令書を使う
line-free-discard = 勅令を山札の下に戻す
line-free-seal = 王の庇護の印章を取り戻す
line-free-tile = 地域タイルを商品に替える
line-deploy = { $vessel }を{ $place }の{ $role }の下に
line-small-trade-1 = 小さな商い：{ $shillings }シリング — 食料1個
line-small-trade-2 = 小さな商い：{ $shillings }シリング — 木材1個、食料1個
line-great-trade-three = 大きな商い：{ $shillings }シリング — 鉄1個、木材1個、食料1個
line-great-trade-kept = 大きな商い：{ $shillings }シリング — 手元の硫黄1個、鉄1個、木材1個、食料1個
line-great-trade-barrel = 大きな商い：{ $shillings }シリング — 樽の硫黄1個、鉄1個、木材1個、食料1個
line-mandate-vessel = { $vessel } — { $good }1個
line-commons-goods = 庶民、農民として：商品{ $count }個を袋から引く
line-commons-shillings = 庶民、商人として：{ $shillings }シリング
line-commons-vessel = 庶民、錬金術師として：{ $vessel }
line-crown-markers = 王冠、騎士として：マーカー{ $count }個
line-crown-seal = 王冠、貴族として：印章1個
line-crown-bead = 王冠、修道士として：珠1個
line-writ = { $writ }：{ $writ-what }
line-seal-subject = { $place }の臣下の下の印章
line-seal-serf = { $place }の農奴の下の印章
line-tile-good = { $landscape }のタイルを{ $good }1個に
line-tile-barrel = { $landscape }のタイルをワイン樽の硫黄1個に
line-feed-food = { $role }に食料1個
line-feed-wine = { $role }にワイン：今回と次のラウンドの食事になるが、酔う
line-starve-pawn = 与えない：{ $role }は手元に戻る
line-region = { $region }
line-leave-crop = 残しておく
line-collect-crop =
    { $due ->
        [0] { $landscape-what }を{ $own }{ $landscape-unit }受け取る
       *[other] { $own ->
            [0] 受け取り、すべて領主に渡す（{ $due }{ $landscape-unit }）
           *[other] { $landscape-what }を{ $own }{ $landscape-unit }受け取る（領主に{ $due }{ $landscape-unit }）
        }
    }
line-last-done = 何もしない
line-forgo = アクションを見送る
line-place = { $place }
line-migrate-off = { $place }の{ $role }を手元に戻す
line-migrate-on = { $role }を出す — 食料1個
line-move-stop = これ以上動かさない
line-move-road = { $role }：{ $origin }から{ $place }へ、道で
line-move-ferry = { $role }：{ $origin }から{ $place }へ、渡し船で — { $shillings }シリング
line-move-vessel = { $role }：{ $origin }から{ $place }へ、{ $vessel }で
line-move-either = { $role }：{ $origin }から{ $place }へ
line-move-beast = { $monster }：{ $origin }から{ $place }へ
line-pilfer-nothing = 何も盗まない
line-pilfer-good = { $place }の{ $good }1個
line-pilfer-landscape = { $place }の{ $landscape }から{ $landscape-what }1{ $landscape-unit }
line-stay = とどまる
line-set-out = ディスクを置いて旅に出る
line-influence-stop = これ以上置かない
line-influence-ruler = { $place }：{ $disc }の領主になる
line-influence-subject = { $place }：自分の{ $disc }に臣下を加える
line-influence-serf = { $place }：{ $disc }で{ $rival }の農奴になる
line-influence-overthrow = { $place }：{ $rival }を倒し、{ $disc }の領主になる
line-bribe = { $place }：{ $rival }に代わり、{ $disc }の領主になる — { $shillings }シリング
line-improve =
    { $points ->
        [0] { $place }を{ $disc }に（得点なし） — { $good }1個
       *[other] { $place }を{ $disc }に：{ $points }点 — { $good }1個
    }
line-improve-feudum =
    { $points ->
        [0] { $place }を封土に（得点なし） — 印章1個
       *[other] { $place }を封土に：{ $points }点 — 印章1個
    }
line-tend = 景観を手入れする — 木材1個
line-guild = { $guild }
line-stack = { $region }：時代{ $epoch }のタイル
line-landscape = { $landscape }
line-explore = 勅令{ $count }枚を引き、1枚を残す
line-dig = さらに{ $count }枚を引き、1枚を残す — 鉄1個
line-dig-pass = もう十分
line-harvest = { $place }：商品{ $count }個
line-harvest-full = { $count }個すべてを農場に置く
line-harvest-favours = 農場に{ $count }個、自分に{ $favours }個（どちらも袋から引く）
line-harvest-inspect = 先に{ $count }個すべてを引き、{ $favours }個を選んで取るか、すべて残す
line-harvest-leave = すべて農場に残す
line-tax = { $shillings }シリングを取る
line-tax-reinforced = { $shillings }シリングと、援軍としてマーカー1個を取る
line-conquer-pawn = { $place }にいる{ $rival }の{ $role }：{ $attack }対{ $defence }
line-conquer-beast = { $place }にいる{ $rival }の{ $monster }：{ $attack }対{ $defence }
line-conquer-feudum = { $place }にある{ $rival }の{ $guild-whose }封土：{ $attack }対{ $defence }
line-starve = 民を飢えさせる
line-starve-subject = { $place }にいる{ $rival }の臣下
line-starve-serf = { $place }にいる{ $rival }の農奴
line-defend-no = 何も見せない
line-defend = 「防御」を見せる：防御{ $defence }、1点
line-immunity = 「防御」を見せて王の庇護を受ける、1点 — 食料1個
line-attack = 攻撃する：{ $attack }対{ $defence }
line-give-up = 攻撃をやめる
line-add-saltpeter = 硝石を加える：攻撃{ $attack } — 硝石1個
line-add-weapon = { $writ }を使う：攻撃{ $attack }
line-add-weapon-paid = { $writ }を全力で使う：攻撃{ $attack } — { $good }1個
line-military-no = ディスクを置かない
line-military-disc = ディスクを置く
line-repeat = もう一度「{ $card }」
line-deja-vu = もう一度「{ $card }」 — 硝石1個
line-trade = { $guild }：取引
line-pull =
    { $points ->
        [0] { $guild }：引き込み（今は得点なし）
       *[other] { $guild }：引き込み（最大{ $points }点と勅令1枚）
    }
line-push =
    { $points ->
        [0] { $guild }：送り出し（今は得点なし）
       *[other] { $guild }：送り出し（最大{ $points }点）
    }
line-feast = 饗宴：他のプレイヤーの引き込みか送り出しを行い、さらに{ $points }点 — 樽の硫黄1個
line-no-reeve = 代官を置かない
line-reeve = 代官を置く：{ $points }点
line-feast-pawn = { $place }にいる{ $rival }の{ $role }：{ $guild }の{ $function }
line-feast-feudum = { $place }にある{ $rival }の封土：{ $guild }の{ $function }
line-send-farm =
    { $units ->
        [0] { $place }：商品{ $count }個（見返りなし）
       *[other] { $place }：商品{ $count }個（食料かシリングを合わせて{ $units }）
    }
line-take-units =
    { $food ->
        [0] { $shillings ->
            [0] なし
           *[other] { $shillings }シリング
        }
       *[other] { $shillings ->
            [0] 食料{ $food }個
           *[other] 食料{ $food }個と{ $shillings }シリング
        }
    }
line-buy-good = { $good } — { $shillings }シリング
line-buy-stop = { $goods }を買う — 合計{ $shillings }シリング
line-fill-bin = { $good }を棚{ $number }に
line-buy-vessel = { $vessel } — { $shillings }シリング
line-load-cart = { $shillings }シリングの棚の{ $good }
line-invent-done = もう十分
line-invent-vessel = { $vessel } — { $goods }
line-invent-barrel = 火薬樽：各列にマーカー計{ $markers }個 — { $goods }
line-tame-none = 手なずけない
line-tame = { $monster } — マーカー{ $markers }個
line-buy-seal = 巻物{ $scroll }の印章 — { $shillings }シリング
line-buy-seal-done = 印章{ $count }個を買う — 合計{ $shillings }シリング
line-seal-done =
    { $count ->
        [0] 印章を置かない
       *[other] 印章{ $count }個で終える
    }
line-scroll = 巻物{ $scroll }
line-remove-marker = { $rival }の列（マーカー{ $markers }個）
line-remove-ghost = 幽霊の列{ $number }（マーカー{ $markers }個）

## 注意

warn-conquer-last = 最後の1枚として使う「征服」には効果がありません。
warn-vessel-left = 今乗っている{ $vessel }はその場に残ります。
warn-beads-turn = 珠{ $count }個が印章に変わります。
warn-attack-fails = 攻撃は防御を上回る必要があります。これでは失敗します。
warn-no-points = 今は得点になりません。
warn-unprotected = その上のマーカーは守られなくなります。

## 選べない理由

why-barrel-full = ワイン樽がいっぱいです。
why-no-such-good = 袋に{ $good }がありません。
why-goods-ascending = 商品は一覧の順に取ります。ここで{ $good }を取ると、残りの種類が足りません。
why-no-saltpeter = 硝石がありません。
why-no-kept-sulfur = 樽のほかに硫黄がありません。
why-cards-in-order = カードは一覧の順に選びます。あと{ $count }枚必要です。
why-on-such-a-vessel = このコマはすでに{ $vessel }に乗っています。
why-no-good = { $good }がありません。
why-barrel-empty = ワイン樽が空です。
why-no-vessel = { $vessel }が残っていません。
why-few-stars =
    { $stars ->
        [0] { $guild }の星が{ $needed }つ必要です。今は1つもありません。
       *[other] { $guild }の星が{ $needed }つ必要です。今は{ $stars }つです。
    }
why-bank-empty = シリングが残っていません。
why-bag-empty = 袋が空です。
why-no-markers = 共通の供給に自分のマーカーがありません。
why-no-seals = 印章が残っていません。
why-enough-to-eat =
    { $hungry ->
        [1] このコマに与える食事はあります。飢えさせることはできません。
       *[other] コマ{ $hungry }個に食事が{ $meals }回分あります。飢えさせることはできません。
    }
why-nothing-grown = そこにはまだ何も実っていません。
why-no-pawn-left = コマはすべて盤上にあります。
why-pinned = { $place }にいる他のプレイヤーの怪物が、自分のコマを足止めしています。
why-ferry-closed = 錬金術師のもとに乗り物があるため、渡し船は使えません。
why-ferry-price =
    { $have ->
        [0] 渡し船は{ $shillings }シリングです。手元にはありません。
       *[other] 渡し船は{ $shillings }シリングです。手元：{ $have }シリング。
    }
why-no-craft = この経路には{ $vessel }が必要です。コマは乗っておらず、ここで乗れるものも手元の乗り物もありません。
why-own-farm = 自分が領主の農場からは盗めません。
why-own-landscape = この景観は自分の農奴が手入れしています。
why-influenced = このアクションではもう、ここにマーカーを置きました。
why-no-marker = 手元にマーカーがありません。
why-two-markers = ここにはすでに自分のマーカーが2個あります。
why-two-families = ここにはすでに他の2人のマーカーがあります。
why-place-full = { $rival }の臣下がいて、ここはもういっぱいです。
why-feudum-stands = この卓では、影響力で封土の領主を倒すことはできません。
why-not-alone = 商人のお金が役立つのは、他のプレイヤー1人のマーカーが1個だけある場所です。
why-bribed = すでに商人1人がこの力を使いました。
why-no-shilling = シリングがありません。
why-needs-seal = 封土には自分の印章が必要です。手元にありません。
why-no-disc = { $disc }のディスクが残っていません。
why-no-feudum = 封土のディスクが残っていません。
why-no-tile = 地域タイルがありません。
why-no-serf-free = 景観のない場所に自分の農奴がいません。
why-landscape-there = すでに{ $landscape }があります。
why-rules-no = 領主として治める{ $disc }がありません。
why-farm-full = 商品が{ $count }個あります。{ $most }個未満でなければなりません。
why-favours-begun = もう選び始めています。あと{ $count }個選んでください。
why-favours-gone = 収穫した{ $good }はもうありません。
why-favours-passed = 商品は一覧の順に選びます。{ $good }の後では残りが足りません。
why-no-reinforcement = 共通の供給にも自分の列にもマーカーが残っていません。
why-all-drunk = そこにいる自分のコマは皆酔っています。
why-immune = 印章がこのマーカーを守っています。
why-noble-drunk = 貴族が酔っています。
why-nobody-to-starve = 自分の貴族がいる場所に、他のプレイヤーの臣下も農奴もいません。
why-one-saltpeter = しらふの騎士がいなければ、使える硝石は1個だけです。
why-never-twice = このカードは1ラウンドに2度使えません。
why-not-repeatable = このカードには×2の印がありません。
why-guild-used = このラウンドはもう{ $guild }を使いました。別のギルドでなければなりません。
why-no-master = { $guild }に親方がいません。
why-no-journeyman = { $guild }に職人がいません。
why-only-master = { $guild }の送り出しができるのは親方の{ $rival }だけです。
why-only-journeyman = { $guild }の引き込みができるのは職人の{ $rival }だけです。
why-shillings =
    { $have ->
        [0] { $shillings }シリング必要です。手元にはありません。
       *[other] { $shillings }シリング必要です。手元：{ $have }シリング。
    }
why-no-barrel-sulfur = ワイン樽に硫黄がありません。
why-nobody-to-feast = 自分のコマのそばに、引き込みや送り出しを代われる相手がいません。
why-guest-no-member = { $rival }は{ $guild }の親方でも職人でもありません。
why-no-farm-goods = 領主として治める、商品のある農場がありません。
why-bag-food =
    { $food ->
        [0] 袋に食料がありません。
       *[other] 袋に食料は{ $food }個しかありません。
    }
why-bank-short =
    { $shillings ->
        [0] シリングが残っていません。
       *[other] シリングは残り{ $shillings }枚だけです。
    }
why-barn-stuck = 納屋の商品を置ける空の棚が商人のもとにありません。
why-bins-empty = 商人の棚が空です。
why-order-bins = 棚は順番に選びます。これを選ぶと、残り{ $count }個が足りません。
why-bins-stuck = 商人の商品を受け取れる荷車が錬金術師のもとにありません。
why-dock-empty = 錬金術師のもとに乗り物がありません。
why-cart-full = 錬金術師の{ $good }の荷車はいっぱいです。
why-nothing-to-invent = 錬金術師の商品では今は何も発明できません。
why-invent-one = 少なくとも1つは発明しなければなりません。
why-rows-full = 火薬樽を作っても、どの列にもマーカーが増えません。
why-yard-empty = { $vessel }が残っていません。
why-carts-short = 錬金術師の商品から{ $goods }が必要です。
why-row-empty = 自分の列にマーカーがありません。
why-markers-short =
    { $have ->
        [0] 手元のマーカーが{ $markers }個必要です。今はありません。
       *[other] 手元のマーカーが{ $markers }個必要です。今は{ $have }個です。
    }
why-no-place-for-monster = { $monster }が現れることのできる場所がありません。
why-scrolls-empty = 貴族の巻物に印章がありません。
why-scrolls-full = 貴族の巻物にはすべて印章があります。
why-rows-empty = 騎士の列にマーカーがありません。
why-no-seal-left = 印章が残っていません。
why-seal-one = 少なくとも1個は印章を置かなければなりません。
why-order-scrolls = 巻物は順番に選びます。これを選ぶと、残り{ $count }つが足りません。
why-order-colours = 列は順番に選びます。これを選ぶと、残り{ $count }つが足りません。
why-rosary-empty = ロザリオに珠がありません。
why-rosary-full = ロザリオはいっぱいです。
why-hens-full = どの鶏にも珠があります。

## 出来事

guild-left = { $seat }は{ $guild }の星がなくなり、ギルドを去った。
guild-displaced = { $seat }は{ $guild }の最後の席を{ $rival }に奪われた。
guild-joined = { $seat }は{ $rank }として{ $guild }に加わった。
guild-rank = 星の数が変わり、{ $seat }は{ $guild }の{ $rank }になった。
reeve-returned = { $seat }の代官が{ $guild }から戻った。
good-at-place = { $place }に{ $good }1個が置かれた。
good-in-barn = 袋から{ $good }1個が納屋に入った。
good-drawn = { $seat }は袋から{ $good }1個を引いた。
sulfur-on-barrel = { $seat }は硫黄をワイン樽に置いた。
sulfur-kept = { $seat }は硫黄を手元に置いた。
bead-on-rosary = 値{ $value }の珠がロザリオに加わった。
bead-on-hen = 値{ $value }の珠が鶏に置かれた。
bead-gained = { $seat }は値{ $value }の珠を得た。
first-player = { $seat }がスタートプレイヤーになった。
place-dealt = { $place }は{ $disc }。
vessel-docked = 錬金術師のもとに{ $vessel }が置かれた。
start-good = { $seat }は最初の商品として{ $good }1個を取った。
pawn-begins = { $seat }は{ $place }の{ $role }から始める。
round-begins = ラウンド{ $round }が始まった。スタートプレイヤーは{ $seat }。
bonus-saltpeter = { $seat }は小袋に硝石1個を置いた。このラウンドはカード5枚。
bonus-sulfur = { $seat }は小袋に硫黄1個を置いた。1つの手番にカードを2枚使える。
cards-chosen = { $seat }はカード{ $count }枚を選んだ。
card-played = { $seat }は「{ $card }」を使った。
card-second = { $seat }は硫黄を使い、2枚目に「{ $card }」を使った。
conquer-last = { $seat }の最後の1枚は「征服」のため、効果がない。
vessel-deployed = { $seat }は{ $place }の{ $role }の下に{ $vessel }を出した。
mandate-played = { $seat }は命令書「{ $writ }」を使った。
mandate-shillings =
    { $shillings ->
        [0] シリングが残っておらず、{ $seat }は命令書で何も得られなかった。
       *[other] { $seat }は命令書で{ $shillings }シリングを得た。
    }
mandate-markers =
    { $count ->
        [0] { $seat }は命令書でマーカーを得られなかった。
       *[other] { $seat }は命令書でマーカー{ $count }個を得た。
    }
mandate-seal = { $seat }は命令書で印章1個を得た。
vessel-gained = { $seat }は命令書で{ $vessel }を得た。
writ-discarded = { $seat }は「{ $writ }」を山札の下に戻した。
writ-discarded-unseen = { $seat }は勅令1枚を山札の下に戻した。
seal-taken = { $seat }は{ $place }の印章を取り戻した。そこのマーカーはもう守られない。
tile-for-good = { $seat }は{ $landscape }の地域タイルを{ $good }1個に替えた。
tile-for-good-unseen = { $seat }は地域タイル1枚を{ $good }1個に替えた。
tile-for-barrel = { $seat }は{ $landscape }の地域タイルをワイン樽の硫黄1個に替えた。
tile-for-barrel-unseen = { $seat }は地域タイル1枚をワイン樽の硫黄1個に替えた。
writs-drawn =
    { $count ->
        [1] { $seat }は勅令1枚を引いた。
       *[other] { $seat }は勅令{ $count }枚を引き、1枚を残す。
    }
writs-gone = { $seat }が引く勅令は残っていない。
writ-kept = { $seat }は「{ $writ }」を残した。
writ-kept-unseen = { $seat }は勅令1枚を残した。
pawn-sober = { $seat }の{ $role }は前のラウンドのワインで満ち足り、酔いがさめた。
pawn-fed = { $seat }は{ $role }に食料1個を与えた。
pawn-drinks = { $seat }は{ $role }にワインを与えた。2ラウンドもつ。
pawn-starves = { $place }にいる{ $seat }の{ $role }は何も与えられず、手元に戻った。
tile-removed = 進歩ダイスにより、{ $region }の時代{ $epoch }のタイルが取り除かれた。
epoch-dawns = 時代{ $epoch }が始まった。
scores-guilds = { $seat }はギルドの席で{ $points }点を得た。
scores-landscapes = { $seat }は景観で{ $points }点を得た。
scores-regions = { $seat }は活動地域で{ $points }点を得た。
loses-disloyal = { $seat }は軍役を果たさない家臣のため、不忠で{ $points }点を失った。
landscape-grows = { $place }の{ $landscape }に{ $landscape-what }が{ $count }{ $landscape-unit }増えた。
crop-left = { $seat }は{ $place }の{ $landscape }にあるものを残した。
crop-collected =
    { $count ->
        [0] { $seat }は{ $place }の{ $landscape }から何も得られなかった。
       *[other] { $seat }は{ $place }の{ $landscape }から{ $landscape-what }を{ $count }{ $landscape-unit }受け取った。
    }
crop-for-ruler = { $place }の領主{ $seat }は{ $landscape }から{ $landscape-what }を{ $count }{ $landscape-unit }受け取った。
guilds-refilled = すべてのギルドが補充された。
final-voyage = { $seat }は大いなる旅で{ $points }点を得た。
final-empire = { $seat }は大帝国で{ $points }点を得た。
final-shillings = { $seat }はシリングで{ $points }点を得た。
final-charter = { $seat }は「{ $writ }」に印章を付け、{ $points }点を得た。
final-score = { $seat }は{ $points }点、{ $position }位で終えた。
action-forgone = { $seat }はアクションを見送った。
migrated-off = { $seat }は{ $place }の{ $role }を手元に戻した。
migrated-on = { $seat }は食料1個を払い、{ $role }が{ $place }に到着した。
move-nowhere = { $seat }は誰も動かさなかった。
moved-by-road = { $seat }の{ $role }は{ $origin }から{ $place }へ進んだ。
moved-by-ferry = { $seat }の{ $role }は{ $shillings }シリングで渡し船に乗り、{ $origin }から{ $place }へ進んだ。
moved-by-vessel = { $seat }の{ $role }は{ $vessel }で{ $origin }から{ $place }へ進んだ。
beast-moved = { $seat }の{ $monster }は{ $origin }から{ $place }へ進んだ。
vessel-abandoned = { $seat }は{ $place }に{ $vessel }を残した。
vessel-boarded = { $seat }は{ $place }で無人の{ $vessel }に乗った。
vessel-launched = { $seat }は{ $place }で{ $vessel }を出した。
pilfered-good = { $seat }は{ $place }で{ $good }1個を盗んだ。
pilfered-landscape = { $seat }は{ $place }の{ $landscape }から{ $landscape-what }1{ $landscape-unit }を盗んだ。
voyage-reached = { $seat }はこのラウンドに2度移動し、大いなる旅のマス{ $space }に進んだ。
influence-ruler = { $seat }は{ $place }の{ $disc }の領主になった。
influence-subject = { $seat }は{ $place }の{ $disc }に臣下を加えた。
influence-serf = { $seat }は{ $place }の{ $disc }で{ $rival }の農奴になった。
influence-overthrow = { $seat }は{ $place }で{ $rival }を倒して農奴とし、{ $disc }の領主になった。
influence-bribed = { $seat }の商人が{ $shillings }シリングを払い、{ $rival }は{ $place }で農奴となり、{ $seat }が{ $disc }の領主になった。
improved = { $seat }は{ $place }を改良し、{ $disc }にした。
improved-points = { $seat }は{ $region }から時代{ $epoch }のタイルを取り、改良で{ $points }点を得た。
improved-no-tile = { $seat }はタイルも得点も得られなかった。{ $region }のタイルはまだ取れず、前の時代を見せている山もほかにない。
farm-cleared = { $place }の農場だったところの商品{ $count }個が袋に戻った。
tile-other = { $seat }は代わりに{ $region }から時代{ $epoch }のタイルを取った（得点なし）。
tile-taken = { $seat }はタイルの裏を見た。
tile-taken-own = { $seat }のタイルの裏は{ $landscape }。
tile-shown = { $seat }は木材1個を払い、{ $landscape }を見せた。
landscape-placed = { $seat }は{ $place }に{ $landscape }を置き、{ $points }点を得た。
explored = { $seat }は探索し、勅令{ $count }枚を探す。
dug-deeper = { $seat }は鉄1個を払い、さらに{ $count }枚を探す。
harvest-points = { $seat }は{ $place }で収穫し、{ $points }点を得た。
harvested-full = { $seat }の収穫{ $count }個はすべて{ $place }の農場に置かれる。
harvested-favours = { $seat }は役得を取る。{ $place }の農場に{ $count }個、自分に{ $favours }個。
harvest-inspected = { $seat }の農民が{ $place }の収穫{ $count }個を検分する。
harvest-left = { $seat }は収穫をすべて{ $place }に残した。
favour-picked = { $seat }は役得として{ $good }1個を選んだ。
beads-turned = { $seat }は役得を取ったため、珠{ $count }個が印章に変わった。
taxed =
    { $shillings ->
        [0] { $seat }は課税したが、シリングが残っていない。
       *[other] { $seat }は課税で{ $shillings }シリングを得た。
    }
reinforced = { $seat }は騎士の援軍として、共通の供給からマーカー1個を得た。
reinforced-from-row = 共通の供給にマーカーがないため、{ $seat }は騎士の援軍として自分の列からマーカー1個を得た。
attacks-pawn = { $seat }は{ $place }にいる{ $rival }の{ $role }を攻撃する。
attacks-beast = { $seat }は{ $place }にいる{ $rival }の{ $monster }を攻撃する。
attacks-feudum = { $seat }は{ $place }にある{ $rival }の{ $guild-whose }封土を攻撃する。
starves-subject = { $seat }は{ $place }にいる{ $rival }の臣下を飢えさせようとする。
starves-serf = { $seat }は{ $place }にいる{ $rival }の農奴を飢えさせようとする。
defend-shown = { $seat }は「防御」を見せ、{ $points }点を得た。
defend-not-shown = { $seat }は「防御」を見せなかった。
defend-peace = { $seat }はこのラウンドに攻撃されず、「防御」で{ $points }点を得た。
defend-too-late = { $seat }はこのラウンドに攻撃されたため、「防御」の得点はない。
immunity-sealed = { $seat }は食料1個を払い、{ $place }の民は飢えを免れた。これからは印章が守る。
immunity-unsealed = { $seat }は食料1個を払い、{ $place }の民は飢えを免れた。守りに置く印章は残っていない。
saltpeter-added = { $seat }は硝石1個を加え、攻撃が{ $attack }になった。
weapon-used = { $seat }は{ $writ }を使い、攻撃が{ $attack }になった。
weapon-paid = { $seat }は{ $good }1個を払って{ $writ }を全力で使い、攻撃が{ $attack }になった。
attack-won = { $seat }の攻撃は成功した：{ $attack }対{ $defence }。
attack-failed = { $seat }の攻撃は失敗した：{ $attack }対{ $defence }。
attack-given-up = { $seat }は攻撃をやめた。
conquered-pawn = { $seat }は{ $place }から{ $rival }の{ $role }を追い払い、{ $points }点を得た。
conquered-beast = { $seat }は{ $place }で{ $rival }の{ $monster }を倒し、{ $points }点を得た。{ $monster }は騎士ギルドに戻る。
conquered-feudum = { $seat }は{ $place }にある{ $rival }の{ $guild-whose }封土を前哨地に変え、{ $points }点を得た。
rebel-rules = 反乱を起こした{ $seat }の農奴が{ $place }の前哨地の領主になった。
starved-subject = { $seat }に飢えさせられ、{ $place }にいた{ $rival }の臣下が去った。
starved-serf = { $seat }に飢えさせられ、{ $place }にいた{ $rival }の農奴が去った。
hens-emptied = 民を飢えさせたため、鶏の珠{ $count }個が取り除かれた。
military-disc = { $seat }は勝利によりディスクを置いた。軍役{ $count }/3。
repeated = { $seat }は「{ $card }」を繰り返す。
deja-vu = { $seat }は硝石1個を払い、「{ $card }」を繰り返す。
guild-chosen = { $seat }は{ $guild }で{ $function }を行う。
guild-paid = { $seat }は{ $guild }に{ $shillings }シリングを払った。
guild-share = { $seat }は{ $guild }の{ $rank }としてそのうち{ $shillings }シリングを得た。
guild-share-bank = { $guild }に{ $rank }がいないため、{ $shillings }シリングは共通の供給に戻った。
coffer-fed = { $shillings }シリングが教会の金庫に入った。
purse-fed = { $shillings }シリングが農民の財布に入った。
purse-shared = 送り出しの後に農民の財布が分けられ、{ $seat }は{ $shillings }シリングを得た。
coffer-shared = 送り出しの後に教会の金庫が分けられ、{ $seat }は{ $shillings }シリングを得た。
pull-scored = { $seat }は{ $guild }の引き込みで{ $points }点を得た。
pull-unscored = { $seat }の{ $guild }の引き込みは何も完成せず、得点はない。
push-scored = { $seat }は{ $guild }の送り出しで{ $points }点を得た。
push-unscored = { $seat }の{ $guild }の送り出しは何も完成せず、得点はない。
reeve-placed = { $seat }は{ $guild }に代官を置き、{ $points }点を得た。
reeve-scored = { $seat }は{ $guild }の代官で{ $points }点を得た。
feast-held = { $seat }は樽の硫黄1個を払って{ $rival }を饗宴に招き、{ $guild }の{ $function }を代わりに行う。
feast-scored = { $seat }は饗宴で{ $points }点を得た。
farm-sent = { $seat }は{ $place }の農場の商品をすべて納屋に送った：{ $goods }。
units-taken =
    { $food ->
        [0] { $shillings ->
            [0] { $seat }は商品の見返りを得られなかった。
           *[other] { $seat }は商品の見返りに{ $shillings }シリングを得た。
        }
       *[other] { $shillings ->
            [0] { $seat }は商品の見返りに食料{ $food }個を得た。
           *[other] { $seat }は商品の見返りに食料{ $food }個と{ $shillings }シリングを得た。
        }
    }
surplus-bin = 納屋がいっぱいのため、{ $good }1個が商人に渡った。
surplus-cart = 納屋がいっぱいのため、{ $good }1個が錬金術師に渡った。
surplus-bag = 納屋がいっぱいのため、{ $good }1個が袋に戻った。
barn-filled = 納屋に入った商品：{ $goods }。
goods-bought = { $seat }が買った商品：{ $goods }。
bin-filled = { $seat }は納屋の{ $good }1個をその行の棚{ $number }に移した。
vessel-bought = { $seat }は{ $vessel }を買った。
ferries-open = 錬金術師のもとに乗り物がなくなり、渡し船が再び動き出した。
ferries-closed = 錬金術師のもとに乗り物があるため、渡し船は休む。
cart-loaded = { $seat }は商人の{ $good }1個を錬金術師に移した。錬金術師の{ $good }は{ $count }個になった。
vessel-made = { $seat }は錬金術師の商品で{ $vessel }を作った：{ $goods }。
barrel-made = { $seat }は錬金術師の商品で火薬樽を作った：{ $goods }。
row-filled = 騎士ギルドの{ $seat }の列にマーカー{ $markers }個が加わった。
ghost-row-filled = 騎士ギルドの幽霊の列にマーカー{ $markers }個が加わった。
row-bought = { $seat }は騎士ギルドの自分の列からマーカー{ $markers }個を得た。
beast-tamed = { $seat }はマーカー{ $markers }個で{ $monster }を手なずけ、{ $place }に出した。
seals-bought = { $seat }は印章{ $count }個を買った。
scroll-sealed = { $seat }は巻物{ $scroll }に印章を置いた。
marker-removed = 貴族の印章の分として、{ $rival }の列のマーカー1個が共通の供給に戻った。
ghost-marker-removed = 貴族の印章の分として、幽霊の列のマーカー1個が共通の供給に戻った。
seals-moved = { $seat }は印章{ $count }個を修道士に移し、裏返した。
rosary-sum = ロザリオの合計は{ $sum }になった。
bead-bought = { $seat }はこぶしを選び、値{ $value }の珠を得た。
alms-given = { $seat }はこぶしを選び、値{ $value }の珠が鶏に置かれた（合計{ $sum }）。

## 数量

amount-saltpeter =
    { $n ->
        [0] 硝石なし
       *[other] 硝石{ $n }個
    }
amount-sulfur =
    { $n ->
        [0] 硫黄なし
       *[other] 硫黄{ $n }個
    }
amount-iron =
    { $n ->
        [0] 鉄なし
       *[other] 鉄{ $n }個
    }
amount-wood =
    { $n ->
        [0] 木材なし
       *[other] 木材{ $n }個
    }
amount-food =
    { $n ->
        [0] 食料なし
       *[other] 食料{ $n }個
    }

## 得点表

part-track = これまでの得点
part-voyage = 大いなる旅
part-empire = 大帝国
part-shillings = シリング
part-charters = 特許状
tie-barrel = ワイン樽の硫黄（同点決着）

## 商品

good-saltpeter = 硝石
good-sulfur = 硫黄
good-iron = 鉄
good-wood = 木材
good-food = 食料

## 土地

region-sea = 海
region-island = 島
region-forest = 森
region-desert = 砂漠
region-badlands = 荒地
region-mountain = 山
place-sea-1 = 海1
place-sea-2 = 海2
place-sea-3 = 海3
place-island-4 = 島4
place-island-5 = 島5
place-island-6 = 島6
place-island-7 = 島7
place-forest-8 = 森8
place-forest-9 = 森9
place-forest-10 = 森10
place-desert-11 = 砂漠11
place-desert-12 = 砂漠12
place-desert-13 = 砂漠13
place-desert-14 = 砂漠14
place-desert-15 = 砂漠15
place-badlands-16 = 荒地16
place-badlands-17 = 荒地17
place-badlands-18 = 荒地18
place-badlands-19 = 荒地19
place-badlands-20 = 荒地20
place-mountain-21 = 山21
place-mountain-22 = 山22
disc-outpost = 前哨地
disc-farm = 農場
disc-town = 町
disc-feudum-farmer = 農民の封土
disc-feudum-merchant = 商人の封土
disc-feudum-alchemist = 錬金術師の封土
disc-feudum-knight = 騎士の封土
disc-feudum-noble = 貴族の封土
disc-feudum-monk = 修道士の封土
route-road = 道
route-ferry = 渡し船
route-ship = 水路
route-submersible = 水中路
route-air = 空路
vessel-ship = 船
vessel-submersible = 潜水艇
vessel-flying-machine = 飛行機械
landscape-orchard = 果樹園
    .unit = 個
    .what = 食料
landscape-butt = 弓の稽古場
    .unit = 枚
    .what = 的
landscape-silver-mine = 銀鉱
    .unit = 枚
    .what = シリング
landscape-sulfur-mine = 硫黄鉱
    .unit = 個
    .what = 硫黄
monster-behemoth = ベヒモス
monster-serpent = 海蛇
epoch-I = I
epoch-II = II
epoch-III = III
epoch-IV = IV
epoch-V = V
letter-n = 北
letter-s = 南
letter-e = 東
letter-w = 西

## ギルド

guild-farmer = 農民ギルド
    .whose = 農民の
guild-merchant = 商人ギルド
    .whose = 商人の
guild-alchemist = 錬金術師ギルド
    .whose = 錬金術師の
guild-knight = 騎士ギルド
    .whose = 騎士の
guild-noble = 貴族ギルド
    .whose = 貴族の
guild-monk = 修道士ギルド
    .whose = 修道士の
role-farmer = 農民
role-merchant = 商人
role-alchemist = 錬金術師
role-knight = 騎士
role-noble = 貴族
role-monk = 修道士
function-trade = 取引
function-pull = 引き込み
function-push = 送り出し
rank-master = 親方
rank-journeyman = 職人
rank-apprentice = 徒弟
scroll-a1 = A1
scroll-a2 = A2
scroll-a3 = A3
scroll-b1 = B1
scroll-b2 = B2
scroll-c1 = C1

## カードと勅令

card-migrate = 移住
card-move = 移動
card-influence = 影響
card-improve = 改良
card-explore = 探索
card-harvest = 収穫
card-tax = 課税
card-conquer = 征服
card-defend = 防御
card-repeat = 反復
card-guild = ギルド
writ-bow = 弓
    .what = 攻撃が強くなる。木材を払えばさらに強くなる
writ-sword = 剣
    .what = 攻撃が強くなる。鉄を払えばさらに強くなる
writ-small-trade = 小さな商い
    .what = 食料でシリングを得る。木材も払えばさらに多く
writ-great-trade = 大きな商い
    .what = 鉄と木材と食料でシリングを得る。硫黄も払えばさらに多く
writ-wings = 翼
    .what = 食料で飛行機械、または木材で船
writ-keels = 竜骨
    .what = 木材で船、または鉄で潜水艇
writ-commons = 庶民
    .what = 農民、商人、錬金術師のいずれかの星が多ければ、商品、シリング、乗り物
writ-crown = 王冠
    .what = 騎士、貴族、修道士のいずれかの星が多ければ、マーカー、印章、珠
writ-cellar = 酒蔵の特許状
    .what = 印章があれば、終了時にワイン樽の硫黄で得点
writ-beast = 怪物の特許状
    .what = 印章があれば、怪物を倒したことで得点
writ-east = 東の特許状
    .what = 印章があれば、東の王国で領主である場所の数で得点
writ-west = 西の特許状
    .what = 印章があれば、西の王国で領主である場所の数で得点
writ-north = 北の特許状
    .what = 印章があれば、北の王国で領主である場所の数で得点
writ-south = 南の特許状
    .what = 印章があれば、南の王国で領主である場所の数で得点
writ-central = 中央の特許状
    .what = 印章があれば、中央の王国で領主である場所の数で得点
writ-isolated = 辺境の特許状
    .what = 印章があれば、辺境の王国で領主である場所の数で得点

## 見積もりの内訳

term-points = 得点トラック
term-guilds = ギルドの席
term-regions = 活動中の地域と風景
term-empire = 治める場所
term-service = 軍役
term-voyage = 大いなる旅
term-charters = 勅令
term-stores = 商品・食料・シリング
term-pawns = 盤上のコマ
term-cards = 手札
