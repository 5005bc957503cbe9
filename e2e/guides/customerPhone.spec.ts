import { expect } from '@playwright/test';
import { ofTurn } from '../../tools/test/turn.mjs';
import { locales } from '../site/locales.ts';
import { visit } from '../site/visit.ts';
import { words } from '../workbench/openWorkbench.ts';
import { test } from './ownSandbox.ts';

const devices = [
  ['desktop', 1440],
  ['phone', 390],
] as const;

for (const [device, width] of ofTurn(devices, 2)) {
  test(`the customer's phone begins with the form that asks it, under one title, on a ${device} [guide-form.phone-under-one-title]`, async ({
    page,
  }) => {
    const { phone: w, shared } = words.en;
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/docs/guides/checkouts/mw', 'en');
    const live = page.locator('[data-live-panel="phone"]');
    await live.getByRole('button', { name: locales.en.try, exact: true }).click();
    const panel = width < 996 ? page.getByRole('dialog') : live;
    const submit = panel.getByRole('button', { name: shared.device.phone.create, exact: true });
    await expect(submit).toBeVisible();
    await expect(panel.getByRole('heading', { name: words.en.frame.panes.phone, exact: true })).toHaveCount(0);

    const handset = panel.getByRole('region', { name: /^Phone / });
    const along = device === 'phone' ? 'y' : 'x';
    const placeOf = async (thing: typeof submit) => (await thing.boundingBox())?.[along] ?? Number.NaN;
    expect(await placeOf(submit)).toBeLessThan(await placeOf(handset));

    await panel.getByLabel(shared.create.phone, { exact: true }).fill('936 000 123');
    await submit.click();
    const rings = panel.getByRole('region', { name: w.device('936\u00a0000\u00a0123') });
    await expect(rings.getByRole('button', { name: w.home.open })).toBeInViewport();
  });
}

test('a request that the customer declines has a row with the reason, before the state that it led to @full', async ({
  page,
}) => {
  const { phone: w, shared } = words.en;
  await visit(page, '/docs/guides/payments/payment-mbway', 'en');
  const panel = page.locator('[data-live-panel="payment"]');
  await panel.getByRole('button', { name: locales.en.try, exact: true }).click();
  await panel.getByRole('button', { name: shared.device.phone.create, exact: true }).click();
  await panel.getByRole('button', { name: w.request.refuse, exact: true }).click();
  const states = panel.getByRole('list', { name: shared.track.order }).getByRole('listitem');
  await expect(states.nth(1)).toContainText(`${shared.track.declined}e04020`);
  await expect(states.nth(2)).toContainText('pending');
});
