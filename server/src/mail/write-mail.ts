import { escapeHtml } from '@hopcode/contract/escape-html';
import { PLAIN_COLORS } from '@hopcode/contract/plain-colors';
import { NEWS_TEMPLATES } from '@hopcode/contract/user/queue-emails';
import { isolateDirection } from '@hopcode/translations/isolate-direction';
import { DEFAULT_LOCALE, LOCALES } from '@hopcode/translations/locales';
import { filled } from '@hopcode/translations/words-over-english';
import type { StoredMail } from './mail-store.ts';
import { isMailTemplate, type MailWords, mailWords } from './mail-words.ts';

/** An email that is ready to be sent. */
export type WrittenMail = {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The address for a POST request that unsubscribes from news (RFC 8058); undefined if the email is not news. */
  readonly unsubscribe: string | undefined;
};

type Parts = MailWords & {
  readonly locale: string;
  readonly address: string;
  readonly unsubscribe: string;
  readonly unsubscribeAddress: string | undefined;
};

type ReadableMail = Omit<WrittenMail, 'html'>;

/**
 * Returns the subject and the text of a stored email in its language, without its HTML. `site` is this site's address.
 */
export function readMail(mail: StoredMail, site: string): ReadableMail | undefined {
  const parts = partsOf(mail, site);
  return parts && asReadable(mail, parts);
}

function asReadable(mail: StoredMail, parts: Parts): ReadableMail {
  return {
    id: mail.id,
    recipient: mail.recipient,
    subject: mail.subject ?? parts.subject,
    text: asText(parts),
    unsubscribe: parts.unsubscribeAddress,
  };
}

/** Renders a stored email as HTML and as text; undefined if this version of the server does not know its template. */
export async function writeMail(mail: StoredMail, site: string): Promise<WrittenMail | undefined> {
  const parts = partsOf(mail, site);
  if (parts === undefined) return undefined;
  const dir = LOCALES.find((locale) => locale.code === parts.locale)?.dir ?? 'ltr';
  const page = await pageFor({ dir, isNews: parts.unsubscribeAddress !== undefined });
  const values: Readonly<Record<string, string | undefined>> = {
    ...parts,
    locale: parts.locale || DEFAULT_LOCALE,
  };
  const html = page.replaceAll(/\[\[(\w+)\]\]/g, (_, name: string) => escapeHtml(values[name] ?? ''));
  return { ...asReadable(mail, parts), html };
}

type Layout = { readonly dir: 'ltr' | 'rtl'; readonly isNews: boolean };

const pages = new Map<string, Promise<string>>();

/**
 * The HTML of an email, with `[[name]]` in place of each changing part, so that thousands of emails need only one
 * layout.
 */
function pageFor(layout: Layout): Promise<string> {
  const key = `${layout.dir} ${layout.isNews}`;
  const known = pages.get(key) ?? layOut(layout);
  pages.set(key, known);
  return known;
}

async function layOut(layout: Layout): Promise<string> {
  // The library is loaded when the first email is sent, because loading it takes as long as loading the rest of the
  // server.
  const { default: mjml2html } = await import('mjml');
  // The email has no fonts, because loading them from another site would reveal that the email was opened.
  const { html } = await mjml2html(asMjml(layout), { validationLevel: 'strict', fonts: {} });
  return html;
}

/** Placeholders for text that people have written, in any language. */
const GIVEN_WORDS = ['school', 'level', 'reason'];

/**
 * The values for the placeholders of an email. Text that people have written is isolated, so that it cannot reverse the
 * direction of the sentence around it.
 */
const withOwnDirections = (words: StoredMail['words']): StoredMail['words'] =>
  Object.fromEntries(
    Object.entries(words).map(([name, value]) => [
      name,
      GIVEN_WORDS.includes(name) ? isolateDirection(value) : value,
    ]),
  );

function partsOf(mail: StoredMail, site: string): Parts | undefined {
  if (!isMailTemplate(mail.template)) return undefined;
  const words = mailWords(mail.template, mail.locale);
  const values = withOwnDirections(mail.words);
  const isNews = NEWS_TEMPLATES.some((name) => name === mail.template);
  const path = mail.path ?? `/${mail.locale}/`;
  const followed = `/api/user/open/${mail.id}?redirect_url=${encodeURIComponent(path)}`;
  return {
    ...words,
    subject: filled(words.subject, values),
    heading: filled(words.heading, values),
    body: filled(words.body, values),
    locale: mail.locale,
    address: `${site}${isNews ? followed : path}`,
    unsubscribeAddress: isNews ? `${site}/api/user/unsubscribe/${mail.id}` : undefined,
  };
}

function asText(parts: Parts): string {
  const news =
    parts.unsubscribeAddress === undefined ? [] : [`${parts.unsubscribe}: ${parts.unsubscribeAddress}`];
  return `${[parts.heading, parts.body, `${parts.button}:\n${parts.address}`, '--', parts.footer, ...news].join('\n\n')}\n`;
}

function asMjml({ dir, isNews }: Layout): string {
  const align = dir === 'rtl' ? 'right' : 'left';
  const unsubscribe = isNews ? '<br /><a href="[[unsubscribeAddress]]">[[unsubscribe]]</a>' : '';
  return `<mjml lang="[[locale]]" dir="${dir}">
  <mj-head>
    <mj-title>[[subject]]</mj-title>
    <mj-attributes>
      <mj-all font-family="Arial, sans-serif" />
      <mj-section direction="${dir}" />
      <mj-column direction="${dir}" />
      <mj-text align="${align}" font-size="16px" line-height="24px" color="${PLAIN_COLORS.ink}" />
    </mj-attributes>
  </mj-head>
  <mj-body background-color="${PLAIN_COLORS.ground}">
    <mj-section background-color="${PLAIN_COLORS.card}" border-radius="8px">
      <mj-column>
        <mj-text font-size="22px" line-height="30px">[[heading]]</mj-text>
        <mj-text>[[body]]</mj-text>
        <mj-button align="${align}" background-color="${PLAIN_COLORS.meadow}" color="${PLAIN_COLORS.card}" font-size="16px" href="[[address]]">[[button]]</mj-button>
        <mj-text font-size="13px" line-height="18px">[[link]]<br /><span dir="ltr">[[address]]</span></mj-text>
      </mj-column>
    </mj-section>
    <mj-section>
      <mj-column>
        <mj-text font-size="13px" line-height="18px">[[footer]]${unsubscribe}</mj-text>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>`;
}
