import { signatureToleranceSeconds } from '@balcao/contract/resources/webhooks/signatureTolerance.ts';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type Context, Hono } from 'hono';
import { equalBytes } from '../../domain/ids/equalBytes.ts';
import { signatureHash } from '../../domain/webhooks/signature.ts';
import type { AppContext } from '../context.ts';
import { noSniff } from '../middleware/respond.ts';

/** Where it lies. */
export const inboxPath = '/sandbox/inbox/:platformCode';

/**
 * The sandbox's own receiver, where the seeded subscriptions deliver: what an integrator's endpoint should do.
 * 200, the one status that webhooks and callbacks both accept, when the signature fits the platform's key and is
 * recent; 401 when not. Like an integrator's server it knows real time only: a message that fell due while a clock was
 * moved forward carries an earlier hour of that clock.
 */
export function inbox(appContext: Pick<AppContext, 'store' | 'clock'>) {
  return async (context: Context): Promise<Response> => {
    const platform = await appContext.store.platform(context.req.param('platformCode') ?? '');
    const header = context.req.header('PayPay-Signature') ?? '';
    const oldest = appContext.clock.now() - signatureToleranceSeconds * 1000;
    const body = await context.req.text();
    const genuine = platform && verifySignature(platform.privateKey, header, body, oldest / 1000);
    return context.body(null, genuine ? 200 : 401, noSniff);
  };
}

/** The receiver alone, for messages that never leave the process. */
export function inboxApp(appContext: Pick<AppContext, 'store' | 'clock'>): Hono {
  return new Hono().post(inboxPath, inbox(appContext));
}

/** Checks a `PayPay-Signature`, not before `oldestSeconds`, in constant time (docs/decisions/signatures.md). */
function verifySignature(privateKey: string, header: string, body: string, oldestSeconds: number): boolean {
  const [, hash = '', timestamp = ''] = /^hash=([0-9a-f]{64}),ts=(\d+)$/.exec(header) ?? [];
  if (!hash || Number(timestamp) < oldestSeconds) return false;
  return equalBytes(utf8ToBytes(signatureHash(privateKey, body, timestamp)), utf8ToBytes(hash));
}
