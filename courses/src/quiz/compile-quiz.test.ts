import { describe, expect, it } from 'vitest';
import { type CourseProblem, problemLine } from '../build/problem.ts';
import { compileQuiz } from './compile-quiz.ts';
import { explanationsNeeded, rightAnswer, scoreAnswer } from './score-answer.ts';

const QUIZ = `questions:
  - id: read
    kind: read
    options:
      one: words
      two: { code: '2' }
    answer: two
  - id: predict
    kind: predict
    level: intro-level1
    code: |
      player.move_forward()
    probe: stops
    options:
      near: { tile: [2, 1] }
      far: { tile: [1, 1] }
    answer: near
  - id: bug
    kind: bug
    code: |
      import player

      hop = 2
      player.speak(hip)
    answer: 4
    fix: player.speak(hop)
  - id: match
    kind: match
    pairs:
      one: { left: { code: '1' }, right: words }
      two: { left: { code: '2' }, right: words }
      three: { left: { code: '3' }, right: words }
  - id: order
    kind: order
    lines: ['a = 1', 'b = 2', 'c = a + b']
    also: [[2, 1, 3]]
`;

const compile = (yaml = QUIZ) => {
  const problems: CourseProblem[] = [];
  const place = {
    courseId: 'python',
    chapter: { id: 1, slug: 'intro' },
    hasLevel: (slug: string) => slug === 'intro-level1',
  };
  const quiz = compileQuiz('intro.yaml', yaml, place, problems);
  return { quiz, problems: problems.map(problemLine) };
};
const question = (id: string) => {
  const found = compile().quiz?.questions.find((one) => one.id === id);
  if (!found) throw new Error(`no question ${id}`);
  return found;
};

describe('compileQuiz', () => {
  it('accepts every kind of question', () => {
    const { quiz, problems } = compile();
    expect(problems).toEqual([]);
    expect(quiz).toMatchObject({ courseId: 'python', chapter_id: 1, chapter: 'intro' });
    expect(quiz?.questions.map(({ kind }) => kind)).toEqual(['read', 'predict', 'bug', 'match', 'order']);
  });

  it('shuffles the same way every time, and uses letters as the keys of parts', () => {
    expect(JSON.stringify(compile())).toBe(JSON.stringify(compile()));
    const order = question('order');
    if (order.kind !== 'order') throw new Error('not an order');
    expect(order.lines.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
    expect(order.lines.map(({ name }) => name)).not.toEqual(['line-1', 'line-2', 'line-3']);
  });

  it('shows tiles in reading order', () => {
    expect(question('predict')).toMatchObject({ options: [{ tile: [1, 1] }, { tile: [2, 1] }], answer: 'b' });
  });

  it('offers every line with a statement', () => {
    expect(question('bug')).toMatchObject({ lines: [3, 4], answer: 4 });
  });

  it.each([
    ['answer: two', 'answer: three', 'intro.yaml:7 questions.0.answer: there is no option "three"'],
    ['intro-level1', 'intro-level9', 'intro.yaml:10 questions.1.level: there is no level "intro-level9"'],
    ['    level: intro-level1\n', '', 'tiles need the picture of a level'],
    ['answer: 4', 'answer: 1', 'questions.2.answer: line 1 cannot be chosen'],
    ['[[2, 1, 3]]', '[[2, 1]]', 'questions.4.also.0: name each line from 1 to 3 once'],
    ['id: order', 'id: match', 'questions.4.id: "match" is there twice'],
    ['kind: read', 'kind: guess', 'questions.0.kind'],
    ['one: words', 'one: text', 'write words, { code: ... } or { tile: [column, row] }'],
  ])('reports %j changed to %j', (from, to, problem) => {
    expect(compile(QUIZ.replace(from, to)).problems.join('\n')).toContain(problem);
  });
});

describe('scoreAnswer', () => {
  it.each(['read', 'predict', 'bug', 'match', 'order'])('accepts the correct answer to %s', (id) => {
    expect(scoreAnswer(question(id), rightAnswer(question(id)))).toEqual({ right: true, words: [] });
  });

  it('accepts every correct order, and names the first line out of place', () => {
    const order = question('order');
    if (order.kind !== 'order') throw new Error('not an order');
    const keys = (...names: string[]) =>
      names.map((name) => order.lines.find((line) => line.name === `line-${name}`)?.key ?? '');
    expect(scoreAnswer(order, { order: keys('2', '1', '3') })).toEqual({ right: true, words: [] });
    expect(scoreAnswer(order, { order: keys('1', '3', '2') })).toEqual({ right: false, words: ['line-2'] });
    expect(scoreAnswer(order, { order: keys('2', '3', '1') })).toEqual({ right: false, words: ['line-1'] });
    expect(scoreAnswer(order, { order: keys('1', '1', '3') })).toBeUndefined();
  });

  it('names the wrong pairs', () => {
    const match = question('match');
    if (match.kind !== 'match') throw new Error('not a match');
    const key = (name: string) => match.left.find((part) => part.name === name)?.key ?? '';
    const right = match.answer[key('one')] ?? '';
    const pairs = { ...match.answer, [key('two')]: right };
    expect(scoreAnswer(match, { pairs })).toEqual({ right: false, words: ['two'] });
    expect(scoreAnswer(match, { pairs: { [key('two')]: right } })).toBeUndefined();
  });

  it.each([
    ['read', { line: 1 }],
    ['bug', { line: 1 }],
    ['predict', { option: 'c' }],
    ['order', { option: 'a' }],
  ])('rejects an answer for %s in the wrong form: %j', (id, answer) => {
    expect(scoreAnswer(question(id), answer)).toBeUndefined();
  });

  it.each([
    ['read', ['one']],
    ['bug', ['line-3']],
    ['match', ['one', 'three', 'two']],
    ['order', ['line-1', 'line-2']],
  ])('needs explanations for %s', (id, names) => {
    expect(explanationsNeeded(question(id)).sort()).toEqual(names);
  });
});
