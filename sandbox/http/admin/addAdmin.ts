import { adminOperations } from '@balcao/contract/admin/adminOperations.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import { localeOf } from '@balcao/contract/words/locales.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Handler as HonoHandler } from 'hono';
import { DatabaseUnavailable } from '../../domain/database/databaseUnavailable.ts';
import { equalBytes } from '../../domain/ids/digest.ts';
import { ok, type Refusal, refuse } from '../../domain/outcome.ts';
import { type AppContext, traceOf } from '../context.ts';
import type { Authenticate } from '../middleware/authenticate.ts';
import { refused } from '../middleware/envelope.ts';
import { noSniff, respond } from '../middleware/respond.ts';
import type { AdminContext } from './adminContext.ts';
import { adminHandlers } from './handlers.ts';

const digestOf = (text: string) => sha256(utf8ToBytes(text));

/** Checks the key of `Authorization: Bearer` (RFC 6750); a0101 if missing or wrong. */
type CheckAdminKey = (headers: Headers) => Refusal | undefined;

/** Compares digests of the keys in constant time, so the time reveals neither length nor prefix. */
function createAdminKeyCheck(key: string): CheckAdminKey {
  const expected = digestOf(key);
  return (headers) => {
    const [, given = ''] = /^Bearer +(\S+)\s*$/i.exec(headers.get('authorization') ?? '') ?? [];
    if (equalBytes(digestOf(given), expected)) return undefined;
    return refuse('a0101', { source: { header: 'Authorization' } });
  };
}

/** Responses must not be cached, because they are confidential. */
const headers = { 'Cache-Control': 'no-store' };

export type AddOperations = (
  base: string,
  table: Record<string, Operation>,
  handling: Record<string, unknown>,
  authenticate: Authenticate,
) => void;

export type AddPath = (path: string, handler: HonoHandler) => void;

const byAdminKey =
  (check: CheckAdminKey): Authenticate =>
  async ({ clock }, _, { req }) => {
    const now = clock.now();
    const locale = localeOf(req.header('accept-language'));
    const refusal = check(req.raw.headers);
    return {
      caller: refusal ?? ok({ tenant: '', platformCode: '', clientId: '', now }),
      now,
      locale,
      headers,
    };
  };

/** GET /admin/metrics in the text format of Prometheus. Bypasses `handleOperation`, because it has no envelope. */
function metrics({ clock }: AppContext, check: CheckAdminKey, { store, metrics }: AdminContext): HonoHandler {
  async function figuresOfStore() {
    try {
      return await store.figures(clock.now());
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return undefined;
      throw error;
    }
  }
  return async (context) => {
    const refusal = check(context.req.raw.headers);
    if (refusal) {
      const locale = localeOf(context.req.header('accept-language'));
      return respond(refused(refusal, clock.now(), locale), traceOf(context), headers).response;
    }
    const { contentType, text } = await metrics({
      store: await figuresOfStore(),
      database: store.databaseFigures(),
    });
    return new Response(text, { headers: { ...headers, ...noSniff, 'Content-Type': contentType } });
  };
}

export function addAdmin(appContext: AppContext, admin: AdminContext, add: AddOperations, get: AddPath): void {
  const check = createAdminKeyCheck(admin.key);
  add('/admin', adminOperations, adminHandlers(admin), byAdminKey(check));
  get('/admin/metrics', metrics(appContext, check, admin));
}
