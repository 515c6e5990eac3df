import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { LanguageModel, ModelPrompt } from '@hopcode/server/integrations/assistant/language-model';
import { z } from 'zod';

const RECORDING = new URL('../../recordings/model-tips.json', import.meta.url);

const recordingSchema = z.object({
  written: z.string(),
  answers: z.array(z.object({ level: z.string(), prompt: z.string(), answer: z.unknown() })),
});

/** The key of a prompt in the recording: a prompt that changes by one letter has another one. */
export const promptKey = ({ rules, question }: ModelPrompt): string =>
  createHash('sha256').update(`${rules}\n${question}`).digest('hex').slice(0, 16);

/** A model that says what was recorded. A prompt without an answer counts as a vendor that cannot be reached. */
export const recordedModel = (): LanguageModel => {
  const { answers } = recordingSchema.parse(JSON.parse(readFileSync(RECORDING, 'utf8')));
  const known = new Map(answers.map(({ prompt, answer }) => [prompt, answer]));
  return {
    vendor: 'the recording',
    ask: async (prompt) => {
      const key = promptKey(prompt);
      return known.has(key) ? { ok: true, value: known.get(key) } : { ok: false, problem: 'unavailable' };
    },
  };
};
