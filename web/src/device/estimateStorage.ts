/**
 * Returns the storage that the shop uses in this browser, and its quota; empty where the browser does not report them.
 */
export async function estimateStorage(): Promise<StorageEstimate> {
  const { storage }: { storage?: StorageManager } = navigator
  return (await storage?.estimate().catch(() => undefined)) ?? {}
}
