import { apiVersion } from '@balcao/contract/schema/envelope.ts';
import { expect, it } from 'vitest';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();

it('tells the version of the API and the database, to anybody', async () => {
  const nobody = { authorization: undefined, 'paypay-clientid': undefined };
  const { status, data } = await testSandbox.api.get<object>('/sandbox/health', nobody);
  expect(status).toBe(200);
  expect(data).toEqual({
    status: 'ok',
    apiVersion,
    database: expect.stringMatching(/^(sqlite|postgresql)$/),
  });
});
