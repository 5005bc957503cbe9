import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../tools/run/build.mjs';
import { runChild } from '../../tools/run/children.mjs';
import { compressFolder } from '../../tools/run/compress.mjs';
import { makeIfStale } from '../../tools/run/fingerprint.mjs';
import { at } from '../../tools/run/paths.mjs';
import { Problem } from '../../tools/run/problem.mjs';
import { layOut } from './content.mjs';

/**
 * @typedef {object} Peer
 * @property {string} documents folder of the pages, relative to the generator's project
 * @property {(page: import('./content.mjs').Content) => string} write returns the text of a page's file
 * @property {Record<string, string>} files further project files, by path
 * @property {string[]} command Node arguments of its build
 * @property {string} output folder of its build
 */

/** Configuration of the generator's own template, with its search. @type {Peer} */
const starlight = {
  documents: 'src/content/docs',
  write: ({ title, body }) => `---\ntitle: ${JSON.stringify(title)}\n---\n${body}`,
  files: {
    'astro.config.mjs': `import { defineConfig, passthroughImageService } from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  image: { service: passthroughImageService() },
  integrations: [
    starlight({
      title: 'API documentation',
      sidebar: [{ label: 'Guides', autogenerate: { directory: 'docs/guides' } }],
    }),
  ],
});\n`,
    'src/content.config.mjs': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };\n`,
  },
  command: [at('bench', 'node_modules', 'astro', 'astro.js'), 'build'],
  output: 'dist',
};

/** @satisfies {Record<string, Peer>} */
export const peers = { starlight };

export const versionAt = (...place) => JSON.parse(readFileSync(at(...place, 'package.json'), 'utf8')).version;

/** Builds with another generator if the inputs have changed. Returns the folder to serve. */
export async function buildPeer(name, from) {
  const { documents, write, files, command, output } = peers[name];
  const own = ['bench', '.build', name];
  const product = {
    name: `bench-${name}`,
    inputs: [...site.inputs, 'bench/site/peers.mjs', 'bench/site/content.mjs', 'bench/package-lock.json'],
    output: [...own, output, 'docs', 'guides'].join('/'),
  };
  await makeIfStale(product, async () => {
    rmSync(at(...own), { recursive: true, force: true });
    layOut({ from, to: at(...own, documents), write });
    for (const [path, text] of Object.entries(files)) {
      const file = at(...own, path);
      mkdirSync(join(file, '..'), { recursive: true });
      writeFileSync(file, text);
    }
    const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
    const code = await runChild(process.execPath, command, {
      cwd: at(...own),
      env,
      onLine: (line) => console.log(line),
    });
    if (code !== 0) throw new Problem(`${name} could not build the pages; the reason is in the lines above.`);
    await compressFolder(at(...own, output));
  });
  return at(...own, output);
}
