import Papa from 'papaparse';

/** Excel reads a file as UTF-8 only if it starts with this character. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Formats rows as a CSV file that spreadsheets open correctly. Text from a learner is never treated as a formula.
 * @param rows the first row is the header
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK +
  Papa.unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: true },
  );
