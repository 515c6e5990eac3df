// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { ideaOf } from './lesson-idea.ts';

it.each([
  [
    'a sentence and its code',
    '<p>A <strong>loop</strong> repeats lines:</p><pre><code>for i in range(2):\n    go()\n</code></pre><p>More.</p>',
    { sentence: 'A loop repeats lines:', code: 'for i in range(2):\n    go()', hasNewWord: true, first: 0 },
  ],
  [
    'code after the second sentence',
    '<p>Hello.</p><p>This line walks:</p><pre>go()</pre>',
    { sentence: 'This line walks:', code: 'go()', first: 0 },
  ],
  [
    'long code',
    '<p>Look:</p><pre>a\nb\nc\nd\ne\nf\ng\n</pre>',
    { sentence: 'Look:', code: 'a\nb\nc\nd\ne\nf\ng', first: 0 },
  ],
  [
    'empty lines',
    '<p>Look:</p><pre>a = 1\n\n  \nb = 2\n</pre>',
    { sentence: 'Look:', code: 'a = 1\nb = 2', first: 0 },
  ],
  [
    'comments',
    '<p>Look:</p><pre># walk\ngo()\n    # again\n</pre>',
    { sentence: 'Look:', code: 'go()', first: 0 },
  ],
  [
    'signs that are also HTML',
    '<p>Compare:</p><pre>a &lt; b</pre>',
    { sentence: 'Compare:', code: 'a < b', first: 0 },
  ],
  ['the word of its label', '<p>New: read:</p><pre>a</pre>', { sentence: 'read:', code: 'a', first: 0 }],
  [
    'a word like its label',
    '<p>Newer: read:</p><pre>a</pre>',
    { sentence: 'Newer: read:', code: 'a', first: 0 },
  ],
  [
    'code in a sentence from right to left',
    '<p>חדש <code>read()</code> קורא:</p><pre>a</pre>',
    { sentence: 'חדש \u2066read()\u2069 קורא:', code: 'a', first: 0 },
  ],
  [
    'a list of Chinese sentences',
    '<ol>\n<li>站在X上。</li>\n<li>转身！</li>\n<li>收集它。</li>\n</ol><pre>a</pre>',
    { sentence: '站在X上。转身！收集它。', code: 'a', first: 0 },
  ],
  [
    'imports above the idea',
    '<p>A module is a box:</p><pre>import math\nfrom time import sleep\na\nb\nc\nd</pre>',
    { sentence: 'A module is a box:', code: 'import math\nfrom time import sleep\na\nb\nc\nd', first: 2 },
  ],
  [
    'code that the sentence names',
    '<p>With <code>timeout()</code> it ends:</p><pre>import asyncio\nasync def main():\n    with timeout(2):\n        a\n        b\n        c</pre>',
    {
      sentence: 'With timeout() it ends:',
      code: 'import asyncio\nasync def main():\n    with timeout(2):\n        a\n        b\n        c',
      first: 2,
    },
  ],
  [
    'a short example',
    '<p>With <code>c</code> it ends:</p><pre>a\nb\nc</pre>',
    { sentence: 'With c it ends:', code: 'a\nb\nc', first: 0 },
  ],
  [
    'an import that the sentence names',
    '<p><code>import</code> opens it:</p><pre>import math\nprint(math.pi)</pre>',
    { sentence: 'import opens it:', code: 'import math\nprint(math.pi)', first: 0 },
  ],
  ['no code', '<p>Find the mistake.</p>', undefined],
  ['no sentence', '<pre>go()</pre>', undefined],
  ['nothing', '', undefined],
])('a lesson with %s', (_, html, idea) => {
  expect(ideaOf(html, 'New')).toEqual(idea && { hasNewWord: false, ...idea });
});
