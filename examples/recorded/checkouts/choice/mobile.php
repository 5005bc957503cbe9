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
        'payment' => [
            'amount' => 1000,
            'code' => 'REF-0052',
            'paymentMethod' => [
                'code' => 'CC',
            ],
        ],
        'page' => [
            'language' => 'PT',
            'layout' => 'default',
        ],
        'redirects' => [
            [
                'type' => 'action',
                'url' => 'example.loja://resultado',
            ],
        ],
    ]),
    'ignore_errors' => true,
]]);

$response = fopen("$baseUrl/checkouts", 'r', false, $context) or exit(1);
$status = explode(' ', stream_get_meta_data($response)['wrapper_data'][0])[1];

if ($status >= 400) {
    fwrite(STDERR, "HTTP $status\n");
}
echo stream_get_contents($response), "\n";
