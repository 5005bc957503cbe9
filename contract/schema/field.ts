import * as z from 'zod';
import { say, type Words } from '../words/locales.ts';
import { named, noted } from './notes.ts';

/** A copy of a schema with its sentence and example: one base schema has others elsewhere. */
export function field<S extends z.ZodType>(schema: S, words: Words, example?: unknown): S {
  return noted(schema, { words, example });
}

/** Names an object, `Payment`, so that the description shows it once and links to it. */
export function model<S extends z.ZodType>(id: string, schema: S, words: Words): S {
  return named(schema, { words, id });
}

/** The same of fields, which are most of them. */
export function objectModel<const Fields extends z.core.$ZodShape>(id: string, words: Words, fields: Fields) {
  return model(id, z.object(fields), words);
}

const review = say(
  ' Serve a análise da adesão: não vem em nenhuma resposta.',
  ' Sirve para el análisis del alta: no viene en ninguna respuesta.',
  ' It is only used to review the registration: no response includes it.',
);
const unread = say(
  ' Neste pedido não é lido.',
  ' En esta solicitud no se lee.',
  ' It is not read in this request.',
);
const kept = say(
  ' Fica guardado: nenhuma resposta o traz.',
  ' Queda guardado: ninguna respuesta lo trae.',
  ' It is stored: no response includes it.',
);
const reserved = say('Reservado', 'Reservado', 'Reserved');

/** What the sentence of a field says that changes nothing a caller can see; a test finds the fields that lack it. */
export const withoutEffectWords: readonly Words[] = [review, unread, kept, reserved];

/** Two sentences as one, read when it is shown: a program that shows none is built without them. */
const joined = (words: Words, more: Words): Words => ({
  get pt() {
    return words.pt + more.pt;
  },
  get es() {
    return words.es + more.es;
  },
  get en() {
    return words.en + more.en;
  },
});

/** The sentence of a field of a registration that is kept, and returned nowhere. */
export const forReview = (words: Words): Words => joined(words, review);

/** The sentence of a field that is kept with what it is about, and returned nowhere. */
export const onlyKept = (words: Words): Words => joined(words, kept);

/** The sentence of a field that a request may have because it shares a model, and that is not read there. */
export const notRead = (words: Words): Words => joined(words, unread);
