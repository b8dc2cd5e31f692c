const BYTES = 16

/**
 * Returns a random UUID (version 4). A page without a secure origin, as under a plain `http://` name, has random bytes
 * but no `crypto.randomUUID`.
 */
export function randomId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40
    return index === 8 ? (byte & 0x3f) | 0x80 : byte
  })
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
