import { constants, setPriority } from 'node:os';

/** Oldest supported version of Node, the same as `engines` in package.json. */
const floor = [20, 19];

/** Ends the process with a clear message on an old Node, whose parser would refuse the imports below. */
function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [floorMajor = 0, floorMinor = 0] = floor;
  if (major > floorMajor || (major === floorMajor && minor >= floorMinor)) return;
  console.error(`Balcão needs Node ${floor.join('.')} or newer; this is ${process.versions.node}.`);
  console.error('Install a current release (https://nodejs.org) and run the same command again.');
  process.exit(1);
}

/** @type {Record<string, (args: string[]) => Promise<unknown>>} programs of package.json and of `npm start` */
const commands = {
  start: async () => (await import('./start/start.mjs')).start(),
  dev: async () => (await import('./start/dev.mjs')).dev(),
  build: async ([baseUrl = '/']) => (await import('./start/buildForStaticHost.mjs')).buildForStaticHost(baseUrl),
  /** The operator's part without the site: the process, and the command `balcao`. */
  async 'build:sandbox'() {
    await (await import('./run/build.mjs')).buildSandbox();
    await (await import('./run/cli.mjs')).buildCli();
  },
  async derive() {
    const { makeDerived } = await import('./run/derived.mjs');
    await (await import('./run/program.mjs')).runProgram(makeDerived);
  },
  /** Adds the downloads while the site is served, with a low priority, so that readers do not notice. */
  async downloads() {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    const { addDownloads } = await import('./run/build.mjs');
    await (await import('./run/program.mjs')).runProgram(async () => void (await addDownloads()));
  },
  /** Before the package is published: builds the site for its documentation, and then the package. */
  async prepack() {
    const { buildSite } = await import('./run/build.mjs');
    const showLine = (/** @type {string} */ line) => line.trim() && console.error(`  site | ${line}`);
    await (await import('./run/program.mjs')).runProgram(() => buildSite(showLine));
  },
  async test(args) {
    // The list of stages reads it.
    if (args.includes('--full')) process.env.TEST_FULL = '1';
    const { listStages, test } = await import('./test/test.mjs');
    return args.includes('--list') ? listStages() : test({ all: args.includes('--all') });
  },
  screenshots: async (args) => (await import('./screenshots/screenshots.mjs')).screenshots(args),
};

requireNode();
const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) throw new Error(`No command "${name}": ${Object.keys(commands).join(', ')}.`);
await command(args);
