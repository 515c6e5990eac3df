import { describe, expect, it } from 'vitest';
import { compileCourses } from './build/read-courses.ts';
import { levelDataSchema } from './formats/level-data.ts';
import { levelInWords } from './level-in-words.ts';
import { playableLevel } from './playable-level.ts';

const first = compileCourses().courses[0]?.levels[0];
const words = {
  name: '¡Salta!',
  story: 'Tienes hambre.',
  goal: 'Recoge la zanahoria.',
  tutorial: '<p>Camina</p>',
  hints: ['1', '2', '3', '4', '5'],
  code: { walk: 'camina' },
};

const question = { question: '<p>¿Cuánto?</p>', choices: ['1', '2'], because: '<p>Dos.</p>' };

describe('levelInWords', () => {
  it('joins questions with their answers, and leaves out those without words', () => {
    if (!first) throw new Error('no level');
    const asking = {
      ...first.level,
      predict: { answer: 1 },
      recall: [
        { idea: 'call', answer: 0 },
        { idea: 'order', answer: 1 },
      ],
    };
    const level = levelInWords(asking, { ...words, predict: question, recall: [question] }, 'Bucles');
    expect(levelDataSchema.parse(level)).toMatchObject({
      predict: { ...question, answer: 1 },
      recall: [{ ...question, answer: 0 }],
    });
    expect(Object.keys(levelInWords(asking, words, 'Bucles'))).not.toContain('predict');
  });

  it('inserts the words of a language into a level', () => {
    if (!first) throw new Error('no level');
    const level = levelInWords(first.level, words, 'Variables y tipos');
    expect(levelDataSchema.parse(level)).toEqual(level);
    expect(level).toMatchObject({
      name: '¡Salta!',
      chapter_name: 'Variables y tipos',
      guide: 'Tienes hambre.',
      guideImage: expect.stringMatching(/^\/api\/level\/guide\/.+\.png$/),
      hint: '1',
      codeTemplate: 'import player\n\n# camina\nplayer.move_forward()\n',
    });
    expect(level).not.toHaveProperty('english');
  });

  it('inserts the words that people say on each farm of a level', () => {
    if (!first) throw new Error('no level');
    const [when, steps] = [
      { event: 'all-met' as const },
      [{ act: 'say' as const, thing: 0, text: 'thanks' }],
    ];
    const farm = { ...first.level, reactions: [{ when, steps }] };
    const level = levelInWords(
      { ...farm, variants: [playableLevel(farm)] },
      { ...words, answers: { thanks: '¡Gracias!' } },
      'Variables',
    );
    const spoken = [{ when, steps: [{ act: 'say', thing: 0, text: '¡Gracias!' }] }];
    expect([level.reactions, level.variants?.[0]?.reactions]).toEqual([spoken, spoken]);
  });

  it('lists the texts that are in English', () => {
    if (!first) throw new Error('no level');
    const level = levelInWords(first.level, { ...words, english: ['tutorial', 'hints'] }, 'Variables');
    expect(levelDataSchema.parse(level).english).toEqual(['tutorial', 'hints']);
  });
});
