import { authSignup } from '@hopcode/contract/auth/signup';
import { paymentCurrentPlan } from '@hopcode/contract/payment/current-plan';
import type { Locator, Page } from '@playwright/test';
import { PASSWORD } from '../fixtures/account.ts';
import { apiOf } from '../fixtures/api.ts';
import { expect, type PaddleShop, test } from '../fixtures/paddle-shop.ts';
import { becomeOperator, confirmParent } from '../fixtures/student.ts';
import { wordsOf } from '../fixtures/words.ts';

const payment = wordsOf('en', 'payment');
const sales = wordsOf('en', 'sales');

const EMAIL = 'subscriber@example.org';
const FAMILY = payment('plan.parent.name');
const SCHOOL = payment('plan.small_school.name');

const button = (on: Page | Locator, name: string | RegExp): Locator =>
  on.getByRole('button', { name, exact: true });

/** Matches the words of a key with any day in the placeholder. */
const withDay = (key: string): RegExp => {
  const [before = '', after = ''] = payment(key, { day: '|' }).split('|');
  return new RegExp(`^${before}\\W*\\w+ \\d+, \\d{4}\\W*${after.replace('.', '\\.')}$`);
};

/** Matches the words of a key with any day and any payment number in the placeholder. */
const withPayment = (key: string): RegExp =>
  new RegExp(`^${payment(key, { day: '.+ · \\W*txn_\\w+\\W*' })}$`);

/** Opens the billing page. Expects the sentence about what happens next, and the number of payments. */
const expectBilling = async (page: Page, next: string, payments: number): Promise<void> => {
  await page.goto('/en/profile/billing');
  const plan = page.getByRole('region', { name: payment('billing.plan') });
  await expect(plan.getByText(withDay(`billing.${next}`))).toBeVisible();
  const list = page.getByRole('region', { name: payment('billing.payments') });
  await expect(button(list, withPayment('billing.invoiceOf'))).toHaveCount(payments);
};

const isOpen = async (page: Page): Promise<boolean> =>
  (await apiOf(page.request)(paymentCurrentPlan)).everything;

const startTrial = async (page: Page, paddle: PaddleShop): Promise<void> => {
  await page.goto('/en/purchase');
  await button(page.getByRole('region', { name: FAMILY }), `${payment('buy.trial')}: ${FAMILY}`).click();
  // This page is part of the stand-in.
  await button(page, 'Pay').click();
  await expect(page.getByRole('heading', { level: 1, name: payment('billing.title') })).toBeVisible();
  await paddle.tell();
};

const becomeSchool = async (page: Page): Promise<void> => {
  await button(page, payment('toSchool.button')).click();
  await button(page.getByRole('dialog'), payment('toSchool.button')).click();
  await expect(page.getByRole('link', { name: payment('toSchool.rename') })).toBeVisible();
};

const upgrade = async (page: Page): Promise<void> => {
  // The dialog opens automatically, because a family plan gives a school no access to the courses.
  await button(
    page.getByRole('dialog', { name: payment('school.title') }),
    payment('school.confirm'),
  ).click();
  const dialog = page.getByRole('dialog', { name: payment('upgrade.title') });
  const due = dialog.getByRole('definition').filter({ hasText: /^\W*\$2\d\d\.\d\d\W*$/ });
  await expect(due).toBeVisible();
  await button(dialog, payment('upgrade.confirm')).click();
  await expect(page.getByText(payment('upgrade.done', { plan: SCHOOL }))).toBeVisible();
};

const cancel = async (page: Page): Promise<void> => {
  await button(page, payment('cancel.button')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: payment('reason.not_satisfied') }).check();
  await button(dialog, payment('cancel.confirm')).click();
  await expect(page.getByText(payment('cancel.done'))).toBeVisible();
};

const askRefund = async (page: Page): Promise<void> => {
  await button(page, withPayment('refund.buttonOf')).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: payment('reason.accidental_purchase') }).check();
  await button(dialog, payment('refund.confirm')).click();
  await expect(page.getByRole('status').filter({ hasText: payment('refund.done') })).toBeVisible();
};

const approveRefund = async (page: Page): Promise<void> => {
  await becomeOperator(page);
  await page.goto('/en/operator/purchases');
  const requests = page.getByRole('list', { name: sales('refunds.title') });
  await button(requests, new RegExp(`^${sales('refunds.approve')}: `)).click();
  await button(page.getByRole('dialog'), sales('refunds.approve')).click();
  await expect(page.getByText(sales('refunds.none'))).toBeVisible();
};

test('A family tries, pays, falls behind, becomes a school, cancels, and gets its money back', async ({
  page,
  browser,
  paddle,
}) => {
  await apiOf(page.request)(authSignup, {
    query: {},
    body: { email: EMAIL, password: PASSWORD, username: 'Ada' },
  });
  await confirmParent(page);
  await startTrial(page, paddle);
  await expectBilling(page, 'trial', 0);
  await paddle.passDays(31);
  await expectBilling(page, 'renews', 1);
  await paddle.passDays(31);
  await expectBilling(page, 'renews', 2);

  paddle.failCards(true);
  await paddle.passDays(31);
  await expectBilling(page, 'pastDue', 2);
  expect(await isOpen(page)).toBe(true);
  await paddle.passDays(15);
  expect(await isOpen(page)).toBe(false);
  paddle.failCards(false);
  await paddle.passDays(1);
  await expectBilling(page, 'renews', 3);
  expect(await isOpen(page)).toBe(true);

  await becomeSchool(page);
  await upgrade(page);
  await cancel(page);
  await expectBilling(page, 'ends', 4);
  expect(await isOpen(page)).toBe(true);

  await askRefund(page);
  const operator = await browser.newContext({ baseURL: paddle.origin });
  await approveRefund(await operator.newPage());
  await operator.close();
  await paddle.approveRefunds();
  await expectBilling(page, 'ended', 4);
  await expect(page.getByText(payment('refund.state.approved'), { exact: true })).toBeVisible();
  expect(await isOpen(page)).toBe(false);
});
