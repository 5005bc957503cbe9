import type { Message } from '../world/receivers.ts';
import type { World } from '../world/world.ts';
import { brokenOnPurpose } from './brokenOnPurpose.ts';
import type { Invariant } from './invariant.ts';

async function hmacHex(privateKey: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(privateKey), algorithm, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function judge(world: World, message: Message): Promise<string | undefined> {
  const index = Number(/^https:\/\/shop(\d+)-/.exec(message.url)?.[1]);
  const shop = world.shops[index];
  if (!shop) return undefined;
  const [, hash, seconds] = /^hash=([0-9a-f]{64}),ts=(\d+)$/.exec(message.headers['paypay-signature'] ?? '') ?? [];
  // Tries the keys of all shops, because an imported state keeps the URLs of the sandbox that exported it.
  for (const { privateKey } of [shop, ...world.shops])
    if (hash && (await hmacHex(privateKey, message.body + seconds)) === hash) return undefined;
  return `a message to ${message.url} is not signed by its platform`;
}

/** Number of latest messages to judge; the same code signs all others. */
const judgedAtOnce = 2;

export const signatures: Invariant = {
  name: 'every message is signed with the key of its platform',
  async check(look) {
    const wrong = brokenOnPurpose(look, 'wrong_signature');
    const truncated = brokenOnPurpose(look, 'truncated');
    for (const message of look.messages.slice(-judgedAtOnce)) {
      if (wrong.has(message.url) || truncated.has(message.url)) continue;
      const problem = await judge(look.world, message);
      if (problem) return problem;
    }
    return undefined;
  },
};
