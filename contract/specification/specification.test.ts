import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { provider } from '../../provider.config.ts';
import type { Operation } from '../operations/operation.ts';
import { pathsOf, refusalsOf } from '../operations/possibleRefusals.ts';
import { operations } from '../operations.ts';
import { extraConflicts, extraEnums, extraFields, extraQuery, missingFields } from '../provenance/extras.ts';
import { soapBehaviours } from '../provenance/soapBehaviours.ts';
import { bankAccount } from '../resources/bankAccounts/bankAccountOperations.ts';
import { checkoutStates, pageLanguages, pageLayouts, redirectTypes } from '../resources/checkouts/checkoutEnums.ts';
import { checkout, checkoutRequest } from '../resources/checkouts/checkoutSchema.ts';
import { customer, customerEntity } from '../resources/customers/customerSchema.ts';
import { activitySections, entityStates, shippingSelections, sourceTypes } from '../resources/entities/entityEnums.ts';
import { entity, entityRegistration } from '../resources/entities/entitySchema.ts';
import { paymentCustomer } from '../resources/payments/customer.ts';
import {
  additionalDataTypes,
  amountQualifiers,
  cancellationReasons,
  methodCodes,
  methodTypes,
  paymentStates,
  paymentTypes,
  recurringTypes,
} from '../resources/payments/paymentEnums.ts';
import {
  additionalData,
  availableMethod,
  billingAddress,
  paymentMethod,
  recurring,
} from '../resources/payments/paymentParts.ts';
import { payment } from '../resources/payments/paymentSchema.ts';
import { referenceRange } from '../resources/referenceRanges/referenceRangeOperations.ts';
import { sdk, sdkRequest } from '../resources/sdks/sdkOperations.ts';
import { processedPayment, terminal } from '../resources/terminals/terminalSchema.ts';
import { tokenCreated, tokenDetails, transaction } from '../resources/token/tokenSchema.ts';
import { webhookActions, webhookHandlers } from '../resources/webhooks/events.ts';
import { webhook } from '../resources/webhooks/webhookSchema.ts';
import { errorBody, listLinks, listMeta } from '../schema/envelope.ts';
import { soapAliases } from '../soap/soapTypes.ts';
import { locales } from '../words/locales.ts';
import { type SpecEnum, specEnums } from './specifiedEnums.ts';
import { type SpecEntity, specFields } from './specifiedFields.ts';
import { type SpecOperation, specOperations } from './specifiedOperations.ts';

const schemas: Record<SpecEntity, z.ZodType> = {
  entity,
  entityRegistration,
  bankAccount,
  payment,
  paymentMethod,
  paymentMethodResponse: paymentMethod,
  customer,
  paymentCustomer,
  customerEntity,
  checkoutRequest,
  checkout,
  transaction,
  token: tokenCreated,
  tokenDetails,
  additionalData,
  address: billingAddress,
  recurring,
  availableMethod,
  referenceRange,
  webhook,
  terminal,
  processedPayment,
  sdkRequest,
  sdk,
  listMeta,
  listLinks,
  error: errorBody,
};

const enums: Record<SpecEnum, readonly string[]> = {
  paymentStates,
  checkoutStates,
  entityStates,
  cancellationReasons,
  pageLanguages,
  pageLayouts,
  redirectTypes,
  additionalDataTypes,
  methodCodes,
  methodTypes,
  paymentTypes,
  recurringTypes,
  amountQualifiers,
  shippingSelections,
  activitySections,
  sourceTypes,
  webhookHandlers,
  webhookActions,
  locales,
};

/** Whether one name is the other or contains it. */
const covers = (one: string, other: string) =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

describe.each(Object.keys(specFields) as SpecEntity[])('fields of %s', (name) => {
  const spec = specFields[name];
  const paths = pathsOf(schemas[name]).map((path) => path.filter((part) => part !== '0').join('.'));
  const own = [...new Set(paths)];
  const extra = Object.keys(extraFields[name] ?? {});
  const missing = Object.keys(missingFields[name] ?? {});

  it('are all there', () => {
    expect(spec.filter((path) => !own.some((field) => field === path) && !missing.includes(path))).toEqual([]);
  });

  it('are not invented without a reason', () => {
    const invented = own.filter((path) => ![...spec, ...extra].some((known) => covers(path, known)));
    expect(invented).toEqual([]);
  });
});

it.each(Object.keys(specEnums) as SpecEnum[])('%s are those of the specification', (name) => {
  const extra = Object.keys(extraEnums[name] ?? {});
  expect([...enums[name]].sort()).toEqual([...specEnums[name], ...extra].sort());
});

it('names only what the specification has when it says what is beyond it', () => {
  for (const name of [...Object.keys(extraFields), ...Object.keys(missingFields)])
    expect(specFields).toHaveProperty([name]);
  for (const name of Object.keys(extraEnums)) expect(specEnums).toHaveProperty([name]);
});

it('gives no reason for a field that is not there', () => {
  for (const [name, reasons] of Object.entries(extraFields)) {
    const own = pathsOf(schemas[name as SpecEntity]).map((path) => path.filter((part) => part !== '0').join('.'));
    for (const path of Object.keys(reasons)) expect(own, name).toContain(path);
  }
});

describe('operations', () => {
  const all = Object.values<Operation>(operations);
  const key = ({ method, path }: Pick<Operation, 'method' | 'path'>) => `${method} ${path}`;
  const find = (line: SpecOperation) => all.find((operation) => key(operation) === key(line)) as Operation;

  it('are the forty-four of the specification', () => {
    expect(specOperations).toHaveLength(44);
    expect(all.map(key).sort()).toEqual(specOperations.map(key).sort());
  });

  it.each(specOperations)('$method $path asks for the credentials it should', (line) => {
    expect(find(line).auth).toBe(line.auth);
    expect(Boolean(find(line).deprecated)).toBe(line.deprecated);
  });

  it.each(specOperations)('$method $path takes the parameters it should', (line) => {
    const names = Object.keys(find(line).query?.shape ?? {});
    const extra = names.filter((name) => extraQuery[`${key(line)} ${name}`]);
    expect(names.filter((name) => !extra.includes(name)).sort()).toEqual([...line.query].sort());
  });

  it.each(specOperations.filter(({ defaults }) => Object.keys(defaults).length > 0))(
    '$method $path has the defaults it should',
    (line) => {
      expect(find(line).query?.parse({})).toMatchObject(line.defaults);
    },
  );

  it.each(specOperations)('$method $path answers with the statuses it should', (line) => {
    const operation = find(line);
    const own = [
      operation.success.status,
      ...(operation.alsoSuccess ?? []).map(({ status }) => status),
      ...refusalsOf(operation).map(({ status }) => status),
    ];
    for (const status of line.statuses) expect(own).toContain(status);
    if (own.includes(409) && !line.statuses.includes(409)) expect(extraConflicts).toHaveProperty([key(line)]);
  });
});

it('lists the SOAP labels that are no wire names among the differences', () => {
  const told = JSON.stringify(soapBehaviours);
  expect(Object.keys(soapAliases).filter((label) => !told.includes(label))).toEqual([]);
});

it('keeps the year of the copyright line', () => {
  expect(provider.copyrightYear).toBe(2025);
});
