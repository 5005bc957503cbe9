import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Drawing } from './Drawing.tsx';
import { DrawnButton, DrawnField, DrawnHeading, DrawnMenu } from './parts.tsx';

const drawn = (alt: string) =>
  renderToStaticMarkup(
    <Drawing title="Shop" label="Drawing" alt={alt} caption="Where modules are.">
      <DrawnHeading label="Modules">
        <DrawnButton label="Upload" mark="3" />
      </DrawnHeading>
      <DrawnMenu label="Shop > Modules" mark="2" />
      <DrawnField label="Key" value="never shown" isSecret />
    </Drawing>,
  );

test('a drawing is one picture with a name that says it is one, and nothing in it can be used', () => {
  const html = drawn('the list of modules.');
  expect(html).toContain('role="img" aria-label="Drawing: the list of modules."');
  expect(html).toContain('data-nosnippet');
  expect(html).not.toMatch(/<(a|button|input|label|select|svg)\b/);
  expect(html).not.toContain('never shown');
});

test.each(['', ' '])('a drawing with the alt "%s" stops the build', (alt) => {
  expect(() => drawn(alt)).toThrow('"Shop" has no alt');
});
