import type { EntityRecord } from './entity.ts';

export interface EntityStore {
  find(clientId: string): Promise<EntityRecord | undefined>;
  /** Those a platform may act for, in the order of their tax numbers. */
  list(platformCode: string): Promise<EntityRecord[]>;
  /** False when the tax number is registered already; nothing is written then. */
  insert(entity: EntityRecord): Promise<boolean>;
  save(entity: EntityRecord): Promise<void>;
}
