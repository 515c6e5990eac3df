/** A refusal with Paddle's code. */
export type Refused = { readonly code: string };
export const isRefused = (answer: object): answer is Refused => 'code' in answer;
