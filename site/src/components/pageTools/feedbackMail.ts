/** What a reader writes of a page, begun for them. */
export interface FeedbackMail {
  subject: string;
  body: string;
}

/**
 * Where a letter begun like this is finished and sent: by the reader, never by the page.
 * @param support of provider.config.ts: an address of mail, or of a form for issues
 */
export function feedbackMailUrl(support: string, { subject, body }: FeedbackMail): string {
  const isMail = support.startsWith('mailto:');
  const fields = isMail ? { subject, body } : { title: subject, body };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${support}${support.includes('?') ? '&' : '?'}${query.join('&')}`;
}
