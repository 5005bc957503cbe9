import { Azulejo } from '@balcao/ui/azulejo/Azulejo.tsx';
import { type TileName, tiles } from '@balcao/ui/azulejo/tiles.ts';
import { ExampleRow, GallerySection } from './GallerySection.tsx';
import styles from './gallery.module.css';

const grounds = ['paper', 'surface', 'tint'];
const inks = ['text', 'muted', 'primary', 'accent', 'confirmed', 'pending', 'authorised', 'cancelled'];
const sizes = ['13', '14', '16', '18', '24', '28', '36', '48'];

/** Colours on each background, the type scale and the tiles. */
export function Colours() {
  return (
    <GallerySection id="colours" title="Colour, type, tiles">
      <div className={styles.surfaces}>
        {grounds.map((ground) => (
          <div key={ground} className={styles.surface} style={{ background: `var(--${ground})` }}>
            <p className={styles.small}>{ground}</p>
            {inks.map((ink) => (
              <p key={ink} className={styles.ink} style={{ color: `var(--${ink})` }}>
                {ink} 1.234,50 €
              </p>
            ))}
          </div>
        ))}
      </div>
      <div className={styles.scale}>
        {sizes.map((size) => (
          <p key={size} style={{ fontSize: `var(--size-${size})` }}>
            {size} Referência paga
          </p>
        ))}
      </div>
      <ExampleRow>
        {(Object.keys(tiles) as TileName[]).map((tile) => (
          <Azulejo key={tile} tile={tile} size={96} />
        ))}
        <Azulejo tile="star" size={96} solid />
      </ExampleRow>
    </GallerySection>
  );
}
