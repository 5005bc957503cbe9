<?php

// Run: php -S localhost:4500 notification.php
require __DIR__ . '/signature.php';

$service = getenv('PROVIDER_SOAP')
    ?: 'http://localhost:4000/paypaybeta/paypayservices/paypayservices_c';
$platformCode = getenv('PROVIDER_PLATFORM_CODE') ?: '0001';
$privateKey = getenv('PROVIDER_PRIVATE_KEY') ?: 'balcaoSandboxKey01';
// A form does not name the entity of its payment, so list every entity of the platform.
$clientIds = explode(',', getenv('PROVIDER_CLIENT_IDS') ?: '999999990');
$folder = getenv('PAID_ORDERS') ?: __DIR__;

/** The hash in the form covers only its action and date; the signature covers every field. */
$isHashed = fn (array $form): bool => hash_equals(
    hash('sha256', $privateKey . $form['hookAction'] . $form['hookDate']),
    $form['hookHash'],
);

/** Current state of a payment: a message may be outdated, the service's response is not. */
$isPaid = function (string $id) use (
    $service, $platformCode, $privateKey, $clientIds
): bool {
    $client = new SoapClient("$service/wsdl", [
        'location' => "$service/server",
        'features' => SOAP_SINGLE_ELEMENT_ARRAYS,
    ]);
    $asked = ['payments' => [['paymentId' => (int) $id]]];
    foreach ($clientIds as $clientId) {
        $date = date('c');
        $entity = [
            'platformCode' => $platformCode,
            'hash' => hash('sha256', $privateKey . $date),
            'date' => $date,
            'nif' => $clientId,
        ];
        $answer = $client->checkEntityPayments($entity, $asked);
        if ($answer->state->state != 1) {
            throw new RuntimeException("No answer about payment $id");
        }
        if ($answer->payments[0]->paymentState === 1) {
            return true;
        }
    }
    return false;
};

/** Only the first message creates the file; in your database, use a unique key. */
$keepPaid = function (array $payment) use ($folder): void {
    $file = "$folder/{$payment['paymentId']}.json";
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
    throw new RuntimeException("Payment {$payment['paymentId']} is not kept");
};

$body = file_get_contents('php://input');
$signature = $_SERVER['HTTP_PAYPAY_SIGNATURE'] ?? null;
if (!is_genuine($signature, $body, $privateKey) || !$isHashed($_POST)) {
    http_response_code(403);
    return;
}
// Any failure from here on ends in a 500, so the message is sent again.
http_response_code(500);
foreach ($_POST['payments'] as $payment) {
    if ($isPaid($payment['paymentId'])) {
        $keepPaid($payment);
    }
}
http_response_code(200);
