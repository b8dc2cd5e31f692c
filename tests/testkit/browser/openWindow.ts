import type { Browser, BrowserContext, Page } from 'playwright'
import { delayWorker } from './delayedWorker.ts'
import { nextAddress } from '../graph/nextAddress.ts'
import { reportWhenFailed } from './reportWhenFailed.ts'

export const PHONE = { width: 390, height: 844 } as const
export const DESKTOP = { width: 1280, height: 900 } as const

export type Window = Readonly<{
  context: BrowserContext
  page: Page
  /** Errors of the page since it was opened: in its console, and uncaught ones. */
  faults: readonly string[]
  close(): Promise<void>
}>

const ACTION_MS = 15_000

/** Errors that the browser itself logs when a test has cut the network or a server is gone: no fault of the page's. */
const LOST_NETWORK = /net::ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_\w+|EMPTY_RESPONSE|NETWORK_CHANGED|ABORTED)/

type WindowOptions = Readonly<{
  viewport?: Readonly<{ width: number; height: number }>
  javaScriptEnabled?: boolean
  /**
   * When the shop's service worker may come. It stores all code of the shop: where nothing says otherwise it comes when the
   * network first goes (`setNetwork`). `at once` is a shopper's own browser, for the journeys through the shop and for what
   * a worker does.
   */
  worker?: 'at once' | 'when the network goes'
  /** Errors of the console that the test has asked for. */
  expected?: RegExp
}>

/** A fresh shopper's browser window at an address of its own: no cookies, nothing kept, and every error noted. */
export async function openWindow(browser: Browser, options: WindowOptions = {}): Promise<Window> {
  const { viewport = DESKTOP, javaScriptEnabled = true, worker = 'when the network goes', expected } = options
  const extraHTTPHeaders = { 'x-forwarded-for': nextAddress() }
  const context = await browser.newContext({ viewport, javaScriptEnabled, reducedMotion: 'reduce', extraHTTPHeaders })
  if (worker !== 'at once') await delayWorker(context)
  const faults = watchFaults(context, expected)
  context.setDefaultTimeout(ACTION_MS)
  const page = await context.newPage()
  reportWhenFailed(page, faults)
  return { context, page, faults, close: () => context.close() }
}

/** Notes every error of every page of a context from now on. */
export function watchFaults(context: BrowserContext, expected?: RegExp): readonly string[] {
  const faults: string[] = []
  context.on('console', (message) => {
    const text = `${message.text()} (${message.location().url})`
    if (message.type() === 'error' && !LOST_NETWORK.test(text) && !expected?.test(text)) faults.push(text)
  })
  context.on('weberror', (error) => void faults.push(String(error.error())))
  return faults
}
