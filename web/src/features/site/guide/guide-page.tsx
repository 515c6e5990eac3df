import { GUIDE_CHAPTERS } from '@hopcode/contract/guide-pages';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { useLanguageOfFile } from '../../../lib/i18n/english-words.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { OPEN_AT } from '../../../lib/page-start/start-on-use.ts';
import { paths } from '../../../lib/paths.ts';
import { usePageMeta } from '../../../lib/use-page-meta.ts';
import { EnglishNote } from '../../../ui/english-note.tsx';
import { firstWords } from '../plain-text.ts';
import { Prose } from '../prose.tsx';
import classes from './guide-page.module.css';
import { GUIDE_COURSES, type GuidePage, guidePageOf, PARTS, TOPICS } from './topics.ts';

const useTitles = () => {
  const t = useWords('guide');
  return (page: GuidePage): string =>
    page.kind === 'topic' ? t(`guide:${page.id}.title`) : t(`guide:chapter.${page.id}.title`);
};

const addressOf = (locale: string, { kind, id }: GuidePage): string =>
  kind === 'topic' ? paths.guideTopic(locale, id) : paths.guideChapter(locale, id);

const isSame = (a: GuidePage, b: GuidePage): boolean => a.kind === b.kind && a.id === b.id;

type ListProps = {
  readonly title: string;
  readonly pages: readonly GuidePage[];
  readonly current: GuidePage;
};

const PageList = ({ title, pages, current }: ListProps) => {
  const locale = useLocale();
  const titleOf = useTitles();
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.id}>
            <Link to={addressOf(locale, page)} aria-current={isSame(page, current) ? 'page' : undefined}>
              {titleOf(page)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};

/** In windows that are at least this wide, the table of contents is always open. */
const WIDE = '(min-width: 900px)';

const SideNavigation = ({ current }: { readonly current: GuidePage }) => {
  const t = useWords('guide', 'guide-page');
  const locale = useLocale();
  const isWide = useMediaQuery(WIDE) ?? false;
  return (
    <nav className={classes.side} aria-label={t('shell.link.guide')} lang={locale}>
      <details key={String(isWide)} open={isWide} {...{ [OPEN_AT]: WIDE }}>
        <summary>
          <bdi>{t('guide-page:contents')}</bdi>
        </summary>
        <div {...useLanguageOfFile('guide')}>
          <PageList
            title={t('guide:general')}
            pages={TOPICS.map((topic): GuidePage => ({ kind: 'topic', ...topic }))}
            current={current}
          />
          {GUIDE_COURSES.map((course) => (
            <PageList
              key={course}
              title={t(`guide:chaptersOf.${course}`)}
              pages={GUIDE_CHAPTERS[course].map((id): GuidePage => ({ kind: 'chapter', id }))}
              current={current}
            />
          ))}
        </div>
      </details>
    </nav>
  );
};

const Sections = ({ page }: { readonly page: GuidePage }) => {
  const t = useWords('guide');
  const sections =
    page.kind === 'topic'
      ? page.sections.map((id) => ({
          id,
          title: t(`guide:${page.id}.${id}.title`),
          text: t(`guide:${page.id}.${id}.text`),
        }))
      : PARTS.map((id) => ({
          id,
          title: t(`guide:part.${id}`),
          text: t(`guide:chapter.${page.id}.${id}`),
        }));
  return sections.map(({ id, title, text }) => (
    <section key={id} className={classes.section}>
      <h2>{title}</h2>
      <Prose text={text} />
    </section>
  ));
};

/** How many characters of a description a search engine shows. */
const DESCRIPTION_LENGTH = 160;

type ArticleProps = {
  readonly page: GuidePage;
  readonly before: GuidePage | undefined;
  readonly next: GuidePage | undefined;
};

const Article = ({ page, before, next }: ArticleProps) => {
  const t = useWords('guide', 'guide-page');
  const locale = useLocale();
  const titleOf = useTitles();
  const title = page.kind === 'topic' ? titleOf(page) : t('guide:chapterTitle', { name: titleOf(page) });
  const [section] = page.kind === 'topic' ? page.sections : [];
  const text =
    page.kind === 'topic' ? t(`guide:${page.id}.${section}.text`) : t(`guide:chapter.${page.id}.${PARTS[0]}`);
  usePageMeta(`${title} - ${t('shell.link.guide')}`, firstWords(text, DESCRIPTION_LENGTH));
  return (
    <article className={classes.article}>
      <div dir="auto" lang={locale}>
        <EnglishNote what="page" language={useLanguageOfFile('guide')} />
      </div>
      <p className={classes.over}>
        <bdi lang={locale}>{t('shell.link.guide')}</bdi>
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      <Sections page={page} />
      <div className={classes.ends}>
        {before === undefined ? null : (
          <Link to={addressOf(locale, before)} rel="prev">
            <bdi lang={locale}>{t('guide-page:before')}</bdi>
            {titleOf(before)}
          </Link>
        )}
        {next === undefined ? null : (
          <Link to={addressOf(locale, next)} rel="next" className={classes.next}>
            <bdi lang={locale}>{t('guide-page:next')}</bdi>
            {titleOf(next)}
          </Link>
        )}
      </div>
      <Button
        className={classes.print}
        variant="default"
        leftSection={<Printer size={18} strokeWidth={2.4} aria-hidden />}
        lang={locale}
        onClick={() => globalThis.print()}
      >
        {t('guide-page:print')}
      </Button>
    </article>
  );
};

type Props = {
  /** Shown for an address that is not in the guide. */
  readonly missing: ReactNode;
};

/** `/{lng}/guide/*`: the guide for teachers, with a page for each topic and each chapter. */
export const GuidePages = ({ missing }: Props) => {
  const { topic, chapter } = useParams();
  const found = guidePageOf({ topic, chapter });
  const language = useLanguageOfFile('guide');
  if (found === undefined) return missing;
  return (
    <div className={classes.guide} {...language}>
      <SideNavigation current={found.page} />
      <Article key={`${found.page.kind}/${found.page.id}`} {...found} />
    </div>
  );
};
