import { StudentPage as FamilyStudentPage } from '../../features/profile/student-page.tsx';
import { LazyReplay } from '../lazy-replay.ts';

/** The page of a parent's student, with the parts of the play screen that its programs are played by. */
export const StudentPage = () => <FamilyStudentPage replay={LazyReplay} />;
