import type { CurrentUser } from '@hopcode/contract/auth/current';
import { useDisclosure } from '@mantine/hooks';
import {
  Award,
  BookOpen,
  Building2,
  ChevronDown,
  CreditCard,
  GraduationCap,
  IdCard,
  Inbox,
  LogOut,
  type LucideIcon,
  Mail,
  Medal,
  School,
  ScrollText,
  Settings,
  ShoppingCart,
  Smile,
  UserRoundCheck,
  Users,
  Wrench,
} from 'lucide-react';
import { Link } from 'react-router';
import { useAvatar } from '../../lib/account/learner.ts';
import { nameOf, roleOf } from '../../lib/account/role.ts';
import { useLogout } from '../../lib/account/use-logout.ts';
import { leaveWith } from '../../lib/forms/leave-guard.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { COURSES } from '../../lib/site-courses.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { ChoiceMenu, type ItemProps } from '../../ui/choice-menu.tsx';
import { DialogOnOpen } from '../../ui/dialog-on-open.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PixelSprite } from '../../ui/pixel-sprite.tsx';
import classes from './account-menu.module.css';
import { OUTSIDE, useSiteParts } from './site-config.ts';
import { type LinkId, linksOf, type ShownLink } from './site-links.ts';

const ChooseStudentDialog = lazyPart(() =>
  import('../../features/profile/choose-student-dialog.tsx').then((file) => file.ChooseStudentDialog),
);
const AvatarDialog = lazyPart(() =>
  import('../../features/profile/avatar-dialog.tsx').then((file) => file.AvatarDialog),
);
const ChooseCourseDialog = lazyPart(() =>
  import('../../features/course-menu/choose-course-dialog.tsx').then((file) => file.ChooseCourseDialog),
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
  impersonate: Wrench,
  operatorInbox: Inbox,
  operatorMail: Mail,
  operatorPurchases: ShoppingCart,
  operatorReview: ScrollText,
  schoolReview: ScrollText,
  operatorLog: ScrollText,
};

const ICON = { size: 19, strokeWidth: 2.3, 'aria-hidden': true } as const;

type EntryProps = {
  readonly link: ShownLink;
  readonly item: ItemProps;
  /** The action of a link without an address. */
  readonly onHere: (() => void) | undefined;
};

const Entry = ({ link: { id, to }, item, onHere }: EntryProps) => {
  const t = useWords();
  const Icon = ICONS[id] ?? Settings;
  const content = (
    <>
      <Icon {...ICON} />
      <span className={classes.words}>{id === 'logout' ? t('account.logout') : t(`shell.link.${id}`)}</span>
    </>
  );
  if (to !== undefined)
    return (
      <Link {...item} role="menuitem" to={to}>
        {content}
      </Link>
    );
  const press = (): void => {
    item.onClick();
    onHere?.();
  };
  return (
    <button type="button" {...item} role="menuitem" onClick={press}>
      {content}
    </button>
  );
};

const Face = () => {
  const avatar = useAvatar();
  return (
    <span className={classes.face}>
      <PixelSprite name={`avatar/${avatar}/face`} scale={2} />
    </span>
  );
};

type Props = { readonly user: CurrentUser };

/** The actions of an account, by its role (platform.md section 2, 'Avatar menu by role'). */
export const AccountMenu = ({ user }: Props) => {
  const t = useWords();
  const locale = useLocale();
  const announce = useAnnounce();
  const avatar = useAvatar();
  const parts = useSiteParts();
  const logout = useLogout(paths.home(locale));
  const [choosing, choose] = useDisclosure(false);
  const [picking, pick] = useDisclosure(false);
  const [pickingCourse, pickCourse] = useDisclosure(false);
  const name = user.username ?? nameOf(user);
  const here: Readonly<Partial<Record<LinkId, () => void>>> = {
    chooseStudent: choose.open,
    chooseAvatar: pick.open,
    chooseCourse: pickCourse.open,
    logout: () =>
      leaveWith((failed) =>
        logout.mutate(undefined, {
          onError: () => {
            failed();
            announce(t('account.logoutFailed'));
          },
        }),
      ),
  };
  return (
    <>
      <ChoiceMenu
        label={t('account.menu', { name })}
        target={
          <>
            <Face />
            <bdi className={classes.name}>{name}</bdi>
            <ChevronDown size={15} strokeWidth={2.4} aria-hidden />
          </>
        }
      >
        {(item) =>
          linksOf('avatar', user, locale, { parts, outside: OUTSIDE }).map((link) => (
            <Entry key={link.id} link={link} item={item} onHere={here[link.id]} />
          ))
        }
      </ChoiceMenu>
      <DialogOnOpen opened={choosing} onClose={choose.close}>
        <ChooseStudentDialog opened={choosing} onClose={choose.close} />
      </DialogOnOpen>
      <DialogOnOpen opened={pickingCourse} onClose={pickCourse.close}>
        <ChooseCourseDialog opened={pickingCourse} onClose={pickCourse.close} courses={COURSES} />
      </DialogOnOpen>
      <DialogOnOpen opened={picking} onClose={pick.close}>
        <AvatarDialog
          opened={picking}
          onClose={pick.close}
          studentId={user.student_id}
          current={avatar}
          isOfSchool={roleOf(user) === 'pupil'}
        />
      </DialogOnOpen>
    </>
  );
};
