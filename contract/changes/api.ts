import { say } from '../words/locales.ts';
import type { Changes } from './change.ts';

/** No source gives the date of version 1.13.0, which this portal has described from the start. */
const unpublished = { version: '1.13.0', date: null, listed: '2026-11-22' } as const;

/**
 * Changes in 1.13.0 since the unversioned documentation of June 2024: differences between published materials,
 * including the response to DELETE (docs/decisions/response-envelope.md).
 */
export const apiChanges: Changes = {
  'state-authorised': {
    ...unpublished,
    kind: 'changed',
    breaking: true,
    subject: say('Estado de um pagamento autorizado', 'Estado de un pago autorizado', 'State of an authorised payment'),
    before: say('`authorized`', '`authorized`', '`authorized`'),
    now: say(
      '`authorised`; o evento continua a ser `payment_authorized`',
      '`authorised`; el evento sigue siendo `payment_authorized`',
      '`authorised`; the event is still `payment_authorized`',
    ),
  },
  'multibanco-types': {
    ...unpublished,
    kind: 'added',
    breaking: false,
    subject: say('Tipo de um método de pagamento', 'Tipo de un método de pago', 'Payment method type'),
    before: say('`DEFAULT`, `TPA`', '`DEFAULT`, `TPA`', '`DEFAULT`, `TPA`'),
    now: say(
      'Também `NORMAL` e `REALTIME`, para o Multibanco',
      'También `NORMAL` y `REALTIME`, para Multibanco',
      'Also `NORMAL` and `REALTIME`, for Multibanco',
    ),
  },
  'event-payment-authorized': {
    ...unpublished,
    kind: 'added',
    breaking: false,
    subject: say('Evento de uma autorização', 'Evento de una autorización', 'Authorisation event'),
    before: say('Nenhum', 'Ninguno', 'None'),
    now: say('`payment_authorized`', '`payment_authorized`', '`payment_authorized`'),
  },
  'webhook-retries': {
    ...unpublished,
    kind: 'changed',
    breaking: false,
    subject: say('Novas tentativas de um webhook', 'Reintentos de un webhook', 'Webhook retries'),
    before: say('Três, de meia em meia hora', 'Tres, cada media hora', 'Three, half an hour apart'),
    now: say(
      'Intervalos que crescem, de um a vinte e quatro minutos',
      'Intervalos que crecen, de uno a veinticuatro minutos',
      'Growing intervals, from one to twenty-four minutes',
    ),
  },
  'cancellation-reason': {
    ...unpublished,
    kind: 'added',
    breaking: false,
    at: ['cancelPayment', 'CancellationRequest.reason'],
    subject: say('Motivo de um cancelamento', 'Motivo de una cancelación', 'Cancellation reason'),
    before: say('Não se dizia', 'No se decía', 'Could not be given'),
    now: say('`reason`', '`reason`', '`reason`'),
  },
  'grouped-payments': {
    ...unpublished,
    kind: 'removed',
    breaking: true,
    at: ['createCapture'],
    subject: say(
      'Captura repartida por entidades, `groupedPayments`',
      'Captura repartida por entidades, `groupedPayments`',
      'A capture shared across entities, `groupedPayments`',
    ),
    before: say('Existia', 'Existía', 'Existed'),
    now: say('Uma captura por chamada', 'Una captura por llamada', 'One capture per call'),
  },
  'entity-state-date': {
    ...unpublished,
    kind: 'changed',
    breaking: true,
    at: ['Entity.stateDetails'],
    subject: say('Data do estado de uma entidade', 'Fecha del estado de una entidad', 'Entity state date'),
    before: say('`stateDetails.createdAt`', '`stateDetails.createdAt`', '`stateDetails.createdAt`'),
    now: say('`stateDetails.updatedAt`', '`stateDetails.updatedAt`', '`stateDetails.updatedAt`'),
  },
  'saved-method-filter': {
    ...unpublished,
    kind: 'changed',
    breaking: true,
    at: ['listSavedMethods'],
    subject: say('Filtro dos métodos guardados', 'Filtro de los métodos guardados', 'Saved method filter'),
    before: say('`type`', '`type`', '`type`'),
    now: say('`code`', '`code`', '`code`'),
  },
  'delete-response': {
    ...unpublished,
    kind: 'changed',
    breaking: true,
    at: ['deleteWebhook', 'deleteCustomer'],
    subject: say('Resposta a DELETE', 'Respuesta a DELETE', 'Response to DELETE'),
    before: say('204, sem corpo', '204, sin cuerpo', '204, no body'),
    now: say('200, com o envelope e sem `data`', '200, con el sobre y sin `data`', '200, the envelope without `data`'),
  },
};
