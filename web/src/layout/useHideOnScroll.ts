import { useEffect, useState } from 'react'

/** Scrolling less than this does not count: a finger is never quite still. */
const SLACK_PX = 8
/** The header stays while the page is near its top. */
const ALWAYS_SHOWN_PX = 160

/** True while the page is being scrolled down, false near its top and as soon as it is scrolled up. */
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
