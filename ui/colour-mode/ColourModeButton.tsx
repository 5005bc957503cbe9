import { Fragment } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './colour-mode.module.css';

const modes = [
  {
    id: 'light',
    path: 'M10 6.2a3.8 3.8 0 1 1 0 7.6a3.8 3.8 0 1 1 0-7.6M10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6 16 16M4 16l1.4-1.4M14.6 5.4 16 4',
  },
  { id: 'dark', path: 'M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3Z' },
  { id: 'system', path: 'M2.5 4h15v10h-15zM7 17.5h6M10 14v3.5' },
] as const;

/** Button for the colour mode. `colourMode` handles clicks, and styles show the icon and label for the mode. */
export function ColourModeButton({ label }: { label: (mode: (typeof modes)[number]['id']) => string }) {
  return (
    <button type="button" className={styles.toggle} data-colour-toggle="">
      {modes.map(({ id, path }) => (
        <Fragment key={id}>
          <Icon size={20} className={styles.choice} data-choice={id} path={path} />
          <span className={styles.choice} data-choice={id} data-spoken="">
            {label(id)}
          </span>
        </Fragment>
      ))}
    </button>
  );
}
