import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright'

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const executablePath = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium'

const wholePath = executablePath.replace(/chromium-headless-shell$/, 'chromium')

/**
 * The Chromium that the test command has found or installed. It reaches no network but this machine's. All suites of a
 * worker share one process, each in windows of its own, which closing it ends. It is launched again if it has crashed.
 */
export async function launchBrowser(): Promise<Browser> {
  let browser = await shared?.catch(() => null)
  if (!browser?.isConnected()) browser = await (shared = launchOwnBrowser())
  return sharedBy(browser)
}

let shared: Promise<Browser> | null = null

/** A Chromium process for one suite. `without` are arguments of Playwright's own that are left out. */
export function launchOwnBrowser(more: readonly string[] = [], without: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...ARGUMENTS, ...more], ignoreDefaultArgs: [...without] })
}

/** The same browser, whose `close` closes the windows that were opened by this object and leaves the process to others. */
function sharedBy(browser: Browser): Browser {
  const contexts = new Set<BrowserContext>()
  const own: Browser = Object.create(browser)
  own.newContext = async (options) => {
    const context = await browser.newContext(options)
    contexts.add(context)
    context.once('close', () => contexts.delete(context))
    return context
  }
  own.close = async () => void (await Promise.all([...contexts].map((context) => context.close())))
  return own
}

/** The same with what these arguments switch on, a camera as a rule: the shell knows none, and the whole browser stands beside it. */
export function launchWholeBrowser(more: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: wholePath, args: [...ARGUMENTS, ...more] })
}

/** The whole browser with a profile of its own, as a shopper has it: what it keeps could be installed. Remove `profile` after. */
export function launchWholeShopper(profile: string, options: BrowserContextOptions): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, { ...options, executablePath: wholePath, args: ARGUMENTS })
}

/** A browser in which a shopper has blocked all cookies, and with them every storage. Remove `profile` when it is closed. */
export async function launchWithoutStorage(profile: string, options: BrowserContextOptions): Promise<BrowserContext> {
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
  await mkdir(join(profile, 'Default'), { recursive: true })
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences))
  return launchWholeShopper(profile, options)
}

export type Shopper = Readonly<{
  context: BrowserContext
  /** Ends the browser as a dead battery would: nothing is closed, nothing is written any more. */
  kill(): Promise<void>
}>

/** A browser that keeps what it knows in a folder, and finds it there the next time. */
export async function launchShopper(profile: string, options: BrowserContextOptions = {}): Promise<Shopper> {
  const context = await chromium.launchPersistentContext(profile, { ...options, executablePath, args: ARGUMENTS })
  return {
    context,
    kill: async () => {
      const session = await context.newCDPSession(context.pages()[0] ?? (await context.newPage()))
      const closed = new Promise((resolve) => context.once('close', resolve))
      await session.send('Browser.crash' as never).catch(() => undefined)
      await closed
    },
  }
}
