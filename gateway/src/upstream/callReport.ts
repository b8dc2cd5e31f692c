/** What one REST call cost: told to the developer in `extensions.upstream`, and to the metrics. */
export type CallReport = Readonly<{
  endpoint: string
  /** How long was waited for the reply. */
  ms: number
  status: string
  /** True when no call was made: the reply was held, or somebody else's call brought it. */
  cached: boolean
  /** Length of the reply that the call brought; 0 when no call was made, or it failed. */
  bytes: number
}>
