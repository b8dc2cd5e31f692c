import { useCallback, useEffect, useState } from 'react'

const SECOND_MS = 1_000

type Countdown = Readonly<{
  /** 0 when it is over, or was never begun. */
  secondsLeft: number
  begin: (seconds: number) => void
}>

/** Seconds that are counted down by the clock: a page that slept meanwhile goes on with what is left. */
export function useCountdown(): Countdown {
  const [{ until, now }, setTime] = useState({ until: 0, now: 0 })
  const isCounting = until > now
  useEffect(() => {
    if (!isCounting) return undefined
    const tick = () => setTime((time) => ({ ...time, now: Date.now() }))
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [isCounting, until])
  const begin = useCallback((seconds: number) => {
    const from = Date.now()
    setTime({ until: from + seconds * SECOND_MS, now: from })
  }, [])
  return { secondsLeft: Math.max(0, Math.ceil((until - now) / SECOND_MS)), begin }
}

/** `4:32`. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
