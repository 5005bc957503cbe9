import { makeDerived } from './derived.mjs';
import { makeIfStale } from './fingerprint.mjs';
import { at } from './paths.mjs';
import { withEsbuild } from './withEsbuild.mjs';

const mcp = {
  name: 'mcp',
  inputs: [
    'mcp',
    'contract',
    'openapi',
    'text',
    'reference/description',
    'reference/markdown',
    'site/src/search',
    'site/src/words',
    'workbench',
    'package-lock.json',
    'tools/run/mcp.mjs',
  ],
  output: '.build/mcp/server.mjs',
};

/**
 * Builds the tools of agents beside the sandbox that loads them when it is asked for them, when they are stale. They are
 * a file of their own: what they need of the protocol is half as large as the sandbox.
 */
export async function buildMcp() {
  await makeDerived();
  return makeIfStale(mcp, () =>
    withEsbuild('The tools of agents could not be built; the reason is above.', async ({ build }) => {
      await build({
        entryPoints: [at('mcp', 'node.ts')],
        outfile: at(mcp.output),
        bundle: true,
        minify: true,
        format: 'esm',
        platform: 'node',
        target: 'node20',
        legalComments: 'none',
        logLevel: 'error',
      });
    }),
  );
}
