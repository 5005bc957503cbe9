import type { RecordedResponse, Step } from '../recording.ts';
import { openSampleSandbox } from './sampleSandbox.ts';

/** Response to a step in a fresh sandbox, after the given earlier steps. */
async function answerAfter(before: readonly Step[], step: Step): Promise<RecordedResponse> {
  const sandbox = await openSampleSandbox();
  try {
    for (const each of before) await sandbox.send(each.request);
    return await sandbox.send(step.request);
  } finally {
    await sandbox.close();
  }
}

/** Whether the response to a step, after the given earlier steps, matches the recording. */
async function answersAfter(before: readonly Step[], step: Step): Promise<boolean> {
  const { status, body } = await answerAfter(before, step);
  return status === step.response.status && body === step.response.body;
}

/** Whether a step has effects. Reads and refused calls have none, and the sandbox sends deliveries itself. */
const leavesTraces = ({ kind, request, response }: Step) =>
  kind !== 'delivery' && request.method !== 'GET' && (response.status < 400 || kind === 'control');

async function needsOfStep(step: Step, earlier: readonly Step[]): Promise<readonly Step[]> {
  if (await answersAfter([], step)) return [];
  let needed = earlier.filter(leavesTraces);
  if (!(await answersAfter(needed, step))) {
    const { body } = await answerAfter(needed, step);
    const both = `first\n${step.response.body}\nthen\n${body}`;
    throw new Error(`The step "${step.name}" is answered differently when it is played again: ${both}`);
  }
  for (const candidate of needed) {
    const fewer = needed.filter((each) => each !== candidate);
    if (await answersAfter(fewer, step)) needed = fewer;
  }
  return needed;
}

/**
 * Determines by trial which steps can be pasted alone and which need earlier ones.
 * @returns the steps with their minimal `needs`
 * @throws if a step's response is not reproducible
 */
export async function withNeeds(steps: readonly Step[]): Promise<Step[]> {
  const found: Step[] = [];
  for (const [index, step] of steps.entries()) {
    if (step.kind === 'delivery') found.push(step);
    else {
      const needed = await needsOfStep(step, steps.slice(0, index));
      found.push({ ...step, needs: needed.map(({ name }) => name) });
    }
  }
  return found;
}
