import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn } from '@balcao/text/plural.ts';

const counted = countIn(languageTags.pt);

/** A form for one call of the API: what it sends, and what came back. */
export const forms = {
  notSent: 'não enviar',
  yes: 'true',
  no: 'false',
  request: 'O pedido, tal como está',
  language: 'Linguagem do exemplo',
  send: 'Enviar para a sandbox',
  sending: 'A enviar…',
  refused: 'O pedido foi recusado.',
  accepted: 'O pedido foi aceite.',
  kept: 'O que escreveu ficou como estava.',
  needsSandbox: 'Sem sandbox, o formulário escreve o pedido mas não o envia.',
  problem: {
    required: (name: string) => `Falta ${name}.`,
    integer: (name: string) => `${name} é um número inteiro.`,
    email: (name: string) => `${name} é um endereço de e-mail, por exemplo maria@cliente.example.`,
    address: (name: string) => `${name} é um URL completo, por exemplo https://loja.example/obrigado.`,
    minimum: (name: string, figure: number) => `${name} é no mínimo ${figure}.`,
    maximum: (name: string, figure: number) => `${name} é no máximo ${figure}.`,
    shortest: (name: string, figure: number) =>
      `${name} tem no mínimo ${counted(figure, 'carácter', 'caracteres')}.`,
    longest: (name: string, figure: number) =>
      `${name} tem no máximo ${counted(figure, 'carácter', 'caracteres')}.`,
    pattern: (name: string, example: string) => `${name} escreve-se assim: ${example}.`,
  },
  checkout: {
    title: 'O checkout verdadeiro',
    open: 'Abrir a página de pagamento',
    opens: 'Abre noutro separador. Pague lá e volte: o estado aparece aqui.',
    frame: 'Página de pagamento dentro desta',
    finished: 'Agora o navegador do cliente iria para:',
    states: 'Estado do checkout',
    payment: 'Estado do pagamento',
  },
  entity: {
    open: 'Abrir o registo preenchido',
    opens: 'O navegador envia o formulário e abre a página de adesão noutro separador.',
  },
};
