/** Hyphens of other scripts and of word processors; a Hebrew keyboard types the maqaf. */
const HYPHENS = /[\u058A\u05BE\u2010-\u2015\u30A0\uFE58\uFE63\uFF0D]/gu;

/** A name in which the ASCII hyphen replaces all other hyphens. */
export const withPlainHyphens = (name: string): string => name.replaceAll(HYPHENS, '-');
