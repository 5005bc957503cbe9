/** Strings of the home page. Portuguese is the source language. */

export const home = {
  title: 'Portal do programador',
  description:
    'Documentação técnica, especificação da API e uma sandbox que responde, para aceitar Multibanco e MB WAY.',
};

export const hero = {
  eyebrow: (version: string) => `Portal do programador · API ${version}`,
  promise: 'Receba o seu primeiro pagamento antes de o café arrefecer.',
  lead: 'Guias, especificação e uma sandbox no seu computador. Comece já aqui: escolha como se paga, carregue em Executar e veja chegar o webhook assinado.',
  start: 'Fazer o primeiro pagamento',
  specification: 'Ver a especificação da API',
  shop: 'Tem uma loja PrestaShop ou WooCommerce? Receba sem programar',
};

export const doors = {
  title: 'Por onde entrar',
  guides: 'Uma tarefa de cada vez, do primeiro pedido ao pagamento confirmado, com exemplos que correram.',
  specification: 'Cada operação da API, quem a pode chamar, o que responde e os erros que pode dar.',
  integrations: 'Plugins para lojas PrestaShop e WooCommerce: receber pagamentos sem programar.',
};

export const integration = {
  title: 'Uma integração em quatro passos',
  start: {
    title: 'Arranque a sandbox',
    words: 'Um comando na pasta do código deste portal, e a API responde no seu computador, com credenciais de teste.',
  },
  create: {
    title: 'Crie um pagamento',
    words: 'Uma chamada, na linguagem que usa, devolve a referência, ou a página, que mostra a quem compra.',
  },
  pay: {
    title: 'Pague-o como um cliente',
    words: 'A caixa virtual aceita, recusa e deixa passar o prazo, para ver cada caso antes dos seus clientes.',
  },
  receive: {
    title: 'Receba o webhook',
    words: 'Assinado como em produção: confirme a assinatura, responda, e entregue a encomenda.',
  },
};

export const news = {
  title: 'O que há de novo',
  all: 'Todas as alterações',
  terminals: {
    title: 'Terminais cloud',
    words: 'Envie pagamentos e reembolsos a um terminal de pagamento, a partir do seu software.',
  },
  events: {
    title: 'Mais eventos',
    words: 'Os webhooks avisam também de pagamentos autorizados e da aprovação ou recusa de uma entidade.',
  },
  sandbox: {
    title: 'Uma sandbox no seu computador',
    words: 'Responde como a API, guarda o que lhe envia e paga, recusa ou deixa expirar quando lhe pedir.',
  },
  plugins: {
    title: 'PrestaShop 8',
    words: 'O plugin novo cobra dentro da loja, sem levar o cliente para outra página.',
  },
};
