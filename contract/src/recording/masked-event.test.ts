import { expect, test } from 'vitest';
import { maskedEvent, maskedText } from './masked-event.ts';

const SECRET = 'Zelda';

test('every letter and digit of a text is a star, in every alphabet', () => {
  expect(maskedText('Zelda is 7\n  זלדה 🐇')).toBe('***** ** *\n  **** *');
});

const element = (tagName: string, attributes: object, ...childNodes: object[]) => ({
  type: 2,
  id: 4,
  tagName,
  attributes,
  childNodes,
});
const text = (textContent: string) => ({ type: 3, id: 5, textContent });
const snapshot = (...childNodes: object[]) => ({
  type: 2,
  timestamp: 1,
  data: { node: { type: 0, id: 1, childNodes }, initialOffset: { top: 0, left: 0 } },
});

test.each<[what: string, event: object]>([
  ['a text', snapshot(element('p', {}, text(SECRET)))],
  ['a label', snapshot(element('button', { 'aria-label': `Edit ${SECRET}`, title: SECRET }))],
  ['a field', snapshot(element('input', { value: SECRET, placeholder: SECRET, name: SECRET }))],
  ['an address', snapshot(element('a', { href: `/en/profile/${SECRET}` }))],
  ['a picture', snapshot(element('img', { src: `/a/${SECRET}.png`, alt: SECRET }))],
  ['a drawing', snapshot(element('path', { d: `"${SECRET}"` }))],
  ['a class', snapshot(element('b', { class: `"${SECRET}"` }))],
  ['a style', snapshot(element('b', { style: `content: "${SECRET}"` }))],
  ['a picture of a style', snapshot(element('b', { style: `background: url(/${SECRET})` }))],
  ['a style sheet', snapshot(element('style', { _cssText: `b{content:"${SECRET}"}` }, text(SECRET)))],
  [
    'a link to another site',
    snapshot(element('link', { rel: 'stylesheet', href: `https://x.test/${SECRET}.css` })),
  ],
  ['a script', snapshot(element('script', {}, text(SECRET)))],
  ['the title', snapshot(element('title', {}, text(SECRET)))],
  ['a comment', snapshot({ type: 5, id: 6, textContent: SECRET })],
  ['a CDATA section', snapshot({ type: 4, id: 6, textContent: SECRET })],
  ['a document type', snapshot({ type: 1, id: 6, name: SECRET, publicId: SECRET, systemId: SECRET })],
  ['an unknown attribute', snapshot(element('b', { [`data-${SECRET}`]: '1', 'data-name': SECRET }))],
  ['the address of the page', { type: 4, timestamp: 1, data: { href: `/${SECRET}`, width: 1, height: 1 } }],
  [
    'a changed text',
    {
      type: 3,
      timestamp: 1,
      data: {
        source: 0,
        texts: [{ id: 5, value: SECRET }],
        attributes: [{ id: 4, attributes: { title: SECRET, style: { content: `"${SECRET}"` } } }],
        removes: [],
        adds: [{ parentId: 1, nextId: null, node: text(SECRET) }],
      },
    },
  ],
  ['an input', { type: 3, timestamp: 1, data: { source: 5, id: 4, text: SECRET, isChecked: false } }],
])('%s is masked', (_, event) => {
  const masked = maskedEvent(event);
  expect(masked).toBeDefined();
  expect(JSON.stringify(masked)).not.toContain(SECRET);
});

test('a link that does not load a style sheet loses its attributes', () => {
  const masked = maskedEvent(
    snapshot(element('link', { rel: 'preload', href: '/assets/a.woff2', as: 'font' })),
  );
  expect(masked).toMatchObject({ data: { node: { childNodes: [{ tagName: 'link', attributes: {} }] } } });
  expect(JSON.stringify(masked)).not.toContain('preload');
});

test.each<[what: string, event: unknown]>([
  ['a custom event', { type: 5, timestamp: 1, data: { tag: SECRET, payload: SECRET } }],
  ['a log', { type: 6, timestamp: 1, data: { payload: [SECRET] } }],
  ['a style rule', { type: 3, timestamp: 1, data: { source: 8, id: 1, adds: [{ rule: SECRET }] } }],
  ['a selection', { type: 3, timestamp: 1, data: { source: 14, ranges: [] } }],
  ['no event', SECRET],
  ['a tag that is none', snapshot(element('<b>', {}))],
])('%s is not stored', (_, event) => {
  expect(maskedEvent(event)).toBeUndefined();
});

test('attributes that show the layout stay', () => {
  const link = { rel: 'stylesheet', href: 'https://hop.test/assets/index-a1b2.css' };
  const masked = maskedEvent(
    snapshot(
      element('link', link),
      element('div', { class: 'page_card m_1', style: 'width: 12px; --a: calc(1px + 2%)', dir: 'rtl' }),
    ),
  );
  expect(masked).toMatchObject({
    data: {
      node: {
        childNodes: [
          { attributes: { rel: 'stylesheet', href: '/assets/index-a1b2.css' } },
          { attributes: { class: 'page_card m_1', style: 'width: 12px; --a: calc(1px + 2%)', dir: 'rtl' } },
        ],
      },
    },
  });
});

test('masking twice changes nothing', () => {
  const once = maskedEvent(snapshot(element('p', { class: 'a' }, text(SECRET))));
  expect(maskedEvent(once)).toEqual(once);
});

test('a very deeply nested event is not stored, and does not break the parser', () => {
  let deep: object = text('x');
  for (let times = 0; times < 20_000; times += 1) deep = element('b', {}, deep);
  expect(maskedEvent(snapshot(deep))).toBeUndefined();
});
