import { makeDerived } from './derived.mjs';
import { contractInputs, makeIfStale, scripts } from './fingerprint.mjs';
import { at } from './paths.mjs';
import { withEsbuild } from './withEsbuild.mjs';

const mcp = {
  name: 'mcp',
  inputs: [
    ...contractInputs,
    ...['cli/mcp', 'workbench', 'reference/description', 'reference/markdown'],
    ...['site/src/search', 'site/src/words'],
    ...scripts('mcp'),
  ],
  output: '.build/mcp/server.mjs',
};

/**
 * Selects the smaller JSON Schema validator of the SDK. Tools declare no schema, because zod validates their arguments.
 * @type {import('esbuild').Plugin}
 */
const smallValidator = {
  name: 'small-validator',
  setup(build) {
    build.onResolve({ filter: /^@modelcontextprotocol\/server\/_shims$/ }, () => ({
      path: 'shims',
      namespace: 'small-validator',
    }));
    build.onLoad({ filter: /./, namespace: 'small-validator' }, () => ({
      contents: `
        import { CfWorkerJsonSchemaValidator } from '@modelcontextprotocol/server/validators/cf-worker';
        import process from 'node:process';
        export { CfWorkerJsonSchemaValidator as DefaultJsonSchemaValidator, process };`,
      loader: 'js',
      resolveDir: at('cli', 'mcp'),
    }));
  },
};

/**
 * Builds the agent tools beside the sandbox if they are stale. They are loaded on demand, because the protocol would be
 * a quarter of the sandbox.
 */
export async function buildMcp() {
  await makeDerived();
  return makeIfStale(mcp, () =>
    withEsbuild('The tools of agents could not be built; the reason is above.', async ({ build }) => {
      await build({
        entryPoints: [at('cli', 'mcp', 'node.ts')],
        outfile: at(mcp.output),
        bundle: true,
        minify: true,
        format: 'esm',
        platform: 'node',
        target: 'node20',
        legalComments: 'none',
        plugins: [smallValidator],
        logLevel: 'error',
      });
    }),
  );
}
