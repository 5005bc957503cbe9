<?php

// Run: php -S localhost:4500 receiver.php
require __DIR__ . '/signature.php';

$api = getenv('PROVIDER_API') ?: 'http://localhost:4000/api';
$platformCode = getenv('PROVIDER_PLATFORM_CODE') ?: '0001';
$privateKey = getenv('PROVIDER_PRIVATE_KEY') ?: 'balcaoSandboxKey01';
$folder = getenv('PAID_ORDERS') ?: __DIR__;

/** How a payment stands now: a message may be old, what the API says is not. */
$read = function (string $id, string $clientId) use (
    $api, $platformCode, $privateKey
): array {
    $context = stream_context_create(['http' => ['header' => [
        'Authorization: Basic ' . base64_encode("$platformCode:$privateKey"),
        // The payment may be of any entity of the platform: it is asked for in its name.
        "PayPay-ClientId: $clientId",
    ]]]);
    $answer = @file_get_contents("$api/payments/$id", false, $context);
    if ($answer === false) {
        throw new RuntimeException("No payment $id at $api. Check PROVIDER_API.");
    }
    return json_decode($answer, true)['data'];
};

/** Whether its money is still here: given back in full later, it stays confirmed. */
$isPaid = function (array $payment): bool {
    $returned = array_sum(array_column($payment['refunds'] ?? [], 'amount'));
    $state = $payment['stateDetails']['state'];
    return $state === 'confirmed' && $returned < $payment['amount'];
};

/** The first to come makes the file; in your database, a unique key does this. */
$keepPaid = function (array $payment) use ($folder): void {
    $file = "$folder/{$payment['id']}.json";
    $order = @fopen($file, 'x');
    if (!$order && file_exists($file)) {
        return;
    }
    $text = json_encode($payment);
    if ($order && fwrite($order, $text) === strlen($text)) {
        return;
    }
    // Half an order would pass for a kept one when the message comes again.
    if ($order) {
        unlink($file);
    }
    throw new RuntimeException("Payment {$payment['id']} is not kept");
};

/** The payments a body tells of: a webhook lists them, a callback is one. */
$toldIn = function (string $body): array {
    $message = json_decode($body, true);
    return isset($message['webhook']) ? $message['payments'] ?? [] : [$message];
};

$body = file_get_contents('php://input');
if (!is_genuine($_SERVER['HTTP_PAYPAY_SIGNATURE'] ?? null, $body, $privateKey)) {
    http_response_code(401);
    return;
}
// Whatever fails from here on ends in a 500: the message comes again.
http_response_code(500);
foreach ($toldIn($body) as ['id' => $id, 'clientId' => $clientId]) {
    $payment = $read($id, $clientId);
    if ($isPaid($payment)) {
        $keepPaid($payment);
    }
}
// A callback accepts no other status; a webhook accepts this one, too.
http_response_code(200);
