/**
 * Strings around pages (navbar, search, footer, panels, notices, errors) and in the files for machines. Portuguese is
 * the source language.
 */

import type { CodeTexts } from '@balcao/ui/code-block/CodeBlock.tsx';
import type { Area } from '../../components/routes.ts';

export const codeBlock: Required<CodeTexts> = {
  copy: 'Copiar o código',
  copied: 'Copiado',
  wrap: 'Quebrar as linhas longas',
  code: 'Código',
};

export const specification = {
  title: 'Especificação da API',
  description: 'Todas as operações da API REST: quem as pode chamar, o que respondem e que erros podem dar.',
  openapi: 'Descrição OpenAPI:',
  postman: 'Coleção para Postman e Bruno (JSON)',
  markdown: 'Em Markdown, para modelos de linguagem',
  differences: 'O que a sandbox faz e não faz',
  differencesLead: 'O que a especificação não diz, e a sandbox teve de escolher:',
};

export const sandboxApi = {
  title: 'API da sandbox',
  description:
    'Todas as operações dos simuladores da sandbox: pagadores, terminais, relógio, falhas, entregas e estado.',
  where:
    'Só uma sandbox responde a estas chamadas. Os servidores de testes e de produção do fornecedor não as têm, e a consola desta página nunca lhes envia nada.',
  testing: 'Como testar',
};

export const navbar = {
  mainSite: (site: string) => `Ir para ${site}`,
};

export const menu = {
  languages: 'Idioma',
  wayUp: 'Voltar para o topo',
  main: 'Principal',
  name: 'Menu',
  open: 'Abrir o menu',
  close: 'Fechar o menu',
  tree: 'Páginas desta área',
  hideTree: 'Recolher painel lateral',
  showTree: 'Expandir painel lateral',
  /** Label of a group's button in the tree. */
  pagesOf: (group: string) => `Páginas de ${group}`,
};

export const version = { name: 'Versão', label: 'Next', list: 'Versões' };

export const breadcrumbs = { home: 'Página inicial', name: 'Onde está' };

export const neighbours = { name: 'Páginas dos guias', previous: 'Anterior', next: 'Próxima' };

/** Words about the changes of a page. A date follows `last`. */
export const changes = { edit: 'Editar esta página', last: 'Última atualização em' };

export const headingLink = (heading: string): string => `Ligação direta para ${heading}`;

export const pageCount = (count: number): string => (count === 1 ? '1 item' : `${count} itens`);

export const areaNames: Record<Area, string> = {
  specification: 'Especificação',
  guides: 'Guias',
  integrations: 'Integrações',
  soap: 'SOAP',
};

export const pageFooter = {
  documentation: 'Documentação',
  follow: 'Acompanhe',
  legal: 'Informação legal',
  privacy: 'Política de privacidade',
  security: 'Política de segurança',
  complaints: 'Livro de reclamações',
  status: 'Estado do serviço',
  accessibility: 'Acessibilidade',
  copyright: (year: number, company: string) => `© ${year} ${company}. Todos os direitos reservados.`,
  firstPayment: 'Pagamento com Multibanco',
};

export const notFound = {
  home: 'Ir para a página inicial',
  guides: 'Ver os guias',
  specification: 'Ver a especificação',
  title: 'Página não encontrada',
  words: 'Não encontrámos o que procura.',
  report: 'Se foi uma ligação deste site que o trouxe,',
  tell: 'diga-nos qual',
  mailSubject: 'Ligação quebrada',
  mailBody: 'Cheguei aqui por:',
  search: 'Procurar na documentação',
};

export const colourToggle = {
  label: (mode: string) => `Mudar entre modo claro, escuro e do sistema (${mode} está ativo)`,
  modes: { light: 'modo claro', dark: 'modo escuro', system: 'modo do sistema' },
};

export const pageLoad = { failed: 'Não foi possível carregar esta página.', retry: 'Tentar novamente' };

export const crash = {
  words: 'A culpa não é sua. Tente outra vez; se continuar, diga ao suporte o que está na caixa.',
  title: 'Esta página deu erro.',
  retry: 'Tentar novamente',
};

export const contents = { title: 'Nesta página' };

export const announcement = {
  label: 'Aviso',
  soap: 'O serviço SOAP está obsoleto: as integrações novas usam a API REST.',
  link: 'Ver a especificação',
  close: 'Fechar',
};

export const search = {
  button: 'Procurar',
  label: 'Procurar na documentação',
  placeholder: 'Palavra, código ou operação',
  loading: 'A carregar...',
  close: 'Fechar',
  results: (count: number) => `${count} resultados.`,
  oneResult: 'Um resultado.',
  /** Shown beside the number of results, but not on touch screens. */
  keys: 'Setas para escolher, Enter para abrir.',
  example: 'assinatura',
  /** Example query for readers who do not program. */
  plainExample: 'reembolso',
  examples: 'Escreva uma palavra, ou comece por uma destas:',
  nothing: (query: string) => `Nada encontrado para “${query}”.`,
  nothingWords: 'Experimente menos palavras, o início de uma, ou o nome de um campo tal como está na API.',
  notThere: 'Pode também ser algo que a API não tem, ou não documenta.',
  notDocumented: 'Ver o que não está documentado',
  ask: 'Perguntar ao suporte',
  failed: 'Não foi possível carregar o índice da pesquisa.',
  errors: 'Erros',
};

export const apiPanel = {
  open: 'API: abrir a especificação ao lado',
  closeTab: 'API: fechar o painel',
  close: 'Fechar',
  whole: 'Abrir como página',
  edge: 'Largura do painel da API',
  loading: 'A abrir a especificação…',
  failed: 'Não foi possível carregar a especificação.',
};

export const pageTools = {
  copy: 'Copiar a página',
  view: 'Ver em Markdown',
  copying: 'A copiar…',
  copied: 'Copiada',
  failed: 'Não foi possível copiar',
};

export const feedback = {
  question: 'Esta página foi útil?',
  yes: 'Sim',
  no: 'Não',
  note: 'Abre uma mensagem já começada, que só segue se a enviar.',
  usefulSubject: (title: string) => `Foi útil: ${title}`,
  lackingSubject: (title: string) => `Falta algo: ${title}`,
  lackingBody: 'O que procurava e não encontrou:',
};

export const markdown = {
  panel: 'Painel interativo, na página do site:',
  page: 'Página',
  samples: (language: string, others: string) => `Exemplos em ${language}; também em ${others}.`,
  start: 'Início',
  agents: 'Para agentes de programação',
  agentsFile: 'Em inglês: o que existe e onde está, as três primeiras chamadas, e dez erros que custam dinheiro.',
  skill:
    'Em inglês: uma skill com referências sobre webhooks, reembolsos e repetições, terminais e a passagem de SOAP para REST.',
  inEnglish: 'As mesmas páginas em inglês.',
  openapi: 'A mesma especificação para ferramentas; em openapi.yaml, openapi-3.0.json e openapi-3.0.yaml também.',
  full: 'Os guias num só ficheiro, com as chamadas em cURL. As respostas, os campos e os erros estão na especificação; cada página existe em Markdown no caminho debaixo do seu título.',
  summary:
    'Documentação para programadores de um fornecedor português de serviços de pagamento: receber por referência Multibanco, MB WAY e cartão através de uma API REST, terminais físicos, webhooks, extensões para lojas online, e uma sandbox onde tudo se experimenta.',
  hint: 'Cada página existe em Markdown no seu URL seguido de .md, com os exemplos numa linguagem; a linha debaixo do título leva às outras. Quem pede uma página com `Accept: text/markdown` também recebe o Markdown. Os caminhos começam na raiz do servidor onde este ficheiro foi lido. Os montantes vão em cêntimos, e as respostas dos exemplos foram gravadas na sandbox.',
};

export const skipLink: string = 'Saltar para o conteúdo principal';
