import { NewSchoolNote } from './new-school-note.tsx';
import { SchoolPlanNote } from './school-plan-note.tsx';

/** What the billing says to the admin of a school before its plan. */
export const AdminNotes = ({ onDone }: { readonly onDone: (words: string) => void }) => (
  <>
    <NewSchoolNote />
    <SchoolPlanNote onDone={onDone} />
  </>
);
