import { say, type Words } from '../../words/locales.ts';

export const customerWords = {
  customerId: say(
    'Identificador do cliente no sistema do comerciante; recomendado para evitar duplicados.',
    'Identificador del cliente en el sistema del comercio; recomendado para evitar duplicados.',
    "Customer id in the merchant's system; recommended to avoid duplicates.",
  ),
  firstName: say('Primeiro nome do cliente.', 'Nombre del cliente.', "The customer's first name."),
  lastName: say('Apelido do cliente.', 'Apellidos del cliente.', "The customer's last name."),
  email: say(
    'E-mail do cliente; quando existe, o cliente é avisado do pagamento.',
    'Correo electrónico del cliente; cuando existe, se avisa al cliente del pago.',
    "The customer's email address; if there is one, the customer gets notified of the payment.",
  ),
  customerPhone: say(
    'Telemóvel do cliente: indicativo, cardinal e número (`351#912345678`); pode ser nulo.',
    'Móvil del cliente: prefijo, almohadilla y número (`351#912345678`); puede ser nulo.',
    "The customer's phone: country code, hash sign and number (`351#912345678`); can be null.",
  ),
  customerLanguage: say(
    'Idioma em que se fala ao cliente: `PT`, `ES` ou `EN`.',
    'Idioma en que se habla al cliente: `PT`, `ES` o `EN`.',
    'Language used to address the customer: `PT`, `ES` or `EN`.',
  ),
  customerUuid: say(
    'Identificador do cliente nesta API, devolvido por `POST /customers`.',
    'Identificador del cliente en esta API, devuelto por `POST /customers`.',
    'Customer id in this API, returned by `POST /customers`.',
  ),
  customerCreatedAt: say(
    'Quando o cliente foi criado.',
    'Cuándo se creó el cliente.',
    'When the customer was created.',
  ),
  paymentCustomerRequest: say(
    'Quem paga: o `uuid` de um cliente existente, ou os dados dele só para este pagamento.',
    'Quién paga: el `uuid` de un cliente existente, o sus datos solo para este pago.',
    'Who pays: the `uuid` of an existing customer, or data for this payment only.',
  ),
  paymentCustomer: say(
    'Quem paga, como ficou associado ao pagamento.',
    'Quién paga, como quedó asociado al pago.',
    'Who pays, as linked to the payment.',
  ),
} as const satisfies Record<string, Words>;
