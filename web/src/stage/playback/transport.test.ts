import { describe, expect, it } from 'vitest';
import { createTransport, type PlaybackStatus, type Transport } from './transport.ts';

type Press = Exclude<keyof Transport, 'status' | 'isStepping'>;

describe('createTransport', () => {
  it.each<[string, Press[], PlaybackStatus[], stepping: boolean]>([
    ['starts once', ['start', 'start'], ['playing'], false],
    ['pauses and continues', ['start', 'pause', 'resume'], ['playing', 'paused', 'playing'], false],
    ['neither pauses nor continues before its start', ['pause', 'resume'], [], false],
    ['does not start again from a pause', ['start', 'pause', 'start'], ['playing', 'paused'], false],
    ['steps from its start', ['step'], ['playing'], true],
    ['steps while it plays', ['start', 'step'], ['playing'], true],
    ['steps until the step has ended', ['step', 'hold', 'step'], ['playing', 'paused', 'playing'], true],
    ['forgets a step that was paused', ['step', 'pause', 'resume'], ['playing', 'paused', 'playing'], false],
    ['continues to play instead of ending a step', ['step', 'resume'], ['playing'], false],
    [
      'stays finished, whatever is pressed',
      ['start', 'finish', 'start', 'pause', 'resume', 'step'],
      ['playing', 'finished'],
      false,
    ],
    [
      'continues after a jump from the end',
      ['start', 'finish', 'hold', 'resume'],
      ['playing', 'finished', 'paused', 'playing'],
      false,
    ],
    ['is idle again after stopping', ['start', 'stop'], ['playing', 'idle'], false],
  ])('%s', (_, presses, statuses, stepping) => {
    const heard: PlaybackStatus[] = [];
    const transport = createTransport((status) => heard.push(status));
    for (const press of presses) transport[press]();
    expect(heard).toEqual(statuses);
    expect(transport.isStepping()).toBe(stepping);
    expect(transport.status()).toBe(statuses.at(-1) ?? 'idle');
  });
});
