import { escapeHtml } from '@hopcode/contract/escape-html';
import { CHALLENGES } from '@hopcode/contract/level/challenges';
import { smallPicture } from '@hopcode/contract/level/guide';
import { HOME_LEVEL, LEVEL_JSON, LEVEL_PLACES } from '@hopcode/contract/level-page';
import { segmentsOf } from '@hopcode/contract/pages';
import { isLocale } from '@hopcode/translations/locales';
import type { Content } from '../parts/content.ts';

/** The texts of a level that its page shows before any script runs. They are the same for every visitor. */
export type LevelPreview = Readonly<Record<keyof typeof LEVEL_PLACES, string>>;

/** The file of a level's page, relative to the build, and the level that the page shows. */
type LevelPage = { readonly file: string; readonly preview: LevelPreview };

/**
 * The page at an address that shows a level: the home page, the page of a level or of a challenge. Undefined for other
 * addresses and for unknown levels.
 */
export function levelPageAt(content: Pick<Content, 'level'>, address: string): LevelPage | undefined {
  const [locale = '', page = '', ...rest] = segmentsOf(address);
  if (!isLocale(locale)) return undefined;
  const asked = levelOf(page, rest.map(decodeURIComponent));
  if (asked === undefined) return undefined;
  const level = content.level(asked.courseId, asked.levelSlug, locale);
  if (level === undefined) return undefined;
  const preview = {
    ...asked,
    name: level.name,
    goal: level.goal,
    goalLang: level.english?.includes('goal') ? 'en' : locale,
    code: level.codeTemplate,
    picture: smallPicture(asked.courseId, asked.levelSlug),
  };
  return { file: `pages/${locale}/${page === '' ? 'home' : page}.html`, preview };
}

function levelOf(
  page: string,
  rest: readonly string[],
): Pick<LevelPreview, 'courseId' | 'levelSlug'> | undefined {
  const [first = '', second = ''] = rest;
  if (page === '') return HOME_LEVEL;
  if (page === 'play' && first !== CHALLENGES) return { courseId: first, levelSlug: second };
  return page === 'challenge' ? { courseId: CHALLENGES, levelSlug: first } : undefined;
}

/**
 * Inserts the texts of a level into its page in place of the placeholders. All placeholders are replaced in one pass,
 * so that a text of the level that looks like a placeholder does not change.
 */
export function withLevel(html: string, preview: LevelPreview): string {
  const texts = new Map<string, string>([[LEVEL_JSON, JSON.stringify(preview).replaceAll('<', '\\u003c')]]);
  for (const [name, text] of Object.entries(preview)) {
    const place = Object.entries(LEVEL_PLACES).find(([key]) => key === name)?.[1];
    if (place !== undefined) texts.set(place, escapeHtml(text));
  }
  return html.replaceAll(/"LEVEL_JSON"|LEVEL_[A-Z]+/g, (place) => texts.get(place) ?? place);
}
