import type { ControlError } from './controlError.ts';

/** What the ATM, the phone, the clock, the deliveries and the review of entities can refuse. */
export const simulatorErrors = {
  c0101: {
    status: 404,
    words: {
      pt: 'A entidade {entity} não tem nenhuma referência {reference}.',
      es: 'La entidad {entity} no tiene ninguna referencia {reference}.',
      en: 'Entity {entity} has no reference {reference}.',
    },
  },
  c0102: {
    status: 409,
    words: {
      pt: 'O montante não corresponde à referência: para este montante, os dígitos de controlo seriam {expected} e não {given}.',
      es: 'El importe no corresponde a la referencia: para este importe, los dígitos de control serían {expected} y no {given}.',
      en: 'The amount does not match the reference: for this amount the check digits would be {expected}, not {given}.',
    },
  },
  c0103: {
    status: 409,
    words: {
      pt: 'A referência já foi paga.',
      es: 'La referencia ya está pagada.',
      en: 'The reference is already paid.',
    },
  },
  c0104: {
    status: 409,
    words: {
      pt: 'O prazo terminou e a referência bloqueia pagamentos fora do prazo (validDate.blockLatePayment).',
      es: 'El plazo terminó y la referencia bloquea los pagos fuera de plazo (validDate.blockLatePayment).',
      en: 'The deadline has passed and the reference blocks late payments (validDate.blockLatePayment).',
    },
  },
  c0105: {
    status: 409,
    words: {
      pt: 'A referência foi cancelada.',
      es: 'La referencia está cancelada.',
      en: 'The reference was cancelled.',
    },
  },
  c0106: {
    status: 409,
    words: {
      pt: 'A referência ainda não pode ser paga: a validade começa em {start}.',
      es: 'La referencia todavía no se puede pagar: la validez empieza el {start}.',
      en: 'The reference cannot be paid yet: it becomes valid at {start}.',
    },
  },
  c0107: {
    status: 409,
    words: {
      pt: 'Os dígitos de controlo servem por acaso para este montante, mas a referência é de {amount} cêntimos.',
      es: 'Los dígitos de control coinciden por casualidad con este importe, pero la referencia es de {amount} céntimos.',
      en: 'The check digits match this amount by chance, but the reference is for {amount} cents.',
    },
  },
  c0201: {
    status: 409,
    words: {
      pt: 'O telemóvel não tem nenhuma notificação à espera para este pagamento.',
      es: 'El móvil no tiene ninguna notificación pendiente de este pago.',
      en: 'The phone has no notification waiting for this payment.',
    },
  },
  c0202: {
    status: 409,
    words: {
      pt: 'O PIN está errado: a notificação continua à espera.',
      es: 'El PIN es erróneo: la notificación sigue a la espera.',
      en: 'The PIN is wrong: the notification keeps waiting.',
    },
  },
  c0301: {
    status: 422,
    words: {
      pt: 'O relógio só anda para a frente, até ao fim de {year}.',
      es: 'El reloj solo avanza, hasta el final de {year}.',
      en: 'The clock only moves forward, up to the end of {year}.',
    },
  },
  c0401: {
    status: 404,
    words: {
      pt: 'Não há nenhuma entrega {id}.',
      es: 'No hay ninguna entrega {id}.',
      en: 'There is no delivery {id}.',
    },
  },
  c0402: {
    status: 409,
    words: {
      pt: 'A entrega ainda está à espera; só se reenvia uma que já terminou.',
      es: 'La entrega sigue pendiente; solo se reenvía una que ya terminó.',
      en: 'The delivery is still waiting; only a finished one can be sent again.',
    },
  },
  c0501: {
    status: 409,
    words: {
      pt: 'No estado {state}, a adesão não aceita a decisão {action}.',
      es: 'En el estado {state}, el alta no admite la decisión {action}.',
      en: 'In state {state}, the registration does not accept the decision {action}.',
    },
  },
} as const satisfies Record<string, ControlError>;
