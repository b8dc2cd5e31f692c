import { useEffect, useState } from 'react'

/** Scroll distance in pixels that does not count: a finger is never quite still. */
const SLACK_PX = 8
/** Distance in pixels from the top of the page within which the header stays. */
const ALWAYS_SHOWN_PX = 160

/**
 * React hook that returns true while the page is scrolled down, false near its top and as soon as it is scrolled up.
 */
export function useHideOnScroll(): boolean {
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const follow = () => {
      const now = window.scrollY
      if (Math.abs(now - last) < SLACK_PX) return
      setHidden(now > last && now > ALWAYS_SHOWN_PX)
      last = now
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return isHidden
}
