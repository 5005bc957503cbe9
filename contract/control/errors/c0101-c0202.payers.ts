import type { ControlError } from '../../errors/errorRow.ts';
import { inWords, refused } from '../../provocations/provocation.ts';
import { seed } from '../../scenarios/seed.ts';
import { say } from '../../words/locales.ts';

const atAtm = (reference: string, amount = 1000) =>
  ({ operation: 'payAtAtm', body: { entity: seed.referenceRange.entity, reference, amount } }) as const;
const onPhone = (id: string, body: object) => ({ operation: 'answerPhone', params: { id }, body }) as const;

export const payerErrors = {
  c0101: {
    status: 404,
    words: say(
      'A entidade {entity} não tem nenhuma referência {reference}.',
      'La entidad {entity} no tiene ninguna referencia {reference}.',
      'Entity {entity} has no reference {reference}.',
    ),
    cause: say(
      'Nenhum pagamento desta sandbox tem esta entidade e esta referência.',
      'Ningún pago de este sandbox tiene esta entidad y esta referencia.',
      'No payment of this sandbox has this entity and reference.',
    ),
    remedy: say(
      'Use a entidade e a referência da resposta que criou o pagamento, na mesma sandbox.',
      'Use la entidad y la referencia de la respuesta que creó el pago, en el mismo sandbox.',
      'Use the entity and reference from the response that created the payment, in the same sandbox.',
    ),
    provocation: refused(atAtm('999999999')),
  },
  c0102: {
    status: 409,
    words: say(
      'O montante não corresponde à referência: para este montante, os dígitos de controlo seriam {expected} e não {given}.',
      'El importe no corresponde a la referencia: para este importe, los dígitos de control serían {expected} y no {given}.',
      'The amount does not match the reference: for this amount the check digits would be {expected}, not {given}.',
    ),
    cause: say(
      'Os dígitos de controlo da referência incluem o montante, e foi digitado outro.',
      'Los dígitos de control de la referencia incluyen el importe, y se tecleó otro.',
      'The check digits of the reference include the amount, and another one was typed.',
    ),
    remedy: say(
      'Pague o montante com que a referência foi criada.',
      'Pague el importe con el que se creó la referencia.',
      'Pay the amount for which the reference was created.',
    ),
    provocation: refused(atAtm('000000138', 2000)),
  },
  c0103: {
    status: 409,
    words: say('A referência já foi paga.', 'La referencia ya está pagada.', 'The reference is already paid.'),
    cause: say(
      'Uma referência só se paga uma vez.',
      'Una referencia solo se paga una vez.',
      'A reference can be paid only once.',
    ),
    remedy: say(
      'Crie outra referência para cobrar outra vez.',
      'Cree otra referencia para cobrar otra vez.',
      'Create another reference to charge again.',
    ),
    provocation: refused(atAtm('000000286')),
  },
  c0104: {
    status: 409,
    words: say(
      'O prazo terminou e a referência bloqueia pagamentos fora do prazo (validDate.blockLatePayment).',
      'El plazo terminó y la referencia bloquea los pagos fuera de plazo (validDate.blockLatePayment).',
      'The deadline has passed and the reference blocks late payments (validDate.blockLatePayment).',
    ),
    cause: say(
      'A referência foi criada com `validDate.blockLatePayment` e `validDate.end` já passou.',
      'La referencia se creó con `validDate.blockLatePayment` y `validDate.end` ya pasó.',
      'The reference was created with `validDate.blockLatePayment`, and `validDate.end` has passed.',
    ),
    remedy: say(
      'Crie outra referência, ou deixe passar pagamentos atrasados sem `blockLatePayment`.',
      'Cree otra referencia, o admita pagos tardíos sin `blockLatePayment`.',
      'Create another reference, or allow late payments by leaving out `blockLatePayment`.',
    ),
    provocation: refused(atAtm('000000485')),
  },
  c0105: {
    status: 409,
    words: say('A referência foi cancelada.', 'La referencia está cancelada.', 'The reference was cancelled.'),
    cause: say(
      'O comerciante cancelou o pagamento antes de ser pago.',
      'El comercio canceló el pago antes de que se pagara.',
      'The merchant cancelled the payment before it was paid.',
    ),
    remedy: say('Crie outra referência.', 'Cree otra referencia.', 'Create another reference.'),
    provocation: refused(atAtm('000000337')),
  },
  c0106: {
    status: 409,
    words: say(
      'A referência ainda não pode ser paga: a validade começa em {start}.',
      'La referencia todavía no se puede pagar: la validez empieza el {start}.',
      'The reference cannot be paid yet: it becomes valid at {start}.',
    ),
    cause: say(
      'O relógio da sandbox ainda não chegou a `validDate.start`.',
      'El reloj del sandbox aún no ha llegado a `validDate.start`.',
      'The clock of the sandbox has not reached `validDate.start`.',
    ),
    remedy: say(
      'Avance o relógio até lá com `POST /sandbox/clock`.',
      'Adelante el reloj hasta ese momento con `POST /sandbox/clock`.',
      'Move the clock there with `POST /sandbox/clock`.',
    ),
    provocation: inWords(
      'Crie uma referência com `validDate.start` daqui a uma semana, e pague-a com `POST /sandbox/atm`.',
      'Cree una referencia con `validDate.start` dentro de una semana, y páguela con `POST /sandbox/atm`.',
      'Create a reference with `validDate.start` a week ahead, and pay it with `POST /sandbox/atm`.',
    ),
  },
  c0107: {
    status: 409,
    words: say(
      'Os dígitos de controlo servem por acaso para este montante, mas a referência é de {amount} cêntimos.',
      'Los dígitos de control coinciden por casualidad con este importe, pero la referencia es de {amount} céntimos.',
      'The check digits match this amount by chance, but the reference is for {amount} cents.',
    ),
    cause: say(
      'Dois montantes podem ter os mesmos dígitos de controlo. Uma caixa verdadeira só vê os dígitos; a sandbox conhece o montante.',
      'Dos importes pueden tener los mismos dígitos de control. Un cajero real solo ve los dígitos; el sandbox conoce el importe.',
      'Two amounts can have the same check digits. A real ATM sees only the digits; the sandbox knows the amount.',
    ),
    remedy: say(
      'Pague o montante da referência.',
      'Pague el importe de la referencia.',
      'Pay the amount of the reference.',
    ),
    provocation: refused(atAtm('000000138', 10_700)),
  },
  c0201: {
    status: 409,
    words: say(
      'O telemóvel não tem nenhuma notificação à espera para este pagamento.',
      'El móvil no tiene ninguna notificación pendiente de este pago.',
      'The phone has no notification waiting for this payment.',
    ),
    cause: say(
      'O pagamento não é por MB WAY, já foi respondido, ou o prazo do pedido acabou.',
      'El pago no es por MB WAY, ya se respondió, o el plazo de la solicitud terminó.',
      'The payment is not by MB WAY, was answered already, or its request expired.',
    ),
    remedy: say(
      'Veja os pedidos à espera com `GET /sandbox/pushes`.',
      'Consulte las solicitudes pendientes con `GET /sandbox/pushes`.',
      'List the waiting requests with `GET /sandbox/pushes`.',
    ),
    provocation: refused(onPhone(seed.payments.pendingReference, { answer: 'accept' })),
  },
  c0202: {
    status: 409,
    words: say(
      'O PIN está errado: a notificação continua à espera.',
      'El PIN es erróneo: la notificación sigue a la espera.',
      'The PIN is wrong: the notification keeps waiting.',
    ),
    cause: say(
      'O campo `pin` veio e não é o PIN dos telemóveis de teste.',
      'El campo `pin` venía y no es el PIN de los móviles de prueba.',
      'The field `pin` was sent and is not the PIN of the test phones.',
    ),
    remedy: say(
      'Envie `1234`, ou deixe o campo de fora.',
      'Envíe `1234`, o deje el campo fuera.',
      'Send `1234`, or leave the field out.',
    ),
    provocation: refused(onPhone(seed.payments.waitingPhone, { answer: 'accept', pin: '0000' })),
  },
} as const satisfies Record<string, ControlError>;
