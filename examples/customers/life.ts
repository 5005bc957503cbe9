import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

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
