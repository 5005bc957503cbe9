import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { docusaurusScript } from '../run/build.mjs';
import { runChild } from '../run/children.mjs';
import { makeDerived } from '../run/derived.mjs';
import { at } from '../run/paths.mjs';

const facts = at('.build', 'warm-facts');
// Inside the site, whose package is not an ES module: the build runs what it wrote.
const output = at('site', '.docusaurus', 'warm-site');
const page = 'docs/guides/payments/payment-multibanco.html';

/** Amounts no page prints by itself, each in cents and as the Portuguese page writes it. */
const values = [
  { cents: 137, printed: '1,37' },
  { cents: 149, printed: '1,49' },
];

/**
 * Builds the Portuguese site twice with one fact changed between, the second time warm, and looks at what it prints:
 * a page that still shows the old value would lie after the next change of the contract.
 * @param {(line: string) => void} onLine receives the builds' output and the verdict
 * @returns {Promise<number>} 0 when the second build prints the new value and the old one nowhere
 */
export async function checkWarmFacts(onLine) {
  await makeDerived();
  rmSync(facts, { recursive: true, force: true });
  mkdirSync(facts, { recursive: true });
  cpSync(at('contract', 'generated'), facts, { recursive: true });
  for (const { cents, printed } of values) {
    setLowestAmount(cents);
    const code = await build(onLine);
    if (code !== 0) return code;
    const html = readFileSync(`${output}/${page}`, 'utf8');
    if (html.includes(printed)) continue;
    onLine(`The page does not print ${printed}, the lowest Multibanco amount the facts now give.`);
    return 1;
  }
  const html = readFileSync(`${output}/${page}`, 'utf8');
  const [old] = values;
  if (!old || !html.includes(old.printed)) return 0;
  onLine(
    `A warm build still prints ${old.printed}: import the fact as a module, or add it to the build dependencies.`,
  );
  return 1;
}

/** @param {number} cents */
function setLowestAmount(cents) {
  const file = `${facts}/facts.pt.json`;
  const content = JSON.parse(readFileSync(file, 'utf8'));
  content.limits.methodLimits.MB.minCents = cents;
  writeFileSync(file, JSON.stringify(content));
}

/** @param {(line: string) => void} onLine */
function build(onLine) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NO_COLOR: '1',
    SITE_BASE_URL: '/',
    BALCAO_FACTS_DIR: facts,
  };
  const args = [docusaurusScript(), 'build', '--locale', 'pt', '--out-dir', output];
  return runChild(process.execPath, args, { cwd: at('site'), env, onLine, limitMinutes: 5 });
}
