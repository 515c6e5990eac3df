// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { gameSpeed, isTipSwitcherActive, playLayout } from './settings.ts';
import { paceOf } from './speed.ts';

beforeEach(() => localStorage.clear());

describe('gameSpeed', () => {
  it.each([
    ['slow', '500', 2],
    ['normal', '250', 1],
    ['fast', '125', 0.5],
    ['turbo', '62.5', 0.25],
  ] as const)('%s is kept as %s and paces by %d', (speed, text, pace) => {
    gameSpeed.write(speed);
    expect([localStorage.getItem('game_speed'), gameSpeed.read(), paceOf(speed)]).toEqual([
      text,
      speed,
      pace,
    ]);
  });

  it('accepts no other speed', () => {
    localStorage.setItem('game_speed', '100');
    expect(gameSpeed.read()).toBeUndefined();
  });
});

describe('playLayout', () => {
  it.each([
    ['[40,60]', [40, 60]],
    ['[40]', undefined],
    ['[40,160]', undefined],
    ['["a","b"]', undefined],
  ])('%s gives %j', (text, layout) => {
    localStorage.setItem('play_layout', text);
    expect(playLayout.read()).toEqual(layout);
  });
});

describe('isTipSwitcherActive', () => {
  it.each([
    ['true', true],
    ['false', false],
    ['off', undefined],
  ])('%s gives %j', (text, isActive) => {
    localStorage.setItem('isTipSwitcherActive', text);
    expect(isTipSwitcherActive.read()).toBe(isActive);
  });
});
