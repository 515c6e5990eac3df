import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { OPENAPI_FILE } from './build/openapi-file.ts';
import { def, isNothing, pathParameters } from './call.ts';
import { type Json, openApiDocument } from './openapi.ts';
import { routes } from './routes.ts';

const document = openApiDocument(routes);

function at(value: Json | undefined, ...keys: string[]): Json | undefined {
  let found = value;
  for (const key of keys) {
    found = typeof found === 'object' && found !== null && !Array.isArray(found) ? found[key] : undefined;
  }
  return found;
}

test('the committed document is fresh; if not, run node contract/src/build/openapi.ts', () => {
  const committed: unknown = JSON.parse(readFileSync(OPENAPI_FILE, { encoding: 'utf8' }));
  expect(committed).toEqual(openApiDocument(routes));
});

test.each(Object.entries(routes))('%s is described with its parameters, body and answers', (name, call) => {
  const operation = at(document, 'paths', call.path, call.method.toLowerCase());
  expect(operation).toMatchObject({ operationId: name, summary: call.summary, 'x-mutates': call.mutates });
  const success = call.redirects ? '302' : isNothing(call.response) ? '204' : '200';
  expect(at(operation, 'responses', success)).toBeDefined();
  expect(at(operation, 'responses', '4XX')).toBeDefined();
  expect(at(operation, 'requestBody') === undefined).toBe(isNothing(call.body));
  const described = at(operation, 'parameters');
  const names = (Array.isArray(described) ? described : []).flatMap((p) =>
    at(p, 'in') === 'path' ? [at(p, 'name')] : [],
  );
  expect(names).toEqual(pathParameters(call.path));
});

test('every reference points to a component, and no two components share a name', () => {
  const text = JSON.stringify(document);
  const components = Object.keys(at(document, 'components', 'schemas') ?? {});
  const responses = Object.keys(at(document, 'components', 'responses') ?? {});
  const references = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map((match) => match[1]);
  expect(new Set(references)).toEqual(
    new Set([
      ...components.map((name) => `#/components/schemas/${name}`),
      ...responses.map((name) => `#/components/responses/${name}`),
    ]),
  );
  expect(components.filter((name) => !/^[A-Z]\w+$/.test(name))).toEqual([]);
});

const callWith = (path: `/api/${string}`, response: z.ZodType) =>
  def({ method: 'GET', path, summary: 'Returns a thing', response, who: ['anon'], mutates: false });

test('a schema with an id becomes a component, and two different ones cannot have the same id', () => {
  const hen = z.object({ name: z.string() }).meta({ id: 'Hen' });
  const made = openApiDocument({ one: callWith('/api/hen', hen), two: callWith('/api/hens', z.array(hen)) });
  expect(at(made, 'components', 'schemas', 'Hen')).toMatchObject({ type: 'object' });
  const answer = at(made, 'paths', '/api/hen', 'get', 'responses', '200', 'content', 'application/json');
  expect(answer).toEqual({ schema: { $ref: '#/components/schemas/Hen' } });
  const other = z.object({ eggs: z.number() }).meta({ id: 'Hen' });
  z.globalRegistry.remove(hen);
  expect(() =>
    openApiDocument({
      one: callWith('/api/hen', hen.meta({ id: 'Hen' })),
      two: callWith('/api/other', other),
    }),
  ).toThrow('Two schemas have the name Hen');
});
