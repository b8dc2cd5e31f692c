type LoadOptions = Readonly<{
  onComplete: (error: Error | null) => void
  UNSTABLE_extraVariables: Readonly<{ isNarrowable: boolean }>
}>

/** Next pages of a list, as Relay's pagination loads them. */
export type MorePages = Readonly<{
  hasNext: boolean
  isLoadingNext: boolean
  loadNext: (count: number, options: LoadOptions) => unknown
}>
