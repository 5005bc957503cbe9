<?php

// routes/api.php, which Laravel serves below /api
use Illuminate\Http\Request;
use Illuminate\Http\Response;
use Illuminate\Support\Facades\Route;

require_once __DIR__ . '/signature.php';

Route::post('/webhook', function (Request $request) {
    $privateKey = getenv('PROVIDER_PRIVATE_KEY') ?: 'balcaoSandboxKey01';
    $body = $request->getContent();
    if (!is_genuine($request->header('PayPay-Signature'), $body, $privateKey)) {
        return new Response('', 401);
    }
    $file = (getenv('INBOX') ?: '.') . '/' . hash('sha256', $body) . '.json';
    $kept = @fopen($file, 'x');
    if (!$kept && file_exists($file)) {
        return new Response('', 200);
    }
    if ($kept && fwrite($kept, $body) === strlen($body)) {
        return new Response('', 200);
    }
    @unlink($file);
    return new Response('', 500);
});
