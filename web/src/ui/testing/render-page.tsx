import { SIGNED_IN_COOKIE } from '@hopcode/contract/auth/signed-in-cookie';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { vi } from 'vitest';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { PAGE_NAMESPACES } from '../../lib/i18n/i18n.ts';
import { createMemoryValue } from '../../lib/progress/memory-value.ts';
import { createOutbox } from '../../lib/progress/outbox.ts';
import { OutboxProvider } from '../../lib/progress/outbox-context.tsx';
import { startEnglish } from './english-words.ts';

/** Loads the English words of the pages and stubs the browser features that Mantine needs. */
export const loadWords = (): Promise<void> => startEnglish(...PAGE_NAMESPACES);

/** An answer from the server: a status and a body. */
export type Answer = readonly [status: number, body?: unknown];

export type Sent = { readonly call: string; readonly body: unknown };

/**
 * Answers requests by `METHOD path` without the query, and all other requests with 401. Records the requests. The
 * browser is logged in.
 */
export const answering = (answers: Readonly<Record<string, Answer | (() => Answer)>>): Sent[] => {
  const sent: Sent[] = [];
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`${SIGNED_IN_COOKIE}=1`);
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const call = `${init.method} ${url.split('?')[0]}`;
    sent.push({ call, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const answer = answers[call] ?? [401, { statusCode: 401, message: 'Unauthorized' }];
    const [status, body] = typeof answer === 'function' ? answer() : answer;
    if (status === 0) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(
      new Response(body === undefined ? null : JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json' },
      }),
    );
  });
  return sent;
};

const Place = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="place">{pathname + search}</output>;
};

/** Renders a page at an address, with everything around it that pages need. */
export const renderAt = (address: string, page: ReactNode): RenderResult =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OutboxProvider
        outbox={createOutbox({ send: () => Promise.resolve('delivered'), stored: createMemoryValue() })}
      >
        <MantineProvider env="test">
          <MemoryRouter initialEntries={[address]}>
            <Suspense fallback={null}>
              <Routes>
                <Route path="/:lng/*" element={page} />
              </Routes>
            </Suspense>
            <Place />
          </MemoryRouter>
        </MantineProvider>
      </OutboxProvider>
    </QueryClientProvider>,
  );
