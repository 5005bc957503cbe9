import type { SoapMethodName } from '@balcao/contract/soap/methods.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import { formatLisbon } from '@balcao/sandbox/domain/clock/lisbonTime.ts';
import { receiverUrl } from '../world/shop.ts';
import { soapRequest } from '../world/soapCall.ts';
import type { Action, ActionContext } from './action.ts';
import { amountCents } from './values.ts';
import { paymentsOf } from './view.ts';

const bySoap =
  (method: SoapMethodName, request?: (context: ActionContext) => object) => async (context: ActionContext) => {
    const { world, shop } = context;
    await world.call(shop, await soapRequest(world, shop, method, request?.(context)));
  };

const paymentId = ({ world, shop, picks }: ActionContext) => ({
  paymentId: picks.maybe(paymentsOf(world, shop))?.id ?? 1,
});

/** Actions of an old shop that uses SOAP, on the same payments as the REST API. */
export const soapShopActions: Action[] = [
  {
    name: 'soap.createPaymentReference',
    weight: 4,
    run: bySoap('createPaymentReference', ({ picks }) => ({
      amount: amountCents(picks),
      paymentOptions: [{ code: 'MB', type: picks.of(['NORMAL', 'REALTIME']) }],
    })),
  },
  {
    name: 'soap.doWebPayment',
    weight: 3,
    run: bySoap('doWebPayment', (context) => ({
      order: {
        amount: amountCents(context.picks),
        ...(context.picks.percent(20) && paymentId(context)),
      },
      method: 'CC,MB,MW',
    })),
  },
  { name: 'soap.checkWebPayment', weight: 2, run: bySoap('checkWebPayment', paymentId) },
  { name: 'soap.cancelPayment', weight: 2, run: bySoap('cancelPayment', paymentId) },
  {
    name: 'soap.checkEntityPayments',
    weight: 2,
    run: bySoap('checkEntityPayments', (context) => ({ payments: [paymentId(context)] })),
  },
  {
    name: 'soap.getEntityPayments',
    weight: 1,
    run: bySoap('getEntityPayments', ({ world, shop }) => {
      const now = world.clockOf(shop.tenant);
      return { startDate: formatLisbon(now - 86_400_000), endDate: formatLisbon(now) };
    }),
  },
  {
    name: 'soap.validatePaymentReference',
    weight: 1,
    run: bySoap('validatePaymentReference', ({ picks }) => ({ amount: amountCents(picks) })),
  },
  {
    name: 'soap.saveEntityPayments',
    weight: 1,
    run: bySoap('saveEntityPayments', ({ picks }) => [
      {
        referenceEntity: '12345',
        reference: String(picks.below(200_000) * 100 + 1).padStart(9, '0'),
        amount: 1000,
      },
    ]),
  },
  { name: 'soap.checkIntegrationState', weight: 1, run: bySoap('checkIntegrationState') },
  {
    name: 'soap.subscribeToWebhook',
    weight: 2,
    run: bySoap('subscribeToWebhook', ({ shop, picks }) => ({
      action: picks.of(soapService.webhookActions),
      url: receiverUrl(shop, picks.below(2), 'soap'),
    })),
  },
];
