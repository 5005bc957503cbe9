import type * as pt from '../pt/sdks.ts';

export const sdkTable: typeof pt.sdkTable = {
  caption: 'Languages generated here',
  language: 'Language',
  options: 'Options',
};

export const clientTable: typeof pt.clientTable = {
  lead: (date, version) =>
    `On ${date} all of them were made with OpenAPI Generator ${version}, and each came this far:`,
  caption: 'How far each client came',
  outcome: 'What was done',
  languages: 'Languages',
  used: 'Used',
  compiled: 'Compiled',
  made: 'Generated',
  failed: 'Not generated',
};

export const sdkAbilities: typeof pt.sdkAbilities = {
  caption: 'What each generated client can do',
  ability: 'What it does',
  written: 'What you write',
};
