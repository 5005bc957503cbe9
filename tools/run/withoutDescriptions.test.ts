import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { at } from './paths.mjs';
import { withoutDescriptions } from './withoutDescriptions.mjs';

/** Bundles a virtual module in the same way as the sandbox, and imports it. @param path path of the virtual module */
async function bundled(path: string, contents: string) {
  const { outputFiles } = await build({
    stdin: { contents, sourcefile: at(path), resolveDir: at('contract', 'resources', 'webhooks') },
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [withoutDescriptions],
    logLevel: 'silent',
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
}

const imported = "import { eventWords as w } from './eventWords.ts';";

test('a text that is left out is refused where it is read, and so is the list of a table of them', async () => {
  const reads = [
    'w.payment_confirmed.pt',
    'w.payment_confirmed("MB").es',
    '"" + w.payment_confirmed',
    'JSON.stringify(w)',
    'Object.entries(w)',
  ];
  for (const read of reads) {
    const path = 'contract/resources/webhooks/schemaOfTest.ts';
    const { giveText } = await bundled(path, `${imported} export const giveText = () => ${read};`);
    expect(giveText, read).toThrow(/^eventWords\S* has no texts here/);
  }
});

test('what makes no schema cannot be built with such texts', async () => {
  const shows = bundled('sandbox/shows.ts', `${imported} console.log(w);`);
  await expect(shows).rejects.toThrow('sandbox/shows.ts reads texts that are left out of this program');
});
