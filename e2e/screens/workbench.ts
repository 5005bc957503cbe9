import { expect, type Page } from '@playwright/test';
import { seed } from '../../contract/scenarios/seed.ts';
import { createTenant, type Tenant } from '../tenant.ts';
import { openWorkbench, useTenant, words } from '../workbench/openWorkbench.ts';
import type { Screen, ScreenContext } from './screenContext.ts';

interface SampleIds {
  paymentId: string;
  pushedId: string;
  deliveryId: string;
  requestId: string;
}

const filled = new WeakMap<Tenant, Promise<SampleIds>>();

/** Creates sample objects once per sandbox, so that no pane is empty. */
function createSamples(tenant: Tenant): Promise<SampleIds> {
  const known = filled.get(tenant) ?? createSamplesNow(tenant);
  filled.set(tenant, known);
  return known;
}

async function createSamplesNow(tenant: Tenant): Promise<SampleIds> {
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
  const pushedId = await sendPush(tenant);
  return {
    paymentId: payment.id,
    pushedId,
    deliveryId: deliveries[0]?.id ?? '',
    requestId: refused?.id ?? '',
  };
}

async function sendPush(tenant: Tenant): Promise<string> {
  const details = { phoneNumber: '351#912345678', createRegistration: true };
  const { data } = await tenant.call<{ id: string }>('POST', '/api/payments', {
    amount: 2590,
    summary: 'REF-0042',
    customer: { uuid: seed.customers.own },
    paymentMethod: { code: 'MW', details },
  });
  return data.id;
}

async function open({ page, locale }: ScreenContext, tenant: Tenant, place: string): Promise<void> {
  // Starts each screen with a separate sandbox and its variant's colour mode, because pages of a browser share storage.
  await page.addInitScript(() => {
    localStorage.clear();
    localStorage.setItem('balcao.colour', 'system');
  });
  await useTenant(page, tenant);
  await openWorkbench(page, locale, place);
  await expect(page.getByRole('progressbar', { name: words[locale].reading.loading })).toHaveCount(0);
}

function pane(
  place: string | ((what: SampleIds) => string),
  steps?: (page: Page, stage: ScreenContext, what: SampleIds) => Promise<void>,
): Screen {
  return {
    async show(stage) {
      const what = await createSamples(stage.tenant);
      await open(stage, stage.tenant, typeof place === 'string' ? place : place(what));
      await steps?.(stage.page, stage, what);
    },
  };
}

function empty(place: string, prepare?: (tenant: Tenant) => Promise<unknown>): Screen {
  return {
    async show(stage) {
      const tenant = await createTenant(stage.request);
      await prepare?.(tenant);
      await open(stage, tenant, place);
    },
  };
}

const answerSeeded = (tenant: Tenant) =>
  tenant.call('POST', `/sandbox/payments/${seed.payments.waitingPhone}/phone`, { answer: 'accept' });

const everyPane = Object.keys(words.pt.frame.panes) as (keyof typeof words.pt.frame.panes)[];

const menu = Object.fromEntries(everyPane.map((id) => [`workbench-${id}`, pane(id)]));

const withoutData = ['overview', 'requests', 'webhooks'] as const;

export const workbenchScreens: Record<string, Screen> = {
  ...menu,
  ...Object.fromEntries(withoutData.map((id) => [`workbench-${id}-empty`, empty(id)])),
  'workbench-phone-empty': empty('phone', answerSeeded),
  'workbench-payment': pane(({ paymentId }) => `payments/${paymentId}`),
  'workbench-request': pane(({ requestId }) => `requests/${requestId}`),
  'workbench-delivery': pane(({ deliveryId }) => `webhooks/deliveries/${deliveryId}`),
  'workbench-subscriptions': pane('webhooks/subscriptions'),
  'workbench-atm-refused': pane('atm/12345/000000139/1000', async (page, { locale }) => {
    const { atm } = words[locale].shared;
    await page.getByRole('button', { name: atm.pay, exact: true }).click();
    await expect(page.getByText(atm.refused).first()).toBeVisible();
  }),
  'workbench-phone-request': pane(({ pushedId }) => `phone/${pushedId}`),
  'workbench-phone-pin': pane(
    ({ pushedId }) => `phone/${pushedId}`,
    (page, { locale }) => page.getByRole('button', { name: words[locale].phone.request.accept }).click(),
  ),
  'workbench-signature-checked': pane(({ deliveryId }) => `signature/${deliveryId}`),
};
