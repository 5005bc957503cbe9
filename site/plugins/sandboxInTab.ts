import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { rootOf } from './emitted/pages.ts';

const settingsFile = 'runtime.json';

/**
 * Says in `runtime.json` where the site is whose sandbox runs in the reader's tab (tools/run/inTab.mjs). Whoever serves
 * the site beside a sandbox answers that file, and names its server first.
 */
export function sandboxInTabPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'balcao-sandbox-in-tab',
    async postBuild(props) {
      const settings = JSON.parse(readFileSync(path.join(siteDir, 'static', settingsFile), 'utf8'));
      const told = JSON.stringify({ ...settings, inTab: rootOf(props).baseUrl, inTabByDefault: true });
      writeFileSync(path.join(props.outDir, settingsFile), `${told}\n`);
    },
  };
}
