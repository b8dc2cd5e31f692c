/** How much this browser keeps for the shop, and how much it may; empty where it does not say. */
export async function estimateStorage(): Promise<StorageEstimate> {
  const { storage }: { storage?: StorageManager } = navigator
  return (await storage?.estimate().catch(() => undefined)) ?? {}
}
