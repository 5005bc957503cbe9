import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { Generator } from '../generator.ts';
import { clientFile } from './client.ts';
import { modelFiles } from './models.ts';
import { errorCodeFile, failureFile, listingFile, signatureFile } from './parts.ts';

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

/** For those who work without Composer. */
const autoload = (namespace: string) => `<?php

declare(strict_types=1);

spl_autoload_register(static function (string $class): void {
    $prefix = ${quoted(namespace)};
    if (str_starts_with($class, $prefix)) {
        require __DIR__ . '/src/' . str_replace('\\\\', '/', substr($class, strlen($prefix))) . '.php';
    }
});
`;

/** A client in PHP 8 that needs no extension; models are classes. */
export const php: Generator<'php'> = {
  files: (subject, { composerPackageName, invokerPackage: namespace, artifactVersion, defaultServer }) => ({
    'composer.json': manifest(composerPackageName, artifactVersion, subject.say('client'), namespace),
    'autoload.php': autoload(namespace),
    'src/Client.php': clientFile(subject, namespace, defaultServer),
    'src/ApiFailure.php': failureFile(subject, namespace),
    'src/ErrorCode.php': errorCodeFile(subject, namespace),
    'src/Listing.php': listingFile(subject, namespace),
    'src/Signature.php': signatureFile(subject, namespace),
    ...modelFiles(subject, namespace),
  }),
  guide: ({ composerPackageName, invokerPackage: namespace }) => ({
    language: 'PHP',
    runtime: 'PHP 8.1+',
    fence: 'php',
    install: `composer config repositories.sdk path ./php-client\ncomposer require ${composerPackageName}`,
    note: 'withoutComposer',
    firstCall: `<?php

require __DIR__ . '/php-client/autoload.php';

use ${namespace}\\Client;
use ${namespace}\\Model\\ReferenceRequest;

$client = new Client(
    baseUrl: Client::SERVERS['sandbox'],
    platformCode: '${seed.platform.code}',
    privateKey: '${seed.platform.privateKey}',
    clientId: '${seed.entity.clientId}',
);

$payment = $client->createReference(new ReferenceRequest(amount: 1000));
echo $payment->referenceDetails->entity, ' ', $payment->referenceDetails->reference, "\\n";`,
    failure: `use ${namespace}\\ApiFailure;

try {
    $client->getPayment('999999');
} catch (ApiFailure $failure) {
    echo $failure->status, ' ', implode(' ', $failure->codes), ' ', $failure->getMessage(), "\\n";
}`,
    webhook: `use ${namespace}\\Signature;

$genuine = Signature::verify(file_get_contents('php://input'), $_SERVER['HTTP_PAYPAY_SIGNATURE'] ?? '', $privateKey);`,
  }),
};
