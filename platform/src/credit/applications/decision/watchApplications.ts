import type { ApplicationParts } from '../applicationParts.ts'
import { removeOrphans } from '../../files/removeOrphans.ts'
import { APPLICATIONS_INTERVAL_MS, ORPHANS_INTERVAL_MS } from '../limits.ts'
import { workApplications } from './workApplications.ts'

type Log = Readonly<{ error: (details: { err: unknown }, message: string) => void }>

/** Works on due applications at once and then every minute. @returns a function that stops it, after what it has begun. */
export function watchApplications(parts: ApplicationParts, log: Log): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const onError = (error: unknown) => log.error({ err: error }, 'could not work on an application for credit')
  let sweptAt = 0
  const look = async () => {
    const now = new Date()
    try {
      await workApplications(parts, now, onError)
      if (now.getTime() - sweptAt < ORPHANS_INTERVAL_MS) return
      sweptAt = now.getTime()
      await removeOrphans(parts, now)
    } catch (error) {
      onError(error)
    }
  }
  const lookAgain = () => void (running = running.then(look))
  lookAgain()
  const timer = setInterval(lookAgain, APPLICATIONS_INTERVAL_MS).unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
