let isCutNow = false

/** Returns true while the network is connected and reaches nothing, as a WiFi without an Internet connection. */
export function isCut(): boolean {
  return isCutNow
}

/** Sets whether the network reaches nothing, and notifies the page by the browser's own events. */
export function setCut(isCut: boolean): void {
  isCutNow = isCut
  window.dispatchEvent(new Event(isCut ? 'offline' : 'online'))
}
