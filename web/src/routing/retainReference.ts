type Reference = Readonly<{ dispose: () => void }>

const holders = new WeakMap<Reference, number>()

/**
 * Keeps a query reference alive; the last one to let go disposes of it. It is let go a moment later: React may unmount
 * and mount the same page within one commit, and a reference that was disposed of cannot be read again.
 */
export function retainReference(reference: Reference): () => void {
  holders.set(reference, (holders.get(reference) ?? 0) + 1)
  return () => {
    setTimeout(() => {
      const left = (holders.get(reference) ?? 1) - 1
      holders.set(reference, left)
      if (left === 0) reference.dispose()
    })
  }
}
