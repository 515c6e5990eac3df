import { type Asked, headersOf } from './load.ts';
import type { LoggedInUser } from './people.ts';

export const LEVELS = ['intro-level1', 'intro-level2', 'intro-level3', 'intro-level4'] as const;

/**
 * The calls of a lesson, as the page makes them: a level, the course with its progress, and a program that ran. The
 * number decides which call is made and for which level; each program is different.
 */
export const progressCall = (number: number, { authorization }: LoggedInUser): Asked => {
  const headers = headersOf(authorization);
  const slug = LEVELS[Math.floor(number / 3) % LEVELS.length] ?? LEVELS[0];
  switch (number % 3) {
    case 0:
      return { method: 'GET', path: `/api/level/data/python/${slug}`, headers };
    case 1:
      return { method: 'GET', path: '/api/level/course/python', headers };
    default: {
      const code = `import player\n\nplayer.move_forward(3)\n# try ${number}\n`;
      const body = { last_status: 'complete', last_code_executed: code, level_slug: slug };
      return { method: 'POST', path: `/api/level/update/${slug}`, headers, body: JSON.stringify(body) };
    }
  }
};
