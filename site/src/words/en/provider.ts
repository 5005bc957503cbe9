import type * as pt from '../pt/provider.ts';

export const environments: typeof pt.environments = {
  sandbox: 'On your computer, with credentials that are ready. Money, cash machines and phones are virtual.',
  testing: 'At the provider, with the test credentials of your entity. No payment is real.',
  production: 'At the provider, with the credentials of your integration. Payments are real.',
  caption: 'Where the API answers',
};

export const sourceCode: typeof pt.sourceCode = {
  label: 'Get the portal’s source code',
  unpublished: 'The source code of this portal is not published:',
  ask: 'ask support for it',
};
