import { serveSampleSandbox } from '@balcao/examples/run/sampleSandbox.ts';
import { runChild } from '../run/children.mjs';
import { at } from '../run/paths.mjs';
import { runProgram } from '../run/program.mjs';
import { requirements } from '../test/requirements.mjs';
import { descriptionPath } from './tools.ts';

/** Fails on any 5xx status, and on a status, media type or body that is not in the description. */
const checks = 'not_a_server_error,status_code_conformance,response_schema_conformance,content_type_conformance';

/**
 * Runs Schemathesis with valid and invalid requests against a new sandbox. Without OpenAPI Generator, requests for
 * clients in further languages get 502.
 */
await runProgram(async () => {
  const server = await serveSampleSandbox();
  const wanted = [
    ...['--url', `${server.origin}/api`, '--auth', '0001:balcaoSandboxKey01'],
    ...['--header', 'PayPay-ClientId: 999999990', '--exclude-path-regex', '^/sdks'],
    ...['--checks', checks, '--phases', 'examples,fuzzing,stateful', '--max-examples', '20', '--no-color'],
  ];
  try {
    process.exitCode = await runChild(
      requirements.schemathesis.find() ?? 'schemathesis',
      ['run', descriptionPath('openapi', 'en'), ...wanted],
      // The folder where Schemathesis stores its findings.
      { cwd: at('.build'), onLine: (line: string) => console.log(line), limitMinutes: 10 },
    );
  } finally {
    await server.close();
  }
});
