import { isNamedIn } from './program-names.ts';
import { mendQuestion } from './question-head.ts';

type Keyword = 'if' | 'while' | 'for' | 'else' | 'print';

/**
 * The words of each language for `if`, `while`, `for`, `else` and `print`, with a vertical bar between words of the
 * same meaning.
 */
const WORDS: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  ar: ['إذا|اذا|لو', 'بينما|طالما', 'لكل|من أجل', 'وإلا|والا', 'اطبع'],
  bg: ['ако', 'докато', 'за', 'иначе', 'покажи|отпечатай'],
  cs: ['pokud|jestli|když', 'dokud', 'pro', 'jinak', 'vypiš|vytiskni|ukaž'],
  da: ['hvis', 'mens|imens', 'for', 'ellers', 'udvis'],
  de: ['wenn|falls', 'solange|während', 'für', 'sonst|ansonsten', 'drucke|zeige|zeig|ausgabe'],
  el: ['αν|εάν', 'όσο|ενώ', 'για', 'αλλιώς|διαφορετικά', 'τύπωσε|εμφάνισε'],
  es: ['si', 'mientras que|mientras', 'para', 'sino|si no', 'imprime|imprimir|muestra|mostrar'],
  fi: ['jos', 'niin kauan kuin', 'jokaiselle', 'muuten|muutoin', 'tulosta|näytä'],
  fr: ['si', 'tant que|tantque', 'pour', 'sinon', 'affiche|afficher|imprime|imprimer|montre'],
  he: ['אם', 'כל עוד|בזמן', 'עבור|לכל', 'אחרת', 'הדפס|הדפיסי|הצג'],
  hi: ['अगर|यदि', 'जब तक', 'के लिए', 'वरना|नहीं तो|अन्यथा', 'छापो|दिखाओ'],
  hu: ['ha', 'amíg|ameddig', 'minden', 'különben|egyébként', 'kiír|nyomtat|mutasd'],
  id: ['jika|kalau|bila', 'selama', 'untuk', 'jika tidak|kalau tidak|selain itu|lainnya', 'cetak|tampilkan'],
  it: ['se', 'mentre|finché', 'per', 'altrimenti|sennò', 'stampa|mostra'],
  ja: ['もし', '間', '各', 'そうでなければ|それ以外|でなければ', '表示|印刷|出力'],
  ko: ['만약|만일', '동안', '각', '아니면|그렇지 않으면', '출력|인쇄|보여줘'],
  ms: ['jika|kalau', 'selagi|semasa', 'untuk', 'jika tidak|kalau tidak|selainnya', 'cetak|papar'],
  nl: ['als|indien', 'zolang|terwijl', 'voor', 'anders', 'toon|druk'],
  no: ['hvis|dersom', 'mens|så lenge', 'for', 'ellers', 'vis'],
  pl: [
    'jeśli|jeżeli|jesli|gdy',
    'dopóki|podczas gdy|póki',
    'dla',
    'inaczej|w przeciwnym razie',
    'wypisz|drukuj|pokaż',
  ],
  pt: ['se', 'enquanto', 'para', 'senão|senao|se não', 'imprima|imprime|mostra|mostre'],
  ro: ['dacă|daca', 'cât timp|cat timp', 'pentru', 'altfel', 'afișează|afiseaza|tipărește'],
  ru: ['если', 'пока', 'для', 'иначе', 'печать|напечатай|вывести|покажи'],
  sv: ['om', 'medan|så länge', 'för', 'annars', 'visa'],
  th: ['ถ้า|หาก', 'ขณะที่|ตราบใดที่', 'สำหรับ', 'ไม่งั้น|มิฉะนั้น|ไม่เช่นนั้น', 'พิมพ์|แสดง'],
  tr: ['eğer|eger', 'sürece', 'için', 'değilse|yoksa|aksi halde', 'yazdır|göster'],
  uk: ['якщо', 'поки', 'для', 'інакше', 'друкуй|надрукуй|виведи|покажи'],
  vi: ['nếu', 'trong khi', 'với mỗi|cho', 'nếu không|ngược lại|không thì', 'in ra|hiển thị'],
  zh: ['如果|若', '当|當', '对于|对|對於', '否则|否則', '打印|显示|顯示|输出|輸出'],
};

const KEYWORDS: readonly Keyword[] = ['if', 'while', 'for', 'else', 'print'];

/** The words for `in` in other languages, between the variable of a loop and its values. */
const IN = 'in|im|dans|en|em|de|w|в|во|i|στο|σε|di|dalam|nel|v|ve|içinde|trong|在|の|में|ใน|في|ב|uit|ur|din|od';
/** The words for `do` and `then`, which other languages put at the end of a first line. */
const DO =
  'mache?|tu|tue|tun|dann|faire|alors|hacer|haz|entonces|fai|allora|fa|faça|fazer|então|entao|doe|dan|gör|då|gjør|så|zrób|wtedy|zrob|сделай|то|тогда|maka|yap|ise|thì|则|就';

/** The word `each`, as in `for each`. */
const EACH = String.raw`(?:(?:chaque|jede[nrs]?|cada|ogni|elke?|varje|hver|hvert|setiap|každ\p{L}*|każd\p{L}*|кажд\p{L}*|кожн\p{L}*|всяк\p{L}*|fiecare|her|κάθε)\s+)?`;

const EDGE = String.raw`(?![\p{L}\p{M}\p{N}_])`;
const NAME = String.raw`[\p{L}_][\p{L}\p{M}\p{N}_]*`;

/** The words of a keyword in all languages, the longest first. */
const wordsOf = (keyword: Keyword): string =>
  [...new Set(Object.values(WORDS).flatMap((row) => (row[KEYWORDS.indexOf(keyword)] ?? '').split('|')))]
    .filter((word) => word !== keyword)
    .toSorted((one, other) => other.length - one.length)
    .join('|');

const pattern = (keyword: Keyword, rest: string): RegExp =>
  new RegExp(`^(?<word>${wordsOf(keyword)})${EDGE}${rest}$`, 'iu');

const END = String.raw`\s*[:{]?\s*(?:(?:${DO})${EDGE}\s*)?[:{]?`;
const CONDITION = String.raw`\s*(?<rest>\S.*?)(?:\s+(?:${DO}))?\s*[:{]?`;

const IF = pattern('if', CONDITION);
const WHILE = pattern('while', CONDITION);
const FOR = pattern(
  'for',
  String.raw`\s+${EACH}(?<name>${NAME})\s+(?:${IN})\s+(?<rest>\S.*?)(?:\s+(?:${DO}))?\s*[:{]?`,
);
const ELSE = pattern('else', END);
const ELSE_IF = new RegExp(
  `^(?<word>(?:${wordsOf('else')})\\s+(?:${wordsOf('if')}))${EDGE}${CONDITION}$`,
  'iu',
);
const PRINT = pattern(
  'print',
  String.raw`\s*(?:\((?<inside>.*)\)|(?<text>f?"[^"]*"|f?'[^']*'|${NAME}))\s*;?`,
);

/** Whether a text can be a condition: a comparison, a call, True or False, or the name of a variable. */
const isCondition = (text: string, source: string): boolean =>
  /[=<>]|\)$|^(?:not\s+)?(?:True|False)$|\s(?:in|and|or|not)\s/.test(text) ||
  isNamedIn(source, text.replace(/^not\s+/, ''));

/** A condition after its keyword, without the mistakes that have their own rows. */
const asked = (keyword: string, text: string): string => {
  const head = `if ${text}:`;
  return `${keyword} ${(mendQuestion(head)?.write ?? head).slice(3, -1)}:`;
};

/**
 * The first line of a block, or a `print`, with a word of another language: the word, Python's keyword, and the line in
 * Python.
 */
export type ForeignHead = { readonly word: string; readonly keyword: string; readonly write: string };

type Groups = Readonly<Record<string, string | undefined>>;

const question =
  (keyword: string) =>
  ({ rest = '' }: Groups, source: string): string | undefined =>
    isCondition(rest, source) ? asked(keyword, rest) : undefined;

const READERS: readonly (readonly [string, RegExp, (found: Groups, source: string) => string | undefined])[] =
  [
    ['elif', ELSE_IF, question('elif')],
    ['else', ELSE, () => 'else:'],
    ['for', FOR, ({ name, rest }) => `for ${name} in ${rest}:`],
    ['while', WHILE, question('while')],
    ['if', IF, question('if')],
    [
      'print',
      PRINT,
      ({ inside, text = '' }, source) =>
        inside === undefined && !/["']/.test(text) && !isNamedIn(source, text)
          ? undefined
          : `print(${inside ?? text})`,
    ],
  ];

/** Reads a line that starts with another language's word for a Python keyword; undefined for every other line. */
export const readForeignHead = (line: string, source: string): ForeignHead | undefined => {
  const code = line.replace(/\s+#[^"']*$/, '').trim();
  const isHead = /[:{]$/.test(code);
  for (const [keyword, reader, write] of READERS) {
    const groups = reader.exec(code)?.groups;
    const { word = '' } = groups ?? {};
    if (!groups || (keyword !== 'print' && !isHead) || isNamedIn(source, word.split(' ')[0] ?? word))
      continue;
    const text = write(groups, source);
    if (text !== undefined) return { word, keyword, write: text };
  }
  return undefined;
};
