import type { Caller, Ports, Store } from '../../domain/ports.ts';

/** Carries the tenant's new time out of a transaction, which the error rolls back. */
class ClockSetBack extends Error {
  constructor(readonly now: number) {
    super('The clock was set back.');
  }
}

/** Store that undoes a write if the tenant's clock shows a time before `calledAt`. */
function storeAsOf({ store, clock }: Ports, calledAt: number): Store {
  return {
    ...store,
    write: (tenant, work) =>
      store.write(tenant, async (inTenant) => {
        // Sent together with the first statement of the work. No reset of this process runs beside a write.
        const [result, offset] = await Promise.all([work(inTenant), inTenant.clockOffset()]);
        const now = clock.now() + (offset ?? 0);
        if (offset !== undefined && now < calledAt) throw new ClockSetBack(now);
        return result;
      }),
  };
}

/**
 * Runs a call by its tenant's clock. If a reset or an import sets the clock back during the call, its write is undone
 * and the call runs again, as if it had come later; what it wrote before is gone with the old state.
 * @param run called again with the store and the caller of the new time
 */
export async function atTenantTime<Context extends Ports, Result>(
  context: Context,
  caller: Caller,
  run: (context: Context, caller: Caller) => Promise<Result>,
): Promise<Result> {
  try {
    return await run({ ...context, store: storeAsOf(context, caller.now) }, caller);
  } catch (error) {
    if (!(error instanceof ClockSetBack)) throw error;
    return atTenantTime(context, { ...caller, now: error.now }, run);
  }
}
