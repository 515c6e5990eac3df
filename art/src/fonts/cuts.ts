/** The first and the last code point. */
export type Range = readonly [first: number, last: number];

/** A font file with some letters of another font file. */
export type Cut = {
  /** Name of the file without its extension. */
  readonly name: string;
  /** Name of the font in the pages. */
  readonly family: string;
  /** The weights of the font, as in @font-face. */
  readonly weight: string;
  /** The original file: a package, and the path in the package. */
  readonly source: string;
  readonly ranges: readonly Range[];
  /** Tags of the layout features to keep. */
  readonly features: readonly string[];
};

/**
 * The characters that a first visit in English needs: ASCII and the punctuation in its texts. The ranges also contain
 * control characters, which have no glyph and so add nothing to the file. The marks that isolate code in a
 * right-to-left text (U+2066 to U+2069) must be in the same file as the code. If two marks and a letter are in
 * different files, Chromium shows nothing between them.
 */
const ENGLISH: readonly Range[] = [
  [0x0, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2066, 0x2069],
];

/** The other characters of the Latin font, for the languages of Western Europe. */
const WESTERN: readonly Range[] = [
  [0x7f, 0x9f],
  [0xa1, 0xa8],
  [0xaa, 0xb6],
  [0xb8, 0xd6],
  [0xd8, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x2012],
  [0x2015, 0x2017],
  [0x201a, 0x201b],
  [0x201e, 0x2021],
  [0x2023, 0x2025],
  [0x2027, 0x2065],
  [0x206a, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
];

/**
 * The accented letters of Central Europe, Turkey and Romania: Latin Extended-A, and the letters with a comma below.
 * Vietnamese also uses some of them. The original file, which also contains rarer letters, is three times as large.
 */
const CENTRAL: readonly Range[] = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x17f],
  [0x218, 0x21b],
];

const TEXT = {
  family: 'Hopcode',
  weight: '200 1000',
  source: '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
  features: ['kern', 'liga', 'locl', 'ccmp', 'mark', 'mkmk', 'tnum'],
};

/** The code font has no ligatures, because a child must see each character of a program. */
const CODE = {
  family: 'Hopcode Code',
  weight: '100 800',
  source: '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff2',
  features: ['ccmp', 'locl', 'mark', 'mkmk'],
};

/** The Latin letters are in several files, because most visits need only the last of them. */
export const CUTS: readonly Cut[] = [
  {
    ...TEXT,
    source: '@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2',
    name: 'text-central',
    ranges: CENTRAL,
  },
  { ...TEXT, name: 'text-western', ranges: WESTERN },
  { ...TEXT, name: 'text-english', ranges: ENGLISH },
  { ...CODE, name: 'code-western', ranges: WESTERN },
  { ...CODE, name: 'code-english', ranges: ENGLISH },
];
