import type { Page } from 'playwright'
import { TestRunner, onTestFailed } from 'vitest'

const TEXT_MAX_CHARACTERS = 600

/** A failed test says what its window showed: address, title, the page's words, and what its console complained of. */
export function tellWhenFailed(page: Page, faults: readonly string[]): void {
  // A window that belongs to a whole file belongs to no test.
  if (!TestRunner.getCurrentTest()) return
  onTestFailed(async () => {
    if (page.isClosed()) return
    const words = await page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' ')).catch(String)
    const title = await page.title().catch(String)
    console.error(`The window showed ${page.url()} «${title}»: ${words.slice(0, TEXT_MAX_CHARACTERS)}`)
    for (const fault of faults) console.error(`  ${fault}`)
  })
}
