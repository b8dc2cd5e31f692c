/** Returns an address that a browser may open; null for scripts, and for any other scheme than http and https. */
export function webAddress(text: string | null): string | null {
  return text !== null && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null
}
