/** Picture without a request. Its element keeps the size of its attributes. */
const empty = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";

let held: (readonly [picture: HTMLImageElement, url: string])[] = [];

/** Stops the loading of the page's pictures during a navigation, which they would delay on a slow network. */
export function holdPictures(): void {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
  held = pictures.filter(({ complete }) => !complete).map((picture) => [picture, picture.src]);
  for (const [picture] of held) picture.src = empty;
}

/** Resumes them if the page is still shown. */
export function loadPictures(): void {
  for (const [picture, url] of held) if (picture.isConnected) picture.src = url;
  held = [];
}
