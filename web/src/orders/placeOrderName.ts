/** Name of the queue's task that places an order: pages find a waiting order by it. */
export const PLACE_ORDER = 'placeOrder'
