import type { Page } from 'playwright'

/** A weekly amount on a page, how it is drawn, and whether its cost stands beside it. */
export type WeeklyAmount = Readonly<{
  text: string
  /** True if total and annual cost stand in the same block. */
  hasCost: boolean
  /** Size of its text in pixels, and the smallest one of total and annual cost. */
  size: number
  costSize: number
  /** True if total or annual cost is in another colour than the amount. */
  isCostPaler: boolean
  /** True on a card of a list, whose text is small. */
  isCard: boolean
  /** Size of the price at once in the same card, if there is one. */
  priceSize: number | null
  /** True for a colour that neither the text around it nor the price has, a ground of its own, or an animation. */
  stands: boolean
}>

/** Returns all weekly amounts that a page shows, but the steps of the filter. */
export function weeklyAmounts(page: Page): Promise<readonly WeeklyAmount[]> {
  return page.evaluate(() => {
    const WEEKLY = /\$[\d.,]+(?:[\s\u00a0]+a la semana|[\s\u00a0]*×)/
    /** Elements around an amount that are one block with it. */
    const BLOCK_LEVELS = 4
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    const found = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const own = node.parentElement
      if (!own || !WEEKLY.test(text) || text.startsWith('Hasta') || own.closest('script, style, template')) continue
      if (own.getClientRects().length === 0) continue
      let block: Element | null = own
      const isWhole = (element: Element) => /total/i.test(element.textContent) && element.textContent.includes('CAT')
      for (let level = 0; level < BLOCK_LEVELS && block && !isWhole(block); level += 1) block = block.parentElement
      const parts = block && isWhole(block) ? [block, ...block.querySelectorAll('*')] : []
      const costs = parts.filter((part) =>
        [...part.childNodes].some(
          (child) => child.nodeType === Node.TEXT_NODE && /CAT [\d.]+|Total \$/.test(child.textContent ?? ''),
        ),
      )
      const card = own.closest('article, [role=option], main') ?? document.body
      const price = [...card.querySelectorAll('*')].find((part) =>
        [...part.childNodes].some(
          (child) => child.nodeType === Node.TEXT_NODE && /^\$[\d,]+(\.\d\d)?$/.test(child.textContent?.trim() ?? ''),
        ),
      )
      const style = getComputedStyle(own)
      const colours = [card, own.parentElement, price].map((part) => part && getComputedStyle(part).color)
      found.push({
        text,
        hasCost: costs.length > 0,
        size: sizeOf(own),
        costSize: Math.min(...costs.map(sizeOf)),
        isCostPaler: costs.some((cost) => getComputedStyle(cost).color !== style.color),
        isCard: own.closest('article, [role=option]') !== null,
        priceSize: price && card.tagName !== 'MAIN' ? sizeOf(price) : null,
        stands:
          !colours.includes(style.color) ||
          !['rgba(0, 0, 0, 0)', 'transparent'].includes(style.backgroundColor) ||
          style.animationName !== 'none',
      })
    }
    return found
  })
}
