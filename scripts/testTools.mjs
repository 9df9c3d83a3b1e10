import { installTestBrowser } from './browser.mjs';
import { installHosts } from './hosts.mjs';

/** Installs everything that the browser tests need, so that no test has to install anything. */
export function installTestTools() {
  installTestBrowser();
  installHosts();
}
