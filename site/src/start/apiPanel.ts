import { handleApiPanel } from '../components/apiPanel/handleApiPanel.ts';

/** The inline script at the end of a page with the API panel, which opens it without the application. */
handleApiPanel();
