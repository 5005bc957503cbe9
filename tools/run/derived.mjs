import { runChild } from './children.mjs';
import { contractInputs, makeIfStale, scripts } from './fingerprint.mjs';
import { at, root, scriptOf } from './paths.mjs';
import { Problem } from './problem.mjs';

/**
 * Files that are read but not committed, each made by a script of tools/derived. The committed copies of some of them
 * (contract/snapshots, examples/snapshots) show in a diff what a change does to them, and nothing reads those.
 * @typedef {import('./fingerprint.mjs').Product & { script: string }} Derived
 */

/** What all of them are made from. */
const inputs = [...contractInputs, 'tools/derived', ...scripts('paths', 'replaceFile')];
/** What is made of the contract, and lies in its folder. */
const without = ['contract/generated', 'contract/snapshots'];

/** @type {Derived} the descriptions, the facts, the collection and the WSDL */
export const descriptions = {
  name: 'descriptions',
  script: 'tools/derived/descriptions.ts',
  inputs,
  without,
  output: 'contract/generated/facts.pt.json',
};

/** @type {Derived} each recorded call as a program in each language of its readers and of programmers */
export const programs = {
  name: 'programs',
  script: 'tools/derived/programs.ts',
  inputs: [...inputs, 'examples'],
  without: [...without, ...['snapshots', 'receivers', 'shop', 'tests'].map((name) => `examples/${name}`)],
  output: '.build/programs/pt/payments/multibanco/create.sh',
};

/** @type {Derived} the README of each generated client */
export const sdkReadmes = {
  name: 'sdk-readmes',
  script: 'tools/derived/sdkReadmes.ts',
  inputs: [...inputs, 'sandbox/sdk-generation'],
  without,
  output: '.build/sdk-readmes/payments/pt/python.md',
};

/** @type {Promise<void> | undefined} */
let making;

/**
 * Makes the derived files that are missing or stale: some seconds after a clone or a change of the contract, else the
 * time it takes to read what they are made from. A process looks once.
 * @throws {Problem} when one of them cannot be made
 */
export function makeDerived() {
  making ??= makeAll();
  return making;
}

async function makeAll() {
  await Promise.all([
    // The clients are made from the description.
    make(descriptions).then(() => make(sdkReadmes)),
    make(programs),
  ]);
}

/** @param {Derived} product */
function make(product) {
  return makeIfStale(product, async () => {
    const code = await runChild(process.execPath, [scriptOf('tsx', 'tsx'), at(product.script)], {
      cwd: root,
    });
    if (code !== 0) throw new Problem(`${product.script} failed; the reason is above.`);
  });
}
