import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn, pluralIn } from '@balcao/text/plural.ts';

const counted = countIn(languageTags.pt);
const plural = pluralIn(languageTags.pt);

/** The log of calls. */
export const requests = {
  title: 'Chamadas',
  lead: 'Cada chamada à API, a sua resposta e, se foi recusada, a regra que a recusou.',
  filter: 'Que chamadas',
  filters: {
    api: 'Chamadas à API',
    refused: 'Recusadas',
    warned: 'Com avisos',
    controls: 'Comandos da sandbox',
    all: 'Todas',
  },
  all: 'Todas as chamadas',
  choose: 'Escolha uma chamada para a ver inteira.',
  none: 'Ainda ninguém chamou a API.',
  noneText: 'As chamadas do seu programa aparecem aqui no momento em que chegam.',
  noneFits: 'Nenhuma chamada assim.',
  gone: 'Esta chamada já não está no registo.',
  goneText: 'O registo guarda as mais recentes; repor a sandbox apaga-as.',
  warningCount: (count: number) => counted(count, 'aviso', 'avisos'),
  unknownOperation: 'Nenhuma operação com este URL',
  inReference: 'Ver na referência da API',
  at: 'Quando',
  duration: 'Duração',
  requestId: 'Identificador',
  faults: 'Falha provocada',
  repeat: 'Repetir com cURL',
  refusedBy: (count: number): string => plural(count, 'A regra que a recusou', 'As regras que a recusaram'),
  inField: 'em',
  cause: 'Porquê',
  remedy: 'O que fazer',
  more: (code: string) => `${code} na documentação`,
  warnings: 'Avisos',
  nearest: 'Queria dizer',
  reasons: {
    unknown_field: 'não é um campo da API e foi ignorado.',
    tax_number_beginning: 'é aceite, mas nenhum NIF começa assim.',
  },
};
