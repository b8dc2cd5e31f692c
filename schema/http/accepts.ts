/** Returns true when an `Accept-Encoding` header accepts an encoding; every request accepts `identity`. */
export function accepts(header: string | string[] | undefined, encoding: string): boolean {
  if (encoding === 'identity') return true
  return String(header ?? '')
    .split(',')
    .some((item) => {
      const [name, weight] = item.trim().split(/\s*;\s*q=/)
      return name === encoding && Number(weight ?? 1) > 0
    })
}
