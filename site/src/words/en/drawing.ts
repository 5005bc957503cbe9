import type * as pt from '../pt/drawing.ts';

export const drawing: typeof pt.drawing = {
  label: 'Drawing',
};

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
  credentialsAlt:
    'the platform you created: the tax number is marked 1, the platform code 2 and the private key 3.',
  credentialsCaption: 'The platform’s three values.',
};
