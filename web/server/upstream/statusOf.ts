import type { Dispatcher } from 'undici'

/** Returns the status of an answer, for the span of its call. */
export function statusOf({ statusCode }: Dispatcher.ResponseData): number {
  return statusCode
}
