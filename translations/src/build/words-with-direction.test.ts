import { expect, it } from 'vitest';
import { courseWordsWithDirection, htmlWithDirection, textsWithDirection } from './words-with-direction.ts';

/** Shows LRI and PDI as ⟨ and ⟩, and the right-to-left mark as ←. */
const shown = (text: string): string =>
  text.replaceAll('\u2066', '⟨').replaceAll('\u2069', '⟩').replaceAll('\u200f', '←');

it.each([
  ['<p>אמרו &quot;Hi!&quot; כאן</p>', '<p>אמרו ⟨&quot;Hi!&quot;⟩ כאן</p>'],
  ['<p>אם 3 &lt; 5 &amp;&amp; כן</p>', '<p>אם ⟨3 &lt; 5 &amp;&amp;⟩ כן</p>'],
  ['<p>Python קורא</p>', '<p>←Python קורא</p>'],
  ['<p><strong>Python</strong> קורא</p>', '<p>←<strong>Python</strong> קורא</p>'],
  ['<p><code dir="ltr">look()</code> בודקת</p>', '<p><code dir="ltr">look()</code> בודקת</p>'],
  ['<ul>\n<li>Python קורא</li>\n</ul>', '<ul>\n<li>←Python קורא</li>\n</ul>'],
  ['Python קורא', '←Python קורא'],
  ['<p>Only "English".</p>', '<p>Only "English".</p>'],
  [
    '<pre dir="ltr"><code class="language-python"># צעד אל X\nspeak(&#39;Hi&#39;) # now\n</code></pre>',
    '<pre dir="ltr"><code class="language-python"># <bdi>צעד אל X</bdi>\nspeak(&#39;Hi&#39;) # now\n</code></pre>',
  ],
])('%j becomes %j', (html, expected) => {
  expect(shown(htmlWithDirection(html))).toBe(expected);
});

it('does not change texts that become code or are said on the farm', () => {
  const { levels } = courseWordsWithDirection({
    course: {},
    levels: { a: { goal: 'אמרו "Hi!"', code: { x: 'Python כאן' }, answers: { hen: 'Python כאן' } } },
  });
  expect(shown(JSON.stringify(levels.a?.goal))).toBe('"אמרו ⟨\\"Hi!\\"⟩"');
  expect(levels.a?.code).toEqual({ x: 'Python כאן' });
  expect(levels.a?.answers).toEqual({ hen: 'Python כאן' });
});

it('marks every text of a tree', () => {
  const marked = textsWithDirection({ a: { b: 'Python קורא', c: 'Python', d: undefined } });
  expect(shown(JSON.stringify(marked))).toBe('{"a":{"b":"←Python קורא","c":"Python"}}');
});
