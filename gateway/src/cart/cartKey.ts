import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const KEY_CHARACTERS = 24

/** Maximum cart tokens whose keys are kept: each line of a cart asks for the same. */
const KEYS_MAX = 1_000
const keys = new LRUCache<string, string>({
  max: KEYS_MAX,
  memoMethod: (cartToken) => hash('sha256', `cart:${cartToken}`, 'base64url').slice(0, KEY_CHARACTERS),
})

/** Names a cart in ids: its token is the right to it and stays with us. */
export function cartKey(cartToken: string): string {
  return keys.memo(cartToken)
}
