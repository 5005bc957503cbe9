import type { ItemFailure } from '../clock/dueItems.ts';

export interface TenantUsage {
  tenant: string;
  platformCodes: string[];
  createdAt: number;
  lastUsedAt: number | null;
  frozenAt: number | null;
  frozenReason: string | null;
  payments: number;
  subscriptions: number;
  waitingDeliveries: number;
  storedBytes: number;
}

export interface TenantFailure extends ItemFailure {
  tenant: string;
}

interface PageOf {
  limit: number;
  /** One-based. */
  page: number;
}

export interface PoolFigures {
  pool: string;
  used: number;
  idle: number;
  waiting: number;
}

export interface StoreFigures {
  tenants: { open: number; frozen: number };
  setAside: number;
  /** Number of waiting deliveries; the count stops at a maximum. */
  waitingDeliveries: number;
  /** Milliseconds since the oldest due delivery became due; 0 if none is due. */
  oldestDueMilliseconds: number;
}

/** Database figures available without a query. */
export interface DatabaseFigures {
  available: boolean;
  /** Number of queries that failed because of the database since startup. */
  failures: number;
  pools: readonly PoolFigures[];
}

export interface AdminStore {
  /** Oldest first. */
  listTenants(page: PageOf): Promise<{ tenants: TenantUsage[]; totalCount: number }>;
  findTenant(tenant: string): Promise<TenantUsage | undefined>;
  /** Newest first. */
  listSetAside(page: PageOf): Promise<{ items: TenantFailure[]; totalCount: number }>;
  /** @param now real time in milliseconds */
  figures(now: number): Promise<StoreFigures>;
  databaseFigures(): DatabaseFigures;
}
