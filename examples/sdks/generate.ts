import { example } from '../example.ts';

/** A client of the API as it comes, and named as its project wants it. */
export const generateSdk = example('sdks/generate', async ({ api }) => {
  const params = { language: 'python' } as const;
  await api('plain', 'createSdk', { params, body: undefined });
  await api('options', 'listSdkOptions', { params });
  await api('create', 'createSdk', { params, body: { options: { packageName: 'loja_pagamentos' } } });
});
