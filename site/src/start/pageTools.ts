import { handlePageTools } from '../components/pageTools/handlePageTools.ts';
import { handleWayUp } from './wayUp.ts';

/** The inline script at the end of a page with page tools: copying, and the way up, work without the application. */
handlePageTools();
handleWayUp();
