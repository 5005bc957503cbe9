import type { Words } from '../../words/locales.ts';

/** Rules by which payments are refused, shown after the code's own text, with `{placeholders}`. */
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
  method_types_differ: {
    pt: 'O método {method} vem com dois tipos, e uma referência só tem um: deixe o que quer.',
    es: 'El método {method} viene con dos tipos, y una referencia solo tiene uno: deje el que quiere.',
    en: 'Method {method} comes with two types, and a reference has one only: leave the one you want.',
  },
  card_needs_checkout: {
    pt: 'Um cartão novo paga-se num checkout; aqui só um cartão guardado (paymentMethod.uuid).',
    es: 'Una tarjeta nueva se paga en un checkout; aquí solo una tarjeta guardada (paymentMethod.uuid).',
    en: 'A new card is paid in a checkout; only a saved card (paymentMethod.uuid) is accepted here.',
  },
  phone_missing: {
    pt: 'O MB WAY precisa do telemóvel em paymentMethod.details.phoneNumber, como 351#912345678.',
    es: 'MB WAY necesita el móvil en paymentMethod.details.phoneNumber, como 351#912345678.',
    en: 'MB WAY needs the phone in paymentMethod.details.phoneNumber, such as 351#912345678.',
  },
  type_not_created_here: {
    pt: 'Um pagamento do tipo {type} não se cria com esta operação e este método.',
    es: 'Un pago de tipo {type} no se crea con esta operación y este método.',
    en: 'A payment of type {type} is not created by this operation with this method.',
  },
  type_of_other_payment: {
    pt: 'Um pagamento do tipo {type} faz-se sobre outro: POST {path}, onde ID é o id desse.',
    es: 'Un pago de tipo {type} se hace sobre otro: POST {path}, donde ID es el id de ese.',
    en: 'A payment of type {type} is made of another: POST {path}, where ID is the id of that one.',
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
    pt: 'A referência {reference} já existe: é do pagamento {id} ({amount} cêntimos, {state}).',
    es: 'La referencia {reference} ya existe: es del pago {id} ({amount} céntimos, {state}).',
    en: 'Reference {reference} already exists: it belongs to payment {id} ({amount} cents, {state}).',
  },
  reference_digits_taken: {
    pt: 'A referência {reference} não existe: os seus primeiros sete dígitos são da referência {taken}, do pagamento {id} ({amount} cêntimos, {state}). Use outros.',
    es: 'La referencia {reference} no existe: sus primeros siete dígitos son de la referencia {taken}, del pago {id} ({amount} céntimos, {state}). Use otros.',
    en: 'Reference {reference} does not exist: its first seven digits are those of reference {taken}, of payment {id} ({amount} cents, {state}). Use others.',
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
  date_too_far: {
    pt: 'A data em {field} está fora do que a API guarda: de 1 de janeiro do ano 1 a 31 de dezembro de 9999, em UTC.',
    es: 'La fecha de {field} está fuera de lo que la API guarda: del 1 de enero del año 1 al 31 de diciembre de 9999, en UTC.',
    en: 'The date in {field} is beyond what the API keeps: from 1 January of the year 1 to 31 December 9999, in UTC.',
  },
  end_before_start: {
    pt: '{field} tem de ser posterior ao início da validade, {start}.',
    es: '{field} debe ser posterior al inicio de la validez, {start}.',
    en: '{field} must be later than the start of the validity, {start}.',
  },
  end_passed: {
    pt: '{field} já passou: o relógio marca {now}.',
    es: '{field} ya pasó: el reloj marca {now}.',
    en: '{field} has passed: the clock says {now}.',
  },
  starts_later: {
    pt: 'Este pagamento começa já, e {field} ({start}) só vem depois: crie-o nessa altura, ou omita {field}.',
    es: 'Este pago empieza ahora, y {field} ({start}) viene después: créelo en ese momento, u omita {field}.',
    en: 'This payment begins at once, and {field} ({start}) is later: create it then, or leave {field} out.',
  },
  not_payable_yet: {
    pt: 'Este pagamento só é válido a partir de {start}: tente o método nessa altura.',
    es: 'Este pago solo es válido desde {start}: pruebe el método en ese momento.',
    en: 'This payment becomes valid at {start}: try the method then.',
  },
  nothing_to_change: {
    pt: 'Indique paymentMethod, customer ou amount.',
    es: 'Indique paymentMethod, customer o amount.',
    en: 'Send paymentMethod, customer or amount.',
  },
} as const satisfies Record<string, Words>;
