/** A refusal with a code of Paddle's. */
export type Refused = { readonly code: string };
export const isRefused = (answer: object): answer is Refused => 'code' in answer;
