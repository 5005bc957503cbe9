import { multibancoReference } from '../checkDigits.ts';
import { type RemedyCall, refused } from '../provocations/provocation.ts';
import { by } from '../provocations/remedy.ts';
import { phone } from '../provocations/remedyCalls.ts';
import { seed } from '../scenarios/seed.ts';
import { say } from '../words/locales.ts';
import { anyUnknown, businessFamily, limitPassed, specifiedError } from './errorOrigins.ts';
import type { RestError } from './errorRow.ts';

const notAllowed = { family: 'e00400', origin: businessFamily, status: 400 } as const;
const notFound = { family: 'e00500', origin: specifiedError, status: 404 } as const;
const wrongState = { family: 'e00600', origin: businessFamily, status: 400 } as const;

const pending = { id: seed.payments.pendingReference };
const confirmed = { id: seed.payments.confirmedReference };
const { entity } = seed.referenceRange;
const ownReference = multibancoReference(entity, '0000777', 1000);
const read = (params: Readonly<Record<string, string>>, state: string): RemedyCall => ({
  operation: 'getPayment',
  params,
  gives: { ...params, stateDetails: { state } },
});
const repeated = { customUniqueId: 'ORDER-2026-0042', amount: 1000 };
const refundOf = (id: string, amount: number): RemedyCall => ({
  operation: 'createRefund',
  params: { id },
  body: { amount },
  gives: { type: 'refund', amount, initialPaymentId: id },
});
const capture = (amount: number): RemedyCall => ({
  operation: 'createCapture',
  params: { id: seed.payments.authorisedCard },
  body: { amount },
  gives: { type: 'capture', amount },
});
const methods = (amount: string, gives: unknown): RemedyCall => ({
  operation: 'listAvailableMethods',
  query: { amount },
  gives,
});

/** Refusals of business rules (docs/decisions/error-codes.md, docs/decisions/entity-registration.md). */
export const businessErrors = {
  e00300: {
    family: 'e00300',
    origin: businessFamily,
    status: 400,
    words: say('Erro da entidade', 'Error de la entidad', 'Entity error'),
    cause: say(
      'A entidade não pode fazer o que foi pedido: a adesão ainda não foi aprovada, o montante está fora dos limites, a referência fora das gamas dela, ou o NIF tem o dígito de controlo errado ou já está registado (neste último caso o estado é 409).',
      'La entidad no puede hacer lo solicitado: el alta todavía no está aprobada, el importe está fuera de los límites, la referencia fuera de sus rangos, o el NIF tiene el dígito de control incorrecto o ya está registrado (en este último caso el estado es 409).',
      'The entity cannot do what was requested: its registration is not approved yet, the amount is outside the limits, the reference is outside its ranges, or the tax number has a wrong check digit or is already registered (the status is 409 in the last case).',
    ),
    remedy: say(
      'Leia o código e a frase em errors[]; consulte a adesão com GET /entities/{clientId}; os limites, as gamas e os métodos da entidade configuram-se no back-office.',
      'Lea el código y la frase en errors[]; consulte el alta con GET /entities/{clientId}; los límites, los rangos y los métodos de la entidad se configuran en el back-office.',
      "Read the code and the message in errors[]; check the registration with GET /entities/{clientId}; the entity's limits, ranges and methods are configured in the back office.",
    ),
    provocation: refused({
      operation: 'createReference',
      body: { amount: 1000, referenceRange: { id: 1 }, referenceDetails: { reference: '999999901' } },
    }),
    tried: [
      by(
        {
          operation: 'getEntity',
          params: { clientId: seed.entity.clientId },
          gives: { stateDetails: { state: 'approved' } },
        },
        { operation: 'listReferenceRanges', gives: [{ id: '1', start: '0000001', end: '0099999' }] },
        {
          operation: 'createReference',
          body: { amount: 1000, referenceRange: { id: 1 }, referenceDetails: { reference: ownReference } },
          gives: { referenceDetails: { entity, reference: ownReference } },
        },
      ),
    ],
  },
  e00301: {
    family: 'e00300',
    origin: limitPassed,
    status: 400,
    words: say('Limite excedido ou não atingido', 'Límite superado o no alcanzado', 'Limit exceeded or not reached'),
    cause: say(
      'O montante está abaixo do mínimo ou acima do máximo do método, acima do que falta capturar, ou acima do que falta reembolsar.',
      'El importe está por debajo del mínimo o por encima del máximo del método, por encima de lo que queda por capturar, o de lo que queda por reembolsar.',
      'The amount is below the minimum or above the maximum of the method, above what is left to capture, or above what is left to refund.',
    ),
    remedy: say(
      'Some as capturas ou os reembolsos já feitos e peça no máximo a diferença; para os limites do método consulte GET /availableMethods com o montante.',
      'Sume las capturas o los reembolsos ya hechos y pida como máximo la diferencia; para los límites del método consulte GET /availableMethods con el importe.',
      "Add up the captures or refunds already made and request the difference at most; for a method's limits, call GET /availableMethods with the amount.",
    ),
    provocation: refused({ operation: 'createReference', body: { amount: 1 } }),
    tried: [
      by(methods('1000', [{ code: 'MB' }]), { operation: 'createReference', body: { amount: 1000 } }),
      by(capture(400), capture(600)),
      by(refundOf(seed.payments.confirmedReference, 400), refundOf(seed.payments.confirmedReference, 600)),
    ],
  },
  e00400: {
    ...notAllowed,
    words: say('Erro da plataforma', 'Error de la plataforma', 'Platform error'),
    cause: say(
      'A plataforma de integração não permite a operação: método não contratado, operação que o método não tem, ou tipo de integração sem direito a criar entidades. Com 502, falta o serviço OpenAPI Generator que a linguagem do SDK pede.',
      'La plataforma de integración no permite la operación: método no contratado, operación que el método no admite, o tipo de integración sin derecho a crear entidades. Con 502, falta el servicio OpenAPI Generator que pide el lenguaje del SDK.',
      'The integration platform does not allow the operation: a method that is not contracted, an operation that the method does not support, or a type of integration that cannot create entities. With 502, the OpenAPI Generator service that the SDK language needs is missing.',
    ),
    remedy: say(
      'Leia o código em errors[]; se a plataforma devia poder, peça ao suporte que a reconfigure.',
      'Lea el código en errors[]; si la plataforma debería permitirla, pida a soporte que la reconfigure.',
      'Read the code in errors[]; if the platform should be allowed, ask support to change its settings.',
    ),
    provocation: refused({
      operation: 'createEntity',
      as: 'other',
      body: {
        clientId: '500000000',
        name: 'Livraria de Exemplo, Lda.',
        user: { name: 'Maria Silva', email: 'maria.silva@loja.example' },
      },
    }),
    tried: {
      outside: 'Support changes what a platform may do; each platform of the sandbox keeps its kind.',
    },
  },
  e00401: {
    ...notAllowed,
    words: say('Método de pagamento não autorizado', 'Método de pago no autorizado', 'Payment method not authorised'),
    cause: say(
      'A entidade não contratou este método, ou ele não está entre os availableMethods do próprio pedido.',
      'La entidad no ha contratado este método, o no está entre los availableMethods de la propia solicitud.',
      'The entity has not contracted this method, or it is not among the availableMethods of the same request.',
    ),
    remedy: say(
      'Escolha um método de GET /availableMethods, ou acrescente o escolhido a availableMethods.',
      'Elija un método de GET /availableMethods, o añada el elegido a availableMethods.',
      'Choose a method from GET /availableMethods, or add the chosen one to availableMethods.',
    ),
    provocation: refused({
      operation: 'createPayment',
      body: { amount: 1000, availableMethods: [{ code: 'MB' }], paymentMethod: phone },
    }),
    tried: [
      by(methods('1000', [{ code: 'MW' }]), {
        operation: 'createPayment',
        body: { amount: 1000, availableMethods: [{ code: 'MW' }], paymentMethod: phone },
      }),
      by({
        operation: 'createPayment',
        body: { amount: 1000, availableMethods: [{ code: 'MB' }, { code: 'MW' }], paymentMethod: phone },
      }),
    ],
  },
  e00402: {
    ...notAllowed,
    words: say(
      'Operação do método de pagamento indisponível',
      'Operación del método de pago no disponible',
      'Payment method operation not available',
    ),
    cause: say(
      'O método não tem esta operação: uma referência Multibanco NORMAL não se cancela, só os cartões se autorizam e capturam, e um terminal standalone não recebe pedidos.',
      'El método no admite esta operación: una referencia Multibanco NORMAL no se cancela, solo las tarjetas se autorizan y capturan, y un terminal standalone no recibe solicitudes.',
      'The method does not support this operation: a NORMAL Multibanco reference cannot be cancelled, only cards are authorised and captured, and a standalone terminal accepts no requests.',
    ),
    remedy: say(
      'Ao cancelar envie ignoreUnsupported: true, e o pagamento fica cancelled apesar desses métodos, ou crie a referência com o tipo REALTIME; a um terminal, só envie se features.allowRemoteTransactions for verdadeiro.',
      'Al cancelar envíe ignoreUnsupported: true, y el pago queda cancelled a pesar de esos métodos, o cree la referencia con el tipo REALTIME; a un terminal, envíe solo si features.allowRemoteTransactions es verdadero.',
      'When cancelling, send ignoreUnsupported: true, and the payment becomes cancelled despite such methods, or create the reference with type REALTIME; only send to a terminal when features.allowRemoteTransactions is true.',
    ),
    provocation: refused({ operation: 'cancelPayment', params: pending, body: {} }),
    tried: [
      by({
        operation: 'cancelPayment',
        params: pending,
        body: { ignoreUnsupported: true },
        gives: { ...pending, stateDetails: { state: 'cancelled' } },
      }),
      by(
        {
          operation: 'createReference',
          body: { amount: 1000, availableMethods: [{ code: 'MB', type: 'REALTIME' }] },
        },
        {
          operation: 'cancelPayment',
          params: { id: '{0.id}' },
          body: {},
          gives: { stateDetails: { state: 'cancelled' } },
        },
      ),
      by(
        {
          operation: 'getTerminal',
          params: { uuid: seed.terminals[0].uuid },
          gives: { features: { allowRemoteTransactions: true } },
        },
        {
          operation: 'createTerminalPayment',
          params: { uuid: seed.terminals[0].uuid },
          body: { amount: 1000 },
          gives: { stateDetails: { state: 'pending_confirmation' } },
        },
      ),
    ],
  },
  e00500: {
    ...notFound,
    words: say('Recurso não encontrado', 'Recurso no encontrado', 'Resource not found'),
    cause: say(
      'O caminho não existe ou tem uma barra a mais, o caminho não aceita este método HTTP (veja o cabeçalho Allow), ou o recurso não é desta entidade.',
      'La ruta no existe o lleva una barra de más, la ruta no admite este método HTTP (vea la cabecera Allow), o el recurso no es de esta entidad.',
      'The path does not exist or has a slash too many, does not accept this HTTP method (see the Allow header), or the resource does not belong to this entity.',
    ),
    remedy: say(
      'Compare o método e o caminho com a referência da API; a base é /api, sem versão.',
      'Compare el método y la ruta con la referencia de la API; la base es /api, sin versión.',
      'Compare the method and path with the API reference; the base is /api, without a version.',
    ),
    provocation: refused({ operation: null, path: '/payment' }),
    tried: [by({ operation: null, path: '/payments', gives: [pending] })],
  },
  e00501: {
    ...notFound,
    words: say('Token não encontrado', 'Token no encontrado', 'Token not found'),
    cause: say(
      'Não há checkout nem token com este identificador nesta entidade.',
      'No hay checkout ni token con este identificador en esta entidad.',
      'This entity has no checkout or token with this id.',
    ),
    remedy: say(
      'Confirme o id de 40 caracteres e que PayPay-ClientId é o da entidade que criou o checkout, no mesmo servidor.',
      'Compruebe el id de 40 caracteres y que PayPay-ClientId es el de la entidad que creó el checkout, en el mismo servidor.',
      'Check the 40-character id, and that PayPay-ClientId is the entity that created the checkout, on the same server.',
    ),
    provocation: refused({
      operation: 'getCheckout',
      params: { id: '0000000000000000000000000000000000000000' },
    }),
    tried: [
      by({
        operation: 'getCheckout',
        params: { id: seed.checkouts.ready },
        gives: { stateDetails: { state: 'PaymentReady' } },
      }),
    ],
  },
  e00502: {
    family: 'e00500',
    origin: anyUnknown,
    status: 404,
    words: say('Transação não encontrada', 'Transacción no encontrada', 'Transaction not found'),
    cause: say(
      'Não há pagamento, cliente, terminal, webhook ou outro recurso com este identificador nesta entidade.',
      'No hay pago, cliente, terminal, webhook u otro recurso con este identificador en esta entidad.',
      'This entity has no payment, customer, terminal, webhook or other resource with this id.',
    ),
    remedy: say(
      'Procure o recurso na respetiva lista; os recursos de outra entidade respondem como se não existissem.',
      'Busque el recurso en su lista; los recursos de otra entidad responden como si no existieran.',
      'Look the resource up in its list; resources that belong to another entity respond as if they did not exist.',
    ),
    provocation: refused({ operation: 'getPayment', params: { id: '999999' } }),
    tried: [
      by(
        { operation: 'listPayments', gives: [pending] },
        { operation: 'getPayment', params: { id: '{0.0.id}' }, gives: { id: '{0.0.id}' } },
      ),
    ],
  },
  e00600: {
    ...wrongState,
    words: say('Erro do pagamento', 'Error del pago', 'Payment error'),
    cause: say(
      'O pagamento não está num estado que permita a operação, o terminal está ocupado, ou o customUniqueId ou o código do terminal repete outro (nestes dois casos o estado é 409).',
      'El pago no está en un estado que permita la operación, el terminal está ocupado, o el customUniqueId o el código del terminal repite otro (en esos dos casos el estado es 409).',
      'The payment is not in a state that allows the operation, the terminal is busy, or customUniqueId or the terminal code is a duplicate (in these two cases the status is 409).',
    ),
    remedy: say(
      'Consulte GET /payments/{id} e compare stateDetails.state com a tabela de estados; num 409 procure o pagamento já criado em vez de repetir.',
      'Consulte GET /payments/{id} y compare stateDetails.state con la tabla de estados; en un 409 busque el pago ya creado en vez de repetir.',
      'Call GET /payments/{id} and compare stateDetails.state with the table of states; on a 409, look for the payment already created instead of retrying.',
    ),
    provocation: refused({ operation: 'cancelPayment', params: confirmed, body: {} }),
    tried: [
      by(read({ id: seed.payments.confirmedReference }, 'confirmed'), refundOf(seed.payments.confirmedReference, 1000)),
      by(
        { operation: 'createReference', body: repeated },
        {
          operation: 'listPayments',
          query: { customUniqueId: repeated.customUniqueId },
          gives: [{ id: '{0.id}' }],
        },
      ),
    ],
  },
  e00601: {
    ...wrongState,
    words: say('Transação não autorizada', 'Transacción no autorizada', 'Transaction not authorised'),
    cause: say(
      'A captura, o ajuste de montante ou o reembolso precisa de uma autorização ou de um pagamento confirmado, e este não o é.',
      'La captura, el ajuste de importe o el reembolso necesita una autorización o un pago confirmado, y este no lo es.',
      'The capture, change of amount or refund needs an authorisation or a confirmed payment, and this is neither.',
    ),
    remedy: say(
      'Espere por payment_authorized ou payment_confirmed; um pagamento apenas autorizado cancela-se, não se reembolsa.',
      'Espere a payment_authorized o payment_confirmed; un pago solo autorizado se cancela, no se reembolsa.',
      'Wait for payment_authorized or payment_confirmed; a payment that is only authorised is cancelled, not refunded.',
    ),
    provocation: refused({ operation: 'createCapture', params: pending, body: { amount: 1000 } }),
    tried: [
      by(read({ id: seed.payments.authorisedCard }, 'authorised'), capture(1000)),
      by(read({ id: seed.payments.confirmedReference }, 'confirmed'), refundOf(seed.payments.confirmedReference, 1000)),
      by({
        operation: 'cancelPayment',
        params: { id: seed.payments.authorisedCard },
        body: {},
        gives: { stateDetails: { state: 'cancelled' } },
      }),
    ],
  },
} as const satisfies Record<string, RestError>;
