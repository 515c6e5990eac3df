/**
 * Freezes the built-in objects of the language: a replaced `Array.prototype.every` would change the engine's decisions.
 * Works like SES and Node's `--frozen-intrinsics`: freezes everything reachable from globals, and the prototypes that
 * no global names. The other measures of SES and Node are not needed: they are against untrusted JavaScript, and none
 * runs here.
 */

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Values whose prototypes no global names: async functions, generators and iterators. */
const hiddenIntrinsics = (): object[] => [
  async () => undefined,
  function* steps() {},
  async function* steps() {},
  [][Symbol.iterator](),
  new Map()[Symbol.iterator](),
  new Set()[Symbol.iterator](),
  ''[Symbol.iterator](),
  ''.matchAll(/a/g),
  (function* steps() {})(),
  (async function* steps() {})(),
];

/**
 * Every object reachable from a list of objects by property, accessor or prototype, without calling anything.
 */
const reachableFrom = (roots: readonly object[]): Set<object> => {
  const found = new Set<object>();
  const waiting: unknown[] = [...roots];
  while (waiting.length > 0) {
    const object = waiting.pop();
    if (!isObject(object) || found.has(object) || object === globalThis) continue;
    found.add(object);
    waiting.push(Object.getPrototypeOf(object));
    for (const key of Reflect.ownKeys(object)) {
      const property = Reflect.getOwnPropertyDescriptor(object, key);
      if (property) waiting.push(property.value, property.get, property.set);
    }
  }
  return found;
};

/**
 * Properties that code overrides in its own objects by assignment; a frozen data property would refuse the assignment.
 */
const OVERRIDDEN: readonly (readonly [owner: object, keys: readonly string[]])[] = [
  [Object.prototype, ['constructor', 'toString', 'valueOf']],
  [Function.prototype, ['toString']],
  ...[Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError, AggregateError].map(
    ({ prototype }) => [prototype, ['constructor', 'message', 'name', 'toString']] as const,
  ),
];

/**
 * Replaces a value with an accessor, so that an assignment to an inheriting object defines a property of that object.
 */
const allowOverride = (owner: object, key: string): void => {
  const property = Reflect.getOwnPropertyDescriptor(owner, key);
  if (!property || !('value' in property)) return;
  const { value, enumerable = false } = property;
  Object.defineProperty(owner, key, {
    get: () => value,
    set(this: object, given: unknown) {
      if (this === owner) throw new TypeError(`Cannot assign to the frozen property ${key}`);
      Object.defineProperty(this, key, {
        value: given,
        writable: true,
        enumerable: true,
        configurable: true,
      });
    },
    enumerable,
    configurable: true,
  });
};

/** The interpreter sets this property while it creates an error. No decision depends on it. */
const STAYS_WRITABLE = 'stackTraceLimit';

const freeze = (object: object): void => {
  // A typed array cannot be frozen. Such an array is never an intrinsic, so it is skipped.
  if (ArrayBuffer.isView(object)) return;
  if (object !== Error) {
    Object.freeze(object);
    return;
  }
  for (const key of Reflect.ownKeys(object))
    if (key !== STAYS_WRITABLE) Object.defineProperty(object, key, { configurable: false, writable: false });
  Object.preventExtensions(object);
};

/**
 * The globals of the language, and those of the platform that the interpreter and the worker use. Other globals are
 * skipped, because a browser creates each of its thousand classes only when code reads it.
 */
const GLOBALS: readonly string[] = (
  'AggregateError Array ArrayBuffer Atomics BigInt BigInt64Array BigUint64Array Boolean DataView Date Error EvalError ' +
  'FinalizationRegistry Float16Array Float32Array Float64Array Function Int16Array Int32Array Int8Array Intl Iterator ' +
  'JSON Map Math Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Set SharedArrayBuffer String ' +
  'SuppressedError Symbol SyntaxError TypeError URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap ' +
  'WeakRef WeakSet WebAssembly decodeURI decodeURIComponent encodeURI encodeURIComponent escape eval isFinite isNaN ' +
  'parseFloat parseInt unescape clearTimeout queueMicrotask setTimeout structuredClone EventTarget MessageEvent ' +
  'MessagePort TextDecoder TextEncoder'
).split(' ');

/** Makes the globals themselves constant. The global object accepts new names, which no code here reads. */
const freezeGlobals = (): void => {
  for (const name of GLOBALS) {
    const property = Reflect.getOwnPropertyDescriptor(globalThis, name);
    if (property?.configurable && isObject(property.value))
      Object.defineProperty(globalThis, name, { configurable: false, writable: false });
  }
};

/** Freezes the intrinsics of this realm permanently, so it needs its own worker. */
export const freezeIntrinsics = (): void => {
  for (const [owner, keys] of OVERRIDDEN) for (const key of keys) allowOverride(owner, key);
  const globals = GLOBALS.map((name): unknown => Reflect.get(globalThis, name)).filter(isObject);
  const objects = reachableFrom([...globals, performance, crypto, ...hiddenIntrinsics()]);
  for (const object of objects) freeze(object);
  freezeGlobals();
};
