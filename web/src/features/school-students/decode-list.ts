/**
 * The encodings of older spreadsheets, by the language of the page. All other languages use the Western European one.
 */
const LEGACY: Readonly<Record<string, string>> = {
  ar: 'windows-1256',
  bg: 'windows-1251',
  cs: 'windows-1250',
  el: 'windows-1253',
  he: 'windows-1255',
  hu: 'windows-1250',
  ja: 'shift_jis',
  ko: 'euc-kr',
  pl: 'windows-1250',
  ro: 'windows-1250',
  ru: 'windows-1251',
  th: 'windows-874',
  tr: 'windows-1254',
  uk: 'windows-1251',
  vi: 'windows-1258',
  zh: 'gb18030',
};

/** Whether a file is a workbook or another binary file. `.xlsx` and `.ods` files are ZIP archives. */
const isNoText = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03) || bytes.includes(0);

/**
 * Decodes a list that a spreadsheet has saved. It may be in UTF-8, in UTF-16 with a byte order mark, or in the older
 * encoding of the page's language. Returns undefined for a file that is not text, for example a workbook.
 */
export const decodeList = (bytes: Uint8Array, locale: string): string | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (isNoText(bytes)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(LEGACY[locale] ?? 'windows-1252').decode(bytes);
  }
};
