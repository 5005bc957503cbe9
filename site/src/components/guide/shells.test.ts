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
    const before = 'before' in receiver ? receiver.before : [];
    for (const each of before) expect(program).toContain(`// Run: ${each}\n`);
    // Other tests run the C# receiver with Mono.
    if (id === 'cs') return;
    const languages = { mjs: 'javascript', php: 'php', py: 'python', java: 'java' } as const;
    const ran = programs[languages[id]](4500);
    expect(command.split(' ').slice(-ran.length)).toEqual(ran);
  },
);
