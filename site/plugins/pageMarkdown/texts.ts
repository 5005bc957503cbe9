import type { Translate } from '../../src/components/api/referenceTexts.ts';

/**
 * Texts around the pages' content, in one language.
 * @param messages messages of that language by id; Portuguese where one is missing
 */
export function pageTexts(messages: Readonly<Record<string, string>>) {
  const say: Translate = ({ id, message }) => messages[id] ?? message;
  return {
    panel: say({ id: 'markdown.panel', message: 'Painel interativo, na página do site:' }),
    start: say({ id: 'markdown.start', message: 'Início' }),
    areas: {
      guides: say({ id: 'area.guides', message: 'Guias' }),
      integrations: say({ id: 'area.integrations', message: 'Integrações' }),
      soap: say({ id: 'area.soap', message: 'SOAP' }),
    },
    reference: {
      title: say({ id: 'api.title', message: 'Especificação da API' }),
      description: say({
        id: 'api.description',
        message:
          'Todas as operações da API REST: quem as pode chamar, o que respondem e que erros podem dar.',
      }),
    },
    openapi: {
      title: 'OpenAPI 3.1',
      description: say({
        id: 'markdown.openapi',
        message: 'A mesma especificação, em JSON, para ferramentas.',
      }),
    },
    full: {
      title: 'llms-full.txt',
      description: say({ id: 'markdown.full', message: 'O texto de todas as páginas num só ficheiro.' }),
    },
    list: {
      summary: say({
        id: 'markdown.summary',
        message:
          'Documentação para programadores de um fornecedor português de serviços de pagamento: receber por referência Multibanco, MB WAY e cartão através de uma API REST, terminais físicos, webhooks, extensões para lojas online, e uma sandbox onde tudo se experimenta.',
      }),
      hint: say({
        id: 'markdown.hint',
        message:
          'Cada página existe em Markdown no seu URL seguido de .md. Os montantes vão em cêntimos, e as respostas dos exemplos foram gravadas na sandbox.',
      }),
    },
  };
}
