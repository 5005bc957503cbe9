import { seed } from '@balcao/contract/scenarios/seed.ts';
import { type FullRequest, newCustomer, of } from './fullParts.ts';

export const otherRequests: readonly FullRequest[] = [
  of('createEntity', {
    clientId: '500000000',
    name: 'Livraria de Exemplo, Lda.',
    phoneNumber: '351#912345678',
    address: 'Rua do Exemplo, 42',
    postCode: '1100-048',
    locality: 'Lisboa',
    economicActivity: { section: 'D', code: 35112 },
    permanentCertificate: '1234-5678-9012',
    shippingCountries: { selection: 'allowed', countryIds: [1] },
    supplementaryInformation: {
      numberOfMonthlyTransactions: 10,
      averageValuePerTransaction: 1000,
      website: 'https://livraria.example',
    },
    availableMethods: [{ code: 'MB' }],
    bankAccount: {
      owner: 'Livraria de Exemplo, Lda.',
      bankName: 'Banco de Exemplo',
      iban: 'PT50000201231234567890154',
      swift: 'EXMPPTPL',
    },
    user: {
      name: 'Maria Silva',
      taxNumber: '123456789',
      email: 'maria.silva@loja.example',
      phoneNumber: '351#912345678',
      isPoliticallyExposedPerson: true,
    },
    source: { type: 'integration', code: 'LOJA42' },
  }),
  of('createCustomer', { ...newCustomer, language: undefined }),
  of('updateCustomer', { ...newCustomer, language: undefined }, { uuid: seed.customers.own }),
  of('createCustomerEntity', { clientId: seed.entities.approved.clientId }, { uuid: seed.customers.own }),
  of('createWebhook', { action: 'payment_confirmed', url: 'https://loja.example/hook', handler: 'paypay' }),
  of(
    'updateWebhook',
    { action: 'payment_expired', url: 'https://loja.example/hook', handler: 'paypay' },
    { id: seed.webhooks.confirmed },
  ),
  of('createSdk', { options: { npmName: '@loja/pagamentos' } }, { language: 'typescript-fetch' }),
];
