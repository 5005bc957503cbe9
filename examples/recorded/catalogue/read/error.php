<?php

$baseUrl = 'http://localhost:4000/api';

$context = stream_context_create(['http' => [
    'method' => 'GET',
    'ignore_errors' => true,
]]);

$response = fopen("$baseUrl/errors/e04020", 'r', false, $context) or exit(1);
$status = explode(' ', stream_get_meta_data($response)['wrapper_data'][0])[1];

if ($status >= 400) {
    fwrite(STDERR, "HTTP $status\n");
}
echo stream_get_contents($response), "\n";
