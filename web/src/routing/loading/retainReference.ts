type Reference = Readonly<{ dispose: () => void }>

const holders = new WeakMap<Reference, number>()

/**
 * Retains a query reference; the last holder to release it disposes of it. Disposal is delayed: React may unmount and
 * mount the same page within one commit, and a disposed reference cannot be read again.
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
