import { describe, expect, it } from 'vitest'
import { createChance } from './chance.ts'
import { planRun } from './planRun.ts'
import { LINKS, createWeather } from './weather.ts'

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed)
const CHANGE = { method: 'POST', path: '/graphql', headers: {} }

const faultsOf = (seed: number, calls = 50) => {
  const weather = createWeather(seed)
  return LINKS.map((link) => Array.from({ length: calls }, () => weather.faultOf(link, CHANGE)))
}

describe('a seed', () => {
  it('says the same each time, and something else than its neighbours', () => {
    const [first, second] = [createChance(7, 'a'), createChance(7, 'a')]
    const numbers = Array.from({ length: 20 }, () => first.next())
    expect(Array.from({ length: 20 }, () => second.next())).toEqual(numbers)
    expect(new Set(SEEDS.map((seed) => createChance(seed, 'a').next())).size).toBe(SEEDS.length)
    expect(createChance(7, 'a').next()).not.toBe(createChance(7, 'b').next())
    expect(planRun(7)).toEqual(planRun(7))
    expect(faultsOf(7)).toEqual(faultsOf(7))
  })

  it('spreads its numbers evenly', () => {
    const chance = createChance(3, 'even')
    const counts = [0, 0, 0, 0]
    for (let draw = 0; draw < 4_000; draw += 1) counts[chance.between(0, 3)]! += 1
    for (const count of counts) expect(count).toBeGreaterThan(850)
  })

  it('begins every run with something bought, and brings every kind of step and of fault', () => {
    const plans = SEEDS.map(planRun)
    expect(plans.every(({ steps }) => steps[0]?.kind === 'buy')).toBe(true)
    expect(new Set(plans.flatMap(({ steps }) => steps.map(({ kind }) => kind))).size).toBe(15)
    const kinds = new Set(SEEDS.flatMap((seed) => faultsOf(seed).flat()).map((fault) => fault?.kind))
    expect(kinds).toEqual(
      new Set(['answer', 'answerAfter', 'cut', 'cutAfter', 'delay', 'duplicate', 'hold', 'truncate', undefined]),
    )
  })

  it('kills the browser only where it can be opened again', () => {
    const killed = SEEDS.map(planRun).filter(({ steps }) => steps.some(({ kind }) => kind === 'killBrowser'))
    expect(killed.length).toBeGreaterThan(0)
    expect(killed.every(({ hasProfile }) => hasProfile)).toBe(true)
  })

  it('leaves some days fine', () => {
    const calm = SEEDS.filter((seed) => faultsOf(seed)[0]?.every((fault) => fault === undefined))
    expect(calm.length).toBeGreaterThan(20)
  })
})
