import type { Course } from '@hopcode/contract/level/course';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { courseQuery } from '../../lib/api/course-query.ts';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { startI18n } from '../../lib/i18n/i18n.ts';
import type { LevelPreview } from '../../lib/level-preview.ts';
import { RenderReportContext } from '../../lib/render-report.ts';
import { wholeTitle } from '../../lib/whole-title.ts';
import { Application } from './application.tsx';
import { fillQueries, type PageData } from './prepared-page.ts';

export { hasOwnWords } from '../../lib/i18n/i18n.ts';
export { PAGE_DATA } from './prepared-page.ts';

/** The text for a failed load, and the label of its button. */
type FailedWords = { readonly text: string; readonly reload: string };

export type RenderedPage = {
  /** Contents of `#root`. */
  readonly html: string;
  /** Full title: `Log In - Hopcode`. */
  readonly title: string;
  readonly description: string | undefined;
  /** The text that says that the page is loading. */
  readonly waiting: string;
  readonly failed: FailedWords;
  readonly data: PageData;
};

type Wanted = {
  readonly locale: string;
  /** Path with its language: `/en/login`. */
  readonly path: string;
  /** The courses that the page shows. */
  readonly courses: readonly Course[];
  /** The level that the page shows, if any. */
  readonly preview?: LevelPreview | undefined;
  /** The text that says that the page is loading. */
  readonly waiting: string;
  readonly failed: FailedWords;
};

/**
 * Renders pages in one language. Finish all pages in one language before you open the renderer for the next language.
 */
export const openRenderer = async (locale: string) => {
  const words = await startI18n(locale);
  const waiting = words.t('loading.page');
  const failed = { text: words.t('loading.failed'), reload: words.t('routingError.reload') };
  return (path: string, courses: readonly Course[], preview?: LevelPreview) =>
    renderPage({ locale, path, courses, preview, waiting, failed });
};

/** Renders the HTML of a page for an unknown visitor. Throws if any of its components throws. */
const renderPage = async ({
  locale,
  path,
  courses,
  preview,
  waiting,
  failed,
}: Wanted): Promise<RenderedPage> => {
  const answers = courses.map((course) => ({
    key: [...courseQuery(course.id, locale).queryKey],
    answer: course,
  }));
  const words = new Set<string>();
  let meta: { readonly title: string | undefined; readonly description: string | undefined } | undefined;
  const report = {
    meta: (title: string | undefined, description: string | undefined): void => {
      meta = { title, description };
    },
    words: (namespaces: readonly string[]): void => {
      for (const namespace of namespaces) words.add(namespace);
    },
  };
  const queryClient = createQueryClient();
  const failures: unknown[] = [];
  fillQueries({ path, words: [], answers }, queryClient);
  const { prelude } = await prerender(
    <RenderReportContext value={report}>
      <Application
        queryClient={queryClient}
        locale={locale}
        preview={preview}
        inRouter={(pages) => <StaticRouter location={path}>{pages}</StaticRouter>}
      />
    </RenderReportContext>,
    {
      // React would hide parts above this size until a script shows them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new AggregateError(failures, `The page ${path} could not be rendered.`);
  if (!meta?.title) throw new Error(`The page ${path} has no title.`);
  return {
    html,
    title: wholeTitle(meta.title),
    description: meta.description,
    waiting,
    failed,
    data: { path, words: [...words].toSorted(), answers, preview },
  };
};
