/** Strings of decision diagrams. Portuguese is the source language. */

export const decision = { yes: 'Sim', no: 'Não' };

/** Strings of drawn screens. Portuguese is the source language. */

export const drawing = { label: 'Desenho' };

export const platformDrawing = {
  title: 'Back-office do fornecedor',
  menu: 'Configurar > Integrações > Plataformas de integração',
  heading: 'Plataformas de integração',
  add: 'Adicionar',
  extension: 'Extensão',
  save: 'Guardar',
  nif: 'NIF',
  code: 'Código da plataforma',
  key: 'Chave privada',
  addAlt:
    'o back-office do fornecedor, em Configurar, Integrações, Plataformas de integração, com o botão Adicionar e o botão Guardar.',
  addCaption: 'Onde se cria a plataforma.',
  credentialsAlt: 'a plataforma criada, com o NIF marcado com 1, o código da plataforma com 2 e a chave privada com 3.',
  credentialsCaption: 'Os três valores da plataforma.',
};

/** Strings of the table of terminal, API and back-office views. Portuguese is the source language. */

export const terminalViews = {
  caption: 'Um pagamento no terminal, na API e no back-office',
  terminal: 'No terminal',
  state: 'Na API',
  backOffice: 'No back-office',
  words: 'Ao balcão',
  nothing: 'ainda sem estado',
};

/** Strings of the table of error families. Portuguese is the source language. */

export const families = {
  caption: 'Famílias de erros',
  family: 'Família',
  acts: 'Quem tem de agir',
  retry: 'Repetir?',
  statuses: 'Estado HTTP',
  codes: 'Códigos',
  retried: { none: 'não', all: 'sim', some: 'só' },
  /** Party that must act, by error family. */
  actors: {
    e00100: 'Quem configura o seu programa: as credenciais ou a entidade não são estas.',
    e00200: 'Quem programa: corrija o que `source` aponta.',
    e00300: 'A loja: acerte o montante ou os dados, ou mude no back-office o que a entidade pode fazer.',
    e00400: 'Quem programa: escolha outro método ou outra operação. Se a plataforma devia poder, o suporte.',
    e00500: 'Quem programa: o caminho, o `id` ou o token não existem para esta entidade.',
    e00600: 'O seu programa, se o estado do pagamento não deixa; o cliente, se foi o banco ou o telemóvel que recusou.',
    e05000: 'O seu programa: use o cliente que já existe.',
    s00100: 'Ninguém: espere o que diz `Retry-After`.',
  } as Readonly<Record<string, string>>,
};

/** Strings about the origin of rules: the label of the sandbox's choices, and the tables on the page of differences. */

export const chosenMark = { words: 'escolhido pela sandbox' };

export const assumptions = {
  rule: 'Regra',
  reason: 'Porquê',
  source: 'Onde se vê',
  measured: 'medido em',
  same: 'igual',
  different: 'diferente',
  absent: 'não vem',
  present: 'vem',
  captions: {
    limit: 'Limites que a sandbox escolheu',
    payment: 'Passos de um pagamento que a sandbox escolheu',
    checkout: 'Passos de um checkout que a sandbox escolheu',
    terminal: 'Passos de um terminal que a sandbox escolheu',
    entity: 'Passos de uma entidade que a sandbox escolheu',
    delivery: 'Passos de uma entrega que a sandbox escolheu',
    error: 'Códigos cuja causa ou estado a sandbox escolheu',
    scenario: 'Valores de teste da sandbox',
    field: 'Regras de campos que a sandbox escolheu',
    behaviour: 'Comportamento que a sandbox escolheu',
    extra: 'O que a sandbox tem a mais',
    published: 'O que só outro material publicado mostra',
  },
};

/** Strings about the provider: environments, and the download of the code. Portuguese is the source language. */

export const environments = {
  sandbox: 'No seu computador, com credenciais prontas. O dinheiro, as caixas e os telemóveis são virtuais.',
  testing: 'No fornecedor, com as credenciais de teste da sua entidade. Nenhum pagamento é real.',
  production: 'No fornecedor, com as credenciais da sua integração. Os pagamentos são reais.',
  caption: 'Onde responde a API',
};

export const sourceCode = {
  label: 'Trazer o código do portal',
  unpublished: 'O código deste portal não está publicado:',
  ask: 'peça-o ao suporte',
};

export const packageCommand = { run: 'Correr o pacote', install: 'Instalar o pacote' };

export const sdkDownloads = {
  caption: 'Clientes prontos',
  client: 'Da API',
  sandbox: 'Dos comandos da sandbox',
  checksums: 'As somas SHA-256 de tudo o que este site dá a descarregar estão em',
};

export const runReceiver = { shell: 'Terminal', label: 'Pôr o recetor a correr' };

export const pluginFile = {
  link: {
    prestashop8: 'Descarregue o módulo para PrestaShop 8',
    prestashop17: 'Descarregue o módulo para PrestaShop 1.7',
    woocommerce: 'Descarregue o plugin para WooCommerce',
  },
  unset: 'Este portal ainda não tem o endereço do ficheiro:',
  ask: 'peça-o ao suporte',
};

/** Strings of the table of plugin requirements. Portuguese is the source language. */

export const shopVersions = {
  caption: 'O que cada plugin pede à loja',
  need: 'O que conta',
  needs: {
    shop: 'Versão da loja',
    php: 'PHP',
    newestPhp: 'PHP mais recente que funciona',
    extensions: 'Extensões de PHP',
    plugin: 'Versão mais recente do plugin',
    blocks: 'Finalização da compra por blocos',
    hpos: 'HPOS',
  },
  orLater: (version: string) => `${version} ou mais recente`,
  yes: 'Sim',
  no: 'Não',
  unknown: 'Não se sabe:',
  ask: 'pergunte',
};

export const callerRules = {
  caption: 'Erros de quem chama',
  what: 'O que corre mal',
  cost: 'O que custa',
  remedy: 'Como se corrige',
  how: 'Como se faz',
};
