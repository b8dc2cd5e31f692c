/** Channel of messages between the tabs of a browser. */
export type Channel = Readonly<{
  post: (message: unknown) => void
  listen: (listener: (message: unknown) => void) => void
}>

/**
 * Opens a channel between the tabs of this shop. It is closed while the page is hidden in the history and reopened
 * when it returns: an open channel keeps the page out of the back/forward cache. Messages of that time are lost.
 * Without channels each tab is alone.
 */
export function openChannel(name: string): Channel {
  const listeners = new Set<(message: unknown) => void>()
  let channel = open(name, listeners)
  window.addEventListener('pagehide', () => {
    channel?.close()
    channel = null
  })
  window.addEventListener('pageshow', () => (channel ??= open(name, listeners)))
  return {
    post: (message) => channel?.postMessage(message),
    listen: (listener) => void listeners.add(listener),
  }
}

function open(name: string, listeners: ReadonlySet<(message: unknown) => void>): BroadcastChannel | null {
  try {
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }) => listeners.forEach((listener) => listener(data)))
    return channel
  } catch {
    return null
  }
}
