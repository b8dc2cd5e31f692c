import { GatewayError } from '../errors/gatewayError.ts'

const TYPES = [
  'Store',
  'Product',
  'ProductVariant',
  'Category',
  'CmsPage',
  'CmsBlock',
  'Attribute',
  'BlogPost',
  'BlogCategory',
  'Promotion',
  'Landing',
  'Series',
  'Room',
  'Cart',
  'CartLine',
  'Order',
  'Quote',
  'Customer',
  'Review',
  'WishList',
  'ReturnRequest',
  'CreditAccount',
  'Company',
  'CreditInvoice',
  'CreditPayment',
  'CreditApplication',
] as const

/** Type that has global ids. */
export type GlobalIdType = (typeof TYPES)[number]

const TYPE_NAMES: ReadonlySet<string> = new Set(TYPES)

/** Parsed global id: type, store, and keys within that store. */
export type GlobalId = Readonly<{ type: GlobalIdType; storeCode: string; keys: readonly string[] }>

const MAX_ID_CHARACTERS = 600

/**
 * Returns an opaque id, unique across types and stores. JSON separates the parts safely, for a SKU with any characters.
 */
export function toGlobalId(type: GlobalIdType, storeCode: string, ...keys: readonly string[]): string {
  return Buffer.from(JSON.stringify([type, storeCode, ...keys])).toString('base64url')
}

/** Parses a global id; null for any text that `toGlobalId` did not produce. */
export function parseGlobalId(id: string): GlobalId | null {
  if (id.length > MAX_ID_CHARACTERS) return null
  const parts = parseJson(Buffer.from(id, 'base64url').toString('utf8'))
  if (!Array.isArray(parts) || !parts.every((part) => typeof part === 'string')) return null
  const [type = '', storeCode = '', ...keys] = parts
  return isGlobalIdType(type) ? { type, storeCode, keys } : null
}

/**
 * Returns the keys of an id of this type and store; null if it names another store, whose objects do not exist here.
 * Throws `BAD_USER_INPUT` for any other text.
 */
export function keysOfGlobalId(id: string, type: GlobalIdType, storeCode: string): readonly string[] | null {
  const parsed = parseGlobalId(id)
  if (parsed?.type !== type) throw new GatewayError('BAD_USER_INPUT', `This is not the id of a ${type}.`)
  return parsed.storeCode === storeCode ? parsed.keys : null
}

function isGlobalIdType(text: string): text is GlobalIdType {
  return TYPE_NAMES.has(text)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
