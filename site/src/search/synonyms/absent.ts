import { absent } from './phrases.ts';

/** Features that this API lacks or does not document. */
export const absentThings = [
  absent(
    'rate-limits',
    'limite de pedidos, limites de pedidos, pedidos por segundo, pedidos por minuto, limite de chamadas, demasiados pedidos, rate limit, limites da API, throttling',
    'límite de solicitudes, límite de peticiones, solicitudes por segundo, peticiones por segundo, peticiones por minuto, límite de llamadas, demasiadas peticiones, límites de la API',
    'rate limit, rate limiting, request limit, requests per second, requests per minute, too many requests, api limits, throttle, quota',
  ),
  absent(
    'disputes',
    'contestação, contestar pagamento, disputa, chargeback, reclamação do titular, retrocesso, representment',
    'contracargo, disputa, retrocesión, reclamación del titular, impugnación',
    'dispute, chargeback, charge back, representment, retrieval request, disputed payment',
  ),
  absent(
    'wallets',
    'apple pay, google pay, carteira digital, samsung pay, wallet, carteira',
    'apple pay, google pay, monedero, samsung pay, billetera, cartera digital',
    'apple pay, google pay, digital wallet, wallet, samsung pay, gpay, applepay, googlepay',
  ),
  absent(
    'wallets',
    'PayPal, Bizum, Klarna, criptomoedas, bitcoin',
    'PayPal, Bizum, Klarna, criptomonedas, bitcoin',
    'PayPal, Bizum, Klarna, crypto, cryptocurrency, bitcoin, ideal',
  ),
  absent(
    'status-page',
    'página de estado, estado do serviço, estado da API, API em baixo, serviço em baixo, disponibilidade, uptime, SLA, incidente, manutenção',
    'página de estado, estado del servicio, estado de la API, API caída, servicio caído, disponibilidad, SLA, incidencia, mantenimiento',
    'status page, service status, api status, api down, uptime, SLA, availability, outage, incident, maintenance',
  ),
  absent(
    'ip-ranges',
    'endereços IP, endereço IP, IP dos webhooks, lista de IP, IP a autorizar, whitelist, allowlist, lista branca, gama de IP',
    'direcciones IP, dirección IP, IP de los webhooks, lista de IP, lista blanca, rango de IP',
    'ip address, ip range, ip allowlist, ip whitelist, whitelist, allowlist, ip list, outgoing ip',
  ),
  absent(
    'more',
    'docker, imagem docker, contentor, kubernetes',
    'docker, imagen docker, contenedor, kubernetes',
    'docker, docker image, container, kubernetes',
  ),
  absent(
    'more',
    'débito direto, SEPA, transferência bancária',
    'domiciliación, adeudo directo, SEPA, transferencia bancaria',
    'direct debit, SEPA, bank transfer',
  ),
  absent(
    'more',
    'outras moedas, moeda, dólares, libras, multimoeda, câmbio',
    'otras monedas, moneda, divisa, dólares, multidivisa',
    'other currencies, currency, dollars, multi-currency, multicurrency, exchange rate',
  ),
  absent(
    'more',
    'prestações, pagar em prestações',
    'pago a plazos, cuotas, pago fraccionado',
    'instalments, installments, buy now pay later, bnpl',
  ),
  absent(
    'more',
    'dividir pagamento, dividir um pagamento, repartir, repartição, split, marketplace, pagar a terceiros, vários vendedores',
    'dividir pago, dividir un pago, repartir, reparto, split, marketplace, pagar a terceros, varios vendedores',
    'split payment, split, marketplace, third parties, connected accounts, several sellers, multi-vendor',
  ),
  absent(
    'more',
    'OAuth, certificado de cliente, mTLS',
    'OAuth, certificado de cliente, mTLS',
    'oauth, client certificate, mtls, scopes',
  ),
  absent('more', 'preçário, tabela de preços', 'lista de precios, tabla de precios', 'price list, pricing'),
  absent(
    'more',
    'CSV, exportar, Excel, relatório, folha de cálculo',
    'CSV, exportar, Excel, informe, hoja de cálculo',
    'CSV, export, Excel, report, spreadsheet',
  ),
  absent(
    'more',
    'isenção de SCA, isenção, dispensar autenticação, frictionless',
    'exención SCA, exención, dispensar autenticación, frictionless',
    'SCA exemption, exemption, skip authentication, frictionless, low value exemption',
  ),
  absent('more', 'gorjeta, gorjetas', 'propina, propinas', 'tip, tips, tipping, gratuity'),
  absent(
    'more',
    'MOTO, venda por telefone, pagamento por telefone, encomenda por telefone',
    'MOTO, venta telefónica, pago por teléfono, pedido telefónico',
    'MOTO, mail order, telephone order, phone order, card over the phone',
  ),
  absent(
    'more',
    'logótipo, logotipo, cores, personalizar a página, aspeto da página',
    'logotipo, colores, personalizar la página, aspecto de la página',
    'logo, colours, colors, branding, customise page, look and feel, theme',
  ),
  absent(
    'more',
    'alterar IBAN, mudar IBAN, mudar a conta bancária, alterar conta bancária',
    'cambiar IBAN, cambiar cuenta bancaria, modificar IBAN',
    'change IBAN, change bank account, update bank account',
  ),
  absent(
    'more',
    'atualizar cartão, atualizar cartão guardado, cartão guardado expirado',
    'actualizar tarjeta, actualizar tarjeta guardada, tarjeta guardada caducada',
    'card updater, account updater, update card, update saved card, expired saved card',
  ),
  absent(
    'more',
    'fraude, antifraude, lista negra, bloquear cliente',
    'fraude, antifraude, lista negra, bloquear cliente',
    'fraud, antifraud, blocklist, blacklist, risk rules, radar',
  ),
  absent(
    'more',
    'Shopify, Magento, OpenCart, Wix, Drupal, VirtueMart, Squarespace',
    'Shopify, Magento, OpenCart, Wix, Drupal, VirtueMart, Squarespace',
    'Shopify, Magento, OpenCart, Wix, Drupal, VirtueMart, Squarespace, BigCommerce',
  ),
  absent(
    'more',
    'PCI, PCI DSS, CVV, CVC, código de segurança do cartão',
    'PCI, PCI DSS, CVV, CVC, código de seguridad de la tarjeta',
    'PCI, PCI DSS, SAQ, CVV, CVC, card security code',
  ),
];
