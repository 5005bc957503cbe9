import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Props } from '@docusaurus/types';
import { moved } from './loaders/moved.mjs';

const plugin = 'docusaurus-plugin-content-docs';

/**
 * The documents as the engine's plugin loaded them, for a plugin of ours once all have loaded.
 * @param allContent contents by plugin and id, as `allContentLoaded` is given them
 */
export function documentsAmong(allContent: Readonly<Record<string, Record<string, unknown>>>): LoadedVersion {
  return versionOf(allContent[plugin]?.default);
}

/**
 * The same after the build.
 * @param plugins as `postBuild` is given them
 */
export function documentsOf(plugins: Props['plugins']): LoadedVersion {
  return versionOf(plugins.find(({ name }) => name === plugin)?.content);
}

function versionOf(content: unknown): LoadedVersion {
  const version = (content as LoadedContent | undefined)?.loadedVersions?.[0];
  if (!version) throw moved('content of the documents plugin');
  return version;
}
