import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { localeOf } from './locale.ts';
import { exampleFolders, filesOf, readAnswers, readControls, readRecording } from './recording.ts';

/** Provided modules by path. */
type Samples = Record<string, unknown>;

/**
 * Provides the recorded examples of the page's language: `@samples/<example>/<step>.json` with highlighted code, and
 * `@samples/<example>/<step>.answer.json`, with the response data, and `@samples/<example>.controls.json`, with the
 * operations of the simulators that it calls. As plain modules they invalidate the build's cache when they change.
 */
export function samplesPlugin(context: LoadContext): Plugin {
  const folders = exampleFolders(context.siteDir, localeOf(context));
  const { recordings, programs } = folders;
  const name = 'balcao-samples';

  return {
    name,
    getPathsToWatch: () => filesOf(folders),
    async loadContent() {
      if (!existsSync(programs)) {
        throw new Error(`There are no programs in ${programs}. Make them with: npm run derive`);
      }
      const files = readdirSync(recordings, { recursive: true, encoding: 'utf8' });
      const examples = files
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.replace(/\.json$/, ''));
      const samples: Samples = {};
      for (const example of examples.sort()) {
        Object.assign(samples, await readRecording(folders, example));
        samples[`${example}.controls`] = readControls(folders, example);
        for (const [step, body] of Object.entries(readAnswers(recordings, example)))
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
        alias: { '@samples': path.join(context.generatedFilesDir, name, 'default'), '@recorded': recordings },
      },
    }),
  };
}
