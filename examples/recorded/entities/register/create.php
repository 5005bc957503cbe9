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
        'clientId' => '500000000',
        'name' => 'Livraria de Exemplo, Lda.',
        'phoneNumber' => '351#210000000',
        'availableMethods' => [
            [
                'code' => 'MB',
            ],
            [
                'code' => 'MW',
            ],
        ],
        'user' => [
            'name' => 'Maria Silva',
            'email' => 'maria.silva@livraria.example',
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
