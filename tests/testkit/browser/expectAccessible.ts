import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type axe from 'axe-core'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { DESKTOP, PHONE } from './openWindow.ts'

/** Of what is right, axe would otherwise describe every element of the page. */
const OPTIONS = { resultTypes: ['violations' as const] }

/** Without comments and long names: a page reads it in half the time, which is a third of each first look. */
const AXE = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Runs all of axe's rules. Failures name the rule, and the first elements at fault with what axe measured of each. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const { violations } = await analyse(page)
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.slice(0, 3).map(({ html, failureSummary }) => [html.slice(0, 200), failureSummary]),
  }))
  expect(found, page.url()).toEqual([])
}

/**
 * Frames of other hosts need Playwright's way, which sends axe to a page twice for each look, and sums up in a second page.
 * Where there are none axe comes once to each document, since its coming takes a browser longer than its looking.
 */
async function analyse(page: Page): Promise<Pick<axe.AxeResults, 'violations'>> {
  if (page.frames().length > 1) return new AxeBuilder({ page }).options(OPTIONS).analyze()
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await AXE)
  return page.evaluate((options) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, options), OPTIONS)
}

/**
 * The same on a desktop and on a phone, one after the other, and the page is no wider than its window in either. Widths
 * are style sheets' alone, so that a page need not be reloaded. All rules run in both: what is hidden, named, in order,
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
