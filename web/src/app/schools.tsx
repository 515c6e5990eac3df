import { SchoolsPage } from '../features/site/schools-page.tsx';
import { useFeedback } from './use-feedback.tsx';

/** The page for schools with the form to write to us. */
export const Schools = () => {
  const feedback = useFeedback();
  return (
    <>
      <SchoolsPage onContact={() => feedback.open('contact')} />
      {feedback.dialog}
    </>
  );
};
