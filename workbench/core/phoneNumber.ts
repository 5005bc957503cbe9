/** Country code assumed for numbers without one. */
const home = '351';

/** Formats an API phone number (`351#912345678`) as `912 345 678`; numbers of other countries keep their code. */
export function showPhone(phone: string): string {
  const [country = '', number = ''] = phone.split('#');
  const grouped = number.replace(/(\d{3})(?=\d)/g, '$1\u00a0');
  return country === home ? grouped : `+${country}\u00a0${grouped}`;
}

/** Converts a typed number to the API's format. Other text is sent unchanged, so that the API explains the problem. */
export function phoneOf(typed: string): string {
  const bare = typed.replace(/[\s()-]/g, '');
  const [, local] = /^(?:(?:\+|00)?351)?(\d{9})$/.exec(bare) ?? [];
  return local ? `${home}#${local}` : bare.replace(/^(\+|00)/, '');
}
