import { provider } from '../../provider.config.ts';
import type { Runner } from './runner.ts';
import type { Sample } from './sample.ts';
import type { SampleServer } from './sampleServer.ts';

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
  server: SampleServer,
): Promise<string | undefined> {
  const sandbox = await server.open(key);
  try {
    for (const each of recording.steps) if (step.needs?.includes(each.name)) await sandbox.send(each.request);
    const { stdout, stderr } = await runner.run(file);
    // A copy names the server where the sample names the sandbox, and what it sends may come back.
    const answer = printed(stdout).replaceAll(server.originOf(key), provider.sandbox);
    const isDropped = step.response.status === 0;
    if (isDropped && !server.wasCut(key)) return `its connection should have been cut\n${stderr}`;
    if (answer === step.response.body) return undefined;
    return `it should print\n  ${step.response.body}\nbut printed\n  ${stdout}\n${stderr}`;
  } finally {
    await server.leave(key);
  }
}
