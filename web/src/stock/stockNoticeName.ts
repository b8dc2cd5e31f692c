/** Name of the queue's task that keeps a wish to hear of a product, and of what such tasks wait for in turn. */
export const NOTIFY_WHEN_IN_STOCK = 'notifyWhenInStock'
export const STOCK_NOTICE_SCOPE = 'stockNotice'
