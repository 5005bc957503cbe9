<?php

// Handles each kind of message like a receiver: `php messages.php <folder> <a form> <a payment>`.

declare(strict_types=1);

use Balcao\Client\Event\EntityApproved;
use Balcao\Client\Signature;
use Balcao\Client\WebhookFailure;
use Balcao\Client\Webhooks;

// Any PHP warning must fail the journey.
set_error_handler(static function (int $level, string $message, string $file, int $line): bool {
    throw new ErrorException($message, 0, $level, $file, $line);
});

[, $folder, $form, $payment] = $argv;
require "$folder/autoload.php";

$signed = 'hash=45dafb6c7b0a3bf75212baaf98282e2e64a400389951e1e6dcd9c3f941549566,ts=1700000000';
$genuine = static fn (string $body, string $header, string $key, int $now): bool
    => Signature::verify($body, $header, $key, 1800, $now);
$sign = static function (string $body, int $ageSeconds = 0): string {
    $now = time() - $ageSeconds;
    return 'hash=' . hash_hmac('sha256', $body . $now, 'key') . ",ts=$now";
};
$parse = static function (callable $call): mixed {
    try {
        return $call();
    } catch (WebhookFailure $failure) {
        return $failure->reason;
    }
};

$notice = '{"webhook":{"id":"301","action":"entity_approved","createdAt":"2026-01-15T10:05:00+00:00"},"entities":[]}';
$unknown = str_replace('entity_approved', 'entity_founded', $notice);
$empty = str_replace('entities', 'payments', $notice);
$event = Webhooks::parse($notice, $sign($notice), 'key');
$formed = Webhooks::parseForm($form, $sign($form), 'key');
$hook = [$formed->hookAction, $formed->hookDate];

echo json_encode([
    'signatures' => [
        $genuine('{"a":1}', $signed, 'sandbox-key', 1700000000),
        $genuine('{"a":1}', $signed, 'sandbox-key', 1700001800),
        $genuine('{"a":1}', $signed, 'sandbox-key', 1700001801),
        $genuine('{"a":2}', $signed, 'sandbox-key', 1700000000),
        $genuine('{"a":1}', $signed, 'another-key', 1700000000),
        $genuine('{"a":1}', 'ts=1700000000', 'sandbox-key', 1700000000),
        $genuine('{"a":1}', '', 'sandbox-key', 1700000000),
    ],
    'events' => [
        $event instanceof EntityApproved ? $event->action : null,
        $parse(fn () => Webhooks::parse($notice, $sign($payment), 'key')),
        $parse(fn () => Webhooks::parse($notice, $sign($notice, 1802), 'key')),
        $parse(fn () => Webhooks::parse($notice, '', 'key')),
        $parse(fn () => Webhooks::parse($form, $sign($form), 'key')),
        $parse(fn () => Webhooks::parse($unknown, $sign($unknown), 'key')),
        $parse(fn () => Webhooks::parse($empty, $sign($empty), 'key')),
    ],
    'callback' => [
        Webhooks::parseCallback($payment, $sign($payment), 'key')->id,
        $parse(fn () => Webhooks::parseCallback($payment, '', 'key')),
        $parse(fn () => Webhooks::parseCallback($notice, $sign($notice), 'key')),
    ],
    'form' => [
        $formed->hookAction,
        $formed->payments[0]->reference,
        $formed->payments[0]->additionalData[0]->value,
        $parse(fn () => Webhooks::parseForm("$form&a=1", $sign($form), 'key')),
        $parse(fn () => Webhooks::parseForm($notice, $sign($notice), 'key')),
    ],
    'hookHash' => [
        Signature::verifyHookHash(...[...$hook, $formed->hookHash, 'sandbox-key']),
        Signature::verifyHookHash(...[...$hook, $formed->hookHash, 'another-key']),
        Signature::verifyHookHash(...[...$hook, '', 'sandbox-key']),
    ],
], JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE), "\n";
