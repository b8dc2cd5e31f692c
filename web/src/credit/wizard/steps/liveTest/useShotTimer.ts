import { useEffect, useEffectEvent, useState } from 'react'
import { SHOT_SECONDS } from './limits.ts'

const SECOND_MS = 1_000

/**
 * React hook that counts down to a picture, anew for each `shot`, and returns the seconds that are left; null while it
 * does not count.
 */
export function useShotTimer(shot: string, isCounting: boolean, onEnd: () => void): number | null {
  const [time, setTime] = useState({ shot, left: SHOT_SECONDS })
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isCounting) return undefined
    let left = SHOT_SECONDS
    const timer = setInterval(() => {
      left -= 1
      setTime({ shot, left })
      if (left > 0) return
      clearInterval(timer)
      end()
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [shot, isCounting])
  if (!isCounting) return null
  return time.shot === shot ? time.left : SHOT_SECONDS
}
