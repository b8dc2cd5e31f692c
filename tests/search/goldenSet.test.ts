import { beforeAll, describe, expect, it } from 'vitest'
import { brands } from '@hogar/demo/seed/options/brands.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { EXCEPTIONS } from './exceptions.ts'
import { type Judgement, type Ware, gradeOf, ndcg } from './judge.ts'
import { german } from './judgements/german.ts'
import { italian } from './judgements/italian.ts'
import { spanishNames } from './judgements/spanishNames.ts'
import { spanishPhrases } from './judgements/spanishPhrases.ts'
import { type Found, searchWares } from './searchWares.ts'

const MEAN_MIN = 0.9
const FLOOR = 0.5
const WORST_SHOWN = 10

const BRANDS = [...new Set(Object.values(brands).flat())]
const byBrand = BRANDS.map((brand): Judgement => [brand, { brand }])

type Rated = Readonly<{ judgement: Judgement; found: Found; score: number }>

async function rate(store: string, judgements: readonly Judgement[]): Promise<readonly Rated[]> {
  const { platform } = sharedShop()
  const all = await searchWares(platform, store, { text: '', size: 5_000 })
  const rated: Rated[] = []
  for (const judgement of judgements) {
    const found = await searchWares(platform, store, { text: judgement[0], size: 10 })
    rated.push({ judgement, found, score: ndcg(judgement, found.wares, all.wares) })
  }
  return rated
}

function told({ judgement, found, score }: Rated): string {
  const seen = found.wares.map((ware: Ware) => `${ware.name} (${gradeOf(judgement, ware)})`)
  return `${score.toFixed(2)} "${judgement[0]}": ${seen.join(', ')}`
}

describe.each([
  ['hogar', [...spanishNames, ...spanishPhrases, ...byBrand]],
  ['de', german],
  ['it', italian],
] as const)('what shoppers search for in %s', (store, judgements) => {
  let rated: readonly Rated[]
  beforeAll(async () => {
    rated = await rate(store, judgements)
  })

  it('finds what they want first: nDCG of ten answers is 0.9 or more', () => {
    const mean = rated.reduce((sum, { score }) => sum + score, 0) / rated.length
    const worst = rated.toSorted((one, two) => one.score - two.score).slice(0, WORST_SHOWN)
    expect(mean, worst.map(told).join('\n')).toBeGreaterThanOrEqual(MEAN_MIN)
  })

  it('is of use for every query, but for those with a written reason', () => {
    const useless = rated.filter(({ score, judgement }) => score < FLOOR && !EXCEPTIONS.has(judgement[0]))
    expect(useless.map(told)).toEqual([])
  })
})

describe('every brand', () => {
  it.each(['hogar', 'viu', 'mavi', 'de', 'it'])('finds its own products first in %s', async (store) => {
    const { platform } = sharedShop()
    const { wares: all } = await searchWares(platform, store, { text: '', size: 5_000 })
    for (const brand of BRANDS) {
      const own = all.filter((ware) => ware.brand === brand).length
      const { wares } = await searchWares(platform, store, { text: brand, size: 5 })
      const expected = Array.from({ length: Math.min(5, own) }, () => brand)
      expect(
        wares.slice(0, own).map((ware) => ware.brand),
        brand,
      ).toEqual(expected)
    }
  })
})

describe('what the shop does not sell', () => {
  it.each(['árbol de navidad', 'tarjeta de regalo', 'freidora', 'toalla', 'xkcdqwzz'])(
    '%s is not reported as found',
    async (text) => {
      const { all } = await searchWares(sharedShop().platform, 'hogar', { text, size: 10 })
      expect(all).toBe(0)
    },
  )
})
