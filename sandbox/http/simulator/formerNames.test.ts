import type { VirtualTerminal } from '@balcao/contract/control/terminals.ts';
import type { FailureMode } from '@balcao/contract/resources/webhooks/failureModes.ts';
import { expect, it } from 'vitest';
import { terminals } from '../../testing/atTerminal.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();

it.each([
  ['duplicate', 'duplicate'],
  ['before_answer', 'before_response'],
  [null, null],
] as const)('PUT …/mischief still sets the failure mode: %s', async (mischief, failureMode) => {
  await testSandbox.api.put('/sandbox/webhooks/301/failure-mode', { failureMode: 'slow' });
  const { data } = await testSandbox.api.put<{ failureMode: FailureMode | null }>(
    '/sandbox/webhooks/301/mischief',
    { mischief },
  );
  expect(data.failureMode).toBe(failureMode);
});

it('POST …/trouble still sets the fault of a terminal', async () => {
  const path = `/sandbox/terminals/${terminals.cloud}/trouble`;
  const { data } = await testSandbox.api.post<VirtualTerminal>(path, { trouble: 'offline' });
  expect(data.terminalFault).toBe('offline');
});

it('refuses under a former name as under the name of today', async () => {
  const put = (body: object, headers = {}) =>
    testSandbox.api.put('/sandbox/webhooks/301/mischief', body, headers).then(({ refusals }) => refusals);
  expect(await put({ mischief: 'rude' })).toEqual(['422 e00230']);
  expect(await put({ mischief: null }, { authorization: undefined })).toEqual(['401 e00102']);
});
