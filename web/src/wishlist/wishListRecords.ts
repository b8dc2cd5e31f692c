import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { customerRecord } from '../customers/addresses/addressRecords.ts'
import { WISH_LISTS_MAX, WISH_LIST_ITEMS_MAX } from './limits.ts'

const LISTS = { first: WISH_LISTS_MAX }
const ITEMS = { first: WISH_LIST_ITEMS_MAX }

/** Returns the records of the customer's lists; empty if they were never loaded. */
export function wishListRecords(store: RecordSourceProxy): readonly RecordProxy[] {
  const connection = customerRecord(store)?.getLinkedRecord('wishLists', LISTS)
  return (connection?.getLinkedRecords('nodes') ?? []).flatMap((record) => record ?? [])
}

/** Replaces the customer's lists optimistically. Does nothing if they were never loaded. */
export function setWishListRecords(store: RecordSourceProxy, lists: readonly RecordProxy[]): void {
  const connection = customerRecord(store)?.getLinkedRecord('wishLists', LISTS)
  connection?.setLinkedRecords([...lists], 'nodes').setValue(lists.length, 'totalCount')
}

/** Shows a product as on a list, or as removed from it. */
export function drawWish(list: RecordProxy, { sku, isOn }: Readonly<{ sku: string; isOn: boolean }>): void {
  const items = list.getLinkedRecord('items', ITEMS)
  const nodes = (items?.getLinkedRecords('nodes') ?? []).flatMap((record) => record ?? [])
  const left = nodes.filter((node) => node.getValue('sku') !== sku)
  const was = list.getValue('hasProduct', { sku }) === true || left.length < nodes.length
  list.setValue(isOn, 'hasProduct', { sku })
  if (!isOn) items?.setLinkedRecords(left, 'nodes')
  if (was !== isOn) list.setValue(Math.max(0, Number(list.getValue('itemCount') ?? 0) + (isOn ? 1 : -1)), 'itemCount')
}
