import type { Generator } from '../generator.ts';
import { modelFiles } from './models.ts';
import { clientFile } from './phpClient.ts';
import { calls, sandboxCalls } from './phpGuide.ts';
import { errorCodeFile, failureFile, listingFile } from './phpParts.ts';
import { webhookFiles } from './phpWebhooks.ts';

const manifest = (name: string, version: string, description: string, namespace: string) =>
  `${JSON.stringify(
    {
      name,
      description,
      type: 'library',
      version,
      license: 'MIT',
      require: { php: '>=8.1', 'ext-json': '*' },
      autoload: { 'psr-4': { [`${namespace}\\`]: 'src/' } },
    },
    null,
    2,
  )}\n`;

const quoted = (namespace: string) => `'${namespace.replaceAll('\\', '\\\\')}\\\\'`;

/** Autoloader for programs without Composer. */
const autoload = (namespace: string) => `<?php

declare(strict_types=1);

spl_autoload_register(static function (string $class): void {
    $prefix = ${quoted(namespace)};
    if (str_starts_with($class, $prefix)) {
        require __DIR__ . '/src/' . str_replace('\\\\', '/', substr($class, strlen($prefix))) . '.php';
    }
});
`;

/** PHP 8 client that needs no extensions. Models are classes. */
export const php: Generator<'php'> = {
  files: (subject, { composerPackageName, invokerPackage: namespace, artifactVersion, defaultServer }) => ({
    'composer.json': manifest(composerPackageName, artifactVersion, subject.say('client'), namespace),
    'autoload.php': autoload(namespace),
    [`src/${subject.clientName}.php`]: clientFile(subject, namespace, defaultServer),
    'src/ApiFailure.php': failureFile(subject, namespace),
    'src/ErrorCode.php': errorCodeFile(subject, namespace),
    'src/Listing.php': listingFile(subject, namespace),
    ...webhookFiles(subject, namespace),
    ...modelFiles(subject, namespace),
  }),
  guide: ({ composerPackageName, invokerPackage, api }, locale) => ({
    ...(api === 'control' ? sandboxCalls(invokerPackage, locale) : calls(invokerPackage, locale)),
    language: 'PHP',
    runtime: 'PHP 8.1+',
    fence: 'php',
    install:
      api === 'control'
        ? `composer config repositories.sandbox path ./php-sandbox\ncomposer require --dev ${composerPackageName}`
        : `composer config repositories.sdk path ./php-client\ncomposer require ${composerPackageName}`,
    note: 'withoutComposer',
  }),
};
