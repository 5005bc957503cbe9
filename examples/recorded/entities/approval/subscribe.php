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
        'action' => 'entity_approved',
        'url' => 'http://localhost:4000/sandbox/inbox/0001',
    ]),
    'ignore_errors' => true,
]]);

$response = fopen("$baseUrl/webhooks", 'r', false, $context) or exit(1);
$status = explode(' ', stream_get_meta_data($response)['wrapper_data'][0])[1];

if ($status >= 400) {
    fwrite(STDERR, "HTTP $status\n");
}
echo stream_get_contents($response), "\n";
