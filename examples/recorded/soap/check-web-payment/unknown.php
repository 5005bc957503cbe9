<?php

$baseUrl = 'http://localhost:4000/paypaybeta/paypayservices/paypayservices_c';
$platformCode = '0001';
$privateKey = 'balcaoSandboxKey01';
$clientId = '999999990';

$date = date('c');
$entity = [
    'platformCode' => $platformCode,
    'hash' => hash('sha256', $privateKey . $date),
    'date' => $date,
    'nif' => $clientId,
    'lang' => 'PT',
];
$request = [
    'token' => 'desconhecido',
];

$client = new SoapClient("$baseUrl/wsdl", [
    'location' => "$baseUrl/server",
    'features' => SOAP_SINGLE_ELEMENT_ARRAYS,
    'trace' => true,
]);
$answer = $client->checkWebPayment($entity, $request);

// $answer holds the fields; this is the XML they came in.
echo $client->__getLastResponse(), "\n";
