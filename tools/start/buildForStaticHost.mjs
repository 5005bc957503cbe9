import { buildStaticSite } from '../run/build.mjs';
import { installMissing } from '../run/install.mjs';
import { Problem } from '../run/problem.mjs';
import { runProgram } from '../run/program.mjs';

/** `npm run build` installs missing packages and builds for a file host. @param {string} baseUrl path with slashes */
export const buildForStaticHost = (baseUrl) =>
  runProgram(async () => {
    if (!/^\/([\w.-]+\/)*$/.test(baseUrl))
      throw new Problem(`"${baseUrl}" is no path: write it with a slash at both ends, as in /portal/.`);
    await installMissing();
    const folder = await buildStaticSite(baseUrl, (line) => line.trim() && console.log(`  site | ${line}`));
    console.log(`\n  The site, for a host that serves it at ${baseUrl}:\n  ${folder}`);
    process.exit(0);
  });
