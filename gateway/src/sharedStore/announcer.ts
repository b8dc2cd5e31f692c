import { Redis } from 'ioredis'
import { ANNOUNCEMENT_CHANNEL, REDIS_COMMAND_TIMEOUT_MS } from './limits.ts'
import { SharedStoreUnavailable } from './sharedStore.ts'

/** Tells all instances of a gateway something, by Redis where they share one. */
export type Announcer = Readonly<{
  /** Tells every other instance. Throws SharedStoreUnavailable when nobody can be told. */
  announce(text: string): Promise<void>
  /** False while others may say something that this instance does not hear. */
  isHearing(): boolean
  close(): Promise<void>
}>

type Ears = Readonly<{
  hear: (text: string) => void
  /** This instance may have missed something: it was away from Redis. */
  missed: () => void
}>

/** An instance that is alone: there is nobody to tell. */
export const LONE_ANNOUNCER: Announcer = {
  announce: async () => {},
  isHearing: () => true,
  close: async () => {},
}

/** Announcements by Redis. Who announces hears it too. */
export function createRedisAnnouncer(url: string, { hear, missed }: Ears, channel = ANNOUNCEMENT_CHANNEL): Announcer {
  const connect = () => {
    const redis = new Redis(url, {
      enableOfflineQueue: false,
      autoResubscribe: false,
      maxRetriesPerRequest: 0,
      connectTimeout: REDIS_COMMAND_TIMEOUT_MS * 4,
      commandTimeout: REDIS_COMMAND_TIMEOUT_MS,
      retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
    })
    redis.on('error', () => {})
    return redis
  }
  // A connection that listens can do nothing else.
  const mouth = connect()
  const ear = connect()
  let isHearing = false
  ear.on('message', (_channel, text) => hear(text))
  ear.on('close', () => (isHearing = false))
  ear.on('ready', () => {
    ear.subscribe(channel).then(
      () => {
        isHearing = true
        missed()
      },
      // A connection that cannot listen is of no use: the next one may.
      () => ear.disconnect(true),
    )
  })
  return {
    announce: async (text) => {
      try {
        await mouth.publish(channel, text)
      } catch (cause) {
        throw new SharedStoreUnavailable({ cause })
      }
    },
    isHearing: () => isHearing,
    close: async () => {
      mouth.disconnect()
      ear.disconnect()
    },
  }
}
