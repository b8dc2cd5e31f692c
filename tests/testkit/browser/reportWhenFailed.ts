import type { Page, Request } from 'playwright'
import { TestRunner, onTestFailed } from 'vitest'

const TEXT_MAX_CHARACTERS = 600

/**
 * A failed test says what its window showed: address, title, the page's words, what its console complained of, and what it
 * was still waiting for.
 */
export function reportWhenFailed(page: Page, faults: readonly string[]): void {
  // A window that belongs to a whole file belongs to no test.
  if (!TestRunner.getCurrentTest()) return
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  onTestFailed(async () => {
    if (page.isClosed()) return
    const words = await page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' ')).catch(String)
    const title = await page.title().catch(String)
    console.error(`The window showed ${page.url()} «${title}»: ${words.slice(0, TEXT_MAX_CHARACTERS)}`)
    for (const fault of faults) console.error(`  ${fault}`)
    for (const request of underWay) console.error(`  no answer yet: ${request.method()} ${request.url()}`)
  })
}
