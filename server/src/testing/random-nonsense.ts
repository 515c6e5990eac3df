import type { Call } from '@hopcode/contract/call';
import type { InjectOptions } from 'fastify';
import { RAW_VALUES, TEXTS, VALUES } from './nonsense.ts';
import { asObject, type RequestParts, requestOf } from './nonsense-requests.ts';
import type { Sample } from './request-samples.ts';

/** A placeholder for a value that can be written only as JSON text. */
const RAW = '\ue000raw\ue000';

const HEADERS: readonly Record<string, string>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data; boundary=' },
  { 'accept-language': `${'x,'.repeat(300)};q=NaN` },
  { cookie: 'session=; __Host-session=%E0; language=\u00ff' },
  { authorization: 'Bearer \u00e9' },
  { 'if-none-match': '"' },
  { 'x-forwarded-for': '::ffff:1, x, 999.1.1.1' },
  { accept: 'text/html' },
];

type Pick = (below: number) => number;

/**
 * Creates a request with up to three invalid parts. A value in the address, the query or the body may be invalid. A
 * part of the body may be missing or at the wrong place. The body may be JSON that no JavaScript value can express. The
 * body or the headers may be broken.
 */
export function randomRequest(call: Call, right: RequestParts, pick: Pick): InjectOptions {
  let parts = right;
  for (let wrongs = 1 + pick(3); wrongs > 0; wrongs -= 1) parts = withOneWrong(parts, pick);
  const request = requestOf(call, parts);
  const raw = RAW_VALUES[pick(RAW_VALUES.length)] ?? '';
  const payload =
    typeof request.payload === 'string' ? request.payload.replaceAll(`"${RAW}"`, () => raw) : undefined;
  const broken = payload !== undefined && pick(40) === 0 ? payload.slice(0, pick(payload.length)) : payload;
  const headers = pick(12) === 0 ? HEADERS[pick(HEADERS.length)] : {};
  return {
    ...request,
    ...(broken === undefined ? {} : { payload: broken }),
    headers: { ...request.headers, ...headers },
  };
}

function withOneWrong(parts: RequestParts, pick: Pick): RequestParts {
  const [params, query] = [Object.keys(parts.params), Object.keys(parts.query)];
  const place = pick(params.length + query.length + 4);
  const text = TEXTS[pick(TEXTS.length)] ?? '';
  const param = params[place];
  if (param !== undefined) return { ...parts, params: { ...parts.params, [param]: text } };
  const name = query[place - params.length];
  if (name !== undefined) return { ...parts, query: { ...parts.query, [name]: text } };
  return { ...parts, body: withinBody(parts.body, pick) };
}

/** Returns a body in which one value, at any depth, is replaced or left out. */
function withinBody(value: Sample, pick: Pick): Sample {
  const entries = Object.entries(Array.isArray(value) ? value : asObject(value));
  const [key, within] = entries[pick(entries.length + 1)] ?? [];
  if (key === undefined || within === undefined || pick(12) === 0) return nonsense(pick);
  if (Array.isArray(value)) return value.with(Number(key), withinBody(within, pick));
  const { [key]: _, ...others } = asObject(value);
  return pick(10) === 0 ? others : { ...others, [key]: withinBody(within, pick) };
}

function nonsense(pick: Pick): Sample {
  switch (pick(5)) {
    case 0:
      return RAW;
    case 1:
      return { [TEXTS[pick(TEXTS.length)] ?? '']: nonsense(pick) };
    case 2:
      return Array.from({ length: pick(4) }, () => nonsense(pick));
    default:
      return VALUES[pick(VALUES.length)] ?? null;
  }
}
