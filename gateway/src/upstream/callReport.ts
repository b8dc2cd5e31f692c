/** What one REST call cost: told to the developer in `extensions.upstream`, and to the metrics. */
export type CallReport = Readonly<{ endpoint: string; ms: number; status: string; cached: boolean }>
