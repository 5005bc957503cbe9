import * as z from 'zod';
import { itemPath, setAsideItem } from '../control/setAside.ts';
import { field, model } from '../schema/field.ts';
import { dateTime, naturalQuery, text } from '../schema/formats.ts';
import { adminWords as w } from './words.ts';

/** Most rows of a page. */
export const adminPageSize = 100;

/** Longest reason of a freeze, in characters. */
const longestReason = 200;

const tenantName = field(z.string().regex(/^[a-z0-9]{1,24}$/), w.tenant, '0b8f1c2d3e4f5a6b7c8d9e0f');

/** A sandbox as its operator sees it. */
export const adminTenant = model(
  'AdminTenant',
  z.object({
    tenant: field(z.string(), w.tenant, '0b8f1c2d3e4f5a6b7c8d9e0f'),
    platformCodes: field(z.array(z.string()), w.platformCodes, ['4915127731', '4915127732']),
    createdAt: field(dateTime, w.createdAt, '2026-01-15T10:00:00+00:00'),
    lastUsedAt: field(dateTime.nullable(), w.lastUsedAt, '2026-01-15T10:00:00+00:00'),
    frozenAt: field(dateTime.nullable(), w.frozenAt, null),
    frozenReason: field(z.string().nullable(), w.frozenReason, null),
    payments: field(z.int(), w.payments, 12),
    subscriptions: field(z.int(), w.subscriptions, 2),
    waitingDeliveries: field(z.int(), w.waitingDeliveries, 0),
    storedBytes: field(z.int(), w.storedBytes, 48_211),
  }),
  w.adminTenant,
);
export type AdminTenant = z.infer<typeof adminTenant>;

/** Body of PUT /admin/tenants/{tenant}/freeze. */
export const freezeRequest = model(
  'FreezeRequest',
  z.object({
    reason: field(text.min(1).max(longestReason), w.frozenReason, 'Too many messages to one receiver.'),
  }),
  w.freeze,
);

/** What the server could not do, with its owner. */
export const setAsideOfTenant = model(
  'SetAsideOfTenant',
  z.object({ tenant: field(z.string(), w.tenant, 'shared'), ...setAsideItem.shape }),
  w.setAsideOfTenant,
);
export type SetAsideOfTenant = z.infer<typeof setAsideOfTenant>;

/** A backup that was written. */
export const backup = model(
  'Backup',
  z.object({
    file: field(z.string(), w.backupFile, '.data/backups/sandbox-20260115T100000123Z.db'),
    bytes: field(z.int(), w.backupBytes, 1_245_184),
  }),
  w.backup,
);
export type Backup = z.infer<typeof backup>;

export const tenantPath = z.object({ tenant: tenantName });
export const itemOfTenantPath = z.object({ tenant: tenantName, ...itemPath.shape });
export const adminPage = z.object({
  limit: field(naturalQuery.default(50), w.limit, 50),
  page: field(naturalQuery.default(1), w.page, 1),
});
