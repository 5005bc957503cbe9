import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

const params = { uuid: seed.customers.own };
const { clientId } = seed.otherEntity;

/** A customer from creation to deletion, shared with another entity and with the methods saved on the way. */
export const manageCustomers = example('customers/manage', async ({ api }) => {
  await api('create', 'createCustomer', {
    body: {
      customerId: 'C-0042',
      firstName: 'Ana',
      lastName: 'Santos',
      email: 'ana.santos@cliente.example',
      phoneNumber: '351#900000001',
    },
  });
  await api('list', 'listCustomers', { query: { email: 'maria.silva@cliente.example' } });
  await api('get', 'getCustomer', { params });
  await api('update', 'updateCustomer', { params, body: { phoneNumber: '351#900000020' } });
  await api('methods', 'listSavedMethods', { params });
  await api('delete-method', 'deleteSavedMethod', {
    params: { ...params, paymentMethod_uuid: seed.savedMethods.phone },
  });
  await api('entities', 'listCustomerEntities', { params });
  await api('unshare', 'deleteCustomerEntity', { params: { ...params, clientId } });
  await api('share', 'createCustomerEntity', {
    params,
    body: { clientId: seed.entities.approved.clientId },
  });
  await api('delete', 'deleteCustomer', { params });
});

/** A customer from creation to deletion. It makes its own and leaves nothing behind, so that it can be run again. */
export const customerLife = example('customers/life', async ({ api }) => {
  const { data: customer } = await api('create', 'createCustomer', {
    body: {
      customerId: 'C-0044',
      firstName: 'Inês',
      lastName: 'Moura',
      email: 'ines.moura@cliente.example',
      phoneNumber: '351#900000030',
    },
  });
  const params = { uuid: customer.uuid };
  const { clientId } = seed.entities.approved;
  await api('update', 'updateCustomer', { params, body: { phoneNumber: '351#900000031' } });
  await api('share', 'createCustomerEntity', { params, body: { clientId } });
  await api('entities', 'listCustomerEntities', { params });
  await api('unshare', 'deleteCustomerEntity', { params: { ...params, clientId } });
  await api('delete', 'deleteCustomer', { params });
  await api('gone', 'getCustomer', { params, refused: 404 });
});

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
