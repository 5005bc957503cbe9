<?php
/** Makes calls with PHP's own SoapClient; arguments: address of the description, tax number, platform code, key, the calls as JSON. */
ini_set('soap.wsdl_cache_enabled', '0');
[, $wsdl, $nif, $code, $key, $calls] = $argv;

$client = new SoapClient($wsdl, ['cache_wsdl' => WSDL_CACHE_NONE, 'features' => SOAP_SINGLE_ELEMENT_ARRAYS]);
$date = gmdate('Y-m-d\TH:i:sP');
$entity = ['platformCode' => $code, 'hash' => hash('sha256', $key . $date), 'date' => $date, 'nif' => $nif, 'lang' => 'PT'];

$answers = [];
foreach (json_decode($calls) as $call) {
    $parts = [(object) array_merge($entity, (array) ($call->entity ?? []))];
    if (isset($call->request)) {
        $parts[] = $call->request;
    }
    $answers[] = $client->{$call->method}(...$parts);
}
echo json_encode($answers);
