import { expect, test, vi } from 'vitest'
import { withMissed } from './tabMessages.ts'

function fakeChannel() {
  const listeners: ((message: unknown) => void)[] = []
  return {
    post: vi.fn(),
    listen: (listener: (message: unknown) => void) => void listeners.push(listener),
    bring: (message: unknown) => listeners.forEach((listener) => listener(message)),
  }
}

test('messages of other tabs before the queue listens reach it, in order, once', () => {
  const channel = fakeChannel()
  const messages = withMissed(channel)
  const notified = vi.fn()
  messages.notify(notified)
  channel.bring('queued')
  channel.bring('settled')
  const heard: unknown[] = []
  messages.listen((message) => heard.push(message))
  channel.bring('later')
  expect(heard).toEqual(['queued', 'settled', 'later'])
  expect(notified).toHaveBeenCalledTimes(3)
})
