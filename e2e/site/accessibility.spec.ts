import { expect, type Page, test } from '@playwright/test';
import { ofTurn } from '../../tools/test/turn.mjs';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { onEveryType, pageTypes } from './pageTypes.ts';
import { screenVariants } from './pageVariants.ts';
import { policyViolations } from './policyViolations.ts';

for (const [place, look] of screenVariants.entries()) {
  const { locale, colour, device } = look;
  test(`pages of all kinds are accessible, fit, ask nobody else and keep their policy in ${locale}, ${colour}, on a ${device}`, async ({
    context,
    baseURL,
  }) => {
    test.slow();
    const breaches = await policyViolations(context, String(baseURL));
    const check = async (page: Page, type: string) =>
      expect(await accessibilityProblems(page, pageTypes[type]?.part), type).toEqual([]);
    await onEveryType(context, look, ofTurn(Object.entries(pageTypes), 12, 12, place), check);
    expect(breaches).toEqual([]);
  });
}
