import type { CurrentUser } from '@hopcode/contract/auth/current';
import { authLogout } from '@hopcode/contract/auth/logout';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import {
  Award,
  BookOpen,
  Building2,
  ChevronDown,
  CreditCard,
  GraduationCap,
  IdCard,
  LogOut,
  type LucideIcon,
  Medal,
  School,
  Settings,
  ShoppingCart,
  Smile,
  UserRoundCheck,
  Users,
  Wrench,
} from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useAvatar } from '../lib/account/learner.ts';
import { leaveTo } from '../lib/account/leave-to.ts';
import { pageMessage } from '../lib/account/page-message.ts';
import { nameOf, roleOf } from '../lib/account/role.ts';
import { api } from '../lib/api/api.ts';
import { useLocale } from '../lib/i18n/use-locale.ts';
import { useWords } from '../lib/i18n/use-words.ts';
import { paths } from '../lib/paths.ts';
import { useOutbox } from '../lib/progress/outbox-context.tsx';
import { COURSES } from '../lib/site-courses.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { ChoiceMenu, type ItemProps } from '../ui/choice-menu.tsx';
import { PixelSprite } from '../ui/pixel-sprite.tsx';
import { WhenOpened } from '../ui/when-opened.tsx';
import classes from './account-menu.module.css';
import { OUTSIDE, SITE_PARTS } from './site-features.ts';
import { type LinkId, linksOf } from './site-links.ts';

const ChooseStudentDialog = lazy(() =>
  import('../features/profile/choose-student-dialog.tsx').then((file) => ({
    default: file.ChooseStudentDialog,
  })),
);
const AvatarDialog = lazy(() =>
  import('../features/profile/avatar-dialog.tsx').then((file) => ({ default: file.AvatarDialog })),
);

const OperatorLinks = lazy(() =>
  import('../features/operator/operator-links.tsx').then((file) => ({ default: file.OperatorLinks })),
);
const ChooseCourseDialog = lazy(() =>
  import('../features/course-menu/choose-course-dialog.tsx').then((file) => ({
    default: file.ChooseCourseDialog,
  })),
);

const ICONS: Readonly<Partial<Record<LinkId, LucideIcon>>> = {
  chooseStudent: UserRoundCheck,
  classes: School,
  schoolStudents: Users,
  ownStudentPage: IdCard,
  organization: Building2,
  teachers: GraduationCap,
  students: Users,
  billing: CreditCard,
  buyCourse: ShoppingCart,
  chooseAvatar: Smile,
  chooseCourse: BookOpen,
  certificates: Award,
  badges: Medal,
  institutions: Building2,
  logout: LogOut,
};

const ICON = { size: 19, strokeWidth: 2.3, 'aria-hidden': true } as const;

type Props = { readonly user: CurrentUser };

/** What an account can do, by its role (platform.md section 2, 'Avatar menu by role'). */
export const AccountMenu = ({ user }: Props) => {
  const t = useWords();
  const locale = useLocale();
  const announce = useAnnounce();
  const avatar = useAvatar();
  const outbox = useOutbox();
  const [choosing, choose] = useDisclosure(false);
  const [picking, pick] = useDisclosure(false);
  const [pickingCourse, pickCourse] = useDisclosure(false);
  const name = user.username ?? nameOf(user);

  const logout = useMutation({
    mutationFn: async () => {
      // What the student has just done must arrive while it is still the one that is logged in.
      await outbox.flush();
      await api(authLogout);
    },
    onSuccess: () => {
      pageMessage.remove();
      leaveTo(paths.home(locale));
    },
    onError: () => announce(t('account.logoutFailed')),
  });

  const happen: Readonly<Partial<Record<LinkId, () => void>>> = {
    chooseStudent: choose.open,
    chooseAvatar: pick.open,
    chooseCourse: pickCourse.open,
    logout: () => logout.mutate(),
  };
  const items = (item: ItemProps) =>
    linksOf('avatar', user, locale, { parts: SITE_PARTS, outside: OUTSIDE }).map(({ id, to }) => {
      const Icon = ICONS[id] ?? Settings;
      const content = (
        <>
          <Icon {...ICON} />
          <span className={classes.words}>
            {id === 'logout' ? t('account.logout') : t(`shell.link.${id}`)}
          </span>
        </>
      );
      return to === undefined ? (
        <button
          key={id}
          type="button"
          {...item}
          role="menuitem"
          onClick={() => {
            item.onClick();
            happen[id]?.();
          }}
        >
          {content}
        </button>
      ) : (
        <Link key={id} {...item} role="menuitem" to={to}>
          {content}
        </Link>
      );
    });

  return (
    <>
      <ChoiceMenu
        label={t('account.menu', { name })}
        target={
          <>
            <span className={classes.face}>
              <Suspense fallback={null}>
                <PixelSprite name={`avatar/${avatar}/face`} scale={2} />
              </Suspense>
            </span>
            <bdi className={classes.name}>{name}</bdi>
            <ChevronDown size={15} strokeWidth={2.4} aria-hidden />
          </>
        }
      >
        {(item) => (
          <>
            {items(item)}
            <Suspense fallback={null}>
              <OperatorLinks user={user}>
                {({ to, words }) => (
                  <Link {...item} role="menuitem" to={to}>
                    <Wrench {...ICON} />
                    <span className={classes.words}>{words}</span>
                  </Link>
                )}
              </OperatorLinks>
            </Suspense>
          </>
        )}
      </ChoiceMenu>
      <WhenOpened opened={choosing}>
        <ChooseStudentDialog opened={choosing} onClose={choose.close} />
      </WhenOpened>
      <WhenOpened opened={pickingCourse}>
        <ChooseCourseDialog opened={pickingCourse} onClose={pickCourse.close} courses={COURSES} />
      </WhenOpened>
      <WhenOpened opened={picking}>
        <AvatarDialog
          opened={picking}
          onClose={pick.close}
          studentId={user.student_id}
          current={avatar}
          isOfSchool={roleOf(user) === 'pupil'}
        />
      </WhenOpened>
    </>
  );
};
