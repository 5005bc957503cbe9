<?php
/**
 * Calls with PHP's own SoapClient; arguments: URL of the description, tax number, platform code, key, options of the
 * client as JSON, and calls as JSON. If there are no calls, every method is called.
 */
ini_set('soap.wsdl_cache_enabled', '0');
[, $wsdl, $nif, $code, $key, $options] = $argv;
$calls = json_decode($argv[6] ?? 'null');

class ResponseIntegrationState
{
    public $state;
    public $code;
    public $message;
}

class PaymentDetails
{
}

$client = new SoapClient($wsdl, json_decode($options, true) + [
    'cache_wsdl' => WSDL_CACHE_NONE,
    'features' => SOAP_SINGLE_ELEMENT_ARRAYS,
    'classmap' => [
        'ResponseIntegrationState' => ResponseIntegrationState::class,
        'PaymentDetails' => PaymentDetails::class,
    ],
]);

$date = gmdate('Y-m-d\TH:i:sP');
$entity = new stdClass();
$entity->platformCode = $code;
$entity->hash = hash('sha256', $key . $date);
$entity->date = $date;
$entity->nif = $nif;
$entity->lang = 'EN';

if ($calls !== null) {
    $answers = [];
    foreach ($calls as $call) {
        $parts = [(object) array_merge((array) $entity, ['lang' => 'PT'], (array) ($call->entity ?? []))];
        if (isset($call->request)) {
            $parts[] = $call->request;
        }
        $answers[] = $client->{$call->method}(...$parts);
    }
    exit(json_encode($answers));
}

$option = (object) ['code' => 'MB', 'type' => 'REALTIME'];
$payment = (object) ['amount' => 1000, 'paymentId' => '', 'productCode' => 'PED-7', 'paymentOptions' => [$option, $option]];
$made = $client->createPaymentReference($entity, $payment);
$offered = $client->validatePaymentReference($entity, (object) ['amount' => 1000]);
$order = (object) ['amount' => 2000, 'idTransaction' => '', 'reference' => ''];
$web = $client->doWebPayment($entity, (object) [
    'order' => $order,
    'method' => 'CC,MW',
    'returnUrlSuccess' => 'https://loja.example/ok',
    'buyer' => (object) ['firstName' => 'Maria', 'email' => 'maria@cliente.example'],
]);
$checked = $client->checkWebPayment($entity, (object) ['token' => $web->token]);
$unknown = $client->checkWebPayment($entity, (object) ['token' => 'nosuch']);
$found = $client->checkEntityPayments($entity, (object) ['payments' => [
    (object) ['paymentId' => $made->paymentId],
    (object) ['reference' => $made->reference],
    (object) ['paymentId' => 999999],
]]);
$saved = $client->saveEntityPayments($entity, [
    (object) ['referenceEntity' => '12345', 'reference' => '000004266', 'amount' => 1000],
    (object) ['referenceEntity' => '12345', 'reference' => '000004200', 'amount' => 1000],
]);
$cancelled = $client->cancelPayment($entity, (object) ['hash' => $made->hash, 'remarks' => 'Sold out']);
$labelled = $client->createPaymentReference($entity, (object) [
    'amount' => 1000,
    'paymentOptions' => [(object) ['optionCode' => 'MB', 'type' => 'REALTIME']],
]);
$cancelledByLabel = $client->cancelPayment($entity, (object) ['paymentHash' => $labelled->hash]);
$cut = $client->createPaymentReference($entity, (object) ['amount' => 1099.9]);
$day = 86400;
$listed = $client->getEntityPayments($entity, (object) [
    'startDate' => date('d-m-Y H:i:s', time() - 30 * $day),
    'endDate' => date('d-m-Y H:i:s', time() + $day),
]);
$hooked = $client->subscribeToWebhook($entity, (object) ['action' => 'payment_confirmed', 'url' => 'https://loja.example/hook']);
$state = $client->checkIntegrationState($entity);
$undated = $client->getEntityPayments($entity, (object) ['startDate' => 'yesterday', 'endDate' => 'today']);
try {
    $client->checkEntityPayments($entity, (object) ['payments' => array_fill(0, 501, (object) ['paymentId' => 1])]);
} catch (SoapFault $fault) {
    $refused = [$fault->faultcode, $fault->faultstring];
}

echo json_encode([
    'checkIntegrationState' => [get_class($state), $state->state, $state->code, $state->message],
    'createPaymentReference' => [$made->state, $made->idPayment === $made->paymentId, strlen($made->reference), count($made->paymentOptions), $made->err_code],
    'validatePaymentReference' => array_map(fn ($one) => $one->code, $offered->paymentOptions),
    'doWebPayment' => [get_class($web->requestState), $web->url === $web->redirectUrl, strlen($web->token)],
    'checkWebPayment' => [$checked->paid, $checked->paymentDate, $unknown->requestState->state, $unknown->requestState->code],
    'checkEntityPayments' => array_map(fn ($one) => [get_class($one), $one->code, $one->paymentState], $found->payments),
    'saveEntityPayments' => [$saved->integrationState->state, array_map(fn ($one) => $one->errorCode, $saved->paymentReferenceErrors)],
    'cancelPayment' => [$cancelled->requestState->state, array_map(fn ($one) => [$one->code, $one->status], $cancelled->paymentOptionsResult)],
    'labels' => [$labelled->err_code, array_map(fn ($one) => $one->code, $labelled->paymentOptions), $cancelledByLabel->requestState->state],
    'decimals' => $cut->amount,
    'getEntityPayments' => [$listed->state->state, is_array($listed->payments), in_array($made->paymentId, array_map(fn ($one) => $one->paymentId, $listed->payments), true)],
    'subscribeToWebhook' => [$hooked->integrationState->state],
    'undated' => [$undated->state->code, $undated->integrationState->code],
    'fault' => $refused,
]);
