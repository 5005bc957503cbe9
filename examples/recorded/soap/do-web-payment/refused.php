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
$payment = [
    'order' => [
        'amount' => 2000,
        'productCode' => 'REF-0062',
        'productDesc' => 'Encomenda 0062',
    ],
    'method' => 'CC,MW',
    'returnUrlSuccess' => '/obrigado',
];

$client = new SoapClient("$baseUrl/wsdl", [
    'location' => "$baseUrl/server",
    'features' => SOAP_SINGLE_ELEMENT_ARRAYS,
    'trace' => true,
]);
$answer = $client->doWebPayment($entity, $payment);

// $answer holds the fields; this is the XML they came in.
echo $client->__getLastResponse(), "\n";
