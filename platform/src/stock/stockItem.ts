export type StockRow = Readonly<{
  sku: string
  product_id: number
  qty: number
  is_in_stock: boolean
  manage_stock: boolean
}>

/** Most units of one product in one sale. */
const MAX_SALE_QTY = 10_000

/** Returns a stock entry in the form of the REST API. */
export function stockItem(row: StockRow) {
  return {
    item_id: row.product_id,
    product_id: row.product_id,
    product_sku: row.sku,
    stock_id: 1,
    qty: row.qty,
    is_in_stock: row.is_in_stock,
    is_qty_decimal: false,
    show_default_notification_message: false,
    use_config_min_qty: true,
    min_qty: 0,
    use_config_min_sale_qty: 1,
    min_sale_qty: 1,
    use_config_max_sale_qty: true,
    max_sale_qty: MAX_SALE_QTY,
    use_config_backorders: true,
    backorders: 0,
    use_config_notify_stock_qty: true,
    notify_stock_qty: 1,
    use_config_qty_increments: true,
    qty_increments: 0,
    use_config_enable_qty_inc: true,
    enable_qty_increments: false,
    use_config_manage_stock: row.manage_stock,
    manage_stock: row.manage_stock,
    low_stock_date: null,
    is_decimal_divided: false,
    stock_status_changed_auto: 0,
  }
}
