import type { IntegrationCode } from '@balcao/contract/soap/integrationStates.ts';
import { contractedMethods } from '../../domain/entities/contractedMethods.ts';
import { rangeTotal } from '../../domain/payments/referenceRange.ts';
import type { Caller, Ports } from '../../domain/ports.ts';

/** What an entity has, or lacks. */
type IntegrationState = Extract<IntegrationCode, '02' | '03' | '04' | '05'>;

/** Whether the caller's entity is ready to take payments, and what it lacks, most important first. */
export async function integrationState({ store }: Ports, caller: Caller): Promise<IntegrationState> {
  if (contractedMethods(caller.entity).length === 0) return '05';
  const ranges = await store.read(caller.tenant, (tenant) => tenant.ranges.list(caller.clientId));
  if (ranges.length === 0) return '04';
  return ranges.some((range) => range.count < rangeTotal(range)) ? '02' : '03';
}
