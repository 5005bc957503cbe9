import type { ReferenceTexts } from '@balcao/reference/page/referenceTexts.ts';

/** Translates a text from Portuguese to the page's language. */
export type Translate = (text: { id: string; message: string }) => string;

/** Texts of the reference that are not in the contract. */
export function referenceTexts(say: Translate): ReferenceTexts {
  return {
    operations: say({ id: 'reference.operations', message: 'Operações' }),
    filter: say({ id: 'reference.filter', message: 'Filtrar operações, campos e códigos' }),
    filterHint: say({ id: 'reference.filterHint', message: 'Operação, campo ou código' }),
    access: say({ id: 'reference.access', message: 'Autenticação' }),
    accessWords: say({ id: 'reference.accessWords', message: 'Cada operação diz o que pede.' }),
    shared: say({ id: 'reference.shared', message: 'Cabeçalhos de qualquer chamada' }),
    envelope: say({ id: 'reference.envelope', message: 'O envelope' }),
    envelopeWords: say({
      id: 'reference.envelopeWords',
      message:
        'Todas as respostas trazem estes campos à volta dos dados; cada operação mostra só o que é dela.',
    }),
    sharedAnswers: say({ id: 'reference.sharedAnswers', message: 'Recusas comuns' }),
    sharedAnswersWords: say({
      id: 'reference.sharedAnswersWords',
      message: 'Muitas operações as podem dar; cada uma aponta para aqui. O 503 pode vir de todas.',
    }),
    refused: say({ id: 'reference.refused', message: 'Uma recusa traz em vez disso um' }),
    alsoTakes: say({ id: 'reference.alsoTakes', message: 'Aceita também' }),
    parameters: {
      path: say({ id: 'reference.parameters.path', message: 'No caminho' }),
      query: say({ id: 'reference.parameters.query', message: 'Na query' }),
      header: say({ id: 'reference.parameters.header', message: 'Nos cabeçalhos' }),
    },
    body: say({ id: 'reference.body', message: 'Corpo' }),
    optional: say({ id: 'reference.optional', message: 'Pode faltar.' }),
    required: say({ id: 'reference.required', message: 'obrigatório' }),
    unfold: say({ id: 'reference.unfold', message: 'Campos de {name}' }),
    values: say({ id: 'reference.values', message: 'Valores' }),
    limits: {
      default: say({ id: 'reference.limits.default', message: 'Por omissão' }),
      always: say({ id: 'reference.limits.always', message: 'Sempre' }),
      length: say({ id: 'reference.limits.length', message: 'Comprimento' }),
      range: say({ id: 'reference.limits.range', message: 'Valor' }),
      items: say({ id: 'reference.limits.items', message: 'Elementos' }),
      pattern: say({ id: 'reference.limits.pattern', message: 'Padrão' }),
    },
    example: say({ id: 'reference.example', message: 'Exemplo' }),
    answers: say({ id: 'reference.answers', message: 'Respostas' }),
    codes: say({ id: 'reference.codes', message: 'códigos: {count}' }),
    callback: say({ id: 'reference.callback', message: 'Callback' }),
    deprecated: say({ id: 'reference.deprecated', message: 'Obsoleta' }),
    guides: say({ id: 'reference.guides', message: 'Guias' }),
    tryIt: say({ id: 'reference.tryIt', message: 'Experimentar' }),
    copyMarkdown: say({ id: 'reference.copyMarkdown', message: 'Copiar em Markdown' }),
    copyCode: say({ id: 'reference.copyCode', message: 'Copiar o código' }),
    request: say({ id: 'reference.request', message: 'Pedido' }),
    answer: say({ id: 'reference.answer', message: 'Resposta' }),
    recorded: say({ id: 'reference.recorded', message: 'gravada na sandbox' }),
    language: say({ id: 'reference.language', message: 'Linguagem do exemplo' }),
    webhooks: say({ id: 'reference.webhooks', message: 'Eventos por webhook' }),
    webhooksWords: say({
      id: 'reference.webhooksWords',
      message: 'O que chega ao URL subscrito: a mesma forma para todos, depois cada evento.',
    }),
    models: say({ id: 'reference.models', message: 'Modelos' }),
    modelsWords: say({
      id: 'reference.modelsWords',
      message: 'Cada objeto uma vez; as operações apontam para aqui.',
    }),
    errors: say({ id: 'reference.errors', message: 'Erros' }),
    errorsWords: say({
      id: 'reference.errorsWords',
      message: 'Todos os códigos, sempre com as mesmas perguntas respondidas.',
    }),
    saw: say({ id: 'reference.saw', message: 'O que viu' }),
    happened: say({ id: 'reference.happened', message: 'O que aconteceu' }),
    fix: say({ id: 'reference.fix', message: 'Como resolver' }),
    provoke: say({ id: 'reference.provoke', message: 'Como provocar' }),
    where: say({ id: 'reference.where', message: 'Que operações' }),
    everywhere: say({ id: 'reference.everywhere', message: '{count} das {all} operações.' }),
    nowhere: say({
      id: 'reference.nowhere',
      message: 'Nenhuma o responde: chega em `paymentMethod.result` e no evento do pagamento.',
    }),
    retryable: say({ id: 'reference.retryable', message: 'Repetir mais tarde pode resultar.' }),
  };
}
