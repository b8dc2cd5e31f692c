import { useEffect } from 'react'
import { useKeptValue } from '../device/useKeptValue.ts'
import { RECENT, withSeen } from './recentProducts.ts'

/** Keeps on the device that a product was looked at. */
export function useRememberSeen(id: string): void {
  const [, update] = useKeptValue(RECENT)
  useEffect(() => update((ids) => withSeen(ids, id)), [id, update])
}
