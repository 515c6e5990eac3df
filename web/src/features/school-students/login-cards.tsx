import type { LoginCard } from '@hopcode/contract/organization/login-cards';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { organizationQuery } from '../../lib/api/school-query.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { saveFile } from '../../lib/save-file.ts';
import { usePageMeta } from '../../lib/use-page-meta.ts';
import { DirectionalIcon } from '../../ui/directional-icon.tsx';
import { LoginPicture } from '../../ui/login-picture.tsx';
import { QrPicture } from '../../ui/qr-picture.tsx';
import { cardsAsCsv, loginPlaceOf } from './card-csv.ts';
import classes from './login-cards.module.css';

/** New passwords, by student id. They cannot be shown again later. */
export type Passwords = ReadonlyMap<string, string>;

/** The same picture may occur twice, so the key of each picture is its position. */
const inOrder = (pictures: LoginCard['pictures']) =>
  pictures.map((picture, index) => ({ picture, place: index + 1 }));

/**
 * Long names have a smaller font, so that most cards have the same size. A card grows if its text still does not fit.
 */
const sizeOf = (name: string) => (name.length > 48 ? 'smallest' : name.length > 22 ? 'small' : undefined);

type CardProps = {
  readonly card: LoginCard;
  readonly school: string;
  readonly password: string | undefined;
};

const Card = ({ card, school, password }: CardProps) => {
  const t = useWords('school');
  const address = new URL(card.login_url, location.origin);
  return (
    <li className={classes.card}>
      <div className={classes.words}>
        <p className={classes.school} data-size={sizeOf(school)}>
          <bdi>{school}</bdi>
        </p>
        {card.full_name === null ? null : (
          <p className={classes.name} data-size={sizeOf(card.full_name)}>
            <bdi>{card.full_name}</bdi>
          </p>
        )}
        <p className={classes.label}>{t('school:student.username')}</p>
        <p className={classes.user} data-size={sizeOf(card.username)}>
          <bdi>{card.username}</bdi>
        </p>
        {password === undefined ? null : (
          <>
            <p className={classes.label}>{t('school:student.password')}</p>
            <p>
              <code dir="ltr" className={classes.password}>
                {password}
              </code>
            </p>
          </>
        )}
        <ol className={classes.pictures} aria-label={t('school:cards.pictures')}>
          {inOrder(card.pictures).map(({ picture, place }) => (
            <li key={place}>
              <LoginPicture name={picture} scale={2} />
              <span>{t(`school:cards.picture.${picture}`)}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className={classes.way}>
        <QrPicture
          className={classes.code}
          text={address.href}
          label={t('school:cards.code', { name: card.username })}
        />
        <span className={classes.place} dir="ltr">
          {loginPlaceOf(address)}
        </span>
      </div>
    </li>
  );
};

type Props = {
  readonly cards: readonly LoginCard[];
  readonly passwords?: Passwords;
  /** Called after the cards are saved as a file. */
  readonly onSaved?: () => void;
  readonly onBack: () => void;
};

/**
 * Login cards for students. Eight of them fit on an A4 sheet to cut out. The browser prints them, or saves them as PDF.
 */
export const LoginCards = ({ cards, passwords, onSaved, onBack }: Props) => {
  const t = useWords('school');
  const locale = useLocale();
  const title = useRef<HTMLHeadingElement>(null);
  const { data: organization } = useQuery(organizationQuery);
  const school = organization?.name ?? '';
  usePageMeta(t('school:cards.title'));
  // The pressed button has disappeared, so the title gets the focus.
  useEffect(() => title.current?.focus(), []);
  const save = (): void => {
    saveFile(`${t('school:cards.file')}.csv`, cardsAsCsv({ cards, passwords, school, t }), 'text/csv');
    onSaved?.();
  };
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1 ref={title} tabIndex={-1}>
          {t('school:cards.title')}
        </h1>
        <p>{t('school:cards.intro', { count: cards.length, number: formatNumber(locale, cards.length) })}</p>
        <p>
          <b>{t('school:cards.once')}</b>
        </p>
        <div className={classes.tools}>
          <Button leftSection={<Printer size={20} aria-hidden />} onClick={() => globalThis.print()}>
            {t('school:cards.print')}
          </Button>
          <Button variant="default" leftSection={<Download size={20} aria-hidden />} onClick={save}>
            {t('school:cards.save')}
          </Button>
          <Button variant="default" leftSection={<DirectionalIcon to="back" />} onClick={onBack}>
            {t('school:cards.back')}
          </Button>
        </div>
      </div>
      <ul className={classes.sheet}>
        {cards.map((card) => (
          <Card
            key={card.student_id}
            card={card}
            school={school}
            password={passwords?.get(card.student_id)}
          />
        ))}
      </ul>
    </div>
  );
};
