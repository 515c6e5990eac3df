/** Kana for a consonant and each of the vowels a, i, u, e, o, as a Japanese keyboard makes them from Latin letters. */
const ROWS: Readonly<Record<string, string>> = {
  '': 'あ い う え お',
  k: 'か き く け こ',
  s: 'さ し す せ そ',
  t: 'た ち つ て と',
  n: 'な に ぬ ね の',
  h: 'は ひ ふ へ ほ',
  m: 'ま み む め も',
  y: 'や い ゆ いぇ よ',
  r: 'ら り る れ ろ',
  w: 'わ うぃ う うぇ を',
  g: 'が ぎ ぐ げ ご',
  z: 'ざ じ ず ぜ ぞ',
  d: 'だ ぢ づ で ど',
  b: 'ば び ぶ べ ぼ',
  p: 'ぱ ぴ ぷ ぺ ぽ',
  c: 'か し く せ こ',
  q: 'くぁ くぃ く くぇ くぉ',
  f: 'ふぁ ふぃ ふ ふぇ ふぉ',
  j: 'じゃ じ じゅ じぇ じょ',
  v: 'ゔぁ ゔぃ ゔ ゔぇ ゔぉ',
  l: 'ぁ ぃ ぅ ぇ ぉ',
  x: 'ぁ ぃ ぅ ぇ ぉ',
  sh: 'しゃ し しゅ しぇ しょ',
  ch: 'ちゃ ち ちゅ ちぇ ちょ',
  th: 'てゃ てぃ てゅ てぇ てょ',
  wh: 'うぁ うぃ う うぇ うぉ',
  ts: 'つぁ つぃ つ つぇ つぉ',
  tw: 'とぁ とぃ とぅ とぇ とぉ',
  ky: 'きゃ きぃ きゅ きぇ きょ',
  sy: 'しゃ しぃ しゅ しぇ しょ',
  ty: 'ちゃ ちぃ ちゅ ちぇ ちょ',
  ny: 'にゃ にぃ にゅ にぇ にょ',
  hy: 'ひゃ ひぃ ひゅ ひぇ ひょ',
  my: 'みゃ みぃ みゅ みぇ みょ',
  ry: 'りゃ りぃ りゅ りぇ りょ',
  py: 'ぴゃ ぴぃ ぴゅ ぴぇ ぴょ',
  ly: 'ゃ ぃ ゅ ぇ ょ',
};
const VOWELS = 'aiueo';

const KANA: ReadonlyMap<string, string> = new Map(
  Object.entries(ROWS).flatMap(([consonant, row]) =>
    row.split(' ').map((kana, place): [string, string] => [consonant + VOWELS[place], kana]),
  ),
);
const LONGEST = 3;

/** The Latin letters of each kana. If two rows contain the same kana, the earlier row counts. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  [...KANA].map(([letters, kana]): [string, string] => [kana, letters]).reverse(),
);

type Step = { readonly shown: string; readonly taken: number };

const stepAt = (word: string, index: number, keepsLastN: boolean): Step => {
  for (let length = LONGEST; length > 0; length -= 1) {
    const kana = KANA.get(word.slice(index, index + length));
    if (kana !== undefined) return { shown: kana, taken: length };
  }
  const [letter = '', next = ''] = word.slice(index, index + 2);
  if (letter === 'n') {
    if (next === 'n') return { shown: 'ん', taken: 2 };
    return { shown: /[a-z]/.test(next) || !keepsLastN ? 'ん' : 'n', taken: 1 };
  }
  return { shown: letter === next && /[a-z]/.test(letter) ? 'っ' : letter, taken: 1 };
};

const shownAs = (word: string, keepsLastN: boolean): string => {
  let shown = '';
  for (let index = 0; index < word.length; ) {
    const step = stepAt(word, index, keepsLastN);
    shown += step.shown;
    index += step.taken;
  }
  return shown;
};

/**
 * What a Japanese keyboard shows for a word in small letters: `print` is `pりんt`. Some keyboards leave an n at the end
 * unchanged.
 */
export const inKana = (word: string): readonly string[] => [shownAs(word, false), shownAs(word, true)];

/**
 * The letters that most likely made kana: `sてps` is `steps`. Several letters make the same kana, so this is a guess.
 */
export const outOfKana = (shown: string): string => {
  let word = '';
  for (let index = 0; index < shown.length; ) {
    const pair = LETTERS.get(shown.slice(index, index + 2));
    const sign = shown[index] ?? '';
    if (sign === 'っ') {
      const [next = ''] = outOfKana(shown.slice(index + 1, index + 3));
      word += next;
    } else word += pair ?? LETTERS.get(sign) ?? (sign === 'ん' ? 'n' : sign);
    index += pair === undefined || sign === 'っ' ? 1 : 2;
  }
  return word;
};
