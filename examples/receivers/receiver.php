<?php

// Run: php -S localhost:4500 receiver.php
require __DIR__ . '/signature.php';

$api = getenv('PROVIDER_API') ?: 'http://localhost:4000/api';
$platformCode = getenv('PROVIDER_PLATFORM_CODE') ?: '0001';
$privateKey = getenv('PROVIDER_PRIVATE_KEY') ?: 'balcaoSandboxKey01';
$folder = getenv('PAID_ORDERS') ?: __DIR__;

/** Current state of a payment: a message may be outdated, the API's response is not. */
$read = function (string $id, string $clientId) use (
    $api, $platformCode, $privateKey
): array {
    $context = stream_context_create(['http' => ['header' => [
        'Authorization: Basic ' . base64_encode("$platformCode:$privateKey"),
        // Reads the payment as its entity, which may be any entity of the platform.
        "PayPay-ClientId: $clientId",
    ]]]);
    $answer = @file_get_contents("$api/payments/$id", false, $context);
    if ($answer === false) {
        throw new RuntimeException("No payment $id at $api. Check PROVIDER_API.");
    }
    return json_decode($answer, true)['data'];
};

/** Whether the money is still here, because a payment stays confirmed after a full refund. */
$isPaid = function (array $payment): bool {
    $returned = array_sum(array_column($payment['refunds'] ?? [], 'amount'));
    $state = $payment['stateDetails']['state'];
    return $state === 'confirmed' && $returned < $payment['amount'];
};

/** Only the first message creates the file; in your database, use a unique key. */
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
    // A partly written order would count as kept when the message is sent again.
    if ($order) {
        unlink($file);
    }
    throw new RuntimeException("Payment {$payment['id']} is not kept");
};

/** Payments in a body: a webhook lists them, a callback is a single one. */
$toldIn = function (string $body): array {
    $message = json_decode($body, true);
    return isset($message['webhook']) ? $message['payments'] ?? [] : [$message];
};

$body = file_get_contents('php://input');
if (!is_genuine($_SERVER['HTTP_PAYPAY_SIGNATURE'] ?? null, $body, $privateKey)) {
    http_response_code(401);
    return;
}
// Any failure from here on ends in a 500, so the message is sent again.
http_response_code(500);
foreach ($toldIn($body) as ['id' => $id, 'clientId' => $clientId]) {
    $payment = $read($id, $clientId);
    if ($isPaid($payment)) {
        $keepPaid($payment);
    }
}
// A callback accepts only this status; a webhook accepts it, too.
http_response_code(200);
