import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readAnswers, readRecording } from './recording.ts';

/** Provided modules by path. */
type Samples = Record<string, unknown>;

/**
 * Provides the recorded examples: `@samples/<example>/<step>.json` with highlighted code, and
 * `@samples/<example>/<step>.answer.json`, with the response data. As plain modules they invalidate the build's cache
 * when they change.
 */
export function samplesPlugin(context: LoadContext): Plugin {
  const folder = path.resolve(context.siteDir, '../examples/recorded');
  const programs = path.resolve(context.siteDir, '../.build/programs');
  const name = 'balcao-samples';

  return {
    name,
    getPathsToWatch: () => [`${folder}/**/*`, `${programs}/**/*`],
    async loadContent() {
      if (!existsSync(programs)) {
        throw new Error(`There are no programs in ${programs}. Make them with: npm run derive`);
      }
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      const examples = files
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.replace(/\.json$/, ''));
      const samples: Samples = {};
      for (const example of examples.sort()) {
        Object.assign(samples, await readRecording({ recordings: folder, programs }, example));
        for (const [step, body] of Object.entries(readAnswers(folder, example)))
          samples[`${step}.answer`] = body;
      }
      return samples;
    },
    async contentLoaded({ content, actions }) {
      for (const [key, sample] of Object.entries(content as Samples)) {
        await actions.createData(`${key}.json`, JSON.stringify(sample));
      }
    },
    configureWebpack: () => ({
      resolve: {
        alias: { '@samples': path.join(context.generatedFilesDir, name, 'default'), '@recorded': folder },
      },
    }),
  };
}
