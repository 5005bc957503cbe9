<?php

// Run: php tests.php
require __DIR__ . '/sandbox.php';

const FOUR_DAYS = ['advanceSeconds' => 4 * 86400];

/** Redirects of the payment page. */
const REDIRECTS = ['redirects' => [['type' => 'success', 'url' => 'https://loja.example/obrigado']]];

/** Pays a payment page by card. */
function pay_by_card(TestShop $shop, string $checkout): void
{
    $card = ['number' => '4242424242424242', 'expiryMonth' => '12', 'expiryYear' => '2999', 'cvc' => '123'];
    $shop->sandbox->call('POST', "/sandbox/checkouts/$checkout/card", ['holder' => 'Maria Silva'] + $card);
}

/** Pays a reference at an ATM. */
function pay(TestShop $shop, array $payment): void
{
    $shop->sandbox->call('POST', '/sandbox/atm', $payment['referenceDetails'] + ['amount' => 2500]);
}

run([
    'ships an order that was paid' => function (TestShop $shop): void {
        $payment = $shop->order('multibanco');
        same(0, $shop->look()['shipped']);
        pay($shop, $payment);
        $shop->told('payment_confirmed');
        same(1, $shop->look()['shipped']);
    },

    'keeps an order whose payment was refused' => function (TestShop $shop): void {
        ['id' => $id] = $shop->order('mbway', ['phoneNumber' => '351#912345678']);
        $shop->sandbox->call('POST', "/sandbox/payments/$id/phone", ['answer' => 'refuse']);
        $shop->told('payment_method_error');
        same('refused', $shop->look()['state']);
        same(0, $shop->look()['shipped']);
    },

    'closes an order that expired' => function (TestShop $shop): void {
        $shop->order('multibanco');
        $shop->sandbox->call('POST', '/sandbox/clock', FOUR_DAYS);
        $shop->told('payment_cancelled');
        same('expired', $shop->look()['state']);
    },

    'refunds an order once, however often the button is pressed' => function (TestShop $shop): void {
        ['id' => $id, 'paymentId' => $paymentId] = $shop->order('card', REDIRECTS);
        pay_by_card($shop, $id);
        $shop->told('payment_confirmed');
        $shop->refund();
        $shop->refund();
        same('refunded', $shop->look()['state']);
        $refunds = $shop->sandbox->call('GET', "/api/payments?initialPaymentId=$paymentId");
        same([2500], array_column($refunds, 'amount'));
    },

    'ships once when a webhook comes twice' => function (TestShop $shop): void {
        $path = "/sandbox/webhooks/{$shop->webhooks['payment_confirmed']}/failure-mode";
        $shop->sandbox->call('PUT', $path, ['failureMode' => 'duplicate']);
        pay($shop, $shop->order('multibanco'));
        $shop->told('payment_confirmed', times: 2);
        same(1, $shop->look()['shipped']);
    },

    'charges once when the connection drops' => function (TestShop $shop): void {
        $fault = ['kind' => 'dropped_connection', 'operation' => 'createReference', 'calls' => 1];
        $shop->sandbox->call('POST', '/sandbox/faults', $fault);
        $payment = $shop->order('multibanco');
        $codes = array_column($shop->sandbox->call('GET', '/sandbox/payments'), 'code');
        same(1, array_count_values($codes)['A1']);
        pay($shop, $payment);
        $shop->told('payment_confirmed');
        same(1, $shop->look()['shipped']);
    },

    'opens another payment page when the connection drops' => function (TestShop $shop): void {
        $fault = ['kind' => 'dropped_connection', 'operation' => 'createCheckout', 'calls' => 1];
        $shop->sandbox->call('POST', '/sandbox/faults', $fault);
        ['id' => $id] = $shop->order('card', REDIRECTS);
        [$lost] = $shop->sandbox->call('GET', '/api/payments?customUniqueId=A1');
        $shop->told('payment_cancelled', paymentId: $lost['id']);
        same('open', $shop->look()['state']);
        pay_by_card($shop, $id);
        $shop->told('payment_confirmed');
        same(1, $shop->look()['shipped']);
    },

    'ships an order that was paid too late' => function (TestShop $shop): void {
        $payment = $shop->order('multibanco');
        $shop->sandbox->call('POST', '/sandbox/clock', FOUR_DAYS);
        $shop->told('payment_cancelled');
        pay($shop, $payment);
        $shop->told('payment_confirmed');
        same(1, $shop->look()['shipped']);
    },

    'ships nothing that was given back before the shop was told' => function (TestShop $shop): void {
        $path = "/sandbox/webhooks/{$shop->webhooks['payment_confirmed']}/failure-mode";
        $shop->sandbox->call('PUT', $path, ['failureMode' => 'delayed']);
        $payment = $shop->order('multibanco');
        pay($shop, $payment);
        // The day closes.
        $shop->sandbox->call('POST', '/sandbox/settlement');
        $shop->sandbox->call('POST', "/api/payments/$payment[id]/refunds", ['amount' => 2500]);
        $shop->sandbox->call('POST', '/sandbox/clock', ['advanceSeconds' => 600]);
        $shop->told('payment_confirmed');
        same('refunded', $shop->look()['state']);
        same(0, $shop->look()['shipped']);
    },

    'hands over what was paid at a terminal, before and after its day closes' => function (TestShop $shop): void {
        ['uuid' => $uuid] = $shop->sandbox->call('GET', '/sandbox/terminals')[0]['terminal'];
        $shop->order('terminal', ['uuid' => $uuid]);
        $card = ['entry' => 'tap', 'number' => '4242424242424242'];
        $shop->sandbox->call('POST', "/sandbox/terminals/$uuid/card", $card);
        // Skips the time that the bank takes.
        $shop->sandbox->call('POST', '/sandbox/clock', ['advanceSeconds' => 10]);
        $shop->told('payment_authorized');
        same(1, $shop->look()['shipped']);
        $shop->sandbox->call('POST', "/sandbox/terminals/$uuid/settlement");
        $shop->told('payment_confirmed');
        same(1, $shop->look()['shipped']);
    },
], $argv[1] ?? null);
