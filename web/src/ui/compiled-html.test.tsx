// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompiledHtml } from './compiled-html.tsx';

describe('CompiledHtml', () => {
  it.each([
    ['<p>Walk <strong>on</strong></p>', '<p>Walk <strong>on</strong></p>'],
    ['<pre><code class="x">a = 1</code></pre>', '<pre dir="ltr"><code dir="ltr">a = 1</code></pre>'],
    ['<p onclick="steal()" style="color:red">Hi</p>', '<p>Hi</p>'],
    ['<p>Hi<script>steal()</script></p>', '<p>Hi</p>'],
    ['<a href="https://example.org">away</a>', 'away'],
    ['<p>one<br>two</p>', '<p>one<br>two</p>'],
    ['<img src="x" onerror="steal()">', ''],
    ['<svg><p>deep</p></svg>', ''],
    ['<h1>Title</h1><p>a</p>', '<h3>Title</h3><p>a</p>'],
    ['<h2>Part</h2><h3>Small</h3>', '<h4>Part</h4><h5>Small</h5>'],
    ['<h4>a</h4><h5>b</h5><h6>c</h6>', '<h6>a</h6><h6>b</h6><h6>c</h6>'],
    ['a &lt;b&gt; &amp; c', 'a &lt;b&gt; &amp; c'],
  ])('%s', (html, shown) => {
    const { container } = render(<CompiledHtml html={html} />);
    expect(container.firstElementChild?.innerHTML).toBe(shown);
  });
});
