import { ownSdkOptions } from '@balcao/contract/resources/sdks/options.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { GuidePrograms } from '../generator.ts';

const failing = (namespace: string, call: string) => `use ${namespace}\\ApiFailure;

try {
    ${call};
} catch (ApiFailure $failure) {
    echo $failure->status, ' ', implode(' ', $failure->codes), ' ', $failure->getMessage(), "\\n";
}`;

const retrying = (client: string, language: string, call: string) => `$retrying${client} = new ${client}(
    baseUrl: ${client}::SERVERS['sandbox'],
    language: '${language}',
    retries: 2,
    send: static function (string $method, string $url, array $headers, string $body, float $timeoutSeconds): array {
        $response = ${client}::send($method, $url, $headers, $body, $timeoutSeconds);
        echo "$method $url $response[0]\\n";
        return $response;
    },
);
$retrying${client}->${call};`;

/** README programs of a client for the payments API, in a namespace. */
export function calls(namespace: string, locale: Locale): GuidePrograms {
  const language = locale.toUpperCase();
  return {
    firstCall: `<?php

require __DIR__ . '/php-client/autoload.php';

use ${namespace}\\Client;
use ${namespace}\\Model\\ReferenceRequest;

$client = new Client(
    baseUrl: Client::SERVERS['sandbox'],
    language: '${language}',
    platformCode: '${seed.platform.code}',
    privateKey: '${seed.platform.privateKey}',
    clientId: '${seed.entity.clientId}',
);

$payment = $client->createReference(new ReferenceRequest(amount: 1000));
echo $payment->referenceDetails->entity, ' ', $payment->referenceDetails->reference, "\\n";`,
    failure: failing(namespace, "$client->getPayment('999999')"),
    webhook: `use ${namespace}\\Event\\PaymentConfirmed;
use ${namespace}\\WebhookFailure;
use ${namespace}\\Webhooks;

try {
    $event = Webhooks::parse(file_get_contents('php://input'), $_SERVER['HTTP_PAYPAY_SIGNATURE'] ?? '', $privateKey);
    if ($event instanceof PaymentConfirmed) {
        foreach ($event->payments as $payment) {
            echo $payment->id, ' ', $payment->stateDetails->state, "\\n";
        }
    }
} catch (WebhookFailure $failure) {
    echo $failure->reason, ' ', $failure->getMessage(), "\\n";
}`,
    pages: `foreach ($client->listPaymentsPages(sort: 'createdAt', limit: 100) as $page) {
    foreach ($page->data as $payment) {
        echo $payment->id, ' ', $payment->amount, "\\n";
    }
}`,
    transport: retrying('Client', language, "getError('e00502')"),
  };
}

/** README programs of the control API: a shop of a private sandbox is paid at the cash machine. */
export function sandboxCalls(namespace: string, locale: Locale): GuidePrograms {
  const language = locale.toUpperCase();
  const client = ownSdkOptions.payments.php.invokerPackage.default;
  return {
    firstCall: `<?php

require __DIR__ . '/php-client/autoload.php';
require __DIR__ . '/php-sandbox/autoload.php';

use ${client}\\Client;
use ${client}\\Model\\ReferenceRequest;
use ${namespace}\\Model\\AtmPayment;
use ${namespace}\\Sandbox;

$tenant = (new Sandbox(language: '${language}', baseUrl: Sandbox::SERVERS['sandbox']))->createTenant();
$client = new Client(
    baseUrl: Client::SERVERS['sandbox'],
    language: '${language}',
    platformCode: $tenant->platformCode,
    privateKey: $tenant->privateKey,
    clientId: $tenant->clientId,
);
$sandbox = new Sandbox(
    baseUrl: Sandbox::SERVERS['sandbox'],
    language: '${language}',
    platformCode: $tenant->platformCode,
    privateKey: $tenant->privateKey,
);

$payment = $client->createReference(new ReferenceRequest(amount: 1000));
$entity = $payment->referenceDetails->entity;
$reference = $payment->referenceDetails->reference;
$sandbox->payAtAtm(new AtmPayment(entity: $entity, reference: $reference, amount: $payment->amount));
echo $client->getPayment($payment->id)->stateDetails->state, "\\n";`,
    failure: failing(
      namespace,
      "$sandbox->payAtAtm(new AtmPayment(entity: $entity, reference: '000000000', amount: $payment->amount))",
    ),
    transport: retrying('Sandbox', language, 'getHealth()'),
  };
}
