/** Oldest supported version of Node, the same as `engines` in package.json. */
const floor = [20, 19];

/** Ends the process with a clear message if Node is too old. Must be imported first, before a syntax error occurs. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [floorMajor = 0, floorMinor = 0] = floor;
  if (major > floorMajor || (major === floorMajor && minor >= floorMinor)) return;
  console.error(`Balcão needs Node ${floor.join('.')} or newer; this is ${process.versions.node}.`);
  console.error('Install a current release (https://nodejs.org) and run the same command again.');
  process.exit(1);
}
