import { FILLER_NAMES } from '../filler-names.ts';
import {
  importedFunctions,
  joined,
  moduleOf,
  numberBytes,
  readerOf,
  readNumber,
  SECTIONS,
  type Section,
  sectionsOf,
  sectionWith,
  withItems,
} from './wasm-binary.ts';

/** A function type: one number of 32 bits, no result. */
const TYPE = [0x60, 1, 0x7f, 0];

/** block, local.get 0, i32.eqz, br_if 0: leaves the block if the argument is 0. */
const LEAVE_FOR_ZERO = [0x02, 0x40, 0x20, 0, 0x45, 0x0d, 0];

/** Three times local.get 0, memory.fill. */
const FILL = [0x20, 0, 0x20, 0, 0x20, 0, 0xfc, 11, 0];

/** How often a filler contains `memory.fill`, which Chromium translates to 52 bytes (ARM) or 120 bytes (Intel). */
const FILLS = 1000;

const END = 0x0b;
const FUNCTION_KIND = 0;

/** The body of a filler: no variables, and much code that a call with 0 skips. */
const BODY = joined([[0], LEAVE_FOR_ZERO, ...Array.from({ length: FILLS }, () => FILL), [END, END]]);

const lengthOf = (section: Section): number => readNumber(readerOf(section.data));

/**
 * Adds functions to a module that are large and do nothing when called with 0, and exports them with `FILLER_NAMES`.
 * Chromium stores compiled code for the next visit only once it has compiled 1 MB of it. The worker calls these
 * functions so that Chromium compiles them too, and reaches the megabyte (docs/decisions/0126).
 */
export const addFillerFunctions = (module: Uint8Array): Uint8Array<ArrayBuffer> => {
  const sections = sectionsOf(module);
  const type = lengthOf(sectionWith(sections, SECTIONS.types));
  const first = importedFunctions(sections) + lengthOf(sectionWith(sections, SECTIONS.functions));
  const added: Readonly<Record<number, readonly (Uint8Array | readonly number[])[]>> = {
    [SECTIONS.types]: [TYPE],
    [SECTIONS.functions]: FILLER_NAMES.map(() => numberBytes(type)),
    [SECTIONS.exports]: FILLER_NAMES.map((name, index) => [
      ...numberBytes(name.length),
      ...Buffer.from(name),
      FUNCTION_KIND,
      ...numberBytes(first + index),
    ]),
    [SECTIONS.code]: FILLER_NAMES.map(() => joined([numberBytes(BODY.length), BODY])),
  };
  return moduleOf(
    module,
    sections.map((section) => {
      const items = added[section.id];
      return items ? { id: section.id, data: withItems(section, items) } : section;
    }),
  );
};
