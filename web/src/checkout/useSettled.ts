import { useState } from 'react'

/**
 * Returns the value from the last settled render: while cart changes are pending, dependent content keeps its old
 * state.
 */
export function useSettled<TValue>(value: TValue, isSettled: boolean): TValue {
  const [settled, setSettled] = useState(value)
  if (isSettled && settled !== value) setSettled(value)
  return isSettled ? value : settled
}
