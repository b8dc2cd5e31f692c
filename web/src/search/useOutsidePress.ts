import { type RefObject, useEffect, useEffectEvent } from 'react'

type ElementRef = RefObject<HTMLElement | null>

/** Calls back when something is pressed, or reached by the keyboard, that is neither in the panel nor the field it belongs to. */
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
