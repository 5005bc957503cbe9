import { builder } from '../run/build.mjs';
import { runChild } from '../run/children.mjs';
import { makeDerived } from '../run/derived.mjs';
import { installAll } from '../run/install.mjs';
import { at, root, scriptOf } from '../run/paths.mjs';
import { requireFreePorts } from '../run/ports.mjs';
import { Problem } from '../run/problem.mjs';
import { runProgram } from '../run/program.mjs';
import { settingsFrom } from '../run/settings.mjs';

/** `npm run dev` runs the sandbox from its sources, restarts it on each change, and renders the site on request. */
export const dev = () =>
  runProgram(async (fail) => {
    const settings = settingsFrom(process.env);
    await requireFreePorts(settings, 'npm run dev');
    await installAll();
    await makeDerived();
    const { host, sitePort, sandboxPort, sandboxUrl, siteUrl } = settings;
    const env = {
      ...process.env,
      HOST: host,
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_URL: sandboxUrl,
      SITE_PORT: String(sitePort),
      SITE_URL: siteUrl,
    };
    const pages = ['checkout', 'workbench', 'ui', 'text'].flatMap((room) => ['--include', `${room}/**`]);
    const sandbox = ['watch', ...pages, 'tools/start/devSandbox.mjs'];
    const site = [...builder, at('site', 'builder', 'dev.ts')];
    await Promise.race([
      runChild(process.execPath, [scriptOf('tsx', 'tsx'), ...sandbox], { cwd: root, env }),
      runChild(process.execPath, site, { cwd: root, env }),
    ]);
    fail(new Problem('One of the two stopped, so both stop. It says why above.'));
  });
