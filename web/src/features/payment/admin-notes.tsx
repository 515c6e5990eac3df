import { NewSchoolNote } from './new-school-note.tsx';
import classes from './payment.module.css';
import { SchoolPlanNote } from './school-plan-note.tsx';

/** What the billing says to the admin of a school before its plan. */
export const AdminNotes = ({ onDone }: { readonly onDone: (words: string) => void }) => (
  <div className={classes.notes}>
    <NewSchoolNote />
    <SchoolPlanNote onDone={onDone} />
  </div>
);
