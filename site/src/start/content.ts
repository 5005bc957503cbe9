import { handleCodeTools } from '@balcao/ui/code-block/handleCodeTools.ts';

/** The inline script at the end of a page with code: its buttons work without the application. */
handleCodeTools();
