import { compatKeys } from './webFeatures.ts';

/** Keys of functions in values, by the name of the function. */
const functionKeys = new Map(
  [...compatKeys.keys()].filter((key) => key.startsWith('css.types.')).map((key) => [key.split('.').at(-1), key]),
);

/** Units whose key is not their name. */
const unitKeys: readonly [unit: RegExp, name: string][] = [
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^cq/, 'container_query_length_units'],
];

const unitKey = (unit: string) => `css.types.length.${unitKeys.find(([pattern]) => pattern.test(unit))?.[1] ?? unit}`;

/** Compatibility keys that a style sheet may use. Some of them do not exist. */
export function keysInStylesheet(text: string): string[] {
  const css = text.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/"[^"]*"/g, '""');
  return [
    ...[...css.matchAll(/(?<=^|[;{}\s])([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].flatMap(([, property = '', value = '']) =>
      keysInDeclaration(property, value),
    ),
    ...[...css.matchAll(/@([a-z-]+)([^{;]*)/g)].flatMap(([, rule = '', prelude = '']) => keysInAtRule(rule, prelude)),
    ...[...css.matchAll(/([^{};]+)\{/g)].flatMap(([, selector = '']) => keysInSelector(selector)),
  ];
}

function keysInDeclaration(property: string, value: string): string[] {
  const key = `css.properties.${property}`;
  return [
    key,
    ...[...value.matchAll(/(?<![\w-])[a-z][a-z-]*/g)].map(([word]) => `${key}.${word}`),
    ...[...value.matchAll(/([a-z-]+)\(/g)].flatMap(([, name]) => functionKeys.get(name) ?? []),
    ...[...value.matchAll(/\d([a-z]+)\b/g)].map(([, unit = '']) => unitKey(unit)),
  ];
}

function keysInAtRule(rule: string, prelude: string): string[] {
  const key = `css.at-rules.${rule}`;
  return [
    key,
    ...[...prelude.matchAll(/\(([a-z-]+)/g)].map(([, feature]) => `${key}.${feature}`),
    ...(/[<>]/.test(prelude) ? [`${key}.range_syntax`] : []),
  ];
}

function keysInSelector(selector: string): string[] {
  if (selector.trim().startsWith('@')) return [];
  const pseudo = [...selector.matchAll(/::?([a-z-]+)/g)].map(([, name]) => `css.selectors.${name}`);
  return selector.includes('&') ? [...pseudo, 'css.selectors.nesting'] : pseudo;
}
