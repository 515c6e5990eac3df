import { expect, it } from 'vitest';
import { createStyleFinder } from './page-styles.ts';

const stylesOf = createStyleFinder([
  { address: '/assets/card.css', text: '._card_1{margin:.5em}@media (width>1px){._wide_2{margin:0}}' },
  { address: '/assets/input.css', text: '.m_8fb7ebe7:focus,.m_8fb7ebe7[data-a]{color:red}' },
]);

it.each([
  ['<p>no classes</p>', []],
  ['<p class="other 5em">_card_1</p>', []],
  ['<p class="_card_1 other">', ['/assets/card.css']],
  ['<p class="_wide_2"><input class="a m_8fb7ebe7">', ['/assets/card.css', '/assets/input.css']],
])('%s needs %j', (html, styles) => {
  expect(stylesOf(html)).toEqual(styles);
});
