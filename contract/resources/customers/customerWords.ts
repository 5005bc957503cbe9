import { operationText, say, type Words } from '../../words/locales.ts';

export const customerWords = {
  email: say('E-mail do cliente.', 'Correo electrónico del cliente.', "The customer's email address."),
  customerRequest: say(
    'Dados do cliente, todos opcionais; envie `customerId` para não criar duplicados. Aninhados em `customer` também são aceites.',
    'Datos del cliente, todos opcionales; envíe `customerId` para no crear duplicados. Anidados en `customer` también se aceptan.',
    "The customer's data, all optional; send `customerId` to avoid duplicates. Data nested under `customer` is accepted too.",
  ),
  customerUpdate: say(
    'O que mudar no cliente; o que não vier fica como está.',
    'Qué cambiar en el cliente; lo que no se envíe queda como está.',
    'What to change in the customer; anything not sent stays as it is.',
  ),
  updatedAt: say(
    'Última alteração do cliente.',
    'Última modificación del cliente.',
    'When the customer was last changed.',
  ),
  customer: say('Um cliente da entidade.', 'Un cliente de la entidad.', "One of the entity's customers."),
  emailFilter: say(
    'Só clientes com exatamente este e-mail.',
    'Solo clientes con exactamente este correo.',
    'Only customers with exactly this email address.',
  ),
  customerIdFilter: say(
    'Só o cliente com este identificador do comerciante.',
    'Solo el cliente con este identificador del comercio.',
    'Only the customer with this merchant id.',
  ),
  limit: say(
    'Clientes por página; por omissão 500, que é também o máximo.',
    'Clientes por página; por defecto 500, que es también el máximo.',
    'Customers per page; 500 by default, which is also the maximum.',
  ),
  page: say('Número da página, a começar em 1.', 'Número de página, empezando en 1.', 'Page number, starting at 1.'),
  associatedClientId: say(
    'NIF da entidade associada, nove dígitos.',
    'NIF de la entidad asociada, nueve dígitos.',
    "The associated entity's tax number, nine digits.",
  ),
  associatedAt: say(
    'Quando a entidade foi associada.',
    'Cuándo se asoció la entidad.',
    'When the entity was associated.',
  ),
  customerEntity: say(
    'Entidade que pode usar o cliente e os seus métodos guardados.',
    'Entidad que puede usar el cliente y sus métodos guardados.',
    'Entity that can use the customer and their saved methods.',
  ),
  customerEntityRequest: say(
    'Entidade a associar; uma por pedido.',
    'Entidad que se asocia; una por solicitud.',
    'Entity to associate; one per request.',
  ),
  savedUuid: say(
    'Identificador do método guardado; é o que se envia em `paymentMethod.uuid`.',
    'Identificador del método guardado; es lo que se envía en `paymentMethod.uuid`.',
    'Id of the saved method; use it as `paymentMethod.uuid`.',
  ),
  savedDetails: say(
    'O que se mostra ao cliente para reconhecer o método: marca e últimos dígitos do cartão, ou últimos dígitos do telemóvel.',
    'Lo que se muestra al cliente para reconocer el método: marca y últimos dígitos de la tarjeta, o últimos dígitos del móvil.',
    'What the customer sees to recognise the method: brand and last digits of the card, or last digits of the phone.',
  ),
  savedMethod: say('Método guardado de um cliente.', 'Método guardado de un cliente.', 'Method saved for a customer.'),
  codeFilter: say(
    'Só cartões (`CC`) ou só MB WAY (`MW`).',
    'Solo tarjetas (`CC`) o solo MB WAY (`MW`).',
    'Only cards (`CC`) or only MB WAY (`MW`).',
  ),
  typeFilter: say(
    'Nome antigo de `code`, que ainda é aceite.',
    'Nombre antiguo de `code`, que todavía se acepta.',
    'Old name of `code`, still accepted.',
  ),
  sort: say(
    'Ordem por data; por omissão os mais recentes primeiro.',
    'Orden por fecha; por defecto los más recientes primero.',
    'Sort by date; newest first by default.',
  ),
  savedLimit: say(
    'Métodos por página, 500 no máximo; por omissão 100.',
    'Métodos por página, 500 como máximo; por defecto 100.',
    'Methods per page, 500 at most; 100 by default.',
  ),
} as const satisfies Record<string, Words>;

export const operationWords = {
  createCustomer: operationText(
    say('Criar um cliente', 'Crear un cliente', 'Create a customer'),
    'Cria um cliente. Com um `customerId` que já existe e os mesmos dados devolve esse cliente com 200; com dados diferentes responde 409.',
    'Crea un cliente. Con un `customerId` que ya existe y los mismos datos devuelve ese cliente con 200; con datos distintos responde 409.',
    'Creates a customer. If the `customerId` exists with the same data, returns that customer with 200; with different data, the response is 409.',
  ),
  listCustomers: operationText(
    say('Listar clientes', 'Listar clientes', 'List customers'),
    'Devolve os clientes que a entidade criou ou a que está associada, página a página.',
    'Devuelve los clientes que la entidad creó o a los que está asociada, página a página.',
    'Returns the customers the entity created or is associated with, page by page.',
  ),
  getCustomer: operationText(
    say('Consultar um cliente', 'Consultar un cliente', 'Get a customer'),
    'Devolve os dados de um cliente.',
    'Devuelve los datos de un cliente.',
    "Returns a customer's data.",
  ),
  updateCustomer: operationText(
    say('Atualizar um cliente', 'Actualizar un cliente', 'Update a customer'),
    'Muda os dados enviados e devolve o cliente completo. Só a entidade que o criou o pode fazer.',
    'Cambia los datos enviados y devuelve el cliente completo. Solo puede hacerlo la entidad que lo creó.',
    'Changes the data sent and returns the whole customer. Only the entity that created it can do so.',
  ),
  deleteCustomer: operationText(
    say('Eliminar um cliente', 'Eliminar un cliente', 'Delete a customer'),
    'Elimina o cliente, os métodos guardados e as associações, e termina as séries de pagamentos dele. Os pagamentos feitos ficam, com a sua cópia dos dados do cliente. Só a entidade que o criou o pode fazer.',
    'Elimina el cliente, los métodos guardados y las asociaciones, y termina sus series de pagos. Los pagos hechos quedan, con su copia de los datos del cliente. Solo puede hacerlo la entidad que lo creó.',
    "Deletes the customer, their saved methods and associations, and ends their payment series. Payments already made remain, with their copy of the customer's data. Only the entity that created the customer can do so.",
  ),
  listCustomerEntities: operationText(
    say('Listar as entidades de um cliente', 'Listar las entidades de un cliente', "List a customer's entities"),
    'Devolve as entidades associadas ao cliente. Só a entidade que o criou as pode ver.',
    'Devuelve las entidades asociadas al cliente. Solo la entidad que lo creó puede verlas.',
    'Returns the entities associated with the customer. Only the entity that created the customer can see them.',
  ),
  createCustomerEntity: operationText(
    say(
      'Associar uma entidade a um cliente',
      'Asociar una entidad a un cliente',
      'Associate an entity with a customer',
    ),
    'Deixa outra entidade cobrar ao cliente com os métodos guardados. Repetir a associação dá 409.',
    'Deja que otra entidad cobre al cliente con los métodos guardados. Repetir la asociación da 409.',
    'Lets another entity charge the customer with their saved methods. Repeating the association returns 409.',
  ),
  deleteCustomerEntity: operationText(
    say(
      'Remover a associação de uma entidade',
      'Quitar la asociación de una entidad',
      "Delete an entity's association",
    ),
    'A entidade deixa de poder usar o cliente.',
    'La entidad deja de poder usar el cliente.',
    'The entity can no longer use the customer.',
  ),
  listSavedMethods: operationText(
    say('Listar os métodos guardados', 'Listar los métodos guardados', 'List saved payment methods'),
    'Devolve os cartões e telemóveis guardados do cliente, os mais recentes primeiro.',
    'Devuelve las tarjetas y los móviles guardados del cliente, los más recientes primero.',
    'Returns the cards and phones saved for the customer, newest first.',
  ),
  deleteSavedMethod: operationText(
    say('Eliminar um método guardado', 'Eliminar un método guardado', 'Delete a saved payment method'),
    'Esquece o cartão ou telemóvel. Só a entidade que criou o cliente o pode fazer.',
    'Elimina la tarjeta o el móvil. Solo puede hacerlo la entidad que creó el cliente.',
    'Deletes the card or phone. Only the entity that created the customer can do so.',
  ),
};
