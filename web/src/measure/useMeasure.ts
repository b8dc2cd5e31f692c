import { useCallback } from 'react'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { type Measured, measure } from './measure.ts'

/** React hook that returns a function to report events of the present store. */
export function useMeasure(): (measured: Measured) => void {
  const { code } = useStoreDefinition()
  return useCallback((measured) => measure(code, measured), [code])
}
