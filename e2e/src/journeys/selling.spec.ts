import { authSignup } from '@hopcode/contract/auth/signup';
import { organizationOrderAccept, organizationOrderCreate } from '@hopcode/contract/licence/orders';
import { paymentPaddle } from '@hopcode/contract/payment/paddle';
import { paymentTestCheckout } from '@hopcode/contract/payment/test-checkout';
import { profileStudentsCreate } from '@hopcode/contract/profile/students';
import type { Browser, Locator, Page } from '@playwright/test';
import { Account, PASSWORD } from '../fixtures/account.ts';
import { apiOf } from '../fixtures/api.ts';
import { barriersOfPages } from '../fixtures/barriers-of-pages.ts';
import { solutionOf } from '../fixtures/course-files.ts';
import { Play } from '../fixtures/play.ts';
import { renderedCourse, sentCourse } from '../fixtures/rendered-course.ts';
import { enterSchool, openSchool } from '../fixtures/school.ts';
import { expect, test } from '../fixtures/shop.ts';
import { becomeOperator, becomeStudent } from '../fixtures/student.ts';
import { wordsOf } from '../fixtures/words.ts';

// All journeys of this file use one server.
test.describe.configure({ mode: 'default' });

const payment = wordsOf('en', 'payment');
const plan = wordsOf('en', 'plan');
const sales = wordsOf('en', 'sales');

const BOUGHT = 'operators-level1';
const COURSE = payment('plan.python_course.name');

const button = (on: Page | Locator, name: string): Locator => on.getByRole('button', { name, exact: true });

/** Opens a level that has not been bought. The page tells the child whom to ask, and shows no price. */
const expectWall = async ({ page, words }: Play): Promise<void> => {
  await page.goto(`/en/play/python/${BOUGHT}`);
  await expect(page.getByText(words('play.access.ask'))).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/[$€£]/);
};

test('A parent buys a course for one of two children, and only that child plays on', async ({
  play,
  page,
}) => {
  const api = apiOf(page.request);
  await api(authSignup, {
    query: {},
    body: { email: 'payer@example.org', password: PASSWORD, username: 'Ada' },
  });
  await api(profileStudentsCreate, { body: { username: 'Bo', character: 'Rabbit' } });
  await expectWall(play);
  const account = new Account(play);
  await page.goto('/en/purchase?plan=python_course');
  await account.passGate();
  const course = page.getByRole('region', { name: COURSE });
  await course.getByLabel(payment('buy.for')).selectOption('Ada');
  await button(course, `${payment('buy.button')}: ${COURSE}`).click();
  await button(page, payment('checkout.payTest')).click();
  await expect(page.getByText(payment('done.student', { name: 'Ada' }))).toBeVisible();

  await page.goto('/en/profile/students');
  await account.plays('Bo');
  await expectWall(play);
  await page.goto('/en/courses');
  await expect(play.heading).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/[$€£]/);
  await page.goto('/en/profile/students');
  await account.passGate();
  await account.plays('Ada');
  await play.open(BOUGHT);
  await play.runs(solutionOf(BOUGHT, '02-operators'));
  await play.expectComplete();
});

/** As the operator, marks an invoice as paid and returns the licence code for it. */
const sellCode = async (browser: Browser, invoice: string): Promise<string> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await becomeOperator(page);
  await page.goto('/en/operator/licences');
  await button(page, `${sales('orders.paid')}: ${invoice}`).click();
  await button(page.getByRole('dialog'), sales('orders.paid')).click();
  const orders = page.getByRole('list', { name: sales('orders.title') });
  await expect(orders.getByText(sales('state.paid'), { exact: true })).toBeVisible();
  await button(page, `${sales('orders.code')}: ${invoice}`).click();
  await button(page, sales('codes.submit')).click();
  const code = await page.getByText(/^\w{4,}(-\w{4,})+$/).textContent();
  await context.close();
  return code ?? '';
};

test('A school orders by invoice, and the licence code that it gets opens every course', async ({
  page,
  browser,
}) => {
  const school = await openSchool(page, browser, 'paying-school');
  await page.goto('/en/organization/plan');
  await page.getByLabel(plan('quote.field.billing_address.label')).fill('Oak Street 1\nOakville');
  await page.getByLabel(plan('quote.field.purchase_order.label')).fill('PO-7');
  await button(page, plan('quote.submit')).click();
  await button(page, plan('document.accept')).click();
  await button(page.getByRole('dialog'), plan('document.accept')).click();
  const title = page.getByRole('heading', { level: 1, name: new RegExp(`^${plan('document.invoice')} `) });
  await expect(title).toBeVisible();
  const invoice = (await title.textContent())?.split(' ').at(-1) ?? '';
  const code = await sellCode(browser, invoice);

  await page.goto('/en/organization/plan');
  await page.getByLabel(plan('redeem.field.code.label')).fill(code);
  await button(page, plan('redeem.submit')).click();
  await expect(page.getByRole('definition').filter({ hasText: plan('source.licence') })).toBeVisible();
  await enterSchool(page, school, school.students[0]?.username ?? '', school.students[0]?.password);
  await new Play(page).open(BOUGHT);
});

const FAMILY_PAGES = ['purchase', 'checkout?{checkout}', 'profile/billing'];
const SCHOOL_PAGES = ['organization/plan', 'organization/orders/{quote}', 'organization/orders/{invoice}'];
const OPERATOR_PAGES = ['operator/purchases', 'operator/licences'];

/**
 * Creates a parent who has bought a course and started another checkout. Returns the query of the address of that
 * checkout.
 */
const becomePayer = async (page: Page): Promise<string> => {
  await becomeStudent(page, 'payer-of-pages');
  const api = apiOf(page.request);
  const start = async (plan_name: 'python_course' | 'advanced_python_course') => {
    const answer = await api(paymentPaddle, { body: { plan_name } });
    return 'id' in answer ? answer.id : '';
  };
  await api(paymentTestCheckout, { body: { checkout_id: await start('python_course') } });
  const checkout = await start('advanced_python_course');
  return String(new URLSearchParams({ plan: 'advanced_python_course', checkout }));
};

test('The sales pages have no barriers', async ({ page, browser }) => {
  test.setTimeout(240_000);
  const { asAdmin } = await openSchool(page, browser, 'school-of-pages');
  const order = async (plan_name: 'small_school' | 'large_school') =>
    await asAdmin(organizationOrderCreate, {
      body: { plan_name, billing_name: 'Oak School', billing_address: 'Oak Street 1' },
    });
  const [quote, invoice] = [(await order('small_school')).id, (await order('large_school')).id];
  await asAdmin(organizationOrderAccept, { params: { order_id: invoice }, body: {} });
  expect(await barriersOfPages(page, SCHOOL_PAGES, { quote, invoice })).toEqual([]);
  await page.context().clearCookies();
  const checkout = await becomePayer(page);
  expect(await barriersOfPages(page, FAMILY_PAGES, { checkout })).toEqual([]);
  await page.context().clearCookies();
  await becomeOperator(page);
  expect(await barriersOfPages(page, OPERATOR_PAGES, {})).toEqual([]);
});

test('The map from the build locks the chapters that a visitor must buy', async ({ request }) => {
  const course = await renderedCourse(request, 'python');
  expect(course).toEqual(await sentCourse(request, 'python'));
  expect(course?.chapters.filter(({ level_data }) => level_data.some(({ locked }) => locked))).not.toEqual(
    [],
  );
});
