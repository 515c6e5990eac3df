import OpenAI from 'openai';
import type { Asking, LanguageModel, ModelAnswer, ModelPrompt } from './language-model.ts';

export type OpenAiModelOptions = {
  /** The address of a server that understands OpenAI's protocol: `https://models.school.org/v1`. */
  readonly url: string;
  readonly key: string;
  readonly model: string;
  readonly vendor: string;
  /** Time for a complete answer including retries, in milliseconds. */
  readonly limit?: number;
};

/** A child waits for the answer; the rule-based tutor needs a millisecond. */
const LIMIT = 12_000;
/** Retries of a request that got no answer, or a 408, 409, 429 or 5xx; the client waits between them. */
const RETRIES = 2;
/** Longest answer, in characters. A change of one line is far shorter. */
const LONGEST = 4000;
const MOST_TOKENS = 400;

/** A model behind the official client library. The answer is read piece by piece, so that a long one ends early. */
export function openAiModel({ url, key, model, vendor, limit = LIMIT }: OpenAiModelOptions): LanguageModel {
  // Our log never contains children's programs, so the library's log is off.
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
      // Every try calls this, and an aborted signal ends the tries.
      fetch: async (address, init) => {
        if (!(await mayAsk())) withdrawn.abort();
        return await fetch(address, init);
      },
    });
    try {
      return await answerOf(checked, model, prompt, AbortSignal.any([gone, time, withdrawn.signal]));
    } catch {
      // The library's errors may quote the request.
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
      // A vendor that knows this setting stores nothing.
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

/** Self-hosted models often ignore the requested format, and put their JSON between lines of backquotes. */
const FENCE = /^\s*```(?:json)?\s*\n([\s\S]*?)\n\s*```\s*$/i;

function parsed(text: string): ModelAnswer {
  try {
    const value: unknown = JSON.parse(FENCE.exec(text)?.[1] ?? text);
    return { ok: true, value };
  } catch {
    return { ok: false, problem: 'unreadable' };
  }
}
