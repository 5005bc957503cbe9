/** Where a number without a country code belongs. */
const home = '351';

/** A phone of the API, `351#912345678`, as it is read out: `912 345 678`, with its country where it is another. */
export function showPhone(phone: string): string {
  const [country = '', number = ''] = phone.split('#');
  const grouped = number.replace(/(\d{3})(?=\d)/g, '$1\u00a0');
  return country === home ? grouped : `+${country}\u00a0${grouped}`;
}

/**
 * A phone as somebody types it, as the API takes it: with a hash sign behind the country, at home without one. What is
 * no number goes out as it is, so that the API says what is wrong with it.
 */
export function phoneOf(typed: string): string {
  const bare = typed.replace(/[\s()-]/g, '');
  const [, local] = /^(?:(?:\+|00)?351)?(\d{9})$/.exec(bare) ?? [];
  return local ? `${home}#${local}` : bare.replace(/^(\+|00)/, '');
}
