/** Hours in which the application that an order waits for has to be sent. */
export const REQUEST_HOURS = 72
/** Hours in which the part of an order that credit does not pay is paid by card. */
export const REST_HOURS = 72
