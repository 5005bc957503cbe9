import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../run/paths.mjs';

/** Folder of pictures: a folder for each kind of page, a file for each variant. */
export const picturesFolder = at('.build', 'screenshots');

/** Folder of the guides' pictures. */
export const guidePictures = at('site', 'static', 'img', 'screens');

/** Device pixels per CSS pixel of the guides' pictures: a compromise between sharpness and size. */
export const pictureScale = 1.5;

const style = `
  body { font: 14px system-ui; margin: 24px; }
  section { display: flex; flex-wrap: wrap; gap: 12px; margin-bottom: 40px; }
  h2 { flex-basis: 100%; margin: 0; }
  img { border: 1px solid #ccc; display: block; height: 320px; object-fit: cover; object-position: top; }
  img[src*='desk'] { width: 440px; }
  img[src*='phone'] { width: 150px; }
`;

/**
 * Writes an overview page of all pictures.
 * @returns its path
 */
export function writeOverview() {
  const sections = readdirSync(picturesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => sectionOf(name));
  const page = join(picturesFolder, 'index.html');
  const head = `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>${style}</style>`;
  writeFileSync(page, head + sections.join(''));
  return page;
}

/** @param {string} type name of a kind of page, and of its folder */
function sectionOf(type) {
  const pictures = readdirSync(join(picturesFolder, type)).map((file) => {
    const path = `${type}/${file}`;
    return `<a href="${path}"><img src="${path}" alt="" loading="lazy">${file.replace('.png', '')}</a>`;
  });
  return `<section id="${type}"><h2>${type}</h2>${pictures.join('')}</section>`;
}
