/** Path of the application that is open in this session, of a guest too. */
export const OPEN_REQUEST_PATH = '/credit/request'
/** Path of the form that opens an application on another device. */
export const RESUME_PATH = '/credit/resume'

/** Returns the path of a customer's application inside the store, by its number. */
export function requestPath(number: string): string {
  return `/my-account/credit-request/${encodeURIComponent(number)}`
}
