import { ANNOUNCEMENT_CHANNEL } from './limits.ts'
import { connectRedis, reached } from './redisConnection.ts'

/** Sends messages to all instances of a gateway, by Redis if they share one. */
export type Announcer = Readonly<{
  /** Sends a message to every other instance. Throws SharedStoreUnavailable if it cannot be sent. */
  announce(text: string): Promise<void>
  /** Returns false while this instance may miss announcements. */
  isHearing(): boolean
  close(): Promise<void>
}>

type Ears = Readonly<{
  hear: (text: string) => void
  /** Called after this instance may have missed announcements, because Redis was unavailable. */
  missed: () => void
}>

/** Announcer of a single instance, which has no others to notify. */
export const LONE_ANNOUNCER: Announcer = {
  announce: async () => {},
  isHearing: () => true,
  close: async () => {},
}

/** Creates an announcer over Redis. An instance receives its own announcements too. */
export function createRedisAnnouncer(url: string, { hear, missed }: Ears, channel = ANNOUNCEMENT_CHANNEL): Announcer {
  // A connection that subscribes cannot publish.
  const mouth = connectRedis(url)
  const ear = connectRedis(url, { autoResubscribe: false })
  let isHearing = false
  ear.on('message', (_channel, text) => hear(text))
  ear.on('close', () => (isHearing = false))
  ear.on('ready', () => {
    reached(() => ear.subscribe(channel)).then(
      () => {
        isHearing = true
        missed()
      },
      // A connection that cannot subscribe is closed, to try another one.
      () => ear.disconnect(true),
    )
  })
  return {
    announce: async (text) => void (await reached(() => mouth.publish(channel, text))),
    isHearing: () => isHearing,
    close: async () => {
      mouth.disconnect()
      ear.disconnect()
    },
  }
}
