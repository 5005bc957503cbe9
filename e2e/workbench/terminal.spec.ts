import { expect, type Page } from '@playwright/test';
import type { VirtualTerminal } from '../../contract/control/controlTerminals.ts';
import { terminalScreens as screens } from '../../contract/resources/terminals/screens.ts';
import { testPin } from '../../contract/scenarios/cards.ts';
import { seed } from '../../contract/scenarios/seed.ts';
import { locales } from '../site/locales.ts';
import { holdResponses, visit } from '../site/visit.ts';
import type { Tenant } from '../tenant.ts';
import { openWorkbench, test, words } from './openWorkbench.ts';

const w = words.pt.terminal;

async function openTerminal(page: Page, tenant: Tenant) {
  const [first] = (await tenant.call<VirtualTerminal[]>('GET', '/sandbox/terminals')).data;
  if (!first) throw new Error('The sandbox has no terminal.');
  const { uuid, name } = first.terminal;
  await openWorkbench(page, 'pt', `terminal/${uuid}`);
  const device = page.getByRole('form', { name: w.device(name) });
  const account = page.getByRole('region', { name: w.account.title });
  // The counter is complete once the terminal shows text. Buttons may move before that.
  await expect(device.getByText(w.screen.idle, { exact: true })).toBeVisible();
  return {
    uuid,
    device,
    account,
    pin: device.getByLabel(w.screen.pinLabel, { exact: true }),
    says: (text: string) => expect(device.getByText(text, { exact: true }).first()).toBeVisible(),
    told: (kind: keyof typeof w.account.kinds) => expect(account.getByRole('status')).toHaveText(w.account.kinds[kind]),
    present: (entry: keyof typeof w.presentCard) =>
      page.getByRole('region', { name: w.wallet.title }).getByRole('button', { name: w.presentCard[entry] }).click(),
    async send(amount: string) {
      await page.getByLabel(w.send.amount).fill(amount);
      await page.getByRole('button', { name: w.send.submit }).click();
      await expect(device.getByText(w.screen.present)).toBeVisible();
    },
  };
}

test('a small payment is tapped, approved and printed, stays authorised when the red key clears the screen, and is paid once the day of the terminal closes [workbench.terminal-tap-pays-at-close] [workbench.terminal-red-key-keeps-authorised]', async ({
  page,
  tenant,
}) => {
  const { uuid, device, says, told, present, send } = await openTerminal(page, tenant);
  const { data } = await tenant.call<{ terminalId: string }>('GET', `/api/terminals/${uuid}`);
  await says(data.terminalId);
  await send('10,00');
  await told('waiting');
  await present('tap');
  await says(screens.approved.pt);
  await told('authorised');
  for (const copy of [w.slip.merchant, w.slip.customer]) {
    const slip = page.getByRole('region', { name: copy });
    await expect(slip).toContainText('VISA •••• 4242');
    await expect(slip).toContainText(w.entries.tap);
  }
  await device.getByRole('button', { name: w.cancel }).click();
  await says(w.screen.idle);
  await told('authorised');
  await page.getByRole('button', { name: w.condition.settle }).click();
  await expect(page.getByText(w.condition.settled(1))).toBeVisible();
  await told('confirmed');
});

test('a terminal that goes offline at the bank may still approve: the panel says not to charge again @full', async ({
  page,
  tenant,
}) => {
  const { account, says, told, present, send } = await openTerminal(page, tenant);
  await send('10,00');
  const letGo = await holdResponses(page, '**/sandbox/terminals/*/card');
  await present('tap');
  await says(screens.authorising.pt);
  await page.getByLabel(w.condition.label).selectOption('offline');
  await says(screens.offline.pt);
  letGo();
  await expect(account.getByRole('status')).toHaveText(
    new RegExp(`^(${w.account.kinds.unreachedBank}|${w.account.kinds.authorised})$`),
  );
  await told('authorised');
  await says(screens.offline.pt);
});

test('a PIN is wrong twice, then right, by keyboard alone @full', async ({ page, tenant }) => {
  const { device, pin, says, told, send } = await openTerminal(page, tenant);
  await send('60,00');
  const insert = page.getByRole('button', { name: w.presentCard.insert });
  await insert.focus();
  await page.keyboard.press('Enter');
  await expect(pin).toBeFocused();
  for (const [typed, left] of [
    ['0000', 2],
    ['1111', 1],
  ] as const) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await says(w.screen.pinLeft(left));
    await expect(pin).toHaveValue('');
    await expect(pin).toBeFocused();
  }
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await says(w.screen.problem.pin);
  await page.keyboard.type('34');
  await page.keyboard.press('Enter');
  await says(screens.approved.pt);
  await told('authorised');
  expect(await device.evaluate((form) => form.contains(document.activeElement))).toBe(true);
});

test('a refund with another card is declined, with the card of the payment made @full', async ({ page, tenant }) => {
  const { device, says, told, present, send } = await openTerminal(page, tenant);
  await page.getByText(w.send.kinds.refund, { exact: true }).click();
  await send('10,00');
  await expect(device.getByText(w.screen.sameCard('VISA •••• 4242'))).toBeVisible();
  const wallet = page.getByRole('region', { name: w.wallet.title });
  await expect(wallet.getByText(w.wallet.isPaid)).toBeVisible();
  await wallet.getByRole('radio', { name: /MASTERCARD •••• 4444/ }).check();
  await present('insert');
  await says(w.decline.otherCard);
  await told('declined');

  await wallet.getByRole('radio', { name: /VISA •••• 4242/ }).check();
  await send('10,00');
  await present('insert');
  for (const digit of testPin) await device.getByRole('button', { name: digit, exact: true }).click();
  await device.getByRole('button', { name: w.enter }).click();
  await says(screens.approved.pt);
  await told('refunded');
  await device.getByRole('button', { name: w.enter }).click();
  await says(w.screen.idle);
});

test('at a standalone terminal the operator types the amount, from the cents up @full', async ({ page, tenant }) => {
  const { data } = await tenant.call<{ terminal: { uuid: string; features: { allowRemoteTransactions: boolean } } }[]>(
    'GET',
    '/sandbox/terminals',
  );
  const standalone = data.find(({ terminal }) => !terminal.features.allowRemoteTransactions);
  await openWorkbench(page, 'pt', `terminal/${standalone?.terminal.uuid}`);
  const amount = page.getByLabel(words.pt.shared.card.amount, { exact: true });
  await amount.focus();
  await page.keyboard.type('1250');
  await expect(amount).toHaveValue('12,50');
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('form')
      .getByText(/^12,50\s€$/)
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: w.presentCard.tap }).click();
  await expect(page.getByRole('form').getByText(screens.approved.pt, { exact: true })).toBeVisible();
});

test('a terminal that is busy is shown with what it waits for, and is free again once that is cancelled', async ({
  page,
  tenant,
}) => {
  const { shared, terminal } = words.en;
  await tenant.call('POST', `/api/terminals/${seed.terminals[0].uuid}/payments`, { amount: 1500 });
  await visit(page, '/docs/guides/terminals/cloud/send-payment', 'en');
  const panel = page.locator('[data-live-panel="payment"]');
  await panel.getByRole('button', { name: locales.en.try, exact: true }).click();
  const send = panel.getByRole('button', { name: shared.device.terminal.create, exact: true });
  await send.click();
  await expect(panel.getByText('€15.00').first()).toBeVisible();
  await panel.getByRole('button', { name: terminal.cancel, exact: true }).click();
  await expect(panel.getByText(screens.given_up.en).first()).toBeVisible();
  await send.click();
  // The terminal and its account both show the amount.
  await expect(panel.getByText('€10.00').first()).toBeVisible();
});
