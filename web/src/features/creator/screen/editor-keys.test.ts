// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { eventOfKey, keepsKeys } from './editor-keys.ts';

const key = (
  name: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {},
) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

it.each([
  [key('Escape'), 'escaped'],
  [key('Delete'), 'deleted'],
  [key('Backspace'), 'deleted'],
  [key('z', { ctrlKey: true }), 'undone'],
  [key('Z', { metaKey: true, shiftKey: true }), 'redone'],
  [key('y', { ctrlKey: true }), 'redone'],
  [key('c', { ctrlKey: true }), 'copied'],
  [key('x', { ctrlKey: true }), 'cut'],
  [key('v', { ctrlKey: true }), 'armed'],
  [key('a'), undefined],
  [key('z', { ctrlKey: true, altKey: true }), undefined],
])('%j is %s', (pressed, type) => {
  expect(eventOfKey(pressed)?.type).toBe(type);
});

it.each([
  ['<input id="here">', true],
  ['<div role="dialog"><button id="here"></button></div>', true],
  ['<div role="application" id="here"></div>', false],
])('keys in %s: %s', (html, keeps) => {
  document.body.innerHTML = html;
  expect(keepsKeys(document.querySelector('#here'))).toBe(keeps);
});
