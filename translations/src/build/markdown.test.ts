import { describe, expect, it } from 'vitest';
import { markdownToHtml } from './markdown.ts';

describe('markdownToHtml', () => {
  it.each([
    ['Well **done**!', '<p>Well <strong>done</strong>!</p>'],
    ['Use `a < b`.', '<p>Use <code dir="ltr">a &lt; b</code>.</p>'],
    ['`player.speak("Hi")`', '<p><code dir="ltr">player.speak(&quot;Hi&quot;)</code></p>'],
    ['**`read()`**は読む', '<p><strong><code dir="ltr">read()</code></strong>は読む</p>'],
    ['规则：**顺序：**先走', '<p>规则：<strong>顺序：</strong>先走</p>'],
    ['**a** and **b**, 2 ** 3', '<p><strong>a</strong> and <strong>b</strong>, 2 ** 3</p>'],
    ['`2 ** 3` is **8**', '<p><code dir="ltr">2 ** 3</code> is <strong>8</strong></p>'],
    ['- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
    [
      '```python\nif a < 3:\n    # wait\n    player.speak("Hi")\n```',
      '<pre dir="ltr"><code class="language-python">if a &lt; 3:\n    # wait\n    player.speak(&quot;Hi&quot;)\n</code></pre>',
    ],
  ])('%j', (markdown, html) => {
    expect(markdownToHtml(markdown)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>', 'a block'],
    ['Hello <img src=x onerror=alert(1)>', 'inside a line'],
    ['[click](javascript:alert(1))', 'a link'],
    ['![x](data:image/svg+xml,1)', 'an image'],
    ['```"><script>\nx\n```', 'the language of a fence'],
    ['<javascript:alert(1)>', 'an address in angle brackets'],
  ])('removes every tag and address of %j (%s)', (markdown) => {
    expect(markdownToHtml(markdown)).not.toMatch(/<(?!\/?(p|pre|code)\b)|href|src=(?!x onerror)/);
  });
});
