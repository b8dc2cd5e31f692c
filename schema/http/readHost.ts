const HOST = /^[a-z0-9._-]+(?::\d{1,5})?$|^\[[0-9a-f:.]+\](?::\d{1,5})?$/i
const HOST_MAX_CHARACTERS = 255

/** The value of a `Host` header in lower case; null when no address can be built with it. Never throws. */
export function readHost(header: string | undefined): string | null {
  if (header === undefined || header.length > HOST_MAX_CHARACTERS || !HOST.test(header)) return null
  return URL.canParse(`http://${header}`) ? header.toLowerCase() : null
}
