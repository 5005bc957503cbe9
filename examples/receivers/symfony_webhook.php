<?php

// src/Controller/WebhookController.php
namespace App\Controller;

use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\Routing\Annotation\Route;

require_once __DIR__ . '/signature.php';

class WebhookController
{
    #[Route('/', methods: ['POST'])]
    public function receive(Request $request): Response
    {
        $privateKey = getenv('PROVIDER_PRIVATE_KEY') ?: 'balcaoSandboxKey01';
        $body = $request->getContent();
        if (!is_genuine($request->headers->get('PayPay-Signature'), $body, $privateKey)) {
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
    }
}
