import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

const params = { uuid: seed.customers.own };
const { clientId } = seed.otherEntity;
const branch = { clientId: seed.entities.approved.clientId };
const otherShop = {
  platformCode: seed.otherPlatform.code,
  privateKey: seed.otherPlatform.privateKey,
  clientId,
};
const payment = { amount: 1500, customer: params };

/** Calls each operation on the seeded customer, and shows the effects of deleting methods, associations and customers. */
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
  await api('list-none', 'listCustomers', { query: { customerId: 'C-9999' } });
  await api('list-page', 'listCustomers', { query: { limit: 1 } });
  await api('get', 'getCustomer', { params });
  await api('update', 'updateCustomer', { params, body: { phoneNumber: '351#900000020' } });
  await api('methods', 'listSavedMethods', { params });
  await api('delete-method', 'deleteSavedMethod', {
    params: { ...params, paymentMethod_uuid: seed.savedMethods.phone },
  });
  await api('charge-forgotten', 'createPayment', {
    body: { ...payment, code: 'REF-0073', paymentMethod: { uuid: seed.savedMethods.phone } },
    refused: 422,
  });
  await api('entities', 'listCustomerEntities', { params });
  await api('unshare', 'deleteCustomerEntity', { params: { ...params, clientId } });
  await api('read-unshared', 'getCustomer', { as: otherShop, params, refused: 404 });
  await api('share', 'createCustomerEntity', { params, body: branch });
  await api('charge-shared', 'createPayment', {
    as: branch,
    body: { ...payment, code: 'REF-0074', paymentMethod: { uuid: seed.savedMethods.card } },
  });
  await api('delete', 'deleteCustomer', { params });
  await api('kept', 'listPayments', { query: { customer: params, limit: 1 } });
  await api('series', 'createRecurring', {
    params: { id: seed.payments.initialRecurring },
    body: { amount: 1000 },
    refused: 400,
  });
});

/** Follows a customer from creation to deletion. A card saved on a page is charged by another shop of the merchant. */
export const customerLife = example('customers/life', async ({ api, control, language }) => {
  const { data: customer } = await api('create', 'createCustomer', {
    body: {
      customerId: 'C-0044',
      firstName: 'Inês',
      lastName: 'Moura',
      email: 'ines.moura@cliente.example',
      phoneNumber: '351#900000030',
    },
  });
  const { uuid } = customer;
  const { data: checkout } = await api('checkout', 'createCheckout', {
    body: {
      payment: {
        amount: 2450,
        code: 'REF-0071',
        customer: { uuid },
        paymentMethod: { code: 'CC', details: { allowRegistration: true } },
      },
      page: { language, layout: 'basic' },
    },
  });
  await control('pay', 'payByCard', {
    params: { id: checkout.id },
    body: {
      number: '4242 4242 4242 4242',
      expiryMonth: '05',
      expiryYear: '2030',
      cvc: '123',
      holder: 'Inês Moura',
      save: true,
    },
  });
  const { data: methods } = await api('methods', 'listSavedMethods', { params: { uuid } });
  await api('share', 'createCustomerEntity', { params: { uuid }, body: branch });
  const order = {
    amount: 1500,
    code: 'REF-0072',
    customer: { uuid },
    paymentMethod: { uuid: methods[0]?.uuid ?? '' },
  };
  await api('charge', 'createPayment', { as: branch, body: order });
  await api('unshare', 'deleteCustomerEntity', { params: { uuid, ...branch } });
  await api('charge-again', 'createPayment', { as: branch, body: order, refused: 404 });
  await api('delete', 'deleteCustomer', { params: { uuid } });
  await api('gone', 'getCustomer', { params: { uuid }, refused: 404 });
  await api('kept', 'getPayment', { params: { id: checkout.paymentId } });
});

const customer = {
  customerId: 'C-0042',
  firstName: 'Ana',
  lastName: 'Santos',
  email: 'ana.santos@cliente.example',
  phoneNumber: '351#900000001',
};

/** Shows how customers are protected: duplicates are refused, and only the creator may change a customer. */
export const customerRules = example('customers/rules', async ({ api }) => {
  await api('create', 'createCustomer', { body: customer });
  await api('same', 'createCustomer', { body: customer });
  await api('differs', 'createCustomer', { body: { ...customer, lastName: 'Gomes Santos' }, refused: 409 });
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
