import { type RefObject, useEffect, useEffectEvent } from 'react'

type ElementRef = RefObject<HTMLElement | null>

/** React hook that calls back when an element outside both the panel and its field is pressed or focused. */
export function useOutsidePress(panel: ElementRef, field: ElementRef, onOutside: () => void): void {
  const check = useEffectEvent((event: Event) => {
    const { target } = event
    const isInside =
      target instanceof Node && (panel.current?.contains(target) === true || field.current?.contains(target) === true)
    if (!isInside) onOutside()
  })
  useEffect(() => {
    document.addEventListener('pointerdown', check)
    document.addEventListener('focusin', check)
    return () => {
      document.removeEventListener('pointerdown', check)
      document.removeEventListener('focusin', check)
    }
  }, [])
}
