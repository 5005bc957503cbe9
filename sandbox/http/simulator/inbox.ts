import { signatureToleranceSeconds } from '@balcao/contract/resources/webhooks/signatureTolerance.ts';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type Context, Hono } from 'hono';
import { equalBytes } from '../../domain/ids/digest.ts';
import { signatureHash } from '../../domain/webhooks/signature.ts';
import type { AppContext } from '../context.ts';
import { noSniff } from '../middleware/respond.ts';

export const inboxPath = '/sandbox/inbox/:platformCode';

/**
 * The sandbox's own receiver, to which the seed subscribes; a model of an integrator's endpoint. Responds with 200, the
 * only status that both webhooks and callbacks accept, if the signature is recent and made with the platform's key,
 * otherwise with 401. Like an integrator's server it uses real time, because by the sandbox's clock a message that
 * became due during a clock change is already old.
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

/** App with only the receiver, for messages that stay inside the process. */
export function inboxApp(appContext: Pick<AppContext, 'store' | 'clock'>): Hono {
  return new Hono().post(inboxPath, inbox(appContext));
}

/** Checks a `PayPay-Signature` and its age in constant time (docs/decisions/signatures.md). */
function verifySignature(privateKey: string, header: string, body: string, oldestSeconds: number): boolean {
  const [, hash = '', timestamp = ''] = /^hash=([0-9a-f]{64}),ts=(\d+)$/.exec(header) ?? [];
  if (!hash || Number(timestamp) < oldestSeconds) return false;
  return equalBytes(utf8ToBytes(signatureHash(privateKey, body, timestamp)), utf8ToBytes(hash));
}
