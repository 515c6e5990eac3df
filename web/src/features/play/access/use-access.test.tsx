// @vitest-environment happy-dom
import type { PlayableLevel } from '@hopcode/contract/level/data';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { currentUserQuery } from '../../../lib/account/current-user.ts';
import { PLAYING_ONLY, type SiteFeatures, SiteFeaturesProvider } from '../../../lib/site-features.tsx';
import { loadEnglish } from '../testing/render-play.tsx';
import { useAccess } from './use-access.ts';
import { visitorRuns } from './visitor-runs.ts';

const EVERYTHING: SiteFeatures = { signUp: true, purchase: true };

const STUDENT = {
  user_id: '11111111-1111-4111-8111-111111111111',
  email: 'a@example.org',
  user_details: { user_type: 0 },
  is_student: false,
  student_id: '22222222-2222-4222-8222-222222222222',
  organization_id: null,
  last_played: null,
  full_name: null,
  username: null,
  student_details: null,
  class_details: null,
} as const;

type Where = Pick<PlayableLevel, 'slug' | 'chapter_id' | 'locked'>;
const LEVEL: Where = { slug: 'loops-level1', chapter_id: 3, locked: false };

const setUp = (features: SiteFeatures, user: typeof STUDENT | null = null, level = LEVEL) => {
  const queries = new QueryClient();
  queries.setQueryData(currentUserQuery.queryKey, user && { ...user, class_details: null });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <SiteFeaturesProvider features={features}>{children}</SiteFeaturesProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useAccess(level), { wrapper });
  const run = (): boolean => {
    let may = false;
    act(() => {
      may = result.current.mayRun();
      if (may) result.current.countRun();
    });
    act(() => result.current.invite());
    return may;
  };
  return { access: () => result.current, run };
};

beforeAll(loadEnglish);
beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

describe('useAccess', () => {
  it('invites a visitor after every fourth run, until the invitation is closed', () => {
    const { access, run } = setUp(EVERYTHING);
    const walls = Array.from({ length: 4 }, () => {
      run();
      return access().wall;
    });
    expect(walls).toEqual([undefined, undefined, undefined, 'save-progress']);
    act(() => access().closeWall());
    run();
    expect([access().wall, visitorRuns.read()]).toEqual([undefined, 1]);
  });

  it('does the postponed action when the invitation is closed, and not before', () => {
    visitorRuns.write(4);
    const { access } = setUp(EVERYTHING);
    const done: string[] = [];
    act(() => {
      access().invite(() => done.push(`with ${visitorRuns.read() ?? 'no'} runs`));
    });
    const before = [...done];
    act(() => access().closeWall());
    visitorRuns.write(4);
    act(() => {
      access().invite();
    });
    act(() => access().closeWall());
    expect([before, done]).toEqual([[], ['with no runs']]);
  });

  it('resets the counter after a login', () => {
    visitorRuns.write(3);
    const { access, run } = setUp(EVERYTHING, STUDENT);
    run();
    expect([access().wall, visitorRuns.read()]).toEqual([undefined, undefined]);
  });

  it('blocks a run of a protected level and says why', () => {
    const { access, run } = setUp(EVERYTHING, null, { ...LEVEL, slug: 'intro-level5' });
    expect([run(), access().wall, visitorRuns.read()]).toEqual([false, 'continue', undefined]);
  });

  it('ends a run with a refused save, and says why', () => {
    const { access } = setUp(EVERYTHING, STUDENT);
    let ends = false;
    act(() => {
      ends = access().refused({ refused: 402 });
    });
    expect([ends, access().wall]).toEqual([true, 'purchase']);
  });

  it('does not cover a refusal of the server with an invitation', () => {
    visitorRuns.write(4);
    const { access } = setUp(EVERYTHING);
    let invited = true;
    act(() => {
      access().refused({ refused: 403 });
    });
    act(() => {
      invited = access().invite();
    });
    expect([invited, access().wall]).toEqual([false, 'credits']);
  });

  it('has no walls for visitors of a site without accounts', () => {
    const { access, run } = setUp(PLAYING_ONLY, null, { ...LEVEL, slug: 'intro-level5' });
    const runs = Array.from({ length: 12 }, run);
    expect([runs.every(Boolean), access().refused({ refused: 403 }), access().wall]).toEqual([
      true,
      false,
      undefined,
    ]);
  });
});
