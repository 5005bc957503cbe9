import { sql } from 'kysely';
import { isWaiting, routeOf } from './deliveryRows.ts';
import type { Database } from './tables.ts';

/**
 * Query of a URL of the sandbox's own receiver for a platform: empty, or the `?shop=` of a laboratory; undefined for
 * any other URL. The host is ignored, because the sandbox may have moved since the URL was stored.
 */
export function afterInbox(url: string, code: string): string | undefined {
  const [, path = '', query = ''] = /^https?:\/\/([^?#]*)(\?.*)?$/.exec(url) ?? [];
  return path.endsWith(`/sandbox/inbox/${code}`) ? query : undefined;
}

/** Changes subscriptions and waiting deliveries to the sandbox's own receiver to its current URL. */
export async function moveInboxes(db: Database, inboxOf: (code: string) => string): Promise<void> {
  const isInbox = sql<boolean>`url like '%/sandbox/inbox/' || platform_code || '%'`;
  const columns = ['url', 'platform_code'] as const;
  const subscribed = await db.selectFrom('webhooks').select(columns).distinct().where(isInbox).execute();
  const queued = await db
    .selectFrom('deliveries')
    .select(columns)
    .distinct()
    .where(isWaiting('deliveries'))
    .where(isInbox)
    .execute();
  for (const { url, platform_code } of [...subscribed, ...queued]) {
    const added = afterInbox(url, platform_code);
    const now = inboxOf(platform_code) + added;
    if (added === undefined || now === url) continue;
    const isOld = { url, platform_code };
    await db
      .updateTable('webhooks')
      .set({ url: now })
      .where((eb) => eb.and(isOld))
      .execute();
    await db
      .updateTable('deliveries')
      .set({ url: now, ...routeOf(now) })
      .where(isWaiting('deliveries'))
      .where((eb) => eb.and(isOld))
      .execute();
  }
}
