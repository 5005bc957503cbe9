import { example } from '../example.ts';

/** An option the generator does not take, and a language that needs a service nobody set up (DECISIONS 27). */
export const refusedSdk = example('sdks/refused', async ({ api }) => {
  await api('unknown-option', 'createSdk', {
    params: { language: 'php' },
    body: { options: { packageName: 'loja' } },
    refused: 422,
  });
  await api('no-generator', 'createSdk', { params: { language: 'kotlin' }, body: {}, refused: 502 });
});
