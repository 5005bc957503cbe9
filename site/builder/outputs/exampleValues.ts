type Values = { readonly [name: string]: string | number | boolean | null | undefined | Values };

/** Paths of the values whose host or account ends in `.example`. */
export function exampleValuesOf(values: Values, before = ''): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value && typeof value === 'object') return exampleValuesOf(value, `${before}${name}.`);
    return /\.example(?=[/?#:]|$)/.test(String(value)) ? [before + name] : [];
  });
}
