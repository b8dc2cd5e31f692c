import { GatewayError } from './gatewayError.ts'

export type GlobalIdType =
  | 'Store'
  | 'Product'
  | 'ProductVariant'
  | 'Category'
  | 'CmsPage'
  | 'CmsBlock'
  | 'Cart'
  | 'CartLine'
  | 'Order'
  | 'Quote'
  | 'Customer'
  | 'Review'
  | 'WishList'
  | 'ReturnRequest'

/** What an id names: a kind of object, the store it belongs to, and its name there. */
export type GlobalId = Readonly<{ type: GlobalIdType; storeCode: string; keys: readonly string[] }>

const MAX_ID_CHARACTERS = 600

const TYPES: ReadonlySet<string> = new Set<GlobalIdType>([
  'Store',
  'Product',
  'ProductVariant',
  'Category',
  'CmsPage',
  'CmsBlock',
  'Cart',
  'CartLine',
  'Order',
  'Quote',
  'Customer',
  'Review',
  'WishList',
  'ReturnRequest',
])

/** An opaque id, unique over types and stores. JSON keeps the parts apart whatever characters a SKU has. */
export function toGlobalId(type: GlobalIdType, storeCode: string, ...keys: readonly string[]): string {
  return Buffer.from(JSON.stringify([type, storeCode, ...keys])).toString('base64url')
}

/** What an id names; null for anything that no `toGlobalId` made. */
export function parseGlobalId(id: string): GlobalId | null {
  if (id.length > MAX_ID_CHARACTERS) return null
  const parts = parseJson(Buffer.from(id, 'base64url').toString('utf8'))
  if (!Array.isArray(parts) || !parts.every((part) => typeof part === 'string')) return null
  const [type = '', storeCode = '', ...keys] = parts
  return isGlobalIdType(type) ? { type, storeCode, keys } : null
}

/**
 * The keys of an id that has to name an object of this type and store; null when it names one of another store, which
 * does not exist here. Throws `BAD_USER_INPUT` for what is no id of that type at all.
 */
export function keysOfGlobalId(id: string, type: GlobalIdType, storeCode: string): readonly string[] | null {
  const parsed = parseGlobalId(id)
  if (parsed?.type !== type) throw new GatewayError('BAD_USER_INPUT', `This is not the id of a ${type}.`)
  return parsed.storeCode === storeCode ? parsed.keys : null
}

function isGlobalIdType(text: string): text is GlobalIdType {
  return TYPES.has(text)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
