/** Sent by the reader. Support is a mail address, or the URL of an issue form (provider.config.ts). */
export function feedbackMailUrl(support: string, { subject, body }: { subject: string; body: string }): string {
  const isMail = support.startsWith('mailto:');
  const fields = isMail ? { subject, body } : { title: subject, body };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${support}${support.includes('?') ? '&' : '?'}${query.join('&')}`;
}
