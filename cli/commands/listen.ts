import { webhookActions } from '@balcao/contract/resources/webhooks/events.ts';
import type { Webhook } from '@balcao/contract/resources/webhooks/webhookSchema.ts';
import { withoutLogin } from '@balcao/text/urls.ts';
import { type Connection, connectionFrom } from '../remote/connection.ts';
import { forwarder } from '../remote/forwardDeliveries.ts';
import { followEvents, untilInterrupted } from '../remote/liveEvents.ts';
import type { Arguments } from '../terminal/arguments.ts';
import { plainLine, print } from '../terminal/output.ts';
import { Problem } from '../terminal/problem.ts';

/** Subscribes the sandbox's inbox to the events without a subscription. Returns a function that undoes this. */
async function subscribeMissing({ url, keys, call }: Connection): Promise<() => Promise<void>> {
  const taken = new Set((await call<Webhook[]>('GET', '/api/webhooks')).map(({ action }) => action));
  const inbox = `${url}/sandbox/inbox/${keys.platformCode}`;
  const made: string[] = [];
  for (const action of webhookActions.filter((each) => !taken.has(each))) {
    made.push((await call<Webhook>('POST', '/api/webhooks', { action, url: inbox })).id);
  }
  return async () => {
    for (const id of made) await call('DELETE', `/api/webhooks/${id}`).catch(() => undefined);
  };
}

function targetOf(given: string | undefined): string {
  const url = given && URL.canParse(given) ? new URL(given) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  throw new Problem(
    given ? 'What --forward-to says is not a URL.' : 'Nothing says where the messages go.',
    'Name the receiver on this machine: --forward-to http://localhost:8080/webhook.',
  );
}

export async function run({ options, switches }: Arguments): Promise<void> {
  const target = targetOf(options['forward-to']);
  const connection = connectionFrom(options);
  const forward = await forwarder(connection, target, switches);
  const unsubscribe = await subscribeMissing(connection);
  console.error(`Messages of ${connection.url} go to ${withoutLogin(target).url}. Ctrl+C ends this.`);
  try {
    await followEvents(connection, untilInterrupted(), ({ kind }) => {
      if (kind === 'delivery' || kind === 'everything') forward();
    });
  } finally {
    await unsubscribe();
  }
}

/** Prints the changes in the sandbox. */
export async function printEvents({ options, switches }: Arguments): Promise<void> {
  await followEvents(connectionFrom(options), untilInterrupted(), ({ kind, id }) => {
    const at = new Date().toISOString();
    if (switches.has('json')) return print({ at, kind, id }, switches);
    console.log(plainLine(`${at.slice(11, 19)}  ${[kind, id].filter(Boolean).join(' ')}`));
  });
}
