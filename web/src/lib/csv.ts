import Papa from 'papaparse';

/** Excel takes a file for UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as a CSV file that spreadsheets open as it is meant: what a learner wrote is never taken for a formula.
 * @param rows the first one is the head
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK +
  Papa.unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: true },
  );
