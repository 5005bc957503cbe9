import { say } from '@balcao/contract/words/locales.ts';
import { example } from '../example.ts';

/** Generates a client of the API with default options, one with a package name, and a client of the control API. */
export const generateSdk = example('sdks/generate', async ({ api }) => {
  const params = { language: 'python' } as const;
  await api('plain', 'createSdk', { params, body: undefined });
  await api('options', 'listSdkOptions', { params });
  await api('create', 'createSdk', { params, body: { options: { packageName: 'loja_pagamentos' } } });
  await api('control', 'createSdk', { params, body: { options: { api: 'control' } } });
});

/**
 * Requests an unknown option, and a language whose generator service is not configured
 * (docs/decisions/sdk-generation.md).
 */
export const refusedSdk = example('sdks/refused', async ({ api, locale }) => {
  await api('unknown-option', 'createSdk', {
    params: { language: 'php' },
    body: { options: { packageName: say('loja', 'tienda', 'shop')[locale] } },
    refused: 422,
  });
  await api('no-generator', 'createSdk', { params: { language: 'kotlin' }, body: {}, refused: 502 });
});
