import type { StoredValueDefinition } from '../../device/storedValue.ts'
import { isJsonRecord } from '../../relay/payload.ts'
import { DEVICE_WISHES_MAX } from '../limits.ts'

/** Product that a guest has saved on this device: the global id shows it, the SKU adds it to a list of an account. */
export type DeviceWish = Readonly<{ id: string; sku: string }>

/** A guest's saved products, newest first. They join the account's default list at the next sign-in. */
export const DEVICE_WISHES: StoredValueDefinition<readonly DeviceWish[]> = {
  name: 'wishes',
  parse: (kept) => (Array.isArray(kept) && kept.every(isWish) ? kept.slice(0, DEVICE_WISHES_MAX) : null),
  empty: [],
}

function isWish(kept: unknown): kept is DeviceWish {
  return isJsonRecord(kept) && typeof kept['id'] === 'string' && typeof kept['sku'] === 'string'
}

export function hasWish(wishes: readonly DeviceWish[], sku: string): boolean {
  return wishes.some((wish) => wish.sku === sku)
}

/** Returns the wishes with a product in front, without the oldest if there are too many. */
export function withWish(wishes: readonly DeviceWish[], { id, sku }: DeviceWish): readonly DeviceWish[] {
  return [{ id, sku }, ...withoutWish(wishes, sku)].slice(0, DEVICE_WISHES_MAX)
}

export function withoutWish(wishes: readonly DeviceWish[], sku: string): readonly DeviceWish[] {
  return wishes.filter((wish) => wish.sku !== sku)
}
