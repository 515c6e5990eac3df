import type { KeyboardName, LayoutRepair } from '@hopcode/python-runner/keyboard/layouts';
import type { Repair } from '@hopcode/python-runner/keyboard/repair';

/**
 * What the keyboard did to a program: it typed symbols that Python does not accept, or text in another layout. Includes
 * the repaired program.
 */
export type KeyboardFinding =
  | { readonly kind: 'signs'; readonly repairs: readonly Repair[]; readonly source: string }
  | { readonly kind: 'layout'; readonly layout: KeyboardName; readonly source: string };

const NON_ASCII = /[^\0-\x7f]/;

/**
 * Whether a program can contain symbols that a keyboard typed by mistake. Most programs cannot, and the checks are not
 * loaded for them.
 */
const mayHaveSlips = (code: string): boolean => NON_ASCII.test(code);

const layoutOf = (repair: LayoutRepair | undefined): KeyboardFinding | undefined =>
  repair && { kind: 'layout', layout: repair.layout, source: repair.source };

/**
 * Looks for a wrong keyboard layout, then for symbols that Python does not accept. Returns undefined if the program is
 * fine, or if the checks cannot be loaded.
 */
export const checkKeyboard = async (code: string): Promise<KeyboardFinding | undefined> => {
  if (!mayHaveSlips(code)) return undefined;
  try {
    const [{ repairLayout }, { repairPunctuation }] = await Promise.all([
      import('@hopcode/python-runner/keyboard/layouts'),
      import('@hopcode/python-runner/keyboard/repair'),
    ]);
    const layout = layoutOf(repairLayout(code));
    if (layout) return layout;
    const { source, repairs } = repairPunctuation(code);
    return repairs.length === 0 ? undefined : { kind: 'signs', repairs, source };
  } catch (error) {
    console.warn('The keyboard check could not be loaded.', error);
    return undefined;
  }
};

export type SignKind = 'quotes' | 'spaces' | 'digits' | 'signs';

const kindOf = ({ to }: Repair): SignKind => {
  if (to === '"' || to === "'") return 'quotes';
  if (to === ' ' || to === '') return 'spaces';
  return /^\d$/.test(to) ? 'digits' : 'signs';
};

/** The kind of the replaced symbols, and the lines with them. */
export const summaryOf = (repairs: readonly Repair[]): { kind: SignKind; lines: readonly number[] } => {
  const kinds = new Set(repairs.map(kindOf));
  const [only] = kinds;
  return {
    kind: kinds.size === 1 && only ? only : 'signs',
    lines: [...new Set(repairs.map(({ line }) => line))].sort((a, b) => a - b),
  };
};
