import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';

vi.mock('@facts/seed.json', async () => {
  const { seed } = await import('@balcao/contract/scenarios/seed.ts');
  return { default: seed };
});

const { describedFields: factsOf } = await import('../../../builder/data/fields.ts');
const { acceptedCalls } = await import('@balcao/contract/provocations/customers/refusedCalls.ts');
const { fieldsOf } = await import('@balcao/workbench/panels/forms/formDefinition.ts');
const { validateForm } = await import('@balcao/workbench/panels/forms/validateForm.ts');
const { checkoutPlan, checkoutPresets } = await import('./checkoutPlan.ts');
const { customerForms, customerPlans } = await import('./customerPlans.ts');
const { entityPlan } = await import('./entityPlan.ts');
const { formDefinition } = await import('./formDefinition.ts');

const generated = path.join(import.meta.dirname, '../../../../contract/generated');
const read = (name: string) => JSON.parse(readFileSync(path.join(generated, name), 'utf8'));
const facts = read('facts.pt.json');
const description = factsOf(read('openapi.pt.json'));
const operation = (id: string) => facts.operations.find((each: { id: string }) => each.id === id);
const operations = {
  create: 'createCustomer',
  list: 'listCustomers',
  get: 'getCustomer',
  update: 'updateCustomer',
  delete: 'deleteCustomer',
  postEntities: 'createCustomerEntity',
  getEntities: 'listCustomerEntities',
  deleteEntities: 'deleteCustomerEntity',
  getPaymentMethods: 'listSavedMethods',
  deletePaymentMethods: 'deleteSavedMethod',
};

const firstProblems = (form: ReturnType<typeof formDefinition>) =>
  validateForm(form, form.initialValues, facts.limits.methodLimits);

test.each(checkoutPresets)(
  'the checkout form %s knows each field and begins with a request that can be sent',
  (preset) => {
    const form = formDefinition(
      checkoutPlan(preset, 'pt'),
      operation('createCheckout'),
      description.createCheckout ?? {},
    );
    expect(firstProblems(form)).toEqual({});
    const paths = fieldsOf(form).map(({ path }) => path);
    expect(Object.keys(form.initialValues).filter((path) => !paths.includes(path))).toEqual([]);
  },
);

test.each(customerForms)(
  'the customer form %s knows each field and begins with a request that can be sent',
  (of) => {
    const id = operations[of];
    expect(firstProblems(formDefinition(customerPlans[of], operation(id), description[id] ?? {}))).toEqual(
      {},
    );
  },
);

test('the registration form has each field, with labels for the methods', () => {
  const meanings = { 'availableMethods.code': facts.labels.methods };
  const form = formDefinition(
    entityPlan,
    operation('createEntity'),
    description.createEntity ?? {},
    meanings,
  );
  expect(firstProblems(form)).toEqual({});
  expect(fieldsOf(form).map(({ label }) => label)).toContain('CC (Cartão)');
});

test('a field the contract does not know stops the page', () => {
  const plan = { initialValues: {}, groups: [{ paths: ['payment.amout'] }] };
  expect(() => formDefinition(plan, operation('createCheckout'), description.createCheckout ?? {})).toThrow(
    /amout/,
  );
});

test.each(customerForms)(
  'the customer form %s holds the call from which its refused calls differ',
  (form) => {
    const name = operations[form] as keyof typeof acceptedCalls;
    expect(customerPlans[form].initialValues).toEqual(acceptedCalls[name]);
  },
);
