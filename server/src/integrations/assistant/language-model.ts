/** Why a model gave no answer. */
export const MODEL_PROBLEMS = [
  // The network, the key, a limit of the vendor, or an error of its server.
  'unavailable',
  // No whole answer within the time limit.
  'too_slow',
  // It declined to answer.
  'refused',
  // The answer is too long, or no JSON.
  'unreadable',
  // The page no longer waits.
  'cancelled',
  // It may not be asked any more.
  'withdrawn',
] as const;
export type ModelProblem = (typeof MODEL_PROBLEMS)[number];

export type ModelPrompt = {
  readonly rules: string;
  readonly question: string;
  /** Name and JSON schema of the wanted answer. */
  readonly answer: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> };
};

/** The JSON of an answer, still to be parsed by a schema. */
export type ModelAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: ModelProblem };

/** Who waits for an answer. */
export type Asking = {
  /** Fires when the page no longer waits. */
  readonly signal: AbortSignal;
  /** Whether the prompt may be sent; asked before each try, because an agreement can end between two. */
  readonly mayAsk: () => Promise<boolean>;
};

/** A language model at another company or in the same house. */
export type LanguageModel = {
  /** Its name for parents and schools: who sees the programs. */
  readonly vendor: string;
  /** Never rejects. */
  readonly ask: (prompt: ModelPrompt, asking: Asking) => Promise<ModelAnswer>;
};
