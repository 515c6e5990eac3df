import { CHALLENGES } from '@hopcode/contract/level/challenges';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { courseQuery } from '../../lib/api/course-query.ts';
import { ENGLISH } from '../../lib/i18n/english-words.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { EnglishNote } from '../../ui/english-note.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { AttemptsLeft } from './attempts-left.tsx';
import classes from './challenge.module.css';
import { ChallengeCards } from './challenge-cards.tsx';
import { chapterOf, DIFFICULTIES, DIFFICULTY, type Difficulty, difficultyOf } from './difficulty.ts';

type FilterProps = {
  readonly value: Difficulty | undefined;
  readonly onChange: (difficulty: Difficulty | undefined) => void;
};

const Filter = ({ value, onChange }: FilterProps) => {
  const t = useWords('challenge');
  const name = useId();
  const choice = (difficulty: Difficulty | undefined, words: string) => (
    <label key={words}>
      <input type="radio" name={name} checked={value === difficulty} onChange={() => onChange(difficulty)} />
      <span>{words}</span>
    </label>
  );
  return (
    <fieldset className={classes.filter}>
      <legend>{t('challenge:difficulty.label')}</legend>
      {choice(undefined, t('challenge:difficulty.all'))}
      {DIFFICULTIES.map((difficulty) => choice(difficulty, t(`challenge:difficulty.${difficulty}`)))}
    </fieldset>
  );
};

const LOADING = ['a', 'b', 'c', 'd', 'e', 'f'];

const Challenges = ({ difficulty }: { readonly difficulty: Difficulty | undefined }) => {
  const t = useWords('challenge');
  const locale = useLocale();
  const { data: course, isLoadingError: isError, refetch } = useQuery(courseQuery(CHALLENGES, locale));
  if (isError) return <ErrorMessage title={t('challenge:loadFailed')} onRetry={() => void refetch()} />;
  if (!course)
    return (
      <div className={classes.cards} aria-busy>
        {LOADING.map((key) => (
          <Skeleton key={key} height={170} radius={16} />
        ))}
      </div>
    );
  const shown = course.chapters.filter(
    ({ id, level_data: levels }) =>
      levels.length > 0 && (difficulty === undefined || id === chapterOf(difficulty)),
  );
  if (shown.length === 0) return <p role="status">{t('challenge:none')}</p>;
  const isEnglish = shown.some(({ level_data: levels }) => levels.some(({ english }) => english));
  return (
    <>
      <EnglishNote what="names" language={isEnglish ? ENGLISH : {}} />
      {shown.map((chapter) => (
        <ChallengeCards key={chapter.id} chapter={chapter} />
      ))}
    </>
  );
};

/** `/{lng}/challenges`: short tasks outside the chapters, by difficulty. */
export const ChallengesPage = () => {
  const t = useWords('challenge');
  const [query, setQuery] = useSearchParams();
  const difficulty = difficultyOf(query);
  const choose = (wanted: Difficulty | undefined): void =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (wanted === undefined) after.delete(DIFFICULTY);
        else after.set(DIFFICULTY, wanted);
        return after;
      },
      { replace: true },
    );
  return (
    <PageCard title={t('challenge:title')} intro={t('challenge:intro')} picture="ui/star" width="wide">
      <div className={classes.head}>
        <Filter value={difficulty} onChange={choose} />
        <AttemptsLeft />
      </div>
      <Challenges difficulty={difficulty} />
    </PageCard>
  );
};
