import type { DraftFill } from '@balcao/reference/console/draft/requestDraft.ts';
import seed from '@facts/seed.json';

interface ConsolePreset {
  operation: string;
  fill: DraftFill;
}

const uuid = seed.customers.own;
const preset = (operation: string, parameters: Record<string, string> = {}, body?: object): ConsolePreset => ({
  operation,
  fill: { parameters, body },
});

/** Initial values of the consoles in guides. A fresh sandbox has the customers that they name. */
export const consolePresets = {
  create: preset(
    'createCustomer',
    {},
    {
      customerId: 'C-0045',
      firstName: 'Ana',
      lastName: 'Exemplo',
      email: 'ana.exemplo@cliente.example',
      phoneNumber: '351#900000001',
    },
  ),
  list: preset('listCustomers', { limit: '2' }),
  get: preset('getCustomer', { uuid }),
  update: preset('updateCustomer', { uuid }, { phoneNumber: '351#900000002' }),
  delete: preset('deleteCustomer', { uuid }),
  postEntities: preset('createCustomerEntity', { uuid }, { clientId: seed.entities.approved.clientId }),
  getEntities: preset('listCustomerEntities', { uuid }),
  deleteEntities: preset('deleteCustomerEntity', { uuid, clientId: seed.otherEntity.clientId }),
  getPaymentMethods: preset('listSavedMethods', { uuid }),
  deletePaymentMethods: preset('deleteSavedMethod', { uuid, paymentMethod_uuid: seed.savedMethods.card }),
} satisfies Record<string, ConsolePreset>;
export type ConsolePresetId = keyof typeof consolePresets;
