import { type Chance, createChance } from './chance.ts'

/** One thing that a shopper does, or that happens to the browser. `which` in [0, 1) chooses among what is there. */
export type Step =
  | Readonly<{ kind: 'buy'; which: number; presses: number }>
  | Readonly<{ kind: 'visitCart' }>
  | Readonly<{ kind: 'setUnits'; which: number; units: number }>
  | Readonly<{ kind: 'remove'; which: number; isUndone: boolean }>
  | Readonly<{ kind: 'coupon' }>
  | Readonly<{ kind: 'order' }>
  | Readonly<{ kind: 'openTab' }>
  | Readonly<{ kind: 'switchTab'; which: number }>
  | Readonly<{ kind: 'closeTab' }>
  | Readonly<{ kind: 'reload' }>
  /** The page's process ends, in the middle of a press where `isPressing`. */
  | Readonly<{ kind: 'crashPage'; isPressing: boolean }>
  /** The browser ends, and is opened again. */
  | Readonly<{ kind: 'killBrowser' }>
  | Readonly<{ kind: 'network'; isOnline: boolean }>
  | Readonly<{ kind: 'moveClock'; minutes: number }>
  | Readonly<{ kind: 'limitStorage'; isFull: boolean }>

export type Plan = Readonly<{
  seed: number
  /** True when the browser keeps its data in a folder: only then can it be killed and opened again. */
  hasProfile: boolean
  steps: readonly Step[]
}>

const STEPS = [4, 9] as const
const PROFILE_SHARE = 0.1
/** Back and forth: a phone that finds the time, a shopper who corrects it. */
const CLOCK_JUMPS_MINUTES = [-120, -5, 5, 120, 60 * 24] as const

type Maker = (chance: Chance) => Step

const STEP_KINDS: readonly (readonly [number, Maker])[] = [
  [
    6,
    (chance) => ({
      kind: 'buy',
      which: chance.next(),
      presses: chance.weigh([
        [3, 1],
        [1, 2],
      ]),
    }),
  ],
  [2, () => ({ kind: 'visitCart' })],
  [4, (chance) => ({ kind: 'setUnits', which: chance.next(), units: chance.between(1, 5) })],
  [3, (chance) => ({ kind: 'remove', which: chance.next(), isUndone: chance.next() < 0.5 })],
  [1, () => ({ kind: 'coupon' })],
  [2, () => ({ kind: 'order' })],
  [2, () => ({ kind: 'openTab' })],
  [2, (chance) => ({ kind: 'switchTab', which: chance.next() })],
  [1, () => ({ kind: 'closeTab' })],
  [2, () => ({ kind: 'reload' })],
  [2, (chance) => ({ kind: 'crashPage', isPressing: chance.next() < 0.5 })],
  [3, (chance) => ({ kind: 'network', isOnline: chance.next() < 0.4 })],
  [1, (chance) => ({ kind: 'moveClock', minutes: chance.pick(CLOCK_JUMPS_MINUTES) })],
  [1, (chance) => ({ kind: 'limitStorage', isFull: chance.next() < 0.7 })],
]

const KILL: readonly [number, Maker] = [4, () => ({ kind: 'killBrowser' })]

/** Plans the run of a seed. It begins with something bought: an empty cart loses nothing. */
export function planRun(seed: number): Plan {
  const chance = createChance(seed, 'steps')
  const hasProfile = chance.next() < PROFILE_SHARE
  const kinds = hasProfile ? [...STEP_KINDS, KILL] : STEP_KINDS
  const first: Step = { kind: 'buy', which: chance.next(), presses: 1 }
  const others = Array.from({ length: chance.between(...STEPS) }, () => chance.weigh<Maker>(kinds)(chance))
  return { seed, hasProfile, steps: [first, ...others] }
}
