import { accessSync, constants } from 'node:fs'
import { runStep } from './runStep.ts'

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']

/**
 * Path of a Chromium for the browser suites: `CHROMIUM_PATH`, one that is installed, or Debian's, installed now where
 * this user may. Throws with what to do where none can be had.
 */
export async function findBrowser(): Promise<string> {
  const given = process.env['CHROMIUM_PATH']
  const found = [...(given ? [given] : []), ...CANDIDATES].find(isExecutable)
  if (found) return found
  if (process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser suites…')
    await runStep({ name: 'apt-get update', command: ['apt-get', 'update', '-qq'] })
    await runStep({
      name: 'apt-get install chromium',
      command: ['apt-get', 'install', '-y', '-qq', 'chromium'],
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (isExecutable('/usr/bin/chromium')) return '/usr/bin/chromium'
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
