import blocks from '@balcao/ui/blocks.module.css';
import { FramedChoice, FramedList } from '@balcao/ui/framed-list/FramedList.tsx';
import { use } from 'react';
import { showPhone } from '../../core/phoneNumber.ts';
import { loadFacts } from '../../facts/workbenchFacts.ts';
import { usePlace } from '../place.ts';

/** Phone numbers whose owners respond automatically. Suspends while the facts load. */
export function TestNumbers({ onChoose }: { onChoose: (phone: string) => void }) {
  const { words, locale } = usePlace();
  const { phoneScenarios } = use(loadFacts(locale));
  return (
    <>
      <p className={blocks.hint}>{words.create.testNumbersText}</p>
      <FramedList label={words.create.testNumbers}>
        {phoneScenarios.map(({ phone, words: outcome }) => (
          <FramedChoice key={phone} onClick={() => onChoose(phone)}>
            <strong>{showPhone(phone)}</strong>
            <span>{outcome}</span>
          </FramedChoice>
        ))}
      </FramedList>
    </>
  );
}
