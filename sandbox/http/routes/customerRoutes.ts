import type { customerOperations } from '@balcao/contract/resources/customers/customerOperations.ts';
import type { CustomerEntity } from '@balcao/contract/resources/customers/customerSchema.ts';
import { formatLisbon } from '../../domain/clock/lisbonTime.ts';
import { type Association, type CustomerRecord, presentCustomer } from '../../domain/customers/customer.ts';
import { presentSavedMethod } from '../../domain/customers/savedMethod.ts';
import { type Outcome, ok } from '../../domain/outcome.ts';
import { createCustomer, updateCustomer } from '../../services/customers/createCustomer.ts';
import { associateEntity, dissociateEntity, listCustomerEntities } from '../../services/customers/customerEntities.ts';
import { deleteCustomer, getCustomer, listCustomers } from '../../services/customers/customers.ts';
import { deleteSavedMethod, listSavedMethods } from '../../services/customers/savedMethods.ts';
import type { HandlerResult, Handlers } from '../context.ts';

const shown = (outcome: Outcome<CustomerRecord>): Outcome<HandlerResult> =>
  outcome.ok ? ok({ data: presentCustomer(outcome.value) }) : outcome;

const done = (outcome: Outcome<true>): Outcome<HandlerResult> => (outcome.ok ? ok({}) : outcome);

const presentAssociation = ({ clientId, createdAt }: Association): CustomerEntity => ({
  clientId,
  createdAt: formatLisbon(createdAt),
});

export const customerHandlers: Handlers<typeof customerOperations> = {
  async createCustomer({ context, caller, body }) {
    const created = await createCustomer(context, caller, body);
    if (!created.ok) return created;
    const { customer, isNew } = created.value;
    return ok({ status: isNew ? 201 : 200, data: presentCustomer(customer) });
  },
  async listCustomers({ context, caller, query }) {
    const { items, totalCount, limit } = await listCustomers(context, caller, query);
    return ok({ data: items.map(presentCustomer), paging: { totalCount, limit, page: query.page } });
  },
  getCustomer: async ({ context, caller, params }) => shown(await getCustomer(context, caller, params.uuid)),
  updateCustomer: async ({ context, caller, params, body }) =>
    shown(await updateCustomer(context, caller, params.uuid, body)),
  deleteCustomer: async ({ context, caller, params }) => done(await deleteCustomer(context, caller, params.uuid)),
  async listCustomerEntities({ context, caller, params }) {
    const listed = await listCustomerEntities(context, caller, params.uuid);
    return listed.ok ? ok({ data: listed.value.map(presentAssociation) }) : listed;
  },
  async createCustomerEntity({ context, caller, params, body }) {
    const associated = await associateEntity(context, caller, params.uuid, body.clientId);
    return associated.ok ? ok({ data: presentAssociation(associated.value) }) : associated;
  },
  deleteCustomerEntity: async ({ context, caller, params }) =>
    done(await dissociateEntity(context, caller, params.uuid, params.clientId)),
  async listSavedMethods({ context, caller, params, query }) {
    const listed = await listSavedMethods(context, caller, params.uuid, query);
    if (!listed.ok) return listed;
    const { items, totalCount, limit } = listed.value;
    return ok({ data: items.map(presentSavedMethod), paging: { totalCount, limit, page: query.page } });
  },
  deleteSavedMethod: async ({ context, caller, params }) =>
    done(await deleteSavedMethod(context, caller, params.uuid, params.paymentMethod_uuid)),
};
