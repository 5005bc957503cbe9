import { expect } from '@playwright/test';
import type { Payment } from '../../contract/resources/payments/paymentSchema.ts';
import { locales } from '../site/locales.ts';
import { visit } from '../site/visit.ts';
import { test, words } from '../workbench/openWorkbench.ts';

test('a reader takes a signature apart beside the code that checks it [receiver-guide.signature-beside-code]', async ({
  page,
  tenant: { call },
}) => {
  const { data } = await call<Payment>('POST', '/api/payments/references', { amount: 1000 });
  await call('POST', '/sandbox/atm', { ...data.referenceDetails, amount: 1000 });
  await visit(page, '/docs/guides/webhooks/request-auth', 'es');
  await page.getByRole('radio', { name: 'Python' }).first().check();
  await expect(page.getByText('hmac.compare_digest')).toBeVisible();
  const panel = page.getByRole('region', { name: 'Analice una firma', exact: true });
  await panel.getByRole('button', { name: locales.es.try, exact: true }).click();
  const w = words.es.debugger;
  await panel.getByRole('button', { name: w.mistakes.key, exact: true }).click();
  const result = panel.getByRole('status', { name: w.result });
  await expect(result).toContainText(locales.es.words.signature.invalid);
});
