// @vitest-environment happy-dom
import type { Tip } from '@hopcode/contract/assistant/tip';
import type { CurrentUser } from '@hopcode/contract/auth/current';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberedLearner } from '../../../lib/account/learner.ts';
import { wordStore } from '../../../lib/i18n/i18n.ts';
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
const tipSwitch = () => screen.findByRole('switch');
const isThinking = () => screen.queryByText('thinking...') !== null;

const counterAnswer =
  (used: number, limit: number | null, type = 'level_assistant') =>
  (): Answer => [200, { execution_type: type, counter: used, limit }];
const COUNTER = 'GET /api/credit/level_assistant';
const ROOM = { [COUNTER]: counterAnswer(0, 5) };

beforeAll(loadEnglish);
beforeEach(() => {
  localStorage.clear();
  rememberedLearner.write(undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a tip after a run', () => {
  it("is requested with the program, the character's place and the error", async () => {
    const { bodies, answer } = server(ROOM);
    const { show } = setUp();
    show({
      state: { ...ended(), problem: { kind: 'rule', failure: { code: 'bumped-into-wall' } } },
    });
    expect(isThinking()).toBe(true);
    await answer([200, TIP]);
    expect(await screen.findByText('Turn the other way')).toBeDefined();
    expect([isThinking(), bodies]).toEqual([
      false,
      [
        {
          last_prompt: ASKED_WITH,
          error_message: 'bumped-into-wall',
          course_name: 'python',
          slug: 'loops-level1',
          player_position: [0, 0],
          facing_direction: [0, -1],
        },
      ],
    ]);
  });

  it('has its own call on a challenge', async () => {
    const { bodies, tipCalls } = server();
    setUp({ ...DATA, courseId: 'challenges' }).show({ state: ended() });
    await waitFor(() => expect(bodies).not.toEqual([]));
    expect([tipCalls(), bodies]).toEqual([
      [CHALLENGE_TIP],
      [{ last_prompt: ASKED_WITH, error_message: null, slug: 'loops-level1' }],
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

  it('is the same again after the same run; another language requests a new one', async () => {
    const { answer, tipCalls } = server(ROOM);
    const { show } = setUp();
    show({ state: ended() });
    await answer([200, TIP]);
    await waitFor(() => expect(bubble()).not.toBeNull());
    show({ state: busy() });
    const meanwhile = bubble();
    show({ state: ended() });
    expect([meanwhile, bubble() === null, isThinking(), tipCalls().length]).toEqual([null, false, false, 1]);
    await act(() => wordStore.changeLanguage('de'));
    await act(() => wordStore.changeLanguage('en'));
    show({ state: busy() });
    show({ state: ended() });
    expect([bubble(), isThinking(), tipCalls().length]).toEqual([null, true, 2]);
  });

  it('appears after the error is closed', async () => {
    const { answer } = server(ROOM);
    const { show, log } = setUp();
    const end = ended();
    show({ state: { ...end, problemOpen: true } });
    await answer([200, TIP]);
    await waitFor(() => expect(isThinking()).toBe(false));
    const before = [bubble(), ...log];
    show({ state: end });
    expect([before, bubble() === null, log]).toEqual([[null], false, ['mark 1']]);
  });

  it('is cancelled and removed with another language', async () => {
    const { answer, tipCalls } = server(ROOM);
    const { show } = setUp();
    show({ state: ended() });
    await answer([200, TIP]);
    await waitFor(() => expect(bubble()).not.toBeNull());
    await act(() => wordStore.changeLanguage('de'));
    const left = bubble();
    await act(() => wordStore.changeLanguage('en'));
    expect([left, tipCalls()]).toEqual([null, [LEVEL_TIP]]);
  });

  it('is cancelled when the level is left', async () => {
    const { cancelled, tipCalls } = server(ROOM);
    const { show, unmount } = setUp();
    show({ state: ended() });
    await waitFor(() => expect(tipCalls()).toHaveLength(1));
    unmount();
    expect(cancelled()).toBe(1);
  });
});

describe('the change of a tip', () => {
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

describe('used up', () => {
  const REFUSED: Answer = [403, { statusCode: 403, message: 'Forbidden', detail: 'credits_used_up' }];

  it('appears once; the server is asked again when activations are left', async () => {
    let counter = counterAnswer(5, 5, 'challenge_assistant');
    const { answer, tipCalls, calls } = server({ 'GET /api/credit/challenge_assistant': () => counter() });
    const { show } = setUp({ ...DATA, courseId: 'challenges' });
    show({ state: ended() });
    await answer(REFUSED);
    expect(await screen.findByText(inEnglish('play:tips.usedUp.signup'))).toBeDefined();
    show({ state: busy() });
    show({ state: ended() });
    const again = [bubble(), tipCalls().length];
    const asked = calls.length;
    counter = counterAnswer(5, 20, 'challenge_assistant');
    // Another level of the same visit: the counter is loaded again.
    cleanup();
    const later = setUp({ ...DATA, courseId: 'challenges' });
    await waitFor(() => expect(calls.length).toBeGreaterThan(asked));
    expect(await screen.findByText(/5\/20/)).toBeDefined();
    later.show({ state: ended() });
    await waitFor(() => expect(tipCalls()).toHaveLength(2));
    expect(again).toEqual([null, 1]);
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
  it('stops tips, also one that is requested already; its position is stored', async () => {
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

  it('is on for teachers and admins who act for themselves: they have no rules to load', async () => {
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
