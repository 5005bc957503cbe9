import type { PaneWords } from '../pt.ts';

/** Who one is here. */
export const credentials: PaneWords['credentials'] = {
  title: 'Credentials',
  lead: 'The keys of this sandbox, a sandbox of your own, and what it holds.',
  keys: 'The keys in use',
  keysText: 'They are test keys: they work here and nowhere else.',
  fields: {
    address: 'URL of the API',
    platformCode: 'Platform code (user name)',
    privateKey: 'Private key (password)',
    clientId: 'PayPay-ClientId (entity’s tax number)',
    authorization: 'Authorization header',
  },
  copy: (name) => `Copy: ${name}`,
  sandboxes: 'Sandboxes',
  sandboxesText:
    'The shared one belongs to everybody at this URL. In a private one data and clock are yours alone.',
  shared: 'Shared',
  private: 'Private',
  inUse: 'in use',
  use: 'Use',
  using: (code) => `Using platform ${code}.`,
  forget: 'Forget',
  seed: 'Seed (optional)',
  seedHint: 'The same seed always gives the same keys. Leave it empty for random ones.',
  create: 'Open a private sandbox',
  opened: (code) => `Private sandbox ${code} is open and in use.`,
  state: 'What the sandbox holds',
  stateText: 'Save all of it in a file, put it back here or in another sandbox, or start anew.',
  export: 'Export',
  import: 'Import',
  reset: 'Reset',
  keep: 'Leave it as it is',
  resetTitle: 'Reset the sandbox?',
  resetText:
    'It deletes payments, subscriptions, deliveries and calls, and puts the clock back to real time. In the shared one it deletes them for everybody who uses it.',
  wasReset: 'The sandbox is back at its beginning.',
  wasExported: 'The file was saved.',
  wasImported: 'The state was put into the sandbox.',
  unreadable: 'The file cannot be read.',
  unreadableText: 'It is not JSON: choose a file that was exported from here.',
};
