<?php

/** Older messages are refused, because somebody may have kept one to send it again. */
const TOLERANCE_SECONDS = 1800;

/** @param string $body the bytes as they arrived */
function signature_of(string $body, string $ts, string $privateKey): string
{
    return hash_hmac('sha256', $body . $ts, $privateKey);
}

/** @param ?string $header value of PayPay-Signature: hash=…,ts=… */
function is_genuine(?string $header, string $body, string $privateKey): bool
{
    $form = '/^hash=([0-9a-f]{64}),ts=([0-9]{1,12})$/D';
    if (!preg_match($form, $header ?? '', $parts)) {
        return false;
    }
    [, $hash, $ts] = $parts;
    return hash_equals(signature_of($body, $ts, $privateKey), $hash)
        && (int) $ts >= time() - TOLERANCE_SECONDS;
}
