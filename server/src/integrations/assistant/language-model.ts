/** The reasons why a model gave no answer. */
export const MODEL_PROBLEMS = [
  // The network or the vendor's server has failed, the key is not valid, or a limit of the vendor was reached.
  'unavailable',
  // There was no complete answer within the time limit.
  'too_slow',
  // The model declined to answer.
  'refused',
  // The answer is too long or is not JSON.
  'unreadable',
  // The person has left the page.
  'cancelled',
  // The family or school has withdrawn its agreement.
  'withdrawn',
] as const;
export type ModelProblem = (typeof MODEL_PROBLEMS)[number];

export type ModelPrompt = {
  readonly rules: string;
  readonly question: string;
  /** The name and the JSON schema of the expected answer. */
  readonly answer: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> };
};

/** The model's answer as JSON. The caller must still check it against a schema. */
export type ModelAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: ModelProblem };

/** The conditions for asking one question. */
export type Asking = {
  /** Aborted when the person has left the page. */
  readonly signal: AbortSignal;
  /** Whether the prompt may be sent. This is asked before each try, because an agreement can end between two tries. */
  readonly mayAsk: () => Promise<boolean>;
};

/** A language model of another company or on the site's own machines. */
export type LanguageModel = {
  /** The name of the company that gets the programs, as parents and schools read it. */
  readonly vendor: string;
  /** The promise never rejects. */
  readonly ask: (prompt: ModelPrompt, asking: Asking) => Promise<ModelAnswer>;
};
