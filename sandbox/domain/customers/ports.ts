import type { CustomerFilters, SavedMethodFilters } from '@balcao/contract/resources/customers/schema.ts';
import type { Page } from '../page.ts';
import type { Association, CustomerRecord } from './customer.ts';
import type { SavedMethodRecord } from './savedMethod.ts';

export interface CustomerStore {
  find(uuid: string): Promise<CustomerRecord | undefined>;
  findByCustomerId(clientId: string, customerId: string): Promise<CustomerRecord | undefined>;
  /** Those an entity created or is associated with, newest first. */
  list(clientId: string, filters: CustomerFilters): Promise<Page<CustomerRecord>>;
  /** False when the entity has a customer with this customerId; nothing is written then. */
  insert(customer: CustomerRecord): Promise<boolean>;
  /** The caller has made sure that the customerId is free. */
  save(customer: CustomerRecord): Promise<void>;
  /** Takes its associations and saved methods along. */
  remove(uuid: string): Promise<void>;
  associations(uuid: string): Promise<Association[]>;
  associated(uuid: string, clientId: string): Promise<boolean>;
  /** False when it was associated already. */
  associate(uuid: string, association: Association): Promise<boolean>;
  /** False when there was nothing to remove. */
  dissociate(uuid: string, clientId: string): Promise<boolean>;
}

export interface SavedMethodStore {
  find(uuid: string): Promise<SavedMethodRecord | undefined>;
  list(customerUuid: string, filters: SavedMethodFilters): Promise<Page<SavedMethodRecord>>;
  insert(method: SavedMethodRecord): Promise<void>;
  remove(uuid: string): Promise<void>;
}
