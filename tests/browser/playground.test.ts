import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../testkit/browser/browser.ts'
import { openWindow } from '../testkit/browser/openWindow.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'

const { gateway } = sharedShop()

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

test('the playground runs an example and completes a field under its own policy', async () => {
  const { page, faults } = await openWindow(browser, { viewport: { width: 1_280, height: 800 } })
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (what: string) => void violations.push(what))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      (globalThis as unknown as { reportViolation(what: string): void }).reportViolation(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
      ),
    ),
  )
  await page.goto(`${gateway}/graphql`)
  await page.getByRole('button', { name: /execute query/i }).click()
  // The first example asks for the store.
  const answered = async () => (await page.locator('.graphiql-response').innerText()).replaceAll('\u00a0', ' ')
  await expect.poll(answered, { timeout: 30_000 }).toContain('"code": "hogar"')
  // The editor's workers run from blobs: without them nothing is checked or completed.
  await page.locator('.graphiql-query-editor .view-lines').click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('{ nosuchfield')
  await expect
    .poll(() => page.locator('.graphiql-query-editor .squiggly-error').count(), { timeout: 30_000 })
    .toBeGreaterThan(0)
  expect(violations).toEqual([])
  expect(faults).toEqual([])
  await page.close()
})
