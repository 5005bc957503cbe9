import { readFileSync } from 'node:fs';
import { programs } from '@balcao/examples/receivers/running.ts';
import { expect, test } from 'vitest';
import { at } from '../../../../tools/run/paths.mjs';
import { receiverCommands } from './shells.ts';

test.each(receiverCommands)(
  '$command is what the tests run and what the program says [code-block.shows-what-tests-run]',
  ({ id, command, ...receiver }) => {
    const name = id === 'java' || id === 'cs' ? 'Receiver' : 'receiver';
    const program = readFileSync(at(`examples/receivers/${name}.${id}`), 'utf8');
    expect(program).toContain(`${command}\n`);
    if ('compile' in receiver) expect(program).toContain(`// Run: ${receiver.compile}\n`);
    const languages = { mjs: 'javascript', php: 'php', py: 'python', java: 'java', cs: 'csharp' } as const;
    const ran = programs[languages[id]](4500);
    expect(
      command
        .replace(/[.]exe$/, '')
        .split(' ')
        .slice(-ran.length),
    ).toEqual(ran);
  },
);
