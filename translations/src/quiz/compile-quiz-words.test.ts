import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { problemLine } from '../build/problem.ts';
import { compileQuizWords } from './compile-quiz-words.ts';
import { questionInLanguage } from './quiz-words.ts';

const root = mkdtempSync(join(tmpdir(), 'quiz-words-'));
afterAll(() => rmSync(root, { recursive: true }));

const ENGLISH = {
  question: 'How often does `range(2)` repeat?',
  options: { once: 'once', twice: 'twice' },
  because: '`range(2)` gives 2 numbers.',
  wrong: { once: 'There are two numbers.' },
};

const write = (path: string, text: unknown) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof text === 'string' ? text : JSON.stringify(text));
};
const compileWith = (spanish: unknown) => {
  write('en/quizzes/python/loops.json', { often: ENGLISH });
  write('es/quizzes/python/loops.json', spanish);
  const { files, problems } = compileQuizWords(root);
  return { files, problems: problems.map(problemLine) };
};

describe('compileQuizWords', () => {
  it('puts the chapters of a course together', () => {
    const spanish = { often: { options: { twice: 'dos veces' } } };
    const { files, problems } = compileWith(spanish);
    expect(problems).toEqual([]);
    expect(Object.fromEntries(files)).toEqual({
      'en/quizzes/python.json': { loops: { often: ENGLISH } },
      'es/quizzes/python.json': { loops: spanish },
    });
  });

  it.each([
    ['not JSON', 'JSON'],
    [{ often: { title: 'x' } }, 'Unrecognized key'],
    [{ rarely: { question: '¿?' } }, 'rarely.question'],
    [{ often: { because: 'Da 2 números.' } }, 'often.because: needs the code `range(2)`'],
  ])('reports %j', (spanish, problem) => {
    expect(compileWith(spanish).problems.join('\n')).toContain(problem);
  });
});

describe('questionInLanguage', () => {
  it('replaces each missing piece with English', () => {
    expect(questionInLanguage(ENGLISH, { question: '¿Cuántas?', options: { twice: 'dos veces' } })).toEqual({
      ...ENGLISH,
      question: '¿Cuántas?',
      options: { once: 'once', twice: 'dos veces' },
      left: {},
      right: {},
      english: true,
    });
    expect(questionInLanguage(ENGLISH, ENGLISH)).not.toHaveProperty('english');
  });

  it('throws without English', () => {
    expect(() => questionInLanguage(undefined, { question: '¿Cuántas?' })).toThrow('because');
  });
});
