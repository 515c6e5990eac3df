/** Letters of other alphabets that look exactly like English letters. */
const ALIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    а: 'a',
    в: 'b',
    с: 'c',
    е: 'e',
    н: 'h',
    і: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    о: 'o',
    р: 'p',
    ѕ: 's',
    т: 't',
    у: 'y',
    х: 'x',
    А: 'A',
    В: 'B',
    С: 'C',
    Е: 'E',
    Н: 'H',
    І: 'I',
    Ј: 'J',
    К: 'K',
    М: 'M',
    О: 'O',
    Р: 'P',
    Ѕ: 'S',
    Т: 'T',
    У: 'Y',
    Х: 'X',
    һ: 'h',
    ԁ: 'd',
    ӏ: 'l',
    ѵ: 'v',
    // The Turkish i without a dot, and the Turkish capital i with a dot.
    ı: 'i',
    İ: 'I',
    ɡ: 'g',
    α: 'a',
    ο: 'o',
    ν: 'v',
    ι: 'i',
    κ: 'k',
    ρ: 'p',
    υ: 'u',
    χ: 'x',
    Α: 'A',
    Β: 'B',
    Ε: 'E',
    Ζ: 'Z',
    Η: 'H',
    Ι: 'I',
    Κ: 'K',
    Μ: 'M',
    Ν: 'N',
    Ο: 'O',
    Ρ: 'P',
    Τ: 'T',
    Υ: 'Y',
    Χ: 'X',
  }),
);

/**
 * A name with each of these letters replaced by the English one; undefined if the name contains none of them, or if it
 * also contains other foreign letters.
 */
export const withEnglishLetters = (name: string): string | undefined => {
  const english = [...name].map((letter) => ALIKE.get(letter) ?? letter).join('');
  return english !== name && /^\w+$/.test(english) ? english : undefined;
};
