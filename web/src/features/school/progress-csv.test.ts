import { describe, expect, it } from 'vitest';
import { csvOf } from '../../lib/csv.ts';
import { csvName, progressSheet } from './progress-csv.ts';

const WORDS = {
  username: 'User name',
  name: 'Name',
  done: 'Done',
  lastPlayed: 'Last visit',
  status: { not_started: 'not begun', in_progress: 'begun', complete: 'complete' },
  quizScore: (chapter: string, total: number) => `${chapter}: right of ${total}`,
  quizRound: (chapter: string) => `${chapter}: round`,
  quizDay: (chapter: string) => `${chapter}: day`,
  quizReview: (chapter: string) => `${chapter}: answers`,
};
const NO_QUIZZES = { quizzes: [], results: [], reviewOf: () => '' };

describe('progressSheet', () => {
  const sheet = progressSheet(
    {
      levels: [{ name: 'First, steps' }, { name: 'Hens' }],
      rows: [
        {
          id: '1',
          username: 'ada1',
          name: '=1+1',
          statuses: ['complete', 'in_progress'],
          done: 1,
          most: 2,
          lastPlayed: null,
        },
      ],
    },
    WORDS,
    NO_QUIZZES,
  );

  it('has a heading row and a row for each student', () => {
    expect(sheet).toEqual([
      ['User name', 'Name', 'Done', 'Last visit', 'First, steps', 'Hens'],
      ['ada1', '=1+1', '1', '', 'complete', 'begun'],
    ]);
  });

  it('becomes a file that treats no name as a formula', () => {
    expect(csvOf(sheet)).toBe(
      '\uFEFFUser name,Name,Done,Last visit,"First, steps",Hens\r\nada1,"\'=1+1",1,,complete,begun',
    );
  });
});

describe('progressSheet with quizzes', () => {
  it('has four columns for each started quiz', () => {
    const row = { statuses: [], done: 0, most: 0, lastPlayed: null };
    const rows = [
      { ...row, id: '1', username: 'ada1', name: 'Ada' },
      { ...row, id: '2', username: 'bo1', name: 'Bo' },
    ];
    const result = {
      student_id: '1',
      chapter_id: 2,
      round: 3,
      score: 4,
      round_complete: true,
      best_score: 5,
    };
    const sheet = progressSheet({ levels: [], rows }, WORDS, {
      quizzes: [
        { chapter_id: 2, chapter_name: 'Loops', question_count: 6 },
        { chapter_id: 3, chapter_name: 'Lists', question_count: 6 },
      ],
      results: [{ ...result, answered_at: '2026-01-02T03:04:05.000Z' }],
      reviewOf: (chapter, student) => `https://hop.test/${chapter}/${student}`,
    });
    expect(sheet.map((line) => line.slice(4))).toEqual([
      ['Loops: right of 6', 'Loops: round', 'Loops: day', 'Loops: answers'],
      ['4', '3', '2026-01-02T03:04:05.000Z', 'https://hop.test/2/1'],
      ['', '', '', ''],
    ]);
  });
});

describe('csvName', () => {
  it.each([
    ['4a', '4a-python-2026-01-02.csv'],
    ['../etc/passwd', 'etc-passwd-python-2026-01-02.csv'],
    ['Klasse 4 ä/ö', 'Klasse-4-ä-ö-python-2026-01-02.csv'],
    ['כיתה ד', 'כיתה-ד-python-2026-01-02.csv'],
    ['???', 'python-2026-01-02.csv'],
  ])('names the file of %j %s', (name, file) => {
    expect(csvName(name, 'python', '2026-01-02')).toBe(file);
  });
});
