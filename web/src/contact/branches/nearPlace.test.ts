import { describe, expect, test } from 'vitest'
import { branchSearch, isBranchParameter, isWrongPostcode, readBranchChoice } from './branchAddress.ts'
import { byDistance, byState, findOrigin } from './nearPlace.ts'

const branch = (name: string, [latitude, longitude]: readonly [number, number], postcode: string) => ({
  name,
  city: name,
  postcode,
  location: { latitude, longitude },
})
const SHOPS = [
  branch('Del Valle', [19.379, -99.179], '03100'),
  branch('Lindavista', [19.489, -99.135], '07300'),
  branch('Guadalajara, Chapalita', [20.666, -103.403], '45040'),
  branch('Monterrey', [25.635, -100.28], '64860'),
  branch('Puebla', [19.056, -98.225], '72160'),
  branch('Querétaro', [20.574, -100.376], '76090'),
]

describe('branches near a place', () => {
  test('are sorted by their distance over the ground', () => {
    const origin = { name: null, point: { latitude: 19.4326, longitude: -99.1332 } }
    const found = byDistance(SHOPS, origin).map(({ branch: { name }, km }) => [name, Number(km?.toFixed(1))])
    expect(found.slice(0, 5)).toEqual([
      ['Lindavista', 6.3],
      ['Del Valle', 7.7],
      ['Puebla', expect.closeTo(104, 0)],
      ['Querétaro', expect.closeTo(182, 0)],
      ['Guadalajara, Chapalita', expect.closeTo(467, 0)],
    ])
    expect(found[5]?.[0]).toBe('Monterrey')
  })

  test('without a position come last', () => {
    const nowhere = { ...SHOPS[0]!, name: 'Nowhere', location: null }
    const found = byDistance([nowhere, ...SHOPS], findOrigin('44100', 'MX', SHOPS))
    expect([found[0]?.branch.name, found.at(-1)]).toEqual(['Guadalajara, Chapalita', { branch: nowhere, km: null }])
  })

  test('keep their order where no place is known; for an unknown place they are sorted by state', () => {
    expect(byDistance(SHOPS, null).map(({ branch: { name } }) => name)).toEqual(SHOPS.map(({ name }) => name))
    expect(byState(SHOPS, 'MX').map(({ branch: { name } }) => name)).toEqual([
      'Del Valle',
      'Lindavista',
      'Guadalajara, Chapalita',
      'Monterrey',
      'Puebla',
      'Querétaro',
    ])
  })
})

describe('a place', () => {
  test.each([
    ['44100', 'Guadalajara'],
    ['queretaro', 'Querétaro'],
    ['lindavista', 'Lindavista'],
    ['99999', undefined],
    ['4410', undefined],
    ['xy', undefined],
    ['', undefined],
  ])('«%s» is found as %s', (place, name) => {
    expect(findOrigin(place, 'MX', SHOPS)?.name).toBe(name)
  })
})

describe('the address of a search', () => {
  test('names the place and the filters, and reads what it wrote', () => {
    const choice = { place: '44100', isOpenNow: true, needs: ['credit', 'step_free'] as const }
    expect(branchSearch(choice)).toBe('?cp=44100&abierto=1&servicio=credit&servicio=step_free')
    expect(readBranchChoice(new URLSearchParams(branchSearch(choice)))).toEqual(choice)
    expect(branchSearch({ place: '', isOpenNow: false, needs: [] })).toBe('')
  })

  test('is read without what there is not', () => {
    const search = new URLSearchParams(`servicio=xyz&abierto=yes&cp=${'9'.repeat(500)}`)
    expect(readBranchChoice(search)).toMatchObject({ isOpenNow: false, needs: [], place: '' })
    expect([...search].map(([name, value]) => isBranchParameter(name, value))).toEqual([false, false, false])
    expect(isBranchParameter('servicio', 'parking')).toBe(true)
  })

  test('knows a mistyped postal code from a town', () => {
    expect(['4410', '441000', '44100', 'León'].map(isWrongPostcode)).toEqual([true, true, false, false])
  })
})
