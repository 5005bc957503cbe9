import seed from '@facts/seed.json';
import type { FormPlan } from './formDefinition.ts';

export const customerForms = [
  'create',
  'list',
  'get',
  'update',
  'delete',
  'postEntities',
  'getEntities',
  'deleteEntities',
  'getPaymentMethods',
  'deletePaymentMethods',
] as const;
export type CustomerFormId = (typeof customerForms)[number];

const uuid = seed.customers.own;
const person = ['customerId', 'firstName', 'lastName', 'email', 'phoneNumber'];
const plan = (initialValues: Readonly<Record<string, string>>, paths: readonly string[]): FormPlan => ({
  initialValues,
  groups: [{ paths }],
});

/** The customer's fields of the guides; a fresh sandbox knows the customers that are named. */
export const customerPlans: Record<CustomerFormId, FormPlan> = {
  create: plan(
    {
      customerId: 'C-0045',
      firstName: 'Ana',
      lastName: 'Exemplo',
      email: 'ana.exemplo@cliente.example',
      phoneNumber: '351#900000001',
    },
    person,
  ),
  list: plan({ limit: '2' }, ['email', 'customerId', 'limit', 'page']),
  get: plan({ uuid }, ['uuid']),
  update: plan({ uuid, phoneNumber: '351#900000002' }, ['uuid', ...person]),
  delete: plan({ uuid }, ['uuid']),
  postEntities: plan({ uuid, clientId: seed.entities.approved.clientId }, ['uuid', 'clientId']),
  getEntities: plan({ uuid }, ['uuid']),
  deleteEntities: plan({ uuid, clientId: seed.otherEntity.clientId }, ['uuid', 'clientId']),
  getPaymentMethods: plan({ uuid }, ['uuid', 'code', 'sort', 'limit']),
  deletePaymentMethods: plan({ uuid, paymentMethod_uuid: seed.savedMethods.card }, [
    'uuid',
    'paymentMethod_uuid',
  ]),
};
