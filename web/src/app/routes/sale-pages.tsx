import type { ComponentType } from 'react';
import { useSelling } from '../../lib/selling.ts';
import { gated } from './gated-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/**
 * Puts a page for buying or paying behind the parent's gate while a child plays. Hides the page on a site that sells
 * nothing.
 */
const onSale = (Page: ComponentType): ComponentType => {
  const Gated = gated(Page);
  const SalePage = () => (useSelling() === 'off' ? <NotFoundPage /> : <Gated />);
  return SalePage;
};

/** The pages for buying and paying. They are in a separate file, so that the list of all pages stays small. */
export const SALE_PAGES = {
  purchase: async () => onSale((await import('../../features/payment/purchase-page.tsx')).PurchasePage),
  checkout: async () => onSale((await import('../../features/payment/checkout-page.tsx')).CheckoutPage),
  billing: async () => onSale((await import('../../features/payment/billing-page.tsx')).BillingPage),
} as const;
