import { copyFileSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageArchive } from '@balcao/text/urls.ts';
import { at } from '../../tools/run/paths.mjs';
import { npm, packPackage } from './installed.ts';

/** Files of the shop that a reader of the guide saves, in JavaScript and PHP. */
const filesOfGuide = [
  ...['first.test.mjs', 'shop.mjs', 'shop.test.mjs', 'api.php', 'shop.php', 'sandbox.php', 'tests.php'].map(
    (name) => `examples/tests/${name}`,
  ),
  ...['signature.mjs', 'signature.php'].map((name) => `examples/receivers/${name}`),
];

/** Installation commands of the guide, with the package's archive. */
const installCommands = ['npm init --yes', `npm install --save-dev ./${packageArchive}`] as const;

export interface ShopFolder {
  folder: string;
  remove(): void;
}

/** Copies files of the repository into a folder, without their paths. */
export function copyInto(folder: string, files: readonly string[]): void {
  for (const file of files) copyFileSync(at(file), join(folder, file.slice(file.lastIndexOf('/') + 1)));
}

export const commandIn = ({ folder }: ShopFolder) => join(folder, 'node_modules', 'balcao', 'build', 'balcao.mjs');

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'balcao-shop-'));
const shopIn = (folder: string): ShopFolder => ({
  folder,
  remove: () => rmSync(folder, { recursive: true, force: true }),
});

/** Creates the folder of a shop as the guide says: an empty folder, then the package, then the files to copy. */
export function makeShopFolder(): ShopFolder {
  const folder = emptyFolder();
  packPackage(folder);
  for (const command of installCommands) npm(command.split(' ').slice(1), folder);
  copyInto(folder, filesOfGuide);
  return shopIn(folder);
}

/** Copies the committed files of a shop, with the package's archive. */
export function committedCopy({ folder }: ShopFolder): ShopFolder {
  const copy = emptyFolder();
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()))
    copyFileSync(join(folder, name), join(copy, name));
  return shopIn(copy);
}

/** Copies a shop for a test that changes its files. The copy shares the installed package. */
export function copyShop(shop: ShopFolder): ShopFolder {
  const copy = committedCopy(shop);
  symlinkSync(join(shop.folder, 'node_modules'), join(copy.folder, 'node_modules'), 'junction');
  return copy;
}
