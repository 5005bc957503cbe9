<?php

$baseUrl = 'http://localhost:4000/api';
$platformCode = '0001';
$privateKey = 'balcaoSandboxKey01';

$context = stream_context_create(['http' => [
    'method' => 'POST',
    'header' => [
        'Authorization: Basic ' . base64_encode("$platformCode:$privateKey"),
        'Content-Type: application/json',
    ],
    'content' => json_encode([
        'clientId' => '999999400',
        'name' => 'Florista de Exemplo, Lda.',
        'phoneNumber' => '351#210000001',
        'user' => [
            'name' => 'Rita Lopes',
            'email' => 'rita.lopes@florista.example',
        ],
    ]),
    'ignore_errors' => true,
]]);

$response = fopen("$baseUrl/entities", 'r', false, $context) or exit(1);
$status = explode(' ', stream_get_meta_data($response)['wrapper_data'][0])[1];

if ($status >= 400) {
    fwrite(STDERR, "HTTP $status\n");
}
echo stream_get_contents($response), "\n";
