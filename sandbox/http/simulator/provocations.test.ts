import { controlErrors } from '@balcao/contract/control/controlErrors.ts';
import { controlOperations } from '@balcao/contract/control/controlOperations.ts';
import type { ControlError } from '@balcao/contract/errors/errorRow.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import { describe, expect, it } from 'vitest';
import { sendControl } from '../../testing/sendControl.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();

const calls = Object.entries<ControlError>(controlErrors).flatMap(([code, { status, provocation }]) =>
  provocation.by === 'call' ? [[code, { status, ...provocation }] as const] : [],
);

describe('how to meet a code of the control API', () => {
  it('is a call wherever one call can do it', () => {
    expect(calls.length).toBeGreaterThan(25);
  });

  it.each(calls)('%s', async (code, { status, call, before = [] }) => {
    for (const earlier of before) expect((await sendControl(testSandbox, earlier)).refusals).toEqual([]);
    const { refusals } = await sendControl(testSandbox, call);
    expect(refusals).toEqual([`${status} ${code}`]);
  });

  it.each(calls)('%s is announced by the operation that is called', (code, { call }) => {
    const operation: Operation | undefined = controlOperations[call.operation as keyof typeof controlOperations];
    expect(operation?.errors).toContain(code);
  });
});
