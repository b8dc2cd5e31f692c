import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { launchShopper } from '../../testkit/browser/browser.ts'
import type { Story } from './Story.ts'
import { CLOCK_KEY, listenToPages } from './pageEars.ts'
import { isAlive, openAddress } from './pageLife.ts'

const ACTION_MS = 4_000
const FULL_BYTES = 1
/** So long after a crash what a page still said may be on its way to the test. */
const ECHO_MS = 100

/** How a shopper's window looks. */
export const WINDOW = { viewport: { width: 1_280, height: 900 }, reducedMotion: 'reduce' } as const

type Options = Readonly<{
  /** The window that a shopper before has left; it is cleaned, and its files stay cached. */
  context: BrowserContext
  web: string
  story: Story
  /** A browser of its own, that keeps what it stores in a folder, so that it can be ended and opened again. */
  hasProfile: boolean
  /** The address that the shop counts this shopper's tries under. */
  address: string
}>

/** The windows of one shopper: some tabs of one browser, one of them in front. */
export class Browsing {
  readonly #options: Options
  readonly #profile: string | null
  #context: BrowserContext
  #pages: Page[] = []
  #front: Page | null = null
  #isOnline = true
  #isStorageFull = false
  #clockMinutes = 0
  #isWorn = false

  private constructor(options: Options, profile: string | null, context: BrowserContext) {
    this.#options = options
    this.#profile = profile
    this.#context = context
  }

  static async open(options: Options): Promise<Browsing> {
    const profile = options.hasProfile ? await mkdtemp(join(tmpdir(), 'hogar-profile-')) : null
    const context = profile === null ? options.context : (await launchShopper(profile, WINDOW)).context
    const browsing = new Browsing(options, profile, context)
    await browsing.#prepare()
    return browsing
  }

  get context(): BrowserContext {
    return this.#context
  }

  get pages(): readonly Page[] {
    return this.#pages
  }

  /** The page in front, whatever it shows; null without one. */
  get front(): Page | null {
    return this.#front
  }

  /** True when the window is not fit for another shopper. */
  get isWorn(): boolean {
    return this.#isWorn
  }

  get isStorageFull(): boolean {
    return this.#isStorageFull
  }

  /** The page in front, alive, wherever it is; a new one at the home when there is none. Null when the shop cannot be reached. */
  async alivePage(): Promise<Page | null> {
    if (this.#front && (await isAlive(this.#front))) return this.#front
    const page = this.#front ?? (await this.#newPage())
    const address = page.url().startsWith('http') ? page.url() : this.#options.web
    return (await this.#go(page, address)) ? page : null
  }

  /** Opens an address in the page in front. Null when that cannot be done now. */
  async visit(path: string): Promise<Page | null> {
    const page = this.#front ?? (await this.#newPage())
    return (await this.#go(page, this.#options.web + path)) ? page : null
  }

  async reload(): Promise<void> {
    if (this.#front) await this.#go(this.#front, this.#front.url())
  }

  async openTab(path: string): Promise<void> {
    await this.#newPage()
    await this.visit(path)
  }

  async switchTab(which: number): Promise<void> {
    const page = this.#pages[Math.floor(which * this.#pages.length)]
    if (!page) return
    this.#front = page
    await page.bringToFront()
  }

  async closeTab(): Promise<void> {
    if (!this.#front || this.#pages.length < 2) return
    await this.#lose(this.#front)
  }

  /** Ends the front page's process. What it did a moment ago may or may not be kept. */
  async crashPage(): Promise<void> {
    const page = this.#front
    const browser = this.#context.browser()
    if (!page || !browser) return
    const session = await this.#context.newCDPSession(page)
    const { targetInfo } = await session.send('Target.getTargetInfo')
    const crashed = new Promise((resolve) => page.once('crash', resolve))
    const closed = new Promise((resolve) => page.once('close', resolve))
    void session.send('Page.crash').catch(() => undefined)
    await Promise.race([crashed, pause(ACTION_MS)])
    await pause(ECHO_MS)
    // A page that has crashed does not close when it is asked to: its browser closes it.
    this.#forget(page)
    const overBrowser = await browser.newBrowserCDPSession()
    await overBrowser.send('Target.closeTarget', { targetId: targetInfo.targetId })
    await Promise.race([closed, pause(ACTION_MS)])
    await overBrowser.detach()
  }

  /** Closes the browser, and opens it again with what it has kept. */
  async restart(): Promise<void> {
    if (this.#profile === null) return
    for (const page of this.#pages) this.#options.story.leave(page)
    this.#pages = []
    this.#front = null
    await this.#context.close()
    this.#isStorageFull = false
    this.#context = (await launchShopper(this.#profile, WINDOW)).context
    await this.#prepare()
    await this.#announceNetwork()
  }

  async setNetwork(isOnline: boolean): Promise<void> {
    this.#isOnline = isOnline
    await this.#announceNetwork()
  }

  /** Makes the clock of all pages wrong, or less so. */
  async moveClock(minutes: number): Promise<void> {
    if (!this.#front) return
    this.#clockMinutes += minutes
    await this.#front.evaluate(([key, value]) => localStorage.setItem(key, value), [
      CLOCK_KEY,
      String(this.#clockMinutes),
    ] as const)
  }

  async limitStorage(isFull: boolean): Promise<void> {
    if (isFull === this.#isStorageFull) return
    const session = await this.#context.newCDPSession(this.#front ?? (await this.#newPage()))
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: this.#options.web,
      ...(isFull ? { quotaSize: FULL_BYTES } : {}),
    })
    this.#isStorageFull = isFull
    await session.detach()
  }

  /** Leaves nothing behind but the files of the build. */
  async close(): Promise<void> {
    if (this.#profile !== null) {
      await this.#context.close()
      return rm(this.#profile, { recursive: true, force: true, maxRetries: 5 })
    }
    for (const page of this.#pages) await this.#lose(page)
    await this.setNetwork(true)
    await this.limitStorage(false)
    const session = await this.#context.newCDPSession(this.#front ?? (await this.#newPage()))
    const storageTypes = 'cookies,indexeddb,local_storage'
    await session.send('Storage.clearDataForOrigin', { origin: this.#options.web, storageTypes })
    for (const page of this.#pages) await this.#lose(page)
  }

  /** A service worker that went down with a page answers no more: the pages know by then, and the wait ends. */
  async #announceNetwork(): Promise<void> {
    const isTold = this.#context.setOffline(!this.#isOnline).then(() => true)
    if (!(await Promise.race([isTold, pause(ACTION_MS).then(() => false)]))) this.#isWorn = true
  }

  async #prepare(): Promise<void> {
    this.#context.setDefaultTimeout(ACTION_MS)
    await this.#context.setExtraHTTPHeaders({ 'x-forwarded-for': this.#options.address })
    await listenToPages(this.#context, (page, overheard) => this.#options.story.hear(page, overheard))
    for (const page of this.#context.pages()) await page.close()
  }

  async #newPage(): Promise<Page> {
    const page = await this.#context.newPage()
    this.#pages.push(page)
    this.#front = page
    page.on('domcontentloaded', () => this.#options.story.log(`  loaded ${page.url()}`))
    page.on('pageerror', (error) => this.#options.story.log(`  page error ${String(error)}`))
    page.on('console', (message) => {
      if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
      this.#options.story.log(`  console error ${message.text()}`)
    })
    return page
  }

  async #go(page: Page, address: string): Promise<boolean> {
    this.#options.story.leave(page)
    return openAddress(page, address, (line) => this.#options.story.log(line))
  }

  /** A page whose process went down with another's (error pages share one) never says that it has closed. */
  async #lose(page: Page): Promise<void> {
    this.#forget(page)
    const isClosed = page.close().then(
      () => true,
      () => true,
    )
    if (!(await Promise.race([isClosed, pause(ACTION_MS).then(() => false)]))) this.#isWorn = true
  }

  #forget(page: Page): void {
    this.#options.story.leave(page)
    this.#pages = this.#pages.filter((other) => other !== page)
    if (this.#front === page) this.#front = this.#pages.at(-1) ?? null
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
