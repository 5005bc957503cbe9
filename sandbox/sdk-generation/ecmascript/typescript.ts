import type { Generator } from '../generator.ts';
import { clientFile } from './client.ts';
import { typescriptDialect as dialect } from './dialect.ts';
import { calls, manifest } from './guide.ts';
import { errorCodesFile, failureFile, serversFile, signatureFile } from './parts.ts';
import { typesFile } from './types.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const compilerOptions = {
  target: 'ES2022',
  module: 'NodeNext',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: [],
  strict: true,
  declaration: true,
  rootDir: 'src',
  outDir: 'dist',
};

const index = `export { Client } from './client.js';
export { errorCodes, type ErrorCode } from './errorCodes.js';
export { ApiFailure } from './failure.js';
export { servers } from './servers.js';
export { verifySignature } from './signature.js';
export type * from './types.js';
`;

/** A client in TypeScript over `fetch`. */
export const typescript: Generator<'typescript'> = {
  files: (subject, { npmName, npmVersion, defaultServer }) => ({
    'package.json': json({
      ...manifest(npmName, npmVersion, subject.say('client')),
      exports: { types: './dist/index.d.ts', default: './dist/index.js' },
      files: ['dist', 'src'],
      scripts: { build: 'tsc', prepare: 'tsc' },
      devDependencies: { typescript: '>=5.2' },
    }),
    'tsconfig.json': json({ compilerOptions, include: ['src'] }),
    'src/index.ts': index,
    'src/client.ts': clientFile(subject, dialect, defaultServer),
    'src/types.ts': typesFile(subject),
    'src/failure.ts': failureFile(subject, dialect),
    'src/errorCodes.ts': errorCodesFile(subject, dialect),
    'src/servers.ts': serversFile(subject, dialect),
    'src/signature.ts': signatureFile(subject, dialect),
  }),
  guide: ({ npmName }) => ({
    ...calls(npmName),
    language: 'TypeScript',
    runtime: 'Node 20+ / Deno / Bun',
    fence: 'ts',
    install: '(cd typescript-client && npm install)\nnpm install ./typescript-client',
  }),
};
