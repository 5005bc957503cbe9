import { say, type Words } from '../../words/locales.ts';

/** Rules of customers and associations, shown after the code's own text. */
export const customerRefusals = {
  customer_differs: say(
    'Já existe um cliente com o customerId {id} e outros dados.',
    'Ya existe un cliente con el customerId {id} y otros datos.',
    'A customer with customerId {id} and different data already exists.',
  ),
  customer_id_taken: say(
    'O customerId {id} já é de outro cliente.',
    'El customerId {id} ya es de otro cliente.',
    'The customerId {id} already belongs to another customer.',
  ),
  uuid_of_other_customer: say(
    'customer.uuid é do cliente {id}, e customerId diz outro.',
    'customer.uuid es del cliente {id}, y customerId dice otro.',
    'customer.uuid belongs to customer {id}, and customerId says another.',
  ),
  already_associated: say(
    'A entidade {clientId} já pode usar este cliente.',
    'La entidad {clientId} ya puede usar este cliente.',
    'Entity {clientId} can already use this customer.',
  ),
  creator_only: say(
    'Só a entidade que criou o cliente o pode fazer.',
    'Solo puede hacerlo la entidad que creó el cliente.',
    'Only the entity that created the customer can do this.',
  ),
} as const satisfies Record<string, Words>;
