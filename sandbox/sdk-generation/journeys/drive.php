<?php

// Test of a shop with the API and the simulators of a private sandbox:
// `php drive.php <folder of the API's client> <folder of the control API's client> <origin>`.

declare(strict_types=1);

use Balcao\Client\ApiFailure as ClientFailure;
use Balcao\Client\Client;
use Balcao\Client\Event\PaymentConfirmed;
use Balcao\Client\Model\ReferenceRequest;
use Balcao\Client\Webhooks;
use Balcao\Sandbox\ApiFailure;
use Balcao\Sandbox\Model\AtmPayment;
use Balcao\Sandbox\Model\FaultRequest;
use Balcao\Sandbox\Sandbox;

// Any PHP warning must fail the journey.
set_error_handler(static function (int $level, string $message, string $file, int $line): bool {
    if ((error_reporting() & $level) === 0) {
        return false;
    }
    throw new ErrorException($message, 0, $level, $file, $line);
});

[, $apiFolder, $controlFolder, $origin] = $argv;
require "$apiFolder/autoload.php";
require "$controlFolder/autoload.php";

$refusal = static function (callable $call): array|string {
    try {
        $call();
    } catch (ApiFailure | ClientFailure $failure) {
        return [$failure->status, ...$failure->codes];
    }
    return 'it was not refused';
};

[$api, $control] = ["$origin/api", "$origin/sandbox"];
$tenant = (new Sandbox(language: 'EN', baseUrl: $control))->createTenant();
$client = new Client('EN', $api, $tenant->platformCode, $tenant->privateKey, $tenant->clientId);
$sandbox = new Sandbox('EN', $control, $tenant->platformCode, $tenant->privateKey);
$stateOf = static fn (string $id): string => $client->getPayment($id)->stateDetails->state;

$bill = $client->createReference(new ReferenceRequest(amount: 1000));
$entity = $bill->referenceDetails->entity;
$misread = $refusal(fn () => $sandbox->payAtAtm(new AtmPayment($entity, '000000000', 1000)));
$sandbox->payAtAtm(new AtmPayment($entity, $bill->referenceDetails->reference, 1000));
$paid = $stateOf($bill->id);

$fault = $sandbox->createFault(new FaultRequest(kind: 'unavailable', operation: 'getPayment', calls: 1));
$unavailable = $refusal(fn () => $client->getPayment($bill->id));
$afterwards = $stateOf($bill->id);
$sandbox->createFault(new FaultRequest(kind: 'server_error', calls: 1));
$sandbox->clearFaults();
$faults = $sandbox->listFaults()->data;

$deliveries = [];
foreach ($sandbox->listDeliveriesPages(paymentId: $bill->id) as $page) {
    array_push($deliveries, ...$page->data);
}
[$delivered] = array_values(array_filter($deliveries, fn ($one) => $one->action === 'payment_confirmed'));
$now = time();
$hash = hash_hmac('sha256', $delivered->body . $now, $tenant->privateKey);
$event = Webhooks::parse($delivered->body, "hash=$hash,ts=$now", $tenant->privateKey);
$resent = $sandbox->resendDelivery($delivered->id);

$state = $sandbox->exportSandbox();
$sandbox->resetSandbox();
$forgotten = $refusal(fn () => $client->getPayment($bill->id));
$sandbox->importSandbox($state);

echo json_encode([
    'atm' => [$misread, $paid],
    'faults' => [$fault->kind, $unavailable[0], $afterwards, count($faults)],
    'webhook' => [
        $event instanceof PaymentConfirmed ? $event->action : null,
        $event->payments[0]->id === $bill->id,
        $resent->state,
    ],
    'state' => [count($state->tables) > 0, $forgotten, $stateOf($bill->id)],
    'stranger' => $refusal(fn () => (new Sandbox('EN', $control))->getClock()),
], JSON_THROW_ON_ERROR), "\n";
