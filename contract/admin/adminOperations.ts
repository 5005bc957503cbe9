import { type Operation, request } from '../operations/operation.ts';
import {
  adminPage,
  adminTenant,
  backup,
  freezeRequest,
  itemOfTenantPath,
  setAsideOfTenant,
  tenantPath,
} from './adminSchema.ts';

const byOperator = { tag: 'administration', auth: 'admin-key' } as const;
const ofTenant = { ...byOperator, params: tenantPath, errors: ['a0201'] } as const;
const ofItem = {
  ...byOperator,
  params: itemOfTenantPath,
  success: { status: 200 },
  errors: ['a0301'],
} as const;

/** Operations under `/admin`, enabled by `ADMIN_KEY`. They have no texts, because no API description includes them. */
export const adminOperations = {
  /** Oldest first. */
  listTenants: {
    ...byOperator,
    ...request('GET', '/tenants'),
    query: adminPage,
    success: { status: 200, data: adminTenant, list: true },
    errors: [],
  },
  getTenant: {
    ...ofTenant,
    ...request('GET', '/tenants/{tenant}'),
    success: { status: 200, data: adminTenant },
  },
  /** The tenant's calls get 403 `c1201` with the reason; its messages and due changes wait. */
  freezeTenant: {
    ...ofTenant,
    ...request('PUT', '/tenants/{tenant}/freeze'),
    body: freezeRequest,
    success: { status: 200, data: adminTenant },
  },
  /** Resumes calls and everything that waited. */
  unfreezeTenant: {
    ...ofTenant,
    ...request('DELETE', '/tenants/{tenant}/freeze'),
    success: { status: 200, data: adminTenant },
  },
  /** Deletes all data of the tenant permanently; its keys stop working. */
  deleteTenant: {
    ...ofTenant,
    ...request('DELETE', '/tenants/{tenant}'),
    success: { status: 200 },
    conflicts: ['a0202'],
  },
  /** Failed work of all sandboxes that was set aside, newest first. */
  listSetAsideOfAll: {
    ...byOperator,
    ...request('GET', '/set-aside'),
    query: adminPage,
    success: { status: 200, data: setAsideOfTenant, list: true },
    errors: [],
  },
  /** Retries at once and resets the number of attempts. */
  retryItemOfTenant: { ...ofItem, ...request('POST', '/set-aside/{tenant}/{kind}/{id}/retry') },
  /** Leaves a payment or registration unchanged; marks a delivery as failed. */
  dropItemOfTenant: { ...ofItem, ...request('DELETE', '/set-aside/{tenant}/{kind}/{id}') },
  createBackup: {
    ...byOperator,
    ...request('POST', '/backups'),
    success: { status: 201, data: backup },
    errors: [],
    conflicts: ['a0401', 'a0402'],
  },
} as const satisfies Record<string, Operation>;
