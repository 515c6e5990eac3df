/** Why a model gave no answer. */
export const MODEL_PROBLEMS = [
  // The network, the key or a limit of the vendor, or an error of the vendor's server.
  'unavailable',
  // No complete answer within the time limit.
  'too_slow',
  // The model declined to answer.
  'refused',
  // The answer is too long, or no JSON.
  'unreadable',
  // The page has gone.
  'cancelled',
  // The agreement has ended.
  'withdrawn',
] as const;
export type ModelProblem = (typeof MODEL_PROBLEMS)[number];

export type ModelPrompt = {
  readonly rules: string;
  readonly question: string;
  /** Name and JSON schema of the expected answer. */
  readonly answer: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> };
};

/** The answer as JSON. The caller still has to check it against a schema. */
export type ModelAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: ModelProblem };

/** The conditions of one question. */
export type Asking = {
  /** Fires when the page has gone. */
  readonly signal: AbortSignal;
  /** Whether the prompt may be sent; asked before each try, because an agreement can end between two tries. */
  readonly mayAsk: () => Promise<boolean>;
};

/** A language model, at another company or on the site's own machines. */
export type LanguageModel = {
  /** The name that parents and schools see: this company sees the programs. */
  readonly vendor: string;
  /** The promise never rejects. */
  readonly ask: (prompt: ModelPrompt, asking: Asking) => Promise<ModelAnswer>;
};
