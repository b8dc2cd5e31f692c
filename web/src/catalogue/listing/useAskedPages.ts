import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { tabTexts } from '../../device/textStorage.ts'
import { LIST_PAGE_SIZE, PAGES_AT_ONCE } from '../limits.ts'
import { listingVariables, pageNumber } from './listingAddress.ts'
import type { MorePages } from './morePages.ts'

/** Storage key under which the router stores the scroll position of each page. */
const SCROLL_POSITIONS = 'react-router-scroll-positions'

/**
 * Loads the pages of an address beyond what one answer can hold, after a reload of a long list. When all of them are
 * rendered, restores the scroll position.
 */
export function useAskedPages(more: MorePages, shown: number): void {
  const { search, key } = useLocation()
  const params = new URLSearchParams(search)
  const asked = pageNumber(params) * LIST_PAGE_SIZE
  const isLong = asked > PAGES_AT_ONCE * LIST_PAGE_SIZE && listingVariables(params).after === null
  const isSettled = useRef(!isLong || shown >= asked)
  const fetchRest = useEffectEvent(() => {
    more.loadNext(Math.min(asked - shown, PAGES_AT_ONCE * LIST_PAGE_SIZE), {
      onComplete: (error) => {
        if (error) isSettled.current = true
      },
      UNSTABLE_extraVariables: { isNarrowable: false },
    })
  })
  const isWhole = shown >= asked || !more.hasNext
  useEffect(() => {
    if (isSettled.current) return
    if (!isWhole) return fetchRest()
    isSettled.current = true
    const position = readPosition(key)
    if (position !== null) window.scrollTo({ top: position, behavior: 'instant' })
  }, [isWhole, shown, key])
}

function readPosition(key: string): number | null {
  try {
    const positions: unknown = JSON.parse(tabTexts.getItem(SCROLL_POSITIONS) ?? 'null')
    const known = typeof positions === 'object' && positions !== null ? Object.entries(positions) : []
    const position: unknown = known.find(([name]) => name === key)?.[1]
    return typeof position === 'number' ? position : null
  } catch {
    return null
  }
}
