import { type RefObject, useEffect, useRef } from 'react'

/**
 * React hook that keeps the focus in a list: when a focused link is removed, its neighbour gets the focus, or the
 * element `restId` after the last one. `count` is the number of links.
 */
export function useFocusKeeper(count: number, restId: string): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef(-1)
  const before = useRef(count)
  useEffect(() => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    if (count < before.current && focused.current >= 0 && document.activeElement === document.body) {
      const next = count > 0 ? links[Math.min(focused.current, count - 1)] : document.getElementById(restId)
      next?.focus()
    }
    before.current = count
    const note = () => {
      focused.current = links.findIndex((link) => link === document.activeElement)
    }
    note()
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [count, restId])
  return list
}
