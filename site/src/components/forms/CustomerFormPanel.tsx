import { FormPanel } from '@balcao/workbench/panels/forms/FormPanel.tsx';
import type { ComponentType } from 'react';
import type { PanelContext } from '../LivePanel/panelContext.ts';
import { samplesOf } from './codeSamples.ts';
import { type CustomerFormId, customerPlans } from './customerPlans.ts';
import { formDefinition } from './formDefinition.ts';

/** The call of each form of the customer guides (docs/decisions/customer-rights.md). */
const calls = {
  create: () => import('@calls/createCustomer.json'),
  list: () => import('@calls/listCustomers.json'),
  get: () => import('@calls/getCustomer.json'),
  update: () => import('@calls/updateCustomer.json'),
  delete: () => import('@calls/deleteCustomer.json'),
  postEntities: () => import('@calls/createCustomerEntity.json'),
  getEntities: () => import('@calls/listCustomerEntities.json'),
  deleteEntities: () => import('@calls/deleteCustomerEntity.json'),
  getPaymentMethods: () => import('@calls/listSavedMethods.json'),
  deletePaymentMethods: () => import('@calls/deleteSavedMethod.json'),
} satisfies Record<CustomerFormId, unknown>;

/** Fetches a form of the customer guides: one call, without follow-up. */
export async function customerFormPanel(of: CustomerFormId): Promise<ComponentType<PanelContext>> {
  const { operation, fields } = (await calls[of]()).default;
  const form = formDefinition(customerPlans[of], operation, fields);
  const codes = samplesOf(operation);
  return (page) => <FormPanel {...page} form={form} samplesOf={codes} />;
}
