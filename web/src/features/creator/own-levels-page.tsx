import type { CreativeLevel } from '@hopcode/contract/creative/creative-level';
import type { CreativeSummary } from '@hopcode/contract/creative/creative-summary';
import { creativeCreate, creativeDelete } from '@hopcode/contract/creative/own';
import { Button, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileUp, Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { CREATIVE } from '../../lib/api/creative-key.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { Pager } from '../../ui/pager.tsx';
import { creativeLevelQuery, creativeListQuery } from './creative-queries.ts';
import classes from './creator.module.css';
import { LevelPicture } from './level-picture.tsx';
import { copyName } from './model/copy-name.ts';
import { bodyOf, designOf, newDesign, unshared } from './model/design.ts';
import { type FileProblem, readLevelFile, writeLevelFile } from './model/level-file.ts';
import { nameProblem } from './model/level-name.ts';
import { NewLevelDialog } from './new-level-dialog.tsx';
import { type SaveFailure, saveFailureOf } from './screen/save-failure.ts';
import { readSolution, writeSolution } from './screen/solutions.ts';

const LOADING = ['a', 'b', 'c'];

type Problem = { readonly save: SaveFailure } | { readonly file: FileProblem } | 'delete';

/** Copies, exports, deletes and imports levels. Each action shows its own failure. */
const useOwnLevels = () => {
  const t = useWords('creator');
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const [problem, setProblem] = useState<Problem>();
  const refresh = () => queryClient.invalidateQueries({ queryKey: [CREATIVE, 'list'] });
  const fetchLevel = (level: CreativeSummary): Promise<CreativeLevel> =>
    queryClient.fetchQuery({ ...creativeLevelQuery(level.course_id, level.level_slug), staleTime: 0 });
  const running = useRef(false);
  /** Runs one action at a time, because a second click would create another copy. */
  const attempt = async (action: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setProblem(undefined);
    try {
      await action();
    } catch (error) {
      setProblem({ save: saveFailureOf(error) });
    } finally {
      running.current = false;
    }
  };
  return {
    problem,
    copy: (level: CreativeSummary) =>
      attempt(async () => {
        const design = designOf(await fetchLevel(level));
        const name = copyName(design.name, (of) => t('creator:list.copyOf', { name: of }));
        const copy = await api(creativeCreate, {
          body: { ...bodyOf(unshared({ ...design, name })), remix_of: level.id },
        });
        const solution = readSolution({ courseId: level.course_id, slug: level.level_slug });
        if (solution !== undefined)
          writeSolution({ courseId: copy.course_id, slug: copy.level_slug }, solution);
        announce(t('creator:list.copied', { name }));
        await refresh();
      }),
    exportFile: (level: CreativeSummary) =>
      attempt(async () => {
        const design = designOf(await fetchLevel(level));
        saveFile(`${level.level_slug}.json`, writeLevelFile(design), 'application/json');
      }),
    remove: async (level: CreativeSummary): Promise<void> => {
      setProblem(undefined);
      try {
        await api(creativeDelete, {
          params: { level_slug: level.level_slug },
          query: { course_id: level.course_id },
        });
        announce(t('creator:list.deleted', { name: level.name }));
        await refresh();
      } catch {
        setProblem('delete');
      }
    },
    importFile: async (file: File): Promise<void> => {
      const result = readLevelFile(await file.text());
      if (result.kind === 'problem') {
        setProblem({ file: result.problem });
        return;
      }
      const design = result.kind === 'level' ? result.design : newDesign(result.design.farms[0], null);
      const name = nameProblem(design.name) === undefined ? design.name : t('creator:file.imported');
      await attempt(async () => {
        const level = await api(creativeCreate, { body: bodyOf({ ...design, name }) });
        await refresh();
        const unknownTiles = result.kind === 'map' ? result.unknownTiles : 0;
        void navigate(paths.editLevel(locale, level.course_id, level.level_slug), {
          state: { unknownTiles },
        });
      });
    },
  };
};

type CardProps = {
  readonly level: CreativeSummary;
  readonly onCopy: () => void;
  readonly onExport: () => void;
  readonly onDelete: () => void;
};

const OwnCard = ({ level, onCopy, onExport, onDelete }: CardProps) => {
  const t = useWords('creator');
  const locale = useLocale();
  const name = useId();
  const number = (value: number): string => formatNumber(locale, value);
  return (
    <li className={classes.card}>
      <Link className={classes.open} to={paths.editLevel(locale, level.course_id, level.level_slug)}>
        <LevelPicture level={level} />
        <bdi id={name} className={classes.name}>
          {level.name}
        </bdi>
      </Link>
      <p className={classes.facts}>
        <span className={classes.state} data-state={level.state}>
          {t(`creator:state.${level.state}`)}
        </span>
        <span>{t('creator:list.plays', { count: level.plays, number: number(level.plays) })}</span>
        <span>
          {t('creator:list.completions', { count: level.completions, number: number(level.completions) })}
        </span>
      </p>
      <div className={classes.actions}>
        <Button variant="default" size="compact-md" aria-describedby={name} onClick={onCopy}>
          {t('creator:list.copy')}
        </Button>
        <Button variant="default" size="compact-md" aria-describedby={name} onClick={onExport}>
          {t('creator:list.export')}
        </Button>
        <Button variant="default" size="compact-md" color="berry" aria-describedby={name} onClick={onDelete}>
          {t('creator:list.delete')}
        </Button>
      </div>
    </li>
  );
};

const ProblemNote = ({ problem }: { readonly problem: Problem | undefined }) => {
  const t = useWords('creator');
  if (problem === undefined) return null;
  const words = (): string => {
    if (problem === 'delete') return t('creator:list.deleteFailed');
    return 'file' in problem ? t(`creator:file.${problem.file}`) : t(`creator:save.${problem.save.code}`);
  };
  return (
    <p className={classes.failure} role="alert">
      {words()}
    </p>
  );
};

/** `/level-creator`: the author's own levels. */
export const OwnLevelsPage = () => {
  const t = useWords('creator');
  const [page, setPage] = useState(1);
  const { data, isLoadingError, refetch } = useQuery(
    creativeListQuery('own', { page, search: '', sort: 'most_recent' }),
  );
  const levels = useOwnLevels();
  const [doomed, setDoomed] = useState<CreativeSummary>();
  const [choosing, setChoosing] = useState(false);
  return (
    <PageCard title={t('creator:list.title')} intro={t('creator:list.intro')} picture="item/hoe" width="wide">
      <div className={classes.head}>
        <Button leftSection={<Plus size={20} aria-hidden />} onClick={() => setChoosing(true)}>
          {t('creator:list.new')}
        </Button>
        <label className={classes.import}>
          <FileUp size={19} strokeWidth={2.3} aria-hidden />
          <span>{t('creator:file.import')}</span>
          <input
            type="file"
            accept=".json,.tmj,application/json"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file) void levels.importFile(file);
              event.currentTarget.value = '';
            }}
          />
        </label>
      </div>
      <ProblemNote problem={levels.problem} />
      {isLoadingError ? (
        <LoadError message={t('creator:list.failed')} onRetry={() => void refetch()} />
      ) : null}
      {!data && !isLoadingError ? (
        <div className={classes.cards} aria-busy>
          {LOADING.map((key) => (
            <Skeleton key={key} height={230} radius={16} />
          ))}
        </div>
      ) : null}
      {data?.total === 0 ? <p className={classes.empty}>{t('creator:list.empty')}</p> : null}
      <ul className={classes.cards}>
        {data?.levels.map((level) => (
          <OwnCard
            key={level.id}
            level={level}
            onCopy={() => void levels.copy(level)}
            onExport={() => void levels.exportFile(level)}
            onDelete={() => setDoomed(level)}
          />
        ))}
      </ul>
      {data ? <Pager page={page} pageCount={Math.ceil(data.total / data.size)} onPage={setPage} /> : null}
      <NewLevelDialog opened={choosing} onClose={() => setChoosing(false)} />
      <ConfirmDialog
        opened={doomed !== undefined}
        title={t('creator:list.deleteTitle', { name: doomed?.name ?? '' })}
        confirm={t('creator:list.delete')}
        onConfirm={() => {
          if (doomed) void levels.remove(doomed);
        }}
        onClose={() => setDoomed(undefined)}
      >
        {t('creator:list.deleteDetail')}
      </ConfirmDialog>
    </PageCard>
  );
};
