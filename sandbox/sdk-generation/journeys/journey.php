<?php

// First steps of an integrator with the client in a folder: `php journey.php <folder> <base URL>`.

declare(strict_types=1);

use Balcao\Client\ApiFailure;
use Balcao\Client\Client;
use Balcao\Client\Model\AdditionalData;
use Balcao\Client\Model\AvailableMethodRequest;
use Balcao\Client\Model\CheckoutPayment;
use Balcao\Client\Model\CheckoutRequest;
use Balcao\Client\Model\CustomerRequest;
use Balcao\Client\Model\CustomerUpdate;
use Balcao\Client\Model\DateRange;
use Balcao\Client\Model\Page;
use Balcao\Client\Model\Redirect;
use Balcao\Client\Model\ReferenceRequest;
use Balcao\Client\Model\SdkRequest;

// Any PHP warning must fail the journey.
set_error_handler(static function (int $level, string $message, string $file, int $line): bool {
    if ((error_reporting() & $level) === 0) {
        return false;
    }
    throw new ErrorException($message, 0, $level, $file, $line);
});

[, $folder, $baseUrl] = $argv;
require "$folder/autoload.php";
require __DIR__ . '/usleep.php';

$client = new Client(
    baseUrl: $baseUrl,
    platformCode: '0001',
    privateKey: 'balcaoSandboxKey01',
    clientId: '999999990',
    language: 'EN',
);

$failure = static function (callable $call): array|string {
    try {
        $call();
    } catch (ApiFailure $failure) {
        return [
            'status' => $failure->status,
            'family' => $failure->family,
            'codes' => $failure->codes,
            'pointer' => ($failure->details[0] ?? null)?->source?->pointer,
            'message' => $failure->getMessage(),
        ];
    }
    return 'it was not refused';
};

$refusal = static function (callable $call): ApiFailure {
    try {
        $call();
    } catch (ApiFailure $failure) {
        return $failure;
    }
    throw new LogicException('it was not refused');
};

$created = $client->createReference(new ReferenceRequest(amount: 1000, customUniqueId: 'SDK-1'));
$got = $client->getPayment($created->id);
$listed = $client->listPayments(
    customUniqueId: 'SDK-1',
    createdAt: new DateRange(start: '2020-01-01T00:00:00+00:00'),
    limit: 1,
);
$cleared = $client->updateCustomer(
    '7d9a1c3e-2b4f-4c6d-8e0f-1a2b3c4d5e01',
    (new CustomerUpdate())->withNull('phoneNumber'),
);
$customer = $client->createCustomer(new CustomerRequest(customerId: 'SDK-1', firstName: 'Inês'));
$client->deleteCustomer($customer->uuid);
$options = $client->listSdkOptions('python');
$sdk = $client->createSdk('php');

$checkout = $client->createCheckout(new CheckoutRequest(
    payment: new CheckoutPayment(amount: 1500, additionalData: [new AdditionalData('shop', '1', 'STRING')]),
    page: new Page(language: 'EN', layout: 'web'),
    redirects: [new Redirect(type: 'success', url: 'https://loja.example/thanks')],
));
$behind = $client->getCheckoutPayment($checkout->id);
$limited = $client->createReference(new ReferenceRequest(
    amount: 1000,
    availableMethods: [new AvailableMethodRequest(code: 'MB', details: [])],
));
$named = $client->createSdk('python', new SdkRequest(options: ['packageName' => 'loja']));

$everything = $client->listPayments();
$walk = iterator_to_array($client->listPaymentsPages(sort: 'createdAt', limit: 3), false);
$ids = array_unique(array_merge(...array_map(fn ($page) => array_map(fn ($one) => $one->id, $page->data), $walk)));
$rest = iterator_to_array($client->listPaymentsPages(sort: 'createdAt', limit: 3, page: 2), false);

$tried = [];
$unsteady = str_replace('/api', '/unsteady', $baseUrl);
$steady = new Client(
    baseUrl: $unsteady,
    language: 'EN',
    platformCode: '0001',
    privateKey: 'balcaoSandboxKey01',
    clientId: '999999990',
    retries: 2,
    send: static function (string $method, mixed ...$more) use (&$tried): array {
        $tried[] = $method;
        return Client::send($method, ...$more);
    },
);
$reread = $steady->getPayment($created->id);
$duplicate = $refusal(fn () => $steady->createReference(new ReferenceRequest(amount: 1000, customUniqueId: 'SDK-2')));
$again = $steady->createCustomer(new CustomerRequest(customerId: 'SDK-2', firstName: 'Rui'));
$keyless = $refusal(fn () => $steady->createReference(new ReferenceRequest(amount: 777)));
$found = $client->listPayments(customUniqueId: 'SDK-2');
(new Client(baseUrl: $unsteady, language: 'EN'))->listErrors();
$withoutRetries = $refusal(fn () => (new Client(baseUrl: $unsteady, language: 'EN'))->listErrors());

$attempts = static function (string $url) use ($refusal): array {
    $count = 0;
    $send = static function (mixed ...$sent) use (&$count): array {
        $count++;
        return Client::send(...$sent);
    };
    $failure = $refusal(fn () => (new Client('EN', $url, retries: 1, send: $send))->listErrors());
    return [$failure->status, $failure->retryAfterSeconds, $count];
};

$pauses = [];
$failing = static fn (): array => [503, [], '{}'];
$refusal(fn () => (new Client('EN', $baseUrl, retries: 12, send: $failing))->listErrors());
$patient = [count($pauses), $pauses[0] <= 0.5, $pauses[11] >= 30, max($pauses) <= 60];
unset($pauses);

$isRefused = static function (callable $make): bool {
    try {
        $make();
        return false;
    } catch (ArgumentCountError) {
        return true;
    }
};
$dated = $attempts(str_replace('/api', '/dated', $baseUrl));
$errorPages = iterator_to_array($client->listErrorsPages(), false);

echo json_encode([
    'unsaid' => [$isRefused(fn () => new Client(language: 'EN')), $isRefused(fn () => new Client(baseUrl: $baseUrl))],
    'walked' => [
        count($walk) === (int) ceil($everything->meta->totalCount / 3) && count($walk[0]->data) === 3,
        count($ids) === $everything->meta->totalCount,
        count($rest) === count($walk) - 1,
    ],
    'steady' => [
        'read' => $reread->id === $created->id,
        'duplicate' => [$duplicate->status, $duplicate->retryAfterSeconds === null],
        'customer' => $again->customerId === 'SDK-2',
        'keyless' => [$keyless->status, $keyless->retryAfterSeconds],
        'made' => count($found->data),
        'tried' => $tried,
    ],
    'withoutRetries' => [$withoutRetries->status, $withoutRetries->retryAfterSeconds],
    'closed' => $attempts(str_replace('/api', '/closed', $baseUrl)),
    'dated' => [$dated[0], $dated[1] > 100 && $dated[1] <= 120, $dated[2]],
    'single' => [count($errorPages), count($errorPages[0]->data) === $errorPages[0]->meta->totalCount],
    'dropped' => $attempts('http://127.0.0.1:9'),
    'patient' => $patient,
    'created' => [$created->referenceDetails->entity, $created->amount, $created->stateDetails->state],
    'same' => $got->id === $created->id && $got->referenceDetails == $created->referenceDetails,
    'listed' => [count($listed->data), $listed->data[0]->id === $created->id, $listed->meta->totalCount],
    'cleared' => $cleared->phoneNumber,
    'customer' => $customer->firstName,
    'removed' => null,
    'options' => array_keys($options),
    'sdk' => $sdk->code,
    'behind' => [$behind->id === $checkout->paymentId, $behind->additionalData[0]->value],
    'limited' => $limited->availableMethods[0]->code,
    'named' => $named->code,
    'refused' => $failure(fn () => $client->createReference(new ReferenceRequest(amount: 0))),
    'unknown' => $failure(fn () => $client->getPayment('999999')),
    'odd' => $failure(fn () => $client->getPayment('a/b?c')),
    'stranger' => $failure(fn () => (new Client(baseUrl: $baseUrl, language: 'EN'))->listWebhooks()),
    'silent' => $failure(
        fn () => (new Client('EN', str_replace('/api', '/silence', $baseUrl), timeoutSeconds: 0.2))->listErrors(),
    ),
    'gateway' => $failure(fn () => (new Client('EN', str_replace('/api', '/gateway', $baseUrl)))->listErrors()),
    'elsewhere' => $failure(fn () => (new Client('EN', str_replace('/api', '/page', $baseUrl)))->listErrors()),
], JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE), "\n";
