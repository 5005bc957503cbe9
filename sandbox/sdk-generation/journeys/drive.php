<?php

// What a test of a shop does with the API and with the simulators of a sandbox of its own:
// `php drive.php <folder of the API's client> <folder of the control API's client> <origin>`.

declare(strict_types=1);

use Balcao\Client\ApiFailure as ClientFailure;
use Balcao\Client\Client;
use Balcao\Client\Event\PaymentConfirmed;
use Balcao\Client\Model\CheckoutPayment;
use Balcao\Client\Model\CheckoutRequest;
use Balcao\Client\Model\Page;
use Balcao\Client\Model\PaymentMethodRequest;
use Balcao\Client\Model\PaymentMethodRequestDetails;
use Balcao\Client\Model\PaymentRequest;
use Balcao\Client\Model\Redirect;
use Balcao\Client\Model\ReferenceRequest;
use Balcao\Client\Model\TerminalPaymentRequest;
use Balcao\Client\Webhooks;
use Balcao\Sandbox\ApiFailure;
use Balcao\Sandbox\Model\AtmPayment;
use Balcao\Sandbox\Model\BankAnswer;
use Balcao\Sandbox\Model\ClockChange;
use Balcao\Sandbox\Model\FailureModeRequest;
use Balcao\Sandbox\Model\FaultRequest;
use Balcao\Sandbox\Model\PhoneAnswer;
use Balcao\Sandbox\Model\PresentedCard;
use Balcao\Sandbox\Model\TypedCard;
use Balcao\Sandbox\Model\TypedPin;
use Balcao\Sandbox\Sandbox;

// Whatever PHP has to complain of ends the journey.
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

$phone = new PaymentMethodRequestDetails(phoneNumber: '351#912345678');
$method = new PaymentMethodRequest(code: 'MW', details: $phone);
$pushed = $client->createPayment(new PaymentRequest(amount: 1500, paymentMethod: $method));
$pushes = $sandbox->listPushes()->data;
$sandbox->answerPhone($pushed->id, new PhoneAnswer('accept'));

$checkout = $client->createCheckout(new CheckoutRequest(
    payment: new CheckoutPayment(amount: 2000),
    page: new Page(language: 'EN', layout: 'web'),
    redirects: [new Redirect(type: 'success', url: 'https://loja.example/thanks')],
));
$card = new TypedCard(
    number: '4000002500003155',
    expiryMonth: '05',
    expiryYear: '2030',
    cvc: '123',
    holder: 'Maria Silva',
);
$asked = $sandbox->payByCard($checkout->id, $card);
$visit = $sandbox->answerChallenge($checkout->id, new BankAnswer('accept'));

$terminals = $sandbox->listVirtualTerminals()->data;
$uuid = $terminals[0]->terminal->uuid;
$charged = $client->createTerminalPayment($uuid, new TerminalPaymentRequest(amount: 7500));
$sandbox->presentCard($uuid, new PresentedCard(entry: 'insert', number: '4242424242424242'));
$sandbox->typePin($uuid, new TypedPin('1234'));
$before = $sandbox->getClock();
$after = $sandbox->moveClock(new ClockChange(advanceSeconds: 60));
$settled = $sandbox->settleTerminal($uuid)->settled;

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
$subscription = $sandbox->setFailureMode($delivered->webhookId, new FailureModeRequest('duplicate'));

$state = $sandbox->exportSandbox();
$sandbox->resetSandbox();
$forgotten = $refusal(fn () => $client->getPayment($pushed->id));
$sandbox->importSandbox($state);

echo json_encode([
    'atm' => [$misread, $paid],
    'phone' => [$pushes[0]->paymentId === $pushed->id, $stateOf($pushed->id)],
    'card' => [$asked->challenge, $visit->payment->stateDetails->state],
    'terminal' => [count($terminals) > 0, $settled > 0, $stateOf($charged->id)],
    'clock' => $after->offsetSeconds - $before->offsetSeconds,
    'faults' => [$fault->kind, $unavailable[0], $afterwards, count($faults)],
    'webhook' => [
        $event instanceof PaymentConfirmed ? $event->action : null,
        $event->payments[0]->id === $bill->id,
        $resent->state,
    ],
    'failureMode' => $subscription->failureMode,
    'state' => [count($state->tables) > 0, $forgotten, $stateOf($bill->id)],
    'stranger' => $refusal(fn () => (new Sandbox('EN', $control))->getClock()),
], JSON_THROW_ON_ERROR), "\n";
