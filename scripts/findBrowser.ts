import { accessSync, constants } from 'node:fs'
import { runStep } from './runStep.ts'

/** The shell first: the same browser without windows to draw, which takes a processor a third less of its time. */
const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

/** A Chromium that is there: the one that `CHROMIUM_PATH` names, or else the first that is installed. */
export function installedBrowser(): string | undefined {
  const given = process.env['CHROMIUM_PATH']
  return [...(given ? [given] : []), ...CANDIDATES].find(isExecutable)
}

/**
 * Path of a Chromium for the browser suites: `CHROMIUM_PATH`, one that is installed, or Debian's, installed now where
 * this user may. Throws with instructions if there is none.
 */
export async function findBrowser(): Promise<string> {
  const found = installedBrowser()
  if (found) return found
  if (process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser suites…')
    await runStep({ name: 'apt-get update', command: ['apt-get', 'update', '-qq'] })
    const install = (name: string) =>
      runStep({
        name: `apt-get install ${name}`,
        command: ['apt-get', 'install', '-y', '-qq', name],
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      })
    await install('chromium')
    // Older releases have no shell.
    await install('chromium-headless-shell').catch(() => undefined)
    const installed = CANDIDATES.find(isExecutable)
    if (installed) return installed
  }
  throw new Error('No Chromium found. Install it (Debian: apt-get install chromium), or name one in CHROMIUM_PATH.')
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
