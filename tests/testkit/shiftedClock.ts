/** Environment of a process whose clock is ahead by so many milliseconds: for what is past its time. */
export function clockAheadBy(milliseconds: number): Readonly<Record<string, string>> {
  const code = `const Real = Date
globalThis.Date = class extends Real {
  constructor(...parts) { super(...(parts.length > 0 ? parts : [Real.now() + ${milliseconds}])) }
  static now() { return Real.now() + ${milliseconds} }
}`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` }
}
