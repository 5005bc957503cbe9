import blocks from '@balcao/ui/blocks.module.css';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { canSign, sha256 } from '../../core/signature/signature.ts';
import { useHash } from '../../core/signature/useHash.ts';
import { CollapsibleCode } from '../../parts/exchange/CollapsibleCode.tsx';
import { usePanel } from '../../parts/PanelFrame.tsx';
import { NameValueList } from '../../parts/pane/Detail.tsx';
import { signatureVerdict, signatureVerdictLooks } from '../../parts/signature/signatureVerdict.ts';
import { formOf, hashedText, hookProofOf } from './webhookMessage.ts';

/** Verifies the `hookHash` of a form notification, as older plugins do. Renders nothing for JSON. */
export function HookProof({ body, privateKey }: { body: string; privateKey: string }) {
  const { words } = usePanel();
  const form = formOf(body);
  const proof = form && hookProofOf(form);
  const computed = useHash(sha256, proof && canSign() ? [hashedText(privateKey, proof)] : undefined);
  if (!form || !proof) return null;
  const w = words.lab.proof;
  return (
    <section className={`${blocks.box} ${blocks.column}`} aria-label={w.title}>
      <p className={blocks.ends}>
        <strong>{w.title}</strong>
        {canSign() && <StateMark state={signatureVerdict(computed, proof.hash)} looks={signatureVerdictLooks(w)} />}
      </p>
      <p className={blocks.quiet}>{w.what}</p>
      <NameValueList
        pairs={[
          [
            w.sent,
            <span key="sent" className={blocks.code}>
              {proof.hash}
            </span>,
          ],
          [
            w.computed,
            computed && (
              <span key="computed" className={blocks.code}>
                {computed}
              </span>
            ),
          ],
        ]}
      />
      <CollapsibleCode
        title={w.fields}
        text={[...form].map(([name, value]) => `${name} = ${value}`).join('\n')}
        texts={words.shared.exchange.code}
      />
    </section>
  );
}
