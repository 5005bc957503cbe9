import type { FormPlan } from './formDefinition.ts';

const inside = (name: string, keys: readonly string[]) => keys.map((key) => `${name}.${key}`);

/** Fields that a site can pre-fill for the sign-up (docs/decisions/entity-registration.md). */
export const entityPlan: FormPlan = {
  initialValues: {
    clientId: '999999400',
    name: 'Livraria de Exemplo, Lda.',
    phoneNumber: '351#210000000',
    'user.name': 'Maria Silva',
    'user.email': 'maria.silva@livraria.example',
    'availableMethods[code=MB]': 'true',
    'availableMethods[code=MW]': 'true',
  },
  groups: [
    { paths: ['clientId', 'name', 'phoneNumber', 'permanentCertificate', 'address', 'postCode', 'locality'] },
    {
      name: 'user',
      paths: inside('user', ['name', 'email', 'taxNumber', 'phoneNumber', 'isPoliticallyExposedPerson']),
    },
    { name: 'availableMethods', paths: ['CC', 'MB', 'MW'].map((code) => `availableMethods[code=${code}]`) },
    { name: 'economicActivity', folded: true, paths: inside('economicActivity', ['section', 'code']) },
    {
      name: 'supplementaryInformation',
      folded: true,
      paths: inside('supplementaryInformation', [
        'numberOfMonthlyTransactions',
        'averageValuePerTransaction',
        'website',
      ]),
    },
    {
      name: 'bankAccount',
      folded: true,
      paths: inside('bankAccount', ['owner', 'bankName', 'iban', 'swift']),
    },
  ],
};
