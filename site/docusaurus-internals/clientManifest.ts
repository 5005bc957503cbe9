import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { moved } from './loaders/moved.mjs';

/** What this plugin reads of a build: the chunks that one `import()` asks for, and who asks. */
interface ChunkGroup {
  origins: { request?: string }[];
  chunks: { id?: string | number | null }[];
}

/** The little of the bundler's own types that is used here. */
interface Compiler {
  hooks: {
    afterEmit: {
      tap(name: string, run: (compilation: { chunkGroups: Iterable<ChunkGroup> }) => void): void;
    };
  };
}

const name = 'balcao-route-scripts';

/**
 * Names, in the HTML of each page, the scripts of its own route beside those of the application, so that all can be
 * asked for at once. The engine looks the modules that a page was drawn from up in its manifest of chunks; there it
 * finds them by the name of a chunk only, and its routes tell of them by their module.
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
    // The development server writes no manifest, and its pages start at once.
    configureWebpack: ({ mode }, isServer) =>
      isServer || mode !== 'production' ? {} : { plugins: [{ apply } as object as never] },
  };
}
