import * as z from 'zod';
import { type Operation, request } from '../operations/operation.ts';
import { seed } from '../scenarios/seed.ts';
import { field, objectModel } from '../schema/field.ts';
import { dateTime, digits, taxNumber, text, token } from '../schema/formats.ts';
import { controlBodies } from './bodies.ts';
import { stateLimitBytes } from './sandboxQuotas.ts';
import { stateVersion } from './stateVersion.ts';
import { tenantWords as w } from './tenantWords.ts';

const longestSeed = 100;

const tenantRequest = objectModel('TenantRequest', w.tenantRequest, {
  seed: field(text.max(longestSeed).optional(), w.seed, 'loja-de-testes'),
}).default({});

const credentials = {
  platformCode: field(digits, w.platformCode, '4915127731'),
  privateKey: field(text, w.privateKey, 'q8ZrV1sT0mYk3LwPb7NcXd2H'),
  clientId: field(taxNumber, w.clientId, seed.entity.clientId),
};

const tenant = objectModel('Tenant', w.tenant, {
  seed: field(text, w.seedUsed, 'loja-de-testes'),
  ...credentials,
  other: field(
    z.object({
      platformCode: field(digits, w.platformCode, '4915127732'),
      privateKey: field(text, w.privateKey, 'h5TgB9uJ6kMn4RfVc3XsWz8Q'),
      clientId: field(taxNumber, w.clientId, seed.otherEntity.clientId),
    }),
    w.other,
  ),
  checkouts: field(
    z.object({
      ready: field(token, w.pageToken, seed.checkouts.ready),
      paid: field(token, w.pageToken, seed.checkouts.paid),
      token: field(token, w.pageToken, seed.checkouts.token),
    }),
    w.checkouts,
  ),
  workbenchUrl: field(
    text,
    w.workbenchUrl,
    'http://localhost:4000/#keys=4915127731:q8ZrV1sT0mYk3LwPb7NcXd2H:999999990',
  ),
  createdAt: field(dateTime, w.tenantCreatedAt, '2026-01-15T10:00:00+00:00'),
});
export type Tenant = z.infer<typeof tenant>;

/** Row without a type, because the import validates each row with the schema of its table. */
const row = z.unknown() as z.ZodType<Record<string, unknown>>;

/** All data of a sandbox, as exported and imported. */
const tenantState = objectModel('TenantState', w.tenantState, {
  version: field(text, w.stateVersion, stateVersion),
  tables: field(z.record(z.string(), z.array(row)), w.stateTables, {
    tenants: [{ clock_offset: 0 }],
  }),
});
export type TenantState = z.infer<typeof tenantState>;

const ofState = { tag: 'state', auth: 'platform' } as const;

export const tenantControls = {
  createTenant: {
    ...request('POST', '/tenants', { tag: 'state', auth: 'none' }, w.createTenant),
    body: tenantRequest,
    examples: controlBodies.createTenant,
    success: { status: 201, data: tenant },
    errors: ['c0801', 'c0802', 'c0812', 'c0813', 'c0815'],
  },
  deleteTenant: {
    ...request('DELETE', '/tenants', ofState, w.deleteTenant),
    success: { status: 200 },
    errors: ['c0814'],
  },
  exportSandbox: {
    ...request('GET', '/export', ofState, w.exportSandbox),
    success: { status: 200, data: tenantState },
    errors: ['c0804'],
  },
  importSandbox: {
    ...request('POST', '/import', ofState, w.importSandbox),
    body: tenantState,
    bodyBytes: stateLimitBytes,
    examples: controlBodies.importSandbox,
    success: { status: 200 },
    errors: ['c0805', 'c0806', 'c0807', 'c0808', 'c0809'],
  },
} as const satisfies Record<string, Operation>;
