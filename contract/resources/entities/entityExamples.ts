import type { BodyExample } from '../../operations/operation.ts';
import { say } from '../../words/locales.ts';
import type { Entity } from './entitySchema.ts';

const pending: Entity = {
  clientId: '500000000',
  name: 'Livraria de Exemplo, Lda.',
  createdAt: '2026-01-15T10:00:00+00:00',
  stateDetails: { state: 'pending', updatedAt: '2026-01-15T10:00:00+00:00' },
};

const smallest: BodyExample = {
  id: 'smallest',
  summary: say('O mínimo', 'Lo mínimo', 'The minimum'),
  value: {
    clientId: '500000000',
    name: 'Livraria de Exemplo, Lda.',
    user: { name: 'Maria Silva', email: 'maria.silva@loja.example' },
  },
};

const whole: BodyExample = {
  id: 'whole',
  summary: say(
    'Com tudo o que a análise pede',
    'Con todo lo que pide la revisión',
    'With everything the review asks for',
  ),
  value: {
    clientId: '500000000',
    name: 'Livraria de Exemplo, Lda.',
    phoneNumber: '351#210000000',
    address: 'Rua Augusta 1',
    postCode: '1100-048',
    locality: 'Lisboa',
    economicActivity: { section: 'J', code: 58110 },
    permanentCertificate: '1234-5678-9012',
    shippingCountries: { selection: 'allowed', countryIds: [95, 68] },
    supplementaryInformation: {
      numberOfMonthlyTransactions: 400,
      averageValuePerTransaction: 35,
      website: 'https://loja.example',
    },
    availableMethods: [{ code: 'MB' }, { code: 'MW' }, { code: 'CC' }],
    bankAccount: {
      owner: 'Livraria de Exemplo, Lda.',
      bankName: 'Banco de Exemplo',
      iban: 'PT50123443211234567890172',
      swift: 'EXEMPTPL',
    },
    user: {
      name: 'Maria Silva',
      taxNumber: '123456789',
      email: 'maria.silva@loja.example',
      phoneNumber: '351#900000001',
      isPoliticallyExposedPerson: false,
    },
    source: { type: 'integration', code: 'INTEGR01' },
  },
};

export const entityExamples = {
  bodies: [smallest, whole],
  pending,
  approved: {
    ...pending,
    clientId: '999999990',
    name: 'Loja de Exemplo, Lda.',
    stateDetails: { state: 'approved', updatedAt: '2026-01-12T15:30:00+00:00' },
  },
} as const satisfies { bodies: readonly BodyExample[]; pending: Entity; approved: Entity };
