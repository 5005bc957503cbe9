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
