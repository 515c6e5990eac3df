/** A refusal with one of Paddle's error codes. */
export type Refused = { readonly code: string };
export const isRefused = (answer: object): answer is Refused => 'code' in answer;
