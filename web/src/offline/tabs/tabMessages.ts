import { type Channel, openChannel } from '../../device/openChannel.ts'
import { MISSED_MESSAGES_MAX } from '../limits.ts'

/** Messages between the tabs of one store: those before the first listener are delivered to it. */
export type TabMessages = Channel & Readonly<{ notify: (listener: () => void) => void }>

const opened = new Map<string, TabMessages>()

/** Returns the messages of a store in this tab; the first call opens the channel. */
export function tabMessages(storeCode: string): TabMessages {
  const known = opened.get(storeCode)
  if (known) return known
  const messages = withMissed(openChannel(`hogar-queue-${storeCode}`))
  opened.set(storeCode, messages)
  return messages
}

/** Holds a channel's messages until the first listener. `notify` reports that a message came, without consuming it. */
export function withMissed(channel: Channel): TabMessages {
  let missed: unknown[] | null = []
  channel.listen((message) => {
    if (missed && missed.length < MISSED_MESSAGES_MAX) missed.push(message)
  })
  return {
    post: channel.post,
    notify: (listener) => channel.listen(() => listener()),
    listen: (listener) => {
      const before = missed ?? []
      missed = null
      channel.listen(listener)
      for (const message of before) listener(message)
    },
  }
}
