import type { CallerExamination } from '@balcao/contract/control/caller.ts';
import { callerLines } from '@balcao/workbench/panels/go-live/callerLines.ts';
import * as z from 'zod';
import { done, problem } from '../results/toolResult.ts';
import { tool } from './tool.ts';

export const examineCaller = tool({
  description:
    'Examines the calls that the program itself made with these keys, by the log: charged twice, refunded blindly, shipped unpaid (reportShipment), never asked. Each finding says where, what it costs, and how to mend it.',
  input: z.object({}),
  needsKeys: true,
  isReadOnly: true,
  async run({ call }) {
    const called = await call<CallerExamination>('GET', '/sandbox/caller');
    if (!called.ok) return called.refusal;
    const { calls, rules } = called.data;
    if (rules.every(({ outcome }) => outcome === 'unexamined'))
      return problem(
        'The log has no call of the program with these keys: nothing was examined.',
        'Give it the keys and the URL of the sandbox, run it or its tests, and ask again.',
      );
    const found = rules.filter(({ outcome }) => outcome === 'found');
    const lines = found.flatMap((finding) => [
      `found    ${finding.what} (${finding.rule})`,
      ...callerLines(finding).map((line) => `  ${line}`),
    ]);
    const verdict = `Calls examined: ${calls}. Rules broken: ${found.length} of ${rules.length}.`;
    if (found.length === 0) return done(verdict);
    return problem([...lines, '', verdict].join('\n'), 'read_page reads the section that each finding ends with.');
  },
});
