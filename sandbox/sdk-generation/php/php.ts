import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { Generator } from '../generator.ts';
import { clientFile } from './client.ts';
import { modelFiles } from './models.ts';
import { errorCodeFile, failureFile, listingFile, signatureFile, webhooksFile } from './parts.ts';

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
    'src/Webhooks.php': webhooksFile(subject, namespace),
    ...modelFiles(subject, namespace),
  }),
  guide: ({ composerPackageName, invokerPackage: namespace }, locale) => ({
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
    language: '${locale.toUpperCase()}',
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
    webhook: `use ${namespace}\\Webhooks;

$delivery = Webhooks::parse(file_get_contents('php://input'), $_SERVER['HTTP_PAYPAY_SIGNATURE'] ?? '', $privateKey);
foreach ($delivery?->payments ?? [] as $payment) {
    echo $payment->id, ' ', $payment->stateDetails->state, "\\n";
}`,
    pages: `foreach ($client->listPaymentsPages(sort: 'createdAt', limit: 100) as $page) {
    foreach ($page->data as $payment) {
        echo $payment->id, ' ', $payment->amount, "\\n";
    }
}`,
    transport: `$retryingClient = new Client(
    baseUrl: Client::SERVERS['sandbox'],
    language: '${locale.toUpperCase()}',
    retries: 2,
    send: static function (string $method, string $url, array $headers, string $body, float $timeoutSeconds): array {
        $response = Client::send($method, $url, $headers, $body, $timeoutSeconds);
        echo "$method $url $response[0]\\n";
        return $response;
    },
);
$retryingClient->getError('e00502');`,
  }),
};
