import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { agentFiles } from '@balcao/examples/agents/agentFiles.ts';
import type { Plugin } from '@docusaurus/types';
import { rootOf } from './emitted/pages.ts';

/** Writes the files for coding agents at the root of the site: `AGENTS.md`, and the folder of a skill. */
export function agentFilesPlugin(): Plugin {
  return {
    name: 'balcao-agent-files',
    async postBuild(props) {
      const { folder, baseUrl } = rootOf(props);
      for (const [file, text] of agentFiles(baseUrl)) {
        const target = path.join(folder, file);
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, text);
      }
    },
  };
}
