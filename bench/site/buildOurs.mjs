import { generatedFilesIn } from '../../site/docusaurus-internals/environment.mjs';
import { docusaurusScript, site } from '../../tools/run/build.mjs';
import { runChild } from '../../tools/run/children.mjs';
import { compressFolder } from '../../tools/run/compress.mjs';
import { makeIfStale } from '../../tools/run/fingerprint.mjs';
import { at } from '../../tools/run/paths.mjs';
import { Problem } from '../../tools/run/problem.mjs';

/** Measured language. */
const locale = 'en';

/**
 * Builds one language of our site if it is stale.
 * @returns the folder to serve
 */
export async function buildOurs() {
  const name = 'bench-site';
  const folder = at('site', '.docusaurus', name);
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    SITE_BASE_URL: '/',
    ...generatedFilesIn('.docusaurus/bench-generated'),
  };
  const args = [docusaurusScript(), 'build', '--locale', locale, '--out-dir', folder];
  await makeIfStale({ ...site, name, output: `site/.docusaurus/${name}/index.html` }, async () => {
    const code = await runChild(process.execPath, args, {
      cwd: at('site'),
      env,
      onLine: (line) => console.log(line),
    });
    if (code !== 0) throw new Problem('Our site could not be built; the reason is in the lines above.');
    await compressFolder(folder);
  });
  return folder;
}
