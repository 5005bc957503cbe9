import { runChild } from './children.mjs';
import { contractInputs, makeIfStale, scripts } from './fingerprint.mjs';
import { at, root, scriptOf } from './paths.mjs';
import { Problem } from './problem.mjs';

/**
 * Generated files that are not committed. Each is made by a script in tools/derived. Committed copies of some
 * (contract/snapshots, examples/snapshots) only show the effect of a change in a diff.
 * @typedef {import('./fingerprint.mjs').Product & { script: string }} Derived
 */

const inputs = [...contractInputs, 'tools/derived', ...scripts('paths', 'replaceFile')];
/** Derived files in the folder of the contract, which are not inputs. */
const without = ['contract/generated', 'contract/snapshots'];

/** @type {Derived} descriptions, facts, collection and WSDL */
export const descriptions = {
  name: 'descriptions',
  script: 'tools/derived/descriptions.ts',
  inputs,
  without,
  output: 'contract/generated/facts.pt.json',
};

/** @type {Derived} programs for each recorded call, by locale and programming language */
export const programs = {
  name: 'programs',
  script: 'tools/derived/programs.ts',
  inputs: [...inputs, 'examples'],
  without: [...without, ...['snapshots', 'receivers', 'shop', 'tests'].map((name) => `examples/${name}`)],
  output: '.build/programs/pt/payments/multibanco/create.sh',
};

/** @type {Derived} READMEs of the generated clients */
export const sdkReadmes = {
  name: 'sdk-readmes',
  script: 'tools/derived/sdkReadmes.ts',
  inputs: [...inputs, 'sandbox/sdk-generation', 'sandbox/domain/outcome.ts'],
  without,
  output: '.build/sdk-readmes/payments/pt/python.md',
};

/** @type {Promise<void> | undefined} */
let making;

/**
 * Makes the derived files that are missing or stale, once per process. Takes seconds after a clone or a change of the
 * contract, otherwise only the time to hash the inputs.
 * @throws {Problem} if one of them cannot be made
 */
export function makeDerived() {
  making ??= makeAll();
  return making;
}

async function makeAll() {
  await Promise.all([
    // Clients are generated from the descriptions.
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
