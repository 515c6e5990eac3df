import { z } from 'zod';

/**
 * The events of rrweb that a recording may contain, without any word of a page. Parsing masks the events: a star
 * replaces every symbol of a text, and only listed attributes stay. The page parses events before it sends them, and
 * the server parses what it gets, so that nothing else is ever stored.
 */

/** Elements that are stored without contents: the page does not show their text. */
const EMPTY = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'title',
  'iframe',
  'object',
  'embed',
  'canvas',
]);

/** Enumerated values of our components; never a name. */
const WORD = /^[\w -]{0,200}$/;
const CLASSES = /^[\w -]{0,2000}$/;
/** Numbers and units of styles and drawings. Quotes are not allowed, because a quoted text could contain words. */
const DRAWING = /^[\w\s:;.,()%#*+/-]{0,5000}$/;
const OWN_STYLES = /^(?:https?:\/\/[^/?#]+)?(\/assets\/[\w./-]+\.css)$/;

const ATTRIBUTES: ReadonlyMap<string, RegExp> = new Map([
  ...['dir', 'lang', 'role', 'hidden', 'disabled', 'open', 'checked', 'selected', 'colspan', 'rowspan'].map(
    (name) => [name, WORD] as const,
  ),
  ...['aria-hidden', 'aria-expanded', 'aria-selected', 'aria-checked', 'aria-current', 'aria-disabled'].map(
    (name) => [name, WORD] as const,
  ),
  ...['data-variant', 'data-size', 'data-active', 'data-mantine-color-scheme', 'data-position'].map(
    (name) => [name, WORD] as const,
  ),
  ...['rr_width', 'rr_height', 'rr_scrollTop', 'rr_scrollLeft'].map((name) => [name, WORD] as const),
  ['class', CLASSES],
  // The only links that a recording needs are those to style sheets. All other links lose their address.
  ['rel', /^stylesheet$/],
  ...[
    'style',
    'viewBox',
    'd',
    'points',
    'width',
    'height',
    'x',
    'y',
    'x1',
    'x2',
    'y1',
    'y2',
    'cx',
    'cy',
    'r',
    'rx',
  ].map((name) => [name, DRAWING] as const),
  ...['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'transform', 'opacity'].map(
    (name) => [name, DRAWING] as const,
  ),
]);

type Attribute = string | number | boolean | null;

/** An attribute as it may be stored; undefined to drop it. */
function maskedAttribute(name: string, value: unknown): Attribute | undefined {
  if (name === 'href') return typeof value === 'string' ? OWN_STYLES.exec(value)?.[1] : undefined;
  const pattern = ATTRIBUTES.get(name);
  if (pattern === undefined) return undefined;
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (typeof value !== 'string' || !pattern.test(value) || /url/i.test(value)) return undefined;
  return value;
}

const attributesSchema = z.record(z.string().max(100), z.unknown()).transform((given) =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const masked = maskedAttribute(name, value);
      return masked === undefined ? [] : [[name, masked] as const];
    }),
  ),
);

/** Every symbol becomes a star; spaces stay, so that lines break in the same places. */
export const maskedText = (text: string): string => text.replaceAll(/\S/gu, '*');

const textSchema = z.string().max(50_000).transform(maskedText);
const id = z.int().min(-1).max(1_000_000);
const size = z.number().min(-100_000).max(1_000_000);
const tagName = z.string().regex(/^[a-zA-Z][a-zA-Z0-9-]{0,40}$/);

export type MaskedNode =
  | { readonly type: 0; readonly id: number; readonly childNodes: readonly MaskedNode[] }
  | {
      readonly type: 1;
      readonly id: number;
      readonly name: string;
      readonly publicId: string;
      readonly systemId: string;
    }
  | {
      readonly type: 2;
      readonly id: number;
      readonly tagName: string;
      readonly attributes: Readonly<Record<string, Attribute>>;
      readonly childNodes: readonly MaskedNode[];
      readonly isSVG?: true | undefined;
    }
  | { readonly type: 3 | 4 | 5; readonly id: number; readonly textContent: string };

const childNodes = z.lazy(() => z.array(nodeSchema).max(5000));
const nodeSchema: z.ZodType<MaskedNode> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal(0), id, childNodes }),
    z
      .object({ type: z.literal(1), id })
      .transform((node) => ({ ...node, name: 'html', publicId: '', systemId: '' })),
    z
      .object({
        type: z.literal(2),
        id,
        tagName,
        attributes: attributesSchema,
        childNodes,
        isSVG: z.literal(true).optional(),
      })
      .transform((node) => (EMPTY.has(node.tagName.toLowerCase()) ? { ...node, childNodes: [] } : node)),
    z.object({ type: z.literal(3), id, textContent: textSchema }),
    z.object({ type: z.literal(4), id }).transform((node) => ({ ...node, textContent: '' })),
    z.object({ type: z.literal(5), id }).transform((node) => ({ ...node, textContent: '' })),
  ]),
);

const movesSchema = z
  .array(z.object({ x: size, y: size, id, timeOffset: z.number().min(-100_000).max(0) }))
  .max(2000);

/**
 * The sources of rrweb events that are stored: changes to the page, and actions of the person. Events from other
 * sources, such as canvases, are not stored.
 */
const changeSchema = z.discriminatedUnion('source', [
  z.object({
    source: z.literal(0),
    texts: z.array(z.object({ id, value: textSchema.nullable() })).max(5000),
    attributes: z.array(z.object({ id, attributes: attributesSchema })).max(5000),
    removes: z.array(z.object({ parentId: id, id })).max(5000),
    adds: z.array(z.object({ parentId: id, nextId: id.nullable(), node: nodeSchema })).max(5000),
  }),
  z.object({ source: z.literal(1), positions: movesSchema }),
  z.object({
    source: z.literal(2),
    type: z.int().min(0).max(20),
    id,
    x: size.optional(),
    y: size.optional(),
    pointerType: z.int().min(0).max(5).optional(),
  }),
  z.object({ source: z.literal(3), id, x: size, y: size }),
  z.object({ source: z.literal(4), width: size, height: size }),
  z
    .object({ source: z.literal(5), id, isChecked: z.boolean() })
    .transform((input) => ({ ...input, text: '' })),
  z.object({ source: z.literal(6), positions: movesSchema }),
]);

const timestamp = z.int().min(0).max(8_640_000_000_000_000);

export const maskedEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal(2),
    timestamp,
    data: z.object({ node: nodeSchema, initialOffset: z.object({ top: size, left: size }) }),
  }),
  z.object({ type: z.literal(3), timestamp, data: changeSchema }),
  z
    .object({ type: z.literal(4), timestamp, data: z.object({ width: size, height: size }) })
    // The address of a page can contain ids and codes.
    .transform((event) => ({ ...event, data: { ...event.data, href: 'about:blank' } })),
]);
export type MaskedEvent = z.output<typeof maskedEventSchema>;

/** The event without words; undefined for an event that is not stored. */
export const maskedEvent = (event: unknown): MaskedEvent | undefined =>
  isShallow(event) ? maskedEventSchema.safeParse(event).data : undefined;

/** Deepest nesting of an event: a node needs two levels. */
const DEEPEST = 300;

/** Whether the nesting of a value is shallow enough that parsing it cannot overflow the stack. */
export function isShallow(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    if (level.length === 0) return true;
  }
  return false;
}
