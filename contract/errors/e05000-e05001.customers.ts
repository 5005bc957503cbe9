import { refused } from '../provocations/provocation.ts';
import { by } from '../provocations/remedy.ts';
import { phone } from '../provocations/remedyCalls.ts';
import { say } from '../words/locales.ts';
import { customerConflict, specifiedError } from './errorOrigins.ts';
import type { RestError } from './errorRow.ts';

const maria = { customerId: 'C-PROVOKED', email: 'maria.silva@cliente.example' };

/** Refusals to create a customer or save a payment method (docs/decisions/error-codes.md). */
export const customerErrors = {
  e05000: {
    family: 'e05000',
    origin: customerConflict,
    status: 409,
    words: say(
      'Não foi possível criar o cliente',
      'No se ha podido crear el cliente',
      'The customer could not be created',
    ),
    cause: say(
      'Já existe um cliente com este customerId e dados diferentes, ou a associação pedida já existe.',
      'Ya existe un cliente con este customerId y datos distintos, o la asociación solicitada ya existe.',
      'A customer with this customerId and different data already exists, or the requested association already exists.',
    ),
    remedy: say(
      'Procure com GET /customers?customerId=… e atualize com PUT em vez de criar outro.',
      'Busque con GET /customers?customerId=… y actualice con PUT en vez de crear otro.',
      'Look it up with GET /customers?customerId=… and update with PUT instead of creating another.',
    ),
    provocation: refused(
      { operation: 'createCustomer', body: { ...maria, firstName: 'Ana' } },
      {
        operation: 'createCustomer',
        body: { ...maria, firstName: 'Maria' },
      },
    ),
    tried: [
      by(
        {
          operation: 'listCustomers',
          query: { customerId: 'C-PROVOKED' },
          gives: [{ customerId: 'C-PROVOKED', firstName: 'Maria' }],
        },
        {
          operation: 'updateCustomer',
          params: { uuid: '{0.0.uuid}' },
          body: { firstName: 'Ana' },
          gives: { uuid: '{0.0.uuid}', customerId: 'C-PROVOKED', firstName: 'Ana' },
        },
      ),
    ],
  },
  e05001: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    words: say(
      'O registo do método de pagamento precisa do uuid de um cliente existente em {field}',
      'El registro del método de pago necesita el uuid de un cliente existente en {field}',
      'Saving the payment method needs the uuid of an existing customer in {field}',
    ),
    cause: say(
      'createRegistration ou allowRegistration veio a true sem customer.uuid, ou com um uuid que a entidade não tem.',
      'createRegistration o allowRegistration llegó como true sin customer.uuid, o con un uuid que la entidad no tiene.',
      'createRegistration or allowRegistration was sent as true without customer.uuid, or with one that the entity does not have.',
    ),
    remedy: say(
      'Crie primeiro o cliente com POST /customers e envie o uuid da resposta em customer.uuid.',
      'Cree antes el cliente con POST /customers y envíe el uuid de la respuesta en customer.uuid.',
      'Create the customer first with POST /customers and send the uuid from the response in customer.uuid.',
    ),
    provocation: refused({
      operation: 'createPayment',
      body: {
        amount: 1000,
        paymentMethod: { code: 'MW', details: { phoneNumber: '351#900000001', createRegistration: true } },
      },
    }),
    tried: [
      by(
        { operation: 'createCustomer', body: { firstName: 'Maria', email: 'maria.silva@cliente.example' } },
        {
          operation: 'createPayment',
          body: {
            amount: 1000,
            customer: { uuid: '{0.uuid}' },
            paymentMethod: { ...phone, details: { ...phone.details, createRegistration: true } },
          },
          gives: { customer: { uuid: '{0.uuid}' } },
        },
      ),
    ],
  },
} as const satisfies Record<string, RestError>;
