import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readAnswers, readRecording } from './recording.ts';

/** What is given to pages, by the path of its module. */
type Samples = Record<string, unknown>;

/**
 * Gives pages the recorded examples: `@samples/<example>/<step>.json` highlighted, for showing the call, and
 * `@samples/<example>/<step>.answer.json`, the answered data.
 * They are plain modules, so that a warm build never prints an older recording and no highlighter ships.
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
