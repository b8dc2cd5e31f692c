import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { POLL } from '../shoppers/shopper.ts'

type Role = Parameters<Page['getByRole']>[0]

/** More than any page has places to stop at. */
const STOPS_MAX = 250

/** Element that has the focus, as a shopper sees it who only has a keyboard. */
type Stop = Readonly<{
  tag: string
  text: string
  isSeen: boolean
  hasRing: boolean
  /** False for a title or a list of faults, which a page gives the focus to and the keyboard does not stop at. */
  isStop: boolean
}>

/** Uses a page by keyboard alone. Every place that the keyboard stops at has to be seen to be one. */
export function keyboardOf(page: Page) {
  const stop = async (): Promise<Stop | null> => {
    const seen = await page.evaluate(lookAtFocus)
    if (seen?.isStop) {
      expect(seen, `"${seen.text}" on ${page.url()}`).toMatchObject({ isSeen: true, hasRing: true })
    }
    return seen
  }
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }

  /** Goes on, or back, as far as it takes. */
  const reachOne = async (target: Locator, way: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await target.first().waitFor()
    for (let presses = 0; presses < STOPS_MAX; presses += 1) {
      if (await target.evaluateAll((elements) => elements.includes(document.activeElement as never))) return stop()
      await press(way)
      await stop()
    }
    throw new Error(`the keyboard does not come to ${String(target)} on ${page.url()}`)
  }
  const reach = (role: Role, name: string | RegExp, way: 'Tab' | 'Shift+Tab' = 'Tab') =>
    reachOne(page.getByRole(role, { name, exact: typeof name === 'string' }), way)

  return {
    press,
    reach,
    reachOne,
    /** Goes there, and presses it. */
    use: async (role: Role, name: string | RegExp, way: 'Tab' | 'Shift+Tab' = 'Tab') => {
      await reach(role, name, way)
      await press('Enter')
    },
    /** Goes to a field, and writes over what is in it. */
    write: async (name: string | RegExp, text: string, role: Role = 'textbox') => {
      await reach(role, name)
      await press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    /** Something has come of what was done, and the focus is still in the page. */
    expectFocus: async (what: Partial<Pick<Stop, 'tag' | 'text'>> = {}) => {
      await expect.poll(async () => page.evaluate(lookAtFocus), POLL).toMatchObject(what)
      await stop()
    },
    /** A page of this title is open, and the keyboard goes on at its beginning. */
    expectPage: async (title: string | RegExp) => {
      await page.getByRole('heading', { level: 1, name: title, exact: typeof title === 'string' }).waitFor()
      await expect.poll(async () => (await page.evaluate(lookAtFocus))?.tag, POLL).toBe('h1')
    },
    /** Goes through the whole page once, from its first link: nothing holds the keyboard, and every place shows that it has it. */
    lap: async (): Promise<readonly string[]> => {
      const stops: string[] = []
      await page.evaluate(() => document.querySelector<HTMLElement>('body a[href]')?.focus())
      for (let presses = 0; presses < STOPS_MAX; presses += 1) {
        await press('Tab')
        const seen = await stop()
        // Behind the last place is the browser's own frame.
        if (!seen) return stops
        stops.push(seen.text)
      }
      throw new Error(`the keyboard does not leave ${page.url()}: ${stops.slice(-5).join(' | ')}`)
    },
  }
}

/** Runs in the page. A ring may be drawn around the label of what has the focus, or around the card that it stands for. */
function lookAtFocus(): Stop | null {
  const at = document.activeElement
  if (!at || at === document.body || at === document.documentElement) return null
  const labels = at instanceof HTMLInputElement ? [...(at.labels ?? [])] : []
  const isOutlined = (style: CSSStyleDeclaration) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0
  const around = [at, ...labels, ...(at.nextElementSibling ? [at.nextElementSibling] : [])]
  const hasRing =
    around.some((part) => [null, '::after'].some((pseudo) => isOutlined(getComputedStyle(part, pseudo)))) ||
    getComputedStyle(at).boxShadow !== 'none' ||
    // The button in a date field draws a ring of its own, which the page cannot read.
    (at.matches('input[type=date]') && !at.matches(':focus-visible'))
  const isSeen = [at, ...labels].some((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const found = [y, top + 3, bottom - 3].map((height) => document.elementFromPoint(x, height))
    return found.some((other) => other !== null && (part.contains(other) || other.contains(part)))
  })
  const text = (at.getAttribute('aria-label') ?? labels[0]?.textContent ?? at.textContent ?? '').trim()
  return { tag: at.localName, text, isSeen, hasRing, isStop: at.getAttribute('tabindex') !== '-1' }
}
