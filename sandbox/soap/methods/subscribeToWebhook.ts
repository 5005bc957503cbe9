import { url as urlFormat } from '@balcao/contract/schema/formats.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import { subscribeOnce } from '../../services/webhooks/subscriptions.ts';
import type { SoapHandler } from '../call.ts';
import { presentIntegrationState, readyState } from '../presentIntegrationState.ts';

/** Asks for an event to be delivered as a form (docs/decisions/webhook-messages.md). */
export const subscribeToWebhook: SoapHandler = async ({ context, caller, locale, request }) => {
  const action = soapService.webhookActions.find((known) => known === request.text('action'));
  if (!action) return { integrationState: presentIntegrationState(0, '0051', locale) };
  const address = urlFormat.safeParse(request.text('url'));
  if (!address.success) return { integrationState: presentIntegrationState(0, '0052', locale) };
  await subscribeOnce(context, caller, action, address.data);
  return { integrationState: readyState(locale) };
};
