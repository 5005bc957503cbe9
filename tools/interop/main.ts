import { locales } from '@balcao/contract/words/locales.ts';
import { serveSampleSandbox } from '@balcao/examples/run/sampleSandbox.ts';
import { at } from '../run/paths.mjs';
import { runProgram } from '../run/program.mjs';
import { compileBodies } from './compileBodies.ts';
import { complaintsOf, descriptionPath, installTools } from './tools.ts';

/** Runs the Postman collection with newman against a new sandbox. Each request must succeed, in order. */
async function runCollection(): Promise<string[]> {
  const server = await serveSampleSandbox();
  try {
    const settings = ['--env-var', `baseUrl=${server.origin}/api`, '--color', 'off', '--disable-unicode'];
    return await complaintsOf('newman', 'newman', ['run', descriptionPath('postman', 'en'), ...settings]);
  } finally {
    await server.close();
  }
}

/** Checks with public tools that integrators use. Each check returns its complaints, which must be empty. */
const checks: Readonly<Record<string, () => Promise<string[]>>> = {
  'Spectral lints the descriptions': () => {
    const documents = locales.map((locale) => descriptionPath('openapi', locale));
    const controls = descriptionPath('control', 'pt');
    const settings = ['--ruleset', 'spectral.yaml', '--fail-severity', 'hint'];
    return complaintsOf('@stoplight/spectral-cli', 'spectral', ['lint', ...documents, controls, ...settings]);
  },
  'openapi-typescript and hey-api compile the bodies of the pages': () => compileBodies(at('.build', 'interop')),
  'newman runs the collection': runCollection,
};

await runProgram(async () => {
  await installTools();
  let failed = 0;
  for (const [name, check] of Object.entries(checks)) {
    const started = performance.now();
    const told = await check();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${told.length > 0 ? 'failed' : 'passed'} ${name} (${seconds} s)`);
    for (const line of told) console.log(`  ${line}`);
    if (told.length > 0) failed += 1;
  }
  console.log(`${Object.keys(checks).length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
