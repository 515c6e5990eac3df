import type { Parameter } from '@hopcode/engine/commands/command';
import { COMMANDS } from '@hopcode/engine/commands/registry';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { PYTHON_WORDS, type PythonWord } from '../code-words/python-words.ts';
import classes from './code-book.module.css';
import { inOrderMet } from './commands-met.ts';

type Props = {
  /** The commands that the course has taught up to this level; undefined if there is no course. */
  readonly met: readonly string[] | undefined;
  /** Those commands that are new in this level. */
  readonly fresh: readonly string[];
  /** The command to scroll to and to focus. */
  readonly command?: string | undefined;
};

const shownParameter = ({ name, default: value }: Parameter): string =>
  value === undefined ? name : `${name}=${value === null ? 'None' : JSON.stringify(value)}`;

type PageProps = {
  readonly page: (typeof COMMANDS)[number];
  readonly isNew: boolean;
  readonly isWanted: boolean;
};

const Page = ({ page: { name, parameters, example }, isNew, isWanted }: PageProps) => {
  const t = useWords('play');
  return (
    // The dialog gives the focus to this section, so the browser scrolls to it.
    <section
      className={classes.command}
      aria-label={name}
      {...(isWanted && { 'data-autofocus': true, tabIndex: -1 })}
    >
      <h3>
        {isNew ? <b className={classes.fresh}>{t('play.new')}</b> : null}
        <code dir="ltr">
          {name}({parameters.map(shownParameter).join(', ')})
        </code>
      </h3>
      <p>{t(`engine:commands.${name}.detail`, { defaultValue: t(`engine:commands.${name}.summary`) })}</p>
      <pre dir="ltr">
        <code>{example}</code>
      </pre>
    </section>
  );
};

const WordPage = ({ word: { id, code, example } }: { readonly word: PythonWord }) => {
  const t = useWords('code-words');
  return (
    <section className={classes.command}>
      <h3>
        <code dir="ltr">{code}</code>
      </h3>
      <p>{t('code-words:read', { words: t(`code-words:words.${id}.read`) })}</p>
      <p>{t(`code-words:words.${id}.meaning`)}</p>
      <pre dir="ltr">
        <code>{example}</code>
      </pre>
    </section>
  );
};

/**
 * The commands of the character, one section each, with an example. The commands that the course has taught come first.
 * The words of Python come last.
 */
export const CodeBookPages = ({ met, fresh, command }: Props) => {
  const t = useWords('play', 'code-words');
  const { first, later } = inOrderMet(COMMANDS, met, fresh);
  const pageOf = (page: (typeof COMMANDS)[number]) => (
    <Page key={page.name} page={page} isNew={fresh.includes(page.name)} isWanted={page.name === command} />
  );
  return (
    <>
      <p>{t('play:codeBook.intro')}</p>
      {first.map(pageOf)}
      {first.length > 0 && later.length > 0 ? (
        <h2 className={classes.later}>{t('play:codeBook.later')}</h2>
      ) : null}
      {later.map(pageOf)}
      <h2 className={classes.later}>{t('code-words:book')}</h2>
      <p>{t('code-words:bookIntro')}</p>
      {PYTHON_WORDS.map((word) => (
        <WordPage key={word.id} word={word} />
      ))}
    </>
  );
};
