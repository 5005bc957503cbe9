import type { CallerFinding } from '@balcao/contract/control/caller.ts';

const placeOf = ({ at, seen, detail, paymentId }: CallerFinding['evidence'][number]) =>
  [`${at} ${seen}`, paymentId && `payment ${paymentId}`, detail].filter(Boolean).join(', ');

/** Cost, evidence and remedy of a finding in English, for the command line and the tools of agents. */
export function callerLines({ cost, remedy, link, found, evidence }: CallerFinding, docsUrl = ''): string[] {
  const more = found > evidence.length ? [`and ${found - evidence.length} more`] : [];
  return [cost, ...evidence.map(placeOf), ...more, remedy, docsUrl + link];
}
