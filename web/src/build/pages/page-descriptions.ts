import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Course } from '@hopcode/contract/level/course';
import { DEFAULT_LOCALE } from '@hopcode/translations/locales';
import { z } from 'zod';

const TRANSLATIONS = join(import.meta.dirname, '../../../../translations');
const descriptionsSchema = z.record(z.string(), z.string());

const readFile = (folder: string, locale: string): Readonly<Record<string, string>> => {
  const file = join(folder, locale, 'descriptions.json');
  return existsSync(file) ? descriptionsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
};

/**
 * Reads the descriptions that search engines show, by address, for pages that do not describe themselves. If a language
 * lacks a description, the English one is used. Throws a RangeError if a page has no description.
 */
export const readDescriptions = (locale: string, folder = TRANSLATIONS) => {
  const english = readFile(folder, DEFAULT_LOCALE);
  const own = readFile(folder, locale);
  return (page: string): string => {
    const description = own[page] ?? english[page];
    if (description === undefined) throw new RangeError(`The page ${page} has no description.`);
    return description;
  };
};

/** The description of a course's map for search engines: the names of the course and of its chapters. */
export const describeCourse = ({ name, chapters }: Course, locale: string): string => {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return `${name}: ${list.format(chapters.map((chapter) => chapter.name))}`;
};
