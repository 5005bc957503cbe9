import { handleFrame } from '../start/frame.ts';

// Where the page has no script of its own for it: in development, and where the application starts with the page.
if (typeof document !== 'undefined') handleFrame();
