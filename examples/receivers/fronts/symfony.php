<?php

// Serves the controller like Symfony, for the tests.
require 'Symfony/Component/HttpFoundation/autoload.php';
require __DIR__ . '/../symfony_webhook.php';

(new App\Controller\WebhookController())
    ->receive(Symfony\Component\HttpFoundation\Request::createFromGlobals())
    ->send();
