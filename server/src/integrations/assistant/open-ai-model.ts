import OpenAI from 'openai';
import type { Asking, LanguageModel, ModelAnswer, ModelPrompt } from './language-model.ts';

export type OpenAiModelOptions = {
  /** The address of a server that understands OpenAI's protocol, such as `https://models.school.org/v1`. */
  readonly url: string;
  readonly key: string;
  readonly model: string;
  readonly vendor: string;
  /** Time limit in milliseconds for a complete answer, including retries. */
  readonly limit?: number;
};

/** The limit is short because a child waits for the answer. (The rule-based tutor needs only a millisecond.) */
const LIMIT = 12_000;
/**
 * Number of retries if there was no answer, or one with status 408, 409, 429 or 5xx. The client waits before each
 * retry.
 */
const RETRIES = 2;
/** Maximum length of an answer, in characters. A normal answer, with a change to one line, is far shorter. */
const LONGEST = 4000;
const MOST_TOKENS = 400;

/**
 * A language model that is called through the official client library. The answer is read piece by piece, so that
 * reading stops when it is too long.
 */
export function openAiModel({ url, key, model, vendor, limit = LIMIT }: OpenAiModelOptions): LanguageModel {
  // The library's log is off, because our log must not contain children's programs.
  const client = new OpenAI({
    baseURL: url,
    apiKey: key,
    maxRetries: RETRIES,
    timeout: limit,
    logLevel: 'off',
    organization: null,
    project: null,
  });
  const ask = async (prompt: ModelPrompt, { signal: gone, mayAsk }: Asking): Promise<ModelAnswer> => {
    const time = AbortSignal.timeout(limit);
    const withdrawn = new AbortController();
    const checked = client.withOptions({
      // The library calls this function for every try. An aborted signal ends the tries.
      fetch: async (address, init) => {
        if (!(await mayAsk())) withdrawn.abort();
        return await fetch(address, init);
      },
    });
    try {
      return await answerOf(checked, model, prompt, AbortSignal.any([gone, time, withdrawn.signal]));
    } catch {
      // The library's error is not passed on, because it may quote the request.
      if (withdrawn.signal.aborted) return { ok: false, problem: 'withdrawn' };
      if (gone.aborted) return { ok: false, problem: 'cancelled' };
      return { ok: false, problem: time.aborted ? 'too_slow' : 'unavailable' };
    }
  };
  return { vendor, ask };
}

async function answerOf(
  client: OpenAI,
  model: string,
  { rules, question, answer }: ModelPrompt,
  signal: AbortSignal,
): Promise<ModelAnswer> {
  const pieces = await client.chat.completions.create(
    {
      model,
      stream: true,
      max_completion_tokens: MOST_TOKENS,
      // A vendor that supports this setting does not store the request.
      store: false,
      messages: [
        { role: 'system', content: rules },
        { role: 'user', content: question },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: { name: answer.name, schema: { ...answer.schema }, strict: true },
      },
    },
    { signal },
  );
  let text = '';
  let isWhole = false;
  for await (const { choices } of pieces) {
    const [choice] = choices;
    if (choice?.delta.refusal) return { ok: false, problem: 'refused' };
    if (choice?.finish_reason === 'content_filter') return { ok: false, problem: 'refused' };
    if (choice?.finish_reason === 'stop') isWhole = true;
    text += choice?.delta.content ?? '';
    if (text.length > LONGEST) return { ok: false, problem: 'unreadable' };
  }
  signal.throwIfAborted();
  return isWhole ? parsed(text) : { ok: false, problem: 'unreadable' };
}

/** Models on a site's own machines often ignore the requested format and put lines of backquotes around their JSON. */
const FENCE = /^\s*```(?:json)?\s*\n([\s\S]*?)\n\s*```\s*$/i;

function parsed(text: string): ModelAnswer {
  try {
    const value: unknown = JSON.parse(FENCE.exec(text)?.[1] ?? text);
    return { ok: true, value };
  } catch {
    return { ok: false, problem: 'unreadable' };
  }
}
