import { handleCodeTools } from '@balcao/ui/code-block/handleCodeTools.ts';
import { handleTabs } from '@balcao/ui/tabs/handleTabs.ts';
import { showRememberedTabs } from '@balcao/ui/tabs/showTab.ts';

/**
 * The inline script at the end of a page with tabs or code: samples show the remembered language before the first paint,
 * and tabs and buttons of code work without the application.
 */
showRememberedTabs();
handleTabs();
handleCodeTools();
