import type { RemedyCall } from '../provocations/provocation.ts';
import { by, until } from '../provocations/remedy.ts';
import { phone } from '../provocations/remedyCalls.ts';
import { seed } from '../scenarios/seed.ts';
import { say } from '../words/locales.ts';
import { acquirer, businessFamily, issuerDeclined } from './errorOrigins.ts';
import type { RestError } from './errorRow.ts';

const failed = {
  family: 'e00600',
  origin: acquirer,
  status: 502,
  provocation: { by: 'scenario' },
} as const;

const provoked = { id: '{provoked}' };
const look: RemedyCall = {
  operation: 'getPayment',
  params: provoked,
  gives: { ...provoked, stateDetails: { state: 'pending' } },
};
/** Lists the payments of an order, whose id all provoked payments have. */
const search: RemedyCall = {
  operation: 'listPayments',
  query: { customUniqueId: 'PROVOKED' },
  gives: [{ ...provoked, stateDetails: { state: 'pending' } }],
};
const sendAgain: RemedyCall = {
  operation: 'updatePayment',
  params: provoked,
  body: { paymentMethod: phone },
  gives: { ...provoked, stateDetails: { state: 'pending_confirmation' } },
};
const created = (more: object = {}): RemedyCall => ({
  operation: 'createPayment',
  body: { amount: 1000, paymentMethod: phone, ...more },
});
const anotherAttempt = until('confirmed', sendAgain);
const anotherMethod = by({
  operation: 'createReference',
  body: { amount: 1000 },
  gives: { referenceDetails: { entity: seed.referenceRange.entity } },
});
const onPage = by({
  operation: 'createCheckout',
  body: { payment: { amount: 1000, paymentMethod: { code: 'CC' } } },
  gives: { stateDetails: { state: 'PaymentReady' } },
});
const toTerminal = by({
  operation: 'createTerminalPayment',
  params: { uuid: seed.terminals[0].uuid },
  body: { amount: 1000 },
  gives: { stateDetails: { state: 'pending_confirmation' } },
});
const askedSupport = (what: string) => ({ outside: `Support ${what}; the sandbox has nothing to correct.` });

/** Test phone number whose owner pays, but declines to save the number. */
const notToBeSaved = { code: 'MW', details: { phoneNumber: '351#900000010' } };

/**
 * Results of the acquirer and the MB WAY service, returned at once (502) or later in `paymentMethod.result`. No
 * operation returns `e02433`, because only a webhook sample shows it (docs/decisions/error-codes.md).
 */
export const acquirerErrors = {
  e02433: {
    family: 'e00600',
    origin: issuerDeclined,
    status: 400,
    provocation: { by: 'scenario' },
    retryable: true,
    words: say(
      'O banco ou emissor do cartão recusou',
      'El banco o emisor de la tarjeta ha rechazado',
      'The bank or card issuer refused',
    ),
    cause: say(
      'O emissor não autorizou o cartão: saldo, limites, validade, suspeita de fraude ou PIN errado três vezes. Só aparece em paymentMethod.result, nunca como erro de um pedido.',
      'El emisor no autorizó la tarjeta: saldo, límites, caducidad, sospecha de fraude o PIN erróneo tres veces. Solo aparece en paymentMethod.result, nunca como error de una solicitud.',
      'The issuer did not authorise the card: balance, limits, expiry, suspected fraud or a wrong PIN three times. It only appears in paymentMethod.result, never as the error of a request.',
    ),
    remedy: say(
      'Peça ao pagador outro cartão ou que fale com o banco; numa página de pagamento o mesmo pagamento pode ser tentado outra vez, a um terminal envia-se um novo.',
      'Pida al pagador otra tarjeta o que hable con su banco; en una página de pago el mismo pago se puede intentar otra vez, a un terminal se envía uno nuevo.',
      'Ask the payer to use another card or call the bank; on a payment page, the same payment can be tried again; for a terminal, send a new one.',
    ),
    tried: [{ by: 'card', number: '4242424242424242', becomes: 'confirmed' }, toTerminal],
  },
  e04007: {
    ...failed,
    words: say(
      'Operação cancelada pelo comerciante',
      'Operación cancelada por el comercio',
      'Operation cancelled by the merchant',
    ),
    cause: say(
      'A operação foi cancelada do lado do comerciante no MB WAY enquanto a notificação esperava no telemóvel.',
      'La operación se canceló por parte del comercio en MB WAY mientras la notificación esperaba en el móvil.',
      "The operation was cancelled on the merchant's side at MB WAY while the notification was waiting on the phone.",
    ),
    remedy: say(
      'O pagamento volta a pending: envie nova notificação com PUT /payments/{id} ou cancele-o com PATCH /payments/{id}/cancellation.',
      'El pago vuelve a pending: envíe otra notificación con PUT /payments/{id} o cancélelo con PATCH /payments/{id}/cancellation.',
      'The payment returns to pending: send another notification with PUT /payments/{id} or cancel it with PATCH /payments/{id}/cancellation.',
    ),
    tried: [
      anotherAttempt,
      by({
        operation: 'cancelPayment',
        params: provoked,
        body: {},
        gives: { ...provoked, stateDetails: { state: 'cancelled' } },
      }),
    ],
  },
  e04010: {
    ...failed,
    words: say(
      'O utilizador rejeitou a associação do telemóvel',
      'El usuario ha rechazado la asociación del móvil',
      'The user rejected the association of the phone',
    ),
    cause: say(
      'O titular recusou na aplicação MB WAY que o telemóvel ficasse guardado para pagamentos futuros.',
      'El titular rechazó en la aplicación MB WAY que el móvil quedara guardado para pagos futuros.',
      'In the MB WAY app, the holder did not allow the phone to be saved for future payments.',
    ),
    remedy: say(
      'Ofereça o pagamento sem guardar o método: repita sem createRegistration nem allowRegistration.',
      'Ofrezca el pago sin guardar el método: repita sin createRegistration ni allowRegistration.',
      'Offer the payment without saving the method: retry without createRegistration and allowRegistration.',
    ),
    tried: [
      until('confirmed', { ...sendAgain, body: { paymentMethod: notToBeSaved } }),
      until('confirmed', created({ paymentMethod: notToBeSaved })),
    ],
  },
  e04020: {
    ...failed,
    retryable: true,
    words: say(
      'Operação recusada na aplicação',
      'Operación rechazada en la aplicación',
      'Operation declined in the app',
    ),
    cause: say(
      'O titular recusou o pagamento na aplicação MB WAY. Chega por payment_method_error e em paymentMethod.result; o pagamento volta a pending.',
      'El titular rechazó el pago en la aplicación MB WAY. Llega por payment_method_error y en paymentMethod.result; el pago vuelve a pending.',
      'The holder declined the payment in the MB WAY app. It arrives in payment_method_error and in paymentMethod.result; the payment returns to pending.',
    ),
    remedy: say(
      'Mostre a recusa ao pagador e, se ele quiser, envie nova notificação com PUT /payments/{id} enquanto o prazo durar.',
      'Muestre el rechazo al pagador y, si quiere, envíe otra notificación con PUT /payments/{id} mientras dure el plazo.',
      'Show the payer that the payment was declined and, if you like, send another notification with PUT /payments/{id} before the deadline.',
    ),
    tried: [anotherAttempt],
  },
  e04100: {
    family: 'e00400',
    origin: businessFamily,
    status: 500,
    provocation: { by: 'scenario' },
    retryable: true,
    words: say('Erro interno do serviço', 'Error interno del servicio', 'Internal service error'),
    cause: say(
      'Algo falhou do nosso lado ou no serviço do adquirente; o que a API revela fica por aqui, o resto está no registo com a data da resposta.',
      'Ha fallado algo por nuestra parte o en el servicio del adquirente; la API no revela más: el resto está en el registro, con la fecha de la respuesta.',
      'Something failed on our side or at the acquirer; the API reveals no more, the rest is in the log under the date of the response.',
    ),
    remedy: say(
      'Consulte o estado do pagamento antes de repetir; repita com um intervalo crescente.',
      'Consulte el estado del pago antes de repetir; repita con un intervalo creciente.',
      'Read the state of the payment before retrying; retry with growing pauses.',
    ),
    tried: [until('confirmed', look, sendAgain)],
  },
  e04101: {
    ...failed,
    retryable: true,
    words: say('Tempo de execução esgotado', 'Tiempo de ejecución agotado', 'Execution timed out'),
    cause: say(
      'O adquirente não respondeu a tempo; o pagamento pode ter sido feito ou não.',
      'El adquirente no ha respondido a tiempo; el pago puede haberse hecho o no.',
      'The acquirer did not respond in time; the payment may or may not have happened.',
    ),
    remedy: say(
      'Não repita às cegas: procure em GET /payments, pelo customUniqueId ou, num terminal, pelo montante e pelo code que lhe deu, e só depois decida.',
      'No repita a ciegas: busque en GET /payments, por customUniqueId o, en un terminal, por el importe y el code que le dio, y decida después.',
      'Do not retry blindly: look with GET /payments, by customUniqueId or, for a terminal, by amount and the code you gave it, then decide.',
    ),
    tried: [until('confirmed', search, sendAgain)],
  },
  e04102: {
    ...failed,
    words: say('Erro de validação da mensagem', 'Error de validación del mensaje', 'Message validation error'),
    cause: say(
      'O adquirente não aceitou a mensagem construída a partir do pedido.',
      'El adquirente no aceptó el mensaje construido a partir de la solicitud.',
      'The acquirer did not accept the message built from the request.',
    ),
    remedy: say(
      'Reveja telefone, montante e textos com caracteres invulgares; se persistir, envie o pedido e a hora ao suporte.',
      'Revise teléfono, importe y textos con caracteres poco habituales; si persiste, envíe la solicitud y la hora a soporte.',
      'Check the phone, the amount and any text with unusual characters; if it persists, send the request and its time to support.',
    ),
    tried: [anotherAttempt],
  },
  e04103: {
    ...failed,
    words: say('Ponto de venda inválido', 'Punto de venta no válido', 'Invalid point of sale'),
    cause: say(
      'O terminal de pagamento automático da entidade não existe ou está inativo no adquirente.',
      'El terminal de punto de venta de la entidad no existe o está inactivo en el adquirente.',
      "The entity's point of sale does not exist or is inactive at the acquirer.",
    ),
    remedy: say(
      'Peça ao suporte que confirme a configuração da entidade; repetir não resolve.',
      'Pida a soporte que compruebe la configuración de la entidad; repetir no lo resuelve.',
      "Ask support to check the entity's configuration; retrying does not help.",
    ),
    tried: askedSupport('corrects how the entity is set up at the acquirer'),
  },
  e04104: {
    ...failed,
    retryable: true,
    words: say(
      'Recusada por problema no serviço do utilizador',
      'Rechazada por un problema en el servicio del usuario',
      'Declined because of a problem in the service of the user',
    ),
    cause: say(
      'O serviço MB WAY do titular ou o seu banco não conseguiu tratar a operação.',
      'El servicio MB WAY del titular o su banco no ha podido procesar la operación.',
      'The MB WAY service of the holder or the bank could not process the operation.',
    ),
    remedy: say(
      'Peça ao pagador que confirme a aplicação e tente daqui a pouco, ou ofereça outro método.',
      'Pida al pagador que compruebe la aplicación y lo intente al cabo de un rato, u ofrezca otro método.',
      'Ask the payer to check the app and try again a little later, or offer another method.',
    ),
    tried: [anotherAttempt, anotherMethod],
  },
  e04110: {
    ...failed,
    words: say('Tipo de alias não autorizado', 'Tipo de alias no autorizado', 'Alias type not authorised'),
    cause: say(
      'O tipo de identificador associado ao MB WAY não é aceite para esta entidade.',
      'El tipo de identificador asociado a MB WAY no se admite para esta entidad.',
      'The type of identifier linked to MB WAY is not accepted for this entity.',
    ),
    remedy: say(
      'Identifique o pagador pelo telemóvel, em details.phoneNumber.',
      'Identifique al pagador por el móvil, en details.phoneNumber.',
      'Identify the payer by phone, in details.phoneNumber.',
    ),
    tried: [anotherAttempt],
  },
  e04111: {
    ...failed,
    words: say('Formato de alias inválido', 'Formato de alias no válido', 'Invalid alias format'),
    cause: say(
      'O telemóvel passou a validação da API mas não existe com esse indicativo no MB WAY.',
      'El móvil pasó la validación de la API pero no existe con ese prefijo en MB WAY.',
      "The phone passed the API's validation, but does not exist in MB WAY with that country code.",
    ),
    remedy: say(
      'Separe bem indicativo e número (351#912345678) e confirme com o pagador.',
      'Separe bien prefijo y número (351#912345678) y confírmelo con el pagador.',
      'Separate the country code and the number properly (351#912345678) and check with the payer.',
    ),
    tried: [anotherAttempt],
  },
  e04112: {
    ...failed,
    words: say('Alias duplicado', 'Alias duplicado', 'Duplicate alias'),
    cause: say(
      'O telemóvel já está associado a esta entidade.',
      'El móvil ya está asociado a esta entidad.',
      'The phone is already associated with this entity.',
    ),
    remedy: say(
      'Use o método guardado: procure-o em GET /customers/{uuid}/paymentMethods.',
      'Use el método guardado: búsquelo en GET /customers/{uuid}/paymentMethods.',
      'Use the saved method: look it up with GET /customers/{uuid}/paymentMethods.',
    ),
    tried: [
      until(
        'confirmed',
        {
          operation: 'listSavedMethods',
          params: { uuid: seed.customers.own },
          query: { code: 'MW' },
          gives: [{ uuid: seed.savedMethods.phone }],
        },
        created({ customer: { uuid: seed.customers.own }, paymentMethod: { uuid: '{0.0.uuid}' } }),
      ),
    ],
  },
  e04113: {
    ...failed,
    words: say('Alias desconhecido', 'Alias desconocido', 'Unknown alias'),
    cause: say(
      'O telemóvel não tem MB WAY ativo.',
      'El móvil no tiene MB WAY activo.',
      'The phone does not have an active MB WAY.',
    ),
    remedy: say(
      'Peça outro número, ou ofereça cartão ou referência Multibanco.',
      'Pida otro número, u ofrezca tarjeta o referencia Multibanco.',
      'Ask for another number, or offer card or a Multibanco reference.',
    ),
    tried: [anotherAttempt, onPage, anotherMethod],
  },
  e04120: {
    ...failed,
    words: say('Operação financeira duplicada', 'Operación financiera duplicada', 'Duplicate financial operation'),
    cause: say(
      'O adquirente já recebeu uma operação igual.',
      'El adquirente ya ha recibido una operación igual.',
      'The acquirer has already received an identical operation.',
    ),
    remedy: say(
      'Consulte o pagamento antes de criar outro; identifique as suas encomendas com customUniqueId.',
      'Consulte el pago antes de crear otro; identifique sus pedidos con customUniqueId.',
      'Read the payment before you create another; identify your orders with customUniqueId.',
    ),
    tried: [by(look, search)],
  },
  e04121: {
    ...failed,
    words: say(
      'Tipo de operação financeira inválido',
      'Tipo de operación financiera no válido',
      'Invalid type of financial operation',
    ),
    cause: say(
      'O adquirente não faz este tipo de operação com este método.',
      'El adquirente no admite este tipo de operación con este método.',
      'The acquirer does not support this type of operation with this method.',
    ),
    remedy: say(
      'Use type payment com MB WAY; authorization é para cartões.',
      'Use type payment con MB WAY; authorization es para tarjetas.',
      'Use type payment with MB WAY; authorization is for cards.',
    ),
    tried: [until('confirmed', created({ type: 'payment' }))],
  },
  e04122: {
    ...failed,
    words: say('Operação financeira recusada', 'Operación financiera rechazada', 'Financial operation declined'),
    cause: say(
      'O adquirente recusou a operação antes de chegar ao banco do pagador; num terminal, um reembolso com outro cartão ou já feito por outra via.',
      'El adquirente rechazó la operación antes de llegar al banco del pagador; en un terminal, un reembolso con otra tarjeta o ya hecho por otra vía.',
      "The acquirer declined the operation before it reached the payer's bank; at a terminal, a refund with a different card or one already made another way.",
    ),
    remedy: say(
      'Ofereça outro método, ou apresente no terminal o cartão do pagamento a reembolsar; se acontecer com vários pagadores, fale com o suporte.',
      'Ofrezca otro método, o presente en el terminal la tarjeta del pago que se reembolsa; si ocurre con varios pagadores, hable con soporte.',
      'Offer another method or, at the terminal, present the card of the payment being refunded; if it happens with several payers, contact support.',
    ),
    tried: [anotherMethod, onPage],
  },
  e04123: {
    ...failed,
    words: say(
      'Operação financeira não encontrada',
      'Operación financiera no encontrada',
      'Financial operation not found',
    ),
    cause: say(
      'A operação de origem já não existe no adquirente, por exemplo ao reembolsar.',
      'La operación de origen ya no existe en el adquirente, por ejemplo al reembolsar.',
      'The original operation no longer exists at the acquirer, for example on a refund.',
    ),
    remedy: say(
      'Confirme que o pagamento está confirmed; se estiver, envie o id ao suporte.',
      'Compruebe que el pago está confirmed; si lo está, envíe el id a soporte.',
      'Check that the payment is confirmed; if it is, send its id to support.',
    ),
    tried: askedSupport('looks for the operation at the acquirer'),
  },
  e04124: {
    ...failed,
    words: say('Não é possível associar o alias', 'No es posible asociar el alias', 'The alias cannot be associated'),
    cause: say(
      'O pagamento pode ter sido aceite, mas o telemóvel não pôde ser guardado.',
      'El pago puede haberse aceptado, pero el móvil no se pudo guardar.',
      'The payment may have been accepted, but the phone could not be saved.',
    ),
    remedy: say(
      'Consulte o estado do pagamento e peça o telemóvel outra vez na próxima compra.',
      'Consulte el estado del pago y pida el móvil otra vez en la próxima compra.',
      'Read the state of the payment and ask for the phone again on the next purchase.',
    ),
    tried: [until('confirmed', look, created())],
  },
  e04125: {
    ...failed,
    retryable: true,
    words: say(
      'Operação financeira recusada pelo banco',
      'Operación financiera rechazada por el banco',
      'Financial operation declined by the bank',
    ),
    cause: say(
      'O titular aceitou na aplicação, mas o banco recusou: saldo, limite MB WAY ou cartão bloqueado.',
      'El titular aceptó en la aplicación, pero el banco lo rechazó: saldo, límite MB WAY o tarjeta bloqueada.',
      'The holder accepted in the app but the bank declined: balance, MB WAY limit or blocked card.',
    ),
    remedy: say(
      'Peça ao pagador que veja o limite MB WAY, ou ofereça outro método; pode tentar outra vez com PUT /payments/{id}.',
      'Pida al pagador que compruebe su límite MB WAY, u ofrezca otro método; se puede intentar otra vez con PUT /payments/{id}.',
      'Ask the payer to check their MB WAY limit, or offer another method; you can try again with PUT /payments/{id}.',
    ),
    tried: [anotherAttempt, anotherMethod],
  },
  e04201: {
    ...failed,
    retryable: true,
    words: say('Operação expirada', 'Operación caducada', 'Operation expired'),
    cause: say(
      'O titular não respondeu à notificação nos minutos que ela dura, ou ninguém apresentou um cartão no minuto que o terminal espera.',
      'El titular no respondió a la notificación en los minutos que dura, o nadie presentó una tarjeta en el minuto que espera el terminal.',
      'The holder did not answer the notification in time, or nobody presented a card within the minute the terminal waits.',
    ),
    remedy: say(
      'Avise o pagador para ter a aplicação aberta e envie nova notificação com PUT /payments/{id}; ao terminal envie um pagamento novo.',
      'Avise al pagador para que tenga la aplicación abierta y envíe otra notificación con PUT /payments/{id}; al terminal envíe un pago nuevo.',
      'Tell the payer to have the app open and send another notification with PUT /payments/{id}; for a terminal, send a new payment.',
    ),
    tried: [anotherAttempt, toTerminal],
  },
  e04202: {
    ...failed,
    words: say('Número de telemóvel inválido', 'Número de móvil no válido', 'Invalid phone number'),
    cause: say(
      'O número não existe ou não tem MB WAY.',
      'El número no existe o no tiene MB WAY.',
      'The number does not exist or is not registered with MB WAY.',
    ),
    remedy: say(
      'Confirme o número com o pagador e tente outro com PUT /payments/{id}.',
      'Compruebe el número con el pagador e intente otro con PUT /payments/{id}.',
      'Check the number with the payer and try another with PUT /payments/{id}.',
    ),
    tried: [anotherAttempt],
  },
  e04999: {
    ...failed,
    retryable: true,
    words: say('Erro desconhecido', 'Error desconocido', 'Unknown error'),
    cause: say(
      'O adquirente respondeu com um erro que não está no catálogo.',
      'El adquirente respondió con un error que no está en el catálogo.',
      'The acquirer responded with an error that is not in the catalogue.',
    ),
    remedy: say(
      'Consulte o estado do recurso antes de repetir e, se persistir, envie ao suporte a data da resposta.',
      'Consulte el estado del recurso antes de repetir y, si persiste, envíe a soporte la fecha de la respuesta.',
      'Read the state of the resource before retrying and, if it persists, send the date of the response to support.',
    ),
    tried: [until('confirmed', look, sendAgain)],
  },
} as const satisfies Record<string, RestError>;
