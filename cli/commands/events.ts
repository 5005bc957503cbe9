import { connectionFrom } from '../remote/connection.ts';
import { followEvents, untilInterrupted } from '../remote/liveEvents.ts';
import type { Arguments } from '../terminal/arguments.ts';
import { plainLine, print } from '../terminal/output.ts';

export async function run({ options, switches }: Arguments): Promise<void> {
  await followEvents(connectionFrom(options), untilInterrupted(), ({ kind, id }) => {
    const at = new Date().toISOString();
    if (switches.has('json')) return print({ at, kind, id }, switches);
    console.log(plainLine(`${at.slice(11, 19)}  ${[kind, id].filter(Boolean).join(' ')}`));
  });
}
