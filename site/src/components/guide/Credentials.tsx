import seed from '@facts/seed.json';
import { credentials } from '@words/guide.ts';
import { provider } from '../../../../provider.config.ts';
import type { SampleTarget } from '../Sample/sample.ts';
import { SampleOwner, useSampleTarget } from '../Sample/sampleTarget.tsx';
import { type ValueRow, Values } from './Values.tsx';

/** The two platforms of every sandbox, each with its entity. */
const accounts = {
  first: { platform: seed.platform, entity: seed.entity },
  other: { platform: seed.otherPlatform, entity: seed.otherEntity },
};

const captions = {
  first: credentials.caption,
  other: credentials.other,
};

/** The same accounts in the sandbox that the reader chose; a sandbox by pasted keys only knows the first one. */
function chosenAccount({ origin, keys }: SampleTarget, of: keyof typeof accounts) {
  const chosen = of === 'first' ? keys : keys.other;
  return chosen && { origin, ...chosen };
}

/** URL and test credentials of the reader's sandbox; of its second platform with `of="other"`. */
export function Credentials({ of = 'first' }: { of?: keyof typeof accounts }) {
  const target = useSampleTarget();
  const { platform, entity } = accounts[of];
  const chosen = target && chosenAccount(target, of);
  const rows: ValueRow[] = [
    [credentials.address, `${chosen?.origin ?? provider.sandbox}/api`],
    [credentials.platform, chosen?.platformCode ?? platform.code],
    [credentials.key, chosen?.privateKey ?? platform.privateKey],
    [credentials.client, chosen?.clientId ?? entity.clientId],
  ];
  return (
    // A detail (plugins/pageMarkdown/details.ts), because every sample has them.
    <div data-detail="">
      <Values caption={captions[of]} rows={rows} />
      {chosen && <SampleOwner />}
    </div>
  );
}
