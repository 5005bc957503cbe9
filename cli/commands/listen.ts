import { connectionFrom } from '../remote/connection.ts';
import { forwarder } from '../remote/forwardDeliveries.ts';
import { followEvents, untilInterrupted } from '../remote/liveEvents.ts';
import { subscribeMissing } from '../remote/subscribeMissing.ts';
import type { Arguments } from '../terminal/arguments.ts';
import { Problem } from '../terminal/problem.ts';

function targetOf(given: string | undefined): string {
  const url = given && URL.canParse(given) ? new URL(given) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  throw new Problem(
    given ? `--forward-to is "${given}", which is not a URL.` : 'Nothing says where the messages go.',
    'Name the receiver on this machine: --forward-to http://localhost:8080/webhook.',
  );
}

/** Brings the messages of a sandbox to a receiver on this machine, as they were sent. */
export async function run({ options, switches }: Arguments): Promise<void> {
  const target = targetOf(options['forward-to']);
  const connection = connectionFrom(options);
  const forward = await forwarder(connection, target, switches);
  const unsubscribe = await subscribeMissing(connection);
  console.error(`Messages of ${connection.url} go to ${target}. Ctrl+C ends this.`);
  try {
    await followEvents(connection, untilInterrupted(), ({ kind }) => {
      if (kind === 'delivery' || kind === 'everything') forward();
    });
  } finally {
    await unsubscribe();
  }
}
