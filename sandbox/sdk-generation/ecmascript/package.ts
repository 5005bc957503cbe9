import type { Files, Generator, SdkInput } from '../generator.ts';
import { clientModule } from './ecmascriptClient.ts';
import { calls, sandboxCalls } from './ecmascriptGuide.ts';
import { errorCodesModule, failureModule, serversModule } from './ecmascriptParts.ts';
import { typesFile } from './ecmascriptTypes.ts';
import { webhooksModule } from './ecmascriptWebhooks.ts';
import type { Module } from './module.ts';

const webhookFunctions =
  'parseCallback, parseWebhook, parseWebhookForm, verifyHookHash, verifySignature, WebhookFailure';

/** Index module of the package. Exports the webhook functions only if the API has webhooks. */
function indexModule({ clientName, events }: SdkInput): Module {
  const client = `export { ${clientName} } from './client.js';\n`;
  const rest = `export { ApiFailure } from './failure.js';
export { servers } from './servers.js';
${events.length > 0 ? `export { ${webhookFunctions} } from './webhooks.js';\n` : ''}`;
  return {
    code: `${client}export { errorCodes } from './errorCodes.js';\n${rest}`,
    declarations: `${client}export { errorCodes, type ErrorCode } from './errorCodes.js';
${rest}export type * from './types.js';
`,
  };
}

const folder = 'dist';

interface Package {
  name: string;
  version: string;
  defaultServer: string;
}

/** npm package without build, dependencies or install scripts; contains code and declarations. */
function packageFiles(subject: SdkInput, { name, version, defaultServer }: Package): Files {
  const modules: Readonly<Record<string, Module>> = {
    index: indexModule(subject),
    client: clientModule(subject, defaultServer),
    errorCodes: errorCodesModule(subject),
    failure: failureModule(subject),
    servers: serversModule(subject),
    ...(subject.events.length > 0 && { webhooks: webhooksModule(subject) }),
  };
  const manifest = {
    name,
    version,
    description: subject.say('client'),
    license: 'MIT',
    type: 'module',
    engines: { node: '>=20' },
    exports: { types: `./${folder}/index.d.ts`, default: `./${folder}/index.js` },
    files: [folder],
    sideEffects: false,
  };
  const files = Object.entries(modules).flatMap(([module, { code, declarations }]) => [
    [`${folder}/${module}.js`, code],
    [`${folder}/${module}.d.ts`, declarations],
  ]);
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    ...Object.fromEntries(files),
    [`${folder}/types.d.ts`]: typesFile(subject, defaultServer),
  };
}

const runtime = 'Node 20+ / Deno / Bun';

/** Client over `fetch` for programs in TypeScript and JavaScript. */
export const typescript: Generator<'typescript'> = {
  files: (subject, { npmName: name, npmVersion: version, defaultServer }) =>
    packageFiles(subject, { name, version, defaultServer }),
  guide: ({ npmName, api }, locale) => ({
    ...(api === 'control' ? sandboxCalls(npmName, locale) : calls(npmName, locale)),
    language: 'TypeScript / JavaScript',
    runtime,
    fence: 'ts',
    install: api === 'control' ? 'npm install -D ./typescript-sandbox' : 'npm install ./typescript-client',
  }),
};
