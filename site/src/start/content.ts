import { handleCodeTools } from '@balcao/ui/code-block/handleCodeTools.ts';
import { handleTabs } from '@balcao/ui/tabs/handleTabs.ts';
import { showRememberedTabs } from '@balcao/ui/tabs/showTab.ts';

/**
 * The inline script at a page's end: samples show the remembered language before the first paint, and their tabs and
 * buttons work without the application.
 */
showRememberedTabs();
handleTabs();
handleCodeTools();
