import { expect, it } from 'vitest';
import { createStyleFinder } from './page-styles.ts';

const stylesOf = createStyleFinder([
  { address: '/assets/card.css', text: '._card_1{margin:.5em}@media (width>1px){._wide_2{margin:0}}' },
  { address: '/assets/input.css', text: '.m_8fb7ebe7:focus,.m_8fb7ebe7[data-a]{color:red}' },
  { address: '/assets/form.css', text: '._form_3{gap:1px}._failure_4a_3{color:red}' },
  { address: '/assets/note.css', text: '._failure_4a_3{color:red}._note_5{gap:1px}p{gap:1px}' },
]);

it.each([
  ['<p>no classes</p>', []],
  ['<p class="other 5em">_card_1</p>', []],
  ['<p class="_card_1 other">', ['/assets/card.css']],
  ['<p class="_wide_2"><input class="a m_8fb7ebe7">', ['/assets/card.css', '/assets/input.css']],
  ['<p class="_failure_4a_3">', ['/assets/form.css']],
  ['<p class="_note_5 _failure_4a_3">', ['/assets/note.css']],
])('%s needs %j', (html, styles) => {
  expect(stylesOf(html)).toEqual(styles);
});
