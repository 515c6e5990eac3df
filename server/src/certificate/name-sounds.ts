import { transliterate } from 'transliteration';

/** Letters that sound the same in different spellings of a name: Katz, Kaz and Кац. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/t[sz]/g, 'z'],
  [/ck|[cq]/g, 'k'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/[^a-z]/g, ''],
  [/(.)\1+/g, '$1'],
];
/** Alphabets that leave out vowels. */
const WITHOUT_VOWELS = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const VOWELS = /[aeiou]/g;
/** Many words have the same few consonants, so words with fewer consonants than this are not compared. */
const FEWEST_CONSONANTS = 4;

const SHORTEST = 3;

/** The sound of a word, in Latin letters. */
function soundOf(word: string): string {
  const zed = word.toLowerCase().replaceAll('ц', 'z');
  return SOUNDS.reduce(
    (sound, [letters, by]) => sound.replaceAll(letters, by),
    transliterate(zed).toLowerCase(),
  );
}

const consonantsOf = (sound: string): string => sound.replaceAll(VOWELS, '').replaceAll(/(.)\1+/g, '$1');

const LATIN = /\p{Script=Latin}/u;
const ELSEWHERE =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}]/u;

/** Returns a function that tells whether a word is the name in another alphabet: `Kim` and `Ким`. */
export function soundsLike(name: string): (word: string) => boolean {
  const sound = soundOf(name);
  const consonants = consonantsOf(sound);
  const other = LATIN.test(name) ? ELSEWHERE : LATIN;
  return (word) => {
    if (sound.length < SHORTEST || !other.test(word)) return false;
    const heard = soundOf(word);
    if (heard === sound) return true;
    const isBare = WITHOUT_VOWELS.test(word) || WITHOUT_VOWELS.test(name);
    return isBare && consonants.length >= FEWEST_CONSONANTS && consonantsOf(heard) === consonants;
  };
}
