// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { ProblemDialog } from './problem-dialog.tsx';

const WORDS = {
  title: 'Error',
  message: 'Wrong way',
  explanation: undefined,
  span: undefined,
  line: 4,
  trace: undefined,
};

const went = vi.fn<(place: string) => void>();

const Screen = () => {
  const [words, setWords] = useState<typeof WORDS | undefined>(WORDS);
  return (
    <ProblemDialog
      words={words}
      farm={0}
      onClose={() => setWords(undefined)}
      onGoToLine={(line) => went(`line ${line}`)}
      onTryAgain={() => went('cursor')}
    />
  );
};

beforeAll(loadEnglish);
afterEach(() => {
  cleanup();
  went.mockClear();
});

it.each([
  ['Try again', 'cursor'],
  ['Show line 4', 'line 4'],
])('%s continues with the program at the %s', async (name, place) => {
  renderPlay(<Screen />);
  fireEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(went.mock.calls).toEqual([[place]]));
});
