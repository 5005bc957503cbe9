import { type EntityAction, entityTransition } from '@balcao/contract/resources/entities/entityLifecycle.ts';
import type { EntityRegistration } from '@balcao/contract/resources/entities/entitySchema.ts';
import type { WebhookAction } from '@balcao/contract/resources/webhooks/events.ts';
import { entityScenario } from '@balcao/contract/scenarios/seededEntities.ts';
import { type Outcome, ok, refuse } from '../outcome.ts';
import type { EntityRecord } from './entity.ts';

export interface EntityChange {
  entity: EntityRecord;
  events: readonly WebhookAction[];
}

/** Moves an entity along its lifecycle, whose table decides state and events; c0501 if no row matches. */
export function applyToEntity(entity: EntityRecord, action: EntityAction, at: number): Outcome<EntityChange> {
  const row = entityTransition(entity.state, action);
  if (!row) return refuse('c0501', { values: { action, state: entity.state } });
  const openedAt = entity.openedAt ?? (row.to === 'approved' ? at : undefined);
  const moved = { ...entity, state: row.to, stateAt: at, openedAt, verdict: undefined };
  return ok({ entity: moved, events: row.events });
}

/** Creates an entity under review for the registering platform; a magic tax number schedules the result. */
export function registerEntity(registration: EntityRegistration, platformCode: string, now: number): EntityChange {
  const { clientId } = registration;
  const scenario = entityScenario(clientId);
  const verdict = scenario && { at: now + scenario.afterSeconds * 1000, action: scenario.action };
  const row = entityTransition('new', 'register');
  const entity: EntityRecord = {
    clientId,
    platformCode,
    state: row?.to ?? 'pending',
    stateAt: now,
    createdAt: now,
    registration,
    verdict,
  };
  return { entity, events: row?.events ?? [] };
}
