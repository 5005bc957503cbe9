import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import type { ConsoleTexts } from '../consoleTexts.ts';
import type { CarriedValue, OwnValue } from './carriedValues.ts';

interface SuggestedValuesProps {
  offers: readonly CarriedValue[];
  /** Values from the reader's server. They are offered first, and described if one of them is in the field. */
  own?: readonly OwnValue[];
  texts: ConsoleTexts['carried'];
  value: unknown;
  onUse(value: string): void;
}

/** Offers the reader's own values and those from earlier responses. Choosing a value fills the field. */
export function SuggestedValues({ offers, own = [], texts, value, onUse }: SuggestedValuesProps) {
  const current = own.find((each) => each.value === value);
  const mine = own.map(({ value: text, words }) => ({ value: text, words }));
  const others = offers
    .filter((offer) => !own.some((each) => each.value === offer.value))
    .map((offer) => ({ value: offer.value, words: texts.from(offer.from) }));
  const shown = [...mine, ...others].filter((offer) => offer.value !== value);
  return (
    <>
      {current && <p className={blocks.hint}>{texts.own(current.value, current.words)}</p>}
      {shown.length > 0 && (
        <ul className={blocks.list}>
          {shown.map((offer) => (
            <li key={offer.value}>
              <Button size="small" onClick={() => onUse(offer.value)}>
                {texts.use(offer.value)}
              </Button>{' '}
              <span className={blocks.hint}>{offer.words}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
