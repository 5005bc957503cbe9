import { menu } from '@words/chrome.ts';
import { useEffect } from 'react';
import { handleWayUp } from '../../../src/start/wayUp.ts';
import styles from './styles.module.css';

/** The button that leads to the top of a long page, shown by a plain script ({@link handleWayUp}). */
export default function BackToTopButton() {
  useEffect(handleWayUp, []);
  return (
    <button type="button" className={styles.button} aria-label={menu.wayUp} data-way-up="" data-plain="" />
  );
}
