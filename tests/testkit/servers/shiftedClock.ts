import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** Environment of a process whose clock is ahead by so many milliseconds: for what is past its time. */
export function clockAheadBy(milliseconds: number): Readonly<Record<string, string>> {
  const code = `const Real = Date
globalThis.Date = class extends Real {
  constructor(...parts) { super(...(parts.length > 0 ? parts : [Real.now() + ${milliseconds}])) }
  static now() { return Real.now() + ${milliseconds} }
}`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` }
}

/** Clock of processes that a test moves while they run: a file says how many milliseconds it is ahead. */
export type MovableClock = Readonly<{
  env: Readonly<Record<string, string>>
  moveTo(milliseconds: number): Promise<void>
}>

/** Returns a clock that shows the real time until it is moved. Its file is looked at once in so many milliseconds. */
export async function movableClock(directory: string): Promise<MovableClock> {
  const file = join(directory, 'clock')
  const moveTo = async (milliseconds: number) => {
    await writeFile(file, String(milliseconds))
    await setTimeout(2 * LOOK_MS)
  }
  await moveTo(0)
  const code = `import { readFileSync } from 'node:fs'
const Real = Date
let [ahead, looked] = [0, -Infinity]
const now = () => {
  const since = performance.now()
  if (since - looked > ${LOOK_MS}) [ahead, looked] = [Number(readFileSync(${JSON.stringify(file)}, 'utf8')), since]
  return Real.now() + ahead
}
globalThis.Date = class extends Real {
  constructor(...parts) { super(...(parts.length > 0 ? parts : [now()])) }
  static now() { return now() }
}`
  return { env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` }, moveTo }
}

const LOOK_MS = 50
