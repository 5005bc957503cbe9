import { expect, type Page, test } from '@playwright/test';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { onEveryType, pageTypes } from './pageTypes.ts';
import { isScreenChecked, variantsOfRun } from './pageVariants.ts';
import { policyViolations } from './policyViolations.ts';

for (const look of variantsOfRun) {
  const { locale, colour, device } = look;
  const types = Object.entries(pageTypes).filter((_, place) => isScreenChecked(look, place));
  if (types.length === 0) continue;
  test(`pages of all kinds are accessible, fit, ask nobody else and keep their policy in ${locale}, ${colour}, on a ${device}`, async ({
    context,
    baseURL,
  }) => {
    test.slow();
    const breaches = await policyViolations(context, String(baseURL));
    const check = async (page: Page, type: string) =>
      expect(await accessibilityProblems(page, pageTypes[type]?.part), type).toEqual([]);
    await onEveryType(context, look, types, check);
    expect(breaches).toEqual([]);
  });
}
