import type { FastifyInstance } from 'fastify';
import { keepSignedBody } from './signed-body.ts';

/**
 * Accepts only JSON bodies: without permission, a form on another site can send plain text, but not JSON. Some clients
 * declare JSON and send no body.
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
 * Removes every `length` that is an object or a list from a parsed body. The schema library compares `length` with a
 * number before it checks the type, and throws for an object like `{ "toString": 1 }`. Changes the value in place. It
 * is iterative, because a body may be nested deeper than the stack.
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
