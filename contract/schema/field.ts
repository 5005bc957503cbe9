import * as z from 'zod';
import { say, type Words } from '../words/locales.ts';
import { named, noted } from './notes.ts';

/** Copies a schema and adds description and example, so that one base schema serves several fields. */
export function field<S extends z.ZodType>(schema: S, words: Words, example?: unknown): S {
  return noted(schema, { words, example });
}

/** Names a schema, for example `Payment`, so that the description contains it once and links to it. */
export function model<S extends z.ZodType>(id: string, schema: S, words: Words): S {
  return named(schema, { words, id });
}

/** Creates a named object from its fields. */
export function objectModel<const Fields extends z.core.$ZodShape>(id: string, words: Words, fields: Fields) {
  return model(id, z.object(fields), words);
}

const review = say(
  ' Serve a análise da adesão: não vem em nenhuma resposta.',
  ' Sirve para el análisis del alta: no viene en ninguna respuesta.',
  ' It is only used to review the registration: no response includes it.',
);
const unread = say(' Neste pedido não é lido.', ' En esta solicitud no se lee.', ' It is not read in this request.');
const kept = say(
  ' Fica guardado: nenhuma resposta o traz.',
  ' Queda guardado: ninguna respuesta lo trae.',
  ' It is stored: no response includes it.',
);
const reserved = say('Reservado', 'Reservado', 'Reserved');

/** Sentences about fields without a visible effect. A test finds fields that lack such a sentence. */
export const withoutEffectWords: readonly Words[] = [review, unread, kept, reserved];

/** Joins two sentences lazily, so that programs built without descriptions do not include them. */
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

/** Description of a registration field that is stored but never returned. */
export const forReview = (words: Words): Words => joined(words, review);

/** Description of a field that is stored with its resource but never returned. */
export const onlyKept = (words: Words): Words => joined(words, kept);

/** Description of a field that comes from a shared model and is ignored here. */
export const notRead = (words: Words): Words => joined(words, unread);
