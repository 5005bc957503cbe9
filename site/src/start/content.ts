import { handleCodeTools } from '@balcao/ui/code-block/handleCodeTools.ts';
import { handleTabs } from '@balcao/ui/tabs/handleTabs.ts';
import { showRememberedTabs } from '@balcao/ui/tabs/showTab.ts';
import { handleAnnouncement } from './announcement.ts';

/**
 * The inline script at a page's end: samples show the remembered language before the first paint, and tabs, buttons of
 * code and the announcement work without the application.
 */
showRememberedTabs();
handleTabs();
handleCodeTools();
handleAnnouncement();
