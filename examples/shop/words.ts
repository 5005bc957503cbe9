import type { Language } from './catalogue.ts';
import type { OrderState } from './orders.ts';

interface Words {
  shop: string;
  cart: string;
  quantity: string;
  howToPay: string;
  ways: Record<'redirect' | 'embed' | 'multibanco', string>;
  pay: string;
  empty: string;
  order: string;
  states: Record<OrderState, string>;
  entity: string;
  reference: string;
  amount: string;
  waiting: string;
  again: string;
  failed: string;
  unknown: string;
}

const pt: Words = {
  shop: 'Loja de demonstração',
  cart: 'O seu cesto',
  quantity: 'Quantidade',
  howToPay: 'Como quer pagar?',
  ways: {
    redirect: 'Cartão, MB WAY ou Multibanco, na página de pagamento',
    embed: 'Cartão, sem sair da loja',
    multibanco: 'Referência Multibanco',
  },
  pay: 'Encomendar e pagar',
  empty: 'O cesto está vazio. Escolha pelo menos um artigo.',
  order: 'Encomenda',
  states: {
    awaiting_payment: 'A aguardar pagamento',
    paid: 'Paga',
    cancelled: 'Cancelada',
    refunded: 'Reembolsada',
  },
  entity: 'Entidade',
  reference: 'Referência',
  amount: 'Montante',
  waiting: 'Esta página muda sozinha quando o pagamento chegar.',
  again: 'Voltar à loja',
  failed: 'Não foi possível iniciar o pagamento. Nada foi cobrado.',
  unknown: 'Esta página não existe.',
};

const es: Words = {
  shop: 'Tienda de demostración',
  cart: 'Su cesta',
  quantity: 'Cantidad',
  howToPay: '¿Cómo quiere pagar?',
  ways: {
    redirect: 'Tarjeta, MB WAY o Multibanco, en la página de pago',
    embed: 'Tarjeta, sin salir de la tienda',
    multibanco: 'Referencia Multibanco',
  },
  pay: 'Hacer el pedido y pagar',
  empty: 'La cesta está vacía. Elija al menos un artículo.',
  order: 'Pedido',
  states: {
    awaiting_payment: 'Pendiente de pago',
    paid: 'Pagado',
    cancelled: 'Cancelado',
    refunded: 'Reembolsado',
  },
  entity: 'Entidad',
  reference: 'Referencia',
  amount: 'Importe',
  waiting: 'Esta página cambia sola cuando llega el pago.',
  again: 'Volver a la tienda',
  failed: 'No se pudo iniciar el pago. No se ha cobrado nada.',
  unknown: 'Esta página no existe.',
};

const en: Words = {
  shop: 'Demo shop',
  cart: 'Your basket',
  quantity: 'Quantity',
  howToPay: 'How would you like to pay?',
  ways: {
    redirect: 'Card, MB WAY or Multibanco, on the payment page',
    embed: 'Card, without leaving the shop',
    multibanco: 'Multibanco reference',
  },
  pay: 'Order and pay',
  empty: 'The basket is empty. Choose at least one item.',
  order: 'Order',
  states: {
    awaiting_payment: 'Awaiting payment',
    paid: 'Paid',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
  },
  entity: 'Entity',
  reference: 'Reference',
  amount: 'Amount',
  waiting: 'This page changes by itself once the payment arrives.',
  again: 'Back to the shop',
  failed: 'The payment could not be started. Nothing was charged.',
  unknown: 'There is no such page.',
};

export const words: Record<Language, Words> = { pt, es, en };
