import type { z } from 'zod';
import { type Call, isNothing, type Nothing } from './call.ts';
import { ApiError, RequestAborted, type SentRequest, UnexpectedAnswer } from './errors.ts';

type Part<Name extends string, Schema extends z.ZodType> = Schema extends Nothing
  ? unknown
  : Record<never, never> extends z.input<Schema>
    ? { [key in Name]?: z.input<Schema> }
    : { [key in Name]: z.input<Schema> };

/**
 * The input of a call: its parts, a signal that cancels it, the locale of the texts in the answer (for answers that are
 * stored by locale), and whether the answer must come from the server and not from a stored copy.
 */
export type CallInput<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> = Part<
  'params',
  Params
> &
  Part<'query', Query> &
  Part<'body', Body> & { signal?: AbortSignal | undefined; locale?: string; fresh?: boolean };

type LooseInput = {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal | undefined;
  locale?: string;
  fresh?: boolean;
};

export type ClientOptions = {
  /** Origin of the server without a slash at the end; empty for the origin of the page. */
  readonly base: string;
  /** Locale of the page: the language of texts in answers, unless the input of the call names another. */
  readonly locale: () => string;
  /** Bearer token, if one is configured; otherwise the session cookie is used. */
  readonly token?: () => string | undefined;
  readonly fetch?: typeof fetch;
  /**
   * Runs after each refusal. If the function returns true, the call is repeated once, and the second answer is final.
   */
  readonly repeats?: (refusal: ApiError) => Promise<boolean>;
};

/**
 * Makes a call and returns its answer, checked against the contract; `undefined` for 204. Rejects with
 * `ApiError` when the server refuses, `RequestAborted` when the signal fires, `UnexpectedAnswer` when the
 * answer has another shape, and with the error of `fetch` when the server cannot be reached.
 */
export type Client = <
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(
  call: Call<Params, Query, Body, Answer>,
  ...input: Record<never, never> extends CallInput<Params, Query, Body>
    ? [input?: CallInput<Params, Query, Body>]
    : [input: CallInput<Params, Query, Body>]
) => Promise<z.output<Answer>>;

/** The typed client: `const api = createClient({...}); await api(levelCourse, { params: { slug: 'python' } })`. */
export function createClient(options: ClientOptions): Client {
  return async (call, ...[input]) => {
    const request = describe(options, call, input ?? {});
    const sent = await send(options, request, input);
    const refusal = refusalOf(request, sent);
    const repeated =
      refusal !== undefined && (await options.repeats?.(refusal)) === true
        ? await send(options, request, input)
        : sent;
    const last = repeated === sent ? refusal : refusalOf(request, repeated);
    if (last !== undefined) throw last;
    const { response, body } = repeated;
    const answer = call.response.safeParse(response.status === 204 ? undefined : body);
    if (!answer.success) throw new UnexpectedAnswer(request.url, answer.error);
    return answer.data;
  };
}

type Sent = { readonly response: Response; readonly body: unknown };

function refusalOf(request: SentRequest, { response, body }: Sent): ApiError | undefined {
  const { ok, status, statusText } = response;
  return ok ? undefined : new ApiError({ url: request.url, status, statusText, body, request });
}

function describe(options: ClientOptions, call: Call, input: LooseInput): SentRequest {
  const parameters = textFields(input.params);
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parameters.get(name) ?? ''),
  );
  const query = new URLSearchParams([...textFields(input.query)]).toString();
  const url = `${options.base}${path}${query === '' ? '' : `?${query}`}`;
  return isNothing(call.body) ? { method: call.method, url } : { method: call.method, url, body: input.body };
}

/** The fields of an object as text. Undefined and null fields are left out. */
function textFields(part: unknown): Map<string, string> {
  const fields = new Map<string, string>();
  if (typeof part !== 'object' || part === null) return fields;
  for (const [name, value] of Object.entries(part)) {
    if (value !== undefined && value !== null) fields.set(name, String(value));
  }
  return fields;
}

async function send(
  options: ClientOptions,
  request: SentRequest,
  { signal, locale = options.locale(), fresh = false }: LooseInput = {},
): Promise<Sent> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': locale,
    'x-requested-with': 'fetch',
  };
  const token = options.token?.();
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  const init: RequestInit = { method: request.method, headers, credentials: 'same-origin' };
  if (signal !== undefined) init.signal = signal;
  if (fresh) init.cache = 'no-store';
  if (request.body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(request.body);
  }
  try {
    const response = await (options.fetch ?? fetch)(request.url, init);
    return { response, body: parseBody(response, await response.text()) };
  } catch (error) {
    if (signal?.aborted) throw new RequestAborted(error);
    throw error;
  }
}

/** The parsed JSON if the answer is declared as JSON and is valid; otherwise the raw text. */
function parseBody(response: Response, text: string): unknown {
  if (!response.headers.get('content-type')?.includes('json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
