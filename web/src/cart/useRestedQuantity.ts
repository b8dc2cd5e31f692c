import { useCallback, useEffect, useRef, useState } from 'react'
import { QUANTITY_REST_MS } from './limits.ts'

type RestedQuantity = Readonly<{ shown: number; choose: (quantity: number) => void }>

/**
 * Lets a stepper run ahead: what was chosen is shown at once and sent as one change when the shopper rests, or when the
 * stepper leaves the page. `send` resolves when the change is made, refused or safely waiting.
 */
export function useRestedQuantity(quantity: number, send: (quantity: number) => Promise<unknown>): RestedQuantity {
  const [draft, setDraft] = useState<number | null>(null)
  const unsent = useRef<number | null>(null)
  const latestSend = useRef(send)
  useEffect(() => {
    latestSend.current = send
  })

  const flush = useCallback(async () => {
    const wanted = unsent.current
    if (wanted === null) return
    unsent.current = null
    await latestSend.current(wanted)
    setDraft((current) => (current === wanted ? null : current))
  }, [])

  useEffect(() => {
    if (draft === null) return
    const timer = setTimeout(() => void flush(), QUANTITY_REST_MS)
    return () => clearTimeout(timer)
  }, [draft, flush])

  useEffect(() => {
    // A page that goes does not rest any more.
    const leave = () => void flush()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [flush])

  const choose = useCallback((wanted: number) => {
    unsent.current = wanted
    setDraft(wanted)
  }, [])
  return { shown: draft ?? quantity, choose }
}
