import type { Generator } from '../generator.ts';
import { clientFile } from './client.ts';
import { javascriptDialect as dialect } from './dialect.ts';
import { calls, manifest } from './guide.ts';
import { errorCodesFile, failureFile, serversFile, signatureFile } from './parts.ts';
import { typesFile } from './types.ts';

const index = `export { Client } from './client.js';
export { errorCodes } from './errorCodes.js';
export { ApiFailure } from './failure.js';
export { servers } from './servers.js';
export { verifySignature } from './signature.js';
`;

/** A client in JavaScript over `fetch`, its types in comments and in one `.d.ts`. */
export const javascript: Generator<'javascript'> = {
  files: (subject, { projectName, projectVersion, defaultServer }) => ({
    'package.json': `${JSON.stringify(
      {
        ...manifest(projectName, projectVersion, subject.say('client')),
        exports: './src/index.js',
        files: ['src'],
      },
      null,
      2,
    )}\n`,
    'src/index.js': index,
    'src/client.js': clientFile(subject, dialect, defaultServer),
    'src/types.d.ts': typesFile(subject),
    'src/failure.js': failureFile(subject, dialect),
    'src/errorCodes.js': errorCodesFile(subject, dialect),
    'src/servers.js': serversFile(subject, dialect),
    'src/signature.js': signatureFile(subject, dialect),
  }),
  guide: ({ projectName }) => ({
    ...calls(projectName),
    language: 'JavaScript',
    runtime: 'Node 20+ / Deno / Bun',
    fence: 'js',
    install: 'npm install ./javascript-client',
  }),
};
