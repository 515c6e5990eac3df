// @vitest-environment happy-dom
import { rungSchema, type Tip } from '@hopcode/contract/assistant/tip';
import type { CurrentUser } from '@hopcode/contract/auth/current';
import { emptyTimeline } from '@hopcode/python-runner/empty-timeline';
import type { Runner } from '@hopcode/python-runner/runner';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { rememberedLearner } from '../../../lib/account/learner.ts';
import { inEnglish, loadEnglish } from '../testing/render-play.tsx';
import {
  type Answer,
  ASKED_WITH,
  busy,
  CHALLENGE_TIP,
  DATA,
  ended,
  IDLE,
  LEVEL_TIP,
  type Moment,
  server,
  setUp,
} from './testing/level-with-tips.tsx';

vi.mock('../../../ui/pixel-sprite.tsx', () => ({ PixelSprite: () => null }));

/** The programs from tips that get further when they run. */
const BETTER = ['turn_right()', 'a\nb'];

/** Replaces hidden runs in the spare Python. */
const tryOut = vi.hoisted(() => vi.fn<Runner['tryOut']>());
vi.mock('../../../lib/python.ts', () => ({ python: { tryOut } }));

const runUnseen: Runner['tryOut'] = async (requests) =>
  requests.map(({ code, level }) => {
    const met = BETTER.includes(code);
    const goals = [{ met, score: met ? 1 : 0, maxScore: 1 }];
    return { ...emptyTimeline(level, { status: 'finished' }), verdict: { complete: met, goals } };
  });

const TIP: Tip = {
  text: 'Turn the other way',
  code_to_add: 'turn_right()',
  code_to_modify: 'turn_left()',
  line_number: 1,
  resulted_code: 'turn_right()',
  is_code_sufficient: true,
  rung: 4,
  page: null,
  gap: null,
  words: 'Look at the line again',
};

const USER: CurrentUser = {
  user_id: '11111111-1111-4111-8111-111111111111',
  email: 'a@example.org',
  user_details: { user_type: 0 },
  is_student: true,
  student_id: '22222222-2222-4222-8222-222222222222',
  organization_id: null,
  last_played: null,
  full_name: null,
  username: null,
  student_details: null,
  class_details: null,
};
const STUDENT = {
  id: USER.student_id,
  username: 'ada',
  full_name: null,
  character: 'Rabbit',
  assistant_enabled: true,
  assistant_attempt_limit: null,
  assistant_timing: 'asks',
  own_assistant_timing: null,
  class_id: null,
  last_played: null,
  last_played_at: null,
};

const bubble = () => screen.queryByRole('region', { name: inEnglish('play:tips.label') });
const ask = () => screen.getByRole('button', { name: 'Ask the owl' });
const tipSwitch = () => screen.findByRole('switch');
const isThinking = () => screen.queryByText('thinking...') !== null;

const counterAnswer =
  (used: number, limit: number | null, type = 'level_assistant') =>
  (): Answer => [200, { execution_type: type, counter: used, limit }];
const COUNTER = 'GET /api/credit/level_assistant';
const ROOM = { [COUNTER]: counterAnswer(0, 5) };

const rungs = (bodies: readonly unknown[]): unknown[] =>
  bodies.map((body) => z.object({ rung: rungSchema }).parse(body).rung);
/** Runs programs as the learner, and asks the owl about each one. */
const runAll = async (screenOf: ReturnType<typeof setUp>, programs: readonly string[]): Promise<void> => {
  for (const program of programs) {
    screenOf.show({ state: busy(), code: program, source: program });
    screenOf.show({ state: ended() });
    await act(async () => fireEvent.click(ask()));
  }
};
beforeAll(loadEnglish);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  tryOut.mockImplementation(runUnseen);
  rememberedLearner.write(undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a tip after a run', () => {
  it("is requested with the program, the character's place, what the run lacks, and the rung", async () => {
    const { bodies, answer } = server(ROOM);
    const { show } = setUp();
    show({ state: ended() });
    expect(isThinking()).toBe(true);
    await answer([200, TIP]);
    expect(await screen.findByText('Turn the other way')).toBeDefined();
    expect([isThinking(), bodies]).toEqual([
      false,
      [
        {
          last_prompt: ASKED_WITH,
          error_message: null,
          course_name: 'python',
          slug: 'loops-level1',
          player_position: [0, 0],
          facing_direction: [0, -1],
          rung: 1,
          shortfall: null,
          explanation: null,
          again: false,
        },
      ],
    ]);
  });

  it('uses a separate endpoint for a challenge', async () => {
    const { bodies, tipCalls } = server();
    setUp({ ...DATA, courseId: 'challenges' }).show({ state: ended() });
    await waitFor(() => expect(bodies).not.toEqual([]));
    expect([tipCalls(), bodies]).toEqual([
      [CHALLENGE_TIP],
      [
        {
          last_prompt: ASKED_WITH,
          error_message: null,
          slug: 'loops-level1',
          rung: 1,
          shortfall: null,
          explanation: null,
          again: false,
        },
      ],
    ]);
  });

  it.each<[string, Partial<Moment>]>([
    ['the level is complete', { state: ended(true) }],
    ['the run was stopped', { state: IDLE }],
    ['Python did not load', { state: { ...ended(), problem: { kind: 'no-python' } } }],
  ])('is not requested when %s', async (_, moment) => {
    const { tipCalls } = server(ROOM);
    const { show } = setUp();
    show({ state: busy() });
    show(moment);
    await tipSwitch();
    expect(tipCalls()).toEqual([]);
  });

  it.each<[string, Partial<Moment>]>([
    ['the next run', { state: busy() }],
    ['a reset', { state: IDLE }],
  ])('disappears with %s', async (_, moment) => {
    const { answer } = server(ROOM);
    const { show, log } = setUp();
    show({ state: ended() });
    await answer([200, TIP]);
    await waitFor(() => expect(bubble()).not.toBeNull());
    show(moment);
    expect([bubble(), log.at(-1)]).toEqual([null, 'no mark']);
  });

  it('is ignored if it arrives after the next run has begun', async () => {
    const { answer, tipCalls } = server(ROOM);
    const { show } = setUp();
    show({ state: ended() });
    show({ state: busy() });
    show({ state: ended() });
    await waitFor(() => expect(tipCalls()).toHaveLength(2));
    await answer([200, { ...TIP, text: 'of the first run' }]);
    await answer([200, { ...TIP, text: 'of the second run' }]);
    expect(await screen.findByText('of the second run')).toBeDefined();
    expect(screen.queryByText('of the first run')).toBeNull();
  });

  it('is not requested again after the same run, but a change of the language requests a new one', async () => {
    const { answer, tipCalls } = server(ROOM);
    const { show } = setUp();
    show({ state: ended() });
    await answer([200, TIP]);
    await waitFor(() => expect(bubble()).not.toBeNull());
    show({ state: busy() });
    const meanwhile = bubble();
    show({ state: ended() });
    expect([meanwhile, bubble() === null, isThinking(), tipCalls().length]).toEqual([null, false, false, 1]);
    await act(() => i18next.changeLanguage('de'));
    await act(() => i18next.changeLanguage('en'));
    show({ state: busy() });
    show({ state: ended() });
    expect([bubble(), isThinking(), tipCalls().length]).toEqual([null, true, 2]);
  });

  const ERROR = { kind: 'rule', failure: { code: 'bumped-into-wall' } } as const;
  const failed = (): Moment['state'] => ({ ...ended(), problem: ERROR });

  it('disappears when the next program is refused because it has too many lines', async () => {
    const { answer } = server(ROOM);
    const { show } = setUp();
    const state = ended();
    show({ state });
    await answer([200, TIP]);
    expect(await screen.findByText('Turn the other way')).toBeDefined();
    show({ state: { ...state, problem: { kind: 'too-many-lines', limit: 3 }, cardOpen: true } });
    expect(screen.queryByText('Turn the other way')).toBeNull();
  });

  it('leaves the button for another tip if it came unasked from the first rung', async () => {
    const { answer, bodies } = server(ROOM);
    const { show } = setUp();
    show({ state: { ...ended(), cardOpen: true } });
    await answer([200, { ...TIP, rung: 1 }]);
    await waitFor(() => expect(bubble()).not.toBeNull());
    fireEvent.click(ask());
    await answer([200, { ...TIP, rung: 2 }]);
    await waitFor(() => expect(isThinking()).toBe(false));
    expect(bodies).toMatchObject([{ rung: 1 }, { rung: 2 }]);
    expect(screen.queryByRole('button', { name: 'Ask the owl' })).toBeNull();
  });

  it('waits to be asked after an error', async () => {
    const { answer, tipCalls, bodies } = server(ROOM);
    const { show } = setUp();
    show({ state: { ...failed(), cardOpen: true } });
    await tipSwitch();
    const unasked = tipCalls().length;
    fireEvent.click(ask());
    expect(ask().getAttribute('aria-disabled')).toBe('true');
    await answer([200, TIP]);
    await waitFor(() => expect(bubble()).not.toBeNull());
    expect([unasked, screen.queryByRole('button', { name: 'Ask the owl' })]).toEqual([0, null]);
    expect(bodies).toMatchObject([{ error_message: 'bumped-into-wall' }]);
    expect(document.activeElement?.textContent).toBe('Apply tip');
  });

  it('is one rung higher after a second question about the same program', async () => {
    const { answer, bodies } = server(ROOM);
    const { show } = setUp();
    for (const rung of [2, 3]) {
      show({ state: failed() });
      await tipSwitch();
      fireEvent.click(ask());
      await answer([200, { ...TIP, rung, resulted_code: null }]);
      await waitFor(() => expect(bubble()).not.toBeNull());
      show({ state: busy() });
    }
    expect(rungs(bodies)).toEqual([2, 3]);
  });

  it('comes unasked in the card after the same error three times in a row, and disappears with the card', async () => {
    const { answer, tipCalls } = server(ROOM);
    const { show } = setUp();
    for (const _ of [1, 2]) {
      show({ state: failed() });
      show({ state: busy() });
    }
    const before = tipCalls().length;
    const third = failed();
    show({ state: { ...third, cardOpen: true } });
    await answer([200, TIP]);
    await waitFor(() => expect(isThinking()).toBe(false));
    const isInCard = screen.getByTestId('card').contains(bubble());
    show({ state: third });
    expect([before, isInCard, bubble()]).toEqual([0, true, null]);
  });

  it('comes only when asked if the rules of the student say so', async () => {
    const call = `GET /api/profile/students/${USER.student_id}`;
    const { calls, tipCalls } = server({
      ...ROOM,
      [call]: () => [200, { ...STUDENT, assistant_timing: 'waits' }],
    });
    const { show } = setUp(DATA, USER);
    await waitFor(() => expect(calls).toContain(call));
    await act(async () => {});
    show({ state: ended() });
    const unasked = tipCalls().length;
    fireEvent.click(ask());
    expect([unasked, tipCalls().length]).toEqual([0, 1]);
  });

  describe('while the learner types', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('comes after a pause, if the program is the one that ran', () => {
      const { tipCalls } = server(ROOM);
      const { show } = setUp();
      show({ state: busy() });
      show({ code: 'other' });
      show({ code: ASKED_WITH });
      show({ state: ended() });
      const typing = tipCalls().length;
      act(() => void vi.advanceTimersByTime(3000));
      expect([typing, tipCalls().length]).toEqual([0, 1]);
    });

    it('does not come if the program has changed since the run', () => {
      const { tipCalls } = server(ROOM);
      const { show } = setUp();
      show({ state: busy() });
      show({ code: 'other' });
      show({ state: ended() });
      act(() => void vi.advanceTimersByTime(60_000));
      expect(tipCalls()).toEqual([]);
    });

    it('is cancelled while it loads', () => {
      const { tipCalls, cancelled } = server(ROOM);
      const { show } = setUp();
      show({ state: ended() });
      const before = [tipCalls().length, cancelled()];
      show({ code: 'other' });
      expect([before, cancelled(), isThinking()]).toEqual([[1, 0], 1, false]);
    });
  });

  it('is removed after a change of the language', async () => {
    const { answer, tipCalls } = server(ROOM);
    const { show } = setUp();
    show({ state: ended() });
    await answer([200, TIP]);
    await waitFor(() => expect(bubble()).not.toBeNull());
    await act(() => i18next.changeLanguage('de'));
    const left = bubble();
    await act(() => i18next.changeLanguage('en'));
    expect([left, tipCalls()]).toEqual([null, [LEVEL_TIP]]);
  });

  it('is cancelled when the learner leaves the level', async () => {
    const { cancelled, tipCalls } = server(ROOM);
    const { show, unmount } = setUp();
    show({ state: ended() });
    await waitFor(() => expect(tipCalls()).toHaveLength(1));
    unmount();
    expect(cancelled()).toBe(1);
  });
});

describe('the change in a tip', () => {
  const withTip = async (tip: Tip = TIP) => {
    const { answer } = server(ROOM);
    const screenOf = setUp();
    screenOf.show({ state: ended() });
    await answer([200, tip]);
    await waitFor(() => expect(bubble()).not.toBeNull());
    return screenOf;
  };
  const apply = () => screen.queryByRole('button', { name: 'Apply tip' });

  it('is inserted into the editor, with the cursor at it', async () => {
    const { log } = await withTip();
    const button = apply();
    if (button) fireEvent.click(button);
    expect([log, bubble()]).toEqual([['mark 1', 'replace turn_right()', 'go to 1', 'no mark'], null]);
    expect(screen.getByTestId('announcer').textContent).toContain(inEnglish('play:tips.applied'));
  });

  it('moves the cursor to the last line if its own line was removed', async () => {
    const { log } = await withTip({ ...TIP, line_number: 3, code_to_add: '', resulted_code: 'a\nb' });
    const button = apply();
    if (button) fireEvent.click(button);
    expect(log.slice(1, 3)).toEqual(['replace a\nb', 'go to 2']);
  });

  it('is not offered for another program, and is offered again for the same one', async () => {
    const { show, log } = await withTip();
    show({ code: 'other' });
    const forOther = [apply(), bubble() === null];
    show({ code: ASKED_WITH });
    expect([forOther, apply() === null, log]).toEqual([
      [null, false],
      false,
      ['mark 1', 'no mark', 'mark 1'],
    ]);
  });

  it('is not offered if there is none', async () => {
    const { log } = await withTip({ ...TIP, line_number: null, resulted_code: null });
    expect([apply(), log]).toEqual([null, []]);
  });
});

describe('a change that does not get further when it runs', () => {
  it('is not shown, but its text is', async () => {
    tryOut.mockImplementation(async () => undefined);
    const { answer } = server(ROOM);
    const { show, log } = setUp();
    show({ state: ended() });
    await answer([200, TIP]);
    expect(await screen.findByText(TIP.words)).toBeDefined();
    expect([screen.queryByRole('figure'), log]).toEqual([null, []]);
  });
});

describe('climbing', () => {
  it('climbs one rung with each new program of the learner, and returns to the first with Apply', async () => {
    const { bodies, answer } = server(ROOM);
    const screenOf = setUp();
    await runAll(screenOf, ['a', 'a', 'b', 'c', 'd']);
    for (const _ of [1, 2, 3, 4, 5]) await answer([200, TIP]);
    fireEvent.click(await screen.findByRole('button', { name: 'Apply tip' }));
    await runAll(screenOf, [TIP.resulted_code ?? '', 'e']);
    expect(rungs(bodies)).toEqual([2, 2, 2, 3, 4, 2, 2]);
  });

  it('says what the next tip costs, from the third rung on', async () => {
    server({ [COUNTER]: counterAnswer(2, 5) });
    const screenOf = setUp();
    await screen.findByText(/2\/5/);
    await runAll(screenOf, ['a', 'b']);
    const free = screen.queryByText(/Uses 1 tip/);
    await runAll(screenOf, ['c']);
    expect([free, screen.queryByText('Uses 1 tip. You have 3 tips left today.') === null]).toEqual([
      null,
      false,
    ]);
  });
});

describe('the main button of a tip', () => {
  it.each<[string, Partial<Tip>, string, string]>([
    ['a question', { rung: 1, line_number: 1, resulted_code: null }, 'Show me', 'step 0 play'],
    ['a gap', { rung: 3, gap: 'turn____()', resulted_code: null }, 'Show line 1', 'go to 1'],
  ])('of %s', async (_, tip, name, done) => {
    const { answer } = server(ROOM);
    const { show, log } = setUp();
    show({ state: ended() });
    await answer([200, { ...TIP, ...tip }]);
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(log.join(' ')).toBe(done);
  });

  it('of an idea opens the Code book at its command', async () => {
    const { answer } = server(ROOM);
    const { show } = setUp();
    show({ state: ended() });
    await answer([200, { ...TIP, rung: 2, page: 'turn_left', resulted_code: null, line_number: null }]);
    fireEvent.click(await screen.findByRole('button', { name: 'Read about turn_left' }));
    const book = await screen.findByRole('dialog', { name: inEnglish('play.codeBook.title') });
    const page = within(book).getByRole('region', { name: 'turn_left' });
    await waitFor(() => expect(document.activeElement).toBe(page));
  });
});

describe('used up', () => {
  const REFUSED: Answer = [403, { statusCode: 403, message: 'Forbidden', detail: 'credits_used_up' }];

  it('appears once, for a tip that costs something, and then free tips follow', async () => {
    const counter = counterAnswer(5, 5, 'challenge_assistant');
    const { answer, bodies } = server({ 'GET /api/credit/challenge_assistant': counter });
    const screenOf = setUp({ ...DATA, courseId: 'challenges' });
    await runAll(screenOf, ['a', 'b', 'c']);
    for (const _ of [1, 2]) await answer([200, TIP]);
    await answer(REFUSED);
    expect(await screen.findByText(inEnglish('play:tips.usedUp.signup'))).toBeDefined();
    await runAll(screenOf, ['c']);
    await answer([200, { ...TIP, rung: 2, resulted_code: null }]);
    expect(await screen.findByText(TIP.text)).toBeDefined();
    expect(rungs(bodies)).toEqual([2, 2, 3, 2]);
  });

  it('ends when tips are left again', async () => {
    let counter = counterAnswer(5, 5, 'challenge_assistant');
    const { answer, bodies, calls } = server({ 'GET /api/credit/challenge_assistant': () => counter() });
    const screenOf = setUp({ ...DATA, courseId: 'challenges' });
    await runAll(screenOf, ['a', 'b', 'c']);
    for (const _ of [1, 2]) await answer([200, TIP]);
    await answer(REFUSED);
    const asked = calls.length;
    counter = counterAnswer(5, 20, 'challenge_assistant');
    // Another level of the same visit: the counter is loaded again.
    cleanup();
    const later = setUp({ ...DATA, courseId: 'challenges' });
    await waitFor(() => expect(calls.length).toBeGreaterThan(asked));
    expect(await screen.findByText(/5\/20/)).toBeDefined();
    await runAll(later, ['d']);
    expect(rungs(bodies).at(-1)).toBe(4);
  });

  it('loads the counter again after every question', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { answer, calls } = server(ROOM);
    const { show } = setUp();
    show({ state: ended() });
    await answer([0]);
    expect(await screen.findByText('Failed to fetch the tip. Please try again later.')).toBeDefined();
    expect(calls.filter((call) => call === COUNTER)).toHaveLength(2);
  });
});

describe('the switch', () => {
  it('stops tips, even one that is already requested, and stores its position', async () => {
    const { tipCalls, cancelled } = server(ROOM);
    const { show } = setUp();
    show({ state: ended() });
    fireEvent.click(await tipSwitch());
    expect([isThinking(), cancelled(), localStorage.getItem('isTipSwitcherActive')]).toEqual([
      false,
      1,
      'false',
    ]);
    show({ state: busy() });
    show({ state: ended() });
    expect(tipCalls()).toHaveLength(1);
  });

  it.each<[string, CurrentUser, string]>([
    ['at home', USER, `GET /api/profile/students/${USER.student_id}`],
    [
      'of an organization',
      { ...USER, organization_id: USER.user_id },
      `GET /api/organization/students/${USER.student_id}`,
    ],
  ])('is off and locked if the assistant of a student %s is disabled', async (_, user, call) => {
    const { tipCalls } = server({ ...ROOM, [call]: () => [200, { ...STUDENT, assistant_enabled: false }] });
    const { show } = setUp(DATA, user);
    const found = await tipSwitch();
    await waitFor(() => expect(found.getAttribute('aria-disabled')).toBe('true'));
    fireEvent.click(found);
    show({ state: ended() });
    expect([found.getAttribute('aria-checked'), tipCalls()]).toEqual(['false', []]);
    expect(screen.getByText("Student's assistant is disabled by admin")).toBeDefined();
  });

  it('is on for teachers and admins who act for themselves, without loading rules', async () => {
    const { calls } = server(ROOM);
    setUp(DATA, {
      ...USER,
      is_student: false,
      organization_id: USER.user_id,
      user_details: { user_type: 1 },
    });
    expect((await tipSwitch()).getAttribute('aria-checked')).toBe('true');
    expect(calls.filter((call) => call.includes('/students/'))).toEqual([]);
  });

  it('stays on if the rules of a student cannot be loaded', async () => {
    const call = `GET /api/profile/students/${USER.student_id}`;
    const { calls } = server({ ...ROOM, [call]: () => [500, { statusCode: 500, message: 'no' }] });
    setUp(DATA, USER);
    const found = await tipSwitch();
    await waitFor(() => expect(calls).toContain(call));
    expect(found.getAttribute('aria-checked')).toBe('true');
  });

  it('does not exist in free play', async () => {
    const { calls } = server(ROOM);
    const { show } = setUp({ ...DATA, levelGoals: [] });
    show({ state: ended() });
    await waitFor(() => expect(screen.queryByRole('switch')).toBeNull());
    expect(calls).toEqual([]);
  });
});
