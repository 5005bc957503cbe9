import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { moved } from './loaders/moved.mjs';

/** The parts of a chunk group that this plugin reads: its chunks, and the requests that load it. */
interface ChunkGroup {
  origins: { request?: string }[];
  chunks: { id?: string | number | null }[];
}

/** The parts of the bundler's types that are used here. */
interface Compiler {
  hooks: {
    afterEmit: {
      tap(name: string, run: (compilation: { chunkGroups: Iterable<ChunkGroup> }) => void): void;
    };
  };
}

const name = 'balcao-route-scripts';

/**
 * Adds the scripts of a page's route to its HTML, so that they load together with the application. Docusaurus looks up
 * a page's modules in its chunk manifest by chunk name, but its routes name them by module; this plugin adds the
 * missing entries.
 */
export function routeScriptsPlugin({ generatedFilesDir }: LoadContext): Plugin {
  const file = path.join(generatedFilesDir, 'client-manifest.json');
  const apply = ({ hooks }: Compiler) =>
    hooks.afterEmit.tap(name, ({ chunkGroups }) => {
      const manifest = JSON.parse(readFileSync(file, 'utf8'));
      if (!manifest.origins) throw moved('manifest of the client build');
      for (const { origins, chunks } of chunkGroups)
        for (const { request } of origins)
          if (request) manifest.origins[request] ??= chunks.map(({ id }) => id);
      writeFileSync(file, JSON.stringify(manifest));
    });
  return {
    name,
    // The development server has no manifest, and its pages start on load.
    configureWebpack: ({ mode }, isServer) =>
      isServer || mode !== 'production' ? {} : { plugins: [{ apply } as object as never] },
  };
}
