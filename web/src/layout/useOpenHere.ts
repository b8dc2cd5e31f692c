import { useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** React hook that returns which item is open on the present page, null for none. Navigating closes it. */
export function useOpenHere(): readonly [string | null, (id: string | null) => void] {
  const { key } = useLocation()
  const [open, setOpen] = useState<Readonly<{ id: string; at: string }> | null>(null)
  const openHere = useCallback((id: string | null) => setOpen(id === null ? null : { id, at: key }), [key])
  return [open?.at === key ? open.id : null, openHere]
}
