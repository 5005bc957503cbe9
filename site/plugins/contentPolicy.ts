import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { provider } from '../../provider.config.ts';
import { emittedPages, rootOf } from './emitted/pages.ts';

/** File with the policy at the root of the built site, which servers send as a header with each page. */
const policyFile = 'content-security-policy.txt';

/** Origins that a page connects to besides its own. */
interface Origins {
  /** Origin of the sandbox: called by live panels, and framed for the payment page in a guide. */
  sandbox: string;
  /** Origins of the API's servers, called from the reference's console only. */
  servers: readonly string[];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Inline scripts; data blocks are not executed and need no hash. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && !/\stype="?application\//.test(attributes))
    .map(([, , text = '']) => text);
}

/** Where a sandbox may be that the reader names by its URL: on this computer, or at any server over TLS. */
const namedSandboxes = ['http://localhost:*', 'http://127.0.0.1:*', 'https:'];

/** Values of a directive: unique and sorted, so that builds are reproducible. */
const directive = (name: string, values: readonly string[]) => `${name} ${[...new Set(values)].join(' ')}`;

/**
 * The minimal Content-Security-Policy of these pages, on one line.
 *
 * Scripts come from the site or are allowed by hash. Inline styles are allowed: each page has its own in it
 * (pageStyles), drawings and diagrams carry their measures as attributes, whose hashes would be longer than a page's
 * text on the wire, and the body editor of the console (CodeMirror) writes a style element while it runs, whose text
 * cannot be known before. Styles cannot execute code. Panels call, frame and submit to whatever sandbox the reader names,
 * so these directives allow its origin; only the scripts above can use them.
 */
export function contentPolicy(pages: readonly string[], { sandbox, servers }: Origins): string {
  const scripts = pages.flatMap(inlineScripts).map(hashOf).sort();
  return [
    directive('default-src', ["'none'"]),
    directive('script-src', ["'self'", ...scripts]),
    directive('style-src', ["'self'", "'unsafe-inline'"]),
    directive('img-src', ["'self'", 'data:']),
    directive('font-src', ["'self'"]),
    directive('connect-src', ["'self'", sandbox, ...servers, ...namedSandboxes]),
    directive('frame-src', ["'self'", sandbox, ...namedSandboxes]),
    directive('form-action', ["'self'", sandbox, ...namedSandboxes]),
    directive('frame-ancestors', ["'self'"]),
    directive('base-uri', ["'self'"]),
    directive('object-src', ["'none'"]),
  ].join('; ');
}

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
