import type { ControlError } from '../../errors/errorRow.ts';
import { refused } from '../../provocations/provocation.ts';
import { seed } from '../../scenarios/seed.ts';
import { say } from '../../words/locales.ts';

export const simulatorErrors = {
  c0301: {
    status: 422,
    words: say(
      'O relógio só anda para a frente, até ao fim de {year}: envie advanceSeconds, ou em to uma data posterior à atual, e não ambos.',
      'El reloj solo avanza, hasta el final de {year}: envíe advanceSeconds, o en to una fecha posterior a la actual, y no ambos.',
      'The clock only moves forward, up to the end of {year}: send advanceSeconds, or a later date in to, and not both.',
    ),
    cause: say(
      'O instante pedido já passou, fica depois do último ano que a sandbox conhece, ou o corpo não diz nenhum, ou diz dois.',
      'El instante pedido ya pasó, queda después del último año que conoce el sandbox, o el cuerpo no indica ninguno, o indica dos.',
      'The requested time has passed, is later than the last year the sandbox knows, or the body names none, or two.',
    ),
    remedy: say(
      'Envie `advanceSeconds`, ou em `to` uma data posterior à de `GET /sandbox/clock`. Para voltar à hora real, reponha a sandbox.',
      'Envíe `advanceSeconds`, o en `to` una fecha posterior a la de `GET /sandbox/clock`. Para volver a la hora real, restablezca el sandbox.',
      'Send `advanceSeconds`, or in `to` a date later than that of `GET /sandbox/clock`. To return to real time, reset the sandbox.',
    ),
    provocation: refused({ operation: 'moveClock', body: { to: '2020-01-01T00:00:00+00:00' } }),
  },
  c0401: {
    status: 404,
    words: say('Não há nenhuma entrega {id}.', 'No hay ninguna entrega {id}.', 'There is no delivery {id}.'),
    cause: say(
      'O identificador não é de uma entrega desta sandbox, ou a entrega é tão antiga que já não é guardada.',
      'El identificador no es de una entrega de este sandbox, o la entrega es tan antigua que ya no se guarda.',
      'The id belongs to no delivery of this sandbox, or the delivery is too old to be kept.',
    ),
    remedy: say(
      'Procure-a com `GET /sandbox/deliveries`.',
      'Búsquela con `GET /sandbox/deliveries`.',
      'Look for it with `GET /sandbox/deliveries`.',
    ),
    provocation: refused({ operation: 'getDelivery', params: { id: '999999' } }),
  },
  c0402: {
    status: 409,
    retryable: true,
    words: say(
      'A entrega ainda está à espera; só se reenvia uma que já terminou.',
      'La entrega sigue pendiente; solo se reenvía una que ya terminó.',
      'The delivery is still waiting; only a finished one can be sent again.',
    ),
    cause: say(
      'A entrega ainda vai ser tentada pela sandbox.',
      'El sandbox todavía va a intentar la entrega.',
      'The sandbox will still attempt the delivery.',
    ),
    remedy: say(
      'Espere por `nextAttemptAt`, ou avance o relógio até lá.',
      'Espere a `nextAttemptAt`, o adelante el reloj hasta ese momento.',
      'Wait for `nextAttemptAt`, or move the clock there.',
    ),
    provocation: refused(
      { operation: 'resendDelivery', params: { id: '1' } },
      {
        operation: 'setFailureMode',
        params: { id: seed.webhooks.confirmed },
        body: { failureMode: 'delayed' },
      },
      {
        operation: 'payAtAtm',
        body: { entity: seed.referenceRange.entity, reference: '000000138', amount: 1000 },
      },
    ),
  },
  c0501: {
    status: 409,
    words: say(
      'No estado {state}, a adesão não aceita a decisão {action}.',
      'En el estado {state}, el alta no admite la decisión {action}.',
      'In state {state}, the registration does not accept the decision {action}.',
    ),
    cause: say(
      'A decisão não existe a partir do estado em que a adesão está.',
      'La decisión no existe desde el estado en que está el alta.',
      'The decision does not exist from the state of the registration.',
    ),
    remedy: say(
      'Veja o estado com `GET /sandbox/entities`: `approve` e `decline` partem de `pending`, `reopen` de `declined`, `review` de `approved`.',
      'Consulte el estado con `GET /sandbox/entities`: `approve` y `decline` parten de `pending`, `reopen` de `declined`, `review` de `approved`.',
      'Read the state with `GET /sandbox/entities`: `approve` and `decline` start from `pending`, `reopen` from `declined`, `review` from `approved`.',
    ),
    provocation: refused({
      operation: 'reviewEntity',
      params: { clientId: seed.entities.pending.clientId },
      body: { action: 'reopen' },
    }),
  },
} as const satisfies Record<string, ControlError>;
