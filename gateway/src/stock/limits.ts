/** SKUs in one call for live stock. */
export const STOCK_BATCH_SIZE = 15
