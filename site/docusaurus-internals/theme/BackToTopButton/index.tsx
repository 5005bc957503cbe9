import { translate } from '@docusaurus/Translate';
import { useEffect } from 'react';
import { handleWayUp } from '../../../src/start/wayUp.ts';
import styles from './styles.module.css';

/** The button that leads to the top of a long page, shown by a plain script ({@link handleWayUp}). */
export default function BackToTopButton() {
  useEffect(handleWayUp, []);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={translate({ id: 'theme.BackToTopButton.buttonAriaLabel', message: 'Scroll back to top' })}
      data-way-up=""
      data-plain=""
    />
  );
}
