import { transliterate } from 'transliteration';

/** Letters of one alphabet and how other alphabets write them: Katz, Kaz and Кац. */
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
/** Many words share the same few consonants, so fewer than this prove nothing. */
const FEWEST_CONSONANTS = 4;

const SHORTEST = 3;

/** How a word sounds, in Latin letters. */
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

/** Whether a word is a name in another alphabet: `Kim` and `Ким`. */
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
