import { chosen, type Origin, published, specified } from './origin.ts';

/** Origins of the parts of the contract that go beyond the specification. */

type Origins = Readonly<Record<string, Origin>>;

/** Tests compare the names in these tables with `specifiedFields.ts` and `specifiedEnums.ts`. */

const oneMethod = chosen(
  'A especificação descreve o método de um pagamento de duas formas; a sandbox devolve as duas num só objeto.',
  'La especificación describe el método de un pago de dos formas; el sandbox devuelve las dos en un solo objeto.',
  "The specification describes a payment's method in two forms; the sandbox returns both in one object.",
  '3',
);
const keptAuthorisation = chosen(
  'Um pagamento atrasado no terminal fica cancelado com a autorização guardada, e nenhum campo da especificação o distingue de um anulado.',
  'Un pago tardío en el terminal queda cancelado con la autorización conservada, y ningún campo de la especificación lo distingue de uno anulado.',
  'A late payment at a terminal is cancelled with its authorisation kept, and no field in the specification distinguishes it from a voided one.',
  'guides 4.1',
);
const olderPhone = published('olderGuides', 'the older form of the masked phone');
const everySample = published('olderGuides', 'in every sample; the filter updatedAt needs it');

export const extraFields: Readonly<Record<string, Origins>> = {
  payment: {
    updatedAt: everySample,
    initialPaymentId: published('olderGuides', 'ties refund, capture and repetition to their payment'),
    cancellation: published('newerGuides', 'tells when and why it was cancelled'),
    'cancellation.authorisationKept': keptAuthorisation,
  },
  paymentMethod: {
    resultDetails: oneMethod,
    'details.registration': oneMethod,
    'details.countryCode': olderPhone,
    'details.last3Digits': olderPhone,
  },
  paymentMethodResponse: {
    uuid: oneMethod,
    result: oneMethod,
    'details.createRegistration': oneMethod,
    'details.allowRegistration': oneMethod,
    'details.brand': oneMethod,
    'details.last4Digits': oneMethod,
    'details.holder': oneMethod,
    'details.expiryMonth': oneMethod,
    'details.expiryYear': oneMethod,
    'details.countryCode': olderPhone,
    'details.last3Digits': olderPhone,
  },
};

/** Fields of the specification that the contract moves or omits, with the reason. */
export const missingFields: Readonly<Record<string, Origins>> = {
  paymentCustomer: { updatedAt: published('olderGuides', 'not in the customer of a payment') },
};

export const extraEnums: Readonly<Record<string, Origins>> = {
  activitySections: { '-': published('description', 'the specification says "or other"; this is its value') },
};

/** Conflicts that the specification does not list, by operation. */
export const extraConflicts: Origins = {
  'POST /entities': chosen(
    'Um NIF já registado é um dado repetido, a que a especificação dá 409 noutras chamadas.',
    'Un NIF ya registrado es un dato repetido, al que la especificación da 409 en otras llamadas.',
    'A tax number that is already registered is duplicate data, for which the specification returns 409 in other calls.',
    '8',
  ),
  'PUT /customers/{uuid}': chosen(
    'O `customerId` novo pode ser o de outro cliente; a criação de um cliente responde 409 a isso.',
    'El `customerId` nuevo puede ser el de otro cliente; la creación de un cliente responde 409 a eso.',
    'The new `customerId` may belong to another customer; for creating a customer, the response to that is 409.',
    '7',
  ),
  'POST /payments/references': chosen(
    'Uma referência também leva `customUniqueId`, e pode pedir um número que já existe; POST /payments responde 409 a isso.',
    'Una referencia también lleva `customUniqueId`, y puede pedir un número que ya existe; POST /payments responde 409 a eso.',
    'A reference carries `customUniqueId` too, and can request a number that already exists; for POST /payments, the response to that is 409.',
    '7',
  ),
  'POST /checkouts': chosen(
    'Um checkout cria um pagamento, cujo `customUniqueId` se pode repetir; POST /payments responde 409 a isso.',
    'Un checkout crea un pago, cuyo `customUniqueId` puede repetirse; POST /payments responde 409 a eso.',
    'A checkout creates a payment, whose `customUniqueId` may be a duplicate; for POST /payments, the response to that is 409.',
    '7',
  ),
};

export const extraQuery: Origins = {
  'GET /token/{token} page_layout': published('olderGuides', 'the two old layouts'),
  'GET /customers/{uuid}/paymentMethods type': specified('guides 7.1', 'filter type'),
  'GET /customers/{uuid}/paymentMethods page': chosen(
    'Sem ela, `limit` esconderia os métodos depois do primeiro grupo.',
    'Sin ella, `limit` escondería los métodos después del primer grupo.',
    'Without it, `limit` would hide the methods after the first page.',
  ),
};
