/** Returns a function that runs one read at a time for each key: requests that come meanwhile share its outcome. */
export function joinReads<Value>(): (key: string, read: () => Promise<Value>) => Promise<Value> {
  const underWay = new Map<string, Promise<Value>>()
  return (key, read) => {
    const known = underWay.get(key)
    if (known) return known
    const reading = read().finally(() => underWay.delete(key))
    underWay.set(key, reading)
    return reading
  }
}
