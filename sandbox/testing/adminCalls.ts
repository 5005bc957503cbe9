import type { AdminTenant } from '@balcao/contract/admin/schema.ts';
import type { Sandbox } from '../createSandbox.ts';

/** The key that opens the admin API of tests' sandboxes. */
export const adminKey = 'a-key-of-twenty-four-characters';

interface AdminEnvelope<T> {
  data: T;
  meta?: { totalCount: number; totalPages: number };
  error?: { errors: { code: string; msg: string }[] };
}

export type AdminAnswer<T> = AdminEnvelope<T> & { status: number; code: string | undefined };

/** Calls the admin API of a sandbox by a path below `/admin`. */
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
