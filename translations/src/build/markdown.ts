import { Marked } from 'marked';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Only these languages become a class, so that no text from an author gets into an attribute. */
const FENCE_LANGUAGES: readonly string[] = ['python', 'text'];

/** Bold text, even directly next to letters of languages without spaces between words: `**read()**は`. */
const BOLD = /^\*\*(?=\S)(?:`[^`]*`|[^*`])+?(?<=\S)\*\*/;

// The dir attributes are needed because code is left to right in every language.
const marked = new Marked({
  async: false,
  gfm: true,
  extensions: [
    {
      name: 'strong',
      level: 'inline',
      start: (source) => source.indexOf('**'),
      tokenizer(source) {
        const [raw] = BOLD.exec(source) ?? [];
        if (raw === undefined) return undefined;
        const text = raw.slice(2, -2);
        return { type: 'strong', raw, text, tokens: this.lexer.inlineTokens(text) };
      },
    },
  ],
  renderer: {
    html: ({ text }) => escapeHtml(text),
    link({ tokens }) {
      return this.parser.parseInline(tokens);
    },
    image: ({ text }) => escapeHtml(text),
    codespan: ({ text }) => `<code dir="ltr">${escapeHtml(text)}</code>`,
    code: ({ text, lang }) => {
      const language = FENCE_LANGUAGES.includes(lang ?? '') ? ` class="language-${lang}"` : '';
      return `<pre dir="ltr"><code${language}>${escapeHtml(text)}\n</code></pre>\n`;
    },
  },
});

/**
 * Converts the Markdown of a tutorial or hint to safe HTML: tags in the source become text, only the text of links and
 * images remains, and code fences become `<code class="language-python">`.
 */
export const markdownToHtml = (markdown: string): string => {
  const html = marked.parse(markdown, { async: false });
  return html.trim();
};
