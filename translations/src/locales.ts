/**
 * The languages of the interface and of the courses (platform.md section 1). The specification lists 30 languages, but
 * counts 29 in one place; all 30 are here.
 */
export type Locale = {
  /** First path segment of an address and name of the folder of words. */
  readonly code: string;
  /** English name, as `change-language` sends it. */
  readonly name: string;
  readonly native_name: string;
  readonly flag_emoji: string;
  readonly dir: 'ltr' | 'rtl';
};

export const DEFAULT_LOCALE = 'en';

const ltr = (code: string, name: string, native_name: string, flag_emoji: string): Locale => ({
  code,
  name,
  native_name,
  flag_emoji,
  dir: 'ltr',
});
const rtl = (code: string, name: string, native_name: string, flag_emoji: string): Locale => ({
  code,
  name,
  native_name,
  flag_emoji,
  dir: 'rtl',
});

/** The source language, and the fallback for unknown languages. */
export const ENGLISH: Locale = ltr(DEFAULT_LOCALE, 'English', 'English', '🇬🇧');

/** Every language, in the order of the language menu. Norwegian is Bokmål under its general code `no`. */
export const LOCALES: readonly Locale[] = [
  ENGLISH,
  ltr('es', 'Spanish', 'Español', '🇪🇸'),
  ltr('fr', 'French', 'Français', '🇫🇷'),
  ltr('de', 'German', 'Deutsch', '🇩🇪'),
  ltr('zh', 'Chinese', '中文', '🇨🇳'),
  rtl('he', 'Hebrew', 'עברית', '🇮🇱'),
  rtl('ar', 'Arabic', 'العربية', '🇸🇦'),
  ltr('uk', 'Ukrainian', 'Українська', '🇺🇦'),
  ltr('pt', 'Portuguese', 'Português', '🇵🇹'),
  ltr('hi', 'Hindi', 'हिन्दी', '🇮🇳'),
  ltr('ja', 'Japanese', '日本語', '🇯🇵'),
  ltr('it', 'Italian', 'Italiano', '🇮🇹'),
  ltr('ko', 'Korean', '한국어', '🇰🇷'),
  ltr('nl', 'Dutch', 'Nederlands', '🇳🇱'),
  ltr('sv', 'Swedish', 'Svenska', '🇸🇪'),
  ltr('pl', 'Polish', 'Polski', '🇵🇱'),
  ltr('ru', 'Russian', 'Русский', '🇷🇺'),
  ltr('da', 'Danish', 'Dansk', '🇩🇰'),
  ltr('fi', 'Finnish', 'Suomi', '🇫🇮'),
  ltr('no', 'Norwegian', 'Norsk', '🇳🇴'),
  ltr('tr', 'Turkish', 'Türkçe', '🇹🇷'),
  ltr('el', 'Greek', 'Ελληνικά', '🇬🇷'),
  ltr('th', 'Thai', 'ไทย', '🇹🇭'),
  ltr('cs', 'Czech', 'Čeština', '🇨🇿'),
  ltr('hu', 'Hungarian', 'Magyar', '🇭🇺'),
  ltr('ro', 'Romanian', 'Română', '🇷🇴'),
  ltr('bg', 'Bulgarian', 'Български', '🇧🇬'),
  ltr('id', 'Indonesian', 'Bahasa Indonesia', '🇮🇩'),
  ltr('ms', 'Malay', 'Bahasa Melayu', '🇲🇾'),
  ltr('vi', 'Vietnamese', 'Tiếng Việt', '🇻🇳'),
];

const BY_CODE: ReadonlyMap<string, Locale> = new Map(LOCALES.map((locale) => [locale.code, locale]));

/** The language whose code is `code`, exactly as written in addresses; undefined if there is none. */
export const localeOf = (code: string | undefined): Locale | undefined => BY_CODE.get(code ?? '');

/** Whether a text is the code of one of the languages, exactly as written in addresses (lower case). */
export const isLocale = (code: string): boolean => BY_CODE.has(code);

/** Codes in browsers and in older lists, for languages that have another code here. */
const OTHER_CODES: ReadonlyMap<string, string> = new Map([
  ['nb', 'no'],
  ['nn', 'no'],
  ['iw', 'he'],
  ['in', 'id'],
]);

/**
 * The language nearest to a code, ignoring case, or undefined. A regional code (`pt-BR`, `zh_Hans`) finds its language;
 * `nb` and `nn` find Norwegian.
 */
export const localeNear = (code: string): Locale | undefined => {
  const language = code.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return BY_CODE.get(OTHER_CODES.get(language) ?? language);
};

/** The language of an English or native name, ignoring case; otherwise the language nearest to a code. */
export const localeNamed = (nameOrCode: string): Locale | undefined => {
  const wanted = nameOrCode.trim().toLowerCase();
  return (
    LOCALES.find(
      (locale) => locale.name.toLowerCase() === wanted || locale.native_name.toLowerCase() === wanted,
    ) ?? localeNear(wanted)
  );
};
