import type { Device } from '../sessions/session-store.ts';

type Names = readonly (readonly [sign: RegExp, name: string])[];

/** The first match counts, because most browsers also claim to be Chrome, and Chrome claims to be Safari. */
const BROWSERS: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, 'Safari'],
];

/**
 * Android also claims to be Linux, and an iPhone claims to be like a Mac, so both are listed before Linux and macOS.
 */
const SYSTEMS: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: Names, text: string): string | null =>
  names.find(([sign]) => sign.test(text))?.[1] ?? null;

/**
 * The names of the browser and the system in a `User-Agent` header. Only these names are stored, never the header
 * itself.
 */
export function deviceOf(userAgent: string | undefined): Device {
  // A longer header does not come from a browser.
  const text = (userAgent ?? '').slice(0, 512);
  return { browser: nameIn(BROWSERS, text), system: nameIn(SYSTEMS, text) };
}
