/** Keyboard layouts that a child may have turned on by mistake. */
const LAYOUT_NAMES = [
  'russian',
  'ukrainian',
  'bulgarian',
  'bulgarian-phonetic',
  'greek',
  'hebrew',
  'arabic',
  'hindi',
  'thai',
  'korean',
] as const;
export type LayoutName = (typeof LAYOUT_NAMES)[number];

/** Keys of the US layout, row by row from the top left: without and with Shift. */
const US = "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./";
const US_SHIFT = '~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?';

/** Characters on the keys of US and US_SHIFT; a space for a key whose character is ambiguous. */
type Keys = { readonly plain: string; readonly shift: string };

const KEYS: Readonly<Record<Exclude<LayoutName, 'korean'>, Keys>> = {
  russian: {
    plain: 'ё1234567890-=йцукенгшщзхъ\\фывапролджэячсмитьбю.',
    shift: 'Ё!"№;%:?*()_+ЙЦУКЕНГШЩЗХЪ/ФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,',
  },
  ukrainian: {
    plain: "'1234567890-=йцукенгшщзхї\\фівапролджєячсмитьбю.",
    shift: '₴!"№;%:?*()_+ЙЦУКЕНГШЩЗХЇ/ФІВАПРОЛДЖЄЯЧСМИТЬБЮ,',
  },
  bulgarian: {
    plain: '(1234567890-.,уеишщксдзц;„ьяаожгтнвмчюйъэфхпрлб',
    shift: ')!?+"%=:/–№$€ыУЕИШЩКСДЗЦ§“ѝЯАОЖГТНВМЧЮЙЪЭФХПРЛБ',
  },
  'bulgarian-phonetic': {
    plain: "ч1234567890-=явертъуиопшщюасдфгхйкл;'зьцжбнм,./",
    shift: 'Ч!@№$%€§*()–+ЯВЕРТЪУИОПШЩЮАСДФГХЙКЛ:"ЗѝЦЖБНМ„“?',
  },
  greek: {
    plain: "`1234567890-=;ςερτυθιοπ[]\\ασδφγηξκλ΄'ζχψωβνμ,./",
    shift: '~!@#$%^&*()_+:΅ΕΡΤΥΘΙΟΠ{}|ΑΣΔΦΓΗΞΚΛ¨"ΖΧΨΩΒΝΜ<>?',
  },
  hebrew: {
    plain: ";1234567890-=/'קראטוןםפ][\\שדגכעיחלךף,זסבהנמצתץ.",
    shift: '~!@#$%^&*)(_+QWERTYUIOP}{|ASDFGHJKL:"ZXCVBNM><?',
  },
  arabic: {
    plain: 'ذ1234567890-=ضصثقفغعهخحجد\\شسيبلاتنمكطئءؤر ىةوزظ',
    shift: ' !@#$%^&*)(_+                                  ',
  },
  hindi: {
    plain: 'ॊ1234567890-ृौैाीूबहगदजड़ॉोे्िुपरकतचटॆंमनवलस,.य',
    shift: 'ऒ!@#$%^&*()ःऋऔऐआईऊभङघधझढञऑओएअइउफऱखथछठऎँणऩऴळशष। ',
  },
  thai: {
    plain: '_ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ',
    shift: '%+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ',
  },
};

/** Hangul syllables consist of parts, each typed with these keys (the layout called Dubeolsik). */
const FIRST = ['r', 'R', 's', 'e', 'E', 'f', 'a', 'q', 'Q', 't', 'T', 'd', 'w', 'W', 'c', 'z', 'x', 'v', 'g'];
const MIDDLE = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ');
const LAST = ' r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ');
const SYLLABLES = { first: 0xac00, last: 0xd7a3 } as const;

/** The codes of single parts that form no syllable, and below them the keys of each part. */
const LETTERS = { first: 0x3131, last: 0x3163 } as const;
const LETTER_KEYS =
  'r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(
    ' ',
  );

const koreanKeys = (sign: string): string | undefined => {
  const code = sign.codePointAt(0) ?? 0;
  if (code >= LETTERS.first && code <= LETTERS.last) return LETTER_KEYS[code - LETTERS.first];
  if (code < SYLLABLES.first || code > SYLLABLES.last) return undefined;
  const place = code - SYLLABLES.first;
  const last = place % LAST.length;
  const middle = Math.floor(place / LAST.length) % MIDDLE.length;
  const first = Math.floor(place / (LAST.length * MIDDLE.length));
  return `${FIRST[first]}${MIDDLE[middle]}${LAST[last]}`;
};

const isAscii = (sign: string): boolean => sign < '\u0080';

const tableOf = ({ plain, shift }: Keys): ReadonlyMap<string, string> =>
  new Map(
    [
      [[...shift], US_SHIFT] as const,
      // The characters without Shift come last and so replace the ones with Shift, because they are more likely.
      [[...plain], US] as const,
    ].flatMap(([signs, keys]) =>
      signs.flatMap((sign, index): [string, string][] => (isAscii(sign) ? [] : [[sign, keys[index] ?? '']])),
    ),
  );

/** A layout: the ASCII keys for a character, or undefined for a character that is not on it. */
export type Layout = {
  readonly name: LayoutName;
  readonly keys: (sign: string) => string | undefined;
  /** ASCII characters that mean a letter when they are next to letters of the layout. */
  readonly letters: Readonly<Record<string, string>>;
};

const LETTERS_AS_ASCII: Partial<Record<LayoutName, Record<string, string>>> = {
  bulgarian: { ',': 'q' },
  greek: { ';': 'q' },
  hebrew: { "'": 'w', '/': 'q' },
};

const createLayout = (name: LayoutName): Layout => {
  const letters = LETTERS_AS_ASCII[name] ?? {};
  if (name === 'korean') return { name, keys: koreanKeys, letters };
  const table = tableOf(KEYS[name]);
  return { name, keys: (sign) => table.get(sign), letters };
};

export const LAYOUTS: readonly Layout[] = LAYOUT_NAMES.map(createLayout);

/** Number of characters per layout, for tests: every layout has as many characters as the US layout. */
export const keyCounts = (): readonly (readonly [LayoutName, number, number])[] =>
  LAYOUT_NAMES.flatMap((name) =>
    name === 'korean' ? [] : [[name, [...KEYS[name].plain].length, [...KEYS[name].shift].length] as const],
  );

export const US_KEY_COUNT = US.length;
