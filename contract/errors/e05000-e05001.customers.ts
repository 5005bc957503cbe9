import type { ErrorEntry } from './errorEntry.ts';
import { customerConflict, specifiedError } from './errorOrigins.ts';

/** What creating a customer and saving its payment methods refuse (docs/decisions/error-codes.md). */
export const customerErrors = {
  e05000: {
    family: 'e05000',
    origin: customerConflict,
    status: 409,
    retryable: false,
    words: {
      pt: 'Não foi possível criar o cliente',
      es: 'No se ha podido crear el cliente',
      en: 'The customer could not be created',
    },
    cause: {
      pt: 'Já existe um cliente com este customerId e dados diferentes, ou a associação pedida já existe.',
      es: 'Ya existe un cliente con este customerId y datos distintos, o la asociación solicitada ya existe.',
      en: 'A customer with this customerId and different data already exists, or the requested association already exists.',
    },
    remedy: {
      pt: 'Procure com GET /customers?customerId=… e atualize com PUT em vez de criar outro.',
      es: 'Busque con GET /customers?customerId=… y actualice con PUT en vez de crear otro.',
      en: 'Look it up with GET /customers?customerId=… and update with PUT instead of creating another.',
    },
  },
  e05001: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'O registo do método de pagamento precisa do uuid de um cliente existente em {field}',
      es: 'El registro del método de pago necesita el uuid de un cliente existente en {field}',
      en: 'Saving the payment method needs the uuid of an existing customer in {field}',
    },
    cause: {
      pt: 'createRegistration ou allowRegistration veio a true sem customer.uuid, ou com um uuid que a entidade não tem.',
      es: 'createRegistration o allowRegistration llegó como true sin customer.uuid, o con un uuid que la entidad no tiene.',
      en: 'createRegistration or allowRegistration was sent as true without customer.uuid, or with one that the entity does not have.',
    },
    remedy: {
      pt: 'Crie primeiro o cliente com POST /customers e envie o uuid da resposta em customer.uuid.',
      es: 'Cree antes el cliente con POST /customers y envíe el uuid de la respuesta en customer.uuid.',
      en: 'Create the customer first with POST /customers and send the uuid from the response in customer.uuid.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
