import { seed } from '@balcao/contract/scenarios/seed.ts';
import { entityScenarios } from '@balcao/contract/scenarios/seededEntities.ts';
import { type Action, type ActionContext, sends } from './action.ts';
import { namesOf } from './view.ts';

const newEntities = ['500000000', '123456789', ...entityScenarios.map(({ clientId }) => clientId)];
const emails = ['ana@shop.example', 'rui@shop.example', undefined];

const customerIn = (context: ActionContext) =>
  context.picks.maybe(namesOf(context.world, context.shop, 'customers', 'uuid')) ?? seed.customers.own;

const customerBody = ({ picks }: ActionContext) => ({
  customerId: `C-${picks.below(8)}`,
  firstName: 'Ana',
  email: picks.of(emails),
  ...(picks.percent(40) && { phoneNumber: '351#912345678' }),
});

const toCustomer = (method: string, end = '', body?: (context: ActionContext) => object) =>
  sends(method, (context) => `/api/customers/${customerIn(context)}${end}`, body);

export const registrarActions: Action[] = [
  {
    name: 'registrar.entity',
    weight: 2,
    run: sends('POST', '/api/entities', ({ picks }) => ({
      clientId: picks.of(newEntities),
      name: 'Livraria de Exemplo, Lda.',
      user: { name: 'Maria Silva', email: 'maria.silva@shop.example' },
    })),
  },
  { name: 'registrar.customer', weight: 3, run: sends('POST', '/api/customers', customerBody) },
  { name: 'registrar.updateCustomer', weight: 2, run: toCustomer('PUT', '', customerBody) },
  { name: 'registrar.deleteCustomer', weight: 1, run: toCustomer('DELETE') },
  {
    name: 'registrar.associate',
    weight: 1,
    run: toCustomer('POST', '/entities', ({ picks }) => ({
      clientId: picks.of([seed.entities.approved.clientId, seed.otherEntity.clientId]),
    })),
  },
  {
    name: 'registrar.dissociate',
    weight: 1,
    run: toCustomer('DELETE', `/entities/${seed.entities.approved.clientId}`),
  },
  {
    name: 'registrar.deleteMethod',
    weight: 1,
    run: (context) => {
      const { world, shop, picks } = context;
      const uuid = picks.maybe(namesOf(world, shop, 'saved_methods', 'uuid')) ?? seed.savedMethods.phone;
      return toCustomer('DELETE', `/paymentMethods/${uuid}`)(context);
    },
  },
];
