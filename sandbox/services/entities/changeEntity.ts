import type { EntityAction } from '@balcao/contract/resources/entities/entityLifecycle.ts';
import { registeredAccount } from '../../domain/entities/bankAccount.ts';
import { type EntityRecord, nextVerdictAt } from '../../domain/entities/entity.ts';
import { applyToEntity } from '../../domain/entities/entityTransition.ts';
import { type Outcome, ok } from '../../domain/outcome.ts';
import { contractedMethods } from '../../domain/payments/availableMethods.ts';
import { nthRange } from '../../domain/payments/referenceRange.ts';
import type { TenantStore } from '../../domain/ports.ts';
import { enqueueEntityChange } from '../webhooks/enqueueWebhooks.ts';

/** Assigns a reference range and a bank account to an entity at its first approval. */
async function open(store: TenantStore, entity: EntityRecord, at: number): Promise<void> {
  const { clientId } = entity;
  const n = await store.nextId('range');
  const takesReferences = contractedMethods(entity).some(({ code }) => code === 'MB');
  if (takesReferences) await store.ranges.insert(clientId, nthRange(n, at));
  const account = registeredAccount(entity, n);
  if (account) await store.bankAccounts.insert(clientId, account);
}

/** Moves an entity along its lifecycle and enqueues the events; c0501 if no row matches. */
async function move(
  store: TenantStore,
  before: EntityRecord,
  action: EntityAction,
  at: number,
): Promise<Outcome<EntityRecord>> {
  const change = applyToEntity(before, action, at);
  if (!change.ok) return change;
  const { entity } = change.value;
  await store.entities.save(entity);
  if (entity.openedAt !== before.openedAt) await open(store, entity, at);
  await enqueueEntityChange(store, change.value, at);
  return ok(entity);
}

/** Applies review results of an entity that became due by a given time but were not processed yet. */
export async function applyDueVerdicts(store: TenantStore, entity: EntityRecord, until: number): Promise<EntityRecord> {
  const due = nextVerdictAt(entity);
  if (due === null || due > until || !entity.verdict) return entity;
  const moved = await move(store, entity, entity.verdict.action, due);
  return moved.ok ? moved.value : entity;
}

/** Applies a decision of the provider to the current entity, inside the caller's transaction. */
export async function changeEntity(
  store: TenantStore,
  entity: EntityRecord,
  action: EntityAction,
  now: number,
): Promise<Outcome<EntityRecord>> {
  return move(store, await applyDueVerdicts(store, entity, now), action, now);
}
