import { say } from '../words/locales.ts';
import { term } from './term.ts';

export const glossaryPeople = {
  entity: term(
    say('entidade', 'entidad', 'entity'),
    'O comerciante, identificado pelo NIF. A entidade Multibanco são os cinco dígitos que acompanham a referência.',
    'El comercio, identificado por el NIF. La entidad Multibanco son los cinco dígitos que acompañan a la referencia.',
    'The merchant, identified by its tax number. A Multibanco entity is the five digits that go with the reference.',
  ),
  merchant: term(
    say('comerciante', 'comercio', 'merchant'),
    'Quem recebe o dinheiro.',
    'Quien recibe el dinero.',
    'Who receives the money.',
    { pt: ['lojista', 'vendedor'], es: ['comerciante', 'vendedor'], en: ['vendor'] },
  ),
  payer: term(say('pagador', 'pagador', 'payer'), 'Quem paga.', 'Quien paga.', 'Who pays.', {
    pt: ['comprador final'],
    es: ['comprador final'],
  }),
  customer: term(
    say('cliente', 'cliente', 'customer'),
    'Um pagador que a entidade guarda, com os seus métodos.',
    'Un pagador que la entidad guarda, con sus métodos.',
    'A payer the entity keeps on file, with their saved methods.',
    { pt: ['freguês'] },
  ),
  provider: term(
    say('fornecedor', 'proveedor', 'provider'),
    'Quem processa os pagamentos e publica esta API.',
    'Quien procesa los pagos y publica esta API.',
    'The company that processes the payments and publishes this API.',
    { pt: ['provedor'] },
  ),
  acquirer: term(
    say('adquirente', 'adquirente', 'acquirer'),
    'O banco ou rede que executa a operação.',
    'El banco o red que ejecuta la operación.',
    'The bank or network that carries out the operation.',
  ),
  issuer: term(
    say('emissor', 'emisor', 'issuer'),
    'O banco que emitiu o cartão.',
    'El banco que emitió la tarjeta.',
    'The bank that issued the card.',
  ),
  phone: term(
    say('telemóvel', 'móvil', 'phone'),
    'Onde chega a notificação MB WAY.',
    'Donde llega la notificación MB WAY.',
    'Where the MB WAY notification arrives.',
    { pt: ['celular', 'celulares'], es: ['celular', 'celulares'], en: ['cellphone', 'cell phone'] },
  ),
  cashMachine: term(
    say('caixa Multibanco', 'cajero', 'ATM'),
    'Onde se paga uma referência, além do homebanking.',
    'Donde se paga una referencia, además de la banca en línea.',
    'Where a reference can be paid, besides online banking.',
    {
      pt: ['caixa eletrônico', 'caixa eletrónico', 'caixa automática'],
      en: ['cash machines?', 'cashpoints?', 'Multibanco machines?'],
    },
  ),
  onlineBanking: term(
    say('homebanking', 'banca en línea', 'online banking'),
    'Onde se paga uma referência sem sair de casa: o site ou a app do banco.',
    'Donde se paga una referencia sin salir de casa: la web o la app del banco.',
    'Where a reference is paid from home: the bank’s website or app.',
    { en: ['home banking', 'online banks?'] },
  ),
  terminal: term(
    say('terminal', 'terminal', 'terminal'),
    'O aparelho que lê o cartão: cloud quando a API lhe envia pagamentos, standalone quando o operador digita o montante.',
    'El aparato que lee la tarjeta: cloud cuando la API le envía pagos, standalone cuando el operador teclea el importe.',
    'The device that reads the card: cloud when the API sends it payments, standalone when the operator types the amount.',
    { pt: ['maquininha'], es: ['datáfono'] },
  ),
  user: term(
    say('utilizador', 'usuario', 'user'),
    'Quem usa a aplicação ou o back-office.',
    'Quien usa la aplicación o el back-office.',
    'Who uses the app or the back office.',
    { pt: ['usuário', 'usuários'] },
  ),
} as const;
