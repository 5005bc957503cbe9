import type { ErrorEntry } from './errorEntry.ts';
import { anyUnknown, businessFamily, limitPassed, specifiedError } from './errorOrigins.ts';

/**
 * What the rules of entity, platform, resource and payment refuse (docs/decisions/error-codes.md,
 * docs/decisions/entity-registration.md).
 */
export const businessErrors = {
  e00300: {
    family: 'e00300',
    origin: businessFamily,
    status: 400,
    retryable: false,
    words: { pt: 'Erro da entidade', es: 'Error de la entidad', en: 'Entity error' },
    cause: {
      pt: 'A entidade não pode fazer o que foi pedido: a adesão ainda não foi aprovada, o montante está fora dos limites, a referência fora das gamas dela, ou o NIF tem o dígito de controlo errado ou já está registado (neste último caso o estado é 409).',
      es: 'La entidad no puede hacer lo solicitado: el alta todavía no está aprobada, el importe está fuera de los límites, la referencia fuera de sus rangos, o el NIF tiene el dígito de control incorrecto o ya está registrado (en este último caso el estado es 409).',
      en: 'The entity cannot do what was requested: its registration is not approved yet, the amount is outside the limits, the reference is outside its ranges, or the tax number has a wrong check digit or is already registered (the status is 409 in the last case).',
    },
    remedy: {
      pt: 'Leia o código e a frase em errors[]; consulte a adesão com GET /entities/{clientId}; os limites, as gamas e os métodos da entidade configuram-se no back-office.',
      es: 'Lea el código y la frase en errors[]; consulte el alta con GET /entities/{clientId}; los límites, los rangos y los métodos de la entidad se configuran en el back-office.',
      en: "Read the code and the message in errors[]; check the registration with GET /entities/{clientId}; the entity's limits, ranges and methods are configured in the back office.",
    },
  },
  e00301: {
    family: 'e00300',
    origin: limitPassed,
    status: 400,
    retryable: false,
    words: {
      pt: 'Limite excedido ou não atingido',
      es: 'Límite superado o no alcanzado',
      en: 'Limit exceeded or not reached',
    },
    cause: {
      pt: 'O montante está abaixo do mínimo ou acima do máximo do método, acima do que falta capturar, ou acima do que falta reembolsar.',
      es: 'El importe está por debajo del mínimo o por encima del máximo del método, por encima de lo que queda por capturar, o de lo que queda por reembolsar.',
      en: 'The amount is below the minimum or above the maximum of the method, above what is left to capture, or above what is left to refund.',
    },
    remedy: {
      pt: 'Some as capturas ou os reembolsos já feitos e peça no máximo a diferença; para os limites do método consulte GET /availableMethods com o montante.',
      es: 'Sume las capturas o los reembolsos ya hechos y pida como máximo la diferencia; para los límites del método consulte GET /availableMethods con el importe.',
      en: "Add up the captures or refunds already made and request the difference at most; for a method's limits, call GET /availableMethods with the amount.",
    },
  },
  e00400: {
    family: 'e00400',
    origin: businessFamily,
    status: 400,
    retryable: false,
    words: { pt: 'Erro da plataforma', es: 'Error de la plataforma', en: 'Platform error' },
    cause: {
      pt: 'A plataforma de integração não permite a operação: método não contratado, operação que o método não tem, ou tipo de integração sem direito a criar entidades. Com 502, falta o serviço OpenAPI Generator que a linguagem do SDK pede.',
      es: 'La plataforma de integración no permite la operación: método no contratado, operación que el método no admite, o tipo de integración sin derecho a crear entidades. Con 502, falta el servicio OpenAPI Generator que pide el lenguaje del SDK.',
      en: 'The integration platform does not allow the operation: a method that is not contracted, an operation that the method does not support, or a type of integration that cannot create entities. With 502, the OpenAPI Generator service that the SDK language needs is missing.',
    },
    remedy: {
      pt: 'Leia o código em errors[]; se a plataforma devia poder, peça ao suporte que a reconfigure.',
      es: 'Lea el código en errors[]; si la plataforma debería permitirla, pida a soporte que la reconfigure.',
      en: 'Read the code in errors[]; if the platform should be allowed, ask support to change its settings.',
    },
  },
  e00401: {
    family: 'e00400',
    origin: businessFamily,
    status: 400,
    retryable: false,
    words: {
      pt: 'Método de pagamento não autorizado',
      es: 'Método de pago no autorizado',
      en: 'Payment method not authorised',
    },
    cause: {
      pt: 'A entidade não contratou este método, ou ele não está entre os availableMethods do próprio pedido.',
      es: 'La entidad no ha contratado este método, o no está entre los availableMethods de la propia solicitud.',
      en: 'The entity has not contracted this method, or it is not among the availableMethods of the same request.',
    },
    remedy: {
      pt: 'Escolha um método de GET /availableMethods, ou acrescente o escolhido a availableMethods.',
      es: 'Elija un método de GET /availableMethods, o añada el elegido a availableMethods.',
      en: 'Choose a method from GET /availableMethods, or add the chosen one to availableMethods.',
    },
  },
  e00402: {
    family: 'e00400',
    origin: businessFamily,
    status: 400,
    retryable: false,
    words: {
      pt: 'Operação do método de pagamento indisponível',
      es: 'Operación del método de pago no disponible',
      en: 'Payment method operation not available',
    },
    cause: {
      pt: 'O método não tem esta operação: uma referência Multibanco NORMAL não se cancela, só os cartões se autorizam e capturam, e um terminal standalone não recebe pedidos.',
      es: 'El método no admite esta operación: una referencia Multibanco NORMAL no se cancela, solo las tarjetas se autorizan y capturan, y un terminal standalone no recibe solicitudes.',
      en: 'The method does not support this operation: a NORMAL Multibanco reference cannot be cancelled, only cards are authorised and captured, and a standalone terminal accepts no requests.',
    },
    remedy: {
      pt: 'Ao cancelar envie ignoreUnsupported: true, e o pagamento fica cancelled apesar desses métodos, ou crie a referência com o tipo REALTIME; a um terminal, só envie se features.allowRemoteTransactions for verdadeiro.',
      es: 'Al cancelar envíe ignoreUnsupported: true, y el pago queda cancelled a pesar de esos métodos, o cree la referencia con el tipo REALTIME; a un terminal, envíe solo si features.allowRemoteTransactions es verdadero.',
      en: 'When cancelling, send ignoreUnsupported: true, and the payment becomes cancelled despite such methods, or create the reference with type REALTIME; only send to a terminal when features.allowRemoteTransactions is true.',
    },
  },
  e00500: {
    family: 'e00500',
    origin: specifiedError,
    status: 404,
    retryable: false,
    words: { pt: 'Recurso não encontrado', es: 'Recurso no encontrado', en: 'Resource not found' },
    cause: {
      pt: 'O caminho não existe, o caminho não aceita este método HTTP (veja o cabeçalho Allow), ou o recurso não é desta entidade.',
      es: 'La ruta no existe, la ruta no admite este método HTTP (vea la cabecera Allow), o el recurso no es de esta entidad.',
      en: 'The path does not exist, does not accept this HTTP method (see the Allow header), or the resource does not belong to this entity.',
    },
    remedy: {
      pt: 'Compare o método e o caminho com a referência da API; a base é /api, sem versão.',
      es: 'Compare el método y la ruta con la referencia de la API; la base es /api, sin versión.',
      en: 'Compare the method and path with the API reference; the base is /api, without a version.',
    },
  },
  e00501: {
    family: 'e00500',
    origin: specifiedError,
    status: 404,
    retryable: false,
    words: { pt: 'Token não encontrado', es: 'Token no encontrado', en: 'Token not found' },
    cause: {
      pt: 'Não há checkout nem token com este identificador nesta entidade.',
      es: 'No hay checkout ni token con este identificador en esta entidad.',
      en: 'This entity has no checkout or token with this id.',
    },
    remedy: {
      pt: 'Confirme o id de 40 caracteres e que PayPay-ClientId é o da entidade que criou o checkout, no mesmo servidor.',
      es: 'Compruebe el id de 40 caracteres y que PayPay-ClientId es el de la entidad que creó el checkout, en el mismo servidor.',
      en: 'Check the 40-character id, and that PayPay-ClientId is the entity that created the checkout, on the same server.',
    },
  },
  e00502: {
    family: 'e00500',
    origin: anyUnknown,
    status: 404,
    retryable: false,
    words: { pt: 'Transação não encontrada', es: 'Transacción no encontrada', en: 'Transaction not found' },
    cause: {
      pt: 'Não há pagamento, cliente, terminal, webhook ou outro recurso com este identificador nesta entidade.',
      es: 'No hay pago, cliente, terminal, webhook u otro recurso con este identificador en esta entidad.',
      en: 'This entity has no payment, customer, terminal, webhook or other resource with this id.',
    },
    remedy: {
      pt: 'Procure o recurso na respetiva lista; os recursos de outra entidade respondem como se não existissem.',
      es: 'Busque el recurso en su lista; los recursos de otra entidad responden como si no existieran.',
      en: 'Look the resource up in its list; resources that belong to another entity respond as if they did not exist.',
    },
  },
  e00600: {
    family: 'e00600',
    origin: businessFamily,
    status: 400,
    retryable: false,
    words: { pt: 'Erro do pagamento', es: 'Error del pago', en: 'Payment error' },
    cause: {
      pt: 'O pagamento não está num estado que permita a operação, o terminal está ocupado, ou o customUniqueId ou o código do terminal repete outro (nestes dois casos o estado é 409).',
      es: 'El pago no está en un estado que permita la operación, el terminal está ocupado, o el customUniqueId o el código del terminal repite otro (en esos dos casos el estado es 409).',
      en: 'The payment is not in a state that allows the operation, the terminal is busy, or customUniqueId or the terminal code is a duplicate (in these two cases the status is 409).',
    },
    remedy: {
      pt: 'Consulte GET /payments/{id} e compare stateDetails.state com a tabela de estados; num 409 procure o pagamento já criado em vez de repetir.',
      es: 'Consulte GET /payments/{id} y compare stateDetails.state con la tabla de estados; en un 409 busque el pago ya creado en vez de repetir.',
      en: 'Call GET /payments/{id} and compare stateDetails.state with the table of states; on a 409, look for the payment already created instead of retrying.',
    },
  },
  e00601: {
    family: 'e00600',
    origin: businessFamily,
    status: 400,
    retryable: false,
    words: {
      pt: 'Transação não autorizada',
      es: 'Transacción no autorizada',
      en: 'Transaction not authorised',
    },
    cause: {
      pt: 'A captura, o ajuste de montante ou o reembolso precisa de uma autorização ou de um pagamento confirmado, e este não o é.',
      es: 'La captura, el ajuste de importe o el reembolso necesita una autorización o un pago confirmado, y este no lo es.',
      en: 'The capture, change of amount or refund needs an authorisation or a confirmed payment, and this is neither.',
    },
    remedy: {
      pt: 'Espere por payment_authorized ou payment_confirmed; um pagamento apenas autorizado cancela-se, não se reembolsa.',
      es: 'Espere a payment_authorized o payment_confirmed; un pago solo autorizado se cancela, no se reembolsa.',
      en: 'Wait for payment_authorized or payment_confirmed; a payment that is only authorised is cancelled, not refunded.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
