import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { provider } from '../../provider.config.ts';
import { emittedPages, rootOf } from './emitted/pages.ts';
import { contentPolicy } from './emitted/policy.ts';

/** File with the policy at the root of the built site, which servers send as a header with each page. */
const policyFile = 'content-security-policy.txt';

/**
 * Writes the Content-Security-Policy of the site from the pages as they were built. It contains the sandbox's origin
 * from `runtime.json`, so that both must be changed together. The build of each language rewrites it from all pages
 * built so far.
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
