import { z } from 'zod';
import { type Call, isNothing, pathParameters } from './call.ts';
import { errorAnswerSchema } from './errors.ts';

/** A value of a JSON document. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const jsonSchema: z.ZodType<Json> = z.json();
const jsonObjectSchema = z.record(z.string(), jsonSchema);

const DESCRIPTION =
  'Every call of the Hopcode pages. With the cookie, a call whose x-mutates is true needs the header x-requested-with: fetch; with a bearer token it does not.';

/**
 * The OpenAPI 3.1 document of a table of calls. Schemas with an id become components. The extension `x-who` says who
 * may make the call. `x-mutates` says that the call must come from a same-origin page. `x-fresh` says that the password
 * must have been entered in the last few minutes (`sometimes`: depends on the body).
 */
export function openApiDocument(routes: Readonly<Record<string, Call>>): JsonObject {
  const components: JsonObject = {};
  const paths: { [path: string]: JsonObject } = {};
  const failure = jsonContent(schemaOf(errorAnswerSchema, 'output', components));
  for (const [name, call] of Object.entries(routes)) {
    const operations = paths[call.path] ?? {};
    operations[call.method.toLowerCase()] = operation(name, call, components);
    paths[call.path] = operations;
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Hopcode', version: '1', description: DESCRIPTION },
    paths,
    components: {
      schemas: components,
      responses: {
        Refused: { description: 'Refused', content: failure },
        Failed: { description: 'Failed', content: failure },
      },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operation(name: string, call: Call, components: JsonObject): JsonObject {
  const open = call.who.some((who) => who === 'anon' || who === 'token' || who === 'hook');
  const empty = isNothing(call.response);
  const answer = empty
    ? { description: call.redirects ? 'Redirects to another address' : 'Done' }
    : { description: 'Success', content: contentOf(schemaOf(call.response, 'output', components)) };
  const described: JsonObject = {
    operationId: name,
    summary: call.summary,
    tags: [call.path.split('/')[2] ?? 'api'],
    parameters: [...parameters(call, 'path', components), ...parameters(call, 'query', components)],
    responses: {
      [call.redirects ? '302' : empty ? '204' : '200']: answer,
      '4XX': { $ref: '#/components/responses/Refused' },
      '5XX': { $ref: '#/components/responses/Failed' },
    },
    security: open ? [{}, { cookie: [] }, { bearer: [] }] : [{ cookie: [] }, { bearer: [] }],
    'x-who': [...call.who],
    'x-mutates': call.mutates,
    'x-fresh': typeof call.fresh === 'function' ? 'sometimes' : call.fresh,
  };
  if (!isNothing(call.body)) {
    described.requestBody = {
      required: !call.body.safeParse(undefined).success,
      content: jsonContent(schemaOf(call.body, 'input', components)),
    };
  }
  return described;
}

function parameters(call: Call, place: 'path' | 'query', components: JsonObject): Json[] {
  const schema = place === 'path' ? call.params : call.query;
  if (isNothing(schema)) return [];
  const whole = schemaOf(schema, 'input', components);
  const properties = jsonObjectSchema.parse(whole.properties ?? {});
  const required = z.array(z.string()).parse(whole.required ?? []);
  const names = place === 'path' ? pathParameters(call.path) : Object.keys(properties);
  return names.map((name) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: properties[name] ?? {},
  }));
}

const jsonContent = (schema: Json): JsonObject => ({ 'application/json': { schema } });

/** The content of an answer: JSON, or a file whose schema gives its media type. */
function contentOf(schema: JsonObject): JsonObject {
  const { contentMediaType } = schema;
  return typeof contentMediaType === 'string' ? { [contentMediaType]: { schema } } : jsonContent(schema);
}

/** The JSON schema of a part; named schemas move to the components. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: JsonObject): JsonObject {
  const { $schema: _, $defs, id, ...rest } = jsonObjectSchema.parse(moved(z.toJSONSchema(schema, { io })));
  for (const [name, definition] of Object.entries(jsonObjectSchema.parse($defs ?? {}))) {
    const { $schema: __, id: ___, ...body } = jsonObjectSchema.parse(definition);
    addComponent(components, name, body);
  }
  if (typeof id !== 'string') return rest;
  addComponent(components, id, rest);
  return { $ref: `#/components/schemas/${id}` };
}

function addComponent(components: JsonObject, name: string, body: JsonObject): void {
  const known = components[name];
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(body)) {
    throw new Error(`Two schemas have the name ${name}, or one differs between input and output`);
  }
  components[name] = body;
}

/**
 * The same schema, with references that point to the components. A recursive schema without an id is named Recursive.
 */
function moved(value: unknown): unknown {
  const text = JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(text.replaceAll(/(["/])__schema(\d+)"/g, '$1Recursive$2"'));
}
