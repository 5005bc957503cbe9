/** Features that Playwright disables. Repeated here, because Chromium uses only the last list. */
const leftOutByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Suggestions of the address bar. They are invisible here, but took half of the CPU time of a short journey. */
const suggestions = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Switches to run Chromium as root, without a graphics card or background requests. Unknown switches are ignored. */
export const chromiumSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...leftOutByPlaywright, ...suggestions].join()}`,
];
