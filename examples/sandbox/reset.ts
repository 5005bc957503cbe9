import { example } from '../example.ts';

/** A sandbox put back to what a fresh one holds. */
export const reset = example('sandbox/reset', async ({ control }) => {
  await control('reset', 'resetSandbox');
});
