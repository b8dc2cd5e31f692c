/** Returns a function that loads code once, for React's `use`: the same promise at each call, a new one after a failure. */
export function onceLoaded<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
