import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { at } from '../../tools/run/paths.mjs';
import { defects } from './defects.ts';
import { startInstalled } from './installed.ts';
import { run, runTests, testCount } from './runTests.ts';
import { commandIn, copyInto, copyShop, makeShopFolder, type ShopFolder } from './shopFolder.ts';

/** The guide "Use the sandbox in your tests", followed in a folder that was empty. */
let shop: ShopFolder;
beforeAll(() => {
  shop = makeShopFolder();
});
afterAll(() => shop.remove());

const programs = { javascript: 'shop.mjs', php: 'shop.php' } as const;
const languages = Object.keys(programs) as (keyof typeof programs)[];

describe.for(languages)('the shop of the guide in %s', (language) => {
  it('passes all its tests at once [shop-tests.all-pass]', async (context) => {
    const { passed, failed, out } = await runTests(language, shop.folder, context);
    expect([passed, failed], out).toEqual([testCount, 0]);
  });

  it.for(defects)(
    'is found out when it $mistake [shop-tests.mistakes-are-found]',
    async ({ test, ...defect }, context) => {
      const [from, to] = defect[language];
      const broken = copyShop(shop);
      onTestFinished(broken.remove);
      const file = join(broken.folder, programs[language]);
      const parts = readFileSync(file, 'utf8').split(from);
      expect(parts, `${programs[language]} has "${from}" once`).toHaveLength(2);
      writeFileSync(file, parts.join(to));
      const { code, out } = await runTests(language, broken.folder, context, { name: test });
      expect(code, out).not.toBe(0);
    },
  );
});

describe('what the guide shows besides', () => {
  const shown = (name: string) => readFileSync(at('examples', 'tests', name), 'utf8');

  it('the first test passes [shop-tests.first-test-passes]', async () => {
    const { code, out } = await run(process.execPath, ['--test', 'first.test.mjs'], shop.folder);
    expect(code, out).toBe(0);
  });

  it('a wait that fails prints what the page prints, but for its times [shop-tests.failed-wait-prints-messages]', async () => {
    copyInto(shop.folder, ['examples/tests/wait.test.mjs']);
    const { out } = await run(process.execPath, ['--test', 'wait.test.mjs'], shop.folder);
    const [printed = ''] = /No payment_confirmed.+(?:\n.*Payment \d+.+)(?:\n +\S+T.+)+/.exec(out) ?? [];
    const withoutTimes = (text: string) => text.replace(/\d{4}-\S+/g, 'TIME').replace(/^ +/gm, '');
    expect(withoutTimes(printed), out).toBe(withoutTimes(shown('failed-wait.txt')).trim());
  });

  it('a sandbox that is started by itself says in one line how it is reached [shop-tests.started-sandbox-says-address]', async () => {
    const installed = { folder: shop.folder, command: commandIn(shop) };
    const { started, end } = await startInstalled(process.execPath, installed);
    await end();
    expect({ ...started, url: 'http://localhost:40123' }).toEqual(JSON.parse(shown('started.json')));
  });
});
