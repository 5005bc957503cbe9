<?php

// A shop: its orders, their payments, and the webhooks about them.
// Run: php -S localhost:4600 shop.php
require __DIR__ . '/api.php';
require __DIR__ . '/signature.php';

/** New state of an order, by the state of its payment and its own. Other orders keep their state. */
const NEXT = [
    'pending' => ['open' => 'refused'],
    'authorised' => ['open' => 'paid'],
    'confirmed' => ['open' => 'paid', 'refused' => 'paid', 'expired' => 'paid'],
    'cancelled' => ['open' => 'expired', 'refused' => 'expired'],
];

function in_three_days(): string
{
    return date('c', strtotime('+3 days'));
}

/** Path and body of the API call for each way to pay. */
function asked(string $way, array $payment, array $details): array
{
    return match ($way) {
        'multibanco' => ['/payments/references', ['validDate' => ['end' => in_three_days()]] + $payment],
        'mbway' => ['/payments', ['paymentMethod' => ['code' => 'MW', 'details' => $details]] + $payment],
        'card' => ['/checkouts', ['payment' => $payment, 'page' => ['language' => 'PT', 'layout' => 'web']] + $details],
        'terminal' => ["/terminals/$details[uuid]/payments", array_diff_key($payment, ['customUniqueId' => ''])],
    };
}

/** Changes an order exclusively; in your shop, use a transaction on its row. */
function change(string $code, callable $change): array
{
    $file = fopen(getenv('ORDERS') . '/' . rawurlencode($code) . '.json', 'c+');
    flock($file, LOCK_EX);
    $order = $change(json_decode(stream_get_contents($file) ?: '{"state":"unknown"}', true));
    ftruncate($file, 0);
    rewind($file);
    fwrite($file, json_encode($order));
    fclose($file);
    return $order;
}

/** Repeats a call whose response was lost. A refusal with 409 means that the first call succeeded. */
function charge(Api $api, string $path, array $body, bool $isRepeated = false): array
{
    try {
        return $api->call('POST', $path, $body);
    } catch (CallRefused $failure) {
        $payment = $body['payment'] ?? $body;
        $key = $payment['customUniqueId'] ?? '';
        if ($failure->getCode() === 0 && $key !== '' && !$isRepeated) {
            return charge($api, $path, $body, true);
        }
        $find = fn (): array => $api->call('GET', '/payments?customUniqueId=' . rawurlencode($key));
        $made = $failure->getCode() === 409 ? $find()[0] ?? null : null;
        return match (true) {
            $made === null, $made['amount'] !== $payment['amount'] => throw $failure,
            isset($body['payment']) => open_another($api, $body, $made, $failure),
            default => $made,
        };
    }
}

/** Opens a page with another key, because no call returns a lost page; cancels the payment of the lost one. */
function open_another(Api $api, array $body, array $lost, CallRefused $failure): array
{
    $reason = ['reason' => 'merchant_cancelled'];
    match ($lost['stateDetails']['state']) {
        'pending' => $api->call('PATCH', "/payments/$lost[id]/cancellation", $reason),
        'cancelled' => null,
        default => throw $failure, // The payer was faster.
    };
    $key = ['customUniqueId' => "$lost[customUniqueId]-$lost[id]"];
    return charge($api, '/checkouts', ['payment' => $key + $body['payment']] + $body);
}

/** @return array data for the payer, such as a reference or a payment page */
function order(Api $api, string $code, array $sent): array
{
    ['amount' => $amount, 'way' => $way, 'details' => $details] = $sent;
    $new = ['state' => 'open', 'amount' => $amount, 'shipped' => 0];
    change($code, fn (array $order) => $order['state'] === 'unknown' ? $new : $order);
    $made = charge($api, ...asked($way, ['amount' => $amount, 'code' => $code, 'customUniqueId' => $code], $details));
    change($code, fn (array $order) => ['paymentId' => $made['paymentId'] ?? $made['id']] + $order);
    return $made;
}

function refund(Api $api, string $code): array
{
    $before = null;
    $order = change($code, function (array $order) use (&$before): array {
        $before = $order['state'];
        return $before === 'paid' ? ['state' => 'refunding'] + $order : $order;
    });
    if ($before !== 'paid') {
        return $order; // The button was clicked twice.
    }
    $api->call('POST', "/payments/{$order['paymentId']}/refunds", ['amount' => $order['amount']]);
    return change($code, fn (array $order) => ['state' => 'refunded'] + $order);
}

/** Reads the current state from the API, because a message may be outdated or a duplicate. */
function update(Api $api, string $id): void
{
    $payment = $api->call('GET', "/payments/$id");
    // A payment refunded in full on a later day stays confirmed.
    $isReturned = array_sum(array_column($payment['refunds'] ?? [], 'amount')) >= $payment['amount'];
    change($payment['code'], function (array $order) use ($payment, $isReturned): array {
        $paymentState = $payment['stateDetails']['state'];
        // The cancelled payment of a lost page does not end the order.
        if ($paymentState === 'cancelled' && $payment['id'] !== ($order['paymentId'] ?? null)) {
            return $order;
        }
        $next = NEXT[$paymentState][$order['state']] ?? null;
        $state = $isReturned ? 'refunded' : $next;
        return match ($state) {
            null => $order,
            'paid' => ['state' => $state, 'shipped' => $order['shipped'] + 1] + $order,
            default => ['state' => $state] + $order,
        };
    });
}

$keys = array_map(getenv(...), ['PROVIDER_PLATFORM_CODE', 'PROVIDER_PRIVATE_KEY', 'PROVIDER_CLIENT_ID']);
$api = new Api(getenv('PROVIDER_API'), ...$keys);
$body = file_get_contents('php://input');
[, $place, $code, $verb] = explode('/', "$_SERVER[REQUEST_URI]///");
if ($place === 'webhooks' && !is_genuine($_SERVER['HTTP_PAYPAY_SIGNATURE'] ?? null, $body, $keys[1])) {
    http_response_code(401);
    return;
}
// Any failure ends in a 500, so the message is sent again.
http_response_code(500);
$sent = json_decode($body, true) ?? [];
$answer = match ("$_SERVER[REQUEST_METHOD] $place $verb") {
    'POST webhooks ' => array_map(fn (array $told) => update($api, $told['id']), $sent['payments'] ?? []),
    'POST orders ' => order($api, $code, $sent),
    'POST orders refund' => refund($api, $code),
    'GET orders ' => change($code, fn (array $order) => $order),
};
http_response_code(200);
echo json_encode($answer);
