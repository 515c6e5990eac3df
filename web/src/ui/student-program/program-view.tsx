import type { levelProgram } from '@hopcode/contract/level/program';
import { Suspense, useState } from 'react';
import type { z } from 'zod';
import { formatMoment, formatNumber } from '../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../lib/i18n/use-words.ts';
import { ProgramCode } from './program-code.tsx';
import classes from './program-view.module.css';
import type { ReplaySlot } from './replay-slot.ts';
import { useErrorWords } from './use-error-words.ts';

type Program = z.infer<typeof levelProgram.response>;

type Props = {
  readonly courseId: string;
  readonly levelSlug: string;
  readonly program: Program;
  readonly replay: ReplaySlot;
};

const Facts = ({ program: { status, runs, last_error, updated_at } }: Pick<Props, 'program'>) => {
  const t = useWords('school');
  const language = useLanguage();
  const errorWords = useErrorWords();
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('school:program.status')}</dt>
        <dd>{t(`school:grid.status.${status}`)}</dd>
      </div>
      {updated_at === null ? null : (
        <div>
          <dt>{t('school:program.saved')}</dt>
          <dd>{formatMoment(language, updated_at)}</dd>
        </div>
      )}
      <div>
        <dt>{t('school:program.runs')}</dt>
        <dd>{formatNumber(language, runs)}</dd>
      </div>
      {last_error === null ? null : (
        <div className={classes.error}>
          <dt>{t('school:program.lastError')}</dt>
          <dd>{errorWords(last_error)}</dd>
        </div>
      )}
    </dl>
  );
};

/** The value of the option for the student's current program, above the earlier versions. */
const LAST = 'last';

/** Shows and replays the program of a student. The user can also choose earlier versions of the program. */
export const ProgramView = ({ courseId, levelSlug, program, replay: Replay }: Props) => {
  const t = useWords('school');
  const language = useLanguage();
  const [chosen, setChosen] = useState(LAST);
  const [line, setLine] = useState<number>();
  const { code, versions, character } = program;
  // The newest version is often the last program itself.
  const earlier = versions.slice(versions[0]?.code === code ? 1 : 0);
  const shown = earlier.find(({ id }) => id === chosen)?.code ?? code;
  if (shown === null)
    return (
      <>
        <Facts program={program} />
        <p className={classes.empty}>{t('school:program.none')}</p>
      </>
    );
  return (
    <>
      <Facts program={program} />
      <div className={classes.sides}>
        <div className={classes.side}>
          {earlier.length === 0 ? null : (
            <label className={classes.label}>
              {t('school:program.version')}
              <select
                className={classes.select}
                value={chosen}
                onChange={(event) => {
                  setChosen(event.currentTarget.value);
                  setLine(undefined);
                }}
              >
                <option value={LAST}>{t('school:program.newest')}</option>
                {earlier.map(({ id, saved_at }) => (
                  <option key={id} value={id}>
                    {formatMoment(language, saved_at)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <ProgramCode code={shown} line={line} />
        </div>
        <div className={classes.side}>
          <Suspense fallback={null}>
            <Replay
              key={chosen}
              courseId={courseId}
              levelSlug={levelSlug}
              code={shown}
              character={character}
              carried={program.carried}
              onLine={setLine}
            />
          </Suspense>
        </div>
      </div>
    </>
  );
};
