/** Path of the page that finds an order by its number and e-mail address. */
export const ORDER_STATUS_PATH = '/order-status'
