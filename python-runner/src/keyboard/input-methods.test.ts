import { expect, it } from 'vitest';
import { KNOWN_WORDS } from './known-words.ts';
import { repairLayout } from './layouts.ts';
import { inKana, outOfKana } from './romaji.ts';
import { inTelex } from './telex.ts';

it.each([
  ['japanese', 'ｐりんｔ（１）', 'print(1)'],
  ['japanese', 'pりんt（”こんにちは”）', 'print("こんにちは")'],
  ['japanese', 'ｐぁいぇｒ。もゔぇ＿ふぉｒわｒｄ（２）', 'player.move_forward(2)'],
  ['japanese', 'ｐぁいぇｒ。つｒん＿ぇｆｔ（）', 'player.turn_left()'],
  ['japanese', 'ふぉｒ　い　いん　らんげ（３）：\n    ぱっs', 'for い in range(3):\n    pass'],
  ['japanese', 'いmぽrt pぁいぇr', 'import player'],
  ['japanese', 'sてps = 3\npりんt(sてps)', 'steps = 3\nprint(steps)'],
  ['japanese', 'りんご = 3\npりんt(りんご) # りんご', 'りんご = 3\nprint(りんご) # りんご'],
  ['vietnamese', 'fỏ i in range(3):', 'for i in range(3):'],
  ['vietnamese', 'impỏt plảye\nplảye.tủn_lèt()', 'import player\nplayer.turn_left()'],
  ['vietnamese', 'impỏt playẻ\nprint("fỏ")', 'import player\nprint("fỏ")'],
  ['vietnamese', 'ì x == Fále:', 'if x == False:'],
  ['vietnamese', 'táo = 3\nfỏ i in range(táo):', 'táo = 3\nfor i in range(táo):'],
])('%s: %j', (layout, source, repaired) => {
  expect(repairLayout(source)).toEqual({ layout, source: repaired });
});

it.each([
  ['names in kana', 'りんご = 3\nprint(りんご)'],
  ['text in kana', 'print("ぷりんt")'],
  ['names in Vietnamese', 'táo = 3\nquả = táo * 2\nprint(quả)'],
  ['a German name', 'größe = 3\nfür = 2'],
  ['a short word', 'í = 3'],
])('reports no repair for %s', (_, source) => {
  expect(repairLayout(source)).toBeUndefined();
});

it('recognises every Python word and every command of the farm that the keyboards change', () => {
  const words = [...KNOWN_WORDS].map((word) => word.toLowerCase());
  const isLost = (shownFor: (word: string) => readonly string[]) => (word: string) =>
    shownFor(word).some((shown) => words.includes(shown) && shown !== word);
  expect(words.filter(isLost(inKana))).toEqual([]);
  expect(words.filter(isLost(inTelex))).toEqual([]);
});

it.each([
  ['sてps', 'steps'],
  ['あっpぇs', 'apples'],
  ['ぉおp', 'loop'],
])('%s was most likely %s', (shown, word) => {
  expect(outOfKana(shown)).toBe(word);
});
