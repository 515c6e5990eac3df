import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test.each([
  ['Ada', 'Ada'],
  ['<b title="x">Tom & Ada\'s</b>', '&lt;b title=&quot;x&quot;&gt;Tom &amp; Ada&#x27;s&lt;/b&gt;'],
  ['&lt;', '&amp;lt;'],
])('%s', (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped);
});
