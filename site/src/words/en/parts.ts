import type * as pt from '../pt/parts.ts';

export const decision: typeof pt.decision = { yes: 'Yes', no: 'No' };

export const drawing: typeof pt.drawing = { label: 'Drawing' };

export const platformDrawing: typeof pt.platformDrawing = {
  title: 'Provider’s back office',
  menu: 'Configure > Integrations > Integration platforms',
  heading: 'Integration platforms',
  add: 'Add',
  extension: 'Extension',
  save: 'Save',
  nif: 'Tax number',
  code: 'Platform code',
  key: 'Private key',
  addAlt:
    'the provider’s back office under Configure, Integrations, Integration platforms, with the Add button and the Save button.',
  addCaption: 'Where you create the platform.',
  credentialsAlt: 'the platform you created: the tax number is marked 1, the platform code 2 and the private key 3.',
  credentialsCaption: 'The platform’s three values.',
};

export const terminalViews: typeof pt.terminalViews = {
  caption: 'A payment at the terminal, in the API and in the back office',
  terminal: 'At the terminal',
  state: 'In the API',
  backOffice: 'In the back office',
  words: 'At the counter',
  nothing: 'no status yet',
};

export const families: typeof pt.families = {
  caption: 'Error families',
  family: 'Family',
  acts: 'Who has to act',
  retry: 'Retry?',
  statuses: 'HTTP status',
  codes: 'Codes',
  retried: { none: 'no', all: 'yes', some: 'only' },
  actors: {
    e00100: 'Whoever configures your program: the credentials or the entity are not the right ones.',
    e00200: 'The developer: correct what `source` points to.',
    e00300: 'The shop: correct the amount or the data, or change in the back office what the entity may do.',
    e00400: 'The developer: choose another method or operation. If the platform should be allowed, support.',
    e00500: 'The developer: the path, `id` or token does not exist for this entity.',
    e00600:
      'Your program, if the state of the payment does not allow it; the customer, if the bank or the phone declined.',
    e05000: 'Your program: use the customer that already exists.',
    s00100: 'Nobody: wait as long as `Retry-After` says.',
  },
};

export const chosenMark: typeof pt.chosenMark = { words: 'chosen by the sandbox' };

export const assumptions: typeof pt.assumptions = {
  rule: 'Rule',
  reason: 'Why',
  source: 'Where it appears',
  measured: 'measured on',
  same: 'the same',
  different: 'different',
  absent: 'absent',
  present: 'present',
  captions: {
    limit: 'Limits chosen by the sandbox',
    payment: 'Payment steps chosen by the sandbox',
    checkout: 'Checkout steps chosen by the sandbox',
    terminal: 'Terminal steps chosen by the sandbox',
    entity: 'Entity steps chosen by the sandbox',
    delivery: 'Delivery steps chosen by the sandbox',
    error: 'Codes whose cause or status the sandbox chose',
    scenario: 'Sandbox test values',
    field: 'Field rules chosen by the sandbox',
    behaviour: 'Behaviour chosen by the sandbox',
    extra: 'What the sandbox adds',
    published: 'What only other published material shows',
  },
};

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

export const packageCommand: typeof pt.packageCommand = {
  run: 'Run the package',
  install: 'Install the package',
};

export const sdkDownloads: typeof pt.sdkDownloads = {
  caption: 'Ready clients',
  client: 'Of the API',
  sandbox: 'Of the sandbox’s commands',
  checksums: 'The SHA-256 sums of all downloads of this site are in',
};

export const runReceiver: typeof pt.runReceiver = { shell: 'Terminal', label: 'Run the receiver' };

export const pluginFile: typeof pt.pluginFile = {
  link: {
    prestashop8: 'Download the PrestaShop 8 module',
    prestashop17: 'Download the PrestaShop 1.7 module',
    woocommerce: 'Download the WooCommerce plugin',
  },
  unset: 'This portal does not have a link to the file yet:',
  ask: 'ask support for it',
};

export const shopVersions: typeof pt.shopVersions = {
  caption: 'What each plugin needs of the shop',
  need: 'What counts',
  needs: {
    shop: 'Shop version',
    php: 'PHP',
    newestPhp: 'Newest PHP that works',
    extensions: 'PHP extensions',
    plugin: 'Newest version of the plugin',
    blocks: 'Block-based checkout',
    hpos: 'HPOS',
  },
  orLater: (version) => `${version} or later`,
  yes: 'Yes',
  no: 'No',
  unknown: 'Not known:',
  ask: 'ask',
};

export const callerRules: typeof pt.callerRules = {
  caption: 'Mistakes of the caller',
  what: 'What is wrong',
  cost: 'What it costs',
  remedy: 'How to mend it',
  how: 'How it is done',
};
