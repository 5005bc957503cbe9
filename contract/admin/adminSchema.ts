import * as z from 'zod';
import { itemPath, setAsideItem } from '../control/setAside.ts';
import { dateTime, naturalQuery, text } from '../schema/formats.ts';

export const adminPageSize = 100;

const longestReason = 200;

/** `shared` or 24 hexadecimal digits. */
const tenantName = z.string().regex(/^[a-z0-9]{1,24}$/);

export const adminTenant = z.object({
  tenant: z.string(),
  platformCodes: z.array(z.string()),
  createdAt: dateTime,
  /** Time of the last call in the log. */
  lastUsedAt: dateTime.nullable(),
  frozenAt: dateTime.nullable(),
  /** Reason shown to callers. */
  frozenReason: z.string().nullable(),
  payments: z.int(),
  subscriptions: z.int(),
  waitingDeliveries: z.int(),
  /** Bytes of the tenant's documents and messages. */
  storedBytes: z.int(),
});
export type AdminTenant = z.infer<typeof adminTenant>;

export const freezeRequest = z.object({ reason: text.min(1).max(longestReason) });

/** Failed work that was set aside, with its tenant. */
export const setAsideOfTenant = z.object({ tenant: z.string(), ...setAsideItem.shape });
export type SetAsideOfTenant = z.infer<typeof setAsideOfTenant>;

/** Path of a written backup on the sandbox's machine, and its size. */
export const backup = z.object({ file: z.string(), bytes: z.int() });
export type Backup = z.infer<typeof backup>;

export const tenantPath = z.object({ tenant: tenantName });
export const itemOfTenantPath = z.object({ tenant: tenantName, ...itemPath.shape });
export const adminPage = z.object({ limit: naturalQuery.default(50), page: naturalQuery.default(1) });
