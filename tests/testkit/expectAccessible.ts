import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { DESKTOP, PHONE } from './openWindow.ts'

/** Of what is right, axe would otherwise describe every element of the page. */
const OPTIONS = { resultTypes: ['violations' as const] }

/** Runs all of axe's rules. Failures name the rule, what is wrong, and the first elements at fault. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  // What looks into frames of other hosts too sums up in a second page: a page without frames needs none.
  const hasFrames = page.frames().length > 1
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(!hasFrames).options(OPTIONS).analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.slice(0, 3).map(({ html }) => html.slice(0, 200)),
  }))
  expect(found, page.url()).toEqual([])
}

/**
 * The same on a desktop and on a phone, one after the other, and the page is no wider than its window in either. Widths
 * are style sheets' alone, so that a page need not be opened anew. All rules run in both: what is hidden, named, in order,
 * in contrast with what lies behind it or large enough to be met may differ by what a size shows.
 */
export async function expectGoodInEachSize(page: Page): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
    await expectNoWider(page)
  }
}

/** The page is no wider than its window. */
export async function expectNoWider(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(tooWide, page.url()).toBeLessThanOrEqual(0)
}
