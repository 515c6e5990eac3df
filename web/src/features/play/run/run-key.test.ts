// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { isRunKey } from './run-key.ts';

const panel = document.createElement('section');
const editor = panel.appendChild(document.createElement('div'));
const dialog = document.createElement('div');

const press = { key: 'Enter', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false };

describe('isRunKey', () => {
  it.each([
    ['Control and Enter', press, true],
    ['Command and Enter', { ...press, ctrlKey: false, metaKey: true }, true],
    ['Enter alone', { ...press, ctrlKey: false }, false],
    ['another key', { ...press, key: 'Escape' }, false],
    ['with Shift', { ...press, shiftKey: true }, false],
    ['with Alt', { ...press, altKey: true }, false],
  ])('%s', (_title, pressed, runs) => {
    expect(isRunKey({ ...pressed, currentTarget: panel, target: editor })).toBe(runs);
  });

  it('ignores the keys of a dialog', () => {
    expect(isRunKey({ ...press, currentTarget: panel, target: dialog })).toBe(false);
  });
});
