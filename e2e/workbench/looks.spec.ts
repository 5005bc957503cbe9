import { expect } from '@playwright/test';
import { isSeen, looksOfRun, widths } from '../site/looks.ts';
import { problemsOf } from '../site/problems.ts';
import type { Tenant } from '../tenant.ts';
import { openBench, test } from './bench.ts';

/** Something of everything, so that no pane is empty. */
async function fill(tenant: Tenant): Promise<{ paymentId: string; deliveryId: string; requestId: string }> {
  const { data: payment } = await tenant.call<{ id: string; referenceDetails: object }>(
    'POST',
    '/api/payments/references',
    { amount: 1000, sumary: 'x', code: 'REF-0042' },
  );
  await tenant.call('POST', '/sandbox/atm', { ...payment.referenceDetails, amount: 1000 });
  await tenant.call('POST', '/api/payments/references', { amount: 'x' });
  const { data: deliveries } = await tenant.call<{ id: string }[]>('GET', '/sandbox/deliveries');
  const { data: requests } = await tenant.call<{ id: string; status: number }[]>('GET', '/sandbox/requests');
  const refused = requests.find(({ status }) => status === 422);
  return { paymentId: payment.id, deliveryId: deliveries[0]?.id ?? '', requestId: refused?.id ?? '' };
}

for (const look of looksOfRun) {
  const { locale, colour, device } = look;
  test(`panes are accessible and fit in ${locale}, ${colour}, on a ${device}`, async ({ page, tenant }) => {
    test.slow();
    const { paymentId, deliveryId, requestId } = await fill(tenant);
    const places = [
      'overview',
      'payments',
      `payments/${paymentId}`,
      `requests/${requestId}`,
      `webhooks/deliveries/${deliveryId}`,
      'webhooks/subscriptions',
      'clock',
      'atm',
      `signature/${deliveryId}`,
      'goLive',
      'credentials',
    ].filter((_, place) => isSeen(look, place));
    await page.setViewportSize({ width: widths[device], height: 900 });
    await page.emulateMedia({ colorScheme: colour, reducedMotion: 'reduce' });
    for (const place of places) {
      await openBench(page, locale, place);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colour);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      expect(await problemsOf(page), place).toEqual([]);
    }
  });
}
