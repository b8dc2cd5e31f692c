import { createHash } from 'node:crypto'

const KEY_CHARACTERS = 24

/** Names a cart in ids: its token is the right to it and stays with us. */
export function cartKey(cartToken: string): string {
  return createHash('sha256').update(`cart:${cartToken}`).digest('base64url').slice(0, KEY_CHARACTERS)
}
