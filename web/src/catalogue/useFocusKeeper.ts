import { type RefObject, useEffect, useRef } from 'react'

/**
 * A link of a list that goes takes the focus with it: its neighbour gets it, or the element `restId` when it was the
 * last, so that the keyboard stays where it was. `count` is how many there are.
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
