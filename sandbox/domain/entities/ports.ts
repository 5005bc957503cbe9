import type { EntityRecord } from './entity.ts';

export interface EntityStore {
  find(clientId: string): Promise<EntityRecord | undefined>;
  /** Entities that a platform may act for, ordered by tax number. */
  list(platformCode: string): Promise<EntityRecord[]>;
  /** Returns false, without writing, if the tax number is already registered. */
  insert(entity: EntityRecord): Promise<boolean>;
  save(entity: EntityRecord): Promise<void>;
}
