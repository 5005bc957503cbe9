import { describe, expect, it } from 'vitest';
import { atTerminal } from '../../testing/atTerminal.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const here = atTerminal(testSandbox);

describe('the day', () => {
  it('closes at midnight in Lisbon: authorised becomes confirmed, and settled a day later', async () => {
    const { id } = await here.approved();
    await here.pass(14 * 3600);
    expect(await here.get(id)).toMatchObject({
      stateDetails: { state: 'confirmed', createdAt: '2026-01-16T00:00:00+00:00' },
    });
    expect((await here.look()).transaction?.backOfficeLabel).toBe('Confirmed');
    await here.pass(24 * 3600);
    expect(await here.get(id)).toMatchObject({
      transferDetails: { transferredAt: '2026-01-17T00:00:00+00:00' },
    });
    expect((await here.look()).transaction?.backOfficeLabel).toBe('Settled');
  });
});
