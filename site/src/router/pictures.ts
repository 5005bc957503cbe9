/** A picture that needs no request. Its element keeps the room that its attributes say. */
const empty = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";

let held: (readonly [picture: HTMLImageElement, url: string])[] = [];

/** Ends the loading of the page's pictures while another page is fetched: on a slow network they would delay it. */
export function holdPictures(): void {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
  held = pictures.filter(({ complete }) => !complete).map((picture) => [picture, picture.src]);
  for (const [picture] of held) picture.src = empty;
}

/** Loads them after all, where the page is still shown. */
export function loadPictures(): void {
  for (const [picture, url] of held) if (picture.isConnected) picture.src = url;
  held = [];
}
