import type { Message } from '../world/receivers.ts';
import type { World } from '../world/world.ts';
import type { Invariant, Look } from './invariant.ts';

/** Failure modes whose messages do not verify. */
const broken = new Set<unknown>(['wrong_signature', 'truncated']);

/** Shops that asked for such messages once. */
const excused = new WeakMap<World, Set<number>>();

function excuse({ world, changes }: Look): Set<number> {
  const shops = excused.get(world) ?? new Set<number>();
  excused.set(world, shops);
  for (const { table, tenant, before, after } of changes) {
    if (table !== 'webhooks' || ![before, after].some((row) => broken.has(row?.failure_mode))) continue;
    for (const shop of world.shops) if (shop.tenant === tenant) shops.add(shop.index);
  }
  return shops;
}

async function hmacHex(privateKey: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(privateKey), algorithm, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function judge(
  world: World,
  message: Message,
  excusedShops: ReadonlySet<number>,
): Promise<string | undefined> {
  const index = Number(/^https:\/\/shop(\d+)-/.exec(message.url)?.[1]);
  const shop = world.shops[index];
  if (!shop || excusedShops.has(index)) return undefined;
  const [, hash, seconds] =
    /^hash=([0-9a-f]{64}),ts=(\d+)$/.exec(message.headers['paypay-signature'] ?? '') ?? [];
  // A state that was exported from one sandbox and imported into another takes its URLs along.
  for (const { privateKey } of [shop, ...world.shops])
    if (hash && (await hmacHex(privateKey, message.body + seconds)) === hash) return undefined;
  return `a message to ${message.url} is not signed by its platform`;
}

/** The last of many messages is looked at: the others are made by the same code. */
const judgedAtOnce = 2;

export const signatures: Invariant = {
  name: 'every message is signed with the key of its platform',
  async check(look) {
    const shops = excuse(look);
    for (const message of look.messages.slice(-judgedAtOnce)) {
      const problem = await judge(look.world, message, shops);
      if (problem) return problem;
    }
    return undefined;
  },
};
