import { expect, test } from 'vitest'
import { pluck } from '../testing/pluck.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const estimate = (query: string) => platform.get(`/api/stock/delivery-estimate?${query}`)

test('answers in the requested order, without what is unknown or not delivered', async () => {
  const { body } = await estimate('skus=SOFA-AZUL,NOPE,GARANTIA,VIEJO,LAMP&postcode=44100&store=hogar')
  expect(pluck(body.result, 'sku')).toEqual(['SOFA-AZUL', 'LAMP'])
  expect(body.result).toMatchObject([
    { earliest: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), latest: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    {},
  ])
})

test('what is sold out comes later', async () => {
  const { body } = await estimate('skus=LAMP,FOCO&postcode=44100')
  const [lamp, bulb] = pluck(body.result, 'earliest') as string[]
  expect(bulb! > lamp!).toBe(true)
})

test.each([
  ['no skus', 'postcode=44100', 'skus parameter is required'],
  ['no postcode', 'skus=LAMP', 'postcode must have 5 digits'],
  ['a postcode of letters', 'skus=LAMP&postcode=44x00', 'postcode must have 5 digits'],
  ['an unknown store', 'skus=LAMP&postcode=44100&store=nope', 'Unknown store nope'],
  [
    'too many skus',
    `skus=${Array.from({ length: 16 }, (_, n) => `S${n}`).join(',')}&postcode=44100`,
    'At most 15 skus may be asked for at once',
  ],
])('%s is refused', async (_name, query, result) => {
  expect(await estimate(query)).toMatchObject({ status: 400, body: { code: 400, result } })
})
