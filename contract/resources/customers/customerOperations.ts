import { body, type Operation, request } from '../../operations/operation.ts';
import { seed } from '../../scenarios/seed.ts';
import { say } from '../../words/locales.ts';
import {
  type Customer,
  customer,
  customerEntity,
  customerEntityParams,
  customerEntityRequest,
  customerFilters,
  customerParams,
  customerRequest,
  customerUpdate,
  savedMethod,
  savedMethodFilters,
  savedMethodParams,
} from './customerSchema.ts';
import { operationWords as w } from './customerWords.ts';

const customerExample: Customer = {
  uuid: seed.customers.own,
  customerId: 'C-0001',
  firstName: 'Maria',
  lastName: 'Silva',
  email: 'maria.silva@cliente.example',
  phoneNumber: '351#900000001',
  createdAt: '2026-01-10T09:00:00+00:00',
  updatedAt: '2026-01-10T09:00:00+00:00',
};

const both = 'platform-and-entity' as const;
/** Codes for callers other than the creator: 401 if associated, otherwise 404 (docs/decisions/customer-rights.md). */
const exclusive = ['e00100', 'e00502'] as const;

const ofCustomers = { tag: 'customers', auth: both } as const;
const ofCustomerEntities = { tag: 'customer-entities', auth: both } as const;

export const customerOperations = {
  createCustomer: {
    ...request('POST', '/customers', ofCustomers, w.createCustomer),
    body: customerRequest,
    // The text of the reference nests the fields, but its examples do not.
    nestedUnder: 'customer',
    success: { status: 201, data: customer, example: customerExample },
    alsoSuccess: [
      {
        status: 200,
        words: say(
          'O cliente já existia, igual',
          'El cliente ya existía, igual',
          'The customer already existed, unchanged',
        ),
      },
    ],
    errors: [],
    conflicts: ['e05000'],
  },
  listCustomers: {
    ...request('GET', '/customers', ofCustomers, w.listCustomers),
    query: customerFilters,
    success: { status: 200, data: customer, list: true, example: customerExample },
    errors: [],
  },
  getCustomer: {
    ...request('GET', '/customers/{uuid}', ofCustomers, w.getCustomer),
    params: customerParams,
    success: { status: 200, data: customer, example: customerExample },
    errors: ['e00502'],
  },
  updateCustomer: {
    ...request('PUT', '/customers/{uuid}', ofCustomers, w.updateCustomer),
    params: customerParams,
    body: customerUpdate,
    examples: [
      body('phone', say('Só o telemóvel', 'Solo el móvil', 'Just the phone'), {
        phoneNumber: '351#900000001',
      }),
    ],
    success: { status: 200, data: customer, example: customerExample },
    errors: exclusive,
    conflicts: ['e05000'],
  },
  deleteCustomer: {
    ...request('DELETE', '/customers/{uuid}', ofCustomers, w.deleteCustomer),
    params: customerParams,
    success: { status: 200 },
    errors: exclusive,
  },
  listCustomerEntities: {
    ...request('GET', '/customers/{uuid}/entities', ofCustomerEntities, w.listCustomerEntities),
    params: customerParams,
    success: { status: 200, data: customerEntity, list: true },
    errors: exclusive,
  },
  createCustomerEntity: {
    ...request('POST', '/customers/{uuid}/entities', ofCustomerEntities, w.createCustomerEntity),
    params: customerParams,
    body: customerEntityRequest,
    success: { status: 200, data: customerEntity },
    errors: exclusive,
    conflicts: ['e05000'],
  },
  deleteCustomerEntity: {
    ...request('DELETE', '/customers/{uuid}/entities/{clientId}', ofCustomerEntities, w.deleteCustomerEntity),
    params: customerEntityParams,
    success: { status: 200 },
    errors: exclusive,
  },
  listSavedMethods: {
    ...request('GET', '/customers/{uuid}/paymentMethods'),
    tag: 'customer-payment-methods',
    auth: both,
    ...w.listSavedMethods,
    params: customerParams,
    query: savedMethodFilters,
    success: { status: 200, data: savedMethod, list: true },
    errors: ['e00502'],
  },
  deleteSavedMethod: {
    ...request('DELETE', '/customers/{uuid}/paymentMethods/{paymentMethod_uuid}'),
    tag: 'customer-payment-methods',
    auth: both,
    ...w.deleteSavedMethod,
    params: savedMethodParams,
    success: { status: 200 },
    errors: exclusive,
  },
} as const satisfies Record<string, Operation>;
