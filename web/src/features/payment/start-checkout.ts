import { paymentPaddle } from '@hopcode/contract/payment/paddle';
import type { PlanName } from '@hopcode/contract/payment/plans';
import { api } from '../../lib/api/api.ts';
import { paths } from '../../lib/paths.ts';

/**
 * Starts a checkout for a plan, and returns the address of the page that takes the payment. `studentId` is the student
 * who gets the course. The provider's page does not receive this id.
 */
export const startCheckout = async (
  locale: string,
  plan: PlanName,
  studentId: string | undefined,
): Promise<string> => {
  const answer = await api(paymentPaddle, {
    body: { plan_name: plan, ...(studentId && { student_id: studentId }) },
  });
  if (!('id' in answer)) throw new Error('The server took the start of a checkout for an event');
  const address = new URL(answer.url, location.href);
  if (address.origin !== location.origin) return address.href;
  const student = studentId === undefined ? {} : { student: studentId };
  return paths.checkout(locale, { plan, checkout: answer.id, ...student });
};

/** Opens the checkout with a reload, because only the checkout page may load the provider's script. */
export const openCheckout = (address: string): void => location.assign(address);
