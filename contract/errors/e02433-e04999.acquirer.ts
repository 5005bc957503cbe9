import type { ErrorEntry } from './errorEntry.ts';
import { acquirer, businessFamily, issuerDeclined } from './errorOrigins.ts';

/**
 * Results of the acquirer and the MB WAY service, at once (502) or later in `paymentMethod.result`. `e02433` is no
 * response of the API: it appears in a webhook sample only (docs/decisions/error-codes.md), which is why it is no 502.
 */
export const acquirerErrors = {
  e02433: {
    family: 'e00600',
    origin: issuerDeclined,
    status: 400,
    retryable: true,
    words: {
      pt: 'O banco ou emissor do cartão recusou',
      es: 'El banco o emisor de la tarjeta ha rechazado',
      en: 'The bank or card issuer refused',
    },
    cause: {
      pt: 'O emissor não autorizou o cartão: saldo, limites, validade, suspeita de fraude ou PIN errado três vezes. Só aparece em paymentMethod.result, nunca como erro de um pedido.',
      es: 'El emisor no autorizó la tarjeta: saldo, límites, caducidad, sospecha de fraude o PIN erróneo tres veces. Solo aparece en paymentMethod.result, nunca como error de una solicitud.',
      en: 'The issuer did not authorise the card: balance, limits, expiry, suspected fraud or a wrong PIN three times. It only appears in paymentMethod.result, never as the error of a request.',
    },
    remedy: {
      pt: 'Peça ao pagador outro cartão ou que fale com o banco; numa página de pagamento o mesmo pagamento pode ser tentado outra vez, a um terminal envia-se um novo.',
      es: 'Pida al pagador otra tarjeta o que hable con su banco; en una página de pago el mismo pago se puede intentar otra vez, a un terminal se envía uno nuevo.',
      en: 'Ask the payer to use another card or call the bank; on a payment page, the same payment can be tried again; for a terminal, send a new one.',
    },
  },
  e04007: {
    family: 'e00600',
    origin: acquirer,
    status: 502,
    retryable: false,
    words: {
      pt: 'Operação cancelada pelo comerciante',
      es: 'Operación cancelada por el comercio',
      en: 'Operation cancelled by the merchant',
    },
    cause: {
      pt: 'A operação foi cancelada do lado do comerciante no MB WAY enquanto a notificação esperava no telemóvel.',
      es: 'La operación se canceló por parte del comercio en MB WAY mientras la notificación esperaba en el móvil.',
      en: "The operation was cancelled on the merchant's side at MB WAY while the notification was waiting on the phone.",
    },
    remedy: {
      pt: 'O pagamento volta a pending: envie nova notificação com PUT /payments/{id} ou cancele-o com PATCH /payments/{id}/cancellation.',
      es: 'El pago vuelve a pending: envíe otra notificación con PUT /payments/{id} o cancélelo con PATCH /payments/{id}/cancellation.',
      en: 'The payment returns to pending: send another notification with PUT /payments/{id} or cancel it with PATCH /payments/{id}/cancellation.',
    },
  },
  e04010: {
    family: 'e00600',
    origin: acquirer,
    status: 502,
    retryable: false,
    words: {
      pt: 'O utilizador rejeitou a associação do telemóvel',
      es: 'El usuario ha rechazado la asociación del móvil',
      en: 'The user rejected the association of the phone',
    },
    cause: {
      pt: 'O titular recusou na aplicação MB WAY que o telemóvel ficasse guardado para pagamentos futuros.',
      es: 'El titular rechazó en la aplicación MB WAY que el móvil quedara guardado para pagos futuros.',
      en: 'In the MB WAY app, the holder did not allow the phone to be saved for future payments.',
    },
    remedy: {
      pt: 'Ofereça o pagamento sem guardar o método: repita sem createRegistration nem allowRegistration.',
      es: 'Ofrezca el pago sin guardar el método: repita sin createRegistration ni allowRegistration.',
      en: 'Offer the payment without saving the method: retry without createRegistration and allowRegistration.',
    },
  },
  e04020: {
    family: 'e00600',
    origin: acquirer,
    status: 502,
    retryable: true,
    words: {
      pt: 'Operação recusada na aplicação',
      es: 'Operación rechazada en la aplicación',
      en: 'Operation declined in the app',
    },
    cause: {
      pt: 'O titular recusou o pagamento na aplicação MB WAY. Chega por payment_method_error e em paymentMethod.result; o pagamento volta a pending.',
      es: 'El titular rechazó el pago en la aplicación MB WAY. Llega por payment_method_error y en paymentMethod.result; el pago vuelve a pending.',
      en: 'The holder declined the payment in the MB WAY app. It arrives in payment_method_error and in paymentMethod.result; the payment returns to pending.',
    },
    remedy: {
      pt: 'Mostre a recusa ao pagador e, se ele quiser, envie nova notificação com PUT /payments/{id} enquanto o prazo durar.',
      es: 'Muestre el rechazo al pagador y, si quiere, envíe otra notificación con PUT /payments/{id} mientras dure el plazo.',
      en: 'Show the payer that the payment was declined and, if you like, send another notification with PUT /payments/{id} before the deadline.',
    },
  },
  e04100: {
    family: 'e00400',
    origin: businessFamily,
    status: 500,
    retryable: true,
    words: { pt: 'Erro interno do serviço', es: 'Error interno del servicio', en: 'Internal service error' },
    cause: {
      pt: 'Algo falhou do nosso lado ou no serviço do adquirente; o que a API revela fica por aqui, o resto está no registo com a data da resposta.',
      es: 'Ha fallado algo por nuestra parte o en el servicio del adquirente; la API no revela más: el resto está en el registro, con la fecha de la respuesta.',
      en: 'Something failed on our side or at the acquirer; the API reveals no more, the rest is in the log under the date of the response.',
    },
    remedy: {
      pt: 'Consulte o estado do pagamento antes de repetir; repita com um intervalo crescente.',
      es: 'Consulte el estado del pago antes de repetir; repita con un intervalo creciente.',
      en: 'Read the state of the payment before retrying; retry with growing pauses.',
    },
  },
  e04101: {
    family: 'e00600',
    origin: acquirer,
    status: 502,
    retryable: true,
    words: { pt: 'Tempo de execução esgotado', es: 'Tiempo de ejecución agotado', en: 'Execution timed out' },
    cause: {
      pt: 'O adquirente não respondeu a tempo; o pagamento pode ter sido feito ou não.',
      es: 'El adquirente no ha respondido a tiempo; el pago puede haberse hecho o no.',
      en: 'The acquirer did not respond in time; the payment may or may not have happened.',
    },
    remedy: {
      pt: 'Não repita às cegas: procure em GET /payments, pelo customUniqueId ou, num terminal, pelo montante e pelo code que lhe deu, e só depois decida.',
      es: 'No repita a ciegas: busque en GET /payments, por customUniqueId o, en un terminal, por el importe y el code que le dio, y decida después.',
      en: 'Do not retry blindly: look with GET /payments, by customUniqueId or, for a terminal, by amount and the code you gave it, then decide.',
    },
  },
  e04102: {
    family: 'e00600',
    origin: acquirer,
    status: 502,
    retryable: false,
    words: {
      pt: 'Erro de validação da mensagem',
      es: 'Error de validación del mensaje',
      en: 'Message validation error',
    },
    cause: {
      pt: 'O adquirente não aceitou a mensagem construída a partir do pedido.',
      es: 'El adquirente no aceptó el mensaje construido a partir de la solicitud.',
      en: 'The acquirer did not accept the message built from the request.',
    },
    remedy: {
      pt: 'Reveja telefone, montante e textos com caracteres invulgares; se persistir, envie o pedido e a hora ao suporte.',
      es: 'Revise teléfono, importe y textos con caracteres poco habituales; si persiste, envíe la solicitud y la hora a soporte.',
      en: 'Check the phone, the amount and any text with unusual characters; if it persists, send the request and its time to support.',
    },
  },
  e04103: {
    family: 'e00600',
    origin: acquirer,
    status: 502,
    retryable: false,
    words: { pt: 'Ponto de venda inválido', es: 'Punto de venta no válido', en: 'Invalid point of sale' },
    cause: {
      pt: 'O terminal de pagamento automático da entidade não existe ou está inativo no adquirente.',
      es: 'El terminal de punto de venta de la entidad no existe o está inactivo en el adquirente.',
      en: "The entity's point of sale does not exist or is inactive at the acquirer.",
    },
    remedy: {
      pt: 'Peça ao suporte que confirme a configuração da entidade; repetir não resolve.',
      es: 'Pida a soporte que compruebe la configuración de la entidad; repetir no lo resuelve.',
      en: "Ask support to check the entity's configuration; retrying does not help.",
    },
  },
  e04104: {
    family: 'e00600',
    origin: acquirer,
    status: 502,
    retryable: true,
    words: {
      pt: 'Recusada por problema no serviço do utilizador',
      es: 'Rechazada por un problema en el servicio del usuario',
      en: 'Declined because of a problem in the service of the user',
    },
    cause: {
      pt: 'O serviço MB WAY do titular ou o seu banco não conseguiu tratar a operação.',
      es: 'El servicio MB WAY del titular o su banco no ha podido procesar la operación.',
      en: 'The MB WAY service of the holder or the bank could not process the operation.',
    },
    remedy: {
      pt: 'Peça ao pagador que confirme a aplicação e tente daqui a pouco, ou ofereça outro método.',
      es: 'Pida al pagador que compruebe la aplicación y lo intente al cabo de un rato, u ofrezca otro método.',
      en: 'Ask the payer to check the app and try again a little later, or offer another method.',
    },
  },
  e04110: {
    family: 'e00600',
    origin: acquirer,
    status: 502,
    retryable: false,
    words: {
      pt: 'Tipo de alias não autorizado',
      es: 'Tipo de alias no autorizado',
      en: 'Alias type not authorised',
    },
    cause: {
      pt: 'O tipo de identificador associado ao MB WAY não é aceite para esta entidade.',
      es: 'El tipo de identificador asociado a MB WAY no se admite para esta entidad.',
      en: 'The type of identifier linked to MB WAY is not accepted for this entity.',
    },
    remedy: {
      pt: 'Identifique o pagador pelo telemóvel, em details.phoneNumber.',
      es: 'Identifique al pagador por el móvil, en details.phoneNumber.',
      en: 'Identify the payer by phone, in details.phoneNumber.',
    },
  },
  e04111: {
    family: 'e00600',
    origin: acquirer,
    status: 502,
    retryable: false,
    words: { pt: 'Formato de alias inválido', es: 'Formato de alias no válido', en: 'Invalid alias format' },
    cause: {
      pt: 'O telemóvel passou a validação da API mas não existe com esse indicativo no MB WAY.',
      es: 'El móvil pasó la validación de la API pero no existe con ese prefijo en MB WAY.',
      en: "The phone passed the API's validation, but does not exist in MB WAY with that country code.",
    },
    remedy: {
      pt: 'Separe bem indicativo e número (351#912345678) e confirme com o pagador.',
      es: 'Separe bien prefijo y número (351#912345678) y confírmelo con el pagador.',
      en: 'Separate the country code and the number properly (351#912345678) and check with the payer.',
    },
  },
  e04112: {
    family: 'e00600',
    origin: acquirer,
    status: 502,
    retryable: false,
    words: { pt: 'Alias duplicado', es: 'Alias duplicado', en: 'Duplicate alias' },
    cause: {
      pt: 'O telemóvel já está associado a esta entidade.',
      es: 'El móvil ya está asociado a esta entidad.',
      en: 'The phone is already associated with this entity.',
    },
    remedy: {
      pt: 'Use o método guardado: procure-o em GET /customers/{uuid}/paymentMethods.',
      es: 'Use el método guardado: búsquelo en GET /customers/{uuid}/paymentMethods.',
      en: 'Use the saved method: look it up with GET /customers/{uuid}/paymentMethods.',
    },
  },
  e04113: {
    family: 'e00600',
    origin: acquirer,
    status: 502,
    retryable: false,
    words: { pt: 'Alias desconhecido', es: 'Alias desconocido', en: 'Unknown alias' },
    cause: {
      pt: 'O telemóvel não tem MB WAY ativo.',
      es: 'El móvil no tiene MB WAY activo.',
      en: 'The phone does not have an active MB WAY.',
    },
    remedy: {
      pt: 'Peça outro número, ou ofereça cartão ou referência Multibanco.',
      es: 'Pida otro número, u ofrezca tarjeta o referencia Multibanco.',
      en: 'Ask for another number, or offer card or a Multibanco reference.',
    },
  },
  e04120: {
    family: 'e00600',
    origin: acquirer,
    status: 502,
    retryable: false,
    words: {
      pt: 'Operação financeira duplicada',
      es: 'Operación financiera duplicada',
      en: 'Duplicate financial operation',
    },
    cause: {
      pt: 'O adquirente já recebeu uma operação igual.',
      es: 'El adquirente ya ha recibido una operación igual.',
      en: 'The acquirer has already received an identical operation.',
    },
    remedy: {
      pt: 'Consulte o pagamento antes de criar outro; identifique as suas encomendas com customUniqueId.',
      es: 'Consulte el pago antes de crear otro; identifique sus pedidos con customUniqueId.',
      en: 'Read the payment before you create another; identify your orders with customUniqueId.',
    },
  },
  e04121: {
    family: 'e00600',
    origin: acquirer,
    status: 502,
    retryable: false,
    words: {
      pt: 'Tipo de operação financeira inválido',
      es: 'Tipo de operación financiera no válido',
      en: 'Invalid type of financial operation',
    },
    cause: {
      pt: 'O adquirente não faz este tipo de operação com este método.',
      es: 'El adquirente no admite este tipo de operación con este método.',
      en: 'The acquirer does not support this type of operation with this method.',
    },
    remedy: {
      pt: 'Use type payment com MB WAY; authorization é para cartões.',
      es: 'Use type payment con MB WAY; authorization es para tarjetas.',
      en: 'Use type payment with MB WAY; authorization is for cards.',
    },
  },
  e04122: {
    family: 'e00600',
    origin: acquirer,
    status: 502,
    retryable: false,
    words: {
      pt: 'Operação financeira recusada',
      es: 'Operación financiera rechazada',
      en: 'Financial operation declined',
    },
    cause: {
      pt: 'O adquirente recusou a operação antes de chegar ao banco do pagador; num terminal, um reembolso com outro cartão ou já feito por outra via.',
      es: 'El adquirente rechazó la operación antes de llegar al banco del pagador; en un terminal, un reembolso con otra tarjeta o ya hecho por otra vía.',
      en: "The acquirer declined the operation before it reached the payer's bank; at a terminal, a refund with a different card or one already made another way.",
    },
    remedy: {
      pt: 'Ofereça outro método, ou apresente no terminal o cartão do pagamento a reembolsar; se acontecer com vários pagadores, fale com o suporte.',
      es: 'Ofrezca otro método, o presente en el terminal la tarjeta del pago que se reembolsa; si ocurre con varios pagadores, hable con soporte.',
      en: 'Offer another method or, at the terminal, present the card of the payment being refunded; if it happens with several payers, contact support.',
    },
  },
  e04123: {
    family: 'e00600',
    origin: acquirer,
    status: 502,
    retryable: false,
    words: {
      pt: 'Operação financeira não encontrada',
      es: 'Operación financiera no encontrada',
      en: 'Financial operation not found',
    },
    cause: {
      pt: 'A operação de origem já não existe no adquirente, por exemplo ao reembolsar.',
      es: 'La operación de origen ya no existe en el adquirente, por ejemplo al reembolsar.',
      en: 'The original operation no longer exists at the acquirer, for example on a refund.',
    },
    remedy: {
      pt: 'Confirme que o pagamento está confirmed; se estiver, envie o id ao suporte.',
      es: 'Compruebe que el pago está confirmed; si lo está, envíe el id a soporte.',
      en: 'Check that the payment is confirmed; if it is, send its id to support.',
    },
  },
  e04124: {
    family: 'e00600',
    origin: acquirer,
    status: 502,
    retryable: false,
    words: {
      pt: 'Não é possível associar o alias',
      es: 'No es posible asociar el alias',
      en: 'The alias cannot be associated',
    },
    cause: {
      pt: 'O pagamento pode ter sido aceite, mas o telemóvel não pôde ser guardado.',
      es: 'El pago puede haberse aceptado, pero el móvil no se pudo guardar.',
      en: 'The payment may have been accepted, but the phone could not be saved.',
    },
    remedy: {
      pt: 'Consulte o estado do pagamento e peça o telemóvel outra vez na próxima compra.',
      es: 'Consulte el estado del pago y pida el móvil otra vez en la próxima compra.',
      en: 'Read the state of the payment and ask for the phone again on the next purchase.',
    },
  },
  e04125: {
    family: 'e00600',
    origin: acquirer,
    status: 502,
    retryable: true,
    words: {
      pt: 'Operação financeira recusada pelo banco',
      es: 'Operación financiera rechazada por el banco',
      en: 'Financial operation declined by the bank',
    },
    cause: {
      pt: 'O titular aceitou na aplicação, mas o banco recusou: saldo, limite MB WAY ou cartão bloqueado.',
      es: 'El titular aceptó en la aplicación, pero el banco lo rechazó: saldo, límite MB WAY o tarjeta bloqueada.',
      en: 'The holder accepted in the app but the bank declined: balance, MB WAY limit or blocked card.',
    },
    remedy: {
      pt: 'Peça ao pagador que veja o limite MB WAY, ou ofereça outro método; pode tentar outra vez com PUT /payments/{id}.',
      es: 'Pida al pagador que compruebe su límite MB WAY, u ofrezca otro método; se puede intentar otra vez con PUT /payments/{id}.',
      en: 'Ask the payer to check their MB WAY limit, or offer another method; you can try again with PUT /payments/{id}.',
    },
  },
  e04201: {
    family: 'e00600',
    origin: acquirer,
    status: 502,
    retryable: true,
    words: { pt: 'Operação expirada', es: 'Operación caducada', en: 'Operation expired' },
    cause: {
      pt: 'O titular não respondeu à notificação nos minutos que ela dura, ou ninguém apresentou um cartão no minuto que o terminal espera.',
      es: 'El titular no respondió a la notificación en los minutos que dura, o nadie presentó una tarjeta en el minuto que espera el terminal.',
      en: 'The holder did not answer the notification in time, or nobody presented a card within the minute the terminal waits.',
    },
    remedy: {
      pt: 'Avise o pagador para ter a aplicação aberta e envie nova notificação com PUT /payments/{id}; ao terminal envie um pagamento novo.',
      es: 'Avise al pagador para que tenga la aplicación abierta y envíe otra notificación con PUT /payments/{id}; al terminal envíe un pago nuevo.',
      en: 'Tell the payer to have the app open and send another notification with PUT /payments/{id}; for a terminal, send a new payment.',
    },
  },
  e04202: {
    family: 'e00600',
    origin: acquirer,
    status: 502,
    retryable: false,
    words: {
      pt: 'Número de telemóvel inválido',
      es: 'Número de móvil no válido',
      en: 'Invalid phone number',
    },
    cause: {
      pt: 'O número não existe ou não tem MB WAY.',
      es: 'El número no existe o no tiene MB WAY.',
      en: 'The number does not exist or is not registered with MB WAY.',
    },
    remedy: {
      pt: 'Confirme o número com o pagador e tente outro com PUT /payments/{id}.',
      es: 'Compruebe el número con el pagador e intente otro con PUT /payments/{id}.',
      en: 'Check the number with the payer and try another with PUT /payments/{id}.',
    },
  },
  e04999: {
    family: 'e00600',
    origin: acquirer,
    status: 502,
    retryable: true,
    words: { pt: 'Erro desconhecido', es: 'Error desconocido', en: 'Unknown error' },
    cause: {
      pt: 'O adquirente respondeu com um erro que não está no catálogo.',
      es: 'El adquirente respondió con un error que no está en el catálogo.',
      en: 'The acquirer responded with an error that is not in the catalogue.',
    },
    remedy: {
      pt: 'Consulte o estado do recurso antes de repetir e, se persistir, envie ao suporte a data da resposta.',
      es: 'Consulte el estado del recurso antes de repetir y, si persiste, envíe a soporte la fecha de la respuesta.',
      en: 'Read the state of the resource before retrying and, if it persists, send the date of the response to support.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
