import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

const customer = {
  customerId: 'C-0043',
  firstName: 'Rui',
  lastName: 'Costa',
  email: 'rui.costa@cliente.example',
};

/** What guards customers: no duplicates, and rights that only their creator has. */
export const customerRules = example('customers/rules', async ({ api }) => {
  await api('create', 'createCustomer', { body: customer });
  await api('same', 'createCustomer', { body: customer });
  await api('differs', 'createCustomer', { body: { ...customer, lastName: 'Gomes' }, refused: 409 });
  const shared = { uuid: seed.customers.shared };
  await api('read-shared', 'getCustomer', { params: shared });
  await api('change-shared', 'updateCustomer', {
    params: shared,
    body: { phoneNumber: '351#900000020' },
    refused: 401,
  });
  await api('share-again', 'createCustomerEntity', {
    params: { uuid: seed.customers.own },
    body: { clientId: seed.otherEntity.clientId },
    refused: 409,
  });
});
