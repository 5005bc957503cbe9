import { pathToFileURL } from 'node:url';
import { buildPages, buildSandbox, compressSite, seedScript, siteFolder } from '../run/build.mjs';
import { runChild } from '../run/children.mjs';
import { installMissing } from '../run/install.mjs';
import { buildMcp } from '../run/mcp.mjs';
import { at } from '../run/paths.mjs';
import { requireFreePorts } from '../run/ports.mjs';
import { Problem, tell } from '../run/problem.mjs';
import { runProgram } from '../run/program.mjs';
import { settingsFrom } from '../run/settings.mjs';
import { startSandbox } from './sandbox.mjs';
import { startMessage } from './startMessage.mjs';

/**
 * `npm start` installs and builds what is missing, then serves the site and the sandbox until Ctrl+C. The sandbox
 * starts even if the site cannot be built, unless the site is required.
 * @param {{ siteRequired?: boolean }} [options]
 */
export const start = ({ siteRequired = false } = {}) =>
  runProgram(async (fail) => {
    const settings = settingsFrom(process.env);
    await requireFreePorts(settings, 'npm start');
    await installMissing();
    const sandboxBuilt = buildSandbox();
    const served = serveSite(settings, sandboxBuilt);
    await sandboxBuilt;
    const sandbox = await startSandbox(settings);
    sandbox.once('exit', () => fail(new Problem('The sandbox stopped by itself, so everything stops.')));
    // The sandbox loads the tools at the first tool call.
    await buildMcp();
    const problem = await served;
    if (problem && siteRequired) throw problem;
    if (problem) console.error(`\n${problem.message}\nThe sandbox keeps running without it.`);
    const { seed } = await import(pathToFileURL(seedScript).href);
    console.log(startMessage(settings, seed, { siteReady: !problem, onWindows: process.platform === 'win32' }));
  });

/**
 * @param {import('../run/settings.mjs').Settings} settings
 * @param {Promise<unknown>} sandboxBuilt
 * @returns {Promise<Problem | undefined>} the reason if there is no site
 */
async function serveSite(settings, sandboxBuilt) {
  const started = Date.now();
  try {
    const showLine = (/** @type {string} */ line) => line.trim() && console.log(`  site | ${line}`);
    const built = await buildPages(showLine, sandboxBuilt);
    if (built) console.log(`The site was built in ${Math.round((Date.now() - started) / 1000)} s`);
    const { listen, siteServer } = await import('./site-server.mjs');
    const server = siteServer(siteFolder, settings);
    await listen(server, settings);
    // Pages are served in the meantime; a request for a download waits for this process.
    const makeDownloads = [at('tools', 'command.mjs'), 'downloads'];
    // Runs in sequence, because both processes would build the agent tools.
    const added = buildMcp().then(() => runChild(process.execPath, makeDownloads), tell);
    server.findFiles(added);
    added.then(compressSite).then(() => server.findFiles(), tell);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}
