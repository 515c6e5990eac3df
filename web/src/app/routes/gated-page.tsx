import { type ComponentType, lazy } from 'react';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { roleOf } from '../../lib/account/role.ts';

const ParentGate = lazy(async () => ({
  default: (await import('../../features/account/parent-gate.tsx')).ParentGate,
}));

/**
 * Puts a page behind the parent's gate while a student plays with a parent's account. For pages on which the user can
 * delete data or pay.
 */
export const gated = (Page: ComponentType): ComponentType => {
  const GatedPage = () => {
    const user = useCurrentUser();
    const isChildHere = user && roleOf(user) === 'parent' && user.student_id !== null;
    return isChildHere ? (
      <ParentGate>
        <Page />
      </ParentGate>
    ) : (
      <Page />
    );
  };
  return GatedPage;
};
