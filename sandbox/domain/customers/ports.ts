import type { CustomerFilters, SavedMethodFilters } from '@balcao/contract/resources/customers/customerSchema.ts';
import type { Page } from '../page.ts';
import type { Association, CustomerRecord } from './customer.ts';
import type { SavedMethodRecord } from './savedMethod.ts';

export interface CustomerStore {
  find(uuid: string): Promise<CustomerRecord | undefined>;
  findByCustomerId(clientId: string, customerId: string): Promise<CustomerRecord | undefined>;
  /** Customers that an entity created or is associated with, newest first. */
  list(clientId: string, filters: CustomerFilters): Promise<Page<CustomerRecord>>;
  /** Returns false, without writing, if the entity already has a customer with this customerId. */
  insert(customer: CustomerRecord): Promise<boolean>;
  /** The caller must have checked that the customerId is free. */
  save(customer: CustomerRecord): Promise<void>;
  /** Also removes the customer's associations and saved methods. */
  remove(uuid: string): Promise<void>;
  associations(uuid: string): Promise<Association[]>;
  associated(uuid: string, clientId: string): Promise<boolean>;
  /** Returns false if the entity was already associated. */
  associate(uuid: string, association: Association): Promise<boolean>;
  /** Returns false if there was no association. */
  dissociate(uuid: string, clientId: string): Promise<boolean>;
}

export interface SavedMethodStore {
  find(uuid: string): Promise<SavedMethodRecord | undefined>;
  list(customerUuid: string, filters: SavedMethodFilters): Promise<Page<SavedMethodRecord>>;
  insert(method: SavedMethodRecord): Promise<void>;
  remove(uuid: string): Promise<void>;
}
