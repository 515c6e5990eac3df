import type { Device } from '../sessions/session-store.ts';

type Names = readonly (readonly [sign: RegExp, name: string])[];

/** The first match wins: most browsers also claim to be Chrome, and Chrome to be Safari. */
const BROWSERS: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, 'Safari'],
];

/** Android claims to be Linux, an iPhone to be like a Mac. */
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

/** Browser and system of a `User-Agent` header. Only these names are stored, never the header. */
export function deviceOf(userAgent: string | undefined): Device {
  // A longer header is not from a browser.
  const text = (userAgent ?? '').slice(0, 512);
  return { browser: nameIn(BROWSERS, text), system: nameIn(SYSTEMS, text) };
}
