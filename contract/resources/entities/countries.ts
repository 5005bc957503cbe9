import { say, type Words } from '../../words/locales.ts';

/** Known ids of 251 countries (docs/decisions/entity-registration.md). Cyprus and Nigeria are published twice. */
export const countryNames = {
  1: say('América', 'América', 'America'),
  55: say('Europa', 'Europa', 'Europe'),
  63: say('Chipre', 'Chipre', 'Cyprus'),
  68: say('Espanha', 'España', 'Spain'),
  95: say('Portugal', 'Portugal', 'Portugal'),
  96: say('Reino Unido', 'Reino Unido', 'United Kingdom'),
  107: say('Oceânia', 'Oceanía', 'Oceania'),
  142: say('África', 'África', 'Africa'),
  177: say('Nigéria', 'Nigeria', 'Nigeria'),
  200: say('Ásia', 'Asia', 'Asia'),
  251: say('Índia', 'India', 'India'),
} as const satisfies Readonly<Record<number, Words>>;

const known = Object.entries(countryNames).map(([id, words]) => ({ id: Number(id), words }));
const idOfName: ReadonlyMap<string, number> = new Map(
  known.flatMap(({ id, words }) => Object.values(words).map((name) => [name.toLowerCase(), id] as const)),
);

/** Converts a country name in any of the three languages to its id, and leaves other values unchanged. */
export function countryIdOf(sent: unknown): unknown {
  return (typeof sent === 'string' && idOfName.get(sent.trim().normalize('NFC').toLowerCase())) || sent;
}

const listed = (locale: keyof Words) => known.map(({ id, words }) => `${id} ${words[locale]}`).join(', ');

/** Text that explains the country ids and lists the known ones. */
export const countryIdWords = say(
  `Países e continentes, pelo identificador, de 1 a 251. Conhecidos: ${listed('pt')}; 213 é também Chipre e 178 também Nigéria. Os outros, peça-os ao fornecedor. O nome de um conhecido também serve.`,
  `Países y continentes, por su identificador, de 1 a 251. Conocidos: ${listed('es')}; 213 es también Chipre y 178 también Nigeria. Los demás, pídalos al proveedor. El nombre de uno conocido también sirve.`,
  `Countries and continents by their id, 1 to 251. Known: ${listed('en')}; 213 is Cyprus too, and 178 Nigeria. Ask the provider for the others. The name of a known country is accepted too.`,
);
