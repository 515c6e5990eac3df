import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

/** A value in a request, as JSON allows it. */
export type Sample = null | boolean | number | string | Sample[] | { [key: string]: Sample };

const schemaSchema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.json().optional(),
  enum: z.array(z.json()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  /** For a list of fixed length: the schema of each item. */
  prefixItems: z.array(z.unknown()).optional(),
  minItems: z.number().optional(),
  minLength: z.number().optional(),
  minimum: z.number().optional(),
  format: z.string().optional(),
  $ref: z.string().optional(),
  $defs: z.record(z.string(), z.unknown()).optional(),
});

/**
 * Creates a value for a part of a call, with all optional fields. Known field names get known values; all others get
 * the simplest value that the schema allows.
 */
export function sampleOf(schema: z.ZodType, known: Readonly<Record<string, Sample>>): Sample {
  const whole = schemaSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const defs = whole.$defs ?? {};
  const sample = (value: unknown, name: string): Sample => {
    const { $ref: ref, ...node } = schemaSchema.parse(value);
    if (ref !== undefined) return ref === '#' ? null : sample(defs[ref.split('/').at(-1) ?? ''] ?? {}, name);
    const known_ = known[name];
    if (known_ !== undefined) return node.type === 'array' && !Array.isArray(known_) ? [known_] : known_;
    if (node.const !== undefined) return node.const;
    const [option] = node.enum ?? [];
    if (option !== undefined) return option;
    const [choice] = node.anyOf ?? node.oneOf ?? node.allOf ?? [];
    if (choice !== undefined) return sample(choice, name);
    switch (Array.isArray(node.type) ? node.type[0] : node.type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(node.properties ?? {}).map(([key, one]) => [key, sample(one, key)]),
        );
      case 'array':
        if (node.prefixItems) return node.prefixItems.map((item) => sample(item, ''));
        return Array.from({ length: Math.max(1, node.minItems ?? 0) }, () => sample(node.items ?? {}, ''));
      case 'integer':
      case 'number':
        return Math.max(1, node.minimum ?? 1);
      case 'boolean':
        return true;
      case 'null':
        return null;
      default:
        return TEXTS[node.format ?? ''] ?? 'x'.repeat(Math.max(8, node.minLength ?? 0));
    }
  };
  return sample(whole, '');
}

const TEXTS: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  email: 'person@home.test',
  'date-time': '2026-01-01T00:00:00.000Z',
  uri: 'https://hop.test/',
};

/** Returns copies of a value. In each copy, one value, list or object is replaced. */
export function replacedOnce(value: Sample, by: readonly Sample[]): Sample[] {
  const here = by.filter((one) => !isDeepStrictEqual(one, value));
  if (Array.isArray(value))
    return [
      ...here,
      ...value.flatMap((one, at) => replacedOnce(one, by).map((changed) => value.with(at, changed))),
    ];
  if (typeof value !== 'object' || value === null) return here;
  const within = Object.entries(value).flatMap(([key, one]) =>
    replacedOnce(one, by).map((changed) => ({ ...value, [key]: changed })),
  );
  return [...here, ...within];
}
