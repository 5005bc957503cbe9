import { test as base, expect } from '@playwright/test';
import { copied } from '../clipboard.ts';
import { localesOfRun } from '../site/pageVariants.ts';
import { createTenant, sandboxOrigin } from '../tenant.ts';
import { openWorkbench, test, useTenant, words } from './openWorkbench.ts';

const w = words.pt;

/** URL, credentials and body in a copied command. */
function partsOf(command: string) {
  const [, url = ''] = /curl '([^']+)'/.exec(command) ?? [];
  const [, user = ''] = /--user '([^']+)'/.exec(command) ?? [];
  const headers = [...command.matchAll(/--header '([^:]+): ([^']+)'/g)].map(([, name, value]) => [name, value]);
  const [, body = ''] = /--data '([^']+)'/.exec(command) ?? [];
  return { url, body, headers: { ...Object.fromEntries(headers), Authorization: `Basic ${btoa(user)}` } };
}

test('from the first call to a verified webhook that is sent again, and every step arrives by itself [workbench.first-call-to-webhook]', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWorkbench(page, 'pt');

  const { copy } = w.shared.exchange.code;
  await page.getByRole('button', { name: `${copy}: ${w.overview.steps.create.label}` }).click();
  const { url, headers, body } = partsOf(await copied(page));
  const created = await request.post(url, { headers, data: body });
  expect(created.status()).toBe(201);
  const { id } = (await created.json()).data;
  await expect(page.getByText(w.overview.steps.create.done(id, '10,00 €'))).toBeVisible();

  await page.getByRole('link', { name: w.overview.steps.pay.open }).click();
  const machine = page.getByRole('form', { name: w.shared.atm.machine });
  await machine.getByRole('button', { name: w.shared.atm.pay, exact: true }).click();
  await expect(machine.getByText(w.shared.atm.done)).toBeVisible();

  const menu = page.getByRole('navigation', { name: w.frame.menu });
  await menu.getByRole('link', { name: w.frame.panes.overview }).click();
  await page.getByRole('link', { name: w.overview.steps.webhook.open }).click();
  await expect(page.getByText(w.shared.signature.valid).first()).toBeVisible();
  await page.getByLabel(w.shared.signature.tamper).check();
  await expect(page.getByText(w.shared.signature.invalid).first()).toBeVisible();
  await page.getByLabel(w.shared.signature.tamper).uncheck();

  await page.getByLabel(w.webhooks.filter).selectOption('failed');
  await expect(page.getByText(w.webhooks.noneFits)).toBeVisible();
  await page.getByRole('button', { name: w.webhooks.allDeliveries }).click();
  await expect(page.getByRole('list', { name: w.webhooks.deliveries }).getByRole('link')).toHaveCount(1);

  await page.getByRole('button', { name: w.webhooks.resend }).click();
  await expect(page.getByRole('button', { name: /200/ })).toHaveCount(2);

  await page.getByRole('link', { name: w.webhooks.takeApart }).click();
  await expect(page.getByRole('heading', { name: w.debugger.valid.title })).toBeVisible();
  await page.getByRole('button', { name: w.debugger.mistakes.reserialised }).click();
  await expect(page.getByRole('heading', { name: w.debugger.handling.spaces.title })).toBeVisible();
  await expect(page.getByText(w.debugger.byte('2'))).toBeVisible();
});

test('a payment lapses when the clock is moved to its deadline, and its story says so [workbench.payment-lapses-at-deadline] @full', async ({
  page,
  tenant,
}) => {
  const { data: clock } = await tenant.call<{ now: string }>('GET', '/sandbox/clock');
  const end = new Date(Date.parse(clock.now) + 3_600_000).toISOString();
  const { data: payment } = await tenant.call<{ id: string }>('POST', '/api/payments/references', {
    amount: 1000,
    validDate: { end },
  });
  await openWorkbench(page, 'pt', `payments/${payment.id}`);
  const story = page.getByRole('article', { name: w.payments.payment(payment.id) });
  await expect(story.getByText(w.clock.kinds.payment_expires)).toBeVisible();
  await story.getByRole('button', { name: w.clock.jump }).click();
  await expect(story.getByText('cancelled', { exact: true }).first()).toBeVisible();
  await expect(story.getByText(w.clock.kinds.payment_expires)).toHaveCount(0);
  await expect(story.getByRole('link', { name: 'payment_cancelled' })).toBeVisible();
  await expect(page.getByText(w.frame.moved, { exact: true })).toBeVisible();
});

test('a call that is refused arrives with the rule that refused it, and an unknown field with what was meant [workbench.refused-call-names-rule]', async ({
  page,
  tenant,
}) => {
  await openWorkbench(page, 'pt', 'requests');
  await expect(page.getByText(w.requests.none)).toBeVisible();

  await tenant.call('POST', '/api/payments/references', { amount: 1000, sumary: 'x' });
  await page.getByRole('link', { name: /references/ }).click();
  await expect(page.getByText(w.requests.reasons.unknown_field)).toBeVisible();
  await expect(page.getByText('summary', { exact: true })).toBeVisible();

  const { headers } = await tenant.call('GET', '/api/payments/424242');
  await page.getByRole('link', { name: /payments.424242/ }).click();
  const more = page.getByRole('link', { name: w.requests.more('e00502') });
  await expect(more).toHaveAttribute('href', /\/api#errors\/e00502$/);
  // The response contains this request id, which identifies the call in support.
  await expect(page.getByText(String(headers['x-request-id']), { exact: true })).toBeVisible();

  for (let read = 0; read < 3; read += 1) await tenant.call('GET', '/api/payments?limit=7');
  await expect(page.getByRole('link', { name: /limit=7/ })).toHaveCount(1);
  await expect(page.getByRole('link', { name: /limit=7/ })).toContainText(w.requests.times(3));
});

test('a reference is paid from home too, and the second time it is refused [workbench.reference-is-paid-once] @full', async ({
  page,
  tenant,
}) => {
  const { data: payment } = await tenant.call<{ referenceDetails: { entity: string; reference: string } }>(
    'POST',
    '/api/payments/references',
    { amount: 1000 },
  );
  const { entity, reference } = payment.referenceDetails;
  await openWorkbench(page, 'pt', `atm/${entity}/${reference}/1000`);
  await page.getByRole('radio', { name: w.atm.bank.title }).check();
  const bank = page.getByRole('form', { name: w.atm.bank.heading });
  await bank.getByRole('button', { name: w.atm.bank.submit }).click();
  await expect(page.getByRole('region', { name: w.shared.atm.receipt }).last()).toBeVisible();

  await page.getByRole('button', { name: w.atm.scenarios.labels.twice }).click();
  await expect(page.getByText(w.atm.scenarios.ready.twice)).toBeVisible();
  await bank.getByRole('button', { name: w.atm.bank.submit }).click();
  await expect(bank.getByText('A referência já foi paga.')).toBeVisible();
});

base(
  'the link of a tenant that a test opened shows what the test did, and leaves no key in the address bar [workbench.tenant-link-hides-key]',
  async ({ page, request }) => {
    const w = words.en;
    const tenant = await createTenant(request);
    const { data: made } = await tenant.call<{ id: string }>('POST', '/api/payments/references', {
      amount: 4711,
    });
    const asked: string[] = [];
    page.on('request', (sent) => asked.push(sent.url()));
    await page.goto(tenant.workbenchUrl);
    await page.getByRole('button', { name: w.destination.joinSubmit }).click();
    await expect(page.getByText(w.credentials.using(tenant.platformCode))).toBeVisible();
    await expect(page).toHaveURL(`${sandboxOrigin}/#/`);
    const menu = page.getByRole('navigation', { name: w.frame.menu });
    await menu.getByRole('link', { name: w.frame.panes.payments }).click();
    await expect(page.getByText(made.id).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText(made.id).first()).toBeVisible();
    expect(asked.join()).not.toContain(tenant.privateKey);

    // In an open workbench, only the fragment of the URL changes.
    const next = await createTenant(request);
    await page.evaluate((url) => location.assign(url), `${next.workbenchUrl}/requests`);
    await page.getByRole('button', { name: w.destination.joinSubmit }).click();
    await expect(page.getByText(w.credentials.using(next.platformCode))).toBeVisible();
    await expect(page).toHaveURL(`${sandboxOrigin}/#/requests`);
    await expect(page.getByRole('heading', { name: w.frame.panes.requests })).toBeVisible();
  },
);

for (const locale of localesOfRun(2)) {
  base(
    `a link asks before it changes the sandbox: ${locale} [workbench.link-asks-before-it-changes]`,
    async ({ page, request }) => {
      const w = words[locale];
      const [mine, sent] = [await createTenant(request), await createTenant(request)];
      const linkOf = ({ workbenchUrl }: typeof mine) => workbenchUrl.replace('/#', `/?lang=${locale}#`);
      // A narrow banner hides the code.
      const using = (code: string) => page.getByRole('banner').getByText(code);
      await useTenant(page, mine);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(linkOf(sent));
      const dialog = page.getByRole('dialog', { name: w.credentials.linkTitle });
      await expect(dialog).toContainText(w.credentials.linkText(sent.platformCode));
      const buttons = [w.credentials.linkKeep, w.destination.joinSubmit];
      for (const name of buttons) await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(using(mine.platformCode)).toBeAttached();
      await page.reload();
      await expect(using(mine.platformCode)).toBeAttached();

      await page.evaluate((url) => location.assign(url), linkOf(sent));
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: w.destination.joinSubmit }).focus();
      await page.keyboard.press('Enter');
      await expect(using(sent.platformCode)).toBeAttached();
      // A sandbox that is stored in this browser needs no confirmation.
      await page.evaluate((url) => location.assign(url), linkOf(mine));
      await expect(using(mine.platformCode)).toBeAttached();
    },
  );
}

base(
  'keys that cannot be read or are refused are not used, and pasted ones are [workbench.unreadable-keys-are-refused] @full',
  async ({ page, request }) => {
    const tenant = await createTenant(request);
    const { platformCode, privateKey, clientId, workbenchUrl } = tenant;
    await page.goto(`${sandboxOrigin}/?lang=pt#keys=1:<img>:2`);
    await expect(page.getByText(w.destination.badLink)).toBeVisible();
    await page.goto(`${sandboxOrigin}/?lang=pt#keys=${platformCode}:notTheKey:${clientId}/credentials`);
    await expect(page.getByText(w.destination.problem.refused)).toBeVisible();

    const join = page.getByRole('button', { name: w.destination.joinSubmit });
    const code = page.getByLabel(w.destination.platformCode, { exact: true });
    await code.fill('no digits');
    await join.click();
    await expect(page.getByText(w.destination.problem.keys)).toBeVisible();
    await code.fill(workbenchUrl);
    await expect(code).toHaveValue(platformCode);
    await expect(page.getByLabel(w.destination.privateKey, { exact: true })).toHaveValue(privateKey);
    await join.click();
    await expect(page.getByText(w.credentials.using(platformCode))).toBeVisible();
    await expect(page.getByRole('button', { name: `${w.credentials.forget} ${platformCode}` })).toHaveCount(0);
    await expect(page.getByRole('banner').getByText(platformCode)).toBeVisible();
  },
);
