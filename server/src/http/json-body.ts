import type { FastifyInstance } from 'fastify';
import { keepSignedBody } from './signed-body.ts';

/**
 * Accepts only JSON bodies. A form on another site can send plain text, but it cannot send JSON without permission.
 * An empty body is accepted, because some clients declare JSON and send no body.
 */
export function takeOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    keepSignedBody(request, text);
    if (text === '') return done(null);
    parse(request, text, (error, value) =>
      done(error, mayHaveLengths(text) ? withoutFalseLengths(value) : value),
    );
  });
}

const mayHaveLengths = (text: string): boolean => text.includes('length') || text.includes('\\u');

/**
 * Deletes every `length` that is an object or a list in a parsed body. The schema library compares `length` with a
 * number before it checks the type. For an object such as `{ "toString": 1 }` it would throw. Changes the value in
 * place. It uses a list instead of recursion, because a body may be nested deeper than the stack allows.
 */
function withoutFalseLengths(value: unknown): unknown {
  const rest: unknown[] = [value];
  while (rest.length > 0) {
    const one = rest.pop();
    if (typeof one !== 'object' || one === null) continue;
    if (!Array.isArray(one) && 'length' in one && typeof one.length === 'object') delete one.length;
    for (const part of Object.values(one)) if (typeof part === 'object') rest.push(part);
  }
  return value;
}
