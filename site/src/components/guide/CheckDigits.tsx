import { formatAmount } from '@balcao/text/money.ts';
import { translate } from '@docusaurus/Translate';
import { useLanguage } from '../useLanguage.ts';
import type { ReferenceAnswer } from './reference.ts';
import { type ValueRow, Values } from './Values.tsx';

/** The check digit calculation of a recorded reference (ISO 7064 MOD 97-10). */
export function CheckDigits({ data }: { data: ReferenceAnswer }) {
  const language = useLanguage();
  const { amount: amountCents, referenceDetails } = data.data;
  const { entity } = referenceDetails;
  const firstSeven = referenceDetails.reference.slice(0, 7);
  const cents = String(amountCents).padStart(8, '0');
  const rest = Number((BigInt(`${entity}${firstSeven}${cents}`) * 100n) % 97n);
  const check = String(98 - rest).padStart(2, '0');
  const rows: ValueRow[] = [
    [translate({ id: 'checkDigits.entity', message: 'Entidade' }), entity],
    [translate({ id: 'checkDigits.firstSeven', message: 'Primeiros sete dígitos' }), firstSeven],
    [
      translate(
        { id: 'checkDigits.cents', message: 'Montante em cêntimos, com oito dígitos ({amount})' },
        { amount: formatAmount(amountCents, language) },
      ),
      cents,
    ],
    [translate({ id: 'checkDigits.number', message: 'N: tudo seguido' }), `${entity}${firstSeven}${cents}`],
    [translate({ id: 'checkDigits.rest', message: 'N × 100, resto da divisão por 97' }), String(rest)],
    [translate({ id: 'checkDigits.check', message: 'Dígitos de controlo: 98 − resto' }), check],
    [translate({ id: 'checkDigits.reference', message: 'Referência' }), `${firstSeven}${check}`],
  ];
  return (
    <Values
      caption={translate({ id: 'checkDigits.caption', message: 'Cálculo dos dígitos de controlo' })}
      rows={rows}
    />
  );
}
