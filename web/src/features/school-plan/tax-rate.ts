/**
 * Reads the tax rate in a text, in hundredths of a percent: `19` is 1900, `8,1` is 810. Returns null for an empty text,
 * and undefined for any other text that is not a tax rate.
 */
export const taxRateOf = (text: string): number | null | undefined => {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(trimmed)) return undefined;
  const rate = Math.round(Number(trimmed.replace(',', '.')) * 100);
  return rate > 10_000 ? undefined : rate;
};

/** A tax rate as a percentage, formatted for the language: `19%`, `8,1 %`. */
export const formatTaxRate = (locale: string, rate: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000);
