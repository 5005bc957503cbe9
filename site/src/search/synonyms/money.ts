import { trade } from './phrases.ts';

export const moneyWords = [
  trade('pagamento, venda, transação', 'pago, venta, transacción, operación', 'payment, sale, transaction'),
  trade('escolher, comparar, diferença', 'elegir, comparar, diferencia', 'choose, compare, difference, vs, versus'),
  trade('parte, parcial, em partes', 'parte, parcial, por partes', 'part, partial, in parts'),
  trade(
    'reembolso, reembolsar, devolução, devolver, estorno, estornar, dinheiro de volta, desistência, desistiu',
    'reembolso, reembolsar, devolución, devolver, abono, devolver dinero, desistimiento, desistió',
    'refund, reimburse, reimbursement, money back, give money, return money, reversal, withdrawal, changed mind',
  ),
  trade(
    'cancelar, cancelamento, anular, anulação, mesmo dia, desfazer, eliminar referência, apagar referência, eliminar pagamento, apagar pagamento',
    'cancelar, cancelación, anular, anulación, mismo día, deshacer, eliminar referencia, borrar referencia, eliminar pago, borrar pago',
    'cancel, cancellation, void, same day, abort, undo, delete reference, remove reference, delete payment',
  ),
  trade(
    'capturar, captura, confirmar autorização, cobrar autorização',
    'capturar, captura, confirmar autorización, cobrar autorización',
    'capture, settle authorisation, delayed charge',
  ),
  trade(
    'autorizar, autorização, pré-autorização, preautorização, cativar, cativo, caução, reservar montante',
    'autorizar, autorización, preautorización, retención, fianza, reservar importe',
    'authorise, authorisation, preauth, pre-authorisation, preauthorisation, hold, deposit',
  ),
  trade('autorização expirada, autorizar', 'autorización caducada, autorizar', 'authorisation expired, authorise'),
  trade(
    'transferência, liquidação, recebimento, receber na conta, transferido, recebo o dinheiro, dinheiro na conta, depósito na conta, payout',
    'transferencia, liquidación, abono en cuenta, transferido, cobrar en cuenta, abonar, abonarme, ingreso, ingresar, recibir dinero, dinero en cuenta',
    'transfer, settlement, payout, pay out, disbursement, transferred, bank deposit, get paid, receive money, money arrive, funds',
  ),
  trade(
    'conciliar, reconciliação, conciliação, fecho de contas, contabilidade, extrato, fecho do dia, fecho de caixa',
    'conciliar, conciliación, cuadrar, contabilidad, extracto, cierre, cierre del día, arqueo',
    'reconcile, reconciliation, bookkeeping, accounting, close the books, end of day',
  ),
  trade(
    'comissão, taxa, custo, tarifa, preçário',
    'comisión, tarifa, coste, tasa',
    'fee, commission, charges, pricing, cost',
  ),
  trade('fatura, factura, faturação, nota de crédito', 'factura, facturación', 'invoice, billing'),
  trade('recibo, comprovativo, talão', 'recibo, comprobante, justificante, tique', 'receipt, proof, slip'),
  trade('montante, valor, quantia, preço', 'importe, monto, cantidad, valor, precio', 'amount, value, price'),
  trade(
    'cêntimos, decimais, casas decimais, arredondamento, arredondar',
    'céntimos, decimales, redondeo, redondear',
    'cents, decimals, decimal places, minor units, smallest unit, rounding',
  ),
  trade('mínimo, mín, menor', 'mínimo, mín, menor', 'minimum, min, smallest, lowest'),
  trade('máximo, máx, maior', 'máximo, máx, mayor', 'maximum, max, largest, highest'),
  trade(
    'validade, prazo, data limite, vencimento',
    'validez, plazo, fecha límite, vencimiento, caducidad',
    'expiry, deadline, due date, validity',
  ),
  trade(
    'expirar, caducar, expirado, fora de prazo',
    'expirar, caducar, caducado, vencido',
    'expire, expired, timeout, lapse',
  ),
  trade(
    'referência, referência multibanco, entidade e referência',
    'referencia, referencia multibanco',
    'reference, multibanco reference, voucher, bank reference, offline payment, pay cash, cash payment',
  ),
  trade('multibanco, MB, caixa automático, ATM', 'multibanco, cajero', 'multibanco, ATM, cash machine'),
  trade('mb way, mbway', 'mb way, mbway', 'mb way, mbway'),
  trade('cartão, visa, mastercard', 'tarjeta, visa, mastercard', 'card, visa, mastercard'),
  trade(
    'guardar, tokenizar, tokenização, token do cartão, card on file, um clique',
    'guardar, tokenizar, tokenización, un clic, tarjeta guardada',
    'save, tokenise, tokenize, tokenization, tokenisation, card on file, vault, one click, stored card',
  ),
  trade('guardado, um clique', 'guardado, un clic', 'saved, one click, stored, card on file'),
  trade(
    'todos os meses, recorrente, recorrência, mensal, subscrição de clientes, cobrança automática, assinatura mensal, subscrição mensal, mensalidade, pagamentos por subscrição, quotas, série',
    'todos los meses, recurrente, recurrencia, mensual, suscripciones, cobro automático, cuota mensual, suscripción mensual, importe de la suscripción, mensualidad, pago por suscripción, membresía, serie',
    'every month, recurring, recurrence, recurrent, monthly, subscription billing, series, subscription payments, monthly subscription, subscription plan, plan, membership, merchant initiated, MIT, off-session',
  ),
  trade(
    'autenticação forte, 3DS, 3D, 3D Secure, 3-D Secure, SCA, PSD2, DSP2',
    'autenticación reforzada, 3DS, 3D, 3D Secure, 3-D Secure, SCA, PSD2',
    'strong authentication, 3DS, 3D, 3D Secure, 3-D Secure, SCA, PSD2, strong customer authentication',
  ),
  trade(
    'recusado, rejeitado, negado, declinado, cartão bloqueado',
    'rechazado, denegado, tarjeta bloqueada',
    'declined, refused, rejected, denied, do not honour, do not honor, soft decline, hard decline, blocked card',
  ),
  trade(
    'saldo, saldo insuficiente, sem saldo',
    'saldo, saldo insuficiente, fondos insuficientes, sin fondos',
    'insufficient funds, no funds, not enough balance, not enough money',
  ),
  trade('estado, situação, status', 'estado, situación, status', 'state, status'),
  trade(
    'pendente, por pagar, à espera, aguardar',
    'pendiente, a la espera, en espera',
    'pending, awaiting, waiting, unpaid',
  ),
  trade('confirmado, concluído', 'confirmado, completado', 'confirmed, completed, succeeded'),
  trade(
    'método, meio de pagamento, forma de pagamento',
    'método, medio de pago, forma de pago',
    'method, means of payment, payment option',
  ),
  trade('conta bancária, IBAN, NIB', 'cuenta bancaria, IBAN', 'bank account, IBAN'),
  trade(
    'terminal, TPA, POS, máquina, TPV',
    'terminal, datáfono, TPV, POS',
    'terminal, POS, card reader, card machine, point of sale, TPA, PDQ',
  ),
  trade('loja, comércio, e-commerce', 'tienda, comercio electrónico', 'shop, store, e-commerce'),
  trade(
    'encomenda, pedido da loja, número da encomenda',
    'pedido, pedido de la tienda, número de pedido, encargo',
    'order, purchase, order id, order number',
  ),
];
