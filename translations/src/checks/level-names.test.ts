import { describe, expect, it } from 'vitest';
import { checkLanguage } from './check-language.ts';
import { GUIDE, withLevelNames, wrongLevelNames } from './level-names.ts';

const english = (lesson: string) =>
  new Map([
    [
      'courses/python/lists.md',
      new Map([
        ['name', 'Lists'],
        ['lists-level1.name', 'The best hen'],
        ['lists-level2.name', 'Psst!'],
        ['lists-level3.name', 'A cup for everyone'],
      ]),
    ],
    ['courses/advanced-python/advanced-lists.md', new Map([['advanced-lists-level1.name', 'Side by side']])],
    [
      GUIDE,
      new Map([
        ['chapter.lists.lesson', lesson],
        ['start.class', 'Name it `Monday club`.'],
      ]),
    ],
  ]);
const german = (lesson: string) =>
  new Map([
    [
      'courses/python/lists.md',
      {
        texts: new Map([
          ['lists-level1.name', 'Die beste Henne'],
          ['lists-level2.name', 'Psst, leise!'],
        ]),
      },
    ],
    [GUIDE, { texts: new Map([['chapter.lists.lesson', lesson]]) }],
  ]);

describe('wrongLevelNames', () => {
  it.each([
    'Play `The best hen` and `Psst!` together.',
    'Teach `append`, `None`, `Hen.eat()` and `10 / 0`.',
    'Create `Hen("Berta", 3)` and `names = []`.',
  ])('accepts %j', (lesson) => {
    expect(wrongLevelNames(english(lesson))).toEqual([]);
  });

  it.each([
    ['that no level has', 'Play `The old hen`.', 'The old hen'],
    ['of a level in another chapter', 'Play `Side by side`.', 'Side by side'],
    ['of a chapter', 'Play `Lists of lists`.', 'Lists of lists'],
    ['that ends with a question mark', 'Levels up to `Who is it?`.', 'Who is it?'],
  ])('finds a name %s', (_, lesson, name) => {
    expect(wrongLevelNames(english(lesson))).toEqual([
      {
        key: 'chapter.lists.lesson',
        message: `no level of this chapter has the name "${name}": write the name of a level`,
      },
    ]);
  });
});

describe('withLevelNames', () => {
  it.each([
    ['The best hen', 'Die beste Henne'],
    ['Psst!', 'Psst, leise!'],
    ['A cup for everyone', 'A cup for everyone'],
    ['append', 'append'],
  ])('writes `%s` as `%s`', (name, own) => {
    const texts = withLevelNames(GUIDE, english(`Play \`${name}\`.`), german(''));
    expect(texts?.get('chapter.lists.lesson')).toBe(`Play \`${own}\`.`);
  });

  it('returns the other English files unchanged', () => {
    const files = english('');
    expect(withLevelNames('courses/python/lists.md', files, german(''))).toBe(
      files.get('courses/python/lists.md'),
    );
    expect(withLevelNames('ui.json', files, german(''))).toBeUndefined();
  });
});

describe('checkLanguage', () => {
  const lesson = 'Play `The best hen` and `A cup for everyone`, then teach `append`.';
  const wanted = 'needs the code `A cup for everyone` `Die beste Henne` `append`';

  it.each([
    ['the names in this language', '`Die beste Henne` und `A cup for everyone`, dann `append`', []],
    ['an English name', '`The best hen` und `A cup for everyone`, dann `append`', [wanted]],
    ['an old name', '`Die alte Henne` und `A cup for everyone`, dann `append`', [wanted]],
    ['a missing name', '`Die beste Henne`, dann `append`', [wanted]],
  ])('finds what is wrong in a guide with %s', (_, names, found) => {
    const own = german(`Spielen Sie ${names}.`);
    const guide = checkLanguage('de', english(lesson), own).filter(({ file }) => file === GUIDE);
    expect(guide.map(({ message }) => message)).toEqual(found);
  });
});
