import { readFileSync } from 'node:fs';
import { programs } from '@balcao/examples/receivers/running.ts';
import { expect, test } from 'vitest';
import { at } from '../../../../tools/run/paths.mjs';
import { receiverCommands } from './shells.ts';

test.each(receiverCommands)(
  '$command is what the tests run and what the program says [code-block.shows-what-tests-run]',
  ({ id, command }) => {
    expect(readFileSync(at(`examples/receivers/receiver.${id}`), 'utf8')).toContain(`${command}\n`);
    const languages = { mjs: 'javascript', php: 'php', py: 'python' } as const;
    expect(command.split(' ').slice(1)).toEqual(programs[languages[id]](4500));
  },
);
