import type { RegistrationField } from '@balcao/contract/payer/registration.ts';
import { languageTags } from '@balcao/text/languageTags.ts';
import { pluralIn } from '@balcao/text/plural.ts';

const plural = pluralIn(languageTags.pt);

interface FieldWords {
  label: string;
  hint?: string;
}

/** Fields with strings in this file. The names of methods are in the contract. */
export type NamedField = Exclude<RegistrationField, `availableMethods${string}` | 'platformCode'>;

const fields: Record<NamedField, FieldWords> = {
  clientId: { label: 'NIF', hint: 'Nove algarismos, sem espaços nem prefixo.' },
  name: { label: 'Nome ou firma' },
  phoneNumber: { label: 'Telefone', hint: 'Só o número, ou com indicativo: 351#210000000.' },
  address: { label: 'Morada da sede' },
  postCode: { label: 'Código postal', hint: 'Por exemplo 1100-048.' },
  locality: { label: 'Localidade' },
  permanentCertificate: { label: 'Código da certidão permanente', hint: 'Como 1234-5678-9012.' },
  'economicActivity[section]': { label: 'Setor de atividade' },
  'economicActivity[code]': { label: 'Código da CAE', hint: 'Por exemplo 62010.' },
  'supplementaryInformation[numberOfMonthlyTransactions]': { label: 'Pagamentos por mês' },
  'supplementaryInformation[averageValuePerTransaction]': { label: 'Valor médio, em euros' },
  'supplementaryInformation[website]': {
    label: 'Sítio ou loja na Internet',
    hint: 'O URL completo, com https://.',
  },
  'bankAccount[owner]': { label: 'Titular da conta' },
  'bankAccount[bankName]': { label: 'Banco' },
  'bankAccount[iban]': { label: 'IBAN', hint: 'Sem espaços. Em Portugal são PT50 e 21 algarismos.' },
  'bankAccount[swift]': { label: 'Código SWIFT' },
  'user[name]': { label: 'Nome completo' },
  'user[taxNumber]': { label: 'NIF de quem representa', hint: 'Nove algarismos.' },
  'user[email]': { label: 'E-mail' },
  'user[phoneNumber]': { label: 'Telemóvel', hint: 'Só o número, ou com indicativo: 351#912345678.' },
  'user[isPoliticallyExposedPerson]': { label: 'É pessoa politicamente exposta' },
};

export const words = {
  title: 'Adesão de uma entidade',
  lead: (brand: string) => `Registe o seu negócio para receber pagamentos com ${brand}.`,
  marked: 'Só são precisos os campos marcados; com os outros a análise é mais rápida.',
  required: 'obrigatório',
  sandbox: 'Use dados inventados.',
  privacy: {
    told: (company: string) => `Ao enviar, entrega estes dados a ${company}.`,
    link: 'Política de privacidade',
  },
  languages: 'Idioma da página',
  sections: {
    entity: 'O negócio',
    address: 'A sede',
    activity: 'A atividade',
    methods: 'Os métodos de pagamento',
    account: 'A conta que recebe o dinheiro',
    person: 'Quem representa o negócio',
  },
  methodsLead: 'Quais quer oferecer? Sem escolha, ficam todos.',
  fields,
  noSection: 'Escolha um setor',
  activities: {
    D: 'Eletricidade, gás e água',
    I: 'Alojamento e restauração',
    J: 'Informação e comunicação',
    K: 'Atividades financeiras e seguros',
    O: 'Administração pública',
    P: 'Educação',
    Q: 'Saúde e apoio social',
    R: 'Artes, espetáculos e desporto',
    '-': 'Outro',
  },
  submit: 'Enviar adesão',
  sending: 'A enviar…',
  problems: {
    title: (count: number) => plural(count, 'Há um campo por corrigir', `Há ${count} campos por corrigir`),
    kept: 'O que escreveu continua no formulário. Nada foi registado ainda.',
    platform: 'Plataforma',
  },
  done: {
    title: 'Adesão recebida',
    told: (name: string) => `${name} ficou registada.`,
    taxNumber: 'NIF',
    state: 'Estado',
    next: 'A plataforma que trata da integração é avisada quando houver uma decisão.',
  },
};

/** Type of the strings in every language. A missing string is a compile error. */
export type RegistrationWords = typeof words;
