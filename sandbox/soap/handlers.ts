import { url as urlFormat } from '@balcao/contract/schema/formats.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import { integrationState } from '../services/entities/getEntity.ts';
import { subscribeOnce } from '../services/webhooks/subscriptions.ts';
import type { SoapHandler, SoapHandlers } from './call.ts';
import { cancelPayment } from './methods/cancelPayment.ts';
import { doWebPayment } from './methods/doWebPayment.ts';
import { createPaymentReference, validatePaymentReference } from './methods/paymentReferences.ts';
import { checkEntityPayments, checkWebPayment, getEntityPayments } from './methods/queryPayments.ts';
import { saveEntityPayments } from './methods/saveEntityPayments.ts';
import { presentIntegrationState, readyState } from './presentIntegrationState.ts';
import { sayRule } from './reasons.ts';

/** Subscribes to an event, with deliveries as a form (docs/decisions/webhook-messages.md). */
const subscribeToWebhook: SoapHandler = async ({ context, caller, locale, request }) => {
  const refusal = (code: '0051' | '0052', reason: string) => ({
    integrationState: presentIntegrationState(0, code, locale, reason),
  });
  const [asked, url] = [request.text('action'), request.text('url')];
  const action = soapService.webhookActions.find((known) => known === asked);
  const oneOf = { code: 'e00230', param: soapService.webhookActions.join(', ') } as const;
  if (!action) return refusal('0051', sayRule(oneOf, 'action', asked, locale));
  const address = urlFormat.safeParse(url);
  if (!address.success) return refusal('0052', sayRule({ code: 'e00223' }, 'url', url, locale));
  await subscribeOnce(context, caller, action, address.data);
  return { integrationState: readyState(locale) };
};

/** Checks the credentials and whether the entity is ready (docs/decisions/soap-compatibility.md). */
const checkIntegrationState: SoapHandler = async ({ context, caller, locale }) => {
  const code = await integrationState(context, caller);
  return presentIntegrationState(code === '02' ? 1 : 0, code, locale);
};

/** Handler of each method of the contract. Compilation fails if one is missing. */
export const handlers: SoapHandlers = {
  checkIntegrationState,
  createPaymentReference,
  validatePaymentReference,
  doWebPayment,
  checkWebPayment,
  cancelPayment,
  checkEntityPayments,
  getEntityPayments,
  saveEntityPayments,
  subscribeToWebhook,
};
