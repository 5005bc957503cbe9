import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Locale } from '../site/locales.ts';
import { visit } from '../site/visit.ts';
import { words } from '../workbench/openWorkbench.ts';
import { expectPaid, labPanel, labPath, logLines, openLab, openPrivateLab, placeOrder, press } from './openLab.ts';

async function startLab(page: Page, locale: Locale): Promise<Locator> {
  await visit(page, labPath, locale);
  return openPrivateLab(page, locale);
}

test('a SOAP order is paid at the cash machine and verified by both proofs, a second one follows, and the reader leaves the lab [plugin-lab.soap-order-is-paid] [plugin-lab.second-order-follows]', async ({
  page,
}) => {
  const { lab: w, shared } = words.pt;
  const lab = await startLab(page, 'pt');
  await placeOrder(lab, 'pt', { style: 'soap', method: 'Multibanco' });
  await expect(logLines(lab, 'subscribe')).toHaveCount(3);
  await expect(logLines(lab, 'place').getByText('<ns1:createPaymentReference>')).toBeVisible();
  await expect(logLines(lab, 'place').getByText('atmEntity').first()).toBeVisible();
  await press(lab, w.order.pay.MB);
  await expectPaid(lab, 'pt');
  await expect(lab.getByText(w.hint.paid.webhook)).toBeVisible();
  await expect(logLines(lab, 'webhook').getByText(shared.signature.valid)).toBeVisible();
  await expect(logLines(lab, 'webhook').getByText(w.proof.valid)).toBeVisible();
  await press(lab, w.order.update);
  await expect(logLines(lab, 'update').getByText('<ns1:checkEntityPayments>')).toBeVisible();

  await lab.getByText('MB WAY', { exact: true }).first().click();
  await press(lab, w.basket.again);
  await expect(lab.getByRole('button', { name: w.order.pay.MW, exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'WooCommerce', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Realizar o pagamento no WooCommerce');
  await page.goBack();
  await openLab(page, 'pt');
  await expect(lab.getByRole('button', { name: w.basket.submit, exact: true })).toBeVisible();
  await expect(lab.getByText(shared.receipt.id, { exact: true })).toHaveCount(0);
});

test('a REST order is paid on the phone, its JSON is verified, and a forged webhook changes nothing [plugin-lab.rest-order-is-paid] [plugin-lab.forged-webhook-changes-nothing]', async ({
  page,
}) => {
  const { lab: w, shared } = words.en;
  const lab = await startLab(page, 'en');
  await placeOrder(lab, 'en', { style: 'rest', method: 'MB WAY' });
  await expect(logLines(lab, 'place').getByText('"pending_confirmation"')).toBeVisible();
  await press(lab, w.order.pay.MW);
  await expectPaid(lab, 'en');
  await expect(logLines(lab, 'webhook').getByText(shared.signature.valid)).toBeVisible();
  await expect(lab.getByText(w.proof.title)).toBeHidden();

  await lab.getByText('Multibanco', { exact: true }).first().click();
  await lab.getByLabel(w.basket.webhookOutcome).selectOption('forged');
  await press(lab, w.basket.again);
  await press(lab, w.order.pay.MB);
  await expect(logLines(lab, 'webhook').getByText(shared.signature.invalid)).toBeVisible();
  await expect(lab.getByText(w.hint.refused)).toBeVisible();
  await press(lab, w.order.update);
  await expectPaid(lab, 'en');
});

test('an order whose webhook gets lost waits until it is updated by hand [plugin-lab.lost-webhook-waits] @full', async ({
  page,
}) => {
  const { lab: w } = words.es;
  const lab = await startLab(page, 'es');
  await placeOrder(lab, 'es', { style: 'soap', method: 'Tarjeta', webhookOutcome: 'lost' });
  await press(lab, w.order.pay.CC);
  await expect(lab.getByText(w.hint.lost.paid)).toBeVisible();
  await expect(logLines(lab, 'webhook')).toHaveCount(0);
  await press(lab, w.order.update);
  await expectPaid(lab, 'es');
  await expect(lab.getByText(w.hint.paid.update)).toBeVisible();
});

test('an order that the merchant cancels is cancelled, and one whose webhook gets lost by asking [plugin-lab.cancelled-order] @full', async ({
  page,
}) => {
  const { lab: w } = words.en;
  const lab = await startLab(page, 'en');
  const cancelled = lab.getByRole('status').getByText(w.order.states.cancelled, { exact: true });
  await placeOrder(lab, 'en', { style: 'soap', method: 'MB WAY' });
  await press(lab, w.order.update);
  await expect(lab.getByText(w.hint.stillUnpaid)).toBeVisible();
  await press(lab, w.order.cancel);
  await expect(cancelled).toBeVisible();
  await lab.getByLabel(w.basket.webhookOutcome).selectOption('lost');
  await press(lab, w.basket.again);
  await press(lab, w.order.cancel);
  await expect(lab.getByText(w.hint.lost.cancelled)).toBeVisible();
  await press(lab, w.order.update);
  await expect(cancelled).toBeVisible();
});

test('the payment page can be used instead, and the shop asks when the customer comes back [plugin-lab.payment-page-instead] @full', async ({
  page,
}) => {
  const { lab: w } = words.en;
  const lab = await startLab(page, 'en');
  await placeOrder(lab, 'en', { style: 'soap', method: 'MB WAY', webhookOutcome: 'lost' });
  await expect(lab.getByRole('link', { name: w.order.open })).toHaveAttribute('href', /\/checkouts?\//);
  await press(lab, w.order.pay.MW);
  await expect(lab.getByText(w.hint.lost.paid)).toBeVisible();
  await press(lab, w.order.back);
  await expect(lab.getByText(w.hint.paid.back)).toBeVisible();
  await expect(logLines(lab, 'back').getByText('<ns1:checkWebPayment>')).toBeVisible();
});

test('without a sandbox the lab tells what would happen, and how to start one [plugin-lab.without-sandbox] @full', async ({
  page,
}) => {
  await page.route('**/runtime.json', (route) => route.fulfill({ json: { sandboxUrl: 'http://localhost:1' } }));
  await visit(page, labPath, 'en');
  await openLab(page, 'en');
  const lab = labPanel(page);
  await expect(lab.getByText(words.en.shared.mode.nobody)).toBeVisible();
  for (const call of ['createPaymentReference', 'POST /payments/references']) {
    await expect(lab.getByText(call, { exact: true })).toBeVisible();
  }
});
