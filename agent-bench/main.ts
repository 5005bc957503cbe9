import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createSandbox } from '../cli/library/createSandbox.ts';
import { Problem } from '../tools/run/problem.mjs';
import { runProgram } from '../tools/run/program.mjs';
import { grade } from './grade.ts';
import { folderOf, type TaskName, tasks } from './tasks.ts';

/**
 * `npm run agent-bench -- <task> <folder>` grades the program of a folder, `-- --list` names the tasks. Ends with 1
 * where the program fails.
 */
const { values, positionals } = parseArgs({
  options: { list: { type: 'boolean', default: false } },
  allowPositionals: true,
});

/** The first line of what the agent gets. */
function titleOf(name: TaskName): string {
  const [first = ''] = readFileSync(join(folderOf(name), 'task.md'), 'utf8').split('\n');
  return first.replace(/^# /, '');
}

const isTask = (name: string): name is TaskName => Object.hasOwn(tasks, name);

function list(): void {
  const names = Object.keys(tasks).filter(isTask);
  const width = Math.max(...names.map(({ length }) => length));
  for (const name of names) console.log(`${name.padEnd(width)}  ${titleOf(name)}`);
}

async function gradeFolder(name: string, folder: string): Promise<boolean> {
  if (!isTask(name)) throw new Problem(`There is no task ${name}. See: npm run agent-bench -- --list`);
  if (!existsSync(folder)) throw new Problem(`There is no folder ${folder}.`);
  const sandbox = await createSandbox();
  const { lost } = await grade(sandbox, name, resolve(folder)).finally(sandbox.close);
  console.log(`${name}: ${lost.length === 0 ? 'passed' : 'failed'}`);
  for (const { loss, means, seen } of lost)
    console.log(`\n${loss}: ${means}\n${seen.replaceAll(/^/gm, '  ')}`);
  return lost.length === 0;
}

await runProgram(async () => {
  const [name, folder] = positionals;
  if (values.list) list();
  else if (!name || !folder) throw new Problem('Usage: npm run agent-bench -- <task> <folder>, or -- --list');
  else process.exitCode = (await gradeFolder(name, folder)) ? 0 : 1;
  process.exit();
});
