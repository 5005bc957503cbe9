import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { provider } from '../../provider.config.ts';
import { emittedPages, rootOf } from './emitted/pages.ts';
import { contentPolicy } from './emitted/policy.ts';

/** The policy's file at the root of the built site, for whoever serves it to send as a header with each page. */
const policyFile = 'content-security-policy.txt';

/**
 * Writes the Content-Security-Policy of the site from the pages as they were built. It names the sandbox that
 * `runtime.json` names; whoever changes one changes the other. Each language writes it anew, with what is there by then.
 */
export function contentPolicyPlugin(): Plugin {
  return {
    name: 'balcao-content-policy',
    async postBuild(props) {
      const { folder } = rootOf(props);
      const { sandboxUrl } = JSON.parse(readFileSync(path.join(folder, 'runtime.json'), 'utf8')) as {
        sandboxUrl: string;
      };
      const pages = emittedPages(folder).map(({ html }) => html);
      const origins = { sandbox: new URL(sandboxUrl).origin, servers: Object.values(provider.servers) };
      writeFileSync(path.join(folder, policyFile), `${contentPolicy(pages, origins)}\n`);
    },
  };
}
