import { useState } from 'react'

/** A value as it was when nothing was on its way: while lines are removed or counted anew, what depends on them rests. */
export function useSettled<TValue>(value: TValue, isSettled: boolean): TValue {
  const [settled, setSettled] = useState(value)
  if (isSettled && settled !== value) setSettled(value)
  return isSettled ? value : settled
}
