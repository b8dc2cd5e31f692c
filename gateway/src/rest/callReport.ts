/** Cost of one REST call, for `extensions.upstream` in development and for metrics. */
export type CallReport = Readonly<{
  endpoint: string
  /** Time until the reply, in milliseconds. */
  ms: number
  status: string
  /** True if no call was made: the reply came from the cache, or from another request's call. */
  cached: boolean
  /** Length of the reply in bytes; 0 if no call was made, or it failed. */
  bytes: number
  /** True if the platform failed and its last good reply was used. */
  isOutdated?: boolean
}>
