import * as factsEn from '@balcao/contract/generated/facts.en.json';
import * as factsEs from '@balcao/contract/generated/facts.es.json';
import * as factsPt from '@balcao/contract/generated/facts.pt.json';
import type { RegistrationView } from '@balcao/contract/payer/registration.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';
import { words as pt, type RegistrationWords } from './pt.ts';

type Language = RegistrationView['language'];

const all = { pt, es, en } as const satisfies Record<Language, RegistrationWords>;
/** Takes single tables, so that the bundler drops the rest of each file. */
const facts = {
  pt: { entityStates: factsPt.entityStates, labels: factsPt.labels },
  es: { entityStates: factsEs.entityStates, labels: factsEs.labels },
  en: { entityStates: factsEn.entityStates, labels: factsEn.labels },
} as const satisfies Record<Language, unknown>;

/** Strings of the sign-up page in one language, including the contract's names of methods and states. */
export function registrationWords(language: Language) {
  const { entityStates, labels } = facts[language];
  return { ...all[language], methods: labels.methods, entityStates };
}

export type SignUpTexts = ReturnType<typeof registrationWords>;
