import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { VisuallyHidden } from '../../design/VisuallyHidden.tsx'

/**
 * Moves the focus to the new page's heading after a navigation, and has a screen reader announce its title, as after
 * loading a page. Another search is another page; any other change of the query alone (a filter, a variant) leaves
 * both unchanged.
 */
export function NavigationFocus() {
  const { pathname, search } = useLocation()
  const page = `${pathname} ${new URLSearchParams(search).get('q') ?? ''}`
  const before = useRef(page)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (heading) {
      // Sets the attribute, without which it cannot be focused.
      if (heading.tabIndex < 0) heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    // The text has to change: a live region does not announce one that it already has.
    setAnnouncement((last) => document.title + (last === document.title ? '\u00A0' : ''))
  }, [page])
  return (
    <VisuallyHidden>
      <span aria-live="polite">{announcement}</span>
    </VisuallyHidden>
  )
}
