import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { provider } from '../../provider.config.ts';
import { agentFiles } from './agentFiles.ts';

/** `tsx examples/agents/write.ts FOLDER` writes the files for coding agents, as in the package, to the folder. */
const [folder = '.'] = process.argv.slice(2);
rmSync(path.join(folder, 'skills'), { recursive: true, force: true });
for (const [file, text] of agentFiles(`${provider.site}/`)) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
