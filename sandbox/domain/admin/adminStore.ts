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
  /** Waiting deliveries, counted up to a bound. */
  waitingDeliveries: number;
  /** Milliseconds since the oldest due delivery fell due; 0 without one. */
  oldestDueMilliseconds: number;
}

/** Database figures that need no query. */
export interface DatabaseFigures {
  available: boolean;
  /** Queries that failed because of the database, since startup. */
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
