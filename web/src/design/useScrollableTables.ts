import { type RefObject, useEffect } from 'react'

/** Lets a keyboard reach the tables in an element that are wider than their place, so that it can scroll them. */
export function useScrollableTables(holder: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = holder.current
    const tables = [...(element?.querySelectorAll('table') ?? [])]
    if (!element || tables.length === 0) return
    const observer = new ResizeObserver(() => {
      for (const table of tables)
        if (table.scrollWidth > table.clientWidth) table.tabIndex = 0
        else table.removeAttribute('tabindex')
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [holder])
}
