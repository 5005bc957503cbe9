<?php

// Serves the routes like Laravel, for the tests.
error_reporting(E_ALL & ~E_DEPRECATED);
require 'Illuminate/autoload.php';

$app = new Illuminate\Foundation\Application(sys_get_temp_dir());
$request = Illuminate\Http\Request::capture();
$app->instance('request', $request);
Illuminate\Support\Facades\Facade::setFacadeApplication($app);
require __DIR__ . '/../laravel_webhook.php';

$app['router']->dispatch($request)->send();
