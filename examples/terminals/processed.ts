import { processedExample } from '@balcao/contract/resources/terminals/terminalExamples.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** Registers a payment that was already made at a terminal. The same code a second time is a conflict. */
export const processedPayment = example('terminals/processed', async ({ api }) => {
  const params = { uuid: seed.terminals[2].uuid };
  const { data: payment } = await api('register', 'createProcessedPayment', {
    params,
    body: processedExample,
  });
  await api('get', 'getPayment', { params: { id: payment.id } });
  await api('again', 'createProcessedPayment', { params, body: processedExample, refused: 409 });
});
