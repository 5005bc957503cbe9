import { entityStates } from '@balcao/contract/resources/entities/enums.ts';
import { type Entity, entityRegistration } from '@balcao/contract/resources/entities/schema.ts';
import { taxNumber } from '@balcao/contract/schema/formats.ts';
import * as z from 'zod';
import { formatLisbon } from '../clock/lisbonTime.ts';
import { type Outcome, ok, refuse } from '../outcome.ts';
import { moment } from '../records/bounds.ts';
import { platformCode } from '../records/parts.ts';

/** An entity as the sandbox keeps it; times in milliseconds. */
export const entityRecord = z.strictObject({
  clientId: taxNumber,
  /** The platform that registered it and may act for it. */
  platformCode,
  state: z.enum(entityStates),
  stateAt: moment,
  createdAt: moment,
  registration: entityRegistration,
  /** Registered by the sign-up page, which needs no credentials. */
  signedUp: z.literal(true).optional(),
  /** When it was first approved, and got what it needs to take payments. */
  openedAt: moment.optional(),
  /** What the review of a magic tax number will come to by itself. */
  verdict: z.strictObject({ at: moment, action: z.enum(['approve', 'decline']) }).optional(),
});
export type EntityRecord = z.infer<typeof entityRecord>;

/** When time alone changes this entity next; null when nothing is left to happen. */
export function nextVerdictAt({ state, verdict }: EntityRecord): number | null {
  return state === 'pending' ? (verdict?.at ?? null) : null;
}

/** An entity as it goes out: who it is and where its registration stands, nothing of its people or accounts. */
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

/** Only an approved entity takes payments: e00300 for one under review or declined. */
export function checkTakesPayments(entity: EntityRecord | undefined): Outcome<true> {
  if (!entity || entity.state === 'approved') return ok(true);
  return refuse('e00300', {
    source: { header: 'PayPay-ClientId' },
    detail: 'entity_not_approved',
    values: { state: entity.state },
  });
}
