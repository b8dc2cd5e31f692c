import type { ReturnAttribute, ReturnStatus } from '../__generated__/schemaTypes.ts'

/** Return of an order. Its lines hold values of answers; the attributes hold their labels. */
export type ReturnRequestMapper = Readonly<{
  __typename: 'ReturnRequest'
  storeCode: string
  orderNumber: string
  number: string
  requestedAt: string
  status: ReturnStatus
  comment: string | null
  lines: readonly StoredReturnLine[]
  photoCount: number
}>

export type StoredReturnLine = Readonly<{
  sku: string
  name: string
  quantity: number
  receivedQuantity: number | null
  reason: string
  condition: string
  resolution: string
}>

export type ReturnAttributes = readonly ReturnAttribute[]
