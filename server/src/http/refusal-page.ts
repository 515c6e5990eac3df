import { createHash } from 'node:crypto';
import { escapeHtml } from '@hopcode/contract/escape-html';
import { PLAIN_COLORS } from '@hopcode/contract/plain-colors';
import { wordsOverEnglish } from '@hopcode/translations/words-over-english';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorAnswer, type Refusal } from './refusal.ts';
import { requestLocale } from './request-language.ts';

const pageSchema = z.object({ title: z.string(), text: z.string() });
const words = wordsOverEnglish(
  'link-page.json',
  z.object({
    home: z.string(),
    broken: pageSchema,
    notAllowed: pageSchema,
    tooOften: pageSchema,
    failed: pageSchema,
  }),
);

const STYLE =
  'body{max-width:32rem;margin:15vh auto;padding:0 1rem;font:1.125rem/1.6 Arial,sans-serif;' +
  `color:${PLAIN_COLORS.ink};background:${PLAIN_COLORS.ground}}a{color:${PLAIN_COLORS.meadow}}`;
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Sends a refusal. If a person followed a link, it is a page in the language of the request. Programs, including our
 * own pages, get JSON as in the contract. The page and the JSON are sent with the same status.
 */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  reply.code(refusal.status);
  if (!isNavigation(request)) return reply.send(errorAnswer(refusal));
  reply.header('content-security-policy', POLICY).header('cache-control', 'no-store');
  return reply.type('text/html; charset=utf-8').send(pageOf(refusal.status, request));
}

/**
 * Whether a browser will show the answer as a page. `Sec-Fetch-Mode` says so; without this header, the request must
 * accept HTML.
 */
function isNavigation({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? /\btext\/html\b/.test(headers.accept ?? '') : mode === 'navigate';
}

function pageOf(status: number, request: FastifyRequest): string {
  const { code, dir } = requestLocale(request);
  const said = words(code);
  const { title, text } = said[reasonOf(status)];
  return `<!doctype html>
<html lang="${code}" dir="${dir}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="/${code}/">${escapeHtml(said.home)}</a></p>
</main>
</body>
</html>
`;
}

function reasonOf(status: number): 'broken' | 'notAllowed' | 'tooOften' | 'failed' {
  if (status === 401 || status === 403) return 'notAllowed';
  if (status === 429) return 'tooOften';
  return status >= 500 ? 'failed' : 'broken';
}
