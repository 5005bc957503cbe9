import type { Clock, Delivery } from '@balcao/contract/control/controlSchema.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Field, TextArea } from '@balcao/ui/field/Field.tsx';
import { Form } from '@balcao/ui/form/Form.tsx';
import { Note } from '@balcao/ui/note/Note.tsx';
import { useEffect, useState } from 'react';
import { useLiveData } from '../../core/live-events/useLiveData.ts';
import { canSign, sign } from '../../core/signature/signature.ts';
import { LoadedContent } from '../../parts/pane/LoadedContent.tsx';
import { Pane } from '../../parts/pane/Pane.tsx';
import { TitledSection } from '../../parts/pane/TitledSection.tsx';
import { type PaneProps, useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { DiagnosisResult } from './DiagnosisResult.tsx';
import { diagnoseSignature, type PastedMessage, type SignatureDiagnosis } from './diagnoseSignature.ts';
import { mistakes, originalOf, pastedFrom, type SampleMistake, withMistake } from './sampleMistakes.ts';
import styles from './signature-debugger.module.css';

/** Explains why a receiver refused a signature. The location may name the delivery. */
export function SignaturePane({ params: [id] }: PaneProps) {
  const { context, words } = useWorkbench();
  const deliveries = useLiveData<Delivery[]>(context, '/sandbox/deliveries?limit=500', ['delivery']);
  return (
    <Pane title={words.debugger.title} lead={words.debugger.lead}>
      <LoadedContent live={deliveries}>
        {(all) => (
          <SignatureDebugger
            key={id}
            deliveries={all}
            first={pastedFrom(
              all.find((each) => each.id === id),
              context.keys.privateKey,
            )}
          />
        )}
      </LoadedContent>
    </Pane>
  );
}

interface SignatureDebuggerProps {
  deliveries: readonly Delivery[];
  first: PastedMessage;
}

export function SignatureDebugger({ deliveries, first }: SignatureDebuggerProps) {
  const { words, context } = useWorkbench();
  const w = words.debugger;
  const [pasted, setPasted] = useState(first);
  const [examined, setSubject] = useState(first.headers === '' ? undefined : first);
  const found = useDiagnosis(examined, deliveries);
  if (!canSign()) {
    return (
      <Note kind="warning" title={w.title}>
        {words.shared.signature.noCrypto}
      </Note>
    );
  }

  const change = (next: Partial<PastedMessage>) => {
    setPasted({ ...pasted, ...next });
    setSubject(undefined);
  };
  // The sample mistakes need a message with a JSON body.
  const sample = deliveries.find(({ attempts, body }) => attempts.length > 0 && body.startsWith('{'));
  const load = async (mistake?: SampleMistake) => {
    const right = pastedFrom(sample, context.keys.privateKey);
    const next = mistake ? await withMistake(mistake, right, (body, ts) => sign(right.privateKey, body, ts)) : right;
    setPasted(next);
    setSubject(next);
  };

  return (
    <div className={blocks.halves}>
      <Form className={blocks.sections} onSubmit={() => setSubject({ ...pasted })}>
        <TextArea
          label={w.headers}
          hint={w.headersHint}
          rows={4}
          value={pasted.headers}
          placeholder="PayPay-Signature: hash=…,ts=…"
          onChange={(headers) => change({ headers })}
        />
        <TextArea
          label={w.body}
          hint={w.bodyHint}
          rows={9}
          value={pasted.body}
          placeholder='{"webhook":{…},"payments":[…]}'
          onChange={(body) => change({ body })}
        />
        <Field
          label={w.key}
          hint={w.keyHint}
          value={pasted.privateKey}
          spellCheck={false}
          onChange={(event) => change({ privateKey: event.target.value })}
        />
        <Button type="submit" kind="primary">
          {w.submit}
        </Button>
      </Form>
      <div className={`${blocks.sections} ${styles.aside}`}>
        {found ? (
          <DiagnosisResult diagnosis={found.diagnosis} delivery={found.delivery} />
        ) : (
          <p className={`${blocks.quiet} ${styles.waiting}`}>{w.waiting}</p>
        )}
        <TitledSection title={w.samples}>
          {sample ? (
            <div className={blocks.row}>
              <Button size="small" onClick={() => load()}>
                {w.right}
              </Button>
              {mistakes.map((mistake) => (
                <Button key={mistake} size="small" onClick={() => load(mistake)}>
                  {w.mistakes[mistake]}
                </Button>
              ))}
            </div>
          ) : (
            <p className={blocks.hint}>{w.noSample}</p>
          )}
        </TitledSection>
      </div>
    </div>
  );
}

interface DiagnosedMessage {
  diagnosis: SignatureDiagnosis;
  delivery?: Delivery;
}

/** Diagnoses a message whenever it changes. Does nothing if the message is undefined. */
function useDiagnosis(
  pasted: PastedMessage | undefined,
  deliveries: readonly Delivery[],
): DiagnosedMessage | undefined {
  const { context, facts } = useWorkbench();
  const [found, setFound] = useState<DiagnosedMessage & { of: PastedMessage }>();
  const own = context.keys.privateKey;
  const { seed, limits } = facts;
  const clock = useLiveData<Clock>(context, '/sandbox/clock', ['clock']);
  const offsetSeconds = clock.data?.offsetSeconds ?? 0;
  useEffect(() => {
    if (!pasted) return;
    let stale = false;
    const delivery = originalOf(pasted.headers, deliveries);
    const keys = [own, seed.platform.privateKey, seed.otherPlatform.privateKey];
    const nowSeconds = Math.floor(Date.now() / 1000);
    diagnoseSignature(pasted, {
      original: delivery?.body,
      otherKeys: [...new Set(keys)].filter((key) => key !== pasted.privateKey),
      nowSeconds,
      sandboxSeconds: nowSeconds + offsetSeconds,
      toleranceSeconds: limits.signatureToleranceSeconds,
    }).then((diagnosis) => {
      if (!stale) setFound({ diagnosis, delivery, of: pasted });
    });
    return () => {
      stale = true;
    };
  }, [pasted, deliveries, own, seed, limits, offsetSeconds]);
  return found && found.of === pasted ? found : undefined;
}
