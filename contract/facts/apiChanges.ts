import { say, type Words } from '../words/locales.ts';

/** One difference between version 1.13.0 and the documentation before it. */
interface ApiChange {
  /** What it is about: a field, an event, a kind of call. */
  subject: Words;
  before: Words;
  now: Words;
}

/**
 * What an integration written by the documentation of June 2024, which bore no version, finds changed in 1.13.0: the
 * differences that published material shows, and DELETE (docs/decisions/response-envelope.md).
 */
export const apiChanges: readonly ApiChange[] = [
  {
    subject: say(
      'Estado de um pagamento autorizado',
      'Estado de un pago autorizado',
      'State of an authorised payment',
    ),
    before: say('`authorized`', '`authorized`', '`authorized`'),
    now: say(
      '`authorised`; o evento continua a ser `payment_authorized`',
      '`authorised`; el evento sigue siendo `payment_authorized`',
      '`authorised`; the event is still `payment_authorized`',
    ),
  },
  {
    subject: say('Tipo de um método de pagamento', 'Tipo de un método de pago', 'Payment method type'),
    before: say('`DEFAULT`, `TPA`', '`DEFAULT`, `TPA`', '`DEFAULT`, `TPA`'),
    now: say(
      'Também `NORMAL` e `REALTIME`, para o Multibanco',
      'También `NORMAL` y `REALTIME`, para Multibanco',
      'Also `NORMAL` and `REALTIME`, for Multibanco',
    ),
  },
  {
    subject: say('Evento de uma autorização', 'Evento de una autorización', 'Authorisation event'),
    before: say('Nenhum', 'Ninguno', 'None'),
    now: say('`payment_authorized`', '`payment_authorized`', '`payment_authorized`'),
  },
  {
    subject: say('Novas tentativas de um webhook', 'Reintentos de un webhook', 'Webhook retries'),
    before: say('Três, de meia em meia hora', 'Tres, cada media hora', 'Three, half an hour apart'),
    now: say(
      'Intervalos que crescem, de um a vinte e quatro minutos',
      'Intervalos que crecen, de uno a veinticuatro minutos',
      'Growing intervals, from one to twenty-four minutes',
    ),
  },
  {
    subject: say('Motivo de um cancelamento', 'Motivo de una cancelación', 'Cancellation reason'),
    before: say('Não se dizia', 'No se decía', 'Could not be given'),
    now: say('`reason`', '`reason`', '`reason`'),
  },
  {
    subject: say(
      'Captura repartida por entidades, `groupedPayments`',
      'Captura repartida por entidades, `groupedPayments`',
      'A capture shared across entities, `groupedPayments`',
    ),
    before: say('Existia', 'Existía', 'Existed'),
    now: say('Uma captura por chamada', 'Una captura por llamada', 'One capture per call'),
  },
  {
    subject: say('Data do estado de uma entidade', 'Fecha del estado de una entidad', 'Entity state date'),
    before: say('`stateDetails.createdAt`', '`stateDetails.createdAt`', '`stateDetails.createdAt`'),
    now: say('`stateDetails.updatedAt`', '`stateDetails.updatedAt`', '`stateDetails.updatedAt`'),
  },
  {
    subject: say('Filtro dos métodos guardados', 'Filtro de los métodos guardados', 'Saved method filter'),
    before: say('`type`', '`type`', '`type`'),
    now: say('`code`', '`code`', '`code`'),
  },
  {
    subject: say('Resposta a DELETE', 'Respuesta a DELETE', 'Response to DELETE'),
    before: say('204, sem corpo', '204, sin cuerpo', '204, no body'),
    now: say(
      '200, com o envelope e sem `data`',
      '200, con el sobre y sin `data`',
      '200, the envelope without `data`',
    ),
  },
];
