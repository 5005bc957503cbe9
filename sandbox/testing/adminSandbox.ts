import { adminOperations } from '@balcao/contract/admin/adminOperations.ts';
import type { AdminTenant } from '@balcao/contract/admin/adminSchema.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import { afterEach, beforeEach, expect } from 'vitest';
import * as z from 'zod';
import { createSandbox, type Sandbox } from '../createSandbox.ts';
import type { AdminOptions } from '../http/admin/adminContext.ts';
import type { OpenedDatabase } from '../storage/openedDatabase.ts';
import { type Api, apiOf, merchant } from './api.ts';
import { migratedDatabase, type TestDatabase } from './database.ts';
import { openTestDatabase } from './openTestDatabase.ts';
import { morning } from './testSandbox.ts';

export const adminKey = 'a-key-of-twenty-four-characters';

interface AdminEnvelope<T> {
  data: T;
  meta?: { totalCount: number; totalPages: number };
  error?: { errors: { code: string; msg: string }[] };
}

type AdminAnswer<T> = AdminEnvelope<T> & { status: number; code: string | undefined };

export async function callAdmin<T = AdminTenant>(
  { fetch }: Pick<Sandbox, 'fetch'>,
  method: string,
  path: string,
  body?: unknown,
  bearer = adminKey,
): Promise<AdminAnswer<T>> {
  const response = await fetch(
    new Request(`http://localhost:4000/admin${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    }),
  );
  const read = (await response.json()) as AdminEnvelope<T>;
  return { status: response.status, ...read, code: read.error?.errors[0]?.code };
}

/** URL of a receiver that counts messages. */
export const hook = 'https://loja.example/hook';
export const origin = 'http://localhost:4000';

interface AdminSandbox {
  database: OpenedDatabase;
  sandbox: Sandbox;
  api: Api;
  clock: { at: number };
  sent: string[];
  open(admin?: Partial<AdminOptions>): Promise<void>;
  send<T = AdminTenant>(method: string, path: string, body?: unknown, bearer?: string): Promise<AdminAnswer<T>>;
  privateTenants(): Promise<AdminTenant[]>;
}

/** Creates a database for each test, on which the test opens the sandbox. */
export function useAdminSandbox(): AdminSandbox {
  let testDatabase: TestDatabase;
  const own: AdminSandbox = {
    async open(admin) {
      own.database = openTestDatabase(testDatabase.location);
      const usual: AdminOptions = {
        key: adminKey,
        backUp: () => undefined,
        metrics: async (figures) => ({ contentType: 'application/json', text: JSON.stringify(figures) }),
      };
      own.sandbox = await createSandbox({
        database: own.database,
        publicUrl: origin,
        clock: { now: () => own.clock.at },
        post: async (url) => {
          if (url === hook) own.sent.push(url);
          return { status: 204 };
        },
        admin: admin && { ...usual, ...admin },
      });
      own.api = apiOf(own.sandbox.fetch, merchant);
    },
    send: (method, path, body, bearer) => callAdmin(own.sandbox, method, path, body, bearer),
    async privateTenants() {
      const { data } = await own.send<AdminTenant[]>('GET', '/tenants');
      return data.filter(({ tenant }) => tenant !== 'shared');
    },
  } as AdminSandbox;

  beforeEach(async () => {
    testDatabase = await migratedDatabase();
    own.clock = { at: morning };
    own.sent = [];
  });
  afterEach(async () => {
    await own.sandbox.close();
    await testDatabase.drop();
  });
  return own;
}

/** Checks a response against the contract, including unknown fields. */
export function expectAdminContract(
  id: keyof typeof adminOperations,
  { status, data }: { status: number; data: unknown },
): void {
  const { success } = adminOperations[id] as Operation;
  expect(status).toBe(success.status);
  const schema = success.data ?? z.undefined();
  expect((success.list ? z.array(schema) : schema).parse(data)).toEqual(data);
}
