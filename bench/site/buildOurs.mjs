import { benchSite, buildSiteCopy } from '../../tools/run/build.mjs';
import { compressFolder } from '../../tools/run/compress.mjs';

/**
 * Builds one language of our site if it is stale.
 * @returns the folder to serve
 */
export async function buildOurs() {
  await buildSiteCopy(benchSite, (line) => console.log(line));
  await compressFolder(benchSite.folder);
  return benchSite.folder;
}
