import { entityStates } from '@balcao/contract/resources/entities/entityEnums.ts';
import { type Entity, entityRegistration } from '@balcao/contract/resources/entities/entitySchema.ts';
import { taxNumber } from '@balcao/contract/schema/formats.ts';
import * as z from 'zod';
import { formatLisbon } from '../clock/lisbonTime.ts';
import { type Outcome, ok, refuse } from '../outcome.ts';
import { moment } from '../records/bounds.ts';
import { platformCode } from '../records/recordParts.ts';

export interface EntityStore {
  find(clientId: string): Promise<EntityRecord | undefined>;
  /** Entities that a platform may act for, ordered by tax number. */
  list(platformCode: string): Promise<EntityRecord[]>;
  /** Returns false, without writing, if the tax number is already registered. */
  insert(entity: EntityRecord): Promise<boolean>;
  save(entity: EntityRecord): Promise<void>;
}

/** Stored entity; times in milliseconds. */
export const entityRecord = z.strictObject({
  clientId: taxNumber,
  /** Platform that registered the entity and may act for it. */
  platformCode,
  state: z.enum(entityStates),
  stateAt: moment,
  createdAt: moment,
  registration: entityRegistration,
  /** Set if the sign-up page, which needs no credentials, registered the entity. */
  signedUp: z.literal(true).optional(),
  /** Time of the first approval, when the entity got everything it needs to take payments. */
  openedAt: moment.optional(),
  /** Scheduled result of the review, for a magic tax number. */
  verdict: z.strictObject({ at: moment, action: z.enum(['approve', 'decline']) }).optional(),
});
export type EntityRecord = z.infer<typeof entityRecord>;

/** Time of the entity's next change caused by time alone; null if none is scheduled. */
export function nextVerdictAt({ state, verdict }: EntityRecord): number | null {
  return state === 'pending' ? (verdict?.at ?? null) : null;
}

/** Presents an entity with the state of its registration, but without its people and accounts. */
export function presentEntity(entity: EntityRecord): Entity {
  const { clientId, name, phoneNumber, address, postCode, locality } = entity.registration;
  const { economicActivity, permanentCertificate } = entity.registration;
  return {
    clientId,
    name,
    phoneNumber,
    address,
    postCode,
    locality,
    economicActivity,
    permanentCertificate,
    createdAt: formatLisbon(entity.createdAt),
    stateDetails: { state: entity.state, updatedAt: formatLisbon(entity.stateAt) },
  };
}

/** Refuses payments for an entity that is under review or declined, with e00300. */
export function checkTakesPayments(entity: EntityRecord | undefined): Outcome<true> {
  if (!entity || entity.state === 'approved') return ok(true);
  return refuse('e00300', {
    source: { header: 'PayPay-ClientId' },
    detail: 'entity_not_approved',
    values: { state: entity.state },
  });
}
