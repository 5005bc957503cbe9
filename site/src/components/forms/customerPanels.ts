import type { FieldFact } from '@balcao/workbench/panels/forms/formDefinition.ts';
import { type ComponentType, createElement } from 'react';
import type { OperationFact } from '../../facts/types.ts';
import type { PanelContext } from '../LivePanel/panelContext.ts';
import { type CustomerFormId, customerPlans } from './customerPlans.ts';
import { OperationFormPanel } from './OperationFormPanel.tsx';

type Module<T> = Promise<{ default: T }>;

/** Loads a form of the customer guides with the contract's facts of its call. */
const panel =
  (
    of: CustomerFormId,
    operation: () => Module<OperationFact>,
    fields: () => Module<Readonly<Record<string, FieldFact>>>,
  ) =>
  async (): Promise<ComponentType<PanelContext>> => {
    const [called, taken] = await Promise.all([operation(), fields()]);
    const given = { plan: customerPlans[of], operation: called.default, fields: taken.default };
    return (props) => createElement(OperationFormPanel, { ...props, ...given });
  };

/** Every form of the customer guides (docs/decisions/customer-rights.md). */
export const customerPanels: Record<CustomerFormId, ReturnType<typeof panel>> = {
  create: panel(
    'create',
    () => import('@facts/operations/createCustomer.json'),
    () => import('@fields/createCustomer.json'),
  ),
  list: panel(
    'list',
    () => import('@facts/operations/listCustomers.json'),
    () => import('@fields/listCustomers.json'),
  ),
  get: panel(
    'get',
    () => import('@facts/operations/getCustomer.json'),
    () => import('@fields/getCustomer.json'),
  ),
  update: panel(
    'update',
    () => import('@facts/operations/updateCustomer.json'),
    () => import('@fields/updateCustomer.json'),
  ),
  delete: panel(
    'delete',
    () => import('@facts/operations/deleteCustomer.json'),
    () => import('@fields/deleteCustomer.json'),
  ),
  postEntities: panel(
    'postEntities',
    () => import('@facts/operations/createCustomerEntity.json'),
    () => import('@fields/createCustomerEntity.json'),
  ),
  getEntities: panel(
    'getEntities',
    () => import('@facts/operations/listCustomerEntities.json'),
    () => import('@fields/listCustomerEntities.json'),
  ),
  deleteEntities: panel(
    'deleteEntities',
    () => import('@facts/operations/deleteCustomerEntity.json'),
    () => import('@fields/deleteCustomerEntity.json'),
  ),
  getPaymentMethods: panel(
    'getPaymentMethods',
    () => import('@facts/operations/listSavedMethods.json'),
    () => import('@fields/listSavedMethods.json'),
  ),
  deletePaymentMethods: panel(
    'deletePaymentMethods',
    () => import('@facts/operations/deleteSavedMethod.json'),
    () => import('@fields/deleteSavedMethod.json'),
  ),
};
