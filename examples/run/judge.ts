import { provider } from '../../provider.config.ts';
import type { House } from './house.ts';
import type { Runner } from './runner.ts';
import type { Sample } from './sample.ts';

/** The line break that printing adds does not belong to the body. */
const printed = (text: string) => text.replace(/\r?\n$/, '');

/**
 * Runs a sample as a reader would, against a fresh sandbox in which the steps it needs were played, and compares
 * what it printed with what was recorded.
 * @param file its copy
 * @returns why it failed, or undefined
 */
export async function failureOf(
  { recording, step, key }: Sample,
  file: string,
  runner: Runner,
  house: House,
): Promise<string | undefined> {
  const room = await house.open(key);
  try {
    for (const each of recording.steps) if (step.needs?.includes(each.name)) await room.send(each.request);
    const { stdout, stderr } = await runner.run(file);
    // A copy names the house where the sample names the sandbox, and what it sends may come back.
    const answer = printed(stdout).replaceAll(house.originOf(key), provider.sandbox);
    if (answer === step.response.body) return undefined;
    return `it should print\n  ${step.response.body}\nbut printed\n  ${stdout}\n${stderr}`;
  } finally {
    await house.leave(key);
  }
}
