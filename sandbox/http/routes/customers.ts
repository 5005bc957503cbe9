import type { customerOperations } from '@balcao/contract/resources/customers/operations.ts';
import type { CustomerEntity } from '@balcao/contract/resources/customers/schema.ts';
import { formatLisbon } from '../../domain/clock/lisbonTime.ts';
import { type Association, type CustomerRecord, presentCustomer } from '../../domain/customers/customer.ts';
import { presentSavedMethod } from '../../domain/customers/savedMethod.ts';
import { type Outcome, ok } from '../../domain/outcome.ts';
import { associateEntity } from '../../services/customers/associateEntity.ts';
import { createCustomer } from '../../services/customers/createCustomer.ts';
import { deleteCustomer } from '../../services/customers/deleteCustomer.ts';
import { deleteSavedMethod } from '../../services/customers/deleteSavedMethod.ts';
import { dissociateEntity } from '../../services/customers/dissociateEntity.ts';
import { getCustomer } from '../../services/customers/getCustomer.ts';
import { listCustomerEntities } from '../../services/customers/listCustomerEntities.ts';
import { listCustomers } from '../../services/customers/listCustomers.ts';
import { listSavedMethods } from '../../services/customers/listSavedMethods.ts';
import { updateCustomer } from '../../services/customers/updateCustomer.ts';
import type { Handlers, Reply } from '../context.ts';

const shown = (outcome: Outcome<CustomerRecord>): Outcome<Reply> =>
  outcome.ok ? ok({ data: presentCustomer(outcome.value) }) : outcome;

const done = (outcome: Outcome<true>): Outcome<Reply> => (outcome.ok ? ok({}) : outcome);

const presentAssociation = ({ clientId, createdAt }: Association): CustomerEntity => ({
  clientId,
  createdAt: formatLisbon(createdAt),
});

/** Customers, the entities they are shared with, and their saved methods. */
export const customerHandlers: Handlers<typeof customerOperations> = {
  async createCustomer({ desk, caller, body }) {
    const created = await createCustomer(desk, caller, body);
    if (!created.ok) return created;
    const { customer, isNew } = created.value;
    return ok({ status: isNew ? 201 : 200, data: presentCustomer(customer) });
  },
  async listCustomers({ desk, caller, query }) {
    const { items, totalCount, limit } = await listCustomers(desk, caller, query);
    return ok({ data: items.map(presentCustomer), paging: { totalCount, limit, page: query.page } });
  },
  getCustomer: async ({ desk, caller, params }) => shown(await getCustomer(desk, caller, params.uuid)),
  updateCustomer: async ({ desk, caller, params, body }) =>
    shown(await updateCustomer(desk, caller, params.uuid, body)),
  deleteCustomer: async ({ desk, caller, params }) => done(await deleteCustomer(desk, caller, params.uuid)),
  async listCustomerEntities({ desk, caller, params }) {
    const listed = await listCustomerEntities(desk, caller, params.uuid);
    return listed.ok ? ok({ data: listed.value.map(presentAssociation) }) : listed;
  },
  async createCustomerEntity({ desk, caller, params, body }) {
    const associated = await associateEntity(desk, caller, params.uuid, body.clientId);
    return associated.ok ? ok({ data: presentAssociation(associated.value) }) : associated;
  },
  deleteCustomerEntity: async ({ desk, caller, params }) =>
    done(await dissociateEntity(desk, caller, params.uuid, params.clientId)),
  async listSavedMethods({ desk, caller, params, query }) {
    const listed = await listSavedMethods(desk, caller, params.uuid, query);
    if (!listed.ok) return listed;
    const { items, totalCount } = listed.value;
    // There is no second page to ask for; the count tells how far `limit` has to be raised.
    const paging = { totalCount, limit: Math.max(totalCount, 1), page: 1 };
    return ok({ data: items.map(presentSavedMethod), paging });
  },
  deleteSavedMethod: async ({ desk, caller, params }) =>
    done(await deleteSavedMethod(desk, caller, params.uuid, params.paymentMethod_uuid)),
};
