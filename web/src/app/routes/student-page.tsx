import { LazyReplay } from '../../features/play/replay/lazy-replay.ts';
import { StudentPage as FamilyStudentPage } from '../../features/profile/student-page.tsx';

/** The page of a parent's student, with the parts of the play screen that replay programs. */
export const StudentPage = () => <FamilyStudentPage replay={LazyReplay} />;
