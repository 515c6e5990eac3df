import { z } from 'zod';
import { camel, kebab, pascal, title } from './names.ts';
import type { Plan, Read } from './plan.ts';

const WORDS = 'translations/en/ui.json';
const wordsSchema = z.record(z.string(), z.unknown());

const screen = (name: string) => `import { useWords } from '../../lib/i18n/use-words.ts';

/** FILL IN: what a visitor does here (and the section of the specification or the decision that asks for it). */
export const ${pascal(name)}Screen = () => {
  const t = useWords();
  return <h1>{t('${camel(name)}.title')}</h1>;
};
`;

const test = (name: string) => `// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ${pascal(name)}Screen } from './${name}-screen.tsx';

test('has a heading', () => {
  render(<${pascal(name)}Screen />);
  expect(screen.getByRole('heading').textContent).toBe('${camel(name)}.title');
});
`;

/** A feature of the pages: its screen, a test of it, and its English words. */
export const newFeature = (given: string, read: Read): Plan => {
  const name = kebab(given);
  const words = wordsSchema.parse(JSON.parse(read(WORDS)));
  const folder = `web/src/features/${name}`;
  return {
    create: {
      [`${folder}/${name}-screen.tsx`]: screen(name),
      [`${folder}/${name}-screen.test.tsx`]: test(name),
    },
    change: {
      [WORDS]: `${JSON.stringify({ ...words, [camel(name)]: { title: `FILL IN: ${title(name)}` } }, null, 2)}\n`,
    },
    next: [
      `Write the screen in ${folder}/${name}-screen.tsx and its words in ${WORDS}.`,
      'Give it an address in web/src/app/routes/pages.tsx and in contract/src/pages.ts.',
    ],
  };
};
