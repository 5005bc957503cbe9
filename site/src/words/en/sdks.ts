import type * as pt from '../pt/sdks.ts';

export const sdkTable: typeof pt.sdkTable = {
  caption: 'Languages generated here',
  language: 'Language',
  options: 'Options',
};

export const clientTable: typeof pt.clientTable = {
  caption: (date, version) => `Tried on ${date}, with OpenAPI Generator ${version}`,
  outcome: 'What was done',
  languages: 'Languages',
  used: 'Generated, compiled and used: creates a reference, reads it and gets a refusal',
  compiled: 'Generated and compiled',
  made: 'Generated',
  failed: 'Not generated',
};

export const sdkAbilities: typeof pt.sdkAbilities = {
  caption: 'What each generated client can do',
  ability: 'What it does',
  written: 'What you write',
};
