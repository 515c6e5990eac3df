import { afterEach, expect, test } from 'vitest';
import { type ModelReply, type ModelServer, startModelServer } from '../../testing/model-server.ts';
import { openAiModel } from './open-ai-model.ts';

let server: ModelServer | undefined;
afterEach(() => server?.stop());

const PROMPT = {
  rules: 'RULES',
  question: 'QUESTION',
  answer: { name: 'change', schema: { type: 'object' } },
};

const modelWith = async (reply: (body: string, count: number) => ModelReply, limit = 5000) => {
  server = await startModelServer(reply);
  return openAiModel({ url: server.url, key: 'secret', model: 'owl-1', vendor: 'Owl Ltd', limit });
};
const never = () => ({ signal: new AbortController().signal, mayAsk: async () => true });

test.each<[string, ModelReply, object]>([
  ['a streamed answer', { says: '{"kind": "none"}' }, { ok: true, value: { kind: 'none' } }],
  [
    'an answer in a fence',
    { says: '```json\n{"kind": "none"}\n```\n' },
    { ok: true, value: { kind: 'none' } },
  ],
  ['an answer in a bare fence', { says: '```\n1\n```' }, { ok: true, value: 1 }],
  ['a fence within words', { says: 'Here:\n```json\n1\n```' }, { ok: false, problem: 'unreadable' }],
  ['no JSON', { says: 'Sure! Here is the solution.' }, { ok: false, problem: 'unreadable' }],
  ['half of the JSON', { says: '{"kind": "no' }, { ok: false, problem: 'unreadable' }],
  ['an answer without an end', { says: 'a'.repeat(10_000) }, { ok: false, problem: 'unreadable' }],
  ['a refusal', { refuses: 'I cannot help with that.' }, { ok: false, problem: 'refused' }],
  ['a wrong key', { status: 401 }, { ok: false, problem: 'unavailable' }],
  ['a server that is broken', { status: 500 }, { ok: false, problem: 'unavailable' }],
])('%s', async (_, reply, expected) => {
  const model = await modelWith(() => reply);
  expect(await model.ask(PROMPT, never())).toEqual(expected);
});

test('a broken server is asked again, and its second answer counts', async () => {
  const model = await modelWith((_, count) => (count === 0 ? { status: 503 } : { says: '1' }));
  expect(await model.ask(PROMPT, never())).toEqual({ ok: true, value: 1 });
  expect(server?.received).toHaveLength(2);
});

test('a broken server is not asked again once the agreement has ended', async () => {
  const model = await modelWith(() => ({ status: 503 }));
  const mayAsk = async () => server?.received.length === 0;
  expect(await model.ask(PROMPT, { ...never(), mayAsk })).toEqual({ ok: false, problem: 'withdrawn' });
  expect(server?.received).toHaveLength(1);
});

test('an answer that does not end in time is too slow', async () => {
  const model = await modelWith(() => ({ hangsAfter: '{"kind"' }), 50);
  expect(await model.ask(PROMPT, never())).toEqual({ ok: false, problem: 'too_slow' });
  await server?.left;
});

test('leaving the page ends the request', async () => {
  const page = new AbortController();
  const model = await modelWith(() => {
    page.abort();
    return { hangsAfter: '{"kind"' };
  });
  expect(await model.ask(PROMPT, { ...never(), signal: page.signal })).toEqual({
    ok: false,
    problem: 'cancelled',
  });
  await server?.left;
});

test('a server that does not answer is unavailable', async () => {
  const model = await modelWith(() => ({ says: '' }));
  await server?.stop();
  server = undefined;
  expect(await model.ask(PROMPT, never())).toEqual({ ok: false, problem: 'unavailable' });
});

test('the request has the model, the prompt and the wanted shape, and nothing else of ours', async () => {
  const model = await modelWith(() => ({ says: '1' }));
  await model.ask(PROMPT, never());
  const body: unknown = JSON.parse(server?.received[0]?.body ?? '');
  expect(body).toEqual({
    model: 'owl-1',
    stream: true,
    store: false,
    max_completion_tokens: 400,
    messages: [
      { role: 'system', content: 'RULES' },
      { role: 'user', content: 'QUESTION' },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'change', schema: { type: 'object' }, strict: true },
    },
  });
});
