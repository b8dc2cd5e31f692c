/** Live stock of one SKU, as replied by the platform. */
export type StockItem = Readonly<{
  sku: string | null
  productId: number | null
  /** Null if the platform does not say. */
  quantity: number | null
  isInStock: boolean | null
  /** False for a product that is sold without being counted. */
  isManaged: boolean
}>
