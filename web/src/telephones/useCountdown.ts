import { useCallback, useEffect, useState } from 'react'

const SECOND_MS = 1_000

type Countdown = Readonly<{
  /** 0 if it has ended or never started. */
  secondsLeft: number
  begin: (seconds: number) => void
}>

/** React hook that counts seconds down by the clock: after a suspension it continues with the time that is left. */
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

/** Formats seconds as `4:32`. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
