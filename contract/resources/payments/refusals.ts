import type { Words } from '../../words/locales.ts';

/** Sentences that follow a code's own wording and say which rule of ours was met; `{placeholders}` are filled. */
export const paymentRefusals = {
  amount_limits: {
    pt: 'Para {method}, o montante tem de estar entre {min} e {max} cêntimos.',
    es: 'Para {method}, el importe debe estar entre {min} y {max} céntimos.',
    en: 'For {method} the amount must be between {min} and {max} cents.',
  },
  method_not_available: {
    pt: 'O método {method} não está em availableMethods.',
    es: 'El método {method} no está en availableMethods.',
    en: 'Method {method} is not among availableMethods.',
  },
  method_type: {
    pt: 'O método {method} não tem o tipo {type}.',
    es: 'El método {method} no tiene el tipo {type}.',
    en: 'Method {method} has no type {type}.',
  },
  card_needs_checkout: {
    pt: 'Um cartão novo paga-se num checkout; aqui só um cartão guardado (paymentMethod.uuid).',
    es: 'Una tarjeta nueva se paga en un checkout; aquí solo una tarjeta guardada (paymentMethod.uuid).',
    en: 'A new card is paid in a checkout; only a saved card (paymentMethod.uuid) is accepted here.',
  },
  type_not_created_here: {
    pt: 'Um pagamento do tipo {type} não se cria com esta operação e este método.',
    es: 'Un pago de tipo {type} no se crea con esta operación y este método.',
    en: 'A payment of type {type} is not created by this operation with this method.',
  },
  only_multibanco: {
    pt: 'Esta operação emite referências Multibanco: availableMethods tem de incluir MB, e paymentMethod só pode ser MB.',
    es: 'Esta operación emite referencias Multibanco: availableMethods tiene que incluir MB, y paymentMethod solo puede ser MB.',
    en: 'This operation issues Multibanco references: availableMethods must include MB, and paymentMethod can only be MB.',
  },
  range_exhausted: {
    pt: 'A gama de referências não tem mais nenhuma livre.',
    es: 'El rango de referencias no tiene ninguna libre.',
    en: 'The reference range has no references left.',
  },
  range_unknown: {
    pt: 'A entidade não tem a gama de referências {id}.',
    es: 'La entidad no tiene el rango de referencias {id}.',
    en: 'The entity does not have reference range {id}.',
  },
  reference_outside_range: {
    pt: 'A referência {reference} está fora da gama, de {start} a {end}.',
    es: 'La referencia {reference} está fuera del rango, de {start} a {end}.',
    en: 'Reference {reference} is outside the range {start} to {end}.',
  },
  reference_check_digits: {
    pt: 'Para este montante, os dígitos de controlo de {reference} seriam {expected}.',
    es: 'Para este importe, los dígitos de control de {reference} serían {expected}.',
    en: 'For this amount the check digits of {reference} would be {expected}.',
  },
  reference_taken: {
    pt: 'A referência {reference} já existe.',
    es: 'La referencia {reference} ya existe.',
    en: 'Reference {reference} already exists.',
  },
  unique_id_taken: {
    pt: 'Já existe um pagamento com o customUniqueId {id}.',
    es: 'Ya existe un pago con el customUniqueId {id}.',
    en: 'A payment with customUniqueId {id} already exists.',
  },
  state_forbids: {
    pt: 'No estado {state} esta operação não é permitida.',
    es: 'En el estado {state} esta operación no está permitida.',
    en: 'This operation is not allowed in state {state}.',
  },
  normal_cannot_be_cancelled: {
    pt: 'Uma referência Multibanco NORMAL não se cancela; ignoreUnsupported permite passar à frente.',
    es: 'Una referencia Multibanco NORMAL no se cancela; ignoreUnsupported permite omitirla.',
    en: 'A NORMAL Multibanco reference cannot be cancelled; ignoreUnsupported skips it.',
  },
  end_before_start: {
    pt: 'validDate_end tem de ser posterior a validDate_start e à hora atual.',
    es: 'validDate_end debe ser posterior a validDate_start y a la hora actual.',
    en: 'validDate_end must be later than validDate_start and than now.',
  },
  nothing_to_change: {
    pt: 'Indique paymentMethod, customer ou amount.',
    es: 'Indique paymentMethod, customer o amount.',
    en: 'Send paymentMethod, customer or amount.',
  },
} as const satisfies Record<string, Words>;
