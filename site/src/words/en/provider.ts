import type * as pt from '../pt/provider.ts';

export const environments: typeof pt.environments = {
  sandbox: 'On your computer, with ready-made credentials. The money, ATMs and phones are virtual.',
  testing: 'At the provider, with your entity’s test credentials. No payments are real.',
  production: 'At the provider, with your integration’s credentials. Payments are real.',
  caption: 'API servers',
};

export const sourceCode: typeof pt.sourceCode = {
  label: 'Get the portal’s source code',
  unpublished: 'The source code of this portal is not published:',
  ask: 'ask support for it',
};

export const runReceiver: typeof pt.runReceiver = {
  shell: 'Terminal',
  label: 'Run the receiver',
};

export const pluginFile: typeof pt.pluginFile = {
  link: {
    prestashop8: 'Download the PrestaShop 8 module',
    prestashop17: 'Download the PrestaShop 1.7 module',
    woocommerce: 'Download the WooCommerce plugin',
  },
  unset: 'This portal does not have a link to the file yet:',
  ask: 'ask support for it',
};
