import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'

/**
 * After a navigation: the keyboard goes to the new page's heading, and a screen reader says its title, as both would
 * after loading a page. A change of the query alone (a filter, a variant) leaves them where they are.
 */
export function NavigationFocus() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (heading) {
      if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1')
      heading.focus({ preventScroll: true })
    }
    setAnnouncement(document.title)
  }, [pathname])
  return (
    <VisuallyHidden>
      <span aria-live="polite">{announcement}</span>
    </VisuallyHidden>
  )
}
