### 説明と、ルールと盤面の行き来。

about-what = 説明
about-rules = ルールで読む
about-before = 前へ
about-next = 次へ
about-not-here = 今は見えていません。別のタブにあるか、後で登場します。
rules-show = 盤面で見る
rules-contents = 目次
rules-back = 卓に戻る
