<?php

$baseUrl = 'http://localhost:4000/api';
$platformCode = '0001';
$privateKey = 'balcaoSandboxKey01';
$clientId = '999999990';

$context = stream_context_create(['http' => [
    'method' => 'POST',
    'header' => [
        'Authorization: Basic ' . base64_encode("$platformCode:$privateKey"),
        "PayPay-ClientId: $clientId",
        'Content-Type: application/json',
    ],
    'content' => json_encode([
        'type' => 'payment',
        'paymentMethod' => [
            'code' => 'CC',
            'type' => 'TPA',
            'details' => [
                'brand' => 'VISA',
                'last4Digits' => '4242',
            ],
        ],
        'stateDetails' => [
            'state' => 'confirmed',
            'createdAt' => '2026-01-15T10:00:00+00:00',
        ],
        'amount' => 1000,
        'code' => '000042',
    ]),
    'ignore_errors' => true,
]]);

$response = fopen("$baseUrl/terminals/5f1b6c1e-0a4d-4f43-9d1e-000000000003/processedPayments", 'r', false, $context) or exit(1);
$status = explode(' ', stream_get_meta_data($response)['wrapper_data'][0])[1];

if ($status >= 400) {
    fwrite(STDERR, "HTTP $status\n");
}
echo stream_get_contents($response), "\n";
