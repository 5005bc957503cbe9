/** URL of a prefilled email to support, or of its issue form (`support` in provider.config.ts). */
export function feedbackMailUrl(support: string, { subject, body }: { subject: string; body: string }): string {
  const isMail = support.startsWith('mailto:');
  const fields = isMail ? { subject, body } : { title: subject, body };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${support}${support.includes('?') ? '&' : '?'}${query.join('&')}`;
}
